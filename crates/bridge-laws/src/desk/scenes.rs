//! What is asked for each topic, and the table that the answers make.

use bridge::{Contract, Doubled, Level, Strain, Vulnerability};
use cards::{BySeat, BySide, Card, CardSet, Rank, Seat, Suit};

use super::{Known, Situation, Topic, calls};
use crate::{
    event::{About, Designation, Event, Exposure, Seen},
    facts::Rules,
    laws::{revoke, transfer},
    state::Hand,
    table::{PenaltyCard, Setup},
    words::{Answer, Grade, Pending, Question},
};

/// What the answers make.
pub(super) struct Scene {
    pub situation: Situation,
    pub begins: Begins,
    pub events: Vec<Event>,
}

/// Where the table is when it happens.
pub(super) enum Begins {
    /// The auction is open, and this player dealt.
    Auction(Seat),
    /// The play of a contract in this denomination. Who is on lead in the second trick; `None`: the opening
    /// lead is due.
    Play(Strain, Option<Seat>),
}

impl Scene {
    pub fn setup(&self, rules: Rules) -> Setup {
        let declarer = self.situation.declarer;
        let (dealer, contract, on_lead) = match self.begins {
            Begins::Auction(dealer) => (dealer, None, None),
            Begins::Play(strain, on_lead) => {
                let contract = Contract { level: Level::ONE, strain, doubled: Doubled::Undoubled };
                (declarer, Some((contract, declarer)), on_lead)
            }
        };
        let hand = Hand { count: if on_lead.is_some() { 12 } else { 13 }, ..Hand::default() };
        Setup {
            hands: BySeat([hand; 4]),
            dealer,
            vulnerable: Vulnerability::None,
            contract,
            start: on_lead.map(|seat| (seat, BySide([1, 0]))),
            rules,
        }
    }
}

pub(super) fn seat(told: &Known, question: Question) -> Result<Seat, Pending> {
    match told.ask(question, &[])? {
        Answer::Seat(seat) => Ok(seat),
        _ => Err(Pending::Question { question, clauses: Vec::new() }),
    }
}

fn card(told: &Known, question: Question) -> Result<Card, Pending> {
    match told.ask(question, &[])? {
        Answer::Card(card) => Ok(card),
        _ => Err(Pending::Question { question, clauses: Vec::new() }),
    }
}

pub(super) fn call_director(by: Seat, about: About) -> Event {
    Event::CallDirector { by, about }
}

/// The situation, or the first question that stands in its way.
pub(super) fn scene(topic: Topic, told: &Known) -> Result<Scene, Pending> {
    let declarer = || seat(told, Question::Declarer);
    match topic {
        Topic::CallOutOfRotation => calls::out_of_rotation(told),
        Topic::InsufficientBid => calls::insufficient(told),
        Topic::CallChanged => calls::changed(told),
        Topic::OpeningLeadOutOfTurn => opening_lead(told, declarer()?),
        Topic::LeadOutOfTurn | Topic::DeclarersLeadOutOfTurn => later_lead(told, declarer()?),
        Topic::PenaltyCard | Topic::CardExposed => shown(topic, told, declarer()?),
        Topic::PrematurePlay => premature(told, declarer()?),
        Topic::Simultaneous => simultaneous(told, declarer()?),
        Topic::Designation => designation(told, declarer()?),
        Topic::Revoke => revoke(told, declarer()?),
        Topic::Claim => claim(told, declarer()?),
    }
}

fn opening_lead(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let offender = seat(told, Question::Leader)?;
    let turn = declarer.next();
    let up = told.ask(Question::Face, &[])? == Answer::Up;
    let card = if up { Some(card(told, Question::Card)?) } else { None };
    let led = match card {
        Some(card) => Event::Play { seat: offender, card },
        None => Event::LeadFaceDown { seat: offender, card: None },
    };
    Ok(Scene {
        situation: Situation { declarer, offender, turn, card },
        begins: Begins::Play(Strain::NoTrump, None),
        events: vec![led, call_director(declarer, About::ThisNow)],
    })
}

fn later_lead(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let offender = seat(told, Question::Leader)?;
    let turn = seat(told, Question::Turn)?;
    let card = card(told, Question::Card)?;
    Ok(Scene {
        situation: Situation { declarer, offender, turn, card: Some(card) },
        begins: Begins::Play(Strain::NoTrump, Some(turn)),
        events: vec![Event::Play { seat: offender, card }, call_director(offender.next(), About::ThisNow)],
    })
}

fn shown(topic: Topic, told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let owner = seat(told, Question::Offender)?;
    let shown = card(told, Question::Card)?;
    let how = match told.ask(Question::MeantAs(owner), &[])? {
        Answer::Accident => Exposure::Accident,
        _ => Exposure::Deliberate,
    };
    let turn = if topic == Topic::PenaltyCard { seat(told, Question::Turn)? } else { declarer };
    Ok(Scene {
        situation: Situation { declarer, offender: owner, turn, card: Some(shown) },
        begins: Begins::Play(Strain::NoTrump, Some(turn)),
        events: vec![
            Event::Expose { cards: vec![(owner, shown)], how, seen: Seen::Everybody },
            call_director(owner.next(), About::ThisNow),
        ],
    })
}

/// A lead later on the board, while these penalty cards lie there.
pub(super) fn lead_with_penalty_cards(declarer: Seat, cards: &[PenaltyCard], leader: Seat) -> Scene {
    let mut events = Vec::new();
    for penalty in cards {
        let how = match penalty.grade {
            Grade::Minor => Exposure::Accident,
            Grade::Major => Exposure::Deliberate,
        };
        events.push(Event::Expose { cards: vec![(penalty.seat, penalty.card)], how, seen: Seen::Everybody });
        events.push(call_director(declarer, About::ThisNow));
    }
    let owner = leader.partner();
    let card = cards.iter().find(|p| p.seat == owner).or(cards.first()).map(|p| p.card);
    Scene {
        situation: Situation { declarer, offender: owner, turn: leader, card },
        begins: Begins::Play(Strain::NoTrump, Some(leader)),
        events,
    }
}

/// Declarer's side has led, the defender after it is to play, and his partner plays before him.
fn premature(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let offender = seat(told, Question::Offender)?;
    let led = card(told, Question::Led)?;
    let early = card(told, Question::Card)?;
    let turn = offender.partner();
    let leader = turn.previous();
    Ok(Scene {
        situation: Situation { declarer, offender, turn, card: Some(early) },
        begins: Begins::Play(Strain::NoTrump, Some(leader)),
        events: vec![
            Event::Play { seat: leader, card: led },
            Event::Play { seat: offender, card: early },
            call_director(declarer, About::ThisNow),
        ],
    })
}

/// Two hands lay cards at the same moment, or one hand two cards.
fn simultaneous(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let turn = seat(told, Question::Turn)?;
    let first = card(told, Question::Led)?;
    let offender = seat(told, Question::Offender)?;
    let second = card(told, Question::Card)?;
    let laid = if turn == offender {
        Event::TwoCards { seat: turn, cards: vec![first, second], visible: vec![first, second] }
    } else {
        Event::Simultaneous(vec![(turn, first), (offender, second)])
    };
    Ok(Scene {
        situation: Situation { declarer, offender, turn, card: Some(second) },
        begins: Begins::Play(Strain::NoTrump, Some(turn)),
        events: vec![laid, call_director(offender.next(), About::ThisNow)],
    })
}

/// Declarer named one card of dummy and says that he meant another.
fn designation(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let dummy = declarer.partner();
    let named = card(told, Question::Card)?;
    let meant = card(told, Question::IntendedCard(declarer))?;
    let words =
        |card: Card| Event::Designate(Designation::Card { suit: Some(card.suit()), rank: Some(card.rank()) });
    Ok(Scene {
        situation: Situation { declarer, offender: dummy, turn: dummy, card: Some(named) },
        begins: Begins::Play(Strain::NoTrump, Some(dummy)),
        events: vec![words(named), words(meant), call_director(declarer.next(), About::ThisNow)],
    })
}

/// A claim that an opponent does not agree to: play is suspended, and the director weighs it.
fn claim(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let by = seat(told, Question::Offender)?;
    Ok(Scene {
        situation: Situation { declarer, offender: by, turn: by, card: None },
        begins: Begins::Play(Strain::NoTrump, Some(by)),
        // How many tricks and which line are for the director to weigh.
        events: vec![Event::Claim { by, tricks: 12, line: None }, Event::Object { by: by.next() }],
    })
}

fn revoke(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    const TRICK: u8 = 2;
    let offender = seat(told, Question::Offender)?;
    let led = card(told, Question::Led)?;
    let played = card(told, Question::Card)?;
    let called = call_director(offender.next(), About::Revoke { by: offender, trick: TRICK });
    let situation = |turn| Situation { declarer, offender, turn, card: Some(played) };
    if told.ask(Question::PlayedOn(offender), &[revoke::BY_PLAY])? == Answer::No {
        let leader = offender.previous();
        return Ok(Scene {
            situation: situation(offender),
            begins: Begins::Play(Strain::NoTrump, Some(leader)),
            events: vec![
                Event::Play { seat: leader, card: led },
                Event::Play { seat: offender, card: played },
                called,
            ],
        });
    }
    let winner = seat(told, Question::WonTrick)?;
    let later =
        told.ask(Question::WonLater(offender), &[transfer::HE_WON, transfer::HIS_SIDE_WON])? == Answer::Yes;
    // The cards of the others do not matter for 64A, only who won: they are chosen so that the
    // winner is the one who won. The revoker wins with a trump, anybody else with the suit led.
    let (leader, strain) = if winner == offender {
        (offender.previous(), Strain::from(played.suit()))
    } else {
        (winner, Strain::NoTrump)
    };
    let mut free = CardSet::PACK.without(led).without(played);
    let mut events = trick_of_revoke(leader, led, (offender, played), &mut free);
    let takes = if later { offender } else { offender.next() };
    events.extend(later_trick(winner, takes, strain, free));
    events.push(called);
    Ok(Scene { situation: situation(offender), begins: Begins::Play(strain, Some(leader)), events })
}

/// The trick with the revoke in it, and nothing of its two suits from anybody else.
fn trick_of_revoke(leader: Seat, led: Card, revoke: (Seat, Card), free: &mut CardSet) -> Vec<Event> {
    let (offender, played) = revoke;
    let mut card_of = |seat: Seat| {
        if seat == leader {
            return Some(led);
        }
        if seat == offender {
            return Some(played);
        }
        let card = free.iter().find(|card| card.suit() != led.suit() && card.suit() != played.suit())?;
        free.remove(card);
        Some(card)
    };
    leader.round().into_iter().filter_map(|seat| Some(Event::Play { seat, card: card_of(seat)? })).collect()
}

/// A trick of a side suit of which enough cards are left, for this hand to win.
fn later_trick(leader: Seat, takes: Seat, strain: Strain, free: CardSet) -> Vec<Event> {
    let suit = Suit::ALL.into_iter().max_by_key(|&suit| (strain.trump() != Some(suit), free.of(suit).len()));
    let mut of_suit = suit.map(|suit| free.of(suit)).unwrap_or_default();
    let mut card_of = |seat: Seat| {
        let card = if seat == takes { of_suit.highest()? } else { of_suit.lowest()? };
        of_suit.remove(card);
        Some(card)
    };
    leader.round().into_iter().filter_map(|seat| Some(Event::Play { seat, card: card_of(seat)? })).collect()
}

/// Who can be the answer to a question about a seat; the ordinary one first.
fn seats(topic: Topic, told: &Known, question: Question) -> Vec<Seat> {
    let known = |question| match told.if_told(question) {
        Some(Answer::Seat(seat)) => Some(seat),
        _ => None,
    };
    let Some(declarer) = known(Question::Declarer).filter(|_| question != Question::Declarer) else {
        return vec![Seat::South, Seat::West, Seat::North, Seat::East];
    };
    let (dummy, left, right) = (declarer.partner(), declarer.next(), declarer.previous());
    match (topic, question) {
        (Topic::OpeningLeadOutOfTurn, Question::Leader) => vec![right, dummy, declarer],
        (Topic::DeclarersLeadOutOfTurn, Question::Leader) => vec![declarer, dummy],
        (Topic::LeadOutOfTurn, Question::Leader) => vec![right, left],
        (Topic::PenaltyCard | Topic::PrematurePlay, Question::Offender) => vec![right, left],
        (_, Question::Offender) => vec![right, left, declarer, dummy],
        (Topic::LeadOutOfTurn | Topic::DeclarersLeadOutOfTurn, Question::Turn) => {
            let offender = known(Question::Leader).unwrap_or(right);
            [offender.partner(), declarer, dummy, left, right]
                .into_iter()
                .enumerate()
                .filter(|&(i, seat)| seat != offender && (i == 0 || seat != offender.partner()))
                .map(|(_, seat)| seat)
                .collect()
        }
        (Topic::PenaltyCard, Question::Turn) => {
            let owner = known(Question::Offender).unwrap_or(right);
            vec![owner.partner(), owner, declarer, dummy]
        }
        (Topic::Revoke, Question::WonTrick) => {
            let offender = known(Question::Offender).unwrap_or(right);
            vec![offender, offender.partner(), offender.next(), offender.previous()]
        }
        _ => vec![declarer, left, dummy, right],
    }
}

/// The answers that lead on, the ordinary one first; for cards an example.
pub(super) fn answers(topic: Topic, told: &Known, question: Question) -> Vec<Answer> {
    if let Some(answers) = calls::answers(topic, told, question) {
        return answers;
    }
    let examples = |texts: &[(Suit, Rank)]| -> Vec<Answer> {
        texts.iter().map(|&(suit, rank)| Answer::Card(Card::new(suit, rank))).collect()
    };
    match question {
        Question::Declarer | Question::Leader | Question::Offender | Question::Turn | Question::WonTrick => {
            seats(topic, told, question).into_iter().map(Answer::Seat).collect()
        }
        Question::Face => vec![Answer::Up, Answer::Down],
        Question::MeantAs(_) => vec![Answer::Accident, Answer::Follow],
        Question::PlayedOn(_) | Question::WonLater(_) => vec![Answer::No, Answer::Yes],
        Question::Card => match topic {
            // A small card may be a minor penalty card, an honour never.
            Topic::PenaltyCard | Topic::CardExposed => {
                examples(&[(Suit::Diamonds, Rank::Seven), (Suit::Diamonds, Rank::King)])
            }
            Topic::Revoke => examples(&[(Suit::Spades, Rank::Four)]),
            _ => examples(&[(Suit::Diamonds, Rank::Seven)]),
        },
        Question::Led => examples(&[(Suit::Hearts, Rank::Nine)]),
        _ => examples(&[(Suit::Diamonds, Rank::Eight)]),
    }
}

/// Can this be the answer?
pub(super) fn fits(topic: Topic, told: &Known, question: Question, answer: Answer) -> bool {
    let offered = answers(topic, told, question);
    match answer {
        Answer::Card(_) => offered.iter().any(|a| matches!(a, Answer::Card(_))),
        Answer::Call(call) => calls::fits(topic, told, question, call),
        // What he meant has more answers than the one that is offered for each kind.
        Answer::Lead | Answer::Follow | Answer::Spread => offered.contains(&Answer::Follow),
        _ => offered.contains(&answer),
    }
}
