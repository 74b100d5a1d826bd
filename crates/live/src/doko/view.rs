//! A deal as one viewer may see it. Hands and parties come from the rules' own view of the table and from
//! nowhere else.

use doppelkopf::{Call, Duty, Game, Hand, Kind, Led, Naming, Party, Spoken, Trumps};
use doppelkopf_laws::{
    Status, View,
    event::Event,
    offence::Offence,
    words::{Question, Ruling},
};
use doppelkopf_rules::{ByPosition, Position};
use wording::Lexicon;

use super::{Deal, Word, setup::position};
use crate::{Affairs, AnswerView, Chair, LawView, QuestionView, RulingView, Text, Viewer};

mod shape;

pub use shape::{
    CallView, DealChoice, DealNow, DealResult, DealView, HeldView, ItemView, LastTrick, MiscountView,
    PlayerView, SaidView, Side, TricksMay,
};

fn chair(position: Position) -> Option<Chair> {
    Chair::new(position.number())
}

fn by_chair<T: Copy>(of: &ByPosition<T>) -> [T; 4] {
    Chair::ALL.map(|chair| of[position(chair)])
}

/// The deal, as this viewer may see it. `over`: it is over, nothing is hidden any more.
#[must_use]
pub fn of(deal: &Deal, viewer: Viewer, over: bool, words: &Lexicon) -> DealView {
    let table = &deal.table;
    let you = match viewer {
        Viewer::Chair(chair) => Some(chair),
        Viewer::Director | Viewer::Spectator => None,
    };
    let referee = viewer == Viewer::Director;
    let seen = table.view(you.map(position));
    let status = table.status();
    let now = now(&status);
    let trumps = table.game().map_or(Trumps::NORMAL, Game::trumps);
    let kinds = |of: &ByPosition<Option<Kind>>| by_chair(of).map(|kind| kind.map(Text));
    // The viewer, while there is something to be done.
    let plays = you.filter(|_| !over);
    DealView {
        dealer: chair(table.dealer()).unwrap_or(Chair::ALL[0]),
        you,
        now,
        said: deal.words.iter().map(|(by, word)| SaidView { by: *by, word: written(*word) }).collect(),
        game: table.game().and_then(named),
        playing: table.course().is_some(),
        players: Chair::ALL.map(|at| player(deal, at, &seen, viewer, over)),
        trick: kinds(&seen.trick),
        leader: seen.leader.and_then(chair),
        last_trick: seen
            .last_trick
            .as_ref()
            .and_then(|(cards, winner)| Some(LastTrick { cards: kinds(cards), winner: chair(*winner)? })),
        namings: you
            .filter(|you| now == DealNow::Name(*you))
            .map(|you| namings(deal, you))
            .unwrap_or_default(),
        calls: plays.zip(seen.own).map(|(you, own)| calls(deal, you, own)).unwrap_or_default(),
        lying: table.course().map(|course| sorted(course.lying(), trumps)).unwrap_or_default(),
        looked_at: you
            .filter(|you| deal.looked() == Some(*you))
            .map(|you| sorted(deal.won(position(you)), trumps))
            .unwrap_or_default(),
        tricks_may: plays.and_then(|you| tricks_may(deal, position(you))),
        miscounts: deal
            .miscounts()
            .filter(|_| referee || over)
            .map(|(chair, cards)| MiscountView { chair, cards })
            .collect(),
        affairs: affairs(deal, referee, &status, words),
        choice: choice(deal, you, referee, &status, words),
        called_in_vain: deal.called_in_vain(),
        result: (over && status == Status::Over).then(|| result(deal, words)),
    }
}

/// One place at the table.
fn player(deal: &Deal, at: Chair, seen: &View, viewer: Viewer, over: bool) -> PlayerView {
    let (table, place) = (&deal.table, position(at));
    let own = viewer == Viewer::Chair(at);
    let referee = viewer == Viewer::Director;
    let all = over || referee;
    let hand = if own { seen.hand } else { table.hand(place).filter(|_| all) };
    let due = table.status() == Status::Play(place) && (own || referee);
    let legal = due.then(|| table.legal(place)).flatten();
    let party = if own { seen.own } else { seen.certain[place] };
    let trumps = table.game().map_or(Trumps::NORMAL, Game::trumps);
    PlayerView {
        chair: at,
        count: seen.counts[place],
        tricks: seen.tricks[place],
        party: party.or(table.re().filter(|_| all).map(|re| side(re.contains(place)))).map(Side::from),
        calls: seen.calls.iter().filter(|(by, _)| *by == place).map(|(_, call)| Text(*call)).collect(),
        cards: hand.map(|hand| held(hand, legal, trumps)).unwrap_or_default(),
        early: seen.early[place].map(Text),
    }
}

/// The choice that is open, for those who may make it and for the referee.
fn choice(
    deal: &Deal,
    you: Option<Chair>,
    referee: bool,
    status: &Status,
    words: &Lexicon,
) -> Option<DealChoice> {
    let Status::Election(election) = status else { return None };
    let yours = you.is_some_and(|you| election.by.contains(&position(you)));
    (yours || referee).then(|| DealChoice {
        by: election.by.iter().filter(|_| referee).copied().filter_map(chair).collect(),
        yours,
        happened: deal.table.offered_offence().map(|offence| happened(&offence, None, words)),
        may_ask: you.map(|you| may_ask(deal, position(you))).unwrap_or_default(),
        asked_by: deal.table.partner_asked_by().and_then(chair),
        options: election.options.iter().copied().map(Text).collect(),
    })
}

const fn side(re: bool) -> Party {
    if re { Party::Re } else { Party::Kontra }
}

/// What is ruled is for everybody; what is asked, what nobody has claimed and the rule at each step are for
/// the referee.
fn affairs(deal: &Deal, referee: bool, status: &Status, words: &Lexicon) -> Affairs {
    let table = &deal.table;
    let ruling = ruling(deal, status, words);
    if !referee {
        return Affairs { ruling, ..Affairs::default() };
    }
    Affairs {
        ruling,
        question: question(deal, status, words),
        unnoticed: table.unnoticed().iter().map(|offence| happened(offence, None, words)).collect(),
        laws: table.applied().iter().map(|clause| law(deal, clause, words)).collect(),
    }
}

fn question(deal: &Deal, status: &Status, words: &Lexicon) -> Option<QuestionView> {
    let Status::Question(question) = *status else { return None };
    let asking = words.doko_who_to_ask(question);
    // How far the search came: the referee gives neither less nor more.
    let proved = deal.table.proved_of_rest().filter(|_| matches!(question, Question::RestAugen(_)));
    let proved = proved.map(|(least, most)| words.doko_proved(least, most));
    let answers = deal.table.answers(question).into_iter();
    Some(QuestionView {
        id: question.id().to_owned(),
        call: None,
        text: words.doko_question(question),
        ask: [Some(asking.text), proved].into_iter().flatten().collect::<Vec<_>>().join(" "),
        quietly: asking.quietly,
        answers: answers
            .map(|with| AnswerView { text: words.doko_answer(question, with), with: with.to_string() })
            .collect(),
    })
}

fn now(status: &Status) -> DealNow {
    let at = |of: &Position, make: fn(Chair) -> DealNow| chair(*of).map_or(DealNow::Over, make);
    match status {
        Status::Say(by) => at(by, DealNow::Say),
        Status::Pflichtsolo(by) => at(by, DealNow::Pflichtsolo),
        Status::Lustsolo(by) => at(by, DealNow::Lustsolo),
        Status::Name(by) => at(by, DealNow::Name),
        Status::Play(by) => at(by, DealNow::Card),
        Status::Question(_) => DealNow::Director,
        Status::Election(_) => DealNow::Choice,
        Status::Over => DealNow::Over,
    }
}

fn written(word: Word) -> String {
    match word {
        Word::Say(say) => say.to_string(),
        Word::Solo(true) => "yes".to_owned(),
        Word::Solo(false) => "no".to_owned(),
        Word::Name(naming) => naming.to_string(),
    }
}

/// A normal game was not named, and so a stille Hochzeit stays one.
fn named(game: Game) -> Option<String> {
    match game {
        Game::Normal => None,
        Game::Hochzeit { .. } => Some(Naming::Hochzeit.to_string()),
        Game::Solo { trumps, duty: Duty::Lust, .. } => Some(Naming::Lustsolo(trumps).to_string()),
        Game::Solo { trumps, .. } => Some(Naming::Pflichtsolo(trumps).to_string()),
    }
}

/// Whatever the table takes from him: a Hochzeit without both ♣ queens as well (I21).
fn namings(deal: &Deal, you: Chair) -> Vec<Text<Naming>> {
    let by = position(you);
    let solos = Trumps::ALL.map(Naming::Pflichtsolo).into_iter().chain(Trumps::ALL.map(Naming::Lustsolo));
    let all = std::iter::once(Naming::Hochzeit).chain(solos);
    all.filter(|&naming| deal.table.clone().record_proved(&Event::Name { by, naming }, &[]).is_ok())
        .map(Text)
        .collect()
}

/// For his own side, in time or not. A call tells its side (5.5.1), so that what may still be called gives
/// nothing away.
fn calls(deal: &Deal, you: Chair, own: Party) -> Vec<CallView> {
    let cards = deal.table.cards_in_hand(position(you));
    let one = |call: Call| CallView {
        call: Text(Spoken { party: (call == Call::Won).then_some(own), call }),
        allowed: deal.table.course().is_some_and(|course| course.check_call(own, call, cards).is_ok()),
    };
    Call::ALL.into_iter().map(one).collect()
}

/// As a player holds them: trumps first, from the highest down, then suit by suit.
fn held(hand: Hand, legal: Option<Hand>, trumps: Trumps) -> Vec<HeldView> {
    let mut cards: Vec<Kind> = hand.iter().collect();
    let group = |led: Led| match led {
        Led::Trump => 0,
        Led::Plain(suit) => 4 - suit as u8,
    };
    cards.sort_by_key(|&kind| {
        let led = trumps.led(kind);
        (group(led), std::cmp::Reverse(trumps.strength(led, kind)), kind)
    });
    let barred = |kind: Kind| legal.is_some_and(|legal| !legal.has(kind));
    cards.into_iter().map(|kind| HeldView { card: Text(kind), barred: barred(kind) }).collect()
}

fn sorted(cards: Hand, trumps: Trumps) -> Vec<Text<Kind>> {
    held(cards, None, trumps).into_iter().map(|held| held.card).collect()
}

/// 9.6.4, as the table of the rules has it.
fn may_ask(deal: &Deal, by: Position) -> Vec<Chair> {
    let takes =
        |partner: Position| deal.table.clone().record_proved(&Event::AskPartner { by, partner }, &[]).is_ok();
    Chair::ALL.into_iter().filter(|partner| takes(position(*partner))).collect()
}

/// 5.3.7. Known to him alone, though everybody knows when a soloist may.
fn tricks_may(deal: &Deal, by: Position) -> Option<TricksMay> {
    let takes = |event: Event| deal.table.clone().record_proved(&event, &[]).is_ok();
    let lie = deal.table.course().is_some_and(|course| !course.lying().is_empty());
    if lie {
        return takes(Event::TakeIn { by }).then_some(TricksMay::BeTakenIn);
    }
    takes(Event::LeaveTricks { by }).then_some(TricksMay::Lie)
}

fn happened(offence: &Offence, ruling: Option<&Ruling>, words: &Lexicon) -> String {
    sheet::doppelkopf::happened(Some(offence.by), offence.act.kind(), ruling, words)
}

fn law(deal: &Deal, clause: doppelkopf_rules::Clause, words: &Lexicon) -> LawView {
    LawView {
        cite: words.doko_cite(clause, deal.table.rules()),
        title: words.doko_clause_title(clause),
        text: words.doko_clause_text(clause),
    }
}

fn ruling(deal: &Deal, status: &Status, words: &Lexicon) -> Option<RulingView> {
    let affair = deal.affair.as_ref()?;
    // What was noticed is told to those who may claim by the choice; to all once it was claimed.
    let open = matches!(status, Status::Election(_));
    let effects = affair.rulings.iter().flat_map(|ruling| &ruling.effects);
    let weigh: Vec<_> = affair.rulings.iter().flat_map(|ruling| ruling.weigh.iter().copied()).collect();
    let mut clauses = Vec::new();
    for &clause in affair.rulings.iter().flat_map(|ruling| &ruling.clauses) {
        if !clauses.contains(&clause) {
            clauses.push(clause);
        }
    }
    Some(RulingView {
        happened: affair
            .noticed
            .as_ref()
            .filter(|_| !open)
            .map(|offence| happened(offence, affair.rulings.last(), words)),
        say: effects.map(|effect| words.doko_effect(effect)).collect(),
        whose: sheet::doppelkopf::whose(&weigh, words),
        laws: clauses.into_iter().map(|clause| law(deal, clause, words)).collect(),
        information: Vec::new(),
        fresh: deal.is_fresh(),
    })
}

/// What is found by this event, in words.
pub(crate) fn said(deal: &Deal, event: &Event, words: &Lexicon) -> Option<String> {
    match (event, deal.table.status()) {
        (Event::Answer { with, .. }, Status::Question(question)) => Some(words.doko_answer(question, *with)),
        _ => None,
    }
}

fn result(deal: &Deal, words: &Lexicon) -> DealResult {
    let table = &deal.table;
    let line = table.line().and_then(Result::ok);
    let score = table.score().and_then(Result::ok);
    let items = score.as_ref().map(|score| score.items.as_slice()).unwrap_or_default().iter();
    DealResult {
        played: line.is_some_and(|line| line.outcome != doppelkopf_laws::Outcome::NotPlayed),
        points: line.map(|line| by_chair(&line.game)).unwrap_or_default(),
        penalty: by_chair(&table.penalty()),
        re: table.re().map(|re| re.iter().filter_map(chair).collect()).unwrap_or_default(),
        winner: score.as_ref().and_then(|score| score.winner).map(Side::from),
        items: items
            .map(|item| ItemView {
                points: item.points,
                to: item.to.into(),
                reason: words.doko_reason(*item),
            })
            .collect(),
        augen: table.augen(Party::Re),
        dealt: deal.dealt.clone().map(|hand| sorted(Hand::of(hand).unwrap_or_default(), Trumps::NORMAL)),
    }
}
