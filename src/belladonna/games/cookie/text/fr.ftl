# Cookie Smasher : ce que disent ses cartes, son évaluation et ses paquets. Un « why » est la suite de « piment 7, règle fausse : ».

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
cookie-change-will-poison = Carte empoisonnée si elle est encore évaluée : { $text_card }.
cookie-change-will-flip = Carte inversée si elle est encore évaluée : { $text_card }.

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
cookie-why-saffron = { $later ->
    [0] cela empoisonne { $texts_cards }
   *[other] { $count ->
        [0] cela empoisonne { $texts_later } seulement en cas d’évaluation plus tard
       *[other] cela empoisonne { $texts_cards }, et { $texts_later } seulement en cas d’évaluation plus tard
    }
  }
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
cookie-why-flips = { $later ->
    [0] cela inverse { $texts_cards }
   *[other] { $count ->
        [0] cela inverse { $texts_later } seulement en cas d’évaluation plus tard
       *[other] cela inverse { $texts_cards }, et { $texts_later } seulement en cas d’évaluation plus tard
    }
  }
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
cookie-deck-unknown-food = Il n’y a pas d’aliment « { $name } ». { $cards_count ->
    [0] Les règles donnent les cinquante.
   *[other] S’en approche : { $cards }.
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
cookie-deck-no-value = Règle impossible à imprimer ({ $card }) : elle nomme des types ou des nombres que ce paquet n’a pas. Ajoutez un aliment d’un autre type : { $texts_types }.
cookie-deck-no-type = Le paquet est sans { $text_type }.
cookie-deck-equal-numbers = Nombres égaux : { $count } aliments de plus que de nombres, alors que { $most } au plus sont conseillés ({ $cards }).
cookie-deck-safe-foods = { $count } aliments sûrs : { $cards }. On en conseille { $most } au plus.
