//! Recording what happened, and letting the laws speak.

use cards::{Card, Seat};
use ruling::ClauseSet;

use super::Table;
use crate::{
    clause::Clause,
    event::{Event, Happening, Impossible, Refused},
    facts::Volunteered,
    matter::{ClaimAnswer, Kind},
    state::Moment,
};

impl Table {
    /// Records what happened.
    ///
    /// # Errors
    /// [`Refused`], if it cannot have happened; the table is as it was.
    #[inline]
    pub fn record(&mut self, event: &Event) -> Result<(), Refused> {
        match *event {
            Event::Play { seat, card } if self.is_plain() => self.record_plain(seat, card),
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
        self.noticed = None;
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
        let noticed = self.noticed;
        self.begin_step();
        match event {
            Event::Play { seat, card } => self.play(*seat, *card)?,
            Event::Call { seat, call } => self.call(*seat, *call)?,
            Event::LeadFaceDown { seat, card } => self.lead_face_down(*seat, *card)?,
            Event::Face { seat, card } => self.face(*seat, *card)?,
            Event::Simultaneous(cards) => self.simultaneous(cards)?,
            Event::TwoCards { seat, cards, visible } => self.two_cards(*seat, cards, visible)?,
            Event::Expose { cards, how, seen_by_partner } => self.expose(cards, *how, *seen_by_partner)?,
            Event::Spread { seat, cards } => self.spread(*seat, cards)?,
            Event::Designate(words) => self.designate(*words)?,
            Event::Withdraw { seat, card } => self.withdraw(*seat, *card)?,
            Event::DummySuggests { card } => {
                let dummy = self.state.dummy();
                if !self.state.can_hold(dummy, *card) {
                    return Err(Refused::NotInHand { seat: dummy, card: *card });
                }
                self.state.dummy_suggested = true;
                self.open(Kind::Suggested { card: *card });
            }
            Event::Request { by, what } => self.request(*by, *what),
            Event::CallDirector { about, .. } => self.call_director(*about)?,
            &Event::Answer { question, seat, suit, with } => {
                self.noticed = noticed;
                self.answer(Volunteered { question, seat, suit, with })?;
            }
            Event::Choose(choices) => {
                self.noticed = noticed;
                self.choose(choices)?;
            }
            Event::Claim { by, tricks, line } => self.claim(*by, *tricks, false, line.is_some())?,
            Event::Concede { by, tricks } => self.claim(*by, *tricks, true, true)?,
            Event::Agree { .. } => self.answer_claim(ClaimAnswer::Agreed)?,
            Event::Object { by } => self.answer_claim(ClaimAnswer::Objected(*by))?,
            Event::Award { side, tricks } => self.award(*side, *tricks)?,
            Event::Happens { what, by } => {
                if let (Happening::NextBoardCalled, Some(by)) = (what, by) {
                    self.state.called_next = self.state.called_next.with(*by);
                }
                self.state.end = match what {
                    Happening::HandsReturned => Moment::HandsReturned,
                    Happening::NextBoardCalled => Moment::NextBoardCalled,
                    Happening::RoundEnded => Moment::RoundEnded,
                };
            }
        }
        self.settle();
        Ok(())
    }

    fn play(&mut self, seat: Seat, card: Card) -> Result<(), Refused> {
        if let Some(named) = self.designated
            && seat == self.state.dummy()
            && self.state.trick_of(seat, named).contains(&(seat, named))
        {
            if card != named {
                return self.dummy_puts_out(named, card);
            }
            // 42A: dummy puts out the card named; it was played when it was named.
            self.applied.insert(Clause::L42A);
            return Ok(());
        }
        // A card played in place of one taken back with a right to.
        self.lay(seat, card, None)?;
        self.after_card(seat);
        Ok(())
    }

    /// 45D: dummy puts out another card than the one named.
    fn dummy_puts_out(&mut self, named: Card, card: Card) -> Result<(), Refused> {
        if self.state.agreed.is_some() || self.contested {
            return Err(Impossible::PlayIsOver.into());
        }
        let dummy = self.state.dummy();
        if !self.state.can_hold(dummy, card) {
            return Err(Refused::NotInHand { seat: dummy, card });
        }
        if self.state.trick.cards[dummy] != Some(named) {
            self.state.reopen_trick();
        }
        self.state.unplay(dummy, named);
        self.state.put(dummy, card);
        self.designated = None;
        self.open(Kind::WrongCard { named, put_out: card });
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
        self.face_down = Some((seat, card));
        self.applied.insert(Clause::L41A);
        Ok(())
    }

    fn face(&mut self, seat: Seat, card: Option<Card>) -> Result<(), Refused> {
        let Some((_, down)) = self.face_down.filter(|(leader, _)| *leader == seat) else {
            return Err(Impossible::NothingFaceDown.into());
        };
        let card = card.or(down).ok_or(Impossible::FaceUnknown)?;
        self.lay(seat, card, None)
    }
}
