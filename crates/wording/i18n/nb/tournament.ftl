# `stich tournament` og `stich doko list check`: turnering, lister, avvisninger.

## where

tournament-at = runde { $round }, bord { $table }
tournament-line = spill { $number }
tournament-line-not-played = spill { $number } (ikke spilt)
tournament-line-not-again = spill { $number } (ikke spilt, { $n }. gang)
tournament-line-struck = { $deal }, senere strøket
tournament-line-number = linje { $number }
tournament-at-line = { $at }, { $deal }: { $what }
tournament-heading-round = Runde { $round }
tournament-heading-table = Bord { $table }

## new

tournament-created = Turneringen «{ $name }» er opprettet som { $short } (starttall for trekningen: { $seed }).

## players

tournament-players-added = { $n ->
    [one] Én spiller er påmeldt.
   *[other] { $n } spillere er påmeldt.
}
tournament-players-total = { $n ->
    [0] Ingen spillere ennå
    [one] Én spiller
   *[other] { $n } spillere
}
tournament-player-what = Hva som skal endres, sies med --name eller --club.
tournament-players-none = { $file }: det er ingen spillere i den
tournament-player-struck = { $number } { $name } er strøket.
tournament-player-new = { $number } { $name } er med fra runde { $round }.
tournament-player-from = fra runde { $round }
tournament-player-until = til og med runde { $round }
tournament-player-misses = er ikke med i runde { $rounds }
tournament-list-ended = { $n ->
    [one] stoppet etter én linje
   *[other] stoppet etter { $n } linjer
}
tournament-lapsed = { $why } – { $n ->
    [one] ett spill bortfaller
   *[other] { $n } spill bortfaller
}.
tournament-lapsed-owing = { $why } – { $n ->
    [one] ett spill bortfaller
   *[other] { $n } spill bortfaller
}, blant dem Pflichtsoli for { $names }.
tournament-lapsed-owing-one = { $why } – { $n ->
    [one] Pflichtsolo for { $name } bortfaller
   *[other] { $n } spill bortfaller, blant dem Pflichtsolo for { $name }
}.
tournament-extra = { $minutes } minutter lagt til
tournament-player-warned = advart i runde { $round } av { $by }, { $when }: { $why }
tournament-player-out = diskvalifisert
tournament-player-deduction = fratrekk { $number } (runde { $round }): { $points } – { $why }
tournament-player-deduction-back = { $what }; opphevet av { $by }, { $when }: { $why }
tournament-undrawn = Trekningen fra runde { $round } gjelder dermed ikke lenger; trekk på nytt.

## draw

tournament-drawn = Trukket med starttallet { $seed }.
tournament-edited = Plassene i runde { $round } er endret for hånd.
tournament-springer = { $name } er springer og sitter også ved bord { $table }, plass { $place }.
tournament-springer-rule = Bord med felles springer spiller på skift. For springeren teller gjennomsnittet av de to listene, halve poeng rundes ned.
tournament-only-fours = Offisielle turneringer spiller bare ved bord med fire ({ $official }). { $n ->
    [5] Ved et bord med fem sitter giveren over og får 0 poeng ({ $sits }).
   *[other] Ved de større bordene sitter flere enn giveren over. Den som sitter over, får 0 poeng ({ $sits }).
}
tournament-no-repeats = Ingen møter noen to ganger.
tournament-repeats = { $n ->
    [one] Ett møte gjentas
   *[other] { $n } møter gjentas
}; færre enn { $bound } er beviselig umulig.
tournament-club-mates = { $n ->
    [one] Ett par
   *[other] { $n } par
} fra samme klubb ved samme bord i runde 1; færre enn { $bound } er beviselig umulig.
tournament-fives-again = { $n ->
    [one] Én gang sitter noen igjen ved et bord med fem eller flere før alle har sittet ved et.
   *[other] { $n } ganger sitter noen igjen ved et bord med fem eller flere før alle har sittet ved et.
}
tournament-unless-fair = At ingen sitter to ganger ved et bord med fem eller flere før alle har sittet ved et, koster gjentatte møter: uten det ville det være { $n ->
    [0] ingen
    [one] bare ett
   *[other] bare { $n }
}.
tournament-unless-apart = At klubbkamerater holdes fra hverandre, koster gjentatte møter: uten det ville det være { $n ->
    [0] ingen
    [one] bare ett
   *[other] bare { $n }
}.
tournament-nothing-to-draw = Det er ingen runde igjen å trekke; --again trekker på nytt det som er trukket, men ikke begynt.
tournament-split-nobody = Runde { $round }: Ingen er til stede.
tournament-split-few = Runde { $round }: { $n ->
    [one] én spiller er for lite
   *[other] { $n } spillere er for få
}; et bord krever fire.
tournament-finding-size = Bord { $table } har { $n ->
    [one] én spiller
   *[other] { $n } spillere
}; det må være fire til sju.
tournament-finding-twice = { $player } har mer enn én plass.
tournament-finding-missing = { $player } har ingen plass.
tournament-finding-absent = { $player } har en plass, men er ikke med i denne runden.
tournament-finding-larger = { $n } bord med fem eller flere; { $m ->
    [one] ett
   *[other] { $m }
} ville være nok.
tournament-finding-again = { $a } og { $b } møtes igjen.
tournament-finding-five-again = { $player } sitter igjen ved et bord med fem eller flere; { $n ->
    [one] én annen
   *[other] { $n } andre
} har vært der sjeldnere.
tournament-finding-club = { $a } og { $b } er fra samme klubb.
tournament-seating-refused = Disse plassene i runde { $round } går ikke:
tournament-seating-line = { $file }:{ $line }: «{ $found }» er ikke et startnummer

## enter, correct, settle

tournament-entered = { $at }: { $n ->
    [one] én linje ført inn
   *[other] { $n } linjer ført inn
}
tournament-read-again = { $at }: { $n ->
    [one] én linje lest for andre gang
   *[other] { $n } linjer lest for andre gang
}
tournament-readings-agree = De to lesningene stemmer overens.
tournament-readings-differ = { $deal }: første lesning { $one }, andre lesning { $two }
tournament-to-settle = Disse linjene teller først når det er avgjort hvilken lesning som er riktig.
tournament-corrected = { $at }, { $deal } rettet: før { $before }, nå { $after }
tournament-struck = { $at }, { $deal } strøket: { $before }
tournament-settled = { $at }, { $deal }: avgjort, det gjelder { $after }
tournament-time-up = { $at }: Tiden er ute. De gjenstående spillene utgår; manglende Pflichtsoli spilles fortsatt. Er det allerede gitt et spill til, teller det fortsatt: først --time-not-up, så --time-up --running.
tournament-time-up-running = { $at }: Tiden er ute. Spillet som er i gang, teller fortsatt; deretter spilles bare manglende Pflichtsoli.
tournament-round-closed = Runde { $round } er avsluttet.
tournament-round-reopened = Runde { $round } er åpen igjen.
tournament-deducted = { $player }: { $n ->
    [one] ett poeng
   *[other] { $n } poeng
} trukket fra (runde { $round }).
tournament-taken-back = { $player }: fratrekk { $number } er opphevet.
tournament-disqualified = { $player } er diskvalifisert.
tournament-what-line = Hva som skal føres inn, sies med nøyaktig én av --game, --points, --not-played eller en fil.
tournament-what-correction = Hva som skal skje med linjen, sies med nøyaktig én av --game, --points, --not-played eller --strike.
tournament-as-before = Det står slik fra før; ingenting er endret.
tournament-which-table = { $file }: Verken filen eller navnet (som r1-t3.csv) sier hvilken runde og hvilket bord listen hører til; oppgi --round og --table.
tournament-other-table = { $file }: Listen er fra runde { $round }, bord { $table }; noe annet er oppgitt.
tournament-is-running = { $file }: Dette er løpende stillinger under navn, ikke en turneringsliste; `stich doko list check` kan kontrollere dem.
tournament-nothing-entered = Ingenting er ført inn.
tournament-lines-refused = { $file }: { $n ->
    [one] én linje kan ikke føres inn slik:
   *[other] { $n } linjer kan ikke føres inn slik:
}
tournament-file-line = { $file }:{ $line }: { $what }
tournament-anyway-hint = Skal linjen gjelde likevel: --anyway --reason … med --as NAVN.
tournament-totals-hint = Stemmer linjene til tross for en annen sluttsum: --anyway --reason … med --as NAVN.
tournament-doubts = { $n ->
    [one] { $file }: én linje sier ikke hva den mener:
   *[other] { $file }: { $n } linjer sier ikke hva de mener:
}
tournament-as-meant-hint = Med --as-meant gjelder hver av disse linjene slik den sannsynligvis er ment; med --anyway og --reason … slik den står.
tournament-as-meant-only-hint = Med --as-meant gjelder hver av disse linjene slik den sannsynligvis er ment.
tournament-replace-hint = Skal listen tre i stedet for det som allerede er ført inn: --replace --reason …
tournament-two-lists = { $at }: { $one } og { $two } er to lister fra samme bord. Før bare inn den som gjelder.

## show

tournament-rules = regler { $rules }, { $n ->
    [one] én runde
   *[other] { $n } runder
}, starttall { $seed }
tournament-clock = tid: { $four } minutter ved firemannsbord, { $five } ved femmannsbord
tournament-not-drawn-yet = ikke trukket ennå
tournament-state-closed = avsluttet
tournament-state-drawn = trukket, ikke begynt
tournament-state-lists = { $total ->
    [one] { $n ->
        [0] listen er ikke komplett ennå
       *[other] listen er komplett
    }
   *[other] { $n ->
        [one] én av { $total } lister komplett
       *[other] { $n } av { $total } lister komplette
    }
}
tournament-list-lines = { $lines } av { $deals } spill
tournament-list-complete = komplett
tournament-list-empty = ennå tom
tournament-list-second = { $n ->
    [one] én linje lest to ganger
   *[other] { $n } linjer lest to ganger
}
tournament-next-deal = Neste er spill { $number }: plass { $dealer } gir, plass { $lead } spiller ut.
tournament-next-sits = { $n ->
    [one] Plass { $positions } sitter over.
   *[other] Plassene { $positions } sitter over.
}
tournament-next-forced = Vorführung: plass { $position } må spille sin Pflichtsolo.
tournament-keeps-list = Plass { $position } fører listen.
tournament-owing = Plasser som mangler Pflichtsolo: { $positions }.
tournament-column-number = Nr.
tournament-column-dealer = Giver
tournament-column-game = Spill
tournament-total = Stilling
tournament-kind-normal = normalt spill
tournament-kind-game = Spill
tournament-kind-hochzeit = Hochzeit
tournament-kind-hochzeit-alone = Hochzeit alene
tournament-kind-still = stille Hochzeit
tournament-kind-pflichtsolo = Pflichtsolo { $position }
tournament-kind-forced = Pflichtsolo { $position } (Vorführung)
tournament-kind-lustsolo = Lustsolo { $position }
tournament-kind-not-played = ikke spilt
tournament-kind-solo = { $kind } ({ $solo })
tournament-told-re = Re { $names }
tournament-told-alone = { $names } alene
tournament-told-augen = { $augen } øyne til Re
tournament-told-call = { $call } med { $held } kort
tournament-told-foxes = { $n ->
    [one] en rev til { $party }
   *[other] { $n } rever til { $party }
}
tournament-told-doppelkoepfe = { $n ->
    [one] en Doppelkopf til { $party }
   *[other] { $n } Doppelköpfe til { $party }
}
tournament-told-karlchen = Karlchen til { $party }
tournament-told-points = { $name } { $points }
tournament-told-dealt = gitt av { $name }
list-word-trumps = «{ $found }» er ingen solo, eller spillet er ikke en: damen, buben, fleischlos, farbe:C, farbe:S, farbe:H, farbe:D
list-fields-kind = «{ $found }» er ingen spilltype som passer til disse poengene
tournament-penalty = straff { $points }
tournament-deduction = fratrekk { $points }
tournament-penalty-why = anledning: { $why }
tournament-penalised = { $what }: { $why } ({ $by })
tournament-accepted = gjelder likevel, sier { $by }: { $why }
tournament-trace-entered = { $deal }: ført inn av { $by }, { $when } ({ $how })
tournament-trace-changed = { $deal }: rettet av { $by }, { $when }: { $why }; før { $before }, etter { $after }
tournament-trace-struck = { $deal }: strøket av { $by }, { $when }: { $why }; før { $before }
tournament-trace-inserted = { $deal }: føyd inn av { $by }, { $when }: { $why }; { $after }
tournament-trace-ended = bordet stoppet, notert av { $by }, { $when }: { $what }
tournament-trace-resumed = bordet spiller videre, notert av { $by }, { $when }: { $why }
tournament-trace-extra = { $minutes } minutter lagt til av { $by }, { $when }: { $why }
tournament-trace-settled = { $deal }: avgjort av { $by }, { $when }: { $why }; den andre lesningen { $before } var feil
tournament-how-phone = telefon
tournament-how-paper = papirliste
tournament-how-clerk = turneringsledelsen

## rank

tournament-rank-heading = { $m ->
    [0] Rangliste før første runde
   *[other] Rangliste etter runde { $m }
}
tournament-rank-provisional = Foreløpig: Ikke alle rundene er avsluttet.
tournament-rank-final = Sluttstilling
tournament-rank-disputed = { $n ->
    [one] Én omstridt linje teller ikke ennå.
   *[other] { $n } omstridte linjer teller ikke ennå.
}
tournament-rank-appeals = { $n ->
    [one] Én klage er ikke avgjort ennå.
   *[other] { $n } klager er ikke avgjort ennå.
}
tournament-lots-drawn = Loddene er trukket (starttall { $seed }).
tournament-team-unknown = «{ $team }»: Startnummer { $number } finnes ikke.
tournament-team-twice = «{ $team }»: Startnummer { $number } er allerede på et lag.
tournament-team-unequal = «{ $team }» har { $n ->
    [one] ett medlem
   *[other] { $n } medlemmer
}, de andre har { $others }.
tournament-written = { $file } er skrevet.
tournament-nothing-to-print = Det er ikke noe å skrive ut ennå.
tournament-too-many-rounds = { $rounds } runder får ikke plass på siden; høyst { $most }.

## refusals

tournament-not-created = Her begynner ingen turnering: Først må det stå at en er opprettet.
tournament-already-created = Turneringen er allerede opprettet.
tournament-format = Det er skrevet i format { $found }; denne versjonen kjenner format 1. Oppdater programmet.
tournament-no-such-day = { $found } finnes ikke i kalenderen.
tournament-not-a-day = «{ $found }» er ikke en dato; skriv den som { $example }.
tournament-round-count = En turnering har 1 til 100 runder, ikke { $found }.
tournament-no-stamp = Si hvem som fører dette inn: --as NAVN, eller én gang for alle STICH_AS.
tournament-no-reason = Oppgi en grunn.
tournament-no-name = En spiller må ha et navn og et nummer fra 1.
tournament-no-title = En turnering må ha et navn.
tournament-no-minutes = En tidsgrense er minst ett minutt.
tournament-number-taken = Startnummer { $number } er allerede gitt.
tournament-no-such-player = Startnummer { $number } finnes ikke.
tournament-leaves-before = Startnummer { $number } kan ikke gå etter runde { $until } og først komme i runde { $from }.
tournament-no-such-round = Det er ingen runde { $round }; turneringen har { $rounds }.
tournament-begun = Runde { $round } har begynt; hvem som sitter hvor, kan ikke endres lenger.
tournament-not-drawn = Runde { $round } er ikke trukket ennå.
tournament-next-round = Rundene trekkes i rekkefølge; den neste er runde { $round }.
tournament-no-such-table = Runde { $round } har ikke noe bord { $table }; det er { $n ->
    [one] bare ett
   *[other] { $n } bord
}.
tournament-no-such-line = { $at }: Listen har ingen linje { $number }.
tournament-not-in-list = { $at }: { $deal } står ikke i listen.
tournament-line-spelt = «{ $found }»: Et spill angis som i listen, for eksempel 4; et som ikke ble spilt, 4x, andre gang 4x2.
tournament-line-changed = { $at }, { $deal }: Noen andre har endret linjen i mellomtiden.
tournament-same-person = { $at }: { $name } har ført inn listen; andre gang leses den av en annen.
tournament-nothing-to-compare = { $at }: Den første lesningen har bare { $n ->
    [one] én linje
   *[other] { $n } linjer
}.
tournament-nothing-to-settle = { $at }, { $deal }: Her er ingenting omstridt.
tournament-disputed = { $at }: Lesningene er ulike ({ $lines }); avgjør det først.
tournament-incomplete = { $at }: { $what }
tournament-closed = Runde { $round } er allerede avsluttet.
tournament-not-closed = Runde { $round } er ikke avsluttet.
tournament-next-begun = Runde { $round } forblir avsluttet: Det er allerede ført noe i runde { $later }. Linjer kan fortsatt rettes med begrunnelse.
tournament-next-called = Runde { $round } forblir avsluttet: Runde { $later } er allerede ropt opp. Er det ikke spilt noe der ennå, velg først «{ $button }». Ellers kan linjer fortsatt rettes med begrunnelse.
tournament-announced = Runde { $round } forblir avsluttet: Det er allerede ropt opp plasser under premieutdelingen.
tournament-not-begun = Runde { $round } er ikke ropt opp ennå, og det er ikke ført noe der: Der kan ikke tiden være ute.
tournament-still-open = Runde { $round } er fortsatt åpen; den må avsluttes først.
tournament-no-clock = Denne turneringen har ingen tidsgrense; hvorfor runden slutter tidlig, må stå.
tournament-nothing-left = { $at }: Her er det ikke mer å spille.
tournament-untimed = { $at }: Her går det ingen klokke: Ingen spill er for sene, og tid kan ikke legges til.
tournament-late = { $at }: Tiden er ute. Si om dette spillet da var gitt, eller i ferd med å bli gitt, om det var ferdigspilt, eller om det er en Pflichtsolo som gjenstår; et senere teller ikke (8.5.1).
tournament-late-hint = Si hva det er: --late dealt (gitt), --late played (spilt) eller --late pflichtsolo.
tournament-in-time = { $at }: Tiden er ikke ute ennå.
tournament-too-few = { $at }: Med færre enn fire spillere kan det ikke spilles videre. Enten trer noen inn, eller så slutter bordet.
tournament-not-gone = { $at }: { $player } har ikke gått.
tournament-played-on = { $at }: De andre har spilt videre uten { $player } siden; i denne runden går det ikke an å komme tilbake til bordet.
tournament-rounds-begun = Runde { $round } har allerede begynt. Færre runder enn det kan turneringen ikke ha.
tournament-read-twice = { $at }: Alle { $n } linjene er allerede lest to ganger.
tournament-not-ended = { $at }: Bordet har ikke stoppet.
tournament-bad-minutes = { $minutes } minutter kan ikke legges til; 1 til 60 kan.
tournament-not-at-table = { $at }: { $player } sitter ikke der.
tournament-bad-deduction = { $points } poeng kan ikke trekkes fra; 1 til 12 kan.
tournament-no-such-deduction = { $player } har ikke noe fratrekk { $number }.
tournament-taken-back-already = { $player }: fratrekk { $number } er allerede opphevet.
tournament-already-out = Startnummer { $number } er allerede diskvalifisert.
tournament-replay = { $file }: Innføring { $number } passer ikke til det som står foran: { $what }

## file

tournament-roster-no-name = navnet mangler
tournament-roster-sum = dette er en sum, ikke en spiller
tournament-roster-number = «{ $found }» er ikke et startnummer; skriv 1, 2, 3 … eller utelat det
tournament-roster-long = navnet eller klubben er lengre enn 80 tegn
tournament-roster-hidden = navnet eller klubben inneholder usynlige tegn
tournament-holds-name = Navn
tournament-holds-first = Fornavn
tournament-holds-club = Klubb
tournament-holds-number = Startnummer
tournament-holds-skip = brukes ikke
tournament-columns = Lest som: { $columns }
tournament-columns-no-name = Én kolonne må inneholde navnet.
tournament-columns-twice = To kolonner skal inneholde det samme: { $what }.
tournament-columns-many = Mer enn { $n } kolonner
tournament-like-player = allerede med som nummer { $number }
tournament-like-line = står allerede i linje { $line }
tournament-like-perhaps-line = heter som i linje { $line }; bare den ene har en klubb
tournament-like-perhaps = heter som nummer { $number }; bare den ene har en klubb
tournament-like-other = heter som nummer { $number } ({ $club })
tournament-left-out = Ikke tatt med – linje { $line }, { $name }: { $why }
tournament-noted = Linje { $line }, { $name }: { $what }
tournament-renumbered = nummer { $wanted } er opptatt, derfor { $number }

## lines of a list

list-over = Runden er slutt; det spilles ikke mer.
list-no-position = Det er ingen plass { $position } ved dette bordet.
list-sits-out = Plass { $position } sitter over; det kan ikke være hans solo.
list-must-solo = De tellende spillene er over: plass { $position } må spille sin Pflichtsolo.
list-closed = Runden er avsluttet; turneringsledelsen kan nå bare rette en linje, ikke stryke eller sette inn en.
list-later = Etter det går ikke { $deal } opp lenger: { $what }
list-doubt-alone = { $name } spilte alene mot tre, og ingenting sier hva det var
list-doubt-together = poengene er som to mot to, men det er notert et spill alene mot tre
list-doubt-lust = det er notert en Lustsolo; men den første soloen i runden er Pflichtsolo
list-doubt-pflicht = det er notert en Pflichtsolo; men { $name } har allerede spilt sin
list-doubt-slip = slik går det ikke opp
list-doubt-meant = sannsynligvis: { $what }
list-could-be = mulig med disse poengene: { $kinds }
list-read = { $kind }: { $points }
list-games-left = { $n ->
    [one] Det mangler ett spill, Pflichtsoli medregnet.
   *[other] Det mangler { $n } spill, Pflichtsoli medregnet.
}
list-owing = { $n ->
    [one] Pflichtsoloen til { $names } mangler.
   *[other] Pflichtsoli til { $names } mangler.
}
list-number = Det står spill { $found }; etter tur er det spill { $expected }.
list-totals = I filen står sluttsummen { $written }; linjene gir { $sums }.
list-flaw = { $what } ({ $clause })
list-flaw-game-sum = spillets poeng gir { $sum }, ikke 0
list-flaw-penalty-sum = straffepoengene gir { $sum }, ikke 0
list-flaw-sitter = plass { $position } sitter over og får 0
list-flaw-fifth = det står noe ved en plass som dette bordet ikke har
list-flaw-without-game = spillet ble ikke spilt og har ingen spillepoeng, bare straffepoeng
list-flaw-threefold = plass { $position } spilte alene; han har tre ganger de andres poeng med motsatt fortegn
list-flaw-unequal = poengene passer verken til to mot to eller tredobbelt til én mot tre
list-flaw-parity = de fire resultatene er verken alle partall eller alle oddetall
list-flaw-no-soloist = bare en solist får alle straffepoengene fra én annen; plass { $position } spilte ikke alene her
list-flaw-no-price = så mye koster ikke noe lovbrudd, heller ikke flere til sammen; straffepoengene kan ikke stemme
list-flaw-stopped = et alvorlig lovbrudd stanser spillet: det gir ingen poeng og er ikke spilt, med mindre Kontra gjorde det i en solo
list-flaw-other-forced = først må plass { $should } spille sin Pflichtsolo, ikke plass { $did }
list-flaw-dealer = plass { $did } ga; det var tur til plass { $should }
list-flaw-deduction = plass { $position } får trukket { $points } poeng; høyst 12
list-flaw-worth = spillet gir { $worth }, det er ført { $written }
list-flaw-no-game = ingen spill er verd { $points } poeng
list-flaw-call = { $call }: { $why }; har ingen protestert, gjelder det likevel
list-call-repeat = egen side hadde allerede meldt dette eller mer
list-call-late = for sent, det krever { $needs } kort på hånden, ikke { $held }
list-call-reply = for sent selv som svar, det krever { $needs } kort, ikke { $held }
list-call-skipped = for sent for et trinn som ble hoppet over, det krever { $needs } kort, ikke { $held }
list-call-no-erstansage = egen side har bare svart sent; da er ingen Absage mulig
list-call-not-clarified = ingen melding før Klärungsstich er ferdig
list-call-shortened = spillet var allerede forkortet
list-call-other-party = den som melder, hører til { $party }

## a game that cannot be

list-game-re = Re må her være { $n ->
    [one] én spiller
   *[other] { $n } spillere
}, ikke { $given }
list-game-absent = plass { $position } har ingen kort i dette spillet og kan ikke være Re
list-game-augen = Re har { $found } Augen, men det er bare 240
list-game-no-such-augen = Ingen side kan ha { $found } Augen: enkle Augen finnes ikke, en knekt teller allerede 2
list-game-tricks = Re har { $found } stikk, men det er bare 12
list-game-augen-tricks = { $n ->
    [one] { $augen } Augen kan ikke ligge i ett stikk: det har { $least } til { $most } Augen
   *[other] { $augen } Augen og { $n } stikk passer ikke sammen: i så mange stikk er det { $least } til { $most } Augen
}
list-game-hochzeit = i denne Hochzeit har Re minst { $tricks ->
    [one] ett stikk
   *[other] { $tricks } stikk
}, ikke { $given }
list-game-tricks-needed = { $party } har ingen Augen; om siden har et stikk, må stå (tricks)
list-game-foxes = det er bare to rever
list-game-doppelkoepfe = ess og tiere rekker bare til fire Doppelköpfe
list-game-karlchen = bare én side tar det siste stikket
list-game-cards = ingen har { $found } kort på hånden; hver får tolv
list-game-cards-after = { $party } har allerede meldt med { $given } kort på hånden; etter det har ingen der { $found }
list-game-no-trick = det er ikke plass til disse Sonderpunkte i stikkene til { $party }

## files of lists

list-file-empty = det er ingen liste i den
list-file-quote = et anførselstegn åpnes og lukkes ikke
list-file-column = «{ $found }» er ikke en kolonne i en liste
list-file-column-twice = kolonnen «{ $found }» står der to ganger
list-file-positions = poengkolonner for { $n ->
    [one] én plass
   *[other] { $n } plasser
}; et bord har fire til sju
list-file-cells = { $n ->
    [one] én celle
   *[other] { $n } celler
}, hodet har { $expected } kolonner
list-file-number = «{ $found }» i kolonnen «{ $name }» er ikke et tall som kan stå der
list-file-kind = «{ $found }» er ikke en type spill: N (vanlig spill), H (Hochzeit), HA (Hochzeit alene), SH (stille Hochzeit), S (solo), PS (Pflichtsolo), LS (Lustsolo), x (ikke spilt), eller navnet på soloen: damen, buben, fleischlos, kreuz, pik, herz, karo
list-file-no-re = ved siden av Augen mangler det hvem som var Re
list-file-no-augen = «{ $found }» står der uten Augen; uten dem føres bare poengene inn
list-file-whose-solo = hvem sin solo det var, står ikke der, og poengene viser det ikke
list-file-no-solo = arten er ikke en solo, og likevel står det en solist der ({ $n }); la ett av feltene stå tomt
list-file-toml = «{ $found }» står ikke slik i en liste som TOML; en linje ser slik ut: points = [3, -1, -1, -1]
list-word-kind = «{ $found }» er ikke en type spill: normal, hochzeit, hochzeit-alone, still, solo, eller navnet på soloen: damen, buben, fleischlos, kreuz, pik, herz, karo
list-word-party = «{ $found }» er ikke en side: re, kontra
list-word-call = { $party } kan ikke melde «{ $found }»: re eller kontra, keine90, keine60, keine30, schwarz
list-word-special = «{ $found }» gir ikke noe Sonderpunkt: fox, doppelkopf eller karlchen, deretter re eller kontra
list-word-second-karlchen = Karlchen for { $party } står der to ganger
list-word-field = «{ $found }» hører ikke til et spill: kind, re, augen, trumps, tricks, clarified, call, special
list-word-twice = «{ $found }» står der to ganger
list-word-missing = «{ $found }» mangler
list-fields-nothing = en linje oppgir et spill (game), poeng (points) eller not-played
list-fields-solo = solo hører bare til points; et spill oppgir selv sin solist
list-fields-not-played = det som ikke ble spilt, har verken game eller points
list-fields-reason = en anledning uten straffepoeng og uten fratrekk: poengene mangler
list-fields-position = det er ingen plass { $found }
list-fields-many = { $n ->
    [one] ett tall
   *[other] { $n } tall
}; det skal stå fire til sju, ett for hver plass

## doko list check

list-check-list = { $file }: liste fra et { $n ->
    [5] femmannsbord
    [6] seksmannsbord
    [7] sjumannsbord
   *[other] firemannsbord
}
list-check-running = { $file }: løpende stillinger for { $names }
list-check-game = linje { $line }: spill { $number }, { $points }
list-check-value = i kolonne S står { $written }, stillingen endrer seg med { $changed }
list-check-note = ved siden av står «{ $found }» (brukes ikke)
list-check-read-as = lest som: { $what }
list-check-read-among = lest som: { $what } (mulig med disse poengene: { $kinds })
list-check-fine = { $n ->
    [0] ingen spill
    [one] ett spill kontrollert, i orden
   *[other] { $n } spill kontrollert, i orden
}
list-check-wrong = { $total ->
    [one] ett spill kontrollert
   *[other] { $total } spill kontrollert
}, { $m ->
    [one] ett er feil
   *[other] { $m } er feil
}
list-check-not-complete = ikke komplett ennå: { $what }
