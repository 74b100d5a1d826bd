# Hva som er galt med en fil med spill (PBN, LIN), og hva som skulle stått der.

record-fault = { $found }; her ventes { $expected }

## Hva som står der

record-there-text = «{ $found }»
record-there-end-of-game = slutten av spillet
record-there-open-comment = en kommentar uten slutt
record-there-open-value = verdien av { $tag } slutter ikke
record-there-lone-brace = «{ $found }» avslutter ingenting
record-there-second = { $tag } for andre gang
record-there-note = en note her
record-there-comment-in-row = en kommentar i en rad av { $tag }
record-there-in-row = «{ $found }» i en rad av { $tag }
record-there-hands = { $n ->
    [one] én hånd
   *[other] { $n } hender
}
record-there-other-results = resultater som strider mot meldingsforløpet på { $n } av { $total } spill
record-there-other-room = resultatet fra det andre rommet
record-there-stray-result = et resultat som meldingsforløpet ikke fører til
record-there-auction-before = meldingene fra spillet før
record-there-swallowed-call = meldingen { $call } til slutt i en forklaring
record-there-gzip = en gzip-fil som er skadet herfra
record-there-too-large = en gzip-fil med mer enn { $n } MiB i
record-there-endless = mer enn { $n } MiB i ett spill

## Hva som skulle stått der

record-expected-closing-bracket = ] etter verdien
record-expected-tag = en opplysning som { $example }
record-expected-tag-name = navnet på en opplysning etter [
record-expected-quotes = verdien i anførselstegn
record-expected-quoted-element = anførselstegn rundt noe slikt
record-expected-elements = bare felter
record-expected-plain-comment = kommentarer uten krøllparenteser i
record-expected-once = bare én gang; den første gjelder
record-expected-note-after-play = etter Auction eller Play
record-expected-note-number = nummeret på en note, =1= til =32=
record-expected-glyph = et tegn fra $0 til $255
record-expected-suffix = ett av ! ? !! ?? !? ?!
record-expected-entry = først meldingen eller kortet det hører til
record-expected-mark = ett av { $known }
record-expected-nothing-after = ikke mer etter «{ $found }»
record-expected-call = en melding som 1C, 3NT, X, Pass, AP
record-expected-card = et kort som SA, HT, eller -
record-expected-one-plus = bare ett +, der neste kort skal komme
record-expected-seat = en plass: N, E, S eller W
record-expected-vulnerable = None, NS, EW eller All
record-expected-contract = en kontrakt som 4H, 3NTX, eller Pass
record-expected-declarer = en spillefører som S eller ^S
record-expected-tricks = stikk som 9, ^9, NS 9 eller EW 4 NS 9
record-expected-first-seat = først en plass og et kolon, for eksempel N:
record-expected-four-hands = fire; - for en hånd som ingen kjenner
record-expected-four-suits = fire farger med punktum mellom, spar først
record-expected-rank = ett av AKQJT98765432
record-expected-lin-command = en kommando på to bokstaver og «|»
record-expected-lin-tricks = spilleførers stikk etter mc, 0 til 13
record-expected-lin-vulnerable = o, n, e eller b etter sv
record-expected-lin-dealer = giveren etter md, 1 til 4
record-expected-lin-hands = høyst fire hender etter md
record-expected-lin-hand = en hånd som SAKQHJ7D852C94, valørene AKQJT98765432
record-expected-lin-call = en melding etter mb som p, d, r, 1C, 3N
record-expected-lin-card = et kort etter pc som SA, HT
record-expected-results-of-these-boards = dem fra spillene i denne filen; de er utelatt
record-expected-result-of-this-room = det fra dette rommet; de to er byttet om
record-expected-result-beside = kanskje det ved siden av i filens hode, som passer til det
record-expected-auction-of-its-own = dets egne; det er ikke spilt noe kort
record-expected-call-of-its-own = en melding for seg; den leses som en
record-expected-whole-file = en hel fil
record-expected-smaller-file = en mindre fil
record-expected-end = slutten på det
