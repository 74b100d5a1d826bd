//! Players who do not take care.

use chacha20::ChaCha8Rng;
use doppelkopf::{Call, Hand, Kind, Naming, Party, Say, Spoken, Trumps};
use doppelkopf_laws::{
    Setup, Status, Watch,
    event::{Counted, Event},
    offence::{Act, Offence},
    words::{Choice, Question},
};
use doppelkopf_rules::{ByPosition, Lap, Point, Position, Positions, Preset, Rules, TableSize};
use doppelkopf_score::ByParty;
use rand::{
    RngExt, SeedableRng,
    seq::{IndexedRandom, IteratorRandom, SliceRandom},
};

use super::{checks, watched::Watched};

/// The `n`th solo, as the first of the round or not.
pub fn solo(owes: bool, n: usize) -> Naming {
    let trumps = Trumps::ALL[n % Trumps::ALL.len()];
    if owes { Naming::Pflichtsolo(trumps) } else { Naming::Lustsolo(trumps) }
}

/// Four to seven players, as careless as the deal has it.
pub struct Players {
    pub rng: ChaCha8Rng,
    careless: f64,
}

impl Players {
    /// Players and their deal, all by chance.
    pub fn sit_down(seed: u64) -> (Players, Setup, ByPosition<Hand>) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let size = *TableSize::ALL.choose(&mut rng).unwrap();
        let dealer = *checks::seats(size).choose(&mut rng).unwrap();
        let mut setup = Setup::new(size, dealer);
        setup.lap = *Lap::ALL.choose(&mut rng).unwrap();
        setup.owes = size.positions().filter(|_| rng.random_bool(0.6)).collect();
        setup.dealt_by = rng.random_bool(0.03).then(|| *checks::seats(size).choose(&mut rng).unwrap());
        setup.watch = *[Watch::OnCall, Watch::Always].choose(&mut rng).unwrap();
        let preset = *[Preset::Sheet, Preset::Tsr].choose(&mut rng).unwrap();
        setup.rules = Rules::from(preset);
        if rng.random_bool(0.3) {
            for &point in Point::ALL.iter().filter(|point| point.has_switch()) {
                if rng.random_bool(0.3) {
                    setup.rules = setup.rules.other_way(point);
                }
            }
        }
        let careless = *[0.02, 0.1, 0.25, 0.5].choose(&mut rng).unwrap();
        let mut players = Players { rng, careless };
        let deal = players.deal(&mut setup);
        let owing = setup.owes.iter().any(|p| deal[p] != Hand::EMPTY);
        setup.forced = owing && players.rng.random_bool(0.1);
        (players, setup, deal)
    }

    /// Shuffles and deals; some tables know all hands, some none, some a part.
    pub fn deal(&mut self, setup: &mut Setup) -> ByPosition<Hand> {
        let dealt_by = setup.dealt_by.unwrap_or(setup.dealer);
        let mut pack: Vec<Kind> = Hand::PACK.iter().collect();
        pack.shuffle(&mut self.rng);
        let mut hands = pack.chunks(12).map(|cards| Hand::of(cards.iter().copied()).unwrap());
        let out = setup.players.sits_out(dealt_by, setup.lap);
        let deal = ByPosition::from_fn(|p| match setup.players.has(p) && !out.contains(p) {
            true => hands.next().unwrap(),
            false => Hand::EMPTY,
        });
        let known = *[1.0, 1.0, 0.5, 0.0].choose(&mut self.rng).unwrap();
        setup.hands = ByPosition::from_fn(|p| {
            (deal[p] != Hand::EMPTY && self.rng.random_bool(known)).then_some(deal[p])
        });
        deal
    }

    /// How careless they are from now on.
    pub fn take_care(&mut self, careless: f64) {
        self.careless = careless;
    }

    /// What happens next. `in_earnest`: no more carelessness.
    pub fn next(&mut self, deal: &Watched, in_earnest: bool) -> Event {
        if !in_earnest && self.rng.random_bool(self.careless) {
            return self.carelessness(deal);
        }
        match deal.table.status() {
            Status::Say(by) => Event::Say { by, say: self.say(deal, by) },
            Status::Pflichtsolo(by) | Status::Lustsolo(by) => {
                Event::Solo { by, yes: in_earnest || self.rng.random_bool(0.8) }
            }
            Status::Name(by) => Event::Name { by, naming: self.naming(deal, by, in_earnest) },
            Status::Play(by) => self.play(deal, by, in_earnest),
            Status::Question(question) => self.find_out(deal, question),
            Status::Election(election) => {
                let by = *election.by.choose(&mut self.rng).unwrap();
                let choice = *election.options.choose(&mut self.rng).unwrap();
                Event::Choose { by, choice }
            }
            Status::Over => Event::PlayOn { by: self.seat() },
        }
    }

    fn seat(&mut self) -> Position {
        *Position::ALL.choose(&mut self.rng).unwrap()
    }

    fn say(&mut self, deal: &Watched, by: Position) -> Say {
        let both = deal.hand(by).count(Kind::ALTE) == 2;
        let wants = self.rng.random_bool(if both { 0.8 } else { 0.08 });
        if wants { Say::Vorbehalt } else { Say::Gesund }
    }

    fn naming(&mut self, deal: &Watched, by: Position, in_earnest: bool) -> Naming {
        let both = deal.deal[by].count(Kind::ALTE) == 2;
        let hochzeit = !in_earnest && self.rng.random_bool(if both { 0.8 } else { 0.05 });
        if hochzeit {
            return Naming::Hochzeit;
        }
        solo(deal.setup.owes.contains(by), self.rng.random_range(0..7))
    }

    fn play(&mut self, deal: &Watched, by: Position, in_earnest: bool) -> Event {
        if !in_earnest && self.rng.random_bool(0.1) && !deal.table.open_offences().is_empty() {
            let who = self.seat();
            return match self.rng.random_range(0..3) {
                0 => Event::ClaimOffence { by: who, about: None },
                1 => Event::PointOut { by: who, about: None },
                _ => Event::PlayOn { by: who },
            };
        }
        if !in_earnest && self.rng.random_bool(0.04) {
            return Event::Announce { by, spoken: self.spoken(deal, by), cards: None };
        }
        let legal = checks::legal(&deal.table, deal.hand(by));
        match legal.kinds().choose(&mut self.rng) {
            Some(card) => Event::Play { by, card },
            None => Event::PlayOn { by },
        }
    }

    fn find_out(&mut self, deal: &Watched, question: Question) -> Event {
        let answers = deal.table.answers(question);
        Event::answer(question, *answers.choose(&mut self.rng).unwrap())
    }

    fn spoken(&mut self, deal: &Watched, by: Position) -> Spoken {
        let alte = deal.deal[by].has(Kind::ALTE);
        let own = if alte { Party::Re } else { Party::Kontra };
        let own = deal.table.place(by).and_then(|p| deal.table.course()?.party(p)).unwrap_or(own);
        let party = if self.rng.random_bool(0.95) { own } else { own.other() };
        let call = *Call::ALL[..].choose(&mut self.rng).unwrap();
        let call = if self.rng.random_bool(0.6) { Call::Won } else { call };
        let said = call == Call::Won || self.rng.random_bool(0.7);
        Spoken { party: said.then_some(party), call }
    }

    fn card(&mut self, deal: &Watched, by: Position) -> Option<Kind> {
        deal.hand(by).kinds().choose(&mut self.rng)
    }

    fn carelessness(&mut self, deal: &Watched) -> Event {
        let turn = match deal.table.status() {
            Status::Play(by) | Status::Say(by) | Status::Name(by) => by,
            _ => self.seat(),
        };
        let by = if self.rng.random_bool(0.5) { turn } else { self.seat() };
        let any = *Hand::PACK.kinds().collect::<Vec<_>>().choose(&mut self.rng).unwrap();
        let card = self.card(deal, by).unwrap_or(any);
        // Nobody lays a card that he has not; only a table that knows the hand can refuse it.
        let any = if deal.table.hand(by).is_some() { any } else { card };
        match self.rng.random_range(0..30) {
            0..8 => Event::Play { by, card },
            8 => Event::Play { by, card: any },
            9..12 => Event::Announce {
                by,
                spoken: self.spoken(deal, by),
                cards: self.rng.random_bool(0.1).then(|| self.rng.random_range(0..13)),
            },
            12 => {
                Event::Expose { by, cards: deal.hand(by).iter().take(self.rng.random_range(0..3)).collect() }
            }
            13..15 => Event::TakeBack { by, card: self.laid_card(deal, by).unwrap_or(card) },
            15 => {
                let rest = deal.hand(by).without(card).unwrap_or_default();
                let other = rest.kinds().choose(&mut self.rng).unwrap_or(any);
                Event::TwoCards { by, card, other }
            }
            16 => Event::Say { by, say: *[Say::Gesund, Say::Vorbehalt].choose(&mut self.rng).unwrap() },
            17 => Event::Name { by, naming: self.naming(deal, by, false) },
            18 => Event::Solo { by, yes: self.rng.random_bool(0.5) },
            19..21 => {
                let act = self.act(deal, by);
                Event::Offence(Offence { by, act })
            }
            21 => {
                let about = self.rng.random_bool(0.5).then(|| self.seat());
                Event::PointOut { by, about }
            }
            22 => Event::CallReferee { by },
            23..25 => {
                let about = self.rng.random_bool(0.5).then(|| self.seat());
                Event::ClaimOffence { by, about }
            }
            25 => Event::PlayOn { by },
            26 => Event::AskPartner { by, partner: self.seat() },
            27 => {
                let choice = *[Choice::Claim, Choice::PlayOn].choose(&mut self.rng).unwrap();
                match self.rng.random_bool(0.5) {
                    true => Event::PartnerSays { by, choice },
                    false => Event::Choose { by, choice },
                }
            }
            28 => self.shortens(deal, by),
            _ => self.says(deal, by),
        }
    }

    fn laid_card(&mut self, deal: &Watched, by: Position) -> Option<Kind> {
        let place = deal.table.place(by)?;
        let open = deal.table.course()?.on_table(place);
        open.or_else(|| deal.table.laid(by).kinds().choose(&mut self.rng))
    }

    fn shortens(&mut self, deal: &Watched, by: Position) -> Event {
        // Early claims are for the tests of the search.
        let late = deal.table.course().is_some_and(|course| course.tricks_done() >= 9);
        match self.rng.random_range(0..4) {
            0 => Event::HandOver { by },
            1 => Event::LeaveTricks { by },
            2 => Event::TakeIn { by },
            _ if late || self.rng.random_bool(0.02) => {
                let line = self.rng.random_bool(0.3).then(|| deal.hand(by).iter().collect());
                Event::Shorten { by, line }
            }
            _ => Event::LeaveTricks { by },
        }
    }

    fn says(&mut self, deal: &Watched, by: Position) -> Event {
        if self.rng.random_bool(0.5) {
            return self.counts(deal);
        }
        let question = *[
            Question::PartyOf(by),
            Question::CanDecide(by),
            Question::CouldFollow(by),
            Question::PartnerProfits(by),
            Question::RestCertain,
        ]
        .choose(&mut self.rng)
        .unwrap();
        self.find_out(deal, question)
    }

    fn counts(&mut self, deal: &Watched) -> Event {
        let players: Vec<Position> = deal.table.players().iter().collect();
        let many = self.rng.random_range(1..3);
        let re: Positions = players.sample(&mut self.rng, many).copied().collect();
        let augen_re = self.rng.random_range(0..=240);
        Event::Counted(Counted { re, augen_re, tricks_re: Some(6), calls: None, special: ByParty::default() })
    }

    fn act(&mut self, deal: &Watched, by: Position) -> Act {
        let spoken = self.spoken(deal, by);
        let naming = solo(true, 3);
        let acts = [
            Act::WrongDealer,
            Act::BadCut,
            Act::TurnedUp,
            Act::Packets,
            Act::WrongCount,
            Act::BeforeRelease,
            Act::SlipOfTheTongue,
            Act::LookedAtTricks,
            Act::UncoveredTricks,
            Act::Shortened,
            Act::Revoke { card: None },
            Act::CountedAloud,
            Act::Remark,
            Act::Incited { whom: self.seat() },
            Act::Warned,
            Act::BrokenOff,
            Act::Spectator,
            Act::WrongEntry,
            Act::WrongColumn,
            Act::WrongSeat,
            Act::NamedBeaten(naming),
            Act::SaidOutOfTurn(Say::Gesund),
            Act::LeadOutOfTurn { card: None, with_call: false },
            Act::PlayedEarly { card: None },
            Act::CardTakenBack { card: None },
            Act::TwoCards { other: None },
            Act::Exposed { card: None },
            Act::Call { spoken, wrong: doppelkopf_laws::offence::WrongCall::Late },
        ];
        *acts.choose(&mut self.rng).unwrap()
    }
}
