//! The machinery on a game of its own that is no card game: a lost umbrella.

use ruling::{
    Clause, ClauseSet, Election, Game, Interview, Next, Pending, Readings, Ruling, Standing, Step, Told, walk,
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

    fn standing(self) -> Standing {
        Standing::Executed
    }
}

impl Game for Umbrella {
    type Seat = char;
    type Question = &'static str;
    type Answer = bool;
    type Choice = &'static str;
    type Effect = &'static str;
    type Subject = &'static str;
    type Clause = Law;
    type Point = u8;
}

/// Is it wet? Then it goes back. Otherwise the finder chooses.
fn law(told: &Told<Umbrella>) -> Result<Ruling<Umbrella>, Pending<Umbrella>> {
    if told.ask("wet", &[Law::Found])? {
        return Ok(Ruling::under(Law::Return).does("back"));
    }
    let election =
        Election { by: vec!['F'], options: vec!["keep", "give"], clauses: vec![Law::Keep], debated: vec![] };
    Ok(match told.elect(0, election)?.first() {
        Some((_, "keep")) => Ruling::under(Law::Keep).does("kept").depends_on(1),
        _ => Ruling::under(Law::Return).and(Law::Found).does("back"),
    })
}

#[derive(Debug, Clone, Default, PartialEq)]
struct Desk {
    told: Told<Umbrella>,
}

impl Interview for Desk {
    type Game = Umbrella;

    fn next(&self) -> Next<Umbrella> {
        match law(&self.told) {
            Err(Pending::Question { question, .. }) => Next::Question(question),
            Err(Pending::Election(election)) => Next::Election(election),
            Ok(_) => Next::Ruled,
        }
    }

    fn answers(&self, _: &'static str) -> Vec<bool> {
        vec![false, true]
    }

    fn after(&self, step: Step<Umbrella>) -> Option<Desk> {
        let mut desk = self.clone();
        match (step, self.next()) {
            (Step::Answer(question, answer), Next::Question(asked)) if question == asked => {
                desk.told.answer(question, answer);
            }
            (Step::Choose(by, choice), Next::Election(election)) if election.options.contains(&choice) => {
                desk.told.choose(&election, vec![(by, choice)]);
            }
            _ => return None,
        }
        Some(desk)
    }
}

#[test]
fn a_fact_not_told_is_the_next_question() {
    let mut told = Told::default();
    assert_eq!(law(&told), Err(Pending::Question { question: "wet", clauses: vec![Law::Found] }));
    told.answer("wet", true);
    assert_eq!(law(&told).unwrap().effects, ["back"]);
    told.answer("wet", false);
    assert!(matches!(law(&told), Err(Pending::Election(_))), "a new answer replaces the old one");
}

#[test]
fn walking_finds_every_way_once() {
    let tree = walk(&Desk::default());
    let ways: Vec<usize> = tree.rulings().iter().map(|(path, _)| path.len()).collect();
    assert_eq!(ways, [2, 2, 1]);
    assert_eq!(tree.at, Desk::default(), "walking changes nothing");
}

#[test]
fn what_a_ruling_used_is_forgotten_and_nothing_else() {
    let mut told = Told::<Umbrella>::default();
    told.answer("wet", true);
    told.answer("whose", true);
    law(&told).unwrap();
    told.forget_used();
    assert!(law(&told).is_err());
    assert_eq!(told.volunteered("whose"), Some(true));
}

#[test]
fn a_choice_belongs_to_the_election_of_those_who_made_it() {
    let desk = Desk::default().after(Step::Answer("wet", false)).unwrap();
    assert!(desk.after(Step::Choose('F', "sell")).is_none());
    let kept = desk.after(Step::Choose('F', "keep")).unwrap();
    let ruling = law(&kept.told).unwrap();
    assert_eq!((ruling.clauses, ruling.debated), (vec![Law::Keep], vec![1]));
    let other = Election { by: vec!['G'], options: vec!["keep"], clauses: vec![], debated: vec![] };
    assert!(kept.told.elect(0, other).is_err());
}

#[test]
fn clauses_and_readings_are_sets() {
    let set: ClauseSet<Law> = [Law::Return, Law::Found].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [Law::Found, Law::Return]);
    assert!(!set.contains(Law::Keep) && !set.is_empty());
    let readings = Readings::default().other_way(7);
    assert!(readings.is_other_way(7) && !readings.is_other_way(6));
}
