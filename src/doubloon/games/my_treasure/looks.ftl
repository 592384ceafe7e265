### How its pieces and events look: the same in all languages; see docs/guide/scene.md.

## On the table

my-treasure-scene-inside-look = token
    .art = dwarf
my-treasure-scene-owned-look = token
    .art = { my-treasure-art }
my-treasure-scene-unknown-look = covered
    .art = token-dwarf
my-treasure-scene-taken-look = covered
    .art = mt-card-back
my-treasure-scene-count-look = token
    .art = bat
my-treasure-scene-count-round-look = plain
    .art = { my-treasure-art }
my-treasure-scene-orc-look = { $here ->
        [0] gone
       *[other] token
    }
    .art = { $here ->
        [0] { "" }
       *[other] orc
    }
my-treasure-scene-chest-look = covered
    .art = mt-card-back
my-treasure-scene-card-look = card
    .art = { $art }
my-treasure-scene-cave-look = grid
    .columns = 4
my-treasure-scene-pile-look = card
    .art = { $art }
my-treasure-scene-space-look = gone
my-treasure-scene-tokens-look = grid
    .columns = 6
my-treasure-scene-token-look = { $how ->
        [2] gone
       *[other] token
    }
    .art = { my-treasure-art }
my-treasure-scene-blind-token-look = covered
    .art = token-dwarf
my-treasure-scene-step-look = plain
my-treasure-scene-now-look = plain
my-treasure-art = { $kind ->
        [0] treasure-ring
        [1] treasure-diamond
        [2] treasure-sword
        [3] treasure-necklace
        [4] treasure-coins
       *[other] treasure-potion
    }

## Moves and events

my-treasure-draw-look = main
    .glyph = draw

## Sounds of events

my-treasure-drew-look = event
    .sound = flick
my-treasure-drew-orc-look = event
    .sound = grunt
my-treasure-alarm-look = moment
    .sound = alarm
my-treasure-placed-look = event
    .sound = slide
my-treasure-took-ring-look = event
    .sound = click
my-treasure-took-diamond-look = event
    .sound = click
my-treasure-took-sword-look = event
    .sound = click
my-treasure-took-necklace-look = event
    .sound = click
my-treasure-took-coins-look = event
    .sound = click
my-treasure-took-potion-look = event
    .sound = click
my-treasure-revealed-ring-look = event
    .sound = flick
my-treasure-revealed-diamond-look = event
    .sound = flick
my-treasure-revealed-sword-look = event
    .sound = flick
my-treasure-revealed-necklace-look = event
    .sound = flick
my-treasure-revealed-coins-look = event
    .sound = flick
my-treasure-revealed-potion-look = event
    .sound = flick
my-treasure-secured-look = event
    .sound = coins
    .joy = who
my-treasure-grabbed-look = event
    .sound = coins
    .joy = who
my-treasure-fled-look = event
    .sound = feet
my-treasure-round-look = event
    .sound = chime
my-treasure-scored-look = moment
    .sound = stack
    .joy = who

## Rules in pictures: a line for each line of the rules

my-treasure-rules-look =
    dwarf glyph:run chest-open → bat
    mt-card-back × { $edition ->
        [0] 34
       *[other] 30
    } + orc × { $orcs } , token:treasure-ring token:treasure-sword
    mt-card-back → card:treasure-ring+treasure-ring+mouse
    pile:treasure-ring+treasure-ring+mouse + card:treasure-sword+mouse = pile:treasure-sword+mouse
    token:treasure-ring + pile:treasure-ring+treasure-ring+mouse → glyph:run dwarf
    dwarf mt-card-back mt-card-back mt-card-back → glyph:run
    token:treasure-ring , card:treasure-ring+treasure-ring+mouse card:treasure-ring+treasure-diamond+treasure-sword = 4
    { $orcs ->
        [1] orc
       *[other] orc × { $orcs }
    } → glyph:run dwarf
    pile:treasure-potion+mouse + token-dwarf = ?
    8 = bat × 3 , 7 = bat × 2 , 6 = bat × 1
    bat × { $glory_target } → glyph:done
    dwarf bat bat bat → emote-clap

## What a tip of the first game is about

my-treasure-guide-draw-look = may
my-treasure-guide-place-look = may
my-treasure-guide-orc-look = piece orc-
my-treasure-guide-leave-look = piece token-
my-treasure-guide-secure-look = may
my-treasure-guide-flee-look = may
