# Poison. Une place, seat, a toujours à côté d'elle seat_is : you ou other.

poison-name = Poison
poison-tagline = Nourrissez trois chaudrons, et ne soyez pas celui ou celle qui les fait déborder.

# Cartes et couleurs
poison-card-R = { $value ->
    [0] Zéro rouge
   *[other] { $value } rouge
  }
poison-card-RW = Joker rouge
poison-card-B = { $value ->
    [0] Zéro bleu
   *[other] { $value } bleu
  }
poison-card-BW = Joker bleu
poison-card-P = { $value ->
    [0] Zéro violet
   *[other] { $value } violet
  }
poison-card-PW = Joker violet
poison-card-X = poison { $value }
poison-colour-R = rouge
poison-colour-B = bleu
poison-colour-P = violet
poison-colour-none = libre

# Ce qui se passe
poison-said-dealer = { $seat_is ->
    [you] Le sort vous désigne pour donner en premier.
   *[other] Le sort désigne { $seat } pour donner en premier.
  }
poison-said-round = Manche { $round } sur { $rounds }.
poison-said-deals = { $seat_is ->
    [you] Vous donnez.
   *[other] { $seat } donne.
  }
poison-said-begins = { $seat_is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
  }
poison-said-stack = { $count ->
    [one] Il reste { $count } carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
  }
poison-said-out = { $count ->
    [one] { $count } carte est écartée pour la manche, sans être vue.
   *[other] { $count } cartes sont écartées pour la manche, sans être vues.
  }
poison-said-dealt = { $seat_is ->
    [you] Vous recevez : { $cards }.
   *[other] { $seat } reçoit : { $cards }.
  }
poison-said-played = { $seat_is ->
    [you] Vous jouez
   *[other] { $seat } joue
  } { $card } dans le chaudron { $cauldron } : { $before } + { $value } = { $total }.
poison-said-played-over = { $seat_is ->
    [you] Vous jouez
   *[other] { $seat } joue
  } { $card } dans le chaudron { $cauldron } : { $before } + { $value } = { $reached }, il déborde. Le nouveau total est { $total }.
poison-said-played-wild = { $seat_is ->
    [you] Vous jouez
   *[other] { $seat } joue
  } { $card } dans le chaudron { $cauldron } : il copie { $value }, { $before } + { $value } = { $reached }, puis il compte 0. Le total reste { $total }.
poison-said-played-wild-over = { $seat_is ->
    [you] Vous jouez
   *[other] { $seat } joue
  } { $card } dans le chaudron { $cauldron } : il copie { $value }, { $before } + { $value } = { $reached }, le chaudron déborde. Le nouveau total est { $total }.
poison-said-took = { $seat_is ->
    [you] Vous ramassez
   *[other] { $seat } ramasse
  } { $cards_count ->
    [one] la carte du chaudron { $cauldron } : { $cards }.
   *[other] { $cards_count } cartes du chaudron { $cauldron } : { $cards }.
  }
poison-said-drew = { $seat_is ->
    [you] Vous piochez :
   *[other] { $seat } pioche :
  } { $cards }. Reste dans la pioche : { $left }.
poison-said-drew-hidden = { $seat_is ->
    [you] Vous piochez une carte.
   *[other] { $seat } pioche une carte.
  } Reste dans la pioche : { $left }.
poison-said-passed = { $seat_is ->
    [you] Vous ne pouvez jouer aucune de vos cartes et perdez votre tour.
   *[other] { $seat } ne peut jouer aucune carte et perd son tour, avec { $count } en main.
  }
poison-said-round-over = La manche { $round } est terminée.
poison-said-unplayed = { $seat_is ->
    [you] Il vous reste en main : { $cards } ; cela ne compte pas.
   *[other] Il reste en main à { $seat } : { $cards } ; cela ne compte pas.
  }
poison-said-totals = Après la manche { $round } : { $texts }.
poison-sum = { $seat } { $points }
poison-said-game-over = La partie est terminée.
poison-said-won = { $seats_count ->
    [one] Le moins de points, { $points } : la victoire revient à { $seats }.
   *[other] Le moins de points, { $points } chacun : { $seats } se partagent la victoire.
  }

# Le décompte d'une manche expliqué
poison-majority = { $seat_is ->
    [you] Majorité en { $text_colour } : vous, avec { $count } ; vous les défaussez.
   *[other] Majorité en { $text_colour } : { $seat }, avec { $count }, à la défausse.
  }
poison-majority-tie = Majorité en { $text_colour } : égalité entre { $seats }, avec { $count } chacun ; personne ne défausse.
poison-majority-none = Majorité en { $text_colour } : personne n’en a ramassé.
poison-part = { $colour ->
    [R] { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
      }
    [B] { $count ->
        [one] { $count } bleue
       *[other] { $count } bleues
      }
   *[P] { $count ->
        [one] { $count } violette
       *[other] { $count } violettes
      }
  }
poison-part-majority = { $colour ->
    [R] { $count ->
        [one] { $count } rouge (défaussée)
       *[other] { $count } rouges (défaussées)
      }
    [B] { $count ->
        [one] { $count } bleue (défaussée)
       *[other] { $count } bleues (défaussées)
      }
   *[P] { $count ->
        [one] { $count } violette (défaussée)
       *[other] { $count } violettes (défaussées)
      }
  }
poison-part-poison = { $count ->
    [one] { $count } poison (compte { $points })
   *[other] { $count } poisons (comptent { $points })
  }
poison-reckoning = { $seat_is ->
    [you] Vous comptez
   *[other] { $seat } compte
  } { $points } : { $texts }.
poison-reckoning-nothing = { $seat_is ->
    [you] Vous n’avez rien ramassé et comptez 0.
   *[other] { $seat } n’a rien ramassé et compte 0.
  }

# La table
poison-table-turn = Manche { $round } sur { $rounds }. { $seat_is ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $seat } de jouer.
  }
poison-table-deal = Manche { $round } sur { $rounds }. { $seat_is ->
    [you] C’est à vous de donner.
   *[other] C’est à { $seat } de donner.
  }
poison-table-no-dealer = { $rounds } manches. Le sort n’a pas encore désigné qui donne en premier.
poison-table-over = La partie est terminée, après { $rounds } manches.
poison-table-stack = Cartes dans la pioche : { $count }.
poison-table-out = Cartes écartées pour la manche, sans être vues : { $count }.
poison-table-cauldron = Chaudron { $cauldron }, { $text_colour }, total { $total } sur { $limit } : { $cards }.
poison-table-cauldron-empty = Chaudron { $cauldron }, { $text_colour }, est vide.
poison-table-seat = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }{ $dealer ->
    [1] {" (donneur)"}
   *[other] {""}
  } : en main { $count }, ramassées { $taken }, points { $points }.
poison-table-seat-open = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }{ $dealer ->
    [1] {" (donneur)"}
   *[other] {""}
  } : en main { $count }, ramassées { $taken }, points { $points }. Ramassées : { $cards_taken }.
poison-table-proof = { $seat_is ->
    [you] En passant, vous avez montré
   *[other] En passant, { $seat } a montré
  } au moins { $count } de ces cartes : { $cards }.
poison-table-hand = Votre main : { $cards }.

# Les coups, et ce qu'ils feraient
poison-move-dealer = le sort désigne qui donne en premier
poison-move-deal = les cartes sont distribuées
poison-move-play = { $card } dans le chaudron { $cauldron }
poison-outlook-stays = { $before } → { $after } sans déborder
poison-outlook-wild = { $before } → { $after } sans déborder, puis { $before }
poison-outlook-takes = { $before } → { $after }, ramasse { $takes }

# Les refus
poison-no-colour-elsewhere = La couleur de cette carte, { $card }, est dans le chaudron { $home } : elle va là et non dans le { $cauldron }.
poison-no-wild-without-colour = Un Joker ne va que là où se trouve sa couleur, et aucun chaudron n’a en ce moment celle de votre { $card }.
poison-no-other-colour = Le chaudron { $cauldron } est { $text_colour }, ce que { $card } n’est pas. { $free_count ->
    [one] Ouvert à cette carte : le chaudron { $free }
   *[other] Ouverts à cette carte : les chaudrons { $free }
  }.
poison-not-in-hand = Vous n’avez pas cette carte : { $card }. Votre main : { $cards_have }.
poison-no-such-cauldron = Il n’y a pas de chaudron { $cauldron } : ce sont 1, 2 et 3.
poison-no-such-dealer = Il n’y a pas de place { $dealer } pour donner.
poison-not-the-deck = Ce ne sont pas les cartes de ce jeu.
poison-unknown-card = Il n’y a pas de carte « { $name } » : une carte est R, B ou P avec 0, 1, 2, 4, 5, 7 ou W, ou le poison X4.
poison-move-hint = Un coup est une carte et un chaudron de 1 à 3, par exemple R5>1.
poison-config-extra-cards = Les cartes Zéro et Joker n’existent que dans l’édition Manuel (edition=manual).

# Éditions et options, telles qu'un formulaire les montre
poison-edition-classic = Classique
poison-edition-classic-help = L’originale française : un chaudron prend la couleur de sa première potion.
poison-edition-outset = Outset
poison-edition-outset-help = Outset Media, 2021 : chaque chaudron garde sa couleur, et des cartes peuvent rester à l’écart.
poison-edition-manual = Manuel
poison-edition-manual-help = Le manuel de référence : chaudrons libres et, si l’on veut, cartes Zéro et Joker.
poison-option-players = Joueurs
poison-option-players-help = De trois à six.
poison-option-edition = Édition
poison-option-edition-help = Les règles imprimées que l’on suit.
poison-option-edition-classic = Classique
poison-option-edition-classic-help = L’originale française : un chaudron prend la couleur de sa première potion ; à trois, on joue six manches.
poison-option-edition-outset = Outset
poison-option-edition-outset-help = Outset Media, 2021 : chaque chaudron garde sa couleur, et des cartes peuvent rester à l’écart.
poison-option-edition-manual = Manuel
poison-option-edition-manual-help = Le manuel de référence : chaudrons libres et, si l’on veut, cartes Zéro et Joker.
poison-option-variant = Variante
poison-option-variant-help = Comment on distribue les cartes.
poison-option-variant-none = Donne complète
poison-option-variant-none-help = Les cartes sont distribuées au début de la manche.
poison-option-variant-draw = Avec pioche
poison-option-variant-draw-help = Cinq cartes chacun ; après avoir joué une carte, on en pioche une. Avec le manuel, c’est une règle maison.
poison-option-zeros = Cartes Zéro
poison-option-zeros-help = Combien par couleur ; elles comptent 0. Dans le manuel seulement.
poison-option-wilds = Jokers
poison-option-wilds-help = Combien par couleur ; un Joker copie une carte quand on le joue, puis compte 0. Dans le manuel seulement.
poison-option-wild_copies = Un Joker copie
poison-option-wild_copies-help = Quelle carte donne sa valeur à un Joker quand on le joue.
poison-option-wild_copies-top = La carte du dessus
poison-option-wild_copies-top-help = Quelle qu’elle soit : 4 pour un poison, 0 pour un Zéro ou un Joker.
poison-option-wild_copies-colour = Sa couleur
poison-option-wild_copies-colour-help = La carte de sa couleur posée en dernier.
poison-option-taken = Cartes ramassées, vues par
poison-option-taken-help = Si les piles ramassées sont visibles ou non.
poison-option-taken-nobody = Personne
poison-option-taken-nobody-help = Elles restent face cachée jusqu’au décompte, comme imprimé.
poison-option-taken-everyone = Tout le monde
poison-option-taken-everyone-help = Elles sont visibles de tous : une règle maison, douce pour la mémoire.
poison-option-first_dealer = Premier donneur
poison-option-first_dealer-help = La personne à gauche du donneur commence.
poison-option-first_dealer-random = Tiré au sort
poison-option-first_dealer-random-help = Le hasard désigne qui donne en premier.

# La page
poison-poison = poison
poison-ask-card = Choisissez une carte
poison-ask-again = { $card } : encore une fois pour le chaudron { $cauldron }
poison-ask-cauldron = Choisissez un chaudron pour { $card }
poison-forecast-stays = reste dans le chaudron
poison-forecast-boils = déborde : vous prenez { $takes }
poison-forecast-brim = jusqu’au bord
poison-example-lies = Il y a ici { $cards }
poison-example-empty = Il n’y a rien ici
poison-example-takes = { $seat } prend
poison-example-stays = et celle-ci reste
poison-passes = passe
poison-hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
  }
poison-count-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
poison-count-taken = { $count ->
    [one] { $count } carte ramassée
   *[other] { $count } cartes ramassées
  }
poison-pad-note = le moins gagne
poison-pad-taken = { $count } prises
poison-why = { $seat_is ->
    [you] Vos { $points } de la manche { $round }
   *[other] { $seat } : { $points } à la manche { $round }
  }
poison-why-most = le plus : ne comptent pas
poison-why-tie = le plus, mais à égalité
poison-why-counts = un point chacune
poison-why-poison = deux points chacun
poison-paper-note = Qui a seul le plus de cartes d’une couleur les défausse : elles ne comptent pas.
poison-paper-points = Points
poison-paper-most = le plus
poison-paper-tie = égalité

# Balance
poison-balance-played = Coups qui font déborder le chaudron

# Le guide de la première partie
poison-guide-turn = C’est à vous
poison-guide-turn-text = Chacun joue une carte à son tour, dans le sens horaire. Cette ligne dit toujours à qui c’est de jouer et ce qu’on attend de vous.
poison-guide-hand = Votre main
poison-guide-hand-text = Choisissez une carte : touchez-la, ou tapez son numéro. Ce qui ne se joue pas maintenant est voilé ; choisissez-la, et elle dit pourquoi.
poison-guide-pots = Où elle peut aller
poison-guide-pots-text = Les chaudrons qui brillent sont ouverts à cette carte. Pressez-en un, et elle est jouée. Vous pouvez encore en choisir une autre.
poison-guide-outlook = Ce que cela donnerait
poison-guide-outlook-text = Le total avant et après. Jusqu’à 13, il ne se passe rien. La ligne le dit avant que vous jouiez.
poison-guide-boils = Celui-ci déborderait
poison-guide-boils-text = Au-delà de 13, vous prenez tout ce qui s’y trouve ; votre carte reste. Les cartes prises coûtent des points : cherchez une autre place.
poison-guide-shut = Pas ici
poison-guide-shut-text = Un chaudron tient une couleur, et chaque couleur est dans un seul chaudron ; le poison va partout. Pressez-le, et la table nomme la règle.
poison-guide-taken = Vous avez pris des cartes
poison-guide-taken-text = Une potion coûte 1 point, un poison 2. Mais qui a pris le plus d’une couleur, seul, n’en marque rien.
poison-guide-pad = La feuille de score
poison-guide-pad-text = Les points de chaque manche sont ici. Le moins gagne. Touchez un nombre : il dit d’où il vient.
