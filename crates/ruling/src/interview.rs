use crate::{Election, Game};

/// What an interview waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next<G: Game> {
    /// This must be found out.
    Question(G::Question),
    /// Somebody must choose.
    Election(Election<G>),
    /// Nothing: the ruling stands.
    Ruled,
}

/// One step of an interview.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<G: Game> {
    /// A question was answered.
    Answer(G::Question, G::Answer),
    /// A choice was made.
    Choose(G::Seat, G::Choice),
}

/// Anything that asks, offers and at last rules: a desk, a live table.
pub trait Interview: Clone {
    /// The game.
    type Game: Game;

    /// What it waits for.
    fn next(&self) -> Next<Self::Game>;

    /// The answers to a question that lead on, the ordinary one first. For a question about a card
    /// these are examples, one of each kind.
    fn answers(&self, question: <Self::Game as Game>::Question) -> Vec<<Self::Game as Game>::Answer>;

    /// The interview after this step; `None` if the step is not possible now.
    fn after(&self, step: Step<Self::Game>) -> Option<Self>;
}

/// All that can come of an interview.
#[derive(Debug, Clone)]
pub struct Tree<I: Interview> {
    /// Where the interview stands here.
    pub at: I,
    /// What it waits for.
    pub next: Next<I::Game>,
    /// Every answer or option, and what follows; empty where the ruling stands.
    pub branches: Vec<Branch<I>>,
}

/// One answer or option, and what follows.
#[derive(Debug, Clone)]
pub struct Branch<I: Interview> {
    /// The answer or option.
    pub step: Step<I::Game>,
    /// What follows.
    pub then: Tree<I>,
}

/// Walks all answers and all options: charts, coverage and tests are made from this.
///
/// In an election in which several may choose, the first of them does.
pub fn walk<I: Interview>(start: &I) -> Tree<I> {
    let next = start.next();
    let steps: Vec<Step<I::Game>> = match &next {
        Next::Question(question) => {
            start.answers(*question).into_iter().map(|a| Step::Answer(*question, a)).collect()
        }
        Next::Election(election) => match election.by.first() {
            Some(by) => election.options.iter().map(|&c| Step::Choose(*by, c)).collect(),
            None => Vec::new(),
        },
        Next::Ruled => Vec::new(),
    };
    let branches =
        steps.into_iter().filter_map(|step| Some(Branch { step, then: walk(&start.after(step)?) })).collect();
    Tree { at: start.clone(), next, branches }
}

impl<I: Interview> Tree<I> {
    /// Every place where the ruling stands, with the steps that lead there.
    pub fn rulings(&self) -> Vec<(Vec<Step<I::Game>>, &I)> {
        if self.branches.is_empty() {
            return vec![(Vec::new(), &self.at)];
        }
        self.branches
            .iter()
            .flat_map(|branch| {
                branch.then.rulings().into_iter().map(|(mut path, at)| {
                    path.insert(0, branch.step);
                    (path, at)
                })
            })
            .collect()
    }
}
