//! Players for free places. They see the view of their seat and nothing else: follow suit, play what looks
//! sensible, and answer when they are asked. Careless ones err now and then.

use bridge::{Call, Strain};
use bridge_laws::{
    event::{About, Event, Exposure, Seen},
    words::Choice,
};
use cards::{Card, Seat, Suit};
use wording::{Lang, Lexicon};

use super::{
    Board,
    view::{BoardView, CalledView, CardView, ClaimStandsView, Lies, Now, SideView},
};
use crate::{Chair, Dice, Robot, Text, Viewer};

mod agreed;
mod bidding;

pub(super) use agreed::NOTHING as NOTHING_AGREED;

/// So many times in a thousand chances a careless player errs: in his turn, and before it.
const REVOKES: usize = 60;
const TOO_EARLY: usize = 12;
const DROPS: usize = 6;
/// The same in the auction.
const WRONG_CALLS: usize = 60;
const CALLS_TOO_EARLY: usize = 25;
/// So many times in a thousand chances somebody calls about a card that lies there.
const CALLS: usize = 300;

/// The views of robots need no words for people.
static WORDS: Lexicon = Lexicon::new(Lang::En);

/// What one of the robots does now, if any has anything to do.
#[must_use]
pub fn any(board: &Board, robots: &[Option<Robot>; 4], seed: u64, number: u64) -> Option<(Chair, Event)> {
    let sits = |chair: Chair| robots.get(chair.index()).copied().flatten();
    let mut seated: Vec<(Chair, Robot)> =
        Chair::ALL.into_iter().filter_map(|chair| sits(chair).map(|robot| (chair, robot))).collect();
    // Nobody is always the first to speak.
    let first = Dice::new(seed, &[number]).below(seated.len());
    seated.rotate_left(first);
    let views: Vec<(Chair, Robot, BoardView)> = seated
        .into_iter()
        .map(|(chair, robot)| (chair, robot, super::view::of(board, Viewer::Chair(chair), false, &WORDS)))
        .collect();
    for careless in [true, false] {
        for (chair, robot, view) in &views {
            let mut dice = Dice::new(seed, &[number, chair.number().into(), careless.into()]);
            let player = Player { me: chair.seat(), view, robots };
            let act = match (careless, robot) {
                (true, Robot::Careless) => player.errs(&mut dice),
                (true, Robot::Careful) => None,
                (false, _) => player.does(&mut dice),
            };
            if let Some(act) = act {
                return Some((*chair, act));
            }
        }
    }
    None
}

/// Has somebody asked what this call shows, and not been told yet?
fn is_asked(said: &CalledView) -> bool {
    !said.asked_by.is_empty()
}

/// A robot and what it sees.
struct Player<'a> {
    me: Seat,
    view: &'a BoardView,
    robots: &'a [Option<Robot>; 4],
}

impl Player<'_> {
    fn does(&self, dice: &mut Dice) -> Option<Event> {
        if let Some(choice) = self.view.choice.as_ref().filter(|choice| choice.yours) {
            // A person who may choose as well is not forestalled.
            let alone = choice.by.iter().all(|by| self.is_robot(by.0));
            return alone.then(|| self.chooses(choice.ways.iter().map(|way| way.choice.0).collect()))?;
        }
        if let Some(answer) = self.explains() {
            return Some(answer);
        }
        // 68D: nobody plays while it waits. Where others have played on, so does a robot.
        if let Some(claim) = &self.view.claim {
            match claim.stands {
                // 68 preamble: the director is asked first whether it is one.
                ClaimStandsView::Open if self.view.now == Now::Director => return None,
                ClaimStandsView::Open => return self.answers_claim(),
                // 68B2: what his partner has conceded he lets be.
                ClaimStandsView::Agreed if claim.agree => return Some(Event::Agree { by: self.me }),
                _ => {}
            }
        }
        // 21B1: who may change his call lets it stand; with the next call and the lead it is waited for that.
        if !self.view.may_change.is_empty() && matches!(self.view.now, Now::Call { .. } | Now::Card { .. }) {
            let made = self.view.auction.iter().rfind(|said| said.seat.0 == self.me)?;
            let may = self.view.may_change.contains(&Text(self.me));
            return may.then_some(Event::ChangeCall { seat: self.me, call: made.call.0 });
        }
        if self.side(self.me)?.face_down {
            return Some(Event::Face { seat: self.me, card: None });
        }
        if let Some(lying) = self.view.lying {
            // 9B1: whose right it is to accept the call lets the director rule first.
            let next = lying.seat.0.next();
            return (self.me == next).then(|| self.calls_the_director());
        }
        // 20F1: a call waits for what is being explained.
        if self.view.auction.iter().any(|said| is_asked(said) && self.is_robot(said.seat.0.partner())) {
            return None;
        }
        match &self.view.now {
            Now::Call { seat } if seat.0 == self.me => {
                Some(Event::Call { seat: self.me, call: bidding::call(self.me, self.view) })
            }
            Now::Card { hand, player } if player.0 == self.me => self.plays(hand.0),
            Now::Card { .. } => self.calls_about_what_lies(dice),
            _ => None,
        }
    }

    fn is_robot(&self, seat: Seat) -> bool {
        self.robots.get(Chair::from(seat).index()).copied().flatten().is_some()
    }

    fn side(&self, seat: Seat) -> Option<&SideView> {
        self.view.sides.get(Chair::from(seat).index())
    }

    /// What keeps most of what the law gives, without asking for the moon.
    fn chooses(&self, options: Vec<Choice>) -> Option<Event> {
        let rank = |choice: &Choice| match choice {
            Choice::Refuse => 0,
            Choice::ForbidLead(suits) if suits.len() == 1 => 1,
            Choice::PlayLowest => 2,
            Choice::LeadFree | Choice::Play(_) => 3,
            Choice::Accept => 4,
            _ => 5,
        };
        let choice = options.into_iter().min_by_key(rank)?;
        Some(Event::Choose(vec![(self.me, choice)]))
    }

    /// 20F1: the partner of who made a call answers what it means.
    fn explains(&self) -> Option<Event> {
        let auction = &self.view.auction;
        let at = auction.iter().position(|said| said.seat.0 == self.me.partner() && is_asked(said))?;
        let before: Vec<(Seat, Call)> =
            auction.iter().take(at).map(|said| (said.seat.0, said.call.0)).collect();
        let shows = auction.get(at).and_then(|said| agreed::shows(&before, said.seat.0, said.call.0));
        let words = shows.map_or_else(|| NOTHING_AGREED.to_owned(), |shows| shows.to_string());
        Some(Event::Explain { by: self.me, call: u8::try_from(at + 1).ok(), words })
    }

    /// Objects who holds a card that may well win a trick of those claimed; else he agrees.
    fn answers_claim(&self) -> Option<Event> {
        let claim = self.view.claim.as_ref().filter(|claim| claim.by.0.side() != self.me.side())?;
        let declarer = self.view.declarer?.0;
        // Dummy says nothing, and a person who defends answers for both.
        if self.me == declarer.partner() || self.me != declarer && !self.is_robot(self.me.partner()) {
            return None;
        }
        let left = self.side(self.me)?.count;
        let hand = &self.side(self.me)?.cards;
        let winner = hand.iter().any(|held| held.card.0.rank() == cards::Rank::Ace);
        let all = claim.tricks >= left && !claim.concession;
        let by = self.me;
        Some(if all && winner { Event::Object { by } } else { Event::Agree { by } })
    }

    /// 9A: a player may draw attention to what he sees lying there.
    fn calls_about_what_lies(&self, dice: &mut Dice) -> Option<Event> {
        let declarer = self.view.declarer?.0;
        let theirs = |side: &&SideView| side.seat.0.side() != self.me.side();
        let lies = |side: &SideView| side.cards.iter().any(|held| held.lies == Some(Lies::Exposed));
        let seen = self.view.sides.iter().filter(theirs).any(lies);
        let calls = seen
            && self.view.called_in_vain.is_none()
            && self.me != declarer.partner()
            && dice.once_in_a_thousand(CALLS);
        calls.then(|| self.calls_the_director())
    }

    /// A card in turn, from this hand.
    fn plays(&self, hand: Seat) -> Option<Event> {
        let side = self.side(hand)?;
        // What lies there may have to be ruled on first; once the director has ruled, or found nothing wrong with
        // it, it is a card like any other.
        let just_ruled = self.view.affairs.ruling.as_ref().is_some_and(|ruling| ruling.fresh);
        let settled = self.view.called_in_vain.is_some() || just_ruled;
        let free = |held: &&CardView| held.why_not.is_none() && (settled || held.lies != Some(Lies::Exposed));
        let legal: Vec<Card> = side.cards.iter().filter(free).map(|held| held.card.0).collect();
        match self.best(hand, &legal) {
            Some(card) => Some(Event::Play { seat: hand, card }),
            None => Some(self.calls_the_director()),
        }
    }

    fn calls_the_director(&self) -> Event {
        Event::CallDirector { by: self.me, about: About::ThisNow }
    }

    fn drops(&self, card: Card) -> Event {
        Event::Expose { cards: vec![(self.me, card)], how: Exposure::Accident, seen: Seen::Everybody }
    }

    fn trump(&self) -> Option<Suit> {
        self.view.contract.and_then(|contract| contract.0.strain.trump())
    }

    fn beats(&self, card: Card, best: Card) -> bool {
        if card.suit() == best.suit() { card > best } else { Some(card.suit()) == self.trump() }
    }

    /// The card that looks sensible among these.
    fn best(&self, hand: Seat, legal: &[Card]) -> Option<Card> {
        let leader = self.view.leader.0;
        let laid = |seat: Seat| self.view.trick.get(Chair::from(seat).index()).copied().flatten();
        let Some(led) = laid(leader).map(|card| card.0).filter(|_| leader != hand) else {
            return self.lead(hand, legal);
        };
        let (mut winner, mut top) = (leader, led);
        for seat in leader.round() {
            if let Some(card) = laid(seat).filter(|card| self.beats(card.0, top)) {
                (winner, top) = (seat, card.0);
            }
        }
        let last = leader.round().into_iter().filter(|&seat| laid(seat).is_none()).count() == 1;
        let second = leader.next() == hand;
        let low = legal.iter().copied().min_by_key(|card| (Some(card.suit()) == self.trump(), card.rank()));
        let winning = legal.iter().copied().filter(|&card| self.beats(card, top));
        let cheapest = winning.clone().min_by_key(|card| (Some(card.suit()) == self.trump(), card.rank()));
        let partner_has_it = winner == hand.partner() && (last || top.rank() >= cards::Rank::Queen);
        if partner_has_it
            || second && led.rank() < cards::Rank::Jack && legal.iter().any(|c| c.suit() == led.suit())
        {
            return low;
        }
        let third = winning.max_by_key(|card| (Some(card.suit()) != self.trump(), card.rank()));
        if last { cheapest.or(low) } else { third.or(low) }
    }

    /// The top of touching honours, an ace with the king, else low from the longest suit.
    fn lead(&self, hand: Seat, legal: &[Card]) -> Option<Card> {
        let declaring = self.view.declarer.is_some_and(|declarer| declarer.0.side() == hand.side());
        let has = |card: Card, below: u8| {
            let next = legal
                .iter()
                .find(|other| other.suit() == card.suit() && other.rank() as u8 + below == card.rank() as u8);
            next.is_some()
        };
        let touching = |card: &&Card| {
            card.rank() >= cards::Rank::Queen
                && (has(**card, 1) || declaring && card.rank() == cards::Rank::Ace)
                && Some(card.suit()) != self.trump().filter(|_| !declaring)
        };
        if let Some(card) = legal.iter().filter(touching).max_by_key(|card| card.rank()) {
            return Some(*card);
        }
        let length = |suit: Suit| legal.iter().filter(|card| card.suit() == suit).count();
        let long = Suit::ALL
            .into_iter()
            .filter(|&suit| length(suit) > 0)
            .max_by_key(|&suit| (Some(suit) != self.trump(), length(suit)))?;
        let mut suit: Vec<Card> = legal.iter().copied().filter(|card| card.suit() == long).collect();
        suit.sort_by_key(|card| std::cmp::Reverse(card.rank()));
        suit.get(3).or(suit.last()).copied()
    }

    /// Too low, out of rotation, or doubled what is not the opponents': who has just been ruled against, or
    /// must pass, takes care.
    fn errs_in_the_auction(&self, due: Seat, dice: &mut Dice) -> Option<Event> {
        if self.view.lying.is_some() || !self.view.bound.is_empty() || self.view.affairs.ruling.is_some() {
            return None;
        }
        let last = self.view.auction.iter().rev().find_map(|said| match said.call.0 {
            Call::Bid(level, strain) => Some((said.seat.0, level, strain)),
            _ => None,
        });
        let call = if due != self.me {
            // Whoever called last would call the same once more, and nothing is changed by that.
            let called = self.view.auction.last().is_some_and(|said| said.seat.0 == self.me);
            if called || !dice.once_in_a_thousand(CALLS_TOO_EARLY) {
                return None;
            }
            Call::Pass
        } else if !dice.once_in_a_thousand(WRONG_CALLS) {
            return None;
        } else {
            match last? {
                (by, ..) if by == self.me.partner() && dice.below(4) == 0 => Call::Double,
                (_, level, _) => Call::Bid(level, Strain::Clubs),
            }
        };
        let proper = self.view.calls.contains(&Text(call));
        (!proper).then_some(Event::Call { seat: self.me, call })
    }

    /// What a careless player does that he should not.
    fn errs(&self, dice: &mut Dice) -> Option<Event> {
        if let Now::Call { seat } = &self.view.now {
            return self.errs_in_the_auction(seat.0, dice);
        }
        let own = self.side(self.me)?;
        let Now::Card { hand, player } = &self.view.now else { return None };
        let dummy = self.view.declarer.map(|declarer| declarer.0.partner());
        // Who has just been ruled against takes care for a while.
        let chastened = self.view.sides.iter().any(|side| side.cards.iter().any(|held| held.lies.is_some()));
        if chastened || own.open || dummy == Some(self.me) && !self.view.opening || own.face_down {
            return None;
        }
        let cards: Vec<Card> = own.cards.iter().map(|held| held.card.0).collect();
        if player.0 == self.me {
            if hand.0 != self.me || !dice.once_in_a_thousand(REVOKES) {
                return None;
            }
            let wrong: Vec<Card> =
                own.cards.iter().filter(|held| held.why_not.is_some()).map(|held| held.card.0).collect();
            return dice.one_of(&wrong).map(|card| Event::Play { seat: self.me, card });
        }
        let played = self.view.trick.get(Chair::from(self.me).index()).copied().flatten().is_some();
        if !played && dice.once_in_a_thousand(TOO_EARLY) {
            return dice.one_of(&cards).map(|card| Event::Play { seat: self.me, card });
        }
        let drops = dice.once_in_a_thousand(DROPS);
        drops.then(|| dice.one_of(&cards).map(|card| self.drops(card)))?
    }
}

/// Does this strain have a major suit's rank?
const fn is_major(strain: Strain) -> bool {
    matches!(strain, Strain::Hearts | Strain::Spades)
}
