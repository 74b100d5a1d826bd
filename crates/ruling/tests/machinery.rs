//! The machinery on a game of its own that is no card game: a lost umbrella.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

use ruling::{
    Asks, Clause, ClauseSet, Election, Fact, Facts, Game, Interview, Known, Laws, Next, Pending, Readings,
    Ruling, Standing, Step, Told, walk,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Umbrella;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Law {
    Found,
    Keep,
    Return,
}

impl Clause for Law {
    const ALL: &'static [Law] = &[Law::Found, Law::Keep, Law::Return];

    fn index(self) -> usize {
        self as usize
    }

    fn standing(self) -> Standing<Self> {
        Standing::Executed
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Asked {
    Wet,
    Whose,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Said {
    Yes,
    No,
    Name(char),
}

impl Asks for Asked {
    type Answer = Said;
    type Clause = Law;

    fn fit(self, answer: Said) -> Option<Said> {
        let fits = match self {
            Asked::Wet => answer == Said::Yes || answer == Said::No,
            Asked::Whose => matches!(answer, Said::Name(_)),
        };
        fits.then_some(answer)
    }
}

/// In the second edition a wet umbrella is kept. The only point is whether a finder may keep a dry one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Edition {
    First,
    Second,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct House {
    edition: Edition,
    readings: Readings,
}

const HOUSE: House = House { edition: Edition::First, readings: Readings::RECOMMENDED };

impl Laws for House {
    type Edition = Edition;
    type Point = u8;

    fn edition(self) -> Edition {
        self.edition
    }

    fn is_other_way(self, point: u8) -> bool {
        self.readings.is_other_way(point)
    }
}

impl Game for Umbrella {
    type Laws = House;
    type Seat = char;
    type Deed = &'static str;
    type Question = Asked;
    type Answer = Said;
    type Elects = u8;
    type Choice = &'static str;
    type Effect = &'static str;
    type Subject = &'static str;
    type Clause = Law;
    type Point = u8;
}

/// Is it wet? Then it goes back. Otherwise the finder chooses.
fn law(f: &Facts<Umbrella>) -> Result<Ruling<Umbrella>, Pending<Umbrella>> {
    if f.ask(Asked::Wet, &[Law::Found])? == Said::Yes {
        return Ok(match f.edition(Law::Keep) {
            Edition::First => Ruling::under(Law::Return).does("back"),
            Edition::Second => Ruling::under(Law::Keep).does("kept"),
        });
    }
    let options = if f.reads_other_way(1) { vec!["give"] } else { vec!["keep", "give"] };
    let election =
        Election { about: 7, by: vec!['F'], options, clauses: vec![Law::Keep], debated: f.points_read() };
    Ok(match f.elect(election)?.first() {
        Some((_, "keep")) => Ruling::under(Law::Keep).does("kept"),
        _ => Ruling::under(Law::Return).and(Law::Found).does("back"),
    })
}

/// The law on what has been told, as it is asked everywhere.
fn ruled(laws: House, told: &Told<Umbrella>) -> Result<Ruling<Umbrella>, Pending<Umbrella>> {
    let f = Facts::new(laws, told, None);
    let ruling = law(&f)?;
    Ok(f.ruled(ruling))
}

#[derive(Debug, Clone, Default, PartialEq)]
struct Desk {
    told: Told<Umbrella>,
}

impl Interview for Desk {
    type Game = Umbrella;

    fn next(&self) -> Next<Umbrella> {
        match ruled(HOUSE, &self.told) {
            Err(Pending::Question { question, .. }) => Next::Question(question),
            Err(Pending::Election(election)) => Next::Election(election),
            Ok(_) => Next::Ruled,
        }
    }

    fn answers(&self, _: Asked) -> Vec<Said> {
        vec![Said::No, Said::Yes]
    }

    fn after(&self, step: Step<Umbrella>) -> Option<Desk> {
        let mut desk = self.clone();
        match (step, self.next()) {
            (Step::Answer(question, answer), Next::Question(asked)) if question == asked => {
                desk.told.answer(question, answer).ok()?;
            }
            (Step::Choose(by, choice), Next::Election(election)) if election.options.contains(&choice) => {
                desk.told.choose(election.about, vec![(by, choice)]);
            }
            _ => return None,
        }
        Some(desk)
    }
}

fn told(answers: &[(Asked, Said)]) -> Told<Umbrella> {
    let mut told = Told::default();
    for &(question, answer) in answers {
        told.answer(question, answer).unwrap();
    }
    told
}

#[test]
fn a_fact_not_told_is_the_next_question() {
    let mut told = Told::default();
    assert_eq!(
        ruled(HOUSE, &told),
        Err(Pending::Question { question: Asked::Wet, clauses: vec![Law::Found] })
    );
    told.answer(Asked::Wet, Said::Yes).unwrap();
    assert_eq!(ruled(HOUSE, &told).unwrap().effects, ["back"]);
    told.answer(Asked::Wet, Said::No).unwrap();
    assert!(matches!(ruled(HOUSE, &told), Err(Pending::Election(_))), "a new answer replaces the old one");
}

#[test]
fn an_answer_of_another_sort_is_refused_whenever_it_is_told() {
    let mut told = told(&[(Asked::Wet, Said::No)]);
    assert!(told.answer(Asked::Wet, Said::Name('A')).is_err());
    assert!(told.answer(Asked::Whose, Said::No).is_err());
    assert_eq!(told.answer_to(Asked::Wet), Some(Said::No), "and changes nothing");
}

#[test]
fn what_a_table_knows_nobody_talks_it_out_of() {
    struct Rain;
    impl Known<Umbrella> for Rain {
        fn knows(&self, question: Asked) -> Option<Said> {
            (question == Asked::Wet).then_some(Said::Yes)
        }
    }
    let told = told(&[(Asked::Wet, Said::No)]);
    let f = Facts::new(HOUSE, &told, Some(&Rain));
    assert_eq!(law(&f).unwrap().effects, ["back"]);
}

#[test]
fn editions_decide_differently() {
    let told = told(&[(Asked::Wet, Said::Yes)]);
    let second = House { edition: Edition::Second, ..HOUSE };
    assert_eq!(ruled(second, &told).unwrap().effects, ["kept"]);
}

#[test]
fn walking_finds_every_way_once() {
    let tree = walk(&Desk::default());
    let ways: Vec<usize> = tree.rulings().iter().map(|(path, _)| path.len()).collect();
    assert_eq!(ways, [2, 2, 1]);
    assert_eq!(tree.at, Desk::default(), "walking changes nothing");
}

#[test]
fn a_ruling_lists_what_it_rests_on_and_that_is_forgotten_with_it() {
    let mut told = told(&[(Asked::Wet, Said::No), (Asked::Whose, Said::Name('A'))]);
    told.choose(7, vec![('F', "keep")]);
    let ruling = ruled(HOUSE, &told).unwrap();
    assert_eq!(ruling.facts, [Fact::Told(Asked::Wet, Said::No), Fact::Chosen(7, 'F', "keep")]);
    let ruling = ruling.because_of("lost").because_of("found");
    assert_eq!(ruling.facts[..2], [Fact::Happened("lost"), Fact::Happened("found")]);
    told.forget(&ruling.facts);
    assert!(ruled(HOUSE, &told).is_err());
    assert_eq!(told.answer_to(Asked::Whose), Some(Said::Name('A')), "nothing else is forgotten");
}

#[test]
fn a_choice_belongs_to_its_election_and_to_those_who_have_it() {
    let desk = Desk::default().after(Step::Answer(Asked::Wet, Said::No)).unwrap();
    assert!(desk.after(Step::Choose('F', "sell")).is_none());
    let kept = desk.after(Step::Choose('F', "keep")).unwrap();
    let ruling = ruled(HOUSE, &kept.told).unwrap();
    assert_eq!((ruling.clauses, ruling.debated), (vec![Law::Keep], vec![1]));
    let elected = |about, by| {
        let options = vec!["keep"];
        let election = Election { about, by: vec![by], options, clauses: vec![], debated: vec![] };
        Facts::new(HOUSE, &kept.told, None).elect(election).is_ok()
    };
    assert!(elected(7, 'F') && !elected(7, 'G') && !elected(8, 'F'));
    // Where the point is read so that it is not on offer, the finder is asked again.
    let other = House { readings: Readings::default().other_way(1), ..HOUSE };
    assert!(matches!(ruled(other, &kept.told), Err(Pending::Election(_))));
}

#[test]
fn clauses_and_readings_are_sets() {
    let set: ClauseSet<Law> = [Law::Return, Law::Found].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [Law::Found, Law::Return]);
    assert!(!set.contains(Law::Keep) && !set.is_empty());
    let readings = Readings::default().other_way(7);
    assert!(readings.is_other_way(7) && !readings.is_other_way(6));
}
