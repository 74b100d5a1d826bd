//! From the words of a case to positions, cards, calls and rules.

use std::collections::BTreeMap;

use doppelkopf::{Hand, Kind, Trumps};
use doppelkopf_laws::event::OfParties;
use doppelkopf_rules::{ByPosition, Clause, Point, Position, Preset, Rules, TableSize};
use doppelkopf_score::{ByParty, Call, Calls, NotationError, Special, add_special};
use ruling::ClauseSet;

use super::format::{CardsForm, CaseFile};
use crate::{
    error::{CaseError, impossible, word},
    findings::Findings,
    said::{Said, Why, party_id},
};

/// The rules in force.
pub(super) fn rules(case: &CaseFile) -> Result<Rules, CaseError> {
    let mut rules = Rules::default();
    if let Some(text) = &case.rules {
        rules = text.parse::<Preset>().map_err(|_| word("rules", text, "`sheet` or `tsr`"))?.into();
    }
    for (id, reading) in &case.readings {
        let point =
            Point::from_id(id).ok_or_else(|| word("readings", id, "an open point: `A1–A25` or `B1–B8`"))?;
        match reading {
            1 => {}
            2 if point.has_switch() => rules = rules.other_way(point),
            2 => return Err(word("readings", id, "a point that can be read in another way")),
            _ => return Err(word("readings", &reading.to_string(), "`1` or `2`")),
        }
    }
    Ok(rules)
}

pub(super) fn position(place: &str, number: u8) -> Result<Position, CaseError> {
    Position::try_from(number).map_err(|_| word(place, &number.to_string(), "a position: `1–7`"))
}

pub(super) fn positions<C: FromIterator<Position>>(place: &str, numbers: &[u8]) -> Result<C, CaseError> {
    numbers.iter().map(|&number| position(place, number)).collect()
}

pub(super) fn size(place: &str, players: Option<u8>) -> Result<TableSize, CaseError> {
    let players = players.unwrap_or(4);
    TableSize::of(players.into()).ok_or_else(|| word(place, &players.to_string(), "a table of `4–7`"))
}

/// A value for each position; those not named have the default.
pub(super) fn by_position<T: Copy + Default>(
    place: &str,
    values: &BTreeMap<String, T>,
) -> Result<ByPosition<T>, CaseError> {
    let mut all = ByPosition::default();
    for (text, &value) in values {
        let number = text.parse().map_err(|_| word(place, text, "a position: `1–7`"))?;
        all[position(place, number)?] = value;
    }
    Ok(all)
}

/// Cards in a list or in a text.
pub(super) fn cards(place: &str, form: &CardsForm) -> Result<Vec<Kind>, CaseError> {
    match form {
        CardsForm::List(list) => list.iter().map(|text| card(place, text)).collect(),
        CardsForm::Text(text) => text.split_whitespace().map(|text| card(place, text)).collect(),
    }
}

/// Cards of one hand.
pub(super) fn hand(place: &str, form: &CardsForm) -> Result<Hand, CaseError> {
    let kinds = cards(place, form)?;
    Hand::of(kinds).map_err(|e| impossible(place, "hand", Why::Hand(e)))
}

pub(super) fn card(place: &str, text: &str) -> Result<Kind, CaseError> {
    text.parse().map_err(|_| word(place, text, "a card such as `D9` or `HT`"))
}

/// Which cards are trumps: `normal`, or a kind of solo; none, if there is no such game (S3.6).
pub(super) fn trumps(text: Option<&str>) -> Option<Trumps> {
    match text {
        None | Some("normal") => Some(Trumps::NORMAL),
        Some(solo) => solo.parse().ok(),
    }
}

/// A level without its side: `ansage`, `keine90` … `schwarz`.
pub(super) fn level(place: &str, text: &str) -> Result<Call, CaseError> {
    match text {
        "ansage" => Ok(Call::Won),
        "keine90" => Ok(Call::Keine90),
        "keine60" => Ok(Call::Keine60),
        "keine30" => Ok(Call::Keine30),
        "schwarz" => Ok(Call::Schwarz),
        _ => Err(word(place, text, "`ansage`, `keine90`, `keine60`, `keine30` or `schwarz`")),
    }
}

/// All Augen of the pack (2.2.2).
pub(super) const ALL_AUGEN: u8 = 240;
/// All tricks.
pub(super) const ALL_TRICKS: u8 = 12;

/// The cards that a speaker can hold.
pub(super) fn in_hand(place: &str, cards: u8) -> Result<u8, CaseError> {
    match cards {
        0..=ALL_TRICKS => Ok(cards),
        _ => Err(word(place, &cards.to_string(), "a number of cards: `0–12`")),
    }
}

/// S4.8: by how many cards a Hochzeit can move the limits.
pub(super) fn shift(place: &str, shift: u8) -> Result<u8, CaseError> {
    match shift {
        0..=2 => Ok(shift),
        _ => Err(word(place, &shift.to_string(), "a shift of `0`, `1` or `2` cards")),
    }
}

/// What Re has, told of either party or of both.
pub(super) fn of_re(
    place: &str,
    what: &'static str,
    form: &OfParties<u8>,
    all: u8,
) -> Result<Option<u8>, CaseError> {
    let told = || {
        let told = [form.re, form.kontra].into_iter().flatten().map(|n| n.to_string());
        told.collect::<Vec<_>>().join(" and ")
    };
    form.of_re(what, all)
        .map_err(|_| word(place, &told(), format!("{what} of both parties: together `{all}`")))
}

/// What of a game is none of the words.
fn notation(place: &str, error: NotationError) -> CaseError {
    match error {
        NotationError::Kind(found) => word(place, &found, KINDS),
        NotationError::Party(found) => word(place, &found, "a party: `re` or `kontra`"),
        NotationError::Call(party, found) => {
            let own = party_id(party);
            word(place, &found, format!("a call: `{own}`, `keine90`, `keine60`, `keine30` or `schwarz`"))
        }
        NotationError::Special(found) => word(
            place,
            &found,
            "what gives a Sonderpunkt, such as `fox re`, `doppelkopf re` or `karlchen kontra`",
        ),
        NotationError::SecondKarlchen(_) => word(place, "karlchen", "to be had by a second player"),
    }
}

/// What a game can be.
pub(super) const KINDS: &str = "a kind of game: `normal`, `hochzeit`, `hochzeit-alone`, `still` or `solo`";

/// The highest call of each side.
pub(super) fn calls(place: &str, form: &OfParties<String>) -> Result<Calls, CaseError> {
    form.calls().map_err(|e| notation(place, e))
}

/// What gives Sonderpunkte: `fox re`, once for each.
pub(super) fn special(place: &str, texts: &[String]) -> Result<ByParty<Special>, CaseError> {
    let mut special = ByParty::default();
    for text in texts {
        add_special(&mut special, text).map_err(|e| notation(place, e))?;
    }
    Ok(special)
}

/// At least these clauses were applied, by the numbers of either source.
pub(super) fn laws(findings: &mut Findings, expected: Option<&[String]>, got: ClauseSet<Clause>) {
    let Some(expected) = expected else { return };
    if !expected.iter().all(|number| got.iter().any(|clause| clause.is_named(number))) {
        let got: Vec<String> = got.iter().map(|clause| clause.to_string()).collect();
        findings.0.push(("laws", expected.join(", ").into(), got.join(", ").into()));
    }
}

/// Refused under this clause, or not at all.
pub(super) fn refused(findings: &mut Findings, expected: Option<&str>, got: Option<(Clause, Why)>) {
    let got_it = |clause: Clause, why| Said::Refused { id: None, under: vec![clause.to_string()], why };
    match (expected, got) {
        (None, None) => {}
        (Some(expected), None) => findings.same("refused", expected, Said::Allowed),
        (None, Some((clause, why))) => findings.same("refused", Said::Allowed, got_it(clause, why)),
        (Some(expected), Some((clause, why))) => {
            if !clause.is_named(expected) {
                findings.same("refused", expected, got_it(clause, why));
            }
        }
    }
}

/// `1, 3`, or `nobody`.
pub(super) fn who(positions: impl IntoIterator<Item = Position>) -> String {
    let all: Vec<String> = positions.into_iter().map(|position| position.to_string()).collect();
    if all.is_empty() { "nobody".to_owned() } else { all.join(", ") }
}
