### How its pieces and events look: the same in all languages; see docs/guide/scene.md.

## On the table

little-dragon-scene-pile-look = token
    .art = { little-dragon-art }
little-dragon-scene-count-look = plain
    .art = { little-dragon-art }
little-dragon-scene-square-look = grid
    .columns = 7
little-dragon-scene-turning-look = covered
    .art = tile-back
little-dragon-scene-hole-look = gone
little-dragon-scene-covered-look = covered
    .art = tile-back
little-dragon-scene-seen-look = covered
    .art = { little-dragon-art }
little-dragon-scene-open-look = tile
    .art = { little-dragon-art }
little-dragon-scene-now-nothing-look = plain
little-dragon-scene-failed-look = plain
    .art = { $spider ->
        [1] spider
       *[other] { "" }
    }
little-dragon-scene-choosing-look = plain
little-dragon-scene-prize-look = plain
    .art = spider
little-dragon-scene-leader-look = plain
    .art = spider
little-dragon-scene-stay-look = tile
    .art = { little-dragon-art }
little-dragon-scene-take-look = tile
    .art = { little-dragon-art }
little-dragon-art = { $kind ->
        [1] ball
        [2] car
        [3] doll
        [4] candlestick
        [5] chest
        [6] ring
        [7] little-dragon
       *[other] spider
    }

## Moves and events

little-dragon-stop-look = main

## Sounds of events

little-dragon-turned-look = event
    .sound = flick
little-dragon-kind-ball-look = event
    .sound = land
little-dragon-kind-car-look = event
    .sound = land
little-dragon-kind-doll-look = event
    .sound = land
little-dragon-kind-candlestick-look = event
    .sound = land
little-dragon-kind-chest-look = event
    .sound = land
little-dragon-kind-ring-look = event
    .sound = ping
little-dragon-kind-dragon-look = event
    .sound = squeak
little-dragon-kind-spider-look = event
    .sound = feet
little-dragon-spider-look = event
    .sound = drum
    .ouch = who
little-dragon-dragon-look = event
    .sound = drum
    .ouch = who
little-dragon-covered-look = event
    .sound = shuffle
little-dragon-moved-spider-look = event
    .sound = feet
little-dragon-left-look = event
    .sound = click
little-dragon-took-look = event
    .sound = stack
    .joy = who
little-dragon-took-nothing-look = event
    .sound = slide
little-dragon-spiders-look = event
    .sound = feet
little-dragon-no-spiders-look = event
    .sound = feet

## Rules in pictures: a line for each line of the rules

little-dragon-rules-look =
    tile-back tile-back tile-back tile-back → emote-think
    tile:chest × { $chests } , tile:little-dragon × { $dragons } , tile:spider × { $spiders }
    tile-back → tile:ball tile:ball → glyph:done
    tile:chest + tile:little-dragon = glyph:close
    { $spiders ->
        [0] tile:spider × 0
       *[other] { $spider ->
            [0] tile:spider = glyph:close
           *[other] tile:spider = glyph:close , tile:spider → hole:
        }
    }
    tile:ring = 1 , tile:little-dragon = 1
    tile:ball × 2 , tile:candlestick × 3 , tile:chest × 4
    tile:doll → tile-back
    { $spiders ->
        [0] tile-back × 0 → glyph:done
       *[other] tile:little-dragon tile:little-dragon → tile:spider
    }
    tile:car tile:car tile:ring = 3 → emote-clap

## What a tip of the first game is about

little-dragon-guide-turn-look = main
little-dragon-guide-take-look = safe
little-dragon-guide-dragon-look = piece { $place }
little-dragon-guide-ring-look = piece { $place }
little-dragon-guide-treasure-look = piece { $place }
little-dragon-guide-spider-look = may
little-dragon-guide-choose-look = may
