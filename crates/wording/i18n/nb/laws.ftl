# Ordene i lovene.

## Spørsmål

question-told = Har en motstander sagt til { $seat } at det var { $seat }s tur?
question-meant-as = Hva holdt { $seat } på med da kortet ble lagt på bordet?
question-followed-to = Hvilket av de to utspillene spilte { $seat } til?
question-designation = Var det en forsnakkelse eller et feiltrykk da spillefører valgte kortet?
question-incontrovertible = Er det hevet over tvil at spillefører mente et annet kort? I så fall hvilket?
question-held = Holdt { $seat } kortet slik at det regnes som spilt?
question-intended = Hvilket kort ville { $seat } spille?
question-saw-dummy = Kan spillefører ha sett et av blindemanns kort?
question-claim = Viste { $seat } kortene for å kreve stikk?
question-only-this-trick = Snakket { $seat } bare om det pågående stikket?
question-for-the-next-trick = Var det kortet fra { $seat } ment til neste stikk og ikke til stikk { $trick }?
question-play-on = Ber motstanderne til { $seat } om å spille videre, og er alle fire enige?
question-objected-at-once = Protesterte { $seat } straks?
question-aware = Kunne { $seat } der og da ha visst at dette godt kunne skade motstanderne?
question-holds = Hadde { $seat } en { $suit } da kortet ble spilt?
question-can-follow = Kan { $seat } følge farge med en { $suit }?
question-unintended = Var { $seat }s opprinnelige melding utilsiktet?
question-comparable = Er { $seat }s { $made } sammenlignbar med meldingen som ble annullert?
question-shows = Hva viser { $seat }s { $made }?
question-shown-by-call = Har { $seat } vist { $suit } med en melding som står?
question-showed = Hva kunne { $seat }s { $made } vise i det øyeblikket?
question-lower-shows = Ville et lavere bud som fortsatt var tilstrekkelig, ha vist den samme fargen (eller grand) som { $seat }s annullerte?
question-contained = Ligger alt som { $seat }s nye melding kan bety, innenfor det det tilbaketrukne budet kunne bety?
question-declarer = Hvem er spillefører?
question-leader = Hvem spilte ut?
question-turn = Hvem skulle ha spilt ut?
question-card = Hvilket kort var det?
question-faced-card = Hvilket kort spilte { $seat } åpent til stikket?
question-face = Lå kortet med fremsiden opp eller ned?
question-offender = Hvilken spiller var det?
question-led = Hvilket kort ble spilt ut til stikket?
question-played-on = Har { $seat } eller makker spilt til neste stikk?
question-won-trick = Hvem vant det stikket?
question-won-later = Har { $seat }s side vunnet et senere stikk?
question-other-revoke = Var det enda en revoke i dette spillet?
question-to-lead-now = Er det { $seat } som skal spille ut nå?
question-noticed = Når ble det første gang gjort oppmerksom på revoken?
question-twelfth = Var det det tolvte stikket?
question-last-trick = Var det det trettende stikket?
question-contract = Hva er kontrakten?
question-last-bid = Hva var det siste budet før det?
question-last-bidder = Hvem hadde gitt det budet?
question-call = Hvilken melding var det?
question-why-not-allowed = Hvorfor var meldingen ikke tillatt?
question-turn-to-call = Hvem hadde turen til å melde?
question-turn-had-to-pass = Måtte spilleren som hadde turen, passe?
question-first-call = Hva meldte { $seat } først?
question-second-call = Hva meldte { $seat } så i stedet?
question-who-called-since = Har noen meldt siden, og hvem?
question-called-since = Hva har { $seat } meldt siden?
question-called-over-second = Meldte { $seat } etter { $first }s andre melding og visste at den var endret?
question-called-before = Hva hadde { $seat } allerede meldt før det?
question-last-passer = Hvem passet sist?
question-calls-now = Hva melder { $seat } nå?
question-lead-faced = Er åpningsutspillet vendt?
question-partner-could-see = Kunne makkeren til { $seat } ha sett forsiden av kortet?
question-without-pause = Ble det rettet i samme åndedrag, uten betenkningstid?
question-dummy-lost-rights = Hadde blindemann før det sett i en annen hånd, forlatt plassen for å se spillefører spille, eller byttet hånd med spillefører?
question-supplied = Hvilket kort legger { $seat } nå til stikk { $trick }?
question-played-before = Hvilket kort hadde { $seat } allerede lagt til stikket?
question-other-penalty-card = Hvilket annet straffekort ligger foran { $seat }?
question-auction-over = Var meldingsforløpet over?
question-named = Hvilket kort fra bordet hadde spillefører nevnt?
question-put-out = Hvilket kort la blindemann?
question-said = Hva ba spillefører om fra bordet?
question-in-dummy = Hvilke av bordets kort kunne det være?
question-suit-won = Bordet spiller ut. Hvilket av dem er i fargen bordet vant det siste stikket i?
question-dummy-moved = Hvilket kort hadde blindemann flyttet eller pekt på av seg selv?
question-counts = Har { $seat } et kort for mye eller for lite?
question-trick-number = Hvilket nummer hadde stikket?
question-both-sides-played-on = Har en spiller fra hver side allerede spilt til neste stikk?
question-laid-together = Hvilket annet kort fra { $seat } ligger i det samme stikket?
question-from-one-hand = Kom de to kortene fra to spillere eller fra samme hånd?
question-both-visible = Var forsiden av begge kortene synlig?
question-did-not-follow = Har { $seat } siden latt være å følge farge da det ble spilt ut { $suit }?
question-opening = Begynner det hele med åpningsutspillet?
question-and-then = Og så? Hva ble spilt, spilt ut, vist eller tatt tilbake før du kom?

## Hvem som skal spørres

ask-told = Spør { $seat }: Hvem sa noe, og nøyaktig hva? Det makker sa, teller ikke; under spillet er også blindemann motstander for en motspiller. For spillefører gjelder det samme hvis en motstander sa hvilken hånd som var inne.
ask-meant-as = Spør { $seat } åpent, og vekk fra bordet hvis svaret kan røpe noe. Foreslå ikke noe svar.
ask-designation = Spør bare spillefører hvilket kort som var ment. Å ombestemme seg er verken en forsnakkelse eller et feiltrykk.
ask-incontrovertible = Spør bare spillefører, og se på kortene som allerede er spilt. At det er sannsynlig, er ikke nok.
ask-held = La { $seat } vise hvordan kortet ble holdt. For en motspiller er det nok at makker kunne ha sett fremsiden.
ask-intended = Spør { $seat } vekk fra bordet; ingen andre skal høre svaret.
ask-saw-dummy = Spør spillefører og blindemann om et kort var synlig. Ingen nevner det høyt. Kort som ble vist under meldingene, teller ikke.
ask-claim = Spør { $seat } hva som ble sagt og ment, og deretter de andre hva de hørte.
ask-only-this-trick = Spør { $seat } hva som ordrett ble sagt, og deretter de andre hva de hørte. Den som bare sier hvem det pågående stikket tilhører, har ikke krevd noe.
ask-for-the-next-trick = Spør alle fire hva som lå der da { $seat } spilte: lå det gamle stikket fortsatt åpent, eller var det snudd?
ask-play-on = Spør siden som ikke krevde, om de heller vil spille videre. Bare hvis de vil, spør du de to andre, også blindemann. Sier én nei, avgjør du kravet.
ask-objected-at-once = Spør alle fire i hvilken rekkefølge det ble sagt noe. { $seat } må ha protestert straks; at en motstander rakk å si ja først, gjør ingenting.
ask-aware = Spør ingen. Dette vurderer du selv etter spillet; ingen beskyldes for å ha villet det.
ask-holds = Se selv på hånden og på det som er spilt fra den siden. La ingen se på deg hva du fant.
ask-unintended = Spør { $seat } alene hvordan meldingen kom. En forsnakkelse eller et feilgrep teller; å ombestemme seg eller være uoppmerksom gjør det ikke.
ask-comparable = Finn ut, vekk fra bordet, hva begge meldingene betyr hos paret. En melding er sammenlignbar når den betyr nesten det samme som den første, ligger innenfor det den første betyr, eller har samme formål.
ask-contained = Finn ut, vekk fra bordet, hva begge meldingene betyr hos paret. Den nye ligger innenfor den første når den ikke kan bety noe som den første ikke også kunne bety.
ask-shows = Se på systemkortet, eller spør { $seat } vekk fra bordet: Er det naturlig, hvilke farger viser det, og hvor sterkt? Makker spørres ikke mens de andre hører det. Avtalen teller, ikke hånden.
ask-shown-by-call = Gå gjennom meldingene. Det avgjørende er hva en melding viser etter avtale, ikke hvilken farge den nevner; den tilbaketrukne teller ikke.
ask-showed = Alene med { $seat }: Hvilket meldingsforløp trodde spilleren det var? Slå så opp hva meldingen viser der. Er flere mulige, teller alt den kunne vise.
ask-lower-shows = Se på systemkortet: fra det laveste budet som hadde vært høyt nok, og opp.
ask-declarer = Se på meldekortene, eller få meldingsforløpet fortalt ved bordet.
ask-leader = Få det fortalt ved bordet; én snakker om gangen.
ask-turn = Spør hvem som vant forrige stikk, og med hvilket kort. I første stikk er det spilleren til venstre for spillefører.
ask-card = Se på bordet. Se ikke på noen hånd.
ask-faced-card = Spør alle fire. Vet ingen det lenger, så ta det høyeste kortet som lovlig kunne spilles til stikket.
ask-face = Spør alle fire. Var fremsiden aldri synlig, lå kortet med fremsiden ned.
ask-offender = Få det fortalt ved bordet; beskyld ingen.
ask-led = Se på bordet, eller få stikket snudd opp igjen.
ask-played-on = Se på bordet, og tell de vendte kortene. Et utspill teller også, selv et utenfor tur.
ask-won-trick = La alle fire vise kortet sitt fra stikket.
ask-won-later = Tell stikkene etter. Mens det spilles, kan det fortsatt være åpent.
ask-other-revoke = Gå gjennom stikkene i fargen, og også den andre sidens. Bare en etablert revoke teller.
ask-noticed = Spør hvem som sa det først, og hvor langt spillet var kommet.
ask-twelfth = Tell stikkene etter. Det var det tolvte hvis alle hadde to kort igjen.
ask-last-trick = Det var det trettende hvis ingen hadde mer enn ett kort igjen.
ask-counts = La alle telle hånden sin med baksiden opp, og tell selv de spilte kortene. Har ingen stikk tre eller fem kort, mangler det et kort: se «For mange eller for få kort».
ask-quitted = Se selv gjennom de spilte kortene. Vis ingen av dem fram.
ask-both-visible = Spør alle fire hva de har sett.
ask-auction = Se på meldekortene, eller la bordet fortelle meldingsforløpet fra giver og utover.
ask-calls = Se på meldekortene; det som ble sagt, teller også.
ask-calls-now = Fortell bordet hva som følger av avgjørelsen, og la så { $seat } melde. Vent, og foreslå ingenting.
ask-called-over-second = Spør { $seat } alene hvilken av de to meldingene { $seat } hadde sett. Den som ikke har lagt merke til endringen, godtar ingenting ved å melde.
ask-partner-could-see = La { $seat } vise hvordan kortet falt eller ble holdt. Det er nok at makker kunne ha sett det.
ask-without-pause = Spør de tre andre hva de hørte, og i hvilken rekkefølge.
ask-dummy-lost-rights = Spør alle fire. Om blikket var på blindemanns eget initiativ, betyr bare noe i lovene fra 2007.
ask-supplied = { $seat } velger: et kort som lovlig kunne vært spilt til det stikket, om det finnes et.
ask-auction-over = Tell passene: Tre på rad etter et bud avslutter meldingsforløpet, også om meldekortene fortsatt ligger framme.
ask-said = Få de nøyaktige ordene gjentatt, og spør også motspillerne hva de hørte.
ask-in-dummy = Se på bordet. Nevn bare kort som passer til ordene og som bordet kan spille i dette stikket: Bordet må følge farge.
ask-suit-won = Spør alle fire, eller få det siste stikket snudd opp igjen.
ask-dummy-moved = Spør motspillerne. Det teller hvis blindemann har rørt ved et kort, skjøvet det fram eller foreslått det før spillefører hadde nevnt noe.
ask-and-then = La én om gangen fortelle, i den rekkefølgen det skjedde.

## Svar

answer-no = nei
answer-yes = ja
answer-told-no = nei, eller bare makker
answer-told-yes = ja, en motstander sa det
answer-follow = spilte til utspillet
answer-lead = spilte ut
answer-spread = begynte å legge ned hånden
answer-accident = kortet ble mistet
answer-shown = viste kortet
answer-only-named = sa bare at kortet var på hånden
answer-put-right = tok det tilbake for å rette en revoke
answer-up = med fremsiden opp
answer-down = med fremsiden ned
answer-too-many = ett for mye: det mangler i et stikk
answer-too-few = ett for lite: et stikk har fått to
answer-not-yet = ikke kjent ennå: Spillet fortsetter
answer-only-his-side = ja; den andre siden har ikke ennå, og den fulgte heller ikke farge i det stikket
answer-claimed = nei, men den siden har krevd eller gitt bort stikk
answer-agreed = nei, men den siden har sagt ja til motstandernes krav eller avståelse
answer-same-suit-before = ja, en tidligere av samme spiller i samme farge
answer-other-side-too = ja, en etablert av den andre siden
answer-no-other-revoke = nei
tell-last-trick = Det var det siste stikket
tell-twelfth = Det var det tolvte stikket
tell-turn-had-to-pass = Spilleren som hadde turen, måtte passe
tell-led-when-told = Den siden har bare spilt ut fordi en motstander hadde sagt at det var dens tur
tell-led-when-told-by-both = Den siden har bare spilt ut fordi en motstander og makker hadde sagt at det var dens tur
tell-same-suit-before = Samme spiller har gjort revoke i samme farge før
tell-other-side-too = Den andre siden har også en etablert revoke
answer-slip-no = nei, spilleren ombestemte seg
answer-slip-yes = ja, en forsnakkelse eller et feiltrykk
answer-doubtful = nei, det er rom for tvil
answer-unintended-yes = ja, den var utilsiktet
answer-unintended-no = nei, den var ment slik
answer-over-first = nei, etter den første
answer-over-second = ja, etter den andre
answer-nobody-called = ingen
answer-two-hands = fra to spillere
answer-one-hand = fra samme hånd
answer-not-called = ingenting
answer-nothing-to-double = en dobling eller redobling der det ikke var noe å doble
answer-had-to-pass = spilleren måtte passe
answer-above-seven = et bud over sju
answer-after-the-last-pass = meldingene var over
answer-natural = naturlig
answer-artificial = ikke naturlig
answer-shows-no-suit = viser ingen farge
answer-points = { $points } poeng
answer-asks = spør om noe
answer-relays = et relé: viser ingenting
answer-puppet = ber makker om én bestemt melding
answer-takes-out = opplysende: makker velger en farge
meaning-suits = Farger som det viser
meaning-one-of = En av disse fargene, uten å si hvilken
meaning-strength = Poeng, om de er kjent, for eksempel 11-19 eller 12+; foran dem lengden, om den er kjent: H5 11-19
meaning-unclear = «{ $found }» er ikke klart her. Skriv en farge som ♠ ♥ ♦ ♣ eller { $letters }, deretter lengden og så poeng: { $example }
meaning-twice = Det står poeng to ganger. Hvor lang en farge er, skrives rett bak bokstaven: { $example }
meaning-suit-twice = Den samme fargen står der med to lengder. Skriv den én gang: { $example }
meaning-no-card = En farge som vises, har minst ett kort. Utelat lengden når ingen kjenner den.
meaning-too-long = En hånd har tretten kort, og disse fargene er til sammen lengre.
meaning-too-strong = Så mange poeng kan ingen hånd ha: tretten kort har høyst 37.
meaning-all-suits = Ingen melding viser alle fire fargene. Kryss bare av for dem den lover.
meaning-one-of-one = «En av disse fargene» krever minst to. Kryss av for en til, eller kryss av fargen som en den viser.
meaning-shown-and-open = En farge er krysset av både som vist og som en av flere. Den kan bare være det ene.
meaning-natural-puppet = En naturlig melding viser hånden og ber ikke om én bestemt melding. Velg et annet formål, eller si at den ikke er naturlig.
meaning-relay-shows = Et relé viser ingenting. Ta bort farger og poeng, eller velg et annet formål.
meaning-not-named = Det som er naturlig, viser fargen som nevnes. Kryss av for den også, eller si at det ikke er naturlig.
meaning-suit-for-notrump = Et naturlig fargebud viser ingen grandhånd. Fjern det krysset, eller si at det ikke er naturlig.
meaning-purpose = Hva det er til for
answer-one-of = en av { $suits }
meaning-shows-a-hand = for å vise hånden
meaning-type-suits = Farger som det viser, for eksempel S eller S5 H4, også K/R for en av de to, og NT; ikke noe skrevet: ingen.
answer-no-bid = ingen hadde budt
answer-told-both = ja, en motstander, og makker også
answer-none-yet = ikke noe ennå
answer-nothing-named = ikke noe i det hele tatt
answer-no-other = ikke noe
answer-said-suit = en farge uten verdi
answer-said-rank = en verdi uten farge
answer-said-high = «høyt» eller lignende
answer-said-low = «lavt» eller lignende
answer-said-win = «ta det», «trumf» eller lignende
answer-said-anything = «hva som helst» eller lignende
answer-said-not-there = et kort som ikke ligger på bordet
answer-that-was-all = ikke mer
answer-in-play = under spillet, eller før alle fire hender var tilbake i mappen
answer-hands-returned = da alle fire hender var tilbake i mappen
answer-next-board-called = da den andre siden hadde meldt i neste spill
answer-round-ended = etter at runden var slutt
did-play = { $seat } spilte { $card }
did-lead = { $seat } spilte ut { $card }
did-at-once = { $seat } la { $card } i samme øyeblikk
did-lead-face-down = { $seat } spilte ut med kortet vendt ned
did-withdraw = { $seat } tok { $card } tilbake
did-withdraw-unseen = { $seat } tok tilbake kortet som lå vendt ned
did-drop = { $seat } mistet { $card }
did-show = { $seat } viste { $card }
did-spread = { $seat } la hånden åpent
did-name = Spillefører nevnte { $card }
did-put-out = Blindemann la { $card }, som ingen hadde nevnt
fact-told = { $question } – { $answer }
fact-assumed = { $question } – { $answer } (antatt, ikke fortalt)
fact-chosen = { $seat } valgte: { $choice }

## Meldinger: som ting i en setning, ved navn, som handling («har …»)

call-made-bid = { $bid }
call-made-pass = pass
call-made-double = dobling
call-made-redouble = redobling
call-made-above-seven = bud over sju
call-named-pass = pass
call-named-double = dobling
call-named-redouble = redobling
call-called-bid = budt { $bid }
call-called-pass = passet
call-called-double = doblet
call-called-redouble = redoblet

## Valgmuligheter, kort

choice-accept-opening = godta utspillet og fortsatt være spillefører
choice-accept-as-dummy = godta utspillet og bli blindemann
choice-accept-lead = godta utspillet
choice-accept-card = godta kortet
choice-refuse-lead = forlange utspillet tatt tilbake
choice-refuse-card = forlange kortet tatt tilbake
choice-require = kreve { $suit } ut fra { $leader }
choice-forbid = forby { $leader } å spille ut { $anysuits }
choice-free = ikke stille noe krav til { $leader }s utspill
choice-highest = { $partner } legger det høyeste kortet i fargen som er spilt ut
choice-lowest = { $partner } legger det laveste kortet i fargen som er spilt ut
choice-play-suit = { $partner } legger en { $suit }
choice-forbid-suit = { $partner } legger ingen { $suit }
choice-play = { $card }
choice-lead-from = spillefører spiller ut fra hånden til { $seat }
choice-none = ingenting av dette
choice-accept-call = godta meldingen
choice-refuse-call = ikke godta meldingen

## Hva som følger av valget

## Hva som skjer ved bordet

effect-return = { $card } går tilbake på { $seat }s hånd.
effect-return-dummy = { $card } går tilbake til blindemanns kort.
effect-return-unseen = { $seat } tar kortet tilbake med fremsiden ned; ingen ser det.
effect-take-out-unseen = { $seat } tar kortet tilbake med fremsiden ned; ingen ser det. Stikket blir hos siden som vant det.
effect-return-unnamed = { $seat } tar kortet tilbake. Det er ikke noe straffekort, og ingen nevner det.
effect-lies = { $card } blir liggende åpent foran { $seat } som et stort straffekort.
effect-major = { $card } blir liggende åpent foran { $seat } som et stort straffekort. { $seat } må spille det så snart det er lovlig. Hver gang { $partner } skal spille ut mens det ligger der, kan { $declarer } kreve { $suit }, forby { $suit } eller la utspillet være fritt.
effect-majors = { $cards } blir liggende åpent foran { $seat } som store straffekort. { $seat } må spille dem så snart det er lovlig. Hver gang { $partner } skal spille ut mens ett ligger der, kan { $declarer } kreve eller forby { $anysuits } eller la utspillet være fritt. Kan flere av dem spilles, bestemmer { $declarer } hvilket.
effect-revoked = { $seat } hadde ennå en { $suit } og har revokert.
effect-reopened = Stikket bringes i orden, og det avgjøres på nytt hvem som vant det.
effect-last-two = { $seat } hadde ennå en { $suit }: den går til det tolvte stikket og { $card } til det trettende. En motstander som la i det tolvte stikket etter { $seat }, kan deretter også bytte om på de to siste kortene. Skjer det, og la { $partner } rett etter, kan { $partner } gjøre det samme. Så avgjøres det på nytt hvem som vant de to stikkene; vinneren av det tolvte spiller ut i det siste.
effect-take-out = { $seat } tar { $card } ut av stikket og tilbake på hånden.
effect-take-out-dummy = { $card } går ut av stikket og tilbake til blindemanns kort.
effect-minor = { $card } blir liggende åpent foran { $seat } som et lite straffekort. Før det får { $seat } ikke spille noe annet lavt kort i fargen, men gjerne en honnør. Når { $partner } spiller ut, kan { $declarer } ikke kreve eller forby noe.
effect-lead-is-free = { $leader } kan spille ut hva som helst; { $declarer } kan ikke kreve eller forby noe.
effect-pick-up = { $seat } tar opp { $card }; det er ikke lenger straffekort.
effect-since-played = { $card } er spilt og er ikke lenger straffekort.
effect-stands = { $seat }s { $card } blir stående som spilt.
effect-must-be-played = { $seat } må spille { $card } til dette stikket når turen kommer.
effect-must-be-led = { $seat } må spille ut { $card }.
effect-named = { $seat } spiller { $card }.
effect-defenders-name = Hver av motspillerne kan bestemme hvilket lovlig kort blindemann spiller; de rådfører seg ikke med hverandre. Gjør ingen av dem det, nevner { $declarer } et.
effect-not-refused = { $declarer } kunne ha sett et av blindemanns kort og kan derfor ikke forlange utspillet tatt tilbake; { $declarer } er fortsatt spillefører.
effect-replace = { $seat } spiller et annet kort i stedet.
effect-follow = { $seat } legger nå en { $suit }.
effect-may-take-back = { $seat } kan ta { $card } tilbake og spille et annet kort.
effect-may-take-back-dummy = { $declarer } kan ta { $card } tilbake til blindemann og spille et annet kort derfra.
effect-revoke-if = Har { $seat } en { $suit }, er { $card } en revoke og blir et stort straffekort når det tas tilbake.
effect-last-trick-waits = De andre kortene i det siste stikket blir liggende til dette stikket er fullført.
effect-then-may-take-back = Gjør { $first } det, kan { $seat } deretter også ta { $card } tilbake.
effect-then-may-take-back-dummy = Gjør { $first } det, kan { $declarer } deretter også ta { $card } tilbake til blindemann.
effect-then-may-show = Gjør { $first } det, kan { $seat } deretter også ta { $card } tilbake; { $card } blir da et stort straffekort.
effect-declarer = { $declarer } er spillefører, { $dummy } er blindemann.
effect-spread = { $seat }s hånd legges åpent på bordet.
effect-played = { $card } regnes som spilt av { $seat }.
effect-lead-stands = { $seat }s utspill av { $card } står.
effect-transfer = Etter spillet { $n ->
    [0] overføres ingen stikk
    [one] overføres ett stikk til { $side }
   *[other] overføres { $n } stikk til { $side }
}.
effect-transfer-if = Etter spillet overføres ett stikk til { $side } hvis { $others } har vunnet et senere stikk.
effect-transfer-or-two = Etter spillet overføres ett stikk til { $side }, eller to hvis { $others } har vunnet et senere stikk.
effect-none-won = Ingen stikk overføres: { $side } har verken vunnet det stikket eller et senere.
effect-none-second = Ingen stikk overføres for den: { $seat } hadde allerede en revoke i den fargen.
effect-none-faced = Ingen stikk overføres: Kortet som { $seat } skulle ha spilt, lå åpent.
effect-none-late = Ingen stikk overføres: Det ble gjort oppmerksom på det for sent.
effect-none-twelfth = For en revoke i det tolvte stikket overføres ingen stikk.
effect-none-both = Ingen stikk overføres: Den andre siden har også en revoke.
effect-established = { $seat }s revoke er etablert og rettes ikke lenger.
effect-designation-void = Det { $seat } sa, gjelder ikke.
effect-claim-void = Det { $seat } krevde eller ga bort, gjelder ikke lenger; det gjør resultatet ved bordet.
effect-play-stops = Spillet stanser. Er de andre enige med { $seat }?
effect-play-is-over = Spillet er over. Ingen spiller flere kort; legg alle fire hendene frem med fremsiden opp.
effect-agreed = Spillet er over: { $n ->
    [one] ett stikk
   *[other] { $n } stikk
} til { $side }.
effect-call-cancelled = { $seat }s { $made } annulleres.
effect-above-seven = { $seat }s bud over sju annulleres; i stedet står en pass.
effect-above-seven-only = { $seat }s bud over sju annulleres.
effect-later-calls = Det samme gjelder alt som ble meldt etterpå, som om ingenting var skjedd.
effect-call-stands = { $seat }s { $made } står.
effect-replace-insufficient = { $seat } melder nå noe annet. Det laveste tilstrekkelige budet som viser samme benevnelse, har ingen følger, og det har en sammenlignbar melding heller ikke. Etter enhver annen melding må { $partner } passe resten av meldingsforløpet.
effect-replace-exactly = { $seat } melder nå noe annet. Det laveste tilstrekkelige budet i samme benevnelse har ingen følger om ingen av budene er kunstige. Det har en melding som betyr det samme eller noe snevrere, heller ikke. Etter enhver annen må { $partner } passe resten av meldingsforløpet.
effect-replace-silenced = { $seat } gir nå et tilstrekkelig bud eller passer.
effect-replace-right = Passer { $first }, gjentar { $seat } meldingen. Ellers kan { $seat } gi enhver lovlig melding, og er den ikke sammenlignbar, må { $partner } passe én gang.
effect-replace-denomination = Passer { $first }, gjentar { $seat } meldingen. Ellers kan { $seat } gi enhver lovlig melding. Gjentar den benevnelsen, må { $partner } passe én gang. Gjør den ikke det, må { $partner } passe resten av meldingsforløpet.
effect-replace-after-right = Passer { $first }, gjentar { $seat } meldingen. Ellers kan { $seat } gi enhver lovlig melding, og { $partner } må passe resten av meldingsforløpet.
effect-replace-rotation = Når det blir { $seat }s tur, kan { $seat } gi enhver lovlig melding. Er den ikke sammenlignbar med den som ble annullert, må { $partner } passe én gang.
effect-replace-inadmissible = { $seat } gir en lovlig melding i stedet.
effect-replace-inadmissible-later = Når det blir { $seat }s tur, kan { $seat } gi enhver lovlig melding.
effect-then-forbid = Skal { $seat }s side så spille motspill, kan spillefører også forby én farge ved { $partner }s første utspill.
effect-then-direct = Skal { $seat }s side så spille motspill, kan spillefører også kreve eller forby en farge ved { $partner }s første utspill.
effect-not-comparable-double = En dobling som ikke er sammenlignbar, annulleres.
effect-other-double = En dobling med en annen betydning annulleres.
effect-may-forbid = Skal { $seat }s side spille motspill, kan spillefører ved { $partner }s første utspill forby én farge som { $seat } ikke har vist i de lovlige meldingene.
effect-may-bear = Skal { $seat }s side spille motspill, kan spillefører ved { $partner }s første utspill forby én farge, med mindre de to meldingene er sammenlignbare.
effect-may-direct = Skal { $seat }s side spille motspill, kan spillefører kreve eller forby en farge ved { $partner }s første utspill. Det må være en som { $seat } viste med sin tilbaketrukne { $made } og ikke har vist igjen. Ble ingen vist, kan spillefører forby én farge.
effect-may-forbid-now = Spillefører kan ved { $partner }s første utspill forby én farge som { $seat } ikke har vist i de lovlige meldingene.
effect-may-bear-now = Spillefører kan ved { $partner }s første utspill forby én farge, med mindre de to meldingene er sammenlignbare.
effect-may-direct-now = Spillefører kan kreve eller forby en farge ved { $partner }s første utspill. Det må være en som { $seat } viste med sin tilbaketrukne { $made } og ikke har vist igjen. Ble ingen vist, kan spillefører forby én farge.
effect-not-made = Kontrakten regnes som om { $seat } ikke hadde { $called }.
effect-stays-faced = { $card } blir liggende åpent foran { $seat } til meldingsforløpet er slutt.
effect-spared = { $seat }s { $card } er ikke straffekort; { $seat } tar det opp.
effect-owes = { $seat } har ennå ikke spilt til dette stikket.
effect-chooses-again = Spillefører velger på nytt om { $seat }s utspill.
effect-deemed-revoke = Stikk { $trick } regnes som revoke av { $seat }.
effect-counts-all = { $seat }s revoke i stikk { $trick } rettes, og etter spillet overføres det stikk likevel, som om den var etablert.
effect-lies-face-down = { $seat }s utspill ligger igjen med fremsiden ned.
effect-may-change-face-down = { $seat } kan fortsatt bytte utspillet som ligger vendt ned.
effect-may-change-call = { $seat } kan endre meldingen sin ({ $made }), hvis den kan bygge på den gale forklaringen.
effect-not-rectified = Det { $side } gjorde galt, rettes ikke nå. Spillet fortsetter; turneringslederen ser på scoren etterpå.
effect-belongs-to-next = { $seat }s { $card } hører til neste stikk; i stikk { $trick } mangler det et kort.
effect-supply = { $seat } legger { $card } til de spilte kortene, i stikk { $trick }.

## Hvordan det går videre

next-leads = { $seat } spiller ut.
next-leads-hand = { $declarer } spiller ut fra hånden.
next-leads-dummy = { $declarer } spiller ut fra bordet.
next-leads-any-hand = { $declarer } spiller nå ut fra hånden, hvilket kort som helst.
next-leads-any-dummy = { $declarer } spiller nå ut fra bordet, hvilket kort som helst.
next-plays = { $seat } er nestemann.
next-plays-hand = { $declarer } er nestemann og legger fra hånden.
next-plays-dummy = { $declarer } er nestemann og legger fra bordet.
next-calls = Det er { $seat }s tur til å melde.
next-calls-again = { $seat } gjentar nå meldingen: { $named }.

## Hva som gjelder, og hvor lenge

restriction-require = { $seat } må spille ut { $suit }, bare denne ene gangen.
restriction-forbid = { $seat } får ikke spille ut { $anysuits } så lenge { $seat } beholder utspillet.
restriction-highest = { $seat } må legge det høyeste kortet i fargen som er spilt ut, bare til dette stikket.
restriction-lowest = { $seat } må legge det laveste kortet i fargen som er spilt ut, bare til dette stikket.
restriction-play-suit = { $seat } må legge en { $suit } til dette stikket hvis det går og det ikke er plikt til å følge farge.
restriction-forbid-suit = { $seat } får ikke legge en { $suit } til dette stikket, unntatt for å følge farge.
restriction-play-named = { $seat } må legge en annen farge, som du nevner, til dette stikket hvis det går og det ikke er plikt til å følge farge.
restriction-forbid-named = { $seat } får ikke legge en bestemt annen farge, som du nevner, til dette stikket.
restriction-pass-once = { $seat } må passe neste gang det er { $seat }s tur til å melde.
restriction-no-double = { $seat } får verken doble eller redoble neste gang det er { $seat }s tur til å melde.
restriction-pass-always = { $seat } må passe resten av meldingsforløpet.

## Hvem som kan bruke hva

information-open = Så lenge { $seat }s { $card } ligger åpent, kan { $who } bruke alt det viser.
information-open-not = Så lenge { $seat }s { $card } ligger åpent, får { $who } ikke bruke det som det viser.
information-board = { $who } kan bruke det { $seat }s { $card } har vist, ut spillet.
information-board-not = Det { $seat }s { $card } har vist, er urettmessig informasjon for { $who }: { $who } må spille som om det aldri var sett.
information-duty = { $who } kan bruke opplysningen om at { $seat } må spille { $card }.
information-duty-not = { $who } får ikke bruke opplysningen om at { $seat } må spille { $card }.
information-call = { $who } kan bruke det { $seat }s { $withdrawn } har vist, ut spillet.
information-call-not = { $who } får ikke bruke det { $seat }s { $withdrawn } har vist.
information-call-open = Om { $who } kan bruke det { $seat }s { $withdrawn } har vist, kommer an på hva { $seat } melder i stedet.

## Hva som har skjedd

irregularity-lead-out-of-turn = { $seat } har spilt ut utenfor tur
irregularity-opening-lead-out-of-turn = { $seat } har gjort åpningsutspillet utenfor tur
irregularity-play-out-of-turn = { $seat } har spilt utenfor tur
irregularity-card-exposed = Et av { $seat }s kort er blitt kjent
irregularity-penalty-card-not-played = { $seat } har ikke spilt et straffekort som måtte spilles
irregularity-lead-before-choice = { $seat } har spilt ut før spillefører hadde valgt
irregularity-two-cards = { $seat } har spilt flere kort på én gang
irregularity-card-taken-back = { $seat } har tatt tilbake et spilt kort
irregularity-wrong-card-from-dummy = Fra bordet ({ $seat }) kom et kort som ikke var nevnt
irregularity-revoke = { $seat } har gjort revoke
irregularity-card-missing = { $seat } har ikke lagt kort i alle stikk
irregularity-with-card = { $what }: { $card }
irregularity-insufficient-bid = { $seat } har gitt et utilstrekkelig bud
irregularity-call-out-of-rotation = { $seat } har meldt utenfor tur
irregularity-inadmissible-call = { $seat } har gitt en ulovlig melding
irregularity-call-against-duty = { $seat } har meldt enda det var plikt til å passe
irregularity-call-changed = { $seat } har endret en melding
irregularity-call-after-the-last-pass = { $seat } har meldt etter den siste passen
irregularity-bid-above-seven = { $seat } har budt over sju
irregularity-with-call = { $what }: { $named }

## Omstridte punkter: tittel, anbefalt tolkning, den andre tolkningen

point-DP1 = To kort ble vist, og det som ikke var ment, ble spilt: Hva slags straffekort er det andre?
    .first = Ett lavt kort som ble med ved et uhell, er et lite straffekort.
    .second = Var det nettopp dette som skulle spilles, er det et stort straffekort.
point-DP2 = Hva et lite straffekort viser mens det ligger på bordet
    .first = Alle kan bruke det, som ved ethvert straffekort.
    .second = Makker til den som eier det, får ikke bruke det.
point-DP4 = Den som skulle spille ut, er også nestemann og legger fargen som ble spilt ut feil
    .first = Det som var ment, avgjør: å spille ut eller å spille til. Turneringslederen spør.
    .second = Utspillet er godtatt, hvis det ikke tydelig var et eget utspill.
point-DP5 = Motspillerne er uenige om spilleførers utspill utenfor tur
    .first = Det første klare valget gjelder; bare når begge snakker omtrent samtidig, går nestemann foran.
    .second = Turneringslederen kan spørre begge; er de uenige, går nestemann alltid foran.
point-DP6 = Et utspill samtidig med makkers riktige utspill
    .first = Det er et kort spilt for tidlig; er det lovlig, spilles det i tur og er ikke straffekort.
    .second = Det er et fremvist kort og blir et stort straffekort.
point-DP7 = Spilt for tidlig: Må spillefører velge en av de fire mulighetene?
    .first = Ja, en av dem; den kan gjerne være harmløs.
    .second = Spillefører kan også la være.
point-DP8 = Spillefører har begynt å legge ned, men kunne også ha sett et av blindemanns kort
    .first = Utspillet er godtatt, og spillefører er fortsatt spillefører.
    .second = Det som skjedde først, avgjør.
point-DP10 = Utspill utenfor tur, og så spiller makker ut, som hadde turen
    .first = Det første utspillet avgjøres først; makkers kort er et eget stort straffekort.
    .second = Godtas det første utspillet, er makkers kort bare for tidlig og kanskje ikke straffekort i det hele tatt.
point-DP11 = Spillefører legger fra bordet til et utspill utenfor tur, enda egen hånd var neste
    .first = Kortet fra bordet står, og dermed er utspillet godtatt.
    .second = Det var ikke neste hånd; ingenting er godtatt før spillefører sier det.
point-DP12 = Utspill fra feil hånd, så nevnes et kort fra riktig hånd, så spiller neste motspiller til
    .first = Det første utspillet står, begge spilleførers kort er spilt, og motspilleren har ikke gjort noe galt.
    .second = Spillefører kunne ikke rette det alene; motspillerne velger fortsatt.
point-DP13 = En restriksjon fra meldingene og en fra et straffekort ved samme utspill
    .first = Spillefører kan bruke begge.
    .second = Ikke slik at det ikke finnes noe lovlig utspill igjen.
point-DP14 = En motspiller spiller ut før valget, og spillefører stiller så ingen krav
    .first = Kortet er et stort straffekort og må spilles ut.
    .second = Turneringslederen kan la det ligge som utspill; det er jo samme kort.
point-DP15 = Et krav om utspill ble ikke etterkommet og så rettet, og det ga makker et straffekort
    .first = Ikke noe nytt valg ved dette utspillet; det første valget har bestemt det.
    .second = Et nytt valg, innenfor det første.
point-DP16 = En motspiller krever noen stikk og avstår resten, og makker protesterer straks
    .first = Det er verken et krav eller en avståelse.
    .second = Det som er krevd, er krevd, og det avgjøres.
point-DP18 = Ved kravet nevnes stikk, f.eks. «to spar og en hjerter»
    .first = Det er ingen rekkefølge: Enhver rekkefølge teller.
    .second = De regnes som spilt i den nevnte rekkefølgen.
point-DP19 = En farge som ved kravet ble regnet for å gå, og som ikke ble nevnt
    .first = Den regnes som spilt ovenfra.
    .second = Et hvilket som helst kort i den kan spilles normalt.
point-DP20 = Den som har krevd og tror at alle kort er høye, må kaste
    .first = Ethvert kort uten hensikt, men ingen vinner og ikke noe som holder en farge, så lenge det er et annet.
    .second = Ethvert kort i en sidefarge.
point-DP21 = Spillefører krever mens en motspiller har et straffekort
    .first = Spillefører har bare de valgene om utspillet som ble nevnt.
    .second = Spillefører regnes som å velge det beste.
point-DP22 = Etter en pass utenfor tur måtte spilleren passe: Kan spillefører senere forby et utspill?
    .first = Bare hvis den tvungne passen viser noe helt annet enn den annullerte.
    .second = Aldri; pass er pass.
point-DP23 = En spiller ble hoppet over, og det oppdages etter utspillet
    .first = Meldingene står som de var.
    .second = Turen gis tilbake så lenge blindemann ikke er lagt ned.
point-DP24 = Makker, som hadde turen, har meldt over meldingen utenfor tur
    .first = Neste motstander bestemmer først; godtas den ikke, står makkers melding.
    .second = Også makkers melding annulleres.
point-DP25 = Neste motstander, som selv hadde turen, melder bare
    .first = Meldingen er i tur, og den andre faller bort.
    .second = Meldingen utenfor tur er dermed godtatt.
point-DP26 = I stedet for et rent relé kommer en pass
    .first = Den er sammenlignbar: den sier like lite.
    .second = Bare et annet relé er sammenlignbart.
point-DP27 = En spiller vil endre meldingen etter at makker har meldt
    .first = Endringen annulleres, og den første meldingen står.
    .second = Den andre er en melding utenfor tur.
point-DP28 = Neste motstander meldte over den første meldingen før endringen ble sett
    .first = Det godtar ingenting, og den andre kan fortsatt godtas.
    .second = Dermed er det avgjort: Den andre annulleres.
point-DP34 = Sammenlignbar: Hvor nøye må den nye meldingen passe inn i den gamle?
    .first = Et poeng eller to, eller ett kort, betyr ikke noe.
    .second = Helt; ellers vurderer turneringslederen om den ligner.
point-DP35 = I stedet for et bud kommer en dobling som viser samme farge
    .first = Doblingen kan være sammenlignbar.
    .second = En dobling viser ingen farge og er det ikke.
point-DP36 = En tofarget melding der den ene fargen er ukjent, før første utspill
    .first = Bare den kjente fargen er vist.
    .second = Alle de mulige fargene er vist.
point-DP37 = Det andre bordet har et resultat, og her kan ikke spillet spilles
    .first = Det gis korrigert score bare hvis resultatet er klart bedre enn det som sammenlignbare par fikk.
    .second = Det gis korrigert score ved ethvert bedre resultat.
point-DP38 = Den villedede siden aner at noe er galt, og spør ikke
    .first = Den mister retten til justert score bare der reglementet sier det.
    .second = Den har selv skylden for skaden.
point-DP39 = Mulige utfall vektes, og den ene siden har begått et lovbrudd
    .first = Vektene er de samme for begge sider.
    .second = De kan være forskjellige til fordel for den ikke-feilende siden.
point-DP40 = En motstander hadde sagt at spilleren var i tur til å melde
    .first = Meldingen annulleres, og ikke noe mer følger.
    .second = Det er en melding utenfor tur som alle andre.
point-DP29 = Den ikke-feilende siden overser en sikker spilleplan eller dobler dårlig
    .first = Det er aldri en ekstremt alvorlig feil.
    .second = Det kan være det, målt etter spillernes klasse.
point-DP30 = En spiller tenker over hvilket av to likeverdige kort som skal spilles
    .first = Det er ingen bridgemessig grunn.
    .second = Alle har lov til å tenke før de spiller et kort.
point-DP31 = Den ikke-feilende siden handler på egen hånd før turneringslederen er tilkalt
    .first = Den mister retten til korrigering bare hvis det har skadet den andre siden eller gjort en rettferdig avgjørelse umulig.
    .second = Den mister alltid retten til korrigering.
point-DP32 = En tilskuer påpeker en uregelmessighet
    .first = Turneringslederen korrigerer den, men siden som hadde tilskueren med seg, tjener ikke på det.
    .second = Det er som om ingen hadde sagt noe.
point-DP33 = I stedet for en pass før åpningen kommer en pass over åpningen
    .first = Den er sammenlignbar.
    .second = Turneringslederen vurderer det: også sterke hender passer over en åpning.

## Se på scoren etter spillet

look-penalty-card = Hjalp synet av straffekortet motspillet, og kunne det godt ha gått annerledes uten? Ga det skade, justeres scoren.
look-revoke = Står den andre siden slik den ville gjort uten revoken? Hvis ikke, justeres scoren.
look-aware = Kunne den feilende ha vært klar over at uregelmessigheten godt kunne skade den andre siden, og tjente egen side på den? Da justeres scoren.
look-information = Valgte noen det som urettmessig informasjon påviselig pekte mot, enda det fantes et logisk alternativ? Ga det skade, justeres scoren.
look-explanation = Kostet den ukorrekte forklaringen den andre siden noe som ikke lenger kan gjøres om? Da justeres scoren.
look-dummy = Pekte blindemann på et kort, og ble motspillet skadelidende? Da justeres scoren.
look-dummys-rights = Ta fra motspillet det uregelmessigheten ga; spilleførersiden beholder sin score.
look-general = Se på scoren.
look-artificial = Gi en prosentvis justert score: Den som har skyld i det, får mindre.
look-weighted = Vurder hvordan spillet ville ha endt uten uregelmessigheten, og juster om nødvendig scoren.
look-learnt = Påvirket det resultatet at noen visste noe om spillet eller om andres kort? Da justeres scoren.
look-penalty = Avgjør om det skal gis straff.
look-call = Kunne resultatet godt ha vært et annet uten hjelp av den tilbaketrukne meldingen, og er den andre siden skadelidende? Da justeres scoren.

## Hva turneringslederen vurderer

weigh-forfeit = I hvilken grad gikk retten til korrigering tapt ved at siden handlet selv? Hvem kjente regelen, og hvem tjente på at andre ikke gjorde det?
weigh-information = Hva pekte informasjonen påviselig mot? Hva ville spillere av samme klasse ellers ha vurdert alvorlig, og ville noen ha valgt det?
weigh-explanation = Hva ville spilleren ha visst med riktig forklaring, og når kunne det ha vært rettet?
weigh-played = Ble kortet rørt eller lagt med vilje, eller bare rettet på?
weigh-inspection = Hva viser de spilte kortene ennå? Er de blandet, går tvilen ut over siden som blandet dem.
weigh-claim = Hva ble sagt ved kravet, hvilke spillemåter er normale, og hvem får det tvilsomme stikket?
weigh-concession = Kunne stikket som ble gitt bort, i det hele tatt tapes ved normalt spill?
weigh-aware = Kunne spilleren der og da ha vært klar over at uregelmessigheten godt kunne skade den andre siden? Hensikten spiller ingen rolle.
weigh-score = Hva hadde trolig skjedd uten uregelmessigheten? Flere resultater kan vektes.
weigh-dummy = Hva hadde blindemann sett, og hadde spillefører nytte av det som ble sagt?
weigh-trick = Hvilket stikk var det, og gjorde kortet som kom tilbake, noen skade?
weigh-general = Dette vurderer turneringslederen.

## Leses høyt: før et valg

about-lead = { $offender } har spilt ut { $card }, men det var { $leader } som skulle spille ut.
about-lead-once-more = Om { $offender }s utspill av { $card } får { $who } også si noe.
about-premature = { $declarer } sier nå hva { $partner } må legge til dette stikket, fordi { $offender } har spilt { $card } for tidlig. Å følge farge går foran; kan { $partner } ikke gjøre det som blir sagt, er ethvert lovlig kort godt nok.
about-meant = Det er uklart hvilket av blindemanns kort som menes: { $anycards }.
about-hand = Det må avgjøres hvilken hånd { $declarer } spiller ut fra.
about-supply = { $seat } har ikke spilt noe kort til stikk { $trick } og legger nå til ett.
about-call = { $seat } har { $called }, og det var ikke i orden.
about-wrong-call = { $what }.
about-first-lead = { $leader } skal spille ut for første gang, og en melding fra { $offender } er trukket tilbake. { $leader }, vent til { $declarer } har sagt sitt.
say-penalty-name = { $leader } skal spille ut, og { $owner } har { $cards } liggende som { $n ->
    [one] et stort straffekort
   *[other] store straffekort
}. { $leader }, vent til { $declarer } har sagt sitt.
say-several-playable = { $owner } kan nå spille flere straffekort: { $anycards }.
say-unplayed-name = { $offender } har spilt { $card }, enda et straffekort måtte spilles.
say-shown-name = { $offender } har vist { $cards } på én gang. Bare ett av dem kan spilles.
say-general = { $who }, { $n ->
    [one] du
   *[other] dere
} har valget. Hør alt først. Det er ikke lov å rådføre seg med noen.
say-general-choose = { $who }, hva velger { $n ->
    [one] du
   *[other] dere
}?
say-listen = { $seat }, hør alt før du svarer. Så bestemmer du, uten et ord fra makker.
say-prevails = { $who }, dere kan begge bestemme, men dere får ikke snakke sammen om det. Hør alt først. Sier dere forskjellige ting i samme øyeblikk, gjelder det { $next } sier.
say-option = { $number }. { $n ->
    [one] Du
   *[other] Hver av dere
} kan { $may }. Følgen: { $then }
say-option-ruled = { $number }. { $n ->
    [one] Du
   *[other] Hver av dere
} kan forlange dette: { $then }
say-option-only = { $number }. { $n ->
    [one] Du
   *[other] Hver av dere
} kan { $may }.
may-play = velge { $card }
may-lead-from = la spillefører spille ut fra hånden til { $seat }
may-refuse-lead = forlange utspillet tatt tilbake
may-refuse-card = forlange kortet tatt tilbake
may-refuse-call = avvise meldingen
may-free = la { $leader }s utspill være fritt
may-none = gi avkall på alt dette
say-second-choice = Etter { $number } har { $who } et valg til:
say-depends = Resten kommer an på hva turneringslederen så finner ut.
say-whatever = Uansett: { $then }
say-whatever-then = Etter { $number } uansett: { $then }
say-no-revoke = { $seat } hadde lov til å spille { $card }: Det er ingen revoke.
say-nothing-wrong = Ingenting skal rettes.

## Leses høyt etterpå

say-all-may-use = Alle kan bruke det { $card } viser, mens det ligger der.
say-call-may = { $who }, { $n ->
    [one] du
   *[other] dere
} kan bruke det { $seat }s { $withdrawn } har vist, ut spillet.
say-call-not = { $who }, { $n ->
    [one] du
   *[other] dere
} får ikke bruke det { $seat }s { $withdrawn } har vist.
say-call-open = { $who }, om { $n ->
    [one] du
   *[other] dere
} kan bruke det { $seat }s { $withdrawn } har vist, kommer an på hva { $seat } melder i stedet.
say-own-plan = { $declarer }, du får ikke legge opp spillet etter det som { $cards } har brakt for dagen.
say-taken-back-may = Blir et kort tatt tilbake, kan { $who } bruke det som kortet har vist.
say-taken-back-not = Blir et kort tatt tilbake, får { $who } ikke bruke det som kortet har vist.
say-as-if-unseen = { $who }, { $n ->
    [one] du må spille som om du
   *[other] dere må spille som om dere
} aldri hadde sett { $card }.
say-you-may-use = { $who }, { $n ->
    [one] du
   *[other] dere
} kan bruke det { $card } har vist, ut spillet.
say-duty-only = { $who }, { $n ->
    [one] du
   *[other] dere
} kan bruke opplysningen om at { $seat } må spille { $card }, men ikke noe annet kortet viser.

## A clause that was written down without its text

law-only-a-meaning = behandles ikke her: sier hva spillet er eller hva som er lov, og det kan ingen bryte
law-for-the-organiser = behandles ikke her: arrangøren og turneringslederen sørger for det i hele turneringen
law-ruled-elsewhere = behandles ikke her: sier hvordan det gjøres; går det galt, gjelder { $laws }
law-unread = ordlyd ikke sammenlignet
law-unread-note = Dette punktet er skrevet ned uten at selve lovteksten var for hånden. Nummer og ordlyd kan være annerledes der.
