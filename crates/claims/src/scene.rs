//! A moment of the play after a claim: the cards, and what has been seen so far.

use bridge::{Position, Strain};
use cards::{BySeat, Card, CardSet, Seat, Side, Suit, SuitSet};

use crate::Claimed;

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
    /// Where it was claimed.
    pub fn of(claimed: &Claimed) -> (Claim, Scene) {
        let Claimed { position, strain, declarer, by, shown_out } = *claimed;
        let by_declarer = by.side() == declarer.side();
        let mut claim = Claim { by, strain, by_declarer, trumps_out: 0 };
        let mut scene = Scene { position, shown_out, lost: false };
        let led = position.trick().next().map(|(_, led)| led.suit());
        for (seat, card) in position.trick() {
            scene.note(&claim, seat, card, led);
        }
        claim.trumps_out = scene.trumps_out(&claim).len();
        (claim, scene)
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
