//! A board on the screen: the view of it, with names, places and classes for the style sheet.

use bridge::{Call, Level, Strain};
use cards::{Card, Seat, Side};
use live::{
    Chair, Robot, Text, Viewer,
    bridge::{
        Vulnerable,
        view::{BoardView, ChoiceView, ClaimView, Lies, Now, QuestionView, ResultView, RulingView, SideView},
    },
};
use wording::{Game, Lexicon, msg};

use crate::text::{self, Html, class, rich, spoken};

/// A card, drawn.
pub struct Drawn {
    /// As it is sent.
    pub value: String,
    pub class: &'static str,
    pub rank: String,
    /// For those who listen, with what is to be said of it.
    pub name: String,
    /// Why it may not be played now; blank if it may.
    pub why: String,
    /// It may not be played although it is this hand's turn.
    pub barred: bool,
    pub lies: bool,
}

/// A card that lies in front of somebody.
pub struct Lying {
    pub card: Drawn,
    pub as_what: String,
}

/// One side of the table.
pub struct Place {
    /// Where it stands on the screen, the viewer below.
    pub place: &'static str,
    pub name: String,
    pub notes: Vec<String>,
    pub cards: String,
    pub turn: bool,
    pub lying: Vec<Lying>,
    pub face_down: bool,
}

/// A hand on the screen.
pub struct Hand {
    pub title: String,
    pub id: &'static str,
    pub cards: Vec<Drawn>,
    /// May the viewer lay cards of it?
    pub plays: bool,
    pub dummy: bool,
}

/// A card of the trick.
pub struct Fallen {
    pub place: &'static str,
    pub card: Option<Drawn>,
    pub name: String,
}

/// A call to be made.
pub struct CallButton {
    pub value: String,
    pub text: Html,
    pub class: &'static str,
}

/// Everything about the board on the page.
pub struct Board {
    pub facts: Vec<Html>,
    pub now: Html,
    pub yours: bool,
    pub tricks: [(String, u8); 2],
    pub auction: Vec<(String, Html)>,
    pub bidding: bool,
    pub calls: Vec<CallButton>,
    /// The other calls: they can be made, and are for the director then.
    pub any_calls: Vec<CallButton>,
    /// A call that lies there and is not settled.
    pub lying_call: Option<Html>,
    /// The last two cards, if they may have fallen at once: for the director.
    pub at_once: Option<Html>,
    /// What there is to award after a claim, in words, and the numbers of tricks: for the director.
    pub award: Option<(String, Vec<u8>)>,
    pub places: Vec<Place>,
    pub trick: Vec<Fallen>,
    pub last: Option<String>,
    pub hands: Vec<Hand>,
    pub down: bool,
    pub turn_up: bool,
    pub take_back: Vec<(Drawn, String, bool)>,
    pub bound: Vec<Html>,
    pub claim: Option<(Html, ClaimView)>,
    pub may_act: bool,
    pub trick_numbers: Vec<usize>,
    pub in_vain: Option<String>,
    pub unnoticed: Vec<Html>,
    pub question: Option<Asked>,
    pub choice: Option<Offered>,
    pub ruling: Option<Ruled>,
    pub laws: Vec<(String, Html, Html)>,
    pub result: Option<Ended>,
    pub seats: Vec<(char, String)>,
}

/// A question to the director.
pub struct Asked {
    pub id: String,
    pub text: Html,
    pub ask: Html,
    pub quietly: bool,
    pub answers: Vec<(String, Html)>,
}

/// A choice on the screen.
pub struct Offered {
    pub say: Vec<Html>,
    /// May it be tapped here, and for whom: himself, or several the director hears.
    pub by: Vec<(String, String)>,
    pub who_says: Html,
    pub ways: Vec<Way>,
}

/// One thing that can be chosen.
pub struct Way {
    pub value: String,
    pub label: Html,
    pub consequence: Html,
    pub then: Vec<(Html, Html)>,
}

/// A ruling on the screen.
pub struct Ruled {
    pub game: Game,
    pub title: String,
    pub happened: Option<Html>,
    pub say: Vec<Html>,
    pub information: Vec<Html>,
    pub laws: Vec<(String, Html, Html)>,
    pub fresh: bool,
}

/// How it ended.
pub struct Ended {
    pub lines: Vec<Html>,
    pub after: Vec<Html>,
    pub dealt: Vec<(String, Vec<Html>)>,
}

/// Where a seat stands on the screen: the viewer sits below.
fn place(seat: Seat, below: Seat) -> &'static str {
    match below.steps_to(seat) {
        0 => "s",
        1 => "w",
        2 => "n",
        _ => "e",
    }
}

/// A card as it is drawn.
pub fn drawn(card: Card, w: &Lexicon) -> Drawn {
    Drawn {
        value: card.to_string(),
        class: class(card.suit()),
        rank: w.rank_letter(card.rank()),
        name: spoken(card, w),
        why: String::new(),
        barred: false,
        lies: false,
    }
}

fn lies(lies: Lies, w: &Lexicon) -> String {
    match lies {
        Lies::MajorPenaltyCard => w.say(msg::WebMajor),
        Lies::MinorPenaltyCard => w.say(msg::WebMinor),
        Lies::Exposed => w.say(msg::LiveExposed),
    }
}

fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// The board on the screen.
pub fn of(view: &BoardView, viewer: Viewer, robots: &[Option<Robot>; 4], w: &Lexicon) -> Board {
    let you = view.you.map(|seat| seat.0);
    let below = you.unwrap_or(Seat::South);
    let director = viewer == Viewer::Director;
    let over = view.now == Now::Over;
    let due = match &view.now {
        Now::Call { seat } => Some(seat.0),
        Now::Card { hand, .. } => Some(hand.0),
        _ => None,
    };
    let declarer = view.declarer.map(|seat| seat.0);
    let (now, yours) = awaited(view, you, director, w);
    let dummy = declarer.map(Seat::partner);
    let mut places: Vec<Place> =
        view.sides.iter().map(|side| one_side(side, below, declarer, due, robots, w)).collect();
    // As they stand on the screen from above: partner, left, right, viewer.
    places.sort_by_key(|place| ["n", "w", "e", "s"].iter().position(|p| *p == place.place));
    let trick_at =
        |seat: Seat| view.trick.get(Chair::from(seat).index()).copied().flatten().map(|card| card.0);
    let shown = view.quitted.as_ref().filter(|_| !over);
    let trick = Seat::ALL
        .into_iter()
        .map(|seat| {
            let last = shown.and_then(|trick| trick.cards.get(Chair::from(seat).index()).copied().flatten());
            Fallen {
                place: place(seat, below),
                card: trick_at(seat).or(last.map(|card| card.0)).map(|card| drawn(card, w)),
                name: w.seat(seat),
            }
        })
        .collect();
    let take_back = you
        .map(|seat| {
            let own = trick_at(seat).map(|card| (card, false));
            let dummys = dummy.filter(|_| declarer == Some(seat)).and_then(trick_at).map(|card| (card, true));
            own.into_iter()
                .chain(dummys)
                .map(|(card, dummy)| (drawn(card, w), w.say(msg::LiveTakeBack { card }), dummy))
                .collect()
        })
        .unwrap_or_default();
    let turn_up =
        you.and_then(|seat| view.sides.get(Chair::from(seat).index())).is_some_and(|side| side.face_down);
    let claim = view.claim.clone().map(|claim| {
        let (seat, n) = (claim.by.0, usize::from(claim.tricks));
        let said = if claim.concession {
            w.say(msg::LiveConcedes { seat, n })
        } else {
            w.say(msg::LiveClaims { seat, n })
        };
        (rich(&format!("{said} {}", claim.line), w), claim)
    });
    Board {
        facts: facts(view, w),
        now: rich(&now, w),
        yours,
        tricks: [Side::NorthSouth, Side::EastWest].map(|side| {
            let at = usize::from(side == Side::EastWest);
            (w.side(side), view.tricks.get(at).copied().unwrap_or(0))
        }),
        auction: view.auction.iter().map(|s| (w.seat(s.seat.0), rich(&w.call(s.call.0), w))).collect(),
        bidding: view.contract.is_none() && !over,
        calls: view.calls.iter().map(|c| call_button(c.0, w)).collect(),
        any_calls: any_calls(view, w),
        lying_call: view.lying.map(|lying| {
            rich(&w.say(msg::LiveLyingCall { seat: lying.seat.0, call: &w.call(lying.call.0) }), w)
        }),
        at_once: view.last_two.map(|two| {
            let cards = two.into_iter().map(|laid| laid.card.0).collect();
            rich(&w.say(msg::LiveAtOnce { cards }), w)
        }),
        award: view
            .to_award
            .map(|n| (w.say(msg::LiveAwardHint { n: usize::from(n) }), (0..=n).rev().collect())),
        hands: hands(view, you, director, over, w),
        trick,
        last: shown.map(|trick| w.say(msg::LiveLastTrick { seat: trick.winner.0 })),
        down: view.opening && you.is_some(),
        turn_up,
        take_back,
        bound: view.bound.iter().map(|line| rich(line, w)).collect(),
        may_act: you.is_some() && !over,
        trick_numbers: (1..=usize::from(view.tricks.iter().sum::<u8>()) + 1).collect(),
        in_vain: view.called_in_vain.map(|seat| w.say(msg::LiveCalledInVain { seat: seat.0 })),
        unnoticed: view.unnoticed.iter().map(|line| rich(line, w)).collect(),
        question: view.question.as_ref().map(|question| asked(question, w)),
        choice: view.choice.as_ref().map(|choice| offered(choice, director, w)),
        ruling: view.ruling.as_ref().and_then(|ruling| ruled(ruling, Game::Bridge, w)),
        laws: view
            .laws
            .iter()
            .map(|law| (law.cite.clone(), rich(&law.title, w), rich(&law.text, w)))
            .collect(),
        result: view.result.as_ref().map(|result| ended(result, view, w)),
        seats: Seat::ALL.map(|seat| (seat.letter(), w.seat(seat))).to_vec(),
        places,
        claim,
    }
}

fn facts(view: &BoardView, w: &Lexicon) -> Vec<Html> {
    let vulnerable = match view.vulnerable {
        Vulnerable::None => w.say(msg::LiveVulnerableNone),
        Vulnerable::NorthSouth => w.say(msg::LiveVulnerableSide { side: Side::NorthSouth }),
        Vulnerable::EastWest => w.say(msg::LiveVulnerableSide { side: Side::EastWest }),
        Vulnerable::All => w.say(msg::LiveVulnerableAll),
    };
    let contract = view.contract.zip(view.declarer).map(|(contract, declarer)| {
        w.say(msg::LiveContractBy { contract: &w.contract(contract.0), declarer: declarer.0 })
    });
    let board = view.board.map(|n| w.say(msg::LiveBoard { n: usize::try_from(n).unwrap_or(0) }));
    let deals = w.say(msg::LiveDeals { seat: view.dealer.0 });
    contract.into_iter().chain(board).chain([deals, vulnerable]).map(|line| rich(&line, w)).collect()
}

/// Whose turn it is, and whether it is the viewer's.
fn awaited(view: &BoardView, you: Option<Seat>, director: bool, w: &Lexicon) -> (String, bool) {
    let leads = view.trick.iter().all(Option::is_none);
    match &view.now {
        Now::Call { seat } if you == Some(seat.0) => (w.say(msg::LiveYourCall), true),
        Now::Call { seat } => (w.say(msg::LiveTurnCall { seat: seat.0 }), false),
        Now::Card { hand, player } => {
            let (seat, mine, dummy) = (hand.0, you == Some(player.0), hand != player);
            let said = match (mine, dummy, leads) {
                (true, true, _) => w.say(msg::LiveYourDummy),
                (true, false, true) => w.say(msg::LiveYourLead),
                (true, false, false) => w.say(msg::LiveYourCard),
                (false, true, _) => w.say(msg::LiveTurnDummy { declarer: player.0 }),
                (false, false, true) => w.say(msg::LiveTurnLead { seat }),
                (false, false, false) => w.say(msg::LiveTurnPlay { seat }),
            };
            (said, mine)
        }
        Now::Director if director => (w.say(msg::LiveDirectorAsked), true),
        Now::Director => (w.say(msg::LiveDirectorFindsOut), false),
        Now::Choice { by } if you.is_some_and(|seat| by.contains(&Text(seat))) => {
            (w.say(msg::LiveYouChoose), true)
        }
        Now::Choice { by } => {
            let anywho = by.iter().map(|seat| seat.0).collect();
            (w.say(msg::LiveChooses { anywho }), false)
        }
        Now::Over => (w.say(msg::LiveIsOver), false),
    }
}

fn one_side(
    side: &SideView,
    below: Seat,
    declarer: Option<Seat>,
    due: Option<Seat>,
    robots: &[Option<Robot>; 4],
    w: &Lexicon,
) -> Place {
    let seat = side.seat.0;
    let mut notes = Vec::new();
    if declarer == Some(seat) {
        notes.push(w.say(msg::WebDeclarer));
    } else if declarer.map(Seat::partner) == Some(seat) {
        notes.push(w.say(msg::WebDummy));
    }
    if robots.get(Chair::from(seat).index()).copied().flatten().is_some() {
        notes.push(w.say(msg::LiveRobot));
    }
    let lying = side.cards.iter().filter_map(|held| {
        let what = lies(held.lies?, w);
        let mut card = drawn(held.card.0, w);
        card.name = format!("{}, {what}", card.name);
        Some(Lying { card, as_what: what })
    });
    let together = side.together.iter().map(|card| {
        let as_what = w.say(msg::LiveExposed);
        let mut card = drawn(card.0, w);
        card.name = format!("{}, {as_what}", card.name);
        Lying { card, as_what }
    });
    Place {
        place: place(seat, below),
        name: w.seat(seat),
        notes,
        cards: w.say(msg::LiveCardsLeft { n: usize::from(side.count) }),
        turn: due == Some(seat),
        lying: lying.chain(together).collect(),
        face_down: side.face_down,
    }
}

/// The hands that the viewer sees whole: his own below the others.
fn hands(view: &BoardView, you: Option<Seat>, director: bool, over: bool, w: &Lexicon) -> Vec<Hand> {
    let declarer = view.declarer.map(|seat| seat.0);
    let mut hands: Vec<(u8, Hand)> = Vec::new();
    for side in &view.sides {
        let seat = side.seat.0;
        let own = you == Some(seat);
        if !(own || side.open || director) || over || side.cards.is_empty() {
            continue;
        }
        let for_dummy = side.open && you.is_some() && you == declarer && !own;
        let plays = (own && !(side.open && declarer.map(Seat::partner) == you) || for_dummy)
            && view.contract.is_some();
        let due = matches!(&view.now, Now::Card { hand, .. } if hand.0 == seat);
        let cards = side.cards.iter().map(|held| {
            let mut card = drawn(held.card.0, w);
            card.lies = held.lies.is_some();
            card.barred = due && held.why_not.is_some();
            card.why = match (&held.why_not, plays && !due) {
                (_, true) => w.say(msg::LiveNotYourTurn),
                (Some(why), _) => why.clone(),
                (None, _) => String::new(),
            };
            if let Some(as_what) = held.lies {
                card.name = format!("{}, {}", card.name, lies(as_what, w));
            }
            if !card.why.is_empty() && due {
                card.name = format!("{}. {}", card.name, card.why);
            }
            card
        });
        let title = if own {
            w.say(msg::LiveYourHand)
        } else if side.open {
            w.say(msg::LiveDummysHand)
        } else {
            w.say(msg::LiveHandOf { seat })
        };
        let id = match seat {
            Seat::North => "hand-n",
            Seat::East => "hand-e",
            Seat::South => "hand-s",
            Seat::West => "hand-w",
        };
        hands.push((u8::from(own), Hand { title, id, cards: cards.collect(), plays, dummy: for_dummy }));
    }
    hands.sort_by_key(|(own, _)| *own);
    hands.into_iter().map(|(_, hand)| hand).collect()
}

/// Every call but those that are in order, for whoever may speak.
fn any_calls(view: &BoardView, w: &Lexicon) -> Vec<CallButton> {
    if !view.bidding {
        return Vec::new();
    }
    let bids = (1..=7)
        .filter_map(Level::try_new)
        .flat_map(|level| Strain::ALL.map(move |strain| Call::Bid(level, strain)));
    let all = [Call::Pass, Call::Double, Call::Redouble].into_iter().chain(bids);
    all.filter(|call| !view.calls.contains(&Text(*call))).map(|call| call_button(call, w)).collect()
}

fn call_button(of: Call, w: &Lexicon) -> CallButton {
    CallButton {
        value: of.to_string(),
        text: rich(&w.call(of), w),
        class: match of {
            Call::Bid(..) => "bid",
            Call::Pass => "pass",
            _ => "double",
        },
    }
}

fn asked(question: &QuestionView, w: &Lexicon) -> Asked {
    Asked {
        id: question.id.clone(),
        text: rich(&question.text, w),
        ask: rich(&question.ask, w),
        quietly: question.quietly,
        answers: question.answers.iter().map(|a| (a.with.to_string(), rich(&a.text, w))).collect(),
    }
}

fn offered(choice: &ChoiceView, director: bool, w: &Lexicon) -> Offered {
    let by = if director {
        choice.by.iter().map(|seat| (seat.to_string(), w.seat(seat.0))).collect()
    } else if choice.yours {
        vec![(String::new(), String::new())]
    } else {
        Vec::new()
    };
    let anywho = choice.by.iter().map(|seat| seat.0).collect();
    Offered {
        say: choice.say.iter().map(|line| rich(line, w)).collect(),
        by,
        who_says: rich(&w.say(msg::LiveWhoSays { anywho }), w),
        ways: choice
            .ways
            .iter()
            .map(|way| Way {
                value: way.choice.to_string(),
                label: rich(&capitalised(&way.label), w),
                consequence: rich(&way.consequence, w),
                then: way.then.iter().map(|(l, c)| (rich(&capitalised(l), w), rich(c, w))).collect(),
            })
            .collect(),
    }
}

/// A ruling on the screen, if there is anything to read.
pub fn ruled(ruling: &RulingView, game: Game, w: &Lexicon) -> Option<Ruled> {
    let lines = |lines: &[String]| lines.iter().map(|line| rich(line, w)).collect::<Vec<_>>();
    let empty = ruling.say.is_empty() && ruling.happened.is_none();
    (!empty).then(|| Ruled {
        game,
        title: if ruling.fresh { w.say(msg::LiveTheRuling) } else { w.say(msg::LiveLastRuling) },
        happened: ruling.happened.as_ref().map(|happened| rich(&capitalised(happened), w)),
        say: lines(&ruling.say),
        information: lines(&ruling.information),
        laws: ruling
            .laws
            .iter()
            .map(|law| (law.cite.clone(), rich(&law.title, w), rich(&law.text, w)))
            .collect(),
        fresh: ruling.fresh,
    })
}

fn ended(result: &ResultView, view: &BoardView, w: &Lexicon) -> Ended {
    let mut lines = Vec::new();
    if result.passed_out {
        lines.push(w.say(msg::LivePassedOut));
    }
    if result.disputed {
        lines.push(w.say(msg::LiveDisputed));
    }
    if let (Some(tricks), Some(score), Some(declarer)) = (result.tricks, result.score, view.declarer) {
        let (side, tricks) = (declarer.0.side(), tricks.into());
        let score = if score < 0 { format!("−{}", score.unsigned_abs()) } else { format!("+{score}") };
        lines.push(w.say(msg::LiveResult { tricks, score: &score, side }));
    }
    if result.transfer != 0 {
        let side = if result.transfer > 0 { Side::NorthSouth } else { Side::EastWest };
        lines.push(w.say(msg::LiveTransfer { n: usize::from(result.transfer.unsigned_abs()), side }));
    }
    let suits = |hand: &[Text<Card>]| {
        cards::Suit::ALL
            .into_iter()
            .rev()
            .map(|suit| {
                let ranks: Vec<String> = hand
                    .iter()
                    .filter(|card| card.0.suit() == suit)
                    .map(|card| w.rank_letter(card.0.rank()))
                    .collect();
                let ranks = if ranks.is_empty() { "–".to_owned() } else { ranks.join(" ") };
                let name = text::escaped(&w.suit(suit));
                Html::new(format!(
                    "<span class=\"k {}\" role=\"img\" aria-label=\"{name}\">{}\u{fe0e}</span> {ranks}",
                    class(suit),
                    suit.symbol()
                ))
            })
            .collect()
    };
    Ended {
        lines: lines.iter().map(|line| rich(line, w)).collect(),
        after: result.after.iter().map(|line| rich(line, w)).collect(),
        dealt: Seat::ALL
            .into_iter()
            .zip(&result.dealt)
            .map(|(seat, hand)| (w.seat(seat), suits(hand)))
            .collect(),
    }
}
