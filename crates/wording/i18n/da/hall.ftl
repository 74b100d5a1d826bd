# Turneringen i salen: organisationens sider, lister på telefon og fra papir, storskærm.

## Alle turneringer

hall-title = Turneringer
hall-none = Her er endnu ingen turnering, du kan se. Scan koden på dit bord, eller bed turneringsledelsen om et link.
hall-none-yet = Der er endnu ingen turnering. Opret en her: Et navn er nok, resten kan blive, som det er.
hall-new = Ny turnering
hall-name = Turneringens navn
hall-day = Dag
hall-rounds = Runder
hall-round = Runde
hall-rules = Regler
hall-minutes-four = Minutter ved et bord med fire
hall-minutes-five = Minutter ved et bord med fem
hall-minutes-hint = Tomt: som reglerne siger – regelarket har ingen tidsgrænse, TSR giver 100 og 125 minutter. 0 ved et bord med fire: ingen tidsgrænse. Tiden går, så snart du starter runden. Ved borde med seks og syv har et spil lige så lang tid som ved et bord med fem.
hall-clubs-apart = Klubkammerater sidder ikke sammen i runde 1
hall-fair-fives = Ingen sidder to gange ved et bord med fem eller flere, før alle har gjort det
hall-remainder = Hvis det ikke går op i borde med fire
hall-remainder-fives = Borde med fem, ét for hver spiller i overskud (med 6, 7 eller 11 spillere ét større bord)
hall-remainder-one = Ét bord med fem, seks eller syv til alle i overskud
hall-remainder-springer = Kun borde med fire: En eller to spillere sidder ved to borde hver (springer). De borde spiller på skift og tager dobbelt så lang tid. Er der én i overskud, bliver det til et bord med fem.
hall-more = Regler, tider og lodtrækning
hall-ties = Ved samme sum afgør
hall-readings = Åbne punkter i reglerne
hall-readings-hint = Sæt kun kryds ved det, der gælder anderledes hos jer.
hall-reading-first = Ellers:
hall-reading-other = Med kryds:
hall-create = Opret turneringen
hall-need-name = Turneringen skal have et navn med bogstaver eller tal.
hall-name-taken = Der er allerede en turnering med dette navn.
hall-so-far = Foreløbigt

## Menu

hall-tables = Borde
hall-players = Spillere
hall-seating = Lodtrækning
hall-codes = Bordkoder
hall-print = Udskriv
hall-wall = Storskærm

## Bordene på et blik

hall-first-players = Først spillerne, så lodtrækningen.
hall-enter-players = Indtast spillere
hall-first-draw = Spillerne er der; nu trækkes der lod.
hall-called-at = startet kl. { $at }
hall-call = Start runden
hall-call-again = Start uret forfra
hall-close = Afslut runden
hall-lots = Træk lod
hall-fours = Borde med fire
hall-fives = Borde med fem
hall-sixes = Borde med seks
hall-sevens = Borde med syv
hall-springers = Borde med springer
hall-springer-name = { $name } (springer)
hall-minutes-left = { $n ->
    [one] 1 minut tilbage
   *[other] { $n } minutter tilbage
}
hall-time-is-up = Tiden er gået
hall-owes = { $n ->
    [one] { $names } skylder endnu sin Pflichtsolo
   *[other] { $n } Pflichtsoli mangler: { $names }
}
hall-line-flawed = { $deal } går ikke op: { $what }
hall-lines-differ = De to indtastninger er forskellige: { $lines }
hall-unread = { $n ->
    [one] En linje er endnu ikke indtastet anden gang
   *[other] { $n } linjer er endnu ikke indtastet anden gang
}
hall-to-settle = alle spil er inde, mangler afklaring

## Spillere

hall-split-fours = { $n ->
    [one] et bord med fire
   *[other] { $n } borde med fire
}
hall-split-fives = { $n ->
    [one] et bord med fem
   *[other] { $n } borde med fem
}
hall-split-sixes = { $n ->
    [one] et bord med seks
   *[other] { $n } borde med seks
}
hall-split-sevens = { $n ->
    [one] et bord med syv
   *[other] { $n } borde med syv
}
hall-split-springers = { $n ->
    [one] en springer ved to borde
   *[other] { $n } springere ved to borde
}
hall-split-few = for få: Et bord skal have fire
hall-split-round = Runde { $round }: { $n } spillere, { $tables }
hall-add-player = Tilføj
hall-paste = Tilføj en hel liste
hall-paste-hint = Indsæt den, som den er: fra et regneark, en mail eller en fil, kolonnerne i vilkårlig rækkefølge, med eller uden overskrifter. Før noget gemmes, ser du, hvordan den er læst.
hall-list-file = Eller en fil (CSV eller tekst)
hall-paste-button = Se på listen
hall-list-title = Kontrollér listen
hall-list-columns = Hvad står der i kolonnerne?
hall-list-column = Kolonne { $n }: { $examples }
hall-list-look = Læs med disse kolonner
hall-list-look-again = Listen er nu læst med disse kolonner. Se på den en gang til.
hall-list-changed = Listens tekst er ændret, og den er læst på ny her. Se på den en gang til.
hall-list-people = Hvem der tilføjes
hall-list-doubles = De, der ser ud til at være med allerede, er ikke krydset af. Er det virkelig to, så sæt kryds.
hall-list-wrong = Disse linjer tages ikke med
hall-list-store = Tilføj de afkrydsede
hall-list-nobody = Der står ingen i denne liste, der kan tilføjes.
hall-list-none = Ingen er krydset af.
hall-list-other = Ret listens tekst
hall-list-counts = { $n ->
    [one] Én ny spiller
   *[other] { $n } nye spillere
}
hall-list-known = { $n ->
    [one] én ser ud til at være med allerede
   *[other] { $n } ser ud til at være med allerede
}
hall-roster-line = Linje { $line }: { $what }
hall-from-round = Fra runde
hall-strike-ask = Slet { $name }?
hall-strike-what = { $name } står så ikke længere på listen og er ikke med i lodtrækningen.
hall-gone-on = Ved bord { $table } spiller de andre videre; pladsen sidder over fra nu af.
hall-left = { $name } er gået ({ $why }); de andre spiller videre.
hall-left-back = { $name } er her alligevel
hall-one-leaves = Én går, de andre spiller videre
hall-one-leaves-hint = Pladsen sidder over fra nu af, en manglende Pflichtsolo bortfalder, og resten af spillene skæres ned, så ingen får mere end 20. Spilleren beholder, hvad han har indtil nu.
hall-who-leaves = Hvem går?
hall-substitute = { $substitute } spiller for { $name }; pointene går til { $name }.
hall-sits-in-for = { $substitute } (for { $name })
hall-substitute-title = En spiller videre for en anden
hall-substitute-hint = Runden ud; pointene går til den, der blev udtrukket.
hall-substitute-for = For hvem?
hall-substitute-name = Reservens navn
hall-substitute-seat = Sæt reserven ind
hall-substitute-back = { $name } spiller selv igen
hall-twin-ask = { $name } står allerede på listen
hall-twin-what = Er det en anden med samme navn? Så står navnet der to gange, med startnummeret bagefter.
hall-undraw-ask = Ophæve lodtrækningen?
hall-undraw-what = { $n ->
    [one] Der er allerede trukket lod til runde { $rounds }. Med denne ændring gælder lodtrækningen ikke mere, og trykte pladskort passer ikke længere.
   *[other] Der er allerede trukket lod til runderne { $rounds }. Med denne ændring gælder lodtrækningen ikke mere, og trykte pladskort passer ikke længere.
}
hall-undraw-yes = Ret, og ophæv lodtrækningen
hall-undrawn = { $n ->
    [one] Lodtrækningen til runde { $rounds } gælder ikke længere. Der trækkes først lod igen, når du beder om det.
   *[other] Lodtrækningen til runderne { $rounds } gælder ikke længere. Der trækkes først lod igen, når du beder om det.
}
hall-rename = Gem
hall-strike-player = Slet fra listen
hall-comes = Kommer først til denne runde
hall-leaves = Går efter denne runde
hall-misses = Mangler i denne runde
hall-points = Point
hall-points-to = til { $party }
hall-why = Grund
hall-deduct = Træk point fra
hall-take-back = Ophæv fradraget
hall-disqualify = Diskvalificer

## Lodtrækning

hall-draw-next = Træk lod til runde { $round }
hall-draw-rest = Træk lod til alle runder
hall-draw-again = Træk lod igen til dem, der ikke er begyndt
hall-nothing-to-draw = Der er ingen runde tilbage at trække lod til.
hall-seed = Starttal
hall-seed-hint = Lad feltet være tomt, så vælges tallet tilfældigt. Samme tal giver samme lodtrækning.
hall-by-hand = Ændret manuelt af { $by } kl. { $at }.
hall-seat-by-hand = Placer manuelt
hall-seat-hint = En linje pr. bord, startnumrene fra plads 1.
hall-seat-save = Placer sådan
hall-seating-line = Linje { $line }: »{ $found }« er ikke et startnummer.

## Et bords liste

hall-game-of = Spil { $number } af { $of }
hall-sits-out = sidder over
hall-forced = Tvungen: { $name } skal nu spille sin Pflichtsolo.
hall-forced-name = Tvungen: { $name }
hall-mark-deals = giver
hall-mark-leads = spiller ud
hall-mark-owes = Pflichtsolo
hall-mark-lustsolo = Lustsolo
hall-kind-pflichtsolo = Pflichtsolo { $name }
hall-kind-forced = Pflichtsolo { $name }, tvungen
hall-kind-lustsolo = Lustsolo { $name }
hall-put-right = rettet af { $by }: { $why }
hall-saved = Skrevet ind.
hall-list-complete = Listen er komplet. Kontrollér den, og meld det til turneringsledelsen.
hall-list-done = Listen er komplet.
hall-first-reading = Første indtastning
hall-second-reading = Anden indtastning
hall-settle-why = Hvad listen viser
hall-first-holds = Den første gælder
hall-second-holds = Den anden gælder
hall-minutes = Minutter
hall-extra = Læg tid til
hall-extra-add = Læg til
hall-keeper = Listen føres af
hall-keeper-hint = Den, der frivilligt overtager listen; pladserne bliver.
hall-end = Bordet stopper
hall-end-hint = Når et bord ikke kan spille videre. Det, der mangler at blive spillet, bortfalder; listen bliver, som den er.
hall-end-who = Hvem der helt forlader turneringen
hall-end-ask = Stopper bord { $table }?
hall-end-gone = { $names } er ikke med i flere runder.
hall-resume = Bordet spiller alligevel videre
hall-insert = Føj et spil ind før dette
hall-insert-before = Føj ind før spil { $number }
hall-warn = Giv advarsel
hall-gone = Går nu
hall-gone-ask = Går { $name }?
hall-gone-what = Bord { $table } kan ikke spille videre uden denne spiller; listen slutter.
hall-gone-substitute = Eller en anden træder ind: på bordets side under »En spiller videre for en anden«.
hall-strike-last = Slet sidste linje
hall-strike = Slet
hall-paper-lists = Papirliste
hall-type-list = Skriv listen ind
hall-type-second = Indtast anden gang
hall-time-up-why = Grund, hvis der ikke er nogen tidsgrænse
hall-time-up-running = Et spil er givet eller ved at blive givet; det tæller stadig
hall-time-up = Tiden er gået: slet resten af spillene
hall-trace = Ændringer
hall-why-table = rettet ved bordet
hall-waiting = Her går det videre, så snart der er trukket lod til næste runde.
hall-last-list = Se den sidste liste
hall-my-table = Mit bord
hall-place = plads { $place }
hall-seat-at = Bord { $table }, plads { $place }
hall-to-list = Til listen
hall-who-hint = Hvem er du? Så er denne enhed med til at føre listen og fortæller dig før hver runde, hvor du sidder.
hall-who-table = Denne enhed bliver ved bordet
hall-who-other = En anden
hall-who-elsewhere = Sidder du ved et andet bord? Så scan koden dér.
hall-over = Turneringen er slut.
hall-nobody-yet = Der er endnu ikke trukket lod om, hvem der sidder her.
hall-no-such-table = I runde { $round } findes dette bord ikke.
hall-sits-elsewhere = { $name } sidder nu ved bord { $table }, plads { $place }, ikke her.
hall-leaves-table = Denne enhed kom ind med koden til bord { $table }. Går du ind her, fører den ingen liste dér mere.
hall-back-to-table = Tilbage til bord { $table }
hall-moved = Der er trukket lod til runde { $round }: videre her
hall-other-list = Det er listen fra bord { $table }. Denne enhed hører til bord { $own }.
hall-moved-back = Runde { $round } er stadig åben: gå dertil
hall-moved-to = Runde { $round }: { $name }, bord { $table }, plads { $place }

## Et spil

hall-change-line = Ret { $deal }
hall-enter = Skriv ind
hall-save-line = Gem ændringen
hall-how = Hvad du skriver ind
hall-how-game = Spil
hall-how-points = Point
hall-how-nothing = Ikke spillet
hall-kind = Spiltype
hall-solo = Solo
hall-augen = Augen for Re
hall-augen-exact = præcis
hall-no-trick = Re fik intet stik
hall-all-tricks = Re fik alle stik
hall-chip-no-trick = intet
hall-chip-all-tricks = alle
hall-calls = Melding
hall-no-call = ingen
hall-foxes = Ræve fanget
hall-doppelkoepfe = Doppelköpfe
hall-karlchen = Karlchen
hall-chip-normal = Normal
hall-chip-hochzeit = Hochzeit
hall-chip-hochzeit-alone = Hochz. alene
hall-chip-still = Stille H.
hall-chip-damen = Damen
hall-chip-buben = Buben
hall-chip-fleischlos = Fleisch­los
hall-chip-schwarz = schw.
hall-chip-cards = kort
hall-chip-fox = Ræv
hall-chip-doppelkopf = Doppelk.
hall-cards-held = Med hvor mange kort?
hall-step-of = Re havde { $augen } Augen
hall-value-typed = et andet tal
hall-points-each = Hver spillers point
hall-game-there = { $deal }: { $what }
hall-there-by = Allerede skrevet ind af
hall-there-same = præcis som dit
hall-there-yours = Dit:
hall-there-done = Det er det samme spil: færdig
hall-there-other = Mit er det næste: skriv ind
hall-throw-away = Kassér
hall-asked-games = { $n ->
    [one] { $n } spil er skrevet ind på denne enhed og venter på dit svar
   *[other] { $n } spil er skrevet ind på denne enhed og venter på dit svar
}
hall-unsent = { $n ->
    [one] { $n } spil fra runde { $round }, bord { $table } er skrevet ind på denne enhed, men står ikke i listen endnu
   *[other] { $n } spil fra runde { $round }, bord { $table } er skrevet ind på denne enhed, men står ikke i listen endnu
}
hall-left-told = Turneringsledelsen ved det.
hall-games-left = { $n ->
    [one] På en enhed er der skrevet { $n } spil ind, som ikke kom med i listen: { $games }
   *[other] På en enhed er der skrevet { $n } spil ind, som ikke kom med i listen: { $games }
}
hall-left-hint = Dette spil kom først frem, da listen var slut, og tæller ikke. Skal det tælle, lader du bordet spille videre, eller du sætter det ind.
hall-waiting-games = { $n ->
    [one] { $n } spil er skrevet ind på denne enhed og venter på forbindelsen
   *[other] { $n } spil er skrevet ind på denne enhed og venter på forbindelsen
}
hall-penalties = Strafpoint, en anden giver
hall-penalty = Strafpoint
hall-deduction = Fradrag fra turneringsledelsen
hall-penalty-why = Anledning (kommer i listen)
hall-who-dealt = Hvem gav?
hall-in-turn = Efter tur
hall-show-points = Se pointene
hall-sending = Ingen forbindelse. Det sendes, så snart serveren svarer; lad siden stå åben.
hall-anyway = Skal det gælde alligevel?
hall-anyway-hint = Med dit navn og grunden bliver det stående sådan.
hall-enter-anyway = Skriv ind alligevel
hall-need-kind = Hvilket spil var det?
hall-need-re = Hvem var Re?
hall-need-soloist = Hvem spillede alene?
hall-need-augen = Hvor mange Augen havde Re?
hall-need-tricks = Vælg ved præcis 240 Augen også, om Re fik alle stik, og ved 0, om Re intet stik fik.
hall-need-winners = Hvem vandt?
hall-need-value = Hvor mange point?
hall-need-late = Sig først, hvilket spil det er.
hall-need-alone = Alene mod tre: solo eller Hochzeit?
hall-not-alone = Dette spil spilles alene.
hall-cannot-be = Sådan kan det ikke have været.
hall-late = Tiden er gået. Et spil, der er givet senere, tæller ikke. Dette spil …
hall-late-dealt = var givet eller ved at blive givet, da tiden udløb
hall-late-played = var spillet færdigt inden da
hall-late-pflichtsolo = er en Pflichtsolo, der mangler
hall-late-was = skrevet ind, efter at tiden var gået: { $what }
hall-late-ask = Var det givet eller spillet, da tiden udløb? Så kald på turneringsledelsen: Den kan skrive det ind.
hall-worth-nothing = 0 til alle
hall-no-number = »{ $found }« er ikke et tal, der kan stå her.
hall-meanwhile = En anden har imens skrevet noget ind her. Se først i listen.

## Listen fra papir

hall-who-reads = Hvem indtaster listen?
hall-grid-hint = Pr. linje pointene eller selve spillet: Så regnes pointene ud; står de ved siden af, skal de passe. Tomme linjer til sidst tæller ikke; feltet for den, der sidder over, er tomt. Summen af hver linje skal være 0.
hall-grid-penalties = Ved »ikke spillet« skrives strafpointene i kolonnerne. Strafpoint ved et spil, der er spillet: Skriv først spillet her, og ret så dets linje i listen.
hall-grid-late = Tiden er gået. Tast kun spil, der da var givet eller ved at blive givet, og til sidst de Pflichtsoli, der så manglede, som de blev spillet. Manglede der ingen, så vælg derefter »Tiden er gået«.
hall-grid-more = Flere linjer: til spil, der ikke blev spillet
hall-grid-game = Spil med Augen
hall-enter-lines = Skriv linjerne ind
hall-nothing-typed = Der er ikke skrevet noget.
hall-nothing-to-type = Der er ikke mere at skrive ind her.
hall-lines-asked = Nogle linjer siger ikke, hvad de mener. Tryk på det, der menes, eller ret dem; der er intet skrevet ind endnu.
hall-draft = Det, der blev tastet her uden at blive skrevet ind, står her igen.
hall-skip-lines = { $n ->
    [one] Den første linje står der allerede: udelad den her
   *[other] De første { $n } linjer står der allerede: udelad dem her
}

## Koder og storskærm

hall-codes-hint = En kode pr. bord til hele turneringen. Den, der scanner den, fører bordets liste; ingen behøver en konto.
hall-codes-local = Kun denne computer kender adressen; telefoner kommer ikke ind med den. Start med --lan, og åbn siden på den adresse, der så vises.
hall-codes-make = Lav koderne
hall-codes-anew = Nye koder; de gamle gælder ikke mere
hall-codes-anew-what = { $n ->
    [one] Koden, der ligger på bordet, åbner så ikke noget mere, og den, der kom ind med den, er ude. Udskriv den nye, og læg den frem. Det gamle link kan komme til at gælde igen under Organisation.
   *[other] De { $n } koder, der ligger på bordene, åbner så ikke noget mere, og de, der kom ind med dem, er ude. Udskriv de nye, og læg dem frem. De gamle links kan komme til at gælde igen under Organisation.
}
hall-codes-anew-yes = Lav nye koder
hall-signs = Bordskilte
hall-signs-hint = Et ark pr. bord: koden til wi-fi, bordets kode, og hvem der sidder der. Wi-fi-navn og adgangskode bliver kun udskrevet, ikke gemt; uden navn står der kun bordets kode.
hall-network = Wi-fi-netværkets navn
hall-network-key = Adgangskode til wi-fi
hall-signs-print = Udskriv
hall-code-of = Kode til bord { $table }
hall-wall-public = Alle med denne adresse ser rangliste og bordplan.
hall-wall-private = Kun den, der har en rolle, ser rangliste og bordplan.
hall-make-public = Åbn for alle
hall-make-private = Ikke længere for alle
hall-not-yet = Det begynder om lidt.
hall-wall-page = Side { $page } af { $of }
hall-wall-hold = Bliv på denne side

## Udskrift

hall-print-cards = Et til hver spiller med pladserne
hall-print-plan = Til at hænge op, efter navn og efter bord
hall-print-signs = Et ark pr. bord med dets kode; under »Bordkoder«
hall-print-sheets = Tomme spillelister
hall-print-sheets-what = Til at udfylde ved bordet
hall-print-lists = Spillelister, som de er
hall-print-lists-what = Til opslag og arkiv
hall-print-ranking = Rangliste efter denne runde
hall-file = Hele turneringen
hall-file-get = Gem som fil
hall-file-what = Med alt, hvad der er sket; en anden computer tager den ind under »Turneringer« eller med »stich import«
hall-import = Tag ind fra en fil
hall-import-what = En turnering eller et bord, der er gemt som fil på en anden computer, fortsætter her. Intet af det, der er her, overskrives.
hall-import-file = Filen
hall-import-name = Under et andet navn
hall-import-name-hint = Kun hvis der allerede er en turnering med dette navn her, og det er en anden.
hall-import-no-file = Vælg en fil.
hall-import-house = Det, der står i filen ({ $stream }), er hverken en turnering eller et bord. En hel sikkerhedskopi tages ind med »stich restore«.
hall-import-differs = { $stream } findes her allerede og er ikke det samme; intet er ændret. Giv turneringen et andet navn nedenfor.
hall-import-renamed = Kun en turnering kan få et andet navn; alt andet tages ind, som det er.
hall-import-unknown = Filen er uskadt, men den er underskrevet af en computer, som ikke er kendt her: { $mark }. Intet er taget ind endnu. Få kendetegnet oplyst af den, der sendte filen; hos ham eller hende står det under »Organisation«. Tager du filen ind, er computeren kendt fra nu af.
hall-import-unsigned = Ingen har underskrevet denne fil: Enhver kan have skrevet eller ændret den. Intet er taget ind endnu. Tag den kun ind, hvis du ved, hvor den kommer fra.
hall-import-anyway = Tag ind alligevel
hall-import-other = Vælg en anden fil
