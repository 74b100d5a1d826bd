# The clauses of the laws, in our own words: a short name, and what the clause says. The id has the
# number in the code of 2017, written as there.

## Procedure, score, information

clause-9A = Pointing out an irregularity
    .text = During the play declarer and either defender may point out an irregularity. Everybody, dummy included, may try to prevent one; but once one has happened, dummy keeps silent until the play is over. In 2007 dummy could only try to keep declarer from committing one.
clause-9B1 = Call the director at once
    .text = As soon as somebody has pointed out an irregularity, the director is called. Any of the four may do it, dummy too, and it costs nobody a right.
clause-9C = Repairing one’s own mistake too soon
    .text = A player who puts a mistake right before the director has ruled may make matters worse: the repair can need a rectification of its own.
clause-10A = Only the director decides
    .text = Rectifications are imposed, cancelled or waived by the director alone. The director may undo what the players have settled among themselves.
clause-10C1 = All options first
    .text = Where the laws leave a choice, the director explains every option and what follows from it before anybody chooses.
clause-10C2 = Choosing without partner
    .text = The player who has the choice makes it alone. Partner may not be consulted and gives no hint.
clause-11A = Right lost by acting first
    .text = A non-offending side that acts before calling the director may lose its right to a rectification. If it gained only because the opponents did not know the law, that gain is taken away again, while the opponents keep the score from the table.
clause-12A = When the score is adjusted
    .text = The director may adjust the score when the laws offer no other remedy for the damage, when the board can no longer be played normally, or when a wrong rectification has been given. Other clauses send the director here too.
clause-12B = What an adjustment is for
    .text = The non-offending side gets back what the infraction cost it, and the offending side loses what it gained. It is no reason to adjust that a prescribed rectification looks too hard or too mild.
clause-12C1 = Assigned score
    .text = The table result is replaced by the one that was probable without the infraction. Several results may be weighted, but only results that could have been reached legally. A non-offending side that, after the irregularity, contributed to its own damage by an extremely serious error unrelated to the infraction, or by a gambling action, gets no redress for that part. In 2007 an organisation could instead choose the most favourable likely result.
clause-12C2 = Artificial score
    .text = If no result can be obtained or worked out, the board is given a percentage: as a rule at least 60 for a side not at fault, 50 for one partly at fault, and at most 40 for one directly at fault.
clause-16A = What a player may use
    .text = A player may use the legal calls and plays of the board, other authorised information, and what was known before the cards were taken out of the board. No call or play may rest on anything else that comes to light.
clause-16B = Hints from partner
    .text = If partner has given something away by a remark, a question, an alert, tempo or manner, the player may not choose a call or play that this demonstrably suggests over a logical alternative. The director weighs that, and adjusts the score if the other side was damaged.
clause-16C1 = Withdrawn calls and cards: the non-offending side
    .text = The non-offending side may use freely whatever a withdrawn call or play has shown, whichever side withdrew it.
clause-16C2 = Withdrawn calls and cards: the offending side
    .text = The offending side may not use what withdrawn calls or plays have shown, neither its own nor the opponents’. It must play as if it had not seen them, and may not choose what they demonstrably suggest over a logical alternative.
clause-17D = End of the auction period
    .text = The auction period ends only when, after the last pass, a defender turns an opening lead face up, even if it is the wrong defender. Between that pass and the lead lies the clarification period, the time for questions and corrections.
clause-20F1 = Questions during the auction
    .text = At their own turn to call, players may have the opponents’ calls explained.
clause-20F2 = Questions during the play
    .text = From the last pass to the end of the play defenders may ask at their own turn to play, declarer at the turn of either hand. The partner of the player who made the call answers. Dummy may not ask.
clause-20F3 = Asking about one call
    .text = A player may ask about a single call. The question may show partner where the interest lies, and partner may not use that.
clause-20F4 = Own explanation was wrong
    .text = A player who finds that their own explanation was wrong or incomplete calls the director and corrects it, at the latest before the clarification period ends. In 2007 this had to be done at once.
clause-20F5 = Partner’s explanation was wrong
    .text = A player whose partner has explained wrongly lets nothing show during the auction. After the final pass declarer or dummy calls the director and then corrects it; a defender does so only when the play is over.
clause-20F6 = Remedy for a wrong explanation
    .text = If a wrong explanation led to a call, the director considers whether it can still be changed; if it led to a card, whether that can still be taken back. Otherwise the score may be adjusted.
clause-21 = Call after a wrong explanation
    .text = A call that could well have been influenced by a wrong explanation may be changed until the auction period ends, as long as partner has not called since. After that only the score can be adjusted.
clause-22 = End of the auction
    .text = Three passes in a row after a bid end the auction. If all four pass at the start, the board is passed out and is not dealt again.
clause-23 = Comparable call
    .text = If a withdrawn call is replaced by one that means the same or nearly so, is contained in its meaning, or serves the same purpose, nothing more follows in the auction. If the result could well have been different without the help of the first call, and the other side is damaged by that, the score is adjusted. The 2007 Laws have no such clause; their Law 23 is now 72C.

## A card seen during the auction

clause-24 = Card seen during the auction
    .text = A card that partner could have seen before the auction period is over, through its owner’s own fault, stays face up until then. The non-offending side may use what it shows, the offending side may not.
clause-24A = In the auction: one low card
    .text = A single low card that was not led has no consequence while the auction lasts. If its owner becomes a defender, it is a penalty card later.
clause-24B = In the auction: an honour or a lead
    .text = If the card is an honour, or if a card of any rank was led, its owner’s partner must pass at the next turn to call, that once.
clause-24C = In the auction: two cards or more
    .text = If two or more cards of one hand were seen, its owner’s partner must pass at the next turn to call, that once.
clause-24D = If that side declares the contract
    .text = If the owner becomes declarer or dummy, the cards are picked up and nothing more follows.
clause-24E = If that side defends
    .text = If the owner becomes a defender, each of these cards is a penalty card when the auction period ends.

## Other laws of the auction

clause-25A = An unintended call
    .text = A call that came out against the player’s intention, by a slip of the tongue or the hand, may be replaced by the intended one until partner has called, and the next opponent may then change a call made over it. A change of mind or loss of concentration is not a slip. In 2007 the correction had to come without pause for thought.
clause-25B = A second thought
    .text = A call that was intended may not be changed. If the player makes another one all the same, it stands only if the next opponent accepts it; otherwise it is cancelled and the first one stands. Partner may not use any information from the withdrawn call.
clause-26B = Withdrawn call and the lead
    .text = If a call was withdrawn and not replaced by a comparable one, and the offender becomes a defender, declarer may forbid one suit at partner’s first lead: a suit that the offender did not show in the legal auction. It holds while that player keeps the lead. In 2007 declarer could, depending on the withdrawn call, also require a suit.
clause-27 = Insufficient bid
    .text = The next opponent may accept a bid that is too low. Otherwise it must be replaced. The lowest sufficient bid in the same denomination, or a comparable call, has no consequences; after any other call partner must pass to the end of the auction. The 2007 Laws asked, instead of a comparable call, for one that meant the same or something more precise.
clause-27A = The bid is accepted
    .text = The next opponent may let the bid stand; calling over it accepts it too.
clause-27B1 = Replaced without consequences
    .text = The lowest sufficient bid in the same denomination, or a comparable call, lets the auction go on as if nothing had been wrong. The score is adjusted only if the result could well have been different without the help of the first bid, and the other side is damaged by that.
clause-27B2 = Replaced by any other call
    .text = After any other sufficient bid or a pass partner must pass to the end of the auction, and lead restrictions may follow. A double or redouble that is not comparable is cancelled and has to be replaced as well.
clause-27C = Replaced too soon
    .text = If the player has replaced the bid before the director ruled, that call stands as the replacement unless the first bid is accepted.
clause-28to32 = Call out of turn
    .text = The next opponent may accept a call out of turn by calling. Otherwise it is cancelled and the auction goes back to the right player. Unless the offender then makes a comparable call, partner must pass once, and lead restrictions may follow. In 2007 there were no comparable calls, and partner often had to pass to the end of the auction.
clause-29A = The call out of turn is accepted
    .text = The next opponent may let a call out of turn stand; calling over it accepts it too.
clause-29B = The call out of turn is cancelled
    .text = If it is not accepted, the call is cancelled and the auction goes back to the player whose turn it was.
clause-30 = Pass out of turn
    .text = If it was the right-hand opponent’s turn, the player must pass at the next turn. Otherwise a comparable call has no consequences; after any other call partner must pass once.
clause-31 = Bid out of turn
    .text = If it was the right-hand opponent’s turn and that opponent passes, the bid is repeated. Otherwise any legal call may be made: a comparable one has no consequences; after any other call partner must pass once.
clause-32 = Double or redouble out of turn
    .text = It is dealt with like a bid out of turn: repeated after the right-hand opponent’s pass, otherwise replaced by any legal call. An inadmissible double or redouble may never be accepted.
clause-34 = Nobody loses a turn
    .text = If a pass out of turn was accepted and three passes follow one another, the auction is not over as long as somebody has missed a turn: it reverts to that player.
clause-36 = Inadmissible double or redouble
    .text = It is cancelled and replaced by a legal call, and partner must pass to the end of the auction. If the next opponent calls first, both calls are cancelled, and it is as if nothing had happened.
clause-37 = A call by a player who had to pass
    .text = A pass takes its place, and both partners must pass to the end of the auction. If the next opponent calls over it, it stands.
clause-38to39 = Bids above seven, calls after the last pass
    .text = They are cancelled; what follows depends on the side and on the kind of call.

## The start of play

clause-41A = Opening lead face down
    .text = The opening lead is first put down unseen, unless the organisation wants it face up. It may be taken back only when the director allows it after an irregularity, and it goes back unseen.
clause-41B = Questions around the opening lead
    .text = Before the lead is turned up, the leader’s partner and declarer may ask to hear the auction again or have it explained. After that declarer and each defender may have it repeated at their first turn, until they have played a card; explanations may be asked for throughout.
clause-41C = Lead turned up
    .text = With the lead face up the play has begun for good, and dummy comes down. Later, at their own turn, players may still ask what the contract is and whether it is doubled, but not by whom.
clause-41D = Dummy comes down
    .text = Dummy is laid out face up, sorted by suits, trumps on dummy’s right, the low cards toward declarer. Declarer plays both hands.
clause-42A = What dummy may always do
    .text = Dummy may state facts and law when the director is there, counts the tricks, and plays dummy’s cards as declarer directs, making sure that dummy follows suit. The last duty is not in the 2007 Laws.
clause-42B = What dummy may do until it is forfeited
    .text = Dummy may ask declarer, but no defender, about having none of a suit, may warn before an irregularity happens, and may point one out after the play. Looking into other hands forfeits these rights. In 2007 the warning could only be given to declarer.
clause-43A1 = What dummy may not do
    .text = During the play dummy neither points out an irregularity nor calls the director unless somebody else has spoken first, takes no part in the play, and tells declarer nothing about it.
clause-43A2 = Dummy does not look
    .text = Dummy may not exchange hands with declarer, leave the seat to watch declarer play, or look at the face of a defender’s card.
clause-43A3 = Showing dummy a hand
    .text = A defender may not show dummy their hand. The 2007 Laws have no such clause.
clause-43B2a = Dummy has looked and warns of the wrong hand
    .text = If dummy has lost the right by looking at a hand and then warns declarer about the wrong hand, either defender may choose the hand that declarer leads from.
clause-43B2b = Dummy has looked and asks about a revoke
    .text = If dummy has lost the right by looking at a hand and is then the first to ask declarer about a revoke, the card is replaced by a legal one, and tricks are transferred all the same as if the revoke were established.
clause-43B3 = Dummy has looked and accuses a defender
    .text = If dummy has looked and is then the first to point out a defender’s irregularity, there is no rectification for now, and play goes on. After the play the director takes away what the defenders gained; declarer’s side keeps the score from the table.

## How a trick is played

clause-44A = The lead
    .text = The player on lead may lead any card, unless a restriction or a penalty card binds the choice.
clause-44B = In turn
    .text = After the lead the other hands each play one card, clockwise.
clause-44C = Follow suit
    .text = A player who has a card of the suit led must play one. This comes before every other requirement.
clause-44D = Unable to follow
    .text = A player who has no card of the suit led may play any card, unless a restriction or a penalty card binds the choice.
clause-44E = Tricks with trumps
    .text = If there is a trump in the trick, the highest trump wins it.
clause-44F = Tricks without trumps
    .text = If there is no trump in the trick, the highest card of the suit led wins it.
clause-44G = The next lead
    .text = The hand that won the trick leads to the next one. When dummy has won it, the lead comes from dummy.
clause-45A = Playing from the hand
    .text = Every player except dummy plays a card by taking it from the hand and putting it face up on the table.
clause-45B = Playing from dummy
    .text = Declarer plays a card of dummy by naming it; dummy then puts it out. Declarer may also take it in person.
clause-45C1 = Defender’s card held so that partner could see it
    .text = A defender’s card is played once it is held where partner could see its face. Whether partner did see it does not matter.
clause-45C2 = Declarer’s card held out
    .text = Declarer’s own card is played once it is held face up at or just above the table, or in a way that says it has been played.
clause-45C3 = Dummy’s card touched
    .text = A card of dummy is played when declarer touches it on purpose, unless only to tidy the cards or to reach another one.
clause-45C4a = Card named
    .text = A card that a player names or otherwise points out as the one to be played is played.
clause-45C4b = Wrong card named by a slip
    .text = If declarer named a card of dummy other than the one intended, by a slip of the tongue, it may be changed until declarer next plays from either hand. A change of mind or loss of concentration does not count. An opponent who has played to the first card may then change too. In 2007 the change had to come without pause for thought, and before partner played.
clause-45C5 = Penalty card to be played
    .text = A penalty card may have to be played whether its owner likes it or not.
clause-45D1 = Dummy put out another card
    .text = If dummy has put out a card that declarer did not name, and this is noticed before both sides have played to the next trick, it goes back and the named one is played. A defender may change a card played after it, and if the one on declarer’s right does, so may declarer. If the wrong card was a lead, or the next trick has been led to, that lead goes back as well.
clause-45D2 = Dummy put out another card, and play has gone on
    .text = Once both sides have played to the next trick, the card that dummy put out stays. If it was not of the suit led, it can be a revoke like any other.
clause-45E1 = Fifth card by a defender
    .text = A fifth card that a defender has put to a trick becomes a penalty card. If the director regards it as led, it is treated as a lead out of turn.
clause-45E2 = Fifth card by declarer or dummy
    .text = A fifth card from declarer or dummy goes back. If the director regards it as led, it is treated as a lead out of turn.
clause-45F = Dummy suggests a card
    .text = If dummy touches or moves a card unasked, play goes on. After the play the director adjusts the score if this suggested a play and the defenders were damaged.
clause-45G = Turning the card over
    .text = Nobody turns their card face down before all four have played to the trick.

## Incomplete words of declarer

clause-46B1 = Low, high, win
    .text = If declarer gives no card but only says how to play to the trick, that decides: with “low” it is dummy’s lowest card of the suit led. Here as in all of 46B, another intention of declarer counts if it is beyond any doubt.
clause-46B1a = “High”
    .text = Dummy plays the highest card of the suit led.
clause-46B1b = “Win” or “ruff”
    .text = Dummy plays the lowest card that is known to win the trick.
clause-46B2 = A suit without a rank
    .text = Dummy plays the lowest card of the suit that declarer named.
clause-46B3a = A rank without a suit, on lead
    .text = If dummy leads, it goes on with the suit in which it won the last trick, provided that the card named is there.
clause-46B3b = A rank without a suit, otherwise
    .text = Dummy plays a card of that rank that is legal. If there are two, declarer says which.
clause-46B4 = A card that dummy does not have
    .text = The words have no effect. Declarer names another card, any legal one.
clause-46B5 = “Anything”
    .text = If declarer names neither suit nor rank, either defender may say which card dummy plays. They need not do it, and they may not discuss it.

## Cards taken back

clause-47A = Taken back for a rectification
    .text = A played card is taken back when a rectification demands it. A defender’s card may then become a penalty card.
clause-47B = Taken back to correct an illegal play
    .text = A card that was played illegally or at the wrong moment is taken back to put that right. A defender’s card may then become a penalty card.
clause-47C = Taken back after a slip
    .text = When declarer has changed a card named by a slip, the first one goes back to dummy, and nothing more follows.
clause-47D = Taken back because an opponent changed
    .text = If an opponent has changed a card, a player may take back the card played after it and play another one. The opponents may not use what it showed.
clause-47E1 = Told by an opponent that it was one’s turn
    .text = A player who led or played out of turn because an opponent wrongly said it was their turn takes the card back. Nobody may accept it, it is not a penalty card, and it does not establish a revoke; the side that misled them may not use what it showed. In 2007 the player could take it back, but did not have to, and a revoke was not mentioned.
clause-47E2a = Card played on a wrong explanation
    .text = A card played because of an opponent’s wrong explanation may be taken back as long as no card has been played after it; the opening lead, only until a card of dummy has been seen. In 2007 what counted was a later card to the same trick.
clause-47E2b = Wrong explanation, too late to take back
    .text = If the card can no longer be taken back, the director may adjust the score after the play.
clause-47F1 = Taken back after a proper lead
    .text = A card played to a lead out of turn may be taken back when the player whose turn it was has made the proper lead.
clause-47F2 = No other card is taken back
    .text = In all other cases a card that has been played stays played.

## Exposed cards

clause-48A = Declarer’s cards shown
    .text = Declarer may show cards without any consequence. Neither declarer nor dummy ever has a penalty card, and a card that slipped need not be played.
clause-48B1 = Declarer spreads after a wrong opening lead
    .text = If declarer lays cards on the table after an opening lead out of turn, the law of that lead says what it means.
clause-48B2 = Declarer spreads at another time
    .text = If declarer lays the hand open at any other time, it may be a claim, unless it is plain that none was intended.
clause-49 = Defender’s card exposed
    .text = A defender’s card that partner could have seen outside normal play, or that the defender has said they hold, becomes a penalty card. What declarer alone could see does not count.

## Penalty cards

clause-50 = Penalty card
    .text = A defender’s card shown too early and not led is a penalty card, unless the director decides otherwise.
clause-50A = It stays face up
    .text = A penalty card lies face up in front of its owner until it is played or may be picked up.
clause-50B = Minor or major
    .text = One single card below the ten, shown by accident, is a minor penalty card. An honour, or a card played on purpose, is a major one, and two or more penalty cards in one hand are all major.
clause-50C = Minor penalty card
    .text = Its owner may play no other low card of the suit before it, though an honour is allowed. It need not be led or discarded, and partner’s lead is free.
clause-50D1a = Major penalty card: duty to play it
    .text = Its owner plays it at the first legal chance, be it as a lead, to follow suit, as a discard or as a ruff.
clause-50D1b = Major penalty card: what comes first
    .text = Following suit and obeying a restriction come before the penalty card. It then stays on the table and is played at the next legal chance.
clause-50D2 = Major penalty card: partner is to lead
    .text = If the partner of its owner is to lead, that player waits until declarer has said whether the suit is required, forbidden or left free.
clause-50D2a = Penalty card: suit required or forbidden
    .text = Declarer may require the suit of the card for this one lead, or forbid it for as long as the leader keeps the lead. Either way the owner picks the card up and may play any legal card.
clause-50D2b = Penalty card: lead left free
    .text = If declarer neither requires nor forbids, the leader leads any card and the penalty card stays. At every later lead from that hand while it lies there, declarer chooses again.
clause-50E1 = Penalty card: what everybody may use
    .text = While the card lies on the table, everybody may use what it shows, and the knowledge that it must be played. In 2007 its owner’s partner could use only that knowledge, and nothing else.
clause-50E2 = Penalty card: picked up
    .text = Once the card is back in the hand, its owner’s partner must play as if it had never been seen. Declarer may go on using what it showed. In 2007 the partner could not use the sight of it before either.
clause-50E3 = Penalty card: did it help the defenders?
    .text = If the sight of the card helped the defenders, and without it the result could well have been better for declarer, the director adjusts the score after the play. In 2007 the score was adjusted if information from the card had damaged declarer’s side.
clause-51A = Several penalty cards: the owner plays
    .text = If more than one of a defender’s penalty cards could legally be played, declarer says which one is.
clause-51B1a = Several in one suit: required
    .text = If declarer requires the suit, the owner picks up all penalty cards of that suit and may play any legal card.
clause-51B1b = Several in one suit: forbidden
    .text = If declarer forbids the suit, the leader may not lead it while keeping the lead, and the owner picks up all penalty cards of that suit.
clause-51B2a = In several suits: one required
    .text = Declarer may require one of the suits in which there are penalty cards. Those of that suit are picked up, the others stay.
clause-51B2b = In several suits: some forbidden
    .text = Declarer may forbid one or more of these suits, for as long as the leader keeps the lead. The penalty cards of every forbidden suit are picked up, the others stay.
clause-51B2c = In several suits: lead left free
    .text = If declarer neither requires nor forbids, any card is led, all penalty cards stay, and the choice comes again at the next lead from that hand.
clause-52A = Penalty card not played: no taking back
    .text = A defender who has played another card instead of the penalty card may not change it without being told to.
clause-52B1a = Penalty card not played: accepted
    .text = Declarer may let the wrong card stand.
clause-52B1b = Penalty card not played: declarer played on
    .text = Once declarer has played a card from either hand after it, the wrong card must stand.
clause-52B1c = Penalty card not played: it stays one
    .text = If the wrong card stands, the penalty card that was not played stays on the table and remains one.
clause-52B2 = Penalty card not played: refused
    .text = If declarer does not accept, the penalty card is played instead, and every card wrongly led or played by that defender becomes a major penalty card.

## Leads out of turn

clause-53A = Lead out of turn accepted
    .text = A lead out of turn counts as a proper one if the other side says so, or if the next hand plays to it. For a defender’s lead declarer decides, for declarer’s lead either defender. At the thirteenth trick it must go back; in 2007 that limit was not stated.
clause-53B = The proper lead came after all
    .text = If a player of the other side, whose turn it was, leads after a lead out of turn, that lead stands. All cards played to the wrong lead may be taken back, none becomes a penalty card, and the side that led out of turn may not use what was seen. In 2007 this was the third paragraph.
clause-53C = The wrong defender played to it
    .text = If declarer has led out of turn and the defender on the right of that hand plays, the lead stands and that defender has played too early. In 2007 this was the second paragraph.
clause-54 = Opening lead out of turn
    .text = If a defender turns up an opening lead out of turn, declarer may accept it, become dummy, or refuse it. If the other defender has a lead lying face down, that one is taken back first.
clause-54A = Declarer becomes dummy
    .text = If declarer lays the hand down, or begins to and so shows a card, the lead stands. Declarer’s whole hand is then dummy, and the partner plays the contract.
clause-54B1 = Accepted: next card from the hand
    .text = If declarer accepts and stays declarer, dummy comes down, the second card of the trick is from declarer’s hand and dummy’s is the last.
clause-54B2 = Accepted: declarer played from dummy
    .text = If declarer has played the second card from dummy, it stays, unless it must be changed to correct a revoke.
clause-54C = Declarer must accept
    .text = If declarer could have seen a card of dummy, other than one shown during the auction, the lead is accepted. The 2017 Laws add that declarer remains declarer.
clause-54D = Declarer refuses
    .text = If declarer refuses, the card becomes a major penalty card and the right defender leads. Declarer at once says whether its suit is required, forbidden or left free.
clause-54E = Opening lead from the wrong side
    .text = If declarer or dummy puts down an opening lead, it is not a lead and nobody can accept it. It is treated like a card shown during the auction.
clause-55A = Declarer’s lead out of turn: who chooses
    .text = Either defender may accept the lead or have it taken back, without discussing it. If they choose differently, the one who plays next after the wrong lead decides. Merely calling the director is not a choice.
clause-55B1 = Declarer led at a defender’s turn
    .text = If the lead is refused, the card goes back to its hand, and the defender leads. Nothing more follows.
clause-55B2 = Declarer led from the wrong hand
    .text = If the lead is refused, the card goes back and declarer leads from the right hand: any card, not necessarily of the same suit.
clause-55C = What declarer learnt from it
    .text = Declarer may not build the play on what the wrong lead gave away; otherwise the director looks at the score. In 2007 it was said only that the score may be adjusted.
clause-56 = Defender’s lead out of turn refused
    .text = If declarer refuses a defender’s lead after the first trick, the card becomes a major penalty card. If partner is on lead, declarer chooses at once about that lead; otherwise, as soon as partner gets to lead while the card lies there.

## Cards played too early or together

clause-57A = Defender leads or plays too early
    .text = If a defender plays before partner has, or already leads to the next trick, the card becomes a major penalty card. For partner’s card to this trick declarer chooses one of four: the highest of the suit led, the lowest of it, a card of another suit that declarer names, or none of another suit that declarer names.
clause-57B = Partner cannot comply
    .text = If partner cannot do what declarer has asked, any legal card will do. Following suit always comes first.
clause-57C1 = Too early, but declarer had played both hands
    .text = If declarer has already played from both hands, the early card simply stands and is not a penalty card. A card of dummy counts once it has been named or pointed out, not because it is the only one left.
clause-57C2 = Too early because of dummy
    .text = If dummy moved a card unasked before the turn, or suggested one, the defender’s early card simply stands and is not a penalty card.
clause-57C3 = Declarer plays too early
    .text = A card played too early by declarer, from either hand and not as a lead, is played and stays if it is legal. The 2007 Laws have no such clause.
clause-57D = Too early, but partner had played
    .text = If a defender plays before the opponent on the right, and partner has already played, the card is played at the right turn if it is then legal. If it is not, it becomes a major penalty card. Declarer has no choice to make.
clause-58A = Two players at once
    .text = If a card falls at the same moment as another player’s proper lead or play, it counts as played after that.
clause-58B1 = Several cards, one face seen
    .text = If several cards leave one hand and only one face can be seen, that card is played and the others are picked up.
clause-58B2 = Several cards, several faces seen
    .text = If more than one face can be seen, the player says which card is played. A defender’s other cards become penalty cards; declarer’s go back.
clause-58B3 = Several cards: an opponent had played
    .text = If a card that was seen is taken back, an opponent who has played after it may change that card.
clause-58B4 = Several cards: noticed too late
    .text = If nobody notices before both sides have played to the next trick, it is dealt with as a trick that has too many cards.
clause-59 = Unable to comply
    .text = If a player cannot lead or play as a rectification demands, any card that is otherwise legal will do. The demand is used up and nothing replaces it.
clause-60A1 = Played on after an opponent’s early card
    .text = If a player plays after the opponent on the right has led or played out of turn, before the matter is settled, that side loses its rectification.
clause-60A2 = The early card then counts
    .text = The card out of turn is then treated as if it had been played in turn, unless the player who went on was making the proper lead.
clause-60A3 = Older duties remain
    .text = Penalty cards and restrictions that the offending side had from before stay in force.
clause-60B = Defender plays before declarer leads again
    .text = If declarer has been told to take back a lead, and a defender plays before the right lead has come, that card becomes a major penalty card.
clause-60C = Offending side plays on
    .text = If the offending side plays on before the matter is settled, the opponents lose no right, and the new card may need a rectification of its own.

## Revokes

clause-61A = What a revoke is
    .text = A revoke is to play another suit while holding the suit led; or not to lead or play, though able, the card or suit that a law demands or an opponent has required by way of rectification.
clause-61B1 = Declarer asks a defender
    .text = Declarer may ask a defender who has not followed suit whether there is really none left.
clause-61B2 = Dummy asks
    .text = Dummy may ask declarer whether there is really none left, but may not ask a defender.
clause-61B3 = Defenders ask
    .text = Defenders may ask declarer, and each other as well. What a question to partner betrays, partner may not use.
clause-61C = No looking back on suspicion
    .text = Claiming that there was a revoke gives nobody the right to look through the quitted tricks. The director decides whether they are opened.
clause-62A = Revoke noticed in time
    .text = A revoke must be corrected if it is pointed out before it is established. The wrong card is taken back, and a legal one is played in its place.
clause-62B1 = Revoke corrected: defender’s card
    .text = The card that a defender takes back from a closed hand becomes a major penalty card.
clause-62B2 = Revoke corrected: other cards
    .text = A card of declarer or dummy, or one of a defender that lay face up already, goes back, and nothing more follows.
clause-62C1 = Revoke corrected: the non-offending side
    .text = The opponents may take back cards that they played after the revoke and before it was noticed.
clause-62C2 = Revoke corrected: the next player of that side
    .text = If an opponent changes a card, the next player of the revoking side may change one too. If that is a defender, the card taken back becomes a penalty card.
clause-62C3 = Both sides revoked in one trick
    .text = If both sides have revoked in the same trick, and only one has played to the next, both revokes are corrected. Every card the defenders take back becomes a penalty card. The 2007 Laws have no such clause.
clause-62D1 = Revoke in the twelfth trick
    .text = A revoke in the twelfth trick is corrected even if it is established, if it is discovered before all four hands are back in the board.
clause-62D2 = Twelfth trick: what partner saw
    .text = If a defender has revoked there before partner’s turn, partner may not choose a card that the withdrawn one suggests. In 2007 this clause stated that ban in words of its own.
clause-63A1 = Established: the side has played on
    .text = A revoke is established when the player or partner leads or plays to the next trick, rightly or wrongly. In 2017 a card that has to go back because an opponent told its player to lead or play does not count.
clause-63A2 = Established: a card named
    .text = A revoke is also established when the player or partner names a card for the next trick.
clause-63A3 = Established: claim or concession
    .text = A revoke is also established when a player of that side claims tricks or gives some up.
clause-63A4 = Established: agreement to a claim
    .text = A revoke is also established when that side has finally agreed to an opponent’s claim or concession.
clause-63B = Established: no more correction
    .text = An established revoke is not corrected any more, except in the twelfth trick or when both sides revoked in the same trick. The trick stays as it was played.
clause-64A1 = Tricks: the player won the revoke trick
    .text = If the player who revoked won that trick, it is transferred to the other side after the play, together with one trick that the offending side won later, if there is one. A trick won by dummy is not won by declarer.
clause-64A2 = Tricks: another won the revoke trick
    .text = If somebody else won that trick, one trick is transferred, provided that the offending side won it or a later one. Tricks won before the revoke stay.
clause-64B1 = No transfer: nothing won
    .text = No trick is transferred if the offending side has won neither the revoke trick nor a later one.
clause-64B2 = No transfer: same suit again
    .text = No trick is transferred for a further revoke of the same player in the same suit, once the first is established.
clause-64B3 = No transfer: penalty card or dummy
    .text = No trick is transferred if a penalty card was not played, or if the card that failed to follow belonged to dummy. In 2007 this held for every card lying face up.
clause-64B4 = No transfer: next board begun
    .text = No trick is transferred if the revoke is first mentioned after the non-offending side has called on the next board.
clause-64B5 = No transfer: round over
    .text = No trick is transferred if the revoke is first mentioned after the end of the round.
clause-64B6 = No transfer: twelfth trick
    .text = No trick is transferred for a revoke in the twelfth trick.
clause-64B7 = No transfer: both sides revoked
    .text = No trick is transferred if both sides have revoked on the board. In 2017 both revokes must be established.
clause-64B8 = No transfer: both were corrected
    .text = No trick is transferred if both sides revoked in the same trick and that has been put right. The 2007 Laws have no such clause.
clause-64C1 = Revoke: is that enough?
    .text = After every established revoke the director asks whether the other side is as well off as it would have been without it, tricks transferred or not. If it is not, the score is adjusted.
clause-64C2a = The same player revoked again in that suit
    .text = The director asks how the board would have gone without the later revokes, and adjusts if the other side is still short of tricks. The 2007 Laws have no such clause.
clause-64C2b = Both sides revoked
    .text = The director asks how the board would have gone without any revoke, and adjusts the score accordingly. The 2007 Laws have no such clause.

## Tricks

clause-65B3 = A card turned the wrong way
    .text = Every player may point out a quitted card that points the wrong way until his side plays to the next trick, declarer at any time. In 2007 the limit was the next lead, for everybody.
clause-66A = Seeing the last trick again
    .text = Until their side has played to the next trick, declarer, or a defender who has not yet turned their own card face down, may have the trick shown again.
clause-66B = Looking at one’s own last card
    .text = Until their side has played to the next trick, players may look at their own last card, but not show it.
clause-66C = After that no more looking
    .text = Once play has gone on, nobody looks into quitted tricks unless the director says so.
clause-66D = Checking after the play
    .text = After the play the cards may be looked at to settle a revoke or the number of tricks. If somebody has mixed them so that nothing can be seen, the director rules for the other side. Dummy has no right to look back during the play.
clause-67A = Faulty trick noticed in time
    .text = Before both sides have played to the next trick, a missing card is supplied, a legal one, and a surplus card is taken out.
clause-67B1 = Played no card to a trick
    .text = A player found later to have a card too many must at once put one with their played cards, of the suit led if possible. The trick keeps its winner, but it counts as a revoke: one trick can be transferred.
clause-67B2 = Played two cards to a trick
    .text = A player found later to have too few cards takes the extra card back; what stays is the card that was seen to be played, or failing that the highest that was legal. The trick keeps its winner. Not having played the returned card later can be a revoke.
clause-67B3 = Played card back in the hand
    .text = A card already played that has got back among the others returns to the played ones. If it has been played a second time, the director adjusts the score where that did damage. The 2007 Laws have no such clause.

## Claims and concessions

clause-68 = Claim or only this trick?
    .text = Words or gestures are a claim or a concession only if they concern more than the trick in progress. If they concern that trick alone, play goes on, and a card that a defender shows with them is not a penalty card (but see 16 and 57A).
clause-68A = Claim
    .text = A player claims by saying that a number of tricks is won, by suggesting that play stop, or by showing the hand, unless it is plain that no claim was intended.
clause-68B1 = Concession
    .text = A player concedes by giving up a number of tricks. Claiming only some of the tricks concedes the rest; abandoning the hand concedes them all.
clause-68B2 = Partner objects to the concession
    .text = If a defender gives up tricks and partner objects at once, there is neither concession nor claim. Play goes on, cards shown are not penalty cards, and partner may not use what was seen.
clause-68C = Line of play
    .text = With the claim the player says at once how the rest would be played.
clause-68D = After a claim
    .text = Play stops. If all agree, that settles it; if not, the director decides, or all four agree to play on. In 2007 play always ended.
clause-68D2 = Playing on after a claim
    .text = When the side that did not claim asks for it and all four agree, dummy too, play goes on. The claim is void then, cards shown with it have no consequences, and the result of the table counts. The 2007 Laws have no such clause.
clause-69A = Agreement to a claim
    .text = A side has agreed when it assents and raises no objection before it calls on a later board or the round ends. It may still withdraw that in the correction period, for a trick that it had won or would probably have won.
clause-70 = Disputed claim
    .text = The director has the claim repeated, all hands laid open and the objections heard, and then decides as fairly to both sides as possible. What remains doubtful goes against the claimer.
clause-70C = A trump was forgotten
    .text = If a trump was out and the claimer did not mention it, if it is at all likely that the claimer was unaware of it, and if it could take a trick in normal play, that trick goes to the opponents.
clause-70D = No new line, no guess
    .text = A line not stated with the claim does not count if another normal one, a careless one included, would fail. A defender’s claim may not rest on partner finding the right card.
clause-71 = Concession cancelled
    .text = A concession stands. But if the trick had been won already, or could not be lost by any normal play, the director returns it within the correction period.

## Damage, scoring, appeal

clause-72C = The damage could be foreseen
    .text = If the offender could have been aware, at the time, that the irregularity could well damage the other side, and the offending side gained by it, the director adjusts the score after the play. This accuses nobody of intent. In 2007 this was Law 23.
clause-77 = Scoring table
    .text = What the tricks bid and made are worth, the premiums for partscore, game, slam, overtricks and doubled contracts, and the price of every undertrick, by vulnerability.
clause-78A = Matchpoints
    .text = Each score is compared with all others on the board: two points for every lower one, one for every equal one; elsewhere 1 and ½.
clause-78B = IMPs
    .text = The difference between two results is turned into international match points by a table that flattens large differences.
clause-92 = Appeal
    .text = A side may have a ruling at its own table reviewed. It asks through the director, both partners agreeing, or the captain in a team, and as a rule within thirty minutes after the scores are out.
