### Français. My Game

game-my-game = My Game
web-box-my-game = { game-my-game }
    .kind = Encore une pièce ? Personne ne voit ce que tu as

my-game-rules =
    Déterre des pièces et mets-les dans ton sac. Quel sac vaudra le plus à la fin ?
    À ton tour, tu déterres encore une pièce, de 1 à 6, ou tu t’arrêtes. Qui s’arrête ne joue plus.
    Toi seul vois ce que valent tes pièces. Les autres voient combien tu en as.
    Quand tout le monde s’est arrêté, on ouvre les sacs. Un sac avec plus de { $limit } s’est déchiré et ne vaut rien.
my-game-option-limit = Ce qu’un sac porte.

my-game-guide-dig = Déterre une pièce. Elle va dans ton sac.
my-game-guide-stop = Ton sac contient { $points } et porte { $limit }. Encore une, ou s’arrêter à temps ?

## Coups et événements

my-game-coin = Un { $value }
my-game-dig = Creuser
    .key = c
    .help = Rapporte une pièce de 1 à 6, mais un sac trop plein se déchire.
my-game-stop = S’arrêter avec { $points }
    .key = a
    .help = Ton sac est à l’abri, et tu ne joues plus.
my-game-dug = { $who ->
        [you] Tu as
       *[other] { $who } a
    } déterré une pièce
my-game-opened = Tout le monde s’est arrêté : on ouvre les sacs
my-game-stopped = { $who ->
        [you] Tu t’arrêtes
       *[other] { $who } s’arrête
    } avec { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }

## Ce qui est sur la table

my-game-scene-sack = { $state ->
        [0] Sac
        [1] À l’abri
       *[2] Déchiré
    } : { $pieces }
    .title = { $state ->
        [0] { "" }
        [1] À l’abri
       *[2] Déchiré
    }
my-game-scene-empty = Un sac vide
my-game-scene-coin = { $value }
    .short = { $value }
my-game-scene-covered = ?
    .short = ?
my-game-scene-heap = Le tas de pièces
my-game-scene-limit = Un sac porte { $limit }
my-game-scene-count = { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }{ $torn ->
        [0] { "" }
       *[1] , mais le sac s’est déchiré
    }
