# Cookie Smasher: what its cards, its evaluator and its decks say. A "why" is a clause that follows "pepper 7 is false: ".

# Foods
cookie-card-cream = cream
cookie-card-pork = pork
cookie-card-wine = wine
cookie-card-coffee = coffee
cookie-card-apple = apple
cookie-card-pear = pear
cookie-card-cookie = cookie
cookie-card-mustard = mustard
cookie-card-pepper = pepper
cookie-card-mint = mint
cookie-card-fish = fish
cookie-card-cheese = cheese
cookie-card-water = water
cookie-card-milk = milk
cookie-card-orange = orange
cookie-card-cauli = cauliflower
cookie-card-bread = bread
cookie-card-honey = honey
cookie-card-cinnamon = cinnamon
cookie-card-ginger = ginger
cookie-card-beef = beef
cookie-card-eggs = eggs
cookie-card-soup = soup
cookie-card-tea = tea
cookie-card-pea = pea
cookie-card-cabbage = cabbage
cookie-card-wheat = wheat
cookie-card-rice = rice
cookie-card-nutmeg = nutmeg
cookie-card-saffron = saffron
cookie-card-quail = quail
cookie-card-ham = ham
cookie-card-mead = mead
cookie-card-ale = ale
cookie-card-berries = berries
cookie-card-carrot = carrot
cookie-card-cacao = cacao
cookie-card-barley = barley
cookie-card-hazelnut = hazelnut
cookie-card-almond = almond
cookie-card-chicken = chicken
cookie-card-butter = butter
cookie-card-beer = beer
cookie-card-cider = cider
cookie-card-broccoli = broccoli
cookie-card-date = date
cookie-card-sugar = sugar
cookie-card-porridge = porridge
cookie-card-sage = sage
cookie-card-parsley = parsley
# A card with its current number: pork 2
cookie-named = { $card } { $number }

# Types: one, all, so many
cookie-type-meat = meat
cookie-type-drink = drink
cookie-type-fruit = fruit
cookie-type-cereal = cereal
cookie-type-spice = spice
cookie-types-meat = meats
cookie-types-drink = drinks
cookie-types-fruit = fruits
cookie-types-cereal = cereals
cookie-types-spice = spices
cookie-count-meat = { $number ->
    [0] no meats
    [one] { $number } meat
   *[other] { $number } meats
  }
cookie-count-drink = { $number ->
    [0] no drinks
    [one] { $number } drink
   *[other] { $number } drinks
  }
cookie-count-fruit = { $number ->
    [0] no fruits
    [one] { $number } fruit
   *[other] { $number } fruits
  }
cookie-count-cereal = { $number ->
    [0] no cereals
    [one] { $number } cereal
   *[other] { $number } cereals
  }
cookie-count-spice = { $number ->
    [0] no spices
    [one] { $number } spice
   *[other] { $number } spices
  }
# All cards with a number: 6s
cookie-number = { $number }s

# What a blank is before a card is printed
cookie-open-type = (type)
cookie-open-number = N
cookie-open-any = (type or number)
cookie-open-own = its own number

# The rule on each card
cookie-food-cream-text = There is exactly one cookie
cookie-food-pork-text = I am the only pork
cookie-food-wine-text = A neighbour is cookie or wine
cookie-food-coffee-text = { $row } or more cards of one type in a row
cookie-food-apple-text = No number is higher
cookie-food-pear-text = No number is lower
cookie-food-cookie-text = No other card is poisoned so far
cookie-food-mustard-text = No cookie and no other mustard
cookie-food-pepper-text = { $least } or more cards are poisoned so far
cookie-food-mint-text = Always
cookie-food-fish-text = No food appears more often
cookie-food-cheese-text = No food appears less often
cookie-food-water-text = My two neighbours share one type
cookie-food-milk-text = My two neighbours differ in type
cookie-food-orange-text = No other card is { $own } or { $n }
cookie-food-cauli-text = { $n } or more cards are higher than { $own }
cookie-food-bread-text = All lower cards are poisoned so far
cookie-food-honey-text = At most { $most } different types
cookie-food-cinnamon-text = The king played me
cookie-food-ginger-text = The king did not play me
cookie-food-beef-text = More cards below { $line } than above { $line }
cookie-food-eggs-text = { $least } or more cards of one type
cookie-food-soup-text = Some card has one food on both sides
cookie-food-tea-text = No two cards of one type in a row
cookie-food-pea-text = No type outnumbers { $text_type }
cookie-food-cabbage-text = Some type outnumbers { $text_type }
cookie-food-wheat-text = All higher cards are { $text_type }
cookie-food-rice-text = No { $text_type } on the table
cookie-food-nutmeg-text = Removes all cards before it, counted from the king
cookie-food-saffron-text = Poisons all cards after it, counted from the king
cookie-food-quail-text = Several foods tie as the rarest
cookie-food-ham-text = Several foods tie as the most frequent
cookie-food-mead-text = A neighbour is poisoned so far
cookie-food-ale-text = Adds { $n } to its neighbours’ numbers
cookie-food-berries-text = { $least ->
    [one] There is a safe food
   *[other] At least { $least } safe foods
  }
cookie-food-carrot-text = No food twice, not counting me
cookie-food-cacao-text = Every neighbour is cacao or safe
cookie-food-barley-text = Highest minus lowest is { $n } or less
cookie-food-hazelnut-text = My owner has the most or the fewest points
cookie-food-almond-text = No { $text_type } closer than { $n } steps
cookie-food-chicken-text = The average number is above { $line }
cookie-food-butter-text = More odd than even numbers
cookie-food-beer-text = Flips the truth of its neighbours
cookie-food-cider-text = No neighbour is poisoned so far
cookie-food-broccoli-text = { $most ->
    [one] At most { $most } safe food
   *[other] At most { $most } safe foods
  }
cookie-food-date-text = More { $text_more } than { $text_less }
cookie-food-sugar-text = Flips the truth of all { $text_a } and all { $text_b }
cookie-food-porridge-text = At least { $least } safe foods
cookie-food-sage-text = Removes all { $text_a } and all { $text_b }
cookie-food-parsley-text = Same type or number as a king’s card

# A step of the evaluation, and where it leads
cookie-step-true = { $text_card } is true: { $text_why }.
cookie-step-false = { $text_card } is false: { $text_why }.
cookie-step-acts = { $text_card } acts: { $text_why }.
cookie-step-idle = { $text_card } changes nothing: { $text_why }.
cookie-skipped = { $text_card } is skipped: { $number } was already evaluated on { $card }. It counts, but it is never poisoned.
cookie-target-only = { $text_card } is the only poisoned card.
cookie-target-highest = { $text_card } is the highest of the poisoned cards.
cookie-target-closest = { $text_card } is the highest poisoned card, and of equal ones the closest to the king.
cookie-target-centre = Nothing is poisoned: smash the centre.

# What a step changed
cookie-change-removed = { $text_card } is removed from the round.
cookie-change-raised = Its number raised, it is now { $text_card }.
cookie-change-poisoned = { $text_card } is now poisoned.
cookie-change-cleared = { $text_card } is no longer poisoned.
cookie-change-late-poisoned = { $text_card } is poisoned all the same, by safe food that acted earlier.
cookie-change-late-cleared = { $text_card } is not poisoned all the same, because of safe food that acted earlier.
cookie-change-will-poison = { $text_card } is poisoned if it is still evaluated.
cookie-change-will-flip = { $text_card } is flipped if it is still evaluated.

# Why a rule is true or false
cookie-why-cream = { $count ->
    [0] there is no cookie
    [1] there is exactly one cookie
   *[other] there are { $count } cookies
  }
cookie-why-pork = { $count ->
    [1] it is the only pork
   *[other] there are { $count } porks
  }
cookie-why-wine-true = its neighbour is { $text_card }
cookie-why-wine-false = neither cookie nor wine lies beside it
cookie-why-coffee-true = { $text_row } lie in a row
cookie-why-coffee-false = { $count ->
    [1] no two cards of one type lie in a row
   *[other] no more than { $count } cards of one type lie in a row
  }
cookie-why-none-higher = no number is higher
cookie-why-higher = { $text_card } is higher
cookie-why-none-lower = no number is lower
cookie-why-lower = { $text_card } is lower
cookie-why-cookie-true = nothing is poisoned so far
cookie-why-cookie-false = { $texts_cards } { $texts_cards_count ->
    [one] is
   *[other] are
  } poisoned already
cookie-why-mustard-true = there is no cookie and no other mustard
cookie-why-mustard-cookie = { $count ->
    [1] there is a cookie
   *[other] there are { $count } cookies
  }
cookie-why-mustard-other = there is another mustard
cookie-why-pepper-true = { $count } cards are poisoned so far
cookie-why-pepper-false = { $count ->
    [0] nothing is poisoned so far
    [one] only { $count } card is poisoned so far
   *[other] only { $count } cards are poisoned so far
  }
cookie-why-mint = it always is
cookie-why-fish-true = { $count ->
    [1] every food is there just once
   *[other] fish is there { $count } times, and no food more often
  }
cookie-why-fish-false = { $card } is there { $count } times, fish only { $own ->
    [1] once
   *[other] { $own } times
  }
cookie-why-cheese-true = { $count ->
    [1] cheese is there once, and no food less often
   *[other] cheese is there { $count } times, and no food less often
  }
cookie-why-cheese-false = { $card } is there { $count ->
    [1] only once
   *[other] only { $count } times
  }, cheese { $own } times
cookie-why-not-between = it does not lie between two other cards
cookie-why-between-alike = it lies between two { $text_types }
cookie-why-between-different = its neighbours differ in type: { $text_left } and { $text_right }
cookie-why-orange-true = no other card has the number { $own } or { $n }
cookie-why-orange-false = { $text_card } has one of the numbers { $own } and { $n }
cookie-why-cauli-true = { $count ->
    [one] { $count } card is higher than { $own }
   *[other] { $count } cards are higher than { $own }
  }
cookie-why-cauli-false = { $count ->
    [0] no card is higher than { $own }
    [one] only { $count } card is higher than { $own }
   *[other] only { $count } cards are higher than { $own }
  }
cookie-why-bread-true = { $count ->
    [1] the only lower card is poisoned
   *[other] all { $count } lower cards are poisoned
  }
cookie-why-bread-false = { $text_card } is lower and not poisoned
cookie-why-honey = { $count ->
    [1] all cards are of one type
   *[other] there are { $count } different types
  }
cookie-why-kings = the king played it
cookie-why-not-kings = the king did not play it
cookie-why-beef = { $below ->
    [one] { $below } card below { $line } and { $above } above
   *[other] { $below } cards below { $line } and { $above } above
  }
cookie-why-eggs-true = there are { $text_count }
cookie-why-eggs-false = { $count ->
    [1] no type is there more than once
   *[other] no type is there more than { $count } times
  }
cookie-why-soup-true = { $text_card } has { $card } on both sides
cookie-why-soup-false = no card has the same food on both sides
cookie-why-tea-true = no two neighbours are of the same type
cookie-why-tea-false = { $texts_cards } lie side by side, and both are { $text_types }
cookie-why-most-frequent = { $type_count ->
    [one] there is { $text_own }, and of no type more
   *[other] there are { $text_own }, and of no type more
  }
cookie-why-outnumbered = { $type_count ->
    [one] there is { $text_top } but { $text_own }
   *[other] there are { $text_top } but { $text_own }
  }
cookie-why-wheat-true = all higher cards are { $text_types }
cookie-why-wheat-false = { $text_card } is higher, and its type is { $text_type }
cookie-why-rice = { $type_count ->
    [one] there is { $text_count }
   *[other] there are { $text_count }
  } on the table
cookie-why-nutmeg = it removes { $texts_cards }
cookie-why-nothing-before = no card lies before it
cookie-why-saffron = { $later ->
    [0] it poisons { $texts_cards }
   *[other] { $count ->
        [0] it poisons { $texts_later } only if still to be evaluated
       *[other] it poisons { $texts_cards }, and { $texts_later } only if still to be evaluated
    }
  }
cookie-why-nothing-after = no card lies after it
cookie-why-quail-true = { $cards } tie as the rarest, { $count ->
    [1] once each
   *[other] { $count } times each
  }
cookie-why-quail-false = { $card } alone is the rarest
cookie-why-ham-true = { $cards } tie as the most frequent, { $count ->
    [1] once each
   *[other] { $count } times each
  }
cookie-why-ham-false = { $card } alone is the most frequent
cookie-why-poison-beside = { $text_card } beside it is poisoned
cookie-why-no-poison-beside = no neighbour is poisoned so far
cookie-why-ale = { $n } more for { $texts_cards }
cookie-why-no-neighbour = it has no neighbour
cookie-why-safe-foods = { $count ->
    [0] there is no safe food
    [one] there is { $count } safe food
   *[other] there are { $count } safe foods
  }
cookie-why-carrot-true = no food is there twice, this card left out
cookie-why-carrot-false = { $card } is there { $count } times, this card left out
cookie-why-cacao-true = nothing but cacao or safe food lies beside it
cookie-why-cacao-false = { $text_card } beside it is neither cacao nor safe food
cookie-why-barley = from { $low } to { $high } it is { $spread }, and { $n } is the limit
cookie-why-hazelnut-highest = nobody has more than its owner’s { $own }
cookie-why-hazelnut-lowest = nobody has less than its owner’s { $own }
cookie-why-hazelnut-false = its owner’s { $own } is neither the most, { $high }, nor the least, { $low }
cookie-why-almond = the nearest { $text_type } is { $count ->
    [one] { $count } step
   *[other] { $count } steps
  } away
cookie-why-chicken-true = { $total } in all on { $count } cards, so the average is above { $line }
cookie-why-chicken-false = { $total } in all on { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, so the average is not above { $line }
cookie-why-butter = { $odd ->
    [one] { $odd } number is odd and { $even } even
   *[other] { $odd } numbers are odd and { $even } even
  }
cookie-why-flips = { $later ->
    [0] it flips { $texts_cards }
   *[other] { $count ->
        [0] it flips { $texts_later } only if still to be evaluated
       *[other] it flips { $texts_cards }, and { $texts_later } only if still to be evaluated
    }
  }
cookie-why-already-poisoned = the cards it would poison already are
cookie-why-only-safe = it meets nothing but safe food
cookie-why-nothing-matches = no card has what it names
cookie-why-date = { $type_count ->
    [one] there is { $text_more } and { $text_less }
   *[other] there are { $text_more } and { $text_less }
  }
cookie-why-sage = it removes all { $text_first } and all { $text_second }: { $texts_cards }
cookie-why-king-without-card = the king has no card on the table
cookie-why-parsley-type = it has the type of the king’s { $text_card }
cookie-why-parsley-number = it has the number of the king’s { $text_card }
cookie-why-parsley-false = neither its type nor its number is on a card of the king ({ $texts_cards })

# Cards and decks as text
cookie-bad-card = “{ $code }” is no card of Cookie Smasher.
cookie-bad-card-values = “{ $code }” is not how a card of { $card } can be printed.
cookie-deck-unknown-food = There is no food “{ $name }”. { $cards_count ->
    [0] The rules list all fifty.
   *[other] Close to it: { $cards }.
  }
cookie-deck-bad-copies = “{ $value }” is no number of copies for { $card }. Allowed: 1 to { $most }.
cookie-deck-twice = The deck names { $card } twice.
cookie-deck-empty = The deck has no food. It should look like pork*3 cookie*2.
cookie-deck-too-small = { $size ->
    [one] The deck has { $size } card
   *[other] The deck has { $size } cards
  } for { $players } players. Add copies or foods.
cookie-deck-needs-cookie = { $cards_count ->
    [one] { $cards } needs cookie in the deck. Add cookie.
   *[other] { $cards } need cookie in the deck. Add cookie.
  }
cookie-deck-needs-safe = { $cards_count ->
    [one] { $cards } needs a safe food in the deck. Add one, for instance nutmeg.
   *[other] { $cards } need a safe food in the deck. Add one, for instance nutmeg.
  }
cookie-deck-no-value = The rule of { $card } names types or numbers that this deck does not have. Add a food of another type: { $texts_types }.
cookie-deck-no-type = The deck has no { $text_type }.
cookie-deck-equal-numbers = Equal numbers: { $count } more foods than numbers, where { $most } are advised at most ({ $cards }).
cookie-deck-safe-foods = { $count } safe foods: { $cards }. Advised are { $most } at most.
