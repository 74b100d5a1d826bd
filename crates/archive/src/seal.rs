//! Who wrote a file: the house signs all of it (Ed25519), so that nobody else can write one in its name, or
//! change one of its own with the sums worked out anew.

use std::fmt;

use ed25519_compact::{KeyPair, PublicKey, Seed, Signature};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The house that wrote a file: what its signatures are checked with. No secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct House([u8; 32]);

/// What a house signs with. Whoever has it can write files in its name.
pub struct Seal(KeyPair);

impl Seal {
    /// The one that belongs to this secret of the house.
    #[must_use]
    pub fn new(secret: [u8; 32]) -> Seal {
        Seal(KeyPair::from_seed(Seed::new(secret)))
    }

    /// Whose it is.
    #[must_use]
    pub fn house(&self) -> House {
        House(*self.0.pk)
    }

    pub(crate) fn sign(&self, sum: &Sum) -> Signed {
        let signature = self.0.sk.sign(sum.signed(), None);
        Signed { house: self.house().to_string(), signature: hex(signature.as_ref()) }
    }
}

impl fmt::Debug for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // It must not get into a log.
        f.write_str("Seal(…)")
    }
}

impl House {
    /// Reads what [`House`] shows.
    #[must_use]
    pub fn parse(text: &str) -> Option<House> {
        unhex(text).map(House)
    }

    /// What people compare: its beginning, in groups that can be read aloud, such as `3f2a-91bc-77d0-41e5-8a06`.
    #[must_use]
    pub fn mark(&self) -> String {
        let start: String = self.to_string().chars().take(20).collect();
        let groups: Vec<&str> = (0..5).filter_map(|i| start.get(4 * i..4 * i + 4)).collect();
        groups.join("-")
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// A signature, as it stands in the last line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Signed {
    house: String,
    signature: String,
}

impl Signed {
    /// Whose it is, if it is of what has this sum.
    pub(crate) fn by(&self, sum: &Sum) -> Option<House> {
        let house = House::parse(&self.house)?;
        let signature = Signature::new(unhex(&self.signature)?);
        PublicKey::new(house.0).verify(sum.signed(), &signature).ok()?;
        Some(house)
    }
}

/// The sum of all that was written, which cannot be the same for anything else.
#[derive(Clone, Default)]
pub(crate) struct Sum(Sha256);

impl Sum {
    /// This was written next.
    pub(crate) fn add(&mut self, line: &[u8]) {
        self.0.update(line);
    }

    /// What is signed: it says what it is for, so that it can pass for nothing else that is signed some day.
    fn signed(&self) -> Vec<u8> {
        let mut bytes = b"stichentscheid file\0".to_vec();
        bytes.extend_from_slice(&self.0.clone().finalize());
        bytes
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let figures = |b: u8| matches!(b, b'0'..=b'9' | b'a'..=b'f');
    if text.len() != 2 * N || !text.bytes().all(figures) {
        return None;
    }
    let mut bytes = [0; N];
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * i..2 * i + 2)?, 16).ok()?;
    }
    Some(bytes)
}
