# `stich tournament` and `stich doko list check`: tournament, lists, refusals.

## where

tournament-at = round { $round }, table { $table }
tournament-line = game { $number }
tournament-line-not-played = game { $number } (not played)
tournament-line-not-again = game { $number } (not played, time { $n })
tournament-line-struck = { $deal }, struck since
tournament-line-number = line { $number }
tournament-at-line = { $at }, { $deal }: { $what }
tournament-heading-round = Round { $round }
tournament-heading-table = Table { $table }

## new

tournament-created = Tournament “{ $name }” set up as { $short } (seed of the draw: { $seed }).

## players

tournament-players-added = { $n ->
    [one] One player is entered.
   *[other] { $n } players are entered.
}
tournament-players-total = { $n ->
    [0] No players yet
    [one] One player
   *[other] { $n } players
}
tournament-player-what = Say what is to be changed with --name or --club.
tournament-players-none = { $file }: there is no player in it
tournament-player-struck = { $number } { $name } is struck.
tournament-player-new = { $number } { $name } plays from round { $round } on.
tournament-player-from = from round { $round } on
tournament-player-until = until round { $round }
tournament-player-misses = misses round { $rounds }
tournament-list-ended = { $n ->
    [one] stopped after one line
   *[other] stopped after { $n } lines
}
tournament-lapsed = { $why } – { $n ->
    [one] one game lapses
   *[other] { $n } games lapse
}.
tournament-lapsed-owing = { $why } – { $n ->
    [one] one game lapses
   *[other] { $n } games lapse
}, the Pflichtsoli of { $names } among them.
tournament-lapsed-owing-one = { $why } – { $n ->
    [one] the Pflichtsolo of { $name } lapses
   *[other] { $n } games lapse, the Pflichtsolo of { $name } among them
}.
tournament-extra = { $minutes } minutes added
tournament-player-warned = warned in round { $round } by { $by }, { $when }: { $why }
tournament-player-out = disqualified
tournament-player-deduction = deduction { $number } (round { $round }): { $points } – { $why }
tournament-player-deduction-back = { $what }; taken back by { $by }, { $when }: { $why }
tournament-undrawn = The draw from round { $round } on is void with that; please draw again.

## draw

tournament-drawn = Drawn from the seed { $seed }.
tournament-edited = The seating of round { $round } was changed by hand.
tournament-springer = { $name } is the Springer: also at table { $table }, place { $place }.
tournament-springer-rule = Tables that share a Springer play in turn. For the Springer the mean of both lists counts, half a point rounded down.
tournament-only-fours = Official tournaments play at tables of four only ({ $official }). { $n ->
    [5] At a table of five the dealer sits out and gets 0 points ({ $sits }).
   *[other] At the larger tables others sit out with the dealer. Whoever sits out gets 0 points ({ $sits }).
}
tournament-no-repeats = Nobody meets anybody twice.
tournament-repeats = { $n ->
    [one] One meeting is a repeat
   *[other] { $n } meetings are repeats
}; fewer than { $bound } are provably impossible.
tournament-club-mates = { $n ->
    [one] One pair
   *[other] { $n } pairs
} of club mates at one table in round 1; fewer than { $bound } are provably impossible.
tournament-fives-again = { $n ->
    [one] Once somebody is at a table of five or more again before everybody was.
   *[other] { $n } times somebody is at a table of five or more again before everybody was.
}
tournament-unless-fair = That nobody is at a table of five or more twice before everybody was costs repeated meetings: without it there would be { $n ->
    [0] none
    [one] only one
   *[other] only { $n }
}.
tournament-unless-apart = That club mates are kept apart costs repeated meetings: without it there would be { $n ->
    [0] none
    [one] only one
   *[other] only { $n }
}.
tournament-nothing-to-draw = No round is left to be drawn; --again redraws what is drawn but has not begun.
tournament-split-nobody = Round { $round }: nobody is there.
tournament-split-few = Round { $round }: { $n ->
    [one] one player is too few
   *[other] { $n } players are too few
}; a table needs four.
tournament-finding-size = Table { $table } has { $n ->
    [one] one player
   *[other] { $n } players
}; it must be four to seven.
tournament-finding-twice = { $player } has more than one place.
tournament-finding-missing = { $player } has no place.
tournament-finding-absent = { $player } has a place, but does not take part in this round.
tournament-finding-larger = { $n } tables of five or more; { $m ->
    [one] one
   *[other] { $m }
} would do.
tournament-finding-again = { $a } and { $b } meet again.
tournament-finding-five-again = { $player } is at a table of five or more again; { $n ->
    [one] one other has
   *[other] { $n } others have
} been there less often.
tournament-finding-club = { $a } and { $b } are of one club.
tournament-seating-refused = This seating for round { $round } is not possible:
tournament-seating-line = { $file }:{ $line }: “{ $found }” is not a start number

## enter, correct, settle

tournament-entered = { $at }: { $n ->
    [one] one line entered
   *[other] { $n } lines entered
}
tournament-read-again = { $at }: { $n ->
    [one] one line read a second time
   *[other] { $n } lines read a second time
}
tournament-readings-agree = Both readings agree.
tournament-readings-differ = { $deal }: first reading { $one }, second reading { $two }
tournament-to-settle = These lines count only when it is settled which reading is right.
tournament-corrected = { $at }, { $deal } corrected: before { $before }, now { $after }
tournament-struck = { $at }, { $deal } struck out: { $before }
tournament-settled = { $at }, { $deal }: settled, what holds is { $after }
tournament-time-up = { $at }: time is up. The remaining games are struck out; open Pflichtsoli are still played. If one more game has been dealt already, it still counts: first --time-not-up, then --time-up --running.
tournament-time-up-running = { $at }: time is up. The game that is being played still counts; after it only open Pflichtsoli are played.
tournament-round-closed = Round { $round } is closed.
tournament-round-reopened = Round { $round } is open again.
tournament-deducted = { $player }: { $n ->
    [one] one point
   *[other] { $n } points
} taken off (round { $round }).
tournament-taken-back = { $player }: deduction { $number } is taken back.
tournament-disqualified = { $player } is disqualified.
tournament-what-line = Say what is to be entered with exactly one of --game, --points, --not-played, or a file.
tournament-what-correction = Say what is to become of the line with exactly one of --game, --points, --not-played or --strike.
tournament-as-before = It says that already; nothing is changed.
tournament-which-table = { $file }: neither the file nor its name (such as r1-t3.csv) says which round and table this list is of; please give --round and --table.
tournament-other-table = { $file }: the list is of round { $round }, table { $table }; something else is given.
tournament-is-running = { $file }: these are running totals under names, not the list of a tournament; `stich doko list check` can check them.
tournament-nothing-entered = Nothing is entered.
tournament-lines-refused = { $file }: { $n ->
    [one] one line cannot be entered like this:
   *[other] { $n } lines cannot be entered like this:
}
tournament-file-line = { $file }:{ $line }: { $what }
tournament-anyway-hint = If the line is to stand all the same: --anyway --reason … with --as NAME.
tournament-totals-hint = If the lines are right in spite of the other totals: --anyway --reason … with --as NAME.
tournament-doubts = { $n ->
    [one] { $file }: one line does not say what it means:
   *[other] { $file }: { $n } lines do not say what they mean:
}
tournament-as-meant-hint = With --as-meant each of these lines counts as it was probably meant; with --anyway and --reason … as it stands.
tournament-as-meant-only-hint = With --as-meant each of these lines counts as it was probably meant.
tournament-replace-hint = If the list is to take the place of what is entered already: --replace --reason …
tournament-two-lists = { $at }: { $one } and { $two } are two lists of one table. Enter only the one that holds.

## show

tournament-rules = rules { $rules }, { $n ->
    [one] one round
   *[other] { $n } rounds
}, seed { $seed }
tournament-clock = time: { $four } minutes at a table of four, { $five } at a table of five
tournament-not-drawn-yet = not drawn yet
tournament-state-closed = closed
tournament-state-drawn = drawn, not begun
tournament-state-lists = { $total ->
    [one] { $n ->
        [0] list not complete yet
       *[other] list complete
    }
   *[other] { $n ->
        [one] one of { $total } lists complete
       *[other] { $n } of { $total } lists complete
    }
}
tournament-list-lines = { $lines } of { $deals } games
tournament-list-complete = complete
tournament-list-empty = still empty
tournament-list-second = { $n ->
    [one] one line read twice
   *[other] { $n } lines read twice
}
tournament-next-deal = Next is game { $number }: position { $dealer } deals, position { $lead } leads.
tournament-next-sits = { $n ->
    [one] Position { $positions } sits out.
   *[other] Positions { $positions } sit out.
}
tournament-next-forced = Vorführung: position { $position } must play the Pflichtsolo.
tournament-keeps-list = Position { $position } keeps the list.
tournament-owing = Positions still to play the Pflichtsolo: { $positions }.
tournament-column-number = No.
tournament-column-dealer = Dealer
tournament-column-game = Game
tournament-total = Totals
tournament-kind-normal = normal game
tournament-kind-game = Game
tournament-kind-hochzeit = Hochzeit
tournament-kind-hochzeit-alone = Hochzeit, alone
tournament-kind-still = stille Hochzeit
tournament-kind-pflichtsolo = Pflichtsolo { $position }
tournament-kind-forced = Pflichtsolo { $position } (Vorführung)
tournament-kind-lustsolo = Lustsolo { $position }
tournament-kind-not-played = not played
tournament-kind-solo = { $kind } ({ $solo })
tournament-told-re = Re { $names }
tournament-told-alone = { $names } alone
tournament-told-augen = { $augen } Augen for Re
tournament-told-call = { $call } with { $held } cards
tournament-told-foxes = { $n ->
    [one] a fox for { $party }
   *[other] { $n } foxes for { $party }
}
tournament-told-doppelkoepfe = { $n ->
    [one] a Doppelkopf for { $party }
   *[other] { $n } Doppelköpfe for { $party }
}
tournament-told-karlchen = Karlchen for { $party }
tournament-told-points = { $name } { $points }
tournament-told-dealt = dealt by { $name }
list-word-trumps = “{ $found }” is not a solo, or the game is not one: damen, buben, fleischlos, farbe:C, farbe:S, farbe:H, farbe:D
list-fields-kind = “{ $found }” is not a kind of game that goes with these points
tournament-penalty = penalty { $points }
tournament-deduction = deduction { $points }
tournament-penalty-why = reason: { $why }
tournament-penalised = { $what }: { $why } ({ $by })
tournament-accepted = stands all the same, says { $by }: { $why }
tournament-trace-entered = { $deal }: entered by { $by }, { $when } ({ $how })
tournament-trace-changed = { $deal }: corrected by { $by }, { $when }: { $why }; before { $before }, after { $after }
tournament-trace-struck = { $deal }: struck out by { $by }, { $when }: { $why }; before { $before }
tournament-trace-inserted = { $deal }: put in by { $by }, { $when }: { $why }; { $after }
tournament-trace-ended = the table stopped, noted by { $by }, { $when }: { $what }
tournament-trace-resumed = the table plays on, noted by { $by }, { $when }: { $why }
tournament-trace-extra = { $minutes } minutes added by { $by }, { $when }: { $why }
tournament-trace-settled = { $deal }: settled by { $by }, { $when }: { $why }; the second reading { $before } was wrong
tournament-how-phone = phone
tournament-how-paper = list on paper
tournament-how-clerk = tournament desk

## rank

tournament-rank-heading = { $m ->
    [0] Ranking before the first round
   *[other] Ranking after round { $m }
}
tournament-rank-provisional = Provisional: not all rounds are closed yet.
tournament-rank-final = Final
tournament-rank-disputed = { $n ->
    [one] One disputed line does not count yet.
   *[other] { $n } disputed lines do not count yet.
}
tournament-rank-appeals = { $n ->
    [one] One appeal is not decided yet.
   *[other] { $n } appeals are not decided yet.
}
tournament-lots-drawn = The lots are drawn (seed { $seed }).
tournament-team-unknown = “{ $team }”: there is no start number { $number }.
tournament-team-twice = “{ $team }”: start number { $number } is in a team already.
tournament-team-unequal = “{ $team }” has { $n ->
    [one] one member
   *[other] { $n } members
}, the others have { $others }.
tournament-written = { $file } written.
tournament-nothing-to-print = There is nothing to print yet.
tournament-too-many-rounds = { $rounds } rounds do not fit on the page; { $most } at most.

## refusals

tournament-not-created = No tournament begins here: the first thing in it must be that one is set up.
tournament-already-created = The tournament is set up already.
tournament-format = It was written in format { $found }; this version knows format 1. Please update the program.
tournament-no-such-day = There is no { $found }.
tournament-not-a-day = “{ $found }” is not a date; write it like { $example }.
tournament-round-count = A tournament has 1 to 100 rounds, not { $found }.
tournament-no-stamp = Say who enters this: --as NAME, or once and for all STICH_AS.
tournament-no-reason = Give a reason.
tournament-no-name = A player needs a name and a number from 1 on.
tournament-no-title = A tournament needs a name.
tournament-no-minutes = A time limit is at least one minute.
tournament-number-taken = The start number { $number } is given to somebody else.
tournament-no-such-player = There is no start number { $number }.
tournament-leaves-before = Start number { $number } cannot leave after round { $until } and come in round { $from }.
tournament-no-such-round = There is no round { $round }; the tournament has { $rounds }.
tournament-begun = Round { $round } has begun; who sits there cannot be changed any more.
tournament-not-drawn = Round { $round } is not drawn yet.
tournament-next-round = Rounds are drawn one after the other; the next is round { $round }.
tournament-no-such-table = Round { $round } has no table { $table }; there { $n ->
    [one] is only one
   *[other] are { $n } tables
}.
tournament-no-such-line = { $at }: the list has no line { $number }.
tournament-not-in-list = { $at }: { $deal } is not in the list.
tournament-line-spelt = “{ $found }”: a game is named as in the list, such as 4; one that was not played 4x, the second time 4x2.
tournament-line-changed = { $at }, { $deal }: somebody else has changed the line meanwhile.
tournament-same-person = { $at }: { $name } has entered the list; the second reading is for somebody else.
tournament-nothing-to-compare = { $at }: the first reading has only { $n ->
    [one] one line
   *[other] { $n } lines
}.
tournament-nothing-to-settle = { $at }, { $deal }: nothing is disputed here.
tournament-disputed = { $at }: the readings differ ({ $lines }); settle that first.
tournament-incomplete = { $at }: { $what }
tournament-closed = Round { $round } is closed already.
tournament-not-closed = Round { $round } is not closed.
tournament-next-begun = Round { $round } stays closed: something is entered in round { $later }. Lines can still be put right with a reason.
tournament-next-called = Round { $round } stays closed: round { $later } has been called. If nothing is played there yet, choose “{ $button }” first. Otherwise lines can still be put right with a reason.
tournament-announced = Round { $round } stays closed: places have been announced at the prize-giving.
tournament-not-begun = Round { $round } is not called yet, and nothing is entered there: no time can be up.
tournament-still-open = Round { $round } is still open; it has to be closed first.
tournament-no-clock = This tournament has no time limit; say why the round ends early.
tournament-nothing-left = { $at }: Nothing is left to be played here.
tournament-untimed = { $at }: no clock runs here: no game is late, and no time can be added.
tournament-late = { $at }: time is up. Say whether this game had been dealt, or was being dealt, by then, whether it had been played, or whether it is a Pflichtsolo that is owed; a later one does not count (8.5.1).
tournament-late-hint = Say what it is: --late dealt, --late played or --late pflichtsolo.
tournament-in-time = { $at }: time is not up yet.
tournament-too-few = { $at }: With fewer than four players nobody can play on. Either somebody sits in, or the table stops.
tournament-not-gone = { $at }: { $player } has not left.
tournament-played-on = { $at }: The others have played on without { $player } since; there is no way back to this table in this round.
tournament-rounds-begun = Round { $round } has begun already. The tournament can have no fewer rounds than that.
tournament-read-twice = { $at }: All { $n } lines have been read twice already.
tournament-not-ended = { $at }: The table has not stopped.
tournament-bad-minutes = { $minutes } minutes cannot be added; 1 to 60 can.
tournament-not-at-table = { $at }: { $player } does not sit there.
tournament-bad-deduction = { $points } points cannot be taken off; 1 to 12 can.
tournament-no-such-deduction = { $player } has no deduction { $number }.
tournament-taken-back-already = { $player }: deduction { $number } is taken back already.
tournament-already-out = Start number { $number } is disqualified already.
tournament-replay = { $file }: record { $number } does not fit what stands before it: { $what }

## file

tournament-roster-no-name = the name is missing
tournament-roster-sum = this is a sum, not a player
tournament-roster-number = “{ $found }” is not a start number; write 1, 2, 3 … or leave it out
tournament-roster-long = the name or the club is longer than 80 letters
tournament-roster-hidden = the name or the club has characters that cannot be seen
tournament-holds-name = Name
tournament-holds-first = First name
tournament-holds-club = Club
tournament-holds-number = Start number
tournament-holds-skip = not needed
tournament-columns = Read as: { $columns }
tournament-columns-no-name = One column must hold the name.
tournament-columns-twice = Two columns are to hold the same: { $what }.
tournament-columns-many = More than { $n } columns
tournament-like-player = already in as number { $number }
tournament-like-line = already in line { $line }
tournament-like-perhaps-line = same name as in line { $line }; only one of them has a club
tournament-like-perhaps = same name as number { $number }; only one of them has a club
tournament-like-other = same name as number { $number } ({ $club })
tournament-left-out = Not taken – line { $line }, { $name }: { $why }
tournament-noted = Line { $line }, { $name }: { $what }
tournament-renumbered = number { $wanted } is taken, so { $number }

## lines of a list

list-over = The round is over; nothing more is played.
list-no-position = There is no position { $position } at this table.
list-sits-out = Position { $position } sits out; it cannot have been their solo.
list-must-solo = The counted games are over: position { $position } must play the Pflichtsolo.
list-closed = The round is closed; the tournament desk can still correct a line, but not strike one out or put one in.
list-later = That makes { $deal } impossible: { $what }
list-doubt-alone = { $name } played alone against three, and nothing says what it was
list-doubt-together = the points are those of two against two, but a game of one against three is marked
list-doubt-lust = a Lustsolo is marked; but the first solo of the round is the Pflichtsolo
list-doubt-pflicht = a Pflichtsolo is marked; but { $name } has played theirs already
list-doubt-slip = so it does not check
list-doubt-meant = probably: { $what }
list-could-be = possible with these points: { $kinds }
list-read = { $kind }: { $points }
list-games-left = { $n ->
    [one] One game is still missing, Pflichtsoli included.
   *[other] { $n } games are still missing, Pflichtsoli included.
}
list-owing = { $n ->
    [one] The Pflichtsolo of { $names } is still missing.
   *[other] The Pflichtsoli of { $names } are still missing.
}
list-number = It says game { $found }; by the order it is game { $expected }.
list-totals = The file says the totals are { $written }; the lines come to { $sums }.
list-flaw = { $what } ({ $clause })
list-flaw-game-sum = the points of the game add up to { $sum }, not to 0
list-flaw-penalty-sum = the penalty points add up to { $sum }, not to 0
list-flaw-sitter = position { $position } sits out and gets 0
list-flaw-fifth = something stands at a position that this table does not have
list-flaw-without-game = the deal was not played: it has no points of a game, only penalties
list-flaw-threefold = position { $position } played alone: three times what each of the others has, with the other sign
list-flaw-unequal = the points are neither equal, two against two, nor threefold, one against three
list-flaw-parity = the four results are neither all even nor all odd
list-flaw-no-soloist = only a soloist gets all the penalty points of another player; position { $position } did not play alone here
list-flaw-no-price = no offence, nor several together, costs what is entered as penalty points
list-flaw-stopped = a serious offence stops the game: no points for it, and it was not played, unless Kontra did it in a solo
list-flaw-other-forced = first position { $should } must play the Pflichtsolo, not position { $did }
list-flaw-dealer = position { $did } dealt, it was the turn of position { $should }
list-flaw-deduction = { $points } points are taken off position { $position }; 12 is the most
list-flaw-worth = the game gives { $worth }, entered is { $written }
list-flaw-no-game = no game is worth { $points } points
list-flaw-call = { $call }: { $why }; if nobody claimed it, it stands all the same
list-call-repeat = the player’s own side had called this or more already
list-call-late = too late, it needs { $needs } cards in hand, not { $held }
list-call-reply = too late even as a reply, it needs { $needs } cards in hand, not { $held }
list-call-skipped = too late for a skipped level, it needs { $needs } cards in hand, not { $held }
list-call-no-erstansage = the player’s own side has only made a late reply; no Absage is possible then
list-call-not-clarified = no call before the Klärungsstich is complete
list-call-shortened = the game had been shortened already
list-call-other-party = the speaker belongs to { $party }

## a game that cannot be

list-game-re = Re must be { $n ->
    [one] one player
   *[other] { $n } players
} here, not { $given }
list-game-absent = position { $position } has no cards in this deal and cannot be Re
list-game-augen = Re has { $found } Augen, but there are only 240
list-game-no-such-augen = No side can have { $found } Augen: there are no single Augen, a jack already counts 2
list-game-tricks = Re has { $found } tricks, but there are only 12
list-game-augen-tricks = { $n ->
    [one] { $augen } Augen do not go into one trick: it holds { $least } to { $most } Augen
   *[other] { $augen } Augen do not go with { $n } tricks: so many tricks hold { $least } to { $most } Augen
}
list-game-hochzeit = in this Hochzeit Re has at least { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, not { $given }
list-game-tricks-needed = { $party } has no Augen; say whether it won a trick (tricks)
list-game-foxes = there are only two foxes
list-game-doppelkoepfe = aces and tens are enough for four Doppelköpfe only
list-game-karlchen = only one party wins the last trick
list-game-cards = nobody holds { $found } cards; twelve are dealt to each
list-game-cards-after = { $party } has already called with { $given } cards in hand; after that nobody there holds { $found }
list-game-no-trick = the tricks of { $party } cannot hold these Sonderpunkte

## files of lists

list-file-empty = there is no list in it
list-file-quote = a quotation mark is opened and not closed
list-file-column = “{ $found }” is not a column of a list
list-file-column-twice = the column “{ $found }” stands there twice
list-file-positions = columns of points for { $n ->
    [one] one position
   *[other] { $n } positions
}; a table has four to seven
list-file-cells = { $n ->
    [one] one cell
   *[other] { $n } cells
}, the head has { $expected } columns
list-file-number = “{ $found }” in the column “{ $name }” is not a number that can stand there
list-file-kind = “{ $found }” is not a kind of game: N (normal), H (Hochzeit), HA (Hochzeit alone), SH (stille Hochzeit), S (solo), PS (Pflichtsolo), LS (Lustsolo), x (not played), or the solo by its name: damen, buben, fleischlos, kreuz, pik, herz, karo
list-file-no-re = Augen are given, but not who was Re
list-file-no-augen = “{ $found }” is given without the Augen; without them only points are entered
list-file-whose-solo = it does not say whose solo it was, and the points do not show it
list-file-no-solo = the kind is no solo, and yet the soloist is given ({ $n }); leave one of them blank
list-file-toml = “{ $found }” is not what a list in TOML has here; a line looks like this: points = [3, -1, -1, -1]
list-word-kind = “{ $found }” is not a kind of game: normal, hochzeit, hochzeit-alone, still, solo, or the solo by its name: damen, buben, fleischlos, kreuz, pik, herz, karo
list-word-party = “{ $found }” is not a party: re, kontra
list-word-call = { $party } cannot call “{ $found }”: re or kontra, keine90, keine60, keine30, schwarz
list-word-special = “{ $found }” gives no Sonderpunkt: fox, doppelkopf or karlchen, then re or kontra
list-word-second-karlchen = the Karlchen of { $party } is given twice
list-word-field = “{ $found }” is not part of a game: kind, re, augen, trumps, tricks, clarified, call, special
list-word-twice = “{ $found }” is given twice
list-word-missing = “{ $found }” is missing
list-fields-nothing = a line gives a game, points, or not-played
list-fields-solo = solo goes with points only; a game says itself who the soloist is
list-fields-not-played = what was not played has neither game nor points
list-fields-reason = a reason without penalty points or a deduction: the points are missing
list-fields-position = there is no position { $found }
list-fields-many = { $n ->
    [one] one number
   *[other] { $n } numbers
}; four to seven belong there, one for each position

## doko list check

list-check-list = { $file }: list of a table of { $n ->
    [5] five
    [6] six
    [7] seven
   *[other] four
}
list-check-running = { $file }: running totals of { $names }
list-check-game = line { $line }: game { $number }, { $points }
list-check-value = column S says { $written }, the totals change by { $changed }
list-check-note = beside it stands “{ $found }” (not used)
list-check-read-as = read as: { $what }
list-check-read-among = read as: { $what } (with these points: { $kinds })
list-check-fine = { $n ->
    [0] no game
    [one] one game checked, all right
   *[other] { $n } games checked, all right
}
list-check-wrong = { $total ->
    [one] one game checked
   *[other] { $total } games checked
}, { $m ->
    [one] one is wrong
   *[other] { $m } are wrong
}
list-check-not-complete = not complete yet: { $what }
