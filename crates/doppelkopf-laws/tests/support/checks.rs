//! What must hold at every table.

use doppelkopf::{Hand, Kind};
use doppelkopf_laws::{Setup, Status, Table, View, event::Event};
use doppelkopf_rules::{ByPosition, Position, TableSize};

use super::{Broken, hold};

/// Each card is where it was dealt or where it was laid.
pub fn conserved(table: &Table, deal: &ByPosition<Hand>) -> Result<(), Broken> {
    for position in Position::ALL {
        let (dealt, laid) = (deal[position], table.laid(position));
        let rest = laid.iter().try_fold(dealt, |hand, kind| hand.without(kind));
        let rest = match rest {
            Some(rest) => rest,
            None => {
                return hold(false, "a card was laid by somebody who never had it", || {
                    format!("{position}: {laid} of {dealt}")
                });
            }
        };
        if let Some(held) = table.hand(position) {
            hold(held == rest, "a card got lost", || format!("{position}: {held}, should be {rest}"))?;
        }
        hold(table.cards_in_hand(position) == rest.len(), "a hand is miscounted", || {
            format!("{position}: {} for {rest}", table.cards_in_hand(position))
        })?;
    }
    let Some(course) = table.course() else { return Ok(()) };
    let won: u32 = doppelkopf::Place::ALL.iter().map(|&p| u32::from(course.won(p).len())).sum();
    let open = doppelkopf::Place::ALL.iter().filter(|&&p| course.on_table(p).is_some()).count();
    let early = table.view(None).early.0.iter().flatten().count();
    let laid: u32 = Position::ALL.iter().map(|&p| u32::from(table.laid(p).len())).sum();
    hold(won as usize + open + early == laid as usize, "the tricks do not hold what was laid", || {
        format!("{won} won, {open} open, {early} early, {laid} laid")
    })
}

/// Something can go on from here.
pub fn goes_on(table: &Table, deal: &ByPosition<Hand>) -> Result<(), Broken> {
    match table.status() {
        Status::Play(by) => {
            let hand = real_hand(table, deal, by);
            hold(!hand.is_empty(), "dead end: no card to play", || format!("{by}"))?;
            if let Some(legal) = table.legal(by) {
                hold(!legal.is_empty(), "dead end: no legal card", || format!("{by}: {hand}"))?;
            }
            let legal = legal(table, hand);
            let some = legal.kinds().take(2).chain(legal.kinds().last());
            some.into_iter().try_for_each(|card| accepted(table, &Event::Play { by, card }))
        }
        Status::Question(question) => {
            let answers = table.answers(question);
            hold(!answers.is_empty(), "dead end: a question without answers", || format!("{question:?}"))?;
            answers.into_iter().try_for_each(|with| accepted(table, &Event::answer(question, with)))
        }
        Status::Election(election) => {
            let none = election.by.is_empty() || election.options.is_empty();
            hold(!none, "dead end: a choice without options", || format!("{election:?}"))?;
            let each = election.by.iter().flat_map(|&by| election.options.iter().map(move |&o| (by, o)));
            each.into_iter().try_for_each(|(by, choice)| accepted(table, &Event::Choose { by, choice }))
        }
        Status::Over => {
            let line = table.line();
            hold(line.is_some(), "over without a line", String::new)?;
            hold(table.next_dealer().is_some(), "over without a next dealer", String::new)
        }
        Status::Say(by) => {
            accepted(table, &Event::Say { by, say: doppelkopf::Say::Gesund })?;
            accepted(table, &Event::Say { by, say: doppelkopf::Say::Vorbehalt })
        }
        Status::Pflichtsolo(by) | Status::Lustsolo(by) => accepted(table, &Event::Solo { by, yes: true }),
        Status::Name(by) => {
            let owes = table.setup().owes.contains(by);
            accepted(table, &Event::Name { by, naming: super::players::solo(owes, 0) })
        }
    }
}

fn accepted(table: &Table, event: &Event) -> Result<(), Broken> {
    let mut copy = table.clone();
    let result = copy.record(event);
    hold(result.is_ok(), "dead end: what is awaited was refused", || format!("{event:?}: {result:?}"))
}

/// What a player really holds.
pub fn real_hand(table: &Table, deal: &ByPosition<Hand>, by: Position) -> Hand {
    table.laid(by).iter().fold(deal[by], |hand, kind| hand.without(kind).unwrap_or(hand))
}

/// What he may play of it.
pub fn legal(table: &Table, hand: Hand) -> Hand {
    table.course().map_or(hand, |course| course.following(hand))
}

/// The end: every line sums to 0, and who sits out has nothing.
pub fn line(table: &Table) -> Result<(), Broken> {
    let sums = |points: &ByPosition<i32>| points.0.iter().sum::<i32>() == 0;
    let penalty = table.penalty();
    hold(sums(&penalty), "the penalties do not sum to 0", || format!("{penalty:?}"))?;
    for out in table.sits_out().iter() {
        hold(penalty[out] == 0, "who sits out has a penalty", || format!("{penalty:?}"))?;
    }
    let Some(line) = table.line() else { return Ok(()) };
    let line = line.map_err(|error| Broken { what: "the game has no score", how: error.to_string() })?;
    hold(sums(&line.game), "the points do not sum to 0", || format!("{:?}", line.game))?;
    let nothing = table.sits_out().iter().all(|out| line.game[out] == 0);
    hold(nothing, "who sits out has points", || format!("{:?}", line.game))?;
    let augen = [doppelkopf::Party::Re, doppelkopf::Party::Kontra].map(|party| table.augen(party));
    if let (Some(Ok(_)), [Some(re), Some(kontra)]) = (table.score(), augen) {
        hold(re + kontra == 240, "the Augen are not 240", || format!("{re} and {kontra}"))?;
    }
    Ok(())
}

/// Nobody sees a hand but his own, and who has none sees none.
pub fn views(table: &Table, deal: &ByPosition<Hand>) -> Result<(), Broken> {
    for position in Position::ALL {
        let view = table.view(Some(position));
        let own = real_hand(table, deal, position);
        let plays = table.players().contains(position);
        hold(view.hand.is_none_or(|hand| plays && hand == own), "a foreign hand is seen", || {
            format!("{position} sees {:?}", view.hand)
        })?;
        hold(plays || view.own.is_none(), "who sits out has a side", || format!("{position}"))?;
    }
    let public = table.view(None);
    hold(public.hand.is_none() && public.own.is_none(), "who looks on has a hand", String::new)
}

/// What everybody but these two sees.
pub fn seen_by_others(table: &Table, two: [Position; 2]) -> Vec<View> {
    let others = Position::ALL.into_iter().filter(|p| !two.contains(p)).map(Some);
    others.chain([None]).map(|who| table.view(who)).collect()
}

/// The same deal with two cards of two hands exchanged, where the table knows both hands.
pub fn exchanged(setup: &Setup, one: (Position, Kind), other: (Position, Kind)) -> Option<Setup> {
    let mut changed = setup.clone();
    let (a, b) = (changed.hands[one.0]?, changed.hands[other.0]?);
    changed.hands[one.0] = Some(a.without(one.1)?.with(other.1).ok()?);
    changed.hands[other.0] = Some(b.without(other.1)?.with(one.1).ok()?);
    Some(changed)
}

/// The positions of a table.
pub fn seats(size: TableSize) -> Vec<Position> {
    size.positions().collect()
}
