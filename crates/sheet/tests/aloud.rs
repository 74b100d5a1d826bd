//! Every ending of every topic of the bridge desk as it is read aloud, in five languages: the golden files in
//! `aloud/`, and what must hold of each sentence.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

use std::{collections::BTreeMap, fs, path::PathBuf};

use bridge_laws::{
    Desk, Rules, Topic,
    clause::Edition,
    words::{Answer, Effect, Election, Question},
};
use ruling::{Interview, Next, Step};
use wording::{Lang, Lexicon};

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
    from(&Desk::new(topic, rules), String::new(), &mut all);
    all
}

fn from(desk: &Desk, way: String, all: &mut Vec<Spoken>) {
    match desk.next() {
        Next::Question(question) => {
            for answer in representative(question, desk.answers(question)) {
                let Some(after) = desk.after(Step::Answer(question, answer)) else { continue };
                from(&after, format!("{way} {}={answer}", question.id()), all);
            }
        }
        Next::Election(election) => {
            all.push(Spoken { way: way.clone(), desk: desk.clone(), election: Some(election.clone()) });
            for &by in &election.by {
                for &option in &election.options {
                    let Some(after) = desk.after(Step::Choose(by, option)) else { continue };
                    from(&after, format!("{way} {by}:{option}"), all);
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

    fn done(&self) -> Vec<Effect> {
        self.desk.rulings().iter().flat_map(|ruling| ruling.effects.iter().copied()).collect()
    }
}

fn all_places() -> Vec<(Topic, Edition, Vec<Spoken>)> {
    let editions = [Edition::E2017, Edition::E2007];
    let of = |edition: Edition| {
        let rules = Rules { edition, ..Rules::default() };
        let topics = Topic::ALL.into_iter().filter(move |topic| topic.is_ruled_on(edition));
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
