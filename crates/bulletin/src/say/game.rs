//! A game and a line of a list, as people tell them to each other.

use doppelkopf_score::{Kind, Party};
use tournament::{ByPosition, Outcome, Played, Position, TableSize, Told, Trumps, Written};
use wording::{Lexicon, msg};

use super::{call, party, signed};

/// Who sits at a position: a name, or its number.
pub type Who<'a> = &'a dyn Fn(Position) -> String;

/// A kind of game; a solo by its own name, where that is known.
#[must_use]
pub fn kind(kind: Kind, trumps: Option<Trumps>, words: &Lexicon) -> String {
    match (kind, trumps) {
        (Kind::Normal, _) => words.say(msg::TournamentKindNormal),
        (Kind::Hochzeit, _) => words.say(msg::TournamentKindHochzeit),
        (Kind::HochzeitAlone, _) => words.say(msg::TournamentKindHochzeitAlone),
        (Kind::Still, _) => words.say(msg::TournamentKindStill),
        (Kind::Solo, Some(trumps)) => words.doko_solo(trumps),
        (Kind::Solo, None) => words.say(msg::HallSolo),
    }
}

/// A game: `Normalspiel, Re Anna und Ben, 151 Augen für Re, Re: keine 90 mit 10 Karten, ein Fuchs für Re`.
#[must_use]
pub fn game(played: &Played, who: Who<'_>, words: &Lexicon) -> String {
    let names = words.and(played.re.iter().map(who).collect());
    let names = match played.kind.is_alone() {
        true => words.say(msg::TournamentToldAlone { names: &names }),
        false => words.say(msg::TournamentToldRe { names: &names }),
    };
    let mut said = vec![kind(played.kind, played.trumps, words), names];
    said.push(words.say(msg::TournamentToldAugen { augen: &played.augen.to_string() }));
    for made in &played.calls {
        let call = call(made.party, made.call);
        said.push(match made.cards {
            Some(cards) => words.say(msg::TournamentToldCall { call: &call, held: &cards.to_string() }),
            None => call,
        });
    }
    for of in Party::BOTH {
        let (special, name) = (played.special.of(of), party(of));
        if special.foxes > 0 {
            said.push(words.say(msg::TournamentToldFoxes { n: special.foxes.into(), party: name }));
        }
        if special.doppelkoepfe > 0 {
            let n = special.doppelkoepfe.into();
            said.push(words.say(msg::TournamentToldDoppelkoepfe { n, party: name }));
        }
        if special.karlchen {
            said.push(words.say(msg::TournamentToldKarlchen { party: name }));
        }
    }
    said.join(", ")
}

/// What everybody has who has something: `Anna +2, Ben −2, …`; that nobody has anything is said, too.
#[must_use]
pub fn named_points(points: &ByPosition<i32>, size: TableSize, who: Who<'_>, words: &Lexicon) -> String {
    let one = |p: Position| {
        words.say(msg::TournamentToldPoints { name: &who(p), points: &signed(points[p].into(), words) })
    };
    let said = size.positions().filter(|p| points[*p] != 0).map(one).collect::<Vec<_>>();
    if said.is_empty() { words.say(msg::HallWorthNothing) } else { said.join(", ") }
}

/// What a line takes from somebody beside the game, its points as they are said here.
pub fn penalised(
    written: &Written,
    words: &Lexicon,
    points: &dyn Fn(&ByPosition<i32>) -> String,
) -> Vec<String> {
    let taken = ByPosition::from_fn(|p| -i32::from(written.deduction[p]));
    let has = |of: &ByPosition<i32>| *of != ByPosition::default();
    let penalty = has(&written.penalty)
        .then(|| words.say(msg::TournamentPenalty { points: &points(&written.penalty) }));
    let deduction = has(&taken).then(|| words.say(msg::TournamentDeduction { points: &points(&taken) }));
    penalty.into_iter().chain(deduction).collect()
}

/// The same, and what for, if somebody wrote it.
pub(super) fn penalised_for(
    written: &Written,
    words: &Lexicon,
    points: &dyn Fn(&ByPosition<i32>) -> String,
) -> Vec<String> {
    let mut said = penalised(written, words, points);
    said.extend(written.why.as_ref().map(|why| words.say(msg::TournamentPenaltyWhy { why })));
    said
}

/// What was written in a line, with everything beside the game.
#[must_use]
pub fn written(written: &Written, size: TableSize, who: Who<'_>, words: &Lexicon) -> String {
    let mut said = match &written.told {
        Told::Game { played, .. } => vec![game(played, who, words)],
        Told::Points { outcome: Outcome::NotPlayed, .. } => vec![words.say(msg::TournamentKindNotPlayed)],
        Told::Points { points: told, .. } => {
            let kind = written.kind().map(|(of, trumps)| kind(of, trumps, words));
            kind.into_iter().chain([named_points(told, size, who, words)]).collect()
        }
    };
    said.extend(penalised_for(written, words, &|points| named_points(points, size, who, words)));
    if let Some(dealt) = written.dealt_by {
        said.push(words.say(msg::TournamentToldDealt { name: &who(dealt) }));
    }
    said.join(", ")
}
