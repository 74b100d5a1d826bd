# `stich check`, `laws`, `chart`, `replay`, and errors.

## check

check-step = step { $n }
check-score = score { $n }
check-trick = trick { $n }
check-announce = call { $n }
check-deal = deal { $n }
check-split = split { $n }
check-tournament = tournament
check-desk = ruling
check-expected = expected
check-got = got
check-table = The table at that moment
check-summary = { $total ->
    [0] no case found
    [one] one case checked
   *[other] { $total } cases checked
}, { $failed ->
    [0] none failed
    [one] one failed
   *[other] { $failed } failed
}
check-unreadable = { $n ->
    [one] one file could not be read
   *[other] { $n } files could not be read
}
check-case-title = { $file }: { $title }
check-can-happen = it can happen
check-happened = it happened
check-allowed = it is allowed
check-none = none
check-none-yet = none yet
check-not-known = not known
check-nothing-asked = nothing was asked for
check-ruling = a ruling
check-ruling-stands = nothing, the ruling stands
check-not = not { $what }
check-only = only { $what }
check-can-be-chosen = { $what } can be chosen
check-nobody = nobody
check-zero = 0 for all
check-transfer = { $won } to { $to }
check-worth = it is worth { $points }
check-possible = a game that can be
check-seats = everybody has a seat
check-tables = { $many } of { $size }
check-no-players = there is nobody to seat
check-few-players = too few players, a table needs four
check-awaits-call = call of { $by }
check-awaits-card = card of { $by }
check-awaits-question = question { $id }
check-awaits-question-about = question { $id } about { $by }
check-awaits-choice = choice of { $by }: { $options }
check-awaits-choice-of = choice of { $by }
check-awaits-say = gesund or Vorbehalt of { $by }
check-awaits-pflicht = whether { $by } has a Pflichtsolo
check-awaits-lust = whether { $by } has a Lustsolo
check-awaits-name = the game of { $by }
check-awaits-over = over
check-draw-contract = { $what } { $by }, trick { $number }
check-draw-penalty-card = penalty card { $what }
check-draw-cards = { $count } cards
check-draw-laid = laid { $what }
check-draw-early = too early { $what }
check-draw-no-game = no game yet
check-draw-play = { $what }; tricks { $won }; calls { $said }
check-draw-wrong = wrong: { $what }
check-draw-penalty = penalty points { $points }
check-draw-line = { $number }  dealer { $by }  { $what } { $points }
check-draw-then = then number { $number }, dealer { $by }
check-draw-round-over = the round is over

## laws

laws-heading = The clauses, as this program knows them
laws-executed = carried out at the table
laws-asked = { $game ->
    [doppelkopf] carried out once the referee has found out a fact
   *[bridge] carried out once the director has found out a fact
}
laws-judged = { $game ->
    [doppelkopf] weighed by the referee
   *[bridge] weighed by the director
}
laws-cases = { $n ->
    [0] no case
    [one] one case
   *[other] { $n } cases
}
laws-unreached = No case reaches { $law }.
laws-coverage = { $n } of { $total } clauses are reached by a case
laws-all-reached = Every clause that is carried out is reached by a case.
laws-unknown = { $game ->
    [doppelkopf] There is no rule { $number }; examples are S2.2, S5, 4.3.1 and A6.
   *[bridge] There is no clause { $number } in this edition.
}
laws-diff-heading = What differs between { $old } and { $new }
laws-diff-new = not in { $old }
laws-diff-number = { $number } in { $old }
terms-heading = The terms of the English texts
terms-forms = also { $forms }
terms-never = never { $words }
laws-status = Status
laws-in-cases = Cases
laws-points = { $game ->
    [doppelkopf] Open points
   *[bridge] Debated points
}
laws-point-fixed = This program always interprets it in this way.

## chart

chart-yes = yes
chart-no = no
chart-back-to-play = play goes on

## replay

replay-board = Board { $board }
replay-room-open = open room
replay-room-closed = closed room
replay-fine = nothing irregular
replay-fine-no-deal = nothing irregular, as far as it can be told without the deal
replay-nothing = nothing to judge: neither deal nor calls nor cards are recorded
replay-kind-revoke = revoke
replay-kind-opening-lead-out-of-turn = opening lead out of turn
replay-kind-lead-out-of-turn = lead out of turn
replay-kind-play-out-of-turn = play out of turn
replay-kind-not-in-hand = a card that is not in the hand
replay-kind-insufficient-bid = insufficient bid
replay-kind-call-out-of-rotation = call out of turn
replay-kind-inadmissible-call = call that is not allowed
replay-kind-call-after-end = call after the end of the auction
replay-kind-unfinished-auction = the auction is not finished
replay-kind-bad-deal = the deal is wrong
replay-kind-wrong-contract = the contract is not that of the auction
replay-kind-wrong-declarer = the declarer is not that of the auction
replay-kind-wrong-result = the result is not that of the play
replay-kind-unfounded-mark = marked as irregular, but nothing is wrong
replay-kind-record-broken = record broken
replay-kind-unreadable = cannot be read
replay-broken = record broken: { $what }
replay-broken-order-of-trick = its cards do not stand in the order in which they were played
replay-broken-missing-trick = a trick before this one is missing
replay-broken-card-led = another card was led: on this one several hands would have revoked
replay-broken-missing-card = a card of this trick is missing
replay-broken-two-of-one-hand = two cards of one hand; what follows cannot be told
replay-broken-other-deal = the cards played are those of another deal
replay-broken-pass-too-many = a pass too many at the end of the auction
replay-broken-missing-pass = a pass is missing in the auction
replay-broken-auction-cut-off = the auction breaks off before its end
replay-broken-result-and-claim = the result is not that of the play, but the claim is
replay-broken-result-against-claim = result and claim contradict each other; the play fits both
replay-broken-wrong-dealer = another dealer is named than the board’s number and the auction say
replay-broken-card-twice = a card stands there twice
replay-broken-card-not-dealt = a card that was played stands in no hand
replay-broken-call-twice = a call stands there twice
replay-broken-claim-against-play = after this play the claim is not possible
replay-broken-result-sum = the tricks of the two sides do not add up to thirteen
replay-of-seat = { $seat }: { $text }
replay-against-contract = { $text }: recorded { $recorded }, bid { $found }
replay-against-declarer = { $text }: recorded { $recorded }, by the auction { $found }
replay-against-tricks = { $text }: recorded { $recorded }, played { $found }
replay-from-to = { $n } to { $m }
replay-contract-by = { $contract } by { $declarer }
replay-no-result = { $n ->
    [one] one card
   *[other] { $n } cards
}, no result
replay-summary-broken = { $n ->
    [one] One board is recorded wrongly or not wholly
   *[other] { $n } boards are recorded wrongly or not wholly
}
replay-summary-none = { $failed ->
    [0] No board was judged
    [one] No board was judged, one is unreadable
   *[other] No board was judged, { $failed } are unreadable
}
replay-summary-no-deal = { $n ->
    [one] One board is recorded without the deal: of its calls and cards only what they themselves show is judged
   *[other] { $n } boards are recorded without the deal: of their calls and cards only what they themselves show is judged
}
replay-summary-nothing = { $n ->
    [one] On one board there was nothing to judge: neither deal nor calls nor cards are recorded
   *[other] On { $n } boards there was nothing to judge: neither deal nor calls nor cards are recorded
}
replay-left-out = { $n ->
    [one] One board that cannot be read is not in { $file }.
   *[other] { $n } boards that cannot be read are not in { $file }.
}
replay-not-certain = { $text } – not certain
replay-count = { $what }: { $n }, of these { $m } certain
replay-files = Files: { $total }, with findings: { $n }
replay-worst = Most findings:
replay-at-trick = trick { $trick }: { $text }
replay-result = { $contract } by { $declarer }, { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
replay-passed-out = passed out
replay-no-play = no play recorded
replay-no-contract = cards were played, but neither contract nor auction says what is trump
replay-no-leader = cards were played, but it is not recorded who declared or who led
replay-summary = { $total ->
    [one] one board
   *[other] { $total } boards
}, { $n ->
    [0] nothing irregular
    [one] one with an irregularity
   *[other] { $n } with an irregularity
}, { $failed ->
    [0] all readable
    [one] one unreadable
   *[other] { $failed } unreadable
}

## errors

error-label = error
error-not-found = { $file }: there is no such file or folder
error-named-twice = { $n ->
    [one] { $file } was named more than once; it is read once.
   *[other] { $n } files were named more than once, such as { $file }; each is read once.
}
error-cannot-read = { $file }: cannot be read: { $reason }
error-cannot-write = { $file }: cannot be written: { $reason }
error-is-read = { $file } is one of the files that are read; it is not overwritten. Name another file.
error-output = the answer cannot be written: { $reason }
error-no-files = { $path }: no file in this folder can be read here; expected { $expected }
error-at = { $file }:{ $line }:{ $column }: { $what }
error-expected = found “{ $found }”, expected { $expected }
error-unknown-topic = There is no topic “{ $found }”; the topics are { $known }
error-unknown-fact = There is no fact “{ $found }” here; this topic knows { $known }
error-bad-fact = “{ $found }” is not an answer to { $fact }; possible are { $known }
error-bad-fact-such = “{ $found }” is not an answer to { $fact }; something like { $known } is expected
error-fact-twice = { $fact } was told more than once, and differently: { $facts }. Tell it once.
error-not-offered = “{ $found }” is not among the choices now; possible are { $known }
error-unknown-language = There is no language “{ $found }”; the languages are { $known }
error-unknown-format = The kind of file of { $file } is not known; expected { $expected }
error-edition = There is no edition { $found }; the editions are { $known }
error-point = There is no debated point “{ $found }”; they are { $known }
error-other-game = { $what } does not belong to { $game ->
    [doppelkopf] Doppelkopf
   *[bridge] bridge
}

## doko score

doko-won = won
doko-under-90 = under 90
doko-under-60 = under 60
doko-under-30 = under 30
doko-schwarz = without a trick
doko-called = { $what } called
doko-absage = { $what } called by { $by }
doko-against = { $augen } reached against { $what }
doko-gegen-re = won against the ♣ queens
doko-doppelkopf = Doppelkopf
doko-fox = fox caught
doko-karlchen = Karlchen
doko-winner = { $what } has won.
doko-nobody = Nobody has won.
doko-position = Position { $n }: { $points }
doko-points-for = { $points } for { $what }
doko-not-counted = Not counted, since one plays alone: { $what } ({ $clause })

case-at = line { $line }, column { $column }: { $what }
case-toml-missing = `{ $found }` is missing
case-toml-unknown = `{ $found }` is not known here; possible are { $known }
case-toml-twice = the same key stands here twice
case-toml-kind = a value of another kind belongs here
case-toml-broken = what stands here is not TOML
case-json-broken = what stands here is not JSON, or it ends too early
case-format = format { $found }; this version reads format 1
case-game = the game `{ $found }` is not known; possible are bridge and doppelkopf
case-one-of = `{ $found }` does not fit; possible: { $known }
case-example = `{ $found }` does not fit; for example: { $known }
case-unfit = `{ $found }` does not fit
case-impossible = { $place }: `{ $found }` cannot be: { $why }
case-beside = { $place }: `{ $found }` does not stand beside `{ $beside }`
case-step = step { $n }: { $what }
case-step-broken = this does not say what happened
case-missing = { $place }: `{ $what }` is missing
case-one-thing = step { $n } says more than one thing, or nothing; write one key each, then `expect`
case-setup = { $place }: { $what }
check-no-case = this is not a case that can be read: { $reason }
error-no-case = { $file }: this is not a case that can be read: { $reason }
error-no-topic = Name a topic first; the topics are { $known }
error-reason-folder = this is a folder, not a file
error-reason-no-folder = this is a file, not a folder
error-reason-missing = there is no such file or folder
error-reason-exists = there is something of this name already
error-reason-forbidden = access is not allowed
error-reason-no-text = this is not a text file
error-reason-empty = the file is empty
error-reason-zip = it is a zip file; unpack it and name the files that were in it
error-reason-no-board = there is no board in it; expected { $expected }
error-reason-nothing = there is no board to write
error-reason-full = the disk is full
error-reason-other = the system refuses it ({ $reason })

## The command line

usage-heading = Usage
usage-commands = Commands
usage-arguments = Arguments
usage-options = Options
usage-option = OPTIONS
usage-command = COMMAND
usage-default = default: { $known }
usage-possible = possible: { $known }
usage-meant = perhaps you meant { $known }
usage-more = For more, try --help.
usage-no-command = There is no command “{ $found }”
usage-no-argument = “{ $found }” is not expected here
usage-behind = it belongs after “{ $command }”
usage-missing = Still missing: { $list }
usage-missing-command = A command is missing
usage-no-value = { $option } needs a value
usage-not-possible = “{ $found }” is not possible for { $option }
usage-conflict = { $option } and { $other } do not go together
usage-twice = { $option } may be given only once
usage-too-many = “{ $found }” is one value too many for { $option }
usage-too-few = { $option } needs { $n ->
    [one] one value
   *[other] { $n } values
}
usage-no-text = What was typed is not text in UTF-8
usage-from-to = from { $least } to { $most }
usage-number = a whole number is expected
usage-name = a name has 1 to 60 of a–z, 0–9 and -, and no - at either end
usage-memory = no computer has so much memory
usage-no-memory = at least 1 MiB is needed
