//! A browser to test the pages in: Chromium, Firefox or WebKit. It calls the server by a name that is not `localhost`,
//! as every telephone in a hall does: browsers treat `localhost` as if it were https.

mod chromium;
mod firefox;
mod line;
mod webdriver;
mod webkit;

use std::{
    path::PathBuf,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

pub use line::{Line, Way};

/// The name of the computer on which the server runs; the browsers look for it at the loopback.
pub const NAME: &str = "laptop.local";

/// Which browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

impl Engine {
    /// All of them: a telephone of Apple’s has no other engine than the third.
    pub const ALL: [Engine; 3] = [Engine::Chromium, Engine::Firefox, Engine::WebKit];

    /// All of them side by side, where nearly all of the time is spent waiting for what a person wants to see.
    pub fn side_by_side(test: impl Fn(Engine) + Sync) {
        thread::scope(|scope| {
            let test = &test;
            let all = Engine::ALL.map(|engine| (engine, scope.spawn(move || test(engine))));
            for (engine, one) in all {
                if let Err(why) = one.join() {
                    eprintln!("this was {engine:?}");
                    std::panic::resume_unwind(why);
                }
            }
        });
    }
}

/// What a device is to be like.
#[derive(Debug, Clone)]
pub struct Wanted {
    pub width: u32,
    pub height: u32,
    pub languages: String,
    /// It is touched, and held in a hand.
    pub touch: bool,
    /// Treats this address as if it were https (Chromium only).
    pub secure: Option<String>,
}

/// What a device is asked for.
pub enum Ask<'a> {
    Open(&'a str),
    Address,
    Back,
    Window,
    NewWindow,
    LookAt(&'a str),
    Script(&'a str),
    Promise(&'a str),
    Find(&'a str),
    Click(&'a str),
}

/// A browser that shares nothing with any other.
pub trait Device {
    fn ask(&self, ask: &Ask<'_>) -> Result<Value, String>;
    fn devtools(&self, command: &str, params: &Value) -> Result<Value, String>;
    /// The whole page, in letters.
    fn picture(&self) -> Result<Value, String>;
}

/// Which pictures are wanted (`STICH_PICTURES`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pictures {
    /// `1`: of whatever the tests see, to be looked at.
    Seen,
    /// `readme`: those of the README, too, anew.
    Readme,
}

impl Pictures {
    /// None, unless asked for: they take a third of the time, and where nobody looks they show nothing.
    pub fn wanted() -> Option<Pictures> {
        let wanted = std::env::var_os("STICH_PICTURES")?;
        Some(if wanted == "readme" { Pictures::Readme } else { Pictures::Seen })
    }
}

/// Where programs of this name stand, if they do.
fn found(names: &[&str]) -> Option<String> {
    let path = std::env::var("PATH").unwrap_or_default();
    let at = |name: &&str| {
        std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
    };
    names.iter().find_map(at).map(|file| file.display().to_string())
}

/// Devices of one engine, of which one is held in the hand.
pub struct Browser {
    pub engine: Engine,
    devices: Vec<Box<dyn Device>>,
    held: usize,
    /// What further devices are like.
    wanted: Wanted,
    chromium: Option<Arc<chromium::Driver>>,
}

impl Browser {
    /// A telephone of this size, or `None`, with a message, if it is not asked for (`STICH_BROWSER=1`) or
    /// no Chromium is installed.
    pub fn telephone(width: u32, height: u32, languages: &str) -> Option<Browser> {
        Browser::with(Engine::Chromium, width, height, languages)
    }

    /// The same with this engine.
    pub fn with(engine: Engine, width: u32, height: u32, languages: &str) -> Option<Browser> {
        let languages = languages.to_owned();
        Browser::start(engine, Wanted { width, height, languages, touch: true, secure: None })
    }

    /// A telephone for which this address is as good as https, so that it keeps pages.
    pub fn keeping(address: &str, width: u32, height: u32, languages: &str) -> Option<Browser> {
        let (languages, secure) = (languages.to_owned(), Some(address.to_owned()));
        Browser::start(Engine::Chromium, Wanted { width, height, languages, touch: true, secure })
    }

    fn start(engine: Engine, wanted: Wanted) -> Option<Browser> {
        if std::env::var_os("STICH_BROWSER").is_none() {
            eprintln!("the pages are tested in a browser with STICH_BROWSER=1");
            return None;
        }
        let chromium = if engine == Engine::Chromium { chromium::Driver::start() } else { None };
        let mut browser = Browser { engine, devices: Vec::new(), held: 0, wanted, chromium };
        let Some(first) = browser.begin(&browser.wanted) else {
            eprintln!(
                "no {engine:?} here: this is not tested \
                 (Debian: chromium chromium-driver firefox-esr webkit2gtk-driver xvfb)"
            );
            return None;
        };
        browser.devices.push(first);
        Some(browser)
    }

    fn begin(&self, wanted: &Wanted) -> Option<Box<dyn Device>> {
        match self.engine {
            Engine::Chromium => Some(Box::new(self.chromium.as_ref()?.device(wanted))),
            Engine::Firefox => Some(Box::new(firefox::Firefox::start(wanted)?)),
            Engine::WebKit => Some(Box::new(webkit::WebKit::start(wanted)?)),
        }
    }

    /// Takes up another device, which shares nothing with the one that is put down; that one.
    pub fn another_device(&mut self) -> usize {
        let wanted = self.wanted.clone();
        self.one_more(&wanted)
    }

    /// Takes this device up again; the one that is put down.
    pub fn take_up(&mut self, device: usize) -> usize {
        std::mem::replace(&mut self.held, device)
    }

    /// Takes up a computer with a screen of this size, which shares nothing with the device put down; that one.
    pub fn computer(&mut self, width: u32, height: u32) -> usize {
        let wanted = Wanted { width, height, touch: false, ..self.wanted.clone() };
        self.one_more(&wanted)
    }

    fn one_more(&mut self, wanted: &Wanted) -> usize {
        let new = self.begin(wanted).expect("there was one before");
        self.devices.push(new);
        self.take_up(self.devices.len() - 1)
    }

    fn try_ask(&self, ask: &Ask<'_>) -> Result<Value, String> {
        self.devices[self.held].ask(ask)
    }

    #[track_caller]
    fn ask(&self, ask: &Ask<'_>) -> Value {
        self.try_ask(ask).expect("the browser does it")
    }

    /// Opens an address.
    pub fn open(&self, address: &str) {
        self.ask(&Ask::Open(address));
    }

    /// The window that is looked at.
    pub fn window(&self) -> String {
        self.ask(&Ask::Window).as_str().unwrap().to_owned()
    }

    /// Opens another window and looks at it.
    pub fn new_window(&self) -> String {
        let made = self.ask(&Ask::NewWindow);
        let window = made["handle"].as_str().unwrap().to_owned();
        self.look_at(&window);
        window
    }

    /// Looks at this window.
    pub fn look_at(&self, window: &str) {
        self.ask(&Ask::LookAt(window));
    }

    /// Where it is.
    pub fn address(&self) -> String {
        self.ask(&Ask::Address).as_str().unwrap().to_owned()
    }

    /// One page back.
    pub fn back(&self) {
        self.ask(&Ask::Back);
    }

    /// What a script gives. Once in many thousand times WebKit's driver loses it: whoever only looks looks again.
    #[track_caller]
    pub fn script(&self, script: &str) -> Value {
        const LOST: &str = "Could not parse script result";
        for _ in 0..3 {
            match self.try_ask(&Ask::Script(script)) {
                Err(error) if script.starts_with("return") && error.contains(LOST) => {
                    thread::sleep(Duration::from_millis(50));
                }
                other => return other.expect("the browser does it"),
            }
        }
        self.ask(&Ask::Script(script))
    }

    /// What a promise of a script gives; `done` is to be called with it.
    #[track_caller]
    pub fn promise(&self, script: &str) -> Value {
        self.ask(&Ask::Promise(&format!("const done = arguments[arguments.length - 1]; {script}")))
    }

    /// Taps the first element that this selector finds, as a finger would. A page that stays up to date may
    /// be drawn anew between looking and tapping: nothing was tapped then, and it looks again.
    #[track_caller]
    pub fn tap(&self, selector: &str) {
        const GONE: [&str; 2] = ["stale element reference", "element click intercepted"];
        for _ in 0..20 {
            match self.try_tap(selector) {
                Ok(()) => return,
                Err(error) if GONE.iter().any(|gone| error.contains(gone)) => {
                    thread::sleep(Duration::from_millis(50));
                }
                Err(error) => panic!("{selector} at {}: {error}", self.address()),
            }
        }
        panic!("{selector} at {} is drawn anew all the time", self.address());
    }

    fn try_tap(&self, selector: &str) -> Result<(), String> {
        // Not under the line at the lower edge.
        let centre =
            format!("document.querySelector({})?.scrollIntoView({{ block: 'center' }})", json!(selector));
        self.script(&centre);
        self.touch(selector)
    }

    /// Taps what is on the screen, as it lies there.
    pub fn touch(&self, selector: &str) -> Result<(), String> {
        let found = self.try_ask(&Ask::Find(selector))?;
        let id = found.as_object().unwrap().values().next().unwrap().as_str().unwrap().to_owned();
        self.try_ask(&Ask::Click(&id)).map(|_| ())
    }

    /// Taps something that leads to another page, and waits for it.
    #[track_caller]
    pub fn follow(&self, selector: &str) {
        self.script("window.before = true");
        self.tap(selector);
        self.arrive(selector);
    }

    #[track_caller]
    fn arrive(&self, selector: &str) {
        let started = Instant::now();
        // While one page gives way to the next, there is none to be asked.
        let there = "return !window.before && document.readyState === 'complete'";
        while self.try_ask(&Ask::Script(there)) != Ok(json!(true)) {
            assert!(started.elapsed() < Duration::from_secs(30), "{selector} leads nowhere");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// The text of the first element that this selector finds; empty if there is none.
    pub fn text(&self, selector: &str) -> String {
        let script = format!("return document.querySelector({})?.innerText ?? ''", json!(selector));
        self.script(&script).as_str().unwrap_or_default().to_owned()
    }

    /// A command of Chromium's own protocol.
    #[track_caller]
    pub fn devtools(&self, command: &str, params: &Value) -> Value {
        self.devices[self.held].devtools(command, params).expect("Chromium does it")
    }

    /// The window becomes this large, and the page has been drawn so. Whatever was opened last is shown in the size
    /// that the browser began with until it is told again, and now and then once more after that. Chromium only.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32, mobile: bool) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        for _ in 0..100 {
            self.devtools("Emulation.clearDeviceMetricsOverride", &json!({}));
            self.devtools("Emulation.setDeviceMetricsOverride", &size);
            let drawn = self.promise(
                "requestAnimationFrame(() => requestAnimationFrame(() => done([innerWidth, devicePixelRatio])))",
            );
            if drawn == json!([width, 1]) {
                return;
            }
            thread::sleep(Duration::from_millis(50));
        }
        panic!("the window does not become {width} wide");
    }

    /// So many sheets the page takes in print, on paper of this width and height in millimetres. Chromium only.
    #[track_caller]
    pub fn sheets(&self, width: f64, height: f64) -> usize {
        let paper =
            json!({ "paperWidth": width / 25.4, "paperHeight": height / 25.4, "preferCSSPageSize": false });
        let printed = self.devices[self.held].devtools("Page.printToPDF", &paper).expect("a print");
        let pdf = base64(printed["data"].as_str().unwrap());
        let text = String::from_utf8_lossy(&pdf);
        text.matches("/Type /Page").count() - text.matches("/Type /Pages").count()
    }

    /// The whole page as a picture in `target/browser/`, where pictures are wanted.
    #[track_caller]
    pub fn picture(&self, name: &str) {
        if Pictures::wanted().is_none() {
            return;
        }
        // What sticks to the lower edge would stand in the middle of a long picture.
        self.script(
            "document.querySelectorAll('.bar').forEach((bar) => { bar.hidden = true; bar.inert = true; })",
        );
        let taken = self.devices[self.held].picture().expect("a picture");
        self.script(
            "document.querySelectorAll('.bar').forEach((bar) => { bar.hidden = false; bar.inert = false; })",
        );
        let engine = match self.engine {
            Engine::Chromium => "",
            Engine::Firefox => "firefox-",
            Engine::WebKit => "webkit-",
        };
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/browser");
        let file = PathBuf::from(format!("{folder}/{engine}{name}.png"));
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, base64(taken.as_str().unwrap())).unwrap();
    }
}

/// The bytes that the browser writes as letters.
pub fn base64(text: &str) -> Vec<u8> {
    let value = |c: u8| match c {
        b'A'..=b'Z' => u32::from(c - b'A'),
        b'a'..=b'z' => u32::from(c - b'a') + 26,
        b'0'..=b'9' => u32::from(c - b'0') + 52,
        b'+' => 62,
        _ => 63,
    };
    let text: Vec<u8> = text.bytes().filter(|c| *c != b'=').collect();
    text.chunks(4)
        .flat_map(|four| {
            let bits = four.iter().fold(0, |bits, &c| bits << 6 | value(c)) << (6 * (4 - four.len()));
            bits.to_be_bytes()[1..four.len()].to_vec()
        })
        .collect()
}
