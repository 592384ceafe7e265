### Français. Pig

game-pig = Pig
web-box-pig = { game-pig }
    .kind = Un dé, du cran

pig-rules =
    Qui aura le premier { $target } points ?
    À ton tour, lance le dé autant de fois que tu l’oses. Ce qu’il montre s’additionne, mais reste en jeu.
    Un 1 fait perdre tout ce qui est en jeu, et ton tour est fini.
    Garde à temps, et les points sont à toi pour toujours. Ensuite, c’est au joueur suivant.
    Celui qui garde { $target } points ou plus gagne aussitôt.
pig-guide-roll = Lance le dé : ce qu’il montre s’additionne. Lance autant de fois que tu l’oses.
pig-guide-hold = { $points ->
        [one] { $points } point est
       *[other] { $points } points sont
    } en jeu : un 1 fait tout perdre. Garde, et c’est à toi.
pig-face = Un { $face }
pig-roll = Lancer
    .key = l
    .help = Ajoute ce que montre le dé, mais un 1 fait perdre tout ce qui est en jeu.
    .more = Un 1 fait tout perdre
pig-hold = { $points ->
        [0] Garder
        [one] Garder { $points } point
       *[other] Garder { $points } points
    }
    .key = g
    .help = Les points en jeu sont à toi pour toujours, et ton tour est fini.
    .more = Ils sont à l’abri
pig-one = { $points ->
        [0] { who-has } lancé un 1, sans rien perdre
        [one] { who-has } lancé un 1 et perdu { $points } point
       *[other] { who-has } lancé un 1 et perdu { $points } points
    }
pig-rolled = { who-has } lancé un { $face } : { $points } en jeu
pig-held = { $points ->
        [0] { $who ->
            [you] Tu n’as rien gardé
           *[other] { $who } n’a rien gardé
        }
        [one] { who-has } gardé { $points } point
       *[other] { who-has } gardé { $points } points
    } : { $banked } en tout
pig-target = Objectif : { $target } points
pig-goal = En tête : { $most } sur { $target }
pig-at-risk = en jeu
pig-oops = Oh non, un 1 !

pig-option-target = Points qu’il faut pour gagner.

## What can go wrong

error-bot-optimal = Le robot optimal joue au Pig à deux jusqu’à { $two } points, et à trois jusqu’à { $three } points ; ici : { $seats } joueurs, { $asked } points.

## What lies on the table: see docs/guide/scene.md

pig-scene-die = { $rolling ->
        [1] Le dé est en l’air
       *[other] Le dé
    }
    .short = { $rolling ->
        [1] …
       *[other] ?
    }
pig-scene-at-risk = { $points ->
        [0] Rien n’est en jeu
        [one] { $points } point en jeu
       *[other] { $points } points en jeu
    }
    .title = { pig-at-risk }
    .short = { $points }
pig-scene-target = { pig-target }
pig-scene-count = { $turns ->
        [0] aucun tour n’a rapporté de points
        [one] un tour a rapporté des points : { $best }
       *[other] { $turns } tours ont rapporté des points, le meilleur { $best }
    }
# The coach: what a roll can bring, and why a move is good
pig-odds-points = plus de points
pig-odds-one = un 1, et le tour est fini
pig-hint-hold = Une face sur { $sides } est un 1, et il te prend { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Mieux vaut garder.
pig-hint-nothing = Rien n’est encore en jeu.
pig-hint-behind = Quelqu’un a { $points } points et gagne bientôt avec { $target }.
pig-hint-roll = Une seule face sur { $sides } est un 1. Cela vaut la peine de risquer { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# What the laboratory counts.
pig-count-held = Tours arrêtés à temps
pig-count-ones = Tours perdus sur un 1
pig-count-points-lost = Points perdus sur un 1
