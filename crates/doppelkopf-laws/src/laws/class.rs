//! How grave an offence is (9.2 to 9.5), and what follows for the game.

use doppelkopf_rules::{ByPosition, Clause, Point, Position, Rules};
use doppelkopf_score::Party;

use super::{
    again,
    price::{self, Column},
};
use crate::{
    facts::Facts,
    words::{Class, Effect, Pending, Question, Ruling},
};

/// What becomes of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Then {
    GoesOn,
    /// 9.4: it is stopped and not played.
    NotPlayed {
        /// 8.5.3: it is dealt again.
        repeated: bool,
        /// Whose Pflichtsolo stays open by that.
        open: Option<Position>,
    },
    /// 9.4: it is stopped, and the solo counts as played.
    AsPlayed(AfterSolo),
    /// 9.5: the tricks from the offence on go to the other side.
    Decided {
        /// Which has won already.
        won: Party,
        /// Which is the other.
        to: Party,
        /// Why that may be read otherwise.
        open: Point,
    },
    /// 9.2.2: the game ends here, and the rest goes to the side that was certain of it.
    Certain(Party),
}

/// Who deals after a solo that counts as played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AfterSolo {
    /// S2.11: the same after a Pflichtsolo.
    Pflichtsolo,
    /// 4.2.5: the next after one that had to be played now.
    Forced,
    /// 3.3.1: the next, after a Lustsolo (S2.12) as after a Hochzeit that is played alone (S4.4, S4.5).
    Other,
}

/// An offence that has its class and its price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Judged {
    class: Class,
    /// The clause of the class.
    under: Clause,
    penalty: Option<ByPosition<i32>>,
    then: Then,
    /// 9.2.2: the side that is certain of all remaining tricks.
    certain: Option<Party>,
    /// The class is a default of ours: the rules only give the criterion, and the referee may weigh it
    /// otherwise.
    ours: bool,
}

impl Judged {
    /// Not grave, and without a price (9.2).
    pub fn nothing(clause: Clause) -> Judged {
        Judged {
            class: Class::Unerheblich,
            under: clause,
            penalty: None,
            then: Then::GoesOn,
            certain: None,
            ours: false,
        }
    }

    /// The same, with the class as a default of ours.
    pub fn by_default(self) -> Judged {
        Judged { ours: true, ..self }
    }

    /// The game cannot go on after it: where the rest is certain, it goes to the side that is certain of it.
    pub fn ends(self) -> Judged {
        match self.certain {
            Some(party) if self.then == Then::GoesOn => Judged { then: Then::Certain(party), ..self },
            _ => self,
        }
    }

    /// Does the game go on after it?
    pub fn goes_on(self) -> bool {
        self.then == Then::GoesOn
    }

    /// Somebody else did the same: he pays too. A solo that its soloist has spoiled himself is not played; and of a decided
    /// game neither side is the other where both have done it.
    pub fn and_also(self, other: Judged, rules: Rules) -> Judged {
        let sum = |one: ByPosition<i32>, two: ByPosition<i32>| ByPosition::from_fn(|p| one[p] + two[p]);
        Judged {
            penalty: match (self.penalty, other.penalty) {
                (Some(one), Some(two)) => Some(sum(one, two)),
                (one, two) => one.or(two),
            },
            then: match (self.then, other.then) {
                (_, not_played @ Then::NotPlayed { .. }) => not_played,
                // The winners keep what they have won, and nobody gets more by an own offence.
                (Then::Decided { won, to, .. }, Then::Decided { to: also, .. }) if also != to => {
                    let to = if rules.is_other_way(Point::B8) { to } else { won.other() };
                    Then::Decided { won, to, open: Point::B8 }
                }
                (then, _) => then,
            },
            ..self
        }
    }

    /// The ruling under the clause that was broken; `meanwhile` happens if the game goes on.
    pub fn under(self, broken: Clause, meanwhile: &[Effect]) -> Ruling {
        self.follows(Ruling::under(broken), meanwhile)
    }

    /// The ruling under the clause of the class alone: no other forbids it.
    pub fn alone(self, meanwhile: &[Effect]) -> Ruling {
        let under = self.under;
        self.follows(Ruling::under(under), meanwhile)
    }

    /// This ruling, then class, price and what becomes of the game.
    fn follows(self, mut ruling: Ruling, meanwhile: &[Effect]) -> Ruling {
        ruling = ruling.and(self.under);
        if self.class == Class::Decided {
            // 9.5: the price is that of 9.3.
            ruling = ruling.and(Clause::T9_3_1);
        }
        ruling = ruling.does(Effect::Class(self.class));
        if let Some(penalty) = self.penalty {
            ruling = ruling.does(Effect::Penalty(penalty));
        }
        if self.ours {
            ruling = ruling.weigh(self.under);
        }
        match self.then {
            Then::GoesOn => {
                ruling.effects.extend_from_slice(meanwhile);
                ruling.does(Effect::GoesOn)
            }
            Then::NotPlayed { repeated, open } => {
                ruling = ruling.does(Effect::NotPlayed);
                if let Some(by) = open {
                    ruling = ruling.does(Effect::PflichtsoloOpen(by));
                }
                if repeated {
                    // Who deals then is an open point.
                    ruling.does(Effect::SameDealer).depends_on(Point::B4)
                } else {
                    again::not_repeated(ruling)
                }
            }
            Then::AsPlayed(after) => {
                let ruling = ruling.does(Effect::AsPlayed);
                match after {
                    AfterSolo::Pflichtsolo => ruling.and(Clause::S2_11).does(Effect::SameDealer),
                    AfterSolo::Forced => ruling.and(Clause::T4_2_5).does(Effect::NextDealer),
                    AfterSolo::Other => ruling.and(Clause::T3_3_1).does(Effect::NextDealer),
                }
            }
            Then::Certain(party) => ruling.does(Effect::RestTo(party)).does(Effect::DealGoesOn),
            // To which side the tricks go is another.
            Then::Decided { to, open, .. } => {
                let rest = ruling.does(Effect::RestTo(to)).does(Effect::NoSonderpunkte);
                rest.does(Effect::DealGoesOn).depends_on(open)
            }
        }
    }
}

/// 9.2.2: one side is certain of the rest, so that nothing has any influence; whatever it was.
fn certain(f: &Facts<'_>) -> Result<Option<Judged>, Pending> {
    let certain = f.party_if_any(Question::RestCertain, &[Clause::T9_2_2])?;
    Ok(certain.map(|_| Judged { certain, ..Judged::nothing(Clause::T9_2_2) }))
}

/// 9.3 once a game is found, unless the rest is certain.
pub fn geringfuegig(f: &Facts<'_>, by: Position) -> Result<Judged, Pending> {
    match certain(f)? {
        Some(nothing) => Ok(nothing),
        None => geringfuegig_in(f, by, Column::of(f, by)?),
    }
}

/// The same, where only the criterion is of the rules.
pub fn geringfuegig_by_default(f: &Facts<'_>, by: Position) -> Result<Judged, Pending> {
    match certain(f)? {
        Some(nothing) => Ok(nothing),
        None => Ok(geringfuegig_in(f, by, Column::of(f, by)?)?.by_default()),
    }
}

/// 9.3 where it is known which price holds; before a game is found no solo is known.
pub fn geringfuegig_in(f: &Facts<'_>, by: Position, column: Column) -> Result<Judged, Pending> {
    Ok(Judged {
        class: Class::Geringfuegig,
        under: Clause::T9_3_1,
        penalty: Some(price::geringfuegig(f, by, column)?),
        then: Then::GoesOn,
        certain: None,
        ours: false,
    })
}

/// 9.4 with so many Absagen of the other side.
fn schwerwiegend_in(f: &Facts<'_>, by: Position, column: Column, absagen: u8) -> Result<Judged, Pending> {
    Ok(Judged {
        class: Class::Schwerwiegend,
        under: Clause::T9_4_1,
        penalty: Some(price::schwerwiegend(f, by, column, absagen)?),
        then: stopped(f, by, column)?,
        certain: None,
        ours: false,
    })
}

/// What becomes of a game that is stopped, and what is dealt then.
fn stopped(f: &Facts<'_>, by: Position, column: Column) -> Result<Then, Pending> {
    Ok(match column {
        Column::Normal => Then::NotPlayed { repeated: again::is_repeated(f)?, open: None },
        Column::BySoloist if again::is_pflichtsolo(f)? => {
            // 8.6: one that must be played now is, whatever the clock says.
            Then::NotPlayed { repeated: again::is_forced(f)? || !again::time_is_up(f)?, open: Some(by) }
        }
        Column::BySoloist => Then::NotPlayed { repeated: !again::time_is_up(f)?, open: None },
        Column::ByKontra { .. } => Then::AsPlayed(match again::is_pflichtsolo(f)? {
            true if again::is_forced(f)? => AfterSolo::Forced,
            true => AfterSolo::Pflichtsolo,
            false => AfterSolo::Other,
        }),
    })
}

/// 9.4 before a game is found: no solo is known, nobody has made an Absage.
fn schwerwiegend_before(f: &Facts<'_>, by: Position) -> Result<Judged, Pending> {
    schwerwiegend_in(f, by, Column::Normal, 0)
}

fn absagen(f: &Facts<'_>, by: Position) -> Result<u8, Pending> {
    f.number(Question::AbsagenAgainst(by), &[Clause::T9_4_1])
}

/// 9.5: it would stop the game, but a side has won already.
fn decided(f: &Facts<'_>, by: Position, (won, column): (Party, Column)) -> Result<Judged, Pending> {
    let own = match column {
        Column::Normal => f.party(Question::PartyOf(by), &[Clause::T9_5])?,
        Column::BySoloist => Party::Re,
        Column::ByKontra { .. } => Party::Kontra,
    };
    Ok(Judged {
        class: Class::Decided,
        under: Clause::T9_5,
        penalty: Some(price::geringfuegig(f, by, column)?),
        then: Then::Decided { won, to: own.other(), open: Point::B2 },
        certain: None,
        ours: false,
    })
}

/// When it happened, as far as that spares a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum When {
    /// At the first lead: no trick is complete, so that nobody can have won.
    FirstLead,
    /// In a solo of the one who did it.
    InOwnSolo,
    /// At any time.
    Any,
}

/// What is known when it is asked whether an offence is grave.
struct Case {
    column: Column,
    /// A side has won already.
    won: Option<Party>,
}

/// An offence that the rules leave to the criteria, so that its class is ours. They are asked in their order: is
/// the rest certain (9.2.2), has a side won (9.5), is a solo known, how many Absagen has the other side, and at
/// last `grave`: would it stop the game (9.3.1, 9.4.1)?
fn criteria(
    f: &Facts<'_>,
    by: Position,
    when: When,
    grave: impl FnOnce(&Case) -> Result<bool, Pending>,
) -> Result<Judged, Pending> {
    if let Some(nothing) = certain(f)? {
        return Ok(nothing);
    }
    let won = match when {
        When::FirstLead => None,
        When::InOwnSolo | When::Any => f.party_if_any(Question::AlreadyWon, &[Clause::T9_5])?,
    };
    let column = match when {
        When::InOwnSolo => Column::BySoloist,
        When::FirstLead | When::Any => Column::of(f, by)?,
    };
    let judged = if let Some(side) = won {
        let grave = grave(&Case { column, won })?;
        if grave { decided(f, by, (side, column))? } else { geringfuegig_in(f, by, column)? }
    } else {
        let absagen = absagen(f, by)?;
        if grave(&Case { column, won })? {
            schwerwiegend_in(f, by, column, absagen)?
        } else {
            geringfuegig_in(f, by, column)?
        }
    };
    Ok(judged.by_default())
}

/// The criteria with a last question of their own; it gets the column.
pub fn by_criteria(
    f: &Facts<'_>,
    by: Position,
    grave: impl FnOnce(Column) -> Result<bool, Pending>,
) -> Result<Judged, Pending> {
    criteria(f, by, When::Any, |case| grave(case.column))
}

/// The criteria where the last question is who wins. Where a side has won already nothing can decide that
/// any more, and what would have stopped the game stops it (9.5).
pub fn by_influence(f: &Facts<'_>, by: Position) -> Result<Judged, Pending> {
    criteria(f, by, When::Any, |case| Ok(case.won.is_some() || can_decide(f, by)?))
}

/// The same at the first lead.
pub fn by_influence_at_first(f: &Facts<'_>, by: Position) -> Result<Judged, Pending> {
    criteria(f, by, When::FirstLead, |_| can_decide(f, by))
}

/// 9.3.1, 9.4.1: can it decide who wins?
pub fn can_decide(f: &Facts<'_>, by: Position) -> Result<bool, Pending> {
    f.is_so(Question::CanDecide(by), &[Clause::T9_3_1, Clause::T9_4_1])
}

/// The criteria where all depends on what the partner learns. A soloist has none: who has won, and what was called
/// against him, changes nothing of that.
pub fn by_partner(f: &Facts<'_>, by: Position) -> Result<Judged, Pending> {
    if let Some(nothing) = certain(f)? {
        return Ok(nothing);
    }
    if Column::of(f, by)? == Column::BySoloist {
        return Ok(geringfuegig_in(f, by, Column::BySoloist)?.by_default());
    }
    by_criteria(f, by, |column| partner_profits(f, by, column))
}

fn partner_profits(f: &Facts<'_>, by: Position, column: Column) -> Result<bool, Pending> {
    match column {
        Column::BySoloist => Ok(false),
        Column::Normal | Column::ByKontra { .. } => {
            f.is_so(Question::PartnerProfits(by), &[Clause::T9_3_1, Clause::T9_4_1])
        }
    }
}

/// The same while the cards are dealt.
pub fn by_partner_before(f: &Facts<'_>, by: Position) -> Result<Judged, Pending> {
    before(f, by, partner_profits(f, by, Column::Normal)?)
}

/// The criterion before a game is found, where only one thing is open: no solo is known, nobody can have won
/// or be certain of the rest.
pub fn before(f: &Facts<'_>, by: Position, grave: bool) -> Result<Judged, Pending> {
    let judged = if grave { schwerwiegend_before(f, by)? } else { geringfuegig_in(f, by, Column::Normal)? };
    Ok(judged.by_default())
}

/// The criteria where nothing more is asked: the game cannot be finished regularly after it, so that it is
/// serious unless the rest is certain or a side has won.
pub fn serious_unless_settled(f: &Facts<'_>, by: Position) -> Result<Judged, Pending> {
    criteria(f, by, When::Any, |_| Ok(true))
}

/// The same, where what was done shows that this player is the soloist.
pub fn serious_in_own_solo(f: &Facts<'_>, by: Position) -> Result<Judged, Pending> {
    criteria(f, by, When::InOwnSolo, |_| Ok(true))
}

/// Nothing was wrong.
pub fn legal(clause: Clause) -> Ruling {
    Ruling::under(clause).does(Effect::Legal)
}
