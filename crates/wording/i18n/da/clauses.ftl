# Lovenes enkelte bestemmelser: et kort navn, og hvad bestemmelsen siger med vores egne ord.

## Fremgangsmåde, oplysninger, forklaringer

clause-9A = Hvem må gøre opmærksom på en uregelmæssighed
    .text = I spillet må spilfører og modspillerne sige til, når noget er gået galt. Enhver, også den blinde, må prøve at forhindre en fejl, men når den er sket, tier den blinde, til spillet er slut. I 2007 måtte den blinde kun forhindre fejl fra spilfører.
clause-9B1 = Turneringslederen kaldes straks
    .text = Så snart nogen har gjort opmærksom på fejlen, kaldes turneringslederen, og nu må også den blinde kalde. Ingen mister noget ved det, og ingen gør mere, før alt er forklaret.
clause-9C = Den, der selv retter sin fejl
    .text = Retter en spiller sin egen fejl, før turneringslederen er kommet, kan det i sig selv føre til yderligere berigtigelse.
clause-10A = Kun turneringslederen berigtiger
    .text = Spillerne kan ikke selv fastsætte eller eftergive en berigtigelse. Har de gjort det, kan turneringslederen lade det stå eller gøre det om.
clause-10C1 = Alle muligheder forklares først
    .text = Er der et valg, forklarer turneringslederen hver mulighed og dens følger, før nogen vælger.
clause-10C2 = Valget træffes alene
    .text = Den, der har valget, vælger uden at rådføre sig med makker.
clause-11A = Når retten til berigtigelse går tabt
    .text = Handler den ikke-fejlende side, før turneringslederen er kaldt, kan den miste retten til berigtigelse. Fik den noget ud af, at modstanderne ikke kendte loven, tages kun dens egen gevinst fra den; den anden side beholder sin score.
clause-12A = Hvornår turneringslederen justerer scoren
    .text = En justeret score gives, når loven ikke har nogen berigtigelse for overtrædelsen, når spillet ikke kan gennemføres normalt, eller når der er berigtiget forkert. Andre bestemmelser kan også føre dertil.
clause-12B = Hvad en justeret score skal opnå
    .text = Den ikke-fejlende side skal have sin skade erstattet, og den fejlende side skal ikke tjene på fejlen. Scoren justeres ikke, blot fordi en foreskrevet berigtigelse virker hård eller mild.
clause-12C1 = Korrigeret score
    .text = Turneringslederen anslår, hvad der sandsynligvis var sket uden overtrædelsen; flere lovligt opnåelige resultater kan vægtes. Skade, man har påført sig selv med en grov og uvedkommende fejl eller et vildt sats, erstattes ikke. I 2007 så man i stedet på det gunstigste sandsynlige resultat.
clause-12C2 = Kunstig score
    .text = Kan der ikke nås et rigtigt resultat, gives middel minus til den skyldige, middel til den delvis skyldige og middel plus til den uskyldige: højst 40, 50 og mindst 60 procent, i IMP normalt 3 fra eller til.
clause-16A = Hvad en spiller må bygge på
    .text = Man må bruge spillets lovlige meldinger og kort, beføjede oplysninger og det, man vidste, før kortene blev taget op. Alt andet er uvedkommende og må ikke ligge til grund for en melding eller et kort.
clause-16B = Oplysninger fra makker uden for spillet
    .text = Har makker røbet noget med ord, tempo eller mimik, må man ikke vælge det, der peges på, når noget andet også kom på tale for spillere af samme slags. Gav det skade, justeres scoren efter spillet.
clause-16C1 = Tilbagetagne kort: den ikke-fejlende side
    .text = Den ikke-fejlende side må bruge alt, hvad tilbagetagne meldinger og kort har vist, både sine egne og modstandernes.
clause-16C2 = Tilbagetagne kort: den fejlende side
    .text = For den fejlende side er det ubeføjede oplysninger, hvad begge siders tilbagetagne meldinger og kort har vist. Der skal vælges, som om de aldrig var set.
clause-17D = Meldeperioden slutter
    .text = Når meldingerne er forbi, varer meldeperioden, til en af modspillerne vender et åbningsudspil, også selv om det er den forkerte modspiller. Et kort fra spilførersiden afslutter den ikke.
clause-20F1 = Spørgsmål under meldingerne
    .text = En spiller, der er i tur til at melde, må spørge om modstandernes meldinger. Svaret kommer fra makker til den, der meldte.
clause-20F2 = Spørgsmål under spillet
    .text = Efter den sidste pas og gennem hele spillet må en modspiller spørge, når det er egen tur, og spilfører, når der skal spilles fra hånden eller bordet. Den blinde må ikke spørge.
clause-20F3 = Spørgsmål om en enkelt melding
    .text = Man må nøjes med at spørge om én melding, men spørgsmålet kan selv røbe noget for makker.
clause-20F4 = Egen forklaring var forkert
    .text = Opdager en spiller, at egen forklaring var forkert eller mangelfuld, kaldes turneringslederen og fejlen rettes, senest inden åbningsudspillet vendes.
clause-20F5 = Makkers forklaring var forkert
    .text = Under meldingerne siger man intet og viser intet. Spilføreren og den blinde retter den efter den sidste pas, en modspiller først når spillet er slut, og altid gennem turneringslederen.
clause-20F6 = Hvad en forkert forklaring fører til
    .text = Turneringslederen afgør, om forklaringen har vildledt: for meldinger gælder bestemmelsen om at melde om, for kort den om at tage kortet tilbage, og ellers kan scoren justeres.
clause-21 = Melding på en forkert forklaring
    .text = En melding, der nok skyldtes en forkert forklaring, må ændres, så længe meldeperioden varer og makker ikke har meldt siden. Derefter kan kun scoren justeres.
clause-22 = Meldingerne er forbi
    .text = Tre pas efter et bud afslutter meldingerne. Passer alle fire fra begyndelsen, lægges kortene tilbage, og der gives ikke om.
clause-23 = Sammenlignelig melding
    .text = En erstatningsmelding er sammenlignelig, når den betyder det samme eller næsten det samme, noget snævrere eller har samme formål som den tilbagetagne. Så er der ingen berigtigelse, men hjalp den tilbagetagne melding, justeres scoren. Reglen findes ikke i 2007.

## Kort vist under meldingerne

clause-24 = Kort vist eller spillet ud under meldingerne
    .text = Et kort, som makker kunne have set før meldeperiodens slutning, bliver liggende åbent, til den er forbi. Så længe må modstanderne bruge, hvad det viser, men makker må ikke.
clause-24A = Ét lille kort vist under meldingerne
    .text = Er det et enkelt kort under honnør, og blev det ikke spillet ud, sker der ikke mere under meldingerne.
clause-24B = En honnør eller et for tidligt udspil
    .text = Er kortet en honnør, eller blev et hvilket som helst kort spillet ud for tidligt, skal makker passe næste gang.
clause-24C = To eller flere kort vist under meldingerne
    .text = Er der vist mere end ét kort, skal makker passe næste gang.
clause-24D = Den fejlende side skal spille kontrakten
    .text = Bliver den fejlende side spilførerside, tages de viste kort op på hånden.
clause-24E = Den fejlende side skal spille modspil
    .text = Bliver den fejlende side modspillere, er hvert vist kort nu strafkort.

## Meldinger, der rækker ind i spillet

clause-25 = Ændring af en melding
    .text = En fejlgreben eller fortalt melding må rettes, til makker har meldt; et skift af mening tæller ikke. Ændres en tilsigtet melding, kan næste modstander acceptere den nye, ellers står den første ved magt.
clause-26 = Udspilsbegrænsning efter en tilbagetaget melding
    .text = Er meldingen ikke erstattet af en sammenlignelig, og bliver den fejlende modspiller, må spilfører ved makkers første udspil forbyde én farve, som den fejlende ikke har vist i de lovlige meldinger, så længe udspillet beholdes. I 2007 kunne spilfører i visse tilfælde også kræve en farve.
clause-27 = For lavt bud
    .text = Næste modstander må acceptere buddet. Ellers rettes det, uden følger hvis det hæves til laveste bud i samme farve eller erstattes af en sammenlignelig melding; i andre tilfælde skal makker passe resten af tiden. I 2007 var undtagelsen snævrere.
clause-28to32 = Meldinger uden for tur
    .text = Næste modstander må acceptere meldingen ved at melde. Ellers bortfalder den, og turen går tilbage; er den nye melding ikke sammenlignelig, skal makker passe én gang. I 2007 fandtes den undtagelse ikke, og makker måtte ofte passe til det sidste.
clause-34to39 = Ulovlige meldinger
    .text = Et accepteret pas uden for tur må ikke tage turen fra nogen. En dobling, der ikke er mulig, et bud over syvtrinnet, en melding trods pålagt pas eller efter meldingernes slutning fjernes, og den fejlende side kan blive pålagt at passe.

## Åbningsudspil, den blinde, spillets gang

clause-41A = Åbningsudspillet lægges fordækt
    .text = Udspillet lægges med billedsiden nedad og tages kun op igen, når turneringslederen siger det, og da uden at nogen har set det. Et fordækt kort fra den forkerte modspiller går blot tilbage på hånden.
clause-41B = Gentagelse af meldingerne og spørgsmål
    .text = Før udspillet vendes, må udspillerens makker og spilfører få meldingerne gentaget og forklaret; ved eget første kort må spilfører og modspillerne få dem gentaget. Forklaringer kan fås senere, når det er egen tur.
clause-41C = Udspillet vendes
    .text = Når udspillet er vendt, er spillet i gang for alvor, og den blinde lægger sine kort op. Senere kan man i egen tur få kontrakten at vide, og om den er doblet, men ikke af hvem.
clause-41D = Den blinde lægger op
    .text = Den blinde lægger kortene med billedsiden opad i farver, trumfen til højre set fra den blinde og de små kort mod spilfører, som spiller begge hænder.
clause-42A = Hvad den blinde altid må
    .text = Den blinde må oplyse om kendsgerninger og love, når turneringslederen er til stede, tælle stik og spille de kort, spilfører nævner. Siden 2017 sørger den blinde også for, at bordet bekender.
clause-42B = Hvad den blinde må, så længe retten ikke er forspildt
    .text = Den blinde må spørge spilfører, men aldrig en modspiller, om en farve mangler, og må prøve at forhindre enhver fejl. Sket fejl nævnes først efter spillet. I 2007 gjaldt det kun fejl fra spilfører.
clause-43A1 = Hvad den blinde ikke må under spillet
    .text = Den blinde kalder ikke turneringslederen og peger ikke på fejl, før en anden har gjort det, deltager ikke i spillet og fortæller ikke spilfører noget om det.
clause-43A2 = Den blinde ser ikke andre hænder
    .text = Den blinde bytter ikke hånd med spilfører, går ikke om for at se spilfører spille og kigger ikke i en modspillers kort. Ellers går nogle af den blindes rettigheder tabt.
clause-43A3 = Ingen viser den blinde sin hånd
    .text = En modspiller må ikke lade den blinde se sine kort. Det blev først skrevet i 2017.
clause-43B2 = Den blinde har set kort og hjælper spilfører
    .text = Advarer den blinde om den forkerte hånd, vælger en af modspillerne, hvilken hånd der spilles ud fra. Spørger den blinde som den første til et kulørsvigt, rettes det, men stik flyttes, som var det etableret.
clause-43B3 = Den blinde har set kort og påpeger modspillets fejl
    .text = Der berigtiges ikke på stedet, og spillet fortsætter. Bagefter tages modspillernes gevinst ved fejlen fra dem, mens spilførersiden beholder sit resultat.
clause-44A = Frit udspil
    .text = Den, der spiller ud, må lægge et hvilket som helst kort, medmindre et krav eller forbud gælder.
clause-44B = Ét kort hver, med uret
    .text = Efter udspillet lægger de tre andre hver ét kort, i rækkefølge med uret.
clause-44C = Farven skal bekendes
    .text = Den, der kan, bekender. Det går forud for alt andet, også strafkort og krav.
clause-44D = Når farven mangler
    .text = Den, der ikke kan bekende, må lægge et hvilket som helst kort, medmindre andet er pålagt.
clause-44E = Stik med trumf
    .text = Er der trumf i stikket, vinder den højeste trumf.
clause-44F = Stik uden trumf
    .text = Er der ingen trumf i stikket, vinder det højeste kort i den udspillede farve.
clause-44G = Vinderen spiller ud
    .text = Den hånd, der vandt stikket, spiller ud til det næste. Vandt bordet, kommer udspillet fra bordet.

## Hvornår er et kort spillet

clause-45A = Sådan spilles et kort
    .text = En spiller tager kortet fra hånden og lægger det på bordet foran sig med billedsiden opad. Åbningsudspillet begynder dog fordækt.
clause-45B = Kort fra bordet
    .text = Spilfører nævner kortet, og den blinde lægger det. Om nødvendigt må spilfører selv tage det.
clause-45C1 = Modspillers kort regnes for spillet
    .text = Holder en modspiller kortet sådan, at makker kunne have set billedsiden, er det spillet.
clause-45C2 = Spilførers kort regnes for spillet
    .text = Et kort fra spilførers hånd er spillet, når det holdes åbent på eller lige over bordet eller på en måde, der viser, at det er spillet. Et tabt kort er det ikke.
clause-45C3 = Kort på bordet rørt af spilfører
    .text = Rører spilfører med vilje et af bordets kort, er det spillet, medmindre kortene blev ordnet, eller et nabokort skulle nås.
clause-45C4a = Et nævnt kort er spillet
    .text = Den, der siger eller på anden måde viser, hvilket kort der skal spilles, har spillet det.
clause-45C4b = Fortalelse om et kort fra bordet
    .text = Nævnte spilfører et andet kort end det tænkte, må det rettes, til spilfører næste gang spiller fra en af hænderne. Et skift af mening tæller ikke. Den næste modstander må tage sit kort til det forkerte tilbage. I 2007 gjaldt det kun uden tænkepause, og til makker spillede.
clause-45C5 = Strafkort kan skulle spilles
    .text = Et strafkort kan være bundet til at blive spillet uden at blive nævnt; reglerne om strafkort afgør, hvornår.
clause-45D = Den blinde lægger et ikke nævnt kort
    .text = Ses det, før begge sider har spillet til næste stik, går kortet tilbage, og det nævnte spilles. En modspiller må tage sit kort til det forkerte tilbage, og skifter spilførers højre modstander kort, må spilfører også. Senere står alt.
clause-45E1 = Femte kort fra en modspiller
    .text = Et femte kort til stikket bliver strafkort, medmindre turneringslederen ser det som et udspil; så gælder reglerne om udspil uden for tur.
clause-45E2 = Femte kort fra spilførersiden
    .text = Et femte kort går tilbage på hånden uden videre, medmindre det regnes for et udspil.
clause-45F = Den blinde peger på et kort
    .text = Har den blinde rørt eller vist et kort uden at være bedt om det, spilles der videre. Bagefter justeres scoren, hvis det viste vej, og modspillet led skade.
clause-45G = Kort vendes først, når alle har spillet
    .text = Ingen vender sit kort, før alle fire har lagt til stikket.

## Ufuldstændig eller umulig anvisning til bordet

clause-46B1 = Spilfører siger kun høj eller lav
    .text = Nævnes ingen bestemt værdi, men højt eller lavt, vælges kortet i den udspillede farve; lavt er farvens mindste. Et andet kort spilles kun, hvis det er hævet over tvivl, at spilfører mente det.
clause-46B1a = Spilfører siger høj
    .text = Der spilles bordets højeste kort i den udspillede farve, medmindre noget andet uden tvivl var ment.
clause-46B1b = Spilfører vil vinde stikket
    .text = Siger spilfører stik, trumf eller lignende, spilles det mindste kort, som man ved vinder stikket.
clause-46B2 = Kun farven er nævnt
    .text = Der spilles bordets mindste kort i den nævnte farve, medmindre noget andet uden tvivl var ment.
clause-46B3a = Kun værdien er nævnt, bordet spiller ud
    .text = Der fortsættes i den farve, bordet vandt det forrige stik med, hvis kortet findes dér.
clause-46B3b = Kun værdien er nævnt, ellers
    .text = Der spilles et lovligt kort af den værdi. Er der flere lovlige, siger spilfører hvilket.
clause-46B4 = Kortet ligger ikke på bordet
    .text = Anvisningen gælder ikke, og spilfører nævner et hvilket som helst lovligt kort.
clause-46B5 = Hverken farve eller værdi nævnt
    .text = Siger spilfører, at det er ligegyldigt, må en af modspillerne bestemme bordets kort uden at rådføre sig. De behøver det ikke.

## Tilbagetagning af spillede kort

clause-47A = Tilbage, fordi berigtigelsen kræver det
    .text = Et spillet kort tages tilbage, når en berigtigelse kræver det. Er det en modspillers, kan det blive strafkort.
clause-47B = Tilbage for at rette et ulovligt kort
    .text = Et kort, der ikke måtte spilles, tages tilbage for at rette fejlen. En modspillers kort kan blive strafkort.
clause-47C = Tilbage efter en fortalelse
    .text = Har spilfører rettet en fortalelse, går det forkert nævnte kort tilbage på bordets hånd uden videre.
clause-47D = Tilbage, fordi en modstander skiftede kort
    .text = Har en modstander lovligt skiftet kort, må den, der har spillet derefter, tage sit eget tilbage og spille et andet. Hvad det gamle viste, er ubeføjet for modstanderen.
clause-47E1 = En modstander sagde, at det var turen
    .text = Blev spilleren vildledt af en modstander, den blinde medregnet, tages kortet tilbage uden følger. Det kan ikke accepteres, bliver ikke strafkort og etablerer ingen kulørsvigt. I 2007 var tilbagetagning kun tilladt, og et kulørsvigt kunne blive etableret.
clause-47E2a = Spillet på en forkert forklaring
    .text = Rettes modstandernes forklaring, efter at kortet er spillet, må det skiftes ud, så længe ingen har spillet siden; åbningsudspillet dog ikke, når den blinde har vist et kort. I 2007 talte kun senere kort i samme stik.
clause-47E2b = For sent at tage tilbage
    .text = Kan kortet ikke længere skiftes ud, kan turneringslederen justere scoren, hvis den forkerte forklaring gjorde skade.
clause-47F1 = Tilbage, når modstanderen spillede rigtigt ud
    .text = Har den rette modstander selv spillet ud, må kortene til det forkerte udspil tages tilbage.
clause-47F2 = Ellers ligger et spillet kort
    .text = Uden for de nævnte tilfælde kan et spillet kort ikke tages tilbage.

## Viste kort og strafkort

clause-48A = Spilførers viste kort er aldrig strafkort
    .text = Spilfører og bordet får ingen strafkort, og et tabt kort behøver ikke at blive spillet.
clause-48B1 = Spilfører viser kort efter et udspil uden for tur
    .text = Begynder spilfører at lægge hånden op efter et åbningsudspil uden for tur, gælder bestemmelsen om at blive den blinde.
clause-48B2 = Spilfører viser hånden på et andet tidspunkt
    .text = Så kan det være et krav, medmindre det var tydeligt, at der ikke var tænkt på et krav.
clause-49 = Modspillers viste eller nævnte kort
    .text = Kunne makker have set billedsiden uden for det normale spil, eller nævner en modspiller et kort som sit eget, er det strafkort. At kun spilfører så det, er ikke nok.
clause-50 = Strafkort
    .text = Et kort, som en modspiller viser for tidligt uden at spille det ud, er strafkort, medmindre turneringslederen bestemmer andet.
clause-50A = Strafkortet bliver liggende åbent
    .text = Det ligger foran ejeren med billedsiden opad, til det er spillet eller taget op.
clause-50B = Lille eller stort strafkort
    .text = Lille er kun et enkelt kort under honnør, vist ved et uheld. Honnører og kort vist, fordi de blev spillet med vilje, er store, og har samme hånd to eller flere strafkort, er alle store.
clause-50C = Lille strafkort
    .text = Ejeren må ikke spille et andet lille kort i farven før det, men gerne en honnør. Det skal ikke spilles ud eller kastes af, og makkers udspil er frit.
clause-50D1a = Stort strafkort spilles først muligt
    .text = Det skal spilles ved første lovlige lejlighed, hvad enten ejeren spiller ud, bekender, kaster af eller trumfer.
clause-50D1b = Hvad der går forud for strafkortet
    .text = At bekende og at følge et krav eller forbud går forud. Så bliver strafkortet liggende til næste lejlighed.
clause-50D2 = Udspil, mens makker har et stort strafkort
    .text = Skal en modspiller spille ud, mens makker har et stort strafkort liggende, venter udspillet, til spilfører har valgt at kræve farven, forbyde den eller lade udspillet være frit.
clause-50D2a = Strafkort: farven kræves eller forbydes
    .text = Kravet gælder kun dette ene udspil, forbuddet så længe netop den modspiller beholder udspillet. I begge tilfælde tages kortet op og er ikke længere strafkort, også når der ikke kunne adlydes.
clause-50D2b = Strafkort: intet krav
    .text = Makker spiller frit ud, kortet bliver liggende, og ved hvert senere udspil fra makker, mens det stadig ligger der, vælger spilfører igen.
clause-50E1 = Hvad et liggende strafkort viser
    .text = Så længe kortet ligger der, må alle bruge, hvad det viser, og reglerne om, hvordan det spilles. I 2007 måtte makker kun bruge, at det skulle spilles.
clause-50E2 = Hvad et optaget strafkort viste
    .text = Er kortet taget op, skal makker spille, som om det aldrig var set, mens spilfører gerne må bruge det. I 2007 var synet ubeføjet for makker fra begyndelsen.
clause-50E3 = Strafkortet hjalp den fejlende side
    .text = Kunne resultatet være blevet et andet uden den hjælp, det viste kort gav, og er den anden side skadet, justeres scoren efter spillet. Sådan er det formuleret siden 2017.
clause-51A = Flere strafkort kan spilles
    .text = Er flere af dem lovlige, siger spilfører, hvilket ejeren skal spille.
clause-51B1a = Flere strafkort i én farve, farven kræves
    .text = Makker spiller farven ud denne ene gang, alle strafkort i den tages op, og ejeren spiller et lovligt kort.
clause-51B1b = Flere strafkort i én farve, farven forbydes
    .text = Makker spiller ikke farven ud, så længe udspillet beholdes, og alle strafkort i den tages op.
clause-51B2a = Strafkort i flere farver, én kræves
    .text = Spilfører kræver en af farverne. Kun dens strafkort tages op; de øvrige bliver liggende.
clause-51B2b = Strafkort i flere farver, en eller flere forbydes
    .text = Forbuddet gælder, så længe makker beholder udspillet. Strafkort i hver forbudt farve tages op; de øvrige bliver liggende.
clause-51B2c = Strafkort i flere farver, intet krav
    .text = Makker spiller frit ud, alle bliver liggende, og valget kommer igen ved næste udspil.
clause-52A = Strafkortet blev ikke spillet
    .text = Har en modspiller spillet et andet kort i stedet for det pligtige strafkort, må det ikke tages tilbage på eget initiativ.
clause-52B1a = Spilfører accepterer kortet
    .text = Spilfører må godtage det kort, der kom i stedet for strafkortet.
clause-52B1b = Spilfører har spillet videre
    .text = Har spilfører derefter spillet fra hånden eller bordet, er kortet godtaget.
clause-52B1c = Strafkortet forbliver strafkort
    .text = Er det andet kort godtaget, bliver det uspillede strafkort liggende som strafkort.
clause-52B2 = Spilfører forlanger strafkortet spillet
    .text = Strafkortet spilles i stedet, og hvert kort, der blev spillet ulovligt undervejs, er nu et stort strafkort.
