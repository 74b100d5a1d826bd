//! Recording what happened, and letting the laws speak.

use bridge::{Call, Outcome};
use cards::{BySide, Card, Seat};
use ruling::ClauseSet;

use super::Table;
use crate::{
    clause::{Clause, Point},
    event::{About, Designation, Event, Exposure, Happening, Impossible, Refused, Request},
    facts::Volunteered,
    laws::{
        self,
        auction::SeenInAuction,
        dummy::{self, Meaning},
        misinformation::Misled,
        requests::Asked,
    },
    matter::{Claim, Kind, Matter, Provisional},
    state::Moment,
    words::{Answer, Choice, Duty, Effect, Grade, Irregularity, Pending, Question, Ruling},
};

impl Table {
    /// Records what happened.
    ///
    /// # Errors
    /// [`Refused`], if it cannot have happened; the table is as it was.
    pub fn record(&mut self, event: &Event) -> Result<(), Refused> {
        if let Event::Play { seat, card } = *event
            && self.is_plain()
        {
            return self.record_plain(seat, card);
        }
        let before = self.clone();
        let result = self.try_record(event);
        if result.is_err() {
            *self = before;
        }
        result
    }

    /// Nothing is open, so a card is a card.
    #[inline]
    fn is_plain(&self) -> bool {
        self.pending.is_none()
            && self.matters.is_empty()
            && self.auction.is_none()
            && self.face_down.is_none()
            && self.designated.is_none()
    }

    #[inline]
    fn record_plain(&mut self, seat: Seat, card: Card) -> Result<(), Refused> {
        self.begin_step();
        self.lay(seat, card, None)?;
        self.after_card(seat);
        if !self.matters.is_empty() || self.state.has_penalty_cards() {
            self.settle();
        }
        Ok(())
    }

    #[inline]
    fn begin_step(&mut self) {
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
            Event::Answer { question, seat, suit, with } => {
                self.noticed = noticed;
                self.answer(question, *seat, *suit, *with)?;
            }
            Event::Choose(choices) => {
                self.noticed = noticed;
                self.choose(choices)?;
            }
            Event::Claim { by, tricks, line } => self.claim(*by, *tricks, false, line.is_some())?,
            Event::Concede { by, tricks } => self.claim(*by, *tricks, true, true)?,
            Event::Agree { by } => self.answer_claim(*by, true)?,
            Event::Object { by } => self.answer_claim(*by, false)?,
            Event::Happens { what, .. } => {
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

    fn call(&mut self, seat: Seat, call: Call) -> Result<(), Refused> {
        let Some(auction) = &mut self.auction else { return Err(Impossible::AuctionOver.into()) };
        auction.call(seat, call).map_err(|_| Impossible::CallNotRuledOn)?;
        let must_pass =
            |r: &crate::state::InForce| r.restriction.seat == seat && r.restriction.duty == Duty::MustPass;
        if self.state.restrictions.iter().any(must_pass) {
            if call != Call::Pass {
                return Err(Impossible::CallNotRuledOn.into());
            }
            self.state.restrictions.retain(|r| !must_pass(r));
        }
        let outcome = auction.outcome();
        if let Outcome::Contract(contract, declarer) = outcome {
            self.auction = None;
            self.contract = Some(contract);
            self.state.strain = contract.strain;
            self.state.declarer = declarer;
            self.state.trick.leader = declarer.next();
            self.state.restrictions.clear();
            let seen = std::mem::take(&mut self.seen_in_auction);
            if let Some(ruling) = laws::auction::afterwards(&self.facts(), &seen, declarer.side()) {
                self.apply(ruling);
            }
        }
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

    /// 58A: what is laid at the same moment as a legal card comes after it.
    fn simultaneous(&mut self, cards: &[(Seat, Card)]) -> Result<(), Refused> {
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

    fn lay_on_overtaken(&mut self, i: usize, seat: Seat, card: Card) -> Result<(), Refused> {
        if !self.state.can_hold(seat, card) {
            return Err(Refused::NotInHand { seat, card });
        }
        self.lay_on_pile(i, seat, card);
        Ok(())
    }

    fn two_cards(&mut self, seat: Seat, cards: &[Card], visible: &[Card]) -> Result<(), Refused> {
        let Some(&first) = visible.first().or(cards.first()) else { return Err(Impossible::NoCards.into()) };
        for &card in cards {
            if !self.state.can_hold(seat, card) {
                return Err(Refused::NotInHand { seat, card });
            }
        }
        let trick = self.state.trick_number();
        self.lay(seat, first, None)?;
        for &card in cards.iter().filter(|card| **card != first) {
            self.state.take_from_hand(seat, card);
            self.state.surplus.push((seat, card, trick));
        }
        let visible = if visible.is_empty() { vec![first] } else { visible.to_vec() };
        self.open(Kind::TwoCards { seat, cards: cards.to_vec(), visible });
        Ok(())
    }

    fn expose(
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

    fn dummy_seen(&mut self) {
        if !self.state.is_opening() {
            return;
        }
        self.state.dummy_cards_seen = true;
        if let Some(m) = self.lead_matter() {
            m.dummy_seen = true;
            m.spread_first = m.spread;
        }
    }

    fn lead_matter(&mut self) -> Option<&mut crate::matter::LeadOutOfTurn> {
        self.matters.iter_mut().find_map(|m| match &mut m.kind {
            Kind::Lead(lead) if lead.standing == Provisional::Waiting => Some(lead),
            _ => None,
        })
    }

    fn spread(&mut self, seat: Seat, cards: &[Card]) -> Result<(), Refused> {
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

    fn designate(&mut self, words: Designation) -> Result<(), Refused> {
        if self.auction.is_some() {
            return Err(Impossible::AuctionOpen.into());
        }
        if self.is_over() {
            return Err(Impossible::PlayIsOver.into());
        }
        let dummy = self.state.dummy();
        if let Some(first) = self.designated
            && let Designation::Card { suit: Some(suit), rank: Some(rank) } = words
        {
            let then = Card::new(suit, rank);
            if !self.state.can_hold(dummy, then) {
                return Err(Impossible::NothingDesignated.into());
            }
            self.open_called(Kind::Renamed { first, then });
            return Ok(());
        }
        if let (Some(first), Meaning::Card(then, _)) =
            (self.designated, dummy::designated(&self.state, words))
        {
            self.open_called(Kind::Renamed { first, then });
            return Ok(());
        }
        let overruled = self.volunteered.iter().any(|v| v.answers(Question::Incontrovertible));
        match dummy::designated(&self.state, words) {
            Meaning::Card(card, clause) if !overruled => {
                self.applied.insert(clause);
                self.applied.insert(Clause::L45C4a);
                self.lay(dummy, card, None)?;
                self.designated = Some(card);
            }
            _ => {
                self.matters.push(Matter { kind: Kind::Unclear { designation: words }, called: true });
            }
        }
        Ok(())
    }

    fn withdraw(&mut self, seat: Seat, card: Card) -> Result<(), Refused> {
        if let Some((leader, down)) = self.face_down
            && leader == seat
            && (down == Some(card) || down.is_none())
        {
            // 41A: a face-down lead may not simply be changed.
            self.applied.insert(Clause::L41A);
            self.open(Kind::TakenBack { seat, card, instead: None });
            return Ok(());
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
        self.applied.insert(right.law);
        self.state.takebacks.retain(|t| *t != right);
        if right.penalty && self.state.is_defender(seat) {
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
        } else if !right.penalty {
            // The other side's doing: what the card showed is for this side, not for that.
            let offending = seat.side().other();
            let ruling = laws::information::withdrawn(Ruling::under(right.law), seat, card, offending);
            self.apply(ruling);
        }
        if right.law == Clause::L62C1 || right.law == Clause::L45D {
            self.offer_partner_of_revoker(seat, right.law);
        }
        Ok(())
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
            self.state.takebacks.push(crate::state::TakeBack { seat: other, card, law, penalty });
        }
    }

    fn request(&mut self, by: Seat, what: Request) {
        let last = self.state.history.iter().next_back();
        let side_played = self.state.trick.cards.iter().any(|(s, c)| c.is_some() && s.side() == by.side());
        let asked = Asked {
            state: &self.state,
            by,
            calling: self.auction.as_ref().and_then(bridge::Auction::next),
            face_down: self.face_down(),
            over: self.is_over(),
            last_trick_open: last.is_some() && !side_played && !self.is_over(),
        };
        if let Ok((allowed, ruling)) = laws::requests::allowed(&asked, what) {
            self.allowed = Some(allowed);
            self.apply(ruling);
        }
    }

    fn call_director(&mut self, about: About) -> Result<(), Refused> {
        match about {
            About::ThisNow => self.call_about_this(),
            About::Revoke { by, trick } => self.call_about_revoke(by, trick)?,
            About::WrongExplanation { by, misled } => {
                let last = self.last_play.filter(|(seat, _)| self.state.player_of(*seat) == misled);
                let own = last.map(|(_, card)| card).or_else(|| {
                    let quitted = self.state.history.iter().next_back();
                    self.state.trick.cards[misled].or(quitted.and_then(|q| q.trick.cards[misled]))
                });
                let opening = self.state.history.is_empty()
                    && self.state.before == 0
                    && self.state.trick.leader == misled;
                let ruling = laws::misinformation::wrong_explanation(
                    &self.facts(),
                    &Misled {
                        by,
                        misled,
                        card: own,
                        last: last.is_some() || self.no_later_card_in_this_trick(misled),
                        opening,
                        dummy_seen: self.state.dummy_cards_seen,
                    },
                );
                self.apply(ruling);
            }
            About::Trick(number) => {
                if self.state.trick_by_number(number).is_none() {
                    return Err(Impossible::NoSuchTrick.into());
                }
                let ruling = laws::tricks::defective(&self.facts(), number);
                self.apply(ruling);
            }
        }
        Ok(())
    }

    /// 2007: only a later card to the same trick was in the way.
    fn no_later_card_in_this_trick(&self, misled: Seat) -> bool {
        if self.rules.edition == crate::clause::Edition::E2017 {
            return false;
        }
        let trick = &self.state.trick;
        let after = |seat: Seat| trick.leader.steps_to(seat) > trick.leader.steps_to(misled);
        trick.cards[misled].is_some() && !trick.cards.iter().any(|(s, c)| c.is_some() && after(s))
    }

    /// Attention is drawn to what has just happened: the last matter that is open.
    fn call_about_this(&mut self) {
        let wrong_face_down = self.face_down.filter(|(seat, _)| *seat != self.state.trick.leader);
        if let Some((seat, _)) = wrong_face_down {
            // 41A: it goes back unseen; nothing else happens.
            self.apply(
                Ruling::under(Clause::L41A)
                    .does(Effect::ReturnUnseen(seat))
                    .does(Effect::ToLead(self.state.trick.leader)),
            );
        }
        let latest = self.matters.iter().rposition(|m| !m.called);
        let Some(i) = latest else {
            if self.agreed.is_some() {
                // 71: a trick given up that no normal play loses is given back.
                self.apply(Ruling::under(Clause::L71).weigh(Clause::L71));
                return;
            }
            self.suspect_revoke();
            return;
        };
        if let Some(matter) = self.matters.get_mut(i) {
            matter.called = true;
        }
        // What belongs together is ruled on together: a premature card and the lead it was played to.
        let kind = self.matters.get(i).map(|m| m.kind.clone());
        if matches!(kind, Some(Kind::Premature(_))) {
            for matter in &mut self.matters {
                if matches!(matter.kind, Kind::Lead(_)) {
                    matter.called = true;
                }
            }
        }
        if let Some(kind) = kind {
            self.noticed = self.as_noticed(&kind);
            self.draw_attention(&kind);
        }
    }

    /// Called, and nothing is wrong as far as the cards show: it may be that a hand nobody knows
    /// did not follow suit.
    fn suspect_revoke(&mut self) {
        let Some((seat, card)) = self.last_play else { return };
        let Some(led) = self.state.trick.led().filter(|_| self.state.trick.cards[seat] == Some(card)) else {
            return;
        };
        if card.suit() != led && !self.state.hands[seat].is_open_book() && seat != self.state.trick.leader {
            self.suspect(seat, self.state.trick_number(), led);
        }
    }

    fn suspect(&mut self, seat: Seat, trick: u8, suit: cards::Suit) {
        // Showing out was only taken for granted.
        self.state.hands[seat].void = self.state.hands[seat].void.without(suit);
        self.matters.push(Matter { kind: Kind::Revoke { seat, trick, suit }, called: true });
        self.noticed = Some(super::Noticed { kind: Irregularity::Revoke, seat, card: None });
    }

    fn call_about_revoke(&mut self, by: Seat, trick: u8) -> Result<(), Refused> {
        let known = self.state.revokes.iter().find(|r| r.seat == by && r.trick == trick).copied();
        if let Some(revoke) = known {
            let kind = Kind::Revoke { seat: by, trick, suit: revoke.suit };
            self.matters.retain(|m| m.kind != kind);
            self.open_called(kind);
            return Ok(());
        }
        let Some(laid) = self.state.trick_by_number(trick) else {
            return Err(Impossible::NoSuchTrick.into());
        };
        if let (Some(led), Some(card)) = (laid.led(), laid.cards[by])
            && led != card.suit()
        {
            if self.state.holds(by, led) == Some(true) {
                // It had stuck to another card and is back in the hand (67B2).
                self.found_revoke(by, trick, led);
                self.noticed = Some(super::Noticed { kind: Irregularity::Revoke, seat: by, card: Some(card) });
            } else if !self.state.hands[by].is_open_book() {
                self.suspect(by, trick, led);
            }
        }
        Ok(())
    }

    fn open_called(&mut self, kind: Kind) {
        self.noticed = self.as_noticed(&kind);
        self.draw_attention(&kind);
        self.matters.push(Matter { kind, called: true });
    }

    fn answer(
        &mut self,
        id: &str,
        seat: Option<Seat>,
        suit: Option<cards::Suit>,
        with: Answer,
    ) -> Result<(), Refused> {
        let told = Volunteered { question: id.to_owned(), seat, suit, with };
        match self.pending {
            Some(Pending::Question { question, .. }) if told.answers(question) => {
                if !self.fits(question, with) {
                    return Err(Impossible::AnswerDoesNotFit.into());
                }
                self.told.answer(question, with);
                self.learn(question, with);
            }
            _ => {
                if id == "could-have-been-aware" && with == Answer::Yes {
                    self.applied.insert(Clause::L72C);
                    self.look_at.insert(Clause::L72C);
                }
                self.volunteered.push(told);
            }
        }
        Ok(())
    }

    fn fits(&self, question: Question, with: Answer) -> bool {
        self.answers_to(question).iter().any(|a| std::mem::discriminant(a) == std::mem::discriminant(&with))
    }

    /// What an answer says about the hands.
    fn learn(&mut self, question: Question, with: Answer) {
        if let Question::HoldsSuit(seat, suit) = question {
            let hand = &mut self.state.hands[seat];
            if with == Answer::Yes {
                hand.has = hand.has.with(suit);
            } else {
                hand.void = hand.void.with(suit);
            }
        }
    }

    /// The answers that fit a question, the ordinary one first.
    pub(super) fn answers_to(&self, question: Question) -> Vec<Answer> {
        match question {
            Question::MeantAs(seat) => {
                let opening =
                    self.matters.iter().any(|m| matches!(&m.kind, Kind::Lead(lead) if lead.opening));
                let other =
                    if opening && seat == self.state.declarer { Answer::Spread } else { Answer::Lead };
                vec![Answer::Follow, other, Answer::Accident]
            }
            Question::IntendedCard(seat) => {
                let shown = self.matters.iter().find_map(|m| match &m.kind {
                    Kind::TwoCards { visible, .. } => Some(visible.clone()),
                    _ => None,
                });
                let played = self.state.trick.cards[seat];
                let mut cards = shown.unwrap_or_default();
                cards.sort_by_key(|card| Some(*card) != played);
                cards.into_iter().map(Answer::Card).collect()
            }
            Question::Declarer
            | Question::Leader
            | Question::Offender
            | Question::Turn
            | Question::WonTrick => Seat::ALL.into_iter().map(Answer::Seat).collect(),
            Question::Card | Question::Led => {
                vec![Answer::Card(Card::new(cards::Suit::Diamonds, cards::Rank::Seven))]
            }
            Question::Face => vec![Answer::Up, Answer::Down],
            Question::Incontrovertible => vec![Answer::No],
            _ => vec![Answer::No, Answer::Yes],
        }
    }

    fn choose(&mut self, choices: &[(Seat, Choice)]) -> Result<(), Refused> {
        let Some(Pending::Election(election)) = &self.pending else {
            return Err(match choices.first() {
                Some(&(by, what)) => Refused::NotOffered { by, what, offered: "nothing".to_owned() },
                None => Impossible::NoElection.into(),
            });
        };
        for &(by, what) in choices {
            if !election.by.contains(&by) || !election.options.contains(&what) {
                let offered: Vec<String> = election.options.iter().map(ToString::to_string).collect();
                return Err(Refused::NotOffered { by, what, offered: offered.join(", ") });
            }
        }
        if choices.is_empty() {
            return Err(Impossible::NoElection.into());
        }
        let election = election.clone();
        self.told.choose(&election, choices.to_vec());
        Ok(())
    }

    fn claim(&mut self, by: Seat, tricks: u8, concession: bool, stated: bool) -> Result<(), Refused> {
        if self.is_over() {
            return Err(Impossible::PlayIsOver.into());
        }
        let remaining = 13 - (self.state.trick_number() - 1);
        let tricks = tricks.min(remaining);
        let own_tricks = if concession { remaining - tricks } else { tricks };
        for revoke in &mut self.state.revokes {
            // 63A3: a claim or concession of the revoker's side establishes it.
            if revoke.seat.side() == by.side() && !revoke.established {
                revoke.established = true;
                self.applied.insert(Clause::L63A3);
            }
        }
        let claim = Claim { by, own_tricks, remaining, concession, objection: None, agreed: None, stated };
        self.matters.retain(|m| !matches!(m.kind, Kind::Claimed(_)));
        let ruling = laws::claim::claim(&self.facts(), &claim);
        self.matters.push(Matter { kind: Kind::Claimed(claim), called: false });
        self.apply(ruling);
        Ok(())
    }

    fn answer_claim(&mut self, by: Seat, agreed: bool) -> Result<(), Refused> {
        let position = self.matters.iter().position(|m| matches!(m.kind, Kind::Claimed(_)));
        let Some(Kind::Claimed(mut claim)) = position.map(|i| self.matters.remove(i).kind) else {
            return Err(Impossible::NothingClaimed.into());
        };
        if agreed {
            claim.agreed = Some(by);
        } else {
            claim.objection = Some(by);
        }
        let mut ruling = laws::claim::claim(&self.facts(), &claim);
        self.contested = ruling.clauses.contains(&Clause::L68D);
        if ruling.clauses.contains(&Clause::L68B2) {
            ruling = self.shown_while_conceding(ruling, by.partner());
        }
        self.apply(ruling);
        if agreed {
            for revoke in &mut self.state.revokes {
                revoke.established = true;
            }
        }
        Ok(())
    }

    /// 68B2: what was shown with a concession that is none makes no penalty card.
    fn shown_while_conceding(&mut self, mut ruling: Ruling, conceder: Seat) -> Ruling {
        let of_the_concession = |kind: &Kind| match kind {
            Kind::Exposed { cards, .. } => cards.first().is_some_and(|(seat, _)| *seat == conceder),
            _ => false,
        };
        for matter in &self.matters {
            if let Kind::Exposed { cards, .. } = &matter.kind
                && of_the_concession(&matter.kind)
            {
                for &(seat, card) in cards {
                    ruling = laws::information::seen(ruling, seat, card, Clause::L16C2);
                }
            }
        }
        self.matters.retain(|m| !of_the_concession(&m.kind));
        ruling
    }

    pub(super) fn add_agreed(&mut self, side: cards::Side, tricks: u8) {
        self.agreed.get_or_insert(BySide([0, 0]))[side] = tricks;
    }
}
