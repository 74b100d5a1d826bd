# Lovbogen ved bordet: det, som intet kort viser. Emner, spørgsmål, svar, kendelser.
# Et spørgsmål står på turneringslederens skærm; `.ask` siger, hvem der skal spørges, hvor man ser efter, eller hvor
# sikker man skal være. Det, der begynder med book-e-, læses højt eller siges til spillerne, som det står.

## Hvad turneringslederen bliver tilkaldt for, i spillernes egne ord

book-topic-Claim = Et krav på stik, eller nogen har afgivet stik
    .also = claim, krav, afgivelse, resten er mine, bestridt 68 69 70 71
book-topic-Score = Scoren er forkert, eller der er uenighed om stikkene
    .also = forkert resultat, forkert indtastet, rettelsesfrist, uenige om stik 79
book-topic-Explanation = En forkert forklaring, eller en alert manglede
    .also = forkert oplysning, misinformation, manglende alert, ikke alertet 20 21 40 47 75
book-topic-UnauthorisedInformation = Makker tøvede, sagde noget eller viste noget
    .also = tøven, pause, tænkepause, langsom, bemærkning, gestus, uberettiget information 16 73
book-topic-CardsAndBoards = For mange eller for få kort, forkert mappe, forkert givet, noget hørt ved et tilfælde
    .also = 14 kort, 12 kort, manglende kort, kort for meget, forkert mappe, overhørt 6 13 14 15 16D 87
book-topic-NoResult = Spillet kunne ikke spilles
    .also = ikke spillet, ingen tid, middel plus, middel minus, kunstig score 12C2 86 88
book-topic-AdjustedScore = Juster scoren: korrigeret eller vægtet
    .also = justeret score, vægtet score, skade, tildelt 12
book-topic-Conduct = Opførsel, langsomt spil, strafpoint
    .also = uhøflig, langsom, for sent, straf, bøde, advarsel 72 74 90 91
book-topic-QuittedTrick = Nogen vil se et vendt stik, eller et kort vender forkert
    .also = sidste stik, se stikket igen, kort vendt forkert 65 66
book-topic-Dummy = Den blinde blandede sig eller så i en hånd
    .also = den blinde sagde noget, den blindes rettigheder, bordet talte 42 43
book-topic-Deception = En modstander vildledte mig med sin optræden eller en bemærkning
    .also = narret, vildledt, tøvede med singleton 73
book-topic-Auction = Selve meldeforløbet: en gentagelse, to meldinger på én gang, en mistet tur
    .also = gentage meldingerne, sprunget over, pas rundt, meldte samtidig 17 20 22 33
book-topic-Appeal = Uenighed om, hvad der skete, en appel, eller turneringslederen dømte forkert
    .also = appel, fejl fra turneringslederen, ordnede det selv, påstand mod påstand 10 11 82 83 84 85 92
book-topic-Spectator = En tilskuer blandede sig
    .also = tilskuer, kibitz 76

## Krav og afgivelse

book-q-AboutClaim = Hvad drejer det sig om?
    .ask = Foreløbig spiller ingen et kort. Hør, hvad der blev sagt og vist.
book-q-ObjectedAtOnce = Protesterede makker straks?
    .ask = Altså før der blev sagt eller gjort andet.
book-q-ClaimedSome = Krævede modspilleren også nogle af stikkene?
    .ask = Hør ordene en gang til.
book-q-AllPlayOn = Beder den side, der ikke krævede stik, om at spille videre, og vil alle fire?
    .ask = Alle fire skal være enige, også den blinde. Pres ingen.
book-q-RevokeOpen = Er der en kulørsvigt, der endnu ikke er berigtiget?
    .ask = Se på de vendte stik, og på hænderne, når de ligger fremme.
book-q-ClaimantsRevoke = Var det den side, der krævede eller afgav stik, der svigtede?
    .ask = Kun et krav fra den side, der svigtede, etablerer kulørsvigtet.
book-q-CalledLater = Har den side, der var enig, meldt i et senere spil, eller er runden slut?
    .ask = Indtil da kan den stadig protestere, som om den havde gjort det straks.
book-q-AlreadyWon = Havde den side allerede vundet stikket?
    .ask = Se på de vendte stik.
book-q-LikelyWon = Ville den side sandsynligvis have vundet stikket, hvis der var spillet videre?
    .ask = Overvejende sandsynlighed er nok. Se på alle fire hænder.
book-q-DutiesLie = Ligger der et strafkort, eller er et udspil begrænset?
    .ask = Se på bordet.
book-q-PenaltyCard = Hvilke kort er modspillernes strafkort?
    .ask = Alle, der ligger, højst tre. Ligger der intet eller flere: intet.
    .typed = Med engelske bogstaver: SQ D7
book-q-MinorPenaltyCard = Hvilke af dem er små strafkort?
    .ask = Et lavt kort, der kun blev set ved et uheld, og hvis ejer ikke har andre strafkort.
    .typed = Med engelske bogstaver: D3
book-q-ForbiddenLeads = Hvilke farver må en modspiller ikke spille ud?
    .ask = Er en farve krævet: de tre andre. Er spillet bundet af andet: intet kort og ingen farve.
    .typed = Med engelske bogstaver: E:S betyder, at Øst ikke må spille spar ud.
book-q-Declares = Hvem er spilfører?
    .ask = Det kan du se.
book-q-Trumps = Hvad er trumf?
    .ask = Se på meldekortene, eller spørg ved bordet.
book-q-Claimant = Hvem krævede eller afgav stik?
    .ask = Det kan ikke være den blinde.
book-q-OnLead = Hvem har spillet ud til det igangværende stik, eller hvem skal spille ud?
    .ask = Ligger der intet kort i stikket endnu: den, der skal spille ud.
book-q-OnTable = Hvilke kort ligger i det igangværende stik?
    .ask = Det udspillede kort først.
    .typed = Med engelske bogstaver, det udspillede kort først: H4 HT.
book-q-Hands = Hvilke kort er der tilbage på hver hånd?
    .ask = Alle fire hænder lægges frem. Kortene i det igangværende stik tæller ikke med.
    .typed = Med engelske bogstaver: N S3 D2 C2 / E D9 D8 C3 / S HA SA DA / W H4 S6 S5, eller som PBN.
book-q-ShownOut = Hvilken modstander havde allerede vist renonce, og i hvilken farve?
    .ask = Før kravet, og så alle kunne se det.
    .typed = Med engelske bogstaver: E:S betyder, at Øst ikke har flere spar.
book-q-TricksClaimed = Hvor mange af de resterende stik blev krævet eller beholdt?
    .ask = Det igangværende stik tæller med.
book-q-Statement = Hvad blev der sagt om, hvordan stikkene skulle tages?
    .ask = Det, der blev sagt ved kravet, ikke det, der blev forklaret senere. Skriv det ned ord for ord.
book-q-Steps = Hvad blev der sagt, trin for trin?
    .ask = I den rækkefølge, det blev sagt. Det følges, så langt det rækker.
    .typed = Med engelske bogstaver: trumps, round, S, HA, ruff:D:N, crossruff, finesse:SQ:W, to:C:N, throw:D2, lose:D
book-q-UnawareOfTrump = Er det overhovedet sandsynligt, at den trumf, der er ude, blev overset ved kravet?
    .ask = Se, hvor mange runder trumf der er spillet, hvem der bekendte, og om der blev standset med vilje. I tvivlstilfælde ja.
book-q-WorstNormal = Hvor mange af de resterende stik giver den dårligste normale spillemåde?
    .ask = Sjusket eller ringere spil for spillere af den styrke tæller med, dårligere spil ikke. Tvivl går ud over den, der krævede stik.
book-q-CouldPlay = Kunne en spiller af den styrke spille sådan?
    .ask = Sjusket eller ringere spil er normalt, dårligere er det ikke. Husk, hvad der blev sagt ved kravet.
book-worst-and-best = Indtil nu giver normalt spil i værste fald { $worst } og i bedste fald { $best } af de resterende stik.
book-double-dummy = Med åbne kort giver bedste spil på begge sider { $tricks }.
book-could-play = { $seat } kunne spille { $card }; { $instead } ville redde et stik.
book-normal-AnySuit = Det vil sige: Der begyndes med en hvilken som helst farve.
book-normal-NotFromTheTop = Det vil sige: En farve spilles ikke fra toppen.
book-normal-Blocks = Det vil sige: En farve blokeres, så de sidste stik i den ikke kan nås.
book-normal-EitherGuess = Det vil sige: Der gættes forkert på, hvilken modstander der har det manglende kort.
book-normal-TrumpsForgotten = Det vil sige: Den trumf, der stadig er ude, er glemt.
book-normal-AnyWinner = Det vil sige: Et stik tages eller trumfes med det forkerte kort eller på den forkerte hånd.
book-normal-AnyDiscard = Det vil sige: Det forkerte kort kastes af.
book-normal-Unguards = Det vil sige: Der kastes et kort, som holder en farve, eller et gående kort.
book-normal-StillCareless = Det vil sige: Der sjuskes videre, også når et stik er tabt.
book-normal-AnyByPartner = Det vil sige: Makker har et valg og spiller det forkerte kort.
book-a-Disputed = Nogen er ikke enig i et krav eller en afgivelse
book-a-PartnerObjected = En modspiller afgav stik, og makker protesterede
book-a-OnlyThisTrick = Det gjaldt kun det igangværende stik
book-a-AgreedBefore = Der var enighed, og nu vil den anden side alligevel have et stik
book-a-GivenUp = En side afgav stik og vil have dem tilbage
book-a-NothingSaid = Ingenting
book-a-TrumpsMentioned = Udestående trumfer blev nævnt
book-a-LineStated = Der blev nævnt stik, men ingen rækkefølge
book-a-StepByStep = En spillemåde, trin for trin
book-no-trumps = uden trumf
book-hand-of = { $seat }s kort
book-or-type = Eller skriv alle fire hænder
book-steps-suits = Farver
book-steps-card = Et bestemt kort
book-steps-other = Trumfe, knibe, komme ind
book-steps-throw = Kastet af på det
book-without-last = Tag det sidste trin tilbage
book-step-card = { $card }
book-step-suit = { $suit } fra toppen
book-step-trumps = trække trumf
book-step-trump-round = én runde trumf
book-step-ruff = trumfe { $suit } hos { $seat }
book-step-crossruff = trumfe på kryds
book-step-finesse = knibe { $seat } for { $card }
book-step-to = ind hos { $seat } i { $suit }
book-step-throw = kaste { $card } af på det
book-step-lose = afgive et stik i { $suit }

## Scoren

book-q-WhatIsWrong = Hvad er der galt med scoren?
    .ask = Spørg begge sider.
book-q-ClaimOrConcession = Sluttede spillet med, at nogen krævede eller afgav stik?
    .ask = Spørg alle fire.
book-q-QuittedTricks = Ligger de vendte stik stadig, som de blev spillet?
    .ask = Se på alle fire rækker. Ingen rører flere kort.
book-q-RoundOver = Var runden slut, da du blev tilkaldt?
    .ask = Det ved du selv.
book-q-TricksWon = Hvor mange stik fik spilførersiden?
    .ask = Hør begge sider, og gå spillet igennem. Overvejende sandsynlighed er nok.
book-q-ClearlyConvinced = Er du helt overbevist om, hvilken side der har ret i antallet af stik?
    .ask = Efter runden skal der mere til end sandsynlighed.
book-q-LowerOneSide = Skal den ene sides score alligevel sættes ned, uden at den andens sættes op?
    .ask = Det vurderer du.
book-q-SideWantsTricks = Hvilken side vil have stik tilbage?
    .ask = Den side, der sagde ja eller afgav stik.
book-q-SideLowered = For hvilken side sættes scoren ned?
    .ask = Det ved du selv.
book-q-SideGained = Hvilken side fik noget ud af det?
    .ask = Det ved du selv.
book-q-SideOfSpectator = Hvilken side har ansvaret for tilskueren?
    .ask = Det ved du selv.
book-q-PeriodOver = Er rettelsesfristen udløbet?
    .ask = Se turneringsbestemmelserne; siger de intet, er den 30 minutter, efter at resultatet er offentliggjort.
book-q-LaterAllowed = Tillader turneringsarrangørens bestemmelser, at der rettes senere?
    .ask = Se turneringsbestemmelserne.
book-q-BeyondDoubt = Er det hævet over rimelig tvivl, at der er noteret forkert?
    .ask = Så sent skal det være så godt som sikkert.

## Forklaringer

book-q-Misled = Hvilken side fik forklaringen eller burde have haft alerten?
    .ask = Spørg den side, der tilkaldte dig.
book-q-ExplainedCall = Hvilken melding blev forklaret eller ikke alertet?
    .ask = Spørg den side, der tilkaldte dig. Udspil, markeringer og det, som farver og styrke ikke kan sige, sammenligner du selv i næste trin.
    .typed = Skriv meldingen, for eksempel 2H, 1NT eller X.
book-q-Explained = Hvad viser den efter det, der blev sagt?
    .ask = Spørg den, der fik forklaringen, og så den, der gav den. Uden alert regnes den for naturlig; en alert, ingen spurgte til, siger kun, at den ikke er naturlig.
book-q-Agreed = Hvad viser den efter aftalen, efter det, der foreligger?
    .ask = Se på systemkort og noter, og spørg de to makkere hver for sig. Skriv alt, hvad der er aftalt: Det, der mangler her, regnes for ikke aftalt.
book-q-LeftOut = Aftalen siger mere, end der blev sagt. Manglede der noget afgørende?
    .ask = Alt særligt skal siges, almindelig viden skal ikke. Afgørende er det, der kunne have fået en modstander til at melde eller spille noget andet.
book-q-SuspectedIt = Anede den vildledte side, at noget var galt, uden at spørge?
    .ask = Spørg spilleren væk fra bordet. Om en almindelig forklaring behøver ingen at spørge.
book-q-MustProtectItself = Siger bestemmelserne, at man dér skal beskytte sig ved at spørge?
    .ask = Se alertreglerne og turneringsbestemmelserne.
book-q-Agreement = Hvad er aftalen efter det, der foreligger?
    .ask = Se på systemkort og noter, og spørg de to makkere hver for sig. Forklaringen regnes for forkert, medmindre noget viser, at det var meldingen.
book-q-Noticed = Hvornår kom det frem?
    .ask = Spørg alle fire.
book-q-WhoNoticed = Hvem sagde, at forklaringen var forkert?
    .ask = Spørg alle fire.
book-q-ExplainersDeclare = Er det spilførersiden, der forklarede?
    .ask = Gå meldeforløbet igennem.
book-q-MayStillChange = Har en spiller på den vildledte side meldt siden, uden at makker har meldt derefter?
    .ask = Gå meldeforløbet igennem.
book-q-Influenced = Kan den forkerte forklaring godt have påvirket den melding?
    .ask = Spørg spilleren væk fra bordet, før der kommer mere frem: Hvad ville du have meldt? Det er nok, at den godt kan.
book-q-ProbablyInfluenced = Har den forkerte forklaring sandsynligvis påvirket den melding?
    .ask = Spørg spilleren væk fra bordet, før der kommer mere frem: Hvad ville du have meldt? Det er ikke nok, at den godt kan; det skal være sandsynligt.
book-q-CardStillChangeable = Har den vildledte side spillet et kort på grund af forklaringen, uden at nogen har spillet derefter?
    .ask = Se på stikket.
book-q-LastToTrick = Har den vildledte side spillet et kort på grund af forklaringen, uden at nogen har spillet til samme stik derefter?
    .ask = Se på stikket.
book-q-LeadAndDummyFaced = Var det kort åbningsudspillet, og har den blinde siden vist et kort?
    .ask = Se på bordet.

## Hvad en spiller fik at vide af makker

book-q-Called = Hvornår blev du tilkaldt?
    .ask = Det ved du selv.
book-q-FactsAgreed = Er siderne enige om, hvad der skete?
    .ask = Spørg hver side, hvad der skete, mens det er i frisk erindring.
book-q-WasThere = Er det overvejende sandsynligt, at det skete, som du fik det fortalt?
    .ask = Læg vægt på, hvad der blev sagt, hvornår du blev tilkaldt, og hvordan de andre reagerede. Mere end sandsynlighed kræves ikke.
book-q-Source = Hvor kan oplysningen være kommet fra?
    .ask = Spørg den side, der tilkaldte dig.
book-q-PrescribedPause = Holdt pausen sig inden for det, som turneringsbestemmelserne kræver?
    .ask = En pause efter et springbud eller stopkortet fortæller ingen noget.
book-q-Receiver = Hvem er makker til den, det kom fra, og kan altså have fået noget at vide?
    .ask = Nævn den spiller, der ikke må bruge det.
book-q-Polled = Hvor mange spillere af samme styrke har du spurgt, hvad de ville gøre?
    .ask = Giv dem hånden og meldeforløbet uden oplysningen. Tre svar er bedre end ingen; 0, hvis du ikke har spurgt nogen.
book-q-PolledOtherwise = Hvor mange af dem ville have gjort noget andet?
    .ask = Spørg først: Hvad gør du?
book-q-PolledConsidered = Hvor mange af de øvrige overvejede alvorligt noget andet?
    .ask = Spørg først bagefter: Hvad overvejede du ellers alvorligt?
book-q-LogicalAlternative = Var der et logisk alternativ til det, spilleren gjorde?
    .ask = Noget, som en betragtelig del af jævnbyrdige spillere alvorligt ville overveje, og som nogle måske ville gøre.
book-q-Suggested = Pegede oplysningen påviseligt på det, spilleren gjorde, frem for det alternativ?
    .ask = Du skal kunne vise en udenforstående hvorfor. Skriv den sætning; er der ingen, er svaret nej.
book-q-CouldHaveSuggested = Kan oplysningen påviseligt have peget på det, spilleren gjorde, frem for det alternativ?
    .ask = At den kan have gjort det, er nok; men du skal kunne vise en udenforstående hvordan. Skriv den sætning; er der ingen, er svaret nej.
book-q-Blatant = Brugte spilleren den så åbenlyst, at der også skal gives strafpoint?
    .ask = Det vurderer du.

## Justerede scorer

book-q-Damaged = Er den ikke-fejlende side dårligere stillet på grund af det?
    .ask = Sammenlign med det, der kunne forventes uden overtrædelsen.
book-q-Ground = Hvorfor skal scoren justeres?
    .ask = Det ved du selv.
book-q-Offenders = Hvilken side drejer det sig om?
    .ask = Nævn den side, der gjorde det.
book-q-CanBeAssigned = Kan du sige, hvordan spillet kunne være endt uden overtrædelsen?
    .ask = Er mulighederne for mange eller for uklare, er svaret nej: Så bliver scoren kunstig.
book-q-OwnScores = Hvad får hver side, set fra dens egen side?
    .ask = I IMP, først Nord-Syd, så Øst-Vest, for eksempel 5,5 -1.
    .typed = Skriv to tal, først Nord-Syd, for eksempel 5,5 -1.
book-q-KnockOut = Er det en knockoutkamp?
    .ask = Se turneringsbestemmelserne. Dér taber den ene side, hvad den anden vinder.
book-q-Scoring = Hvordan beregnes resultatet i turneringen?
    .ask = Det ved du selv.
book-q-Vulnerable = Hvem er i zonen?
    .ask = Se på mappen.
book-q-TableResult = Hvordan endte spillet ved bordet?
    .ask = Kontrakt, spilfører og stik, med engelske bogstaver: 4SS= er 4 spar af Syd, præcis hjemme, 3NTE-1 er 3ut af Øst, en bet. Eller Nord-Syds score: -50.
book-q-TableResultWithout = Du vægter også resultatet fra bordet. Kunne det også være nået uden den forbudte handling?
    .ask = Det, som kun den forbudte handling gav, får ingen vægt. Var der en anden vej dertil, så skriv hvilken.
book-q-Branch = Hvordan kunne spillet være endt uden overtrædelsen, og med hvilken vægt?
    .more = Hvordan kunne det ellers være endt?
    .ask = Skriv det som 4SS=@60; tilsammen skal vægtene give 100. Sæt ! efter vægten, 4SS=@40!, hvis det kun kunne nås ved at bryde en lov: Så fordeles den på de andre.
book-q-SameWeights = Gælder de samme vægte for begge sider?
    .ask = Tvivlen kommer en ikke-fejlende side til gode. Får hver side derfor sine egne vægte, så svar nej.
book-weighed-for = { $side }: { $question }
book-q-OtherTables = Hvad scorede Nord-Syd ved de andre borde?
    .ask = Ved IMP scoren ved det andet bord, ved matchpoint dem alle: 620 170 -100.
book-q-OwnError = Gjorde den ikke-fejlende side bagefter selv skaden større?
    .ask = Fejlen skal være særdeles alvorlig og uden forbindelse med overtrædelsen; eller det skal være en satsende handling.
book-q-OwnErrorOrWild = Gjorde den ikke-fejlende side bagefter selv skaden større?
    .ask = Et fejlskøn tæller ikke: en alvorlig fejl uden forbindelse med overtrædelsen eller en vild eller satsende handling.
book-q-ExtremeForTheClass = Var det en særdeles alvorlig fejl for spillere i den klasse?
    .ask = Det, en begynder overser, kan være særdeles alvorligt for en mester.
book-q-WithoutError = Hvordan var spillet endt uden den fejl?
    .ask = Efter overtrædelsen, men uden fejlen: skriv det som 4SS=.

## Intet resultat

book-q-FaultNorthSouth = I hvor høj grad er Nord-Syd skyld i, at der ikke er noget resultat?
    .ask = Hør begge sider.
book-q-FaultEastWest = I hvor høj grad er Øst-Vest skyld i, at der ikke er noget resultat?
    .ask = Hør begge sider.
book-q-SessionKnown = Ved du allerede, hvad de får på sektionens øvrige spil?
    .ask = Hvis ikke, så vend tilbage til det til sidst.
book-q-SessionNorthSouth = Hvor mange procent får Nord-Syd på deres øvrige spil?
    .ask = Se på resultaterne.
    .typed = Skriv tallet, for eksempel 62,34.
book-q-SessionEastWest = Hvor mange procent får Øst-Vest på deres øvrige spil?
    .ask = Se på resultaterne.
    .typed = Skriv tallet, for eksempel 62,34.
book-q-OtherTableClear = Er der ved det andet bord et resultat, der klart er til den ene sides fordel?
    .ask = Hold det op mod, hvad sammenlignelige par fik på spillet.
book-q-OtherTableBetter = Er resultatet ved det andet bord bedre for den ene side, end hvad sammenlignelige par fik?
    .ask = Det gælder også, hvis det kun er lidt.

## Kort og mapper

book-q-WithTheBoard = Hvad er der galt med spillet?
    .ask = Lad alle tælle deres kort med bagsiden opad.
book-q-Comparable = Kan resultatet sammenlignes med de andre, selv om parrene sad omvendt?
    .ask = Se på rotationen. Er du i tvivl, så spørg den, der fører regnskabet.
book-q-WithTheDeal = Hvad gik galt, da der blev givet?
    .ask = Spørg, hvem der gav spillet, og af hvilke kort.
book-q-TeamMatch = Er det en holdkamp, hvor kun de to borde sammenlignes?
    .ask = Se turneringsbestemmelserne. I parturnering har hver udgave af spillet sit eget felt.
book-q-CanBePlayedAnew = Kan alle, der skal spille spillet, stadig nå det, hvis der gives om?
    .ask = Tænk på de andre borde og på tiden.
book-q-MatchKnown = Er det en holdkamp, og kan nogen allerede vide, hvordan den ender uden dette spil?
    .ask = Se efter, hvad der er spillet og regnet ud i begge rum.
book-q-Count = Hvordan er kortene fordelt?
    .ask = Tæl selv alle fire hænder.
book-q-PlayOver = Er spillet slut?
    .ask = Se på bordet.
book-q-WrongHandCalled = Har en spiller med forkert antal kort meldt?
    .ask = Gå meldeforløbet igennem.
book-q-CardSeen = Har en spiller set et kort, der hører til en anden hånd?
    .ask = Spørg hver spiller for sig. Ingen nævner kortet.
book-q-TooMuchSeen = Er der set så meget, at spillet ikke kan meldes og spilles normalt?
    .ask = Lad spilleren fortælle dig det væk fra bordet. Er det for meget, spilles spillet ikke.
book-q-PlayableUnchanged = Kan kortene rettes og spillet spilles, uden at nogen melding ændres?
    .ask = Vis spilleren den rigtige hånd: Ville meldingen være den samme med den?
book-q-StrangeCardPlayed = Er det kort spillet til et stik, der er vendt?
    .ask = Se på stikkene.
book-q-LeadFaced = Er åbningsudspillet vendt?
    .ask = Se på bordet.
book-q-Found = Hvor var det manglende kort?
    .ask = Se under bordet, i mappen og blandt de spillede kort.
book-q-MissingFrom = På hvis hånd manglede kortet?
    .ask = Den hånd, der havde et kort for lidt.
book-q-MissingCardOwed = Blev det manglende korts farve spillet ud, uden at den hånd bekendte?
    .ask = Gå stikkene igennem.
book-q-PartnerSawIt = Kunne spillerens makker have set kortets forside?
    .ask = Hvor lå det, og hvordan vendte det? At spilfører så det, tæller ikke.
book-q-PartnerCalled = Har makker meldt derefter?
    .ask = Gå meldeforløbet igennem.
book-q-OpponentCalled = Har den næste modstander meldt over den?
    .ask = Gå meldeforløbet igennem.
book-q-CallDiffers = Er meldingen med den rigtige hånd klart en anden end den med den forkerte?
    .ask = Lad spilleren melde først. Det samme bud med en helt anden betydning er også en anden.
book-q-PlayedBefore = Har nogen ved dette bord spillet spillet før?
    .ask = Spørg alle fire, og se på resultaterne.
book-q-AnybodyCalled = Har nogen meldt i dette spil?
    .ask = Gå meldeforløbet igennem.
book-q-Interferes = Vil det, spilleren ved, forstyrre spillets normale gang?
    .ask = Lad spilleren fortælle dig det væk fra bordet.
book-q-Remedy = Hvad gør du ved det?
    .ask = Ingen har meldt endnu, så alle fire muligheder står åbne.
book-q-LaterRemedy = Hvad gør du ved det?
    .ask = Meldingerne er begyndt, så spillerne kan ikke bytte plads, og der kan ikke gives om.

## Opførsel

book-q-Breach = Hvad skete der?
    .ask = Hør begge sider.
book-q-Sanction = Hvad gør du ved det?
    .ask = Hvor mange strafpoint der gives, står i turneringsbestemmelserne. Et brud på »bør« straffes sjældent, på »skal« ofte, på det strengeste påbud alvorligt.

## Vendte stik

book-q-AboutTrick = Hvad drejer det sig om?
    .ask = Spørg den spiller, der tilkaldte dig.
book-q-WhoWants = Hvem beder om det?
    .ask = Se, hvem der er spilfører.
book-q-NextTrickLed = Har nogen spillet ud til næste stik?
    .ask = Se på bordet.
book-q-OwnSidePlayed = Har spillerens side spillet ud eller til i næste stik?
    .ask = Se på bordet.
book-q-OwnCardTurned = Har spilleren vendt sit eget kort med bagsiden opad?
    .ask = Se på bordet.

## Vildledning

book-q-FalseInference = Drog en ikke-fejlende spiller en forkert slutning af det?
    .ask = Spørg, hvad spilleren sluttede. Var det rimeligt for en spiller af den styrke?
book-q-BridgeReason = Havde modstanderen en påviselig bridgemæssig grund?
    .ask = Spørg ved bordet: Hvad tænkte du på? Drejede det sig om to lige gode kort, så svar nej; det bliver der spurgt om bagefter.
book-q-OnlyEqualCards = Drejede det sig kun om, hvilket af to lige gode kort der skulle lægges?
    .ask = Spørg væk fra bordet, hvilke to kort det var: to, der følger efter hinanden, eller to små, der er lige gode.
book-q-CouldBenefit = Kunne modstanderen have vidst, at det kunne blive til egen fordel?
    .ask = Hensigten er uden betydning.

## The auction itself

book-q-AboutAuction = Hvad drejer det sig om?
    .ask = Se på meldekortene, eller få meldingerne skrevet ned.
book-q-WhenAsked = Hvornår blev der spurgt?
    .ask = Se, hvem der har turen.
book-q-MustPassNow = Skal spilleren passe efter en afgørelse?
    .ask = Det ved du.
book-q-ReliedOnReview = Har nogen meldt eller spillet i tillid til den forkerte gengivelse?
    .ask = Spørg modstanderne til den, der gentog.
book-q-OneWasDue = Havde en af de to turen?
    .ask = Se, hvem der meldte før dem.
book-q-OtherWasNext = Var den anden den næste i tur?
    .ask = Den næste sidder til venstre for den, der havde turen.
book-q-DummyDown = Er den blinde lagt ned?
    .ask = Se på bordet.

## Kendsgerninger, appel, turneringslederen

book-q-Matter = Hvad drejer det sig om?
    .ask = Det ved du selv.
book-q-Established = Har du kunnet fastslå, hvad der skete?
    .ask = Overvejende sandsynlighed er nok.
book-q-Settlement = Annullerer du det, spillerne selv har ordnet, eller lader du det stå?
    .ask = Hør, hvad der blev ordnet, og hvad der er sket siden. Det, der ikke længere kan gøres retfærdigt om, bliver stående.
book-q-InnocentActed = Handlede en spiller fra den ikke-fejlende side, før du blev tilkaldt?
    .ask = Spørg alle fire, hvem der gjorde hvad, og i hvilken rækkefølge.
book-q-ActingHarmed = Skadede det den anden side, eller gjorde det en retfærdig kendelse umulig?
    .ask = Kun da er retten til berigtigelse tabt.
book-q-GainedByIgnorance = Vandt en side på, at en modstander ikke kendte loven?
    .ask = Spørg begge sider, hvad de troede.
book-q-CanBePutRight = Kan det stadig rettes, så spillet får en normal score?
    .ask = Det afgør du.
book-q-TooLateToAppeal = Er appelfristen udløbet?
    .ask = Se turneringsbestemmelserne; siger de intet, er den 30 minutter, efter at resultatet er offentliggjort.
book-q-BothAppeal = Vil begge makkere appellere, eller på et hold holdkaptajnen?
    .ask = En fraværende makker regnes for enig.

## Den blinde

book-q-DummyDid = Hvad har den blinde sagt eller gjort?
    .ask = Lad spillerne fortælle, og sig ikke noget om det endnu.
book-q-DummyLostRights = Havde den blinde inden da set i en anden hånd, forladt pladsen for at se spilfører spille eller byttet hånd med spilfører?
    .ask = Spørg alle fire. Om blikket var på den blindes eget initiativ, har kun betydning i lovene fra 2007.

## Tilskuere

book-q-SpectatorDid = Hvad gjorde tilskueren?
    .ask = Spørg alle fire.
book-q-SideResponsible = Havde en af siderne taget tilskueren med?
    .ask = Spørg alle fire.

## Svar

book-a-TricksDisputed = Siderne er uenige om antallet af stik
book-a-WronglyEntered = Der var enighed om resultatet, men det er noteret forkert
book-a-WronglyReckoned = Der var enighed om resultatet, men scoren er regnet forkert ud
book-a-InOrder = Ja, eller de stik, der ligger i orden, afgør det
book-a-NorthSouthMixed = Nord-Syd har blandet deres
book-a-EastWestMixed = Øst-Vest har blandet deres
book-a-BothMixed = Ingens stik ligger i orden
book-a-AsExplained = Forklaringen var rigtig; det var meldingen, der var forkert
book-a-Otherwise = Aftalen er en anden
book-a-NoAgreement = Der er ingen aftale
book-a-NoEvidence = Intet viser det ene eller det andet
book-a-DuringAuction = Under meldingerne
book-a-BeforeLeadFaced = Efter den afsluttende pas, før udspillet blev vendt
book-a-DuringPlay = Under spillet
book-a-AfterPlay = Efter spillet
book-a-Themselves = Den spiller, der gav den
book-a-TheirPartner = Makker til den, der gav den
book-a-SomebodyElse = En modstander, eller ingen endnu
book-a-JustHappened = Det er lige sket
book-a-Pause = En tænkepause
book-a-Haste = En usædvanlig hurtig melding, eller et kort spillet usædvanlig hurtigt
book-a-Remark = En bemærkning
book-a-QuestionAsked = Et spørgsmål
book-a-AnswerOrAlert = En uventet alert eller et uventet svar
book-a-NoAlert = En alert, der udeblev
book-a-Manner = En gestus, et tonefald eller et blik
book-a-Matchpoints = Matchpoint
book-a-Imps = IMP
book-a-TotalPoints = Totalpoint
book-a-NoError = Nej
book-a-Misjudgement = Kun ved et fejlskøn: en sikker spilleplan blev overset, eller der blev doblet dårligt
book-a-SeriousError = Ja, ved en særdeles alvorlig fejl
book-a-Gambling = Ja, ved en satsende handling
book-a-PlainSeriousError = Ja, ved en alvorlig fejl
book-a-Wild = Ja, ved en vild eller satsende handling
book-a-Told = Misinformation
book-a-Learnt = Ubeføjede oplysninger blev brugt
book-a-CouldHaveKnown = Den fejlende kunne have vidst, at det kunne gøre skade
book-a-RevokeNotMadeGood = En kulørsvigt, som de overførte stik ikke opvejer
book-a-PenaltyCardHelped = Synet af et strafkort hjalp modspillet
book-a-WithdrawnCallHelped = En tilbagetaget melding hjalp, selv om der kom en tilsvarende melding
book-a-InsufficientBidHelped = Et utilstrækkeligt bud hjalp, selv om det blev rettet
book-a-DummySuggested = Den blinde pegede på et kort
book-a-NothingPrescribed = Lovene foreskriver intet for denne overtrædelse
book-a-NotBalanced = I en knockoutkamp går de to siders scorer ikke op
book-a-DirectorsError = Turneringslederen dømte forkert
book-a-NotAtFault = Slet ikke
book-a-PartlyAtFault = Delvis
book-a-AtFault = Direkte
book-a-CountIsWrong = Nogen har forkert antal kort
book-a-HandOfAnotherBoard = En spiller meldte på hånden fra en anden mappe
book-a-WrongBoard = De spiller et spil, som ikke er deres i denne runde
book-a-WrongDirection = De rigtige par, men Nord-Syd og Øst-Vest er byttet om
book-a-LearntOfBoard = Nogen kom til at høre eller se noget om spillet
book-a-Fouled = Spillet er spillet i to udgaver
book-a-TheDeal = Selve kortgivningen: ikke blandet, givet forkert, et kort set
book-a-DealtWrongly = Der er givet forkert, men alle har tretten kort
book-a-SeenInTheDeal = Nogen kunne se et af en andens kort, da der blev givet
book-a-NotShuffled = Ingen har blandet, eller fordelingen er fra en tidligere turnering
book-a-MoreAndFewer = En hånd har for mange kort, og en anden har for få
book-a-StrangeCard = Der er et kort, som ikke hører til i spillet
book-a-CardsMissing = Der mangler kort, og ingen har for mange
book-a-AmongPlayed = Blandt de spillede kort
book-a-Elsewhere = Et andet sted
book-a-NotFound = Det er ikke til at finde
book-a-ChangeSeats = Spillerne bytter plads, hvis turneringsformen tillader det, så den kendte hånd spilles af den, der kender den
book-a-DealAgain = Der gives om
book-a-PlayOn = Spillet spilles, og du er klar til at justere
book-a-ScoreInstead = Spillet spilles ikke, og du giver en score
book-a-Courtesy = Uhøflighed, eller en upassende bemærkning
book-a-Tempo = Tempo eller optræden, der bringer andre ud af fatning
book-a-LateOrSlow = Kommet for sent, eller langsomt spil
book-a-Overheard = Resultater eller hænder omtalt højt
book-a-TouchedCards = Andres kort rørt, eller kort lagt i forkert lomme
book-a-Disobeyed = En bestemmelse eller en anvisning ikke fulgt
book-a-OnPurpose = En lov brudt med vilje
book-a-WarningOnly = Parret får en advarsel
book-a-Penalty = Parret får strafpoint
book-a-Disciplinary = Parret får disciplinære strafpoint for sin opførsel
book-a-Suspended = Parret udelukkes fra resten af sektionen
book-a-WrongWay = Et kort vender forkert
book-a-LookAtLast = Nogen vil se det sidste stik
book-a-LookAtOwn = Nogen vil se sit eget sidste kort
book-a-LookAtEarlier = Nogen vil se et tidligere stik
book-a-Declarer = Spilfører
book-a-Dummy = Den blinde
book-a-Defender = En modspiller
book-a-AsksAgain = En spiller vil høre meldingerne igen
book-a-WhoseLead = En modspiller vil vide, hvem der skal spille ud
book-a-ReviewWrong = Meldeforløbet blev gengivet forkert
book-a-CalledAtOnce = To meldte i samme øjeblik
book-a-TurnLost = Tre passer, men en spiller blev sprunget over
book-a-AllPassed = Alle fire passede, og de vil give om
book-a-JustCalled = Straks, fordi den sidste melding ikke blev hørt
book-a-OwnTurn = I egen tur til at melde
book-a-NotOwnTurn = Mens en anden havde turen til at melde
book-a-FirstTurnToPlay = Efter den afsluttende pas, i første tur til at spille
book-a-LaterInPlay = Senere i spillet
book-a-FactsDisputed = Siderne er uenige om, hvad der skete
book-a-ActedThemselves = Spillerne har selv ordnet noget
book-a-SeenMyself = Jeg så selv noget, og ingen tilkaldte mig
book-a-Undone = Det annulleres
book-a-LeftStanding = Det bliver stående
book-a-WantsToAppeal = En side vil appellere
book-a-WrongRuling = Turneringslederen dømte forkert
book-a-Warned = Sagde, at der skulle spilles ud fra den anden hånd, før spilfører havde spillet ud
book-a-WarnedTooLate = Sagde det, da spilfører allerede havde spillet ud
book-a-AskedDeclarer = Spurgte spilfører, om der virkelig ikke var flere i farven
book-a-AskedDefender = Spurgte en modspiller om det
book-a-PointedOut = Gjorde opmærksom på en fejl hos modspillerne eller tilkaldte mig af den grund
book-a-PointedOutOwn = Gjorde opmærksom på en fejl hos spilfører
book-a-TookPart = Sagde til spilfører, hvad der skulle spilles, eller talte om spillet
book-a-Looked = Så på eget initiativ i en hånd, forlod pladsen for at se spilfører spille eller byttede hånd med spilfører
book-a-DrewAttention = Gjorde opmærksom på en uregelmæssighed
book-a-LookedIntoHands = Så i mere end én hånd
book-a-Disturbed = Talte, eller forstyrrede bordet
book-a-WasAsked = Blev spurgt af turneringslederen

book-none = Ingen
book-no-call = Ingen melding, eller farver og styrke kan ikke sige det
book-no-more = Det var det hele
book-ending = { $contract } af { $by }, { $result }
book-made = præcis hjemme
book-over = { $n ->
    [one] et overstik
   *[other] { $n } overstik
}
book-down = { $n ->
    [one] en bet
   *[other] { $n } bet
}
book-passed-out = passet rundt
book-score-of = { $score } til Nord-Syd
book-branch = { $ending }, vægt { $weight }
book-branch-illegal = { $ending }, kun ved at bryde en lov
book-branch-none-legal = Mindst ét resultat skal have kunnet nås uden at bryde en lov.
book-branch-left = Vægtene skal tilsammen give 100: Der mangler { $percent }.
book-none-vulnerable = Ingen
book-all-vulnerable = Begge sider
book-share = { $ending } ({ $percent } %)

## Kendelser, som de siges til spillerne

book-e-UnderClaims = Spillet endte med et krav eller en afgivelse. Om et stik af det kan fås tilbage, afgør jeg efter lovene om det.
book-e-CountAsTheyLie = Stikkene tæller, som de ligger.
book-e-DoubtAgainst = { $side } har blandet deres kort, så tvivlen går ud over dem. Derfor gælder det antal stik, som den anden side siger.
book-e-TricksRuled = Spilførersiden fik { $n ->
    [one] et stik
   *[other] { $n } stik
}. Det gælder for begge sider.
book-e-CorrectedForBoth = Scoren rettes for begge sider.
book-e-LoweredFor = Scoren for { $side } sættes ned. Den anden sides score ændres ikke.
book-e-ScoreStands = Scoren bliver stående, som den er noteret.
book-e-EntryCorrected = Noteringen rettes, og ranglisten med den.
book-e-AgreeBeforeReturning = Bliv fremover enige om stikkene, før I lægger kortene tilbage i mappen.
book-e-ExplanationWasRight = Forklaringen svarer til parrets aftale, og det er alt, I har krav på. Der er ikke noget at rette.
book-e-TakenToBeWrong = Intet viser, at det var meldingen, der var forkert. Derfor regner jeg forklaringen for forkert.
book-e-ToldWrongly = { $side } fik ikke den rigtige forklaring. De har krav på at kende aftalen, men ikke kortene på hånden.
book-e-ShouldHaveHeardNoAgreement = { $side } burde have fået at vide, at der ingen aftale er.
book-e-ShouldHaveHeard = { $side } burde have hørt dette om { $named }: { $meaning }.
book-e-ShouldHaveAsked = { $side } anede, at noget var galt, og kunne have spurgt.
book-e-NoRedress = Efter bestemmelserne er det på egen risiko. Resultatet står ved magt.
book-e-RedressAllTheSame = Ingen bestemmelse kræver det, så skaden rettes op.
book-e-ToldTooLittle = { $side } fik ikke alt det at vide, som betød noget. De har krav på at kende hele aftalen.
book-e-ToldEnough = Forklaringen var rigtig. Det, der manglede, var ikke afgørende, så intet ændres.
book-e-PutRightOwn = Den, der selv har forklaret forkert, må rette det straks og skal gøre det, før åbningsudspillet vendes. Først tilkalder man mig.
book-e-PutRightOwnAtOnce = Den, der selv har forklaret forkert, skal straks tilkalde mig og rette det.
book-e-PartnerWaits = Har makker forklaret forkert, må man intet sige eller vise under meldingerne. Spilfører eller den blinde skal rette det efter den afsluttende pas, en modspiller først efter spillet.
book-e-PartnerPutsRight = Spilfører eller den blinde skal rette det nu, før åbningsudspillet vendes.
book-e-DefenderWaits = En modspiller må først rette makkers forklaring, når spillet er slut, men skal så også gøre det.
book-e-RightExplanation = Forklaringen rettes nu.
book-e-MayChangeCall = Den spiller fra { $side }, der meldte sidst, må tage sin melding tilbage og afgive en anden.
book-e-ThenOpponentMay = Sker det, må den næste spiller fra { $side } også ændre en melding, der blev afgivet efter den.
book-e-CallMeIfItCost = Tilkald mig igen efter spillet, hvis I mener, at den forkerte forklaring kostede jer noget.
book-e-TooLateToChange = Der er ikke noget at ændre nu. Fortsæt, og tilkald mig igen efter spillet, hvis I mener, at det har kostet jer noget.
book-e-MayChangeCard = Den spiller fra { $side }, der spillede det sidste kort, må tage det tilbage og spille et andet.
book-e-MayNotUseExplanation = Den spiller fra { $side }, hvis melding blev forklaret, skal melde og spille, som om makker havde forstået den.
book-e-MayNotUseCorrection = Har makker sagt det ved bordet, skal den spiller fra { $side }, der forklarede, melde og spille, som om intet var sagt.
book-e-WithdrawnKnown = { $side } må bruge alt, hvad der tages tilbage. Det må modstanderne ikke.
book-e-WithdrawnCardKnown = Tages et kort tilbage, må { $side } bruge, hvad det har vist. Det må modstanderne ikke.
book-e-NothingWrongYet = Der er ikke noget at dømme i endnu.
book-e-ByHisCards = { $seat } melder og spiller, som om intet var sket, og drager ingen fordel af det.
book-e-CallMeBack = Tilkald mig igen efter spillet, hvis I mener, at det er blevet udnyttet.
book-e-Noted = Jeg har noteret, hvad der skete.
book-e-NotFound = Jeg finder det ikke sandsynligt, at det skete. Derfor ændrer jeg intet.
book-e-PauseTellsNothing = En pause, som turneringsbestemmelserne kræver, fortæller ingen noget. Der er intet at rette.
book-e-Polled = { $asked ->
    [one] Jeg har spurgt en spiller af denne styrke, som { $otherwise ->
        [one] ville have gjort noget andet.
       *[other] { $considered ->
            [one] ville have gjort det samme, men alvorligt overvejede noget andet.
           *[other] ville have gjort det samme og ikke alvorligt overvejede andet.
        }
    }
   *[other] Jeg har spurgt { $asked } spillere af denne styrke. { $otherwise ->
        [0] { $considered ->
            [0] Alle ville have gjort det samme, og ingen overvejede alvorligt noget andet.
            [one] Alle ville have gjort det samme, men en overvejede alvorligt noget andet.
           *[other] Alle ville have gjort det samme, men { $considered } overvejede alvorligt noget andet.
        }
        [one] { $considered ->
            [0] En ville have gjort noget andet.
            [one] En ville have gjort noget andet, og en mere overvejede det alvorligt.
           *[other] En ville have gjort noget andet, og { $considered } andre overvejede det alvorligt.
        }
       *[other] { $considered ->
            [0] Af dem ville { $otherwise } have gjort noget andet.
            [one] Af dem ville { $otherwise } have gjort noget andet, og en mere overvejede det alvorligt.
           *[other] Af dem ville { $otherwise } have gjort noget andet, og { $considered } andre overvejede det alvorligt.
        }
    }
}
book-e-NoAlternative = Efter min vurdering var der ikke noget logisk alternativ. Resultatet står ved magt.
book-e-NotSuggested = Det, der skete, pegede ikke mere på spillerens valg end på andre. Resultatet står ved magt.
book-e-ShouldHaveDoneOtherwise = { $seat } kunne have valgt noget andet, men det, der kom fra makker, pegede på netop dette valg. Derfor var det ikke tilladt.
book-e-PenaltyBesides = { $side } får strafpoint for at have udnyttet det, der kom fra makker.
book-e-NoWorse = Uden overtrædelsen ville { $side } have fået { $without }. Ved bordet fik de { $has }.
book-e-NoDamage = Der er ingen skade sket. Resultatet står ved magt.
book-e-WouldHaveEnded = Var alt gået, som det skulle, ville spillet efter min vurdering være endt sådan: { $shares }.
book-e-WouldHaveEndedFor = For { $side } regnes der, som om spillet var endt sådan: { $shares }.
book-e-MightHaveEnded = Var det blevet spillet her, kunne spillet være endt sådan: { $shares }.
book-e-IllegalWithoutWeight = Kun ved at bryde en lov kunne spillet ende sådan: { $ending }. Derfor tæller det ikke med.
book-e-Gets = { $side } får { $score }.
book-e-Balanced = I en knockoutkamp taber den ene side, hvad den anden vinder. Derfor får hver side gennemsnittet af de to scorer.
book-e-OwnMaking = En del af skaden er { $side } selv skyld i. Den del får de ikke erstattet.
book-e-AllOwnMaking = Hele skaden er { $side } selv skyld i. De får den ikke erstattet.
book-e-BothInnocent = Fejlen var min. Begge sider behandles som ikke-fejlende.
book-e-NotForBeingHard = At en lov virker for hård eller for mild, er i sig selv ingen grund til at justere scoren.
book-e-AssignInstead = Resultatet ved det andet bord gælder, så her gives en korrigeret score.
book-e-PutRightAndPlay = Kortene lægges, hvor de hører til, og spillet spilles.
book-e-LookAfterwards = Tilkald mig efter spillet. Så ser jeg på, om det fik betydning.
book-e-NotPlayed = Spillet spilles ikke. I får en justeret score.
book-e-Cancelled = Resultatet annulleres. I får en justeret score.
book-e-StrangeCardAway = Kortet hører ikke til her. Det tages væk, og spillet går videre.
book-e-BackToHand = Kortet går tilbage på hånden og regnes for at have været der hele tiden.
book-e-MadeUp = Hånden gøres komplet med kort fra et andet sæt og regnes for at have været komplet hele tiden.
book-e-MissingCardRevoke = Den hånd kunne have bekendt med det manglende kort og har altså svigtet kulør. Vi behandler det som enhver anden kulørsvigt.
book-e-DummysMissingCard = Den blinde kunne have bekendt med det manglende kort. Kan det stadig rettes, bliver det rettet; ellers overføres der intet stik for det.
book-e-NoRevokeByIt = Det manglende kort har ikke ført til nogen kulørsvigt.
book-e-MissingCardPenalty = Makker kunne have set kortet, og det bliver et strafkort.
book-e-MissingCardKnown = Makker må ikke bruge, hvad der er kommet frem om det manglende kort.
book-e-MovedCardKnown = Makker til en spiller med forkert antal kort må ikke bruge, hvad man ved om det flyttede kort.
book-e-AsDefectiveTrick = I et af stikkene ligger der for mange kort. Det behandles som ethvert stik med forkert antal kort.
book-e-CallsCancelled = Meldingen på den forkerte hånd og alle meldinger efter den annulleres. Spilleren ser på den rigtige hånd og melder, og derfra går meldeforløbet videre. Kun modstanderne må bruge det, der er taget tilbage.
book-e-OpponentRepeats = Den næste modstander gentager så sin melding.
book-e-CallMeAtTheOtherBoard = Når I kommer til det andet spil, så kald på mig, før nogen melder i det.
book-e-PlayedAndCounts = Spil færdig; spillet tæller. Måske skal I spille det rigtige spil senere.
book-e-ScoredAsPlayed = Spillet tæller. Scoren noteres for parrene, sådan som de sad.
book-e-NotComparable = Resultatet kan ikke sammenlignes med de andre. I får en justeret score.
book-e-DoesNotCount = En af jer har spillet dette spil før, så det tæller ikke. Den, der mister et resultat ved det, får en justeret score.
book-e-RightPlayersBegin = Meldeforløbet annulleres. De spillere, spillet er bestemt for, sætter sig og melder forfra; den, der allerede har meldt i spillet, gentager sine meldinger. Er én af dem en anden, annulleres spillet.
book-e-SeatsChanged = I bytter plads i dette spil, så den kendte hånd spilles af den, der kender den.
book-e-DealtAgain = Der gives om.
book-e-NothingCounts = Det, der hidtil er spillet i dette spil, tæller ikke ved noget bord.
book-e-DealStands = Fordelingen står ved magt. Spil videre; spillet tæller.
book-e-PlayedReady = Spil spillet. Jeg ser på det bagefter.
book-e-TwoFields = Hver udgave af spillet beregnes for sig, blandt dem, der spillede den.
book-e-Warned = { $side } får en advarsel. Jeg har skrevet det ned.
book-e-Penalised = { $side } får strafpoint.
book-e-DisciplinaryPoints = { $side } får disciplinære strafpoint for deres opførsel. Den afgørelse er endelig.
book-e-SuspendedFor = { $side } udelukkes fra resten af denne sektion. Den afgørelse er endelig.
book-e-NotOnPurpose = Ingen må bryde en lov med vilje, heller ikke den, der er villig til at betale for det.
book-e-TurnedRight = Kortet drejes, så det ligger rigtigt.
book-e-StaysAsItIs = Det er for sent nu. Kortet bliver liggende, som det er, til spillet er slut.
book-e-AllShown = Alle fire viser igen deres kort fra det sidste stik.
book-e-OwnShown = Du må se dit eget sidste kort, men ikke de andres.
book-e-MayNotLook = Du må ikke se det. Stikkene bliver liggende med bagsiden opad, til spillet er slut.
book-e-DummyMayNotLook = Den blinde må ikke se på vendte stik. Skal noget kontrolleres, gør jeg det.
book-e-PartnerMayNotUse = Din makker må ikke bruge det, der er sagt.
book-e-ObjectorMayNotUse = Den, der protesterede, må ikke bruge det, makker har sagt og vist. Spilfører må gerne.
book-e-LookedAtTogether = Spillet er slut, så vi ser stikkene igennem sammen.
book-e-NoDeception = Det var ikke vildledning efter lovene. Slutninger drager man på egen risiko, og resultatet står ved magt.
book-e-WasMisled = Spilleren blev vildledt af noget, som en modstander gjorde eller sagde uden bridgemæssig grund.
book-e-SaidAgain = Meldingen gentages nu.
book-e-AuctionRepeated = En modstander gentager hele meldeforløbet, fra første til sidste melding. Du må ikke bede om kun en del.
book-e-WaitForTurn = Du må få meldeforløbet gentaget, når det er din tur til at melde.
book-e-NotWhoMustPass = Du skal passe denne gang, så du må ikke få meldeforløbet gentaget.
book-e-NotForDummy = Den blinde må ikke få meldeforløbet gentaget.
book-e-ContractOnly = Det er for sent at høre meldingerne igen. I din tur til at spille må du få kontrakten at vide, og om den er doblet, men ikke af hvem.
book-e-DefendersMayAsk = Efter den afsluttende pas må begge modspillere spørge, hvem der skal spille ud.
book-e-RepeatedRightly = En forkert gengivelse skal straks rettes af enhver ved bordet, også den blinde.
book-e-LookAtEnd = Spil videre. Når spillet er slut, ser jeg, om det har skadet nogen.
book-e-CountsAsSecond = Meldingen fra den, der havde turen, kommer først. Den anden regnes som afgivet efter den, i rigtig tur.
book-e-SecondOutOfRotation = Meldingen fra den, der havde turen, står. Den anden regnes som afgivet efter den, og den var uden for tur.
book-e-BothOutOfRotation = Begge meldinger var uden for tur. Jeg tager først den fra spilleren nærmest den, der havde turen.
book-e-TurnGivenBack = Meldeforløbet er ikke slut. Turen går tilbage til den, der blev sprunget over, og alle passer derefter annulleres. Siden, der passede uden for tur, må ikke bruge dem.
book-e-AuctionStands = Udspillet er vendt, så meldeforløbet er slut og står, som det er.
book-e-NotDealtAgain = Alle har passet. Læg kortene tilbage; der gives ikke om.
book-e-DummyMay = Det må den blinde gerne.
book-e-DummyWaits = Så længe der spilles, påpeger den blinde ingen uregelmæssighed og tilkalder mig først, når en anden har påpeget den.
book-e-OnlyDeclarerAsked = Det må den blinde kun spørge spilfører om, aldrig en modspiller.
book-e-RevokeIsARevoke = Hvis det var en kulørsvigt, behandles den som enhver anden.
book-e-DummyTakesNoPart = Den blinde deltager ikke i spillet og siger ikke noget om det. Spillet fortsætter.
book-e-LeadWasMade = Spilfører har spillet ud fra den forkerte hånd, og det, den blinde sagde, ændrer ikke på det. Modspillerne må acceptere udspillet eller forlange det taget tilbage.
book-e-DefendersChooseHand = Den blinde havde ikke længere ret til at sige det. Modspillere: Hver af jer må nu bestemme, fra hvilken af de to hænder spilfører skal spille ud.
book-e-CorrectedAndCounts = Den blinde havde ikke længere ret til at spørge. Har spilfører stadig farven, var det kulørsvigt, og der skal bekendes nu. Efter spillet overføres der så stik, som om den var etableret.
book-e-NotPutRightNow = Den blinde havde ikke længere ret til at gøre opmærksom på det. Der rettes ikke noget nu, og spillet fortsætter. Bagefter tager jeg den gevinst fra modspillerne, som deres uregelmæssighed gav; spilførersiden beholder sin score.
book-e-RightsLost = Fra nu af må den blinde ikke advare spilfører, ikke spørge spilfører om kulørsvigt og ikke gøre opmærksom på uregelmæssigheder. Spillet fortsætter.
book-e-TakenAsFound = Jeg har afvejet det, I har fortalt, og dømmer efter det, jeg finder mest sandsynligt.
book-e-SoThatPlayGoesOn = Jeg kan ikke fastslå, hvad der skete. Jeg dømmer sådan, at I kan spille videre.
book-e-OnlyDirectorDecides = Spillere må ikke selv dømme. Det gør kun turneringslederen.
book-e-SettlementUndone = Det, I selv har ordnet, annulleres. Nu går vi frem efter lovene.
book-e-SettlementStands = Det, I selv har ordnet, bliver stående.
book-e-RectificationForfeited = Den ikke-fejlende side handlede, før jeg blev tilkaldt, og har mistet retten til berigtigelse.
book-e-RectificationKept = En af jer handlede, før jeg blev tilkaldt, men det har ikke skadet nogen. Retten til berigtigelse er ikke tabt.
book-e-GainTakenAway = { $side } beholder ikke den fordel, de fik ved det. Den anden side beholder scoren fra bordet.
book-e-ErrorPutRight = Fejlen var min. Den rettes, og spillet får en normal score.
book-e-AppealTaken = Jeres appel er modtaget. Appelinstansen kan efterprøve skønnet, men den kan ikke underkende turneringslederen i et lovspørgsmål.
book-e-BothMustAppeal = Din makker skal også stå bag appellen.
book-e-AppealTooLate = Appelfristen er udløbet.
book-e-MayAppeal = I kan appellere denne kendelse.
book-e-RectifiedAllTheSame = Nu har jeg fået det at vide, så uregelmæssigheden behandles efter lovene.
book-e-SeenAndRectified = Jeg så det selv. Selv om ingen tilkaldte mig, behandles det efter lovene.
book-e-NoGainFor = { $side } havde taget tilskueren med, så de får ingen fordel af det.
book-e-OneHandOnly = Du må kun se i én hånd. Bliv bag den spiller, tak.
book-e-SilentOrGo = Jeg må bede dig være stille eller forlade bordet.
book-e-SpectatorMayAnswer = Du må gerne svare, for jeg har spurgt dig.

## Scorer

book-matchpoints = { $points } af { $top } matchpoint
book-imps = { $points } IMP
book-points = { $points } point
book-average-plus = { $percent } %, middel plus
book-average = { $percent } %, middel
book-average-minus = { $percent } %, middel minus

## Vurderingen og dens begrundelse

book-finding = Din vurdering
book-grounds = Din begrundelse
book-grounds-why = Skriv i en sætning hvorfor. Den står på kendelsen, og en appelinstans vil læse den.
book-grounds-missing = En vurdering skal begrundes.
book-found = { $question } { $answer } – { $grounds }
book-whose = Disse vurderinger er dine. Programmet har ikke besvaret nogen af dem.
book-appeal = Fortæl begge sider, at de kan appellere, og til hvornår.
book-others-compare = De andre bordes matchpoint regnes også efter det, i samme forhold.

## Formularen

book-answer = Dit svar
book-go-on = Videre

## Efter et krav eller en afgivelse

book-e-NothingClaimed = Det gjaldt kun dette stik. Intet er krævet, og der spilles videre.
book-e-NoConcession = Det er hverken et krav eller en afgivelse. Tag jeres kort op igen; der spilles videre.
book-e-NoPenaltyCards = Kort, der blev vist i den forbindelse, er ikke strafkort.
book-e-PlayStops = Spillet er slut. Ingen spiller flere kort; læg alle fire hænder frem, så alle kan se dem.
book-e-AllPlayOn = I vil alle fire spille videre. Kravet gælder ikke længere; det gør resultatet ved bordet. I må bruge, hvad I har set.
book-e-RevokeFirst = Først retter vi kulørsvigten, og derfra ser vi så på kravet.
book-e-RevokeEstablished = Med kravet er kulørsvigtet etableret og rettes ikke. Først afgøres kravet, derefter hvad kulørsvigtet koster.
book-e-ClaimHolds = Ingen normal spillemåde kunne have tabt et stik, der blev krævet.
book-e-MoreThanClaimed = Der var flere sikre stik, end der blev krævet, og det, som ingen normal spillemåde taber, er ikke givet væk.
book-e-AsStated = Jeg følger det, der blev sagt ved kravet, så langt det rækker.
book-e-PenaltyCardBinds = Stikkene tildeles, som om strafkortet var spillet ved første lovlige lejlighed.
book-e-DutiesBind = Også i disse stik gælder det, der binder modspillerne: strafkort og begrænsede udspil.
book-e-Awarded = { $n ->
    [0] { $side } får ingen af de resterende stik. Modstanderne får dem alle.
    [one] { $side } får et af de resterende stik. Hvad der ellers er tilbage, går til modstanderne.
   *[other] { $side } får { $n } af de resterende stik. Hvad der ellers er tilbage, går til modstanderne.
}
book-e-CouldNormally = { $seat } kunne også have spillet { $card }: Det er normalt spil, og intet, der blev sagt, udelukker det.
book-e-TrumpWasOut = { $seat } havde stadig { $card }. Det blev ikke nævnt, og det kan være glemt.
book-e-DoubtAgainstClaim = Tvivl går ud over den side, der krævede stik.
book-e-OnlyByLuck = Uden en angivet spilleplan kunne der kun vindes mere ved held, og held tæller ikke for den side, der har krævet stik.
book-e-AgreementStands = Det, der var enighed om, står ved magt.
book-e-TricksBack = { $n ->
    [one] { $side } får det stik, de skulle have haft.
   *[other] { $side } får de { $n } stik, de skulle have haft.
} Scoren ændres.
book-e-ConcessionStands = De afgivne stik bliver hos den anden side.
