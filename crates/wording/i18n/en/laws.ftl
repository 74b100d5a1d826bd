# The vocabulary of the laws. `$stage` is `opening` for the first trick, `later` otherwise; a
# language that has one word for both leaves it out.

## Questions

question-told = Did an opponent tell { $seat } that it was { $seat }’s turn?
question-meant-as = What was { $seat } doing when that card was put down?
question-followed-to = To which of the two leads did { $seat } play?
question-designation = Did declarer name or tap that card by a slip?
question-incontrovertible = Did declarer beyond any doubt intend another card? If so, which?
question-held = Did { $seat } hold the card so that it counts as played?
question-intended = Which card did { $seat } intend to play?
question-saw-dummy = Could declarer have seen one of dummy’s cards?
question-claim = Did { $seat } show the cards in order to claim?
question-only-this-trick = Did { $seat } speak of the trick in progress only?
question-for-the-next-trick = Did { $seat } play that card to the next trick, and not to trick { $trick }?
question-play-on = Do the opponents of { $seat } ask to play on, and do all four agree?
question-objected-at-once = Did { $seat } object at once?
question-aware = Could { $seat } have been aware at that moment that this could well damage the opponents?
question-holds = Did { $seat } have a { ONE($suit) } when the card was played?
question-can-follow = Can { $seat } follow suit with a { ONE($suit) }?
question-unintended = Was { $seat }’s original call unintended?
question-comparable = Is { $seat }’s { $made } comparable to the call that was cancelled?
question-shows = What does { $seat }’s { $made } show?
question-shown-by-call = Has { $seat } shown { $suit } by a call that stands?
question-showed = What could { $seat } be taken to have shown with the { $made } at that moment?
question-lower-shows = Would a lower bid, still sufficient, have shown the same denomination as { $seat }’s cancelled one?
question-contained = Is everything that { $seat }’s new call can mean contained in what the withdrawn bid could mean?
question-declarer = Who is declarer?
question-leader = Who led?
question-turn = Whose turn was it to lead?
question-card = Which card was it?
question-faced-card = Which card did { $seat } face to that trick?
question-face = Was the card face up or face down?
question-offender = Which player was it?
question-led = Which card was led to this trick?
question-played-on = Has { $seat } or { $seat }’s partner played a card to the next trick?
question-won-trick = Who won that trick?
question-won-later = Has { $seat }’s side won a later trick?
question-other-revoke = Is there another revoke on this board?
question-to-lead-now = Is { $seat } to lead now?
question-noticed = When was attention first drawn to the revoke?
question-twelfth = Was it the twelfth trick?
question-last-trick = Was it the thirteenth trick?
question-contract = What is the contract?
question-last-bid = What was the last bid before that?
question-last-bidder = Who had made that bid?
question-call = Which call was it?
question-why-not-allowed = Why was the call not allowed?
question-turn-to-call = Whose turn was it to call?
question-turn-had-to-pass = Did the player whose turn it was have to pass?
question-first-call = What did { $seat } call first?
question-second-call = What did { $seat } then call in its place?
question-who-called-since = Has anybody called since then, and if so, who?
question-called-since = What has { $seat } called since then?
question-called-over-second = Did { $seat } call over { $first }’s second call, knowing of the change?
question-called-before = What had { $seat } already called before that?
question-last-passer = Who passed last?
question-calls-now = What does { $seat } call now?
question-lead-faced = Has the opening lead been faced?
question-partner-could-see = Could { $seat }’s partner have seen the face of the card?
question-without-pause = Was it corrected in the same breath, without stopping to think?
question-dummy-lost-rights = Before that, had dummy looked into another hand, left the seat to watch declarer play, or swapped hands with declarer?
question-supplied = Which card does { $seat } now put to trick { $trick }?
question-played-before = Which card had { $seat } already played to this trick?
question-other-penalty-card = Which other penalty card lies in front of { $seat }?
question-auction-over = Was the auction already over?
question-named = Which card of dummy had declarer named?
question-put-out = Which card did dummy put out?
question-said = What did declarer call for from dummy?
question-in-dummy = Which of dummy’s cards could that have been?
question-suit-won = Dummy is on lead. Which of these is in the suit in which dummy won the last trick?
question-dummy-moved = Which card had dummy moved or pointed at unasked?
question-counts = Has { $seat } a card too many or too few?
question-trick-number = Which trick was it? Count from the first.
question-both-sides-played-on = Has a player of each side already played to the next trick?
question-laid-together = Which other card of { $seat } lies in the same trick?
question-from-one-hand = Did the two cards come from two players, or from one hand?
question-both-visible = Were the faces of both cards visible?
question-did-not-follow = Has { $seat } failed to follow since then when a { ONE($suit) } was led?
question-opening = Does the story begin with the opening lead?
question-and-then = And then? What was played, led, shown or taken back before you came?

## Who is to be asked

ask-told = Ask { $seat }: who said something, and what exactly? What { $seat }’s own partner said does not count; during the play, dummy too is an opponent of a defender. For declarer it is the same if an opponent said which hand had the lead.
ask-meant-as = Ask { $seat } an open question, away from the table if the answer could give something away. Do not suggest an answer.
ask-designation = Ask declarer alone which card was intended, and watch for second thoughts: a change of mind is not a slip.
ask-incontrovertible = Ask declarer alone, and look at the cards already played. It is not enough that another card was likely.
ask-held = Have { $seat } show once more how the card was held. For a defender it is enough that partner could have seen the face.
ask-intended = Ask { $seat } away from the table; nobody else may hear the answer.
ask-saw-dummy = Ask declarer and dummy whether a card was visible. Nobody names the card aloud. Cards that were shown during the auction do not count.
ask-claim = Ask { $seat } what was said and what was intended; then ask the others what they heard.
ask-only-this-trick = Ask { $seat } what exactly was said; then ask the others what they heard. Saying who wins the trick in progress is no claim.
ask-for-the-next-trick = Ask all four what lay there when { $seat } played: was the old trick still open, or had it been turned?
ask-play-on = Ask the side that did not claim whether they would rather play on. Only if they want to, ask the other two, dummy too. If one says no, you decide.
ask-objected-at-once = Ask all four in which order things were said. { $seat } must have spoken at once, even if an opponent was quicker to agree.
ask-aware = Ask nobody; judge this yourself after the board. It accuses nobody of intent.
ask-holds = Look at the hand yourself, and at what was played from it since. Do not let your face show what you found.
ask-unintended = Ask { $seat } alone how the call came about. A slip of the tongue or the hand counts; a change of mind or loss of concentration does not.
ask-comparable = Away from the table, find out what both calls mean in this partnership. A call is comparable if it means nearly the same as the first, is contained in its meaning, or serves the same purpose.
ask-contained = Away from the table, find out what both calls mean in this partnership. The new call is contained if it can mean nothing that the first could not have meant.
ask-shows = Look at the system card, or ask { $seat } away from the table: is it natural, which suits does it show, how strong? Partner is not asked in front of the others. What the agreement says counts, not the hand.
ask-shown-by-call = Go through the auction. What counts is what a call shows by agreement, not the suit it names; the withdrawn call does not count.
ask-showed = Alone with { $seat }: in which auction did the player think this was? Then look up what the call shows in that auction. If several are possible, take all that it could show.
ask-lower-shows = Look at the system card: go up from the lowest bid that would have been high enough.
ask-declarer = Look at the bidding cards, or let the table tell you the auction.
ask-leader = Let the table tell you; one speaks at a time.
ask-turn = Ask who won the last trick, and with which card. For the opening lead it is the player to declarer’s left.
ask-card = Look at the table. Do not look into hands.
ask-faced-card = Ask all four. If nobody knows any more, take the highest card that could legally have been played to it.
ask-face = Ask all four. If the face could never be seen, the card was face down.
ask-offender = Let the table tell you; accuse nobody.
ask-led = Look at the table, or have the trick turned up again.
ask-played-on = Look at the table, and count the quitted cards. A lead counts too, even one out of turn.
ask-won-trick = Let all four turn up their cards of that trick.
ask-won-later = Count the quitted tricks. While play goes on, this may not be known yet.
ask-other-revoke = Count back through the quitted tricks of that suit, and ask whether the other side’s play has been questioned. Only a revoke that is established counts.
ask-noticed = Ask who said so first, and how far the board was by then.
ask-twelfth = Count the quitted tricks. It was the twelfth if each player had two cards left.
ask-last-trick = It was the thirteenth if nobody had more than one card left.
ask-counts = Let everybody count their hand face down, then count the quitted cards yourself. If no trick has three or five cards, a card is missing: see “Too many or too few cards”.
ask-quitted = Look through the quitted cards yourself. Show nobody any of them.
ask-both-visible = Ask all four what they saw. It is enough that one face could be seen.
ask-auction = Look at the bidding cards, or let the table tell you the auction from the dealer on.
ask-calls = Look at the bidding cards; what was said counts as well.
ask-calls-now = Tell the table what follows from the ruling, then let { $seat } call. Wait for the call, and suggest nothing.
ask-called-over-second = Ask { $seat } alone which of the two calls { $seat } had seen. A player who has not noticed the change accepts nothing by calling.
ask-partner-could-see = Have { $seat } show how the card fell or was held. It is enough that partner could have seen it, even if nothing was seen.
ask-without-pause = Ask the other three what they heard, and in what order.
ask-dummy-lost-rights = Ask all four. Whether a look was dummy’s own idea matters in the 2007 Laws only.
ask-supplied = { $seat } chooses: a card that could legally have been played to that trick, if there is one.
ask-auction-over = Count the passes: three in a row after a bid end the auction, even if nobody has taken up the bidding cards.
ask-said = Have the exact words repeated, and ask the defenders too what they heard.
ask-in-dummy = Look at dummy. Give only cards that fit the words and that dummy may play to this trick: dummy has to follow suit.
ask-suit-won = Ask all four, or have the last trick turned up again.
ask-dummy-moved = Ask the defenders. It counts if dummy touched a card, pushed it forward or suggested it before declarer had named one.
ask-and-then = Let one at a time tell you, in the order in which it happened.

## Answers

answer-no = no
answer-yes = yes
answer-told-no = no, or only the partner did
answer-told-yes = yes, an opponent said so
answer-follow = playing to the lead
answer-lead = leading
answer-spread = beginning to lay the hand down
answer-accident = the card slipped
answer-shown = showing the card
answer-only-named = only saying that the card was held
answer-put-right = taking it back, to put a revoke right
answer-up = face up
answer-down = face down
answer-too-many = a card too many: one trick got none
answer-too-few = a card too few: one trick got two
answer-not-yet = not known yet: play goes on
answer-only-his-side = yes; the other side has not yet, and did not follow suit to this trick either
answer-claimed = no, but that side has claimed or conceded
answer-agreed = no, but that side has agreed to what the other side claimed or conceded
answer-same-suit-before = yes, an earlier one by the same player in the same suit
answer-other-side-too = yes, an established one by the other side
answer-no-other-revoke = no
tell-last-trick = It was the last trick
tell-twelfth = It was the twelfth trick
tell-turn-had-to-pass = The player whose turn it was had to pass
tell-led-when-told = That side led only because an opponent had said it was its turn
tell-led-when-told-by-both = That side led only because an opponent and the partner had said it was its turn
tell-same-suit-before = The same player had revoked in the same suit before
tell-other-side-too = The other side has an established revoke as well
answer-slip-no = no, it was a change of mind
answer-slip-yes = yes, a slip of the tongue or the finger
answer-doubtful = no, there is room for doubt
answer-unintended-yes = yes, it came out by mistake
answer-unintended-no = no, it was meant
answer-over-first = no, over the first one
answer-over-second = yes, over the second one
answer-nobody-called = nobody
answer-two-hands = from two players
answer-one-hand = from one hand
answer-not-called = nothing
answer-nothing-to-double = a double or redouble with nothing to double
answer-had-to-pass = the player had to pass
answer-above-seven = a bid above seven
answer-after-the-last-pass = the auction was over
answer-natural = natural
answer-artificial = not natural
answer-shows-no-suit = shows no suit
answer-points = { $points } points
answer-asks = asks for something
answer-relays = a relay: shows nothing
answer-puppet = asks partner for one certain call
answer-takes-out = takes out: partner chooses a suit
meaning-suits = Suits that it shows
meaning-one-of = One of these suits, and not which
meaning-strength = Points, where they are known, such as 11-19 or 12+; before them the length, where it is known: H5 11-19
meaning-unclear = “{ $found }” is not clear here. Write a suit as ♠ ♥ ♦ ♣ or one of { $letters }, with the length behind it, and then the points: { $example }
meaning-twice = Points stand there twice. How long a suit is goes right behind its letter: { $example }
meaning-suit-twice = The same suit stands there with two lengths. Write it once: { $example }
meaning-no-card = A suit that a call shows has a card at least. Leave its length away where nobody knows it.
meaning-too-long = A hand has thirteen cards, and these suits are longer than that.
meaning-too-strong = No hand can have so many points: thirteen cards hold 37 at most.
meaning-all-suits = No call shows all four suits. Tick only those that it promises.
meaning-one-of-one = “One of these” needs at least two suits. Tick a second one, or tick the suit as one that it shows.
meaning-shown-and-open = One suit is ticked as shown and as one of several. It can only be one or the other.
meaning-natural-puppet = What is natural shows the hand and asks for no certain call. Choose another purpose, or say that it is not natural.
meaning-relay-shows = A relay shows nothing. Take the suits and the points away, or choose another purpose.
meaning-not-named = What is natural shows the suit that it names. Tick that one as well, or say that it is not natural.
meaning-suit-for-notrump = A natural bid of a suit shows no hand for notrump. Take that tick off, or say that it is not natural.
meaning-purpose = What it is for
answer-one-of = one of { $suits }
meaning-shows-a-hand = to show the hand
meaning-type-suits = Suits that it shows, such as S or S5 H4, also C/D for one of these two, and NT; nothing typed: none.
answer-no-bid = nobody had bid
answer-told-both = yes, an opponent, and the partner too
answer-none-yet = none yet
answer-nothing-named = none at all
answer-no-other = none
answer-said-suit = a suit without a rank
answer-said-rank = a rank without a suit
answer-said-high = “high” or the like
answer-said-low = “low” or the like
answer-said-win = “win it”, “ruff” or the like
answer-said-anything = “play anything” or the like
answer-said-not-there = a card that dummy does not hold
answer-that-was-all = nothing more
answer-in-play = during the play, or before all four hands were back in the board
answer-hands-returned = when all four hands were back in the board
answer-next-board-called = when the other side had called on the next board
answer-round-ended = when the round was over
did-play = { $seat } played { $card }
did-lead = { $seat } led { $card }
did-at-once = { $seat } laid { $card } at the same moment
did-lead-face-down = { $seat } led face down
did-withdraw = { $seat } took { $card } back
did-withdraw-unseen = { $seat } took the face-down card back
did-drop = { $seat } dropped { $card }
did-show = { $seat } showed { $card }
did-spread = { $seat } laid the hand open
did-name = Declarer named { $card }
did-put-out = Dummy put out { $card }, which nobody had named
fact-told = { $question } – { $answer }
fact-assumed = { $question } – { $answer } (taken to be so, not told)
fact-chosen = { $seat } chose: { $choice }

## Calls: as a thing in a sentence, by its name, as a deed ("has …")

call-made-bid = { $bid }
call-made-pass = pass
call-made-double = double
call-made-redouble = redouble
call-made-above-seven = bid above seven
call-named-pass = pass
call-named-double = double
call-named-redouble = redouble
call-called-bid = bid { $bid }
call-called-pass = passed
call-called-double = doubled
call-called-redouble = redoubled

## Choices, as short labels

choice-accept-opening = accept the lead and stay declarer
choice-accept-as-dummy = accept the lead and become dummy
choice-accept-lead = accept the lead
choice-accept-card = accept the card
choice-refuse-lead = refuse the lead
choice-refuse-card = refuse the card
choice-require = require a { ONE($suit) } lead from { $leader }
choice-forbid = forbid { $leader } to lead { $anysuits }
choice-free = leave { $leader }’s lead free
choice-highest = { $partner } plays the highest card of the suit led
choice-lowest = { $partner } plays the lowest card of the suit led
choice-play-suit = { $partner } plays a { ONE($suit) }
choice-forbid-suit = { $partner } plays no { ONE($suit) }
choice-play = { $card }
choice-lead-from = declarer leads from { $seat }’s hand
choice-none = none of these
choice-accept-call = accept the call
choice-refuse-call = refuse the call

## Consequences of a choice

## Effects at the table

effect-return = { $card } goes back into { $seat }’s hand.
effect-return-dummy = { $card } goes back to dummy.
effect-return-unseen = { $seat } takes the face-down card back; nobody sees it.
effect-take-out-unseen = { $seat } takes the face-down card back; nobody sees it. The trick stays with the side that won it.
effect-return-unnamed = { $seat } takes the card back. It is not a penalty card, and nobody names it.
effect-lies = { $card } stays face up in front of { $seat } as a major penalty card.
effect-major = { $card } stays face up in front of { $seat } as a major penalty card. { $seat } must play it as soon as that is legal. Whenever { $partner } is to lead while it lies there, { $declarer } may require or forbid { $suit } or leave the lead free.
effect-majors = { $cards } stay face up in front of { $seat } as major penalty cards. { $seat } must play them as soon as that is legal. Whenever { $partner } is to lead while one lies there, { $declarer } may require or forbid { $anysuits } or leave the lead free. If more than one can be played, { $declarer } says which.
effect-revoked = { $seat } still had a { ONE($suit) } and has revoked.
effect-reopened = The trick is put right, and who won it is decided afresh.
effect-last-two = { $seat } still had a { ONE($suit) }: it goes to trick twelve, and { $card } to trick thirteen. An opponent who played to trick twelve after { $seat } may then exchange the last two cards as well. If that happens and { $partner } played next, { $partner } may do the same. Then it is seen afresh who has won these two tricks; the winner of the twelfth leads to the last.
effect-take-out = { $seat } takes { $card } out of the trick and back into the hand.
effect-take-out-dummy = { $card } goes out of the trick and back to dummy.
effect-minor = { $card } stays face up in front of { $seat } as a minor penalty card. { $seat } may play no other low card of that suit before it; honours are allowed. When { $partner } leads, { $declarer } may not require or forbid any suit.
effect-lead-is-free = { $leader } may lead any card; { $declarer } may not require or forbid any suit.
effect-pick-up = { $seat } picks up { $card }; it is no longer a penalty card.
effect-since-played = { $card } has been played and is no longer a penalty card.
effect-stands = { $seat }’s { $card } stands as played.
effect-must-be-played = { $seat } must play { $card } to this trick when the turn comes.
effect-must-be-led = { $seat } must lead { $card }.
effect-named = { $seat } plays { $card }.
effect-defenders-name = Either defender may name the card for dummy to play, any that dummy may legally play; they do not confer. If neither does, { $declarer } names one.
effect-not-refused = { $declarer } could have seen a card of dummy: the lead cannot be refused, and { $declarer } stays declarer.
effect-replace = { $seat } plays another card instead.
effect-follow = { $seat } now plays a { ONE($suit) }.
effect-may-take-back = { $seat } may take { $card } back and play another card.
effect-may-take-back-dummy = { $declarer } may take { $card } back to dummy and play another card from there.
effect-revoke-if = If { $seat } has a { ONE($suit) }, { $card } is a revoke: taken back, it becomes a major penalty card.
effect-last-trick-waits = The other cards of the last trick stay where they lie until this trick is complete.
effect-then-may-take-back = If { $first } does that, { $seat } may then take { $card } back too.
effect-then-may-take-back-dummy = If { $first } does that, { $declarer } may then take { $card } back to dummy too.
effect-then-may-show = If { $first } does that, { $seat } may then take { $card } back too; { $card } becomes a major penalty card.
effect-declarer = { $declarer } is declarer, { $dummy } is dummy.
effect-spread = { $seat }’s hand is laid down face up.
effect-played = { $card } counts as played by { $seat }.
effect-lead-stands = { $seat }’s lead of { $card } stands.
effect-transfer = After the play { $n ->
    [0] no trick is transferred
    [one] one trick is transferred to { $side }
   *[other] { $n } tricks are transferred to { $side }
}.
effect-transfer-if = After the play one trick is transferred to { $side } if { $others } have won a later trick.
effect-transfer-or-two = After the play one trick is transferred to { $side }, or two if { $others } have won a later trick.
effect-none-won = No trick is transferred: { $side } have won neither that trick nor a later one.
effect-none-second = No trick is transferred for it: { $seat } had already revoked in that suit.
effect-none-faced = No trick is transferred: the card that { $seat } should have played lay face up.
effect-none-late = No trick is transferred: attention was drawn to it too late.
effect-none-twelfth = No trick is transferred for a revoke in the twelfth trick.
effect-none-both = No trick is transferred: the other side has revoked too.
effect-established = { $seat }’s revoke is established: it is no longer corrected.
effect-designation-void = What { $seat } said does not count.
effect-claim-void = What { $seat } claimed or conceded no longer counts; what happens at the table does.
effect-play-stops = Play stops. Do the others agree with { $seat }?
effect-play-is-over = Play is over. Nobody plays another card; please put all four hands face up.
effect-agreed = Play is over: { $n ->
    [one] one trick
   *[other] { $n } tricks
} to { $side }.
effect-call-cancelled = { $seat }’s { $made } is cancelled.
effect-above-seven = { $seat }’s bid above seven is cancelled; a pass stands in its place.
effect-above-seven-only = { $seat }’s bid above seven is cancelled.
effect-later-calls = So is everything that was called after it, as if nothing had happened.
effect-call-stands = { $seat }’s { $made } stands.
effect-replace-insufficient = { $seat } now makes another call. The lowest sufficient bid that shows the same denomination has no consequences, nor has a comparable call. After any other call { $partner } must pass to the end of the auction.
effect-replace-exactly = { $seat } now makes another call. The lowest sufficient bid in the same denomination has no consequences if neither bid is artificial. Nor has a call that means the same or something more exact. After any other call { $partner } must pass to the end of the auction.
effect-replace-silenced = { $seat } now makes a sufficient bid or passes.
effect-replace-right = If { $first } passes, { $seat } makes the same call again. If not, { $seat } may make any legal call, and unless it is comparable, { $partner } must pass once.
effect-replace-denomination = If { $first } passes, { $seat } makes the same call again. If not, { $seat } may make any legal call. If that repeats the denomination, { $partner } must pass once. If not, { $partner } must pass to the end of the auction.
effect-replace-after-right = If { $first } passes, { $seat } makes the same call again. If not, { $seat } may make any legal call, and { $partner } must pass to the end of the auction.
effect-replace-rotation = At the proper turn { $seat } may make any legal call. Unless it is comparable to the one cancelled, { $partner } must pass once.
effect-replace-inadmissible = { $seat } makes a legal call instead.
effect-replace-inadmissible-later = At the proper turn { $seat } may make any legal call.
effect-then-forbid = Should { $seat }’s side then defend, declarer may also forbid one suit at { $partner }’s first lead.
effect-then-direct = Should { $seat }’s side then defend, declarer may also require or forbid a suit at { $partner }’s first lead.
effect-not-comparable-double = A double that is not comparable is cancelled.
effect-other-double = A double with any other meaning is cancelled.
effect-may-forbid = Should { $seat }’s side defend, declarer may forbid one suit at { $partner }’s first lead: one that { $seat } has not shown in the legal auction.
effect-may-bear = Should { $seat }’s side defend, declarer may forbid one suit at { $partner }’s first lead, unless the two calls are comparable.
effect-may-direct = Should { $seat }’s side defend, declarer may require or forbid a suit at { $partner }’s first lead: one that the withdrawn { $made } showed and { $seat } has not shown again. If it showed none, declarer may forbid any one suit.
effect-may-forbid-now = Declarer may forbid one suit at { $partner }’s first lead: one that { $seat } has not shown in the legal auction.
effect-may-bear-now = Declarer may forbid one suit at { $partner }’s first lead, unless the two calls are comparable.
effect-may-direct-now = Declarer may require or forbid a suit at { $partner }’s first lead: one that the withdrawn { $made } showed and { $seat } has not shown again. If it showed none, declarer may forbid any one suit.
effect-not-made = The contract is scored as if { $seat } had not { $called }.
effect-stays-faced = { $card } stays face up in front of { $seat } until the auction is over.
effect-spared = { $seat }’s { $card } is not a penalty card; { $seat } picks it up.
effect-owes = { $seat } still has to play to this trick.
effect-chooses-again = Declarer chooses once more about { $seat }’s lead.
effect-deemed-revoke = { $seat } counts as having revoked in trick { $trick }.
effect-counts-all = { $seat }’s revoke in trick { $trick } is corrected, and tricks are transferred after the play all the same, as if it were established.
effect-lies-face-down = { $seat }’s lead lies face down again.
effect-may-change-face-down = { $seat } may still change the lead that lies face down.
effect-may-change-call = { $seat } may change the { $made }, if it may rest on the wrong explanation.
effect-not-rectified = What { $side } did wrong is not put right now. Play goes on; the director looks at the score afterwards.
effect-belongs-to-next = { $seat }’s { $card } belongs to the next trick; a card is missing in trick { $trick }.
effect-supply = { $seat } puts { $card } among the played cards, in trick { $trick }.

## Who goes on

next-leads = { $seat } leads.
next-leads-hand = { $declarer } leads from hand.
next-leads-dummy = { $declarer } leads from dummy.
next-leads-any-hand = { $declarer } now leads from hand, any card.
next-leads-any-dummy = { $declarer } now leads from dummy, any card.
next-plays = { $seat } plays next.
next-plays-hand = { $declarer } plays next, from hand.
next-plays-dummy = { $declarer } plays next, from dummy.
next-calls = { $seat } is to call.
next-calls-again = { $seat } now makes the same call again: { $named }.

## Restrictions, with their end

restriction-require = { $seat } must lead a { ONE($suit) }, for this lead only.
restriction-forbid = { $seat } may not lead { $anysuits } for as long as { $seat } keeps the lead.
restriction-highest = { $seat } must play the highest card of the suit led, to this trick only.
restriction-lowest = { $seat } must play the lowest card of the suit led, to this trick only.
restriction-play-suit = { $seat } must play a { ONE($suit) } to this trick, if able and not bound to follow suit.
restriction-forbid-suit = { $seat } may not play a { ONE($suit) } to this trick, unless bound to follow suit.
restriction-play-named = { $seat } must play another suit, which you name, to this trick, if able and not bound to follow suit.
restriction-forbid-named = { $seat } may not play one other suit, which you name, to this trick.
restriction-pass-once = { $seat } must pass at the next turn to call.
restriction-no-double = { $seat } may neither double nor redouble at the next turn to call.
restriction-pass-always = { $seat } must pass to the end of the auction.

## Who may use what

information-open = While { $seat }’s { $card } lies face up, { $who } may use everything that it shows.
information-open-not = While { $seat }’s { $card } lies face up, { $who } may not use what it shows.
information-board = { $who } may use what { $seat }’s { $card } has shown, to the end of the board.
information-board-not = { $who } may not use what { $seat }’s { $card } has shown: { $who } must play as if it had stayed hidden.
information-duty = { $who } may use the knowledge that { $seat } must play { $card }.
information-duty-not = { $who } may not use the knowledge that { $seat } must play { $card }.
information-call = { $who } may use what { $seat }’s { $withdrawn } has shown, to the end of the board.
information-call-not = { $who } may not use what { $seat }’s { $withdrawn } has shown.
information-call-open = Whether { $who } may use what { $seat }’s { $withdrawn } has shown depends on what { $seat } calls instead.

## What has gone wrong

irregularity-lead-out-of-turn = { $seat } has led out of turn
irregularity-opening-lead-out-of-turn = { $seat } has made the opening lead out of turn
irregularity-play-out-of-turn = { $seat } has played out of turn
irregularity-card-exposed = A card of { $seat }’s has become known
irregularity-penalty-card-not-played = { $seat } has not played a penalty card that had to be played
irregularity-lead-before-choice = { $seat } has led before declarer had chosen
irregularity-two-cards = { $seat } has played more than one card at once
irregularity-card-taken-back = { $seat } has taken back a played card
irregularity-wrong-card-from-dummy = A card that was not named was played from { $seat }’s dummy
irregularity-revoke = { $seat } has revoked
irregularity-card-missing = { $seat } has not played to every trick
irregularity-with-card = { $what }: { $card }
irregularity-insufficient-bid = { $seat } has made an insufficient bid
irregularity-call-out-of-rotation = { $seat } has called out of turn
irregularity-inadmissible-call = { $seat } has made an inadmissible call
irregularity-call-against-duty = { $seat } has called although obliged to pass
irregularity-call-changed = { $seat } has changed a call
irregularity-call-after-the-last-pass = { $seat } has called after the last pass
irregularity-bid-above-seven = { $seat } has bid above seven
irregularity-with-call = { $what }: { $named }

## Debated points: title, recommended reading, other reading

point-DP1 = Two cards shown, the unintended one played: is the other a minor or a major penalty card?
    .first = A single low card that came along by accident is a minor penalty card.
    .second = If the other card is the one that was intended, it is a major penalty card.
point-DP2 = What a minor penalty card shows while it lies on the table
    .first = Everybody may use it, as with any penalty card.
    .second = The partner of its owner may not use it.
point-DP4 = The rightful leader is also next in turn and plays the suit led out of turn
    .first = The intention decides: leading or playing to the lead. The director asks.
    .second = It accepts the lead, unless it was plainly meant as a lead.
point-DP5 = The defenders disagree about declarer’s lead out of turn
    .first = The first clear choice counts; only when both speak at about the same time does the next player prevail.
    .second = The director may ask both; whenever they disagree, the next player prevails.
point-DP6 = A lead at the same moment as partner’s proper lead
    .first = It is a card played too early to partner’s lead; if legal, it is played in turn and is not a penalty card.
    .second = It is an exposed card and becomes a major penalty card.
point-DP7 = Card played too early: must declarer choose one of the four restrictions?
    .first = Yes, one of them; a harmless one is allowed.
    .second = Declarer may also choose none of them.
point-DP8 = Declarer has begun to spread the hand, but could also have seen a card of dummy
    .first = The lead is accepted and declarer stays declarer.
    .second = What happened first decides.
point-DP10 = A lead out of turn, and then partner leads, whose turn it was
    .first = The first lead is ruled on first; partner’s card is a major penalty card in its own right.
    .second = If the first lead is accepted, partner’s card was merely played too early and may not be a penalty card at all.
point-DP11 = Declarer plays from dummy to a lead out of turn, although declarer’s own hand was next
    .first = The card from dummy stands, and with it the lead is accepted.
    .second = It was not the next hand that played, so nothing is accepted until declarer says so.
point-DP12 = Lead from the wrong hand, then a card named from the right one, then the next defender plays
    .first = The first lead stands, both of declarer’s cards are played, and the defender has done nothing wrong.
    .second = Declarer could not correct the lead alone; the defenders still choose.
point-DP13 = A restriction from the auction and one from a penalty card at the same lead
    .first = Declarer may use both.
    .second = Not to the point where no legal lead is left.
point-DP14 = A defender leads before declarer has chosen, and declarer then leaves the lead free
    .first = The card is a major penalty card and must be led.
    .second = The director may let it stand as the lead; it is the same card.
point-DP15 = A required lead was disobeyed and corrected, and the correction gave partner a penalty card
    .first = No new choice at this lead: the first choice has settled it.
    .second = A choice again, within the limits of the first.
point-DP16 = A defender claims some tricks and concedes the rest, and the partner objects at once
    .first = It is neither a claim nor a concession.
    .second = What was claimed stays claimed, and is judged.
point-DP18 = Tricks are named when claiming, such as “two spades and a heart”
    .first = That is not an order: any order counts.
    .second = They are taken to be played in the order in which they were named.
point-DP19 = A suit that the claimer thinks is solid, and nothing was said of it
    .first = It is taken to be played from the top.
    .second = Any card of it may normally be played.
point-DP20 = A claimer who thinks that every card is good has to discard
    .first = Any card without a purpose, but no winner and nothing that guards a suit while there is another.
    .second = Any card of a side suit.
point-DP21 = Declarer claims while a defender has a penalty card
    .first = Declarer has only the options about the lead that were mentioned.
    .second = Declarer is taken to choose the best option.
point-DP22 = After a pass out of turn the offender had to pass: may declarer forbid a lead later?
    .first = Only if the enforced pass means something much different from the one withdrawn.
    .second = Never; a pass is a pass.
point-DP23 = A player was skipped, and it is noticed after the lead
    .first = The auction stands as it was.
    .second = The turn is given back as long as dummy has not come down.
point-DP24 = Partner, whose turn it was, has called over a call out of turn
    .first = The next opponent decides first; if the call is refused, partner’s call stands.
    .second = Partner’s call is cancelled as well.
point-DP25 = The next opponent, whose own turn it was, simply calls
    .first = The call is made in turn, and the one out of turn is gone.
    .second = The call out of turn is accepted.
point-DP26 = A pure relay is replaced by a pass
    .first = That is comparable: it says as little.
    .second = Only another relay is comparable.
point-DP27 = A player tries to change a call after partner has called
    .first = The change is cancelled, and the first call stands.
    .second = The second call is a call out of turn.
point-DP28 = The next opponent called over the first call, before seeing the change
    .first = That accepts nothing, and the opponent may still accept the second call.
    .second = That settles it: the second call is cancelled.
point-DP34 = Comparable: how nearly must the new call fit into the old one?
    .first = A point or two, or a card, does not matter.
    .second = Wholly; otherwise the director judges whether it is similar.
point-DP35 = A bid is replaced by a double that shows the same suit
    .first = The double can be comparable.
    .second = A double shows no denomination, so it is not.
point-DP36 = A two-suited call of which one suit is open, before the first lead
    .first = Only the suit that is known has been shown.
    .second = All the possible suits have been shown.
point-DP37 = The other table has a result, and the board cannot be played here
    .first = A score is assigned only if that result is clearly better than what comparable pairs got.
    .second = A score is assigned for any better result.
point-DP38 = The misled side suspects that something is wrong and does not ask
    .first = It loses its redress only where the regulations say so.
    .second = The damage is of its own making.
point-DP39 = The outcomes are weighed, and one side has offended
    .first = The weights are the same for both sides.
    .second = They may differ in favour of the non-offending side.
point-DP40 = An opponent had said that it was the player’s turn to call
    .first = The call is cancelled, and nothing else follows.
    .second = It is a call out of turn like any other.
point-DP29 = The non-offending side misses a safe line or makes a bad double
    .first = That is never an extremely serious error.
    .second = It can be one, judged by the standard of the players.
point-DP30 = A player thinks about which of two equal cards to play
    .first = That is not a bridge reason.
    .second = Everybody may think before playing a card.
point-DP31 = The non-offending side acts before the director is called
    .first = It loses its right to rectification only if that harmed the other side or made a fair ruling impossible.
    .second = It always loses its right to rectification.
point-DP32 = A spectator points out an irregularity
    .first = The director rectifies it, but the side that brought the spectator gains nothing by it.
    .second = It is as if nobody had spoken.
point-DP33 = A pass before the opening is replaced by a pass over it
    .first = That is comparable.
    .second = The director judges: strong hands pass over an opening too.

## Looking at the score after the board

look-penalty-card = Did the sight of the penalty card help the defenders, and could the result well have been different without it? If that did damage, adjust.
look-revoke = Is the other side back where it would have been without the revoke? If not, adjust.
look-aware = Could the offender have been aware that the irregularity could well damage the other side, and did the offending side gain by it? Then adjust.
look-information = Did somebody choose what unauthorised information demonstrably suggested, when there was a logical alternative? If that did damage, adjust.
look-explanation = Did the wrong explanation cost the other side something that can no longer be put right? Then adjust.
look-dummy = Has dummy suggested a card, and were the defenders damaged? Then adjust.
look-dummys-rights = Take away what the defenders gained by their irregularity; declarer’s side keeps its score.
look-general = Look at the score.
look-artificial = Give an artificial adjusted score: whoever is to blame gets less.
look-weighted = Judge how the board would have ended without the irregularity, and adjust the score if need be.
look-learnt = Did what somebody knew of the board or of another hand affect the result? Then adjust.
look-penalty = Decide whether a penalty is due.
look-call = Could the result well have been different without the help of the withdrawn call, and is the other side damaged by it? Then adjust.

## What the director weighs; no verdict

weigh-forfeit = How far was the right to rectification lost by acting first? Who knew the law, and who gained because others did not?
weigh-information = What did the information demonstrably suggest? Which other actions would players of this class have seriously considered, and would some have chosen them?
weigh-explanation = What would the player have known with the right explanation, and when could it have been put right?
weigh-played = Was the card touched or placed on purpose, or only straightened?
weigh-inspection = What do the played cards still show? If they are out of order, the doubt goes against the side that disturbed them.
weigh-claim = What was said with the claim, which lines are normal, and who gets the doubtful trick?
weigh-concession = Could the conceded trick have been lost by any normal play?
weigh-aware = Could the player have been aware, at that moment, that the irregularity could well damage the other side? Intent does not matter.
weigh-score = What would probably have happened without the irregularity? Several results may be weighted.
weigh-dummy = What had dummy seen, and did declarer profit from what dummy said?
weigh-trick = Which trick was it, and did the card that came back do damage?
weigh-general = The director weighs this.

## Read aloud: before a choice

about-lead = { $offender } has led { $card }, but it was { $leader }’s lead.
about-lead-once-more = About { $offender }’s lead of { $card } { $who } may speak as well.
about-premature = { $declarer } now says what { $partner } has to play to this trick, because { $offender } has played { $card } too early. Following suit comes first; if { $partner } cannot comply, any legal card will do.
about-meant = It is not clear which of dummy’s cards is meant: { $anycards }.
about-hand = It has to be decided from which hand { $declarer } leads.
about-supply = { $seat } played no card to trick { $trick } and now adds one.
about-call = { $seat } has { $called }, which was not in order.
about-wrong-call = { $what }.
about-first-lead = { $leader } is to lead for the first time, and a call of { $offender }’s was withdrawn. { $leader }, please wait until { $declarer } has spoken.
say-penalty-name = { $leader } is to lead, and { $owner } has { $cards } on the table as { $n ->
    [one] a major penalty card
   *[other] major penalty cards
}. { $leader }, please wait until { $declarer } has spoken.
say-several-playable = { $owner } may now play more than one penalty card: { $anycards }.
say-unplayed-name = { $offender } has played { $card }, although a penalty card had to be played.
say-shown-name = { $offender } has shown { $cards } together. Only one of them can be played.
say-general = { $who }, the choice is yours. Please hear everything first, and do not discuss it.
say-general-choose = { $who }, what do you choose?
say-listen = { $seat }, please hear everything before you answer. Then you decide, without a word from your partner.
say-prevails = { $who }, each of you may decide, and you may not discuss it. Please hear everything first. Should you say different things at the same moment, what { $next } says counts.
say-option = { $number }. { $n ->
    [one] You
   *[other] Either of you
} may { $may }. Then: { $then }
say-option-ruled = { $number }. { $n ->
    [one] You
   *[other] Either of you
} may ask for this: { $then }
say-option-only = { $number }. { $n ->
    [one] You
   *[other] Either of you
} may { $may }.
may-play = choose { $card }
may-lead-from = have declarer lead from { $seat }’s hand
may-refuse-lead = refuse the lead
may-refuse-card = refuse the card
may-refuse-call = refuse the call
may-free = leave { $leader }’s lead free
may-none = do without any of these
say-second-choice = After { $number } { $who } has a second choice:
say-depends = The rest depends on what the director then finds out.
say-whatever = Whatever is chosen: { $then }
say-whatever-then = After { $number }, whatever is chosen then: { $then }
say-no-revoke = { $seat } was allowed to play { $card }: that is not a revoke.
say-nothing-wrong = Nothing has to be put right.

## Read aloud afterwards

say-all-may-use = As long as { $card } lies there, everybody may use what it shows.
say-call-may = { $who }, you may use what { $seat }’s { $withdrawn } has shown, to the end of the board.
say-call-not = { $who }, you may not use what { $seat }’s { $withdrawn } has shown.
say-call-open = { $who }, whether you may use what { $seat }’s { $withdrawn } has shown depends on what { $seat } calls instead.
say-own-plan = { $declarer }, you may not base your play on what has come to light through { $cards }.
say-taken-back-may = If a card is taken back, { $who }, you may use what it has shown.
say-taken-back-not = If a card is taken back, { $who }, you may not use what it has shown.
say-as-if-unseen = { $who }, you have to play as though you had never seen { $card }.
say-you-may-use = { $who }, you may use what { $card } has shown, to the end of the board.
say-duty-only = { $who }, you may use the knowledge that { $seat } must play { $card }, but nothing else that { $card } shows.

## A clause that was written down without its text

law-only-a-meaning = out of scope: it says what the game is or what is allowed, and nobody can break it
law-for-the-organiser = out of scope: the organiser and the director see to it for the whole event
law-ruled-elsewhere = out of scope: it says how it is done; when it is not, you rule under { $laws }
law-unread = text not compared
law-unread-note = This clause was written down without the text of the law itself at hand. Its number and wording may differ there.
