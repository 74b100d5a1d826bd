//! What a case expects, what came of it and the table at that moment, in the language of whoever wrote it. What the case
//! format writes stays as it is written.

use bulletin::say;
use casebook::said::{Awaits, Drawn, Line, Said, Why, in_a_row, party_id, points};
use doppelkopf::{HandError, Refusal, ShortenRefusal};
use doppelkopf_laws::event::{CountError, Impossible, Refused};
use doppelkopf_rules::{ByPosition, Position};
use sheet::refused;
use tournament::SplitError;
use wording::{Lexicon, msg};

/// What is expected, or what came of it.
pub fn said(said: &Said, words: &Lexicon) -> String {
    match said {
        Said::Written(text) => text.clone(),
        Said::None | Said::Nothing => words.say(msg::CheckNone),
        Said::NoneYet => words.say(msg::CheckNoneYet),
        Said::NotKnown => words.say(msg::CheckNotKnown),
        Said::NothingAsked => words.say(msg::CheckNothingAsked),
        Said::CanHappen => words.say(msg::CheckCanHappen),
        Said::Happened => words.say(msg::CheckHappened),
        Said::Allowed => words.say(msg::CheckAllowed),
        Said::Ruling => words.say(msg::CheckRuling),
        Said::RulingStands => words.say(msg::CheckRulingStands),
        Said::PossibleGame => words.say(msg::CheckPossible),
        Said::Seats => words.say(msg::CheckSeats),
        Said::Not(what) => words.say(msg::CheckNot { what }),
        Said::Only(what) => words.say(msg::CheckOnly { what }),
        Said::CanBeChosen(what) => words.say(msg::CheckCanBeChosen { what }),
        Said::Worth(points) => words.say(msg::CheckWorth { points }),
        Said::Transfer(won, to) => words.say(msg::CheckTransfer { won: &won.to_string(), to }),
        Said::Tables(tables) => {
            let one = |(many, size): &(usize, tournament::TableSize)| {
                words.say(msg::CheckTables { many: &many.to_string(), size: &size.players().to_string() })
            };
            tables.iter().map(one).collect::<Vec<_>>().join(", ")
        }
        Said::Points(points) => of_all(points, words),
        Said::Players(party, who) => {
            let who = players(who, words);
            party.map_or_else(|| who.clone(), |party| format!("{} {who}", party_id(party)))
        }
        Said::OfParty(party, number) => {
            let number = number.map_or_else(|| words.say(msg::CheckNotKnown), |number| number.to_string());
            format!("{} {number}", party_id(*party))
        }
        Said::Awaits(what) => awaits(what, words),
        Said::Refused { id, under, why: because } => {
            let because = why(because, words);
            let why = if under.is_empty() { because } else { format!("{}: {because}", under.join(", ")) };
            id.map_or_else(|| why.clone(), |id| format!("{id} ({why})"))
        }
    }
}

fn of_all(all: &ByPosition<i32>, words: &Lexicon) -> String {
    let text = points(all);
    if text.is_empty() { words.say(msg::CheckZero) } else { text }
}

fn players(who: &[Position], words: &Lexicon) -> String {
    if who.is_empty() { words.say(msg::CheckNobody) } else { in_a_row(who) }
}

fn awaits(what: &Awaits, words: &Lexicon) -> String {
    let of = |by: &Position| by.to_string();
    match what {
        Awaits::Call(seat) => words.say(msg::CheckAwaitsCall { by: &seat.to_string() }),
        Awaits::Card(by) => words.say(msg::CheckAwaitsCard { by }),
        Awaits::Question { id, about: None } => words.say(msg::CheckAwaitsQuestion { id }),
        Awaits::Question { id, about: Some(by) } => {
            words.say(msg::CheckAwaitsQuestionAbout { id, by: &of(by) })
        }
        Awaits::Choice { by, options } => {
            let by = if by.is_empty() { words.say(msg::CheckNobody) } else { words.or(by.clone()) };
            match options {
                None => words.say(msg::CheckAwaitsChoiceOf { by: &by }),
                Some(options) => words.say(msg::CheckAwaitsChoice { by: &by, options: &options.join(" | ") }),
            }
        }
        Awaits::Say(by) => words.say(msg::CheckAwaitsSay { by: &of(by) }),
        Awaits::Pflichtsolo(by) => words.say(msg::CheckAwaitsPflicht { by: &of(by) }),
        Awaits::Lustsolo(by) => words.say(msg::CheckAwaitsLust { by: &of(by) }),
        Awaits::Name(by) => words.say(msg::CheckAwaitsName { by: &of(by) }),
        Awaits::Over => words.say(msg::CheckAwaitsOver),
    }
}

/// A table, drawn in letters.
pub fn drawn(table: &Drawn, words: &Lexicon) -> String {
    table.0.iter().map(|one| line(one, words)).collect::<Vec<_>>().join("\n")
}

fn line(line: &Line, words: &Lexicon) -> String {
    match line {
        Line::Written(text) => text.clone(),
        Line::Contract { contract, declarer, trick } => words.say(msg::CheckDrawContract {
            what: &contract.to_string(),
            by: &declarer.to_string(),
            number: &trick.to_string(),
        }),
        Line::PenaltyCard(what) => words.say(msg::CheckDrawPenaltyCard { what }),
        Line::Hand { by, hand, count, laid, early } => {
            let count = || words.say(msg::CheckDrawCards { count: &count.to_string() });
            let laid = laid.map(|card| words.say(msg::CheckDrawLaid { what: &card.to_string() }));
            let early = early.map(|card| words.say(msg::CheckDrawEarly { what: &card.to_string() }));
            let hand = format!("{by}: {}", hand.clone().unwrap_or_else(count));
            [Some(hand), laid, early].into_iter().flatten().collect::<Vec<_>>().join("  ")
        }
        Line::Play { game, tricks, calls } => {
            let game = game.clone().unwrap_or_else(|| words.say(msg::CheckDrawNoGame));
            words.say(msg::CheckDrawPlay { what: &game, won: tricks, said: calls })
        }
        Line::Wrong(what) => words.say(msg::CheckDrawWrong { what }),
        Line::Penalty(points) => words.say(msg::CheckDrawPenalty { points: &of_all(points, words) }),
        Line::Awaits(what) => awaits(what, words),
        Line::Deal { number, dealer, books, points } => {
            let points = points.each_ref().map(|points| of_all(points, words)).join("  →  ");
            words.say(msg::CheckDrawLine {
                number: &format!("{number:>2}"),
                by: &dealer.to_string(),
                what: &format!("{books:<12}"),
                points: &points,
            })
        }
        Line::Next { number, dealer } => {
            words.say(msg::CheckDrawThen { number: &number.to_string(), by: &dealer.to_string() })
        }
        Line::RoundOver => words.say(msg::CheckDrawRoundOver),
    }
}

/// Why something cannot be.
pub fn why(why: &Why, words: &Lexicon) -> String {
    match why {
        Why::Bridge(why) => refused::event(why, words),
        Why::Doppelkopf(why) => event(why, words),
        Why::Solo(why) => words.say(msg::DokoEventNoSuchGame { what: &why.0 }),
        Why::Game(what) => words.say(msg::DokoEventNoSuchGame { what }),
        Why::Call(why) => say::call_refused(*why, words),
        Why::Hand(HandError::ThirdCopy(card)) => words.say(msg::DokoEventThird { card: (*card).into() }),
        // Words that are no cards are told where they are read.
        Why::Hand(why @ HandError::Card(_)) => why.to_string(),
        Why::Score(why) => say::impossible(why, words),
        Why::Line(why, size, rules) => say::list_error(why, *size, *rules, &|p| p.to_string(), words),
        Why::Split(SplitError::Nobody) => words.say(msg::CheckNoPlayers),
        Why::Split(SplitError::TooFew(_)) => words.say(msg::CheckFewPlayers),
    }
}

/// Something that cannot have happened at a table of Doppelkopf.
fn event(why: &Refused, words: &Lexicon) -> String {
    match why {
        Refused::NotOffered { by, choice } => {
            words.say(msg::DokoEventNotOffered { what: &choice.to_string(), by: &by.to_string() })
        }
        Refused::NotInHand { by, card } => {
            words.say(msg::DokoEventNotInHand { card: (*card).into(), by: &by.to_string() })
        }
        Refused::NotPossible(why) => impossible(why, words),
    }
}

fn impossible(why: &Impossible, words: &Lexicon) -> String {
    let text = |by: &Position| by.to_string();
    match why {
        Impossible::NoCards(by) => words.say(msg::DokoEventNoCards { by: &text(by) }),
        Impossible::Over | Impossible::Shorten(ShortenRefusal::Over) => words.say(msg::DokoEventOver),
        Impossible::Frozen => words.say(msg::DokoEventFrozen),
        Impossible::NotFound => words.say(msg::DokoEventNotFound),
        Impossible::Query(why) => query(*why, words),
        Impossible::Call(why) => say::call_refused(*why, words),
        Impossible::WhichSide(by) => words.say(msg::DokoEventWhichSide { by: &text(by) }),
        Impossible::CardsInHand { by, held, told } => words.say(msg::DokoEventCardsInHand {
            by: &text(by),
            held: &held.to_string(),
            told: &told.to_string(),
        }),
        Impossible::NoCard => words.say(msg::EventNoCards),
        Impossible::NothingToTakeBack => words.say(msg::DokoEventNothingToTakeBack),
        Impossible::NothingToClaim => words.say(msg::DokoEventNothingToClaim),
        Impossible::NoRight(by) => words.say(msg::DokoEventNoRight { by: &text(by) }),
        Impossible::RightLost(by) => words.say(msg::DokoEventRightLost { by: &text(by) }),
        Impossible::HasShortened(by) => words.say(msg::DokoEventHasShortened { by: &text(by) }),
        Impossible::NoPartner { asker, partner } => {
            words.say(msg::DokoEventNoPartner { by: &text(asker), other: &text(partner) })
        }
        Impossible::NotAsked(by) => words.say(msg::DokoEventNotAsked { by: &text(by) }),
        Impossible::NoElection => words.say(msg::EventNoElection),
        Impossible::WhichPlayer(what) => words.say(msg::DokoEventWhichPlayer { what: &what.to_string() }),
        Impossible::AnswerDoesNotFit => words.say(msg::EventAnswerDoesNotFit),
        Impossible::Shorten(ShortenRefusal::NotASoloist) => words.say(msg::DokoEventNoSoloist),
        Impossible::Shorten(ShortenRefusal::NotInHand) => words.say(msg::DokoEventOrder),
        Impossible::Shorten(ShortenRefusal::NoTrick) => words.say(msg::DokoEventNoTrick),
        Impossible::Count(CountError::Recorded) => words.say(msg::DokoEventRecorded),
        Impossible::Count(CountError::Parties) => words.say(msg::DokoEventParties),
        Impossible::Count(CountError::Calls(party)) => {
            words.say(msg::DokoEventCalledMore { party: say::party(*party) })
        }
        Impossible::Count(CountError::Game(why)) => say::impossible(why, words),
    }
}

fn query(why: Refusal, words: &Lexicon) -> String {
    match why {
        Refusal::OutOfTurn => words.say(msg::DokoEventOutOfTurn),
        Refusal::TooLateToChange => words.say(msg::DokoEventTooLate),
        Refusal::BoundToSolo => words.say(msg::DokoEventBound),
        Refusal::NotAsked => words.say(msg::DokoEventNotQueried),
        Refusal::NoVorbehalt => words.say(msg::DokoEventNoVorbehalt),
        Refusal::Beaten => words.say(msg::DokoEventBeaten),
        Refusal::NotCertain => words.say(msg::DokoEventNotCertain),
        Refusal::PflichtsoloPlayed => words.say(msg::DokoEventPflichtPlayed),
        Refusal::PflichtsoloOwed => words.say(msg::DokoEventPflichtOwed),
        Refusal::NotBothAlten => words.say(msg::DokoEventNotBoth),
        Refusal::SoloBeforeHochzeit => words.say(msg::DokoEventSoloFirst),
        Refusal::Vorgefuehrt => words.say(msg::DokoEventVorgefuehrt),
        Refusal::Named => words.say(msg::DokoEventNamed),
    }
}
