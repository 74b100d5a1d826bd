# De scheidsrechterstafel voor Doppelkopf: aanleidingen, vragen, uitspraken.

## Aanleidingen in de woorden van spelers

doko-topic-LeadOutOfTurn = Iemand is uitgekomen terwijl hij niet aan de beurt was
doko-topic-Revoke = Iemand heeft niet bekend
doko-topic-Call = Een melding of Absage was niet toegestaan
doko-topic-ExposedCard = Er is een kaart gevallen of getoond
doko-topic-Dealing = Bij het schudden, afnemen of geven ging iets mis
doko-topic-PlayedEarly = Iemand heeft bijgespeeld voordat hij aan de beurt was
doko-topic-TwoCards = Twee kaarten tegelijk gelegd, of een teruggenomen
doko-topic-Query = Er klopte iets niet aan “gesund” of “Vorbehalt”
doko-topic-Naming = Een solo of een Hochzeit is verkeerd genoemd
doko-topic-Tricks = Slagen bekeken of omgedraaid, of het spel afgekort
doko-topic-Talking = Praten, hardop tellen, toeschouwers, een afgebroken spel
doko-topic-List = De lijst of de plaatsen kloppen niet

## Wat er precies gebeurde; ervoor staat wie het was

doko-act-WrongDealer = de verkeerde speler heeft gegeven
doko-act-BadCut = niet of te dun afgenomen, of daarna nog geschud
doko-act-TurnedUp = heeft bij het geven een kaart omgedraaid
doko-act-Packets = heeft niet viermaal drie kaarten gegeven
doko-act-WrongCount = heeft een verkeerd aantal kaarten
doko-act-BeforeRelease = is begonnen voordat de ronde was vrijgegeven
doko-act-SaidOutOfTurn = heeft buiten de beurt “gesund” of “Vorbehalt” gezegd
doko-act-SlipOfTheTongue = heeft zich versproken en het meteen hersteld
doko-act-OtherWords = heeft “weg” of “weiter” gezegd in plaats van “gesund”
doko-act-VorbehaltTakenBack = heeft een Vorbehalt teruggenomen
doko-act-GesundToHochzeit = heeft na “gesund” toch een Hochzeit gemeld
doko-act-GesundToSolo = heeft na “gesund” toch een solo gemeld
doko-act-NamedEarly = heeft zijn spel genoemd voordat het vragen voorbij was
doko-act-NamedBeaten = heeft zijn Vorbehalt genoemd hoewel een ander voorgaat
doko-act-NamedAnother = heeft na de eerste nog een andere solo genoemd
doko-act-SoloToHochzeit = heeft na een genoemde solo toch een Hochzeit gemeld
doko-act-HochzeitWithoutAlten = heeft een Hochzeit gemeld zonder beide klavervrouwen
doko-act-LeadOutOfTurn = is uitgekomen zonder aan de beurt te zijn
doko-act-PlayedEarly = heeft voor zijn beurt bijgespeeld
doko-act-Revoke = heeft niet bekend
doko-act-CardTakenBack = heeft een gespeelde kaart teruggenomen
doko-act-TwoCards = heeft twee kaarten tegelijk gelegd
doko-act-LookedAtTricks = heeft slagen bekeken die niet meer bekeken mogen worden
doko-act-UncoveredTricks = heeft slagen omgedraaid of geteld
doko-act-CardDisputed = er is onenigheid over wie welke kaart heeft gespeeld
doko-act-Shortened = heeft afgekort
doko-act-Exposed = heeft een kaart getoond of laten vallen
doko-act-CallLate = heeft te laat gemeld, of een Absage zonder geldige Erstansage gedaan
doko-act-CallEarly = heeft gemeld voordat het spel vaststond of de Hochzeit was beslist
doko-act-CallRepeated = heeft de melding van zijn partner herhaald
doko-act-CallSaidAgain = heeft de eigen melding herhaald vanwege lawaai
doko-act-CallOtherParty = heeft “Re” gezegd in plaats van “Kontra” of omgekeerd
doko-act-CountedAloud = heeft troeven of Augen hardop geteld
doko-act-Remark = heeft met woorden, gebaren of aarzelen iets verraden
doko-act-Incited = heeft een ander tot een overtreding verleid
doko-act-Warned = heeft gewaarschuwd voor een overtreding die nog niet gebeurd was
doko-act-BrokenOff = heeft een spel zonder scheidsrechter afgebroken
doko-act-Spectator = een toeschouwer heeft zich ermee bemoeid
doko-act-WrongEntry = iets verkeerds in de lijst
doko-act-WrongColumn = een solo in de verkeerde kolom
doko-act-WrongSeat = een verkeerde plaats of een verkeerde tafel
doko-act-WrongDraw = de plaatsen of tafels zijn verkeerd geloot

## Vragen

doko-q-table = Met hoeveel zitten ze aan tafel?
doko-q-dealer = Wie heeft dit spel gegeven?
doko-q-sits-out-too = Wie zit er stil behalve de gever?
doko-q-offender = Wie was het?
doko-q-act = Wat gebeurde er precies?
doko-q-claimed = Wie heeft op tijd gereclameerd?
doko-q-rest-certain = Is een partij zeker van alle resterende slagen, hoe er ook gespeeld wordt?
doko-q-already-won = Heeft een partij met haar volledige slagen al gewonnen?
doko-q-soloist = Is er een solo bekend, en wie speelt die?
doko-q-party-of = Bij welke partij hoort plaats { $by }?
doko-q-absagen = Hoeveel Absagen heeft de tegenpartij van plaats { $by } gedaan?
doko-q-clarified = Waren de partijen voor alle vier duidelijk toen het gebeurde?
doko-q-partner-of = Wie was de partner van plaats { $by }?
doko-q-can-decide = Kan wat plaats { $by } deed beslissen wie wint?
doko-q-partner-profits = Kan een partner van plaats { $by } daar beslissend voordeel uit halen?
doko-q-may-harm = Kan wat plaats { $by } deed de solist schaden?
doko-q-pflichtsolo = Is de solo een Pflichtsolo?
doko-q-time-up = Is de speeltijd van de ronde om?
doko-q-forced = Is het een Vorführung, dus een Pflichtsolo die nu gespeeld moet worden?
doko-q-should-have-dealt = Wie had moeten geven?
doko-q-second-card = Ligt de tweede kaart van de eerste slag op tafel?
doko-q-taken-up = Had degene die bezwaar maakt zijn kaarten al opgenomen?
doko-q-taking-up = Werd het bij het opnemen van de kaarten gemerkt?
doko-q-dealers-fault = Was de gever op zijn minst medeschuldig?
doko-q-first-card = Is er al een kaart gespeeld?
doko-q-also-wrong = Wie heeft verder nog een verkeerd aantal kaarten?
doko-q-in-time = Mocht plaats { $by } dat nog veranderen?
doko-q-remark-helps = Kan de uitlating van plaats { $by } een partij helpen?
doko-q-highest = Stond vast dat niemand voorgaat op plaats { $by }?
doko-q-played-so = Wordt al gespeeld wat plaats { $by } noemde?
doko-q-first-trick = Was het de uitkomst voor de eerste slag?
doko-q-high-card = Was het een hartentien, een klavervrouw of een ruitenaas, of werd er iets bij gemeld?
doko-q-last-trick = Was het de laatste slag?
doko-q-next-trick-led = Is er sindsdien al voor de volgende slag voorgespeeld?
doko-q-played-since = Heeft na deze kaart al een ander gespeeld?
doko-q-could-follow = Kon plaats { $by } bekennen?
doko-q-card-allowed = Mocht plaats { $by } de kaart spelen die is teruggenomen?
doko-q-reconstructed = Laten de slagen en de handen zien wie welke kaart heeft gespeeld?
doko-q-handed-over = Heeft plaats { $by } zijn kaarten aan de anderen afgegeven?
doko-q-claim-holds = Haalt plaats { $by } de geclaimde slagen tegen elk tegenspel?
doko-q-rest-augen = Hoeveel Augen krijgt plaats { $by } uit de kaarten die niet gespeeld zijn?
doko-q-rest-tricks = Hoeveel van de niet gespeelde slagen krijgt plaats { $by }?
doko-q-call-in-time = Kwam de melding van plaats { $by } toch nog op tijd?
doko-q-says-new = Verraadt de melding van plaats { $by } iets nieuws?
doko-q-game-found = Stond het spel al vast, en was alleen de Hochzeit nog niet beslist?
doko-q-party-obvious = Was uit het spel duidelijk bij welke partij plaats { $by } hoort?
doko-q-put-right = Heeft plaats { $by } het meteen hersteld?
doko-q-deliberate = Deed plaats { $by } dat met opzet?
doko-q-told-cards = Verraadde de waarschuwing van plaats { $by } kaarten of een partij?
doko-q-all-agreed = Was er iets zwaars gebeurd, willen alle vier opnieuw geven, en stemt u ermee in?
doko-q-influenced = Heeft het invloed gehad op het spel?
doko-q-round-over = Is de ronde voorbij?
doko-q-first-game = Is het eerste spel van de ronde al opgeschreven?

## Wie gevraagd wordt, en wat men niet hardop vraagt

doko-ask-table = Tel ook degenen mee die geen kaarten hebben.
doko-ask-dealer = Aan een tafel van vijf of meer zit de gever stil. Hij heeft geen kaarten en mag niets reclameren.
doko-ask-sits-out-too = Wie stilzit heeft geen kaarten en mag evenmin iets reclameren.
doko-ask-offender = Laat het de tafel vertellen; er spreekt maar één speler tegelijk. Over kaarten wordt niet gepraat.
doko-ask-act = Laat één het vertellen, daarna vullen de anderen aan. Niemand noemt kaarten of partijen.
doko-ask-claimed = Hoor alleen wie reclameert; of hij het mag, blijkt uit de volgende vragen. Wie stilzit, mag het nooit. Wie doorspeelt, meldt, verder vraagt of het herstel aanvaardt nadat iedereen het kon merken, mag het niet meer. Tot dat moment verliest niemand zijn recht. Reclameren er twee op hetzelfde moment, dan gaat het eerst om de overtreding die het eerst begaan is.
doko-ask-rest-certain = Vraag niemand, kijk zelf in alle handen. Het gaat erom waar de kaarten werkelijk zitten. Een solist is ook zeker van de slagen als hij ze alleen haalt in de volgorde die hij vooraf heeft opgegeven.
doko-ask-already-won = Tel zelf en stil na, alleen de slagen voor de overtreding en met de Absagen van beide partijen.
doko-ask-soloist = Het gaat om wat de hele tafel weet: een genoemde solo, een stille Hochzeit pas als de tweede klavervrouw er ligt, en een Hochzeiter die de eerste drie slagen heeft. Naar klavervrouwen wordt niet gevraagd.
doko-ask-party-of = Kijk zelf in de hand. Vraag nooit wie een klavervrouw heeft.
doko-ask-absagen = “Re” en “Kontra” tellen niet, overgeslagen Absagen tellen mee. Is de partij van plaats { $by } niet bekend, kijk dan zelf in de hand.
doko-ask-clarified = Beslissend is het moment waarop het gebeurde. Eén klavervrouw of één melding is niet genoeg; het moet voor elk van de vier hebben vastgestaan. Alleen wat allen gezien en gehoord hadden, telt.
doko-ask-can-decide = Dat beoordeelt u alleen. Het is genoeg dat een beslissend voordeel mogelijk is; het hoeft er niet gekomen te zijn.
doko-ask-partner-profits = Dat beoordeelt u alleen. Vraag niet wie met wie speelt.
doko-ask-may-harm = Dat beoordeelt u alleen; het is genoeg dat het hem kan schaden.
doko-ask-list = Kijk in de lijst.
doko-ask-time = De klok van het toernooi geldt, met de tijd die de tafel erbij heeft gekregen. Wordt er zonder klok gespeeld, dan is de tijd nooit om.
doko-ask-look = Kijk op tafel.
doko-ask-all-four = Vraag het alle vier, een voor een.
doko-ask-all = Vraag het iedereen aan tafel, een voor een, ook de gever.
doko-ask-count = Ieder telt gedekt zijn eigen kaarten en zegt alleen het aantal.
doko-ask-in-time = Men mag veranderen tot de volgende gesproken heeft; de laatste tot er gemeld of uitgekomen is of naar de solo’s wordt gevraagd.
doko-ask-call-in-time = Wie meldt, moet minstens zoveel kaarten in de hand hebben: elf voor Re en Kontra, tien voor keine 90, negen voor keine 60, acht voor keine 30, zeven voor schwarz. Een antwoord, alleen Re of Kontra, vraagt één kaart minder dan de melding waarop het antwoordt. Wordt een Hochzeit pas in de tweede slag duidelijk, dan is overal één kaart minder genoeg, in de derde slag twee. Voor een Absage is een Erstansage nodig die op tijd was.
doko-ask-highest = Wie zijn Pflichtsolo nog schuldig is, hoeft alleen te vrezen voor wie vóór hem zit en die ook nog schuldig is. Wie hem al heeft gespeeld, moet elke Vorbehalt vóór hem vrezen, en elke Pflichtsolo die nog openstaat. Wie een Hochzeit heeft, moet elke andere Vorbehalt vrezen, ook na hem.
doko-ask-cards = Het gaat erom wat de tafel gezien heeft. Daarvoor hoeft niemand in de handen te kijken.
doko-ask-could-follow = Kijk zelf in de hand. Vraag het niet hardop, en laat niets blijken.
doko-ask-reconstructed = Kijk de slagen zelf na, een voor een, en laat niemand meekijken.
doko-ask-shortening = Kijk zelf in alle handen. De solist speelt in de opgegeven volgorde, anders van boven af; de anderen spelen zo goed mogelijk tegen.
doko-ask-proved = Bewezen is: minstens { $least } en hoogstens { $most }.
doko-ask-yourself = Dat beoordeelt u alleen; vraag niemand.
doko-ask-party-obvious = Alleen wat allen zagen en hoorden, telt. Vraag nooit wie een klavervrouw heeft.
doko-ask-deliberate = Spreek met plaats { $by } alleen, niet waar de anderen bij zijn.
doko-ask-round-over = Ze is voorbij als niemand aan tafel nog wil narekenen.

## Antwoorden

doko-yes = ja
doko-no = nee
doko-seat = plaats { $by }
doko-claimed-yes = iemand die het mag
doko-claimed-no = niemand, er is doorgespeeld
doko-claimed-corrected = niemand, het is eerder hersteld, en de anderen hebben dat aanvaard
doko-no-solo = nee, geen solo
doko-no-party = nee, geen van beide
doko-nobody-else = niemand

## De uitspraak, om voor te lezen

doko-did = Plaats { $by }: { $what }.
doko-happened = Het gaat om het volgende: { $what }.
doko-class-Unerheblich = Dat is zonder gevolg en kost niets.
doko-class-Geringfuegig = Dat is een kleine overtreding.
doko-class-Decided = Het spel was al beslist. De overtreding kost daarom slechts evenveel als een kleine.
doko-class-Schwerwiegend = Dat is een zware overtreding.
doko-points = plaats { $by } { $points }
doko-penalty = Strafpunten: { $points }.
doko-legal = Dat mocht en heeft geen gevolgen.
doko-goes-on = Het spel gaat verder.
doko-not-played = Het spel stopt en geldt als niet gespeeld.
doko-pflichtsolo-open = Plaats { $by } is zijn Pflichtsolo nog schuldig.
doko-same-dealer = Dezelfde geeft nog eens.
doko-next-dealer = Daarna geeft de volgende.
doko-deal-goes-on = Daarna gaat het geven verder zoals na een uitgespeeld spel.
doko-not-repeated = De tijd is om: voor dit spel wordt niet opnieuw gegeven.
doko-as-played = Het spel stopt en de solo geldt als gespeeld. Alleen de strafpunten worden genoteerd.
doko-rest-to = Het spel wordt gestopt. Alle slagen vanaf hier gaan naar { $party }, en zo wordt afgerekend.
doko-no-sonderpunkte = Er zijn geen nieuwe Sonderpunkte.
doko-played-out = Plaats { $by } mag afkorten. Plaats { $by } speelt in de opgegeven volgorde, anders van boven af, en de anderen spelen zo goed mogelijk tegen. Wat daar uitkomt, wordt gewaardeerd.
doko-redeal = Er wordt opnieuw geschud, afgenomen en gegeven, door dezelfde gever. Op de lijst komt niets.
doko-redeal-by = Er wordt opnieuw geschud en afgenomen, en plaats { $by } geeft. Op de lijst komt niets.
doko-dealer-order = Daarna gaat het geven verder alsof plaats { $by } gegeven had.
doko-stands = Wat gebeurd is, blijft gelden.
doko-may-not-claim = Plaats { $by } mag dit niet reclameren; dat mogen hier alleen de tegenstanders. Zolang geen van hen het doet, is er niet gereclameerd.
doko-counts-as-gesund = Wat plaats { $by } zei, geldt als “gesund”.
doko-as-reconstructed = Wat de slagen en de handen laten zien, geldt.
doko-referee-decides = Hoe het verdergaat, beslist de scheidsrechter.
doko-card-back = Plaats { $by } neemt de kaart terug en speelt, zodra plaats { $by } aan de beurt is, een kaart die wel mag.
doko-picked-up = Plaats { $by } neemt de kaart weer in de hand en hoeft haar niet te spelen.
doko-later-cards-back = Ook de kaarten die daarna zijn gespeeld, gaan terug in de hand, en ieder kiest opnieuw.
doko-trick-stands = De slag blijft zoals hij ligt; er gaat geen kaart terug.
doko-must-be-played = De kaart blijft open voor plaats { $by } liggen en moet gespeeld worden zodra plaats { $by } aan de beurt is.
doko-card-stays = De kaart van plaats { $by } blijft gespeeld.
doko-intended-played = De kaart die plaats { $by } wilde spelen, is gespeeld; bij twijfel de kaart die het eerst te zien was. De andere gaat terug in de hand en hoeft niet gespeeld te worden.
doko-call-void = De melding van plaats { $by } is ongeldig.
doko-saying-void = Wat plaats { $by } noemde, telt niet; het vragen gaat verder.
doko-counts = Wat plaats { $by } het laatst zei, geldt.
doko-still-with-both = Met beide klavervrouwen is dat een stille Hochzeit.
doko-solo-stands = Het blijft bij de solo van plaats { $by }.
doko-first-naming-stands = Voor plaats { $by } blijft het bij de eerst genoemde solo.
doko-change-allowed = Plaats { $by } mag de Hochzeit nog melden.
doko-change-refused = Voor plaats { $by } blijft het bij “gesund”.
doko-bound-to-play = Plaats { $by } moet spelen als niemand voorgaat: een solo, of met beide klavervrouwen een Hochzeit.
doko-corrected = Voor plaats { $by } geldt het herstel.
doko-warning = Plaats { $by } wordt vermaand.
doko-schiedsgericht = Of plaats { $by } onsportief was, beslist de jury.
doko-list-corrected = De lijst wordt verbeterd.
doko-by-management = De ronde is voorbij. Alleen de toernooileiding mag de lijst nu nog verbeteren, met een aantekening.
doko-start-again = De ronde begint van voren af aan, op de juiste plaatsen.
doko-draw-again = Er wordt opnieuw geloot en de ronde begint van voren af aan.
doko-spectator-removed = De toeschouwer verlaat de tafel.

## Tot wanneer men bezwaar kan maken

doko-until-PlayedOn = Ieder kan alleen reclameren tot hij zelf verder speelt, meldt, verder vraagt of het herstel aanvaardt. Niemand verliest zijn recht voordat iedereen het kon merken.
doko-until-SecondCard = Men kan bezwaar maken tot de tweede kaart van de eerste slag op tafel ligt.
doko-until-TakenUp = Men kan alleen bezwaar maken voordat men zijn kaarten opneemt.
doko-until-TakingUp = Men kan alleen bezwaar maken terwijl men zijn kaarten opneemt.
doko-until-FirstCard = Tot de eerste uitkomst kost het niets; daarna is het een overtreding.
doko-until-RoundOver = Het kan worden verbeterd tot de ronde voorbij is.
doko-until-FirstScore = De ronde begint alleen opnieuw zolang het eerste spel van de ronde nog niet is opgeschreven.
doko-until-Always = Hiervoor geldt geen termijn.

## Het kader

doko-desk-title = Scheidsrechterstafel voor Doppelkopf
doko-desk-stop = Laat het spel rusten: de open slag blijft liggen, al het andere gedekt, en niemand praat over het spel.
doko-desk-deadline = Termijn
doko-desk-rules = Regels
doko-desk-open = Hier zijn de regels op twee manieren uit te leggen
doko-desk-ours = Dat leggen de regels niet vast. Zo stelt het programma het voor; de scheidsrechter kan anders beslissen.
doko-desk-referee = Hier beslist de scheidsrechter of de jury, niet dit programma.
doko-desk-appeal = Beroep kan alleen meteen, bij de jury; tot dan rust het spel.
doko-desk-write-down = In de lijst: de strafpunten apart van de spelpunten; de scheidsrechter tekent ze af.

## Wat niet gebeurd kan zijn

doko-event-not-offered = “{ $what }” is voor plaats { $by } niet te kiezen
doko-event-not-in-hand = { $card } zit niet of niet meer in de hand van plaats { $by }
doko-event-no-cards = plaats { $by } heeft in dit spel geen kaarten
doko-event-over = het spel is afgelopen
doko-event-frozen = er is gereclameerd; het spel ligt stil tot de scheidsrechter heeft beslist
doko-event-not-found = het spel staat nog niet vast
doko-event-out-of-turn = deze speler is niet aan de beurt om iets te zeggen
doko-event-too-late = wat gezegd is, kan niet meer worden veranderd: de volgende heeft al gesproken, of er wordt al gespeeld
doko-event-bound = een Vorbehalt die niet op tijd is teruggenomen, is zonder beide klavervrouwen een solo
doko-event-not-queried = deze speler wordt niet gevraagd
doko-event-no-vorbehalt = zonder Vorbehalt noemt een speler geen spel
doko-event-beaten = een andere speler gaat voor
doko-event-not-certain = het staat nog niet vast dat niemand voorgaat
doko-event-pflicht-played = de Pflichtsolo van deze ronde is gespeeld; nog een solo is een Lustsolo
doko-event-pflicht-owed = de eerste solo van een speler in de ronde is de Pflichtsolo
doko-event-not-both = voor een Hochzeit zijn beide klavervrouwen nodig
doko-event-solo-first = een Hochzeit wordt alleen gespeeld als niemand een solo wil
doko-event-vorgefuehrt = hier is een Pflichtsolo gedwongen; er wordt niets gevraagd
doko-event-named = er is al een spel genoemd; het eerste geldt
doko-event-which-side = schrijf erbij voor welke partij plaats { $by } meldt; niemand weet bij wie deze speler hoort
doko-event-cards-in-hand = plaats { $by } heeft { $held } kaarten in de hand, niet { $told }
doko-event-nothing-to-take-back = er ligt geen zulke kaart van deze speler op tafel
doko-event-nothing-to-claim = er is geen overtreding waarover nog gereclameerd kan worden; wie er een vermoedt die niemand kon zien, moet de speler noemen
doko-event-no-right = plaats { $by } mag hierover niet reclameren; dat mogen alleen de tegenstanders, en alle drie de anderen zolang de partijen niet duidelijk zijn
doko-event-right-lost = plaats { $by } heeft verder gespeeld en mag hierover niet meer reclameren
doko-event-has-shortened = plaats { $by } heeft het spel ingekort en mag niet meer reclameren over wat ervoor gebeurd is
doko-event-no-partner = plaats { $by } mag plaats { $other } niet vragen; dat is geen zekere partner die mag reclameren
doko-event-not-asked = plaats { $by } is niet gevraagd
doko-event-which-player = schrijf erbij over wie “{ $what }” gaat; er staat een andere vraag open
doko-event-no-soloist = alleen een solist mag afkorten, en alleen als iedereen weet wie alleen speelt
doko-event-order = de genoemde volgorde bevat een kaart die niet in de hand zit
doko-event-no-trick = alleen een slag die net is gemaakt, kan blijven liggen
doko-event-recorded = de kaarten zijn opgeschreven; de tafel telt ze zelf
doko-event-parties = de spelers van Re passen niet bij het spel dat vaststaat
doko-event-called-more = { $party } heeft meer gemeld dan dit
doko-event-no-such-game = het spel “{ $what }” bestaat niet
doko-event-third = { $card } staat er een derde keer, maar elke kaart zit er twee keer in
