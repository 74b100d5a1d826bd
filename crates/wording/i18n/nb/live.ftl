# Bord som det spilles ved i nettleseren.

live-tables = Bord
live-tables-lead = Spill et spill i nettleseren, med alt som kan gå galt ved et ordentlig bord, og døm.
live-new = Sett opp et bord
live-search = Navnet på et bord
live-none-found = Ingen bord heter det.
live-earlier = Tidligere bord
live-none = Det er ikke satt opp noe bord ennå.
live-running = i gang
live-ended = ferdig

live-name = Navn på bordet
live-name-blank = Bord
live-cards = Kort
live-cards-random = Tilfeldig fordeling
live-cards-record = Fra en fil med spill (PBN eller LIN)
live-cards-hand = Delt ut for hånd
live-record = Spillene
live-record-hint = Lim dem inn her, eller velg en fil.
live-record-file = Fil
live-record-which = Hvilket spill i filen
live-number = Spillnummer
live-number-hint = Spillnummeret sier hvem som gir, og hvem som er i faresonen.
live-hand-hint = Spar først, fargene skilt med punktum: AKQ.JT9.8765.432
live-contract = Kontrakt
live-contract-hint = For eksempel 4S eller 3NTX. La feltet stå tomt hvis det skal meldes.
live-watching = Feil
live-watching-always = stoppes med en gang
live-watching-call = blir liggende til noen tilkaller turneringslederen
live-spectators = Tilskuere
live-spectators-now = ser det hele bordet ser
live-spectators-later = ser det { $n ->
    [one] ett stikk senere
   *[other] { $n } stikk senere
}
live-spectators-after = ser ingenting før slutten
live-who-plays = Hvem spiller
live-person = en spiller, med lenke
live-robot-careful = en robot
live-robot-careless = en skjødesløs robot
live-robots-hint = Skjødesløse roboter gjør feil av og til, så turneringslederen kan øve seg.
live-create = Sett opp bordet
live-bad-board = Dette spillet kan ikke spilles. { $reason }
live-bad-format = Det er verken PBN eller LIN.
live-bad-line = Linje { $line } kan ikke leses: «{ $found }» ({ $what })
live-bad-empty = Det er ikke noe spill i den.
live-bad-incomplete = Spill { $board }: det mangler kort, eller det står ikke hvem som gir.
live-bad-which = Det er færre enn { $n } spill i den.
live-bad-of-board = Spill { $board }: { $reason }
live-bad-count = { $seat } har { $n } kort; hver hånd skal ha tretten.
live-bad-twice = { $card } er gitt to ganger.
live-bad-too-many = { $seat } har { $n } kort, men det kan høyst være { $total } igjen.
live-bad-length = { $tricks } spilte stikk og { $n } kort på hver hånd er ikke tretten til sammen.
live-bad-hand = Hånden til { $seat } kan ikke leses: «{ $found }»
live-bad-contract = «{ $found }» er ikke en kontrakt.
live-bad-auction = Disse meldingene kan ikke følge etter hverandre.
live-bad-passed-out = Det ble passet rundt; det er ingenting å spille.

live-links = Lenker
live-links-hint = Den som åpner en lenke, har den plassen ved dette bordet og ingen annen. En ny lenke avløser den gamle.
live-link-qr = QR-kode: { $what }
live-link-renew = Ny lenke
live-link-renew-this = Ny lenke: { $what }
live-link-revoke-this = Trekk tilbake lenken: { $what }
live-link-none = Ingen lenke gjelder.
live-link-unseen = Denne lenken ble laget før koder kunne vises igjen. Lag en ny.
live-link-all = Nye lenker til alle
live-link-ends = Den gamle lenken slutter å gjelde med én gang, og den som er her med den, er ute: { $what }.
live-links-show = Vis lenkene

live-you-sit = Du er { $seat }.
live-you-direct = Du er turneringsleder ved dette bordet.
live-you-watch = Du ser på.
live-board = Spill { $n }
live-deals = { $seat } gir
live-vulnerable-none = ingen i faresonen
live-vulnerable-side = { $side } i faresonen
live-vulnerable-all = alle i faresonen
live-contract-by = { $contract } av { $declarer }
live-auction = Meldingsforløpet
# Små bokstaver: De står også midt i en setning, «Østs tilbaketrukne melding pass».
live-pass = pass
live-double = dobler
live-redouble = redobler
live-tricks = Stikk
live-turn-call = { $seat } skal melde.
live-your-call = Det er din tur til å melde.
live-turn-lead = { $seat } skal spille ut.
live-turn-play = { $seat } skal legge et kort.
live-turn-dummy = { $declarer } skal spille fra bordet.
live-your-lead = Du skal spille ut.
live-your-card = Det er din tur.
live-your-dummy = Du skal spille fra bordet.
live-director-finds-out = Turneringslederen undersøker noe. Vent litt.
live-director-asked = Det er et spørsmål til deg.
live-chooses = { $anywho } skal velge.
live-you-choose = Du skal velge.
live-is-over = Spillet er over.
live-wait-for-end = Det spilles. Du får se det når spillet er over.
live-cards-left = { $n } kort
live-robot = Robot
live-face-down = Utspill med fremsiden ned
live-exposed = Synlig kort
live-your-hand = Hånden din
live-dummys-hand = Blindemann
live-hand-of = Hånd: { $seat }
live-on-the-table = På bordet
live-last-trick = { $seat } har vunnet stikket.
live-not-your-turn = Det er ikke din tur.
live-tap-again = Trykk på kortet en gang til for å legge det likevel.
live-one-tap = Legg hvert kort med ett trykk
live-lay-face-down = Legg neste kort med fremsiden ned
live-turn-up = Snu utspillet
live-take-back = Ta { $card } tilbake
live-drop = Mist et kort så det blir sett
live-call-director = Tilkall turneringslederen
live-call-revoke = Tilkall TL: revoke
live-lying-call = { $seat } har meldt { $call }.
live-two = Legg to kort på én gang
live-two-second = Det andre kortet
live-two-covered = Det andre ligger under det første og kan ikke ses
live-call-trick = Tilkall TL: for mange eller for få kort i et stikk
live-of-whom = Av hvem
live-trick-number = Stikk
live-claim = Krev
live-concede = Gi bort
live-how-many = Hvor mange stikk
live-how = Hvordan de skal tas
live-claims = { $seat } krever { $n } stikk.
live-concedes = { $seat } gir bort { $n } stikk.
live-agree = Enig
live-object = Ikke enig
live-called-in-vain = { $seat } har tilkalt turneringslederen. Det ble ikke funnet noe galt.
live-bound = Hva som gjelder nå
live-lines-lost = Forbindelsen er borte. Prøver igjen …

## Hva meldinger betyr, og hva som noteres

live-calls-mean = Hva meldinger betyr
live-alerted = Alertert
live-alert = Alerter { $call }
live-ask = Spør
live-ask-about = Spør hva en melding betyr
live-ask-your-turn = Spør når det er din tur.
live-ask-again = Trykk igjen for å spørre likevel: Makker kan ikke bruke det spørsmålet forteller.
live-which-call = Melding
live-explain = Forklar
live-explain-call = Forklar makkers melding
live-in-few-words = Med få ord
live-asks = { $seat } spør hva { $call } betyr.
live-put-right = Makker har forklart meldingen din feil
live-put-right-now = Du kan si det nå. Tilkall også turneringslederen.
live-put-right-after-auction = Ikke la noe merkes. Blir dere spillefører, sier du det etter siste pass; ellers når spillet er over.
live-put-right-after-play = Ikke la noe merkes. Si det når spillet er over.
live-put-right-again = Trykk igjen for å si det likevel: Makker kan ikke bruke det.
live-corrected = { $seat } har rettet det som ble sagt om { $call }.
live-told = Meldingen { $call } fra { $seat } er forklart eller alertert.
live-tempo = Noter et brudd på tempoet
live-note-it = Noter det
live-noted-call = { $seat } noterer: { $second } brøt tempoet i meldingsforløpet etter { $call }.
live-noted-first = { $seat } noterer: { $second } brøt tempoet før første melding.
live-noted-trick = { $seat } noterer: { $second } brøt tempoet i stikk { $trick }.
live-noted-after = { $seat } noterer: { $second } brøt tempoet.
live-noted-hint = Det har ikke skjedd noe galt. Spill videre; den som bestrider det, tilkaller turneringslederen nå.
live-look = Se et stikk igjen
live-look-at = Se det
live-looks = { $seat } får stikk { $trick } vist igjen.
live-looks-not = { $seat } ber om å få se stikk { $trick } igjen. Det er ikke tillatt nå; bare turneringslederen kan vise det.
live-noted = Notert ved bordet
live-rule-on-it = Døm det
live-called = { $seat } har tilkalt turneringslederen.
live-did-alert = { $seat } alerterer.
live-did-explain = { $seat } forklarer: { $what }
live-did-tempo = { $seat } noterer at { $second } brøt tempoet.

live-unnoticed = Ikke oppdaget ved bordet
live-look-into = Stopp spillet og undersøk det
live-at-once = De to siste kortene falt samtidig: { $cards }
live-award = Tildel stikkene
live-award-hint = { $n } stikk gjensto da spillet stanset. De du ikke tildeler, får den andre siden.
live-weigh = Vurder det med alle fire hendene
live-award-to = Til hvilken side
live-undo = Angre den siste handlingen
live-undo-hint = Som om det ikke hadde skjedd. Det som er sett, er sett.
live-who-says = Trykk på det { $anywho } sier, eller vent til det trykkes der.
live-seats = Plasser
live-sit = Endre
live-the-ruling = Avgjørelsen
live-last-ruling = Den siste avgjørelsen

live-no-not-yours = Dette kan ikke du gjøre.
live-no-dummy = Spillefører spiller bordets kort.
live-no-director-first = Turneringslederen har stoppet spillet. Vent på avgjørelsen.
live-no-not-open = Det er ikke lenger mulig.
live-no-robot = Plassen er opptatt av en annen.
live-no-undo = Det er ingenting å angre.
live-no-card = { $card } er ikke på den hånden lenger.
live-no-not-possible = Det går ikke nå.
live-no-table = Det er ikke noe bord her.

live-result = { $tricks } stikk, { $score } til { $side }
live-passed-out = Rundpass.
live-disputed = Kravet er omstridt: Turneringslederen avgjør det (§ 70 og 71).
live-transfer = Her er det regnet med { $n } stikk til { $side } for en revoke.
live-tricks-won = Hvor mange stikk det ble
live-tricks-of-declarer = Spilleførersidens stikk
live-tricks-agree = Enig: { $n }
live-tricks-other = Før et annet antall
live-says-tricks = { $seat } sier: { $n ->
    [one] ett stikk
   *[other] { $n } stikk
}.
live-tricks-agreed-by = Enige: { $who }.
live-tricks-disputed = Spillerne er ikke enige om stikkene. Turneringslederen avgjør; det som er spilt, ligger der i rekkefølge.
live-tricks-enter = Før det som ble vunnet
live-tricks-ruled = Ført av turneringslederen.
live-did-correct = Turneringslederen fører { $n ->
    [one] ett stikk
   *[other] { $n } stikk
} for spilleførersiden.
live-replay = Steg for steg
live-step = Steg { $n } av { $all }
live-step-first = Første steg
live-step-back = Ett steg tilbake
live-step-on = Ett steg fram
live-step-last = Siste steg
live-back-to-table = Til bordet
live-did-play = { $seat }: { $card }
live-did-dummy = { $seat }, fra bordet: { $card }
live-did-call = { $seat }: { $call }
live-did-face-down = { $seat }: { $card }, med fremsiden ned
live-did-turn-up = { $seat } snur utspillet.
live-did-show = { $seat } viser { $card }.
live-did-take-back = { $seat } tar { $card } tilbake.
live-did-director = { $seat } tilkaller turneringslederen.
live-did-agree = { $seat } er enig.
live-did-object = { $seat } er ikke enig.
live-did-choose = Valget: { $choice }
live-did-answer = Turneringslederen har funnet: { $found }
live-did-look = Turneringslederen undersøker det.
live-did-two = { $seat }: { $cards } på én gang
live-did-at-once = Turneringslederen har funnet at de to siste kortene falt samtidig.
live-did-award = Turneringslederen tildeler { $side } { $n } stikk.
live-did-call-trick = { $seat } tilkaller turneringslederen på grunn av stikk { $trick }.
live-did-change-call = { $seat } endrer meldingen til { $call }.
live-did-above-seven = { $seat } melder over sju.
live-did-says = { $seat } ber om { $said }.
live-did-suggest = Blindemann rører ved { $card }.
live-did-spare = Turneringslederen sier at { $card } ikke er et straffekort.
live-did-ask = { $what ->
    [review] { $seat } ber om å få meldingene gjentatt.
    [contract] { $seat } spør hva kontrakten er.
    [inspect-trick] { $seat } ber om å få se et stikk igjen.
    [own-last-card] { $seat } ser på sitt eget siste kort.
    [having-none] { $seat } spør om det ikke er flere i fargen.
    [draw-attention] { $seat } gjør oppmerksom på at noe er galt.
    [warn-of-wrong-hand] { $seat } advarer om at det er feil hånd.
   *[explanation] { $seat } spør hva en melding eller et kort betyr.
}
live-did-happens = { $what ->
    [hands-returned] Kortene er lagt tilbake i mappen.
    [next-board-called] Det er meldt i neste spill.
   *[round-ended] Runden er over.
}
live-laws-here = Paragrafer i dette steget

## Bordet på skjermen

live-last = Siste stikk
live-dealer = giver
live-dealer-letter = G
live-vulnerable = i sonen
live-box = Meldeboks
live-call-not-in-order = Denne meldingen er ikke i orden nå.
live-call-again = Trykk en gang til for å gi den likevel: da ligger den på bordet, og turneringslederen avgjør saken.
live-more = Mer
live-nothing-unnoticed = Ingenting har gått upåaktet hen.
live-your-name = Navnet ditt ved dette bordet
live-name-of = Navn: { $what }
live-name-it = Lagre
live-sound = En lyd når det er din tur
live-robots = Roboter
live-robots-stop = Stopp når noe går galt uten at noen ser det
live-robots-usual = Spill videre
live-robots-slow = Langsomt
live-robots-paused = Pause
live-link-copy = Kopier
live-link-copied = Kopiert
live-link-share = Del
live-link-code = Vis koden
live-practice = Spill med roboter
live-practice-hint = Med en gang, uten lenke. Du sitter med tre roboter som gjør feil av og til, og du er også turneringsleder.
live-practice-name = Øvingsbord
live-practice-direct = Led dette bordet
live-practice-sit = Tilbake til plassen din
live-review = Det ingen så
live-review-at = Trinn { $step }
live-review-none = Ingenting gikk upåaktet hen.

## Doppelkopf

live-doko-new = Sett opp et Doppelkopf-bord
live-doko-dealer = Giver
live-doko-hand-hint = Tolv kort, fargen først, for eksempel ♣D ♥10 ♦9. Én tom hånd får resten.
live-doko-misdealt = Slik ble det gitt: ikke alle har tolv kort
live-doko-misdealt-hint = For å øve på hva som gjelder etter en feilgivning; hver hånd har ni til femten kort.
live-doko-owes = Skylder fortsatt sin Pflichtsolo
live-doko-bad-deal = Denne fordelingen kan ikke spilles. { $reason }
live-doko-bad-count = Plass { $by } har { $n } kort; alle skal ha tolv.
live-doko-bad-misdeal = Plass { $by } har { $n } kort; selv etter en feilgivning er det ni til femten.
live-doko-bad-third = { $card } er gitt tre ganger; hvert kort finnes to ganger.
live-doko-bad-position = Det er ingen plass { $by } ved dette bordet.
live-doko-bad-sits-out = Plass { $by } sitter over og får ingen kort.
live-doko-bad-nobody = Ingen med kort mangler fortsatt en Pflichtsolo.
live-doko-bad-kind = { $card } er ikke med i spillet.
live-doko-cards-missing = To eller flere hender er tomme.
live-doko-you-sit = Du sitter på plass { $by }.
live-doko-you-referee = Du er dommer ved dette bordet.
live-doko-deals = Plass { $by } gir
live-doko-dealt-count = Plass { $by } har fått { $n } kort.
live-doko-turn-say = Plass { $by }: gesund eller Vorbehalt?
live-doko-your-say = «Gesund» eller «Vorbehalt»?
live-doko-turn-pflicht = Plass { $by } blir spurt: en Pflichtsolo?
live-doko-your-pflicht = Spiller du en Pflichtsolo?
live-doko-turn-lust = Plass { $by } blir spurt: en Lustsolo?
live-doko-your-lust = Spiller du en Lustsolo?
live-doko-turn-name = Plass { $by } sier hva som spilles.
live-doko-your-name = Si hva du spiller.
live-doko-turn-lead = Plass { $by } spiller ut.
live-doko-turn-play = Plass { $by } står for tur.
live-doko-your-lead = Du spiller ut.
live-doko-referee-asks = Dommeren undersøker noe. Vent litt.
live-doko-asked-to-claim = Noe er oppdaget. De som kan reklamere, blir spurt.
live-doko-claim-or-play = Vil du reklamere eller spille videre?
live-doko-claim = Reklamer
live-doko-play-on = Spill videre
live-doko-tap-for = Trykk på det som blir sagt ved bordet.
live-doko-is-over = Spillet er over.
live-doko-wait-for-end = Det spilles. Du får se det når spillet er over.
live-doko-tricks = { $n } stikk
live-doko-early = Lagt før tur
live-doko-must-follow = Dette kortet følger ikke farge.
live-doko-last-trick = Det siste stikket gikk til plass { $by }.
live-doko-query = Spørrerunden
live-doko-announce = Meld
live-doko-out-of-time = Ikke i rett tid
live-doko-call-referee = Tilkall dommeren
live-doko-claim-offence = Reklamer på det som nettopp skjedde
live-doko-shorten = Krev alle stikkene som er igjen
live-doko-hand-over = Gi bort resten
live-doko-called-in-vain = Plass { $by } har tilkalt dommeren. Det ble ikke funnet noe galt.
live-doko-hand-of = Hånden på plass { $by }
live-doko-your-hand = Kortene dine
live-doko-not-played = Spillet teller ikke. Den samme gir igjen.
live-doko-augen = Re: { $augen } Augen
live-doko-points = Poeng
live-doko-penalty = Straffepoeng
live-doko-what-for = Hvorfor
live-doko-dealt = Fordelingen
live-doko-no-turn = Dommeren har stoppet spillet. Vent på avgjørelsen.
live-doko-did = Plass { $by }: { $what }
live-doko-did-show = Plass { $by } viser { $card }.
live-doko-did-take-back = Plass { $by } tar { $card } tilbake.
live-doko-did-call = Plass { $by } tilkaller dommeren.
live-doko-did-point-out = Plass { $by } sier fra om at noe er galt.
live-doko-did-play-on = Plass { $by } spiller videre.
live-doko-did-claim = Plass { $by } reklamerer.
live-doko-did-shorten = Plass { $by } krever alle stikkene som er igjen.
live-doko-did-hand-over = Plass { $by } gir bort resten.
live-doko-did-answer = Dommeren har funnet: { $found }
live-doko-did-look = Dommeren undersøker det.
live-doko-rules-here = Regler i dette steget
live-doko-two-cards = Legg to kort samtidig
live-doko-first-card = Det som ses først
live-doko-second-card = Det andre
live-doko-leave-tricks = La stikkene dine ligge
live-doko-take-in = Ta inn stikkene dine
live-doko-lying = Stikk som ligger
live-doko-look = Se i stikkene dine
live-doko-your-tricks = I stikkene dine
live-doko-ask-partner = Spør plass { $by }: reklamere eller spille videre?
live-doko-asked-by = Plass { $by } spør deg. Svaret ditt binder begge.
live-doko-whoever = alle
live-doko-the-rest = Stikkene som er igjen
live-doko-line = I denne rekkefølgen, hvis du sier en
live-doko-note = Noter det kortene ikke viser
live-doko-note-what = Hva som har skjedd
live-doko-note-it = Noter
live-doko-did-two = Plass { $by } legger { $card } og { $other } samtidig.
live-doko-did-ask = Plass { $by } spør plass { $asked }: reklamere eller spille videre?
live-doko-did-leave = Plass { $by } lar stikkene ligge.
live-doko-did-take-in = Plass { $by } tar inn stikkene.
live-doko-did-look-at = Plass { $by } ser i tidligere stikk.
live-doko-did-note = Dommeren noterer: { $what }
live-doko-what = Hva som spilles
live-doko-round = En hel runde
live-doko-round-hint = Listen føres, given går videre, og alle spiller sin Pflichtsolo.
live-doko-one-deal = Ett enkelt spill
live-doko-game = Spill { $number }
live-doko-list = Listen
live-doko-list-hint = Poeng etter hvert spill
live-doko-deal-next = Gi spill { $number }
live-doko-wait-for-deal = Plass { $by } gir spill { $number }.
live-doko-deal-again = Gi på nytt
live-doko-wait-again = Plass { $by } gir på nytt.
live-doko-round-over = Runden er over.
live-doko-time-not-up = Tiden er likevel ikke ute
