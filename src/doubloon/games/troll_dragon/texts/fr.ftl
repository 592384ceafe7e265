### Français. Troll & Dragon

game-troll-dragon = Troll & Dragon
web-box-troll-dragon = { game-troll-dragon }
    .kind = Dés et audace

troll-dragon-rules =
    Rapporte le plus gros trésor. Un diamant vaut 1 point, une pépite 3.
    Il y a { troll-dragon-some-diamonds } dans la grotte et { troll-dragon-some-nuggets } dans la caverne, quatre dés de la grotte, deux dés d’or, deux dés Dragon, et un sac pour chacun.
    Ton tour commence dans la grotte. Lance les quatre dés : pour chaque diamant qui sort, poses-en un à côté de ton sac.
    Un troll bloque son dé jusqu’à la fin du tour. Les quatre dés sont bloqués ? Alors le Troll prend les diamants de ce tour.
    Après chaque lancer, choisis. Relance { $reroll ->
        [0] tous les dés libres
        [1] les dés libres (tu peux retenir ceux qui montrent un diamant)
       *[other] les dés libres que tu veux
    }, ou sors : alors tout va dans ton sac, à l’abri pour toujours.
    Une clé et une porte ouvrent la caverne. Tu peux mettre l’une de côté pendant que tu cherches l’autre ; son dé est alors bloqué.
    Dans la caverne, lance deux dés d’or autant de fois que tu veux. Prends les pépites qu’ils montrent ; rien n’est à l’abri avant ta sortie.
    { $tempo ->
        [0] Après chacun de tes lancers, un des autres lance les deux dés Dragon.
       *[other] Pendant ce temps, les autres lancent à tour de rôle les deux dés Dragon, aussi vite qu’ils peuvent.
    } Le premier dragon est mis de côté, le second réveille le dragon.
    Quand le dragon se réveille, les autres se partagent tout ce que tu as trouvé ce tour-ci et les diamants de la main du Troll. À deux joueurs, elle n’en donne que 3 au plus.
    Ils prennent un objet à la fois, les pépites d’abord. Celui qui a réveillé le dragon commence, puis on tourne dans le sens des aiguilles d’une montre.
    { $end ->
        [0] Quand une salle est vide, la grotte ou la caverne, ce tour est le dernier.
       *[other] Quand les deux salles sont vides, la grotte et la caverne, ce tour est le dernier.
    }
    Seul compte ce qui est dans les sacs. Celui qui a le plus de points gagne. À égalité, c’est celui qui a le plus de pépites ; encore à égalité, on partage la victoire.
troll-dragon-guide-roll = Lance les quatre dés ! Chaque diamant qui sort est une trouvaille.
troll-dragon-guide-risk = Ces diamants ne sont pas encore à l’abri. Relance pour en trouver d’autres, ou sors et garde-les.
troll-dragon-guide-troll = Ce troll bloque son dé. Si les quatre dés sont bloqués, le Troll prend ce que tu as trouvé.
troll-dragon-guide-key = Une clé et une porte ouvrent la caverne. Touche celle que tu as pour la garder ; puis cherche l’autre.
troll-dragon-guide-enter = Tu as la clé et la porte ! Tu peux entrer dans la caverne. Il y a de l’or, mais tes diamants restent en danger.
troll-dragon-guide-gold = Une pépite vaut 3. Mais deux dragons réveillent le dragon, et tout ce que tu as trouvé ce tour-ci est perdu. Sors à temps !
troll-dragon-guide-dragon = À toi de lancer les dés Dragon ! Avec deux dragons, les autres et toi recevez le trésor.

troll-dragon-roll = Lancer les dés de la grotte
    .key = l
    .help = Lance tous les dés qui ne sont ni bloqués, ni mis de côté, ni retenus.
    .button = Lancer { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
    .more = { $again ->
        [1] La clé est relancée aussi
        [2] La porte est relancée aussi
        [3] Clé et porte relancées aussi
       *[other] { "" }
    }
troll-dragon-roll-gold = Lancer pour de l’or
    .key = l
    .help = Lance les deux dés de la caverne ; ensuite, le dragon remue.
    .button = Lancer !
    .more = pour de l’or
troll-dragon-roll-dragon = Lancer les dés Dragon
    .key = l
    .help = Deux dragons réveillent le dragon : toi et les autres partagez alors le trésor.
    .button = Lancer !
    .more = Deux dragons le réveillent
troll-dragon-leave = Sortir { troll-dragon-carried }
    .key = s
    .help = Ce que tu as ramassé ce tour-ci est à toi pour toujours, et ton tour est fini.
    .button = Je sors !
    .more = { $points ->
        [0] les mains vides
        [one] Sauver { $points } point
       *[other] Sauver { $points } points
    }
troll-dragon-enter = Entrer dans la caverne
    .key = e
    .help = Clé et porte ouvrent la caverne. Tes diamants te suivent et restent en danger.
    .button = Dans la caverne !
    .more = Ce que tu as trouvé te suit
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
            [0] les mains vides
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

troll-dragon-quicker-adventurer = l’aventurier lance en premier
troll-dragon-quicker-dragon = le dragon lance en premier

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

troll-dragon-rolled = { who-has } lancé { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
troll-dragon-rolled-gold = { who-has } lancé { $dice } dés pour de l’or
troll-dragon-rolled-dragon = { who-has } lancé { $dice ->
        [one] { $dice } dé Dragon
       *[other] { $dice } dés Dragon
    }
troll-dragon-did-enter = { $who ->
        [you] Tu entres
       *[other] { $who } entre
    } dans la caverne
troll-dragon-did-set-key = { who-has } mis la clé de côté
troll-dragon-did-set-door = { who-has } mis la porte de côté
troll-dragon-did-hold-diamond = { who-has } retenu un diamant
troll-dragon-did-hold-key = { who-has } retenu la clé
troll-dragon-did-hold-door = { who-has } retenu la porte
troll-dragon-left = { $who ->
        [you] Tu sors
       *[other] { $who } sort
    } { troll-dragon-carried }
troll-dragon-troll = Le Troll est venu ! { $diamonds ->
        [0] { $who ->
            [you] Tu n’as rien perdu
           *[other] { $who } n’a rien perdu
        }
       *[other] { who-has } perdu { troll-dragon-some-diamonds }
    }
    .title = Le Troll !
troll-dragon-awake = { who-has } réveillé le dragon ! { $loser ->
        [you] Tu as
       *[other] { $loser } a
    } fui les mains vides
    .title = Le dragon est réveillé !
troll-dragon-shared = { who-has } reçu { troll-dragon-treasure }
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
troll-dragon-roller = Dés Dragon : { who }
troll-dragon-rolls = { $who ->
        [you] Tu lances
       *[other] { $who } lance
    }
troll-dragon-you-roll = Réveille le dragon !
troll-dragon-your-race = Ta course
troll-dragon-woke = { $who ->
        [you] Tu l’as réveillé
       *[other] { $who } l’a réveillé
    }
troll-dragon-race = Course ! Toi contre le dragon
troll-dragon-race-dragon = Course ! Réveille le dragon
troll-dragon-race-of = Course ! { who } contre le dragon
troll-dragon-closed = Caverne
    .needs = il faut clé et porte
troll-dragon-score = { points } ({ troll-dragon-some-diamonds }, { troll-dragon-some-nuggets })

troll-dragon-option-end = La partie finit quand une salle est vide / les deux salles sont vides.
troll-dragon-option-end-one = une salle
troll-dragon-option-end-both = les deux
troll-dragon-option-tempo = Dans la caverne, or et dragon se lancent à tour de rôle (calme), ou aussi vite que possible (course).
troll-dragon-option-tempo-calm = calme
troll-dragon-option-tempo-race = course
troll-dragon-option-adventurer-odds = Course, simulée : les chances que l’aventurier soit plus rapide.
troll-dragon-option-dragon-odds = Course, simulée : les chances que les dés Dragon soient plus rapides.
troll-dragon-option-reroll = Quand on relance : tous les dés libres, ou tous sauf les diamants que l’on retient.
troll-dragon-option-reroll-all = tous
troll-dragon-option-reroll-chosen = choisis
troll-dragon-option-diamonds = Diamants dans la grotte au début.
troll-dragon-option-nuggets = Pépites dans la caverne au début.
troll-dragon-option-diamond-sides = Faces d’un dé de la grotte avec un diamant ; les faces restantes sont des trolls.
troll-dragon-option-key-sides = Faces d’un dé de la grotte avec une clé.
troll-dragon-option-door-sides = Faces d’un dé de la grotte avec une porte.
troll-dragon-option-one-nugget-sides = Faces d’un dé de la caverne avec une pépite ; les faces restantes sont vides.
troll-dragon-option-two-nuggets-sides = Faces d’un dé de la caverne avec deux pépites.
troll-dragon-option-dragon-sides-1 = Faces du premier dé Dragon avec un dragon.
troll-dragon-option-dragon-sides-2 = Faces du second dé Dragon avec un dragon.
# Où en est la partie
troll-dragon-goal = Reste { troll-dragon-some-nuggets }, { troll-dragon-some-diamonds }
# Pourquoi l’un de deux joueurs à égalité est devant
troll-dragon-tie-break = plus de pépites
# Pourquoi un geste ne fait rien
troll-dragon-why-blocked = Un troll bloque ce dé.
troll-dragon-why-die = On lance avec le bouton du bas.
troll-dragon-why-closed = Une clé et une porte ensemble ouvrent la caverne.

## What can go wrong

error-setup-troll-side = Un dé de la grotte a besoin d’un troll : diamant, clé et porte ont { $most } faces au plus.
error-setup-cavern-sides = Un dé de la caverne a { $most } faces : { $most } au plus portent des pépites.
error-setup-cavern-closed = S’il faut vider les deux salles, les dés ont besoin d’une clé, d’une porte et d’une face avec des pépites.
error-bot-optimal-stocks = À deux, le robot optimal joue à Troll & Dragon selon les règles par défaut, calme ou course, ou avec peu de trésors, par exemple { $diamonds } diamants et { $nuggets } pépites.
error-solve-seats = Troll & Dragon est résolu pour deux joueurs, pas pour { $seats }.

## What lies on the table: see docs/guide/scene.md

troll-dragon-scene-pack-diamonds = { who-has } { troll-dragon-some-diamonds }
    .short = { $diamonds }
troll-dragon-scene-pack-nuggets = { who-has } { troll-dragon-some-nuggets }
    .short = { $nuggets }
troll-dragon-scene-grotto = { troll-dragon-some-diamonds } dans la grotte
    .title = Grotte
    .short = reste { $diamonds }
troll-dragon-scene-troll-hand = { troll-dragon-some-diamonds } dans la main du Troll
    .title = { troll-dragon-troll-hand }
    .short = { $diamonds }
troll-dragon-scene-cavern = { troll-dragon-some-nuggets } dans la caverne
    .title = Caverne
    .short = reste { $nuggets }
troll-dragon-scene-at-risk = En danger : { $pieces }
    .title = { $nuggets ->
        [0] { troll-dragon-some-diamonds } en danger
       *[other] En danger : { $diamonds ->
            [0] { troll-dragon-some-nuggets }
           *[other] { troll-dragon-some-diamonds }, { troll-dragon-some-nuggets }
        } = { points }
    }
troll-dragon-scene-risk-diamonds = { troll-dragon-some-diamonds }
    .short = { $diamonds }
troll-dragon-scene-risk-nuggets = { troll-dragon-some-nuggets }
    .short = { $nuggets }
troll-dragon-scene-dice = Dés de la grotte : { $pieces }
    .title = Dés de la grotte
troll-dragon-scene-die = { $how ->
        [1] { troll-dragon-scene-face } ({ troll-dragon-blocked })
        [2] { troll-dragon-scene-face } ({ troll-dragon-aside })
        [3] { troll-dragon-scene-face } ({ troll-dragon-held })
        [4] en l’air
        [5] pas encore lancé
       *[other] { troll-dragon-scene-face }
    }
    .short = { $how ->
        [4] …
       *[other] { "" }
    }
    .mark = { $how ->
        [1] { troll-dragon-blocked }
        [2] { troll-dragon-aside }
        [3] { troll-dragon-held }
       *[other] { "" }
    }
troll-dragon-scene-face = { $face ->
        [1] { troll-dragon-face-troll }
        [2] { troll-dragon-face-diamond }
        [3] { troll-dragon-face-key }
       *[other] { troll-dragon-face-door }
    }
troll-dragon-scene-lock = Serrure de la caverne : { $pieces }
    .title = Serrure de la caverne
troll-dragon-scene-socket = { $how ->
        [0] { troll-dragon-scene-face } : pas encore
        [1] { troll-dragon-scene-face }
        [2] { troll-dragon-scene-face } (peut rester là)
       *[other] { troll-dragon-scene-face } (mise de côté)
    }
    .title = { troll-dragon-scene-face }
    .mark = { $how ->
        [2] La garder ?
        [3] { troll-dragon-aside }
       *[other] { "" }
    }
troll-dragon-scene-dragon = { $dragons ->
        [0] Le dragon dort
        [1] Le dragon remue
       *[other] Le dragon est réveillé
    }
troll-dragon-scene-cavern-dice = Dés de la caverne : { $pieces }
    .title = Or et dragon
troll-dragon-scene-gold-die = Dé de la caverne : { $how ->
        [4] en l’air
       *[other] { troll-dragon-face-gold }
    }
    .title = { troll-dragon-gold-dice }
    .short = { $how ->
        [4] …
       *[other] { "" }
    }
troll-dragon-scene-dragon-die = Dé Dragon : { $how ->
        [2] { troll-dragon-face-dragon }
        [4] en l’air
       *[other] { troll-dragon-face-blank }
    }
    .title = { troll-dragon-dragon-dice }
    .short = { $how ->
        [4] …
       *[other] { "" }
    }
    .mark = { $how ->
        [2] { troll-dragon-blocked }
        [4] il roule …
       *[other] { "" }
    }
troll-dragon-scene-roller = { who-has } les dés Dragon
troll-dragon-scene-count-diamonds = { troll-dragon-some-diamonds }
troll-dragon-scene-count-nuggets = { troll-dragon-some-nuggets } × { $worth } = { $points }
# The coach: what a throw can bring, and why a move is good
troll-dragon-odds-diamonds = au moins un diamant
troll-dragon-odds-open = clé et porte ensemble
troll-dragon-odds-troll = le Troll prend tout
troll-dragon-odds-nuggets = au moins une pépite
troll-dragon-odds-stirs = un dragon apparaît
troll-dragon-odds-awake = le dragon se réveille
troll-dragon-hint-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
troll-dragon-hint-leave-troll = En danger : { troll-dragon-hint-points }. Le Troll prend tout { $percent } fois sur 100.
troll-dragon-hint-leave-dragon = En danger : { troll-dragon-hint-points }. Le dragon prend tout { $percent } fois sur 100.
troll-dragon-hint-nothing = Tu n’as encore rien à perdre.
troll-dragon-hint-behind = La partie finit bientôt, et il te manque { troll-dragon-hint-points } pour rejoindre le premier.
troll-dragon-hint-roll-troll = En danger : { troll-dragon-hint-points }. Mais le Troll ne prend tout que { $percent } fois sur 100.
troll-dragon-hint-roll-dragon = Le dragon ne se réveille que { $percent } fois sur 100.
troll-dragon-hint-enter = Il y a { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    } dans la caverne, et chacune vaut { $worth }.
troll-dragon-hint-key = La clé reste là pendant que tu cherches une porte.
troll-dragon-hint-door = La porte reste là pendant que tu cherches une clé.

# What the laboratory counts.
troll-dragon-count-left-grotto = Tours qui quittent la Grotte avec des diamants
troll-dragon-count-trolls = Tours que le Troll termine
troll-dragon-count-entered = Entrées dans la Caverne
troll-dragon-count-left-cavern = Tours qui quittent la Caverne avec de l’or
troll-dragon-count-dragons = Tours que le dragon termine
troll-dragon-count-grotto-empty = Parties où la Grotte est vide à la fin
troll-dragon-count-cavern-empty = Parties où la Caverne est vide à la fin
