# Printouts of a Doppelkopf tournament: seat cards, score lists, rankings.

paper-page = Page { $m } of { $total }
paper-round = Round { $m }
paper-table = Table { $m }
paper-position = Position { $m }
paper-start-number = No. { $m }

paper-card-title = Seat cards
paper-plan-title = Seating
paper-card-start-number = Start number
paper-card-round = Round
paper-card-table = Table
paper-card-position = Position
paper-code-title = Table signs
paper-code-wifi = Into the Wi-Fi
paper-code-scan = The list of this table
paper-code-network = Network: { $name }
paper-code-password = Password: { $password }
paper-code-open = no password

paper-list-title = Score list
paper-list-continued = Score list, sheet { $m } of { $total }
paper-list-date = Date
paper-list-start = Start
paper-list-end = End
paper-list-extra = Time added
paper-list-number = No.
paper-list-dealer = Dealer
paper-list-game = Game, soloist, calls
paper-list-points = Points
paper-list-running = Total
paper-list-first-dealer = deals first
paper-list-keeper = list keeper
paper-list-carried = Carried over
paper-list-games = Game points
paper-list-penalties = Penalty points
paper-list-penalty-entry = Game no., reason, signature
paper-list-deduction = Deduction
paper-list-sum = Final total
paper-list-pflichtsolo = Pflichtsolo
paper-list-kind = Kind
paper-list-game-number = Game no.
paper-list-signature = Signature
paper-list-signature-hint = Everybody at the table answers for the list.
paper-list-won = Ringed: won
paper-list-sat-out = –: sits out
paper-list-struck = struck
paper-list-check-four = Enter every game at once and ring the winners. Every line adds up to 0; all four results are even or all four are odd.
paper-list-check-five = Enter every game at once and ring the winners. Every line adds up to 0. The dealer sits out and gets 0.
paper-list-check-more = Enter every game at once and ring the winners. Every line adds up to 0. Who sits out gets 0.
paper-list-scheme = The dealer sits out, and with the dealer, by position – dealer: who else. The deal has gone round when everybody has dealt a game that was not a Pflichtsolo.
paper-list-lap = Time { $n } round:  { $all }
paper-list-corrections = Corrections
paper-list-correction = { $mark } Corrected by { $by }, { $when }: { $why }

paper-ranking-title = Ranking
paper-ranking-after = { $m ->
    [0] before the first round
   *[other] after round { $m }
}
paper-ranking-final = final
paper-ranking-teams = Teams
paper-ranking-rank = Rank
paper-ranking-number = No.
paper-ranking-name = Name
paper-ranking-club = Club
paper-ranking-team = Team
paper-ranking-members = Members
paper-ranking-round = Rd { $m }
paper-ranking-deduction = Deduction
paper-ranking-total = Total
paper-ranking-chain = Equal totals are decided by: { $list }
paper-ranking-decided = { $mark } Rank decided by: { $rule }
paper-ranking-missed = –: did not play
paper-ranking-out = Disqualified: { $names }
paper-tie-best-round = best single round
paper-tie-last-round = last round
paper-tie-won-pflichtsoli = more Pflichtsoli won
paper-tie-lot = lot
paper-tie-more-rounds = rounds played

paper-certificate-title = Certificate
paper-certificate-place = Place { $m }
paper-certificate-shared = shared
paper-certificate-points = with { $points } points
paper-certificate-of = { $m ->
    [one] one player took part
   *[other] { $m } players took part
}
paper-certificate-signature = Tournament management
