//! The laws, one module a topic. Each clause is decided in one of them; another law calls that function.

mod adjusted;
mod auction;
mod boards;
mod claims;
mod clock;
mod conduct;
mod deception;
mod director;
mod dummy;
mod explanation;
mod learnt;
mod no_result;
mod score;
mod spectators;
mod tricks;

use ::claims::Step;
pub(crate) use adjusted::{ground, left, outcomes};
use bridge::PositionError;
pub(crate) use claims::minor_penalty_cards;

use crate::{
    Topic,
    facts::Facts,
    words::{Answer, Hands, Pending, Question, Ruling},
};

/// What a topic comes to.
pub(crate) fn of(topic: Topic, f: &Facts<'_>) -> Result<Ruling, Pending> {
    match topic {
        Topic::Claim => claims::ruled(f),
        Topic::Score => score::ruled(f),
        Topic::Explanation => explanation::ruled(f),
        Topic::UnauthorisedInformation => learnt::ruled(f),
        Topic::CardsAndBoards => boards::ruled(f),
        Topic::NoResult => no_result::ruled(f),
        Topic::AdjustedScore => adjusted::ruled(f),
        Topic::Conduct => conduct::ruled(f),
        Topic::QuittedTrick => tricks::ruled(f),
        Topic::Deception => deception::ruled(f),
        Topic::Auction => auction::ruled(f),
        Topic::Appeal => director::ruled(f),
        Topic::Spectator => spectators::ruled(f),
        Topic::Dummy => dummy::ruled(f),
    }
}

/// Do these hands fit one another, and what was answered before?
pub(crate) fn hands_fit(
    hands: Hands,
    told: impl Fn(Question) -> Option<Answer>,
) -> Result<(), PositionError> {
    claims::fit(hands, &told)
}

/// The steps that a claimer can have stated, by what was answered before.
pub(crate) fn steps(told: impl Fn(Question) -> Option<Answer>) -> Vec<Step> {
    claims::can_be_said(&told)
}

/// Can this be the answer, by what was answered before? Of those who were asked no more can have said something
/// than were asked.
pub(crate) fn leads_on(
    question: Question,
    answer: Answer,
    told: impl Fn(Question) -> Option<Answer>,
) -> bool {
    question.wants().fits(answer)
        && claims::can_be(question, answer, &told)
        && learnt::counts_agree(question, answer, &told)
        && adjusted::can_be_weighed(question, answer, &told)
        && boards::can_be_found(question, answer, &told)
}
