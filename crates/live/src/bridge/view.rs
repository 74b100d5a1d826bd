//! A board as one viewer may see it. Hands come from the laws' own view of the table and from nowhere else.

use bridge::{Call, Contract, Strain};
use bridge_laws::{
    Desk, Status,
    clause::Clause,
    words::{Answer, Choice, Grade},
};
use cards::{Card, CardSet, Seat, Side, Suit};
use serde::Serialize;
use wording::Lexicon;

use super::{Board, Vulnerable};
use crate::{Text, Viewer};

/// A board, as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct BoardView {
    /// The number of the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// Who dealt.
    pub dealer: Text<Seat>,
    /// Who is vulnerable.
    pub vulnerable: Vulnerable,
    /// The calls, from the dealer on.
    pub auction: Vec<Said>,
    /// A call that lies there although it should not have been made, and is not settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lying: Option<Said>,
    /// The contract, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<Text<Contract>>,
    /// Who declares.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declarer: Option<Text<Seat>>,
    /// The seat of the viewer, if he has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub you: Option<Text<Seat>>,
    /// What is awaited.
    pub now: Now,
    /// The four sides of the table: North, East, South, West.
    pub sides: [SideView; 4],
    /// The trick on the table: the cards of North, East, South, West.
    pub trick: [Option<Text<Card>>; 4],
    /// Who leads or led to it.
    pub leader: Text<Seat>,
    /// The last trick and its winner, until the next card falls.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quitted: Option<TrickView>,
    /// Tricks won by North-South and by East-West.
    pub tricks: [u8; 2],
    /// The calls with which the viewer does nothing wrong now. Any other call may be made as well: it is
    /// for the director then.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<Text<Call>>,
    /// The auction is open, and the viewer may say something.
    pub bidding: bool,
    /// The opening lead may be laid face down now (41A).
    pub opening: bool,
    /// What players must or may not do, in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bound: Vec<String>,
    /// The claim that waits for an answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<ClaimView>,
    /// What the director deals with, or dealt with last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<RulingView>,
    /// The question that is open: for the director only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<QuestionView>,
    /// The choice that is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice: Option<ChoiceView>,
    /// Who has just called the director although nothing was found wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called_in_vain: Option<Text<Seat>>,
    /// What is wrong and nobody has called about: for the director only.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unnoticed: Vec<String>,
    /// The last two cards, which may have fallen at the same moment: for the director only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_two: Option<[Laid; 2]>,
    /// How many tricks remained when it was claimed or conceded, where the director may award them: for
    /// the director only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_award: Option<u8>,
    /// What the last act was ruled by, in a replay.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub laws: Vec<LawView>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultView>,
}

/// A call that was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Said {
    /// By whom.
    pub seat: Text<Seat>,
    /// Which.
    pub call: Text<Call>,
}

/// A card that fell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Laid {
    /// From which hand.
    pub seat: Text<Seat>,
    /// Which.
    pub card: Text<Card>,
}

/// What is awaited.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "awaits")]
pub enum Now {
    /// A call.
    Call {
        /// Of whom.
        seat: Text<Seat>,
    },
    /// A card.
    Card {
        /// From this hand.
        hand: Text<Seat>,
        /// Which this player lays.
        player: Text<Seat>,
    },
    /// The director finds something out.
    Director,
    /// A choice.
    Choice {
        /// Of one of these.
        by: Vec<Text<Seat>>,
    },
    /// Nothing: it is over.
    Over,
}

/// One side of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SideView {
    /// Which seat.
    pub seat: Text<Seat>,
    /// How many cards it holds.
    pub count: u8,
    /// Those of them that the viewer sees, as they are sorted in a diagram.
    pub cards: Vec<CardView>,
    /// Cards that it has laid together and can be seen, beside the one in the trick (58B).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub together: Vec<Text<Card>>,
    /// The hand lies open.
    pub open: bool,
    /// Its opening lead lies face down; the card itself is shown to its owner.
    pub face_down: bool,
    /// The card that lies face down, where the viewer may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face_down_card: Option<Text<Card>>,
}

/// A card that the viewer sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct CardView {
    /// Which.
    pub card: Text<Card>,
    /// It lies open in front of its owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lies: Option<Lies>,
    /// It may not be played now: the law that says so, with its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why_not: Option<String>,
}

/// As what a card lies open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Lies {
    MajorPenaltyCard,
    MinorPenaltyCard,
    Exposed,
}

/// A trick that is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TrickView {
    /// The cards of North, East, South, West.
    pub cards: [Option<Text<Card>>; 4],
    /// Who led.
    pub leader: Text<Seat>,
    /// Who won it.
    pub winner: Text<Seat>,
}

/// A claim or concession.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ClaimView {
    /// Of whom.
    pub by: Text<Seat>,
    /// How many tricks.
    pub tricks: u8,
    /// Given up and not claimed.
    pub concession: bool,
    /// How they will be made.
    pub line: String,
    /// May the viewer answer it?
    pub answer: bool,
}

/// What the director deals with or dealt with last.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RulingView {
    /// What happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub happened: Option<String>,
    /// What is read aloud.
    pub say: Vec<String>,
    /// The laws.
    pub laws: Vec<LawView>,
    /// Who may know what.
    pub information: Vec<String>,
    /// What is to be looked at after the board.
    pub after: Vec<String>,
    /// Nothing has happened since.
    pub fresh: bool,
}

/// A law, as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LawView {
    /// How it is cited.
    pub cite: String,
    /// Its short name.
    pub title: String,
    /// What it says, in our words.
    pub text: String,
}

/// A question for the director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct QuestionView {
    /// Its id.
    pub id: String,
    /// In words.
    pub text: String,
    /// Who is to be asked.
    pub ask: String,
    /// It is not asked aloud.
    pub quietly: bool,
    /// What can be answered.
    pub answers: Vec<AnswerView>,
}

/// An answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AnswerView {
    /// The answer.
    pub with: Text<Answer>,
    /// In words.
    pub text: String,
}

/// A choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ChoiceView {
    /// Who chooses: one of these.
    pub by: Vec<Text<Seat>>,
    /// Is it the viewer's own?
    pub yours: bool,
    /// What is read aloud before it.
    pub say: Vec<String>,
    /// What can be chosen.
    pub ways: Vec<WayView>,
}

/// One thing that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WayView {
    /// The choice.
    pub choice: Text<Choice>,
    /// As a short label.
    pub label: String,
    /// What follows.
    pub consequence: String,
    /// What can be chosen then: label and what follows.
    pub then: Vec<(String, String)>,
}

/// How it ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ResultView {
    /// Nobody bid.
    pub passed_out: bool,
    /// A claim was disputed: the director judges.
    pub disputed: bool,
    /// Tricks of declarer's side, those for revokes counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tricks: Option<u8>,
    /// The score of declarer's side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// Tricks that went over for revokes: to North-South (positive) or East-West (negative).
    pub transfer: i8,
    /// The four hands as they were dealt: North, East, South, West.
    pub dealt: [Vec<Text<Card>>; 4],
    /// All tricks.
    pub play: Vec<TrickView>,
    /// What is to be looked at after the board.
    pub after: Vec<String>,
}

/// The board, as this viewer may see it. `over`: the game is over, nothing is hidden any more.
#[must_use]
pub fn of(board: &Board, viewer: Viewer, over: bool, words: &Lexicon) -> BoardView {
    let table = &board.table;
    let state = table.state();
    let you = match viewer {
        Viewer::Chair(chair) => Some(chair.seat()),
        Viewer::Director | Viewer::Spectator => None,
    };
    let all = over || viewer == Viewer::Director;
    let status = table.status();
    let play = table.contract().is_some();
    let trick = state.trick;
    let mut view = BoardView {
        board: board.number,
        dealer: Text(table.dealer()),
        vulnerable: table.vulnerable().into(),
        auction: board.calls().iter().copied().map(said_by).collect(),
        lying: table.irregular_call().map(said_by),
        contract: table.contract().map(Text),
        declarer: play.then_some(Text(state.declarer)),
        you: you.map(Text),
        now: now(board, &status),
        sides: Seat::ALL.map(|seat| side(board, seat, viewer, all, words)),
        trick: trick.cards.0.map(|card| card.map(Text)),
        leader: Text(trick.leader),
        quitted: state.history.iter().next_back().filter(|_| trick.is_empty()).map(quitted),
        tricks: Side::ALL.map(|side| table.tricks()[side]),
        calls: you.map(|seat| table.proper_calls(seat).into_iter().map(Text).collect()).unwrap_or_default(),
        bidding: you.is_some() && table.to_call().is_some() && matches!(status, Status::Call(_)),
        opening: play && state.is_opening() && !table.is_over(),
        bound: table.restrictions().map(|r| words.restriction(&r)).collect(),
        claim: board.claimed.as_ref().map(|claim| ClaimView {
            by: Text(claim.by),
            tricks: claim.tricks,
            concession: claim.concession,
            line: claim.line.clone(),
            answer: you.is_some_and(|seat| seat != claim.by),
        }),
        ruling: None,
        question: None,
        choice: None,
        called_in_vain: board.called_in_vain().map(Text),
        unnoticed: Vec::new(),
        last_two: None,
        to_award: None,
        laws: Vec::new(),
        result: None,
    };
    if let Some((desk, fresh)) = board.desk() {
        view.ruling = Some(ruling(&desk, fresh, &status, words));
        if let Status::Election(election) = &status {
            let ways = sheet::ways(&desk, election, words).into_iter().map(|way| WayView {
                choice: Text(way.choice),
                label: way.label,
                consequence: way.consequence,
                then: way.then.into_iter().map(|then| (then.label, then.consequence)).collect(),
            });
            view.choice = Some(ChoiceView {
                by: election.by.iter().copied().map(Text).collect(),
                yours: you.is_some_and(|seat| election.by.contains(&seat)),
                say: sheet::before_choice(&desk, election, words),
                ways: ways.collect(),
            });
        }
    }
    if viewer == Viewer::Director {
        for_director(&mut view, board, &status, words);
    }
    if over && status == Status::Over {
        view.result = Some(result(board, words));
    }
    view
}

/// What is chosen or found by this act, in words.
pub(crate) fn said(board: &Board, act: &super::Act, words: &Lexicon) -> Option<String> {
    match (act, board.table.status()) {
        (super::Act::Choose { choice, .. }, Status::Election(election)) => {
            let (desk, _) = board.desk()?;
            let ways = sheet::ways(&desk, &election, words);
            ways.into_iter().find(|way| way.choice == choice.0).map(|way| way.label)
        }
        (super::Act::Answer { with, .. }, Status::Question(question)) => {
            Some(words.answer(&question, &with.0))
        }
        _ => None,
    }
}

fn for_director(view: &mut BoardView, board: &Board, status: &Status, words: &Lexicon) {
    let table = &board.table;
    view.unnoticed = table.unnoticed().iter().map(|n| words.irregularity(n.kind, n.seat, n.card)).collect();
    view.last_two =
        board.last_two().map(|two| two.map(|(seat, card)| Laid { seat: Text(seat), card: Text(card) }));
    view.to_award = table.to_award();
    view.laws = laws(table.applied().iter(), board, words);
    if let Status::Question(question) = status {
        let asking = words.who_to_ask(question);
        view.question = Some(QuestionView {
            id: question.id().to_owned(),
            text: words.question(question),
            ask: asking.text,
            quietly: asking.quietly,
            answers: table
                .answers(*question)
                .into_iter()
                .map(|with| AnswerView { text: words.answer(question, &with), with: Text(with) })
                .collect(),
        });
    }
}

fn now(board: &Board, status: &Status) -> Now {
    match status {
        Status::Call(seat) => Now::Call { seat: Text(*seat) },
        Status::Play(hand) => {
            Now::Card { hand: Text(*hand), player: Text(board.table.state().player_of(*hand)) }
        }
        Status::Question(_) => Now::Director,
        Status::Election(election) => Now::Choice { by: election.by.iter().copied().map(Text).collect() },
        Status::Over => Now::Over,
    }
}

/// One side of the table. Which cards of it are seen the laws say.
fn side(board: &Board, seat: Seat, viewer: Viewer, all: bool, words: &Lexicon) -> SideView {
    let table = &board.table;
    let state = table.state();
    let hand = &state.hands[seat];
    // Who has no seat sees what every seat sees: what two partners and both opponents see alike.
    let seen = match viewer {
        _ if all => hand.known,
        Viewer::Chair(chair) => table.view(chair.seat()).hands[seat],
        Viewer::Director => hand.known,
        Viewer::Spectator => {
            Seat::ALL.into_iter().fold(hand.known, |seen, by| seen & table.view(by).hands[seat])
        }
    };
    let open = state.spread == Some(seat);
    let own = matches!(viewer, Viewer::Chair(chair) if chair.seat() == state.player_of(seat) || chair.seat() == seat);
    let due = table.status() == Status::Play(seat) && (own || viewer == Viewer::Director);
    let legal = due.then(|| table.legal(seat));
    let penalty = table.penalty_cards();
    let card = |card: Card| {
        let grade = penalty.iter().find(|lying| lying.card == card).map(|lying| lying.grade);
        CardView {
            card: Text(card),
            lies: match grade {
                Some(Grade::Major) => Some(Lies::MajorPenaltyCard),
                Some(Grade::Minor) => Some(Lies::MinorPenaltyCard),
                None => state.laid.contains(card).then_some(Lies::Exposed),
            },
            why_not: legal.and_then(|legal| legal.why_not(card)).map(|clause| why(clause, board, words)),
        }
    };
    let down = board.face_down.filter(|(leader, _)| *leader == seat);
    let may_know = all || matches!(viewer, Viewer::Chair(chair) if chair.seat() == seat);
    SideView {
        seat: Text(seat),
        count: hand.count,
        cards: sorted(seen, state.strain).into_iter().map(card).collect(),
        together: table.laid_together(seat).into_iter().map(Text).collect(),
        open,
        face_down: down.is_some(),
        face_down_card: down.filter(|_| may_know).map(|(_, card)| Text(card)),
    }
}

/// As a player holds them: trumps first, then black and red in turn, each from the top.
fn sorted(hand: CardSet, strain: Strain) -> Vec<Card> {
    let order = match strain.trump() {
        None | Some(Suit::Spades) => [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds],
        Some(Suit::Hearts) => [Suit::Hearts, Suit::Spades, Suit::Diamonds, Suit::Clubs],
        Some(Suit::Diamonds) => [Suit::Diamonds, Suit::Spades, Suit::Hearts, Suit::Clubs],
        Some(Suit::Clubs) => [Suit::Clubs, Suit::Hearts, Suit::Spades, Suit::Diamonds],
    };
    let mut cards = Vec::with_capacity(hand.len());
    for suit in order {
        let from = cards.len();
        cards.extend(hand.of(suit));
        if let Some(suit) = cards.get_mut(from..) {
            suit.reverse();
        }
    }
    cards
}

fn quitted(of: &bridge_laws::Quitted) -> TrickView {
    TrickView {
        cards: of.trick.cards.0.map(|card| card.map(Text)),
        leader: Text(of.trick.leader),
        winner: Text(of.winner),
    }
}

fn said_by((seat, call): (Seat, Call)) -> Said {
    Said { seat: Text(seat), call: Text(call) }
}

fn why(clause: Clause, board: &Board, words: &Lexicon) -> String {
    format!("{}: {}", words.cite(clause, board.table.rules().edition), words.clause_title(clause))
}

fn laws(clauses: impl IntoIterator<Item = Clause>, board: &Board, words: &Lexicon) -> Vec<LawView> {
    let edition = board.table.rules().edition;
    let law = |clause| LawView {
        cite: words.cite(clause, edition),
        title: words.clause_title(clause),
        text: words.clause_text(clause),
    };
    clauses.into_iter().map(law).collect()
}

fn ruling(desk: &Desk, fresh: bool, status: &Status, words: &Lexicon) -> RulingView {
    let pending = matches!(status, Status::Question(_) | Status::Election(_));
    let edition = desk.table().map(|table| table.rules().edition).unwrap_or_default();
    RulingView {
        happened: sheet::what_happened(desk, words),
        // Read aloud once it stands; before, only what leads to the choice is.
        say: if pending { Vec::new() } else { sheet::after(desk, words) },
        laws: sheet::clauses(desk)
            .into_iter()
            .map(|clause| LawView {
                cite: words.cite(clause, edition),
                title: words.clause_title(clause),
                text: words.clause_text(clause),
            })
            .collect(),
        information: if pending { Vec::new() } else { sheet::information(desk, words) },
        after: Vec::new(),
        fresh,
    }
}

fn result(board: &Board, words: &Lexicon) -> ResultView {
    let table = &board.table;
    let disputed = board.is_disputed();
    let declarer = table.state().declarer.side();
    let transfer = table.transfer();
    let passed_out = table.contract().is_none();
    let made = table.tricks()[declarer] + transfer[declarer];
    let mut after: Vec<String> = Vec::new();
    for line in
        table.look_at().iter().map(|c| words.look_at(c)).chain(table.weigh().iter().map(|c| words.weigh(c)))
    {
        if !after.contains(&line) {
            after.push(line);
        }
    }
    ResultView {
        passed_out,
        disputed,
        tricks: (!passed_out && !disputed).then(|| made.saturating_sub(transfer[declarer.other()])),
        score: if disputed { None } else { table.score() },
        transfer: match table.net_transfer() {
            Some((Side::NorthSouth, n)) => i8::try_from(n).unwrap_or(0),
            Some((Side::EastWest, n)) => -i8::try_from(n).unwrap_or(0),
            None => 0,
        },
        dealt: Seat::ALL
            .map(|seat| sorted(board.dealt[seat], table.state().strain).into_iter().map(Text).collect()),
        play: table.state().history.iter().map(quitted).collect(),
        after,
    }
}
