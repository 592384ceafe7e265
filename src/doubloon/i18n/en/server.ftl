## Previews of links to a table

preview-title = { $face } { $game }: come and play!
preview-says = You are invited to the table. Open the link and play along: no account, nothing to install.
