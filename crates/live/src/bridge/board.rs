//! The board as it is played: the table of the laws, and what must be remembered to show it.

use bridge::{Auction, Call};
use bridge_laws::{
    ClaimStands, Desk, Noticed, Status, Table,
    clause::Clause,
    event::{About, Designation, Event, Request},
    words::{Elects, Irregularity, Question, QuestionId, Ruling},
};
use cards::{BySeat, BySide, Card, CardSet, Seat};

use super::{BadSetup, BoardSetup};
use crate::{Refused, Watching};

/// Something the director deals with, from the moment it was noticed until the ruling stands.
#[derive(Debug, Clone)]
pub(super) struct Affair {
    /// The table as it stood when it began.
    before: Table,
    noticed: Option<Noticed>,
    rulings: Vec<Ruling>,
    /// The number of the act that was the last to belong to it.
    last: usize,
}

/// What was said with a claim or concession. How it stands the laws say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Claimed {
    pub by: Seat,
    pub tricks: u8,
    pub concession: bool,
    pub line: String,
}

/// Somebody has just asked to see a trick again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct AskedToSee {
    pub by: Seat,
    /// Which, from 1.
    pub trick: u8,
    pub allowed: bool,
    /// The clause that says so.
    pub law: Option<Clause>,
}

/// A board in play.
#[derive(Debug, Clone)]
pub struct Board {
    pub(super) number: Option<u32>,
    pub(super) table: Table,
    /// The contract was given, and these are the calls that led to it.
    was_given: bool,
    given: Auction,
    /// The last cards that fell, with the table as it stood before each.
    fell: Vec<(Table, Seat, Card)>,
    pub(super) dealt: BySeat<CardSet>,
    pub(super) face_down: Option<(Seat, Card)>,
    claimed: Option<Claimed>,
    /// The director was called, and nothing was found wrong: by whom, about what, at which act.
    in_vain: Option<(Seat, About, usize)>,
    affair: Option<Affair>,
    /// Who has asked to see which trick, at which act.
    looks: Option<(Seat, u8, usize)>,
    acts: usize,
}

impl Board {
    /// Sits down.
    ///
    /// # Errors
    /// [`BadSetup`], if the board cannot be played.
    pub fn new(setup: &BoardSetup, watching: Watching) -> Result<Board, BadSetup> {
        let mut ready = setup.ready(watching)?;
        if ready.setup.contract.is_some() {
            ready.setup.auction = ready.auction.calls().to_vec();
        }
        let mut table = Table::new(&ready.setup).map_err(|why| BadSetup::Auction(why.to_string()))?;
        if ready.setup.contract.is_none() {
            for &(seat, call) in ready.auction.calls() {
                table
                    .record(&Event::Call { seat, call })
                    .map_err(|why| BadSetup::Auction(why.to_string()))?;
            }
        }
        Ok(Board {
            number: setup.board,
            table,
            was_given: ready.setup.contract.is_some(),
            given: ready.auction,
            fell: Vec::new(),
            dealt: ready.hands,
            face_down: None,
            claimed: None,
            in_vain: None,
            affair: None,
            looks: None,
            acts: 0,
        })
    }

    /// Is it over: played out, agreed, disputed or passed out?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.status() == Status::Over
    }

    /// How many tricks are over.
    #[must_use]
    pub fn tricks(&self) -> usize {
        self.table.state().history.len()
    }

    /// The calls that stand, from the dealer on.
    pub(super) fn calls(&self) -> &[(Seat, Call)] {
        if self.was_given { self.given.calls() } else { self.table.calls() }
    }

    /// The table of the laws. Not for players' eyes.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// A claim that was objected to: the director judges it.
    pub(super) fn is_disputed(&self) -> bool {
        let BySide([ns, ew]) = self.table.tricks();
        self.table.is_over() && !self.table.is_passed_out() && ns + ew < 13
    }

    /// The desk on what is dealt with or was last, and whether the table has gone on since.
    pub(super) fn desk(&self) -> Option<(Desk, bool)> {
        self.desk_on(self.table.clone())
    }

    /// The same, as somebody knows it who sees these cards of each hand.
    pub(super) fn desk_as_known(&self, seen: &BySeat<CardSet>) -> Option<Desk> {
        self.desk_on(self.table.as_known(seen)).map(|(desk, _)| desk)
    }

    fn desk_on(&self, table: Table) -> Option<(Desk, bool)> {
        let affair = self.affair.as_ref()?;
        let desk = Desk::at(table, &affair.before, affair.noticed, affair.rulings.clone());
        Some((desk, affair.last == self.acts))
    }

    /// Is a question or a choice open?
    fn is_pending(&self) -> bool {
        self.table.pending().is_some()
    }

    /// Does the director have it in hand, so that nobody goes on (9B2)? The choice about a lead is made at
    /// the table, and a defender may err by not waiting for it (50D2).
    pub(super) fn is_frozen(&self) -> bool {
        match self.table.status() {
            // 68 preamble: whoever answers it takes it for a claim, and so does who plays on.
            Status::Question(Question::OnlyThisTrick(_)) => false,
            Status::Question(_) => true,
            // An opening lead lies face down first: nobody has led too soon yet (26B).
            Status::Election(election) => {
                self.table.state().is_opening() && matches!(election.about, Elects::FirstLead(_))
                    || !matches!(election.about, Elects::AboutLead(..) | Elects::FirstLead(_))
            }
            _ => false,
        }
    }

    /// This happens, as `by` a player or, without one, the director tells.
    ///
    /// # Errors
    /// [`Refused`]; the board is as it was.
    pub fn act(&mut self, by: Option<Seat>, event: &Event) -> Result<(), Refused> {
        if matches!((by, event), (None, Event::Simultaneous(_))) {
            return self.fell_at_once();
        }
        let before = self.table.clone();
        self.table.record(event)?;
        match (event, self.laid(event)) {
            (_, Some((seat, card))) => {
                self.fell.push((before.clone(), seat, card));
                let earlier = self.fell.len().saturating_sub(2);
                self.fell.drain(..earlier);
            }
            // Somebody says so to the director, who has not ruled on it as something else.
            (Event::CallDirector { .. }, _) if self.table.rulings().is_empty() || self.is_pending() => {}
            _ => self.fell.clear(),
        }
        self.acts += 1;
        self.remember(event);
        self.note(before, by, event);
        Ok(())
    }

    /// The card that has just been laid: what declarer names of dummy's is played (45B).
    fn laid(&self, event: &Event) -> Option<(Seat, Card)> {
        match *event {
            Event::Play { seat, card } => Some((seat, card)),
            Event::Designate(Designation::Card { suit: Some(suit), rank: Some(rank) }) => {
                let named = self.table.named().filter(|named| *named == Card::new(suit, rank));
                named.map(|card| (self.table.state().dummy(), card))
            }
            _ => None,
        }
    }

    /// The last two cards, if they can have fallen at the same moment: they came from two hands.
    #[must_use]
    pub fn last_two(&self) -> Option<[(Seat, Card); 2]> {
        match self.fell.as_slice() {
            [(_, first, card), (_, second, other)] if first != second => {
                Some([(*first, *card), (*second, *other)])
            }
            _ => None,
        }
    }

    /// 58A: the last two cards fell at the same moment. They are laid once more, together.
    fn fell_at_once(&mut self) -> Result<(), Refused> {
        let (Some(cards), Some((before, ..))) = (self.last_two(), self.fell.first().cloned()) else {
            return Err(Refused::NotOpen);
        };
        let mut table = before.clone();
        table.record(&Event::Simultaneous(cards.to_vec()))?;
        let mut rulings = table.rulings().to_vec();
        let other_than_a_revoke = |noticed: &Noticed| noticed.kind != Irregularity::Revoke;
        if table.pending().is_none() && table.unnoticed().iter().any(other_than_a_revoke) {
            // The director comes for what lies there, as everybody sees it. Dummy sees no other hand than all do.
            let by = table.state().declarer.partner();
            table.record(&Event::CallDirector { by, about: About::AsSeen })?;
            rulings.extend_from_slice(table.rulings());
        }
        self.acts += 1;
        self.fell.clear();
        let noticed = table.noticed();
        self.table = table;
        self.affair = Some(Affair { before, noticed, rulings, last: self.acts });
        Ok(())
    }

    fn remember(&mut self, event: &Event) {
        // What dummy says is none (68A), and one that was made before still stands.
        let claim = |by: Seat, tricks: u8, concession: bool, line: Option<&String>| {
            let said = Claimed { by, tricks, concession, line: line.cloned().unwrap_or_default() };
            (self.table.claim_to_answer() == Some(by)).then_some(said).or(self.claimed.clone())
        };
        match event {
            Event::Request { by, what: Request::InspectTrick(trick) } => {
                let last = self.table.state().trick_number().saturating_sub(1);
                self.looks = Some((*by, trick.unwrap_or(last), self.acts));
            }
            Event::LeadFaceDown { seat, card: Some(card) } => self.face_down = Some((*seat, *card)),
            Event::Claim { by, tricks, line } => self.claimed = claim(*by, *tricks, false, line.as_ref()),
            Event::Concede { by, tricks } => self.claimed = claim(*by, *tricks, true, None),
            // 48B2: the cards that he has shown said so, without a word.
            Event::Answer { question: QuestionId::MeantAsClaim, .. } => {
                let declarer = self.table.state().declarer;
                self.claimed = claim(declarer, 14 - self.table.state().trick_number(), false, None);
            }
            _ => {}
        }
        if self.table.face_down().is_none() {
            self.face_down = None;
        }
    }

    /// The claim or concession of which the table speaks, as it was made, and how it stands.
    pub(super) fn claimed(&self) -> Option<(&Claimed, ClaimStands)> {
        let (by, stands) = self.table.claim_made()?;
        self.claimed.as_ref().filter(|said| said.by == by).zip(Some(stands))
    }

    /// Keeps what the director deals with together, from the first word of it to the last.
    fn note(&mut self, before: Table, by: Option<Seat>, event: &Event) {
        let open = before.pending().is_some() && self.affair.is_some();
        let (rulings, pending) = (self.table.rulings(), self.is_pending());
        let noticed = self.table.noticed();
        // What is only asked, told or noted is no affair of the director's, and ends none that was.
        if matches!(
            event,
            Event::Request { .. }
                | Event::Alert { .. }
                | Event::Explain { .. }
                | Event::BreakInTempo { .. }
                | Event::TricksWon { .. }
                | Event::CorrectTricks { .. }
        ) && !open
            && !pending
        {
            return;
        }
        if open || pending || !rulings.is_empty() {
            let mut affair = self.affair.take().filter(|_| open).unwrap_or(Affair {
                before,
                noticed: None,
                rulings: Vec::new(),
                last: 0,
            });
            affair.rulings.extend_from_slice(rulings);
            affair.noticed = noticed.or(affair.noticed);
            affair.last = self.acts;
            self.affair = Some(affair);
        } else if let (&Event::CallDirector { about, .. }, Some(seat)) = (event, by) {
            self.in_vain = Some((seat, about, self.acts));
        }
    }

    /// Who has just asked to see a trick again.
    pub(super) fn asked_to_see(&self) -> Option<AskedToSee> {
        let (by, trick, _) = self.looks.filter(|(.., at)| *at == self.acts)?;
        let law = self.table.rulings().first().and_then(|ruling| ruling.clauses.first()).copied();
        Some(AskedToSee { by, trick, allowed: self.table.allowed()?, law })
    }

    /// Who has just called the director in vain, and about what.
    pub(super) fn called_in_vain(&self) -> Option<(Seat, About)> {
        self.in_vain.filter(|(.., at)| *at == self.acts).map(|(seat, about, _)| (seat, about))
    }
}
