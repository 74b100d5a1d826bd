//! The cards that what was stated leaves the claimer (68C, 70D1), as long as it can be followed.

use cards::{Card, CardSet, Suit};

use crate::{
    scene::{Claim, Scene},
    statement::{self, NOT_BEGUN, Step},
    suit::{Holding, lowest},
    ways::{Counts, Eye, Ways},
};

/// What was stated, as it stands when a hand of the claimer's is in turn.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stated {
    /// Where the step stands.
    pub place: u8,
    step: Step,
    /// This trick was led by it, or is; else it comes with the next lead.
    is_played: bool,
}

impl Stated {
    /// `None`: nothing was stated that still holds.
    pub fn new(claim: &Claim, scene: &Scene) -> Option<Stated> {
        if claim.stated.is_empty() || !claim.is_played_by_him(scene.position.turn()) {
            return None;
        }
        let step = scene.step(claim);
        let begun = step != NOT_BEGUN;
        let place = if begun { step } else { 0 };
        let is_played = begun && claim.is_played_by_him(scene.position.leader());
        claim.stated.at(place).map(|step| Stated { place, step, is_played })
    }
}

impl Eye<'_> {
    /// Did he say that he plays this suit from the top? Then he takes no finesse in it.
    pub fn is_from_the_top(&self, suit: Suit) -> bool {
        let step = self.stated.filter(|stated| stated.is_played).map(|stated| stated.step);
        match step {
            Some(Step::Suit(of)) => of == suit,
            Some(step) => step.draws_trumps() && self.is_trump(suit),
            None => false,
        }
    }

    /// The cards that fit what was stated; `None`, where it leaves it to normal play.
    pub fn as_stated(&self, stated: Stated) -> Option<Ways> {
        let led = self.scene.position.trick().next().map(|(_, card)| card.suit());
        let one = |cards: CardSet| (!cards.is_empty()).then(|| Ways::one(Counts::Worst, cards));
        match led {
            None => self.lead_as_stated(stated.step),
            Some(led) if self.legal.has(led) => {
                if let Some(card) = self.named(stated.step, led) {
                    return one(card);
                }
                stated.is_played.then(|| self.follow_as_stated(stated.step, led)).flatten().and_then(one)
            }
            Some(led) => self
                .named(stated.step, led)
                .or_else(|| self.thrown(stated))
                .or_else(|| self.ruff_as_stated(stated))
                .and_then(one),
        }
    }

    /// The card that he named, where it can be meant for this trick: it follows suit, or ruffs.
    fn named(&self, step: Step, led: Suit) -> Option<CardSet> {
        let Step::Card(card) = step else { return None };
        let meant = card.suit() == led || self.is_trump(card.suit());
        (meant && self.legal.contains(card)).then(|| CardSet::from_iter([card]))
    }

    fn thrown(&self, stated: Stated) -> Option<CardSet> {
        let thrown = self.claim.stated.thrown(stated.place) & self.legal;
        let first = thrown.iter().next()?;
        Some(CardSet::from_iter([first]))
    }

    fn ruff_as_stated(&self, stated: Stated) -> Option<CardSet> {
        let ruffs = matches!(stated.step, Step::Ruff(..) | Step::Crossruff) && stated.is_played;
        let partner_led = self.partners_card().is_some();
        (ruffs && partner_led).then(|| self.ruffs()).filter(|ruffs| !ruffs.is_empty())
    }

    fn lead_as_stated(&self, step: Step) -> Option<Ways> {
        let low = |suit: Suit| lowest(self.legal.of(suit));
        let cards = match step {
            Step::Card(card) if self.legal.contains(card) => CardSet::from_iter([card]),
            Step::Card(card) => low(card.suit()),
            Step::Suit(suit) => return self.lead_from_the_top(suit),
            Step::Trumps | Step::TrumpRound => return self.lead_from_the_top(self.claim.strain.trump()?),
            Step::Ruff(suit, _) | Step::To(suit, _) | Step::Lose(suit) => low(suit),
            Step::Crossruff => {
                let suits = self.legal.suits_held().iter();
                let ruffed = suits.filter(|&suit| !self.is_trump(suit) && !self.partner.has(suit));
                ruffed.map(low).fold(CardSet::EMPTY, |all, low| all | low)
            }
            Step::Finesse(card, against) => {
                let suit = card.suit();
                let run = self.just_below(card) & self.legal;
                if statement::finesses(self.seat(), against) { low(suit) | run } else { low(suit) }
            }
            Step::Throw(_) => return None,
        };
        (!cards.is_empty()).then(|| Ways::one(Counts::Worst, cards))
    }

    /// `None`: he may not lead it.
    fn lead_from_the_top(&self, suit: Suit) -> Option<Ways> {
        let right = self.is_marked(suit) || self.unblocks(suit);
        let cards = Some(self.leads_of(suit)).filter(|cards| !cards.is_empty());
        cards.map(|cards| Ways::one(if right { Counts::Best } else { Counts::Worst }, cards))
    }

    /// What goes to a trick that his other hand has led as stated.
    fn follow_as_stated(&self, step: Step, led: Suit) -> Option<CardSet> {
        self.partners_card()?;
        let low = lowest(self.legal);
        let winners = self.winners();
        let or_low = |cards: CardSet| if cards.is_empty() { low } else { cards };
        match step {
            Step::To(..) => {
                let sure = winners & self.holding(led).top;
                Some(or_low(if sure.is_empty() { winners } else { sure }))
            }
            Step::Lose(_) => Some(low),
            Step::Finesse(card, against) if !statement::finesses(self.scene.position.leader(), against) => {
                (card.suit() == led).then(|| or_low(winners & self.holding(led).top))
            }
            Step::Finesse(card, against) => {
                let lies = |seat| self.scene.position.trick().find(|&(player, _)| player == seat);
                let (_, theirs) = lies(against)?;
                let (_, ours) = lies(self.seat().partner())?;
                let run = self.just_below(card);
                if theirs.suit() != led {
                    return None;
                }
                if theirs >= card {
                    return Some(or_low(lowest(winners)));
                }
                if run.contains(ours) {
                    return Some(low);
                }
                Some(lowest(run & winners)).filter(|cards| !cards.is_empty())
            }
            _ => None,
        }
    }

    /// The cards of his two hands just below this one, with none of another hand between them.
    fn just_below(&self, card: Card) -> CardSet {
        let below: CardSet = CardSet::suit(card.suit()).iter().filter(|&other| other < card).collect();
        Holding::new(card.suit(), (self.own[0] | self.own[1]) & below, self.out & below).top
    }
}
