//! Chromium, spoken to by WebDriver (chromedriver) over a plain socket: a client crate would take longer to
//! build than the whole app. One chromedriver serves all devices.

use std::{
    io::{Read as _, Write as _},
    net::{TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use super::{Ask, Device, NAME, Wanted, found};

/// The program that speaks WebDriver; it ends with the last device.
pub struct Driver {
    process: Child,
    port: u16,
    chromium: String,
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Driver {
    /// Starts it, where it and Chromium are installed.
    pub fn start() -> Option<Arc<Driver>> {
        let program = found(&["chromedriver"])?;
        let chromium = found(&["chromium", "chromium-browser", "google-chrome"])?;
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let process = Command::new(program)
            .args([&format!("--port={port}"), "--silent"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        Some(Arc::new(Driver { process, port, chromium }))
    }

    /// A device that shares nothing with any other.
    pub fn device(self: &Arc<Driver>, wanted: &Wanted) -> Chromium {
        let started = Instant::now();
        let capabilities = wanted_of(wanted, &self.chromium);
        let session = loop {
            match self.ask("POST", "/session", Some(&capabilities)) {
                Ok(session) => break session,
                Err(_) if started.elapsed() < Duration::from_secs(60) => {
                    thread::sleep(Duration::from_millis(200));
                }
                Err(error) => panic!("chromedriver does not answer: {error}"),
            }
        };
        let session = session["sessionId"].as_str().expect("a session").to_owned();
        let device = Chromium { driver: Arc::clone(self), session };
        if !wanted.touch {
            // The window has a frame, the screen has none.
            let (width, height) = (wanted.width, wanted.height);
            let size = json!({
                "width": width, "height": height, "screenWidth": width, "screenHeight": height,
                "deviceScaleFactor": 1, "mobile": false
            });
            device.devtools("Emulation.setDeviceMetricsOverride", &size).expect("a size");
        }
        device
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
}

fn wanted_of(wanted: &Wanted, chromium: &str) -> Value {
    let Wanted { width, height, languages, touch, secure } = wanted;
    let mut args = vec![
        "--headless=new".to_owned(),
        "--no-sandbox".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-dev-shm-usage".to_owned(),
        "--disable-background-networking".to_owned(),
        format!("--host-resolver-rules=MAP {NAME} 127.0.0.1"),
    ];
    // As if the address were https: that alone lets a page be kept on the device.
    args.extend(secure.as_ref().map(|at| format!("--unsafely-treat-insecure-origin-as-secure={at}")));
    let mut options = json!({
        "binary": chromium,
        "prefs": { "intl.accept_languages": languages },
    });
    if *touch {
        let metrics =
            json!({ "width": width, "height": height, "pixelRatio": 2.0, "touch": true, "mobile": true });
        options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
    } else {
        args.push(format!("--window-size={width},{height}"));
    }
    options["args"] = json!(args);
    json!({ "capabilities": { "alwaysMatch": { "goog:chromeOptions": options } } })
}

/// A session of its own.
pub struct Chromium {
    driver: Arc<Driver>,
    session: String,
}

impl Chromium {
    fn command(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
        self.driver.ask(method, &format!("/session/{}{path}", self.session), body)
    }
}

impl Device for Chromium {
    fn ask(&self, ask: &Ask<'_>) -> Result<Value, String> {
        let post = |path: &str, body: Value| self.command("POST", path, Some(&body));
        match *ask {
            Ask::Open(address) => post("/url", json!({ "url": address })),
            Ask::Address => self.command("GET", "/url", None),
            Ask::Back => post("/back", json!({})),
            Ask::Window => self.command("GET", "/window", None),
            Ask::NewWindow => post("/window/new", json!({ "type": "tab" })),
            Ask::LookAt(window) => post("/window", json!({ "handle": window })),
            Ask::Script(script) => post("/execute/sync", json!({ "script": script, "args": [] })),
            Ask::Promise(script) => post("/execute/async", json!({ "script": script, "args": [] })),
            Ask::Find(selector) => post("/element", json!({ "using": "css selector", "value": selector })),
            Ask::Click(id) => post(&format!("/element/{id}/click"), json!({})),
        }
    }

    fn devtools(&self, command: &str, params: &Value) -> Result<Value, String> {
        self.command("POST", "/goog/cdp/execute", Some(&json!({ "cmd": command, "params": params })))
    }

    fn picture(&self) -> Result<Value, String> {
        let wanted = json!({ "format": "png", "captureBeyondViewport": true });
        self.devtools("Page.captureScreenshot", &wanted).map(|taken| taken["data"].clone())
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let _ = self.command("DELETE", "", None);
    }
}
