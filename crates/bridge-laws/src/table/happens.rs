//! What can happen to cards besides being played: several at once, exposed, spread, named, taken back.

use cards::{Card, Seat};

use super::Table;
use crate::{
    clause::{Clause, Point},
    event::{Designation, Exposure, Impossible, Refused},
    laws::{
        self,
        auction::SeenInAuction,
        dummy::{self, Meaning},
    },
    matter::{Kind, LeadOutOfTurn, Matter, Provisional},
    state::TakeBack,
    words::{Grade, Question, Ruling},
};

impl Table {
    /// 58A: what is laid at the same moment as a legal card comes after it.
    pub(super) fn simultaneous(&mut self, cards: &[(Seat, Card)]) -> Result<(), Refused> {
        let due = self
            .matters
            .iter()
            .find_map(|m| match &m.kind {
                Kind::Lead(lead) if lead.standing == Provisional::Waiting => Some(lead.due),
                _ => None,
            })
            .or_else(|| self.state.trick.turn());
        let legal = cards.iter().position(|(seat, _)| Some(*seat) == due);
        self.applied.insert(Clause::L58A);
        let first = legal.and_then(|i| cards.get(i)).copied();
        if let Some((seat, card)) = first {
            self.lay(seat, card, None)?;
        }
        for (_, &(seat, card)) in cards.iter().enumerate().filter(|(i, _)| Some(*i) != legal) {
            // With an irregular lead on the table, it was played to that, too late to accept it.
            let overtaken = self.matters.iter().position(
                |m| matches!(&m.kind, Kind::Lead(lead) if matches!(lead.standing, Provisional::Overtaken(..)) && Some((seat, card)) != first),
            );
            match overtaken {
                Some(i) if first.is_some() => self.lay_on_overtaken(i, seat, card)?,
                _ => self.lay(seat, card, first.map(|(seat, _)| seat))?,
            }
        }
        Ok(())
    }

    pub(super) fn lay_on_overtaken(&mut self, i: usize, seat: Seat, card: Card) -> Result<(), Refused> {
        if !self.state.can_hold(seat, card) {
            return Err(Refused::NotInHand { seat, card });
        }
        self.lay_on_pile(i, seat, card);
        Ok(())
    }

    pub(super) fn two_cards(&mut self, seat: Seat, cards: &[Card], visible: &[Card]) -> Result<(), Refused> {
        let Some(&first) = visible.first().or(cards.first()) else { return Err(Impossible::NoCards.into()) };
        for &card in cards {
            if !self.state.can_hold(seat, card) {
                return Err(Refused::NotInHand { seat, card });
            }
        }
        if self.auction.is_some() {
            // 24: in the auction nothing is played; what could be seen was exposed.
            let seen = if visible.is_empty() { &[first][..] } else { visible };
            let seen: Vec<(Seat, Card)> = seen.iter().map(|&card| (seat, card)).collect();
            return self.expose(&seen, Exposure::Deliberate, true);
        }
        let trick = self.state.trick_number();
        self.lay(seat, first, None)?;
        for &card in cards.iter().filter(|card| **card != first) {
            if !self.state.can_hold(seat, card) {
                // It lay there as a lead to the next trick and has become that.
                continue;
            }
            self.state.take_from_hand(seat, card);
            self.state.surplus.push((seat, card, trick));
        }
        let visible = if visible.is_empty() { vec![first] } else { visible.to_vec() };
        self.open(Kind::TwoCards { seat, cards: cards.to_vec(), visible });
        Ok(())
    }

    /// The cards that this hand has laid together and that can be seen, without the one in the trick (58B).
    #[must_use]
    pub fn laid_together(&self, seat: Seat) -> Vec<Card> {
        let seen = |kind: &Kind| match kind {
            Kind::TwoCards { seat: owner, visible, .. } if *owner == seat => visible.clone(),
            _ => Vec::new(),
        };
        let lies = |card: &Card| self.state.surplus.iter().any(|(s, c, _)| (*s, c) == (seat, card));
        self.matters.iter().flat_map(|m| seen(&m.kind)).filter(lies).collect()
    }

    pub(super) fn expose(
        &mut self,
        cards: &[(Seat, Card)],
        how: Exposure,
        seen_by_partner: bool,
    ) -> Result<(), Refused> {
        let Some(&(owner, _)) = cards.first() else { return Err(Impossible::NoCards.into()) };
        if cards.iter().any(|(seat, _)| *seat != owner) {
            return Err(Impossible::SeveralHands.into());
        }
        for &(seat, card) in cards {
            if !self.state.can_hold(seat, card) {
                return Err(Refused::NotInHand { seat, card });
            }
            self.state.locate(seat, card);
        }
        if self.auction.is_some() && seen_by_partner {
            let seen = cards.iter().map(|&(seat, card)| SeenInAuction { seat, card, led: false, how });
            self.seen_in_auction.extend(seen);
        } else if owner == self.state.dummy() {
            self.dummy_seen();
        }
        self.open(Kind::Exposed { cards: cards.to_vec(), how, seen_by_partner });
        Ok(())
    }

    pub(super) fn dummy_seen(&mut self) {
        if !self.state.is_opening() {
            return;
        }
        self.state.dummy_cards_seen = true;
        if let Some(m) = self.lead_matter() {
            m.dummy_seen = true;
            m.spread_first = m.spread;
        }
    }

    pub(super) fn lead_matter(&mut self) -> Option<&mut LeadOutOfTurn> {
        self.matters.iter_mut().find_map(|m| match &mut m.kind {
            Kind::Lead(lead) if lead.standing == Provisional::Waiting => Some(lead),
            _ => None,
        })
    }

    pub(super) fn spread(&mut self, seat: Seat, cards: &[Card]) -> Result<(), Refused> {
        for &card in cards {
            if !self.state.can_hold(seat, card) {
                return Err(Refused::NotInHand { seat, card });
            }
            self.state.locate(seat, card);
        }
        if self.auction.is_some() {
            return Err(Impossible::AuctionOpen.into());
        }
        let opening = self.state.is_opening();
        if seat == self.state.declarer {
            if let Some(m) = self.lead_matter().filter(|m| m.opening) {
                m.spread = true;
                return Ok(());
            }
            self.open(Kind::ShownByDeclarer { cards: cards.to_vec() });
        } else if seat == self.state.dummy() {
            if opening {
                self.dummy_seen();
            } else {
                self.state.spread = Some(seat);
                self.state.dummy_cards_seen = true;
            }
        } else {
            let shown =
                if cards.is_empty() { self.state.hands[seat].known.iter().collect() } else { cards.to_vec() };
            let cards = shown.into_iter().map(|card| (seat, card)).collect();
            self.open(Kind::Exposed { cards, how: Exposure::Deliberate, seen_by_partner: true });
        }
        Ok(())
    }

    pub(super) fn designate(&mut self, words: Designation) -> Result<(), Refused> {
        if self.auction.is_some() {
            return Err(Impossible::AuctionOpen.into());
        }
        if self.is_over() {
            return Err(Impossible::PlayIsOver.into());
        }
        if let Some(first) = self.designated
            && let Some(then) = self.named_instead(words)?
        {
            self.open_called(Kind::Renamed { first, then });
            return Ok(());
        }
        let overruled = self.volunteered.iter().any(|v| v.answers(Question::Incontrovertible));
        match dummy::designated(&self.state, words) {
            Meaning::Card(card, clause) if !overruled => self.play_as_named(card, clause),
            _ => {
                self.matters.push(Matter { kind: Kind::Unclear { designation: words }, called: true });
                Ok(())
            }
        }
    }

    /// The card that declarer names after he has named one, if his words are clear.
    fn named_instead(&self, words: Designation) -> Result<Option<Card>, Refused> {
        if let Designation::Card { suit: Some(suit), rank: Some(rank) } = words {
            let card = Card::new(suit, rank);
            let held = self.state.can_hold(self.state.dummy(), card);
            return if held { Ok(Some(card)) } else { Err(Impossible::NothingDesignated.into()) };
        }
        Ok(match dummy::designated(&self.state, words) {
            Meaning::Card(card, _) => Some(card),
            Meaning::OneOf(..) | Meaning::Nothing => None,
        })
    }

    /// 45C4a: it is played once it is named.
    fn play_as_named(&mut self, card: Card, clause: Clause) -> Result<(), Refused> {
        let established = |table: &Table| table.state.revokes.iter().filter(|r| r.established).count();
        let before = established(self);
        self.applied.insert(clause);
        self.applied.insert(Clause::L45C4a);
        self.lay(self.state.dummy(), card, None)?;
        if established(self) > before {
            self.applied.insert(Clause::L63A2);
        }
        self.designated = Some(card);
        Ok(())
    }

    pub(super) fn withdraw(&mut self, seat: Seat, card: Card) -> Result<(), Refused> {
        if let Some((leader, down)) = self.face_down
            && leader == seat
            && (down == Some(card) || down.is_none())
        {
            // 41A: a face-down lead may not simply be changed.
            self.applied.insert(Clause::L41A);
            self.open(Kind::TakenBack { seat, card, instead: None });
            return Ok(());
        }
        if self.state.agreed.is_some() || self.contested {
            return Err(Impossible::PlayIsOver.into());
        }
        if !self.state.trick_of(seat, card).contains(&(seat, card)) {
            return Err(Impossible::NothingToTakeBack.into());
        }
        let right = self.state.takebacks.iter().find(|t| t.seat == seat && t.card == card).copied();
        if self.state.trick.cards[seat] != Some(card) {
            self.state.reopen_trick();
        }
        self.state.unplay(seat, card);
        let Some(right) = right else {
            self.open(Kind::TakenBack { seat, card, instead: None });
            return Ok(());
        };
        self.taken_back_by_right(right);
        Ok(())
    }

    /// 47, 62C: what follows where he had a right to take it back.
    fn taken_back_by_right(&mut self, right: TakeBack) {
        let TakeBack { seat, card, law, penalty } = right;
        self.applied.insert(law);
        self.state.takebacks.retain(|t| *t != right);
        if penalty && self.state.is_defender(seat) {
            let mut base = Ruling::under(Clause::L62C2);
            let partner = seat.partner();
            if self.state.trick.leader == partner && self.state.trick.cards[partner].is_none() {
                // His partner is to lead again, bound by the choice that he did not obey: is there
                // another one now about this card?
                base = base.depends_on(Point::DP15);
                self.state.choice_made = !self.rules.readings.is_other_way(Point::DP15.number());
            }
            let ruling = laws::penalty_card::becomes(&self.facts(), base, seat, card, Grade::Major);
            self.apply(ruling);
        } else if !penalty {
            // The other side's doing: what the card showed is for this side, not for that.
            let offending = seat.side().other();
            self.apply(laws::information::withdrawn(Ruling::under(law), seat, card, offending));
        }
        if law == Clause::L62C1 || law == Clause::L45D {
            self.offer_partner_of_revoker(seat, law);
        }
    }

    /// 62C2, 45D: an opponent has changed his card; the next of the other side may change his.
    fn offer_partner_of_revoker(&mut self, changed: Seat, law: Clause) {
        let other = changed.next();
        let after = self.state.trick.leader.steps_to(other) > self.state.trick.leader.steps_to(changed);
        if let Some(card) = self.state.trick.cards[other].filter(|_| after) {
            let (law, penalty) = match law {
                Clause::L62C1 => (Clause::L62C2, true),
                other => (other, false),
            };
            self.applied.insert(law);
            self.state.takebacks.push(TakeBack { seat: other, card, law, penalty });
        }
    }
}
