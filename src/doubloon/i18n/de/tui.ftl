### Deutsch. Der Tisch im Terminal

tui-you = du
tui-bot = Bot
tui-your-turn = { $who ->
        [you] Du bist dran
       *[other] { $who }, du bist dran
    }
tui-their-turn = { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    }
tui-help = Hilfe
    .key = ?
tui-quit = aufhören (das Spiel wird gespeichert)
    .key = q
tui-faster = jede andere Taste: schneller
tui-back = beliebige Taste: zurück zum Spiel
tui-more = beliebige Taste: weiter
tui-look-away = Jetzt sollte nur { $who } auf den Bildschirm sehen
tui-show = beliebige Taste: meine Karten zeigen
tui-undo = zurücknehmen
    .key = u
tui-ready = bereit
    .key = b
tui-not-ready = noch nicht bereit (hält den Countdown an)
tui-is-ready = bereit
tui-starts = Das Spiel beginnt in { $seconds } s
tui-start = Spiel beginnen
    .key = s
tui-go = gehen (Platz bleibt)
tui-go-watcher = gehen
tui-take-back = wieder selbst spielen
    .key = i
tui-agree = { $who ->
        [you] dich
       *[other] { $who }
    } diese Hand spielen lassen
    .key = +
tui-disagree = in dieser Partie nicht
    .key = -
tui-hold-on = immer weiter würfeln
tui-hold-off = nicht mehr weiterwürfeln
tui-ask = Tipp
    .key = !
tui-emotes = reden
    .key = :
tui-seats = Plätze
    .key = .
tui-change-seat = ein Platz: Bot setzen oder frei machen
tui-bot-plays = ein Bot soll spielen: { $bot }
tui-get-up = aufstehen; der Platz ist dann frei
tui-free = den Platz frei machen
tui-close = den Tisch schließen
tui-close-surely = den Tisch für alle schließen
tui-menu-back = Esc: zurück
tui-waiting = Warten auf den Beginn
tui-waiting-friends = Warten auf Mitspieler
tui-seat-open = (freier Platz)
tui-code = Raumcode: { $code }
tui-invite = Für Freunde: { $command }
tui-host = Gastgeber
tui-away = nicht da
tui-bot-here = ein Bot: { $bot }
tui-emoted = { who }: { $said }
tui-sat = { $who ->
        [you] Du setzt dich
       *[other] { $who } setzt sich
    }
tui-handed-over = Für { $who ->
        [you] dich
       *[other] { $who }
    } spielt ein Bot
tui-taken-back = { $who ->
        [you] Du spielst wieder selbst
       *[other] { $who } spielt wieder selbst
    }
tui-configured = Der Gastgeber hat die Varianten dieses Tisches geändert
tui-freed = Ein Platz ist frei
tui-undone = { who-has } einen Zug zurückgenommen
tui-hosted = { $who ->
        [you] Du bist jetzt Gastgeber
       *[other] Gastgeber ist jetzt { $who }
    }
tui-tumbling = { who }: die Würfel rollen
tui-clock = noch { $seconds } s
tui-disconnected = Verbindung verloren, neuer Versuch
tui-no-seat = Kein Platz ist frei: Du schaust zu.
tui-come-back = So kommst du zurück: { $command }
tui-gone = Der Tisch ist geschlossen, oder du hast dort keinen Platz mehr.
tui-typed = { $typed } … (Esc: löschen)
tui-no-key = { $typed }: hier nichts
tui-hint = Am besten jetzt: { $move }.
tui-hint-why = Am besten jetzt: { $move }. { $why }
tui-hint-chances = Gewinnchancen: { $moves }
tui-hint-move = { $move } { $percent } %
tui-hint-range = { $move } { $low } bis { $high } %
tui-hint-unsure = Kein Tipp: zu knapp, oder zu wenig bekannt. Trau dich selbst!
tui-hint-cold = Noch keine Tipps: Dieses Spiel ist nicht vorbereitet. Einmal { $command } ausführen.
tui-promise = Versprechen: { $commitment }
tui-withheld = { $who ->
        [you] Dein Gerät hat
       *[other] Das Gerät von { $who } hat
    } seine versprochene Zugabe zu den Würfeln nicht gezeigt: Es gibt nichts dazu
tui-hash = Fingerabdruck des Spiels, für „doubloon verify --seen“: { $hash }
tui-saved-game = Ein Spiel { $game } zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] { $seats }
    } ist gespeichert; es geht weiter, wie es aufgebaut war.
tui-saved-games = Gespeicherte Spiele von { $game }:
tui-save = { $id }: { $players }; zuletzt gespielt { $when }
tui-resume = weiterspielen
    .key = w
tui-new = ein neues Spiel beginnen
    .key = n
tui-stop = jetzt nicht
    .key = q
tui-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
tui-over = Das Spiel ist aus
tui-place = { $place }. { who }: { $score }
tui-count = { who }: { $parts }
tui-kept = Das Spiel liegt in { $path }
tui-tell-again = Noch einmal erzählen: { $command }
tui-check = Den Zufall prüfen: { $command }
tui-again = noch einmal spielen
    .key = n
tui-vote = ich möchte { $game } spielen, wie { $names }
tui-enough = genug für jetzt
    .key = q
