//! Cases about what a game is worth (chapters 8 and 9 of the digest: C01 to C40).

use doppelkopf::{Announcements, clarified};
use doppelkopf_rules::{ByPosition, Clause, Position, Positions, Rules, TableSize};
use doppelkopf_score::{Call, Calls, Game, Item, Kind, Party, Reason, Score, Table, Under};
use ruling::ClauseSet;

use super::{announce, format::GameForm, read};
use crate::{
    error::{CaseError, beside, impossible, missing, word},
    findings::Findings,
    said::{Said, Why, party_id},
};

/// Compares, and says which clauses were applied.
pub(super) fn check(
    n: usize,
    form: &GameForm,
    rules: Rules,
    findings: &mut Findings,
) -> Result<ClauseSet<Clause>, CaseError> {
    let place = &format!("score {n}");
    let mut reached = ClauseSet::EMPTY;
    let game = game(place, form, rules, &mut reached)?;
    match (game.score(rules).and_then(|score| game.counted().map(|()| score)), &form.expect.impossible) {
        (Ok(score), None) => {
            reached.extend(clauses(&game, &score));
            compare(place, form, &score, findings)?;
        }
        (Ok(score), Some(expected)) => {
            findings.same("impossible", expected, Said::Worth(score.value.to_string()));
        }
        (Err(error), Some(expected)) if error.to_string().contains(expected.as_str()) => {}
        (Err(error), expected) => {
            let expected = expected.as_deref().map_or(Said::PossibleGame, Said::from);
            findings.same("impossible", expected, Said::refused(Why::Score(error)));
        }
    }
    read::laws(findings, form.expect.laws.as_deref(), reached);
    Ok(reached)
}

fn compare(place: &str, form: &GameForm, score: &Score, findings: &mut Findings) -> Result<(), CaseError> {
    let expect = &form.expect;
    if let Some(expected) = &expect.points {
        let expected = read::by_position(place, expected)?;
        let got = ByPosition(score.points.0.map(i32::from));
        findings.same("points", Said::Points(expected), Said::Points(got));
    }
    if let Some(expected) = &expect.winner {
        findings.same("winner", expected, score.winner.map_or("none", party_id));
    }
    if let Some(expected) = expect.value {
        findings.same("value", expected.to_string(), score.value.to_string());
    }
    if let Some(expected) = &expect.items {
        findings.exactly("items", expected, score.items.iter().map(|&item| item_text(item)));
    }
    Ok(())
}

/// The clauses that made the score.
pub(super) fn clauses(game: &Game, score: &Score) -> ClauseSet<Clause> {
    let mut reached: ClauseSet<Clause> = score.items.iter().map(|item| item.clause()).collect();
    reached.insert(score.won_by);
    reached.insert(score.shared_by);
    if game.table.size() != TableSize::Four {
        reached.insert(Clause::S7_3);
    }
    if !score.not_counted.is_empty() {
        reached.insert(Clause::S6_7);
    }
    // 7.2.3: Sonderpunkte of both sides, or such as go against the rest.
    let of = |party| score.items.iter().any(|item| item.reason.is_sonderpunkt() && item.to == party);
    let rest = score.value - score.sonderpunkte;
    if Party::BOTH.into_iter().all(of) || score.sonderpunkte.signum() * rest.signum() < 0 {
        reached.insert(Clause::T7_2_3);
    }
    if game.kind == Kind::HochzeitAlone {
        reached.insert(Clause::S4_4); // scored like a solo
    }
    reached
}

const fn level(call: Call) -> &'static str {
    match call {
        Call::Won => "ansage",
        Call::Keine90 => "keine90",
        Call::Keine60 => "keine60",
        Call::Keine30 => "keine30",
        Call::Schwarz => "schwarz",
    }
}

/// An item as the cases write it: `re called: kontra 2`.
pub(super) fn item_text(item: Item) -> String {
    let what = match item.reason {
        Reason::Won => "won".to_owned(),
        Reason::Under(Under::Ninety) => "under 90".to_owned(),
        Reason::Under(Under::Sixty) => "under 60".to_owned(),
        Reason::Under(Under::Thirty) => "under 30".to_owned(),
        Reason::Under(Under::Schwarz) => "schwarz".to_owned(),
        Reason::Called(party) => format!("{} called", party_id(party)),
        Reason::Absage(party, call) => format!("{} of {}", level(call), party_id(party)),
        Reason::Against(call) => format!("against {}", level(call)),
        Reason::GegenRe => "gegen re".to_owned(),
        Reason::Doppelkopf => "doppelkopf".to_owned(),
        Reason::Fox => "fox".to_owned(),
        Reason::Karlchen => "karlchen".to_owned(),
    };
    format!("{what}: {} {}", party_id(item.to), item.points)
}

/// The game that is told.
fn game(
    place: &str,
    form: &GameForm,
    rules: Rules,
    reached: &mut ClauseSet<Clause>,
) -> Result<Game, CaseError> {
    let kind: Kind = match form.kind.as_deref() {
        None if form.solo.is_some() => Kind::Solo,
        None => Kind::Normal,
        Some(text) => text.parse().map_err(|_| word(place, text, read::KINDS))?,
    };
    if let Some(solo) = &form.solo {
        let what = "a solo, such as `pflichtsolo damen`, `lustsolo fleischlos` or `lustsolo farbe:C`";
        match solo.parse() {
            Ok(doppelkopf::Naming::Pflichtsolo(_) | doppelkopf::Naming::Lustsolo(_)) => {}
            _ => return Err(word(place, solo, what)),
        }
        if kind != Kind::Solo {
            return Err(beside(place, "solo", "kind"));
        }
    }
    let table = table(place, form)?;
    let re: Positions = read::positions(place, &form.re)?;
    if let Some(numbers) = &form.kontra {
        let kontra: Positions = read::positions(place, numbers)?;
        let others: Positions = table.players().iter().filter(|&p| !re.contains(p)).collect();
        if kontra != others {
            return Err(word(
                place,
                &read::who(kontra.iter()),
                format!("all the others: `{}`", read::who(others.iter())),
            ));
        }
    }
    let augen_re = read::of_re(place, "the Augen", &form.augen, read::ALL_AUGEN)?
        .ok_or_else(|| missing(place, "`augen`"))?;
    let tricks_re = read::of_re(place, "the tricks", &form.tricks, read::ALL_TRICKS)?;
    let calls = calls(place, form, (kind, re, table), rules, reached)?;
    let special = read::special(place, &form.special)?;
    Ok(Game { table, kind, re, augen_re, tricks_re, calls, special })
}

fn table(place: &str, form: &GameForm) -> Result<Table, CaseError> {
    let sits: Positions = match &form.sits {
        Some(sits) => read::positions(place, &sits.numbers())?,
        None => Positions::NONE,
    };
    let size = read::size(place, form.table.or(Some(4 + sits.len())))?;
    if sits.is_empty() && size != TableSize::Four {
        return Err(missing(place, "`sits`"));
    }
    let wrong = || word(place, &read::who(sits.iter()), "who sits out: all but four of the table");
    Table::of(size, sits).ok_or_else(wrong)
}

/// The highest call of each side, told outright or as the calls in their order.
fn calls(
    place: &str,
    form: &GameForm,
    (kind, re, table): (Kind, Positions, Table),
    rules: Rules,
    reached: &mut ClauseSet<Clause>,
) -> Result<Calls, CaseError> {
    let mut calls = read::calls(place, &form.calls)?;
    if form.said.is_empty() {
        return Ok(calls);
    }
    let shift = read::shift(place, form.shift)?;
    let mut made = Announcements::under(rules);
    for text in &form.said {
        let (speaker, spoken, cards) = said(place, text)?;
        if !table.players().contains(speaker) {
            return Err(word(place, text, "a call of somebody who plays"));
        }
        let party = if re.contains(speaker) { Party::Re } else { Party::Kontra };
        if spoken.party.is_some_and(|said| said != party) {
            return Err(word(
                place,
                text,
                format!("what position {speaker} can say: `{speaker}:{} …`", party_id(party)),
            ));
        }
        let before = made;
        let may_call = match kind {
            Kind::Hochzeit | Kind::HochzeitAlone => clarified(cards, shift),
            Kind::Normal | Kind::Still | Kind::Solo => Ok(()),
        };
        let answer = may_call.and_then(|()| made.make(party, spoken.call, cards, shift));
        for clause in announce::clauses(&before, party, spoken.call, shift, answer) {
            reached.insert(clause);
        }
        answer.map_err(|e| impossible(place, text, Why::Call(e)))?;
    }
    for party in Party::BOTH {
        let highest = made.of(party).highest();
        if calls.of(party).is_some_and(|told| Some(told) != highest) {
            return Err(word(place, "calls", format!("what {party} has said; leave it out")));
        }
        *calls.of_mut(party) = highest;
    }
    Ok(calls)
}

/// `2:keine90 10`: who called what, with so many cards in hand.
fn said(place: &str, text: &str) -> Result<(Position, doppelkopf::Spoken, u8), CaseError> {
    let wrong = || word(place, text, "a call with its speaker and his cards, such as `2:keine90 10`");
    let (who, rest) = text.split_once(':').ok_or_else(wrong)?;
    let (call, cards) = rest.rsplit_once(' ').ok_or_else(wrong)?;
    let who = read::position(place, who.parse().map_err(|_| wrong())?)?;
    let cards = read::in_hand(place, cards.parse().map_err(|_| wrong())?)?;
    Ok((who, call.parse().map_err(|_| wrong())?, cards))
}
