//! An opponent had said that it was his turn: 47E1.

use cards::{Card, Seat};

use super::{Say, information, retraction, revoke};
use crate::{
    clause::{Clause, Edition},
    facts::Facts,
    laws::lead_out_of_turn,
    matter::{Kind, Matter},
    words::{Answer, Effect, Question, Ruling, Subject},
};

/// 47E1: back to the hand, nothing more; nobody may accept it. First of all things to ask.
pub(crate) fn by_an_opponent(f: &Facts, m: &Matter) -> Say {
    match m.kind {
        // A lead by the declaring side before the first trick is none at all (54E).
        Kind::Lead(lead) if lead_out_of_turn::is_no_lead(f.state, &lead) => Ok(None),
        // To the last trick it goes back whatever he was told (53A).
        Kind::Lead(lead) if lead.last_trick => Ok(None),
        // It was his turn, until an opponent put his revoke right.
        Kind::Lead(lead) if revoke::led_before_it_was_put_right(f, (lead.seat, lead.card)) => Ok(None),
        Kind::Lead(lead) => {
            let player = f.state.player_of(lead.seat);
            let answer = f.ask(Question::ToldItWasHisTurn(player), &[Clause::L47E1])?;
            if answer == Answer::No {
                return Ok(None);
            }
            let cards = lead_out_of_turn::all_cards(f, m, &lead);
            let mut ruling = taken_back(&cards, answer, lead.seat);
            if lead.established && keeps_revokes_open(f.edition(Clause::L47E1)) {
                ruling = revoke::not_established_by_this(ruling, lead.seat);
            }
            Ok(Some(ruling.does(Effect::ToLead(lead.due))))
        }
        Kind::Premature(p) => {
            let answer = f.ask(Question::ToldItWasHisTurn(p.seat), &[Clause::L47E1])?;
            Ok((answer != Answer::No).then(|| taken_back(&[(p.seat, p.card)], answer, p.seat)))
        }
        _ => Ok(None),
    }
}

/// Was it an opponent’s error that has been ruled on, and not that of who played?
pub(crate) fn was_misled(ruling: &Ruling) -> bool {
    ruling.clauses.contains(&Clause::L47E1)
}

/// The cards go back. What they showed is not for those who misinformed; where his own partner had said so
/// as well, it is for nobody else.
fn taken_back(cards: &[(Seat, Card)], answer: Answer, misled: Seat) -> Ruling {
    let misinformers = misled.side().other();
    let mut ruling = retraction::to_correct(Ruling::under(Clause::L47E1));
    for &(seat, card) in cards {
        ruling = ruling.does(Effect::Return(seat, card));
        ruling = match answer {
            Answer::Both => information::for_its_owner_alone(ruling, seat, Subject::Card(seat, card)),
            _ => information::withdrawn(ruling, seat, card, misinformers),
        };
    }
    ruling
}

/// Who was told by an opponent that it was his turn.
pub(crate) const BY_AN_OPPONENT: Clause = Clause::L47E1;

/// 47E1: does such a lead leave a revoke of its side open? New in 2017.
pub(crate) const fn keeps_revokes_open(edition: Edition) -> bool {
    match edition {
        Edition::E2007 => false,
        Edition::E2017 => true,
    }
}
