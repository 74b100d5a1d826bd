//! Why cards, positions and records of Doppelkopf are refused, in words.

use doppelkopf::{HandError, ParseKindError, ParseTrumpsError, Place, PlayRefusal, Seating, SoFarError};
use doppelkopf_records::{JudgeError, ParseActionError, ReadError};
use doppelkopf_solver::EndingError;
use wording::{Lexicon, msg};

use crate::{files, unread};

/// A text that is no card.
pub fn kind(why: &ParseKindError, words: &Lexicon) -> String {
    match why {
        ParseKindError::NotACard(why) => words.say(msg::DokoSolveBadCard { found: &why.0 }),
        ParseKindError::NotInThePack(card) => words.say(msg::DokoSolveBadPack { card: *card }),
    }
}

/// Cards that are no hand.
pub fn hand(why: &HandError, words: &Lexicon) -> String {
    match why {
        HandError::ThirdCopy(third) => words.say(msg::DokoReplayThirdCopy { card: (*third).into() }),
        HandError::Card(why) => kind(why, words),
    }
}

/// A text that is no solo.
pub fn solo(why: &ParseTrumpsError, words: &Lexicon) -> String {
    words.say(msg::DokoSolveBadSolo { found: &why.0 })
}

/// How a game cannot stand.
pub fn so_far(why: SoFarError, seating: Seating, words: &Lexicon) -> String {
    match why {
        SoFarError::Count(place) => {
            words.say(msg::DokoSolveBadCount { position: &seating.position(place).to_string() })
        }
        SoFarError::NoCards => words.say(msg::DokoSolveBadOver),
        SoFarError::ThirdCopy(third) => words.say(msg::DokoReplayThirdCopy { card: third.into() }),
        SoFarError::Augen { augen, tricks, of_augen, of_tricks } => words.say(msg::DokoSolveBadAugen {
            augen: &augen.to_string(),
            tricks: tricks.into(),
            won: &of_augen.to_string(),
            m: of_tricks.into(),
        }),
        SoFarError::Re => words.say(msg::DokoSolveBadRe),
    }
}

/// A card that this player cannot play. That it is not his turn, only a mistake of this program could cause.
pub fn play(why: PlayRefusal, by: Place, seating: Seating, words: &Lexicon) -> String {
    let position = seating.position(by).to_string();
    match why {
        PlayRefusal::OutOfTurn => why.to_string(),
        PlayRefusal::Over => words.say(msg::DokoSolveBadOver),
        PlayRefusal::NotInHand(kind) => {
            words.say(msg::DokoReplayNotInHand { position: &position, card: kind.into() })
        }
        PlayRefusal::MustFollow(kind) => {
            words.say(msg::DokoReplayRevoke { position: &position, card: kind.into() })
        }
    }
}

/// A position that cannot be solved.
pub fn ending(why: EndingError, seating: Seating, words: &Lexicon) -> String {
    let position = |place| seating.position(place).to_string();
    match why {
        EndingError::Over => words.say(msg::DokoSolveBadOver),
        EndingError::NotClarified => words.say(msg::DokoSolveBadHochzeit),
        EndingError::PartyUnknown(place) => words.say(msg::DokoSolveBadParty { position: &position(place) }),
        EndingError::Count { place, held, left } => {
            let (n, m) = (held.into(), left.into());
            words.say(msg::DokoSolveBadLeft { position: &position(place), n, m })
        }
    }
}

/// A file, or a game in it, that cannot be read.
pub fn read(why: &ReadError, words: &Lexicon) -> String {
    match why {
        ReadError::Json(why) => words.say(msg::DokoReplayBadJson { reason: &unread::json(why, words) }),
        ReadError::Io(why) => files::reason(why, words),
        ReadError::Endless(n) => words.say(msg::RecordThereEndless { n: *n }),
        ReadError::NoGame => words.say(msg::DokoReplayBadNothing),
        ReadError::Player { key, found } => no_player(key, found, words),
        ReadError::Name { key, found, expected } => {
            words.say(msg::DokoReplayBadName { name: key, found, known: expected })
        }
        ReadError::Action { number, error: ParseActionError(found) } => {
            words.say(msg::DokoReplayBadAction { n: *number, found })
        }
        ReadError::Hand { player, error } => {
            words.say(msg::DokoReplayBadHand { n: *player, reason: &hand(error, words) })
        }
        ReadError::NotFour { key, found } => words.say(msg::DokoReplayBadFour { name: key, n: *found }),
    }
}

/// A record that cannot be judged.
pub fn judge(why: &JudgeError, words: &Lexicon) -> String {
    match why {
        JudgeError::NoHochzeit => words.say(msg::DokoReplayNoHochzeit),
        JudgeError::NoSoloist => words.say(msg::DokoReplayNoSoloist),
        JudgeError::NoPlayer(position) => no_player("first_player", &position.to_string(), words),
    }
}

fn no_player(key: &str, number: &str, words: &Lexicon) -> String {
    words.say(msg::DokoReplayBadPlayer { name: key, number })
}
