//! What happened to a tournament, one sentence an event, as the history has it.

use tournament::{
    At, Event, Late, Number, Position, Ruled, Source, TableSize, TableState, Tournament, Written,
};
use wording::{Lexicon, capitalised, msg};

use super::{at, game::penalised_for, late, line, player, points, refused::name, signed, verdict};
use crate::show;

/// So many names of a list that was entered are told.
const SHOWN: usize = 5;

/// What this event was, to the tournament as it was before and as it is after it.
pub fn happened(
    event: &Event,
    (before, after): (Option<&Tournament>, Option<&Tournament>),
    words: &Lexicon,
) -> String {
    let who = |number: Number| player(number, before);
    let text = |n: usize| n.to_string();
    match event {
        Event::Created(_) => words.say(msg::CourseCreated),
        Event::SetupChanged(new) => match before.filter(|before| before.setup().name != new.name) {
            Some(_) => words.say(msg::CourseSetupRenamed { name: &new.name }),
            None => words.say(msg::CourseSetupChanged),
        },
        Event::Deleted => words.say(msg::CourseDeleted),
        Event::Restored => words.say(msg::CourseRestored),
        Event::PlayersAdded { players } => {
            let mut names: Vec<&str> = players.iter().take(SHOWN).map(|one| one.name.as_str()).collect();
            if players.len() > SHOWN {
                names.push("…");
            }
            let names = names.join(", ");
            words.say(msg::CoursePlayersAdded { n: players.len(), names: &names })
        }
        Event::PlayerChanged { player, name, club } => {
            let club = club.as_ref().map(|club| format!(" ({club})")).unwrap_or_default();
            words.say(msg::CoursePlayerChanged { player: &who(*player), name: &format!("{name}{club}") })
        }
        Event::PlayerStruck { player } => words.say(msg::CoursePlayerStruck { player: &who(*player) }),
        Event::PlayerComes { player, round } => {
            words.say(msg::CoursePlayerComes { player: &who(*player), round: &text(*round) })
        }
        Event::PlayerLeaves { player, round } => {
            words.say(msg::CoursePlayerLeaves { player: &who(*player), round: &text(*round) })
        }
        Event::PlayerMisses { player, round } => {
            words.say(msg::CoursePlayerMisses { player: &who(*player), round: &text(*round) })
        }
        Event::Drawn { from, .. } => {
            let round = &text(*from);
            match before.is_some_and(|before| before.rounds().len() >= *from) {
                true => words.say(msg::CourseDrawnAgain { round }),
                false => words.say(msg::CourseDrawn { round }),
            }
        }
        Event::DrawTakenBack { from } => words.say(msg::CourseDrawBack { round: &text(*from) }),
        Event::SeatingEdited { round, .. } => words.say(msg::CourseSeatingEdited { round: &text(*round) }),
        Event::Deducted { player, round, points, why } => words.say(msg::CourseDeducted {
            player: &who(*player),
            round: &text(*round),
            points: &signed(-i64::from(*points), words),
            why,
        }),
        Event::DeductionTakenBack { player, number, why } => {
            words.say(msg::CourseDeductionBack { player: &who(*player), number: &text(*number), why })
        }
        Event::Disqualified { player, why } => words.say(msg::CourseOut { player: &who(*player), why }),
        Event::DisqualificationTakenBack { player, why } => {
            words.say(msg::CourseOutBack { player: &who(*player), why })
        }
        Event::PrizesSet { .. } => words.say(msg::CoursePrizes),
        Event::PrizeGiving { announced: None } => words.say(msg::CourseOpen),
        Event::PrizeGiving { announced: Some(0) } => words.say(msg::CourseCovered),
        Event::PrizeGiving { announced: Some(n) } => words.say(msg::CourseAnnounced { n: *n }),
        Event::LotsDrawn { .. } => match before.is_some_and(|before| !before.lots().is_empty()) {
            true => words.say(msg::CourseLotsAgain),
            false => words.say(msg::CourseLots),
        },
        Event::LotsTakenBack => words.say(msg::CourseLotsBack),
        _ => capitalised(&in_a_round(event, (before, after), words)),
    }
}

fn table(of: Option<&Tournament>, at: At) -> Option<&TableState> {
    of?.table(at).ok()
}

/// What happened to the clock, or to a list.
fn in_a_round(
    event: &Event,
    (before, after): (Option<&Tournament>, Option<&Tournament>),
    words: &Lexicon,
) -> String {
    let text = |n: usize| n.to_string();
    let called = |of, place: &At, number| line(table(of, *place).map(TableState::list), number, words);
    let timed = before.is_some_and(Tournament::is_timed);
    let why_ruled = |place: At, why: &str, ruled: Option<&Ruled>| {
        let who = |p: Position| name(p, place, before).unwrap_or_else(|| p.to_string());
        super::ruled(why, ruled, &who, words)
    };
    match event {
        Event::LineEntered { at: place, late: told, line: written, .. } => {
            let [was, is] = [before, after].map(|of| table(of, *place).map_or(&[][..], TableState::entered));
            let number = (0..is.len()).find(|i| is.get(*i) != was.get(*i)).map_or(is.len(), |i| i + 1);
            let deal = &called(after, place, number);
            let said = words.say(msg::CourseLineEntered { at: &at(*place, words), deal });
            let said = with_penalty(said, written, (after, *place), words);
            match told {
                Some(told) => {
                    format!("{said} ({})", words.say(msg::HallLateWas { what: &late(*told, words) }))
                }
                None => said,
            }
        }
        Event::LineCorrected { at: place, number, before: old, after: new, why, .. } => {
            let deal = &called(before, place, *number);
            let said = words.say(msg::CourseLineCorrected { at: &at(*place, words), deal, why });
            let same = old.penalty == new.penalty && old.deduction == new.deduction && old.why == new.why;
            if same { said } else { with_penalty(said, new, (after, *place), words) }
        }
        Event::LineStruck { at: place, number, why, .. } => words.say(msg::CourseLineStruck {
            at: &at(*place, words),
            deal: &called(before, place, *number),
            why,
        }),
        Event::SecondReading { at: place, .. } => words.say(msg::CourseSecond { at: &at(*place, words) }),
        Event::Settled { at: place, number, why, .. } => words.say(msg::CourseSettled {
            at: &at(*place, words),
            deal: &called(before, place, *number),
            why,
        }),
        Event::RoundStarted { round } => {
            let called = before.and_then(|before| before.round(*round).ok()?.clock());
            let round = &text(*round);
            match called {
                Some(_) => words.say(msg::CourseCalledAgain { round, timed }),
                None => words.say(msg::CourseCalled { round, timed }),
            }
        }
        Event::StartTakenBack { round } => words.say(msg::CourseCallBack { round: &text(*round), timed }),
        Event::ClockPaused { round } => words.say(msg::CoursePaused { round: &text(*round) }),
        Event::ClockGoesOn { round } => words.say(msg::CourseGoesOn { round: &text(*round) }),
        Event::ClockExtended { round, minutes } => {
            let (round, n) = (&text(*round), usize::from(minutes.unsigned_abs()));
            match *minutes > 0 {
                true => words.say(msg::CourseExtended { round, n }),
                false => words.say(msg::CourseShortened { round, n }),
            }
        }
        Event::TimeUp { at: place, why: Some(why), .. } => {
            words.say(msg::CourseTimeUpWhy { at: &at(*place, words), why })
        }
        Event::TimeUp { at: place, why: None, .. } => words.say(msg::CourseTimeUp { at: &at(*place, words) }),
        Event::TimeUpTakenBack { at: place } => words.say(msg::CourseTimeUpBack { at: &at(*place, words) }),
        Event::RefereeCalled { at: place } => words.say(msg::RefereeHasCalled { at: &at(*place, words) }),
        Event::RefereeCallTakenBack { at: place } => {
            words.say(msg::RefereeHasTakenBack { at: &at(*place, words) })
        }
        Event::RefereeComes { at: place } => words.say(msg::RefereeGoes { at: &at(*place, words) }),
        Event::RefereeDone { at: place } => words.say(msg::RefereeHasRuled { at: &at(*place, words) }),
        Event::LineRuled { at: place, number, why, ruled } => words.say(msg::RefereeLineRuled {
            at: &at(*place, words),
            deal: &called(before, place, *number),
            why: &why_ruled(*place, why, ruled.as_ref()),
        }),
        Event::PenaltyNoted { at: place, penalty, why, ruled } => {
            let why = &why_ruled(*place, why, ruled.as_ref());
            let points = penalty.iter().map(|points| signed((*points).into(), words)).collect::<Vec<_>>();
            words.say(msg::RefereePenaltyNoted { at: &at(*place, words), points: &points.join(" "), why })
        }
        Event::PenaltyTakenBack { at: place, why, .. } => {
            words.say(msg::RefereePenaltyBack { at: &at(*place, words), why })
        }
        Event::AppealLodged { at: place, player: who, why, .. } => {
            let lodged = table(after, *place).and_then(|table| Some((table, table.appeals().last()?)));
            let what = &lodged.map(|(table, appeal)| show::against(table, appeal, words)).unwrap_or_default();
            let (at, player) = (&at(*place, words), &player(*who, before));
            words.say(msg::AppealLodged { at, player, what, why })
        }
        Event::AppealDecided { at: place, number, verdict: how, why } => {
            let appeal = table(after, *place)
                .and_then(|table| Some((table, table.appeals().get(number.checked_sub(1)?)?)));
            let what = &appeal.map(|(table, appeal)| show::against(table, appeal, words)).unwrap_or_default();
            let (number, verdict) = (&text(*number), &verdict(*how, why, words));
            words.say(msg::AppealDecided { at: &at(*place, words), number, what, verdict })
        }
        Event::Warned { player: who, round, why, ruled } => {
            let why = &super::ruled(why, ruled.as_ref(), &|p| p.to_string(), words);
            words.say(msg::RefereeWarned { player: &player(*who, before), round: &text(*round), why })
        }
        Event::RoundClosed { round } => words.say(msg::CourseClosed { round: &text(*round) }),
        Event::RoundReopened { round, why } => words.say(msg::CourseReopened { round: &text(*round), why }),
        Event::LineInserted { at: place, number, why, .. } => words.say(msg::CourseLineInserted {
            at: &at(*place, words),
            deal: &called(after, place, *number),
            why,
        }),
        Event::ListEnded { at: place, why } => {
            words.say(msg::CourseListEnded { at: &at(*place, words), why })
        }
        Event::GameLeft { at: place, said, .. } => {
            words.say(msg::CourseGameLeft { at: &at(*place, words), said })
        }
        Event::GameLeftDone { at: place, .. } => {
            words.say(msg::CourseGameLeftDone { at: &at(*place, words) })
        }
        Event::LeftTable { at: place, player: who, why } => {
            words.say(msg::CourseLeftTable { at: &at(*place, words), player: &player(*who, before), why })
        }
        Event::LeftTableTakenBack { at: place, player: who } => {
            words.say(msg::CourseLeftTableBack { at: &at(*place, words), player: &player(*who, before) })
        }
        Event::SubstituteSeated { at: place, player: who, name } => {
            let (at, player) = (&at(*place, words), &player(*who, before));
            match name {
                Some(name) => words.say(msg::CourseSubstitute { at, name, player }),
                None => words.say(msg::CourseSubstituteBack { at, player }),
            }
        }
        Event::ListResumed { at: place, why } => {
            words.say(msg::CourseListResumed { at: &at(*place, words), why })
        }
        Event::TimeAdded { at: place, minutes, why } => {
            words.say(msg::CourseTimeAdded { at: &at(*place, words), n: (*minutes).into(), why })
        }
        Event::KeeperNamed { at: place, player: who } => {
            words.say(msg::CourseKeeper { at: &at(*place, words), player: &player(*who, before) })
        }
        // Told before; a new event has to be told here or there.
        Event::Created(_)
        | Event::SetupChanged(_)
        | Event::Deleted
        | Event::Restored
        | Event::PlayersAdded { .. }
        | Event::PlayerChanged { .. }
        | Event::PlayerStruck { .. }
        | Event::PlayerComes { .. }
        | Event::PlayerLeaves { .. }
        | Event::PlayerMisses { .. }
        | Event::Drawn { .. }
        | Event::DrawTakenBack { .. }
        | Event::SeatingEdited { .. }
        | Event::Deducted { .. }
        | Event::DeductionTakenBack { .. }
        | Event::Disqualified { .. }
        | Event::DisqualificationTakenBack { .. }
        | Event::PrizesSet { .. }
        | Event::PrizeGiving { .. }
        | Event::LotsDrawn { .. }
        | Event::LotsTakenBack => String::new(),
    }
}

/// The same with what a line takes from somebody beside the game, and what for.
fn with_penalty(
    said: String,
    written: &Written,
    (of, at): (Option<&Tournament>, At),
    words: &Lexicon,
) -> String {
    let size = table(of, at).map_or(TableSize::Four, |table| table.list().round().size());
    let what = penalised_for(written, words, &|of| points(of, size, words));
    if what.is_empty() { said } else { format!("{said} – {}", what.join(", ")) }
}

/// Is it about one line of a list, and nothing else follows from it? There are hundreds of those.
#[must_use]
pub fn is_of_a_line(event: &Event) -> bool {
    match event {
        // A paper list is typed in after time as a matter of course.
        Event::LineEntered { late, line, how, .. } => {
            let plain = late.is_none() || *late == Some(Late::Played) && *how != Source::Phone;
            plain && !line.is_penalised()
        }
        Event::SecondReading { .. } => true,
        _ => false,
    }
}
