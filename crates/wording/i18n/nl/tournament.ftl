# `stich tournament` en `stich doko list check`: toernooi, lijsten, weigeringen.

## where

tournament-at = ronde { $round }, tafel { $table }
tournament-line = spel { $number }
tournament-line-not-played = spel { $number } (niet gespeeld)
tournament-line-not-again = spel { $number } (niet gespeeld, { $n }e keer)
tournament-line-struck = het geschrapte { $deal }
tournament-line-number = regel { $number }
tournament-at-line = { $at }, { $deal }: { $what }
tournament-heading-round = Ronde { $round }
tournament-heading-table = Tafel { $table }

## new

tournament-created = Toernooi “{ $name }” aangemaakt als { $short } (startgetal van de loting: { $seed }).

## players

tournament-players-added = { $n ->
    [one] Eén speler is ingeschreven.
   *[other] { $n } spelers zijn ingeschreven.
}
tournament-players-total = { $n ->
    [0] Nog geen spelers
    [one] Eén speler
   *[other] { $n } spelers
}
tournament-player-what = Wat gewijzigd moet worden, zegt --name of --club.
tournament-players-none = { $file }: er staat geen speler in
tournament-player-struck = { $number } { $name } is geschrapt.
tournament-player-new = { $number } { $name } speelt mee vanaf ronde { $round }.
tournament-player-from = vanaf ronde { $round }
tournament-player-until = tot en met ronde { $round }
tournament-player-misses = mist ronde { $rounds }
tournament-list-ended = { $n ->
    [one] gestopt na één regel
   *[other] gestopt na { $n } regels
}
tournament-lapsed = { $why } – { $n ->
    [one] één spel vervalt
   *[other] { $n } spellen vervallen
}.
tournament-lapsed-owing = { $why } – { $n ->
    [one] één spel vervalt
   *[other] { $n } spellen vervallen
}, waaronder de Pflichtsoli van { $names }.
tournament-lapsed-owing-one = { $why } – { $n ->
    [one] de Pflichtsolo van { $name } vervalt
   *[other] { $n } spellen vervallen, waaronder de Pflichtsolo van { $name }
}.
tournament-extra = { $minutes } minuten extra
tournament-player-warned = gewaarschuwd in ronde { $round } door { $by }, { $when }: { $why }
tournament-player-out = gediskwalificeerd
tournament-player-deduction = aftrek { $number } (ronde { $round }): { $points } – { $why }
tournament-player-deduction-back = { $what }; ingetrokken door { $by }, { $when }: { $why }
tournament-undrawn = De loting vanaf ronde { $round } vervalt daarmee; loot opnieuw.

## draw

tournament-drawn = Geloot met startgetal { $seed }.
tournament-edited = De plaatsen van ronde { $round } zijn met de hand gewijzigd.
tournament-springer = { $name } is springer en zit ook aan tafel { $table }, plaats { $place }.
tournament-springer-rule = Tafels met dezelfde springer spelen om de beurt. Voor de springer telt het gemiddelde van beide lijsten, halve punten naar beneden afgerond.
tournament-only-fours = Officiële toernooien spelen alleen aan tafels van vier ({ $official }). { $n ->
    [5] Aan een tafel van vijf zit de gever stil en krijgt 0 punten ({ $sits }).
   *[other] Aan de grotere tafels zitten naast de gever nog anderen stil. Wie stilzit, krijgt 0 punten ({ $sits }).
}
tournament-no-repeats = Niemand treft iemand tweemaal.
tournament-repeats = { $n ->
    [one] Eén ontmoeting is een herhaling
   *[other] { $n } ontmoetingen zijn een herhaling
}; minder dan { $bound } is aantoonbaar onmogelijk.
tournament-club-mates = { $n ->
    [one] Eén paar
   *[other] { $n } paren
} van dezelfde club aan één tafel in ronde 1; minder dan { $bound } is aantoonbaar onmogelijk.
tournament-fives-again = { $n ->
    [one] Eén keer zit iemand opnieuw aan een tafel van vijf of meer voordat iedereen er geweest is.
   *[other] { $n } keer zit iemand opnieuw aan een tafel van vijf of meer voordat iedereen er geweest is.
}
tournament-unless-fair = Dat niemand twee keer aan een tafel van vijf of meer zit voordat iedereen daar was, kost herhaalde ontmoetingen: zonder die eis { $n ->
    [0] was er geen
    [one] was er maar één
   *[other] waren er maar { $n }
}.
tournament-unless-apart = Dat clubgenoten uit elkaar zitten, kost herhaalde ontmoetingen: zonder die eis { $n ->
    [0] was er geen
    [one] was er maar één
   *[other] waren er maar { $n }
}.
tournament-nothing-to-draw = Er is geen ronde meer te loten; --again loot opnieuw wat geloot maar nog niet begonnen is.
tournament-split-nobody = Ronde { $round }: er is niemand.
tournament-split-few = Ronde { $round }: { $n ->
    [one] één speler is te weinig
   *[other] { $n } spelers zijn te weinig
}; een tafel heeft er vier nodig.
tournament-finding-size = Tafel { $table } heeft { $n ->
    [one] één speler
   *[other] { $n } spelers
}; het moeten er vier tot zeven zijn.
tournament-finding-twice = { $player } heeft meer dan één plaats.
tournament-finding-missing = { $player } heeft geen plaats.
tournament-finding-absent = { $player } heeft een plaats, maar doet deze ronde niet mee.
tournament-finding-larger = { $n } tafels van vijf of meer; { $m ->
    [one] één zou
   *[other] { $m } zouden
} genoeg zijn.
tournament-finding-again = { $a } en { $b } treffen elkaar opnieuw.
tournament-finding-five-again = { $player } zit opnieuw aan een tafel van vijf of meer; { $n ->
    [one] één ander was
   *[other] { $n } anderen waren
} er minder vaak.
tournament-finding-club = { $a } en { $b } zijn van dezelfde club.
tournament-seating-refused = Deze plaatsen voor ronde { $round } kunnen niet:
tournament-seating-line = { $file }:{ $line }: “{ $found }” is geen startnummer

## enter, correct, settle

tournament-entered = { $at }: { $n ->
    [one] één regel ingevoerd
   *[other] { $n } regels ingevoerd
}
tournament-read-again = { $at }: { $n ->
    [one] één regel voor de tweede keer gelezen
   *[other] { $n } regels voor de tweede keer gelezen
}
tournament-readings-agree = Beide lezingen komen overeen.
tournament-readings-differ = { $deal }: eerste lezing { $one }, tweede lezing { $two }
tournament-to-settle = Deze regels tellen pas als vaststaat welke lezing klopt.
tournament-corrected = { $at }, { $deal } gecorrigeerd: eerst { $before }, nu { $after }
tournament-struck = { $at }, { $deal } geschrapt: { $before }
tournament-settled = { $at }, { $deal }: beslist, geldig is { $after }
tournament-time-up = { $at }: de tijd is om. De overige spellen vervallen; openstaande Pflichtsoli worden nog gespeeld. Is er al een volgend spel gegeven, dan telt dat nog: eerst --time-not-up, dan --time-up --running.
tournament-time-up-running = { $at }: de tijd is om. Het spel dat bezig is, telt nog; daarna worden alleen openstaande Pflichtsoli gespeeld.
tournament-round-closed = Ronde { $round } is afgesloten.
tournament-round-reopened = Ronde { $round } is weer open.
tournament-deducted = { $player }: { $n ->
    [one] één punt
   *[other] { $n } punten
} afgetrokken (ronde { $round }).
tournament-taken-back = { $player }: aftrek { $number } is ingetrokken.
tournament-disqualified = { $player } is gediskwalificeerd.
tournament-what-line = Wat ingevoerd moet worden, zegt precies één van --game, --points, --not-played of een bestand.
tournament-what-correction = Wat er met de regel moet gebeuren, zegt precies één van --game, --points, --not-played of --strike.
tournament-as-before = Dat staat er al zo; er is niets gewijzigd.
tournament-which-table = { $file }: bij welke ronde en tafel deze lijst hoort, staat niet in het bestand en niet in de naam (zoals r1-t3.csv); geef --round en --table.
tournament-other-table = { $file }: de lijst is van ronde { $round }, tafel { $table }; er is iets anders opgegeven.
tournament-is-running = { $file }: dit zijn doorlopende standen onder namen, geen toernooilijst; `stich doko list check` kan ze controleren.
tournament-nothing-entered = Er is niets ingevoerd.
tournament-lines-refused = { $file }: { $n ->
    [one] één regel kan zo niet worden ingevoerd:
   *[other] { $n } regels kunnen zo niet worden ingevoerd:
}
tournament-file-line = { $file }:{ $line }: { $what }
tournament-anyway-hint = Moet de regel toch gelden: --anyway --reason … met --as NAAM.
tournament-totals-hint = Kloppen de regels ondanks de andere eindstand: --anyway --reason … met --as NAAM.
tournament-doubts = { $n ->
    [one] { $file }: één regel zegt niet wat hij bedoelt:
   *[other] { $file }: { $n } regels zeggen niet wat ze bedoelen:
}
tournament-as-meant-hint = Met --as-meant geldt elk van deze regels zoals hij waarschijnlijk bedoeld is; met --anyway en --reason … zoals hij er staat.
tournament-as-meant-only-hint = Met --as-meant geldt elk van deze regels zoals hij waarschijnlijk bedoeld is.
tournament-replace-hint = Moet de lijst in de plaats komen van wat al is ingevoerd: --replace --reason …
tournament-two-lists = { $at }: { $one } en { $two } zijn twee lijsten van één tafel. Voer alleen de lijst in die geldt.

## show

tournament-rules = regels { $rules }, { $n ->
    [one] één ronde
   *[other] { $n } rondes
}, startgetal { $seed }
tournament-clock = tijd: { $four } minuten aan een viertafel, { $five } aan een vijftafel
tournament-not-drawn-yet = nog niet geloot
tournament-state-closed = afgesloten
tournament-state-drawn = geloot, nog niet begonnen
tournament-state-lists = { $total ->
    [one] { $n ->
        [0] lijst nog niet volledig
       *[other] lijst volledig
    }
   *[other] { $n ->
        [one] één van { $total } lijsten volledig
       *[other] { $n } van { $total } lijsten volledig
    }
}
tournament-list-lines = { $lines } van { $deals } spellen
tournament-list-complete = volledig
tournament-list-empty = nog leeg
tournament-list-second = { $n ->
    [one] één regel tweemaal gelezen
   *[other] { $n } regels tweemaal gelezen
}
tournament-next-deal = Nu komt spel { $number }: plaats { $dealer } geeft, plaats { $lead } komt uit.
tournament-next-sits = { $n ->
    [one] Plaats { $positions } zit stil.
   *[other] De plaatsen { $positions } zitten stil.
}
tournament-next-forced = Vorführung: plaats { $position } moet de Pflichtsolo spelen.
tournament-keeps-list = Plaats { $position } houdt de lijst bij.
tournament-owing = Nog een Pflichtsolo te spelen: plaats { $positions }.
tournament-column-number = Nr.
tournament-column-dealer = Gever
tournament-column-game = Spel
tournament-total = Stand
tournament-kind-normal = normaal spel
tournament-kind-game = Spel
tournament-kind-hochzeit = Hochzeit
tournament-kind-hochzeit-alone = Hochzeit alleen
tournament-kind-still = stille Hochzeit
tournament-kind-pflichtsolo = Pflichtsolo { $position }
tournament-kind-forced = Pflichtsolo { $position } (Vorführung)
tournament-kind-lustsolo = Lustsolo { $position }
tournament-kind-not-played = niet gespeeld
tournament-kind-solo = { $kind } ({ $solo })
tournament-told-re = Re { $names }
tournament-told-alone = { $names } alleen
tournament-told-augen = { $augen } punten voor Re
tournament-told-call = { $call } met { $held } kaarten
tournament-told-foxes = { $n ->
    [one] een vos voor { $party }
   *[other] { $n } vossen voor { $party }
}
tournament-told-doppelkoepfe = { $n ->
    [one] een Doppelkopf voor { $party }
   *[other] { $n } Doppelköpfe voor { $party }
}
tournament-told-karlchen = Karlchen voor { $party }
tournament-told-points = { $name } { $points }
tournament-told-dealt = gegeven door { $name }
list-word-trumps = “{ $found }” is geen solo, of het spel is er geen: damen, buben, fleischlos, farbe:C, farbe:S, farbe:H, farbe:D
list-fields-kind = “{ $found }” is geen soort spel dat bij deze punten past
tournament-penalty = straf { $points }
tournament-deduction = aftrek { $points }
tournament-penalty-why = reden: { $why }
tournament-penalised = { $what }: { $why } ({ $by })
tournament-accepted = geldt toch, zegt { $by }: { $why }
tournament-trace-entered = { $deal }: ingevoerd door { $by }, { $when } ({ $how })
tournament-trace-changed = { $deal }: gecorrigeerd door { $by }, { $when }: { $why }; eerst { $before }, daarna { $after }
tournament-trace-struck = { $deal }: geschrapt door { $by }, { $when }: { $why }; eerst { $before }
tournament-trace-inserted = { $deal }: tussengevoegd door { $by }, { $when }: { $why }; { $after }
tournament-trace-ended = de tafel is gestopt, genoteerd door { $by }, { $when }: { $what }
tournament-trace-resumed = de tafel speelt verder, genoteerd door { $by }, { $when }: { $why }
tournament-trace-extra = { $minutes } minuten erbij van { $by }, { $when }: { $why }
tournament-trace-settled = { $deal }: beslist door { $by }, { $when }: { $why }; de tweede lezing { $before } was fout
tournament-how-phone = telefoon
tournament-how-paper = papieren lijst
tournament-how-clerk = toernooileiding

## rank

tournament-rank-heading = { $m ->
    [0] Ranglijst voor de eerste ronde
   *[other] Ranglijst na ronde { $m }
}
tournament-rank-provisional = Voorlopig: nog niet alle rondes zijn afgesloten.
tournament-rank-final = Eindstand
tournament-rank-disputed = { $n ->
    [one] Eén betwiste regel telt nog niet.
   *[other] { $n } betwiste regels tellen nog niet.
}
tournament-rank-appeals = { $n ->
    [one] Op één beroep is nog niet beslist.
   *[other] Op { $n } beroepen is nog niet beslist.
}
tournament-lots-drawn = De loten zijn getrokken (startgetal { $seed }).
tournament-team-unknown = “{ $team }”: startnummer { $number } bestaat niet.
tournament-team-twice = “{ $team }”: startnummer { $number } zit al in een team.
tournament-team-unequal = “{ $team }” heeft { $n ->
    [one] één lid
   *[other] { $n } leden
}, de andere hebben er { $others }.
tournament-written = { $file } geschreven.
tournament-nothing-to-print = Er is nog niets af te drukken.
tournament-too-many-rounds = { $rounds } rondes passen niet op de pagina; hoogstens { $most }.

## refusals

tournament-not-created = Hier begint geen toernooi: vooraan moet staan dat er een is gemaakt.
tournament-already-created = Het toernooi is al aangemaakt.
tournament-format = Het is geschreven in formaat { $found }; deze versie kent formaat 1. Werk het programma bij.
tournament-no-such-day = { $found } bestaat niet in de kalender.
tournament-not-a-day = “{ $found }” is geen datum; schrijf die als { $example }.
tournament-round-count = Een toernooi heeft 1 tot 100 rondes, niet { $found }.
tournament-no-stamp = Zeg wie dit invoert: --as NAAM, of eens en voor altijd STICH_AS.
tournament-no-reason = Geef een reden op.
tournament-no-name = Een speler heeft een naam en een nummer vanaf 1 nodig.
tournament-no-title = Een toernooi heeft een naam nodig.
tournament-no-minutes = Een tijdslimiet is minstens één minuut.
tournament-number-taken = Startnummer { $number } is al vergeven.
tournament-no-such-player = Startnummer { $number } bestaat niet.
tournament-leaves-before = Startnummer { $number } kan niet na ronde { $until } weggaan en pas in ronde { $from } komen.
tournament-no-such-round = Er is geen ronde { $round }; het toernooi heeft er { $rounds }.
tournament-begun = Ronde { $round } is begonnen; wie daar zit, kan niet meer veranderen.
tournament-not-drawn = Ronde { $round } is nog niet geloot.
tournament-next-round = De rondes worden op volgorde geloot; de volgende is ronde { $round }.
tournament-no-such-table = Ronde { $round } heeft geen tafel { $table }; er { $n ->
    [one] is er maar één
   *[other] zijn { $n } tafels
}.
tournament-no-such-line = { $at }: de lijst heeft geen regel { $number }.
tournament-not-in-list = { $at }: { $deal } staat niet in de lijst.
tournament-line-spelt = “{ $found }”: een spel heet zoals in de lijst, bijvoorbeeld 4; een dat niet gespeeld is 4x, de tweede keer 4x2.
tournament-line-changed = { $at }, { $deal }: iemand anders heeft de regel intussen gewijzigd.
tournament-same-person = { $at }: { $name } heeft de lijst ingevoerd; de tweede lezing is voor iemand anders.
tournament-nothing-to-compare = { $at }: de eerste lezing heeft maar { $n ->
    [one] één regel
   *[other] { $n } regels
}.
tournament-nothing-to-settle = { $at }, { $deal }: hier is niets betwist.
tournament-disputed = { $at }: de lezingen verschillen ({ $lines }); eerst beslissen.
tournament-incomplete = { $at }: { $what }
tournament-closed = Ronde { $round } is al afgesloten.
tournament-not-closed = Ronde { $round } is niet afgesloten.
tournament-next-begun = Ronde { $round } blijft afgesloten: in ronde { $later } is al iets ingevoerd. Regels kunnen nog met opgave van reden worden verbeterd.
tournament-next-called = Ronde { $round } blijft afgesloten: ronde { $later } is al omgeroepen. Is daar nog niets gespeeld, kies dan eerst “{ $button }”. Anders kunnen regels met opgave van reden worden verbeterd.
tournament-announced = Ronde { $round } blijft afgesloten: bij de prijsuitreiking zijn al plaatsen afgeroepen.
tournament-not-begun = Ronde { $round } is nog niet omgeroepen en daar is niets ingevoerd: daar kan geen tijd om zijn.
tournament-still-open = Ronde { $round } is nog open; die moet eerst worden afgesloten.
tournament-no-clock = Dit toernooi heeft geen tijdslimiet; waarom de ronde eerder eindigt, moet erbij staan.
tournament-nothing-left = { $at }: Hier valt niets meer te spelen.
tournament-untimed = { $at }: hier loopt geen klok: geen spel is te laat, en er kan geen tijd bij.
tournament-late = { $at }: de tijd is om. Zeg erbij of dit spel toen al gegeven was of net werd gegeven, of het gespeeld was, of dat het een Pflichtsolo is die nog openstaat; een later spel telt niet (8.5.1).
tournament-late-hint = Zeg wat het is: --late dealt (gegeven), --late played (gespeeld) of --late pflichtsolo.
tournament-in-time = { $at }: de tijd is nog niet om.
tournament-too-few = { $at }: Met minder dan vier spelers kan er niet verder worden gespeeld. Of er valt iemand in, of de tafel stopt.
tournament-not-gone = { $at }: { $player } is niet weggegaan.
tournament-played-on = { $at }: De anderen hebben sindsdien zonder { $player } verder gespeeld; terug naar deze tafel kan in deze ronde niet meer.
tournament-rounds-begun = Ronde { $round } is al begonnen. Minder rondes dan dat kan het toernooi niet meer hebben.
tournament-read-twice = { $at }: Alle { $n } regels zijn al twee keer gelezen.
tournament-not-ended = { $at }: De tafel is niet gestopt.
tournament-bad-minutes = { $minutes } minuten kunnen er niet bij; 1 tot 60 wel.
tournament-not-at-table = { $at }: { $player } zit daar niet.
tournament-bad-deduction = { $points } punten kunnen niet worden afgetrokken; 1 tot 12 wel.
tournament-no-such-deduction = { $player } heeft geen aftrek { $number }.
tournament-taken-back-already = { $player }: aftrek { $number } is al ingetrokken.
tournament-already-out = Startnummer { $number } is al gediskwalificeerd.
tournament-replay = { $file }: invoer { $number } past niet bij wat ervoor staat: { $what }

## file

tournament-roster-no-name = de naam ontbreekt
tournament-roster-sum = dit is een totaal, geen speler
tournament-roster-number = “{ $found }” is geen startnummer; schrijf 1, 2, 3 … of laat het weg
tournament-roster-long = de naam of de club is langer dan 80 tekens
tournament-roster-hidden = de naam of de club bevat onzichtbare tekens
tournament-holds-name = Naam
tournament-holds-first = Voornaam
tournament-holds-club = Club
tournament-holds-number = Startnummer
tournament-holds-skip = niet nodig
tournament-columns = Gelezen als: { $columns }
tournament-columns-no-name = In één kolom moet de naam staan.
tournament-columns-twice = Twee kolommen bevatten hetzelfde: { $what }.
tournament-columns-many = Meer dan { $n } kolommen
tournament-like-player = doet al mee als nummer { $number }
tournament-like-line = staat al in regel { $line }
tournament-like-perhaps-line = heet als in regel { $line }; bij maar één staat een club
tournament-like-perhaps = heet als nummer { $number }; bij maar één staat een club
tournament-like-other = heet als nummer { $number } ({ $club })
tournament-left-out = Niet overgenomen – regel { $line }, { $name }: { $why }
tournament-noted = Regel { $line }, { $name }: { $what }
tournament-renumbered = nummer { $wanted } is bezet, daarom { $number }

## lines of a list

list-over = De ronde is afgelopen; er wordt niets meer gespeeld.
list-no-position = Aan deze tafel is er geen plaats { $position }.
list-sits-out = Plaats { $position } zit stil; dat kan niet zijn solo zijn.
list-must-solo = De getelde spellen zijn voorbij: plaats { $position } moet de Pflichtsolo spelen.
list-closed = De ronde is afgesloten; de toernooileiding kan een regel nu alleen nog corrigeren, niet schrappen of invoegen.
list-later = Daarna klopt { $deal } niet meer: { $what }
list-doubt-alone = { $name } speelde alleen tegen drie, en niets zegt wat het was
list-doubt-together = de punten zijn die van twee tegen twee, maar er staat een spel alleen tegen drie
list-doubt-lust = er staat een Lustsolo; maar de eerste solo van de ronde is de Pflichtsolo
list-doubt-pflicht = er staat een Pflichtsolo; maar { $name } heeft de zijne al gespeeld
list-doubt-slip = zo klopt het niet
list-doubt-meant = waarschijnlijk: { $what }
list-could-be = mogelijk met deze punten: { $kinds }
list-read = { $kind }: { $points }
list-games-left = { $n ->
    [one] Er ontbreekt nog één spel, Pflichtsoli meegerekend.
   *[other] Er ontbreken nog { $n } spellen, Pflichtsoli meegerekend.
}
list-owing = { $n ->
    [one] De Pflichtsolo van { $names } ontbreekt nog.
   *[other] De Pflichtsoli van { $names } ontbreken nog.
}
list-number = Er staat spel { $found }; op volgorde is het spel { $expected }.
list-totals = In het bestand staat de eindstand { $written }; de regels geven { $sums }.
list-flaw = { $what } ({ $clause })
list-flaw-game-sum = de spelpunten geven samen { $sum }, niet 0
list-flaw-penalty-sum = de strafpunten geven samen { $sum }, niet 0
list-flaw-sitter = plaats { $position } zit stil en krijgt 0
list-flaw-fifth = er staat iets bij een plaats die deze tafel niet heeft
list-flaw-without-game = het spel is niet gespeeld en heeft geen spelpunten, alleen strafpunten
list-flaw-threefold = plaats { $position } speelde alleen: driemaal wat elk van de anderen heeft, met het andere teken
list-flaw-unequal = de punten passen niet bij twee tegen twee en niet driedubbel bij één tegen drie
list-flaw-parity = de vier uitslagen zijn niet alle even en niet alle oneven
list-flaw-no-soloist = alleen een solist krijgt alle strafpunten van één ander; plaats { $position } speelde hier niet alleen
list-flaw-no-price = zoveel kost geen enkele overtreding, ook niet meerdere samen; de strafpunten kunnen niet kloppen
list-flaw-stopped = een ernstige overtreding breekt het spel af: er zijn geen punten voor, en het is niet gespeeld, tenzij Kontra die in een solo beging
list-flaw-other-forced = eerst moet plaats { $should } de Pflichtsolo spelen, niet plaats { $did }
list-flaw-dealer = plaats { $did } gaf; plaats { $should } was aan de beurt
list-flaw-deduction = plaats { $position } krijgt { $points } punten aftrek; 12 is het meeste
list-flaw-worth = het spel geeft { $worth }, ingevoerd is { $written }
list-flaw-no-game = geen spel is { $points } punten waard
list-flaw-call = { $call }: { $why }; heeft niemand gereclameerd, dan geldt het toch
list-call-repeat = de eigen partij had dit of meer al gemeld
list-call-late = te laat, er zijn { $needs } kaarten nodig, niet { $held }
list-call-reply = ook als antwoord te laat, er zijn { $needs } kaarten nodig, niet { $held }
list-call-skipped = te laat voor een overgeslagen stap, er zijn { $needs } kaarten nodig, niet { $held }
list-call-no-erstansage = de eigen partij heeft alleen laat geantwoord; dan is geen Absage meer mogelijk
list-call-not-clarified = geen melding voordat de Klärungsstich af is
list-call-shortened = het spel was al afgekort
list-call-other-party = wie meldt, hoort bij { $party }

## a game that cannot be

list-game-re = Re moet hier { $n ->
    [one] één speler
   *[other] { $n } spelers
} zijn, niet { $given }
list-game-absent = plaats { $position } heeft in dit spel geen kaarten en kan niet Re zijn
list-game-augen = Re heeft { $found } Augen, maar er zijn er maar 240
list-game-no-such-augen = Geen partij kan { $found } Augen hebben: losse Augen zijn er niet, een boer telt al 2
list-game-tricks = Re heeft { $found } slagen, maar er zijn er maar 12
list-game-augen-tricks = { $n ->
    [one] { $augen } Augen passen niet in één slag: daarin zitten { $least } tot { $most } Augen
   *[other] { $augen } Augen en { $n } slagen passen niet bij elkaar: in zoveel slagen zitten { $least } tot { $most } Augen
}
list-game-hochzeit = bij deze Hochzeit heeft Re minstens { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}, niet { $given }
list-game-tricks-needed = { $party } heeft geen Augen; of die partij een slag heeft, moet erbij staan (tricks)
list-game-foxes = er zijn maar twee vossen
list-game-doppelkoepfe = azen en tienen zijn maar genoeg voor vier Doppelköpfe
list-game-karlchen = maar één partij maakt de laatste slag
list-game-cards = niemand heeft { $found } kaarten in de hand; ieder krijgt er twaalf
list-game-cards-after = { $party } heeft al met { $given } kaarten in de hand gemeld; daarna heeft niemand daar er nog { $found }
list-game-no-trick = in de slagen van { $party } passen deze Sonderpunkte niet

## files of lists

list-file-empty = er staat geen lijst in
list-file-quote = een aanhalingsteken wordt geopend en niet gesloten
list-file-column = “{ $found }” is geen kolom van een lijst
list-file-column-twice = de kolom “{ $found }” staat er tweemaal
list-file-positions = puntenkolommen voor { $n ->
    [one] één plaats
   *[other] { $n } plaatsen
}; een tafel heeft er vier tot zeven
list-file-cells = { $n ->
    [one] één cel
   *[other] { $n } cellen
}, de kop heeft { $expected } kolommen
list-file-number = “{ $found }” in de kolom “{ $name }” is geen getal dat daar kan staan
list-file-kind = “{ $found }” is geen soort spel: N (normaal spel), H (Hochzeit), HA (Hochzeit alleen), SH (stille Hochzeit), S (solo), PS (Pflichtsolo), LS (Lustsolo), x (niet gespeeld), of de naam van de solo: damen, buben, fleischlos, kreuz, pik, herz, karo
list-file-no-re = bij de Augen ontbreekt wie Re was
list-file-no-augen = “{ $found }” staat er zonder Augen; zonder die worden alleen de punten ingevoerd
list-file-whose-solo = wiens solo het was, staat er niet, en de punten laten het niet zien
list-file-no-solo = de soort is geen solo, en toch staat er een solist ({ $n }); laat een van beide leeg
list-file-toml = “{ $found }” staat zo niet in een lijst als TOML; een regel ziet er zo uit: points = [3, -1, -1, -1]
list-word-kind = “{ $found }” is geen soort spel: normal, hochzeit, hochzeit-alone, still, solo, of de naam van de solo: damen, buben, fleischlos, kreuz, pik, herz, karo
list-word-party = “{ $found }” is geen partij: re, kontra
list-word-call = { $party } kan “{ $found }” niet melden: re of kontra, keine90, keine60, keine30, schwarz
list-word-special = “{ $found }” geeft geen Sonderpunkt: fox, doppelkopf of karlchen, dan re of kontra
list-word-second-karlchen = het Karlchen van { $party } staat er tweemaal
list-word-field = “{ $found }” hoort niet bij een spel: kind, re, augen, trumps, tricks, clarified, call, special
list-word-twice = “{ $found }” staat er tweemaal
list-word-missing = “{ $found }” ontbreekt
list-fields-nothing = een regel noemt een spel (game), punten (points) of not-played
list-fields-solo = solo hoort alleen bij points; een spel noemt zelf zijn solist
list-fields-not-played = wat niet gespeeld is, heeft geen game en geen points
list-fields-reason = een reden zonder strafpunten en zonder aftrek: de punten ontbreken nog
list-fields-position = er is geen plaats { $found }
list-fields-many = { $n ->
    [one] één getal
   *[other] { $n } getallen
}; er horen er vier tot zeven, één per plaats

## doko list check

list-check-list = { $file }: lijst van een { $n ->
    [5] vijftafel
    [6] zestafel
    [7] zeventafel
   *[other] viertafel
}
list-check-running = { $file }: doorlopende standen van { $names }
list-check-game = regel { $line }: spel { $number }, { $points }
list-check-value = in kolom S staat { $written }, de stand verandert met { $changed }
list-check-note = ernaast staat “{ $found }” (niet gebruikt)
list-check-read-as = gelezen als: { $what }
list-check-read-among = gelezen als: { $what } (mogelijk met deze punten: { $kinds })
list-check-fine = { $n ->
    [0] geen spel
    [one] één spel gecontroleerd, in orde
   *[other] { $n } spellen gecontroleerd, in orde
}
list-check-wrong = { $total ->
    [one] één spel gecontroleerd
   *[other] { $total } spellen gecontroleerd
}, { $m ->
    [one] één klopt niet
   *[other] { $m } kloppen niet
}
list-check-not-complete = nog niet volledig: { $what }
