## Hvor alt opbevares

keep-nothing-here = Der er ikke gemt noget i { $place } endnu.
keep-no-tournament = Der er ingen turnering »{ $name }« i { $place }; `stich tournament new { $name } --name …` opretter den.
keep-no-tournament-but = Der er ingen turnering »{ $name }« i { $place }. Der er: { $names }.
keep-no-tournaments = Der er endnu ingen turnering i { $place }.
keep-tournament-exists = Der er allerede en turnering { $name } i { $place }; intet er ændret. Vælg et andet kortnavn.
keep-overtaken = Andre bliver ved med at skrive i denne turnering; intet er ændret. Prøv igen.
keep-folder = Datamappen { $place } kan ikke bruges: { $reason }. Angiv en anden med --data, eller giv denne bruger lov til at skrive der.
keep-locked = Et andet program holder på dataene i { $place }; intet er ændret. Stop det, og prøv igen.
keep-full = Disken med { $place } er fuld; intet er ændret, og det, der var gemt, er i sikkerhed. Skaf plads, og prøv igen.
keep-read-only = I { $place } må denne bruger ikke skrive; intet blev ændret. Giv ham lov, eller vælg en anden mappe med --data.
keep-not-ours = I { $place } ligger en fil { $file } fra et andet program; den blev, som den er. Vælg en anden mappe med --data.
keep-newer = Dataene i { $place } er skrevet af en nyere version af Stichentscheid; intet er ændret. Opdater programmet, eller vælg en anden mappe med --data.
keep-password = PostgreSQL lukker os ikke ind: { $reason }. Se efter bruger, adgangskode og databasens navn i adressen (--database eller STICH_DATABASE).
keep-unreachable = PostgreSQL kan ikke nås: { $reason }. Start den, eller se efter vært og port i adressen (--database eller STICH_DATABASE).
keep-database = Dataene i { $place } kan ikke bruges: { $reason }.
keep-web-full = Serverens disk er fuld
keep-web-full-what = Intet er ændret, og det, der var gemt, er i sikkerhed. Den, der driver serveren, skal skaffe plads på disken; prøv så igen.
keep-backed-up = Alt fra { $place } står nu i { $file }; poster: { $n }.
keep-left-out = Ikke i filen: { $what }
keep-secret = Gem filen et sikkert sted: den indeholder navne og det, der åbner serverens døre.
keep-exported = { $stream } står nu i { $file }; poster: { $n }.
keep-restored = Sikkerhedskopien står nu i { $place }; nye poster: { $n }.
keep-nothing-new = Det hele står allerede i { $place }; intet er ændret.
keep-imported = { $stream } står nu i { $place }; nye poster: { $n }.
keep-no-stream = Der er ikke noget { $stream } i { $place }. Der er: { $names }.
keep-many-streams = { $file } indeholder { $n } turneringer, borde eller bøger; `stich restore` tager dem alle ind.
keep-one-stream = { $file } er ingen sikkerhedskopi: der er kun { $stream } i den. Det tager `stich import` ind.
keep-else = Der er allerede noget andet i { $place }: { $stream }. En sikkerhedskopi skal ind, hvor der ikke er andet (--data NY); intet er ændret.
keep-file-exists = { $file } findes allerede; intet er overskrevet. --replace overskriver den.
keep-file-empty = { $file }: Der står intet i denne fil.
keep-file-newer = { $file } har formatet { $found }, som denne version ikke kender; opdater programmet.
keep-file-damaged = { $file }, linje { $line }: { $what } Intet er taget ind.
keep-file-cut = { $file } er afkortet: efter linje { $line } mangler der noget. Intet er taget ind.
keep-file-forged = { $file } er ikke det, der blev underskrevet: Filen er ændret bagefter. Intet er taget ind. Få den sendt igen.
keep-house-option = Ved du, hvor den kommer fra, så tag den ind med `--house { $mark }`.
keep-differs = { $stream } findes her allerede og er ikke det samme; intet er ændret. Tag det ind, hvor der ikke er noget endnu (--data MAPPE), et enkelt også under et andet navn (`stich import --to`).
keep-torn = Bemærk: filen slutter med en afbrudt post ({ $n } { $n ->
    [one] byte
   *[other] bytes
}), som aldrig er meldt gemt; den tæller ikke.
keep-damage-shape = Dette er ikke en linje i sådan en fil.
keep-damage-number = Her står post { $found }, forventet var post { $expected }: En linje mangler eller er kommet til.
keep-damage-sum = Kontrolsummen passer ikke: Linjen er ændret, efter at den blev skrevet.
keep-damage-record = Denne version kender ikke posten: { $reason }.
doctor-file = Databasens fil er beskadiget: { $reason }
doctor-stream = { $stream } kan slet ikke læses: { $reason }
doctor-event = { $stream }, post { $number }: { $why }
doctor-story = Det kan ikke være sket: { $reason }
doctor-looked = { $place }: { $streams } strømme med { $events } poster set igennem.
doctor-no-backup = Der er endnu ingen sikkerhedskopi i { $place }. En server, der kører, laver en hver dag; `stich backup FIL` laver en nu.
doctor-backup = Den sidste sikkerhedskopi: { $file }
doctor-old-backup = { $n ->
    [one] Den er { $n } dag gammel: ingen server har kørt siden, eller den kunne ikke skrive der.
   *[other] Den er { $n } dage gammel: ingen server har kørt siden, eller den kunne ikke skrive der.
}
doctor-backup-wrong = Også kopien fra { $day } er beskadiget: { $what }
doctor-saved = Kopien fra { $day } har stadig { $stream }, post { $number }.
doctor-not-saved = Kopien fra { $day } har ikke { $stream }, post { $number }.
doctor-differs = Kopien fra { $day } har { $stream }, post { $number }; her mangler den eller siger noget andet.
doctor-restore = Tilbage til { $day }: stop serveren, `stich restore { $file } --data NY`, og start med `--data NY`. Det, der kom senere, er ikke med; gem den gamle mappe, og eksportér derfra, hvad der er helt.
doctor-well = Alt er i orden.
