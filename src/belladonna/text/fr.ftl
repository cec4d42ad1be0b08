# Ce que disent tous les jeux. Les mots propres à un jeu sont dans games/<jeu>/text/.

you = vous
seat-number = place { $number }
nobody-in-particular = la table
list-none = rien
list-and = { $head } et { $last }

# Coups
game-is-over = La partie est terminée.
not-to-act = { $seat_is ->
    [you] Ce n’est pas à vous de jouer.
   *[other] Ce n’est pas à { $seat } de jouer.
  } { $waiting ->
    [0] La table continue d’elle-même.
   *[other] La table attend { $seats }.
  }
move-not-readable = « { $move } » n’est pas un coup de ce jeu. { $hint }
move-has-no-mover = « { $move } » ne dit pas qui joue : il faut d’abord un numéro de place, * pour le hasard ou ! pour l’horloge.
move-wrong-kind = Ce n’est pas un coup qu’un joueur fait ici.

# Jeux et options
game-unknown = Il n’y a pas de jeu « { $name } ». Il y a : { $allowed }.
config-unknown-option = Il n’y a pas d’option « { $name } ». Il y a : { $allowed }.
config-bad-value = « { $value } » ne convient pas pour { $name }. Possible : { $allowed }.
config-empty = L’option { $name } est donnée sans valeur.
config-no-edition = { $editions ->
    [0] Ce jeu n’a qu’une édition.
   *[other] Il n’y a pas d’édition « { $name } ». Il y a : { $allowed }.
  }
config-not-readable = « { $value } » n’est pas lisible. Il faudrait par exemple poison(players=4,edition=classic).
config-twice = L’option { $name } est donnée deux fois.

# Parties enregistrées
record-no-toml = Ce n’est pas une partie enregistrée : le fichier n’est pas du TOML lisible ({ $detail }).
record-bad-field = Le champ « { $field } » de l’enregistrement est faux : { $detail }.
record-no-field = Il manque à la partie enregistrée le champ « { $field } ».
record-unknown-field = Une partie enregistrée n’a pas de champ « { $field } ». Il y a : { $fields }.
record-newer-format = L’enregistrement a le format { $format } ; ce programme lit jusqu’au format { $known }. Un Belladonna plus récent saura le lire.
record-newer-rules = L’enregistrement vient de la version { $version } des règles de { $game } ; ce programme connaît jusqu’à la version { $known }. Un Belladonna plus récent saura le lire.
record-older-rules = L’enregistrement vient de la version { $version } des règles de { $game } ; ce programme a la version { $known }.
record-bad-config = Les options de l’enregistrement sont fausses. { $text_why }
record-seats = L’enregistrement nomme { $found } joueurs ; ses options en demandent { $expected }.
record-illegal-move = Le coup { $number }, « { $move } », n’est pas permis : { $text_why } ({ $rule })
record-unreadable-move = Le coup { $number } n’est pas lisible : { $text_why }
record-digest = La partie rejouée ne concorde pas : son empreinte est { $found }, l’enregistrement dit { $expected }.
record-result = Le résultat ne concorde pas : la partie rejouée donne { $found }, l’enregistrement dit { $expected }.
record-not-finished = L’enregistrement donne un résultat, mais ses coups ne finissent pas la partie.

# Robots
bot-did-not-move = Le robot de { $seat } n’a pas joué alors qu’il le fallait.
bot-illegal-move = Le robot de { $seat } a joué un coup interdit : { $text_why }
bot-unknown = { $game } n’a pas de robot « { $name } ». Il y a : { $allowed } (version { $version }).

# Data sets
dataset-no-person = Un jeu de données est fait par des robots ; personne ne peut s’asseoir à la table.
dataset-written = { $games } parties, { $moves } coups, sont dans { $file }.
dataset-stopped = Interrompu. { $games } parties entières, { $moves } coups, sont dans { $file }.

# Optional parts
extra-missing = Il faut pour cela { $name }, qui n’est pas installé. Pour l’installer : pip install "belladonna[{ $extra }]"
batch-no-kernel = { $game } n’a pas de moteur compilé pour jouer beaucoup de parties à la fois.
batch-illegal = L’action { $action } est interdite dans la partie { $number } du lot ; le masque dit lesquelles sont permises.

# Noyaux
kernel-compiling = Compilation de { $name } pour cette machine. Quelques secondes, une seule fois.

# Command line
cli-interrupted = Interrompu.
cli-our-mistake = C’est une erreur de Belladonna même, dans { $where } : { $detail }. Merci de la signaler.
cli-no-such-flag = Il n’y a pas d’option { $name } ici ; --help dit ce qu’il y a.
cli-missing = Il manque quelque chose : { $name } ; --help dit ce que c’est.
cli-bad-value = La valeur donnée pour { $name } ne convient pas ; --help dit ce qui convient.
cli-flag-without-value = L’option { $name } demande une valeur.
cli-no-such-command = Il n’y a pas de commande « { $name } » ; belladonna --help dit ce qu’il y a.
cli-misread = La commande n’est pas comprise : { $detail }
cli-record-missing = Il n’y a pas de fichier « { $file } ».
cli-no-language = Il n’y a pas de langue « { $value } ». Il y a : { $allowed }.
cli-default-name = Joueur
cli-welcome = { $title } : { $config }
cli-welcome-help = Tapez un numéro de la liste, une carte ou un coup ; ? explique le reste.
cli-seat-you = Place { $number } : vous ({ $name })
cli-seat-bot = Place { $number } : { $name }, un robot ({ $kind })
cli-seat-named = Place { $number } : { $name }
cli-seen-by = { $seat } voit : { $text_line }
cli-prompt = Votre coup (1 à { $count }, ? pour l’aide) :{" "}
cli-prompt-only = Votre coup (Entrée le joue, ? pour l’aide) :{" "}
cli-prompt-wait = Votre coup (1 à { $count }, w pour attendre, ? pour l’aide) :{" "}
cli-where = Où ? Plusieurs coups de cette carte sont possibles :
cli-hint = ? explique ce qu’on peut taper.
cli-stuck = Pas maintenant :
cli-stuck-why = tapez-en une pour lire pourquoi.
cli-help-play = Vous pouvez taper :
    un numéro de la liste, ou le coup lui-même, par exemple { $example } ;
    une carte seule : elle est jouée s’il n’y a qu’une façon de le faire ;
    { $wait ->
      [1] w   attendre sans rien faire ;
          t   revoir la table ;
     *[0] t   revoir la table ;
    }
    s   voir les points ;
    r { $rule }   lire un paragraphe des règles, ici celui des tours ;
    q   quitter la partie.
cli-no-such-number = La liste va de 1 à { $count }.
cli-not-a-choice = « { $move } » n’est pas un des coups que vous avez maintenant.
cli-no-such-rule = Les règles de { $game } n’ont pas de paragraphe { $rule }.
cli-really-leave = Quitter la partie ? (o/N){" "}
cli-left = Vous avez quitté la partie.
cli-input-ended = L’entrée est finie, et la partie avec elle.
cli-press-enter = Entrée pour continuer.{" "}
cli-no-scores = Il n’y a pas encore de points.
cli-pad-round = Manche
cli-pad-total = Total
cli-countdown = { $seconds } …
cli-race = Une touche, vite !
cli-race-key = { $key } :{" "}
cli-key-space = Espace ou c
cli-recorded = La partie est écrite dans { $file } ({ $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }).
cli-ask-hello = Bienvenue à la table. Entrée seule prend le premier d’une liste, ou la valeur entre crochets.
cli-ask-game = Quel jeu ?
cli-ask-edition = Quelle édition ?
cli-ask-line = { $number } { $title }
cli-ask-line-about = { $number } { $title } : { $text_about }
cli-ask-number = Numéro (1 à { $count }) [1] :{" "}
cli-ask-players = Combien de joueurs, de { $low } à { $high } ? [{ $default }] :{" "}
cli-ask-players-wrong = Un nombre de { $low } à { $high }, s’il vous plaît.
cli-ask-name = Votre nom ? [{ $default }] :{" "}
cli-two-games = Un jeu à la fois : « { $value } » est de trop.
cli-option-without-value = L’option --{ $name } demande une valeur.
cli-options-without-game = Les options d’un jeu ({ $names }) demandent d’abord le nom du jeu.
cli-too-many-seats = --seats nomme { $found } joueurs ; la table a { $count } places.
cli-seat-not-readable = « { $value } » n’est pas lisible. Il faudrait par exemple 1=bot:greedy ou 2=agent.py:Agent.
cli-no-such-seat = Il n’y a pas de place { $value } : les places vont de 0 à { $last }.
cli-one-person = Une seule place peut être la vôtre : les autres verraient votre main.
cli-no-such-player = Il n’y a pas de joueur « { $value } ». Il y a : { $allowed }, ou un fichier et sa classe, agent.py:Agent.
cli-open-with-person = --open montre toutes les mains, donc seulement quand des robots jouent entre eux.
cli-agent-no-file = Il n’y a pas de fichier « { $file } » d’où charger un joueur.
cli-agent-no-class = « { $file } » n’a pas de classe « { $name } » avec une méthode choose.
cli-agent-failed = Le joueur de { $file } a échoué{ $line ->
    [0] {""}
   *[other] {" "}à la ligne { NUMBER($line, useGrouping: 0) }
  } : { $detail }
cli-agent-illegal = Le joueur de { $file } a répondu { $move }, qui n’est pas un des coups permis.
cli-no-folder = « { $file } » ne peut pas être écrit : ce dossier n’existe pas.
cli-not-over-this = « { $file } » existe déjà et n’est pas une partie enregistrée : il n’est pas écrasé. Choisissez un autre nom.
cli-not-written = « { $file } » n’a pas pu être écrit : { $detail }.
cli-record-unread = « { $file } » n’est pas lisible : { $detail }.
cli-record-folder = « { $file } » est un dossier, pas une partie enregistrée.
cli-record-too-large = « { $file } » est trop grand pour une partie enregistrée.
cli-record-no-text = « { $file } » n’est pas une partie enregistrée : ce n’est pas du texte.
cli-check-fine = juste : { $file } : { $game }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }{ $finished ->
    [0] , pas finie
   *[other] {""}
  }
cli-check-wrong = faux : { $file } : { $texts }
cli-seat-or-open = Choisissez --seat ou --open, pas les deux.
cli-replay-move = Coup { $number } sur { $count }
cli-replay-unfinished = L’enregistrement s’arrête ici, avant la fin de la partie.
cli-step = Entrée continue, b revient, un numéro va à ce coup, q quitte :{" "}
cli-step-ended = L’entrée est finie.
cli-step-hint = Entrée, b, q, ou un numéro de 1 à { $count }.
cli-games-players = Joueurs : { $low } à { $high }
cli-games-bots = Robots : { $names }
cli-games-editions = Éditions :
cli-games-options = Options :
cli-games-option = { $label } : { $allowed } [{ $default }]
cli-rules-left-out = Laissé de côté : { $numbers }. { $count ->
    [one] Ce paragraphe ne vaut
   *[other] Ces paragraphes ne valent
  } que pour d’autres éditions que « { $edition } ».

# Serveur
server-agent-name = « { $name } » n’est pas un nom d’agent. Il a des minuscules, des chiffres, - et _, 31 au plus, et n’est pas celui d’un robot déjà là.
server-agent-setting = « { $value } » ne désigne pas un agent. Il faut écrire tiny=agent.py:Agent, avec un nom en minuscules, chiffres, - et _ qu’aucun robot ne porte encore.
server-agent-silent = L’agent { $name } n’a pas démarré : son processus s’est arrêté ou n’a pas répondu.
server-agent-twice = Deux agents ont le même nom.
server-agents-play = Un agent ne fait que jouer : la table est aux personnes.
server-already-ended = Cette partie est terminée. Son relevé est ouvert à tous.
server-already-started = La partie a déjà commencé.
server-bad-request = La demande n’est pas comprise : { $detail }
server-bot-replaced = { $seat } : le robot { $bot } n’a pas répondu comme il devait. Le robot glouton continue.
server-closed-empty = Tout le monde est parti, la table est fermée.
server-closed-idle = Personne n’a joué ici depuis longtemps, la table est fermée.
server-closed-operator = La personne qui tient ce serveur a fermé la table.
server-closed-outdated = Les règles de ce jeu ont changé depuis le début de la partie ; elle ne peut pas continuer. Son relevé est gardé.
server-closed-vote = Les joueurs ont voté la fin de cette partie.
server-database-failed = La base de données { $value } ne peut pas servir : { $detail }
server-database-in-use = Un autre serveur utilise { $value }. Arrêtez-le, ou choisissez un autre dossier avec --data.
server-database-newer = Cette base vient d’un Belladonna plus récent (étape { $version }). Lancez cette version, ou choisissez un autre dossier avec --data.
server-database-url = « { $value } » n’est pas une adresse de base de données. Elle ressemble à sqlite+aiosqlite:///chemin/du/fichier.
server-decision-closed = Trop tard : la table a continué entre-temps.
server-file-not-readable = Les réglages dans { $value } ne sont pas lisibles : { $detail }
server-host-only = Seul l’hôte de la table peut faire cela.
server-host-stays = On ne peut pas renvoyer l’hôte ; il peut partir.
server-link-wrong = Ce lien n’ouvre aucune place ici. Demandez-en un nouveau à votre table.
server-message-wrong = Le message n’est pas compris : { $detail }
server-name-characters = Un nom ne peut contenir ni caractères de contrôle, ni caractères qui changent le sens d’écriture.
server-name-empty = Il faut à un nom une lettre, un chiffre ou un signe visible.
server-name-long = Un nom a { $most } caractères au plus.
server-no-example = Il n’y a pas d’exemple pour ce jeu.
server-no-hello = Un client dit d’abord Hello.
server-no-newcomers = Cette partie a commencé, et on ne peut pas y prendre la place d’un robot.
server-no-page = La page n’est pas construite : il y faut Node 20 ou plus récent. Installez-le et lancez « make play », ou prenez place dans le terminal avec « belladonna join ».
server-no-spectators = Cette table n’accueille pas de spectateurs.
server-no-such-page = Il n’y a rien à cette adresse.
server-no-such-seat = Il n’y a pas de place { $number } : cette table en a { $most }.
server-no-such-table = Cette table n’existe pas. Elle a peut-être été supprimée.
server-not-ended = La partie n’est pas encore terminée.
server-not-playing = Aucune partie n’est en cours à cette table.
server-not-seated = Vous n’avez pas de place à cette table.
server-not-stored = Le serveur n’a pas pu l’enregistrer, rien n’a été fait. Réessayez dans un instant.
server-operator-only = Seule la personne qui tient ce serveur peut faire cela.
server-other-seat = Cet appareil a déjà une autre place à cette table.
server-other-site = Cette demande vient de la page d’un autre site, rien n’a été fait.
server-other-version = Le serveur a maintenant une autre version. Rechargez la page.
server-estimates-late = Les estimations prennent plus de temps que d’habitude : la première fois, on les prépare pour cette machine. Redemandez dans un instant.
server-hint-alone = Les conseils sont pour qui joue seul contre des robots. Ici, d’autres personnes jouent aussi.
server-no-such-move = Il n’y a pas de coup { $number } dans cette partie : elle en a { $most }.
server-nothing-to-play = La partie est finie à ce coup. Revenez un peu en arrière pour reprendre.
server-our-mistake = Quelque chose s’est mal passé sur le serveur. Ce n’est pas votre faute, et les détails sont dans son journal.
server-record-outdated = Cette partie a été jouée avec d’autres règles que celles de ce programme. Son relevé reste lisible.
server-restarts = Le serveur redémarre. La partie continue dans un instant.
server-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $detail }
server-port-in-use = Le port { $port } est pris. Arrêtez ce qui l’utilise, ou choisissez-en un autre avec --port.
server-seat-taken = La place { $number } est prise.
server-seats-empty = Toutes les places doivent être prises avant le début : par des personnes ou par des robots.
server-setting-unknown = Il n’y a pas de réglage « { $name } ». Il y a : { $allowed }.
server-setting-wrong = Un réglage est faux : { $detail }
server-spectators-watch = Les spectateurs ne font que regarder. Prenez place pour jouer.
server-table-closed = Cette table est fermée.
server-table-full = Il n’y a pas de place libre à cette table.
server-too-fast = C’était trop à la fois. Attendez un instant.
server-too-many-bots = Cette table a de la place pour { $most } robots à côté de vous.
server-too-many-tables = Vous avez { $most } tables inachevées. Finissez-en une ou quittez-la d’abord.
server-too-many-windows = Vous avez trop de fenêtres ouvertes ici. Fermez-en.

server-ready = Belladonna est prêt : { $url }
server-ready-also = Sur cette machine aussi : { $url }
server-ready-stop = Ctrl-C arrête le serveur. Rien ne se perd : les parties continuent quand il redémarre.
server-stopped = Le serveur est arrêté.
server-no-tables = Il n’y a pas de table.
server-column-id = Table
server-column-game = Jeu
server-column-status = État
server-column-moves = Coups
server-column-changed = Modifiée
server-tables-closed = La table { $id } est fermée.
server-backed-up = La base de données est copiée dans { $value }.
server-backup-failed = La base de données n’a pas pu être copiée dans { $value } : { $detail }
server-backup-file-only = Cette commande ne copie qu’une base de données dans un fichier. Utilisez les outils de la vôtre.
server-backup-itself = { $value } est la base de données elle-même. Choisissez un autre fichier.
server-export-not-empty = { $value } n’est pas vide. Choisissez un nouveau dossier.
server-exported = { $games ->
    [one] { $games } partie terminée est écrite
   *[other] { $games } parties terminées sont écrites
} dans { $value }, sans les noms.
server-no-database = Il n’y a pas de base de données à { $value }. Dites où elle est avec --data ou --database.
server-tables-deleted = La table { $id } est supprimée.
server-bad-answer = Le serveur a donné une réponse qui n’est pas comprise ({ $detail }).
server-link-not-readable = « { $value } » n’est pas le lien d’une table. Il ressemble à http://localhost:8013/t/abcdefghjkmn.
server-not-reached = { $value } ne répond pas : { $detail }
server-left = Vous êtes parti. Votre place reste la vôtre : la même commande vous y ramène.
server-comes-back = La connexion est perdue. Nouvel essai.
server-at-table = { $status ->
    [open] À la table, avant la partie : { $names }.
   *[other] À la table : { $names }.
  }
server-emoted = { $seat_is ->
    [you] Vous : { $text_emote }
   *[other] { $seat } : { $text_emote }
  }

server-option-listed = Listée
server-option-listed-help = Si des inconnus trouvent la table.
server-option-listed-yes = Ouverte à tous
server-option-listed-yes-help = Tout le monde sur ce serveur la trouve parmi les tables ouvertes.
server-option-listed-no = Par le lien seulement
server-option-listed-no-help = Seul qui reçoit le lien trouve la table.
server-option-newcomers = Remplacer un bot
server-option-newcomers-help = Si l’on peut prendre la place d’un robot en cours de partie.
server-option-newcomers-yes = oui
server-option-newcomers-yes-help = Un nouveau venu peut prendre la place d’un bot en cours de partie.
server-option-newcomers-no = non
server-option-newcomers-no-help = Les robots gardent leurs places.
server-option-spectators = Spectateurs
server-option-spectators-help = Si d’autres peuvent regarder. Ils ne voient jamais une main.
server-option-spectators-yes = oui
server-option-spectators-yes-help = Qui a le lien peut regarder, sans voir de main.
server-option-spectators-no = non
server-option-spectators-no-help = Seuls les joueurs voient la table.
server-option-start = La partie commence
server-option-start-help = Qui décide du début.
server-option-start-host = par l’hôte
server-option-start-host-help = L’hôte la commence quand toutes les places sont prises.
server-option-start-full = au complet
server-option-start-full-help = Elle commence d’elle-même quand toutes les places sont prises.
server-option-patience_s = Patience, en secondes
server-option-patience_s-help = Combien de temps les autres attendent quelqu’un avant qu’un robot le remplace ; 0 pour toujours.
server-option-pace_ms = Rythme des robots, en millisecondes
server-option-pace_ms-help = Combien de temps un robot semble réfléchir.

emote-hello = Bonjour !
emote-thanks = Merci !
emote-well-played = Bien joué !
emote-good-luck = Bonne chance !
emote-oops = Oups !
emote-ouch = Aïe !
emote-hurry = Plus vite !
emote-laugh = Ha ha !

# Simulation
sim-seats = { $found } joueurs sont nommés, et la table a { $count } places.
sim-too-few = { $name } vaut { $value } ; le minimum est 1.
sim-no-person = Ce sont des robots qui jouent ici ; personne ne peut s’asseoir à la table.
sim-quick-all = Les joueurs rapides ne jouent qu’entre eux, et « { $name } » ne peut pas les rejoindre : nommez un joueur rapide pour chaque place.
sim-json-or-csv = Choisissez --json ou --csv ; on ne peut pas imprimer les deux.
sim-plot-is-svg = Les graphiques sont dessinés en SVG, le nom du fichier doit donc finir par .svg : { $file }
sim-plotted = Le graphique est dans { $file }.
sim-progress = parties
sim-nothing-played = Arrêté avant la fin de la première donne ; il n’y a rien à raconter.
sim-failed = Donne { $deal } : { $player } n’a pas pu continuer. { $text_why }
sim-raised = Le programme a levé { $detail }
sim-too-slow = La réflexion sur un coup a dépassé { $seconds } secondes.
sim-skipped = { $deals ->
    [one] Une donne est laissée de côté parce qu’un joueur y a échoué.
   *[other] { $deals } donnes sont laissées de côté parce qu’un joueur y a échoué.
  }
sim-ended-early = La série s’est arrêtée là ; les { $games } parties d’avant comptent. Avec --on-error skip, elle continuerait.
sim-stopped = Arrêté après { $games } parties sur { $asked } ; elles comptent.
sim-title = { $config }, graine { $seed }
sim-played = { $games } parties : { $deals } donnes, chacune de chaque place. Intervalles à 95 %, sur les donnes.
sim-played-once = { $games } parties, chaque donne une fois. Intervalles à 95 %.
sim-player = Joueur × places
sim-points = Points par partie
sim-points-round = Points par manche
sim-wins = Part de victoires
sim-place = Rang
sim-even = Des joueurs de même force auraient chacun une part de victoires de { $share }.
sim-order = Ordre de jeu
sim-first = joue en premier
sim-later = { $count } après
sim-length = Une partie a { $moves } coups de joueurs (de { $least } à { $most }) et { $rounds } manches.
sim-thinking = { $player } : { $mean } ms de processeur par coup, la moitié en moins de { $p50 }, 99 sur 100 en moins de { $p99 }.
sim-speed = { $seconds } s, { $rate } parties/s, { $processes ->
    [one] un processus
   *[other] { $processes } processus
  }.

# Page
page-name = Belladonna
page-title = { $title } – Belladonna
page-title-home = Belladonna : trois jeux de cartes sur le poison
page-title-turn = ● À vous – { $title }
page-home = Aux jeux
page-home-label = Belladonna, retour aux jeux
page-close = Fermer
page-again = Réessayer
page-fine = Très bien
page-save = Enregistrer
page-copy = Copier
page-copied = Copié
page-selected = Le lien est sélectionné : copiez-le avec vos propres touches.
page-selected-text = Le texte est sélectionné : copiez-le avec vos propres touches.
page-share = Partager
page-fewer = Moins
page-more = Plus
page-settings = Réglages
page-tagline = Trois jeux de cartes sur le poison. Asseyez-vous : sans compte, sans formulaire, contre des bots ou entre amis.
page-game-poison = Poison
page-game-voodoo = Voodoo Prince
page-game-cookie = Cookie Smasher
page-line-poison = Trois chaudrons, treize au plus. Qui fait déborder ramasse tout.
page-line-voodoo = Gagnez vos plis, mais pas trop tôt : sortir vaut les plis des autres.
page-line-cookie = Tout le monde révèle un plat. Un seul est empoisonné. Écrasez-le avant les autres.
page-more-solve = Trouver le poison
page-more-deck = Composer un paquet
page-players = { $low } à { $high } joueurs
page-play-now = Jouer
page-with-friends = Entre amis
page-soon = Cette table n’est pas encore dessinée. Le terminal a déjà le jeu : belladonna play.
page-running = { $game } : votre partie continue
page-fact-free = Libre et ouvert
page-fact-bots = Les bots ne trichent pas : un test public le prouve
page-fact-access = Au clavier et au lecteur d’écran
page-fact-yours = Votre serveur, vos données
page-to-day = Thème de jour
page-to-night = Thème de nuit
page-no-cookies = Ce navigateur ne garde aucun cookie ici, et le serveur ne peut pas connaître votre place. Autorisez les cookies de cette page pour jouer.

page-you = Vous
page-you-title = Vous
page-your-name = Le nom que voient les autres
page-new = Préparer une table
page-new-seats = Joueurs
page-new-rules = Règles
page-new-open = Ouvrir la table
page-new-alone = Seul, avec des bots

page-lobby = Salle d’attente
page-host = hôte
page-sit = S’asseoir ici
page-add-bot = Ajouter un bot
page-empty-seat = Libérer la place de { $name }
page-start = Commencer la partie
page-start-when-full = Envoyez le lien, montrez le code, ou commencez avec des bots.
page-wait-host = L’hôte commence la partie.
page-stand-up = Quitter la table
page-invite = Inviter
page-invite-for = Le lien est pour
page-agent = Un programme à vous
page-agent-help = Un agent sur un autre ordinateur prend place par un lien à lui, et c’est un robot pour tous. Qui a le lien joue pour lui.
page-agent-name = Son nom
page-agent-seat = Lui donner une place
page-agent-link = Lien pour le programme
page-invite-mine = Moi, ailleurs
page-invite-mine-help = Ouvrez-le sur un autre appareil pour y continuer. C’est votre place : ne le montrez à personne d’autre.
page-invite-link = Lien
page-invite-qr = Le lien en code QR

page-bot = BOT
page-bot-label = bot, niveau { $level }
page-bot-0 = Mandragore
page-bot-1 = Ciguë
page-bot-2 = Jusquiame
page-bot-3 = Digitale
page-bot-4 = Aconit
page-bot-5 = Laurier
page-bot-6 = Datura
page-level-0 = hasard
page-level-1 = facile
page-level-2 = moyen
page-level-3 = difficile
page-level-4 = champion
page-seat-away = absent
page-seat-stand-in = absent, un bot joue
page-seat-thinking = réfléchit
page-seat-waiting = attend

page-your-turn = À vous
page-waits-for = Au tour de { $names }
page-play-it = Jouer
page-go-on = Continuer
page-game-over = Partie terminée
page-watching = Vous regardez
page-log = Journal
page-log-note = tout ce qui arrive, en mots
page-log-turn = À vous de jouer.
page-pad = Feuille de points
page-pad-and-log = Feuille de points et journal
page-pad-round = Manche { $round }
page-pad-total = Total
page-pad-why = Pourquoi : { $name }, manche { $round }
page-say = Dire un mot
page-leave = Quitter la table
page-leave-text = Votre place reste à vous si vous fermez seulement la page : le lien vous ramène. Si vous partez pour de bon, un bot prend la place.
page-leave-alone = Votre place reste à vous si vous fermez seulement la page : la partie vous attend. Si vous partez pour de bon, la partie s’arrête.
page-leave-watching = Le même lien vous ramène ici.
page-leave-keep = Partir, et garder la place
page-leave-for-good = Partir pour de bon
page-vote-end = Voter pour arrêter ({ $votes })
page-vote-back = Retirer mon vote ({ $votes })
page-rematch = Revanche
page-end-you-win = Vous gagnez
page-end-you-share = Vous partagez la victoire
page-end-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
page-end-points = { $points ->
    [one] avec { $points } point
   *[other] avec { $points } points
  }

page-lost = La connexion est perdue
page-lost-text = La partie vous attend, ou un bot vous remplace. Cette page continue d’essayer.
page-lost-sent = Votre carte est en route et part une seule fois, dès que la connexion revient.
page-windows = Cette place est ouverte dans une autre fenêtre
page-windows-text = Les deux sont actives : ce que vous jouez ici se voit là-bas.
page-offline = La table est hors de portée
page-offline-text = Vous semblez hors ligne, ou le serveur est arrêté. Vos parties sont gardées : cette page reprend d’elle-même dès son retour.
page-down = Le serveur ne répond pas
page-down-text = Le serveur ne répond pas. Les parties sont gardées : réessayez dans un instant.
page-watch = Regarder la table
page-back-to-table = Retour à la table
page-gone-link = Ce lien n’ouvre aucune place
page-gone-table = Cette table n’existe pas
page-gone-page = Il n’y a rien ici
page-gone-page-text = Cette adresse ne mène nulle part. Les jeux sont à un pas.
page-gone-closed = Cette table est fermée
page-gone-closed-text = La partie n’a pas été jouée jusqu’au bout.
page-gone-kicked = Votre place est de nouveau libre
page-gone-kicked-text = L’hôte a libéré votre place. Parlez-lui, ou asseyez-vous de nouveau s’il en reste une.
page-gone-old = La page est d’une autre version
page-gone-old-text = Le serveur a été mis à jour pendant que cette page était ouverte. Rechargez-la ; votre place est gardée.
page-gone-undrawn = Cette table n’est pas encore dessinée

page-rules = Règles
page-rules-of = Règles de { $game }
page-rules-which = Les règles de quel jeu ?
page-rules-game = Jeu
page-rules-edition = Édition
page-rules-others = Dans les autres éditions
page-rules-link = Lien vers { $number }
page-contents = Sommaire
page-example = Un exemple
page-example-another = Un autre
page-example-shows = Il montre

# Tables avec du monde
page-places = Pages de ce site
page-my-games = Mes parties
page-tables = Tables ouvertes
page-running-turn = { $game } : c’est à vous
page-name-none = sans nom
page-new-game = Jeu
page-new-who = Places
page-new-table = Table
page-new-seats-now = { $people ->
    [one] 1 personne
   *[other] { $people } personnes
  }, { $bots ->
    [0] aucun bot
    [one] 1 bot
   *[other] { $bots } bots
  }
page-new-now = { $name } : { $value }
page-new-friend = Ami
page-new-bot = Bot
page-new-seat-for = Qui prend la place { $number }
page-level-of = { $name } : niveau
page-seat-open = Place libre
page-seat-by-link = ouverte par le lien
page-seat-bot = un bot, toujours prêt
page-seat-here = est là
page-seat-gone = pas là en ce moment
page-patience = Patience
page-patience-help = Passé ce temps un bot remplace qui manque, et lui rend sa place dès son retour.
page-patience-none = sans fin
page-patience-seconds = { $seconds } s
page-patience-minutes = { $minutes } min
page-patience-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
  }
page-lobby-count = { $here } places prises sur { $all }
page-this-table = Cette table
page-start-bots = { $count ->
    [one] Commencer, un bot à la place libre
   *[other] Commencer, des bots aux places libres
  }
page-start-ready = Tout le monde est là.
page-sit-down = S’asseoir
page-only-watch = Regarder seulement
page-sit-after-all = Jouer quand même
page-watch-wait = Vous êtes là pour regarder. La partie s’affiche ici dès qu’elle commence.
page-invited = { $name } vous invite à cette table.
page-full-text = Cette table est complète. Restez sur cette page pour regarder, ou jouez à une autre.
page-like-this = Ouvrir une table comme celle-ci
page-lost-lobby = Cette page continue d’essayer. Votre place reste à vous.
page-log-came = { $name } s’assoit.
page-log-bot = { $name }, un bot ({ $level }), s’assoit.
page-log-left = { $name } s’en va.
page-invite-player = Un joueur
page-invite-spectator = Un spectateur
page-invite-player-title = Un lien, pas de compte
page-invite-player-help = Qui l’ouvre s’assoit à une place libre, et revient à cette place par le même lien.
page-invite-spectator-title = Regarder, rien de plus
page-invite-spectator-help = Qui l’ouvre voit ce qui est sur la table, et la main de personne.
page-invite-mine-title = Votre propre place
page-invite-camera = Visez avec l’appareil photo d’un téléphone
page-invite-free = { $count ->
    [0] Aucune place n’est libre : les suivants regardent.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
  }
page-invite-bots = { $count ->
    [0] La partie a commencé : qui vient maintenant regarde.
    [one] La partie a commencé : la place d’un bot est à prendre.
   *[other] La partie a commencé : les places de { $count } bots sont à prendre.
  }
page-here-only = Seule cette machine atteint le serveur. Pour inviter votre réseau, démarrez-le avec : belladonna serve --lan
page-step-out = Laisser jouer un bot
page-stepped-out = Un bot joue pour vous
page-stepped-out-text = Votre place est à vous : un coup de votre part la reprend.
page-step-in = Me revoilà
page-vote-asked = { $count ->
    [one] { $names } veut arrêter la partie
   *[other] { $names } veulent arrêter la partie
  }
page-vote-asked-text = { $votes } sur { $people } : plus de la moitié l’arrête, sans vainqueur.
page-vote-yes = Arrêter
page-vote-no = Jouer encore
page-take-seat = Prendre la place de { $name }
page-take-seat-text = Les nouveaux venus sont bienvenus : vous pouvez remplacer un bot.
page-end-in = { $count ->
    [one] { $names } en est : même table, mêmes places.
   *[other] { $names } en sont : même table, mêmes places.
  }
page-end-rematch-on = La revanche a commencé.
page-end-watch-rematch = Vers la revanche
page-look-again = Revoir la partie
page-tables-open = Attendent du monde
page-tables-running = À regarder
page-tables-bot = la place d’un bot est à prendre
page-tables-watch = la partie a commencé
page-tables-none = Aucune table n’est ouverte aux inconnus. Ouvrez-en une : qui regarde ici la trouve.
page-tables-open-one = Ouvrir une table listée
page-seats-count = { $count } places
page-wait-for-you = { $count ->
    [one] Une vous attend
   *[other] { $count } vous attendent
  }
page-goes-on = La partie continue
page-points = points : { $points }
page-show = Montrer
page-show-all = Toutes
page-show-turn = À vous
page-show-waiting = En attente
page-show-done = Finies
page-part-turn = À vous
page-part-waiting = En attente des autres
page-part-done = Finies
page-part-none = Il n’y a rien ici en ce moment.
page-place = { $place ->
    [1] 1er
   *[other] { $place }e
  }
page-play = Jouer
page-look = Voir
page-replay = Revoir
page-record = Télécharger la partie
page-record-of = Télécharger la partie : { $game }
page-no-games = Vous n’avez pas encore de parties. Elles se rangent ici au fil du jeu, sans compte.
page-leave-list = Votre place se libère, ou passe à un bot si la partie a commencé. Sans personne la partie s’arrête.
page-leave-not = Garder la place
page-forget = Effacer mes données
page-forget-text = Vos parties tiennent à ce navigateur. Le serveur connaît un nom, si vous en avez donné un, et vos places.
page-forget-sure = Vous quittez toutes les tables en cours, votre nom disparaît de toutes les parties, et ce navigateur redevient inconnu. C’est sans retour.
page-forget-not = Tout garder
page-forget-yes = Tout effacer
page-forgotten = Tout est effacé.

page-set-language = Langue
page-set-theme = Pièce
page-set-night = Nuit
page-set-day = Jour
page-set-system = Comme le système
page-set-speed = Vitesse
page-set-speed-help = L’allure des cartes, et le temps de réflexion des bots d’une nouvelle table.
page-set-brisk = Vive
page-set-normal = Normale
page-set-calm = Calme
page-set-motion = Sans mouvement
page-set-motion-help = Les cartes ne volent pas et rien ne bouge tout seul.
page-set-sound = Son
page-set-sound-help = Cartes, chaudrons, maillets, et un carillon quand c’est à vous. La touche M coupe le son d’une table.
page-set-volume = Volume
page-set-soft = Doux
page-set-middle = Moyen
page-set-full = Fort
page-set-vibration = Vibration
page-set-vibration-help = Une courte vibration quand c’est à vous, si l’appareil le peut.
page-set-keys = Touches simples
page-set-keys-help = 1 à 9 choisissent les cartes, A, S et D (par leur position) les chaudrons, H demande un conseil. En revoyant une partie, Espace lance la lecture et O ouvre les mains. À couper si un lecteur d’écran a besoin de ces touches.
page-set-order = Trier la main
page-set-order-help = Par couleur puis par chiffre, ou l’inverse.
page-set-by-suit = Par couleur
page-set-by-number = Par chiffre
page-set-forced = Jouer les coups forcés
page-set-forced-help = Un coup qui est le seul possible se joue tout seul.
page-set-confirm = Confirmer les coups
page-set-confirm-help = Une carte n’est jouée qu’à la seconde pression.
page-set-guide = Guide de la première partie
page-set-guide-help = Il montre les choses quand elles arrivent, dans votre première partie de chaque jeu. Rallumé, il recommence.
page-guide-place = { $step } sur { $steps }
page-guide-next = Suivant
page-guide-done = Bien
page-guide-close = Plus d’aide
page-guide-closed = Le guide est éteint. Les réglages le rallument.
page-set-notify = Notifications
page-set-notify-help = Quand c’est à vous et que vous regardez ailleurs.

# Bots' estimates
hint-title = Ce que { $seat } pouvait faire après { $ply } coups, le meilleur d’abord{ $tried ->
    [0] .
   *[other] { " " }; chaque coup a été essayé dans { $tried } donnes compatibles avec ce que voyait { $seat }.
  }
hint-move = Coup
hint-points = Points de la manche
hint-share = Part de la victoire
hint-played = joué
hint-none = On ne sait rien de ces coups.
hint-no-decision = Personne n’avait rien à décider dans cette partie.
hint-no-such-ply = La partie n’a pas de coup { $value } ; elle en a { $last }.
hint-not-to-act = Après { $ply } coups, cette place n’a rien à décider. { $waiting ->
    [0] Personne n’a rien à décider.
   *[other] La table attend { $seats }.
  }

# Balance
balance-none = Il n’y a pas de chiffres de ce genre pour { $game }.
balance-cards = Ce que valent les cartes : les points d’une place qui reçoit la carte, par rapport à la moyenne de { $average } points par manche ({ $rounds } manches de joueurs avides rapides)
balance-held = Points, carte en main
balance-order = Ordre de jeu dans une manche
balance-against-average = Points par rapport à la moyenne
balance-tables = Tables comparées ({ $rounds } manches chacune)
balance-points = Points par place
balance-apart = Écart du plus au moins
balance-first = Qui joue en premier
balance-last = Qui joue en dernier

# Revoir une partie
page-replay-moves-next = à jouer
page-replay-move = Coup { $move } sur { $moves }
page-replay-speed = Vitesse : { $times } fois
page-replay-controls = Parcourir la partie
page-replay-eyes = Par les yeux de qui
page-replay-open = Mains ouvertes
page-replay-rail = Coup
page-replay-round-back = Retour au début de la manche
page-replay-back = Un coup en arrière
page-replay-pause = Pause
page-replay-play = Lire
page-replay-on = Un coup en avant
page-replay-round-on = À la manche suivante
page-replay-play-on = Reprendre à partir d’ici
page-replay-unfinished = Pas jouée jusqu’au bout
page-replay-share = Partager ce coup
page-replay-doubts = Cet enregistrement ne concorde pas
page-replay-beside = Coups et journal
page-replay-log-note = une ligne mène à son coup
page-promised = Ce que les coups promettaient
page-promised-of = Coup { $move } : { $name }
page-promised-tab = Coups
page-promised-note = pour chaque coup, la part de victoire et les points de la manche, d’après ce que cette place pouvait savoir
page-promised-start = Avancez : à côté de chaque coup se trouve ce que les autres auraient promis.
page-promised-chance = Personne n’avait le choix ici : les cartes ou l’horloge ont décidé.
page-promised-same = Personne ne pouvait distinguer ces coups : tous promettaient la même chose.
page-promised-paused = Arrêtez-vous sur un coup pour voir ce qu’il promettait.
page-promised-asked = Le champion réfléchit. La toute première fois, cela peut prendre une demi-minute.
page-weighed-best = le meilleur
page-weighed-near = à peu près aussi bon
page-weighed-less = un peu moins
page-weighed-poor = nettement moins
page-weighed-same = aucune différence
page-weighed-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }
page-weighed-only = le seul coup
page-weighed-played = joué
page-play-on-text = Une table à vous commence là où en était cette partie après { $move } coups. À partir d’ici, c’est une nouvelle partie : des robots jouent les autres places, et de nouvelles cartes sont mélangées le moment venu.
page-play-on-seat = Votre place
page-play-on-level = Les robots sont
page-play-on-go = Reprendre
page-bring = Voir un enregistrement
page-bring-drop = Déposez un enregistrement ici
page-bring-text = Un enregistrement est le fichier .toml d’une partie entière : venu de cette page, d’un ami, ou écrit par « belladonna play ». Il est seulement lu, et pas conservé.
page-bring-pick = Choisir un fichier
page-bring-large = Ce fichier est trop grand pour un enregistrement : { $most } Ko au plus.
page-bring-another = Un autre enregistrement
page-gone-running = Cette partie est en cours
page-gone-running-text = On pourra la revoir quand elle sera finie. D’ici là, chacun garde ses cartes pour soi.
page-gone-outdated = Cette partie ne peut plus être montrée
page-gone-replay-empty = Rien n’a été joué ici
page-gone-replay-empty-text = Cette partie s’est arrêtée avant son premier coup : il n’y a rien à revoir.

# Conseils
page-hint = Conseil
page-hint-text = Ce que promet chacun de vos coups, d’après ce que vous voyez : votre part de victoire et les points de la manche. Le meilleur vient d’abord.
page-hint-asked = Le champion regarde vos cartes. La toute première fois, cela peut prendre une demi-minute.
page-hint-best = le choix du conseil
page-hint-turn = Un conseil vient quand c’est à vous de jouer.
