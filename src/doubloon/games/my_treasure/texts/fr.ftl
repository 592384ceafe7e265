### Français. Mon trésor

game-my-treasure = Mon trésor
web-box-my-treasure = { game-my-treasure }
    .kind = Stop ou encore

my-treasure-rules =
    Vous êtes des nains dans une grotte pleine de trésors. À chaque manche, sors à temps avec une bonne pile : elle rapporte de la gloire.
    La pioche a { $edition ->
        [0] 34
       *[other] 30
    } cartes trésor et { $orcs ->
        [one] { $orcs } orque
       *[other] { $orcs } orques
    }. Six jetons sont posés face visible, un pour chaque sorte de trésor.
    À ton tour, fais l’une de deux choses. La première : pioche une carte, montre-la à tous et pose-la sur l’un des quatre emplacements.
    { $memory_aid ->
        [0] Une carte couvre ce qui est dessous. On ne voit que le dessus d’une pile : souviens-toi du reste !
       *[other] Une carte couvre ce qui est dessous. À cette table, l’aide-mémoire le montre encore.
    }
    La seconde : sors de la grotte. Prends un jeton et toute une pile ; personne n’y regarde encore. Tu restes dehors jusqu’à la fin de la manche.
    Es-tu le dernier nain dans la grotte ? Alors tu peux continuer seul, carte après carte, jusqu’à ta sortie ou jusqu’au dernier orque.
    Ton jeton dit ce qui compte. Chaque image de sa sorte dans ta pile compte 1, et chaque souris aussi. Le reste ne compte pas.
    { $orcs ->
        [1] Un orque se cache dans la pioche. Dès qu’il est tiré, tous ceux qui restent doivent fuir.
       *[other] Les orques ne vont sur aucune pile, ils forment une rangée. Dès que l’orque { $orcs } est tiré, tous ceux qui restent doivent fuir.
    }
    Celui qui fuit attrape une pile et un jeton caché. On commence après le joueur qui a tiré l’orque ; lui passe en dernier. S’il ne reste pas de pile, tu n’as rien.
    Quand tous sont dehors, on compte. Le plus grand nombre rapporte 3 points de gloire, un de moins 2, deux de moins 1. À nombre égal, gloire égale.
    Puis le joueur suivant commence une nouvelle manche. Mais dès que quelqu’un a { $glory_target } points de gloire après une manche, la partie est finie.
    Celui qui a le plus de gloire gagne. À égalité, c’est la meilleure dernière manche ; encore à égalité, on partage la victoire.
my-treasure-guide-draw = Touche la pioche pour tirer une carte. Tous la voient, puis tu choisis où elle va.
my-treasure-guide-place = Pose la carte sur un emplacement. Ce qui est dessous sera couvert : souviens-t’en !
my-treasure-guide-orc = Un orque est là. Quand viendra l’orque { $all }, tous ceux qui restent devront fuir.
my-treasure-guide-leave = Tu peux aussi sortir : touche un jeton, puis une pile. Cherche une pile avec beaucoup d’une même sorte.
my-treasure-guide-secure = Prends la pile qui en contient le plus. Les souris comptent aussi !
my-treasure-guide-flee = Le dernier orque est là : attrape une pile ! Ton jeton est une surprise.
my-treasure-draw = Piocher une carte
    .key = p
    .help = { $left ->
        [1] Attention : 1 carte sur { $cards } est le dernier orque.
       *[other] Un trésor va sur l’emplacement de ton choix, un orque dans la rangée.
    }
my-treasure-token-ring = Sortir avec la bague
    .key = b
    .help = Le jeton est à toi ; choisis ensuite la pile. Ses bagues et ses souris comptent.
my-treasure-token-diamond = Sortir avec le diamant
    .key = d
    .help = Le jeton est à toi ; choisis ensuite la pile. Ses diamants et ses souris comptent.
my-treasure-token-sword = Sortir avec l’épée
    .key = e
    .help = Le jeton est à toi ; choisis ensuite la pile. Ses épées et ses souris comptent.
my-treasure-token-necklace = Sortir avec le collier
    .key = c
    .help = Le jeton est à toi ; choisis ensuite la pile. Ses colliers et ses souris comptent.
my-treasure-token-coins = Sortir avec les pièces
    .key = i
    .help = Le jeton est à toi ; choisis ensuite la pile. Ses pièces et ses souris comptent.
my-treasure-token-potion = Sortir avec la potion
    .key = o
    .help = Le jeton est à toi ; choisis ensuite la pile. Ses potions et ses souris comptent.
my-treasure-place = Poser sur l’emplacement { $space }
    .key = { $space }
    .help = La carte couvre ce qui s’y trouve.
my-treasure-secure = Prendre la pile { $space }
    .key = { $space }
    .help = Toutes ses cartes sont à toi, et tu es hors de la grotte.
my-treasure-grab = Attraper la pile { $space }
    .key = { $space }
    .help = Toutes ses cartes sont à toi ; ton jeton n’est regardé qu’au décompte.
my-treasure-flee = Fuir les mains vides
    .key = f
    .help = Il ne reste aucune pile ; tu as un jeton, mais pas de cartes.
my-treasure-next-round = Commencer la manche suivante
    .key = s
    .help = Cartes et jetons sont ramassés ; la gloire reste.
my-treasure-orc = un orque
my-treasure-card = { $card }
my-treasure-kind-ring = bague
my-treasure-kind-diamond = diamant
my-treasure-kind-sword = épée
my-treasure-kind-necklace = collier
my-treasure-kind-coins = pièces
my-treasure-kind-potion = potion
my-treasure-symbol-ring = { $count ->
        [one] { $count } bague
       *[other] { $count } bagues
    }
my-treasure-symbol-diamond = { $count ->
        [one] { $count } diamant
       *[other] { $count } diamants
    }
my-treasure-symbol-sword = { $count ->
        [one] { $count } épée
       *[other] { $count } épées
    }
my-treasure-symbol-necklace = { $count ->
        [one] { $count } collier
       *[other] { $count } colliers
    }
my-treasure-symbol-coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
my-treasure-symbol-potion = { $count ->
        [one] { $count } potion
       *[other] { $count } potions
    }
my-treasure-symbol-mouse = { $count } souris
# Les mêmes comme complément d’une phrase : « a pioché 1 diamant ».
my-treasure-object-ring = { my-treasure-symbol-ring }
my-treasure-object-diamond = { my-treasure-symbol-diamond }
my-treasure-object-sword = { my-treasure-symbol-sword }
my-treasure-object-necklace = { my-treasure-symbol-necklace }
my-treasure-object-coins = { my-treasure-symbol-coins }
my-treasure-object-potion = { my-treasure-symbol-potion }
my-treasure-object-mouse = { my-treasure-symbol-mouse }
my-treasure-drew = { who-has } pioché { $card }
my-treasure-placed = sur l’emplacement { $space }
my-treasure-drew-orc = { who-has } pioché un orque, le numéro { $orcs } sur { $all }
my-treasure-alarm = Le dernier orque ! Tous les nains fuient et attrapent ce qu’ils peuvent
my-treasure-took-ring = { who-has } choisi la bague
my-treasure-took-diamond = { who-has } choisi le diamant
my-treasure-took-sword = { who-has } choisi l’épée
my-treasure-took-necklace = { who-has } choisi le collier
my-treasure-took-coins = { who-has } choisi les pièces
my-treasure-took-potion = { who-has } choisi la potion
my-treasure-secured = { $who ->
        [you] Tu sors
       *[other] { $who } sort
    } avec { my-treasure-some-cards } de la pile { $space }
my-treasure-grabbed = { who-has } fui avec { my-treasure-some-cards } de la pile { $space }
my-treasure-fled = { who-has } fui les mains vides
my-treasure-revealed-ring = { who-has } la bague
my-treasure-revealed-diamond = { who-has } le diamant
my-treasure-revealed-sword = { who-has } l’épée
my-treasure-revealed-necklace = { who-has } le collier
my-treasure-revealed-coins = { who-has } les pièces
my-treasure-revealed-potion = { who-has } la potion
my-treasure-scored = { my-treasure-scene-count } : { $glory } en tout
my-treasure-round = Nouvelle manche : { $who ->
        [you] tu commences
       *[other] { $who } commence
    }

my-treasure-some-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
my-treasure-orcs = Orques { $orcs } sur { $all } :
my-treasure-stack = Coffre : { my-treasure-some-cards }
my-treasure-free = Jetons au choix :
my-treasure-blind = tous cachés
my-treasure-held = { $who ->
        [you] Tu montres :
       *[other] { $who } montre :
    }
my-treasure-empty = vide
my-treasure-in-cave = dans la grotte
my-treasure-unknown = jeton caché
my-treasure-treasure = Trésor
my-treasure-number = Nombre
my-treasure-glory = Gloire
my-treasure-points = { $points ->
        [one] { $points } point de gloire
       *[other] { $points } points de gloire
    }

my-treasure-option-glory-target = Gloire qui met fin à la partie.
my-treasure-option-orcs = Orques dans la pioche ; le dernier met fin à la manche.
my-treasure-option-edition = Les cartes trésor : 34 de l’édition révisée, ou 30 comme dans la première de 2015.
my-treasure-option-edition-revised = révisée
my-treasure-option-edition-first = première
my-treasure-option-memory-aid = Montrer chaque carte piochée, même quand elle est couverte.
my-treasure-option-memory-aid-off = non
my-treasure-option-memory-aid-on = oui
# Où en est la partie
my-treasure-goal = Manche { $round }, premier à { $target }
# Pourquoi l’un de deux joueurs à égalité est devant
my-treasure-tie-break = meilleure dernière manche
# Pourquoi un geste ne fait rien
my-treasure-why-place = Pose d’abord la carte piochée sur une pile.
my-treasure-why-secure = Choisis d’abord la pile que tu emportes.

## What lies on the table: see docs/guide/scene.md

my-treasure-scene-inside = { $who ->
        [you] Tu es
       *[other] { $who } est
    } dans la grotte
my-treasure-scene-owned = { who-has } le jeton : { my-treasure-scene-kind }
my-treasure-scene-unknown = { who-has } un jeton caché
my-treasure-scene-taken = { who-has } { my-treasure-some-cards }
    .short = { $cards }
my-treasure-scene-treasure = { who-has } le trésor : { $pieces }
    .title = { my-treasure-treasure }
my-treasure-scene-count = { $who ->
        [you] Tu comptes { $number } et gagnes
       *[other] { $who } compte { $number } et gagne
    } { $gained ->
        [one] { $gained } point de gloire
       *[other] { $gained } points de gloire
    }
    .title = { my-treasure-number } : { $number }
    .short = +{ $gained }
my-treasure-scene-count-round = Manche { $round } : { $treasures } × { my-treasure-scene-kind }{ $mice ->
        [0] { "" }
       *[other] { " + " }{ $mice } × souris
    } = { $number } : { $gained ->
        [one] { $gained } point de gloire
       *[other] { $gained } points de gloire
    }
my-treasure-scene-orcs = Orques : { $orcs } sur { $all }
    .title = { my-treasure-scene-orcs }
my-treasure-scene-orc = Orque { $number } : { $here ->
        [0] pas encore là
       *[other] là
    }
    .short = { $here ->
        [0] { $number }
       *[other] { "" }
    }
my-treasure-scene-chest = { my-treasure-some-cards } dans le coffre
    .title = Coffre
    .short = { $cards }
    .mark = encore { $cards }
my-treasure-scene-held = { $owner ->
        [you] Tu montres
       *[other] { $owner } montre
    } { $pieces }
    .title = { $owner ->
        [you] Tu montres
       *[other] { $owner } montre
    }
my-treasure-scene-card = { $card }
my-treasure-scene-cave = Emplacements dans la grotte
    .title = { my-treasure-scene-cave }
my-treasure-scene-pile = Emplacement { $space } : { my-treasure-some-cards }, dessus { $card }
    .title = { $space }
    .mark = { $take ->
        [0] { my-treasure-some-cards }
       *[other] Prendre { $cards }
    }
my-treasure-scene-space = Emplacement { $space } : vide
    .title = { $space }
    .short = { my-treasure-empty }
my-treasure-scene-covered = Dessous, emplacement { $space } : { $pieces }
    .title = Dessous, emplacement { $space }
my-treasure-scene-tokens = Jetons : { $pieces }
    .title = Jetons
my-treasure-scene-token = { my-treasure-scene-kind }{ $how ->
        [1] { " (choisi)" }
        [2] { $owner ->
            [you] { " (pris par toi)" }
           *[other] { " (pris par " }{ $owner })
        }
       *[other] { "" }
    }
    .mark = { $how ->
        [1] choisi
       *[other] { "" }
    }
my-treasure-scene-blind-tokens = { $count ->
        [one] { $count } jeton, caché
       *[other] { $count } jetons, tous cachés
    }
    .title = { my-treasure-scene-blind-tokens }
my-treasure-scene-blind-token = { my-treasure-unknown }
my-treasure-scene-steps = Sortir : { $pieces }
    .title = Sortir
my-treasure-scene-step = { $step ->
        [1] Jeton
        [2] Pile
       *[other] Cours !
    }
my-treasure-scene-now = { $phase ->
        [0] { $piles ->
            [0] Pioche une carte
           *[other] Pioche une carte, ou sors avec un jeton
        }
        [2] Pose la carte sur l’un des quatre emplacements
        [3] Avec quelle pile sors-tu ?
        [4] Les orques sont là : attrape une pile et fuis
        [5] Les jetons sont retournés
       *[other] Le plus : 3 points de gloire. Un de moins : 2. Deux de moins : 1.
    }
my-treasure-scene-kind = { $kind ->
        [0] { my-treasure-kind-ring }
        [1] { my-treasure-kind-diamond }
        [2] { my-treasure-kind-sword }
        [3] { my-treasure-kind-necklace }
        [4] { my-treasure-kind-coins }
       *[other] { my-treasure-kind-potion }
    }
# The coach: what a card can be, and why a move is good
my-treasure-odds-card = une carte trésor
my-treasure-odds-orc = un orque
my-treasure-odds-last-orc = le dernier orque : alerte !
my-treasure-hint-draw = Il reste { $left } orques : cette carte ne peut pas être le dernier.
my-treasure-hint-alarm = Le dernier orque est { $cards ->
        [one] la prochaine carte : il vient maintenant
       *[other] parmi les { $cards } prochaines cartes : il peut venir maintenant
    }.
my-treasure-hint-first = Si tu attends, un autre nain pourrait le prendre avant toi.

# What the laboratory counts.
my-treasure-count-rounds = Manches
my-treasure-count-secured = Nains partis à temps
my-treasure-count-fled = Nains qui fuient le dernier orque
my-treasure-count-fled-empty = Nains qui fuient sans carte
my-treasure-count-orcs = Orques piochés
