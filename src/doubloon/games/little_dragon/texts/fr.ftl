### Français. Trésor des dragons

game-little-dragon = Trésor des dragons
web-box-little-dragon = { game-little-dragon }
    .kind = Mémoire

little-dragon-rules =
    49 tuiles sont cachées dans la grotte. Retiens où est quoi, et ramasse le plus de tuiles.
    Ce sont { little-dragon-rules-tiles }.
    À ton tour, retourne les tuiles une à une. Après chacune, tu peux t’arrêter. On ne prend des tuiles que si l’on s’arrête.
    Les trésors (jouets, chandeliers, coffres) et les dragons ne s’entendent pas. Dès que les deux sont visibles, ton tour est fini : tout est recouvert, et tu n’as rien.
    { $spiders ->
        [0] À cette table, il n’y a pas d’araignée.
       *[other] { $spider ->
            [0] Une araignée aussi finit ton tour aussitôt. Tout est recouvert, à sa place.
           *[other] Une araignée aussi finit ton tour aussitôt. Tout est recouvert, mais tu peux cacher l’araignée dans un trou où il n’y a plus de tuile.
        }
    }
    Les bagues et les dragons se prennent un par un. Les bagues s’entendent avec tout.
    Les balles, les voitures et les poupées se prennent par paires pareilles, les chandeliers par trois, les coffres par quatre.
    { $extra ->
        [0] Ce qui ne fait pas un groupe entier est recouvert. Trop d’une même sorte ? Tu prends les tuiles retournées en premier.
       *[other] Ce qui ne fait pas un groupe entier est recouvert. Trop d’une même sorte ? Tu choisis lesquelles restent.
    } Puis c’est au joueur suivant.
    { $spiders ->
        [0] Quand il ne reste plus de tuile, la partie est finie.
       *[other] Quand il ne reste que des araignées, la partie est finie. Elles vont à celui qui a le plus de dragons ; si plusieurs en ont autant, à personne.
    }
    Celui qui a le plus de tuiles gagne. Si plusieurs en ont autant, ils partagent la victoire.
little-dragon-rules-tiles = { $balls } balles, { $cars } voitures, { $dolls } poupées, { $candlesticks } chandeliers, { $chests } coffres, { $rings ->
        [one] { $rings } bague
       *[other] { $rings } bagues
    }, { $dragons ->
        [0] aucun dragon
        [one] { $dragons } dragon
       *[other] { $dragons } dragons
    } et { $spiders ->
        [0] aucune araignée
        [one] { $spiders } araignée
       *[other] { $spiders } araignées
    }
little-dragon-guide-turn = Touche une tuile pour la retourner. Puis continue, ou arrête-toi.
little-dragon-guide-take = Ce qui est marqué est à toi si tu t’arrêtes. Si tu continues, tu peux tout perdre.
little-dragon-guide-dragon = Un dragon ! Si tu t’arrêtes, il est à toi. Mais si un trésor vient, ton tour est perdu.
little-dragon-guide-ring = Une bague est toujours bonne : elle va avec les dragons et les trésors, et une seule suffit.
little-dragon-guide-treasure = Les jouets se prennent par deux, les chandeliers par trois, les coffres par quatre. Mais gare aux dragons !
little-dragon-guide-spider = Une araignée ! Ton tour est fini. Si tu veux, cache-la : touche un trou qui brille.
little-dragon-guide-choose = Il y en a trop d’une sorte. Touche une tuile qui doit rester.
little-dragon-turn = Retourner { $place }
    .key = { $place }
    .many = Retourner une tuile : lettre et chiffre
    .help = Elle reste ouverte. Une araignée, ou dragon et trésor ensemble, met fin au tour.
little-dragon-stop = S’arrêter et { $count ->
        [0] ne rien prendre
        [one] en prendre { $count }
       *[other] en prendre { $count }
    }
    .key = s
    .help = { $staying ->
        [0] Tout ce qui est ouvert est à toi, et ton tour est fini
       *[other] On recouvre { $stays }
    }
little-dragon-cover = Tout recouvrir
    .key = r
    .help = Retiens où se trouve chaque chose ; puis c’est au suivant.
little-dragon-leave-spider = Laisser l’araignée
    .key = r
    .help = Elle est recouverte sur place, comme tout le reste.
little-dragon-move-spider = Mettre l’araignée en { $place }
    .key = { $place }
    .many = Déplacer l’araignée : lettre et chiffre
    .help = Elle y est face cachée, et tous l’ont vu ; puis tout est recouvert, et ton tour est fini.
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
little-dragon-turned = { who-has } retourné { $place }
little-dragon-spider = Une araignée ! { $who ->
        [you] Tu n’as rien
       *[other] { $who } n’a rien
    }
little-dragon-dragon = Dragon et trésor ! { $who ->
        [you] Tu n’as rien
       *[other] { $who } n’a rien
    }
little-dragon-covered = Tout est recouvert
little-dragon-moved-spider = { who-has } mis l’araignée en { $place }
little-dragon-left = { who-has } laissé { $place }
little-dragon-took = { who-has } pris { $tiles }
little-dragon-took-nothing = { $who ->
        [you] Tu t’arrêtes et ne prends rien
       *[other] { $who } s’arrête et ne prend rien
    }
little-dragon-spiders = { $who ->
        [you] Tu as le plus de dragons et reçois
       *[other] { $who } a le plus de dragons et reçoit
    } { $count ->
        [one] { $count } araignée
       *[other] { $count } araignées
    }
little-dragon-no-spiders = Personne n’a plus de dragons que tous les autres : personne ne reçoit les araignées

little-dragon-now = S’arrêter rapporte { $tiles }
little-dragon-now-nothing = S’arrêter ne rapporte rien
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
little-dragon-option-extra = Trop d’une même sorte ? Garder les premières, ou choisir.
little-dragon-option-extra-first = les premières
little-dragon-option-extra-chosen = choisir
little-dragon-option-spider = Une araignée trouvée reste où elle est, ou tu peux la mettre sur une place libre.
little-dragon-option-spider-stays = reste
little-dragon-option-spider-moves = bouge
little-dragon-option-arrangement = La disposition des tuiles ; elle ne change que l’aspect.
little-dragon-option-arrangement-square = carré
little-dragon-option-arrangement-free = libre
# Où en est la partie
little-dragon-goal = { $tiles ->
        [one] Encore { $tiles } tuile
       *[other] Encore { $tiles } tuiles
    }
# Pourquoi un geste ne fait rien
little-dragon-why-open = Cette tuile est déjà ouverte.
little-dragon-why-hole = Il n’y a plus de tuile ici.

## What can go wrong

error-setup-tiles = Les tuiles doivent être { $due } en tout, pas { $asked }.
error-setup-set = Les { $kind ->
        [ball] balles
        [car] voitures
        [doll] poupées
        [candlestick] chandeliers
       *[chest] coffres
    } se prennent par { $size } : { $asked } ne pourraient jamais être toutes prises.

## What lies on the table: see docs/guide/scene.md

little-dragon-scene-pile = { who-has } { little-dragon-scene-take }
    .short = { $count }
little-dragon-scene-count = { little-dragon-scene-take }
little-dragon-scene-square = { $count ->
        [one] { $count } tuile dans le carré
       *[other] { $count } tuiles dans le carré
    }
    .title = { little-dragon-scene-square }
little-dragon-scene-turning = { $place }, on la retourne
    .short = …
little-dragon-scene-hole = { $place }, libre
little-dragon-scene-covered = { $place }, recouverte
little-dragon-scene-seen = { $place }, { little-dragon-scene-kind }, de nouveau cachée
little-dragon-scene-open = { $place }, { little-dragon-scene-kind }{ $size ->
        [0] { "" }
        [1] { "" }
       *[other] { ", " }{ $nth } sur { $size }
    }{ $number ->
        [0] { "" }
       *[other] { ", serait prise" }
    }
    .short = { $size ->
        [2] ••
        [3] •••
        [4] ••••
       *[other] { "" }
    }
    .mark = { $number ->
        [0] { "" }
       *[other] { $number }
    }
little-dragon-scene-now = S’arrêter rapporte { $pieces }
    .title = { $owner ->
        [you] Tu prendrais
       *[other] { $owner } prendrait
    } { $count }
little-dragon-mine = Tu prendrais { $count }
little-dragon-scene-now-nothing = { little-dragon-now-nothing }
little-dragon-scene-stays = Resteraient là : { $pieces }
    .title = Reste
little-dragon-scene-prize = À la fin, celui qui a le plus de dragons reçoit { $count ->
        [one] l’araignée
       *[other] les { little-dragon-scene-spiders }
    }
    .short = Le plus de dragons : { little-dragon-scene-spiders }
little-dragon-scene-leader = { little-dragon-scene-prize }. Ce serait { $owner ->
        [you] toi
       *[other] { $owner }
    }
    .short = Le plus de dragons : { $owner ->
        [you] toi
       *[other] { $owner }
    }
little-dragon-scene-failed = { $spider ->
        [0] { little-dragon-failed }
       *[other] L’araignée peut courir vers une place libre : touche-la, ou laisse l’araignée
    }
    .short = { $spider ->
        [0] { little-dragon-failed }
       *[other] Touche une place libre, ou laisse-la
    }
little-dragon-scene-choosing = Trop de tuiles d’un même genre : touche celle qui reste là
    .short = Touche celle qui reste là
little-dragon-scene-take = { $kind ->
        [1] { little-dragon-tiles-ball }
        [2] { little-dragon-tiles-car }
        [3] { little-dragon-tiles-doll }
        [4] { little-dragon-tiles-candlestick }
        [5] { little-dragon-tiles-chest }
        [6] { little-dragon-tiles-ring }
        [7] { little-dragon-tiles-dragon }
       *[other] { little-dragon-scene-spiders }
    }
    .short = { $count }
little-dragon-scene-stay = { $count } sur { $size } { little-dragon-scene-plural }
    .short = { $count }/{ $size }
little-dragon-scene-plural = { $kind ->
        [1] balles
        [2] voitures
        [3] poupées
        [4] chandeliers
       *[other] coffres
    }
little-dragon-scene-spiders = { $count ->
        [one] { $count } araignée
       *[other] { $count } araignées
    }
little-dragon-scene-kind = { $kind ->
        [1] { little-dragon-kind-ball }
        [2] { little-dragon-kind-car }
        [3] { little-dragon-kind-doll }
        [4] { little-dragon-kind-candlestick }
        [5] { little-dragon-kind-chest }
        [6] { little-dragon-kind-ring }
        [7] { little-dragon-kind-dragon }
       *[other] { little-dragon-kind-spider }
    }
# The coach: what a tile can be, and why a move is good
little-dragon-odds-fail = le tour est fini
little-dragon-odds-more = plus à prendre
little-dragon-odds-safe = il ne se passe encore rien
little-dragon-hint-tiles = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
little-dragon-hint-stop = Tu peux prendre { little-dragon-hint-tiles }. Une tuile inconnue finirait ton tour { $percent } fois sur 100.
little-dragon-hint-nothing = T’arrêter ne te donnerait rien maintenant.
little-dragon-hint-turn = { little-dragon-hint-tiles } en danger, mais une tuile inconnue ne finit ton tour que { $percent } fois sur 100.

# What the laboratory counts.
little-dragon-count-stopped = Tours arrêtés à temps
little-dragon-count-spiders-met = Tours qu’une araignée termine
little-dragon-count-dragons-met = Tours qu’un dragon termine
