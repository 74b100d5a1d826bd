# Tables that are played at in the browser.

live-tables = Tables
live-tables-lead = Play a board in the browser, with everything that can go wrong at a real table, and rule on it.
live-new = Set up a table
live-search = Name of a table
live-none-found = No table has this name.
live-earlier = Earlier tables
live-none = No table is set up yet.
live-running = in play
live-ended = finished

## Setting one up

live-name = Name of the table
live-name-blank = Table
live-cards = Cards
live-cards-random = A random deal
live-cards-record = From a record (PBN or LIN)
live-cards-hand = Dealt by hand
live-record = The record
live-record-hint = Paste it here, or choose a file.
live-record-file = File
live-record-which = Which board of the record
live-number = Board number
live-number-hint = The board number says who deals and who is vulnerable.
live-hand-hint = Spades first, suits separated by dots: AKQ.JT9.8765.432
live-contract = Contract
live-contract-hint = For example 4S or 3NTX. Leave it blank if the players are to bid.
live-watching = Irregularities
live-watching-always = stop the play at once
live-watching-call = stand until the director is called
live-spectators = Spectators
live-spectators-now = see what everybody at the table sees
live-spectators-later = see it { $n ->
    [one] one trick later
   *[other] { $n } tricks later
}
live-spectators-after = see nothing before the end
live-who-plays = Who plays
live-person = a player, by link
live-robot-careful = a robot
live-robot-careless = a careless robot
live-robots-hint = Careless robots err now and then, so that a director can practise.
live-create = Set up the table
live-bad-board = This board cannot be played. { $reason }
live-bad-format = It is neither PBN nor LIN.
live-bad-line = Line { $line } cannot be read: “{ $found }” ({ $what })
live-bad-empty = There is no board in it.
live-bad-incomplete = Board { $board }: not all four hands are there, or not who deals.
live-bad-which = There are fewer than { $n } boards in it.
live-bad-of-board = Board { $board }: { $reason }
live-bad-count = { $seat } has { $n ->
    [one] one card
   *[other] { $n } cards
}; each hand needs thirteen.
live-bad-twice = { $card } is dealt twice.
live-bad-too-many = { $seat } has { $n } cards, but no more than { $total } can be left.
live-bad-length = { $tricks } tricks played and { $n } cards a hand are not thirteen together.
live-bad-uneven = { $seat } has { $n } cards, the others have { $total }.
live-bad-hand = The hand of { $seat } cannot be read: “{ $found }”
live-bad-number = “{ $found }” is not the number of a board: they go from 1 to 999.
live-bad-contract = “{ $found }” is not a contract.
live-bad-auction = These calls cannot follow each other.
live-bad-passed-out = It was passed out: there is nothing to play.

## Links

live-links = Links
live-links-hint = Whoever opens a link has that place at this table, and no other. A new link ends the old one.
live-link-qr = QR code: { $what }
live-link-renew = A new link
live-link-renew-this = A new link: { $what }
live-link-revoke-this = Revoke the link: { $what }
live-link-none = No link is in force.
live-link-unseen = This link was made before codes could be shown again. Make a new one.
live-link-all = New links for all
live-link-ends = The old link ends at once, and whoever came in by it is out: { $what }.
live-links-show = Show the links

## At the table

live-you-sit = You are { $seat }.
live-you-direct = You direct this table.
live-you-watch = You are watching.
live-board = Board { $n }
live-deals = { $seat } deals
live-vulnerable-none = nobody vulnerable
live-vulnerable-side = { $side } vulnerable
live-vulnerable-all = both sides vulnerable
live-contract-by = { $contract } by { $declarer }
live-auction = Auction
live-pass = Pass
live-double = Double
live-redouble = Redouble
live-tricks = Tricks
live-turn-call = { $seat } is to call.
live-your-call = It is your turn to call.
live-turn-lead = { $seat } is to lead.
live-turn-play = { $seat } is to play.
live-turn-dummy = { $declarer } is to play from dummy.
live-your-lead = You are to lead.
live-your-card = It is your turn.
live-your-dummy = You are to play from dummy.
live-director-finds-out = The director is finding something out.
live-director-asked = A question is open for you.
live-chooses = { $anywho } has to choose.
live-you-choose = You have to choose.
live-is-over = The board is over.
live-wait-for-end = The board is in play. You will see it when it is over.
live-cards-left = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
live-robot = Robot
live-face-down = Opening lead, face down
live-exposed = Exposed card
live-your-hand = Your hand
live-dummys-hand = Dummy
live-hand-of = Hand: { $seat }
live-on-the-table = On the table
live-last-trick = { $seat } has won the trick.
live-not-your-turn = It is not your turn.
live-tap-again = Tap the card again to lay it anyway.
live-one-tap = Lay every card with one tap
live-lay-face-down = Lay the next card face down
live-turn-up = Turn the lead up
live-lead-of = { $seat }’s { $card }
live-may-take-back = You may take { $card } back
live-take-back = Take { $card } back
live-not-meant = You did not mean { $card } from dummy
live-meant-this = This is the one I meant
live-dummy-has-played = { $card } has been played from dummy.
live-meant-again = Tap the card again if you meant it instead. Play stops then, and the director asks whether it was a slip.
live-says-meant = { $card } was played from dummy. Declarer says that { $meant } was meant.
live-drop = Drop a card so that it is seen
live-call-director = Call the director
live-call-revoke = Call the director: revoke
live-lying-call = { $seat } has { $called }.
live-two = Lay two cards at once
live-two-second = The second card
live-two-covered = The second one lies under the first and cannot be seen
live-call-trick = Call the director: too many cards in a trick, or too few
live-of-whom = By whom
live-trick-number = Trick
live-trick-unknown = nobody knows which
live-claim = Claim
live-concede = Concede
live-how-many = How many tricks
live-how = How they will be made
live-claims = { $seat } claims { $n ->
    [one] one trick
   *[other] { $n } tricks
}.
live-concedes = { $seat } concedes { $n ->
    [one] one trick
   *[other] { $n } tricks
}.
live-agree = Agree
live-object = Object
live-answer-claim = Play has stopped. Do you agree?
live-wait-for-answer = Play has stopped. The opponents say whether they agree.
live-claim-played-on = They have played on since. Whoever objects now has it judged as the cards lay when it was said; what was played since does not count.
live-claim-agreed = It was agreed to. Whoever does not agree can still object.
live-claim-judged = The director has awarded the tricks.
live-concession-agreed = It was agreed to. { $seat } may still object at once; until then nobody shows a hand.
live-called-in-vain = { $seat } has called the director. Nothing irregular can be seen. Anyone who suspects a revoke says whose, and in which trick.
live-no-revoke = { $seat } asked whether { $second } revoked in trick { $trick }. There was no revoke there.
live-called-nothing = { $seat } has called the director. Nothing irregular can be seen.
live-no-cards = { $seat } has no card left to play. Call the director.
live-may-change-yours = You may change your last call. Make the same call again to let it stand.
live-wait-for-call = { $anywho } may still change a call. Please wait with the lead.
live-next-call-waits = { $anywho } may still change a call. The next call waits for that.
live-call-now = Tap it again to make it now all the same.
live-bound = In force now
live-lines-lost = The connection is lost. Trying again …

## What calls mean, and what is noted

live-calls-mean = What calls mean
live-alerted = Alerted
live-alert = Alert { $named }
live-ask = Ask
live-ask-about = Ask what a call means
live-ask-your-turn = Ask at your own turn.
live-ask-again = Tap it again to ask anyway: your partner may not use what the question gives away.
live-which-call = Call
live-explain = Explain
live-explain-call = Explain partner’s call
live-in-few-words = In a few words
live-asks = { $seat } asks what { $named } means.
live-put-right = Partner has explained your call wrongly
live-put-right-now = You may say so now. Call the director as well.
live-put-right-after-auction = Let nothing show. If your side declares, say so after the last pass; if not, when the play is over.
live-put-right-after-play = Let nothing show. Say so when the play is over.
live-put-right-again = Tap it again to say it anyway: your partner may not use it.
live-corrected = { $seat } has put right what was said about { $named }.
live-nothing-agreed = nothing is agreed about it
live-told = { $seat }’s { $made } was explained or alerted.
live-tempo = Note a break in tempo
live-note-it = Note it
live-noted-call = { $seat } notes: { $second } broke tempo, in the auction after { $named }.
live-noted-first = { $seat } notes: { $second } broke tempo before the first call.
live-noted-trick = { $seat } notes: { $second } broke tempo in trick { $trick }.
live-noted-after = { $seat } notes: { $second } broke tempo.
live-noted-hint = Nothing wrong has happened. Play on; whoever disputes it calls the director now.
live-look = See a trick again
live-look-at = See it
live-looks = { $seat } has trick { $trick } shown again.
live-looks-not = { $seat } asks to see trick { $trick } again. That is not allowed now; only the director may show it.
live-noted = Noted at the table
live-rule-on-it = Rule on it
live-called = { $seat } has called the director.
live-did-alert = { $seat } alerts.
live-did-explain = { $seat } explains: { $what }
live-did-tempo = { $seat } notes a break in tempo by { $second }.

## The director

live-unnoticed = Not noticed at the table
live-missed-turn = { $seat } has missed a turn to call.
live-shows-more = Something else: several suits, strength
live-look-into = Stop the play and look into it
live-at-once = The last two cards fell at the same moment: { $cards }
live-award = Award the tricks
live-award-hint = { $n ->
    [one] One trick remained
   *[other] { $n } tricks remained
} when the play stopped. Those that you do not award go to the other side.
live-weigh = Weigh it with all four hands
live-award-to = To which side
live-clock = After the play
live-clock-hint = Say here what has happened. Rights end with it: to object, or to have tricks for a revoke.
live-hands-returned = The hands are back in the board
live-next-board-called = { $side } have called on the next board
live-round-ended = The round is over
live-undo = Undo the last act
live-undo-hint = As if it had not happened. What was seen stays seen.
live-who-says = Tap what { $anywho } says, or wait until it is tapped there.
live-seats = Places
live-sit = Change
live-the-ruling = The ruling
live-last-ruling = The last ruling

## Not done

live-no-not-yours = That is not for you to do.
live-no-dummy = Declarer plays the cards of dummy.
live-no-director-first = The director has stopped the play. Wait for the ruling.
live-no-choose-first = The choice is yours: choose first.
live-no-not-open = This is no longer open.
live-no-robot = This place is taken by somebody else.
live-no-undo = There is nothing to undo.
live-no-moved-on = Something has happened at the table meanwhile. Look at it and tap again.
live-no-card = { $card } is not in that hand any more.
live-no-not-possible = That is not possible now.
live-no-table = There is no table here.

## Afterwards

live-result = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $score } for { $side }
live-passed-out = Passed out.
live-disputed = The claim is disputed: the director judges it (Laws 70 and 71).
live-transfer = Included: { $n ->
    [one] one trick
   *[other] { $n } tricks
} to { $side } for a revoke.
live-tricks-won = How many tricks were won
live-tricks-of-declarer = Tricks of declarer’s side
live-whose-score = For whose score
live-score-of-both = For both sides
live-score-of-one = For { $side } only (lowered)
live-only-for = That is for { $side } only.
live-tricks-agree = Agree: { $n }
live-tricks-other = Enter another number
live-says-tricks = { $seat } says: { $n ->
    [one] one trick
   *[other] { $n } tricks
}.
live-tricks-agreed-by = Agreed by { $who }.
live-tricks-disputed = The players do not agree on the tricks. The director rules; what was played lies there in order.
live-tricks-enter = Enter what was won
live-tricks-ruled = Entered by the director.
live-did-correct = The director enters { $n ->
    [one] one trick
   *[other] { $n } tricks
} for declarer’s side.
live-replay = Step by step
live-step = Step { $n } of { $all }
live-step-first = First step
live-step-back = One step back
live-step-on = One step on
live-step-last = Last step
live-back-to-table = To the table
live-did-play = { $seat }: { $card }
live-did-dummy = { $seat }, from dummy: { $card }
live-did-call = { $seat }: { $call }
live-did-face-down = { $seat }: { $card }, face down
live-did-turn-up = { $seat } turns the lead up.
live-did-show = { $seat } shows { $card }.
live-did-take-back = { $seat } takes { $card } back.
live-did-director = { $seat } calls the director.
live-did-agree = { $seat } agrees.
live-did-object = { $seat } objects.
live-did-choose = The choice: { $choice }
live-did-answer = The director has found: { $found }
live-did-look = The director looks into it.
live-did-two = { $seat }: { $cards } at once
live-did-at-once = The director has found that the last two cards fell at the same moment.
live-did-award = The director awards { $n ->
    [one] one trick
   *[other] { $n } tricks
} to { $side }.
live-did-call-trick = { $seat } calls the director because of trick { $trick }.
live-did-call-unknown-trick = { $seat } calls the director: a hand has too many cards or too few, and nobody knows since which trick.
live-did-change-call = { $seat } changes the call to { $named }.
live-did-above-seven = { $seat } bids above seven.
live-did-says = { $seat } calls for { $said }.
live-did-suggest = Dummy touches { $card }.
live-did-spare = The director says that { $card } is no penalty card.
live-did-ask = { $what ->
    [review] { $seat } asks for the auction again.
    [contract] { $seat } asks what the contract is.
    [inspect-trick] { $seat } asks to see a trick again.
    [own-last-card] { $seat } looks at the card just played.
    [having-none] { $seat } asks whether there is none of that suit.
    [draw-attention] { $seat } points out that something is wrong.
    [warn-of-wrong-hand] { $seat } warns that it is the wrong hand.
   *[explanation] { $seat } asks what a call or play means.
}
live-did-happens = { $what ->
    [hands-returned] The hands are back in the board.
    [next-board-called] The first call on the next board has been made.
   *[round-ended] The round is over.
}
live-laws-here = Laws of this step

## The table on the screen

live-last = Last trick
live-dealer = dealer
live-dealer-letter = D
live-vulnerable = vulnerable
live-box = Bidding box
live-call-not-in-order = This call is not in order now.
live-call-again = Tap it again to make it anyway: it lies on the table, and the director rules on it.
live-more = More
live-nothing-unnoticed = Nothing has gone unnoticed.
live-your-name = Your name at this table
live-name-of = Name: { $what }
live-name-it = Save
live-sound = A sound when it is your turn
live-robots = Robots
live-robots-stop = Stop whenever something goes wrong unnoticed
live-robots-usual = Play on
live-robots-slow = Slowly
live-robots-paused = Pause
live-link-copy = Copy
live-link-copied = Copied
live-link-share = Share
live-link-code = Show the code
live-practice = Play with robots
live-practice-hint = At once, without a link. You sit down with three robots that err now and then, and you are the director too.
live-practice-name = Practice table
live-practice-direct = Direct this table
live-practice-sit = Back to your place
live-review = What was missed
live-review-at = At step { $step }
live-review-none = Nothing went unnoticed.

## Doppelkopf

live-doko-new = Set up a table of Doppelkopf
live-doko-dealer = Dealer
live-doko-hand-hint = Twelve cards, suit first, for example CQ H10 D9. One hand that is left blank gets the rest.
live-doko-misdealt = Dealt like this: not everybody has twelve cards
live-doko-misdealt-hint = To practise what holds after a misdeal; each hand has nine to fifteen cards.
live-doko-owes = Pflichtsolo still owed by
live-doko-bad-deal = This deal cannot be played. { $reason }
live-doko-bad-count = Position { $by } has { $n ->
    [one] one card
   *[other] { $n } cards
}; everybody needs twelve.
live-doko-bad-misdeal = Position { $by } has { $n ->
    [one] one card
   *[other] { $n } cards
}; even after a misdeal it is nine to fifteen.
live-doko-bad-third = { $card } is dealt a third time; each card is in the pack twice.
live-doko-bad-position = There is no position { $by } at this table.
live-doko-bad-sits-out = Position { $by } sits out and gets no cards.
live-doko-bad-nobody = Nobody who has cards still owes a Pflichtsolo.
live-doko-bad-kind = { $card } is not in the pack.
live-doko-cards-missing = Two hands or more are blank.
live-doko-you-sit = You sit at position { $by }.
live-doko-you-referee = You are the referee at this table.
live-doko-deals = Position { $by } deals
live-doko-dealt-count = Position { $by } was dealt { $n } cards.
live-doko-turn-say = Position { $by }: gesund or Vorbehalt?
live-doko-your-say = “Gesund” or “Vorbehalt”?
live-doko-turn-pflicht = Position { $by } is asked: a Pflichtsolo?
live-doko-your-pflicht = Do you play a Pflichtsolo?
live-doko-turn-lust = Position { $by } is asked: a Lustsolo?
live-doko-your-lust = Do you play a Lustsolo?
live-doko-turn-name = Position { $by } names the game.
live-doko-your-name = Name your game.
live-doko-turn-lead = Position { $by } is to lead.
live-doko-turn-play = Position { $by } is to play.
live-doko-your-lead = You lead.
live-doko-referee-asks = The referee is finding something out.
live-doko-asked-to-claim = Something was noticed. Whoever may claim it is asked.
live-doko-claim-or-play = Do you claim it, or play on?
live-doko-claim = Claim it
live-doko-play-on = Play on
live-doko-tap-for = Tap what is said at the table.
live-doko-is-over = The game is over.
live-doko-wait-for-end = The game is in play. You will see it when it is over.
live-doko-tricks = { $n ->
    [one] one trick
   *[other] { $n } tricks
}
live-doko-early = Laid before its turn
live-doko-must-follow = This card does not follow.
live-doko-last-trick = The last trick went to position { $by }.
live-doko-query = Query
live-doko-announce = Announce
live-doko-out-of-time = Not in time
live-doko-call-referee = Call the referee
live-doko-claim-offence = Claim what has just happened
live-doko-shorten = Claim all remaining tricks
live-doko-hand-over = Give up the rest
live-doko-called-in-vain = Position { $by } has called the referee. Nothing irregular was found.
live-doko-hand-of = Hand of position { $by }
live-doko-your-hand = Your cards
live-doko-not-played = The game was not played. The same player deals again.
live-doko-augen = Re: { $augen } Augen
live-doko-points = Points
live-doko-penalty = Penalty points
live-doko-what-for = What for
live-doko-dealt = The deal
live-doko-no-turn = The referee has stopped the game. Wait for the decision.
live-doko-did = Position { $by }: { $what }
live-doko-did-show = Position { $by } shows { $card }.
live-doko-did-take-back = Position { $by } takes { $card } back.
live-doko-did-call = Position { $by } calls the referee.
live-doko-did-point-out = Position { $by } points out that something is wrong.
live-doko-did-play-on = Position { $by } plays on.
live-doko-did-claim = Position { $by } claims the offence.
live-doko-did-shorten = Position { $by } claims all remaining tricks.
live-doko-did-hand-over = Position { $by } gives up the rest.
live-doko-did-answer = The referee has found: { $found }
live-doko-did-look = The referee looks into it.
live-doko-rules-here = Rules of this step
live-doko-two-cards = Lay two cards at once
live-doko-first-card = The one seen first
live-doko-second-card = The other
live-doko-leave-tricks = Leave your tricks lying
live-doko-take-in = Take your tricks in
live-doko-lying = Tricks that lie there
live-doko-look = Look at your tricks
live-doko-your-tricks = What is in your tricks
live-doko-ask-partner = Ask position { $by }: claim or play on?
live-doko-asked-by = Position { $by } leaves it to you. What you say binds both.
live-doko-whoever = anybody
live-doko-the-rest = The rest of the tricks
live-doko-line = In this order, if you say one
live-doko-note = Note what the cards do not show
live-doko-note-what = What happened
live-doko-note-it = Note it
live-doko-did-two = Position { $by } lays { $card } and { $other } at once.
live-doko-did-ask = Position { $by } asks position { $asked }: claim or play on?
live-doko-did-leave = Position { $by } leaves the tricks lying.
live-doko-did-take-in = Position { $by } takes the tricks in.
live-doko-did-look-at = Position { $by } looks at earlier tricks.
live-doko-did-note = The referee notes: { $what }
live-doko-what = What is played
live-doko-round = A whole round
live-doko-round-hint = The list is kept, the deal passes on, everybody plays their Pflichtsolo.
live-doko-one-deal = One deal
live-doko-game = Game { $number }
live-doko-list = The list
live-doko-list-hint = Points after each game
live-doko-deal-next = Deal game { $number }
live-doko-wait-for-deal = Position { $by } deals game { $number }.
live-doko-deal-again = Deal again
live-doko-wait-again = Position { $by } deals again.
live-doko-round-over = The round is over.
live-doko-time-not-up = The time is not up after all
