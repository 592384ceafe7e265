### Français. La table dans le terminal

tui-you = toi
tui-bot = robot
tui-your-turn = { $who ->
        [you] À toi de jouer
       *[other] { $who }, à toi de jouer
    }
tui-their-turn = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    }
tui-help = aide
    .key = ?
tui-quit = quitter (la partie est sauvegardée)
    .key = q
tui-faster = une autre touche : plus vite
tui-back = une touche : retour à la partie
tui-more = une touche : la suite
tui-look-away = À présent, l’écran est pour { $who } : les autres regardent ailleurs
tui-show = une touche : montrer mes cartes
tui-undo = annuler
    .key = u
tui-ready = prêt
    .key = p
tui-not-ready = pas encore prêt (arrête le compte à rebours)
tui-is-ready = prêt
tui-starts = La partie commence dans { $seconds } s
tui-start = commencer la partie
    .key = s
tui-go = partir (place gardée)
tui-go-watcher = partir
tui-take-back = reprendre ma place
    .key = m
tui-agree = { $who ->
        [you] te laisser
       *[other] laisser { $who }
    } jouer cette main
    .key = +
tui-disagree = pas dans cette partie
    .key = -
tui-hold-on = lancer sans arrêt
tui-hold-off = ne plus lancer sans arrêt
tui-ask = conseil
    .key = !
tui-emotes = parler
    .key = :
tui-seats = places
    .key = .
tui-change-seat = une place : y mettre un robot, ou la libérer
tui-bot-plays = laisser jouer un robot : { $bot }
tui-get-up = se lever ; la place est alors libre
tui-free = libérer la place
tui-close = fermer la table
tui-close-surely = fermer la table pour tout le monde
tui-menu-back = Échap : retour
tui-waiting = En attente du début
tui-waiting-friends = En attente d’amis
tui-seat-open = (place libre)
tui-code = Code de la table : { $code }
tui-invite = Pour les amis : { $command }
tui-host = hôte
tui-away = absent
tui-bot-here = un robot : { $bot }
tui-emoted = { who } : { $said }
tui-sat = { $who ->
        [you] Tu t’assieds
       *[other] { $who } s’assied
    }
tui-handed-over = Un robot joue pour { $who ->
        [you] toi
       *[other] { $who }
    }
tui-taken-back = { $who ->
        [you] Tu joues de nouveau
       *[other] { $who } joue de nouveau
    }
tui-configured = L’hôte a changé les options de cette table
tui-freed = Une place est libre
tui-undone = { who-has } annulé un coup
tui-hosted = { $who ->
        [you] C’est maintenant toi l’hôte
       *[other] { $who } est maintenant l’hôte
    }
tui-tumbling = { who } : les dés roulent
tui-clock = encore { $seconds } s
tui-disconnected = Connexion perdue, nouvel essai
tui-no-seat = Aucune place n’est libre : tu regardes.
tui-come-back = Pour revenir : { $command }
tui-gone = La table est fermée, ou tu n’y as plus de place.
tui-typed = { $typed } … (Échap : effacer)
tui-no-key = { $typed } : rien ici
tui-hint = Le mieux maintenant : { $move }.
tui-hint-why = Le mieux maintenant : { $move }. { $why }
tui-hint-chances = Chances de gagner : { $moves }
tui-hint-move = { $move } { $percent } %
tui-hint-range = { $move } { $low } à { $high } %
tui-hint-unsure = Pas de conseil : trop serré, ou trop peu connu. Fais-toi confiance !
tui-hint-cold = Pas encore de conseils : ce jeu n’est pas préparé. Lance une fois { $command }.
tui-promise = Promesse : { $commitment }
tui-withheld = { $who ->
        [you] Ton appareil
       *[other] L’appareil de { $who }
    } n’a pas montré l’ajout promis aux dés : il n’ajoute rien
tui-hash = Empreinte de la partie, pour « doubloon verify --seen » : { $hash }
tui-saved-game = Une partie de { $game } à { $seats } est sauvegardée ; elle continue telle qu’elle a été préparée.
tui-saved-games = Parties enregistrées de { $game } :
tui-save = { $id } : { $players } ; jouée pour la dernière fois le { $when }
tui-resume = la reprendre
    .key = r
tui-new = commencer une nouvelle partie
    .key = n
tui-stop = pas maintenant
    .key = q
tui-saved = La partie est sauvegardée. Pour la reprendre : { $command }
tui-over = La partie est finie
tui-place = { $place }. { who } : { $score }
tui-count = { who } : { $parts }
tui-kept = La partie est gardée dans { $path }
tui-tell-again = Pour la revoir : { $command }
tui-check = Pour vérifier le hasard : { $command }
tui-again = rejouer
    .key = r
tui-vote = je veux jouer à { $game }, comme { $names }
tui-enough = assez pour aujourd’hui
    .key = q
