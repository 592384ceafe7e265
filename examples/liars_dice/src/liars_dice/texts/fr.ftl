### Français. Le menteur aux dés

game-liars-dice = Le menteur
web-box-liars-dice = { game-liars-dice }
    .kind = Dés cachés et sang-froid

liars-dice-rules =
    Chacun lance { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } sous son gobelet et ne regarde que les siens.
    Dis combien de dés d’un nombre se trouvent sous tous les gobelets. Tu as le droit de mentir.
    Monte plus haut que la dernière annonce : plus de dés, ou autant d’un nombre plus grand.
    Ou traite de menteur qui vient d’annoncer : on lève tous les gobelets et on compte les dés.
    Il y en a trop peu ? Le menteur perd un dé. Il y en a assez ? C’est qui a douté qui en perd un.
    Qui a encore des dés quand les autres n’en ont plus gagne.
liars-dice-option-dice = Dés que chacun a au début.

liars-dice-rolled-face = Un { $face }
liars-dice-face = Annoncer des { $face }
    .key = { $face }
    .help = Choisis d’abord le nombre sur les dés, puis combien il y en a.
liars-dice-dice = { $dice } fois le { $face }
    .key = { NUMBER($dice, minimumIntegerDigits: 2) }
    .many = combien
    .help = Tu dis qu’il y en a autant sous tous les gobelets.
liars-dice-call = Menteur !
    .key = l
    .help = On lève tous les gobelets. S’il y en a trop peu, qui a annoncé perd un dé ; sinon, c’est toi.
    .more = Lever les gobelets
liars-dice-next = Manche suivante
    .key = n
    .help = Tout le monde relance.

liars-dice-bid = { $who ->
        [you] Tu as annoncé
       *[other] { $who } a annoncé
    } { $dice } fois le { $face }
liars-dice-called = { $owner ->
        [you] { $who } te traite de menteur
       *[other] { $who ->
            [you] Tu traites
           *[other] { $who } traite
        } { $owner } de menteur
    } !
liars-dice-found = Le { $face } est là { $found } fois ; annoncé : { $dice }
liars-dice-lost = { $loser ->
        [you] Tu perds
       *[other] { $loser } perd
    } un dé
liars-dice-out = { $loser ->
        [you] Tu perds ton dernier dé et tu sors
       *[other] { $loser } perd son dernier dé et sort
    } du jeu
liars-dice-round = Tout le monde lance
liars-dice-own = { $face }

liars-dice-guide-bid = Annonce des dés d’un nombre. Les tiens comptent, et ceux que tu ne vois pas.
liars-dice-guide-dice = Combien y en a-t-il en tout ? Peu, c’est prudent ; beaucoup, c’est osé.
liars-dice-guide-call = Tu le crois ? Sinon, dis-le : on lève tous les gobelets.
liars-dice-guide-next = Compte les dés. Puis passe à la manche suivante.

## Ce qui est sur la table

liars-dice-scene-cup = Dés : { $pieces }
    .title = { "" }
liars-dice-scene-covered = { $dice ->
        [0] hors jeu
        [one] un dé sous le gobelet
       *[other] { $dice } dés sous le gobelet
    }
    .short = { $dice ->
        [0] –
       *[other] { $dice } ?
    }
liars-dice-scene-die = { $face }
    .short = { $face }
liars-dice-scene-no-bid = Pas encore d’annonce : { $dice } dés sont sous les gobelets
liars-dice-scene-bid = { $dice } fois le { $face }, { $owner ->
        [you] dis-tu
       *[other] dit { $owner }
    }
    .title = Annonce
    .short = { $dice } × { $face }
liars-dice-scene-found = Le { $face } est là { $found } fois
liars-dice-scene-faces = Quel nombre ? { $pieces }
    .title = Quel nombre ?
liars-dice-scene-face = { $face }
    .short = { $face }
liars-dice-scene-counts = Combien de { $face } ? { $pieces }
    .title = Combien de { $face } ?
liars-dice-scene-dice = { $dice }
    .short = { $dice }
liars-dice-scene-lost = { $lost ->
        [0] aucun dé perdu
        [one] un dé perdu
       *[other] { $lost } dés perdus
    }
