### Deutsch. Der Tisch im Browser.

## Das Haus

web-motto = Vier Schatzspiele für die Familie
web-opening = Gleich geht es los …
web-me = Du bist { $name }: anderen Namen und anderes Gesicht wählen
web-who = Wer bist du?
web-other-name = Anderer Name
web-language = Sprache
web-settings = Einstellungen
web-join = Mitspielen
    .more = mit Code oder QR
web-join-words = Die Wörter des Tisches
    .like = amber boat river
web-join-now = Mitspielen
web-watch = Nur zuschauen
web-joining = Auf dem Weg zum Tisch …
web-lobby = Offene Tische
    .seats = { $count ->
        [one] Ein freier Platz
       *[other] { $count } freie Plätze
    }
    .listed = Alle auf diesem Server sehen diesen Tisch auf der Startseite, solange ein Platz frei ist.
web-my-tables = Meine Tische
web-more-games = Auch hier:
web-players = { $low }–{ $high }
web-players-long = { $low }–{ $high } Spieler
web-minutes = { $minutes } Min.
web-back = Zurück
web-close = Schließen
web-no = Nein
web-to-shelf = Zum Regal
web-no-game = Ein solches Spiel gibt es hier nicht.

## Eine Schachtel

web-deck = Die Karten
web-rules = Regeln
web-mute = Ton aus
web-unmute = Ton an
web-play = Spielen
    .more = sofort, mit Bots auf freien Plätzen
web-invite = Freunde einladen
web-pass = Tablet herumgeben
web-pass-who = Wer spielt mit?
web-done = Fertig
web-pass-open = Alle spielen an diesem Gerät. In diesem Spiel ist nichts geheim: Gebt es reihum weiter.
web-pass-hands = Alle spielen an diesem Gerät. Vor jedem Zug fällt ein Vorhang, damit niemand fremde Karten sieht.
web-pass-people = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
web-seats = Plätze
web-seat-count = { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
web-fewer = Ein Platz weniger
web-more = Ein Platz mehr
web-you = du
web-open-seat = Freier Platz
web-seat-me = du
web-seat-person = An diesem Gerät
    .more = Das Tablet wird weitergegeben.
web-seat-open = Per Link
    .more = Frei für die nächste Freundin, den nächsten Freund.
web-seat-who = Wer sitzt hier?
web-seat-is-you = Das ist dein Platz. Am Regal kannst du einen anderen Namen und ein anderes Gesicht wählen.
web-options = Varianten
web-more-options = Mehr Varianten
web-terms = An diesem Tisch
web-terms-spectators = Andere dürfen zuschauen
web-terms-hints = Die Laterne gibt Tipps
web-terms-names = Eigene Vornamen
web-terms-clock = Zeit für einen Zug
web-terms-seconds = { $seconds ->
        [0] unbegrenzt
       *[other] { $seconds } s
    }
web-options-changed = Der Gastgeber hat geändert: { $changes }
web-no-longer = nicht mehr: { $what }

## Einstellungen

web-sound = Ton
web-music = Musik
web-vibration = Vibration
web-notify = Bescheid geben, wenn ich dran bin
web-speed = Tempo
web-speed-family = Familie
web-speed-normal = Normal
web-speed-quick = Schnell
web-theme = Licht
web-theme-auto = Wie das Gerät
web-theme-dark = Nacht
web-theme-light = Tag
web-text-size = Größe der Schrift
web-text-percent = { $percent } %
web-reduced-motion = Weniger Bewegung
web-contrast = Mehr Kontrast
web-patterns = Muster auf Farben
web-readable = Leichter lesbare Schrift
web-reading = Vorleseprogramm: Tempo der Ansagen
web-reading-slow = langsam
web-reading-normal = normal
web-reading-fast = schnell

## Der Tisch

web-your-turn = Du bist dran
web-turn-of = { turn }
web-phase-open = Warten auf Freunde
web-phase-called = Die Würfel werden geschüttelt …
web-phase-playing = Das Spiel läuft
web-phase-over = Das Spiel ist aus
web-phase-closed = Der Tisch ist geschlossen
web-counting = Die Punkte werden gezählt
web-begin = Du bist dran: Was leuchtet, kannst du antippen.
web-wait = Jemand anders ist dran.
web-watching = Du schaust zu.
web-watching-free = Du schaust zu. Ein Platz ist frei.
web-watching-full = Du schaust zu: Alle Plätze sind besetzt.
web-watchers = { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
web-ready = Bereit
    .done = Du bist bereit
    .back = Noch nicht
web-is-ready = ist bereit
web-starts = Das Spiel beginnt in
web-stop = Anhalten
web-change-me = Ändern
web-first-name = Dein Vorname
    .more = Nur an deinem Tisch zu sehen.
web-face-taken = Schon vergeben: { $name }
web-is-host = Gastgeber
web-you-are = Du · { $name }
web-open-seats = { $count ->
        [0] Alle sind da.
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
web-start = Los geht’s
    .bots = mit Bots auf freien Plätzen
web-scan = Scannen oder diese Wörter sagen:
web-qr = Der Link zu diesem Tisch als QR-Code
web-copy = Link kopieren
web-copied = Kopiert
web-device = Auf anderem Gerät weiterspielen
    .says = Scanne dies mit dem anderen Gerät. Es geht einmal, zehn Minuten lang; dann spielt { $name } dort und hier nicht mehr.
    .qr = Der Link zu diesem Platz als QR-Code
    .again = Einen neuen zeigen
    .here = Dein Platz kommt auf dieses Gerät. Das andere spielt nicht mehr mit.
    .take = Hier weiterspielen
web-menu = Menü
web-hint = Tipp
web-hint-thinking = Die Laterne wird angezündet …
web-hint-best = Am besten jetzt: { $move }.
web-hint-range = { $low }–{ $high } %
web-hint-exact = Diese Chancen sind genau.
web-hint-played = Aus { $count } Spielen, die von hier weitergingen.
web-percent = { $percent } %
web-emotes = Reagieren
web-mute-person = Reaktionen verbergen
    .more = Nur auf diesem Gerät.
web-unmute-person = Reaktionen zeigen
web-story = Was geschehen ist
web-moves = Deine Züge
web-undo = Zurücknehmen
    .ask = Das war der Zug von { $name }. Möchte { $name } ihn zurücknehmen?
    .yes = { $name } nimmt zurück
web-hold-to-roll = Halten: weiterwürfeln
web-why-wait = { $who ->
        [you] Warte: Du bist gleich am Zug.
       *[other] Warte: { $who } ist am Zug.
    }
web-why-glows = Das geht jetzt nicht: berühre, was leuchtet.
web-why-buttons = Hier geht jetzt nichts: nimm die Knöpfe unten.
web-now = jetzt
web-seconds-left = { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
web-away = weg
web-away-long = { $who ->
        [you] Du bist
       *[other] { $who } ist
    } gerade weg.
web-here = { $who ->
        [you] Du sitzt
       *[other] { $who } sitzt
    } am Tisch.
web-bot-says = { $says }
web-bot-plays-for = Ein Bot spielt für { $who ->
        [you] dich
       *[other] { $who }
    }.
web-waiting = { $who ->
        [you] Du bist
       *[other] { $who } ist
    } mitten in der Partie dazugekommen. Ein Bot spielt diese Hand, bis alle zustimmen oder die Partie vorbei ist.
web-waiting-refused = { $who ->
        [you] Du bist
       *[other] { $who } ist
    } mitten in der Partie dazugekommen. Ein Bot spielt diese Hand, bis die Partie vorbei ist.
web-agree = { $who ->
        [you] Darfst du
       *[other] Darf { $who }
    } diese Hand jetzt spielen?
    .says = Sie gehörte vorher jemand anderem. Wenn alle Ja gesagt haben, { $who ->
        [you] spielst du
       *[other] spielt { $who }
    } sie anstelle des Bots.
    .yes = Ja
    .no = Nicht in dieser Partie
web-agree-missing = Antworten fehlen noch von: { $names }
web-missing = Warten auf { $name }
    .wait = Warten
    .bot = Einen Bot spielen lassen
    .back = bis { $name } zurück ist
web-played-for-you = { $count ->
        [one] Während du weg warst, hat ein Bot einmal für dich gezogen.
       *[other] Während du weg warst, hat ein Bot { $count }-mal für dich gezogen.
    }
web-time-up = { $who ->
        [you] Deine Zeit war um
       *[other] { $who } hatte keine Zeit mehr
    }
web-make-host = Zum Gastgeber machen
web-hand-over = Einen Bot für mich spielen lassen
    .more = Du kannst deinen Platz jederzeit zurücknehmen.
web-take-back = Meinen Platz zurücknehmen
web-host = Als Gastgeber
web-seat-bot = Hier ein Bot: { $bot }
web-free = Platz frei machen
    .more = Wer als Nächstes kommt, darf hier sitzen.
    .ask = { $name } verliert diesen Platz. Wer als Nächstes kommt, darf hier sitzen.
web-close-table = Tisch schließen
    .more = Für alle und für immer.
    .ask = Alle verlassen diesen Tisch, und niemand kann zurück.
web-leave = Gehen
    .title = Das Spiel verlassen?
    .says = Dein Platz bleibt deiner: Über „Meine Tische“ am Regal kommst du zurück.
    .bot = Einen Bot für mich spielen lassen
    .now = Gehen
web-stay = Bleiben
web-notify-question = Soll dein Gerät dir sagen, wenn du dran bist?
    .says = Dann kannst du zwischendurch etwas anderes machen. Du warst dran, während du weg warst.
    .yes = Ja, sag mir Bescheid
    .no = Nein, danke
web-lost = Die Verbindung ist weg. Gleich wieder da …
web-preparing = „Listig“ macht sich bereit und spielt bis dahin wie „klug“.
web-gone = Dieser Tisch ist geschlossen, oder du hast dort keinen Platz mehr.
web-over = Das Spiel ist aus
web-again = Noch einmal
web-next = Anderes Spiel
    .title = Was spielen wir als Nächstes?
    .choose = Das möchte ich spielen
    .joining = { $count ->
        [one] Ein Bot spielt mit.
       *[other] { $count } Bots spielen mit.
    }
    .leaving = { $count ->
        [one] Ein Bot sieht zu.
       *[other] { $count } Bots sehen zu.
    }
web-evening = Der Abend
    .games = { $count ->
        [one] An diesem Tisch wurde eine Partie gespielt.
       *[other] An diesem Tisch wurden { $count } Partien gespielt.
    }
    .none = Noch ist keine Partie zu Ende.
    .wins = { $wins } von { $games } gewonnen
    .victories = { $count ->
        [one] 1 Sieg
       *[other] { $count } Siege
    }
    .picture = Der Abend als Bild
web-news = Am Tisch
    .begun = Das nächste Spiel beginnt: { $game }
    .turn = { $game }: du bist dran
    .votes = Die anderen wählen das nächste Spiel.
    .back = Zum Tisch
web-votes = Was alle als Nächstes spielen möchten
    .start = Jetzt starten
    .waiting = Es fehlt noch: { $names }
    .wait = Die Spieler wählen das nächste Spiel.
    .screen = Wählt das nächste Spiel auf euren Handys.

## Nach dem Spiel

web-place = Platz { $place }
web-count = Woher die Punkte kommen
web-go-on = Weiter
web-share = Teilen
    .says = Wer diesen Link hat, kann dieses Spiel ansehen und sonst nichts von diesem Tisch.
web-share-link = Link teilen
web-result-picture = Das Ergebnis als Bild
web-share-picture = Bild teilen
web-save-picture = Bild speichern
web-save-log = Aufzeichnung speichern

## Wiederholungen

web-laboratory = Labor
web-replay = Wiederholung
    .loading = Das Spiel wird geholt …
    .title = Ein Spiel noch einmal ansehen
    .says = Lass die Aufzeichnung eines Spiels hier fallen, oder wähle die Datei.
    .file = Datei wählen
    .none = Hier gibt es nichts anzusehen.
web-replay-status = Wiederholung: { $step } von { $all }
web-replay-begins = Hier beginnt das Spiel.
web-scrub = Wo im Spiel
web-step-back = Einen Schritt zurück
web-step-forward = Einen Schritt weiter
web-run = Abspielen
web-pause = Anhalten
web-eyes = Mit wessen Augen
web-eyes-all = alles offen
web-eyes-spectator = Zuschauer

## Würfel, die man nachprüfen kann

web-check = War alles fair?
web-promise = Das Versprechen der Würfel
    .says = Die Würfel dieses Spiels kommen aus einem Startwert, der weggeschlossen ist. Dies ist sein Fingerabdruck: Niemand kann den Startwert mehr austauschen. Nach dem Spiel wird er gezeigt, und dein Gerät kann jeden Wurf nachprüfen.
web-additions = Von den Spielern dazugegeben
    .says = Damit niemand die Würfel aussuchen kann, auch nicht der Server, gibt jedes Gerät eigene Zufallsbits dazu. Es verspricht sie erst und zeigt sie, wenn alle versprochen haben.
    .done = dazugegeben
    .promised = versprochen
    .withheld = versprochen, aber nicht gezeigt: gibt nichts dazu
    .bot = ein Bot gibt nichts dazu
    .open = noch nicht
web-additions-wait = Das Spiel wartet auf das Gerät von { $names }, höchstens ein paar Sekunden.
web-seed = Der Startwert
    .secret = Er wird gezeigt, wenn das Spiel aus ist.
web-check-running = Wird nachgerechnet …
web-check-true = Alles war fair
web-check-false = Es ist nicht wie versprochen
web-check-promise = Der Startwert passt zum Versprechen.
web-check-noted = Es ist das Versprechen, das dieses Gerät vor dem Spiel gesehen hat.
web-check-unnoted = Dieses Gerät hat das Versprechen vor dem Spiel nicht gesehen: Vergleiche es mit dem, das sich jemand notiert hat.
web-check-additions = { $count ->
        [one] Ein Spieler hat zu den Würfeln beigetragen.
       *[other] Alle { $count } Spieler haben zu den Würfeln beigetragen.
    }
web-check-own = Was dieses Gerät beigetragen hat, ist dabei.
web-check-drawn = { $drawn ->
        [one] Eine Ziehung wurde nachgerechnet: Sie stimmt.
       *[other] { $drawn } Ziehungen wurden einzeln nachgerechnet: Alle stimmen.
    }
web-check-answered = { $answered ->
        [one] Einmal hat die Uhr gesagt, wer schneller war; das wird nicht gezogen.
       *[other] { $answered }-mal hat die Uhr gesagt, wer schneller war; das wird nicht gezogen.
    }
web-hash = Der Fingerabdruck von Aufbau, Würfeln und Zügen
web-check-committed = { $count ->
        [one] Ein Spieler hat seine Zugabe zu den Würfeln versprochen, bevor irgendeine gezeigt wurde.
       *[other] { $count } Spieler haben ihre Zugaben zu den Würfeln versprochen, bevor irgendeine gezeigt wurde.
    }
web-check-proved = Dieses Gerät hat seine Zugabe erst gezeigt, als alle anderen ihre versprochen hatten: Niemand hat die Würfel ausgesucht, auch nicht der Server.
web-check-trusted = Dieses Gerät kann nicht beweisen, dass niemand die Würfel ausgesucht hat: Ein Tisch auf einem Gerät vertraut dem Server. Bei mehreren kann es jedes beweisen, das eine Zugabe versprochen hat.
web-check-unpromised = Die Zugaben wurden nicht vorher versprochen: Wer rechtzeitig die Datenbank des Servers lesen konnte, konnte die Würfel aussuchen.
web-check-withheld = { $who ->
        [you] Dein Gerät
       *[other] Das Gerät von { $who }
    } hat eine Zugabe versprochen und nicht gezeigt, und die anderen haben neu begonnen. So konnte dieses Gerät oder der Server einmal Würfel ablehnen.
web-check-seen = Die Züge sind die, die dieses Gerät sah, bis Schritt { $step } von { $steps }.
web-check-unseen = Dieses Gerät hat keinen Fingerabdruck des Spiels behalten: Die Züge in der Aufzeichnung könnten andere sein.
web-check-outcome = Schritt { $step }: Aus dem Startwert kommt Ergebnis { $due }, in der Aufzeichnung steht { $asked }.
web-check-told = Erzählt wurde es so: { $told }
web-check-there = Diesen Schritt ansehen
web-check-how = Wer was geprüft hat
    .says = Dieser Browser hat Versprechen und Ziehungen selbst nachgerechnet, aus Startwert, Beiträgen und der Nummer jedes Schritts. Wie wahrscheinlich jedes Ergebnis ist, hat der Server gesagt, der die Regeln kennt. Mit den offenen Regeln lässt sich auch das prüfen, im Terminal:

## Das Tablet herumgeben

web-hand-to = Gib das Tablet an
web-look-away = Alle anderen schauen weg. Die Karten sind jetzt verdeckt.
web-i-am = Ich bin { $who }
web-lift = Vorhang auf

## Der große Bildschirm

web-screen = Auf dem großen Bildschirm zeigen
    .more = der Tisch auf dem Fernseher, die Knöpfe auf den Handys
web-screen-how = Öffne diese Adresse auf dem Fernseher oder auf einem Computer, der daran hängt. Dort ist zu sehen, was alle sehen dürfen; deine Karten und Knöpfe bleiben hier.
web-screen-open = Hier öffnen
web-screen-motto = Wählt ein Spiel. Eure Handys sind die Knöpfe.
web-screen-show = Einen Tisch zeigen
    .more = mit seinen Wörtern
web-screen-count = Wie viele spielen mit?
web-screen-sit = Setzt euch mit euren Handys
web-screen-scan = Scannt das Bild. Oder öffnet { $address } und kommt mit diesen Wörtern:
web-screen-start = { $host } startet das Spiel auf dem Handy.
web-screen-begin = Das Spiel beginnt. Eure Knöpfe sind auf den Handys.
web-screen-late = Scannen und an den Tisch kommen:
web-screen-sound = Für Ton eine Taste drücken
web-controller = Dieses Handy als Fernbedienung benutzen
web-controller-here = Der Tisch ist auf dem großen Bildschirm
web-controller-wait = Am Zug: { $others }. Schau auf den großen Bildschirm.
web-controller-off = Den Tisch hier zeigen

## Ohne Netz, und installiert

web-offline = Der Server antwortet nicht
    .can = Du kannst die Regeln der Spiele lesen und Sprache und Einstellungen wählen.
    .cannot = Spielen geht nicht: Die Tische stehen beim Server. Diese Seite versucht es von selbst weiter und macht weiter, sobald er antwortet.
web-offline-table = Dein Tisch ist beim Server gut aufgehoben. Du sitzt wieder daran, sobald der Server antwortet.
web-install = Doubloon installieren
    .more = als App mit eigenem Symbol
    .menu = So wird Doubloon installiert: auf „Teilen“ tippen, dann auf „Zum Home-Bildschirm“.

error-web-offline = Der Server antwortet nicht. Ist das Netz da?

web-unbuilt = Der Tisch für den Browser ist noch nicht gebaut. Rufe `make web` (oder `make play`) auf und lade diese Seite neu.

# The first game is guided
web-got-it = Verstanden
web-no-tips = Keine Hinweise mehr
web-show-me = Zeig mir, wie es geht
    .more = Die Hinweise vom ersten Spiel noch einmal
web-tips = Hinweise beim Spielen

web-check-given = { $given ->
        [one] Der erste Schritt stammt
       *[other] Die ersten { $given } Schritte stammen
    } aus einem anderen Spiel und wurden hier nicht ausgelost.
web-play-on = Von hier weiterspielen
    .more = gegen Bots, auf diesem Gerät
