//! What the director reads aloud before a choice: all options with what follows each, in the
//! order in which they are decided, before anybody says a word.

use cards::{CardSet, Seat, SeatSet, Suit, SuitSet};

use crate::{Choice, Election, Lexicon, Matter, Scene, choices::card_of, msg};

impl Lexicon {
    /// The words to read aloud before a choice, sentence by sentence. Where the first decision may
    /// lead to a second, both are in it.
    #[must_use]
    pub fn script_before_choice(&self, election: &Election, scene: &Scene) -> Vec<String> {
        match scene.matter {
            Matter::OpeningLead => self.opening_lead(scene),
            Matter::LaterLead => self.later_lead(scene),
            Matter::DeclarersLead => self.declarers_lead(election, scene),
            Matter::PenaltyCard => self.lead_with_penalty_card(election, scene),
            Matter::WhichPenaltyCard => self.which_penalty_card(election, scene),
            Matter::Unplayed => self.unplayed(scene),
            Matter::Premature => self.premature(election, scene),
            Matter::SeveralShown => self.several_shown(election, scene),
            Matter::FirstLead => self.first_lead(scene),
            Matter::InsufficientBid | Matter::CallOutOfRotation | Matter::ChangedCall | Matter::Other => {
                self.any_choice(election, scene)
            }
        }
    }

    fn opening_lead(&self, scene: &Scene) -> Vec<String> {
        let (declarer, dummy) = (scene.declarer, scene.dummy());
        let (offender, leader, card) = (scene.offender, scene.leader, card_of(scene));
        let mut script = vec![
            self.say(msg::SayListen { declarer }),
            self.say(msg::SayOpeningAsk { offender, card }),
            self.say(msg::SayOpeningYes { dummy }),
            self.say(msg::SayOpeningNo { offender, leader, card }),
        ];
        script.extend(self.three_ways(scene, offender, leader, CardSet::EMPTY.with(card)));
        script.push(self.say(msg::SayOpeningChoose { declarer }));
        script
    }

    fn later_lead(&self, scene: &Scene) -> Vec<String> {
        let declarer = scene.declarer;
        let (offender, leader, card) = (scene.offender, scene.leader, card_of(scene));
        let partner = offender.partner();
        let mut script = vec![
            self.say(msg::SayLaterName { offender, leader, card }),
            self.say(msg::SayListen { declarer }),
            self.say(msg::SayLaterAsk { card }),
            if offender.next() == declarer {
                self.say(msg::SayLaterYesOwn)
            } else {
                self.say(msg::SayLaterYes { next: offender.next() })
            },
        ];
        if leader == partner {
            script.push(self.say(msg::SayLaterNo { offender, leader, card }));
            // A penalty card that lay there before is part of the choice as well.
            script.extend(self.three_ways(scene, offender, leader, scene.all_cards()));
        } else {
            script.push(self.say(msg::SayLaterNoOther { offender, leader, card }));
            script.push(self.say(msg::SayLaterWhen { offender, partner, card, suit: card.suit() }));
        }
        script.push(self.say(msg::SayLaterChoose { declarer }));
        script
    }

    /// Require, forbid, leave free: for penalty cards of one suit or of several.
    fn three_ways(&self, scene: &Scene, owner: Seat, leader: Seat, cards: CardSet) -> Vec<String> {
        let stage = scene.stage();
        let suits = cards.suits_held();
        let n = cards.len();
        match single(suits) {
            Some(suit) => vec![
                self.say(msg::SayRequire { leader, suit, stage }),
                self.say(msg::SayForbid { leader, suits, stage }),
                self.say(msg::SayBoth { owner, cards, n }),
                self.say(msg::SayFree { owner, leader, cards, n, stage }),
            ],
            None => vec![
                self.say(msg::SayPenaltiesRequire { owner, leader, anysuits: suits, stage }),
                self.say(msg::SayPenaltiesForbid { owner, leader, suits }),
                self.say(msg::SayPenaltiesRest),
                self.say(msg::SayPenaltiesFree { owner, leader }),
            ],
        }
    }

    fn declarers_lead(&self, election: &Election, scene: &Scene) -> Vec<String> {
        let (offender, leader, card) = (scene.offender, scene.leader, card_of(scene));
        let next = offender.next();
        let by = |place: usize| election.by.get(place).copied();
        let first = by(0).unwrap_or(next);
        let second = by(1).unwrap_or(first.partner());
        let refuse = if leader.side() == scene.declarer.side() {
            self.say(msg::SayDeclarersRefuseHand { leader, card })
        } else {
            self.say(msg::SayDeclarersRefuseTurn { leader, card })
        };
        vec![
            self.say(msg::SayDeclarersName { offender, leader, card }),
            self.say(msg::SayDeclarersEither { first, second }),
            self.say(msg::SayDeclarersAccept { next, card }),
            refuse,
            self.say(msg::SayDeclarersDiffer { next, card }),
            self.say(msg::SayDeclarersChoose),
        ]
    }

    fn lead_with_penalty_card(&self, election: &Election, scene: &Scene) -> Vec<String> {
        let (declarer, leader, owner) = (scene.declarer, scene.leader, scene.offender);
        let offered = suits_offered(election);
        let cards = scene.penalty_cards() & CardSet::suits(offered);
        let cards = if cards.is_empty() { scene.penalty_cards() } else { cards };
        let mut script = vec![
            self.say(msg::SayPenaltyName { declarer, leader, owner, cards, n: cards.len() }),
            self.say(msg::SayListen { declarer }),
        ];
        script.extend(self.three_ways(scene, owner, leader, cards));
        script.push(match single(cards.suits_held()) {
            Some(_) => self.say(msg::SayPenaltyChoose { declarer }),
            None => self.say(msg::SayPenaltiesChoose { declarer }),
        });
        script
    }

    fn which_penalty_card(&self, election: &Election, scene: &Scene) -> Vec<String> {
        let (declarer, owner) = (scene.declarer, scene.offender);
        vec![
            self.say(msg::SaySeveralPlayable { owner, anycards: cards_offered(election) }),
            self.say(msg::SayWhichPenalty { declarer, owner }),
        ]
    }

    fn unplayed(&self, scene: &Scene) -> Vec<String> {
        let (declarer, offender, card) = (scene.declarer, scene.offender, card_of(scene));
        vec![
            self.say(msg::SayUnplayedName { offender, card }),
            self.say(msg::SayListen { declarer }),
            self.say(msg::SayUnplayedAccept { card }),
            self.say(msg::SayUnplayedRefuse { offender, card }),
            self.say(msg::SayUnplayedChoose { declarer, card }),
        ]
    }

    fn premature(&self, election: &Election, scene: &Scene) -> Vec<String> {
        let (declarer, offender, card) = (scene.declarer, scene.offender, card_of(scene));
        let partner = offender.partner();
        let other = |choice: &Choice| match choice {
            Choice::PlaySuit(suit) | Choice::ForbidSuit(suit) => Some(*suit),
            _ => None,
        };
        let anysuits: SuitSet = election.options.iter().filter_map(other).collect();
        vec![
            self.say(msg::SayEarlyName { offender, partner, card }),
            self.say(msg::SayEarlyFour { declarer, partner }),
            self.say(msg::SayEarlyHighest { partner }),
            self.say(msg::SayEarlyLowest { partner }),
            self.say(msg::SayEarlyOther { partner, anysuits }),
            self.say(msg::SayEarlyForbid { partner }),
            self.say(msg::SayEarlyUnable { partner }),
            self.say(msg::SayEarlyChoose { declarer }),
        ]
    }

    fn several_shown(&self, election: &Election, scene: &Scene) -> Vec<String> {
        let (offender, cards) = (scene.offender, cards_offered(election));
        vec![
            self.say(msg::SayShownName { offender, cards }),
            if scene.offender_defends() {
                self.say(msg::SayShownDefender)
            } else {
                self.say(msg::SayShownDeclarer)
            },
            self.say(msg::SayShownChoose { offender }),
        ]
    }

    fn first_lead(&self, scene: &Scene) -> Vec<String> {
        let (declarer, offender, leader) = (scene.declarer, scene.offender, scene.leader);
        vec![
            self.say(msg::SayFirstLead { declarer, offender, leader }),
            self.say(msg::SayFirstLeadChoose { declarer }),
        ]
    }

    fn any_choice(&self, election: &Election, scene: &Scene) -> Vec<String> {
        let who: SeatSet = election.by.iter().copied().collect();
        let mut script = vec![self.say(msg::SayGeneral { who, n: who.len() })];
        for option in &election.options {
            let (choice, then) = (self.choice(option, scene), self.consequence(option, scene));
            script.push(
                self.say(msg::SayOption { choice: &crate::lexicon::capitalised(&choice), then: &then }),
            );
        }
        script.push(self.say(msg::SayGeneralChoose { who, n: who.len() }));
        script
    }
}

fn single(suits: SuitSet) -> Option<Suit> {
    if suits.len() == 1 { suits.iter().next() } else { None }
}

/// The suits that an election lets somebody require.
fn suits_offered(election: &Election) -> SuitSet {
    election
        .options
        .iter()
        .filter_map(|option| match option {
            Choice::RequireLead(suit) => Some(*suit),
            _ => None,
        })
        .collect()
}

fn cards_offered(election: &Election) -> CardSet {
    election
        .options
        .iter()
        .filter_map(|option| match option {
            Choice::Play(card) => Some(*card),
            _ => None,
        })
        .collect()
}
