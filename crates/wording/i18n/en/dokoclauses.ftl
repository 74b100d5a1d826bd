# The clauses of Doppelkopf, in our own words: a short name, then one to three sentences. S… stands in
# the tournament sheet, T… only in the Turnier-Spielregeln. At the end the open points.

## Round, deck, identical cards

doko-clause-S1_1 = Three rounds
    .text = A tournament has three rounds.
doko-clause-S1_2 = Twenty games at a table of four
    .text = At a table of four 20 games of a round are counted. With the four Pflichtsoli the list has 24 lines in the end.
doko-clause-S1_3 = Twenty-five games at a table of five
    .text = At a table of five 25 games are counted; with the five Pflichtsoli there are 30.
doko-clause-S1_4 = Everybody gets twenty
    .text = By the end of the counted games everybody has played in just 20 of them, whatever the size of the table. At a table of five everybody has sat out five.
doko-clause-S1_5 = And one Pflichtsolo each
    .text = Besides the 20 games each player has a Pflichtsolo in every round. It is not one of the 20.
doko-clause-S1_6 = The deck
    .text = The deck has 48 cards, from the nine to the ace, each of them twice; each player gets twelve. Only a card that is in the hand can be played.
doko-clause-S1_7 = Two identical cards
    .text = If both copies of a card fall in one trick, the first is the higher. That holds for the ten of hearts too, and in the last trick too.

## Solos: duty, precedence, lead, next dealer

doko-clause-S2_1 = A Pflichtsolo for everybody
    .text = Nobody is spared the Pflichtsolo, and everybody owes one in every round.
doko-clause-S2_2 = The first solo is the Pflichtsolo
    .text = The first solo that a player plays in a round is the Pflichtsolo, like it or not. A Lustsolo is possible only after that.
doko-clause-S2_3 = A Pflichtsolo goes first
    .text = A Pflichtsolo outranks any Lustsolo. With several Vorbehalte the players are therefore asked in turn for a Pflichtsolo first, and for a Lustsolo only if all say no.
doko-clause-S2_4 = Pflichtsolo before Hochzeit
    .text = No Hochzeit comes through against a Pflichtsolo. Its holder simply plays along for Kontra, with both queens of clubs.
doko-clause-S2_5 = A Hochzeit only if nobody wants a solo
    .text = There is a Hochzeit only if nobody plays a solo. Among several Vorbehalte there always is a solo, so then it is off.
doko-clause-S2_6 = Two solos of the same rank
    .text = If several players want a solo of the same rank, their seats after the dealer decide. The Vorbehalt of the others is done with and is not named any more.
doko-clause-S2_7 = Who comes first after the dealer
    .text = Seats are counted clockwise: the dealer’s left neighbour first, the dealer last. Whoever comes earlier has the game.
doko-clause-S2_8 = A solo before a normal game
    .text = As soon as somebody wants to play a solo there is no normal game.
doko-clause-S2_9 = The lead in a Pflichtsolo
    .text = The soloist leads to the first trick of a Pflichtsolo, whatever the seat.
doko-clause-S2_10 = The lead in a Lustsolo
    .text = In a Lustsolo the dealer’s left neighbour leads. So the soloist has the lead only when sitting there.
doko-clause-S2_11 = After a Pflichtsolo the same dealer deals
    .text = After a Pflichtsolo the same dealer deals once more. It is not one of the 20 or 25 games of the round.
doko-clause-S2_12 = After a Lustsolo the deal moves on
    .text = A Lustsolo counts in the round as a normal game does. The next player deals.

## Kinds of solo

doko-clause-S3_1 = Fleischloser
    .text = There are no trumps. Each suit runs ace, ten, king, queen, jack, nine.
doko-clause-S3_2 = Bubensolo
    .text = Only the eight jacks are trumps, clubs above spades, hearts and diamonds. The queens and the ten of hearts stand in their suits.
doko-clause-S3_3 = Damensolo
    .text = Only the eight queens are trumps, from clubs over spades and hearts down to diamonds. The jacks and the ten of hearts are plain cards.
doko-clause-S3_4 = Farbsolo: what stays trump
    .text = In a Farbsolo the tens of hearts, all queens and all jacks stay trumps as in a normal game.
doko-clause-S3_5 = Farbsolo: the trump suit
    .text = The soloist names one of the four suits, and its ace, ten, king and nine become the low trumps. In hearts the ten is missing there, since it is on top already.
doko-clause-S3_6 = No house rules
    .text = There are no other games in a tournament: no Köhler, no Armut, no Schmeißen, no Schweinchen, no Bockrunde.

## Hochzeit

doko-clause-S4_1 = Who becomes the partner
    .text = The first of the other three to win a trick plays with the holder of the Hochzeit. Only the first three tricks count for that.
doko-clause-S4_2 = Klärungsstich
    .text = The trick that brings the partner is the Klärungsstich. From there on it is a normal game, two against two.
doko-clause-S4_4 = The holder stays alone
    .text = A holder who wins all of the first three tricks goes on alone, with the same trumps. It is scored like a solo; it is not a Pflichtsolo, and it is one of the counted games.
doko-clause-S4_5 = Stille Hochzeit
    .text = A stille Hochzeit is allowed. It is entered with the normal games; a Pflichtsolo still owed stays owed.
doko-clause-S4_6 = “Gesund” with both queens of clubs
    .text = A player who says “gesund” with both queens of clubs plays alone against three, and need not tell anybody.
doko-clause-S4_7 = No announcement before the clarification
    .text = In an announced Hochzeit nobody may call Re or Kontra until the fourth card of the Klärungsstich is on the table.
doko-clause-S4_8 = A late clarification moves the limits
    .text = If the second trick clarifies, one card fewer is enough for each call; if the third does, two fewer. If the holder stays alone, that is like a clarification in the third trick.

## Announcements

doko-clause-S5_1 = Re and Kontra: eleven cards
    .text = Re or Kontra may be called by a player who still has 11 cards or more. With one’s own second card it is too late.
doko-clause-S5_2 = Keine 90: ten cards
    .text = For “keine 90” a player must still hold at least 10 cards.
doko-clause-S5_3 = Keine 60: nine cards
    .text = “Keine 60” is possible with 9 cards or more, and not after that.
doko-clause-S5_4 = Keine 30: eight cards
    .text = A player who says “keine 30” has at least 8 cards left in the hand.
doko-clause-S5_5 = Schwarz: seven cards
    .text = “Schwarz” can be called as long as the player holds 7 cards or more.
doko-clause-S5_6 = The reply
    .text = A player who replies to a call of the opponents may have one card fewer than that call needs. The reply can only be Re or Kontra, not an Absage.
doko-clause-S5_7 = An Absage only after a first announcement
    .text = A side may make an Absage only once it has said Re or Kontra in time. A reply that would be too late as a first announcement is not enough.
doko-clause-S5_8 = Skipping levels
    .text = A player may skip any number of levels if each of them is still allowed at that moment. All of them count. A level that was missed cannot be made up for in this way.
doko-clause-S5_9 = Calling out of turn
    .text = A call may be made out of turn. What matters is only how many cards the player still holds.

## Winning and points

doko-clause-S6_1 = Who has won
    .text = Without an Absage Re needs 121 Augen, and 120 are enough for Kontra. A side that says “keine 90”, “keine 60” or “keine 30” needs 151, 181 or 211, for “schwarz” all tricks; the opponents then only have to prevent it.
doko-clause-S6_2 = Only Kontra was called
    .text = If only Kontra has called, it is the other way round: Kontra needs 121 Augen, and Re has won with 120.
doko-clause-S6_3c = What Re has called
    .text = For each level that Re has called, skipped ones too, the winner gets a point.
doko-clause-S6_3d = What Kontra has called
    .text = Each level that Kontra has called is worth one point, and whoever wins the game gets it.
doko-clause-S6_4 = Fox caught
    .text = If an ace of diamonds goes to the opponents, the fox is caught, and they get a point for it. In a trick of one’s own partner it is safe.
doko-clause-S6_5 = Doppelkopf
    .text = A trick of 40 Augen or more is a Doppelkopf and brings a point.
doko-clause-S6_6 = Karlchen
    .text = If a jack of clubs wins the last trick, its side gets a point. If it is beaten, nobody gets anything for it.
doko-clause-S6_7 = No Sonderpunkte in a solo
    .text = Fox, Doppelkopf and Karlchen do not exist where one plays alone: not in a solo, not in a stille Hochzeit, and not when the holder of a Hochzeit stays alone.
doko-clause-S6_8 = Against the queens of clubs
    .text = If Kontra wins a normal game there is one more point, because it was played against the queens of clubs.

## Signs

doko-clause-S7_1 = Plus and minus
    .text = The winners write their points as plus, the losers the same as minus.
doko-clause-S7_2 = Alone counts three times
    .text = A player who is alone against three wins or loses three times the points, each of the others once.
doko-clause-S7_3 = Sitting out is zero
    .text = A player who sits out a game gets neither plus nor minus for it.

## The table

doko-clause-S8_1 = Position 1 deals first
    .text = The first game of every round is dealt by position 1.
doko-clause-S8_2 = Position 4 keeps the list
    .text = At a table of four the player in position 4 does the writing.
doko-clause-S8_3 = Somebody else writes
    .text = If another player offers to keep the list, everybody still stays in their seats. The order of dealers does not change either.
doko-clause-S8_4 = Position 5 keeps the list
    .text = At a table of five the list is the business of position 5.

## Only in the Turnier-Spielregeln: persons and cards

doko-clause-T1 = Who is who
    .text = Participants are all in the tournament, table mates all at the table, players only the four with cards. So a person who sits out is not a player of this game and has nothing to claim.
doko-clause-T2_2_2 = Augen
    .text = An ace counts 11 Augen, a ten 10, a king 4, a queen 3, a jack 2 and a nine nothing. All cards together have 240.
doko-clause-T2_3 = Trump and plain
    .text = Every card is trump or plain, and the lowest trump beats the highest plain card. In a normal game the ten of hearts is on top, then come the queens and the jacks, each in the order clubs, spades, hearts, diamonds, and last ace, ten, king and nine of diamonds.
doko-clause-T2_4 = Re and Kontra
    .text = Re are the two with a queen of clubs, in a solo the soloist; the others are Kontra. Players may call only for their own side.
doko-clause-T2_4_5 = Not giving away the side
    .text = Whether a player has a queen of clubs may be shown only by cards and calls. Any other hint is an offence.
doko-clause-T2_4_6 = Signals by play
    .text = A player may try to inform partner by legal play, and may bluff in the same way. There is nothing wrong with that.

## Dealing

doko-clause-T3_2_1 = Drawing seats
    .text = Who sits where is decided by lot.
doko-clause-T3_3_1 = The deal goes round
    .text = The deal moves clockwise, from position 1 to 2, then 3 and so on.
doko-clause-T3_3_2 = Dealer or cutter away for a moment
    .text = If the dealer is away, the left neighbour may shuffle and deal; if the one to cut is away, the right neighbour of that player may cut. Anybody who has asked to do it in person is waited for.
doko-clause-T3_3_5 = Shuffling and cutting
    .text = The dealer shuffles well, the right neighbour cuts once, and nobody waives the cut. Each part must have at least three cards; if the cards were riffled, they are mixed again before the cut.
doko-clause-T3_3_7 = Four times three cards
    .text = Cards are dealt from the left neighbour on, in four turns of three cards each.
doko-clause-T3_3_8 = A card turned up in dealing
    .text = If a card becomes visible in dealing and the dealer is at least partly to blame, the cards are shuffled, cut and dealt again.
doko-clause-T3_3_9 = Counting one’s cards
    .text = All players make sure for themselves that they have twelve cards.
doko-clause-T3_3_10 = Objecting to the deal
    .text = An objection to the shuffling, cutting or dealing must come before the player takes up the cards. What can be seen only while taking them up may still be objected to then. A wrong dealer does not fall under this limit.

## Finding the game

doko-clause-T4_1_1 = First the game, then the cards
    .text = Until it is settled what is played, nobody leads and nobody announces anything.
doko-clause-T4_1_2 = The query, and taking back
    .text = From the dealer’s left neighbour on each player in turn says “gesund” or “Vorbehalt”. It can be taken back until the next player has spoken; by the last player, until a card lies on the table, a call is made or the query has gone on. After that the player is bound to it, and plays a solo even unwillingly if need be.
doko-clause-T4_1_3 = All gesund
    .text = If everybody is gesund, a normal game is played.
doko-clause-T4_1_4 = Only one Vorbehalt
    .text = If only one player has said Vorbehalt, that player names it: Hochzeit or solo, and which. Without a Vorbehalt there is nothing to name, and it is named only once.
doko-clause-T4_1_8 = Naming at once
    .text = A player who is certain that nobody can outrank their Vorbehalt may name it at once. Then the query is over, and the lead may be made.
doko-clause-T4_1_9 = Vorführung
    .text = A player who still owes the Pflichtsolo after the counted games must play it now, first the one nearest to the dealer’s left. Nobody is asked anything; the player just says which solo, and nobody can take it over.
doko-clause-T4_2_1 = Any kind for any purpose
    .text = Every kind of solo will do as Pflichtsolo and as Lustsolo. The same kind once more is allowed too.
doko-clause-T4_2_5 = After a Vorführung the next player deals
    .text = After any other Pflichtsolo the same player deals again; after one that had to be played, the next one deals. It is not counted either.
doko-clause-T4_4 = With both queens of clubs
    .text = A player with both queens of clubs can play a solo, announce a Hochzeit or silently play alone. A player without them cannot announce a Hochzeit.
doko-clause-T4_4_3 = Any trick can clarify
    .text = For the Klärungsstich it makes no difference whether trump or a plain suit was led.
doko-clause-T4_4_5 = A stille Hochzeit moves nothing
    .text = In a stille Hochzeit calls need the same numbers of cards as in a normal game.

## Play

doko-clause-T5_1_1 = The first lead
    .text = The first trick is opened by the player who was asked first in the query, in a Pflichtsolo by the soloist. Query and naming must be over before that.
doko-clause-T5_1_2 = The lead to the other tricks
    .text = After that the winner of the last trick always leads.
doko-clause-T5_1_3 = Played is played
    .text = A card played stays on the table. It goes back only to put right an offence that nobody claims.
doko-clause-T5_2 = Playing in turn
    .text = The others play clockwise, each card face up on the table. A player who is not on turn plays none.
doko-clause-T5_2_2 = Following suit
    .text = A player who can follow must do so: trump on trump, otherwise the plain suit that was led. A player who cannot may ruff or discard at will.
doko-clause-T5_3_1 = A complete trick
    .text = With the fourth card face up and nobody claiming, the trick is complete. After the twelfth the game is over.
doko-clause-T5_3_4 = Stacking the tricks
    .text = The winner of a trick puts it face down on any earlier ones. Cards for Sonderpunkte may be laid crosswise as long as the play can still be checked.
doko-clause-T5_3_5 = Looking at the last trick
    .text = Anybody may look at the last trick until the fourth card of the next one lies on the table; a player who asked before that, even afterwards. Older tricks stay closed.
doko-clause-T5_3_7 = Leaving tricks lying
    .text = A soloist who does not gather in the tricks does so at the soloist’s own risk: once one is lost, those left lying and all later ones belong to Kontra too.
doko-clause-T5_3_8 = Uncovering tricks
    .text = If somebody uncovers tricks put away or counts their Augen, that ends the game.
doko-clause-T5_4 = Shortening
    .text = A soloist who lays down the hand and says nothing claims all remaining tricks, and must play trumps and each suit from the top. If it takes another order, the soloist states it unasked. If the soloist hands the cards to the opponents, the rest is theirs.
doko-clause-T5_4_3 = Only a soloist shortens
    .text = Only a soloist whom everybody knows to be one may shorten. A soloist who has done so can no longer claim earlier offences.
doko-clause-T5_5 = When a side is certain
    .text = A player’s side becomes certain by a solo that is named, the Klärungsstich, or the player’s own queen of clubs, call, or plain card on a trump lead. The partnerships are clarified only when that holds for all four.
doko-clause-T6_1_1 = When a card is played
    .text = Until a card has touched the table face up it belongs to the hand. That decides how many cards a player who calls still holds.
doko-clause-T6_1_2 = Called earlier than necessary
    .text = An early call shortens no limit. For later Absagen and for the reply the numbers of cards stay as they are.
doko-clause-T6_3_1 = Absage failed
    .text = A side that does not make what it called has not won, not even with more than 120 Augen. If both sides fail, nobody wins; what remains are the points for under 90, 60 and 30, those against an Absage, and those for fox, Doppelkopf and Karlchen.
doko-clause-T6_4_5 = For which side
    .text = Once Re and Kontra have been said and the partners are still unknown, a third or fourth player who makes an Absage must say which side it is for.
doko-clause-T6_4_6 = Everything said stands
    .text = If several players speak at once or right after one another, all their calls stand.
doko-clause-T6_4_7 = Nothing is said twice
    .text = What one’s own side has said is not said again; only a player’s own call may be repeated if it was noisy. The calls of the opponents do not matter here, so both sides may say “keine 90”.
doko-clause-T7_2_2a = Base value and levels
    .text = Winning is worth one point. One more comes for each of under 90, under 60 and under 30 of the opponents, and one if they have no trick.
doko-clause-T7_2_2b = Re and Kontra called
    .text = Two points are added if Re was called, and two if Kontra was called. A reply is worth as much as a first announcement.
doko-clause-T7_2_2e = Re against an Absage
    .text = If Kontra has promised too much, Re gets a point each: for 120 Augen against “keine 90”, 90 against “keine 60”, 60 against “keine 30”, 30 against “schwarz”. Every level that was called is looked at.
doko-clause-T7_2_2f = Kontra against an Absage
    .text = In the same way Kontra gets a point for each level of Re that it beats by 30 Augen: 120 against “keine 90” and so on down to 30 against “schwarz”.
doko-clause-T7_2_3 = Netting the Sonderpunkte
    .text = The Sonderpunkte of both sides are set off against each other first, then against the rest. That can come to zero, and even the winners can end up with a minus.
doko-clause-T7_3_1 = Entering at once
    .text = Every game goes into the list at once, with the winners marked and a line that adds up to zero. At a table of four, moreover, all four results are even or all are odd, unless there are penalty points among them. Everybody at the table answers for it.

## List and tournament

doko-clause-T7_3_4 = Handing in the list
    .text = The player who was drawn to keep the list sees to it that the organisers get it after the round, even if somebody else has written it.
doko-clause-T8_2 = Referee and jury
    .text = The referee decides first, the jury on appeals and on unsporting conduct, and with the jury it ends. One of them signs penalty points in the list.
doko-clause-T8_3_1 = Tables of four only
    .text = Official tournaments of the federation are played at tables of four only.
doko-clause-T8_5_1 = Time
    .text = All tables start together, and nobody begins the query before the round is released. When time is up, at a table of four after 100 minutes, the game begun is finished and the other normal games are struck off.
doko-clause-T8_5_2 = When the round is over
    .text = The round is over when nobody at the table wants to add up or question anything any more.
doko-clause-T8_5_3 = After time
    .text = Once time is up no game is repeated, not even one that was misdealt. Only a forced Pflichtsolo is.
doko-clause-T10 = Table of five
    .text = With five players some things are different: the dealer sits out, position 5 writes, the round has 30 games and 125 minutes, and a line may have even and odd results side by side. Tables of six and seven are possible; who sits out there is left open.
doko-clause-T10_1_1 = The dealer sits out
    .text = At a table of five the dealer gets no cards and sits out this one game.

## Offences

doko-clause-T9_1_3 = Repeating a game
    .text = A game is repeated after a misdeal, or when a serious offence has been penalised. If nobody wants to claim that offence, all four must agree, and so must the referee, who has to be there; just breaking off may be unsporting.
doko-clause-T9_1_4 = Counting aloud
    .text = Nobody counts trumps or Augen aloud, no spectator either.
doko-clause-T9_1_5 = Remarks and gestures
    .text = No word and no gesture may give cards away or influence the game. That goes for spectators as well as for players.
doko-clause-T9_1_6 = Inciting to an offence
    .text = It is unsporting to talk another player into an offence. The jury decides about that, and nobody is credited anything. If the other really commits the offence, that player is punished too.
doko-clause-T9_1_7 = How an offence is graded
    .text = If the rules, their annex for referees or the rules commission have graded an offence, that stands. The referee grades any other by the general criteria.
doko-clause-T9_2_1 = Unerheblich: without effect
    .text = An offence is unerheblich if it touches neither the further play nor the result. It costs nothing, and play goes on.
doko-clause-T9_2_2 = The rest is certain anyhow
    .text = If a side gets all remaining tricks, however it plays or in the order it stated before, every offence is without effect. What counts is how the cards really lie.
doko-clause-T9_3_1 = Geringfügig: minor
    .text = An offence is geringfügig if it cannot decide who wins. It costs 3 points, one goes to each of the other three, and play goes on. If Kontra offends against a soloist and that may do harm, the soloist gets all 3.
doko-clause-T9_4_1 = Schwerwiegend: serious
    .text = An offence is schwerwiegend if it may decide who wins. The game stops at once and counts as not played; that costs 12 points and 3 more for each Absage of the opponents, and the other three share them. But if Kontra offends against a soloist, the soloist gets them all, and the solo counts as played.
doko-clause-T9_5 = Decided already
    .text = If complete tricks have already decided the game, it is stopped after such an offence and scored. The tricks from the offence on go to the other side, there are no new Sonderpunkte, and the price of a minor offence is added.
doko-clause-T9_6_1 = Who may claim
    .text = If the partnerships were clarified for all when the offence happened, only the opponents of the offender may claim. Otherwise each of the other three may, even if everything has become clear since.
doko-clause-T9_6_2 = Anybody may point it out
    .text = Every player may point out an offence, even one who cannot claim it.
doko-clause-T9_6_3 = How long one may claim
    .text = A claim comes at once, as soon as all could have noticed the offence. A player who first goes on with the query, plays a card, makes a call or accepts the correction has lost the right. What nobody claims stands as legal.
doko-clause-T9_6_4 = Asking the partner
    .text = A player may leave the decision to a partner who could claim as well. The partner answers only “claim” or “no claim”, and that is binding.
doko-clause-T9_6_5 = Calling the referee
    .text = After a claim the referee comes, and until then everything rests: the trick begun stays open, all else face down, and the game is not discussed. If it was only a misdeal, it may be dealt again without the referee.
doko-clause-T9_6_6 = Several offences
    .text = The offence that is claimed first is punished, not the one committed first. If two are claimed at once the earlier comes up; if that was not serious, the other may still be claimed afterwards.
doko-clause-T9_6_7 = Appeal only at once
    .text = An appeal against the referee can be made only on the spot. The game rests until the jury has decided.
doko-clause-T9_7 = Unsporting
    .text = It is unsporting to influence others by means that are not part of the game, or to try to keep a game from being scored as it should. The jury can warn, take off up to 12 points that nobody gets, or disqualify.

## Open points: title, reading taken, other reading

doko-point-A1 = Are the Pflichtsoli among the 20 or 25 games?
    .first = No, there are 24 and 30 in all: the sheet calls them additional, and it is the only way for everybody to have just 20.
    .second = Yes, with 20 or 25 games the whole round is over.
doko-point-A2 = Who deals after a Pflichtsolo?
    .first = The same dealer again, as in the TSR; otherwise hardly anybody would have exactly 20 games at a table of five.
    .second = The next player, since nothing is said of a dealer who stays.
doko-point-A3 = What about a player who never found a solo?
    .first = That player is forced to play one after the last counted game, as in the TSR, for played it must be.
    .second = Nothing; the round ends without that Pflichtsolo.
doko-point-A4 = Who sits nearer to the dealer?
    .first = The player who comes earlier after the dealer, clockwise, the dealer last, for the sentence before speaks of the order after the dealer.
    .second = The player who is nearest on either side, the dealer being nearest of all.
doko-point-A5 = May the first solo be a Lustsolo?
    .first = No, it is the Pflichtsolo by itself, for the sheet equates the two.
    .second = Yes, if the player declares it to be one.
doko-point-A6 = What may a reply be, and until when?
    .first = Only Re or Kontra, one card below the limit of the call replied to, as in the TSR.
    .second = Any call, one card below its own limit; so “keine 90” could be answered by a late “keine 90”.
doko-point-A7 = Exactly eleven cards, or at least eleven?
    .first = At least, or else a player with twelve could not call.
    .second = Exactly as many as the sheet says.
doko-point-A8 = May a side make an Absage after a late reply?
    .first = No, for that reply is not a first announcement; a jump, however, contains one.
    .second = Yes, a reply is a first announcement too.
doko-point-A9 = What is the point for an Absage for?
    .first = For having called, besides the point for the level reached, as in the TSR; it goes to the winner.
    .second = It takes the place of the point for the level reached.
doko-point-A10 = Does an Absage count in a solo too?
    .first = Yes, for the Sonderpunkte excluded there are only fox, Doppelkopf and Karlchen.
    .second = No, in a solo the points for Absagen are dropped as well.
doko-point-A11 = Is there the point against Re in a solo too?
    .first = No, only in a normal game, as in the TSR.
    .second = Yes, a side that beats a soloist has won against Re as well.
doko-point-A12 = Are there Sonderpunkte in a stille Hochzeit?
    .first = No; only for the list is it not a solo, and it is scored like one.
    .second = Yes, because it does not count as a solo; it is tripled all the same.
doko-point-A13 = Which trick clarifies a Hochzeit?
    .first = The first that another player wins; otherwise there would be no sense in speaking of three.
    .second = Only the very first trick of the game.
doko-point-A14 = By how much do the calls move in a Hochzeit?
    .first = By one or two cards, as the second or third trick clarifies, for so many have been played by then.
    .second = By as many as the table agrees on.
doko-point-A15 = What counts besides the points named?
    .first = All that the TSR have; winning alone would count for nothing otherwise.
    .second = Only what stands in the sheet.
doko-point-A16 = What does it mean to pause in a round?
    .first = To sit out one game, as is said at tables of five; but a player who misses a whole round gets nothing either.
    .second = To be out for a whole round of the tournament.
doko-point-A17 = Does the first of two identical cards always win?
    .first = Yes, without exception, as in the TSR.
    .second = Not with the ten of hearts: there the second beats the first, except in the last trick.
doko-point-A18 = When has only Kontra been called?
    .first = When Re has called nothing; once somebody makes an Absage its limit decides anyhow.
    .second = When nothing but Kontra has been said at all, no Absage either.
doko-point-A19 = Absage failed, but the opponents kept under 90: who gets the point?
    .first = Nobody while somebody has won, for the levels belong to the winner; if nobody has won, the side that kept the others under.
    .second = The side that kept the others under, in any case.
doko-point-A20 = What are two cards of equal value?
    .first = Two identical ones, for with all others it is settled which is higher.
    .second = Two with the same number of Augen.
doko-point-A21 = Against Re when nobody has won
    .first = There is no such point, for Kontra has not won.
    .second = There is no other interpretation.
doko-point-A22 = What holds for offences?
    .first = Chapter 9 of the TSR, because the sheet is silent; after a game not played the same dealer deals again.
    .second = Nothing, they have no consequences.
doko-point-A23 = Ranking, ties, draw and clock
    .first = What the organisers set, otherwise the sum of the rounds, shared ranks, a draw by lot and no clock, for the sheet says nothing.
    .second = There is no particular other interpretation here.
doko-point-A24 = Pflichtsolo against Lustsolo: rank first, or seat first?
    .first = Rank first, then seat, for a Pflichtsolo has precedence over any other solo.
    .second = Seat first: a Lustsolo in front would go before a Pflichtsolo behind it.
doko-point-A25 = The exclamation mark at the end of rule 4
    .first = It means nothing and is probably a slip of the pen.
    .second = There is no other way to read it.
doko-point-B1 = Nobody has won: what remains of the value?
    .first = The points for under 90, 60 and 30, but no base value, for nobody has won.
    .second = The base value too, because it stands in the same list.
doko-point-B2 = Who gets the remaining tricks of a game already decided?
    .first = The opponents of the offender, even if the offender is one of the winners, for nobody is to profit from an offence.
    .second = The opponents of the side that has already won.
doko-point-B3 = The dealer is forced to play the Pflichtsolo
    .first = At a table of four the dealer still deals; at a table of five the next player deals first, for the dealer would have no cards.
    .second = The dealer deals at any table.
doko-point-B4 = Who deals after a game that counts as not played?
    .first = The same dealer, for that game is still to be played.
    .second = The next player, as if it had been played.
doko-point-B5 = The soloist’s claim does not hold
    .first = The order stated is played out, otherwise from the top, against the best defence, because the TSR are silent.
    .second = The referee estimates how it would have ended.
doko-point-B6 = A reply to several calls
    .first = The highest call of the opponents counts, for that is what is replied to.
    .second = The first one counts, and the time for a reply is over earlier.
doko-point-B7 = Called too late and claimed: does the call stand?
    .first = No, only what nobody claims becomes valid.
    .second = Yes, it stands, and only the offence is punished.
doko-point-B8 = Who gets the remaining tricks of a decided game where somebody on each side has committed the offence?
    .first = The side that has not won yet: the other keeps what it has, and nobody wins by an own offence.
    .second = The opponents of the player who is named first.
