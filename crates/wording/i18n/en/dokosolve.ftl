# `stich doko solve`: best play of Doppelkopf with all cards open.

doko-solve-turn = Position { $position } is to play. With best play: { $points }
doko-solve-at = { $name }, trick { $trick }
doko-solve-line = Best play
doko-solve-trick = trick { $trick }: { $text }
doko-solve-played = { $position }: { $card }
doko-solve-exact = Looked at from trick { $trick } on
doko-solve-cost = Trick { $trick }, position { $position }: { $card } costs { $n ->
    [one] one point
   *[other] { $n } points
}; right is { $better }
doko-solve-no-cost = No card costs a point.
doko-solve-too-large = So many cards are too much to look through; try a later trick, or more time with --nodes.
doko-solve-no-hands = { $name }: the record does not tell all hands.
doko-solve-error-nothing = name a file, or give the four hands with --hands
doko-solve-error-position = this position cannot be solved: { $reason }
doko-solve-error-hands = “{ $found }” is not four hands; write them with / between, such as "CQ HT / DA SA / HK DJ / C9 C9"
doko-solve-error-trick = there is no trick { $trick } in this record
doko-solve-error-which = there is more than one game in this file; say which with --game
doko-solve-error-game = there is no game { $n } in this file
