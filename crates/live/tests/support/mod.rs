//! Players who do anything, and somebody who stands by and notes what he sees. What he may know he works
//! out from the cards that fell, not from any view.

#![allow(dead_code, reason = "not every test needs everything")]

use bridge::{Call, Contract, Doubled, Level, Strain};
use bridge_laws::{Status, words::Answer};
use cards::{BySeat, Card, CardSet, Rank, Seat, Suit};
use live::{
    Act, Actor, Chair, Created, Dice, Event, GameSetup, Robot, Room, Spectators, Text, Watching,
    bridge::{self as game, Board, BoardSetup, Given},
};
use wording::{Lang, Lexicon};

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
    acts: Vec<(Option<Seat>, game::Act)>,
    created: Created,
    shown: CardSet,
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
            face_down: BySeat::default(),
        }
    }

    /// This happened in front of him.
    pub fn saw(&mut self, event: &Event) {
        match event {
            Event::Acted { by, act: Act::Bridge(act) } => {
                let by = by.chair().map(Chair::seat);
                if let game::Act::CallAboutTrick { trick } = act {
                    // The trick is turned up, and what is too much in it is seen.
                    let surplus = &self.board.table().state().surplus;
                    self.shown = self.shown
                        | surplus.iter().filter(|(.., of)| of == trick).map(|(_, card, _)| *card).collect();
                }
                self.board.act(by, act).unwrap();
                self.acts.push((by, act.clone()));
                match (act, by) {
                    (game::Act::Play { card, .. } | game::Act::Show { card, .. }, _) => {
                        self.shown.insert(card.0);
                    }
                    (game::Act::PlayTwo { cards: [first, second], covered, .. }, _) => {
                        self.shown.insert(first.0);
                        if !covered {
                            self.shown.insert(second.0);
                        }
                    }
                    (game::Act::LeadFaceDown { card }, Some(seat)) => self.face_down[seat] = Some(card.0),
                    (game::Act::TurnUp, Some(seat)) => {
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

    /// What somebody in this seat, or beside the table, may know: his own cards and what was shown.
    pub fn may_see(&self, seat: Option<Seat>) -> CardSet {
        seat.map_or(CardSet::EMPTY, |seat| self.dealt[seat]) | self.shown
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
                let act = game::Act::Answer { question: question.id().to_owned(), with: Text(with) };
                room.decide(Actor::Director, &Act::Bridge(act)).ok()
            }
            Status::Election(election) if self.dice.below(3) == 0 => {
                let choice = self.dice.one_of(&election.options).unwrap();
                let act = game::Act::Choose { choice: Text(choice), by: None };
                room.decide(Actor::Director, &Act::Bridge(act)).ok()
            }
            status => {
                if let Some(&(_, _, trick)) = table.state().surplus.first().filter(|_| step.is_multiple_of(7))
                {
                    let act = game::Act::CallAboutTrick { trick };
                    return room.decide(Actor::Director, &Act::Bridge(act)).ok();
                }
                if let Some((chair, act)) = room.robot_act() {
                    return room.decide(Actor::Robot(chair), &act).ok();
                }
                let call = || Act::Bridge(game::Act::CallDirector { revoke: None });
                if let Status::Play(hand) = status {
                    // Whatever the laws take from this hand, where a robot does not see it.
                    let seat = table.state().player_of(hand);
                    let play = |card| game::Act::Play { card: Text(card), dummy: hand != seat };
                    let by = Actor::Robot(seat.into());
                    let legal = table.legal(hand).cards.iter();
                    let mut played = legal.map(|card| room.decide(by, &Act::Bridge(play(card))));
                    if let Some(event) = played.find_map(Result::ok) {
                        return Some(event);
                    }
                }
                room.decide(Actor::Director, &call()).ok()
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
        let card = Text(self.dice.one_of(&own)?);
        let trick = state.trick_number();
        let lying = state.trick.cards[seat];
        let any = |dice: &mut Dice| u8::try_from(dice.below(4)).unwrap();
        let act = match self.dice.below(26) {
            20..23 => game::Act::Call { call: Text(self.any_call()) },
            23 => {
                let cards = [card, Text(self.dice.one_of(&own)?)];
                game::Act::PlayTwo { cards, covered: self.dice.below(2) == 0, dummy: false }
            }
            24 => {
                return room.decide(Actor::Director, &Act::Bridge(game::Act::AtOnce)).ok();
            }
            0..6 => game::Act::Play { card, dummy: false },
            6 => game::Act::Play { card: Text(self.dice.one_of(&dummys)?), dummy: true },
            7..9 => game::Act::Show { card, dropped: self.dice.below(2) == 0 },
            9..11 => game::Act::LeadFaceDown { card },
            11 => game::Act::TurnUp,
            12 => game::Act::TakeBack { card: Text(lying?), dummy: false },
            13..15 => game::Act::CallDirector { revoke: None },
            15 => {
                let by = Text(self.dice.one_of(&Seat::ALL)?);
                let trick = trick.saturating_sub(any(&mut self.dice)).max(1);
                game::Act::CallDirector { revoke: Some(game::Suspected { by, trick }) }
            }
            16 => game::Act::Concede { tricks: any(&mut self.dice) },
            17 => game::Act::Claim { tricks: any(&mut self.dice), line: String::new() },
            18 => self
                .dice
                .one_of(&[true, false])
                .map(|yes| if yes { game::Act::Agree } else { game::Act::Object })?,
            _ => return room.undo(Actor::Director).ok(),
        };
        room.decide(Actor::Robot(seat.into()), &Act::Bridge(act)).ok()
    }
}
