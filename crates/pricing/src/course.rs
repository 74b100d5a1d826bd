//! A table at rest as the search sees it: its state, and whether the plain solver can take it over.

use bridge_laws::{Rules, State, Turn, words::Choice};
use cards::{BySeat, Card, CardSet, Seat, Side, Suit};
use solver::Position;

/// What somebody does next: a card, or a choice of declarer's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Act {
    Play(Seat, Card),
    AboutLead(Choice),
    Name(Card),
}

/// Tricks still to be won, the one on the table included.
pub(crate) fn left(state: &State) -> u8 {
    state.length.saturating_sub(u8::try_from(state.history.len()).unwrap_or(u8::MAX))
}

/// Tricks won by declarer's side.
pub(crate) fn won(state: &State) -> u8 {
    state.won[state.declarer.side()]
}

/// Does every card of the trick lie there in its turn?
fn is_in_turn(state: &State) -> bool {
    let played = state.trick.leader.round().map(|seat| state.trick.cards[seat].is_some());
    played.is_sorted_by(|first, second| first >= second)
}

/// How many of so many tricks declarer's side still needs after this.
pub(crate) fn still(need: u8, before: &State, after: &State) -> u8 {
    need.saturating_sub(won(after) - won(before))
}

/// Does nothing but following suit bear on the play that is left?
pub(crate) fn is_plain(state: &State) -> bool {
    !state.has_duties() && is_in_turn(state)
}

/// The cards and the trick as the plain solver takes them: only where each hand has played in turn.
pub(crate) fn position(state: &State) -> Option<Position> {
    if !is_in_turn(state) {
        return None;
    }
    let leader = state.trick.leader;
    let cards: Vec<Card> = leader.round().into_iter().filter_map(|seat| state.trick.cards[seat]).collect();
    let hands = BySeat::from_fn(|seat| state.hands[seat].known);
    Position::in_trick(hands, leader, &cards).ok()
}

/// All that each hand held when the trick began.
pub(crate) fn whole(state: &State) -> BySeat<CardSet> {
    BySeat::from_fn(|seat| {
        let known = state.hands[seat].known;
        state.trick.cards[seat].map_or(known, |card| known.with(card))
    })
}

/// Whose act it is: the side that wants it to be good for it.
pub(crate) fn acts_for(state: &State, turn: Turn) -> Side {
    match turn {
        Turn::Play(seat) => seat.side(),
        _ => state.declarer.side(),
    }
}

/// What can be done next, under these rules. Of equal cards one stands for all.
pub(crate) fn acts(state: &State, turn: Turn, rules: Rules) -> Vec<Act> {
    match turn {
        Turn::Over => Vec::new(),
        Turn::AboutLead(_) => state.options_about_lead(rules).into_iter().map(Act::AboutLead).collect(),
        Turn::WhichPenaltyCard(_, cards) => cards.iter().map(Act::Name).collect(),
        Turn::Play(seat) => {
            let legal = state.legal(seat).cards;
            one_of_each(state, seat, legal).map(|card| Act::Play(seat, card)).collect()
        }
    }
}

/// The state after it.
pub(crate) fn after(state: &State, act: Act, rules: Rules) -> State {
    let mut next = state.clone();
    match act {
        Act::Play(seat, card) => next.play_on(seat, card),
        Act::AboutLead(choice) => next.choose_about_lead(choice, rules),
        Act::Name(card) => next.name_penalty_card(card),
    }
    next
}

/// Two cards of a hand are equal if no card of another hand and none on the table lies between them,
/// neither is a penalty card, and both are honours or both are not (50C makes that difference).
fn one_of_each(state: &State, seat: Seat, legal: CardSet) -> impl Iterator<Item = Card> + '_ {
    let own = state.hands[seat].known;
    let others = Seat::ALL.into_iter().filter(move |&s| s != seat).fold(CardSet::EMPTY, |all, s| {
        let lies = state.trick.cards[s].map_or(CardSet::EMPTY, |card| CardSet::EMPTY.with(card));
        all | state.hands[s].known | lies
    });
    let special = state.penalty_cards(seat);
    Suit::ALL.into_iter().flat_map(move |suit| {
        let mut last: Option<Card> = None;
        ((own | others).of(suit)).iter().filter(move |&card| {
            if !own.contains(card) {
                last = None;
                return false;
            }
            if !legal.contains(card) {
                // It is in the same hand, so it separates nothing.
                return false;
            }
            let equal = last.is_some_and(|below| {
                !special.contains(below)
                    && !special.contains(card)
                    && below.rank().is_honour() == card.rank().is_honour()
            });
            last = Some(card);
            !equal
        })
    })
}

/// The card that won the trick that an act completed, if another card of its suit lay there.
pub(crate) fn ranks_that_won(before: &State, after: &State) -> CardSet {
    if after.history.len() == before.history.len() {
        return CardSet::EMPTY;
    }
    let Some(quitted) = after.history.iter().next_back() else { return CardSet::EMPTY };
    let Some(best) = quitted.trick.cards[quitted.winner] else { return CardSet::EMPTY };
    let cards: CardSet = quitted.trick.cards.0.into_iter().flatten().collect();
    if cards.of(best.suit()).len() > 1 { CardSet::EMPTY.with(best) } else { CardSet::EMPTY }
}
