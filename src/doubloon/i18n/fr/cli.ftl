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
lab-title = { $game } : { NUMBER($games) } parties, { $bots } ; graine { $seed }
lab-mean = moyenne
lab-interval = intervalle à 95 %
lab-range = 5 % … 50 % … 95 % des parties
lab-group-wins = Qui gagne
lab-group-length = Combien de temps
lab-group-lead = Les points et la tête
lab-group-counts = Ce qui arrive dans une partie
lab-group-moves = Les coups dans une partie
lab-group-chance = Dés et cartes dans une partie
lab-wins = Place { $seat } { $seat ->
    [1] (commence)
   *[other] {""}
 }
lab-points = Points de la place { $seat }
lab-move = Coup { $number }
lab-chance = Hasard { $number }
lab-ties = Victoires partagées
lab-turns = Tours
lab-steps = Pas, dés et cartes compris
lab-unfinished = Arrêtées à la limite des pas
lab-lead-changes = Changements de tête
lab-decided = En tête pour de bon après (part de la partie)
lab-deficit = Plus grand retard du vainqueur, en points
lab-comebacks = Vainqueurs qui étaient loin derrière
lab-margin = Avance sur le deuxième, en points
lab-explained = Dans 95 de 100 simulations comme celle-ci, la vraie moyenne est dans l’intervalle. La dernière colonne dit sous quelle valeur sont 5 %, la moitié et 95 % des parties.
lab-even = Le trait pointillé est une part égale.
lab-points-by-seat = Points à la fin
lab-again = Rejouer
lab-default = comme ci-dessus
lab-difference = différence
lab-same = pareil dans chaque partie
lab-unseen = pas de différence visible ; { $games } parties de plus en montreraient une de { $size }
lab-compared = Les deux ont été jouées avec la même chance, tant que leurs parties se ressemblaient. Une différence est ± son intervalle à 95 % ; elle compte comme vue quand elle est sûre à 99,9 %, car on regarde beaucoup de mesures.
lab-distance = loin du but
lab-best = Au plus près : { $options }
