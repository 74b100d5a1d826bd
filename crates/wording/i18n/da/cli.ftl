# `stich check`, `laws`, `chart`, `replay` og fejl.

## check

check-step = trin { $n }
check-score = pointberegning { $n }
check-trick = stik { $n }
check-announce = melding { $n }
check-deal = spil { $n }
check-split = bordfordeling { $n }
check-tournament = turnering
check-desk = kendelse
check-expected = forventet
check-got = fundet
check-table = Bordet i det øjeblik
check-summary = { $total ->
    [0] ingen sag fundet
    [one] én sag prøvet
   *[other] { $total } sager prøvet
}, { $failed ->
    [0] alle bestået
    [one] én ikke bestået
   *[other] { $failed } ikke bestået
}
check-unreadable = { $n ->
    [one] én fil kunne ikke læses
   *[other] { $n } filer kunne ikke læses
}
check-case-title = { $file }: { $title }
check-can-happen = det kan ske
check-happened = det er sket
check-allowed = det er tilladt
check-none = intet
check-none-yet = endnu intet
check-not-known = ikke kendt
check-nothing-asked = der er ikke bedt om noget
check-ruling = en kendelse
check-ruling-stands = intet, kendelsen ligger fast
check-not = ikke { $what }
check-only = kun { $what }
check-can-be-chosen = { $what } kan vælges
check-nobody = ingen
check-zero = 0 til alle
check-transfer = { $won } til { $to }
check-worth = spillet giver { $points }
check-possible = et muligt spil
check-seats = alle får en plads
check-tables = { $many } med { $size }
check-no-players = der er ingen, der skal have en plads
check-few-players = for få spillere, et bord kræver fire
check-awaits-call = melding fra { $by }
check-awaits-card = kort fra { $by }
check-awaits-question = spørgsmål { $id }
check-awaits-question-about = spørgsmål { $id } om { $by }
check-awaits-choice = valg for { $by }: { $options }
check-awaits-choice-of = valg for { $by }
check-awaits-say = gesund eller Vorbehalt fra { $by }
check-awaits-pflicht = om { $by } har en Pflichtsolo
check-awaits-lust = om { $by } har en Lustsolo
check-awaits-name = det, som { $by } spiller
check-awaits-over = slut
check-draw-contract = { $what } { $by }, stik { $number }
check-draw-penalty-card = strafkort { $what }
check-draw-cards = { $count } kort
check-draw-laid = lagt { $what }
check-draw-early = lagt før tur { $what }
check-draw-no-game = intet spil endnu
check-draw-play = { $what }; stik { $won }; meldinger { $said }
check-draw-wrong = overtrædelse: { $what }
check-draw-penalty = strafpoint { $points }
check-draw-line = { $number }  giver { $by }  { $what } { $points }
check-draw-then = derefter nummer { $number }, giver { $by }
check-draw-round-over = runden er slut

## laws

laws-heading = { $game ->
    [doppelkopf] Reglerne, som dette program kender dem
   *[bridge] Paragrafferne, som dette program kender dem
}
laws-executed = udføres ved bordet
laws-asked = { $game ->
    [doppelkopf] udføres, når dommeren har fastslået en kendsgerning
   *[bridge] udføres, når turneringslederen har fastslået en kendsgerning
}
laws-judged = { $game ->
    [doppelkopf] vurderes af dommeren
   *[bridge] vurderes af turneringslederen
}
laws-cases = { $n ->
    [0] ingen sag
    [one] én sag
   *[other] { $n } sager
}
laws-unreached = Ingen sag dækker { $law }.
laws-coverage = { $game ->
    [doppelkopf] { $n } af { $total } regler er dækket af en sag
   *[bridge] { $n } af { $total } paragraffer er dækket af en sag
}
laws-all-reached = { $game ->
    [doppelkopf] Hver regel, der udføres, er dækket af en sag.
   *[bridge] Hver paragraf, der udføres, er dækket af en sag.
}
laws-unknown = { $game ->
    [doppelkopf] Der er ingen regel { $number }; der er for eksempel S2.2, S5, 4.3.1 og A6.
   *[bridge] Der er ingen paragraf { $number } i denne udgave.
}
laws-diff-heading = Forskelle mellem { $old } og { $new }
laws-diff-new = ikke i { $old }
laws-diff-number = { $number } i { $old }
terms-heading = Fagordene i de danske tekster
terms-forms = også { $forms }
terms-never = aldrig { $words }
laws-status = Status
laws-in-cases = Sager
laws-points = { $game ->
    [doppelkopf] Åbne punkter
   *[bridge] Omstridte punkter
}
laws-point-fixed = Her kan punktet ikke læses på anden måde.

## chart

chart-yes = ja
chart-no = nej
chart-back-to-play = spillet fortsætter

## replay

replay-board = Spil { $board }
replay-room-open = åbent rum
replay-room-closed = lukket rum
replay-fine = intet uregelmæssigt
replay-fine-no-deal = intet uregelmæssigt, så vidt det kan siges uden kortfordelingen
replay-nothing = intet at bedømme: hverken fordeling, meldinger eller kort er noteret
replay-kind-revoke = kulørsvigt
replay-kind-opening-lead-out-of-turn = åbningsudspil uden for tur
replay-kind-lead-out-of-turn = udspil uden for tur
replay-kind-play-out-of-turn = kort spillet uden for tur
replay-kind-not-in-hand = et kort, der ikke er på hånden
replay-kind-insufficient-bid = utilstrækkeligt bud
replay-kind-call-out-of-rotation = melding uden for tur
replay-kind-inadmissible-call = utilladelig melding
replay-kind-call-after-end = melding efter meldeforløbets slutning
replay-kind-unfinished-auction = meldeforløbet er ikke færdigt
replay-kind-bad-deal = kortfordelingen er forkert
replay-kind-wrong-contract = kontrakten er ikke den meldte
replay-kind-wrong-declarer = spilfører er ikke den, meldeforløbet giver
replay-kind-wrong-result = resultatet passer ikke til spillet
replay-kind-unfounded-mark = mærket som uregelmæssigt, men intet er galt
replay-kind-record-broken = fejl i optegnelsen
replay-kind-unreadable = kan ikke læses
replay-broken = fejl i optegnelsen: { $what }
replay-broken-order-of-trick = kortene står ikke i den rækkefølge, de blev spillet i
replay-broken-missing-trick = et stik før dette mangler
replay-broken-card-led = et andet kort blev spillet ud: flere ville have svigtet kulør på dette
replay-broken-missing-card = et kort i dette stik mangler
replay-broken-two-of-one-hand = to kort fra samme hånd; hvad der følger, kan ikke siges
replay-broken-other-deal = de spillede kort hører til en anden fordeling
replay-broken-pass-too-many = en pas for meget i slutningen af meldeforløbet
replay-broken-missing-pass = der mangler en pas i meldeforløbet
replay-broken-auction-cut-off = meldeforløbet holder op, før det er slut
replay-broken-result-and-claim = resultatet passer ikke til spillet, men det gør kravet
replay-broken-result-against-claim = resultat og krav modsiger hinanden; spillet passer til begge
replay-broken-wrong-dealer = der er angivet en anden giver, end spillets nummer og meldeforløbet siger
replay-broken-card-twice = et kort står der to gange
replay-broken-card-not-dealt = et kort, der blev spillet, står ikke i nogen hånd
replay-broken-call-twice = en melding står der to gange
replay-broken-claim-against-play = efter dette spilforløb er kravet ikke muligt
replay-broken-result-sum = de to siders stik giver ikke tretten tilsammen
replay-of-seat = { $seat }: { $text }
replay-against-contract = { $text }: noteret { $recorded }, meldt { $found }
replay-against-declarer = { $text }: noteret { $recorded }, efter meldeforløbet { $found }
replay-against-tricks = { $text }: noteret { $recorded }, spillet { $found }
replay-from-to = { $n } til { $m }
replay-contract-by = { $contract } af { $declarer }
replay-no-result = { $n ->
    [one] ét kort
   *[other] { $n } kort
}, intet resultat
replay-summary-broken = { $n ->
    [one] Ét spil er noteret forkert eller ikke helt
   *[other] { $n } spil er noteret forkert eller ikke helt
}
replay-summary-none = { $failed ->
    [0] Intet spil er bedømt
    [one] Intet spil er bedømt, ét kunne ikke læses
   *[other] Intet spil er bedømt, { $failed } kunne ikke læses
}
replay-summary-no-deal = { $n ->
    [one] Ét spil er noteret uden kortfordeling: kun det, som dets meldinger og kort selv viser, er bedømt
   *[other] { $n } spil er noteret uden kortfordeling: kun det, som deres meldinger og kort selv viser, er bedømt
}
replay-summary-nothing = { $n ->
    [one] I ét spil var der intet at bedømme: hverken fordeling, meldinger eller kort er noteret
   *[other] I { $n } spil var der intet at bedømme: hverken fordeling, meldinger eller kort er noteret
}
replay-left-out = { $n ->
    [one] Ét spil, der ikke kan læses, er ikke med i { $file }.
   *[other] { $n } spil, der ikke kan læses, er ikke med i { $file }.
}
replay-not-certain = { $text } – ikke sikkert
replay-count = { $what }: { $n }, heraf sikre { $m }
replay-files = Filer: { $total }, med fund: { $n }
replay-worst = Flest fund:
replay-at-trick = stik { $trick }: { $text }
replay-result = { $contract } af { $declarer }, { $tricks ->
    [one] ét stik
   *[other] { $tricks } stik
}
replay-passed-out = passet rundt
replay-no-play = intet spil noteret
replay-no-contract = der er spillet kort, men hverken kontrakt eller meldinger siger, hvad der er trumf
replay-no-leader = der er spillet kort, men der står ikke, hvem der var spilfører, eller hvem der spillede ud
replay-summary = { $total ->
    [one] ét spil
   *[other] { $total } spil
}, { $n ->
    [0] intet uregelmæssigt
    [one] ét med en uregelmæssighed
   *[other] { $n } med en uregelmæssighed
}, { $failed ->
    [0] alle kunne læses
    [one] ét kunne ikke læses
   *[other] { $failed } kunne ikke læses
}

## fejl

error-label = fejl
error-not-found = { $file }: der er ingen sådan fil eller mappe
error-named-twice = { $n ->
    [one] { $file } er nævnt flere gange og læses én gang.
   *[other] { $n } filer er nævnt flere gange, f.eks. { $file }; hver læses én gang.
}
error-cannot-read = { $file }: kan ikke læses: { $reason }
error-cannot-write = { $file }: kan ikke skrives: { $reason }
error-is-read = { $file } er en af de filer, der læses, og bliver ikke overskrevet. Nævn en anden fil.
error-output = svaret kan ikke skrives: { $reason }
error-no-files = { $path }: ingen fil i mappen kan læses her; forventet: { $expected }
error-at = { $file }:{ $line }:{ $column }: { $what }
error-expected = fandt »{ $found }«, forventede { $expected }
error-unknown-topic = Der er intet emne »{ $found }«; emnerne er { $known }
error-unknown-fact = Oplysningen »{ $found }« findes ikke her; til dette emne hører { $known }
error-bad-fact = »{ $found }« er ikke et svar på { $fact }; muligt: { $known }
error-bad-fact-such = »{ $found }« er ikke et svar på { $fact }; der ventes noget i retning af { $known }
error-fact-twice = { $fact } er angivet flere gange og forskelligt: { $facts }. Angiv det kun én gang.
error-not-offered = »{ $found }« kan ikke vælges nu; muligt: { $known }
error-unknown-language = Sproget »{ $found }« findes ikke her; sprogene er { $known }
error-unknown-format = Filtypen af { $file } er ukendt; forventet: { $expected }
error-edition = Der er ingen udgave { $found }; udgaverne er { $known }
error-point = Der er intet omstridt punkt »{ $found }«; de hedder { $known }
error-other-game = { $what } hører ikke til { $game ->
    [doppelkopf] Doppelkopf
   *[bridge] bridge
}

## doko score

doko-won = vundet
doko-under-90 = under 90
doko-under-60 = under 60
doko-under-30 = under 30
doko-schwarz = uden stik
doko-called = { $what } meldt
doko-absage = { $what } meldt af { $by }
doko-against = { $augen } nået mod { $what }
doko-gegen-re = vundet mod ♣-damerne
doko-doppelkopf = Doppelkopf
doko-fox = ræv fanget
doko-karlchen = Karlchen
doko-winner = { $what } har vundet.
doko-nobody = Ingen har vundet.
doko-position = Plads { $n }: { $points }
doko-points-for = { $points } til { $what }
doko-not-counted = Tæller ikke, fordi én spiller alene: { $what } ({ $clause })

case-at = linje { $line }, kolonne { $column }: { $what }
case-toml-missing = `{ $found }` mangler
case-toml-unknown = `{ $found }` findes ikke her; muligt: { $known }
case-toml-twice = den samme nøgle står her to gange
case-toml-kind = her hører en værdi af en anden slags til
case-toml-broken = det, der står her, er ikke TOML
case-json-broken = det, der står her, er ikke JSON, eller det slutter for tidligt
case-format = format { $found }; denne version læser format 1
case-game = spillet `{ $found }` findes ikke; mulige er bridge og doppelkopf
case-one-of = `{ $found }` passer ikke her; muligt: { $known }
case-example = `{ $found }` passer ikke her; for eksempel: { $known }
case-unfit = `{ $found }` passer ikke her
case-impossible = { $place }: `{ $found }` er ikke muligt: { $why }
case-beside = { $place }: `{ $found }` kan ikke stå ved siden af `{ $beside }`
case-step = trin { $n }: { $what }
case-step-broken = det, der står her, siger ikke, hvad der skete
case-missing = { $place }: `{ $what }` mangler
case-one-thing = trin { $n } siger mere end én ting eller ingenting; én nøgle ad gangen, så `expect`
case-setup = { $place }: { $what }
check-no-case = det er ikke en sag, der kan læses: { $reason }
error-no-case = { $file }: det er ikke en sag, der kan læses: { $reason }
error-no-topic = Nævn først et emne; emnerne er { $known }
error-reason-folder = det er en mappe, ikke en fil
error-reason-no-folder = det er en fil, ikke en mappe
error-reason-missing = der er ingen sådan fil eller mappe
error-reason-exists = der findes allerede noget med dette navn
error-reason-forbidden = der er ikke adgang
error-reason-no-text = det er ikke en tekstfil
error-reason-empty = filen er tom
error-reason-zip = det er en zip-fil; pak den ud, og angiv filerne fra den
error-reason-no-board = der er intet spil i den; forventet: { $expected }
error-reason-nothing = der er intet spil at skrive
error-reason-full = disken er fuld
error-reason-other = systemet afviser det ({ $reason })

## Kommandolinjen

usage-heading = Brug
usage-commands = Kommandoer
usage-arguments = Argumenter
usage-options = Tilvalg
usage-option = TILVALG
usage-command = KOMMANDO
usage-default = standard: { $known }
usage-possible = mulige: { $known }
usage-meant = måske mente du { $known }
usage-more = Mere siger --help.
usage-no-command = Der er ingen kommando »{ $found }«
usage-no-argument = »{ $found }« hører ikke til her
usage-behind = det skal stå efter »{ $command }«
usage-missing = Der mangler: { $list }
usage-missing-command = Der mangler en kommando
usage-no-value = { $option } skal have en værdi
usage-not-possible = »{ $found }« er ikke mulig for { $option }
usage-conflict = { $option } og { $other } går ikke sammen
usage-twice = { $option } må kun angives én gang
usage-too-many = »{ $found }« er én værdi for meget til { $option }
usage-too-few = { $option } skal have { $n ->
    [one] én værdi
   *[other] { $n } værdier
}
usage-no-text = Det skrevne er ikke tekst i UTF-8
usage-from-to = fra { $least } til { $most }
usage-number = forventet: et helt tal
usage-name = et navn har 1 til 60 tegn af a–z, 0–9 og -, og intet - i enderne
usage-memory = så meget hukommelse har ingen computer
usage-no-memory = der skal mindst bruges 1 MiB
