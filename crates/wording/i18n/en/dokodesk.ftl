# The referee’s desk for Doppelkopf: occasions, questions, rulings.

## Occasions in the words of players

doko-topic-LeadOutOfTurn = Somebody led when it was not their turn
doko-topic-Revoke = Somebody did not follow suit
doko-topic-Call = An announcement was not allowed
doko-topic-ExposedCard = A card was dropped or shown
doko-topic-Dealing = Something went wrong in shuffling, cutting or dealing
doko-topic-PlayedEarly = Somebody played to the trick before their turn
doko-topic-TwoCards = Two cards laid at once, or one taken back
doko-topic-Query = “Gesund” or “Vorbehalt” was wrong
doko-topic-Naming = A solo or a Hochzeit was named wrongly
doko-topic-Tricks = Tricks looked at or uncovered, or play shortened
doko-topic-Talking = Talking, counting aloud, spectators, breaking off
doko-topic-List = The list or the seats are wrong

## What exactly happened; who did it stands before it

doko-act-WrongDealer = the wrong player dealt
doko-act-BadCut = not cut, cut too thin, or shuffled after the cut
doko-act-TurnedUp = turned up a card in dealing
doko-act-Packets = did not deal four times three cards
doko-act-WrongCount = has a wrong number of cards
doko-act-BeforeRelease = began before the round was released
doko-act-SaidOutOfTurn = said “gesund” or “Vorbehalt” out of turn
doko-act-SlipOfTheTongue = slipped and put it right at once
doko-act-OtherWords = said “weg” or “weiter” instead of “gesund”
doko-act-VorbehaltTakenBack = took back a Vorbehalt
doko-act-GesundToHochzeit = announced a Hochzeit after all, after “gesund”
doko-act-GesundToSolo = announced a solo after all, after “gesund”
doko-act-NamedEarly = named their game before the query was over
doko-act-NamedBeaten = named their Vorbehalt although another ranks higher
doko-act-NamedAnother = named another solo after the first
doko-act-SoloToHochzeit = announced a Hochzeit after naming a solo
doko-act-HochzeitWithoutAlten = announced a Hochzeit without both queens of clubs
doko-act-LeadOutOfTurn = led when it was not their turn
doko-act-PlayedEarly = played before their turn
doko-act-Revoke = did not follow suit
doko-act-CardTakenBack = took back a card that was played
doko-act-TwoCards = laid two cards at once
doko-act-LookedAtTricks = looked at tricks that may not be seen any more
doko-act-UncoveredTricks = uncovered or counted tricks
doko-act-CardDisputed = it is disputed who played which card
doko-act-Shortened = shortened the play
doko-act-Exposed = showed or dropped a card
doko-act-CallLate = announced too late, or made an Absage without a valid Erstansage
doko-act-CallEarly = announced before the game was found or the Hochzeit clarified
doko-act-CallRepeated = repeated their partner’s announcement
doko-act-CallSaidAgain = repeated their own announcement because of noise
doko-act-CallOtherParty = said “Re” instead of “Kontra” or the other way round
doko-act-CountedAloud = counted trumps or Augen aloud
doko-act-Remark = gave something away by words, gestures or hesitation
doko-act-Incited = talked another player into an offence
doko-act-Warned = warned of an offence that had not happened yet
doko-act-BrokenOff = broke off a game without the referee
doko-act-Spectator = a spectator interfered
doko-act-WrongEntry = a wrong entry in the list
doko-act-WrongColumn = a solo in the wrong column
doko-act-WrongSeat = a wrong seat or a wrong table
doko-act-WrongDraw = the seats or tables were drawn wrongly

## Questions

doko-q-table = How many are at the table?
doko-q-dealer = Who dealt this game?
doko-q-sits-out-too = Who sits out beside the dealer?
doko-q-offender = Who did it?
doko-q-act = What exactly happened?
doko-q-claimed = Who has claimed it in time?
doko-q-rest-certain = Is a side certain of all remaining tricks, however they are played?
doko-q-already-won = Has a side already won with its complete tricks?
doko-q-soloist = Is a solo known, and who plays it?
doko-q-party-of = To which side does position { $by } belong?
doko-q-absagen = How many Absagen has the side against position { $by } made?
doko-q-clarified = Were the sides clear for all four when it happened?
doko-q-partner-of = Who was the partner of position { $by }?
doko-q-can-decide = Can what position { $by } did decide who wins?
doko-q-partner-profits = Can a partner of position { $by } gain a decisive advantage from it?
doko-q-may-harm = Can what position { $by } did harm the soloist?
doko-q-pflichtsolo = Is the solo a Pflichtsolo?
doko-q-time-up = Is the time of the round up?
doko-q-forced = Is it a Vorführung, a Pflichtsolo that must be played now?
doko-q-should-have-dealt = Who should have dealt?
doko-q-second-card = Does the second card of the first trick lie on the table?
doko-q-taken-up = Had the player who objects already taken up their cards?
doko-q-taking-up = Was it noticed while the cards were taken up?
doko-q-dealers-fault = Was the dealer at least partly to blame?
doko-q-first-card = Has a card been led?
doko-q-also-wrong = Who else has a wrong number of cards?
doko-q-in-time = Was position { $by } still allowed to change it?
doko-q-remark-helps = Can the remark of position { $by } help a side?
doko-q-highest = Was it certain that nobody ranks ahead of position { $by }?
doko-q-played-so = Is the game that position { $by } named being played already?
doko-q-first-trick = Was it the lead to the first trick?
doko-q-high-card = Was it a ten of hearts, a queen of clubs or an ace of diamonds, or was something announced with it?
doko-q-last-trick = Was it the last trick?
doko-q-next-trick-led = Has anybody led to the next trick since?
doko-q-played-since = Has anybody else played a card since?
doko-q-could-follow = Could position { $by } follow suit?
doko-q-card-allowed = Was position { $by } allowed to play the card that was taken back?
doko-q-reconstructed = Do the tricks and the hands show who played which card?
doko-q-handed-over = Has position { $by } passed the remaining cards to the others?
doko-q-claim-holds = Does position { $by } make the claimed tricks against any defence?
doko-q-rest-augen = How many Augen does position { $by } get from the cards that were not played?
doko-q-rest-tricks = How many of the tricks that were not played does position { $by } get?
doko-q-call-in-time = Was the announcement of position { $by } in time after all?
doko-q-says-new = Does the announcement of position { $by } give anything new away?
doko-q-game-found = Was the game found already, and only the Hochzeit not yet clarified?
doko-q-party-obvious = Was it clear from the play to which side position { $by } belongs?
doko-q-put-right = Did position { $by } put it right at once?
doko-q-deliberate = Did position { $by } do it on purpose?
doko-q-told-cards = Did the warning of position { $by } give away cards or a side?
doko-q-all-agreed = Had something serious happened, do all four want a new deal, and do you agree?
doko-q-influenced = Has it influenced the game?
doko-q-round-over = Is the round over?
doko-q-first-game = Has the first game of the round been entered?

## Who is asked, and what is not asked aloud

doko-ask-table = Count the players without cards as well.
doko-ask-dealer = At a table of five or more the dealer sits out, has no cards and may claim nothing.
doko-ask-sits-out-too = Those who sit out have no cards, and may claim nothing either.
doko-ask-offender = Let the table tell you, one at a time. Nobody talks about cards.
doko-ask-act = Let one tell it, then the others add to it. Nobody names cards or sides.
doko-ask-claimed = Only hear who claims; whether that player may follows from the next questions. A player who sits out never may. Once everybody could have noticed it, a player who plays on, announces, goes on with the query or accepts the correction may claim no more. Until then nobody loses the right. If two claim at the same moment, the offence that came first is dealt with first.
doko-ask-rest-certain = Ask nobody; look into all hands yourself. What counts is where the cards really are. A soloist is certain of the tricks also when they are made only in the order stated beforehand.
doko-ask-already-won = Count for yourself and silently: only the tricks before the offence, and with the Absagen of both sides.
doko-ask-soloist = What the whole table knows counts: a solo that was named, a stille Hochzeit only when the second queen of clubs lies there, and a Hochzeiter who has made the first three tricks. Nobody is asked for queens of clubs.
doko-ask-party-of = Look into the hand yourself. Never ask who has a queen of clubs.
doko-ask-absagen = “Re” and “Kontra” do not count, Absagen that were skipped do. If the side of position { $by } is not known, look into the hand yourself.
doko-ask-clarified = What counts is the moment when it happened. A single queen of clubs or announcement is not enough; it must have been certain for each of the four. Only what all had seen and heard counts.
doko-ask-can-decide = Judge this yourself. It is enough that a decisive advantage is possible; it need not have come about.
doko-ask-partner-profits = Judge this yourself. Do not ask who plays with whom.
doko-ask-may-harm = Judge this yourself; it is enough that the soloist may be harmed.
doko-ask-list = Look into the list.
doko-ask-time = The clock of the tournament counts, with the time that was added for the table. Where there is no clock, time is never up.
doko-ask-look = Look at the table.
doko-ask-all-four = Ask all four, one after the other.
doko-ask-all = Ask everybody at the table, one after the other, the dealer too.
doko-ask-count = All four count their own cards face down and say only the number.
doko-ask-in-time = A player may change until the next has spoken; the last, until something is announced or led or the solos are asked for.
doko-ask-call-in-time = The player who calls must still hold at least eleven cards for Re and Kontra, ten for keine 90, nine for keine 60, eight for keine 30, seven for schwarz. A reply, which can only be Re or Kontra, needs one card fewer than the call it replies to. Where a Hochzeit is clarified only in the second trick, one card fewer is enough for every call; in the third, two. An Absage needs an Erstansage that was in time.
doko-ask-highest = A player who still owes the Pflichtsolo need only fear those who sit in front and owe it too. A player who has already played it must fear every Vorbehalt in front, and anybody’s open Pflichtsolo. A player with a Hochzeit must fear every other Vorbehalt, also from those who speak later.
doko-ask-cards = What matters is what the table has seen. Nobody need look into the hands for it.
doko-ask-could-follow = Look into the hand yourself. Do not ask aloud, and show nothing.
doko-ask-reconstructed = Look through the tricks yourself, one by one, and let nobody else see them.
doko-ask-shortening = Look into all hands yourself. The soloist plays in the order stated, otherwise from the top; the others defend as well as they can.
doko-ask-proved = Proved so far: at least { $least } and at most { $most }.
doko-ask-yourself = Judge this yourself; ask nobody.
doko-ask-party-obvious = Only what all have seen and heard counts. Never ask who has a queen of clubs.
doko-ask-deliberate = Speak with position { $by } alone, not in front of the others.
doko-ask-round-over = It is over when nobody at the table wants to check any more.

## Answers

doko-yes = yes
doko-no = no
doko-seat = position { $by }
doko-claimed-yes = somebody who may
doko-claimed-no = nobody, play has gone on
doko-claimed-corrected = nobody, it was put right before, and the others accepted that
doko-no-solo = no, no solo
doko-no-party = no, neither
doko-nobody-else = nobody

## The ruling, to be read aloud

doko-did = Position { $by }: { $what }.
doko-happened = This is about the following: { $what }.
doko-class-Unerheblich = This is without effect and costs nothing.
doko-class-Geringfuegig = This is a minor offence.
doko-class-Decided = The game was decided already. So the offence costs only as much as a minor one.
doko-class-Schwerwiegend = This is a serious offence.
doko-points = position { $by } { $points }
doko-penalty = Penalty points: { $points }.
doko-legal = That was allowed and has no consequences.
doko-goes-on = Play goes on.
doko-not-played = The game is stopped and counts as not played.
doko-pflichtsolo-open = Position { $by } still owes the Pflichtsolo.
doko-same-dealer = The same player deals again.
doko-next-dealer = The next player deals.
doko-deal-goes-on = Then the deal goes on as after a game played to its end.
doko-not-repeated = Time is up: nothing is dealt in place of this game.
doko-as-played = The game is stopped, and the solo counts as played. Only the penalty points are entered.
doko-rest-to = The game is stopped. All tricks from here on go to { $party }, and it is scored on that basis.
doko-no-sonderpunkte = There are no new Sonderpunkte.
doko-played-out = Position { $by } may claim the rest. Position { $by } plays in the order stated, otherwise from the top, and the others defend as well as they can. What comes of that is scored.
doko-redeal = The cards are shuffled, cut and dealt again by the same dealer. Nothing is entered in the list.
doko-redeal-by = The cards are shuffled and cut again, and position { $by } deals. Nothing is entered in the list.
doko-dealer-order = After this the deal goes on as if position { $by } had dealt.
doko-stands = What has happened stands.
doko-may-not-claim = Position { $by } may not claim this; only the opponents may. As long as none of them does, nobody has claimed it.
doko-counts-as-gesund = What position { $by } said counts as “gesund”.
doko-as-reconstructed = What the tricks and the hands show counts.
doko-referee-decides = How the game goes on is for the referee to decide.
doko-card-back = Position { $by } takes the card back, and plays a legal one when the turn comes.
doko-picked-up = Position { $by } takes the card back into the hand and need not play it.
doko-later-cards-back = Cards played after it go back as well, and each player chooses again.
doko-trick-stands = The trick stays as it lies; no card goes back.
doko-must-be-played = The card stays face up in front of position { $by } and must be played when it is the turn of position { $by }.
doko-card-stays = The card of position { $by } stays played.
doko-intended-played = The card that position { $by } wanted to play is played; in doubt, the one that was visible first. The other goes back into the hand and need not be played.
doko-call-void = The announcement of position { $by } is void.
doko-saying-void = What position { $by } named does not count; the query goes on.
doko-counts = What position { $by } said last counts.
doko-still-with-both = With both queens of clubs that is a stille Hochzeit.
doko-solo-stands = The solo of position { $by } stands.
doko-first-naming-stands = For position { $by } the solo named first stands.
doko-change-allowed = Position { $by } may still announce the Hochzeit.
doko-change-refused = For position { $by } “gesund” stands.
doko-bound-to-play = Unless another player ranks higher, position { $by } must play a solo, or with both queens of clubs a Hochzeit.
doko-corrected = For position { $by } the correction holds.
doko-warning = Position { $by } is warned.
doko-schiedsgericht = Whether position { $by } was unsporting is decided by the jury.
doko-list-corrected = The list is corrected.
doko-by-management = The round is over. Only the tournament management may correct the list now, with a note.
doko-start-again = The round starts again from the beginning, in the right seats.
doko-draw-again = Seats are drawn again, and the round starts from the beginning.
doko-spectator-removed = The spectator leaves the table.

## Until when one can object

doko-until-PlayedOn = Each player may claim only until that player plays on, announces, goes on with the query or accepts the correction. Nobody loses the right before everybody could have noticed it.
doko-until-SecondCard = One may object to it until the second card of the first trick lies on the table.
doko-until-TakenUp = One may object to it only before taking up one’s cards.
doko-until-TakingUp = One may object to it only while taking up one’s cards.
doko-until-FirstCard = Until the first lead it costs nothing; afterwards it is an offence.
doko-until-RoundOver = It can be corrected until the round is over.
doko-until-FirstScore = The round is restarted only if its first game has not been entered yet.
doko-until-Always = There is no time limit for it.

## The frame

doko-desk-title = Referee’s desk for Doppelkopf
doko-desk-stop = Please let the game rest: the open trick stays, all else face down, and nobody talks about the game.
doko-desk-deadline = Time limit
doko-desk-rules = Rules
doko-desk-open = Here the rules can be read in two ways
doko-desk-ours = The rules do not settle this. It is what the program suggests; the referee may decide otherwise.
doko-desk-referee = Here the referee or the jury decides, not this program.
doko-desk-appeal = An appeal is possible only at once, to the jury; until then the game rests.
doko-desk-write-down = In the list: the penalty points apart from the game points; the referee signs them.

## What cannot have happened

doko-event-not-offered = “{ $what }” was not offered to position { $by }
doko-event-not-in-hand = { $card } is not in the hand of position { $by } any more, or never was
doko-event-no-cards = position { $by } has no cards in this deal
doko-event-over = the game is over
doko-event-frozen = an offence was claimed; nothing goes on before the referee has ruled
doko-event-not-found = the game is not found yet
doko-event-out-of-turn = it is not this player’s turn to speak
doko-event-too-late = what was said can no longer be changed: the next player has spoken, or play goes on
doko-event-bound = a Vorbehalt that was not taken back in time is a solo, without both queens of clubs
doko-event-not-queried = this player is not asked
doko-event-no-vorbehalt = a player without a Vorbehalt names no game
doko-event-beaten = another player ranks before this one
doko-event-not-certain = it is not certain yet that nobody ranks before this player
doko-event-pflicht-played = the Pflichtsolo of this round has been played; another solo is a Lustsolo
doko-event-pflicht-owed = the player’s own Pflichtsolo comes first in a round
doko-event-not-both = a Hochzeit needs both queens of clubs
doko-event-solo-first = a Hochzeit is played only if nobody wants a solo
doko-event-vorgefuehrt = a Pflichtsolo is forced here; nobody is asked
doko-event-named = a game has been named; the first naming stands
doko-event-which-side = say for which side position { $by } calls; nobody knows where this player belongs
doko-event-cards-in-hand = position { $by } holds { $held } cards, not { $told }
doko-event-nothing-to-take-back = no such card of this player lies on the table
doko-event-nothing-to-claim = there is no offence that could still be claimed; whoever suspects one that nobody could see must name the player
doko-event-no-right = position { $by } may not claim this; only the opponents may, and the three others as long as the parties are open
doko-event-right-lost = position { $by } has gone on, and may not claim this any more
doko-event-has-shortened = position { $by } has shortened the game, and claims nothing that was done before
doko-event-no-partner = position { $by } may not ask position { $other }, who is no certain partner that may claim
doko-event-not-asked = position { $by } was not asked
doko-event-which-player = say whom “{ $what }” is about; it is not the question that is open
doko-event-no-soloist = only a soloist may shorten, and only when everybody knows who plays alone
doko-event-order = the order names a card that is not in the hand
doko-event-no-trick = only a trick that was just won can be left lying
doko-event-recorded = the cards were recorded; the table counts them itself
doko-event-parties = the players of Re do not go with the game that was found
doko-event-called-more = { $party } made a higher call than this
doko-event-no-such-game = there is no game “{ $what }”
doko-event-third = { $card } is there a third time, and each card is in the pack twice
