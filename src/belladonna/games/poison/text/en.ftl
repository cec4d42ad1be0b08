# Poison. An argument seat has a seat_is beside it: you or other.

poison-name = Poison
poison-tagline = Feed three cauldrons, and do not be the one who makes them boil over.

# Cards and colours
poison-card-R = { $value ->
    [0] red Zero
   *[other] red { $value }
  }
poison-card-RW = red Wild
poison-card-B = { $value ->
    [0] blue Zero
   *[other] blue { $value }
  }
poison-card-BW = blue Wild
poison-card-P = { $value ->
    [0] purple Zero
   *[other] purple { $value }
  }
poison-card-PW = purple Wild
poison-card-X = poison { $value }
poison-colour-R = red
poison-colour-B = blue
poison-colour-P = purple
poison-colour-none = free

# What happens
poison-said-dealer = { $seat_is ->
    [you] You are drawn as the first dealer.
   *[other] { $seat } is drawn as the first dealer.
  }
poison-said-round = Round { $round } of { $rounds }.
poison-said-deals = { $seat_is ->
    [you] You deal.
   *[other] { $seat } deals.
  }
poison-said-begins = { $seat_is ->
    [you] You begin.
   *[other] { $seat } begins.
  }
poison-said-stack = { $count ->
    [one] { $count } card is left as the stack.
   *[other] { $count } cards are left as the stack.
  }
poison-said-out = { $count ->
    [one] { $count } card is out of this round, unseen.
   *[other] { $count } cards are out of this round, unseen.
  }
poison-said-dealt = { $seat_is ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
  }
poison-said-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
  } { $card } into cauldron { $cauldron }: { $before } + { $value } = { $total }.
poison-said-played-over = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
  } { $card } into cauldron { $cauldron }: { $before } + { $value } = { $reached }, it boils over. The new total is { $total }.
poison-said-played-wild = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
  } { $card } into cauldron { $cauldron }: it copies { $value }, { $before } + { $value } = { $reached }, then it counts 0. The total stays { $total }.
poison-said-played-wild-over = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
  } { $card } into cauldron { $cauldron }: it copies { $value }, { $before } + { $value } = { $reached }, it boils over. The new total is { $total }.
poison-said-took = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
  } { $cards_count ->
    [one] the card from cauldron { $cauldron }: { $cards }.
   *[other] { $cards_count } cards from cauldron { $cauldron }: { $cards }.
  }
poison-said-drew = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
  } { $cards }. Left in the stack: { $left }.
poison-said-drew-hidden = { $seat_is ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
  } Left in the stack: { $left }.
poison-said-passed = { $seat_is ->
    [you] You can play none of your cards and miss the turn.
   *[other] { $seat } can play no card and misses the turn, with { $count } in hand.
  }
poison-said-round-over = Round { $round } is over.
poison-said-unplayed = { $seat_is ->
    [you] You could not play { $cards }; that scores nothing.
   *[other] { $seat } could not play { $cards }; that scores nothing.
  }
poison-said-totals = After round { $round }: { $texts }.
poison-sum = { $seat } { $points }
poison-said-game-over = The game is over.
poison-said-won = { $seats_count ->
    [one] The fewest points, { $points }: the victory goes to { $seats }.
   *[other] The fewest points, { $points } each: { $seats } share the victory.
  }

# A round's score explained
poison-majority = { $seat_is ->
    [you] Most { $text_colour }: you, with { $count }; you discard them.
   *[other] Most { $text_colour }: { $seat }, with { $count }, discarded.
  }
poison-majority-tie = Most { $text_colour }: a tie of { $seats } with { $count } each; nobody discards.
poison-majority-none = Most { $text_colour }: nobody took any.
poison-part = { $count } { $colour ->
    [R] red
    [B] blue
   *[P] purple
  }
poison-part-majority = { $count } { $colour ->
    [R] red
    [B] blue
   *[P] purple
  } (discarded)
poison-part-poison = { $count } poison (counts { $points })
poison-reckoning = { $seat_is ->
    [you] You score
   *[other] { $seat } scores
  } { $points }: { $texts }.
poison-reckoning-nothing = { $seat_is ->
    [you] You took nothing and score 0.
   *[other] { $seat } took nothing and scores 0.
  }

# The table
poison-table-turn = Round { $round } of { $rounds }. { $seat_is ->
    [you] It is your turn.
   *[other] It is the turn of { $seat }.
  }
poison-table-deal = Round { $round } of { $rounds }. { $seat_is ->
    [you] You are to deal.
   *[other] { $seat } is to deal.
  }
poison-table-no-dealer = { $rounds } rounds. The first dealer is not drawn yet.
poison-table-over = The game is over, after { $rounds } rounds.
poison-table-stack = Cards in the stack: { $count }.
poison-table-out = Cards out of this round, unseen: { $count }.
poison-table-cauldron = Cauldron { $cauldron }, { $text_colour }, total { $total } of { $limit }: { $cards }.
poison-table-cauldron-empty = Cauldron { $cauldron }, { $text_colour }, is empty.
poison-table-seat = { $seat_is ->
    [you] You
   *[other] { $seat }
  }{ $dealer ->
    [1] {" (dealer)"}
   *[other] {""}
  }: in hand { $count }, taken { $taken }, points { $points }.
poison-table-seat-open = { $seat_is ->
    [you] You
   *[other] { $seat }
  }{ $dealer ->
    [1] {" (dealer)"}
   *[other] {""}
  }: in hand { $count }, taken { $taken }, points { $points }. Taken: { $cards_taken }.
poison-table-proof = { $seat_is ->
    [you] By passing you showed
   *[other] By passing { $seat } showed
  } at least { $count } of these: { $cards }.
poison-table-hand = Your hand: { $cards }.

# Moves, and what they would make
poison-move-dealer = the first dealer is drawn
poison-move-deal = the cards are dealt
poison-move-play = { $card } into cauldron { $cauldron }
poison-outlook-stays = { $before } → { $after } stays
poison-outlook-wild = { $before } → { $after } stays, then { $before }
poison-outlook-takes = { $before } → { $after }, takes { $takes }

# Refusals
poison-no-colour-elsewhere = The colour of { $card } lies in cauldron { $home }: it goes there and not into { $cauldron }.
poison-no-wild-without-colour = A Wild may only go where its colour lies, and no cauldron has the colour of { $card } now.
poison-no-other-colour = Cauldron { $cauldron } is { $text_colour }, which { $card } is not. Open to it: { $free_count ->
    [one] cauldron { $free }
   *[other] cauldrons { $free }
  }.
poison-not-in-hand = You do not hold { $card }. Your hand: { $cards_have }.
poison-no-such-cauldron = There is no cauldron { $cauldron }: they are 1, 2 and 3.
poison-no-such-dealer = There is no seat { $dealer } to deal.
poison-not-the-deck = These are not the cards of this game's deck.
poison-unknown-card = There is no card “{ $name }”: a card is R, B or P with 0, 1, 2, 4, 5, 7 or W, or the poison X4.
poison-move-hint = A move is a card and a cauldron from 1 to 3, like R5>1.
poison-config-extra-cards = Zero and Wild cards belong to the Manual edition alone (edition=manual).

# Editions and options, as a form shows them
poison-edition-classic = Classic
poison-edition-classic-help = The French original: cauldrons take the colour of the first potion.
poison-edition-outset = Outset
poison-edition-outset-help = Outset Media, 2021: each cauldron has a colour for good, and some cards may stay out.
poison-edition-manual = Manual
poison-edition-manual-help = The reference manual: free cauldrons, and Zero and Wild cards if you like.
poison-option-players = Players
poison-option-players-help = Three to six.
poison-option-edition = Edition
poison-option-edition-help = The printed rules to play by.
poison-option-edition-classic = Classic
poison-option-edition-classic-help = The French original: cauldrons take the colour of the first potion; three players play six rounds.
poison-option-edition-outset = Outset
poison-option-edition-outset-help = Outset Media, 2021: each cauldron has a colour for good, and some cards may stay out.
poison-option-edition-manual = Manual
poison-option-edition-manual-help = The reference manual: free cauldrons, and Zero and Wild cards if you like.
poison-option-variant = Variant
poison-option-variant-help = How the cards are dealt.
poison-option-variant-none = Full deal
poison-option-variant-none-help = The cards are dealt at the start of the round.
poison-option-variant-draw = Draw stack
poison-option-variant-draw-help = Five cards each; after playing a card you draw one. With the manual this is a house rule.
poison-option-zeros = Zero cards
poison-option-zeros-help = How many of each colour; they count 0. Only in the manual.
poison-option-wilds = Wild cards
poison-option-wilds-help = How many of each colour; they copy a card as they are played, then count 0. Only in the manual.
poison-option-wild_copies = A Wild copies
poison-option-wild_copies-help = Which card gives a Wild its value as it is played.
poison-option-wild_copies-top = The top card
poison-option-wild_copies-top-help = Whatever lies on top: a poison 4, a Zero or a Wild 0.
poison-option-wild_copies-colour = Its own colour
poison-option-wild_copies-colour-help = The topmost card of the Wild's own colour.
poison-option-taken = Taken cards are seen by
poison-option-taken-help = Whether the taken piles lie open.
poison-option-taken-nobody = Nobody
poison-option-taken-nobody-help = They lie face down until the round is scored, as printed.
poison-option-taken-everyone = Everyone
poison-option-taken-everyone-help = They lie open: a house rule that is kind to short memories.
poison-option-first_dealer = First dealer
poison-option-first_dealer-help = The player to the left of the dealer begins.
poison-option-first_dealer-random = Drawn at random
poison-option-first_dealer-random-help = Chance draws the first dealer.

# The page
poison-poison = poison
poison-ask-card = Choose a card
poison-ask-again = { $card }: once more for cauldron { $cauldron }
poison-ask-cauldron = Choose a cauldron for { $card }
poison-forecast-stays = stays in the pot
poison-forecast-boils = boils over: take { $takes }
poison-forecast-brim = to the brim
poison-example-lies = Here lie { $cards }
poison-example-empty = Nothing lies here
poison-example-takes = { $seat } takes
poison-example-stays = and this one stays
poison-passes = passes
poison-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
  }
poison-count-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
poison-count-taken = { $count ->
    [one] { $count } card taken
   *[other] { $count } cards taken
  }
poison-pad-note = fewest wins
poison-pad-taken = { $count } taken
poison-why = { $seat_is ->
    [you] Your { $points } in round { $round }
   *[other] { $seat }: { $points } in round { $round }
  }
poison-why-most = the most: they count nothing
poison-why-tie = the most, but a tie
poison-why-counts = one each
poison-why-poison = two each
poison-paper-note = Most cards of a colour, alone: those count nothing.
poison-paper-points = Points
poison-paper-most = most
poison-paper-tie = tie

# Balance
poison-balance-played = Plays that make the cauldron boil over

# The first game's guide
poison-guide-turn = It is your turn
poison-guide-turn-text = Everyone plays one card in turn, clockwise. This line always says whose turn it is, and what is asked of you.
poison-guide-hand = Your hand
poison-guide-hand-text = Choose a card: tap it, or press its number. What cannot be played now is dimmed; choose it, and it says why.
poison-guide-pots = Where it may go
poison-guide-pots-text = Cauldrons that glow are open to this card. Press one, and the card is played. Every other card in the hand can still be chosen instead.
poison-guide-outlook = What would come of it
poison-guide-outlook-text = The total before and after. Up to 13 nothing happens. The line says so before you play.
poison-guide-boils = This one would boil over
poison-guide-boils-text = Above 13 you take all that lies in it; your own card stays. Taken cards cost points, so look for another place.
poison-guide-shut = Not here
poison-guide-shut-text = A cauldron holds one colour, and each colour lies in one cauldron; poison goes anywhere. Press this one, and the table names the rule.
poison-guide-taken = You have taken cards
poison-guide-taken-text = A potion costs 1 point, a poison 2. But whoever took the most of a colour, alone, scores nothing for it.
poison-guide-pad = The score pad
poison-guide-pad-text = The points of every round are here. The fewest win. Ask a number, and it says how it came about.
