# `stich check`, `laws`, `chart`, `replay` og feil.

## check

check-step = steg { $n }
check-score = poengberegning { $n }
check-trick = stikk { $n }
check-announce = melding { $n }
check-deal = spill { $n }
check-split = bordfordeling { $n }
check-tournament = turnering
check-desk = avgjørelse
check-expected = forventet
check-got = fikk
check-table = Bordet i det øyeblikket
check-summary = { $total ->
    [0] ingen sak funnet
    [one] én sak prøvd
   *[other] { $total } saker prøvd
}, { $failed ->
    [0] alle bestått
    [one] én ikke bestått
   *[other] { $failed } ikke bestått
}
check-unreadable = { $n ->
    [one] én fil kunne ikke leses
   *[other] { $n } filer kunne ikke leses
}
check-case-title = { $file }: { $title }
check-can-happen = det kan skje
check-happened = det har skjedd
check-allowed = det er tillatt
check-none = ingenting
check-none-yet = ingenting ennå
check-not-known = ikke kjent
check-nothing-asked = det er ikke bedt om noe
check-ruling = en avgjørelse
check-ruling-stands = ingenting, avgjørelsen står fast
check-not = ikke { $what }
check-only = bare { $what }
check-can-be-chosen = { $what } kan velges
check-nobody = ingen
check-zero = 0 til alle
check-transfer = { $won } til { $to }
check-worth = spillet gir { $points }
check-possible = et mulig spill
check-seats = alle får en plass
check-tables = { $many } med { $size }
check-no-players = det er ingen som skal ha plass
check-few-players = for få spillere, et bord trenger fire
check-awaits-call = melding fra { $by }
check-awaits-card = kort fra { $by }
check-awaits-question = spørsmål { $id }
check-awaits-question-about = spørsmål { $id } om { $by }
check-awaits-choice = valg for { $by }: { $options }
check-awaits-choice-of = valg for { $by }
check-awaits-say = gesund eller Vorbehalt fra { $by }
check-awaits-pflicht = om { $by } har en Pflichtsolo
check-awaits-lust = om { $by } har en Lustsolo
check-awaits-name = det { $by } spiller
check-awaits-over = slutt
check-draw-contract = { $what } { $by }, stikk { $number }
check-draw-penalty-card = straffekort { $what }
check-draw-cards = { $count } kort
check-draw-laid = lagt { $what }
check-draw-early = lagt før tur { $what }
check-draw-no-game = ikke noe spill ennå
check-draw-play = { $what }; stikk { $won }; meldinger { $said }
check-draw-wrong = lovbrudd: { $what }
check-draw-penalty = straffepoeng { $points }
check-draw-line = { $number }  giver { $by }  { $what } { $points }
check-draw-then = deretter nummer { $number }, giver { $by }
check-draw-round-over = runden er over

## laws

laws-heading = { $game ->
    [doppelkopf] Reglene, slik dette programmet kjenner dem
   *[bridge] Paragrafene, slik dette programmet kjenner dem
}
laws-executed = utføres ved bordet
laws-asked = { $game ->
    [doppelkopf] utføres når dommeren har funnet ut av noe
   *[bridge] utføres når turneringslederen har funnet ut av noe
}
laws-judged = { $game ->
    [doppelkopf] vurderes av dommeren
   *[bridge] vurderes av turneringslederen
}
laws-cases = { $n ->
    [0] ingen sak
    [one] én sak
   *[other] { $n } saker
}
laws-unreached = Ingen sak når { $law }.
laws-coverage = { $game ->
    [doppelkopf] { $n } av { $total } regler nås av en sak
   *[bridge] { $n } av { $total } paragrafer nås av en sak
}
laws-all-reached = { $game ->
    [doppelkopf] Hver regel som utføres, nås av en sak.
   *[bridge] Hver paragraf som utføres, nås av en sak.
}
laws-unknown = { $game ->
    [doppelkopf] Det finnes ingen regel { $number }; det finnes for eksempel S2.2, S5, 4.3.1 og A6.
   *[bridge] Det finnes ingen paragraf { $number } i denne utgaven.
}
laws-diff-heading = Forskjeller mellom { $old } og { $new }
laws-diff-new = ikke i { $old }
laws-diff-number = { $number } i { $old }
terms-heading = Fagordene i de norske tekstene
terms-forms = også { $forms }
terms-never = aldri { $words }
laws-status = Status
laws-in-cases = Saker
laws-points = { $game ->
    [doppelkopf] Åpne punkter
   *[bridge] Omstridte punkter
}
laws-point-fixed = Dette programmet tolker det alltid slik.

## chart

chart-yes = ja
chart-no = nei
chart-back-to-play = spillet fortsetter

## replay

replay-board = Spill { $board }
replay-room-open = åpent rom
replay-room-closed = lukket rom
replay-fine = ikke noe uregelmessig
replay-fine-no-deal = ikke noe uregelmessig, så langt det kan sies uten kortfordelingen
replay-nothing = ingenting å bedømme: verken fordeling, meldinger eller kort er notert
replay-kind-revoke = revoke
replay-kind-opening-lead-out-of-turn = åpningsutspill utenfor tur
replay-kind-lead-out-of-turn = utspill utenfor tur
replay-kind-play-out-of-turn = kort spilt utenfor tur
replay-kind-not-in-hand = et kort som ikke er på hånden
replay-kind-insufficient-bid = utilstrekkelig bud
replay-kind-call-out-of-rotation = melding utenfor tur
replay-kind-inadmissible-call = ulovlig melding
replay-kind-call-after-end = melding etter at meldingene var slutt
replay-kind-unfinished-auction = meldingsforløpet er ikke ferdig
replay-kind-bad-deal = kortfordelingen er feil
replay-kind-wrong-contract = kontrakten er ikke den som ble meldt
replay-kind-wrong-declarer = spillefører er ikke den meldingene gir
replay-kind-wrong-result = resultatet passer ikke til spillet
replay-kind-unfounded-mark = merket som uregelmessig, men ingenting er galt
replay-kind-record-broken = feil i noteringen
replay-kind-unreadable = kan ikke leses
replay-broken = feil i noteringen: { $what }
replay-broken-order-of-trick = kortene står ikke i den rekkefølgen de ble spilt i
replay-broken-missing-trick = et stikk før dette mangler
replay-broken-card-led = et annet kort ble spilt ut: på dette ville flere ha revokert
replay-broken-missing-card = et kort i dette stikket mangler
replay-broken-two-of-one-hand = to kort fra samme hånd; hva som følger, kan ikke sies
replay-broken-other-deal = de spilte kortene hører til en annen fordeling
replay-broken-pass-too-many = en pass for mye på slutten av meldingsforløpet
replay-broken-missing-pass = det mangler en pass i meldingsforløpet
replay-broken-auction-cut-off = meldingsforløpet stopper før det er slutt
replay-broken-result-and-claim = resultatet passer ikke til spillet, men det gjør kravet
replay-broken-result-against-claim = resultat og krav motsier hverandre; spillet passer til begge
replay-broken-wrong-dealer = det er oppgitt en annen giver enn spillets nummer og meldeforløpet sier
replay-broken-card-twice = et kort står der to ganger
replay-broken-card-not-dealt = et kort som ble spilt, står ikke i noen hånd
replay-broken-call-twice = en melding står der to ganger
replay-broken-claim-against-play = etter dette spillet er kravet ikke mulig
replay-broken-result-sum = de to sidenes stikk blir ikke tretten til sammen
replay-of-seat = { $seat }: { $text }
replay-against-contract = { $text }: notert { $recorded }, meldt { $found }
replay-against-declarer = { $text }: notert { $recorded }, etter meldingene { $found }
replay-against-tricks = { $text }: notert { $recorded }, spilt { $found }
replay-from-to = { $n } til { $m }
replay-contract-by = { $contract } av { $declarer }
replay-no-result = { $n ->
    [one] ett kort
   *[other] { $n } kort
}, ikke noe resultat
replay-summary-broken = { $n ->
    [one] Ett spill er notert feil eller ikke helt
   *[other] { $n } spill er notert feil eller ikke helt
}
replay-summary-none = { $failed ->
    [0] Ingen spill er bedømt
    [one] Ingen spill er bedømt, ett kunne ikke leses
   *[other] Ingen spill er bedømt, { $failed } kunne ikke leses
}
replay-summary-no-deal = { $n ->
    [one] Ett spill er notert uten kortfordeling: bare det som meldingene og kortene selv viser, er bedømt
   *[other] { $n } spill er notert uten kortfordeling: bare det som meldingene og kortene selv viser, er bedømt
}
replay-summary-nothing = { $n ->
    [one] I ett spill var det ingenting å bedømme: verken fordeling, meldinger eller kort er notert
   *[other] I { $n } spill var det ingenting å bedømme: verken fordeling, meldinger eller kort er notert
}
replay-left-out = { $n ->
    [one] Ett spill som ikke kan leses, er ikke med i { $file }.
   *[other] { $n } spill som ikke kan leses, er ikke med i { $file }.
}
replay-not-certain = { $text } – ikke sikkert
replay-count = { $what }: { $n }, av disse sikre { $m }
replay-files = Filer: { $total }, med funn: { $n }
replay-worst = Flest funn:
replay-at-trick = stikk { $trick }: { $text }
replay-result = { $contract } av { $declarer }, { $tricks ->
    [one] ett stikk
   *[other] { $tricks } stikk
}
replay-passed-out = passet rundt
replay-no-play = ikke noe spill notert
replay-no-contract = det er spilt kort, men verken kontrakt eller meldinger sier hva som er trumf
replay-no-leader = det er spilt kort, men det står ikke hvem som var spillefører, eller hvem som spilte ut
replay-summary = { $total ->
    [one] ett spill
   *[other] { $total } spill
}, { $n ->
    [0] ikke noe uregelmessig
    [one] ett med en uregelmessighet
   *[other] { $n } med en uregelmessighet
}, { $failed ->
    [0] alle kunne leses
    [one] ett kunne ikke leses
   *[other] { $failed } kunne ikke leses
}

## feil

error-label = feil
error-not-found = { $file }: det finnes ingen slik fil eller mappe
error-named-twice = { $n ->
    [one] { $file } er nevnt flere ganger og leses én gang.
   *[other] { $n } filer er nevnt flere ganger, for eksempel { $file }; hver leses én gang.
}
error-cannot-read = { $file }: kan ikke leses: { $reason }
error-cannot-write = { $file }: kan ikke skrives: { $reason }
error-is-read = { $file } er en av filene som leses, og blir ikke overskrevet. Oppgi en annen fil.
error-output = svaret kan ikke skrives: { $reason }
error-no-files = { $path }: ingen fil i mappen kan leses her; forventet { $expected }
error-at = { $file }:{ $line }:{ $column }: { $what }
error-expected = fant «{ $found }», forventet { $expected }
error-unknown-topic = Det finnes ikke noe emne «{ $found }»; emnene er { $known }
error-unknown-fact = Opplysningen «{ $found }» finnes ikke her; til dette emnet hører { $known }
error-bad-fact = «{ $found }» er ikke et svar på { $fact }; mulige er { $known }
error-bad-fact-such = «{ $found }» er ikke et svar på { $fact }; det ventes noe slikt som { $known }
error-fact-twice = { $fact } er oppgitt flere ganger og forskjellig: { $facts }. Oppgi det bare én gang.
error-not-offered = «{ $found }» kan ikke velges nå; mulige er { $known }
error-unknown-language = Språket «{ $found }» finnes ikke her; språkene er { $known }
error-unknown-format = Filtypen til { $file } er ukjent; forventet { $expected }
error-edition = Det finnes ingen utgave { $found }; utgavene er { $known }
error-point = Det finnes ikke noe omstridt punkt «{ $found }»; de heter { $known }
error-other-game = { $what } hører ikke til { $game ->
    [doppelkopf] Doppelkopf
   *[bridge] bridge
}

## doko score

doko-won = vunnet
doko-under-90 = under 90
doko-under-60 = under 60
doko-under-30 = under 30
doko-schwarz = uten stikk
doko-called = { $what } meldt
doko-absage = { $what } meldt av { $by }
doko-against = { $augen } nådd mot { $what }
doko-gegen-re = vunnet mot ♣-damene
doko-doppelkopf = Doppelkopf
doko-fox = rev fanget
doko-karlchen = Karlchen
doko-winner = { $what } har vunnet.
doko-nobody = Ingen har vunnet.
doko-position = Plass { $n }: { $points }
doko-points-for = { $points } til { $what }
doko-not-counted = Teller ikke, fordi én spiller alene: { $what } ({ $clause })

case-at = linje { $line }, kolonne { $column }: { $what }
case-toml-missing = `{ $found }` mangler
case-toml-unknown = `{ $found }` finnes ikke her; mulige er { $known }
case-toml-twice = den samme nøkkelen står her to ganger
case-toml-kind = her hører en verdi av et annet slag hjemme
case-toml-broken = det som står her, er ikke TOML
case-json-broken = det som står her, er ikke JSON, eller det slutter for tidlig
case-format = format { $found }; denne versjonen leser format 1
case-game = spillet `{ $found }` finnes ikke; mulige er bridge og doppelkopf
case-one-of = `{ $found }` passer ikke her; mulig: { $known }
case-example = `{ $found }` passer ikke her; for eksempel: { $known }
case-unfit = `{ $found }` passer ikke her
case-impossible = { $place }: `{ $found }` er ikke mulig: { $why }
case-beside = { $place }: `{ $found }` kan ikke stå ved siden av `{ $beside }`
case-step = steg { $n }: { $what }
case-step-broken = det som står her, sier ikke hva som skjedde
case-missing = { $place }: `{ $what }` mangler
case-one-thing = steg { $n } sier mer enn én ting eller ingenting; én nøkkel om gangen, så `expect`
case-setup = { $place }: { $what }
check-no-case = dette er ikke en sak som kan leses: { $reason }
error-no-case = { $file }: dette er ikke en sak som kan leses: { $reason }
error-no-topic = Nevn et emne først; emnene er { $known }
error-reason-folder = dette er en mappe, ikke en fil
error-reason-no-folder = dette er en fil, ikke en mappe
error-reason-missing = det finnes ingen slik fil eller mappe
error-reason-exists = det finnes allerede noe med dette navnet
error-reason-forbidden = du har ikke tilgang
error-reason-no-text = dette er ikke en tekstfil
error-reason-empty = filen er tom
error-reason-zip = det er en zip-fil; pakk den ut, og oppgi filene fra den
error-reason-no-board = det står ikke noe spill i den; forventet { $expected }
error-reason-nothing = det er ikke noe spill å skrive
error-reason-full = disken er full
error-reason-other = systemet avviser det ({ $reason })

## Kommandolinjen

usage-heading = Bruk
usage-commands = Kommandoer
usage-arguments = Argumenter
usage-options = Valg
usage-option = VALG
usage-command = KOMMANDO
usage-default = standard: { $known }
usage-possible = mulige: { $known }
usage-meant = kanskje mente du { $known }
usage-more = Mer står i --help.
usage-no-command = Det finnes ingen kommando «{ $found }»
usage-no-argument = «{ $found }» hører ikke til her
usage-behind = det skal stå etter «{ $command }»
usage-missing = Det mangler: { $list }
usage-missing-command = Det mangler en kommando
usage-no-value = { $option } må ha en verdi
usage-not-possible = «{ $found }» er ikke mulig for { $option }
usage-conflict = { $option } og { $other } går ikke sammen
usage-twice = { $option } kan bare oppgis én gang
usage-too-many = «{ $found }» er én verdi for mye for { $option }
usage-too-few = { $option } må ha { $n ->
    [one] én verdi
   *[other] { $n } verdier
}
usage-no-text = Det som er skrevet, er ikke tekst i UTF-8
usage-from-to = fra { $least } til { $most }
usage-number = et helt tall er forventet
usage-name = et navn har 1 til 60 tegn av a–z, 0–9 og -, og ingen - i endene
usage-memory = så mye minne har ingen maskin
usage-no-memory = det trengs minst 1 MiB
