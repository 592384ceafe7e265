### Deutsch. Was auf dem Tisch liegt: siehe docs/guide/scene.md.

## Pig

pig-scene-die = { $rolling ->
        [1] Der Würfel ist in der Luft
       *[other] Der Würfel
    }
    .short = { $rolling ->
        [1] …
       *[other] ?
    }
    .look = die
pig-scene-at-risk = { $points ->
        [0] Nichts steht auf dem Spiel
        [one] { $points } Punkt steht auf dem Spiel
       *[other] { $points } Punkte stehen auf dem Spiel
    }
    .title = { pig-at-risk }
    .short = { $points }
    .look = risk
pig-scene-target = { pig-target }
    .look = plain

## Troll & Dragon

troll-dragon-scene-pack-diamonds = { $who } hat { troll-dragon-some-diamonds }
    .short = { $diamonds }
    .art = gem
    .look = token
troll-dragon-scene-pack-nuggets = { $who } hat { troll-dragon-some-nuggets }
    .short = { $nuggets }
    .art = nugget
    .look = token
troll-dragon-scene-grotto = { troll-dragon-some-diamonds } in der Grotte
    .title = Grotte
    .short = { $diamonds }
    .art = gem
    .look = token
troll-dragon-scene-troll-hand = { troll-dragon-some-diamonds } in der Trollhand
    .title = { troll-dragon-troll-hand }
    .short = { $diamonds }
    .art = troll-hand-{ $drawn }
    .look = token
troll-dragon-scene-cavern = { troll-dragon-some-nuggets } in der Höhle
    .title = Höhle
    .short = { $nuggets }
    .art = nugget
    .look = token
troll-dragon-scene-at-risk = In Gefahr: { $pieces }
    .title = { troll-dragon-at-risk }
troll-dragon-scene-risk-diamonds = { troll-dragon-some-diamonds }
    .short = { $diamonds }
    .art = gem
    .look = risk
troll-dragon-scene-risk-nuggets = { troll-dragon-some-nuggets }
    .short = { $nuggets }
    .art = nugget
    .look = risk
troll-dragon-scene-dice = Grottenwürfel: { $pieces }
    .title = Grottenwürfel
troll-dragon-scene-die = { $how ->
        [1] { troll-dragon-scene-face }, { troll-dragon-blocked }
        [2] { troll-dragon-scene-face }, { troll-dragon-aside }
        [3] { troll-dragon-scene-face }, { troll-dragon-held }
        [4] in der Luft
        [5] noch nicht geworfen
       *[other] { troll-dragon-scene-face }
    }
    .art = { $face ->
        [1] troll-face
        [2] gem
        [3] key
        [4] door
       *[other] { "" }
    }
    .short = { $how ->
        [4] …
       *[other] { "" }
    }
    .look = die
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
troll-dragon-scene-lock = Schloss der Höhle: { $pieces }
    .title = Schloss der Höhle
troll-dragon-scene-socket = { $how ->
        [0] { troll-dragon-scene-face } fehlt noch
        [1] { troll-dragon-scene-face }
        [2] { troll-dragon-scene-face }, kann liegen bleiben
       *[other] { troll-dragon-scene-face }, bleibt liegen
    }
    .art = { $face ->
        [3] key
       *[other] door
    }
    .look = { $how ->
        [0] gone
       *[other] tile
    }
    .mark = { $how ->
        [2] Behalten?
        [3] { troll-dragon-aside }
       *[other] { "" }
    }
troll-dragon-scene-dragon = { $dragons ->
        [0] Der Drache schläft
        [1] Der Drache regt sich
       *[other] Der Drache ist wach
    }
    .art = { $dragons ->
        [0] dragon-asleep
        [1] dragon-stirring
       *[other] dragon-awake
    }
    .look = plain
troll-dragon-scene-cavern-dice = Würfel in der Höhle: { $pieces }
    .title = Gold und Drache
troll-dragon-scene-gold-die = Höhlenwürfel: { $how ->
        [4] in der Luft
       *[other] { troll-dragon-face-gold }
    }
    .title = { troll-dragon-gold-dice }
    .art = { $nuggets ->
        [0] { "" }
        [1] nugget
       *[other] nugget nugget
    }
    .short = { $how ->
        [4] …
       *[other] { "" }
    }
    .look = die
troll-dragon-scene-dragon-die = Drachenwürfel: { $how ->
        [2] { troll-dragon-face-dragon }
        [4] in der Luft
       *[other] { troll-dragon-face-blank }
    }
    .title = { troll-dragon-dragon-dice }
    .art = { $how ->
        [2] dragon-face
       *[other] { "" }
    }
    .short = { $how ->
        [4] …
       *[other] { "" }
    }
    .look = die
    .mark = { $how ->
        [2] { troll-dragon-aside }
       *[other] { "" }
    }
troll-dragon-scene-roller = { $who } hat die Drachenwürfel
    .art = dragon-face
    .look = token
