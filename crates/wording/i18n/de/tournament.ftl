# `stich tournament` und `stich doko list check`: Turnier, Listen, Ablehnungen.

## Wo

tournament-at = Runde { $round }, Tisch { $table }
tournament-line = Spiel { $number }
tournament-line-not-played = Spiel { $number } (nicht gespielt)
tournament-line-not-again = Spiel { $number } (zum { $n }. Mal nicht gespielt)
tournament-line-struck = das gestrichene { $deal }
tournament-line-number = Zeile { $number }
tournament-at-line = { $at }, { $deal }: { $what }
tournament-heading-round = Runde { $round }
tournament-heading-table = Tisch { $table }

## new

tournament-created = Turnier „{ $name }“ angelegt als { $short } (Zufallszahl der Auslosung: { $seed }).

## players

tournament-players-added = { $n ->
    [one] Ein Spieler ist aufgenommen.
   *[other] { $n } Spieler sind aufgenommen.
}
tournament-players-total = { $n ->
    [0] Noch kein Spieler
    [one] Ein Spieler
   *[other] { $n } Spieler
}
tournament-player-what = Was geändert werden soll, sagt --name oder --club.
tournament-players-none = { $file }: darin steht kein Spieler
tournament-player-struck = { $number } { $name } ist gestrichen.
tournament-player-new = { $number } { $name } spielt ab Runde { $round } mit.
tournament-player-from = ab Runde { $round }
tournament-player-until = bis Runde { $round }
tournament-player-misses = fehlt in Runde { $rounds }
tournament-list-ended = { $n ->
    [one] beendet nach einer Zeile
   *[other] beendet nach { $n } Zeilen
}
tournament-lapsed = { $why } – { $n ->
    [one] ein Spiel entfällt
   *[other] { $n } Spiele entfallen
}.
tournament-lapsed-owing = { $why } – { $n ->
    [one] ein Spiel entfällt
   *[other] { $n } Spiele entfallen
}, darunter die Pflichtsoli von { $names }.
tournament-lapsed-owing-one = { $why } – { $n ->
    [one] das Pflichtsolo von { $name } entfällt
   *[other] { $n } Spiele entfallen, darunter das Pflichtsolo von { $name }
}.
tournament-extra = { $minutes } Minuten Zugabe
tournament-player-warned = verwarnt in Runde { $round } von { $by }, { $when }: { $why }
tournament-player-out = disqualifiziert
tournament-player-deduction = Abzug { $number } (Runde { $round }): { $points } – { $why }
tournament-player-deduction-back = { $what }; zurückgenommen von { $by }, { $when }: { $why }
tournament-undrawn = Die Auslosung ab Runde { $round } gilt damit nicht mehr; bitte neu auslosen.

## draw

tournament-drawn = Ausgelost mit der Zufallszahl { $seed }.
tournament-edited = Die Sitzordnung von Runde { $round } ist von Hand geändert.
tournament-springer = { $name } ist Springer und sitzt auch an Tisch { $table }, Platz { $place }.
tournament-springer-rule = Tische mit gemeinsamem Springer spielen abwechselnd. Für den Springer zählt der Mittelwert beider Listen, halbe Punkte abgerundet.
tournament-only-fours = Offizielle Turniere spielen nur an Vierertischen ({ $official }). { $n ->
    [5] Am Fünfertisch setzt der Geber aus und bekommt 0 Punkte ({ $sits }).
   *[other] An den größeren Tischen setzen außer dem Geber noch andere aus. Wer aussetzt, bekommt 0 Punkte ({ $sits }).
}
tournament-no-repeats = Niemand trifft jemanden zweimal.
tournament-repeats = { $n ->
    [one] Eine Begegnung wiederholt sich
   *[other] { $n } Begegnungen wiederholen sich
}; nachweislich geht es nicht unter { $bound }.
tournament-club-mates = { $n ->
    [one] Ein Paar
   *[other] { $n } Paare
} aus einem Verein in Runde 1 an einem Tisch; nachweislich geht es nicht unter { $bound }.
tournament-fives-again = { $n ->
    [one] Einmal sitzt jemand wieder an einem Tisch mit fünf oder mehr, bevor alle an einem waren.
   *[other] { $n }-mal sitzt jemand wieder an einem Tisch mit fünf oder mehr, bevor alle an einem waren.
}
tournament-unless-fair = Dass niemand zweimal an einem Tisch mit fünf oder mehr sitzt, bevor alle an einem waren, kostet Begegnungen: Ohne diese Vorgabe { $n ->
    [0] wiederholte sich keine
    [one] wiederholte sich nur eine
   *[other] wiederholten sich nur { $n }
}.
tournament-unless-apart = Dass Vereinskameraden nicht zusammensitzen, kostet Begegnungen: Ohne diese Vorgabe { $n ->
    [0] wiederholte sich keine
    [one] wiederholte sich nur eine
   *[other] wiederholten sich nur { $n }
}.
tournament-nothing-to-draw = Es ist keine Runde mehr auszulosen; was ausgelost, aber noch nicht begonnen ist, lost --again neu aus.
tournament-split-nobody = Runde { $round }: Es ist niemand da.
tournament-split-few = Runde { $round }: { $n ->
    [one] Ein Spieler ist zu wenig
   *[other] { $n } Spieler sind zu wenige
}; ein Tisch braucht vier.
tournament-finding-size = Tisch { $table } hat { $n ->
    [one] einen Spieler
   *[other] { $n } Spieler
}; es müssen vier bis sieben sein.
tournament-finding-twice = { $player } hat mehr als einen Platz.
tournament-finding-missing = { $player } hat keinen Platz.
tournament-finding-absent = { $player } hat einen Platz, nimmt an dieser Runde aber nicht teil.
tournament-finding-larger = { $n } Tische mit fünf oder mehr; { $m ->
    [one] einer würde
   *[other] { $m } würden
} genügen.
tournament-finding-again = { $a } und { $b } treffen sich wieder.
tournament-finding-five-again = { $player } sitzt wieder an einem Tisch mit fünf oder mehr; { $n ->
    [one] jemand anders war
   *[other] { $n } andere waren
} dort seltener.
tournament-finding-club = { $a } und { $b } sind aus einem Verein.
tournament-seating-refused = Diese Sitzordnung für Runde { $round } geht nicht:
tournament-seating-line = { $file }:{ $line }: „{ $found }“ ist keine Startnummer

## enter, correct, settle

tournament-entered = { $at }: { $n ->
    [one] eine Zeile eingetragen
   *[other] { $n } Zeilen eingetragen
}
tournament-read-again = { $at }: { $n ->
    [one] eine Zeile zum zweiten Mal erfasst
   *[other] { $n } Zeilen zum zweiten Mal erfasst
}
tournament-readings-agree = Erst- und Zweiterfassung stimmen überein.
tournament-readings-differ = { $deal }: Ersterfassung { $one }, Zweiterfassung { $two }
tournament-to-settle = Diese Zeilen zählen erst, wenn geklärt ist, welche Erfassung stimmt.
tournament-corrected = { $at }, { $deal } berichtigt: vorher { $before }, jetzt { $after }
tournament-struck = { $at }, { $deal } gestrichen: { $before }
tournament-settled = { $at }, { $deal }: geklärt, es gilt { $after }
tournament-time-up = { $at }: Die Zeit ist um. Die restlichen Spiele sind gestrichen; offene Pflichtsoli werden noch gespielt. Ist schon ein weiteres Spiel gegeben, zählt es noch: erst --time-not-up, dann --time-up --running.
tournament-time-up-running = { $at }: Die Zeit ist um. Das laufende Spiel zählt noch, danach werden nur noch offene Pflichtsoli gespielt.
tournament-round-closed = Runde { $round } ist abgeschlossen.
tournament-round-reopened = Runde { $round } ist wieder offen.
tournament-deducted = { $player }: { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
} abgezogen (Runde { $round }).
tournament-taken-back = { $player }: Abzug { $number } ist zurückgenommen.
tournament-disqualified = { $player } ist disqualifiziert.
tournament-what-line = Was eingetragen werden soll, sagt genau eines von --game, --points, --not-played oder eine Datei.
tournament-what-correction = Was aus der Zeile werden soll, sagt genau eines von --game, --points, --not-played oder --strike.
tournament-as-before = Das steht schon so da; nichts ist geändert.
tournament-which-table = { $file }: Zu welcher Runde und welchem Tisch diese Liste gehört, steht weder in der Datei noch in ihrem Namen (wie r1-t3.csv); bitte --round und --table angeben.
tournament-other-table = { $file }: Die Liste ist von Runde { $round }, Tisch { $table }, angegeben ist etwas anderes.
tournament-is-running = { $file }: Das sind laufende Zwischenstände unter Namen, keine Turnierliste; prüfen kann sie `stich doko list check`.
tournament-nothing-entered = Nichts ist eingetragen.
tournament-lines-refused = { $file }: { $n ->
    [one] eine Zeile kann so nicht eingetragen werden:
   *[other] { $n } Zeilen können so nicht eingetragen werden:
}
tournament-file-line = { $file }:{ $line }: { $what }
tournament-anyway-hint = Soll die Zeile trotzdem gelten: --anyway --reason … mit --as NAME.
tournament-totals-hint = Stimmt die Liste trotz anderem Endstand: --anyway --reason … mit --as NAME.
tournament-doubts = { $n ->
    [one] { $file }: eine Zeile ist so nicht zu verstehen:
   *[other] { $file }: { $n } Zeilen sind so nicht zu verstehen:
}
tournament-as-meant-hint = Mit --as-meant gilt jede dieser Zeilen so, wie sie wahrscheinlich gemeint ist; mit --anyway und --reason … so, wie sie dasteht.
tournament-as-meant-only-hint = Mit --as-meant gilt jede dieser Zeilen so, wie sie wahrscheinlich gemeint ist.
tournament-replace-hint = Soll die Liste an die Stelle der schon eingetragenen treten: --replace --reason …
tournament-two-lists = { $at }: { $one } und { $two } sind zwei Listen eines Tisches. Bitte nur die eintragen, die gilt.

## show

tournament-rules = Regeln: { $rules }, { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}, Zufallszahl { $seed }
tournament-clock = Zeit: { $four } Minuten am Vierertisch, { $five } am Fünfertisch
tournament-not-drawn-yet = noch nicht ausgelost
tournament-state-closed = abgeschlossen
tournament-state-drawn = ausgelost, noch nicht begonnen
tournament-state-lists = { $total ->
    [one] { $n ->
        [0] Liste noch nicht vollständig
       *[other] Liste vollständig
    }
   *[other] { $n ->
        [one] eine von { $total } Listen vollständig
       *[other] { $n } von { $total } Listen vollständig
    }
}
tournament-list-lines = { $lines } von { $deals } Spielen
tournament-list-complete = vollständig
tournament-list-empty = noch leer
tournament-list-second = { $n ->
    [one] eine Zeile zweimal erfasst
   *[other] { $n } Zeilen zweimal erfasst
}
tournament-next-deal = Als Nächstes Spiel { $number }: Platz { $dealer } gibt, Platz { $lead } spielt auf.
tournament-next-sits = { $n ->
    [one] Platz { $positions } setzt aus.
   *[other] Die Plätze { $positions } setzen aus.
}
tournament-next-forced = Vorführung: Platz { $position } muss sein Pflichtsolo spielen.
tournament-keeps-list = Die Liste führt Platz { $position }.
tournament-owing = Ein Pflichtsolo schulden noch die Plätze { $positions }.
tournament-column-number = Nr.
tournament-column-dealer = Geber
tournament-column-game = Spiel
tournament-total = Stand
tournament-kind-normal = Normalspiel
tournament-kind-game = Spiel
tournament-kind-hochzeit = Hochzeit
tournament-kind-hochzeit-alone = Hochzeit allein
tournament-kind-still = stille Hochzeit
tournament-kind-pflichtsolo = Pflichtsolo { $position }
tournament-kind-forced = Pflichtsolo { $position } (vorgeführt)
tournament-kind-lustsolo = Lustsolo { $position }
tournament-kind-not-played = nicht gespielt
tournament-kind-solo = { $kind } ({ $solo })
tournament-told-re = Re { $names }
tournament-told-alone = { $names } allein
tournament-told-augen = { $augen } Augen für Re
tournament-told-call = { $call } mit { $held } Karten
tournament-told-foxes = { $n ->
    [one] ein Fuchs für { $party }
   *[other] { $n } Füchse für { $party }
}
tournament-told-doppelkoepfe = { $n ->
    [one] ein Doppelkopf für { $party }
   *[other] { $n } Doppelköpfe für { $party }
}
tournament-told-karlchen = Karlchen für { $party }
tournament-told-points = { $name } { $points }
tournament-told-dealt = gegeben von { $name }
list-word-trumps = „{ $found }“ ist kein Solo, oder das Spiel ist keins: damen, buben, fleischlos, farbe:C, farbe:S, farbe:H, farbe:D
list-fields-kind = „{ $found }“ ist keine Spielart, die zu diesen Punkten passt
tournament-penalty = Strafe { $points }
tournament-deduction = Abzug { $points }
tournament-penalty-why = Anlass: { $why }
tournament-penalised = { $what }: { $why } ({ $by })
tournament-accepted = gilt trotzdem, sagt { $by }: { $why }
tournament-trace-entered = { $deal }: eingetragen von { $by }, { $when } ({ $how })
tournament-trace-changed = { $deal }: berichtigt von { $by }, { $when }: { $why }; vorher { $before }, danach { $after }
tournament-trace-struck = { $deal }: gestrichen von { $by }, { $when }: { $why }; vorher { $before }
tournament-trace-inserted = { $deal }: nachgetragen von { $by }, { $when }: { $why }; { $after }
tournament-trace-ended = Der Tisch hat aufgehört, notiert von { $by }, { $when }: { $what }
tournament-trace-resumed = Der Tisch spielt weiter, notiert von { $by }, { $when }: { $why }
tournament-trace-extra = { $minutes } Minuten Zugabe von { $by }, { $when }: { $why }
tournament-trace-settled = { $deal }: geklärt von { $by }, { $when }: { $why }; die Zweiterfassung { $before } war falsch
tournament-how-phone = Telefon
tournament-how-paper = Papierliste
tournament-how-clerk = Turnierleitung

## rank

tournament-rank-heading = { $m ->
    [0] Rangliste vor der ersten Runde
   *[other] Rangliste nach Runde { $m }
}
tournament-rank-provisional = Zwischenstand: Noch sind nicht alle Runden abgeschlossen.
tournament-rank-final = Endstand
tournament-rank-disputed = { $n ->
    [one] Eine strittige Zeile zählt noch nicht.
   *[other] { $n } strittige Zeilen zählen noch nicht.
}
tournament-rank-appeals = { $n ->
    [one] Ein Einspruch ist noch nicht entschieden.
   *[other] { $n } Einsprüche sind noch nicht entschieden.
}
tournament-lots-drawn = Die Lose sind gezogen (Zufallszahl { $seed }).
tournament-team-unknown = „{ $team }“: Startnummer { $number } gibt es nicht.
tournament-team-twice = „{ $team }“: Startnummer { $number } gehört schon zu einer Mannschaft.
tournament-team-unequal = „{ $team }“ hat { $n ->
    [one] ein Mitglied
   *[other] { $n } Mitglieder
}, die anderen haben { $others }.
tournament-written = { $file } geschrieben.
tournament-nothing-to-print = Es gibt noch nichts zu drucken.
tournament-too-many-rounds = { $rounds } Runden passen nicht auf die Seite; höchstens { $most }.

## Ablehnungen

tournament-not-created = Hier beginnt kein Turnier: Am Anfang muss stehen, dass eines angelegt wurde.
tournament-already-created = Das Turnier ist schon angelegt.
tournament-format = Geschrieben ist es im Format { $found }; diese Fassung kennt Format 1. Bitte das Programm aktualisieren.
tournament-no-such-day = Den { $found } gibt es nicht.
tournament-not-a-day = „{ $found }“ ist kein Datum; schreiben Sie es wie { $example }.
tournament-round-count = Ein Turnier hat 1 bis 100 Runden, nicht { $found }.
tournament-no-stamp = Wer trägt das ein? Bitte mit --as NAME angeben, oder ein für alle Mal mit STICH_AS.
tournament-no-reason = Geben Sie einen Grund an.
tournament-no-name = Ein Spieler braucht einen Namen und eine Nummer ab 1.
tournament-no-title = Ein Turnier braucht einen Namen.
tournament-no-minutes = Ein Zeitlimit hat mindestens eine Minute.
tournament-number-taken = Die Startnummer { $number } ist schon vergeben.
tournament-no-such-player = Startnummer { $number } gibt es nicht.
tournament-leaves-before = Startnummer { $number } kann nicht nach Runde { $until } gehen und erst in Runde { $from } kommen.
tournament-no-such-round = Eine Runde { $round } gibt es nicht; das Turnier hat { $rounds }.
tournament-begun = Runde { $round } hat begonnen; wer dort sitzt, lässt sich nicht mehr ändern.
tournament-not-drawn = Runde { $round } ist noch nicht ausgelost.
tournament-next-round = Die Runden werden der Reihe nach ausgelost; die nächste ist Runde { $round }.
tournament-no-such-table = Runde { $round } hat keinen Tisch { $table }; es gibt { $n ->
    [one] nur einen
   *[other] { $n } Tische
}.
tournament-no-such-line = { $at }: Die Liste hat keine Zeile { $number }.
tournament-not-in-list = { $at }: { $deal } steht nicht in der Liste.
tournament-line-spelt = „{ $found }“: Ein Spiel heißt so, wie es in der Liste steht, etwa 4; eines, das nicht gespielt wurde, 4x, beim zweiten Mal 4x2.
tournament-line-changed = { $at }, { $deal }: Jemand anders hat die Zeile inzwischen geändert.
tournament-same-person = { $at }: Die Liste hat { $name } eingetragen; zum zweiten Mal erfasst sie jemand anders.
tournament-nothing-to-compare = { $at }: Die Ersterfassung hat nur { $n ->
    [one] eine Zeile
   *[other] { $n } Zeilen
}.
tournament-nothing-to-settle = { $at }, { $deal }: Hier ist nichts strittig.
tournament-disputed = { $at }: Erst- und Zweiterfassung unterscheiden sich ({ $lines }); erst klären.
tournament-incomplete = { $at }: { $what }
tournament-closed = Runde { $round } ist schon abgeschlossen.
tournament-not-closed = Runde { $round } ist nicht abgeschlossen.
tournament-next-begun = Runde { $round } bleibt abgeschlossen: In Runde { $later } ist schon etwas eingetragen. Zeilen lassen sich weiter mit Begründung berichtigen.
tournament-next-called = Runde { $round } bleibt abgeschlossen: Runde { $later } ist schon aufgerufen. Ist dort noch nichts gespielt, wählen Sie zuerst „{ $button }“. Sonst lassen sich Zeilen mit Begründung berichtigen.
tournament-announced = Runde { $round } bleibt abgeschlossen: Bei der Siegerehrung sind schon Plätze aufgerufen.
tournament-not-begun = Runde { $round } ist noch nicht aufgerufen, und dort ist nichts eingetragen: Da kann keine Zeit um sein.
tournament-still-open = Runde { $round } ist noch offen; sie muss zuerst abgeschlossen werden.
tournament-no-clock = Dieses Turnier hat keine Zeitbegrenzung; warum die Runde früher endet, muss dabeistehen.
tournament-nothing-left = { $at }: Hier ist nichts mehr zu spielen.
tournament-untimed = { $at }: Hier läuft keine Uhr: Kein Spiel ist zu spät, und Zeit lässt sich nicht zugeben.
tournament-late = { $at }: Die Zeit ist um. Sagen Sie dazu, ob dieses Spiel da schon gegeben war oder gerade gegeben wurde, ob es gespielt war, oder ob es ein offenes Pflichtsolo ist; ein späteres zählt nicht (8.5.1).
tournament-late-hint = Sagen Sie, was es ist: --late dealt (gegeben), --late played (gespielt) oder --late pflichtsolo.
tournament-in-time = { $at }: Die Zeit ist noch nicht um.
tournament-too-few = { $at }: Mit weniger als vier Spielern kann nicht weitergespielt werden. Entweder springt jemand ein, oder der Tisch hört auf.
tournament-not-gone = { $at }: { $player } ist gar nicht gegangen.
tournament-played-on = { $at }: Seitdem ist ohne { $player } weitergespielt worden; in dieser Runde geht es an diesen Tisch nicht mehr zurück.
tournament-rounds-begun = Runde { $round } hat schon begonnen. Weniger Runden als das kann das Turnier nicht mehr haben.
tournament-read-twice = { $at }: Alle { $n } Zeilen sind schon zweimal erfasst.
tournament-not-ended = { $at }: Der Tisch hat nicht aufgehört.
tournament-bad-minutes = { $minutes } Minuten lassen sich nicht zugeben; möglich sind 1 bis 60.
tournament-not-at-table = { $at }: { $player } sitzt dort nicht.
tournament-bad-deduction = { $points } Punkte lassen sich nicht abziehen; möglich sind 1 bis 12.
tournament-no-such-deduction = { $player } hat keinen Abzug { $number }.
tournament-taken-back-already = { $player }: Abzug { $number } ist schon zurückgenommen.
tournament-already-out = Startnummer { $number } ist schon disqualifiziert.
tournament-replay = { $file }: Eintrag { $number } passt nicht zu dem, was davor steht: { $what }

## Datei

tournament-roster-no-name = der Name fehlt
tournament-roster-sum = das ist eine Summe, kein Spieler
tournament-roster-number = „{ $found }“ ist keine Startnummer; 1, 2, 3 … oder weglassen
tournament-roster-long = Name oder Verein ist länger als 80 Zeichen
tournament-roster-hidden = Name oder Verein enthält unsichtbare Zeichen
tournament-holds-name = Name
tournament-holds-first = Vorname
tournament-holds-club = Verein
tournament-holds-number = Startnummer
tournament-holds-skip = nicht gebraucht
tournament-columns = Gelesen als: { $columns }
tournament-columns-no-name = In einer Spalte muss der Name stehen.
tournament-columns-twice = Zwei Spalten sollen dasselbe enthalten: { $what }.
tournament-columns-many = Mehr als { $n } Spalten
tournament-like-player = schon dabei als Nummer { $number }
tournament-like-line = steht schon in Zeile { $line }
tournament-like-perhaps-line = heißt wie in Zeile { $line }; nur bei einem steht ein Verein
tournament-like-perhaps = heißt wie Nummer { $number }; nur bei einem steht ein Verein
tournament-like-other = heißt wie Nummer { $number } ({ $club })
tournament-left-out = Nicht aufgenommen – Zeile { $line }, { $name }: { $why }
tournament-noted = Zeile { $line }, { $name }: { $what }
tournament-renumbered = Nummer { $wanted } ist vergeben, daher { $number }

## Zeilen der Liste

list-over = Die Runde ist zu Ende; es wird nichts mehr gespielt.
list-no-position = An diesem Tisch gibt es keinen Platz { $position }.
list-sits-out = Platz { $position } setzt aus; ein Solo kann er nicht gespielt haben.
list-must-solo = Die gezählten Spiele sind vorbei: Platz { $position } muss sein Pflichtsolo spielen.
list-closed = Die Runde ist abgeschlossen; eine Zeile kann die Turnierleitung jetzt nur noch berichtigen, nicht streichen oder einfügen.
list-later = Danach geht { $deal } nicht mehr auf: { $what }
list-doubt-alone = { $name } hat allein gegen drei gespielt, und nichts sagt, was es war
list-doubt-together = die Punkte sind die von zwei gegen zwei, vermerkt ist ein Spiel allein gegen drei
list-doubt-lust = vermerkt ist ein Lustsolo; das erste Solo der Runde ist aber das Pflichtsolo
list-doubt-pflicht = vermerkt ist ein Pflichtsolo; { $name } hat seines aber schon gespielt
list-doubt-slip = so geht es nicht auf
list-doubt-meant = wahrscheinlich: { $what }
list-could-be = möglich mit diesen Punkten: { $kinds }
list-read = { $kind }: { $points }
list-games-left = { $n ->
    [one] Ein Spiel fehlt noch, Pflichtsoli eingerechnet.
   *[other] { $n } Spiele fehlen noch, Pflichtsoli eingerechnet.
}
list-owing = { $n ->
    [one] Das Pflichtsolo von { $names } fehlt noch.
   *[other] Die Pflichtsoli von { $names } fehlen noch.
}
list-number = Spiel { $found } steht da, nach der Reihe ist es Spiel { $expected }.
list-totals = In der Datei steht der Endstand { $written }, die Zeilen ergeben { $sums }.
list-flaw = { $what } ({ $clause })
list-flaw-game-sum = die Spielpunkte ergeben { $sum }, nicht 0
list-flaw-penalty-sum = die Strafpunkte ergeben { $sum }, nicht 0
list-flaw-sitter = Platz { $position } sitzt und bekommt 0
list-flaw-fifth = an einem Platz steht etwas, den es an diesem Tisch nicht gibt
list-flaw-without-game = das Spiel wurde nicht gespielt und hat keine Spielpunkte, nur Strafpunkte
list-flaw-threefold = Platz { $position } hat allein gespielt; er hat das Dreifache der anderen mit umgekehrtem Zeichen
list-flaw-unequal = die Punkte passen weder zu zwei gegen zwei noch dreifach zu einem gegen drei
list-flaw-parity = die vier Ergebnisse sind weder alle gerade noch alle ungerade
list-flaw-no-soloist = nur ein Solist bekommt die Strafpunkte eines anderen ganz gutgeschrieben; Platz { $position } hat hier aber nicht allein gespielt
list-flaw-no-price = so viel kostet kein Verstoß, auch nicht mehrere zusammen; die Strafpunkte können nicht stimmen
list-flaw-stopped = ein schwerwiegender Verstoß beendet das Spiel: Spielpunkte gibt es dann nicht, und es gilt als nicht gespielt, außer wenn Kontra ihn in einem Solo begangen hat
list-flaw-other-forced = zuerst muss Platz { $should } sein Pflichtsolo spielen, nicht Platz { $did }
list-flaw-dealer = Platz { $did } hat gegeben, dran war Platz { $should }
list-flaw-deduction = Platz { $position } werden { $points } Punkte abgezogen; mehr als 12 geht nicht
list-flaw-worth = das Spiel gibt { $worth }, eingetragen ist { $written }
list-flaw-no-game = kein Spiel ist { $points } Punkte wert
list-flaw-call = { $call }: { $why }; hat es niemand reklamiert, gilt es trotzdem
list-call-repeat = die eigene Seite hatte das oder mehr schon angesagt
list-call-late = zu spät, { $needs } Karten sind nötig, nicht { $held }
list-call-reply = auch als Erwiderung zu spät, { $needs } Karten sind nötig, nicht { $held }
list-call-skipped = zu spät für eine übersprungene Stufe, { $needs } Karten sind nötig, nicht { $held }
list-call-no-erstansage = die eigene Seite hat nur spät erwidert, eine Absage ist dann nicht mehr möglich
list-call-not-clarified = vor dem Ende des Klärungsstichs wird nichts angesagt
list-call-shortened = das Spiel war schon abgekürzt
list-call-other-party = der Ansagende gehört zu { $party }

## Ein Spiel, das nicht sein kann

list-game-re = Re { $n ->
    [one] muss hier ein Spieler
   *[other] müssen hier { $n } Spieler
} sein, nicht { $given }
list-game-absent = Platz { $position } hat in diesem Spiel keine Karten und kann nicht Re sein
list-game-augen = Re hat { $found } Augen, es gibt aber nur 240
list-game-no-such-augen = { $found } Augen kann keine Partei haben: Einzelne Augen gibt es nicht, der Bube zählt schon 2
list-game-tricks = Re hat { $found } Stiche, es gibt aber nur 12
list-game-augen-tricks = { $n ->
    [one] { $augen } Augen passen nicht in einen Stich: darin liegen { $least } bis { $most } Augen
   *[other] { $augen } Augen und { $n } Stiche passen nicht zusammen: in so vielen Stichen liegen { $least } bis { $most } Augen
}
list-game-hochzeit = bei dieser Hochzeit hat Re mindestens { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
}, nicht { $given }
list-game-tricks-needed = { $party } hat keine Augen; ob die Partei einen Stich hat, muss dabeistehen (tricks)
list-game-foxes = es gibt nur zwei Füchse
list-game-doppelkoepfe = für mehr als vier Doppelköpfe reichen Asse und Zehnen nicht
list-game-karlchen = den letzten Stich macht nur eine Partei
list-game-cards = niemand hat { $found } Karten auf der Hand; jeder bekommt zwölf
list-game-cards-after = { $party } hat schon mit { $given } Karten angesagt; danach hat dort niemand mehr { $found }
list-game-no-trick = in den Stichen von { $party } haben diese Sonderpunkte keinen Platz

## Dateien mit Listen

list-file-empty = darin steht keine Liste
list-file-quote = ein Anführungszeichen geht auf und nicht zu
list-file-column = eine Spalte „{ $found }“ hat eine Liste nicht
list-file-column-twice = die Spalte „{ $found }“ steht zweimal da
list-file-positions = Punktespalten für { $n ->
    [one] einen Platz
   *[other] { $n } Plätze
}; ein Tisch hat vier bis sieben
list-file-cells = { $n ->
    [one] eine Zelle
   *[other] { $n } Zellen
}, der Kopf hat { $expected } Spalten
list-file-number = „{ $found }“ in der Spalte „{ $name }“ ist keine Zahl, die dort stehen kann
list-file-kind = „{ $found }“ ist keine Spielart: N (Normalspiel), H (Hochzeit), HA (Hochzeit allein), SH (stille Hochzeit), S (Solo), PS (Pflichtsolo), LS (Lustsolo), x (nicht gespielt), oder das Solo beim Namen: damen, buben, fleischlos, kreuz, pik, herz, karo
list-file-no-re = zu den Augen fehlt, wer Re war
list-file-no-augen = „{ $found }“ steht da, aber keine Augen; ohne sie werden nur die Punkte eingetragen
list-file-whose-solo = wessen Solo es war, steht nicht da, und die Punkte zeigen es nicht
list-file-no-solo = die Art ist kein Solo, und doch steht ein Solist da ({ $n }); eins von beiden bleibt leer
list-file-toml = „{ $found }“ steht in einer Liste als TOML so nicht; eine Zeile sieht so aus: points = [3, -1, -1, -1]
list-word-kind = „{ $found }“ ist keine Spielart: normal, hochzeit, hochzeit-alone, still, solo, oder das Solo beim Namen: damen, buben, fleischlos, kreuz, pik, herz, karo
list-word-party = „{ $found }“ ist keine Partei: re, kontra
list-word-call = { $party } kann „{ $found }“ nicht ansagen: re oder kontra, keine90, keine60, keine30, schwarz
list-word-special = „{ $found }“ gibt keinen Sonderpunkt: fox, doppelkopf oder karlchen, dann re oder kontra
list-word-second-karlchen = das Karlchen von { $party } steht zweimal da
list-word-field = „{ $found }“ gehört nicht zu einem Spiel: kind, re, augen, trumps, tricks, clarified, call, special
list-word-twice = „{ $found }“ steht zweimal da
list-word-missing = „{ $found }“ fehlt
list-fields-nothing = eine Zeile nennt ein Spiel (game), Punkte (points) oder not-played
list-fields-solo = solo gehört nur zu points; ein Spiel nennt seinen Solisten selbst
list-fields-not-played = was nicht gespielt wurde, hat weder game noch points
list-fields-reason = ein Anlass ohne Strafpunkte und ohne Abzug: Die Punkte fehlen noch
list-fields-position = einen Platz { $found } gibt es nicht
list-fields-many = { $n ->
    [one] eine Zahl
   *[other] { $n } Zahlen
}; vier bis sieben gehören dahin, eine je Platz

## doko list check

list-check-list = { $file }: Liste eines { $n ->
    [5] Fünfertischs
    [6] Sechsertischs
    [7] Siebenertischs
   *[other] Vierertischs
}
list-check-running = { $file }: laufende Stände von { $names }
list-check-game = Zeile { $line }: Spiel { $number }, { $points }
list-check-value = in der Spalte S steht { $written }, der Stand ändert sich um { $changed }
list-check-note = daneben steht „{ $found }“ (nicht ausgewertet)
list-check-read-as = gelesen als: { $what }
list-check-read-among = gelesen als: { $what } (bei diesen Punkten möglich: { $kinds })
list-check-fine = { $n ->
    [0] kein Spiel
    [one] ein Spiel geprüft, in Ordnung
   *[other] { $n } Spiele geprüft, in Ordnung
}
list-check-wrong = { $total ->
    [one] ein Spiel geprüft, { $m ->
        [one] es stimmt nicht
       *[other] { $m } stimmen nicht
    }
   *[other] { $total } Spiele geprüft, { $m ->
        [one] eines stimmt nicht
       *[other] { $m } stimmen nicht
    }
}
list-check-not-complete = noch nicht vollständig: { $what }
