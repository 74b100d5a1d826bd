# Het webprogramma: het kader van de pagina’s, de arbitertafel op de telefoon, het boek van beslissingen, wie wat mag.

web-name = Stichentscheid
web-description = De arbiter van de speelzaal: uitspraken voor bridge en Doppelkopf, toernooien en speeltafels.
web-skip = Naar de inhoud
web-home = Begin
web-back = Terug
web-menu = Menu
web-language = Taal
web-appearance = Weergave
web-theme-auto = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-suits = Kleuren van de kaarten
web-suits-two = Twee kleuren
web-suits-four = Vier kleuren
web-settings = Instellingen

## Het eerste scherm

api-title = Voor programma’s
api-lead = Alles wat de pagina’s kunnen, kunnen programma’s ook: JSON onder /api/v1, teksten in de taal van Accept-Language, fouten als probleemdocumenten. Wat een rol vereist, vereist het token van een link: het laatste deel van het adres.
first-title = Als er aan de kaarttafel iets misgaat
first-going-on = Hier bezig
first-question = Een vraag aan tafel
first-question-what = Vertel wat er is gebeurd. Na een paar vragen leest u de beslissing voor, met het spelregelartikel.
first-tournament = Een toernooi leiden
first-tournament-what = Doppelkopf in een zaal: loting, lijsten op de telefoons van de tafels of op papier, ranglijst.
first-play = Spelen en zien wat er gebeurt
web-what-happened = Wat is er gebeurd?
web-stop = Leg eerst het spel stil. Niemand doet iets voordat u alles hebt uitgelegd.
web-own-table = Speelt u zelf aan deze tafel, laat dan een ander beslissen.
web-more = Iets anders
web-find = Zoek op een woord
web-find-nothing = Niets past bij dat woord. Probeer een ander, of kijk de lijst door.
web-rulings = Beslissingen
web-house = Organisatie
web-game = Spel
web-which-laws = Volgens welke regels
web-dealer = geeft
web-offender = om deze plaats gaat het
web-penalty-points = Strafpunten
web-bridge = Bridge
web-doppelkopf = Doppelkopf

## Het gesprek

web-question-number = Vraag { $n }
web-not-aloud = Vraag dit niet hardop aan tafel
web-unasked = Niet gevraagd, maar als het zo was
web-so-far = Tot nu toe
web-change = Wijzigen
web-change-this = Wijzigen: { $what }
web-start-over = Opnieuw beginnen
web-declarer = Leider
web-dummy = Dummy
web-suit-first = Eerst de kleur, dan de kaart.
web-choose-card = Kaart
web-your-answer-was = uw antwoord tot nu toe
web-no-such-answer = “{ $found }” is geen antwoord op deze vraag. Kies een van deze.
web-not-so-written = “{ $found }” is geen antwoord op deze vraag. Hieronder staat hoe u het schrijft.
web-no-such-choice = “{ $found }” is hier geen keuze.
web-no-such-next = Zo kan het aan deze tafel niet verder gaan.

## De keuze

web-read-aloud = Lees voor
web-options-tree = Alle keuzes, en wat eruit volgt
web-then-choose = Dan de tweede beslissing:
web-tap-choice = Tik aan wat { $anywho } kiest
web-and-then = Wat er dan gebruikt mag worden

## De beslissing

web-ruling = De beslissing
web-on-the-table = Op tafel
web-holds-now = Wat nu geldt
web-who-may-know = Wie wat mag gebruiken
web-laws = Spelregels
web-status-executed = wordt hier uitgevoerd
web-status-asked = hangt af van wat u vaststelt
web-status-judged = beoordeelt u
web-debated = { $game ->
    [doppelkopf] Hier zijn de regels op twee manieren te lezen
   *[bridge] Hierover denken arbiters verschillend
}
web-reading-taken = Zo wordt het hier uitgelegd
web-reading-other = De andere uitleg
web-read-other-way = Beslis volgens de andere uitleg
web-after-board = { $game ->
    [doppelkopf] Voordat er verder wordt gespeeld
   *[bridge] Na het spel
}
web-weigh = Dit moet u zelf afwegen
web-next = Blijf bij deze tafel
web-no-penalty-card = Er ligt geen strafkaart op tafel. U kunt de tafel verlaten.
web-major = Grote strafkaart
web-minor = Kleine strafkaart
web-another = Nog een beslissing aan deze tafel

## Het verslag

web-save = Beslissing bewaren
web-save-hint = Voor het boek van beslissingen. Alles mag leeg blijven.
web-save-needs-door = Om beslissingen te bewaren opent u op dit apparaat de link die u van de organisatie hebt gekregen.
web-event = Wedstrijd
web-table-name = Tafel
web-board = Spel
web-persons = Spelers
web-facts = Feiten
web-facts-hint = Kruis aan waarover de spelers het niet eens waren.
web-disputed = betwist
web-note = Notitie
web-note-hint = Waarom u het zo hebt vastgesteld, wat erbij kwam, waar nog naar gekeken moet worden.
web-saved = De beslissing is bewaard.
web-saved-later = Geen verbinding: de beslissing blijft op dit apparaat en wordt verzonden zodra de server antwoordt.
web-ruling-number = Beslissing { $number }
web-instead-of = Deze beslissing komt in de plaats van beslissing { $number }; die blijft in het boek staan.
web-ruled-anew = Opnieuw beslist: beslissing { $number }
web-stands-instead-of = In plaats van beslissing { $number }
web-no-longer = Eerder anders beoordeeld
web-line-ruled-anew = opnieuw beslist
web-no-rulings = Er is nog geen beslissing bewaard. Wat u beslist en bewaart, staat hier.
web-none-found = Geen beslissing bevat deze woorden.
web-earlier = Eerdere beslissingen
web-offered = Wat te kiezen was
web-search = Zoeken
web-search-label = Zoeken in beslissingen
web-print = Afdrukken
web-time = Tijd
web-chosen = Gekozen
web-text-read = Voorgelezen
web-by = { $game ->
    [doppelkopf] Scheidsrechter
   *[bridge] Arbiter
}
web-add-note = Toevoegen aan deze beslissing
web-added = Later toegevoegd
web-add = Toevoegen
web-appeal = Protest: ☐ nee  ☐ ja, om ________ door ________________
web-show-desk = Openen aan de arbitertafel
web-rulings-count = { $n ->
    [one] { $n } beslissing
   *[other] { $n } beslissingen
}

## Wie wat mag

web-role-organiser = Organisatie
web-role-director = Arbiter
web-role-table = Tafel { $n }
web-role-seat = Plaats
web-role-table-director = Arbiter van één tafel
web-role-spectator = Toeschouwer
web-role-at = { $role } aan de tafel “{ $table }”
web-role-with = { $role }. Ook aan tafel: { $others }.
web-you-are = U bent hier als: { $roles }
web-you-are-nobody = U bent hier gast: de arbitertafel staat voor u open, het boek van beslissingen niet.
web-enter = Binnengaan
web-enter-ask = Met deze link wordt dit apparaat: { $role }
web-enter-bad = Deze link opent niets. Hij is ingetrokken of niet helemaal gekopieerd. Vraag de organisatie om een nieuwe.
web-leave = Dit apparaat afmelden
web-password = Wachtwoord
web-password-wrong = Dat is niet het wachtwoord.
web-password-none = Er is geen wachtwoord ingesteld. De link van de organisatie opent alles.
web-password-set = Er is een wachtwoord ingesteld.
web-password-new = Nieuw wachtwoord
web-password-hint = Ten minste 10 tekens. Laat het leeg om het wachtwoord te verwijderen.
web-password-short = Dat is te kort: ten minste 10 tekens.
web-password-save = Wachtwoord bewaren
web-password-remove-this = Het wachtwoord verwijderen?
web-password-remove-what = Niemand komt dan nog met een wachtwoord binnen, en wie dat deed, is er meteen uit. De links blijven.
web-password-remove = Wachtwoord verwijderen
web-links = Links
web-links-hint = Wie een link op een apparaat opent, heeft daar de rol, tot u de link intrekt.
web-files = Bestanden
web-files-mark = Wat deze computer als bestand bewaart, ondertekent hij met het kenmerk { $mark }. Wie zo’n bestand op een andere computer opneemt, kan het daar vergelijken.
web-files-known = Bestanden met deze kenmerken worden zonder vragen opgenomen:
web-files-forget = Weer vragen
web-files-forget-this = Bij { $mark } weer vragen
web-files-whose = Van wie is dit bestand?
web-link-new = Link maken
web-link-for = Voor wie
web-link-label = Naam
web-link-made = De nieuwe link. Hij wordt alleen deze keer getoond; kopieer hem of laat hem nu scannen.
web-link-qr = QR-code van de link
web-revoke = Intrekken
web-revoke-this = De link voor { $name } intrekken
web-revoke-what = { $name }: elk toestel dat met deze link is binnengekomen, is er meteen uit. U kunt hem later weer laten gelden.
web-revoke-own = Met deze link bent u zelf hier: daarna is dit toestel gast.
web-restore = Weer laten gelden
web-restore-this = Link voor { $name } weer laten gelden
web-last-link = Dit is de laatste link waarmee iemand als organisatie binnenkomt, en er is geen wachtwoord. Maak eerst een nieuwe link, of stel een wachtwoord in.
web-last-password = Zonder wachtwoord zou niemand meer als organisatie binnenkomen: er geldt geen link van de organisatie. Maak er eerst een.
web-not-sure = Nee, terug
web-revoked = ingetrokken
web-in-force = geldig

## Zonder verbinding

web-offline-title = Zonder verbinding
web-offline = Geen verbinding. U ziet pagina’s die op dit apparaat zijn opgeslagen.
web-offline-what = Er is geen verbinding met de server, en deze pagina is hier nooit eerder geopend. Pagina’s van de arbitertafel die u al hebt geopend, werken ook zonder verbinding; beslissingen die u bewaart, blijven staan en worden later verzonden.
web-offline-not-here = Dit adres werkt niet zonder verbinding: een browser slaat alleen pagina’s op van https-adressen en van de computer zelf.
web-offline-ready = Pagina’s van de arbitertafel die één keer zijn geopend, werken ook zonder verbinding.
web-waiting = { $n ->
    [one] { $n } beslissing wacht op verzending
   *[other] { $n } beslissingen wachten op verzending
}
web-refused-later = De server heeft een hier bewaarde beslissing niet aangenomen: { $reason }

## Wat er mis kan gaan

web-error-not-found = Deze pagina bestaat niet
web-error-not-found-what = Het adres leidt nergens heen. Vanaf het begin vindt u alles.
web-error-forbidden = Dit staat niet voor u open
web-error-forbidden-what = Daarvoor moet op dit apparaat een link van de organisatie worden geopend.
web-error-bad = Hier kan niets mee worden gedaan
web-error-not-allowed = Dat kan in dit toernooi niet
web-error-too-long = Het adres of de tekst is te lang.
web-error-unreadable = Deze pagina verwacht iets anders. Ga terug en probeer het nog eens.
web-error-foreign = Het kwam van een andere website en is niet uitgevoerd.
web-error-host = De server heet niet zo: { $found }. Gebruik het adres dat hij bij het starten heeft getoond, of start hem met --name { $found }.
web-error-too-many = Te veel verzoeken
web-error-too-many-what = Wacht even en probeer het dan nog eens.
web-error-server = De server kon het niet
web-error-server-what = Er is niets gewijzigd. Probeer het nog eens; blijft het zo, kijk dan wat de server meldt.
web-error-conflict = Iemand anders was sneller
web-error-conflict-what = Laad de pagina opnieuw: zij is intussen gewijzigd.
web-error-key = Dit verzoek kwam al eerder met een andere inhoud
web-error-key-what = Onder dezelfde sleutel is al iets anders opgeslagen; dit is niet uitgevoerd. Laad de pagina opnieuw en voer het nog eens in.
web-error-method = Dat kan hier niet
web-error-method-what = Het adres bestaat, maar niet voor deze methode. Wat hier kan, staat op /api.
web-error-hidden = Een regel bevat onzichtbare tekens of regeleinden. Typ hem opnieuw.
web-error-cookie = Het verzoek zegt niet waar het vandaan komt, en alleen een cookie is niet genoeg. Programma’s tonen het token van een link: Authorization: Bearer TOKEN
web-error-unsure = Het is niet bekend of het is opgeslagen
web-error-unsure-what = De database antwoordde niet op tijd. Verstuur het nog eens: wat al is opgeslagen, wordt niet nog een keer opgeslagen.
web-error-stalled = Het verzoek kwam niet op tijd aan
web-error-stalled-what = Er is niets van opgeslagen. Verstuur het nog eens.
web-error-slow = De server kan het even niet bijhouden
web-error-slow-what = De database antwoordt niet op tijd. Probeer het zo nog eens.
web-damaged = Een deel van wat bewaard is, is onleesbaar
web-damaged-what = { $stream }, regel { $number }: { $why }. Al het andere is zoals het was. Wie de server beheert, ziet met “stich doctor” wat beschadigd is en wat de laatste reservekopie nog heeft.
web-damage =
    { $why ->
        [missing] die ontbreekt
        [changed] die, of wat ervoor staat, is na het opslaan gewijzigd
        [newer] die is door een nieuwere versie van dit programma geschreven; werk dit programma bij
       *[unreadable] die is onleesbaar
    }
web-book-damaged = Beslissing { $number } wordt niet getoond: de regel is beschadigd – { $why }.
web-book-addition-damaged = Een aanvulling op een beslissing wordt niet getoond: de regel is beschadigd – { $why }.
web-damaged-backup = De andere zijn compleet. Wie de server beheert, ziet met “stich doctor” wat beschadigd is en wat de laatste reservekopie nog heeft.

## Wat de server toont

web-serve-address = Stichentscheid staat op { $address }
web-serve-loopback = Alleen deze computer kan het openen. Met --lan kan iedereen op hetzelfde netwerk erbij.
web-serve-lan = Met --lan kan iedereen op dit netwerk de arbitertafel openen en deze pagina’s zien. Zonder link kan niemand iets bewaren of wijzigen. De verbinding is niet versleuteld: gebruik een netwerk dat u vertrouwt.
web-serve-organiser = De link van de organisatie (houd hem voor uzelf; hij wordt alleen deze keer getoond):
web-serve-new-link = Nog een link, voor als deze verloren gaat, maakt u met: stich serve --organiser-link
web-serve-scan = Scan dit met een telefoon:
web-serve-code = Het adres als QR-code; telefoons kunnen het alleen met --lan openen:
web-serve-stop = Ctrl-C stopt het.
web-serve-data = Gegevens: { $place }
web-serve-backups = Reservekopieën: { $place }, elke dag één, de laatste 14
web-serve-no-backups = Reservekopieën: niet door dit programma. Maak van PostgreSQL dagelijks een kopie met pg_dump.
web-serve-closed = { $place } stond open voor andere gebruikers van deze computer. Voortaan kan alleen deze gebruiker daar lezen.
web-serve-in-use = { $address } is al in gebruik. Kies met --port een andere poort, of laat --port weg: dan wordt er een gezocht die vrij is.
web-serve-cannot = { $address } is niet te gebruiken: { $reason }. Kies met --port een andere poort.
web-serve-other-port = Poort { $taken } is bezet; misschien draait Stichentscheid al. Deze neemt poort { $port }.
web-serve-no-browser = De browser was niet te openen: { $reason }. Open het adres zelf.
web-serve-stopped = Gestopt; alles is bewaard.
web-serve-no-folder = Op deze computer is geen map voor gegevens bekend; noem er een met --data.

## De teksten van het programma, voor wie ze beter zou zeggen

words-title = Teksten
words-lead = Zegt niemand het zo? Zoek de tekst op en stel een betere voor. Voorstellen worden hier bewaard en kunnen naar de makers van dit programma worden gestuurd.
words-search = Woorden uit de tekst, of de naam ervan
words-count = { $n ->
    [one] Eén tekst
   *[other] { $n } teksten
}
words-proposed = { $n ->
    [one] Er is één betere tekst voorgesteld.
   *[other] Er zijn { $n } betere teksten voorgesteld.
}
words-patch = Downloaden
words-has-proposal = voorstel
words-more = Meer teksten
words-now = Zo staat het er nu
words-english = In het Engels
words-better = Een betere tekst
words-braces = Wat tussen accolades staat, wordt ingevuld: laat het staan, op de plaats waar het in uw zin hoort.
words-propose = Voorstellen
words-by = Voorgesteld door { $by }, { $at }.
words-not-known = “{ $name }” wordt hier niet ingevuld.
words-empty = Een tekst moet iets zeggen.
words-unreadable = Dit is niet te lezen. Ontbreekt er een accolade, of staat er een te veel?
words-missing = { $name } ontbreekt: zonder dat blijft er iets ongezegd.
words-none = Niemand heeft een betere tekst voorgesteld.
