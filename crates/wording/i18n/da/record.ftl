# Hvad der er galt med en fil med spil (PBN, LIN), og hvad der skulle stå.

record-fault = { $found }; her ventes { $expected }

## Hvad der står

record-there-text = »{ $found }«
record-there-end-of-game = spillets slutning
record-there-open-comment = en kommentar uden slutning
record-there-open-value = værdien af { $tag } slutter ikke
record-there-lone-brace = »{ $found }« afslutter ingenting
record-there-second = { $tag } for anden gang
record-there-note = en note her
record-there-comment-in-row = en kommentar i en række af { $tag }
record-there-in-row = »{ $found }« i en række af { $tag }
record-there-hands = { $n ->
    [one] én hånd
   *[other] { $n } hænder
}
record-there-other-results = resultater, der strider mod meldeforløbet på { $n } af { $total } spil
record-there-other-room = resultatet fra det andet rum
record-there-stray-result = et resultat, som meldeforløbet ikke fører til
record-there-auction-before = meldingerne fra spillet før
record-there-swallowed-call = meldingen { $call } sidst i en forklaring
record-there-gzip = en gzip-fil, der er beskadiget herfra
record-there-too-large = en gzip-fil med mere end { $n } MiB i
record-there-endless = mere end { $n } MiB i ét spil

## Hvad der skulle stå

record-expected-closing-bracket = ] efter værdien
record-expected-tag = en oplysning som { $example }
record-expected-tag-name = navnet på en oplysning efter [
record-expected-quotes = værdien i anførselstegn
record-expected-quoted-element = anførselstegn om sådan noget
record-expected-elements = kun felter
record-expected-plain-comment = kommentarer uden krøllede parenteser i
record-expected-once = kun én gang; den første gælder
record-expected-note-after-play = efter Auction eller Play
record-expected-note-number = nummeret på en note, =1= til =32=
record-expected-glyph = et tegn fra $0 til $255
record-expected-suffix = et af ! ? !! ?? !? ?!
record-expected-entry = først den melding eller det kort, det hører til
record-expected-mark = et af { $known }
record-expected-nothing-after = ikke mere efter »{ $found }«
record-expected-call = en melding som 1C, 3NT, X, Pass, AP
record-expected-card = et kort som SA, HT, eller -
record-expected-one-plus = kun ét +, hvor det næste kort skal komme
record-expected-seat = en plads: N, E, S eller W
record-expected-vulnerable = None, NS, EW eller All
record-expected-contract = en kontrakt som 4H, 3NTX, eller Pass
record-expected-declarer = en spilfører som S eller ^S
record-expected-tricks = stik som 9, ^9, NS 9 eller EW 4 NS 9
record-expected-first-seat = først en plads og et kolon, for eksempel N:
record-expected-four-hands = fire; - for en hånd, ingen kender
record-expected-four-suits = fire farver med punktum imellem, spar først
record-expected-rank = et af AKQJT98765432
record-expected-lin-command = en kommando på to bogstaver og »|«
record-expected-lin-tricks = spilførers stik efter mc, 0 til 13
record-expected-lin-vulnerable = o, n, e eller b efter sv
record-expected-lin-dealer = giveren efter md, 1 til 4
record-expected-lin-hands = højst fire hænder efter md
record-expected-lin-hand = en hånd som SAKQHJ7D852C94, rangene AKQJT98765432
record-expected-lin-call = en melding efter mb som p, d, r, 1C, 3N
record-expected-lin-card = et kort efter pc som SA, HT
record-expected-results-of-these-boards = dem fra spillene i denne fil; de er udeladt
record-expected-result-of-this-room = det fra dette rum; de to er byttet om
record-expected-result-beside = måske det ved siden af i filens hoved, som passer til det
record-expected-auction-of-its-own = dets egne; der er ikke spillet noget kort
record-expected-call-of-its-own = en melding for sig; den læses som en
record-expected-whole-file = en hel
record-expected-smaller-file = en mindre
record-expected-end = dets slutning
