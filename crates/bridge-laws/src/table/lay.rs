//! A card is laid on the table: what that is, by the cards alone.

use cards::{Card, Seat};

use super::Table;
use crate::{
    clause::{Clause, Point},
    event::{Exposure, Impossible, Refused},
    facts::Watch,
    laws::{auction::SeenInAuction, revoke},
    legal::Breach,
    matter::{Kind, LeadOutOfTurn, Matter, Premature, Provisional},
};

impl Table {
    /// A card face up from this hand. `at_once`: at the same moment as a legal card of this seat.
    pub(super) fn lay(&mut self, seat: Seat, card: Card, at_once: Option<Seat>) -> Result<(), Refused> {
        self.can_be_laid(seat, card)?;
        if self.auction.is_some() {
            self.seen_in_auction.push(SeenInAuction { seat, card, led: true, how: Exposure::Deliberate });
            self.open(Kind::Exposed {
                cards: vec![(seat, card)],
                how: Exposure::Deliberate,
                seen_by_partner: true,
            });
            return Ok(());
        }
        if !self.matters.is_empty() {
            // Nobody has answered the claim, and play has gone on: it is void (68D2).
            self.matters.retain(|m| !matches!(m.kind, Kind::Claimed(_)));
        }
        self.count(seat, card);
        if self.face_down.is_some_and(|(leader, _)| leader == seat) {
            self.face_down = None;
            if seat != self.state.trick.leader {
                // 41A: what lay face down out of turn is of no more interest.
                self.matters.retain(|m| !matches!(m.kind, Kind::TakenBack { seat: s, .. } if s == seat));
            }
        }
        self.establish_revokes(seat);
        if let Some(i) = self.waiting_lead() {
            self.lay_on_lead(i, seat, card, at_once.is_some());
        } else {
            self.lay_in_order(seat, card, at_once);
        }
        Ok(())
    }

    #[inline]
    pub(super) fn count(&mut self, seat: Seat, card: Card) {
        self.cards_played += 1;
        self.last_play = Some((seat, card));
    }

    pub(super) fn can_be_laid(&self, seat: Seat, card: Card) -> Result<(), Refused> {
        if self.is_over() {
            return Err(Impossible::PlayIsOver.into());
        }
        let own = self.state.early_lead == Some((seat, card)) && self.state.trick.cards[seat].is_none();
        let lies = self.state.laid.contains(card) && !own && self.is_in_question(card);
        if !self.state.can_hold(seat, card) || lies {
            return Err(Refused::NotInHand { seat, card });
        }
        Ok(())
    }

    /// Cards that lie open and belong to a matter are not laid a second time.
    pub(super) fn is_in_question(&self, card: Card) -> bool {
        self.state.early_lead.is_some_and(|(_, early)| early == card)
            || self.matters.iter().any(|m| match &m.kind {
                Kind::Lead(lead) => lead.card == card || lead.pile.iter().any(|(_, other)| *other == card),
                Kind::Premature(m) => m.card == card,
                Kind::AfterRetraction { card: laid, .. } | Kind::BeforeChoice { card: laid, .. } => {
                    *laid == card
                }
                _ => false,
            })
    }

    fn waiting_lead(&self) -> Option<usize> {
        if !self.state.trick.is_empty() {
            // The trick before has been opened again; that comes first.
            return None;
        }
        self.matters
            .iter()
            .position(|m| matches!(&m.kind, Kind::Lead(lead) if lead.standing == Provisional::Waiting))
    }

    #[inline]
    fn lay_in_order(&mut self, seat: Seat, card: Card, at_once: Option<Seat>) {
        let trick = &self.state.trick;
        if trick.is_empty() {
            if seat == trick.leader {
                self.lead(seat, card);
            } else if self.state.retracted && self.state.is_defender(seat) {
                self.state.locate(seat, card);
                self.state.laid.insert(card);
                self.open(Kind::AfterRetraction { seat, card });
            } else {
                self.open_lead_out_of_turn(seat, card);
            }
        } else if trick.cards[seat].is_none() {
            if trick.turn() == Some(seat) {
                if let Some((leader, lead)) = self.state.early_lead
                    && leader != seat
                    && card.suit() == lead.suit()
                    && revoke::failed_to_follow(&self.state, seat, card).is_some()
                {
                    // He follows to the lead to the next trick, and has not played to this one.
                    return self.play_on_with_a_card_missing(leader, lead, seat, card);
                }
                self.follow(seat, card);
            } else {
                self.too_early(seat, card, at_once);
            }
        } else {
            self.next_trick_too_early(seat, card);
        }
    }

    /// A lead in turn.
    fn lead(&mut self, seat: Seat, card: Card) {
        self.settle_quitted_trick();
        if !self.matters.is_empty() {
            self.note_play_in_matters(seat, card);
        }
        self.lead_card(seat, card);
    }

    fn lead_card(&mut self, seat: Seat, card: Card) {
        if self.choice_about_lead_is_due() || self.lead_after_withdrawn_call().is_some() {
            self.state.locate(seat, card);
            self.state.laid.insert(card);
            self.open(Kind::BeforeChoice { seat, card, stands: false });
            return;
        }
        self.play_card(seat, card);
    }

    /// A card in turn to the trick in progress.
    #[inline]
    fn follow(&mut self, seat: Seat, card: Card) {
        if !self.matters.is_empty() {
            self.note_play_in_matters(seat, card);
        }
        self.play_card(seat, card);
    }

    /// What a play in turn does to the matters that stand open.
    fn note_play_in_matters(&mut self, seat: Seat, card: Card) {
        let declarers = !self.state.is_defender(seat);
        for matter in &mut self.matters {
            match &mut matter.kind {
                Kind::NotPlayed { played_on, .. } if declarers => *played_on = true,
                Kind::Premature(m) if m.seat.next() == seat => m.next_played = true,
                Kind::TakenBack { seat: owner, instead, .. } if *owner == seat && instead.is_none() => {
                    *instead = Some(card);
                }
                _ => {}
            }
        }
    }

    /// Plays a card in turn, legal or not, and notes what it breaks.
    #[inline]
    fn play_card(&mut self, seat: Seat, card: Card) {
        if self.state.has_duties() || self.state.trick.leader == seat && !self.state.restrictions.is_empty() {
            let legal = self.state.legal(seat);
            for clause in legal.clauses() {
                self.applied.insert(clause);
            }
            match legal.breach(card) {
                Some(Breach::Revoke(clause)) => self.note_revoke(seat, card, clause),
                Some(Breach::PenaltyCard(_)) => {
                    self.open(Kind::NotPlayed { seat, card, played_on: false });
                }
                None => {}
            }
        } else if revoke::failed_to_follow(&self.state, seat, card).is_some() {
            self.note_revoke(seat, card, Clause::L44C);
        }
        if !self.state.hands[seat].is_open_book() {
            self.find_old_revokes(seat, card);
        }
        self.set_down(seat, card);
    }

    /// The card becomes part of the trick, whatever it broke.
    #[inline]
    pub(super) fn set_down(&mut self, seat: Seat, card: Card) {
        let leading = self.state.trick.is_empty();
        if leading {
            self.state.takebacks.clear();
            if self.state.spread.is_none() {
                // 41C, 41D: the lead is faced, dummy spreads.
                self.state.spread = Some(self.state.dummy());
                self.applied.insert(Clause::L41C);
                self.applied.insert(Clause::L41D);
            }
        }
        self.applied.insert(if leading { Clause::L44A } else { Clause::L44B });
        self.applied.insert(Clause::L45A);
        self.put(seat, card);
    }

    /// Puts the card into the trick; where that completes it, a lead made too early comes next.
    #[inline]
    pub(super) fn put(&mut self, seat: Seat, card: Card) {
        if self.state.trick.led().is_some_and(|led| led != card.suit()) {
            self.applied.insert(Clause::L44D);
        }
        let before = self.state.history.len();
        if self.state.penalty_cards(seat).contains(card) && !self.debated.contains(&Point::DP9) {
            // What else its lying there told: DP9.
            self.debated.push(Point::DP9);
        }
        self.state.put(seat, card);
        if self.state.history.len() == before {
            return;
        }
        self.applied.insert(Clause::L44G);
        self.applied.insert(if self.state.strain.trump().is_some() { Clause::L44E } else { Clause::L44F });
        if let Some((leader, early)) = self.state.early_lead.take() {
            self.state.laid.remove(early);
            self.matters.retain(|m| !matches!(&m.kind, Kind::Premature(p) if p.card == early));
            if !self.is_over() {
                self.lay_in_order(leader, early, None);
            }
        }
    }

    /// A lead by a hand that is not to lead.
    fn open_lead_out_of_turn(&mut self, seat: Seat, card: Card) {
        self.settle_quitted_trick();
        self.state.locate(seat, card);
        self.state.laid.insert(card);
        let due = self.state.trick.leader;
        let dummy_seen = self.state.is_opening() && self.state.dummy_cards_seen;
        let established = self.state.revokes.iter().any(|r| {
            r.established && r.seat.side() == seat.side() && r.trick + 1 == self.state.trick_number()
        });
        self.open(Kind::Lead(LeadOutOfTurn {
            seat,
            card,
            due,
            opening: self.state.is_opening(),
            standing: Provisional::Waiting,
            pile: Vec::new(),
            spread: false,
            dummy_seen,
            spread_first: false,
            established,
        }));
    }

    /// A card laid while a lead out of turn lies there: to follow it (53A, 53C, 54B2), to lead
    /// properly (53B), or for nothing the laws know (60C).
    fn lay_on_lead(&mut self, i: usize, seat: Seat, card: Card, at_once: bool) {
        let Some(Kind::Lead(m)) = self.matters.get(i).map(|m| m.kind.clone()) else { return };
        let next = m.seat.next();
        let acceptable = self.state.trick_number() < 13 && (!m.opening || self.state.is_defender(m.seat));
        let opponents = seat.side() != m.seat.side();
        if at_once || !acceptable || !opponents {
            return self.lay_on_pile(i, seat, card);
        }
        if seat == m.due && seat != next {
            self.set_standing(i, Provisional::Overtaken(seat, card));
            self.lead_card(seat, card);
        } else if seat == next {
            self.accept_by_play(i, &m, seat, card);
            self.follow(seat, card);
        } else if self.state.is_defender(m.seat) {
            // Declarer plays from the hand that is not next (54B2; DP11).
            if !m.opening && self.rules.readings.is_other_way(Point::DP11.number()) {
                return self.lay_on_pile(i, seat, card);
            }
            self.accept_by_play(i, &m, seat, card);
            self.too_early(seat, card, None);
        } else {
            // 53C: the defender who is not next plays; the lead stands, his card is premature.
            let lies = |&&(s, c): &&(Seat, Card)| s == m.seat.partner() && self.state.can_hold(s, c);
            let both = m.pile.iter().find(lies).copied();
            if both.is_some() && self.rules.readings.is_other_way(Point::DP12.number()) {
                return self.lay_on_pile(i, seat, card);
            }
            self.accept_by_play(i, &m, seat, card);
            if let Some((hand, own)) = both {
                self.state.laid.remove(own);
                self.put(hand, own);
            }
            self.too_early(seat, card, None);
        }
    }

    pub(super) fn lay_on_pile(&mut self, i: usize, seat: Seat, card: Card) {
        self.state.locate(seat, card);
        self.state.laid.insert(card);
        if let Some(Kind::Lead(m)) = self.matters.get_mut(i).map(|m| &mut m.kind) {
            m.pile.push((seat, card));
        }
    }

    fn set_standing(&mut self, i: usize, standing: Provisional) {
        if let Some(Kind::Lead(m)) = self.matters.get_mut(i).map(|m| &mut m.kind) {
            m.standing = standing;
        }
    }

    fn accept_by_play(&mut self, i: usize, m: &LeadOutOfTurn, seat: Seat, card: Card) {
        self.set_standing(i, Provisional::Followed(seat, card));
        self.applied.insert(Clause::L53A);
        self.stand_as_lead(m.seat, m.card);
    }

    /// The lead out of turn is the lead to this trick.
    pub(super) fn stand_as_lead(&mut self, seat: Seat, card: Card) {
        let lies = self.state.trick.cards[seat];
        if lies != Some(card) && (lies.is_some() || !self.state.can_hold(seat, card)) {
            // Its trick has been quitted with it meanwhile, or the trick before it opened again: then it waits
            // for the next one.
            if lies.is_some() && self.state.laid.contains(card) && self.state.can_hold(seat, card) {
                self.state.early_lead = Some((seat, card));
            }
            return;
        }
        self.state.trick.leader = seat;
        if lies.is_none() {
            self.state.laid.remove(card);
            if self.state.spread.is_none() {
                self.state.spread = Some(self.state.dummy());
            }
            self.put(seat, card);
        }
    }

    /// A card before its turn to the trick in progress.
    fn too_early(&mut self, seat: Seat, card: Card, at_once: Option<Seat>) {
        let state = &self.state;
        let partner = seat.partner();
        let declarer_side = [state.declarer, state.dummy()];
        let premature = Premature {
            seat,
            card,
            lead: false,
            turn: state.trick.turn().unwrap_or(seat),
            partner_had_played: state.trick.cards[partner].is_some(),
            both_hands: declarer_side.iter().all(|&hand| state.trick.cards[hand].is_some()),
            suggested: state.dummy_suggested,
            simultaneous: at_once.is_some(),
            with_partners_lead: at_once == Some(partner) && state.trick.leader == partner,
            next_played: false,
        };
        let defender = state.is_defender(seat);
        if revoke::failed_to_follow(&self.state, seat, card).is_some() && !defender {
            self.note_revoke(seat, card, Clause::L44C);
        }
        if !defender {
            self.note_play_in_matters(seat, card);
            // 57C3: declarer's card is played and may not be changed.
            self.applied.insert(Clause::L57C3);
            if self.state.trick_number() == 1 && self.state.trick.leader != self.state.declarer.next() {
                // 54B2: the second card to an opening lead out of turn came from dummy.
                self.applied.insert(Clause::L54B2);
            }
            self.put(seat, card);
            return;
        }
        self.put(seat, card);
        self.open(Kind::Premature(premature));
    }

    /// A card from a hand that has played to the trick in progress: a lead to the next one.
    fn next_trick_too_early(&mut self, seat: Seat, card: Card) {
        let missing: Vec<Seat> =
            Seat::ALL.into_iter().filter(|&s| self.state.trick.cards[s].is_none()).collect();
        if let Some((leader, lead)) = self.state.early_lead
            && leader != seat
        {
            return self.play_on_with_a_card_missing(leader, lead, seat, card);
        }
        if let Some((_, first)) = self.state.early_lead.filter(|_| !self.state.is_defender(seat)) {
            // 48A: of two cards put out for the next trick the first is in the hand again.
            self.state.laid.remove(first);
        }
        self.state.locate(seat, card);
        self.state.laid.insert(card);
        self.state.early_lead = Some((seat, card));
        if self.state.is_defender(seat) {
            let state = &self.state;
            let premature = Premature {
                seat,
                card,
                lead: true,
                turn: state.trick.turn().unwrap_or(seat),
                partner_had_played: !missing.contains(&seat.partner()),
                both_hands: false,
                suggested: false,
                simultaneous: false,
                with_partners_lead: false,
                next_played: false,
            };
            self.open(Kind::Premature(premature));
        }
    }

    /// A second hand plays to the next trick: the one before stays defective (67).
    fn play_on_with_a_card_missing(&mut self, leader: Seat, lead: Card, seat: Seat, card: Card) {
        self.state.early_lead = None;
        self.state.laid.remove(lead);
        self.matters.retain(|m| !matches!(&m.kind, Kind::Premature(p) if p.card == lead));
        self.state.quit_trick();
        self.lay_in_order(leader, lead, None);
        match self.waiting_lead() {
            // That was not his lead: the second card was laid on a lead out of turn.
            Some(i) => self.lay_on_lead(i, seat, card, false),
            None => self.lay_in_order(seat, card, None),
        }
    }

    /// A new trick begins: what was open about the last one and can no longer be put right lapses.
    fn settle_quitted_trick(&mut self) {
        if self.matters.is_empty() {
            return;
        }
        self.matters.retain(|m| {
            m.called
                || match &m.kind {
                    Kind::Revoke { .. } => true,
                    Kind::Exposed { .. } | Kind::Claimed(_) => true,
                    Kind::WrongCard { .. } => true,
                    // 52B1b: declarer's own play settles it, and not before.
                    Kind::NotPlayed { played_on, .. } => !played_on,
                    // A lead taken back: what comes now is played in its place.
                    Kind::TakenBack { instead, .. } => instead.is_none(),
                    _ => false,
                }
        });
    }

    /// Is declarer's choice about this lead due (50D2)?
    pub(super) fn choice_about_lead_is_due(&self) -> bool {
        self.state.choice_about_lead_is_due() && !self.is_over()
    }

    /// Something is wrong. At a watched table the director is there at once.
    pub(super) fn open(&mut self, kind: Kind) {
        let called = self.rules.watch == Watch::Always;
        if called {
            self.noticed = self.as_noticed(&kind).or(self.noticed);
            self.draw_attention(&kind);
        }
        self.matters.push(Matter { kind, called });
    }
}
