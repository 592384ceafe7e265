### How the pieces on a table look: the same in all languages; see docs/guide/scene.md.

## Sounds of events

begins-look = event
    .sound = chime
turn-look = quiet
won-look = quiet
    .joy = who
won-shared-look = quiet
    .joy = who
