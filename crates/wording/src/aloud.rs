//! What the director reads aloud: before a choice what each option brings, afterwards what was ruled. All of it is
//! made of effects; no sentence here knows a law.

use bridge_laws::words::{Elects, Grade, Subject};
use cards::{Card, CardSet, Seat, SeatSet, Side};
use ruling::{Information, Until};

use crate::{
    After, Bridge, Brings, Choice, Effect, Lexicon, Outcome, Prospect, Scene, Stage, Then, msg,
    net::{Net, net},
    outcome::{Group, grouped},
};

/// The cards of the declaring side that nobody has to forget, and whose coming back must not guide its play: declarer
/// has seen them all along, not what they brought to light.
fn own_cards_withdrawn(information: &[Information<Bridge>], scene: &Scene) -> CardSet {
    let declaring = scene.declarer.side();
    information
        .iter()
        .filter_map(|info| match info.subject {
            Subject::Card(owner, card) if owner.side() == declaring && info.who.side() == declaring => {
                // What dummy shows before the first trick brings nothing to light that will not lie there.
                let counts = !scene.bidding && (owner != scene.dummy() || scene.open_dummy);
                (counts && !info.authorised).then_some(card)
            }
            _ => None,
        })
        .collect()
}

impl Lexicon {
    /// A ruling, sentence by sentence: what becomes of the cards, who is bound by what and until when, who goes on
    /// and from which hand, who may use what.
    #[must_use]
    pub fn aloud(&self, outcome: &Outcome, scene: &Scene) -> Vec<String> {
        let mut said = self.done(outcome, scene);
        said.extend(self.goes_on(outcome, scene));
        // What a card that was played shows, everybody may use: that is nothing to be told. What his partner has not seen
        // he would learn by it.
        let untold = |info: &&Information<Bridge>| match info.subject {
            Subject::Card(seat, card) => {
                info.authorised && is_played(outcome, seat, card)
                    || net(outcome).contains(&Net::Effect(Effect::ReturnUnnamed(seat, card)))
            }
            Subject::DutyToPlay(..) | Subject::Call(..) | Subject::BidAboveSeven(..) => false,
        };
        let told: Vec<_> = outcome.information.iter().filter(|info| !untold(info)).copied().collect();
        said.extend(self.what_may_be_used(&told, scene));
        said.extend(self.of_what_is_taken_back(outcome, scene));
        said
    }

    /// 16C of a card that may be taken back: what it has shown is for that side alone.
    fn of_what_is_taken_back(&self, outcome: &Outcome, scene: &Scene) -> Vec<String> {
        let may = net(outcome).into_iter().filter_map(|net| match net {
            Net::Effect(Effect::MayTakeBack(seat, ..)) => Some(seat.side()),
            _ => None,
        });
        let sides: Vec<Side> = may.collect();
        // Where both sides have erred, what is whose is seen once a card has come back.
        let Some(&side) = sides.first().filter(|side| sides.iter().all(|other| other == *side)) else {
            return Vec::new();
        };
        let of = |side: Side| side.seats().into_iter().filter(|&seat| !scene.is_dummys(seat)).collect();
        vec![
            self.say(msg::SayTakenBackMay { who: of(side) }),
            self.say(msg::SayTakenBackNot { who: of(side.other()) }),
        ]
    }

    /// What rulings have done, without who goes on and who may use what.
    #[must_use]
    pub fn done(&self, outcome: &Outcome, scene: &Scene) -> Vec<String> {
        let scene = &scene.after(outcome);
        net(outcome).into_iter().filter_map(|net| self.net(net, scene)).collect()
    }

    /// The same where a choice follows: what a penalty card binds to is said with the choice or after it.
    fn for_now(&self, net: Net, scene: &Scene) -> Option<String> {
        match net {
            Net::Effect(Effect::PenaltyCard(seat, card, Grade::Major)) => {
                Some(self.say(msg::EffectLies { seat, card }))
            }
            _ => self.net(net, scene),
        }
    }

    fn net(&self, net: Net, scene: &Scene) -> Option<String> {
        match net {
            Net::Effect(effect) => self.effect(&effect, scene),
            Net::Majors(seat, cards) => Some(self.say(msg::EffectMajors {
                seat,
                cards,
                partner: seat.partner(),
                declarer: scene.declarer,
                anysuits: cards.suits_held(),
            })),
            Net::SincePlayed(card) => Some(self.say(msg::EffectSincePlayed { card })),
        }
    }

    /// Who goes on, and from which hand.
    fn goes_on(&self, outcome: &Outcome, scene: &Scene) -> Option<String> {
        let scene = &scene.after(outcome);
        let (declarer, dummy, stage) = (scene.declarer, scene.dummy(), scene.stage());
        let replaces =
            |seat| outcome.done.iter().any(|done| matches!(done, Effect::Replace(by, _) if *by == seat));
        // 55B2: no suit binds him.
        let retracted = outcome.done.contains(&Effect::Retracted);
        Some(match outcome.next {
            After::Lead(seat) if seat == dummy && retracted => self.say(msg::NextLeadsAnyDummy { declarer }),
            After::Lead(seat) if seat == declarer && retracted => {
                self.say(msg::NextLeadsAnyHand { declarer })
            }
            After::Lead(seat) if seat == dummy => self.say(msg::NextLeadsDummy { declarer }),
            After::Lead(seat) if seat == declarer => self.say(msg::NextLeadsHand { declarer }),
            After::Lead(seat) => self.say(msg::NextLeads { seat, stage }),
            After::Play(seat) if replaces(seat) => return None,
            After::Play(seat) if seat == dummy => self.say(msg::NextPlaysDummy { declarer }),
            After::Play(seat) if seat == declarer => self.say(msg::NextPlaysHand { declarer }),
            After::Play(seat) => self.say(msg::NextPlays { seat }),
            After::Call(seat) if calls_again(outcome, seat) => return None,
            After::Call(seat) => self.say(msg::NextCalls { seat }),
            After::CallAgain(seat, named) => self.say(msg::NextCallsAgain { seat, named }),
            After::Nothing => return None,
        })
    }

    /// What the director says before a choice: what is settled already, what the choice is about, who decides, and
    /// what each option brings. Where the first decision leads to a second, both are in it, before anybody answers.
    #[must_use]
    pub fn before_choice(&self, prospect: &Prospect, so_far: &Outcome, scene: &Scene) -> Vec<String> {
        let scene = &scene.after(so_far);
        // Of the call that the choice is about it is not said that it stands.
        let of_it = |net: &Net| match (net, prospect.election.about) {
            (Net::Effect(Effect::CallReplaced(seat, call)), Elects::Call(by, made)) => {
                (*seat, *call) == (by, made)
            }
            _ => false,
        };
        let said = net(so_far).into_iter().filter(|net| !of_it(net));
        // What his partner is to play now says nothing of the card that lies there (57A).
        let in_words = |net| match prospect.election.about {
            Elects::Premature(..) => self.net(net, scene),
            _ => self.for_now(net, scene),
        };
        let mut script: Vec<String> = said.filter_map(in_words).collect();
        script.push(self.about(prospect, scene));
        script.push(self.who_decides(prospect));
        if !prospect.election.about.is_from_a_hand() {
            script.extend(self.options(prospect, scene, None));
        }
        let who: SeatSet = prospect.election.by.iter().copied().collect();
        script.push(self.say(msg::SayGeneralChoose { who, n: who.len() }));
        script
    }

    /// What a choice is about.
    fn about(&self, prospect: &Prospect, scene: &Scene) -> String {
        let election = &prospect.election;
        let (declarer, stage) = (scene.declarer, scene.stage());
        match election.about {
            Elects::OpeningLead(offender, card) | Elects::Lead(offender, card) => {
                self.say(msg::AboutLead { offender, card, leader: scene.turn, stage })
            }
            Elects::LeadOnceMore(offender, card) => {
                let who = election.by.iter().copied().collect();
                self.say(msg::AboutLeadOnceMore { offender, card, who })
            }
            Elects::AboutLead(leader, _) => {
                let (owner, cards) = (leader.partner(), scene.penalty[leader.partner()]);
                let n = cards.len();
                self.say(msg::SayPenaltyName { leader, owner, cards, n, declarer })
            }
            Elects::WhichPenaltyCard(owner, _) => {
                self.say(msg::SaySeveralPlayable { owner, anycards: cards_of(election) })
            }
            Elects::NotPlayed(offender, card) => self.say(msg::SayUnplayedName { offender, card }),
            Elects::Premature(offender, card) => {
                self.say(msg::AboutPremature { offender, card, partner: offender.partner(), declarer })
            }
            Elects::Shown(offender, _) => self.say(msg::SayShownName { offender, cards: cards_of(election) }),
            Elects::Meant(_) => self.say(msg::AboutMeant { anycards: cards_of(election) }),
            Elects::Hand(_) => self.say(msg::AboutHand { declarer }),
            Elects::Supply(seat, trick) => self.say(msg::AboutSupply { seat, trick: trick.into() }),
            Elects::Call(seat, call) => match prospect.wrong {
                Some(kind) => self.say(msg::AboutWrongCall { what: &self.irregular_call(kind, seat, call) }),
                None => self.say(msg::AboutCall { seat, called: call }),
            },
            Elects::FirstLead(offender) => {
                self.say(msg::AboutFirstLead { leader: offender.partner(), offender, declarer })
            }
        }
    }

    fn who_decides(&self, prospect: &Prospect) -> String {
        let who: SeatSet = prospect.election.by.iter().copied().collect();
        match (prospect.prevails, prospect.election.by.as_slice()) {
            (Some(next), _) => self.say(msg::SayPrevails { who, next }),
            (None, &[seat]) => self.say(msg::SayListen { seat }),
            (None, _) => self.say(msg::SayGeneral { who, n: who.len() }),
        }
    }

    /// The options, numbered. What every one of them brings is said once, after them.
    fn options(&self, prospect: &Prospect, scene: &Scene, of: Option<usize>) -> Vec<String> {
        let brings: Vec<Vec<String>> =
            prospect.options.iter().map(|option| self.brought(option, scene)).collect();
        let mut whatever: Vec<String> = match brings.as_slice() {
            [first, rest @ ..] if !rest.is_empty() => {
                first.iter().filter(|line| rest.iter().all(|lines| lines.contains(line))).cloned().collect()
            }
            _ => Vec::new(),
        };
        // “The rest” is what is left once something has been said.
        if whatever == [self.say(msg::SayDepends)] {
            whatever.clear();
        }
        // Of two who may choose each is told that he may.
        let n = prospect.election.by.len();
        let mut script = Vec::new();
        let each =
            prospect.options.iter().zip(&brings).filter(|(option, _)| !is_another_suit(option, prospect));
        for (at, (option, lines)) in each.enumerate() {
            let named = self.named_suit(option, prospect);
            let lines = &named.map_or_else(
                || lines.clone(),
                |first| {
                    let rest = lines.iter().skip(1).cloned();
                    [first].into_iter().chain(rest).collect()
                },
            );
            let number = match of {
                None => (at + 1).to_string(),
                Some(first) => format!("{first}{}", ('a'..='z').nth(at).unwrap_or('z')),
            };
            let own: Vec<&str> =
                lines.iter().filter(|line| !whatever.contains(line)).map(String::as_str).collect();
            let may = self.may(prospect.election.about, option.choice);
            let asks = is_about_a_card(option.choice) && !in_ruling(option);
            // Where nobody is bound by it any more, what is asked for is no part of the ruling.
            let asked = asks.then(|| format!("{may}."));
            let own = asked.as_deref().into_iter().chain(own);
            let then = own.collect::<Vec<&str>>().join(" ");
            script.push(match () {
                () if (asks || in_ruling(option)) && !then.is_empty() => {
                    self.say(msg::SayOptionRuled { number: &number, n, then: &then })
                }
                () if then.is_empty() => self.say(msg::SayOptionOnly { number: &number, n, may: &may }),
                () => self.say(msg::SayOption { number: &number, n, may: &may, then: &then }),
            });
            if let Then::Choice(second) = &option.then {
                let scene = &scene.after(&option.outcome);
                let who = second.election.by.iter().copied().collect();
                script.push(self.say(msg::SaySecondChoice { number: &number, who }));
                script.extend(self.options(second, scene, Some(at + 1)));
            }
        }
        if !whatever.is_empty() {
            let then = &whatever.join(" ");
            // Of a second choice it holds only once that one has come.
            script.push(match of {
                None => self.say(msg::SayWhatever { then }),
                Some(first) => self.say(msg::SayWhateverThen { number: &first.to_string(), then }),
            });
        }
        script
    }

    /// 57A: which suit is for declarer to name, so that it is said once.
    fn named_suit(&self, option: &Brings, prospect: &Prospect) -> Option<String> {
        let Elects::Premature(offender, _) = prospect.election.about else { return None };
        let seat = offender.partner();
        match option.choice {
            Choice::PlaySuit(_) if in_ruling(option) => Some(self.say(msg::RestrictionPlayNamed { seat })),
            Choice::ForbidSuit(_) if in_ruling(option) => {
                Some(self.say(msg::RestrictionForbidNamed { seat }))
            }
            _ => None,
        }
    }

    /// What an option brings, sentence by sentence; what is required or forbidden first.
    fn brought(&self, option: &Brings, scene: &Scene) -> Vec<String> {
        let after = &scene.after(&option.outcome);
        let (first, rest): (Vec<Net>, Vec<Net>) = net(&option.outcome)
            .into_iter()
            .partition(|net| in_ruling(option) && matches!(net, Net::Effect(Effect::Restrict(..))));
        let in_words = |net| match option.then {
            Then::Choice(_) => self.for_now(net, after),
            Then::Question | Then::Ruled => self.net(net, after),
        };
        let mut lines: Vec<String> = first.into_iter().chain(rest).filter_map(in_words).collect();
        lines.extend(self.goes_on(&option.outcome, scene));
        if option.then == Then::Question {
            lines.push(self.say(msg::SayDepends));
        }
        lines
    }

    /// What follows an option, in one to three sentences.
    #[must_use]
    pub fn consequence(&self, option: &Brings, scene: &Scene) -> String {
        self.brought(option, scene).join(" ")
    }

    /// One sentence for each group of players to whom the same applies, not one for each player.
    fn what_may_be_used(&self, information: &[Information<Bridge>], scene: &Scene) -> Vec<String> {
        let groups = grouped(information, scene);
        let has_duty = |card| {
            groups.iter().any(|g| g.authorised && matches!(g.subject, Subject::DutyToPlay(_, c) if c == card))
        };
        let mut script = Vec::new();
        for &Group { subject, authorised, until, who } in &groups {
            // Whoever owns the card knows it: three others are everybody.
            let everybody = who.len() >= 3;
            // Dummy makes no use of anything; declarer is spoken to.
            let who = if scene.bidding { who } else { who.without(scene.dummy()) };
            if who.is_empty() {
                continue;
            }
            let n = who.len();
            match subject {
                Subject::Card(_, card) if authorised && until == Until::OnTable && everybody => {
                    script.push(self.say(msg::SayAllMayUse { card }));
                }
                Subject::Card(seat, card) if authorised && until == Until::OnTable => {
                    script.push(self.say(msg::InformationOpen { seat, card, who, n }));
                }
                Subject::Card(_, card) if authorised => {
                    script.push(self.say(msg::SayYouMayUse { card, who, n }));
                }
                // Under the laws of 2007 the duty is apart from what the card shows.
                Subject::Card(seat, card) if until == Until::OnTable && has_duty(card) => {
                    script.push(self.say(msg::SayDutyOnly { seat, card, who, n }));
                }
                Subject::Card(_, card) => {
                    script.push(self.say(msg::SayAsIfUnseen { card, who, n }));
                }
                Subject::DutyToPlay(seat, card) if !authorised => {
                    script.push(self.say(msg::InformationDutyNot { seat, card, who, n }));
                }
                Subject::Call(seat, _) | Subject::BidAboveSeven(seat) => {
                    let withdrawn = subject;
                    script.push(match authorised {
                        true => self.say(msg::SayCallMay { seat, withdrawn, who, n }),
                        false if scene.is_open(subject) => {
                            self.say(msg::SayCallOpen { seat, withdrawn, who, n })
                        }
                        false => self.say(msg::SayCallNot { seat, withdrawn, who, n }),
                    });
                }
                Subject::DutyToPlay(..) => {}
            }
        }
        let plans = own_cards_withdrawn(information, scene);
        if !plans.is_empty() {
            let (declarer, cards) = (scene.declarer, plans);
            script.push(self.say(msg::SayOwnPlan { declarer, cards }));
        }
        script
    }

    /// A choice of this election, as a short label without a full stop: `accept the lead`.
    #[must_use]
    pub fn choice(&self, about: Elects, choice: &Choice) -> String {
        match about {
            Elects::OpeningLead(..) | Elects::Lead(..) | Elects::LeadOnceMore(..) => {
                self.choice_of_lead(about, *choice)
            }
            Elects::AboutLead(leader, trick) => {
                self.choice_about_lead(*choice, leader, Stage::of_trick(trick))
            }
            Elects::FirstLead(offender) => self.choice_about_lead(*choice, offender.partner(), Stage::Later),
            Elects::Premature(offender, _) => self.choice_of_play(*choice, offender.partner()),
            Elects::Call(..) => match *choice {
                Choice::Accept => self.say(msg::ChoiceAcceptCall),
                Choice::Refuse => self.say(msg::ChoiceRefuseCall),
                other => other.to_string(),
            },
            Elects::NotPlayed(..)
            | Elects::WhichPenaltyCard(..)
            | Elects::Shown(..)
            | Elects::Meant(_)
            | Elects::Hand(_)
            | Elects::Supply(..) => match *choice {
                Choice::Accept => self.say(msg::ChoiceAcceptCard),
                Choice::Refuse => self.say(msg::ChoiceRefuseCard),
                Choice::Play(card) => self.say(msg::ChoicePlay { card }),
                Choice::LeadFrom(seat) => self.say(msg::ChoiceLeadFrom { seat }),
                other => other.to_string(),
            },
        }
    }

    /// What a player may do who chooses this, as it follows on “You may”. The labels of most choices do, but none
    /// that denies something: in most languages “you may not accept” is a ban.
    fn may(&self, about: Elects, choice: Choice) -> String {
        match (choice, about) {
            (Choice::Refuse, Elects::OpeningLead(..)) => {
                self.say(msg::MayRefuseLead { stage: Stage::Opening })
            }
            (Choice::Refuse, Elects::Lead(..) | Elects::LeadOnceMore(..)) => {
                self.say(msg::MayRefuseLead { stage: Stage::Later })
            }
            (Choice::Refuse, Elects::Call(..)) => self.say(msg::MayRefuseCall),
            (Choice::Refuse, _) => self.say(msg::MayRefuseCard),
            (Choice::LeadFree, Elects::AboutLead(leader, _)) => self.say(msg::MayFree { leader }),
            (Choice::LeadFree, Elects::FirstLead(offender)) => {
                self.say(msg::MayFree { leader: offender.partner() })
            }
            (Choice::Play(card), _) => self.say(msg::MayPlay { card }),
            (Choice::LeadFrom(seat), _) => self.say(msg::MayLeadFrom { seat }),
            (Choice::LeadFree, Elects::Premature(..)) => self.say(msg::MayNone),
            (choice, about) => self.choice(about, &choice),
        }
    }

    /// Whether a lead out of turn stands. What no law offers there has its id.
    fn choice_of_lead(&self, about: Elects, choice: Choice) -> String {
        match (choice, about) {
            (Choice::Accept, Elects::OpeningLead(..)) => self.say(msg::ChoiceAcceptOpening),
            (Choice::Accept, _) => self.say(msg::ChoiceAcceptLead),
            (Choice::AcceptAsDummy, _) => self.say(msg::ChoiceAcceptAsDummy),
            (Choice::Refuse, Elects::OpeningLead(..)) => {
                self.say(msg::ChoiceRefuseLead { stage: Stage::Opening })
            }
            (Choice::Refuse, _) => self.say(msg::ChoiceRefuseLead { stage: Stage::Later }),
            (other, _) => other.to_string(),
        }
    }

    /// What this player may lead.
    fn choice_about_lead(&self, choice: Choice, leader: Seat, stage: Stage) -> String {
        match choice {
            Choice::RequireLead(suit) => self.say(msg::ChoiceRequire { leader, suit, stage }),
            Choice::ForbidLead(anysuits) => self.say(msg::ChoiceForbid { leader, anysuits, stage }),
            Choice::LeadFree => self.say(msg::ChoiceFree { leader }),
            other => other.to_string(),
        }
    }

    /// What this player, whose partner has played too early, has to play.
    fn choice_of_play(&self, choice: Choice, partner: Seat) -> String {
        match choice {
            Choice::PlayHighest => self.say(msg::ChoiceHighest { partner }),
            Choice::PlayLowest => self.say(msg::ChoiceLowest { partner }),
            Choice::PlaySuit(suit) => self.say(msg::ChoicePlaySuit { partner, suit }),
            Choice::ForbidSuit(suit) => self.say(msg::ChoiceForbidSuit { partner, suit }),
            Choice::LeadFree => self.say(msg::ChoiceNone),
            other => other.to_string(),
        }
    }
}

/// Is what is required or forbidden the choice itself, and not something that follows from it?
fn in_ruling(option: &Brings) -> bool {
    !matches!(option.choice, Choice::Accept | Choice::AcceptAsDummy | Choice::Refuse)
        && option.outcome.done.iter().any(|effect| matches!(effect, Effect::Restrict(..)))
}

/// 57A: is another suit asked for, or forbidden, by an option before this one?
fn is_another_suit(option: &Brings, prospect: &Prospect) -> bool {
    let same = |other: &&Brings| {
        matches!(
            (other.choice, option.choice),
            (Choice::PlaySuit(_), Choice::PlaySuit(_)) | (Choice::ForbidSuit(_), Choice::ForbidSuit(_))
        )
    };
    in_ruling(option) && prospect.options.iter().find(same).is_some_and(|first| first.choice != option.choice)
}

/// Does it say which card the partner plays of who has played too early (57A)?
const fn is_about_a_card(choice: Choice) -> bool {
    matches!(choice, Choice::PlayHighest | Choice::PlayLowest | Choice::PlaySuit(_) | Choice::ForbidSuit(_))
}

/// Is it said with what hangs on it that this player calls again?
fn calls_again(outcome: &Outcome, seat: Seat) -> bool {
    net(outcome).into_iter().any(|net| match net {
        Net::Effect(Effect::Replaces(by, _, why)) => by == seat && why.is_at_once(),
        _ => false,
    })
}

/// Does this card lie in a trick in the end?
fn is_played(outcome: &Outcome, seat: Seat, card: Card) -> bool {
    net(outcome).into_iter().any(|net| match net {
        Net::Effect(Effect::Stands(hand, it) | Effect::Played(hand, it) | Effect::LeadStands(hand, it)) => {
            (hand, it) == (seat, card)
        }
        _ => false,
    })
}

/// The cards that can be chosen.
fn cards_of(election: &crate::Election) -> CardSet {
    let card = |option: &Choice| match option {
        Choice::Play(card) => Some(*card),
        _ => None,
    };
    election.options.iter().filter_map(card).collect::<Vec<Card>>().into_iter().collect()
}

impl Scene {
    /// The same once this has been done: who declares, which penalty cards lie there.
    fn after(&self, outcome: &Outcome) -> Scene {
        let mut scene = *self;
        for effect in &outcome.done {
            match *effect {
                Effect::Declarer(seat) => scene.declarer = seat,
                Effect::PenaltyCard(seat, card, Grade::Major) => {
                    scene.penalty[seat] = scene.penalty[seat].with(card);
                }
                Effect::PickUp(seat, card) | Effect::Spared(seat, card) => {
                    scene.penalty[seat] = scene.penalty[seat].without(card);
                }
                _ => {}
            }
        }
        if let Some(now) = &outcome.now {
            scene.penalty = now.major;
        }
        if let After::Lead(seat) = outcome.next {
            scene.leads = Some(seat);
        }
        scene
    }
}
