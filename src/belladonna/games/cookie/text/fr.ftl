# Cookie Smasher : ce que disent ses cartes, son évaluation et ses paquets. Un « why » est la suite de « piment 7, règle fausse : ».

# Le jeu
cookie-name = Cookie Smasher
cookie-tagline = Un plat est empoisonné. Trouvez lequel, et frappez-le avant les autres.

# Aliments
cookie-card-cream = crème
cookie-card-pork = porc
cookie-card-wine = vin
cookie-card-coffee = café
cookie-card-apple = pomme
cookie-card-pear = poire
cookie-card-cookie = cookie
cookie-card-mustard = moutarde
cookie-card-pepper = piment
cookie-card-mint = menthe
cookie-card-fish = poisson
cookie-card-cheese = fromage
cookie-card-water = eau
cookie-card-milk = lait
cookie-card-orange = orange
cookie-card-cauli = chou-fleur
cookie-card-bread = pain
cookie-card-honey = miel
cookie-card-cinnamon = cannelle
cookie-card-ginger = gingembre
cookie-card-beef = bœuf
cookie-card-eggs = œufs
cookie-card-soup = soupe
cookie-card-tea = thé
cookie-card-pea = petit pois
cookie-card-cabbage = chou
cookie-card-wheat = blé
cookie-card-rice = riz
cookie-card-nutmeg = muscade
cookie-card-saffron = safran
cookie-card-quail = caille
cookie-card-ham = jambon
cookie-card-mead = hydromel
cookie-card-ale = cervoise
cookie-card-berries = baies
cookie-card-carrot = carotte
cookie-card-cacao = cacao
cookie-card-barley = orge
cookie-card-hazelnut = noisette
cookie-card-almond = amande
cookie-card-chicken = poulet
cookie-card-butter = beurre
cookie-card-beer = bière
cookie-card-cider = cidre
cookie-card-broccoli = brocoli
cookie-card-date = datte
cookie-card-sugar = sucre
cookie-card-porridge = bouillie
cookie-card-sage = sauge
cookie-card-parsley = persil
# Une carte avec son nombre actuel : porc 2
cookie-named = { $card } { $number }

# Types : un, tous, tant
cookie-type-meat = viande
cookie-type-drink = boisson
cookie-type-fruit = fruit
cookie-type-cereal = céréale
cookie-type-spice = épice
cookie-types-meat = viandes
cookie-types-drink = boissons
cookie-types-fruit = fruits
cookie-types-cereal = céréales
cookie-types-spice = épices
cookie-count-meat = { $number ->
    [0] aucune viande
    [one] { $number } viande
   *[other] { $number } viandes
  }
cookie-count-drink = { $number ->
    [0] aucune boisson
    [one] { $number } boisson
   *[other] { $number } boissons
  }
cookie-count-fruit = { $number ->
    [0] aucun fruit
    [one] { $number } fruit
   *[other] { $number } fruits
  }
cookie-count-cereal = { $number ->
    [0] aucune céréale
    [one] { $number } céréale
   *[other] { $number } céréales
  }
cookie-count-spice = { $number ->
    [0] aucune épice
    [one] { $number } épice
   *[other] { $number } épices
  }
# Toutes les cartes d’un nombre : (les) 6
cookie-number = { $number }

# Ce qu’est un blanc avant que la carte soit imprimée
cookie-open-type = (type)
cookie-open-number = N
cookie-open-any = (type ou nombre)
cookie-open-own = son propre nombre

# La règle sur chaque carte
cookie-food-cream-text = Il y a exactement un cookie
cookie-food-pork-text = Je suis le seul porc
cookie-food-wine-text = Un voisin est cookie ou vin
cookie-food-coffee-text = Au moins { $row } cartes d’un type à la suite
cookie-food-apple-text = Aucun nombre n’est plus grand
cookie-food-pear-text = Aucun nombre n’est plus petit
cookie-food-cookie-text = Aucune autre carte n’est encore empoisonnée
cookie-food-mustard-text = Ni cookie, ni autre moutarde
cookie-food-pepper-text = Au moins { $least } cartes déjà empoisonnées
cookie-food-mint-text = Toujours
cookie-food-fish-text = Aucun aliment n’est plus fréquent
cookie-food-cheese-text = Aucun aliment n’est plus rare
cookie-food-water-text = Mes deux voisins ont le même type
cookie-food-milk-text = Mes deux voisins diffèrent de type
cookie-food-orange-text = Aucune autre carte n’est { $own } ou { $n }
cookie-food-cauli-text = Au moins { $n } cartes dépassent { $own }
cookie-food-bread-text = Toute carte plus basse est déjà empoisonnée
cookie-food-honey-text = Au plus { $most } types différents
cookie-food-cinnamon-text = Le roi m’a jouée
cookie-food-ginger-text = Le roi ne m’a pas joué
cookie-food-beef-text = Plus de cartes sous { $line } qu’au-dessus de { $line }
cookie-food-eggs-text = Au moins { $least } cartes d’un même type
cookie-food-soup-text = Une carte est entre deux aliments identiques
cookie-food-tea-text = Jamais deux cartes d’un type à la suite
cookie-food-pea-text = Aucun type ne devance les { $text_type }
cookie-food-cabbage-text = Un type devance les { $text_type }
cookie-food-wheat-text = Rien de plus haut, sauf des { $text_type }
cookie-food-rice-text = Table sans { $text_type }
cookie-food-nutmeg-text = Retire toutes les cartes avant elle, en partant du roi
cookie-food-saffron-text = Empoisonne toutes les cartes après lui, en partant du roi
cookie-food-quail-text = Égalité entre les aliments les plus rares
cookie-food-ham-text = Égalité entre les aliments les plus fréquents
cookie-food-mead-text = Un voisin est déjà empoisonné
cookie-food-ale-text = Ajoute { $n } au nombre de ses voisins
cookie-food-berries-text = { $least ->
    [one] Il y a un aliment sûr
   *[other] Au moins { $least } aliments sûrs
  }
cookie-food-carrot-text = Aucun aliment en double, sans me compter
cookie-food-cacao-text = Tout voisin est cacao ou sûr
cookie-food-barley-text = Du plus petit au plus grand, { $n } ou moins
cookie-food-hazelnut-text = Mon joueur a le plus ou le moins de points
cookie-food-almond-text = Table sans { $text_type } à moins de { $n } pas
cookie-food-chicken-text = La moyenne des nombres dépasse { $line }
cookie-food-butter-text = Plus de nombres impairs que pairs
cookie-food-beer-text = Inverse la vérité de ses voisins
cookie-food-cider-text = Aucun voisin n’est encore empoisonné
cookie-food-broccoli-text = { $most ->
    [one] Au plus { $most } aliment sûr
   *[other] Au plus { $most } aliments sûrs
  }
cookie-food-date-text = Les { $text_more } devancent les { $text_less }
cookie-food-sugar-text = Inverse la vérité des { $text_a } et des { $text_b }
cookie-food-porridge-text = Au moins { $least } aliments sûrs
cookie-food-sage-text = Retire les { $text_a } et les { $text_b }
cookie-food-parsley-text = Même type ou nombre qu’une carte du roi

# Un pas de l’évaluation, et où elle mène
cookie-step-true = { $text_card }, règle vraie : { $text_why }.
cookie-step-false = { $text_card }, règle fausse : { $text_why }.
cookie-step-acts = { $text_card } agit : { $text_why }.
cookie-step-idle = { $text_card } ne change rien : { $text_why }.
cookie-skipped = On saute { $text_card } : le { $number } a déjà été évalué ({ $card }). La carte compte, mais n’est jamais empoisonnée.
cookie-target-only = Seule carte empoisonnée : { $text_card }.
cookie-target-highest = La plus haute des cartes empoisonnées : { $text_card }.
cookie-target-closest = La plus haute des cartes empoisonnées, et à égalité la plus proche du roi : { $text_card }.
cookie-target-centre = Rien n’est empoisonné : il faut frapper le centre.

# Ce qu’un pas a changé
cookie-change-removed = Hors de la manche : { $text_card }.
cookie-change-raised = Nombre relevé : c’est maintenant { $text_card }.
cookie-change-poisoned = Carte maintenant empoisonnée : { $text_card }.
cookie-change-cleared = Carte qui n’est plus empoisonnée : { $text_card }.
cookie-change-late-poisoned = Carte empoisonnée quand même, par un aliment sûr qui a agi plus tôt : { $text_card }.
cookie-change-late-cleared = Carte pourtant pas empoisonnée, à cause d’un aliment sûr qui a agi plus tôt : { $text_card }.
cookie-change-will-poison = Carte empoisonnée si son tour vient encore : { $text_card }.
cookie-change-will-flip = Carte inversée si son tour vient encore : { $text_card }.

# Pourquoi une règle est vraie ou fausse
cookie-why-cream = { $count ->
    [0] il n’y a pas de cookie
    [1] il y a exactement un cookie
   *[other] il y a { $count } cookies
  }
cookie-why-pork = { $count ->
    [1] c’est le seul porc
   *[other] il y a { $count } porcs
  }
cookie-why-wine-true = un voisin est { $text_card }
cookie-why-wine-false = ni cookie ni vin à côté
cookie-why-coffee-true = { $text_row } se suivent
cookie-why-coffee-false = { $count ->
    [1] jamais deux cartes d’un même type ne se suivent
   *[other] pas plus de { $count } cartes d’un même type ne se suivent
  }
cookie-why-none-higher = aucun nombre n’est plus grand
cookie-why-higher = { $text_card } a un nombre plus grand
cookie-why-none-lower = aucun nombre n’est plus petit
cookie-why-lower = { $text_card } a un nombre plus petit
cookie-why-cookie-true = rien n’est encore empoisonné
cookie-why-cookie-false = il y a déjà du poison ({ $texts_cards })
cookie-why-mustard-true = il n’y a ni cookie, ni autre moutarde
cookie-why-mustard-cookie = { $count ->
    [1] il y a un cookie
   *[other] il y a { $count } cookies
  }
cookie-why-mustard-other = il y a une autre moutarde
cookie-why-pepper-true = { $count } cartes sont déjà empoisonnées
cookie-why-pepper-false = { $count ->
    [0] rien n’est encore empoisonné
    [one] { $count } seule carte est empoisonnée à ce stade
   *[other] seulement { $count } cartes sont empoisonnées à ce stade
  }
cookie-why-mint = elle l’est toujours
cookie-why-fish-true = { $count ->
    [1] chaque aliment n’est là qu’une fois
   *[other] le poisson est là { $count } fois, et aucun aliment ne l’est plus souvent
  }
cookie-why-fish-false = sur la table, { $count } fois { $card } et seulement { $own } fois poisson
cookie-why-cheese-true = le fromage est là { $count } fois, et aucun aliment ne l’est moins souvent
cookie-why-cheese-false = sur la table, { $count } fois { $card } seulement et { $own } fois fromage
cookie-why-not-between = la carte n’est pas entre deux autres
cookie-why-between-alike = les deux voisins sont des { $text_types }
cookie-why-between-different = les voisins diffèrent de type ({ $text_left } et { $text_right })
cookie-why-orange-true = aucune autre carte n’a le nombre { $own } ou { $n }
cookie-why-orange-false = { $text_card } a l’un des nombres { $own } et { $n }
cookie-why-cauli-true = { $count ->
    [one] { $count } carte dépasse { $own }
   *[other] { $count } cartes dépassent { $own }
  }
cookie-why-cauli-false = { $count ->
    [0] aucune carte ne dépasse { $own }
    [one] une seule carte dépasse { $own }
   *[other] seulement { $count } cartes dépassent { $own }
  }
cookie-why-bread-true = { $count ->
    [1] la seule carte plus basse est empoisonnée
   *[other] les { $count } cartes plus basses sont toutes empoisonnées
  }
cookie-why-bread-false = { $text_card } a un nombre plus petit, mais pas de poison
cookie-why-honey = { $count ->
    [1] toutes les cartes sont du même type
   *[other] il y a { $count } types différents
  }
cookie-why-kings = la carte est jouée par le roi
cookie-why-not-kings = la carte n’est pas jouée par le roi
cookie-why-beef = { $below ->
    [one] { $below } carte sous { $line } et { $above } au-dessus
   *[other] { $below } cartes sous { $line } et { $above } au-dessus
  }
cookie-why-eggs-true = il y a { $text_count }
cookie-why-eggs-false = { $count ->
    [1] aucun type n’est là plus d’une fois
   *[other] aucun type n’est là plus de { $count } fois
  }
cookie-why-soup-true = { $text_card } a deux voisins identiques ({ $card })
cookie-why-soup-false = aucune carte n’a le même aliment des deux côtés
cookie-why-tea-true = jamais deux voisins du même type
cookie-why-tea-false = deux { $text_types } sont côte à côte ({ $texts_cards })
cookie-why-most-frequent = il y a { $text_own }, et d’aucun type davantage
cookie-why-outnumbered = il y a { $text_top }, mais { $text_own }
cookie-why-wheat-true = il n’y a plus haut que des { $text_types }
cookie-why-wheat-false = { $text_card } a un nombre plus grand et le type { $text_type }
cookie-why-rice = sur la table, { $text_count }
cookie-why-nutmeg = cela retire { $texts_cards }
cookie-why-nothing-before = aucune carte ne précède
cookie-why-saffron = cela empoisonne { $texts }
cookie-why-nothing-after = aucune carte ne suit
cookie-why-quail-true = égalité au plus rare ({ $cards }), { $count } fois chacun
cookie-why-quail-false = l’aliment le plus rare est seul ({ $card })
cookie-why-ham-true = égalité au plus fréquent ({ $cards }), { $count } fois chacun
cookie-why-ham-false = l’aliment le plus fréquent est seul ({ $card })
cookie-why-poison-beside = poison à côté ({ $text_card })
cookie-why-no-poison-beside = aucun voisin n’est encore empoisonné
cookie-why-ale = { $n } de plus pour { $texts_cards }
cookie-why-no-neighbour = il n’y a pas de voisin
cookie-why-safe-foods = { $count ->
    [0] il n’y a aucun aliment sûr
    [one] il y a { $count } aliment sûr
   *[other] il y a { $count } aliments sûrs
  }
cookie-why-carrot-true = aucun aliment n’est en double, sans compter cette carte
cookie-why-carrot-false = sans compter cette carte, { $count } fois { $card }
cookie-why-cacao-true = rien que du cacao ou des aliments sûrs à côté
cookie-why-cacao-false = { $text_card } à côté n’est ni cacao ni aliment sûr
cookie-why-barley = de { $low } à { $high }, cela fait { $spread }, et la limite est { $n }
cookie-why-hazelnut-highest = personne n’a plus que son joueur ({ $own })
cookie-why-hazelnut-lowest = personne n’a moins que son joueur ({ $own })
cookie-why-hazelnut-false = son joueur en est à { $own }, ni le plus ({ $high }) ni le moins ({ $low })
cookie-why-almond = { $text_type } à { $count } pas, au plus près
cookie-why-chicken-true = { $total } en tout sur { $count } cartes, donc une moyenne de plus de { $line }
cookie-why-chicken-false = { $total } en tout sur { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, donc une moyenne de { $line } ou moins
cookie-why-butter = { $odd ->
    [one] { $odd } nombre impair
   *[other] { $odd } nombres impairs
  } et { $even ->
    [one] { $even } pair
   *[other] { $even } pairs
  }
cookie-why-flips = cela inverse { $texts }
cookie-why-only-passed-over = cela ne touche que des cartes sautées ({ $texts_cards })
cookie-met-later = { $text_card } si son tour vient encore
cookie-met-passed-over = { $text_card } (carte sautée) seulement en cas d’évaluation malgré tout
cookie-why-already-poisoned = ce qu’il empoisonnerait l’est déjà
cookie-why-only-safe = cela ne touche que des aliments sûrs
cookie-why-nothing-matches = aucune carte n’a ce qui est demandé
cookie-why-date = sur la table, { $text_more } et { $text_less }
cookie-why-sage = cela retire les { $text_first } et les { $text_second } ({ $texts_cards })
cookie-why-king-without-card = le roi n’a pas de carte sur la table
cookie-why-parsley-type = même type que { $text_card }, carte du roi
cookie-why-parsley-number = même nombre que { $text_card }, carte du roi
cookie-why-parsley-false = ni le type ni le nombre d’une carte du roi ({ $texts_cards })

# Cartes et paquets sous forme de texte
cookie-bad-card = « { $code } » n’est pas une carte de Cookie Smasher.
cookie-bad-card-values = « { $code } » : une carte de ce nom ({ $card }) ne peut pas être imprimée ainsi.
cookie-deck-unknown-food = Il n’y a pas d’aliment « { $name } ». { $count ->
    [0] Les règles donnent les cinquante.
   *[other] S’en approche : { $near }.
  }
cookie-deck-bad-copies = « { $value } » n’est pas un nombre d’exemplaires ({ $card }). Possible : 1 à { $most }.
cookie-deck-twice = Le paquet nomme deux fois le même aliment ({ $card }).
cookie-deck-empty = Le paquet est vide. Il faudrait par exemple pork*3 cookie*2.
cookie-deck-too-small = { $size ->
    [one] Le paquet a { $size } carte
   *[other] Le paquet a { $size } cartes
  } pour { $players } joueurs. Ajoutez des exemplaires ou des aliments.
cookie-deck-needs-cookie = Il manque le cookie, demandé par : { $cards }. Ajoutez le cookie.
cookie-deck-needs-safe = Il manque un aliment sûr, demandé par : { $cards }. Ajoutez-en un, par exemple la muscade.
cookie-deck-no-value = Règle impossible à imprimer ({ $card }) : elle nomme des types ou des nombres que ce paquet n’a pas. Ajoutez des aliments d’autres types : elle peut nommer { $texts_types }.
cookie-deck-no-type = Le paquet est sans { $text_type }.
cookie-deck-equal-numbers = Nombres égaux : { $count } aliments de plus que de nombres, alors que { $most } au plus sont conseillés ({ $cards }).
cookie-deck-safe-foods = { $count } aliments sûrs : { $cards }. On en conseille { $most } au plus.

# Une carte par son numéro dans le paquet, quand on n’en sait pas plus
cookie-card- = carte { $value }
# Tout ce qui est imprimé sur une carte
cookie-face = { $card } { $number }, { $text_type }{ $safe ->
    [1] , aliment sûr
   *[other] {""}
  } : { $text_rule }
cookie-centre = le centre
cookie-laid = { $seat } : { $text_card }
cookie-later = { $seat } : { $text_target } ({ $ms } ms)
cookie-deck-part = { $count } { $card }

# Ce qui se passe
cookie-said-printed = Le paquet a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } : { $texts }.
cookie-said-king = { $seat_is ->
    [you] Le sort vous désigne premier roi.
   *[other] Le sort désigne { $seat } comme premier roi.
  }
cookie-said-dealt = { $seat_is ->
    [you] Vous recevez : { $texts }.
   *[other] { $seat } reçoit : { $texts }.
  }
cookie-said-round = Manche { $round }. { $seat_is ->
    [you] Vous êtes roi.
   *[other] { $seat } est roi.
  }
cookie-said-chose = { $seat_is ->
    [you] Vous choisissez : { $texts }.
   *[other] { $seat } choisit : { $texts }.
  }
cookie-said-chose-hidden = { $missing ->
    [0] { $seat_is ->
        [you] Votre choix est fait.
       *[other] Le choix de { $seat } est fait.
      }
   *[other] { $seat_is ->
        [you] Vous avez choisi une carte, il en reste { $missing } à choisir.
       *[other] { $seat } a choisi une carte, il en reste { $missing } à choisir.
      }
  }
cookie-said-chose-late = { $seat_is ->
    [you] Temps écoulé. Le sort choisit pour vous : { $texts }.
   *[other] Temps écoulé. Le sort choisit pour { $seat } : { $texts }.
  }
cookie-said-chose-late-hidden = { $seat_is ->
    [you] Temps écoulé. Le sort choisit une carte pour vous{ $missing ->
        [0] .
       *[other] , il en reste { $missing } à choisir.
      }
   *[other] Temps écoulé. Le sort choisit une carte pour { $seat }{ $missing ->
        [0] .
       *[other] , il en reste { $missing } à choisir.
      }
  }
cookie-said-revealed = Sur la table, en partant du roi : { $texts }.
cookie-said-smashed = { $seat_is ->
    [you] Vous frappez { $text_target } après { $ms } ms.
   *[other] { $seat } frappe { $text_target } après { $ms } ms.
  }
cookie-said-nobody = Personne n’a frappé à temps.
cookie-said-first = { $seat_is ->
    [you] Vous frappez en premier, après { $ms } ms : { $text_target }.
   *[other] { $seat } frappe en premier, après { $ms } ms : { $text_target }.
  }
cookie-said-win-points = { $seat_is ->
    [you] C’est juste : vous gagnez
   *[other] C’est juste : { $seat } gagne
  } { $change ->
    [one] { $change } point.
   *[other] { $change } points.
  }
cookie-said-win-cards = { $seat_is ->
    [you] C’est juste : vous gagnez une des cartes.
   *[other] C’est juste : { $seat } gagne une des cartes.
  }
cookie-said-violation-points = { $change ->
    [0] { $seat_is ->
        [you] C’est faux, mais vous n’avez rien à perdre.
       *[other] C’est faux, mais { $seat } n’a rien à perdre.
      }
    [one] { $seat_is ->
        [you] C’est faux : vous perdez { $change } point.
       *[other] C’est faux : { $seat } perd { $change } point.
      }
   *[other] { $seat_is ->
        [you] C’est faux : vous perdez { $change } points.
       *[other] C’est faux : { $seat } perd { $change } points.
      }
  }
cookie-said-violation-cards = { $change ->
    [0] { $seat_is ->
        [you] C’est faux, mais votre pile est déjà vide.
       *[other] C’est faux, mais la pile de { $seat } est déjà vide.
      }
    [1] { $seat_is ->
        [you] C’est faux : vous perdez la première carte de la pile.
       *[other] C’est faux : { $seat } perd la première carte de la pile.
      }
   *[other] { $seat_is ->
        [you] C’est faux : vous perdez les { $change } premières cartes de la pile.
       *[other] C’est faux : { $seat } perd les { $change } premières cartes de la pile.
      }
  }
cookie-said-later = Trop tard pour compter : { $texts }.
cookie-said-put-back = { $seat_is ->
    [you] Vous remettez une carte dans la pile : { $text_card }.
   *[other] { $seat } remet une carte dans la pile : { $text_card }.
  }
cookie-said-put-back-at = { $seat_is ->
    [you] Vous remettez
   *[other] { $seat } remet
  } { $text_card } dans la pile, { $above ->
    [0] tout en haut.
    [one] sous { $above } carte.
   *[other] sous { $above } cartes.
  }
cookie-said-out = { $seat_is ->
    [you] Vous n’avez plus de carte : la partie est finie pour vous.
   *[other] { $seat } n’a plus de carte et quitte la partie.
  }
cookie-said-won-points = { $seats_count ->
    [one] Le plus de points, { $points } : la victoire revient à { $seats }.
   *[other] Le plus de points, { $points } chacun : { $seats } partagent la victoire.
  }
cookie-said-won-cards = { $seats_count ->
    [one] Il ne reste qu’une pile : la victoire revient à { $seats }.
   *[other] Il ne reste aucune pile : { $seats } partagent la victoire.
  }
cookie-said-game-over = La partie est finie.

# La table
cookie-table-print = Le paquet n’est pas encore imprimé.
cookie-table-no-king = Le premier roi n’est pas encore désigné.
cookie-table-deal = { $seat_is ->
    [you] Les cartes vont être distribuées. Vous êtes roi.
   *[other] Les cartes vont être distribuées. { $seat } est roi.
  }
cookie-table-choose = Manche { $round } : les choix. { $seat_is ->
    [you] Vous êtes roi.
   *[other] { $seat } est roi.
  }
cookie-table-countdown = Manche { $round } : { $blind ->
    [1] les cartes du dessus vont être révélées.
   *[other] les choix sont faits, les cartes vont être révélées.
  } { $seat_is ->
    [you] Vous êtes roi.
   *[other] { $seat } est roi.
  }
cookie-table-race = Manche { $round } : frappez la carte empoisonnée, ou le centre si rien n’est empoisonné ! { $seat_is ->
    [you] Vous êtes roi.
   *[other] { $seat } est roi.
  }
cookie-table-place = La manche { $round } est gagnée. { $seat_is ->
    [you] Vous remettez une de ses cartes dans votre pile.
   *[other] { $seat } remet une de ses cartes dans la pile.
  }
cookie-table-over = La partie est finie, après { $round ->
    [one] { $round } manche.
   *[other] { $round } manches.
  }
cookie-table-card = { $number }. { $seat } : { $text_face }
cookie-table-latest-win = Dernière manche, le poison : { $text_poison }. { $seat_is ->
    [you] Vous l’avez trouvé.
   *[other] { $seat } l’a trouvé.
  }
cookie-table-latest-violation = Dernière manche, le poison : { $text_poison }. { $seat_is ->
    [you] Vous avez frappé { $text_target }.
   *[other] { $seat } a frappé { $text_target }.
  }
cookie-table-latest-nobody = Dernière manche, le poison : { $text_poison }. Personne n’a frappé.
cookie-table-seat = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }{ $king ->
    [1] {" (roi)"}
   *[other] {""}
  } : points { $points }, en main { $count }{ $missing ->
    [0] .
   *[other] , encore à choisir { $missing }.
  }
cookie-table-seat-blind = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }{ $king ->
    [1] {" (roi)"}
   *[other] {""}
  } : dans la pile { $count }, perdu { $lost }.
cookie-table-seat-out = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }{ $king ->
    [1] {" (roi)"}
   *[other] {""}
  } : hors jeu, perdu { $lost }.
cookie-table-gone = Défausse : { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
  }
cookie-table-hand = Votre main : { $texts }.
cookie-table-mine = Votre choix : { $texts }.
cookie-table-due = Il vous reste { $missing ->
    [one] { $missing } carte
   *[other] { $missing } cartes
  } à choisir.
cookie-table-pile = Dans votre pile, { $text_card } est { $above ->
    [0] tout en haut.
    [one] sous { $above } carte.
   *[other] sous { $above } cartes.
  }
cookie-table-smashed = Vous avez frappé { $text_target } après { $ms } ms.

# Les coups, et de quoi il s’agit
cookie-move-print = le paquet est imprimé
cookie-move-king = premier roi : { $seat }
cookie-move-deal = les cartes sont distribuées
cookie-move-choose = choisir : { $card }
cookie-move-late = choisie pour { $seat } : { $card }
cookie-move-reveal = les cartes sont révélées
cookie-move-smash = frapper : { $card }
cookie-move-smash-centre = frapper le centre
cookie-move-settle = la course est finie
cookie-move-place = remettre { $card }, { $above ->
    [0] tout en haut
    [one] sous { $above } carte
   *[other] sous { $above } cartes
  }
cookie-outlook-smash = { $seat } : { $text_face }
cookie-outlook-centre = rien n’est empoisonné
cookie-outlook-place = { $text_card } : { $above ->
    [0] tout en haut
   *[other] { $above } au-dessus
  }, { $below ->
    [0] tout en bas
   *[other] { $below } en dessous
  }

# Refus
cookie-not-the-deck = Ce ne sont pas les cartes du paquet de cette table.
cookie-not-of-the-deck = « { $code } » porte un type ou un chiffre qu’aucun aliment de ce paquet n’a : { $card } tire dans le paquet.
cookie-no-such-king = Il n’y a pas de place { $king } pour le roi.
cookie-not-all-cards = Une donne nomme chaque carte du paquet une fois.
cookie-not-in-hand = La carte { $number } n’est pas dans votre main.
cookie-not-late = Ce n’est pas une carte de quelqu’un qui doit encore choisir.
cookie-not-on-table = « { $target } » n’est pas une carte de la table.
cookie-before-reveal = Les cartes ne sont pas révélées : il n’y a rien à frapper.
cookie-no-such-slot = Cette place n’est pas dans votre pile : elle va du dessus, 0, au dessous de toutes ses cartes, { $most }.
cookie-wait-for-round = On choisit une carte au début de la manche suivante.
cookie-has-chosen = { $number ->
    [one] Votre carte de cette manche est choisie ; elle reste.
   *[other] Vos { $number } cartes de cette manche sont choisies ; elles restent.
  }
cookie-move-hint = Un coup s’écrit choose 7, smash 7 1840, smash centre 2100 ou place 7 0 : les cartes par numéro, les temps en millisecondes.
cookie-config-first-king = Le premier roi doit être une place de la table. Possible pour first_king : { $allowed }.

# Jeux de cartes et options, tels qu’un formulaire les montre
cookie-edition-starter = Découverte
cookie-edition-starter-help = Dix aliments aux règles simples : commencez ici.
cookie-edition-beginner = Débutant
cookie-edition-beginner-help = Les voisins, les nombres et le roi entrent en jeu.
cookie-edition-amateur = Amateur
cookie-edition-amateur-help = Les types comptent, et les premiers aliments sûrs agissent.
cookie-edition-advanced = Avancé
cookie-edition-advanced-help = Des égalités, des distances, des points, et la cervoise qui relève les nombres.
cookie-edition-expert = Expert
cookie-edition-expert-help = Des moyennes, et des aliments sûrs qui renversent la vérité.
cookie-edition-random = Au hasard
cookie-edition-random-help = Dix aliments tirés parmi les cinquante, nouveaux à chaque partie.
cookie-option-players = Joueurs
cookie-option-players-help = De deux à sept ; à deux ou trois, on joue deux cartes par manche.
cookie-option-set = Jeu de cartes
cookie-option-set-help = Les dix aliments du paquet.
cookie-option-set-starter = Découverte
cookie-option-set-starter-help = Dix aliments aux règles simples : commencez ici.
cookie-option-set-beginner = Débutant
cookie-option-set-beginner-help = Les voisins, les nombres et le roi entrent en jeu.
cookie-option-set-amateur = Amateur
cookie-option-set-amateur-help = Les types comptent, et les premiers aliments sûrs agissent.
cookie-option-set-advanced = Avancé
cookie-option-set-advanced-help = Des égalités, des distances, des points, et la cervoise qui relève les nombres.
cookie-option-set-expert = Expert
cookie-option-set-expert-help = Des moyennes, et des aliments sûrs qui renversent la vérité.
cookie-option-set-random = Au hasard
cookie-option-set-random-help = Dix aliments tirés parmi les cinquante, nouveaux à chaque partie.
cookie-option-deck = Paquet à soi
cookie-option-deck-help = Des aliments et leurs exemplaires, comme pork*3 cookie*2 ; il remplace le jeu de cartes.
cookie-option-copies = Exemplaires
cookie-option-copies-help = Combien de cartes par aliment ; moins il y en a, plus la partie est courte.
cookie-option-variant = Variante
cookie-option-variant-help = Cartes choisies dans une main, ou retournées d’une pile.
cookie-option-variant-none = Avec une main
cookie-option-variant-none-help = On choisit sa carte ; le plus de points gagne.
cookie-option-variant-blind = À l’aveugle
cookie-option-variant-blind-help = Chacun retourne la carte du dessus de sa pile ; le dernier à en avoir gagne.
cookie-option-floor = Score le plus bas
cookie-option-floor-help = Jusqu’où les coups faux peuvent vous faire descendre.
cookie-option-floor-zero = Jamais sous zéro
cookie-option-floor-zero-help = Comme imprimé : les points sont des cartes, et personne n’en a moins que zéro.
cookie-option-floor-negative = Sous zéro
cookie-option-floor-negative-help = Un coup faux coûte toujours trois points : une règle maison.
cookie-option-first_king = Premier roi
cookie-option-first_king-help = À nombre égal, c’est la carte la plus proche du roi que l’on évalue.
cookie-option-first_king-random = Tiré au sort
cookie-option-first_king-random-help = Le hasard désigne le premier roi.
cookie-option-choose_s = Temps pour choisir
cookie-option-choose_s-help = En secondes ; après, le sort choisit. 0 : sans limite.
cookie-option-countdown_s = Compte à rebours
cookie-option-countdown_s-help = Secondes entre le dernier choix et la révélation.
cookie-option-race_s = Temps pour frapper
cookie-option-race_s-help = Secondes après lesquelles une course finit sans coup. 0 : sans limite, pour les tables calmes ; les robots y prennent dix fois leur temps.

# L’entraînement
cookie-solve-welcome = Trouvez la carte empoisonnée : son numéro, ou c pour le centre si rien n’est empoisonné. q pour partir.{ $timed ->
    [1] {" "}Seule compte une bonne réponse aussi rapide que celle d’un bot.
   *[other] {""}
  }
cookie-solve-card = { $number }. { $seat }{ $king ->
    [1] {" (roi)"}
   *[other] {""}
  } : { $text_face }
cookie-solve-points = { $seat } { $points }
cookie-solve-scores = Points : { $texts }.
cookie-solve-prompt = Empoisonnée (1 à { $count }, c, q) :{" "}
cookie-solve-what = Un nombre de 1 à { $count }, c pour le centre, ou q pour partir.
cookie-solve-right = Juste ! D’affilée : { $streak }.
cookie-solve-quick = Juste, après { $ms } ms ! Un bot met { $par } ms. D’affilée : { $streak }.
cookie-solve-slow = Juste, mais après { $ms } ms : un bot met { $par } ms.
cookie-solve-wrong = Faux.
cookie-solve-end = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, justes : { $right }, plus longue série : { $longest }.
cookie-solve-bad-table = Une table a 1 à { $players } joueurs avec au plus { $most } cartes chacun, le roi en premier : cookie pork pepper pear, ou cookie+pork mint+pear.
cookie-solve-bad-card = { $text_why } Une carte s’écrit par son aliment et ce qui y est imprimé : pork, parsley4, orange5/6, pea/DRINK, sugar/6/SPICE.
cookie-solve-bad-scores = Les points sont { $players } nombres entiers, un par joueur à partir du roi, comme 2 0 1 4.
cookie-puzzle-not-yet = Cette table est pour un jour à venir. Celle d’aujourd’hui est déjà là.

# Balance
cookie-balance-foods = À quelle fréquence chaque aliment est celui qui est empoisonné : dans son paquet, et dans { $sets } paquets tirés au sort de { $rounds } tables chacun
cookie-balance-own-tables = Son paquet : de toutes les tables
cookie-balance-own-cards = Son paquet : de ses cartes sur la table
cookie-balance-random-tables = Tirés au sort : de toutes les tables
cookie-balance-random-cards = Tirés au sort : de ses cartes
cookie-balance-summary = De toutes les tables, à côté de ce que l’auteur a publié
cookie-balance-published = Le programme de l’auteur
cookie-balance-by-food = Les nôtres : chaque aliment qui n’est pas sûr, sur ses paquets tirés au sort
cookie-balance-by-deck = Les nôtres : chaque aliment de chaque paquet tiré au sort
cookie-balance-set = Le paquet « { $text_set } »
cookie-balance-mean = Moyenne
cookie-balance-deviation = Écart type
cookie-balance-most = Maximum
cookie-balance-least = Minimum

# La table de la page
cookie-ui-pad-points = le plus de points gagne
cookie-ui-pad-piles = cartes dans les piles
cookie-ui-right = juste
cookie-ui-wrong = faux
cookie-ui-king = roi
cookie-ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
cookie-ui-pile-size = { $count ->
    [one] { $count } carte dans la pile
   *[other] { $count } cartes dans la pile
  }
cookie-ui-thinking = réfléchit
cookie-ui-chosen = choisi
cookie-ui-out = éliminé
cookie-ui-own-deck = Jeu maison
cookie-ui-circle = Les cartes, dans le sens horaire à partir du roi
cookie-ui-no-card = { $seat_is ->
    [you] Vous : pas de carte
   *[other] { $seat } : pas de carte
  }
cookie-ui-place-thinking = { $seat_is ->
    [you] Vous : rien de choisi encore
   *[other] { $seat } : rien de choisi encore
  }
cookie-ui-place-back = { $seat_is ->
    [you] Vous : une carte, face cachée
   *[other] { $seat } : une carte, face cachée
  }
cookie-ui-place-own = Vous avez choisi { $text_face }
cookie-ui-hand = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
cookie-ui-ask = { $missing ->
    [one] Choisissez une carte
   *[other] Choisissez { $missing } cartes
  }
cookie-ui-secret = Personne ne la voit avant la révélation.
cookie-ui-have-chosen = ont choisi
cookie-ui-left = encore { $time }
cookie-ui-ready = tenez-vous prêt
cookie-ui-all-chosen = Tout le monde a choisi
cookie-ui-turn-up = Les premières cartes arrivent
cookie-ui-same-moment = Toutes les cartes se retournent au même instant.
cookie-ui-smash = Écrasez la carte empoisonnée !
cookie-ui-smash-calm = Laquelle est empoisonnée ?
cookie-ui-no-hurry = Prenez votre temps : rien ne presse.
cookie-ui-race = La course est lancée
cookie-ui-low-first = Du plus petit nombre au plus grand, à partir du roi.
cookie-ui-keys = Touches 1 à { $count } : une carte ; Espace : le centre.
cookie-ui-centre = Rien d’empoisonné ? Frappez ici
cookie-ui-centre-short = rien d’empoisonné ?
cookie-ui-centre-label = Frapper le centre : rien n’est empoisonné
cookie-ui-smashed = frappé
cookie-ui-you-smashed = Vous avez frappé { $text_target } après { $time } s
cookie-ui-wait = C’est compté. Un instant, pour ceux qui sont aussi rapides.
cookie-ui-one-smash = Vous avez frappé : un seul coup compte.
cookie-ui-explained = La fin de la course, et où était le poison
cookie-ui-low-to-high = Du plus petit au plus grand
cookie-ui-finish = Photo d’arrivée
cookie-ui-why = Pourquoi ?
cookie-ui-back = Retour
cookie-ui-next = Suite
cookie-ui-step = étape { $step } sur { $steps }
cookie-ui-true = vrai
cookie-ui-false = faux
cookie-ui-acts = agit
cookie-ui-idle = sans effet
cookie-ui-poisoned = poison
cookie-ui-fine = sain
cookie-ui-safe = aliment sûr
cookie-ui-skipped = sautée
cookie-ui-removed = retirée
cookie-ui-raised = maintenant { $number }
cookie-ui-target = Le poison : { $text_card }
cookie-ui-nothing = Rien n’était empoisonné
cookie-ui-next-round = Manche suivante
cookie-ui-put-back = Remettre une carte
cookie-ui-to-result = Au résultat
cookie-ui-last-round = Dernière manche
cookie-ui-found = Vous avez trouvé : { $text_card }
cookie-ui-found-nothing = Vous avez trouvé : rien n’est empoisonné
cookie-ui-take-one = Prenez une des cartes de la table et glissez-la dans votre pile.
cookie-ui-which = Quelle carte ?
cookie-ui-where = Où dans votre pile ?
cookie-ui-top = dessus
cookie-ui-bottom = dessous
cookie-ui-above = { $above ->
    [0] Sur le dessus
    [one] Sous { $above } carte
   *[other] Sous { $above } cartes
  }
cookie-ui-put = La poser là
cookie-ui-why-poison = Manche { $round } : le poison était { $text_poison }
cookie-ui-why-smashed = { $seat_is ->
    [you] Vous avez frappé
   *[other] { $seat } a frappé
  } { $text_target } après { $time } s{ $first ->
    [1] , avant tous les autres.
   *[other] {" "}: trop tard pour compter.
  }
cookie-ui-why-none = { $seat_is ->
    [you] Vous n’avez pas frappé.
   *[other] { $seat } n’a pas frappé.
  }

# Le paquet à composer sur la page
cookie-deck-ui-title = Composer un paquet
cookie-deck-ui-start = Partir de
cookie-deck-ui-own = Le mien
cookie-deck-ui-draw = En tirer dix
cookie-deck-ui-of = { $count } sur { $all }
cookie-deck-ui-yours = Votre paquet
cookie-deck-ui-size = { $foods ->
    [one] { $foods } aliment
   *[other] { $foods } aliments
  }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
cookie-deck-ui-add = Ajouter : { $card }
cookie-deck-ui-drop = Retirer : { $card }
cookie-deck-ui-or = Ou ajoutez : { $names }.
cookie-deck-ui-fine = Ce paquet peut se jouer.
cookie-deck-ui-numbers = Combien de fois chaque nombre apparaît
cookie-deck-ui-hard = Difficulté
cookie-deck-ui-hard-help = Qui oublie les nombres égaux et les aliments sûrs se trompe à { $hard } tables sur 100.
cookie-deck-ui-copies = Exemplaires de chacun
cookie-deck-ui-copies-of = Exemplaires : { $card }
cookie-deck-ui-copies-help = moins : une partie plus courte
cookie-deck-ui-link = Lien vers ce paquet
cookie-deck-ui-play = Jouer avec ce paquet

# L’entraînement sur la page
cookie-solve-ui-title = Trouvez le poison
cookie-solve-ui-panel = Vos tables
cookie-solve-ui-of-day = Table du { $date }
cookie-solve-ui-week = Votre semaine
cookie-solve-ui-practice = Entraînement
cookie-solve-ui-tables = Tables
cookie-solve-ui-daily = Table du jour
cookie-solve-ui-level = Jeu de cartes
cookie-solve-ui-timed = Contre la montre
cookie-solve-ui-timed-help = Le premier toucher compte, et seule une réponse aussi rapide que celle d’un bot.
cookie-solve-ui-point = Touchez une carte pour la lire, encore une fois pour la frapper.
cookie-solve-ui-keys = Touches 1 à { $count } pour viser une carte, Espace pour le centre ; Entrée frappe.
cookie-solve-ui-hurry = La première carte touchée est frappée.
cookie-solve-ui-once = Une seule réponse compte.
cookie-solve-ui-aimed = Frapper { $target } ?
cookie-solve-ui-aimed-centre = Vous dites que rien n’est empoisonné.
cookie-solve-ui-smash = Frapper
cookie-solve-ui-right = Juste !
cookie-solve-ui-wrong = Ce n’était pas elle
cookie-solve-ui-late = Juste, mais trop tard
cookie-solve-ui-row = { $count ->
    [0] La prochaine série commence à la table suivante.
    [one] { $count } table juste d’affilée.
   *[other] { $count } tables justes d’affilée.
  }
cookie-solve-ui-days = { $count ->
    [0] La prochaine série commence demain.
    [one] { $count } jour d’affilée.
   *[other] { $count } jours d’affilée.
  }
cookie-solve-ui-time = Vous avez mis { $time } s, un bot met { $par } s.
cookie-solve-ui-another = Une autre table
cookie-solve-ui-share = Partager
cookie-solve-ui-share-title = Votre résultat
cookie-solve-ui-shared = Cookie Smasher, table du { $date } ({ $text_set })
cookie-solve-ui-shared-right = Trouvé.
cookie-solve-ui-shared-wrong = Pas trouvé.
cookie-solve-ui-back = Retour à la table
cookie-solve-ui-days-row = Jours d’affilée
cookie-solve-ui-in-row = Justes d’affilée
cookie-solve-ui-best = Meilleure série
cookie-solve-ui-share-right = Justes
cookie-solve-ui-day-yes = { $day } : juste
cookie-solve-ui-day-no = { $day } : faux
cookie-solve-ui-day-missed = { $day } : pas jouée
cookie-solve-ui-day-today = { $day } : encore ouverte
cookie-solve-ui-unkept = Ce navigateur ne garde rien : vos séries durent tant que cette page est ouverte.
cookie-solve-ui-stuck = Pas envoyé
cookie-solve-ui-new-day = Une nouvelle table est là
cookie-solve-ui-new-day-done = Il est minuit passé (UTC) : le jour suivant a la sienne.
cookie-solve-ui-new-day-open = Il est minuit passé (UTC). Celle-ci compte encore pour son jour.
cookie-solve-ui-deal-it = La donner
cookie-solve-ui-how = Méthode
cookie-solve-ui-how-low = Du plus petit au plus grand
cookie-solve-ui-how-low-text = On regarde d’abord le plus petit nombre.
cookie-solve-ui-how-ties = Nombres égaux
cookie-solve-ui-how-ties-text = Seule compte la carte la plus proche du roi, dans le sens horaire.
cookie-solve-ui-how-far = Jusque-là
cookie-solve-ui-how-far-text = « Jusque-là » : ce qui est venu avant, à un nombre plus petit.
cookie-solve-ui-how-highest = La plus grande qui dit vrai
cookie-solve-ui-how-highest-text = C’est elle qui est empoisonnée. Si aucune ne dit vrai, c’est le centre.

# Le guide de la première partie
cookie-guide-choose = Choisissez un plat en secret
cookie-guide-choose-text = Chaque carte porte une règle. Si elle dit vrai, la carte est empoisonnée. Choisissez-en une à poser ; personne ne la voit avant la révélation.
cookie-guide-reveal = La révélation
cookie-guide-reveal-text = Quand tous ont choisi, les cartes se retournent au même instant pour tous. Frappez alors l’empoisonnée avant les autres : une seule frappe compte.
cookie-guide-order = Du plus petit au plus grand
cookie-guide-order-text = Regardez d’abord le plus petit nombre. Si plusieurs règles disent vrai, la plus haute carte est l’empoisonnée. Si aucune ne dit vrai, frappez ce plateau.
cookie-guide-king = Le roi
cookie-guide-king-text = Le cercle tourne d’ici, dans le sens horaire. De nombres égaux, seule compte la carte la plus proche du roi.
cookie-guide-why = Pourquoi celle-là
cookie-guide-why-text = Carte par carte, à votre rythme : avec les boutons ou les flèches. Fermez quand vous en avez assez vu.
cookie-guide-place = La carte gagnée
cookie-guide-place-text = Prenez une des cartes de la table et glissez-la dans votre pile, où vous voulez.
cookie-guide-pad = La feuille de score
cookie-guide-pad-text = Chaque course est ici. Touchez un nombre : il dit d’où il vient.
