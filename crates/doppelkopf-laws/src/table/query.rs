//! Finding the game: what is said in turn, and what is not (chapter 4).

use doppelkopf::{Game, Kind, Naming, Place, Refusal, Say, Stage};
use doppelkopf_rules::Position;

use super::{Table, story::Said};
use crate::{
    event::{Impossible, Refused},
    matter::Matter,
    offence::{Act, Offence},
};

impl Table {
    pub(super) fn say(&mut self, by: Position, say: Say) -> Result<(), Refused> {
        let place = self.player(by)?;
        let changes = self.finding.said(place).is_some_and(|before| before != say);
        let refusal = match self.finding.clone().say(place, say) {
            // 4.1.2: a card or a call ends the right of the last to change his word.
            Ok(()) if changes && !self.steps.is_empty() => Refusal::TooLateToChange,
            Ok(()) => {
                self.went(by);
                self.hear(place, Said::Say(say));
                return Ok(());
            }
            Err(refusal) => refusal,
        };
        match refusal {
            Refusal::OutOfTurn if self.finding.said(place).is_none() => {
                self.went(by);
                self.open(Offence { by, act: Act::SaidOutOfTurn(say) });
                self.hear(place, Said::Say(say));
            }
            Refusal::TooLateToChange if say == Say::Gesund => {
                self.open(Offence { by, act: Act::VorbehaltTakenBack });
            }
            Refusal::TooLateToChange => self.not_gesund(by, None),
            refusal => return Err(Impossible::Query(refusal).into()),
        }
        Ok(())
    }

    pub(super) fn solo(&mut self, by: Position, yes: bool) -> Result<(), Refused> {
        let place = self.player(by)?;
        match self.finding.clone().claim(place, yes) {
            Ok(()) => {
                self.went(by);
                if !yes && self.has_both_alten(place) == Some(false) {
                    // He is bound to a solo, and nobody can know that he has no Hochzeit.
                    self.hide(Offence { by, act: Act::VorbehaltTakenBack });
                }
                self.hear(place, Said::Solo(yes));
            }
            // 4.1.2: he cannot take his Vorbehalt back any more.
            Err(Refusal::BoundToSolo) => self.open(Offence { by, act: Act::VorbehaltTakenBack }),
            Err(Refusal::NotAsked)
                if matches!(self.finding.stage(), Stage::AskPflicht(_) | Stage::AskLust(_)) =>
            {
                let say = if yes { Say::Vorbehalt } else { Say::Gesund };
                self.open(Offence { by, act: Act::SaidOutOfTurn(say) });
            }
            Err(refusal) => return Err(Impossible::Query(refusal).into()),
        }
        Ok(())
    }

    pub(super) fn name(&mut self, by: Position, naming: Naming) -> Result<(), Refused> {
        let place = self.player(by)?;
        let act = match self.finding.clone().name(place, naming) {
            Ok(()) => {
                self.went(by);
                if naming == Naming::Hochzeit {
                    self.meant_hochzeit(by);
                    if self.has_both_alten(place) == Some(false) {
                        self.hide(Offence { by, act: Act::HochzeitWithoutAlten });
                    }
                }
                self.hear(place, Said::Name(naming));
                return Ok(());
            }
            Err(Refusal::OutOfTurn | Refusal::NotCertain) => Act::NamedEarly(naming),
            Err(Refusal::Beaten) => Act::NamedBeaten(naming),
            Err(refusal @ Refusal::Named) if !self.is_another(by, naming) => {
                return Err(Impossible::Query(refusal).into());
            }
            Err(Refusal::Named) if self.named_by() == Some(by) && naming == Naming::Hochzeit => {
                Act::SoloToHochzeit
            }
            Err(Refusal::Named) if self.named_by() == Some(by) => Act::NamedAnother(naming),
            Err(Refusal::Named | Refusal::NoVorbehalt) if self.finding.said(place) == Some(Say::Gesund) => {
                self.not_gesund(by, Some(naming));
                return Ok(());
            }
            Err(Refusal::Named) => Act::NamedBeaten(naming),
            Err(refusal) => return Err(Impossible::Query(refusal).into()),
        };
        self.open(Offence { by, act });
        Ok(())
    }

    /// Was he dealt both ♣D? Nothing where his hand is not known.
    fn has_both_alten(&self, place: Place) -> Option<bool> {
        self.hands_before(0).held(place).map(|hand| hand.count(Kind::ALTE) == 2)
    }

    /// Who has named the game that is to be played.
    fn named_by(&self) -> Option<Position> {
        match self.finding.stage() {
            Stage::Found(Game::Hochzeit { by } | Game::Solo { by, .. }) => Some(self.position(by)),
            _ => None,
        }
    }

    /// Does this player name something else than the game that he has named?
    fn is_another(&self, by: Position, naming: Naming) -> bool {
        let same = match (self.finding.stage(), naming) {
            (Stage::Found(Game::Hochzeit { .. }), Naming::Hochzeit) => true,
            (Stage::Found(Game::Solo { trumps, .. }), Naming::Pflichtsolo(t) | Naming::Lustsolo(t)) => {
                t == trumps
            }
            _ => false,
        };
        !(same && self.named_by() == Some(by))
    }

    /// I14 to I16: gesund, and now something else, too late. It is taken up as it was said as long as no
    /// card lies; a claim undoes it. Who says no more than Vorbehalt wants a solo as far as anybody hears, whatever he holds.
    fn not_gesund(&mut self, by: Position, naming: Option<Naming>) {
        let Some(place) = self.place(by) else { return };
        let hochzeit = naming == Some(Naming::Hochzeit);
        let act = if hochzeit { Act::GesundToHochzeit } else { Act::GesundToSolo };
        if !hochzeit || !self.meant_hochzeit(by) {
            self.open(Offence { by, act });
        }
        if self.cards_laid() > 0 || self.named_by().is_some() {
            return;
        }
        self.hear(place, Said::Say(Say::Vorbehalt));
        if let (Some(naming), Stage::Name { by, .. }) = (naming, self.finding.stage())
            && by == place
            && self.finding.clone().name(place, naming).is_ok()
        {
            self.hear(place, Said::Name(naming));
        }
    }

    /// I14, I15: was what he said Vorbehalt for, after gesund, a Hochzeit? What was claimed before he said so stays ruled on.
    fn meant_hochzeit(&mut self, by: Position) -> bool {
        let late = Offence { by, act: Act::GesundToSolo };
        let open = |matter: &&mut Matter| matter.offence == late && matter.claimed.is_none();
        let matter = self.matters.iter_mut().find(open);
        matter.map(|matter| matter.offence.act = Act::GesundToHochzeit).is_some()
    }

    /// A card is led though the game is not found. Where somebody named one when he was not allowed to,
    /// or took his Vorbehalt back too late, playing on takes that for good (9.6.3). What nobody can have noticed nobody
    /// lets pass: who says no to a solo may have the Hochzeit.
    pub(super) fn take_for_good(&mut self) {
        let said = self.matters.iter().rev().filter(|matter| matter.right.is_some()).find_map(|matter| {
            let place = self.place(matter.offence.by)?;
            match matter.offence.act {
                Act::NamedEarly(naming) | Act::NamedBeaten(naming) => {
                    Some((matter.at, place, Said::Name(naming)))
                }
                Act::VorbehaltTakenBack => Some((matter.at, place, Said::Say(Say::Gesund))),
                _ => None,
            }
        });
        if let Some((at, place, said)) = said {
            self.hear_as_of(place, said, at);
        }
    }
}
