### Le laboratoire : ses commandes et sa page, qui ne charge ce fichier qu’au besoin

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

## Sa page

web-lab-says = Laisse des robots jouer des milliers de parties, change un nombre, et regarde ce que cela fait.
web-lab-game = Jeu
web-lab-bots = Qui joue
web-lab-compare = Comparer deux réglages
web-lab-which = Montré ci-dessous
web-lab-setting = Réglage { $name }
web-lab-usual = d’habitude { $value }
web-lab-unlike = dans le réglage A { $value }
web-lab-defaults = Revenir aux valeurs habituelles
web-lab-games = Parties
web-lab-luck = Chance : le même nombre, les mêmes parties
web-lab-start = Jouer
web-lab-again = Rejouer
web-lab-stop = Arrêter
web-lab-changed = avec les réglages changés
web-lab-results = Résultats
web-lab-empty = Choisis ce que tu veux savoir sur { $game }, et laisse les robots jouer.
web-lab-wrong = Ce lien demande quelque chose d’impossible ici : { $parts }. Les valeurs habituelles le remplacent.
web-lab-waiting = { $ahead ->
    [0] C’est parti …
    [one] En attente : une expérience passe avant.
   *[other] En attente : { $ahead } expériences passent avant.
 }
web-lab-preparing = Préparation. La première expérience d’un jeu est compilée : cela prend quelques secondes, une seule fois.
web-lab-playing = Les robots jouent …
web-lab-stopped = Arrêté.
web-lab-done = Terminé.
web-lab-time = Le temps était écoulé avant que toutes les parties soient jouées.
web-lab-counter = { $games } sur { $all }
web-lab-progress = Parties jouées
web-lab-mean = en moyenne
web-lab-apart = B − A :
web-lab-ends = Comment les parties finissent
web-lab-all = Toutes les mesures
web-lab-command = La même chose dans un terminal, sans limites :

## Ce qui peut aller de travers

error-lab-off = Le laboratoire est désactivé sur ce serveur. Sur ta propre machine, « doubloon open » l’ouvre.
error-lab-many = Une expérience a ici au plus { NUMBER($most) } parties, et non { NUMBER($asked) }.
error-lab-preparing = Le jeu est encore en cours de compilation pour ces robots. Réessaie dans une minute.
error-limit-experiments = Trop d’expériences à la fois. Attends { $seconds } s.
error-lab-bots = Il y a { $seats } places et { $bots } robots. Nomme un robot pour chaque place, ou un seul pour toutes.
error-lab-equal = Deux des réglages comparés sont égaux.
error-lab-large = Un compte d’une partie est plus grand que { $most }.
