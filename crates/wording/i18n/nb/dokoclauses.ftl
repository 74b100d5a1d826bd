# Hva hver regel i Doppelkopf sier, med våre egne ord: et kort navn, så en til tre setninger. S… står på
# turneringens regelark, T… bare i Turnier-Spielregeln. Til slutt de åpne punktene.

## Runde, kortstokk, like kort

doko-clause-S1_1 = Tre runder
    .text = Turneringen har tre runder.
doko-clause-S1_2 = Tjue spill ved et bord med fire
    .text = Ved et bord med fire teller 20 spill i en runde. Med de fire Pflichtsoli står det 24 på listen til slutt.
doko-clause-S1_3 = Tjuefem spill ved et bord med fem
    .text = Ved et bord med fem teller 25 spill; med de fem Pflichtsoli blir det 30.
doko-clause-S1_4 = Alle når tjue
    .text = Når de tellende spillene i runden er over, har hver spiller vært med i nøyaktig 20 av dem, uansett bord. Ved et bord med fem har han sittet over i fem.
doko-clause-S1_5 = I tillegg en Pflichtsolo
    .text = Ved siden av de 20 spillene har hver spiller sin Pflichtsolo i hver runde. Den er ikke ett av de 20.
doko-clause-S1_6 = Kortstokken
    .text = Det spilles med 48 kort, fra ni til ess, hvert av dem to ganger; alle får tolv. Man kan bare spille et kort man har på hånden.
doko-clause-S1_7 = To like kort
    .text = Av to like kort i et stikk er det første det høyeste. Det gjelder også for hjerter 10 og også i siste stikk.

## Soloer: plikt, forrang, utspill, neste giver

doko-clause-S2_1 = En Pflichtsolo til alle
    .text = Ingen slipper unna sin Pflichtsolo, og han skylder en i hver runde.
doko-clause-S2_2 = Den første soloen er Pflichtsolo
    .text = Den første soloen en spiller spiller i runden, er hans Pflichtsolo, enten han vil eller ikke. En Lustsolo kan han først få etterpå.
doko-clause-S2_3 = Pflichtsolo går foran
    .text = En Pflichtsolo går foran enhver Lustsolo. Er det flere Vorbehalte, spørres det derfor etter tur først om Pflichtsolo, og bare om Lustsolo hvis alle sier nei.
doko-clause-S2_4 = Pflichtsolo før Hochzeit
    .text = Mot en Pflichtsolo kommer ingen Hochzeit gjennom. Den som har begge kløverdamene, spiller da ganske enkelt med hos Kontra.
doko-clause-S2_5 = Hochzeit bare hvis ingen vil spille solo
    .text = En Hochzeit blir det bare hvis ingen spiller solo. Blant flere Vorbehalte er det alltid en solo, så da faller den bort.
doko-clause-S2_6 = To soloer av samme rang
    .text = Vil flere spille en solo av samme rang, avgjør plassene etter giveren. Vorbehalt fra de andre er dermed ute av spillet og blir ikke navngitt lenger.
doko-clause-S2_7 = Hvem som sitter først
    .text = Det telles med klokken: giverens venstre nabo først, giveren sist. Den som kommer først, har spillet.
doko-clause-S2_8 = Solo før normalt spill
    .text = Så snart noen vil spille solo, blir det ikke noe normalt spill.
doko-clause-S2_9 = Utspill i en Pflichtsolo
    .text = Til første stikk i en Pflichtsolo spiller solisten ut, hvor han enn sitter.
doko-clause-S2_10 = Utspill i en Lustsolo
    .text = I en Lustsolo spiller giverens venstre nabo ut. Solisten har altså bare utspillet hvis han sitter der.
doko-clause-S2_11 = Etter en Pflichtsolo gir den samme
    .text = Etter en Pflichtsolo gir den samme giveren en gang til. Den er ikke et av de 20 eller 25 spillene i runden.
doko-clause-S2_12 = Etter en Lustsolo går given videre
    .text = En Lustsolo teller i runden som et normalt spill. Deretter gir nestemann.

## Typer solo

doko-clause-S3_1 = Fleischloser
    .text = Det er ingen trumf. I hver farge går det ovenfra ess, ti, konge, dame, knekt, ni.
doko-clause-S3_2 = Bubensolo
    .text = Bare de åtte knektene er trumf, kløver over spar, hjerter og ruter. Damene og hjerter 10 står i fargene sine.
doko-clause-S3_3 = Damensolo
    .text = Bare de åtte damene er trumf, fra kløver over spar og hjerter ned til ruter. Knektene og hjerter 10 hører til sidefargene.
doko-clause-S3_4 = Farbsolo: det som fortsatt er trumf
    .text = I en Farbsolo er hjerter 10, alle damer og alle knekter trumf som i et normalt spill.
doko-clause-S3_5 = Farbsolo: trumffargen
    .text = Solisten nevner en av de fire fargene, og ess, ti, konge og ni i den blir de små trumfene. I hjerter mangler tieren der, for den står allerede øverst.
doko-clause-S3_6 = Ingen husregler
    .text = Andre spill finnes ikke i turneringen: ingen Köhler, ingen Armut, ingen Schmeißen, ingen Schweinchen, ingen Bockrunde.

## Hochzeit

doko-clause-S4_1 = Hvem som blir makker
    .text = Den av de tre andre som først tar et stikk, spiller sammen med den som har Hochzeit. Bare de tre første stikkene teller for dette.
doko-clause-S4_2 = Klärungsstich
    .text = Stikket som gir makkeren, er Klärungsstich. Derfra er det et normalt spill, to mot to.
doko-clause-S4_4 = Alene med sin Hochzeit
    .text = Tar den som har Hochzeit, de tre første stikkene selv, spiller han alene videre med de samme trumfene. Det regnes som en solo; det er ikke en Pflichtsolo, og spillet teller med i runden.
doko-clause-S4_5 = Stille Hochzeit
    .text = En stille Hochzeit er tillatt. Den føres blant de normale spillene; skylder man ennå en Pflichtsolo, skylder man den fortsatt.
doko-clause-S4_6 = «Gesund» med begge kløverdamene
    .text = Den som sier «gesund» med begge kløverdamene, spiller alene mot tre. Han trenger ikke røpe det for noen.
doko-clause-S4_7 = Ingen melding før avklaringen
    .text = I en annonsert Hochzeit får ingen melde Re eller Kontra før det fjerde kortet i Klärungsstich ligger.
doko-clause-S4_8 = Sen avklaring flytter grensene
    .text = Er det andre stikk som avklarer, er ett kort færre nok til hver melding; er det tredje, to færre. Blir den som har Hochzeit, alene, er det som en avklaring i tredje stikk.

## Meldinger

doko-clause-S5_1 = Re og Kontra: elleve kort
    .text = Re eller Kontra kan meldes av den som ennå har 11 kort eller flere. Med ens eget andre kort er det for sent.
doko-clause-S5_2 = Keine 90: ti kort
    .text = For «keine 90» må man ennå ha minst 10 kort.
doko-clause-S5_3 = Keine 60: ni kort
    .text = «Keine 60» går med 9 kort eller flere, og ikke senere.
doko-clause-S5_4 = Keine 30: åtte kort
    .text = Den som sier «keine 30», har ennå minst 8 kort på hånden.
doko-clause-S5_5 = Schwarz: sju kort
    .text = «Schwarz» kan meldes så lenge man har 7 kort eller flere.
doko-clause-S5_6 = Svar
    .text = Den som svarer på en melding fra motstanderne, kan ha ett kort færre enn den meldingen krever. Han kan bare svare med Re eller Kontra, ikke med en Absage.
doko-clause-S5_7 = Absage bare etter en første melding
    .text = En side kan først komme med en Absage når den har sagt Re eller Kontra i tide. Et svar som ville vært for sent som første melding, er ikke nok.
doko-clause-S5_8 = Å hoppe over trinn
    .text = Man kan hoppe over så mange trinn man vil, hvis hvert av dem ennå er tillatt i det øyeblikket. Alle teller. Et forsømt trinn kan ikke tas igjen på den måten.
doko-clause-S5_9 = Melding utenfor tur
    .text = Man trenger ikke være i tur for å melde. Bare ens eget antall kort teller.

## Å vinne, og poeng

doko-clause-S6_1 = Hvem som har vunnet
    .text = Uten Absage må Re ha 121 Augen, mens 120 er nok for Kontra. Den som sier «keine 90», «keine 60» eller «keine 30», må ha 151, 181 eller 211, ved «schwarz» alle stikk; motstanderne må da bare hindre det.
doko-clause-S6_2 = Bare Kontra er meldt
    .text = Har bare Kontra meldt, er det omvendt: Kontra må ha 121 Augen, og Re har vunnet med 120.
doko-clause-S6_3c = Det Re har meldt
    .text = For hvert trinn Re har meldt, også dem som ble hoppet over, får vinneren ett poeng.
doko-clause-S6_3d = Det Kontra har meldt
    .text = Hvert trinn Kontra har meldt, er verdt ett poeng, og det får den som vinner spillet.
doko-clause-S6_4 = Rev fanget
    .text = Går et ruteress til motstanderne, er reven fanget, og det gir dem ett poeng. I et stikk til makker er den trygg.
doko-clause-S6_5 = Doppelkopf
    .text = Et stikk med 40 Augen eller flere er en Doppelkopf og gir ett poeng.
doko-clause-S6_6 = Karlchen
    .text = Tar en kløverknekt siste stikk, får siden dens ett poeng. Blir den slått, får ingen noe for det.
doko-clause-S6_7 = Ingen Sonderpunkte i solo
    .text = Rev, Doppelkopf og Karlchen finnes ikke når noen spiller alene: ikke i solo, ikke i stille Hochzeit og ikke når den som har Hochzeit, blir alene.
doko-clause-S6_8 = Mot kløverdamene
    .text = Vinner Kontra et normalt spill, er det ett poeng ekstra, fordi det gikk mot kløverdamene.

## Fortegn

doko-clause-S7_1 = Pluss og minus
    .text = Vinnerne skriver poengene sine som pluss, taperne de samme som minus.
doko-clause-S7_2 = Alene teller tredobbelt
    .text = Den som spiller alene mot tre, vinner eller taper det tredobbelte, hver av de andre det enkle.
doko-clause-S7_3 = Å sitte over gir null
    .text = For et spill der han sitter over, får en spiller verken pluss eller minus.

## Ved bordet

doko-clause-S8_1 = Plass 1 gir først
    .text = Det første spillet i hver runde gis av plass 1.
doko-clause-S8_2 = Plass 4 fører listen
    .text = Ved et bord med fire skriver den som sitter på plass 4.
doko-clause-S8_3 = En annen skriver
    .text = Tar en annen frivillig listen, blir alle likevel sittende der de sitter. Rekkefølgen av givere endres heller ikke.
doko-clause-S8_4 = Plass 5 fører listen
    .text = Ved et bord med fem er listen en sak for plass 5.

## Bare i Turnier-Spielregeln: personer og kort

doko-clause-T1 = Hvem som er hvem
    .text = Deltakere er alle i turneringen, medspillere alle ved bordet, spillere bare de fire med kort. Den som sitter over, er altså ikke spiller i det spillet og kan ikke gjøre innsigelse.
doko-clause-T2_2_2 = Augen
    .text = Esset teller 11 Augen, tieren 10, kongen 4, damen 3, knekten 2 og nieren ingen. Alle kortene til sammen har 240.
doko-clause-T2_3 = Trumf og sidefarge
    .text = Hvert kort er trumf eller hører til en sidefarge, og den laveste trumfen slår det høyeste kortet i en sidefarge. I et normalt spill er hjerter 10 øverst, så kommer damene og knektene, hver gang kløver, spar, hjerter, ruter, og til slutt ruteress, ruterti, ruterkonge og ruterni.
doko-clause-T2_4 = Re og Kontra
    .text = Re er de to med en kløverdame, i solo solisten; de andre er Kontra. Man kan bare melde for sin egen side.
doko-clause-T2_4_5 = Siden må ikke røpes
    .text = Om en spiller har en kløverdame, kan bare kort og meldinger vise. Ethvert annet vink er et lovbrudd.
doko-clause-T2_4_6 = Signaler med kort
    .text = Man kan prøve å fortelle makker noe med kortene man lovlig spiller, og man kan også bløffe med dem. Det er det ingenting galt i.

## Å gi

doko-clause-T3_2_1 = Loddtrekning om plassene
    .text = Hvem som sitter hvor, avgjøres ved loddtrekning.
doko-clause-T3_3_1 = Given går på omgang
    .text = Given går med klokken, fra plass 1 til 2, så 3 og så videre.
doko-clause-T3_3_2 = Giveren eller den som tar av, er borte
    .text = Er giveren borte, kan hans venstre nabo stokke og gi; er den som skal ta av, borte, kan hans høyre nabo ta av. Har han forbeholdt seg det, ventes det på ham.
doko-clause-T3_3_5 = Å stokke og ta av
    .text = Giveren stokker grundig, hans høyre nabo tar av én gang, og det hoppes ikke over. I hver del må det være minst tre kort; er kortene riflet, stokkes det igjen før det tas av.
doko-clause-T3_3_7 = Fire ganger tre kort
    .text = Det gis fra venstre nabo, i fire omganger med tre kort hver.
doko-clause-T3_3_8 = Kort vendt under given
    .text = Blir et kort synlig under given, og har giveren i det minste en del av skylden, stokkes, tas det av og gis det på nytt.
doko-clause-T3_3_9 = Tell kortene
    .text = At han har tolv kort, ser hver spiller selv etter.
doko-clause-T3_3_10 = Innvending mot given
    .text = Den som har noe imot stokkingen, avtakingen eller given, sier det før han tar opp kortene sine. Det som først kan ses mens han tar dem opp, kan han ennå da ha noe imot. For feil giver gjelder ikke den fristen.

## Å finne spillet

doko-clause-T4_1_1 = Først spillet, så kortene
    .text = Før det er klart hva som spilles, spiller ingen ut, og ingen melder noe.
doko-clause-T4_1_2 = Spørrerunden, og å ta tilbake
    .text = Fra giverens venstre nabo sier hver etter tur «gesund» eller «Vorbehalt». Det kan tas tilbake til nestemann har snakket; av den siste til et kort ligger, noe er meldt, eller det er spurt videre. Deretter må det spilles, om nødvendig en solo mot ens vilje.
doko-clause-T4_1_3 = Alle gesund
    .text = Er alle gesund, spilles et normalt spill.
doko-clause-T4_1_4 = Bare én Vorbehalt
    .text = Har bare én sagt Vorbehalt, sier han hva det er: Hochzeit eller solo, og hvilken. Uten Vorbehalt er det ingenting å navngi, og det navngis bare én gang.
doko-clause-T4_1_8 = Å navngi straks
    .text = Den som er sikker på at ingen kan gå over hans Vorbehalt, kan navngi den med en gang. Da er spørrerunden over, og det kan spilles ut.
doko-clause-T4_1_9 = Vorführung
    .text = Den som skylder sin Pflichtsolo etter de tellende spillene, må spille den nå, først den nærmeste til venstre for giveren. Det spørres ikke, han sier bare hvilken type, og ingen kan ta den fra ham.
doko-clause-T4_2_1 = Enhver type til ethvert formål
    .text = Enhver type solo duger som Pflichtsolo og som Lustsolo. Den samme en gang til er også tillatt.
doko-clause-T4_2_5 = Etter en Vorführung gir nestemann
    .text = Etter alle andre Pflichtsoloer gir den samme igjen; etter en som måtte spilles, gir nestemann. Heller ikke den telles med.
doko-clause-T4_4 = Med begge kløverdamene
    .text = Den som har begge kløverdamene, kan spille solo, annonsere en Hochzeit eller spille alene i det stille. Den som ikke har dem, kan heller ikke annonsere en Hochzeit.
doko-clause-T4_4_3 = Ethvert stikk kan avklare
    .text = Om det ble spilt ut trumf eller sidefarge, er likegyldig for Klärungsstich.
doko-clause-T4_4_5 = Stille Hochzeit flytter ingenting
    .text = I en stille Hochzeit krever meldingene like mange kort som i et normalt spill.

## Spillet

doko-clause-T5_1_1 = Første utspill
    .text = Første stikk åpnes av den som ble spurt først, i en Pflichtsolo av solisten. Før det må det være ferdig spurt og navngitt.
doko-clause-T5_1_2 = Utspill til de andre stikkene
    .text = Deretter spiller alltid den ut som tok siste stikk.
doko-clause-T5_1_3 = Spilt er spilt
    .text = Et spilt kort blir liggende. Det tas bare tilbake for å rette et lovbrudd som ingen gjør innsigelse mot.
doko-clause-T5_2 = Etter tur
    .text = De andre legger på med klokken, hvert kort med fremsiden opp på bordet. Den som ikke er i tur, spiller ingenting.
doko-clause-T5_2_2 = Å følge farge
    .text = Den som kan følge, må: trumf på trumf, ellers sidefargen som ble spilt ut. Den som ikke kan, får trumfe eller kaste som han vil.
doko-clause-T5_3_1 = Et ferdig stikk
    .text = Et stikk er ferdig når det fjerde kortet ligger åpent og ingen gjør innsigelse. Etter det tolvte er spillet over.
doko-clause-T5_3_4 = Stikkene legges bort
    .text = Den som har tatt stikket, legger det med fremsiden ned oppå de andre sine. Kort for Sonderpunkte kan han legge på tvers så lenge spillet ennå kan etterprøves.
doko-clause-T5_3_5 = Å se siste stikk
    .text = Hvem som helst kan se siste stikk til det fjerde kortet i det neste ligger; den som ba om det før det, også etterpå. Eldre stikk forblir lukket.
doko-clause-T5_3_7 = Stikk som blir liggende
    .text = Samler ikke en solist inn stikkene sine, er det på egen risiko: Gir han fra seg ett, får Kontra også dem som er blitt liggende, og alle senere.
doko-clause-T5_3_8 = Stikk vendes
    .text = Vender noen stikk som er lagt bort, eller teller Augen i dem, er spillet dermed over.
doko-clause-T5_4 = Å forkorte
    .text = Legger solisten ned hånden uten å si noe, krever han alle resterende stikk og må spille trumf og hver farge ovenfra. Krever det en annen rekkefølge, sier han den uoppfordret. Gir han motstanderne kortene sine, er resten deres.
doko-clause-T5_4_3 = Bare solisten forkorter
    .text = Bare en solist som alle vet er det, kan forkorte. Gjør han det, kan han ikke lenger gjøre innsigelse mot tidligere lovbrudd.
doko-clause-T5_5 = Når en side er sikker
    .text = Siden til en spiller blir sikker ved en navngitt solo, Klärungsstich, kløverdamen, meldingen eller avkastet på trumf. Makkerskapene er først avklart når det gjelder for alle fire.
doko-clause-T6_1_1 = Når et kort er spilt
    .text = Inntil et kort har rørt bordet med fremsiden opp, hører det til hånden. Det avgjør hvor mange kort en spiller ennå har når han melder.
doko-clause-T6_1_2 = Meldt tidligere enn nødvendig
    .text = En tidlig melding forkorter ingen frist. For senere Absagen og for svaret er antallet kort det samme.
doko-clause-T6_3_1 = Mislykket Absage
    .text = Den som ikke når det meldte, har ikke vunnet, heller ikke med mer enn 120 Augen. Mislykkes det for begge, vinner ingen; igjen er poengene for under 90, 60 og 30, de mot en Absage og de for rev, Doppelkopf og Karlchen.
doko-clause-T6_4_5 = For hvilken side
    .text = Er Re og Kontra sagt og makkerne ennå ukjente, må en tredje eller fjerde spiller ved sin Absage si hvilken side den gjelder.
doko-clause-T6_4_6 = Alt som er sagt, gjelder
    .text = Snakker flere samtidig eller rett etter hverandre, gjelder alle meldingene deres.
doko-clause-T6_4_7 = Ingenting sies to ganger
    .text = Det ens egen side har sagt, gjentas ikke; bare sin egen melding kan man si igjen hvis det var bråk. Meldingene til motstanderne betyr ingenting her, så begge sider kan si «keine 90».
doko-clause-T7_2_2a = Grunnverdi og trinn
    .text = Å vinne er verdt ett poeng. Ett til kommer for hvert av trinnene under 90, under 60 og under 30 hos motstanderne, og ett hvis de ikke har noe stikk.
doko-clause-T7_2_2b = Re og Kontra meldt
    .text = To poeng legges til hvis Re er meldt, og to hvis Kontra er meldt. Et svar er verdt like mye som en første melding.
doko-clause-T7_2_2e = Re mot en Absage
    .text = Har Kontra lovet for mye, får Re ett poeng for hvert: 120 Augen mot «keine 90», 90 mot «keine 60», 60 mot «keine 30», 30 mot «schwarz». Hvert meldt trinn blir prøvd.
doko-clause-T7_2_2f = Kontra mot en Absage
    .text = På samme måte får Kontra ett poeng for hvert av trinnene til Re som blir slått med 30 Augen: 120 mot «keine 90» og så videre ned til 30 mot «schwarz».
doko-clause-T7_2_3 = Sonderpunkte regnes mot hverandre
    .text = Først regnes Sonderpunkte for begge sider mot hverandre, deretter mot resten. Det kan bli null, og selv vinnerne kan ende i minus.
doko-clause-T7_3_1 = Føres straks
    .text = Hvert spill føres på listen med en gang, med vinnerne merket og en linje som gir null. Ved et bord med fire er dessuten alle fire resultatene partall eller alle oddetall, med mindre det er straffepoeng imellom. Alle ved bordet går god for det.

## Listen og turneringen

doko-clause-T7_3_4 = Å levere listen
    .text = Den som er trukket ut til å føre listen, sørger for at turneringsledelsen får den etter runden, også om en annen har skrevet.
doko-clause-T8_2 = Dommer og jury
    .text = Først avgjør dommeren, om klager og usportslig opptreden avgjør juryen, og dermed er det slutt. En av dem signerer for straffepoeng på listen.
doko-clause-T8_3_1 = Bare bord med fire
    .text = Forbundets offisielle turneringer spilles bare ved bord med fire.
doko-clause-T8_5_1 = Spilletid
    .text = Alle bord begynner samtidig, og det spørres ikke før runden er gitt fri. Er tiden ute, ved et bord med fire etter 100 minutter, spilles det påbegynte spillet ferdig, og de andre normale spillene strykes.
doko-clause-T8_5_2 = Når runden er over
    .text = Runden er over når ingen ved bordet lenger vil regne etter eller innvende noe.
doko-clause-T8_5_3 = Når tiden er ute
    .text = Er tiden ute, spilles ingen spill om igjen, ikke engang et som var gitt feil. Bare en påtvunget Pflichtsolo gjør det.
doko-clause-T10 = Bord med fem
    .text = Med fem spillere er noe annerledes: Giveren sitter over, plass 5 skriver, runden har 30 spill og 125 minutter, og partall og oddetall kan stå på samme linje. Bord med seks og sju er mulige; hvem som sitter over der, står åpent.
doko-clause-T10_1_1 = Giveren sitter over
    .text = Ved et bord med fem gir ikke giveren seg selv kort. Dette ene spillet sitter han over.

## Lovbrudd

doko-clause-T9_1_3 = Å spille et spill om igjen
    .text = Et spill spilles om igjen etter en feilgiv, eller når et alvorlig lovbrudd er straffet. Vil ingen gjøre innsigelse, må alle fire være enige, og det samme må dommeren, som må være til stede; å bryte av på egen hånd kan være usportslig.
doko-clause-T9_1_4 = Å telle høyt
    .text = Ingen teller trumf eller Augen høyt, heller ikke tilskuere.
doko-clause-T9_1_5 = Bemerkninger og fakter
    .text = Ikke et ord og ikke en gest skal røpe kort eller påvirke spillet. Det gjelder tilskuere så vel som spillere.
doko-clause-T9_1_6 = Å lokke til et lovbrudd
    .text = Det er usportslig å lokke en annen til et lovbrudd. Det avgjør juryen, og ingen får noe godskrevet. Begår den andre det virkelig, straffes også han.
doko-clause-T9_1_7 = Hvordan det bedømmes
    .text = Har reglene, vedlegget for dommere eller regelkommisjonen allerede bedømt et lovbrudd, blir det stående. Alle andre bedømmer dommeren etter de alminnelige kjennetegnene.
doko-clause-T9_2_1 = Unerheblich: uten betydning
    .text = Unerheblich er et lovbrudd som verken rører det videre spillet eller resultatet. Det koster ingenting, og det spilles videre.
doko-clause-T9_2_2 = Resten er sikker likevel
    .text = Får en side alle resterende stikk, hvordan den enn spiller, eller slik den har sagt på forhånd, er ethvert lovbrudd uten betydning. Det avgjørende er hvordan kortene virkelig sitter.
doko-clause-T9_3_1 = Geringfügig: mindre
    .text = Geringfügig er et lovbrudd som ikke kan avgjøre hvem som vinner. Det koster 3 poeng, ett går til hver av de tre andre, og det spilles videre. Er det Kontra mot en solist, og kan det skade ham, får han alle 3.
doko-clause-T9_4_1 = Schwerwiegend: alvorlig
    .text = Schwerwiegend er et lovbrudd som kan avgjøre hvem som vinner. Spillet stanses straks og gjelder som ikke spilt; det koster 12 poeng og 3 mer for hver Absage fra motstanderne, og de tre andre deler dem. Men er det Kontra mot en solist, får han dem alle, og soloen hans gjelder som spilt.
doko-clause-T9_5 = Allerede avgjort
    .text = Har en side allerede vunnet med ferdige stikk, stanses spillet etter et slikt lovbrudd og gjøres opp. Stikkene fra lovbruddet av går til den andre siden, det gis ingen nye Sonderpunkte, og i tillegg kommer prisen for et mindre lovbrudd.
doko-clause-T9_6_1 = Hvem som kan gjøre innsigelse
    .text = Var makkerskapene avklart for alle da lovbruddet skjedde, kan bare motstanderne til den feilende gjøre innsigelse. Ellers kan hver av de tre andre, også om alt er blitt klart siden.
doko-clause-T9_6_2 = Alle kan si fra
    .text = Enhver spiller kan påpeke et lovbrudd, også den som ikke kan gjøre innsigelse.
doko-clause-T9_6_3 = Hvor lenge man kan gjøre innsigelse
    .text = Innsigelsen kommer straks, så snart alle kunne ha merket lovbruddet. Den som først spør videre, legger et kort, melder eller godtar rettelsen, har mistet retten sin. Det ingen gjør innsigelse mot, gjelder som lovlig.
doko-clause-T9_6_4 = Å spørre makker
    .text = Man kan la en makker som også kunne gjøre innsigelse, bestemme. Han svarer bare «innsigelse» eller «ingen innsigelse», og det binder.
doko-clause-T9_6_5 = Dommeren tilkalles
    .text = Etter en innsigelse kommer dommeren, og til da hviler alt: Det påbegynte stikket blir åpent, resten med fremsiden ned, og spillet drøftes ikke. Er det bare gitt feil, kan det gis om igjen uten ham.
doko-clause-T9_6_6 = Flere lovbrudd
    .text = Det lovbruddet det først gjøres innsigelse mot, straffes, ikke det som ble begått først. Gjøres det innsigelse mot to samtidig, gjelder det tidligste; var det ikke alvorlig, kan det fortsatt gjøres innsigelse mot det andre etterpå.
doko-clause-T9_6_7 = Klage bare straks
    .text = Mot dommerens avgjørelse kan man bare klage på stedet. Spillet hviler til juryen har avgjort saken.
doko-clause-T9_7 = Usportslig
    .text = Det er usportslig å påvirke andre med midler som ikke hører til spillet, eller å ville hindre et riktig resultat. Juryen kan advare, trekke fra opptil 12 poeng som ingen får, eller utelukke.

## Åpne punkter: tittel, valgt lesning, annen lesning

doko-point-A1 = Er Pflichtsoli med i de 20 eller 25 spillene?
    .first = Nei, det er 24 og 30 i alt: Regelarket sier at de kommer i tillegg, og bare slik har alle nøyaktig 20.
    .second = Ja, med 20 eller 25 spill er hele runden over.
doko-point-A2 = Hvem gir etter en Pflichtsolo?
    .first = Den samme igjen, som i TSR; ellers ville nesten ingen få nøyaktig 20 spill ved et bord med fem.
    .second = Nestemann, for det står ingenting om en giver som blir.
doko-point-A3 = Hva med en som aldri fant en solo?
    .first = Han må spille en etter det siste tellende spillet, som i TSR, for den skal spilles.
    .second = Ingenting, runden slutter uten hans Pflichtsolo.
doko-point-A4 = Hvem sitter nærmest giveren?
    .first = Den som kommer først etter ham med klokken, giveren sist, for setningen før snakker om rekkefølgen etter giveren.
    .second = Den nærmeste på en av sidene, aller nærmest giveren selv.
doko-point-A5 = Kan den første soloen være en Lustsolo?
    .first = Nei, den er av seg selv Pflichtsolo, for regelarket setter dem likt.
    .second = Ja, hvis spilleren sier at den er en Lustsolo.
doko-point-A6 = Hva kan man svare med, og hvor lenge?
    .first = Bare Re eller Kontra, ett kort under grensen for meldingen det svares på, som i TSR.
    .second = Enhver melding, ett kort under dens egen grense; «keine 90» kunne altså besvares med et sent «keine 90».
doko-point-A7 = Nøyaktig elleve kort eller minst elleve?
    .first = Minst, ellers kunne ingen melde med tolv.
    .second = Nøyaktig så mange som det står.
doko-point-A8 = Kan man komme med en Absage etter et sent svar?
    .first = Nei, for svaret er ingen første melding; i et hopp ligger det derimot en.
    .second = Ja, den som har svart, har dermed gjort sin første melding.
doko-point-A9 = Hva er poenget for en Absage for?
    .first = For å ha meldt, ved siden av poenget for trinnet som ble nådd, som i TSR; det går til vinneren.
    .second = Det trer i stedet for poenget for trinnet som ble nådd.
doko-point-A10 = Teller en Absage også i solo?
    .first = Ja, for de Sonderpunkte som ikke gjelder, er bare rev, Doppelkopf og Karlchen.
    .second = Nei, i solo faller poengene for Absagen også bort.
doko-point-A11 = Er det poeng for å vinne mot Re også i solo?
    .first = Nei, bare i et normalt spill, som i TSR.
    .second = Ja, den som slår en solist, har også vunnet mot Re.
doko-point-A12 = Er det Sonderpunkte i en stille Hochzeit?
    .first = Nei; bare på listen er den ingen solo, den regnes som en.
    .second = Ja, fordi den ikke teller som solo; likevel tredobles den.
doko-point-A13 = Hvilket stikk avklarer en Hochzeit?
    .first = Det første en annen tar; ellers ga det ingen mening å snakke om tre.
    .second = Bare det aller første stikket i spillet.
doko-point-A14 = Hvor mye flytter meldingene seg i en Hochzeit?
    .first = Ett eller to kort, alt etter om andre eller tredje stikk avklarer, for så mange er spilt da.
    .second = Så mange som bordet blir enig om.
doko-point-A15 = Hva teller ut over de nevnte poengene?
    .first = Alt TSR har; ellers var en enkel seier ingenting verdt.
    .second = Bare det som står på regelarket.
doko-point-A16 = Hva vil det si å ha pause i en runde?
    .first = Å sitte over i ett spill, som man sier ved bord med fem; men den som mangler en hel runde, får heller ingenting.
    .second = Å være ute i en hel runde av turneringen.
doko-point-A17 = Vinner alltid det første av to like kort?
    .first = Ja, uten unntak, som i TSR.
    .second = Ikke med hjerter 10: Der slår den andre den første, bare ikke i det siste stikket.
doko-point-A18 = Når er bare Kontra meldt?
    .first = Når Re ikke har meldt noe; kommer noen med en Absage, avgjør grensen dens likevel.
    .second = Når det ikke er sagt noe annet enn Kontra i det hele tatt, heller ingen Absage.
doko-point-A19 = Mislykket Absage, men motstanderne holdt under 90: Hvem får poenget?
    .first = Ingen så lenge noen har vunnet, for trinnene hører til vinneren; har ingen vunnet, den som holdt de andre nede.
    .second = Under alle omstendigheter den som holdt de andre nede.
doko-point-A20 = Hva er to kort av samme verdi?
    .first = To like, for ved alle andre er det gitt hvilket som er høyest.
    .second = To med like mange Augen.
doko-point-A21 = Mot Re når ingen har vunnet
    .first = Det poenget finnes ikke, for Kontra har ikke vunnet.
    .second = Det finnes ingen annen tolkning.
doko-point-A22 = Hva gjelder for lovbrudd?
    .first = Kapittel 9 i TSR, fordi regelarket tier; etter et spill som ikke er spilt, gir den samme igjen.
    .second = Ingenting, de har ingen følger.
doko-point-A23 = Rangliste, like poeng, loddtrekning og klokke
    .first = Det turneringsledelsen bestemmer, ellers summen av rundene, delte plasser, loddtrekning og ingen klokke, for regelarket sier ingenting.
    .second = Det finnes ikke en bestemt annen tolkning her.
doko-point-A24 = Pflichtsolo mot Lustsolo: først rang eller først plass?
    .first = Først rang, så plass, for en Pflichtsolo har forrang for enhver annen solo.
    .second = Først plass: En Lustsolo foran ville gå foran en Pflichtsolo bak.
doko-point-A25 = Utropstegnet til slutt i fjerde regel
    .first = Det betyr ingenting og er trolig en skrivefeil.
    .second = Det kan ikke leses på andre måter.
doko-point-B1 = Ingen har vunnet: Hva blir igjen av verdien?
    .first = Poengene for under 90, 60 og 30, men ingen grunnverdi, for ingen har vunnet.
    .second = Også grunnverdien, fordi den står på samme liste.
doko-point-B2 = Hvem får de resterende stikkene i et spill som allerede er avgjort?
    .first = Motstanderne til den feilende, også om han selv er blant vinnerne, for han skal ikke tjene på det.
    .second = Motstanderne til siden som allerede har vunnet.
doko-point-B3 = Giveren selv må spille sin Pflichtsolo
    .first = Ved et bord med fire gir han likevel; ved et bord med fem gir først nestemann, for giveren ville ikke hatt kort.
    .second = Han gir selv ved ethvert bord.
doko-point-B4 = Hvem gir etter et spill som gjelder som ikke spilt?
    .first = Den samme, for spillet hans gjenstår ennå.
    .second = Nestemann, som om det var spilt.
doko-point-B5 = Solistens forkorting holder ikke
    .first = Det regnes med hans rekkefølge, ellers ovenfra, mot det beste motspillet, fordi TSR tier om det.
    .second = Dommeren anslår hvordan det ville ha endt.
doko-point-B6 = Svar på flere meldinger
    .first = Den høyeste til motstanderne teller, for det er den det svares på.
    .second = Den første teller, og fristen er tilsvarende før over.
doko-point-B7 = Meldt for sent, og det er gjort innsigelse: Gjelder meldingen?
    .first = Nei, bare det ingen gjør innsigelse mot, blir gyldig.
    .second = Ja, den blir stående, og bare lovbruddet straffes.
doko-point-B8 = Hvem får de resterende stikkene i et avgjort spill når noen på hver side har begått lovbruddet?
    .first = Siden som ennå ikke har vunnet: Den andre beholder det den har, og ingen vinner på sitt eget lovbrudd.
    .second = Motstanderne til den som nevnes først.
