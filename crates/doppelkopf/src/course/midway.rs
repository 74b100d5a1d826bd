//! A game of which only the rest is known card by card: how it stands is told.

use doppelkopf_score::{ByParty, Calls, Special};
use thiserror::Error;

use super::{Course, Pile};
use crate::{ByPlace, Game, Hand, Kind, Klaerung, Known, Party, Place, Rules};

/// How a game stands at the beginning of a trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SoFar {
    /// Who is Re.
    pub re: ByPlace<bool>,
    /// Who leads.
    pub leader: Place,
    /// The Augen of Re; Kontra has the rest of those that nobody holds any more.
    pub augen_re: u8,
    /// The tricks of Re.
    pub tricks_re: u8,
    /// What was called.
    pub calls: Calls,
    /// What each party took.
    pub special: ByParty<Special>,
}

/// How a game cannot stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SoFarError {
    /// At the beginning of a trick all hold as many cards.
    #[error("the {0:?} player has not as many cards as the first; at the beginning of a trick all have")]
    Count(Place),
    /// Nobody has a card.
    #[error("there is no card left to be played")]
    NoCards,
    /// S1.6: more of a card than the pack has.
    #[error("{0} is there more than twice; each card is in the pack twice")]
    ThirdCopy(Kind),
    /// Re has more than was won, or tricks without Augen that they hold.
    #[error(
        "Re cannot have {augen} Augen in {tricks} tricks: {of_augen} Augen were won in {of_tricks} tricks"
    )]
    Augen {
        /// Those of Re.
        augen: u8,
        /// Those of Re.
        tricks: u8,
        /// Those of both.
        of_augen: u8,
        /// Those of both.
        of_tricks: u8,
    },
    /// A solo is played alone, a normal game or a Hochzeit by one or two of Re.
    #[error(
        "the soloist or Hochzeiter is Re; in a solo he is alone, in another game there is one more at most"
    )]
    Re,
}

impl Course {
    /// A game under these rules that stands like this, with what each player still holds.
    pub fn midway(
        game: Game,
        hands: &ByPlace<Hand>,
        so_far: &SoFar,
        rules: Rules,
    ) -> Result<Course, SoFarError> {
        let left = hands[Place::First].len();
        if let Some((place, _)) = hands.iter().find(|(_, hand)| hand.len() != left) {
            return Err(SoFarError::Count(place));
        }
        if left == 0 {
            return Err(SoFarError::NoCards);
        }
        let all = hands.0.iter().try_fold(Hand::EMPTY, |all, &hand| all.joined(hand));
        let third = || {
            let often = |kind: &Kind| hands.0.iter().map(|hand| hand.count(*kind)).sum::<u8>() > 2;
            Kind::all().find(often).unwrap_or(Kind::ALTE)
        };
        let held = all.ok_or_else(|| SoFarError::ThirdCopy(third()))?;
        check_re(game, so_far)?;
        let (of_augen, of_tricks) = (240 - held.augen(), 12_u8.saturating_sub(left));
        let (augen, tricks) = (so_far.augen_re, so_far.tricks_re);
        let fits = |augen: u8, tricks: u8| tricks > 0 || augen == 0;
        let other = of_augen.checked_sub(augen).zip(of_tricks.checked_sub(tricks));
        let Some((augen_kontra, tricks_kontra)) = other.filter(|&(a, t)| fits(a, t) && fits(augen, tricks))
        else {
            return Err(SoFarError::Augen { augen, tricks, of_augen, of_tricks });
        };
        let mut course = Course::new(game, ByPlace(so_far.re.0.map(Some))).under(rules);
        course.party = ByPlace(so_far.re.0.map(|re| Some(if re { Party::Re } else { Party::Kontra })));
        course.known = Known::clarified(|place| so_far.re[place]);
        let member =
            |re| Place::ALL.into_iter().find(|&place| so_far.re[place] == re).unwrap_or(so_far.leader);
        if let Game::Hochzeit { by } = game {
            let partner = Place::ALL.into_iter().find(|&place| place != by && so_far.re[place]);
            let found = |partner| Klaerung::Partner { partner, trick: 1 };
            course.klaerung = Some(partner.map_or(Klaerung::Alone, found));
        }
        for (re, augen, tricks) in [(true, augen, tricks), (false, augen_kontra, tricks_kontra)] {
            course.won[member(re)] = Pile { cards: Hand::EMPTY, augen, tricks };
        }
        for party in Party::BOTH {
            let (own, other) = (member(party == Party::Re), member(party != Party::Re));
            course.seen.told(own, other, so_far.special.of(party));
            if let Some(call) = *so_far.calls.of(party) {
                course.calls.raise(party, call);
            }
        }
        course.tricks = of_tricks;
        course.leader = so_far.leader;
        Ok(course)
    }
}

fn check_re(game: Game, so_far: &SoFar) -> Result<(), SoFarError> {
    let count = so_far.re.0.iter().filter(|&&re| re).count();
    let fits = match game {
        Game::Normal => (1..=2).contains(&count),
        Game::Hochzeit { by } => so_far.re[by] && count <= 2,
        Game::Solo { by, .. } => so_far.re[by] && count == 1,
    };
    if fits { Ok(()) } else { Err(SoFarError::Re) }
}
