## Previews of links to a table

preview-title = { $face } { $game } : viens jouer !
preview-says = Tu es invité à la table. Ouvre le lien et joue avec nous : sans compte, sans rien installer.
