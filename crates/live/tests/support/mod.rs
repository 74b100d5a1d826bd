//! Players who do anything, and somebody who stands by and notes what he sees. What he may know he works
//! out from the cards that fell, not from any view.

#![allow(dead_code, reason = "not every test needs everything")]

pub mod deal;
pub mod tries;

use bridge::{Call, Contract, Doubled, Level, Strain};
use bridge_laws::{
    Status,
    event::{About, Designation, Event as LawEvent, Exposure, Request, Seen},
    words::{Answer, QuestionId},
};
use cards::{BySeat, Card, CardSet, Rank, Seat, Suit};
use live::{
    Act, Actor, Chair, Created, Dice, Event, GameSetup, Robot, Room, Spectators, Text, Told, Watching,
    bridge::{self as game, Board, BoardSetup, Given},
    doko::DealSetup,
};
use wording::{Lang, Lexicon};

/// These hands of Doppelkopf, dealt by position 4: position 1 is asked first.
pub fn deal_of<T: AsRef<str>>(hands: [T; 4]) -> DealSetup {
    DealSetup {
        dealer: Chair::ALL[3],
        hands: hands.map(|hand| hand.as_ref().split(' ').map(|card| Text(card.parse().unwrap())).collect()),
        rules: Text::default(),
        readings: Vec::new(),
        owes: [false; 4],
        forced: false,
        misdealt: false,
    }
}

pub fn words() -> &'static Lexicon {
    static WORDS: Lexicon = Lexicon::new(Lang::En);
    &WORDS
}

/// How many tables.
pub fn count() -> u64 {
    number("STICH_VIEWS", 300)
}

/// The seed of the first.
pub fn first() -> u64 {
    number("STICH_SEED", 1)
}

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.replace('_', "").parse().ok()).unwrap_or(otherwise)
}

/// Seeds at which longer runs by hand found that something was told: they are always tried.
const FOUND: &[u64] = &[
    2_245, 2_878, 4_923, 200_398, 213_036, 214_317, 219_300, 219_875, 219_895, 306_667, 333_477, 416_552,
    521_886, 529_782, 608_929, 637_786,
];

/// Tries every seed, on all cores, and adds up the two things that each counts.
pub fn tally(one: impl Fn(u64) -> (usize, usize) + Sync) -> (usize, usize) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let share = |core| {
        let seeds = FOUND.iter().copied().chain(first()..first() + count()).skip(core).step_by(cores);
        seeds.map(&one).fold((0, 0), |all, (a, b)| (all.0 + a, all.1 + b))
    };
    let share = &share;
    std::thread::scope(|scope| {
        let cores: Vec<_> = (0..cores).map(|core| scope.spawn(move || share(core))).collect();
        cores.into_iter().map(|core| core.join().unwrap()).fold((0, 0), |all, (a, b)| (all.0 + a, all.1 + b))
    })
}

/// All cards that a text names, as `SA` or as `♠A`.
pub fn cards_in(text: &str) -> CardSet {
    let mut found = CardSet::EMPTY;
    let chars: Vec<char> = text.chars().collect();
    for (i, &c) in chars.iter().enumerate() {
        let Some(suit) = Suit::from_char(c).filter(|_| !c.is_ascii_lowercase()) else { continue };
        let after = |n: usize| chars.get(i + n).copied().unwrap_or(' ');
        let rank = match (after(1), after(2)) {
            ('1', '0') => Some(Rank::Ten),
            (letter, _) => Rank::from_char(letter).filter(|_| !letter.is_ascii_lowercase()),
        };
        let alone = !c.is_ascii()
            || !i.checked_sub(1).is_some_and(|before| chars[before].is_alphanumeric())
                && !after(2).is_alphanumeric();
        if let Some(rank) = rank.filter(|_| alone) {
            found.insert(Card::new(suit, rank));
        }
    }
    found
}

/// Somebody who sees what falls on the table.
pub struct Bystander {
    dealt: BySeat<CardSet>,
    pub board: Board,
    acts: Vec<(Option<Seat>, LawEvent)>,
    created: Created,
    shown: CardSet,
    /// What each player was shown with a claim besides (68C).
    faced: BySeat<CardSet>,
    /// What each has laid face down last.
    face_down: BySeat<Option<Card>>,
}

impl Bystander {
    pub fn new(created: &Created) -> Bystander {
        let GameSetup::Bridge(setup) = &created.game else { panic!("no board") };
        Bystander {
            dealt: BySeat(setup.deal.0.hands.0.map(Option::unwrap_or_default)),
            board: Board::new(setup, created.watching).unwrap(),
            acts: Vec::new(),
            created: created.clone(),
            shown: CardSet::EMPTY,
            faced: BySeat::default(),
            face_down: BySeat::default(),
        }
    }

    /// This happened in front of him.
    pub fn saw(&mut self, event: &Event) {
        match event {
            Event::Acted { by, act: Told::Bridge(told), .. } => {
                let by = by.chair().map(Chair::seat);
                let event = self.board.understood(by, told).unwrap();
                let is_turned_up = |trick: u8| match event {
                    LawEvent::CallDirector { about: About::Trick(of), .. } => of == trick,
                    LawEvent::CallDirector { about: About::HandsDiffer, .. } => true,
                    _ => false,
                };
                // The tricks are turned up, and what is too much in them is seen.
                let surplus = self.board.table().state().surplus.iter();
                self.shown = self.shown
                    | surplus.filter(|(.., of)| is_turned_up(*of)).map(|(_, card, _)| *card).collect();
                self.board.act(by, &event).unwrap();
                self.acts.push((by, event.clone()));
                match event {
                    LawEvent::Play { card, .. }
                    | LawEvent::Lead { card, .. }
                    | LawEvent::DummyPutsOut { card, .. } => {
                        self.shown.insert(card);
                    }
                    LawEvent::Expose { cards, .. } => {
                        self.shown = self.shown | cards.iter().map(|(_, card)| *card).collect();
                    }
                    LawEvent::TwoCards { visible, .. } => {
                        self.shown = self.shown | visible.into_iter().collect();
                    }
                    LawEvent::Spread { seat, cards } => {
                        let whole = self.board.table().state().hands[seat].known;
                        let begun: CardSet = cards.into_iter().collect();
                        self.shown = self.shown | if begun.is_empty() { whole } else { begun };
                    }
                    // 68C: who claims faces his hand; a defender’s partner need not see it (68B2).
                    LawEvent::Claim { by, tricks: 1.., .. } => self.claims(by),
                    // 48B2: his cards have said it.
                    LawEvent::Answer { question: QuestionId::MeantAsClaim, with: Answer::Yes, .. } => {
                        self.claims(self.board.table().state().declarer);
                    }
                    LawEvent::LeadFaceDown { seat, card } => self.face_down[seat] = card,
                    LawEvent::Face { seat, .. } => {
                        self.shown.insert(self.face_down[seat].unwrap());
                    }
                    _ => {}
                }
            }
            Event::Undone => {
                self.acts.pop();
                let GameSetup::Bridge(setup) = &self.created.game else { panic!("no board") };
                self.board = Board::new(setup, self.created.watching).unwrap();
                for (by, act) in &self.acts {
                    self.board.act(*by, act).unwrap();
                }
            }
            _ => {}
        }
        let state = self.board.table().state();
        if let Some(dummy) = state.spread {
            self.shown = self.shown | state.hands[dummy].known;
        }
        let fell = state.history.iter().flat_map(|q| q.trick.cards.0).chain(state.trick.cards.0);
        self.shown = self.shown | fell.flatten().collect();
    }

    fn claims(&mut self, by: Seat) {
        let (table, hand) = (self.board.table(), self.hand(by));
        if table.claim_to_answer() == Some(by) {
            let declares = table.state().declarer == by;
            if declares {
                self.shown = self.shown | hand;
            }
            for seat in Seat::ALL.into_iter().filter(|&seat| seat != by.partner() || declares) {
                self.faced[seat] = self.faced[seat] | hand;
            }
        }
    }

    /// What somebody in this seat, or beside the table, may know: his own cards and what was shown.
    pub fn may_see(&self, seat: Option<Seat>) -> CardSet {
        seat.map_or(CardSet::EMPTY, |seat| self.dealt[seat] | self.faced[seat]) | self.shown
    }

    fn hand(&self, seat: Seat) -> CardSet {
        self.board.table().state().hands[seat].known
    }
}

/// Everybody at the table.
pub struct Players {
    dice: Dice,
    anything: usize,
}

/// From here on nobody does anything silly.
const PATIENCE: usize = 500;

impl Players {
    pub fn new(seed: u64) -> Players {
        let mut dice = Dice::new(seed, &[17]);
        let anything = dice.one_of(&[0, 40, 150, 400]).unwrap();
        Players { dice, anything }
    }

    /// A table of robots.
    pub fn sit_down(&mut self) -> Created {
        let hands = game::shuffled(|n| self.dice.below(n));
        let number = u32::try_from(self.dice.below(16)).unwrap() + 1;
        let mut setup = BoardSetup::numbered(number, hands);
        if self.dice.below(4) > 0 {
            let strain = self.dice.one_of(&Strain::ALL).unwrap();
            let contract = Contract { level: Level::ONE, strain, doubled: Doubled::Undoubled };
            let declarer = self.dice.one_of(&Seat::ALL).unwrap();
            setup.contract = Some(Given { contract: Text(contract), declarer: Text(declarer) });
        }
        let robots =
            Chair::ALL.map(|_| self.dice.one_of(&[Some(Robot::Careful), Some(Robot::Careless)]).unwrap());
        Created {
            name: "test".to_owned(),
            game: GameSetup::Bridge(setup),
            watching: self.dice.one_of(&[Watching::Always, Watching::OnCall]).unwrap(),
            spectators: self
                .dice
                .one_of(&[
                    Spectators::Delayed { tricks: 0 },
                    Spectators::Delayed { tricks: 2 },
                    Spectators::Afterwards,
                ])
                .unwrap(),
            robots,
            names: Default::default(),
            seed: self.dice.number(),
        }
    }

    /// What happens next, if it can.
    pub fn next(&mut self, room: &Room, bystander: &Bystander, step: usize) -> Option<Event> {
        if step < PATIENCE && self.dice.once_in_a_thousand(self.anything) {
            return self.anything(room, bystander);
        }
        let table = bystander.board.table();
        match table.status() {
            Status::Question(question) => {
                let answers = table.answers(question);
                let with = self.dice.one_of(&answers).unwrap_or(Answer::No);
                tell(room, Actor::Director, LawEvent::answer(question, with))
            }
            Status::Election(election) if self.dice.below(3) == 0 => {
                let choice = self.dice.one_of(&election.options).unwrap();
                tell(room, Actor::Director, LawEvent::Choose(vec![(election.by[0], choice)]))
            }
            status => {
                if let Some(&(_, _, trick)) = table.state().surplus.first().filter(|_| step.is_multiple_of(7))
                {
                    let about = About::Trick(trick);
                    return tell(room, Actor::Director, LawEvent::CallDirector { by: Seat::North, about });
                }
                if let Some((chair, act)) = room.robot_act() {
                    return room.decide(Actor::Robot(chair), &act.into()).ok();
                }
                if let Status::Play(hand) = status {
                    // Whatever the laws take from this hand, where a robot does not see it.
                    let seat = table.state().player_of(hand);
                    let by = Actor::Robot(seat.into());
                    let legal = table.legal(hand).cards.iter();
                    let mut played = legal.map(|card| tell(room, by, LawEvent::Play { seat: hand, card }));
                    if let Some(event) = played.find_map(|event| event) {
                        return Some(event);
                    }
                }
                let by = table.state().declarer;
                tell(room, Actor::Director, LawEvent::CallDirector { by, about: About::ThisNow })
            }
        }
    }

    fn any_call(&mut self) -> Call {
        let level = Level::try_new(u8::try_from(self.dice.below(3)).unwrap() + 1).unwrap();
        let bid = Call::Bid(level, self.dice.one_of(&Strain::ALL).unwrap());
        self.dice.one_of(&[Call::Pass, Call::Pass, Call::Double, Call::Redouble, bid, bid]).unwrap()
    }

    fn anything(&mut self, room: &Room, bystander: &Bystander) -> Option<Event> {
        let seat = self.dice.one_of(&Seat::ALL).unwrap();
        let state = bystander.board.table().state();
        let own: Vec<Card> = bystander.hand(seat).iter().collect();
        let dummys: Vec<Card> = bystander.hand(state.dummy()).iter().collect();
        let card = self.dice.one_of(&own)?;
        let trick = state.trick_number();
        let lying = state.trick.cards[seat];
        let dummy = state.dummy();
        let any = |dice: &mut Dice| u8::try_from(dice.below(4)).unwrap();
        let call_director = |about| LawEvent::CallDirector { by: seat, about };
        let calls = bystander.board.table().calls().len() + 1;
        let call = u8::try_from(self.dice.below(calls) + 1).ok();
        let event = match self.dice.below(40) {
            20..23 => LawEvent::Call { seat, call: self.any_call() },
            23 => {
                let cards = vec![card, self.dice.one_of(&own)?];
                let visible = if self.dice.below(2) == 0 { vec![card] } else { cards.clone() };
                LawEvent::TwoCards { seat, cards, visible }
            }
            24 => {
                let fell = LawEvent::Simultaneous(bystander.board.last_two()?.to_vec());
                return tell(room, Actor::Director, fell);
            }
            26 => LawEvent::Lead { seat, card },
            27 => LawEvent::Designate(self.dice.one_of(&[
                Designation::High,
                Designation::Low,
                Designation::Win,
                Designation::Anything,
                Designation::Card { suit: Some(card.suit()), rank: None },
                Designation::Card { suit: None, rank: Some(card.rank()) },
            ])?),
            28 => LawEvent::DummyPutsOut { seat: dummy, card: self.dice.one_of(&dummys)?, instead_of: None },
            29 => LawEvent::DummySuggests { seat: dummy, card: self.dice.one_of(&dummys)? },
            30 => LawEvent::Request {
                by: seat,
                what: self.dice.one_of(&[
                    Request::Review,
                    Request::OwnLastCard,
                    Request::InspectTrick(None),
                    Request::HavingNone(seat.next()),
                    Request::DrawAttention(Some(seat.next())),
                ])?,
            },
            31 => LawEvent::Withdraw { seat, card: None },
            32 => {
                let how = self.dice.one_of(&[Exposure::Deliberate, Exposure::Named, Exposure::Held])?;
                LawEvent::Expose { cards: vec![(seat, card)], how, seen: Seen::Everybody }
            }
            33 => LawEvent::Spread { seat, cards: vec![card] },
            34 => LawEvent::Alert { by: seat, call },
            35 => LawEvent::Request { by: seat, what: Request::Explanation(call) },
            36..38 => LawEvent::Explain { by: seat, call, words: "four or more of them".to_owned() },
            39 => LawEvent::TricksWon { by: seat, tricks: any(&mut self.dice) },
            38 => LawEvent::BreakInTempo { by: seat, of: self.dice.one_of(&Seat::ALL)? },
            0..6 => LawEvent::Play { seat, card },
            6 => LawEvent::Play { seat: dummy, card: self.dice.one_of(&dummys)? },
            7..9 => {
                let how = self.dice.one_of(&[Exposure::Accident, Exposure::Deliberate])?;
                LawEvent::Expose { cards: vec![(seat, card)], how, seen: Seen::Everybody }
            }
            9..11 => LawEvent::LeadFaceDown { seat, card: Some(card) },
            11 => LawEvent::Face { seat, card: None },
            12 => LawEvent::Withdraw { seat, card: Some(lying?) },
            13..15 => call_director(About::ThisNow),
            15 => {
                let by = self.dice.one_of(&Seat::ALL)?;
                let trick = trick.saturating_sub(any(&mut self.dice)).max(1);
                call_director(About::Revoke { by, trick })
            }
            16 => LawEvent::Concede { by: seat, tricks: any(&mut self.dice) },
            17 => LawEvent::Claim { by: seat, tricks: any(&mut self.dice), line: None },
            18 if self.dice.below(2) == 0 => LawEvent::Agree { by: seat },
            18 => LawEvent::Object { by: seat },
            _ => return room.undo(Actor::Director).ok(),
        };
        tell(room, Actor::Robot(seat.into()), event)
    }
}

/// What somebody tells, if it can be.
fn tell(room: &Room, by: Actor, event: LawEvent) -> Option<Event> {
    room.decide(by, &Act::Bridge(event).into()).ok()
}
