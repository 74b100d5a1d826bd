//! What opponents are told of calls, and what a player wants to come back to: nothing is decided here.

use std::sync::Arc;

use bridge::Call;
use cards::{Seat, Side};

use super::Table;
use crate::{
    event::{Impossible, LONGEST_WORDS, Refused, Request},
    laws::{
        information,
        misinformation::{self, Due, Misled, Reopened},
        requests,
    },
    words::Ruling,
};

/// A call that was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Made {
    /// Its number, from 1.
    pub number: u8,
    /// By whom.
    pub caller: Seat,
    /// Which.
    pub call: Call,
}

/// What was said of a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Disclosure {
    /// It was alerted.
    Alert,
    /// It was asked what it means.
    Question,
    /// This it means.
    Explanation(Arc<str>),
}

/// Something that was said of a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disclosed {
    /// Of which.
    pub of: Made,
    /// By whom.
    pub by: Seat,
    /// What.
    pub what: Disclosure,
    /// How far the board was.
    at: At,
}

/// How many calls and cards there were.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct At {
    calls: usize,
    cards: usize,
}

/// An explanation that may have been wrong, as far as the table knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Misinformed {
    /// Of which call.
    pub of: Made,
    /// Which side was told.
    pub misled: Side,
    /// Who has said that it was wrong; nobody has.
    pub corrected_by: Option<Seat>,
    /// How far the board was then, or is.
    pub noticed: Noticing,
    /// Is it the side that declares? Nobody knows during the auction.
    pub declares: Option<bool>,
    /// Has a player of the other side called since it was told, and his partner not after that?
    pub may_still_change: bool,
    /// Has the other side played the last card of all, and can it still go back?
    pub card_may_change: bool,
    /// The other side's last card: has nobody played to its trick since?
    pub last_to_trick: bool,
}

/// How far a board is when an explanation turns out to be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Noticing {
    /// The auction is open.
    Auction,
    /// No lead is faced.
    BeforeLead,
    /// The play.
    Play,
    /// The play is over.
    AfterPlay,
}

/// A break in tempo that a player wants to come back to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Noted {
    /// Who says so.
    pub by: Seat,
    /// Of whom.
    pub of: Seat,
    /// When.
    pub at: NotedAt,
}

/// When something was noted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotedAt {
    /// In the auction, after this call; before the first there is none.
    Auction(Option<(Seat, Call)>),
    /// In this trick, from 1.
    Trick(u8),
    /// After the play.
    Afterwards,
}

impl Table {
    /// What was said of the calls that stand, in order.
    pub fn disclosed(&self) -> impl Iterator<Item = &Disclosed> {
        self.disclosed.iter().filter(|said| self.stands(&said.of))
    }

    /// The questions that wait for an answer: nobody has called or played since.
    pub fn asked_about(&self) -> impl Iterator<Item = &Disclosed> {
        let now = self.how_far();
        let open = move |at: usize, said: &Disclosed| {
            let later = self.disclosed.get(at + 1..).unwrap_or_default();
            let answers =
                |other: &Disclosed| other.of == said.of && matches!(other.what, Disclosure::Explanation(_));
            said.what == Disclosure::Question && said.at == now && !later.iter().any(answers)
        };
        let all = self.disclosed.iter().enumerate();
        all.filter(move |(at, said)| open(*at, said))
            .map(|(_, said)| said)
            .filter(|said| self.stands(&said.of))
    }

    /// May this player ask now what the opponents' calls mean?
    #[must_use]
    pub fn may_ask_about_calls(&self, by: Seat) -> bool {
        requests::allowed(&self.asked(by, None), Request::Explanation(None)).0
    }

    /// When may this player say that his partner has explained a call of his wrongly?
    #[must_use]
    pub fn may_correct_partner(&self, by: Seat) -> Due {
        misinformation::partner_may_correct(
            self.auction.is_some(),
            self.has_ended(),
            self.state.is_defender(by),
        )
    }

    /// The explanation that was said to be wrong last; if none was, the last that was given.
    #[must_use]
    pub fn misinformed(&self) -> Option<Misinformed> {
        let last = || {
            let mut told = self.disclosed.iter().rev();
            told.find(|said| said.what != Disclosure::Question).map(|said| self.as_wrong(said.of, None))
        };
        let known = self.misinformed.or_else(last)?;
        Some(Misinformed {
            may_still_change: known.may_still_change && !self.right_to_change_is_gone(known.misled),
            ..known
        })
    }

    /// What players want to come back to, in order.
    #[must_use]
    pub fn noted(&self) -> &[Noted] {
        &self.noted
    }

    fn made_so_far(&self) -> &[(Seat, Call)] {
        if self.auction.is_none() && self.calls.is_empty() { &self.told_auction } else { self.calls() }
    }

    /// The call with this number.
    pub(super) fn made(&self, number: u8) -> Result<Made, Refused> {
        let at = usize::from(number).checked_sub(1).ok_or(Impossible::NoSuchCall)?;
        let lying = || self.irregular_call().filter(|_| self.made_so_far().len() == at);
        let (caller, call) =
            self.made_so_far().get(at).copied().or_else(lying).ok_or(Impossible::NoSuchCall)?;
        Ok(Made { number, caller, call })
    }

    /// The call with this number, or the last of this player.
    fn made_by(&self, caller: Seat, number: Option<u8>) -> Result<Made, Refused> {
        if let Some(number) = number {
            return self.made(number);
        }
        let last = self.made_so_far().len() + usize::from(self.irregular_call().is_some());
        let numbers = (1..=u8::try_from(last).unwrap_or(u8::MAX)).rev();
        let mut made = numbers.filter_map(|number| self.made(number).ok());
        made.find(|made| made.caller == caller).ok_or_else(|| Impossible::NoSuchCall.into())
    }

    /// A player alerts a call of his partner. Once somebody has called after it, or the auction is over, he puts
    /// right that he did not.
    pub(super) fn alert(&mut self, by: Seat, number: Option<u8>) -> Result<(), Refused> {
        let of = self.made_by(by.partner(), number)?;
        if of.caller != by.partner() {
            return Err(Impossible::NotHisToExplain.into());
        }
        let late = self.auction.is_none() || self.how_far().calls > usize::from(of.number);
        if late && !self.was_told(of, by) {
            let ruling = misinformation::own_correction();
            self.is_corrected(of, by, ruling);
        }
        self.disclose(by, of, Disclosure::Alert);
        Ok(())
    }

    /// The partner of who made a call says what it means; a second time he puts it right. Who made it himself puts
    /// right what his partner has said of it, or that he said nothing.
    pub(super) fn explain(&mut self, by: Seat, number: Option<u8>, words: &str) -> Result<(), Refused> {
        let words = words.trim();
        let length = words.chars().count();
        if length == 0 || length > LONGEST_WORDS || words.chars().any(char::is_control) {
            return Err(Impossible::Words.into());
        }
        let of = self.made_by(by.partner(), number)?;
        let explained = |said: &Disclosed| {
            said.of == of && said.by == by && matches!(said.what, Disclosure::Explanation(_))
        };
        match () {
            () if of.caller == by => {
                let due = self.may_correct_partner(by);
                self.allowed = Some(due == Due::Now);
                self.is_corrected(of, by, misinformation::correction_of_partner(due));
            }
            () if of.caller != by.partner() => return Err(Impossible::NotHisToExplain.into()),
            () if self.disclosed.iter().any(explained) => {
                self.is_corrected(of, by, misinformation::own_correction());
            }
            () => self.apply(requests::explained(self.auction.is_some())),
        }
        self.disclose(by, of, Disclosure::Explanation(words.into()));
        Ok(())
    }

    /// A player says that this one has broken tempo.
    pub(super) fn break_in_tempo(&mut self, by: Seat, of: Seat) {
        let playing = self.auction.is_none() && !self.state.is_opening() && !self.has_ended();
        let silent_dummy = playing && by == self.state.dummy();
        let (allowed, ruling) = information::break_in_tempo(by.side() != of.side(), silent_dummy);
        self.allowed = Some(allowed);
        self.apply(ruling);
        let at = match () {
            () if self.has_ended() => NotedAt::Afterwards,
            () if self.auction.is_some() || self.state.is_opening() => {
                NotedAt::Auction(self.irregular_call().or_else(|| self.made_so_far().last().copied()))
            }
            () => NotedAt::Trick(self.state.trick_number()),
        };
        self.noted.push(Noted { by, of, at });
    }

    pub(super) fn disclose(&mut self, by: Seat, of: Made, what: Disclosure) {
        let at = self.how_far();
        self.disclosed.push(Disclosed { of, by, what, at });
    }

    /// Is this still the call with that number?
    fn stands(&self, of: &Made) -> bool {
        self.made(of.number).is_ok_and(|made| made == *of)
    }

    /// Has he said anything of it yet?
    fn was_told(&self, of: Made, by: Seat) -> bool {
        self.disclosed.iter().any(|said| said.of == of && said.by == by)
    }

    /// Is there nothing more to call or to play?
    pub(super) fn has_ended(&self) -> bool {
        self.is_over() || self.auction.as_ref().is_some_and(|auction| auction.next().is_none())
    }

    fn how_far(&self) -> At {
        let lies = usize::from(self.irregular_call().is_some());
        let lying = self.state.trick.cards.iter().filter(|(_, card)| card.is_some()).count();
        At {
            calls: self.made_so_far().len() + lies,
            cards: self.state.history.len() * Seat::ALL.len() + lying,
        }
    }

    /// It was put right: what the others may still change is said with it.
    fn is_corrected(&mut self, of: Made, by: Seat, ruling: Ruling) {
        let wrong = self.as_wrong(of, Some(by));
        let reopened = Reopened {
            call: self.last_call_since(self.told_since(of), wrong.misled),
            card: self.misled_card(by, &wrong),
        };
        let ruling = misinformation::reopened(&self.facts(), ruling, &reopened);
        self.misinformed = Some(wrong);
        self.apply(ruling);
    }

    /// The last card of those who were told wrongly, where it can still go back (47E2a).
    fn misled_card(&self, by: Seat, wrong: &Misinformed) -> Option<Misled> {
        let lying = self.face_down().filter(|seat| seat.side() == wrong.misled);
        let last = self.last_play.filter(|_| wrong.card_may_change);
        let in_trick = Seat::ALL.into_iter().filter(|&hand| {
            wrong.last_to_trick
                && self.player_side(hand) == wrong.misled
                && self.no_later_card_in_this_trick(hand)
        });
        let in_trick = in_trick.filter_map(|hand| Some((hand, self.state.trick.cards[hand]?))).next();
        let older =
            in_trick.filter(|_| misinformation::is_last(self.rules.edition, false, wrong.last_to_trick));
        let (hand, card) = match lying {
            Some(seat) => (seat, None),
            None => last.or(older).map(|(hand, card)| (hand, Some((hand, card))))?,
        };
        Some(Misled {
            by,
            misled: self.state.player_of(hand),
            face_down: lying.is_some(),
            card,
            last: last.is_some(),
            last_to_trick: wrong.last_to_trick,
        })
    }

    fn player_side(&self, hand: Seat) -> Side {
        self.state.player_of(hand).side()
    }

    /// How many calls there were when this was told, or not told.
    fn told_since(&self, of: Made) -> usize {
        let told = self.disclosed.iter().find(|said| said.of == of && said.what != Disclosure::Question);
        told.map_or(usize::from(of.number), |told| told.at.calls)
    }

    /// What the table knows where what was said of this call is wrong.
    fn as_wrong(&self, of: Made, corrected_by: Option<Seat>) -> Misinformed {
        let explainers = of.caller.side();
        let misled = explainers.other();
        let ended = self.has_ended();
        // What was not told was not told from the call on.
        let since = self.told_since(of);
        let noticed = match () {
            () if ended => Noticing::AfterPlay,
            () if self.auction.is_some() => Noticing::Auction,
            () if self.state.is_opening() => Noticing::BeforeLead,
            () => Noticing::Play,
        };
        let last = self.last_play.filter(|(hand, _)| self.state.player_of(*hand).side() == misled);
        let stays = |hand: Seat| misinformation::lead_stays(&self.state, self.rules, hand);
        let of_misled = |hand: &Seat| hand.side() == misled && !stays(*hand);
        Misinformed {
            of,
            misled,
            corrected_by,
            noticed,
            declares: self.auction.is_none().then(|| self.state.declarer.side() == explainers),
            may_still_change: self
                .made_so_far()
                .iter()
                .skip(since)
                .any(|(caller, _)| caller.side() == misled),
            card_may_change: last.is_some_and(|(hand, _)| !stays(hand)),
            last_to_trick: Seat::ALL
                .into_iter()
                .filter(of_misled)
                .any(|hand| self.no_later_card_in_this_trick(hand)),
        }
    }
}
