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
doko-solve-too-large = These are too many cards to look through; try a later trick, or more time with --nodes.
doko-solve-no-hands = { $name }: the record does not give all four hands.
doko-solve-error-nothing = name a file, or give the four hands with --hands
doko-solve-error-position = this position cannot be solved: { $reason }
doko-solve-error-hands = “{ $found }” is not four hands; write them with / between, such as "CQ HT / DA SA / HK DJ / C9 C9"
doko-solve-error-trick = there is no trick { $trick } in this record
doko-solve-error-which = there is more than one game in this file; say which with --game
doko-solve-error-game = there is no game { $n } in this file

## What cannot be solved

doko-solve-bad-card = “{ $found }” is not a card; write suit and rank, such as CQ, HT or S9
doko-solve-bad-pack = { $card } is not in the pack; each suit has A T K Q J 9
doko-solve-bad-solo = “{ $found }” is not a solo; write damen, buben, fleischlos, farbe:C, farbe:S, farbe:H or farbe:D
doko-solve-bad-count = position { $position } does not hold as many cards as position 1; at the beginning of a trick all hold the same number
doko-solve-bad-over = no card is left to be played
doko-solve-bad-augen = Re cannot have { $augen } Augen in { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}: so far both sides together have { $won } Augen in { $m ->
    [one] one trick
   *[other] { $m } tricks
}
doko-solve-bad-re = Re is the soloist alone, or one or two players in any other game; name them with --re
doko-solve-bad-hochzeit = the Hochzeit is not clarified yet; take a trick after the Klärungsstich
doko-solve-bad-party = it is not known to which side position { $position } belongs
doko-solve-bad-left = position { $position } holds { $n ->
    [one] one card
   *[other] { $n } cards
}, but has { $m } to play
