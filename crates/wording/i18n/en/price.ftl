# What options, actions and assigned scores are worth: `stich price`, `stich sample`, `stich weigh`.

price-head = { $contract } by { $declarer }
price-step = after step { $n }
price-tricks = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, { $score }
price-best = best
price-now = with best play of both sides
price-answered = assumed: { $question } { $answer }
price-left-there = assumed: { $seat } does not take { $card } back
price-missing = no price unless all four hands are known; missing: { $list }
price-missing-of = { $n ->
    [one] one card of { $seat }
   *[other] { $n } cards of { $seat }
}
price-auction = no price before the auction is over
price-face-down = no price while the lead of { $seat } lies face down
price-matter = something is wrong at this table that has not been ruled on; call the director first
price-first-lead = a call was withdrawn, and { $seat } has yet to lead for the first time: what may be forbidden then is not looked at here
price-lying = a card lies on the table that belongs to no trick
price-revoke = { $seat } revoked in trick { $trick }; what that costs depends on the tricks that follow (64) and is not priced
price-claim = a claim is contested; those tricks are the director’s to award (70)
price-defective = a trick has too many cards or too few
price-question = this has to be found out first: { $question }
price-revokes = because of the revokes one side may be better off with a trick less (64A); that is not priced
price-noticed-revoke = assumed: attention is drawn now to { $seat }’s revoke in trick { $trick }
price-noticed-trick = assumed: attention is drawn now to what is wrong with trick { $trick }
price-transfer = { $n ->
    [one] one trick is transferred to { $side } for the revoke (64A), counted above
   *[other] { $n } tricks are transferred to { $side } for the revoke (64A), counted above
}
price-without = without { $seat }’s revoke in trick { $trick }: { $worth } (64C)
price-without-unknown = what would have happened without { $seat }’s revoke in trick { $trick } cannot be worked out: not only following suit bore on the play
price-claimed = { $seat }’s claim is contested (70); if that side plays normally, that is carelessly but not worse, the worst is: { $worst }; the best: { $best }
price-claimed-sure = { $seat }’s claim is contested (70); all normal play of that side comes to: { $worth }
price-claimed-line = the worst normal line: { $list }
price-claimed-critical = could a player of this class do that: { $seat } plays { $card }? { $instead } could still have won more
price-claimed-unknown = { $seat }’s claim is contested (70); what normal play comes to cannot be worked out here: penalty cards or restrictions bear on it, or there are too many lines of play
price-hands = these hands do not fit together: { $reason }
price-too-much = too much: more than { $count } positions would have to be looked at
price-limit = --limit allows more
price-ask = What are the options worth?
price-title = What the options are worth
price-for-director = With all cards seen and best play of both sides. For the director; it is not a ruling.
price-no-table = this case has no table of bridge
price-failed = { $n ->
    [0] the auction of this case
   *[other] step { $n } of this case
} cannot have happened: { $reason }

sample-head = { $n ->
    [one] one layout
   *[other] { $n } layouts
} out of { $ways }, { $percent } of the draws fitted; seed { $seed }
sample-mean = { $mean } ± { $error } tricks
sample-made = made in { $percent } ± { $error }
sample-to-play = { $seat } to play, { $strain }
sample-assumes-layouts = Every layout that fits what is known is as likely as any other.
sample-assumes-open = Each layout is played with all cards seen; at the table people see less.
sample-known = Known: { $list }
sample-assumes-played = Why a card was played, and not another one, is not weighed: no restricted choice.
sample-error-know = “{ $found }” says nothing about a hand; write E:hcp=12-14 for 12 to 14 points, E:hcp=12 for exactly 12, W:S=5- for five or more spades, N:D=-3 for three diamonds at most
sample-error-played = these cards cannot have been played: { $reason }
sample-error-contradiction = no layout fits what is known
sample-error-rare = too rare: only { $n } of { $total } draws fitted what is known
sample-error-number = from two to { $most } layouts can be asked for; with one no error can be estimated
sample-error-contract = “{ $found }” is not a contract; write 4S, 3NT or 4HX
sample-bad-count = { $seat } has { $n ->
    [one] one card
   *[other] { $n } cards
}; a hand as dealt has thirteen
sample-bad-revoke = { $seat } cannot have played { $card }: here or in an earlier trick that would be a revoke
sample-bad-too-many = all 52 cards have been played already

weighting-head = Proposal for a weighted score (12C1c)
weighting-score = weighted score: { $score } for { $side }
weighting-imps = against { $score }: { $imps } IMPs for { $side }
weighting-matchpoints = { $points } of { $total } matchpoints for { $side } ({ $percent }), { $others } for the others
weighting-assumes = What this rests on
weighting-given = The weights are those that were given.
weighting-sampled = { $n ->
    [one] The weights come from one layout
   *[other] The weights come from { $n } layouts
} with all cards seen (seed { $seed }); at the table people see less.
weighting-normalised = The weights came to { $percent } and were taken in proportion.
weighting-imps-first = Each result is turned into IMPs first, and then weighed.
weighting-matchpoints-first = Each result is turned into matchpoints first, and then weighed.
weighting-vulnerable = Vulnerable: { $who }.
weighting-vulnerable-all = Both sides are vulnerable.
weighting-vulnerable-none = Nobody is vulnerable.
weighting-decides = The director decides.
weighting-error-outcome = “{ $found }” is not an outcome; write 4SN=@60, 4SN-1@40, pass@10 or 420@50
weighting-error-sum = the weights come to { $percent }; they are percent and must come to 100
weighting-error-score = { $found }: no contract scores that at this vulnerability
weighting-error-none = name at least one outcome, or a file of `stich sample --json` with --sample
weighting-error-sample = { $file }: this is not an answer of `stich sample --json` about a contract
weighting-error-vulnerable = “{ $found }” is not a vulnerability; write none, ns, ew or all

worth-link = What are the options worth? (the deal is known)
worth-record-hint = PBN or LIN, pasted, or the link of a hand viewer with lin= in it; or the four hands as N:AKQ2.A2.K32.5432 and so on, from North on. The first board of a record counts.
worth-contract-hint = Needed if the record names none, for example 4S; it then counts instead.
worth-play = What was played
worth-play-hint = The cards in the order in which they lay on the table, whoever played them: HQ H2 D7. The director called: an exclamation mark. A choice: S:refuse, S:forbid-lead:D.
worth-ask = What is it worth?
worth-bad-record = The deal cannot be read: { $reason }
worth-no-contract = The record names no contract; fill it in.
worth-no-card = “{ $found }” is neither a card that is still in a hand nor a choice
worth-cannot = “{ $found }” cannot have happened: { $reason }

## What cannot have happened

event-not-in-hand = { $card } is not in the hand of { $seat } any more, or never was
event-play-is-over = the play is over
event-auction-open = the auction is still open
event-auction-over = the auction is over
event-no-call-to-change = this player has made no call that could be changed
event-call-in-question = another call has to be ruled on first
event-nothing-face-down = this player has no card lying face down
event-face-unknown = the face-down card is not known; say which it is
event-no-opening-lead = no opening lead is due
event-nothing-to-take-back = no card of this player lies on the table
event-nothing-designated = dummy holds no card that this could mean
event-dummy-unknown = not all cards of dummy are known; name suit and rank
event-nothing-to-rename = declarer has named no card of dummy that could still be changed
event-nothing-claimed = nobody has claimed or conceded
event-only-lowered = for one side alone the score can only be lowered, and only after the round
event-too-many-tricks = there are not that many tricks: { $n } at most
event-not-exposed = that card does not lie face up there
event-no-cards = no card is named
event-lies-there = that card lies on the table already
event-not-several = these must be at least two different cards, and those that could be seen are among them
event-not-two-hands = cards laid at the same moment come from at least two hands, one from each
event-several-hands = the cards are not all of one hand
event-no-such-trick = no such trick has been played yet
event-play-not-over = the play is not over yet
event-no-such-call = no such call has been made
event-not-his-to-explain = another player explains this call
event-words = an explanation has a few words, and at most 120 letters
event-no-election = nothing is open to be chosen
event-not-his-hand = this player has no hand here to speak for
event-answer-does-not-fit = the answer does not fit the question
