//! What can be found in a record, and how sure that is.

use std::fmt;

use bridge::Contract;
use bridge_laws::clause::Clause;
use cards::{Card, Seat};

/// A kind of irregularity that a record can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A card of another suit, with a card of the suit led in hand.
    Revoke,
    /// The opening lead by a hand whose turn it was not.
    OpeningLeadOutOfTurn,
    /// A later lead by a hand whose turn it was not.
    LeadOutOfTurn,
    /// A card played to a trick before or after its turn.
    PlayOutOfTurn,
    /// A card that this hand does not hold, or no longer.
    NotInHand,
    /// A bid not higher than the last.
    InsufficientBid,
    /// A call at another player's turn.
    CallOutOfRotation,
    /// A double or redouble of nothing.
    InadmissibleCall,
    /// A call after the auction was over.
    CallAfterEnd,
    /// The auction breaks off although there is a contract.
    UnfinishedAuction,
    /// A hand with too many or too few cards, or a card that is there twice.
    BadDeal,
    /// The contract is not what the auction led to.
    WrongContract,
    /// The declarer is not whom the auction led to.
    WrongDeclarer,
    /// The recorded tricks are not what the play shows.
    WrongResult,
    /// A mark of an irregularity where there was none.
    UnfoundedMark,
    /// No irregularity of the table: whoever wrote the record left something out, or wrote it elsewhere.
    RecordBroken(Broken),
}

impl Kind {
    /// The names for programs of all kinds.
    pub const IDS: [&'static str; 16] = [
        "revoke",
        "opening-lead-out-of-turn",
        "lead-out-of-turn",
        "play-out-of-turn",
        "not-in-hand",
        "insufficient-bid",
        "call-out-of-rotation",
        "inadmissible-call",
        "call-after-end",
        "unfinished-auction",
        "bad-deal",
        "wrong-contract",
        "wrong-declarer",
        "wrong-result",
        "unfounded-mark",
        "record-broken",
    ];

    /// The name for programs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Revoke => "revoke",
            Kind::OpeningLeadOutOfTurn => "opening-lead-out-of-turn",
            Kind::LeadOutOfTurn => "lead-out-of-turn",
            Kind::PlayOutOfTurn => "play-out-of-turn",
            Kind::NotInHand => "not-in-hand",
            Kind::InsufficientBid => "insufficient-bid",
            Kind::CallOutOfRotation => "call-out-of-rotation",
            Kind::InadmissibleCall => "inadmissible-call",
            Kind::CallAfterEnd => "call-after-end",
            Kind::UnfinishedAuction => "unfinished-auction",
            Kind::BadDeal => "bad-deal",
            Kind::WrongContract => "wrong-contract",
            Kind::WrongDeclarer => "wrong-declarer",
            Kind::WrongResult => "wrong-result",
            Kind::UnfoundedMark => "unfounded-mark",
            Kind::RecordBroken(_) => "record-broken",
        }
    }
}

/// In what way a record is broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Broken {
    /// The cards of a trick are there, and from the hand whose lead it was they are a regular trick; but they do not
    /// stand in the order in which they were played. Where somebody has put tables of columns into a format that knows
    /// only the order of play, all tricks look like that.
    OrderOfTrick,
    /// The lead makes sense if a trick before it was not recorded.
    MissingTrick,
    /// Several hands would have revoked on the card that is recorded as led: another one was.
    CardLed,
    /// A card of the trick was not recorded.
    MissingCard,
    /// A trick has two cards of one hand: a card was not recorded. From there on nobody knows which trick is which.
    TwoOfOneHand,
    /// Of most tricks the cards are not of four hands: the play is that of another deal.
    OtherDeal,
    /// A card stands there twice; the second time it is passed over.
    CardTwice,
    /// A card that was played stands in no hand, and one hand is short of it.
    CardNotDealt,
    /// A call stands there twice; with one of them the auction is regular.
    CallTwice,
    /// A pass too many at the end of the auction.
    PassTooMany,
    /// With one pass more the auction is regular and leads to the declarer who played.
    MissingPass,
    /// The auction breaks off, and no contract is recorded.
    AuctionCutOff,
    /// The result is not that of the play, but the claim is: the result was corrected, or written down wrongly.
    ResultAndClaim,
    /// The play fits the result and the claim, and the two are not the same.
    ResultAgainstClaim,
    /// The play does not admit of the claim: it was not the last word, or was written down wrongly.
    ClaimAgainstPlay,
    /// The tricks of the two sides in the result are not thirteen.
    ResultSum,
    /// Who is named as dealer is not the dealer of a board of this number, by whom the auction is regular.
    WrongDealer,
}

impl Broken {
    /// The name for programs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Broken::OrderOfTrick => "order-of-trick",
            Broken::MissingTrick => "missing-trick",
            Broken::CardLed => "card-led",
            Broken::MissingCard => "missing-card",
            Broken::TwoOfOneHand => "two-of-one-hand",
            Broken::OtherDeal => "other-deal",
            Broken::CardTwice => "card-twice",
            Broken::CardNotDealt => "card-not-dealt",
            Broken::CallTwice => "call-twice",
            Broken::PassTooMany => "pass-too-many",
            Broken::MissingPass => "missing-pass",
            Broken::AuctionCutOff => "auction-cut-off",
            Broken::ResultAndClaim => "result-and-claim",
            Broken::ResultAgainstClaim => "result-against-claim",
            Broken::ClaimAgainstPlay => "claim-against-play",
            Broken::ResultSum => "result-sum",
            Broken::WrongDealer => "wrong-dealer",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The law that a finding rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Law {
    /// A clause of those that the table knows.
    Clause(Clause),
    /// A law outside of them, by its number in the code of 2017.
    Number(&'static str),
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Law::Clause(clause) => clause.fmt(f),
            Law::Number(number) => f.write_str(number),
        }
    }
}

/// What a record says in two places that do not agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Against {
    /// The contract as recorded, and what the auction led to; none if all passed.
    Contract(Option<Contract>, Option<(Contract, Seat)>),
    /// The declarer as recorded, and by the auction.
    Declarer(Seat, Seat),
    /// Declarer's tricks as recorded, and the fewest and the most that the play admits of.
    Tricks(u8, (u8, u8)),
}

/// Something found in a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// What it is.
    pub kind: Kind,
    /// Whose it is, where it is somebody's.
    pub seat: Option<Seat>,
    /// In which trick, from 1, if it was in the play.
    pub trick: Option<u8>,
    /// Which card, if it was one.
    pub card: Option<Card>,
    /// The law; none where only the record is at fault.
    pub clause: Option<Law>,
    /// The record marks it as irregular and accepted, or not noticed in time.
    pub marked: bool,
    /// There is no way of reading the record by which nothing would be wrong here: not by what else it says of
    /// contract and declarer, not with a call, a card or a trick that it left out or has twice, and not with the cards of a
    /// trick, or the last of one and the first of the next, in another order. Otherwise this may be so, or the record may not tell all.
    pub certain: bool,
    /// Both sides of a contradiction.
    pub against: Option<Against>,
}

impl Found {
    pub(super) const fn new(kind: Kind, seat: Option<Seat>, clause: Law) -> Found {
        Found { clause: Some(clause), ..Found::broken_here(kind, seat) }
    }

    /// Only the record is at fault.
    pub(super) const fn broken(broken: Broken, seat: Option<Seat>) -> Found {
        Found::broken_here(Kind::RecordBroken(broken), seat)
    }

    const fn broken_here(kind: Kind, seat: Option<Seat>) -> Found {
        Found {
            kind,
            seat,
            trick: None,
            card: None,
            clause: None,
            marked: false,
            certain: false,
            against: None,
        }
    }

    /// What comes behind it cannot be told.
    pub(super) const fn breaks_off(&self) -> bool {
        matches!(self.kind, Kind::RecordBroken(Broken::TwoOfOneHand | Broken::OtherDeal) | Kind::NotInHand)
    }

    /// A card stands there twice.
    pub(super) const fn is_twice(&self) -> bool {
        matches!(self.kind, Kind::RecordBroken(Broken::CardTwice))
    }

    /// The cards of the play do not stand there as they were played.
    pub(super) const fn is_broken_play(&self) -> bool {
        self.trick.is_some() && matches!(self.kind, Kind::RecordBroken(_))
    }

    pub(super) const fn certain(self) -> Found {
        Found { certain: true, ..self }
    }
}
