# Was an einer Datei mit Boards (PBN, LIN) falsch ist und was dort stehen müsste.

record-fault = { $found }; erwartet wird { $expected }

## Was dort steht

record-there-text = „{ $found }“
record-there-end-of-game = das Ende des Spiels
record-there-open-comment = ein Kommentar ohne Ende
record-there-open-value = der Wert von { $tag } hat kein Ende
record-there-lone-brace = „{ $found }“ schließt nichts ab
record-there-second = { $tag } zum zweiten Mal
record-there-note = eine Anmerkung hier
record-there-comment-in-row = ein Kommentar in einer Zeile von { $tag }
record-there-in-row = „{ $found }“ in einer Zeile von { $tag }
record-there-hands = { $n ->
    [one] ein Blatt
   *[other] { $n } Blätter
}
record-there-other-results = Ergebnisse, die der Reizung von { $n } der { $total } Boards widersprechen
record-there-other-room = das Ergebnis des anderen Raums
record-there-stray-result = ein Ergebnis, zu dem die Reizung nicht führt
record-there-auction-before = die Ansagen des Boards davor
record-there-swallowed-call = die Ansage { $call } am Ende einer Erklärung
record-there-gzip = eine gzip-Datei, die ab hier beschädigt ist
record-there-too-large = eine gzip-Datei mit mehr als { $n } MiB Inhalt
record-there-endless = mehr als { $n } MiB in einem Spiel

## Was dort stehen müsste

record-expected-closing-bracket = ] hinter dem Wert
record-expected-tag = eine Angabe wie { $example }
record-expected-tag-name = der Name einer Angabe hinter [
record-expected-quotes = der Wert in Anführungszeichen
record-expected-quoted-element = Anführungszeichen um einen solchen Eintrag
record-expected-elements = nur Einträge
record-expected-plain-comment = Kommentare ohne geschweifte Klammern darin
record-expected-once = nur einmal; es gilt die erste
record-expected-note-after-play = hinter Auction oder Play
record-expected-note-number = die Nummer einer Anmerkung, =1= bis =32=
record-expected-glyph = ein Zeichen von $0 bis $255
record-expected-suffix = eines von ! ? !! ?? !? ?!
record-expected-entry = zuerst die Ansage oder Karte, zu der es gehört
record-expected-mark = eines von { $known }
record-expected-nothing-after = nichts mehr hinter „{ $found }“
record-expected-call = eine Ansage wie 1C, 3NT, X, Pass, AP
record-expected-card = eine Karte wie SA, HT, oder -
record-expected-one-plus = nur ein +, wo die nächste Karte kommen soll
record-expected-seat = ein Platz: N, E, S oder W
record-expected-vulnerable = None, NS, EW oder All
record-expected-contract = ein Kontrakt wie 4H, 3NTX, oder Pass
record-expected-declarer = ein Alleinspieler wie S oder ^S
record-expected-tricks = Stiche wie 9, ^9, NS 9 oder EW 4 NS 9
record-expected-first-seat = zuerst Platz und Doppelpunkt, etwa N:
record-expected-four-hands = vier; - für ein unbekanntes Blatt
record-expected-four-suits = vier Farben mit Punkten dazwischen, Pik zuerst
record-expected-rank = eines von AKQJT98765432
record-expected-lin-command = ein Befehl aus zwei Buchstaben und „|“
record-expected-lin-tricks = hinter mc die Stiche des Alleinspielers, 0 bis 13
record-expected-lin-vulnerable = hinter sv o, n, e oder b
record-expected-lin-dealer = hinter md der Teiler, 1 bis 4
record-expected-lin-hands = hinter md nicht mehr als vier Blätter
record-expected-lin-hand = ein Blatt wie SAKQHJ7D852C94, Ränge AKQJT98765432
record-expected-lin-call = hinter mb eine Ansage wie p, d, r, 1C, 3N
record-expected-lin-card = hinter pc eine Karte wie SA, HT
record-expected-results-of-these-boards = die der Boards in dieser Datei; sie bleiben weg
record-expected-result-of-this-room = das dieses Raums; die beiden sind vertauscht
record-expected-result-beside = vielleicht das daneben im Kopf der Datei, das zu ihr passt
record-expected-auction-of-its-own = seine eigenen; gespielt ist keine Karte
record-expected-call-of-its-own = eine eigene Ansage; sie wird als solche gelesen
record-expected-whole-file = eine ganze
record-expected-smaller-file = eine kleinere
record-expected-end = dessen Ende
