# `stich doko replay`: games with cards, played again.

## The game

doko-replay-normal = normal game
doko-replay-still = stille Hochzeit
doko-replay-hochzeit = Hochzeit
doko-replay-hochzeit-alone = Hochzeit alone
doko-replay-damen = Damensolo
doko-replay-buben = Bubensolo
doko-replay-fleischlos = Fleischloser
doko-replay-farbe = Farbsolo { $sign }
doko-replay-head = { $name }: { $what }
doko-replay-re = Re: position { $re }, { $augen } Augen in { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
doko-replay-points = points of positions 1 to 4: { $points }
doko-replay-no-points = no result
doko-replay-same = all as recorded
doko-replay-allowed-same = What was allowed, compared: { $n ->
    [one] one step
   *[other] { $n } steps
}
doko-replay-unread = Not read: { $what }

## What was not allowed

doko-replay-lead = position { $position } leads, though it is position { $turn }’s lead
doko-replay-nobody-step = step { $n }: “{ $found }” is not a position from 1 to 4
doko-replay-nobody-trick = trick { $n }: “{ $found }” is not a position from 1 to 4
doko-replay-taken-as = by the order of the table it is position { $position }
doko-replay-taken-in-turn = it counts as played by whoever’s turn it is
doko-replay-taken-left-out = this step does not count
doko-replay-out-of-turn = position { $position } plays, though it is position { $turn } to play; from here on the record makes no sense
doko-replay-not-in-hand = position { $position } plays { $card }, but does not hold it
doko-replay-revoke = position { $position } plays { $card }, though able to follow
doko-replay-call = position { $position } calls { $call }, which is not allowed
doko-replay-query = position { $position } says something in the query that is not allowed
doko-replay-third-copy = { $card } is there more than twice
doko-replay-wrong-count = position { $position } has { $n ->
    [one] one card
   *[other] { $n } cards
} instead of twelve
doko-replay-too-many = more than 48 cards are played
doko-replay-unfinished = the record stops after { $n ->
    [one] one card
   *[other] { $n } cards
}

## What is recorded otherwise

doko-replay-differs = { $what }: { $ours } by the rules, { $theirs } in the record
doko-replay-what-game = the game
doko-replay-what-re = the players of Re
doko-replay-what-augen = Augen of { $by }
doko-replay-what-points = points of { $by }
doko-replay-position = position { $position }
doko-replay-also-allowed = step { $n }: also allowed: { $what }
doko-replay-not-allowed = step { $n }: not allowed: { $what }

doko-replay-summary = { $total ->
    [one] one game
   *[other] { $total } games
}, { $n ->
    [0] nothing irregular
    [one] one with something irregular
   *[other] { $n } with something irregular
}, { $m ->
    [0] all as recorded
    [one] one recorded differently
   *[other] { $m } recorded differently
}, { $failed ->
    [0] all readable
    [one] one not readable
   *[other] { $failed } not readable
}

## What cannot be read

doko-replay-bad-json = this is not a game written as JSON: { $reason }
doko-replay-bad-nothing = this is not a game: it has neither steps nor tricks
doko-replay-bad-player = { $name }: there is no player { $number }; write 1 to 4
doko-replay-bad-name = { $name }: “{ $found }” is not known; possible are { $known }
doko-replay-bad-action = step { $n }: “{ $found }” is not something that a player does; write a card such as HT or CardHeartTen, ReservationHealthy, ReservationWedding, ReservationQueensSolo …, AnnouncementReContra, AnnouncementNo90 … or NoAnnouncement
doko-replay-bad-hand = the hand of player { $n }: { $reason }
doko-replay-bad-four = { $name } has { $n ->
    [one] one entry
   *[other] { $n } entries
}, not four
doko-replay-no-hochzeit = a Hochzeit is recorded of a player who does not hold both ♣ queens
doko-replay-no-soloist = a solo is recorded, but not who plays it
