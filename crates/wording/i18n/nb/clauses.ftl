# De enkelte bestemmelsene i lovene: et kort navn, og hva bestemmelsen sier med våre egne ord.

## Fremgangsmåte, informasjon, forklaringer

clause-9A = Hvem som kan påpeke en uregelmessighet
    .text = I spillet kan spillefører og motspillerne si fra når noe er gått galt. Alle, også blindemann, kan prøve å hindre en feil, men er den først gjort, tier blindemann til spillet er over. I 2007 kunne blindemann bare hindre feil fra spillefører.
clause-9B1 = Turneringslederen tilkalles straks
    .text = Når noen har påpekt feilen, tilkalles turneringslederen med en gang, og nå kan også blindemann gjøre det. Ingen taper på det, og ingen gjør noe mer før alt er forklart.
clause-9C = Den som retter sin egen feil
    .text = Retter en spiller sin egen feil før turneringslederen er kommet, kan det i seg selv føre til ny korrigering.
clause-10A = Bare turneringslederen korrigerer
    .text = Spillerne kan ikke selv fastsette eller ettergi en korrigering. Har de gjort det, kan turneringslederen la det stå eller gjøre det om.
clause-10C1 = Alle muligheter forklares først
    .text = Er det et valg, forklarer turneringslederen hver mulighet og hva den fører til, før noen velger.
clause-10C2 = Valget tas alene
    .text = Den som har valget, velger uten å rådføre seg med makker.
clause-11A = Når retten til korrigering går tapt
    .text = Handler den ikke-feilende siden før turneringslederen er tilkalt, kan retten til korrigering gå tapt. Tjente siden på at motstanderne ikke kjente loven, tas bare dens egen gevinst bort; den andre siden beholder scoren sin.
clause-12A = Når turneringslederen justerer scoren
    .text = Scoren justeres når loven ikke har noen korrigering for lovbruddet, når spillet ikke kan gjennomføres normalt, eller når det er korrigert feil. Andre bestemmelser kan også føre dit.
clause-12B = Hva en justert score skal oppnå
    .text = Den ikke-feilende siden skal få skaden rettet opp, og den feilende siden skal ikke tjene på feilen. Scoren justeres ikke bare fordi en foreskrevet korrigering virker hard eller mild.
clause-12C1 = Korrigert score
    .text = Turneringslederen anslår hva som trolig hadde skjedd uten lovbruddet; flere resultater som lovlig kunne nås, kan vektes. Skade man har påført seg selv med en grov feil som ikke har med saken å gjøre, eller med et vilt sjansespill, rettes ikke opp. I 2007 så man i stedet på det gunstigste av de sannsynlige resultatene.
clause-12C2 = Prosentvis justert score
    .text = Går det ikke an å få et virkelig resultat, gis middels minus til den skyldige, middels til den som er delvis skyldig og middels pluss til den uskyldige: høyst 40, 50 og minst 60 prosent, i IMP vanligvis 3 fra eller til.
clause-16A = Hva en spiller kan bygge på
    .text = Man kan bruke lovlige meldinger og kort i spillet, lovlig informasjon og det man visste før kortene ble tatt opp. Alt annet er uvedkommende og kan ikke ligge til grunn for en melding eller et kort.
clause-16B = Informasjon fra makker utenom spillet
    .text = Har makker røpet noe med ord, tempo eller mimikk, må man ikke velge det som dermed pekes ut, når noe annet også var aktuelt for spillere av samme slag. Ga det skade, justeres scoren etter spillet.
clause-16C1 = Tilbaketrukne kort: den ikke-feilende siden
    .text = Den ikke-feilende siden kan bruke alt det tilbaketrukne meldinger og kort har vist, både egne og motstandernes.
clause-16C2 = Tilbaketrukne kort: den feilende siden
    .text = For den feilende siden er det urettmessig informasjon, det begge siders tilbaketrukne meldinger og kort har vist. Det må velges som om de aldri var sett.
clause-17D = Meldingsperioden er slutt
    .text = Når meldingene er over, varer meldingsperioden til en av motspillerne vender et åpningsutspill, også når det er feil motspiller. Et kort fra spillefører-siden avslutter den ikke.
clause-20F1 = Spørsmål under meldingene
    .text = En spiller som er i tur til å melde, kan spørre om motstandernes meldinger. Svaret kommer fra makkeren til den som meldte.
clause-20F2 = Spørsmål under spillet
    .text = Etter siste pass og gjennom hele spillet kan en motspiller spørre i egen tur, og spillefører når det skal spilles fra hånden eller bordet. Blindemann får ikke spørre.
clause-20F3 = Spørsmål om én enkelt melding
    .text = Man kan nøye seg med å spørre om én melding, men spørsmålet kan i seg selv røpe noe for makker.
clause-20F4 = Egen forklaring var feil
    .text = Oppdager en spiller at egen forklaring var feil eller mangelfull, tilkalles turneringslederen og feilen rettes, senest før åpningsutspillet vendes.
clause-20F5 = Makkers forklaring var feil
    .text = Under meldingene sier man ingenting og viser ingenting. Spillefører og blindemann retter den etter siste pass, en motspiller først når spillet er over, og alltid gjennom turneringslederen.
clause-20F6 = Hva en gal forklaring fører til
    .text = Turneringslederen avgjør om forklaringen har villedet: For meldinger gjelder bestemmelsen om å melde om igjen, for kort den om å ta kortet tilbake, og ellers kan scoren justeres.
clause-21 = Melding på en gal forklaring
    .text = En melding som nok skyldtes en gal forklaring, kan endres så lenge meldingsperioden varer og makker ikke har meldt siden. Etterpå kan bare scoren justeres.
clause-22 = Meldingene er over
    .text = Tre pass etter et bud avslutter meldingene. Passer alle fire fra starten, legges kortene tilbake, og det gis ikke på nytt.
clause-23 = Sammenlignbar melding
    .text = En erstatningsmelding er sammenlignbar når den betyr det samme eller nesten det samme, noe snevrere, eller har samme formål som den tilbaketrukne. Da blir det ingen korrigering, men hjalp den tilbaketrukne meldingen, justeres scoren. Regelen finnes ikke i 2007.

## Kort vist under meldingene

clause-24 = Kort vist eller spilt ut under meldingene
    .text = Et kort som makker kunne ha sett før meldingsperioden er slutt, blir liggende åpent til den er over. I mellomtiden kan motstanderne bruke det kortet viser, men makker får ikke.
clause-24A = Ett lavt kort vist under meldingene
    .text = Er det ett enkelt kort under honnør, og ble det ikke spilt ut, skjer det ikke noe mer under meldingene.
clause-24B = En honnør eller et for tidlig utspill
    .text = Er kortet en honnør, eller ble et hvilket som helst kort spilt ut for tidlig, må makker passe neste gang.
clause-24C = To eller flere kort vist under meldingene
    .text = Er det vist mer enn ett kort, må makker passe neste gang.
clause-24D = Den feilende siden skal spille kontrakten
    .text = Blir den feilende siden spillefører-side, tas kortene som ble vist, opp på hånden.
clause-24E = Den feilende siden skal spille motspill
    .text = Blir den feilende siden motspillere, er hvert kort som ble vist, nå et straffekort.

## Meldinger som virker inn i spillet

clause-25 = Endring av en melding
    .text = Et feilgrep eller en forsnakkelse kan rettes til makker har meldt; å ombestemme seg teller ikke. Endres en melding som var ment, kan neste motstander godta den nye, ellers står den første.
clause-26 = Utspillsbegrensning etter en tilbaketrukket melding
    .text = Er meldingen ikke erstattet av en sammenlignbar, og blir den feilende motspiller, kan spillefører ved makkers første utspill forby én farge som den feilende ikke har vist i de lovlige meldingene, så lenge utspillet beholdes. I 2007 kunne spillefører i noen tilfeller også kreve en farge.
clause-27 = For lavt bud
    .text = Neste motstander kan godta budet. Ellers rettes det, uten følger om det heves til laveste bud i samme farge eller erstattes av en sammenlignbar melding; i andre tilfeller må makker passe resten av tiden. I 2007 var unntaket snevrere.
clause-28to32 = Meldinger utenfor tur
    .text = Neste motstander kan godta meldingen ved å melde. Ellers strykes den, og turen går tilbake; er den nye meldingen ikke sammenlignbar, må makker passe én gang. I 2007 fantes ikke det unntaket, og makker måtte ofte passe til slutten.
clause-34to39 = Ulovlige meldinger
    .text = En godtatt pass utenfor tur skal ikke ta turen fra noen. En dobling som ikke er mulig, et bud over sjutrinnet, en melding trass i påbudt pass eller etter at meldingene er over, strykes, og den feilende siden kan få påbud om å passe.

## Åpningsutspill, blindemann, spillets gang

clause-41A = Åpningsutspillet legges med fremsiden ned
    .text = Utspillet legges skjult og tas bare opp igjen når turneringslederen sier det, og da uten at noen har sett det. Et skjult kort fra feil motspiller går rett og slett tilbake på hånden.
clause-41B = Gjennomgang av meldingene og spørsmål
    .text = Før utspillet vendes, kan utspillerens makker og spillefører få meldingene gjentatt og forklart; ved sitt første kort kan spillefører og motspillerne få dem gjentatt. Forklaringer kan fås senere, i egen tur.
clause-41C = Utspillet vendes
    .text = Når utspillet er vendt, er spillet i gang for alvor, og blindemann legger ned. Senere kan man i egen tur få vite kontrakten og om den er doblet, men ikke av hvem.
clause-41D = Blindemann legger ned
    .text = Blindemann legger kortene med fremsiden opp i farger, trumfen til høyre sett fra blindemann og de lave kortene mot spillefører, som spiller begge hendene.
clause-42A = Det blindemann alltid kan
    .text = Blindemann kan opplyse om fakta og lover når turneringslederen er til stede, telle stikk og spille de kortene spillefører nevner. Siden 2017 sørger blindemann også for at bordet følger farge.
clause-42B = Det blindemann kan så lenge retten ikke er forspilt
    .text = Blindemann kan spørre spillefører, men aldri en motspiller, om en farge mangler, og kan prøve å hindre enhver feil. En feil som er gjort, nevnes først etter spillet. I 2007 gjaldt det bare feil fra spillefører.
clause-43A1 = Det blindemann ikke kan under spillet
    .text = Blindemann tilkaller ikke turneringslederen og påpeker ikke feil før en annen har gjort det, tar ikke del i spillet og forteller ikke spillefører noe om det.
clause-43A2 = Blindemann ser ikke andre hender
    .text = Blindemann bytter ikke hånd med spillefører, går ikke bort for å se spillefører spille og kikker ikke i en motspillers kort. Ellers går noen av blindemanns rettigheter tapt.
clause-43A3 = Ingen viser blindemann hånden sin
    .text = En motspiller må ikke la blindemann se kortene sine. Dette ble først skrevet inn i 2017.
clause-43B2 = Blindemann har sett kort og hjelper spillefører
    .text = Advarer blindemann om feil hånd, velger en av motspillerne hvilken hånd det spilles ut fra. Spør blindemann som den første om en revoke, rettes den, men stikk flyttes som om den var etablert.
clause-43B3 = Blindemann har sett kort og påpeker motspillets feil
    .text = Det korrigeres ikke med en gang, og spillet fortsetter. Etterpå tas det motspillerne tjente på feilen, fra dem, mens spilleførersiden beholder resultatet sitt.
clause-44A = Fritt utspill
    .text = Den som spiller ut, kan legge et hvilket som helst kort, med mindre et krav eller forbud gjelder.
clause-44B = Ett kort hver, med klokka
    .text = Etter utspillet legger de tre andre hvert sitt kort, i rekkefølge med klokka.
clause-44C = Farge må følges
    .text = Den som kan, følger farge. Det går foran alt annet, også straffekort og krav.
clause-44D = Når fargen mangler
    .text = Den som ikke kan følge farge, kan legge et hvilket som helst kort, med mindre noe annet er pålagt.
clause-44E = Stikk med trumf
    .text = Er det trumf i stikket, vinner den høyeste trumfen.
clause-44F = Stikk uten trumf
    .text = Er det ingen trumf i stikket, vinner det høyeste kortet i fargen som er spilt ut.
clause-44G = Vinneren spiller ut
    .text = Den hånden som vant stikket, spiller ut til neste. Vant bordet, kommer utspillet fra bordet.

## Når er et kort spilt

clause-45A = Slik spilles et kort
    .text = En spiller tar kortet fra hånden og legger det på bordet foran seg med fremsiden opp. Åpningsutspillet ligger likevel først skjult.
clause-45B = Kort fra bordet
    .text = Spillefører nevner kortet, og blindemann legger det. Om nødvendig kan spillefører ta det selv.
clause-45C1 = Motspillers kort regnes som spilt
    .text = Holder en motspiller kortet slik at makker kunne ha sett fremsiden, er det spilt.
clause-45C2 = Spilleførers kort regnes som spilt
    .text = Et kort fra spilleførers hånd er spilt når det holdes åpent på eller like over bordet, eller slik at det viser at det er spilt. Et kort som ble mistet, er det ikke.
clause-45C3 = Spillefører rører et kort på bordet
    .text = Rører spillefører med vilje ved et av bordets kort, er det spilt, med mindre kortene ble ordnet eller det gjaldt å nå et nabokort.
clause-45C4a = Et nevnt kort er spilt
    .text = Den som sier, eller på annen måte viser, hvilket kort som skal spilles, har spilt det.
clause-45C4b = Forsnakkelse om et kort fra bordet
    .text = Nevnte spillefører et annet kort enn det som var tenkt, kan det rettes til spillefører neste gang spiller fra en av hendene. Å ombestemme seg teller ikke. Neste motstander kan ta kortet sitt til det gale tilbake. I 2007 gjaldt det bare uten tenkepause, og til makker spilte.
clause-45C5 = Straffekort kan måtte spilles
    .text = Et straffekort kan være bundet til å bli spilt uten å bli nevnt; reglene om straffekort avgjør når.
clause-45D = Blindemann legger et kort som ikke var nevnt
    .text = Ses det før begge sider har spilt til neste stikk, går kortet tilbake, og det nevnte spilles. En motspiller kan ta kortet sitt til det gale tilbake, og bytter spilleførers høyre motstander kort, kan spillefører også det. Senere står alt.
clause-45E1 = Femte kort fra en motspiller
    .text = Et femte kort til stikket blir straffekort, med mindre turneringslederen ser det som et utspill; da gjelder reglene om utspill utenfor tur.
clause-45E2 = Femte kort fra spilleførersiden
    .text = Et femte kort går tilbake på hånden uten videre, med mindre det regnes som et utspill.
clause-45F = Blindemann peker på et kort
    .text = Har blindemann rørt eller vist et kort uten å være bedt om det, spilles det videre. Etterpå justeres scoren hvis det viste vei og motspillet led skade.
clause-45G = Kort vendes først når alle har spilt
    .text = Ingen vender kortet sitt før alle fire har lagt til stikket.

## Ufullstendig eller umulig anvisning til bordet

clause-46B1 = Spillefører sier bare høyt eller lavt
    .text = Nevnes ingen bestemt verdi, men høyt eller lavt, velges kortet i fargen som er spilt ut; lavt er det minste i fargen. Et annet kort spilles bare om det er hevet over tvil at spillefører mente det.
clause-46B1a = Spillefører sier høyt
    .text = Det spilles bordets høyeste kort i fargen som er spilt ut, med mindre noe annet uten tvil var ment.
clause-46B1b = Spillefører vil vinne stikket
    .text = Sier spillefører stikk, trumf eller liknende, spilles det laveste kortet som man vet vinner stikket.
clause-46B2 = Bare fargen er nevnt
    .text = Det spilles bordets laveste kort i fargen som er nevnt, med mindre noe annet uten tvil var ment.
clause-46B3a = Bare verdien er nevnt, bordet spiller ut
    .text = Det fortsettes i fargen som bordet vant forrige stikk med, hvis kortet finnes der.
clause-46B3b = Bare verdien er nevnt, ellers
    .text = Det spilles et lovlig kort av den verdien. Er flere lovlige, sier spillefører hvilket.
clause-46B4 = Kortet ligger ikke på bordet
    .text = Anvisningen gjelder ikke, og spillefører nevner et hvilket som helst lovlig kort.
clause-46B5 = Verken farge eller verdi er nevnt
    .text = Sier spillefører at det er likegyldig, kan en av motspillerne bestemme bordets kort uten å rådføre seg. De behøver det ikke.

## Å ta spilte kort tilbake

clause-47A = Tilbake fordi korrigeringen krever det
    .text = Et spilt kort tas tilbake når en korrigering krever det. Er det en motspillers, kan det bli straffekort.
clause-47B = Tilbake for å rette et ulovlig kort
    .text = Et kort som ikke var lov å spille, tas tilbake for å rette feilen. En motspillers kort kan bli straffekort.
clause-47C = Tilbake etter en forsnakkelse
    .text = Har spillefører rettet en forsnakkelse, går kortet som ble nevnt feil, tilbake til bordets hånd uten videre.
clause-47D = Tilbake fordi en motstander byttet kort
    .text = Har en motstander lovlig byttet kort, kan den som har spilt etterpå, ta sitt eget tilbake og spille et annet. Det det gamle viste, er urettmessig for motstanderen.
clause-47E1 = En motstander sa at det var tur
    .text = Ble spilleren villedet av en motstander, blindemann medregnet, tas kortet tilbake uten følger. Det kan ikke godtas, blir ikke straffekort og etablerer ingen revoke. I 2007 var tilbaketrekning bare tillatt, og en revoke kunne bli etablert.
clause-47E2a = Spilt på en gal forklaring
    .text = Rettes motstandernes forklaring etter at kortet er spilt, kan det byttes ut så lenge ingen har spilt siden; men åpningsutspillet ikke når blindemann har vist et kort. I 2007 talte bare senere kort i samme stikk.
clause-47E2b = For sent å ta tilbake
    .text = Kan kortet ikke lenger byttes ut, kan turneringslederen justere scoren hvis den gale forklaringen gjorde skade.
clause-47F1 = Tilbake når motstanderen spilte riktig ut
    .text = Har rette motstander selv spilt ut, kan kortene til det gale utspillet tas tilbake.
clause-47F2 = Ellers ligger et spilt kort
    .text = Utenom de nevnte tilfellene kan et spilt kort ikke tas tilbake.

## Fremviste kort og straffekort

clause-48A = Spilleførers fremviste kort er aldri straffekort
    .text = Spillefører og bordet får ingen straffekort, og et kort som ble mistet, behøver ikke å bli spilt.
clause-48B1 = Spillefører viser kort etter et utspill utenfor tur
    .text = Begynner spillefører å legge ned hånden etter et åpningsutspill utenfor tur, gjelder bestemmelsen om å bli blindemann.
clause-48B2 = Spillefører viser hånden på et annet tidspunkt
    .text = Da kan det være et krav, med mindre det var tydelig at det ikke var ment som et krav.
clause-49 = Motspillers fremviste eller nevnte kort
    .text = Kunne makker ha sett fremsiden utenom vanlig spill, eller nevner en motspiller et kort som sitt eget, er det straffekort. At bare spillefører så det, er ikke nok.
clause-50 = Straffekort
    .text = Et kort som en motspiller viser for tidlig uten å spille det ut, er straffekort, med mindre turneringslederen bestemmer noe annet.
clause-50A = Straffekortet blir liggende åpent
    .text = Det ligger foran eieren med fremsiden opp til det er spilt eller tatt opp.
clause-50B = Lite eller stort straffekort
    .text = Lite er bare ett enkelt kort under honnør, vist ved et uhell. Honnører og kort som ble vist fordi de ble spilt med vilje, er store, og har samme hånd to eller flere straffekort, er alle store.
clause-50C = Lite straffekort
    .text = Eieren får ikke spille et annet lavt kort i fargen før det, men gjerne en honnør. Det må ikke spilles ut eller kastes av, og makkers utspill er fritt.
clause-50D1a = Stort straffekort spilles så snart det går
    .text = Det må spilles ved første lovlige anledning, enten eieren spiller ut, følger farge, kaster av eller trumfer.
clause-50D1b = Det som går foran straffekortet
    .text = Å følge farge og å følge et krav eller forbud går foran. Da blir straffekortet liggende til neste anledning.
clause-50D2 = Utspill mens makker har et stort straffekort
    .text = Skal en motspiller spille ut mens makker har et stort straffekort liggende, venter utspillet til spillefører har valgt å kreve fargen, forby den eller la utspillet være fritt.
clause-50D2a = Straffekort: fargen kreves eller forbys
    .text = Kravet gjelder bare dette ene utspillet, forbudet så lenge nettopp den motspilleren beholder utspillet. I begge tilfeller tas kortet opp og er ikke lenger straffekort, også når det ikke gikk an å adlyde.
clause-50D2b = Straffekort: ikke noe krav
    .text = Makker spiller fritt ut, kortet blir liggende, og ved hvert senere utspill fra makker mens det ligger der, velger spillefører på nytt.
clause-50E1 = Hva et liggende straffekort viser
    .text = Så lenge kortet ligger der, kan alle bruke det kortet viser, og reglene for hvordan det spilles. I 2007 kunne makker bare bruke at det måtte spilles.
clause-50E2 = Hva et straffekort som er tatt opp, viste
    .text = Er kortet tatt opp, må makker spille som om det aldri var sett, mens spillefører gjerne kan bruke det. I 2007 var synet av det urettmessig for makker fra begynnelsen.
clause-50E3 = Straffekortet hjalp den feilende siden
    .text = Kunne resultatet vært et annet uten hjelpen fra kortet som ble vist, og er den andre siden skadelidende, justeres scoren etter spillet. Slik er det formulert siden 2017.
clause-51A = Flere straffekort kan spilles
    .text = Er flere av dem lovlige, sier spillefører hvilket eieren skal spille.
clause-51B1a = Flere straffekort i én farge, fargen kreves
    .text = Makker spiller ut fargen denne ene gangen, alle straffekort i den tas opp, og eieren spiller et lovlig kort.
clause-51B1b = Flere straffekort i én farge, fargen forbys
    .text = Makker spiller ikke ut fargen så lenge utspillet beholdes, og alle straffekort i den tas opp.
clause-51B2a = Straffekort i flere farger, én kreves
    .text = Spillefører krever en av fargene. Bare straffekortene i den tas opp; de andre blir liggende.
clause-51B2b = Straffekort i flere farger, én eller flere forbys
    .text = Forbudet gjelder så lenge makker beholder utspillet. Straffekort i hver forbudt farge tas opp; de andre blir liggende.
clause-51B2c = Straffekort i flere farger, ikke noe krav
    .text = Makker spiller fritt ut, alle blir liggende, og valget kommer igjen ved neste utspill.
clause-52A = Straffekortet ble ikke spilt
    .text = Har en motspiller spilt et annet kort i stedet for straffekortet som måtte spilles, kan det ikke tas tilbake på eget initiativ.
clause-52B1a = Spillefører godtar kortet
    .text = Spillefører kan godta kortet som kom i stedet for straffekortet.
clause-52B1b = Spillefører har spilt videre
    .text = Har spillefører deretter spilt fra hånden eller bordet, er kortet godtatt.
clause-52B1c = Straffekortet er fortsatt straffekort
    .text = Er det andre kortet godtatt, blir straffekortet som ikke ble spilt, liggende som straffekort.
clause-52B2 = Spillefører forlanger straffekortet spilt
    .text = Straffekortet spilles i stedet, og hvert kort som ble spilt ulovlig underveis, er nå et stort straffekort.
