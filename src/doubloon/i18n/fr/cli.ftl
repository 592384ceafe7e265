### Français. Commandes

cli-seats = { $low } à { $high } joueurs
cli-option = { $name } = { $allowed } (sinon { $default }) : { $says }
cli-near = Voulais-tu dire « { $near } » ?
cli-no-end = Le journal s’arrête ici ; la partie n’est pas finie.
cli-saved = { $game }, { $summary }
cli-saved-none = Aucune partie n’est enregistrée.
cli-game-from = du paquet { $package }
cli-bots = robots : { $bots }
cli-bot = { $name } : { $says }
cli-warming = { $game } : préparation de la recherche, une seule fois …
cli-warm = { $game } : préparé en { $seconds } s
cli-solved = Qui commence gagne { $share } des parties si les deux jouent au mieux. La table est dans { $path }.
cli-solve-stopped = Arrêté. La même commande continue { $path }.
cli-warm-elsewhere = Un autre processus prépare déjà les recherches ; attente …
cli-warm-before = { $game } : était déjà préparé
cli-open-here = Doubloon est à { $url } sur cette machine.
cli-open-home = Pour tout le monde sur le même réseau : { $url } (les téléphones peuvent scanner ce code et jouer).
cli-open-no-home = Aucun réseau domestique trouvé : seule cette machine peut jouer.
cli-open-stop = Ctrl-C l’arrête ; au prochain lancement, les parties reprennent où elles en étaient.
cli-open-already = Doubloon tourne déjà, à { $url }.
cli-serving = Doubloon est à { $url }
cli-backed-up = La sauvegarde est dans { $path }.
cli-docs = La documentation se trouve à { $url }
cli-new-game = { $path } est créé. Ensuite :
cli-promise = La promesse dans ce fichier : { $commitment }
cli-seed = C’est le SHA-256 de la graine : { $seed }
cli-compare = Est-ce la promesse que tu as vue avant la partie ? Alors la graine était fixée avant.
cli-committed = { $committed ->
        [one] Une place a promis son ajout aux dés avant qu’aucun ne soit montré.
       *[other] { $committed } places ont promis leurs ajouts aux dés avant qu’aucun ne soit montré.
    }
cli-proved = L’une de ces places était-elle la tienne, sur ton propre appareil ? Alors personne n’a choisi les dés, pas même le serveur. Si toutes étaient sur un seul appareil, elles font confiance à cet appareil et au serveur.
cli-trusted = Il n’y a pas deux places qui aient promis leurs ajouts : une table sur un seul appareil fait confiance au serveur.
cli-unpromised = Les ajouts aux dés n’ont pas été promis d’avance : qui pouvait lire à temps la base de données du serveur pouvait choisir les dés.
cli-withheld = La place { $seat } a promis un ajout et ne l’a pas montré, et les autres ont recommencé. Ainsi, son appareil ou le serveur a pu refuser des dés une fois.
cli-hash = L’empreinte de la mise en place, des dés et des coups : { $hash }
cli-compare-hash = Compare-la à l’empreinte qu’un appareil a gardée (--seen) : sans cela, les coups de ce fichier pourraient être d’autres.
cli-seen = Un appareil a vu cela après l’étape { $step } sur { $steps } : jusque-là, la mise en place, les dés et les coups sont ceux de la partie.
cli-drawn = { $drawn ->
        [one] { $drawn } résultat a été vérifié et vient de la graine.
       *[other] { $drawn } résultats ont été vérifiés, et tous viennent de la graine.
    }
cli-answered = { $answered ->
        [one] { $answered } résultat (qui a été plus rapide) a été répondu, non tiré, et n’est donc pas vérifié.
       *[other] { $answered } résultats (qui a été plus rapide) ont été répondus, non tirés, et ne sont donc pas vérifiés.
    }

cli-tournament-title = { $game }, { $seats } places : { $matchups ->
        [one] { $games } parties pour { $matchups } affiche
       *[other] { $games } parties pour chacune des { $matchups } affiches, { $total } en tout
    } ; graine { $seed }
cli-tournament-rounded = { $asked } parties par affiche sont arrondies à { $games } : ainsi chaque ordre des places revient aussi souvent.
cli-tournament-ready = Préparation : ce qui est nouveau est compilé, une fois …
cli-tournament-goes-on = { $done } parties sur { $total } sont déjà là, dans { $path }
cli-tournament-stopped = Arrêté. { $done } parties sur { $total } sont gardées dans { $path } ; la même commande continue.
cli-tournament-stopped-empty = Arrêté.
cli-tournament-bot = robot
cli-tournament-matchup = affiche
cli-tournament-games = parties
cli-tournament-wins = victoires
cli-tournament-ties = partages
cli-tournament-rate = gagné
cli-tournament-interval = intervalle à 95 %
cli-tournament-rating = cote
cli-tournament-ms = ms par coup
cli-tournament-faults = fautes
cli-tournament-first = Qui commence gagne { $rate } % des parties (intervalle à 95 % : { $low } … { $high }) ; l’équilibre serait { $even } %.
cli-tournament-length = Une partie a { $moves } coups en moyenne, sans ceux du hasard.
cli-tournament-unfinished = { $games ->
        [one] { $games } partie n’était pas finie après { $limit } actions ; elle compte telle qu’elle était.
       *[other] { $games } parties n’étaient pas finies après { $limit } actions ; elles comptent telles qu’elles étaient.
    }
cli-tournament-replaced = { $games ->
        [one] Après trois fautes, clever a continué pour { $bot }, dans { $games } partie.
       *[other] Après trois fautes, clever a continué pour { $bot }, dans { $games } parties.
    }
cli-tournament-point = ,

## Tes propres robots

fault-crashed = { $bot } s’est arrêté à { $place } : { $error }. « Malin » joue à sa place.
fault-slow = { $bot } n’a pas répondu en { $seconds } s. « Malin » joue à sa place.
fault-illegal = { $bot } a répondu { $answer } ; on pouvait jouer { $allowed }. « Malin » joue à sa place.
fault-gone = Le processus de { $bot } a pris fin : { $how }. « Malin » joue à sa place.

cli-given = { $given ->
        [one] La première étape vient
       *[other] Les { $given } premières étapes viennent
    } d’une autre partie, et n’ont pas été tirées ici.

cli-simulate-slow = Ces robots ne sont pas compilés : quelques parties par seconde et par cœur, pas quelques centaines de milliers.
cli-simulate-goes-on = On continue : { $games } parties sont déjà dans { $path }
cli-simulate-stopped = Arrêté. { $games } parties sont gardées dans { $path } ; la même commande continue.
cli-report-no-font = Le format PNG demande une police, et aucune n’a été trouvée ; il n’y a donc que du SVG.

## What can go wrong with commands alone; the browser does not load it

error-setup-people = { $asked } personnes ne peuvent pas s’asseoir sur { $seats } places.
error-setup-names = { $asked } noms, c’est trop pour { $people } personnes à ce terminal.
error-warm-unkept = Ce qui a été préparé ne peut pas être gardé, car { $path } n’est pas accessible en écriture. « Rusé » joue comme « malin ».
error-solve-other = { $path } contient la table d’autres options ou d’autres règles.
error-solve-file = { $path } n’est pas une table de valeurs résolues, ou elle est tronquée.
error-solve-game = Seul { $known } se résout dans un fichier, pas { $asked }.
error-solve-unwritable = { $path } n’est pas accessible en écriture : { $reason }
error-setup-form = Une option s’écrit nom=valeur, pas « { $asked } ».
error-bot-spec = Un robot à toi s’écrit module:fonction, pas « { $asked } ».
error-bot-module = Le module « { $module } » ne se charge pas : { $reason }
error-bot-function = Le module « { $module } » ({ $file }) n’a pas de fonction « { $function } ».
error-bot-form = Un robot est une fonction { $form }, pas { $asked }.
error-report-unwritable = Le rapport ne peut pas être écrit dans { $path }.
error-file-unreadable = Le fichier { $path } ne peut pas être lu.
error-usage-command = Il n’y a pas de commande « { $asked } ». Les commandes sont : { $known }.
error-usage-option = L’option « { $asked } » n’existe pas ici. « { $help } » donne les options.
error-usage-missing = Il manque { $name }. « { $help } » dit ce qu’il faut.
error-usage-value = { $name } a besoin d’une valeur : { $name } { $form }
error-usage-flag = { $name } ne prend pas de valeur.
error-usage-whole = { $name } doit être un nombre entier, pas « { $asked } ».
error-usage-number = { $name } doit être un nombre, pas « { $asked } ».
error-usage-range = { $name } va de { $low } à { $high }, pas { $asked }.
error-usage-least = { $name } doit être au moins { $low }, pas { $asked }.
error-usage-extra = « { $asked } » est un argument de trop. « { $help } » dit ce qu’il faut.
error-usage-empty = Un argument est vide.
error-usage-empty-option = { $name } est vide ; il faut une valeur.
error-completion-shell = Il n’y a pas de complétion pour « { $asked } ». Il y en a pour : { $known }.
error-docs-unbuilt = La documentation n’est pas construite ici. Lance `make site` dans le dossier des sources.
error-new-folder = Il y a déjà un dossier ou un fichier { $path }.
error-new-long = Le nom d’un jeu a au plus { $high } lettres.
error-new-reserved = Le nom « { $id } » est déjà pris par Python ou par Doubloon.
error-new-seats = Les joueurs s’indiquent par 2-6, de { $low } à { $high }, pas par « { $asked } ».
error-new-unwritable = { $path } ne peut pas être écrit : { $reason }
error-usage-full = Il n’y a plus de place sur l’appareil.
error-usage-other = { $message }
error-language-unknown = Il n’y a pas de langue « { $asked } ». Les langues sont : { $known }.
error-table-terminal = On joue dans un terminal ; ici il n’y en a pas.
error-table-busy = Ce jeu est déjà en cours dans une autre fenêtre.
error-table-choice = Choisis --new ou --resume, pas les deux.
error-saved-none = Aucune partie de { $game } n’est sauvegardée.
error-saved-nothing = Aucune partie n’est enregistrée.
error-saved-unknown = Aucune partie n’est enregistrée sous « { $asked } ». Parties enregistrées : { $known }.
error-saved-damaged = La partie sauvegardée ne peut pas être lue. { $reason } Elle est gardée sous { $path } ; le prochain départ commence une nouvelle partie.
error-tournament-bots = Un tournoi se joue à deux robots ou plus, pas à { $asked }.
error-tournament-twice = Le robot « { $asked } » est inscrit deux fois.
error-tournament-number = { $name } va de { $low } à { $high }, pas { $asked }.
error-tournament-busy = Ce tournoi est déjà en cours ({ $path }).
error-tournament-foreign = Le fichier { $path } n’est pas celui d’un tournoi.
error-tournament-other = Le fichier { $path } est d’un autre tournoi ; ce qui diffère : { $other }. Avec --new, il est remplacé.
error-tournament-damaged = Le fichier { $path } est abîmé à la ligne { $line }. Avec --new, il est remplacé.
error-tournament-unwritable = Les résultats ne peuvent pas être gardés dans { $path } : { $reason }
error-tournament-worker = Un processus du tournoi a pris fin de lui-même (code { $code }). La même commande continue.
error-server-workers = Plusieurs processus ont besoin d’une base de données commune : --database postgresql://…
error-server-lobby = Un processus ne connaît que ses propres tables ouvertes : --lobby demande --workers 1.
error-join-link = Un lien s’écrit http://HOST:PORT/#amber-boat-river, pas « { $asked } ».
error-join-unreachable = Aucun serveur ne répond à { $url }.
error-join-server = Un serveur s’écrit http://HOST:PORT, et non « { $asked } ».
error-lab-twice = « { $asked } » est compté deux fois.
error-lab-number = { $name } doit être compris entre { $low } et { $high }, pas { $asked }.
error-lab-figure = Il n’y a pas de mesure « { $asked } » ; il y a { $known }.
error-lab-width = Un intervalle doit être plus large que 0, pas { $asked }.
error-lab-device = Il n’y a pas d’appareil « { $asked } » ; il y a { $known }.
error-lab-cuda-bots = Seuls les robots gentle, clever et random jouent sur une carte graphique.
error-lab-no-cuda = Aucune carte graphique CUDA n’est utilisable ici : il n’y en a pas, ou son pilote ou l’extra « gpu » manque.
error-lab-busy = Cette simulation est déjà en cours ({ $path }).
error-lab-foreign = { $path } n’est pas le fichier d’une simulation.
error-lab-other = { $path } est d’une autre simulation ; ce qui diffère : { $other }. Avec --new, elle est remplacée.
error-lab-unwritable = Les résultats ne peuvent pas être gardés dans { $path } : { $reason }
error-lab-extra = Pour cela, il faut installer { $module } : pip install "doubloon[{ $extra }]"
error-lab-length = --games et --until s’excluent.
error-lab-fewer = { $path } a déjà { $games } parties, plus que { $asked }. Avec --new, on recommence.
error-lab-games = Un nombre de parties s’écrit 5000 ou 5e3, pas « { $asked } ».
error-lab-goal = Un but s’écrit 0.2% ou turns=0.1, pas « { $asked } ».
error-lab-none = Il n’y a pas de simulation dans { $path } : doubloon simulate JEU --out { $path } en fait une.
error-lab-compare = Une comparaison demande deux réglages ou plus.
error-lab-unlike = Des réglages comparés ont le même { $asked }.
error-lab-compare-until = Donne un nombre de parties.
error-lab-combinations = Une série a 1 à { $most } combinaisons, pas { $asked }.
error-lab-target = Un but s’écrit first_seat=50% ou turns=40, pas « { $asked } ».
error-lab-over = Un intervalle s’écrit 1..3 ou 30..60:5, pas « { $asked } ».
error-lab-search = Une recherche demande un but, par exemple --target first_seat=50%.
error-lab-search-none = Le jeu refuse toutes les combinaisons essayées.
error-lab-fault = Un robot a fait une erreur : { $reason }
error-lab-ray-address = L’adresse d’une grappe s’écrit ray://hôte:10001, pas « { $asked } ».
error-lab-ray-unreachable = Aucune grappe Ray ne répond à { $address } : { $reason }
error-lab-ray-resource = La grappe Ray { $address } n’a pas de { $resource } pour jouer.
error-lab-ray-lost = La grappe Ray { $address } est tombée en panne : { $reason }
error-lab-ray-other = Le nœud { $node } de la grappe a une autre version de Doubloon, de Python ou de tes propres robots que cette machine.
