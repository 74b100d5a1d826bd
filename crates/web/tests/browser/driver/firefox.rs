//! Firefox, spoken to by Marionette, which is what geckodriver speaks to it: lines of JSON over a plain
//! socket, each with its length before it. Every device is a Firefox with a profile of its own.

use std::{
    fs,
    io::{Read as _, Write as _},
    net::TcpStream,
    process::{Child, Command, Stdio},
    sync::Mutex,
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use super::{Ask, Device, NAME, Wanted, found};

/// A Firefox with one window, and the line to it.
pub struct Firefox {
    process: Child,
    line: Mutex<(TcpStream, u64)>,
    _profile: tempfile::TempDir,
}

impl Firefox {
    /// Starts one, where it is installed.
    pub fn start(wanted: &Wanted) -> Option<Firefox> {
        let program = found(&["firefox-esr", "firefox"])?;
        let profile = tempfile::tempdir().unwrap();
        fs::write(profile.path().join("user.js"), preferences(wanted)).unwrap();
        let process = Command::new(program)
            .args(["--headless", "--marionette", "-remote-allow-system-access", "--no-remote", "--profile"])
            .arg(profile.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let port = profile.path().join("MarionetteActivePort");
        let started = Instant::now();
        let socket = loop {
            let port = fs::read_to_string(&port).ok().and_then(|port| port.trim().parse::<u16>().ok());
            if let Some(socket) = port.and_then(|port| TcpStream::connect(("127.0.0.1", port)).ok()) {
                break socket;
            }
            assert!(started.elapsed() < Duration::from_secs(60), "Firefox does not listen");
            thread::sleep(Duration::from_millis(100));
        };
        socket.set_read_timeout(Some(Duration::from_secs(120))).unwrap();
        let firefox = Firefox { process, line: Mutex::new((socket, 0)), _profile: profile };
        // It says first what it is.
        read(&mut firefox.line.lock().unwrap().0).unwrap();
        firefox.command("WebDriver:NewSession", &json!({ "capabilities": {} })).unwrap();
        firefox.size(wanted);
        Some(firefox)
    }

    /// Its own window is never narrower than 500 px: what it shows the page in is made as large as wanted.
    fn size(&self, wanted: &Wanted) {
        let Wanted { width, height, .. } = *wanted;
        let around = json!({ "width": width.max(500), "height": height + 100 });
        self.command("WebDriver:SetWindowRect", &around).unwrap();
        self.command("Marionette:SetContext", &json!({ "value": "chrome" })).unwrap();
        let script = format!(
            "for (const [side, px] of [['width', {width}], ['height', {height}]]) \
               for (const end of ['min', 'max']) \
                 gBrowser.selectedBrowser.style.setProperty(`${{end}}-${{side}}`, `${{px}}px`);"
        );
        self.command("WebDriver:ExecuteScript", &json!({ "script": script, "args": [] })).unwrap();
        self.command("Marionette:SetContext", &json!({ "value": "content" })).unwrap();
    }

    fn command(&self, name: &str, params: &Value) -> Result<Value, String> {
        let mut line = self.line.lock().unwrap();
        let (socket, number) = &mut *line;
        *number += 1;
        let text = json!([0, *number, name, params]).to_string();
        write!(socket, "{}:{text}", text.len()).map_err(|e| e.to_string())?;
        let answer = read(socket)?;
        match &answer[2] {
            Value::Null => Ok(match answer[3].get("value") {
                Some(value) => value.clone(),
                None => answer[3].clone(),
            }),
            error => Err(error.to_string()),
        }
    }
}

fn preferences(wanted: &Wanted) -> String {
    let mut all = vec![
        ("marionette.port", json!(0)),
        ("network.dns.localDomains", json!(NAME)),
        ("intl.accept_languages", json!(wanted.languages)),
        ("browser.shell.checkDefaultBrowser", json!(false)),
        ("browser.startup.page", json!(0)),
        ("datareporting.policy.dataSubmissionEnabled", json!(false)),
        ("app.update.enabled", json!(false)),
        ("network.captive-portal-service.enabled", json!(false)),
        ("network.connectivity-service.enabled", json!(false)),
        ("browser.safebrowsing.malware.enabled", json!(false)),
        ("browser.safebrowsing.phishing.enabled", json!(false)),
        ("extensions.getAddons.cache.enabled", json!(false)),
        ("services.settings.server", json!("http://127.0.0.1:9")),
    ];
    if wanted.touch {
        // A finger: coarse, and it does not hover.
        all.extend([("ui.primaryPointerCapabilities", json!(1)), ("ui.allPointerCapabilities", json!(1))]);
    }
    all.iter().map(|(name, value)| format!("user_pref({}, {value});\n", json!(name))).collect()
}

/// The next message: its length, a colon, and JSON.
fn read(socket: &mut TcpStream) -> Result<Value, String> {
    let mut length = 0_usize;
    loop {
        let mut byte = [0];
        socket.read_exact(&mut byte).map_err(|e| e.to_string())?;
        match byte[0] {
            b':' => break,
            digit => length = length * 10 + usize::from(digit - b'0'),
        }
    }
    let mut text = vec![0; length];
    socket.read_exact(&mut text).map_err(|e| e.to_string())?;
    serde_json::from_slice(&text).map_err(|e| e.to_string())
}

impl Device for Firefox {
    fn ask(&self, ask: &Ask<'_>) -> Result<Value, String> {
        match *ask {
            Ask::Open(address) => self.command("WebDriver:Navigate", &json!({ "url": address })),
            Ask::Address => self.command("WebDriver:GetCurrentURL", &json!({})),
            Ask::Back => self.command("WebDriver:Back", &json!({})),
            Ask::Window => self.command("WebDriver:GetWindowHandle", &json!({})),
            Ask::NewWindow => self.command("WebDriver:NewWindow", &json!({ "type": "tab" })),
            Ask::LookAt(window) => self.command("WebDriver:SwitchToWindow", &json!({ "handle": window })),
            Ask::Script(script) => {
                self.command("WebDriver:ExecuteScript", &json!({ "script": script, "args": [] }))
            }
            Ask::Promise(script) => {
                self.command("WebDriver:ExecuteAsyncScript", &json!({ "script": script, "args": [] }))
            }
            Ask::Find(selector) => {
                let wanted = json!({ "using": "css selector", "value": selector });
                self.command("WebDriver:FindElement", &wanted)
            }
            Ask::Click(id) => self.command("WebDriver:ElementClick", &json!({ "id": id })),
        }
    }

    fn devtools(&self, command: &str, _: &Value) -> Result<Value, String> {
        Err(format!("{command} is Chromium’s"))
    }

    fn picture(&self) -> Result<Value, String> {
        self.command("WebDriver:TakeScreenshot", &json!({ "full": true }))
    }
}

impl Drop for Firefox {
    fn drop(&mut self) {
        let _ = self.command("Marionette:Quit", &json!({ "flags": ["eForceQuit"] }));
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
