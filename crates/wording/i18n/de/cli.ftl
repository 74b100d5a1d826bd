# `stich check`, `laws`, `chart`, `replay` und Fehler.

## check

check-step = Schritt { $n }
check-score = Wertung { $n }
check-trick = Stich { $n }
check-announce = Ansage { $n }
check-deal = Spiel { $n }
check-split = Aufteilung { $n }
check-tournament = Turnier
check-desk = Entscheidung
check-expected = erwartet
check-got = erhalten
check-table = Der Tisch in diesem Augenblick
check-summary = { $total ->
    [0] kein Fall gefunden
    [one] ein Fall geprüft
   *[other] { $total } Fälle geprüft
}, { $failed ->
    [0] alle bestanden
    [one] einer nicht bestanden
   *[other] { $failed } nicht bestanden
}
check-unreadable = { $n ->
    [one] eine Datei war nicht lesbar
   *[other] { $n } Dateien waren nicht lesbar
}
check-case-title = { $file }: { $title }
check-can-happen = das kann geschehen
check-happened = es ist geschehen
check-allowed = das ist erlaubt
check-none = nichts
check-none-yet = noch nichts
check-not-known = nicht bekannt
check-nothing-asked = es wurde um nichts gebeten
check-ruling = eine Entscheidung
check-ruling-stands = nichts, die Entscheidung steht fest
check-not = nicht { $what }
check-only = nur { $what }
check-can-be-chosen = { $what } steht zur Wahl
check-nobody = niemand
check-zero = 0 für alle
check-transfer = { $won } für { $to }
check-worth = das Spiel zählt { $points }
check-possible = ein mögliches Spiel
check-seats = alle bekommen einen Platz
check-tables = { $many } zu { $size }
check-no-players = es ist niemand da, der einen Platz braucht
check-few-players = zu wenige Spieler, ein Tisch braucht vier
check-awaits-call = Ansage von { $by }
check-awaits-card = Karte von { $by }
check-awaits-question = Frage { $id }
check-awaits-question-about = Frage { $id } zu { $by }
check-awaits-choice = Wahl von { $by }: { $options }
check-awaits-choice-of = Wahl von { $by }
check-awaits-say = gesund oder Vorbehalt von { $by }
check-awaits-pflicht = ob { $by } ein Pflichtsolo hat
check-awaits-lust = ob { $by } ein Lustsolo hat
check-awaits-name = das Spiel von { $by }
check-awaits-over = zu Ende
check-draw-contract = { $what } { $by }, Stich { $number }
check-draw-penalty-card = Strafkarte { $what }
check-draw-cards = { $count } Karten
check-draw-laid = gelegt { $what }
check-draw-early = vorgeworfen { $what }
check-draw-no-game = noch kein Spiel
check-draw-play = { $what }; Stiche { $won }; Ansagen { $said }
check-draw-wrong = Verstoß: { $what }
check-draw-penalty = Strafpunkte { $points }
check-draw-line = { $number }  Geber { $by }  { $what } { $points }
check-draw-then = danach Nummer { $number }, Geber { $by }
check-draw-round-over = die Runde ist zu Ende

## laws

laws-heading = { $game ->
    [doppelkopf] Die Regeln, wie dieses Programm sie kennt
   *[bridge] Die Paragrafen, wie dieses Programm sie kennt
}
laws-executed = wird am Tisch angewandt
laws-asked = { $game ->
    [doppelkopf] wird angewandt, sobald der Schiedsrichter eine Tatsache festgestellt hat
   *[bridge] wird angewandt, sobald die Turnierleitung eine Tatsache festgestellt hat
}
laws-judged = { $game ->
    [doppelkopf] wägt der Schiedsrichter ab
   *[bridge] wägt die Turnierleitung ab
}
laws-cases = { $n ->
    [0] kein Fall
    [one] ein Fall
   *[other] { $n } Fälle
}
laws-unreached = Kein Fall deckt { $law } ab.
laws-coverage = { $game ->
    [doppelkopf] Regeln, die ein Fall abdeckt: { $n } von { $total }
   *[bridge] Paragrafen, die ein Fall abdeckt: { $n } von { $total }
}
laws-all-reached = { $game ->
    [doppelkopf] Jede angewandte Regel ist durch einen Fall abgedeckt.
   *[bridge] Jeder angewandte Paragraf ist durch einen Fall abgedeckt.
}
laws-unknown = { $game ->
    [doppelkopf] Eine Regel { $number } gibt es nicht; es gibt zum Beispiel S2.2, S5, 4.3.1 und A6.
   *[bridge] Einen Paragrafen { $number } gibt es in dieser Ausgabe nicht.
}
laws-diff-heading = Was sich zwischen { $old } und { $new } unterscheidet
laws-diff-new = nicht in { $old }
laws-diff-number = { $number } in { $old }
terms-heading = Die Begriffe der deutschen Texte
terms-forms = auch { $forms }
terms-never = nie { $words }
laws-status = Status
laws-in-cases = Fälle
laws-points = { $game ->
    [doppelkopf] Offene Punkte
   *[bridge] Umstrittene Punkte
}
laws-point-fixed = Anders lässt sich dieser Punkt hier nicht auslegen.

## chart

chart-yes = ja
chart-no = nein
chart-back-to-play = es wird weitergespielt

## replay

replay-board = Board { $board }
replay-room-open = offener Raum
replay-room-closed = geschlossener Raum
replay-fine = nichts Regelwidriges
replay-fine-no-deal = nichts Regelwidriges, soweit es sich ohne die Verteilung sagen lässt
replay-nothing = nichts zu beurteilen: weder Verteilung noch Ansagen noch Karten sind aufgezeichnet
replay-kind-revoke = Revoke
replay-kind-opening-lead-out-of-turn = erstes Ausspiel außer Reihenfolge
replay-kind-lead-out-of-turn = Ausspiel außer Reihenfolge
replay-kind-play-out-of-turn = Karte außer Reihenfolge gespielt
replay-kind-not-in-hand = eine Karte, die nicht im Blatt ist
replay-kind-insufficient-bid = ungenügendes Gebot
replay-kind-call-out-of-rotation = Ansage außer Reihenfolge
replay-kind-inadmissible-call = unzulässige Ansage
replay-kind-call-after-end = Ansage nach dem Ende der Reizung
replay-kind-unfinished-auction = die Reizung ist nicht zu Ende
replay-kind-bad-deal = die Verteilung stimmt nicht
replay-kind-wrong-contract = der Kontrakt ist nicht der gereizte
replay-kind-wrong-declarer = der Alleinspieler ist nicht der aus der Reizung
replay-kind-wrong-result = das Ergebnis passt nicht zum Spiel
replay-kind-unfounded-mark = als irregulär vermerkt, aber alles in Ordnung
replay-kind-record-broken = Aufzeichnung fehlerhaft
replay-kind-unreadable = nicht lesbar
replay-broken = Aufzeichnung fehlerhaft: { $what }
replay-broken-order-of-trick = die Karten stehen nicht in der Reihenfolge, in der sie gespielt wurden
replay-broken-missing-trick = davor fehlt ein Stich
replay-broken-card-led = eine andere Karte wurde ausgespielt: auf diese hätten mehrere nicht bedient
replay-broken-missing-card = eine Karte dieses Stiches fehlt
replay-broken-two-of-one-hand = zwei Karten aus einer Hand; was folgt, lässt sich nicht sagen
replay-broken-other-deal = das Gespielte gehört zu einer anderen Verteilung
replay-broken-pass-too-many = ein Passen zu viel am Ende der Reizung
replay-broken-missing-pass = in der Reizung fehlt ein Passen
replay-broken-auction-cut-off = die Reizung bricht vor ihrem Ende ab
replay-broken-result-and-claim = das Ergebnis passt nicht zum Spiel, wohl aber der Claim
replay-broken-result-against-claim = Ergebnis und Claim widersprechen sich; das Spiel passt zu beiden
replay-broken-wrong-dealer = als Teiler ist ein anderer angegeben, als Boardnummer und Reizung sagen
replay-broken-card-twice = eine Karte steht zweimal da
replay-broken-card-not-dealt = eine gespielte Karte steht in keiner Hand
replay-broken-call-twice = eine Ansage steht zweimal da
replay-broken-claim-against-play = nach diesem Spielverlauf ist der Claim nicht möglich
replay-broken-result-sum = die Stiche beider Seiten ergeben zusammen nicht dreizehn
replay-of-seat = { $seat }: { $text }
replay-against-contract = { $text }: notiert { $recorded }, gereizt { $found }
replay-against-declarer = { $text }: notiert { $recorded }, nach der Reizung { $found }
replay-against-tricks = { $text }: notiert { $recorded }, gespielt { $found }
replay-from-to = { $n } bis { $m }
replay-contract-by = { $contract } von { $declarer }
replay-no-result = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}, kein Ergebnis
replay-summary-broken = { $n ->
    [one] Ein Board ist falsch oder unvollständig notiert
   *[other] { $n } Boards sind falsch oder unvollständig notiert
}
replay-summary-none = { $failed ->
    [0] Kein Board wurde beurteilt
    [one] Kein Board wurde beurteilt, eines ist nicht lesbar
   *[other] Kein Board wurde beurteilt, { $failed } sind nicht lesbar
}
replay-summary-no-deal = { $n ->
    [one] Ein Board ist ohne Verteilung aufgezeichnet: beurteilt ist nur, was seine Ansagen und Karten selbst zeigen
   *[other] { $n } Boards sind ohne Verteilung aufgezeichnet: beurteilt ist nur, was ihre Ansagen und Karten selbst zeigen
}
replay-summary-nothing = { $n ->
    [one] Bei einem Board war nichts zu beurteilen: weder Verteilung noch Ansagen noch Karten sind aufgezeichnet
   *[other] Bei { $n } Boards war nichts zu beurteilen: weder Verteilung noch Ansagen noch Karten sind aufgezeichnet
}
replay-left-out = { $n ->
    [one] Ein Board, das nicht zu lesen ist, fehlt in { $file }.
   *[other] { $n } Boards, die nicht zu lesen sind, fehlen in { $file }.
}
replay-not-certain = { $text } – nicht sicher
replay-count = { $what }: { $n }, davon sicher { $m }
replay-files = Dateien: { $total }, mit Befunden: { $n }
replay-worst = Die meisten Befunde:
replay-at-trick = Stich { $trick }: { $text }
replay-result = { $contract } von { $declarer }, { $tricks ->
    [one] ein Stich
   *[other] { $tricks } Stiche
}
replay-passed-out = durchgepasst
replay-no-play = kein Spiel aufgezeichnet
replay-no-contract = es wurden Karten gespielt, aber weder Kontrakt noch Reizung sagen, was Trumpf ist
replay-no-leader = es wurden Karten gespielt, aber es steht nicht da, wer Alleinspieler war oder wer ausgespielt hat
replay-summary = { $total ->
    [one] ein Board
   *[other] { $total } Boards
}, { $n ->
    [0] nichts Regelwidriges
    [one] eines mit einer Regelwidrigkeit
   *[other] { $n } mit einer Regelwidrigkeit
}, { $failed ->
    [0] alle lesbar
    [one] eines nicht lesbar
   *[other] { $failed } nicht lesbar
}

## Fehler

error-label = Fehler
error-not-found = { $file }: diese Datei oder diesen Ordner gibt es nicht
error-named-twice = { $n ->
    [one] { $file } ist mehrfach genannt und wird einmal gelesen.
   *[other] { $n } Dateien sind mehrfach genannt, etwa { $file }; jede wird einmal gelesen.
}
error-cannot-read = { $file }: nicht lesbar: { $reason }
error-cannot-write = { $file }: nicht beschreibbar: { $reason }
error-is-read = { $file } gehört zu den Dateien, die gelesen werden, und wird nicht überschrieben. Bitte eine andere Datei nennen.
error-output = die Antwort lässt sich nicht schreiben: { $reason }
error-no-files = { $path }: in diesem Ordner ist keine lesbare Datei; erwartet wird { $expected }
error-at = { $file }:{ $line }:{ $column }: { $what }
error-expected = gefunden „{ $found }“, erwartet { $expected }
error-unknown-topic = Den Anlass „{ $found }“ gibt es nicht; es gibt { $known }
error-unknown-fact = Die Angabe „{ $found }“ gibt es hier nicht; zu diesem Anlass gehört: { $known }
error-bad-fact = „{ $found }“ ist keine Antwort auf { $fact }; möglich: { $known }
error-bad-fact-such = „{ $found }“ ist keine Antwort auf { $fact }; erwartet wird etwas wie { $known }
error-fact-twice = { $fact } wurde mehrmals und verschieden angegeben: { $facts }. Bitte nur einmal angeben.
error-not-offered = „{ $found }“ steht jetzt nicht zur Wahl; möglich: { $known }
error-unknown-language = Die Sprache „{ $found }“ gibt es hier nicht; es gibt { $known }
error-unknown-format = Die Dateiart von { $file } ist unbekannt; erwartet wird { $expected }
error-edition = Eine Ausgabe { $found } gibt es nicht; es gibt { $known }
error-point = Den umstrittenen Punkt „{ $found }“ gibt es nicht; es gibt { $known }
error-other-game = { $what } gehört nicht zu { $game ->
    [doppelkopf] Doppelkopf
   *[bridge] Bridge
}

## doko score

doko-won = gewonnen
doko-under-90 = unter 90 gespielt
doko-under-60 = unter 60 gespielt
doko-under-30 = unter 30 gespielt
doko-schwarz = schwarz gespielt
doko-called = { $what } angesagt
doko-absage = { $what } von { $by } abgesagt
doko-against = { $augen } gegen { $what } erreicht
doko-gegen-re = gegen die Alten
doko-doppelkopf = Doppelkopf
doko-fox = Fuchs gefangen
doko-karlchen = Karlchen
doko-winner = { $what } hat gewonnen.
doko-nobody = Niemand hat gewonnen.
doko-position = Platz { $n }: { $points }
doko-points-for = { $points } für { $what }
doko-not-counted = Zählt nicht, weil einer allein spielt: { $what } ({ $clause })

case-at = Zeile { $line }, Spalte { $column }: { $what }
case-toml-missing = `{ $found }` fehlt
case-toml-unknown = `{ $found }` gibt es hier nicht; möglich sind { $known }
case-toml-twice = derselbe Schlüssel steht hier zweimal
case-toml-kind = hier gehört ein Wert anderer Art hin
case-toml-broken = was hier steht, ist kein TOML
case-json-broken = was hier steht, ist kein JSON, oder es endet zu früh
case-format = Format { $found }; diese Version liest Format 1
case-game = das Spiel `{ $found }` gibt es nicht; möglich sind bridge und doppelkopf
case-one-of = `{ $found }` passt hier nicht; möglich: { $known }
case-example = `{ $found }` passt hier nicht; zum Beispiel: { $known }
case-unfit = `{ $found }` passt hier nicht
case-impossible = { $place }: `{ $found }` ist nicht möglich: { $why }
case-beside = { $place }: `{ $found }` steht nicht neben `{ $beside }`
case-step = Schritt { $n }: { $what }
case-step-broken = was hier steht, sagt nicht, was geschah
case-missing = { $place }: `{ $what }` fehlt
case-one-thing = Schritt { $n } sagt mehr als eines oder nichts; je ein Schlüssel, dann `expect`
case-setup = { $place }: { $what }
check-no-case = das ist kein lesbarer Fall: { $reason }
error-no-case = { $file }: das ist kein lesbarer Fall: { $reason }
error-no-topic = Bitte zuerst ein Thema nennen; die Themen sind { $known }
error-reason-folder = das ist ein Ordner, keine Datei
error-reason-no-folder = das ist eine Datei, kein Ordner
error-reason-missing = diese Datei oder diesen Ordner gibt es nicht
error-reason-exists = etwas dieses Namens gibt es schon
error-reason-forbidden = der Zugriff ist nicht erlaubt
error-reason-no-text = das ist keine Textdatei
error-reason-empty = diese Datei ist leer
error-reason-zip = es ist eine Zip-Datei; bitte entpacken und die Dateien daraus angeben
error-reason-no-board = es steht kein Board darin; erwartet wird { $expected }
error-reason-nothing = es gibt kein Board zu schreiben
error-reason-full = der Datenträger ist voll
error-reason-other = das System lehnt es ab ({ $reason })

## Die Befehlszeile

usage-heading = Aufruf
usage-commands = Befehle
usage-arguments = Argumente
usage-options = Optionen
usage-option = OPTIONEN
usage-command = BEFEHL
usage-default = Standard: { $known }
usage-possible = möglich: { $known }
usage-meant = vielleicht war { $known } gemeint
usage-more = Mehr sagt --help.
usage-no-command = Einen Befehl „{ $found }“ gibt es nicht
usage-no-argument = „{ $found }“ gehört hier nicht hin
usage-behind = es gehört hinter „{ $command }“
usage-missing = Es fehlt: { $list }
usage-missing-command = Es fehlt ein Befehl
usage-no-value = { $option } braucht einen Wert
usage-not-possible = „{ $found }“ ist für { $option } nicht möglich
usage-conflict = { $option } und { $other } gehen nicht zusammen
usage-twice = { $option } darf nur einmal angegeben werden
usage-too-many = „{ $found }“ ist ein Wert zu viel für { $option }
usage-too-few = { $option } braucht { $n ->
    [one] einen Wert
   *[other] { $n } Werte
}
usage-no-text = Das Eingegebene ist kein Text in UTF-8
usage-from-to = von { $least } bis { $most }
usage-number = erwartet wird eine ganze Zahl
usage-name = ein Name hat 1 bis 60 Zeichen aus a–z, 0–9 und -, und kein - am Anfang oder Ende
usage-memory = so viel Speicher hat kein Rechner
usage-no-memory = mindestens 1 MiB ist nötig
