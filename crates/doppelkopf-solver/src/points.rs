//! Playing for points: each party for its own.

use doppelkopf::{Kind, Sonderpunkt};

use crate::{
    bounds::sure,
    layout::{Cards, Layout, hand, one},
    node::{Node, bits},
    search::{Contest, Past},
    worth::Worth,
};

/// The points of a game with fixed parties and calls.
#[derive(Debug)]
pub(crate) struct Points<'a> {
    worth: &'a Worth,
    /// Cards of which a Sonderpunkt may come.
    may: May,
}

/// Cards, by hand as in [`Node::held`].
#[derive(Debug, Default)]
struct May {
    foxes_of_re: u64,
    foxes_of_kontra: u64,
    karlchen_of_re: u64,
    karlchen_of_kontra: u64,
    /// Aces and tens: a Doppelkopf needs four.
    tens: u64,
}

impl May {
    fn of(layout: &Layout) -> May {
        let mut may = May::default();
        for place in 0..4 {
            for bit in bits(hand(layout.all(), place)) {
                let (card, at) = (layout.card(place, bit), one(place, bit));
                let re = layout.is_re(place);
                match card.kind {
                    Kind::FOX if re => may.foxes_of_re |= at,
                    Kind::FOX => may.foxes_of_kontra |= at,
                    Kind::KARLCHEN if re => may.karlchen_of_re |= at,
                    Kind::KARLCHEN => may.karlchen_of_kontra |= at,
                    _ => {}
                }
                // 40 Augen in four cards: none has more than 11, so each has 7 at least.
                if card.augen >= 7 {
                    may.tens |= at;
                }
            }
        }
        may
    }

    /// The most that Re, and that Kontra, can still gain by Sonderpunkte.
    fn most(&self, held: u64) -> (i16, i16) {
        let count = |cards: u64| (held & cards).count_ones() as i16;
        let doppelkoepfe = count(self.tens) / 4;
        (
            count(self.foxes_of_kontra) + doppelkoepfe + count(self.karlchen_of_re).min(1),
            count(self.foxes_of_re) + doppelkoepfe + count(self.karlchen_of_kontra).min(1),
        )
    }
}

impl Points<'_> {
    pub(crate) fn new<'a>(worth: &'a Worth, layout: &Layout) -> Points<'a> {
        Points { worth, may: if worth.special { May::of(layout) } else { May::default() } }
    }
}

impl Contest for Points<'_> {
    fn apart(&self) -> Option<Kind> {
        self.worth.special.then_some(Kind::KARLCHEN)
    }

    fn for_re(&self, layout: &Layout, place: u8) -> bool {
        layout.is_re(place)
    }

    fn options(&self, layout: &Layout, node: &Node) -> Cards {
        node.legal(layout)
    }

    fn trick(&self, layout: &Layout, node: &Node, past: Past) -> (i16, Past) {
        let re = layout.is_re(node.winner);
        let mut points = past.points;
        if self.worth.special {
            let [of_kontra, of_re] = node.foxes;
            let caught = if re { of_kontra } else { of_re };
            let doppelkopf = u8::from(Sonderpunkt::is_doppelkopf(node.augen));
            let karlchen = u8::from(node.karlchen && node.held == 0);
            let won = i16::from(caught + doppelkopf + karlchen);
            points -= if re { won } else { -won };
        }
        let gain = if re { i16::from(node.augen) } else { 0 };
        (gain, Past { tricks: past.tricks.and(re), points })
    }

    fn end(&self, past: Past) -> i16 {
        self.worth.least(past.tricks, past.points)
    }

    fn certain(&self, layout: &Layout, node: &Node, past: Past, had: i16) -> Option<i16> {
        let (for_re, for_kontra) = if self.worth.special { self.may.most(node.held) } else { (0, 0) };
        let most = self.worth.most(past.tricks, past.points + for_kontra);
        if most <= had {
            return Some(most);
        }
        let safe_re = sure(layout, node.held, true).augen;
        if most - safe_re <= had {
            return Some(most - safe_re);
        }
        let left: i16 = (0..4).map(|place| i16::from(layout.augen(place, hand(node.held, place)))).sum();
        let fewest = self.worth.fewest(past.tricks, past.points - for_re);
        if fewest - left > had {
            return Some(fewest - left);
        }
        let least = fewest - left + sure(layout, node.held, false).augen;
        (least > had).then_some(least)
    }
}
