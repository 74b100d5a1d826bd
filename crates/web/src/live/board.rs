//! A board on the screen: the view of it, with names, places and classes for the style sheet.

use cards::{Card, Seat, SeatSet, Side, Suit};
use live::{
    Chair, Robot, Text, Viewer,
    bridge::{
        Vulnerable,
        view::{
            BoardView, ChoiceView, ClaimStandsView, Lies, MomentView, Now, ResultView, SideView, TrickView,
            TricksSaidView, suits_held,
        },
    },
};
use wording::{Game, Lexicon, capitalised, msg};

mod auction;
mod claimed;
mod meant;
mod telling;
mod to_desk;

use auction::{Auction, CallButton, who_may_change};
use claimed::{Claim, Clock};
use meant::Named;
use telling::Telling;

use super::drawn::{self, Affairs, Common, Drawn, Fact, Fallen, Hand, Lying, Place, place};
use crate::text::{self, Html, rich};

/// Everything about the board on the page.
pub struct Board {
    pub common: Common,
    pub auction: Auction,
    /// What calls mean, and what is noted.
    pub telling: Telling,
    pub bidding: bool,
    /// The bidding box: every call at its place, in order or not.
    pub calls: Vec<CallButton>,
    /// What a second tap on one that is not to be made now comes to.
    pub call_again: String,
    /// A call that lies there and is not settled, and those made beside it.
    pub lying_calls: Vec<Html>,
    /// The last two cards, if they may have fallen at once: for the director.
    pub at_once: Option<AtOnce>,
    /// What there is to award after a claim: for the director.
    pub award: Option<Award>,
    pub down: bool,
    pub turn_up: bool,
    pub take_back: Vec<TakeBack>,
    /// The card that the viewer has named from dummy, if he may still say that he meant another.
    pub named: Option<Named>,
    pub bound: Vec<Html>,
    /// What is claimed or conceded.
    pub claim: Option<Claim>,
    /// What happens to the board after the play: for the director.
    pub clock: Option<Clock>,
    pub trick_numbers: Vec<usize>,
    /// The tricks that are over, the last first.
    pub over_tricks: Vec<usize>,
    /// Has anything been played that could be called about?
    pub played: bool,
    /// The viewer declares: dummy lies opposite.
    pub declares: bool,
    /// The viewer's hand is dummy: declarer plays it, and claims.
    pub is_dummy: bool,
    pub choice: Option<Offered>,
    pub result: Option<Ended>,
    pub seats: Vec<(char, String)>,
}

/// Tricks to be awarded.
pub struct Award {
    pub hint: String,
    pub numbers: Vec<u8>,
    /// The desk on the claim, with all that the table knows.
    pub desk: String,
}

/// A card of the trick that can be taken back.
pub struct AtOnce {
    pub text: Html,
    /// The cards, and the hands from which they fell.
    pub fields: [(&'static str, String); 4],
}

/// A card that lies there and can be taken back.
pub struct TakeBack {
    pub card: String,
    pub label: String,
    pub dummy: bool,
    /// He has the right to.
    pub may: bool,
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

/// How it ended.
pub struct Ended {
    pub lines: Vec<Html>,
    /// What the players have said of the tricks.
    pub said: Vec<Html>,
    /// How many tricks are scored; nothing, where there are none to agree on.
    pub tricks: Option<u8>,
    /// The viewer has agreed to them.
    pub agreed: bool,
    /// 79B3: the round is over, and the director may lower one side’s score alone.
    pub one_side: bool,
    /// The desk on what is disputed.
    pub disputed: Option<String>,
    pub after: Vec<Html>,
    pub dealt: Vec<Dealt>,
}

/// A hand in the diagram of a deal.
pub struct Dealt {
    /// Where it stands, North above.
    pub place: &'static str,
    pub name: String,
    pub person: String,
    pub suits: Vec<Html>,
}

fn lies(lies: Lies, w: &Lexicon) -> String {
    match lies {
        Lies::MajorPenaltyCard => w.say(msg::WebMajor),
        Lies::MinorPenaltyCard => w.say(msg::WebMinor),
        Lies::Exposed => w.say(msg::LiveExposed),
    }
}

/// Who sits at the table: robots, and what the others are called.
#[derive(Clone, Copy)]
pub struct People<'a> {
    pub robots: &'a [Option<Robot>; 4],
    pub names: &'a [String; 4],
}

impl People<'_> {
    /// What whoever sits here is called; blank: not said.
    pub fn name(&self, chair: Chair) -> String {
        self.names.get(chair.index()).cloned().unwrap_or_default()
    }

    /// Does a robot sit here?
    pub fn is_robot(&self, chair: Chair) -> bool {
        self.robots.get(chair.index()).is_some_and(Option::is_some)
    }
}

/// The board on the screen.
pub fn of(view: &BoardView, viewer: Viewer, people: People<'_>, w: &Lexicon) -> Board {
    let you = view.you.map(|seat| seat.0);
    let over = view.now == Now::Over;
    Board {
        common: common(view, viewer, people, w),
        auction: auction::diagram(view, people, w),
        telling: telling::of(view, w),
        bidding: view.contract.is_none() && !over,
        calls: auction::bidding_box(view, w),
        call_again: auction::call_again(view, w),
        lying_calls: (view.lying.iter().chain(&view.waiting))
            .map(|lying| rich(&w.say(msg::LiveLyingCall { seat: lying.seat.0, called: lying.call.0 }), w))
            .collect(),
        at_once: view.last_two.map(|[first, second]| AtOnce {
            text: rich(
                &w.say(msg::LiveAtOnce { cards: [first.card.0, second.card.0].into_iter().collect() }),
                w,
            ),
            fields: [
                ("first-hand", first.seat.to_string()),
                ("first", first.card.to_string()),
                ("second-hand", second.seat.to_string()),
                ("second", second.card.to_string()),
            ],
        }),
        award: view.to_award.map(|n| Award {
            hint: w.say(msg::LiveAwardHint { n: usize::from(n) }),
            numbers: (0..=n).rev().collect(),
            desk: to_desk::on_claim(view),
        }),
        down: view.opening && you.is_some(),
        turn_up: you.is_some_and(|seat| at(&view.sides, seat).is_some_and(|side| side.face_down)),
        take_back: you.map(|you| take_back(view, you, w)).unwrap_or_default(),
        named: meant::named(view, w),
        bound: drawn::lines(&view.bound, w),
        claim: view.claim.as_ref().map(|claim| claimed::claimed(claim, view, w)),
        clock: view
            .clock
            .as_ref()
            .filter(|_| viewer == Viewer::Director && view.contract.is_some())
            .map(|at| claimed::clock(at, w)),
        played: view.contract.is_some(),
        is_dummy: is_dummy(view),
        declares: you.is_some() && view.declarer.map(|seat| seat.0) == you,
        over_tricks: (1..=usize::from(view.tricks.iter().sum::<u8>())).rev().collect(),
        trick_numbers: (1..=view.tricks_begun.max(1)).collect(),
        choice: view.choice.as_ref().map(|choice| offered(choice, viewer == Viewer::Director, w)),
        result: view.result.as_ref().map(|result| ended(result, view, people, w)),
        seats: Seat::ALL.map(|seat| (seat.letter(), w.seat(seat))).to_vec(),
    }
}

/// What belongs to this seat.
fn at<T>(of: &[T; 4], seat: Seat) -> Option<&T> {
    of.get(Chair::from(seat).index())
}

/// The card of a trick that lies before this seat.
fn card_at(trick: &[Option<Text<Card>>; 4], seat: Seat) -> Option<Card> {
    at(trick, seat).copied().flatten().map(|card| card.0)
}

fn common(view: &BoardView, viewer: Viewer, people: People<'_>, w: &Lexicon) -> Common {
    let you = view.you.map(|seat| seat.0);
    let below = you.unwrap_or(Seat::South);
    let director = viewer == Viewer::Director;
    let over = view.now == Now::Over;
    let (now, yours) = awaited(view, you, director, w);
    let begun = view.trick.iter().any(Option::is_some);
    let last = view.quitted.as_ref().filter(|_| !over);
    let lies = last.filter(|_| !begun);
    let trick = Seat::ALL.map(|seat| Fallen {
        place: place(below.steps_to(seat)),
        card: card_at(&view.trick, seat)
            .or_else(|| card_at(&lies?.cards, seat))
            .map(|card| drawn::drawn(card, w)),
        name: w.seat(seat),
    });
    let won = |seat: Seat| w.say(msg::LiveLastTrick { seat });
    let in_order = |trick: &TrickView| {
        let seats = trick.leader.0.round().into_iter();
        seats.filter_map(|seat| card_at(&trick.cards, seat)).map(|card| drawn::drawn(card, w)).collect()
    };
    // Whether what was told or noted calls for a ruling only the director knows.
    let about_that = view.auction.iter().any(|call| call.alerted || !call.explained.is_empty());
    let in_vain = view.called_in_vain.map(|Text(seat)| match view.no_revoke {
        Some(no) => w.say(msg::LiveNoRevoke { seat, second: no.of.0, trick: no.trick.into() }),
        None if about_that || !view.noted.is_empty() => w.say(msg::LiveCalled { seat }),
        None if view.contract.is_none() => w.say(msg::LiveCalledNothing { seat }),
        None => w.say(msg::LiveCalledInVain { seat }),
    });
    let mut affairs = Affairs::of(&view.affairs, in_vain, Game::Bridge, w);
    if let Some(question) = &mut affairs.question {
        let claim = || view.claim.as_ref().map(|claim| claimed::said(claim, w));
        question.beside = meant::said(view, w).or_else(claim);
    }
    Common {
        facts: facts(view, w),
        now: rich(&now, w),
        yours,
        places: drawn::from_above(view.sides.iter().map(|side| {
            let hand = (you != Some(side.seat.0)).then(|| hand(side, view, you, director, w)).flatten();
            one_side(side, view, below, people, hand, w)
        })),
        trick: trick.into(),
        won: lies.map(|trick| (place(below.steps_to(trick.winner.0)), won(trick.winner.0))),
        seen: last.map(|trick| (won(trick.winner.0), in_order(trick))),
        own: you.and_then(|you| at(&view.sides, you)).and_then(|side| hand(side, view, you, director, w)),
        asked: view.now == Now::Director,
        sits: you.is_some(),
        may_act: you.is_some() && !over,
        affairs,
    }
}

/// What he has a right to take back, then his other cards of the trick, and dummy's if he declares. Dummy plays none.
fn take_back(view: &BoardView, you: Seat, w: &Lexicon) -> Vec<TakeBack> {
    if is_dummy(view) {
        return Vec::new();
    }
    let dummy = view.declarer.filter(|declarer| declarer.0 == you).map(|declarer| declarer.0.partner());
    let rights = view.may_take_back.iter().map(|laid| (laid.seat.0, laid.card.0, true));
    let lying = [Some(you), dummy].into_iter().flatten();
    let lying = lying.filter_map(|seat| Some((seat, card_at(&view.trick, seat)?, false)));
    // What he has named he does not take back: he says what he meant.
    let lying = lying.filter(|(_, card, _)| view.named.is_none_or(|named| named.0 != *card));
    let lying = lying.filter(|(_, card, _)| view.may_take_back.iter().all(|laid| laid.card.0 != *card));
    rights
        .chain(lying)
        .map(|(seat, card, may)| TakeBack {
            card: card.to_string(),
            label: if may { w.say(msg::LiveMayTakeBack { card }) } else { w.say(msg::LiveTakeBack { card }) },
            dummy: seat != you,
            may,
        })
        .collect()
}

/// Does the viewer's hand lie on the table as dummy, so that declarer plays it?
fn is_dummy(view: &BoardView) -> bool {
    let you = view.you.map(|you| you.0);
    let side = you.and_then(|you| at(&view.sides, you));
    view.declarer.map(|declarer| declarer.0.partner()) == you && side.is_some_and(|side| side.open)
}

fn facts(view: &BoardView, w: &Lexicon) -> Vec<Fact> {
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
    let won = Side::ALL.into_iter().zip(view.tricks);
    let letter = |seat: Seat| w.seat(seat).chars().next().map(|c| c.to_uppercase().to_string());
    let short = |side: Side| match side {
        Side::NorthSouth => [letter(Seat::North), letter(Seat::South)],
        Side::EastWest => [letter(Seat::East), letter(Seat::West)],
    };
    let one = |(side, n): (Side, u8)| {
        let short: String = short(side).into_iter().flatten().collect();
        format!(
            "<abbr title=\"{}\">{}</abbr> <b>{n}</b>",
            text::escaped(&w.side(side)),
            text::escaped(&short)
        )
    };
    let won: Vec<String> = won.map(one).collect();
    let tricks = Html::new(format!("{}: {}", text::escaped(&w.say(msg::LiveTricks)), won.join(" · ")));
    // Who deals and who is vulnerable stands above the auction.
    let play = contract.is_some();
    let said = |aside: bool| move |line: String| Fact { text: rich(&line, w), aside };
    let about = board.into_iter().chain([deals, vulnerable]).map(said(play));
    let mut facts: Vec<Fact> = contract.into_iter().map(said(false)).collect();
    if play {
        facts.push(Fact { text: tricks, aside: false });
    }
    facts.extend(about);
    facts
}

/// Whose turn it is, and whether it is the viewer's.
fn awaited(view: &BoardView, you: Option<Seat>, director: bool, w: &Lexicon) -> (String, bool) {
    let leads = view.trick.iter().all(Option::is_none);
    let waiting = view.claim.as_ref().filter(|claim| claim.stands == ClaimStandsView::Open);
    match &view.now {
        Now::Card { .. } if waiting.is_some_and(|claim| claim.agree) => (w.say(msg::LiveAnswerClaim), true),
        Now::Card { .. } if waiting.is_some_and(|claim| claim.waits) => {
            (w.say(msg::LiveWaitForAnswer), false)
        }
        Now::Card { .. } if you.is_some_and(|you| view.may_change.contains(&Text(you))) => {
            (w.say(msg::LiveMayChangeYours), true)
        }
        Now::Call { seat }
            if you != Some(seat.0) && you.is_some_and(|you| view.may_change.contains(&Text(you))) =>
        {
            (w.say(msg::LiveMayChangeYours), true)
        }
        // 21B1: the lead would end that right, and so may the next call.
        Now::Card { .. } if !view.may_change.is_empty() => {
            (w.say(msg::LiveWaitForCall { anywho: who_may_change(view) }), false)
        }
        Now::Call { .. } if !view.may_change.is_empty() => {
            (w.say(msg::LiveNextCallWaits { anywho: who_may_change(view) }), false)
        }
        // A card too many has gone from it, and nobody has seen it (67).
        Now::Card { hand, .. } if at(&view.sides, hand.0).is_some_and(|side| side.count == 0) => {
            (w.say(msg::LiveNoCards { seat: hand.0 }), you == Some(hand.0))
        }
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
    view: &BoardView,
    below: Seat,
    people: People<'_>,
    hand: Option<Hand>,
    w: &Lexicon,
) -> Place {
    let seat = side.seat.0;
    let declarer = view.declarer.map(|seat| seat.0);
    let mut notes = Vec::new();
    if declarer == Some(seat) {
        notes.push(w.say(msg::WebDeclarer));
    } else if declarer.map(Seat::partner) == Some(seat) {
        notes.push(w.say(msg::WebDummy));
    }
    if people.is_robot(seat.into()) {
        notes.push(w.say(msg::LiveRobot));
    }
    let lying = side.cards.iter().filter_map(|held| Some(Lying::new(held.card.0, lies(held.lies?, w), w)));
    let together = side.together.iter().map(|card| Lying::new(card.0, w.say(msg::LiveExposed), w));
    Place {
        place: place(below.steps_to(seat)),
        name: w.seat(seat),
        person: people.name(seat.into()),
        hand,
        notes,
        cards: w.say(msg::LiveCardsLeft { n: usize::from(side.count) }),
        turn: match &view.now {
            Now::Call { seat: due } | Now::Card { hand: due, .. } => due.0 == seat,
            _ => false,
        },
        lying: lying.chain(together).collect(),
        face_down: side.face_down,
    }
}

/// A hand that the viewer sees whole.
fn hand(side: &SideView, view: &BoardView, you: Option<Seat>, director: bool, w: &Lexicon) -> Option<Hand> {
    let declarer = view.declarer.map(|seat| seat.0);
    let (seat, own) = (side.seat.0, you == Some(side.seat.0));
    if !(own || side.open || director) || view.now == Now::Over {
        return None;
    }
    let for_dummy = side.open && you.is_some() && you == declarer && !own;
    let plays = (own && !is_dummy(view) || for_dummy) && view.contract.is_some();
    let due = matches!(&view.now, Now::Card { hand, .. } if hand.0 == seat);
    let instead = meant::in_the_place_of(view).filter(|_| for_dummy && !due);
    let cards: Vec<Drawn> = side
        .cards
        .iter()
        .map(|held| {
            let mut card = drawn::drawn(held.card.0, w);
            card.lies = held.lies.is_some();
            card.barred = due && held.why_not.is_some();
            card.why = match (&held.why_not, plays && !due) {
                (_, true) if let Some(card) = instead => w.say(msg::LiveDummyHasPlayed { card }),
                (_, true) => w.say(msg::LiveNotYourTurn),
                // 21B1: the lead would end somebody's right.
                _ if plays && !view.may_change.is_empty() => {
                    w.say(msg::LiveWaitForCall { anywho: who_may_change(view) })
                }
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
        })
        .collect();
    let title = if own {
        w.say(msg::LiveYourHand)
    } else if side.open {
        w.say(msg::LiveDummysHand)
    } else {
        w.say(msg::LiveHandOf { seat })
    };
    let order = suits_held(view.contract.map(|contract| contract.0.strain));
    let suit = |i: usize| {
        let suit = side.cards.get(i).map(|held| held.card.0.suit());
        order.iter().position(|one| Some(*one) == suit).unwrap_or(0)
    };
    Some(Hand {
        title,
        id: format!("hand-{}", seat.letter().to_ascii_lowercase()),
        rows: drawn::rows(cards, |i| (suit(i) / 2, suit(i))),
        plays,
        dummy: for_dummy,
        again: instead.map(|_| w.say(msg::LiveMeantAgain)),
    })
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

fn ended(result: &ResultView, view: &BoardView, people: People<'_>, w: &Lexicon) -> Ended {
    let mut lines = Vec::new();
    if result.passed_out {
        lines.push(w.say(msg::LivePassedOut));
    }
    if result.disputed {
        lines.push(w.say(msg::LiveDisputed));
    }
    if let (Some(tricks), Some(score), Some(declarer)) = (result.tricks, result.score, view.declarer) {
        let (side, tricks) = (declarer.0.side(), tricks.into());
        let signed = |score: i32| match score < 0 {
            true => format!("−{}", score.unsigned_abs()),
            false => format!("+{score}"),
        };
        lines.push(w.say(msg::LiveResult { tricks, score: &signed(score), side }));
        // 79B3: the score of one side alone is lowered.
        if let Some(others) = result.defenders {
            let (side, tricks) = (side.other(), others.tricks.into());
            lines.push(w.say(msg::LiveResult { tricks, score: &signed(others.score), side }));
        }
    }
    if result.transfer != 0 {
        let side = if result.transfer > 0 { Side::NorthSouth } else { Side::EastWest };
        lines.push(w.say(msg::LiveTransfer { n: usize::from(result.transfer.unsigned_abs()), side }));
    }
    if result.ruled {
        lines.push(w.say(msg::LiveTricksRuled));
    }
    let agree = |said: &&TricksSaidView| Some(said.tricks) == result.tricks;
    let who: SeatSet = result.tricks_said.iter().filter(agree).map(|said| said.by.0).collect();
    let others = result.tricks_said.iter().filter(|said| !agree(said));
    let mut said: Vec<String> =
        others.map(|said| w.say(msg::LiveSaysTricks { seat: said.by.0, n: said.tricks.into() })).collect();
    if !who.is_empty() {
        said.push(w.say(msg::LiveTricksAgreedBy { who }));
    }
    Ended {
        lines: drawn::lines(&lines, w),
        said: drawn::lines(&said, w),
        tricks: result.tricks,
        agreed: view.you.is_some_and(|you| who.contains(you.0)),
        one_side: view.clock.as_ref().is_some_and(|clock| clock.moment == MomentView::RoundEnded),
        disputed: result.tricks_disputed.then(|| to_desk::on_tricks(result.claimed)),
        after: drawn::lines(&result.after, w),
        dealt: Seat::ALL
            .into_iter()
            .zip(&result.dealt)
            .map(|(seat, hand)| Dealt {
                place: place(Seat::South.steps_to(seat)),
                name: w.seat(seat),
                person: people.name(seat.into()),
                suits: suits(hand, w),
            })
            .collect(),
    }
}

/// A hand suit by suit, spades first.
fn suits(hand: &[Text<Card>], w: &Lexicon) -> Vec<Html> {
    let one = |suit: Suit| {
        let held = hand.iter().filter(|card| card.0.suit() == suit);
        let ranks: Vec<String> = held.map(|card| w.rank_letter(card.0.rank())).collect();
        let ranks = if ranks.is_empty() { "–".to_owned() } else { ranks.join(" ") };
        Html::new(format!("{} {}", rich(&suit.symbol().to_string(), w), text::escaped(&ranks)))
    };
    Suit::ALL.into_iter().rev().map(one).collect()
}
