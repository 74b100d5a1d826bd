//! What one player may see. No other code decides that.

use doppelkopf::{ByPlace, Hand, Kind, Party, Place, Spoken};
use doppelkopf_rules::{ByPosition, Position};

use crate::table::Table;

/// What somebody at the table sees. Who sits out and who looks on sees no hand.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// His own hand; nothing for who has none, or where the table does not know it.
    pub hand: Option<Hand>,
    /// To which side he himself belongs, as his cards tell him.
    pub own: Option<Party>,
    /// How many cards each holds.
    pub counts: ByPosition<u8>,
    /// The open trick.
    pub trick: ByPosition<Option<Kind>>,
    /// Who led to it, or leads.
    pub leader: Option<Position>,
    /// Cards that lie there before their turn.
    pub early: ByPosition<Option<Kind>>,
    /// 5.3.5: the last trick, as long as it may be seen, and who won it.
    pub last_trick: Option<(ByPosition<Option<Kind>>, Position)>,
    /// How many tricks lie before each.
    pub tricks: ByPosition<u8>,
    /// The calls as they were spoken.
    pub calls: Vec<(Position, Spoken)>,
    /// 5.5: whose side is certain for everybody.
    pub certain: ByPosition<Option<Party>>,
}

impl Table {
    /// What somebody sees: a player, who sits out, or, with `None`, who looks on.
    #[must_use]
    pub fn view(&self, who: Option<Position>) -> View {
        let course = self.course();
        let by_position = |of: &dyn Fn(Place) -> Option<Kind>| {
            ByPosition::from_fn(|position| self.place(position).and_then(of))
        };
        let place = who.and_then(|who| self.place(who));
        View {
            hand: who.and_then(|who| self.hand(who)),
            own: place.and_then(|place| self.own_side(place)),
            counts: ByPosition::from_fn(|position| self.cards_in_hand(position)),
            trick: by_position(&|place| course?.on_table(place)),
            leader: course.map(|course| self.position(course.leader())),
            early: by_position(&|place| self.early_card(place)),
            last_trick: course.and_then(|course| course.last_trick()).map(|trick| {
                let cards: ByPlace<Kind> = trick.cards;
                (by_position(&|place| Some(cards[place])), self.position(trick.winner))
            }),
            tricks: ByPosition::from_fn(|position| {
                let won = self.place(position).zip(course).map(|(place, course)| course.won(place).len());
                won.map_or(0, |cards| cards / 4)
            }),
            calls: self.calls().collect(),
            certain: ByPosition::from_fn(|position| course?.known().of(self.place(position)?)),
        }
    }

    /// A player knows his own side: from his cards, or else as everybody does.
    fn own_side(&self, place: Place) -> Option<Party> {
        let course = self.course()?;
        self.side_by_hand(place).or_else(|| course.known().of(place))
    }
}
