//! Every ending of every topic of the bridge desk as it is read aloud, in five languages: the golden files in
//! `aloud/`, and what must hold of each sentence.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

#[path = "aloud/stories.rs"]
mod stories;

#[path = "aloud/sentences.rs"]
mod sentences;

#[path = "aloud/rights.rs"]
mod rights;

use std::{collections::BTreeMap, fs, path::PathBuf, sync::LazyLock};

use bridge_laws::{
    Desk, PenaltyCard, Rules, Table, Topic,
    clause::{Edition, Point},
    words::{Answer, Bridge, Effect, Election, Elects, Grade, Question, Subject},
};
use cards::{Card, CardSet, Seat, SeatSet};
use ruling::{Answered, Interview, Next, Step};
use wording::{Lang, Lexicon, Piece, Stage, msg};

use sentences::can_be_spoken;

/// One place where something is read aloud: the way there, and the words.
struct Spoken {
    way: String,
    desk: Desk,
    election: Option<Election>,
}

/// Every place of a topic where something is read aloud. Of what only names a hand or a card, one answer stands
/// for all, where both sides are the same: South declares.
fn places(topic: Topic, rules: Rules) -> Vec<Spoken> {
    let mut all = Vec::new();
    from(&Desk::new(topic, rules), String::new(), &[], &mut all);
    all
}

/// What nobody is asked is told otherwise where it first matters.
fn from(desk: &Desk, way: String, before: &[Answered<Bridge>], all: &mut Vec<Spoken>) {
    let assumed = desk.assumed();
    for &(question, usual) in assumed.iter().filter(|fact| !before.contains(fact)) {
        for answer in desk.answers(question).into_iter().filter(|answer| *answer != usual) {
            let Some(after) = desk.after(Step::Answer(question, answer)) else { continue };
            from(&after, format!("{way} {}={answer}", question.id()), &assumed, all);
        }
    }
    match desk.next() {
        Next::Question(question) => {
            for answer in representative(question, desk.answers(question)) {
                let Some(after) = desk.after(Step::Answer(question, answer)) else { continue };
                from(&after, format!("{way} {}={answer}", question.id()), &assumed, all);
            }
        }
        Next::Election(election) => {
            all.push(Spoken { way: way.clone(), desk: desk.clone(), election: Some(election.clone()) });
            for &by in &election.by {
                for &option in &election.options {
                    let Some(after) = desk.after(Step::Choose(by, option)) else { continue };
                    from(&after, format!("{way} {by}:{option}"), &assumed, all);
                }
            }
        }
        Next::Ruled => all.push(Spoken { way, desk: desk.clone(), election: None }),
    }
}

fn representative(question: Question, answers: Vec<Answer>) -> Vec<Answer> {
    match question {
        Question::Declarer => vec![Answer::Seat(cards::Seat::South)],
        _ => answers,
    }
}

impl Spoken {
    /// What is read aloud here.
    fn words(&self, words: &Lexicon) -> Vec<String> {
        match &self.election {
            Some(election) => sheet::before_choice(&self.desk, election, words),
            None => sheet::after(&self.desk, words),
        }
    }
}

fn all_places() -> Vec<(Topic, Edition, Vec<Spoken>)> {
    let editions = [Edition::E2017, Edition::E2007];
    let of = |edition: Edition| {
        let rules = Rules { edition, ..Rules::default() };
        let topics = Topic::ALL.into_iter();
        topics.map(move |topic| (topic, edition, places(topic, rules)))
    };
    editions.into_iter().flat_map(of).collect()
}

/// The golden files: written anew with `STICH_GOLDEN=1`, and then read.
#[test]
fn every_ending_of_every_topic() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/aloud");
    let all = all_places();
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        let mut text = String::new();
        for (topic, edition, places) in &all {
            text.push_str(&format!("# {} ({})\n", words.topic(*topic), edition.year()));
            // The same words at several places are written once.
            let mut said: BTreeMap<Vec<String>, usize> = BTreeMap::new();
            let mut blocks: Vec<(Vec<&str>, Vec<String>)> = Vec::new();
            for place in places {
                let lines = place.words(&words);
                let at = *said.entry(lines.clone()).or_insert_with(|| {
                    blocks.push((Vec::new(), lines));
                    blocks.len() - 1
                });
                if let Some((ways, _)) = blocks.get_mut(at) {
                    ways.push(&place.way);
                }
            }
            for (ways, lines) in blocks {
                text.push('\n');
                ways.iter().for_each(|way| text.push_str(&format!("[{}]\n", way.trim())));
                lines.iter().for_each(|line| text.push_str(&format!("{line}\n")));
            }
            text.push('\n');
        }
        let file = folder.join(format!("{}.txt", lang.code()));
        if std::env::var("STICH_GOLDEN").is_ok() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &text).unwrap();
        }
        let golden = fs::read_to_string(&file).unwrap_or_default();
        assert!(
            golden == text,
            "{}: not what is read aloud now; STICH_GOLDEN=1 writes it anew",
            file.display()
        );
    }
}

/// What stands over it is not read aloud as well.
#[test]
fn no_heading_is_read_aloud() {
    let words = Lexicon::new(Lang::En);
    for place in PLACES.iter() {
        let over = sheet::what_happened(&place.desk, &words);
        let lines = place.words(&words);
        let twice = over.filter(|over| place.election.is_none() && lines.contains(over));
        assert_eq!(twice, None, "{}", place.way);
    }
}

/// How many stories by the dice; many more with `STICH_STORIES`.
static STORIES: LazyLock<u64> =
    LazyLock::new(|| std::env::var("STICH_STORIES").ok().and_then(|n| n.parse().ok()).unwrap_or(600));

/// Every place of every topic, and those of some hundred stories by the dice.
static PLACES: LazyLock<Vec<Spoken>> = LazyLock::new(|| {
    let topics = all_places().into_iter().flat_map(|(_, _, places)| places);
    topics.chain(stories::told(0..*STORIES)).collect()
});

/// Every place, in every language, with what is read aloud there.
fn in_every_language(mut check: impl FnMut(&Spoken, &Lexicon, &[String])) {
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        for place in PLACES.iter() {
            check(place, &words, &place.words(&words));
        }
    }
}

/// The cards that nobody holds any more.
fn played(table: &Table) -> CardSet {
    let state = table.state();
    CardSet::PACK - state.hands.0.iter().fold(state.loose, |held, hand| held | hand.known)
}

fn sets_with(seat: Seat) -> impl Iterator<Item = SeatSet> {
    let set = |bits: u8| Seat::ALL.into_iter().filter(|&s| bits >> s as u8 & 1 == 1).collect::<SeatSet>();
    (1..16).map(set).filter(move |set| set.contains(seat))
}

#[test]
fn nobody_is_told_to_forget_his_own_card_or_one_of_the_open_dummy() {
    in_every_language(|place, words, lines| {
        let table = place.desk.table().unwrap();
        let dummy = table.state().dummy();
        for info in table.information_now() {
            let Subject::Card(owner, card) = info.subject else { continue };
            let mut forbidden: Vec<SeatSet> = sets_with(owner).collect();
            if table.state().spread == Some(dummy) && owner == dummy {
                forbidden.extend(Seat::ALL.into_iter().flat_map(sets_with));
            }
            for who in forbidden {
                let line = words.say(msg::SayAsIfUnseen { card, who, n: who.len() });
                assert!(!lines.contains(&line), "{}: {line}", place.way);
            }
        }
    });
}

#[test]
fn no_card_goes_back_into_the_hand_and_stays() {
    in_every_language(|place, words, lines| {
        let table = place.desk.table().unwrap();
        for seat in Seat::ALL {
            let lies = table.state().penalty_cards(seat);
            // Of what no ruling has touched nothing is said.
            let effects = place.desk.rulings().iter().flat_map(|ruling| &ruling.effects);
            let named: String = effects.map(|effect| format!("{effect:?} ")).collect();
            for card in CardSet::PACK.iter().filter(|card| named.contains(&format!("{card:?}"))) {
                let back = [
                    words.say(msg::EffectReturn { seat, card }),
                    words.say(msg::EffectReturnDummy { card }),
                    words.say(msg::EffectTakeOut { seat, card }),
                    words.say(msg::EffectTakeOutDummy { card }),
                    words.say(msg::EffectPickUp { seat, card }),
                ];
                let (partner, declarer) = (seat.partner(), table.state().declarer);
                let stays = [
                    words.say(msg::EffectLies { seat, card }),
                    words.say(msg::EffectMinor { seat, card, partner, declarer }),
                ];
                // A sentence about a major penalty card begins with that it lies there.
                let stays = lines.iter().any(|line| stays.iter().any(|begin| line.starts_with(begin)));
                let back = lines.iter().any(|line| back.contains(line));
                assert!(!(back && stays), "{}: {card} goes back and stays", place.way);
                assert!(!(back && lies.contains(card)), "{}: {card} lies there", place.way);
                assert!(!stays || lies.contains(card), "{}: {card} does not lie there", place.way);
            }
        }
    });
}

#[test]
fn nobody_is_asked_who_does_not_choose() {
    in_every_language(|place, words, lines| {
        let who: SeatSet = place.election.iter().flat_map(|election| election.by.iter().copied()).collect();
        for seat in Seat::ALL {
            let asked = words.say(msg::SayListen { seat });
            assert_eq!(lines.contains(&asked), who == SeatSet::only(seat), "{}: {asked}", place.way);
            for other in sets_with(seat) {
                let asked = words.say(msg::SayGeneralChoose { who: other, n: other.len() });
                assert_eq!(lines.contains(&asked), who == other, "{}: {asked}", place.way);
            }
        }
    });
}

#[test]
fn nothing_ruled_is_missing_from_the_words() {
    in_every_language(|place, words, lines| {
        let table = place.desk.table().unwrap();
        let lines: Vec<String> = lines.iter().map(|line| line.to_lowercase()).collect();
        let said = |part: &str| lines.iter().any(|line| line.contains(&part.to_lowercase()));
        let lies = |seat, card| table.state().penalty_cards(seat).contains(card);
        for lies in table.penalty_cards() {
            assert!(said(&words.card(lies.card)), "{}: the penalty card {}", place.way, lies.card);
        }
        for effect in place.desk.rulings().iter().flat_map(|ruling| &ruling.effects) {
            let (seat, card) = match *effect {
                // What was played since is no longer where the ruling sent it; a penalty card that does not lie there
                // any more is not said to.
                Effect::Return(_, card) | Effect::MustBePlayed(_, card) if played(table).contains(card) => {
                    continue;
                }
                Effect::PenaltyCard(seat, card, _) if !lies(seat, card) => continue,
                Effect::PenaltyCard(seat, card, _)
                | Effect::MustBePlayed(seat, card)
                | Effect::MayTakeBack(seat, card, _)
                | Effect::PickUp(seat, card)
                | Effect::Return(seat, card)
                | Effect::LeadStands(seat, card)
                | Effect::Stands(seat, card) => (seat, Some(card)),
                Effect::Replace(seat, _) | Effect::Established(seat) | Effect::Spread(seat) => (seat, None),
                Effect::Declarer(seat) | Effect::MayForbidLead(seat) => (seat, None),
                Effect::CallCancelled(seat, _) | Effect::CallStands(seat, _) => (seat, None),
                Effect::Restrict(restriction, _) => (restriction.seat, None),
                _ => continue,
            };
            // What goes back to dummy is said to go there.
            let of_dummy = seat == table.state().dummy();
            assert!(of_dummy || said(&words.seat(seat)), "{}: {effect:?}", place.way);
            assert!(card.is_none_or(|card| said(&words.card(card))), "{}: {effect:?}", place.way);
        }
        if place.election.is_none() {
            for held in table.restrictions() {
                assert!(said(&words.seat(held.seat)), "{}: {held}", place.way);
            }
        }
    });
}

/// A major penalty card is announced with what it binds to, as a minor one is; not where no lead is left at which anybody could
/// choose.
#[test]
fn a_penalty_card_is_announced_with_what_it_binds_to() {
    let mut seen = 0;
    for place in PLACES.iter().filter(|p| p.election.is_none()) {
        let table = place.desk.table().unwrap();
        let binds = |lies: &PenaltyCard| lies.grade == Grade::Major && table.state().trick_number() < 12;
        for lies in table.penalty_cards().into_iter().filter(binds) {
            let lines = place.words(&Lexicon::new(Lang::En));
            let must = format!("{} must play", Lexicon::new(Lang::En).seat(lies.seat));
            assert!(lines.iter().any(|line| line.contains(&must)), "{}: {lines:?}", place.way);
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}

/// A reading that changes what is offered changes what is said.
#[test]
fn a_reading_that_changes_the_options_changes_the_words() {
    let words = Lexicon::new(Lang::En);
    let read = |point: Point, topic| {
        let rules = Rules::default();
        let other = Rules { readings: rules.readings.other_way(point.number()), ..rules };
        let said =
            |rules| -> Vec<Vec<String>> { places(topic, rules).iter().map(|p| p.words(&words)).collect() };
        (said(rules), said(other))
    };
    for (point, topic) in [
        (Point::DP5, Topic::DeclarersLeadOutOfTurn),
        (Point::DP7, Topic::PrematurePlay),
        (Point::DP2, Topic::CardExposed),
    ] {
        let (first, second) = read(point, topic);
        assert_ne!(first, second, "{point}");
    }
}

/// One option is never said in the words of another.
#[test]
fn every_option_has_its_own_words() {
    in_every_language(|place, words, _| {
        let Some(election) = &place.election else { return };
        let mut labels: Vec<String> =
            election.options.iter().map(|option| words.choice(election.about, option)).collect();
        labels.sort();
        labels.dedup();
        assert_eq!(labels.len(), election.options.len(), "{}: {labels:?}", place.way);
    });
}

/// Every way on from here to where no more is chosen, with what is said of it.
fn ends(ways: &[sheet::Way<Desk>], before: &str) -> Vec<(String, Desk)> {
    let end = |way: &sheet::Way<Desk>| {
        let said = format!("{before} {}", way.consequence);
        if way.then.is_empty() { vec![(said, way.desk.clone())] } else { ends(&way.then, &said) }
    };
    ways.iter().flat_map(end).collect()
}

/// What is said in English to lie face up in front of somebody as a penalty card, and of which grade.
fn said_to_lie(said: &str) -> Vec<(Seat, Card, Grade)> {
    let words = Lexicon::new(Lang::En);
    let sentence = |sentence: &str| {
        let (cards, rest) = sentence.split_once(" stay")?;
        let (_, rest) = rest.split_once("face up in front of ")?;
        let seat = Seat::ALL.into_iter().find(|seat| rest.starts_with(&words.seat(*seat)))?;
        let grade = match () {
            () if rest.contains("major penalty card") => Grade::Major,
            () if rest.contains("minor penalty card") => Grade::Minor,
            () => return None,
        };
        let pieces = words.pieces(cards);
        let card = |piece: &Piece| match piece {
            Piece::Card(card, _) => Some((seat, *card, grade)),
            _ => None,
        };
        Some(pieces.iter().filter_map(card).collect::<Vec<_>>())
    };
    said.split(". ").filter_map(sentence).flatten().collect()
}

/// A card is said to lie there where it does, with the grade that it has then (50B).
#[test]
fn a_penalty_card_is_said_to_lie_where_it_lies_and_with_its_grade() {
    let words = Lexicon::new(Lang::En);
    let lies = |way: &str, said: &str, desk: &Desk| {
        let there = desk.table().unwrap().penalty_cards();
        for (seat, card, grade) in said_to_lie(said) {
            assert!(
                there.iter().any(|lies| (lies.seat, lies.card, lies.grade) == (seat, card, grade)),
                "{way}: {seat}:{card} is no {grade:?} penalty card: {said}"
            );
        }
        there.len()
    };
    let mut seen = 0;
    for place in PLACES.iter() {
        match &place.election {
            None => {
                let lines = place.words(&words);
                seen += lies(&place.way, &lines.join(" "), &place.desk);
                for (seat, card, _) in said_to_lie(&lines.join(" ")) {
                    let plays = words.say(msg::EffectNamed { seat, card });
                    assert!(!lines.contains(&plays), "{}: {lines:#?}", place.way);
                }
            }
            Some(election) => {
                for way in sheet::ways(&place.desk, election, &words) {
                    if let Next::Question(question) = way.desk.next() {
                        // It lies there whatever the answer is.
                        for answer in way.desk.answers(question) {
                            let desk = way.desk.after(Step::Answer(question, answer)).unwrap();
                            lies(&format!("{} {} {answer}", place.way, way.choice), &way.consequence, &desk);
                        }
                        continue;
                    }
                    lies(&format!("{} {}", place.way, way.choice), &way.consequence, &way.desk);
                }
            }
        }
    }
    assert!(seen > 200, "{seen}");
}

/// What holds whatever is chosen holds of every choice; of a second one it is said with its number.
#[test]
fn what_holds_whatever_is_chosen_holds_of_every_choice() {
    let words = Lexicon::new(Lang::En);
    let (start, _) = words
        .say(msg::SayWhatever { then: "|" })
        .split_once('|')
        .map(|(a, b)| (a.to_owned(), b.to_owned()))
        .unwrap();
    let mut seen = 0;
    for place in PLACES.iter() {
        let Some(election) = &place.election else { continue };
        let lines = place.words(&words);
        for whatever in lines.iter().filter_map(|line| line.strip_prefix(&start)) {
            for (said, _) in ends(&sheet::ways(&place.desk, election, &words), "") {
                for sentence in whatever.split(". ") {
                    assert!(
                        said.contains(sentence.trim_end_matches('.')),
                        "{}: {sentence}: {lines:#?}",
                        place.way
                    );
                }
            }
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}

/// One player leads, and he is the one who is said to.
#[test]
fn nobody_leads_where_another_is_said_to() {
    in_every_language(|place, words, lines| {
        let table = place.desk.table().unwrap();
        let leader = table.state().trick.leader;
        let leads = |seat: Seat| {
            [Stage::Opening, Stage::Later].map(|stage| words.say(msg::NextLeads { seat, stage }))
        };
        for other in Seat::ALL.into_iter().filter(|seat| place.election.is_none() && *seat != leader) {
            assert!(
                !lines.iter().any(|line| leads(other).contains(line)),
                "{}: {other} leads: {lines:#?}",
                place.way
            );
        }
        // Nobody has led out of turn whose lead it was.
        if let Some(Elects::OpeningLead(offender, card) | Elects::Lead(offender, card)) =
            place.election.as_ref().map(|e| e.about)
        {
            let own = [Stage::Opening, Stage::Later]
                .map(|stage| words.say(msg::AboutLead { offender, card, leader: offender, stage }));
            assert!(!lines.iter().any(|line| own.contains(line)), "{}: {lines:#?}", place.way);
        }
        // Who plays a certain card does not play “another” besides.
        for seat in Seat::ALL {
            let another = words.say(msg::EffectReplace { seat });
            let certain = |card| words.say(msg::EffectNamed { seat, card });
            let twice =
                lines.contains(&another) && CardSet::PACK.iter().any(|card| lines.contains(&certain(card)));
            assert!(!twice, "{}: {lines:#?}", place.way);
        }
    });
}

/// A ruling tells the table more than who goes on.
#[test]
fn a_ruling_is_never_only_who_goes_on() {
    in_every_language(|place, _, lines| {
        // Where that is not known, whatever is said is more.
        let ruled =
            place.election.is_none() && !place.desk.rulings().is_empty() && place.desk.knows_whose_turn();
        assert!(!ruled || lines.len() > 1, "{}: {lines:#?}", place.way);
    });
}

/// Whatever is ruled rests on something, and it is said on what.
#[test]
fn every_ruling_says_what_it_rests_on() {
    let words = Lexicon::new(Lang::En);
    for place in PLACES.iter().filter(|place| place.election.is_none()) {
        assert!(!sheet::Spoken::rests_on(&place.desk, &words).is_empty(), "{}", place.way);
    }
    // What a hand holds decides whether it was a revoke.
    let revoke = PLACES.iter().find(|place| {
        place.desk.topic() == Topic::Revoke
            && place.election.is_none()
            && place.way.contains("holds-suit=yes")
    });
    let facts = sheet::Spoken::facts(&revoke.unwrap().desk);
    for fact in ["led=H9", "card=S4", "played-on=no", "holds-suit=yes"] {
        assert!(facts.iter().any(|told| told == fact), "{fact}: {facts:?}");
    }
}

/// The director was there: nothing lies about of which nobody has said what it is, and nothing is left open.
#[test]
fn nothing_is_left_unruled() {
    let mut left = Vec::new();
    for place in PLACES.iter().filter(|place| place.election.is_none()) {
        let table = place.desk.table().unwrap();
        let state = table.state();
        let waits: CardSet = state.next.cards().map(|(_, card)| card).collect();
        let may_come_back: CardSet = table.may_take_back().map(|(_, card)| card).collect();
        let loose = state.laid - waits - may_come_back;
        if !loose.is_empty() || !table.open_matters().is_empty() {
            left.push(format!("{}: {:?} {:?}", place.way, loose, table.open_matters()));
        }
    }
    assert!(left.is_empty(), "{}: {left:#?}", left.len());
}

#[test]
fn what_is_read_aloud_is_sentences_that_can_be_spoken() {
    in_every_language(|_, words, lines| lines.iter().for_each(|line| can_be_spoken(words.lang(), line)));
    for lang in Lang::ALL {
        let book = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/book/{}.txt", lang.code()));
        let text = fs::read_to_string(book).unwrap();
        text.lines().filter(|line| !line.starts_with('#')).for_each(|line| can_be_spoken(lang, line));
    }
}

/// The number before an option: `1.`, `3b.`.
fn numbered(line: &str) -> Option<(&str, &str)> {
    let parts = line.split_once(". ")?;
    (parts.0.len() <= 3 && parts.0.starts_with(|c: char| c.is_ascii_digit())).then_some(parts)
}
