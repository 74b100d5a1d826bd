# The tournament in the hall: the organiser’s pages, lists on telephones and from paper, the big screen.

## All tournaments

hall-title = Tournaments
hall-none = There is no tournament for you to see here yet. Scan the code on your table, or ask the organiser for a link.
hall-none-yet = There is no tournament yet. Set one up here: a name is enough, everything else can stay as it is.
hall-new = New tournament
hall-name = Name of the tournament
hall-day = Day
hall-rounds = Rounds
hall-round = Round
hall-rules = Rules
hall-minutes-four = Minutes at a table of four
hall-minutes-five = Minutes at a table of five
hall-minutes-hint = Left empty: as the rules say – the tournament sheet has no time limit, the TSR give 100 and 125 minutes. 0 at a table of four: no time limit. The time runs as soon as you call the round. A game at a table of six or seven has as long as one at a table of five.
hall-clubs-apart = Club mates do not sit together in round 1
hall-fair-fives = Nobody is at a table of five or more twice before everybody was once
hall-remainder = If the tables of four do not come out even
hall-remainder-fives = Tables of five, one for each player left over (with 6, 7 or 11 players one larger table)
hall-remainder-one = One table of five, six or seven for all who are left over
hall-remainder-springer = Only tables of four: one or two players sit at two tables each (Springer). These tables play in turn and take twice as long. One player left over makes a table of five.
hall-more = Rules, times and draw
hall-ties = With equal sums this decides
hall-readings = Open points of the rules
hall-readings-hint = Tick only what is different at your tournament.
hall-reading-first = Otherwise:
hall-reading-other = Ticked:
hall-create = Set up the tournament
hall-need-name = The tournament needs a name with letters or figures.
hall-name-taken = There is a tournament of this name already.
hall-so-far = So far

## Menu

hall-tables = Tables
hall-players = Players
hall-seating = Draw
hall-codes = Table codes
hall-print = Print
hall-wall = Big screen

## Tables at a glance

hall-first-players = First the players, then the draw.
hall-enter-players = Enter players
hall-first-draw = The players are there; now draw.
hall-called-at = called at { $at }
hall-call = Call the round
hall-call-again = Restart the clock
hall-close = Close the round
hall-lots = Draw lots
hall-fours = Tables of four
hall-fives = Tables of five
hall-sixes = Tables of six
hall-sevens = Tables of seven
hall-springers = Tables with a Springer
hall-springer-name = { $name } (Springer)
hall-minutes-left = { $n ->
    [one] 1 minute left
   *[other] { $n } minutes left
}
hall-time-is-up = Time is up
hall-owes = { $n ->
    [one] { $names } still owes the Pflichtsolo
   *[other] { $n } Pflichtsoli still owed: { $names }
}
hall-line-flawed = { $deal } does not check: { $what }
hall-lines-differ = The two readings differ: { $lines }
hall-unread = { $n ->
    [one] One line has not been read a second time yet
   *[other] { $n } lines have not been read a second time yet
}
hall-to-settle = all games in, to be settled

## Players

hall-split-fours = { $n ->
    [one] one table of four
   *[other] { $n } tables of four
}
hall-split-fives = { $n ->
    [one] one table of five
   *[other] { $n } tables of five
}
hall-split-sixes = { $n ->
    [one] one table of six
   *[other] { $n } tables of six
}
hall-split-sevens = { $n ->
    [one] one table of seven
   *[other] { $n } tables of seven
}
hall-split-springers = { $n ->
    [one] one Springer at two tables
   *[other] { $n } Springer at two tables
}
hall-split-few = too few: a table needs four
hall-split-round = Round { $round }: { $n } players, { $tables }
hall-add-player = Add
hall-paste = Add a whole list
hall-paste-hint = Paste it as it is: from a spreadsheet, an e-mail or a file, columns in any order, with or without headings. You see how it was read before anything is stored.
hall-list-file = Or a file (CSV or text)
hall-paste-button = Look at the list
hall-list-title = Check the list
hall-list-columns = What do the columns hold?
hall-list-column = Column { $n }: { $examples }
hall-list-look = Read with these columns
hall-list-look-again = The list is now read with these columns. Please look at it once more.
hall-list-changed = The text of the list was changed and is read anew here. Please look at it once more.
hall-list-people = Who is added
hall-list-doubles = Not ticked are those who seem to be in already. If they really are two, tick them.
hall-list-wrong = These lines are left out
hall-list-store = Add those ticked
hall-list-nobody = Nobody in this list could be added.
hall-list-none = Nobody is ticked.
hall-list-other = Change the text of the list
hall-list-counts = { $n ->
    [one] One new player
   *[other] { $n } new players
}
hall-list-known = { $n ->
    [one] one seems to be in already
   *[other] { $n } seem to be in already
}
hall-roster-line = Line { $line }: { $what }
hall-from-round = From round
hall-strike-ask = Strike { $name }?
hall-strike-what = { $name } is then no longer on the list and is not drawn any more.
hall-gone-on = At table { $table } the others play on; that place sits out from now on.
hall-left = { $name } has left ({ $why }); the others play on.
hall-left-back = { $name } is there after all
hall-one-leaves = One leaves, the others play on
hall-one-leaves-hint = The place sits out from now on, its Pflichtsolo lapses, and the games left are cut so that nobody has more than 20. The player keeps what he has so far.
hall-who-leaves = Who leaves?
hall-substitute = { $substitute } plays for { $name }; the points are those of { $name }.
hall-sits-in-for = { $substitute } (for { $name })
hall-substitute-title = Somebody plays on for another
hall-substitute-hint = To the end of the round; the points go to the player who was drawn.
hall-substitute-for = For whom?
hall-substitute-name = Name of the substitute
hall-substitute-seat = Seat the substitute
hall-substitute-back = { $name } plays again
hall-twin-ask = { $name } is in the list already
hall-twin-what = Is this somebody else of the same name? Then the name stands there twice, with the start number behind it.
hall-undraw-ask = Cancel the draw?
hall-undraw-what = { $n ->
    [one] Round { $rounds } is drawn already. With this change the draw is void, and printed seat cards are no longer right.
   *[other] Rounds { $rounds } are drawn already. With this change the draw is void, and printed seat cards are no longer right.
}
hall-undraw-yes = Change, cancel the draw
hall-undrawn = { $n ->
    [one] Round { $rounds } is not drawn any more. It is drawn again only when you say so.
   *[other] Rounds { $rounds } are not drawn any more. They are drawn again only when you say so.
}
hall-rename = Save
hall-strike-player = Take off the list
hall-comes = Comes for this round
hall-leaves = Leaves after this round
hall-misses = Misses this round
hall-points = Points
hall-points-to = to { $party }
hall-why = Reason
hall-deduct = Take points off
hall-take-back = Take the deduction back
hall-disqualify = Disqualify

## Draw

hall-draw-next = Draw round { $round }
hall-draw-rest = Draw all rounds
hall-draw-again = Redraw the rounds that have not begun
hall-nothing-to-draw = No round is left to be drawn.
hall-seed = Seed
hall-seed-hint = Leave it empty: a random number is then used. The same number gives the same draw.
hall-by-hand = Changed by hand by { $by } at { $at }.
hall-seat-by-hand = Seat by hand
hall-seat-hint = One line a table, the start numbers from position 1 on.
hall-seat-save = Save this seating
hall-seating-line = Line { $line }: “{ $found }” is not a start number.

## The list of a table

hall-game-of = Game { $number } of { $of }
hall-sits-out = sits out
hall-forced = Forced: { $name } must play the Pflichtsolo now.
hall-forced-name = Forced: { $name }
hall-mark-deals = deals
hall-mark-leads = leads
hall-mark-owes = Pflichtsolo
hall-mark-lustsolo = Lustsolo
hall-kind-pflichtsolo = Pflichtsolo { $name }
hall-kind-forced = Pflichtsolo { $name }, forced
hall-kind-lustsolo = Lustsolo { $name }
hall-put-right = put right by { $by }: { $why }
hall-saved = Entered.
hall-list-complete = The list is complete. Please check it and tell the tournament management.
hall-list-done = The list is complete.
hall-first-reading = First reading
hall-second-reading = Second reading
hall-settle-why = What the list shows
hall-first-holds = The first holds
hall-second-holds = The second holds
hall-minutes = Minutes
hall-extra = Add time
hall-extra-add = Add
hall-keeper = List kept by
hall-keeper-hint = Who takes the list over as a volunteer; the seats stay.
hall-end = Table stops
hall-end-hint = When a table cannot play on. What would be left to play lapses; the list stays as it is.
hall-end-who = Who leaves the tournament altogether
hall-end-ask = Table { $table } stops?
hall-end-gone = No longer in the tournament: { $names }.
hall-resume = Table plays on after all
hall-insert = Put in a game before this one
hall-insert-before = Put in before game { $number }
hall-warn = Warn
hall-gone = Leaves now
hall-gone-ask = { $name } leaves?
hall-gone-what = Table { $table } cannot play on without this player; its list ends.
hall-gone-substitute = Or somebody sits in: on the page of the table, under “Somebody plays on for another”.
hall-strike-last = Strike the last line
hall-strike = Strike
hall-paper-lists = List on paper
hall-type-list = Type the list
hall-type-second = Read a second time
hall-time-up-why = Reason, if there is no time limit
hall-time-up-running = A game has been dealt, or is being dealt; it still counts
hall-time-up = Time is up: strike the games left
hall-trace = Changes
hall-why-table = put right at the table
hall-waiting = It goes on here as soon as the next round is drawn.
hall-last-list = See the last list
hall-my-table = My table
hall-place = place { $place }
hall-seat-at = Table { $table }, place { $place }
hall-to-list = To the list
hall-who-hint = Who are you? This device then keeps the list, and tells you before each round where you sit.
hall-who-table = This device stays at the table
hall-who-other = Somebody else
hall-who-elsewhere = Do you sit at another table? Then scan the code there.
hall-over = The tournament is over.
hall-nobody-yet = Who sits here is not drawn yet.
hall-no-such-table = There is no such table in round { $round }.
hall-sits-elsewhere = { $name } sits at table { $table }, place { $place } now, not here.
hall-leaves-table = This device came in by the code of table { $table }. If you enter here, it keeps no list there any more.
hall-back-to-table = Back to table { $table }
hall-moved = Round { $round } is drawn: go on here
hall-other-list = This is the list of table { $table }. This device belongs to table { $own }.
hall-moved-back = Round { $round } is still open: go there
hall-moved-to = Round { $round }: { $name }, table { $table }, place { $place }

## A game

hall-change-line = Change { $deal }
hall-enter = Enter
hall-save-line = Save the change
hall-how = What you enter
hall-how-game = Game
hall-how-points = Points
hall-how-nothing = Not played
hall-kind = Kind of game
hall-solo = Solo
hall-augen = Augen of Re
hall-augen-exact = exactly
hall-no-trick = Re had no trick
hall-all-tricks = Re had all tricks
hall-chip-no-trick = none
hall-chip-all-tricks = all
hall-calls = Call
hall-no-call = none
hall-foxes = Foxes caught
hall-doppelkoepfe = Doppelköpfe
hall-karlchen = Karlchen
hall-chip-normal = Normal
hall-chip-hochzeit = Hochzeit
hall-chip-hochzeit-alone = Hochz. alone
hall-chip-still = Stille H.
hall-chip-damen = Damen
hall-chip-buben = Buben
hall-chip-fleischlos = Fleisch­los
hall-chip-schwarz = schw.
hall-chip-cards = cards
hall-chip-fox = Fox
hall-chip-doppelkopf = Doppelk.
hall-cards-held = With how many cards?
hall-step-of = Re had { $augen } Augen
hall-value-typed = another number
hall-points-each = Points of each player
hall-game-there = { $deal }: { $what }
hall-there-by = Already entered by
hall-there-same = the same as yours
hall-there-yours = Yours:
hall-there-done = It is the same game: done
hall-there-other = Mine is the next game: enter it
hall-throw-away = Throw away
hall-asked-games = { $n ->
    [one] { $n } game is entered on this device and waits for your answer
   *[other] { $n } games are entered on this device and wait for your answer
}
hall-unsent = { $n ->
    [one] { $n } game of round { $round }, table { $table } is entered on this device, but is not in the list yet
   *[other] { $n } games of round { $round }, table { $table } are entered on this device, but are not in the list yet
}
hall-left-told = The tournament management knows of it.
hall-games-left = { $n ->
    [one] A device has { $n } game that did not get into the list: { $games }
   *[other] A device has { $n } games that did not get into the list: { $games }
}
hall-left-hint = This game arrived when the list was over, and does not count. If it is to count, let the table play on, or put it in.
hall-waiting-games = { $n ->
    [one] { $n } game is entered on this device and waits for the connection
   *[other] { $n } games are entered on this device and wait for the connection
}
hall-penalties = Penalty points, another dealer
hall-penalty = Penalty points
hall-deduction = Deduction by the tournament management
hall-penalty-why = Reason (goes into the list)
hall-who-dealt = Who dealt?
hall-in-turn = In turn
hall-show-points = See the points
hall-sending = No connection. It is sent as soon as the server answers; leave this page open.
hall-anyway = Should it stand anyway?
hall-anyway-hint = It will stand as entered, with your name and the reason.
hall-enter-anyway = Enter all the same
hall-need-kind = Which game was it?
hall-need-re = Who was Re?
hall-need-soloist = Who played alone?
hall-need-augen = How many Augen did Re have?
hall-need-tricks = With exactly 240 Augen, also choose whether Re had all tricks; with 0, whether Re had none.
hall-need-winners = Who has won?
hall-need-value = How many points?
hall-need-late = First say which game this is.
hall-need-alone = Alone against three: solo or Hochzeit?
hall-not-alone = This game is played alone.
hall-cannot-be = It cannot have been so.
hall-late = Time is up. A game dealt later does not count. This game …
hall-late-dealt = had been dealt, or was being dealt, when the time ran out
hall-late-played = was over by then
hall-late-pflichtsolo = is a Pflichtsolo that is owed
hall-late-was = entered after time: { $what }
hall-late-ask = Had it been dealt or played when the time ran out? Then call the tournament management: they can enter it.
hall-worth-nothing = 0 for everybody
hall-no-number = “{ $found }” is not a number that can stand here.
hall-meanwhile = Somebody else has entered something here meanwhile. Please look at the list first.

## The list from paper

hall-who-reads = Who is entering the list?
hall-grid-hint = The points of each line, or the game itself: then the points are reckoned, and must agree with those beside it. Empty lines at the end do not count; whoever sits out stays blank. Each line must add up to 0.
hall-grid-penalties = Beside “not played” the penalty points go into the columns. Penalties beside a game that was played: enter the game here, then change its line in the list.
hall-grid-late = Time is up. Type only games that had been dealt, or were being dealt, by then, and at the end the Pflichtsoli that were then owed, as they were played. If none were owed, choose “Time is up” afterwards.
hall-grid-more = More lines: for games that were not played
hall-grid-game = Game (details)
hall-enter-lines = Enter the lines
hall-nothing-typed = Nothing is typed.
hall-nothing-to-type = There is nothing more to type here.
hall-lines-asked = Some lines do not say what they mean. Tap what is meant, or put them right; nothing is entered yet.
hall-draft = What was typed here and not entered is back.
hall-skip-lines = { $n ->
    [one] The first line stands there already: leave it out here
   *[other] The first { $n } lines stand there already: leave them out here
}

## Codes and big screen

hall-codes-hint = One code a table, for the whole tournament. Whoever scans it keeps the list of this table; nobody needs an account.
hall-codes-local = Only this computer knows this address; telephones do not get in with it. Start with --lan and open this page at the address that is then printed.
hall-codes-make = Make the codes
hall-codes-anew = New codes; the old ones end
hall-codes-anew-what = { $n ->
    [one] The code that lies on the table opens nothing then, and whoever came in by it is out. Print the new one and lay it out. The old link can be put in force again under Organisation.
   *[other] The { $n } codes that lie on the tables open nothing then, and whoever came in by them is out. Print the new ones and lay them out. The old links can be put in force again under Organisation.
}
hall-codes-anew-yes = Make new codes
hall-signs = Table signs
hall-signs-hint = One sheet a table: the code for the Wi-Fi, the code of the table, and who sits there. Name and password of the Wi-Fi are printed only, not stored; without a name there is only the code of the table.
hall-network = Name of the Wi-Fi
hall-network-key = Password of the Wi-Fi
hall-signs-print = Print
hall-code-of = Code of table { $table }
hall-wall-public = Everybody who has this address sees the ranking and the seating.
hall-wall-private = Only those who have a role see the ranking and the seating.
hall-make-public = Open to everybody
hall-make-private = No longer for everybody
hall-not-yet = It begins in a moment.
hall-wall-page = Page { $page } of { $of }
hall-wall-hold = Hold this page

## Printing

hall-print-cards = One for each player, with the seats
hall-print-plan = For the wall, by name and by table
hall-print-signs = One sheet a table, with its code; under “Table codes”
hall-print-sheets = Empty score lists
hall-print-sheets-what = To be filled in at the table
hall-print-lists = Score lists as they are
hall-print-lists-what = To be hung up, and for the archive
hall-print-ranking = Ranking after this round
hall-file = The whole tournament
hall-file-get = Save as a file
hall-file-what = With everything that happened; another computer takes it in under “Tournaments”, or with “stich import”
hall-import = Take in from a file
hall-import-what = A tournament or a table that was saved as a file on another computer goes on here. Nothing that is here is overwritten.
hall-import-file = The file
hall-import-name = Under another name
hall-import-name-hint = Only if a tournament of this name is here already and is another one.
hall-import-no-file = Please choose a file.
hall-import-house = What is in the file ({ $stream }) is neither a tournament nor a table. A whole backup is taken in by “stich restore”.
hall-import-differs = { $stream } is here already, and it is not the same; nothing was changed. Give the tournament another name below.
hall-import-renamed = Only a tournament can get another name; everything else is taken in as it is.
hall-import-unknown = The file is sound, but it was signed by a computer that is not known here: { $mark }. Nothing has been taken in yet. Ask whoever sent the file for its mark; there it stands under “Organisation”. If you take the file in, that computer is known from then on.
hall-import-unsigned = Nobody has signed this file: anybody could have written or changed it. Nothing has been taken in yet. Take it in only if you know where it comes from.
hall-import-anyway = Take it in all the same
hall-import-other = Choose another file
