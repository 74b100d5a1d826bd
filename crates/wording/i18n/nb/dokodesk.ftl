# Dommerbordet for Doppelkopf: anledninger, spørsmål, avgjørelser.

## Anledninger med spillernes ord

doko-topic-LeadOutOfTurn = Noen har spilt ut uten å være i tur
doko-topic-Revoke = Noen har ikke fulgt farge
doko-topic-Call = En melding eller Absage var ikke tillatt
doko-topic-ExposedCard = Et kort er mistet eller ble vist
doko-topic-Dealing = Noe gikk galt under stokking, avtaking eller giv
doko-topic-PlayedEarly = Noen har lagt på før sin tur
doko-topic-TwoCards = To kort lagt på én gang, eller et tatt tilbake
doko-topic-Query = «Gesund» eller «Vorbehalt» var feil
doko-topic-Naming = En solo eller en Hochzeit ble navngitt feil
doko-topic-Tricks = Stikk er sett på eller snudd, eller det er forkortet
doko-topic-Talking = Prat, høylytt telling, tilskuere, et avbrutt spill
doko-topic-List = Listen eller plassene er feil

## Hva som nøyaktig skjedde; foran står hvem det var

doko-act-WrongDealer = feil spiller har gitt
doko-act-BadCut = ikke tatt av, for få kort tatt av, eller stokket etterpå
doko-act-TurnedUp = har snudd et kort under given
doko-act-Packets = har ikke gitt fire ganger tre kort
doko-act-WrongCount = har feil antall kort
doko-act-BeforeRelease = har begynt før runden ble gitt fri
doko-act-SaidOutOfTurn = har sagt «gesund» eller «Vorbehalt» utenfor tur
doko-act-SlipOfTheTongue = har forsnakket seg og rettet det med en gang
doko-act-OtherWords = har sagt «weg» eller «weiter» i stedet for «gesund»
doko-act-VorbehaltTakenBack = har tatt en Vorbehalt tilbake
doko-act-GesundToHochzeit = har etter «gesund» likevel meldt en Hochzeit
doko-act-GesundToSolo = har etter «gesund» likevel meldt en solo
doko-act-NamedEarly = har navngitt spillet sitt før spørrerunden var over
doko-act-NamedBeaten = har navngitt sin Vorbehalt selv om en annen går foran
doko-act-NamedAnother = har navngitt en annen solo etter den første
doko-act-SoloToHochzeit = har meldt en Hochzeit etter først å ha navngitt en solo
doko-act-HochzeitWithoutAlten = har meldt en Hochzeit uten begge kløverdamene
doko-act-LeadOutOfTurn = har spilt ut uten å være i tur
doko-act-PlayedEarly = har lagt på før sin tur
doko-act-Revoke = har ikke fulgt farge
doko-act-CardTakenBack = har tatt et spilt kort tilbake
doko-act-TwoCards = har lagt to kort på én gang
doko-act-LookedAtTricks = har sett på stikk som ikke lenger kan ses
doko-act-UncoveredTricks = har snudd eller talt stikk
doko-act-CardDisputed = det er strid om hvem som har spilt hvilket kort
doko-act-Shortened = har forkortet spillet
doko-act-Exposed = har vist eller mistet et kort
doko-act-CallLate = har meldt for sent, eller sagt en Absage uten gyldig Erstansage
doko-act-CallEarly = har meldt før spillet var funnet eller sin Hochzeit avklart
doko-act-CallRepeated = har gjentatt meldingen til makkeren
doko-act-CallSaidAgain = har gjentatt sin egen melding på grunn av bråk
doko-act-CallOtherParty = har sagt «Re» i stedet for «Kontra» eller omvendt
doko-act-CountedAloud = har talt trumfer eller Augen høyt
doko-act-Remark = har røpet noe med ord, gester eller nøling
doko-act-Incited = har lokket en annen til et lovbrudd
doko-act-Warned = har advart mot et lovbrudd som ennå ikke var skjedd
doko-act-BrokenOff = har avbrutt et spill uten dommeren
doko-act-Spectator = en tilskuer har blandet seg inn
doko-act-WrongEntry = noe feil i listen
doko-act-WrongColumn = en solo i feil kolonne
doko-act-WrongSeat = feil plass eller feil bord
doko-act-WrongDraw = plassene eller bordene er trukket feil

## Spørsmål

doko-q-table = Hvor mange sitter ved bordet?
doko-q-dealer = Hvem har gitt dette spillet?
doko-q-sits-out-too = Hvem sitter over i tillegg til giveren?
doko-q-offender = Hvem var det?
doko-q-act = Hva skjedde nøyaktig?
doko-q-claimed = Hvem har gjort innsigelse i tide?
doko-q-rest-certain = Er en side sikker på alle resterende stikk, uansett hvordan det spilles?
doko-q-already-won = Har en side allerede vunnet med sine ferdige stikk?
doko-q-soloist = Er en solo kjent, og hvem spiller den?
doko-q-party-of = Hvilken side hører plass { $by } til?
doko-q-absagen = Hvor mange Absagen har motstanderne til plass { $by } sagt?
doko-q-clarified = Var sidene klare for alle fire da det skjedde?
doko-q-partner-of = Hvem var makkeren til plass { $by }?
doko-q-can-decide = Kan det plass { $by } har gjort, avgjøre hvem som vinner?
doko-q-partner-profits = Kan en makker til plass { $by } ha avgjørende nytte av det?
doko-q-may-harm = Kan det plass { $by } har gjort, skade solisten?
doko-q-pflichtsolo = Er soloen en Pflichtsolo?
doko-q-time-up = Er spilletiden for runden ute?
doko-q-forced = Er det en Vorführung, altså en Pflichtsolo som må spilles nå?
doko-q-should-have-dealt = Hvem skulle ha gitt?
doko-q-second-card = Ligger det andre kortet i første stikk på bordet?
doko-q-taken-up = Hadde den som har noe imot det, allerede tatt opp kortene sine?
doko-q-taking-up = Ble det merket mens kortene ble tatt opp?
doko-q-dealers-fault = Hadde giveren i det minste en del av skylden?
doko-q-first-card = Er det spilt ut et kort?
doko-q-also-wrong = Hvem har ellers feil antall kort?
doko-q-in-time = Kunne plass { $by } ennå endre det?
doko-q-remark-helps = Kan det plass { $by } sa, hjelpe en side?
doko-q-highest = Var det sikkert at ingen går foran plass { $by }?
doko-q-played-so = Er spillet som plass { $by } navnga, allerede i gang?
doko-q-first-trick = Var det utspillet til første stikk?
doko-q-high-card = Var det en hjertertier, en kløverdame eller et ruteress, eller ble det meldt samtidig?
doko-q-last-trick = Var det det siste stikket?
doko-q-next-trick-led = Er det siden spilt ut til neste stikk?
doko-q-played-since = Har noen andre spilt et kort siden?
doko-q-could-follow = Kunne plass { $by } følge farge?
doko-q-card-allowed = Hadde plass { $by } lov til å spille kortet som ble tatt tilbake?
doko-q-reconstructed = Viser stikkene og hendene hvem som har spilt hvilket kort?
doko-q-handed-over = Har plass { $by } overlatt kortene sine til de andre?
doko-q-claim-holds = Får plass { $by } de krevde stikkene mot ethvert motspill?
doko-q-rest-augen = Hvor mange Augen får plass { $by } av kortene som ikke ble spilt?
doko-q-rest-tricks = Hvor mange av stikkene som ikke ble spilt, får plass { $by }?
doko-q-call-in-time = Kom meldingen fra plass { $by } likevel i tide?
doko-q-says-new = Røper meldingen fra plass { $by } noe nytt?
doko-q-game-found = Var spillet allerede funnet, og bare en Hochzeit ennå ikke avklart?
doko-q-party-obvious = Var det klart av spillet hvilken side plass { $by } hører til?
doko-q-put-right = Rettet plass { $by } det med en gang?
doko-q-deliberate = Gjorde plass { $by } det med vilje?
doko-q-told-cards = Røpet advarselen fra plass { $by } kort eller en side?
doko-q-all-agreed = Var noe alvorlig skjedd, vil alle fire ha ny giv, og er du enig?
doko-q-influenced = Har det påvirket spillet?
doko-q-round-over = Er runden over?
doko-q-first-game = Er det første spillet i runden allerede skrevet opp?

## Hvem som spørres, og hva man ikke spør høyt om

doko-ask-table = Tell også med dem som ikke har kort.
doko-ask-dealer = Ved et bord med fem eller flere sitter giveren over. Han har ingen kort og kan ikke gjøre innsigelse.
doko-ask-sits-out-too = De som sitter over, har ingen kort og kan heller ikke gjøre innsigelse.
doko-ask-offender = La bordet fortelle det; bare én snakker om gangen. Ingen snakker om kort.
doko-ask-act = La én fortelle, så fyller de andre ut. Ingen nevner kort eller sider.
doko-ask-claimed = Hør bare hvem som gjør innsigelse; om han kan det, viser de neste spørsmålene. Den som sitter over, kan aldri. Den som spiller videre, melder, spør videre eller godtar rettelsen etter at alle kunne merke det, kan ikke lenger. Frem til da mister ingen retten. Gjør to innsigelse i samme øyeblikk, behandles det lovbruddet først som skjedde først.
doko-ask-rest-certain = Spør ingen, se selv i alle hender. Det avgjørende er hvor kortene virkelig sitter. En solist er også sikker på stikkene når han bare får dem i rekkefølgen han har sagt på forhånd.
doko-ask-already-won = Tell selv etter i stillhet, bare stikkene før lovbruddet og med Absagen fra begge sider.
doko-ask-soloist = Det gjelder hva hele bordet vet: en navngitt solo, en stille Hochzeit først når den andre kløverdamen ligger der, og en Hochzeiter som har fått de tre første stikkene. Ingen spørres om kløverdamer.
doko-ask-party-of = Se selv i hånden. Spør aldri hvem som har en kløverdame.
doko-ask-absagen = «Re» og «Kontra» teller ikke, Absagen som ble hoppet over, teller med. Er siden til plass { $by } ikke kjent, så se selv i hånden.
doko-ask-clarified = Det gjelder øyeblikket da det skjedde. Én kløverdame eller én melding er ikke nok; det må ha stått fast for hver av de fire. Bare det alle hadde sett og hørt, teller.
doko-ask-can-decide = Dette vurderer du selv. Det er nok at en avgjørende fordel er mulig; den trenger ikke være kommet.
doko-ask-partner-profits = Dette vurderer du selv. Spør ikke hvem som spiller med hvem.
doko-ask-may-harm = Dette vurderer du selv; det er nok at det kan skade ham.
doko-ask-list = Se i listen.
doko-ask-time = Turneringens klokke gjelder, med tiden bordet har fått lagt til. Spilles det uten klokke, er tiden aldri ute.
doko-ask-look = Se på bordet.
doko-ask-all-four = Spør alle fire, én etter én.
doko-ask-all = Spør alle ved bordet, én etter én, også giveren.
doko-ask-count = Hver teller sine egne kort med fremsiden ned og sier bare tallet.
doko-ask-in-time = Man kan endre til den neste har snakket; den siste til det er meldt eller spilt ut, eller det spørres etter soloer.
doko-ask-call-in-time = Den som melder, må ha minst så mange kort på hånden: elleve for Re og Kontra, ti for keine 90, ni for keine 60, åtte for keine 30, sju for schwarz. Et svar, bare Re eller Kontra, krever ett kort færre enn meldingen det svarer på. Avklares en Hochzeit først i andre stikk, holder det med ett kort færre for alle meldinger, i tredje stikk med to. En Absage krever en Erstansage i tide.
doko-ask-highest = Den som ennå skylder sin Pflichtsolo, trenger bare frykte dem som sitter foran og også skylder den. Den som allerede har spilt den, må frykte hver Vorbehalt foran seg og hver Pflichtsolo som ennå skyldes. Den som har en Hochzeit, må frykte hver annen Vorbehalt, også etter seg.
doko-ask-cards = Det kommer an på hva bordet har sett. Ingen trenger se i hendene for det.
doko-ask-could-follow = Se selv i hånden. Spør ikke høyt, og la deg ikke merke med noe.
doko-ask-reconstructed = Se selv gjennom stikkene, ett for ett, og la ingen kikke med.
doko-ask-shortening = Se selv i alle hender. Solisten spiller i den oppgitte rekkefølgen, ellers ovenfra; de andre spiller imot så godt de kan.
doko-ask-proved = Bevist så langt: minst { $least } og høyst { $most }.
doko-ask-yourself = Dette vurderer du selv; spør ingen.
doko-ask-party-obvious = Bare det alle har sett og hørt, teller. Spør aldri hvem som har en kløverdame.
doko-ask-deliberate = Snakk med plass { $by } alene, ikke foran de andre.
doko-ask-round-over = Den er over når ingen ved bordet vil regne etter mer.

## Svar

doko-yes = ja
doko-no = nei
doko-seat = plass { $by }
doko-claimed-yes = en som kan
doko-claimed-no = ingen, det ble spilt videre
doko-claimed-corrected = ingen, det ble rettet før, og det godtok de andre
doko-no-solo = nei, ingen solo
doko-no-party = nei, ingen
doko-nobody-else = ingen

## Avgjørelsen, til å lese høyt

doko-did = Plass { $by }: { $what }.
doko-happened = Det gjelder følgende: { $what }.
doko-class-Unerheblich = Det er uten betydning og koster ingenting.
doko-class-Geringfuegig = Det er et mindre lovbrudd.
doko-class-Decided = Spillet var allerede avgjort. Lovbruddet koster derfor bare det samme som et mindre.
doko-class-Schwerwiegend = Det er et alvorlig lovbrudd.
doko-points = plass { $by } { $points }
doko-penalty = Straffepoeng: { $points }.
doko-legal = Det var tillatt og har ingen følger.
doko-goes-on = Spillet går videre.
doko-not-played = Spillet stanses og gjelder som ikke spilt.
doko-pflichtsolo-open = Plass { $by } skylder fortsatt sin Pflichtsolo.
doko-same-dealer = Den samme gir på nytt.
doko-next-dealer = Deretter gir nestemann.
doko-deal-goes-on = Deretter går given videre som etter et spill som er spilt ferdig.
doko-not-repeated = Tiden er ute, så det gis ikke på nytt for dette spillet.
doko-as-played = Spillet stanses, og soloen gjelder som spilt. Bare straffepoengene skrives opp.
doko-rest-to = Spillet stanses. Alle stikk herfra går til { $party }, og slik gjøres det opp.
doko-no-sonderpunkte = Det gis ingen nye Sonderpunkte.
doko-played-out = Plass { $by } kan forkorte. Plass { $by } spiller i den oppgitte rekkefølgen, ellers ovenfra, og de andre spiller imot så godt de kan. Det som kommer ut av det, gjøres opp.
doko-redeal = Det stokkes, tas av og gis på nytt, av den samme giveren. Ingenting skrives i listen.
doko-redeal-by = Det stokkes og tas av på nytt, og plass { $by } gir. Ingenting skrives i listen.
doko-dealer-order = Deretter går given videre som om plass { $by } hadde gitt.
doko-stands = Det som har skjedd, blir stående.
doko-may-not-claim = Plass { $by } kan ikke gjøre innsigelse mot dette; det kan her bare motstanderne. Så lenge ingen av dem gjør det, er det ingen innsigelse.
doko-counts-as-gesund = Det plass { $by } sa, gjelder som «gesund».
doko-as-reconstructed = Det stikkene og hendene viser, gjelder.
doko-referee-decides = Dommeren avgjør hvordan det går videre.
doko-card-back = Plass { $by } tar kortet tilbake og spiller et tillatt kort så snart turen er kommet til plass { $by }.
doko-picked-up = Plass { $by } tar kortet opp på hånden igjen og trenger ikke spille det.
doko-later-cards-back = Kort som ble spilt etterpå, tas også tilbake, og alle velger på nytt.
doko-trick-stands = Stikket står som det ligger; ingen kort tas tilbake.
doko-must-be-played = Kortet blir liggende åpent foran plass { $by } og må spilles så snart turen er kommet til plass { $by }.
doko-card-stays = Kortet fra plass { $by } blir stående som spilt.
doko-intended-played = Kortet som plass { $by } ville spille, er spilt; i tvilstilfelle det som først var synlig. Det andre går tilbake på hånden og trenger ikke spilles.
doko-call-void = Meldingen fra plass { $by } er ugyldig.
doko-saying-void = Det plass { $by } navnga, teller ikke; spørrerunden går videre.
doko-counts = Det plass { $by } sa sist, gjelder.
doko-still-with-both = Med begge kløverdamene er det en stille Hochzeit.
doko-solo-stands = Det blir ved soloen til plass { $by }.
doko-first-naming-stands = For plass { $by } blir det ved soloen som ble navngitt først.
doko-change-allowed = Plass { $by } kan ennå melde sin Hochzeit.
doko-change-refused = For plass { $by } blir det ved «gesund».
doko-bound-to-play = Plass { $by } må spille hvis ingen går foran: en solo, eller med begge kløverdamene en Hochzeit.
doko-corrected = For plass { $by } gjelder rettelsen.
doko-warning = Plass { $by } får en påtale.
doko-schiedsgericht = Om plass { $by } har vært usportslig, avgjør juryen.
doko-list-corrected = Listen rettes.
doko-by-management = Runden er over. Nå kan bare turneringsledelsen rette listen, med en merknad.
doko-start-again = Runden begynner på nytt, på de riktige plassene.
doko-draw-again = Det trekkes på nytt, og runden begynner forfra.
doko-spectator-removed = Tilskueren forlater bordet.

## Hvor lenge man kan si fra

doko-until-PlayedOn = Hver spiller kan bare gjøre innsigelse til han selv spiller videre, melder, spør videre eller godtar rettelsen. Ingen mister retten før alle kunne merke det.
doko-until-SecondCard = Man kan si fra til det andre kortet i første stikk ligger på bordet.
doko-until-TakenUp = Man kan bare si fra før man tar opp kortene sine.
doko-until-TakingUp = Man kan bare si fra mens man tar opp kortene sine.
doko-until-FirstCard = Til det første utspillet koster det ingenting; etterpå er det et lovbrudd.
doko-until-RoundOver = Det kan rettes til runden er over.
doko-until-FirstScore = Runden begynner bare på nytt så lenge det første spillet i runden ikke er skrevet opp.
doko-until-Always = Det er ingen frist for dette.

## Rammen

doko-desk-title = Dommerbordet for Doppelkopf
doko-desk-stop = La spillet hvile: Det åpne stikket blir liggende, alt annet med fremsiden ned, og ingen snakker om spillet.
doko-desk-deadline = Frist
doko-desk-rules = Regler
doko-desk-open = Her kan reglene leses på to måter
doko-desk-ours = Det fastsetter ikke reglene. Slik foreslår programmet det; dommeren kan avgjøre det annerledes.
doko-desk-referee = Her avgjør dommeren eller juryen, ikke dette programmet.
doko-desk-appeal = Man kan bare klage på stedet, til juryen; til da hviler spillet.
doko-desk-write-down = I listen: straffepoengene skilt fra spillepoengene; dommeren signerer for dem.

## Hva som ikke kan ha skjedd

doko-event-not-offered = «{ $what }» kan ikke velges av plass { $by }
doko-event-not-in-hand = { $card } er ikke eller ikke lenger på hånden til plass { $by }
doko-event-no-cards = plass { $by } har ingen kort i dette spillet
doko-event-over = spillet er over
doko-event-frozen = det er gjort innsigelse; ingenting går videre før dommeren har avgjort det
doko-event-not-found = spillet er ikke funnet ennå
doko-event-out-of-turn = det er ikke denne spillerens tur til å si noe
doko-event-too-late = det som er sagt, kan ikke lenger endres: den neste har svart, eller det spilles allerede
doko-event-bound = en Vorbehalt som ikke ble tatt tilbake i tide, er en solo for den som ikke har begge kløverdamene
doko-event-not-queried = denne spilleren blir ikke spurt
doko-event-no-vorbehalt = uten en Vorbehalt navngir man ikke noe spill
doko-event-beaten = en annen spiller går foran
doko-event-not-certain = det er ikke klart ennå at ingen går foran
doko-event-pflicht-played = rundens Pflichtsolo er spilt; en solo til er en Lustsolo
doko-event-pflicht-owed = den første soloen til en spiller i runden er Pflichtsoloen
doko-event-not-both = en Hochzeit krever begge kløverdamene
doko-event-solo-first = en Hochzeit spilles bare hvis ingen vil spille solo
doko-event-vorgefuehrt = her er en Pflichtsolo tvungen; ingen blir spurt
doko-event-named = et spill er allerede navngitt; det første gjelder
doko-event-which-side = skriv for hvilken side plass { $by } melder; ingen vet hvor denne spilleren hører til
doko-event-cards-in-hand = plass { $by } har { $held } kort på hånden, ikke { $told }
doko-event-nothing-to-take-back = det ligger ikke et slikt kort fra denne spilleren på bordet
doko-event-nothing-to-claim = det er ikke noe lovbrudd som det fortsatt kan gjøres innsigelse mot; den som har mistanke om et som ingen kunne se, må si hvilken spiller det gjelder
doko-event-no-right = plass { $by } kan ikke gjøre innsigelse mot dette; det kan bare motstanderne, og alle de tre andre så lenge sidene ikke er klare
doko-event-right-lost = plass { $by } har spilt videre og kan ikke lenger gjøre innsigelse mot dette
doko-event-has-shortened = plass { $by } har kortet av spillet og kan ikke gjøre innsigelse mot noe som skjedde før det
doko-event-no-partner = plass { $by } kan ikke spørre plass { $other }, som ikke er en sikker makker med rett til å gjøre innsigelse
doko-event-not-asked = plass { $by } ble ikke spurt
doko-event-which-player = skriv hvem «{ $what }» gjelder; det er et annet spørsmål som er åpent
doko-event-no-soloist = bare en solist kan forkorte spillet, og bare når alle vet hvem som spiller alene
doko-event-order = rekkefølgen nevner et kort som ikke er på hånden
doko-event-no-trick = bare et stikk som nettopp er vunnet, kan bli liggende
doko-event-recorded = kortene er skrevet opp; bordet teller dem selv
doko-event-parties = spillerne på Re passer ikke til spillet som er funnet
doko-event-called-more = { $party } har meldt mer enn dette
doko-event-no-such-game = spillet «{ $what }» finnes ikke
doko-event-third = { $card } står der en tredje gang, men hvert kort finnes bare to ganger
