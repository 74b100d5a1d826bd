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

/// A question, and its answer.
pub type Answered<G> = (<G as Game>::Question, <G as Game>::Answer);

/// Anything that asks, offers and at last rules: a desk, a live table.
pub trait Interview: Clone {
    /// The game.
    type Game: Game;

    /// What it waits for.
    fn next(&self) -> Next<Self::Game>;

    /// The answers to a question that lead on, the ordinary one first. For a question about a card
    /// these are examples, one of each kind.
    fn answers(&self, question: <Self::Game as Game>::Question) -> Vec<<Self::Game as Game>::Answer>;

    /// What nobody is asked, and taken to be as it usually is: it may be told otherwise at any time, by a
    /// [`Step::Answer`].
    fn assumed(&self) -> Vec<Answered<Self::Game>> {
        Vec::new()
    }

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
    /// Every answer to the question or option of the choice, and what follows.
    pub branches: Vec<Branch<I>>,
    /// What nobody is asked here and may be told otherwise than it usually is, and what follows.
    pub unasked: Vec<(Answered<I::Game>, Tree<I>)>,
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
/// In an election in which several may choose, the first of them does. What is taken to be as it usually is is told
/// otherwise where it first matters.
pub fn walk<I: Interview>(start: &I) -> Tree<I> {
    walk_on(start, &[])
}

fn walk_on<I: Interview>(start: &I, before: &[Answered<I::Game>]) -> Tree<I> {
    let (next, assumed) = (start.next(), start.assumed());
    let then = |step| Some(walk_on(&start.after(step)?, &assumed));
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
    let otherwise = assumed.iter().filter(|fact| !before.contains(fact)).flat_map(|&(question, usual)| {
        let others = start.answers(question).into_iter().filter(move |answer| *answer != usual);
        others.map(move |answer| (question, answer))
    });
    let told = otherwise.filter_map(|told| Some((told, then(Step::Answer(told.0, told.1))?)));
    let unasked = told.collect();
    let branches = steps.into_iter().filter_map(|step| Some(Branch { step, then: then(step)? })).collect();
    Tree { at: start.clone(), next, branches, unasked }
}

impl<I: Interview> Tree<I> {
    /// Every place where the ruling stands, with the steps that lead there.
    pub fn rulings(&self) -> Vec<(Vec<Step<I::Game>>, &I)> {
        let ends = matches!(self.next, Next::Ruled) || self.branches.is_empty();
        let unasked =
            self.unasked.iter().map(|((question, told), then)| (Step::Answer(*question, *told), then));
        let branches = self.branches.iter().map(|branch| (branch.step, &branch.then));
        let later = branches.chain(unasked).flat_map(|(step, then)| {
            then.rulings().into_iter().map(move |(mut path, at)| {
                path.insert(0, step);
                (path, at)
            })
        });
        ends.then(|| (Vec::new(), &self.at)).into_iter().chain(later).collect()
    }
}
