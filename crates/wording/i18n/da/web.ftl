# Webprogrammet: rammen om siderne, kendelsesbordet på telefonen, bogen med kendelser, hvem der må hvad.

web-name = Stichentscheid
web-description = Kortrummets dommer: kendelser i bridge og Doppelkopf, turneringer og borde at spille ved.
web-skip = Gå til indholdet
web-home = Forside
web-back = Tilbage
web-menu = Menu
web-language = Sprog
web-appearance = Udseende
web-theme-auto = Som enheden
web-theme-light = Lyst
web-theme-dark = Mørkt
web-suits = Kulørernes farver
web-suits-two = To farver
web-suits-four = Fire farver
web-settings = Indstillinger

## Den første skærm

api-title = For programmer
api-lead = Alt, hvad siderne kan, kan programmer også: JSON under /api/v1, tekster på sproget i Accept-Language, fejl som problemdokumenter. Det, der kræver en rolle, kræver et links token: den sidste del af dets adresse.
first-title = Når noget går galt ved kortbordet
first-going-on = I gang her
first-question = Et spørgsmål ved bordet
first-question-what = Fortæl, hvad der er sket. Efter få spørgsmål læser du kendelsen op, med lovens paragraf.
first-tournament = Afvikl en turnering
first-tournament-what = Doppelkopf i en sal: lodtrækning, lister på bordenes telefoner eller på papir, rangliste.
first-play = Spil, og se, hvad der sker
web-what-happened = Hvad er der sket?
web-stop = Stop først spillet. Ingen gør noget, før du har forklaret det hele.
web-own-table = Spiller du selv ved dette bord, skal en anden dømme.
web-more = Noget andet
web-find = Søg med et ord
web-find-nothing = Intet passer til det ord. Prøv et andet, eller se listen igennem.
web-rulings = Kendelser
web-house = Organisation
web-game = Spil
web-which-laws = { $game ->
    [doppelkopf] Efter hvilke regler
   *[bridge] Efter hvilke love
}
web-dealer = giver
web-offender = det gælder denne plads
web-penalty-points = Strafpoint
web-bridge = Bridge
web-doppelkopf = Doppelkopf

## Samtalen

web-question-number = Spørgsmål { $n }
web-not-aloud = Spørg ikke højt om dette ved bordet
web-unasked = Der spørges ikke om det, men hvis det var sådan
web-so-far = Indtil nu
web-change = Ret
web-change-this = Ret: { $what }
web-start-over = Begynd forfra
web-declarer = Spilfører
web-dummy = Den blinde
web-suit-first = Først farven, så kortet.
web-choose-card = Kort
web-your-answer-was = dit svar indtil nu
web-no-such-answer = »{ $found }« er ikke et svar på dette spørgsmål. Vælg et af disse.
web-not-so-written = »{ $found }« er ikke et svar på dette spørgsmål. Nedenfor står, hvordan det skrives.
web-no-such-choice = »{ $found }« er ikke en af mulighederne her.
web-no-such-next = Det kan ikke ske som det næste ved dette bord.

## Valget

web-read-aloud = Læs højt
web-options-tree = Alle muligheder, og hvad der følger
web-then-choose = Så den anden beslutning:
web-tap-choice = Tryk på det, som { $anywho } vælger
web-and-then = Hvad der så må bruges

## Kendelsen

web-ruling = Kendelsen
web-on-the-table = På bordet
web-holds-now = Det gælder nu
web-who-may-know = Hvem der må bruge hvad
web-laws = { $game ->
    [doppelkopf] Regler
   *[bridge] Love
}
web-status-executed = udføres her
web-status-asked = afhænger af, hvad du finder ud af
web-status-judged = vurderer du
web-debated = { $game ->
    [doppelkopf] Her kan reglerne læses på to måder
   *[bridge] Her er turneringsledere uenige
}
web-reading-taken = Sådan læses det her
web-reading-other = Den anden læsning
web-read-other-way = Døm efter den anden læsning
web-after-board = { $game ->
    [doppelkopf] Før der spilles videre
   *[bridge] Efter spillet
}
web-weigh = Det skal du vurdere
web-next = Bliv ved dette bord
web-no-penalty-card = Der ligger intet strafkort på bordet. Du kan forlade bordet.
web-major = Stort strafkort
web-minor = Lille strafkort
web-another = En kendelse mere ved dette bord

## Referatet

web-save = Gem kendelsen
web-save-hint = Til bogen med kendelser. Alt må stå tomt.
web-save-needs-door = For at gemme kendelser skal du på denne enhed åbne det link, du har fået af arrangøren.
web-event = Turnering
web-table-name = Bord
web-board = Spil
web-persons = Spillere
web-facts = Hændelsesforløb
web-facts-hint = Sæt mærke ved det, spillerne ikke var enige om.
web-disputed = omstridt
web-note = Notat
web-note-hint = Hvorfor du vurderede sådan, hvad der kom til, hvad der skal ses på.
web-saved = Kendelsen er gemt.
web-saved-later = Ingen forbindelse: kendelsen bliver på denne enhed og sendes, så snart serveren svarer.
web-ruling-number = Kendelse { $number }
web-instead-of = Denne kendelse træder i stedet for kendelse { $number }; den bliver stående i bogen.
web-ruled-anew = Afgjort på ny: kendelse { $number }
web-stands-instead-of = I stedet for kendelse { $number }
web-no-longer = Vurderet anderledes før
web-line-ruled-anew = afgjort på ny
web-no-rulings = Der er ikke gemt nogen kendelse endnu. Det, du afgør og gemmer, står her.
web-none-found = Ingen kendelse indeholder disse ord.
web-earlier = Tidligere kendelser
web-offered = Det kunne vælges
web-search = Søg
web-search-label = Søg i kendelser
web-print = Udskriv
web-time = Tid
web-chosen = Valgt
web-text-read = Læst højt
web-by = { $game ->
    [doppelkopf] Dommer
   *[bridge] Turneringsleder
}
web-add-note = Tilføj til kendelsen
web-added = Tilføjet senere
web-add = Tilføj
web-appeal = Appel: ☐ nej  ☐ ja, kl. ________ af ________________
web-show-desk = Åbn ved kendelsesbordet
web-rulings-count = { $n ->
    [one] { $n } kendelse
   *[other] { $n } kendelser
}

## Hvem der må hvad

web-role-organiser = Arrangør
web-role-director = Turneringsleder
web-role-table = Bord { $n }
web-role-seat = Plads
web-role-table-director = Turneringsleder ved ét bord
web-role-spectator = Tilskuer
web-role-at = { $role } ved bordet »{ $table }«
web-role-with = { $role }. Også ved bordet: { $others }.
web-you-are = Du er her som: { $roles }
web-you-are-nobody = Du er gæst her: kendelsesbordet er åbent for dig, bogen med kendelser er ikke.
web-enter = Gå ind
web-enter-ask = Med dette link bliver denne enhed til: { $role }
web-enter-bad = Dette link åbner ikke noget. Det er trukket tilbage, eller det blev ikke kopieret helt. Bed arrangøren om et nyt.
web-leave = Log denne enhed ud
web-password = Adgangskode
web-password-wrong = Det er ikke adgangskoden.
web-password-none = Der er ingen adgangskode. Arrangørens link åbner alt.
web-password-set = Der er sat en adgangskode.
web-password-new = Ny adgangskode
web-password-hint = Mindst 10 tegn. Lad feltet stå tomt for at fjerne adgangskoden.
web-password-short = Den er for kort: mindst 10 tegn.
web-password-save = Gem adgangskoden
web-password-remove-this = Fjern adgangskoden?
web-password-remove-what = Ingen kommer ind med en adgangskode mere, og de, der er kommet ind med den, er ude med det samme. Linkene bliver.
web-password-remove = Fjern adgangskoden
web-links = Links
web-links-hint = Den, der åbner et link på en enhed, har rollen der, indtil du trækker linket tilbage.
web-files = Filer
web-files-mark = Det, der gemmes som fil herfra, underskrives med kendetegnet { $mark }. Den, der tager sådan en fil ind på en anden computer, kan sammenligne det dér.
web-files-known = Filer med disse kendetegn tages ind uden at spørge:
web-files-forget = Spørg igen
web-files-forget-this = Spørg igen ved { $mark }
web-files-whose = Hvem er filen fra?
web-link-new = Lav et link
web-link-for = Til hvem
web-link-label = Navn
web-link-made = Det nye link. Det vises kun denne ene gang; kopiér det, eller lad det scanne nu.
web-link-qr = QR-kode for linket
web-revoke = Træk tilbage
web-revoke-this = Træk linket til { $name } tilbage
web-revoke-what = { $name }: Alle enheder, der er kommet ind med dette link, er ude med det samme. Du kan lade det gælde igen senere.
web-revoke-own = Det er med dette link, du selv er her: Bagefter er denne enhed gæst.
web-restore = Lad det gælde igen
web-restore-this = Lad linket til { $name } gælde igen
web-last-link = Det er det sidste link, nogen kan komme ind med som organisation, og der er ikke sat nogen adgangskode. Lav først et nyt link, eller sæt en adgangskode.
web-last-password = Uden adgangskoden ville ingen længere kunne komme ind som organisation: Intet link til organisationen gælder. Lav først et.
web-not-sure = Nej, tilbage
web-revoked = trukket tilbage
web-in-force = gælder

## Uden forbindelse

web-offline-title = Uden forbindelse
web-offline = Ingen forbindelse. Du ser sider, der er gemt på denne enhed.
web-offline-what = Der er ingen forbindelse til serveren, og denne side har ikke været åbnet her før. De sider ved kendelsesbordet, du allerede har åbnet, virker uden forbindelse; kendelser, du gemmer, bliver liggende og sendes senere.
web-offline-not-here = Denne adresse virker ikke uden forbindelse: en browser gemmer kun sider fra https-adresser og fra computeren selv.
web-offline-ready = Sider ved kendelsesbordet, der har været åbnet én gang, virker også uden forbindelse.
web-waiting = { $n ->
    [one] { $n } kendelse venter på at blive sendt
   *[other] { $n } kendelser venter på at blive sendt
}
web-refused-later = Serveren tog ikke imod en kendelse, der lå her: { $reason }

## Hvad der kan gå galt

web-error-not-found = Den side findes ikke
web-error-not-found-what = Adressen fører ingen steder hen. Fra forsiden finder du alt.
web-error-forbidden = Det er ikke åbent for dig
web-error-forbidden-what = Det kræver, at et link fra arrangøren åbnes på denne enhed.
web-error-bad = Det kan ikke bruges
web-error-not-allowed = Det kan ikke lade sig gøre i turneringen
web-error-too-long = Adressen eller teksten er for lang.
web-error-unreadable = Det var ikke det, siden forventede. Gå tilbage, og prøv igen.
web-error-foreign = Det kom fra et andet websted og blev ikke udført.
web-error-host = Serveren hedder ikke sådan: { $found }. Brug den adresse, den skrev, da den startede, eller start den med --name { $found }.
web-error-too-many = For mange forespørgsler
web-error-too-many-what = Vent et øjeblik, og prøv så igen.
web-error-server = Serveren kunne ikke udføre det
web-error-server-what = Intet blev ændret. Prøv igen; bliver det ved, så se, hvad serveren skriver.
web-error-conflict = En anden var hurtigere
web-error-conflict-what = Hent siden igen: den er ændret i mellemtiden.
web-error-key = Denne anmodning er kommet før med et andet indhold
web-error-key-what = Der er allerede gemt noget andet under den samme nøgle; dette blev ikke udført. Indlæs siden igen, og skriv det ind en gang til.
web-error-method = Det kan man ikke gøre her
web-error-method-what = Adressen findes, men ikke med denne metode. Hvad der kan gøres her, står på /api.
web-error-hidden = En linje indeholder usynlige tegn eller linjeskift. Skriv den igen.
web-error-cookie = Anmodningen siger ikke, hvor den kommer fra, og en cookie alene er ikke nok. Programmer viser et links token: Authorization: Bearer TOKEN
web-error-unsure = Det vides ikke, om det blev gemt
web-error-unsure-what = Databasen svarede ikke i tide. Send det igen: det, der allerede er gemt, bliver ikke gemt en gang til.
web-error-stalled = Forespørgslen nåede ikke frem i tide
web-error-stalled-what = Intet af den blev gemt. Send den igen.
web-error-slow = Serveren kan ikke følge med lige nu
web-error-slow-what = Databasen svarer ikke i tide. Prøv igen om lidt.
web-damaged = En del af det gemte kan ikke læses
web-damaged-what = { $stream }, post { $number }: { $why }. Alt andet er, som det var. Den, der driver serveren, finder med »stich doctor«, hvad der er beskadiget, og hvad den sidste sikkerhedskopi stadig har.
web-damage =
    { $why ->
        [missing] den mangler
        [changed] den, eller det før den, er ændret, efter at den blev gemt
        [newer] en nyere version af programmet har skrevet den; opdatér dette
       *[unreadable] den kan ikke læses
    }
web-book-damaged = Kendelse { $number } vises ikke: Posten er beskadiget – { $why }.
web-book-addition-damaged = En tilføjelse til en kendelse vises ikke: Posten er beskadiget – { $why }.
web-damaged-backup = De andre er hele. Den, der driver serveren, finder med »stich doctor«, hvad der er beskadiget, og hvad den sidste sikkerhedskopi stadig har.

## Det skriver serveren

web-serve-address = Stichentscheid er på { $address }
web-serve-loopback = Kun denne computer kan åbne det. Med --lan kan alle på samme net.
web-serve-lan = Med --lan kan alle på dette net åbne kendelsesbordet og se disse sider. Uden link kan ingen gemme eller ændre noget. Forbindelsen er ikke krypteret: brug et net, du stoler på.
web-serve-organiser = Arrangørens link (hold det for dig selv; det vises kun denne ene gang):
web-serve-new-link = Et link mere, hvis dette går tabt, laver man med: stich serve --organiser-link
web-serve-scan = Scan dette med en telefon:
web-serve-code = Adressen som QR-kode; telefoner kan kun åbne den med --lan:
web-serve-stop = Ctrl-C stopper det.
web-serve-data = Data: { $place }
web-serve-backups = Sikkerhedskopier: { $place }, en om dagen, de seneste 14
web-serve-no-backups = Sikkerhedskopier: ikke ved dette program. Tag dagligt kopi af PostgreSQL med pg_dump.
web-serve-closed = { $place } stod åben for andre brugere af denne computer. Fra nu af kan kun denne bruger læse der.
web-serve-in-use = { $address } er optaget af et andet program. Vælg en anden port med --port, eller udelad --port: så findes en, der er ledig.
web-serve-cannot = { $address } kan ikke bruges: { $reason }. Vælg en anden port med --port.
web-serve-other-port = Port { $taken } er optaget; måske kører Stichentscheid allerede. Denne tager port { $port }.
web-serve-no-browser = Browseren kunne ikke åbnes: { $reason }. Åbn selv adressen.
web-serve-stopped = Stoppet; alt er gemt.
web-serve-no-folder = Der kendes ingen datamappe på denne computer; angiv en med --data.

## Programmets tekster, til dem der ville sige dem bedre

words-title = Tekster
words-lead = Er der ingen, der siger sådan? Find teksten, og foreslå en bedre. Forslagene gemmes her og kan sendes til dem, der laver programmet.
words-search = Ord fra teksten eller dens navn
words-count = { $n ->
    [one] Én tekst
   *[other] { $n } tekster
}
words-proposed = { $n ->
    [one] Der er foreslået én bedre tekst.
   *[other] Der er foreslået { $n } bedre tekster.
}
words-patch = Hent dem
words-has-proposal = forslag
words-more = Flere tekster
words-now = Det står der nu
words-english = På engelsk
words-better = En bedre tekst
words-braces = Det, der står i klammer, bliver udfyldt: Lad det stå, dér hvor det hører til i din sætning.
words-propose = Foreslå
words-by = Foreslået af { $by }, { $at }.
words-not-known = »{ $name }« bliver ikke udfyldt her.
words-empty = En tekst skal sige noget.
words-unreadable = Det kan ikke læses. Mangler der en klamme, eller er der en for meget?
words-missing = { $name } mangler: Uden det er der noget, der ikke bliver sagt.
words-none = Ingen har foreslået en bedre tekst.
