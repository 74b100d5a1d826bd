//! What the director reads aloud once the ruling stands.

use cards::SeatSet;
use ruling::{Information, Until};

use crate::{Bridge, Effect, Lexicon, Scene, Subject, msg};

impl Lexicon {
    /// The instruction to the table after the ruling: what happens to the cards, who does what,
    /// and what may be used.
    #[must_use]
    pub fn script_after(
        &self,
        effects: &[Effect],
        information: &[Information<Bridge>],
        scene: &Scene,
    ) -> Vec<String> {
        let ends = effects.iter().any(|effect| matches!(effect, Effect::PlayGoesOn | Effect::Agreed(..)));
        let mut script: Vec<String> = effects
            .iter()
            .filter(|effect| !is_silent(effect))
            .map(|effect| self.effect(effect, scene))
            .collect();
        script.extend(self.what_may_be_used(information, scene));
        if scene.bidding {
            script.push(self.say(msg::SayBidOn));
            return script;
        }
        if !ends || effects.contains(&Effect::PlayGoesOn) {
            script.push(self.say(msg::SayPlayOn));
        }
        script
    }

    /// One sentence for each group of players to whom the same applies, not one for each player.
    fn what_may_be_used(&self, information: &[Information<Bridge>], scene: &Scene) -> Vec<String> {
        let mut groups: Vec<(Subject, bool, Until, SeatSet)> = Vec::new();
        for one in information {
            let same = |g: &&mut (Subject, bool, Until, SeatSet)| {
                (g.0, g.1, g.2) == (one.subject, one.authorised, one.until)
            };
            match groups.iter_mut().find(same) {
                Some(group) => group.3 = group.3.with(one.who),
                None => groups.push((one.subject, one.authorised, one.until, SeatSet::only(one.who))),
            }
        }
        let has_duty =
            |card| groups.iter().any(|g| matches!(g.0, Subject::DutyToPlay(_, c) if c == card) && g.1);
        let mut script = Vec::new();
        for &(subject, authorised, until, who) in &groups {
            // Whoever owns the card knows it: three others are everybody.
            let everybody = who.len() >= 3;
            // Dummy makes no use of anything; declarer is spoken to.
            let without_dummy = who.without(scene.dummy());
            let who = if scene.bidding || without_dummy.is_empty() { who } else { without_dummy };
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
                Subject::Call(seat, call) => {
                    let call = &self.call(call);
                    script.push(if authorised {
                        self.say(msg::InformationCall { seat, call, who, n })
                    } else {
                        self.say(msg::InformationCallNot { seat, call, who, n })
                    });
                }
                Subject::DutyToPlay(..) => {}
            }
        }
        script
    }
}

/// Not said aloud: the closing sentence says it, another effect does, or it would tell the table
/// something that nobody has to know.
fn is_silent(effect: &Effect) -> bool {
    matches!(effect, Effect::PlayGoesOn | Effect::Retracted | Effect::NotEstablished(_))
}
