//! What a ruling does.

use bridge::Call;
use cards::{Card, Seat, Side, Suit};

use super::{Grade, Restriction};
use crate::clause::Clause;

/// One thing that a ruling does at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// The card goes back to the hand and is no longer seen.
    Return(Seat, Card),
    /// The card goes back, and his partner could not have seen it: nobody names it.
    ReturnUnnamed(Seat, Card),
    /// The face-down card goes back unseen.
    ReturnUnseen(Seat),
    /// The card becomes a penalty card and stays open on the table.
    PenaltyCard(Seat, Card, Grade),
    /// The penalty card stays what it is.
    StillLies(Seat, Card, Grade),
    /// The penalty card is picked up and is none any more.
    PickUp(Seat, Card),
    /// The card stays face up until the auction is over (24).
    StaysFaced(Seat, Card),
    /// The card stands as played.
    Stands(Seat, Card),
    /// The card counts as played.
    Played(Seat, Card),
    /// The lead out of turn is the lead to this trick.
    LeadStands(Seat, Card),
    /// Declarer could have seen a card of dummy: he accepts the lead, and stays declarer (54C).
    NotToBeRefused(Seat),
    /// Declarer has no choice about this hand's lead: of his partner only a minor penalty card lies there (50C).
    LeadIsFree(Seat),
    /// The card must be played to this trick at this player's turn.
    MustBePlayed(Seat, Card),
    /// This card is the one that will be played (51A).
    Named(Seat, Card),
    /// A restriction is in force, under this clause.
    Restrict(Restriction, Clause),
    /// Declarer has a choice about the card that the partner of this player plays, who played this one too early
    /// (57A).
    BindsPartner(Seat, Card),
    /// This hand has still to play to the trick in progress.
    Owes(Seat),
    /// Declarer has chosen about this hand's lead.
    Chosen(Seat),
    /// Declarer chooses about this hand's lead once more (DP15).
    ChoosesAgain(Seat),
    /// This hand is to lead.
    ToLead(Seat),
    /// This hand is to play another card in place of the one taken back; of which suit, where it has revoked.
    Replace(Seat, Option<Suit>),
    /// The player may take this card back, under this clause.
    MayTakeBack(Seat, Card, Clause),
    /// The card that he may take back followed to nothing: if he has a card of this suit it is a revoke, and a penalty card
    /// when he takes it back.
    RevokeIf(Seat, Card, Suit),
    /// What else has been played to the last trick lies there until the twelfth is complete again (62D1).
    LastTrickWaits,
    /// If this player changes the card that he may take back, the next may change this one; what that becomes then
    /// (62C2, 45D).
    ThenMayTakeBack(Seat, Seat, Card, Option<Grade>),
    /// This player is declarer, his partner dummy.
    Declarer(Seat),
    /// This hand is laid open.
    Spread(Seat),
    /// Declarer has to lead again after taking a lead back.
    Retracted,
    /// This player holds a card of the suit: he revoked in this trick.
    Revoked(Seat, u8, Suit),
    /// A revoke is established.
    Established(Seat),
    /// A revoke of this player's side is not established by the lead taken back (47E1).
    NotEstablished(Seat),
    /// The card is taken out of this trick again.
    TakeOut(Seat, Card, u8),
    /// What this hand laid to this trick too many, and nobody has seen, is taken out of it unseen (67B2).
    TakeOutUnseen(Seat, u8),
    /// This trick is put right: its winner is found anew.
    Reopened(u8),
    /// This player had revoked in the twelfth trick, and the thirteenth is played or begun: a card of the suit goes to the
    /// twelfth and this one to the thirteenth; who has played after him may do the same (62D1, 62C).
    LastTwoExchanged(Seat, Card, Suit),
    /// Tricks go over at the end.
    Transfer(Side, u8),
    /// At least so many tricks go over to this side at the end, and one more if the other wins a later trick.
    TransferOpen(Side, u8),
    /// No trick goes over for this player's revoke, because of this.
    NoTransfer(Seat, NoTransfer),
    /// The hand supplies this card to this defective trick (67).
    Supply(Seat, Card, u8),
    /// The player counts as having revoked in this trick, which lacked a card of his (67B1).
    DeemedRevoke(Seat, u8, Suit),
    /// The revoke in this trick is put right, and counts all the same (43B2b).
    CountsAll(Seat, u8, Suit),
    /// The card that was taken back lies there again, face down.
    LiesFaceDown(Seat),
    /// The player may change the lead that lies face down, under this clause.
    MayChangeFaceDown(Seat, Clause),
    /// The player may change this call, which may rest on a wrong explanation (21B1).
    MayChangeCall(Seat, Call),
    /// What this side did wrong is not put right now (43B3).
    NotRectified(Side),
    /// The card is no penalty card: the director has said so (50).
    Spared(Seat, Card),
    /// Play goes on.
    PlayGoesOn,
    /// Either opponent of this declarer may name a card for dummy to play (46B5).
    DefendersName(Seat),
    /// What declarer said for a card of dummy does not count: he names another (46B4).
    DesignationVoid(Seat),
    /// Play goes on as if this player had neither claimed nor conceded; what was shown with it means nothing
    /// (68D2).
    ClaimVoid(Seat),
    /// Play stops: this player has claimed or conceded, and the others are asked (68D).
    PlayStops(Seat),
    /// Nobody plays another card: the director judges what this player has claimed or conceded (68D2).
    PlayIsOver(Seat),
    /// Play is over; this side gets so many of the tricks that remained.
    Agreed(Side, u8),
    /// The call that should not have been made is cancelled.
    CallCancelled(Seat, Call),
    /// A call that was in order when it was made is taken back, and what was called after it.
    CallWithdrawn(Seat, Call),
    /// What was called after that call is cancelled as well (36A).
    LaterCallsCancelled,
    /// This player's bid above seven is cancelled (38); `passes`: a pass is put in its place.
    #[allow(missing_docs, reason = "the names say all there is")]
    BidAboveSevenCancelled { seat: Seat, passes: bool },
    /// This card, which was taken to be of that trick, belongs to the next (67).
    BelongsToNext(Seat, Card, u8),
    /// The call stands.
    CallStands(Seat, Call),
    /// The call that this player made first stands as before: he may not change it (25).
    FirstCallStands(Seat, Call),
    /// This is the player's call now, and subject to the laws like any other.
    CallReplaced(Seat, Call),
    /// This player is to call.
    ToCall(Seat),
    /// This player has to make another call for this one, which is cancelled, and this bears on it.
    Replaces(Seat, Call, Replacing),
    /// Declarer may forbid one suit at the first lead of this player's partner (26B).
    MayForbidLead(Seat),
    /// Declarer may require or forbid a suit of this player's withdrawn call at the first lead of his partner, or forbid
    /// any one suit if it was about none (26 in 2007).
    MayDirectLead(Seat, Call),
    /// This player's first call was withdrawn for the second: if they are not comparable, declarer may forbid one suit at
    /// the first lead of his partner (26B).
    MayBearOnLead(Seat, Call, Call),
    /// The contract is what it would be without this call (36C).
    CountsAsNotMade(Seat, Call),
}

/// Why no trick goes over for a revoke (64B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoTransfer {
    /// His side has won neither the trick nor a later one.
    NothingWon,
    /// He has revoked in the suit before.
    SecondInSuit,
    /// What he should have played lay face up.
    Faced,
    /// Attention was drawn too late.
    TooLate,
    /// It was in the twelfth trick.
    InTheTwelfth,
    /// The other side has revoked as well.
    BothSides,
}

/// Why a call is to be replaced; what the new one costs hangs on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Replacing {
    /// It was insufficient (27B).
    Insufficient,
    /// The same in 2007, where comparable calls were none.
    MoreExactly,
    /// It was insufficient, and whatever comes, his partner passes to the end (27B3, 27B4).
    Silenced,
    /// It was out of rotation, at the turn of the right-hand opponent (31A, 32A).
    AtRightHandOpponentsTurn,
    /// The same in 2007: of a bid it counts whether the denomination is repeated.
    RepeatingTheDenomination,
    /// The same in 2007 of a double or redouble.
    AfterRightHandOpponent,
    /// It was out of rotation at another turn (30B, 31B, 32B).
    OutOfRotation,
    /// It is never allowed, and it was his turn (36B).
    Inadmissible,
    /// It is never allowed, and it was not his turn (36B).
    InadmissibleOutOfRotation,
}

impl Replacing {
    /// The number of the law under which the call was cancelled.
    pub(crate) const fn law(self) -> u8 {
        match self {
            Replacing::Insufficient | Replacing::MoreExactly | Replacing::Silenced => 27,
            Replacing::AtRightHandOpponentsTurn
            | Replacing::RepeatingTheDenomination
            | Replacing::AfterRightHandOpponent
            | Replacing::OutOfRotation => 28,
            Replacing::Inadmissible | Replacing::InadmissibleOutOfRotation => 36,
        }
    }

    /// 23B, 27B1, 31A1, 36B: whether the partner may use what the withdrawn call showed (16C2) depends on the call that
    /// comes in its place. After 27B3 and 27B4 he may not, whatever comes; nor under 30B1, 31B and 32B, where he calls
    /// before it comes.
    #[must_use]
    pub const fn decides_who_may_use_it(self) -> bool {
        !matches!(self, Replacing::Silenced | Replacing::OutOfRotation)
    }

    /// 36B: it was never allowed.
    pub(crate) const fn is_of_a_double_of_nothing(self) -> bool {
        matches!(self, Replacing::Inadmissible | Replacing::InadmissibleOutOfRotation)
    }

    /// It was his turn: he calls again before anybody else.
    #[must_use]
    pub const fn is_at_once(self) -> bool {
        match self {
            Replacing::Insufficient
            | Replacing::MoreExactly
            | Replacing::Silenced
            | Replacing::Inadmissible => true,
            Replacing::AtRightHandOpponentsTurn
            | Replacing::RepeatingTheDenomination
            | Replacing::AfterRightHandOpponent
            | Replacing::OutOfRotation
            | Replacing::InadmissibleOutOfRotation => false,
        }
    }
}

/// What information is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// That this hand holds, and meant to play, this card.
    Card(Seat, Card),
    /// That this hand must play this card (2007: apart from what it shows).
    DutyToPlay(Seat, Card),
    /// What this player's call, now withdrawn, told.
    Call(Seat, Call),
    /// What this player's bid above seven told.
    BidAboveSeven(Seat),
}
