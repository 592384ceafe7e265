### Français. La table dans le navigateur.

## La maison

web-motto = Quatre jeux de trésors pour la famille
web-opening = On ouvre…
web-me = Tu es { $name } : choisir un autre nom et un autre visage
web-who = Qui es-tu ?
web-other-name = Un autre nom
web-language = Langue
web-settings = Réglages
web-join = Rejoindre une table
    .more = avec un code ou un QR
web-join-words = Les mots de la table
    .like = amber boat river
web-join-now = Rejoindre
web-watch = Seulement regarder
web-joining = En route vers la table…
web-lobby = Tables ouvertes
    .seats = { $count ->
        [one] Une place libre
       *[other] { $count } places libres
    }
    .listed = Tout le monde sur ce serveur voit cette table à l’accueil tant qu’une place est libre.
web-my-tables = Mes tables
web-more-games = Aussi ici :
web-players = { $low }–{ $high }
web-players-long = { $low }–{ $high } joueurs
web-minutes = { $minutes } min
web-back = Retour
web-close = Fermer
web-no = Non
web-to-shelf = Vers l’étagère
web-no-game = Ce jeu n’existe pas ici.

## Une boîte

web-deck = Les cartes
web-rules = Règles
web-mute = Couper le son
web-unmute = Mettre le son
web-play = Jouer
    .more = tout de suite, avec des robots aux places libres
web-invite = Inviter des amis
web-pass = Passer la tablette
web-pass-who = Qui joue ?
web-done = C’est bon
web-pass-open = Tout le monde joue sur cet appareil. Rien n’est caché dans ce jeu : passez-le à chaque tour.
web-pass-hands = Tout le monde joue sur cet appareil. Un rideau tombe avant chaque tour : personne ne voit les cartes des autres.
web-pass-people = { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
web-seats = Places
web-seat-count = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
web-fewer = Une place de moins
web-more = Une place de plus
web-you = toi
web-open-seat = Place libre
web-seat-me = toi
web-seat-person = Sur cet appareil
    .more = On lui passe la tablette.
web-seat-open = Par lien
    .more = Libre pour le prochain ami qui vient.
web-seat-who = Qui s’assied ici ?
web-seat-is-you = C’est ta place. Sur l’étagère, tu peux choisir un autre nom et un autre visage.
web-options = Variantes
web-more-options = Plus de variantes
web-terms = À cette table
web-terms-spectators = D’autres peuvent regarder
web-terms-hints = La lanterne donne des conseils
web-terms-names = Prénoms à soi
web-terms-clock = Temps pour un coup
web-terms-seconds = { $seconds ->
        [0] sans limite
       *[other] { $seconds } s
    }
web-options-changed = L’hôte a changé : { $changes }
web-no-longer = plus maintenant : { $what }

## Réglages

web-sound = Son
web-music = Musique
web-vibration = Vibration
web-notify = Me prévenir quand c’est à moi
web-speed = Vitesse
web-speed-family = Famille
web-speed-normal = Normale
web-speed-quick = Rapide
web-theme = Lumière
web-theme-auto = Comme l’appareil
web-theme-dark = Nuit
web-theme-light = Jour
web-text-size = Taille du texte
web-text-percent = { $percent } %
web-reduced-motion = Moins de mouvement
web-contrast = Plus de contraste
web-patterns = Motifs sur les couleurs
web-readable = Lettres plus faciles à lire
web-reading = Lecteur d’écran : rythme des annonces
web-reading-slow = lent
web-reading-normal = normal
web-reading-fast = rapide

## La table

web-your-turn = À toi
web-turn-of = { turn }
web-phase-open = On attend des amis
web-phase-called = On secoue les dés…
web-phase-playing = La partie est en cours
web-phase-over = La partie est finie
web-phase-closed = La table est fermée
web-counting = On compte les points
web-begin = À toi : touche ce qui brille.
web-wait = C’est le tour de quelqu’un d’autre.
web-watching = Tu regardes.
web-watching-free = Tu regardes. Une place est libre.
web-watching-full = Tu regardes : toutes les places sont prises.
web-watchers = { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-ready = On y va !
    .done = Tu attends les autres
    .back = Pas encore
web-is-ready = attend les autres
web-starts = La partie commence dans
web-stop = Arrêter
web-change-me = Changer
web-first-name = Ton prénom
    .more = Seules les personnes à ta table le voient.
web-face-taken = Déjà à { $name }
web-is-host = hôte
web-you-are = Toi · { $name }
web-open-seats = { $count ->
        [0] Tout le monde est là.
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
web-start = C’est parti
    .bots = avec des robots aux places libres
web-scan = Scanne, ou dis ces mots :
web-qr = Le lien vers cette table en code QR
web-copy = Copier le lien
web-copied = Copié
web-device = Continuer sur un autre appareil
    .says = Scanne ceci avec l’autre appareil. Cela marche une fois, pendant dix minutes ; { $name } joue ensuite là-bas et plus ici.
    .qr = Le lien vers cette place en code QR
    .again = En afficher un nouveau
    .here = Ta place passe sur cet appareil. L’autre ne joue plus.
    .take = Continuer ici
web-menu = Menu
web-hint = Conseil
web-hint-thinking = On allume la lanterne…
web-hint-best = Le mieux maintenant : { $move }.
web-hint-range = { $low }–{ $high } %
web-hint-exact = Ces chances sont exactes.
web-hint-played = D’après { $count } parties jouées à partir d’ici.
web-percent = { $percent } %
web-emotes = Réagir
web-mute-person = Cacher ses réactions
    .more = Seulement sur cet appareil.
web-unmute-person = Montrer ses réactions
web-story = Ce qui s’est passé
web-moves = Tes coups
web-undo = Annuler
    .ask = C’était le tour de { $name }. Faut-il l’annuler ?
    .yes = Oui, { $name } est d’accord
web-hold-to-roll = Maintiens pour relancer
web-why-wait = { $who ->
        [you] Attends : c’est bientôt à toi.
       *[other] { INITIAL($who) ->
            [vowel] Attends : c’est le tour d’{ $who }.
           *[consonant] Attends : c’est le tour de { $who }.
        }
    }
web-why-glows = Pas celle-ci maintenant : touche ce qui brille.
web-why-buttons = Rien à toucher ici maintenant : prends les boutons en bas.
web-now = maintenant
web-seconds-left = { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
web-away = absent
web-away-long = { $who ->
        [you] Tu n’es
       *[other] { $who } n’est
    } pas là pour l’instant.
web-here = { $who ->
        [you] Tu es
       *[other] { $who } est
    } à la table.
web-bot-says = { $says }
web-bot-plays-for = Un robot joue pour { $who ->
        [you] toi
       *[other] { $who }
    }.
web-waiting = { $who ->
        [you] Tu arrives
       *[other] { $who } arrive
    } en cours de partie. Un robot joue cette main jusqu’à ce que tout le monde soit d’accord, ou jusqu’à la fin de la partie.
web-waiting-refused = { $who ->
        [you] Tu arrives
       *[other] { $who } arrive
    } en cours de partie. Un robot joue cette main jusqu’à la fin de la partie.
web-agree = { $who ->
        [you] Tu peux
       *[other] { $who } peut
    } jouer cette main maintenant ?
    .says = C’était la main de quelqu’un d’autre. Quand tout le monde aura dit oui, { $who ->
        [you] tu la joueras
       *[other] { $who } la jouera
    } à la place du robot.
    .yes = Oui
    .no = Pas dans cette partie
web-agree-missing = On attend encore la réponse de : { $names }
web-missing = On attend { $name }
    .wait = Attendre
    .bot = Laisser jouer un robot
    .back = jusqu’au retour de { $name }
web-played-for-you = { $count ->
        [one] Pendant ton absence, un robot a joué un coup pour toi.
       *[other] Pendant ton absence, un robot a joué { $count } coups pour toi.
    }
web-time-up = { $who ->
        [you] Ton temps est écoulé
       *[other] { $who } n’avait plus de temps
    }
web-make-host = Confier le rôle d’hôte
web-hand-over = Laisser un robot jouer pour moi
    .more = Tu peux reprendre ta place quand tu veux.
web-take-back = Reprendre ma place
web-host = En tant qu’hôte
web-seat-bot = Un robot ici : { $bot }
web-free = Libérer la place
    .more = Le prochain ami qui vient peut s’asseoir ici.
    .ask = { $name } perd cette place : la prochaine personne qui vient peut s’asseoir ici.
web-close-table = Fermer la table
    .more = Pour tous, et pour de bon.
    .ask = Tout le monde quitte cette table, et personne ne peut y revenir.
web-leave = Partir
    .title = Quitter la partie ?
    .says = Ta place reste à toi : reviens par « Mes tables » sur l’étagère.
    .bot = Laisser un robot jouer pour moi
    .now = Partir
web-stay = Rester
web-notify-question = Ton appareil doit-il te dire quand c’est à toi ?
    .says = Tu peux alors faire autre chose en attendant. C’était à toi pendant ton absence.
    .yes = Oui, préviens-moi
    .no = Non, merci
web-lost = La connexion est perdue. On revient…
web-preparing = « Rusé » se prépare et joue d’ici là comme « malin ».
web-gone = Cette table est fermée, ou tu n’y as plus de place.
web-over = La partie est finie
web-again = Rejouer
web-next = Autre jeu
    .title = À quoi jouons-nous ensuite ?
    .choose = Je veux jouer à ceci
    .joining = { $count ->
        [one] Un robot joue avec vous.
       *[other] { $count } robots jouent avec vous.
    }
    .leaving = { $count ->
        [one] Un robot regarde.
       *[other] { $count } robots regardent.
    }
web-evening = La soirée
    .games = { $count ->
        [one] Une partie a été jouée à cette table.
       *[other] { $count } parties ont été jouées à cette table.
    }
    .none = Aucune partie n’est encore finie.
    .wins = { $wins } gagnées sur { $games }
    .victories = { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
    .picture = La soirée en image
web-news = À la table
    .begun = Le jeu suivant commence : { $game }
    .turn = { $game } : c’est ton tour
    .votes = Les autres choisissent le jeu suivant.
    .back = Vers la table
web-votes = Ce que chacun veut jouer ensuite
    .start = Commencer
    .waiting = Il manque encore : { $names }
    .wait = Les joueurs choisissent le jeu suivant.
    .screen = Choisissez le jeu suivant sur vos téléphones.

## Après la partie

web-place = Place { $place }
web-count = D’où viennent les points
web-go-on = Continuer
web-share = Partager
    .says = Celui qui a ce lien peut regarder cette partie, et rien d’autre de cette table.
web-share-link = Partager le lien
web-result-picture = Le résultat en image
web-share-picture = Partager l’image
web-save-picture = Enregistrer l’image
web-save-log = Enregistrer le journal

## Revoir une partie

web-laboratory = Laboratoire
web-replay = Revoir
    .loading = On va chercher la partie…
    .title = Revoir une partie
    .says = Dépose ici le journal d’une partie, ou choisis le fichier.
    .file = Choisir un fichier
    .none = Il n’y a rien à regarder ici.
web-replay-status = À revoir : { $step } sur { $all }
web-replay-begins = Ici commence la partie.
web-scrub = Où dans la partie
web-step-back = Une étape en arrière
web-step-forward = Une étape en avant
web-run = Lire
web-pause = Arrêter
web-eyes = Vu par
web-eyes-all = tout est ouvert
web-eyes-spectator = public

## Des dés qu’on peut vérifier

web-check = Était-ce honnête ?
web-promise = La promesse des dés
    .says = Les dés de cette partie sortent d’une graine mise sous clé. Voici son empreinte : personne ne peut plus échanger la graine. Elle est montrée après la partie, et ton appareil peut vérifier chaque tirage.
web-additions = Ajouté par les joueurs
    .says = Pour que personne ne puisse choisir les dés, pas même le serveur, chaque appareil ajoute des bits au hasard. Il les promet d’abord, et les montre quand tous ont promis.
    .done = ajouté
    .promised = promis
    .withheld = promis, mais pas montré : n’ajoute rien
    .bot = un robot n’ajoute rien
    .open = pas encore
web-additions-wait = La partie attend l’appareil de { $names }, quelques secondes au plus.
web-seed = La graine
    .secret = Elle est montrée quand la partie est finie.
web-check-running = On recalcule…
web-check-true = C’était honnête
web-check-false = Ce n’est pas ce qui était promis
web-check-promise = La graine tient la promesse.
web-check-noted = C’est la promesse que cet appareil a vue avant la partie.
web-check-unnoted = Cet appareil n’a pas vu la promesse avant la partie : compare-la avec celle que quelqu’un a notée.
web-check-additions = { $count ->
        [one] Un joueur a ajouté aux dés.
       *[other] Les { $count } joueurs ont tous ajouté aux dés.
    }
web-check-own = Ce que cet appareil a ajouté en fait partie.
web-check-drawn = { $drawn ->
        [one] { $drawn } tirage a été recalculé : il est juste.
       *[other] { $drawn } tirages ont été recalculés un à un : tous sont justes.
    }
web-check-answered = { $answered ->
        [one] { $answered } fois, l’horloge a dit qui était le plus rapide ; cela ne se tire pas.
       *[other] { $answered } fois, l’horloge a dit qui était le plus rapide ; cela ne se tire pas.
    }
web-hash = L’empreinte de la mise en place, des dés et des coups
web-check-committed = { $count ->
        [one] Un joueur a promis son ajout aux dés avant qu’aucun ne soit montré.
       *[other] { $count } joueurs ont promis leurs ajouts aux dés avant qu’aucun ne soit montré.
    }
web-check-proved = Cet appareil n’a montré son ajout que quand tous les autres avaient promis le leur : personne n’a choisi les dés, pas même le serveur.
web-check-trusted = Cet appareil ne peut pas prouver que personne n’a choisi les dés : une table sur un seul appareil fait confiance au serveur. Avec plusieurs, chacun qui a promis un ajout peut le prouver.
web-check-unpromised = Les ajouts n’ont pas été promis d’avance : qui pouvait lire à temps la base de données du serveur pouvait choisir les dés.
web-check-withheld = { $who ->
        [you] Ton appareil
       *[other] L’appareil de { $who }
    } a promis un ajout et ne l’a pas montré, et les autres ont recommencé. Ainsi, cet appareil ou le serveur a pu refuser des dés une fois.
web-check-seen = Les coups sont ceux que cet appareil a vus, jusqu’à l’étape { $step } sur { $steps }.
web-check-unseen = Cet appareil n’a gardé aucune empreinte de la partie : les coups du journal pourraient être d’autres.
web-check-outcome = Étape { $step } : de la graine vient le résultat { $due }, le journal a { $asked }.
web-check-told = On l’a raconté ainsi : { $told }
web-check-there = Regarder cette étape
web-check-how = Qui a vérifié quoi
    .says = Ce navigateur a recalculé lui-même la promesse et les tirages, avec la graine, les ajouts et le numéro de chaque étape. La probabilité de chaque résultat vient du serveur, qui connaît les règles. Avec les règles ouvertes on peut vérifier cela aussi, dans un terminal :

## Passer la tablette

web-hand-to = Passe la tablette à
web-look-away = Tous les autres regardent ailleurs. Les cartes sont cachées.
web-i-am = Je suis { $who }
web-lift = lever le rideau

## Le grand écran

web-screen = Montrer sur le grand écran
    .more = la table sur la télé, les boutons sur les téléphones
web-screen-how = Ouvre cette adresse sur la télévision, ou sur un ordinateur qui y est branché. On y voit ce que tout le monde peut voir ; tes cartes et tes boutons restent ici.
web-screen-open = L’ouvrir ici
web-screen-motto = Choisissez un jeu. Vos téléphones sont les boutons.
web-screen-show = Montrer une table
    .more = avec ses mots
web-screen-count = Combien jouent ?
web-screen-sit = Prenez place avec vos téléphones
web-screen-scan = Scannez l’image. Ou ouvrez { $address } et entrez ces mots :
web-screen-start = { $host } lance la partie sur son téléphone.
web-screen-begin = La partie commence. Vos boutons sont sur vos téléphones.
web-screen-late = Scannez pour venir à la table :
web-screen-sound = Une touche pour le son
web-controller = Se servir de ce téléphone comme d’une manette
web-controller-here = La table est sur le grand écran
web-controller-wait = Au tour de { $others }. Regarde le grand écran.
web-controller-off = Montrer la table ici

## Sans réseau, et installé

web-offline = Le serveur ne répond pas
    .can = Tu peux lire les règles des jeux, et choisir la langue et les réglages.
    .cannot = Tu ne peux pas jouer : les tables sont sur le serveur. Cette page essaie encore d’elle-même et continue dès qu’il répond.
web-offline-table = Ta table est en sûreté sur le serveur. Tu y reviens dès que le serveur répond.
web-install = Installer Doubloon
    .more = comme une appli, avec son icône
    .menu = Pour installer Doubloon : touche « Partager », puis « Sur l’écran d’accueil ».

error-web-offline = Le serveur ne répond pas. Le réseau est-il là ?

web-unbuilt = La table pour le navigateur n’est pas encore construite. Lance `make web` (ou `make play`), puis recharge cette page.

# The first game is guided
web-got-it = Compris
web-no-tips = Plus d’astuces
web-show-me = Montre-moi comment faire
    .more = Les astuces de la première partie, encore une fois
web-tips = Des astuces pendant la partie

web-check-given = { $given ->
        [one] La première étape vient
       *[other] Les { $given } premières étapes viennent
    } d’une autre partie, et n’ont pas été tirées ici.
web-play-on = Continuer à partir d’ici
    .more = contre des robots, sur cet appareil
