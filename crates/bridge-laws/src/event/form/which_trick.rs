//! The trick about which the director is called.

use std::{
    fmt::{self, Display, Formatter},
    str::FromStr,
};

use super::ParseWordError;

/// A trick by its number, or that nobody knows which.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum WhichTrick {
    Number(u8),
    Unknown,
}

impl Display for WhichTrick {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            WhichTrick::Number(number) => write!(f, "{number}"),
            WhichTrick::Unknown => f.write_str("unknown"),
        }
    }
}

impl FromStr for WhichTrick {
    type Err = ParseWordError;

    fn from_str(text: &str) -> Result<WhichTrick, ParseWordError> {
        match text {
            "unknown" => Ok(WhichTrick::Unknown),
            number => number.parse().map(WhichTrick::Number).map_err(|_| ParseWordError {
                found: text.to_owned(),
                expected: "the number of a trick, or `unknown`",
            }),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use cards::Seat;

    use crate::event::{About, Event};

    #[test]
    fn the_director_is_called_about_one_thing() {
        for (about, meant) in [
            (r#"{"trick": 9}"#, Some(About::Trick(9))),
            (r#"{"trick": "unknown"}"#, Some(About::HandsDiffer)),
            (r#"{"seen": true}"#, Some(About::AsSeen)),
            (r#"{"revoke": "E", "trick": 9}"#, Some(About::Revoke { by: Seat::East, trick: 9 })),
            (r#"{"revoke": "E", "trick": "unknown"}"#, None),
            (r#"{"revoke": "E"}"#, None),
            (r#"{"trick": 9, "seen": true}"#, None),
            (r#"{"trick": "ninth"}"#, None),
            (r#"{"seen": false}"#, None),
            ("{}", None),
        ] {
            let told = format!(r#"{{"call-director": {{"by": "S", "about": {about}}}}}"#);
            let read = serde_json::from_str::<Event>(&told);
            assert_eq!(
                read.as_ref().ok(),
                meant.map(|about| Event::CallDirector { by: Seat::South, about }).as_ref()
            );
            if let Ok(event) = read {
                assert_eq!(
                    serde_json::to_string(&event).unwrap().replace([' ', '\n'], ""),
                    told.replace(' ', "")
                );
            }
        }
    }
}
