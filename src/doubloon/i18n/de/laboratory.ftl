### Das Labor: seine Befehle und seine Seite, die diese Datei erst lädt, wenn sie gebraucht wird

lab-title = { $game }: { NUMBER($games) } Spiele, { $bots }; Startwert { $seed }
lab-mean = Mittel
lab-interval = 95-%-Intervall
lab-range = 5 % … 50 % … 95 % der Spiele
lab-group-wins = Wer gewinnt
lab-group-length = Wie lange
lab-group-lead = Punkte und Führung
lab-group-counts = Was in einem Spiel geschieht
lab-group-moves = Züge in einem Spiel
lab-group-chance = Würfel und Karten in einem Spiel
lab-wins = Platz { $seat } { $seat ->
    [1] (beginnt)
   *[other] {""}
 }
lab-points = Punkte von Platz { $seat }
lab-move = Zug { $number }
lab-chance = Zufall { $number }
lab-ties = Geteilte Siege
lab-turns = Spielzüge
lab-steps = Schritte, auch Würfel und Karten
lab-unfinished = An der Schrittgrenze angehalten
lab-lead-changes = Wechsel der Führung
lab-decided = Führung bis zum Ende nach (Teil des Spiels)
lab-deficit = Größter Rückstand des Siegers in Punkten
lab-comebacks = Sieger, die weit zurücklagen
lab-margin = Vorsprung vor dem Zweiten in Punkten
lab-explained = In 95 von 100 solchen Simulationen liegt der wahre Mittelwert im Intervall. Die letzte Spalte sagt, worunter 5 %, die Hälfte und 95 % der Spiele liegen.
lab-even = Die gestrichelte Linie ist ein gleicher Anteil.
lab-points-by-seat = Punkte am Ende
lab-again = Noch einmal spielen
lab-default = wie oben
lab-difference = Unterschied
lab-same = in jedem Spiel gleich
lab-unseen = kein Unterschied zu sehen; { $games } Spiele mehr würden einen von { $size } zeigen
lab-compared = Beide wurden mit demselben Glück gespielt, soweit ihre Spiele gleich verliefen. Ein Unterschied steht ± sein 95-%-Intervall; als gesehen gilt er, wenn er zu 99,9 % sicher ist, weil viele Kennzahlen verglichen werden.
lab-distance = neben dem Ziel
lab-best = Am nächsten: { $options }

## Seine Seite

web-lab-says = Lass Bots Tausende von Spielen spielen, ändere eine Zahl und sieh, was das bewirkt.
web-lab-game = Spiel
web-lab-bots = Wer spielt
web-lab-compare = Zwei Einstellungen vergleichen
web-lab-which = Unten gezeigt
web-lab-setting = Einstellung { $name }
web-lab-usual = sonst { $value }
web-lab-unlike = in Einstellung A { $value }
web-lab-defaults = Zurück zu den üblichen Werten
web-lab-games = Spiele
web-lab-luck = Glück: dieselbe Zahl, dieselben Spiele
web-lab-start = Spielen
web-lab-again = Noch einmal spielen
web-lab-stop = Anhalten
web-lab-changed = mit den geänderten Einstellungen
web-lab-results = Ergebnisse
web-lab-empty = Wähle, was du über { $game } wissen willst, und lass die Bots spielen.
web-lab-wrong = Dieser Link verlangt etwas, das hier nicht geht: { $parts }. Dafür gelten die üblichen Werte.
web-lab-waiting = { $ahead ->
    [0] Es geht los …
    [one] Warten: Ein Experiment ist vorher dran.
   *[other] Warten: { $ahead } Experimente sind vorher dran.
 }
web-lab-preparing = Wird vorbereitet. Das erste Experiment eines Spiels wird kompiliert: das dauert einige Sekunden, und nur einmal.
web-lab-playing = Die Bots spielen …
web-lab-stopped = Angehalten.
web-lab-done = Fertig.
web-lab-time = Die Zeit war um, bevor alle Spiele gespielt waren.
web-lab-counter = { $games } von { $all }
web-lab-progress = Gespielte Spiele
web-lab-mean = im Mittel
web-lab-apart = B − A:
web-lab-ends = Wie Spiele enden
web-lab-all = Alle Kennzahlen
web-lab-command = Dasselbe im Terminal, ohne Grenzen:

## Was schiefgehen kann

error-lab-off = Auf diesem Server ist das Labor ausgeschaltet. Auf dem eigenen Rechner bringt „doubloon open“ es mit.
error-lab-many = Ein Experiment hat hier höchstens { NUMBER($most) } Spiele, nicht { NUMBER($asked) }.
error-lab-preparing = Das Spiel wird für diese Bots noch kompiliert. Versuch es in einer Minute noch einmal.
error-limit-experiments = Zu viele Experimente auf einmal. Warte { $seconds } s.
error-lab-bots = Es gibt { $seats } Plätze und { $bots } Bots. Nenne einen Bot für jeden Platz oder einen für alle.
error-lab-equal = Zwei der verglichenen Einstellungen sind gleich.
error-lab-large = Ein Zählwert eines Spiels ist größer als { $most }.
