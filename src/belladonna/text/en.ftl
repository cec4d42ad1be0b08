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
config-empty = The option { $name } is given without a value.
config-no-edition = { $editions ->
    [0] This game has only one edition.
   *[other] There is no edition “{ $name }”. There are: { $allowed }.
  }
config-not-readable = “{ $value }” is not readable. It should look like poison(players=4,edition=classic).
config-twice = The option { $name } is given twice.

# Records
record-no-toml = This is no record: the file is not readable as TOML ({ $detail }).
record-bad-field = The record's field “{ $field }” is wrong: { $detail }.
record-no-field = The record has no field “{ $field }”, and needs it.
record-unknown-field = There is no field “{ $field }” in a record. There are: { $fields }.
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

# Data sets
dataset-no-person = A data set is made by bots; nobody can sit at the table.
dataset-written = { $games } games, { $moves } moves, are in { $file }.
dataset-stopped = Interrupted. { $games } whole games, { $moves } moves, are in { $file }.

# Optional parts
extra-missing = This needs { $name }, which is not installed. Install it with: pip install "belladonna[{ $extra }]"
batch-no-kernel = { $game } has no compiled kernel to play many games at once.
batch-illegal = Action { $action } is not legal in game { $number } of the batch; the mask says which are.

# Kernels
kernel-compiling = Compiling { $name } for this machine. It takes a few seconds, once.

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
cli-seen-by = { $seat } sees: { $text_line }
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
cli-step-ended = The input has ended.
cli-step-hint = Enter, b, q, or a number from 1 to { $count }.
cli-games-players = Players: { $low } to { $high }
cli-games-bots = Bots: { $names }
cli-games-editions = Editions:
cli-games-options = Options:
cli-games-option = { $label }: { $allowed } [{ $default }]
cli-rules-left-out = Left out, because { $count ->
    [one] it speaks
   *[other] they speak
  } only of other editions than { $edition }: { $numbers }.

# Server
server-agent-name = “{ $name }” is no name for an agent. It has small letters, digits, - and _, 31 at most, and is not that of a bot that is here already.
server-agent-setting = “{ $value }” does not name an agent. It should look like tiny=agent.py:Agent, with a name of small letters, digits, - and _ that no bot has yet.
server-agent-silent = The agent { $name } did not start: its process ended, or did not answer.
server-agent-twice = Two agents have the same name.
server-agents-play = An agent only plays: the table is the people's.
server-already-ended = This game is over. Its record is open to everybody.
server-already-started = The game has started already.
server-bad-request = The request is not understood: { $detail }
server-bot-replaced = The bot { $bot } of { $seat } did not answer as it should. The greedy bot plays on.
server-closed-empty = Everybody has left, so the table is closed.
server-closed-idle = Nobody has played here for a long time, so the table is closed.
server-closed-operator = Whoever runs this server has closed the table.
server-closed-outdated = The rules of this game have changed since it began, so it cannot go on. Its record is kept.
server-closed-vote = The players have voted to end this game.
server-database-failed = The database { $value } cannot be used: { $detail }
server-database-in-use = Another server is using { $value }. Stop that one, or choose another folder with --data.
server-database-newer = This database was made by a newer Belladonna (step { $version }). Start that version, or choose another folder with --data.
server-database-url = “{ $value }” is no address of a database. It should look like sqlite+aiosqlite:///path/to/file.
server-decision-closed = Too late: the table has gone on since.
server-file-not-readable = The settings in { $value } are not readable: { $detail }
server-host-only = Only the host of the table may do this.
server-host-stays = The host cannot be sent away; they may leave.
server-link-wrong = This link opens no seat here. Ask for a new one at your table.
server-message-wrong = The message is not understood: { $detail }
server-name-characters = A name may not hold control characters, or characters that change the direction of writing.
server-name-empty = A name needs a letter, a digit or a sign that shows.
server-name-long = A name may have { $most } characters at most.
server-no-example = There is no example for this game.
server-no-hello = A client says Hello first.
server-no-newcomers = This game has started, and newcomers may not take a bot's seat here.
server-no-page = The page is not built: that takes Node 20 or newer. Install it and run “make play”, or take a seat in the terminal with “belladonna join”.
server-no-spectators = This table has no room for spectators.
server-no-such-page = There is nothing at this address.
server-no-such-seat = There is no seat { $number }: this table has { $most }.
server-no-such-table = There is no such table. It may have been deleted.
server-not-ended = The game is not over yet.
server-not-playing = No game is going on at this table.
server-not-seated = You have no seat at this table.
server-not-stored = The server could not store this, so nothing was done. Try again in a moment.
server-operator-only = Only whoever runs this server may do this.
server-other-seat = This device has another seat at this table already.
server-other-site = This request comes from a page of another site, so nothing was done.
server-other-version = The server has another version now. Reload the page.
server-estimates-late = The estimates take longer than usual: the first time they are made ready for this machine. Ask again in a moment.
server-hint-alone = Hints are for whoever plays alone with bots. Here other people play too.
server-no-such-move = There is no move { $number } in this game: it has { $most }.
server-nothing-to-play = The game is over at this move. Go back a little to play on.
server-our-mistake = Something went wrong on the server. It is not your fault, and the details are in its log.
server-record-outdated = This game was played by other rules than this program has now. Its record can still be read.
server-restarts = The server is restarting. The game goes on in a moment.
server-cannot-listen = The server cannot listen on { $host }, port { $port }: { $detail }
server-port-in-use = Port { $port } is in use. Stop what uses it, or choose another with --port.
server-seat-taken = Seat { $number } is taken.
server-seats-empty = Every seat must be taken before the game starts: by people, or by bots.
server-setting-unknown = There is no setting “{ $name }”. There are: { $allowed }.
server-setting-wrong = A setting is wrong: { $detail }
server-spectators-watch = Spectators only watch. Take a seat to play.
server-table-closed = This table is closed.
server-table-full = There is no free seat at this table.
server-too-fast = That was too much at once. Wait a moment.
server-too-many-bots = This table has room for { $most } bots beside you.
server-too-many-tables = You have { $most } unfinished tables. Finish or leave one first.
server-too-many-windows = You have too many windows open here. Close some.

server-ready = Belladonna is ready: { $url }
server-ready-also = On this machine also: { $url }
server-ready-stop = Ctrl-C stops the server. Nothing is lost: the games go on when it starts again.
server-stopped = The server has stopped.
server-no-tables = There are no tables.
server-column-id = Table
server-column-game = Game
server-column-status = Status
server-column-moves = Moves
server-column-changed = Changed
server-tables-closed = The table { $id } is closed.
server-backed-up = The database is copied to { $value }.
server-backup-failed = The database could not be copied to { $value }: { $detail }
server-backup-file-only = Only a database in a file is copied by this command. Use the tools of your database.
server-backup-itself = { $value } is the database itself. Choose another file.
server-export-not-empty = { $value } is not empty. Choose a new folder.
server-exported = { $games ->
    [one] One finished game is
   *[other] { $games } finished games are
} written to { $value }, without names.
server-no-database = There is no database at { $value }. Say where it is with --data or --database.
server-tables-deleted = The table { $id } is deleted.
server-bad-answer = The server gave an answer that is not understood ({ $detail }).
server-link-not-readable = “{ $value }” is no link of a table. It should look like http://localhost:8013/t/abcdefghjkmn.
server-not-reached = { $value } cannot be reached: { $detail }
server-left = You have left. Your seat stays yours: the same command brings you back.
server-comes-back = The connection is gone. Trying again.
server-at-table = { $status ->
    [open] At the table, before the game: { $names }.
   *[other] At the table: { $names }.
  }
server-emoted = { $seat_is ->
    [you] You: { $text_emote }
   *[other] { $seat }: { $text_emote }
  }

server-option-listed = Listed
server-option-listed-help = Whether strangers find the table.
server-option-listed-yes = Open to all
server-option-listed-yes-help = Anyone on this server finds it among the open tables.
server-option-listed-no = By link only
server-option-listed-no-help = Only who gets the link finds the table.
server-option-newcomers = Take over a bot
server-option-newcomers-help = Whether somebody may take a bot's seat while the game is running.
server-option-newcomers-yes = yes
server-option-newcomers-yes-help = A newcomer may take a bot's seat in mid-game.
server-option-newcomers-no = no
server-option-newcomers-no-help = Bots keep their seats.
server-option-spectators = Spectators
server-option-spectators-help = Whether others may watch. They never see a hand.
server-option-spectators-yes = yes
server-option-spectators-yes-help = Whoever has the link may watch, and sees no hand.
server-option-spectators-no = no
server-option-spectators-no-help = Only the players see the table.
server-option-start = The game starts
server-option-start-help = Who says when it begins.
server-option-start-host = by the host
server-option-start-host-help = The host starts it when every seat is taken.
server-option-start-full = when full
server-option-start-full-help = It begins by itself when every seat is taken.
server-option-patience_s = Patience, in seconds
server-option-patience_s-help = How long the others wait for somebody before a bot stands in; 0 for ever.
server-option-pace_ms = Pace of the bots, in milliseconds
server-option-pace_ms-help = How long a bot seems to think.

emote-hello = Hello!
emote-thanks = Thank you!
emote-well-played = Well played!
emote-good-luck = Good luck!
emote-oops = Oops!
emote-ouch = Ouch!
emote-hurry = Hurry up!
emote-laugh = Ha ha!

# Simulation
sim-seats = { $found } players are named, and the table has { $count } seats.
sim-too-few = { $name } is { $value }; it starts at 1.
sim-no-person = Bots play here; nobody can sit at the table.
sim-quick-all = Quick players play among themselves only, so “{ $name }” cannot sit with them: name a quick player for every seat.
sim-json-or-csv = Choose --json or --csv; they cannot both be printed.
sim-plot-is-svg = Charts are drawn as SVG, so the file's name has to end in .svg: { $file }
sim-plotted = The chart is in { $file }.
sim-progress = games
sim-nothing-played = Stopped before the first deal was through; there is nothing to tell.
sim-failed = Deal { $deal }: { $player } could not go on. { $text_why }
sim-raised = It raised { $detail }
sim-too-slow = It thought for longer than { $seconds } seconds about a move.
sim-skipped = { $deals ->
    [one] One deal is left out because a player failed in it.
   *[other] { $deals } deals are left out because a player failed in them.
  }
sim-ended-early = The run ended there; the { $games } games before count. With --on-error skip it would go on.
sim-stopped = Stopped after { $games } of { $asked } games; these count.
sim-title = { $config }, seed { $seed }
sim-played = { $games } games: { $deals } deals, each from every seat. Intervals are 95 %, over deals.
sim-played-once = { $games } games, each deal once. Intervals are 95 %.
sim-player = Player × seats
sim-points = Points a game
sim-points-round = Points a round
sim-wins = Win share
sim-place = Place
sim-even = Players of equal strength would each have a win share of { $share }.
sim-order = Order of play
sim-first = moves first
sim-later = { $count } after that
sim-length = A game has { $moves } moves of players ({ $least } to { $most }) and { $rounds } rounds.
sim-thinking = { $player }: { $mean } ms a move of one processor, half of them within { $p50 }, 99 of 100 within { $p99 }.
sim-speed = { $seconds } s, { $rate } games/s, { $processes ->
    [one] one process
   *[other] { $processes } processes
  }.

# Page
page-name = Belladonna
page-title = { $title } – Belladonna
page-title-home = Belladonna: three card games about poison
page-title-turn = ● Your turn – { $title }
page-home = To the games
page-home-label = Belladonna, to the games
page-close = Close
page-again = Try again
page-fine = All right
page-save = Save
page-copy = Copy
page-copied = Copied
page-selected = The link is selected: copy it with your own keys.
page-selected-text = The text is selected: copy it with your own keys.
page-share = Share
page-fewer = Fewer
page-more = More
page-settings = Settings
page-tagline = Three card games about poison. Sit down: no account, no form, against bots or with friends.
page-game-poison = Poison
page-game-voodoo = Voodoo Prince
page-game-cookie = Cookie Smasher
page-line-poison = Three cauldrons, thirteen at most. Whoever makes one boil over takes it all.
page-line-voodoo = Win your tricks, but not too soon: going out scores the tricks of the others.
page-line-cookie = Everyone reveals a dish. One is poisoned. Smash it before they do.
page-more-solve = Solve it
page-more-deck = Build a deck
page-players = { $low } to { $high } players
page-play-now = Play now
page-with-friends = With friends
page-soon = This table is not drawn yet. The terminal has the game already: belladonna play.
page-running = { $game }: your game goes on
page-fact-free = Free and open
page-fact-bots = Bots never peek: a public test proves it
page-fact-access = Keyboard and screen reader
page-fact-yours = Your server, your data
page-to-day = Day theme
page-to-night = Night theme
page-no-cookies = This browser keeps no cookies here, so the server cannot know your seat. Allow cookies for this page to play.

page-you = You
page-you-title = You
page-your-name = The name others see
page-new = Set up a table
page-new-seats = Players
page-new-rules = Rules
page-new-open = Open the table
page-new-alone = Alone, with bots

page-lobby = Waiting room
page-host = host
page-sit = Sit here
page-add-bot = Add a bot
page-empty-seat = Empty { $name }'s seat
page-start = Start the game
page-start-when-full = Send the link, show the code, or start with bots.
page-wait-host = The host starts the game.
page-stand-up = Leave the table
page-invite = Invite
page-invite-for = The link is for
page-agent = A program of yours
page-agent-help = An agent on another computer takes a seat by a link of its own, and is a bot to everybody. Whoever has the link plays for it.
page-agent-name = What it is called
page-agent-seat = Give it a seat
page-agent-link = Link for the program
page-invite-mine = Me, elsewhere
page-invite-mine-help = Open this on another device to go on there. It is your seat: show it to nobody else.
page-invite-link = Link
page-invite-qr = The link as a QR code

page-bot = BOT
page-bot-label = bot, level { $level }
page-bot-0 = Mandrake
page-bot-1 = Hemlock
page-bot-2 = Henbane
page-bot-3 = Foxglove
page-bot-4 = Wolfsbane
page-bot-5 = Oleander
page-bot-6 = Thornapple
page-level-0 = random
page-level-1 = easy
page-level-2 = medium
page-level-3 = hard
page-level-4 = champion
page-seat-away = away
page-seat-stand-in = away, a bot plays
page-seat-thinking = thinking
page-seat-waiting = waiting

page-your-turn = Your turn
page-waits-for = { $names } to play
page-play-it = Play it
page-go-on = Go on
page-game-over = Game over
page-watching = You are watching
page-log = Log
page-log-note = every event, in words
page-log-turn = Your turn.
page-pad = Score pad
page-pad-and-log = Score pad and log
page-pad-round = Round { $round }
page-pad-total = Total
page-pad-why = Why: { $name }, round { $round }
page-say = Say something
page-leave = Leave the table
page-leave-text = Your seat stays yours if you only close the page: the link brings you back. If you leave for good, a bot takes the seat.
page-leave-alone = Your seat stays yours if you only close the page: the game waits for you. If you leave for good, the game ends.
page-leave-watching = You can come back by the same link.
page-leave-keep = Go, and keep the seat
page-leave-for-good = Leave for good
page-vote-end = Vote to end ({ $votes })
page-vote-back = Take back my vote to end ({ $votes })
page-rematch = Rematch
page-end-you-win = You win
page-end-you-share = You share the victory
page-end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
page-end-points = { $points ->
    [one] with { $points } point
   *[other] with { $points } points
  }

page-lost = The connection is lost
page-lost-text = The game waits for you, or a bot stands in. This page keeps trying to come back.
page-lost-sent = Your card is on its way and goes out once, as soon as the connection is back.
page-windows = This seat is open in another window
page-windows-text = Both are live: what you play here shows there.
page-offline = No line to the table
page-offline-text = You seem to be offline, or the server is down. Your games are kept: this page goes on by itself as soon as it is back.
page-down = The server does not answer
page-down-text = The server does not answer. Games are kept: try again in a moment.
page-watch = Watch the table
page-back-to-table = Back to the table
page-gone-link = This link opens no seat
page-gone-table = There is no such table
page-gone-page = There is nothing here
page-gone-page-text = This address leads nowhere. The games are one step away.
page-gone-closed = This table is closed
page-gone-closed-text = The game here was not played to its end.
page-gone-kicked = Your seat is free again
page-gone-kicked-text = The host has emptied your seat. You can ask them, or sit down again if there is room.
page-gone-old = The page is of another version
page-gone-old-text = The server was updated while this page was open. Load it again; your seat is kept.
page-gone-undrawn = This table is not drawn yet

page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-which = Rules of which game?
page-rules-game = Game
page-rules-edition = Edition
page-rules-others = In other editions
page-rules-link = Link to { $number }
page-contents = Contents
page-example = An example
page-example-another = Another
page-example-shows = It shows

# Tables with people
page-places = Pages of this site
page-my-games = My games
page-tables = Open tables
page-running-turn = { $game }: it is your turn
page-name-none = no name
page-new-game = Game
page-new-who = Seats
page-new-table = Table
page-new-seats-now = { $people ->
    [one] 1 person
   *[other] { $people } people
  }, { $bots ->
    [0] no bots
    [one] 1 bot
   *[other] { $bots } bots
  }
page-new-now = { $name }: { $value }
page-new-friend = Friend
page-new-bot = Bot
page-new-seat-for = Who sits on seat { $number }
page-level-of = { $name }: level
page-seat-open = Free seat
page-seat-by-link = open to the link
page-seat-bot = a bot, always ready
page-seat-here = is here
page-seat-gone = not here just now
page-patience = Patience
page-patience-help = After this long a bot stands in for whoever is missing, and hands the seat back at once.
page-patience-none = none
page-patience-seconds = { $seconds } s
page-patience-minutes = { $minutes } min
page-patience-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
page-lobby-count = { $here } of { $all } seats are taken
page-this-table = This table
page-start-bots = { $count ->
    [one] Start, with a bot in the free seat
   *[other] Start, with bots in the free seats
  }
page-start-ready = Everybody is here.
page-sit-down = Sit down
page-only-watch = Only watch
page-sit-after-all = Play after all
page-watch-wait = You are here to watch. The game shows on this page as soon as it begins.
page-invited = { $name } invites you to this table.
page-full-text = This table is full. Stay on this page to watch, or play at another one.
page-like-this = Open a table like this one
page-lost-lobby = This page keeps trying to come back. Your seat stays yours.
page-log-came = { $name } sits down.
page-log-bot = { $name }, a bot ({ $level }), sits down.
page-log-left = { $name } leaves.
page-invite-player = A player
page-invite-spectator = A spectator
page-invite-player-title = One link, no account
page-invite-player-help = Whoever opens it sits down on a free seat, and comes back to that seat by the same link.
page-invite-spectator-title = Watch, and no more
page-invite-spectator-help = Whoever opens it sees what lies on the table, and nobody's hand.
page-invite-mine-title = Your own seat
page-invite-camera = Point a phone's camera here
page-invite-free = { $count ->
    [0] No seat is free just now: later guests watch.
    [one] One seat is free.
   *[other] { $count } seats are free.
  }
page-invite-bots = { $count ->
    [0] The game is on: whoever comes now watches.
    [one] The game is on: one bot's seat can be taken over.
   *[other] The game is on: { $count } bots' seats can be taken over.
  }
page-here-only = Only this machine reaches the server now. To let others in your network join, start it with: belladonna serve --lan
page-step-out = Let a bot play for me
page-stepped-out = A bot plays for you
page-stepped-out-text = Your seat is yours: any move of yours takes it back.
page-step-in = I am back
page-vote-asked = { $count ->
    [one] { $names } wants to end the game
   *[other] { $names } want to end the game
  }
page-vote-asked-text = { $votes } of { $people }: more than half end it, without a winner.
page-vote-yes = End it
page-vote-no = Play on
page-take-seat = Take { $name }'s seat
page-take-seat-text = Newcomers are welcome here: you may take over from a bot.
page-end-in = { $count ->
    [one] { $names } is in: same table, same seats.
   *[other] { $names } are in: same table, same seats.
  }
page-end-rematch-on = The rematch has begun.
page-end-watch-rematch = To the rematch
page-look-again = Look again
page-tables-open = Waiting for people
page-tables-running = To watch
page-tables-bot = a bot's seat can be taken over
page-tables-watch = the game is on
page-tables-none = No table is open to strangers just now. Open one: whoever looks here finds it.
page-tables-open-one = Open a listed table
page-seats-count = { $count } seats
page-wait-for-you = { $count ->
    [one] One waits for you
   *[other] { $count } wait for you
  }
page-goes-on = The game goes on
page-points = points: { $points }
page-show = Show
page-show-all = All
page-show-turn = Your turn
page-show-waiting = Waiting
page-show-done = Finished
page-part-turn = Your turn
page-part-waiting = Waiting for others
page-part-done = Finished
page-part-none = There is nothing here just now.
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
page-play = Play
page-look = Look
page-replay = Replay
page-record = Download the record
page-record-of = Download the record: { $game }
page-no-games = You have no games yet. They gather here as you play; no account is needed.
page-leave-list = Your seat becomes free, or in a running game a bot's. Without people the game ends.
page-leave-not = Keep the seat
page-forget = Delete my data
page-forget-text = Your games belong to this browser. The server knows a name, if you gave one, and your seats.
page-forget-sure = You leave all unfinished tables, your name goes from every record, and this browser is a stranger again. This cannot be undone.
page-forget-not = Keep everything
page-forget-yes = Delete it all
page-forgotten = All of it is deleted.

page-set-language = Language
page-set-theme = Room
page-set-night = Night
page-set-day = Day
page-set-system = As the system
page-set-speed = Speed
page-set-speed-help = How quickly cards move, and how long the bots of a new table think.
page-set-brisk = Brisk
page-set-normal = Normal
page-set-calm = Calm
page-set-motion = No motion
page-set-motion-help = Cards do not fly and nothing moves by itself.
page-set-sound = Sound
page-set-sound-help = Cards, cauldrons, mallets, and a chime when it is your turn. The key M mutes a table.
page-set-volume = Volume
page-set-soft = Soft
page-set-middle = Middle
page-set-full = Full
page-set-vibration = Vibration
page-set-vibration-help = A short buzz when it is your turn, on devices that can.
page-set-keys = Single keys
page-set-keys-help = 1 to 9 choose cards, A, S and D (by their position) cauldrons, H asks for a hint. In a replay Space plays, and O opens the hands. Switch it off if a screen reader needs these keys.
page-set-order = Sort the hand
page-set-order-help = By colour and then by number, or the other way round.
page-set-by-suit = By colour
page-set-by-number = By number
page-set-forced = Play forced cards for me
page-set-forced-help = A move that is the only one is made by itself.
page-set-confirm = Confirm moves
page-set-confirm-help = A card is played only after a second press.
page-set-guide = Guide in the first game
page-set-guide-help = Points at things as they come up in your first game of each kind. Switched on again, it begins anew.
page-guide-place = { $step } of { $steps }
page-guide-next = Next
page-guide-done = Fine
page-guide-close = No more help
page-guide-closed = The guide is off. The settings switch it on again.
page-set-notify = Notifications
page-set-notify-help = When it is your turn and you look elsewhere.

# Bots' estimates
hint-title = What { $seat } could do after { $ply } moves of the record, best first{ $tried ->
    [0] .
   *[other] ; each move was tried in { $tried } deals that fit what { $seat } saw.
  }
hint-move = Move
hint-points = Points of the round
hint-share = Share of the victory
hint-played = was played
hint-none = Nothing is known about these moves.
hint-no-decision = Nobody had anything to decide in this record.
hint-no-such-ply = The record has no move { $value }; it has { $last }.
hint-not-to-act = After { $ply } moves that seat has nothing to decide. { $waiting ->
    [0] Nobody has.
   *[other] The table waits for { $seats }.
  }

# Balance
balance-none = There are no figures of this kind for { $game }.
balance-cards = What the cards are worth: the points of a seat that is dealt the card, against the average of { $average } points a round ({ $rounds } rounds of quick greedy players)
balance-held = Points when held
balance-order = Order of play in a round
balance-against-average = Points against the average
balance-tables = Tables compared ({ $rounds } rounds each)
balance-points = Points a seat
balance-apart = Most less fewest
balance-first = The first to move
balance-last = The last to move

# Looking back
page-replay-moves-next = to move
page-replay-move = Move { $move } of { $moves }
page-replay-speed = Speed: { $times } times
page-replay-controls = Through the game
page-replay-eyes = Through whose eyes
page-replay-open = Open hands
page-replay-rail = Move
page-replay-round-back = Back to the beginning of the round
page-replay-back = One move back
page-replay-pause = Pause
page-replay-play = Play
page-replay-on = One move on
page-replay-round-on = On to the next round
page-replay-play-on = Play on from here
page-replay-unfinished = Not played to its end
page-replay-share = Share this move
page-replay-doubts = This record does not agree with itself
page-replay-beside = Moves and log
page-replay-log-note = a line leads to its move
page-promised = What the moves promised
page-promised-of = Move { $move }: { $name }
page-promised-tab = Moves
page-promised-note = each move’s share of the victory and points of this round, by what this seat could know
page-promised-start = Step on: beside each move stands what the others would have promised.
page-promised-chance = Nobody had a choice here: the cards or the clock decided.
page-promised-same = Nobody could tell these moves apart: they all promised the same.
page-promised-paused = Pause at a move to see what it promised.
page-promised-asked = The champion is thinking it over. The very first time this can take half a minute.
page-weighed-best = best
page-weighed-near = about as good
page-weighed-less = a little less
page-weighed-poor = clearly less
page-weighed-same = no difference
page-weighed-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }
page-weighed-only = the only move
page-weighed-played = played
page-play-on-text = A table of your own begins as this game stood after { $move } moves. From here on it is a new game: bots play the other seats, and new cards are shuffled when it comes to that.
page-play-on-seat = Your seat
page-play-on-level = The bots are
page-play-on-go = Play on
page-bring = Look at a record
page-bring-drop = Drop a record here
page-bring-text = A record is the .toml file of a whole game: from this page, from a friend, or written by “belladonna play”. It is only read, and not kept.
page-bring-pick = Choose a file
page-bring-large = This file is too large for a record: it may have { $most } KB at most.
page-bring-another = Another record
page-gone-running = This game is still going on
page-gone-running-text = It can be looked back at when it is over. Until then everybody’s cards are their own.
page-gone-outdated = This game cannot be shown any more
page-gone-replay-empty = Nothing was played here
page-gone-replay-empty-text = This game ended before its first move, so there is nothing to look back at.

# Hints
page-hint = Hint
page-hint-text = What each of your moves promises, by what you can see: your share of the victory, and the points of this round. The best comes first.
page-hint-asked = The champion looks at your cards. The very first time this can take half a minute.
page-hint-best = the hint’s choice
page-hint-turn = A hint comes when it is your turn.
