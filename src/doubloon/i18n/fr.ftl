### Français. Un message par chose dite ; les mots des choses sont dans docs/guide/words.md.
### `.key` est la touche dans le terminal, `.help` une phrase qui l'explique.

## Jeux

game-pig = Pig
game-troll-dragon = Troll & Dragon

## Tous les jeux

first-seat = { $who } commence
begins = { $who } a commencé
turn = À { $who } de jouer
won = { $who } a gagné !
won-shared = { $who } partage la victoire !

names =
    Brave Blaireau
    Castor Malin
    Ours Fort
    Corbeau Sage
    Chameau Calme
    Canard Hardi
    Aigle Noble
    Renard Rusé
    Chèvre Douce
    Lièvre Joyeux
    Pie Bavarde
    Gentil Koala
    Lynx Agile
    Souris Vive
    Triton Poli
    Vieux Hibou
    Panda Fier
    Caille Rapide
    Lapin Discret
    Phoque Futé
    Biche Timide
    Tortue Zen
    Loup Libre
    Drôle de Zèbre

## Pig

pig-rules =
    Lance le dé autant de fois que tu l'oses : ce qu'il montre est en jeu.
    Un 1 fait perdre tout ce qui est en jeu, et ton tour. Garde à temps, et c'est à toi pour toujours.
    Gagne qui garde en premier { $target } points.
pig-face = Un { $face }
pig-roll = Lancer
    .key = l
    .help = Ajoute ce que montre le dé, mais un 1 fait perdre tout ce qui est en jeu.
pig-hold = { $points ->
        [0] Garder
        [one] Garder { $points } point
       *[other] Garder { $points } points
    }
    .key = g
    .help = Les points en jeu sont à toi pour toujours, et ton tour est fini.
pig-one = { $who } a lancé un 1 et { $points ->
        [0] n'a rien perdu
        [one] a perdu { $points } point
       *[other] a perdu { $points } points
    }
pig-rolled = { $who } a lancé un { $face } : { $points } en jeu
pig-held = { $who } { $points ->
        [0] n'a rien gardé
        [one] a gardé { $points } point
       *[other] a gardé { $points } points
    } : { $banked } en tout
pig-target = Objectif : { $target } points
pig-at-risk = en jeu

pig-option-target = Points qu'il faut pour gagner.

## Troll & Dragon

troll-dragon-rules =
    Grotte : lance les dés pour des diamants. Les trolls bloquent leurs dés ; si tous sont bloqués, le Troll prend ce que tu as ramassé ce tour-ci.
    Une clé et une porte ouvrent la caverne. Tu y lances les dés pour des pépites, pendant que les autres lancent les dés Dragon.
    Deux dragons réveillent le dragon : les autres se partagent ton butin. Pars à temps, et il est à toi.
    Un diamant vaut 1 point, une pépite 3. { $end ->
        [0] Quand la grotte ou la caverne est vide, la partie est finie.
       *[other] Quand la grotte et la caverne sont vides, la partie est finie.
    }

troll-dragon-roll = Lancer les dés de la grotte
    .key = l
    .help = Lance tous les dés qui ne sont ni bloqués, ni mis de côté, ni retenus.
troll-dragon-roll-gold = Lancer pour de l'or
    .key = l
    .help = Lance les deux dés de la caverne ; ensuite, le dragon remue.
troll-dragon-roll-dragon = Lancer les dés Dragon
    .key = l
    .help = Deux dragons réveillent le dragon : toi et les autres partagez alors le trésor.
troll-dragon-leave = Sortir { troll-dragon-carried }
    .key = s
    .help = Ce que tu as ramassé ce tour-ci est à toi pour toujours, et ton tour est fini.
troll-dragon-enter = Entrer dans la caverne
    .key = e
    .help = Clé et porte ouvrent la caverne. Tes diamants te suivent et restent en danger.
troll-dragon-set-key = Mettre la clé de côté
    .key = c
    .help = La clé reste là ce tour-ci ; son dé est bloqué. Il te manque une porte.
troll-dragon-set-door = Mettre la porte de côté
    .key = p
    .help = La porte reste là ce tour-ci ; son dé est bloqué. Il te manque une clé.
troll-dragon-hold-diamond = Retenir un diamant
    .key = d
    .help = Ce dé reste là pour le prochain lancer : le Troll ne peut pas les bloquer tous.
troll-dragon-hold-key = Retenir la clé
    .key = k
    .help = Ce dé reste là, mais seulement pour le prochain lancer.
troll-dragon-hold-door = Retenir la porte
    .key = o
    .help = Ce dé reste là, mais seulement pour le prochain lancer.

troll-dragon-carried = { $diamonds ->
        [0] { $nuggets ->
            [0] sans rien
           *[other] avec { troll-dragon-some-nuggets }
        }
       *[other] avec { troll-dragon-treasure }
    }
troll-dragon-treasure = { $diamonds ->
        [0] { troll-dragon-some-nuggets }
       *[other] { $nuggets ->
            [0] { troll-dragon-some-diamonds }
           *[other] { troll-dragon-some-diamonds } et { troll-dragon-some-nuggets }
        }
    }
troll-dragon-some-diamonds = { $diamonds ->
        [one] { $diamonds } diamant
       *[other] { $diamonds } diamants
    }
troll-dragon-some-nuggets = { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }

troll-dragon-quicker-adventurer = l'aventurier a été plus rapide
troll-dragon-quicker-dragon = le dragon a été plus rapide

troll-dragon-face-troll = troll
troll-dragon-face-diamond = diamant
troll-dragon-face-none = pas de diamant
troll-dragon-face-key = clé
troll-dragon-face-door = porte
troll-dragon-face-gold = { $nuggets ->
        [0] rien
       *[other] { troll-dragon-some-nuggets }
    }
troll-dragon-face-dragon = dragon !
troll-dragon-face-blank = vide

troll-dragon-rolled = { $who } a lancé { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
troll-dragon-rolled-gold = { $who } a lancé { $dice } dés pour de l'or
troll-dragon-rolled-dragon = { $who } a lancé { $dice ->
        [one] { $dice } dé Dragon
       *[other] { $dice } dés Dragon
    }
troll-dragon-did-enter = { $who } a pénétré dans la caverne
troll-dragon-did-set-key = { $who } a mis la clé de côté
troll-dragon-did-set-door = { $who } a mis la porte de côté
troll-dragon-did-hold-diamond = { $who } a retenu un diamant
troll-dragon-did-hold-key = { $who } a retenu la clé
troll-dragon-did-hold-door = { $who } a retenu la porte
troll-dragon-left = { $who } a quitté les lieux { troll-dragon-carried }
troll-dragon-troll = Le Troll est venu ! { $who } { $diamonds ->
        [0] n'a rien perdu
       *[other] a perdu { troll-dragon-some-diamonds }
    }
troll-dragon-awake = { $who } a réveillé le dragon ! { $loser } a fui les mains vides
troll-dragon-shared = { $who } a reçu { troll-dragon-treasure }
troll-dragon-empty-grotto = La grotte est vide
troll-dragon-empty-cavern = La caverne est vide

troll-dragon-grotto = Grotte : { troll-dragon-some-diamonds }
troll-dragon-cavern = Caverne : { troll-dragon-some-nuggets }
troll-dragon-packs = Sacs
troll-dragon-points = pts
troll-dragon-at-risk = En danger
troll-dragon-troll-hand = Main du Troll
troll-dragon-locked = bloqué
troll-dragon-aside = de côté
troll-dragon-held = retenu
troll-dragon-gold-dice = Or
troll-dragon-dragon-dice = Dragon
troll-dragon-roller = Dés Dragon : { $who }
troll-dragon-score = { tui-points } ({ troll-dragon-some-diamonds }, { troll-dragon-some-nuggets })

troll-dragon-option-end = Lequel des deux lieux doit être vide pour que la partie finisse.
troll-dragon-option-end-one = un seul
troll-dragon-option-end-both = les deux
troll-dragon-option-tempo = Dans la caverne, or et dragon à tour de rôle (calme), ou au plus rapide (course).
troll-dragon-option-tempo-calm = calme
troll-dragon-option-tempo-race = course
troll-dragon-option-adventurer-odds = Course, simulée : les chances que l'aventurier soit plus rapide.
troll-dragon-option-dragon-odds = Course, simulée : les chances que les dés Dragon soient plus rapides.
troll-dragon-option-reroll = Relancer prend tous les dés qui ne sont pas bloqués, ou ceux que l'on choisit.
troll-dragon-option-reroll-all = tous
troll-dragon-option-reroll-chosen = choisis
troll-dragon-option-diamonds = Diamants dans la grotte au début.
troll-dragon-option-nuggets = Pépites dans la caverne au début.
troll-dragon-option-diamond-sides = Faces d'un dé de la grotte avec un diamant ; les faces restantes sont des trolls.
troll-dragon-option-key-sides = Faces d'un dé de la grotte avec une clé.
troll-dragon-option-door-sides = Faces d'un dé de la grotte avec une porte.
troll-dragon-option-one-nugget-sides = Faces d'un dé de la caverne avec une pépite ; les faces restantes sont vides.
troll-dragon-option-two-nuggets-sides = Faces d'un dé de la caverne avec deux pépites.
troll-dragon-option-dragon-sides-1 = Faces du premier dé Dragon avec un dragon.
troll-dragon-option-dragon-sides-2 = Faces du second dé Dragon avec un dragon.

## La table dans le terminal

tui-you = toi
tui-bot = bot
tui-told = { $sentence } : { $brief }
tui-your-turn = { $who }, à toi de jouer
tui-their-turn = { $who } joue
tui-help = aide
    .key = ?
tui-quit = quitter (la partie est sauvegardée)
    .key = q
tui-faster = une autre touche : plus vite
tui-back = une touche : retour à la partie
tui-promise = Promesse : { $commitment }
tui-saved-game = Une partie de { $game } à { $seats } est sauvegardée.
tui-resume = la reprendre
    .key = r
tui-new = commencer une nouvelle partie
    .key = n
tui-stop = pas maintenant
    .key = q
tui-saved = La partie est sauvegardée. Pour la reprendre : { $command }
tui-over = La partie est finie
tui-place = { $place }. { $who } : { $score }
tui-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tui-kept = La partie est gardée dans { $path }
tui-tell-again = Pour la réentendre : { $command }
tui-check = Pour vérifier les dés : { $command }
tui-again = rejouer
    .key = r
tui-enough = assez pour aujourd'hui
    .key = q

## Commandes

cli-seats = { $low } à { $high } joueurs
cli-option = { $name } = { $allowed } (sinon { $default }) : { $says }
cli-no-end = Le journal s'arrête ici ; la partie n'est pas finie.
cli-promise = La promesse faite avant la partie a été tenue : { $commitment }
cli-seed = C'est le SHA-256 de la graine : { $seed }
cli-drawn = { $drawn ->
        [one] { $drawn } résultat a été vérifié et vient de la graine.
       *[other] { $drawn } résultats ont été vérifiés, et tous viennent de la graine.
    }
cli-answered = { $answered ->
        [0] Tous les coups du hasard ont été tirés.
        [one] { $answered } résultat (qui a été plus rapide) a été répondu, non tiré, et n'est donc pas vérifié.
       *[other] { $answered } résultats (qui a été plus rapide) ont été répondus, non tirés, et ne sont donc pas vérifiés.
    }

## Ce qui peut aller de travers

error-game-unknown = Il n'y a pas de jeu « { $asked } ». Les jeux sont : { $known }.
error-setup-seats = Ce jeu se joue de { $low } à { $high } joueurs, pas à { $asked }.
error-setup-first = La première place va de 0 à { $high }, ou chance, pas { $asked }.
error-setup-option = Ce jeu n'a pas d'option « { $asked } ». Ses options sont : { $known }.
error-setup-range = { $name } est { $allowed }, pas { $asked }.
error-setup-troll-side = Un dé de la grotte a besoin d'un troll : diamant, clé et porte ont { $most } faces au plus.
error-setup-cavern-sides = Un dé de la caverne a { $most } faces : { $most } au plus portent des pépites.
error-setup-cavern-closed = S'il faut vider les deux lieux, les dés ont besoin d'une clé, d'une porte et d'une face avec des pépites.
error-setup-people = { $asked } personnes ne peuvent pas s'asseoir sur { $seats } places.
error-setup-bot = Il n'y a pas de bot « { $asked } ». Les bots sont : { $known }.
error-setup-form = Une option s'écrit nom=valeur, pas « { $asked } ».
error-seat-unknown = Cette table a les places 0 à { $high }, pas { $asked }.
error-move-illegal = { $asked } ne se joue pas maintenant. On peut jouer : { $allowed }.
error-move-over = La partie est finie : { $asked } ne se joue plus.
error-log-foreign = Ce n'est pas le journal d'une partie.
error-log-format = Ce programme ne lit pas les journaux du format « { $asked } ».
error-log-fields = Le journal est abîmé : un champ manque ou est inconnu ({ $place }).
error-log-damaged = Le journal est abîmé ici : { $place }.
error-log-game = C'est le journal d'un autre jeu ({ $asked }).
error-log-version = Le journal suit les règles { $asked } de ce jeu ; ce programme a les règles { $allowed }.
error-log-options = Il manque des options au journal : { $asked }.
error-log-setup = Le journal commence par une mise en place qui ne se joue pas : { $reason }.
error-log-move = Le journal est faux à { $place } : { $asked } ne s'y joue pas.
error-fair-none = Cette partie a été jouée sans promesse des dés : il n'y a rien à vérifier.
error-fair-secret = La graine est encore secrète : une partie se vérifie quand elle est finie.
error-fair-running = La partie n'est pas finie : elle se vérifiera à la fin.
error-fair-promise = La promesse a été rompue : la graine n'est pas celle promise avant la partie.
error-fair-additions = Chacun des { $seats } joueurs ajoute aux dés ; ce journal a { $asked } ajouts.
error-fair-outcome = Les dés n'étaient pas honnêtes à { $place } : la graine donne { $due }, le journal a { $asked }.
error-file-missing = Il n'y a pas de fichier { $path }.
error-file-unreadable = Le fichier { $path } ne peut pas être lu.
error-file-large = Le fichier { $path } est trop gros pour le journal d'une partie.
error-file-unwritable = La partie ne peut pas être sauvegardée dans { $path }.
error-language-unknown = Il n'y a pas de langue « { $asked } ». Les langues sont : { $known }.
error-table-terminal = On joue dans un terminal ; ici il n'y en a pas.
error-table-busy = Ce jeu est déjà en cours dans une autre fenêtre.
error-table-choice = Choisis --new ou --resume, pas les deux.
error-saved-none = Aucune partie de { $game } n'est sauvegardée.
error-saved-damaged = La partie sauvegardée ne peut pas être lue : { $reason } Elle est gardée sous { $path } ; le prochain départ commence une nouvelle partie.
