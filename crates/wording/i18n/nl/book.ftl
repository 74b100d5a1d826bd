# Het spelregelboek naast de tafel: wat op geen kaart te zien is. Onderwerpen, vragen, antwoorden, beslissingen.
# Een vraag staat op het scherm van de arbiter; `.ask` zegt wie gevraagd wordt, waar u kijkt, of hoe zeker het moet
# zijn. Wat met book-e- begint, wordt voorgelezen of tegen de spelers gezegd zoals het er staat.

## Waarvoor de arbiter wordt geroepen, in de woorden van de spelers

book-topic-Claim = Een claim, of iemand heeft slagen afgestaan
    .also = claim, afstaan, de rest is voor mij, betwist 68 69 70 71
book-topic-Score = De score klopt niet, of het aantal slagen wordt betwist
    .also = verkeerd resultaat, verkeerd ingevoerd, correctieperiode, slagen betwist 79
book-topic-Explanation = De uitleg was onjuist, of er is niet gealerteerd
    .also = foutieve informatie, verkeerde uitleg, niet gealerteerd, geen alert 20 21 40 47 75
book-topic-UnauthorisedInformation = Partner dacht lang na, zei iets of liet iets merken
    .also = aarzeling, denkpauze, tempo, traag, opmerking, gebaar, ongeoorloofde informatie 16 73
book-topic-CardsAndBoards = Te veel of te weinig kaarten, een verkeerd bord, verkeerd gegeven, iets opgevangen
    .also = 14 kaarten, 12 kaarten, kaart ontbreekt, kaart te veel, verkeerd bord, opgevangen 6 13 14 15 16D 87
book-topic-NoResult = Het spel kon niet worden gespeeld
    .also = niet gespeeld, geen tijd, gemiddelde plus, gemiddelde min, kunstmatig 12C2 86 88
book-topic-AdjustedScore = Een arbitrale score toekennen: vervangend of gewogen
    .also = arbitrale score, gewogen, schade, vervangend 12
book-topic-Conduct = Gedrag, traag spelen, straffen
    .also = onbeleefd, langzaam, te laat, straf, boete, waarschuwing 72 74 90 91
book-topic-QuittedTrick = Een gespeelde slag bekijken, of een kaart ligt verkeerd om
    .also = laatste slag, slag nog eens zien, kaart verkeerd gedraaid 65 66
book-topic-Dummy = De dummy bemoeide zich ermee, of keek in een hand
    .also = dummy zei iets, rechten van de dummy, blinde 42 43
book-topic-Deception = Een tegenstander misleidde mij met gedrag of een opmerking
    .also = misleid, op het verkeerde been, nagedacht met een singleton 73
book-topic-Auction = Het bieden zelf: biedverloop herhalen, tegelijk geboden, een beurt overgeslagen
    .also = bieding herhalen, overgeslagen, rondpas, tegelijk geboden 17 20 22 33
book-topic-Appeal = Feiten betwist, een protest, of een fout van de arbiter
    .also = protest, beroep, fout van de arbiter, zelf geregeld, woord tegen woord 10 11 82 83 84 85 92
book-topic-Spectator = Een toeschouwer heeft zich ermee bemoeid
    .also = toeschouwer, kibitzer 76

## Claim en afstand

book-q-AboutClaim = Waar gaat het om?
    .ask = Voorlopig speelt niemand een kaart. Luister naar wat er gezegd en getoond is.
book-q-ObjectedAtOnce = Maakte partner meteen bezwaar?
    .ask = Dus voordat er iets anders gezegd of gedaan werd.
book-q-ClaimedSome = Claimde de tegenspeler daarbij ook een deel van de slagen?
    .ask = Laat de woorden nog eens herhalen.
book-q-AllPlayOn = Vraagt de partij die niet claimde om door te spelen, en willen ze het alle vier?
    .ask = Alle vier moeten instemmen, ook de dummy. Zet niemand onder druk.
book-q-RevokeOpen = Moet er nog een verzaking worden rechtgezet?
    .ask = Kijk naar de gespeelde slagen, en naar de handen als die open liggen.
book-q-ClaimantsRevoke = Was het de partij die claimde of afstond die heeft verzaakt?
    .ask = Alleen een claim van de partij die verzaakte maakt de verzaking voldongen.
book-q-CalledLater = Heeft de partij die akkoord ging op een later spel geboden, of is de ronde voorbij?
    .ask = Tot dan kan ze nog bezwaar maken, alsof ze dat meteen had gedaan.
book-q-AlreadyWon = Had die partij de slag al gewonnen?
    .ask = Kijk naar de gespeelde slagen.
book-q-LikelyWon = Had die partij de slag waarschijnlijk gewonnen als er was doorgespeeld?
    .ask = Aannemelijker dan het tegendeel is genoeg. Bekijk alle vier de handen.
book-q-DutiesLie = Ligt er een strafkaart, of is het voorspelen beperkt?
    .ask = Kijk op tafel.
book-q-PenaltyCard = Welke kaarten zijn strafkaarten van de tegenspelers?
    .ask = Alle die er liggen, hoogstens drie. Ligt er geen of liggen er meer: geen.
    .typed = Met Engelse letters: SQ D7
book-q-MinorPenaltyCard = Welke daarvan zijn kleine strafkaarten?
    .ask = Een lage kaart die alleen per ongeluk te zien was, van een speler die geen andere strafkaart heeft.
    .typed = Met Engelse letters: D3
book-q-ForbiddenLeads = Welke kleuren mag een tegenspeler niet voorspelen?
    .ask = Is een kleur verlangd: de drie andere. Bindt iets anders het spel: geen kaart en geen kleur.
    .typed = Met Engelse letters: E:S betekent dat oost geen schoppen mag voorspelen.
book-q-Declares = Wie is de leider?
    .ask = Dat ziet u zelf.
book-q-Trumps = Wat is troef?
    .ask = Kijk naar het biedverloop, of vraag het aan tafel.
book-q-Claimant = Wie heeft geclaimd of slagen afgestaan?
    .ask = De dummy kan het niet zijn.
book-q-OnLead = Wie heeft in de lopende slag voorgespeeld, of wie moet voorspelen?
    .ask = Ligt er van de slag nog geen kaart: wie moet voorspelen.
book-q-OnTable = Welke kaarten liggen er in de lopende slag?
    .ask = De voorgespeelde kaart eerst.
    .typed = Met Engelse letters, de voorgespeelde kaart eerst: H4 HT.
book-q-Hands = Welke kaarten heeft elke hand nog?
    .ask = Alle vier de handen worden open gelegd. De kaarten van de lopende slag tellen niet mee.
    .typed = Met Engelse letters: N S3 D2 C2 / E D9 D8 C3 / S HA SA DA / W H4 S6 S5, of in PBN.
book-q-ShownOut = Welke tegenstander kon al eerder niet bekennen, en in welke kleur?
    .ask = Vóór de claim, en zo dat iedereen het zag.
    .typed = Met Engelse letters: E:S betekent dat oost geen schoppen meer heeft.
book-q-TricksClaimed = Hoeveel van de overige slagen werden geclaimd of gehouden?
    .ask = De lopende slag telt mee.
book-q-Statement = Wat werd er gezegd over hoe de slagen gemaakt zouden worden?
    .ask = Wat er bij het claimen is gezegd, niet wat er later is uitgelegd. Schrijf het woordelijk op.
book-q-Steps = Wat werd er gezegd, stap voor stap?
    .ask = In de volgorde waarin het werd gezegd. Het wordt gevolgd zover het gaat.
    .typed = Met Engelse letters: trumps, round, S, HA, ruff:D:N, crossruff, finesse:SQ:W, to:C:N, throw:D2, lose:D
book-q-UnawareOfTrump = Is het ook maar enigszins aannemelijk dat de uitstaande troef bij de claim over het hoofd werd gezien?
    .ask = Kijk hoeveel rondes troef er gespeeld zijn, wie er bekende, en of er met opzet mee gestopt werd. Bij twijfel ja.
book-q-WorstNormal = Hoeveel van de overige slagen levert de slechtste normale speelwijze op?
    .ask = Slordig of zwakker spel dat bij dit niveau past telt mee, slechter spel niet. Twijfel gaat ten koste van wie claimde.
book-q-CouldPlay = Kan een speler van dit niveau zo spelen?
    .ask = Slordig of zwakker spel is nog normaal, slechter niet. Houd in gedachten wat er bij de claim werd gezegd.
book-worst-and-best = Tot nu toe levert normaal spel op zijn slechtst { $worst } en op zijn best { $best } van de overige slagen op.
book-double-dummy = Met open kaarten levert het beste spel van beide kanten er { $tricks } op.
book-could-play = { CAP($seat) } kan { $card } spelen; { $instead } zou een slag redden.
book-normal-AnySuit = Dat wil zeggen: er wordt met een willekeurige kleur begonnen.
book-normal-NotFromTheTop = Dat wil zeggen: een kleur wordt niet van boven af gespeeld.
book-normal-Blocks = Dat wil zeggen: een kleur wordt geblokkeerd, zodat de laatste vrije kaarten niet meer te bereiken zijn.
book-normal-EitherGuess = Dat wil zeggen: de ontbrekende kaart wordt bij de verkeerde tegenstander gezocht.
book-normal-TrumpsForgotten = Dat wil zeggen: de troef die nog buiten is, wordt vergeten.
book-normal-AnyWinner = Dat wil zeggen: een slag wordt met de verkeerde kaart, of in de verkeerde hand, gewonnen of getroefd.
book-normal-AnyDiscard = Dat wil zeggen: de verkeerde kaart wordt afgegooid.
book-normal-Unguards = Dat wil zeggen: er gaat een kaart weg die een kleur dekt, of een vrije kaart.
book-normal-StillCareless = Dat wil zeggen: ook na een verloren slag gaat het slordig verder.
book-normal-AnyByPartner = Dat wil zeggen: partner kan kiezen en speelt de verkeerde kaart.
book-a-Disputed = Iemand is het niet eens met een claim of een afstand
book-a-PartnerObjected = Een tegenspeler stond slagen af, en partner maakte bezwaar
book-a-OnlyThisTrick = Het ging alleen om de lopende slag
book-a-AgreedBefore = Men had ingestemd, en nu wil de andere partij toch nog een slag
book-a-GivenUp = Een partij stond slagen af en wil ze terug
book-a-NothingSaid = Niets
book-a-TrumpsMentioned = Uitstaande troeven werden genoemd
book-a-LineStated = Er werden slagen genoemd, maar geen volgorde
book-a-StepByStep = Een speelwijze, stap voor stap
book-no-trumps = sans atout
book-hand-of = De kaarten van { $seat }
book-or-type = Of typ alle vier de handen
book-steps-suits = Kleuren
book-steps-card = Een bepaalde kaart
book-steps-other = Troeven, snijden, oversteken
book-steps-throw = Daarop afgegooid
book-without-last = De laatste stap terugnemen
book-step-card = { $card }
book-step-suit = { $suit } van boven af
book-step-trumps = troef trekken
book-step-trump-round = één ronde troef
book-step-ruff = { $suit } troeven bij { $seat }
book-step-crossruff = over en weer troeven
book-step-finesse = bij { $seat } snijden op { $card }
book-step-to = met { $suit } naar { $seat }
book-step-throw = { $card } daarop afgooien
book-step-lose = een slag in { $suit } afgeven

## De score

book-q-WhatIsWrong = Wat klopt er niet aan de score?
    .ask = Vraag het beide partijen.
book-q-ClaimOrConcession = Eindigde het spelen met een claim of met het afstaan van slagen?
    .ask = Vraag het alle vier.
book-q-QuittedTricks = Liggen de gespeelde kaarten nog zoals ze gespeeld zijn?
    .ask = Kijk naar alle vier de rijen. Niemand raakt nog een kaart aan.
book-q-RoundOver = Was de ronde al voorbij toen u werd geroepen?
    .ask = Dat weet u zelf.
book-q-TricksWon = Hoeveel slagen heeft de partij van de leider gewonnen?
    .ask = Luister naar beide partijen en loop het spelen na. Aannemelijker dan het tegendeel is genoeg.
book-q-ClearlyConvinced = Bent u er duidelijk van overtuigd welke partij gelijk heeft over het aantal slagen?
    .ask = Na de ronde is aannemelijk niet meer genoeg.
book-q-LowerOneSide = Moet de score van één partij toch omlaag, zonder dat die van de andere omhooggaat?
    .ask = Dat weegt u zelf af.
book-q-SideWantsTricks = Welke partij wil slagen terug?
    .ask = De partij die akkoord ging of slagen afstond.
book-q-SideLowered = Voor welke partij wordt de score verlaagd?
    .ask = Dat weet u zelf.
book-q-SideGained = Welke partij had er voordeel van?
    .ask = Dat weet u zelf.
book-q-SideOfSpectator = Welke partij is verantwoordelijk voor de toeschouwer?
    .ask = Dat weet u zelf.
book-q-PeriodOver = Is de correctietijd voorbij?
    .ask = Kijk in het reglement; staat daar niets, dan is het 30 minuten na het bekendmaken van de uitslag.
book-q-LaterAllowed = Staat het reglement van de organisator een latere correctie toe?
    .ask = Kijk in het reglement.
book-q-BeyondDoubt = Staat buiten redelijke twijfel vast dat de score verkeerd is ingevoerd?
    .ask = Zo laat moet het bijna zeker zijn.

## Uitleg

book-q-Misled = Welke partij kreeg de uitleg, of miste de alert?
    .ask = Vraag het de partij die u riep.
book-q-ExplainedCall = Welke bieding werd uitgelegd, of niet gealerteerd?
    .ask = Vraag het de partij die u riep. Uitkomsten, signalen en wat zich niet met kleuren en kracht laat zeggen, vergelijkt u in de volgende stap zelf.
    .typed = Typ de bieding, bijvoorbeeld 2H, 1NT of X.
book-q-Explained = Wat geeft het aan, te oordelen naar wat er gezegd is?
    .ask = Vraag wie de uitleg kreeg, dan wie die gaf. Zonder alert geldt het als natuurlijk; een alert waar niemand naar vroeg, zegt alleen dat het niet natuurlijk is.
book-q-Agreed = Wat geeft het volgens de afspraak aan, te oordelen naar het bewijs?
    .ask = Bekijk de systeemkaart en de aantekeningen; vraag beide partners apart. Schrijf alles op wat is afgesproken: wat hier ontbreekt, geldt als niet afgesproken.
book-q-LeftOut = De afspraak zegt meer dan er gezegd is. Ontbrak er iets wezenlijks?
    .ask = Al het bijzondere moet gezegd worden, algemene kennis niet. Wezenlijk is wat een tegenstander anders had kunnen laten bieden of spelen.
book-q-SuspectedIt = Vermoedde de verkeerd geïnformeerde partij iets, en vroeg zij niet?
    .ask = Vraag het de speler buiten de tafel. Bij een gewone uitleg hoeft niemand door te vragen.
book-q-MustProtectItself = Zegt het reglement dat men zich daar door te vragen moet beschermen?
    .ask = Kijk in de alerteerregeling en in het wedstrijdreglement.
book-q-Agreement = Wat is de afspraak, te oordelen naar het bewijs?
    .ask = Bekijk de systeemkaart en de aantekeningen; vraag beide partners apart. Zonder bewijs voor een verkeerde bieding geldt de uitleg als onjuist.
book-q-Noticed = Wanneer kwam het aan het licht?
    .ask = Vraag het alle vier.
book-q-WhoNoticed = Wie zei dat de uitleg niet klopte?
    .ask = Vraag het alle vier.
book-q-ExplainersDeclare = Is de partij die uitleg gaf, de partij van de leider?
    .ask = Kijk naar het biedverloop.
book-q-MayStillChange = Heeft een speler van de verkeerd voorgelichte partij sindsdien geboden, zonder dat de partner daarna nog bood?
    .ask = Kijk naar het biedverloop; een pas telt ook.
book-q-Influenced = Kan die bieding heel goed door de onjuiste uitleg zijn beïnvloed?
    .ask = Vraag het de speler weg van de tafel, voordat er meer te zien is: wat had u geboden? “Heel goed mogelijk” is genoeg.
book-q-ProbablyInfluenced = Is die bieding waarschijnlijk door de onjuiste uitleg beïnvloed?
    .ask = Vraag het de speler weg van de tafel, voordat er meer te zien is: wat had u geboden? “Heel goed mogelijk” is niet genoeg; het moet waarschijnlijk zijn.
book-q-CardStillChangeable = Heeft de verkeerd voorgelichte partij daardoor een kaart gespeeld, en is er na die kaart nog niet gespeeld?
    .ask = Kijk naar de slag.
book-q-LastToTrick = Heeft de verkeerd voorgelichte partij daardoor een kaart gespeeld, en heeft daarna niemand meer in dezelfde slag gespeeld?
    .ask = Kijk naar de slag.
book-q-LeadAndDummyFaced = Was die kaart de uitkomst, en heeft de dummy daarna al een kaart opengelegd?
    .ask = Kijk op tafel.

## Wat een speler van partner te weten kwam

book-q-Called = Wanneer bent u geroepen?
    .ask = Dat weet u zelf.
book-q-FactsAgreed = Zijn beide partijen het eens over wat er gebeurd is?
    .ask = Vraag elke partij wat er gebeurde, zolang het nog vers is.
book-q-WasThere = Is het aannemelijker dan het tegendeel dat het is gegaan zoals u is verteld?
    .ask = Weeg af wat er gezegd is, wanneer u bent geroepen en hoe de anderen reageerden. Zeker hoeft het niet te zijn.
book-q-Source = Waar kan de informatie vandaan zijn gekomen?
    .ask = Vraag het de partij die u riep.
book-q-PrescribedPause = Duurde het niet langer dan de pauze die het reglement voorschrijft?
    .ask = Een pauze na een sprongbod of een stopkaart verraadt niets.
book-q-Receiver = Wie kan er als partner iets uit hebben opgemaakt?
    .ask = Noem de speler die het niet mag gebruiken.
book-q-Polled = Aan hoeveel spelers van hetzelfde niveau hebt u gevraagd wat zij zouden doen?
    .ask = Geef hun de hand en het biedverloop, zonder de informatie. Drie antwoorden zijn beter dan geen; vul 0 in als u niemand hebt gevraagd.
book-q-PolledOtherwise = Hoeveel van hen zouden iets anders hebben gedaan?
    .ask = Vraag eerst: wat doet u?
book-q-PolledConsidered = Hoeveel van de anderen hebben iets anders serieus overwogen?
    .ask = Vraag pas daarna: wat hebt u verder serieus overwogen?
book-q-LogicalAlternative = Was er een logisch alternatief voor wat de speler deed?
    .ask = Iets wat een flink deel van de spelers van dit niveau serieus zou overwegen, en wat sommigen misschien ook zouden kiezen.
book-q-Suggested = Werd wat de speler deed, aantoonbaar door de informatie ingegeven, boven dat alternatief?
    .ask = U moet een buitenstaander kunnen laten zien waarom. Schrijf die zin op; lukt dat niet, dan is het antwoord nee.
book-q-CouldHaveSuggested = Kan wat de speler deed, aantoonbaar door de informatie zijn ingegeven, boven dat alternatief?
    .ask = Dat het kan, is genoeg; maar u moet een buitenstaander kunnen laten zien hoe. Schrijf die zin op; lukt dat niet, dan is het antwoord nee.
book-q-Blatant = Heeft de speler er zo openlijk gebruik van gemaakt dat er ook een straf bij hoort?
    .ask = Dat weegt u zelf af.

## Arbitrale scores

book-q-Damaged = Staat de niet-overtredende partij er daardoor slechter voor?
    .ask = Vergelijk met wat zonder de overtreding te verwachten was.
book-q-Ground = Waarom komt er een arbitrale score?
    .ask = Dat weet u zelf.
book-q-Offenders = Om welke partij gaat het?
    .ask = Noem de partij die het deed.
book-q-CanBeAssigned = Kunt u zeggen hoe het spel zonder de overtreding had kunnen aflopen?
    .ask = Zijn er te veel mogelijkheden of zijn ze niet duidelijk, antwoord dan nee: de score wordt dan kunstmatig.
book-q-OwnScores = Wat krijgt elke partij, vanuit haar eigen kant gezien?
    .ask = In imps, eerst noord-zuid, dan oost-west, bijvoorbeeld 5,5 -1.
    .typed = Typ twee getallen, eerst noord-zuid, bijvoorbeeld 5,5 -1.
book-q-KnockOut = Is het een knock-outwedstrijd?
    .ask = Kijk in het wedstrijdreglement. Daar verliest de ene partij wat de andere wint.
book-q-Scoring = Welke telling geldt in deze wedstrijd?
    .ask = Dat weet u zelf.
book-q-Vulnerable = Wie is kwetsbaar?
    .ask = Kijk op het bord.
book-q-TableResult = Hoe is het spel aan tafel afgelopen?
    .ask = Contract, leider en slagen: 4SS= is vier schoppen door zuid, precies gemaakt; 3NTE-1 is 3SA door oost, één down. Of de score van noord-zuid: -50.
book-q-TableResultWithout = U weegt ook het resultaat van de tafel mee. Was dat ook zonder de verboden actie te bereiken geweest?
    .ask = Wat alleen de verboden actie opleverde, krijgt geen gewicht. Was er een andere weg naartoe, schrijf dan op welke.
book-q-Branch = Hoe had het spel zonder de overtreding kunnen aflopen, en met welk gewicht?
    .more = Hoe had het nog meer kunnen aflopen?
    .ask = Bijvoorbeeld 4SS=@60; samen moeten de gewichten 100 zijn. Zet een ! achter het gewicht, 4SS=@40!, als dat alleen met een overtreding te bereiken was: dan gaat het naar de andere.
book-q-SameWeights = Gelden voor beide partijen dezelfde gewichten?
    .ask = Een partij die niets fout deed, krijgt het voordeel van de twijfel. Krijgt daardoor elke partij eigen gewichten, antwoord dan nee.
book-weighed-for = { CAP($side) }: { $question }
book-q-OtherTables = Wat scoorde noord-zuid aan de andere tafels?
    .ask = Bij imps de score van de andere tafel; bij matchpunten alle scores: 620 170 -100.
book-q-OwnError = Heeft de niet-overtredende partij haar schade daarna zelf vergroot?
    .ask = De fout moet uiterst ernstig zijn en mag niets met de overtreding te maken hebben; of het was een gok.
book-q-OwnErrorOrWild = Heeft de niet-overtredende partij haar schade daarna zelf vergroot?
    .ask = Een inschattingsfout telt niet: een ernstige fout die niets met de overtreding te maken heeft, een wilde actie of een gok.
book-q-ExtremeForTheClass = Was dat voor spelers van dit niveau een uiterst ernstige fout?
    .ask = Wat een beginner over het hoofd ziet, kan voor een topspeler uiterst ernstig zijn.
book-q-WithoutError = Hoe was het spel zonder die fout afgelopen?
    .ask = Na de overtreding, maar zonder de fout: bijvoorbeeld 4SS=.

## Geen resultaat

book-q-FaultNorthSouth = In hoeverre is het de schuld van noord-zuid dat er geen resultaat is?
    .ask = Luister naar beide partijen.
book-q-FaultEastWest = In hoeverre is het de schuld van oost-west dat er geen resultaat is?
    .ask = Luister naar beide partijen.
book-q-SessionKnown = Weet u al wat zij op de andere spellen van de zitting scoren?
    .ask = Zo niet, kom er dan aan het einde op terug.
book-q-SessionNorthSouth = Hoeveel procent scoort noord-zuid op de andere spellen?
    .ask = Kijk in de uitslag.
    .typed = Typ het getal, bijvoorbeeld 62,34.
book-q-SessionEastWest = Hoeveel procent scoort oost-west op de andere spellen?
    .ask = Kijk in de uitslag.
    .typed = Typ het getal, bijvoorbeeld 62,34.
book-q-OtherTableClear = Is er aan de andere tafel een resultaat dat duidelijk gunstig is voor één partij?
    .ask = Meet het af aan wat vergelijkbare paren op dit spel haalden.
book-q-OtherTableBetter = Is het resultaat aan de andere tafel voor één partij beter dan wat vergelijkbare paren haalden?
    .ask = Al is het maar een beetje.

## Kaarten en borden

book-q-WithTheBoard = Wat is er mis met het bord?
    .ask = Laat alle handen gedekt tellen.
book-q-Comparable = Is het resultaat met de andere te vergelijken, hoewel de paren verwisseld zaten?
    .ask = Kijk in het schema. Vraag het bij twijfel aan degene die de uitslag maakt.
book-q-WithTheDeal = Wat ging er mis bij het geven?
    .ask = Vraag wie het spel heeft gegeven, en uit welk pak kaarten.
book-q-TeamMatch = Is het een viertallenwedstrijd, waarin alleen de twee tafels worden vergeleken?
    .ask = Kijk in het reglement. Bij paren heeft elke vorm van het spel een eigen veld.
book-q-CanBePlayedAnew = Kan iedereen die dit spel moet spelen, dat nog doen als er opnieuw wordt gegeven?
    .ask = Denk aan de andere tafels en aan de tijd.
book-q-MatchKnown = Is dit een viertallenwedstrijd, en kan iemand al weten hoe die zonder dit spel afloopt?
    .ask = Kijk wat er in beide zalen gespeeld en gescoord is.
book-q-Count = Hoe zijn de kaarten verdeeld?
    .ask = Tel zelf alle vier de handen.
book-q-PlayOver = Is het spelen afgelopen?
    .ask = Kijk op tafel.
book-q-WrongHandCalled = Heeft een speler met een verkeerd aantal kaarten geboden?
    .ask = Kijk naar het biedverloop.
book-q-CardSeen = Heeft een speler een kaart gezien die in een andere hand hoort?
    .ask = Vraag elke speler apart. Niemand noemt de kaart.
book-q-TooMuchSeen = Is er zo veel gezien dat het spel niet meer normaal geboden en gespeeld kan worden?
    .ask = Laat het u weg van de tafel vertellen. Is het te veel, dan gaat het spel niet door.
book-q-PlayableUnchanged = Kan het spel in orde worden gebracht en gespeeld zonder dat er een bieding verandert?
    .ask = Geef de speler de juiste hand te zien: blijft de bieding daarmee dezelfde?
book-q-StrangeCardPlayed = Is die kaart gespeeld in een slag die al is omgedraaid?
    .ask = Kijk naar de slagen.
book-q-LeadFaced = Ligt de uitkomst open?
    .ask = Kijk op tafel.
book-q-Found = Waar was de ontbrekende kaart?
    .ask = Kijk onder de tafel, in het bord en tussen de gespeelde kaarten.
book-q-MissingFrom = In wiens hand ontbrak de kaart?
    .ask = De hand die een kaart te weinig had.
book-q-MissingCardOwed = Heeft die hand een keer niet bekend toen de kleur van de ontbrekende kaart werd voorgespeeld?
    .ask = Loop de slagen na.
book-q-PartnerSawIt = Had de partner van die speler de beeldzijde van de kaart kunnen zien?
    .ask = Waar lag zij, en welke kant lag boven? Dat de leider haar zag, telt niet.
book-q-PartnerCalled = Heeft de partner daarna geboden?
    .ask = Kijk naar het biedverloop.
book-q-OpponentCalled = Heeft de volgende tegenstander daarna geboden?
    .ask = Kijk naar het biedverloop.
book-q-CallDiffers = Wijkt de bieding met de juiste hand duidelijk af van die met de verkeerde?
    .ask = Laat de speler eerst bieden. Hetzelfde bod met een heel andere betekenis wijkt ook af.
book-q-PlayedBefore = Heeft iemand aan deze tafel dit spel al eerder gespeeld?
    .ask = Vraag het alle vier, en kijk in de uitslag.
book-q-AnybodyCalled = Heeft er in dit spel al iemand geboden?
    .ask = Kijk naar het biedverloop.
book-q-Interferes = Staat wat de speler weet, normaal bieden en spelen in de weg?
    .ask = Laat het u weg van de tafel vertellen.
book-q-Remedy = Wat doet u eraan?
    .ask = Er is nog niet geboden, dus alle vier de mogelijkheden staan open.
book-q-LaterRemedy = Wat doet u eraan?
    .ask = Het bieden is begonnen; van plaats wisselen of opnieuw geven kan dus niet meer.

## Gedrag

book-q-Breach = Wat is er gebeurd?
    .ask = Luister naar beide partijen.
book-q-Sanction = Wat doet u eraan?
    .ask = De hoogte van een straf staat in het reglement. Staat er in de spelregels “behoort”, dan volgt zelden straf, bij “dient” vaak, bij “moet” een strenge.

## Gespeelde slagen

book-q-AboutTrick = Waar gaat het om?
    .ask = Vraag het de speler die u riep.
book-q-WhoWants = Wie wil het?
    .ask = Kijk naar het biedverloop.
book-q-NextTrickLed = Heeft er iemand in de volgende slag voorgespeeld?
    .ask = Kijk op tafel.
book-q-OwnSidePlayed = Heeft de partij van die speler in de volgende slag voor- of bijgespeeld?
    .ask = Kijk op tafel.
book-q-OwnCardTurned = Heeft die speler de eigen kaart al omgedraaid?
    .ask = Kijk op tafel.

## Misleiding

book-q-FalseInference = Heeft een niet-overtredende speler er een verkeerde conclusie uit getrokken?
    .ask = Vraag wat de speler eruit opmaakte. Was dat redelijk voor een speler van dit niveau?
book-q-BridgeReason = Had de tegenstander een aantoonbare bridgetechnische reden?
    .ask = Vraag aan tafel: waar dacht u over na? Ging het om twee gelijkwaardige kaarten, antwoord dan nee; dat komt hierna.
book-q-OnlyEqualCards = Ging het er alleen om welke van twee gelijkwaardige kaarten het moest worden?
    .ask = Vraag weg van de tafel welke twee kaarten het waren: opeenvolgende, of twee kleine waarbij de keuze niets uitmaakt.
book-q-CouldBenefit = Kon de tegenstander weten dat het in het eigen voordeel zou kunnen werken?
    .ask = Opzet doet er niet toe.

## The auction itself

book-q-AboutAuction = Waar gaat het om?
    .ask = Kijk naar de biedkaartjes, of laat de biedingen opschrijven.
book-q-WhenAsked = Wanneer werd ernaar gevraagd?
    .ask = Kijk wie aan de beurt is.
book-q-MustPassNow = Moet die speler passen door een beslissing?
    .ask = Dat weet u.
book-q-ReliedOnReview = Heeft iemand geboden of gespeeld in vertrouwen op de verkeerde herhaling?
    .ask = Vraag het de tegenstanders van wie herhaalde.
book-q-OneWasDue = Was een van de twee aan de beurt?
    .ask = Kijk wie er vóór hen heeft geboden.
book-q-OtherWasNext = Was de ander daarna aan de beurt?
    .ask = De volgende zit links van wie aan de beurt was.
book-q-DummyDown = Ligt de dummy al op tafel?
    .ask = Kijk op tafel.

## Feiten, protest, de arbiter

book-q-Matter = Waar gaat het om?
    .ask = Dat weet u zelf.
book-q-Established = Hebt u kunnen vaststellen wat er gebeurd is?
    .ask = Aannemelijker dan het tegendeel is genoeg.
book-q-Settlement = Maakt u ongedaan wat de spelers zelf regelden, of laat u het staan?
    .ask = Vraag wat er geregeld is en wat er sindsdien is gebeurd. Wat niet meer eerlijk terug te draaien is, blijft staan.
book-q-InnocentActed = Heeft een speler van de niet-overtredende partij zelf gehandeld voordat u werd geroepen?
    .ask = Vraag alle vier wie wat deed, en in welke volgorde.
book-q-ActingHarmed = Heeft dat de andere partij geschaad, of een eerlijke beslissing onmogelijk gemaakt?
    .ask = Alleen dan vervalt het recht op rechtzetting.
book-q-GainedByIgnorance = Had die partij voordeel doordat een tegenstander de spelregel niet kende?
    .ask = Vraag beide partijen wat zij dachten dat er gold.
book-q-CanBePutRight = Kan het nog zo worden rechtgezet dat het spel een gewone score krijgt?
    .ask = Dat beslist u.
book-q-TooLateToAppeal = Is de protesttijd voorbij?
    .ask = Kijk in het reglement; staat daar niets, dan is het 30 minuten na het bekendmaken van de uitslag.
book-q-BothAppeal = Willen beide partners protest indienen, of in een team de aanvoerder?
    .ask = Een partner die afwezig is, wordt geacht in te stemmen.

## De dummy

book-q-DummyDid = Wat heeft de dummy gezegd of gedaan?
    .ask = Laat het u aan tafel vertellen, en zeg er nog niets over.
book-q-DummyLostRights = Had de dummy daarvoor al in een andere hand gekeken, de plaats verlaten om de leider te zien spelen, of met de leider van hand geruild?
    .ask = Vraag het alle vier. Of de dummy uit zichzelf keek, telt alleen in de spelregels van 2007.

## Toeschouwers

book-q-SpectatorDid = Wat heeft de toeschouwer gedaan?
    .ask = Vraag het alle vier.
book-q-SideResponsible = Heeft een van de partijen de toeschouwer meegebracht?
    .ask = Vraag het alle vier.

## Antwoorden

book-a-TricksDisputed = De partijen zijn het niet eens over het aantal slagen
book-a-WronglyEntered = Men was het eens over het resultaat, maar het is verkeerd ingevoerd
book-a-WronglyReckoned = Men was het eens over het resultaat, maar de score is verkeerd berekend
book-a-InOrder = Ja, of wat nog op volgorde ligt, geeft uitsluitsel
book-a-NorthSouthMixed = Noord-zuid heeft de kaarten door elkaar gelegd
book-a-EastWestMixed = Oost-west heeft de kaarten door elkaar gelegd
book-a-BothMixed = Bij niemand liggen ze nog op volgorde
book-a-AsExplained = De uitleg was juist; de bieding was de fout
book-a-Otherwise = De afspraak is een andere
book-a-NoAgreement = Er is geen afspraak
book-a-NoEvidence = Voor geen van beide is er bewijs
book-a-DuringAuction = Tijdens het bieden
book-a-BeforeLeadFaced = Na de laatste pas, voordat de uitkomst open lag
book-a-DuringPlay = Tijdens het spelen
book-a-AfterPlay = Na het spelen
book-a-Themselves = De speler die de uitleg gaf
book-a-TheirPartner = De partner van wie de uitleg gaf
book-a-SomebodyElse = Een tegenstander, of nog niemand
book-a-JustHappened = Het is net gebeurd
book-a-Pause = Een denkpauze
book-a-Haste = Een ongewoon snelle bieding of kaart
book-a-Remark = Een opmerking
book-a-QuestionAsked = Een vraag
book-a-AnswerOrAlert = Een onverwachte alert of een onverwacht antwoord
book-a-NoAlert = Een alert die niet kwam
book-a-Manner = Een gebaar, een toon of een blik
book-a-Matchpoints = Matchpunten
book-a-Imps = Imps
book-a-TotalPoints = Totaalpunten
book-a-NoError = Nee
book-a-Misjudgement = Alleen door een inschattingsfout: een veilige speelwijze gemist, slecht gedoubleerd
book-a-SeriousError = Ja, met een uiterst ernstige fout
book-a-Gambling = Ja, met een gok
book-a-PlainSeriousError = Ja, met een ernstige fout
book-a-Wild = Ja, met een wilde actie of een gok
book-a-Told = Onjuiste uitleg
book-a-Learnt = Er is ongeoorloofde informatie gebruikt
book-a-CouldHaveKnown = De overtreder kon weten dat het heel goed schade zou kunnen doen
book-a-RevokeNotMadeGood = Een verzaking die de overgedragen slagen niet goedmaken
book-a-PenaltyCardHelped = Het zien van een strafkaart hielp de tegenspelers
book-a-WithdrawnCallHelped = Een ingetrokken bieding hielp, hoewel er een vergelijkbare voor in de plaats kwam
book-a-InsufficientBidHelped = Een onvoldoende bod hielp, hoewel het werd vervangen
book-a-DummySuggested = De dummy gaf een kaart aan
book-a-NothingPrescribed = Voor deze overtreding schrijven de spelregels niets voor
book-a-NotBalanced = In een knock-outwedstrijd zijn de scores van beide partijen niet in evenwicht
book-a-DirectorsError = De arbiter heeft verkeerd beslist
book-a-NotAtFault = Helemaal niet
book-a-PartlyAtFault = Ten dele
book-a-AtFault = Rechtstreeks
book-a-CountIsWrong = Iemand heeft een verkeerd aantal kaarten
book-a-HandOfAnotherBoard = Een speler bood met de hand van een ander bord
book-a-WrongBoard = Er wordt een bord gespeeld dat niet in deze ronde hoort
book-a-WrongDirection = De juiste paren, maar noord-zuid en oost-west verwisseld
book-a-LearntOfBoard = Iemand heeft iets over het spel gehoord of gezien
book-a-Fouled = Het spel is in twee versies gespeeld
book-a-TheDeal = Het geven zelf: niet geschud, verkeerd gegeven, een kaart gezien
book-a-DealtWrongly = Er is verkeerd gegeven, maar iedereen heeft dertien kaarten
book-a-SeenInTheDeal = Iemand kon bij het geven een kaart van een ander zien
book-a-NotShuffled = Niemand heeft geschud, of het spel komt uit een eerdere zitting
book-a-MoreAndFewer = De ene hand heeft er te veel, een andere te weinig
book-a-StrangeCard = Er is een kaart die niet bij het spel hoort
book-a-CardsMissing = Er ontbreken kaarten, en niemand heeft er te veel
book-a-AmongPlayed = Tussen de gespeelde kaarten
book-a-Elsewhere = Ergens anders
book-a-NotFound = Niet te vinden
book-a-ChangeSeats = De spelers wisselen van plaats, als de wedstrijdvorm het toelaat, zodat de speler de bekende hand krijgt
book-a-DealAgain = Opnieuw laten geven
book-a-PlayOn = Laten spelen, zo nodig met een arbitrale score achteraf
book-a-ScoreInstead = Niet laten spelen, en een score toekennen
book-a-Courtesy = Onhoffelijk gedrag, of een misplaatste opmerking
book-a-Tempo = Tempo of gedrag dat anderen uit hun concentratie haalt
book-a-LateOrSlow = Te laat, of te traag
book-a-Overheard = Hardop praten over resultaten of handen
book-a-TouchedCards = Kaarten van anderen aangeraakt, of kaarten in het verkeerde vak
book-a-Disobeyed = Het reglement of een aanwijzing niet gevolgd
book-a-OnPurpose = Met opzet een spelregel overtreden
book-a-WarningOnly = Waarschuwen
book-a-Penalty = Een procedurele straf
book-a-Disciplinary = Disciplinaire strafpunten vanwege het gedrag
book-a-Suspended = Schorsen voor deze zitting
book-a-WrongWay = Er ligt een kaart verkeerd om
book-a-LookAtLast = Iemand wil de laatste slag zien
book-a-LookAtOwn = Iemand wil de eigen laatste kaart zien
book-a-LookAtEarlier = Iemand wil een eerdere slag zien
book-a-Declarer = De leider
book-a-Dummy = De dummy
book-a-Defender = Een tegenspeler
book-a-AsksAgain = Iemand wil de biedingen nog eens horen
book-a-WhoseLead = Een tegenspeler wil weten wie moet uitkomen
book-a-ReviewWrong = Het biedverloop is verkeerd herhaald
book-a-CalledAtOnce = Twee spelers boden tegelijk
book-a-TurnLost = Drie passen, maar iemand is overgeslagen
book-a-AllPassed = Alle vier pasten en willen opnieuw geven
book-a-JustCalled = Meteen, omdat de laatste bieding niet te verstaan was
book-a-OwnTurn = In de eigen biedbeurt
book-a-NotOwnTurn = In de biedbeurt van een ander
book-a-FirstTurnToPlay = Na de laatste pas, in de eerste speelbeurt
book-a-LaterInPlay = Later tijdens het spelen
book-a-FactsDisputed = De partijen zijn het niet eens over wat er gebeurd is
book-a-ActedThemselves = De spelers hebben zelf iets geregeld
book-a-SeenMyself = Ik heb zelf iets gezien, en niemand riep me
book-a-Undone = Ik maak het ongedaan
book-a-LeftStanding = Ik laat het staan
book-a-WantsToAppeal = Een partij wil protest indienen
book-a-WrongRuling = De arbiter heeft verkeerd beslist
book-a-Warned = Gezegd, voordat de leider had voorgespeeld, dat er uit de andere hand moest worden voorgespeeld
book-a-WarnedTooLate = Dat pas gezegd toen de leider al had voorgespeeld
book-a-AskedDeclarer = Aan de leider gevraagd of de kleur echt op was
book-a-AskedDefender = Dat aan een tegenspeler gevraagd
book-a-PointedOut = Op een fout van de tegenspelers gewezen, of mij daarvoor geroepen
book-a-PointedOutOwn = Op een fout van de leider gewezen
book-a-TookPart = Tegen de leider gezegd wat er gespeeld moest worden, of over het spelen gesproken
book-a-Looked = Uit zichzelf in een hand gekeken, de plaats verlaten om de leider te zien spelen, of met de leider van hand geruild
book-a-DrewAttention = Op een onregelmatigheid gewezen
book-a-LookedIntoHands = In meer dan één hand gekeken
book-a-Disturbed = Gepraat, of de tafel gestoord
book-a-WasAsked = De arbiter heeft de toeschouwer iets gevraagd

book-none = Geen
book-no-call = Geen bieding, of het is niet in kleuren en kracht te zeggen
book-no-more = Dat is alles
book-ending = { $contract } door { $by }, { $result }
book-made = precies gemaakt
book-over = { $n ->
    [one] één overslag
   *[other] { $n } overslagen
}
book-down = { $n ->
    [one] één down
   *[other] { $n } down
}
book-passed-out = rondgepast
book-score-of = { $score } voor noord-zuid
book-branch = { $ending }, gewicht { $weight }
book-branch-illegal = { $ending }, alleen met een overtreding
book-branch-none-legal = Minstens één resultaat moet zonder overtreding bereikbaar zijn geweest.
book-branch-left = Samen moeten de gewichten 100 zijn. Nog te verdelen: { $percent }.
book-none-vulnerable = Niemand
book-all-vulnerable = Allen
book-share = { $ending } ({ $percent }%)

## Beslissingen, zoals ze de spelers worden verteld

book-e-UnderClaims = Het spelen is geëindigd met een claim of een afstand. Of daarvan een slag terugkomt, beslis ik volgens de spelregels daarover.
book-e-CountAsTheyLie = De slagen tellen zoals ze liggen.
book-e-DoubtAgainst = { CAP($side) } heeft de kaarten door elkaar gelegd, en krijgt daarom het nadeel van de twijfel. Het aantal slagen is zoals de andere partij zegt.
book-e-TricksRuled = De partij van de leider heeft { $n ->
    [0] geen enkele slag
    [one] één slag
   *[other] { $n } slagen
} gemaakt. Dat geldt als score voor beide partijen.
book-e-CorrectedForBoth = De score wordt voor beide partijen gecorrigeerd.
book-e-LoweredFor = De score van { $side } gaat omlaag. Die van de andere partij blijft staan.
book-e-ScoreStands = De score blijft staan zoals ze is ingevoerd.
book-e-EntryCorrected = De ingevoerde score wordt gecorrigeerd, en de uitslag ook.
book-e-AgreeBeforeReturning = Controleer voortaan eerst samen het aantal slagen, en steek dan pas de kaarten terug.
book-e-ExplanationWasRight = De uitleg klopt met de afspraak van het paar, en op meer hebt u geen recht. Er is niets recht te zetten.
book-e-TakenToBeWrong = Er is geen bewijs dat de bieding fout was. Daarom ga ik ervan uit dat de uitleg onjuist was.
book-e-ToldWrongly = { CAP($side) } heeft onjuiste informatie gekregen. Die partij mag weten wat de afspraak is, maar niet welke kaarten de tegenstander heeft.
book-e-ShouldHaveHeardNoAgreement = { CAP($side) } had moeten horen dat er geen afspraak is.
book-e-ShouldHaveHeard = { CAP($side) } had over { $named } moeten horen: { $meaning }.
book-e-ShouldHaveAsked = { CAP($side) } vermoedde iets en had kunnen vragen.
book-e-NoRedress = Volgens het reglement is dat voor eigen risico. Het resultaat blijft staan.
book-e-RedressAllTheSame = Geen reglement verlangt dat, dus wordt de schade vergoed.
book-e-ToldTooLittle = { CAP($side) } heeft niet alles gehoord waar het op aankwam. Die partij mag de hele afspraak kennen.
book-e-ToldEnough = De uitleg was juist. Wat ontbrak was niet wezenlijk, dus er is niets recht te zetten.
book-e-PutRightOwn = Wie zelf verkeerd heeft uitgelegd, mag dat meteen rechtzetten en moet het doen voordat de uitkomst open ligt. Eerst roept men de arbiter.
book-e-PutRightOwnAtOnce = Wie zelf verkeerd heeft uitgelegd, moet meteen de arbiter roepen en dat rechtzetten.
book-e-PartnerWaits = Legt partner iets verkeerd uit, dan mag men tijdens het bieden niets zeggen of laten merken. De leider of de dummy moet het na de laatste pas rechtzetten, een tegenspeler pas na het spelen.
book-e-PartnerPutsRight = De leider of de dummy moet het nu rechtzetten, voordat de uitkomst open ligt.
book-e-DefenderWaits = Een tegenspeler mag de uitleg van partner pas rechtzetten als het spelen klaar is, maar moet dat dan ook doen.
book-e-RightExplanation = De juiste uitleg wordt nu gegeven.
book-e-MayChangeCall = De speler van { $side } die het laatst heeft geboden, mag die bieding, ook een pas, door een andere vervangen.
book-e-ThenOpponentMay = Gebeurt dat en heeft de volgende speler, van { $side }, al geboden, dan mag die bieding ook worden veranderd.
book-e-CallMeIfItCost = Roep mij na afloop opnieuw als u denkt dat de verkeerde uitleg u iets heeft gekost.
book-e-TooLateToChange = Er valt nu niets te veranderen. Ga verder, en roep mij na afloop opnieuw als u denkt dat het u iets heeft gekost.
book-e-MayChangeCard = De speler van { $side } die de laatste kaart speelde, mag die terugnemen en een andere spelen.
book-e-MayNotUseExplanation = De speler van { $side } van wie de bieding is uitgelegd, moet bieden en spelen alsof partner die bieding begreep zoals ze bedoeld was.
book-e-MayNotUseCorrection = Heeft partner het aan tafel gezegd, dan moet de speler van { $side } die de uitleg gaf, bieden en spelen alsof er niets was gezegd.
book-e-WithdrawnKnown = { CAP($side) } mag alle informatie uit een ingetrokken bieding gebruiken. De tegenstanders mogen dat niet.
book-e-WithdrawnCardKnown = { CAP($side) } mag gebruiken wat een teruggenomen kaart heeft laten zien. De tegenstanders mogen dat niet.
book-e-NothingWrongYet = Voorlopig is er niets recht te zetten; u gaat gewoon verder.
book-e-ByHisCards = { CAP($seat) }, u moet bieden en spelen alsof er niets is gebeurd, en u mag er geen voordeel uit halen.
book-e-CallMeBack = Roep mij na afloop opnieuw als u denkt dat er gebruik van is gemaakt.
book-e-Noted = Ik heb genoteerd wat er gebeurd is.
book-e-NotFound = Ik vind het niet aannemelijk dat het zo is gegaan. Er verandert dus niets.
book-e-PauseTellsNothing = Een pauze die het reglement voorschrijft, verraadt niets. Er verandert dus niets.
book-e-Polled = { $asked ->
    [one] Ik heb het aan één speler van dit niveau gevraagd. { $otherwise ->
        [one] Die zou iets anders hebben gedaan.
       *[other] { $considered ->
            [one] Die zou hetzelfde hebben gedaan, maar heeft iets anders serieus overwogen.
           *[other] Die zou hetzelfde hebben gedaan en heeft niets anders serieus overwogen.
        }
    }
   *[other] Ik heb het aan { $asked } spelers van dit niveau gevraagd. { $otherwise ->
        [0] { $considered ->
            [0] Allen zouden hetzelfde hebben gedaan, en niemand heeft iets anders serieus overwogen.
            [one] Allen zouden hetzelfde hebben gedaan, maar één speler heeft iets anders serieus overwogen.
           *[other] Allen zouden hetzelfde hebben gedaan, maar { $considered } hebben iets anders serieus overwogen.
        }
        [one] { $considered ->
            [0] Eén zou iets anders hebben gedaan.
            [one] Eén zou iets anders hebben gedaan, en één ander heeft het serieus overwogen.
           *[other] Eén zou iets anders hebben gedaan, en { $considered } anderen hebben het serieus overwogen.
        }
       *[other] { $considered ->
            [0] Van hen zouden er { $otherwise } iets anders hebben gedaan.
            [one] Van hen zouden er { $otherwise } iets anders hebben gedaan, en één ander heeft het serieus overwogen.
           *[other] Van hen zouden er { $otherwise } iets anders hebben gedaan, en { $considered } anderen hebben het serieus overwogen.
        }
    }
}
book-e-NoAlternative = Naar mijn oordeel was er geen logisch alternatief. Het resultaat blijft staan.
book-e-NotSuggested = Wat er gebeurde, maakte deze keuze niet aantoonbaar aantrekkelijker dan een andere. Het resultaat blijft staan.
book-e-ShouldHaveDoneOtherwise = { CAP($seat) } had een logisch alternatief, en door wat partner liet merken, werd deze keuze aantrekkelijker. Daarom mocht deze keuze niet.
book-e-PenaltyBesides = Daarnaast krijgt { $side } een procedurele straf.
book-e-NoWorse = Zonder de overtreding had { $side } { $without } gekregen. Aan tafel kreeg die partij { $has }.
book-e-NoDamage = Er is geen schade ontstaan. Het resultaat blijft staan.
book-e-WouldHaveEnded = Zonder de onregelmatigheid was het spel waarschijnlijk zo afgelopen: { $shares }.
book-e-WouldHaveEndedFor = Voor { $side } wordt gerekend alsof het spel zo was afgelopen: { $shares }.
book-e-MightHaveEnded = Was het spel hier gespeeld, dan had het zo kunnen aflopen: { $shares }.
book-e-IllegalWithoutWeight = { CAP($ending) }: dat was alleen met een overtreding te bereiken en telt dus niet mee.
book-e-Gets = { CAP($side) } krijgt { $score }.
book-e-Balanced = In een knock-outwedstrijd verliest de ene partij wat de andere wint. Daarom krijgt elke partij het gemiddelde van beide scores.
book-e-OwnMaking = Voor zover { $side } de schade zelf heeft veroorzaakt, wordt die niet vergoed.
book-e-AllOwnMaking = De hele schade heeft { $side } zelf veroorzaakt. Die wordt niet vergoed.
book-e-BothInnocent = Dat was mijn fout. Daarom gelden beide partijen als niet-overtredend.
book-e-NotForBeingHard = Een arbitrale score is er om schade te herstellen. Dat een spelregel hard of gunstig uitvalt, is op zichzelf geen schade.
book-e-AssignInstead = Het resultaat van de andere tafel blijft staan. Daarom komt er hier een vervangende arbitrale score.
book-e-PutRightAndPlay = De kaarten gaan naar de hand waar ze horen, en het spel wordt gespeeld.
book-e-LookAfterwards = Roep mij na afloop. Ik kijk dan of het iets heeft uitgemaakt.
book-e-NotPlayed = Dit spel gaat niet door. U krijgt een arbitrale score.
book-e-Cancelled = Het resultaat vervalt. U krijgt een arbitrale score.
book-e-StrangeCardAway = Deze kaart hoort niet bij dit spel. Ik neem haar weg, en u gaat gewoon verder.
book-e-BackToHand = De kaart gaat terug in de hand en geldt alsof ze daar steeds in heeft gezeten.
book-e-MadeUp = De hand wordt aangevuld uit een ander spel kaarten en geldt alsof ze steeds compleet is geweest.
book-e-MissingCardRevoke = Met de ontbrekende kaart had bekend kunnen worden: dat was een verzaking. Wij behandelen die als elke andere.
book-e-DummysMissingCard = De dummy had met de ontbrekende kaart kunnen bekennen. Kan het nog hersteld worden, dan gebeurt dat; anders gaat er geen slag voor over.
book-e-NoRevokeByIt = Niemand heeft verzaakt doordat de kaart ontbrak.
book-e-MissingCardPenalty = De partner had de kaart kunnen zien: zij wordt een strafkaart.
book-e-MissingCardKnown = De partner mag niet gebruiken wat er over de ontbrekende kaart bekend is geworden.
book-e-MovedCardKnown = De partner van een speler met een verkeerd aantal kaarten mag niet gebruiken wat er over de verplaatste kaart bekend is.
book-e-AsDefectiveTrick = In één slag liggen te veel kaarten. Die slag handel ik af als elke slag met een verkeerd aantal kaarten.
book-e-CallsCancelled = Die bieding en alle biedingen erna vervallen. De speler bekijkt de juiste hand en biedt opnieuw; daarna gaat het bieden gewoon verder. Alleen de tegenstanders mogen de informatie uit de vervallen biedingen gebruiken.
book-e-OpponentRepeats = De volgende tegenstander herhaalt daarna zijn bieding.
book-e-CallMeAtTheOtherBoard = Als u bij het andere spel komt, roep mij dan voordat daar iemand biedt.
book-e-PlayedAndCounts = Speel dit spel uit; het telt. Misschien vraag ik u later het juiste spel nog te spelen.
book-e-ScoredAsPlayed = Het spel telt. De score wordt genoteerd voor de paren zoals ze zaten.
book-e-NotComparable = Het resultaat is niet met de andere te vergelijken. U krijgt een arbitrale score.
book-e-DoesNotCount = Iemand heeft dit spel al eerder gespeeld, dus aan deze tafel telt het niet. Wie daardoor een resultaat misloopt, krijgt een arbitrale score.
book-e-RightPlayersBegin = Het bieden vervalt. De spelers voor wie dit spel bestemd is, gaan zitten en bieden opnieuw; wie in dit spel al geboden heeft, herhaalt zijn biedingen. Wijkt er één af, dan vervalt het spel.
book-e-SeatsChanged = U wisselt voor dit spel van plaats, zodat wie een hand al kent, die hand zelf krijgt.
book-e-DealtAgain = Het spel wordt opnieuw gegeven.
book-e-NothingCounts = Wat er tot nu toe op dit spel is gespeeld, telt aan geen enkele tafel.
book-e-DealStands = Het spel blijft zoals het is. Speel verder; het telt.
book-e-PlayedReady = Speel dit spel. Ik kijk er na afloop naar.
book-e-TwoFields = Elke versie van het spel wordt apart gescoord, met alleen de paren die deze versie hebben gespeeld.
book-e-Warned = { CAP($side) } krijgt een waarschuwing. Ik heb die genoteerd.
book-e-Penalised = { CAP($side) } krijgt een procedurele straf.
book-e-DisciplinaryPoints = { CAP($side) } krijgt disciplinaire strafpunten vanwege het gedrag. Die beslissing is definitief.
book-e-SuspendedFor = { CAP($side) } is voor deze zitting geschorst. Die beslissing is definitief.
book-e-NotOnPurpose = Niemand mag met opzet een spelregel overtreden, ook niet wie de gevolgen voor lief neemt.
book-e-TurnedRight = De kaart wordt goed gelegd.
book-e-StaysAsItIs = Daarvoor is het nu te laat. De kaart blijft zo liggen tot het spelen klaar is.
book-e-AllShown = U legt alle vier uw kaart van de laatste slag nog een keer open.
book-e-OwnShown = U mag uw eigen laatste kaart bekijken, maar niet die van een ander.
book-e-MayNotLook = Dat mag u niet bekijken. De slagen blijven gedekt tot het spelen klaar is.
book-e-DummyMayNotLook = De dummy mag geen omgedraaide slagen bekijken. Als er iets moet worden nagekeken, doe ik dat.
book-e-PartnerMayNotUse = Uw partner mag niet gebruiken wat er gezegd is.
book-e-ObjectorMayNotUse = Wie bezwaar maakte, mag niet gebruiken wat de partner gezegd en getoond heeft. De leider mag dat wel.
book-e-LookedAtTogether = Het spelen is klaar: we bekijken de slagen samen.
book-e-NoDeception = Volgens de spelregels was dat geen misleiding. Uit tempo en gedrag trekt u conclusies op eigen risico. Er verandert dus niets.
book-e-WasMisled = Een tegenstander is misleid door een vraag, een opmerking, gedrag of tempo, zonder bridgetechnische reden. Dat mag niet.
book-e-SaidAgain = De bieding wordt nu herhaald.
book-e-AuctionRepeated = Een tegenstander herhaalt het hele biedverloop, van de eerste tot de laatste bieding. Om een deel mag u niet vragen.
book-e-WaitForTurn = U mag het biedverloop laten herhalen als u aan de beurt bent om te bieden.
book-e-NotWhoMustPass = U moet in deze beurt passen en mag daarom het biedverloop niet laten herhalen.
book-e-NotForDummy = De dummy mag het biedverloop niet laten herhalen.
book-e-ContractOnly = Voor de biedingen is het te laat. In uw speelbeurt mag u het contract vragen en of het gedoubleerd is, maar niet door wie.
book-e-DefendersMayAsk = Na de laatste pas mag elke tegenspeler vragen wie moet uitkomen.
book-e-RepeatedRightly = Een verkeerde herhaling wordt meteen verbeterd, door iedereen aan tafel, ook door de dummy.
book-e-LookAtEnd = Speel door. Na afloop kijk ik of dit iemand heeft geschaad.
book-e-CountsAsSecond = De bieding van wie aan de beurt was, komt eerst. De andere telt alsof ze daarna is gedaan, dus in de beurt.
book-e-SecondOutOfRotation = De bieding van wie aan de beurt was, geldt. De andere telt alsof ze daarna is gedaan, en die was vóór de beurt.
book-e-BothOutOfRotation = Beide biedingen waren vóór de beurt. Ik begin bij de speler die het eerst aan de beurt zou komen.
book-e-TurnGivenBack = Het bieden is niet afgelopen. Het gaat terug naar wie is overgeslagen, en alle passen daarna vervallen. De partij die vóór de beurt paste, mag ze niet gebruiken.
book-e-AuctionStands = De uitkomst ligt open. Het bieden is dus afgelopen en blijft zoals het is.
book-e-NotDealtAgain = Het spel is rondgepast. Doe de kaarten terug; er wordt niet opnieuw gegeven.
book-e-DummyMay = Dat mag de dummy.
book-e-DummyWaits = Tijdens het spelen wijst de dummy niet op een onregelmatigheid, en roept mij alleen als iemand anders daarop heeft gewezen.
book-e-OnlyDeclarerAsked = Dat mag de dummy alleen aan de leider vragen, nooit aan een tegenspeler.
book-e-RevokeIsARevoke = Heeft de tegenspeler verzaakt, dan wordt dat behandeld als elke andere verzaking.
book-e-DummyTakesNoPart = De dummy speelt niet mee en zegt niets over het spelen. Het spel gaat verder.
book-e-LeadWasMade = De leider heeft uit de verkeerde hand voorgespeeld, en wat de dummy zei, verandert daar niets aan. De tegenspelers mogen de voorgespeelde kaart accepteren of laten terugnemen.
book-e-DefendersChooseHand = De dummy mocht dat niet meer zeggen. Tegenspelers, ieder van u mag nu bepalen uit welke van de twee handen de leider moet voorspelen.
book-e-CorrectedAndCounts = De dummy mocht dat niet meer vragen. Heeft de leider de kleur nog, dan was het een verzaking, en moet er nu worden bekend. Na het spelen gaan er dan slagen over alsof ze voldongen was.
book-e-NotPutRightNow = De dummy mocht daar niet meer op wijzen. Er wordt nu niets rechtgezet en het spel gaat verder. Daarna neem ik de tegenspelers af wat hun onregelmatigheid opleverde; de partij van de leider houdt haar score.
book-e-RightsLost = Vanaf nu mag de dummy de leider niet meer waarschuwen, niet meer naar een verzaking vragen en niet meer op onregelmatigheden wijzen. Het spel gaat verder.
book-e-TakenAsFound = Ik heb afgewogen wat u mij hebt verteld, en beslis naar wat het meest aannemelijk is.
book-e-SoThatPlayGoesOn = Ik kan niet vaststellen wat er gebeurd is. Ik beslis zo dat u verder kunt spelen.
book-e-OnlyDirectorDecides = Spelers beslissen niet zelf; dat doet alleen de arbiter.
book-e-SettlementUndone = Wat u onderling hebt geregeld, maak ik ongedaan. We gaan nu verder volgens de spelregels.
book-e-SettlementStands = Wat u onderling hebt geregeld, blijft staan.
book-e-RectificationForfeited = De niet-overtredende partij heeft gehandeld voordat ik werd geroepen, en daarmee haar recht op rechtzetting verspeeld.
book-e-RectificationKept = Er is gehandeld voordat ik werd geroepen, maar dat heeft niemand geschaad. Het recht op rechtzetting blijft.
book-e-GainTakenAway = { CAP($side) } raakt het voordeel daarvan kwijt. De andere partij houdt de score van de tafel.
book-e-ErrorPutRight = Dat was mijn fout. Ik zet die recht, en het spel krijgt een gewone score.
book-e-AppealTaken = Uw protest wordt in behandeling genomen. Een commissie kan het oordeel toetsen, maar een beslissing van de arbiter over de spelregels zelf niet terugdraaien.
book-e-BothMustAppeal = Een protest kan alleen met instemming van uw partner, of in een team van de aanvoerder.
book-e-AppealTooLate = De protesttijd is voorbij. Protest indienen kan niet meer.
book-e-MayAppeal = U kunt hiertegen protest indienen.
book-e-RectifiedAllTheSame = Nu ik het weet, handel ik de onregelmatigheid volgens de spelregels af.
book-e-SeenAndRectified = Ik heb het zelf gezien. Ook al riep niemand me, het wordt volgens de spelregels afgehandeld.
book-e-NoGainFor = { CAP($side) } heeft de toeschouwer meegebracht, en mag er daarom geen voordeel van hebben.
book-e-OneHandOnly = U mag maar in één hand kijken. Blijf alstublieft achter die speler zitten.
book-e-SilentOrGo = Wees alstublieft stil, of ga van de tafel weg.
book-e-SpectatorMayAnswer = U mag de vraag beantwoorden, want ik heb die aan u gesteld.

## Scores

book-matchpoints = { $points } van { $top } matchpunten
book-imps = { $points } { $n ->
    [one] imp
   *[other] imps
}
book-points = { $points } punten
book-average-plus = { $percent }%, gemiddeld plus
book-average = { $percent }%, gemiddeld
book-average-minus = { $percent }%, gemiddeld min

## Het oordeel en de motivering

book-finding = Uw oordeel
book-grounds = Uw motivering
book-grounds-why = Schrijf in één zin waarom. Het komt bij de beslissing te staan, en een protestcommissie leest het.
book-grounds-missing = Een oordeel heeft een motivering nodig.
book-found = { $question } { $answer } – { $grounds }
book-whose = Deze oordelen zijn van u. Het programma heeft er geen enkel ingevuld.
book-appeal = Zeg beide partijen dat ze protest kunnen indienen, en tot wanneer.
book-others-compare = Ook de andere tafels worden hiermee vergeleken, in dezelfde verhouding.

## Het formulier

book-answer = Uw antwoord
book-go-on = Verder

## Na een claim of een afstand

book-e-NothingClaimed = Dat ging alleen over deze slag. Er is niets geclaimd; u speelt gewoon verder.
book-e-NoConcession = Dat is geen claim en ook geen afstand. Neem uw kaarten weer op; u speelt gewoon verder.
book-e-NoPenaltyCards = Kaarten die daarbij zijn getoond, zijn geen strafkaarten.
book-e-PlayStops = Het spelen is klaar. Niemand speelt nog een kaart; legt u alle vier uw hand open op tafel.
book-e-AllPlayOn = U wilt alle vier verder spelen. De claim vervalt, en het resultaat aan tafel telt. U mag gebruiken wat u hebt gezien.
book-e-RevokeFirst = Eerst zetten we de verzaking recht, en van daaruit bekijken we dan de claim.
book-e-RevokeEstablished = Door de claim is de verzaking voldongen en wordt ze niet hersteld. Eerst wordt over de claim beslist, daarna over wat de verzaking kost.
book-e-ClaimHolds = Bij geen enkele normale speelwijze kon een geclaimde slag verloren gaan.
book-e-MoreThanClaimed = Er waren meer slagen zeker dan er geclaimd zijn, en wat bij geen enkele normale speelwijze verloren gaat, is niet weggegeven.
book-e-AsStated = Ik volg wat er bij het claimen is gezegd, zover het gaat.
book-e-PenaltyCardBinds = De slagen worden toegekend alsof de strafkaart bij de eerste geoorloofde gelegenheid was gespeeld.
book-e-DutiesBind = Ook in deze slagen geldt wat de tegenspelers bindt: strafkaarten en beperkingen bij het voorspelen.
book-e-Awarded = { $n ->
    [0] { CAP($side) } krijgt geen van de overige slagen. De tegenpartij krijgt ze allemaal.
    [one] { CAP($side) } krijgt één van de overige slagen. Wat er nog over is, gaat naar de tegenstanders.
   *[other] { CAP($side) } krijgt { $n } van de overige slagen. Wat er nog over is, gaat naar de tegenstanders.
}
book-e-CouldNormally = { CAP($seat) } had ook { $card } kunnen spelen: dat is een normale speelwijze, en niets van wat er gezegd is, sluit dat uit.
book-e-TrumpWasOut = { CAP($seat) } had { $card } nog. Die is niet genoemd en kan vergeten zijn.
book-e-DoubtAgainstClaim = Twijfel gaat ten koste van de partij die claimde.
book-e-OnlyByLuck = Zonder genoemde speelwijze was er alleen met geluk meer te halen, en geluk telt niet voor de partij die claimde.
book-e-AgreementStands = Wat afgesproken is, blijft staan.
book-e-TricksBack = { $n ->
    [one] { CAP($side) } krijgt de slag die deze partij had moeten krijgen.
   *[other] { CAP($side) } krijgt de { $n } slagen die deze partij had moeten krijgen.
} De score wordt gewijzigd.
book-e-ConcessionStands = De afgestane slagen blijven bij de andere partij.
