## Previews of links to a table

preview-title = { $face } { $game }: Spiel mit!
preview-says = Du bist an den Tisch eingeladen. Öffne den Link und spiel mit: ohne Konto, ohne Installation.
