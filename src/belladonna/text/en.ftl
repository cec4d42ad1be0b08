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

# Optional parts
extra-missing = This needs { $name }, which is not installed. Install it with: pip install "belladonna[{ $extra }]"

# Command line
cli-interrupted = Interrupted.
cli-our-mistake = This is a mistake in Belladonna itself, at { $where }: { $detail }. Please report it.
cli-no-such-flag = There is no option { $name } here; --help lists what there is.
cli-missing = Something is missing: { $name }; --help says what it is.
cli-bad-value = What is given for { $name } is no value it takes; --help says what it takes.
cli-flag-without-value = The option { $name } needs a value.
cli-no-such-command = There is no command “{ $name }”; belladonna --help lists what there is.
cli-misread = The command is not understood: { $detail }
cli-record-missing = There is no file “{ $file }”.
cli-no-language = There is no language “{ $value }”. There are: { $allowed }.
cli-default-name = Player
cli-welcome = { $title }: { $config }
cli-welcome-help = Type a number of the list, a card or a move; ? explains the rest.
cli-seat-you = Seat { $number }: you ({ $name })
cli-seat-bot = Seat { $number }: { $name }, a bot ({ $kind })
cli-seat-named = Seat { $number }: { $name }
cli-hand-of = Hand of { $seat }:{" "}
cli-prompt = Your move (1 to { $count }, ? for help):{" "}
cli-prompt-only = Your move (Enter plays it, ? for help):{" "}
cli-prompt-wait = Your move (1 to { $count }, w to wait, ? for help):{" "}
cli-where = Where? Several moves of this card are open:
cli-hint = ? explains what can be typed.
cli-stuck = Not now:
cli-stuck-why = type one to read why.
cli-help-play = You can type:
    a number of the list, or the move itself, for instance { $example };
    a card alone: it is played if there is only one way to;
    { $wait ->
      [1] w   wait and do nothing;
          t   show the table again;
     *[0] t   show the table again;
    }
    s   show the score pad;
    r { $rule }   read a paragraph of the rules, here the one on turns;
    q   leave the game.
cli-no-such-number = The list goes from 1 to { $count }.
cli-not-a-choice = “{ $move }” is not among the moves you have now.
cli-no-such-rule = The rules of { $game } have no paragraph { $rule }.
cli-really-leave = Leave the game? (y/N){" "}
cli-left = You left the game.
cli-input-ended = The input has ended, and with it the game.
cli-press-enter = Press Enter to go on.{" "}
cli-no-scores = There are no scores yet.
cli-pad-round = Round
cli-pad-total = Total
cli-countdown = { $seconds } …
cli-race = Press a key!
cli-race-key = { $key }:{" "}
cli-key-space = Space or c
cli-recorded = The game is written in { $file } ({ $count ->
    [one] { $count } move
   *[other] { $count } moves
  }).
cli-ask-hello = Welcome to the table. Enter alone takes the first of a list, or the value in brackets.
cli-ask-game = Which game?
cli-ask-edition = Which edition?
cli-ask-line = { $number } { $title }
cli-ask-line-about = { $number } { $title }: { $text_about }
cli-ask-number = Number (1 to { $count }) [1]:{" "}
cli-ask-players = How many players, { $low } to { $high }? [{ $default }]:{" "}
cli-ask-players-wrong = A number from { $low } to { $high }, please.
cli-ask-name = Your name? [{ $default }]:{" "}
cli-two-games = One game at a time: “{ $value }” is one too many.
cli-option-without-value = The option --{ $name } needs a value.
cli-options-without-game = Options of a game ({ $names }) need the game's name before them.
cli-no-edition = { $editions ->
    [0] This game has only one edition.
   *[other] There is no edition “{ $name }”. There are: { $allowed }.
  }
cli-too-many-seats = --seats names { $found } players; the table has { $count } seats.
cli-seat-not-readable = “{ $value }” is not readable. It should look like 1=bot:greedy or 2=agent.py:Agent.
cli-no-such-seat = There is no seat { $value }: seats go from 0 to { $last }.
cli-one-person = Only one seat can be yours: the others would see your hand.
cli-no-such-player = There is no player “{ $value }”. There are: { $allowed }, or a file and its class, agent.py:Agent.
cli-open-with-person = --open shows all hands, so it is only for games that bots play alone.
cli-agent-no-file = There is no file “{ $file }” to load a player from.
cli-agent-no-class = “{ $file }” has no class “{ $name }” with a method choose.
cli-agent-failed = The player in { $file } failed{ $line ->
    [0] {""}
   *[other] {" "}at line { NUMBER($line, useGrouping: 0) }
  }: { $detail }
cli-agent-illegal = The player in { $file } answered { $move }, which is not among the legal moves.
cli-no-folder = “{ $file }” cannot be written: there is no such folder.
cli-not-over-this = “{ $file }” is there already and is no record, so it is not written over. Choose another name.
cli-not-written = “{ $file }” could not be written: { $detail }.
cli-record-unread = “{ $file }” cannot be read: { $detail }.
cli-record-folder = “{ $file }” is a folder, not a record.
cli-record-too-large = “{ $file }” is too large to be a record.
cli-record-no-text = “{ $file }” is no record: it is not text.
cli-check-fine = right: { $file }: { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }{ $finished ->
    [0] , not finished
   *[other] {""}
  }
cli-check-wrong = wrong: { $file }: { $texts }
cli-seat-or-open = Choose --seat or --open, not both.
cli-replay-move = Move { $number } of { $count }
cli-replay-unfinished = The record ends here, before the game does.
cli-step = Enter goes on, b goes back, a number goes to that move, q leaves:{" "}
cli-step-hint = Enter, b, q, or a number from 1 to { $count }.
cli-games-players = Players: { $low } to { $high }
cli-games-bots = Bots: { $names }
cli-games-editions = Editions:
cli-games-options = Options:
cli-games-option = { $allowed } [{ $default }]
cli-rules-left-out = Left out, because { $count ->
    [one] it speaks
   *[other] they speak
  } only of other editions than { $edition }: { $numbers }.
