### Français. Un message par chose dite ; les mots des choses sont dans docs/guide/words.md.
### `.key` est la touche dans le terminal, `.help` une phrase qui l'explique.

## Jeux

game-my-treasure = Mon trésor
game-little-dragon = Trésor des dragons
game-do-not-touch-numbers = Pas touche à mes trésors (nombres)
game-do-not-touch-symbols = Pas touche à mes trésors (symboles)
game-pig = Pig
game-troll-dragon = Troll & Dragon

## Tous les jeux

first-seat = { $who } commence
begins = { $who } a commencé
turn = À { $who } de jouer
won = { $who } a gagné !
won-shared = { $who } partage la victoire !
told = { $sentence } : { $brief }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

names =
    🦡 Brave Blaireau
    🦡 Blaireau Malin
    🐻 Ours Fort
    🐻 Ours Câlin
    🐱 Chat Curieux
    🐱 Chat Calme
    🐦 Corbeau Sage
    🐦 Corbeau Bavard
    🦊 Renard Rusé
    🦊 Renard Rapide
    🐸 Rainette Gaie
    🐸 Rainette Vive
    🦔 Hérisson Poli
    🦔 Hérisson Vif
    🐭 Souris Vive
    🐭 Souris Futée
    🦉 Vieux Hibou
    🦉 Hibou Noble
    🐧 Pingouin Fier
    🐧 Pingouin Zen
    🐰 Lapin Discret
    🐰 Lapin Agile
    🦝 Raton Coquin
    🦝 Raton Rêveur
    🐺 Loup Libre
    🐺 Loup Gentil

emote-laugh = ha ha !
    .face = 😄
emote-grumpy = hum !
    .face = 😠
emote-wow = oh là là !
    .face = 😮
emote-sad = oh non !
    .face = 😢
emote-think = je réfléchis…
    .face = 🤔
emote-sleepy = dépêche-toi !
    .face = 😴
emote-heart = merci !
    .face = 🥰
emote-clap = bien joué !
    .face = 👏

# Les bots : la force, ce qu'elle fait, et qui joue ainsi, avec son visage.
bot-gentle = doux
    .says = Joue comme un enfant, voit ce qui saute aux yeux, et oublie.
    .names =
        🐭 Miette
        🐰 Bondine
        🐧 Dandine
        🦔 Picot
        🐻 Miel
        🐸 Flaque
        🐱 Flocon
        🦡 Boulette
bot-clever = malin
    .says = Connaît les bonnes règles pratiques et n'oublie rien.
    .names =
        🦊 Roussel
        🐱 Velours
        🦝 Bandit
        🦡 Terrier
        🐸 Vaguelette
        🐻 Cuivre
        🦉 Plume
        🐰 Trèfle
bot-cunning = rusé
    .says = Pense à l'avance : joue des milliers de parties dans sa tête avant chaque coup.
    .names =
        🦉 Minerve
        🐺 Ombre
        🐦 Encre
        🦊 Braise
        🐱 Furtif
        🦡 Rex
        🐧 Vesper
        🦝 Serre
bot-random = hasard
    .says = Fait n'importe quoi de permis.
bot-optimal = optimal
    .says = Joue d'après ce qui est calculé exactement.
bot-stands-in = { $who } penserait à l'avance, mais la recherche de ce jeu n'est pas préparée : il joue comme « malin » jusqu'à ce que vous lanciez { $command }.

## Pig

pig-rules =
    Lance le dé autant de fois que tu l'oses : ce qu'il montre est en jeu.
    Un 1 fait perdre tout ce qui est en jeu, et ton tour. Garde à temps, et c'est à toi pour toujours.
    Gagne qui garde en premier { $target } points.
pig-face = Un { $face }
pig-roll = Lancer
    .key = l
    .help = Ajoute ce que montre le dé, mais un 1 fait perdre tout ce qui est en jeu.
pig-hold = { $points ->
        [0] Garder
        [one] Garder { $points } point
       *[other] Garder { $points } points
    }
    .key = g
    .help = Les points en jeu sont à toi pour toujours, et ton tour est fini.
pig-one = { $who } a lancé un 1 et { $points ->
        [0] n'a rien perdu
        [one] a perdu { $points } point
       *[other] a perdu { $points } points
    }
pig-rolled = { $who } a lancé un { $face } : { $points } en jeu
pig-held = { $who } { $points ->
        [0] n'a rien gardé
        [one] a gardé { $points } point
       *[other] a gardé { $points } points
    } : { $banked } en tout
pig-target = Objectif : { $target } points
pig-at-risk = en jeu

pig-option-target = Points qu'il faut pour gagner.

## Troll & Dragon

troll-dragon-rules =
    Grotte : lance les dés pour des diamants. Les trolls bloquent leurs dés ; si tous sont bloqués, le Troll prend ce que tu as ramassé ce tour-ci.
    Une clé et une porte ouvrent la caverne. Tu y lances les dés pour des pépites, pendant que les autres lancent les dés Dragon.
    Deux dragons réveillent le dragon : les autres se partagent ton butin. Pars à temps, et il est à toi.
    Un diamant vaut 1 point, une pépite 3 ; le plus de points gagne. { $end ->
        [0] Quand la grotte ou la caverne est vide, la partie est finie.
       *[other] Quand la grotte et la caverne sont vides, la partie est finie.
    }

troll-dragon-roll = Lancer les dés de la grotte
    .key = l
    .help = Lance tous les dés qui ne sont ni bloqués, ni mis de côté, ni retenus.
troll-dragon-roll-gold = Lancer pour de l'or
    .key = l
    .help = Lance les deux dés de la caverne ; ensuite, le dragon remue.
troll-dragon-roll-dragon = Lancer les dés Dragon
    .key = l
    .help = Deux dragons réveillent le dragon : toi et les autres partagez alors le trésor.
troll-dragon-leave = Sortir { troll-dragon-carried }
    .key = s
    .help = Ce que tu as ramassé ce tour-ci est à toi pour toujours, et ton tour est fini.
troll-dragon-enter = Entrer dans la caverne
    .key = e
    .help = Clé et porte ouvrent la caverne. Tes diamants te suivent et restent en danger.
troll-dragon-set-key = Mettre la clé de côté
    .key = c
    .help = La clé reste là ce tour-ci ; son dé est bloqué. Il te manque une porte.
troll-dragon-set-door = Mettre la porte de côté
    .key = p
    .help = La porte reste là ce tour-ci ; son dé est bloqué. Il te manque une clé.
troll-dragon-hold-diamond = Retenir un diamant
    .key = d
    .help = Ce dé reste là pour le prochain lancer : le Troll ne peut pas les bloquer tous.
troll-dragon-hold-key = Retenir la clé
    .key = k
    .help = Ce dé reste là, mais seulement pour le prochain lancer.
troll-dragon-hold-door = Retenir la porte
    .key = o
    .help = Ce dé reste là, mais seulement pour le prochain lancer.

troll-dragon-carried = { $diamonds ->
        [0] { $nuggets ->
            [0] sans rien
           *[other] avec { troll-dragon-some-nuggets }
        }
       *[other] avec { troll-dragon-treasure }
    }
troll-dragon-treasure = { $diamonds ->
        [0] { troll-dragon-some-nuggets }
       *[other] { $nuggets ->
            [0] { troll-dragon-some-diamonds }
           *[other] { troll-dragon-some-diamonds } et { troll-dragon-some-nuggets }
        }
    }
troll-dragon-some-diamonds = { $diamonds ->
        [one] { $diamonds } diamant
       *[other] { $diamonds } diamants
    }
troll-dragon-some-nuggets = { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }

troll-dragon-quicker-adventurer = l'aventurier a été plus rapide
troll-dragon-quicker-dragon = le dragon a été plus rapide

troll-dragon-face-troll = troll
troll-dragon-face-diamond = diamant
troll-dragon-face-none = pas de diamant
troll-dragon-face-key = clé
troll-dragon-face-door = porte
troll-dragon-face-gold = { $nuggets ->
        [0] rien
       *[other] { troll-dragon-some-nuggets }
    }
troll-dragon-face-dragon = dragon !
troll-dragon-face-blank = vide

troll-dragon-rolled = { $who } a lancé { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
troll-dragon-rolled-gold = { $who } a lancé { $dice } dés pour de l'or
troll-dragon-rolled-dragon = { $who } a lancé { $dice ->
        [one] { $dice } dé Dragon
       *[other] { $dice } dés Dragon
    }
troll-dragon-did-enter = { $who } a pénétré dans la caverne
troll-dragon-did-set-key = { $who } a mis la clé de côté
troll-dragon-did-set-door = { $who } a mis la porte de côté
troll-dragon-did-hold-diamond = { $who } a retenu un diamant
troll-dragon-did-hold-key = { $who } a retenu la clé
troll-dragon-did-hold-door = { $who } a retenu la porte
troll-dragon-left = { $who } a quitté les lieux { troll-dragon-carried }
troll-dragon-troll = Le Troll est venu ! { $who } { $diamonds ->
        [0] n'a rien perdu
       *[other] a perdu { troll-dragon-some-diamonds }
    }
troll-dragon-awake = { $who } a réveillé le dragon ! { $loser } a fui les mains vides
troll-dragon-shared = { $who } a reçu { troll-dragon-treasure }
troll-dragon-empty-grotto = La grotte est vide
troll-dragon-empty-cavern = La caverne est vide

troll-dragon-grotto = Grotte : { troll-dragon-some-diamonds }
troll-dragon-cavern = Caverne : { troll-dragon-some-nuggets }
troll-dragon-packs = Sacs
troll-dragon-points = pts
troll-dragon-at-risk = En danger
troll-dragon-troll-hand = Main du Troll
troll-dragon-blocked = bloqué
troll-dragon-aside = de côté
troll-dragon-held = retenu
troll-dragon-gold-dice = Or
troll-dragon-dragon-dice = Dragon
troll-dragon-roller = Dés Dragon : { $who }
troll-dragon-score = { points } ({ troll-dragon-some-diamonds }, { troll-dragon-some-nuggets })

troll-dragon-option-end = Lequel des deux lieux doit être vide pour que la partie finisse.
troll-dragon-option-end-one = un seul
troll-dragon-option-end-both = les deux
troll-dragon-option-tempo = Dans la caverne, or et dragon à tour de rôle (calme), ou au plus rapide (course).
troll-dragon-option-tempo-calm = calme
troll-dragon-option-tempo-race = course
troll-dragon-option-adventurer-odds = Course, simulée : les chances que l'aventurier soit plus rapide.
troll-dragon-option-dragon-odds = Course, simulée : les chances que les dés Dragon soient plus rapides.
troll-dragon-option-reroll = Relancer prend tous les dés qui ne sont pas bloqués, ou ceux que l'on choisit.
troll-dragon-option-reroll-all = tous
troll-dragon-option-reroll-chosen = choisis
troll-dragon-option-diamonds = Diamants dans la grotte au début.
troll-dragon-option-nuggets = Pépites dans la caverne au début.
troll-dragon-option-diamond-sides = Faces d'un dé de la grotte avec un diamant ; les faces restantes sont des trolls.
troll-dragon-option-key-sides = Faces d'un dé de la grotte avec une clé.
troll-dragon-option-door-sides = Faces d'un dé de la grotte avec une porte.
troll-dragon-option-one-nugget-sides = Faces d'un dé de la caverne avec une pépite ; les faces restantes sont vides.
troll-dragon-option-two-nuggets-sides = Faces d'un dé de la caverne avec deux pépites.
troll-dragon-option-dragon-sides-1 = Faces du premier dé Dragon avec un dragon.
troll-dragon-option-dragon-sides-2 = Faces du second dé Dragon avec un dragon.

## Mon trésor

my-treasure-rules =
    Chacun à son tour pioche une carte et la pose sur l'un des quatre emplacements : seule la carte du dessus reste visible.
    Ou sort : avec un jeton et une pile. Chaque symbole de ce genre compte 1, et chaque souris aussi.
    Quand vient l'orque { $orcs }, tous ceux qui restent fuient : une pile de leur choix, mais un jeton pris à l'aveugle.
    Le plus grand nombre rapporte 3 gloires, un de moins 2, deux de moins 1. La partie finit quand une manche mène quelqu'un à { $glory_target }.
my-treasure-draw = Piocher une carte
    .key = p
    .help = Un trésor va sur l'emplacement de ton choix, un orque dans la rangée.
my-treasure-token-ring = Sortir avec la bague
    .key = b
    .help = Le jeton est à toi ; choisis ensuite la pile. Ses bagues et ses souris comptent.
my-treasure-token-diamond = Sortir avec le diamant
    .key = d
    .help = Le jeton est à toi ; choisis ensuite la pile. Ses diamants et ses souris comptent.
my-treasure-token-sword = Sortir avec l'épée
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
my-treasure-place = Poser sur l'emplacement { $space }
    .key = { $space }
    .help = La carte couvre ce qui s'y trouve.
my-treasure-secure = Prendre la pile { $space }
    .key = { $space }
    .help = Toutes ses cartes sont à toi, et tu es hors de la grotte.
my-treasure-grab = Saisir la pile { $space }
    .key = { $space }
    .help = Toutes ses cartes sont à toi ; ton jeton n'est regardé qu'au décompte.
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
my-treasure-drew = { $who } a pioché { $card }
my-treasure-placed = sur l'emplacement { $space }
my-treasure-drew-orc = { $who } a rencontré un orque, le numéro { $orcs } sur { $all }
my-treasure-alarm = Le dernier orque ! Tous les nains fuient et saisissent ce qu'ils peuvent
my-treasure-took-ring = { $who } a choisi la bague
my-treasure-took-diamond = { $who } a choisi le diamant
my-treasure-took-sword = { $who } a choisi l'épée
my-treasure-took-necklace = { $who } a choisi le collier
my-treasure-took-coins = { $who } a choisi les pièces
my-treasure-took-potion = { $who } a choisi la potion
my-treasure-secured = { $who } a quitté la grotte avec { my-treasure-some-cards } de la pile { $space }
my-treasure-grabbed = { $who } a fui avec { my-treasure-some-cards } de la pile { $space }
my-treasure-fled = { $who } a fui les mains vides
my-treasure-revealed-ring = { $who } a la bague
my-treasure-revealed-diamond = { $who } a le diamant
my-treasure-revealed-sword = { $who } a l'épée
my-treasure-revealed-necklace = { $who } a le collier
my-treasure-revealed-coins = { $who } a les pièces
my-treasure-revealed-potion = { $who } a la potion
my-treasure-scored = { $who } compte { $number } et gagne { $gained } de gloire : { $glory }
my-treasure-round = Nouvelle manche : { $who } commence

my-treasure-some-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
my-treasure-orcs = Orques { $orcs } sur { $all } :
my-treasure-stack = Coffre : { my-treasure-some-cards }
my-treasure-free = Jetons au choix :
my-treasure-blind = tous à l'aveugle
my-treasure-held = { $who } montre :
my-treasure-empty = vide
my-treasure-in-cave = dans la grotte
my-treasure-unknown = jeton aveugle
my-treasure-treasure = Trésor
my-treasure-number = Nombre
my-treasure-glory = Gloire
my-treasure-points = { $points } de gloire

my-treasure-option-glory-target = Gloire qui met fin à la partie.
my-treasure-option-orcs = Orques dans la pioche ; le dernier met fin à la manche.
my-treasure-option-edition = Les cartes trésor : 34 de l'édition révisée, ou 30 comme dans la première de 2015.
my-treasure-option-edition-revised = révisée
my-treasure-option-edition-first = première
my-treasure-option-memory-aid = Montrer chaque carte piochée, même quand elle est couverte.
my-treasure-option-memory-aid-off = non
my-treasure-option-memory-aid-on = oui

## Trésor des dragons

little-dragon-rules =
    Retourne les tuiles une à une et arrête-toi à temps : alors seulement, tu prends des tuiles.
    Une araignée, ou un dragon avec un trésor (jouets, chandeliers, coffres), met fin au tour : tout est recouvert.
    Bagues et dragons se prennent un par un, balles, voitures et poupées par deux, chandeliers par trois, coffres par quatre.
    Quand il ne reste que des araignées, elles vont à qui a seul le plus de dragons. Le plus de tuiles gagne.
little-dragon-turn = Retourner { $place }
    .key = { $place }
    .many = Retourner une tuile : lettre et chiffre
    .help = Elle reste ouverte. Une araignée, ou dragon et trésor ensemble, met fin au tour.
little-dragon-stop = S'arrêter et { $count ->
        [0] ne rien prendre
        [one] prendre { $count } tuile
       *[other] prendre { $count } tuiles
    }
    .key = s
    .help = Toutes les séries complètes sont à toi ; le reste est recouvert, et ton tour est fini.
little-dragon-cover = Tout recouvrir
    .key = r
    .help = Retiens où se trouve chaque chose ; puis c'est au suivant.
little-dragon-move-spider = Mettre l'araignée en { $place }
    .key = { $place }
    .many = Déplacer l'araignée : lettre et chiffre
    .help = Elle y est face cachée, et tous l'ont vu ; puis tout est recouvert, et ton tour est fini.
little-dragon-leave = Laisser { $place }
    .key = { $place }
    .many = Laisser une tuile : lettre et chiffre
    .help = Il y en a trop de ce genre : celle-ci est recouverte, les autres sont à toi.
little-dragon-kind-ball = balle
little-dragon-kind-car = voiture
little-dragon-kind-doll = poupée
little-dragon-kind-candlestick = chandelier
little-dragon-kind-chest = coffre
little-dragon-kind-ring = bague
little-dragon-kind-dragon = dragon
little-dragon-kind-spider = araignée
little-dragon-tiles-ball = { $count ->
        [one] { $count } balle
       *[other] { $count } balles
    }
little-dragon-tiles-car = { $count ->
        [one] { $count } voiture
       *[other] { $count } voitures
    }
little-dragon-tiles-doll = { $count ->
        [one] { $count } poupée
       *[other] { $count } poupées
    }
little-dragon-tiles-candlestick = { $count ->
        [one] { $count } chandelier
       *[other] { $count } chandeliers
    }
little-dragon-tiles-chest = { $count ->
        [one] { $count } coffre
       *[other] { $count } coffres
    }
little-dragon-tiles-ring = { $count ->
        [one] { $count } bague
       *[other] { $count } bagues
    }
little-dragon-tiles-dragon = { $count ->
        [one] { $count } dragon
       *[other] { $count } dragons
    }
little-dragon-turned = { $who } a retourné { $place }
little-dragon-spider = Une araignée ! { $who } n'a rien
little-dragon-dragon = Dragon et trésor ! { $who } n'a rien
little-dragon-covered = Tout est recouvert
little-dragon-moved-spider = { $who } a mis l'araignée en { $place }
little-dragon-left = { $who } a laissé { $place }
little-dragon-took = { $who } a pris { $tiles }
little-dragon-took-nothing = { $who } s'est arrêté sans rien prendre
little-dragon-spiders = { $who } a le plus de dragons et reçoit { $count ->
        [one] { $count } araignée
       *[other] { $count } araignées
    }
little-dragon-no-spiders = Personne n'a seul le plus de dragons : personne ne reçoit les araignées

little-dragon-now = S'arrêter rapporte { $tiles }
little-dragon-now-nothing = S'arrêter ne rapporte rien
little-dragon-failed = Regarde bien : tout va être recouvert
little-dragon-all = tout
little-dragon-short-ball = balle
little-dragon-short-car = auto
little-dragon-short-doll = poupée
little-dragon-short-candlestick = bougie
little-dragon-short-chest = coffre
little-dragon-short-ring = bague
little-dragon-short-dragon = dragon
little-dragon-short-spider = araig.
little-dragon-points = { $points ->
        [one] { $points } tuile
       *[other] { $points } tuiles
    }

little-dragon-option-balls = Tuiles avec une balle ; un nombre pair.
little-dragon-option-cars = Tuiles avec une voiture ; un nombre pair.
little-dragon-option-dolls = Tuiles avec une poupée ; un nombre pair.
little-dragon-option-candlesticks = Tuiles avec un chandelier ; un multiple de trois.
little-dragon-option-chests = Tuiles avec un coffre ; un multiple de quatre.
little-dragon-option-rings = Tuiles avec une bague.
little-dragon-option-dragons = Tuiles avec un petit dragon.
little-dragon-option-spiders = Tuiles avec une araignée.
little-dragon-option-extra = S'il y en a plus que des séries complètes : on prend les premières retournées, ou celles que l'on choisit.
little-dragon-option-extra-first = premières
little-dragon-option-extra-chosen = choisies
little-dragon-option-spider = Une araignée trouvée reste où elle est, ou le joueur peut la mettre sur une place libre.
little-dragon-option-spider-stays = reste
little-dragon-option-spider-moves = bouge
little-dragon-option-arrangement = La disposition des tuiles ; elle ne change que l'aspect.
little-dragon-option-arrangement-square = carré
little-dragon-option-arrangement-free = libre

## Pas touche à mes trésors

do-not-touch-numbers-rules =
    Pioche une carte, ou prends celle du dessus de la défausse. Au premier tour, commence ton butin avec une carte quelconque.
    Puis pose des cartes sur ton butin, chacune de la couleur ou du nombre de celle du dessous, autant que tu veux.
    Échange { $swaps_per_turn ->
        [0] zéro carte
        [one] une carte
       *[other] jusqu'à { $swaps_per_turn } cartes
    } par tour contre le dessus d'un autre butin, si les deux s'accordent. Garde 3 cartes au plus.
    Quand la pioche est vide, on additionne les valeurs de chaque butin ; la plus grande somme gagne.
do-not-touch-symbols-rules =
    Pioche une carte, ou prends celle du dessus de la défausse. Au premier tour, commence ton butin avec une carte quelconque.
    Puis pose des cartes sur ton butin, chacune de la couleur ou du symbole de celle du dessous, autant que tu veux.
    Échange { $swaps_per_turn ->
        [0] zéro carte
        [one] une carte
       *[other] jusqu'à { $swaps_per_turn } cartes
    } par tour contre le dessus d'un autre butin, si les deux s'accordent. Une carte bonus, x2 ou x3, s'encaisse contre 2 ou 3 cartes.
    Garde 3 cartes au plus. À la fin, x2 compte 2, x3 compte 3, les autres 1 ; le plus grand butin gagne.
do-not-touch-from-deck = Piocher
    .key = p
    .help = Une carte que toi seul verras.
do-not-touch-from-discard = Prendre { $card } de la défausse
    .key = d
    .help = La carte du dessus ; tous voient que tu l'as. Elle ne s'encaisse pas ce tour-ci.
do-not-touch-no-draw = Ne rien piocher
    .key = n
    .help = La pioche est vide ; c'est ton dernier tour.
do-not-touch-start = Commencer le butin : { $card }
    .key = { $nth }
    .many = Commencer le butin avec une carte : son numéro
    .help = La première carte est libre.
do-not-touch-pick = Jouer { $card }
    .key = { $nth }
    .many = Jouer une carte : son numéro
    .help = Tu choisis ensuite où elle va.
do-not-touch-discard = Défausser { $card }
    .key = { $nth }
    .many = Défausser une carte : son numéro
    .help = Tu as plus de trois cartes ; le suivant peut prendre la dernière défaussée.
do-not-touch-lay = La poser sur ton butin
    .key = l
    .help = Elle s'accorde avec ta carte du dessus, et la recouvre.
do-not-touch-swap = Contre { $card } de { $owner }
    .key = { $letter }
    .help = Ta carte va sur ce butin, et sa carte du dessus dans ta main.
do-not-touch-cash = L'encaisser contre des cartes
    .key = x
    .help = Défausse-la et pioche 2 cartes pour x2, 3 pour x3.
do-not-touch-end = Finir le tour
    .key = f
    .help = Avec plus de trois cartes en main, tu défausses d'abord.
do-not-touch-card = { $card }
do-not-touch-number-card = { $number } { do-not-touch-colour }
do-not-touch-symbol-card = { $symbol ->
        [0] lingot { do-not-touch-colour }
        [1] joyau { do-not-touch-colour }
       *[2] écu { do-not-touch-colour }
    }{ $bonus ->
        [1] { "" }
       *[other] { " x" }{ $bonus }
    }
do-not-touch-colour = { $colour ->
        [0] rouge
        [1] vert
       *[2] bleu
    }
do-not-touch-dealt = { $who } a reçu { $card }
do-not-touch-drew = { $who } a pioché { $card }
do-not-touch-drew-unseen = { $who } a pioché une carte
do-not-touch-drew-nothing = { $who } n'a rien pioché
do-not-touch-took = { $who } a pris { $card } de la défausse
do-not-touch-laid = { $who } a posé { $card }
do-not-touch-swapped = { $who } a échangé avec { $owner } : { $given } contre { $gained }
do-not-touch-cashed = { $who } a encaissé { $card } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
do-not-touch-discarded = { $who } a défaussé { $card }
do-not-touch-last-turn = Dernier tour de { $who }
do-not-touch-counted = { $who } a un butin de { $points }

do-not-touch-top = dessus
do-not-touch-in-hand = main
do-not-touch-points = pts
do-not-touch-deck = Pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
do-not-touch-pile = Défausse : { $cards ->
        [0] vide
       *[other] { $cards }, dessus { $card }
    }
do-not-touch-no-card = aucune carte
do-not-touch-own-loot = butin
do-not-touch-hand = Ta main
do-not-touch-picked = à jouer : { $card }

do-not-touch-numbers-option-deck = Les cartes : nombres (trois répartitions des valeurs), ou symboles.
do-not-touch-numbers-option-deck-numbers = nombres
do-not-touch-numbers-option-deck-flatter = plus plate
do-not-touch-numbers-option-deck-steeper = plus raide
do-not-touch-numbers-option-deck-symbols = symboles
do-not-touch-numbers-option-swaps-per-turn = Échanges qu'un joueur peut faire dans un tour.
do-not-touch-numbers-option-cashes-per-turn = Cartes bonus qu'un joueur peut encaisser contre des cartes dans un tour (symboles).
do-not-touch-numbers-option-finish-round = Quand la pioche est vide, on joue jusqu'à ce que tous aient eu autant de tours.
do-not-touch-numbers-option-finish-round-no = non
do-not-touch-numbers-option-finish-round-yes = oui
do-not-touch-symbols-option-deck = { do-not-touch-numbers-option-deck }
do-not-touch-symbols-option-deck-numbers = { do-not-touch-numbers-option-deck-numbers }
do-not-touch-symbols-option-deck-flatter = { do-not-touch-numbers-option-deck-flatter }
do-not-touch-symbols-option-deck-steeper = { do-not-touch-numbers-option-deck-steeper }
do-not-touch-symbols-option-deck-symbols = { do-not-touch-numbers-option-deck-symbols }
do-not-touch-symbols-option-swaps-per-turn = { do-not-touch-numbers-option-swaps-per-turn }
do-not-touch-symbols-option-cashes-per-turn = { do-not-touch-numbers-option-cashes-per-turn }
do-not-touch-symbols-option-finish-round = { do-not-touch-numbers-option-finish-round }
do-not-touch-symbols-option-finish-round-no = { do-not-touch-numbers-option-finish-round-no }
do-not-touch-symbols-option-finish-round-yes = { do-not-touch-numbers-option-finish-round-yes }

## La table dans le terminal

tui-you = toi
tui-bot = bot
tui-your-turn = { $who }, à toi de jouer
tui-their-turn = { $who } joue
tui-help = aide
    .key = ?
tui-quit = quitter (la partie est sauvegardée)
    .key = q
tui-faster = une autre touche : plus vite
tui-back = une touche : retour à la partie
tui-look-away = À présent, seul { $who } regarde l'écran
tui-show = une touche : montrer mes cartes
tui-undo = reprendre
    .key = u
tui-start = commencer la partie
    .key = s
tui-go = partir (place gardée)
tui-go-watcher = partir
tui-take-back = reprendre ma place
    .key = m
tui-hold-on = lancer sans arrêt
tui-hold-off = ne plus lancer sans arrêt
tui-ask = conseil
    .key = !
tui-emotes = parler
    .key = :
tui-seats = places
    .key = .
tui-change-seat = une place : y mettre un bot, ou la libérer
tui-bot-plays = laisser jouer un bot : { $bot }
tui-get-up = se lever ; la place est alors libre
tui-free = libérer la place
tui-close = fermer la table
tui-close-surely = fermer la table pour tout le monde
tui-menu-back = Échap : retour
tui-waiting = En attente du début
tui-waiting-friends = En attente d'amis
tui-seat-open = (place libre)
tui-code = Code de la table : { $code }
tui-invite = Pour les amis : { $command }
tui-host = hôte
tui-away = absent
tui-bot-here = un bot : { $bot }
tui-emoted = { $who } : { $said }
tui-sat = { $who } s'assied
tui-handed-over = Un bot joue pour { $who }
tui-taken-back = { $who } joue de nouveau
tui-freed = Une place est libre
tui-undone = { $who } a repris un coup
tui-hosted = { $who } est maintenant l'hôte
tui-tumbling = { $who } : les dés roulent
tui-clock = encore { $seconds } s
tui-disconnected = Connexion perdue, nouvel essai
tui-no-seat = Aucune place n'est libre : tu regardes.
tui-come-back = Pour revenir : { $command }
tui-gone = La table est fermée, ou tu n'y as plus de place.
tui-typed = { $typed } … (Échap : effacer)
tui-hint = « Rusé » ferait : { $best }. Chances de gagner : { $moves }
tui-hint-move = { $move } { $percent } % (± { $error })
tui-hint-plain = « { $bot } » ferait : { $best }.
tui-hint-cold = Pas encore de conseils : la recherche de ce jeu n'est pas préparée. Lancez une fois { $command }.
tui-promise = Promesse : { $commitment }
tui-saved-game = Une partie de { $game } à { $seats } est sauvegardée ; elle continue telle qu'elle a été préparée.
tui-resume = la reprendre
    .key = r
tui-new = commencer une nouvelle partie
    .key = n
tui-stop = pas maintenant
    .key = q
tui-saved = La partie est sauvegardée. Pour la reprendre : { $command }
tui-over = La partie est finie
tui-place = { $place }. { $who } : { $score }
tui-kept = La partie est gardée dans { $path }
tui-tell-again = Pour la réentendre : { $command }
tui-check = Pour vérifier le hasard : { $command }
tui-again = rejouer
    .key = r
tui-enough = assez pour aujourd'hui
    .key = q

## Commandes

cli-seats = { $low } à { $high } joueurs
cli-option = { $name } = { $allowed } (sinon { $default }) : { $says }
cli-no-end = Le journal s'arrête ici ; la partie n'est pas finie.
cli-bots = bots : { $bots }
cli-bot = { $name } : { $says }
cli-warming = { $game } : préparation de la recherche, une seule fois …
cli-warm = { $game } : préparé en { $seconds } s
cli-warm-before = { $game } : était déjà préparé
web-unbuilt = La table pour le navigateur n'est pas encore construite. Lance `make web` (ou `make play`), puis recharge cette page.
cli-open-here = Doubloon est à { $url } sur cette machine.
cli-open-home = Pour tout le monde sur le même réseau : { $url } (les téléphones peuvent scanner ce code et jouer).
cli-open-no-home = Aucun réseau domestique trouvé : seule cette machine peut jouer.
cli-open-stop = Ctrl-C l'arrête ; au prochain lancement, les parties reprennent où elles en étaient.
cli-open-already = Doubloon tourne déjà, à { $url }.
cli-serving = Doubloon est à { $url }
cli-backed-up = La sauvegarde est dans { $path }.
cli-promise = La promesse dans ce fichier : { $commitment }
cli-seed = C'est le SHA-256 de la graine : { $seed }
cli-compare = Est-ce la promesse que tu as vue avant la partie ? Alors personne n'a pu changer les dés.
cli-drawn = { $drawn ->
        [one] { $drawn } résultat a été vérifié et vient de la graine.
       *[other] { $drawn } résultats ont été vérifiés, et tous viennent de la graine.
    }
cli-answered = { $answered ->
        [one] { $answered } résultat (qui a été plus rapide) a été répondu, non tiré, et n'est donc pas vérifié.
       *[other] { $answered } résultats (qui a été plus rapide) ont été répondus, non tirés, et ne sont donc pas vérifiés.
    }

cli-tournament-title = { $game }, { $seats } places : { $matchups ->
        [one] { $games } parties pour { $matchups } affiche
       *[other] { $games } parties pour chacune des { $matchups } affiches, { $total } en tout
    } ; graine { $seed }
cli-tournament-rounded = { $asked } parties par affiche sont arrondies à { $games } : ainsi chaque ordre des places revient aussi souvent.
cli-tournament-ready = Préparation : ce qui est nouveau est compilé, une fois …
cli-tournament-goes-on = { $done } parties sur { $total } sont déjà là, dans { $path }
cli-tournament-stopped = Arrêté. { $done } parties sur { $total } sont gardées dans { $path } ; la même commande continue.
cli-tournament-stopped-empty = Arrêté.
cli-tournament-bot = bot
cli-tournament-matchup = affiche
cli-tournament-games = parties
cli-tournament-wins = victoires
cli-tournament-ties = partages
cli-tournament-rate = gagné
cli-tournament-interval = intervalle à 95 %
cli-tournament-rating = cote
cli-tournament-ms = ms par coup
cli-tournament-faults = fautes
cli-tournament-first = Qui commence gagne { $rate } % des parties (intervalle à 95 % : { $low } … { $high }) ; l'équilibre serait { $even } %.
cli-tournament-length = Une partie a { $moves } coups en moyenne, sans ceux du hasard.
cli-tournament-unfinished = { $games ->
        [one] { $games } partie n'était pas finie après { $limit } actions ; elle compte telle qu'elle était.
       *[other] { $games } parties n'étaient pas finies après { $limit } actions ; elles comptent telles qu'elles étaient.
    }
cli-tournament-replaced = { $games ->
        [one] Après trois fautes, clever a continué pour { $bot }, dans { $games } partie.
       *[other] Après trois fautes, clever a continué pour { $bot }, dans { $games } parties.
    }
cli-tournament-point = ,

## Tes propres bots

fault-crashed = { $bot } s'est arrêté à { $place } : { $error }. « Malin » joue à sa place.
fault-slow = { $bot } n'a pas répondu en { $seconds } s. « Malin » joue à sa place.
fault-illegal = { $bot } a répondu { $answer } ; on pouvait jouer { $allowed }. « Malin » joue à sa place.
fault-gone = Le processus de { $bot } a pris fin : { $how }. « Malin » joue à sa place.

## Ce qui peut aller de travers

error-game-unknown = Il n'y a pas de jeu « { $asked } ». Les jeux sont : { $known }.
error-setup-seats = Ce jeu se joue de { $low } à { $high } joueurs, pas à { $asked }.
error-setup-first = La première place va de 0 à { $high }, ou chance, pas { $asked }.
error-setup-option = Ce jeu n'a pas d'option « { $asked } ». Ses options sont : { $known }.
error-setup-range = { $name } est { $allowed }, pas { $asked }.
error-setup-troll-side = Un dé de la grotte a besoin d'un troll : diamant, clé et porte ont { $most } faces au plus.
error-setup-cavern-sides = Un dé de la caverne a { $most } faces : { $most } au plus portent des pépites.
error-setup-cavern-closed = S'il faut vider les deux lieux, les dés ont besoin d'une clé, d'une porte et d'une face avec des pépites.
error-setup-tiles = Les tuiles doivent être { $due } en tout, pas { $asked }.
error-setup-set = Les { $kind ->
        [ball] balles
        [car] voitures
        [doll] poupées
        [candlestick] chandeliers
       *[chest] coffres
    } se prennent par { $size } : { $asked } ne pourraient jamais être toutes prises.
error-setup-people = { $asked } personnes ne peuvent pas s'asseoir sur { $seats } places.
error-warm-unkept = Ce qui a été préparé ne peut pas être gardé : { $path } n'est pas accessible en écriture. « Rusé » joue comme « malin ».
error-setup-bot = Il n'y a pas de bot « { $asked } ». Les bots sont : { $known }.
error-bot-optimal = Le bot optimal joue au Pig à deux et jusqu'à { $high } points ; ici : { $seats } joueurs, { $asked } points.
error-setup-form = Une option s'écrit nom=valeur, pas « { $asked } ».
error-bot-spec = Un bot à toi s'écrit module:fonction, pas « { $asked } ».
error-bot-module = Le module « { $module } » ne se charge pas : { $reason }
error-bot-function = Le module « { $module } » ({ $file }) n'a pas de fonction « { $function } ».
error-bot-form = Un bot est une fonction { $form }, pas { $asked }.
error-seat-unknown = Cette table a les places 0 à { $high }, pas { $asked }.
error-move-illegal = { $asked } ne se joue pas maintenant. On peut jouer : { $allowed }.
error-move-over = La partie est finie : { $asked } ne se joue plus.
error-log-foreign = Ce n'est pas le journal d'une partie.
error-log-format = Ce programme ne lit pas les journaux du format « { $asked } ».
error-log-fields = Le journal est abîmé : un champ manque ou est inconnu ({ $place }).
error-log-damaged = Le journal est abîmé ici : { $place }.
error-log-game = C'est le journal d'un autre jeu ({ $asked }).
error-log-version = Le journal suit les règles { $asked } de ce jeu ; ce programme a les règles { $allowed }.
error-log-options = Il manque des options au journal : { $asked }.
error-log-setup = Le journal commence par une mise en place qui ne se joue pas : { $reason }.
error-log-move = Le journal est faux à { $place } : { $asked } ne s'y joue pas.
error-fair-other-promise = La promesse du fichier est { $due }, pas { $asked } : ce ne sont pas les dés promis.
error-fair-none = Cette partie a été jouée sans promesse des dés : il n'y a rien à vérifier.
error-fair-secret = La graine est encore secrète : une partie se vérifie quand elle est finie.
error-fair-running = La partie n'est pas finie : elle se vérifiera à la fin.
error-fair-promise = La promesse a été rompue : la graine n'est pas celle promise avant la partie.
error-fair-additions = Chacun des { $seats } joueurs ajoute aux dés ; ce journal a { $asked } ajouts.
error-fair-outcome = Les dés n'étaient pas honnêtes à { $place } : la graine donne { $due }, le journal a { $asked }.
error-file-missing = Il n'y a pas de fichier { $path }.
error-file-unreadable = Le fichier { $path } ne peut pas être lu.
error-file-large = Le fichier { $path } est trop gros pour le journal d'une partie.
error-file-unwritable = La partie ne peut pas être sauvegardée dans { $path }.
error-language-unknown = Il n'y a pas de langue « { $asked } ». Les langues sont : { $known }.
error-table-terminal = On joue dans un terminal ; ici il n'y en a pas.
error-table-busy = Ce jeu est déjà en cours dans une autre fenêtre.
error-table-choice = Choisis --new ou --resume, pas les deux.
error-saved-none = Aucune partie de { $game } n'est sauvegardée.
error-saved-damaged = La partie sauvegardée ne peut pas être lue : { $reason } Elle est gardée sous { $path } ; le prochain départ commence une nouvelle partie.
error-tournament-bots = Un tournoi se joue à deux bots ou plus, pas à { $asked }.
error-tournament-twice = Le bot « { $asked } » est inscrit deux fois.
error-tournament-number = { $name } va de { $low } à { $high }, pas { $asked }.
error-tournament-busy = Ce tournoi est déjà en cours ({ $path }).
error-tournament-foreign = Le fichier { $path } n'est pas celui d'un tournoi.
error-tournament-other = Le fichier { $path } est d'un autre tournoi ; ce qui diffère : { $other }. Avec --new, il est remplacé.
error-tournament-damaged = Le fichier { $path } est abîmé à la ligne { $line }. Avec --new, il est remplacé.
error-tournament-unwritable = Les résultats ne peuvent pas être gardés dans { $path } : { $reason }
error-tournament-worker = Un processus du tournoi a pris fin de lui-même (code { $code }). La même commande continue.
error-backup-exists = { $path } existe déjà ; une sauvegarde va dans un nouveau fichier.
error-backup-failed = La sauvegarde ne peut pas être écrite dans { $path } : { $reason }
error-code-unknown = Aucune table n'a le code « { $asked } ».
error-emote-unknown = Choisis un des gestes.
error-face-unknown = Choisis un des visages.
error-hint-busy = Un conseil à la fois.
error-hint-failed = Il n'y a pas de conseil pour cela.
error-key-missing = Il faut une clé de la table.
error-key-unknown = Cette clé ne va pas avec cette table.
error-limit-codes = Trop de codes ont été essayés d'ici. Attends { $seconds } s.
error-limit-messages = C'était trop rapide. Plus doucement, s'il te plaît.
error-limit-requests = Trop de demandes d'ici. Attends { $seconds } s.
error-limit-sockets = Trop de connexions d'ici.
error-limit-tables = Trop de tables ont été ouvertes d'ici. Attends { $seconds } s.
error-log-none = Il n'y a pas de partie { $asked } à cette table.
error-log-running = Cette partie n'est pas encore finie.
error-message-large = Un message a { $most } octets au plus.
error-message-unreadable = Le serveur ne comprend pas ce message.
error-move-looking = Tout le monde peut d'abord regarder un instant.
error-move-no-undo = On ne peut pas revenir en arrière : on a vu du nouveau, ou quelqu'un d'autre a joué.
error-move-stale = La partie a avancé entre-temps.
error-move-turn = Ce n'est pas ton tour.
error-name-taken = Quelqu'un à cette table s'appelle « { $asked } ».
error-name-unknown = Choisis un des noms.
error-race-over = La course était finie avant que les dés ne s'arrêtent.
error-race-tumbling = Ces dés roulent déjà.
error-request-large = Une demande a { $most } octets au plus.
error-request-unknown = Il n'y a rien de tel ici.
error-request-unreadable = Ce n'est pas ce que le serveur attendait.
error-seat-added = Cette place a déjà contribué aux dés.
error-seat-freed = L'hôte a libéré ta place.
error-seat-handed-over = Un bot joue à cette place. Reprends-la d'abord.
error-seat-host = L'hôte garde sa place ; confie-la plutôt à un bot.
error-seat-not-yours = Ce n'est pas ta place.
error-seat-open = Cette place est libre.
error-seat-taken = Cette place est prise.
error-seat-yours = Tu joues déjà à cette place.
error-server-address = { $host }:{ $port } n'est pas disponible : { $reason }
error-server-failed = Quelque chose s'est mal passé sur le serveur. Essaie encore.
error-server-full = Le serveur est plein. Essaie plus tard.
error-socket-hello = Une connexion commence par « hello », une fois.
error-socket-origin = Cette page ne peut pas se connecter ici.
error-socket-protocol = Le serveur parle le protocole { $allowed }, pas { $asked }. Recharge la page.
error-socket-silent = Rien n'est venu pendant trop longtemps.
error-store-address = Une base de données s'écrit sqlite:///FICHIER, pas « { $asked } ».
error-store-busy = La base de données est verrouillée par un autre programme. Essaie encore.
error-store-code = Ce code est pris.
error-store-conflict = La partie a avancé ailleurs. Essaie encore.
error-store-failed = La base de données est inutilisable maintenant. Rien n'est arrivé ; essaie encore.
error-store-full = Le disque du serveur est plein. Rien n'est arrivé ; essaie plus tard.
error-store-version = La base de données a la version { $asked } ; ce programme connaît { $allowed }.
error-table-closed = Cette table est fermée.
error-table-crowded = Il n'y a plus de place autour de cette table.
error-table-damaged = Ce qui est gardé de cette table ne peut pas être lu.
error-table-full = Aucune place n'est libre à cette table. Tu peux regarder.
error-table-no-hints = Il n'y a pas de conseils à cette table.
error-table-no-spectators = Personne ne peut regarder à cette table.
error-table-not-host = Seul l'hôte peut faire cela.
error-table-not-playing = On ne joue pas ici en ce moment.
error-table-open-seats = Il y a des places libres : mets-y des bots, ou attends des amis.
error-table-phase = Ce n'est pas possible maintenant.
error-table-resting = La table vient d'être mise au repos. Essaie encore.
error-table-unknown = Cette table n'existe pas.
error-table-version = Les règles de ce jeu ont changé depuis ; on ne peut que regarder cette table.
error-join-link = Un lien s'écrit http://HOST:PORT/#amber-boat-river, pas « { $asked } ».
error-join-unreachable = Aucun serveur ne répond à { $url }.
error-join-server = Un serveur s'écrit http://HOST:PORT, et non « { $asked } ».
