//! The person in front of the screen: language, light or dark, colours of the suits, and roles.

use std::sync::LazyLock;

use axum::http::{HeaderMap, header};
use wording::{Game, Lang, Lexicon};

use crate::{
    clock::TimeZone,
    doors::{Grants, Role},
    failure::Failure,
};

/// Light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    /// As the device has it.
    #[default]
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The word in cookies, forms and the style sheet.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// How many colours the suits have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Suits {
    /// Red and black.
    #[default]
    Two,
    /// One each.
    Four,
}

impl Suits {
    /// Both.
    pub const ALL: [Suits; 2] = [Suits::Two, Suits::Four];

    /// The word in cookies, forms and the style sheet.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Suits::Two => "two",
            Suits::Four => "four",
        }
    }
}

/// How somebody wants to see the pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct View {
    /// The language.
    pub lang: Lang,
    /// Light or dark.
    pub theme: Theme,
    /// The colours of the suits.
    pub suits: Suits,
}

/// The name of the cookie that keeps it.
pub const VIEW_COOKIE: &str = "stich-view";

impl View {
    /// As the cookie says; what it does not say, the browser's languages say.
    #[must_use]
    pub fn of(headers: &HeaderMap) -> View {
        let kept = cookie(headers, VIEW_COOKIE).and_then(View::parse);
        kept.unwrap_or_else(|| View { lang: accepted(headers), ..View::default() })
    }

    /// Reads `de.dark.four`.
    fn parse(text: &str) -> Option<View> {
        let mut parts = text.split('.');
        let (lang, theme, suits) = (parts.next()?, parts.next()?, parts.next()?);
        let view = View {
            lang: Lang::ALL.into_iter().find(|l| l.code() == lang)?,
            theme: Theme::ALL.into_iter().find(|t| t.id() == theme)?,
            suits: Suits::ALL.into_iter().find(|s| s.id() == suits)?,
        };
        parts.next().is_none().then_some(view)
    }

    /// As the cookie keeps it.
    #[must_use]
    pub fn written(self) -> String {
        format!("{}.{}.{}", self.lang.code(), self.theme.id(), self.suits.id())
    }

    /// The words of the language.
    #[must_use]
    pub fn words(self) -> &'static Lexicon {
        words(self.lang)
    }
}

/// The words of a language: read once, kept for ever.
#[must_use]
pub fn words(lang: Lang) -> &'static Lexicon {
    words_at(lang, Game::Bridge)
}

/// The same, with the names that suits have at this game.
#[must_use]
pub fn words_at(lang: Lang, game: Game) -> &'static Lexicon {
    static BRIDGE: LazyLock<[Lexicon; 5]> = LazyLock::new(|| Lang::ALL.map(Lexicon::new));
    static DOPPELKOPF: LazyLock<[Lexicon; 5]> =
        LazyLock::new(|| Lang::ALL.map(|lang| Lexicon::new(lang).at(Game::Doppelkopf)));
    static ENGLISH: Lexicon = Lexicon::new(Lang::En);
    let all = match game {
        Game::Bridge => &BRIDGE,
        Game::Doppelkopf => &DOPPELKOPF,
    };
    all.iter().find(|words| words.lang() == lang).unwrap_or(&ENGLISH)
}

/// The first of the browser's languages that is one of ours, the most wanted first.
fn accepted(headers: &HeaderMap) -> Lang {
    let text = headers.get(header::ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let mut wanted: Vec<(u16, &str)> = text
        .split(',')
        .take(20)
        .map(|one| {
            let (tag, rest) = one.split_once(';').unwrap_or((one, ""));
            let quality = rest.trim().strip_prefix("q=").and_then(|q| q.trim().parse::<f32>().ok());
            let quality = quality.filter(|q| (0.0..=1.0).contains(q)).unwrap_or(1.0);
            // In thousandths, as the header has at most three figures.
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 1")]
            ((quality * 1000.0) as u16, tag.trim())
        })
        .collect();
    // Sorting is stable: among equals the first named comes first.
    wanted.sort_by_key(|(quality, _)| std::cmp::Reverse(*quality));
    Lang::from_locales(wanted.into_iter().filter(|(quality, _)| *quality > 0).map(|(_, tag)| tag))
}

/// The value of a cookie.
#[must_use]
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// Everything a page has to know of who asked for it.
#[derive(Debug, Clone)]
pub struct Person {
    /// How the pages look to them.
    pub view: View,
    /// What they may do.
    pub grants: Grants,
    /// The page they asked for, with its query: where switching the language leads back to.
    pub here: String,
    /// Where they are, for times of day.
    pub zone: TimeZone,
}

impl Person {
    /// The words of their language.
    #[must_use]
    pub fn words(&self) -> &'static Lexicon {
        self.view.words()
    }

    /// May they see and write the book of rulings?
    #[must_use]
    pub fn directs(&self) -> bool {
        self.grants.roles().any(|role| matches!(role, Role::Organiser | Role::Director))
    }

    /// May they make links and set the password?
    #[must_use]
    pub fn organises(&self) -> bool {
        self.grants.roles().any(|role| *role == Role::Organiser)
    }

    /// # Errors
    /// [`Failure::Forbidden`], unless they direct.
    pub fn must_direct(&self) -> Result<(), Failure> {
        if self.directs() { Ok(()) } else { Err(Failure::Forbidden) }
    }

    /// # Errors
    /// [`Failure::Forbidden`], unless they organise.
    pub fn must_organise(&self) -> Result<(), Failure> {
        if self.organises() { Ok(()) } else { Err(Failure::Forbidden) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(header::HeaderName, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect()
    }

    #[test]
    fn the_browser_says_the_language_at_first() {
        for (accept, lang) in [
            ("de-AT,de;q=0.9,en;q=0.8", Lang::De),
            ("fr,nl;q=0.5,da;q=0.7", Lang::Da),
            ("no", Lang::Nb),
            ("de;q=0, nl", Lang::Nl),
            ("fr", Lang::En),
            ("", Lang::En),
            ("da;q=NaN,\u{7f}", Lang::En),
        ] {
            let Ok(value) = accept.parse() else { continue };
            let headers = HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, value)]);
            assert_eq!(View::of(&headers).lang, lang, "{accept}");
        }
    }

    #[test]
    fn the_cookie_says_it_then_and_nonsense_says_nothing() {
        let wanted = View { lang: Lang::Nb, theme: Theme::Dark, suits: Suits::Four };
        let cookie = format!("a=b; {VIEW_COOKIE}={}", wanted.written());
        assert_eq!(View::of(&headers(&[(header::COOKIE, &cookie)])), wanted);
        for bad in ["nb.dark", "nb.dark.four.x", "xx.dark.four", "", "....."] {
            let cookie = format!("{VIEW_COOKIE}={bad}");
            assert_eq!(View::of(&headers(&[(header::COOKIE, &cookie)])), View::default(), "{bad}");
        }
    }
}
