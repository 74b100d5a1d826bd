//! Who asks, as far as limits count it: one person with a role, or a stranger, of whom only the address is known.
//! A hall sits behind one address; so what strangers use up is taken from strangers, and what one device uses up is
//! taken from it.

use std::net::{IpAddr, Ipv6Addr};

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, Uri, request::Parts},
};

use crate::{
    api,
    app::App,
    doors::{DOOR_COOKIE, Doors, Grant, Grants, Holder, Id, Role, Token, Visitor},
    failure::Failure,
    person::cookie,
};

/// Who asks.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Caller {
    /// Somebody with a role, or who opens a link that is in force.
    Known {
        /// The link, or the password.
        by: Id,
        /// Whose device it is, where the link is that of a table.
        holder: Holder,
        /// Which device. Anybody may name any: all who come by one link have a bound together as well.
        device: Option<Id>,
        /// Organisers and directors, whose programs may watch and write for everybody.
        leads: bool,
    },
    /// Anybody else at this address.
    Stranger(IpAddr),
}

impl Caller {
    /// Who has these roles.
    fn of(grants: &Grants, visitor: Visitor) -> Caller {
        match grants.iter().next() {
            None => Caller::Stranger(visitor.address),
            Some(Grant { id, holder, .. }) => Caller::Known {
                by: id.clone(),
                holder: *holder,
                device: visitor.device,
                leads: grants.roles().any(|role| matches!(role, Role::Organiser | Role::Director)),
            },
        }
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Failure> {
        match parts.extensions.get::<Caller>() {
            Some(caller) => Ok(caller.clone()),
            None => Ok(Caller::of(&Grants::default(), Visitor::from_request_parts(parts, app).await?)),
        }
    }
}

/// The roles of a request: those that its cookie keeps, and that of its token.
pub fn grants(doors: &Doors, headers: &HeaderMap) -> Grants {
    let grants = cookie(headers, DOOR_COOKIE).map(|cookie| doors.grants(cookie)).unwrap_or_default();
    match api::bearer(headers).as_ref().and_then(|token| doors.open(token)) {
        Some(link) => grants.with(Grant::new(link.id.clone(), link.role.clone())),
        None => grants,
    }
}

/// What counts for this request, and its roles. Who stands at the door with a link that opens is no stranger any more.
pub fn caller(doors: &Doors, uri: &Uri, headers: &HeaderMap, visitor: Visitor) -> (Caller, Grants) {
    let grants = grants(doors, headers);
    let caller = Caller::of(&grants, visitor.clone());
    let link = || doors.open(&Token::parse(uri.path().strip_prefix("/in/")?)?);
    match (&caller, link()) {
        (Caller::Stranger(_), Some(link)) => {
            let at_the_door = Grants::new([Grant::new(link.id.clone(), link.role.clone())]);
            (Caller::of(&at_the_door, visitor), grants)
        }
        _ => (caller, grants),
    }
}

/// The part of an address that is one household's: with IPv6 a device has a whole /64 to itself.
#[must_use]
pub fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
        },
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::household;

    #[test]
    fn a_device_with_a_whole_network_is_one() {
        for (address, counts_as) in [
            ("192.0.2.7", "192.0.2.7"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
            ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
            ("::1", "::"),
        ] {
            assert_eq!(household(address.parse().unwrap()).to_string(), counts_as, "{address}");
        }
    }
}
