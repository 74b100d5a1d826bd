//! Claims and concessions at the table.

use cards::{BySide, Seat, Side};

use super::Table;
use crate::{
    clause::Clause,
    event::{Impossible, Refused},
    laws::{self},
    matter::{Claim, ClaimAnswer, Kind, Matter},
    words::Ruling,
};

impl Table {
    pub(super) fn claim(
        &mut self,
        by: Seat,
        tricks: u8,
        concession: bool,
        stated: bool,
    ) -> Result<(), Refused> {
        if self.auction.is_some() {
            return Err(Impossible::AuctionOpen.into());
        }
        if self.is_over() {
            return Err(Impossible::PlayIsOver.into());
        }
        let remaining = 13 - (self.state.trick_number() - 1);
        let tricks = tricks.min(remaining);
        let own_tricks = if concession { remaining - tricks } else { tricks };
        for revoke in &mut self.state.revokes {
            // 63A3: a claim or concession of the revoker's side establishes it.
            if revoke.seat.side() == by.side() && !revoke.established {
                revoke.established = true;
                self.applied.insert(Clause::L63A3);
            }
        }
        let claim = Claim { by, own_tricks, remaining, concession, answer: None, stated };
        self.matters.retain(|m| !matches!(m.kind, Kind::Claimed(_)));
        let ruling = laws::claim::made(&claim);
        self.matters.push(Matter { kind: Kind::Claimed(claim), called: false });
        self.apply(ruling);
        Ok(())
    }

    pub(super) fn answer_claim(&mut self, answer: ClaimAnswer) -> Result<(), Refused> {
        let remaining = 13 - (self.state.trick_number() - 1);
        // Where a trick has been opened again since, it was said about other tricks.
        let open = self.matters.iter_mut().find_map(|matter| match &mut matter.kind {
            Kind::Claimed(claim) if claim.remaining == remaining => Some((claim, &mut matter.called)),
            _ => None,
        });
        let Some((claim, called)) = open else {
            return Err(Impossible::NothingClaimed.into());
        };
        claim.answer = Some(answer);
        *called = true;
        // 68D: play is suspended until the director or all four have decided.
        self.contested = answer != ClaimAnswer::Agreed;
        self.claimed = Some(claim.clone());
        Ok(())
    }

    /// What a ruling on a claim or concession leaves behind.
    pub(super) fn claim_ruled_on(&mut self, claim: &Claim, ruling: Ruling) -> Ruling {
        if claim.answer == Some(ClaimAnswer::Agreed) {
            for revoke in &mut self.state.revokes {
                revoke.established = true;
            }
        }
        if ruling.clauses.contains(&Clause::L68B2) {
            self.contested = false;
            return self.shown_while_conceding(ruling, claim.by);
        }
        ruling
    }

    /// How many tricks remained when it was claimed or conceded, where that is contested or agreed: the
    /// director may award them (69B, 70, 71).
    #[must_use]
    pub fn to_award(&self) -> Option<u8> {
        let open = self.contested || self.state.agreed.is_some();
        self.claimed.as_ref().filter(|_| open).map(|claim| claim.remaining)
    }

    /// 69B, 70, 71: the director awards the tricks that remained.
    pub(super) fn award(&mut self, side: Side, tricks: u8) -> Result<(), Refused> {
        let (Some(claim), Some(remaining)) = (self.claimed.clone(), self.to_award()) else {
            return Err(Impossible::NothingClaimed.into());
        };
        if tricks > remaining {
            return Err(Impossible::TooManyTricks.into());
        }
        self.contested = false;
        // Whether they want to play on is asked no longer.
        self.matters.retain(|m| !matches!(m.kind, Kind::Claimed(_)));
        self.apply(laws::claim::awarded(&claim, side, tricks));
        Ok(())
    }

    /// 68B2: what was shown with a concession that is none makes no penalty card.
    fn shown_while_conceding(&mut self, mut ruling: Ruling, conceder: Seat) -> Ruling {
        for matter in &self.matters {
            if let Kind::Exposed { cards, .. } = &matter.kind
                && shown_by(&matter.kind, conceder)
            {
                for &(seat, card) in cards {
                    ruling = laws::information::seen(ruling, seat, card, Clause::L16C2);
                }
            }
        }
        self.matters.retain(|m| !shown_by(&m.kind, conceder));
        ruling
    }

    pub(super) fn add_agreed(&mut self, side: cards::Side, tricks: u8) {
        self.state.agreed.get_or_insert(BySide([0, 0]))[side] = tricks;
    }
}

/// Is it about cards that this player has shown?
pub(super) fn shown_by(kind: &Kind, seat: Seat) -> bool {
    match kind {
        Kind::Exposed { cards, .. } => cards.first().is_some_and(|(owner, _)| *owner == seat),
        _ => false,
    }
}
