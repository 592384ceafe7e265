### Français. Un message par chose dite ; les mots des choses sont dans docs/guide/words.md.
### `.key` est la touche dans le terminal, `.help` une phrase qui l’explique.

## Tous les jeux

# `who` et `who-has` commencent une phrase sur une place ; `you` est la place de celui qui lit. `who-has` sert aussi au passé composé.
who = { $who ->
        [you] Toi
       *[other] { $who }
    }
who-has = { $who ->
        [you] Tu as
       *[other] { $who } a
    }
first-seat = { $who ->
        [you] Tu commences
       *[other] { $who } commence
    }
begins = { first-seat }
turn = { $who ->
        [you] À toi de jouer
       *[other] { INITIAL($who) ->
            [vowel] Au tour d’{ $who }
           *[consonant] Au tour de { $who }
        }
    }
won = { who-has } gagné !
won-shared = { $who ->
        [you] Tu partages la victoire !
       *[other] { $who } partage la victoire !
    }
told = { $sentence } : { $brief }
earlier-rules = Cette partie suit la version { $version } des règles ; les nouvelles parties suivent la version { $today }.
    .brief = version { $version } des règles
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

names =
    🦡 Brave Blaireau
    🦡 Blaireau Malin
    🐻 Ours Fort
    🐻 Ours Câlin
    🐱 Chat Curieux
    🐱 Chat Calme
    🐦 Corbeau Sage
    🐦 Corbeau Bavard
    🦊 Renard Rusé
    🦊 Renard Rapide
    🐸 Rainette Gaie
    🐸 Rainette Vive
    🦔 Hérisson Poli
    🦔 Hérisson Vif
    🐭 Souris Vive
    🐭 Souris Futée
    🦉 Vieux Hibou
    🦉 Hibou Noble
    🐧 Pingouin Fier
    🐧 Pingouin Zen
    🐰 Lapin Discret
    🐰 Lapin Agile
    🦝 Raton Coquin
    🦝 Raton Rêveur
    🐺 Loup Libre
    🐺 Loup Gentil

emote-laugh = ha ha !
    .face = 😄
emote-grumpy = hum !
    .face = 😠
emote-wow = oh là là !
    .face = 😮
emote-sad = oh non !
    .face = 😢
emote-think = je réfléchis…
    .face = 🤔
emote-sleepy = dépêche-toi !
    .face = 😴
emote-heart = merci !
    .face = 🥰
emote-clap = bien joué !
    .face = 👏

# Les robots : la force, ce qu’elle fait, et qui joue ainsi, avec son visage.
bot-gentle = doux
    .says = Joue comme un enfant, voit ce qui saute aux yeux, et oublie.
    .names =
        🐭 Miette
        🐰 Bondine
        🐧 Dandine
        🦔 Picot
        🐻 Miel
        🐸 Flaque
        🐱 Flocon
        🦡 Boulette
bot-clever = malin
    .says = Connaît les bonnes règles pratiques et n’oublie rien.
    .names =
        🦊 Roussel
        🐱 Velours
        🦝 Bandit
        🦡 Terrier
        🐸 Vaguelette
        🐻 Cuivre
        🦉 Plume
        🐰 Trèfle
bot-cunning = rusé
    .says = Pense à l’avance : joue des milliers de parties dans sa tête avant chaque coup.
    .names =
        🦉 Minerve
        🐺 Ombre
        🐦 Encre
        🦊 Braise
        🐱 Furtif
        🦡 Rex
        🐧 Vesper
        🦝 Serre
bot-random = hasard
    .says = Fait n’importe quoi, si c’est permis.
bot-optimal = optimal
    .says = Joue d’après ce qui est calculé exactement.
bot-stands-in = { $who } penserait à l’avance, mais la recherche de ce jeu n’est pas préparée : { $who } joue comme « malin » jusqu’à ce que tu lances { $command }.

# The coach: the odds of an event, and reasons that every game has
coach-odds = { $event } : { $percent } %
coach-odds-cases = { $event } : { $part } sur { $cases }, { $percent } %
coach-wins = Cela te fait gagner la partie.
coach-equal = Ici, tous les coups se valent.
coach-word-skilled = Bien joué ! Tu as fait de bons choix.
coach-word-unlucky = Tu as bien joué, mais la chance était contre toi. À la prochaine !
coach-word-lucky = Aujourd’hui, la chance était ton amie. Profites-en !
coach-word-learning = Chaque partie t’apprend quelque chose. Regarde ton choix le plus cher, et réessaie !

# The report on luck and skill
report = Chance et choix
report-running = La partie est examinée…
report-curve = Chance de gagner, en %
report-exact = Ces chances sont exactes.
report-played = D’après { $count } parties jouées après chaque coup ; ± et les bandes montrent à quel point c’est sûr.
report-luck = Chance
report-skill = Choix
report-parts = En points sur cent : ce que les dés et les cartes ont fait, et ce que tu as choisi mieux ou moins bien que le robot « malin ».
report-parts-exact = En points sur cent : ce que les dés et les cartes ont fait, et ce que tes choix ont coûté.
report-sum = { $start } % au début, { $luck } par la chance, { $own } par ses propres choix, { $others } par ceux des autres : { $result } %.
report-whose = Moments de
report-luckiest = Plus grande chance
report-unluckiest = Plus grande malchance
report-best = Meilleur choix
report-costliest = Choix le plus cher
report-points = { $points } points
report-chosen = Choisi : { $move }
report-other = Au lieu de : { $move }
report-see = Voir
report-others = Choix des autres
report-interval = { $points } ± { $error }
report-column-name = Joueur
report-written = Le rapport est dans { $file }.
