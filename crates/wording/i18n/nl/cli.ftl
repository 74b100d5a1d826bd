# `stich check`, `laws`, `chart`, `replay` en fouten.

## check

check-step = stap { $n }
check-score = score { $n }
check-trick = slag { $n }
check-announce = aankondiging { $n }
check-deal = spel { $n }
check-split = tafelverdeling { $n }
check-tournament = toernooi
check-desk = beslissing
check-expected = verwacht
check-got = gekregen
check-table = De tafel op dat moment
check-summary = { $total ->
    [0] geen geval gevonden
    [one] één geval nagegaan
   *[other] { $total } gevallen nagegaan
}, { $failed ->
    [0] alle geslaagd
    [one] één niet geslaagd
   *[other] { $failed } niet geslaagd
}
check-unreadable = { $n ->
    [one] één bestand was niet te lezen
   *[other] { $n } bestanden waren niet te lezen
}
check-case-title = { $file }: { $title }
check-can-happen = dat kan gebeuren
check-happened = het is gebeurd
check-allowed = dat mag
check-none = niets
check-none-yet = nog niets
check-not-known = niet bekend
check-nothing-asked = er is om niets gevraagd
check-ruling = een beslissing
check-ruling-stands = niets, de beslissing staat vast
check-not = niet { $what }
check-only = alleen { $what }
check-can-be-chosen = { $what } is te kiezen
check-nobody = niemand
check-zero = 0 voor iedereen
check-transfer = { $won } voor { $to }
check-worth = het spel is { $points } waard
check-possible = een mogelijk spel
check-seats = iedereen krijgt een plaats
check-tables = { $many } van { $size }
check-no-players = er is niemand die een plaats nodig heeft
check-few-players = te weinig spelers, een tafel heeft er vier nodig
check-awaits-call = bieding van { $by }
check-awaits-card = kaart van { $by }
check-awaits-question = vraag { $id }
check-awaits-question-about = vraag { $id } over { $by }
check-awaits-choice = keuze van { $by }: { $options }
check-awaits-choice-of = keuze van { $by }
check-awaits-say = gesund of Vorbehalt van { $by }
check-awaits-pflicht = of { $by } een Pflichtsolo heeft
check-awaits-lust = of { $by } een Lustsolo heeft
check-awaits-name = het spel van { $by }
check-awaits-over = afgelopen
check-draw-contract = { $what } { $by }, slag { $number }
check-draw-penalty-card = strafkaart { $what }
check-draw-cards = { $count } kaarten
check-draw-laid = gelegd { $what }
check-draw-early = voor de beurt gelegd { $what }
check-draw-no-game = nog geen spel
check-draw-play = { $what }; slagen { $won }; meldingen { $said }
check-draw-wrong = overtreding: { $what }
check-draw-penalty = strafpunten { $points }
check-draw-line = { $number }  gever { $by }  { $what } { $points }
check-draw-then = daarna nummer { $number }, gever { $by }
check-draw-round-over = de ronde is afgelopen

## laws

laws-heading = { $game ->
    [doppelkopf] De regels, zoals dit programma ze kent
   *[bridge] De artikelen, zoals dit programma ze kent
}
laws-executed = wordt aan tafel uitgevoerd
laws-asked = { $game ->
    [doppelkopf] wordt uitgevoerd zodra de scheidsrechter een feit heeft vastgesteld
   *[bridge] wordt uitgevoerd zodra de arbiter een feit heeft vastgesteld
}
laws-judged = { $game ->
    [doppelkopf] wordt door de scheidsrechter afgewogen
   *[bridge] wordt door de arbiter afgewogen
}
laws-cases = { $n ->
    [0] geen geval
    [one] één geval
   *[other] { $n } gevallen
}
laws-unreached = Geen geval bereikt { $law }.
laws-coverage = { $game ->
    [doppelkopf] { $n } van de { $total } regels worden door een geval bereikt
   *[bridge] { $n } van de { $total } artikelen worden door een geval bereikt
}
laws-all-reached = { $game ->
    [doppelkopf] Elke regel die wordt uitgevoerd, wordt door een geval bereikt.
   *[bridge] Elk artikel dat wordt uitgevoerd, wordt door een geval bereikt.
}
laws-unknown = { $game ->
    [doppelkopf] Er is geen regel { $number }; er zijn bijvoorbeeld S2.2, S5, 4.3.1 en A6.
   *[bridge] Er is geen artikel { $number } in deze uitgave.
}
laws-diff-heading = Wat er verschilt tussen { $old } en { $new }
laws-diff-new = niet in { $old }
laws-diff-number = { $number } in { $old }
terms-heading = De vaktermen van de Nederlandse teksten
terms-forms = ook { $forms }
terms-never = nooit { $words }
laws-status = Status
laws-in-cases = Gevallen
laws-points = { $game ->
    [doppelkopf] Open punten
   *[bridge] Omstreden punten
}
laws-point-fixed = Anders kan dit punt hier niet worden gelezen.

## chart

chart-yes = ja
chart-no = nee
chart-back-to-play = het spel gaat verder

## replay

replay-board = Spel { $board }
replay-room-open = open kamer
replay-room-closed = gesloten kamer
replay-fine = niets onregelmatigs
replay-fine-no-deal = niets onregelmatigs, voor zover dat zonder de verdeling te zeggen is
replay-nothing = niets te beoordelen: verdeling, biedingen en kaarten ontbreken alle drie
replay-kind-revoke = verzaking
replay-kind-opening-lead-out-of-turn = uitkomst vóór de beurt
replay-kind-lead-out-of-turn = vóór de beurt voorgespeeld
replay-kind-play-out-of-turn = vóór de beurt gespeeld
replay-kind-not-in-hand = een kaart die niet in de hand zit
replay-kind-insufficient-bid = onvoldoende bod
replay-kind-call-out-of-rotation = bieding vóór de beurt
replay-kind-inadmissible-call = ontoelaatbare bieding
replay-kind-call-after-end = bieding na het einde van het bieden
replay-kind-unfinished-auction = het bieden is niet af
replay-kind-bad-deal = de verdeling klopt niet
replay-kind-wrong-contract = het contract is niet het geboden contract
replay-kind-wrong-declarer = de leider is niet die van het bieden
replay-kind-wrong-result = het resultaat past niet bij het spel
replay-kind-unfounded-mark = als onregelmatig gemerkt, maar er is niets mis
replay-kind-record-broken = fout in de notatie
replay-kind-unreadable = onleesbaar
replay-broken = fout in de notatie: { $what }
replay-broken-order-of-trick = de kaarten staan niet in de volgorde waarin ze gespeeld zijn
replay-broken-missing-trick = er ontbreekt een slag vóór deze
replay-broken-card-led = er is een andere kaart voorgespeeld: op deze zouden er meer verzaakt hebben
replay-broken-missing-card = er ontbreekt een kaart van deze slag
replay-broken-two-of-one-hand = twee kaarten uit één hand; wat volgt is niet te zeggen
replay-broken-other-deal = de gespeelde kaarten horen bij een andere verdeling
replay-broken-pass-too-many = een pas te veel aan het einde van het bieden
replay-broken-missing-pass = er ontbreekt een pas in het bieden
replay-broken-auction-cut-off = het bieden breekt af voordat het klaar is
replay-broken-result-and-claim = het resultaat past niet bij het spel, maar de claim wel
replay-broken-result-against-claim = resultaat en claim spreken elkaar tegen; het spel past bij allebei
replay-broken-wrong-dealer = er is een andere gever vermeld dan het spelnummer en het bieden aangeven
replay-broken-card-twice = een kaart staat er twee keer
replay-broken-card-not-dealt = een gespeelde kaart staat in geen enkele hand
replay-broken-call-twice = een bieding staat er twee keer
replay-broken-claim-against-play = na dit afspel is de claim niet mogelijk
replay-broken-result-sum = de slagen van beide partijen zijn samen geen dertien
replay-of-seat = { $seat }: { $text }
replay-against-contract = { $text }: genoteerd { $recorded }, geboden { $found }
replay-against-declarer = { $text }: genoteerd { $recorded }, volgens het bieden { $found }
replay-against-tricks = { $text }: genoteerd { $recorded }, gespeeld { $found }
replay-from-to = { $n } tot { $m }
replay-contract-by = { $contract } door { $declarer }
replay-no-result = { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}, geen resultaat
replay-summary-broken = { $n ->
    [one] Eén spel is verkeerd of onvolledig genoteerd
   *[other] { $n } spellen zijn verkeerd of onvolledig genoteerd
}
replay-summary-none = { $failed ->
    [0] Geen spel is beoordeeld
    [one] Geen spel is beoordeeld, één is onleesbaar
   *[other] Geen spel is beoordeeld, { $failed } zijn onleesbaar
}
replay-summary-no-deal = { $n ->
    [one] Eén spel is zonder verdeling genoteerd: alleen wat de biedingen en kaarten zelf laten zien, is beoordeeld
   *[other] { $n } spellen zijn zonder verdeling genoteerd: alleen wat de biedingen en kaarten zelf laten zien, is beoordeeld
}
replay-summary-nothing = { $n ->
    [one] Bij één spel viel niets te beoordelen: verdeling, biedingen en kaarten ontbreken alle drie
   *[other] Bij { $n } spellen viel niets te beoordelen: verdeling, biedingen en kaarten ontbreken alle drie
}
replay-left-out = { $n ->
    [one] Eén spel dat niet te lezen is, staat niet in { $file }.
   *[other] { $n } spellen die niet te lezen zijn, staan niet in { $file }.
}
replay-not-certain = { $text } – niet zeker
replay-count = { $what }: { $n }, waarvan zeker { $m }
replay-files = Bestanden: { $total }, met bevindingen: { $n }
replay-worst = De meeste bevindingen:
replay-at-trick = slag { $trick }: { $text }
replay-result = { $contract } door { $declarer }, { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}
replay-passed-out = rondgepast
replay-no-play = geen afspel genoteerd
replay-no-contract = er zijn kaarten gespeeld, maar noch het contract noch het bieden zegt wat troef is
replay-no-leader = er zijn kaarten gespeeld, maar er staat niet bij wie leider was of wie uitkwam
replay-summary = { $total ->
    [one] één spel
   *[other] { $total } spellen
}, { $n ->
    [0] niets onregelmatigs
    [one] één met een onregelmatigheid
   *[other] { $n } met een onregelmatigheid
}, { $failed ->
    [0] alle leesbaar
    [one] één onleesbaar
   *[other] { $failed } onleesbaar
}

## fouten

error-label = fout
error-not-found = { $file }: dit bestand of deze map bestaat niet
error-named-twice = { $n ->
    [one] { $file } is meer dan één keer genoemd en wordt één keer gelezen.
   *[other] { $n } bestanden zijn meer dan één keer genoemd, zoals { $file }; elk wordt één keer gelezen.
}
error-cannot-read = { $file }: niet te lezen: { $reason }
error-cannot-write = { $file }: niet te schrijven: { $reason }
error-is-read = { $file } is een van de bestanden die worden gelezen en wordt niet overschreven. Noem een ander bestand.
error-output = het antwoord is niet te schrijven: { $reason }
error-no-files = { $path }: geen bestand in deze map is hier te lezen; verwacht { $expected }
error-at = { $file }:{ $line }:{ $column }: { $what }
error-expected = gevonden “{ $found }”, verwacht { $expected }
error-unknown-topic = Er is geen onderwerp “{ $found }”; de onderwerpen zijn { $known }
error-unknown-fact = Het gegeven “{ $found }” bestaat hier niet; bij dit onderwerp horen { $known }
error-bad-fact = “{ $found }” is geen antwoord op { $fact }; mogelijk zijn { $known }
error-bad-fact-such = “{ $found }” is geen antwoord op { $fact }; verwacht wordt iets als { $known }
error-fact-twice = { $fact } is meer dan eens en verschillend opgegeven: { $facts }. Geef het één keer op.
error-not-offered = “{ $found }” is nu niet te kiezen; mogelijk zijn { $known }
error-unknown-language = De taal “{ $found }” is er niet; de talen zijn { $known }
error-unknown-format = Het soort bestand van { $file } is onbekend; verwacht { $expected }
error-edition = Er is geen uitgave { $found }; de uitgaven zijn { $known }
error-point = Er is geen omstreden punt “{ $found }”; ze heten { $known }
error-other-game = { $what } hoort niet bij { $game ->
    [doppelkopf] Doppelkopf
   *[bridge] bridge
}

## doko score

doko-won = gewonnen
doko-under-90 = onder de 90
doko-under-60 = onder de 60
doko-under-30 = onder de 30
doko-schwarz = zonder slag
doko-called = { $what } gemeld
doko-absage = { $what } gemeld door { $by }
doko-against = { $augen } gehaald tegen { $what }
doko-gegen-re = gewonnen tegen de ♣-vrouwen
doko-doppelkopf = Doppelkopf
doko-fox = vos gevangen
doko-karlchen = Karlchen
doko-winner = { $what } heeft gewonnen.
doko-nobody = Niemand heeft gewonnen.
doko-position = Plaats { $n }: { $points }
doko-points-for = { $points } voor { $what }
doko-not-counted = Telt niet, omdat één speler alleen speelt: { $what } ({ $clause })

case-at = regel { $line }, kolom { $column }: { $what }
case-toml-missing = `{ $found }` ontbreekt
case-toml-unknown = `{ $found }` bestaat hier niet; mogelijk zijn { $known }
case-toml-twice = dezelfde sleutel staat hier twee keer
case-toml-kind = hier hoort een waarde van een andere soort
case-toml-broken = wat hier staat, is geen TOML
case-json-broken = wat hier staat is geen JSON, of het houdt te vroeg op
case-format = formaat { $found }; deze versie leest formaat 1
case-game = het spel `{ $found }` bestaat niet; mogelijk zijn bridge en doppelkopf
case-one-of = `{ $found }` past hier niet; mogelijk: { $known }
case-example = `{ $found }` past hier niet; bijvoorbeeld: { $known }
case-unfit = `{ $found }` past hier niet
case-impossible = { $place }: `{ $found }` kan niet: { $why }
case-beside = { $place }: `{ $found }` kan niet naast `{ $beside }` staan
case-step = stap { $n }: { $what }
case-step-broken = wat hier staat, zegt niet wat er gebeurde
case-missing = { $place }: `{ $what }` ontbreekt
case-one-thing = stap { $n } zegt meer dan één ding, of niets; telkens één sleutel, daarna `expect`
case-setup = { $place }: { $what }
check-no-case = dit is geen geval dat te lezen is: { $reason }
error-no-case = { $file }: dit is geen geval dat te lezen is: { $reason }
error-no-topic = Noem eerst een onderwerp; de onderwerpen zijn { $known }
error-reason-folder = dit is een map, geen bestand
error-reason-no-folder = dit is een bestand, geen map
error-reason-missing = dit bestand of deze map bestaat niet
error-reason-exists = er bestaat al iets met deze naam
error-reason-forbidden = de toegang is niet toegestaan
error-reason-no-text = dit is geen tekstbestand
error-reason-empty = dit bestand is leeg
error-reason-zip = het is een zip-bestand; pak het uit en noem de bestanden eruit
error-reason-no-board = er staat geen spel in; verwacht { $expected }
error-reason-nothing = er is geen spel om te schrijven
error-reason-full = de schijf is vol
error-reason-other = het systeem weigert het ({ $reason })

## De opdrachtregel

usage-heading = Gebruik
usage-commands = Opdrachten
usage-arguments = Argumenten
usage-options = Opties
usage-option = OPTIES
usage-command = OPDRACHT
usage-default = standaard: { $known }
usage-possible = mogelijk: { $known }
usage-meant = misschien bedoelde u { $known }
usage-more = Meer staat in --help.
usage-no-command = Er is geen opdracht “{ $found }”
usage-no-argument = “{ $found }” hoort hier niet
usage-behind = het hoort achter “{ $command }”
usage-missing = Er ontbreekt: { $list }
usage-missing-command = Er ontbreekt een opdracht
usage-no-value = { $option } heeft een waarde nodig
usage-not-possible = “{ $found }” is niet mogelijk voor { $option }
usage-conflict = { $option } en { $other } gaan niet samen
usage-twice = { $option } mag maar één keer worden gegeven
usage-too-many = “{ $found }” is een waarde te veel voor { $option }
usage-too-few = { $option } heeft { $n ->
    [one] één waarde nodig
   *[other] { $n } waarden nodig
}
usage-no-text = Wat is ingetypt, is geen tekst in UTF-8
usage-from-to = van { $least } tot en met { $most }
usage-number = verwacht wordt een heel getal
usage-name = een naam heeft 1 tot 60 tekens uit a–z, 0–9 en -, en geen - aan begin of eind
usage-memory = zoveel geheugen heeft geen computer
usage-no-memory = er is minstens 1 MiB nodig
