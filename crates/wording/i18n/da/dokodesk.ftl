# Dommerbordet for Doppelkopf: anledninger, spørgsmål, afgørelser.

## Anledninger med spillernes ord

doko-topic-LeadOutOfTurn = Nogen har spillet ud uden at være i tur
doko-topic-Revoke = Nogen har ikke bekendt
doko-topic-Call = En melding eller Absage var ikke tilladt
doko-topic-ExposedCard = Et kort blev tabt eller vist
doko-topic-Dealing = Noget gik galt under blanding, aftagning eller giv
doko-topic-PlayedEarly = Nogen har spillet til stikket før sin tur
doko-topic-TwoCards = To kort lagt på én gang, eller et taget tilbage
doko-topic-Query = »Gesund« eller »Vorbehalt« var forkert
doko-topic-Naming = En solo eller en Hochzeit blev anmeldt forkert
doko-topic-Tricks = Stik er set efter eller vendt, eller spillet er kortet af uden lov
doko-topic-Talking = Snak, højlydt tælling, tilskuere, et afbrudt spil
doko-topic-List = Listen eller pladserne er forkerte

## Hvad der præcist skete; foran står, hvem det var

doko-act-WrongDealer = den forkerte spiller har givet
doko-act-BadCut = ikke taget af, for få kort taget af, eller blandet bagefter
doko-act-TurnedUp = et kort blev vendt under given
doko-act-Packets = der er ikke givet fire gange tre kort
doko-act-WrongCount = har et forkert antal kort
doko-act-BeforeRelease = er begyndt, før runden blev givet fri
doko-act-SaidOutOfTurn = har sagt »gesund« eller »Vorbehalt« uden for tur
doko-act-SlipOfTheTongue = en fortalelse, rettet med det samme
doko-act-OtherWords = har sagt »weg« eller »weiter« i stedet for »gesund«
doko-act-VorbehaltTakenBack = har taget et Vorbehalt tilbage
doko-act-GesundToHochzeit = har efter »gesund« alligevel anmeldt en Hochzeit
doko-act-GesundToSolo = har efter »gesund« alligevel anmeldt en solo
doko-act-NamedEarly = har nævnt sit spil, før spørgerunden var forbi
doko-act-NamedBeaten = har nævnt sit Vorbehalt, selv om et andet går forud
doko-act-NamedAnother = har nævnt en anden solo efter den første
doko-act-SoloToHochzeit = har anmeldt en Hochzeit efter først at have nævnt en solo
doko-act-HochzeitWithoutAlten = har anmeldt en Hochzeit uden begge klør damer
doko-act-LeadOutOfTurn = har spillet ud uden at være i tur
doko-act-PlayedEarly = har spillet til før sin tur
doko-act-Revoke = har ikke bekendt
doko-act-CardTakenBack = har taget et spillet kort tilbage
doko-act-TwoCards = har lagt to kort på én gang
doko-act-LookedAtTricks = har set på stik, der ikke længere må ses
doko-act-UncoveredTricks = har vendt eller talt stik
doko-act-CardDisputed = der er strid om, hvem der har spillet hvilket kort
doko-act-Shortened = har kortet spillet af
doko-act-Exposed = har vist eller tabt et kort
doko-act-CallLate = har meldt for sent eller sagt en Absage uden gyldig Erstansage
doko-act-CallEarly = har meldt, før spillet lå fast, eller før en Hochzeit var afklaret
doko-act-CallRepeated = har gentaget makkers melding
doko-act-CallSaidAgain = egen melding gentaget på grund af larm
doko-act-CallOtherParty = har sagt »Re« i stedet for »Kontra« eller omvendt
doko-act-CountedAloud = har talt trumfer eller Augen højt
doko-act-Remark = har røbet noget med ord, gestus eller tøven
doko-act-Incited = har forledt en anden til en overtrædelse
doko-act-Warned = har advaret om en overtrædelse, der endnu ikke var sket
doko-act-BrokenOff = har afbrudt et spil uden dommeren
doko-act-Spectator = en tilskuer har blandet sig
doko-act-WrongEntry = noget forkert i listen
doko-act-WrongColumn = en solo i den forkerte kolonne
doko-act-WrongSeat = en forkert plads eller et forkert bord
doko-act-WrongDraw = pladserne eller bordene er trukket forkert

## Spørgsmål

doko-q-table = Hvor mange sidder ved bordet?
doko-q-dealer = Hvem har givet dette spil?
doko-q-sits-out-too = Hvem sidder over ud over giveren?
doko-q-offender = Hvem var det?
doko-q-act = Hvad skete der præcist?
doko-q-claimed = Hvem har gjort indsigelse i tide?
doko-q-rest-certain = Er en side sikker på alle resterende stik, uanset hvordan der spilles?
doko-q-already-won = Har en side allerede vundet med sine færdige stik?
doko-q-soloist = Er en solo kendt, og hvem spiller den?
doko-q-party-of = Hvilken side hører plads { $by } til?
doko-q-absagen = Hvor mange Absager har modstanderne til plads { $by } sagt?
doko-q-clarified = Var det afklaret for alle fire, hvem der hørte til hvilken side, da det skete?
doko-q-partner-of = Hvem var makker til plads { $by }?
doko-q-can-decide = Kan det, som plads { $by } har gjort, afgøre, hvem der vinder?
doko-q-partner-profits = Kan en makker til plads { $by } få afgørende nytte af det?
doko-q-may-harm = Kan det, som plads { $by } har gjort, skade solisten?
doko-q-pflichtsolo = Er soloen en Pflichtsolo?
doko-q-time-up = Er rundens spilletid gået?
doko-q-forced = Er det en Vorführung, altså en Pflichtsolo, der skal spilles nu?
doko-q-should-have-dealt = Hvem skulle have givet?
doko-q-second-card = Ligger det andet kort i første stik på bordet?
doko-q-taken-up = Havde den, der gør indsigelse, allerede taget sine kort op?
doko-q-taking-up = Blev det bemærket, mens kortene blev taget op?
doko-q-dealers-fault = Havde giveren i det mindste en del af skylden?
doko-q-first-card = Er der spillet et kort ud?
doko-q-also-wrong = Hvem har ellers et forkert antal kort?
doko-q-in-time = Måtte plads { $by } endnu ændre det?
doko-q-remark-helps = Kan det, som plads { $by } sagde, gavne en side?
doko-q-highest = Var det sikkert, at ingen går forud for plads { $by }?
doko-q-played-so = Er det spil, som plads { $by } nævnte, allerede i gang?
doko-q-first-trick = Var det udspillet til første stik?
doko-q-high-card = Var det en hjerter ti, en klør dame eller et ruder es, eller blev der meldt samtidig?
doko-q-last-trick = Var det det sidste stik?
doko-q-next-trick-led = Er der siden spillet ud til næste stik?
doko-q-played-since = Har andre spillet et kort siden?
doko-q-could-follow = Kunne plads { $by } bekende?
doko-q-card-allowed = Måtte plads { $by } spille det kort, der blev taget tilbage?
doko-q-reconstructed = Viser stikkene og hænderne, hvem der har spillet hvilket kort?
doko-q-handed-over = Har plads { $by } overladt sine kort til de andre?
doko-q-claim-holds = Får plads { $by } de krævede stik mod ethvert modspil?
doko-q-rest-augen = Hvor mange Augen får plads { $by } af de kort, der ikke blev spillet?
doko-q-rest-tricks = Hvor mange af de stik, der ikke blev spillet, får plads { $by }?
doko-q-call-in-time = Kom meldingen fra plads { $by } alligevel i tide?
doko-q-says-new = Røber meldingen fra plads { $by } noget nyt?
doko-q-game-found = Lå spillet allerede fast, så kun en Hochzeit endnu ikke var afklaret?
doko-q-party-obvious = Var det klart af spillet, hvilken side plads { $by } hører til?
doko-q-put-right = Rettede plads { $by } det med det samme?
doko-q-deliberate = Gjorde plads { $by } det med vilje?
doko-q-told-cards = Røbede advarslen fra plads { $by } kort eller en side?
doko-q-all-agreed = Var der sket noget alvorligt, vil alle fire have en ny giv, og er du enig?
doko-q-influenced = Har det haft indflydelse på spillet?
doko-q-round-over = Er runden slut?
doko-q-first-game = Er rundens første spil allerede noteret?

## Hvem der spørges, og hvad man ikke spørger højt om

doko-ask-table = Tæl også dem med, der ikke har kort.
doko-ask-dealer = Ved et bord med fem eller flere sidder giveren over. Han har ingen kort og må ikke gøre indsigelse.
doko-ask-sits-out-too = De, der sidder over, har ingen kort og må heller ikke gøre indsigelse.
doko-ask-offender = Lad bordet fortælle det; kun én taler ad gangen. Ingen taler om kort.
doko-ask-act = Lad én fortælle, derefter de andre supplere. Ingen nævner kort eller sider.
doko-ask-claimed = Hør kun, hvem der gør indsigelse; om han må, viser de næste spørgsmål. Den, der sidder over, må aldrig. Den, der spiller videre, melder, spørger videre eller accepterer rettelsen, efter at alle kunne bemærke det, må ikke længere. Indtil da mister ingen sin ret. Gør to indsigelse i samme øjeblik, behandles den overtrædelse først, der skete først.
doko-ask-rest-certain = Spørg ingen, se selv i alle hænder. Det afgørende er, hvordan kortene virkelig sidder. En solist er også sikker på stikkene, når han kun får dem i den rækkefølge, han har sagt på forhånd.
doko-ask-already-won = Tæl selv efter i stilhed, kun stikkene før overtrædelsen og med begge siders Absager.
doko-ask-soloist = Det gælder, hvad hele bordet ved: en nævnt solo, en stille Hochzeit først, når den anden klør dame ligger der, og en Hochzeiter, der har fået de første tre stik. Ingen spørges om klør damer.
doko-ask-party-of = Se selv i hånden. Spørg aldrig, hvem der har en klør dame.
doko-ask-absagen = »Re« og »Kontra« tæller ikke, oversprungne Absager tæller med. Er siden for plads { $by } ikke kendt, så se selv i hånden.
doko-ask-clarified = Det gælder det øjeblik, da det skete. Én klør dame eller én melding er ikke nok; det skal have ligget fast for hver af de fire. Kun det, alle havde set og hørt, tæller.
doko-ask-can-decide = Det bedømmer du alene. Det er nok, at en afgørende fordel er mulig; den behøver ikke være indtruffet.
doko-ask-partner-profits = Det bedømmer du alene. Spørg ikke, hvem der spiller med hvem.
doko-ask-may-harm = Det bedømmer du alene; det er nok, at det kan skade ham.
doko-ask-list = Se i listen.
doko-ask-time = Turneringens ur gælder, med den tid, bordet har fået lagt til. Spilles der uden ur, er tiden aldrig gået.
doko-ask-look = Se på bordet.
doko-ask-all-four = Spørg alle fire, én efter én.
doko-ask-all = Spørg alle ved bordet, én efter én, også giveren.
doko-ask-count = Enhver tæller sine egne kort uden at vise dem og siger kun tallet.
doko-ask-in-time = Man må ændre, til den næste har talt; den sidste, til der er meldt eller spillet ud, eller der spørges om soloer.
doko-ask-call-in-time = Den, der melder, skal mindst have så mange kort på hånden: elleve til Re og Kontra, ti til keine 90, ni til keine 60, otte til keine 30, syv til schwarz. Et svar, kun Re eller Kontra, kræver ét kort færre end den melding, det svarer på. Afklares en Hochzeit først i andet stik, er ét kort færre nok til alle meldinger, i tredje stik to. En Absage kræver en Erstansage i tide.
doko-ask-highest = Den, der endnu skylder sin Pflichtsolo, skal kun frygte dem, der sidder før ham og også skylder den; den, der har spillet den, skal frygte hvert Vorbehalt før ham og enhver, der endnu skylder sin Pflichtsolo. Den, der har en Hochzeit, skal frygte ethvert andet Vorbehalt, også efter ham.
doko-ask-cards = Det kommer an på, hvad bordet har set. Ingen behøver se i hænderne for det.
doko-ask-could-follow = Se selv i hånden. Spørg ikke højt, og lad dig ikke mærke med noget.
doko-ask-reconstructed = Se selv stikkene igennem, ét for ét, og lad ingen kigge med.
doko-ask-shortening = Se selv i alle hænder. Solisten spiller i den angivne rækkefølge, ellers de højeste kort først; de andre forsvarer sig så godt, de kan.
doko-ask-proved = Bevist indtil nu: mindst { $least } og højst { $most }.
doko-ask-yourself = Det bedømmer du alene; spørg ingen.
doko-ask-party-obvious = Kun det, som alle har set og hørt, tæller. Spørg aldrig, hvem der har en klør dame.
doko-ask-deliberate = Tal med plads { $by } alene, ikke foran de andre.
doko-ask-round-over = Den er slut, når ingen ved bordet vil regne efter mere.

## Svar

doko-yes = ja
doko-no = nej
doko-seat = plads { $by }
doko-claimed-yes = en, der må
doko-claimed-no = ingen, der blev spillet videre
doko-claimed-corrected = ingen, det blev rettet før, og det accepterede de andre
doko-no-solo = nej, ingen solo
doko-no-party = nej, ingen
doko-nobody-else = ingen

## Afgørelsen, til oplæsning

doko-did = Plads { $by }: { $what }.
doko-happened = Det drejer sig om følgende: { $what }.
doko-class-Unerheblich = Det er uden betydning og koster intet.
doko-class-Geringfuegig = Det er en mindre overtrædelse.
doko-class-Decided = Spillet var allerede afgjort. Overtrædelsen koster derfor kun det samme som en mindre.
doko-class-Schwerwiegend = Det er en alvorlig overtrædelse.
doko-points = plads { $by } { $points }
doko-penalty = Strafpoint: { $points }.
doko-legal = Det var tilladt og har ingen følger.
doko-goes-on = Spillet går videre.
doko-not-played = Spillet standses og gælder som ikke spillet.
doko-pflichtsolo-open = Plads { $by } skylder stadig sin Pflichtsolo.
doko-same-dealer = Den samme giver igen.
doko-next-dealer = Derefter giver den næste.
doko-deal-goes-on = Derefter går given videre som efter et spil, der er spillet færdigt.
doko-not-repeated = Tiden er gået, så der gives ikke om for dette spil.
doko-as-played = Spillet standses, og soloen gælder som spillet. Kun strafpointene noteres.
doko-rest-to = Spillet standses. Alle stik herfra går til { $party }, og sådan gøres det op.
doko-no-sonderpunkte = Der gives ingen nye Sonderpunkte.
doko-played-out = Plads { $by } må korte spillet af. Plads { $by } spiller i den angivne rækkefølge, ellers de højeste kort først, og de andre forsvarer sig så godt, de kan. Det, der kommer ud af det, gøres op.
doko-redeal = Der blandes, tages af og gives igen, af den samme giver. Intet skrives i listen.
doko-redeal-by = Der blandes og tages af igen, og plads { $by } giver. Intet skrives i listen.
doko-dealer-order = Derefter går given videre, som om plads { $by } havde givet.
doko-stands = Det, der er sket, står ved magt.
doko-may-not-claim = Plads { $by } må ikke gøre indsigelse; det må her kun modstanderne. Så længe ingen af dem gør det, er der ikke gjort indsigelse.
doko-counts-as-gesund = Det, plads { $by } sagde, gælder som »gesund«.
doko-as-reconstructed = Det, som stikkene og hænderne viser, gælder.
doko-referee-decides = Dommeren afgør, hvordan det går videre.
doko-card-back = Plads { $by } tager kortet tilbage og spiller et tilladt kort, så snart turen kommer til plads { $by }.
doko-picked-up = Plads { $by } tager kortet op på hånden igen og behøver ikke spille det.
doko-later-cards-back = Kort, der blev spillet derefter, tages også tilbage, og alle vælger på ny.
doko-trick-stands = Stikket står, som det ligger; intet kort tages tilbage.
doko-must-be-played = Kortet bliver liggende åbent foran plads { $by } og skal spilles, så snart turen kommer til plads { $by }.
doko-card-stays = Kortet fra plads { $by } står som spillet.
doko-intended-played = Det kort gælder som spillet, som plads { $by } ville spille, i tvivlstilfælde det, der sås først. Det andet går tilbage på hånden og behøver ikke at blive spillet.
doko-call-void = Meldingen fra plads { $by } er ugyldig.
doko-saying-void = Det, som plads { $by } nævnte, tæller ikke; spørgerunden går videre.
doko-counts = Det, som plads { $by } sagde sidst, gælder.
doko-still-with-both = Med begge klør damer er det en stille Hochzeit.
doko-solo-stands = Det bliver ved soloen fra plads { $by }.
doko-first-naming-stands = For plads { $by } bliver det ved den først nævnte solo.
doko-change-allowed = Plads { $by } må endnu anmelde sin Hochzeit.
doko-change-refused = For plads { $by } bliver det ved »gesund«.
doko-bound-to-play = Plads { $by } skal spille, hvis ingen går forud: en solo, eller med begge klør damer en Hochzeit.
doko-corrected = For plads { $by } gælder rettelsen.
doko-warning = Plads { $by } får en påtale.
doko-schiedsgericht = Om plads { $by } har handlet usportsligt, afgør juryen.
doko-list-corrected = Listen rettes.
doko-by-management = Runden er slut. Nu må kun turneringsledelsen rette listen, med en bemærkning.
doko-start-again = Runden begynder forfra, på de rigtige pladser.
doko-draw-again = Der trækkes lod igen, og runden begynder forfra.
doko-spectator-removed = Tilskueren forlader bordet.

## Hvor længe man kan gøre indsigelse

doko-until-PlayedOn = Enhver kan kun gøre indsigelse, indtil han selv spiller videre, melder, spørger videre eller accepterer rettelsen. Ingen mister sin ret, før alle kunne bemærke det.
doko-until-SecondCard = Man kan gøre indsigelse, til det andet kort i første stik ligger på bordet.
doko-until-TakenUp = Man kan kun gøre indsigelse, før man tager sine kort op.
doko-until-TakingUp = Man kan kun gøre indsigelse, mens man tager sine kort op.
doko-until-FirstCard = Til det første udspil koster det intet; derefter er det en overtrædelse.
doko-until-RoundOver = Det rettes, til runden er slut.
doko-until-FirstScore = Der begyndes kun forfra, til rundens første spil er noteret.
doko-until-Always = Der er ingen frist for det.

## Rammen

doko-desk-title = Dommerbordet for Doppelkopf
doko-desk-stop = Lad spillet hvile: Det åbne stik bliver liggende, alt andet med bagsiden opad, og ingen taler om spillet.
doko-desk-deadline = Frist
doko-desk-rules = Regler
doko-desk-open = Her kan reglerne læses på to måder
doko-desk-ours = Det fastlægger reglerne ikke. Sådan foreslår programmet det; dommeren kan afgøre det anderledes.
doko-desk-referee = Her afgør dommeren eller juryen, ikke dette program.
doko-desk-appeal = Man kan kun klage på stedet, til juryen; indtil da hviler spillet.
doko-desk-write-down = I listen: strafpointene adskilt fra spillets point; dommeren kvitterer for dem.

## Hvad der ikke kan være sket

doko-event-not-offered = »{ $what }« kan plads { $by } ikke vælge
doko-event-not-in-hand = { $card } er ikke eller ikke længere på hånden hos plads { $by }
doko-event-no-cards = plads { $by } har ingen kort i dette spil
doko-event-over = spillet er slut
doko-event-frozen = der er gjort indsigelse; intet går videre, før dommeren har afgjort det
doko-event-not-found = spillet er ikke fundet endnu
doko-event-out-of-turn = det er ikke denne spillers tur til at sige noget
doko-event-too-late = det sagte kan ikke længere ændres: den næste har svaret, eller der spilles allerede
doko-event-bound = et Vorbehalt, der ikke blev taget tilbage i tide, er en solo, når man ikke har begge klør damer
doko-event-not-queried = denne spiller bliver ikke spurgt
doko-event-no-vorbehalt = uden et Vorbehalt nævner man intet spil
doko-event-beaten = en anden spiller går forud
doko-event-not-certain = det ligger endnu ikke fast, at ingen går forud
doko-event-pflicht-played = rundens Pflichtsolo er spillet; endnu en solo er en Lustsolo
doko-event-pflicht-owed = en spillers første solo i runden er Pflichtsoloen
doko-event-not-both = en Hochzeit kræver begge klør damer
doko-event-solo-first = en Hochzeit spilles kun, hvis ingen vil spille solo
doko-event-vorgefuehrt = her er en Pflichtsolo tvungen; ingen bliver spurgt
doko-event-named = et spil er allerede nævnt; det første gælder
doko-event-which-side = skriv, for hvilken side plads { $by } melder; ingen ved, hvor denne spiller hører til
doko-event-cards-in-hand = plads { $by } har { $held } kort på hånden, ikke { $told }
doko-event-nothing-to-take-back = der ligger ikke et sådant kort fra denne spiller på bordet
doko-event-nothing-to-claim = der er ingen overtrædelse, der stadig kan gøres indsigelse mod; den, der har mistanke om en, som ingen kunne se, skal nævne spilleren
doko-event-no-right = plads { $by } må ikke gøre indsigelse; det må kun modstanderne, og alle tre andre, så længe det ikke er afklaret, hvem der hører sammen
doko-event-right-lost = plads { $by } har spillet videre og må ikke længere gøre indsigelse
doko-event-has-shortened = plads { $by } har kortet spillet af og må ikke gøre indsigelse mod noget, der skete før
doko-event-no-partner = plads { $by } må ikke spørge plads { $other }, som ikke er en sikker makker med ret til indsigelse
doko-event-not-asked = plads { $by } blev ikke spurgt
doko-event-which-player = skriv, hvem »{ $what }« handler om; det er et andet spørgsmål, der er åbent
doko-event-no-soloist = kun en solist må korte spillet af, og kun når alle ved, at der spilles alene
doko-event-order = rækkefølgen nævner et kort, der ikke er på hånden
doko-event-no-trick = kun et stik, der lige er vundet, kan blive liggende
doko-event-recorded = kortene er skrevet op; bordet tæller dem selv
doko-event-parties = spillerne på Re passer ikke til det spil, der er fundet
doko-event-called-more = { $party } har meldt mere end dette
doko-event-no-such-game = spillet »{ $what }« findes ikke
doko-event-third = { $card } står der en tredje gang, men hvert kort findes kun to gange
