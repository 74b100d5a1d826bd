# Het toernooi in de zaal: pagina’s van de organisatie, lijsten op de telefoon en van papier, groot scherm.

## Alle toernooien

hall-title = Toernooien
hall-none = Hier is voor u nog geen toernooi te zien. Scan de code op uw tafel, of vraag de organisatie om een link.
hall-none-yet = Er is nog geen toernooi. Maak er hier een: een naam is genoeg, de rest kan zo blijven.
hall-new = Nieuw toernooi
hall-name = Naam van het toernooi
hall-day = Dag
hall-rounds = Rondes
hall-round = Ronde
hall-rules = Regels
hall-minutes-four = Minuten aan een tafel van vier
hall-minutes-five = Minuten aan een tafel van vijf
hall-minutes-hint = Leeg: zoals de regels het zeggen – het regelblad kent geen tijdslimiet, de TSR geven 100 en 125 minuten. 0 aan een tafel van vier: geen tijdslimiet. De tijd loopt zodra u de ronde omroept. Aan een tafel van zes of zeven heeft een spel evenveel tijd als aan een tafel van vijf.
hall-clubs-apart = Clubgenoten zitten in ronde 1 niet bij elkaar
hall-fair-fives = Niemand zit twee keer aan een tafel van vijf of meer voordat iedereen daar was
hall-remainder = Als de tafels van vier niet uitkomen
hall-remainder-fives = Tafels van vijf, één voor elke speler die over is (met 6, 7 of 11 spelers één grotere tafel)
hall-remainder-one = Eén tafel van vijf, zes of zeven voor allen die over zijn
hall-remainder-springer = Alleen tafels van vier: een of twee spelers zitten elk aan twee tafels (springer). Die tafels spelen om de beurt en doen er tweemaal zo lang over. Is er één speler over, dan komt er een tafel van vijf.
hall-more = Regels, tijden en loting
hall-ties = Bij gelijke stand beslist
hall-readings = Open punten van de regels
hall-readings-hint = Kruis alleen aan wat bij u anders geldt.
hall-reading-first = Anders:
hall-reading-other = Aangekruist:
hall-create = Toernooi aanmaken
hall-need-name = Het toernooi heeft een naam met letters of cijfers nodig.
hall-name-taken = Er is al een toernooi met deze naam.
hall-so-far = Tussenstand

## Menu

hall-tables = Tafels
hall-players = Spelers
hall-seating = Loting
hall-codes = Tafelcodes
hall-print = Afdrukken
hall-wall = Groot scherm

## Tafels in één oogopslag

hall-first-players = Eerst de spelers, dan de loting.
hall-enter-players = Spelers inschrijven
hall-first-draw = De spelers zijn er; nu loten.
hall-called-at = omgeroepen om { $at }
hall-call = Ronde omroepen
hall-call-again = Klok opnieuw starten
hall-close = Ronde afsluiten
hall-lots = Loten trekken
hall-fours = Tafels van vier
hall-fives = Tafels van vijf
hall-sixes = Tafels van zes
hall-sevens = Tafels van zeven
hall-springers = Tafels met springer
hall-springer-name = { $name } (springer)
hall-minutes-left = { $n ->
    [one] nog 1 minuut
   *[other] nog { $n } minuten
}
hall-time-is-up = De tijd is om
hall-owes = { $n ->
    [one] { $names } moet de Pflichtsolo nog spelen
   *[other] Nog { $n } Pflichtsoli: { $names }
}
hall-line-flawed = { $deal } klopt niet: { $what }
hall-lines-differ = De twee lezingen verschillen: { $lines }
hall-unread = { $n ->
    [one] Eén regel is nog niet voor de tweede keer gelezen
   *[other] { $n } regels zijn nog niet voor de tweede keer gelezen
}
hall-to-settle = alle spellen binnen, nog uit te zoeken

## Spelers

hall-split-fours = { $n ->
    [one] één tafel van vier
   *[other] { $n } tafels van vier
}
hall-split-fives = { $n ->
    [one] één tafel van vijf
   *[other] { $n } tafels van vijf
}
hall-split-sixes = { $n ->
    [one] één tafel van zes
   *[other] { $n } tafels van zes
}
hall-split-sevens = { $n ->
    [one] één tafel van zeven
   *[other] { $n } tafels van zeven
}
hall-split-springers = { $n ->
    [one] één springer aan twee tafels
   *[other] { $n } springers aan twee tafels
}
hall-split-few = te weinig: een tafel heeft vier spelers nodig
hall-split-round = Ronde { $round }: { $n } spelers, { $tables }
hall-add-player = Inschrijven
hall-paste = Een hele lijst inschrijven
hall-paste-hint = Plak haar zoals ze is: uit een rekenblad, een mail of een bestand, de kolommen in willekeurige volgorde, met of zonder kopjes. Voordat er iets wordt opgeslagen, ziet u hoe ze is gelezen.
hall-list-file = Of een bestand (CSV of tekst)
hall-paste-button = Lijst bekijken
hall-list-title = Lijst controleren
hall-list-columns = Wat staat er in de kolommen?
hall-list-column = Kolom { $n }: { $examples }
hall-list-look = Met deze kolommen lezen
hall-list-look-again = De lijst is nu met deze kolommen gelezen. Bekijk haar nog een keer.
hall-list-changed = De tekst van de lijst is gewijzigd en hier opnieuw gelezen. Bekijk de lijst nog een keer.
hall-list-people = Wie wordt ingeschreven
hall-list-doubles = Wie al mee lijkt te doen, is niet aangevinkt. Zijn het er echt twee, vink dan aan.
hall-list-wrong = Deze regels blijven weg
hall-list-store = Aangevinkten inschrijven
hall-list-nobody = In deze lijst staat niemand die kan worden ingeschreven.
hall-list-none = Er is niemand aangevinkt.
hall-list-other = Tekst van de lijst wijzigen
hall-list-counts = { $n ->
    [one] Eén nieuwe speler
   *[other] { $n } nieuwe spelers
}
hall-list-known = { $n ->
    [one] één lijkt al mee te doen
   *[other] { $n } lijken al mee te doen
}
hall-roster-line = Regel { $line }: { $what }
hall-from-round = Vanaf ronde
hall-strike-ask = { $name } schrappen?
hall-strike-what = { $name } staat dan niet meer op de lijst en wordt niet meer geloot.
hall-gone-on = Aan tafel { $table } spelen de anderen verder; die plaats zit vanaf nu altijd uit.
hall-left = { $name } is weggegaan ({ $why }); de anderen spelen verder.
hall-left-back = { $name } is er toch
hall-one-leaves = Eén speler gaat weg, de anderen spelen verder
hall-one-leaves-hint = De plaats zit vanaf nu altijd uit, de Pflichtsolo vervalt, en de overige spellen worden zo ingekort dat niemand er meer dan 20 heeft. De speler houdt wat hij tot dan toe heeft.
hall-who-leaves = Wie gaat weg?
hall-substitute = { $substitute } speelt voor { $name }; de punten zijn voor { $name }.
hall-sits-in-for = { $substitute } (voor { $name })
hall-substitute-title = Iemand speelt voor een ander verder
hall-substitute-hint = Tot het einde van de ronde; de punten zijn voor de speler die geloot was.
hall-substitute-for = Voor wie?
hall-substitute-name = Naam van de invaller
hall-substitute-seat = Laten invallen
hall-substitute-back = { $name } speelt weer zelf
hall-twin-ask = { $name } staat al in de lijst
hall-twin-what = Is dit iemand anders met dezelfde naam? Dan staat de naam er twee keer, met het startnummer erachter.
hall-undraw-ask = Loting laten vervallen?
hall-undraw-what = { $n ->
    [one] Ronde { $rounds } is al geloot. Met deze wijziging vervalt de loting, en gedrukte plaatskaarten kloppen dan niet meer.
   *[other] De rondes { $rounds } zijn al geloot. Met deze wijziging vervalt de loting, en gedrukte plaatskaarten kloppen dan niet meer.
}
hall-undraw-yes = Wijzigen, loting vervalt
hall-undrawn = { $n ->
    [one] De loting van ronde { $rounds } is vervallen. Er wordt pas opnieuw geloot als u dat zegt.
   *[other] De loting van de rondes { $rounds } is vervallen. Er wordt pas opnieuw geloot als u dat zegt.
}
hall-rename = Opslaan
hall-strike-player = Van de lijst schrappen
hall-comes = Komt pas in deze ronde
hall-leaves = Gaat na deze ronde weg
hall-misses = Speelt deze ronde niet mee
hall-points = Punten
hall-points-to = voor { $party }
hall-why = Reden
hall-deduct = Punten aftrekken
hall-take-back = Aftrek intrekken
hall-disqualify = Diskwalificeren

## Loting

hall-draw-next = Ronde { $round } loten
hall-draw-rest = Alle rondes loten
hall-draw-again = Niet begonnen rondes opnieuw loten
hall-nothing-to-draw = Er is geen ronde meer te loten.
hall-seed = Startgetal
hall-seed-hint = Leeg laten: dan wordt een willekeurig getal gekozen. Hetzelfde getal geeft dezelfde loting.
hall-by-hand = Door { $by } om { $at } met de hand gewijzigd.
hall-seat-by-hand = Met de hand plaatsen
hall-seat-hint = Eén regel per tafel, de startnummers vanaf plaats 1.
hall-seat-save = Zo plaatsen
hall-seating-line = Regel { $line }: “{ $found }” is geen startnummer.

## De lijst van een tafel

hall-game-of = Spel { $number } van { $of }
hall-sits-out = zit stil
hall-forced = Gedwongen: { $name } moet nu de Pflichtsolo spelen.
hall-forced-name = Gedwongen: { $name }
hall-mark-deals = geeft
hall-mark-leads = komt uit
hall-mark-owes = Pflichtsolo
hall-mark-lustsolo = Lustsolo
hall-kind-pflichtsolo = Pflichtsolo { $name }
hall-kind-forced = Pflichtsolo { $name }, gedwongen
hall-kind-lustsolo = Lustsolo { $name }
hall-put-right = verbeterd door { $by }: { $why }
hall-saved = Ingevoerd.
hall-list-complete = De lijst is volledig. Controleer haar en meld het bij de toernooileiding.
hall-list-done = De lijst is volledig.
hall-first-reading = Eerste lezing
hall-second-reading = Tweede lezing
hall-settle-why = Wat de lijst laat zien
hall-first-holds = De eerste geldt
hall-second-holds = De tweede geldt
hall-minutes = Minuten
hall-extra = Tijd erbij geven
hall-extra-add = Erbij geven
hall-keeper = De lijst wordt bijgehouden door
hall-keeper-hint = Wie de lijst vrijwillig overneemt; de plaatsen blijven.
hall-end = Tafel stopt
hall-end-hint = Als een tafel niet verder kan spelen. Wat nog te spelen zou zijn, vervalt; de lijst blijft zoals ze is.
hall-end-who = Wie het toernooi helemaal verlaat
hall-end-ask = Stopt tafel { $table }?
hall-end-gone = Geen verdere ronde spelen: { $names }.
hall-resume = Tafel speelt toch verder
hall-insert = Hiervoor een spel tussenvoegen
hall-insert-before = Tussenvoegen vóór spel { $number }
hall-warn = Waarschuwen
hall-gone = Gaat nu weg
hall-gone-ask = Gaat { $name } weg?
hall-gone-what = Tafel { $table } kan zonder deze speler niet verder; de lijst eindigt.
hall-gone-substitute = Of er valt iemand in: op de pagina van de tafel, onder “Iemand speelt voor een ander verder”.
hall-strike-last = Laatste regel schrappen
hall-strike = Schrappen
hall-paper-lists = Lijst op papier
hall-type-list = Lijst intypen
hall-type-second = Voor de tweede keer lezen
hall-time-up-why = Reden, als er geen tijdslimiet is
hall-time-up-running = Er is al een spel gegeven, of het wordt net gegeven; dat telt nog
hall-time-up = Tijd is om: resterende spellen schrappen
hall-trace = Wijzigingen
hall-why-table = aan tafel verbeterd
hall-waiting = Hier gaat het verder zodra de volgende ronde geloot is.
hall-last-list = De laatste lijst bekijken
hall-my-table = Mijn tafel
hall-place = plaats { $place }
hall-seat-at = Tafel { $table }, plaats { $place }
hall-to-list = Naar de lijst
hall-who-hint = Wie bent u? Dit toestel houdt dan de lijst bij en zegt u voor elke ronde waar u zit.
hall-who-table = Dit toestel blijft aan de tafel
hall-who-other = Iemand anders
hall-who-elsewhere = Zit u aan een andere tafel? Scan dan daar de code.
hall-over = Het toernooi is afgelopen.
hall-nobody-yet = Wie hier zit, is nog niet geloot.
hall-no-such-table = In ronde { $round } is deze tafel er niet.
hall-sits-elsewhere = { $name } zit nu aan tafel { $table }, plaats { $place }, niet hier.
hall-leaves-table = Dit toestel is binnengekomen met de code van tafel { $table }. Als u hier binnengaat, houdt het daar geen lijst meer bij.
hall-back-to-table = Terug naar tafel { $table }
hall-moved = Ronde { $round } is geloot: hier verder
hall-other-list = Dit is de lijst van tafel { $table }. Dit apparaat hoort bij tafel { $own }.
hall-moved-back = Ronde { $round } is nog open: ga daarheen
hall-moved-to = Ronde { $round }: { $name }, tafel { $table }, plaats { $place }

## Een spel

hall-change-line = { $deal } wijzigen
hall-enter = Invoeren
hall-save-line = Wijziging opslaan
hall-how = Wat u invoert
hall-how-game = Spel
hall-how-points = Punten
hall-how-nothing = Niet gespeeld
hall-kind = Soort spel
hall-solo = Solo
hall-augen = Augen van Re
hall-augen-exact = precies
hall-no-trick = Re had geen slag
hall-all-tricks = Re had alle slagen
hall-chip-no-trick = geen
hall-chip-all-tricks = alle
hall-calls = Aankondiging
hall-no-call = geen
hall-foxes = Vossen gevangen
hall-doppelkoepfe = Doppelköpfe
hall-karlchen = Karlchen
hall-chip-normal = Normaal
hall-chip-hochzeit = Hochzeit
hall-chip-hochzeit-alone = Hochz. alleen
hall-chip-still = Stille H.
hall-chip-damen = Damen
hall-chip-buben = Buben
hall-chip-fleischlos = Fleisch­los
hall-chip-schwarz = schw.
hall-chip-cards = kaarten
hall-chip-fox = Vos
hall-chip-doppelkopf = Doppelk.
hall-cards-held = Met hoeveel kaarten?
hall-step-of = Re had { $augen } Augen
hall-value-typed = ander getal
hall-points-each = Punten per speler
hall-game-there = { $deal }: { $what }
hall-there-by = Al ingevoerd door
hall-there-same = precies als het uwe
hall-there-yours = Het uwe:
hall-there-done = Het is hetzelfde spel: klaar
hall-there-other = Het mijne is het volgende: invoeren
hall-throw-away = Weggooien
hall-asked-games = { $n ->
    [one] { $n } spel is op dit toestel ingevoerd en wacht op uw antwoord
   *[other] { $n } spellen zijn op dit toestel ingevoerd en wachten op uw antwoord
}
hall-unsent = { $n ->
    [one] { $n } spel van ronde { $round }, tafel { $table } is op dit toestel ingevoerd, maar staat nog niet in de lijst
   *[other] { $n } spellen van ronde { $round }, tafel { $table } zijn op dit toestel ingevoerd, maar staan nog niet in de lijst
}
hall-left-told = De toernooileiding weet ervan.
hall-games-left = { $n ->
    [one] Op een toestel is { $n } spel ingevoerd dat niet meer in de lijst kwam: { $games }
   *[other] Op een toestel zijn { $n } spellen ingevoerd die niet meer in de lijst kwamen: { $games }
}
hall-left-hint = Dit spel kwam pas binnen toen de lijst afgesloten was, en telt niet. Moet het tellen, laat de tafel dan verder spelen of voeg het in.
hall-waiting-games = { $n ->
    [one] { $n } spel is op dit toestel ingevoerd en wacht op verbinding
   *[other] { $n } spellen zijn op dit toestel ingevoerd en wachten op verbinding
}
hall-penalties = Strafpunten, andere gever
hall-penalty = Strafpunten
hall-deduction = Aftrek door de toernooileiding
hall-penalty-why = Reden (komt in de lijst)
hall-who-dealt = Wie heeft gegeven?
hall-in-turn = Op de beurt
hall-show-points = Punten bekijken
hall-sending = Geen verbinding. Het wordt verzonden zodra de server antwoordt; laat deze pagina open.
hall-anyway = Moet het toch gelden?
hall-anyway-hint = Met uw naam en de reden blijft het zo staan.
hall-enter-anyway = Toch invoeren
hall-need-kind = Welk spel was het?
hall-need-re = Wie was Re?
hall-need-soloist = Wie speelde alleen?
hall-need-augen = Hoeveel Augen had Re?
hall-need-tricks = Kies bij precies 240 Augen ook of Re alle slagen had, en bij 0 of Re geen slag had.
hall-need-winners = Wie heeft gewonnen?
hall-need-value = Hoeveel punten?
hall-need-late = Zeg eerst welk spel dit is.
hall-need-alone = Alleen tegen drie: solo of Hochzeit?
hall-not-alone = Dit spel speelt men alleen.
hall-cannot-be = Zo kan het niet geweest zijn.
hall-late = De tijd is om. Een spel dat later is gegeven, telt niet. Dit spel …
hall-late-dealt = was al gegeven of werd net gegeven toen de tijd om was
hall-late-played = was toen al uitgespeeld
hall-late-pflichtsolo = is een Pflichtsolo die nog openstaat
hall-late-was = na afloop van de tijd ingevoerd: { $what }
hall-late-ask = Was het al gegeven of gespeeld toen de tijd om was? Roep dan de toernooileiding: die kan het invoeren.
hall-worth-nothing = 0 voor iedereen
hall-no-number = “{ $found }” is geen getal dat hier kan staan.
hall-meanwhile = Iemand anders heeft hier intussen iets ingevoerd. Kijk eerst in de lijst.

## De lijst van papier

hall-who-reads = Wie voert de lijst in?
hall-grid-hint = Per regel de punten of het spel zelf: dan worden de punten berekend; staan ze ernaast, dan moeten ze kloppen. Lege regels aan het eind tellen niet; bij wie stilzit, blijft het leeg. De som van elke regel moet 0 zijn.
hall-grid-penalties = Bij “niet gespeeld” horen de strafpunten in de kolommen. Strafpunten bij een gespeeld spel: voer eerst het spel hier in en wijzig dan de regel in de lijst.
hall-grid-late = De tijd is om. Typ alleen spellen die toen al gegeven waren of net werden gegeven, en aan het eind de Pflichtsoli die toen nog openstonden, zoals ze gespeeld zijn. Stond er geen open, kies daarna “Tijd is om”.
hall-grid-more = Meer regels: voor spellen die niet gespeeld zijn
hall-grid-game = Spel (gegevens)
hall-enter-lines = Regels invoeren
hall-nothing-typed = Er is niets ingetypt.
hall-nothing-to-type = Hier valt niets meer in te typen.
hall-lines-asked = Enkele regels zeggen niet wat ze bedoelen. Tik aan wat bedoeld is, of verbeter ze; er is nog niets ingevoerd.
hall-draft = Wat hier getypt maar niet ingevoerd was, staat er weer.
hall-skip-lines = { $n ->
    [one] De eerste regel staat er al: hier weglaten
   *[other] De eerste { $n } regels staan er al: hier weglaten
}

## Codes en groot scherm

hall-codes-hint = Eén code per tafel, voor het hele toernooi. Wie hem scant, houdt de lijst van deze tafel bij; niemand heeft een account nodig.
hall-codes-local = Alleen deze computer kent dit adres; telefoons komen er niet mee binnen. Start met --lan en open deze pagina op het adres dat dan verschijnt.
hall-codes-make = Codes maken
hall-codes-anew = Nieuwe codes; de oude vervallen
hall-codes-anew-what = { $n ->
    [one] De code die op de tafel ligt, opent dan niets meer, en wie ermee binnenkwam, is eruit. Druk de nieuwe af en leg hem neer. De oude link kan onder Organisatie weer gaan gelden.
   *[other] De { $n } codes die op de tafels liggen, openen dan niets meer, en wie ermee binnenkwam, is eruit. Druk de nieuwe af en leg ze neer. De oude links kunnen onder Organisatie weer gaan gelden.
}
hall-codes-anew-yes = Nieuwe codes maken
hall-signs = Tafelkaarten
hall-signs-hint = Eén blad per tafel: de code voor de wifi, de code van de tafel en wie daar zit. Naam en wachtwoord van de wifi worden alleen afgedrukt, niet bewaard; zonder naam staat er alleen de code van de tafel.
hall-network = Naam van de wifi
hall-network-key = Wachtwoord van de wifi
hall-signs-print = Afdrukken
hall-code-of = Code van tafel { $table }
hall-wall-public = Iedereen met dit adres ziet de ranglijst en de tafelindeling.
hall-wall-private = Alleen wie een rol heeft, ziet de ranglijst en de tafelindeling.
hall-make-public = Voor iedereen openen
hall-make-private = Niet meer voor iedereen
hall-not-yet = Het begint zo.
hall-wall-page = Pagina { $page } van { $of }
hall-wall-hold = Deze pagina vasthouden

## Afdrukken

hall-print-cards = Eén voor elke speler, met de plaatsen
hall-print-plan = Om op te hangen, op naam en per tafel
hall-print-signs = Eén blad per tafel, met de code; onder “Tafelcodes”
hall-print-sheets = Lege scorelijsten
hall-print-sheets-what = Om aan tafel in te vullen
hall-print-lists = Scorelijsten zoals ze zijn
hall-print-lists-what = Om op te hangen en voor het archief
hall-print-ranking = Ranglijst na deze ronde
hall-file = Het hele toernooi
hall-file-get = Als bestand opslaan
hall-file-what = Met alles wat er gebeurd is; een andere computer neemt het op onder “Toernooien” of met “stich import”
hall-import = Opnemen uit een bestand
hall-import-what = Een toernooi of een tafel die op een andere computer als bestand is bewaard, gaat hier verder. Niets van wat hier is, wordt overschreven.
hall-import-file = Het bestand
hall-import-name = Onder een andere naam
hall-import-name-hint = Alleen als er hier al een toernooi met deze naam is en het een ander is.
hall-import-no-file = Kies een bestand.
hall-import-house = Wat er in het bestand staat ({ $stream }), is geen toernooi en geen tafel. Een hele reservekopie wordt opgenomen met “stich restore”.
hall-import-differs = { $stream } is hier al, en het is niet hetzelfde; er is niets veranderd. Geef het toernooi hieronder een andere naam.
hall-import-renamed = Alleen een toernooi kan een andere naam krijgen; al het andere wordt opgenomen zoals het is.
hall-import-unknown = Het bestand is ongeschonden, maar het is ondertekend door een computer die hier niet bekend is: { $mark }. Er is nog niets opgenomen. Vraag het kenmerk aan wie het bestand heeft gestuurd; daar staat het onder “Organisatie”. Neemt u het bestand op, dan is die computer voortaan bekend.
hall-import-unsigned = Niemand heeft dit bestand ondertekend: iedereen kan het geschreven of veranderd hebben. Er is nog niets opgenomen. Neem het alleen op als u weet waar het vandaan komt.
hall-import-anyway = Toch opnemen
hall-import-other = Ander bestand kiezen
