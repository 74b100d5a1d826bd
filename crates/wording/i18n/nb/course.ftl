# Hvordan en turnering går: forløpet i ord, klokken, det det spørres om først, og det som tas tilbake.


## history

course-title = Forløp
course-lead = Alt som har skjedd, det nyeste først. Her slettes aldri noe.
course-with-lines = Med hvert innført spill
course-without-lines = Uten de innførte spillene
course-by = { $when } · { $name }
course-created = Turneringen ble opprettet
course-players-added = { $n ->
    [one] { $names } ble ført inn
   *[other] { $n } spillere ble ført inn: { $names }
}
course-player-changed = { $player }: nå { $name }
course-player-struck = { $player } ble strøket av listen
course-player-comes = { $player } spiller fra runde { $round }
course-player-leaves = { $player } går etter runde { $round }
course-player-misses = { $player } står over runde { $round }
course-drawn = Trukket fra runde { $round }
course-drawn-again = Trukket på nytt fra runde { $round }
course-draw-back = Den nye trekningen ble tatt tilbake; fra runde { $round } sitter alle som før
course-seating-edited = Runde { $round }: plassene ble endret for hånd
course-line-entered = { $at }: { $deal } ble ført inn
course-line-corrected = { $at }: { $deal } ble rettet: { $why }
course-line-struck = { $at }: { $deal } ble strøket: { $why }
course-second = { $at }: en linje ble lest andre gang
course-settled = { $at }: { $deal } ble avklart: { $why }
course-called = { $timed ->
    [yes] Runde { $round } ble ropt opp; tiden går
   *[no] Runde { $round } ble ropt opp
}
course-called-again = { $timed ->
    [yes] Runde { $round }: klokken ble startet på nytt
   *[no] Runde { $round } ble ropt opp igjen
}
course-call-back = { $timed ->
    [yes] Runde { $round }: klokkens start ble tatt tilbake
   *[no] Runde { $round }: oppropet ble tatt tilbake
}
course-paused = Runde { $round }: klokken ble stanset
course-goes-on = Runde { $round }: klokken går videre
course-extended = { $n ->
    [one] Runde { $round }: ett minutt mer til alle bord
   *[other] Runde { $round }: { $n } minutter mer til alle bord
}
course-shortened = { $n ->
    [one] Runde { $round }: ett minutt tatt tilbake
   *[other] Runde { $round }: { $n } minutter tatt tilbake
}
course-time-up = { $at }: tiden var ute, resten av spillene ble strøket
course-time-up-why = { $at }: resten av spillene ble strøket: { $why }
course-time-up-back = { $at }: tatt tilbake; de strøkne spillene spilles
course-line-inserted = { $at }: { $deal } satt inn: { $why }
course-game-left = { $at }: et spill kom først inn da listen var avsluttet: { $said }
course-game-left-done = { $at }: spillet som kom for sent, er behandlet.
course-left-table = { $at }: { $player } går, de andre spiller videre: { $why }
course-left-table-back = { $at }: { $player } er her likevel.
course-substitute = { $at }: { $name } spiller for { $player }.
course-substitute-back = { $at }: { $player } spiller selv igjen.
course-list-ended = { $at }: listen ble avsluttet før tiden: { $why }
course-list-resumed = { $at }: listen fortsetter likevel: { $why }
course-time-added = { $at }: { $n ->
    [one] ett minutt
   *[other] { $n } minutter
} mer: { $why }
course-keeper = { $at }: { $player } fører listen
course-closed = Runde { $round } ble avsluttet
course-reopened = Runde { $round } ble åpnet igjen: { $why }
course-deducted = { $player }, runde { $round }: fratrekk { $points }: { $why }
course-deduction-back = { $player }: fratrekk { $number } ble opphevet: { $why }
course-out = { $player } ble diskvalifisert: { $why }
course-out-back = { $player }: diskvalifiseringen ble opphevet: { $why }
course-prizes = Premiene ble skrevet opp
course-covered = Ranglisten ble dekket til frem til premieutdelingen
course-announced = { $n ->
    [one] Premieutdeling: én plass er ropt opp
   *[other] Premieutdeling: { $n } plasser er ropt opp
}
course-open = Ranglisten er åpen for alle
course-lots = Det ble trukket lodd ved lik sum
course-lots-again = Det ble trukket lodd på nytt ved lik sum
course-lots-back = Siste loddtrekning ble tatt tilbake

## clock

course-pause = Stans klokken
course-go-on = La klokken gå videre
course-more = { $n ->
    [one] +{ $n } minutt til alle
   *[other] +{ $n } minutter til alle
}
course-less = { $n ->
    [one] −{ $n } minutt
   *[other] −{ $n } minutter
}
course-standing = Stanset: { $left }
course-standing-since = stanset kl. { $at }
course-has-more = { $n ->
    [one] { $n } minutt mer enn planlagt
   *[other] { $n } minutter mer enn planlagt
}
course-last-game = Tiden er ute: Spillet det allerede gis til, spilles ferdig, deretter bare Pflichtsoli som gjenstår.

## asked first, and taken back

course-take-back = Ta det tilbake
course-can-be-back = Det kan tas tilbake etterpå.
course-ask-call-again = { $timed ->
    [yes] Starte klokken for runde { $round } på nytt?
   *[no] Rope opp runde { $round } igjen?
}
course-ask-call-again-what = { $timed ->
    [yes] Den har gått siden { $at }. Alle bord har da full tid igjen fra nå av; tillagte minutter og pauser faller bort.
   *[no] Den ble ropt opp allerede kl. { $at }.
}
course-call-back-button = { $timed ->
    [yes] Ta tilbake siste start av klokken
   *[no] Ta tilbake oppropet
}
course-ask-call-back = { $timed ->
    [yes] Ta tilbake siste start av klokken?
   *[no] Ta tilbake oppropet?
}
course-ask-call-back-before = { $timed ->
    [yes] Klokken går igjen slik den gjorde fra { $at }.
   *[no] Runden regnes da som ropt opp kl. { $at }.
}
course-ask-call-back-none = { $timed ->
    [yes] Runde { $round } er da ikke ropt opp ennå, og ingen tid går.
   *[no] Runde { $round } er da ikke ropt opp ennå.
}
course-ask-time-up = Stryke resten av spillene ved dette bordet?
course-ask-time-up-what = { $n ->
    [one] { $at }: Ett tellende spill strykes.
   *[other] { $at }: { $n } tellende spill strykes.
}
course-ask-time-up-owing = Deretter spilles bare Pflichtsoloen til: { $names }.
course-ask-time-up-none = Dermed er listen fullstendig.
course-ask-time-up-running = Spillet som er gitt, eller er i ferd med å bli gitt, spilles ferdig og teller.
course-ask-time-up-not-running = Er et spill gitt, eller i ferd med å bli gitt, så gå tilbake og kryss av for det: Det teller fortsatt.
course-ask-time-up-last = Etter det spillet er listen fullstendig.
course-time-up-yes = Stryk dem
course-all-time-up = Tiden er ute
course-all-time-up-ask = Runde { $round }: Er tiden ute?
course-all-time-up-what = Ved de avkryssede bordene strykes resten av spillene. Pflichtsoli som gjenstår, spilles fortsatt.
course-all-time-up-nobody = Ingen bord i denne runden har flere spill å stryke.
course-all-time-up-none-ticked = Det er ikke krysset av for noe bord.
course-all-time-up-done = { $n ->
    [one] Det er ikke mer å stryke ved bord { $tables }.
   *[other] Det er ikke mer å stryke ved bordene { $tables }.
}
course-all-time-up-back = Det kan tas tilbake etterpå, bord for bord.
course-struck-since = Resten av spillene ble strøket kl. { $at } av { $by }.
course-struck-why = Resten av spillene ble strøket kl. { $at } av { $by }: { $why }
course-awaits = Det ventes fortsatt på spillet som var i gang da tiden gikk ut.
course-awaits-none = Ingenting var i gang: stryk det
course-close-awaits = Ved et bord ventes det fortsatt på spillet som var i gang da tiden gikk ut. Var ingenting i gang, si det på bordets side.
course-time-up-back-button = Ta det tilbake: Disse spillene spilles
course-trace-struck = resten av spillene strøket av { $by }, { $when }
course-trace-why = { $what }: { $why }
course-trace-back = { $what }; tatt tilbake av { $by }, { $when }
course-ask-redraw = Trekke på nytt rundene som ikke har begynt?
course-ask-redraw-what = { $n ->
    [one] Runde { $round } trekkes på nytt. Da kan alle sitte et annet sted: Trykte plasskort, bordskilt og lister gjelder ikke lenger.
   *[other] De { $n } rundene fra runde { $round } trekkes på nytt. Da kan alle sitte et annet sted: Trykte plasskort, bordskilt og lister gjelder ikke lenger.
}
course-redraw-back = Så lenge det ikke er ført inn noe spill der, kan dagens plassering hentes tilbake.
course-redraw-yes = Trekk på nytt
course-draw-back-button = Sitt fra runde { $round } igjen som før den nye trekningen
course-ask-draw-back = Hente forrige plassering tilbake?
course-ask-draw-back-what = Fra runde { $round } sitter alle som før den nye trekningen. Det som ble trukket i stedet, faller bort.
course-ask-lots = Trekke lodd på nytt?
course-ask-lots-what = Det er allerede trukket lodd. Den som er lik helt til slutt, kan få en annen plass etterpå.
course-lots-back-button = Ta tilbake siste loddtrekning
course-ask-lots-back = Ta tilbake siste loddtrekning?
course-ask-lots-back-before = Trekningen før gjelder igjen.
course-ask-lots-back-none = Da er det ikke trukket lodd, og de som er like, deler plassen.
course-ask-close = Avslutte runde { $round }?
course-ask-close-what = Bordene fører da ikke inn noe mer; linjer kan rettes med begrunnelse, men ikke strykes eller settes inn. Runden kan bare åpnes igjen så lenge neste runde ikke er ropt opp og det ikke er ført noe der.
course-ask-close-noted = { $at }: straffepoeng som ikke står i noen linje: { $points } – { $why }
course-close-time-up = Er tiden ute, velger du «{ $button }».
course-reopen = Åpne runde { $round } igjen
course-ask-reopen = Åpne runde { $round } igjen?
course-ask-reopen-what = Listene fortsetter: Linjer kan igjen føres inn, strykes og settes inn. Poeng og trekning blir som de er; runden må avsluttes på nytt etterpå.
course-ask-out = Diskvalifisere { $player }?
course-ask-out-what = Han eller hun har ingen plass på ranglisten, gir verken lag eller klubb noe og spiller ingen runde som ikke har begynt. Runder som er trukket og ikke begynt, må trekkes på nytt.
course-out-back-button = Opphev diskvalifiseringen
course-out-why = Grunnen: { $why }

## refusals

course-no-clock = Runde { $round }: Oppropet eller klokken er ikke slik siden viste; se på det igjen.
course-bad-minutes = { $minutes } minutter kan ikke legges til.
course-not-struck = { $at }: Der er ingen spill strøket.
course-not-drawn-again = Fra runde { $round } finnes ingen tidligere plassering å hente tilbake.
course-no-lots = Det er ikke trukket lodd.
course-lots-not-chosen = I denne turneringen avgjør ikke loddet. De som står likt, deler plassen.
course-nothing-to-rank = Det er ikke ført inn noe spill ennå. Det trekkes lodd når det er noe å rangere.
course-not-out = Startnummer { $number } er ikke diskvalifisert.
course-too-many-prizes = { $n } premier er for mange.
course-not-over = Plasser kan ropes opp når alle rundene er avsluttet.
course-no-such-honour = Det er { $places } plasser, ikke { $count }.

## settings, deleting

course-settings = Innstillinger
course-place = Sted
course-settings-save = Lagre
course-settings-begun = Det er ført inn spill. Navn, dag, sted og antall runder kan fortsatt endres; regler, like summer og tider blir som de er.
course-settings-fewer = Med færre runder faller de siste som er trukket, bort.
course-setup-changed = Innstillingene ble endret
course-setup-renamed = Turneringen heter nå «{ $name }»
course-delete = Slett turneringen
course-ask-delete = Slette «{ $name }»?
course-ask-delete-what = { $n ->
    [one] { $players }; ett spill er ført inn.
   *[other] { $players }; { $n } spill er ført inn.
}
course-ask-delete-back = Ingen ser den lenger, og kodene og lenkene fører ingen steder. Men ingenting kastes: Nederst på siden «Turneringer» kan den hentes tilbake.
course-deleted-ones = Slettede turneringer
course-deleted-by = slettet av { $name }, { $when }
course-restore = Hent tilbake
course-deleted = Turneringen ble slettet
course-restored = Turneringen ble hentet tilbake
course-is-deleted = Turneringen er slettet. Hent den tilbake først.
course-not-deleted = Turneringen er ikke slettet.
course-setup-begun = Det er ført inn spill: Regler, like summer og tider kan ikke endres lenger.
course-name-deleted = En turnering med dette navnet ble slettet her. Hent den tilbake nedenfor, eller velg et annet navn.
