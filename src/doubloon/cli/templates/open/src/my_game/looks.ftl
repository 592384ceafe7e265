### How things look: the same in all languages.

## On the table

my-game-scene-empty-look = gone
my-game-scene-coin-look = token
    .art = doubloon
my-game-scene-heap-look = card
    .art = treasure-coins
my-game-scene-limit-look = plain
my-game-scene-count-look = plain

## Moves and events

my-game-dig-look = main
    .glyph = dice
my-game-stop-look = safe
    .glyph = lock
my-game-dug-look = event
    .sound = clink
my-game-torn-look = event
    .sound = oops
    .ouch = who
my-game-stopped-look = event
    .sound = coins
    .joy = who

## Rules in pictures: a line for each line of the rules

my-game-rules-look =
    gold-heap → treasure-coins
    token:5 / glyph:lock
    treasure-coins × { $limit } → glyph:close
    treasure-coins → emote-clap

## What a tip of the first game is about

my-game-guide-dig-look = main
my-game-guide-stop-look = safe
