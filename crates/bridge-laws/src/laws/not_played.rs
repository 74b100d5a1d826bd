//! A penalty card that had to be played and was not: 52.

use cards::{Card, CardSet, Seat};

use super::{Say, exposed, penalty_card, procedure, revoke, transfer};
use crate::{
    clause::{Clause, Point},
    facts::Facts,
    matter::{Kind, Matter},
    story::Deed,
    words::{Choice, Effect, Elects, Grade, Ruling},
};

/// 52: another card than the penalty card was led or played; declarer chooses, also where the defender has put
/// it right himself (52A), as long as he has not played on (52B1b).
pub(crate) fn another_card(f: &Facts, m: &Matter) -> Say {
    let Kind::NotPlayed { seat, card, owed } = m.kind else { return Ok(None) };
    let repaired = f.story.took_back(m.at, seat, card);
    let instead = f.story.instead(m.at, seat, card).filter(|_| repaired);
    let led =
        f.state.trick_of(seat, card).first().filter(|(leader, _)| *leader != seat).map(|(_, led)| led.suit());
    if let Some(led) = led.filter(|_| !repaired)
        && revoke::could_have_followed(f, (seat, card), Some(led), &[Clause::L52A])?
    {
        return Ok(Some(revoke::found(seat, m.trick, led)));
    }
    let base = Ruling::under(Clause::L52A);
    // 52B1b: what declarer lays in place of a card that he has taken back is no further play.
    let others = |deed: &Deed| {
        deed.laid().is_some_and(|(by, _)| by.side() != seat.side()) && !f.story.is_in_place(deed)
    };
    let deeds = f.story.since(m.at);
    let back = deeds.iter().position(|deed| deed.taken_back() == Some((seat, card)));
    let (before, since) = deeds.split_at(back.unwrap_or(deeds.len()));
    let played_on = || f.played_after(seat, card).iter().any(|(by, _)| by.side() != seat.side());
    if before.iter().any(others) || !repaired && played_on() {
        // Declarer must accept it, whatever the defender has done since.
        let base = put_back(f, base.and(Clause::L52B1b), seat, card, instead);
        return Ok(Some(stands(base, seat, card)));
    }
    if let Some(instead) = instead.filter(|_| since.iter().any(others)) {
        if owed.contains(instead) {
            // Declarer has played on after the penalty card came in its place.
            return Ok(Some(substituted(f, base, seat, card, owed, Some(instead))));
        }
        // 52B1b: after another one, and that he must accept; the first was shown.
        let base = base.and(Clause::L52B1b).does(Effect::Return(seat, card));
        let base = penalty_card::becomes(f, base, seat, card, Grade::Major);
        return Ok(Some(stands(base, seat, instead)));
    }
    let clauses = [Clause::L52A, Clause::L52B1a, Clause::L52B2];
    let options = vec![Choice::Accept, Choice::Refuse];
    let choice = f.one_choice(Elects::NotPlayed(seat, card), f.state.declarer, options, &clauses)?;
    let base = if repaired { procedure::put_right_by_himself(base) } else { base };
    Ok(Some(match choice {
        Choice::Accept => stands(put_back(f, base.and(Clause::L52B1a), seat, card, instead), seat, card),
        _ => substituted(f, base, seat, card, owed, instead),
    }))
}

/// Where it was the lead, what was played to it comes after it.
pub(crate) fn of_the_lead(f: &Facts, m: &Matter) -> Say {
    match m.kind {
        Kind::NotPlayed { seat, .. } if f.state.trick.leader == seat && m.trick == f.state.trick_number() => {
            another_card(f, m)
        }
        _ => Ok(None),
    }
}

/// The card that was played lies in the trick again, and what came in its place does not: what lay there as a
/// penalty card lies there as one again, anything else was seen.
pub(super) fn put_back(f: &Facts, ruling: Ruling, seat: Seat, card: Card, instead: Option<Card>) -> Ruling {
    let ruling = match instead {
        Some(instead) if f.state.was_penalty_card(instead) => ruling.does(Effect::Return(seat, instead)),
        Some(instead) => {
            let ruling = ruling.does(Effect::Return(seat, instead));
            exposed::as_penalty_card(f, ruling, seat, instead, Grade::Major)
        }
        None => ruling,
    };
    ruling.does(Effect::Played(seat, card))
}

/// 52B1c: the card stands, and the penalty card stays one. No trick goes over for it (64B3).
fn stands(ruling: Ruling, seat: Seat, card: Card) -> Ruling {
    transfer::none_for_faced_cards(ruling.and(Clause::L52B1c)).does(Effect::Stands(seat, card))
}

/// 52B2: the penalty card is played in its place, and what was played becomes one.
fn substituted(
    f: &Facts,
    base: Ruling,
    seat: Seat,
    card: Card,
    owed: CardSet,
    instead: Option<Card>,
) -> Ruling {
    let due = instead.filter(|&instead| owed.contains(instead));
    let mut ruling = base.and(Clause::L52B2);
    // What he has put in its place himself is no more what had to be played, also if it might have been at first (50C).
    for shown in [Some(card), instead.filter(|_| due.is_none())].into_iter().flatten() {
        ruling = ruling.does(Effect::Return(seat, shown));
        ruling = penalty_card::becomes(f, ruling, seat, shown, Grade::Major);
    }
    let led = f.state.trick.leader == seat && f.state.trick.cards[seat] == Some(card);
    if led && f.state.trick.cards[seat.partner()].is_some() {
        // What he has to lead is known, whatever his partner has put down on the other lead.
        let again = f.reads_other_way(Point::DP15);
        ruling = ruling.does(if again { Effect::ChoosesAgain(seat) } else { Effect::Chosen(seat) });
    }
    match (due, owed.single()) {
        // It lies there already.
        (Some(_), _) => ruling,
        // Of several declarer says which (51A).
        (None, Some(due)) => ruling.does(Effect::Named(seat, due)).does(Effect::Replace(seat, None)),
        (None, None) => ruling.does(Effect::Replace(seat, None)),
    }
}
