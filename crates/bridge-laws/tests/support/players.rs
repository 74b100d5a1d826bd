//! Players who do not take care.

use bridge::{Call, Contract, Doubled, Level, Strain, Vulnerability};
use bridge_laws::{
    Open, Rules, Setup, Standing, Status, Unsettled, Watch,
    clause::{Edition, Point},
    event::{About, Designation, Event, Exposure, Happening, Request, Seen},
    words::{Answer, Election, Irregularity, Question},
};
use cards::{BySeat, Card, CardSet, Rank, Seat, Side, Suit};
use chacha20::ChaCha8Rng;
use rand::{
    RngExt, SeedableRng,
    seq::{IndexedRandom, IteratorRandom, SliceRandom},
};
use ruling::Readings;

use super::watched::Watched;

/// Four players, as careless as the board has it.
pub struct Players {
    rng: ChaCha8Rng,
    told: ChaCha8Rng,
    careless: f64,
    /// Only these are careless; the others play as they should.
    pub wild: Option<Side>,
}

impl Players {
    /// Players and their board.
    pub fn sit_down(seed: u64) -> (Players, Setup, BySeat<CardSet>) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut pack: Vec<Card> = CardSet::PACK.iter().collect();
        pack.shuffle(&mut rng);
        let mut hands = pack.chunks(13).map(|cards| cards.iter().copied().collect::<CardSet>());
        let deal = BySeat::from_fn(|_| hands.next().unwrap());
        let declarer = *Seat::ALL.choose(&mut rng).unwrap();
        let strain = *Strain::ALL.choose(&mut rng).unwrap();
        let contract = Contract { level: Level::ONE, strain, doubled: Doubled::Undoubled };
        let some_unknown = rng.random_bool(0.3);
        let known = BySeat(deal.0.map(|hand| (!some_unknown || rng.random_bool(0.5)).then_some(hand)));
        let auction = rng.random_bool(0.15);
        let mut setup = Setup::full(known, declarer, (!auction).then_some((contract, declarer)));
        setup.vulnerable = *[Vulnerability::None, Vulnerability::All].choose(&mut rng).unwrap();
        let mut readings = Readings::RECOMMENDED;
        if rng.random_bool(0.5) {
            for point in Point::ALL {
                if rng.random_bool(0.3) {
                    readings = readings.other_way(point.number());
                }
            }
        }
        setup.rules = Rules {
            edition: *Edition::ALL.choose(&mut rng).unwrap(),
            readings,
            watch: *[Watch::OnCall, Watch::Always].choose(&mut rng).unwrap(),
        };
        let careless = *[0.02, 0.1, 0.25, 0.5].choose(&mut rng).unwrap();
        // Who does not know what a hand holds cannot say that its owner plays as he should.
        let plain = !auction && setup.hands.iter().all(|(_, hand)| hand.is_open_book());
        let wild = (plain && rng.random_bool(0.4)).then(|| *Side::ALL.choose(&mut rng).unwrap());
        // Dice of its own: what is told of calls changes no story of cards.
        let told = ChaCha8Rng::seed_from_u64(!seed);
        (Players { rng, told, careless, wild }, setup, deal)
    }

    /// What happens next. `in_earnest`: no more carelessness.
    pub fn next(&mut self, board: &Watched, in_earnest: bool) -> Event {
        if !in_earnest && self.told.random_bool(0.02) {
            return self.telling();
        }
        if !in_earnest && self.rng.random_bool(self.careless) {
            let event = self.carelessness(board);
            let one_side = |side| match &event {
                Event::Simultaneous(cards) => cards.iter().all(|(seat, _)| seat.side() == side),
                event => acting(event).is_none_or(|seat| seat.side() == side),
            };
            if self.wild.is_none_or(one_side) {
                return event;
            }
            if let Some(event) = self.on_a_wrong_lead(board) {
                return event;
            }
        }
        match board.table.status() {
            Status::Question(question) => self.find_out(board, question),
            Status::Election(election) => self.choose(&election),
            Status::Call(seat) => self.call(board, seat),
            Status::Over if board.table.unsettled() == Some(Unsettled::Claim) => {
                let side = if self.rng.random_bool(0.5) { Side::NorthSouth } else { Side::EastWest };
                Event::Award { side, tricks: self.rng.random_range(0..=3) }
            }
            Status::Over => Event::Happens { what: Happening::HandsReturned, by: None },
            Status::Play(seat) => {
                let about_this = Event::CallDirector { by: self.seat(), about: About::ThisNow };
                let wrong = !board.table.unnoticed().is_empty();
                if wrong && (in_earnest || self.rng.random_bool(0.3)) {
                    return about_this;
                }
                let cards = board.table.legal(seat).cards & board.hand(seat);
                let short = board.table.state().surplus.first();
                match (cards.iter().choose(&mut self.rng), short) {
                    // An innocent on lead says so: DP4 may take for a follow what only looks like a lead.
                    (Some(card), _) if board.table.state().trick.is_empty() && self.innocent(seat) => {
                        Event::Lead { seat, card }
                    }
                    (Some(card), _) => Event::Play { seat, card },
                    (None, Some(&(by, _, trick))) => Event::CallDirector { by, about: About::Trick(trick) },
                    (None, None) => match board.hand(seat).iter().choose(&mut self.rng) {
                        // What the table takes for legal is not what the hand holds.
                        Some(card) if !in_earnest => Event::Play { seat, card },
                        Some(card) if !board.table.state().laid.contains(card) => Event::Play { seat, card },
                        _ => about_this,
                    },
                }
            }
        }
    }

    /// What a player who has done nothing wrong may well do when a lead out of turn lies there: follow to it, or
    /// lead if it was his lead. While the director rules he does nothing (9B2); and a lead that the proper one has
    /// overtaken (53B) has become none to follow to.
    fn on_a_wrong_lead(&mut self, board: &Watched) -> Option<Event> {
        if !matches!(board.table.status(), Status::Play(_)) {
            return None;
        }
        // One of a trick that is over is none to follow to.
        let now = board.table.state().trick_number();
        let lies = |open: &Open| open.standing == Standing::Open && !open.called && open.trick == now;
        let wrong =
            board.table.open_matters().into_iter().filter(lies).map(|open| open.what).find(|noticed| {
                matches!(noticed.kind, Irregularity::LeadOutOfTurn | Irregularity::OpeningLeadOutOfTurn)
            })?;
        let next = wrong.seat.next();
        let hand = board.hand(next);
        let follow = hand.of(wrong.card?.suit());
        let cards = if follow.is_empty() { hand } else { follow };
        let state = board.table.state();
        let innocent = self.innocent(next);
        let waits = state.trick.is_empty() && state.laid.contains(wrong.card?);
        let card = cards.iter().choose(&mut self.rng)?;
        (innocent && waits && !state.laid.contains(card)).then_some(Event::Play { seat: next, card })
    }

    fn innocent(&self, seat: Seat) -> bool {
        self.wild.is_some_and(|side| side != seat.side())
    }

    fn seat(&mut self) -> Seat {
        *Seat::ALL.choose(&mut self.rng).unwrap()
    }

    fn card_of(&mut self, board: &Watched, seat: Seat) -> Card {
        let pack = CardSet::PACK.iter().choose(&mut self.rng).unwrap();
        board.hand(seat).iter().choose(&mut self.rng).unwrap_or(pack)
    }

    fn cards_of(&mut self, board: &Watched, seat: Seat, most: usize) -> Vec<Card> {
        let n = self.rng.random_range(1..=most);
        board.hand(seat).iter().sample(&mut self.rng, n)
    }

    /// What the cards show is answered as it is; the rest as it comes.
    fn find_out(&mut self, board: &Watched, question: Question) -> Event {
        if let Question::HoldsSuit(seat, suit) | Question::CanFollow(seat, suit) = question {
            let holds = board.hand(seat).has(suit);
            return Event::answer(question, if holds { Answer::Yes } else { Answer::No });
        }
        let answers = board.table.answers(question);
        if let Question::MeantAs(seat) = question
            && self.innocent(seat)
            && answers.contains(&Answer::Lead)
        {
            // He has done nothing wrong: to the first trick nobody but the hand before dummy leads (54E).
            let state = board.table.state();
            let mut open = board.table.open_matters().into_iter();
            let first = state.trick_number() == 1
                || open.any(|open| open.what.kind == Irregularity::OpeningLeadOutOfTurn);
            let may_lead = !first || seat != state.declarer.previous();
            return Event::answer(question, if may_lead { Answer::Lead } else { Answer::Follow });
        }
        if let Question::FollowedTo(seat) = question
            && self.innocent(seat)
            && let Some(card) = board.table.state().trick.cards[seat]
        {
            // He has followed suit.
            let follows = |with: &Answer| matches!(with, Answer::Card(lead) if lead.suit() == card.suit());
            if let Some(&with) = answers.iter().find(|with| follows(with)) {
                return Event::answer(question, with);
            }
        }
        match answers.choose(&mut self.rng) {
            Some(&with) => Event::answer(question, with),
            None => Event::answer(question, Answer::No),
        }
    }

    fn choose(&mut self, election: &Election) -> Event {
        let mut speak: Vec<Seat> = election.by.clone();
        speak.shuffle(&mut self.rng);
        speak.truncate(self.rng.random_range(1..=speak.len().max(1)));
        let option = |rng: &mut ChaCha8Rng| *election.options.choose(rng).unwrap();
        Event::Choose(speak.into_iter().map(|seat| (seat, option(&mut self.rng))).collect())
    }

    fn call(&mut self, board: &Watched, seat: Seat) -> Event {
        if self.rng.random_bool(self.careless) {
            return self.any_call();
        }
        let lies = board.table.irregular_call().is_some();
        if lies && self.rng.random_bool(0.5) {
            return Event::CallDirector { by: seat, about: About::ThisNow };
        }
        let proper = board.table.proper_calls(seat);
        if let Some(&call) = proper.choose(&mut self.rng).filter(|_| self.rng.random_bool(0.3)) {
            return Event::Call { seat, call };
        }
        let first = board.events.iter().all(|event| !matches!(event, Event::Call { .. }));
        let strain = *Strain::ALL.choose(&mut self.rng).unwrap();
        let bound = board.table.restrictions().any(|r| r.seat == seat);
        let call = if first && !bound { Call::Bid(Level::ONE, strain) } else { Call::Pass };
        Event::Call { seat, call }
    }

    /// Any call by anybody.
    fn any_call(&mut self) -> Event {
        let seat = self.seat();
        let level = Level::try_new(self.rng.random_range(1..=3)).unwrap();
        let bid = Call::Bid(level, *Strain::ALL.choose(&mut self.rng).unwrap());
        let call =
            *[Call::Pass, Call::Pass, Call::Double, Call::Redouble, bid, bid].choose(&mut self.rng).unwrap();
        Event::Call { seat, call }
    }

    /// Something that should not happen, or need not.
    fn carelessness(&mut self, board: &Watched) -> Event {
        let state = board.table.state();
        let seat = self.seat();
        let due = state.trick.turn().unwrap_or(seat);
        let card = self.card_of(board, seat);
        match self.rng.random_range(0..100) {
            0..20 => Event::Play { seat, card },
            20..24 => Event::Lead { seat, card },
            24..36 => Event::Play { seat: due, card: self.card_of(board, due) },
            36..44 => self.expose(board, seat),
            44..49 => {
                let cards = self.cards_of(board, seat, 3);
                let n = self.rng.random_range(0..=cards.len());
                Event::TwoCards { seat, visible: cards.iter().copied().take(n).collect(), cards }
            }
            49..54 => {
                let other = *[seat.next(), seat.partner(), seat.previous()].choose(&mut self.rng).unwrap();
                let mut cards = vec![(due, self.card_of(board, due)), (seat, card)];
                if seat == due || self.rng.random_bool(0.3) {
                    cards = vec![(seat, card), (other, self.card_of(board, other))];
                }
                Event::Simultaneous(cards)
            }
            54..57 => {
                let whole = self.rng.random_bool(0.5);
                let cards = if whole { Vec::new() } else { self.cards_of(board, seat, 4) };
                Event::Spread { seat, cards }
            }
            57..64 => self.withdraw(board, seat, card),
            // A call for a card means little where nobody knows dummy's hand.
            64..69 if state.hands[state.dummy()].is_open_book() => Event::Designate(self.designation(board)),
            69 if state.hands[state.dummy()].is_open_book() => {
                Event::DesignateInstead(self.designation(board))
            }
            64..70 => Event::Play { seat, card },
            70 => Event::DummySuggests { seat: state.dummy(), card: self.card_of(board, state.dummy()) },
            71 if state.hands[state.dummy()].is_open_book() => self.put_out(board),
            71 => Event::Spare { seat, card },
            72..76 => Event::Request { by: seat, what: self.request() },
            76..92 => Event::CallDirector { by: seat, about: self.about(board) },
            92..94 => self.volunteer(seat, card),
            94..97 => {
                let known = self.rng.random_bool(0.7).then_some(card);
                match board.table.face_down() {
                    Some(leader) => Event::Face { seat: leader, card: Some(self.card_of(board, leader)) },
                    None => Event::LeadFaceDown { seat, card: known },
                }
            }
            97 => self.claim(seat),
            98 => Event::Object { by: seat },
            _ if self.rng.random_bool(0.3) => Event::Agree { by: seat },
            _ => {
                // Not his card, if the table can know that.
                let other = (CardSet::PACK - state.loose).iter().choose(&mut self.rng);
                Event::Play { seat, card: other.unwrap_or(card) }
            }
        }
    }

    fn expose(&mut self, board: &Watched, seat: Seat) -> Event {
        let hows =
            [Exposure::Accident, Exposure::Deliberate, Exposure::Named, Exposure::Held, Exposure::ThisTrick];
        let cards = self.cards_of(board, seat, 2).into_iter().map(|card| (seat, card)).collect();
        let how = *hows.choose(&mut self.rng).unwrap();
        let seen = match self.rng.random_range(0..10) {
            0 => Seen::not_by_partner_of(seat),
            1 => Seen::Unknown,
            _ => Seen::Everybody,
        };
        Event::Expose { cards, how, seen }
    }

    /// Dummy puts out a card: unasked, in place of the one named, or of the one named to the trick before.
    fn put_out(&mut self, board: &Watched) -> Event {
        let state = board.table.state();
        let seat = state.dummy();
        let last = state.history.iter().next_back().and_then(|q| q.trick.cards[seat]);
        let instead_of = last.filter(|_| self.rng.random_bool(0.5));
        Event::DummyPutsOut { seat, card: self.card_of(board, seat), instead_of }
    }

    fn withdraw(&mut self, board: &Watched, seat: Seat, card: Card) -> Event {
        let state = board.table.state();
        let with_right: Vec<(Seat, Card)> = board.table.may_take_back().collect();
        if let Some(&(seat, card)) = with_right.choose(&mut self.rng) {
            return Event::Withdraw { seat, card: Some(card) };
        }
        let lying = state.laid & board.hand(seat) | state.penalty_cards(seat);
        if let Some(card) = lying.iter().choose(&mut self.rng) {
            return Event::Withdraw { seat, card: Some(card) };
        }
        let last = state.history.iter().next_back().and_then(|q| q.trick.cards[seat]);
        let card = state.trick.cards[seat].or(last).unwrap_or(card);
        Event::Withdraw { seat, card: Some(card).filter(|_| self.rng.random_bool(0.8)) }
    }

    fn designation(&mut self, board: &Watched) -> Designation {
        let card = self.card_of(board, board.table.state().dummy());
        let any_suit = *Suit::ALL.choose(&mut self.rng).unwrap();
        match self.rng.random_range(0..10) {
            0..3 => Designation::Card { suit: Some(card.suit()), rank: Some(card.rank()) },
            3 => Designation::Card { suit: Some(any_suit), rank: None },
            4 => Designation::Card { suit: None, rank: Some(card.rank()) },
            5 => Designation::Card { suit: Some(any_suit), rank: Some(Rank::Ace) },
            6 => Designation::High,
            7 => Designation::Low,
            8 => Designation::Win,
            _ => Designation::Anything,
        }
    }

    /// What is asked and told of calls, and what is noted.
    fn telling(&mut self) -> Event {
        let by = *Seat::ALL.choose(&mut self.told).unwrap();
        let call = self.told.random_bool(0.5).then(|| self.told.random_range(1..8));
        match self.told.random_range(0..7) {
            5 => Event::TricksWon { by, tricks: self.told.random_range(0..15) },
            6 => Event::CorrectTricks { tricks: self.told.random_range(0..15), only: None },
            0 => Event::Alert { by, call },
            1 => Event::BreakInTempo { by, of: *Seat::ALL.choose(&mut self.told).unwrap() },
            2 => Event::Request { by, what: Request::Explanation(call) },
            _ => Event::Explain { by, call, words: "at least four of them".to_owned() },
        }
    }

    fn request(&mut self) -> Request {
        let seat = self.seat();
        let trick = self.rng.random_range(1..14);
        *[
            Request::Review,
            Request::Explanation(None),
            Request::Contract,
            Request::InspectTrick(Some(trick)),
            Request::InspectTrick(None),
            Request::OwnLastCard,
            Request::HavingNone(seat),
            Request::DrawAttention(None),
        ]
        .choose(&mut self.rng)
        .unwrap()
    }

    fn about(&mut self, board: &Watched) -> About {
        let state = board.table.state();
        let by = self.seat();
        let number = state.trick_number();
        let trick = self.rng.random_range(number.saturating_sub(3).max(1)..=number);
        match self.rng.random_range(0..10) {
            0..4 => About::ThisNow,
            4 => About::AsSeen,
            5..8 => match state.revokes.choose(&mut self.rng) {
                Some(revoke) => About::Revoke { by: revoke.seat, trick: revoke.trick },
                None => About::Revoke { by, trick },
            },
            8 => About::WrongExplanation { by, misled: by.next() },
            // Whose card is supplied to a trick is only certain where the hands are.
            _ if Seat::ALL.iter().all(|&s| state.hands[s].is_open_book()) => {
                if trick == number {
                    About::HandsDiffer
                } else {
                    About::Trick(trick)
                }
            }
            _ => About::ThisNow,
        }
    }

    fn volunteer(&mut self, seat: Seat, card: Card) -> Event {
        let (question, with) = *[
            (Question::ToldItWasHisTurn(seat), Answer::Yes),
            (Question::MeantAs(seat), Answer::Follow),
            (Question::MeantAs(seat), Answer::Accident),
            (Question::CouldDeclarerSeeDummy, Answer::Yes),
            (Question::CouldHaveBeenAware(seat), Answer::Yes),
            (Question::DesignationUnintended, Answer::Yes),
            (Question::Incontrovertible, Answer::Card(card)),
        ]
        .choose(&mut self.rng)
        .unwrap();
        Event::answer(question, with)
    }

    fn claim(&mut self, by: Seat) -> Event {
        let tricks = self.rng.random_range(0..5);
        if self.rng.random_bool(0.5) {
            Event::Claim { by, tricks, line: None }
        } else {
            Event::Concede { by, tricks }
        }
    }
}

/// Who does it, where it matters whether he is careless.
fn acting(event: &Event) -> Option<Seat> {
    match event {
        Event::Play { seat, .. }
        | Event::Lead { seat, .. }
        | Event::Call { seat, .. }
        | Event::LeadFaceDown { seat, .. }
        | Event::Face { seat, .. }
        | Event::TwoCards { seat, .. }
        | Event::Spread { seat, .. }
        | Event::DummyPutsOut { seat, .. }
        | Event::DummySuggests { seat, .. }
        | Event::Withdraw { seat, .. }
        | Event::Spare { seat, .. }
        | Event::Claim { by: seat, .. }
        | Event::Concede { by: seat, .. } => Some(*seat),
        // A card that slipped is an error of whose it was.
        Event::Answer { seat: Some(seat), with: Answer::Accident, .. } => Some(*seat),
        Event::Expose { cards, .. } => cards.first().map(|(seat, _)| *seat),
        _ => None,
    }
}
