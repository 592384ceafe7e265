### Français. Ce qui est sur la table : voir docs/guide/scene.md.

## Pig

pig-scene-die = { $rolling ->
        [1] Le dé est en l'air
       *[other] Le dé
    }
    .short = { $rolling ->
        [1] …
       *[other] ?
    }
    .look = die
pig-scene-at-risk = { $points ->
        [0] Rien n'est en jeu
        [one] { $points } point en jeu
       *[other] { $points } points en jeu
    }
    .title = { pig-at-risk }
    .short = { $points }
    .look = risk
pig-scene-target = { pig-target }
    .look = plain

## Troll & Dragon

troll-dragon-scene-pack-diamonds = { $who } a { troll-dragon-some-diamonds }
    .short = { $diamonds }
    .art = gem
    .look = token
troll-dragon-scene-pack-nuggets = { $who } a { troll-dragon-some-nuggets }
    .short = { $nuggets }
    .art = nugget
    .look = token
troll-dragon-scene-grotto = { troll-dragon-some-diamonds } dans la grotte
    .title = Grotte
    .short = { $diamonds }
    .art = gem
    .look = token
troll-dragon-scene-troll-hand = { troll-dragon-some-diamonds } dans la main du Troll
    .title = { troll-dragon-troll-hand }
    .short = { $diamonds }
    .art = troll-hand-{ $drawn }
    .look = token
troll-dragon-scene-cavern = { troll-dragon-some-nuggets } dans la caverne
    .title = Caverne
    .short = { $nuggets }
    .art = nugget
    .look = token
troll-dragon-scene-at-risk = En danger : { $pieces }
    .title = { troll-dragon-at-risk }
troll-dragon-scene-risk-diamonds = { troll-dragon-some-diamonds }
    .short = { $diamonds }
    .art = gem
    .look = risk
troll-dragon-scene-risk-nuggets = { troll-dragon-some-nuggets }
    .short = { $nuggets }
    .art = nugget
    .look = risk
troll-dragon-scene-dice = Dés de la grotte : { $pieces }
    .title = Dés de la grotte
troll-dragon-scene-die = { $how ->
        [1] { troll-dragon-scene-face }, { troll-dragon-blocked }
        [2] { troll-dragon-scene-face }, { troll-dragon-aside }
        [3] { troll-dragon-scene-face }, { troll-dragon-held }
        [4] en l'air
        [5] pas encore lancé
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
troll-dragon-scene-lock = Serrure de la caverne : { $pieces }
    .title = Serrure de la caverne
troll-dragon-scene-socket = { $how ->
        [0] { troll-dragon-scene-face } : pas encore
        [1] { troll-dragon-scene-face }
        [2] { troll-dragon-scene-face }, peut rester là
       *[other] { troll-dragon-scene-face }, mise de côté
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
        [2] La garder ?
        [3] { troll-dragon-aside }
       *[other] { "" }
    }
troll-dragon-scene-dragon = { $dragons ->
        [0] Le dragon dort
        [1] Le dragon remue
       *[other] Le dragon est réveillé
    }
    .art = { $dragons ->
        [0] dragon-asleep
        [1] dragon-stirring
       *[other] dragon-awake
    }
    .look = plain
troll-dragon-scene-cavern-dice = Dés de la caverne : { $pieces }
    .title = Or et dragon
troll-dragon-scene-gold-die = Dé de la caverne : { $how ->
        [4] en l'air
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
troll-dragon-scene-dragon-die = Dé Dragon : { $how ->
        [2] { troll-dragon-face-dragon }
        [4] en l'air
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
troll-dragon-scene-roller = { $who } a les dés Dragon
    .art = dragon-face
    .look = token
