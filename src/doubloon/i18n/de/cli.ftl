### Deutsch. Befehle

cli-seats = { $low } bis { $high } Spieler
cli-option = { $name } = { $allowed } (sonst { $default }): { $says }
cli-near = Meinst du „{ $near }“?
cli-no-end = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.
cli-saved = { $game }, { $summary }
cli-saved-none = Es ist kein Spiel gespeichert.
cli-game-from = aus dem Paket { $package }
cli-bots = Bots: { $bots }
cli-bot = { $name }: { $says }
cli-warming = { $game }: Die Suche wird vorbereitet, einmalig …
cli-warm = { $game }: vorbereitet in { $seconds } s
cli-solved = Wer beginnt, gewinnt bei bestem Spiel beider { $share } der Spiele. Die Tabelle ist in { $path }.
cli-solve-stopped = Angehalten. Derselbe Befehl setzt { $path } fort.
cli-warm-elsewhere = Ein anderer Prozess bereitet die Suche schon vor; warte auf ihn …
cli-warm-before = { $game }: war schon vorbereitet
cli-open-here = Doubloon ist auf diesem Rechner unter { $url } zu finden.
cli-open-home = Für alle im selben Netz: { $url } (Handys können diesen Code scannen und mitspielen).
cli-open-no-home = Kein Heimnetz gefunden: Nur dieser Rechner kann mitspielen.
cli-open-stop = Strg-C beendet es; beim nächsten Start gehen die Partien weiter, wo sie waren.
cli-open-already = Doubloon läuft schon, unter { $url }.
cli-serving = Doubloon ist unter { $url }
cli-backed-up = Die Sicherung ist in { $path }.
cli-docs = Die Dokumentation liegt unter { $url }
cli-new-game = { $path } ist angelegt. Weiter geht es mit:
cli-promise = Das Versprechen in dieser Datei: { $commitment }
cli-seed = Es ist die SHA-256 des Startwerts: { $seed }
cli-compare = Ist das das Versprechen, das du vor dem Spiel gesehen hast? Dann stand der Startwert vorher fest.
cli-committed = { $committed ->
        [one] Ein Platz hat seine Zugabe zu den Würfeln versprochen, bevor irgendeine gezeigt wurde.
       *[other] { $committed } Plätze haben ihre Zugaben zu den Würfeln versprochen, bevor irgendeine gezeigt wurde.
    }
cli-proved = War einer dieser Plätze deiner, auf deinem eigenen Gerät? Dann hat niemand die Würfel ausgesucht, auch nicht der Server. Waren alle auf einem Gerät, vertrauen sie diesem Gerät und dem Server.
cli-trusted = Keine zwei Plätze haben ihre Zugaben versprochen: Ein Tisch auf einem Gerät vertraut dem Server.
cli-unpromised = Die Zugaben zu den Würfeln wurden nicht vorher versprochen: Wer rechtzeitig die Datenbank des Servers lesen konnte, konnte die Würfel aussuchen.
cli-withheld = Platz { $seat } hat eine Zugabe versprochen und nicht gezeigt, und die anderen haben neu begonnen. So konnte sein Gerät oder der Server einmal Würfel ablehnen.
cli-hash = Der Fingerabdruck von Aufbau, Würfeln und Zügen: { $hash }
cli-compare-hash = Vergleiche ihn mit dem Fingerabdruck, den ein Gerät behalten hat (--seen): Ohne das könnten die Züge in dieser Datei andere sein.
cli-seen = Ein Gerät sah das nach Schritt { $step } von { $steps }: Bis dahin sind Aufbau, Würfel und Züge die des Spiels.
cli-drawn = { $drawn ->
        [one] { $drawn } Ergebnis wurde geprüft und kommt aus dem Startwert.
       *[other] { $drawn } Ergebnisse wurden geprüft, und alle kommen aus dem Startwert.
    }
cli-answered = { $answered ->
        [one] { $answered } Ergebnis (wer schneller war) wurde beantwortet, nicht gezogen, und daher nicht geprüft.
       *[other] { $answered } Ergebnisse (wer schneller war) wurden beantwortet, nicht gezogen, und daher nicht geprüft.
    }

cli-tournament-title = { $game }, { $seats } Plätze: { $matchups ->
        [one] { $games } Spiele in { $matchups } Paarung
       *[other] { $games } Spiele in jeder von { $matchups } Paarungen, zusammen { $total }
    }; Startwert { $seed }
cli-tournament-rounded = { $asked } Spiele je Paarung werden auf { $games } aufgerundet: So kommt jede Sitzordnung gleich oft vor.
cli-tournament-ready = Vorbereitung: Was neu ist, wird einmal übersetzt …
cli-tournament-goes-on = { $done } von { $total } Spielen sind schon da, in { $path }
cli-tournament-stopped = Angehalten. { $done } von { $total } Spielen liegen in { $path }; derselbe Befehl macht weiter.
cli-tournament-stopped-empty = Angehalten.
cli-tournament-bot = Bot
cli-tournament-matchup = Paarung
cli-tournament-games = Spiele
cli-tournament-wins = Siege
cli-tournament-ties = geteilt
cli-tournament-rate = Siegquote
cli-tournament-interval = 95-%-Intervall
cli-tournament-rating = Wertung
cli-tournament-ms = ms je Zug
cli-tournament-faults = Fehler
cli-tournament-first = Wer beginnt, gewinnt { $rate } % der Spiele (95-%-Intervall: { $low } … { $high }); ausgeglichen wären { $even } %.
cli-tournament-length = Ein Spiel hat im Mittel { $moves } Züge, ohne die des Zufalls.
cli-tournament-unfinished = { $games ->
        [one] { $games } Spiel war nach { $limit } Aktionen nicht zu Ende und zählt, wie es stand.
       *[other] { $games } Spiele waren nach { $limit } Aktionen nicht zu Ende und zählen, wie sie standen.
    }
cli-tournament-replaced = { $games ->
        [one] Nach drei Fehlern spielte clever für { $bot } weiter, in { $games } Spiel.
       *[other] Nach drei Fehlern spielte clever für { $bot } weiter, in { $games } Spielen.
    }
cli-tournament-point = ,

## Eigene Bots

fault-crashed = { $bot } ist bei { $place } abgestürzt: { $error }. „Klug“ zieht an seiner Stelle.
fault-slow = { $bot } hat { $seconds } s lang nicht geantwortet. „Klug“ zieht an seiner Stelle.
fault-illegal = { $bot } hat { $answer } geantwortet; möglich waren { $allowed }. „Klug“ zieht an seiner Stelle.
fault-gone = Der Prozess von { $bot } ist zu Ende: { $how }. „Klug“ zieht an seiner Stelle.

cli-given = { $given ->
        [one] Der erste Schritt stammt
       *[other] Die ersten { $given } Schritte stammen
    } aus einem anderen Spiel und wurden hier nicht ausgelost.

cli-simulate-slow = Diese Bots sind nicht kompiliert: einige Spiele je Sekunde und Kern, nicht einige hunderttausend.
cli-simulate-goes-on = Es geht weiter: { $games } Spiele sind schon in { $path }
cli-simulate-stopped = Angehalten. { $games } Spiele sind in { $path } gespeichert; derselbe Befehl macht weiter.
cli-report-no-font = Für PNG wird eine Schrift gebraucht, und es wurde keine gefunden; daher gibt es nur SVG.

## What can go wrong with commands alone; the browser does not load it

error-setup-people = { $asked } Leute können nicht auf { $seats } Plätzen sitzen.
error-setup-names = { $asked } Namen sind zu viele für { $people } Personen an diesem Terminal.
error-warm-unkept = Was vorbereitet wurde, lässt sich nicht aufbewahren, denn { $path } ist nicht beschreibbar. „Listig“ spielt wie „klug“.
error-solve-other = { $path } enthält die Tabelle anderer Optionen oder anderer Regeln.
error-solve-file = { $path } ist keine Tabelle gelöster Werte, oder sie ist abgeschnitten.
error-solve-game = Nur { $known } wird in eine Datei gelöst, nicht { $asked }.
error-solve-unwritable = { $path } lässt sich nicht schreiben: { $reason }
error-setup-form = Eine Option schreibt man name=wert, nicht „{ $asked }“.
error-bot-spec = Einen eigenen Bot schreibt man modul:funktion, nicht „{ $asked }“.
error-bot-module = Das Modul „{ $module }“ lässt sich nicht laden: { $reason }
error-bot-function = Das Modul „{ $module }“ ({ $file }) hat keine Funktion „{ $function }“.
error-bot-form = Ein Bot ist eine Funktion { $form }, nicht { $asked }.
error-report-unwritable = Der Bericht kann nicht nach { $path } geschrieben werden.
error-file-unreadable = Die Datei { $path } ist nicht lesbar.
error-usage-command = Es gibt keinen Befehl „{ $asked }“. Die Befehle sind: { $known }.
error-usage-option = Die Option „{ $asked }“ gibt es hier nicht. „{ $help }“ nennt die Optionen.
error-usage-missing = { $name } fehlt. „{ $help }“ sagt, was nötig ist.
error-usage-value = { $name } braucht einen Wert: { $name } { $form }
error-usage-flag = { $name } hat keinen Wert.
error-usage-whole = { $name } muss eine ganze Zahl sein, nicht „{ $asked }“.
error-usage-number = { $name } muss eine Zahl sein, nicht „{ $asked }“.
error-usage-range = { $name } muss { $low } bis { $high } sein, nicht { $asked }.
error-usage-least = { $name } muss mindestens { $low } sein, nicht { $asked }.
error-usage-extra = „{ $asked }“ ist ein Argument zu viel. „{ $help }“ sagt, was nötig ist.
error-usage-empty = Ein Argument ist leer.
error-usage-empty-option = { $name } ist leer und braucht einen Wert.
error-completion-shell = Für „{ $asked }“ gibt es keine Vervollständigung. Es gibt sie für: { $known }.
error-docs-unbuilt = Die Dokumentation ist hier nicht gebaut. Rufe im Ordner der Quellen `make site` auf.
error-new-folder = Einen Ordner oder eine Datei { $path } gibt es schon.
error-new-long = Der Name eines Spiels hat höchstens { $high } Buchstaben.
error-new-reserved = Der Name „{ $id }“ ist bei Python oder Doubloon vergeben.
error-new-seats = Spieler werden als 2-6 angegeben, { $low } bis { $high }, nicht als „{ $asked }“.
error-new-unwritable = { $path } lässt sich nicht schreiben: { $reason }
error-usage-full = Auf dem Gerät ist kein Platz mehr.
error-usage-other = { $message }
error-language-unknown = Es gibt keine Sprache „{ $asked }“. Die Sprachen sind: { $known }.
error-table-terminal = Gespielt wird in einem Terminal; hier ist keines.
error-table-busy = Dieses Spiel wird gerade in einem anderen Fenster gespielt.
error-table-choice = Wähle --new oder --resume, nicht beides.
error-saved-none = Von { $game } ist kein Spiel gespeichert.
error-saved-nothing = Es ist kein Spiel gespeichert.
error-saved-unknown = Unter „{ $asked }“ ist kein Spiel gespeichert. Gespeichert sind: { $known }.
error-saved-damaged = Das gespeicherte Spiel ist nicht lesbar. { $reason } Es bleibt liegen als { $path }; der nächste Start beginnt ein neues Spiel.
error-tournament-bots = Ein Turnier ist für zwei Bots oder mehr, nicht für { $asked }.
error-tournament-twice = Der Bot „{ $asked }“ ist zweimal angemeldet.
error-tournament-number = { $name } ist { $low } bis { $high }, nicht { $asked }.
error-tournament-busy = Dieses Turnier wird schon gespielt ({ $path }).
error-tournament-foreign = Die Datei { $path } ist nicht die eines Turniers.
error-tournament-other = Die Datei { $path } gehört zu einem anderen Turnier; verschieden ist: { $other }. Mit --new wird sie überschrieben.
error-tournament-damaged = Die Datei { $path } ist in Zeile { $line } beschädigt. Mit --new wird sie überschrieben.
error-tournament-unwritable = Die Ergebnisse können in { $path } nicht gespeichert werden: { $reason }
error-tournament-worker = Ein Prozess des Turniers endete von selbst (Code { $code }). Derselbe Befehl macht weiter.
error-server-workers = Mehrere Prozesse brauchen eine Datenbank, die sie teilen können: --database postgresql://…
error-server-lobby = Ein Prozess kennt nur seine eigenen offenen Tische: --lobby braucht --workers 1.
error-join-link = Ein Link sieht so aus: http://HOST:PORT/#amber-boat-river, nicht „{ $asked }“.
error-join-unreachable = Unter { $url } antwortet kein Server.
error-join-server = Ein Server wird http://HOST:PORT geschrieben, nicht „{ $asked }“.
error-lab-twice = „{ $asked }“ wird doppelt gezählt.
error-lab-number = { $name } muss { $low } bis { $high } sein, nicht { $asked }.
error-lab-figure = Die Kennzahl „{ $asked }“ gibt es nicht; es gibt { $known }.
error-lab-width = Ein Intervall muss breiter als 0 sein, nicht { $asked }.
error-lab-device = Das Gerät „{ $asked }“ gibt es nicht; es gibt { $known }.
error-lab-cuda-bots = Auf einer Grafikkarte spielen nur die Bots gentle, clever und random.
error-lab-no-cuda = Hier kann keine CUDA-Grafikkarte benutzt werden: Es gibt keine, oder ihr Treiber oder das Extra „gpu“ fehlt.
error-lab-busy = Diese Simulation läuft schon ({ $path }).
error-lab-foreign = { $path } ist nicht die Datei einer Simulation.
error-lab-other = { $path } gehört zu einer anderen Simulation; verschieden sind: { $other }. Mit --new wird sie überschrieben.
error-lab-unwritable = Die Ergebnisse können nicht in { $path } gespeichert werden: { $reason }
error-lab-extra = Dafür muss { $module } installiert sein: pip install "doubloon[{ $extra }]"
error-lab-length = --games und --until schließen einander aus.
error-lab-fewer = { $path } hat schon { $games } Spiele, mehr als { $asked }. Mit --new geht es von vorn los.
error-lab-games = Eine Zahl von Spielen wird 5000 oder 5e3 geschrieben, nicht „{ $asked }“.
error-lab-goal = Ein Ziel wird 0.2% oder turns=0.1 geschrieben, nicht „{ $asked }“.
error-lab-none = In { $path } ist keine Simulation: doubloon simulate SPIEL --out { $path } macht eine.
error-lab-compare = Ein Vergleich braucht zwei Einstellungen oder mehr.
error-lab-unlike = Verglichene Einstellungen haben dasselbe { $asked }.
error-lab-compare-until = Nenne eine Zahl von Spielen.
error-lab-combinations = Eine Reihe hat 1 bis { $most } Kombinationen, nicht { $asked }.
error-lab-target = Ein Ziel wird first_seat=50% oder turns=40 geschrieben, nicht „{ $asked }“.
error-lab-over = Ein Bereich wird 1..3 oder 30..60:5 geschrieben, nicht „{ $asked }“.
error-lab-search = Eine Suche braucht ein Ziel, etwa --target first_seat=50%.
error-lab-search-none = Das Spiel lehnt alle Kombinationen ab, die versucht wurden.
error-lab-fault = Ein Bot hat einen Fehler gemacht: { $reason }
error-lab-ray-address = Die Adresse eines Clusters wird ray://host:10001 geschrieben, nicht „{ $asked }“.
error-lab-ray-unreachable = Unter { $address } antwortet kein Ray-Cluster: { $reason }
error-lab-ray-resource = Der Ray-Cluster { $address } hat keine { $resource }, auf der gespielt werden kann.
error-lab-ray-lost = Der Ray-Cluster { $address } ist ausgefallen: { $reason }
error-lab-ray-other = Der Knoten { $node } des Clusters hat eine andere Version von Doubloon, von Python oder deiner eigenen Bots als dieser Rechner.
