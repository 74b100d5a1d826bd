//! Claims and concessions at the table.

use cards::{BySide, Seat, Side};

use super::Table;
use crate::{
    clause::Clause,
    event::{Impossible, Refused},
    laws::{self},
    matter::{Claim, Kind, Matter},
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
        let claim = Claim { by, own_tricks, remaining, concession, objection: None, agreed: None, stated };
        self.matters.retain(|m| !matches!(m.kind, Kind::Claimed(_)));
        let ruling = laws::claim::claim(&self.facts(), &claim);
        self.matters.push(Matter { kind: Kind::Claimed(claim), called: false });
        self.apply(ruling);
        Ok(())
    }

    pub(super) fn answer_claim(&mut self, by: Seat, agreed: bool) -> Result<(), Refused> {
        let position = self.matters.iter().position(|m| matches!(m.kind, Kind::Claimed(_)));
        let Some(Kind::Claimed(mut claim)) = position.map(|i| self.matters.remove(i).kind) else {
            return Err(Impossible::NothingClaimed.into());
        };
        if claim.remaining != 13 - (self.state.trick_number() - 1) {
            // A trick has been opened again since: it was said about other tricks.
            return Err(Impossible::NothingClaimed.into());
        }
        if agreed {
            claim.agreed = Some(by);
        } else {
            claim.objection = Some(by);
        }
        self.claimed = Some(claim.clone());
        let mut ruling = laws::claim::claim(&self.facts(), &claim);
        self.contested = ruling.clauses.contains(&Clause::L68D);
        if ruling.clauses.contains(&Clause::L68B2) {
            ruling = self.shown_while_conceding(ruling, by.partner());
        }
        self.apply(ruling);
        if agreed {
            for revoke in &mut self.state.revokes {
                revoke.established = true;
            }
        }
        Ok(())
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
        self.apply(laws::claim::awarded(&claim, side, tricks));
        Ok(())
    }

    /// 68B2: what was shown with a concession that is none makes no penalty card.
    pub(super) fn shown_while_conceding(&mut self, mut ruling: Ruling, conceder: Seat) -> Ruling {
        let of_the_concession = |kind: &Kind| match kind {
            Kind::Exposed { cards, .. } => cards.first().is_some_and(|(seat, _)| *seat == conceder),
            _ => false,
        };
        for matter in &self.matters {
            if let Kind::Exposed { cards, .. } = &matter.kind
                && of_the_concession(&matter.kind)
            {
                for &(seat, card) in cards {
                    ruling = laws::information::seen(ruling, seat, card, Clause::L16C2);
                }
            }
        }
        self.matters.retain(|m| !of_the_concession(&m.kind));
        ruling
    }

    pub(super) fn add_agreed(&mut self, side: cards::Side, tricks: u8) {
        self.state.agreed.get_or_insert(BySide([0, 0]))[side] = tricks;
    }
}
