### How its pieces and events look: the same in all languages; see docs/guide/scene.md.

## On the table

pig-scene-die-look = die
pig-scene-at-risk-look = risk
pig-scene-target-look = plain
pig-scene-count-look = plain

## Moves and events

pig-roll-look = main
    .glyph = dice
pig-hold-look = safe
    .glyph = lock

## Sounds of events

pig-rolled-look = event
    .sound = roll
pig-one-look = event
    .sound = oops
    .ouch = who
pig-held-look = event
    .sound = oink
    .joy = who

## Rules in pictures: a line for each line of the rules

pig-rules-look =
    doubloon × { $target }
    die:5 + die:3 = 8
    die:1 → glyph:close
    8 → glyph:lock
    doubloon × { $target } → emote-clap

## What a tip of the first game is about

pig-guide-roll-look = main
pig-guide-hold-look = safe
