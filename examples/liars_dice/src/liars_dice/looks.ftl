### How things look: the same in all languages.

liars-dice-scene-die-look = die
liars-dice-scene-covered-look = covered
liars-dice-scene-no-bid-look = plain
liars-dice-scene-bid-look = risk
liars-dice-scene-found-look = plain
liars-dice-scene-face-look = die
liars-dice-scene-dice-look = tile
liars-dice-scene-lost-look = plain

liars-dice-call-look = main
    .glyph = eye
liars-dice-next-look = main
    .glyph = dice

liars-dice-bid-look = event
    .sound = click
liars-dice-called-look = moment
    .sound = oops
liars-dice-found-look = quiet
liars-dice-lost-look = event
    .sound = thump
    .ouch = loser
liars-dice-out-look = event
    .sound = thump
    .ouch = loser
liars-dice-round-look = event
    .sound = roll
liars-dice-own-look = quiet

liars-dice-rules-look =
    die:4 die:4 die:2
    die:4 × 3 = ?
    die:4 × 3 , die:5 × 3 → die:1 × 4
    glyph:eye → ?
    die:6 → glyph:close
    die:1 → emote-clap

liars-dice-guide-bid-look = may
liars-dice-guide-dice-look = may
liars-dice-guide-call-look = main
liars-dice-guide-next-look = main
