//! Which clauses the regular course of a deal turns on.
//!
//! The table names the clauses of what goes wrong. That somebody speaks in turn, leads because he has won
//! the trick, or finds his partner by it, it does without naming anything; so the facts before and after
//! an event are looked at here.

use doppelkopf::{Duty, Form, Game, Kind, Klaerung, Led, Party, Place, Say, Stage, Trick, limit};
use doppelkopf_laws::{
    Outcome, Status, Table,
    event::{Event, Refused},
    offence::Act,
};
use doppelkopf_rules::{Clause, Position};
use ruling::ClauseSet;

use super::score;

type Reached = ClauseSet<Clause>;

fn reach(reached: &mut Reached, clauses: &[Clause]) {
    reached.extend(clauses.iter().copied().collect());
}

/// What holds before anything is said.
pub(super) fn of_setup(table: &Table) -> Reached {
    let mut reached = Reached::EMPTY;
    if !table.sits_out().is_empty() {
        reach(&mut reached, &[Clause::T10_1_1]);
    }
    let forced = matches!(table.finding().stage(), Stage::Name { claim: doppelkopf::Claim::Vorgefuehrt, .. });
    if forced {
        reach(&mut reached, &[Clause::T4_1_9, Clause::S2_1]);
    }
    // S1.6: all 48 cards are there, each twice.
    if table.players().iter().all(|position| table.hand(position).is_some()) {
        reach(&mut reached, &[Clause::S1_6]);
    }
    reached
}

/// What an event turned on.
pub(super) fn of(before: &Table, event: &Event, after: &Table) -> Reached {
    let mut reached = Reached::EMPTY;
    match *event {
        Event::Say { by, .. } => spoken(before, by, &mut reached),
        Event::Name { by, .. } if before.game().is_none() && after.game().is_some() => {
            named(before, by, after, &mut reached);
        }
        Event::Announce { by, spoken, cards } => called(before, by, spoken.call, cards, after, &mut reached),
        Event::Play { by, card } => played(before, by, card, after, &mut reached),
        Event::TakeBack { .. } => reach(&mut reached, &[Clause::T5_1_3]),
        _ => {}
    }
    if before.game() != Some(Game::Normal) && after.game() == Some(Game::Normal) {
        reach(&mut reached, &[Clause::T4_1_3]);
        if after.re().is_some() {
            reach(&mut reached, &[Clause::T2_4]); // the holders of the ♣D
        }
        if after.form() == Some(Form::Still) {
            reach(&mut reached, &[Clause::S4_6]);
        }
    }
    known(before, after, &mut reached);
    if let Status::Election(election) = after.status() {
        reach(&mut reached, &election.clauses);
    }
    // 9.6.6: of several offences one was ruled on.
    if !after.rulings().is_empty() && before.open_offences().len() > 1 {
        reach(&mut reached, &[Clause::T9_6_6]);
    }
    if before.outcome().is_none() && after.outcome().is_some() {
        ended(after, &mut reached);
    }
    reached
}

/// What stands against an event that cannot happen.
pub(super) fn of_refusal(before: &Table, event: &Event, refused: &Refused) -> Reached {
    let mut reached: Reached = refused.clause().into_iter().collect();
    if let Event::ClaimOffence { by, .. } | Event::PlayOn { by } = event {
        // 1: who sits out is at the table, but no player of this deal.
        if before.sits_out().contains(*by) {
            reach(&mut reached, &[Clause::T1]);
        }
        // 9.6.2: once the parties are certain only the opponents may claim.
        let parties = before.parties();
        if before.open_offences().iter().any(|(offence, _)| parties.are_partners(offence.by, *by)) {
            reach(&mut reached, &[Clause::T9_6_2]);
        }
    }
    reached
}

/// The cards that may be played: they follow, or any, if none does.
pub(super) fn of_legal(table: &Table) -> Reached {
    match table.course().and_then(|course| course.led()) {
        Some(_) => [Clause::T5_2_2].into_iter().collect(),
        None => Reached::EMPTY,
    }
}

/// 6.4.6: calls of several players in one step fall together, and all stand.
pub(super) fn of_together(events: &[Event], refused: bool, table: &Table) -> Reached {
    let calls: Vec<(Position, doppelkopf::Spoken)> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Announce { by, spoken, .. } => Some((by, spoken)),
            _ => None,
        })
        .collect();
    let several = calls.iter().any(|(by, _)| calls.first().is_some_and(|(first, _)| first != by));
    let all_stand = calls.iter().all(|call| table.calls().any(|made| made == *call));
    let wrong = table.open_offences().iter().any(|(offence, _)| matches!(offence.act, Act::Call { .. }));
    if several && calls.len() == events.len() && all_stand && !refused && !wrong {
        [Clause::T6_4_6].into_iter().collect()
    } else {
        Reached::EMPTY
    }
}

/// Gesund or Vorbehalt.
fn spoken(before: &Table, by: Position, reached: &mut Reached) {
    let in_turn = match before.finding().stage() {
        Stage::Ask(place) => before.position(place) == by,
        // 4.1.2: said again, it is a change.
        _ => before.place(by).is_some_and(|place| before.finding().may_change(place)),
    };
    let again = before.place(by).is_some_and(|place| before.finding().may_change(place));
    if in_turn || again {
        reach(reached, &[Clause::T4_1_2]);
    }
}

/// The game was found by a name.
fn named(before: &Table, by: Position, after: &Table, reached: &mut Reached) {
    let (Some(game), Some(place)) = (after.game(), after.place(by)) else { return };
    let stage = before.finding().stage();
    let others = || Place::ALL.into_iter().filter(move |&other| other != place);
    let wants = |other: Place| before.finding().said(other) == Some(Say::Vorbehalt);
    let owes = |other: Place| before.setup().owes.contains(before.position(other));
    match stage {
        Stage::Ask(_) => reach(reached, &[Clause::T4_1_8]),
        Stage::Name { claim: doppelkopf::Claim::Vorbehalt, .. } => reach(reached, &[Clause::T4_1_4]),
        _ => {}
    }
    match game {
        Game::Normal => {}
        Game::Hochzeit { .. } => reach(reached, &[Clause::T4_4, Clause::S2_5]),
        Game::Solo { duty, .. } => {
            reach(reached, &[Clause::T4_2_1, Clause::T2_4]);
            match duty {
                Duty::Pflicht => reach(reached, &[Clause::S2_1, Clause::S2_2]),
                Duty::Lust => reach(reached, &[Clause::S2_2]),
                Duty::Vorgefuehrt => reach(reached, &[Clause::T4_1_9]),
            }
            let rivals: Vec<Place> = others().filter(|&other| wants(other)).collect();
            if rivals.is_empty() && duty != Duty::Vorgefuehrt {
                reach(reached, &[Clause::S2_8]);
            }
            for rival in rivals {
                let hochzeit =
                    before.hand(before.position(rival)).is_some_and(|hand| hand.count(Kind::ALTE) == 2);
                match (duty, owes(rival)) {
                    _ if hochzeit => reach(reached, &[Clause::S2_4, Clause::S2_5]),
                    (Duty::Pflicht, true) | (Duty::Lust, false) => {
                        reach(reached, &[Clause::S2_6, Clause::S2_7]);
                    }
                    _ => reach(reached, &[Clause::S2_3]),
                }
            }
        }
    }
}

/// A call, allowed or not.
fn called(
    before: &Table,
    by: Position,
    call: doppelkopf::Call,
    told: Option<u8>,
    after: &Table,
    reached: &mut Reached,
) {
    let (Some(course), Some(place)) = (before.course(), before.place(by)) else { return };
    let Some(party) = after.course().and_then(|course| course.party(place)) else { return };
    let held = told.unwrap_or(before.cards_in_hand(by));
    let Ok(shift) = course.shift(party) else { return };
    let made = course.check_call(party, call, held);
    reach(reached, &super::announce::clauses(course.calls(), party, call, shift, made));
    if made.is_ok() && course.turn() != Some(place) {
        reach(reached, &[Clause::S5_9]);
    }
    // 6.1.1: the card that is on its way still counts.
    let lowest = limit(call, shift);
    if told.is_none() && (held == lowest || held + 1 == lowest) {
        reach(reached, &[Clause::T6_1_1]);
    }
    if course.form() == Form::Still && course.tricks_done() > 0 {
        reach(reached, &[Clause::T4_4_5]);
    }
}

/// A card laid.
fn played(before: &Table, by: Position, card: Kind, after: &Table, reached: &mut Reached) {
    let (Some(course), Some(place)) = (before.course(), before.place(by)) else { return };
    if course.turn() != Some(place) {
        return;
    }
    match course.led() {
        None if course.tricks_done() == 0 => {
            let lead = match course.game() {
                Game::Solo { duty: Duty::Pflicht | Duty::Vorgefuehrt, .. } => Clause::S2_9,
                _ => Clause::S2_10,
            };
            reach(reached, &[Clause::T5_1_1, lead]);
        }
        None => reach(reached, &[Clause::T5_1_2]),
        Some(led) => {
            reach(reached, &[Clause::T5_2]);
            let hand = before.hand(by);
            let bound = hand.is_some_and(|hand| course.following(hand) != hand);
            if bound || course.game().trumps().led(card) != led {
                reach(reached, &[Clause::T5_2_2]);
            }
        }
    }
    let Some(now) = after.course() else { return };
    if now.tricks_done() > course.tricks_done()
        && let Some(trick) = now.last_trick()
    {
        completed(before, trick, after, reached);
    }
}

/// A trick is complete.
fn completed(before: &Table, trick: &Trick, after: &Table, reached: &mut Reached) {
    let (Some(was), Some(now)) = (before.course(), after.course()) else { return };
    reach(reached, &[Clause::T5_3_1, Clause::T2_3]);
    let best = trick.cards[trick.winner];
    if trick.cards.0.iter().filter(|&&kind| kind == best).count() == 2 {
        reach(reached, &[Clause::S1_7]);
    }
    if was.klaerung() == Some(Klaerung::Open) {
        match now.klaerung() {
            Some(Klaerung::Partner { .. }) => {
                reach(reached, &[Clause::S4_1, Clause::S4_2]);
                if matches!(now.game().trumps().led(trick.cards[trick.leader]), Led::Plain(_)) {
                    reach(reached, &[Clause::T4_4_3]);
                }
            }
            Some(Klaerung::Alone) => reach(reached, &[Clause::S4_4]),
            _ => {}
        }
    }
}

/// 5.5: somebody's party has become certain.
fn known(before: &Table, after: &Table, reached: &mut Reached) {
    let certain = |table: &Table, party: Party| {
        let of = |place: Place| table.course().and_then(|course| course.known().of(place));
        Place::ALL.into_iter().filter(|&place| of(place) == Some(party)).count()
    };
    if Party::BOTH.into_iter().any(|party| certain(after, party) > certain(before, party)) {
        reach(reached, &[Clause::T5_5]);
    }
}

/// The deal is over.
fn ended(table: &Table, reached: &mut Reached) {
    if let (Some(Ok(score)), Some(game)) = (table.score(), table.scored_game()) {
        reached.extend(score::clauses(&game, &score));
        reach(reached, &[Clause::T2_2_2]);
    }
    if !table.sits_out().is_empty() {
        reach(reached, &[Clause::S7_3]);
    }
    // Who deals next.
    match (table.outcome(), table.game()) {
        (Some(Outcome::Solo(_)), Some(Game::Solo { duty, .. })) => match duty {
            Duty::Pflicht => reach(reached, &[Clause::S2_11]),
            Duty::Lust => reach(reached, &[Clause::S2_12, Clause::T3_3_1]),
            Duty::Vorgefuehrt => reach(reached, &[Clause::T4_2_5, Clause::T3_3_1]),
        },
        (Some(Outcome::Game), _) => {
            reach(reached, &[Clause::T3_3_1]);
            if table.scored_game().is_some_and(|game| game.kind == doppelkopf_score::Kind::Still) {
                reach(reached, &[Clause::S4_5]);
            }
        }
        _ => {}
    }
}
