//! A browser, spoken to by WebDriver over a plain socket: a client crate would take longer to build than
//! the whole app.

use std::{
    io::{Read as _, Write as _},
    net::{Shutdown, TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

/// One browser at a time: several on two cores starve each other.
static ONE: Mutex<()> = Mutex::new(());

/// A browser with one window.
pub struct Browser {
    _alone: MutexGuard<'static, ()>,
    driver: Child,
    port: u16,
    session: String,
    /// What a device is like, and those that were taken up besides the first.
    wanted: Value,
    others: Vec<String>,
}

/// Where programs of this name stand, if they do.
fn found(names: &[&str]) -> Option<String> {
    let path = std::env::var("PATH").unwrap_or_default();
    let at = |name: &&str| {
        std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
    };
    names.iter().find_map(at).map(|file| file.display().to_string())
}

impl Browser {
    /// A telephone of this size, or `None`, with a message, if it is not asked for (`STICH_BROWSER=1`) or
    /// no Chromium is installed.
    pub fn telephone(width: u32, height: u32, languages: &str) -> Option<Browser> {
        if std::env::var_os("STICH_BROWSER").is_none() {
            eprintln!("the pages are tested in a browser with STICH_BROWSER=1");
            return None;
        }
        let (Some(driver), Some(chromium)) =
            (found(&["chromedriver"]), found(&["chromium", "chromium-browser", "google-chrome"]))
        else {
            eprintln!(
                "no chromium and chromedriver here: this is not tested (Debian: chromium chromium-driver)"
            );
            return None;
        };
        let alone = ONE.lock().unwrap_or_else(PoisonError::into_inner);
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let driver = Command::new(driver)
            .args([&format!("--port={port}"), "--silent"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let metrics =
            json!({ "width": width, "height": height, "pixelRatio": 2.0, "touch": true, "mobile": true });
        let options = json!({
            "binary": chromium,
            "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
            "mobileEmulation": { "deviceMetrics": metrics },
            "prefs": { "intl.accept_languages": languages },
        });
        let wanted = json!({ "capabilities": { "alwaysMatch": { "goog:chromeOptions": options } } });
        let (session, others) = (String::new(), Vec::new());
        let mut browser = Browser { _alone: alone, driver, port, session, wanted, others };
        browser.session = browser.begin();
        Some(browser)
    }

    fn begin(&self) -> String {
        let started = Instant::now();
        let session = loop {
            match self.ask("POST", "/session", Some(&self.wanted)) {
                Ok(session) => break session,
                Err(_) if started.elapsed() < Duration::from_secs(60) => {
                    thread::sleep(Duration::from_millis(200));
                }
                Err(error) => panic!("chromedriver does not answer: {error}"),
            }
        };
        session["sessionId"].as_str().expect("a session").to_owned()
    }

    /// Takes up another device, which shares nothing with the one that is put down; that one.
    pub fn another_device(&mut self) -> String {
        let new = self.begin();
        self.take_up(new)
    }

    /// Takes this device up again; the one that is put down.
    pub fn take_up(&mut self, device: String) -> String {
        self.others.retain(|other| *other != device);
        let before = std::mem::replace(&mut self.session, device);
        self.others.push(before.clone());
        before
    }

    /// Takes up a computer with a screen of this size, which shares nothing with the device put down; that one.
    pub fn computer(&mut self, width: u32, height: u32) -> String {
        let telephone = self.wanted.clone();
        let options = &mut self.wanted["capabilities"]["alwaysMatch"]["goog:chromeOptions"];
        options.as_object_mut().unwrap().remove("mobileEmulation");
        let sized = json!(format!("--window-size={width},{height}"));
        options["args"].as_array_mut().unwrap().push(sized);
        let new = self.begin();
        self.wanted = telephone;
        let before = self.take_up(new);
        // The window has a frame, the screen has none.
        let size = json!({
            "width": width, "height": height, "screenWidth": width, "screenHeight": height,
            "deviceScaleFactor": 1, "mobile": false
        });
        self.devtools("Emulation.setDeviceMetricsOverride", &size);
        before
    }

    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let mut socket = TcpStream::connect(("127.0.0.1", self.port)).map_err(|e| e.to_string())?;
        socket.set_read_timeout(Some(Duration::from_secs(120))).map_err(|e| e.to_string())?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n",
            body.len()
        );
        socket.write_all((head + &body).as_bytes()).map_err(|e| e.to_string())?;
        // The driver may keep the connection: as long as the answer says, and no longer.
        let (mut answer, mut piece) = (Vec::new(), [0; 65536]);
        loop {
            let n = socket.read(&mut piece).map_err(|e| e.to_string())?;
            answer.extend_from_slice(&piece[..n]);
            let text = String::from_utf8_lossy(&answer);
            let Some((head, rest)) = text.split_once("\r\n\r\n") else {
                if n == 0 { return Err("no answer".to_owned()) } else { continue }
            };
            let length = head.lines().find_map(|line| {
                line.to_ascii_lowercase().strip_prefix("content-length:")?.trim().parse::<usize>().ok()
            });
            if n == 0 || length.is_some_and(|length| rest.len() >= length) {
                let value: Value = serde_json::from_str(rest).map_err(|e| format!("{e}: {rest:.200}"))?;
                let value = value["value"].clone();
                let failed =
                    value.get("error").is_some_and(|e| !e.is_null()) && value.get("stacktrace").is_some();
                return if failed { Err(value.to_string()) } else { Ok(value) };
            }
        }
    }

    #[track_caller]
    fn command(&self, method: &str, path: &str, body: Option<&Value>) -> Value {
        self.ask(method, &format!("/session/{}{path}", self.session), body).expect("the browser does it")
    }

    /// Opens an address.
    pub fn open(&self, address: &str) {
        self.command("POST", "/url", Some(&json!({ "url": address })));
    }

    /// The window that is looked at.
    pub fn window(&self) -> String {
        self.command("GET", "/window", None).as_str().unwrap().to_owned()
    }

    /// Opens another window and looks at it.
    pub fn new_window(&self) -> String {
        let made = self.command("POST", "/window/new", Some(&json!({ "type": "tab" })));
        let window = made["handle"].as_str().unwrap().to_owned();
        self.look_at(&window);
        window
    }

    /// Looks at this window.
    pub fn look_at(&self, window: &str) {
        self.command("POST", "/window", Some(&json!({ "handle": window })));
    }

    /// Where it is.
    pub fn address(&self) -> String {
        self.command("GET", "/url", None).as_str().unwrap().to_owned()
    }

    /// One page back.
    pub fn back(&self) {
        self.command("POST", "/back", Some(&json!({})));
    }

    /// What a script gives.
    #[track_caller]
    pub fn script(&self, script: &str) -> Value {
        self.command("POST", "/execute/sync", Some(&json!({ "script": script, "args": [] })))
    }

    /// What a promise of a script gives; `done` is to be called with it.
    #[track_caller]
    pub fn promise(&self, script: &str) -> Value {
        let script = format!("const done = arguments[arguments.length - 1]; {script}");
        self.command("POST", "/execute/async", Some(&json!({ "script": script, "args": [] })))
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
        let wanted = json!({ "using": "css selector", "value": selector });
        let found = self.ask("POST", &format!("/session/{}/element", self.session), Some(&wanted))?;
        let id = found.as_object().unwrap().values().next().unwrap().as_str().unwrap().to_owned();
        let click = format!("/session/{}/element/{id}/click", self.session);
        self.ask("POST", &click, Some(&json!({}))).map(|_| ())
    }

    /// Taps something that leads to another page, and waits for it.
    #[track_caller]
    pub fn follow(&self, selector: &str) {
        self.script("window.before = true");
        self.tap(selector);
        let started = Instant::now();
        while self.script("return Boolean(window.before) || document.readyState !== 'complete'") == true {
            assert!(started.elapsed() < Duration::from_secs(30), "{selector} leads nowhere");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// The text of the first element that this selector finds; empty if there is none.
    pub fn text(&self, selector: &str) -> String {
        let script = format!("return document.querySelector({})?.innerText ?? ''", json!(selector));
        self.script(&script).as_str().unwrap_or_default().to_owned()
    }

    /// A command of the browser's own protocol.
    pub fn devtools(&self, command: &str, params: &Value) -> Value {
        self.command("POST", "/goog/cdp/execute", Some(&json!({ "cmd": command, "params": params })))
    }

    /// The whole page as a picture in `target/browser/`.
    pub fn picture(&self, name: &str) {
        // What sticks to the lower edge would stand in the middle of a long picture.
        self.script(
            "document.querySelectorAll('.bar').forEach((bar) => { bar.hidden = true; bar.inert = true; })",
        );
        let taken = self
            .devtools("Page.captureScreenshot", &json!({ "format": "png", "captureBeyondViewport": true }));
        self.script(
            "document.querySelectorAll('.bar').forEach((bar) => { bar.hidden = false; bar.inert = false; })",
        );
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/browser");
        std::fs::create_dir_all(folder).unwrap();
        std::fs::write(format!("{folder}/{name}.png"), base64(taken["data"].as_str().unwrap())).unwrap();
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        for session in self.others.iter().chain([&self.session]) {
            let _ = self.ask("DELETE", &format!("/session/{session}"), None);
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// A line to a server that can be cut. (A browser told to be offline still lets its service worker
/// through.)
pub struct Line {
    /// The port at its other end.
    pub port: u16,
    open: Arc<Mutex<Option<Vec<TcpStream>>>>,
}

impl Line {
    /// A line to this port of this computer.
    pub fn to(port: u16) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let line = Line {
            port: listener.local_addr().unwrap().port(),
            open: Arc::new(Mutex::new(Some(Vec::new()))),
        };
        let open = Arc::clone(&line.open);
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                if let Some(ends) = open.lock().unwrap().as_mut()
                    && let Ok(far) = TcpStream::connect(("127.0.0.1", port))
                {
                    for (mut from, mut into) in [(&near, &far), (&far, &near)]
                        .map(|(a, b)| (a.try_clone().unwrap(), b.try_clone().unwrap()))
                    {
                        thread::spawn(move || {
                            let _ = std::io::copy(&mut from, &mut into);
                            let _ = into.shutdown(Shutdown::Both);
                        });
                    }
                    ends.extend([near, far]);
                }
            }
        });
        line
    }

    /// Nothing goes through any more.
    pub fn cut(&self) {
        for end in self.open.lock().unwrap().take().into_iter().flatten() {
            let _ = end.shutdown(Shutdown::Both);
        }
    }

    /// It goes through again.
    pub fn mend(&self) {
        *self.open.lock().unwrap() = Some(Vec::new());
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
