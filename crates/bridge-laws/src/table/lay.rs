//! A card is laid on the table: where it falls, by the cards alone. What it means is for the laws.

use cards::{Card, Seat};

use super::{Table, ToWhich, revokes::revoke_of};
use crate::{
    event::{Did, Exposure, Impossible, Refused, Then},
    facts::Watch,
    laws::{
        dummy::DEFENDERS_MAY_CHANGE,
        in_auction::SeenInAuction,
        legal::{Breach, FOLLOW_SUIT},
        regular, retraction, revoke, transfer, tricks,
    },
    matter::{Exposed, Kind, LeadOutOfTurn, Matter, Period, Standing, Why},
    state::{Followed, TakeBack},
    story::{Deed, How},
    words::Effect,
};

impl Table {
    /// A card face up from this hand. `at_once`: at the same moment as a legal card of this seat.
    pub(super) fn lay(
        &mut self,
        seat: Seat,
        card: Card,
        did: Did,
        at_once: Option<Seat>,
    ) -> Result<(), Refused> {
        self.can_be_laid(seat, card)?;
        let lies = self.counts_as_played(seat, card);
        if lies {
            // What was out of turn about it is over.
            self.state.laid.remove(card);
            self.matters.retain(|m| !m.kind.is_about(seat, card));
        }
        if self.auction.is_some() {
            self.lay_in_auction(seat, card);
            return Ok(());
        }
        if !self.matters.is_empty() {
            self.play_on_from_a_claim();
        }
        self.count(seat, card);
        if self.face_down.is_some_and(|down| down.seat == seat) {
            self.face_down = None;
            if seat != self.state.trick.leader {
                // What lay face down out of turn is of no more interest.
                self.matters
                    .retain(|m| !matches!(m.kind, Kind::FaceDownTakenBack { seat: s, .. } if s == seat));
            }
        }
        if !self.state.revokes.is_empty()
            && let Some(clause) = {
                let number = self.state.trick_number();
                revoke::establish_by_play(&mut self.state, seat, number, false)
            }
        {
            self.applied.insert(clause);
        }
        self.lapse(seat);
        let what = Then { did, seat, card: Some(card) };
        let how = if at_once.is_some() { How::AtOnce } else { How::Alone };
        let deed = Deed { what, trick: self.state.trick_number(), how };
        match self.lead_laid_on(seat, card) {
            // It was his lead, and he stands by it.
            Some(_) if lies => {
                self.story.tell(deed);
                self.lead_card(seat, card);
            }
            Some((at, lead)) => self.lay_on_lead(at, &lead, deed, seat, card),
            None => {
                self.story.tell(deed);
                self.lay_in_order(seat, card, did, at_once);
            }
        }
        if !self.state.laid.is_empty() {
            self.play_the_last_cards();
        }
        Ok(())
    }

    /// A card that the laws have laid there: it is no new deed.
    pub(super) fn lay_again(&mut self, seat: Seat, card: Card) -> Result<(), Refused> {
        self.can_be_laid(seat, card)?;
        let trick = &self.state.trick;
        if trick.turn() == Some(seat) && self.led_before_choice().is_none() {
            // There is no doubt to which trick; and as a lead it was made before there was anything to choose (50D2).
            self.play_card(seat, card);
        } else {
            self.lay_in_order(seat, card, Did::Played, None);
        }
        Ok(())
    }

    /// During the auction a card laid is a card led (24B).
    fn lay_in_auction(&mut self, seat: Seat, card: Card) {
        self.state.locate(seat, card);
        self.state.show(card, Seat::ALL);
        self.seen_in_auction.push(SeenInAuction { seat, card, led: true, how: Exposure::Deliberate });
        self.tell(Did::Led, seat, Some(card));
        self.open(Kind::Exposed(Exposed {
            seat,
            cards: cards::CardSet::EMPTY.with(card),
            how: Exposure::Deliberate,
            seen_by_partner: Some(true),
            period: Period::Auction,
            partner_to_play: false,
        }));
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
        if !self.state.can_hold(seat, card) {
            return Err(Refused::NotInHand { seat, card });
        }
        if self.lies_there(seat, card) && !self.counts_as_played(seat, card) {
            return Err(Impossible::LiesThere.into());
        }
        Ok(())
    }

    /// Does it lie there, so that it is not laid once more? The lead to the next trick may become the card of this one.
    pub(super) fn lies_there(&self, seat: Seat, card: Card) -> bool {
        let own = || self.state.next.lead() == Some((seat, card)) && self.state.trick.cards[seat].is_none();
        self.state.laid.contains(card) && !own() && self.is_in_question(seat, card)
    }

    /// It lies there since before his turn, and now it is his turn and he may play it: he need only say so.
    pub(super) fn counts_as_played(&self, seat: Seat, card: Card) -> bool {
        let to_be_chosen =
            || self.state.choice_about_lead_is_due() || self.lead_after_withdrawn_call().is_some();
        self.lies_there(seat, card)
            && self.pending.is_none()
            && self.auction.is_none()
            && self.state.trick.turn() == Some(seat)
            && self.state.legal(seat).cards.contains(card)
            && !(self.state.trick.is_empty() && to_be_chosen())
    }

    /// Cards that lie open and belong to a matter are not laid a second time.
    pub(super) fn is_in_question(&self, seat: Seat, card: Card) -> bool {
        self.state.next.lead().is_some_and(|(_, early)| early == card)
            || self.matters.iter().any(|m| match &m.kind {
                Kind::Lead(lead) => lead.card == card || self.story.laid_since(m.at).contains(&(seat, card)),
                Kind::Premature(p) => p.card == card,
                Kind::Stray { card: laid, .. } | Kind::BeforeChoice { card: laid, .. } => *laid == card,
                _ => false,
            })
    }

    /// The first lead out of turn to this trick about which nothing has been decided; what is no lead at all
    /// (54E) only where there is no other.
    pub(super) fn waiting_lead(&self) -> Option<(&Matter, LeadOutOfTurn)> {
        self.waiting_leads().min_by_key(|(_, lead)| !self.is_a_lead(lead))
    }

    /// That of them on which this card is laid: one that lies there still, and of several the one to which this hand is
    /// next in rotation (53A), unless the card follows another alone.
    pub(super) fn lead_laid_on(&self, seat: Seat, card: Card) -> Option<(usize, LeadOutOfTurn)> {
        let order = |(m, lead): &(&Matter, LeadOutOfTurn)| {
            let (next, follows) = (lead.seat.next() == seat, lead.card.suit() == card.suit());
            let accepts = next && (follows || lead.due == seat);
            (!self.is_a_lead(lead), self.standing(m) != Standing::Open, !accepts, !follows, !next)
        };
        self.waiting_leads().min_by_key(order).map(|(m, lead)| (m.at, lead))
    }

    fn is_a_lead(&self, lead: &LeadOutOfTurn) -> bool {
        self.state.is_defender(lead.seat) || !lead.opening
    }

    fn waiting_leads(&self) -> impl Iterator<Item = (&Matter, LeadOutOfTurn)> {
        let number = self.state.trick_number();
        // Where the trick before has been opened again, that comes first.
        let matters = if self.state.trick.is_empty() { &self.matters[..] } else { &[] };
        let waits = |m: &Matter| matches!(self.standing(m), Standing::Open | Standing::Repaired(_));
        matters.iter().filter_map(move |m| match &m.kind {
            Kind::Lead(lead) if m.trick == number && waits(m) => Some((m, *lead)),
            _ => None,
        })
    }

    #[inline]
    pub(super) fn lay_in_order(&mut self, seat: Seat, card: Card, did: Did, at_once: Option<Seat>) {
        let trick = &self.state.trick;
        if trick.is_empty() {
            if let Some(leader) = self.led_before_choice() {
                self.lay_on_early_lead(leader, seat, card);
            } else if seat == trick.leader {
                self.lead_card(seat, card);
            } else if self.state.retracted && self.state.is_defender(seat) {
                self.lay_loose(seat, card);
                self.open(Kind::Stray { seat, card, why: Why::AfterRetraction });
            } else {
                self.open_lead_out_of_turn(seat, card);
            }
        } else if trick.cards[seat].is_some() || did == Did::Led && !self.leads_to_this_trick(seat) {
            self.next_trick_too_early(seat, card);
        } else if trick.turn() == Some(seat) {
            if let Some((leader, lead)) = self.state.next.lead()
                && leader != seat
                && card.suit() == lead.suit()
                && revoke::failed_to_follow(&self.state, seat, card).is_some()
            {
                // He follows to the lead to the next trick, and has not played to this one.
                return self.play_on_with_a_card_missing(leader, lead, seat, card);
            }
            if let Some((leader, lead)) = self.state.next.lead()
                && leader != seat
                && !self.attention
                && tricks::fits_neither(&self.state, seat, card, lead)
            {
                let trick = self.state.trick_number();
                self.to_which_trick.push(ToWhich { seat, card, trick, next: (leader, lead) });
            }
            self.play_card(seat, card);
        } else {
            self.too_early(seat, card, at_once);
        }
    }

    /// Is it his lead to this trick: he leads to it, or somebody else has done so at his turn?
    fn leads_to_this_trick(&self, seat: Seat) -> bool {
        let trick = &self.state.trick;
        let his_turn = |m: &Matter| matches!(m.kind, Kind::Lead(lead) if lead.due == seat && trick.cards[lead.seat] == Some(lead.card));
        trick.leader == seat || self.matters.iter().any(his_turn)
    }

    /// Who has led to this trick before declarer had chosen, if somebody has.
    fn led_before_choice(&self) -> Option<(Seat, Card)> {
        self.matters.iter().find_map(|m| match m.kind {
            Kind::BeforeChoice { seat, card } if self.state.laid.contains(card) => Some((seat, card)),
            _ => None,
        })
    }

    /// A card laid on such a lead: by declarer's side it lets the lead stand (60A1); by a defender it belongs to
    /// no trick.
    fn lay_on_early_lead(&mut self, lead: (Seat, Card), seat: Seat, card: Card) {
        if self.state.is_defender(seat) {
            self.lay_loose(seat, card);
            self.open(Kind::Stray { seat, card, why: Why::OnLeadBeforeChoice });
            return;
        }
        let (leader, led) = lead;
        self.state.laid.remove(led);
        self.state.choice_made = true;
        self.play_card(leader, led);
        self.lay_in_order(seat, card, Did::Played, None);
    }

    pub(super) fn lead_card(&mut self, seat: Seat, card: Card) {
        if self.state.choice_about_lead_is_due() || self.lead_after_withdrawn_call().is_some() {
            self.lay_loose(seat, card);
            self.open(Kind::BeforeChoice { seat, card });
            return;
        }
        self.play_card(seat, card);
    }

    /// Plays a card in turn, legal or not, and notes what it breaks.
    #[inline]
    pub(super) fn play_card(&mut self, seat: Seat, card: Card) {
        let mut wrong = None;
        if self.state.has_duties() || self.state.trick.leader == seat && !self.state.restrictions.is_empty() {
            let legal = self.state.legal(seat);
            for clause in legal.clauses() {
                self.applied.insert(clause);
            }
            match legal.breach(card) {
                Some(Breach::Revoke(clause)) => wrong = self.note_revoke(seat, card, clause),
                Some(Breach::PenaltyCard(_)) => {
                    wrong = Some(Kind::NotPlayed { seat, card, owed: legal.owed() });
                }
                None => {}
            }
        } else if revoke::failed_to_follow(&self.state, seat, card).is_some() {
            wrong = self.note_revoke(seat, card, FOLLOW_SUIT);
        }
        let at = self.state.trick_number();
        if !self.state.hands[seat].is_open_book() {
            self.find_old_revokes(seat, card);
        }
        let anew = self.state.trick.leader == seat && !self.state.trick.is_empty();
        self.set_down(seat, card);
        if let Some(kind) = wrong {
            self.open_at(kind, at);
        }
        // What else is wrong in this trick is ruled on first.
        let wrong = |m: &Matter| m.trick == at && self.as_noticed(&m.kind).is_some();
        if anew && !self.matters.iter().any(wrong) {
            self.look_at_followers(seat, card);
        }
    }

    /// A card that lies in this trick or the last one without having been played in the common way may be a
    /// revoke all the same, or another than the penalty card.
    pub(super) fn look_for_breach(&mut self, seat: Seat, card: Card) {
        self.look_for(seat, card, false);
    }

    /// The same, where only a revoke is of interest: what was owed has been dealt with.
    pub(super) fn look_for_revoke(&mut self, seat: Seat, card: Card) {
        self.look_for(seat, card, true);
    }

    fn look_for(&mut self, seat: Seat, card: Card, revoke: bool) {
        let mut before = self.state.clone();
        if before.trick.cards[seat] != Some(card) {
            before.reopen_trick();
        }
        if before.trick.cards[seat] != Some(card) {
            return;
        }
        before.unplay(seat, card);
        let legal = before.legal(seat);
        let wrong = match legal.breach(card) {
            Some(Breach::Revoke(clause)) => self.add_revoke(revoke_of(&before, seat, card, clause)),
            Some(Breach::PenaltyCard(_)) if !revoke => {
                Some(Kind::NotPlayed { seat, card, owed: legal.owed() })
            }
            _ => None,
        };
        let breach = |kind: &Kind| matches!(kind, Kind::Revoke(_) | Kind::NotPlayed { .. });
        let known = |m: &Matter| breach(&m.kind) && m.kind.is_about(seat, card);
        if let Some(kind) = wrong.filter(|_| !self.matters.iter().any(known)) {
            self.open_at(kind, before.trick_number());
        }
    }

    /// This card has been a penalty card since a place in the story: what its owner has played to this trick
    /// since, or his partner led to it.
    pub(super) fn look_back(&mut self, at: usize, owner: Seat, card: Card) {
        if !self.state.major[owner].contains(card) {
            return;
        }
        let (mut found, mut revoked) = (Vec::new(), Vec::new());
        for (i, (seat, played)) in
            self.story.since(at).iter().map(Deed::laid).enumerate().filter_map(|(i, laid)| Some((i, laid?)))
        {
            let at = at + i + 1;
            if seat == owner && played != card {
                let mut before = self.state.clone();
                if before.trick.cards[seat] != Some(played) {
                    before.reopen_trick();
                }
                if before.trick.cards[seat] != Some(played) {
                    continue;
                }
                before.unplay(seat, played);
                let legal = before.legal(seat);
                match legal.breach(played) {
                    Some(Breach::PenaltyCard(_)) => {
                        found.push((at, Kind::NotPlayed { seat, card: played, owed: legal.owed() }));
                    }
                    // The director looks why it was not played: a hand that could follow suit has revoked.
                    Some(Breach::Revoke(_)) if before.passes_over_a_card(seat, played) => {
                        revoked.push(played);
                    }
                    _ => {}
                }
            } else if seat == owner.partner()
                && self.state.trick.leader == seat
                && self.state.trick.cards[seat] == Some(played)
                && !self.was_accepted(seat, played)
            {
                found.push((at, Kind::BeforeChoice { seat, card: played }));
            }
        }
        revoked.into_iter().for_each(|played| self.notice_revoke(owner, played));
        for (at, kind) in found {
            if !self.matters.iter().any(|m| m.kind.is_the_same(&kind)) {
                self.note(&kind);
                let matter = Matter { at, ..self.matter(kind, true) };
                self.matters.push(matter);
            }
        }
    }

    /// Has it been ruled that this card is the lead?
    fn was_accepted(&self, seat: Seat, card: Card) -> bool {
        let lead = Effect::LeadStands(seat, card);
        self.rulings.iter().any(|ruling| ruling.effects.contains(&lead))
    }

    /// The card becomes part of the trick, whatever it broke.
    #[inline]
    pub(super) fn set_down(&mut self, seat: Seat, card: Card) {
        let leading = self.state.trick.is_empty();
        if leading {
            // A lead that lay there before and comes again takes no right from anybody.
            if !self.attention && self.last_play == Some((seat, card)) {
                let laid = self.state.laid;
                let lies = |right: &TakeBack| !right.penalty && laid.contains(right.card);
                for right in self.state.takebacks.drain(..).filter(lies) {
                    self.excused.insert(right.card);
                }
            }
            if self.state.spread.is_none() {
                // The lead is faced, dummy spreads.
                self.state.lay_open(self.state.dummy());
                self.applied.insert(regular::LEAD_FACED);
                self.applied.insert(regular::DUMMY_SPREADS);
            }
        }
        self.applied.insert(if leading { regular::LEADS } else { regular::FOLLOWS });
        self.applied.insert(regular::PLAYED);
        self.put(seat, card);
    }

    /// Puts the card into the trick; where that completes it, a lead made too early comes next.
    #[inline]
    pub(super) fn put(&mut self, seat: Seat, card: Card) {
        if self.state.trick.led().is_some_and(|led| led != card.suit()) {
            self.applied.insert(regular::DISCARDS);
        }
        let before = self.state.history.len();
        self.state.put(seat, card);
        if self.state.history.len() == before {
            return;
        }
        self.applied.insert(regular::WINNER_LEADS);
        self.applied.insert(regular::wins(self.state.strain));
        if self.state.is_over() && !self.state.revokes.is_empty() {
            // Now it is known how many tricks go over.
            for clause in transfer::clauses(&self.state, self.rules.edition) {
                self.applied.insert(clause);
            }
        }
        let waits = self.state.next.lead();
        if !self.state.takebacks.is_empty() {
            self.look_at_cards_left();
        }
        if !self.matters.is_empty() {
            self.look_at_premature_cards();
            self.now_it_is_his_lead();
        }
        if let Some((leader, early)) = self.state.next.take_lead() {
            self.state.laid.remove(early);
            let matters = self.matters.len();
            self.matters.retain(|m| !matches!(&m.kind, Kind::Premature(p) if p.card == early));
            let was_in_turn = self.matters.len() == matters;
            let may =
                self.state.takebacks.iter().find(|t| (t.seat, t.card) == (leader, early)).map(|t| t.law);
            // 45D: declarer’s card was another one, and so was the winner; what a defender had led in turn costs nothing.
            let put_out = |m: &Matter| matches!(m.kind, Kind::WrongCard { .. });
            let in_error = was_in_turn && self.state.is_defender(leader) && self.matters.iter().any(put_out);
            let may = may.or(in_error.then_some(DEFENDERS_MAY_CHANGE));
            let excused = was_in_turn && self.excused.contains(early);
            let may = may.or(excused.then_some(retraction::AFTER_A_CHANGE));
            match may.filter(|_| leader != self.state.trick.leader) {
                _ if self.is_over() => {}
                Some(law) => self.apply(retraction::no_lead_of_his(law, leader, early)),
                None => {
                    if was_in_turn && leader != self.state.trick.leader && self.others_took_back(leader) {
                        self.excused.insert(early);
                    }
                    self.lay_in_order(leader, early, Did::Led, None);
                }
            }
        }
        if let Some(lead) = waits {
            self.lay_what_followed(lead);
        }
    }

    /// Has the other side taken back a card that it may not, or a revoke, and has nobody said so?
    fn others_took_back(&self, seat: Seat) -> bool {
        let by = |m: &Matter| match (&m.kind, self.standing(m)) {
            (Kind::TakenBack { seat, .. }, _) => Some(*seat),
            (Kind::Revoke(_), Standing::Repaired(seat)) => Some(seat),
            _ => None,
        };
        self.matters.iter().filter_map(by).any(|by| by.side() != seat.side())
    }

    /// The lead to the next trick lies there again: so does what was played to it. To a lead that is none any more
    /// nobody has played.
    pub(super) fn lay_what_followed(&mut self, lead: (Seat, Card)) {
        for Followed { seat, card, revoked } in self.state.next.take_followed() {
            self.state.laid.remove(card);
            if self.can_be_laid(seat, card).is_err() {
                continue;
            }
            let led = lead.1.suit();
            if !revoked && card.suit() != led && self.state.holds(seat, led) == Some(true) {
                // He could not follow to it, and could now, for what he had played to the trick before came back.
                self.lay_loose(seat, card);
                continue;
            }
            let trick = &self.state.trick;
            if trick.leader == lead.0 && trick.cards[lead.0] == Some(lead.1) {
                // Who played in turn has done so, even if a hand before him has taken its card back since.
                match self.too_early.contains(&card) || trick.cards[seat].is_some() {
                    true => self.lay_in_order(seat, card, Did::Played, None),
                    false => self.play_card(seat, card),
                }
            } else if let Some((m, wrong)) = self.waiting_lead()
                && (wrong.seat, wrong.card) == lead
            {
                // It was played to a lead out of turn, and is again.
                let what = Then { did: Did::Played, seat, card: Some(card) };
                let deed = Deed { what, trick: self.state.trick_number(), how: How::Alone };
                self.lay_on_lead(m.at, &wrong, deed, seat, card);
            }
        }
    }

    /// Does it stay open when play goes on?
    pub(super) fn outlasts(&self, m: &Matter) -> bool {
        match &m.kind {
            Kind::Revoke(r) => self.state.revokes.iter().any(|n| n.seat == r.seat && n.trick == r.trick),
            Kind::Exposed(_) | Kind::Claimed(_) | Kind::WrongCard { .. } | Kind::Missing { .. } => true,
            Kind::TwoCards { .. } => !self.state.surplus.is_empty(),
            // Declarer's play has settled it; it can still be seen that it has (52B1b).
            Kind::NotPlayed { .. } | Kind::TakenBack { .. } => m.trick + 1 >= self.state.trick_number(),
            _ => false,
        }
    }

    /// A matter as it stands now.
    pub(super) fn matter(&self, kind: Kind, called: bool) -> Matter {
        Matter { kind, at: self.story.now(), trick: self.state.trick_number(), called }
    }

    /// Something is wrong. At a watched table the director is there at once.
    pub(super) fn open(&mut self, kind: Kind) {
        self.open_at(kind, self.state.trick_number());
    }

    /// The same, where its trick may be over by now.
    pub(super) fn open_at(&mut self, kind: Kind, trick: u8) {
        if self.just_ruled.as_ref().is_some_and(|ruled| ruled.kind.is_the_same(&kind)) {
            // A card that has been let stand is not wrong for the same reason again.
            return;
        }
        if self.attention
            && let Some(known) = self.matters.iter().position(|m| m.kind.is_the_same(&kind))
        {
            self.call(&[known]);
            return;
        }
        // What comes to light while the director rules is settled with the rest.
        let called = self.rules.watch == Watch::Always || self.attention;
        if called {
            self.note(&kind);
        }
        let matter = Matter { trick, ..self.matter(kind, called) };
        self.matters.push(matter);
    }
}
