### Français. Pas touche à mes trésors

game-do-not-touch-numbers = Pas touche à mes trésors (nombres)
game-do-not-touch-symbols = Pas touche à mes trésors (symboles)
web-box-do-not-touch = Pas touche à mes trésors
    .kind = Cartes et culot
web-deck-do-not-touch-symbols = Symboles
web-deck-do-not-touch-numbers = Nombres

do-not-touch-numbers-rules = { do-not-touch-rules }
do-not-touch-symbols-rules = { do-not-touch-rules }
do-not-touch-rules =
    { $deck ->
        [3] Les pirates amassent du butin. Il y a 54 cartes en trois couleurs, 18 de chacune, avec un lingot, un joyau ou une pièce. Certaines ont un bonus, x2 ou x3.
       *[other] Les pirates amassent du butin. Il y a 54 cartes en trois couleurs, 18 de chacune, avec des nombres de 1 à 5.
    }
    Tu as trois cartes que personne d’autre ne voit. Chaque tour commence par une de plus : de la pioche, ou le dessus de la défausse.
    Au premier tour, pose une carte quelconque devant toi. C’est le début de ton butin.
    Puis pose d’autres cartes sur ton butin, autant que tu veux. Chacune doit avoir la couleur ou { do-not-touch-rules-mark } de la carte du dessus.
    { $swaps_per_turn ->
        [0] Le butin des autres est à l’abri : à cette table, on n’échange pas.
        [1] Une fois par tour, tu peux échanger une carte contre le dessus d’un autre butin, si les deux ont en commun la couleur ou { do-not-touch-rules-mark }. La tienne va là-bas, l’autre dans ta main.
       *[other] Jusqu’à { $swaps_per_turn } fois par tour, tu peux échanger une carte contre le dessus d’un autre butin, si les deux ont en commun la couleur ou { do-not-touch-rules-mark }. La tienne va là-bas, l’autre dans ta main.
    }
    { $deck ->
        [3] { $cashes_per_turn ->
            [0] À cette table, les cartes bonus ne rapportent pas de nouvelles cartes.
            [1] Une fois par tour, tu peux défausser une carte bonus de ta main : x2 rapporte 2 nouvelles cartes de la pioche, x3 en rapporte 3. Une carte prise à la défausse ce tour-ci doit attendre.
           *[other] Jusqu’à { $cashes_per_turn } fois par tour, tu peux défausser une carte bonus de ta main : x2 rapporte 2 nouvelles cartes de la pioche, x3 en rapporte 3. Une carte prise à la défausse ce tour-ci doit attendre.
        }
       *[other] { $swaps_per_turn ->
            [0] Les grands nombres sont rares : garde-les pour ton butin.
           *[other] Un bon échange prend un grand nombre et en laisse un petit, ou une couleur qui ne va pas à l’autre.
        }
    }
    Fais tout cela dans l’ordre que tu veux, puis finis ton tour. Tu peux garder trois cartes ; le reste va à la défausse.
    Si personne ne pioche pendant trois tours de table, la défausse est fermée : la prochaine carte doit venir de la pioche.
    { $finish_round ->
        [0] Celui qui pioche la dernière carte finit son tour, et la partie est terminée.
       *[other] Quand la dernière carte est piochée, on finit la manche : prends alors le dessus de la défausse, ou rien.
    }
    { $deck ->
        [3] Chaque carte de ton butin compte 1, avec x2 elle compte 2, avec x3 elle compte 3. Ta main ne compte pas. Celui qui a le plus grand butin gagne ; à égalité, on partage la victoire.
       *[other] Additionne les nombres de ton butin. Ta main ne compte pas. Celui qui a la plus grande somme gagne ; à égalité, on partage la victoire.
    }
do-not-touch-rules-mark = { $deck ->
        [3] le symbole
       *[other] le nombre
    }
do-not-touch-guide-draw = Prends une carte : une nouvelle de la pioche, ou celle du dessus de la défausse.
do-not-touch-guide-start = Commence ton butin avec une carte quelconque. Pense à celles qui pourraient suivre.
do-not-touch-guide-act = Touche une carte de ta main : les places où elle peut aller brillent. Si c’est fini pour toi, termine ton tour.
do-not-touch-guide-lay = Ton butin brille : la carte a la couleur ou { do-not-touch-rules-mark } de celle du dessus. Pose-la, et elle compte pour toi.
do-not-touch-guide-swap = Tu peux l’échanger contre la carte du dessus d’un autre butin : celle-là est alors à toi, et la tienne prend sa place.
do-not-touch-guide-cash = Si la défausse brille, tu peux y poser une carte bonus et tirer 2 ou 3 nouvelles cartes.
do-not-touch-guide-excess = Tu peux garder trois cartes en main. Choisis celles à poser ; le suivant pourra prendre celle du dessus.
do-not-touch-from-deck = Piocher
    .key = p
    .help = Personne d’autre ne verra cette carte.
do-not-touch-from-discard = Prendre { $card } de la défausse
    .key = d
    .help = La carte du dessus ; tous voient que tu l’as. Elle ne s’encaisse pas ce tour-ci.
do-not-touch-no-draw = Ne rien piocher
    .key = n
    .help = La pioche est vide ; c’est ton dernier tour.
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
    .help = Elle s’accorde avec ta carte du dessus, et la recouvre.
do-not-touch-swap = Échanger contre { $card } { $owner ->
        [you] de toi
       *[other] { INITIAL($owner) ->
            [vowel] d’{ $owner }
           *[consonant] de { $owner }
        }
    }
    .key = { $letter }
    .help = Ta carte va sur ce butin, et sa carte du dessus dans ta main.
do-not-touch-cash = L’encaisser contre des cartes
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
       *[2] pièce { $colour ->
            [0] rouge
            [1] verte
           *[2] bleue
        }
    }{ $bonus ->
        [1] { "" }
       *[other] { " x" }{ $bonus }
    }
do-not-touch-colour = { $colour ->
        [0] rouge
        [1] vert
       *[2] bleu
    }
do-not-touch-dealt = { who-has } reçu { $card }
do-not-touch-drew = { who-has } pioché { $card }
do-not-touch-drew-unseen = { who-has } pioché une carte
do-not-touch-drew-nothing = { $who ->
        [you] Tu n’as rien pioché
       *[other] { $who } n’a rien pioché
    }
do-not-touch-took = { who-has } pris { $card } de la défausse
do-not-touch-laid = { who-has } posé { $card }
do-not-touch-swapped = { who-has } échangé avec { $owner ->
        [you] toi
       *[other] { $owner }
    } : { $given } contre { $gained }
do-not-touch-cashed = { who-has } encaissé { $card } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
do-not-touch-discarded = { who-has } défaussé { $card }
do-not-touch-last-card = { $round ->
        [0] { $who ->
            [you] La pioche est vide : tu joues le dernier tour
           *[other] La pioche est vide : { $who } joue le dernier tour
        }
       *[other] La pioche est vide : c’est la dernière manche
    }
do-not-touch-last-turn = { $who ->
        [you] Ton dernier tour
       *[other] { INITIAL($who) ->
            [vowel] Dernier tour d’{ $who }
           *[consonant] Dernier tour de { $who }
        }
    }
do-not-touch-closed = Personne n’a pioché pendant trois tours de table : la défausse est fermée pour ce tour
do-not-touch-counted = { who-has } un butin qui vaut { $points }

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

do-not-touch-numbers-option-deck = Cartes avec des nombres (trois mélanges), ou avec des symboles.
do-not-touch-numbers-option-deck-numbers = nombres
do-not-touch-numbers-option-deck-flatter = plus plate
do-not-touch-numbers-option-deck-steeper = plus raide
do-not-touch-numbers-option-deck-symbols = symboles
do-not-touch-numbers-option-swaps-per-turn = Échanges qu’un joueur peut faire dans un tour.
do-not-touch-numbers-option-cashes-per-turn = Cartes bonus qu’un joueur peut encaisser contre des cartes dans un tour (symboles).
do-not-touch-numbers-option-finish-round = Quand la pioche est vide, on joue jusqu’à ce que tous aient eu autant de tours.
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
# Où en est la partie
do-not-touch-goal = { $last ->
        [0] { $cards ->
            [one] Encore { $cards } carte à piocher
           *[other] Encore { $cards } cartes à piocher
        }
       *[other] Les derniers tours
    }
# Pourquoi un geste ne fait rien
do-not-touch-why-draw = Pioche d’abord une carte.
do-not-touch-why-other = Cette carte ne va nulle part maintenant : prends-en une autre.
do-not-touch-why-nowhere = Cette carte ne va nulle part maintenant : termine ton tour.
do-not-touch-none-fits = Aucune carte ne va : termine ton tour

## What lies on the table: see docs/guide/scene.md

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
# The coach: which card may come, and why a move is good
do-not-touch-odds-fits = une carte qui s’accorde avec ton butin
do-not-touch-odds-no-fit = aucune carte qui s’accorde
do-not-touch-hint-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
do-not-touch-hint-lay = Ton butin y gagne { do-not-touch-hint-points }.
do-not-touch-hint-swap = Tu reçois une carte qui vaut { do-not-touch-hint-points } de plus.
do-not-touch-hint-cash = Tu reçois { $count } nouvelles cartes.
do-not-touch-hint-discard = Elle s’accorde avec ton butin et vaut { do-not-touch-hint-points }.

# What the laboratory counts.
do-not-touch-count-swaps = Échanges
do-not-touch-count-cashed = Cartes bonus défaussées pour de nouvelles
do-not-touch-count-from-deck = Tours qui piochent dans la pioche
do-not-touch-count-from-discard = Tours qui prennent dans la défausse
do-not-touch-count-drew-nothing = Tours qui ne piochent rien
