//! Every clause of the laws, with its number in each edition and what it is to us. The law itself is in `laws`
//! here or in `bridge-book`, each clause in one function; what it says in words is in `wording`.

use std::fmt;

use ruling::{Reason, Standing};

/// Which code of laws is in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Edition {
    /// The code of 2007.
    E2007,
    /// The code of 2017.
    #[default]
    E2017,
    /// One that comes after it: only to see that every place that looks at the edition has to decide.
    #[cfg(next_edition)]
    Next,
}

impl Edition {
    /// 2007, 2017.
    pub const ALL: [Edition; 2] = [Edition::E2007, Edition::E2017];

    /// The year as it is written in cases.
    #[must_use]
    pub const fn year(self) -> &'static str {
        match self {
            Edition::E2007 => "2007",
            Edition::E2017 => "2017",
        }
    }

    /// Reads the year.
    #[must_use]
    pub fn from_year(year: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|e| e.year() == year)
    }
}

macro_rules! number_2007 {
    ($new:literal) => {
        Some($new)
    };
    ($new:literal, none) => {
        None
    };
    ($new:literal, $old:literal) => {
        Some($old)
    };
}

macro_rules! was_read {
    () => {
        true
    };
    (unread) => {
        false
    };
}

macro_rules! clauses {
    ($($name:ident $new:literal $(= $old:tt)? $standing:ident $((Reason::$reason:ident $([$($instead:ident)*])?))?
        $($read:ident)?;)*) => {
        /// A clause, named by its number in the code of 2017.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "the number is the name; `wording` says what each says")]
        #[repr(u16)]
        pub enum Clause {
            $($name,)*
        }

        impl ruling::Clause for Clause {
            const ALL: &'static [Clause] = &[$(Clause::$name,)*];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            fn standing(self) -> Standing<Clause> {
                match self {
                    $(Clause::$name => Standing::$standing $((Reason::$reason $((&[$(Clause::$instead,)*]))?))?,)*
                }
            }
        }

        impl Clause {
            /// Its number in an edition; `None` where that edition has no such clause.
            #[must_use]
            pub const fn number(self, edition: Edition) -> Option<&'static str> {
                match edition {
                    Edition::E2017 => Some(match self { $(Clause::$name => $new,)* }),
                    Edition::E2007 => match self {
                        $(Clause::$name => number_2007!($new $(, $old)?),)*
                    },
                }
            }

            /// Was its text at hand when it was written down here? Of one that was not, what the digest recommends is
            /// built, and that is said wherever the clause is shown.
            #[must_use]
            pub const fn was_read(self) -> bool {
                match self {
                    $(Clause::$name => was_read!($($read)?),)*
                }
            }
        }
    };
}

// `unread`: tagged `[u]` in the digest of the laws, in its first part only where the second has no better source.
clauses! {
    L1 "1" OutOfScope(Reason::Meaning);
    L2 "2" OutOfScope(Reason::Meaning);
    L3 "3" OutOfScope(Reason::Organisation);
    L4 "4" OutOfScope(Reason::Organisation);
    L5 "5" Asked;
    L6 "6" OutOfScope(Reason::Elsewhere [L6D1 L6D2]);
    L6D1 "6D1" Asked;
    L6D2 "6D2" Asked;
    L7 "7" OutOfScope(Reason::Elsewhere [L13A L16D1 L90B]);
    L8 "8" OutOfScope(Reason::Organisation);
    L9A "9A" Judged;
    L9B1 "9B1" Judged;
    L9C "9C" Judged;
    L10A "10A" Judged;
    L10B "10B" Executed;
    L10C1 "10C1" Judged;
    L10C2 "10C2" Judged;
    L11A "11A" Judged;
    L12A "12A" Judged;
    L12B1 "12B1" Judged;
    L12B2 "12B2" Executed;
    L12C1 "12C1" Judged;
    L12C1a "12C1a" Executed;
    L12C1b "12C1b" = "12C1c" Executed;
    L12C1c "12C1c" Executed;
    L12C1d "12C1d" Judged;
    L12C1e "12C1e" = "12C1b" Judged;
    L12C2 "12C2" Judged;
    L12C2a "12C2a" Judged;
    L12C2b "12C2b" = "86A" Executed;
    L12C2c "12C2c" Executed;
    L12C4 "12C4" Executed;
    L13A "13A" = "13D" Asked;
    L13A2 "13A2" = "13E" Executed;
    L13B1 "13B1" = "13A" Judged;
    L13B2 "13B2" = "13B" Asked;
    L13C "13C" = "13F" Asked;
    L13D "13D" = "13C" Asked;
    L14A "14A" Asked;
    L14B "14B" Asked;
    L14C "14C" Executed;
    L15A "15A" = "17D" Asked;
    L15B "15B" = "15" Asked;
    L16A "16A" Judged;
    L16B "16B" Judged;
    L16B1a "16B1a" Judged;
    L16B1b "16B1b" Judged;
    L16B2 "16B2" Executed;
    L16B3 "16B3" Executed;
    L16C1 "16C1" = "16D1" Executed;
    L16C2 "16C2" = "16D2" Executed;
    L16D1 "16D1" = "16C1" Asked;
    L16D2 "16D2" = "16C2" Judged;
    L16D3 "16D3" = "16C3" Judged;
    L17 "17" OutOfScope(Reason::Elsewhere [L17D L29A]);
    L17D "17D" = "22B" Executed;
    L17D3 "17D3" = "17E2" Executed;
    L18 "18" OutOfScope(Reason::Elsewhere [L27 L38]);
    L19 "19" OutOfScope(Reason::Elsewhere [L36A L36B L36C]);
    L20A "20A" Executed;
    L20B "20B" Asked;
    L20C "20C" Executed;
    L20D "20D" Executed;
    L20E "20E" Asked;
    L20F1 "20F1" Executed;
    L20F2 "20F2" Executed;
    L20F3 "20F3" Judged;
    L20F4 "20F4" Judged;
    L20F5 "20F5" Executed;
    L20F6 "20F6" Judged;
    L21B1 "21B1" Judged;
    L21B2 "21B2" Executed;
    L21B3 "21B3" Executed;
    L22 "22" Executed;
    L23A "23A" = none Asked;
    L23B "23B" = none Executed;
    L23C "23C" = none Executed;
    L24 "24" Executed;
    L24A "24A" Executed;
    L24B "24B" Executed;
    L24C "24C" Executed;
    L24D "24D" Executed;
    L24E "24E" Executed;
    L25A "25A" Asked;
    L25A4 "25A4" = "25A" Executed;
    L25A5 "25A5" = none Executed;
    L25B1 "25B1" Executed;
    L25B2 "25B2" Executed;
    L26A "26A" = "26A" Executed;
    L26B "26B" = "26B" Executed;
    L27 "27" Executed;
    L27A1 "27A1" Executed;
    L27A2 "27A2" Executed;
    L27B1a "27B1a" Asked;
    L27B1b "27B1b" Asked;
    L27B2 "27B2" Executed;
    L27B3 "27B3" Executed;
    L27B4 "27B4" Executed;
    L27C "27C" Executed;
    L27D "27D" Executed;
    L28to32 "28" Executed;
    L28A "28A" Executed;
    L28B "28B" Executed;
    L29A "29A" Executed;
    L29B "29B" Executed;
    L29C "29C" Asked;
    L30A "30A" Executed;
    L30B1 "30B1" = "30B" Executed;
    L30C "30C" Asked;
    L31A1 "31A1" Executed;
    L31A2a "31A2a" Asked;
    L31A2b "31A2b" Executed;
    L31B "31B" Executed;
    L32A1 "32A1" = "32B1" Executed;
    L32A2 "32A2" = "32B2" Executed;
    L32B "32B" = "32A" Executed;
    L33 "33" Executed;
    L34 "34" Executed;
    L35 "35" OutOfScope(Reason::Elsewhere [L36A L37A L38 L39]);
    L36A "36A" Executed;
    L36B "36B" Executed;
    L36C "36C" Executed;
    L37A "37A" Executed;
    L37B "37B" Executed;
    L38 "38" Executed;
    L39 "39" Executed;
    L40A "40A" OutOfScope(Reason::Elsewhere [L40B3 L75A L75B]);
    L40B3 "40B3" = "40B4" Executed unread;
    L40C "40C" OutOfScope(Reason::Elsewhere [L75A L75C]);
    L41A "41A" Executed;
    L41B "41B" Executed;
    L41C "41C" Executed;
    L41D "41D" Executed;
    L42A "42A" Executed;
    L42B "42B" Executed;
    L43A1 "43A1" Executed;
    L43A2 "43A2" Judged;
    L43A3 "43A3" = none Judged;
    L43B2a "43B2a" Asked;
    L43B2b "43B2b" Asked;
    L43B3 "43B3" Asked;
    L44A "44A" Executed unread;
    L44B "44B" Executed unread;
    L44C "44C" Executed unread;
    L44D "44D" Executed unread;
    L44E "44E" Executed unread;
    L44F "44F" Executed unread;
    L44G "44G" Executed unread;
    L45A "45A" Executed;
    L45B "45B" Executed;
    L45C1 "45C1" Asked;
    L45C2 "45C2" Asked;
    L45C3 "45C3" Judged;
    L45C4a "45C4a" Executed;
    L45C4b "45C4b" Asked;
    L45C5 "45C5" Executed;
    L45D1 "45D1" = "45D" Executed;
    L45D2 "45D2" = none Executed;
    L45E1 "45E1" Asked unread;
    L45E2 "45E2" Asked unread;
    L45F "45F" Executed unread;
    L45G "45G" Judged unread;
    L46B1 "46B1" Executed;
    L46B1a "46B1a" Executed;
    L46B1b "46B1b" Executed;
    L46B2 "46B2" Executed;
    L46B3a "46B3a" Executed;
    L46B3b "46B3b" Executed;
    L46B4 "46B4" Executed;
    L46B5 "46B5" Executed;
    L47A "47A" Executed;
    L47B "47B" Executed;
    L47C "47C" Executed;
    L47D "47D" Executed;
    L47E1 "47E1" Asked;
    L47E2a "47E2a" Executed;
    L47E2b "47E2b" Executed;
    L47F1 "47F1" Executed;
    L47F2 "47F2" Executed;
    L48A "48A" Executed;
    L48B1 "48B1" Executed;
    L48B2 "48B2" Asked;
    L49 "49" Executed;
    L50 "50" Executed;
    L50A "50A" Executed;
    L50B "50B" Executed;
    L50C "50C" Executed;
    L50D1a "50D1a" Executed;
    L50D1b "50D1b" Executed;
    L50D2 "50D2" Executed;
    L50D2a "50D2a" Executed;
    L50D2b "50D2b" Executed;
    L50E1 "50E1" Executed;
    L50E2 "50E2" Executed;
    L50E3 "50E3" Executed;
    L51A "51A" = "50D1a" Executed;
    L51B1a "51B1a" Executed;
    L51B1b "51B1b" Executed;
    L51B2a "51B2a" Executed;
    L51B2b "51B2b" Executed;
    L51B2c "51B2c" Executed;
    L52A "52A" Executed;
    L52B1a "52B1a" Executed;
    L52B1b "52B1b" Executed;
    L52B1c "52B1c" Executed;
    L52B2 "52B2" Executed;
    L53A "53A" Executed;
    L53B "53B" = "53C" Asked;
    L53C "53C" = "53B" Executed;
    L54 "54" Executed;
    L54A "54A" Executed;
    L54B1 "54B1" Executed;
    L54B2 "54B2" = "54B1" Executed;
    L54C "54C" Asked;
    L54D "54D" Executed;
    L54E "54E" Executed;
    L55A "55A" Executed;
    L55B1 "55B1" Executed;
    L55B2 "55B2" Executed;
    L55C "55C" Executed;
    L56 "56" Executed;
    L57A "57A" Executed;
    L57B "57B" Executed;
    L57C1 "57C1" Executed;
    L57C2 "57C2" Executed;
    L57C3 "57C3" = none Executed;
    L57D "57D" Executed;
    L58A "58A" Executed;
    L58B1 "58B1" Executed;
    L58B2 "58B2" Asked;
    L58B3 "58B3" Executed;
    L58B4 "58B4" Executed;
    L59 "59" Executed;
    L60A1 "60A1" Executed;
    L60A2 "60A2" Executed;
    L60A3 "60A3" Executed;
    L60B "60B" Executed;
    L60C "60C" Executed;
    L61A "61A" Executed;
    L61B1 "61B1" Executed;
    L61B2 "61B2" Executed;
    L61B3 "61B3" Executed;
    L61C "61C" Executed;
    L62A "62A" Executed;
    L62B1 "62B1" Executed;
    L62B2 "62B2" Executed;
    L62C1 "62C1" Executed;
    L62C2 "62C2" Executed;
    L62C3 "62C3" = none Executed;
    L62D1 "62D1" Executed;
    L62D2 "62D2" Executed;
    L63A1 "63A1" Executed;
    L63A2 "63A2" Executed;
    L63A3 "63A3" Executed;
    L63A4 "63A4" Executed;
    L63B "63B" Executed;
    L64A1 "64A1" Executed;
    L64A2 "64A2" Executed;
    L64B1 "64B1" Executed;
    L64B2 "64B2" Executed;
    L64B3 "64B3" Executed;
    L64B4 "64B4" Executed;
    L64B5 "64B5" Executed;
    L64B6 "64B6" Executed;
    L64B7 "64B7" Executed;
    L64B8 "64B8" = none Executed;
    L64C1 "64C1" = "64C" Executed;
    L64C2a "64C2a" = none Executed unread;
    L64C2b "64C2b" = none Executed unread;
    L65B3 "65B3" Executed;
    L65D "65D" Executed unread;
    L66A "66A" Executed;
    L66B "66B" Executed;
    L66C "66C" Executed;
    L66D "66D" Judged;
    L67A "67A" Executed;
    L67B1 "67B1" Executed;
    L67B2 "67B2" Executed;
    L67B3 "67B3" = none Judged;
    L68 "68" Executed;
    L68A "68A" Executed;
    L68B1 "68B1" Executed;
    L68B2 "68B2" Executed;
    L68C "68C" Judged;
    L68D "68D" Executed;
    L68D2 "68D2" = none Executed;
    L69A "69A" Executed;
    L69B "69B" Judged;
    L70 "70" Judged;
    L70C "70C" Judged;
    L70D "70D" Judged;
    L70E "70E" Judged;
    L71 "71" Judged;
    L72A "72A" OutOfScope(Reason::Elsewhere [L72B1 L72C]);
    L72B1 "72B1" Executed;
    L72C "72C" = "23" Asked;
    L73A "73A" OutOfScope(Reason::Elsewhere [L16B1a L73C1]);
    L73B "73B" OutOfScope(Reason::Elsewhere [L16B1a L91A]);
    L73C1 "73C1" = "73C" Executed;
    L73C2 "73C2" = "73C" Judged;
    L73D1 "73D1" Executed;
    L73D2 "73D2" Executed;
    L73E2 "73E2" = "73F" Judged;
    L74A "74A" Asked;
    L74B "74B" OutOfScope(Reason::Elsewhere [L90A L91A]);
    L74C "74C" Asked;
    L75A "75A" Executed;
    L75B "75B" Asked;
    L75C "75C" Asked;
    L75D "75D" = none Judged;
    L76 "76" Asked;
    L77 "77" Executed unread;
    L78A "78A" Executed;
    L78B "78B" Executed;
    L79A1 "79A1" Executed;
    L79B1 "79B1" Asked;
    L79B2 "79B2" = "79B" Judged;
    L79B3 "79B3" = "79B2" Judged;
    L79C1 "79C1" Asked;
    L79C2 "79C2" Judged;
    L80 "80" OutOfScope(Reason::Organisation);
    L81 "81" OutOfScope(Reason::Organisation);
    L81C3 "81C3" Executed;
    L82C "82C" Asked;
    L83 "83" Executed;
    L84 "84" Asked;
    L85A "85A" Judged;
    L85B "85B" Judged;
    L86A "86A" = "86C" Asked;
    L86B1 "86B1" = "86D" Judged;
    L87 "87" Asked;
    L88 "88" Asked unread;
    L89 "89" OutOfScope(Reason::Elsewhere [L12C2a L90A]);
    L90A "90A" Judged;
    L90B "90B" Asked;
    L91A "91A" Judged;
    L92A "92A" Executed;
    L92B "92B" Asked;
    L92D "92D" Asked;
    L93 "93" Executed;
}

impl Clause {
    /// Is this clause the one of that number, or a paragraph of it? `50D2a` belongs to `50D2`
    /// and to `50`, `58B2` to `58B` but not to `5`.
    #[must_use]
    pub fn belongs_to(self, number: &str, edition: Edition) -> bool {
        let Some(rest) = self.number(edition).and_then(|own| own.strip_prefix(number)) else {
            return false;
        };
        match (number.chars().last(), rest.chars().next()) {
            (_, None) => true,
            // A figure may not be torn apart: `5` is not a part of `50`.
            (Some(last), Some(next)) => !(last.is_ascii_digit() && next.is_ascii_digit()),
            (None, Some(_)) => false,
        }
    }
}

impl fmt::Display for Clause {
    /// The number in the code of 2017.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number(Edition::E2017).unwrap_or_default())
    }
}

macro_rules! points {
    ($($name:ident = $number:literal),* $(,)?) => {
        /// A point on which directors disagree, numbered as in the digest of the laws. DP3 and DP9 of the digest
        /// are none to us: whichever way they are read, the same happens.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "each is described in `wording`")]
        #[repr(u8)]
        pub enum Point {
            $($name = $number,)*
        }

        impl Point {
            /// All points, in order.
            pub const ALL: &'static [Point] = &[$(Point::$name),*];
        }
    };
}

points! {
    DP1 = 1,
    DP2 = 2,
    DP4 = 4,
    DP5 = 5,
    DP6 = 6,
    DP7 = 7,
    DP8 = 8,
    DP10 = 10,
    DP11 = 11,
    DP12 = 12,
    DP13 = 13,
    DP14 = 14,
    DP15 = 15,
    DP16 = 16,
    DP18 = 18,
    DP19 = 19,
    DP20 = 20,
    DP21 = 21,
    DP22 = 22,
    DP23 = 23,
    DP24 = 24,
    DP25 = 25,
    DP26 = 26,
    DP27 = 27,
    DP28 = 28,
    DP29 = 29,
    DP30 = 30,
    DP31 = 31,
    DP32 = 32,
    DP33 = 33,
    DP34 = 34,
    DP35 = 35,
    DP36 = 36,
    DP37 = 37,
    DP38 = 38,
    DP39 = 39,
    DP40 = 40,
}

impl Point {
    /// The number for [`ruling::Readings`].
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Reads `DP7`.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Point> {
        Point::ALL.iter().copied().find(|p| p.to_string() == id)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DP{}", self.number())
    }
}
