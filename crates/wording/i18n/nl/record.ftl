# Wat er mis is met een bestand met spellen (PBN, LIN), en wat er had moeten staan.

record-fault = { $found }; verwacht wordt { $expected }

## Wat er staat

record-there-text = “{ $found }”
record-there-end-of-game = het einde van het spel
record-there-open-comment = commentaar zonder einde
record-there-open-value = de waarde van { $tag } heeft geen einde
record-there-lone-brace = “{ $found }” sluit niets af
record-there-second = { $tag } voor de tweede keer
record-there-note = een noot hier
record-there-comment-in-row = commentaar in een rij van { $tag }
record-there-in-row = “{ $found }” in een rij van { $tag }
record-there-hands = { $n ->
    [one] één hand
   *[other] { $n } handen
}
record-there-other-results = uitslagen die met het bieden van { $n } van de { $total } spellen in strijd zijn
record-there-other-room = de uitslag van de andere zaal
record-there-stray-result = een uitslag waar het bieden niet toe leidt
record-there-auction-before = de biedingen van het spel ervoor
record-there-swallowed-call = de bieding { $call } aan het eind van een uitleg
record-there-gzip = een gzip-bestand dat vanaf hier beschadigd is
record-there-too-large = een gzip-bestand met meer dan { $n } MiB erin
record-there-endless = meer dan { $n } MiB in één spel

## Wat er had moeten staan

record-expected-closing-bracket = ] na de waarde
record-expected-tag = een gegeven zoals { $example }
record-expected-tag-name = de naam van een gegeven na [
record-expected-quotes = de waarde tussen aanhalingstekens
record-expected-quoted-element = aanhalingstekens om zoiets
record-expected-elements = alleen velden
record-expected-plain-comment = commentaar zonder accolades erin
record-expected-once = één keer; de eerste geldt
record-expected-note-after-play = na Auction of Play
record-expected-note-number = het nummer van een noot, =1= tot en met =32=
record-expected-glyph = een teken van $0 tot en met $255
record-expected-suffix = een van ! ? !! ?? !? ?!
record-expected-entry = eerst de bieding of kaart waar het bij hoort
record-expected-mark = een van { $known }
record-expected-nothing-after = niets meer na “{ $found }”
record-expected-call = een bieding zoals 1C, 3NT, X, Pass, AP
record-expected-card = een kaart zoals SA, HT, of -
record-expected-one-plus = maar één +, waar de volgende kaart moet komen
record-expected-seat = een plaats: N, E, S of W
record-expected-vulnerable = None, NS, EW of All
record-expected-contract = een contract zoals 4H, 3NTX, of Pass
record-expected-declarer = een leider zoals S of ^S
record-expected-tricks = slagen zoals 9, ^9, NS 9 of EW 4 NS 9
record-expected-first-seat = eerst een plaats en een dubbele punt, zoals N:
record-expected-four-hands = vier; - voor een hand die niemand kent
record-expected-four-suits = vier kleuren met punten ertussen, schoppen eerst
record-expected-rank = een van AKQJT98765432
record-expected-lin-command = een opdracht van twee letters en “|”
record-expected-lin-tricks = de slagen van de leider na mc, 0 tot en met 13
record-expected-lin-vulnerable = o, n, e of b na sv
record-expected-lin-dealer = de gever na md, 1 tot en met 4
record-expected-lin-hands = niet meer dan vier handen na md
record-expected-lin-hand = een hand zoals SAKQHJ7D852C94, rangen AKQJT98765432
record-expected-lin-call = een bieding na mb, zoals p, d, r, 1C, 3N
record-expected-lin-card = een kaart na pc, zoals SA, HT
record-expected-results-of-these-boards = die van de spellen in dit bestand; ze zijn weggelaten
record-expected-result-of-this-room = die van deze zaal; de twee zijn verwisseld
record-expected-result-beside = misschien die ernaast in de kop van het bestand, die er wel bij past
record-expected-auction-of-its-own = die van dit spel; er is geen kaart gespeeld
record-expected-call-of-its-own = een eigen bieding; zo wordt hij gelezen
record-expected-whole-file = een heel bestand
record-expected-smaller-file = een kleiner bestand
record-expected-end = het einde daarvan
