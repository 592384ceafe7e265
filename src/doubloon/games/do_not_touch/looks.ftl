### How its pieces and events look: the same in all languages; see docs/guide/scene.md.

## On the table

do-not-touch-scene-other-hand-look = covered
    .art = dt-card-back
do-not-touch-scene-count-look = plain
    .art = treasure-coin
do-not-touch-scene-count-bonus-look = plain
    .art = treasure-gem
do-not-touch-scene-deck-look = { $cards ->
        [0] gone
       *[other] covered
    }
    .art = { $cards ->
        [0] { "" }
       *[other] dt-card-back
    }
do-not-touch-scene-swaps-look = token
do-not-touch-scene-no-card-look = gone
do-not-touch-scene-number-look = card
    .tint = { do-not-touch-tint }
do-not-touch-scene-symbol-look = card
    .art = { $bonus ->
        [1] { do-not-touch-art }
        [2] { do-not-touch-art } { do-not-touch-art }
       *[other] { do-not-touch-art } { do-not-touch-art } { do-not-touch-art }
    }
    .tint = { do-not-touch-tint }
do-not-touch-scene-under-number-look = card
    .tint = { do-not-touch-tint }
do-not-touch-scene-under-symbol-look = card
    .art = { do-not-touch-art }
    .tint = { do-not-touch-tint }
do-not-touch-scene-now-look = plain
do-not-touch-scene-over-look = plain
do-not-touch-scene-last-look = plain
do-not-touch-art = { $symbol ->
        [0] treasure-bullion
        [1] treasure-gem
       *[other] treasure-coin
    }
do-not-touch-tint = { $colour ->
        [0] red
        [1] green
       *[other] blue
    }

## Moves and events

do-not-touch-end-look = main
    .glyph = done

## Sounds of events

do-not-touch-dealt-look = event
    .sound = flick
do-not-touch-drew-look = event
    .sound = flick
do-not-touch-drew-unseen-look = event
    .sound = flick
do-not-touch-drew-nothing-look = event
    .sound = no
do-not-touch-took-look = event
    .sound = slide
do-not-touch-laid-look = event
    .sound = stack
do-not-touch-swapped-look = event
    .sound = shuffle
    .ouch = owner
do-not-touch-cashed-look = event
    .sound = coins
    .joy = who
do-not-touch-discarded-look = event
    .sound = slide
do-not-touch-last-card-look = moment
    .sound = alarm
do-not-touch-closed-look = event
    .sound = alarm
do-not-touch-last-turn-look = event
    .sound = chime
do-not-touch-counted-look = moment
    .sound = coins

## Rules in pictures: a line for each line of the rules

do-not-touch-numbers-rules-look = { do-not-touch-rules-look }
do-not-touch-symbols-rules-look = { do-not-touch-rules-look }
do-not-touch-rules-look =
    { $deck ->
        [3] red-card:treasure-bullion green-card:treasure-gem+treasure-gem blue-card:treasure-coin
       *[other] red-card:1 green-card:3 blue-card:5
    }
    dt-card-back / { do-not-touch-rules-card }
    { do-not-touch-rules-card } → pirate-skull
    { $deck ->
        [3] red-card:treasure-gem → red-card:treasure-coin → blue-card:treasure-coin
       *[other] red-card:3 → red-card:5 → blue-card:5
    }
    { $swaps_per_turn ->
        [0] pirate-skull glyph:lock
       *[other] { $deck ->
            [3] pirate-skull red-card:treasure-coin ⇄ red-card:treasure-gem+treasure-gem face-fox
           *[other] pirate-skull red-card:1 ⇄ red-card:5 face-fox
        }
    }
    { $deck ->
        [3] { $cashes_per_turn ->
            [0] green-card:treasure-gem+treasure-gem → glyph:close
           *[other] green-card:treasure-gem+treasure-gem → dt-card-back dt-card-back
        }
       *[other] red-card:5 glyph:done , red-card:1 glyph:close
    }
    dt-card-back dt-card-back dt-card-back glyph:done , { do-not-touch-rules-card } glyph:close
    { do-not-touch-rules-card } glyph:lock , dt-card-back glyph:done
    { $finish_round ->
        [0] dt-card-back × 0 → glyph:done
       *[other] dt-card-back × 0 → { do-not-touch-rules-card } → glyph:done
    }
    { $deck ->
        [3] red-card:treasure-gem = 1 , red-card:treasure-gem+treasure-gem = 2 , red-card:treasure-gem+treasure-gem+treasure-gem = 3
       *[other] red-card:3 + red-card:5 + blue-card:5 = 13
    }
do-not-touch-rules-card = { $deck ->
        [3] green-card:treasure-coin
       *[other] green-card:2
    }

## What a tip of the first game is about

do-not-touch-guide-draw-look = may
do-not-touch-guide-start-look = may
do-not-touch-guide-act-look = may
do-not-touch-guide-lay-look = may
do-not-touch-guide-swap-look = may
do-not-touch-guide-cash-look = may
do-not-touch-guide-excess-look = may
