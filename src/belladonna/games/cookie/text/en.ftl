# Cookie Smasher: what its cards, its evaluator and its decks say. A "why" is a clause that follows "pepper 7 is false: ".

# The game
cookie-name = Cookie Smasher
cookie-tagline = One dish is poisoned. Work out which, and smash it before the others do.

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
cookie-change-will-poison = { $text_card } is poisoned if its turn still comes.
cookie-change-will-flip = { $text_card } is flipped if its turn still comes.

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
cookie-why-saffron = it poisons { $texts }
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
cookie-why-flips = it flips { $texts }
cookie-why-only-passed-over = it meets only cards that were passed over, { $texts_cards }
cookie-met-later = { $text_card } if its turn still comes
cookie-met-passed-over = { $text_card }, passed over, only if it is evaluated after all
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
cookie-deck-unknown-food = There is no food “{ $name }”. { $count ->
    [0] The rules list all fifty.
   *[other] Close to it: { $near }.
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
cookie-deck-no-value = The rule of { $card } names types or numbers that this deck does not have. Add foods of other types; it could name { $texts_types }.
cookie-deck-no-type = The deck has no { $text_type }.
cookie-deck-equal-numbers = Equal numbers: { $count } more foods than numbers, where { $most } are advised at most ({ $cards }).
cookie-deck-safe-foods = { $count } safe foods: { $cards }. Advised are { $most } at most.

# A card by its number in the deck, where nothing more is known
cookie-card- = card { $value }
# All that stands on a card
cookie-face = { $card } { $number }, { $text_type }{ $safe ->
    [1] , safe
   *[other] {""}
  }: { $text_rule }
cookie-centre = the centre
cookie-laid = { $seat }: { $text_card }
cookie-later = { $seat }: { $text_target } ({ $ms } ms)
cookie-deck-part = { $count } { $card }

# What happens
cookie-said-printed = The deck has { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }: { $texts }.
cookie-said-king = { $seat_is ->
    [you] You are drawn as the first king.
   *[other] { $seat } is drawn as the first king.
  }
cookie-said-dealt = { $seat_is ->
    [you] You are dealt { $texts }.
   *[other] { $seat } is dealt { $texts }.
  }
cookie-said-round = Round { $round }. { $seat_is ->
    [you] You are king.
   *[other] { $seat } is king.
  }
cookie-said-chose = { $seat_is ->
    [you] You choose { $texts }.
   *[other] { $seat } chooses { $texts }.
  }
cookie-said-chose-hidden = { $seat_is ->
    [you] You have
   *[other] { $seat } has
  } chosen{ $missing ->
    [0] .
    [one] {" "}a card, with { $missing } more to come.
   *[other] {" "}a card, with { $missing } more to come.
  }
cookie-said-chose-late = { $seat_is ->
    [you] The time is up. Chance chooses { $texts } for you.
   *[other] The time is up. Chance chooses { $texts } for { $seat }.
  }
cookie-said-chose-late-hidden = { $seat_is ->
    [you] The time is up. Chance chooses a card for you{ $missing ->
        [0] .
        [one] , with { $missing } more to come.
       *[other] , with { $missing } more to come.
      }
   *[other] The time is up. Chance chooses a card for { $seat }{ $missing ->
        [0] .
        [one] , with { $missing } more to come.
       *[other] , with { $missing } more to come.
      }
  }
cookie-said-revealed = On the table, from the king on: { $texts }.
cookie-said-smashed = { $seat_is ->
    [you] You smash
   *[other] { $seat } smashes
  } { $text_target } after { $ms } ms.
cookie-said-nobody = Nobody smashed in time.
cookie-said-first = { $seat_is ->
    [you] You are the first, and smash
   *[other] { $seat } is the first, and smashes
  } { $text_target } after { $ms } ms.
cookie-said-win-points = { $seat_is ->
    [you] That is right: you win
   *[other] That is right: { $seat } wins
  } { $change ->
    [one] { $change } point.
   *[other] { $change } points.
  }
cookie-said-win-cards = { $seat_is ->
    [you] That is right: you win one of the cards.
   *[other] That is right: { $seat } wins one of the cards.
  }
cookie-said-violation-points = { $seat_is ->
    [you] That is wrong: it costs you
   *[other] That is wrong: it costs { $seat }
  } { $change ->
    [0] nothing, for there is nothing to lose.
    [one] { $change } point.
   *[other] { $change } points.
  }
cookie-said-violation-cards = { $seat_is ->
    [you] That is wrong: you lose
   *[other] That is wrong: { $seat } loses
  } { $change ->
    [0] nothing, for the pile is empty.
    [one] the top card of the pile.
   *[other] the { $change } top cards of the pile.
  }
cookie-said-later = Later, so they do not count: { $texts }.
cookie-said-put-back = { $seat_is ->
    [you] You put
   *[other] { $seat } puts
  } { $text_card } back into the pile.
cookie-said-put-back-at = { $seat_is ->
    [you] You put
   *[other] { $seat } puts
  } { $text_card } back into the pile, { $above ->
    [0] on top.
    [one] under { $above } card.
   *[other] under { $above } cards.
  }
cookie-said-out = { $seat_is ->
    [you] You have no card left and are out.
   *[other] { $seat } has no card left and is out.
  }
cookie-said-won-points = { $seats_count ->
    [one] The most points, { $points }: the victory goes to { $seats }.
   *[other] The most points, { $points } each: { $seats } share the victory.
  }
cookie-said-won-cards = { $seats_count ->
    [one] Only one pile is left: the victory goes to { $seats }.
   *[other] No pile is left: { $seats } share the victory.
  }
cookie-said-game-over = The game is over.

# The table
cookie-table-print = The deck is not printed yet.
cookie-table-no-king = The first king is not drawn yet.
cookie-table-deal = { $seat_is ->
    [you] The cards are about to be dealt. You are king.
   *[other] The cards are about to be dealt. { $seat } is king.
  }
cookie-table-choose = Round { $round }: choosing. { $seat_is ->
    [you] You are king.
   *[other] { $seat } is king.
  }
cookie-table-countdown = Round { $round }: { $blind ->
    [1] the top cards are about to be revealed.
   *[other] all have chosen, and the cards are about to be revealed.
  } { $seat_is ->
    [you] You are king.
   *[other] { $seat } is king.
  }
cookie-table-race = Round { $round }: smash the poisoned card, or the centre if nothing is poisoned! { $seat_is ->
    [you] You are king.
   *[other] { $seat } is king.
  }
cookie-table-place = Round { $round } is won. { $seat_is ->
    [you] You put one of its cards back into your pile.
   *[other] { $seat } puts one of its cards back into the pile.
  }
cookie-table-over = The game is over, after { $round ->
    [one] { $round } round.
   *[other] { $round } rounds.
  }
cookie-table-card = { $number }. { $seat }: { $text_face }
cookie-table-latest-win = Latest round: the poison was { $text_poison }, and { $seat_is ->
    [you] you found it.
   *[other] { $seat } found it.
  }
cookie-table-latest-violation = Latest round: the poison was { $text_poison }; { $seat_is ->
    [you] you smashed { $text_target }.
   *[other] { $seat } smashed { $text_target }.
  }
cookie-table-latest-nobody = Latest round: the poison was { $text_poison }, and nobody smashed.
cookie-table-seat = { $seat_is ->
    [you] You
   *[other] { $seat }
  }{ $king ->
    [1] {" (king)"}
   *[other] {""}
  }: points { $points }, in hand { $count }{ $missing ->
    [0] .
   *[other] , still to choose { $missing }.
  }
cookie-table-seat-blind = { $seat_is ->
    [you] You
   *[other] { $seat }
  }{ $king ->
    [1] {" (king)"}
   *[other] {""}
  }: in the pile { $count }, lost { $lost }.
cookie-table-seat-out = { $seat_is ->
    [you] You
   *[other] { $seat }
  }{ $king ->
    [1] {" (king)"}
   *[other] {""}
  }: out, lost { $lost }.
cookie-table-gone = Discarded: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
  }
cookie-table-hand = Your hand: { $texts }.
cookie-table-mine = You have chosen { $texts }.
cookie-table-due = You have { $missing ->
    [one] { $missing } card
   *[other] { $missing } cards
  } to choose.
cookie-table-pile = In your pile { $text_card } lies { $above ->
    [0] on top.
    [one] under { $above } card.
   *[other] under { $above } cards.
  }
cookie-table-smashed = You smashed { $text_target } after { $ms } ms.

# Moves, and what they are about
cookie-move-print = the deck is printed
cookie-move-king = the first king is { $seat }
cookie-move-deal = the cards are dealt
cookie-move-choose = choose { $card }
cookie-move-late = { $card } is chosen for { $seat }
cookie-move-reveal = the cards are revealed
cookie-move-smash = smash { $card }
cookie-move-smash-centre = smash the centre
cookie-move-settle = the race is over
cookie-move-place = put { $card } back, { $above ->
    [0] on top
    [one] under { $above } card
   *[other] under { $above } cards
  }
cookie-outlook-smash = { $seat }: { $text_face }
cookie-outlook-centre = nothing is poisoned
cookie-outlook-place = { $text_card }: { $above ->
    [0] on top
   *[other] { $above } above it
  }, { $below ->
    [0] at the bottom
   *[other] { $below } below it
  }

# Refusals
cookie-not-the-deck = These are not the cards of this table’s deck.
cookie-not-of-the-deck = “{ $code }” names a type or a number that no food of this deck has: { $card } draws from the deck.
cookie-no-such-king = There is no seat { $king } to be king.
cookie-not-all-cards = A deal names every card of the deck once.
cookie-not-in-hand = Card { $number } is not in your hand.
cookie-not-late = This is not a card of somebody who still has to choose.
cookie-not-on-table = “{ $target }” is no card on the table.
cookie-before-reveal = The cards are not revealed, so there is nothing to smash.
cookie-no-such-slot = That place is not in your pile: it may lie on top, 0, to under all its cards, { $most }.
cookie-wait-for-round = A card is chosen when the next round begins.
cookie-has-chosen = { $number ->
    [one] You have chosen your card for this round; it stays.
   *[other] You have chosen your { $number } cards for this round; they stay.
  }
cookie-move-hint = A move is like choose 7, smash 7 1840, smash centre 2100 or place 7 0: cards by number, times in milliseconds.
cookie-config-first-king = The first king must be a seat at the table. Allowed for first_king: { $allowed }.

# Sets and options, as a form shows them
cookie-edition-starter = Starter
cookie-edition-starter-help = Ten foods with simple rules: begin here.
cookie-edition-beginner = Beginner
cookie-edition-beginner-help = Neighbours, numbers and the king come into play.
cookie-edition-amateur = Amateur
cookie-edition-amateur-help = Types matter, and the first safe foods act.
cookie-edition-advanced = Advanced
cookie-edition-advanced-help = Ties, distances, points, and ale that raises numbers.
cookie-edition-expert = Expert
cookie-edition-expert-help = Averages, and safe foods that turn truth round.
cookie-edition-random = Random
cookie-edition-random-help = Ten foods drawn from all fifty, new in every game.
cookie-option-players = Players
cookie-option-players-help = Two to seven; two or three play two cards a round.
cookie-option-set = Set
cookie-option-set-help = Which ten foods are in the deck.
cookie-option-set-starter = Starter
cookie-option-set-starter-help = Ten foods with simple rules: begin here.
cookie-option-set-beginner = Beginner
cookie-option-set-beginner-help = Neighbours, numbers and the king come into play.
cookie-option-set-amateur = Amateur
cookie-option-set-amateur-help = Types matter, and the first safe foods act.
cookie-option-set-advanced = Advanced
cookie-option-set-advanced-help = Ties, distances, points, and ale that raises numbers.
cookie-option-set-expert = Expert
cookie-option-set-expert-help = Averages, and safe foods that turn truth round.
cookie-option-set-random = Random
cookie-option-set-random-help = Ten foods drawn from all fifty, new in every game.
cookie-option-deck = Own deck
cookie-option-deck-help = Foods and copies, like pork*3 cookie*2; played instead of the set.
cookie-option-copies = Copies
cookie-option-copies-help = How many cards of each food; fewer make a shorter game.
cookie-option-variant = Variant
cookie-option-variant-help = Whether cards are chosen from a hand or turned up from a pile.
cookie-option-variant-none = Open hands
cookie-option-variant-none-help = You choose your card; the most points win.
cookie-option-variant-blind = Blind Smashing
cookie-option-variant-blind-help = Everyone turns up the top card of a pile; the last to have cards wins.
cookie-option-floor = Lowest score
cookie-option-floor-help = How far wrong smashes can take you.
cookie-option-floor-zero = Never below zero
cookie-option-floor-zero-help = As printed: points are cards, and nobody has fewer than none.
cookie-option-floor-negative = Below zero
cookie-option-floor-negative-help = A wrong smash always costs three points: a house rule.
cookie-option-first_king = First king
cookie-option-first_king-help = Of equal numbers the card closest to the king is evaluated.
cookie-option-first_king-random = Drawn at random
cookie-option-first_king-random-help = Chance draws the first king.
cookie-option-choose_s = Time to choose
cookie-option-choose_s-help = In seconds; after that chance chooses. 0 is no limit.
cookie-option-countdown_s = Countdown
cookie-option-countdown_s-help = Seconds from the last choice to the reveal.
cookie-option-race_s = Time to smash
cookie-option-race_s-help = Seconds after which a race ends without a smash. 0 is no limit, for calm tables: bots take ten times as long.

# The trainer
cookie-solve-welcome = Find the poisoned card: its number, or c for the centre if nothing is poisoned. q leaves.{ $timed ->
    [1] {" "}Only a right answer as quick as a bot’s counts.
   *[other] {""}
  }
cookie-solve-card = { $number }. { $seat }{ $king ->
    [1] {" (king)"}
   *[other] {""}
  }: { $text_face }
cookie-solve-points = { $seat } { $points }
cookie-solve-scores = Points: { $texts }.
cookie-solve-prompt = Poisoned (1 to { $count }, c, q):{" "}
cookie-solve-what = A number from 1 to { $count }, c for the centre, or q to leave.
cookie-solve-right = Right! In a row: { $streak }.
cookie-solve-quick = Right, after { $ms } ms! A bot takes { $par } ms. In a row: { $streak }.
cookie-solve-slow = Right, but after { $ms } ms: a bot takes { $par } ms.
cookie-solve-wrong = Wrong.
cookie-solve-end = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, right: { $right }, longest row: { $longest }.
cookie-solve-bad-table = A table has 1 to { $players } players with up to { $most } cards each, the king first: cookie pork pepper pear, or cookie+pork mint+pear.
cookie-solve-bad-card = { $text_why } A card is its food and what is printed on it: pork, parsley4, orange5/6, pea/DRINK, sugar/6/SPICE.
cookie-solve-bad-scores = The scores are { $players } whole numbers, one a player from the king on, like 2 0 1 4.
cookie-puzzle-not-yet = That table is for a day to come. Today’s is there already.

# Balance
cookie-balance-foods = How often each food is the poisoned one: in its own set, and in { $sets } random decks of { $rounds } tables each
cookie-balance-own-tables = Own set: of all tables
cookie-balance-own-cards = Own set: of its cards on the table
cookie-balance-random-tables = Random decks: of all tables
cookie-balance-random-cards = Random decks: of its cards
cookie-balance-summary = Of all tables, beside what the author published
cookie-balance-published = The author's program
cookie-balance-by-food = Ours: each food that is not safe, over its random decks
cookie-balance-by-deck = Ours: every food of every random deck
cookie-balance-set = The set “{ $text_set }”
cookie-balance-mean = Mean
cookie-balance-deviation = Standard deviation
cookie-balance-most = Most
cookie-balance-least = Least

# The page's table
cookie-ui-pad-points = the most points win
cookie-ui-pad-piles = cards in the piles
cookie-ui-right = right
cookie-ui-wrong = wrong
cookie-ui-king = king
cookie-ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
cookie-ui-pile-size = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
  }
cookie-ui-thinking = thinking
cookie-ui-chosen = chosen
cookie-ui-out = out
cookie-ui-own-deck = Own deck
cookie-ui-circle = The cards, clockwise from the king
cookie-ui-no-card = { $seat_is ->
    [you] You: no card
   *[other] { $seat }: no card
  }
cookie-ui-place-thinking = { $seat_is ->
    [you] You: nothing chosen yet
   *[other] { $seat }: nothing chosen yet
  }
cookie-ui-place-back = { $seat_is ->
    [you] You: a card, face down
   *[other] { $seat }: a card, face down
  }
cookie-ui-place-own = You have chosen { $text_face }
cookie-ui-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
cookie-ui-ask = { $missing ->
    [one] Choose a card
   *[other] Choose { $missing } cards
  }
cookie-ui-secret = Nobody sees it before the reveal.
cookie-ui-have-chosen = have chosen
cookie-ui-left = { $time } left
cookie-ui-ready = get ready
cookie-ui-all-chosen = Everyone has chosen
cookie-ui-turn-up = The top cards are next
cookie-ui-same-moment = All cards turn over at the same moment.
cookie-ui-smash = Smash the poisoned one!
cookie-ui-smash-calm = Which one is poisoned?
cookie-ui-no-hurry = Take your time: no clock runs.
cookie-ui-race = The race is on
cookie-ui-low-first = Low numbers first, from the king clockwise.
cookie-ui-keys = Keys 1 to { $count } smash a card, Space the centre.
cookie-ui-centre = Nothing poisoned? Smash here
cookie-ui-centre-short = nothing poisoned?
cookie-ui-centre-label = Smash the centre: nothing is poisoned
cookie-ui-smashed = smashed
cookie-ui-you-smashed = You smashed { $text_target } after { $time } s
cookie-ui-wait = It counts. A moment, for those who are as quick.
cookie-ui-one-smash = You have smashed: one smash counts.
cookie-ui-explained = The end of the race, and where the poison was
cookie-ui-low-to-high = From low to high
cookie-ui-finish = Photo finish
cookie-ui-why = Why?
cookie-ui-back = Back
cookie-ui-next = Next
cookie-ui-step = step { $step } of { $steps }
cookie-ui-true = true
cookie-ui-false = false
cookie-ui-acts = acts
cookie-ui-idle = idle
cookie-ui-poisoned = poisoned
cookie-ui-fine = fine
cookie-ui-safe = safe food
cookie-ui-skipped = skipped
cookie-ui-removed = removed
cookie-ui-raised = now { $number }
cookie-ui-target = The poison was { $text_card }
cookie-ui-nothing = Nothing was poisoned
cookie-ui-next-round = Next round
cookie-ui-put-back = Put a card back
cookie-ui-to-result = To the result
cookie-ui-last-round = Last round
cookie-ui-found = You found it: { $text_card }
cookie-ui-found-nothing = You found it: nothing is poisoned
cookie-ui-take-one = Take one of the cards on the table, and slide it into your pile.
cookie-ui-which = Which card?
cookie-ui-where = Where in your pile?
cookie-ui-top = top
cookie-ui-bottom = bottom
cookie-ui-above = { $above ->
    [0] On top
    [one] Under { $above } card
   *[other] Under { $above } cards
  }
cookie-ui-put = Put it there
cookie-ui-why-poison = Round { $round }: the poison was { $text_poison }
cookie-ui-why-smashed = { $seat_is ->
    [you] You smashed
   *[other] { $seat } smashed
  } { $text_target } after { $time } s{ $first ->
    [1] , before all others.
   *[other] : too late to count.
  }
cookie-ui-why-none = { $seat_is ->
    [you] You did not smash.
   *[other] { $seat } did not smash.
  }

# The deck builder on the page
cookie-deck-ui-title = Deck builder
cookie-deck-ui-start = Start from
cookie-deck-ui-own = Mine
cookie-deck-ui-draw = Draw ten
cookie-deck-ui-of = { $count } of { $all }
cookie-deck-ui-yours = Your deck
cookie-deck-ui-size = { $foods ->
    [one] { $foods } food
   *[other] { $foods } foods
  }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
cookie-deck-ui-add = Add { $card }
cookie-deck-ui-drop = Drop { $card }
cookie-deck-ui-or = Or add: { $names }.
cookie-deck-ui-fine = This deck can be played.
cookie-deck-ui-numbers = How often each number appears
cookie-deck-ui-hard = Difficulty
cookie-deck-ui-hard-help = Whoever forgets equal numbers and safe food gets { $hard } of 100 tables wrong.
cookie-deck-ui-copies = Copies of each
cookie-deck-ui-copies-of = Copies of { $card }
cookie-deck-ui-copies-help = fewer: a shorter game
cookie-deck-ui-link = Link to this deck
cookie-deck-ui-play = Play with this deck

# The trainer on the page
cookie-solve-ui-title = Solve it
cookie-solve-ui-panel = Your tables
cookie-solve-ui-of-day = Table of { $date }
cookie-solve-ui-week = Your week
cookie-solve-ui-practice = Practice
cookie-solve-ui-tables = Tables
cookie-solve-ui-daily = Today’s table
cookie-solve-ui-level = Set
cookie-solve-ui-timed = Against the clock
cookie-solve-ui-timed-help = The first tap counts, and only an answer as quick as a bot’s.
cookie-solve-ui-point = Tap a card to read it, tap it again to smash it.
cookie-solve-ui-keys = Keys 1 to { $count } point at a card, Space at the centre; Enter smashes it.
cookie-solve-ui-hurry = The first card you tap is smashed.
cookie-solve-ui-once = One answer counts.
cookie-solve-ui-aimed = Smash { $target }?
cookie-solve-ui-aimed-centre = You say that nothing is poisoned.
cookie-solve-ui-smash = Smash it
cookie-solve-ui-right = Right!
cookie-solve-ui-wrong = Not that one
cookie-solve-ui-late = Right, but too late
cookie-solve-ui-row = { $count ->
    [0] The next row begins with the next table.
    [one] { $count } table right in a row.
   *[other] { $count } tables right in a row.
  }
cookie-solve-ui-days = { $count ->
    [0] The next row begins tomorrow.
    [one] { $count } day in a row.
   *[other] { $count } days in a row.
  }
cookie-solve-ui-time = You took { $time } s, a bot takes { $par } s.
cookie-solve-ui-another = Another table
cookie-solve-ui-share = Share
cookie-solve-ui-share-title = Your result
cookie-solve-ui-shared = Cookie Smasher, table of { $date } ({ $text_set })
cookie-solve-ui-shared-right = Found.
cookie-solve-ui-shared-wrong = Not found.
cookie-solve-ui-back = Back to the table
cookie-solve-ui-days-row = Days in a row
cookie-solve-ui-in-row = Right in a row
cookie-solve-ui-best = Best row
cookie-solve-ui-share-right = Right
cookie-solve-ui-day-yes = { $day }: right
cookie-solve-ui-day-no = { $day }: wrong
cookie-solve-ui-day-missed = { $day }: not played
cookie-solve-ui-day-today = { $day }: still open
cookie-solve-ui-unkept = This browser keeps nothing: your rows last as long as this page is open.
cookie-solve-ui-stuck = Not sent
cookie-solve-ui-new-day = A new table is there
cookie-solve-ui-new-day-done = It is past midnight (UTC): the next day has its own.
cookie-solve-ui-new-day-open = It is past midnight (UTC). This one still counts for its own day.
cookie-solve-ui-deal-it = Deal it
cookie-solve-ui-how = How it works
cookie-solve-ui-how-low = Low to high
cookie-solve-ui-how-low-text = The lowest number is looked at first.
cookie-solve-ui-how-ties = Equal numbers
cookie-solve-ui-how-ties-text = Only the one nearest the king counts, clockwise.
cookie-solve-ui-how-far = So far
cookie-solve-ui-how-far-text = What is “so far” came before, at a lower number.
cookie-solve-ui-how-highest = The highest true one
cookie-solve-ui-how-highest-text = That one is poisoned. Where none is true, it is the centre.

# The first game's guide
cookie-guide-choose = Choose a dish in secret
cookie-guide-choose-text = Every card has a rule. Where its rule is true, it is poisoned. Choose one to put on the table; nobody sees it before the reveal.
cookie-guide-reveal = The reveal
cookie-guide-reveal-text = When all have chosen, the cards turn over at the same moment for everybody. Then smash the poisoned one before the others do: one tap counts.
cookie-guide-order = From low to high
cookie-guide-order-text = Look at the lowest number first. Of several true rules the highest card is the poisoned one. Is none true, smash this platter.
cookie-guide-king = The king
cookie-guide-king-text = The circle runs clockwise from here. Of equal numbers only the one nearest the king counts.
cookie-guide-why = Why it was that one
cookie-guide-why-text = Card by card, at your pace: with the buttons or the arrow keys. Close it when you have seen enough.
cookie-guide-place = The card you won
cookie-guide-place-text = Take one of the cards on the table, and slide it into your pile where you like.
cookie-guide-pad = The score pad
cookie-guide-pad-text = Every race is here. Ask a number, and it says how it came about.
