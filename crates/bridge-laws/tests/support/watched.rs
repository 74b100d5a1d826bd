//! A table of which every step is checked.

use std::fmt::Write;

use bridge_laws::{
    Setup, Table,
    event::{Event, Refused, Request},
    words::{Effect, Restriction},
};
use cards::{BySeat, Card, CardSet, Seat, Side};

use super::{Broken, checks, hold};

/// A board in progress, and what happened so far.
#[derive(Clone)]
pub struct Watched {
    pub setup: Setup,
    pub deal: BySeat<CardSet>,
    pub table: Table,
    /// What was accepted.
    pub events: Vec<Event>,
    shown: CardSet,
    /// Only this side has been careless.
    pub wild: Option<Side>,
    since: Vec<(Restriction, u8)>,
    contested: bool,
    /// The table has supplied a card of a hand that it does not know.
    pub invented: bool,
}

impl Watched {
    pub fn new(setup: Setup, deal: BySeat<CardSet>) -> Watched {
        let table = Table::new(&setup).expect("the hands are possible");
        Watched {
            setup,
            deal,
            table,
            events: Vec::new(),
            shown: CardSet::EMPTY,
            wild: None,
            since: Vec::new(),
            contested: false,
            invented: false,
        }
    }

    /// The cards that a hand really holds, known to the table or not.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.deal[seat] - checks::played_by(self.table.state(), seat).collect::<CardSet>()
    }

    /// Records an event and checks everything; `false` where it was refused.
    pub fn record(&mut self, event: &Event) -> Result<Result<(), Refused>, Broken> {
        let before = self.table.clone();
        let mut copy = self.table.clone();
        let preview = copy.record(event);
        hold(self.table == before, "a preview changed the table", String::new)?;
        let result = self.table.record(event);
        hold(preview == result && copy == self.table, "a preview differs from the event", String::new)?;
        if result.is_err() {
            hold(self.table == before, "a refused event left a trace", || format!("{event:?}: {result:?}"))?;
            return Ok(result);
        }
        self.show(event);
        self.events.push(event.clone());
        if !matches!(event, Event::Happens { .. } | Event::Request { .. }) && !self.table.is_over() {
            self.contested = false;
        }
        self.contested |= matches!(event, Event::Object { .. });
        let supplied =
            |e: &Effect| matches!(e, Effect::Supply(s, ..) if !before.state().hands[*s].is_open_book());
        if self.table.rulings().iter().any(|r| r.effects.iter().any(supplied)) {
            self.invented = true;
            return Ok(result);
        }
        checks::conserved(&self.table, &self.deal)?;
        // 68D: what was played on after a claim that is judged now is void, and what lay there then lies there again.
        let agreed = |e: &Effect| matches!(e, Effect::Agreed(..));
        let judged = self.table.contested().is_some()
            || self.table.state().agreed.is_some()
            || self.table.rulings().iter().any(|r| r.effects.iter().any(agreed));
        // What is open since before the claim comes first; so it may be that nothing is judged yet.
        let judged = judged || matches!(event, Event::Agree { .. } | Event::Object { .. });
        let progress = |table: &Table| (table.state().trick_number(), cards_played(table));
        if !(judged && progress(&self.table) < progress(&before)) {
            checks::penalty_cards_stay(&before, &self.table)?;
        }
        checks::restrictions(&before, &self.table, &mut self.since)?;
        checks::views(&self.table, self.shown)?;
        // Whether a hand that nobody knows has revoked is found out one trick after the other.
        if self.setup.hands.iter().all(|(_, hand)| hand.is_open_book()) {
            checks::suit_is_followed(&self.table)?;
            checks::settled_once(&self.table)?;
        }
        if let Some(side) = self.wild {
            checks::the_others_lose_nothing(&self.table, side.other())?;
        }
        if self.table.is_over() && !self.table.is_passed_out() {
            checks::thirteen(&self.table, self.contested)?;
        }
        checks::goes_on(&self.table)?;
        Ok(result)
    }

    /// The same events on a fresh table lead to the same table.
    pub fn replay(&self) -> Result<(), Broken> {
        let mut table = Table::new(&self.setup).expect("as before");
        for event in &self.events {
            let result = table.record(event);
            hold(result.is_ok(), "a replay is refused", || format!("{event:?}: {result:?}"))?;
        }
        hold(table == self.table, "a replay leads to another table", String::new)?;
        self.replay_the_long_way()
    }

    /// So do the same events where something is asked before each, so that no card goes the short way.
    fn replay_the_long_way(&self) -> Result<(), Broken> {
        let mut table = Table::new(&self.setup).expect("as before");
        let asked = Event::Request { by: Seat::South, what: Request::Contract };
        for event in &self.events {
            let result = table.record(&asked).and_then(|()| table.record(event));
            hold(result.is_ok(), "a replay the long way is refused", || format!("{event:?}: {result:?}"))?;
        }
        let same = table.state() == self.table.state() && table.status() == self.table.status();
        hold(same, "the long way leads to another table", || {
            format!(
                "{:?}\n{:?}\n{:?}\n{:?}",
                self.table.status(),
                table.status(),
                self.table.state(),
                table.state()
            )
        })
    }

    fn show(&mut self, event: &Event) {
        let mut show = |cards: &[Card]| cards.iter().for_each(|&card| self.shown.insert(card));
        match event {
            Event::Play { card, .. } | Event::Lead { card, .. } | Event::DummyPutsOut { card, .. } => {
                show(&[*card]);
            }
            Event::LeadFaceDown { card: Some(card), .. } | Event::Face { card: Some(card), .. } => {
                show(&[*card]);
            }
            Event::Simultaneous(cards) | Event::Expose { cards, .. } => {
                cards.iter().for_each(|(_, card)| show(&[*card]));
            }
            Event::TwoCards { cards, .. } => show(cards),
            Event::Spread { seat, cards } if cards.is_empty() => {
                self.shown = self.shown | self.deal[*seat];
            }
            Event::Spread { cards, .. } => show(cards),
            _ => {}
        }
        let state = self.table.state();
        let dummy = state.dummy();
        for seat in Seat::ALL {
            self.shown = self.shown | checks::played_by(state, seat).collect();
        }
        self.shown = self.shown | (state.laid & state.hands[dummy].known);
        // What was missing in a trick is put there for all to see, though it may come out again.
        for effect in self.table.rulings().iter().flat_map(|r| &r.effects) {
            if let Effect::Supply(_, card, _) = effect {
                self.shown.insert(*card);
            }
        }
    }
}

/// Does this list of events (those refused left out) break something?
pub fn breaks(setup: &Setup, deal: &BySeat<CardSet>, events: &[Event]) -> Option<(Broken, Vec<Event>)> {
    let mut board = Watched::new(setup.clone(), *deal);
    for event in events {
        if let Err(broken) = board.record(event) {
            if board.events.last() != Some(event) {
                board.events.push(event.clone());
            }
            return Some((broken, board.events));
        }
    }
    board.replay().err().map(|broken| (broken, board.events))
}

/// The shortest list that can be found by leaving events out and that breaks the same property.
pub fn shrunk(setup: &Setup, deal: &BySeat<CardSet>, events: &[Event], broken: &Broken) -> Vec<Event> {
    let mut events = events.to_vec();
    let mut size = events.len().next_power_of_two();
    loop {
        let length = events.len();
        let mut end = length;
        while end > 0 {
            let from = end.saturating_sub(size);
            let mut fewer = events.clone();
            fewer.drain(from..end.min(events.len()));
            if let Some((same, shorter)) = breaks(setup, deal, &fewer)
                && same.what == broken.what
                && shorter.len() < events.len()
            {
                events = shorter;
            }
            end = from.min(events.len());
        }
        if size > 1 {
            size /= 2;
        } else if events.len() == length {
            return events;
        }
    }
}

/// A failure to be read: the board, and each event with what the laws say after it.
pub fn report(setup: &Setup, deal: &BySeat<CardSet>, events: &[Event]) -> String {
    let mut text = String::new();
    let contract = setup.contract.map(|(contract, by)| format!("{contract} by {by}"));
    let _ =
        writeln!(text, "{contract:?}, dealer {}, start {:?}, {:?}", setup.dealer, setup.start, setup.rules);
    for (seat, cards) in deal.iter() {
        let known = setup.hands[seat].known.len();
        let _ = writeln!(text, "  {seat} ({known} known): {cards:?}");
    }
    let mut table = Table::new(setup).expect("as before");
    for event in events {
        let result = table.record(event);
        let _ = writeln!(text, "  {event:?}");
        let laws: Vec<_> = table.rulings().iter().map(|r| (&r.clauses, &r.effects)).collect();
        let penalty: Vec<_> =
            table.penalty_cards().iter().map(|p| format!("{} {} {:?}", p.seat, p.card, p.grade)).collect();
        let bound: Vec<_> = table.restrictions().take(4).map(|r| r.to_string()).collect();
        let _ = writeln!(
            text,
            "      {:?} trick {} by {} {:?} {penalty:?} {bound:?} {laws:?}{}\n      open {:?}, lying {:?}",
            table.status(),
            table.state().trick_number(),
            table.state().trick.leader,
            table.state().trick.cards.0,
            result.err().map(|why| format!(" REFUSED {why}")).unwrap_or_default(),
            table.open_matters(),
            table.state().laid,
        );
    }
    text
}

/// How many cards lie in the tricks, the one in progress included.
fn cards_played(table: &Table) -> usize {
    Seat::ALL.into_iter().map(|seat| checks::played_by(table.state(), seat).count()).sum()
}
