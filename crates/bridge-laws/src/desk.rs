//! The ruling desk: a table of which nobody knows the cards, set up by questions.

mod assumed;
mod calls;
mod defective;
mod dummy;
mod earlier;
mod otherwise;
mod revoked;
mod scenes;
mod story;
mod together;
mod topic;

use cards::{Card, Seat};
use ruling::{Answered, Fact, Interview, Next, Step};

pub use otherwise::BeganAtATable;
use otherwise::Came;
pub use story::Likely;
pub use topic::Topic;

use crate::{
    event::{About, Did, Event, Refused, Then},
    facts::Rules,
    laws::{penalty_card, revoke::is_put_right},
    story::{Deed, How},
    table::{Noticed, PenaltyCard, Table},
    words::{Answer, Bridge, Finding, Pending, Question, Ruling, Told},
};

/// What the director has been told before there is a table.
type Known<'a> = ruling::Facts<'a, Bridge>;

/// What the director has been told of who sits where and did what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Situation {
    /// Who declares.
    pub declarer: Seat,
    /// Who did it, or whose card it is.
    pub offender: Seat,
    /// Whose turn it was, or who leads next.
    pub turn: Seat,
    /// Which card, where one was named.
    pub card: Option<Card>,
}

/// An interview about one topic, and afterwards the table it is about.
///
/// ```
/// use bridge_laws::{Desk, Rules, Topic, words::{Answer, Question}};
/// use cards::Seat;
/// use ruling::{Interview, Next, Step};
/// let desk = Desk::new(Topic::OpeningLeadOutOfTurn, Rules::default());
/// assert_eq!(desk.next(), Next::Question(Question::Declarer));
/// let desk = desk.after(Step::Answer(Question::Declarer, Answer::Seat(Seat::South))).unwrap();
/// assert_eq!(desk.next(), Next::Question(Question::Leader));
/// ```
#[derive(Debug, Clone)]
pub struct Desk {
    topic: Topic,
    rules: Rules,
    told: Told,
    waiting: Option<Question>,
    table: Option<Table>,
    situation: Option<Situation>,
    noticed: Option<Noticed>,
    rulings: Vec<Ruling>,
    /// More has been played than was told.
    later: bool,
    /// All that happened was told here, so that nothing of it is hidden from the director.
    told_whole: bool,
    /// How it came to this from the beginning of the interview; `None`, where it began at a table that is played at.
    came: Option<Vec<Came>>,
}

impl Desk {
    /// Begins an interview.
    #[must_use]
    pub fn new(topic: Topic, rules: Rules) -> Desk {
        let mut desk = Desk {
            topic,
            rules,
            told: Told::default(),
            waiting: None,
            table: None,
            situation: None,
            noticed: None,
            rulings: Vec::new(),
            later: false,
            told_whole: true,
            came: Some(Vec::new()),
        };
        // Without an answer there is nothing that could be impossible.
        let _ = desk.sit_down();
        desk
    }

    /// The desk at a table that is played at: what is asked there, offered and ruled, from the moment at
    /// which something was noticed. `before`: the table as it stood then.
    #[must_use]
    pub fn at(table: Table, before: &Table, noticed: Option<Noticed>, rulings: Vec<Ruling>) -> Desk {
        let state = before.state();
        let turn = before.to_call().unwrap_or(state.trick.turn().unwrap_or(state.trick.leader));
        let offender = noticed.map_or(turn.partner(), |noticed| noticed.seat);
        Desk {
            topic: noticed
                .map_or(Topic::AsItHappened, |n| Topic::of(n.kind, n.seat.side() == state.declarer.side())),
            rules: table.rules(),
            told: Told::default(),
            waiting: None,
            situation: Some(Situation {
                declarer: state.declarer,
                offender,
                turn,
                card: noticed.and_then(|noticed| noticed.card),
            }),
            table: Some(table),
            noticed,
            rulings,
            later: false,
            told_whole: false,
            came: None,
        }
    }

    /// Does it speak of a table that is played at, where one thing comes after the other?
    #[must_use]
    pub fn is_at_a_table(&self) -> bool {
        self.came.is_none()
    }

    /// What it is about.
    #[must_use]
    pub fn topic(&self) -> Topic {
        self.topic
    }

    /// The laws in force.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The table, once enough is known to set it up.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Is it known whose turn it is? Not where only what counts was told of how the auction or the play went.
    #[must_use]
    pub fn knows_whose_turn(&self) -> bool {
        !self.later
    }

    /// Who did what, once enough is known.
    #[must_use]
    pub fn situation(&self) -> Option<Situation> {
        self.situation
    }

    /// What was wrong.
    #[must_use]
    pub fn noticed(&self) -> Option<Noticed> {
        self.noticed
    }

    /// The rulings made so far, in order.
    #[must_use]
    pub fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// What the rulings rest on, in the order in which it mattered. What was told before there was a table belongs
    /// to it; who did what with which card is left out where a ruling names that deed itself.
    #[must_use]
    pub fn what_counted(&self) -> Vec<Fact<Bridge>> {
        let named: Vec<Fact<Bridge>> =
            self.rulings.iter().flat_map(|ruling| ruling.facts.iter().cloned()).collect();
        let card = self.situation.and_then(|situation| situation.card);
        let names_it = card.is_some()
            && named.iter().any(|fact| matches!(fact, Fact::Happened(deed) if deed.what.card == card));
        let is_of_it = |question: &Question| match question {
            Question::AndThen(_) => false,
            Question::Declarer
            | Question::Leader
            | Question::Offender
            | Question::Turn
            | Question::Card
            | Question::FacedCard(_)
            | Question::OtherPenaltyCard(_) => !names_it,
            _ => true,
        };
        // What happened since stands in its order, as the ruling names it where one rests on it.
        let ruled = self.next() == Next::Ruled;
        let since = if ruled { story::so_far(&self.known()) } else { Vec::new() };
        let is_same = |deed: &Deed, then: &Then| {
            let back = |did| did == Did::TookBack;
            (deed.what.seat, deed.what.card) == (then.seat, then.card)
                && back(deed.what.did) == back(then.did)
        };
        let is_since = |fact: &Fact<Bridge>| match fact {
            Fact::Happened(deed) => since.iter().any(|then| is_same(deed, then)),
            _ => false,
        };
        let trick = self.table.as_ref().map_or(1, |table| table.state().trick_number());
        let happened = |then: &Then| {
            let as_named = named.iter().find_map(|fact| match fact {
                Fact::Happened(deed) if is_same(deed, then) => Some(*deed),
                _ => None,
            });
            Fact::Happened(as_named.unwrap_or(Deed { what: *then, trick, how: How::Alone }))
        };
        let told = self.told.answers().filter(|(question, _)| ruled && is_of_it(question));
        let told = told.map(|(question, answer)| Fact::Told(question, answer));
        let others = named.iter().filter(|fact| !is_since(fact)).cloned();
        told.chain(others).chain(since.iter().map(happened)).collect()
    }

    /// The same with the grounds of what is found, or will be.
    #[must_use]
    pub fn because(&self, question: Question, grounds: &str) -> Desk {
        let mut desk = self.clone();
        desk.told.because(question, grounds);
        desk
    }

    /// Why the director found what she did, if she has said so.
    #[must_use]
    pub fn grounds(&self, question: Question) -> Option<&str> {
        self.told.grounds(question)
    }

    /// What the director has judged, in the order in which it mattered.
    #[must_use]
    pub fn findings(&self) -> Vec<Finding> {
        self.told.findings(&self.what_counted())
    }

    /// The table goes on: this happened next.
    ///
    /// # Errors
    /// [`Refused`], if it cannot have happened, or no table is set up yet.
    pub fn happens(&self, event: &Event) -> Result<Desk, Refused> {
        let mut desk = self.clone();
        let Some(table) = &mut desk.table else {
            return Err(Refused::NotPossible(crate::event::Impossible::NoElection));
        };
        table.record(event)?;
        desk.rulings.extend_from_slice(table.rulings());
        desk.noticed = table.noticed().or(desk.noticed);
        desk.look_at_the_rest();
        Ok(desk.came(self, Came::Happened(event.clone())))
    }

    /// What else was told and is wrong is ruled on too, whatever the director was called about.
    fn look_at_the_rest(&mut self) {
        let Some(table) = self.table.as_mut().filter(|_| self.told_whole) else { return };
        // Each call settles something; the bound is for safety.
        for _ in 0..8 {
            let open = table.open_matters().iter().any(|open| !open.called);
            if table.pending().is_some()
                || !open
                || table.record(&scenes::call_director(Seat::South, About::ThisNow)).is_err()
            {
                return;
            }
            self.rulings.extend_from_slice(table.rulings());
            self.noticed = self.noticed.or(table.noticed());
        }
    }

    /// Is what was claimed, and agreed to, open again, since a revoke is put right first?
    #[must_use]
    pub fn claim_is_open_again(&self) -> bool {
        let agreed =
            |(question, answer)| matches!((question, answer), (Question::PlayedOn(_), Answer::Agreed));
        self.told.answers().any(agreed) && self.rulings.iter().any(is_put_right)
    }

    /// The same board later: this defender gets the lead while his partner's penalty cards lie there, or for the first time
    /// since a call of his partner's was cancelled (26). `None`, if neither is so.
    #[must_use]
    pub fn next_lead(&self, leader: Seat) -> Option<Desk> {
        let owner = leader.partner();
        let table = self.table.as_ref()?;
        let cards = table.penalty_cards();
        let desk = if table.pending().is_none() && table.bears_on_first_lead_of(leader) {
            self.afterwards().at_the_first_lead().filter(Desk::waits)?
        } else {
            cards.iter().any(|p| p.seat == owner).then_some(())?;
            self.later(&cards, leader)?
        };
        Some(desk.came(self, Came::Lead(leader)))
    }

    /// The same board, once what was told and ruled is done with.
    fn afterwards(&self) -> Desk {
        Desk { noticed: None, rulings: Vec::new(), told: Told::default(), ..self.clone() }
    }

    /// Does the table wait for somebody to say something?
    fn waits(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.pending().is_some())
    }

    /// The same board later: this penalty card has been played. `None`, if it was the last.
    #[must_use]
    pub fn without_penalty_card(&self, card: Card) -> Option<Desk> {
        let mut cards = self.table.as_ref()?.penalty_cards();
        cards.retain(|p| p.card != card);
        let first = *cards.first()?;
        Some(self.later(&cards, first.seat.partner())?.came(self, Came::Played(card)))
    }

    fn later(&self, cards: &[PenaltyCard], leader: Seat) -> Option<Desk> {
        let situation = self.situation?;
        let scene = scenes::lead_with_penalty_cards(situation.declarer, cards, leader);
        let mut desk = self.afterwards();
        desk.seat_at(&scene)?;
        // How the cards came to lie there has been ruled on before.
        desk.noticed = None;
        desk.rulings.clear();
        let of_a_minor = desk.table.as_mut().and_then(|table| {
            let ruling = penalty_card::lead_beside_a_minor(table.state())?;
            table.has_ruled(ruling.clone());
            Some(ruling)
        });
        desk.rulings.extend(of_a_minor);
        Some(desk)
    }

    /// The cards that may be taken back, where something follows from it: another's right, or a penalty card.
    #[must_use]
    pub fn changes_that_count(&self) -> Vec<(Seat, Card)> {
        self.table
            .as_ref()
            .filter(|table| table.pending().is_none())
            .map_or_else(Vec::new, Table::changes_that_count)
    }

    /// The same trick a moment later: this player has taken the card back, as he may.
    #[must_use]
    pub fn takes_back(&self, seat: Seat, card: Card) -> Option<Desk> {
        self.changes_that_count().contains(&(seat, card)).then_some(())?;
        let desk = self.afterwards().happens(&Event::Withdraw { seat, card: Some(card) }).ok()?;
        Some(desk.came(self, Came::TookBack(seat, card)))
    }

    /// The player who calls next while somebody still has to call in the place of a call that was cancelled.
    #[must_use]
    pub fn next_call(&self) -> Option<Seat> {
        let table = self.table.as_ref().filter(|table| table.owes_call())?;
        table.to_call()
    }

    /// The same auction a moment later: this player calls, and it is asked what.
    #[must_use]
    pub fn calls_now(&self, seat: Seat) -> Option<Desk> {
        (self.next_call() == Some(seat)).then_some(())?;
        let waiting = Some(Question::CallsNow(seat));
        let desk = Desk { waiting, rulings: Vec::new(), noticed: None, ..self.clone() };
        Some(desk.came(self, Came::Calls(seat)))
    }

    /// The same board later: the auction is over, and this player declares. `None`, where no card was seen in the
    /// auction for which that matters (24D, 24E), nor a call withdrawn that bears on a lead (26B).
    #[must_use]
    pub fn declares(&self, declarer: Seat) -> Option<Desk> {
        let table = self.table.as_ref().filter(|table| table.pending().is_none() && !table.owes_call())?;
        let of_lead = table.bears_on_lead_against(declarer);
        (of_lead || table.seen_in_auction().next().is_some()).then_some(())?;
        let situation = Situation { declarer, turn: declarer.next(), ..self.situation? };
        let end = calls::end_of_auction(table, declarer, calls::MOST)?;
        // What else was called nobody has told.
        let mut table = table.clone();
        table.auction_in_part = true;
        let later = Desk { situation: Some(situation), table: Some(table), ..self.afterwards() };
        let later = end.into_iter().try_fold(later, |desk, event| desk.happens(&event).ok())?;
        let later = if of_lead { later.at_the_first_lead()? } else { later };
        Some(later.came(self, Came::Declares(declarer)))
    }

    /// Where the defender on lead is the one whose call was withdrawn it goes on when his partner leads first.
    fn at_the_first_lead(self) -> Option<Desk> {
        let table = self.table.as_ref()?;
        if self.waits() || !table.penalty_cards().is_empty() {
            return Some(self);
        }
        let partner = scenes::partner_wins(table.state().trick.leader);
        let led = partner.into_iter().try_fold(self.clone(), |desk, event| desk.happens(&event).ok());
        Some(led.filter(Desk::waits).unwrap_or(self))
    }

    fn known(&self) -> Known<'_> {
        ruling::Facts::new(self.rules, &self.told, None)
    }

    /// The answer that this question has where nobody holds the interview and it was not told: nothing more has
    /// happened, the usual player led. A person is asked. `None`: it must be told.
    #[must_use]
    pub fn untold(&self, question: Question) -> Option<Answer> {
        story::untold(self.topic, &self.known(), question)
    }

    /// Who declares, once that was told or there is a table.
    #[must_use]
    pub fn declarer(&self) -> Option<Seat> {
        let told = match self.told.answer_to(Question::Declarer) {
            Some(Answer::Seat(seat)) => Some(seat),
            _ => None,
        };
        told.or_else(|| self.situation.map(|situation| situation.declarer))
    }

    /// Was this card told in answer to another question of who put what down? Nobody can have put it down twice.
    #[must_use]
    pub fn is_told_already(&self, question: Question, answer: Answer) -> bool {
        let puts_down = |question: Question| {
            matches!(
                question,
                Question::Led
                    | Question::Card
                    | Question::OtherPenaltyCard(_)
                    | Question::PlayedBefore(_)
                    | Question::LaidTogether(_)
                    | Question::FacedCard(_)
                    | Question::CardSupplied(..)
            )
        };
        let another = |(other, told)| other != question && puts_down(other) && told == answer;
        matches!(answer, Answer::Card(_)) && puts_down(question) && self.told.answers().any(another)
    }

    /// The table as it stands before the next thing is told, with all that was told so far. `None`: it is not
    /// known yet how it began.
    fn story_so_far(&self) -> Option<Result<(scenes::Scene, Table), Refused>> {
        let mut scene = scenes::begun(self.topic, &self.known()).ok()?;
        for then in story::so_far(&self.known()) {
            story::event(then, &scene).joins(&mut scene.events);
        }
        let mut table = Table::of_part(&scene.setup(self.rules)).ok()?;
        let recorded = scene.events.iter().try_for_each(|event| table.record(event));
        Some(recorded.map(|()| (scene, table)))
    }

    /// Sets the table up, if enough has been told.
    fn sit_down(&mut self) -> Option<()> {
        match scenes::scene(self.topic, &self.known()) {
            Err(Pending::Question { question, .. }) => {
                if matches!(question, Question::AndThen(_)) {
                    self.story_so_far()?.ok()?;
                }
                self.waiting = Some(question);
                Some(())
            }
            Err(Pending::Election(_)) => None,
            Ok(scene) => {
                self.waiting = None;
                self.seat_at(&scene)
            }
        }
    }

    fn seat_at(&mut self, scene: &scenes::Scene) -> Option<()> {
        let mut table = Table::of_part(&scene.setup(self.rules)).ok()?;
        // What else was called nobody has told.
        table.auction_in_part = self.topic.is_about_calls();
        if let scenes::Begins::Bound { seat, .. } = scene.begins {
            table.has_to_pass(seat);
        }
        if let scenes::Ends::Reckoned { other, to_the_end } = scene.ends {
            table.is_told_of_revokes(other, to_the_end);
        }
        // What is only reckoned rests on play that was made up: of that nothing is said.
        let reckoned = matches!(scene.ends, scenes::Ends::Reckoned { .. });
        for (n, event) in scene.events.iter().enumerate() {
            table.record(event).ok()?;
            if let (Topic::Simultaneous, Event::TwoCards { cards, visible, .. }) = (self.topic, event) {
                cards
                    .iter()
                    .filter(|card| !visible.contains(card))
                    .for_each(|&card| table.stands_for_any(card));
            }
            if !reckoned || n + 1 == scene.events.len() {
                self.rulings.extend_from_slice(table.rulings());
            }
            self.noticed = table.noticed().or(self.noticed);
        }
        if let scenes::Ends::Ruled(ruling) | scenes::Ends::RuledLater(_, ruling) = &scene.ends {
            table.has_ruled(ruling.clone());
            self.rulings.push(ruling.clone());
        }
        self.later = match scene.ends {
            scenes::Ends::RuledLater(noticed, _) => {
                self.noticed = noticed;
                true
            }
            scenes::Ends::Later | scenes::Ends::Reckoned { .. } => true,
            // 24: whose turn it is to call nobody was asked, since it decides nothing.
            _ if self.topic == Topic::CardInAuction => matches!(scene.begins, scenes::Begins::Auction(_)),
            // Nobody was asked who is to lead, where it does not matter, and nothing was played since.
            _ => {
                let told_who = self.told.answers().any(|(question, answer)| match question {
                    Question::ToLeadNow(_) => answer == Answer::Yes,
                    Question::AndThen(_) => answer != Answer::ThatWasAll,
                    _ => false,
                });
                self.topic == Topic::CardExposed && !told_who
            }
        };
        // A trick that lacks a card is put right as it stands: nobody has played out of turn to it (67A).
        self.told_whole = !matches!(scene.ends, scenes::Ends::Called(_, About::Trick(_)));
        let mut situation = scene.situation;
        if let Some(noticed) = self.noticed.filter(|_| self.topic == Topic::AsItHappened) {
            situation = Situation { offender: noticed.seat, card: noticed.card, ..situation };
        }
        self.situation = Some(situation);
        self.table = Some(table);
        self.look_at_the_rest();
        Some(())
    }
}

impl Interview for Desk {
    type Game = Bridge;

    fn next(&self) -> Next<Bridge> {
        if let Some(question) = self.waiting {
            return Next::Question(question);
        }
        match self.table.as_ref().and_then(Table::pending) {
            Some(Pending::Question { question, .. }) => Next::Question(*question),
            Some(Pending::Election(election)) => Next::Election(election.clone()),
            None => Next::Ruled,
        }
    }

    fn answers(&self, question: Question) -> Vec<Answer> {
        match &self.table {
            Some(table) if self.waiting != Some(question) && !self.is_assumed(question) => {
                table.answers(question)
            }
            _ => scenes::answers(self.topic, &self.known(), question),
        }
    }

    fn assumed(&self) -> Vec<Answered<Bridge>> {
        self.taken_as_usual()
    }

    fn after(&self, step: Step<Bridge>) -> Option<Desk> {
        if let Step::Answer(question, answer) = step
            && self.is_assumed(question)
        {
            return self.told_otherwise(question, answer);
        }
        Some(self.told(step)?.came(self, Came::Told(step)))
    }
}

impl Desk {
    fn told(&self, step: Step<Bridge>) -> Option<Desk> {
        match step {
            Step::Answer(question, answer) if self.table.is_none() => {
                if self.waiting != Some(question)
                    || !scenes::fits(self.topic, &self.known(), question, answer)
                    || self.is_told_already(question, answer)
                {
                    return None;
                }
                let mut desk = self.clone();
                desk.told.answer(question, answer).ok()?;
                desk.sit_down()?;
                Some(desk)
            }
            Step::Answer(question @ Question::CallsNow(seat), Answer::Call(call)) => {
                (self.waiting == Some(question)).then_some(())?;
                let desk = Desk { waiting: None, ..self.clone() };
                let called = desk.happens(&Event::Call { seat, call }).ok()?;
                // The director stands there: what is wrong with it is ruled on at once (27B4).
                match called.table.as_ref().and_then(Table::irregular_call) {
                    Some(_) => called.happens(&scenes::call_director(seat.next(), About::ThisNow)).ok(),
                    None => Some(called),
                }
            }
            Step::Answer(_, _) if self.waiting.is_some() => None,
            Step::Answer(question, with) => {
                let mut desk = self.happens(&Event::answer(question, with)).ok()?;
                // The table knows the hand from now on, so that no ruling names who has said it.
                if matches!(question, Question::HoldsSuit(..) | Question::CanFollow(..)) {
                    desk.told.answer(question, with).ok()?;
                }
                Some(desk)
            }
            Step::Choose(by, choice) => self.happens(&Event::Choose(vec![(by, choice)])).ok(),
        }
    }
}
