# `stich tournament` og `stich doko list check`: turnering, lister, afvisninger.

## where

tournament-at = Runde { $round }, bord { $table }
tournament-line = spil { $number }
tournament-line-not-played = spil { $number } (ikke spillet)
tournament-line-not-again = spil { $number } (ikke spillet, { $n }. gang)
tournament-line-struck = det slettede { $deal }
tournament-line-number = linje { $number }
tournament-at-line = { $at }, { $deal }: { $what }
tournament-heading-round = Runde { $round }
tournament-heading-table = Bord { $table }

## new

tournament-created = Turneringen »{ $name }« er oprettet som { $short } (lodtrækningens starttal: { $seed }).

## players

tournament-players-added = { $n ->
    [one] En spiller er tilmeldt.
   *[other] { $n } spillere er tilmeldt.
}
tournament-players-total = { $n ->
    [0] Endnu ingen spillere
    [one] En spiller
   *[other] { $n } spillere
}
tournament-player-what = Hvad der skal ændres, siges med --name eller --club.
tournament-players-none = { $file }: der er ingen spillere i den
tournament-player-struck = { $number } { $name } er slettet.
tournament-player-new = { $number } { $name } er med fra runde { $round }.
tournament-player-from = fra runde { $round }
tournament-player-until = til og med runde { $round }
tournament-player-misses = mangler i runde { $rounds }
tournament-list-ended = { $n ->
    [one] stoppet efter én linje
   *[other] stoppet efter { $n } linjer
}
tournament-lapsed = { $why } – { $n ->
    [one] ét spil bortfalder
   *[other] { $n } spil bortfalder
}.
tournament-lapsed-owing = { $why } – { $n ->
    [one] ét spil bortfalder
   *[other] { $n } spil bortfalder
}, heriblandt Pflichtsoli for { $names }.
tournament-lapsed-owing-one = { $why } – { $n ->
    [one] Pflichtsolo for { $name } bortfalder
   *[other] { $n } spil bortfalder, heriblandt Pflichtsolo for { $name }
}.
tournament-extra = { $minutes } minutter lagt til
tournament-player-warned = advaret i runde { $round } af { $by }, { $when }: { $why }
tournament-player-out = diskvalificeret
tournament-player-deduction = fradrag { $number } (runde { $round }): { $points } – { $why }
tournament-player-deduction-back = { $what }; ophævet af { $by }, { $when }: { $why }
tournament-undrawn = Lodtrækningen fra runde { $round } gælder dermed ikke mere; træk lod igen.

## draw

tournament-drawn = Trukket med starttallet { $seed }.
tournament-edited = Pladserne i runde { $round } er ændret manuelt.
tournament-springer = { $name } er springer og sidder også ved bord { $table }, plads { $place }.
tournament-springer-rule = Borde med fælles springer spiller på skift. For springeren tæller gennemsnittet af de to lister, halve point rundes ned.
tournament-only-fours = Officielle turneringer spiller kun ved borde med fire ({ $official }). { $n ->
    [5] Ved et bord med fem sidder giveren over og får 0 point ({ $sits }).
   *[other] Ved de større borde sidder flere over end giveren. Den, der sidder over, får 0 point ({ $sits }).
}
tournament-no-repeats = Ingen møder nogen to gange.
tournament-repeats = { $n ->
    [one] Et møde gentages
   *[other] { $n } møder gentages
}; færre end { $bound } er beviseligt umuligt.
tournament-club-mates = { $n ->
    [one] Et par
   *[other] { $n } par
} fra samme klub ved samme bord i runde 1; færre end { $bound } er beviseligt umuligt.
tournament-fives-again = { $n ->
    [one] Én gang sidder nogen igen ved et bord med fem eller flere, før alle har siddet ved et.
   *[other] { $n } gange sidder nogen igen ved et bord med fem eller flere, før alle har siddet ved et.
}
tournament-unless-fair = At ingen sidder to gange ved et bord med fem eller flere, før alle har siddet ved et, koster gentagne møder: uden det ville der være { $n ->
    [0] ingen
    [one] kun ét
   *[other] kun { $n }
}.
tournament-unless-apart = At klubkammerater holdes adskilt, koster gentagne møder: uden det ville der være { $n ->
    [0] ingen
    [one] kun ét
   *[other] kun { $n }
}.
tournament-nothing-to-draw = Der er ingen runde at trække lod til; --again trækker lod igen til de runder, der er trukket, men ikke begyndt.
tournament-split-nobody = Runde { $round }: Der er ingen til stede.
tournament-split-few = Runde { $round }: { $n ->
    [one] én spiller er ikke nok
   *[other] { $n } spillere er for få
}; et bord kræver fire.
tournament-finding-size = Bord { $table } har { $n ->
    [one] én spiller
   *[other] { $n } spillere
}; der skal være fire til syv.
tournament-finding-twice = { $player } har mere end én plads.
tournament-finding-missing = { $player } har ingen plads.
tournament-finding-absent = { $player } har en plads, men er ikke med i denne runde.
tournament-finding-larger = { $n } borde med fem eller flere; { $m ->
    [one] ét
   *[other] { $m }
} ville være nok.
tournament-finding-again = { $a } og { $b } mødes igen.
tournament-finding-five-again = { $player } sidder igen ved et bord med fem eller flere; { $n ->
    [one] én anden
   *[other] { $n } andre
} har været der sjældnere.
tournament-finding-club = { $a } og { $b } er fra samme klub.
tournament-seating-refused = Disse pladser i runde { $round } kan ikke bruges:
tournament-seating-line = { $file }:{ $line }: »{ $found }« er ikke et startnummer

## enter, correct, settle

tournament-entered = { $at }: { $n ->
    [one] en linje skrevet ind
   *[other] { $n } linjer skrevet ind
}
tournament-read-again = { $at }: { $n ->
    [one] en linje indtastet anden gang
   *[other] { $n } linjer indtastet anden gang
}
tournament-readings-agree = De to indtastninger stemmer overens.
tournament-readings-differ = { $deal }: første indtastning { $one }, anden indtastning { $two }
tournament-to-settle = Disse linjer tæller først, når det er afgjort, hvilken indtastning der er rigtig.
tournament-corrected = { $at }, { $deal } rettet: før { $before }, nu { $after }
tournament-struck = { $at }, { $deal } slettet: { $before }
tournament-settled = { $at }, { $deal }: afgjort, det gælder { $after }
tournament-time-up = { $at }: Tiden er gået. De resterende spil udgår; manglende Pflichtsoli spilles stadig. Er der allerede givet et spil til, tæller det stadig: først --time-not-up, så --time-up --running.
tournament-time-up-running = { $at }: Tiden er gået. Spillet, der er i gang, tæller stadig; derefter spilles kun manglende Pflichtsoli.
tournament-round-closed = Runde { $round } er afsluttet.
tournament-round-reopened = Runde { $round } er åben igen.
tournament-deducted = { $player }: { $n ->
    [one] ét point
   *[other] { $n } point
} trukket fra (runde { $round }).
tournament-taken-back = { $player }: fradrag { $number } er ophævet.
tournament-disqualified = { $player } er diskvalificeret.
tournament-what-line = Hvad der skal skrives ind, siges med netop én af --game, --points, --not-played eller en fil.
tournament-what-correction = Hvad der skal ske med linjen, siges med netop én af --game, --points, --not-played eller --strike.
tournament-as-before = Det står der allerede; intet er ændret.
tournament-which-table = { $file }: Hverken filen eller dens navn (som r1-t3.csv) siger, hvilken runde og hvilket bord listen hører til; angiv --round og --table.
tournament-other-table = { $file }: Listen er fra runde { $round }, bord { $table }; der er angivet noget andet.
tournament-is-running = { $file }: Det er løbende stillinger under navne, ikke en turneringsliste; `stich doko list check` kan kontrollere dem.
tournament-nothing-entered = Intet er skrevet ind.
tournament-lines-refused = { $file }: { $n ->
    [one] en linje kan ikke skrives ind sådan:
   *[other] { $n } linjer kan ikke skrives ind sådan:
}
tournament-file-line = { $file }:{ $line }: { $what }
tournament-anyway-hint = Skal linjen gælde alligevel: --anyway --reason … med --as NAVN.
tournament-totals-hint = Er linjerne rigtige trods den anden slutstilling: --anyway --reason … med --as NAVN.
tournament-doubts = { $n ->
    [one] { $file }: en linje siger ikke, hvad den mener:
   *[other] { $file }: { $n } linjer siger ikke, hvad de mener:
}
tournament-as-meant-hint = Med --as-meant gælder hver af disse linjer, som den sandsynligvis er ment; med --anyway og --reason … som den står.
tournament-as-meant-only-hint = Med --as-meant gælder hver af disse linjer, som den sandsynligvis er ment.
tournament-replace-hint = Skal listen træde i stedet for det, der allerede er skrevet ind: --replace --reason …
tournament-two-lists = { $at }: { $one } og { $two } er to lister fra samme bord. Skriv kun den ind, der gælder.

## show

tournament-rules = Regler: { $rules }, { $n ->
    [one] én runde
   *[other] { $n } runder
}, starttal { $seed }
tournament-clock = Tid: { $four } minutter ved borde med fire, { $five } ved borde med fem
tournament-not-drawn-yet = endnu ikke trukket
tournament-state-closed = afsluttet
tournament-state-drawn = trukket, ikke begyndt
tournament-state-lists = { $total ->
    [one] { $n ->
        [0] listen er ikke komplet endnu
       *[other] listen er komplet
    }
   *[other] { $n ->
        [one] en af { $total } lister komplet
       *[other] { $n } af { $total } lister komplette
    }
}
tournament-list-lines = { $lines } af { $deals } spil
tournament-list-complete = komplet
tournament-list-empty = endnu tom
tournament-list-second = { $n ->
    [one] en linje indtastet to gange
   *[other] { $n } linjer indtastet to gange
}
tournament-next-deal = Nu kommer spil { $number }: plads { $dealer } giver, plads { $lead } spiller ud.
tournament-next-sits = { $n ->
    [one] Plads { $positions } sidder over.
   *[other] Pladserne { $positions } sidder over.
}
tournament-next-forced = Vorführung: plads { $position } skal spille sin Pflichtsolo.
tournament-keeps-list = Plads { $position } fører listen.
tournament-owing = Pladser, der mangler Pflichtsolo: { $positions }.
tournament-column-number = Nr.
tournament-column-dealer = Giver
tournament-column-game = Spil
tournament-total = Stilling
tournament-kind-normal = normalt spil
tournament-kind-game = Spil
tournament-kind-hochzeit = Hochzeit
tournament-kind-hochzeit-alone = Hochzeit alene
tournament-kind-still = stille Hochzeit
tournament-kind-pflichtsolo = Pflichtsolo { $position }
tournament-kind-forced = Pflichtsolo { $position } (Vorführung)
tournament-kind-lustsolo = Lustsolo { $position }
tournament-kind-not-played = ikke spillet
tournament-kind-solo = { $kind } ({ $solo })
tournament-told-re = Re { $names }
tournament-told-alone = { $names } alene
tournament-told-augen = { $augen } Augen til Re
tournament-told-call = { $call } med { $held } kort
tournament-told-foxes = { $n ->
    [one] en ræv til { $party }
   *[other] { $n } ræve til { $party }
}
tournament-told-doppelkoepfe = { $n ->
    [one] en Doppelkopf til { $party }
   *[other] { $n } Doppelköpfe til { $party }
}
tournament-told-karlchen = Karlchen til { $party }
tournament-told-points = { $name } { $points }
tournament-told-dealt = givet af { $name }
list-word-trumps = »{ $found }« er ingen solo, eller spillet er ikke en: damen, buben, fleischlos, farbe:C, farbe:S, farbe:H, farbe:D
list-fields-kind = »{ $found }« er ingen spiltype, der passer til disse point
tournament-penalty = straf { $points }
tournament-deduction = fradrag { $points }
tournament-penalty-why = anledning: { $why }
tournament-penalised = { $what }: { $why } ({ $by })
tournament-accepted = gælder alligevel, siger { $by }: { $why }
tournament-trace-entered = { $deal }: skrevet ind af { $by }, { $when } ({ $how })
tournament-trace-changed = { $deal }: rettet af { $by }, { $when }: { $why }; før { $before }, efter { $after }
tournament-trace-struck = { $deal }: slettet af { $by }, { $when }: { $why }; før { $before }
tournament-trace-inserted = { $deal }: føjet ind af { $by }, { $when }: { $why }; { $after }
tournament-trace-ended = bordet stoppede, noteret af { $by }, { $when }: { $what }
tournament-trace-resumed = bordet spiller videre, noteret af { $by }, { $when }: { $why }
tournament-trace-extra = { $minutes } minutter lagt til af { $by }, { $when }: { $why }
tournament-trace-settled = { $deal }: afgjort af { $by }, { $when }: { $why }; den anden indtastning { $before } var forkert
tournament-how-phone = telefon
tournament-how-paper = papirliste
tournament-how-clerk = turneringsledelsen

## rank

tournament-rank-heading = { $m ->
    [0] Rangliste før første runde
   *[other] Rangliste efter runde { $m }
}
tournament-rank-provisional = Foreløbig: Ikke alle runder er afsluttet.
tournament-rank-final = Slutstilling
tournament-rank-disputed = { $n ->
    [one] En omstridt linje tæller endnu ikke.
   *[other] { $n } omstridte linjer tæller endnu ikke.
}
tournament-rank-appeals = { $n ->
    [one] En klage er endnu ikke afgjort.
   *[other] { $n } klager er endnu ikke afgjort.
}
tournament-lots-drawn = Loddene er trukket (starttal { $seed }).
tournament-team-unknown = »{ $team }«: Startnummer { $number } findes ikke.
tournament-team-twice = »{ $team }«: Startnummer { $number } er allerede på et hold.
tournament-team-unequal = »{ $team }« har { $n ->
    [one] ét medlem
   *[other] { $n } medlemmer
}, de andre har { $others }.
tournament-written = { $file } er skrevet.
tournament-nothing-to-print = Der er ikke noget at udskrive endnu.
tournament-too-many-rounds = { $rounds } runder kan ikke være på siden; højst { $most }.

## refusals

tournament-not-created = Her begynder ingen turnering: Først skal der stå, at en er oprettet.
tournament-already-created = Turneringen er allerede oprettet.
tournament-format = Det er skrevet i format { $found }; denne version kender format 1. Opdater programmet.
tournament-no-such-day = { $found } findes ikke i kalenderen.
tournament-not-a-day = »{ $found }« er ikke en dato; skriv den som { $example }.
tournament-round-count = En turnering har 1 til 100 runder, ikke { $found }.
tournament-no-stamp = Angiv, hvem du er, med --as NAVN, eller én gang for alle med STICH_AS.
tournament-no-reason = Angiv en grund.
tournament-no-name = En spiller skal have et navn og et nummer fra 1.
tournament-no-title = En turnering skal have et navn.
tournament-no-minutes = En tidsgrænse er mindst ét minut.
tournament-number-taken = Startnummer { $number } er allerede givet.
tournament-no-such-player = Startnummer { $number } findes ikke.
tournament-leaves-before = Startnummer { $number } kan ikke gå efter runde { $until } og først komme i runde { $from }.
tournament-no-such-round = Der er ingen runde { $round }; turneringen har { $rounds }.
tournament-begun = Runde { $round } er begyndt; hvem der sidder hvor, kan ikke ændres mere.
tournament-not-drawn = Runde { $round } er endnu ikke trukket.
tournament-next-round = Runderne trækkes efter tur; den næste er runde { $round }.
tournament-no-such-table = Runde { $round } har intet bord { $table }; der er { $n ->
    [one] kun ét
   *[other] { $n } borde
}.
tournament-no-such-line = { $at }: Listen har ingen linje { $number }.
tournament-not-in-list = { $at }: { $deal } står ikke i listen.
tournament-line-spelt = »{ $found }«: Et spil angives som i listen, fx 4; et, der ikke blev spillet, 4x, anden gang 4x2.
tournament-line-changed = { $at }, { $deal }: En anden har ændret linjen i mellemtiden.
tournament-same-person = { $at }: { $name } har skrevet listen ind; anden gang indtastes den af en anden.
tournament-nothing-to-compare = { $at }: Den første indtastning har kun { $n ->
    [one] én linje
   *[other] { $n } linjer
}.
tournament-nothing-to-settle = { $at }, { $deal }: Her er intet omstridt.
tournament-disputed = { $at }: Indtastningerne er forskellige ({ $lines }); afgør det først.
tournament-incomplete = { $at }: { $what }
tournament-closed = Runde { $round } er allerede afsluttet.
tournament-not-closed = Runde { $round } er ikke afsluttet.
tournament-next-begun = Runde { $round } forbliver afsluttet: Der er allerede skrevet noget i runde { $later }. Linjer kan stadig rettes med en begrundelse.
tournament-next-called = Runde { $round } forbliver afsluttet: Runde { $later } er allerede startet. Er der ikke spillet noget endnu, så vælg først »{ $button }«. Ellers kan linjer stadig rettes med en begrundelse.
tournament-announced = Runde { $round } forbliver afsluttet: Der er allerede råbt placeringer op ved præmieoverrækkelsen.
tournament-not-begun = Runde { $round } er ikke startet endnu, og der er ikke skrevet noget i den: Dér kan tiden ikke være gået.
tournament-still-open = Runde { $round } er stadig åben; den skal afsluttes først.
tournament-no-clock = Denne turnering har ingen tidsgrænse; hvorfor runden slutter før tid, skal fremgå.
tournament-nothing-left = { $at }: Her er der ikke mere at spille.
tournament-untimed = { $at }: Her går der intet ur: Intet spil er for sent, og der kan ikke lægges tid til.
tournament-late = { $at }: Tiden er gået. Sig, om dette spil da var givet eller ved at blive givet, om det var spillet, eller om det er en Pflichtsolo, der mangler; et senere tæller ikke (8.5.1).
tournament-late-hint = Sig, hvad det er: --late dealt (givet), --late played (spillet) eller --late pflichtsolo.
tournament-in-time = { $at }: Tiden er ikke gået endnu.
tournament-too-few = { $at }: Med færre end fire spillere kan der ikke spilles videre. Enten træder en anden ind, eller også holder bordet op.
tournament-not-gone = { $at }: { $player } er ikke gået.
tournament-played-on = { $at }: De andre har spillet videre uden { $player } siden; i denne runde er der ingen vej tilbage til bordet.
tournament-rounds-begun = Runde { $round } er allerede begyndt. Færre runder end det kan turneringen ikke have.
tournament-read-twice = { $at }: Alle { $n } linjer er allerede tastet to gange.
tournament-not-ended = { $at }: Bordet er ikke stoppet.
tournament-bad-minutes = { $minutes } minutter kan ikke lægges til; 1 til 60 kan.
tournament-not-at-table = { $at }: { $player } sidder der ikke.
tournament-bad-deduction = { $points } point kan ikke trækkes fra; 1 til 12 kan.
tournament-no-such-deduction = { $player } har intet fradrag { $number }.
tournament-taken-back-already = { $player }: fradrag { $number } er allerede ophævet.
tournament-already-out = Startnummer { $number } er allerede diskvalificeret.
tournament-replay = { $file }: Post { $number } passer ikke til det, der står før: { $what }

## file

tournament-roster-no-name = navnet mangler
tournament-roster-sum = det er en sum, ikke en spiller
tournament-roster-number = »{ $found }« er ikke et startnummer; skriv 1, 2, 3 … eller udelad det
tournament-roster-long = navnet eller klubben er længere end 80 tegn
tournament-roster-hidden = navnet eller klubben indeholder usynlige tegn
tournament-holds-name = Navn
tournament-holds-first = Fornavn
tournament-holds-club = Klub
tournament-holds-number = Startnummer
tournament-holds-skip = bruges ikke
tournament-columns = Læst som: { $columns }
tournament-columns-no-name = Én kolonne skal indeholde navnet.
tournament-columns-twice = To kolonner skal indeholde det samme: { $what }.
tournament-columns-many = Mere end { $n } kolonner
tournament-like-player = allerede med som nummer { $number }
tournament-like-line = står allerede i linje { $line }
tournament-like-perhaps-line = hedder som i linje { $line }; kun den ene har en klub
tournament-like-perhaps = hedder som nummer { $number }; kun den ene har en klub
tournament-like-other = hedder som nummer { $number } ({ $club })
tournament-left-out = Ikke taget med – linje { $line }, { $name }: { $why }
tournament-noted = Linje { $line }, { $name }: { $what }
tournament-renumbered = nummer { $wanted } er optaget, derfor { $number }

## lines of a list

list-over = Runden er slut; der spilles ikke mere.
list-no-position = Der er ingen plads { $position } ved dette bord.
list-sits-out = Plads { $position } sidder over; det kan ikke være hans solo.
list-must-solo = De tællende spil er forbi: plads { $position } skal spille sin Pflichtsolo.
list-closed = Runden er afsluttet; turneringsledelsen kan nu kun rette en linje, ikke slette eller indsætte en.
list-later = Derefter går { $deal } ikke længere op: { $what }
list-doubt-alone = { $name } har spillet alene mod tre, og intet siger, hvad det var
list-doubt-together = pointene er som to mod to, men der er noteret et spil alene mod tre
list-doubt-lust = der er noteret en Lustsolo; men rundens første solo er Pflichtsolo
list-doubt-pflicht = der er noteret en Pflichtsolo; men { $name } har allerede spillet sin
list-doubt-slip = sådan går det ikke op
list-doubt-meant = sandsynligvis: { $what }
list-could-be = muligt med disse point: { $kinds }
list-read = { $kind }: { $points }
list-games-left = { $n ->
    [one] Der mangler et spil, Pflichtsoli medregnet.
   *[other] Der mangler { $n } spil, Pflichtsoli medregnet.
}
list-owing = { $n ->
    [one] Pflichtsoloen fra { $names } mangler.
   *[other] Pflichtsoli fra { $names } mangler.
}
list-number = Der står spil { $found }; efter tur er det spil { $expected }.
list-totals = I filen står slutstillingen { $written }; linjerne giver { $sums }.
list-flaw = { $what } ({ $clause })
list-flaw-game-sum = spillets point giver { $sum }, ikke 0
list-flaw-penalty-sum = strafpointene giver { $sum }, ikke 0
list-flaw-sitter = plads { $position } sidder over og får 0
list-flaw-fifth = der står noget ved en plads, som dette bord ikke har
list-flaw-without-game = spillet blev ikke spillet og har ingen spillepoint, kun strafpoint
list-flaw-threefold = plads { $position } spillede alene; han har det tredobbelte af de andre med modsat fortegn
list-flaw-unequal = pointene passer hverken til to mod to eller tredobbelt til én mod tre
list-flaw-parity = de fire resultater er hverken alle lige eller alle ulige
list-flaw-no-soloist = kun en solist får alle strafpoint fra én anden; plads { $position } spillede ikke alene her
list-flaw-no-price = så meget koster ingen overtrædelse, heller ikke flere tilsammen; strafpointene kan ikke passe
list-flaw-stopped = en alvorlig overtrædelse standser spillet: der er ingen point for det, og det er ikke spillet, medmindre Kontra begik den i en solo
list-flaw-other-forced = først skal plads { $should } spille sin Pflichtsolo, ikke plads { $did }
list-flaw-dealer = plads { $did } gav; det var plads { $should }s tur
list-flaw-deduction = plads { $position } får trukket { $points } point fra; højst 12
list-flaw-worth = spillet giver { $worth }, der er skrevet { $written }
list-flaw-no-game = intet spil er { $points } point værd
list-flaw-call = { $call }: { $why }; har ingen gjort indsigelse, gælder det alligevel
list-call-repeat = egen side havde allerede meldt dette eller mere
list-call-late = for sent, det kræver { $needs } kort på hånden, ikke { $held }
list-call-reply = for sent selv som svar, det kræver { $needs } kort, ikke { $held }
list-call-skipped = for sent til et oversprunget trin, det kræver { $needs } kort, ikke { $held }
list-call-no-erstansage = egen side har kun svaret sent; så er ingen Absage mulig
list-call-not-clarified = ingen melding, før Klärungsstichet er færdigt
list-call-shortened = spillet var allerede kortet af
list-call-other-party = den, der melder, hører til { $party }

## a game that cannot be

list-game-re = Re skal her være { $n ->
    [one] én spiller
   *[other] { $n } spillere
}, ikke { $given }
list-game-absent = plads { $position } har ingen kort i dette spil og kan ikke være Re
list-game-augen = Re har { $found } Augen, men der er kun 240
list-game-no-such-augen = Ingen side kan have { $found } Augen: enkelte Augen findes ikke, en bonde tæller allerede 2
list-game-tricks = Re har { $found } stik, men der er kun 12
list-game-augen-tricks = { $n ->
    [one] { $augen } Augen kan ikke ligge i ét stik: der er { $least } til { $most } Augen i det
   *[other] { $augen } Augen og { $n } stik passer ikke sammen: i så mange stik er der { $least } til { $most } Augen
}
list-game-hochzeit = ved denne Hochzeit har Re mindst { $tricks ->
    [one] ét stik
   *[other] { $tricks } stik
}, ikke { $given }
list-game-tricks-needed = { $party } har ingen Augen; om siden har et stik, skal fremgå (tricks)
list-game-foxes = der er kun to ræve
list-game-doppelkoepfe = esser og tiere rækker kun til fire Doppelköpfe
list-game-karlchen = kun én side tager det sidste stik
list-game-cards = ingen har { $found } kort på hånden; hver får tolv
list-game-cards-after = { $party } har allerede meldt med { $given } kort på hånden; derefter har ingen dér { $found }
list-game-no-trick = der er ikke plads til disse Sonderpunkte i { $party }s stik

## files of lists

list-file-empty = der er ingen liste i den
list-file-quote = et anførselstegn åbnes og lukkes ikke
list-file-column = »{ $found }« er ikke en kolonne i en liste
list-file-column-twice = kolonnen »{ $found }« står der to gange
list-file-positions = pointkolonner til { $n ->
    [one] én plads
   *[other] { $n } pladser
}; et bord har fire til syv
list-file-cells = { $n ->
    [one] én celle
   *[other] { $n } celler
}, hovedet har { $expected } kolonner
list-file-number = »{ $found }« i kolonnen »{ $name }« er ikke et tal, der kan stå der
list-file-kind = »{ $found }« er ikke en slags spil: N (normalt spil), H (Hochzeit), HA (Hochzeit alene), SH (stille Hochzeit), S (solo), PS (Pflichtsolo), LS (Lustsolo), x (ikke spillet), eller soloens navn: damen, buben, fleischlos, kreuz, pik, herz, karo
list-file-no-re = ud over Augen mangler der, hvem der var Re
list-file-no-augen = »{ $found }« står der uden Augen; uden dem skrives kun pointene ind
list-file-whose-solo = hvis solo det var, står der ikke, og pointene viser det ikke
list-file-no-solo = arten er ikke en solo, og dog står der en solist ({ $n }); lad det ene felt stå tomt
list-file-toml = »{ $found }« står ikke sådan i en liste som TOML; en linje ser sådan ud: points = [3, -1, -1, -1]
list-word-kind = »{ $found }« er ikke en slags spil: normal, hochzeit, hochzeit-alone, still, solo, eller soloens navn: damen, buben, fleischlos, kreuz, pik, herz, karo
list-word-party = »{ $found }« er ikke en side: re, kontra
list-word-call = { $party } kan ikke melde »{ $found }«: re eller kontra, keine90, keine60, keine30, schwarz
list-word-special = »{ $found }« giver ikke et Sonderpunkt: fox, doppelkopf eller karlchen, derefter re eller kontra
list-word-second-karlchen = Karlchen for { $party } står der to gange
list-word-field = »{ $found }« hører ikke til et spil: kind, re, augen, trumps, tricks, clarified, call, special
list-word-twice = »{ $found }« står der to gange
list-word-missing = »{ $found }« mangler
list-fields-nothing = en linje angiver et spil (game), point (points) eller not-played
list-fields-solo = solo hører kun til points; et spil angiver selv sin solist
list-fields-not-played = hvad der ikke blev spillet, har hverken game eller points
list-fields-reason = en anledning uden strafpoint og uden fradrag: pointene mangler
list-fields-position = der er ingen plads { $found }
list-fields-many = { $n ->
    [one] ét tal
   *[other] { $n } tal
}; der skal stå fire til syv, ét for hver plads

## doko list check

list-check-list = { $file }: liste fra et bord med { $n ->
    [5] fem
    [6] seks
    [7] syv
   *[other] fire
}
list-check-running = { $file }: løbende stillinger for { $names }
list-check-game = linje { $line }: spil { $number }, { $points }
list-check-value = i kolonne S står { $written }, stillingen ændrer sig med { $changed }
list-check-note = ved siden af står »{ $found }« (bruges ikke)
list-check-read-as = læst som: { $what }
list-check-read-among = læst som: { $what } (muligt med disse point: { $kinds })
list-check-fine = { $n ->
    [0] intet spil
    [one] et spil kontrolleret, i orden
   *[other] { $n } spil kontrolleret, i orden
}
list-check-wrong = { $total ->
    [one] et spil kontrolleret
   *[other] { $total } spil kontrolleret
}, { $m ->
    [one] et er forkert
   *[other] { $m } er forkerte
}
list-check-not-complete = endnu ikke komplet: { $what }
