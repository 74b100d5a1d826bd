//! Everything that can happen has words in every language.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

use std::collections::HashSet;

use bridge::Call;
use bridge_laws::{
    Topic,
    clause::{Clause, Edition, Point},
    words::{
        Answer, Bridge, Choice, Duty, Effect, Election, Elects, Grade, Irregularity, Question, Replacing,
        Restriction, Subject,
    },
};
use cards::{BySeat, Card, CardSet, Seat, Side, Suit, SuitSet};
use doppelkopf_rules::Preset;
use ruling::{Clause as _, Information, Until};
use wording::{After, Brings, CardStyle, Lang, Lexicon, Outcome, Prospect, Scene, Stage, Then, msg};

fn bid() -> Call {
    "2S".parse().unwrap()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn scene(trick: u8) -> Scene {
    let cards: CardSet = [card("D2"), card("H9")].into_iter().collect();
    Scene {
        edition: Edition::E2017,
        declarer: Seat::South,
        turn: Seat::West,
        penalty: BySeat([CardSet::EMPTY, cards, CardSet::EMPTY, cards]),
        trick,
        bidding: false,
        leads: None,
        open_dummy: true,
        open: BySeat::default(),
    }
}

/// What no text may have: nothing at all, something that was not filled in, marks that do not
/// belong there, typewriter quotes, or a gap.
#[track_caller]
fn check(lang: Lang, text: &str) {
    let bad = text.trim().is_empty()
        || text.trim() != text
        || text.contains(['{', '}', '"', '\'', '\u{2068}', '\u{2069}', '\n'])
        || text.contains("  ")
        || text.contains(" .")
        || text.contains(" ,")
        || text.contains("..");
    assert!(!bad, "{lang:?}: {text:?}");
}

/// A sentence begins with a capital letter or a card, and ends with a full stop or its like.
#[track_caller]
fn check_sentence(lang: Lang, text: &str) {
    check(lang, text);
    let first = text.chars().next().unwrap();
    assert!(!first.is_lowercase(), "{lang:?} begins small: {text:?}");
    assert!(text.ends_with(['.', '?', '!']), "{lang:?} has no end: {text:?}");
    for (end, next) in text.match_indices(". ").map(|(i, _)| (i, text[i + 2..].chars().next().unwrap())) {
        assert!(!next.is_lowercase(), "{lang:?} begins small after {end}: {text:?}");
    }
}

fn questions() -> Vec<Question> {
    let mut all = vec![
        Question::DesignationUnintended,
        Question::Incontrovertible,
        Question::CouldDeclarerSeeDummy,
        Question::Declarer,
        Question::Leader,
        Question::Turn,
        Question::Card,
        Question::Face,
        Question::Offender,
        Question::Led,
        Question::WonTrick,
        Question::WithoutPause,
        Question::DummyLostRights,
        Question::AndThen(0),
        Question::Contract,
        Question::LastBidder,
        Question::LastPasser,
        Question::WhyNotAllowed,
        Question::Noticed,
        Question::Twelfth,
        Question::BothSidesPlayedOn,
        Question::FromOneHand,
        Question::LastTrick,
        Question::BothVisible,
        Question::TrickNumber,
    ];
    for seat in Seat::ALL {
        all.extend([
            Question::ToldItWasHisTurn(seat),
            Question::CalledOverSecond(seat),
            Question::MeantAs(seat),
            Question::FollowedTo(seat),
            Question::HeldAsPlayed(seat),
            Question::IntendedCard(seat),
            Question::MeantAsClaim(seat),
            Question::PlayOn(seat),
            Question::OnlyThisTrick(seat),
            Question::ObjectedAtOnce(seat),
            Question::CouldHaveBeenAware(seat),
            Question::PlayedOn(seat),
            Question::WonLater(seat),
            Question::UnintendedCall(seat),
            Question::CalledBefore(seat),
            Question::ComparableCall(seat, bid()),
            Question::Shows(seat, bid()),
            Question::Showed(seat, Call::Pass),
            Question::LowerShowsTheSame(seat),
            Question::ShownByCall(seat, Suit::Hearts),
            Question::Contained(seat),
            Question::PartnerCouldSee(seat),
            Question::CardSupplied(seat, 3),
            Question::ForTheNextTrick(seat, 3),
            Question::Counts(seat),
            Question::LaidTogether(seat),
            Question::FacedCard(seat),
        ]);
        all.extend(Suit::ALL.map(|suit| Question::HoldsSuit(seat, suit)));
        all.extend(Suit::ALL.map(|suit| Question::CanFollow(seat, suit)));
        all.extend(Suit::ALL.map(|suit| Question::DidNotFollow(seat, suit)));
    }
    all
}

#[test]
fn questions_and_answers() {
    let answers = [
        Answer::No,
        Answer::Yes,
        Answer::Follow,
        Answer::Lead,
        Answer::Spread,
        Answer::Accident,
        Answer::Shown,
        Answer::Named,
        Answer::PutRight,
        Answer::Up,
        Answer::TooMany,
        Answer::TooFew,
        Answer::NotYet,
        Answer::OnlyHisSide,
        Answer::Claimed,
        Answer::Agreed,
        Answer::SameSuitBefore,
        Answer::OtherSideToo,
        Answer::Down,
        "in-play".parse().expect("a moment"),
        "hands-returned".parse().expect("a moment"),
        "next-board-called".parse().expect("a moment"),
        "round-ended".parse().expect("a moment"),
        Answer::Card(card("HQ")),
        Answer::Seat(Seat::East),
        "had-to-pass".parse().expect("why it is not allowed"),
        "natural:15-17".parse().expect("a meaning"),
        "artificial".parse().expect("a meaning"),
        "artificial:S5,H4:NT:8+:asks".parse().expect("a meaning"),
        "artificial:relays".parse().expect("a meaning"),
        "artificial:puppet".parse().expect("a meaning"),
        "artificial:takeout".parse().expect("a meaning"),
    ];
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        for question in questions() {
            check_sentence(lang, &words.question(&question));
            check_sentence(lang, &words.who_to_ask(&question).text);
            for answer in answers {
                check(lang, &words.answer(&question, &answer));
                check(lang, &words.telling(&question, &answer));
                let (question, answer) = (words.question(&question), words.answer(&question, &answer));
                check(lang, &words.say(msg::FactAssumed { question: &question, answer: &answer }));
            }
        }
    }
}

fn choices() -> Vec<Choice> {
    let mut all = vec![
        Choice::Accept,
        Choice::AcceptAsDummy,
        Choice::Refuse,
        Choice::LeadFree,
        Choice::PlayHighest,
        Choice::PlayLowest,
        Choice::Play(card("D2")),
    ];
    for suit in Suit::ALL {
        all.extend([Choice::RequireLead(suit), Choice::PlaySuit(suit), Choice::ForbidSuit(suit)]);
    }
    all.extend(SuitSet::ALL.subsets().map(Choice::ForbidLead));
    all
}

fn elections() -> Vec<Elects> {
    let (seat, card) = (Seat::East, card("D2"));
    vec![
        Elects::OpeningLead(seat, card),
        Elects::Lead(seat, card),
        Elects::LeadOnceMore(seat, card),
        Elects::AboutLead(seat, 1),
        Elects::AboutLead(seat, 2),
        Elects::WhichPenaltyCard(seat, 2),
        Elects::NotPlayed(seat, card),
        Elects::Premature(seat, card),
        Elects::Shown(seat, 2),
        Elects::Meant(2),
        Elects::Hand(2),
        Elects::Supply(seat, 2),
        Elects::Call(seat, bid()),
        Elects::FirstLead(seat),
    ]
}

#[test]
fn choices_and_what_is_said_before_them() {
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        for about in elections() {
            for by in [vec![Seat::West], vec![Seat::West, Seat::East]] {
                let mut options = choices();
                options.push(Choice::LeadFrom(Seat::North));
                let prevails = by.get(1).copied();
                let election = Election { about, by, options, clauses: Vec::new(), debated: Vec::new() };
                for choice in &election.options {
                    check(lang, &words.choice(election.about, choice));
                }
                let brings = |&choice: &Choice| {
                    let done = vec![Effect::Return(Seat::East, card("D2"))];
                    let outcome = Outcome { done, next: After::Lead(Seat::North), ..Outcome::default() };
                    Brings { choice, outcome, then: Then::Ruled }
                };
                let options = election.options.iter().map(brings).collect();
                let wrong = Some(Irregularity::InsufficientBid);
                let prospect = Prospect { election, wrong, prevails, options };
                for line in words.before_choice(&prospect, &Outcome::default(), &scene(2)) {
                    check_sentence(lang, &line);
                }
            }
        }
    }
}

fn duties() -> Vec<Duty> {
    let suits: SuitSet = [Suit::Diamonds, Suit::Hearts].into_iter().collect();
    vec![
        Duty::RequireLead(Suit::Spades),
        Duty::ForbidLead(suits),
        Duty::PlayHighest,
        Duty::PlayLowest,
        Duty::PlaySuit(Suit::Clubs),
        Duty::ForbidSuit(Suit::Diamonds),
        Duty::MustPass,
        Duty::MustPassThroughout,
        Duty::MayNotDouble,
    ]
}

fn effects() -> Vec<Effect> {
    let (seat, card) = (Seat::East, card("D2"));
    let mut all = vec![
        Effect::Return(seat, card),
        Effect::ReturnUnnamed(seat, card),
        Effect::ReturnUnseen(seat),
        Effect::PenaltyCard(seat, card, Grade::Minor),
        Effect::PenaltyCard(seat, card, Grade::Major),
        Effect::PickUp(seat, card),
        Effect::Stands(seat, card),
        Effect::MustBePlayed(seat, card),
        Effect::Named(seat, card),
        Effect::LastTwoExchanged(seat, card, Suit::Clubs),
        Effect::DefendersName(seat),
        Effect::NotToBeRefused(seat),
        Effect::LeadIsFree(seat),
        Effect::Replace(seat, None),
        Effect::Replace(seat, Some(Suit::Clubs)),
        Effect::MayTakeBack(seat, card, Clause::L47D),
        Effect::RevokeIf(seat, card, Suit::Clubs),
        Effect::LastTrickWaits,
        Effect::ThenMayTakeBack(seat.previous(), seat, card, None),
        Effect::ThenMayTakeBack(seat.previous(), seat, card, Some(Grade::Major)),
        Effect::Declarer(seat),
        Effect::Spread(seat),
        Effect::Played(seat, card),
        Effect::Revoked(seat, 3, Suit::Clubs),
        Effect::TakeOut(seat, card, 3),
        Effect::Reopened(3),
        Effect::LeadStands(seat, card),
        Effect::Established(seat),
        Effect::BelongsToNext(seat, card, 4),
        Effect::Supply(seat, card, 4),
        Effect::StillLies(seat, card, Grade::Major),
        Effect::StaysFaced(seat, card),
        Effect::Spared(seat, card),
        Effect::DesignationVoid(seat),
        Effect::Owes(seat),
        Effect::ChoosesAgain(seat),
        Effect::DeemedRevoke(seat, 3, Suit::Clubs),
        Effect::CountsAll(seat, 3, Suit::Clubs),
        Effect::LiesFaceDown(seat),
        Effect::MayChangeFaceDown(seat, Clause::L41A),
        Effect::MayChangeCall(seat, bid()),
        Effect::NotRectified(Side::EastWest),
        Effect::ClaimVoid(seat),
        Effect::PlayStops(seat),
        Effect::PlayIsOver(seat),
        Effect::CallCancelled(seat, bid()),
        Effect::BidAboveSevenCancelled { seat, passes: true },
        Effect::BidAboveSevenCancelled { seat, passes: false },
        Effect::LaterCallsCancelled,
        Effect::CallWithdrawn(seat, Call::Double),
        Effect::CallStands(seat, Call::Pass),
        Effect::FirstCallStands(seat, Call::Pass),
        Effect::CallReplaced(seat, bid()),
        Effect::Replaces(seat, bid(), Replacing::Insufficient),
        Effect::Replaces(seat, bid(), Replacing::MoreExactly),
        Effect::Replaces(seat, bid(), Replacing::Silenced),
        Effect::Replaces(seat, bid(), Replacing::RepeatingTheDenomination),
        Effect::Replaces(seat, bid(), Replacing::AfterRightHandOpponent),
        Effect::MayDirectLead(seat, bid()),
        Effect::CountsAsNotMade(seat, Call::Double),
        Effect::Replaces(seat, bid(), Replacing::AtRightHandOpponentsTurn),
        Effect::Replaces(seat, bid(), Replacing::OutOfRotation),
        Effect::Replaces(seat, bid(), Replacing::Inadmissible),
        Effect::Replaces(seat, bid(), Replacing::InadmissibleOutOfRotation),
        Effect::MayForbidLead(seat),
        Effect::MayBearOnLead(seat, bid(), Call::Double),
    ];
    all.extend(duties().into_iter().map(|duty| Effect::Restrict(Restriction { seat, duty }, Clause::L50D2a)));
    for n in 0..3 {
        all.extend(Side::ALL.map(|side| Effect::Transfer(side, n)));
        all.extend(Side::ALL.map(|side| Effect::Agreed(side, n)));
    }
    all
}

fn information() -> Vec<Information<Bridge>> {
    let mut all = Vec::new();
    for subject in [
        Subject::Card(Seat::East, card("D2")),
        Subject::DutyToPlay(Seat::East, card("D2")),
        Subject::Call(Seat::East, bid()),
        Subject::BidAboveSeven(Seat::East),
    ] {
        for authorised in [true, false] {
            for until in [Until::OnTable, Until::EndOfBoard] {
                let clause = Clause::L50E1;
                all.push(Information { subject, who: Seat::West, authorised, until, clause });
            }
        }
    }
    all
}

#[test]
fn effects_and_information() {
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        for (trick, bidding) in [(1, false), (1, true), (2, false)] {
            for effect in effects() {
                let done = vec![effect];
                let scene = Scene { bidding, ..scene(trick) };
                let lines = words.done(&Outcome { done, ..Outcome::default() }, &scene);
                assert_eq!(lines.len(), 1, "{effect:?}");
                lines.iter().for_each(|line| check_sentence(lang, line));
            }
            for next in Seat::ALL.into_iter().flat_map(|seat| {
                [
                    After::Lead(seat),
                    After::Play(seat),
                    After::Call(seat),
                    After::CallAgain(seat, Call::Double),
                ]
            }) {
                let outcome = Outcome { information: information(), next, ..Outcome::default() };
                let lines = words.aloud(&outcome, &scene(trick));
                lines.iter().for_each(|line| check_sentence(lang, line));
            }
        }
        for duty in duties() {
            check_sentence(lang, &words.restriction(&Restriction { seat: Seat::West, duty }, Stage::Later));
        }
        let lines = words.information(&information(), &scene(2));
        assert!(!lines.is_empty());
        lines.iter().for_each(|line| check_sentence(lang, line));
        for kind in Irregularity::ALL {
            check(lang, &words.irregularity(kind, Seat::East, None));
            check(lang, &words.irregularity(kind, Seat::East, Some(card("HT"))));
            check(lang, &words.irregular_call(kind, Seat::East, bid()));
        }
    }
}

#[test]
fn clauses_and_points() {
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        for &clause in Clause::ALL {
            check(lang, &words.clause_title(clause));
            check(lang, &words.clause_text(clause));
            if let Some(older) = words.clause_older(clause) {
                check_sentence(lang, &older);
            }
            check_sentence(lang, &words.look_at(clause));
            check_sentence(lang, &words.weigh(clause));
            for edition in Edition::ALL {
                check(lang, &words.cite(clause, edition));
            }
        }
        for &point in Point::ALL {
            let point = words.point(point);
            check(lang, &point.title);
            check_sentence(lang, &point.first);
            check_sentence(lang, &point.second);
        }
        for topic in Topic::ALL {
            check(lang, &words.topic(topic));
        }
    }
}

#[test]
fn clauses_and_points_of_doppelkopf() {
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        // Two clauses with the same sentence would be one clause, or one of them is a slip.
        let mut said = HashSet::new();
        for &clause in doppelkopf_rules::Clause::ALL {
            let (title, text) = (words.doko_clause_title(clause), words.doko_clause_text(clause));
            check(lang, &title);
            check_sentence(lang, &text);
            let sentences = text.split_inclusive(['.', '?', '!']).map(|sentence| sentence.trim().to_owned());
            for one in sentences.chain([title]) {
                assert!(said.insert(one.clone()), "{lang:?}: {clause} repeats {one:?}");
            }
            for preset in [Preset::Sheet, Preset::Tsr] {
                check(lang, &words.doko_cite(clause, preset.into()));
            }
        }
        for &point in doppelkopf_rules::Point::ALL {
            let text = words.doko_point(point);
            check(lang, &text.title);
            for one in [text.first, text.second] {
                check_sentence(lang, &one);
                assert!(said.insert(one.clone()), "{lang:?}: {point} repeats {one:?}");
            }
            assert!(said.insert(text.title), "{lang:?}: {point} has the title of another");
        }
    }
}

#[test]
fn doppelkopf_is_cited_as_players_do() {
    use doppelkopf_rules::{Clause, Rules};
    let cite = |lang| Lexicon::new(lang).doko_cite(Clause::S2_2, Rules::SHEET);
    assert_eq!(Lang::ALL.map(cite), ["Rule S2.2", "Regel S2.2", "Regel S2.2", "regel S2.2", "regel S2.2"]);
    let german = Lexicon::new(Lang::De);
    for (clause, sheet, tsr) in [
        (Clause::S2_2, "Regel S2.2", "TSR 4.3.1"),
        (Clause::S4_1, "Regel S4.1", "TSR 4.4.3 a"),
        (Clause::T4_1_2, "TSR 4.1.2", "TSR 4.1.2"), // the sheet is silent
        (Clause::S1_1, "Regel S1.1", "Regel S1.1"), // the TSR are
    ] {
        assert_eq!(german.doko_cite(clause, Rules::SHEET), sheet);
        assert_eq!(german.doko_cite(clause, Rules::TSR), tsr);
    }
    assert_eq!(german.doko_cite_all(Clause::T5_2_2), ["TSR 5.2.2", "TSR 5.2.3"]);
    assert_eq!(german.doko_cite_all(Clause::T4_1_2), ["TSR 4.1.2"]);
}

#[test]
fn laws_are_cited_as_each_language_does() {
    let cite = |lang| Lexicon::new(lang).cite(Clause::L50D2a, Edition::E2017);
    assert_eq!(
        Lang::ALL.map(cite),
        ["Law 50D2a", "§ 50 D 2 a TBR", "§ 50D2a", "artikel 50.D.2.a", "§ 50D2a"]
    );
    let english = Lexicon::new(Lang::En);
    assert_eq!(english.cite(Clause::L53B, Edition::E2007), "Law 53C");
    assert_eq!(english.cite(Clause::L28to32, Edition::E2017), "Law 28–32");
}

#[test]
fn letters_instead_of_symbols_where_asked_for() {
    let words = Lexicon::new(Lang::Nb).with_style(CardStyle::Ascii);
    let done = vec![Effect::Return(Seat::East, card("HJ"))];
    let said = words.done(&Outcome { done, ..Outcome::default() }, &scene(1));
    assert!(said[0].starts_with("HKn "), "{said:?}");
}
