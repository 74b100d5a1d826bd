# Tafels waaraan in de browser wordt gespeeld.

live-tables = Tafels
live-tables-lead = Speel een spel in de browser, met alles wat aan een echte tafel mis kan gaan, en geef arbitrage.
live-new = Tafel opzetten
live-search = Naam van een tafel
live-none-found = Geen tafel heet zo.
live-earlier = Eerdere tafels
live-none = Er is nog geen tafel opgezet.
live-running = bezig
live-ended = klaar

live-name = Naam van de tafel
live-name-blank = Tafel
live-cards = Kaarten
live-cards-random = Willekeurig gegeven
live-cards-record = Uit een bestand (PBN of LIN)
live-cards-hand = Met de hand gegeven
live-record = Het spel
live-record-hint = Plak het hier, of kies een bestand.
live-record-file = Bestand
live-record-which = Het hoeveelste spel
live-number = Spelnummer
live-number-hint = Uit het spelnummer volgt wie gever is en wie kwetsbaar is.
live-hand-hint = Schoppen eerst, kleuren gescheiden door punten: AKQ.JT9.8765.432
live-contract = Contract
live-contract-hint = Bijvoorbeeld 4S of 3NTX. Laat het leeg als er geboden moet worden.
live-watching = Onregelmatigheden
live-watching-always = leggen het spel meteen stil
live-watching-call = blijven liggen tot iemand de arbiter roept
live-spectators = Toeschouwers
live-spectators-now = zien wat de hele tafel ziet
live-spectators-later = zien het { $n ->
    [one] een slag later
   *[other] { $n } slagen later
}
live-spectators-after = zien niets voor het einde
live-who-plays = Wie speelt
live-person = een speler, met link
live-robot-careful = een robot
live-robot-careless = een slordige robot
live-robots-hint = Slordige robots maken af en toe een fout, zodat een arbiter kan oefenen.
live-create = Tafel opzetten
live-bad-board = Dit spel kan niet worden gespeeld. { $reason }
live-bad-format = Dit is geen PBN en geen LIN.
live-bad-line = Regel { $line } is niet te lezen: “{ $found }” ({ $what })
live-bad-empty = Er staat geen spel in.
live-bad-incomplete = Spel { $board }: niet alle vier de handen staan erin, of niet wie de gever is.
live-bad-which = Er staan minder dan { $n } spellen in.
live-bad-of-board = Spel { $board }: { $reason }
live-bad-count = { CAP($seat) } heeft { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}; elke hand heeft er dertien nodig.
live-bad-twice = { $card } is twee keer gegeven.
live-bad-too-many = { CAP($seat) } heeft { $n } kaarten, maar er kunnen er hoogstens { $total } over zijn.
live-bad-length = { $tricks } gespeelde slagen en { $n } kaarten per hand zijn samen geen dertien.
live-bad-uneven = { CAP($seat) } heeft { $n } kaarten, de anderen hebben er { $total }.
live-bad-hand = De hand van { $seat } is niet te lezen: “{ $found }”
live-bad-number = “{ $found }” is geen spelnummer: het gaat van 1 tot 999.
live-bad-contract = “{ $found }” is geen contract.
live-bad-auction = Deze biedingen kunnen niet op elkaar volgen.
live-bad-passed-out = Er is rondgepast; er valt niets te spelen.

live-links = Links
live-links-hint = Wie een link opent, heeft die plaats aan deze tafel en geen andere. Een nieuwe link vervangt de oude.
live-link-qr = QR-code: { $what }
live-link-renew = Nieuwe link
live-link-renew-this = Nieuwe link: { $what }
live-link-revoke-this = Link intrekken: { $what }
live-link-none = Er is geen geldige link.
live-link-unseen = Deze link is gemaakt toen codes nog niet opnieuw konden worden getoond. Maak een nieuwe.
live-link-all = Nieuwe links voor iedereen
live-link-ends = De oude link vervalt meteen, en wie ermee hier is, is eruit: { $what }.
live-links-show = Links tonen

live-you-sit = U bent { $seat }.
live-you-direct = U bent arbiter aan deze tafel.
live-you-watch = U kijkt toe.
live-board = Spel { $n }
live-deals = { CAP($seat) } is gever
live-vulnerable-none = niemand kwetsbaar
live-vulnerable-side = { $side } kwetsbaar
live-vulnerable-all = allen kwetsbaar
live-contract-by = { $contract } door { $declarer }
live-auction = Bieden
# Klein: ze staan ook midden in een zin, “de ingetrokken bieding pas van oost”.
live-pass = pas
live-double = doublet
live-redouble = redoublet
live-tricks = Slagen
live-turn-call = { CAP($seat) } is aan de beurt om te bieden.
live-your-call = U bent aan de beurt om te bieden.
live-turn-lead = { CAP($seat) } is aan slag.
live-turn-play = { CAP($seat) } is aan de beurt.
live-turn-dummy = { CAP($declarer) } speelt uit de blinde.
live-your-lead = U bent aan slag.
live-your-card = U bent aan de beurt.
live-your-dummy = U speelt uit de blinde.
live-director-finds-out = De arbiter zoekt iets uit.
live-director-asked = Er staat een vraag voor u open.
live-chooses = { CAP($anywho) } moet kiezen.
live-you-choose = U moet kiezen.
live-is-over = Het spel is afgelopen.
live-wait-for-end = Er wordt gespeeld. U ziet het als het is afgelopen.
live-cards-left = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
live-robot = Robot
live-face-down = Uitkomst, gedekt
live-exposed = Getoonde kaart
live-your-hand = Uw hand
live-dummys-hand = Blinde
live-hand-of = Hand: { $seat }
live-on-the-table = Op tafel
live-last-trick = { CAP($seat) } heeft de slag gewonnen.
live-not-your-turn = U bent niet aan de beurt.
live-tap-again = Tik de kaart nog eens aan om haar toch te leggen.
live-one-tap = Elke kaart met één tik leggen
live-lay-face-down = De volgende kaart gedekt leggen
live-turn-up = Uitkomst omdraaien
live-lead-of = { $card } van { $seat }
live-may-take-back = { $card } mag u terugnemen
live-take-back = { $card } terugnemen
live-not-meant = U bedoelde niet { $card } uit de blinde
live-meant-this = Ik bedoelde deze
live-dummy-has-played = { $card } is uit de blinde gespeeld.
live-meant-again = Tik de kaart nog eens aan als u die bedoelde. Dan ligt het spel stil en vraagt de arbiter of het een vergissing was.
live-says-meant = Uit de blinde werd { $card } gespeeld. De leider zegt dat { $meant } bedoeld was.
live-drop = Een kaart laten vallen, zodat men haar ziet
live-call-director = Arbiter roepen
live-call-revoke = Arbiter roepen: verzaking
live-lying-call = { CAP($seat) } heeft { $called }.
live-two = Twee kaarten tegelijk leggen
live-two-second = De tweede kaart
live-two-covered = De tweede ligt onder de eerste en is niet te zien
live-call-trick = Arbiter roepen: te veel of te weinig kaarten in een slag
live-of-whom = Van wie
live-trick-number = Slag
live-trick-unknown = niemand weet welke
live-claim = Claimen
live-concede = Afstaan
live-how-many = Hoeveel slagen
live-how = Hoe ze gemaakt worden
live-claims = { CAP($seat) } claimt { $n ->
    [one] een slag
   *[other] { $n } slagen
}.
live-concedes = { CAP($seat) } staat { $n ->
    [one] een slag
   *[other] { $n } slagen
} af.
live-agree = Akkoord
live-object = Niet akkoord
live-answer-claim = Het spel ligt stil. Gaat u akkoord?
live-wait-for-answer = Het spel ligt stil. De tegenstanders zeggen of zij akkoord gaan.
live-claim-played-on = Er is daarna doorgespeeld. Wie nu niet akkoord gaat, laat beslissen hoe de kaarten toen lagen; wat daarna is gespeeld, telt niet.
live-claim-agreed = De tegenstanders gingen akkoord. Wie het er niet mee eens is, kan dat nog zeggen.
live-claim-judged = De arbiter heeft de slagen toegewezen.
live-concession-agreed = De tegenstanders gingen akkoord. { CAP($seat) } kan nog meteen bezwaar maken; tot dan legt niemand zijn kaarten open.
live-called-in-vain = { CAP($seat) } heeft de arbiter geroepen. Er is niets onregelmatigs te zien. Wie een verzaking vermoedt, zegt van wie en in welke slag.
live-no-revoke = { CAP($seat) } vroeg of { $second } in slag { $trick } heeft verzaakt. Daar is niet verzaakt.
live-called-nothing = { CAP($seat) } heeft de arbiter geroepen. Er is niets onregelmatigs te zien.
live-no-cards = { CAP($seat) } heeft geen kaart meer. Roep de arbiter.
live-may-change-yours = U mag uw laatste bieding wijzigen. Moet die blijven staan, doe dan dezelfde bieding nog eens.
live-wait-for-call = { CAP($anywho) } mag een bieding nog wijzigen. Wacht met uitkomen.
live-next-call-waits = { CAP($anywho) } mag een bieding nog wijzigen. De volgende bieding wacht daarop.
live-call-now = Tik nog eens om haar toch nu te doen.
live-bound = Wat nu geldt
live-lines-lost = De verbinding is weg. Er wordt opnieuw geprobeerd …

## Wat biedingen betekenen, en wat wordt genoteerd

live-calls-mean = Wat biedingen betekenen
live-alerted = Gealerteerd
live-alert = Alerteren: { $named }
live-ask = Vragen
live-ask-about = Vragen wat een bieding betekent
live-ask-your-turn = Vraag het als u zelf aan de beurt bent.
live-ask-again = Tik nog eens om toch te vragen: wat de vraag verraadt, mag uw partner niet gebruiken.
live-which-call = Bieding
live-explain = Uitleggen
live-explain-call = Een bieding van partner uitleggen
live-in-few-words = In een paar woorden
live-asks = { CAP($seat) } vraagt wat { $named } betekent.
live-put-right = Partner heeft uw bieding verkeerd uitgelegd
live-put-right-now = U mag het nu zeggen. Roep ook de arbiter.
live-put-right-after-auction = Laat niets merken. Speelt uw partij, zeg het dan na de laatste pas; anders na het spelen.
live-put-right-after-play = Laat niets merken. Zeg het na het spelen.
live-put-right-again = Tik nog eens om het toch te zeggen: uw partner mag het niet gebruiken.
live-corrected = { CAP($seat) } heeft verbeterd wat over { $named } is gezegd.
live-nothing-agreed = hierover is niets afgesproken
live-told = { CAP($made) } van { $seat } is uitgelegd of gealerteerd.
live-tempo = Een tempobreuk noteren
live-note-it = Noteren
live-noted-call = { CAP($seat) } noteert: { $second } week af van het tempo, in het bieden na { $named }.
live-noted-first = { CAP($seat) } noteert: { $second } week af van het tempo vóór de eerste bieding.
live-noted-trick = { CAP($seat) } noteert: { $second } week af van het tempo in slag { $trick }.
live-noted-after = { CAP($seat) } noteert: { $second } week af van het tempo.
live-noted-hint = Er is niets verkeerds gebeurd. Speel door; wie het betwist, roept nu de arbiter.
live-look = Een slag nog eens zien
live-look-at = Bekijken
live-looks = { CAP($seat) } laat slag { $trick } nog eens zien.
live-looks-not = { CAP($seat) } vraagt slag { $trick } nog eens te zien. Dat mag nu niet; alleen de arbiter mag hem laten zien.
live-noted = Genoteerd aan tafel
live-rule-on-it = Erover beslissen
live-called = { CAP($seat) } heeft de arbiter geroepen.
live-did-alert = { CAP($seat) } alerteert.
live-did-explain = { CAP($seat) } legt uit: { $what }
live-did-tempo = { CAP($seat) } noteert een tempobreuk van { $second }.

live-unnoticed = Niet opgemerkt aan tafel
live-missed-turn = { CAP($seat) } is bij het bieden overgeslagen.
live-shows-more = Iets anders: meerdere kleuren, kracht
live-look-into = Spel stilleggen en uitzoeken
live-at-once = De laatste twee kaarten vielen tegelijk: { $cards }
live-award = Slagen toekennen
live-award-hint = Er { $n ->
    [one] was nog één slag
   *[other] waren nog { $n } slagen
} te gaan toen het spelen stopte. Wat u niet toekent, krijgt de andere partij.
live-weigh = Afwegen met alle vier de handen
live-award-to = Aan welke partij
live-clock = Na het spelen
live-clock-hint = Zeg hier wat er is gebeurd. Daarmee eindigen rechten: om niet akkoord te gaan, of om slagen te krijgen voor een verzaking.
live-hands-returned = De handen zitten weer in het bord
live-next-board-called = { CAP($side) } hebben op het volgende spel geboden
live-round-ended = De ronde is afgelopen
live-undo = Laatste handeling terugdraaien
live-undo-hint = Alsof het niet is gebeurd. Wat gezien is, is gezien.
live-who-says = Tik aan wat { $anywho } zegt, of wacht tot het daar wordt aangetikt.
live-seats = Plaatsen
live-sit = Wijzigen
live-the-ruling = De beslissing
live-last-ruling = De laatste beslissing

live-no-not-yours = Dat is niet aan u.
live-no-dummy = De leider speelt de kaarten van de blinde.
live-no-director-first = De arbiter heeft het spel stilgelegd. Wacht op de beslissing.
live-no-choose-first = De keuze is aan u: kies eerst.
live-no-not-open = Dit staat niet meer open.
live-no-robot = Op deze plaats zit iemand anders.
live-no-undo = Er is niets terug te draaien.
live-no-moved-on = Er is intussen iets aan tafel gebeurd. Kijk ernaar en tik nog eens.
live-no-card = { $card } zit niet meer in die hand.
live-no-not-possible = Dat kan nu niet.
live-no-table = Hier staat geen tafel.

live-result = { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}, { $score } voor { $side }
live-passed-out = Rondgepast.
live-disputed = De claim wordt betwist: de arbiter beslist (artikel 70 en 71).
live-transfer = Daarbij inbegrepen: { $n ->
    [one] een slag
   *[other] { $n } slagen
} voor { $side } wegens een verzaking.
live-tricks-won = Hoeveel slagen het waren
live-tricks-of-declarer = Slagen van de leider
live-whose-score = Voor wiens score
live-score-of-both = Voor beide partijen
live-score-of-one = Alleen voor { $side } (omlaag)
live-only-for = Dat geldt alleen voor { $side }.
live-tricks-agree = Akkoord: { $n }
live-tricks-other = Een ander aantal invoeren
live-says-tricks = { CAP($seat) } zegt: { $n ->
    [one] één slag
   *[other] { $n } slagen
}.
live-tricks-agreed-by = Akkoord: { $who }.
live-tricks-disputed = De spelers zijn het niet eens over de slagen. De arbiter beslist; wat gespeeld is, ligt er op volgorde.
live-tricks-enter = Invoeren wat is gewonnen
live-tricks-ruled = Ingevoerd door de arbiter.
live-did-correct = De arbiter voert { $n ->
    [one] één slag
   *[other] { $n } slagen
} in voor de leider.
live-replay = Stap voor stap
live-step = Stap { $n } van { $all }
live-step-first = Eerste stap
live-step-back = Een stap terug
live-step-on = Een stap verder
live-step-last = Laatste stap
live-back-to-table = Naar de tafel
live-did-play = { CAP($seat) }: { $card }
live-did-dummy = { CAP($seat) }, uit de blinde: { $card }
live-did-call = { CAP($seat) }: { $call }
live-did-face-down = { CAP($seat) }: { $card }, gedekt
live-did-turn-up = { CAP($seat) } draait de uitkomst om.
live-did-show = { CAP($seat) } toont { $card }.
live-did-take-back = { CAP($seat) } neemt { $card } terug.
live-did-director = { CAP($seat) } roept de arbiter.
live-did-agree = { CAP($seat) } gaat akkoord.
live-did-object = { CAP($seat) } gaat niet akkoord.
live-did-choose = De keuze: { $choice }
live-did-answer = De arbiter heeft vastgesteld: { $found }
live-did-look = De arbiter zoekt het uit.
live-did-two = { CAP($seat) }: { $cards } tegelijk
live-did-at-once = De arbiter heeft vastgesteld dat de laatste twee kaarten tegelijk vielen.
live-did-award = De arbiter kent { $n ->
    [one] één slag
   *[other] { $n } slagen
} toe aan { $side }.
live-did-call-trick = { CAP($seat) } roept de arbiter wegens slag { $trick }.
live-did-call-unknown-trick = { CAP($seat) } roept de arbiter: een hand heeft te veel of te weinig kaarten en niemand weet sinds welke slag.
live-did-change-call = { CAP($seat) } verandert de bieding in { $named }.
live-did-above-seven = { CAP($seat) } biedt boven zeven.
live-did-says = { CAP($seat) } vraagt om { $said }.
live-did-suggest = De dummy raakt { $card } aan.
live-did-spare = De arbiter zegt dat { $card } geen strafkaart is.
live-did-ask = { $what ->
    [review] { CAP($seat) } vraagt het biedverloop nog eens te horen.
    [contract] { CAP($seat) } vraagt wat het contract is.
    [inspect-trick] { CAP($seat) } vraagt een slag nog eens te zien.
    [own-last-card] { CAP($seat) } bekijkt de eigen laatste kaart nog eens.
    [having-none] { CAP($seat) } vraagt of de kleur echt op is.
    [draw-attention] { CAP($seat) } merkt op dat er iets niet klopt.
    [warn-of-wrong-hand] { CAP($seat) } waarschuwt dat het de verkeerde hand is.
   *[explanation] { CAP($seat) } vraagt wat een bieding of een kaart betekent.
}
live-did-happens = { $what ->
    [hands-returned] De kaarten zitten weer in het bord.
    [next-board-called] Op het volgende spel is geboden.
   *[round-ended] De ronde is voorbij.
}
live-laws-here = Artikelen bij deze stap

## De tafel op het scherm

live-last = Laatste slag
live-dealer = gever
live-dealer-letter = G
live-vulnerable = kwetsbaar
live-box = Biddingbox
live-call-not-in-order = Deze bieding is nu niet in orde.
live-call-again = Tik nog eens om haar toch te doen: ze ligt dan op tafel, en de arbiter beslist.
live-more = Meer
live-nothing-unnoticed = Er is niets onopgemerkt gebleven.
live-your-name = Uw naam aan deze tafel
live-name-of = Naam: { $what }
live-name-it = Opslaan
live-sound = Een geluid als u aan de beurt bent
live-robots = Robots
live-robots-stop = Stoppen zodra er ongemerkt iets misgaat
live-robots-usual = Doorspelen
live-robots-slow = Langzaam
live-robots-paused = Pauze
live-link-copy = Kopiëren
live-link-copied = Gekopieerd
live-link-share = Delen
live-link-code = Code tonen
live-practice = Met robots spelen
live-practice-hint = Meteen, zonder link. U zit met drie robots die af en toe een fout maken, en u bent zelf ook arbiter.
live-practice-name = Oefentafel
live-practice-direct = Deze tafel leiden
live-practice-sit = Terug naar uw plaats
live-review = Wat niemand zag
live-review-at = Stap { $step }
live-review-none = Er is niets onopgemerkt gebleven.

## Doppelkopf

live-doko-new = Doppelkopf-tafel opzetten
live-doko-dealer = Gever
live-doko-hand-hint = Twaalf kaarten, kleur eerst, bijvoorbeeld ♣V ♥10 ♦9. Eén lege hand krijgt de rest.
live-doko-misdealt = Zo is er gegeven: niet iedereen heeft twaalf kaarten
live-doko-misdealt-hint = Om te oefenen wat geldt als er verkeerd is gegeven; elke hand heeft negen tot vijftien kaarten.
live-doko-owes = Moet de Pflichtsolo nog spelen
live-doko-bad-deal = Dit spel kan zo niet worden gespeeld. { $reason }
live-doko-bad-count = Plaats { $by } heeft { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}; iedereen heeft er twaalf nodig.
live-doko-bad-misdeal = Plaats { $by } heeft { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}; ook als er verkeerd is gegeven, zijn het er negen tot vijftien.
live-doko-bad-third = { $card } is een derde keer gegeven; elke kaart zit er twee keer in.
live-doko-bad-position = Aan deze tafel is geen plaats { $by }.
live-doko-bad-sits-out = Plaats { $by } zit stil en krijgt geen kaarten.
live-doko-bad-nobody = Niemand met kaarten moet nog een Pflichtsolo spelen.
live-doko-bad-kind = { $card } zit niet in het spel.
live-doko-cards-missing = Twee of meer handen zijn leeg.
live-doko-you-sit = U zit op plaats { $by }.
live-doko-you-referee = U bent scheidsrechter aan deze tafel.
live-doko-deals = Plaats { $by } geeft
live-doko-dealt-count = Plaats { $by } heeft { $n } kaarten gekregen.
live-doko-turn-say = Plaats { $by }: gesund of Vorbehalt?
live-doko-your-say = “Gesund” of “Vorbehalt”?
live-doko-turn-pflicht = Plaats { $by } wordt gevraagd: een Pflichtsolo?
live-doko-your-pflicht = Speelt u een Pflichtsolo?
live-doko-turn-lust = Plaats { $by } wordt gevraagd: een Lustsolo?
live-doko-your-lust = Speelt u een Lustsolo?
live-doko-turn-name = Plaats { $by } noemt het spel.
live-doko-your-name = Noem uw spel.
live-doko-turn-lead = Plaats { $by } is aan slag.
live-doko-turn-play = Plaats { $by } is aan de beurt.
live-doko-your-lead = U bent aan slag.
live-doko-referee-asks = De scheidsrechter zoekt iets uit.
live-doko-asked-to-claim = Er is iets opgemerkt. Wie mag reclameren, wordt gevraagd.
live-doko-claim-or-play = Reclameert u, of speelt u door?
live-doko-claim = Reclameren
live-doko-play-on = Doorspelen
live-doko-tap-for = Tik aan wat er aan tafel wordt gezegd.
live-doko-is-over = Het spel is afgelopen.
live-doko-wait-for-end = Er wordt gespeeld. U ziet het als het spel is afgelopen.
live-doko-tricks = { $n ->
    [one] een slag
   *[other] { $n } slagen
}
live-doko-early = Voor de beurt gelegd
live-doko-must-follow = Met deze kaart bekent u niet.
live-doko-last-trick = De laatste slag ging naar plaats { $by }.
live-doko-query = Vraagronde
live-doko-announce = Aankondigen
live-doko-out-of-time = Niet op het juiste moment
live-doko-call-referee = Scheidsrechter roepen
live-doko-claim-offence = Reclameren over wat er net is gebeurd
live-doko-shorten = Alle overige slagen claimen
live-doko-hand-over = De rest afstaan
live-doko-called-in-vain = Plaats { $by } heeft de scheidsrechter geroepen. Er is niets onregelmatigs gevonden.
live-doko-hand-of = Hand van plaats { $by }
live-doko-your-hand = Uw kaarten
live-doko-not-played = Het spel is niet gespeeld. Dezelfde speler geeft opnieuw.
live-doko-augen = Re: { $augen } Augen
live-doko-points = Punten
live-doko-penalty = Strafpunten
live-doko-what-for = Waarvoor
live-doko-dealt = De verdeling
live-doko-no-turn = De scheidsrechter heeft het spel stilgelegd. Wacht op de beslissing.
live-doko-did = Plaats { $by }: { $what }
live-doko-did-show = Plaats { $by } toont { $card }.
live-doko-did-take-back = Plaats { $by } neemt { $card } terug.
live-doko-did-call = Plaats { $by } roept de scheidsrechter.
live-doko-did-point-out = Plaats { $by } meldt dat er iets niet klopt.
live-doko-did-play-on = Plaats { $by } speelt door.
live-doko-did-claim = Plaats { $by } reclameert.
live-doko-did-shorten = Plaats { $by } claimt alle overige slagen.
live-doko-did-hand-over = Plaats { $by } staat de rest af.
live-doko-did-answer = De scheidsrechter heeft vastgesteld: { $found }
live-doko-did-look = De scheidsrechter zoekt het uit.
live-doko-rules-here = Regels bij deze stap
live-doko-two-cards = Twee kaarten tegelijk leggen
live-doko-first-card = Het eerst gezien
live-doko-second-card = De andere
live-doko-leave-tricks = Uw slagen laten liggen
live-doko-take-in = Uw slagen binnenhalen
live-doko-lying = Slagen die blijven liggen
live-doko-look = Uw slagen bekijken
live-doko-your-tricks = In uw slagen
live-doko-ask-partner = Plaats { $by } vragen: reclameren of doorspelen?
live-doko-asked-by = Plaats { $by } vraagt het u. Uw antwoord bindt beiden.
live-doko-whoever = iedereen
live-doko-the-rest = De overige slagen
live-doko-line = In deze volgorde, als u er een noemt
live-doko-note = Noteren wat de kaarten niet tonen
live-doko-note-what = Wat er is gebeurd
live-doko-note-it = Noteren
live-doko-did-two = Plaats { $by } legt { $card } en { $other } tegelijk.
live-doko-did-ask = Plaats { $by } vraagt plaats { $asked }: reclameren of doorspelen?
live-doko-did-leave = Plaats { $by } laat de slagen liggen.
live-doko-did-take-in = Plaats { $by } haalt de slagen binnen.
live-doko-did-look-at = Plaats { $by } bekijkt eerdere slagen.
live-doko-did-note = De scheidsrechter noteert: { $what }
live-doko-what = Wat er wordt gespeeld
live-doko-round = Een hele ronde
live-doko-round-hint = De lijst wordt bijgehouden, het geven gaat rond, iedereen speelt zijn Pflichtsolo.
live-doko-one-deal = Eén spel
live-doko-game = Spel { $number }
live-doko-list = De lijst
live-doko-list-hint = Punten na elk spel
live-doko-deal-next = Spel { $number } geven
live-doko-wait-for-deal = Plaats { $by } geeft spel { $number }.
live-doko-deal-again = Opnieuw geven
live-doko-wait-again = Plaats { $by } geeft opnieuw.
live-doko-round-over = De ronde is afgelopen.
live-doko-time-not-up = De tijd is toch niet om
