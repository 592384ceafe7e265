### Deutsch. Der Tisch im Browser.

## Das Haus

web-motto = Vier Schatzspiele für die Familie
web-opening = Das Haus wird aufgeschlossen …
web-me = Du bist { $name }: anderen Namen und anderes Gesicht wählen
web-who = Wer bist du?
web-other-name = Anderer Name
web-language = Sprache
web-settings = Einstellungen
web-join = An einen Tisch
    .more = mit Code oder QR
web-join-words = Die drei Wörter des Tisches
    .like = amber boat river
web-join-now = Hinsetzen
web-watch = Nur zuschauen
web-joining = Auf dem Weg zum Tisch …
web-my-tables = Meine Tische
web-more-games = Auch hier:
web-players = { $low }–{ $high }
web-players-long = { $low }–{ $high } Spieler
web-minutes = { $minutes } Min.
web-back = Zurück
web-close = Schließen
web-to-shelf = Zum Regal
web-no-game = Ein solches Spiel gibt es hier nicht.

## Eine Schachtel

web-box-my-treasure = { game-my-treasure }
    .kind = Glück versuchen
web-box-troll-dragon = { game-troll-dragon }
    .kind = Würfel und Mut
web-box-do-not-touch = Finger weg von meinen Schätzen
    .kind = Karten und Frechheit
web-box-little-dragon = { game-little-dragon }
    .kind = Merkspiel
web-deck = Die Karten
web-deck-do-not-touch-symbols = Symbole
web-deck-do-not-touch-numbers = Zahlen
web-rules = Regeln
web-mute = Ton aus
web-unmute = Ton an
web-play = Spielen
    .more = sofort, mit Bots auf freien Plätzen
web-invite = Freunde einladen
web-pass = Tablet herumgeben
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
web-bot = Bot
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
web-terms-clock = Zeit für einen Zug
web-terms-seconds = { $seconds ->
        [0] unbegrenzt
       *[other] { $seconds } s
    }

## Einstellungen

web-sound = Ton
web-speed = Tempo
web-speed-times = { $times }-fach
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

## Der Tisch

web-your-turn = Du bist dran
web-turn-of = { $who } ist dran
web-phase-open = Warten auf Freunde
web-phase-called = Die Würfel werden geschüttelt …
web-phase-playing = Das Spiel läuft
web-phase-over = Das Spiel ist aus
web-phase-closed = Der Tisch ist geschlossen
web-begin = Du bist dran: Was leuchtet, kannst du antippen.
web-wait = Jemand anders ist dran.
web-watching = Du schaust zu.
web-wait-host = Der Gastgeber startet das Spiel.
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
web-menu = Menü
web-hint = Tipp
web-hint-thinking = Die Laterne wird angezündet …
web-hint-best = Am besten jetzt: { $move }. Die Gewinnchance mit jedem Zug:
web-hint-clever = Ein guter Zug jetzt: { $move }.
web-percent = { $percent } %
web-emotes = Reagieren
web-story = Was geschehen ist
web-moves = Deine Züge
web-undo = Zurücknehmen
web-hold-to-roll = tippen: einmal würfeln, halten: weiterwürfeln
web-now = jetzt
web-seconds-left = { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
web-away = weg
web-away-long = { $who } ist gerade weg.
web-here = { $who } sitzt am Tisch.
web-bot-says = { $says }
web-bot-plays-for = Ein Bot spielt für { $who }.
web-hand-over = Einen Bot für mich spielen lassen
    .more = Du kannst deinen Platz jederzeit zurücknehmen.
web-take-back = Meinen Platz zurücknehmen
web-host = Als Gastgeber
web-seat-bot = Hier ein Bot: { $bot }
web-free = Platz frei machen
    .more = Wer als Nächstes kommt, darf hier sitzen.
web-close-table = Tisch schließen
    .more = Für alle und für immer.
web-leave = Gehen
    .title = Das Spiel verlassen?
    .says = Dein Platz bleibt deiner: Über „Meine Tische“ am Regal kommst du zurück.
    .bot = Einen Bot für mich spielen lassen
    .now = Gehen
web-stay = Bleiben
web-lost = Die Verbindung ist weg. Gleich wieder da …
web-gone = Dieser Tisch ist geschlossen, oder du hast dort keinen Platz mehr.
web-over = Das Spiel ist aus
web-again = Noch einmal
    .more = gleicher Tisch, der Nächste beginnt
    .wait = Der Gastgeber kann noch ein Spiel starten.

## Das Tablet herumgeben

web-hand-to = Gib das Tablet an
web-look-away = Alle anderen schauen weg. Die Karten sind jetzt verdeckt.
web-i-am = Ich bin { $who }
web-lift = Vorhang auf

error-web-offline = Der Server antwortet nicht. Ist das Netz da?

web-unbuilt = Der Tisch für den Browser ist noch nicht gebaut. Rufe `make web` (oder `make play`) auf und lade diese Seite neu.

# The first game is guided
web-got-it = Verstanden
web-no-tips = Keine Hinweise mehr
web-show-me = Zeig mir, wie es geht
    .more = Die Hinweise vom ersten Spiel noch einmal
web-tips = Hinweise beim Spielen
