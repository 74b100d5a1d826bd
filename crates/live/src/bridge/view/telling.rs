//! What is told of calls and noted at the table, as it is shown.

use bridge_laws::{
    Disclosed, Disclosure, Misinformed, Noted, NotedAt, Noticing, Table, cite::Due, clause::Clause,
};
use cards::Seat;
use wording::{Lexicon, msg};

use super::{
    super::{Board, board::AskedToSee, robot::NOTHING_AGREED},
    CalledView, ExplainedView, LooksView, MayCorrect, MisinformedView, NotedView, NotedWhen, NoticedWhen,
    said_by,
};
use crate::Text;

/// The calls, with what was told of each.
pub(super) fn auction(board: &Board, lexicon: &Lexicon) -> Vec<CalledView> {
    let mut calls: Vec<CalledView> = board.calls().iter().map(|&(seat, call)| called(seat, call)).collect();
    let at = |said: &Disclosed| usize::from(said.of.number).checked_sub(1);
    for said in board.table.disclosed() {
        let Some(call) = at(said).and_then(|at| calls.get_mut(at)) else { continue };
        match &said.what {
            Disclosure::Alert => call.alerted = true,
            Disclosure::Question => {}
            Disclosure::Explanation(words) => {
                let words = match &**words {
                    NOTHING_AGREED => lexicon.say(msg::LiveNothingAgreed),
                    words => words.to_owned(),
                };
                call.explained.push(ExplainedView { by: Text(said.by), words });
            }
        }
    }
    for said in board.table.asked_about() {
        if let Some(call) = at(said).and_then(|at| calls.get_mut(at))
            && !call.asked_by.contains(&Text(said.by))
        {
            call.asked_by.push(Text(said.by));
        }
    }
    calls
}

const fn called(seat: Seat, call: bridge::Call) -> CalledView {
    CalledView {
        seat: Text(seat),
        call: Text(call),
        alerted: false,
        asked_by: Vec::new(),
        explained: Vec::new(),
    }
}

/// When this player may put right what his partner has told.
pub(super) fn may_correct(table: &Table, seat: Seat) -> MayCorrect {
    match table.may_correct_partner(seat) {
        Due::Now => MayCorrect::Now,
        Due::AfterAuction => MayCorrect::AfterAuction,
        Due::AfterPlay => MayCorrect::AfterPlay,
    }
}

/// A break in tempo.
pub(super) fn noted(noted: &Noted) -> NotedView {
    NotedView {
        by: Text(noted.by),
        of: Text(noted.of),
        when: match noted.at {
            NotedAt::Auction(None) => NotedWhen::BeforeTheAuction,
            NotedAt::Auction(Some(call)) => NotedWhen::After(said_by(call)),
            NotedAt::Trick(trick) => NotedWhen::Trick(trick),
            NotedAt::Afterwards => NotedWhen::Afterwards,
        },
    }
}

/// What the table knows of an explanation that was wrong.
pub(super) fn misinformed(known: Misinformed) -> MisinformedView {
    MisinformedView {
        number: known.of.number,
        seat: Text(known.of.caller),
        corrected_by: known.corrected_by.map(Text),
        noticed: match known.noticed {
            Noticing::Auction => NoticedWhen::DuringAuction,
            Noticing::BeforeLead => NoticedWhen::BeforeLeadFaced,
            Noticing::Play => NoticedWhen::DuringPlay,
            Noticing::AfterPlay => NoticedWhen::AfterPlay,
        },
        declares: known.declares,
        may_still_change: known.may_still_change,
        card_may_change: known.card_may_change,
        last_to_trick: known.last_to_trick,
    }
}

/// Somebody asks to see a trick again.
pub(super) fn looks(asked: &AskedToSee, cite: impl Fn(Clause) -> String) -> LooksView {
    LooksView {
        by: Text(asked.by),
        trick: asked.trick,
        allowed: asked.allowed,
        law: asked.law.map(cite).unwrap_or_default(),
    }
}
