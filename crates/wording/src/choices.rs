//! Choices as short labels, and what follows each.

use cards::{Card, Rank, Suit, SuitSet};

use crate::{Choice, Lexicon, Matter, Scene, msg};

impl Lexicon {
    /// A choice, as a short label without a full stop: `accept the lead`.
    #[must_use]
    pub fn choice(&self, choice: &Choice, scene: &Scene) -> String {
        let stage = scene.stage();
        let (leader, partner) = (scene.leader, scene.offender.partner());
        match *choice {
            Choice::Accept => match scene.matter {
                Matter::OpeningLead => self.say(msg::ChoiceAcceptOpening),
                Matter::LaterLead | Matter::DeclarersLead => self.say(msg::ChoiceAcceptLead),
                Matter::InsufficientBid | Matter::CallOutOfRotation | Matter::ChangedCall => {
                    self.say(msg::ChoiceAcceptCall)
                }
                _ => self.say(msg::ChoiceAcceptCard),
            },
            Choice::AcceptAsDummy => self.say(msg::ChoiceAcceptAsDummy),
            Choice::Refuse => match scene.matter {
                Matter::OpeningLead | Matter::LaterLead | Matter::DeclarersLead => {
                    self.say(msg::ChoiceRefuseLead { stage })
                }
                Matter::InsufficientBid | Matter::CallOutOfRotation | Matter::ChangedCall => {
                    self.say(msg::ChoiceRefuseCall)
                }
                _ => self.say(msg::ChoiceRefuseCard),
            },
            Choice::RequireLead(suit) => self.say(msg::ChoiceRequire { leader, suit, stage }),
            Choice::ForbidLead(anysuits) => self.say(msg::ChoiceForbid { leader, anysuits, stage }),
            Choice::LeadFree => self.say(msg::ChoiceFree { leader }),
            Choice::PlayHighest => self.say(msg::ChoiceHighest { partner }),
            Choice::PlayLowest => self.say(msg::ChoiceLowest { partner }),
            Choice::PlaySuit(suit) => self.say(msg::ChoicePlaySuit { partner, suit }),
            Choice::ForbidSuit(suit) => self.say(msg::ChoiceForbidSuit { partner, suit }),
            Choice::Play(card) => self.say(msg::ChoicePlay { card }),
            Choice::LeadFrom(seat) => self.say(msg::ChoiceLeadFrom { seat }),
        }
    }

    /// What follows a choice, in one to three sentences.
    #[must_use]
    pub fn consequence(&self, choice: &Choice, scene: &Scene) -> String {
        let stage = scene.stage();
        let (declarer, dummy, leader) = (scene.declarer, scene.dummy(), scene.leader);
        let (offender, partner) = (scene.offender, scene.offender.partner());
        let card = card_of(scene);
        match *choice {
            Choice::Accept => match scene.matter {
                Matter::OpeningLead => self.say(msg::ThenAcceptOpening { offender, declarer, dummy, card }),
                Matter::LaterLead | Matter::DeclarersLead => {
                    self.say(msg::ThenAcceptLead { offender, next: offender.next(), card })
                }
                Matter::InsufficientBid | Matter::CallOutOfRotation => {
                    self.say(msg::ThenAcceptCall { offender, next: offender.next() })
                }
                Matter::ChangedCall => self.say(msg::ThenAcceptChange { next: offender.next() }),
                _ => self.say(msg::ThenAcceptCard { offender, card }),
            },
            Choice::AcceptAsDummy => self.say(msg::ThenAcceptAsDummy { offender, declarer, dummy, card }),
            Choice::Refuse => match scene.matter {
                Matter::DeclarersLead => self.say(msg::ThenRefuseDeclarers { offender, leader, card }),
                Matter::OpeningLead | Matter::LaterLead if leader == partner => {
                    self.say(msg::ThenRefusePartner { offender, leader, declarer, card, stage })
                }
                Matter::OpeningLead | Matter::LaterLead => {
                    self.say(msg::ThenRefuseOther { offender, leader, partner, declarer, card })
                }
                Matter::InsufficientBid => self.say(msg::ThenRefuseInsufficient { offender, partner }),
                Matter::CallOutOfRotation => self.say(msg::ThenRefuseRotation { offender, leader, partner }),
                Matter::ChangedCall => self.say(msg::ThenRefuseChange { next: offender.next() }),
                _ => self.say(msg::ThenRefuseCard { offender, card }),
            },
            Choice::RequireLead(suit) => {
                let cards = scene.penalty_cards_of(SuitSet::only(suit));
                self.say(msg::ThenRequire { owner: offender, leader, suit, cards, stage })
            }
            Choice::ForbidLead(anysuits) if scene.matter == Matter::FirstLead => {
                self.say(msg::ThenForbidFirst { leader, anysuits })
            }
            Choice::LeadFree if scene.matter == Matter::FirstLead => self.say(msg::ThenFreeFirst { leader }),
            Choice::ForbidLead(anysuits) => {
                let cards = scene.penalty_cards_of(anysuits);
                self.say(msg::ThenForbid { owner: offender, leader, anysuits, cards, stage })
            }
            Choice::LeadFree => {
                let cards = scene.penalty_cards();
                self.say(msg::ThenFree { owner: offender, leader, declarer, cards, n: cards.len() })
            }
            Choice::PlayHighest | Choice::PlayLowest | Choice::PlaySuit(_) | Choice::ForbidSuit(_) => {
                self.say(msg::ThenThisTrick { offender, partner, card })
            }
            Choice::LeadFrom(seat) => self.say(msg::EffectToLead { seat, stage }),
            Choice::Play(card) => match scene.matter {
                Matter::WhichPenaltyCard => self.say(msg::ThenNamed { owner: offender, card }),
                Matter::SeveralShown if scene.offender_defends() => {
                    self.say(msg::ThenShownDefender { owner: offender, card })
                }
                Matter::SeveralShown => self.say(msg::ThenShownDeclarer { card }),
                _ => self.say(msg::ThenPlayed { card }),
            },
        }
    }
}

/// The card in question. Every scene that speaks of one has it; the two of clubs stands in for
/// one that has not, so that nothing has to fail here.
pub(crate) fn card_of(scene: &Scene) -> Card {
    scene.card.or(scene.cards.highest()).unwrap_or(Card::new(Suit::Clubs, Rank::Two))
}
