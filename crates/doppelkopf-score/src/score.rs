//! Who has won (chapter 8) and what it is worth (chapter 9).

use crate::{
    ByParty, ByPosition, Call, Calls, Clause, Game, GameError, Item, Need, Party, Point, Position, Reason,
    Rules, Under, call::only_kontra, need,
};

/// The reckoning of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// Who has won; nobody when both parties missed their Absagen (6.3.1).
    pub winner: Option<Party>,
    /// The clause that decides who has won.
    pub won_by: Clause,
    /// What was counted, point by point.
    pub items: Vec<Item>,
    /// What was taken and gives nothing, since a single player plays without Sonderpunkte (S6.7).
    pub not_counted: Vec<Item>,
    /// The Sonderpunkte netted against each other, seen from Re (7.2.3).
    pub sonderpunkte: i16,
    /// All items netted, seen from Re, before a single player has it three times.
    pub value: i16,
    /// The clause that makes points of the value: plus and minus, or three times for a single player.
    pub shared_by: Clause,
    /// What each position has in the list.
    pub points: ByPosition<i16>,
}

/// Each level that can be reached, the Absage that announces it, and under how many Augen the others
/// must stay for it; for schwarz they must stay without a trick.
const LEVELS: [(Under, Call, Option<u8>); 4] = [
    (Under::Ninety, Call::Keine90, Some(90)),
    (Under::Sixty, Call::Keine60, Some(60)),
    (Under::Thirty, Call::Keine30, Some(30)),
    (Under::Schwarz, Call::Schwarz, None),
];

/// What the others must reach against each Absage for a point (7.2.2 e).
const AGAINST: [(Call, u8); 4] =
    [(Call::Keine90, 120), (Call::Keine60, 90), (Call::Keine30, 60), (Call::Schwarz, 30)];

impl Game {
    /// Scores the game, or says what of it cannot be.
    pub fn score(&self, rules: Rules) -> Result<Score, GameError> {
        self.check()?;
        let winner = self.winner();
        // Most games have fewer.
        let mut items = Vec::with_capacity(8);
        self.ordinary_items(winner, rules, &mut items);
        self.against_items(&mut items);
        let not_counted = self.sonderpunkt_items(winner, rules, &mut items);
        let sonderpunkte = net(items.iter().filter(|item| item.reason.is_sonderpunkt()));
        let value = sonderpunkte + net(items.iter().filter(|item| !item.reason.is_sonderpunkt()));
        Ok(Score {
            winner,
            won_by: won_by(&self.calls),
            items,
            not_counted,
            sonderpunkte,
            value,
            shared_by: if self.kind.is_alone() { Clause::S7_2 } else { Clause::S7_1 },
            points: self.points(value),
        })
    }

    fn winner(&self) -> Option<Party> {
        Party::BOTH.into_iter().find(|&party| match need(&self.calls, party) {
            Need::Augen(augen) => self.augen(party) >= augen,
            Need::OneTrick => !self.has_all_tricks(party.other()),
            Need::AllTricks => self.has_all_tricks(party),
        })
    }

    /// 7.2.2 a to d.
    fn ordinary_items(&self, winner: Option<Party>, rules: Rules, items: &mut Vec<Item>) {
        let Some(to) = winner else {
            // 7.1.3, reading B1: no base value, but whoever held the others under a mark has that point.
            Party::BOTH.into_iter().for_each(|party| self.under_items(party, None, items));
            return;
        };
        items.push(Item { reason: Reason::Won, to, points: 1 });
        // Reading A10 of the sheet; 7.2.4 counts them in every game.
        let absagen_count = !(self.kind.is_alone() && rules.is_other_way(Point::A10));
        // Reading A9: the point of an Absage in place of the point for the level it announces.
        let instead = rules.is_other_way(Point::A9) && absagen_count;
        self.under_items(to, self.calls.of(to).filter(|_| instead), items);
        for party in Party::BOTH {
            if self.calls.of(party).is_some() {
                items.push(Item { reason: Reason::Called(party), to, points: 2 });
            }
        }
        if absagen_count {
            for party in Party::BOTH {
                for call in absagen(&self.calls, party) {
                    items.push(Item { reason: Reason::Absage(party, call), to, points: 1 });
                }
            }
        }
    }

    /// A point for each level that `to` has held the others under, but those up to `paid`.
    fn under_items(&self, to: Party, paid: Option<Call>, items: &mut Vec<Item>) {
        let left = self.augen(to.other());
        for (under, call, mark) in LEVELS {
            let reached = mark.map_or_else(|| self.has_all_tricks(to), |mark| left < mark);
            if reached && paid < Some(call) {
                items.push(Item { reason: Reason::Under(under), to, points: 1 });
            }
        }
    }

    /// 7.2.2 e and f: also when nobody has won, and for every level called, not only the highest.
    fn against_items(&self, items: &mut Vec<Item>) {
        for to in Party::BOTH {
            for call in absagen(&self.calls, to.other()) {
                if AGAINST.into_iter().any(|(against, mark)| against == call && self.augen(to) >= mark) {
                    items.push(Item { reason: Reason::Against(call), to, points: 1 });
                }
            }
        }
    }

    /// Adds those that count, and gives back what was taken and does not.
    fn sonderpunkt_items(&self, winner: Option<Party>, rules: Rules, items: &mut Vec<Item>) -> Vec<Item> {
        let counted = self.kind.has_sonderpunkte(rules);
        // S6.8; A11 would give this one point in every game.
        if winner == Some(Party::Kontra) && (counted || rules.is_other_way(Point::A11)) {
            items.push(Item { reason: Reason::GegenRe, to: Party::Kontra, points: 1 });
        }
        let taken = Party::BOTH.into_iter().flat_map(|to| {
            let special = self.special.of(to);
            let all = [
                (Reason::Doppelkopf, special.doppelkoepfe),
                (Reason::Fox, special.foxes),
                (Reason::Karlchen, u8::from(special.karlchen)),
            ];
            all.into_iter().map(move |(reason, points)| Item { reason, to, points })
        });
        let taken = taken.filter(|item| item.points > 0);
        if counted {
            items.extend(taken);
            return Vec::new();
        }
        taken.collect()
    }

    /// S7.1 to S7.3: what each position has in the list for a game of this value.
    #[must_use]
    pub fn points(&self, value: i16) -> ByPosition<i16> {
        let players = self.table.players();
        let each = ByParty { re: if self.kind.is_alone() { 3 * value } else { value }, kontra: -value };
        ByPosition(Position::ALL.map(|position| {
            if !players.contains(position) {
                0
            } else if self.re.contains(position) {
                each.re
            } else {
                each.kontra
            }
        }))
    }
}

/// The Absagen of a party, skipped levels included (S5.8).
fn absagen(calls: &Calls, party: Party) -> impl Iterator<Item = Call> {
    let highest = *calls.of(party);
    Call::ALL.into_iter().filter(move |&call| call.is_absage() && highest >= Some(call))
}

fn won_by(calls: &Calls) -> Clause {
    if Party::BOTH.into_iter().any(|party| calls.of(party).is_some_and(Call::is_absage)) {
        Clause::T6_3_1
    } else if only_kontra(calls) {
        Clause::S6_2
    } else {
        Clause::S6_1
    }
}

fn net<'a>(items: impl Iterator<Item = &'a Item>) -> i16 {
    items
        .map(|item| match item.to {
            Party::Re => i16::from(item.points),
            Party::Kontra => -i16::from(item.points),
        })
        .sum()
}
