# How a tournament goes on: its history in words, the clock, what is asked first and taken back.


## history

course-title = History
course-lead = Everything that happened, the newest first. Nothing is ever deleted here.
course-with-lines = With every game entered
course-without-lines = Without the games entered
course-by = { $when } · { $name }
course-created = The tournament was set up
course-players-added = { $n ->
    [one] { $names } was entered
   *[other] { $n } players were entered: { $names }
}
course-player-changed = { $player }: now { $name }
course-player-struck = { $player } was taken off the list
course-player-comes = { $player } plays from round { $round } on
course-player-leaves = { $player } leaves after round { $round }
course-player-misses = { $player } misses round { $round }
course-drawn = Drawn from round { $round } on
course-drawn-again = Drawn again from round { $round } on
course-draw-back = The new draw was taken back; from round { $round } on everybody sits as before
course-seating-edited = Round { $round }: the seating was changed by hand
course-line-entered = { $at }: { $deal } was entered
course-line-corrected = { $at }: { $deal } was put right: { $why }
course-line-struck = { $at }: { $deal } was struck: { $why }
course-second = { $at }: a line was read a second time
course-settled = { $at }: { $deal } was settled: { $why }
course-called = { $timed ->
    [yes] Round { $round } was called; the time runs
   *[no] Round { $round } was called
}
course-called-again = { $timed ->
    [yes] Round { $round }: the clock was started again
   *[no] Round { $round } was called again
}
course-call-back = { $timed ->
    [yes] Round { $round }: the start of the clock was taken back
   *[no] Round { $round }: the call was taken back
}
course-paused = Round { $round }: the clock was stopped
course-goes-on = Round { $round }: the clock goes on
course-extended = { $n ->
    [one] Round { $round }: one minute more for all tables
   *[other] Round { $round }: { $n } minutes more for all tables
}
course-shortened = { $n ->
    [one] Round { $round }: one minute taken back
   *[other] Round { $round }: { $n } minutes taken back
}
course-time-up = { $at }: time was up, the games left were struck
course-time-up-why = { $at }: the games left were struck: { $why }
course-time-up-back = { $at }: taken back; the games struck are played
course-line-inserted = { $at }: { $deal } was put in: { $why }
course-game-left = { $at }: a game arrived when the list was over: { $said }
course-game-left-done = { $at }: the game that arrived too late is dealt with.
course-left-table = { $at }: { $player } leaves, the others play on: { $why }
course-left-table-back = { $at }: { $player } is there after all.
course-substitute = { $at }: { $name } plays for { $player }.
course-substitute-back = { $at }: { $player } plays himself again.
course-list-ended = { $at }: the list was ended before its time: { $why }
course-list-resumed = { $at }: the list goes on after all: { $why }
course-time-added = { $at }: { $n ->
    [one] one minute
   *[other] { $n } minutes
} more: { $why }
course-keeper = { $at }: { $player } keeps the list
course-closed = Round { $round } was closed
course-reopened = Round { $round } was opened again: { $why }
course-deducted = { $player }, round { $round }: { $points } taken off: { $why }
course-deduction-back = { $player }: deduction { $number } was taken back: { $why }
course-out = { $player } was disqualified: { $why }
course-out-back = { $player }: the disqualification was taken back: { $why }
course-prizes = The list of prizes was written
course-covered = The ranking was covered until the prize-giving
course-announced = { $n ->
    [one] Prize-giving: one place is announced
   *[other] Prize-giving: { $n } places are announced
}
course-open = The ranking is open to everybody
course-lots = Lots were drawn for equal sums
course-lots-again = Lots were drawn again for equal sums
course-lots-back = The last drawing of lots was taken back

## clock

course-pause = Stop the clock
course-go-on = Let the clock go on
course-more = { $n ->
    [one] +{ $n } minute for all
   *[other] +{ $n } minutes for all
}
course-less = { $n ->
    [one] −{ $n } minute
   *[other] −{ $n } minutes
}
course-standing = Stopped: { $left }
course-standing-since = stopped at { $at }
course-has-more = { $n ->
    [one] { $n } minute more than planned
   *[other] { $n } minutes more than planned
}
course-last-game = Time is up: the game that is being dealt is still played, then only the Pflichtsoli that are owed.

## asked first, and taken back

course-take-back = Take it back
course-can-be-back = It can be taken back afterwards.
course-ask-call-again = { $timed ->
    [yes] Start the clock of round { $round } again?
   *[no] Call round { $round } again?
}
course-ask-call-again-what = { $timed ->
    [yes] It has been running since { $at }. All tables then have their full time again from now on; minutes added and pauses fall away.
   *[no] It was called at { $at } already.
}
course-call-back-button = { $timed ->
    [yes] Take back the last start of the clock
   *[no] Take back the call
}
course-ask-call-back = { $timed ->
    [yes] Take back the last start of the clock?
   *[no] Take back the call?
}
course-ask-call-back-before = { $timed ->
    [yes] The clock runs again as it did from { $at } on.
   *[no] The round then counts as called at { $at }.
}
course-ask-call-back-none = { $timed ->
    [yes] Round { $round } is then not called yet, and no time runs.
   *[no] Round { $round } is then not called yet.
}
course-ask-time-up = Strike the games left at this table?
course-ask-time-up-what = { $n ->
    [one] { $at }: one counted game is struck.
   *[other] { $at }: { $n } counted games are struck.
}
course-ask-time-up-owing = Then only the Pflichtsolo is played of: { $names }.
course-ask-time-up-none = Then the list is complete.
course-ask-time-up-running = The game that has been dealt, or is being dealt, is still played, and counts.
course-ask-time-up-not-running = If a game has been dealt, or is being dealt, go back and tick the box: it still counts.
course-ask-time-up-last = After that game the list is complete.
course-time-up-yes = Strike them
course-all-time-up = Time is up
course-all-time-up-ask = Round { $round }: is time up?
course-all-time-up-what = At the tables ticked the games left are struck. Pflichtsoli that are owed are still played.
course-all-time-up-nobody = No table of this round has games left to strike.
course-all-time-up-none-ticked = No table is ticked.
course-all-time-up-done = { $n ->
    [one] Nothing left to strike at table { $tables }.
   *[other] Nothing left to strike at tables { $tables }.
}
course-all-time-up-back = It can be taken back afterwards, table by table.
course-struck-since = The games left were struck by { $by } at { $at }.
course-struck-why = The games left were struck by { $by } at { $at }: { $why }
course-awaits = Still awaited: the game that was being played when time ran out.
course-awaits-none = There was none: strike it
course-close-awaits = At a table the game that was being played when time ran out is still awaited. If there was none, say so on the page of that table.
course-time-up-back-button = Take it back: these games are played
course-trace-struck = the games left were struck by { $by }, { $when }
course-trace-why = { $what }: { $why }
course-trace-back = { $what }; taken back by { $by }, { $when }
course-ask-redraw = Draw the rounds that have not begun again?
course-ask-redraw-what = { $n ->
    [one] Round { $round } is drawn again. Everybody may sit elsewhere then: printed seat cards, table signs and lists are no longer right.
   *[other] The { $n } rounds from round { $round } on are drawn again. Everybody may sit elsewhere then: printed seat cards, table signs and lists are no longer right.
}
course-redraw-back = As long as no game is entered there, the seating of now can be brought back.
course-redraw-yes = Draw again
course-draw-back-button = Seat from round { $round } on as before the new draw
course-ask-draw-back = Bring the seating of before back?
course-ask-draw-back-what = From round { $round } on everybody sits as before the new draw. What was drawn instead is given up.
course-ask-lots = Draw lots again?
course-ask-lots-what = Lots have been drawn already. Who is equal to the end may have another place after this.
course-lots-back-button = Take back the last drawing of lots
course-ask-lots-back = Take back the last drawing of lots?
course-ask-lots-back-before = The lots drawn before it hold again.
course-ask-lots-back-none = Then no lots are drawn, and who is equal shares the place.
course-ask-close = Close round { $round }?
course-ask-close-what = The tables then enter nothing more; lines can be put right with a reason, but none can be struck or put in. The round can be opened again only while the next one is not called and nothing is entered there.
course-ask-close-noted = { $at }: penalty points that stand in no line: { $points } – { $why }
course-close-time-up = If the time is up, choose “{ $button }”.
course-reopen = Open round { $round } again
course-ask-reopen = Open round { $round } again?
course-ask-reopen-what = Its lists go on: lines can again be entered, struck and put in. Points and draw stay as they are; the round has to be closed again afterwards.
course-ask-out = Disqualify { $player }?
course-ask-out-what = He or she has no place in the ranking, brings a team or club nothing, and plays no round that has not begun. Rounds drawn and not begun must be drawn again.
course-out-back-button = Take the disqualification back
course-out-why = The reason: { $why }

## refusals

course-no-clock = Round { $round }: its call or its clock is not as it was on this page; please look at it again.
course-bad-minutes = { $minutes } minutes cannot be added.
course-not-struck = { $at }: no games are struck there.
course-not-drawn-again = From round { $round } on there is no earlier seating to bring back.
course-no-lots = No lots are drawn.
course-lots-not-chosen = Lots do not decide in this tournament. Players with equal points share the place.
course-nothing-to-rank = No game has been entered yet. Lots are drawn once there is something to rank.
course-not-out = Start number { $number } is not disqualified.
course-too-many-prizes = { $n } prizes are too many.
course-not-over = Places can be announced once all rounds are closed.
course-no-such-honour = There are { $places } places, not { $count }.

## settings, deleting

course-settings = Settings
course-place = Place
course-settings-save = Save
course-settings-begun = Games have been entered. Name, day, place and the number of rounds can still be changed; rules, ties and times stay as they are.
course-settings-fewer = With fewer rounds the last ones that are drawn fall away.
course-setup-changed = The settings were changed
course-setup-renamed = The tournament is now called “{ $name }”
course-delete = Delete the tournament
course-ask-delete = Delete “{ $name }”?
course-ask-delete-what = { $n ->
    [one] { $players }; one game is entered.
   *[other] { $players }; { $n } games are entered.
}
course-ask-delete-back = Nobody sees it any more, and its codes and links lead nowhere. But nothing is thrown away: on the page “Tournaments”, below, it can be brought back.
course-deleted-ones = Deleted tournaments
course-deleted-by = deleted by { $name }, { $when }
course-restore = Bring back
course-deleted = The tournament was deleted
course-restored = The tournament was brought back
course-is-deleted = The tournament is deleted. Bring it back first.
course-not-deleted = The tournament is not deleted.
course-setup-begun = Games have been entered: rules, ties and times cannot be changed any more.
course-name-deleted = A tournament of this name was deleted here. Bring it back below, or choose another name.
