//! A deal as one viewer may see it. Hands and parties come from the rules' own view of the table and from
//! nowhere else.

use doppelkopf::{Call, Duty, Game, Hand, Kind, Led, Naming, Party, Say, Spoken, Trumps};
use doppelkopf_laws::{
    Status,
    event::Event,
    offence::Offence,
    words::{Answer, Choice},
};
use doppelkopf_rules::{ByPosition, Position};
use serde::Serialize;
use utoipa::ToSchema;
use wording::Lexicon;

use super::{Deal, Word, setup::position};
use crate::{
    Chair, Text, Viewer,
    bridge::view::{LawView, RulingView},
};

/// A deal, as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DealView {
    /// Who dealt.
    pub dealer: Chair,
    /// The place of the viewer, if he has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub you: Option<Chair>,
    /// What is awaited.
    pub now: DealNow,
    /// What was said to find the game, in order.
    pub said: Vec<SaidView>,
    /// The game as it was named; nothing for a normal game, or as long as none is found. (`game` is what the
    /// table plays.)
    #[serde(rename = "named", skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Has the play begun?
    pub playing: bool,
    /// The four places.
    pub players: [PlayerView; 4],
    /// The trick on the table.
    #[schema(value_type = [Option<String>; 4])]
    pub trick: [Option<Text<Kind>>; 4],
    /// Who leads or led to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<Chair>,
    /// The last trick and its winner, as long as it may be seen (5.3.5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_trick: Option<LastTrick>,
    /// The games that the viewer may name now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<String>)]
    pub namings: Vec<Text<Naming>>,
    /// The calls that he can make, in time or not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<CallView>,
    /// Tricks that a soloist leaves lying (5.3.7).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<String>)]
    pub lying: Vec<Text<Kind>>,
    /// The cards of his tricks, where the viewer has just looked at them (I41).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<String>)]
    pub looked_at: Vec<Text<Kind>>,
    /// May he leave his tricks lying, or take them in?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tricks_may: Option<TricksMay>,
    /// What the referee deals with, or dealt with last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<RulingView>,
    /// The question that is open: for the referee only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<DealQuestion>,
    /// The choice that is open: for those who may make it, and the referee.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice: Option<DealChoice>,
    /// Who has just called the referee although nothing was found wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called_in_vain: Option<Chair>,
    /// What is wrong and nobody has claimed: for the referee only.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unnoticed: Vec<String>,
    /// What the last act was ruled by, in a replay.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub laws: Vec<LawView>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<DealResult>,
}

/// What is awaited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "awaits", content = "of")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum DealNow {
    Say(Chair),
    Pflichtsolo(Chair),
    Lustsolo(Chair),
    Name(Chair),
    Card(Chair),
    Director,
    Choice,
    Over,
}

/// What a soloist may do with his tricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TricksMay {
    /// He may leave them lying.
    Lie,
    /// He may take them in.
    BeTakenIn,
}

/// Something said to find the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SaidView {
    /// By whom.
    pub by: Chair,
    /// What: `gesund`, `vorbehalt`, `yes`, `no`, or a game.
    pub word: String,
}

/// A place at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct PlayerView {
    /// Which.
    pub chair: Chair,
    /// How many cards are held there.
    pub count: u8,
    /// How many tricks lie there.
    pub tricks: u8,
    /// The side, where everybody knows it, or the viewer his own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub party: Option<Side>,
    /// The calls made.
    #[schema(value_type = Vec<String>)]
    pub calls: Vec<Text<Spoken>>,
    /// The cards, where the viewer sees them.
    pub cards: Vec<HeldView>,
    /// A card that lies there before its turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub early: Option<Text<Kind>>,
}

/// Re or Kontra.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Party)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Side {
    Re,
    Kontra,
}

impl From<Party> for Side {
    fn from(party: Party) -> Side {
        match party {
            Party::Re => Side::Re,
            Party::Kontra => Side::Kontra,
        }
    }
}

/// A card in a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct HeldView {
    /// Which.
    #[schema(value_type = String)]
    pub card: Text<Kind>,
    /// It is this place's turn, and the card does not follow.
    pub barred: bool,
}

/// A call for the viewer's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct CallView {
    /// Which.
    #[schema(value_type = String)]
    pub call: Text<Spoken>,
    /// It may be made now.
    pub allowed: bool,
}

/// The last trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct LastTrick {
    /// Place by place.
    #[schema(value_type = [Option<String>; 4])]
    pub cards: [Option<Text<Kind>>; 4],
    /// Who won it.
    pub winner: Chair,
}

/// A question for the referee.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct DealQuestion {
    /// Its id.
    pub id: String,
    /// In words.
    pub text: String,
    /// Who is to be asked.
    pub ask: String,
    /// It is not asked aloud.
    pub quietly: bool,
    /// What can be answered, with words.
    #[schema(value_type = Vec<Vec<String>>)]
    pub answers: Vec<(Text<Answer>, String)>,
}

/// A choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DealChoice {
    /// Who may make it: for the referee.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by: Vec<Chair>,
    /// Is it the viewer's own?
    pub yours: bool,
    /// What it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub happened: Option<String>,
    /// Which partners the viewer may ask first (9.6.4).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub may_ask: Vec<Chair>,
    /// Who asks him.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked_by: Option<Chair>,
    /// What can be chosen.
    #[schema(value_type = Vec<String>)]
    pub options: Vec<Text<Choice>>,
}

/// How it ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct DealResult {
    /// Was it a game that counts?
    pub played: bool,
    /// The points of the game, place by place.
    pub points: [i32; 4],
    /// The penalty points, apart.
    pub penalty: [i32; 4],
    /// Who played Re.
    pub re: Vec<Chair>,
    /// Who has won; nobody, where both sides missed their Absagen, or there was no game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
    /// What the points are for.
    pub items: Vec<ItemView>,
    /// The Augen of Re, where they count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub augen: Option<u8>,
    /// The hands as they were dealt.
    #[schema(value_type = [Vec<String>; 4])]
    pub dealt: [Vec<Text<Kind>>; 4],
}

/// One line of the reckoning.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ItemView {
    /// How many points.
    pub points: u8,
    /// In whose favour.
    pub to: Side,
    /// What for.
    pub reason: String,
}

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
    let all = over || viewer == Viewer::Director;
    let seen = table.view(you.map(position));
    let status = table.status();
    let now = now(&status);
    let trumps = table.game().map_or(Trumps::NORMAL, Game::trumps);
    let players = Chair::ALL.map(|at| {
        let place = position(at);
        let own = you == Some(at);
        let hand = if own { seen.hand } else { table.hand(place).filter(|_| all) };
        let due = now == DealNow::Card(at) && (own || viewer == Viewer::Director);
        let legal = due.then(|| table.legal(place)).flatten();
        let party = if own { seen.own } else { seen.certain[place] };
        PlayerView {
            chair: at,
            count: seen.counts[place],
            tricks: seen.tricks[place],
            party: party.or(table.re().filter(|_| all).map(|re| side(re.contains(place)))).map(Side::from),
            calls: seen.calls.iter().filter(|(by, _)| *by == place).map(|(_, call)| Text(*call)).collect(),
            cards: hand.map(|hand| held(hand, legal, trumps)).unwrap_or_default(),
            early: seen.early[place].map(Text),
        }
    });
    let kinds = |of: &ByPosition<Option<Kind>>| by_chair(of).map(|kind| kind.map(Text));
    let mut view = DealView {
        dealer: chair(table.dealer()).unwrap_or(Chair::ALL[0]),
        you,
        now,
        said: deal.words.iter().map(|(by, word)| SaidView { by: *by, word: written(*word) }).collect(),
        game: table.game().and_then(named),
        playing: table.course().is_some(),
        players,
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
        calls: you
            .zip(seen.own)
            .filter(|_| !over)
            .map(|(you, own)| calls(deal, you, own))
            .unwrap_or_default(),
        lying: table.course().map(|course| sorted(course.lying(), trumps)).unwrap_or_default(),
        looked_at: you
            .filter(|you| deal.looked() == Some(*you))
            .map(|you| sorted(deal.won(position(you)), trumps))
            .unwrap_or_default(),
        tricks_may: you.filter(|_| !over).and_then(|you| tricks_may(deal, position(you))),
        ruling: ruling(deal, &status, words),
        question: None,
        choice: None,
        called_in_vain: deal.called_in_vain(),
        unnoticed: Vec::new(),
        laws: Vec::new(),
        result: (over && status == Status::Over).then(|| result(deal, words)),
    };
    if let Status::Election(election) = &status {
        let yours = you.is_some_and(|you| election.by.contains(&position(you)));
        let referee = viewer == Viewer::Director;
        if yours || referee {
            let by = election.by.iter().filter(|_| referee).copied().filter_map(chair).collect();
            let options = election.options.iter().copied().map(Text).collect();
            let happened = table.offered_offence().map(|offence| happened(&offence, words));
            let may_ask = you.map(|you| may_ask(deal, position(you))).unwrap_or_default();
            let asked_by = table.partner_asked_by().and_then(chair);
            view.choice = Some(DealChoice { by, yours, happened, may_ask, asked_by, options });
        }
    }
    if viewer == Viewer::Director {
        for_referee(&mut view, deal, &status, words);
    }
    view
}

const fn side(re: bool) -> Party {
    if re { Party::Re } else { Party::Kontra }
}

fn for_referee(view: &mut DealView, deal: &Deal, status: &Status, words: &Lexicon) {
    let table = &deal.table;
    view.unnoticed = table.unnoticed().iter().map(|offence| happened(offence, words)).collect();
    view.laws = table.applied().iter().map(|clause| law(deal, clause, words)).collect();
    if let Status::Question(question) = status {
        let asking = words.doko_who_to_ask(*question);
        let answers = table.answers(*question).into_iter();
        view.question = Some(DealQuestion {
            id: question.id().to_owned(),
            text: words.doko_question(*question),
            ask: asking.text,
            quietly: asking.quietly,
            answers: answers.map(|with| (Text(with), words.doko_answer(*question, with))).collect(),
        });
    }
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
        Word::Say(Say::Gesund) => "gesund".to_owned(),
        Word::Say(Say::Vorbehalt) => "vorbehalt".to_owned(),
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
    all.filter(|&naming| deal.table.clone().record(&Event::Name { by, naming }).is_ok()).map(Text).collect()
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
    let takes = |partner: Position| deal.table.clone().record(&Event::AskPartner { by, partner }).is_ok();
    Chair::ALL.into_iter().filter(|partner| takes(position(*partner))).collect()
}

/// 5.3.7. Known to him alone, though everybody knows when a soloist may.
fn tricks_may(deal: &Deal, by: Position) -> Option<TricksMay> {
    let takes = |event: Event| deal.table.clone().record(&event).is_ok();
    let lie = deal.table.course().is_some_and(|course| !course.lying().is_empty());
    if lie {
        return takes(Event::TakeIn { by }).then_some(TricksMay::BeTakenIn);
    }
    takes(Event::LeaveTricks { by }).then_some(TricksMay::Lie)
}

fn happened(offence: &Offence, words: &Lexicon) -> String {
    words.doko_happened(Some(offence.by), offence.act.kind())
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
    let mut clauses = Vec::new();
    for &clause in affair.rulings.iter().flat_map(|ruling| &ruling.clauses) {
        if !clauses.contains(&clause) {
            clauses.push(clause);
        }
    }
    Some(RulingView {
        happened: affair.noticed.as_ref().filter(|_| !open).map(|offence| happened(offence, words)),
        say: effects.map(|effect| words.doko_effect(effect)).collect(),
        laws: clauses.into_iter().map(|clause| law(deal, clause, words)).collect(),
        information: Vec::new(),
        after: Vec::new(),
        fresh: deal.is_fresh(),
    })
}

/// What is chosen or found by this act, in words.
pub(crate) fn said(deal: &Deal, act: &super::Act, words: &Lexicon) -> Option<String> {
    match (act, deal.table.status()) {
        (super::Act::Answer { with, .. }, Status::Question(question)) => {
            Some(words.doko_answer(question, with.0))
        }
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
