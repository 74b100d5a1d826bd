//! What a seat may see: decided here and nowhere else.

use cards::{BySeat, CardSet, Seat};

use crate::{
    matter::{Kind, Matter},
    state::{Hand, Quitted, Revoke},
    table::Table,
};

/// What one player sees of the hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub seat: Seat,
    /// The cards of each hand that he sees.
    pub hands: BySeat<CardSet>,
    /// How many cards each hand holds.
    pub counts: BySeat<u8>,
}

impl Table {
    /// What a seat may see: its own hand, the hand laid open, and cards open on the table.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        let state = &self.state;
        let hands = BySeat::from_fn(|of| {
            let known = state.hands[of].known;
            if of == seat || state.spread == Some(of) {
                known
            } else {
                known & (state.penalty_cards(of) | state.laid)
            }
        });
        View { seat, hands, counts: BySeat(state.hands.0.map(|hand| hand.count)) }
    }

    /// The table as somebody knows it who sees these cards of each hand: what follows from a choice follows from them,
    /// and tells him nothing of the others.
    #[must_use]
    pub fn as_known(&self, seen: &BySeat<CardSet>) -> Table {
        let mut table = self.clone();
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
        match revoke.broke {
            // A penalty card lies open, and another was played.
            Some(_) => !self.view(by).hands[of].is_empty(),
            None => {
                self.view(by).hands[of].has(revoke.suit)
                    || lies.is_some()
                    || tricks.filter_map(later).next().is_some()
            }
        }
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
