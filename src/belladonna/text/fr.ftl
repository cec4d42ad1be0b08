# Ce que disent tous les jeux. Les mots propres à un jeu sont dans games/<jeu>/text/.

you = vous
seat-number = place { $number }
nobody-in-particular = la table
list-none = rien
list-and = { $head } et { $last }

# Coups
game-is-over = La partie est terminée.
not-to-act = { $seat_is ->
    [you] Ce n'est pas à vous de jouer.
   *[other] Ce n'est pas à { $seat } de jouer.
  } { $waiting ->
    [0] La table continue d'elle-même.
   *[other] La table attend { $seats }.
  }
move-not-readable = « { $move } » n'est pas un coup de ce jeu. { $hint }
move-has-no-mover = « { $move } » ne dit pas qui joue : il faut d'abord un numéro de place, * pour le hasard ou ! pour l'horloge.
move-wrong-kind = Ce n'est pas un coup qu'un joueur fait ici.

# Jeux et options
game-unknown = Il n'y a pas de jeu « { $name } ». Il y a : { $allowed }.
config-unknown-option = Il n'y a pas d'option « { $name } ». Il y a : { $allowed }.
config-bad-value = « { $value } » ne convient pas pour { $name }. Possible : { $allowed }.
config-not-readable = « { $value } » n'est pas lisible. Il faudrait par exemple poison(players=4,edition=classic).
config-twice = L'option { $name } est donnée deux fois.

# Parties enregistrées
record-no-toml = Ce n'est pas une partie enregistrée : le fichier n'est pas du TOML lisible ({ $detail }).
record-bad-field = Le champ « { $field } » de l'enregistrement est faux : { $detail }.
record-newer-format = L'enregistrement a le format { $format } ; ce programme lit jusqu'au format { $known }. Un Belladonna plus récent saura le lire.
record-newer-rules = L'enregistrement vient de la version { $version } des règles de { $game } ; ce programme connaît jusqu'à la version { $known }. Un Belladonna plus récent saura le lire.
record-older-rules = L'enregistrement vient de la version { $version } des règles de { $game } ; ce programme a la version { $known }.
record-bad-config = Les options de l'enregistrement sont fausses. { $text_why }
record-seats = L'enregistrement nomme { $found } joueurs ; ses options en demandent { $expected }.
record-illegal-move = Le coup { $number }, « { $move } », n'est pas permis : { $text_why } ({ $rule })
record-unreadable-move = Le coup { $number } n'est pas lisible : { $text_why }
record-digest = La partie rejouée ne concorde pas : son empreinte est { $found }, l'enregistrement dit { $expected }.
record-result = Le résultat ne concorde pas : la partie rejouée donne { $found }, l'enregistrement dit { $expected }.
record-not-finished = L'enregistrement donne un résultat, mais ses coups ne finissent pas la partie.

# Robots
bot-did-not-move = Le robot de { $seat } n'a pas joué alors qu'il le fallait.
bot-illegal-move = Le robot de { $seat } a joué un coup interdit : { $text_why }
bot-unknown = { $game } n'a pas de robot « { $name } ». Il y a : { $allowed } (version { $version }).
