use cards::{Card, CardSet, Seat, SuitSet};

use crate::{Choice, Edition, Election, Stage};

/// What a choice is about; it decides which words are used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Matter {
    /// A defender has made the opening lead out of turn (54).
    OpeningLead,
    /// A defender has led out of turn later (53, 56).
    LaterLead,
    /// The declaring side has led out of turn (55).
    DeclarersLead,
    /// A defender is to lead while partner has penalty cards (50D2, 51B).
    PenaltyCard,
    /// Which of several penalty cards is played (51A).
    WhichPenaltyCard,
    /// A penalty card was not played (52).
    Unplayed,
    /// A defender has played before partner (57A).
    Premature,
    /// Several cards were shown at once (58B2).
    SeveralShown,
    /// A bid that is too low (27).
    InsufficientBid,
    /// A call out of rotation (28–32).
    CallOutOfRotation,
    /// Another call at the same turn (25B).
    ChangedCall,
    /// The first lead of the partner of somebody whose call was withdrawn (26B).
    FirstLead,
    /// Anything else.
    #[default]
    Other,
}

impl Matter {
    /// What an election is about, from its options and its clauses.
    #[must_use]
    pub fn of(election: &Election) -> Matter {
        let under = |number: &str| election.clauses.iter().any(|c| c.belongs_to(number, Edition::E2017));
        if under("26") {
            return Matter::FirstLead;
        }
        for option in &election.options {
            match option {
                Choice::AcceptAsDummy => return Matter::OpeningLead,
                Choice::RequireLead(_) | Choice::ForbidLead(_) | Choice::LeadFree => {
                    return Matter::PenaltyCard;
                }
                Choice::PlayHighest | Choice::PlayLowest | Choice::PlaySuit(_) | Choice::ForbidSuit(_) => {
                    return Matter::Premature;
                }
                Choice::Play(_) if under("51") => return Matter::WhichPenaltyCard,
                Choice::Play(_) if under("58B") => return Matter::SeveralShown,
                Choice::Play(_) | Choice::LeadFrom(_) => return Matter::Other,
                Choice::Accept | Choice::Refuse => {}
            }
        }
        if under("54") {
            Matter::OpeningLead
        } else if under("55") {
            Matter::DeclarersLead
        } else if under("52") {
            Matter::Unplayed
        } else if under("27") {
            Matter::InsufficientBid
        } else if under("29") {
            Matter::CallOutOfRotation
        } else if under("25") {
            Matter::ChangedCall
        } else if under("53") || under("56") {
            Matter::LaterLead
        } else {
            Matter::Other
        }
    }
}

/// What has to be known of the table to put a choice and its consequences into words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scene {
    /// What the choice is about: [`Matter::of`] the election.
    pub matter: Matter,
    /// Who declares now (before somebody becomes dummy).
    pub declarer: Seat,
    /// The hand that did it: that led or played out of turn, whose cards were shown, and whose
    /// penalty cards lie on the table. For a lead from dummy this is dummy.
    pub offender: Seat,
    /// Who is to lead: the rightful leader of a lead out of turn; the defender on lead while
    /// `offender` has a penalty card.
    pub leader: Seat,
    /// The card in question: led, played or shown by `offender`.
    pub card: Option<Card>,
    /// The penalty cards of `offender` on the table, or the cards shown at once. Where a card is
    /// about to become one it need not be in.
    pub cards: CardSet,
    /// The number of the trick, from 1.
    pub trick: u8,
    /// The auction is open: nobody declares yet.
    pub bidding: bool,
}

impl Scene {
    /// The dummy.
    #[must_use]
    pub const fn dummy(&self) -> Seat {
        self.declarer.partner()
    }

    /// Whether it is the first trick.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        if self.trick <= 1 { Stage::Opening } else { Stage::Later }
    }

    /// Is the offender a defender?
    pub(crate) fn offender_defends(&self) -> bool {
        self.offender.side() != self.declarer.side()
    }

    /// The cards in question: penalty cards and the card.
    #[must_use]
    pub fn all_cards(&self) -> CardSet {
        match self.card {
            Some(card) => self.cards.with(card),
            None => self.cards,
        }
    }

    /// The penalty cards of the offender: `cards`, or if there is none yet, the card.
    #[must_use]
    pub fn penalty_cards(&self) -> CardSet {
        if self.cards.is_empty() { self.all_cards() } else { self.cards }
    }

    /// The penalty cards of the offender in these suits.
    pub(crate) fn penalty_cards_of(&self, suits: SuitSet) -> CardSet {
        self.penalty_cards() & CardSet::suits(suits)
    }
}
