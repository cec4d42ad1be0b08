# Voodoo Prince. An argument seat has a seat_is beside it: you or other.

voodoo-name = Voodoo Prince
voodoo-tagline = Win your tricks, but later than the others, and not last of all.

# Cards and colours
voodoo-card-R = red { $value }
voodoo-card-Y = yellow { $value }
voodoo-card-G = green { $value }
voodoo-card-B = blue { $value }
voodoo-card-P = purple { $value }
voodoo-colour-R = red
voodoo-colour-Y = yellow
voodoo-colour-G = green
voodoo-colour-B = blue
voodoo-colour-P = purple

# What happens
voodoo-said-dealer = { $seat_is ->
    [you] You are drawn as the first dealer.
   *[other] { $seat } is drawn as the first dealer.
  }
voodoo-said-trump-drawn = The first trump is drawn: { $text_trump }.
voodoo-said-round = Round { $round } of { $rounds }.
voodoo-said-deals = { $seat_is ->
    [you] You deal.
   *[other] { $seat } deals.
  }
voodoo-said-aside = { $count ->
    [one] { $count } card is put aside, unseen.
   *[other] { $count } cards are put aside, unseen.
  }
voodoo-said-needed = { $count ->
    [one] Whoever has { $count } trick is out of the round.
   *[other] Whoever has { $count } tricks is out of the round.
  }
voodoo-said-names-trump = { $seat_is ->
    [you] You look at your hand, name the trump and lead.
   *[other] { $seat } is to name the trump, and leads.
  }
voodoo-said-begins = { $seat_is ->
    [you] Trump is { $text_trump }, and you lead.
   *[other] Trump is { $text_trump }, and { $seat } leads.
  }
voodoo-said-dealt = { $seat_is ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
  }
voodoo-said-trump-named = { $seat_is ->
    [you] You name { $text_trump } as trump.
   *[other] { $seat } names { $text_trump } as trump.
  }
voodoo-said-leads = { $seat_is ->
    [you] You lead { $card }.
   *[other] { $seat } leads { $card }.
  }
voodoo-said-follows = { $seat_is ->
    [you] You follow with { $card }
   *[other] { $seat } follows with { $card }
  }{ $ahead ->
    [1] {" and"} { $seat_is ->
        [you] are ahead.
       *[other] is ahead.
      }
   *[other] .
  }
voodoo-said-trumps = { $seat_is ->
    [you] You trump with { $card }
   *[other] { $seat } trumps with { $card }
  }{ $ahead ->
    [1] {" and"} { $seat_is ->
        [you] are ahead.
       *[other] is ahead.
      }
   *[other] .
  }
voodoo-said-discards = { $seat_is ->
    [you] You throw away { $card }.
   *[other] { $seat } throws away { $card }.
  }
voodoo-said-doll = The doll { $card } has met { $card_beaten } and outranks it.
voodoo-said-won = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
  } the trick with { $card }. Tricks: { $tricks } (needed: { $needed }).
voodoo-said-won-split = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
  } the trick with { $card }, which splits it in two. Tricks: { $tricks } (needed: { $needed }).
voodoo-said-out = { $seat_is ->
    [you] You are out of the round and score
   *[other] { $seat } is out of the round and scores
  } the tricks of all the others: { $sum } = { $points }.
voodoo-said-out-one = { $seat_is ->
    [you] You are out of the round and score the tricks of the other player: { $points }.
   *[other] { $seat } is out of the round and scores the tricks of the other player: { $points }.
  }
voodoo-said-laid-aside = { $seat_is ->
    [you] You lay
   *[other] { $seat } lays
  } { $count ->
    [one] { $count } card aside.
   *[other] { $count } cards aside.
  }
voodoo-said-leads-next = { $seat_is ->
    [you] You lead the next trick.
   *[other] { $seat } leads the next trick.
  }
voodoo-said-last = { $seat_is ->
    [you] You are the last one in and score a point for each trick you took: { $tricks }.
   *[other] { $seat } is the last one in and scores a point for each trick taken: { $tricks }.
  }
voodoo-said-lacks = { $seat_is ->
    [you] You have { $tricks } of { $needed } tricks and score what is missing: { $missing }.
   *[other] { $seat } has { $tricks } of { $needed } tricks and scores what is missing: { $missing }.
  }
voodoo-said-round-over = Round { $round } is over.
voodoo-said-totals = After round { $round }: { $texts }.
voodoo-sum = { $seat } { $points }
voodoo-said-game-over = The game is over.
voodoo-said-won-game = { $seats_count ->
    [one] The most points, { $points }: the victory goes to { $seats }.
   *[other] The most points, { $points } each: { $seats } share the victory.
  }

# A round explained
voodoo-reckoning-out = { $seat_is ->
    [you] You went
   *[other] { $seat } went
  } out { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  }, with { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
voodoo-reckoning-last = { $seat_is ->
    [you] You were
   *[other] { $seat } was
  } last, with { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }

# The table
voodoo-table-turn = Round { $round } of { $rounds }. { $seat_is ->
    [you] It is your turn.
   *[other] It is the turn of { $seat }.
  }
voodoo-table-names-trump = Round { $round } of { $rounds }. { $seat_is ->
    [you] You are to name the trump.
   *[other] { $seat } is to name the trump.
  }
voodoo-table-deal = Round { $round } of { $rounds }. { $seat_is ->
    [you] You are to deal.
   *[other] { $seat } is to deal.
  }
voodoo-table-no-dealer = { $rounds } rounds. The first dealer is not drawn yet.
voodoo-table-over = The game is over, after { $rounds } rounds.
voodoo-table-trump = Trump: { $text_trump }. Tricks needed: { $needed }.
voodoo-table-trump-open = Trump: not named yet. Tricks needed: { $needed }.
voodoo-table-seat = { $seat_is ->
    [you] You
   *[other] { $seat }
  }{ $dealer ->
    [1] {" (dealer)"}
   *[other] {""}
  }: tricks { $tricks } of { $needed }, in hand { $count }, points { $points }.
voodoo-table-seat-out = { $seat_is ->
    [you] You
   *[other] { $seat }
  }{ $dealer ->
    [1] {" (dealer)"}
   *[other] {""}
  }: out with { $out ->
    [one] { $out } point
   *[other] { $out } points
  }, tricks { $tricks }, laid aside { $count }, points { $points }.
voodoo-table-void = { $seat_is ->
    [you] You have shown that you hold none of these colours:
   *[other] { $seat } is known to hold none of these colours:
  } { $texts }.
voodoo-table-aside = Cards put aside, unseen: { $count }.
voodoo-table-last = Last trick: { $texts }. { $seat_is ->
    [you] You won it
   *[other] { $seat } won it
  } with { $card }.
voodoo-table-last-split = Last trick: { $texts }. { $seat_is ->
    [you] You won it
   *[other] { $seat } won it
  } with { $card }; it counted as two.
voodoo-table-trick = In the trick: { $texts }. { $seat_is ->
    [you] You are ahead
   *[other] { $seat } is ahead
  } with { $card }.
voodoo-table-trick-empty = { $seat_is ->
    [you] You lead to a new trick.
   *[other] { $seat } leads to a new trick.
  }
voodoo-laid = { $seat } { $card }
voodoo-table-hand = Your hand: { $cards }.
voodoo-table-hand-aside = { $cards_count ->
    [0] Your cards are laid aside.
   *[other] Laid aside by you: { $cards }.
  }

# Moves, and what they would make
voodoo-move-dealer = the first dealer is drawn
voodoo-move-deal = the cards are dealt
voodoo-move-trump = { $text_trump } as trump
voodoo-move-play = { $card }
voodoo-outlook-trump = { $number ->
    [0] none in your hand
   *[other] { $number } in your hand: { $cards_held }
  }
voodoo-outlook-leads = { $worth ->
    [2] leads, counts as two if it wins
   *[other] leads
  }
voodoo-outlook-ahead = { $worth ->
    [2] ahead so far, counts as two if it wins
   *[other] ahead so far
  }
voodoo-outlook-behind = { $seat } stays ahead with { $card }
voodoo-outlook-takes = { $seat_is ->
    [you] you win it
   *[other] { $seat } wins it
  }: { $before } → { $after } (needed: { $needed })
voodoo-outlook-out = { $seat_is ->
    [you] you win it
   *[other] { $seat } wins it
  }: { $before } → { $after } (needed: { $needed }), out with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

# Refusals
voodoo-not-in-hand = You do not hold { $card }. Your hand: { $cards_have }.
voodoo-must-follow = The led colour is { $text_led }, and you must follow it: { $card } does not. { $cards_follow_count ->
    [one] Your only card of that colour: { $cards_follow }.
   *[other] Your cards of that colour: { $cards_follow }.
  }
voodoo-trump-first = The trump must be named before a card is led.
voodoo-no-trump-now = The trump cannot be named now.
voodoo-no-such-dealer = There is no seat { $dealer } to deal.
voodoo-not-the-deck = These are not the cards of this game's deck.
voodoo-unknown-card = There is no card “{ $name }”: a card is R, Y, G, B or P with a number from 0 to 15.
voodoo-unknown-colour = There is no colour “{ $name }”: the colours are R, Y, G, B and P.
voodoo-move-hint = A move is a card, like B12, or the trump, like trump=R.
voodoo-config-first = There is no such seat to deal first. Allowed: { $allowed }.
voodoo-config-deck = The deck has a card twice, a card that does not exist, or too few cards.

# Options, as a form shows them
voodoo-option-players = Players
voodoo-option-players-help = Two to five. Cards in use and tricks needed go with it.
voodoo-option-first = First dealer
voodoo-option-first-help = Leads the first trick. Later rounds are dealt by whoever was last.
voodoo-option-first-random = Drawn at random
voodoo-option-first-random-help = Chance draws the first dealer.

# The table in the page
voodoo-ui-most-wins = most wins
voodoo-ui-in = in
voodoo-ui-last = last
voodoo-ui-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
  }
voodoo-ui-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
  }
voodoo-ui-tricks = Tricks: { $tricks }, needed: { $needed }
voodoo-ui-out = Out, +{ $points }
voodoo-ui-trump = Trump: { $text_trump }
voodoo-ui-trump-open = No trump yet
voodoo-ui-trump-is = Trump
voodoo-ui-aside = { $count ->
    [one] { $count } card put aside
   *[other] { $count } cards put aside
  }
voodoo-ui-trick = The trick
voodoo-ui-led = { $seat_is ->
    [you] You led
   *[other] { $name } led
  }
voodoo-ui-winning = winning
voodoo-example-trump = Trump is { $text_trump }
voodoo-example-leads = leads
voodoo-example-follows = follows
voodoo-example-trumps = trumps
voodoo-example-discards = discards
voodoo-ui-wins = wins
voodoo-ui-wins-split = wins, counts twice
voodoo-ui-wins-doll = the doll beats the { $value }
voodoo-ui-your-card = Your card
voodoo-ui-here = Play it here
voodoo-ui-play = Play it here: { $card }
voodoo-ui-doll-acts = The doll
voodoo-ui-splitter-acts = A splitter
voodoo-ui-trick-won = Trick
voodoo-ui-last-trick = Last trick
voodoo-ui-last-won = { $seat_is ->
    [you] You won it with { $card }.
   *[other] { $seat } won it with { $card }.
  }
voodoo-ui-last-won-split = { $seat_is ->
    [you] You won it with { $card }, which made two tricks of it.
   *[other] { $seat } won it with { $card }, which made two tricks of it.
  }
voodoo-ui-close = Close
voodoo-ui-lead = You lead
voodoo-ui-follow = Follow { $text_led }
voodoo-ui-free = No { $text_led }: any card
voodoo-ui-choose = Choose the trump
voodoo-ui-choose-why = Every card of this colour beats every other colour. You lead the first trick.
voodoo-ui-sew = Sew it on
voodoo-ui-held = { $number ->
    [0] None in your hand
    [one] { $number } card
   *[other] { $number } cards
  }{ $texts_count ->
    [0] {""}
   *[other] , with { $texts }
  }
voodoo-ui-face-doll = the doll
voodoo-ui-face-splitter = a splitter
voodoo-ui-face-prince = the prince
voodoo-ui-is-out = { $seat_is ->
    [you] You are out
   *[other] { $seat } is out
  }
voodoo-ui-out-with = { $tricks ->
    [one] With { $tricks } trick.
   *[other] With { $tricks } tricks.
  }
voodoo-ui-out-split = With { $tricks } tricks: the last one counts twice.
voodoo-ui-out-why = The points are the tricks of all the others, as they lie now
voodoo-ui-out-before = out
voodoo-ui-go-on = Go on
voodoo-ui-why-out = What the others had taken at that moment: { $sum }.
voodoo-ui-why-own = { $tricks ->
    [one] last one in, with { $tricks } trick
   *[other] last one in, with { $tricks } tricks
  }
voodoo-ui-why-missing = { $tricks } taken, { $missing } missing
voodoo-ui-paper-note = Whoever goes out scores the tricks of all the others at that moment. The last one in scores their own.
voodoo-ui-paper-duel = Whoever goes out scores the tricks of the other. The other scores what is missing.
voodoo-ui-head-out = Out
voodoo-ui-head-player = Player
voodoo-ui-head-tricks = Tricks
voodoo-ui-head-why = Others’ tricks
voodoo-ui-head-points = Points
voodoo-ui-deals-next = { $seat_is ->
    [you] You were last: you deal the next round, name its trump and lead.
   *[other] { $seat } was last, deals the next round, names its trump and leads.
  }

# Balance
voodoo-balance-played = Tricks it wins when played

# The first game's guide
voodoo-guide-name = You name the trump
voodoo-guide-name-text = You see your hand first. Trump beats every other colour: one you hold much of wins tricks. Choose a hoop, then sew it.
voodoo-guide-trump = The trump
voodoo-guide-trump-text = Any card of this colour beats all other colours. It holds for the whole round.
voodoo-guide-lead = You lead
voodoo-guide-lead-text = Play any card. The others must follow its colour if they have it. The best card takes the trick.
voodoo-guide-follow = Follow the colour
voodoo-guide-follow-text = You hold the colour that was led, so one of those it must be. The other cards are dimmed.
voodoo-guide-free = Nothing to follow with
voodoo-guide-free-text = You have none of the colour that was led. Play what you like: a trump to win, or a card you want to be rid of.
voodoo-guide-winning = This card is winning
voodoo-guide-winning-text = It is ringed as long as nothing beats it. Is this trick one you want?
voodoo-guide-pins = A pin for each trick
voodoo-guide-pins-text = When all pins are in, a player is out of the round. Not too soon: going out scores the tricks that the others have by then.
voodoo-guide-special = Cards with powers
voodoo-guide-special-text = A trick won by a 5 or a 7 counts as two. A 0 is the lowest of its colour, but beats the highest when the two meet.
voodoo-guide-out = Somebody is out
voodoo-guide-out-text = They score a point for each trick the others have now, and watch the rest of the round. The last one in scores their own.
voodoo-guide-pad = The score pad
voodoo-guide-pad-text = The points of every round are here. The most win. Ask a number, and it says how it came about.
