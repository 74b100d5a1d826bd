//! Which of many effects are still true at the end.

use bridge_laws::words::Effect;

/// A card that became a penalty card and was picked up later is not said to lie there.
pub fn lasting(effects: &[Effect]) -> Vec<Effect> {
    effects
        .iter()
        .enumerate()
        .filter(|&(i, effect)| {
            let later = effects.get(i + 1..).unwrap_or_default();
            match *effect {
                Effect::PenaltyCard(seat, card, _) => !later.contains(&Effect::PickUp(seat, card)),
                // The desk has not asked for the number of the trick.
                Effect::Revoked(..) | Effect::Reopened(_) => false,
                _ => !later.contains(effect),
            }
        })
        .map(|(_, effect)| *effect)
        .collect()
}
