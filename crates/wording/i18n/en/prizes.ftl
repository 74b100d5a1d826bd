# The end of a tournament: ranking, prizes, prize-giving, certificates, best clubs.


## pages

prizes-results = Results
prizes-ranking = Ranking
prizes-title = Prizes
prizes-clubs = Best clubs
prizes-certificates = Certificates
prizes-certificates-first = { $n ->
    [one] Certificate for the first place
   *[other] Certificates for the first { $n } places
}
prizes-certificates-all = Certificates for everybody
prizes-pdf = Ranking as PDF
prizes-csv = Ranking as a table (CSV)
prizes-nothing-yet = The ranking stands here as soon as a game is entered.
prizes-covered = The places are announced at the prize-giving.
prizes-out = Disqualified
prizes-round = Rd { $m }

## prizes

prizes-place = Place { $rank }
prizes-place-shared = Place { $rank }, shared
prizes-list = What there is to be won
prizes-hint = One line a place, from the first on. Leave a line empty where a place has no prize. Those who share a place share the prizes of all places that they take up.
prizes-save = Save the prizes
prizes-none = No prizes are written down yet.
prizes-among = { $n ->
    [one] { $prizes }, for { $n } player
   *[other] { $prizes }, shared by { $n } players
}
prizes-who = Who gets what
prizes-so-far = As it stands now; it may still change.

## prize-giving

prizes-giving = Prize-giving
prizes-giving-hint = On the big screen the places come up one by one, from the last on; on each telephone its own as soon as it is announced. Until then only the management sees them.
prizes-cover = Cover the ranking until the prize-giving
prizes-begin = Begin the prize-giving
prizes-wait = It can begin as soon as all rounds are closed.
prizes-next = Announce: { $place }
prizes-next-is = Next
prizes-down-to = Announce all down to place { $rank } at once
prizes-step-back = Take the last one back
prizes-all-announced = All places are announced.
prizes-open = End: show everybody the whole ranking
prizes-uncover = Uncover the ranking
prizes-ask-open = Show everybody the whole ranking now?
prizes-ask-open-what = { $n ->
    [one] One place has not been announced yet. Everybody who watches sees it at once, and that cannot be undone.
   *[other] { $n } places have not been announced yet. Everybody who watches sees them at once, and that cannot be undone.
}
prizes-ask-down-to-what = { $n ->
    [one] One place is then announced at once.
   *[other] { $n } places are then announced at once.
}
prizes-ask-doubtful = Announce it all the same?
prizes-ask-called = Places that have been announced will change
prizes-ask-called-what = With this change, what has been announced is not right any more. The ranking then shows how it stands now.
prizes-ask-called-yes = Change it all the same
prizes-in-a-moment = The prize-giving begins in a moment.
prizes-announced = Announced
prizes-points = { $n ->
    [one] { $points } point
   *[other] { $points } points
}

## on the telephone

prizes-place-now = So far: { $place }
prizes-best-game = Best game: { $points } – round { $round }, game { $number }
prizes-prize = Prize: { $prize }
prizes-to-mine = The tournament is over: see your place
prizes-over = The tournament is over. Thank you for playing.

## clubs

prizes-clubs-hint = { $n ->
    [one] The best player of each club counts.
   *[other] The { $n } best players of each club count.
}
prizes-clubs-count = How many count
prizes-clubs-show = Show
prizes-clubs-few = too few players
prizes-clubs-out = { $name } (disqualified, brings nothing)
prizes-clubs-none = No player has a club.
prizes-member-out = { $name } (disqualified)
