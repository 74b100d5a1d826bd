# Nettprogrammet: rammen rundt sidene, avgjørelsesbordet på telefonen, boken med avgjørelser, hvem som kan hva.

web-name = Stichentscheid
web-description = Dommeren i spillelokalet: avgjørelser i bridge og Doppelkopf, turneringer og bord å spille ved.
web-skip = Gå til innholdet
web-home = Forside
web-back = Tilbake
web-menu = Meny
web-language = Språk
web-appearance = Utseende
web-theme-auto = Som enheten
web-theme-light = Lyst
web-theme-dark = Mørkt
web-suits = Farger på kortene
web-suits-two = To farger
web-suits-four = Fire farger
web-settings = Innstillinger

## Første skjerm

api-title = For programmer
api-lead = Alt sidene kan, kan programmer også: JSON under /api/v1, tekster på språket i Accept-Language, feil som problemdokumenter. Det som krever en rolle, krever tokenet til en lenke: den siste delen av adressen.
first-title = Når noe går galt ved kortbordet
first-going-on = I gang her
first-question = Et spørsmål ved bordet
first-question-what = Fortell hva som har skjedd. Etter noen få spørsmål leser du opp avgjørelsen, med lovens paragraf.
first-tournament = Arranger en turnering
first-tournament-what = Doppelkopf i en sal: trekning, lister på bordenes telefoner eller på papir, resultatliste.
first-play = Spill, og se hva som skjer
web-what-happened = Hva har skjedd?
web-stop = Stopp spillet først. Ingen gjør noe før du har forklart alt.
web-own-table = Spiller du selv ved dette bordet, må en annen avgjøre.
web-more = Noe annet
web-find = Søk med et ord
web-find-nothing = Ingenting passer til det ordet. Prøv et annet, eller se gjennom listen.
web-rulings = Avgjørelser
web-house = Organisasjon
web-game = Spill
web-which-laws = { $game ->
    [doppelkopf] Etter hvilke regler
   *[bridge] Etter hvilke lover
}
web-dealer = gir
web-offender = det gjelder denne plassen
web-penalty-points = Straffepoeng
web-bridge = Bridge
web-doppelkopf = Doppelkopf

## Samtalen

web-question-number = Spørsmål { $n }
web-not-aloud = Ikke spør høyt om dette ved bordet
web-unasked = Det spørres ikke om dette, men hvis det var slik
web-so-far = Så langt
web-change = Endre
web-change-this = Endre: { $what }
web-start-over = Begynn på nytt
web-declarer = Spillefører
web-dummy = Blindemann
web-suit-first = Først fargen, så kortet.
web-choose-card = Kort
web-your-answer-was = svaret ditt så langt
web-no-such-answer = «{ $found }» er ikke et svar på dette spørsmålet. Velg et av disse.
web-not-so-written = «{ $found }» er ikke et svar på dette spørsmålet. Nedenfor står det hvordan det skrives.
web-no-such-choice = «{ $found }» er ikke et av valgene her.
web-no-such-next = Det kan ikke skje som det neste ved dette bordet.

## Valget

web-read-aloud = Les høyt
web-options-tree = Alle valgene, og hva som følger
web-then-choose = Så den andre beslutningen:
web-tap-choice = Trykk på det { $anywho } velger
web-and-then = Hva man da kan bruke

## Avgjørelsen

web-ruling = Avgjørelsen
web-on-the-table = På bordet
web-holds-now = Dette gjelder nå
web-who-may-know = Hvem kan bruke hva
web-laws = { $game ->
    [doppelkopf] Regler
   *[bridge] Lover
}
web-status-executed = utføres her
web-status-asked = avhenger av hva du finner ut
web-status-judged = vurderer du
web-debated = { $game ->
    [doppelkopf] Her kan reglene leses på to måter
   *[bridge] Her er turneringsledere uenige
}
web-reading-taken = Slik tolkes det her
web-reading-other = Den andre tolkningen
web-read-other-way = Avgjør etter den andre tolkningen
web-after-board = { $game ->
    [doppelkopf] Før spillet går videre
   *[bridge] Etter spillet
}
web-weigh = Dette må du vurdere
web-next = Bli ved dette bordet
web-no-penalty-card = Det ligger ikke noe straffekort på bordet. Du kan forlate bordet.
web-major = Stort straffekort
web-minor = Lite straffekort
web-another = En avgjørelse til ved dette bordet

## Referatet

web-save = Lagre avgjørelsen
web-save-hint = Til boken med avgjørelser. Alt kan stå tomt.
web-save-needs-door = For å lagre avgjørelser åpner du på denne enheten lenken du har fått av arrangøren.
web-event = Turnering
web-table-name = Bord
web-board = { $game ->
    [doppelkopf] Spill
   *[bridge] Mappe
}
web-persons = Spillere
web-facts = Det som skjedde
web-facts-hint = Merk av det spillerne ikke var enige om.
web-disputed = omstridt
web-note = Notat
web-note-hint = Hvorfor du fant det slik, hva som kom til, hva som må ses på.
web-saved = Avgjørelsen er lagret.
web-saved-later = Ingen forbindelse: avgjørelsen blir på denne enheten og sendes så snart serveren svarer.
web-ruling-number = Avgjørelse { $number }
web-instead-of = Denne avgjørelsen trer i stedet for avgjørelse { $number }; den blir stående i boken.
web-ruled-anew = Avgjort på nytt: avgjørelse { $number }
web-stands-instead-of = I stedet for avgjørelse { $number }
web-no-longer = Vurdert annerledes før
web-line-ruled-anew = avgjort på nytt
web-no-rulings = Ingen avgjørelse er lagret ennå. Det du avgjør og lagrer, står her.
web-none-found = Ingen avgjørelse inneholder disse ordene.
web-earlier = Tidligere avgjørelser
web-offered = Dette kunne velges
web-search = Søk
web-search-label = Søk i avgjørelser
web-print = Skriv ut
web-time = Tid
web-chosen = Valgt
web-text-read = Lest høyt
web-by = { $game ->
    [doppelkopf] Dommer
   *[bridge] Turneringsleder
}
web-add-note = Legg til i avgjørelsen
web-added = Lagt til senere
web-add = Legg til
web-appeal = Appell: ☐ nei  ☐ ja, kl. ________ av ________________
web-show-desk = Åpne ved TL-bordet
web-rulings-count = { $n ->
    [one] { $n } avgjørelse
   *[other] { $n } avgjørelser
}

## Hvem som kan hva

web-role-organiser = Arrangør
web-role-director = Turneringsleder
web-role-table = Bord { $n }
web-role-seat = Plass
web-role-table-director = Turneringsleder ved ett bord
web-role-spectator = Tilskuer
web-role-at = { $role } ved bordet «{ $table }»
web-role-with = { $role }. Også ved bordet: { $others }.
web-you-are = Du er her som: { $roles }
web-you-are-nobody = Du er gjest her: TL-bordet er åpent for deg, boken med avgjørelser er det ikke.
web-enter = Gå inn
web-enter-ask = Med denne lenken blir denne enheten: { $role }
web-enter-bad = Denne lenken åpner ingenting. Den er trukket tilbake, eller den ble ikke kopiert helt. Be arrangøren om en ny.
web-leave = Logg denne enheten ut
web-password = Passord
web-password-wrong = Det er ikke passordet.
web-password-none = Det er ikke satt noe passord. Arrangørens lenke åpner alt.
web-password-set = Det er satt et passord.
web-password-new = Nytt passord
web-password-hint = Minst 10 tegn. La feltet stå tomt for å fjerne passordet.
web-password-short = Det er for kort: minst 10 tegn.
web-password-save = Lagre passordet
web-password-remove-this = Fjerne passordet?
web-password-remove-what = Ingen kommer inn med et passord lenger, og de som har gjort det, er ute med én gang. Lenkene blir.
web-password-remove = Fjern passordet
web-links = Lenker
web-links-hint = Den som åpner en lenke på en enhet, har rollen der til du trekker lenken tilbake.
web-files = Filer
web-files-mark = Det som lagres som fil herfra, blir signert med kjennetegnet { $mark }. Den som tar inn en slik fil på en annen datamaskin, kan sammenligne det der.
web-files-known = Filer med disse kjennetegnene tas inn uten å spørre:
web-files-forget = Spør igjen
web-files-forget-this = Spør igjen ved { $mark }
web-files-whose = Hvem er filen fra?
web-link-new = Lag en lenke
web-link-for = Til hvem
web-link-label = Navn
web-link-made = Den nye lenken. Den vises bare denne ene gangen; kopier den eller la den skannes nå.
web-link-qr = QR-kode for lenken
web-revoke = Trekk tilbake
web-revoke-this = Trekk tilbake lenken til { $name }
web-revoke-what = { $name }: Alle enheter som er kommet inn med denne lenken, er ute med én gang. Du kan la den gjelde igjen senere.
web-revoke-own = Det er med denne lenken du selv er her: Etterpå er denne enheten gjest.
web-restore = La den gjelde igjen
web-restore-this = La lenken for { $name } gjelde igjen
web-last-link = Dette er den siste lenken noen kan komme inn med som organisasjon, og det er ikke satt noe passord. Lag først en ny lenke, eller sett et passord.
web-last-password = Uten passordet kunne ingen lenger komme inn som organisasjon: Ingen lenke for organisasjonen gjelder. Lag først en.
web-not-sure = Nei, tilbake
web-revoked = trukket tilbake
web-in-force = gjelder

## Uten forbindelse

web-offline-title = Uten forbindelse
web-offline = Ingen forbindelse. Du ser sider som er lagret på denne enheten.
web-offline-what = Det er ingen forbindelse til serveren, og denne siden har ikke vært åpnet her før. Sider ved TL-bordet som du allerede har åpnet, virker uten forbindelse; avgjørelser du lagrer, blir liggende og sendes senere.
web-offline-not-here = Denne adressen virker ikke uten forbindelse: en nettleser lagrer bare sider fra https-adresser og fra datamaskinen selv.
web-offline-ready = Sider ved TL-bordet som har vært åpnet én gang, virker også uten forbindelse.
web-waiting = { $n ->
    [one] { $n } avgjørelse venter på å bli sendt
   *[other] { $n } avgjørelser venter på å bli sendt
}
web-refused-later = Serveren tok ikke imot en avgjørelse som lå her: { $reason }

## Det som kan gå galt

web-error-not-found = Den siden finnes ikke
web-error-not-found-what = Adressen fører ingen steder. Fra forsiden finner du alt.
web-error-forbidden = Dette er ikke åpent for deg
web-error-forbidden-what = Det krever at en lenke fra arrangøren åpnes på denne enheten.
web-error-bad = Dette kan ikke brukes
web-error-not-allowed = Det går ikke i turneringen
web-error-too-long = Adressen eller teksten er for lang.
web-error-unreadable = Det var ikke det siden forventer. Gå tilbake og prøv igjen.
web-error-foreign = Det kom fra et annet nettsted og ble ikke utført.
web-error-host = Serveren heter ikke dette: { $found }. Bruk adressen den skrev da den startet, eller start den med --name { $found }.
web-error-too-many = For mange forespørsler
web-error-too-many-what = Vent et øyeblikk og prøv så igjen.
web-error-server = Serveren klarte det ikke
web-error-server-what = Ingenting ble endret. Prøv igjen; fortsetter det, så se hva serveren skriver.
web-error-conflict = Noen andre var raskere
web-error-conflict-what = Last siden på nytt: den er endret i mellomtiden.
web-error-key = Denne forespørselen har kommet før med et annet innhold
web-error-key-what = Noe annet er allerede lagret under den samme nøkkelen; dette ble ikke utført. Last siden på nytt, og skriv det inn en gang til.
web-error-method = Det kan ikke gjøres her
web-error-method-what = Adressen finnes, men ikke for denne metoden. Hva som kan gjøres her, står på /api.
web-error-hidden = En linje inneholder usynlige tegn eller linjeskift. Skriv den på nytt.
web-error-cookie = Forespørselen sier ikke hvor den kommer fra, og en informasjonskapsel alene er ikke nok. Programmer viser tokenet til en lenke: Authorization: Bearer TOKEN
web-error-unsure = Det er ikke kjent om det ble lagret
web-error-unsure-what = Databasen svarte ikke i tide. Send det en gang til: Det som allerede er lagret, blir ikke lagret to ganger.
web-error-stalled = Forespørselen kom ikke fram i tide
web-error-stalled-what = Ingenting av den ble lagret. Send den en gang til.
web-error-slow = Serveren henger etter akkurat nå
web-error-slow-what = Databasen svarer ikke i tide. Prøv igjen om litt.
web-damaged = En del av det som er lagret, kan ikke leses
web-damaged-what = { $stream }, oppføring { $number }: { $why }. Alt annet er som det var. Den som driver serveren, finner med «stich doctor» hva som er skadet, og hva den siste sikkerhetskopien fortsatt har.
web-damage =
    { $why ->
        [missing] den mangler
        [changed] den, eller det som står før den, er endret etter at den ble lagret
        [newer] en nyere versjon av programmet har skrevet den; oppdater dette
       *[unreadable] den kan ikke leses
    }
web-book-damaged = Avgjørelse { $number } vises ikke: Oppføringen er skadet – { $why }.
web-book-addition-damaged = Et tillegg til en avgjørelse vises ikke: Oppføringen er skadet – { $why }.
web-damaged-backup = De andre er hele. Den som driver serveren, finner med «stich doctor» hva som er skadet, og hva den siste sikkerhetskopien fortsatt har.

## Det serveren skriver

web-serve-address = Stichentscheid er på { $address }
web-serve-loopback = Bare denne datamaskinen kan åpne det. Med --lan kan alle på samme nett.
web-serve-lan = Med --lan kan alle på dette nettet åpne TL-bordet og se disse sidene. Uten lenke kan ingen lagre eller endre noe. Forbindelsen er ikke kryptert: bruk et nett du stoler på.
web-serve-organiser = Arrangørens lenke (hold den for deg selv; den vises bare denne ene gangen):
web-serve-new-link = En lenke til, i tilfelle denne går tapt, lages med: stich serve --organiser-link
web-serve-scan = Skann dette med en telefon:
web-serve-code = Adressen som QR-kode; telefoner kan bare åpne den med --lan:
web-serve-stop = Ctrl-C stopper det.
web-serve-data = Data: { $place }
web-serve-backups = Sikkerhetskopier: { $place }, én om dagen, de siste 14
web-serve-no-backups = Sikkerhetskopier: ikke av dette programmet. Ta daglig kopi av PostgreSQL med pg_dump.
web-serve-closed = { $place } sto åpen for andre brukere av denne maskinen. Fra nå av kan bare denne brukeren lese der.
web-serve-in-use = { $address } er opptatt av et annet program. Velg en annen port med --port, eller utelat --port: da finnes en som er ledig.
web-serve-cannot = { $address } kan ikke brukes: { $reason }. Velg en annen port med --port.
web-serve-other-port = Port { $taken } er opptatt; kanskje kjører Stichentscheid allerede. Denne tar port { $port }.
web-serve-no-browser = Nettleseren lot seg ikke åpne: { $reason }. Åpne adressen selv.
web-serve-stopped = Stoppet; alt er lagret.
web-serve-no-folder = Det er ikke kjent noen datamappe på denne datamaskinen; oppgi en med --data.

## Programmets tekster, for dem som ville sagt dem bedre

words-title = Tekster
words-lead = Er det ingen som sier det slik? Finn teksten og foreslå en bedre. Forslagene lagres her og kan sendes til dem som lager programmet.
words-search = Ord fra teksten, eller navnet på den
words-count = { $n ->
    [one] Én tekst
   *[other] { $n } tekster
}
words-proposed = { $n ->
    [one] Én bedre tekst er foreslått.
   *[other] { $n } bedre tekster er foreslått.
}
words-patch = Last dem ned
words-has-proposal = forslag
words-more = Flere tekster
words-now = Slik står det nå
words-english = På engelsk
words-better = En bedre tekst
words-braces = Det som står i krøllparenteser, blir fylt inn: La det stå, der det hører hjemme i setningen din.
words-propose = Foreslå
words-by = Foreslått av { $by }, { $at }.
words-not-known = «{ $name }» blir ikke fylt inn her.
words-empty = En tekst må si noe.
words-unreadable = Dette kan ikke leses. Mangler det en parentes, eller er det en for mye?
words-missing = { $name } mangler: Uten det er det noe som ikke blir sagt.
words-none = Ingen har foreslått en bedre tekst.
