//! What can happen to cards besides being played: several at once, exposed, spread, named, taken back.

use cards::{Card, CardSet, Seat};

use super::{Designated, Table};
use crate::{
    event::{Designation, Did, Exposure, Impossible, Refused, Seen, Then},
    laws::{
        dummy::{self, Meaning},
        exposed,
        in_auction::SeenInAuction,
        premature, regular, revoke,
    },
    matter::{Exposed, Kind, Matter, Period, Standing},
    story::{Deed, How},
    words::{Answer, Pending, Question},
};

impl Table {
    /// Notes in the story what somebody has done.
    pub(super) fn tell(&mut self, did: Did, seat: Seat, card: Option<Card>) {
        self.tell_how(did, seat, card, How::Alone);
    }

    pub(super) fn tell_how(&mut self, did: Did, seat: Seat, card: Option<Card>, how: How) {
        let what = Then { did, seat, card };
        self.story.tell(Deed { what, trick: self.state.trick_number(), how });
    }

    /// 58A: what is laid at the same moment as a legal card comes after it.
    pub(super) fn simultaneous(&mut self, cards: &[(Seat, Card)]) -> Result<(), Refused> {
        let again = |n: usize, seat: Seat| cards.iter().take(n).any(|(other, _)| *other == seat);
        if cards.len() < 2 || cards.iter().enumerate().any(|(n, (seat, _))| again(n, *seat)) {
            return Err(Impossible::NotTwoHands.into());
        }
        let due = self.waiting_lead().map(|(_, lead)| lead.due).or_else(|| self.state.trick.turn());
        let legal = cards.iter().position(|(seat, _)| Some(*seat) == due);
        self.applied.insert(premature::AT_ONCE);
        let first = legal.and_then(|i| cards.get(i)).copied();
        if let Some((seat, card)) = first {
            self.lay(seat, card, Did::Played, None)?;
        }
        for &(seat, card) in cards.iter().filter(|laid| Some(**laid) != first) {
            match self.overtaken_lead() {
                // With an irregular lead on the table, it was played to that, too late to accept it.
                true if first.is_some() => self.lay_on_overtaken(seat, card)?,
                // Two wrong leads at once are two leads.
                _ if first.is_none() && self.state.trick.is_empty() => {
                    self.lay(seat, card, Did::Played, Some(seat))?;
                }
                _ => self.lay(seat, card, Did::Played, first.map(|(seat, _)| seat))?,
            }
        }
        Ok(())
    }

    /// Is there a lead out of turn that the proper one has overtaken?
    fn overtaken_lead(&self) -> bool {
        self.matters.iter().any(|m| matches!(self.standing(m), Standing::Overtaken(..)))
    }

    fn lay_on_overtaken(&mut self, seat: Seat, card: Card) -> Result<(), Refused> {
        self.can_be_laid(seat, card)?;
        self.tell_how(Did::Played, seat, Some(card), How::AtOnce);
        self.lay_loose(seat, card);
        Ok(())
    }

    /// The card lies there face up and belongs to no trick.
    pub(super) fn lay_loose(&mut self, seat: Seat, card: Card) {
        self.state.locate(seat, card);
        self.state.laid.insert(card);
    }

    pub(super) fn two_cards(&mut self, seat: Seat, cards: &[Card], visible: &[Card]) -> Result<(), Refused> {
        let Some(&first) = visible.first().or(cards.first()) else { return Err(Impossible::NoCards.into()) };
        let all: CardSet = cards.iter().copied().collect();
        let seen: CardSet = visible.iter().copied().collect();
        let once = all.len() == cards.len() && seen.len() == visible.len();
        if all.len() < 2 || !once || !seen.is_subset(all) {
            return Err(Impossible::NotSeveral.into());
        }
        for &card in cards {
            self.can_be_laid(seat, card)?;
        }
        if self.auction.is_some() {
            // 24: in the auction nothing is played; what could be seen was exposed.
            let seen = if visible.is_empty() { &[first][..] } else { visible };
            let seen: Vec<(Seat, Card)> = seen.iter().map(|&card| (seat, card)).collect();
            return self.expose(&seen, Exposure::Deliberate, Seen::Everybody);
        }
        let trick = self.state.trick_number();
        self.lay(seat, first, Did::Played, None)?;
        for &card in cards.iter().filter(|card| **card != first) {
            if !self.state.can_hold(seat, card) || self.state.laid.contains(card) {
                // It lay there as a lead to the next trick, and does still or has become that.
                continue;
            }
            self.state.take_from_hand(seat, card);
            self.state.surplus.push((seat, card, trick));
        }
        let visible = if visible.is_empty() { vec![first] } else { visible.to_vec() };
        // Its trick may be over by now.
        self.open_at(Kind::TwoCards { seat, cards: cards.to_vec(), visible }, trick);
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
        seen: Seen,
    ) -> Result<(), Refused> {
        let Some(&(owner, _)) = cards.first() else { return Err(Impossible::NoCards.into()) };
        // A penalty card lies open already.
        let cards: Vec<(Seat, Card)> = cards
            .iter()
            .copied()
            .filter(|(seat, card)| !self.state.penalty_cards(*seat).contains(*card))
            .collect();
        let Some(&(_, first)) = cards.first() else { return Ok(()) };
        let cards = &cards[..];
        if cards.iter().any(|(seat, _)| *seat != owner) {
            return Err(Impossible::SeveralHands.into());
        }
        for &(seat, card) in cards {
            if !self.state.can_hold(seat, card) {
                return Err(Refused::NotInHand { seat, card });
            }
            self.state.locate(seat, card);
        }
        let seen_by_partner = seen.by_partner_of(owner);
        let period = self.period();
        let held = how == Exposure::Held && period == Period::Play && self.state.is_defender(owner);
        if held && seen_by_partner == Some(true) && self.state.trick.turn() == Some(owner) {
            // 45C1: held so that his partner could see it, it is played.
            self.applied.insert(exposed::HELD_BY_DEFENDER);
            return self.lay(owner, first, Did::Played, None);
        }
        // What was only named nobody has seen, and of dummy's everything lies open.
        if how != Exposure::Named && self.state.spread != Some(owner) {
            for seat in Seat::ALL.into_iter().filter(|&seat| seen.by(seat, owner)) {
                cards.iter().for_each(|&(_, card)| self.state.show(card, [seat]));
            }
        }
        let did = if how == Exposure::Accident { Did::Dropped } else { Did::Showed };
        if did == Did::Dropped {
            self.dropped = cards.iter().fold(self.dropped, |dropped, (_, card)| dropped.with(*card));
        }
        // A card of dummy's that declarer could not see is none to him (54C).
        let seen_by_declarer = match seen {
            Seen::By(seats) => seats.contains(self.state.declarer),
            Seen::Everybody | Seen::Unknown => true,
        };
        let shows_dummy = owner == self.state.dummy() && seen_by_declarer;
        if owner != self.state.dummy() || shows_dummy {
            for &(seat, card) in cards {
                self.tell(did, seat, Some(card));
            }
        }
        if period != Period::Play && seen_by_partner != Some(false) {
            let seen = cards.iter().map(|&(seat, card)| SeenInAuction { seat, card, led: false, how });
            self.seen_in_auction.extend(seen);
        }
        if shows_dummy {
            self.dummy_seen();
        }
        let partner = owner.partner();
        let trick = &self.state.trick;
        let partner_to_play =
            !trick.is_empty() && trick.cards[partner].is_none() && trick.cards[owner].is_none();
        let cards = cards.iter().map(|(_, card)| *card).collect();
        let exposed = Exposed { seat: owner, cards, how, seen_by_partner, period, partner_to_play };
        self.open(Kind::Exposed(exposed));
        Ok(())
    }

    /// How far the board has come for Law 24.
    fn period(&self) -> Period {
        if self.auction.is_some() {
            return Period::Auction;
        }
        let led = self.matters.iter().any(|m| matches!(m.kind, Kind::Lead(_)));
        if self.state.is_opening() && !led && !self.state.has_penalty_cards() {
            Period::Clarification
        } else {
            Period::Play
        }
    }

    /// The director says that this card is no penalty card (50).
    pub(super) fn spare(&mut self, seat: Seat, card: Card) -> Result<(), Refused> {
        let about =
            |m: &Matter| matches!(&m.kind, Kind::Exposed(e) if e.seat == seat && e.cards.contains(card));
        if self.state.penalty_cards(seat).contains(card) {
            self.state.spared.insert(card);
            self.rule_anew_on(seat, card);
            // 50B: one that was major only as one of two is looked at again.
            if let Some(other) =
                self.state.penalty_cards(seat).single().filter(|card| self.dropped.contains(*card))
            {
                self.rule_anew_on(seat, other);
            }
            return Ok(());
        }
        if !self.matters.iter().any(about) {
            return Err(Impossible::NotExposed.into());
        }
        self.state.spared.insert(card);
        Ok(())
    }

    /// It was seen by accident, and that is ruled on once more.
    fn rule_anew_on(&mut self, seat: Seat, card: Card) {
        self.state.pick_up(seat, card);
        self.open_called(Kind::Exposed(Exposed {
            seat,
            cards: cards::CardSet::EMPTY.with(card),
            how: Exposure::Accident,
            seen_by_partner: Some(true),
            period: Period::Play,
            partner_to_play: false,
        }));
    }

    /// A card of dummy is seen before the trick has been led to (54C, 47E2a).
    fn dummy_seen(&mut self) {
        let led = self.matters.iter().any(|m| matches!(m.kind, Kind::Lead(_)));
        if self.state.is_opening() && led {
            self.state.dummy_cards_seen = true;
        }
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
        if !self.state.is_defender(seat) && self.state.spread != Some(seat) {
            let whole = self.state.hands[seat].known;
            let shown = if cards.is_empty() { whole } else { cards.iter().copied().collect() };
            shown.iter().for_each(|card| self.state.show(card, Seat::ALL));
        }
        if seat == self.state.declarer {
            let leads = self.waiting_lead().is_some_and(|(_, lead)| lead.opening);
            self.tell(Did::Spread, seat, cards.first().copied());
            if !leads {
                self.open(Kind::ShownByDeclarer { cards: cards.to_vec() });
            }
        } else if seat == self.state.dummy() {
            self.tell(Did::Spread, seat, cards.first().copied());
            if opening {
                self.dummy_seen();
            } else {
                self.state.lay_open(seat);
                self.state.dummy_cards_seen = true;
            }
        } else {
            let shown: Vec<Card> =
                if cards.is_empty() { self.state.hands[seat].known.iter().collect() } else { cards.to_vec() };
            let shown: Vec<(Seat, Card)> = shown.into_iter().map(|card| (seat, card)).collect();
            if !shown.is_empty() {
                return self.expose(&shown, Exposure::Deliberate, Seen::Everybody);
            }
        }
        Ok(())
    }

    /// 54A: declarer has laid down his hand on a lead out of turn, and cards are called from it before anybody has
    /// said so.
    fn declarer_has_become_dummy(&mut self) {
        let declarer = self.state.declarer;
        let spread =
            self.story.since(0).iter().any(|deed| (deed.what.did, deed.what.seat) == (Did::Spread, declarer));
        let lead = |m: &Matter| matches!(m.kind, Kind::Lead(lead) if lead.opening);
        if spread && self.matters.iter().any(lead) {
            let leads: Vec<usize> =
                self.matters.iter().enumerate().filter(|(_, m)| lead(m)).map(|(i, _)| i).collect();
            self.call(&leads);
            self.settle();
            // They play on, so nobody has complained of what an opponent told him (47E1).
            if let Some(Pending::Question { question: question @ Question::ToldItWasHisTurn(_), .. }) =
                self.pending
                && self.told.answer(question, Answer::No).is_ok()
            {
                self.settle();
            }
        }
    }

    /// Declarer names a card of dummy. `instead`: he says that it is meant in place of the last one.
    pub(super) fn designate(&mut self, words: Designation, instead: bool) -> Result<(), Refused> {
        if self.auction.is_some() {
            return Err(Impossible::AuctionOpen.into());
        }
        if self.is_over() {
            return Err(Impossible::PlayIsOver.into());
        }
        self.declarer_has_become_dummy();
        if instead && self.meant_what_was_put_out(words) {
            return Ok(());
        }
        let whole = matches!(words, Designation::Card { suit: Some(_), rank: Some(_) });
        if !whole && !self.state.knows(self.state.dummy()) {
            return Err(Impossible::DummyUnknown.into());
        }
        if let Some(first) = self.designated.filter(|named| self.may_be_renamed(*named, instead))
            && let Some(then) = self.named_instead(words)?
        {
            if first.meant {
                // That is found already.
                return Err(Impossible::NothingToRename.into());
            }
            let renamed = self.matter(Kind::Renamed { first: first.card, then }, true);
            let trick = self.state.number_of(self.state.dummy(), first.card).unwrap_or(renamed.trick);
            self.matters.push(Matter { trick, ..renamed });
            return Ok(());
        }
        if instead {
            return Err(Impossible::NothingToRename.into());
        }
        let overruled = self.volunteered.iter().any(|v| v.answers(Question::Incontrovertible));
        match dummy::designated(&self.state, words) {
            Meaning::Card(card, clause) if !overruled => {
                self.applied.insert(clause);
                self.play_as_named(card)
            }
            _ => {
                let matter = self.matter(Kind::Unclear { designation: words }, true);
                self.matters.push(matter);
                Ok(())
            }
        }
    }

    /// Can what declarer names now be another card in the place of this one? It lies in the trick, or there is none and it was
    /// led; where he says so, it may lie in the trick before.
    fn may_be_renamed(&self, named: Designated, instead: bool) -> bool {
        let dummy = self.state.dummy();
        let led = self.state.trick.is_empty() && self.state.laid.contains(named.card);
        let lies = self.state.trick.cards[dummy] == Some(named.card);
        lies || led || instead && self.last_quitted_has(dummy, named.card)
    }

    /// 45C4b: what dummy has put out in place of what was named is what declarer means. Is it that?
    fn meant_what_was_put_out(&mut self, words: Designation) -> bool {
        let Designation::Card { suit: Some(suit), rank: Some(rank) } = words else { return false };
        for m in &mut self.matters {
            if let Kind::WrongCard { put_out, meant, .. } = &mut m.kind
                && *put_out == Card::new(suit, rank)
            {
                (*meant, m.called) = (true, true);
                return true;
            }
        }
        false
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
            Meaning::OneOf(..) | Meaning::Any(_) | Meaning::Nothing => None,
        })
    }

    /// It is played once it is named; and a card named for the next trick establishes revokes (63A2).
    fn play_as_named(&mut self, card: Card) -> Result<(), Refused> {
        let dummy = self.state.dummy();
        self.can_be_laid(dummy, card)?;
        let number = self.state.trick_number();
        if let Some(clause) = revoke::establish_by_play(&mut self.state, dummy, number, true) {
            self.applied.insert(clause);
        }
        self.applied.insert(regular::NAMED_IS_PLAYED);
        let trick = self.state.trick_number();
        self.lay(dummy, card, Did::Named, None)?;
        self.designated = Some(Designated { card, trick, meant: false });
        Ok(())
    }

    /// Dummy puts out a card that was not named: in place of the one that was (45D), or of none (45F).
    pub(super) fn dummy_puts_out(
        &mut self,
        seat: Seat,
        card: Card,
        instead_of: Option<Card>,
    ) -> Result<(), Refused> {
        self.declarer_has_become_dummy();
        let dummy = self.state.dummy();
        if seat != dummy {
            return Err(Impossible::NotHisHand.into());
        }
        if self.is_stopped() {
            return Err(Impossible::PlayIsOver.into());
        }
        if !self.state.can_hold(dummy, card) {
            return Err(Refused::NotInHand { seat: dummy, card });
        }
        // It was named as a lead out of turn.
        if let Some(named) = self.designated.filter(|named| self.state.laid.contains(named.card)) {
            self.lay_loose(dummy, card);
            self.designated = None;
            self.open(Kind::WrongCard { named: named.card, put_out: card, meant: false });
            return Ok(());
        }
        // He mends what he has done wrong.
        let mends = |m: &Matter| matches!(m.kind, Kind::WrongCard { named, .. } if named == card);
        if self.matters.iter().any(mends) && self.state.trick.cards[dummy].is_none() {
            self.tell(Did::PutOut, dummy, Some(card));
            self.put(dummy, card);
            return Ok(());
        }
        // What was named lies in the trick in progress; in the one before it only where that is said: dummy may
        // as well have put out a card for the next.
        let named = instead_of.or(self.designated.map(|named| named.card));
        let lies = |&named: &Card| {
            self.state.trick.cards[dummy] == Some(named)
                || instead_of.is_some() && self.last_quitted_has(dummy, named)
        };
        let Some(named) = named.filter(lies) else {
            self.state.dummy_suggested = true;
            self.tell(Did::PutOut, dummy, Some(card));
            self.open(Kind::Suggested);
            return Ok(());
        };
        if self.state.trick.cards[dummy] != Some(named) {
            self.state.reopen_trick();
        }
        self.state.unplay(dummy, named);
        self.state.revokes.retain(|r| r.seat != dummy || r.card != Some(named));
        self.tell(Did::PutOut, dummy, Some(card));
        self.designated = None;
        // Before the card is put down, which may end the trick.
        self.open(Kind::WrongCard { named, put_out: card, meant: false });
        self.put(dummy, card);
        Ok(())
    }

    pub(super) fn dummy_suggests(&mut self, seat: Seat, card: Card) -> Result<(), Refused> {
        let dummy = self.state.dummy();
        if seat != dummy || !self.state.can_hold(dummy, card) {
            return Err(Refused::NotInHand { seat, card });
        }
        self.state.dummy_suggested = true;
        self.open(Kind::Suggested);
        Ok(())
    }
}
