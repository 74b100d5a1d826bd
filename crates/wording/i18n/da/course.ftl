# Hvordan en turnering forløber: forløbet i ord, uret, det der spørges om først, og det der tages tilbage.


## history

course-title = Forløb
course-lead = Alt, hvad der er sket, det nyeste først. Her slettes aldrig noget.
course-with-lines = Med hvert indskrevet spil
course-without-lines = Uden de indskrevne spil
course-by = { $when } · { $name }
course-created = Turneringen blev oprettet
course-players-added = { $n ->
    [one] { $names } blev skrevet ind
   *[other] { $n } spillere blev skrevet ind: { $names }
}
course-player-changed = { $player }: nu { $name }
course-player-struck = { $player } blev slettet af listen
course-player-comes = { $player } spiller fra runde { $round }
course-player-leaves = { $player } går efter runde { $round }
course-player-misses = { $player } springer runde { $round } over
course-drawn = Der blev trukket lod fra runde { $round }
course-drawn-again = Der blev trukket lod igen fra runde { $round }
course-draw-back = Den nye lodtrækning blev taget tilbage; fra runde { $round } sidder alle som før
course-seating-edited = Runde { $round }: bordplanen blev ændret manuelt
course-line-entered = { $at }: { $deal } blev skrevet ind
course-line-corrected = { $at }: { $deal } blev rettet: { $why }
course-line-struck = { $at }: { $deal } blev slettet: { $why }
course-second = { $at }: en linje blev indtastet anden gang
course-settled = { $at }: { $deal } blev afgjort: { $why }
course-called = { $timed ->
    [yes] Runde { $round } blev startet; tiden går
   *[no] Runde { $round } blev startet
}
course-called-again = { $timed ->
    [yes] Runde { $round }: uret blev startet forfra
   *[no] Runde { $round } blev startet igen
}
course-call-back = { $timed ->
    [yes] Runde { $round }: urets start blev taget tilbage
   *[no] Runde { $round }: starten blev taget tilbage
}
course-paused = Runde { $round }: uret blev stoppet
course-goes-on = Runde { $round }: uret går videre
course-extended = { $n ->
    [one] Runde { $round }: et minut mere til alle borde
   *[other] Runde { $round }: { $n } minutter mere til alle borde
}
course-shortened = { $n ->
    [one] Runde { $round }: et minut taget tilbage
   *[other] Runde { $round }: { $n } minutter taget tilbage
}
course-time-up = { $at }: tiden var gået, resten af spillene blev slettet
course-time-up-why = { $at }: resten af spillene blev slettet: { $why }
course-time-up-back = { $at }: taget tilbage; de slettede spil bliver spillet
course-line-inserted = { $at }: { $deal } sat ind: { $why }
course-game-left = { $at }: et spil kom først frem, da listen var slut: { $said }
course-game-left-done = { $at }: spillet, der kom for sent, er behandlet.
course-left-table = { $at }: { $player } går, de andre spiller videre: { $why }
course-left-table-back = { $at }: { $player } er her alligevel.
course-substitute = { $at }: { $name } spiller for { $player }.
course-substitute-back = { $at }: { $player } spiller selv igen.
course-list-ended = { $at }: listen blev afsluttet før tid: { $why }
course-list-resumed = { $at }: listen fortsætter alligevel: { $why }
course-time-added = { $at }: { $n ->
    [one] ét minut
   *[other] { $n } minutter
} mere: { $why }
course-keeper = { $at }: { $player } fører listen
course-closed = Runde { $round } blev afsluttet
course-reopened = Runde { $round } blev åbnet igen: { $why }
course-deducted = { $player }, runde { $round }: fradrag { $points }: { $why }
course-deduction-back = { $player }: fradrag { $number } blev ophævet: { $why }
course-out = { $player } blev diskvalificeret: { $why }
course-out-back = { $player }: diskvalifikationen blev ophævet: { $why }
course-prizes = Præmierne blev skrevet op
course-covered = Ranglisten blev dækket til indtil præmieoverrækkelsen
course-announced = { $n ->
    [one] Præmieoverrækkelse: én placering er råbt op
   *[other] Præmieoverrækkelse: { $n } placeringer er råbt op
}
course-open = Ranglisten er åben for alle
course-lots = Der blev trukket lod ved samme sum
course-lots-again = Der blev trukket lod igen ved samme sum
course-lots-back = Den sidste lodtrækning blev taget tilbage

## clock

course-pause = Stop uret
course-go-on = Lad uret gå videre
course-more = { $n ->
    [one] +{ $n } minut til alle
   *[other] +{ $n } minutter til alle
}
course-less = { $n ->
    [one] −{ $n } minut
   *[other] −{ $n } minutter
}
course-standing = Stoppet: { $left }
course-standing-since = stoppet kl. { $at }
course-has-more = { $n ->
    [one] { $n } minut mere end planlagt
   *[other] { $n } minutter mere end planlagt
}
course-last-game = Tiden er gået: Det spil, der er ved at blive givet, spilles færdigt, derefter kun de Pflichtsoli, der mangler.

## asked first, and taken back

course-take-back = Tag det tilbage
course-can-be-back = Det kan tages tilbage bagefter.
course-ask-call-again = { $timed ->
    [yes] Start uret for runde { $round } forfra?
   *[no] Start runde { $round } igen?
}
course-ask-call-again-what = { $timed ->
    [yes] Det har gået siden { $at }. Alle borde har så fuld tid igen fra nu af; tillagte minutter og pauser falder bort.
   *[no] Den blev allerede startet kl. { $at }.
}
course-call-back-button = { $timed ->
    [yes] Tag urets sidste start tilbage
   *[no] Tag starten tilbage
}
course-ask-call-back = { $timed ->
    [yes] Tag urets sidste start tilbage?
   *[no] Tag starten tilbage?
}
course-ask-call-back-before = { $timed ->
    [yes] Uret går igen, som det gjorde fra { $at }.
   *[no] Runden gælder så som startet kl. { $at }.
}
course-ask-call-back-none = { $timed ->
    [yes] Runde { $round } er så ikke startet endnu, og ingen tid går.
   *[no] Runde { $round } er så ikke startet endnu.
}
course-ask-time-up = Slet resten af spillene ved dette bord?
course-ask-time-up-what = { $n ->
    [one] { $at }: Ét tællende spil slettes.
   *[other] { $at }: { $n } tællende spil slettes.
}
course-ask-time-up-owing = Derefter spilles kun Pflichtsoloen af: { $names }.
course-ask-time-up-none = Så er listen komplet.
course-ask-time-up-running = Det spil, der er givet eller ved at blive givet, spilles færdigt og tæller.
course-ask-time-up-not-running = Er et spil givet eller ved at blive givet, så gå tilbage og sæt kryds ved det: Det tæller stadig.
course-ask-time-up-last = Efter det spil er listen komplet.
course-time-up-yes = Slet dem
course-all-time-up = Tiden er gået
course-all-time-up-ask = Runde { $round }: Er tiden gået?
course-all-time-up-what = Ved de afkrydsede borde slettes resten af spillene. Pflichtsoli, der mangler, spilles stadig.
course-all-time-up-nobody = Der er ikke flere spil at slette ved noget bord i denne runde.
course-all-time-up-none-ticked = Der er ikke sat kryds ved noget bord.
course-all-time-up-done = { $n ->
    [one] Der er ikke mere at slette ved bord { $tables }.
   *[other] Der er ikke mere at slette ved bordene { $tables }.
}
course-all-time-up-back = Det kan tages tilbage bagefter, bord for bord.
course-struck-since = Resten af spillene blev slettet kl. { $at } af { $by }.
course-struck-why = Resten af spillene blev slettet kl. { $at } af { $by }: { $why }
course-awaits = Der ventes stadig på det spil, der var i gang, da tiden gik.
course-awaits-none = Der var ikke noget i gang: slet det
course-close-awaits = Ved et bord ventes der stadig på det spil, der var i gang, da tiden gik. Var der ikke noget i gang, så sig det på bordets side.
course-time-up-back-button = Tag det tilbage: De spil bliver spillet
course-trace-struck = resten af spillene slettet af { $by }, { $when }
course-trace-why = { $what }: { $why }
course-trace-back = { $what }; taget tilbage af { $by }, { $when }
course-ask-redraw = Træk lod igen til de runder, der ikke er begyndt?
course-ask-redraw-what = { $n ->
    [one] Der trækkes lod igen til runde { $round }. Så kan alle sidde et andet sted: Trykte pladskort, bordskilte og lister gælder ikke mere.
   *[other] Der trækkes lod igen til de { $n } runder fra runde { $round }. Så kan alle sidde et andet sted: Trykte pladskort, bordskilte og lister gælder ikke mere.
}
course-redraw-back = Så længe der ikke er skrevet noget spil ind, kan den nuværende bordplan hentes tilbage.
course-redraw-yes = Træk lod igen
course-draw-back-button = Sid fra runde { $round } igen som før den nye lodtrækning
course-ask-draw-back = Hent den forrige bordplan tilbage?
course-ask-draw-back-what = Fra runde { $round } sidder alle som før den nye lodtrækning. Det, der blev trukket i stedet, bortfalder.
course-ask-lots = Træk lod igen?
course-ask-lots-what = Der er allerede trukket lod. Den, der er lige til det sidste, kan få en anden placering bagefter.
course-lots-back-button = Tag den sidste lodtrækning tilbage
course-ask-lots-back = Tag den sidste lodtrækning tilbage?
course-ask-lots-back-before = Den forrige lodtrækning gælder igen.
course-ask-lots-back-none = Så er der ikke trukket lod, og de, der er lige, deler placeringen.
course-ask-close = Afslut runde { $round }?
course-ask-close-what = Bordene skriver så ikke mere ind; linjer kan rettes med en begrundelse, men ikke slettes eller indsættes. Runden kan kun åbnes igen, så længe den næste ikke er startet, og der ikke er skrevet noget i den.
course-ask-close-noted = { $at }: strafpoint, der ikke står i nogen linje: { $points } – { $why }
course-close-time-up = Er tiden gået, så vælg »{ $button }«.
course-reopen = Åbn runde { $round } igen
course-ask-reopen = Åbn runde { $round } igen?
course-ask-reopen-what = Listerne går videre: Linjer kan igen skrives, slettes og indsættes. Point og lodtrækning bliver, som de er; runden skal afsluttes igen bagefter.
course-ask-out = Diskvalificer { $player }?
course-ask-out-what = Han eller hun har ingen placering på ranglisten, giver hverken hold eller klub noget og spiller ingen runde, der ikke er begyndt. Runder, der er trukket og ikke begyndt, skal trækkes igen.
course-out-back-button = Ophæv diskvalifikationen
course-out-why = Grunden: { $why }

## refusals

course-no-clock = Runde { $round }: Starten eller uret er ikke, som siden viste det; se på det igen.
course-bad-minutes = { $minutes } minutter kan ikke lægges til.
course-not-struck = { $at }: Der er ingen spil slettet.
course-not-drawn-again = Fra runde { $round } er der ingen tidligere bordplan at hente tilbage.
course-no-lots = Der er ikke trukket lod.
course-lots-not-chosen = I denne turnering afgør lodtrækning ikke noget. De, der står lige, deler pladsen.
course-nothing-to-rank = Der er ikke skrevet noget spil ind endnu. Der trækkes lod, når der er noget at rangere.
course-not-out = Startnummer { $number } er ikke diskvalificeret.
course-too-many-prizes = { $n } præmier er for mange.
course-not-over = Placeringer kan råbes op, når alle runder er afsluttet.
course-no-such-honour = Der er { $places } placeringer, ikke { $count }.

## settings, deleting

course-settings = Indstillinger
course-place = Sted
course-settings-save = Gem
course-settings-begun = Der er skrevet spil ind. Navn, dag, sted og antallet af runder kan stadig ændres; regler, lige summer og tider bliver, som de er.
course-settings-fewer = Med færre runder bortfalder de sidste, der er trukket.
course-setup-changed = Indstillingerne blev ændret
course-setup-renamed = Turneringen hedder nu »{ $name }«
course-delete = Slet turneringen
course-ask-delete = Slet »{ $name }«?
course-ask-delete-what = { $n ->
    [one] { $players }; ét spil er skrevet ind.
   *[other] { $players }; { $n } spil er skrevet ind.
}
course-ask-delete-back = Ingen ser den mere, og dens koder og links fører ingen steder hen. Men intet smides væk: Nederst på siden »Turneringer« kan den hentes tilbage.
course-deleted-ones = Slettede turneringer
course-deleted-by = slettet af { $name }, { $when }
course-restore = Hent tilbage
course-deleted = Turneringen blev slettet
course-restored = Turneringen blev hentet tilbage
course-is-deleted = Turneringen er slettet. Hent den tilbage først.
course-not-deleted = Turneringen er ikke slettet.
course-setup-begun = Der er skrevet spil ind: Regler, lige summer og tider kan ikke ændres mere.
course-name-deleted = En turnering med dette navn blev slettet her. Hent den tilbage nedenfor, eller vælg et andet navn.
