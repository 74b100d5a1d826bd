//! A board as one viewer may see it. Hands come from the laws' own view of the table and from nowhere else.

use bridge::{Call, Strain};
use bridge_laws::{
    Desk, PenaltyCard, Status, Table,
    clause::Clause,
    event::{About, Event},
    words::{Answer, Duty, Grade, Question, Restriction},
};
use cards::{BySeat, Card, CardSet, Seat, Side, Suit, SuitSet};
use wording::{Lexicon, msg};

use super::Board;
use crate::{Affairs, AnswerView, LawView, QuestionView, RulingView, Text, Viewer};

mod shape;
mod telling;

pub use shape::{
    BoardView, CalledView, CardView, ChoiceView, ClaimStandsView, ClaimView, ClockView, ContestedView,
    DefendersScored, ExplainedView, Laid, Lies, LooksView, MayCorrect, MisinformedView, MomentView,
    NotedView, NotedWhen, NoticedWhen, Now, ResultView, Said, SideView, SuitOf, SuspectedView, TrickView,
    TricksSaidView, WayView,
};

/// The board, as this viewer may see it. `over`: the game is over, nothing is hidden any more.
#[must_use]
pub fn of(board: &Board, viewer: Viewer, over: bool, words: &Lexicon) -> BoardView {
    let table = &board.table;
    let state = table.state();
    let you = match viewer {
        Viewer::Chair(chair) => Some(chair.seat()),
        Viewer::Director | Viewer::Spectator => None,
    };
    let director = viewer == Viewer::Director;
    let all = over || director;
    let status = table.status();
    let play = table.contract().is_some();
    let trick = state.trick;
    let two = board.last_two().filter(|_| director);
    let seen = seen(table, viewer, all);
    BoardView {
        board: board.number,
        dealer: Text(table.dealer()),
        vulnerable: table.vulnerable().into(),
        auction: telling::auction(board, words),
        lying: table.irregular_call().map(said_by),
        waiting: table.waiting_calls().iter().copied().map(said_by).collect(),
        contract: table.contract().map(Text),
        declarer: play.then_some(Text(state.declarer)),
        you: you.map(Text),
        now: now(board, &status),
        sides: Seat::ALL.map(|seat| side(board, seat, viewer, seen[seat], all, words)),
        trick: trick.cards.0.map(|card| card.map(Text)),
        leader: Text(trick.leader),
        quitted: state.history.iter().next_back().filter(|_| sees_last(board, viewer)).map(quitted),
        looks: board.asked_to_see().map(|asked| telling::looks(&asked, |clause| why(clause, board, words))),
        tricks: Side::ALL.map(|side| table.tricks()[side]),
        calls: you.map(|seat| table.proper_calls(seat).into_iter().map(Text).collect()).unwrap_or_default(),
        bidding: you.is_some_and(|seat| table.may_change_call(seat).is_some())
            || you.is_some() && table.to_call().is_some() && matches!(status, Status::Call(_)),
        may_ask: you.is_some_and(|seat| table.may_ask_about_calls(seat)),
        may_correct: you.map(|seat| telling::may_correct(table, seat)),
        noted: table.noted().iter().map(telling::noted).collect(),
        misinformed: table.misinformed().filter(|_| director).map(telling::misinformed),
        opening: play && state.is_opening() && !table.is_over(),
        bound: bound(table, words),
        may_change: Seat::ALL
            .into_iter()
            .filter(|seat| table.may_change_call(*seat).is_some())
            .map(Text)
            .collect(),
        named: table.named().filter(|_| you == Some(state.declarer)).map(Text),
        renamed: table.renamed().filter(|_| director).map(|(named, meant)| [Text(named), Text(meant)]),
        may_take_back: you.map(|you| may_take_back(board, you)).unwrap_or_default(),
        tricks_begun: tricks_begun(table),
        claim: claim(board, you),
        clock: (status == Status::Over).then(|| clock(table)),
        affairs: affairs(board, director, &status, words),
        choice: choice(board, viewer, &seen, &status, words),
        called_in_vain: board.called_in_vain().map(|(seat, _)| Text(seat)),
        no_revoke: board.called_in_vain().and_then(|(_, about)| match about {
            About::Revoke { by, trick } => Some(SuspectedView { of: Text(by), trick }),
            _ => None,
        }),
        last_two: two.map(|two| two.map(|(seat, card)| Laid { seat: Text(seat), card: Text(card) })),
        to_award: table.to_award().filter(|_| director),
        contested: table.claimed().filter(|_| director).map(|(by, tricks)| contested(board, by, tricks)),
        result: (over && status == Status::Over).then(|| result(board, words)),
    }
}

/// The cards that a player may take back: his own, and dummy's if he declares.
fn may_take_back(board: &Board, you: Seat) -> Vec<Laid> {
    let rights = board.table.may_take_back().filter(|(hand, _)| board.may_lay(you, *hand).is_ok());
    rights.map(|(seat, card)| Laid { seat: Text(seat), card: Text(card) }).collect()
}

/// The last trick, as long as nothing lies on it or the laws let the viewer look at it; and for all once more where a
/// player has just had it faced.
fn sees_last(board: &Board, viewer: Viewer) -> bool {
    let table = &board.table;
    let faced = board.asked_to_see().is_some_and(|asked| asked.allowed);
    match viewer {
        _ if table.state().trick.is_empty() || faced => true,
        Viewer::Director => true,
        Viewer::Spectator => false,
        Viewer::Chair(chair) => table.may_inspect_last(chair.seat()),
    }
}

/// The choice that is open: everybody hears what may be chosen, unless that would tell what somebody holds.
///
/// What follows each option follows from the cards that the viewer sees.
fn choice(
    board: &Board,
    viewer: Viewer,
    seen: &BySeat<CardSet>,
    status: &Status,
    words: &Lexicon,
) -> Option<ChoiceView> {
    let Status::Election(election) = status else { return None };
    let desk = board.desk_as_known(seen)?;
    let yours = matches!(viewer, Viewer::Chair(chair) if election.by.contains(&chair.seat()));
    let told = yours || viewer == Viewer::Director || !election.about.is_from_a_hand();
    let ways = sheet::ways(&desk, election, words).into_iter().map(|way| WayView {
        choice: Text(way.choice),
        label: way.label,
        consequence: way.consequence,
        then: way.then.into_iter().map(|then| (then.label, then.consequence)).collect(),
    });
    Some(ChoiceView {
        by: election.by.iter().copied().map(Text).collect(),
        yours,
        say: sheet::before_choice(&desk, election, words),
        ways: ways.filter(|_| told).collect(),
    })
}

/// What is chosen or found by this, in words.
pub(crate) fn said(board: &Board, event: &Event, words: &Lexicon) -> Option<String> {
    match (event, board.table.status()) {
        (Event::Choose(choices), Status::Election(election)) => {
            let (desk, _) = board.desk()?;
            let chosen = choices.first().map(|(_, choice)| *choice)?;
            let ways = sheet::ways(&desk, &election, words);
            ways.into_iter().find(|way| way.choice == chosen).map(|way| way.label)
        }
        (Event::Answer { with, .. }, Status::Question(question)) => Some(words.answer(&question, with)),
        _ => None,
    }
}

/// What is ruled is for everybody; what is asked, what nobody has noticed and the law at each step are for
/// the director.
fn affairs(board: &Board, director: bool, status: &Status, words: &Lexicon) -> Affairs {
    let table = &board.table;
    let ruling = board.desk().map(|(desk, fresh)| ruling(board, &desk, fresh, status, words));
    if !director {
        return Affairs { ruling, ..Affairs::default() };
    }
    Affairs {
        ruling,
        question: question(table, status, words),
        unnoticed: table
            .unnoticed()
            .iter()
            .map(|wrong| words.irregularity(wrong.kind, wrong.seat, wrong.card))
            .chain(table.missed_turn().map(|seat| words.say(msg::LiveMissedTurn { seat })))
            .collect(),
        laws: laws(table.applied().iter(), board, words),
    }
}

fn question(table: &Table, status: &Status, words: &Lexicon) -> Option<QuestionView> {
    let Status::Question(question) = status else { return None };
    let asking = words.who_to_ask(question);
    let answers = table.answers(*question).into_iter();
    Some(QuestionView {
        id: question.id().to_owned(),
        call: question.call().map(Text),
        text: words.question(question),
        ask: asking.text,
        quietly: asking.quietly,
        answers: answers
            .map(|with| AnswerView { text: answer(table, question, &with, words), with: with.to_string() })
            .collect(),
    })
}

/// An answer in words: of two leads, whose it was.
fn answer(table: &Table, question: &Question, with: &Answer, words: &Lexicon) -> String {
    let state = table.state();
    match (question, with) {
        (Question::FollowedTo(_), &Answer::Card(card)) => {
            let led = |seat: &Seat| {
                state.trick.cards[*seat] == Some(card) || state.hands[*seat].known.contains(card)
            };
            match Seat::ALL.into_iter().find(led) {
                Some(seat) => words.say(msg::LiveLeadOf { seat, card }),
                None => words.answer(question, with),
            }
        }
        _ => words.answer(question, with),
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

/// The cards of each hand that are seen. Who has no seat sees what every seat sees: what two partners and both
/// opponents see alike.
fn seen(table: &Table, viewer: Viewer, all: bool) -> BySeat<CardSet> {
    let known = BySeat::from_fn(|seat| table.state().hands[seat].known);
    // 68C: who claims faces his hand.
    let hands = |by: Seat| {
        let mut hands = table.view(by).hands;
        if let Some((claimer, faced)) = table.faced_by_claim(by) {
            hands[claimer] = faced;
        }
        hands
    };
    match viewer {
        _ if all => known,
        Viewer::Director => known,
        Viewer::Chair(chair) => hands(chair.seat()),
        Viewer::Spectator => {
            let views = Seat::ALL.map(hands);
            BySeat::from_fn(|seat| views.iter().fold(known[seat], |seen, view| seen & view[seat]))
        }
    }
}

/// One side of the table. Which cards of it are seen the laws say.
fn side(board: &Board, seat: Seat, viewer: Viewer, seen: CardSet, all: bool, words: &Lexicon) -> SideView {
    let table = &board.table;
    let state = table.state();
    let hand = &state.hands[seat];
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
                None => (state.laid.contains(card) || state.is_shown(card)).then_some(Lies::Exposed),
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

/// The suits as a player holds them: trumps first, then black and red in turn.
#[must_use]
pub const fn suits_held(strain: Option<Strain>) -> [Suit; 4] {
    match strain {
        None | Some(Strain::NoTrump | Strain::Spades) => {
            [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds]
        }
        Some(Strain::Hearts) => [Suit::Hearts, Suit::Spades, Suit::Diamonds, Suit::Clubs],
        Some(Strain::Diamonds) => [Suit::Diamonds, Suit::Spades, Suit::Hearts, Suit::Clubs],
        Some(Strain::Clubs) => [Suit::Clubs, Suit::Hearts, Suit::Spades, Suit::Diamonds],
    }
}

/// Suit by suit, each from the top.
fn sorted(hand: CardSet, strain: Strain) -> Vec<Card> {
    let mut cards = Vec::with_capacity(hand.len());
    for suit in suits_held(Some(strain)) {
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
        text: words.clause_in_full(clause, edition),
    };
    clauses.into_iter().map(law).collect()
}

fn ruling(board: &Board, desk: &Desk, fresh: bool, status: &Status, words: &Lexicon) -> RulingView {
    let pending = matches!(status, Status::Question(_) | Status::Election(_));
    RulingView {
        whose: None,
        happened: sheet::what_happened(desk, words),
        // Read aloud once it stands; before, only what leads to the choice is.
        say: if pending { Vec::new() } else { sheet::after(desk, words) },
        laws: laws(sheet::clauses(desk), board, words),
        information: if pending { Vec::new() } else { sheet::information(desk, words) },
        fresh,
    }
}

fn result(board: &Board, words: &Lexicon) -> ResultView {
    let table = &board.table;
    let disputed = board.is_disputed();
    let passed_out = table.contract().is_none();
    let said = table.tricks_said().iter();
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
        tricks: table.tricks_scored().filter(|_| !disputed),
        tricks_said: said.map(|said| TricksSaidView { by: Text(said.by), tricks: said.tricks }).collect(),
        tricks_disputed: table.are_tricks_disputed(),
        ruled: table.is_score_ruled(),
        claimed: table.ended_with_claim(),
        score: if disputed || passed_out { None } else { table.score() },
        defenders: defenders_scored(table).filter(|_| !disputed && !passed_out),
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

/// 79B3: the defenders' score, where the director has lowered one side's alone.
fn defenders_scored(table: &Table) -> Option<DefendersScored> {
    let side = table.state().declarer.side().other();
    let (tricks, score) = (table.tricks_scored_for(side)?, table.score_for(side)?);
    (table.tricks_scored() != Some(tricks)).then_some(DefendersScored { tricks, score })
}

/// Who is bound by what, and who may change a call since an explanation was put right.
fn bound(table: &Table, words: &Lexicon) -> Vec<String> {
    let may = |seat| table.may_change_call(seat).map(|call| words.may_change_call(seat, call));
    let mut lines = words.restrictions(table);
    lines.extend(Seat::ALL.into_iter().filter_map(may));
    lines
}

/// To how many tricks a card has been played.
fn tricks_begun(table: &Table) -> usize {
    let state = table.state();
    state.history.len() + usize::from(!state.trick.is_empty())
}

/// The claim or concession of which the table speaks, and what this player may say to it.
fn claim(board: &Board, you: Option<Seat>) -> Option<ClaimView> {
    let (said, stands) = board.claimed()?;
    let table = &board.table;
    let may = |may: fn(&Table, Seat) -> bool| !board.is_frozen() && you.is_some_and(|seat| may(table, seat));
    Some(ClaimView {
        by: Text(said.by),
        tricks: said.tricks,
        concession: said.concession,
        line: said.line.clone(),
        stands: stands.into(),
        waits: table.is_suspended(),
        answer: may(Table::may_object),
        agree: may(Table::may_agree),
        partner_may_object: table.may_object_at_once().map(Text),
    })
}

/// How far the board has gone since the play was over.
fn clock(table: &Table) -> ClockView {
    let state = table.state();
    ClockView {
        moment: state.end.into(),
        called_next: Side::ALL.map(|side| side.seats().iter().any(|&seat| state.called_next.contains(seat))),
    }
}

/// What the table knows of a claim that the director judges.
fn contested(board: &Board, by: Seat, tricks: u8) -> ContestedView {
    let table = &board.table;
    let (state, out) = (table.state(), table.shown_out());
    let shown = |seat: Seat| out[seat].iter().map(move |suit| SuitOf { seat: Text(seat), suit: Text(suit) });
    // Of a suit that is required the three others are forbidden.
    let restricted = || state.restrictions.iter().map(|r| r.restriction);
    let forbidden = |duty: Duty| match duty {
        Duty::RequireLead(suit) => Suit::ALL.into_iter().filter(|&other| other != suit).collect(),
        Duty::ForbidLead(suits) => suits,
        _ => SuitSet::EMPTY,
    };
    let may_not_lead = |Restriction { seat, duty }| {
        forbidden(duty)
            .iter()
            .map(move |suit| SuitOf { seat: Text(seat), suit: Text(suit) })
            .collect::<Vec<_>>()
    };
    let otherwise = restricted().any(|r| forbidden(r.duty).is_empty()) || !state.must_play.is_empty();
    let cards = |grade: Grade| {
        let of = |lying: PenaltyCard| (lying.grade == grade).then_some(Text(lying.card));
        table.penalty_cards().into_iter().filter_map(of).collect::<Vec<_>>()
    };
    ContestedView {
        by: Text(by),
        tricks,
        line: board.claimed().map(|(said, _)| said.line.clone()).unwrap_or_default(),
        shown_out: Seat::ALL.into_iter().flat_map(shown).collect(),
        bound: state.has_duties(),
        otherwise_bound: otherwise,
        major_penalty_cards: cards(Grade::Major),
        minor_penalty_cards: cards(Grade::Minor),
        forbidden_leads: restricted().flat_map(may_not_lead).collect(),
    }
}
