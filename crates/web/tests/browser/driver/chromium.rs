//! Chromium, spoken to by WebDriver. One chromedriver serves all devices.

use std::{
    process::{Child, Command, Stdio},
    sync::Arc,
};

use serde_json::{Value, json};

use super::{
    Ask, Device, NAME, Wanted, found,
    webdriver::{Session, free_port},
};

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
        let port = free_port();
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
        let session = Session::begin(self.port, &wanted_of(wanted, &self.chromium)).expect("a session");
        let device = Chromium { session, _driver: Arc::clone(self) };
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

/// A session of its own. The driver ends when the last of them has.
pub struct Chromium {
    session: Session,
    _driver: Arc<Driver>,
}

impl Device for Chromium {
    fn ask(&self, ask: &Ask<'_>) -> Result<Value, String> {
        self.session.ask(ask)
    }

    fn devtools(&self, command: &str, params: &Value) -> Result<Value, String> {
        let wanted = json!({ "cmd": command, "params": params });
        self.session.command("POST", "/goog/cdp/execute", Some(&wanted))
    }

    fn picture(&self) -> Result<Value, String> {
        let wanted = json!({ "format": "png", "captureBeyondViewport": true });
        self.devtools("Page.captureScreenshot", &wanted).map(|taken| taken["data"].clone())
    }
}
