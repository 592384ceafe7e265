### Français. Pas touche à mes trésors

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
do-not-touch-end = Terminé
    .key = f
    .help = { $excess ->
        [0] Ton tour est fini.
       *[other] Garde { $most } cartes sur { $cards }.
    }
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
do-not-touch-last-card = { $round ->
        [0] La pioche est vide : { $who } joue le dernier tour
       *[other] La pioche est vide : c'est la dernière manche
    }
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

do-not-touch-tag-draw = Piocher
do-not-touch-tag-take = Prendre
do-not-touch-tag-lay = Poser +{ $gain }
do-not-touch-tag-swap = Échange
do-not-touch-tag-cash = Piocher { $gain }
do-not-touch-under = Dessous : { $under }
do-not-touch-put-back = Reprendre en main : { $card }
do-not-touch-hey = Hé !
do-not-touch-plus = +{ $gain }
do-not-touch-left = reste { $cards }
do-not-touch-discard-pile = Défausse
do-not-touch-swaps-left = { $left ->
        [one] { $left } échange
       *[other] { $left } échanges
    }

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
