/// A language of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// Danish.
    Da,
    /// Dutch.
    Nl,
    /// Norwegian, bokmål.
    Nb,
}

impl Lang {
    /// All languages, English first.
    pub const ALL: [Lang; 5] = [Lang::En, Lang::De, Lang::Da, Lang::Nl, Lang::Nb];

    /// `en`, `de`, `da`, `nl`, `nb`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Da => "da",
            Lang::Nl => "nl",
            Lang::Nb => "nb",
        }
    }

    /// Reads a language code or the name of a locale: `de`, `de-DE`, `de_AT.UTF-8`; `no` and `nn`
    /// are read as `nb`.
    ///
    /// ```
    /// use wording::Lang;
    /// assert_eq!(Lang::from_code("no_NO.UTF-8"), Some(Lang::Nb));
    /// assert_eq!(Lang::from_code("fr-CH"), None);
    /// ```
    #[must_use]
    pub fn from_code(code: &str) -> Option<Lang> {
        let language = code.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        match language.as_str() {
            "no" | "nn" => Some(Lang::Nb),
            language => Lang::ALL.into_iter().find(|lang| lang.code() == language),
        }
    }

    /// The first of these locales (as `LC_ALL`, `LANG` or the system name them) that is one of our
    /// languages; otherwise English.
    pub fn from_locales<'a>(locales: impl IntoIterator<Item = &'a str>) -> Lang {
        locales.into_iter().find_map(Lang::from_code).unwrap_or_default()
    }
}
