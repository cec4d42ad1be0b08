# Voodoo Prince. Une place, seat, a toujours à côté d'elle seat_is : you ou other.

voodoo-name = Voodoo Prince
voodoo-tagline = Gagnez vos plis, mais plus tard que les autres, sans être le tout dernier en jeu.

# Cartes et couleurs
voodoo-card-R = { $value } rouge
voodoo-card-Y = { $value } jaune
voodoo-card-G = { $value } vert
voodoo-card-B = { $value } bleu
voodoo-card-P = { $value } violet
voodoo-colour-R = rouge
voodoo-colour-Y = jaune
voodoo-colour-G = vert
voodoo-colour-B = bleu
voodoo-colour-P = violet

# Ce qui se passe
voodoo-said-dealer = { $seat_is ->
    [you] Le sort vous désigne pour donner en premier.
   *[other] Le sort désigne { $seat } pour donner en premier.
  }
voodoo-said-trump-drawn = Le premier atout est tiré : { $text_trump }.
voodoo-said-round = Manche { $round } sur { $rounds }.
voodoo-said-deals = { $seat_is ->
    [you] Vous donnez.
   *[other] { $seat } donne.
  }
voodoo-said-aside = { $count ->
    [one] { $count } carte est mise de côté, sans être vue.
   *[other] { $count } cartes sont mises de côté, sans être vues.
  }
voodoo-said-needed = { $count ->
    [one] Avec { $count } pli, on sort de la manche.
   *[other] Avec { $count } plis, on sort de la manche.
  }
voodoo-said-names-trump = { $seat_is ->
    [you] À vous de regarder votre main, d’annoncer l’atout et d’entamer.
   *[other] { $seat } annonce l’atout, puis entame.
  }
voodoo-said-begins = { $seat_is ->
    [you] L’atout est { $text_trump }, et vous entamez.
   *[other] L’atout est { $text_trump }, et { $seat } entame.
  }
voodoo-said-dealt = { $seat_is ->
    [you] Vous recevez : { $cards }.
   *[other] { $seat } reçoit : { $cards }.
  }
voodoo-said-trump-named = { $seat_is ->
    [you] Vous annoncez l’atout : { $text_trump }.
   *[other] { $seat } annonce l’atout : { $text_trump }.
  }
voodoo-said-leads = { $seat_is ->
    [you] Vous entamez du { $card }.
   *[other] { $seat } entame du { $card }.
  }
voodoo-said-follows = { $seat_is ->
    [you] Vous fournissez le { $card }
   *[other] { $seat } fournit le { $card }
  }{ $ahead ->
    [1] {" et"} { $seat_is ->
        [you] menez.
       *[other] mène.
      }
   *[other] .
  }
voodoo-said-trumps = { $seat_is ->
    [you] Vous coupez du { $card }
   *[other] { $seat } coupe du { $card }
  }{ $ahead ->
    [1] {" et"} { $seat_is ->
        [you] menez.
       *[other] mène.
      }
   *[other] .
  }
voodoo-said-discards = { $seat_is ->
    [you] Vous vous défaussez du { $card }.
   *[other] { $seat } se défausse du { $card }.
  }
voodoo-said-doll = La poupée, le { $card }, a rencontré le { $card_beaten } et le bat.
voodoo-said-won = { $seat_is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
  } le pli avec le { $card }. Plis : { $tricks } (il en faut { $needed }).
voodoo-said-won-split = { $seat_is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
  } le pli avec le { $card }, qui le dédouble. Plis : { $tricks } (il en faut { $needed }).
voodoo-said-out = { $seat_is ->
    [you] Vous sortez de la manche et marquez
   *[other] { $seat } sort de la manche et marque
  } les plis de tous les autres : { $sum } = { $points }.
voodoo-said-out-one = { $seat_is ->
    [you] Vous sortez de la manche et marquez les plis de l’autre : { $points }.
   *[other] { $seat } sort de la manche et marque les plis de l’autre : { $points }.
  }
voodoo-said-laid-aside = { $seat_is ->
    [you] Vous mettez
   *[other] { $seat } met
  } { $count ->
    [one] { $count } carte de côté.
   *[other] { $count } cartes de côté.
  }
voodoo-said-leads-next = { $seat_is ->
    [you] Vous entamez le pli suivant.
   *[other] { $seat } entame le pli suivant.
  }
voodoo-said-last = { $seat_is ->
    [you] Il ne reste que vous en jeu : vous marquez un point pour chacun de vos plis, soit { $tricks }.
   *[other] Il ne reste que { $seat } en jeu, qui marque un point pour chacun de ses plis, soit { $tricks }.
  }
voodoo-said-lacks = { $seat_is ->
    [you] Vous avez { $tricks } plis sur { $needed } et marquez ce qui manque : { $missing }.
   *[other] { $seat } a { $tricks } plis sur { $needed } et marque ce qui manque : { $missing }.
  }
voodoo-said-round-over = La manche { $round } est terminée.
voodoo-said-totals = Après la manche { $round } : { $texts }.
voodoo-sum = { $seat } { $points }
voodoo-said-game-over = La partie est terminée.
voodoo-said-won-game = { $seats_count ->
    [one] Le plus de points, { $points } : la victoire revient à { $seats }.
   *[other] Le plus de points, { $points } chacun : { $seats } se partagent la victoire.
  }

# Une manche expliquée
voodoo-reckoning-out = { $place ->
    [1] Premier départ
    [2] Deuxième départ
    [3] Troisième départ
   *[other] Quatrième départ
  } : { $seat }, avec { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
voodoo-reckoning-last = En jeu jusqu’au bout : { $seat }, avec { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }

# La table
voodoo-table-turn = Manche { $round } sur { $rounds }. { $seat_is ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $seat } de jouer.
  }
voodoo-table-names-trump = Manche { $round } sur { $rounds }. { $seat_is ->
    [you] C’est à vous d’annoncer l’atout.
   *[other] C’est à { $seat } d’annoncer l’atout.
  }
voodoo-table-deal = Manche { $round } sur { $rounds }. { $seat_is ->
    [you] C’est à vous de donner.
   *[other] C’est à { $seat } de donner.
  }
voodoo-table-no-dealer = { $rounds } manches. Le sort n’a pas encore désigné qui donne en premier.
voodoo-table-over = La partie est terminée, après { $rounds } manches.
voodoo-table-trump = Atout : { $text_trump }. Plis à atteindre : { $needed }.
voodoo-table-trump-open = Atout : pas encore annoncé. Plis à atteindre : { $needed }.
voodoo-table-seat = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }{ $dealer ->
    [1] {" (donneur)"}
   *[other] {""}
  } : plis { $tricks } sur { $needed }, en main { $count }, points { $points }.
voodoo-table-seat-out = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }{ $dealer ->
    [1] {" (donneur)"}
   *[other] {""}
  } : hors de la manche avec { $out ->
    [one] { $out } point
   *[other] { $out } points
  }, plis { $tricks }, cartes mises de côté { $count }, points { $points }.
voodoo-table-void = { $seat_is ->
    [you] Vous avez montré que vous n’avez aucune carte de ces couleurs :
   *[other] { $seat } n’a, on le sait, aucune carte de ces couleurs :
  } { $texts }.
voodoo-table-aside = Cartes mises de côté, sans être vues : { $count }.
voodoo-table-last = Dernier pli : { $texts }. { $seat_is ->
    [you] Vous l’avez gagné
   *[other] { $seat } l’a gagné
  } avec le { $card }.
voodoo-table-last-split = Dernier pli : { $texts }. { $seat_is ->
    [you] Vous l’avez gagné
   *[other] { $seat } l’a gagné
  } avec le { $card } ; il a compté pour deux.
voodoo-table-trick = Dans le pli : { $texts }. { $seat_is ->
    [you] Vous menez
   *[other] { $seat } mène
  } avec le { $card }.
voodoo-table-trick-empty = { $seat_is ->
    [you] À vous d’entamer un nouveau pli.
   *[other] { $seat } entame un nouveau pli.
  }
voodoo-laid = { $seat } { $card }
voodoo-table-hand = Votre main : { $cards }.
voodoo-table-hand-aside = { $cards_count ->
    [0] Vos cartes sont mises de côté.
   *[other] Vos cartes mises de côté : { $cards }.
  }

# Les coups, et ce qu'ils feraient
voodoo-move-dealer = le sort désigne qui donne en premier
voodoo-move-deal = les cartes sont distribuées
voodoo-move-trump = atout { $text_trump }
voodoo-move-play = { $card }
voodoo-outlook-trump = { $number ->
    [0] aucune carte dans votre main
   *[other] { $number } dans votre main : { $cards_held }
  }
voodoo-outlook-leads = { $worth ->
    [2] entame, et dédouble le pli si elle le gagne
   *[other] entame
  }
voodoo-outlook-ahead = { $worth ->
    [2] mène pour l’instant, et dédouble le pli si elle le gagne
   *[other] mène pour l’instant
  }
voodoo-outlook-behind = { $seat } mène toujours avec le { $card }
voodoo-outlook-takes = { $seat_is ->
    [you] vous gagnez le pli
   *[other] { $seat } gagne le pli
  } : { $before } → { $after } (il en faut { $needed })
voodoo-outlook-out = { $seat_is ->
    [you] vous gagnez le pli
   *[other] { $seat } gagne le pli
  } : { $before } → { $after } (il en faut { $needed }), et sort avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

# Les refus
voodoo-not-in-hand = Vous n’avez pas cette carte : { $card }. Votre main : { $cards_have }.
voodoo-must-follow = La couleur demandée est { $text_led } et il faut fournir, ce que le { $card } ne fait pas. { $cards_follow_count ->
    [one] Votre seule carte de cette couleur : { $cards_follow }.
   *[other] Vos cartes de cette couleur : { $cards_follow }.
  }
voodoo-trump-first = Il faut annoncer l’atout avant d’entamer.
voodoo-no-trump-now = On ne peut pas annoncer l’atout maintenant.
voodoo-no-such-dealer = Il n’y a pas de place { $dealer } pour donner.
voodoo-not-the-deck = Ce ne sont pas les cartes de ce jeu.
voodoo-unknown-card = Il n’y a pas de carte « { $name } » : une carte est R, Y, G, B ou P avec un nombre de 0 à 15.
voodoo-unknown-colour = Il n’y a pas de couleur « { $name } » : les couleurs sont R, Y, G, B et P.
voodoo-move-hint = Un coup est une carte, par exemple B12, ou l’atout, par exemple trump=R.
voodoo-config-first = Il n’y a pas de telle place pour donner en premier. Possible : { $allowed }.
voodoo-config-deck = Une carte du paquet y est deux fois ou n’existe pas, ou il y a trop peu de cartes.

# Options, telles qu'un formulaire les montre
voodoo-option-players = Joueurs
voodoo-option-players-help = De deux à cinq. Les cartes utilisées et les plis à atteindre en dépendent.
voodoo-option-first = Premier donneur
voodoo-option-first-help = Entame le premier pli. Ensuite donne qui est resté le dernier en jeu.
voodoo-option-first-random = Tiré au sort
voodoo-option-first-random-help = Le hasard désigne qui donne en premier.

# La table dans la page
voodoo-ui-most-wins = le plus gagne
voodoo-ui-in = en jeu
voodoo-ui-last = fin
voodoo-ui-hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
  }
voodoo-ui-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
  }
voodoo-ui-tricks = Plis : { $tricks }, il en faut { $needed }
voodoo-ui-out = Sorti, +{ $points }
voodoo-ui-trump = Atout : { $text_trump }
voodoo-ui-trump-open = Pas d’atout encore
voodoo-ui-trump-is = Atout
voodoo-ui-aside = { $count ->
    [one] { $count } carte mise de côté
   *[other] { $count } cartes mises de côté
  }
voodoo-ui-trick = Le pli
voodoo-ui-led = { $seat_is ->
    [you] Vous entamez
   *[other] { $name } entame
  }
voodoo-ui-winning = en tête
voodoo-example-trump = L’atout est le { $text_trump }
voodoo-example-leads = entame
voodoo-example-follows = fournit
voodoo-example-trumps = coupe
voodoo-example-discards = se défausse
voodoo-ui-wins = gagne
voodoo-ui-wins-split = gagne, compte double
voodoo-ui-wins-doll = la poupée bat le { $value }
voodoo-ui-your-card = Votre carte
voodoo-ui-here = Jouer ici
voodoo-ui-play = Jouer ici : { $card }
voodoo-ui-doll-acts = La poupée
voodoo-ui-splitter-acts = Un dédoubleur
voodoo-ui-trick-won = Pli
voodoo-ui-last-trick = Dernier pli
voodoo-ui-last-won = { $seat_is ->
    [you] Vous l’avez gagné avec { $card }.
   *[other] { $seat } l’a gagné avec { $card }.
  }
voodoo-ui-last-won-split = { $seat_is ->
    [you] Vous l’avez gagné avec { $card }, qui en a fait deux plis.
   *[other] { $seat } l’a gagné avec { $card }, qui en a fait deux plis.
  }
voodoo-ui-close = Fermer
voodoo-ui-lead = À vous d’entamer
voodoo-ui-follow = Fournissez du { $text_led }
voodoo-ui-free = Pas de { $text_led } : carte libre
voodoo-ui-choose = Choisissez l’atout
voodoo-ui-choose-why = Chaque carte de cette couleur bat toutes les autres couleurs. Vous entamez le premier pli.
voodoo-ui-sew = Le coudre
voodoo-ui-held = { $number ->
    [0] Aucune dans votre main
    [one] { $number } carte
   *[other] { $number } cartes
  }{ $texts_count ->
    [0] {""}
   *[other] , avec { $texts }
  }
voodoo-ui-face-doll = la poupée
voodoo-ui-face-splitter = un dédoubleur
voodoo-ui-face-prince = le prince
voodoo-ui-is-out = { $seat_is ->
    [you] Vous sortez
   *[other] { $seat } sort
  }
voodoo-ui-out-with = { $tricks ->
    [one] Avec { $tricks } pli.
   *[other] Avec { $tricks } plis.
  }
voodoo-ui-out-split = Avec { $tricks } plis : le dernier compte double.
voodoo-ui-out-why = Les points sont les plis de tous les autres, comme ils sont là
voodoo-ui-out-before = sorti
voodoo-ui-go-on = Continuer
voodoo-ui-why-out = Ce que les autres avaient pris à ce moment : { $sum }.
voodoo-ui-why-own = { $tricks ->
    [one] dernier en jeu, avec { $tricks } pli
   *[other] dernier en jeu, avec { $tricks } plis
  }
voodoo-ui-why-missing = { $tricks } pris, { $missing } manquants
voodoo-ui-paper-note = Qui sort marque les plis de tous les autres à ce moment. Le dernier en jeu marque les siens.
voodoo-ui-paper-duel = Qui sort marque les plis de l’autre. L’autre marque ce qui lui manque.
voodoo-ui-head-out = Sortie
voodoo-ui-head-player = Joueur
voodoo-ui-head-tricks = Plis
voodoo-ui-head-why = Plis des autres
voodoo-ui-head-points = Points
voodoo-ui-deals-next = { $seat_is ->
    [you] Vous êtes sorti en dernier : vous donnez la manche suivante, nommez l’atout et entamez.
   *[other] { $seat } est sorti en dernier, donne la manche suivante, nomme l’atout et entame.
  }

# Balance
voodoo-balance-played = Plis gagnés quand elle est jouée

# Le guide de la première partie
voodoo-guide-name = Vous nommez l’atout
voodoo-guide-name-text = Vous voyez d’abord votre main. L’atout bat toutes les autres couleurs : prenez-en une que vous tenez longue. Choisissez un cerceau, puis cousez-le.
voodoo-guide-trump = L’atout
voodoo-guide-trump-text = Une carte de cette couleur bat toutes les autres couleurs. Il vaut pour toute la manche.
voodoo-guide-lead = Vous entamez
voodoo-guide-lead-text = Jouez n’importe quelle carte. Les autres doivent fournir sa couleur s’ils l’ont. La meilleure carte prend le pli.
voodoo-guide-follow = Fournir la couleur
voodoo-guide-follow-text = Vous avez la couleur demandée : il faut en jouer une. Les autres cartes sont voilées.
voodoo-guide-free = Rien à fournir
voodoo-guide-free-text = Vous n’avez pas la couleur demandée. Jouez ce que vous voulez : un atout pour gagner, ou une carte dont vous voulez vous défaire.
voodoo-guide-winning = Cette carte gagne
voodoo-guide-winning-text = Elle est cerclée tant que rien ne la bat. Ce pli, le voulez-vous ?
voodoo-guide-pins = Une épingle par pli
voodoo-guide-pins-text = Quand toutes les épingles sont plantées, on sort de la manche. Pas trop tôt : sortir vaut les plis que les autres ont à ce moment.
voodoo-guide-special = Des cartes à pouvoir
voodoo-guide-special-text = Un pli gagné par un 5 ou un 7 en vaut deux. Un 0 est le plus bas de sa couleur, mais bat le plus haut quand ils se rencontrent.
voodoo-guide-out = Quelqu’un est sorti
voodoo-guide-out-text = Sortir rapporte un point par pli que les autres ont à ce moment, et la manche continue sans ce joueur. Le dernier en jeu marque les siens.
voodoo-guide-pad = La feuille de score
voodoo-guide-pad-text = Les points de chaque manche sont ici. Le plus gagne. Touchez un nombre : il dit d’où il vient.
