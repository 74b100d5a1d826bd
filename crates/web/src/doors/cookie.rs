//! The cookie of a device: the ids of its roles, signed, so that nobody can write one himself. Behind the id of
//! a table's code stands whose device it is: `a1b2c3_7` for player 7, `a1b2c3_0` for one that stays there.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use tournament::Number;

use super::{
    Grants, Holder, Id,
    token::{hex, unhex},
};

/// Its name.
pub const DOOR_COOKIE: &str = "stich-door";

/// 400 days: browsers keep no cookie longer.
const SECONDS: u32 = 400 * 24 * 60 * 60;

fn mac(key: &[u8; 32], ids: &str) -> Option<Hmac<Sha256>> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).ok()?;
    mac.update(b"stich-door\0");
    mac.update(ids.as_bytes());
    Some(mac)
}

/// The header that makes a browser keep these roles. `secure`: it is sent back over TLS only.
#[must_use]
pub fn written(grants: &Grants, key: &[u8; 32], secure: bool) -> String {
    let one = |(id, holder): (&Id, Holder)| match holder {
        Holder::Unknown => id.to_string(),
        Holder::Table => format!("{id}_0"),
        Holder::Player(number) => format!("{id}_{number}"),
    };
    let ids: Vec<String> = grants.iter().map(|grant| one((&grant.id, grant.holder))).collect();
    let ids = ids.join("-");
    let signature = mac(key, &ids).map(|mac| hex(&mac.finalize().into_bytes())).unwrap_or_default();
    header(&format!("{ids}.{signature}"), SECONDS, secure)
}

/// The header that makes a browser forget them.
#[must_use]
pub fn cleared(secure: bool) -> String {
    header("", 0, secure)
}

fn header(value: &str, seconds: u32, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{DOOR_COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// What stands in a cookie, if we have signed it.
#[must_use]
pub fn read(value: &str, key: &[u8; 32]) -> Option<Vec<(Id, Holder)>> {
    let (ids, signature) = value.split_once('.')?;
    // Comparing takes the same time wherever they differ.
    mac(key, ids)?.verify_slice(&unhex(signature)?).ok()?;
    let one = |text: &str| {
        let (id, holder) = text.split_once('_').map_or((text, None), |(id, holder)| (id, Some(holder)));
        let holder = match holder.map(str::parse::<u32>) {
            None => Holder::Unknown,
            Some(Ok(0)) => Holder::Table,
            Some(Ok(number)) => Holder::Player(Number(number)),
            Some(Err(_)) => return None,
        };
        Some((Id::parse(id)?, holder))
    };
    ids.split('-').map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::{
        super::{Grant, Role},
        *,
    };

    #[test]
    fn only_what_we_have_signed_is_read() {
        let grant =
            |id: &str, holder| Grant { holder, ..Grant::new(Id::parse(id).unwrap(), Role::Organiser) };
        let held = [("abc123", Holder::Player(Number(12))), ("p7", Holder::Unknown), ("def", Holder::Table)];
        let grants = Grants::new(held.map(|(id, holder)| grant(id, holder)));
        let header = written(&grants, &[7; 32], false);
        let value = header.split([';', '=']).nth(1).unwrap().to_owned();
        let ids = held.map(|(id, holder)| (Id::parse(id).unwrap(), holder));
        assert_eq!(read(&value, &[7; 32]), Some(ids.to_vec()));
        assert_eq!(read(&value, &[8; 32]), None);
        assert_eq!(read(&value.replace("abc123", "abc124"), &[7; 32]), None);
        assert_eq!(read(&value.replace("_12", "_13"), &[7; 32]), None);
        for bad in ["", ".", "abc123", "abc123.", "abc123.zz", &value[..value.len() - 2]] {
            assert_eq!(read(bad, &[7; 32]), None, "{bad}");
        }
        assert!(header.contains("HttpOnly") && header.contains("SameSite=Lax") && !header.contains("Secure"));
        assert!(written(&grants, &[7; 32], true).ends_with("; Secure"));
    }
}
