//! What a ruling does.

use std::{fmt, str::FromStr};

use doppelkopf_rules::{ByPosition, Position};
use doppelkopf_score::Party;

use super::{Class, ParseWordError};

/// One thing that a ruling does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effect {
    /// How grave it is.
    Class(Class),
    /// Penalty points, to be entered apart from those of the game; they sum to 0.
    Penalty(ByPosition<i32>),
    /// What was done is allowed; nothing happens.
    Legal,
    /// The game goes on.
    GoesOn,
    /// 9.4: the game stops and is not played: no line for it.
    NotPlayed,
    /// The Pflichtsolo of this player stays open.
    PflichtsoloOpen(Position),
    /// The same player deals again.
    SameDealer,
    /// The next player deals.
    NextDealer,
    /// The game counts, and the deal goes on as after any that was played: the same player after a Pflichtsolo, else the next.
    DealGoesOn,
    /// 8.5.3: the time is up, and nothing is dealt in place of this game.
    NotRepeated,
    /// 9.4: the game stops; the solo counts as played, only the penalty is entered.
    AsPlayed,
    /// The game stops, and the tricks from here on go to this side (9.5: from the offence on; 9.2.2: those
    /// of which it was certain). It is scored so.
    RestTo(Party),
    /// 9.5: no Sonderpunkt can be won any more.
    NoSonderpunkte,
    /// I44: the soloist's remaining tricks are decided by his line, or from the top, against the best
    /// defence (chapter 10).
    PlayedOut(Position),
    /// The pack is shuffled, cut and dealt again, by the same player (`None`) or by this one; no line.
    Redeal(Option<Position>),
    /// After this deal the order of the dealers goes on as if this player had dealt it.
    DealerOrder(Position),
    /// What was done stands, as if it had been allowed (9.6.3).
    Stands,
    /// 9.6.1: this player may not claim it; as long as nobody who may does, it is as if nobody had.
    MayNotClaim(Position),
    /// What this player said counts as gesund.
    CountsAsGesund(Position),
    /// It counts as the tricks and the hands show it.
    AsReconstructed,
    /// How it goes on is for the referee.
    RefereeDecides,
    /// The card goes back into the hand of this player; where he has to play he plays a legal one.
    CardBack(Position),
    /// The card that this player has shown or dropped goes back into his hand, and need not be played (I45).
    PickedUp(Position),
    /// Whatever was played after that card goes back, too, and is free again.
    LaterCardsBack,
    /// The trick is complete and stays as it lies (5.3.1); nothing goes back.
    TrickStands,
    /// The card of this player stays and must be played in turn.
    MustBePlayed(Position),
    /// The card of this player stays played.
    CardStays(Position),
    /// Of two cards of this player the one he meant, or else the one first visible, is played; the other
    /// goes back, and he need not play it.
    IntendedPlayed(Position),
    /// The call of this player is void.
    CallVoid(Position),
    /// What this player said or named is void; the query goes on.
    SayingVoid(Position),
    /// What this player said last counts.
    Counts(Position),
    /// Gesund with both ♣D is a stille Hochzeit (S4.6).
    StillWithBoth,
    /// The solo of this player is played.
    SoloStands(Position),
    /// The first naming of this player stands.
    FirstNamingStands(Position),
    /// He may change to a Hochzeit.
    ChangeAllowed(Position),
    /// It stays at gesund.
    ChangeRefused(Position),
    /// He must play: a Hochzeit with both ♣D, else a solo.
    BoundToPlay(Position),
    /// What this player said is corrected to what he meant.
    Corrected(Position),
    /// The referee warns this player.
    Warning(Position),
    /// The Schiedsgericht decides about this player (9.7): a warning, up to 12 points, or more.
    Schiedsgericht(Position),
    /// The list is corrected.
    ListCorrected,
    /// Only the tournament management may correct the list, with a note.
    ByManagement,
    /// The round starts again with the right seats.
    StartAgain,
    /// The seats are drawn anew, and the round starts again.
    DrawAgain,
    /// The spectator is sent away.
    SpectatorRemoved,
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effect::Class(class) => write!(f, "class:{class}"),
            Effect::Penalty(points) => {
                f.write_str("penalty:")?;
                let entered = points.iter().filter(|(_, points)| **points != 0);
                for (i, (position, points)) in entered.enumerate() {
                    write!(f, "{}{position}={points}", if i == 0 { "" } else { "," })?;
                }
                Ok(())
            }
            Effect::Legal => f.write_str("legal"),
            Effect::GoesOn => f.write_str("goes-on"),
            Effect::NotPlayed => f.write_str("not-played"),
            Effect::PflichtsoloOpen(by) => write!(f, "pflichtsolo-open:{by}"),
            Effect::SameDealer => f.write_str("same-dealer"),
            Effect::NextDealer => f.write_str("next-dealer"),
            Effect::DealGoesOn => f.write_str("deal-goes-on"),
            Effect::NotRepeated => f.write_str("not-repeated"),
            Effect::AsPlayed => f.write_str("as-played"),
            Effect::RestTo(Party::Re) => f.write_str("rest-to:re"),
            Effect::RestTo(Party::Kontra) => f.write_str("rest-to:kontra"),
            Effect::NoSonderpunkte => f.write_str("no-sonderpunkte"),
            Effect::PlayedOut(by) => write!(f, "played-out:{by}"),
            Effect::Redeal(None) => f.write_str("redeal"),
            Effect::Redeal(Some(dealer)) => write!(f, "redeal:{dealer}"),
            Effect::DealerOrder(dealer) => write!(f, "dealer-order:{dealer}"),
            Effect::Stands => f.write_str("stands"),
            Effect::MayNotClaim(by) => write!(f, "may-not-claim:{by}"),
            Effect::CountsAsGesund(by) => write!(f, "counts-as-gesund:{by}"),
            Effect::AsReconstructed => f.write_str("as-reconstructed"),
            Effect::RefereeDecides => f.write_str("referee-decides"),
            Effect::CardBack(by) => write!(f, "card-back:{by}"),
            Effect::PickedUp(by) => write!(f, "picked-up:{by}"),
            Effect::LaterCardsBack => f.write_str("later-cards-back"),
            Effect::TrickStands => f.write_str("trick-stands"),
            Effect::MustBePlayed(by) => write!(f, "must-be-played:{by}"),
            Effect::CardStays(by) => write!(f, "card-stays:{by}"),
            Effect::IntendedPlayed(by) => write!(f, "intended-played:{by}"),
            Effect::CallVoid(by) => write!(f, "call-void:{by}"),
            Effect::SayingVoid(by) => write!(f, "saying-void:{by}"),
            Effect::Counts(by) => write!(f, "counts:{by}"),
            Effect::StillWithBoth => f.write_str("still-with-both"),
            Effect::SoloStands(by) => write!(f, "solo-stands:{by}"),
            Effect::FirstNamingStands(by) => write!(f, "first-naming-stands:{by}"),
            Effect::ChangeAllowed(by) => write!(f, "change-allowed:{by}"),
            Effect::ChangeRefused(by) => write!(f, "change-refused:{by}"),
            Effect::BoundToPlay(by) => write!(f, "bound-to-play:{by}"),
            Effect::Corrected(by) => write!(f, "corrected:{by}"),
            Effect::Warning(by) => write!(f, "warning:{by}"),
            Effect::Schiedsgericht(by) => write!(f, "schiedsgericht:{by}"),
            Effect::ListCorrected => f.write_str("list-corrected"),
            Effect::ByManagement => f.write_str("by-management"),
            Effect::StartAgain => f.write_str("start-again"),
            Effect::DrawAgain => f.write_str("draw-again"),
            Effect::SpectatorRemoved => f.write_str("spectator-removed"),
        }
    }
}

/// `1=-12,2=4`: positions that are not named have 0.
fn penalty(text: &str) -> Option<ByPosition<i32>> {
    let mut points = ByPosition::default();
    for entry in text.split(',').filter(|entry| !entry.is_empty()) {
        let (who, how_many) = entry.split_once('=')?;
        points[who.parse::<Position>().ok()?] = how_many.parse().ok()?;
    }
    Some(points)
}

/// An effect on one position.
fn on(id: &str) -> Option<fn(Position) -> Effect> {
    Some(match id {
        "played-out" => Effect::PlayedOut,
        "pflichtsolo-open" => Effect::PflichtsoloOpen,
        "may-not-claim" => Effect::MayNotClaim,
        "counts-as-gesund" => Effect::CountsAsGesund,
        "dealer-order" => Effect::DealerOrder,
        "card-back" => Effect::CardBack,
        "picked-up" => Effect::PickedUp,
        "must-be-played" => Effect::MustBePlayed,
        "card-stays" => Effect::CardStays,
        "intended-played" => Effect::IntendedPlayed,
        "call-void" => Effect::CallVoid,
        "saying-void" => Effect::SayingVoid,
        "counts" => Effect::Counts,
        "solo-stands" => Effect::SoloStands,
        "first-naming-stands" => Effect::FirstNamingStands,
        "change-allowed" => Effect::ChangeAllowed,
        "change-refused" => Effect::ChangeRefused,
        "bound-to-play" => Effect::BoundToPlay,
        "corrected" => Effect::Corrected,
        "warning" => Effect::Warning,
        "schiedsgericht" => Effect::Schiedsgericht,
        "redeal" => |dealer| Effect::Redeal(Some(dealer)),
        _ => return None,
    })
}

impl FromStr for Effect {
    type Err = ParseWordError;

    fn from_str(s: &str) -> Result<Effect, ParseWordError> {
        let plain = match s {
            "legal" => Some(Effect::Legal),
            "goes-on" => Some(Effect::GoesOn),
            "not-played" => Some(Effect::NotPlayed),
            "as-played" => Some(Effect::AsPlayed),
            "same-dealer" => Some(Effect::SameDealer),
            "next-dealer" => Some(Effect::NextDealer),
            "deal-goes-on" => Some(Effect::DealGoesOn),
            "not-repeated" => Some(Effect::NotRepeated),
            "as-reconstructed" => Some(Effect::AsReconstructed),
            "referee-decides" => Some(Effect::RefereeDecides),
            "rest-to:re" => Some(Effect::RestTo(Party::Re)),
            "rest-to:kontra" => Some(Effect::RestTo(Party::Kontra)),
            "no-sonderpunkte" => Some(Effect::NoSonderpunkte),
            "redeal" => Some(Effect::Redeal(None)),
            "stands" => Some(Effect::Stands),
            "later-cards-back" => Some(Effect::LaterCardsBack),
            "still-with-both" => Some(Effect::StillWithBoth),
            "trick-stands" => Some(Effect::TrickStands),
            "list-corrected" => Some(Effect::ListCorrected),
            "by-management" => Some(Effect::ByManagement),
            "start-again" => Some(Effect::StartAgain),
            "draw-again" => Some(Effect::DrawAgain),
            "spectator-removed" => Some(Effect::SpectatorRemoved),
            _ => None,
        };
        let with_more = || match s.split_once(':')? {
            ("class", class) => class.parse().ok().map(Effect::Class),
            ("penalty", points) => penalty(points).map(Effect::Penalty),
            (id, who) => Some(on(id)?(who.parse().ok()?)),
        };
        plain.or_else(with_more).ok_or_else(|| ParseWordError {
            found: s.to_owned(),
            expected: "an effect, such as `goes-on`, `class:geringfuegig`, `penalty:1=-3,2=1,3=1,4=1`, `card-back:2`",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn effects_read_back() {
        for text in [
            "class:decided",
            "penalty:1=4,2=-12,3=4,4=4",
            "penalty:",
            "rest-to:kontra",
            "redeal",
            "redeal:5",
            "card-back:2",
            "picked-up:2",
            "deal-goes-on",
            "schiedsgericht:1",
            "as-played",
            "pflichtsolo-open:3",
            "same-dealer",
            "next-dealer",
            "not-repeated",
            "may-not-claim:4",
            "counts-as-gesund:2",
            "counts:2",
            "still-with-both",
            "solo-stands:1",
            "as-reconstructed",
            "referee-decides",
            "later-cards-back",
            "trick-stands",
            "start-again",
            "draw-again",
        ] {
            let effect: Effect = text.parse().unwrap();
            assert_eq!(effect.to_string(), text);
        }
        for text in ["", "penalty:8=1", "penalty:1", "card-back", "card-back:0", "class:heavy", "rest-to:2"] {
            assert!(text.parse::<Effect>().is_err(), "{text}");
        }
    }
}
