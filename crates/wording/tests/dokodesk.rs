//! The referee's desk for Doppelkopf has words for everything, in every language.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

use std::collections::BTreeSet;

use doppelkopf_laws::{
    Topic,
    offence::ActKind,
    words::{Answer, Class, Effect, Question},
};
use doppelkopf_rules::{ByPosition, Position};
use doppelkopf_score::Party;
use wording::{Lang, Lexicon};

/// What no text may have: nothing at all, something that was not filled in, typewriter quotes, or a gap.
#[track_caller]
fn check(lang: Lang, text: &str) {
    let bad = text.trim().is_empty()
        || text.trim() != text
        || text.contains(['{', '}', '"', '\'', '\n'])
        || ["  ", " .", " ,", ".."].iter().any(|gap| text.contains(gap));
    assert!(!bad, "{lang:?}: {text:?}");
}

#[track_caller]
fn check_sentence(lang: Lang, text: &str) {
    check(lang, text);
    assert!(!text.chars().next().unwrap().is_lowercase(), "{lang:?} begins small: {text:?}");
    assert!(text.ends_with(['.', '?']), "{lang:?} has no end: {text:?}");
}

fn questions() -> Vec<Question> {
    let seat = Some(Position::Two);
    Question::IDS.iter().map(|id| Question::from_id(id, seat).unwrap()).collect()
}

#[test]
fn questions_and_whom_to_ask() {
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        let texts: BTreeSet<String> = questions().into_iter().map(|q| words.doko_question(q)).collect();
        assert_eq!(texts.len(), Question::IDS.len(), "{lang:?}: two questions sound the same");
        for question in questions() {
            let text = words.doko_question(question);
            check_sentence(lang, &text);
            assert!(text.ends_with('?'), "{lang:?}: {text}");
            assert_eq!(text.contains('2'), question.seat().is_some(), "{lang:?}: {text}");
            check_sentence(lang, &words.doko_who_to_ask(question).text);
        }
    }
}

/// 2.4.5: a question aloud must not make anybody tell whether he has a ♣D.
#[test]
fn what_would_tell_a_party_is_not_asked_aloud() {
    let words = Lexicon::new(Lang::De);
    let by = Position::Two;
    for question in [
        Question::PartyOf(by),
        Question::CouldFollow(by),
        Question::PartyObvious(by),
        Question::Clarified,
        Question::PartnerProfits(by),
        Question::RestCertain,
    ] {
        assert!(words.doko_who_to_ask(question).quietly, "{}", question.id());
    }
    for question in [Question::Table, Question::Offender, Question::Claimed] {
        assert!(!words.doko_who_to_ask(question).quietly, "{}", question.id());
    }
}

#[test]
fn answers() {
    let two = [Position::Two, Position::Three].into_iter().collect();
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        for (question, answer) in [
            (Question::Claimed, Answer::Yes),
            (Question::Claimed, Answer::No),
            (Question::Claimed, Answer::Corrected),
            (Question::Clarified, Answer::Yes),
            (Question::Clarified, Answer::No),
            (Question::Soloist, Answer::Nobody),
            (Question::AlsoWrongCount, Answer::Nobody),
            (Question::AlsoWrongCount, Answer::Positions(two)),
            (Question::AlreadyWon, Answer::Nobody),
            (Question::AlreadyWon, Answer::Party(Party::Kontra)),
            (Question::Offender, Answer::Position(Position::Two)),
            (Question::Table, Answer::Number(5)),
        ] {
            check(lang, &words.doko_answer(question, answer));
        }
    }
}

#[test]
fn topics_and_acts() {
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        for &topic in Topic::ALL {
            check(lang, &words.doko_topic(topic));
        }
        let acts: BTreeSet<String> = ActKind::ALL.iter().map(|&kind| words.doko_act(kind)).collect();
        assert_eq!(acts.len(), ActKind::ALL.len(), "{lang:?}: two acts sound the same");
        for &kind in ActKind::ALL {
            check_sentence(lang, &words.doko_happened(Some(Position::Two), kind));
            check_sentence(lang, &words.doko_happened(None, kind));
            check_sentence(lang, &words.doko_until(kind));
        }
    }
}

fn effects() -> Vec<Effect> {
    let by = Position::Two;
    let mut all = vec![
        Effect::Penalty(ByPosition::from([4, -12, 4, 4, 0])),
        Effect::Legal,
        Effect::GoesOn,
        Effect::NotPlayed,
        Effect::SameDealer,
        Effect::NextDealer,
        Effect::NotRepeated,
        Effect::AsPlayed,
        Effect::RestTo(Party::Re),
        Effect::RestTo(Party::Kontra),
        Effect::NoSonderpunkte,
        Effect::Redeal(None),
        Effect::Redeal(Some(by)),
        Effect::Stands,
        Effect::LaterCardsBack,
        Effect::TrickStands,
        Effect::StillWithBoth,
        Effect::ListCorrected,
        Effect::ByManagement,
        Effect::StartAgain,
        Effect::DrawAgain,
        Effect::AsReconstructed,
        Effect::RefereeDecides,
        Effect::SpectatorRemoved,
    ];
    all.extend(Class::ALL.map(Effect::Class));
    let on: [fn(Position) -> Effect; 20] = [
        Effect::PflichtsoloOpen,
        Effect::MayNotClaim,
        Effect::CountsAsGesund,
        Effect::PlayedOut,
        Effect::DealerOrder,
        Effect::CardBack,
        Effect::MustBePlayed,
        Effect::CardStays,
        Effect::IntendedPlayed,
        Effect::CallVoid,
        Effect::SayingVoid,
        Effect::FirstNamingStands,
        Effect::Counts,
        Effect::SoloStands,
        Effect::ChangeAllowed,
        Effect::ChangeRefused,
        Effect::BoundToPlay,
        Effect::Corrected,
        Effect::Warning,
        Effect::Schiedsgericht,
    ];
    all.extend(on.map(|on| on(by)));
    all
}

#[test]
fn what_is_read_aloud() {
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        let texts: BTreeSet<String> = effects().iter().map(|effect| words.doko_effect(effect)).collect();
        assert_eq!(texts.len(), effects().len(), "{lang:?}: two effects sound the same");
        for text in texts {
            check_sentence(lang, &text);
        }
    }
}

#[test]
fn the_offender_comes_first_in_the_line_of_penalties() {
    let points = ByPosition::from([4, -12, 4, 4, 0]);
    for (lang, text) in [
        (Lang::De, "Platz 2 −12, Platz 1 +4, Platz 3 +4 und Platz 4 +4"),
        (Lang::En, "position 2 −12, position 1 +4, position 3 +4 and position 4 +4"),
    ] {
        assert_eq!(Lexicon::new(lang).doko_points(&points), text);
    }
}
