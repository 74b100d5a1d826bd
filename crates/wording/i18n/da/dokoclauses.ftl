# Hvad hver regel i Doppelkopf siger, med vores egne ord: et kort navn, så en til tre sætninger. S… står på
# turneringens regelark, T… kun i Turnier-Spielregeln. Til sidst de åbne punkter.

## Runde, kort, ens kort

doko-clause-S1_1 = Tre runder
    .text = Turneringen har tre runder.
doko-clause-S1_2 = Tyve spil ved et bord med fire
    .text = Ved et bord med fire tæller 20 spil i en runde. Med de fire Pflichtsoli står der 24 på listen til sidst.
doko-clause-S1_3 = Femogtyve spil ved et bord med fem
    .text = Ved et bord med fem tæller 25 spil; med de fem Pflichtsoli bliver det 30.
doko-clause-S1_4 = Alle når tyve
    .text = Når rundens talte spil er slut, har hver spiller været med i netop 20 af dem, hvor stort bordet end er. Ved et bord med fem har han siddet over i fem.
doko-clause-S1_5 = Dertil en Pflichtsolo
    .text = Ud over de 20 spil har hver spiller sin Pflichtsolo i hver runde. Den tæller ikke med i de 20.
doko-clause-S1_6 = Kortene
    .text = Der spilles med 48 kort, fra ni til es, hvert af dem to gange; alle får tolv. Man kan kun spille et kort, man har på hånden.
doko-clause-S1_7 = To ens kort
    .text = Af to ens kort i et stik er det første det højeste. Det gælder også for hjerter 10 og også i sidste stik.

## Soloer: pligt, forrang, udspil, næste giver

doko-clause-S2_1 = En Pflichtsolo til alle
    .text = Ingen slipper for sin Pflichtsolo, den pligtige solo, og alle skylder en i hver runde.
doko-clause-S2_2 = Den første solo er Pflichtsolo
    .text = Den første solo, en spiller spiller i runden, er hans Pflichtsolo, hvad enten han vil eller ej. En Lustsolo kan han først få bagefter.
doko-clause-S2_3 = Pflichtsolo går forud
    .text = En Pflichtsolo går forud for enhver Lustsolo. Er der flere Vorbehalte, spørges der derfor på omgang først om Pflichtsolo, og kun om Lustsolo, hvis alle siger nej.
doko-clause-S2_4 = Pflichtsolo før Hochzeit
    .text = Mod en Pflichtsolo kommer ingen Hochzeit igennem. Den, der har begge klør damer, spiller så bare med hos Kontra.
doko-clause-S2_5 = Hochzeit kun, hvis ingen vil spille solo
    .text = En Hochzeit bliver der kun, hvis ingen spiller solo. Blandt flere Vorbehalte er der altid en solo, så da falder den bort.
doko-clause-S2_6 = To soloer af samme rang
    .text = Vil flere spille en solo af samme rang, afgør pladserne efter giveren. De andres Vorbehalt er dermed ude af spillet og bliver ikke nævnt mere.
doko-clause-S2_7 = Hvem der sidder først
    .text = Der tælles med uret: giverens venstre nabo først, giveren sidst. Den, der kommer først, har spillet.
doko-clause-S2_8 = Solo før normalt spil
    .text = Så snart en vil spille solo, er der intet normalt spil.
doko-clause-S2_9 = Udspil i en Pflichtsolo
    .text = Til første stik i en Pflichtsolo spiller solisten ud, hvor han end sidder.
doko-clause-S2_10 = Udspil i en Lustsolo
    .text = I en Lustsolo spiller giverens venstre nabo ud. Solisten har altså kun udspillet, hvis han sidder der.
doko-clause-S2_11 = Efter en Pflichtsolo giver den samme
    .text = Efter en Pflichtsolo giver den samme giver en gang til. Den tæller ikke med i rundens 20 eller 25 spil.
doko-clause-S2_12 = Efter en Lustsolo går given videre
    .text = En Lustsolo tæller i runden som et normalt spil. Derefter giver den næste.

## Arter af solo

doko-clause-S3_1 = Fleischloser
    .text = Der er ingen trumf. I hver farve er rækkefølgen es, ti, konge, dame, bonde, ni.
doko-clause-S3_2 = Bubensolo
    .text = Kun de otte bønder er trumf, klør over spar, hjerter og ruder. Damerne og hjerter 10 står i deres farve.
doko-clause-S3_3 = Damensolo
    .text = Kun de otte damer er trumf, fra klør over spar og hjerter ned til ruder. Bønderne og hjerter 10 hører til sidefarverne.
doko-clause-S3_4 = Farbsolo: hvad der bliver ved at være trumf
    .text = I en Farbsolo er hjerter 10, alle damer og alle bønder trumf som i et normalt spil.
doko-clause-S3_5 = Farbsolo: trumffarven
    .text = Solisten nævner en af de fire farver, og dens es, ti, konge og ni bliver de små trumfer. I hjerter mangler tieren der, for den står allerede øverst.
doko-clause-S3_6 = Ingen husregler
    .text = Andre spil findes ikke i turneringen: ingen Köhler, ingen Armut, ingen Schmeißen, ingen Schweinchen, ingen Bockrunde.

## Hochzeit

doko-clause-S4_1 = Hvem der bliver makker
    .text = Den af de tre andre, der først tager et stik, spiller sammen med den, der har Hochzeit. Kun de første tre stik tæller til det.
doko-clause-S4_2 = Klärungsstich
    .text = Stikket, der giver makkeren, kaldes Klärungsstichet, det afklarende stik. Derfra er det et normalt spil, to mod to.
doko-clause-S4_4 = Alene med sin Hochzeit
    .text = Tager den, der har Hochzeit, selv de første tre stik, spiller han alene videre med de samme trumfer. Det regnes som en solo; en Pflichtsolo er det ikke, og spillet tæller med i runden.
doko-clause-S4_5 = Stille Hochzeit
    .text = En stille Hochzeit er tilladt. Den skrives blandt de normale spil; skylder man endnu en Pflichtsolo, skylder man den stadig.
doko-clause-S4_6 = »Gesund« med begge klør damer
    .text = Den, der siger »gesund« med begge klør damer, spiller alene mod tre. Han behøver ikke røbe det for nogen.
doko-clause-S4_7 = Ingen melding før afklaringen
    .text = I en anmeldt Hochzeit må ingen melde Re eller Kontra, før det fjerde kort i Klärungsstichet ligger.
doko-clause-S4_8 = Sen afklaring flytter grænserne
    .text = Afklarer andet stik, er et kort færre nok til hver melding, afklarer tredje, to færre. Bliver den, der har Hochzeit, alene, er det som en afklaring i tredje stik.

## Meldinger

doko-clause-S5_1 = Re og Kontra: elleve kort
    .text = Re eller Kontra kan meldes af den, der endnu har 11 kort eller flere. Spiller man sit andet kort, er det for sent.
doko-clause-S5_2 = Keine 90: ti kort
    .text = Til »keine 90« skal man endnu have mindst 10 kort.
doko-clause-S5_3 = Keine 60: ni kort
    .text = »Keine 60« kan meldes med 9 kort eller flere, og derefter ikke mere.
doko-clause-S5_4 = Keine 30: otte kort
    .text = Den, der siger »keine 30«, har endnu mindst 8 kort på hånden.
doko-clause-S5_5 = Schwarz: syv kort
    .text = »Schwarz« kan meldes, så længe man har 7 kort eller flere.
doko-clause-S5_6 = Svar
    .text = Den, der svarer på modstandernes melding, må have et kort færre, end den melding kræver. Han kan kun svare med Re eller Kontra, ikke med en Absage.
doko-clause-S5_7 = Absage kun efter en første melding
    .text = En side må først komme med en Absage, når den har sagt Re eller Kontra i tide. Et svar, der ville være for sent som første melding, er ikke nok.
doko-clause-S5_8 = At springe trin over
    .text = Man må springe så mange trin over, man vil, hvis hvert af dem endnu er tilladt i det øjeblik. De tæller alle. Et forsømt trin kan ikke indhentes på den måde.
doko-clause-S5_9 = Melding uden for tur
    .text = Man behøver ikke være i tur for at melde. Kun ens eget antal kort tæller.

## At vinde, og point

doko-clause-S6_1 = Hvem der har vundet
    .text = Uden Absage skal Re have 121 Augen, mens 120 er nok til Kontra. Den, der siger »keine 90«, »keine 60« eller »keine 30«, skal have 151, 181 eller 211, ved »schwarz« alle stik; modstanderne skal så blot forhindre det.
doko-clause-S6_2 = Kun Kontra er meldt
    .text = Har kun Kontra meldt, er det omvendt: Kontra skal have 121 Augen, og Re har vundet med 120.
doko-clause-S6_3c = Hvad Re har meldt
    .text = For hvert trin, Re har meldt, også de oversprungne, får vinderen et point.
doko-clause-S6_3d = Hvad Kontra har meldt
    .text = Hvert trin, Kontra har meldt, er et point værd, og det får den, der vinder spillet.
doko-clause-S6_4 = Ræv fanget
    .text = Går et ruder es til modstanderne, er ræven fanget, og det giver dem et point. I makkers stik er den i sikkerhed.
doko-clause-S6_5 = Doppelkopf
    .text = Et stik med 40 Augen eller flere er en Doppelkopf og giver et point.
doko-clause-S6_6 = Karlchen
    .text = Tager en klør bonde sidste stik, får dens side et point. Bliver den slået, får ingen noget for det.
doko-clause-S6_7 = Ingen Sonderpunkte i solo
    .text = Ræv, Doppelkopf og Karlchen findes ikke, når en spiller alene: ikke i solo, ikke i stille Hochzeit og ikke, når den, der har Hochzeit, bliver alene.
doko-clause-S6_8 = Mod klør damerne
    .text = Vinder Kontra et normalt spil, er der et point ekstra, fordi det gik mod klør damerne.

## Fortegn

doko-clause-S7_1 = Plus og minus
    .text = Vinderne skriver deres point som plus, taberne de samme som minus.
doko-clause-S7_2 = Alene tæller tredobbelt
    .text = Den, der spiller alene mod tre, vinder eller taber det tredobbelte, hver af de andre det enkelte.
doko-clause-S7_3 = At sidde over giver nul
    .text = For et spil, hvor han sidder over, får en spiller hverken plus eller minus.

## Ved bordet

doko-clause-S8_1 = Plads 1 giver først
    .text = Rundens første spil gives altid af plads 1.
doko-clause-S8_2 = Plads 4 fører listen
    .text = Ved et bord med fire skriver den, der sidder på plads 4.
doko-clause-S8_3 = En anden skriver
    .text = Tager en anden frivilligt listen, bliver alle alligevel siddende, hvor de sidder. Rækkefølgen af givere ændres heller ikke.
doko-clause-S8_4 = Plads 5 fører listen
    .text = Ved et bord med fem er listen en sag for plads 5.

## Kun i Turnier-Spielregeln: personer og kort

doko-clause-T1 = Hvem der er hvem
    .text = Deltagere er alle i turneringen, medspillere alle ved bordet, spillere kun de fire med kort. Den, der sidder over, er altså ikke spiller i det spil og kan ikke gøre indsigelse.
doko-clause-T2_2_2 = Augen, kortenes point
    .text = Esset tæller 11 Augen, tieren 10, kongen 4, damen 3, bonden 2 og nieren ingen. Alle kort tilsammen har 240.
doko-clause-T2_3 = Trumf og sidefarve
    .text = Hvert kort er trumf eller hører til en sidefarve, og den mindste trumf slår det højeste kort i en sidefarve. I et normalt spil er hjerter 10 øverst, så kommer damerne og bønderne, hver gang klør, spar, hjerter, ruder, og til sidst ruder es, ti, konge og ni.
doko-clause-T2_4 = Re og Kontra
    .text = Re er de to med en klør dame, i solo solisten; de øvrige er Kontra. Man må kun melde for sin egen side.
doko-clause-T2_4_5 = Siden må ikke røbes
    .text = Om en spiller har en klør dame, må kun kort og meldinger vise. Ethvert andet vink er en overtrædelse.
doko-clause-T2_4_6 = Signaler med kort
    .text = Man må prøve at fortælle makker noget med de kort, man lovligt spiller, og man må også bluffe med dem. Det er der intet galt i.

## At give

doko-clause-T3_2_1 = Lodtrækning om pladser
    .text = Hvem der sidder hvor, afgøres ved lodtrækning.
doko-clause-T3_3_1 = Given går på omgang
    .text = Given går med uret, fra plads 1 til 2, så 3 og så videre.
doko-clause-T3_3_2 = Giveren eller den, der tager af, er væk
    .text = Er giveren væk, må hans venstre nabo blande og give; er den, der skal tage af, væk, må hans højre nabo tage af. Har han forbeholdt sig det, ventes der på ham.
doko-clause-T3_3_5 = At blande og tage af
    .text = Giveren blander grundigt, hans højre nabo tager af én gang, og det springes ikke over. I hver del skal der være mindst tre kort; er kortene bladret sammen, blandes der igen, før der tages af.
doko-clause-T3_3_7 = Fire gange tre kort
    .text = Der gives fra venstre nabo, i fire omgange med tre kort hver.
doko-clause-T3_3_8 = Kort vendt under given
    .text = Bliver et kort synligt under given, og har giveren i det mindste en del af skylden, blandes, tages af og gives der igen.
doko-clause-T3_3_9 = Tæl kortene
    .text = At han har tolv kort, ser hver spiller selv efter.
doko-clause-T3_3_10 = Indsigelse mod given
    .text = Den, der har noget imod blandingen, aftagningen eller given, siger det, før han tager sine kort op. Hvad der først kan ses, mens han tager dem op, kan han endnu da gøre indsigelse imod. For en forkert giver gælder den frist ikke.

## At finde spillet

doko-clause-T4_1_1 = Først spillet, så kortene
    .text = Før det er klart, hvad der spilles, spiller ingen ud, og ingen melder noget.
doko-clause-T4_1_2 = Spørgerunden, og at tage tilbage
    .text = Fra giverens venstre nabo siger hver på omgang »gesund« eller »Vorbehalt«. Det kan tages tilbage, indtil den næste har talt; af den sidste, indtil et kort ligger, der er meldt noget, eller der er spurgt videre. Derefter skal der spilles, om nødvendigt en solo mod ens vilje.
doko-clause-T4_1_3 = Alle gesund
    .text = Er alle gesund, spilles et normalt spil.
doko-clause-T4_1_4 = Kun ét Vorbehalt
    .text = Har kun én sagt Vorbehalt, nævner han, hvad det er: Hochzeit eller solo, og hvilken. Uden Vorbehalt er der intet at nævne, og det nævnes kun én gang.
doko-clause-T4_1_8 = At nævne straks
    .text = Den, der er sikker på, at ingen kan overgå hans Vorbehalt, må nævne det med det samme. Så er spørgerunden forbi, og der må spilles ud.
doko-clause-T4_1_9 = Vorführung
    .text = Den, der skylder sin Pflichtsolo efter de talte spil, skal spille den nu, først den nærmeste til venstre for giveren. Der spørges ikke, han nævner kun arten, og ingen kan tage den fra ham.
doko-clause-T4_2_1 = Enhver art til ethvert formål
    .text = Enhver art af solo duer som Pflichtsolo og som Lustsolo. Den samme en gang til er også tilladt.
doko-clause-T4_2_5 = Efter en Vorführung giver den næste
    .text = Efter enhver anden Pflichtsolo giver den samme igen; efter en, der skulle spilles, giver den næste. Heller ikke den tælles med.
doko-clause-T4_4 = Med begge klør damer
    .text = Den, der har begge klør damer, kan spille solo, anmelde en Hochzeit eller spille alene i det stille. Den, der ikke har dem, kan heller ikke anmelde en Hochzeit.
doko-clause-T4_4_3 = Ethvert stik kan afklare
    .text = Om der blev spillet trumf eller sidefarve ud, er lige meget for Klärungsstichet.
doko-clause-T4_4_5 = Stille Hochzeit flytter intet
    .text = I en stille Hochzeit kræver meldingerne lige så mange kort som i et normalt spil.

## Spillet

doko-clause-T5_1_1 = Første udspil
    .text = Første stik åbnes af den, der blev spurgt først, i en Pflichtsolo af solisten. Forinden skal der være spurgt og nævnt færdigt.
doko-clause-T5_1_2 = Udspil til de andre stik
    .text = Derefter spiller altid den ud, der tog sidste stik.
doko-clause-T5_1_3 = Spillet er spillet
    .text = Et spillet kort bliver liggende. Det tages kun tilbage for at rette en overtrædelse, som ingen gør indsigelse mod.
doko-clause-T5_2 = På omgang
    .text = De andre spiller til med uret, hvert kort med billedsiden opad på bordet. Den, der ikke er i tur, spiller intet.
doko-clause-T5_2_2 = At bekende
    .text = Den, der kan bekende, skal: trumf på trumf, ellers den udspillede sidefarve. Den, der ikke kan, må trumfe eller kaste af, som han vil.
doko-clause-T5_3_1 = Et færdigt stik
    .text = Et stik er færdigt, når det fjerde kort ligger åbent, og ingen gør indsigelse. Efter det tolvte er spillet slut.
doko-clause-T5_3_4 = Stikkene lægges væk
    .text = Den, der har taget stikket, lægger det med bagsiden opad oven på sine andre. Kort for Sonderpunkte må han lægge på tværs, så længe spillet endnu kan efterprøves.
doko-clause-T5_3_5 = At se sidste stik
    .text = Enhver må se sidste stik, til det fjerde kort i det næste ligger; den, der har bedt om det før, også bagefter. Ældre stik bliver lukket.
doko-clause-T5_3_7 = Stik, der bliver liggende
    .text = Samler en solist ikke sine stik ind, er det hans egen risiko: Taber han ét, får Kontra også dem, der er blevet liggende, og alle senere.
doko-clause-T5_3_8 = Stik vendes
    .text = Vender nogen lagte stik eller tæller deres Augen efter, er spillet dermed slut.
doko-clause-T5_4 = At korte spillet af
    .text = Lægger solisten sin hånd ned uden at sige noget, kræver han alle resterende stik og skal spille trumf og hver farve med de højeste kort først. Kræver det en anden rækkefølge, siger han den uopfordret. Giver han modstanderne sine kort, er resten deres.
doko-clause-T5_4_3 = Kun solisten korter spillet af
    .text = Kun en solist, som alle ved er det, må korte spillet af. Gør han det, kan han ikke mere gøre indsigelse mod tidligere overtrædelser.
doko-clause-T5_5 = Hvornår en side er sikker
    .text = En spillers side bliver sikker ved en nævnt solo, Klärungsstichet, hans klør dame, hans melding eller hans afkast på trumf. Makkerskaberne er først afklaret, når det gælder for alle fire.
doko-clause-T6_1_1 = Hvornår et kort er spillet
    .text = Indtil et kort har rørt bordet med billedsiden opad, hører det til hånden. Det afgør, hvor mange kort en spiller endnu har, når han melder.
doko-clause-T6_1_2 = Meldt tidligere end nødvendigt
    .text = En tidlig melding forkorter ingen frist. For senere Absager og for svaret er antallet af kort det samme.
doko-clause-T6_3_1 = Absage mislykket
    .text = Den, der ikke når det meldte, har ikke vundet, heller ikke med mere end 120 Augen. Mislykkes det for begge, vinder ingen; tilbage er pointene for under 90, 60 og 30, dem mod en Absage og dem for ræv, Doppelkopf og Karlchen.
doko-clause-T6_4_5 = For hvilken side
    .text = Er Re og Kontra sagt og makkerne endnu ukendte, skal en tredje eller fjerde spiller ved sin Absage sige, hvilken side den gælder.
doko-clause-T6_4_6 = Alt, hvad der er sagt, gælder
    .text = Taler flere på én gang eller lige efter hinanden, gælder alle deres meldinger.
doko-clause-T6_4_7 = Intet siges to gange
    .text = Hvad ens egen side har sagt, gentages ikke; kun sin egen melding må man sige igen, hvis der var larm. Modstandernes meldinger betyder intet her, så begge sider må sige »keine 90«.
doko-clause-T7_2_2a = Grundværdi og trin
    .text = At vinde er et point værd. Et til kommer for hvert af trinene under 90, under 60 og under 30 hos modstanderne, og et, hvis de intet stik har.
doko-clause-T7_2_2b = Re og Kontra meldt
    .text = To point lægges til, hvis Re er meldt, og to, hvis Kontra er meldt. Et svar er lige så meget værd som en første melding.
doko-clause-T7_2_2e = Re mod en Absage
    .text = Har Kontra lovet for meget, får Re et point for hvert: 120 Augen mod »keine 90«, 90 mod »keine 60«, 60 mod »keine 30«, 30 mod »schwarz«. Hvert meldt trin bliver prøvet.
doko-clause-T7_2_2f = Kontra mod en Absage
    .text = På samme måde får Kontra et point for hvert trin fra Re, som overgås med 30 Augen: 120 mod »keine 90« og så videre ned til 30 mod »schwarz«.
doko-clause-T7_2_3 = Sonderpunkte regnes mod hinanden
    .text = Først regnes begge siders Sonderpunkte mod hinanden, derefter mod resten. Det kan give nul, og selv vinderne kan ende i minus.
doko-clause-T7_3_1 = Skrives straks
    .text = Hvert spil skrives på listen med det samme, med vinderne markeret og en linje, der giver nul. Ved et bord med fire er desuden alle fire resultater lige eller alle ulige, medmindre der er strafpoint imellem. Alle ved bordet står inde for det.

## Listen og turneringen

doko-clause-T7_3_4 = At aflevere listen
    .text = Den, der er udtrukket til at føre listen, sørger for, at turneringsledelsen får den efter runden, også hvis en anden har skrevet.
doko-clause-T8_2 = Dommer og jury
    .text = Først afgør dommeren, om klager og usportslig optræden afgør juryen, og dermed slutter det. En af dem kvitterer for strafpoint på listen.
doko-clause-T8_3_1 = Kun borde med fire
    .text = Forbundets officielle turneringer spilles kun ved borde med fire.
doko-clause-T8_5_1 = Spilletid
    .text = Alle borde begynder samtidig, og der spørges ikke, før runden er givet fri. Er tiden gået, ved et bord med fire efter 100 minutter, spilles det påbegyndte spil færdigt, og de øvrige normale spil udgår.
doko-clause-T8_5_2 = Hvornår runden er slut
    .text = Runden er slut, når ingen ved bordet længere vil regne efter eller gøre indsigelse.
doko-clause-T8_5_3 = Når tiden er gået
    .text = Er tiden gået, spilles intet spil om, end ikke et, der var givet forkert. Kun en tvungen Pflichtsolo bliver spillet om.
doko-clause-T10 = Bord med fem
    .text = Med fem spillere er noget anderledes: Giveren sidder over, plads 5 skriver, runden har 30 spil og 125 minutter, og lige og ulige resultater må stå på samme linje. Borde med seks og syv er mulige; hvem der sidder over dér, står åbent.
doko-clause-T10_1_1 = Giveren sidder over
    .text = Ved et bord med fem giver giveren ikke sig selv kort. Det ene spil sidder han over.

## Overtrædelser

doko-clause-T9_1_3 = At spille et spil om
    .text = Et spil spilles om efter en fejlgivning, eller når en alvorlig overtrædelse er straffet. Vil ingen gøre indsigelse mod den, skal alle fire være enige, og det samme skal dommeren, som skal være til stede; at afbryde på egen hånd kan være usportsligt.
doko-clause-T9_1_4 = At tælle højt
    .text = Ingen tæller trumf eller Augen højt, heller ikke tilskuere.
doko-clause-T9_1_5 = Bemærkninger og gestus
    .text = Intet ord og ingen gestus må røbe kort eller påvirke spillet. Det gælder tilskuere så vel som spillere.
doko-clause-T9_1_6 = At lokke til en overtrædelse
    .text = Det er usportsligt at lokke en anden til en overtrædelse. Det afgør juryen, og ingen får noget godskrevet. Begår den anden den virkelig, straffes han også.
doko-clause-T9_1_7 = Hvordan den bedømmes
    .text = Har reglerne, deres bilag for dommere eller regelkommissionen allerede bedømt en overtrædelse, står det ved magt. Alle andre bedømmer dommeren efter de almindelige kendetegn.
doko-clause-T9_2_1 = Unerheblich: uden betydning
    .text = Unerheblich er en overtrædelse, der hverken rører det videre spil eller resultatet. Den koster intet, og der spilles videre.
doko-clause-T9_2_2 = Resten er alligevel sikker
    .text = Får en side alle resterende stik, hvordan den end spiller, eller sådan som den forud har sagt, er enhver overtrædelse uden betydning. Det afgørende er, hvordan kortene virkelig sidder.
doko-clause-T9_3_1 = Geringfügig: mindre
    .text = Geringfügig er en overtrædelse, der ikke kan afgøre, hvem der vinder. Den koster 3 point, et går til hver af de tre andre, og der spilles videre. Er det Kontra mod en solist, og kan det skade ham, får han alle 3.
doko-clause-T9_4_1 = Schwerwiegend: alvorlig
    .text = Schwerwiegend er en overtrædelse, der kan afgøre, hvem der vinder. Spillet standses straks og gælder som ikke spillet; det koster 12 point og 3 mere for hver Absage fra modstanderne, og de tre andre deler dem. Men er det Kontra mod en solist, får han dem alle, og hans solo gælder som spillet.
doko-clause-T9_5 = Allerede afgjort
    .text = Har en side allerede vundet med færdige stik, standses spillet efter sådan en overtrædelse og gøres op. Stikkene fra overtrædelsen og frem går til den anden side, nye Sonderpunkte er der ikke, og dertil kommer prisen for en mindre.
doko-clause-T9_6_1 = Hvem der må gøre indsigelse
    .text = Var makkerskaberne afklaret for alle, da overtrædelsen skete, må kun den fejlendes modstandere gøre indsigelse. Ellers må hver af de tre andre, også selv om alt er blevet klart siden.
doko-clause-T9_6_2 = Enhver må sige til
    .text = Enhver spiller må gøre opmærksom på en overtrædelse, også den, der ikke kan gøre indsigelse mod den.
doko-clause-T9_6_3 = Hvor længe man kan gøre indsigelse
    .text = Indsigelsen skal komme, så snart alle kunne have bemærket overtrædelsen. Den, der først spørger videre, lægger et kort, melder eller accepterer rettelsen, har mistet sin ret. Hvad ingen gør indsigelse mod, gælder som et lovligt træk.
doko-clause-T9_6_4 = At spørge makker
    .text = Man må lade en makker, der også kunne gøre indsigelse, bestemme. Han svarer kun »indsigelse« eller »ingen indsigelse«, og det binder.
doko-clause-T9_6_5 = Dommeren tilkaldes
    .text = Efter en indsigelse kommer dommeren, og indtil da hviler alt: Det påbegyndte stik bliver åbent, resten med bagsiden opad, og spillet drøftes ikke. Er der blot givet forkert, må der gives om uden ham.
doko-clause-T9_6_6 = Flere overtrædelser
    .text = Den overtrædelse straffes, som der først gøres indsigelse mod, ikke den, der blev begået først. Gøres der indsigelse mod to på én gang, gælder det den tidligste; var den ikke alvorlig, må der stadig gøres indsigelse mod den anden bagefter.
doko-clause-T9_6_7 = Klage kun straks
    .text = Mod dommerens afgørelse kan man kun klage på stedet. Spillet hviler, til juryen har afgjort sagen.
doko-clause-T9_7 = Usportsligt
    .text = Det er usportsligt at påvirke andre med midler, der ikke hører til spillet, eller at ville hindre et rigtigt resultat. Juryen kan advare, trække op til 12 point fra, som ingen får, eller udelukke.

## Åbne punkter: titel, valgt læsning, anden læsning

doko-point-A1 = Er Pflichtsoli med i de 20 eller 25 spil?
    .first = Nej, der er 24 og 30 i alt: Regelarket siger, at de kommer til, og kun sådan har alle netop 20.
    .second = Ja, med 20 eller 25 spil er hele runden slut.
doko-point-A2 = Hvem giver efter en Pflichtsolo?
    .first = Den samme igen, som i TSR; ellers ville næsten ingen få netop 20 spil ved et bord med fem.
    .second = Den næste, for der står intet om en giver, der bliver.
doko-point-A3 = Hvad med en, der aldrig fandt en solo?
    .first = Han skal spille en efter det sidste talte spil, som i TSR, for spilles skal den.
    .second = Intet, runden slutter uden hans Pflichtsolo.
doko-point-A4 = Hvem sidder nærmest giveren?
    .first = Den, der kommer først efter ham med uret, giveren sidst, for sætningen før taler om rækkefølgen efter giveren.
    .second = Den nærmeste på en af siderne, allernærmest giveren selv.
doko-point-A5 = Må den første solo være en Lustsolo?
    .first = Nej, den er af sig selv Pflichtsolo, for regelarket sætter dem lig hinanden.
    .second = Ja, hvis spilleren anmelder den som Lustsolo.
doko-point-A6 = Hvad må man svare med, og hvor længe?
    .first = Kun Re eller Kontra, et kort under grænsen for den melding, der svares på, som i TSR.
    .second = Enhver melding, et kort under dens egen grænse; »keine 90« kunne altså besvares med et sent »keine 90«.
doko-point-A7 = Netop elleve kort eller mindst elleve?
    .first = Mindst, ellers kunne ingen melde med tolv.
    .second = Netop så mange, som der står.
doko-point-A8 = Må man komme med en Absage efter et sent svar?
    .first = Nej, for svaret er ingen første melding; i et spring ligger der derimod en.
    .second = Ja, den, der har svaret, har dermed gjort sin første melding.
doko-point-A9 = Hvad er pointet for en Absage for?
    .first = For at have meldt, ved siden af pointet for det nåede trin, som i TSR; det går til vinderen.
    .second = Det træder i stedet for pointet for det nåede trin.
doko-point-A10 = Tæller en Absage også i solo?
    .first = Ja, for de Sonderpunkte, der ikke gælder, er kun ræv, Doppelkopf og Karlchen.
    .second = Nej, i solo falder pointene for Absager også bort.
doko-point-A11 = Er der point for at vinde mod Re også i solo?
    .first = Nej, kun i et normalt spil, som i TSR.
    .second = Ja, den, der slår en solist, har også vundet mod Re.
doko-point-A12 = Er der Sonderpunkte i en stille Hochzeit?
    .first = Nej; kun på listen er den ingen solo, den regnes som en.
    .second = Ja, fordi den ikke tæller som solo; tredoblet bliver den alligevel.
doko-point-A13 = Hvilket stik afklarer en Hochzeit?
    .first = Det første, en anden tager; ellers gav det ingen mening at tale om tre.
    .second = Kun spillets allerførste stik.
doko-point-A14 = Hvor meget flytter meldingerne sig i en Hochzeit?
    .first = Et eller to kort, alt efter om andet eller tredje stik afklarer, for så mange er der spillet da.
    .second = Så mange, som bordet bliver enigt om.
doko-point-A15 = Hvad tæller ud over de nævnte point?
    .first = Alt, hvad TSR har; ellers var en simpel sejr intet værd.
    .second = Kun det, der står på regelarket.
doko-point-A16 = Hvad vil det sige at holde pause i en runde?
    .first = At sidde over i ét spil, som man siger ved borde med fem; men den, der mangler en hel runde, får heller intet.
    .second = At være ude i en hel runde af turneringen.
doko-point-A17 = Vinder altid det første af to ens kort?
    .first = Ja, uden undtagelse, som i TSR.
    .second = Ikke med hjerter 10: Dér slår den anden den første, blot ikke i det sidste stik.
doko-point-A18 = Hvornår er kun Kontra meldt?
    .first = Når Re intet har meldt; kommer nogen med en Absage, afgør dens grænse alligevel.
    .second = Når der slet ikke er sagt andet end Kontra, heller ingen Absage.
doko-point-A19 = Absage mislykket, men modstanderne holdt under 90: Hvem får pointet?
    .first = Ingen, så længe nogen har vundet, for trinene hører til vinderen; har ingen vundet, den, der holdt de andre nede.
    .second = Under alle omstændigheder den, der holdt de andre nede.
doko-point-A20 = Hvad er to kort af samme værdi?
    .first = To ens, for ved alle andre er det givet, hvilket der er højest.
    .second = To med lige mange Augen.
doko-point-A21 = Mod Re, når ingen har vundet
    .first = Det point findes ikke, for Kontra har ikke vundet.
    .second = Der er ingen anden læsning.
doko-point-A22 = Hvad gælder for overtrædelser?
    .first = Kapitel 9 i TSR, fordi regelarket tier; efter et spil, der ikke er spillet, giver den samme igen.
    .second = Intet, de har ingen følger.
doko-point-A23 = Rangliste, lige point, lodtrækning og ur
    .first = Hvad turneringsledelsen bestemmer, ellers rundernes sum, delte pladser, lodtrækning og intet ur, for regelarket siger intet.
    .second = Der er ikke en bestemt anden læsning her.
doko-point-A24 = Pflichtsolo mod Lustsolo: først rang eller først plads?
    .first = Først rang, så plads, for en Pflichtsolo har forrang for enhver anden solo.
    .second = Først plads: En Lustsolo foran ville gå forud for en Pflichtsolo bagved.
doko-point-A25 = Udråbstegnet til sidst i fjerde regel
    .first = Det betyder intet og er nok en skrivefejl.
    .second = Det kan ikke læses på andre måder.
doko-point-B1 = Ingen har vundet: Hvad bliver der tilbage af værdien?
    .first = Pointene for under 90, 60 og 30, men ingen grundværdi, for ingen har vundet.
    .second = Også grundværdien, fordi den står på samme liste.
doko-point-B2 = Hvem får de resterende stik i et allerede afgjort spil?
    .first = Den fejlendes modstandere, også hvis han selv er blandt vinderne, for han skal ikke tjene på det.
    .second = Modstanderne til den side, der allerede har vundet.
doko-point-B3 = Giveren selv skal spille sin Pflichtsolo
    .first = Ved et bord med fire giver han alligevel; ved et bord med fem giver først den næste, for giveren ville ikke have nogen kort.
    .second = Han giver selv ved ethvert bord.
doko-point-B4 = Hvem giver efter et spil, der gælder som ikke spillet?
    .first = Den samme, for hans spil mangler endnu.
    .second = Den næste, som om der var spillet.
doko-point-B5 = Solistens krav på resten holder ikke
    .first = Der regnes med hans rækkefølge, ellers med de højeste kort først, mod det bedste modspil, fordi TSR tier om det.
    .second = Dommeren skønner, hvordan det ville være endt.
doko-point-B6 = Svar på flere meldinger
    .first = Modstandernes højeste tæller, for det er den, der svares på.
    .second = Den første tæller, og fristen er tilsvarende før forbi.
doko-point-B7 = Meldt for sent, og der er gjort indsigelse: Gælder meldingen?
    .first = Nej, kun det, ingen gør indsigelse mod, bliver gyldigt.
    .second = Ja, den bliver stående, og kun overtrædelsen straffes.
doko-point-B8 = Hvem får de resterende stik i et afgjort spil, når nogen på hver side har begået overtrædelsen?
    .first = Den side, der endnu ikke har vundet: Den anden beholder, hvad den har, og ingen vinder ved sin egen overtrædelse.
    .second = Modstanderne til den, der nævnes først.
