//! The table: fed with what happened, it says what the laws say now. No law is here: the table records, asks
//! the laws, and does what they say.

mod apply;
mod calls;
mod claims;
mod director;
mod disclosed;
mod happens;
mod lay;
mod out_of_turn;
mod plain;
mod record;
mod rest;
mod revokes;
mod score;
mod settle;
mod setup;
mod stored;
mod take_back;

use bridge::{Call, Contract, Strain, Vulnerability};
use cards::{BySeat, BySide, Card, CardSet, Seat, SeatSet, Side, SuitSet};
use ruling::{ClauseSet, Information};

pub use claims::ClaimStands;
pub use disclosed::{Disclosed, Disclosure, Made, Misinformed, Noted, NotedAt, Noticing};
pub use rest::Unsettled;
pub use score::TricksSaid;
pub use setup::{Setup, SetupError};

use crate::{
    clause::{Clause, Point},
    facts::{Facts, Rules, Volunteered},
    laws::{calls::FirstLead, in_auction::SeenInAuction, legal::Legal, retraction, transfer, tricks},
    matter::{Claim, Kind, Matter, Standing},
    state::{InForce, State, TakeBack},
    story::Story,
    words::{Bridge, Election, Elects, Grade, Irregularity, Pending, Question, Restriction, Ruling, Told},
};

/// What the laws say now: exactly one of these.
#[derive(Debug, Clone, PartialEq)]
pub enum Status {
    /// A call of this player is awaited.
    Call(Seat),
    /// A card of this hand is awaited.
    Play(Seat),
    /// The director must find this out.
    Question(Question),
    /// Somebody must choose.
    Election(Election),
    /// Play is over.
    Over,
}

/// What was noticed to be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Noticed {
    /// What a director calls it.
    pub kind: Irregularity,
    /// Who did it.
    pub seat: Seat,
    /// With which card.
    pub card: Option<Card>,
    /// With which call.
    pub call: Option<Call>,
}

/// Something that is wrong, and what has become of it since.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Open {
    /// What is wrong.
    pub what: Noticed,
    /// What has become of it.
    pub standing: Standing,
    /// Attention has been drawn to it.
    pub called: bool,
    /// The trick in which it happened, from 1; during the auction 1.
    pub trick: u8,
}

/// The opening lead that lies face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct FaceDown {
    pub(crate) seat: Seat,
    pub(crate) card: Option<Card>,
    /// He may change it.
    may_change: bool,
}

/// A card of dummy that declarer has named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Designated {
    card: Card,
    /// To which trick.
    trick: u8,
    /// It has been found that he did mean it.
    meant: bool,
}

/// A card that was played when a trick lacked only that hand and the next had been led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct ToWhich {
    seat: Seat,
    card: Card,
    trick: u8,
    /// The lead to the next.
    next: (Seat, Card),
}

/// A card that lies open as a penalty card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct PenaltyCard {
    /// In front of whom.
    pub seat: Seat,
    /// Which card.
    pub card: Card,
    /// Minor or major.
    pub grade: Grade,
}

/// A table of bridge at which anything can happen.
///
/// It is small and cheap to copy: to preview an option, choose it on a copy. The same events
/// always lead to the same table.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    pub(crate) state: State,
    pub(crate) rules: Rules,
    dealer: Seat,
    vulnerable: Vulnerability,
    contract: Option<Contract>,
    pub(crate) auction: Option<bridge::Auction>,
    told: Told,
    volunteered: Vec<Volunteered>,
    pub(crate) matters: Vec<Matter>,
    pub(crate) story: Story,
    pending: Option<Pending>,
    pub(crate) face_down: Option<FaceDown>,
    pub(crate) seen_in_auction: Vec<SeenInAuction>,
    contested: bool,
    claimed: Option<Claim>,
    /// Where a claim was made that nobody has answered, and they have played on.
    pub(crate) before_playing_on: Option<Box<Table>>,
    calls: Vec<(Seat, Call)>,
    owing: Vec<calls::Owing>,
    /// The calls that went when one before them was withdrawn, each with its place.
    gone_with_another: Vec<(Seat, Call, usize)>,
    /// Calls at the same moment as one that is in question (33).
    waiting: Vec<(Seat, Call)>,
    /// What bound a player at a turn at which he has called: if that call goes, it binds him again.
    met: Vec<calls::Met>,
    /// What was owed for a cancelled call, until the call in its place goes.
    settled: Vec<calls::Settled>,
    /// The calls, by their places, that their makers may change since an explanation was put right (21B1).
    may_change: Vec<(Seat, Call, usize)>,
    first_leads: Vec<FirstLead>,
    /// Who was bound by what when the auction ended.
    bound_in_auction: Vec<InForce>,
    /// There were calls besides that nobody has told.
    pub(crate) auction_in_part: bool,
    cards_played: u32,
    last_play: Option<(Seat, Card)>,
    designated: Option<Designated>,
    information: Vec<Information<Bridge>>,
    look_at: ClauseSet<Clause>,
    weigh: ClauseSet<Clause>,
    /// The calls that led to a contract that was given.
    told_auction: Vec<(Seat, Call)>,
    /// What was told and asked of calls, and what is to be come back to.
    disclosed: Vec<Disclosed>,
    misinformed: Option<Misinformed>,
    noted: Vec<Noted>,
    tricks_said: Vec<TricksSaid>,
    tricks_ruled: BySide<Option<u8>>,
    applied: ClauseSet<Clause>,
    debated: Vec<Point>,
    noticed: Vec<Noticed>,
    rulings: Vec<Ruling>,
    allowed: Option<bool>,
    /// What was seen by accident.
    dropped: CardSet,
    /// Nothing bears on the next card but the suit led.
    in_order: bool,
    /// The laws are speaking.
    attention: bool,
    /// What the ruling was on that is being applied.
    just_ruled: Option<Matter>,
    /// Suits of which a hand holds none, as the director has found: that stays so.
    told_void: BySeat<SuitSet>,
    /// Something has been ruled on, and what lies there is still to be looked at in that light.
    unfinished: bool,
    /// A lead that was away lies there again, and whether a hand that nobody knows has followed to it is to be asked.
    lead_is_back: bool,
    /// Whose errors have been ruled on while the rest waits for an answer.
    erred: SeatSet,
    /// Cards that were played before their turn: laid again with the lead to which they were, they are so again.
    too_early: Vec<Card>,
    /// Cards of which nobody can see whether they were played to this trick or to the next (67).
    to_which_trick: Vec<ToWhich>,
    /// Cards that lie where they do because of what the other side did: a lead in turn before that side took a card
    /// back, a card that might be taken up. Play has gone on since, and they cost nothing.
    excused: CardSet,
}

impl Table {
    /// Sits down.
    ///
    /// # Errors
    /// [`SetupError`] where the hands cannot be.
    pub fn new(setup: &Setup) -> Result<Table, SetupError> {
        Ok(Table::begin(setup, setup.check()?))
    }

    /// Sits down at a table of which a hand may lie there with a part of its cards only: the desk asks for those of dummy's
    /// that could have been meant.
    ///
    /// # Errors
    /// [`SetupError`] where the hands cannot be.
    pub(crate) fn of_part(setup: &Setup) -> Result<Table, SetupError> {
        Ok(Table::begin(setup, setup.check_as_far_as_known()?))
    }

    fn begin(setup: &Setup, length: u8) -> Table {
        let (contract, declarer) = match setup.contract {
            Some((contract, declarer)) => (Some(contract), declarer),
            None => (None, setup.dealer),
        };
        let (on_lead, won) = setup.start.unwrap_or((declarer.next(), BySide([0, 0])));
        let strain = contract.map_or(Strain::NoTrump, |c| c.strain);
        let mut state = State::new(setup.hands, strain, declarer, on_lead, won, length);
        if won != BySide([0, 0]) {
            state.spread = Some(declarer.partner());
        }
        Table {
            state,
            rules: setup.rules,
            dealer: setup.dealer,
            vulnerable: setup.vulnerable,
            contract,
            auction: contract.is_none().then(|| bridge::Auction::new(setup.dealer)),
            told: Told::default(),
            volunteered: Vec::new(),
            matters: Vec::new(),
            story: Story::default(),
            pending: None,
            face_down: None,
            seen_in_auction: Vec::new(),
            contested: false,
            claimed: None,
            before_playing_on: None,
            calls: Vec::new(),
            owing: Vec::new(),
            gone_with_another: Vec::new(),
            waiting: Vec::new(),
            met: Vec::new(),
            settled: Vec::new(),
            may_change: Vec::new(),
            first_leads: Vec::new(),
            bound_in_auction: Vec::new(),
            auction_in_part: false,
            cards_played: 0,
            last_play: None,
            designated: None,
            information: Vec::new(),
            look_at: ClauseSet::EMPTY,
            weigh: ClauseSet::EMPTY,
            told_auction: setup.auction.clone(),
            disclosed: Vec::new(),
            misinformed: None,
            noted: Vec::new(),
            tricks_said: Vec::new(),
            tricks_ruled: BySide::default(),
            applied: ClauseSet::EMPTY,
            debated: Vec::new(),
            noticed: Vec::new(),
            rulings: Vec::new(),
            allowed: None,
            dropped: CardSet::EMPTY,
            in_order: false,
            attention: false,
            just_ruled: None,
            told_void: BySeat::default(),
            unfinished: false,
            lead_is_back: false,
            erred: SeatSet::EMPTY,
            too_early: Vec::new(),
            to_which_trick: Vec::new(),
            excused: CardSet::EMPTY,
        }
    }

    /// What the laws say now.
    #[must_use]
    #[inline]
    pub fn status(&self) -> Status {
        match self.state.trick.turn() {
            Some(seat) if self.pending.is_none() && self.auction.is_none() && !self.is_over() => {
                Status::Play(seat)
            }
            _ => self.status_otherwise(),
        }
    }

    fn status_otherwise(&self) -> Status {
        match &self.pending {
            Some(Pending::Question { question, .. }) => return Status::Question(*question),
            Some(Pending::Election(election)) => return Status::Election(election.clone()),
            None => {}
        }
        if let Some(auction) = &self.auction {
            return match auction.next() {
                Some(seat) => Status::Call(seat),
                None => Status::Over,
            };
        }
        Status::Over
    }

    /// What the laws wait for, with the clauses that wait.
    #[must_use]
    pub fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// Is the board over: played out, by agreement, or passed out?
    #[must_use]
    #[inline]
    pub fn is_over(&self) -> bool {
        match self.auction {
            None => self.state.is_over() || self.is_stopped(),
            Some(_) => self.is_passed_out(),
        }
    }

    /// Have all four passed?
    #[must_use]
    pub fn is_passed_out(&self) -> bool {
        self.auction.as_ref().is_some_and(|auction| auction.outcome() == bridge::Outcome::PassedOut)
    }

    /// Has a claim or concession stopped the play? Not where a trick has been opened again since (62): it is played to first.
    #[inline]
    pub(crate) fn is_stopped(&self) -> bool {
        self.state.agreed.is_some() || self.contested && !self.claim_waits()
    }

    fn claim_waits(&self) -> bool {
        self.claimed.as_ref().is_some_and(|claim| claim.waits_for(&self.state))
    }

    /// The legal cards of a hand, if it plays next, and why each other card is not. A card that lies there since before
    /// its turn is among them once it is its turn: played, it stays where it lies. Where no card is left, something lies
    /// there that has to be ruled on first: call the director.
    #[must_use]
    #[inline]
    pub fn legal(&self, seat: Seat) -> Legal {
        let mut legal = self.state.legal(seat);
        if !self.state.laid.is_empty() {
            legal.cards = legal.cards - self.lies_there_unplayed(seat, legal.cards);
        }
        legal
    }

    /// Which of these cards lie on the table and are no play.
    fn lies_there_unplayed(&self, seat: Seat, cards: CardSet) -> CardSet {
        let lies = |card: &Card| self.lies_there(seat, *card) && !self.counts_as_played(seat, *card);
        (cards & self.state.laid).iter().filter(lies).collect()
    }

    /// What lies on the table and is in the hands. Not for players' eyes: see [`Table::view`].
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The laws in force.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The contract, once it is known.
    #[must_use]
    pub fn contract(&self) -> Option<Contract> {
        self.contract
    }

    /// Who dealt.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Who is vulnerable.
    #[must_use]
    pub fn vulnerable(&self) -> Vulnerability {
        self.vulnerable
    }

    /// Tricks won, as far as they are over; those agreed by a claim included, those transferred
    /// for a revoke not.
    #[must_use]
    pub fn tricks(&self) -> BySide<u8> {
        let mut won = self.state.won;
        if let Some(agreed) = self.state.agreed {
            for side in Side::ALL {
                won[side] += agreed[side];
            }
        }
        won
    }

    /// Tricks that go over for established revokes, to each side.
    #[must_use]
    pub fn transfer(&self) -> BySide<u8> {
        transfer::on_this_board(&self.state, self.rules.edition)
    }

    /// Tricks that would go over for the revokes to which attention has been drawn, if the tricks that are
    /// left went like this.
    #[must_use]
    pub fn transfer_if(&self, left: BySide<u8>) -> BySide<u8> {
        let mut state = self.state.clone();
        let agreed = state.agreed.get_or_insert(BySide([0, 0]));
        for side in Side::ALL {
            agreed[side] += left[side];
        }
        transfer::on_this_board(&state, self.rules.edition)
    }

    /// Whose claim or concession is contested, if one is.
    #[must_use]
    pub fn contested(&self) -> Option<Seat> {
        self.claimed.as_ref().filter(|_| self.contested).map(|claim| claim.by)
    }

    /// The penalty cards on the table.
    #[must_use]
    pub fn penalty_cards(&self) -> Vec<PenaltyCard> {
        Seat::ALL
            .into_iter()
            .flat_map(|seat| {
                let major = self.state.major[seat].iter().map(move |card| (card, Grade::Major));
                let minor = self.state.minor[seat].map(|card| (card, Grade::Minor));
                major.chain(minor).map(move |(card, grade)| PenaltyCard { seat, card, grade })
            })
            .collect()
    }

    /// The restrictions in force.
    pub fn restrictions(&self) -> impl Iterator<Item = Restriction> + '_ {
        self.state.restrictions.iter().map(|r| r.restriction)
    }

    /// The cards that their owners may take back now. Not for players' eyes: one of them may be an opening lead that lies
    /// face down (on a table [as it is known](Table::as_known) it is left out for who has not seen it).
    pub fn may_take_back(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        let face_down = self.face_down.filter(|down| down.may_change);
        let face_down = face_down.and_then(|down| Some((down.seat, down.card?)));
        self.state.takebacks.iter().map(|t| (t.seat, t.card)).chain(face_down)
    }

    /// Those of them whose being taken back lets another change his card, or makes them penalty cards (62C2, 45D).
    #[must_use]
    pub fn changes_that_count(&self) -> Vec<(Seat, Card)> {
        let f = self.facts();
        let counts = |t: &&TakeBack| retraction::is_followed_by_another(&f, t);
        self.state.takebacks.iter().filter(counts).map(|t| (t.seat, t.card)).collect()
    }

    /// Who may know what, as it stands now.
    #[must_use]
    pub fn information(&self) -> &[Information<Bridge>] {
        &self.information
    }

    /// The clauses under which the score is to be looked at after the board.
    #[must_use]
    pub fn look_at(&self) -> ClauseSet<Clause> {
        self.look_at
    }

    /// What the director must weigh; there is no verdict of ours.
    #[must_use]
    pub fn weigh(&self) -> ClauseSet<Clause> {
        self.weigh
    }

    /// The clauses applied by the last event: by rulings, and by what was in order. Those that only wait for an
    /// answer or a choice are not among them.
    #[must_use]
    pub fn applied(&self) -> ClauseSet<Clause> {
        self.applied
    }

    /// The debated points on which the last event depended.
    #[must_use]
    pub fn debated(&self) -> &[Point] {
        &self.debated
    }

    /// The rulings made by the last event.
    #[must_use]
    pub fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// What was noticed to be wrong, and is being ruled on or was by the last event: the first to be ruled on.
    #[must_use]
    pub fn noticed(&self) -> Option<Noticed> {
        self.noticed.first().copied()
    }

    /// All that was noticed together.
    #[must_use]
    pub fn all_noticed(&self) -> &[Noticed] {
        &self.noticed
    }

    /// What is wrong, with what has become of it since, in the order in which it happened.
    #[must_use]
    pub fn open_matters(&self) -> Vec<Open> {
        let open = |m: &Matter| {
            let what = self.as_noticed(&m.kind)?;
            Some(Open { what, standing: self.standing(m), called: m.called, trick: m.trick })
        };
        self.matters.iter().filter_map(open).collect()
    }

    /// Whose lead it was when the card was led that this election is about.
    #[must_use]
    pub fn lead_was_due(&self, about: Elects) -> Option<Seat> {
        let (Elects::OpeningLead(seat, card) | Elects::Lead(seat, card) | Elects::LeadOnceMore(seat, card)) =
            about
        else {
            return None;
        };
        self.matters.iter().find_map(|m| match m.kind {
            Kind::Lead(lead) if (lead.seat, lead.card) == (seat, card) => Some(lead.due),
            _ => None,
        })
    }

    /// What is wrong and nobody has called the director about.
    #[must_use]
    pub fn unnoticed(&self) -> Vec<Noticed> {
        let seen = self.matters.iter().filter(|m| !m.called).filter_map(|m| self.as_noticed(&m.kind));
        let asked = |&(seat, trick): &(Seat, u8)| {
            self.matters.iter().any(|m| m.kind == Kind::Missing { seat, trick })
        };
        let short = tricks::short(&self.state).filter(|missing| !asked(missing));
        let short =
            short.map(|(seat, _)| Noticed { kind: Irregularity::CardMissing, seat, card: None, call: None });
        seen.chain(short).collect()
    }

    /// The card of dummy's that declarer has named, as long as he may say that he meant another (45C4b).
    #[must_use]
    pub fn named(&self) -> Option<Card> {
        self.designated.filter(|named| !named.meant).map(|named| named.card)
    }

    /// The card of dummy's that declarer has named and the one that he says he meant, while that is looked into (45C4b).
    #[must_use]
    pub fn renamed(&self) -> Option<(Card, Card)> {
        self.matters.iter().find_map(|m| match m.kind {
            Kind::Renamed { first, then } => Some((first, then)),
            _ => None,
        })
    }

    /// The answer to the last request.
    #[must_use]
    pub fn allowed(&self) -> Option<bool> {
        self.allowed
    }

    /// The opening lead that lies face down, if one does.
    #[must_use]
    pub fn face_down(&self) -> Option<Seat> {
        self.face_down.map(|down| down.seat)
    }

    fn as_noticed(&self, kind: &Kind) -> Option<Noticed> {
        let (irregularity, seat, card) = kind.irregularity(self.state.dummy())?;
        Some(Noticed { kind: irregularity, seat, card, call: kind.call() })
    }

    fn facts(&self) -> Facts<'_> {
        Facts::new(&self.state, (&self.story, &self.matters), self.rules, &self.told, &self.volunteered)
    }
}
