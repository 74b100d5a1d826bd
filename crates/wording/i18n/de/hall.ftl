# Das Turnier im Saal: Seiten der Organisation, Listen auf dem Telefon und vom Papier, Leinwand.

## Alle Turniere

hall-title = Turniere
hall-none = Hier ist für Sie noch kein Turnier zu sehen. Scannen Sie den Code an Ihrem Tisch, oder bitten Sie die Turnierleitung um einen Link.
hall-none-yet = Noch gibt es kein Turnier. Legen Sie hier eines an: Ein Name genügt, alles andere kann so bleiben.
hall-new = Neues Turnier
hall-name = Name des Turniers
hall-day = Tag
hall-rounds = Runden
hall-round = Runde
hall-rules = Regeln
hall-minutes-four = Minuten am Vierertisch
hall-minutes-five = Minuten am Fünfertisch
hall-minutes-hint = Leer: wie die Regeln es sagen – das Regelblatt kennt keine Zeitbegrenzung, die TSR geben 100 und 125 Minuten. 0 am Vierertisch: ohne Zeitbegrenzung. Die Zeit läuft, sobald Sie die Runde aufrufen. Am Sechser- und Siebenertisch hat ein Spiel so viel Zeit wie am Fünfertisch.
hall-clubs-apart = Vereinskameraden sitzen in Runde 1 nicht zusammen
hall-fair-fives = Niemand sitzt zweimal an einem Tisch mit fünf oder mehr, bevor alle an einem waren
hall-remainder = Wenn die Vierertische nicht aufgehen
hall-remainder-fives = Fünfertische, einer für jeden, der übrig ist (bei 6, 7 oder 11 Spielern ein größerer Tisch)
hall-remainder-one = Ein einziger Tisch mit fünf, sechs oder sieben, an dem alle sitzen, die übrig sind
hall-remainder-springer = Nur Vierertische: Ein oder zwei Spieler sitzen an je zwei Tischen (Springer). Diese Tische spielen abwechselnd und brauchen doppelt so lange. Bleibt einer übrig, gibt es einen Fünfertisch.
hall-more = Regeln, Zeiten und Auslosung
hall-ties = Bei gleicher Summe entscheidet
hall-readings = Offene Punkte der Regeln
hall-readings-hint = Nur ankreuzen, was bei Ihnen anders gilt.
hall-reading-first = Sonst:
hall-reading-other = Angekreuzt:
hall-create = Turnier anlegen
hall-need-name = Das Turnier braucht einen Namen mit Buchstaben oder Ziffern.
hall-name-taken = Ein Turnier dieses Namens gibt es schon.
hall-so-far = Zwischenstand

## Menü

hall-tables = Tische
hall-players = Spieler
hall-seating = Auslosung
hall-codes = Tischcodes
hall-print = Drucken
hall-wall = Leinwand

## Tische auf einen Blick

hall-first-players = Zuerst die Spieler, dann die Auslosung.
hall-enter-players = Spieler aufnehmen
hall-first-draw = Die Spieler sind da; jetzt auslosen.
hall-called-at = aufgerufen um { $at }
hall-call = Runde aufrufen
hall-call-again = Uhr neu starten
hall-close = Runde abschließen
hall-lots = Lose ziehen
hall-fours = Vierertische
hall-fives = Fünfertische
hall-sixes = Sechsertische
hall-sevens = Siebenertische
hall-springers = Tische mit Springer
hall-springer-name = { $name } (Springer)
hall-minutes-left = { $n ->
    [one] noch 1 Minute
   *[other] noch { $n } Minuten
}
hall-time-is-up = Die Zeit ist um
hall-owes = { $n ->
    [one] { $names } schuldet noch das Pflichtsolo
   *[other] Noch { $n } Pflichtsoli: { $names }
}
hall-line-flawed = { $deal } geht nicht auf: { $what }
hall-lines-differ = Erst- und Zweiterfassung unterscheiden sich: { $lines }
hall-unread = { $n ->
    [one] Eine Zeile ist noch nicht zum zweiten Mal erfasst
   *[other] { $n } Zeilen sind noch nicht zum zweiten Mal erfasst
}
hall-to-settle = alle Spiele da, noch zu klären

## Spieler

hall-split-fours = { $n ->
    [one] ein Vierertisch
   *[other] { $n } Vierertische
}
hall-split-fives = { $n ->
    [one] ein Fünfertisch
   *[other] { $n } Fünfertische
}
hall-split-sixes = { $n ->
    [one] ein Sechsertisch
   *[other] { $n } Sechsertische
}
hall-split-sevens = { $n ->
    [one] ein Siebenertisch
   *[other] { $n } Siebenertische
}
hall-split-springers = { $n ->
    [one] ein Springer an zwei Tischen
   *[other] { $n } Springer an zwei Tischen
}
hall-split-few = zu wenige: Ein Tisch braucht vier
hall-split-round = Runde { $round }: { $n } Spieler, { $tables }
hall-add-player = Aufnehmen
hall-paste = Eine ganze Liste aufnehmen
hall-paste-hint = Einfügen, wie sie ist: aus einer Tabelle, einer Mail oder einer Datei, die Spalten in beliebiger Folge, mit oder ohne Überschriften. Bevor etwas gespeichert wird, sehen Sie, wie sie gelesen ist.
hall-list-file = Oder eine Datei (CSV oder Text)
hall-paste-button = Liste ansehen
hall-list-title = Liste prüfen
hall-list-columns = Was steht in den Spalten?
hall-list-column = Spalte { $n }: { $examples }
hall-list-look = Mit diesen Spalten lesen
hall-list-look-again = Die Liste ist jetzt mit diesen Spalten gelesen. Bitte sehen Sie sie noch einmal an.
hall-list-changed = Der Text der Liste wurde geändert und ist hier neu gelesen. Bitte sehen Sie sie noch einmal an.
hall-list-people = Wer aufgenommen wird
hall-list-doubles = Nicht angekreuzt ist, wer schon dabei zu sein scheint. Sind es wirklich zwei, kreuzen Sie an.
hall-list-wrong = Diese Zeilen bleiben draußen
hall-list-store = Angekreuzte aufnehmen
hall-list-nobody = In dieser Liste steht niemand, der aufgenommen werden könnte.
hall-list-none = Es ist niemand angekreuzt.
hall-list-other = Text der Liste ändern
hall-list-counts = { $n ->
    [one] Ein neuer Spieler
   *[other] { $n } neue Spieler
}
hall-list-known = { $n ->
    [one] einer scheint schon dabei zu sein
   *[other] { $n } scheinen schon dabei zu sein
}
hall-roster-line = Zeile { $line }: { $what }
hall-from-round = Ab Runde
hall-strike-ask = { $name } streichen?
hall-strike-what = { $name } steht dann nicht mehr auf der Liste und wird nicht mehr ausgelost.
hall-gone-on = An Tisch { $table } spielen die anderen weiter; der Platz setzt ab jetzt immer aus.
hall-left = { $name } ist gegangen ({ $why }); die anderen spielen weiter.
hall-left-back = { $name } ist doch da
hall-one-leaves = Einer geht, die anderen spielen weiter
hall-one-leaves-hint = Der Platz setzt ab jetzt immer aus, sein Pflichtsolo entfällt, und die übrigen Spiele werden so gekürzt, dass niemand mehr als 20 hat. Der Spieler behält, was er bis dahin hat.
hall-who-leaves = Wer geht?
hall-substitute = { $substitute } spielt für { $name }; gewertet wird für { $name }.
hall-sits-in-for = { $substitute } (für { $name })
hall-substitute-title = Jemand spielt für einen anderen weiter
hall-substitute-hint = Bis zum Ende der Runde; die Punkte bekommt der Spieler, der ausgelost war.
hall-substitute-for = Für wen?
hall-substitute-name = Name des Ersatzspielers
hall-substitute-seat = Einsetzen
hall-substitute-back = { $name } spielt wieder selbst
hall-twin-ask = { $name } steht schon in der Liste
hall-twin-what = Ist das jemand anders mit demselben Namen? Dann steht der Name zweimal da, mit der Startnummer dahinter.
hall-undraw-ask = Auslosung aufheben?
hall-undraw-what = { $n ->
    [one] Runde { $rounds } ist schon ausgelost. Mit dieser Änderung gilt die Auslosung nicht mehr; die gedruckten Platzkarten stimmen dann nicht.
   *[other] Die Runden { $rounds } sind schon ausgelost. Mit dieser Änderung gilt die Auslosung nicht mehr; die gedruckten Platzkarten stimmen dann nicht.
}
hall-undraw-yes = Ändern, Auslosung aufheben
hall-undrawn = { $n ->
    [one] Runde { $rounds } ist nicht mehr ausgelost. Neu ausgelost wird erst, wenn Sie es sagen.
   *[other] Die Runden { $rounds } sind nicht mehr ausgelost. Neu ausgelost wird erst, wenn Sie es sagen.
}
hall-rename = Speichern
hall-strike-player = Von der Liste streichen
hall-comes = Kommt erst zu dieser Runde
hall-leaves = Geht nach dieser Runde
hall-misses = Fehlt in dieser Runde
hall-points = Punkte
hall-points-to = für { $party }
hall-why = Grund
hall-deduct = Punkte abziehen
hall-take-back = Abzug zurücknehmen
hall-disqualify = Disqualifizieren

## Auslosung

hall-draw-next = Runde { $round } auslosen
hall-draw-rest = Alle Runden auslosen
hall-draw-again = Nicht begonnene neu auslosen
hall-nothing-to-draw = Es ist keine Runde mehr auszulosen.
hall-seed = Zufallszahl
hall-seed-hint = Leer lassen: Sie wird gewürfelt. Mit derselben Zahl kommt dieselbe Auslosung heraus.
hall-by-hand = Von { $by } um { $at } von Hand geändert.
hall-seat-by-hand = Von Hand setzen
hall-seat-hint = Eine Zeile je Tisch, die Startnummern von Platz 1 an.
hall-seat-save = So setzen
hall-seating-line = Zeile { $line }: „{ $found }“ ist keine Startnummer.

## Die Liste eines Tischs

hall-game-of = Spiel { $number } von { $of }
hall-sits-out = sitzt
hall-forced = Vorführung: { $name } muss jetzt das Pflichtsolo spielen.
hall-forced-name = Vorführung: { $name }
hall-mark-deals = gibt
hall-mark-leads = spielt auf
hall-mark-owes = Pflichtsolo
hall-mark-lustsolo = Lustsolo
hall-kind-pflichtsolo = Pflichtsolo { $name }
hall-kind-forced = Pflichtsolo { $name }, vorgeführt
hall-kind-lustsolo = Lustsolo { $name }
hall-put-right = berichtigt von { $by }: { $why }
hall-saved = Eingetragen.
hall-list-complete = Die Liste ist vollständig. Bitte prüfen und bei der Turnierleitung melden.
hall-list-done = Die Liste ist vollständig.
hall-first-reading = Ersterfassung
hall-second-reading = Zweiterfassung
hall-settle-why = Was die Liste zeigt
hall-first-holds = Die erste gilt
hall-second-holds = Die zweite gilt
hall-minutes = Minuten
hall-extra = Zeit zugeben
hall-extra-add = Zugeben
hall-keeper = Die Liste führt
hall-keeper-hint = Wer die Liste freiwillig übernimmt; die Plätze bleiben.
hall-end = Tisch hört auf
hall-end-hint = Wenn ein Tisch nicht weiterspielen kann. Was noch zu spielen wäre, entfällt; die Liste bleibt, wie sie ist.
hall-end-who = Wer das Turnier ganz verlässt
hall-end-ask = Tisch { $table } hört auf?
hall-end-gone = Ab jetzt nicht mehr dabei: { $names }.
hall-resume = Tisch spielt doch weiter
hall-insert = Davor ein Spiel nachtragen
hall-insert-before = Vor Spiel { $number } nachtragen
hall-warn = Verwarnen
hall-gone = Geht jetzt
hall-gone-ask = { $name } geht?
hall-gone-what = Tisch { $table } kann so nicht weiterspielen; die Liste endet.
hall-gone-substitute = Oder jemand springt ein: auf der Seite des Tischs unter „Jemand spielt für einen anderen weiter“.
hall-strike-last = Letzte Zeile streichen
hall-strike = Streichen
hall-paper-lists = Papierliste
hall-type-list = Liste eintippen
hall-type-second = Zum zweiten Mal erfassen
hall-time-up-why = Grund, falls es keine Zeitbegrenzung gibt
hall-time-up-running = Ein Spiel ist schon gegeben oder wird gerade gegeben; es zählt noch
hall-time-up = Zeit ist um: restliche Spiele streichen
hall-trace = Änderungen
hall-why-table = am Tisch berichtigt
hall-waiting = Hier geht es weiter, sobald die nächste Runde ausgelost ist.
hall-last-list = Die letzte Liste ansehen
hall-my-table = Mein Tisch
hall-place = Platz { $place }
hall-seat-at = Tisch { $table }, Platz { $place }
hall-to-list = Zur Liste
hall-who-hint = Wer sind Sie? Dieses Gerät führt dann die Liste mit und sagt Ihnen vor jeder Runde, wo Sie sitzen.
hall-who-table = Dieses Gerät bleibt am Tisch
hall-who-other = Jemand anders
hall-who-elsewhere = Sitzen Sie an einem anderen Tisch? Dann scannen Sie dort den Code.
hall-over = Das Turnier ist zu Ende.
hall-nobody-yet = Es ist noch nicht ausgelost, wer hier sitzt.
hall-no-such-table = In Runde { $round } gibt es diesen Tisch nicht.
hall-sits-elsewhere = { $name } sitzt jetzt an Tisch { $table }, Platz { $place }, nicht hier.
hall-leaves-table = Dieses Gerät ist mit dem Code von Tisch { $table } gekommen. Wenn Sie hier eintreten, führt es dort keine Liste mehr.
hall-back-to-table = Zurück zu Tisch { $table }
hall-moved = Runde { $round } ist ausgelost: hier weiter
hall-other-list = Das ist die Liste von Tisch { $table }. Dieses Gerät gehört zu Tisch { $own }.
hall-moved-back = Runde { $round } ist noch offen: dorthin
hall-moved-to = Runde { $round }: { $name }, Tisch { $table }, Platz { $place }

## Ein Spiel

hall-change-line = { $deal } ändern
hall-enter = Eintragen
hall-save-line = Änderung speichern
hall-how = Was Sie eintragen
hall-how-game = Spiel
hall-how-points = Punkte
hall-how-nothing = Nicht gespielt
hall-kind = Spielart
hall-solo = Solo
hall-augen = Augen von Re
hall-augen-exact = genau
hall-no-trick = Re hatte keinen Stich
hall-all-tricks = Re hatte alle Stiche
hall-chip-no-trick = kein
hall-chip-all-tricks = alle
hall-calls = Ansage
hall-no-call = keine
hall-foxes = Füchse gefangen
hall-doppelkoepfe = Doppelköpfe
hall-karlchen = Karlchen
hall-chip-normal = Normal
hall-chip-hochzeit = Hochzeit
hall-chip-hochzeit-alone = Hochz. allein
hall-chip-still = Stille H.
hall-chip-damen = Damen
hall-chip-buben = Buben
hall-chip-fleischlos = Fleisch­los
hall-chip-schwarz = schw.
hall-chip-cards = Karten
hall-chip-fox = Fuchs
hall-chip-doppelkopf = Doppelk.
hall-cards-held = Mit wie vielen Karten?
hall-step-of = Re hatte { $augen } Augen
hall-value-typed = andere Zahl
hall-points-each = Punkte jedes Einzelnen
hall-game-there = { $deal }: { $what }
hall-there-by = Schon eingetragen von
hall-there-same = genau wie Ihres
hall-there-yours = Ihres:
hall-there-done = Das ist dasselbe Spiel: fertig
hall-there-other = Meins ist das nächste: eintragen
hall-throw-away = Verwerfen
hall-asked-games = { $n ->
    [one] { $n } Spiel ist auf diesem Gerät eingetragen und wartet auf Ihre Antwort
   *[other] { $n } Spiele sind auf diesem Gerät eingetragen und warten auf Ihre Antwort
}
hall-unsent = { $n ->
    [one] { $n } Spiel von Runde { $round }, Tisch { $table } ist auf diesem Gerät eingetragen, steht aber noch nicht in der Liste
   *[other] { $n } Spiele von Runde { $round }, Tisch { $table } sind auf diesem Gerät eingetragen, stehen aber noch nicht in der Liste
}
hall-left-told = Die Turnierleitung weiß davon.
hall-games-left = { $n ->
    [one] Auf einem Gerät ist { $n } Spiel eingetragen, das nicht mehr in die Liste kam: { $games }
   *[other] Auf einem Gerät sind { $n } Spiele eingetragen, die nicht mehr in die Liste kamen: { $games }
}
hall-left-hint = Dieses Spiel kam erst an, als die Liste zu Ende war, und zählt nicht. Soll es zählen, spielt der Tisch weiter, oder Sie fügen es ein.
hall-waiting-games = { $n ->
    [one] { $n } Spiel ist auf diesem Gerät eingetragen und wartet auf die Verbindung
   *[other] { $n } Spiele sind auf diesem Gerät eingetragen und warten auf die Verbindung
}
hall-penalties = Strafpunkte, anderer Geber
hall-penalty = Strafpunkte
hall-deduction = Abzug der Turnierleitung
hall-penalty-why = Anlass (kommt in die Liste)
hall-who-dealt = Wer hat gegeben?
hall-in-turn = Der Reihe nach
hall-show-points = Punkte ansehen
hall-sending = Keine Verbindung. Es wird gesendet, sobald der Server antwortet; lassen Sie diese Seite offen.
hall-anyway = Soll es trotzdem gelten?
hall-anyway-hint = Mit Ihrem Namen und dem Grund bleibt es so stehen.
hall-enter-anyway = Trotzdem eintragen
hall-need-kind = Welches Spiel war es?
hall-need-re = Wer war Re?
hall-need-soloist = Wer hat allein gespielt?
hall-need-augen = Wie viele Augen hatte Re?
hall-need-tricks = Tippen Sie bei genau 240 Augen auch an, ob Re alle Stiche hatte, und bei 0, ob Re keinen hatte.
hall-need-winners = Wer hat gewonnen?
hall-need-value = Wie viele Punkte?
hall-need-late = Sagen Sie zuerst, welches Spiel das ist.
hall-need-alone = Allein gegen drei: Solo oder Hochzeit?
hall-not-alone = Dieses Spiel spielt einer allein.
hall-cannot-be = So kann es nicht gewesen sein.
hall-late = Die Zeit ist um. Ein später gegebenes Spiel zählt nicht. Dieses Spiel …
hall-late-dealt = war schon gegeben oder wurde gerade gegeben, als die Zeit um war
hall-late-played = war da schon zu Ende gespielt
hall-late-pflichtsolo = ist ein Pflichtsolo, das noch offen ist
hall-late-was = nach Ablauf der Zeit eingetragen: { $what }
hall-late-ask = War schon gegeben oder gespielt, als die Zeit um war? Dann rufen Sie die Turnierleitung: Sie kann es eintragen.
hall-worth-nothing = 0 für alle
hall-no-number = „{ $found }“ ist keine Zahl, die hier stehen kann.
hall-meanwhile = Inzwischen hat jemand anders hier etwas eingetragen. Bitte sehen Sie erst in die Liste.

## Die Liste vom Papier

hall-who-reads = Wer erfasst die Liste?
hall-grid-hint = Je Zeile die Punkte oder das Spiel: Dann werden die Punkte gerechnet; stehen sie daneben, müssen sie stimmen. Leere Zeilen am Ende zählen nicht; das Feld dessen, der sitzt, bleibt leer. Die Summe jeder Zeile muss 0 sein.
hall-grid-penalties = Bei „nicht gespielt“ gehören die Strafpunkte in die Spalten. Strafpunkte neben einem gespielten Spiel: Erst das Spiel hier eintragen, dann seine Zeile in der Liste ändern.
hall-grid-late = Die Zeit ist um. Tippen Sie nur Spiele ein, für die da schon gegeben war oder gerade gegeben wurde, und am Ende die Pflichtsoli, die dann noch offen waren, wie sie gespielt wurden. War keines offen, danach „Zeit ist um“.
hall-grid-more = Mehr Zeilen: für Spiele, die nicht gespielt wurden
hall-grid-game = Spiel mit Augen
hall-enter-lines = Zeilen eintragen
hall-nothing-typed = Es ist nichts eingetippt.
hall-nothing-to-type = Hier ist nichts mehr einzutippen.
hall-lines-asked = Einige Zeilen sind so nicht zu verstehen. Tippen Sie an, was gemeint ist, oder berichtigen Sie sie; eingetragen ist noch nichts.
hall-draft = Was hier getippt, aber nicht eingetragen wurde, steht wieder da.
hall-skip-lines = { $n ->
    [one] Die erste Zeile steht schon da: hier weglassen
   *[other] Die ersten { $n } Zeilen stehen schon da: hier weglassen
}

## Codes und Leinwand

hall-codes-hint = Ein Code je Tisch, für das ganze Turnier. Wer ihn scannt, führt die Liste dieses Tischs; ein Konto braucht niemand.
hall-codes-local = Diese Adresse kennt nur dieser Rechner; Telefone kommen so nicht herein. Starten Sie mit --lan, und öffnen Sie die Seite unter der Adresse, die dann ausgegeben wird.
hall-codes-make = Codes anlegen
hall-codes-anew = Neue Codes, die alten gelten nicht mehr
hall-codes-anew-what = { $n ->
    [one] Der Code, der auf dem Tisch liegt, öffnet dann nichts mehr, und wer mit ihm gekommen ist, ist draußen. Drucken Sie den neuen und legen Sie ihn aus. Der alte Link kann unter Organisation wieder gelten.
   *[other] Die { $n } Codes, die auf den Tischen liegen, öffnen dann nichts mehr, und wer mit ihnen gekommen ist, ist draußen. Drucken Sie die neuen und legen Sie sie aus. Die alten Links können unter Organisation wieder gelten.
}
hall-codes-anew-yes = Neue Codes anlegen
hall-signs = Tischaufsteller
hall-signs-hint = Ein Blatt je Tisch: der Code für das WLAN, der Code des Tischs und wer dort sitzt. Name und Passwort des WLANs werden nur gedruckt, nicht gespeichert; ohne Namen steht nur der Code des Tischs da.
hall-network = Name des WLANs
hall-network-key = Passwort des WLANs
hall-signs-print = Drucken
hall-code-of = Code für Tisch { $table }
hall-wall-public = Alle, die diese Adresse haben, sehen Rangliste und Sitzordnung.
hall-wall-private = Nur wer eine Rolle hat, sieht Rangliste und Sitzordnung.
hall-make-public = Für alle öffnen
hall-make-private = Nicht mehr für alle
hall-not-yet = Gleich geht es los.
hall-wall-page = Seite { $page } von { $of }
hall-wall-hold = Diese Seite festhalten

## Drucken

hall-print-cards = Für jeden Spieler eine, mit seinen Plätzen
hall-print-plan = Zum Aushängen, nach Namen und nach Tischen
hall-print-signs = Ein Blatt je Tisch, mit seinem Code; unter „Tischcodes“
hall-print-sheets = Leere Spiellisten
hall-print-sheets-what = Zum Ausfüllen am Tisch
hall-print-lists = Spiellisten, wie sie sind
hall-print-lists-what = Zum Aushängen und fürs Archiv
hall-print-ranking = Rangliste nach dieser Runde
hall-file = Das ganze Turnier
hall-file-get = Als Datei sichern
hall-file-what = Mit allem, was geschehen ist; ein anderer Rechner nimmt es unter „Turniere“ auf oder mit „stich import“
hall-import = Aus einer Datei aufnehmen
hall-import-what = Ein Turnier oder ein Tisch, der auf einem anderen Rechner als Datei gesichert wurde, geht hier weiter. Nichts, was hier ist, wird überschrieben.
hall-import-file = Die Datei
hall-import-name = Unter anderem Namen
hall-import-name-hint = Nur wenn es hier schon ein Turnier dieses Namens gibt und es ein anderes ist.
hall-import-no-file = Bitte wählen Sie eine Datei.
hall-import-house = Was in der Datei steht ({ $stream }), ist weder ein Turnier noch ein Tisch. Eine ganze Sicherung nimmt „stich restore“ auf.
hall-import-differs = { $stream } gibt es hier schon, und es ist nicht dasselbe; nichts wurde geändert. Geben Sie dem Turnier unten einen anderen Namen.
hall-import-renamed = Nur ein Turnier kann einen anderen Namen bekommen; alles andere wird aufgenommen, wie es ist.
hall-import-unknown = Die Datei ist unversehrt, aber ein Rechner hat sie unterschrieben, der hier nicht bekannt ist: { $mark }. Noch ist nichts aufgenommen. Lassen Sie sich das Kennzeichen von dem nennen, der die Datei geschickt hat; bei ihm steht es unter „Organisation“. Nehmen Sie die Datei auf, gilt der Rechner von da an als bekannt.
hall-import-unsigned = Diese Datei hat niemand unterschrieben: Jeder könnte sie geschrieben oder verändert haben. Noch ist nichts aufgenommen. Nehmen Sie sie nur auf, wenn Sie wissen, woher sie kommt.
hall-import-anyway = Trotzdem aufnehmen
hall-import-other = Andere Datei wählen
