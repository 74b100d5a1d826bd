//! What a contested claim is worth at least (70).
//!
//! The claimer's side is given no thought at all: whenever a hand of it leads, it leads the highest card
//! of a suit, of whichever; it wins a trick that it can win and its partner has not, as high as it can,
//! and otherwise plays its lowest; what it discards is the lowest of a suit, of whichever. No finesse is
//! taken, nothing is counted (70C, 70E). Of all lines that are possible so, and of all that the opponents
//! may do, the worst for the claimer counts.

use bridge::Strain;
use bridge_laws::Table;
use cards::{Card, CardSet, Seat, Side, Suit};
use rustc_hash::FxHashMap;
use solver::{Position, beats};

use crate::{course, search::TooMuch};

/// The tricks of declarer's side in all, if the side of this claimer plays plainly and it goes as badly for it
/// as it can. `None` where more than following suit bears on the play, or where that is more than so many
/// positions to look through.
pub(crate) fn plainly(table: &Table, by: Seat, limit: u64) -> Option<u8> {
    let state = table.state();
    let position = course::position(state).filter(|_| !state.has_duties())?;
    let claimers = by.side();
    let mut lines = Lines { strain: state.strain, claimers, known: FxHashMap::default(), nodes: 0, limit };
    let fewest = lines.fewest(&position).ok()?;
    let rest = if claimers == state.declarer.side() { fewest } else { course::left(state) - fewest };
    Some(course::won(state) + rest)
}

/// A claim, while the worst line is looked for.
struct Lines {
    strain: Strain,
    claimers: Side,
    /// By the cards left when a trick begins, and who leads.
    known: FxHashMap<(CardSet, Seat), u8>,
    nodes: u64,
    limit: u64,
}

impl Lines {
    /// The fewest tricks that the claimer's side wins, the trick on the table included.
    fn fewest(&mut self, position: &Position) -> Result<u8, TooMuch> {
        if position.is_over() {
            return Ok(0);
        }
        self.nodes += 1;
        if self.nodes > self.limit {
            return Err(TooMuch);
        }
        let all = all(position);
        let begins = position.trick().next().is_none();
        if begins && let Some(&known) = self.known.get(&(all, position.leader())) {
            return Ok(known);
        }
        let mut fewest = u8::MAX;
        for card in self.cards(position) {
            let mut next = *position;
            let Ok(winner) = next.play(card, self.strain) else { continue };
            let won = winner.is_some_and(|winner| winner.side() == self.claimers);
            fewest = fewest.min(u8::from(won) + self.fewest(&next)?);
            if fewest == 0 {
                break;
            }
        }
        if begins {
            self.known.insert((all, position.leader()), fewest);
        }
        Ok(fewest)
    }

    /// What the hand in turn may play in the lines looked at.
    fn cards(&self, position: &Position) -> CardSet {
        let legal = position.legal();
        if position.turn().side() != self.claimers {
            let lying: CardSet = position.trick().map(|(_, card)| card).collect();
            return one_of_each(legal, all(position) | lying);
        }
        let of_each_suit = |pick: fn(CardSet) -> Option<Card>| -> CardSet {
            Suit::ALL.into_iter().filter_map(|suit| pick(legal.of(suit))).collect()
        };
        let (Some((_, led)), Some((winner, best))) = (position.trick().next(), position.winning(self.strain))
        else {
            return of_each_suit(CardSet::highest);
        };
        if !legal.has(led.suit()) {
            // He may ruff or not; what is normal there is not for us to say, so the worse counts.
            return of_each_suit(CardSet::lowest);
        }
        let highest =
            legal.highest().filter(|&card| winner.side() != self.claimers && beats(card, best, self.strain));
        highest.or(legal.lowest()).into_iter().collect()
    }
}

/// All cards that are in the hands.
fn all(position: &Position) -> CardSet {
    position.hands().0.into_iter().fold(CardSet::EMPTY, |all, hand| all | hand)
}

/// Of cards with none of another hand between them, the lowest.
fn one_of_each(legal: CardSet, all: CardSet) -> CardSet {
    let mut last: Option<Card> = None;
    let mut out = CardSet::EMPTY;
    for card in all {
        if !legal.contains(card) {
            last = None;
        } else {
            if last.is_none_or(|below| below.suit() != card.suit()) {
                out.insert(card);
            }
            last = Some(card);
        }
    }
    out
}
