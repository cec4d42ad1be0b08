# What every game says. The games' own words are in games/<game>/text/.

you = you
seat-number = seat { $number }
nobody-in-particular = the table
list-none = nothing
list-and = { $head } and { $last }

# Moves
game-is-over = The game is over.
not-to-act = { $seat_is ->
    [you] It is not your turn.
   *[other] It is not the turn of { $seat }.
  } { $waiting ->
    [0] The table goes on by itself.
   *[other] The table waits for { $seats }.
  }
move-not-readable = “{ $move }” is no move of this game. { $hint }
move-has-no-mover = “{ $move }” does not say who moves: a seat's number, * for chance or ! for the clock comes first.
move-wrong-kind = That is not a move a player makes here.

# Games and their options
game-unknown = There is no game “{ $name }”. There are: { $allowed }.
config-unknown-option = There is no option “{ $name }”. There are: { $allowed }.
config-bad-value = “{ $value }” is no value for { $name }. Allowed: { $allowed }.
config-not-readable = “{ $value }” is not readable. It should look like poison(players=4,edition=classic).
config-twice = The option { $name } is given twice.

# Records
record-no-toml = This is no record: the file is not readable as TOML ({ $detail }).
record-bad-field = The record's field “{ $field }” is wrong: { $detail }.
record-newer-format = The record has format { $format }; this program reads up to { $known }. A newer Belladonna can read it.
record-newer-rules = The record was made by version { $version } of the rules of { $game }; this program knows up to { $known }. A newer Belladonna can read it.
record-older-rules = The record was made by version { $version } of the rules of { $game }; this program has { $known }.
record-bad-config = The record's options are wrong. { $text_why }
record-seats = The record names { $found } players; its options ask for { $expected }.
record-illegal-move = Move { $number }, “{ $move }”, is not legal: { $text_why } ({ $rule })
record-unreadable-move = Move { $number } is not readable: { $text_why }
record-digest = The replay does not agree with the record: its digest is { $found }, the record says { $expected }.
record-result = The result does not agree: the replay gives { $found }, the record says { $expected }.
record-not-finished = The record gives a result, but its moves do not finish the game.

# Bots
bot-did-not-move = The bot of { $seat } made no move where one is due.
bot-illegal-move = The bot of { $seat } made an illegal move: { $text_why }
bot-unknown = { $game } has no bot “{ $name }”. There are: { $allowed } (version { $version }).
