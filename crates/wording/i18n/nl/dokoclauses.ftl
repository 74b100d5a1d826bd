# Wat elke regel van Doppelkopf zegt, in eigen woorden: een korte naam, dan een tot drie zinnen. S… staat op
# het regelblad van het toernooi, T… alleen in de Turnier-Spielregeln. Aan het eind de open punten.

## Ronde, kaarten, gelijke kaarten

doko-clause-S1_1 = Drie rondes
    .text = Het toernooi heeft drie rondes.
doko-clause-S1_2 = Twintig spellen aan een tafel van vier
    .text = Aan een tafel van vier tellen in een ronde 20 spellen. Met de vier Pflichtsoli staan er aan het eind 24 op de lijst.
doko-clause-S1_3 = Vijfentwintig spellen aan een tafel van vijf
    .text = Aan een tafel van vijf tellen 25 spellen; met de vijf Pflichtsoli zijn het er 30.
doko-clause-S1_4 = Iedereen komt op twintig
    .text = Zijn de getelde spellen van een ronde voorbij, dan heeft elke speler er precies 20 meegespeeld, aan welke tafel ook. Aan een tafel van vijf heeft hij er vijf stilgezeten.
doko-clause-S1_5 = En ieder een Pflichtsolo
    .text = Naast de 20 spellen heeft elke speler in elke ronde zijn Pflichtsolo. Bij die 20 telt die niet mee.
doko-clause-S1_6 = De kaarten
    .text = Er wordt gespeeld met 48 kaarten, van negen tot aas, elke kaart twee keer; ieder krijgt er twaalf. Men kan alleen een kaart spelen die men in de hand heeft.
doko-clause-S1_7 = Twee gelijke kaarten
    .text = Van twee gelijke kaarten in een slag is de eerste de hoogste. Dat geldt ook voor hartentien en ook in de laatste slag.

## Solo’s: plicht, voorrang, uitkomst, volgende gever

doko-clause-S2_1 = Een Pflichtsolo voor iedereen
    .text = Niemand komt onder zijn Pflichtsolo uit, en in elke ronde is hij er een schuldig.
doko-clause-S2_2 = De eerste solo is de Pflichtsolo
    .text = De eerste solo die een speler in de ronde speelt, is zijn Pflichtsolo, of hij wil of niet. Een Lustsolo kan hij pas daarna krijgen.
doko-clause-S2_3 = De Pflichtsolo gaat voor
    .text = Een Pflichtsolo gaat voor elke Lustsolo. Is er meer dan één Vorbehalt, dan wordt daarom op de rij af eerst naar een Pflichtsolo gevraagd, en alleen als allen nee zeggen naar een Lustsolo.
doko-clause-S2_4 = Pflichtsolo vóór Hochzeit
    .text = Tegen een Pflichtsolo komt geen Hochzeit door. Wie beide klavervrouwen heeft, speelt dan gewoon met Kontra mee.
doko-clause-S2_5 = Hochzeit alleen als niemand een solo wil
    .text = Een Hochzeit is er alleen als niemand een solo speelt. Is er meer dan één Vorbehalt, dan is er altijd een solo bij, dus dan vervalt ze.
doko-clause-S2_6 = Twee solo’s van dezelfde rang
    .text = Willen twee of meer spelers een solo van dezelfde rang, dan beslissen de plaatsen na de gever. De Vorbehalt van de anderen is daarmee afgedaan en wordt niet meer genoemd.
doko-clause-S2_7 = Wie eerder zit
    .text = Er wordt met de klok mee geteld: de linkerbuur van de gever het eerst, de gever het laatst. Wie eerder komt, heeft het spel.
doko-clause-S2_8 = Solo vóór normaal spel
    .text = Zodra iemand een solo wil spelen, is er geen normaal spel.
doko-clause-S2_9 = Uitkomen bij een Pflichtsolo
    .text = In de eerste slag van een Pflichtsolo komt de solist uit, waar hij ook zit.
doko-clause-S2_10 = Uitkomen bij een Lustsolo
    .text = Bij een Lustsolo komt de linkerbuur van de gever uit. De solist komt dus alleen uit als hij daar zit.
doko-clause-S2_11 = Na een Pflichtsolo geeft dezelfde
    .text = Na een Pflichtsolo geeft dezelfde gever nog een keer. Die telt niet mee bij de 20 of 25 spellen van de ronde.
doko-clause-S2_12 = Na een Lustsolo gaat het geven door
    .text = Een Lustsolo telt in de ronde als een normaal spel. Daarna geeft de volgende.

## Soorten solo

doko-clause-S3_1 = Fleischloser
    .text = Er is geen troef. In elke kleur gaat het van boven af aas, tien, heer, vrouw, boer, negen.
doko-clause-S3_2 = Bubensolo
    .text = Alleen de acht boeren zijn troef, klaveren boven schoppen, harten en ruiten. De vrouwen en hartentien staan in hun kleur.
doko-clause-S3_3 = Damensolo
    .text = Alleen de acht vrouwen zijn troef, van klaveren over schoppen en harten tot ruiten. De boeren en hartentien horen bij de bijkleuren.
doko-clause-S3_4 = Farbsolo: wat troef blijft
    .text = In een Farbsolo blijven hartentien, alle vrouwen en alle boeren troef, zoals in een normaal spel.
doko-clause-S3_5 = Farbsolo: de troefkleur
    .text = De solist noemt een van de vier kleuren, en aas, tien, heer en negen daarvan worden de kleine troeven. Bij harten ontbreekt daar de tien, want die staat al bovenaan.
doko-clause-S3_6 = Geen huisregels
    .text = Andere spellen zijn er in het toernooi niet: geen Köhler, geen Armut, geen Schmeißen, geen Schweinchen, geen Bockrunde.

## Hochzeit

doko-clause-S4_1 = Wie de partner wordt
    .text = Wie van de drie anderen het eerst een slag maakt, speelt samen met wie de Hochzeit heeft. Alleen de eerste drie slagen tellen daarvoor.
doko-clause-S4_2 = Klärungsstich
    .text = De slag die de partner oplevert, is de Klärungsstich. Van daar af is het een normaal spel, twee tegen twee.
doko-clause-S4_4 = Alleen met de Hochzeit
    .text = Maakt wie de Hochzeit heeft zelf de eerste drie slagen, dan speelt hij alleen verder, met dezelfde troeven. Het wordt afgerekend als een solo; het is geen Pflichtsolo, en het spel telt in de ronde mee.
doko-clause-S4_5 = Stille Hochzeit
    .text = Een stille Hochzeit mag. Ze wordt bij de normale spellen genoteerd; een Pflichtsolo die nog openstaat, blijft openstaan.
doko-clause-S4_6 = “Gesund” met beide klavervrouwen
    .text = Wie met beide klavervrouwen “gesund” zegt, speelt alleen tegen drie. Hij hoeft het niemand te vertellen.
doko-clause-S4_7 = Geen melding vóór de Klärungsstich
    .text = In een aangemelde Hochzeit mag niemand Re of Kontra melden voordat de vierde kaart van de Klärungsstich ligt.
doko-clause-S4_8 = Een late Klärungsstich verschuift de grenzen
    .text = Beslist de tweede slag, dan is voor elke melding één kaart minder genoeg, beslist de derde, twee minder. Blijft wie de Hochzeit heeft alleen, dan is dat als een beslissing in de derde slag.

## Meldingen

doko-clause-S5_1 = Re en Kontra: elf kaarten
    .text = Re of Kontra kan melden wie nog 11 kaarten of meer heeft. Met de eigen tweede kaart is het te laat.
doko-clause-S5_2 = Keine 90: tien kaarten
    .text = Voor “keine 90” moet men nog minstens 10 kaarten hebben.
doko-clause-S5_3 = Keine 60: negen kaarten
    .text = “Keine 60” gaat met 9 kaarten of meer, en daarna niet meer.
doko-clause-S5_4 = Keine 30: acht kaarten
    .text = Wie “keine 30” zegt, heeft nog minstens 8 kaarten in de hand.
doko-clause-S5_5 = Schwarz: zeven kaarten
    .text = “Schwarz” kan men melden zolang men 7 kaarten of meer heeft.
doko-clause-S5_6 = Antwoord
    .text = Wie op een melding van de tegenstanders antwoordt, mag een kaart minder hebben dan voor die melding nodig is. Antwoorden kan hij alleen met Re of Kontra, niet met een Absage.
doko-clause-S5_7 = Absage alleen na een eerste melding
    .text = Een partij mag pas een Absage doen als ze op tijd Re of Kontra heeft gezegd. Een antwoord dat als eerste melding te laat zou zijn, is niet genoeg.
doko-clause-S5_8 = Stappen overslaan
    .text = Men mag zoveel stappen overslaan als men wil, als elk daarvan op dat moment nog mag. Ze tellen allemaal. Een gemiste stap haalt men zo niet in.
doko-clause-S5_9 = Melden buiten de beurt
    .text = Om te melden hoeft men niet aan de beurt te zijn. Het gaat er alleen om hoeveel kaarten men zelf nog heeft.

## Winnen en punten

doko-clause-S6_1 = Wie gewonnen heeft
    .text = Zonder Absage heeft Re 121 Augen nodig; voor Kontra zijn er 120 genoeg. Wie “keine 90”, “keine 60” of “keine 30” zegt, heeft er 151, 181 of 211 nodig, voor “schwarz” alle slagen; de tegenstanders hoeven dat dan alleen te verhinderen.
doko-clause-S6_2 = Alleen Kontra gemeld
    .text = Heeft alleen Kontra gemeld, dan is het omgekeerd: Kontra heeft 121 Augen nodig, en Re heeft met 120 gewonnen.
doko-clause-S6_3c = Wat Re heeft gemeld
    .text = Voor elke stap die Re heeft gemeld, ook de overgeslagen, krijgt de winnaar een punt.
doko-clause-S6_3d = Wat Kontra heeft gemeld
    .text = Elke stap die Kontra heeft gemeld is een punt waard, en dat krijgt wie het spel wint.
doko-clause-S6_4 = Vos gevangen
    .text = Gaat een ruitenaas naar de tegenstanders, dan is de vos gevangen, en dat geeft hun een punt. In een slag van de partner is hij veilig.
doko-clause-S6_5 = Doppelkopf
    .text = Een slag van 40 Augen of meer is een Doppelkopf en geeft een punt.
doko-clause-S6_6 = Karlchen
    .text = Maakt een klaverboer de laatste slag, dan krijgt zijn partij een punt. Wordt hij geslagen, dan krijgt niemand er iets voor.
doko-clause-S6_7 = Geen Sonderpunkte bij een solo
    .text = Vos, Doppelkopf en Karlchen bestaan niet waar iemand alleen speelt: niet bij een solo, niet bij een stille Hochzeit en niet als wie de Hochzeit heeft alleen blijft.
doko-clause-S6_8 = Tegen de klavervrouwen
    .text = Wint Kontra een normaal spel, dan is er een punt extra, omdat het tegen de klavervrouwen ging.

## Plus en min

doko-clause-S7_1 = Plus en min
    .text = De winnaars schrijven hun punten als plus, de verliezers dezelfde als min.
doko-clause-S7_2 = Alleen telt drievoudig
    .text = Wie alleen tegen drie speelt, wint of verliest het drievoudige, elk van de anderen het enkele.
doko-clause-S7_3 = Stilzitten is nul
    .text = Voor een spel waarin hij stilzit, krijgt een speler plus noch min.

## Aan tafel

doko-clause-S8_1 = Plaats 1 geeft eerst
    .text = Het eerste spel van elke ronde wordt gegeven door plaats 1.
doko-clause-S8_2 = Plaats 4 houdt de lijst bij
    .text = Aan een tafel van vier houdt wie op plaats 4 zit de lijst bij.
doko-clause-S8_3 = Een ander schrijft
    .text = Neemt een ander uit zichzelf de lijst, dan blijft toch iedereen zitten waar hij zit. De volgorde van de gevers verandert ook niet.
doko-clause-S8_4 = Plaats 5 houdt de lijst bij
    .text = Aan een tafel van vijf is de lijst de taak van plaats 5.

## Alleen in de Turnier-Spielregeln: personen en kaarten

doko-clause-T1 = Wie is wie
    .text = Deelnemers zijn allen in het toernooi, medespelers allen aan de tafel, spelers alleen de vier met kaarten. Wie stilzit, is dus geen speler van dat spel en kan niet reclameren.
doko-clause-T2_2_2 = Augen
    .text = De aas telt 11 Augen, de tien 10, de heer 4, de vrouw 3, de boer 2 en de negen niets. Alle kaarten samen hebben er 240.
doko-clause-T2_3 = Troef en bijkleur
    .text = Elke kaart is troef of hoort bij een bijkleur, en de laagste troef slaat de hoogste kaart van een bijkleur. In een normaal spel staat hartentien bovenaan, dan komen de vrouwen en de boeren, telkens klaveren, schoppen, harten, ruiten, en ten slotte aas, tien, heer en negen van ruiten.
doko-clause-T2_4 = Re en Kontra
    .text = Re zijn de twee met een klavervrouw, bij een solo de solist; de anderen zijn Kontra. Men mag alleen voor de eigen partij melden.
doko-clause-T2_4_5 = De partij niet verraden
    .text = Of een speler een klavervrouw heeft, mag alleen uit kaarten en meldingen blijken. Elke andere aanwijzing is een overtreding.
doko-clause-T2_4_6 = Seinen met kaarten
    .text = Men mag de partner iets proberen te vertellen met de kaarten die men reglementair speelt, en men mag er ook mee bluffen. Daar is niets mis mee.

## Geven

doko-clause-T3_2_1 = Plaatsen loten
    .text = Wie waar zit, beslist het lot.
doko-clause-T3_3_1 = Het geven gaat rond
    .text = Het geven gaat met de klok mee, van plaats 1 naar 2, dan 3 en zo verder.
doko-clause-T3_3_2 = De gever of wie afneemt is even weg
    .text = Is de gever weg, dan mag zijn linkerbuur schudden en geven; is wie moet afnemen weg, dan mag diens rechterbuur afnemen. Heeft hij het zich voorbehouden, dan wordt op hem gewacht.
doko-clause-T3_3_5 = Schudden en afnemen
    .text = De gever schudt grondig, zijn rechterbuur neemt één keer af, en dat wordt niet overgeslagen. In elk deel moeten minstens drie kaarten zijn; zijn de kaarten met een waaier in elkaar geschoven (riffle), dan wordt vóór het afnemen opnieuw geschud.
doko-clause-T3_3_7 = Vier keer drie kaarten
    .text = Er wordt gegeven vanaf de linkerbuur, in vier beurten van drie kaarten.
doko-clause-T3_3_8 = Kaart zichtbaar bij het geven
    .text = Wordt bij het geven een kaart zichtbaar en heeft de gever daar op zijn minst mede schuld aan, dan wordt opnieuw geschud, afgenomen en gegeven.
doko-clause-T3_3_9 = Kaarten natellen
    .text = Elke speler gaat zelf na of hij twaalf kaarten heeft.
doko-clause-T3_3_10 = Bezwaar tegen het geven
    .text = Wie iets heeft tegen het schudden, afnemen of geven, zegt dat voordat hij zijn kaarten opneemt. Wat pas bij het opnemen te zien is, kan hij dan nog aanvoeren. Voor een verkeerde gever geldt die grens niet.

## Het spel vinden

doko-clause-T4_1_1 = Eerst het spel, dan de kaarten
    .text = Voordat vaststaat wat er gespeeld wordt, komt niemand uit en meldt niemand iets.
doko-clause-T4_1_2 = Vragen en terugnemen
    .text = Vanaf de linkerbuur van de gever zegt ieder op zijn beurt “gesund” of “Vorbehalt”. Men kan het terugnemen tot de volgende gesproken heeft; de laatste tot er een kaart ligt, er iets gemeld is of er verder is gevraagd. Daarna moet er gespeeld worden, zo nodig een solo tegen wil en dank.
doko-clause-T4_1_3 = Allen gesund
    .text = Is iedereen gesund, dan wordt een normaal spel gespeeld.
doko-clause-T4_1_4 = Maar één Vorbehalt
    .text = Heeft maar één speler Vorbehalt gezegd, dan noemt hij wat het is: Hochzeit of solo, en welke. Zonder Vorbehalt valt er niets te noemen, en het wordt maar één keer genoemd.
doko-clause-T4_1_8 = Meteen noemen
    .text = Wie zeker weet dat niemand zijn Vorbehalt kan overtreffen, mag hem meteen noemen. Dan is het vragen voorbij, en er mag worden uitgekomen.
doko-clause-T4_1_9 = Vorführung
    .text = Wie na de getelde spellen zijn Pflichtsolo nog schuldig is, moet die nu spelen, eerst wie het dichtst links van de gever zit. Er wordt niets gevraagd, hij noemt alleen de soort, en niemand kan de solo van hem overnemen.
doko-clause-T4_2_1 = Elke soort voor elk doel
    .text = Elke soort solo kan dienen als Pflichtsolo en als Lustsolo. Dezelfde nog een keer mag ook.
doko-clause-T4_2_5 = Na een Vorführung geeft de volgende
    .text = Na elke andere Pflichtsolo geeft dezelfde speler; na een die gespeeld moest worden, geeft de volgende. Ook die telt niet mee als spel.
doko-clause-T4_4 = Met beide klavervrouwen
    .text = Wie beide klavervrouwen heeft, kan een solo spelen, een Hochzeit aanmelden of in stilte alleen spelen. Wie ze niet heeft, kan ook geen Hochzeit aanmelden.
doko-clause-T4_4_3 = Elke slag kan beslissen
    .text = Of er troef of een bijkleur werd voorgespeeld, maakt voor de Klärungsstich niets uit.
doko-clause-T4_4_5 = Een stille Hochzeit verschuift niets
    .text = In een stille Hochzeit zijn voor meldingen evenveel kaarten nodig als in een normaal spel.

## Het spelen

doko-clause-T5_1_1 = De uitkomst
    .text = De eerste slag wordt geopend door wie het eerst werd gevraagd, bij een Pflichtsolo door de solist. Daarvoor moet alles gevraagd en genoemd zijn.
doko-clause-T5_1_2 = Voorspelen in de andere slagen
    .text = Daarna speelt altijd voor wie de laatste slag heeft gemaakt.
doko-clause-T5_1_3 = Gespeeld is gespeeld
    .text = Een gespeelde kaart blijft liggen. Ze wordt alleen teruggenomen om een overtreding te herstellen waarvoor niemand reclameert.
doko-clause-T5_2 = Op de beurt bijspelen
    .text = De anderen spelen met de klok mee bij, elke kaart open op tafel. Wie niet aan de beurt is, speelt er geen.
doko-clause-T5_2_2 = Bekennen
    .text = Wie kan bekennen, moet dat: troef op troef, anders de voorgespeelde bijkleur. Wie niet kan, mag troeven of afgooien zoals hij wil.
doko-clause-T5_3_1 = Een volledige slag
    .text = Een slag is volledig als de vierde kaart open ligt en niemand reclameert. Na de twaalfde is het spel uit.
doko-clause-T5_3_4 = Slagen wegleggen
    .text = Wie de slag heeft gemaakt, legt hem gedekt op zijn andere. Kaarten voor Sonderpunkte mag hij dwars leggen zolang het verloop nog na te gaan is.
doko-clause-T5_3_5 = De laatste slag bekijken
    .text = Iedereen mag de laatste slag bekijken tot de vierde kaart van de volgende ligt; wie het daarvoor vroeg, ook daarna. Oudere slagen blijven dicht.
doko-clause-T5_3_7 = Slagen laten liggen
    .text = Haalt een solist zijn slagen niet binnen, dan is dat zijn risico: staat hij er een af, dan krijgt Kontra ook wat is blijven liggen en alle latere.
doko-clause-T5_3_8 = Slagen openleggen
    .text = Legt iemand weggelegde slagen open of telt hij de Augen na, dan is het spel daarmee uit.
doko-clause-T5_4 = Afkorten
    .text = Legt de solist zijn hand neer zonder iets te zeggen, dan eist hij alle overige slagen op en moet hij troef en elke kleur van boven af spelen. Is er een andere volgorde nodig, dan zegt hij die uit zichzelf. Geeft hij de tegenstanders zijn kaarten, dan krijgen zij de rest.
doko-clause-T5_4_3 = Alleen de solist kort af
    .text = Alleen een solist van wie iedereen weet dat hij het is, mag afkorten. Doet hij dat, dan kan hij voor eerdere overtredingen niet meer reclameren.
doko-clause-T5_5 = Wanneer een partij zeker is
    .text = De partij van een speler wordt zeker door een genoemde solo, de Klärungsstich, zijn klavervrouw, zijn melding of wat hij op troef afgooit. De partners zijn pas bekend als dat voor alle vier geldt.
doko-clause-T6_1_1 = Wanneer een kaart gespeeld is
    .text = Tot een kaart open de tafel heeft geraakt, hoort ze bij de hand. Dat bepaalt hoeveel kaarten een speler nog heeft als hij meldt.
doko-clause-T6_1_2 = Eerder gemeld dan nodig
    .text = Een vroege melding verkort geen termijn. Voor latere Absagen en voor het antwoord blijft het aantal kaarten zoals het is.
doko-clause-T6_3_1 = Absage mislukt
    .text = Wie niet haalt wat hij meldde, heeft niet gewonnen, ook niet met meer dan 120 Augen. Mislukt het bij beide, dan wint niemand; over blijven de punten voor onder de 90, 60 en 30, die tegen een Absage en die voor vos, Doppelkopf en Karlchen.
doko-clause-T6_4_5 = Voor welke partij
    .text = Zijn Re en Kontra gezegd en de partners nog onbekend, dan moet een derde of vierde speler bij zijn Absage zeggen voor welke partij ze geldt.
doko-clause-T6_4_6 = Alles wat gezegd is, geldt
    .text = Spreken twee of meer spelers tegelijk of vlak na elkaar, dan gelden al hun meldingen.
doko-clause-T6_4_7 = Niets tweemaal zeggen
    .text = Wat de eigen partij al zei, wordt niet herhaald; alleen de eigen melding mag men bij lawaai nog eens noemen. De meldingen van de tegenstanders doen er hier niet toe, dus beide partijen mogen “keine 90” zeggen.
doko-clause-T7_2_2a = Grondwaarde en stappen
    .text = Winnen is een punt waard. Er komt er telkens een bij als de tegenstanders onder de 90, onder de 60 en onder de 30 blijven en als ze geen slag hebben.
doko-clause-T7_2_2b = Re en Kontra gemeld
    .text = Er komen twee punten bij als Re gemeld is, en twee als Kontra gemeld is. Een antwoord is evenveel waard als een eerste melding.
doko-clause-T7_2_2e = Re tegen een Absage
    .text = Heeft Kontra te veel beloofd, dan krijgt Re telkens een punt: voor 120 Augen tegen “keine 90”, 90 tegen “keine 60”, 60 tegen “keine 30”, 30 tegen “schwarz”. Elke gemelde stap wordt bekeken.
doko-clause-T7_2_2f = Kontra tegen een Absage
    .text = Op dezelfde manier krijgt Kontra een punt voor elke stap van Re die met 30 Augen wordt overtroffen: 120 tegen “keine 90” en zo verder tot 30 tegen “schwarz”.
doko-clause-T7_2_3 = Sonderpunkte verrekenen
    .text = Eerst worden de Sonderpunkte van beide partijen tegen elkaar weggestreept, dan tegen de rest. Dat kan nul worden, en zelfs de winnaars kunnen in de min komen.
doko-clause-T7_3_1 = Meteen noteren
    .text = Elk spel komt meteen op de lijst, met de winnaars gemerkt en een regel die samen nul is. Aan een tafel van vier zijn bovendien alle vier de uitslagen even of allemaal oneven, tenzij er strafpunten bij zijn. Iedereen aan tafel staat ervoor in.

## De lijst en het toernooi

doko-clause-T7_3_4 = De lijst inleveren
    .text = Wie geloot is om de lijst bij te houden, zorgt dat de toernooileiding haar na de ronde krijgt, ook als een ander heeft geschreven.
doko-clause-T8_2 = Scheidsrechter en jury
    .text = Eerst beslist de scheidsrechter, over beroep en onsportief gedrag de jury, en daar blijft het bij. Een van hen tekent strafpunten op de lijst af.
doko-clause-T8_3_1 = Alleen tafels van vier
    .text = Officiële toernooien van de bond worden alleen aan tafels van vier gespeeld.
doko-clause-T8_5_1 = Speeltijd
    .text = Alle tafels beginnen tegelijk, en er wordt niet gevraagd voordat de ronde is vrijgegeven. Is de tijd om, aan een tafel van vier na 100 minuten, dan wordt het begonnen spel afgemaakt en worden de andere normale spellen geschrapt.
doko-clause-T8_5_2 = Wanneer de ronde voorbij is
    .text = De ronde is voorbij als niemand aan tafel nog iets wil narekenen of aanvechten.
doko-clause-T8_5_3 = Na de tijd
    .text = Is de tijd om, dan wordt geen spel meer overgedaan, zelfs niet een verkeerd gegeven spel. Alleen een opgelegde Pflichtsolo wel.
doko-clause-T10 = Tafel van vijf
    .text = Met vijf spelers is een en ander anders: de gever zit stil, plaats 5 schrijft, de ronde heeft 30 spellen en 125 minuten, en even en oneven uitslagen mogen op één regel staan. Tafels van zes en zeven zijn mogelijk; wie daar stilzit, blijft open.
doko-clause-T10_1_1 = De gever zit stil
    .text = Aan een tafel van vijf geeft de gever zichzelf geen kaarten. Dat ene spel zit hij stil.

## Overtredingen

doko-clause-T9_1_3 = Een spel overdoen
    .text = Een spel wordt overgedaan als verkeerd gegeven is of als een zware overtreding is bestraft. Wil niemand daarvoor reclameren, dan moeten alle vier het eens zijn, en ook de scheidsrechter, die erbij moet zijn; op eigen houtje afbreken kan onsportief zijn.
doko-clause-T9_1_4 = Hardop tellen
    .text = Niemand telt hardop troeven of Augen, ook geen toeschouwer.
doko-clause-T9_1_5 = Opmerkingen en gebaren
    .text = Geen woord en geen gebaar mag kaarten verraden of het spel beïnvloeden. Dat geldt voor toeschouwers net zo goed als voor spelers.
doko-clause-T9_1_6 = Tot een overtreding aanzetten
    .text = Het is onsportief een ander tot een overtreding aan te zetten. Daarover beslist de jury, en niemand krijgt er punten voor. Begaat de ander haar echt, dan wordt ook hij bestraft.
doko-clause-T9_1_7 = Hoe een overtreding wordt ingedeeld
    .text = Hebben de regels, hun bijlage voor scheidsrechters of de regelcommissie een overtreding al ingedeeld, dan blijft het daarbij. Elke andere deelt de scheidsrechter in naar de algemene kenmerken.
doko-clause-T9_2_1 = Unerheblich: zonder gevolg
    .text = Unerheblich is een overtreding die het verdere spel noch de uitslag raakt. Ze kost niets, en er wordt doorgespeeld.
doko-clause-T9_2_2 = De rest is toch al zeker
    .text = Krijgt een partij alle overige slagen, hoe ze ook speelt of zoals ze van tevoren heeft gezegd, dan blijft elke overtreding zonder gevolg. Het gaat erom hoe de kaarten werkelijk zitten.
doko-clause-T9_3_1 = Geringfügig: klein
    .text = Geringfügig is een overtreding die niet kan beslissen wie wint. Ze kost 3 punten, één gaat naar elk van de drie anderen, en er wordt doorgespeeld. Is het Kontra tegen een solist en kan het hem schaden, dan krijgt hij ze alle 3.
doko-clause-T9_4_1 = Schwerwiegend: zwaar
    .text = Schwerwiegend is een overtreding die kan beslissen wie wint. Het spel stopt meteen en geldt als niet gespeeld; dat kost 12 punten en 3 meer voor elke Absage van de tegenstanders, en de drie anderen delen ze. Maar is het Kontra tegen een solist, dan krijgt hij ze allemaal en geldt zijn solo als gespeeld.
doko-clause-T9_5 = Al beslist
    .text = Heeft een partij met volledige slagen al gewonnen, dan wordt het spel na zo’n overtreding gestopt en afgerekend. De slagen vanaf de overtreding gaan naar de andere partij, er zijn geen nieuwe Sonderpunkte, en de prijs van een kleine overtreding komt erbij.
doko-clause-T9_6_1 = Wie mag reclameren
    .text = Waren de partners voor allen bekend toen de overtreding gebeurde, dan mogen alleen de tegenstanders van de overtreder reclameren. Anders mag elk van de drie anderen het, ook als intussen alles duidelijk is.
doko-clause-T9_6_2 = Iedereen mag erop wijzen
    .text = Elke speler mag op een overtreding wijzen, ook wie er niet voor kan reclameren.
doko-clause-T9_6_3 = Hoe lang men mag reclameren
    .text = Men reclameert meteen, zodra allen de overtreding konden merken. Wie eerst nog verder vraagt, een kaart legt, meldt of het herstel aanvaardt, heeft zijn recht verloren. Waarvoor niemand reclameert, geldt als reglementair.
doko-clause-T9_6_4 = De partner vragen
    .text = Men mag een partner die ook zou kunnen reclameren laten beslissen. Hij antwoordt alleen “reclamatie” of “geen reclamatie”, en dat bindt.
doko-clause-T9_6_5 = De scheidsrechter roepen
    .text = Na een reclamatie komt de scheidsrechter, en tot dan ligt alles stil: de begonnen slag blijft open, de rest gedekt, en over het spel wordt niet gepraat. Is er alleen verkeerd gegeven, dan mag zonder hem opnieuw worden gegeven.
doko-clause-T9_6_6 = Meer dan één overtreding
    .text = De overtreding waarvoor het eerst wordt gereclameerd, wordt bestraft, niet de eerst begane. Wordt voor twee tegelijk gereclameerd, dan komt de vroegste aan de beurt; was die niet zwaar, dan mag daarna nog voor de andere worden gereclameerd.
doko-clause-T9_6_7 = Beroep alleen meteen
    .text = Tegen de scheidsrechter kan men alleen ter plekke in beroep gaan. Het spel ligt stil tot de jury heeft beslist.
doko-clause-T9_7 = Onsportief
    .text = Het is onsportief anderen te beïnvloeden met middelen die niet bij het spel horen, of een juiste uitslag te willen verhinderen. De jury kan waarschuwen, tot 12 punten aftrekken die niemand krijgt, of uitsluiten.

## Open punten: titel, gekozen lezing, andere lezing

doko-point-A1 = Horen de Pflichtsoli bij de 20 of 25 spellen?
    .first = Nee, het zijn er 24 en 30 in totaal: volgens het regelblad komen ze erbij, en alleen zo heeft ieder er precies 20.
    .second = Ja, met 20 of 25 spellen is de hele ronde voorbij.
doko-point-A2 = Wie geeft na een Pflichtsolo?
    .first = Dezelfde nog een keer, zoals in de TSR; anders zou aan een tafel van vijf bijna niemand op precies 20 spellen komen.
    .second = De volgende, want over een gever die blijft, staat er niets.
doko-point-A3 = Hoe zit het met iemand die nooit een solo vond?
    .first = Hij moet er een spelen na het laatste getelde spel, zoals in de TSR, want gespeeld moet hij worden.
    .second = Niets, de ronde eindigt zonder zijn Pflichtsolo.
doko-point-A4 = Wie zit dichter bij de gever?
    .first = Wie met de klok mee eerder na hem komt, de gever het laatst, want de zin ervoor spreekt van de volgorde na de gever.
    .second = Wie aan een van beide kanten het dichtstbij zit, het allerdichtst de gever zelf.
doko-point-A5 = Mag de eerste solo een Lustsolo zijn?
    .first = Nee, hij is vanzelf de Pflichtsolo, want het regelblad stelt die twee gelijk.
    .second = Ja, als de speler hem als Lustsolo aanmeldt.
doko-point-A6 = Waarmee en tot wanneer mag men antwoorden?
    .first = Alleen met Re of Kontra, één kaart onder de grens van de melding waarop men antwoordt, zoals in de TSR.
    .second = Met elke melding, één kaart onder haar eigen grens; op “keine 90” dus ook nog met een late “keine 90”.
doko-point-A7 = Precies elf kaarten of minstens elf?
    .first = Minstens, anders zou niemand met twaalf kaarten kunnen melden.
    .second = Precies zoveel als er staat.
doko-point-A8 = Mag er een Absage komen na een laat antwoord?
    .first = Nee, want dat antwoord is geen eerste melding; in een sprong zit er wel een.
    .second = Ja, wie geantwoord heeft, heeft daarmee zijn eerste melding gedaan.
doko-point-A9 = Waarvoor is het punt bij een Absage?
    .first = Voor het melden zelf, naast het punt voor de bereikte stap, zoals in de TSR; de winnaar krijgt het.
    .second = Het komt in de plaats van het punt voor de bereikte stap.
doko-point-A10 = Telt een Absage ook bij een solo?
    .first = Ja, want de Sonderpunkte die niet gelden, zijn alleen vos, Doppelkopf en Karlchen.
    .second = Nee, bij een solo vervallen ook de punten voor Absagen.
doko-point-A11 = Is er ook bij een solo een punt tegen Re?
    .first = Nee, alleen in een normaal spel, zoals in de TSR.
    .second = Ja, wie een solist verslaat, heeft ook tegen Re gewonnen.
doko-point-A12 = Zijn er Sonderpunkte in een stille Hochzeit?
    .first = Nee; alleen op de lijst is ze geen solo, ze wordt wel zo gewaardeerd.
    .second = Ja, omdat ze niet als solo telt; toch wordt er verdrievoudigd.
doko-point-A13 = Welke slag is de Klärungsstich?
    .first = De eerste die een ander maakt; anders zou het geen zin hebben van drie te spreken.
    .second = Alleen de allereerste slag van het spel.
doko-point-A14 = Hoeveel verschuiven de meldingen bij een Hochzeit?
    .first = Eén of twee kaarten, naargelang de tweede of de derde slag beslist, want zoveel zijn er dan gespeeld.
    .second = Zoveel als de tafel afspreekt.
doko-point-A15 = Wat telt behalve de genoemde punten?
    .first = Alles wat de TSR kennen; anders zou een gewone winst niets waard zijn.
    .second = Alleen wat op het regelblad staat.
doko-point-A16 = Wat is pauzeren in een ronde?
    .first = Eén spel stilzitten, zoals men aan tafels van vijf zegt; maar wie een hele ronde mist, krijgt ook niets.
    .second = Een hele ronde van het toernooi niet meedoen.
doko-point-A17 = Wint van twee gelijke kaarten altijd de eerste?
    .first = Ja, zonder uitzondering, zoals in de TSR.
    .second = Niet bij hartentien: daar slaat de tweede de eerste, behalve in de laatste slag.
doko-point-A18 = Wanneer is alleen Kontra gemeld?
    .first = Als Re niets gemeld heeft; doet iemand een Absage, dan beslist toch haar grens.
    .second = Als er behalve Kontra helemaal niets gezegd is, ook geen Absage.
doko-point-A19 = Absage mislukt, maar de tegenstanders zijn onder de 90 gehouden: wie krijgt het punt?
    .first = Niemand zolang iemand gewonnen heeft, want de stappen horen bij de winnaar; heeft niemand gewonnen, wie de anderen eronder hield.
    .second = In elk geval wie de anderen eronder hield.
doko-point-A20 = Wat zijn twee gelijkwaardige kaarten?
    .first = Twee gelijke, want bij alle andere staat vast welke hoger is.
    .second = Twee met evenveel Augen.
doko-point-A21 = Tegen Re als niemand gewonnen heeft
    .first = Dat punt is er niet, want Kontra heeft niet gewonnen.
    .second = Er is geen andere uitleg.
doko-point-A22 = Wat geldt bij overtredingen?
    .first = Hoofdstuk 9 van de TSR, omdat het regelblad zwijgt; na een niet gespeeld spel geeft dezelfde nog een keer.
    .second = Niets, ze hebben geen gevolgen.
doko-point-A23 = Ranglijst, gelijke stand, loting en klok
    .first = Wat de toernooileiding bepaalt, anders de som van de rondes, gedeelde plaatsen, loting en geen klok, want het regelblad zegt niets.
    .second = Er is hier geen bepaalde andere uitleg.
doko-point-A24 = Pflichtsolo tegen Lustsolo: eerst de rang of eerst de plaats?
    .first = Eerst de rang, dan de plaats, want een Pflichtsolo heeft voorrang op elke andere solo.
    .second = Eerst de plaats: een Lustsolo vooraan zou voor een Pflichtsolo achteraan gaan.
doko-point-A25 = Het uitroepteken aan het eind van de vierde regel
    .first = Het betekent niets en is vermoedelijk een schrijffout.
    .second = Men kan het niet anders lezen.
doko-point-B1 = Niemand heeft gewonnen: wat blijft er van de waarde?
    .first = De punten voor onder de 90, 60 en 30, maar geen grondwaarde, want niemand heeft gewonnen.
    .second = Ook de grondwaarde, omdat die in dezelfde lijst staat.
doko-point-B2 = Wie krijgt de overige slagen van een al beslist spel?
    .first = De tegenstanders van de overtreder, ook als hij zelf bij de winnaars hoort, want hij mag er niets aan hebben.
    .second = De tegenstanders van de partij die al gewonnen heeft.
doko-point-B3 = De gever zelf moet zijn Pflichtsolo spelen
    .first = Aan een tafel van vier geeft hij toch; aan een tafel van vijf geeft eerst de volgende, want de gever zou geen kaarten hebben.
    .second = Hij geeft aan elke tafel zelf.
doko-point-B4 = Wie geeft na een spel dat als niet gespeeld geldt?
    .first = Dezelfde, want zijn spel moet nog gespeeld worden.
    .second = De volgende, alsof er gespeeld was.
doko-point-B5 = Het afkorten van de solist klopt niet
    .first = Er wordt gerekend met zijn volgorde, anders van boven af, tegen het beste tegenspel, omdat de TSR erover zwijgen.
    .second = De scheidsrechter schat hoe het zou zijn afgelopen.
doko-point-B6 = Antwoord op meer dan één melding
    .first = De hoogste van de tegenstanders telt, want daarop wordt geantwoord.
    .second = De eerste telt, en de tijd is navenant eerder om.
doko-point-B7 = Te laat gemeld en gereclameerd: geldt de melding?
    .first = Nee, alleen waarvoor niemand reclameert, wordt geldig.
    .second = Ja, ze blijft staan, en alleen de overtreding wordt bestraft.
doko-point-B8 = Wie krijgt de overige slagen van een beslist spel als aan beide kanten iemand de overtreding heeft begaan?
    .first = De partij die nog niet gewonnen heeft: de andere houdt wat ze heeft, en niemand wint door een eigen overtreding.
    .second = De tegenstanders van wie het eerst genoemd is.
