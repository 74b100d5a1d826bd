//! A moment of the play after a claim: the cards, and what has been seen so far.

use bridge::{Position, Strain};
use cards::{Card, CardSet, Seat, Side, Suit, SuitSet};

use crate::{
    Claimed, Statement,
    duty::Duties,
    statement::{self, Step},
};

/// What does not change while the rest of the tricks is looked through.
#[derive(Debug, Clone, Copy)]
pub(super) struct Claim {
    pub by: Seat,
    pub strain: Strain,
    /// Does declarer claim? Then he plays two hands and sees both.
    pub by_declarer: bool,
    /// The trumps of the opponents when it was claimed.
    pub trumps_out: usize,
    /// What he said about how.
    pub stated: Statement,
    /// Does declarer make the best of what he may choose about penalty cards?
    pub options: bool,
}

impl Claim {
    pub fn is_ours(&self, seat: Seat) -> bool {
        seat.side() == self.by.side()
    }

    /// Is this hand played by the claimer, so that it follows what he stated?
    pub fn is_played_by_him(&self, seat: Seat) -> bool {
        seat == self.by || self.by_declarer && self.is_ours(seat)
    }

    pub fn others(&self) -> Side {
        self.by.side().other()
    }
}

/// The cards, and what has been seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Scene {
    pub position: Position,
    /// The suits in which an opponent has shown out (70E1).
    pub shown_out: SuitSet,
    /// Have the opponents won a trick since it was claimed?
    pub lost: bool,
    /// Where what was stated stands.
    pub step: u8,
    /// What binds the defenders.
    pub duties: Duties,
}

impl Scene {
    /// Where it was claimed.
    pub fn of(claimed: &Claimed) -> (Claim, Scene) {
        let Claimed { position, strain, declarer, by, shown_out, stated, duties, options } = *claimed;
        let by_declarer = by.side() == declarer.side();
        let duties = duties.of(&position, declarer);
        // Where a defender claims, declarer is the innocent side.
        let options = options || !by_declarer;
        let theirs = by.side().other().seats().into_iter().fold(CardSet::EMPTY, |all, seat| {
            let lies = position.trick().filter(|&(player, _)| player == seat).map(|(_, card)| card);
            all | position.hands()[seat] | lies.collect::<CardSet>()
        });
        let stated = stated.without_cards_of(theirs);
        let mut claim = Claim { by, strain, by_declarer, trumps_out: 0, stated, options };
        let shown_out = claim.others().seats().into_iter().flat_map(|seat| shown_out[seat].iter()).collect();
        let mut scene = Scene { position, shown_out, lost: false, step: statement::NOT_BEGUN, duties };
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
        next.step = self.step(claim);
        let (leader, seat) = (self.position.leader(), self.position.turn());
        let led = self.position.trick().next().map(|(_, led)| led.suit());
        next.note(claim, seat, card, led);
        let winner = next.position.play(card, claim.strain).ok()?;
        next.duties = self.duties.after(seat, card, winner);
        let ours = winner.map(|winner| claim.is_ours(winner));
        if let Some(ours) = ours {
            let step = claim.stated.at(next.step).filter(|_| claim.is_played_by_him(leader));
            next.lost |= !ours && !step.is_some_and(Step::may_lose);
            if step.is_some() {
                next.step = statement::after_trick(claim, next.step, !ours);
            }
        }
        Some((next, ours == Some(true)))
    }

    /// What the hand in turn may play.
    pub fn legal(&self) -> CardSet {
        self.duties.allowed(&self.position)
    }

    /// May declarer choose something about penalty cards before this hand plays, as what it is worth counts?
    pub fn has_options(&self, claim: &Claim) -> bool {
        claim.options && !self.duties.is_none() && claim.is_ours(self.position.turn()) != claim.by_declarer
    }

    /// The moment as it is when he has chosen, in each way.
    pub fn chosen(&self, claim: &Claim) -> Vec<Scene> {
        match self.has_options(claim) {
            false => vec![*self],
            true => {
                let chosen = self.duties.chosen(&self.position).into_iter();
                chosen.map(|duties| Scene { duties, ..*self }).collect()
            }
        }
    }

    fn note(&mut self, claim: &Claim, seat: Seat, card: Card, led: Option<Suit>) {
        if let Some(led) = led.filter(|&led| led != card.suit() && !claim.is_ours(seat)) {
            self.shown_out = self.shown_out.with(led);
        }
    }

    /// Has an opponent shown out of this suit, so that declarer knows where its other cards are?
    pub fn is_marked(&self, suit: Suit) -> bool {
        self.shown_out.contains(suit)
    }

    /// The suits in which an opponent has shown out, as a number.
    pub fn marked(&self) -> u64 {
        self.shown_out.iter().fold(0, |bits, suit| bits | 1 << (suit as u32))
    }

    /// Where what was stated stands as the hand in turn plays.
    pub fn step(&self, claim: &Claim) -> u8 {
        let leads = self.position.trick().next().is_none() && claim.is_played_by_him(self.position.turn());
        if leads && !claim.stated.is_empty() { statement::due(claim, self) } else { self.step }
    }

    /// What the claimer's side sees of the hand opposite: nothing of a defender's.
    pub fn partners(&self, claim: &Claim, seat: Seat) -> CardSet {
        if claim.by_declarer { self.position.hands()[seat.partner()] } else { CardSet::EMPTY }
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
