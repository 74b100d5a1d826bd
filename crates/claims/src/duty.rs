//! A penalty card of a defender where declarer claims (50D, 70): it binds the defence also after the claim.

use bridge::Position;
use cards::{Card, CardSet, Seat};

/// A major penalty card that an opponent of the claimer has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PenaltyCard {
    /// The card; it is in his hand.
    pub card: Card,
    /// DP21 read the other way: declarer makes the best of his options about the lead of its owner's partner. Else he
    /// has those that he mentioned, and so none.
    pub options: bool,
}

/// The same, with whose it is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Owned {
    penalty: PenaltyCard,
    owner: Seat,
}

impl Owned {
    /// `None`: nobody holds it, so it lies there no more.
    pub fn of(penalty: PenaltyCard, position: &Position) -> Option<Owned> {
        let owner = Seat::ALL.into_iter().find(|&seat| position.hands()[seat].contains(penalty.card))?;
        Some(Owned { penalty, owner })
    }
}

/// What it does to the defence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) enum Duty {
    /// There is none any more.
    #[default]
    Free,
    /// It lies there.
    Lies,
    /// Its owner's partner may not lead its suit as long as he keeps the lead; it has been picked up (50D2a).
    Forbidden,
    /// He leads its suit; it has been picked up (50D2a).
    Required,
}

impl Duty {
    /// After this card, and who has won the trick that the other has led.
    pub fn after(self, owned: Option<Owned>, card: Card, trick: Option<(Seat, Seat)>) -> Duty {
        match (self, trick) {
            (Duty::Lies, _) if owned.is_none_or(|owned| owned.penalty.card == card) => Duty::Free,
            (Duty::Required, Some(_)) => Duty::Free,
            (Duty::Forbidden, Some((leader, winner))) if leader != winner => Duty::Free,
            _ => self,
        }
    }
}

/// What the opponent in turn may play; of several ways declarer takes the one that he likes best.
pub(super) fn ways(duty: Duty, owned: Option<Owned>, position: &Position) -> Vec<(Duty, CardSet)> {
    let legal = position.legal();
    let Some(Owned { penalty: PenaltyCard { card, options }, owner }) = owned else {
        return vec![(duty, legal)];
    };
    let seat = position.turn();
    let partner_leads = seat == owner.partner() && position.trick().next().is_none();
    let others = legal - CardSet::suit(card.suit());
    match duty {
        // 50D1a: it is played at the first legal opportunity.
        Duty::Lies if seat == owner && legal.contains(card) => vec![(duty, CardSet::from_iter([card]))],
        // 50D2: its suit required or forbidden, or the lead left to him.
        Duty::Lies if partner_leads && options => {
            let all =
                [(Duty::Lies, legal), (Duty::Required, legal.of(card.suit())), (Duty::Forbidden, others)];
            all.into_iter().filter(|(_, cards)| !cards.is_empty()).collect()
        }
        Duty::Forbidden if partner_leads && !others.is_empty() => vec![(duty, others)],
        _ => vec![(duty, legal)],
    }
}
