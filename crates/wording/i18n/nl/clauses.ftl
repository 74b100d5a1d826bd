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
    .text = Is er geen gewoon resultaat mogelijk, dan krijgt wie schuld heeft gemiddeld min, wie ten dele schuld heeft gemiddeld, en wie geen schuld heeft gemiddeld plus: hoogstens 40, precies 50 en minstens 60 procent. Bij imps is het meestal 3 eraf of erbij.
clause-16A = Wat een speler mag gebruiken
    .text = Een speler mag afgaan op de reglementaire biedingen en kaarten van het spel, op andere geoorloofde informatie en op wat vóór het opnemen van de hand al bekend was. Al het andere mag een bieding of kaart niet bepalen.
clause-16B = Informatie van partner buiten het spel om
    .text = Verried partner iets door een opmerking, tempo of gebaar, dan mag men niet kiezen wat daardoor wordt ingegeven zolang er een redelijk alternatief is. Gebeurt het toch en is er schade, dan volgt na het spelen een arbitrale score.
clause-16C1 = Ingetrokken kaarten: de niet-overtredende partij
    .text = De niet-overtredende partij mag alles gebruiken wat ingetrokken biedingen en kaarten lieten zien, van zichzelf en van de tegenstanders.
clause-16C2 = Ingetrokken kaarten: de overtredende partij
    .text = Voor de overtredende partij is wat ingetrokken biedingen en kaarten lieten zien ongeoorloofde informatie, ook wat van de tegenstanders kwam. Ze moet spelen alsof ze het niet wist.
clause-17D = Het einde van de biedperiode
    .text = Na het bieden duurt de biedperiode tot een van de tegenspelers een uitkomst open op tafel heeft, ook al is het de verkeerde tegenspeler. Een kaart van de leider of de dummy beëindigt haar niet.
clause-20F1 = Vragen tijdens het bieden
    .text = Wie aan de beurt is om te bieden, mag uitleg vragen over de biedingen van de tegenstanders. De partner van wie bood, geeft antwoord.
clause-20F2 = Vragen tijdens het spelen
    .text = Na de laatste pas mag een tegenspeler vragen stellen op de eigen speelbeurt, en de leider als er uit de eigen hand of uit de blinde gespeeld moet worden. De dummy vraagt niets.
clause-20F3 = Vragen over één bieding
    .text = Er mag naar één enkele bieding worden gevraagd. Zo'n vraag kan partner wel iets verraden.
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
clause-25 = Een bieding veranderen
    .text = Een vergissing van de hand of de tong mag worden verbeterd zolang partner niet heeft geboden; wie van gedachten verandert of er niet bij was, mag dat niet. In 2007 moest het zonder denkpauze. Een bewust veranderde bieding telt alleen als de linkertegenstander haar accepteert.
clause-26 = Voorspeelbeperking na een ingetrokken bieding
    .text = Was de vervangende bieding niet vergelijkbaar en speelt de overtreder tegen, dan mag de leider diens partner bij de eerste keer uitkomen of voorspelen één kleur verbieden die de overtreder niet reglementair heeft aangegeven, zolang die partner aan slag blijft. In 2007 hing het af van de kleur van de ingetrokken bieding en kon een kleur ook verplicht worden.
clause-27 = Onvoldoende bod
    .text = De linkertegenstander mag een te laag bod accepteren. Anders wordt het vervangen: verhoogd in dezelfde speelsoort of door een vergelijkbare bieding gaat het bieden gewoon door, bij iets anders moet partner verder passen. In 2007 moest zo'n bieding hetzelfde of iets preciezers betekenen.
clause-28to32 = Bieden vóór de beurt
    .text = De linkertegenstander mag een bieding vóór de beurt accepteren door zelf te bieden; anders vervalt ze en gaat de beurt terug. Is wat de overtreder daarna biedt vergelijkbaar, dan volgt er niets, en anders moet partner één keer passen. In 2007 moest partner soms het hele bieden passen.
clause-34to39 = Ontoelaatbare biedingen
    .text = Een doublet dat niet kan, een bieding terwijl passen verplicht was, een bod boven zeven en een bieding na de laatste pas vervallen; soms moet de overtreder of de hele partij daarna passen. Ook mag een pas vóór de beurt niemand de biedbeurt ontnemen.

## Begin van het spelen

clause-41A = Gedekt uitkomen
    .text = De tegenspeler links van de leider komt uit met de kaart gedekt op tafel. Zo'n kaart gaat alleen terug als de arbiter dat na een onregelmatigheid zegt, en dan ongezien.
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
