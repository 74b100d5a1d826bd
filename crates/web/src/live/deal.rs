//! A deal of Doppelkopf on the screen: the view of it, with names, places and classes for the style sheet.

use cards::Suit;
use doppelkopf::{Call, Kind, Led, Naming, Spoken, Trumps};
use doppelkopf_laws::words::Choice;
use live::{
    Chair, Text, Viewer,
    doko::{
        self,
        view::{DealChoice, DealNow, DealResult, DealView, PlayerView, Side, TricksMay},
    },
};
use wording::{Game, Lexicon, capitalised, doko_absage, doko_party, msg};

use super::{
    board::People,
    drawn::{self, Affairs, Button, Common, Drawn, Fact, Fallen, Hand, Lying, Place},
};
use crate::text::{Html, rich};

/// Everything about the deal on the page.
pub struct Deal {
    pub common: Common,
    pub said: Vec<(String, Html)>,
    pub playing: bool,
    pub ask: Option<Ask>,
    pub calls: Vec<Button>,
    pub late: Vec<Button>,
    /// What the viewer could drop: each kind once.
    pub drops: Vec<(String, String)>,
    /// 5.3.7: tricks that lie there.
    pub lying: Vec<Drawn>,
    /// I41: what the viewer sees in his tricks.
    pub looked_at: Vec<Drawn>,
    /// What is done to them, and the label.
    pub tricks_may: Option<(&'static str, String)>,
    /// Who was dealt too many cards or too few.
    pub miscounts: Vec<String>,
    pub has_tricks: bool,
    /// Whose offence it can be that is claimed or noted.
    pub others: Vec<(u8, String)>,
    /// What the referee can note.
    pub noted: Vec<(&'static str, String)>,
    /// What can be taken back: the card, and the label.
    pub take_back: Vec<(String, String)>,
    pub choice: Option<Offered>,
    pub result: Option<Ended>,
}

/// What the viewer is asked in the query.
pub struct Ask {
    /// What is done by answering.
    pub act: &'static str,
    pub answers: Vec<Button>,
}

/// The choice between claiming and playing on.
pub struct Offered {
    pub happened: Option<Html>,
    /// For whom it is tapped: himself, or those whom the referee hears.
    pub by: Vec<(String, String)>,
    pub ways: Vec<Button>,
    /// 9.6.4: whom he may ask, and the label.
    pub may_ask: Vec<(u8, String)>,
    pub asked_by: Option<String>,
}

/// How it ended.
pub struct Ended {
    pub lines: Vec<String>,
    pub items: Vec<(u8, &'static str, Html)>,
    /// Place, points, penalty points, cards as dealt.
    pub places: Vec<(String, String, String)>,
    pub penalty: bool,
    pub dealt: Vec<Dealt>,
}

/// A hand in the diagram of a deal.
pub struct Dealt {
    /// Where it stands; who looks sits below.
    pub place: &'static str,
    pub name: String,
    pub person: String,
    /// Trumps, then suit by suit.
    pub suits: Vec<Html>,
}

fn name(chair: Chair, w: &Lexicon) -> String {
    super::place(chair, Game::Doppelkopf, w)
}

/// A game as it is named.
pub fn naming(naming: Naming, w: &Lexicon) -> String {
    match naming {
        Naming::Hochzeit => w.say(msg::DokoReplayHochzeit),
        Naming::Pflichtsolo(of) => format!("Pflichtsolo: {}", w.doko_solo(of)),
        Naming::Lustsolo(of) => format!("Lustsolo: {}", w.doko_solo(of)),
    }
}

/// A call as it is spoken.
pub fn call(spoken: Spoken) -> String {
    match (spoken.party, spoken.call) {
        (Some(party), Call::Won) => doko_party(party).to_owned(),
        (Some(party), call) => format!("{}, {}", doko_party(party), doko_absage(call)),
        (None, call) => doko_absage(call).to_owned(),
    }
}

const fn side(side: Side) -> &'static str {
    doko_party(match side {
        Side::Re => doppelkopf::Party::Re,
        Side::Kontra => doppelkopf::Party::Kontra,
    })
}

/// A word of the query.
fn word(said: &str, w: &Lexicon) -> String {
    match said {
        "gesund" => "Gesund".to_owned(),
        "vorbehalt" => "Vorbehalt".to_owned(),
        "yes" => w.say(msg::DokoYes),
        "no" => w.say(msg::DokoNo),
        game => game.parse().map_or_else(|_| game.to_owned(), |game| naming(game, w)),
    }
}

/// A card as it is drawn.
fn card(kind: Text<Kind>, w: &Lexicon) -> Drawn {
    drawn::drawn(kind.0.into(), w)
}

fn cards(kinds: &[Text<Kind>], w: &Lexicon) -> Vec<Drawn> {
    kinds.iter().map(|kind| card(*kind, w)).collect()
}

/// The card of a trick that lies before this place.
fn card_at(trick: &[Option<Text<Kind>>; 4], chair: Chair) -> Option<Text<Kind>> {
    trick.get(chair.index()).copied().flatten()
}

/// Whose turn it is.
const fn due(now: DealNow) -> Option<Chair> {
    match now {
        DealNow::Say(by)
        | DealNow::Pflichtsolo(by)
        | DealNow::Lustsolo(by)
        | DealNow::Name(by)
        | DealNow::Card(by) => Some(by),
        DealNow::Director | DealNow::Choice | DealNow::Over => None,
    }
}

/// The deal on the screen.
pub fn of(view: &DealView, viewer: Viewer, people: People<'_>, w: &Lexicon) -> Deal {
    let you = view.you;
    let over = view.now == DealNow::Over;
    let own = you.and_then(|you| view.players.get(you.index()));
    let others = Chair::ALL.into_iter().filter(|chair| Some(*chair) != you);
    let calls = |allowed: bool| {
        let calls = view.calls.iter().filter(|call| call.allowed == allowed).map(|call| call.call.0);
        calls.map(|spoken| button(&spoken.to_string(), &call(spoken), w)).collect()
    };
    Deal {
        common: common(view, viewer, people, w),
        said: view.said.iter().map(|said| (name(said.by, w), rich(&word(&said.word, w), w))).collect(),
        playing: view.playing,
        ask: ask(view, w),
        calls: calls(true),
        late: calls(false),
        drops: own.filter(|_| !over).map(|own| drops(own, w)).unwrap_or_default(),
        lying: cards(&view.lying, w),
        looked_at: cards(&view.looked_at, w),
        tricks_may: view.tricks_may.map(|may| match may {
            TricksMay::Lie => ("leave-tricks", w.say(msg::LiveDokoLeaveTricks)),
            TricksMay::BeTakenIn => ("take-in", w.say(msg::LiveDokoTakeIn)),
        }),
        miscounts: view
            .miscounts
            .iter()
            .map(|of| w.say(msg::LiveDokoDealtCount { by: &of.chair.to_string(), n: of.cards }))
            .collect(),
        has_tricks: own.is_some_and(|own| own.tricks > 0),
        others: others.map(|chair| (chair.number(), name(chair, w))).collect(),
        noted: doko::NOTED.map(|kind| (kind.id(), capitalised(&w.doko_act(kind)))).to_vec(),
        take_back: own
            .into_iter()
            .flat_map(|own| card_at(&view.trick, own.chair).into_iter().chain(own.early))
            .map(|kind| (kind.to_string(), w.say(msg::LiveTakeBack { card: kind.0.into() })))
            .collect(),
        choice: view.choice.as_ref().map(|choice| offered(choice, w)),
        result: view.result.as_ref().map(|result| ended(result, view, people, w)),
    }
}

fn common(view: &DealView, viewer: Viewer, people: People<'_>, w: &Lexicon) -> Common {
    let below = view.you.unwrap_or(Chair::ALL[0]);
    let referee = viewer == Viewer::Director;
    let over = view.now == DealNow::Over;
    let (now, yours) = awaited(view, referee, w);
    let begun = view.trick.iter().any(Option::is_some);
    // 5.3.5: as long as it may be seen.
    let last = view.last_trick.filter(|_| !over);
    let lies = last.filter(|_| !begun);
    let trick = Chair::ALL.map(|chair| Fallen {
        place: place(chair, below),
        card: card_at(&view.trick, chair).or_else(|| card_at(&lies?.cards, chair)).map(|kind| card(kind, w)),
        name: name(chair, w),
    });
    let in_vain = view.called_in_vain.map(|by| w.say(msg::LiveDokoCalledInVain { by: &by.to_string() }));
    let seen = |trick: live::doko::view::LastTrick| {
        let laid: Vec<Text<Kind>> = trick.cards.into_iter().flatten().collect();
        (won(trick.winner, w), cards(&laid, w))
    };
    Common {
        facts: facts(view, w),
        now: rich(&now, w),
        yours,
        places: drawn::from_above(view.players.iter().map(|of| {
            let hand = (view.you != Some(of.chair)).then(|| hand(of, view, referee, over, w)).flatten();
            one_place(of, view, below, people, hand, w)
        })),
        trick: trick.into(),
        won: lies.map(|trick| (place(trick.winner, below), won(trick.winner, w))),
        seen: last.map(seen),
        own: view
            .you
            .and_then(|you| view.players.get(you.index()))
            .and_then(|of| hand(of, view, referee, over, w)),
        asked: view.now == DealNow::Director,
        sits: view.you.is_some(),
        may_act: view.you.is_some() && !over,
        affairs: Affairs::of(&view.affairs, in_vain, Game::Doppelkopf, w),
    }
}

/// Where a place stands on the screen: the viewer sits below, the next in turn to his left.
fn place(chair: Chair, below: Chair) -> &'static str {
    drawn::place(below.seat().steps_to(chair.seat()))
}

fn won(winner: Chair, w: &Lexicon) -> String {
    w.say(msg::LiveDokoLastTrick { by: &winner.to_string() })
}

fn button(value: &str, text: &str, w: &Lexicon) -> Button {
    Button { value: value.to_owned(), text: rich(text, w) }
}

fn facts(view: &DealView, w: &Lexicon) -> Vec<Fact> {
    let game = view.game.as_ref().map(|game| word(game, w));
    let normal = || view.playing.then(|| w.say(msg::DokoReplayNormal));
    let deals = w.say(msg::LiveDokoDeals { by: &view.dealer.to_string() });
    let said = |line: String| Fact { text: rich(&line, w), aside: false };
    game.or_else(normal).into_iter().chain([deals]).map(said).collect()
}

/// Whose turn it is, and whether it is the viewer's.
fn awaited(view: &DealView, referee: bool, w: &Lexicon) -> (String, bool) {
    let leads = view.trick.iter().all(Option::is_none);
    let due = due(view.now);
    let mine = due.is_some() && due == view.you;
    let by = &due.map(|chair| chair.to_string()).unwrap_or_default();
    let said = match (view.now, mine) {
        (DealNow::Say(_), true) => w.say(msg::LiveDokoYourSay),
        (DealNow::Say(_), false) => w.say(msg::LiveDokoTurnSay { by }),
        (DealNow::Pflichtsolo(_), true) => w.say(msg::LiveDokoYourPflicht),
        (DealNow::Pflichtsolo(_), false) => w.say(msg::LiveDokoTurnPflicht { by }),
        (DealNow::Lustsolo(_), true) => w.say(msg::LiveDokoYourLust),
        (DealNow::Lustsolo(_), false) => w.say(msg::LiveDokoTurnLust { by }),
        (DealNow::Name(_), true) => w.say(msg::LiveDokoYourName),
        (DealNow::Name(_), false) => w.say(msg::LiveDokoTurnName { by }),
        (DealNow::Card(_), true) if leads => w.say(msg::LiveDokoYourLead),
        (DealNow::Card(_), false) if leads => w.say(msg::LiveDokoTurnLead { by }),
        (DealNow::Card(_), true) => w.say(msg::LiveYourCard),
        (DealNow::Card(_), false) => w.say(msg::LiveDokoTurnPlay { by }),
        (DealNow::Director, _) if referee => return (w.say(msg::LiveDirectorAsked), true),
        (DealNow::Director, _) => w.say(msg::LiveDokoRefereeAsks),
        (DealNow::Choice, _) if view.choice.as_ref().is_some_and(|choice| choice.yours) => {
            return (w.say(msg::LiveDokoClaimOrPlay), true);
        }
        (DealNow::Choice, _) => w.say(msg::LiveDokoAskedToClaim),
        (DealNow::Over, _) => w.say(msg::LiveDokoIsOver),
    };
    (said, mine)
}

fn one_place(
    player: &PlayerView,
    view: &DealView,
    below: Chair,
    people: People<'_>,
    hand: Option<Hand>,
    w: &Lexicon,
) -> Place {
    let chair = player.chair;
    let mut notes: Vec<String> = player.party.map(|party| side(party).to_owned()).into_iter().collect();
    notes.extend(player.calls.iter().map(|spoken| call(spoken.0)));
    if view.dealer == chair {
        notes.push(w.say(msg::HallMarkDeals));
    }
    if people.is_robot(chair) {
        notes.push(w.say(msg::LiveRobot));
    }
    if !view.playing {
        // What was said last in the query.
        let said = view.said.iter().rev().find(|said| said.by == chair);
        notes.extend(said.map(|said| word(&said.word, w)));
    } else {
        notes.push(w.say(msg::LiveDokoTricks { n: usize::from(player.tricks) }));
    }
    let lying = player.early.map(|kind| Lying::new(kind.0.into(), w.say(msg::LiveDokoEarly), w));
    Place {
        place: place(chair, below),
        name: name(chair, w),
        person: people.name(chair),
        hand,
        notes,
        cards: w.say(msg::LiveCardsLeft { n: usize::from(player.count) }),
        turn: due(view.now) == Some(chair),
        lying: lying.into_iter().collect(),
        face_down: false,
    }
}

/// A hand that the viewer sees: his own, or each of them while nothing is over.
fn hand(player: &PlayerView, view: &DealView, referee: bool, over: bool, w: &Lexicon) -> Option<Hand> {
    let own = view.you == Some(player.chair);
    if over || !(referee || own) {
        return None;
    }
    // Any card at any time: before the game is found it is a lead, or only shown (4.1.1).
    let (plays, turn) = (own, view.now == DealNow::Card(player.chair));
    let cards = player.cards.iter().map(|held| {
        let mut card = card(held.card, w);
        card.barred = turn && held.barred;
        if plays && !turn {
            card.why = w.say(msg::LiveNotYourTurn);
        } else if card.barred {
            card.why = w.say(msg::LiveDokoMustFollow);
            card.name = format!("{}. {}", card.name, card.why);
        }
        card
    });
    let by = &player.chair.to_string();
    let trumps = view.trumps();
    let place = |i: usize| player.cards.get(i).map_or((0, 0), |held| row(held.card.0, trumps));
    Some(Hand {
        title: if own { w.say(msg::LiveDokoYourHand) } else { w.say(msg::LiveDokoHandOf { by }) },
        id: format!("hand-{}", player.chair),
        rows: drawn::rows(cards.collect(), place),
        plays,
        dummy: false,
        again: None,
    })
}

/// In which row of a hand a card lies, and in which suit of it: the trumps above, and where four suits are plain, the
/// black ones with them.
fn row(kind: Kind, trumps: Trumps) -> (usize, usize) {
    let is_plain = |suit: &Suit| Kind::all().any(|kind| trumps.led(kind) == Led::Plain(*suit));
    let few = Suit::ALL.iter().filter(|suit| is_plain(suit)).count() < 4;
    match trumps.led(kind) {
        Led::Trump => (0, 0),
        Led::Plain(suit) => {
            let black = matches!(suit, Suit::Clubs | Suit::Spades);
            (usize::from(few || !black), 1 + suit as usize)
        }
    }
}

fn drops(own: &PlayerView, w: &Lexicon) -> Vec<(String, String)> {
    let mut kinds: Vec<Text<Kind>> = own.cards.iter().map(|held| held.card).collect();
    kinds.dedup();
    kinds.into_iter().map(|kind| card(kind, w)).map(|card| (card.value, card.name)).collect()
}

fn ask(view: &DealView, w: &Lexicon) -> Option<Ask> {
    due(view.now).filter(|due| view.you == Some(*due))?;
    let (act, answers) = match view.now {
        // What is said in the query is alike in all languages.
        DealNow::Say(_) => ("say", vec![button("gesund", "Gesund", w), button("vorbehalt", "Vorbehalt", w)]),
        DealNow::Pflichtsolo(_) | DealNow::Lustsolo(_) => {
            let yes = button("yes", &capitalised(&w.say(msg::DokoYes)), w);
            ("solo", vec![yes, button("no", &capitalised(&w.say(msg::DokoNo)), w)])
        }
        DealNow::Name(_) => {
            let one = |named: &Text<Naming>| button(&named.to_string(), &naming(named.0, w), w);
            ("name", view.namings.iter().map(one).collect())
        }
        _ => return None,
    };
    Some(Ask { act, answers })
}

fn offered(choice: &DealChoice, w: &Lexicon) -> Offered {
    let by = if choice.yours {
        vec![(String::new(), String::new())]
    } else {
        choice.by.iter().map(|chair| (chair.to_string(), name(*chair, w))).collect()
    };
    let way = |option: &Text<Choice>| button(&option.to_string(), &choice_said(option.0, w), w);
    Offered {
        happened: choice.happened.as_ref().map(|happened| rich(happened, w)),
        by,
        may_ask: choice
            .may_ask
            .iter()
            .map(|chair| (chair.number(), w.say(msg::LiveDokoAskPartner { by: &chair.to_string() })))
            .collect(),
        asked_by: choice.asked_by.map(|chair| w.say(msg::LiveDokoAskedBy { by: &chair.to_string() })),
        ways: choice.options.iter().map(way).collect(),
    }
}

/// A choice as a label.
pub fn choice_said(choice: Choice, w: &Lexicon) -> String {
    match choice {
        Choice::Claim => w.say(msg::LiveDokoClaim),
        Choice::PlayOn => w.say(msg::LiveDokoPlayOn),
    }
}

/// A hand as it was dealt: its trumps on one line, then suit by suit.
fn suits(hand: &[Text<Kind>], trumps: Trumps, w: &Lexicon) -> Vec<Html> {
    let mut kinds: Vec<Kind> = hand.iter().map(|kind| kind.0).collect();
    let group = |kind: Kind| match trumps.led(kind) {
        Led::Trump => 0,
        Led::Plain(suit) => 4 - suit as usize,
    };
    kinds
        .sort_by_key(|&kind| (group(kind), std::cmp::Reverse(trumps.strength(trumps.led(kind), kind)), kind));
    let lines = kinds.chunk_by(|one, other| group(*one) == group(*other));
    lines
        .map(|line| {
            let cards: Vec<String> = line.iter().map(|kind| w.card((*kind).into())).collect();
            rich(&cards.join(" "), w)
        })
        .collect()
}

fn ended(result: &DealResult, view: &DealView, people: People<'_>, w: &Lexicon) -> Ended {
    let mut lines = Vec::new();
    if result.played {
        lines.push(match result.winner {
            Some(winner) => w.say(msg::DokoWinner { what: side(winner) }),
            None => w.say(msg::DokoNobody),
        });
        lines.extend(result.augen.map(|augen| w.say(msg::LiveDokoAugen { augen: &augen.to_string() })));
    } else {
        lines.push(w.say(msg::LiveDokoNotPlayed));
    }
    let points = |of: &[i32; 4], chair: Chair| {
        bulletin::say::signed(of.get(chair.index()).copied().unwrap_or(0).into(), w)
    };
    let party = |chair: Chair| if result.re.contains(&chair) { " (Re)" } else { "" };
    let all = Chair::ALL.into_iter();
    Ended {
        lines,
        items: result.items.iter().map(|item| (item.points, side(item.to), rich(&item.reason, w))).collect(),
        places: all
            .map(|chair| {
                let who = format!("{}{}", name(chair, w), party(chair));
                (who, points(&result.points, chair), points(&result.penalty, chair))
            })
            .collect(),
        penalty: result.penalty != [0; 4],
        dealt: Chair::ALL
            .into_iter()
            .zip(&result.dealt)
            .map(|(chair, hand)| Dealt {
                place: place(chair, view.you.unwrap_or(Chair::ALL[0])),
                name: name(chair, w),
                person: people.name(chair),
                suits: suits(hand, view.trumps(), w),
            })
            .collect(),
    }
}
