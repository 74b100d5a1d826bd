//! What a claimer said about how, followed by trying: as far as it goes, and not a step further.

use super::{ByHand, C, Moment, WORST, number, place};
use cards::Suit;
use claims::Step;

/// How far it has come.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Said {
    /// His side has not led since.
    NotBegun,
    At(usize),
    Over,
}

pub fn suit_number(suit: Suit) -> usize {
    Suit::ALL.iter().position(|&other| other == suit).unwrap()
}

impl ByHand {
    /// The hands that he plays.
    pub fn his(&self, seat: usize) -> bool {
        seat == self.claimer || self.declarers && self.ours(seat)
    }

    /// What holds for the card that is played now.
    pub fn said(&self, now: &Moment, seat: usize) -> Said {
        if !now.trick.is_empty() || !self.his(seat) || self.stated.is_empty() {
            return now.said;
        }
        let mut place = match now.said {
            Said::NotBegun => 0,
            Said::At(place) => place,
            Said::Over => return Said::Over,
        };
        while place < self.stated.len() {
            match self.can(now, seat, self.stated[place]) {
                None => place = self.skip(place),
                Some(true) => return Said::At(place),
                Some(false) => return Said::Over,
            }
        }
        Said::Over
    }

    fn skip(&self, place: usize) -> usize {
        let rest = self.stated.iter().skip(place + 1);
        place + 1 + rest.take_while(|step| matches!(step, Step::Throw(_))).count()
    }

    pub fn said_after(&self, said: Said, led_by: usize, won: bool) -> Said {
        let Said::At(place) = said else { return said };
        let Some(step) = self.stated.get(place).filter(|_| self.his(led_by)) else { return said };
        match step {
            Step::Card(_) | Step::Lose(_) => Said::At(self.skip(place)),
            _ if !won => Said::Over,
            Step::TrumpRound | Step::Ruff(..) | Step::To(..) | Step::Throw(_) => Said::At(self.skip(place)),
            Step::Suit(_) | Step::Trumps | Step::Crossruff | Step::Finesse(..) => said,
        }
    }

    /// `None`: that is done.
    fn can(&self, now: &Moment, seat: usize, step: Step) -> Option<bool> {
        let mate = (seat + 2) % 4;
        let of = |hand: usize, suit: usize| -> Vec<C> {
            let seen = hand == seat || self.declarers;
            now.hands[hand].iter().copied().filter(|card| seen && card.0 == suit).collect()
        };
        let has = |hand: usize, suit: usize| !of(hand, suit).is_empty();
        let theirs = |suit: usize| -> Option<C> {
            let others = (0..4).filter(|&hand| !self.ours(hand));
            others.flat_map(|hand| now.hands[hand].iter().copied()).filter(|card| card.0 == suit).max()
        };
        let best = |suit: usize| of(seat, suit).into_iter().chain(of(mate, suit)).max();
        let shown = |suit: usize| (0..4).any(|hand| !self.ours(hand) && now.out_of[hand][suit]);
        let hopeless = |suit: usize| shown(suit) && theirs(suit) > best(suit);
        let to_ruff = |suit: usize| {
            Some(suit) != self.trump
                && has(seat, suit)
                && !has(mate, suit)
                && self.trump.is_some_and(|trump| has(mate, trump))
        };
        match step {
            Step::Throw(_) => None,
            Step::Card(card) => {
                let card = number(card);
                let (here, there) = (of(seat, card.0), of(mate, card.0));
                (here.contains(&card) || there.contains(&card)).then_some(!here.is_empty())
            }
            Step::Suit(suit) => {
                let suit = suit_number(suit);
                best(suit).map(|_| has(seat, suit) && !hopeless(suit))
            }
            Step::Trumps => {
                let trump = self.trump?;
                theirs(trump).map(|_| has(seat, trump) && !hopeless(trump))
            }
            Step::TrumpRound => Some(self.trump.is_some_and(|trump| has(seat, trump))),
            Step::Ruff(suit, by) => Some(mate == place(by) && to_ruff(suit_number(suit))),
            Step::Crossruff => (0..4).any(to_ruff).then_some(true),
            Step::Finesse(card, against) => {
                let (card, against) = (number(card), place(against));
                let out = (0..4).any(|hand| !self.ours(hand) && now.hands[hand].contains(&card));
                if !out {
                    return None;
                }
                let void = !now.hands[against].iter().any(|other| other.0 == card.0);
                let right = (seat + 1) % 4 == against;
                let reached = right || of(mate, card.0).into_iter().max() > theirs(card.0);
                let held = has(seat, card.0) && has(mate, card.0);
                Some(held && reached && !(shown(card.0) && void))
            }
            Step::To(_, to) if place(to) == seat => None,
            Step::To(suit, _) => {
                let mates = self.declarers && !now.hands[mate].is_empty();
                Some(has(seat, suit_number(suit)) && mates)
            }
            Step::Lose(suit) => Some(has(seat, suit_number(suit))),
        }
    }

    /// The highest of his below this, down to the next of somebody else's.
    fn below(&self, now: &Moment, seat: usize, card: C) -> Vec<C> {
        let mut suit = self.suit(now, seat, card.0);
        suit.retain(|&(other, _)| other < card);
        suit.sort();
        suit.reverse();
        suit.into_iter()
            .skip_while(|&(_, own)| !own)
            .take_while(|&(_, own)| own)
            .map(|(card, _)| card)
            .collect()
    }

    /// The cards that fit what he said; `None`: any normal one.
    pub fn fits(&self, now: &Moment, seat: usize, may: &[C], at: usize) -> Option<Vec<C>> {
        let step = self.stated[at];
        let begun = now.said != Said::NotBegun && self.his(now.leader);
        let lowest = |suit: usize| may.iter().copied().filter(|card| card.0 == suit).min();
        let Some(&(_, led)) = now.trick.first() else {
            let mut cards: Vec<C> = match step {
                Step::Card(card) if may.contains(&number(card)) => vec![number(card)],
                Step::Card(card) => lowest(number(card).0).into_iter().collect(),
                Step::Ruff(suit, _) | Step::To(suit, _) | Step::Lose(suit) => {
                    lowest(suit_number(suit)).into_iter().collect()
                }
                Step::Crossruff => {
                    let mates = &now.hands[(seat + 2) % 4];
                    let suits = (0..4).filter(|&suit| Some(suit) != self.trump);
                    suits
                        .filter(|&suit| !mates.iter().any(|card| card.0 == suit))
                        .filter_map(lowest)
                        .collect()
                }
                Step::Finesse(card, against) => {
                    let card = number(card);
                    let mut cards: Vec<C> = lowest(card.0).into_iter().collect();
                    if (seat + 1) % 4 == place(against) {
                        let below = self.below(now, seat, card);
                        cards.extend(may.iter().copied().filter(|card| below.contains(card)));
                    }
                    cards
                }
                Step::Suit(_) | Step::Trumps | Step::TrumpRound | Step::Throw(_) => Vec::new(),
            };
            cards.dedup();
            return Some(cards).filter(|cards| !cards.is_empty());
        };
        if let Step::Card(card) = step {
            let card = number(card);
            if may.contains(&card) && (card.0 == led.0 || Some(card.0) == self.trump) {
                return Some(vec![card]);
            }
        }
        let mates = Self::lies(now, (seat + 2) % 4);
        let (_, best) = self.winner(&now.trick);
        let wins = |card: &&C| self.power(**card, led.0) > self.power(best, led.0);
        let winners: Vec<C> = may.iter().filter(wins).copied().collect();
        if may[0].0 != led.0 {
            let first = if matches!(step, Step::Throw(_)) { at } else { at + 1 };
            let thrown = self.stated.iter().skip(first).map_while(|step| match step {
                Step::Throw(card) => Some(number(*card)),
                _ => None,
            });
            // Of several the lowest in the order of the pack: they were said in one breath.
            let mut thrown: Vec<C> = thrown.filter(|card| may.contains(card)).collect();
            thrown.sort();
            if let Some(&card) = thrown.first() {
                return Some(vec![card]);
            }
            let ruffs = matches!(step, Step::Ruff(..) | Step::Crossruff) && begun && mates.is_some();
            return ruffs.then(|| self.ruffs(now, &winners)).filter(|ruffs| !ruffs.is_empty());
        }
        if !begun {
            return None;
        }
        let mates = mates?;
        let low = vec![*may.iter().min().unwrap()];
        let or_low = |cards: Vec<C>| if cards.is_empty() { low.clone() } else { cards };
        let top: Vec<C> = winners.iter().copied().filter(|&card| self.is_top(now, seat, card)).collect();
        match step {
            Step::To(..) => Some(or_low(if top.is_empty() { winners } else { top })),
            Step::Lose(_) => Some(low),
            Step::Finesse(card, against) => {
                let (card, against) = (number(card), place(against));
                if (now.leader + 1) % 4 != against {
                    return (card.0 == led.0).then(|| or_low(top));
                }
                let theirs = Self::lies(now, against)?;
                if theirs.0 != led.0 {
                    return None;
                }
                let below = self.below(now, seat, card);
                if theirs >= card {
                    Some(or_low(winners.into_iter().min().into_iter().collect()))
                } else if below.contains(&mates) {
                    Some(low)
                } else {
                    below.into_iter().filter(|card| winners.contains(card)).min().map(|card| vec![card])
                }
            }
            _ => None,
        }
    }

    /// Did he say that this suit is played from the top, in this trick?
    pub fn said_top(&self, now: &Moment, said: Said, suit: usize) -> bool {
        let Said::At(at) = said else { return false };
        let leads = now.trick.is_empty() || self.his(now.leader);
        leads
            && match self.stated.get(at) {
                Some(Step::Suit(of)) => suit_number(*of) == suit,
                Some(Step::Trumps | Step::TrumpRound) => Some(suit) == self.trump,
                _ => false,
            }
    }

    /// The suit that he said he leads now, from the top.
    pub fn said_to_lead(&self, at: usize) -> Option<usize> {
        match self.stated[at] {
            Step::Suit(suit) => Some(suit_number(suit)),
            Step::Trumps | Step::TrumpRound => self.trump,
            _ => None,
        }
    }

    /// The cards that he needs for what comes.
    pub fn needs(&self, at: usize, card: C) -> bool {
        self.stated.iter().skip(at).any(|step| match step {
            Step::Card(named) => number(*named) == card,
            Step::Suit(suit) | Step::To(suit, _) => suit_number(*suit) == card.0,
            Step::Finesse(named, _) => number(*named).0 == card.0,
            _ => false,
        })
    }

    /// What he may ruff with.
    pub fn ruffs(&self, now: &Moment, winners: &[C]) -> Vec<C> {
        let known = self.trumps_he_knows_of(now);
        let high = winners.iter().copied().filter(|&card| known.iter().all(|&out| out < card));
        let high: Vec<C> = high.collect();
        let careless = now.trick.len() < 3 && self.classes.has(pricing::Normal::AnyWinner);
        if careless && !high.is_empty() { high } else { winners.to_vec() }
    }

    /// The place of what was said that holds for this hand now.
    pub fn place_of(&self, said: Said, seat: usize) -> Option<usize> {
        let place = match said {
            Said::NotBegun => 0,
            Said::At(place) => place,
            Said::Over => return None,
        };
        (self.his(seat) && place < self.stated.len()).then_some(place)
    }

    /// One group of which the worst counts.
    pub fn only(cards: Vec<C>) -> super::Options {
        (WORST, vec![(WORST, cards)])
    }
}
