//! A moment of the play after a claim: the cards, and what has been seen so far.

use bridge::Strain;
use bridge_laws::{State, Table};
use cards::{BySeat, Card, CardSet, Seat, Side, Suit, SuitSet};
use solver::Position;

use crate::course;

/// What does not change while the rest of the tricks is looked through.
#[derive(Debug, Clone, Copy)]
pub(super) struct Claim {
    pub by: Seat,
    pub strain: Strain,
    /// Does declarer claim? Then he plays two hands and sees both.
    pub by_declarer: bool,
    /// The trumps of the opponents when it was claimed.
    pub trumps_out: usize,
}

impl Claim {
    pub fn is_ours(&self, seat: Seat) -> bool {
        seat.side() == self.by.side()
    }

    pub fn others(&self) -> Side {
        self.by.side().other()
    }
}

/// The cards, and what has been seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Scene {
    pub position: Position,
    /// The suits in which each opponent has shown out (70E1).
    pub shown_out: BySeat<SuitSet>,
    /// Have the opponents won a trick since it was claimed?
    pub lost: bool,
}

impl Scene {
    /// A table at which somebody has claimed. `None` where more than following suit bears on the play.
    pub fn at(table: &Table, by: Seat) -> Option<(Claim, Scene)> {
        let state = table.state();
        let position = course::position(state).filter(|_| !state.has_duties())?;
        let by_declarer = by.side() == state.declarer.side();
        let mut claim = Claim { by, strain: state.strain, by_declarer, trumps_out: 0 };
        let mut scene = Scene { position, shown_out: shown_out(state, &claim), lost: false };
        for (seat, card) in position.trick() {
            scene.note(&claim, seat, card, position.trick().next().map(|(_, led)| led.suit()));
        }
        claim.trumps_out = scene.trumps_out(&claim).len();
        Some((claim, scene))
    }

    /// After this card, and whether the claimer's side has won a trick with it.
    pub fn play(&self, claim: &Claim, card: Card) -> Option<(Scene, bool)> {
        let mut next = *self;
        let led = self.position.trick().next().map(|(_, led)| led.suit());
        next.note(claim, self.position.turn(), card, led);
        let winner = next.position.play(card, claim.strain).ok()?;
        let ours = winner.map(|winner| claim.is_ours(winner));
        next.lost |= ours == Some(false);
        Some((next, ours == Some(true)))
    }

    fn note(&mut self, claim: &Claim, seat: Seat, card: Card, led: Option<Suit>) {
        if let Some(led) = led.filter(|&led| led != card.suit() && !claim.is_ours(seat)) {
            self.shown_out[seat] = self.shown_out[seat].with(led);
        }
    }

    /// The trumps that the opponents still hold.
    pub fn trumps_out(&self, claim: &Claim) -> CardSet {
        claim.strain.trump().map_or(CardSet::EMPTY, |trump| self.held_by(claim.others()).of(trump))
    }

    /// All that this side holds.
    pub fn held_by(&self, side: Side) -> CardSet {
        let [one, other] = side.seats();
        self.position.hands()[one] | self.position.hands()[other]
    }

    /// All cards in the hands.
    pub fn all(&self) -> CardSet {
        self.position.hands().0.into_iter().fold(CardSet::EMPTY, |all, hand| all | hand)
    }

    /// The cards on the table.
    pub fn lying(&self) -> CardSet {
        self.position.trick().map(|(_, card)| card).collect()
    }
}

/// 70E1: where an opponent had failed to follow before the claim. One who holds a card of that suit after all has
/// revoked, and has shown nothing.
fn shown_out(state: &State, claim: &Claim) -> BySeat<SuitSet> {
    let mut out = BySeat::<SuitSet>::default();
    for quitted in state.history.iter() {
        let Some(led) = quitted.trick.cards[quitted.trick.leader].map(Card::suit) else { continue };
        for seat in claim.others().seats() {
            let failed = quitted.trick.cards[seat].is_some_and(|card| card.suit() != led);
            if failed && !state.hands[seat].known.has(led) {
                out[seat] = out[seat].with(led);
            }
        }
    }
    out
}
