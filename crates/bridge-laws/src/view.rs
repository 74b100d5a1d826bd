//! What a seat may see: decided here and nowhere else.

use bridge::Call;
use cards::{BySeat, BySide, Card, CardSet, Seat};

use crate::{
    event::Exposure,
    matter::{Kind, Matter},
    state::{Hand, Quitted, Revoke, Trick},
    table::Table,
};

/// What one player sees: what lies open now. What he has seen before and was taken up again he has to remember
/// himself, and whether he may make use of it [`Table::information_now`] says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub seat: Seat,
    /// The cards of each hand that he sees.
    pub hands: BySeat<CardSet>,
    /// How many cards each hand holds.
    pub counts: BySeat<u8>,
    /// What each hand has laid together with its card in a trick, as far as its face can be seen (58B).
    pub together: BySeat<CardSet>,
    /// Whose opening lead lies face down, if one does.
    pub face_down: Option<Seat>,
    /// The trick in progress; its leader leads where it is empty. There is none during the auction.
    pub trick: Option<Trick>,
    /// The last trick, as long as he may look at it (66A).
    pub last_trick: Option<Quitted>,
    /// The tricks each side has won.
    pub tricks: BySide<u8>,
    /// The calls that stand, from the dealer on.
    pub calls: Vec<(Seat, Call)>,
}

impl Table {
    /// What a seat may see: its own hand, the hand laid open, and cards open on the table: penalty cards, cards out of turn,
    /// and what was shown to it and lies there since. A card that is taken up again ([`Event::Withdraw`], or by a ruling) is
    /// seen no longer: who lets a player pick up what he has dropped has to record that.
    ///
    /// [`Event::Withdraw`]: crate::event::Event::Withdraw
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        let state = &self.state;
        let last = state.history.iter().next_back().copied();
        View {
            seat,
            hands: self.hands_seen(seat),
            counts: BySeat(state.hands.0.map(|hand| hand.count)),
            together: BySeat::from_fn(|of| self.laid_together(of).into_iter().collect()),
            face_down: self.face_down(),
            trick: self.auction.is_none().then_some(state.trick),
            last_trick: last.filter(|_| state.trick.is_empty() || self.may_inspect_last(seat)),
            tricks: self.tricks(),
            calls: self.calls().to_vec(),
        }
    }

    fn hands_seen(&self, seat: Seat) -> BySeat<CardSet> {
        let state = &self.state;
        BySeat::from_fn(|of| {
            let known = state.hands[of].known;
            if of == seat || state.spread == Some(of) {
                known
            } else {
                known & (state.penalty_cards(of) | state.laid | state.shown_to[seat])
            }
        })
    }

    /// The table as somebody knows it who sees these cards of each hand: what follows from a choice follows from them,
    /// and tells him nothing of the others.
    #[must_use]
    pub fn as_known(&self, seen: &BySeat<CardSet>) -> Table {
        let mut table = self.clone();
        table.before_playing_on =
            self.before_playing_on.as_ref().map(|then| Box::new(then.as_known(&self.seen_then(then, seen))));
        table.forget_what_nobody_has_seen(seen);
        table.state.unseen = self.unseen_to(seen);
        for (seat, &known) in seen.iter() {
            let hand = &mut table.state.hands[seat];
            if hand.known != known {
                // Somebody holds them, and whoever does not see them cannot say who.
                table.state.loose = table.state.loose | (hand.known - known);
                *hand = Hand { known: hand.known & known, count: hand.count, ..Hand::default() };
            }
        }
        // A revoke that is not ruled on yet is known to those alone who see the hand: called about something else, the
        // director has not spoken of it either.
        let waits = |revoke: &Revoke| self.matters.iter().any(|m| is_about(&m.kind, revoke));
        let is_seen = |revoke: &Revoke| seen[revoke.seat].has(revoke.suit);
        let (kept, hidden): (Vec<Revoke>, Vec<Revoke>) = table
            .state
            .revokes
            .into_iter()
            .partition(|revoke| revoke.attention.is_some() && (!waits(revoke) || is_seen(revoke)));
        table.state.revokes = kept;
        table.matters.retain(|matter| match matter.kind {
            Kind::Revoke(_) => {
                !matter.is_unnoticed() && !hidden.iter().any(|revoke| is_about(&matter.kind, revoke))
            }
            _ => true,
        });
        // Nothing seemed in order again with it but what was a revoke that nobody had noticed then.
        let since = |matter: &Matter| matter.at + usize::from(!matches!(matter.kind, Kind::Revoke(_)));
        let noticed = table.matters.iter().map(since).min().unwrap_or(usize::MAX);
        let before = table.story.begins_for_others(noticed);
        table.matters.iter_mut().for_each(|matter| matter.at -= before);
        table
    }

    /// Who sees these cards now saw these then, when the table stood so: besides them what has been played since.
    fn seen_then(&self, then: &Table, seen: &BySeat<CardSet>) -> BySeat<CardSet> {
        let since = self.state.seen_by_all();
        BySeat::from_fn(|seat| {
            let held = then.state.hands[seat].known;
            if self.is_whole(seat, seen[seat]) { held } else { held & (seen[seat] | since) }
        })
    }

    /// Does whoever sees these cards look into the hand, so that he knows what was in it before? What lies open of it
    /// everybody sees.
    fn is_whole(&self, seat: Seat, seen: CardSet) -> bool {
        let state = &self.state;
        let open = state.penalty_cards(seat) | state.laid;
        let is_hidden = |card: Card| !open.contains(card) && !state.is_shown(card);
        seen == state.hands[seat].known && seen.iter().any(is_hidden)
    }

    /// Which card lies face down, or did, its owner knows; and what was shown to others, or only named, these.
    fn forget_what_nobody_has_seen(&mut self, seen: &BySeat<CardSet>) {
        let known = |seat: Seat, card: Option<Card>| card.filter(|&card| seen[seat].contains(card));
        if let Some(down) = &mut self.face_down {
            down.card = known(down.seat, down.card);
        }
        for matter in &mut self.matters {
            match &mut matter.kind {
                Kind::FaceDownTakenBack { seat, card } => *card = known(*seat, *card),
                Kind::Exposed(shown) if !matter.called && shown.how != Exposure::Named => {
                    let held = self.state.hands[shown.seat].known;
                    shown.cards = shown.cards - (held - seen[shown.seat]);
                }
                _ => {}
            }
        }
        let is_left =
            |matter: &Matter| !matches!(&matter.kind, Kind::Exposed(shown) if shown.cards.is_empty());
        self.matters.retain(is_left);
        let hidden: Vec<CardSet> =
            seen.iter().map(|(seat, &cards)| self.state.hands[seat].known - cards).collect();
        let is_hidden = |card: Card| hidden.iter().any(|cards| cards.contains(card));
        self.seen_in_auction.retain(|shown| shown.how == Exposure::Named || !is_hidden(shown.card));
        for cards in &mut self.state.shown_to.0 {
            *cards = hidden.iter().fold(*cards, |cards, &hidden| cards - hidden);
        }
    }

    /// The cards that stuck behind another and that nobody but their owners has seen (58B): they go back without being
    /// named.
    fn unseen_to(&self, seen: &BySeat<CardSet>) -> CardSet {
        let hidden = |&&(seat, card, _): &&(Seat, Card, u8)| {
            let saw = self.is_whole(seat, seen[seat]) && !self.lay_there_before_the_lead(seat, card);
            !self.laid_together(seat).contains(&card) && !saw
        };
        self.state.surplus.iter().filter(hidden).map(|(_, card, _)| *card).collect()
    }

    /// Was it laid with others by dummy before the opening lead? The hand lies open only since.
    fn lay_there_before_the_lead(&self, seat: Seat, card: Card) -> bool {
        let first = |m: &Matter| match &m.kind {
            Kind::TwoCards { seat: owner, cards, visible } if *owner == seat && cards.contains(&card) => {
                visible.first().copied()
            }
            _ => None,
        };
        let first = self.matters.iter().find_map(first);
        let led = |trick: &Trick| Some((trick.leader, trick.cards[trick.leader]?));
        let lead = self.state.trick_by_number(1).and_then(led);
        let later = |(first, lead)| self.story.came_after((seat, first), lead) == Some(true);
        self.state.spread == Some(seat) && first.zip(lead).is_some_and(later)
    }

    /// Does this player see that this has happened? A revoke he sees who sees a card of the suit in that hand, or has seen
    /// it come out of it since, or the card taken back, or a penalty card that was not played; and whoever did it knows it.
    pub(crate) fn sees(&self, by: Seat, kind: &Kind) -> bool {
        let Kind::Revoke(revoke) = kind else { return true };
        let of = revoke.seat;
        let state = self.state();
        let taken_back = revoke.card.is_some_and(|card| state.number_of(of, card).is_none());
        if state.player_of(of) == by || taken_back || revoke.passed_over {
            return true;
        }
        let later = |(number, quitted): (u8, &Quitted)| {
            quitted.trick.cards[of].filter(|card| number > revoke.trick && card.suit() == revoke.suit)
        };
        let tricks = (state.before + 1..).zip(state.history.iter());
        let lies = state.trick.cards[of]
            .filter(|card| state.trick_number() > revoke.trick && card.suit() == revoke.suit);
        // What was demanded everybody has heard, and whether he could do it the director looks.
        revoke.broke.is_some()
            || self.hands_seen(by)[of].has(revoke.suit)
            || lies.is_some()
            || tricks.filter_map(later).next().is_some()
    }
}

fn is_about(kind: &Kind, revoke: &Revoke) -> bool {
    matches!(kind, Kind::Revoke(it) if (it.seat, it.trick) == (revoke.seat, revoke.trick))
}

#[cfg(test)]
mod tests {
    use cards::BySide;

    use super::*;
    use crate::{
        Hand, Setup,
        event::{About, Event},
    };

    /// A notrump contract of South's in the second trick, with this hand on lead, after these cards.
    fn after(on_lead: Seat, played: &str) -> Table {
        let contract = Some(("1NT".parse().unwrap(), Seat::South));
        let mut setup = Setup::full(BySeat([None; 4]), Seat::South, contract);
        setup.hands = BySeat([Hand { count: 12, ..Hand::default() }; 4]);
        setup.start = Some((on_lead, BySide([1, 0])));
        let mut table = Table::new(&setup).unwrap();
        for play in played.split(' ') {
            let (seat, card) = play.split_once(':').unwrap();
            table.record(&Event::Play { seat: seat.parse().unwrap(), card: card.parse().unwrap() }).unwrap();
        }
        table
    }

    fn sees(table: &Table, card: &str) -> bool {
        table.view(Seat::West).hands[Seat::South].contains(card.parse().unwrap())
    }

    #[test]
    fn who_does_not_see_a_hand_cannot_say_what_it_holds_nor_what_it_does_not() {
        let hands = "N:AK32.K32.432.432 QJT9.QJT.QJT.QJT 8765.A98.A98.A98 4.7654.K765.K765";
        let deal: bridge::PartialDeal = hands.parse().unwrap();
        let setup = Setup::full(deal.hands, Seat::South, Some(("1NT".parse().unwrap(), Seat::South)));
        let table = Table::new(&setup).unwrap();
        let to_south = table.as_known(&table.view(Seat::South).hands);
        assert_eq!(to_south.state().holds(Seat::South, cards::Suit::Hearts), Some(true), "his own");
        for seat in [Seat::West, Seat::North, Seat::East] {
            assert_eq!(to_south.state().holds(seat, cards::Suit::Hearts), None, "{seat}");
        }
    }

    #[test]
    fn the_first_of_two_cards_for_the_next_trick_is_in_the_hand_again() {
        let table = after(Seat::South, "S:H2 W:H3 S:D2 S:C2");
        assert!(sees(&table, "C2") && !sees(&table, "D2"));
    }

    #[test]
    fn of_two_cards_from_the_right_hand_after_a_lead_from_the_wrong_one_the_first_stands() {
        // East follows to the lead from dummy, which is accepted by that.
        let mut table = after(Seat::South, "N:H2 S:D2 S:C2 E:H3");
        table.record(&Event::CallDirector { by: Seat::East, about: About::ThisNow }).unwrap();
        while let Some(question) = table.pending().and_then(|pending| match pending {
            crate::words::Pending::Question { question, .. } => Some(*question),
            crate::words::Pending::Election(_) => None,
        }) {
            table.record(&Event::answer(question, crate::words::Answer::No)).unwrap();
        }
        assert_eq!(table.state().trick.cards[Seat::South], "D2".parse().ok());
        assert!(!sees(&table, "C2"));
    }
}
