## Hvor alt oppbevares

keep-nothing-here = Det er ikke lagret noe i { $place } ennå.
keep-no-tournament = Det finnes ingen turnering «{ $name }» i { $place }; `stich tournament new { $name } --name …` oppretter den.
keep-no-tournament-but = Det finnes ingen turnering «{ $name }» i { $place }. Det finnes: { $names }.
keep-no-tournaments = Det finnes ingen turnering i { $place } ennå.
keep-tournament-exists = Det finnes allerede en turnering { $name } i { $place }; ingenting er endret. Velg et annet kortnavn.
keep-overtaken = Andre skriver hele tiden i denne turneringen; ingenting er endret. Prøv igjen.
keep-folder = Datamappen { $place } kan ikke brukes: { $reason }. Oppgi en annen med --data, eller gi denne brukeren lov til å skrive der.
keep-locked = Et annet program holder på dataene i { $place }; ingenting er endret. Avslutt det, og prøv igjen.
keep-full = Disken med { $place } er full; ingenting er endret, og det som var lagret, er trygt. Skaff plass, og prøv igjen.
keep-read-only = I { $place } får ikke denne brukeren skrive; ingenting ble endret. Gi ham lov, eller velg en annen mappe med --data.
keep-not-ours = I { $place } ligger en fil { $file } fra et annet program; den ble som den er. Velg en annen mappe med --data.
keep-newer = Dataene i { $place } er skrevet av en nyere versjon av Stichentscheid; ingenting er endret. Oppdater programmet, eller velg en annen mappe med --data.
keep-password = PostgreSQL slipper oss ikke inn: { $reason }. Se etter bruker, passord og navnet på databasen i adressen (--database eller STICH_DATABASE).
keep-unreachable = PostgreSQL kan ikke nås: { $reason }. Start den, eller se etter vert og port i adressen (--database eller STICH_DATABASE).
keep-database = Dataene i { $place } kan ikke brukes: { $reason }.
keep-web-full = Disken til serveren er full
keep-web-full-what = Ingenting er endret, og det som var lagret, er trygt. Den som driver serveren, må skaffe plass på disken; prøv så igjen.
keep-backed-up = Alt fra { $place } står nå i { $file }; innføringer: { $n }.
keep-left-out = Ikke i filen: { $what }
keep-secret = Ta godt vare på filen: den inneholder navn og det som åpner dørene til serveren.
keep-exported = { $stream } står nå i { $file }; innføringer: { $n }.
keep-restored = Sikkerhetskopien står nå i { $place }; nye innføringer: { $n }.
keep-nothing-new = Alt står allerede i { $place }; ingenting er endret.
keep-imported = { $stream } står nå i { $place }; nye innføringer: { $n }.
keep-no-stream = Det finnes ikke noe { $stream } i { $place }. Det finnes: { $names }.
keep-many-streams = Det er { $n } ting i { $file }; `stich restore` tar inn alle.
keep-file-exists = { $file } finnes allerede; ingenting er overskrevet. --replace overskriver den.
keep-file-empty = { $file }: Det står ingenting i denne filen.
keep-file-newer = { $file } har formatet { $found }, som denne versjonen ikke kjenner; oppdater programmet.
keep-file-damaged = { $file }, linje { $line }: { $what } Ingenting er tatt inn.
keep-file-cut = { $file } er avkortet: etter linje { $line } mangler det noe. Ingenting er tatt inn.
keep-file-forged = { $file } er ikke det som ble signert: Filen er endret etterpå. Ingenting er tatt inn. Få den sendt på nytt.
keep-house-option = Vet du hvor den kommer fra, kan du ta den inn med `--house { $mark }`.
keep-differs = { $stream } finnes her allerede og er ikke det samme; ingenting er endret. Ta det inn der det ikke finnes noe ennå (--data MAPPE), et enkelt også under et annet navn (`stich import --to`).
keep-torn = Merk: filen slutter med en avbrutt innføring ({ $n } byte) som aldri er meldt lagret; den teller ikke.
keep-damage-shape = Dette er ikke en linje i en slik fil.
keep-damage-number = Her står innføring { $found }, forventet innføring { $expected }: En linje mangler eller er kommet til.
keep-damage-sum = Kontrollsummen stemmer ikke: Linjen er endret etter at den ble skrevet.
keep-damage-record = Denne versjonen kjenner ikke innføringen: { $reason }.
doctor-file = Databasens fil er skadet: { $reason }
doctor-stream = { $stream } kan ikke leses i det hele tatt: { $reason }
doctor-event = { $stream }, oppføring { $number }: { $why }
doctor-story = Dette kan ikke ha skjedd: { $reason }
doctor-looked = { $place }: { $streams } strømmer med { $events } oppføringer sett gjennom.
doctor-no-backup = Det er ennå ingen sikkerhetskopi i { $place }. En server som kjører, lager én hver dag; `stich backup FIL` lager én nå.
doctor-backup = Den siste sikkerhetskopien: { $file }
doctor-old-backup = { $n ->
    [one] Den er { $n } dag gammel: ingen server har kjørt siden, eller den kunne ikke skrive der.
   *[other] Den er { $n } dager gammel: ingen server har kjørt siden, eller den kunne ikke skrive der.
}
doctor-backup-wrong = Også kopien fra { $day } er skadet: { $what }
doctor-saved = Kopien fra { $day } har fortsatt { $stream }, oppføring { $number }.
doctor-not-saved = Kopien fra { $day } har ikke { $stream }, oppføring { $number }.
doctor-differs = Kopien fra { $day } har { $stream }, oppføring { $number }; her mangler den eller sier noe annet.
doctor-restore = Tilbake til { $day }: stopp serveren, `stich restore { $file } --data NY`, og start med `--data NY`. Det som kom senere, er ikke med; ta vare på den gamle mappen, og eksporter derfra det som er helt.
doctor-well = Alt er i orden.
