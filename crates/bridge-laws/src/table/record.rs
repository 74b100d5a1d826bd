//! Recording what happened, and letting the laws speak.

use cards::{Card, Seat};
use ruling::ClauseSet;

use super::Table;
use crate::{
    event::{Did, Event, Happening, Impossible, Refused},
    facts::Volunteered,
    laws::{face_down, regular, revoke},
};

impl Table {
    /// Records what happened.
    ///
    /// # Errors
    /// [`Refused`], if it cannot have happened; the table is as it was.
    #[inline]
    pub fn record(&mut self, event: &Event) -> Result<(), Refused> {
        match *event {
            Event::Play { seat, card } if self.is_as_it_should_be(seat, card) => {
                self.lay_in_turn(seat, card);
                Ok(())
            }
            Event::Play { seat, card } if self.is_plain() => self.record_card(seat, card),
            _ => self.record_or_undo(event),
        }
    }

    fn record_or_undo(&mut self, event: &Event) -> Result<(), Refused> {
        let before = self.clone();
        let result = self.try_record(event);
        if result.is_err() {
            *self = before;
        }
        result
    }

    #[inline]
    pub(super) fn begin_step(&mut self) {
        self.applied = ClauseSet::EMPTY;
        self.allowed = None;
        if !self.noticed.is_empty() {
            self.noticed.clear();
        }
        if !self.debated.is_empty() {
            self.debated.clear();
        }
        if !self.rulings.is_empty() {
            self.rulings.clear();
        }
    }

    /// 45C4b: declarer's play from either hand ends the right to change a designation.
    fn after_card(&mut self, seat: Seat) {
        if self.designated.is_some() && !self.state.is_defender(seat) {
            self.designated = None;
        }
    }

    fn try_record(&mut self, event: &Event) -> Result<(), Refused> {
        let noticed = self.noticed.clone();
        self.begin_step();
        self.is_taken_for_a_claim(event);
        match event {
            Event::Play { seat, card } => self.play(*seat, *card)?,
            Event::Call { seat, call } => self.make_any_call(*seat, *call)?,
            Event::ChangeCall { seat, call } => self.change_call(*seat, *call)?,
            Event::AboveSeven { seat } => self.bid_above_seven(*seat)?,
            Event::CallsAtOnce(calls) => self.call_at_once(calls)?,
            Event::Lead { seat, card } => self.lead(*seat, *card)?,
            Event::LeadFaceDown { seat, card } => self.lead_face_down(*seat, *card)?,
            Event::Face { seat, card } => self.face(*seat, *card)?,
            Event::Simultaneous(cards) => self.simultaneous(cards)?,
            Event::TwoCards { seat, cards, visible } => self.two_cards(*seat, cards, visible)?,
            Event::Expose { cards, how, seen } => self.expose(cards, *how, *seen)?,
            Event::Spare { seat, card } => self.spare(*seat, *card)?,
            Event::Spread { seat, cards } => self.spread(*seat, cards)?,
            Event::Designate(words) => self.designate(*words, false)?,
            Event::DesignateInstead(words) => self.designate(*words, true)?,
            Event::DummyPutsOut { seat, card, instead_of } => {
                self.dummy_puts_out(*seat, *card, *instead_of)?;
            }
            Event::Withdraw { seat, card } => self.withdraw(*seat, *card)?,
            Event::DummySuggests { seat, card } => self.dummy_suggests(*seat, *card)?,
            Event::Request { by, what } => self.request(*by, *what)?,
            Event::Alert { by, call } => self.alert(*by, *call)?,
            Event::Explain { by, call, words } => self.explain(*by, *call, words)?,
            Event::BreakInTempo { by, of } => self.break_in_tempo(*by, *of),
            Event::CallDirector { by, about } => self.call_director(*by, *about)?,
            &Event::Answer { question, seat, suit, call, with } => {
                self.noticed = noticed;
                self.answer(Volunteered { question, seat, suit, call, with })?;
            }
            Event::Choose(choices) => {
                self.noticed = noticed;
                self.choose(choices)?;
            }
            Event::Claim { by, tricks, line } => self.claim(*by, *tricks, false, line.is_some())?,
            Event::Concede { by, tricks } => self.claim(*by, *tricks, true, true)?,
            Event::Agree { by } => self.agree(*by)?,
            Event::Object { by } => self.object(*by)?,
            Event::Award { side, tricks } => self.award(*side, *tricks)?,
            &Event::TricksWon { by, tricks } => self.tricks_won(by, tricks)?,
            &Event::CorrectTricks { tricks, only } => self.correct_tricks(tricks, only)?,
            Event::Happens { what, by } => {
                if *what != Happening::HandsReturned {
                    // They have played on after a claim, and nobody has come back to it.
                    self.before_playing_on = None;
                }
                if let (Happening::NextBoardCalled, Some(by)) = (what, by) {
                    self.state.called_next = self.state.called_next.with(*by);
                }
                self.state.end = (*what).into();
                if let Some(claim) = &self.claimed
                    && let Some(clause) = revoke::establish_by_agreement(&mut self.state, claim.by)
                {
                    self.applied.insert(clause);
                }
            }
        }
        self.settle();
        self.look_at_the_claim();
        self.in_order = self.is_in_order();
        Ok(())
    }

    fn play(&mut self, seat: Seat, card: Card) -> Result<(), Refused> {
        // Dummy puts a card out: the one that was named, or another to the trick in progress.
        if let Some(named) = self.designated
            && seat == self.state.dummy()
            && (self.state.trick.cards[seat] == Some(named.card) || self.last_quitted_has(seat, named.card))
        {
            if card == named.card {
                // It was played when it was named.
                self.applied.insert(regular::AS_NAMED);
                return Ok(());
            }
            if self.state.trick.cards[seat] == Some(named.card) {
                return self.dummy_puts_out(seat, card, None);
            }
        }
        self.lay(seat, card, Did::Played, None)?;
        self.after_card(seat);
        Ok(())
    }

    fn lead(&mut self, seat: Seat, card: Card) -> Result<(), Refused> {
        self.lay(seat, card, Did::Led, None)?;
        self.after_card(seat);
        Ok(())
    }

    fn lead_face_down(&mut self, seat: Seat, card: Option<Card>) -> Result<(), Refused> {
        if self.auction.is_some() {
            return Err(Impossible::AuctionOpen.into());
        }
        if !self.state.is_opening() {
            return Err(Impossible::NoOpeningLead.into());
        }
        if let Some(card) = card.filter(|&card| !self.state.can_hold(seat, card)) {
            return Err(Refused::NotInHand { seat, card });
        }
        self.face_down = Some(super::FaceDown { seat, card, may_change: false });
        self.tell(Did::LedFaceDown, seat, None);
        self.applied.insert(face_down::LAID);
        Ok(())
    }

    fn face(&mut self, seat: Seat, card: Option<Card>) -> Result<(), Refused> {
        let Some(down) = self.face_down.filter(|down| down.seat == seat) else {
            return Err(Impossible::NothingFaceDown.into());
        };
        let card = card.or(down.card).ok_or(Impossible::FaceUnknown)?;
        self.lay(seat, card, Did::Played, None)
    }
}
