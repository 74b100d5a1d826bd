//! The organiser's password: only its hash is kept (argon2id), and checking it takes its time.

use argon2::{
    Argon2,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The hash of a password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Password(String);

impl std::fmt::Debug for Password {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Password(…)")
    }
}

/// Why a password cannot be taken.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PasswordError {
    /// Too short to withstand guessing.
    #[error("the password is too short: at least {least} characters", least = Password::LEAST)]
    Short,
    /// Longer than anybody types.
    #[error("the password is too long: at most {most} characters", most = Password::MOST)]
    Long,
    /// The hash could not be worked out.
    #[error("the password could not be hashed: {0}")]
    Hash(String),
}

impl Password {
    /// The fewest characters.
    pub const LEAST: usize = 10;
    /// The most characters.
    pub const MOST: usize = 200;

    /// The hash of this password. It takes some tens of milliseconds, on purpose.
    ///
    /// # Errors
    /// `PasswordError`.
    pub fn new(text: &str) -> Result<Password, PasswordError> {
        proved::takes_long();
        match text.chars().count() {
            n if n < Password::LEAST => Err(PasswordError::Short),
            n if n > Password::MOST => Err(PasswordError::Long),
            _ => Argon2::default()
                .hash_password(text.as_bytes())
                .map(|hash| Password(hash.to_string()))
                .map_err(|e| PasswordError::Hash(e.to_string())),
        }
    }

    /// Is this the password?
    #[must_use]
    pub fn is(&self, text: &str) -> bool {
        proved::takes_long();
        text.chars().count() <= Password::MOST
            && PasswordHash::new(&self.0)
                .is_ok_and(|hash| Argon2::default().verify_password(text.as_bytes(), &hash).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_password_is_the_password() {
        let password = Password::new("drei kleine Karo").unwrap();
        assert!(password.is("drei kleine Karo"));
        assert!(!password.is("drei kleine karo"));
        assert!(!password.is(&"x".repeat(10_000)));
        assert!(!format!("{password:?}").contains("argon"));
        assert_eq!(Password::new("kurz"), Err(PasswordError::Short));
        assert_eq!(Password::new(&"lang".repeat(100)), Err(PasswordError::Long));
    }
}
