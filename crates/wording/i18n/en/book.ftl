# The law book beside the table: what no card shows. Topics, questions, answers, rulings.
# A question is asked on the director’s screen; `.ask` says whom to ask, where to look, or how sure to be. What
# begins with book-e- is read aloud, or told to the players, as it stands.

## What the director is called about, in the words of players

book-topic-Claim = A claim or concession
    .also = claim, concession, conceded, the rest are mine, disputed claim 68 69 70 71
book-topic-Score = The score is wrong, or the tricks are disputed
    .also = score correction, wrong result, tricks disputed, entered wrongly, correction period 79
book-topic-Explanation = A wrong explanation, or an alert was missing
    .also = misinformation, wrong explanation, missing alert, no alert, wrong announcement 20 21 40 47 75
book-topic-UnauthorisedInformation = Partner hesitated, spoke or showed something
    .also = hesitation, pause, break in tempo, slow, remark, gesture, unauthorised information 16 73
book-topic-CardsAndBoards = Too many or too few cards, wrong board, dealt wrongly, something overheard
    .also = 14 cards, 12 cards, missing card, extra card, wrong board, fouled board, overheard 6 13 14 15 16D 87
book-topic-NoResult = The board could not be played
    .also = not played, no time, average plus, average minus, artificial score 12C2 86 88
book-topic-AdjustedScore = Adjust the score: assigned or weighted
    .also = adjusted score, weighted score, split score, damage, equity 12
book-topic-Conduct = Conduct, slow play, penalties
    .also = behaviour, rude, slow play, late, penalty, fine, warning 72 74 90 91
book-topic-QuittedTrick = Looking at a quitted trick, or one pointed the wrong way
    .also = last trick, see the trick again, turned card 65 66
book-topic-Dummy = Dummy spoke up, or looked into a hand
    .also = dummy spoke, dummy’s rights, dummy warned, dummy asked 42 43
book-topic-Deception = An opponent misled me by manner or a remark
    .also = coffeehouse, misled, hesitated with a singleton, deceptive 73
book-topic-Auction = The auction itself: a review, two calls at once, a lost turn
    .also = review of the auction, skipped, passed out, at the same time, missed turn 17 20 22 33
book-topic-Appeal = Facts in dispute, an appeal, or the director was wrong
    .also = appeal, review, director’s error, they settled it themselves, disputed facts 10 11 82 83 84 85 92
book-topic-Spectator = A spectator interfered
    .also = kibitzer, onlooker, spectator 76

## Claims and concessions

book-q-AboutClaim = What is it about?
    .ask = Nobody plays a card for the moment. Hear what was said and shown.
book-q-ObjectedAtOnce = Did the partner object at once?
    .ask = Before anything else was said or done.
book-q-ClaimedSome = Did the defender also claim some of the tricks?
    .ask = Hear the words once more.
book-q-AllPlayOn = Did the side that did not claim ask to play on, and do all four want to?
    .ask = All four must agree, dummy too. Do not press anybody.
book-q-RevokeOpen = Is a revoke still to be put right?
    .ask = Look at the quitted tricks, and at the hands when they lie open.
book-q-ClaimantsRevoke = Was it the side that claimed or conceded that revoked?
    .ask = Only a claim by the side that revoked establishes the revoke.
book-q-CalledLater = Has the side that agreed called on a later board, or is the round over?
    .ask = Until then it may still object, as though it had done so at once.
book-q-AlreadyWon = Had that side already won the trick?
    .ask = Look at the quitted tricks.
book-q-LikelyWon = Would that side likely have won the trick, had play gone on?
    .ask = More likely than not. See all four hands.
book-q-DutiesLie = Does a penalty card lie there, or is a lead restricted?
    .ask = Look at the table.
book-q-PenaltyCard = Which cards are the defenders’ penalty cards?
    .ask = All that lie there, three at most. If none lies there, or more: none.
    .typed = For example: SQ D7
book-q-MinorPenaltyCard = Which of them are minor penalty cards?
    .ask = A low card that was only seen by accident, of a player with no other penalty card.
    .typed = For example: D3
book-q-ForbiddenLeads = Which suits may a defender not lead?
    .ask = If a suit is required: the three others. If something else binds the play: no card and no suit.
    .typed = E:S says that East may not lead spades.
book-q-Declares = Who is declarer?
    .ask = You can see it.
book-q-Trumps = What is trumps?
    .ask = See the bidding cards, or ask the table.
book-q-Claimant = Who claimed, or gave up tricks?
    .ask = Not dummy.
book-q-OnLead = Who has led to the trick in progress, or is to lead?
    .ask = If no card of the trick lies there: who is to lead.
book-q-OnTable = Which cards lie in the trick in progress?
    .ask = The card led comes first.
    .typed = The card led first: H4 HT.
book-q-Hands = Which cards does each hand still hold?
    .ask = All four hands are put face up. The cards of the trick in progress do not count.
    .typed = For example: N S3 D2 C2 / E D9 D8 C3 / S HA SA DA / W H4 S6 S5, or as PBN.
book-q-ShownOut = Which opponent had already shown out, and of which suit?
    .ask = Before the claim, and seen by everybody.
    .typed = E:S says that East has no spades.
book-q-TricksClaimed = How many of the remaining tricks were claimed, or kept?
    .ask = The trick in progress counts.
book-q-Statement = What was said about how the tricks would be won?
    .ask = What was said when claiming, not what was explained later. Write it down word for word.
book-q-Steps = What was said, step by step?
    .ask = In the order in which it was said. It is followed as far as it goes.
    .typed = For example: trumps, round, S, HA, ruff:D:N, crossruff, finesse:SQ:W, to:C:N, throw:D2, lose:D
book-q-UnawareOfTrump = Is it at all likely that the claimer did not know of the trump that is out?
    .ask = See how many rounds of trumps were played, who followed, and whether the claimer stopped on purpose. In doubt, yes.
book-q-WorstNormal = How many of the remaining tricks does the worst normal line of play win?
    .ask = Careless or inferior play for this class of player counts, and nothing worse. Doubt goes against the claimer.
book-q-CouldPlay = Could a player of this class play like that?
    .ask = Careless or inferior is normal; worse than that is not. Bear in mind what was said when claiming.
book-worst-and-best = So far normal play wins { $worst } of the remaining tricks at worst and { $best } at best.
book-double-dummy = With all four hands in view, best play on both sides wins { $tricks }.
book-could-play = { $seat } might play { $card }; { $instead } would save a trick.
book-normal-AnySuit = That is: begin with whichever suit comes first.
book-normal-NotFromTheTop = That is: play a suit other than from the top.
book-normal-Blocks = That is: block a suit, so that its last winners cannot be reached any more.
book-normal-EitherGuess = That is: guess wrong which opponent has the missing card.
book-normal-TrumpsForgotten = That is: forget the trump that is still out.
book-normal-AnyWinner = That is: win or ruff a trick with the wrong card, or in the wrong hand.
book-normal-AnyDiscard = That is: throw the wrong card away.
book-normal-Unguards = That is: throw away what guards a suit, or a winner.
book-normal-StillCareless = That is: go on carelessly after losing a trick.
book-normal-AnyByPartner = That is: a partner who could choose plays the wrong card.
book-a-Disputed = Somebody does not agree to a claim or concession
book-a-PartnerObjected = A defender conceded, and the partner objected
book-a-OnlyThisTrick = It was only about the trick in progress
book-a-AgreedBefore = It was agreed to, and now the other side wants a trick after all
book-a-GivenUp = A side gave up tricks, and wants them back
book-a-NothingSaid = Nothing
book-a-TrumpsMentioned = Outstanding trumps were mentioned
book-a-LineStated = Tricks were named, but no order
book-a-StepByStep = A line of play, step by step
book-no-trumps = no trumps
book-hand-of = { $seat }’s cards
book-or-type = Or type all four hands
book-steps-suits = Suits
book-steps-card = A certain card
book-steps-other = Ruffs, finesses, entries
book-steps-throw = Thrown away on that
book-without-last = Take back the last step
book-step-card = { $card }
book-step-suit = { $suit } from the top
book-step-trumps = draw trumps
book-step-trump-round = one round of trumps
book-step-ruff = ruff { $suit } in { $seat }
book-step-crossruff = crossruff
book-step-finesse = finesse { $seat } for { $card }
book-step-to = to { $seat } in { $suit }
book-step-throw = throw { $card } on it
book-step-lose = give up a trick in { $suit }

## The score

book-q-WhatIsWrong = What is wrong with the score?
    .ask = Ask both sides.
book-q-ClaimOrConcession = Did the play end with a claim or a concession?
    .ask = Ask all four.
book-q-QuittedTricks = Do the quitted tricks still lie as they were played?
    .ask = Look at all four rows. Nobody touches a card any more.
book-q-RoundOver = Was the round over when you were called?
    .ask = You know this.
book-q-TricksWon = How many tricks did declarer’s side win?
    .ask = Hear both sides and go through the play. More likely than not is enough.
book-q-ClearlyConvinced = Are you clearly convinced which side is right about the tricks won?
    .ask = After the round it takes more than a likelihood.
book-q-LowerOneSide = Should one side’s score be lowered all the same, without raising the other’s?
    .ask = Yours to judge.
book-q-SideWantsTricks = Which side wants tricks back?
    .ask = The side that agreed, or gave them up.
book-q-SideLowered = For which side is the score lowered?
    .ask = You know this.
book-q-SideGained = Which side gained by it?
    .ask = You know this.
book-q-SideOfSpectator = Which side is responsible for the spectator?
    .ask = You know this.
book-q-PeriodOver = Is the correction period over?
    .ask = See the regulations; without a rule it is 30 minutes after the score was put up.
book-q-LaterAllowed = Do the organiser’s regulations allow a later correction?
    .ask = See the regulations.
book-q-BeyondDoubt = Is it beyond reasonable doubt that the entry is wrong?
    .ask = So late it takes near certainty.

## Explanations

book-q-Misled = Which side was given the explanation, or missed the alert?
    .ask = Ask the side that called you.
book-q-ExplainedCall = Which call was explained, or not alerted?
    .ask = Ask the side that called you. Leads, signals and what suits and strength cannot tell you compare yourself in the next step.
    .typed = Type the call, such as 2H, 1NT or X.
book-q-Explained = What does it show, going by what was said?
    .ask = Ask whoever was given the explanation, then whoever gave it. Without an alert it counts as natural; an alert that nobody asked about says only that it is not natural.
book-q-Agreed = What does it show by agreement, going by the evidence?
    .ask = Look at the system card and the notes; ask the two partners apart. Write down all that is agreed: what is missing here counts as not agreed.
book-q-LeftOut = The agreement says more than was said. Was something crucial left out?
    .ask = Everything special must be told, general knowledge need not be. Crucial is what could have made an opponent call or play something else.
book-q-SuspectedIt = Did the misled side suspect that something was wrong, and not ask?
    .ask = Ask the player away from the table. Nobody has to ask about an ordinary explanation.
book-q-MustProtectItself = Do the regulations say that a player must protect himself there by asking?
    .ask = See the alert regulations and the conditions of contest.
book-q-Agreement = What is the agreement, going by the evidence?
    .ask = Look at the system card and the notes; ask the two partners apart. A mistaken explanation is presumed unless there is evidence for a mistaken call.
book-q-Noticed = When did it come to light?
    .ask = Ask all four.
book-q-WhoNoticed = Who said that the explanation was wrong?
    .ask = Ask all four.
book-q-ExplainersDeclare = Is the side that explained declarer’s side?
    .ask = Look at the auction.
book-q-MayStillChange = Has a player of the misled side called since then, with no call from their partner after it?
    .ask = Look at the auction.
book-q-Influenced = Could that call well have been influenced by the wrong explanation?
    .ask = Ask the player away from the table, before they see more: what would you have called? “Could well” is enough.
book-q-ProbablyInfluenced = Was that call probably influenced by the wrong explanation?
    .ask = Ask the player away from the table, before they see more: what would you have called? “Could well” is not enough; it must be likely.
book-q-CardStillChangeable = Has the misled side played a card because of it, and has nobody played after that card?
    .ask = Look at the trick.
book-q-LastToTrick = Has the misled side played a card because of it, and has nobody played after it to the same trick?
    .ask = Look at the trick.
book-q-LeadAndDummyFaced = Was that card the opening lead, and has dummy faced a card since?
    .ask = Look at the table.

## What a player learnt from partner

book-q-Called = When were you called?
    .ask = You know this.
book-q-FactsAgreed = Do both sides agree on what happened?
    .ask = Ask each side what happened, while it is fresh.
book-q-WasThere = Is it more likely than not that it happened as you were told?
    .ask = Weigh what was said, when you were called, and how the others reacted. More likely than not is enough.
book-q-Source = Where might the information have come from?
    .ask = Ask the side that called you.
book-q-PrescribedPause = Was it no longer than the pause that the regulations require?
    .ask = A skip-bid or stop-card pause tells nobody anything.
book-q-Receiver = Whose partner was it, so who might have learnt something?
    .ask = Name the player who must not use it.
book-q-Polled = How many players of the same standard did you ask what they would do?
    .ask = Give them hand and auction without the information. Three answers are better than none; 0 if you asked nobody.
book-q-PolledOtherwise = How many of them would have done something else?
    .ask = Ask first: what do you do?
book-q-PolledConsidered = How many of the others seriously considered something else?
    .ask = Ask only then: what else did you seriously consider?
book-q-LogicalAlternative = Was there a logical alternative to what the player did?
    .ask = One that a significant proportion of their peers would seriously consider, and some might choose.
book-q-Suggested = Did the information demonstrably suggest what the player did over that alternative?
    .ask = You must be able to show a bystander why. Write that sentence; if there is none, the answer is no.
book-q-CouldHaveSuggested = Could the information demonstrably have suggested what the player did over that alternative?
    .ask = That it could have is enough, but you must be able to show a bystander how. Write that sentence; if there is none, the answer is no.
book-q-Blatant = Did the player use it so openly that a penalty is due as well?
    .ask = Yours to judge.

## Adjusted scores

book-q-Damaged = Is the non-offending side worse off because of it?
    .ask = Compare with what could be expected without the infraction.
book-q-Ground = Why is the score to be adjusted?
    .ask = You know this.
book-q-Offenders = Which side is it about?
    .ask = Name the side that did it.
book-q-CanBeAssigned = Can you tell how the board might have ended without the infraction?
    .ask = If the possibilities are too many or not clear, no: then the score is artificial.
book-q-OwnScores = What does each side get, seen from its own side?
    .ask = In IMPs, North-South first, then East-West, such as 5.5 -1.
    .typed = Type two numbers, North-South first, such as 5.5 -1.
book-q-KnockOut = Is it a knock-out match?
    .ask = See the conditions of contest. There one side loses what the other wins.
book-q-Scoring = How is the event scored?
    .ask = You know this.
book-q-Vulnerable = Who is vulnerable?
    .ask = Look at the board.
book-q-TableResult = How did the board end at the table?
    .ask = Contract, declarer and tricks: 4SS= is four spades by South just made, 3NTE-1 is 3NT by East one down. Or the score of North-South: -50.
book-q-TableResultWithout = You also weigh the result from the table. Could it have been reached without the forbidden action?
    .ask = What only the forbidden action brought gets no weight. If there was another way to get there, write which.
book-q-Branch = How might the board have ended without the infraction, and with what weight?
    .more = How else might it have ended?
    .ask = Such as 4SS=@60; together the weights must make 100. Put ! after a weight, 4SS=@40!, if that could only be reached by breaking a law: then it goes to the others.
book-q-SameWeights = Do the outcomes have the same weights for both sides?
    .ask = A side that did not offend has the doubt in its favour. If that gives each side weights of its own, answer no.
book-weighed-for = { $side }: { $question }
book-q-OtherTables = What did North-South score at the other tables?
    .ask = For IMPs the score at the other table; for matchpoints all of them: 620 170 -100.
book-q-OwnError = Did the non-offending side add to its own damage afterwards?
    .ask = The error must be extremely serious and have nothing to do with the infraction; or it must be a gambling action.
book-q-OwnErrorOrWild = Did the non-offending side add to its own damage afterwards?
    .ask = Not by a misjudgement: by a serious error that has nothing to do with the infraction, or by a wild or gambling action.
book-q-ExtremeForTheClass = Was that an extremely serious error for players of this class?
    .ask = What a beginner overlooks can be extremely serious for an expert.
book-q-WithoutError = How would the board have ended without that error?
    .ask = After the infraction, but without the error: as 4SS=.

## No result

book-q-FaultNorthSouth = How far are North-South to blame that there is no result?
    .ask = Hear both sides.
book-q-FaultEastWest = How far are East-West to blame that there is no result?
    .ask = Hear both sides.
book-q-SessionKnown = Do you know yet what they score on the other boards of the session?
    .ask = If not, come back to it at the end.
book-q-SessionNorthSouth = What percentage do North-South score on their other boards?
    .ask = Look at the results.
    .typed = Type the number, such as 62.34.
book-q-SessionEastWest = What percentage do East-West score on their other boards?
    .ask = Look at the results.
    .typed = Type the number, such as 62.34.
book-q-OtherTableClear = Is there a result at the other table that clearly favours one side?
    .ask = Judge it by what comparable pairs got on the board.
book-q-OtherTableBetter = Is the result at the other table better for one side than what comparable pairs got?
    .ask = Even if only by a little.

## Cards and boards

book-q-WithTheBoard = What is wrong with the board?
    .ask = Have every hand counted, face down.
book-q-Comparable = Can the result be compared with the others, although the pairs were swapped?
    .ask = Look at the movement. If in doubt, ask whoever does the scoring.
book-q-WithTheDeal = What was wrong when the board was dealt?
    .ask = Ask who made up the board, and out of which pack.
book-q-TeamMatch = Is it a match of teams, compared at its two tables only?
    .ask = See the conditions of contest. At pairs each form of the board has a field of its own.
book-q-CanBePlayedAnew = If the board were dealt again, could everybody who is to play it still do so?
    .ask = Think of the other tables, and of the time left.
book-q-MatchKnown = Is this a match of teams, and could somebody already know how it ends without this board?
    .ask = Look at what both rooms have played and scored.
book-q-Count = How are the cards divided?
    .ask = Count all four hands yourself.
book-q-PlayOver = Is the play over?
    .ask = Look at the table.
book-q-WrongHandCalled = Has a player with a wrong number of cards called?
    .ask = Look at the auction.
book-q-CardSeen = Has a player seen a card that belongs in another hand?
    .ask = Ask each player apart. Nobody names the card.
book-q-TooMuchSeen = Is what was seen too much for normal bidding and play?
    .ask = Let the player tell you away from the table. If it is too much, the board is not played.
book-q-PlayableUnchanged = Can the board be put right and played without changing any call?
    .ask = Show the player the right hand: would they make the same call with it?
book-q-StrangeCardPlayed = Has that card been played to a trick that is quitted?
    .ask = Look at the tricks.
book-q-LeadFaced = Is the opening lead faced?
    .ask = Look at the table.
book-q-Found = Where was the missing card?
    .ask = Look under the table, in the board, and among the played cards.
book-q-MissingFrom = From whose hand was the card missing?
    .ask = The hand that had a card too few.
book-q-MissingCardOwed = Did that hand ever fail to follow suit when the missing card’s suit was led?
    .ask = Look through the quitted tricks.
book-q-PartnerSawIt = Could that player’s partner have seen the face of the card?
    .ask = Where did it lie, and which way up? That declarer saw it does not count.
book-q-PartnerCalled = Has the partner called after that?
    .ask = Look at the auction.
book-q-OpponentCalled = Has the next opponent called over it?
    .ask = Look at the auction.
book-q-CallDiffers = Does the call with the right hand differ clearly from the one with the wrong hand?
    .ask = Let the player call first. The same bid with much another meaning differs, too.
book-q-PlayedBefore = Has anybody at this table played this board before?
    .ask = Ask all four, and look at the results.
book-q-AnybodyCalled = Has anybody called on this board?
    .ask = Look at the auction.
book-q-Interferes = Would what the player knows interfere with normal play?
    .ask = Let the player tell you away from the table.
book-q-Remedy = What do you do about it?
    .ask = Nobody has called yet, so all four courses are open.
book-q-LaterRemedy = What do you do about it?
    .ask = The auction has begun, so the players cannot be moved and the board cannot be dealt again.

## Conduct

book-q-Breach = What happened?
    .ask = Hear both sides.
book-q-Sanction = What do you do about it?
    .ask = The amount of a penalty stands in the regulations. “Should” is rarely penalised, “shall” often, “must” seriously.

## Quitted tricks

book-q-AboutTrick = What is it about?
    .ask = Ask the player who called you.
book-q-WhoWants = Who wants it?
    .ask = Look at the auction.
book-q-NextTrickLed = Has somebody led to the next trick?
    .ask = Look at the table.
book-q-OwnSidePlayed = Has the player’s side led or played to the next trick?
    .ask = Look at the table.
book-q-OwnCardTurned = Has the player turned their own card face down?
    .ask = Look at the table.

## Deception

book-q-FalseInference = Did a player who had done nothing wrong draw a false inference from it?
    .ask = Ask what the player concluded. Was that reasonable for a player of this standard?
book-q-BridgeReason = Did the opponent have a demonstrable bridge reason?
    .ask = Ask at the table: what were you thinking about? If it was which of two equal cards to play, answer no; that is asked next.
book-q-OnlyEqualCards = Was it only a matter of which of two equal cards to play?
    .ask = Ask away from the table which two cards they were: touching ones, or two low ones that make no difference.
book-q-CouldBenefit = Could the opponent have been aware that it might work to their advantage?
    .ask = Intent does not matter.

## The auction itself

book-q-AboutAuction = What is it about?
    .ask = Look at the bidding cards, or have the calls written down.
book-q-WhenAsked = When did the player ask?
    .ask = Look whose turn it is.
book-q-MustPassNow = Must that player pass because of a ruling?
    .ask = You know this.
book-q-ReliedOnReview = Has anybody called or played relying on the wrong review?
    .ask = Ask the opponents of the player who repeated it.
book-q-OneWasDue = Was it the turn of one of the two?
    .ask = Look who called before them.
book-q-OtherWasNext = Was the other the next in turn?
    .ask = The next in turn sits on the left of the player whose turn it was.
book-q-DummyDown = Has dummy come down?
    .ask = Look at the table.

## Facts, appeals, the director

book-q-Matter = What is it about?
    .ask = You know this.
book-q-Established = Have you been able to find out what happened?
    .ask = More likely than not is enough.
book-q-Settlement = Do you undo what the players settled, or let it stand?
    .ask = Ask what was settled, and what has happened since. What can no longer be undone fairly stands.
book-q-InnocentActed = Did anybody on the non-offending side act before you were called?
    .ask = Ask all four who did what, and in which order.
book-q-ActingHarmed = Did acting first harm the other side, or make a fair ruling impossible?
    .ask = Only then is the right to rectification lost.
book-q-GainedByIgnorance = Did that side gain because an opponent did not know the law?
    .ask = Ask both sides what they believed.
book-q-CanBePutRight = Can it still be put right, so that the board gets a normal score?
    .ask = Yours to decide.
book-q-TooLateToAppeal = Is the time for appeals over?
    .ask = See the regulations; without a rule it is 30 minutes after the score was put up.
book-q-BothAppeal = Do both partners want to appeal, or the captain in a team?
    .ask = A partner who is absent is taken to agree.

## Dummy

book-q-DummyDid = What has dummy said or done?
    .ask = Let the players tell you, and make no comment yet.
book-q-DummyLostRights = Before that, had dummy looked into another hand, left the seat to watch declarer play, or swapped hands with declarer?
    .ask = Ask all four. Whether a look was dummy’s own idea matters in the 2007 Laws only.

## Spectators

book-q-SpectatorDid = What did the spectator do?
    .ask = Ask all four.
book-q-SideResponsible = Did one of the sides bring the spectator?
    .ask = Ask all four.

## Answers

book-a-TricksDisputed = The sides do not agree on the number of tricks
book-a-WronglyEntered = The result was agreed, and entered wrongly
book-a-WronglyReckoned = The result was agreed, and the score worked out wrongly
book-a-InOrder = Yes, or those in order settle it
book-a-NorthSouthMixed = North-South have mixed theirs
book-a-EastWestMixed = East-West have mixed theirs
book-a-BothMixed = Nobody’s are in order
book-a-AsExplained = The explanation was right; the call was the mistake
book-a-Otherwise = The agreement is another one
book-a-NoAgreement = There is no agreement
book-a-NoEvidence = There is no evidence either way
book-a-DuringAuction = During the auction
book-a-BeforeLeadFaced = After the final pass, before the lead was faced
book-a-DuringPlay = During the play
book-a-AfterPlay = After the play
book-a-Themselves = The player who gave it
book-a-TheirPartner = The partner of the player who gave it
book-a-SomebodyElse = An opponent, or nobody yet
book-a-JustHappened = It has just happened
book-a-Pause = A pause for thought
book-a-Haste = A call or play made unusually fast
book-a-Remark = A remark
book-a-QuestionAsked = A question
book-a-AnswerOrAlert = An alert or an answer that was not expected
book-a-NoAlert = An alert that did not come
book-a-Manner = A gesture, a tone or a look
book-a-Matchpoints = Matchpoints
book-a-Imps = IMPs
book-a-TotalPoints = Total points
book-a-NoError = No
book-a-Misjudgement = Only by a misjudgement: a safe line not taken, a bad double
book-a-SeriousError = Yes, by an extremely serious error
book-a-Gambling = Yes, by a gambling action
book-a-PlainSeriousError = Yes, by a serious error
book-a-Wild = Yes, by a wild or gambling action
book-a-Told = Misinformation
book-a-Learnt = Unauthorised information was used
book-a-CouldHaveKnown = The offender could have known that it might do damage
book-a-RevokeNotMadeGood = A revoke, and the tricks transferred do not make it good
book-a-PenaltyCardHelped = The sight of a penalty card helped the defenders
book-a-WithdrawnCallHelped = A call that was withdrawn helped, although a comparable one took its place
book-a-InsufficientBidHelped = An insufficient bid helped, although it was put right
book-a-DummySuggested = Dummy suggested a card
book-a-NothingPrescribed = The laws prescribe nothing for this infraction
book-a-NotBalanced = In a knock-out the two sides’ scores do not balance
book-a-DirectorsError = The director ruled wrongly
book-a-NotAtFault = Not at all
book-a-PartlyAtFault = Partly
book-a-AtFault = Directly
book-a-CountIsWrong = Somebody has a wrong number of cards
book-a-HandOfAnotherBoard = A player called with the hand of another board
book-a-WrongBoard = They are playing a board that is not theirs this round
book-a-WrongDirection = The right pairs, but North-South and East-West swapped
book-a-LearntOfBoard = Somebody overheard or saw something about the board
book-a-Fouled = The board was played in two forms
book-a-TheDeal = The deal itself: not shuffled, dealt wrongly, a card seen
book-a-DealtWrongly = It was dealt wrongly, but everybody has thirteen cards
book-a-SeenInTheDeal = Somebody could see a card of another player
book-a-NotShuffled = Nobody shuffled, or it is the deal of an earlier session
book-a-MoreAndFewer = One hand has too many and another too few
book-a-StrangeCard = There is a card that does not belong to the deal
book-a-CardsMissing = Cards are missing, and nobody has too many
book-a-AmongPlayed = Among the played cards
book-a-Elsewhere = Somewhere else
book-a-NotFound = It cannot be found
book-a-ChangeSeats = If the type of event allows it, change seats so that the player holds the hand they know
book-a-DealAgain = Deal the board again
book-a-PlayOn = Play it, ready to adjust
book-a-ScoreInstead = Not play it, and award a score
book-a-Courtesy = Discourtesy, or a remark out of place
book-a-Tempo = Tempo or manner that disconcerts
book-a-LateOrSlow = Late, or slow
book-a-Overheard = Results or hands talked about aloud
book-a-TouchedCards = Other players’ cards touched, or cards in the wrong pocket
book-a-Disobeyed = A regulation or an instruction not followed
book-a-OnPurpose = A law broken on purpose
book-a-WarningOnly = Warn them
book-a-Penalty = A procedural penalty
book-a-Disciplinary = A disciplinary penalty in points, for conduct
book-a-Suspended = Suspend them for the session
book-a-WrongWay = A card is pointed the wrong way
book-a-LookAtLast = Somebody wants to see the last trick
book-a-LookAtOwn = Somebody wants to see their own last card
book-a-LookAtEarlier = Somebody wants to see an earlier trick
book-a-Declarer = Declarer
book-a-Dummy = Dummy
book-a-Defender = A defender
book-a-AsksAgain = A player wants to hear the calls again
book-a-WhoseLead = A defender wants to know whose lead it is
book-a-ReviewWrong = The auction was repeated wrongly
book-a-CalledAtOnce = Two players called at the same moment
book-a-TurnLost = Three passes, but somebody was skipped
book-a-AllPassed = All four passed, and they want to deal again
book-a-JustCalled = At once, not having heard the last call
book-a-OwnTurn = At their own turn to call
book-a-NotOwnTurn = At somebody else’s turn to call
book-a-FirstTurnToPlay = After the final pass, at their first turn to play
book-a-LaterInPlay = Later in the play
book-a-FactsDisputed = The sides do not agree on what happened
book-a-ActedThemselves = The players sorted something out themselves
book-a-SeenMyself = I saw something myself, and nobody called me
book-a-Undone = I undo it
book-a-LeftStanding = I let it stand
book-a-WantsToAppeal = A side wants to appeal
book-a-WrongRuling = The director ruled wrongly
book-a-Warned = Warned, before declarer led, that the lead was in the other hand
book-a-WarnedTooLate = Said so only after declarer had led
book-a-AskedDeclarer = Asked declarer whether there was really none left of the suit led
book-a-AskedDefender = Asked a defender that
book-a-PointedOut = Pointed out something the defenders did wrong, or called me because of it
book-a-PointedOutOwn = Pointed out something declarer did wrong
book-a-TookPart = Told declarer what to play, or spoke about the play
book-a-Looked = Looked into a hand unasked, left the seat to watch declarer play, or swapped hands with declarer
book-a-DrewAttention = Pointed out an irregularity
book-a-LookedIntoHands = Looked into more than one hand
book-a-Disturbed = Spoke, or disturbed the table
book-a-WasAsked = Was asked by the director

book-none = None
book-no-call = No call, or suits and strength cannot tell it
book-no-more = That is all
book-ending = { $contract } by { $by }, { $result }
book-made = just made
book-over = { $n ->
    [one] one overtrick
   *[other] { $n } overtricks
}
book-down = { $n ->
    [one] one down
   *[other] { $n } down
}
book-passed-out = passed out
book-score-of = { $score } to North-South
book-branch = { $ending }, weight { $weight }
book-branch-illegal = { $ending }, only by breaking a law
book-branch-none-legal = At least one outcome must have been reachable without breaking a law.
book-branch-left = Together the weights must make 100. Still to be given: { $percent }.
book-none-vulnerable = Nobody
book-all-vulnerable = Both sides
book-share = { $percent } % { $ending }

## Rulings, as they are told to the players

book-e-UnderClaims = Play ended with a claim or a concession. Whether a trick of it comes back I decide under the laws on that.
book-e-CountAsTheyLie = The tricks count as they lie.
book-e-DoubtAgainst = { $side } mixed their cards, so the doubt goes against them. The tricks are as the other side says.
book-e-TricksRuled = Declarer’s side made { $n ->
    [one] one trick
   *[other] { $n } tricks
}. That is the score for both sides.
book-e-CorrectedForBoth = The score is corrected for both sides.
book-e-LoweredFor = The score of { $side } is lowered. The other side’s stays as it is.
book-e-ScoreStands = The score stands as it was entered.
book-e-EntryCorrected = The entry is corrected, and the ranking with it.
book-e-AgreeBeforeReturning = From now on, agree on the tricks before you put the cards back.
book-e-ExplanationWasRight = The explanation is what the pair has agreed, and that is all you are entitled to hear. There is nothing to put right.
book-e-TakenToBeWrong = There is no evidence for a mistaken call, so I take the explanation to be wrong.
book-e-ToldWrongly = { $side } were given a wrong explanation. They are entitled to know the agreement, but not the hand.
book-e-ShouldHaveHeardNoAgreement = { $side } should have been told that there is no agreement.
book-e-ShouldHaveHeard = { $side } should have heard about { $named }: { $meaning }.
book-e-ShouldHaveAsked = { $side } suspected that something was wrong and could have asked.
book-e-NoRedress = Under the regulations that is at their own risk. The result stands.
book-e-RedressAllTheSame = No regulation makes that their own fault, so the damage is made good.
book-e-ToldTooLittle = { $side } were not told all that mattered. They are entitled to know the whole agreement.
book-e-ToldEnough = The explanation was right. What was left out was not crucial, so there is nothing to put right.
book-e-PutRightOwn = Whoever has explained wrongly may correct it at once, and must before the opening lead is faced. The director is called first.
book-e-PutRightOwnAtOnce = Whoever has explained wrongly must call the director at once and correct it.
book-e-PartnerWaits = A player whose partner has explained wrongly says and shows nothing during the auction. Declarer or dummy must put it right after the final pass, a defender only after the play.
book-e-PartnerPutsRight = Declarer or dummy must put it right now, before the opening lead is faced.
book-e-DefenderWaits = A defender may not correct partner’s explanation until the play is over, but must do so then.
book-e-RightExplanation = The right explanation is given now.
book-e-MayChangeCall = The player of { $side } who called last may take that call back and make another.
book-e-ThenOpponentMay = If so, the next player, of { $side }, may also change a call made over it.
book-e-CallMeIfItCost = Call me back at the end if you think the wrong explanation cost you something.
book-e-TooLateToChange = There is nothing to change now. Go on, and call me back at the end if you think it cost you something.
book-e-MayChangeCard = The player of { $side } who played the last card may take it back and play another.
book-e-MayNotUseExplanation = The player of { $side } whose call was explained must bid and play as though partner had understood it.
book-e-MayNotUseCorrection = If partner spoke up at the table, the player of { $side } who explained must bid and play as though nothing had been said.
book-e-WithdrawnKnown = { $side } may use whatever is withdrawn. Their opponents may not.
book-e-WithdrawnCardKnown = If a card is taken back, { $side } may use what it has shown. Their opponents may not.
book-e-NothingWrongYet = There is nothing to rule on yet.
book-e-ByHisCards = { $seat } calls and plays as though nothing had happened, and takes no advantage of it.
book-e-CallMeBack = Call me back at the end if you think it was used.
book-e-Noted = I have noted what happened.
book-e-NotFound = I do not find that it happened. Nothing changes.
book-e-PauseTellsNothing = A pause that the regulations require tells nobody anything. There is nothing to rule on.
book-e-Polled = { $asked ->
    [one] I asked one player of this standard, who { $otherwise ->
        [one] would have done something else.
       *[other] { $considered ->
            [one] would have done the same, but seriously considered something else.
           *[other] would have done the same, and considered nothing else seriously.
        }
    }
   *[other] I asked { $asked } players of this standard. { $otherwise ->
        [0] { $considered ->
            [0] All of them would have done the same, and nobody seriously considered anything else.
            [one] All of them would have done the same, but one seriously considered something else.
           *[other] All of them would have done the same, but { $considered } seriously considered something else.
        }
        [one] { $considered ->
            [0] One would have done something else.
            [one] One would have done something else, and one more seriously considered it.
           *[other] One would have done something else, and { $considered } more seriously considered it.
        }
       *[other] { $considered ->
            [0] Of these, { $otherwise } would have done something else.
            [one] Of these, { $otherwise } would have done something else, and one more seriously considered it.
           *[other] Of these, { $otherwise } would have done something else, and { $considered } more seriously considered it.
        }
    }
}
book-e-NoAlternative = In my judgement there was no logical alternative. The result stands.
book-e-NotSuggested = What happened did not suggest this action over another. The result stands.
book-e-ShouldHaveDoneOtherwise = { $seat } had another choice, and partner had made this one look better. That choice was not allowed.
book-e-PenaltyBesides = { $side } also get a procedural penalty.
book-e-NoWorse = Without the infraction { $side } would have scored { $without }. At the table they scored { $has }.
book-e-NoDamage = That did no damage. The result stands.
book-e-WouldHaveEnded = Without the infraction the board would have ended like this: { $shares }.
book-e-WouldHaveEndedFor = { $side } are scored as if the board had ended like this: { $shares }.
book-e-MightHaveEnded = Had the board been played here, it might have ended like this: { $shares }.
book-e-IllegalWithoutWeight = This could only have been reached by breaking a law: { $ending }. It does not count.
book-e-Gets = { $side } score { $score }.
book-e-Balanced = In a knock-out one side loses what the other wins, so each gets the average of the two scores.
book-e-OwnMaking = Part of the damage is of { $side }’s own making. They get nothing back for that part.
book-e-AllOwnMaking = All of the damage is of { $side }’s own making. They get nothing back.
book-e-BothInnocent = The mistake was mine. Both sides are treated as non-offending.
book-e-NotForBeingHard = That a law turns out hard or kind is no reason to adjust.
book-e-AssignInstead = The result at the other table counts, so an assigned score is given here.
book-e-PutRightAndPlay = The cards go where they belong, and the board is played.
book-e-LookAfterwards = Call me at the end. I will look at whether it mattered.
book-e-NotPlayed = The board is not played. You get an adjusted score.
book-e-Cancelled = The result is cancelled. You get an adjusted score.
book-e-StrangeCardAway = The card does not belong here. It goes away, and play goes on.
book-e-BackToHand = The card goes back, and counts as having been in that hand all along.
book-e-MadeUp = The hand is made up again with another pack, and counts as having been complete all along.
book-e-MissingCardRevoke = That hand could have followed suit with the missing card, and so has revoked. We deal with it like any other revoke.
book-e-DummysMissingCard = Dummy could have followed suit with the missing card. If it can still be corrected, it is; otherwise no trick goes over for it.
book-e-NoRevokeByIt = No revoke came of the missing card.
book-e-MissingCardPenalty = The partner could have seen the card, so it becomes a penalty card.
book-e-MissingCardKnown = The partner may not use anything learnt about the card that was missing.
book-e-MovedCardKnown = The partner of a player with a wrong number of cards may not use anything learnt about the card that was moved.
book-e-AsDefectiveTrick = One trick has too many cards. We go on as with any trick that has a wrong number of cards.
book-e-CallsCancelled = That call and all after it are cancelled. The player looks at the right hand and calls; the auction goes on from there. Only the opponents may use what was withdrawn.
book-e-OpponentRepeats = The next opponent then makes the same call as before.
book-e-CallMeAtTheOtherBoard = When you come to the other board, call me before anybody calls on it.
book-e-PlayedAndCounts = Finish the board; it counts. You may be asked to play the right one later.
book-e-ScoredAsPlayed = The board counts. The score is entered for the pairs as they sat.
book-e-NotComparable = The result cannot be compared with the others. You get an adjusted score.
book-e-DoesNotCount = The board does not count at this table. Whoever loses a result by it gets an adjusted score.
book-e-RightPlayersBegin = The auction is cancelled. The players for whom this board is meant sit down and begin the auction anew; whoever has called on it already makes the same calls again. If one of them differs, the board is cancelled.
book-e-SeatsChanged = You change seats for this board, so that the player holds the hand they know.
book-e-DealtAgain = The board is dealt again.
book-e-NothingCounts = What has been played on this board so far does not count, at any table.
book-e-DealStands = The deal stands. Play on; the board counts.
book-e-PlayedReady = Play the board. I will look at it afterwards.
book-e-TwoFields = Each form of the board is scored separately, among those who played it.
book-e-Warned = { $side } are warned. I have written it down.
book-e-Penalised = { $side } get a procedural penalty.
book-e-DisciplinaryPoints = { $side } get a disciplinary penalty for their conduct. That is final.
book-e-SuspendedFor = { $side } are suspended for this session. That is final.
book-e-NotOnPurpose = Nobody may break a law on purpose, even if they are willing to pay for it.
book-e-TurnedRight = The card is turned the right way.
book-e-StaysAsItIs = It is too late for that now. The card stays as it is until the play is over.
book-e-AllShown = All four show their cards of the last trick again.
book-e-OwnShown = You may look at your own last card, but nobody else’s.
book-e-MayNotLook = You may not look at it. The tricks stay face down until the play is over.
book-e-DummyMayNotLook = Dummy may not look at quitted tricks. If something has to be checked, I will do it.
book-e-PartnerMayNotUse = Your partner may not use what has been said.
book-e-ObjectorMayNotUse = The player who objected may not use what partner has said and shown. Declarer may.
book-e-LookedAtTogether = The play is over: we look at the tricks together.
book-e-NoDeception = That was no deception under the laws. Inferences are drawn at one’s own risk, and the result stands.
book-e-WasMisled = The player was misled, without a bridge reason, by something that may not mislead.
book-e-SaidAgain = The call is repeated now.
book-e-AuctionRepeated = An opponent repeats the whole auction, from the first call to the last. You may not ask for part of it.
book-e-WaitForTurn = You may have the auction repeated at your own turn to call.
book-e-NotWhoMustPass = You have to pass at this turn, so you may not have the auction repeated.
book-e-NotForDummy = Dummy may not have the auction repeated.
book-e-ContractOnly = It is too late to hear the calls again. At your turn to play you may be told the contract, and whether it is doubled, but not by whom.
book-e-DefendersMayAsk = After the final pass either defender may ask whose lead it is.
book-e-RepeatedRightly = A wrong review must be put right at once, by anybody at the table, dummy too.
book-e-LookAtEnd = Play on. At the end I will see whether this has done any damage.
book-e-CountsAsSecond = The call of the player whose turn it was comes first. The other counts as made after it, in turn.
book-e-SecondOutOfRotation = The call of the player whose turn it was stands. The other counts as made after it, and it was out of turn.
book-e-BothOutOfRotation = Both calls were out of turn. I deal first with the player who is nearer to the one whose turn it was.
book-e-TurnGivenBack = The auction is not over. It goes back to the player who was left out, and every pass after that is cancelled. The side that passed out of turn may not use those passes.
book-e-AuctionStands = The lead is faced, so the auction is over and stands as it is.
book-e-NotDealtAgain = The board is passed out. Put the cards back; it is not dealt again.
book-e-DummyMay = Dummy is entitled to do that.
book-e-DummyWaits = During the play dummy may not point out an irregularity, and may call me only when somebody else has pointed one out.
book-e-OnlyDeclarerAsked = Dummy may put that question to declarer only, never to a defender.
book-e-RevokeIsARevoke = If the defender has revoked, that is dealt with like any other revoke.
book-e-DummyTakesNoPart = Dummy takes no part in the play and says nothing about it. Play goes on.
book-e-LeadWasMade = Declarer has led from the wrong hand, and what dummy said does not undo that. The defenders may accept the lead, or have it taken back.
book-e-DefendersChooseHand = Dummy has lost the right to say that. Defenders, either of you may now say from which of the two hands declarer has to lead.
book-e-CorrectedAndCounts = Dummy has lost the right to ask. If declarer still has a card of the suit led, it was a revoke, and one must be played now. After the play tricks are then transferred as if it had been established.
book-e-NotPutRightNow = Dummy has lost the right to point that out. Nothing is rectified for now, and play goes on. Afterwards I take from the defenders what they gained by their irregularity; declarer’s side keeps its score.
book-e-RightsLost = From now on dummy may not warn declarer, nor ask declarer about a revoke, nor point out an irregularity. Play goes on.
book-e-TakenAsFound = I have weighed what you told me, and rule on what is more likely.
book-e-SoThatPlayGoesOn = I cannot find out what happened. I rule so that you can play on.
book-e-OnlyDirectorDecides = Players do not rule on anything themselves; only the director does.
book-e-SettlementUndone = What you settled among yourselves is cancelled. We now deal with it as the laws say.
book-e-SettlementStands = What you settled among yourselves stands.
book-e-RectificationForfeited = The non-offending side acted before I was called, and has lost its right to rectification.
book-e-RectificationKept = One of you acted before I was called, but that has harmed nobody. The right to rectification is not lost.
book-e-GainTakenAway = { $side } do not keep what they gained by it. The other side keeps the score from the table.
book-e-ErrorPutRight = The mistake was mine. It is put right, and the board gets a normal score.
book-e-AppealTaken = Your appeal is accepted. A committee can review the judgement, but it cannot overrule the director on a point of law.
book-e-BothMustAppeal = Your partner has to agree to the appeal.
book-e-AppealTooLate = The time for appeals is over.
book-e-MayAppeal = You may appeal against this.
book-e-RectifiedAllTheSame = I have heard of it now, so the irregularity is dealt with under the laws.
book-e-SeenAndRectified = I saw it myself. Although nobody called me, it is dealt with under the laws.
book-e-NoGainFor = { $side } brought the spectator, so they gain nothing by it.
book-e-OneHandOnly = You may look into one hand only. Please stay behind it.
book-e-SilentOrGo = Please be silent, or leave the table.
book-e-SpectatorMayAnswer = You may answer the question, because I have asked you.

## Scores

book-matchpoints = { $points } of { $top } matchpoints
book-imps = { $points } { $n ->
    [one] IMP
   *[other] IMPs
}
book-points = { $points } points
book-average-plus = { $percent } %, average plus
book-average = { $percent } %, average
book-average-minus = { $percent } %, average minus

## The finding and its grounds

book-finding = Your finding
book-grounds = Your grounds
book-grounds-why = Write in a sentence why. It stands on the ruling, and an appeals committee will read it.
book-grounds-missing = A judgement needs its grounds.
book-found = { $question } { $answer } – { $grounds }
book-whose = These judgements are yours. The program has answered none of them.
book-appeal = Tell both sides that they may appeal, and until when.
book-others-compare = The other tables are matchpointed against this too, in the same proportions.

## The form

book-answer = Your answer
book-go-on = Go on

## Said after a claim or concession

book-e-NothingClaimed = That was about this trick only. Nothing has been claimed; play goes on.
book-e-NoConcession = That is neither a claim nor a concession. Pick up your cards; play goes on.
book-e-NoPenaltyCards = Cards that were shown with it are not penalty cards.
book-e-PlayStops = Play is over. Nobody plays another card; please put all four hands face up.
book-e-AllPlayOn = All four of you want to play on. The claim is void, and the result at the table counts. You may use what you have seen.
book-e-RevokeFirst = We put the revoke right first, and then look at the claim from there.
book-e-RevokeEstablished = The claim has established the revoke: it is not put right. First the claim is decided, then what the revoke costs.
book-e-ClaimHolds = No normal play could have lost a trick that was claimed.
book-e-MoreThanClaimed = More was certain than was claimed, and what no normal play would lose is not given up.
book-e-AsStated = I follow what was said when claiming, as far as it goes.
book-e-PenaltyCardBinds = The tricks are awarded as though the penalty card had been played at the first legal opportunity.
book-e-DutiesBind = What binds the defenders holds in these tricks as well: penalty cards and restricted leads.
book-e-Awarded = { $n ->
    [0] { $side } get none of the remaining tricks. Their opponents get them all.
    [one] { $side } get one of the remaining tricks. Any others go to their opponents.
   *[other] { $side } get { $n } of the remaining tricks. Any others go to their opponents.
}
book-e-CouldNormally = { $seat } could also have played { $card }: that is normal play, and nothing that was said rules it out.
book-e-TrumpWasOut = { $seat } still had { $card }. It was not mentioned, and it may have been forgotten.
book-e-DoubtAgainstClaim = A doubtful point goes against the side that claimed.
book-e-OnlyByLuck = Without a stated line, more could be won only by luck, and luck does not count for the side that claimed.
book-e-AgreementStands = What was agreed stands.
book-e-TricksBack = { $n ->
    [one] { $side } get the trick they should have had.
   *[other] { $side } get the { $n } tricks they should have had.
} The score is changed.
book-e-ConcessionStands = The tricks that were given up stay with the other side.
