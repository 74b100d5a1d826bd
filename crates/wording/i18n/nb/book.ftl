# The law book beside the table: what no card shows. Topics, questions, answers, rulings.
# A question is asked on the director’s screen; `.ask` says whom to ask, where to look, or how sure to be. What
# begins with book-e- is read aloud, or told to the players, as it stands.

## What the director is called about, in the words of players

book-topic-Claim = Et krav, eller noen har avstått stikk
    .also = claim, krav, avståelse, resten er mine, omstridt 68 69 70 71
book-topic-Score = Scoren er feil, eller stikkene er omstridt
    .also = feil resultat, feil ført, rettefrist, uenige om stikk 79
book-topic-Explanation = En forklaring var gal, eller en alert manglet
    .also = feilinformasjon, gal forklaring, manglende alert, ikke varslet 20 21 40 47 75
book-topic-UnauthorisedInformation = Makker nølte, sa noe eller viste noe
    .also = nøling, pause, tenkepause, treg, bemerkning, gest, ulovlig informasjon 16 73
book-topic-CardsAndBoards = For mange eller for få kort, feil mappe, feil gitt, noe som ble hørt
    .also = 14 kort, 12 kort, kort mangler, kort for mye, feil mappe, overhørt 6 13 14 15 16D 87
book-topic-NoResult = Mappen kunne ikke spilles
    .also = ikke spilt, ikke tid, middels pluss, middels minus, kunstig score 12C2 86 88
book-topic-AdjustedScore = Justere scoren: korrigert eller vektet
    .also = justert score, vektet score, skade, tildelt 12
book-topic-Conduct = Oppførsel, langsomt spill, straff
    .also = uhøflig, treg, for sen, straff, bot, advarsel 72 74 90 91
book-topic-QuittedTrick = Noen vil se et vendt stikk, eller et kort ligger feil vei
    .also = siste stikk, se stikket igjen, kort lagt feil 65 66
book-topic-Dummy = Blindemann blandet seg inn eller så i en hånd
    .also = blindemann sa noe, blindemanns rettigheter 42 43
book-topic-Deception = En motstander villedet meg med opptreden eller en bemerkning
    .also = lurt, villedet, nølte med singel 73
book-topic-Auction = Selve meldingene: en gjentakelse, to meldinger på én gang, en tapt tur
    .also = gjenta meldingene, hoppet over, pass rundt, meldte samtidig 17 20 22 33
book-topic-Appeal = Uenighet om hva som skjedde, appell, eller turneringslederen tok feil
    .also = appell, feil fra turneringslederen, ordnet det selv, påstand mot påstand 10 11 82 83 84 85 92
book-topic-Spectator = En tilskuer blandet seg inn
    .also = tilskuer, kibitz 76

## Claims and concessions

book-q-AboutClaim = Hva gjelder det?
    .ask = Foreløpig spiller ingen et kort. Hør hva som ble sagt og vist.
book-q-ObjectedAtOnce = Protesterte makker straks?
    .ask = Altså før noe annet ble sagt eller gjort.
book-q-ClaimedSome = Krevde motspilleren også noen av stikkene?
    .ask = Hør ordene en gang til.
book-q-AllPlayOn = Ber siden som ikke krevde, om å spille videre, og vil alle fire?
    .ask = Alle fire må være enige, også blindemann. Ikke press noen.
book-q-RevokeOpen = Er det en revoke som ikke er rettet ennå?
    .ask = Se på de vendte stikkene, og på hendene når de ligger fremme.
book-q-ClaimantsRevoke = Var det siden som krevde eller ga bort stikk, som hadde revoken?
    .ask = Bare et krav fra siden som hadde revoken, etablerer den.
book-q-CalledLater = Har siden som var enig, meldt i et senere spill, eller er runden over?
    .ask = Inntil da kan den fortsatt protestere, som om den hadde gjort det straks.
book-q-AlreadyWon = Hadde den siden allerede vunnet stikket?
    .ask = Se på de vendte stikkene.
book-q-LikelyWon = Ville den siden sannsynligvis ha vunnet stikket om spillet hadde gått videre?
    .ask = Mer sannsynlig enn ikke er nok. Se på alle fire hendene.
book-q-DutiesLie = Ligger det et straffekort, eller er et utspill begrenset?
    .ask = Se på bordet.
book-q-PenaltyCard = Hvilke kort er motspillernes straffekort?
    .ask = Alle som ligger, høyst tre. Ligger det ingen eller flere: ingen.
    .typed = Med engelske bokstaver: SQ D7
book-q-MinorPenaltyCard = Hvilke av dem er små straffekort?
    .ask = Et lavt kort som bare ble sett ved et uhell, hos en spiller uten andre straffekort.
    .typed = Med engelske bokstaver: D3
book-q-ForbiddenLeads = Hvilke farger kan en motspiller ikke spille ut?
    .ask = Er en farge krevd: de tre andre. Er spillet bundet av noe annet: ikke noe kort og ingen farge.
    .typed = Med engelske bokstaver: E:S betyr at Øst ikke kan spille ut spar.
book-q-Declares = Hvem er spillefører?
    .ask = Det kan du se.
book-q-Trumps = Hva er trumf?
    .ask = Se på meldingene, eller spør ved bordet.
book-q-Claimant = Hvem krevde eller avsto stikk?
    .ask = Det kan ikke være blindemann.
book-q-OnLead = Hvem har spilt ut til det pågående stikket, eller hvem skal spille ut?
    .ask = Ligger det ingen kort i stikket ennå: den som skal spille ut.
book-q-OnTable = Hvilke kort ligger i det pågående stikket?
    .ask = Det utspilte kortet først.
    .typed = Med engelske bokstaver, det utspilte kortet først: H4 HT.
book-q-Hands = Hvilke kort er igjen på hver hånd?
    .ask = Alle fire hendene legges frem. Kortene i det pågående stikket teller ikke med.
    .typed = Med engelske bokstaver: N S3 D2 C2 / E D9 D8 C3 / S HA SA DA / W H4 S6 S5, eller som PBN.
book-q-ShownOut = Hvilken motstander hadde allerede vist renons, og i hvilken farge?
    .ask = Før kravet, og slik at alle så det.
    .typed = Med engelske bokstaver: E:S betyr at Øst ikke har flere spar.
book-q-TricksClaimed = Hvor mange av de resterende stikkene ble krevd eller beholdt?
    .ask = Det pågående stikket teller med.
book-q-Statement = Hva ble sagt om hvordan stikkene skulle tas?
    .ask = Det som ble sagt ved kravet, ikke det som ble forklart senere. Skriv det ned ord for ord.
book-q-Steps = Hva ble sagt, trinn for trinn?
    .ask = I den rekkefølgen det ble sagt. Det følges så langt det rekker.
    .typed = Med engelske bokstaver: trumps, round, S, HA, ruff:D:N, crossruff, finesse:SQ:W, to:C:N, throw:D2, lose:D
book-q-UnawareOfTrump = Er det overhodet sannsynlig at trumfen som er ute, ble oversett ved kravet?
    .ask = Se hvor mange runder trumf som er spilt, hvem som fulgte farge, og om noen stanset med vilje. Er du i tvil, er svaret ja.
book-q-WorstNormal = Hvor mange av de resterende stikkene gir den dårligste normale spillemåten?
    .ask = Slurvete eller svakere spill for spillere i denne klassen teller med, dårligere spill ikke. Tvil går ut over den som krevde.
book-q-CouldPlay = Kunne en spiller i denne klassen spille slik?
    .ask = Slurvete eller svakere spill er normalt, dårligere er det ikke. Husk hva som ble sagt ved kravet.
book-worst-and-best = Foreløpig gir normalt spill i verste fall { $worst } og i beste fall { $best } av de resterende stikkene.
book-double-dummy = Med åpne kort gir beste spill på begge sider { $tricks }.
book-could-play = { $seat } kunne spille { $card }; { $instead } ville redde et stikk.
book-normal-AnySuit = Det vil si: Det begynnes med en hvilken som helst farge.
book-normal-NotFromTheTop = Det vil si: En farge spilles ikke ovenfra.
book-normal-Blocks = Det vil si: En farge blokkeres, slik at de siste stikkene i den ikke kan nås.
book-normal-EitherGuess = Det vil si: Det gjettes feil på hvilken motstander som har det manglende kortet.
book-normal-TrumpsForgotten = Det vil si: Trumfen som fortsatt er ute, er glemt.
book-normal-AnyWinner = Det vil si: Et stikk tas eller trumfes med feil kort eller på feil hånd.
book-normal-AnyDiscard = Det vil si: Det kastes feil kort.
book-normal-Unguards = Det vil si: Det kastes et kort som holder en farge, eller en vinner.
book-normal-StillCareless = Det vil si: Det slurves videre, også når et stikk er tapt.
book-normal-AnyByPartner = Det vil si: Makker har et valg og spiller feil kort.
book-a-Disputed = Noen er ikke enig i et krav eller en avståelse
book-a-PartnerObjected = En motspiller avsto stikk, og makker protesterte
book-a-OnlyThisTrick = Det gjaldt bare det pågående stikket
book-a-AgreedBefore = Det var enighet, og nå vil den andre siden likevel ha et stikk
book-a-GivenUp = En side avsto stikk og vil ha dem tilbake
book-a-NothingSaid = Ingenting
book-a-TrumpsMentioned = Utestående trumfer ble nevnt
book-a-LineStated = Stikk ble nevnt, men ingen rekkefølge
book-a-StepByStep = En spillemåte, trinn for trinn
book-no-trumps = grand
book-hand-of = Kortene til { $seat }
book-or-type = Eller skriv alle fire hendene
book-steps-suits = Farger
book-steps-card = Et bestemt kort
book-steps-other = Trumfe, finesse, komme inn
book-steps-throw = Kastet på det
book-without-last = Ta tilbake det siste trinnet
book-step-card = { $card }
book-step-suit = { $suit } ovenfra
book-step-trumps = ta ut trumfen
book-step-trump-round = én runde trumf
book-step-ruff = trumfe { $suit } hos { $seat }
book-step-crossruff = trumfe i kryss
book-step-finesse = finesse mot { $seat } etter { $card }
book-step-to = inn hos { $seat } i { $suit }
book-step-throw = kaste { $card } på det
book-step-lose = gi bort et stikk i { $suit }

## The score

book-q-WhatIsWrong = Hva er galt med scoren?
    .ask = Spør begge sider.
book-q-ClaimOrConcession = Endte spillet med et krav eller en avståelse?
    .ask = Spør alle fire.
book-q-QuittedTricks = Ligger de vendte stikkene fortsatt slik de ble spilt?
    .ask = Se på alle fire radene. Fra nå av rører ingen et kort.
book-q-RoundOver = Var runden over da du ble tilkalt?
    .ask = Dette vet du.
book-q-TricksWon = Hvor mange stikk fikk spilleførersiden?
    .ask = Hør begge sider, og gå gjennom spillet. Det er nok at det er mer sannsynlig enn ikke.
book-q-ClearlyConvinced = Er du klart overbevist om hvilken side som har rett om stikkene?
    .ask = Etter runden er det ikke nok at noe er sannsynlig.
book-q-LowerOneSide = Bør scoren likevel settes ned for den ene siden, uten at den andres settes opp?
    .ask = Dette vurderer du selv.
book-q-SideWantsTricks = Hvilken side vil ha stikk tilbake?
    .ask = Siden som sa ja, eller som ga dem bort.
book-q-SideLowered = For hvilken side settes scoren ned?
    .ask = Dette vet du.
book-q-SideGained = Hvilken side tjente på det?
    .ask = Dette vet du.
book-q-SideOfSpectator = Hvilken side er ansvarlig for tilskueren?
    .ask = Dette vet du.
book-q-PeriodOver = Er rettefristen ute?
    .ask = Se i reglementet; står det ikke noe der, er fristen 30 minutter etter at scoren ble offentliggjort.
book-q-LaterAllowed = Tillater arrangørens reglement at scoren rettes senere?
    .ask = Se i reglementet.
book-q-BeyondDoubt = Er det hevet over rimelig tvil at føringen er feil?
    .ask = Så sent må du være nesten sikker.

## Explanations

book-q-Misled = Hvilken side fikk forklaringen, eller gikk glipp av alerten?
    .ask = Spør siden som tilkalte deg.
book-q-ExplainedCall = Hvilken melding ble forklart, eller ikke alertert?
    .ask = Spør siden som tilkalte deg. Utspill, markeringer og det som farger og styrke ikke kan si, sammenligner du selv i neste steg.
    .typed = Skriv meldingen, for eksempel 2H, 1NT eller X.
book-q-Explained = Hva viser den, etter det som ble sagt?
    .ask = Spør den som fikk forklaringen, og så den som ga den. Uten alert regnes den som naturlig; en alert som ingen spurte om, sier bare at den ikke er naturlig.
book-q-Agreed = Hva viser den etter avtalen, etter det som kan påvises?
    .ask = Se på systemkort og notater; spør de to makkerne hver for seg. Skriv alt som er avtalt: Det som mangler her, regnes som ikke avtalt.
book-q-LeftOut = Avtalen sier mer enn det som ble sagt. Manglet noe avgjørende?
    .ask = Alt spesielt skal sies, allmenn kunnskap trengs ikke. Avgjørende er det som kunne ha fått en motstander til å melde eller spille noe annet.
book-q-SuspectedIt = Ante den villedede siden at noe var galt, uten å spørre?
    .ask = Spør spilleren borte fra bordet. Om en vanlig forklaring trenger ingen å spørre.
book-q-MustProtectItself = Sier reglementet at en spiller der må beskytte seg ved å spørre?
    .ask = Se varslingsreglene og turneringsreglementet.
book-q-Agreement = Hva er avtalen, etter det som kan påvises?
    .ask = Se på systemkort og notater; spør de to makkerne hver for seg. Forklaringen regnes som gal hvis ingenting viser at det var meldingen som var feil.
book-q-Noticed = Når ble det oppdaget?
    .ask = Spør alle fire.
book-q-WhoNoticed = Hvem sa at forklaringen var gal?
    .ask = Spør alle fire.
book-q-ExplainersDeclare = Er det spilleførersiden som forklarte?
    .ask = Se på meldingene.
book-q-MayStillChange = Har en spiller på den villedede siden meldt etter dette, uten at makker har meldt siden?
    .ask = Se på meldingene.
book-q-Influenced = Kan den meldingen godt ha vært påvirket av den gale forklaringen?
    .ask = Spør spilleren bort fra bordet, før mer kommer frem: Hva hadde du meldt? «Godt kan» er nok.
book-q-ProbablyInfluenced = Ble den meldingen sannsynligvis påvirket av den gale forklaringen?
    .ask = Spør spilleren bort fra bordet, før mer kommer frem: Hva hadde du meldt? «Godt kan» er ikke nok; det må være sannsynlig.
book-q-CardStillChangeable = Har den villedede siden spilt et kort på grunn av det, og har ingen spilt etter det kortet?
    .ask = Se på stikket.
book-q-LastToTrick = Har den villedede siden spilt et kort på grunn av det, og har ingen spilt til samme stikk etter det kortet?
    .ask = Se på stikket.
book-q-LeadAndDummyFaced = Var det kortet åpningsutspillet, og har blindemann vist et kort etterpå?
    .ask = Se på bordet.

## What a player learnt from partner

book-q-Called = Når ble du tilkalt?
    .ask = Dette vet du.
book-q-FactsAgreed = Er begge sider enige om hva som skjedde?
    .ask = Spør hver side hva som skjedde, mens det er ferskt.
book-q-WasThere = Er det mer sannsynlig enn ikke at det skjedde slik du fikk høre?
    .ask = Vei det som ble sagt, når du ble tilkalt, og hvordan de andre reagerte. Mer sannsynlig enn ikke er nok.
book-q-Source = Hvor kan informasjonen ha kommet fra?
    .ask = Spør siden som tilkalte deg.
book-q-PrescribedPause = Varte pausen bare så lenge som reglementet krever?
    .ask = Pausen etter stoppkort eller en hoppmelding røper ingenting.
book-q-Receiver = Hvem er makker til den det kom fra, og kan altså ha fått vite noe?
    .ask = Oppgi spilleren som ikke får bruke det.
book-q-Polled = Hvor mange spillere av samme klasse har du spurt om hva de ville gjort?
    .ask = Gi dem hånden og meldingene uten informasjonen. Tre svar er bedre enn ingen; 0 hvis du ikke har spurt noen.
book-q-PolledOtherwise = Hvor mange av dem ville gjort noe annet?
    .ask = Spør først: Hva gjør du?
book-q-PolledConsidered = Hvor mange av de andre vurderte noe annet alvorlig?
    .ask = Spør om dette etterpå: Hva annet vurderte du alvorlig?
book-q-LogicalAlternative = Fantes det et logisk alternativ til det spilleren gjorde?
    .ask = Noe en betydelig del av likeverdige spillere ville vurdert alvorlig, og som noen kunne ha valgt.
book-q-Suggested = Pekte informasjonen påviselig mot det spilleren gjorde, fremfor mot alternativet?
    .ask = Du må kunne vise en utenforstående hvorfor. Skriv den setningen; finnes den ikke, er svaret nei.
book-q-CouldHaveSuggested = Kan informasjonen påviselig ha pekt mot det spilleren gjorde, fremfor mot alternativet?
    .ask = At den kan ha gjort det, er nok; men du må kunne vise en utenforstående hvordan. Skriv den setningen; finnes den ikke, er svaret nei.
book-q-Blatant = Utnyttet spilleren det så åpenlyst at det også bør gi straff?
    .ask = Dette vurderer du selv.

## Adjusted scores

book-q-Damaged = Kom den ikke-feilende siden dårligere ut på grunn av dette?
    .ask = Sammenlign med det som kunne ventes uten feilen.
book-q-Ground = Hvorfor skal scoren justeres?
    .ask = Dette vet du.
book-q-Offenders = Hvilken side gjelder det?
    .ask = Oppgi siden som gjorde det.
book-q-CanBeAssigned = Kan du si hvordan spillet kunne ha endt uten feilen?
    .ask = Er mulighetene for mange eller uklare, er svaret nei: Da gis det prosentvis justert score.
book-q-OwnScores = Hva får hver side, sett fra sin egen side?
    .ask = I IMP, først Nord-Syd, så Øst-Vest, for eksempel 5,5 -1.
    .typed = Skriv to tall, først Nord-Syd, for eksempel 5,5 -1.
book-q-KnockOut = Er det en utslagskamp?
    .ask = Se i reglementet. Der taper den ene siden det den andre vinner.
book-q-Scoring = Hvilken beregning brukes i turneringen?
    .ask = Dette vet du.
book-q-Vulnerable = Hvem er i faresonen?
    .ask = Se på mappen.
book-q-TableResult = Hvordan endte spillet ved bordet?
    .ask = Kontrakt, spillefører og stikk, med engelske bokstaver: 4SS= er 4 spar i Syd, akkurat hjem, 3NTE-1 er 3 grand i Øst med én bet. Eller scoren til Nord-Syd: -50.
book-q-TableResultWithout = Du vekter også resultatet fra bordet. Kunne det også vært nådd uten den forbudte handlingen?
    .ask = Det som bare den forbudte handlingen ga, får ingen vekt. Fantes det en annen vei dit, skriv hvilken.
book-q-Branch = Hvordan kunne spillet ha endt uten feilen, og med hvilken vekt?
    .more = Hvordan kunne det ellers ha endt?
    .ask = Som 4SS=@60; til sammen skal vektene bli 100. Sett ! etter vekten, 4SS=@40!, hvis det bare kunne nås ved et lovbrudd: Da fordeles den på de andre.
book-q-SameWeights = Gjelder de samme vektene for begge sider?
    .ask = Tvilen kommer en ikke-feilende side til gode. Får hver side dermed sine egne vekter, svar nei.
book-weighed-for = { $side }: { $question }
book-q-OtherTables = Hva fikk Nord-Syd ved de andre bordene?
    .ask = I IMP scoren ved det andre bordet; i matchpoeng alle sammen: 620 170 -100.
book-q-OwnError = Bidro den ikke-feilende siden selv til skaden etterpå?
    .ask = Feilen må være ekstremt alvorlig og ikke ha med lovbruddet å gjøre; eller det må være et sjansespill.
book-q-OwnErrorOrWild = Bidro den ikke-feilende siden selv til skaden etterpå?
    .ask = En feilvurdering teller ikke: en alvorlig feil som ikke har med lovbruddet å gjøre, eller et vilt spill eller sjansespill.
book-q-ExtremeForTheClass = Var det en ekstremt alvorlig feil for spillere i denne klassen?
    .ask = Det en nybegynner overser, kan være ekstremt alvorlig for en ekspert.
book-q-WithoutError = Hvordan hadde spillet endt uten den feilen?
    .ask = Etter lovbruddet, men uten sidens egen feil: som 4SS=.

## No result

book-q-FaultNorthSouth = I hvilken grad har Nord-Syd skylden for at det ikke ble noe resultat?
    .ask = Hør begge sider.
book-q-FaultEastWest = I hvilken grad har Øst-Vest skylden for at det ikke ble noe resultat?
    .ask = Hør begge sider.
book-q-SessionKnown = Vet du allerede hva de får på de andre spillene i sesjonen?
    .ask = Hvis ikke, kom tilbake til dette til slutt.
book-q-SessionNorthSouth = Hvor mange prosent får Nord-Syd på de andre spillene sine?
    .ask = Se på resultatene.
    .typed = Skriv tallet, for eksempel 62,34.
book-q-SessionEastWest = Hvor mange prosent får Øst-Vest på de andre spillene sine?
    .ask = Se på resultatene.
    .typed = Skriv tallet, for eksempel 62,34.
book-q-OtherTableClear = Er det et resultat ved det andre bordet som klart er gunstig for den ene siden?
    .ask = Vurder det etter hva sammenlignbare par fikk på spillet.
book-q-OtherTableBetter = Er resultatet ved det andre bordet bedre for den ene siden enn det som sammenlignbare par fikk?
    .ask = Om det så bare er litt.

## Cards and boards

book-q-WithTheBoard = Hva er galt med mappen?
    .ask = La alle telle kortene sine, med fremsiden ned.
book-q-Comparable = Kan resultatet sammenlignes med de andre, selv om parene satt omvendt?
    .ask = Se på rotasjonen. Er du i tvil, spør den som fører regnskapet.
book-q-WithTheDeal = Hva gikk galt da det ble gitt?
    .ask = Spør hvem som ga mappen, og av hvilken kortstokk.
book-q-TeamMatch = Er det en lagkamp, der bare de to bordene sammenlignes?
    .ask = Se turneringsreglementet. I parturnering har hver utgave av mappen sitt eget felt.
book-q-CanBePlayedAnew = Kan alle som skal spille mappen, fortsatt gjøre det om det gis på nytt?
    .ask = Tenk på de andre bordene og på tiden.
book-q-MatchKnown = Er dette en lagkamp, og kan noen allerede vite hvordan den ender uten denne mappen?
    .ask = Se hva som er spilt og regnet ut i begge rom.
book-q-Count = Hvordan er kortene fordelt?
    .ask = Tell selv alle fire hendene.
book-q-PlayOver = Er spillet over?
    .ask = Se på bordet.
book-q-WrongHandCalled = Har en spiller med feil antall kort meldt?
    .ask = Se på meldingene.
book-q-CardSeen = Har en spiller sett et kort som hører til på en annen hånd?
    .ask = Spør spillerne hver for seg. Ingen nevner kortet.
book-q-TooMuchSeen = Er det sett så mye at mappen ikke kan meldes og spilles normalt?
    .ask = La spilleren fortelle deg det bort fra bordet. Er det for mye, spilles ikke mappen.
book-q-PlayableUnchanged = Kan kortene bringes i orden og spilles uten at noen melding endres?
    .ask = Vis spilleren den riktige hånden: Ville meldingen vært den samme med den?
book-q-StrangeCardPlayed = Er det kortet spilt til et stikk som er vendt?
    .ask = Se på stikkene.
book-q-LeadFaced = Er åpningsutspillet vendt med fremsiden opp?
    .ask = Se på bordet.
book-q-Found = Hvor var kortet som manglet?
    .ask = Se under bordet, i mappen og blant de spilte kortene.
book-q-MissingFrom = På hvilken hånd manglet kortet?
    .ask = Hånden som hadde ett kort for lite.
book-q-MissingCardOwed = Ble fargen til kortet som manglet, spilt ut uten at hånden fulgte farge?
    .ask = Gå gjennom stikkene.
book-q-PartnerSawIt = Kunne makkeren til spilleren ha sett forsiden av kortet?
    .ask = Hvor lå det, og hvilken side vendte opp? At spillefører så det, teller ikke.
book-q-PartnerCalled = Har makker meldt etter det?
    .ask = Se på meldingene.
book-q-OpponentCalled = Har neste motstander meldt over den?
    .ask = Se på meldingene.
book-q-CallDiffers = Er meldingen med riktig hånd klart en annen enn den med feil hånd?
    .ask = La spilleren melde først. Samme bud med en helt annen betydning er også en annen.
book-q-PlayedBefore = Har noen ved bordet spilt denne mappen før?
    .ask = Spør alle fire, og se på resultatene.
book-q-AnybodyCalled = Har noen meldt i dette spillet?
    .ask = Se på meldingene.
book-q-Interferes = Vil det spilleren vet, forstyrre normalt spill?
    .ask = La spilleren fortelle deg det bort fra bordet.
book-q-Remedy = Hva gjør du med det?
    .ask = Ingen har meldt ennå, så alle fire mulighetene er åpne.
book-q-LaterRemedy = Hva gjør du med det?
    .ask = Meldingene er i gang, så spillerne kan ikke bytte plass, og det kan ikke gis på nytt.

## Conduct

book-q-Breach = Hva har skjedd?
    .ask = Hør begge sider.
book-q-Sanction = Hva gjør du med det?
    .ask = Hvor stor straffen er, står i reglementet. «Bør» straffes sjelden, «skal» ofte, «må» alvorlig.

## Quitted tricks

book-q-AboutTrick = Hva gjelder det?
    .ask = Spør spilleren som tilkalte deg.
book-q-WhoWants = Hvem ber om det?
    .ask = Se på meldingene.
book-q-NextTrickLed = Har noen spilt ut til neste stikk?
    .ask = Se på bordet.
book-q-OwnSidePlayed = Har spillerens side spilt ut eller spilt til neste stikk?
    .ask = Se på bordet.
book-q-OwnCardTurned = Har spilleren vendt sitt eget kort med fremsiden ned?
    .ask = Se på bordet.

## Deception

book-q-FalseInference = Trakk en uskyldig spiller en gal slutning av det?
    .ask = Spør hva spilleren sluttet av det. Var det rimelig for en spiller i denne klassen?
book-q-BridgeReason = Hadde motstanderen en påviselig bridgemessig grunn?
    .ask = Spør ved bordet: Hva tenkte du på? Gjaldt det to likeverdige kort, svar nei; det kommer i neste spørsmål.
book-q-OnlyEqualCards = Gjaldt det bare hvilket av to likeverdige kort som skulle spilles?
    .ask = Spør bort fra bordet hvilke to kort det var: to etter hverandre, eller to små som er like gode.
book-q-CouldBenefit = Kunne motstanderen ha vært klar over at det kunne lønne seg?
    .ask = Hensikten spiller ingen rolle.

## The auction itself

book-q-AboutAuction = Hva gjelder det?
    .ask = Se på meldekortene, eller få meldingene skrevet ned.
book-q-WhenAsked = Når ble det spurt?
    .ask = Se hvem som er i tur.
book-q-MustPassNow = Må spilleren passe etter en avgjørelse?
    .ask = Det vet du.
book-q-ReliedOnReview = Har noen meldt eller spilt i tillit til den gale gjengivelsen?
    .ask = Spør motstanderne til den som gjentok.
book-q-OneWasDue = Var en av de to i tur?
    .ask = Se hvem som meldte før dem.
book-q-OtherWasNext = Var den andre den neste i tur?
    .ask = Den neste sitter til venstre for den som var i tur.
book-q-DummyDown = Er blindemann lagt ned?
    .ask = Se på bordet.

## Facts, appeals, the director

book-q-Matter = Hva gjelder det?
    .ask = Dette vet du.
book-q-Established = Har du klart å finne ut hva som skjedde?
    .ask = Mer sannsynlig enn ikke er nok.
book-q-Settlement = Annullerer du det spillerne ordnet selv, eller lar du det stå?
    .ask = Hør hva som ble ordnet, og hva som har skjedd siden. Det som ikke lenger kan gjøres om på en rettferdig måte, blir stående.
book-q-InnocentActed = Handlet en spiller fra den ikke-feilende siden på egen hånd før du ble tilkalt?
    .ask = Spør alle fire hvem som gjorde hva, og i hvilken rekkefølge.
book-q-ActingHarmed = Skadet det den andre siden, eller gjorde det en rettferdig avgjørelse umulig?
    .ask = Bare da er retten til korrigering tapt.
book-q-GainedByIgnorance = Tjente den ene siden på at en motstander ikke kjente loven?
    .ask = Spør begge sider hva de trodde.
book-q-CanBePutRight = Kan det fortsatt rettes, slik at spillet får en normal score?
    .ask = Dette avgjør du.
book-q-TooLateToAppeal = Er appellfristen ute?
    .ask = Se i reglementet; står det ikke noe der, er fristen 30 minutter etter at scoren ble offentliggjort.
book-q-BothAppeal = Vil begge makkerne appellere, eller kapteinen når det er et lag?
    .ask = En makker som ikke er til stede, regnes som enig.

## Blindemann

book-q-DummyDid = Hva har blindemann sagt eller gjort?
    .ask = La spillerne fortelle, og si ikke noe om det ennå.
book-q-DummyLostRights = Hadde blindemann før det sett i en annen hånd, forlatt plassen for å se spillefører spille, eller byttet hånd med spillefører?
    .ask = Spør alle fire. Om blikket var på blindemanns eget initiativ, betyr bare noe i lovene fra 2007.

## Spectators

book-q-SpectatorDid = Hva gjorde tilskueren?
    .ask = Spør alle fire.
book-q-SideResponsible = Hadde en av sidene tilskueren med seg?
    .ask = Spør alle fire.

## Answers

book-a-TricksDisputed = Sidene er ikke enige om antall stikk
book-a-WronglyEntered = Resultatet var avtalt, men ble ført feil
book-a-WronglyReckoned = Resultatet var avtalt, men scoren ble regnet ut feil
book-a-InOrder = Ja, eller de som ligger i orden, avgjør saken
book-a-NorthSouthMixed = Nord-Syd har blandet sine
book-a-EastWestMixed = Øst-Vest har blandet sine
book-a-BothMixed = Ingen har sine i orden
book-a-AsExplained = Forklaringen var riktig; det var meldingen som var feil
book-a-Otherwise = Avtalen er en annen
book-a-NoAgreement = Det finnes ingen avtale
book-a-NoEvidence = Ingenting peker den ene eller den andre veien
book-a-DuringAuction = Under meldingene
book-a-BeforeLeadFaced = Etter siste pass, før utspillet ble vendt
book-a-DuringPlay = Under spillet
book-a-AfterPlay = Etter spillet
book-a-Themselves = Den som forklarte
book-a-TheirPartner = Makker til den som forklarte
book-a-SomebodyElse = En motstander, eller ingen ennå
book-a-JustHappened = Det har nettopp skjedd
book-a-Pause = En tenkepause
book-a-Haste = En melding eller et kort som kom uvanlig fort
book-a-Remark = En bemerkning
book-a-QuestionAsked = Et spørsmål
book-a-AnswerOrAlert = Et svar eller en alert som var uventet
book-a-NoAlert = En alert som ikke kom
book-a-Manner = En gest, et tonefall eller et blikk
book-a-Matchpoints = Matchpoeng
book-a-Imps = IMP
book-a-TotalPoints = Totalpoeng
book-a-NoError = Nei
book-a-Misjudgement = Bare ved en feilvurdering: en sikker spilleplan ble oversett, eller det ble doblet dårlig
book-a-SeriousError = Ja, med en ekstremt alvorlig feil
book-a-Gambling = Ja, med et sjansespill
book-a-PlainSeriousError = Ja, med en alvorlig feil
book-a-Wild = Ja, med et vilt spill eller sjansespill
book-a-Told = Ukorrekte opplysninger
book-a-Learnt = Urettmessig informasjon ble brukt
book-a-CouldHaveKnown = Den feilende kunne ha visst at det kunne gjøre skade
book-a-RevokeNotMadeGood = En revoke som de overførte stikkene ikke oppveier
book-a-PenaltyCardHelped = Synet av et straffekort hjalp motspillet
book-a-WithdrawnCallHelped = En tilbaketrukket melding hjalp, selv om det kom en sammenlignbar melding
book-a-InsufficientBidHelped = Et utilstrekkelig bud hjalp, selv om det ble rettet
book-a-DummySuggested = Blindemann pekte på et kort
book-a-NothingPrescribed = Lovene har ingen korrigering for dette lovbruddet
book-a-NotBalanced = I en utslagskamp går ikke scorene til de to sidene opp
book-a-DirectorsError = Turneringslederen avgjorde feil
book-a-NotAtFault = Ingen skyld
book-a-PartlyAtFault = Delvis skyld
book-a-AtFault = Direkte skyld
book-a-CountIsWrong = Noen har feil antall kort
book-a-HandOfAnotherBoard = En spiller meldte på hånden fra en annen mappe
book-a-WrongBoard = De spiller en mappe de ikke skal ha i denne runden
book-a-WrongDirection = De riktige parene, men Nord-Syd og Øst-Vest er byttet om
book-a-LearntOfBoard = Noen har hørt eller sett noe om spillet
book-a-Fouled = Mappen er spilt i to utgaver
book-a-TheDeal = Selve givingen: ikke stokket, gitt feil, et kort sett
book-a-DealtWrongly = Det er gitt feil, men alle har tretten kort
book-a-SeenInTheDeal = Noen kunne se et av en annens kort under givingen
book-a-NotShuffled = Ingen har stokket, eller fordelingen er fra en tidligere turnering
book-a-MoreAndFewer = Én hånd har for mange, en annen for få
book-a-StrangeCard = Det er et kort som ikke hører til spillet
book-a-CardsMissing = Det mangler kort, og ingen har for mange
book-a-AmongPlayed = Blant de spilte kortene
book-a-Elsewhere = Et annet sted
book-a-NotFound = Det er ikke til å finne
book-a-ChangeSeats = La dem bytte plass, hvis turneringsformen tillater det, slik at spilleren får den hånden som er kjent
book-a-DealAgain = La det gis på nytt
book-a-PlayOn = La det spilles, klar til å justere
book-a-ScoreInstead = La det ikke spilles, og gi en score
book-a-Courtesy = Uhøflighet, eller en upassende bemerkning
book-a-Tempo = Tempo eller opptreden som forstyrrer
book-a-LateOrSlow = For sent ute, eller langsomt spill
book-a-Overheard = Høylytt prat om resultater eller hender
book-a-TouchedCards = Rørte andres kort, eller satte kort i feil lomme
book-a-Disobeyed = Fulgte ikke reglementet eller en beskjed
book-a-OnPurpose = Brøt en lov med vilje
book-a-WarningOnly = Gi en advarsel
book-a-Penalty = Gi prosedyrestraff
book-a-Disciplinary = Gi disiplinærstraff for oppførsel
book-a-Suspended = Suspender paret for sesjonen
book-a-WrongWay = Et kort ligger feil vei
book-a-LookAtLast = Noen vil se det siste stikket
book-a-LookAtOwn = Noen vil se sitt eget siste kort
book-a-LookAtEarlier = Noen vil se et tidligere stikk
book-a-Declarer = Spillefører
book-a-Dummy = Blindemann
book-a-Defender = En motspiller
book-a-AsksAgain = En spiller vil høre meldingene igjen
book-a-WhoseLead = En motspiller vil vite hvem som skal spille ut
book-a-ReviewWrong = Meldingene ble gjengitt feil
book-a-CalledAtOnce = To meldte i samme øyeblikk
book-a-TurnLost = Tre passer, men noen ble hoppet over
book-a-AllPassed = Alle fire passet, og de vil gi på nytt
book-a-JustCalled = Med en gang, fordi den siste meldingen ikke ble hørt
book-a-OwnTurn = I egen tur til å melde
book-a-NotOwnTurn = Mens en annen var i tur til å melde
book-a-FirstTurnToPlay = Etter siste pass, i første tur til å spille
book-a-LaterInPlay = Senere i spillet
book-a-FactsDisputed = Sidene er ikke enige om hva som skjedde
book-a-ActedThemselves = Spillerne ordnet noe på egen hånd
book-a-SeenMyself = Jeg så noe selv, og ingen tilkalte meg
book-a-Undone = Jeg annullerer det
book-a-LeftStanding = Jeg lar det stå
book-a-WantsToAppeal = En side vil appellere
book-a-WrongRuling = Turneringslederen avgjorde feil
book-a-Warned = Sa at det skulle spilles ut fra den andre hånden, før spillefører hadde spilt ut
book-a-WarnedTooLate = Sa det da spillefører allerede hadde spilt ut
book-a-AskedDeclarer = Spurte spillefører om det virkelig ikke var flere i fargen
book-a-AskedDefender = Spurte en motspiller om det
book-a-PointedOut = Gjorde oppmerksom på en feil hos motspillerne, eller tilkalte meg av den grunn
book-a-PointedOutOwn = Gjorde oppmerksom på en feil hos spillefører
book-a-TookPart = Sa til spillefører hva som burde spilles, eller snakket om spillet
book-a-Looked = Så i en hånd på eget initiativ, forlot plassen for å se spillefører spille, eller byttet hånd med spillefører
book-a-DrewAttention = Påpekte en uregelmessighet
book-a-LookedIntoHands = Så i mer enn én hånd
book-a-Disturbed = Snakket, eller forstyrret bordet
book-a-WasAsked = Ble spurt av turneringslederen

book-none = Ingen
book-no-call = Ingen melding, eller farger og styrke kan ikke si det
book-no-more = Det var alt
book-ending = { $contract } i { $by }, { $result }
book-made = akkurat hjem
book-over = { $n ->
    [one] ett overstikk
   *[other] { $n } overstikk
}
book-down = { $n ->
    [one] én bet
   *[other] { $n } bet
}
book-passed-out = passet rundt
book-score-of = { $score } til Nord-Syd
book-branch = { $ending }, vekt { $weight }
book-branch-illegal = { $ending }, bare ved et lovbrudd
book-branch-none-legal = Minst ett resultat må ha kunnet nås uten lovbrudd.
book-branch-left = Vektene skal til sammen bli 100: Det mangler { $percent }.
book-none-vulnerable = Ingen
book-all-vulnerable = Begge sider
book-share = { $percent } % { $ending }

## Rulings, as they are told to the players

book-e-UnderClaims = Spillet endte med et krav eller en avståelse. Om et stikk av det kan fås tilbake, avgjør jeg etter lovene om det.
book-e-CountAsTheyLie = Stikkene teller slik de ligger.
book-e-DoubtAgainst = { $side } har blandet kortene sine, så tvilen går ut over dem. Stikkene blir som den andre siden sier.
book-e-TricksRuled = Spilleførersiden fikk { $n ->
    [0] ingen stikk
    [one] ett stikk
   *[other] { $n } stikk
}. Det gjelder for begge sider.
book-e-CorrectedForBoth = Scoren rettes for begge sider.
book-e-LoweredFor = Scoren til { $side } settes ned. Den andre siden beholder sin.
book-e-ScoreStands = Scoren står slik den er ført.
book-e-EntryCorrected = Føringen rettes, og ranglisten med den.
book-e-AgreeBeforeReturning = Bli heretter enige om stikkene før dere legger kortene tilbake.
book-e-ExplanationWasRight = Forklaringen stemmer med parets avtale, og det er alt dere har krav på. Det er ingenting å rette.
book-e-TakenToBeWrong = Ingenting viser at det var meldingen som var feil, så jeg regner forklaringen som gal.
book-e-ToldWrongly = { $side } fikk en gal forklaring. De har krav på å få vite avtalen, men ikke hva motstanderne har på hånden.
book-e-ShouldHaveHeardNoAgreement = { $side } skulle ha fått vite at det ikke finnes noen avtale.
book-e-ShouldHaveHeard = { $side } skulle ha hørt dette om { $named }: { $meaning }.
book-e-ShouldHaveAsked = { $side } ante at noe var galt, og kunne ha spurt.
book-e-NoRedress = Etter reglementet er det på egen risiko. Resultatet står.
book-e-RedressAllTheSame = Ingen regel krever det, så skaden rettes opp.
book-e-ToldTooLittle = { $side } fikk ikke vite alt som betydde noe. De har krav på å få vite hele avtalen.
book-e-ToldEnough = Forklaringen var riktig. Det som manglet, var ikke avgjørende, så det er ingenting å rette.
book-e-PutRightOwn = Den som selv har forklart feil, kan rette det med en gang og må gjøre det før åpningsutspillet vendes. Først tilkaller man meg.
book-e-PutRightOwnAtOnce = Den som selv har forklart feil, må tilkalle meg med en gang og rette det.
book-e-PartnerWaits = Har makker forklart feil, skal man ikke si eller vise noe under meldingene. Spillefører eller blindemann må rette det etter siste pass, en motspiller først når spillet er over.
book-e-PartnerPutsRight = Spillefører eller blindemann må rette det nå, før åpningsutspillet vendes.
book-e-DefenderWaits = En motspiller får ikke rette makkers forklaring før spillet er over, men må gjøre det da.
book-e-RightExplanation = Nå gis den riktige forklaringen.
book-e-MayChangeCall = Spilleren fra { $side } som meldte sist, kan ta meldingen sin tilbake og gi en annen.
book-e-ThenOpponentMay = Endres meldingen, kan neste spiller, fra { $side }, også endre en melding som er gitt over den.
book-e-CallMeIfItCost = Tilkall meg igjen etter spillet hvis dere mener at den gale forklaringen kostet dere noe.
book-e-TooLateToChange = Det er ingenting å endre nå. Fortsett, og tilkall meg igjen etter spillet hvis dere mener at det kostet dere noe.
book-e-MayChangeCard = Spilleren fra { $side } som spilte det siste kortet, kan ta det tilbake og spille et annet.
book-e-MayNotUseExplanation = Spilleren fra { $side } som fikk meldingen sin forklart, får ikke bruke det makkers forklaring røpet. Det gjelder både meldinger og kort.
book-e-MayNotUseCorrection = Har makker sagt det ved bordet, skal spilleren fra { $side } som forklarte, melde og spille som om ingenting var sagt.
book-e-WithdrawnKnown = { $side } kan bruke alt som trekkes tilbake. Motstanderne kan det ikke.
book-e-WithdrawnCardKnown = Tas et kort tilbake, kan { $side } bruke det kortet har vist. Motstanderne kan det ikke.
book-e-NothingWrongYet = Det er ingenting å avgjøre ennå.
book-e-ByHisCards = { $seat } melder og spiller som om ingenting hadde skjedd, og utnytter det ikke.
book-e-CallMeBack = Tilkall meg igjen etter spillet hvis dere mener at det ble utnyttet.
book-e-Noted = Jeg har notert hva som skjedde.
book-e-NotFound = Jeg kan ikke legge til grunn at det skjedde. Resultatet står.
book-e-PauseTellsNothing = En pause som reglementet krever, røper ingenting. Spill videre.
book-e-Polled = { $asked ->
    [one] Jeg har spurt én spiller i denne klassen, som { $otherwise ->
        [one] ville ha gjort noe annet.
       *[other] { $considered ->
            [one] ville ha gjort det samme, men vurderte noe annet alvorlig.
           *[other] ville ha gjort det samme og ikke vurderte noe annet alvorlig.
        }
    }
   *[other] Jeg har spurt { $asked } spillere i denne klassen. { $otherwise ->
        [0] { $considered ->
            [0] Alle ville ha gjort det samme, og ingen vurderte noe annet alvorlig.
            [one] Alle ville ha gjort det samme, men én vurderte noe annet alvorlig.
           *[other] Alle ville ha gjort det samme, men { $considered } vurderte noe annet alvorlig.
        }
        [one] { $considered ->
            [0] Én ville ha gjort noe annet.
            [one] Én ville ha gjort noe annet, og én til vurderte det alvorlig.
           *[other] Én ville ha gjort noe annet, og { $considered } andre vurderte det alvorlig.
        }
       *[other] { $considered ->
            [0] Av dem ville { $otherwise } ha gjort noe annet.
            [one] Av dem ville { $otherwise } ha gjort noe annet, og én til vurderte det alvorlig.
           *[other] Av dem ville { $otherwise } ha gjort noe annet, og { $considered } andre vurderte det alvorlig.
        }
    }
}
book-e-NoAlternative = Etter mitt skjønn fantes det ikke noe logisk alternativ. Resultatet står.
book-e-NotSuggested = Det som skjedde, pekte ikke mot dette valget fremfor et annet. Resultatet står.
book-e-ShouldHaveDoneOtherwise = { $seat } hadde et logisk alternativ, men valgte det som informasjonen fra makker pekte mot. Det er ikke tillatt.
book-e-PenaltyBesides = { $side } får i tillegg prosedyrestraff.
book-e-NoWorse = Uten lovbruddet ville { $side } ha fått { $without }. Ved bordet fikk de { $has }.
book-e-NoDamage = Det gjorde ingen skade. Resultatet står.
book-e-WouldHaveEnded = Hadde alt gått riktig for seg, ville spillet ha endt slik: { $shares }.
book-e-WouldHaveEndedFor = For { $side } regnes det som om spillet hadde endt slik: { $shares }.
book-e-MightHaveEnded = Hadde mappen blitt spilt her, kunne spillet ha endt slik: { $shares }.
book-e-IllegalWithoutWeight = { $ending }: Det kunne bare nås ved et lovbrudd og teller derfor ikke.
book-e-Gets = { $side } får { $score }.
book-e-Balanced = I en utslagskamp taper den ene siden det den andre vinner. Derfor får hver side gjennomsnittet av de to scorene.
book-e-OwnMaking = En del av skaden har { $side } selv skylden for. Den delen får de ikke rettet opp.
book-e-AllOwnMaking = Hele skaden har { $side } selv skylden for. Den får de ikke rettet opp.
book-e-BothInnocent = Feilen var min. Begge sider regnes som ikke-feilende.
book-e-NotForBeingHard = Jeg justerer aldri bare fordi en lov slår hardt eller mildt ut.
book-e-AssignInstead = Resultatet ved det andre bordet teller, så her gis det en korrigert score.
book-e-PutRightAndPlay = Kortene legges der de hører hjemme, og mappen spilles.
book-e-LookAfterwards = Tilkall meg etter spillet. Da ser jeg på om det hadde noe å si.
book-e-NotPlayed = Denne mappen spilles ikke. Dere får en justert score.
book-e-Cancelled = Resultatet annulleres. Dere får en justert score.
book-e-StrangeCardAway = Kortet hører ikke til her. Det tas bort, og spillet fortsetter.
book-e-BackToHand = Kortet går tilbake og regnes som om det hadde vært på den hånden hele tiden.
book-e-MadeUp = Hånden fylles opp fra en annen kortstokk og regnes som om den hadde vært komplett hele tiden.
book-e-MissingCardRevoke = Hånden kunne ha fulgt farge med kortet som manglet, og har altså gjort revoke. Vi behandler det som enhver annen revoke.
book-e-DummysMissingCard = Blindemann kunne ha fulgt farge med kortet som manglet. Kan det fortsatt rettes, blir det rettet; ellers overføres ikke noe stikk for det.
book-e-NoRevokeByIt = Kortet som manglet, har ikke ført til noen revoke.
book-e-MissingCardPenalty = Makker kunne ha sett kortet, og det blir et straffekort.
book-e-MissingCardKnown = Makker får ikke bruke det som er kommet frem om kortet som manglet.
book-e-MovedCardKnown = Makker til en spiller med feil antall kort får ikke bruke det man vet om kortet som ble flyttet.
book-e-AsDefectiveTrick = Ett stikk har for mange kort. Det behandles som ethvert stikk med feil antall kort.
book-e-CallsCancelled = Den meldingen og alle etter den annulleres. Spilleren ser på riktig hånd og melder; meldingene fortsetter derfra. Bare motstanderne kan bruke det som ble trukket tilbake.
book-e-OpponentRepeats = Neste motstander gjentar så meldingen sin.
book-e-CallMeAtTheOtherBoard = Når dere kommer til den andre mappen, tilkall meg før noen melder i den.
book-e-PlayedAndCounts = Spill ferdig; resultatet teller. Kanskje blir dere bedt om å spille riktig mappe senere.
book-e-ScoredAsPlayed = Mappen teller. Scoren føres for parene slik de satt.
book-e-NotComparable = Resultatet kan ikke sammenlignes med de andre. Dere får en justert score.
book-e-DoesNotCount = Noen ved bordet har spilt mappen før, så den teller ikke. Den som mister et resultat på grunn av det, får en justert score.
book-e-RightPlayersBegin = Meldingene annulleres. Spillerne mappen er ment for, setter seg og melder på nytt; den som alt har meldt i spillet, gjentar meldingene sine. Er en av dem en annen, annulleres spillet.
book-e-SeatsChanged = Dere bytter plass i dette spillet, slik at den som vet noe om en hånd, selv får den.
book-e-DealtAgain = Det gis på nytt.
book-e-NothingCounts = Det som er spilt på denne mappen til nå, teller ikke ved noe bord.
book-e-DealStands = Fordelingen står. Spill videre; mappen teller.
book-e-PlayedReady = Spill som vanlig. Jeg ser på det etterpå.
book-e-TwoFields = Mappen er spilt i to utgaver. Hver av dem beregnes for seg, blant dem som spilte den.
book-e-Warned = { $side } får en advarsel. Jeg har notert den.
book-e-Penalised = { $side } får prosedyrestraff.
book-e-DisciplinaryPoints = { $side } får disiplinærstraff for oppførselen. Det er endelig.
book-e-SuspendedFor = { $side } er suspendert for denne sesjonen. Det er endelig.
book-e-NotOnPurpose = Ingen får bryte en lov med vilje, heller ikke den som er villig til å ta følgene.
book-e-TurnedRight = Kortet legges riktig vei.
book-e-StaysAsItIs = Nå er det for sent. Kortet blir liggende som det er, til spillet er over.
book-e-AllShown = Alle fire viser igjen kortet sitt fra siste stikk.
book-e-OwnShown = Du kan se på ditt eget siste kort, men ikke på andres.
book-e-MayNotLook = Du får ikke se på det. Stikkene ligger med fremsiden ned til spillet er over.
book-e-DummyMayNotLook = Blindemann får ikke se på vendte stikk. Må noe kontrolleres, gjør jeg det.
book-e-PartnerMayNotUse = Makkeren din får ikke bruke det som er sagt.
book-e-ObjectorMayNotUse = Den som protesterte, får ikke bruke det makker har sagt og vist. Spillefører kan bruke det.
book-e-LookedAtTogether = Spillet er over: Nå ser vi på stikkene sammen.
book-e-NoDeception = Dette var ingen villedning etter loven. Man trekker slutninger på egen risiko, og resultatet står.
book-e-WasMisled = Spilleren ble villedet av en motstander som ikke hadde noen bridgemessig grunn til å opptre slik.
book-e-SaidAgain = Meldingen gjentas nå.
book-e-AuctionRepeated = En motstander gjentar alle meldingene, fra første til siste. Du kan ikke be om bare en del.
book-e-WaitForTurn = Du kan få meldingene gjentatt når du er i tur til å melde.
book-e-NotWhoMustPass = Du må passe denne gangen, og kan derfor ikke få meldingene gjentatt.
book-e-NotForDummy = Blindemann får ikke be om at meldingene gjentas.
book-e-ContractOnly = Det er for sent å høre meldingene igjen. Når du er i tur til å spille, kan du få vite kontrakten og om den er doblet, men ikke av hvem.
book-e-DefendersMayAsk = Etter siste pass kan begge motspillerne spørre hvem som skal spille ut.
book-e-RepeatedRightly = En gal gjengivelse skal rettes med en gang, av alle ved bordet, også blindemann.
book-e-LookAtEnd = Spill videre. Når spillet er over, ser jeg om dette har skadet noen.
book-e-CountsAsSecond = Meldingen fra den som var i tur, kommer først. Den andre regnes som gitt etter den, i riktig tur.
book-e-SecondOutOfRotation = Meldingen fra den som var i tur, står. Den andre regnes som gitt etter den, og den var utenfor tur.
book-e-BothOutOfRotation = Begge meldingene var utenfor tur. Jeg tar først den fra spilleren nærmest den som var i tur.
book-e-TurnGivenBack = Meldingene er ikke over. Turen går tilbake til den som ble hoppet over, og alle passer etter det annulleres. Siden som passet utenfor tur, kan ikke bruke dem.
book-e-AuctionStands = Utspillet er vendt. Meldingene er dermed over og står som de er.
book-e-NotDealtAgain = Alle har passet. Legg kortene tilbake; det gis ikke på nytt.
book-e-DummyMay = Det har blindemann lov til.
book-e-DummyWaits = Så lenge det spilles, påpeker ikke blindemann noen uregelmessighet og tilkaller meg først når en annen har påpekt den.
book-e-OnlyDeclarerAsked = Det kan blindemann bare spørre spillefører om, aldri en motspiller.
book-e-RevokeIsARevoke = Har motspilleren revokert, behandles det som enhver annen revoke.
book-e-DummyTakesNoPart = Blindemann tar ikke del i spillet og sier ikke noe om det. Spillet fortsetter.
book-e-LeadWasMade = Spillefører har spilt ut fra feil hånd, og det blindemann sa, endrer ikke på det. Motspillerne kan godta utspillet eller forlange det tatt tilbake.
book-e-DefendersChooseHand = Blindemann hadde ikke lenger rett til å si det. Motspillere: Hver av dere kan nå bestemme hvilken av de to hendene spillefører må spille ut fra.
book-e-CorrectedAndCounts = Blindemann hadde ikke lenger rett til å spørre. Har spillefører fargen fortsatt, var det revoke, og det må følges farge nå. Etter spillet overføres det da stikk som om den var etablert.
book-e-NotPutRightNow = Blindemann hadde ikke lenger rett til å gjøre oppmerksom på det. Ingenting rettes nå, og spillet fortsetter. Etterpå tar jeg fra motspillerne det uregelmessigheten ga; spilleførersiden beholder scoren sin.
book-e-RightsLost = Fra nå av får blindemann verken advare spillefører, spørre spillefører om revoke eller gjøre oppmerksom på uregelmessigheter. Spillet fortsetter.
book-e-TakenAsFound = Jeg har veid det dere fortalte, og avgjør etter det som er mest sannsynlig.
book-e-SoThatPlayGoesOn = Jeg kan ikke finne ut hva som skjedde. Jeg avgjør slik at dere kan spille videre.
book-e-OnlyDirectorDecides = Spillerne kan ikke avgjøre noe selv. Det kan bare turneringslederen.
book-e-SettlementUndone = Det dere ordnet selv, annulleres. Nå går vi frem etter lovene.
book-e-SettlementStands = Det dere ordnet selv, blir stående.
book-e-RectificationForfeited = Den ikke-feilende siden handlet på egen hånd før jeg ble tilkalt, og har mistet retten til korrigering.
book-e-RectificationKept = En av dere handlet på egen hånd før jeg ble tilkalt, men det har ikke skadet noen. Retten til korrigering er ikke tapt.
book-e-GainTakenAway = { $side } beholder ikke det de tjente på det. Den andre siden beholder scoren fra bordet.
book-e-ErrorPutRight = Feilen var min. Den rettes, og spillet får en normal score.
book-e-AppealTaken = Appellen er mottatt. Et appellutvalg kan overprøve skjønnet, men ikke turneringslederens avgjørelse i et lovspørsmål.
book-e-BothMustAppeal = Makkeren din må være enig i appellen.
book-e-AppealTooLate = Appellfristen er ute.
book-e-MayAppeal = Dere kan appellere avgjørelsen.
book-e-RectifiedAllTheSame = Nå har jeg fått vite om uregelmessigheten, og da behandles den etter loven.
book-e-SeenAndRectified = Jeg så det selv. Selv om ingen tilkalte meg, behandles det etter loven.
book-e-NoGainFor = { $side } hadde tilskueren med seg, så de får ingen fordel av det.
book-e-OneHandOnly = Du får bare se i én hånd. Bli sittende bak den, er du snill.
book-e-SilentOrGo = Vær stille, er du snill, eller gå fra bordet.
book-e-SpectatorMayAnswer = Du kan svare på spørsmålet, fordi jeg har spurt deg.

## Scores

book-matchpoints = { $points } av { $top } matchpoeng
book-imps = { $points } IMP
book-points = { $points } poeng
book-average-plus = { $percent } %, middels pluss
book-average = { $percent } %, middels
book-average-minus = { $percent } %, middels minus

## The finding and its grounds

book-finding = Vurderingen din
book-grounds = Begrunnelsen din
book-grounds-why = Skriv i én setning hvorfor. Det står i avgjørelsen, og et appellutvalg kommer til å lese det.
book-grounds-missing = En vurdering må begrunnes.
book-found = { $question } { $answer } – { $grounds }
book-whose = Disse vurderingene er dine. Programmet har ikke svart på noen av dem.
book-appeal = Si til begge sider at de kan appellere, og hvor lang frist de har.
book-others-compare = De andre bordene regnes også mot dette, i samme forhold.

## The form

book-answer = Svaret ditt
book-go-on = Videre

## Said after a claim or concession

book-e-NothingClaimed = Det gjaldt bare dette stikket. Ingenting er krevd, og spillet går videre.
book-e-NoConcession = Det er verken et krav eller en avståelse. Ta opp kortene deres igjen; spillet går videre.
book-e-NoPenaltyCards = Kort som ble vist med det, er ikke straffekort.
book-e-PlayStops = Spillet er over. Ingen spiller flere kort; legg alle fire hendene frem med fremsiden opp.
book-e-AllPlayOn = Dere vil alle fire spille videre. Kravet gjelder ikke lenger; det gjør resultatet ved bordet. Dere kan bruke det dere har sett.
book-e-RevokeFirst = Først retter vi revoken, og derfra ser vi så på kravet.
book-e-RevokeEstablished = Med kravet er revoken etablert og rettes ikke. Først avgjøres kravet, deretter hva revoken koster.
book-e-ClaimHolds = Ingen normal spillemåte kunne ha tapt et stikk som ble krevd.
book-e-MoreThanClaimed = Det var flere sikre stikk enn det som ble krevd, og det ingen normal spillemåte taper, er ikke gitt bort.
book-e-AsStated = Jeg følger det som ble sagt ved kravet, så langt det rekker.
book-e-PenaltyCardBinds = Stikkene tildeles som om straffekortet var spilt ved første lovlige anledning.
book-e-DutiesBind = Også i disse stikkene gjelder det som binder motspillerne: straffekort og begrensede utspill.
book-e-Awarded = { $n ->
    [0] { $side } får ingen av de resterende stikkene. Motparten får alle.
    [one] { $side } får ett av de resterende stikkene. Det som ellers er igjen, går til motstanderne.
   *[other] { $side } får { $n } av de resterende stikkene. Det som ellers er igjen, går til motstanderne.
}
book-e-CouldNormally = { $seat } kunne også ha spilt { $card }: Det er normalt spill, og ingenting av det som ble sagt, utelukker det.
book-e-TrumpWasOut = { $seat } hadde fortsatt { $card }. Det ble ikke nevnt, og det kan være glemt.
book-e-DoubtAgainstClaim = Tvil går ut over siden som krevde.
book-e-OnlyByLuck = Uten en angitt spilleplan kunne mer bare vinnes med flaks, og flaks teller ikke for siden som har krevd.
book-e-AgreementStands = Det som var avtalt, står.
book-e-TricksBack = { $n ->
    [one] { $side } får stikket de skulle ha hatt.
   *[other] { $side } får de { $n } stikkene de skulle ha hatt.
} Scoren endres.
book-e-ConcessionStands = De avståtte stikkene blir hos den andre siden.
