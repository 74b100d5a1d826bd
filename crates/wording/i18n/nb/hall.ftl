# Turneringen i salen: organisasjonens sider, lister på telefon og fra papir, storskjerm.

## Alle turneringer

hall-title = Turneringer
hall-none = Her er det ennå ingen turnering du kan se. Skann koden på bordet ditt, eller be turneringsledelsen om en lenke.
hall-none-yet = Det finnes ingen turnering ennå. Opprett en her: Et navn er nok, resten kan bli som det er.
hall-new = Ny turnering
hall-name = Navn på turneringen
hall-day = Dag
hall-rounds = Runder
hall-round = Runde
hall-rules = Regler
hall-minutes-four = Minutter ved et bord med fire
hall-minutes-five = Minutter ved et bord med fem
hall-minutes-hint = Tomt: slik reglene sier – regelarket har ingen tidsgrense, TSR gir 100 og 125 minutter. 0 ved et bord med fire: ingen tidsgrense. Tiden går så snart du roper opp runden. Ved bord med seks og sju har et spill like lang tid som ved et bord med fem.
hall-clubs-apart = Klubbkamerater sitter ikke sammen i runde 1
hall-fair-fives = Ingen sitter to ganger ved et bord med fem eller flere før alle har gjort det
hall-remainder = Hvis det ikke går opp i bord med fire
hall-remainder-fives = Bord med fem, ett for hver spiller til overs (med 6, 7 eller 11 spillere ett større bord)
hall-remainder-one = Ett bord med fem, seks eller sju for alle som er til overs
hall-remainder-springer = Bare bord med fire: Én eller to spillere sitter ved to bord hver (springer). De bordene spiller på skift og bruker dobbelt så lang tid. Er én til overs, blir det et bord med fem.
hall-more = Regler, tider og trekning
hall-ties = Ved lik sum avgjør
hall-readings = Åpne punkter i reglene
hall-readings-hint = Kryss bare av for det som gjelder annerledes hos dere.
hall-reading-first = Ellers:
hall-reading-other = Avkrysset:
hall-create = Opprett turneringen
hall-need-name = Turneringen må ha et navn med bokstaver eller tall.
hall-name-taken = Det finnes allerede en turnering med dette navnet.
hall-so-far = Foreløpig

## Meny

hall-tables = Bord
hall-players = Spillere
hall-seating = Trekning
hall-codes = Bordkoder
hall-print = Utskrift
hall-wall = Storskjerm

## Bordene på et blikk

hall-first-players = Først spillerne, så trekningen.
hall-enter-players = Før inn spillere
hall-first-draw = Spillerne er på plass; nå trekkes det.
hall-called-at = ropt opp kl. { $at }
hall-call = Rop opp runden
hall-call-again = Start klokken på nytt
hall-close = Avslutt runden
hall-lots = Trekk lodd
hall-fours = Bord med fire
hall-fives = Bord med fem
hall-sixes = Bord med seks
hall-sevens = Bord med sju
hall-springers = Bord med springer
hall-springer-name = { $name } (springer)
hall-minutes-left = { $n ->
    [one] 1 minutt igjen
   *[other] { $n } minutter igjen
}
hall-time-is-up = Tiden er ute
hall-owes = { $n ->
    [one] { $names } skylder fortsatt Pflichtsolo
   *[other] { $n } Pflichtsoli gjenstår: { $names }
}
hall-line-flawed = { $deal } går ikke opp: { $what }
hall-lines-differ = De to lesningene er ulike: { $lines }
hall-unread = { $n ->
    [one] Én linje er ennå ikke lest andre gang
   *[other] { $n } linjer er ennå ikke lest andre gang
}
hall-to-settle = alle spill er inne, må avklares

## Spillere

hall-split-fours = { $n ->
    [one] ett bord med fire
   *[other] { $n } bord med fire
}
hall-split-fives = { $n ->
    [one] ett bord med fem
   *[other] { $n } bord med fem
}
hall-split-sixes = { $n ->
    [one] ett bord med seks
   *[other] { $n } bord med seks
}
hall-split-sevens = { $n ->
    [one] ett bord med sju
   *[other] { $n } bord med sju
}
hall-split-springers = { $n ->
    [one] én springer ved to bord
   *[other] { $n } springere ved to bord
}
hall-split-few = for få: Et bord trenger fire
hall-split-round = Runde { $round }: { $n } spillere, { $tables }
hall-add-player = Legg til
hall-paste = Legg til en hel liste
hall-paste-hint = Lim den inn som den er: fra et regneark, en e-post eller en fil, kolonnene i hvilken som helst rekkefølge, med eller uten overskrifter. Før noe lagres, ser du hvordan den er lest.
hall-list-file = Eller en fil (CSV eller tekst)
hall-paste-button = Se på listen
hall-list-title = Kontroller listen
hall-list-columns = Hva står i kolonnene?
hall-list-column = Kolonne { $n }: { $examples }
hall-list-look = Les med disse kolonnene
hall-list-look-again = Listen er nå lest med disse kolonnene. Se på den en gang til.
hall-list-changed = Teksten i listen er endret, og den er lest på nytt her. Se på den en gang til.
hall-list-people = Hvem som legges til
hall-list-doubles = De som ser ut til å være med allerede, er ikke krysset av. Er det virkelig to, så sett kryss.
hall-list-wrong = Disse linjene blir ikke med
hall-list-store = Legg til de avkryssede
hall-list-nobody = Det står ingen i denne listen som kan legges til.
hall-list-none = Ingen er krysset av.
hall-list-other = Endre teksten i listen
hall-list-counts = { $n ->
    [one] Én ny spiller
   *[other] { $n } nye spillere
}
hall-list-known = { $n ->
    [one] én ser ut til å være med allerede
   *[other] { $n } ser ut til å være med allerede
}
hall-roster-line = Linje { $line }: { $what }
hall-from-round = Fra runde
hall-strike-ask = Stryke { $name }?
hall-strike-what = { $name } står da ikke lenger på listen og er ikke med i trekningen.
hall-gone-on = Ved bord { $table } spiller de andre videre; plassen sitter over fra nå av.
hall-left = { $name } har gått ({ $why }); de andre spiller videre.
hall-left-back = { $name } er her likevel
hall-one-leaves = Én går, de andre spiller videre
hall-one-leaves-hint = Plassen sitter over fra nå av, en Pflichtsolo som gjenstår, faller bort, og resten av spillene kortes ned slik at ingen får mer enn 20. Spilleren beholder det han har så langt.
hall-who-leaves = Hvem går?
hall-substitute = { $substitute } spiller for { $name }; poengene går til { $name }.
hall-sits-in-for = { $substitute } (for { $name })
hall-substitute-title = Noen spiller videre for en annen
hall-substitute-hint = Ut runden; poengene går til den som ble trukket ut.
hall-substitute-for = For hvem?
hall-substitute-name = Navnet på reserven
hall-substitute-seat = Sett inn reserven
hall-substitute-back = { $name } spiller selv igjen
hall-twin-ask = { $name } står allerede i listen
hall-twin-what = Er dette en annen med samme navn? Da står navnet der to ganger, med startnummeret bak.
hall-undraw-ask = Oppheve trekningen?
hall-undraw-what = { $n ->
    [one] Runde { $rounds } er allerede trukket. Med denne endringen gjelder ikke trekningen lenger, og trykte plasskort stemmer ikke mer.
   *[other] Rundene { $rounds } er allerede trukket. Med denne endringen gjelder ikke trekningen lenger, og trykte plasskort stemmer ikke mer.
}
hall-undraw-yes = Endre og opphev trekningen
hall-undrawn = { $n ->
    [one] Trekningen av runde { $rounds } gjelder ikke lenger. Det trekkes ikke på nytt før du sier fra.
   *[other] Trekningen av rundene { $rounds } gjelder ikke lenger. Det trekkes ikke på nytt før du sier fra.
}
hall-rename = Lagre
hall-strike-player = Stryk fra listen
hall-comes = Kommer først til denne runden
hall-leaves = Går etter denne runden
hall-misses = Er ikke med i denne runden
hall-points = Poeng
hall-points-to = til { $party }
hall-why = Grunn
hall-deduct = Trekk fra poeng
hall-take-back = Opphev fratrekket
hall-disqualify = Diskvalifiser

## Trekning

hall-draw-next = Trekk runde { $round }
hall-draw-rest = Trekk alle runder
hall-draw-again = Trekk på nytt de som ikke har begynt
hall-nothing-to-draw = Det er ingen runde igjen å trekke.
hall-seed = Starttall
hall-seed-hint = La stå tomt: Da velges et tilfeldig tall. Samme tall gir samme trekning.
hall-by-hand = Endret for hånd av { $by } kl. { $at }.
hall-seat-by-hand = Plasser for hånd
hall-seat-hint = Én linje per bord, startnumrene fra plass 1.
hall-seat-save = Plasser slik
hall-seating-line = Linje { $line }: «{ $found }» er ikke et startnummer.

## Listen til et bord

hall-game-of = Spill { $number } av { $of }
hall-sits-out = sitter over
hall-forced = Tvungen: { $name } må nå spille Pflichtsolo.
hall-forced-name = Tvungen: { $name }
hall-mark-deals = gir
hall-mark-leads = spiller ut
hall-mark-owes = Pflichtsolo
hall-mark-lustsolo = Lustsolo
hall-kind-pflichtsolo = Pflichtsolo { $name }
hall-kind-forced = Pflichtsolo { $name }, tvungen
hall-kind-lustsolo = Lustsolo { $name }
hall-put-right = rettet av { $by }: { $why }
hall-saved = Ført inn.
hall-list-complete = Listen er fullstendig. Kontroller den og meld fra til turneringsledelsen.
hall-list-done = Listen er fullstendig.
hall-first-reading = Første lesning
hall-second-reading = Andre lesning
hall-settle-why = Hva listen viser
hall-first-holds = Den første gjelder
hall-second-holds = Den andre gjelder
hall-minutes = Minutter
hall-extra = Legg til tid
hall-extra-add = Legg til
hall-keeper = Listen føres av
hall-keeper-hint = Den som frivillig overtar listen; plassene blir.
hall-end = Bordet stopper
hall-end-hint = Når et bord ikke kan spille videre. Det som gjenstår å spille, bortfaller; listen blir som den er.
hall-end-who = Hvem som forlater turneringen helt
hall-end-ask = Stopper bord { $table }?
hall-end-gone = { $names } er ikke med i flere runder.
hall-resume = Bordet spiller likevel videre
hall-insert = Føy inn et spill før dette
hall-insert-before = Føy inn før spill { $number }
hall-warn = Gi advarsel
hall-gone = Går nå
hall-gone-ask = Går { $name }?
hall-gone-what = Bord { $table } kan ikke spille videre uten denne spilleren; listen slutter.
hall-gone-substitute = Eller noen trer inn: på siden til bordet under «Noen spiller videre for en annen».
hall-strike-last = Stryk siste linje
hall-strike = Stryk
hall-paper-lists = Papirliste
hall-type-list = Skriv inn listen
hall-type-second = Les andre gang
hall-time-up-why = Grunn, hvis det ikke er tidsgrense
hall-time-up-running = Et spill er gitt, eller er i ferd med å bli gitt; det teller fortsatt
hall-time-up = Tiden er ute: stryk resten av spillene
hall-trace = Endringer
hall-why-table = rettet ved bordet
hall-waiting = Her går det videre så snart neste runde er trukket.
hall-last-list = Se den siste listen
hall-my-table = Mitt bord
hall-place = plass { $place }
hall-seat-at = Bord { $table }, plass { $place }
hall-to-list = Til listen
hall-who-hint = Hvem er du? Denne enheten er da med på å føre listen og forteller deg før hver runde hvor du sitter.
hall-who-table = Denne enheten blir ved bordet
hall-who-other = Noen andre
hall-who-elsewhere = Sitter du ved et annet bord? Skann koden der.
hall-over = Turneringen er over.
hall-nobody-yet = Det er ennå ikke trukket hvem som sitter her.
hall-no-such-table = I runde { $round } finnes ikke dette bordet.
hall-sits-elsewhere = { $name } sitter nå ved bord { $table }, plass { $place }, ikke her.
hall-leaves-table = Denne enheten kom inn med koden til bord { $table }. Går du inn her, fører den ingen liste der lenger.
hall-back-to-table = Tilbake til bord { $table }
hall-moved = Runde { $round } er trukket: videre her
hall-other-list = Dette er listen til bord { $table }. Denne enheten hører til bord { $own }.
hall-moved-back = Runde { $round } er fortsatt åpen: gå dit
hall-moved-to = Runde { $round }: { $name }, bord { $table }, plass { $place }

## Et spill

hall-change-line = Endre { $deal }
hall-enter = Før inn
hall-save-line = Lagre endringen
hall-how = Hva du fører inn
hall-how-game = Spill
hall-how-points = Poeng
hall-how-nothing = Ikke spilt
hall-kind = Spilltype
hall-solo = Solo
hall-augen = Augen for Re
hall-augen-exact = nøyaktig
hall-no-trick = Re fikk ingen stikk
hall-all-tricks = Re fikk alle stikk
hall-chip-no-trick = ingen
hall-chip-all-tricks = alle
hall-calls = Melding
hall-no-call = ingen
hall-foxes = Rever fanget
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
hall-chip-fox = Rev
hall-chip-doppelkopf = Doppelk.
hall-cards-held = Med hvor mange kort?
hall-step-of = Re hadde { $augen } Augen
hall-value-typed = et annet tall
hall-points-each = Poengene til hver spiller
hall-game-there = { $deal }: { $what }
hall-there-by = Allerede ført inn av
hall-there-same = akkurat som ditt
hall-there-yours = Ditt:
hall-there-done = Det er samme spill: ferdig
hall-there-other = Mitt er det neste: før inn
hall-throw-away = Forkast
hall-asked-games = { $n ->
    [one] { $n } spill er ført inn på denne enheten og venter på svar fra deg
   *[other] { $n } spill er ført inn på denne enheten og venter på svar fra deg
}
hall-unsent = { $n ->
    [one] { $n } spill fra runde { $round }, bord { $table } er ført inn på denne enheten, men står ikke i listen ennå
   *[other] { $n } spill fra runde { $round }, bord { $table } er ført inn på denne enheten, men står ikke i listen ennå
}
hall-left-told = Turneringsledelsen vet om det.
hall-games-left = { $n ->
    [one] På en enhet er det ført inn { $n } spill som ikke kom med i listen: { $games }
   *[other] På en enhet er det ført inn { $n } spill som ikke kom med i listen: { $games }
}
hall-left-hint = Dette spillet kom først inn da listen var avsluttet, og teller ikke. Skal det telle, lar du bordet spille videre, eller du setter det inn.
hall-waiting-games = { $n ->
    [one] { $n } spill er ført inn på denne enheten og venter på forbindelsen
   *[other] { $n } spill er ført inn på denne enheten og venter på forbindelsen
}
hall-penalties = Straffepoeng, en annen giver
hall-penalty = Straffepoeng
hall-deduction = Fratrekk fra turneringsledelsen
hall-penalty-why = Anledning (kommer i listen)
hall-who-dealt = Hvem ga?
hall-in-turn = Etter tur
hall-show-points = Se poengene
hall-sending = Ingen forbindelse. Det sendes så snart serveren svarer; la siden stå åpen.
hall-anyway = Skal det gjelde likevel?
hall-anyway-hint = Med ditt navn og grunnen blir det stående slik.
hall-enter-anyway = Før inn likevel
hall-need-kind = Hvilket spill var det?
hall-need-re = Hvem var Re?
hall-need-soloist = Hvem spilte alene?
hall-need-augen = Hvor mange Augen hadde Re?
hall-need-tricks = Velg ved nøyaktig 240 Augen også om Re fikk alle stikk, og ved 0 om Re ikke fikk noen.
hall-need-winners = Hvem vant?
hall-need-value = Hvor mange poeng?
hall-need-late = Si først hvilket spill dette er.
hall-need-alone = Alene mot tre: solo eller Hochzeit?
hall-not-alone = Dette spillet spilles alene.
hall-cannot-be = Slik kan det ikke ha vært.
hall-late = Tiden er ute. Et spill som er gitt senere, teller ikke. Dette spillet …
hall-late-dealt = var gitt, eller var i ferd med å bli gitt, da tiden gikk ut
hall-late-played = var ferdigspilt før det
hall-late-pflichtsolo = er en Pflichtsolo som gjenstår
hall-late-was = ført etter tiden: { $what }
hall-late-ask = Var det gitt eller spilt da tiden gikk ut? Tilkall da turneringsledelsen: Den kan føre det.
hall-worth-nothing = 0 til alle
hall-no-number = «{ $found }» er ikke et tall som kan stå her.
hall-meanwhile = Noen andre har ført inn noe her i mellomtiden. Se først i listen.

## Listen fra papir

hall-who-reads = Hvem fører inn listen?
hall-grid-hint = Per linje poengene eller selve spillet: Da regnes poengene ut; står de ved siden av, må de stemme. Tomme linjer til slutt teller ikke; feltet for den som sitter over, skal være tomt. Summen av hver linje må være 0.
hall-grid-penalties = Ved «ikke spilt» føres straffepoengene i kolonnene. Straffepoeng ved et spill som er spilt: Før først spillet her, og rett så linjen i listen.
hall-grid-late = Tiden er ute. Tast bare inn spill som da var gitt, eller var i ferd med å bli gitt, og til slutt de Pflichtsoli som da gjenstod, slik de ble spilt. Gjenstod det ingen, velg deretter «Tiden er ute».
hall-grid-more = Flere linjer: til spill som ikke ble spilt
hall-grid-game = Spill (detaljer)
hall-enter-lines = Før inn linjene
hall-nothing-typed = Det er ikke skrevet noe.
hall-nothing-to-type = Her er det ikke mer å skrive inn.
hall-lines-asked = Noen linjer sier ikke hva de mener. Trykk på det som menes, eller rett dem; ingenting er ført inn ennå.
hall-draft = Det som ble skrevet her uten å bli ført inn, står her igjen.
hall-skip-lines = { $n ->
    [one] Den første linjen står der allerede: utelat den her
   *[other] De første { $n } linjene står der allerede: utelat dem her
}

## Koder og storskjerm

hall-codes-hint = Én kode per bord, for hele turneringen. Den som skanner den, fører listen til bordet; ingen trenger konto.
hall-codes-local = Bare denne maskinen kjenner adressen; telefoner kommer ikke inn med den. Start med --lan, og åpne siden på adressen som da vises.
hall-codes-make = Lag kodene
hall-codes-anew = Nye koder; de gamle gjelder ikke lenger
hall-codes-anew-what = { $n ->
    [one] Koden som ligger på bordet, åpner da ikke noe lenger, og den som kom inn med den, er ute. Skriv ut den nye og legg den frem. Den gamle lenken kan komme til å gjelde igjen under Organisasjon.
   *[other] De { $n } kodene som ligger på bordene, åpner da ikke noe lenger, og de som kom inn med dem, er ute. Skriv ut de nye og legg dem frem. De gamle lenkene kan komme til å gjelde igjen under Organisasjon.
}
hall-codes-anew-yes = Lag nye koder
hall-signs = Bordskilt
hall-signs-hint = Ett ark per bord: koden til wifi, koden til bordet og hvem som sitter der. Navn og passord for wifi blir bare skrevet ut, ikke lagret; uten navn står bare koden til bordet der.
hall-network = Navnet på wifi-nettet
hall-network-key = Passord til wifi-nettet
hall-signs-print = Skriv ut
hall-code-of = Kode for bord { $table }
hall-wall-public = Alle som har denne adressen, ser rangliste og bordplassering.
hall-wall-private = Bare de som har en rolle, ser rangliste og bordplassering.
hall-make-public = Åpne for alle
hall-make-private = Ikke lenger for alle
hall-not-yet = Det begynner straks.
hall-wall-page = Side { $page } av { $of }
hall-wall-hold = Bli på denne siden

## Utskrift

hall-print-cards = Ett til hver spiller, med plassene
hall-print-plan = Til å henge opp, etter navn og etter bord
hall-print-signs = Ett ark per bord, med koden; under «Bordkoder»
hall-print-sheets = Tomme poenglister
hall-print-sheets-what = Til å fylle ut ved bordet
hall-print-lists = Poenglister slik de er
hall-print-lists-what = Til oppslag og arkiv
hall-print-ranking = Rangliste etter denne runden
hall-file = Hele turneringen
hall-file-get = Lagre som fil
hall-file-what = Med alt som har hendt; en annen datamaskin tar den inn under «Turneringer» eller med «stich import»
hall-import = Ta inn fra en fil
hall-import-what = En turnering eller et bord som er lagret som fil på en annen datamaskin, fortsetter her. Ingenting av det som er her, blir overskrevet.
hall-import-file = Filen
hall-import-name = Under et annet navn
hall-import-name-hint = Bare hvis det allerede finnes en turnering med dette navnet her, og det er en annen.
hall-import-no-file = Velg en fil.
hall-import-house = Det som står i filen ({ $stream }), er verken en turnering eller et bord. En hel sikkerhetskopi tas inn med «stich restore».
hall-import-differs = { $stream } finnes her allerede og er ikke det samme; ingenting er endret. Gi turneringen et annet navn nedenfor.
hall-import-renamed = Bare en turnering kan få et annet navn; alt annet tas inn som det er.
hall-import-unknown = Filen er uskadd, men den er signert av en datamaskin som ikke er kjent her: { $mark }. Ingenting er tatt inn ennå. Få kjennetegnet oppgitt av den som sendte filen; hos ham eller henne står det under «Organisasjon». Tar du inn filen, er datamaskinen kjent fra nå av.
hall-import-unsigned = Ingen har signert denne filen: Hvem som helst kan ha skrevet eller endret den. Ingenting er tatt inn ennå. Ta den bare inn hvis du vet hvor den kommer fra.
hall-import-anyway = Ta inn likevel
hall-import-other = Velg en annen fil
