use std::{borrow::Cow, sync::OnceLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use crate::{CardStyle, Entry, File, Game, Lang, Message, pieces::Names};

type Bundle = FluentBundle<FluentResource>;

/// All words of one language.
///
/// ```
/// use wording::{Lang, Lexicon, msg};
/// let words = Lexicon::new(Lang::De);
/// assert_eq!(words.say(msg::SeatEast), "Ost");
/// ```
pub struct Lexicon {
    lang: Lang,
    style: CardStyle,
    game: Game,
    bundles: [OnceLock<Bundle>; File::ALL.len()],
    /// What the messages say that take no variables, once it has been said: most of a page is such.
    plain: OnceLock<Box<[OnceLock<Box<str>>]>>,
    /// How players and ranks are written, once a sentence was taken apart.
    pub(crate) names: OnceLock<Names>,
}

impl Lexicon {
    /// The words of a language. Costs nothing yet: a file is parsed when its first message is said.
    #[must_use]
    pub const fn new(lang: Lang) -> Lexicon {
        Lexicon {
            lang,
            style: CardStyle::Symbol,
            game: Game::Bridge,
            bundles: [const { OnceLock::new() }; File::ALL.len()],
            plain: OnceLock::new(),
            names: OnceLock::new(),
        }
    }

    /// Names suits as the players of this game do: in German ♥ is Coeur at bridge, Herz at Doppelkopf.
    #[must_use]
    pub fn at(mut self, game: Game) -> Lexicon {
        self.game = game;
        self.names = OnceLock::new();
        self
    }

    /// Writes cards in this way.
    #[must_use]
    pub fn with_style(mut self, style: CardStyle) -> Lexicon {
        self.style = style;
        self
    }

    /// Its language.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// How it writes cards.
    #[must_use]
    pub const fn style(&self) -> CardStyle {
        self.style
    }

    /// The game whose players' words it has.
    pub(crate) const fn game(&self) -> Game {
        self.game
    }

    /// Says a message.
    pub fn say(&self, message: impl Message) -> String {
        self.say_any(&message)
    }

    // What follows is compiled once, not for each message.
    #[inline(never)]
    fn say_any(&self, message: &dyn Message) -> String {
        let Entry { file, id, plain } = message.entry();
        let say = || {
            let mut args = FluentArgs::new();
            message.fill(self, &mut args);
            self.say_filled(file, id, &args)
        };
        let Some(place) = plain else { return say() };
        let all = self.plain.get_or_init(|| (0..crate::msg::PLAIN).map(|_| OnceLock::new()).collect());
        all.get(place).map_or_else(say, |said| said.get_or_init(|| say().into()).as_ref().to_owned())
    }

    fn say_filled(&self, file: File, id: &str, args: &FluentArgs<'_>) -> String {
        // The build has seen to it that every language has every message, that nothing it refers
        // to is missing and that its variables are those filled in. If it had not, the id shows.
        let text = self.look_up(file, id, None, args);
        debug_assert!(text.is_some(), "no message `{id}`");
        text.unwrap_or_else(|| id.to_owned())
    }

    /// What a command of the command line is for, or one of its options, if there are words for it:
    /// `help("tournament-new", Some("clock"))`. What an option says at every command stands in one place.
    #[must_use]
    pub fn help(&self, command: &str, option: Option<&str>) -> Option<String> {
        let own = self.try_id(File::Help, &format!("help-{command}"), option);
        own.or_else(|| self.try_id(File::Help, "help-shared", Some(option?)))
    }

    /// Says a message that takes no variables and is known only by its id.
    pub(crate) fn try_id(&self, file: File, id: &str, attribute: Option<&str>) -> Option<String> {
        self.look_up(file, id, attribute, &FluentArgs::new())
    }

    pub(crate) fn look_up(
        &self,
        file: File,
        id: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
    ) -> Option<String> {
        let bundle = self.bundles.get(file as usize)?.get_or_init(|| parse(self.lang, file));
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            None => message.value(),
            Some(attribute) => message.get_attribute(attribute).map(|a| a.value()),
        }?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "`{id}`: {errors:?}");
        Some(text)
    }
}

fn parse(lang: Lang, file: File) -> Bundle {
    let language: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // The marks of isolation would stand between a seat and its genitive s.
    bundle.set_use_isolating(false);
    // Only a message or function of the same name could be in the way, and there is none.
    _ = bundle.add_function("CAP", |values, _| with_text(values, capitalised));
    _ = bundle
        .add_function("ONE", |values, _| with_text(values, |name| name.trim_end_matches('s').to_owned()));
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source(lang, file).to_owned());
    _ = bundle.add_resource(resource);
    bundle
}

fn with_text<'a>(values: &[FluentValue<'a>], f: impl Fn(&str) -> String) -> FluentValue<'a> {
    match values.first() {
        Some(FluentValue::String(text)) => FluentValue::String(Cow::Owned(f(text))),
        _ => FluentValue::Error,
    }
}

/// With a capital first letter.
#[must_use]
pub fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

pub(crate) const fn source(lang: Lang, file: File) -> &'static str {
    macro_rules! files {
        ($($lang:ident $folder:literal),*) => {
            match (lang, file) {
                $(
                    (Lang::$lang, File::Dokoreplay) => {
                        include_str!(concat!("../i18n/", $folder, "/dokoreplay.ftl"))
                    }
                    (Lang::$lang, File::Dokosolve) => {
                        include_str!(concat!("../i18n/", $folder, "/dokosolve.ftl"))
                    }
                    (Lang::$lang, File::Solve) => include_str!(concat!("../i18n/", $folder, "/solve.ftl")),
                    (Lang::$lang, File::Price) => include_str!(concat!("../i18n/", $folder, "/price.ftl")),
                    (Lang::$lang, File::Live) => include_str!(concat!("../i18n/", $folder, "/live.ftl")),
                    (Lang::$lang, File::Keep) => include_str!(concat!("../i18n/", $folder, "/keep.ftl")),
                    (Lang::$lang, File::Hall) => include_str!(concat!("../i18n/", $folder, "/hall.ftl")),
                    (Lang::$lang, File::Referee) => include_str!(concat!("../i18n/", $folder, "/referee.ftl")),
                    (Lang::$lang, File::Course) => include_str!(concat!("../i18n/", $folder, "/course.ftl")),
                    (Lang::$lang, File::Prizes) => include_str!(concat!("../i18n/", $folder, "/prizes.ftl")),
                    (Lang::$lang, File::Help) => include_str!(concat!("../i18n/", $folder, "/help.ftl")),
                    (Lang::$lang, File::Book) => include_str!(concat!("../i18n/", $folder, "/book.ftl")),
                    (Lang::$lang, File::Record) => include_str!(concat!("../i18n/", $folder, "/record.ftl")),
                    (Lang::$lang, File::Web) => include_str!(concat!("../i18n/", $folder, "/web.ftl")),
                    (Lang::$lang, File::Terms) => include_str!(concat!("../i18n/", $folder, "/terms.ftl")),
                    (Lang::$lang, File::Laws) => include_str!(concat!("../i18n/", $folder, "/laws.ftl")),
                    (Lang::$lang, File::Desk) => include_str!(concat!("../i18n/", $folder, "/desk.ftl")),
                    (Lang::$lang, File::Cli) => include_str!(concat!("../i18n/", $folder, "/cli.ftl")),
                    (Lang::$lang, File::Clauses) => include_str!(concat!("../i18n/", $folder, "/clauses.ftl")),
                    (Lang::$lang, File::Paper) => include_str!(concat!("../i18n/", $folder, "/paper.ftl")),
                    (Lang::$lang, File::Tournament) => {
                        include_str!(concat!("../i18n/", $folder, "/tournament.ftl"))
                    }
                    (Lang::$lang, File::Dokodesk) => {
                        include_str!(concat!("../i18n/", $folder, "/dokodesk.ftl"))
                    }
                    (Lang::$lang, File::Dokoclauses) => {
                        include_str!(concat!("../i18n/", $folder, "/dokoclauses.ftl"))
                    }
                )*
            }
        };
    }
    files!(En "en", De "de", Da "da", Nl "nl", Nb "nb")
}
