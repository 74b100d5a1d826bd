//! What nobody can guess.

use std::fmt;

use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// 128 random bits as 26 letters and figures that can be read aloud, typed and scanned.
///
/// It is shown once and never stored: the store keeps its hash.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// No randomness was to be had from the system.
#[derive(Debug, thiserror::Error)]
#[error("the system gives no random numbers: {0}")]
pub struct NoRandomness(String);

const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
const LENGTH: usize = 26;

/// So many bytes of randomness.
///
/// # Errors
/// `NoRandomness`.
pub fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|e| NoRandomness(e.to_string()))?;
    Ok(bytes)
}

/// Bytes as hexadecimal figures.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Hexadecimal figures as bytes.
#[must_use]
pub fn unhex(text: &str) -> Option<Vec<u8>> {
    let pair = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    let figures = text.bytes().all(|b| b.is_ascii_hexdigit()) && text.len().is_multiple_of(2);
    figures.then(|| text.as_bytes().chunks(2).map(pair).collect())?
}

impl Token {
    /// A new one.
    ///
    /// # Errors
    /// `NoRandomness`.
    pub fn random() -> Result<Token, NoRandomness> {
        Ok(Token::of(u128::from_le_bytes(random()?)))
    }

    /// The one that belongs to this id and to nobody who does not have the key of the house. A code that
    /// hangs on a table can be printed again, and yet no token is stored.
    #[must_use]
    pub fn derived(key: &[u8; 32], id: &Id) -> Option<Token> {
        let mut mac = Hmac::<Sha256>::new_from_slice(key).ok()?;
        mac.update(b"stich-token\0");
        mac.update(id.as_str().as_bytes());
        let bits: [u8; 16] = mac.finalize().into_bytes().get(..16)?.try_into().ok()?;
        Some(Token::of(u128::from_le_bytes(bits)))
    }

    fn of(bits: u128) -> Token {
        let letter = |i: usize| LETTERS.get((bits >> (5 * i)) as usize & 31).copied().map(char::from);
        Token((0..LENGTH).filter_map(letter).collect())
    }

    /// Reads one, as it stands in a link.
    #[must_use]
    pub fn parse(text: &str) -> Option<Token> {
        let fits = text.len() == LENGTH && text.bytes().all(|b| LETTERS.contains(&b));
        fits.then(|| Token(text.to_owned()))
    }

    /// What the store keeps of it.
    #[must_use]
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }

    /// The text, for the link.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // It must not get into a log.
        f.write_str("Token(…)")
    }
}

/// What a role comes from: it says nothing about the token.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Id(String);

impl Id {
    /// A new one.
    ///
    /// # Errors
    /// `NoRandomness`.
    pub fn random() -> Result<Id, NoRandomness> {
        Ok(Id(hex(&random::<6>()?)))
    }

    /// The one of the password that was set with this event.
    #[must_use]
    pub fn password(number: u64) -> Id {
        Id(format!("p{number}"))
    }

    /// Reads one.
    #[must_use]
    pub fn parse(text: &str) -> Option<Id> {
        let fits = (2..=20).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric());
        fits.then(|| Id(text.to_owned()))
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_back_and_nothing_else_is_one() {
        let token = Token::random().unwrap();
        assert_eq!(Token::parse(token.reveal()), Some(token.clone()));
        assert_ne!(token, Token::random().unwrap());
        assert!(!format!("{token:?}").contains(token.reveal()));
        for bad in ["", "abc", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxy1", &"é".repeat(13)] {
            assert_eq!(Token::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn hex_is_read_back() {
        assert_eq!(unhex(&hex(&[0, 15, 255])), Some(vec![0, 15, 255]));
        for bad in ["0", "zz", "+1", "é"] {
            assert_eq!(unhex(bad), None, "{bad}");
        }
    }
}
