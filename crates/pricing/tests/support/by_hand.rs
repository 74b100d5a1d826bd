//! What normal play of a claimer comes to, by trying everything: written from the laws, without the
//! search's tools. Suits and ranks are numbers, a hand is a list.

mod stated;

use bridge_laws::Table;
use cards::{Card, Rank, Seat, Suit};
use claims::{Duties, Step};
use pricing::{Normal, Normals};

use stated::Said;

type C = (usize, u8);

/// What may be played: the worst or the best counts, of the groups and in each.
type Options = (bool, Vec<(bool, Vec<C>)>);

const WORST: bool = false;
const BEST: bool = true;

/// A claim, tried out.
pub struct ByHand {
    trump: Option<usize>,
    claimer: usize,
    declarers: bool,
    classes: Normals,
    trumps_out: usize,
    stated: Vec<Step>,
    /// Does declarer choose what is best for him of what he may choose about penalty cards?
    chooses: bool,
    /// Does the claimer's side play its best normal cards?
    pub at_best: bool,
}

/// A moment.
#[derive(Clone)]
pub struct Moment {
    hands: [Vec<C>; 4],
    trick: Vec<(usize, C)>,
    leader: usize,
    /// By seat and suit.
    out_of: [[bool; 4]; 4],
    lost_one: bool,
    said: Said,
    bound: Bound,
}

/// What binds the defenders.
#[derive(Clone, Default, PartialEq)]
struct Bound {
    major: Vec<C>,
    minor: Vec<C>,
    /// By seat: the suit that he has to lead, and those that he may not lead while he keeps the lead.
    must: [Option<usize>; 4],
    not: [Vec<usize>; 4],
}

fn number(card: Card) -> C {
    (Suit::ALL.iter().position(|&suit| suit == card.suit()).unwrap(), card.rank() as u8)
}

fn place(seat: Seat) -> usize {
    usize::from(Seat::ALL[0].steps_to(seat))
}

/// The claim of this player at this table.
pub fn claim(
    table: &Table,
    by: Seat,
    stated: &[Step],
    (duties, options): (&Duties, bool),
    classes: Normals,
) -> (ByHand, Moment) {
    let state = table.state();
    let mut hands: [Vec<C>; 4] = Default::default();
    for seat in Seat::ALL {
        hands[place(seat)] = state.hands[seat].known.iter().map(number).collect();
    }
    let lies = |seat: Seat| state.trick.cards[seat].map(|card| (place(seat), number(card)));
    let trick: Vec<_> = state.trick.leader.round().into_iter().filter_map(lies).collect();
    let mut moment = Moment {
        hands,
        trick,
        leader: place(state.trick.leader),
        out_of: [[false; 4]; 4],
        lost_one: false,
        said: Said::NotBegun,
        bound: Bound::default(),
    };
    moment.bound.major.extend(duties.major.iter().map(number));
    moment.bound.minor.extend(duties.minor.iter().map(number));
    for seat in Seat::ALL {
        let lead = duties.leads[seat];
        moment.bound.must[place(seat)] = lead.required.map(stated::suit_number);
        moment.bound.not[place(seat)].extend(lead.forbidden.iter().map(stated::suit_number));
    }
    let mut tricks: Vec<Vec<(usize, C)>> = vec![moment.trick.clone()];
    for quitted in state.history.iter() {
        let cards =
            quitted.trick.leader.round().map(|seat| (place(seat), quitted.trick.cards[seat].unwrap()));
        tricks.push(cards.into_iter().map(|(seat, card)| (seat, number(card))).collect());
    }
    for trick in tricks.iter().filter(|trick| !trick.is_empty()) {
        for &(seat, (suit, _)) in trick {
            if suit != trick[0].1.0 {
                moment.out_of[seat][trick[0].1.0] = true;
            }
        }
    }
    let trump = state.strain.trump().map(|suit| Suit::ALL.iter().position(|&s| s == suit).unwrap());
    let claimer = place(by);
    let mut by_hand = ByHand {
        trump,
        claimer,
        declarers: by.side() == state.declarer.side(),
        classes,
        trumps_out: 0,
        stated: stated.to_vec(),
        chooses: options || by.side() != state.declarer.side(),
        at_best: false,
    };
    by_hand.trumps_out = by_hand.their_trumps(&moment).len();
    (by_hand, moment)
}

impl ByHand {
    /// The tricks of the claimer's side from here on.
    pub fn worth(&self, now: &Moment) -> u8 {
        if now.hands.iter().all(Vec::is_empty) {
            return 0;
        }
        let seat = (now.leader + now.trick.len()) % 4;
        let follow: Vec<C> = match now.trick.first() {
            Some(&(_, led)) => now.hands[seat].iter().copied().filter(|card| card.0 == led.0).collect(),
            None => Vec::new(),
        };
        let may = if follow.is_empty() { now.hands[seat].clone() } else { follow };
        if self.ours(seat) == self.declarers || now.bound == Bound::default() {
            return self.of(now, seat, may);
        }
        self.bound(now, seat, &may)
    }

    /// The same with these cards to play.
    fn of(&self, now: &Moment, seat: usize, may: Vec<C>) -> u8 {
        let (mut outer, mut groups) =
            if self.ours(seat) { self.options(now, seat, &may) } else { (WORST, vec![(WORST, may)]) };
        if self.at_best && self.ours(seat) {
            outer = BEST;
            groups.iter_mut().for_each(|group| group.0 = BEST);
        }
        let of = |best: bool, all: Vec<u8>| if best { all.into_iter().max() } else { all.into_iter().min() };
        let each = groups.into_iter().filter(|(_, cards)| !cards.is_empty()).map(|(best, cards)| {
            of(best, cards.into_iter().map(|card| self.after(now, seat, card)).collect()).unwrap()
        });
        of(outer, each.collect()).unwrap()
    }

    /// 50, 51: what declarer makes of it where he may choose, and they of the rest.
    fn bound(&self, now: &Moment, seat: usize, may: &[C]) -> u8 {
        let mut ways = vec![now.clone()];
        let partners: Vec<C> =
            now.bound.major.iter().copied().filter(|card| now.hands[(seat + 2) % 4].contains(card)).collect();
        let has = |suit: usize| partners.iter().any(|card| card.0 == suit);
        if self.chooses && now.trick.is_empty() {
            for suit in (0..4).filter(|&suit| has(suit) && !now.bound.not[seat].contains(&suit)) {
                let mut way = now.clone();
                way.bound.must[seat] = Some(suit);
                way.bound.major.retain(|card| card.0 != suit || !partners.contains(card));
                ways.push(way);
            }
            for some in 1..16 {
                let suits: Vec<usize> = (0..4).filter(|suit| some >> suit & 1 == 1).collect();
                if suits.iter().all(|&suit| has(suit)) {
                    let mut way = now.clone();
                    way.bound.major.retain(|card| !suits.contains(&card.0) || !partners.contains(card));
                    way.bound.not[seat].extend(suits);
                    ways.push(way);
                }
            }
        }
        let mut worth = Vec::new();
        for way in ways {
            let cards = Self::may(&way, seat, may);
            worth.push(self.of(&way, seat, cards.clone()));
            // 51A: of several he says which.
            if self.chooses && cards.len() > 1 && cards.iter().all(|card| way.bound.major.contains(card)) {
                worth.extend(cards.into_iter().map(|card| self.of(&way, seat, vec![card])));
            }
        }
        let worth = worth.into_iter();
        if self.declarers { worth.max() } else { worth.min() }.unwrap()
    }

    /// A restriction before a penalty card, and who can do neither may play what he likes (59).
    fn may(now: &Moment, seat: usize, may: &[C]) -> Vec<C> {
        let mut cards = may.to_vec();
        if now.trick.is_empty() {
            let must = |card: &C| now.bound.must[seat].is_none_or(|suit| card.0 == suit);
            let not = |card: &C| !now.bound.not[seat].contains(&card.0);
            for obeys in [&must as &dyn Fn(&C) -> bool, &not] {
                let obeying: Vec<C> = cards.iter().copied().filter(|card| obeys(card)).collect();
                cards = if obeying.is_empty() { may.to_vec() } else { obeying };
            }
        }
        let major: Vec<C> = cards.iter().copied().filter(|card| now.bound.major.contains(card)).collect();
        if !major.is_empty() {
            return major;
        }
        let minor: Vec<C> = cards.iter().copied().filter(|card| now.bound.minor.contains(card)).collect();
        cards.retain(|card| card.1 >= Rank::Ten as u8 || minor.iter().all(|m| m == card || m.0 != card.0));
        cards
    }

    fn after(&self, now: &Moment, seat: usize, card: C) -> u8 {
        let mut next = now.clone();
        next.bound.major.retain(|&lies| lies != card);
        next.bound.minor.retain(|&lies| lies != card);
        next.bound.must[seat] = None;
        next.said = self.said(now, seat);
        next.hands[seat].retain(|&held| held != card);
        if let Some(&(_, led)) = next.trick.first()
            && led.0 != card.0
        {
            next.out_of[seat][led.0] = true;
        }
        next.trick.push((seat, card));
        if next.trick.len() < 4 {
            return self.worth(&next);
        }
        let winner = self.winner(&next.trick).0;
        let held = match next.said {
            Said::At(at) if self.his(next.leader) => self.stated.get(at).copied(),
            _ => None,
        };
        next.said = self.said_after(next.said, next.leader, self.ours(winner));
        next.trick.clear();
        for seat in (0..4).filter(|&seat| seat != winner) {
            next.bound.not[seat].clear();
        }
        next.leader = winner;
        next.lost_one |= !self.ours(winner) && !matches!(held, Some(Step::Card(_) | Step::Lose(_)));
        u8::from(self.ours(winner)) + self.worth(&next)
    }

    fn ours(&self, seat: usize) -> bool {
        seat % 2 == self.claimer % 2
    }

    /// Worth of a card in a trick with this lead.
    fn power(&self, card: C, led: usize) -> u8 {
        match card.0 {
            suit if Some(suit) == self.trump => 100 + card.1,
            suit if suit == led => 50 + card.1,
            _ => 0,
        }
    }

    fn winner(&self, trick: &[(usize, C)]) -> (usize, C) {
        let led = trick[0].1.0;
        *trick.iter().rev().max_by_key(|(_, card)| self.power(*card, led)).unwrap()
    }

    fn their_trumps(&self, now: &Moment) -> Vec<C> {
        let theirs = (0..4).filter(|&seat| !self.ours(seat)).flat_map(|seat| now.hands[seat].iter().copied());
        theirs.filter(|card| Some(card.0) == self.trump).collect()
    }

    /// 70C: those that he thinks of.
    fn trumps_he_knows_of(&self, now: &Moment) -> Vec<C> {
        let theirs = self.their_trumps(now);
        let seen_one = theirs.len() < self.trumps_out;
        if self.classes.has(Normal::TrumpsForgotten) && !seen_one { Vec::new() } else { theirs }
    }

    fn lies(now: &Moment, seat: usize) -> Option<C> {
        now.trick.iter().find(|(player, _)| *player == seat).map(|(_, card)| *card)
    }

    /// The cards of a suit in play, each with whether he counts it as his.
    fn suit(&self, now: &Moment, seat: usize, suit: usize) -> Vec<(C, bool)> {
        let partner = (seat + 2) % 4;
        let mut all = Vec::new();
        for player in 0..4 {
            for &card in &now.hands[player] {
                all.push((card, player == seat || player == partner && self.declarers));
            }
            all.extend(Self::lies(now, player).map(|card| (card, player == partner)));
        }
        all.retain(|(card, _)| card.0 == suit);
        all
    }

    /// No card of anybody else's comes between this and the highest of his own; 0, or so many groups below it.
    fn storey(&self, now: &Moment, seat: usize, card: C) -> usize {
        let mut suit = self.suit(now, seat, card.0);
        suit.sort();
        suit.reverse();
        let mut storey = 0;
        let own: Vec<(C, bool)> = suit.into_iter().skip_while(|&(_, own)| !own).collect();
        for pair in own.windows(2) {
            if pair[0].0 == card {
                break;
            }
            // A new group begins where the others' cards end.
            storey += usize::from(!pair[0].1 && pair[1].1);
        }
        storey
    }

    fn is_top(&self, now: &Moment, seat: usize, card: C) -> bool {
        self.storey(now, seat, card) == 0
    }

    fn is_next(&self, now: &Moment, seat: usize, card: C) -> bool {
        self.storey(now, seat, card) == 1
    }

    /// 70E1: somebody has shown out.
    fn marked(&self, now: &Moment, suit: usize) -> bool {
        self.declarers && (0..4).any(|seat| !self.ours(seat) && now.out_of[seat][suit])
    }

    fn finesse(&self, now: &Moment, seat: usize, suit: usize) -> bool {
        if self.marked(now, suit) {
            return true;
        }
        if !self.classes.has(Normal::EitherGuess) || self.said_top(now, self.said(now, seat), suit) {
            return false;
        }
        let all = self.suit(now, seat, suit);
        let theirs: Vec<C> = all.iter().filter(|(_, own)| !own).map(|(card, _)| *card).collect();
        let ours: Vec<C> = all.iter().filter(|(_, own)| *own).map(|(card, _)| *card).collect();
        let below: Vec<C> = ours.iter().copied().filter(|&card| self.is_next(now, seat, card)).collect();
        // One of theirs above two of ours; ours above it; at least one other of theirs.
        let caught = theirs.iter().filter(|&&card| below.iter().any(|&ours| ours < card)).count() == 1;
        let none_higher = ours.iter().max() > theirs.iter().max();
        let both = [seat, (seat + 2) % 4].into_iter().all(|hand| {
            let held = now.hands[hand].iter().copied().chain(if hand == seat {
                None
            } else {
                Self::lies(now, hand)
            });
            held.into_iter().any(|card| ours.contains(&card) && self.is_top(now, seat, card))
        });
        below.len() >= 2 && caught && none_higher && both && theirs.len() >= 2
    }

    fn options(&self, now: &Moment, seat: usize, may: &[C]) -> Options {
        let class = |class: Normal| if self.classes.has(class) { WORST } else { BEST };
        let has = |class: Normal| self.classes.has(class);
        let said = self.said(now, seat);
        let holds = self.place_of(said, seat);
        if holds.is_none() && now.lost_one && !has(Normal::StillCareless) {
            return (BEST, vec![(BEST, may.to_vec())]);
        }
        if !self.declarers && seat != self.claimer && has(Normal::AnyByPartner) {
            return (WORST, vec![(WORST, may.to_vec())]);
        }
        if let Some(cards) = holds.and_then(|at| self.fits(now, seat, may, at)) {
            return Self::only(cards);
        }
        let partner = (seat + 2) % 4;
        let partners: &[C] = if self.declarers { &now.hands[partner] } else { &[] };
        let Some(&(_, led)) = now.trick.first() else {
            return self.leads(now, seat, may, partners, holds.and_then(|at| self.said_to_lead(at)));
        };
        let (winning, best) = self.winner(&now.trick);
        let mate = Self::lies(now, partner);
        let last = now.trick.len() == 3;
        let power = |card: C| self.power(card, led.0);
        let winners: Vec<C> = may.iter().copied().filter(|&card| power(card) > power(best)).collect();
        let loose = has(Normal::NotFromTheTop) && has(Normal::AnyWinner);
        // The other hand, yet to play, can win the trick.
        let other_hand = |any: bool| {
            let follows: Vec<C> = partners.iter().copied().filter(|card| card.0 == led.0).collect();
            let its = if follows.is_empty() { partners.to_vec() } else { follows };
            mate.is_none()
                && its.iter().any(|&card| {
                    power(card) > power(best) && (card.0 != led.0 || any || self.is_top(now, seat, card))
                })
        };
        if may[0].0 == led.0 {
            let low = vec![*may.iter().min().unwrap()];
            if last {
                let cards = if winning == partner || winners.is_empty() { low } else { winners };
                return (WORST, vec![(class(Normal::AnyWinner), cards)]);
            }
            let marked = self.marked(now, led.0);
            let careless = if mate.is_some() { has(Normal::NotFromTheTop) } else { loose } && !marked;
            let mut cards: Vec<C> =
                winners.iter().copied().filter(|&card| careless || self.is_top(now, seat, card)).collect();
            match mate {
                Some(_) if winning == partner && careless => cards.extend(&low),
                Some(card) if winning == partner && self.is_top(now, seat, card) => cards = low.clone(),
                Some(_) => {}
                None if other_hand(careless) => cards.extend(&low),
                None => {}
            }
            if cards.is_empty() {
                cards.extend(&low);
            }
            let mut guess = Vec::new();
            if self.finesse(now, seat, led.0) {
                guess.extend(winners.iter().copied().filter(|&card| self.is_next(now, seat, card)));
                if winning == partner && mate.is_some_and(|card| self.is_next(now, seat, card)) {
                    guess.extend(&low);
                }
            }
            // Third hand, and the suit is his own: the card under his partner's winner is free to him who unblocks.
            if mate.is_some() && !careless && (marked || guess.is_empty()) {
                cards.extend(guess);
                let over = winning == partner && mate.is_some_and(|card| self.is_top(now, seat, card));
                let free = if over { may.to_vec() } else { cards.clone() };
                return if has(Normal::Blocks) {
                    (WORST, vec![(marked, cards), (BEST, free)])
                } else {
                    (BEST, vec![(BEST, free)])
                };
            }
            let sure = marked || mate.is_none() && !has(Normal::AnyWinner);
            return (marked, vec![(sure, cards), (marked, guess)]);
        }
        self.void(
            holds,
            now,
            may,
            &winners,
            last,
            mate.filter(|_| winning == partner),
            mate.is_none(),
            other_hand(loose),
        )
    }

    fn leads(&self, now: &Moment, seat: usize, may: &[C], partners: &[C], said: Option<usize>) -> Options {
        let theirs = self.their_trumps(now);
        // What he may not lead he cannot, though he said so.
        let said = said.filter(|&suit| may.iter().any(|card| card.0 == suit));
        let mut own: Vec<C> = may.iter().chain(partners).copied().collect();
        own.retain(|card| Some(card.0) == self.trump);
        // N5: whoever does not think of them may lead trumps all the same.
        let may_draw = self.classes.has(Normal::AnySuit)
            && may.iter().any(|card| Some(card.0) == self.trump)
            && !theirs.is_empty()
            && own.iter().max() > theirs.iter().max();
        let draws = may_draw && !self.trumps_he_knows_of(now).is_empty();
        // The best card of the suit is his, in either hand, or he sees a ruff.
        let wins = |suit: usize| {
            let best = self.suit(now, seat, suit).into_iter().max().is_some_and(|(_, his)| his);
            let over = |of: usize| partners.iter().any(|card| card.0 == of);
            best || self.trump.is_some_and(|trump| trump != suit && !over(suit) && over(trump))
        };
        let winning: Vec<usize> =
            (0..4).filter(|&of| may.iter().any(|card| card.0 == of) && wins(of)).collect();
        let careful = self.classes.has(Normal::AnySuit) && !self.classes.takes_losers_for_winners();
        let careful = careful && !draws && said.is_none() && !winning.is_empty();
        let mut groups = Vec::new();
        for suit in 0..4 {
            if careful && !winning.contains(&suit) && !(may_draw && Some(suit) == self.trump) {
                continue;
            }
            let held: Vec<C> = may.iter().copied().filter(|card| card.0 == suit).collect();
            if said.map_or(draws && Some(suit) != self.trump, |said| said != suit) || held.is_empty() {
                continue;
            }
            let marked = self.marked(now, suit);
            let lowest = held.iter().min().copied();
            let towards = partners.iter().any(|&card| card.0 == suit && self.is_top(now, seat, card));
            let finesse = towards && self.finesse(now, seat, suit);
            let normal = |&card: &C| {
                self.classes.has(Normal::NotFromTheTop) && !marked
                    || self.is_top(now, seat, card)
                    || towards && Some(card) == lowest
                    || finesse && self.is_next(now, seat, card)
            };
            let unblocks = !self.classes.has(Normal::Blocks)
                && !self.classes.has(Normal::NotFromTheTop)
                && !self.finesse(now, seat, suit);
            let leads: Vec<C> = held.iter().copied().filter(normal).collect();
            // Where a penalty card has to be led, it is.
            groups.push((marked || unblocks, if leads.is_empty() { held } else { leads }));
        }
        (!self.classes.has(Normal::AnySuit), groups)
    }

    #[expect(clippy::too_many_arguments, reason = "what is seen at the table")]
    fn void(
        &self,
        holds: Option<usize>,
        now: &Moment,
        may: &[C],
        winners: &[C],
        last: bool,
        partner_wins_with: Option<C>,
        partner_to_come: bool,
        other_hand: bool,
    ) -> Options {
        let class = |class: Normal| if self.classes.has(class) { WORST } else { BEST };
        let theirs: Vec<C> =
            (0..4).filter(|&s| !self.ours(s)).flat_map(|s| now.hands[s].iter().copied()).collect();
        let stands = |card: C| !theirs.iter().any(|&other| other.0 == card.0 && other > card);
        let ruffs = self.ruffs(now, winners);
        let side: Vec<C> = may.iter().copied().filter(|card| Some(card.0) != self.trump).collect();
        let side = if side.is_empty() { may.to_vec() } else { side };
        let free: Vec<C> =
            side.iter().copied().filter(|&card| !holds.is_some_and(|at| self.needs(at, card))).collect();
        let side = if free.is_empty() { side } else { free };
        let lows: Vec<C> = side
            .iter()
            .copied()
            .filter(|card| !side.iter().any(|other| other.0 == card.0 && other < card))
            .collect();
        let losers: Vec<C> = lows.iter().copied().filter(|&card| !stands(card)).collect();
        let discards = match self.classes.has(Normal::Unguards) {
            true => side.clone(),
            false if losers.is_empty() => lows,
            false => losers,
        };
        let must_discard = ruffs.is_empty();
        let (ruff, discard) = match partner_wins_with {
            Some(card) => (!last && !stands(card), true),
            None => (true, must_discard || partner_to_come && other_hand),
        };
        let mut groups = Vec::new();
        if ruff {
            groups.push((class(Normal::AnyWinner), ruffs));
        }
        if discard {
            groups.push((class(Normal::AnyDiscard), discards));
        }
        (class(Normal::AnyWinner), groups)
    }
}
