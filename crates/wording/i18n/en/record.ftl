# What is wrong with a file of boards (PBN, LIN), and what should stand there.

record-fault = { $found }; expected { $expected }

## What stands there

record-there-text = “{ $found }”
record-there-end-of-game = the end of the game
record-there-open-comment = a comment without end
record-there-open-value = the value of { $tag } has no end
record-there-lone-brace = “{ $found }” closes nothing
record-there-second = { $tag } a second time
record-there-note = a note here
record-there-comment-in-row = a comment in a row of { $tag }
record-there-in-row = “{ $found }” in a row of { $tag }
record-there-hands = { $n ->
    [one] one hand
   *[other] { $n } hands
}
record-there-other-results = results that contradict the auctions of { $n } of { $total } boards
record-there-other-room = the result of the other room
record-there-stray-result = a result that the auction does not lead to
record-there-auction-before = the calls of the board before
record-there-swallowed-call = the call { $call } at the end of an explanation
record-there-gzip = a gzip file that is damaged from here on
record-there-too-large = a gzip file with more than { $n } MiB in it
record-there-endless = more than { $n } MiB in one game

## What should

record-expected-closing-bracket = ] after the value of the tag
record-expected-tag = a tag such as { $example }
record-expected-tag-name = the name of a tag after [
record-expected-quotes = the value in quotation marks
record-expected-quoted-element = quotation marks around such an entry
record-expected-elements = nothing but entries
record-expected-plain-comment = comments without braces in them
record-expected-once = once; the first counts
record-expected-note-after-play = after Auction or Play
record-expected-note-number = the number of a note, =1= to =32=
record-expected-glyph = a mark from $0 to $255
record-expected-suffix = one of ! ? !! ?? !? ?!
record-expected-entry = a call or a card first, to which it belongs
record-expected-mark = one of { $known }
record-expected-nothing-after = nothing more after “{ $found }”
record-expected-call = a call such as 1C, 3NT, X, Pass, AP
record-expected-card = a card such as SA, HT, or -
record-expected-one-plus = one + only, where the next card is to come
record-expected-seat = a seat: N, E, S or W
record-expected-vulnerable = None, NS, EW or All
record-expected-contract = a contract such as 4H, 3NTX, or Pass
record-expected-declarer = a declarer such as S or ^S
record-expected-tricks = tricks such as 9, ^9, NS 9 or EW 4 NS 9
record-expected-first-seat = a seat and a colon first, such as N:
record-expected-four-hands = four; - for a hand that nobody knows
record-expected-four-suits = four suits with dots between, spades first
record-expected-rank = one of AKQJT98765432
record-expected-lin-command = a command of two letters and “|”
record-expected-lin-tricks = declarer’s tricks after mc, 0 to 13
record-expected-lin-vulnerable = o, n, e or b after sv
record-expected-lin-dealer = the dealer after md, 1 to 4
record-expected-lin-hands = no more than four hands after md
record-expected-lin-hand = a hand such as SAKQHJ7D852C94, ranks AKQJT98765432
record-expected-lin-call = a call after mb, such as p, d, r, 1C, 3N
record-expected-lin-card = a card after pc, such as SA, HT
record-expected-results-of-these-boards = those of the boards in this file; they are left out
record-expected-result-of-this-room = that of this room; the two are exchanged
record-expected-result-beside = perhaps the one beside it in the header, which fits
record-expected-auction-of-its-own = its own; no card was played
record-expected-call-of-its-own = a call of its own; it is read as one
record-expected-whole-file = a whole one
record-expected-smaller-file = a smaller one
record-expected-end = its end
