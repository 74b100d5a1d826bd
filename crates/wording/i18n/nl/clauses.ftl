# De bepalingen van de spelregels: een korte naam, en wat de bepaling zegt in eigen woorden.

## Procedure, informatie, uitleg

clause-9A = Wie op een onregelmatigheid mag wijzen
    .text = Tijdens het spelen mogen de leider en de tegenspelers zeggen dat er iets fout ging. Een fout proberen te voorkomen mag iedereen, ook de dummy; is ze eenmaal gemaakt, dan zwijgt de dummy tot het spelen klaar is. In 2007 mocht de dummy alleen fouten van de leider voorkomen.
clause-9B1 = De arbiter wordt meteen geroepen
    .text = Zodra iemand op de fout heeft gewezen, wordt de arbiter geroepen; ook de dummy mag dat dan doen. Roepen kost niemand een recht, en niemand doet nog iets voordat alles is uitgelegd.
clause-9C = De eigen fout zelf herstellen
    .text = Wie de eigen fout herstelt voordat de arbiter er is, kan daarmee een verdere rechtzetting oplopen.
clause-10A = Alleen de arbiter zet recht
    .text = De spelers kunnen een rechtzetting niet zelf opleggen of kwijtschelden. Deden ze dat toch, dan kan de arbiter het laten staan of ongedaan maken.
clause-10C1 = Eerst alle keuzes uitleggen
    .text = Valt er te kiezen, dan legt de arbiter elke mogelijkheid met haar gevolgen uit voordat iemand kiest.
clause-10C2 = Kiezen zonder overleg
    .text = Wie de keuze heeft, kiest alleen; de partner praat niet mee.
clause-11A = Het recht op rechtzetting verspeeld
    .text = Handelt de niet-overtredende partij voordat de arbiter is geroepen, dan kan ze haar recht op rechtzetting verliezen. Had ze voordeel doordat de tegenstanders de regel niet kenden, dan wordt alleen dat voordeel afgenomen; de andere partij houdt haar score.
clause-12A = Wanneer er een arbitrale score komt
    .text = De arbiter past de score aan als voor de overtreding geen rechtzetting bestaat, als normaal spelen niet meer kan, of als er verkeerd is rechtgezet. Ook andere bepalingen kunnen daartoe leiden.
clause-12B = Waar een arbitrale score voor dient
    .text = De niet-overtredende partij krijgt haar schade vergoed en de overtredende partij verliest haar voordeel uit de overtreding. Dat een voorgeschreven rechtzetting hard of gunstig uitvalt, is geen reden om de score aan te passen.
clause-12C1 = Vervangende arbitrale score
    .text = De arbiter schat wat er zonder de overtreding waarschijnlijk gebeurd was; meer resultaten mogen worden gewogen, mits ze reglementair haalbaar waren. Schade door een eigen uiterst ernstige fout of een gok wordt niet vergoed. In 2007 kon ook het gunstigste waarschijnlijke resultaat worden gegeven.
clause-12C2 = Kunstmatige arbitrale score
    .text = Is er geen gewoon resultaat mogelijk, dan krijgt wie schuld heeft gemiddeld min, wie ten dele schuld heeft gemiddeld, en wie geen schuld heeft gemiddeld plus: hoogstens 40, precies 50 en minstens 60 procent. In imps is het meestal 3 eraf of erbij.
clause-16A = Wat een speler mag gebruiken
    .text = Een speler mag afgaan op de reglementaire biedingen en kaarten van het spel, op andere geoorloofde informatie en op wat vóór het opnemen van de hand al bekend was. Al het andere mag een bieding of kaart niet bepalen.
clause-16B = Informatie van partner buiten het spel om
    .text = Verried partner iets door een opmerking, tempo of gebaar, dan mag men niet kiezen wat daardoor wordt ingegeven zolang er een redelijk alternatief is. Gebeurt het toch en is er schade, dan volgt na het spelen een arbitrale score.
clause-16C1 = Ingetrokken biedingen en kaarten: de niet-overtredende partij
    .text = De niet-overtredende partij mag alles gebruiken wat ingetrokken biedingen en kaarten lieten zien, van zichzelf en van de tegenstanders.
clause-16C2 = Ingetrokken biedingen en kaarten: de overtredende partij
    .text = Voor de overtredende partij is wat ingetrokken biedingen en kaarten lieten zien ongeoorloofde informatie, ook wat van de tegenstanders kwam. Ze moet spelen alsof ze het niet wist.
clause-17D = Het einde van de biedperiode
    .text = Na het bieden duurt de biedperiode tot een van de tegenspelers een uitkomst open op tafel heeft, ook al is het de verkeerde tegenspeler. Een kaart van de leider of de dummy beëindigt haar niet.
clause-20F1 = Vragen tijdens het bieden
    .text = Wie aan de beurt is om te bieden, mag uitleg vragen over de biedingen van de tegenstanders. De partner van wie bood, geeft antwoord.
clause-20F2 = Vragen tijdens het spelen
    .text = Na de laatste pas mag een tegenspeler vragen stellen op de eigen speelbeurt, en de leider als er uit de eigen hand of uit de blinde gespeeld moet worden. De dummy vraagt niets.
clause-20F3 = Vragen over één bieding
    .text = Er mag naar één enkele bieding worden gevraagd. Zo’n vraag kan partner wel iets verraden.
clause-20F4 = De eigen uitleg was fout
    .text = Wie merkt dat de eigen uitleg niet klopte, roept de arbiter en verbetert haar uiterlijk voordat de uitkomst open ligt. In 2007 moest dat meteen.
clause-20F5 = De uitleg van partner was fout
    .text = Wie een fout in de uitleg van partner hoort, laat daar tijdens het bieden niets van merken. De leider of de dummy verbetert haar na de laatste pas, een tegenspeler pas na het spelen.
clause-20F6 = Wat er na onjuiste uitleg volgt
    .text = Bood of speelde iemand op grond van onjuiste uitleg, dan gaat het om het terugnemen van een bieding of van een kaart, of om een arbitrale score.
clause-21 = Bieden na onjuiste uitleg
    .text = Een bieding die waarschijnlijk door onjuiste uitleg kwam, mag worden veranderd tot het einde van de biedperiode, zolang partner daarna nog niet heeft geboden. Daarna is er alleen nog een arbitrale score.
clause-22 = Het einde van het bieden
    .text = Het bieden is afgelopen na een bod en drie keer pas. Passen alle vier, dan is het spel rondgepast; de handen gaan terug en er wordt niet opnieuw gegeven.
clause-23 = Vergelijkbare bieding
    .text = Een vervangende bieding is vergelijkbaar als ze ongeveer hetzelfde betekent, minder mogelijkheden openlaat of hetzelfde doel heeft. Dan volgt geen rechtzetting, maar na het spelen kijkt de arbiter naar schade. In 2007 bestond dit niet.

## Tijdens het bieden

clause-24 = Kaart getoond of gespeeld tijdens het bieden
    .text = Toont een speler tijdens de biedperiode door eigen fout een kaart die partner had kunnen zien, dan blijft die kaart open liggen tot de biedperiode voorbij is. De andere partij mag gebruiken wat ze laat zien, de overtredende partij niet.
clause-24A = Eén lage kaart getoond
    .text = Ging het om één lage kaart waarmee niet is uitgekomen, dan gebeurt er tijdens het bieden verder niets.
clause-24B = Eén honneur, of een voortijdige uitkomst
    .text = Was de kaart een honneur, of was het een te vroege uitkomst, dan moet partner in de volgende biedbeurt passen.
clause-24C = Twee of meer kaarten getoond
    .text = Toonde de speler meer dan één kaart, dan moet partner in de volgende biedbeurt passen.
clause-24D = De overtredende partij wordt leider
    .text = Heeft de partij van de getoonde kaart het contract, dan gaat de kaart gewoon terug in de hand.
clause-24E = De overtredende partij speelt tegen
    .text = Komt de getoonde kaart van een tegenspeler, dan wordt ze bij het begin van het spelen een strafkaart.
clause-25A = Onbedoelde bieding
    .text = Een misgreep of verspreking mag worden vervangen door wat bedoeld was, zolang partner niet heeft geboden; de linkertegenstander mag dan zijn bieding veranderen. Van gedachten veranderen of niet opletten geldt niet. In 2007 moest het zonder denkpauze.
clause-25B = Een bieding veranderen
    .text = Was de eerste bieding bedoeld, dan telt een tweede alleen als de linkertegenstander haar accepteert; anders vervalt ze en blijft de eerste staan. Partner mag niet gebruiken wat de ingetrokken bieding vertelde.
clause-26B = Voorspeelbeperking na een ingetrokken bieding
    .text = Was de vervangende bieding niet vergelijkbaar en speelt de overtreder tegen, dan mag de leider diens partner bij de eerste keer uitkomen of voorspelen één kleur verbieden die de overtreder niet reglementair heeft aangegeven, zolang die partner aan slag blijft. In 2007 hing het af van de kleur van de ingetrokken bieding en kon een kleur ook verplicht worden.
clause-27 = Onvoldoende bod
    .text = De linkertegenstander mag een te laag bod accepteren. Anders wordt het vervangen: verhoogd in dezelfde speelsoort of door een vergelijkbare bieding gaat het bieden gewoon door, bij iets anders moet partner verder passen. In 2007 moest zo’n bieding hetzelfde of iets preciezers betekenen.
clause-27A = Het bod wordt geaccepteerd
    .text = De linkertegenstander mag het bod laten staan; wie eroverheen biedt, heeft het geaccepteerd.
clause-27B1 = Vervangen zonder gevolgen
    .text = Het laagste voldoende bod in dezelfde speelsoort of een vergelijkbare bieding heeft geen gevolgen. Alleen als het eerste bod een beter resultaat heeft opgeleverd, wordt de score aangepast.
clause-27B2 = Vervangen door een andere bieding
    .text = Na elk ander voldoende bod of een pas moet partner tot het einde van het bieden passen, en voorspeelbeperkingen kunnen volgen. Een doublet of redoublet dat niet vergelijkbaar is, vervalt en moet ook worden vervangen.
clause-27C = Te vroeg vervangen
    .text = Heeft de speler het bod al vervangen voordat de arbiter besliste, dan blijft die bieding staan, tenzij het eerste bod wordt geaccepteerd.
clause-28to32 = Bieden vóór de beurt
    .text = De linkertegenstander mag een bieding vóór de beurt accepteren door zelf te bieden; anders vervalt ze en gaat de beurt terug. Is wat de overtreder daarna biedt vergelijkbaar, dan volgt er niets, en anders moet partner één keer passen. In 2007 moest partner soms het hele bieden passen.
clause-29A = De bieding vóór de beurt wordt geaccepteerd
    .text = De linkertegenstander mag de bieding vóór de beurt laten staan; biedt hij zelf, dan is ze geaccepteerd.
clause-29B = De bieding vóór de beurt vervalt
    .text = Wordt ze niet geaccepteerd, dan vervalt de bieding en gaat de beurt terug naar wie aan de beurt was.
clause-30 = Pas vóór de beurt
    .text = Was de rechtertegenstander aan de beurt, dan moet de speler in zijn volgende biedbeurt passen. Anders heeft een vergelijkbare bieding geen gevolgen, en na een andere moet partner één keer passen.
clause-31 = Bod vóór de beurt
    .text = Was de rechtertegenstander aan de beurt en past die, dan wordt het bod herhaald. Anders mag elke reglementaire bieding: een vergelijkbare heeft geen gevolgen, na een andere moet partner één keer passen.
clause-32 = Doublet of redoublet vóór de beurt
    .text = Het wordt behandeld als een bod vóór de beurt: herhaald na een pas van de rechtertegenstander, anders vervangen door een reglementaire bieding. Een dat nooit kan, is niet te accepteren.
clause-34 = Niemand verliest zijn beurt
    .text = Is een pas vóór de beurt geaccepteerd en volgen er drie passen, dan is het bieden niet voorbij zolang iemand zijn beurt niet heeft gehad: daar gaat het verder.
clause-36 = Doublet of redoublet dat niet kan
    .text = Het vervalt en wordt vervangen door een reglementaire bieding, en partner moet tot het einde van het bieden passen. Biedt de linkertegenstander eerst, dan vervallen beide biedingen alsof er niets was gebeurd.
clause-37 = Bieding terwijl passen verplicht was
    .text = Ze wordt vervangen door een pas, en beide partners moeten tot het einde van het bieden passen. Biedt de linkertegenstander eroverheen, dan blijft ze staan.
clause-38to39 = Biedingen boven zeven, biedingen na de laatste pas
    .text = Ze vervallen; wat volgt, hangt af van de partij en van de soort bieding.

## Begin van het spelen

clause-41A = Gedekt uitkomen
    .text = De tegenspeler links van de leider komt uit met de kaart gedekt op tafel. Zo’n kaart gaat alleen terug als de arbiter dat na een onregelmatigheid zegt, en dan ongezien.
clause-41B = Herhaling en uitleg van het bieden
    .text = Zolang de uitkomst gedekt ligt, mogen de partner van de uitkomer en de leider het bieden laten herhalen en uitleg vragen. Een herhaling kan nog tot iemand de eigen eerste kaart speelt; uitleg mag het hele spel door, op de eigen beurt.
clause-41C = De uitkomst gaat open
    .text = Zodra de uitkomst open ligt, is het spelen definitief begonnen en legt de dummy de kaarten neer. Later mag een speler op de eigen beurt nog vragen wat het contract is en of er is gedoubleerd, maar niet door wie.
clause-41D = De hand van de blinde
    .text = De dummy legt de kaarten open per kleur neer, troef voor de dummy rechts, de lage kaarten naar de leider. De leider speelt beide handen.

## De dummy

clause-42A = Wat de dummy altijd mag
    .text = De dummy mag over feiten en regels spreken als de arbiter aan tafel is, de slagen tellen, en de kaarten uit de blinde spelen die de leider noemt. Daarbij zorgt de dummy dat de blinde bekent; die plicht staat er sinds 2017.
clause-42B = Wat de dummy mag tot er in een hand gekeken is
    .text = De dummy mag de leider vragen of een kleur echt op is, fouten proberen te voorkomen, en na het spelen op een fout wijzen. Wie als dummy in andermans hand kijkt, verspeelt dit. In 2007 ging het alleen om fouten van de leider.
clause-43A1 = Wat de dummy niet mag
    .text = De dummy roept tijdens het spelen de arbiter niet zolang niemand anders op de fout heeft gewezen, wijst er zelf niet op en bemoeit zich niet met het spelen.
clause-43A2 = De dummy kijkt niet in handen
    .text = De dummy ruilt de hand niet met die van de leider, gaat niet naast de leider zitten kijken en bekijkt geen kaarten van de tegenspelers.
clause-43A3 = Een tegenspeler toont de dummy niets
    .text = Een tegenspeler laat de eigen hand niet aan de dummy zien. In 2007 stond dit er nog niet bij.
clause-43B2 = De dummy keek, en waarschuwde de leider
    .text = Zegt de dummy na het kijken dat de leider uit de verkeerde hand voorspeelt, dan bepaalt een van de tegenspelers uit welke hand het moet. Vraagt de dummy als eerste naar een verzaking, dan wordt de kaart verbeterd en tellen de slagen toch alsof de verzaking voldongen was.
clause-43B3 = De dummy keek, en wees op een fout van de tegenspelers
    .text = Dan volgt er niet meteen een rechtzetting en gaat het spelen door. Na afloop neemt de arbiter de tegenspelers hun voordeel af; de partij van de leider houdt haar score.

## Voorspelen, bijspelen, een slag winnen

clause-44A = Wie aan slag is, kiest de kaart
    .text = Wie uitkomt of voorspeelt, mag elke kaart nemen, tenzij er een beperking geldt.
clause-44B = Met de klok mee
    .text = Na de voorgespeelde kaart speelt ieder om de beurt, met de klok mee, één kaart bij.
clause-44C = Bekennen
    .text = Wie de voorgespeelde kleur heeft, moet bekennen. Dat gaat boven elke andere verplichting.
clause-44D = Niet kunnen bekennen
    .text = Wie de kleur niet heeft, speelt een kaart naar keuze, troef of niet, tenzij er een beperking geldt.
clause-44E = Slag met troef
    .text = Ligt er troef in de slag, dan wint de hoogste troef.
clause-44F = Slag zonder troef
    .text = Ligt er geen troef in de slag, dan wint de hoogste kaart in de voorgespeelde kleur.
clause-44G = Wie wint, is aan slag
    .text = De hand die de slag wint, speelt in de volgende slag voor. Wint de blinde, dan wordt er uit de blinde voorgespeeld.

## Wanneer een kaart gespeeld is

clause-45A = Een kaart spelen
    .text = Iedere speler behalve de dummy speelt een kaart door haar uit de hand te nemen en open op tafel te leggen.
clause-45B = Een kaart uit de blinde
    .text = De leider noemt de kaart en de dummy legt haar klaar. Zo nodig mag de leider de kaart ook zelf pakken.
clause-45C1 = Kaart van een tegenspeler die gespeeld moet worden
    .text = Houdt een tegenspeler een kaart zo dat partner de beeldzijde kon zien, dan is ze gespeeld. Of partner echt keek, doet er niet toe.
clause-45C2 = Kaart van de leider die gespeeld moet worden
    .text = Een kaart uit de hand van de leider is gespeeld als ze open tegen of vlak boven de tafel werd gehouden, of zo dat ze duidelijk als gespeeld bedoeld was.
clause-45C3 = Een kaart in de blinde aangeraakt
    .text = Raakt de leider met opzet een kaart van de blinde aan, dan is ze gespeeld. Rechtleggen of reiken naar een kaart ernaast telt niet.
clause-45C4a = Een genoemde kaart
    .text = Wie een kaart noemt of op een andere manier aanwijst als de kaart die komt, moet haar spelen.
clause-45C4b = Verspreking bij het noemen
    .text = Een verspreking mag de leider verbeteren tot er uit een van beide handen een volgende kaart is gespeeld; van gedachten veranderen of niet opletten is geen verspreking. Een tegenstander die al had bijgespeeld, mag die kaart wisselen. In 2007 moest het zonder denkpauze, en tot partner had gespeeld.
clause-45C5 = Een strafkaart moet soms gespeeld worden
    .text = Zodra een strafkaart volgens de regels daarvoor gespeeld moet worden, heeft de bezitter geen keus meer.
clause-45D = De dummy legt een verkeerde kaart klaar
    .text = Legt de dummy een kaart klaar die niet genoemd is, en blijkt dat voordat beide partijen in de volgende slag hebben gespeeld, dan komt de genoemde kaart ervoor in de plaats. Een tegenspeler die er al op gespeeld had mag wisselen; doet de tegenspeler rechts van de leider dat, dan mag de leider de kaart daarna ook wisselen. Later blijft alles liggen.
clause-45E1 = Vijfde kaart van een tegenspeler
    .text = Een kaart te veel in een slag wordt een strafkaart, tenzij de arbiter haar ziet als voorgespeeld in de volgende slag.
clause-45E2 = Vijfde kaart van de leider of uit de blinde
    .text = Een kaart te veel gaat terug, tenzij de arbiter haar ziet als voorgespeeld in de volgende slag.
clause-45F = De dummy wijst een kaart aan
    .text = De dummy raakt zonder opdracht geen kaart aan en wijst er geen aan. Gebeurt het toch, dan gaat het spelen door; werd er een kaart mee ingegeven en leden de tegenspelers schade, dan volgt een arbitrale score.
clause-45G = Pas omdraaien als de slag compleet is
    .text = Niemand draait de eigen kaart om voordat alle vier gespeeld hebben.

## Een kaart van de blinde onvolledig genoemd

clause-46B1 = De leider zegt “klein”
    .text = Vraagt de leider om een lage kaart, dan is de laagste van de voorgespeelde kleur gespeeld, tenzij zonder enige twijfel iets anders bedoeld was.
clause-46B1a = De leider zegt “hoog”
    .text = Vraagt de leider om een hoge kaart, dan is de hoogste van de voorgespeelde kleur gespeeld, tenzij zonder enige twijfel iets anders bedoeld was.
clause-46B1b = De leider zegt “nemen” of “troeven”
    .text = Vraagt de leider de slag te winnen, dan is de laagste kaart gespeeld waarvan bekend is dat ze wint, tenzij zonder enige twijfel iets anders bedoeld was.
clause-46B2 = Alleen een kleur genoemd
    .text = Noemt de leider alleen een kleur, dan is de laagste kaart daarvan gespeeld, tenzij zonder enige twijfel iets anders bedoeld was.
clause-46B3a = Alleen een waarde genoemd, de blinde speelt voor
    .text = Speelt de blinde voor na een gewonnen slag, dan gaat het verder in de kleur waarmee die slag gewonnen werd, als de genoemde waarde daarin zit.
clause-46B3b = Alleen een waarde genoemd, overige gevallen
    .text = Dan komt een toegestane kaart van die waarde. Zijn er meer, dan zegt de leider welke.
clause-46B4 = De kaart ligt niet in de blinde
    .text = Noemt de leider een kaart die de blinde niet heeft, dan geldt dat niet, en de leider noemt een andere toegestane kaart.
clause-46B5 = Kleur noch waarde genoemd
    .text = Zegt de leider dat het niet uitmaakt, dan mag elk van de tegenspelers de kaart noemen, zonder overleg. Ze hoeven het niet te doen.

## Een gespeelde kaart terugnemen

clause-47A = Terugnemen door een rechtzetting
    .text = Een kaart gaat terug als een rechtzetting dat voorschrijft. Een kaart van een tegenspeler kan daarbij een strafkaart worden.
clause-47B = Terugnemen van een ongeoorloofde kaart
    .text = Een kaart gaat ook terug om fout spel te herstellen. Een kaart van een tegenspeler kan daarbij een strafkaart worden.
clause-47C = Terugnemen na een verspreking
    .text = Verbetert de leider een verspreking op tijd, dan gaat de verkeerd genoemde kaart zonder verder gevolg terug.
clause-47D = Terugnemen omdat een tegenstander wisselde
    .text = Verandert een tegenstander een gespeelde kaart, dan mag wie daarna speelde de eigen kaart terugnemen en een andere spelen.
clause-47E1 = Een tegenstander zei: u bent aan de beurt
    .text = Speelde iemand vóór de beurt omdat een tegenstander dat zei, dan gaat de kaart terug zonder rechtzetting. Ze wordt geen strafkaart en niemand kan haar accepteren. In 2007 mocht de kaart terug, maar hoefde het niet.
clause-47E2a = Gespeeld na onjuiste uitleg
    .text = Koos een speler een kaart door onjuiste uitleg van een tegenstander, dan mag die kaart terug zolang er geen kaart na is gespeeld. De uitkomst blijft liggen zodra er een kaart van de blinde open ligt. In 2007 telden alleen latere kaarten in dezelfde slag.
clause-47E2b = Te laat om nog terug te nemen
    .text = Is er na de kaart al gespeeld, dan kan de arbiter bij schade een arbitrale score geven.
clause-47F1 = Terugnemen omdat wie aan slag was zelf voorspeelde
    .text = Was een tegenstander van de overtreder aan slag en speelde die zelf voor, dan mogen de kaarten terug die eerder ten onrechte in die slag waren gespeeld.
clause-47F2 = Anders blijft een kaart liggen
    .text = Buiten deze gevallen mag een gespeelde kaart niet terug.

## Getoonde kaarten en strafkaarten

clause-48A = Getoonde kaarten van de leider
    .text = De leider mag kaarten tonen zonder rechtzetting. Kaarten van de leider en uit de blinde worden nooit strafkaart.
clause-48B1 = De leider legt kaarten open na een uitkomst vóór de beurt
    .text = Dat valt onder de regels voor de uitkomst vóór de beurt: de leider kan daardoor dummy worden.
clause-48B2 = De leider legt de hand op een ander moment open
    .text = Dat kan een claim zijn, tenzij duidelijk is dat de leider niet wilde claimen.
clause-49 = Getoonde kaart van een tegenspeler
    .text = Kon partner buiten het gewone spel de beeldzijde van een kaart van een tegenspeler zien, of noemde een tegenspeler een kaart uit de eigen hand, dan wordt die kaart een strafkaart. Of partner echt keek, telt niet.
clause-50 = Strafkaart
    .text = Een voortijdig getoonde kaart van een tegenspeler is een strafkaart, tenzij de arbiter anders beslist.
clause-50A = De strafkaart blijft open liggen
    .text = Ze ligt open voor de bezitter op tafel tot ze gespeeld wordt of mag worden opgenomen.
clause-50B = Kleine of grote strafkaart
    .text = Eén lage kaart die per ongeluk zichtbaar werd, is een kleine strafkaart. Een honneur, ook de tien, en elke bewust gespeelde kaart zijn groot; heeft een hand er twee of meer, dan zijn ze allemaal groot.
clause-50C = Kleine strafkaart
    .text = Vóór deze kaart mag de bezitter geen andere lage kaart in die kleur spelen; een honneur mag wel, en verder is de keuze vrij. Partner krijgt geen voorspeelbeperking. Of partner mag gebruiken wat de kaart laat zien, is omstreden.
clause-50D1a = Grote strafkaart: zo snel mogelijk spelen
    .text = De bezitter speelt de grote strafkaart zodra dat reglementair kan, of het nu voorspelen, bekennen, afgooien of troeven is.
clause-50D1b = Bekennen en voorwaarden gaan voor
    .text = Bekennen en een opgelegde voorwaarde komen vóór de strafkaart. Die blijft dan liggen en komt de eerstvolgende keer dat het kan.
clause-50D2 = Partner van een strafkaart is aan slag
    .text = Is een tegenspeler aan slag terwijl partner een grote strafkaart heeft liggen, dan kiest eerst de leider. Wie eerder voorspeelt, kan die kaart zelf tot strafkaart maken.
clause-50D2a = Strafkaart: kleur verplicht of verboden
    .text = De leider mag de kleur van de strafkaart deze ene keer verplichten, of verbieden zolang deze tegenspeler aan slag blijft. Beide keren neemt de bezitter de kaart op, ook als de ander niet kan doen wat gevraagd is.
clause-50D2b = Strafkaart: geen voorwaarden
    .text = Stelt de leider geen voorwaarden, dan mag deze tegenspeler elke kaart voorspelen en blijft de strafkaart liggen. De keuze komt terug telkens als deze tegenspeler aan slag is en ze er nog ligt.
clause-50E1 = Wat een liggende strafkaart laat zien
    .text = Zolang de strafkaart op tafel ligt, mag iedereen alles gebruiken wat ze laat zien, ook dat ze gespeeld moet worden. In 2007 mocht de partner alleen dat laatste gebruiken.
clause-50E2 = Wat een opgenomen strafkaart liet zien
    .text = Is de strafkaart weer opgenomen, dan is wat ze liet zien ongeoorloofd voor de partner van de bezitter; de leider mag het gebruiken. In 2007 mocht de partner het ook daarvoor al niet gebruiken.
clause-50E3 = Na het spelen: hielp de strafkaart?
    .text = Haalden de tegenspelers door de getoonde kaart meer dan ze zonder die hulp hadden gehaald, dan geeft de arbiter een arbitrale score op grond van het waarschijnlijke verloop zonder de strafkaart.
clause-51A = Meer strafkaarten: de bezitter moet spelen
    .text = Kan een tegenspeler nu meer dan één strafkaart spelen, dan zegt de leider welke.
clause-51B1a = Meer strafkaarten in één kleur: verplicht
    .text = Verplicht de leider de partner die kleur, dan neemt de bezitter alle strafkaarten in die kleur op.
clause-51B1b = Meer strafkaarten in één kleur: verboden
    .text = Verbiedt de leider die kleur zolang de partner aan slag blijft, dan neemt de bezitter alle strafkaarten in die kleur op.
clause-51B2a = Strafkaarten in meer kleuren: één verplicht
    .text = De leider mag één van die kleuren verplichten. Alleen de strafkaarten in die kleur worden opgenomen, de andere blijven liggen.
clause-51B2b = Strafkaarten in meer kleuren: een of meer verboden
    .text = De leider mag een of meer van die kleuren verbieden zolang de partner aan slag blijft. De strafkaarten in elke verboden kleur worden opgenomen, de andere blijven liggen.
clause-51B2c = Strafkaarten in meer kleuren: geen voorwaarden
    .text = Stelt de leider geen voorwaarden, dan mag de partner elke kaart voorspelen en blijven alle strafkaarten liggen. De regels gelden de volgende keer opnieuw.
clause-52A = Strafkaart niet gespeeld: niet zelf herstellen
    .text = Wie een andere kaart speelde dan de verplichte strafkaart, mag die niet op eigen gezag terugnemen.
clause-52B1a = De leider mag de andere kaart accepteren
    .text = De leider mag de kaart die in plaats van de strafkaart kwam, laten liggen.
clause-52B1b = De leider speelde al verder
    .text = Speelde de leider daarna uit de hand of uit de blinde, dan is de andere kaart geaccepteerd.
clause-52B1c = De strafkaart blijft strafkaart
    .text = Is de andere kaart geaccepteerd, dan blijft de niet gespeelde strafkaart gewoon liggen als strafkaart.
clause-52B2 = De leider accepteert niet
    .text = Dan wordt alsnog de strafkaart gespeeld. Elke kaart die in plaats daarvan kwam, wordt een grote strafkaart.

## Uitgekomen of voorgespeeld vóór de beurt

clause-53A = Voorspelen vóór de beurt accepteren
    .text = De tegenpartij mag een open kaart vóór de beurt accepteren door het te zeggen, of doordat de volgende hand erop bijspeelt; dan gaat het spel gewoon verder. In de dertiende slag kan dat niet: daar gaat de kaart altijd terug. Dat laatste staat pas sinds 2017 uitdrukkelijk in de regels.
clause-53B = Een tegenstander was aan slag en speelde zelf voor
    .text = Was een tegenstander aan slag en speelt die zelf voor, zonder op de verkeerde kaart bij te spelen, dan geldt die voorgespeelde kaart. Alle kaarten die er ten onrechte bij lagen mogen terug, en er is geen strafkaart.
clause-53C = De verkeerde tegenspeler speelde bij
    .text = Speelde de leider vóór de beurt of uit de verkeerde hand voor, en speelt de tegenspeler rechts van die hand bij, dan blijft de voorgespeelde kaart liggen. De bijgespeelde kaart is voortijdig, tenzij die tegenspeler zelf aan slag was.
clause-54 = Open uitkomst vóór de beurt
    .text = Kwam de verkeerde tegenspeler open uit, dan kiest de leider uit vijf mogelijkheden: dummy worden, accepteren en leider blijven, of niet accepteren en dan verplichten, verbieden of geen voorwaarden stellen. Ligt er ook een gedekte kaart van de andere tegenspeler, dan gaat die eerst terug.
clause-54A = De leider legt de hand open en wordt dummy
    .text = Legt de leider de hand neer, of begint die daarmee en wordt er een kaart zichtbaar, dan is de uitkomst geaccepteerd. De hele hand komt open, de leider wordt dummy en de partner wordt leider.
clause-54B1 = Accepteren en leider blijven
    .text = Accepteert de leider, dan legt de dummy de kaarten neer. De tweede kaart komt uit de hand van de leider, de laatste uit de blinde.
clause-54B2 = Toch eerst uit de blinde gespeeld
    .text = Speelt de leider als tweede uit de blinde, dan blijft die kaart liggen, behalve om een verzaking te herstellen. De leider speelt daarna ook uit de eigen hand.
clause-54C = De leider moet accepteren
    .text = Kon de leider een kaart van de dummy zien, dan is de uitkomst geaccepteerd en blijft de leider leider. Kaarten die de dummy tijdens het bieden al had getoond, tellen niet mee. In 2007 stond er niet bij dat de leider leider blijft.
clause-54D = De leider accepteert de uitkomst niet
    .text = De uitkomst wordt een grote strafkaart en de juiste tegenspeler komt uit. De leider kiest daar meteen voor: de kleur verplichten, verbieden of geen voorwaarden stellen.
clause-54E = De partij van de leider komt uit
    .text = Een uitkomst van de leider of de dummy telt niet en kan niet worden geaccepteerd. De kaart van de dummy gaat bij de blinde, die van de leider terug in de hand.
clause-55A = Wie over de voorgespeelde kaart van de leider beslist
    .text = Elk van beide tegenspelers mag de kaart accepteren of laten terugnemen, zonder overleg. Zijn ze het oneens, dan beslist wie na de verkeerde kaart als volgende aan de beurt is. Om de arbiter vragen is nog geen keuze.
clause-55B1 = Een tegenspeler was aan slag
    .text = De kaart gaat terug naar de hand waar ze uit kwam en de tegenspeler speelt voor. Een strafkaart is er niet.
clause-55B2 = De leider speelde uit de verkeerde hand voor
    .text = De kaart gaat terug en de leider speelt voor uit de juiste hand, met elke kaart, ook in een andere kleur. Een strafkaart is er niet.
clause-55C = Wat de leider van de onregelmatigheid leert
    .text = Speelt de leider daarna op een manier die op informatie uit de onregelmatigheid kan steunen, dan gelden de regels over ongeoorloofde informatie. In 2007 mocht de arbiter dan de score aanpassen.
clause-56 = Een tegenspeler speelt later voor vóór de beurt
    .text = Accepteert de leider niet, dan wordt de kaart een grote strafkaart. Is de partner aan slag, dan kiest de leider meteen; is de leider of de blinde aan slag, dan komt de keuze pas als die partner aan slag komt.

## Voortijdig, gelijktijdig, of niet kunnen

clause-57A = Een tegenspeler speelt te vroeg
    .text = Speelt een tegenspeler voor of bij voordat partner in deze slag gespeeld heeft, dan wordt die kaart een grote strafkaart. De leider kiest voor partners kaart in deze slag: de hoogste of de laagste van de voorgespeelde kleur, een kaart van een andere kleur, of juist niet die kleur.
clause-57B = Partner kan de voorwaarde niet uitvoeren
    .text = Kan partner niet doen wat de leider koos, dan speelt partner een andere toegestane kaart. Bekennen gaat altijd voor.
clause-57C1 = De leider had uit beide handen gespeeld
    .text = Heeft de leider uit beide handen gespeeld of de kaart van de blinde genoemd, dan blijft de te vroeg gespeelde kaart van de tegenspeler gewoon liggen. Een kaart alleen in de blinde telt pas als de leider haar aanwees.
clause-57C2 = De dummy speelde of gaf aan
    .text = Pakte de dummy te vroeg en uit zichzelf een kaart, of wees de dummy er een aan, dan blijft de te vroeg gespeelde kaart van een tegenspeler gewoon liggen; ze wordt geen strafkaart.
clause-57C3 = De leider speelt te vroeg
    .text = Een te vroeg bijgespeelde kaart uit een van de handen van de leider is gespeeld en mag, als ze kan, niet terug. Deze bepaling is er sinds 2017.
clause-57D = Te vroeg op de beurt van de rechtertegenstander
    .text = Heeft partner al gespeeld en speelt een tegenspeler te vroeg bij, dan blijft de kaart liggen als ze in deze slag mag en komt ze op de eigen beurt. Mag ze niet, dan wordt ze een grote strafkaart.
clause-58A = Twee spelers tegelijk
    .text = Speelt iemand tegelijk met de reglementaire kaart van een ander, dan telt de eigen kaart als daarna gespeeld.
clause-58B1 = Meer kaarten, één te zien
    .text = Is maar van één van de kaarten de beeldzijde te zien, dan is die gespeeld. De andere gaan terug.
clause-58B2 = Meer kaarten te zien
    .text = Zijn er meer kaarten te zien, dan zegt de speler welke gespeeld is. Bij een tegenspeler wordt elke andere een strafkaart, bij de leider gaan ze terug.
clause-58B3 = Wie daarna speelde mag wisselen
    .text = Gaat een kaart terug die te zien was, dan mag een tegenstander die er al op gespeeld had, de eigen kaart wisselen.
clause-58B4 = Te laat ontdekt
    .text = Hebben beide partijen al in de volgende slag gespeeld, dan is het een onjuiste slag en gelden de regels daarvoor.
clause-59 = Niet kunnen voldoen
    .text = Kan een speler niet doen wat een rechtzetting eist, dan mag elke kaart die verder toegestaan is. De voorwaarde is daarmee klaar; de leider krijgt er niets voor terug.
clause-60A1 = Doorspelen na een kaart vóór de beurt
    .text = Speelt de niet-overtredende partij verder op een kaart die de rechtertegenstander vóór de beurt of te vroeg speelde, dan vervalt het recht op rechtzetting.
clause-60A2 = De kaart vóór de beurt wordt gewoon
    .text = Na zo’n doorspelen telt de verkeerde kaart alsof ze op de beurt is gespeeld, behalve als een tegenstander die aan slag was zelf voorspeelde.
clause-60A3 = Eerdere verplichtingen blijven
    .text = Een strafkaart of een voorspeelbeperking van de overtredende partij blijft bij volgende beurten gewoon gelden.
clause-60B = Een tegenspeler wacht niet op de leider
    .text = Moest de leider een voorgespeelde kaart terugnemen en speelt een tegenspeler voordat de leider uit de juiste hand heeft voorgespeeld, dan wordt die kaart een grote strafkaart.
clause-60C = De overtredende partij speelt door
    .text = Wat de overtredende partij nog speelt vóór de rechtzetting, neemt de tegenstanders niets af. Zo’n kaart kan zelf een rechtzetting kosten.

## Verzaken

clause-61A = Wat verzaken is
    .text = Wie kan bekennen en het niet doet, verzaakt. Ook wie een kaart of kleur niet speelt die een bepaling eist of een tegenstander bij een rechtzetting koos, terwijl het kon, verzaakt.
clause-61B1 = De leider vraagt een tegenspeler
    .text = Bekent een tegenspeler niet, dan mag de leider vragen of die de kleur echt niet meer heeft.
clause-61B2 = De dummy vraagt de leider
    .text = De dummy mag het de leider vragen, een tegenspeler niet.
clause-61B3 = Tegenspelers vragen
    .text = De tegenspelers mogen het de leider vragen en ook elkaar. De vraag aan partner kan wel ongeoorloofde informatie geven.
clause-61C = Geen recht op nakijken
    .text = Wie zegt dat er verzaakt is, mag daarom niet zomaar de gespeelde slagen bekijken.
clause-62A = Verzaking herstellen
    .text = Wordt een verzaking gemeld voordat ze voldongen is, dan moet ze worden hersteld.
clause-62B1 = Herstel door een tegenspeler
    .text = De speler legt een kaart die wel mag. De teruggenomen kaart van een tegenspeler wordt een grote strafkaart, tenzij ze al open lag.
clause-62B2 = Herstel door de leider of de blinde
    .text = Een kaart van de leider, uit de blinde, of een kaart van een tegenspeler die al open lag, gaat zonder verder gevolg terug.
clause-62C1 = De andere partij mag wisselen
    .text = Wie van de niet-overtredende partij na de verzaking speelde en vóór de melding, mag die kaart terugnemen en een andere spelen.
clause-62C2 = De overtredende partij mag daarna wisselen
    .text = Wisselde een tegenstander, dan mag wie van de overtredende partij daarna aan de beurt was dat ook. Een tegenspeler houdt daar een strafkaart aan over.
clause-62C3 = Beide partijen verzaakten in deze slag
    .text = Verzaakten beide partijen in dezelfde slag en speelde nog maar één partij in de volgende, dan worden beide verzakingen hersteld. Elke teruggenomen kaart van de tegenspelers wordt een strafkaart. Deze bepaling is er sinds 2017.
clause-62D1 = Verzaking in de twaalfde slag
    .text = Een verzaking in de twaalfde slag wordt hersteld, ook al is ze voldongen, zolang niet alle vier de handen terug in het bord zijn.
clause-62D2 = Twaalfde slag, vóór de beurt van partner
    .text = Verzaakte een tegenspeler daar voordat partner aan de beurt was, dan is wat de teruggenomen kaart liet zien ongeoorloofd voor partner. In 2007 was de keuze van partner rechtstreeks beperkt.
clause-63A1 = Voldongen door in de volgende slag te spelen
    .text = De verzaking is voldongen zodra de overtreder of diens partner in de volgende slag speelt, ook vóór de beurt. Was dat omdat een tegenstander zei dat die aan de beurt was, dan telt het sinds 2017 niet.
clause-63A2 = Voldongen door een kaart te noemen
    .text = Noemt de overtreder of diens partner een kaart voor de volgende slag, dan is de verzaking ook voldongen.
clause-63A3 = Voldongen door claimen of afstaan
    .text = Claimt de overtredende partij of staat ze slagen af, dan is de verzaking voldongen.
clause-63A4 = Voldongen door instemming
    .text = Stemt de overtredende partij in met een claim of afstand van de tegenstanders, dan is de verzaking voldongen.
clause-63B = Een voldongen verzaking blijft
    .text = Een voldongen verzaking wordt niet meer hersteld; de slag blijft zoals hij gespeeld is. Uitzonderingen zijn de twaalfde slag en, sinds 2017, een slag waarin beide partijen verzaakten.
clause-64A1 = De overtreder zelf won de slag
    .text = Won de overtreder de slag met de verzaking, dan gaat die slag na het spelen over, met één latere slag van die partij als die er is.
clause-64A2 = De overtreder won de slag niet zelf
    .text = Won de partij van de overtreder de slag met de verzaking of een latere, dan gaat er één slag over. Een slag die de blinde won, telt niet als gewonnen door de leider zelf.
clause-64B1 = Geen slag over: er viel niets te winnen
    .text = Won de partij van de overtreder de slag met de verzaking niet, en daarna ook geen slag meer, dan gaat er geen slag over.
clause-64B2 = Geen slag over: opnieuw in dezelfde kleur
    .text = Verzaakte dezelfde speler al eerder in die kleur en was dat voldongen, dan gaat er voor de nieuwe verzaking geen slag over.
clause-64B3 = Geen slag over: strafkaart of blinde
    .text = Ging het om een strafkaart die niet gespeeld werd, of om een kaart uit de blinde, dan gaat er geen slag over. In 2007 gold dit voor elke kaart die open lag.
clause-64B4 = Geen slag over: in het volgende spel gemeld
    .text = Werd de verzaking pas gemeld nadat iemand van de niet-overtredende partij in het volgende spel geboden had, dan gaat er geen slag over.
clause-64B5 = Geen slag over: na de ronde gemeld
    .text = Werd de verzaking pas na afloop van de ronde gemeld, dan gaat er geen slag over.
clause-64B6 = Geen slag over: twaalfde slag
    .text = Voor een verzaking in de twaalfde slag gaat er geen slag over.
clause-64B7 = Geen slag over: beide partijen verzaakten
    .text = Verzaakten beide partijen in hetzelfde spel en is het van beide voldongen, dan gaat er geen slag over.
clause-64B8 = Geen slag over: beide hersteld
    .text = Werd de verzaking hersteld omdat beide partijen in dezelfde slag verzaakten, dan gaat er geen slag over. Deze bepaling is er sinds 2017.
clause-64C1 = Genoeg vergoed na een verzaking?
    .text = Staat de niet-overtredende partij er na een voldongen verzaking slechter voor dan zonder, dan geeft de arbiter een arbitrale score, ook als er al een slag overging.
clause-64C2 = Meer verzakingen: genoeg vergoed?
    .text = Bij herhaald verzaken in een kleur kijkt de arbiter naar het waarschijnlijke verloop zonder de latere, bij verzaken door beide partijen zonder alle verzakingen. Deze bepaling is er sinds 2017.

## De slagen

clause-65 = Gespeelde kaarten neerleggen
    .text = Ieder legt de eigen kaart gedekt voor zich, in de lengte gericht naar de partij die de slag won. Ligt een kaart verkeerd, dan mag dat gezegd worden tot in de volgende slag wordt voorgespeeld. Wie de volgorde verstoort, verzwakt de eigen zaak.
clause-66A = De slag nog eens bekijken
    .text = De leider of een tegenspeler die de eigen kaart nog niet omdraaide, mag de slag open laten leggen zolang de eigen partij niet in de volgende heeft gespeeld.
clause-66B = De eigen laatste kaart bekijken
    .text = Tot de eigen partij in de volgende slag speelt, mag een speler de eigen laatste kaart bekijken zonder haar te tonen.
clause-66C = Daarna niet meer bekijken
    .text = Daarna blijven gespeelde kaarten gedekt, tenzij de arbiter anders beslist.
clause-66D = Nakijken na het spelen
    .text = Na het spelen mogen de kaarten worden bekeken om een verzaking of het aantal slagen vast te stellen. Zijn ze door elkaar, dan beslist de arbiter ten gunste van de andere partij.
clause-67A = Onjuiste slag, op tijd ontdekt
    .text = Zolang niet beide partijen in de volgende slag hebben gespeeld, wordt een ontbrekende kaart aangevuld en gaat een te veel gespeelde kaart terug. Een kaart van een tegenspeler kan daarbij een strafkaart worden.
clause-67B1 = Te laat ontdekt: een kaart te veel in de hand
    .text = Wie in een slag niet speelde, toont meteen een kaart en legt die bij de gespeelde kaarten: een van de voorgespeelde kleur als die er is, anders een willekeurige. Dat telt als verzaken, waarvoor één slag kan overgaan; wie de slag won, verandert niet.
clause-67B2 = Te laat ontdekt: een kaart te weinig in de hand
    .text = Wie in een slag meer kaarten speelde, neemt het teveel terug. De open gespeelde kaart blijft liggen; wie de slag won, verandert niet. Dat een teruggenomen kaart later niet gespeeld is, kan een verzaking zijn.
clause-67B3 = Een gespeelde kaart terug tussen de andere
    .text = Kwam een gespeelde kaart weer in de hand terecht, dan gaat ze terug bij de gespeelde kaarten. Werd ze nog eens gespeeld, dan kijkt de arbiter naar de schade. Deze bepaling is er sinds 2017.

## Claimen en afstaan

clause-68 = Wat als claim telt
    .text = Een uitspraak of gebaar is pas een claim of afstand als het ook over andere slagen dan de lopende gaat. Gaat het alleen over deze slag, dan wordt er doorgespeeld; een getoonde kaart van een tegenspeler wordt geen strafkaart.
clause-68A = Claimen
    .text = Wie zegt dat de eigen partij een aantal slagen haalt, wie voorstelt te stoppen, of wie de hand laat zien, claimt, tenzij duidelijk is dat dat niet de bedoeling was.
clause-68B1 = Slagen afstaan
    .text = Wie zegt dat de eigen partij slagen verliest, staat die af. Wie een deel claimt, staat de rest af; wie ophoudt met spelen, staat alles af.
clause-68B2 = De partner van de tegenspeler maakt bezwaar
    .text = Wil een tegenspeler slagen afstaan en maakt partner meteen bezwaar, dan is het geen claim en geen afstand en gaat het spel door. Getoonde kaarten worden geen strafkaart, maar partner mag niet gebruiken wat ze lieten zien.
clause-68C = De speelwijze zeggen
    .text = Wie claimt, zegt er meteen bij hoe de rest gespeeld wordt.
clause-68D = Spelen na een claim
    .text = Na een claim ligt het spelen stil. Is iedereen het eens, dan is het klaar; is iemand het niet eens, dan beslist de arbiter, of wordt er op verzoek van de andere partij met instemming van alle vier doorgespeeld, en dan vervalt de claim. In 2007 mocht er niet worden doorgespeeld.
clause-69A = Instemmen met een claim
    .text = Een partij stemt in als ze niets inbrengt voordat ze in een volgend spel biedt of voordat de ronde voorbij is. Tot het einde van de correctietijd kan ze nog terugkomen op een slag die ze had gewonnen of waarschijnlijk had gewonnen.
clause-70 = Betwiste claim
    .text = De arbiter laat de claim herhalen, de handen open leggen en bezwaren noemen, en beslist dan zo billijk mogelijk. Twijfel gaat ten koste van wie claimde.
clause-70C = Een troef die nog buiten is
    .text = Had de tegenpartij nog een troef waar de claim niets over zei, kan wie claimde die over het hoofd hebben gezien, en kon die troef bij normaal spel een slag maken, dan krijgt de tegenpartij die slag.
clause-70D = Een speelwijze die niet genoemd werd
    .text = Een speelwijze die niet is gezegd telt niet mee als een gewone andere speelwijze mislukt; slordig is nog gewoon, onzinnig niet. Een tegenspeler mag er ook niet op rekenen dat partner goed kiest.
clause-71 = Een slag terugkrijgen
    .text = Wat is afgestaan blijft afgestaan, maar tot het einde van de correctietijd geeft de arbiter een slag terug die al gewonnen was of bij normaal spel niet verloren kon gaan.

## De score

clause-72C = Was te voorzien dat het zou lonen?
    .text = Kon de overtreder op dat moment weten dat de onregelmatigheid de tegenstanders kon schaden, en had de eigen partij er voordeel van, dan past de arbiter na het spelen de score aan. Van opzet wordt niemand beschuldigd.
clause-77 = De punten van een spel
    .text = Klaveren en ruiten tellen 20 per slag boven de zes, harten en schoppen 30, sans 40 en daarna 30; gedoubleerd twee keer, geredoubleerd vier keer. Daarbij komen de premies en, bij te weinig slagen, de downslagen.
clause-78A = Matchpunten
    .text = Elke score wordt met alle andere op hetzelfde spel vergeleken; wie hoger heeft krijgt 2 punten, gelijk geeft 1.
clause-78B = Imps
    .text = Van twee scores op hetzelfde spel telt het verschil, dat in imps wordt omgezet. Hoe groter het verschil, hoe minder een extra stap nog oplevert.
clause-92 = Protest tegen een beslissing
    .text = Wie het met een beslissing aan de eigen tafel niet eens is, mag haar laten bekijken, binnen een tijd die meestal een half uur na de uitslag is. Beide spelers van het paar moeten het willen, in een team de aanvoerder.
