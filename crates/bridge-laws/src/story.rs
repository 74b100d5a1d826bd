//! What has happened to cards since the table was last in order: nothing is decided here.
//!
//! While all is in order nothing is kept. From the first thing out of order on, each deed stays until
//! everything open has been settled, so that the laws can look at what came before it and since.

use cards::{Card, Seat};

use crate::event::{Did, Then};

/// One thing that happened to a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deed {
    /// Who did what with which card.
    pub what: Then,
    /// In which trick, from 1.
    pub trick: u8,
    /// How it came about.
    pub how: How,
}

/// How a card came to be laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// By its owner.
    Alone,
    /// By its owner, at the same moment as a legal card of somebody else (58A).
    AtOnce,
    /// By a ruling, after its owner had taken it back (47F2): nobody has played anything then.
    PutBack,
    /// To what declarer has named by a slip of the tongue: it has gone back with that, and nobody has played it (45C4b).
    ToASlip,
}

impl Deed {
    /// The card that was laid by it, and the hand it came from.
    #[must_use]
    pub fn laid(&self) -> Option<(Seat, Card)> {
        let Then { did, seat, card } = self.what;
        let laid = matches!(did, Did::Played | Did::Led | Did::Named)
            && !matches!(self.how, How::PutBack | How::ToASlip);
        laid.then_some((seat, card?))
    }

    /// The card that a ruling put back where it had been.
    fn put_back(&self) -> Option<(Seat, Card)> {
        (self.how == How::PutBack).then_some((self.what.seat, self.what.card?))
    }

    /// The card that lies in the trick by it: laid, or put out by dummy in place of another.
    fn lies(&self) -> Option<(Seat, Card)> {
        let Then { did, seat, card } = self.what;
        self.laid().or_else(|| (did == Did::PutOut).then_some((seat, card?)))
    }

    /// The card that was taken back by it.
    #[must_use]
    pub fn taken_back(&self) -> Option<(Seat, Card)> {
        let Then { did, seat, card } = self.what;
        (did == Did::TookBack).then_some((seat, card?))
    }
}

/// The deeds, in order.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Story {
    deeds: Vec<Deed>,
    /// The places at which nothing was out of order but what nobody has noticed.
    seemed_in_order: Vec<usize>,
    /// What rulings have sent back to its hand, and where: laid again, it is laid anew.
    sent_back: Vec<(usize, Seat, Card)>,
}

impl Story {
    /// How many deeds there are: the place after the last.
    pub fn now(&self) -> usize {
        self.deeds.len()
    }

    pub fn tell(&mut self, deed: Deed) {
        self.deeds.push(deed);
    }

    /// All is in order again.
    pub fn end(&mut self) {
        self.deeds.clear();
        self.seemed_in_order.clear();
        self.sent_back.clear();
    }

    /// A ruling has sent this card back to its hand.
    pub fn sends_back(&mut self, seat: Seat, card: Card) {
        if !self.deeds.is_empty() {
            self.sent_back.push((self.now(), seat, card));
        }
    }

    /// 45C4b: declarer has named this card, and never the one that came of a slip of the tongue; what has gone back with that
    /// has not been played.
    pub fn was_meant(&mut self, dummy: Seat, named: Card, meant: Card, gone: &[(Seat, Card)]) {
        for deed in &mut self.deeds {
            match deed.laid() {
                Some(laid) if laid == (dummy, named) => deed.what.card = Some(meant),
                Some(laid) if gone.contains(&laid) => deed.how = How::ToASlip,
                _ => {}
            }
        }
    }

    /// The place after the one at which this card was laid last; the beginning, where the story does not tell of that.
    pub fn place_after(&self, laid: (Seat, Card)) -> usize {
        self.deeds.iter().rposition(|deed| deed.laid() == Some(laid)).map_or(0, |place| place + 1)
    }

    /// Where this card was sent back last and then laid again by its owner; the beginning, where it was not.
    fn laid_anew(&self, laid: (Seat, Card)) -> usize {
        let back = self.sent_back.iter().filter(|(_, seat, card)| (*seat, *card) == laid);
        let again = |place: &usize| self.since(*place).iter().any(|deed| deed.lies() == Some(laid));
        back.map(|(place, ..)| *place).rfind(again).unwrap_or(0)
    }

    /// To who has noticed nothing all is in order again.
    pub fn seems_in_order(&mut self) {
        if self.seemed_in_order.last() != Some(&self.now()) {
            self.seemed_in_order.push(self.now());
        }
    }

    /// The story as it is to who has noticed nothing before this place: it begins where all seemed in order last, and so many deeds
    /// before it are gone.
    pub fn begins_for_others(&mut self, noticed: usize) -> usize {
        let begins = self.seemed_in_order.iter().rev().find(|place| **place < noticed).copied().unwrap_or(0);
        self.deeds.drain(..begins);
        self.seemed_in_order.clear();
        self.sent_back.retain_mut(|(place, ..)| {
            let later = *place > begins;
            *place = place.saturating_sub(begins);
            later
        });
        begins
    }

    /// What has happened since all seemed to be in order.
    pub fn lately(&self) -> &[Deed] {
        self.since(self.seemed_in_order.last().copied().unwrap_or(0))
    }

    /// What has happened since a place.
    pub fn since(&self, place: usize) -> &[Deed] {
        self.deeds.get(place..).unwrap_or_default()
    }

    /// What had happened before a place.
    pub fn until(&self, place: usize) -> &[Deed] {
        self.deeds.get(..place).unwrap_or_default()
    }

    /// Was the second card laid after the first? `None` if the story knows of neither: what it does not know of
    /// came before it.
    pub fn came_after(&self, first: (Seat, Card), second: (Seat, Card)) -> Option<bool> {
        // What was taken back before it was laid here had been laid before.
        let of = |deed: &&Deed, card| deed.lies().or(deed.taken_back()) == Some(card);
        let place = |laid| {
            let from = self.laid_anew(laid);
            let first = self.since(from).iter().find(|deed| of(deed, laid))?;
            first.lies()?;
            Some(from + self.since(from).iter().position(|deed| deed.lies() == Some(laid))?)
        };
        match (place(first), place(second)) {
            (None, None) => None,
            (first, second) => Some(second > first),
        }
    }

    /// The deed before a place: the one that a matter opened there is about.
    pub fn before(&self, place: usize) -> Option<&Deed> {
        self.deeds.get(place.checked_sub(1)?)
    }

    /// The cards laid since a place that their owners have not taken back since.
    pub fn laid_since(&self, place: usize) -> Vec<(Seat, Card)> {
        self.laid_since_to(place, 0)
    }

    /// Those of them that were laid to this trick or a later one: a trick before may have been opened again.
    pub fn laid_since_to(&self, place: usize, trick: u8) -> Vec<(Seat, Card)> {
        let deeds = self.since(place);
        let stays = |(i, deed): (usize, &Deed)| {
            let laid = deed.laid().filter(|_| deed.trick >= trick)?;
            let later = deeds.get(i + 1..).unwrap_or_default();
            // Laid again, or put back into the trick that it had come from.
            let before = |d: &Deed| d.trick < deed.trick && d.put_back() == Some(laid);
            let again = later.iter().any(|d| d.laid() == Some(laid) || before(d));
            (!again && !self.took_back(place + i, laid.0, laid.1)).then_some(laid)
        };
        deeds.iter().enumerate().filter_map(stays).collect()
    }

    /// Was this card laid to its trick in place of one that its owner had taken back? Then it was no play in turn.
    pub fn is_in_place(&self, of: &Deed) -> bool {
        let back = |deed: &Deed| {
            deed.trick == of.trick && deed.taken_back().is_some_and(|(by, _)| by == of.what.seat)
        };
        self.deeds.iter().take_while(|deed| !std::ptr::eq(*deed, of)).any(back)
    }

    /// Has its owner taken this card back since a place, and not laid it again?
    pub fn took_back(&self, place: usize, seat: Seat, card: Card) -> bool {
        let last = self.since(place).iter().rev().find_map(|deed| match () {
            () if deed.taken_back() == Some((seat, card)) => Some(true),
            () if deed.laid().or(deed.put_back()) == Some((seat, card)) => Some(false),
            () => None,
        });
        last == Some(true)
    }

    /// Was this card laid when that lead did not lie there: before it or with it, or after its owner had taken it back
    /// and before it lay there again?
    pub fn followed_another(&self, lead: (Seat, Card), laid: (Seat, Card)) -> bool {
        let (mut gone, mut so) = (false, false);
        for (place, deed) in self.deeds.iter().enumerate() {
            gone |= self.sent_back.contains(&(place, lead.0, lead.1));
            let lies = deed.laid().or(deed.put_back());
            match () {
                () if deed.taken_back() == Some(lead) => gone = true,
                () if lies == Some(lead) => gone = false,
                () if lies == Some(laid) => so = gone || deed.how == How::AtOnce,
                () => {}
            }
        }
        so || self.came_after(lead, laid) == Some(false)
    }

    /// The first card that this hand laid since it took one back after a place.
    pub fn instead(&self, place: usize, seat: Seat, card: Card) -> Option<Card> {
        let mut deeds = self.since(place).iter().skip_while(|deed| deed.taken_back() != Some((seat, card)));
        deeds.next()?;
        deeds.filter_map(Deed::laid).find(|(hand, _)| *hand == seat).map(|(_, card)| card)
    }
}
