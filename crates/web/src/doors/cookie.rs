//! The cookie of a device: the ids of its roles, signed, so that nobody can write one himself.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use super::{
    Id,
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

/// The header that makes a browser keep these ids. `secure`: it is sent back over TLS only.
#[must_use]
pub fn written<'a>(ids: impl Iterator<Item = &'a Id>, key: &[u8; 32], secure: bool) -> String {
    let ids: Vec<&str> = ids.map(Id::as_str).collect();
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

/// The ids in a cookie, if we have signed it.
#[must_use]
pub fn read(value: &str, key: &[u8; 32]) -> Option<Vec<Id>> {
    let (ids, signature) = value.split_once('.')?;
    // Comparing takes the same time wherever they differ.
    mac(key, ids)?.verify_slice(&unhex(signature)?).ok()?;
    ids.split('-').map(Id::parse).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_we_have_signed_is_read() {
        let ids = [Id::parse("abc123").unwrap(), Id::parse("p7").unwrap()];
        let header = written(ids.iter(), &[7; 32], false);
        let value = header.split([';', '=']).nth(1).unwrap().to_owned();
        assert_eq!(read(&value, &[7; 32]), Some(ids.to_vec()));
        assert_eq!(read(&value, &[8; 32]), None);
        assert_eq!(read(&value.replace("abc123", "abc124"), &[7; 32]), None);
        for bad in ["", ".", "abc123", "abc123.", "abc123.zz", &value[..value.len() - 2]] {
            assert_eq!(read(bad, &[7; 32]), None, "{bad}");
        }
        assert!(header.contains("HttpOnly") && header.contains("SameSite=Lax") && !header.contains("Secure"));
        assert!(written(ids.iter(), &[7; 32], true).ends_with("; Secure"));
    }
}
