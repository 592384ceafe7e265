### Français. Ce qui est sur la table : voir docs/guide/scene.md.

## Pig

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

## Troll & Dragon

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

## Trésor des dragons

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

## Mon trésor

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

## Pas touche à mes trésors

do-not-touch-scene-other-hand = { who-has } { do-not-touch-scene-cards } en main
    .short = { $cards }
do-not-touch-scene-open-hand = { $count ->
        [0] { $who ->
            [you] Tu n’as plus de cartes en main
           *[other] { $who } n’a plus de cartes en main
        }
       *[other] { who-has } en main : { $pieces }
    }
do-not-touch-scene-count = { do-not-touch-scene-cards } de { $value } = { $points }
do-not-touch-scene-count-bonus = { $value ->
        [1] { do-not-touch-scene-cards } sans bonus = { $points }
       *[other] { do-not-touch-scene-cards } x{ $value } = { $points }
    }
do-not-touch-scene-loot = { $cards ->
        [0] { $who ->
            [you] Tu n’as pas encore de butin
           *[other] { $who } n’a pas encore de butin
        }
       *[other] { who-has } un butin de { do-not-touch-scene-cards }, dessus : { $pieces }
    }
    .title = Butin : { $cards }
do-not-touch-scene-own-loot = { $cards ->
        [0] Ton butin : rien encore
       *[other] Ton butin : { do-not-touch-scene-cards }, dessus : { $pieces }
    }
    .title = Ton butin : { $cards }
do-not-touch-scene-deck = Pioche : { do-not-touch-scene-cards }
    .title = Pioche
    .short = { $cards }
do-not-touch-scene-discard = { $cards ->
        [0] Défausse : vide
       *[other] Défausse : { do-not-touch-scene-cards }, dessus : { $pieces }
    }
    .title = Défausse : { $cards }
do-not-touch-scene-swaps = { $left ->
        [0] Plus d’échange ce tour-ci
        [one] Encore { $left } échange ce tour-ci
       *[other] Encore { $left } échanges ce tour-ci
    }
    .title = Échanges
    .short = { $left }
do-not-touch-scene-hand = { $count ->
        [0] Ta main est vide
       *[other] Ta main : { $pieces }
    }
    .title = { do-not-touch-hand }
do-not-touch-scene-no-card = { do-not-touch-no-card }
do-not-touch-scene-number = { do-not-touch-number-card }{ do-not-touch-scene-how }
    .short = { $number }
    .letter = { do-not-touch-scene-letter }
    .mark = { do-not-touch-scene-mark }
do-not-touch-scene-symbol = { do-not-touch-symbol-card }{ do-not-touch-scene-how }
    .short = { $bonus ->
        [1] { "" }
       *[other] x{ $bonus }
    }
    .letter = { do-not-touch-scene-letter }
    .mark = { do-not-touch-scene-mark }
do-not-touch-scene-now = { $phase ->
        [0] { $closed ->
            [0] Pioche une carte, ou prends celle de la défausse
           *[other] La défausse est fermée : pioche une carte
        }
        [2] Commence ton butin avec une carte quelconque de ta main
        [3] Joue une carte, ou finis ton tour
        [4] Où va { $card } ?
       *[other] Tu as plus de trois cartes : défausse-en une
    }
do-not-touch-scene-under-number = { do-not-touch-scene-times }{ do-not-touch-number-card }
    .short = { $number }
    .letter = { do-not-touch-scene-letter }
do-not-touch-scene-under-symbol = { do-not-touch-scene-times }{ do-not-touch-symbol-card }
    .short = { $bonus ->
        [1] { "" }
       *[other] x{ $bonus }
    }
    .letter = { do-not-touch-scene-letter }
do-not-touch-scene-times = { $cards ->
        [1] { "" }
       *[other] { $cards }{ " × " }
    }
do-not-touch-scene-over = On compte les butins
do-not-touch-scene-last = { $round ->
        [0] La pioche est vide : le dernier tour
       *[other] La pioche est vide : la dernière manche
    }
    .short = { $round ->
        [0] Dernier tour
       *[other] Dernière manche
    }
do-not-touch-scene-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
do-not-touch-scene-how = { $how ->
        [1] { " (jouée)" }
        [2] { " (à ne pas encaisser ce tour-ci)" }
       *[other] { "" }
    }
do-not-touch-scene-mark = { $how ->
        [1] jouée
        [2] sans bonus
       *[other] { "" }
    }
do-not-touch-scene-letter = { $colour ->
        [0] R
        [1] V
       *[other] B
    }
