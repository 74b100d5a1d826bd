//! WebKit, spoken to by WebDriver (WebKitWebDriver, which brings the MiniBrowser of WebKitGTK along). It needs a screen:
//! every device has one of its own, of X and in memory (Xvfb), and a driver of its own, since one serves one.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{Shutdown, TcpListener, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
};

use serde_json::{Value, json};

use super::{
    Ask, Device, Wanted, found,
    webdriver::{Session, free_port},
};

/// A program that is ended with the device.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A WebKit with a screen of its own.
pub struct WebKit {
    // In this order they end.
    session: Session,
    _driver: Running,
    _screen: Running,
}

impl WebKit {
    /// Starts one, where it is installed. Now and then the driver starts no browser and says nothing: another one does.
    pub fn start(wanted: &Wanted) -> Option<WebKit> {
        const TRIES: usize = 3;
        let (driver, screen) = (found(&["WebKitWebDriver"])?, found(&["Xvfb"])?);
        let browser = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec", "/usr/lib"]
            .map(|folder| format!("{folder}/webkit2gtk-4.1/MiniBrowser"));
        let browser = browser.into_iter().find(|file| Path::new(file).is_file())?;
        let begin = || WebKit::begin(wanted, &driver, &screen, &browser);
        let mut tried = begin();
        for _ in 1..TRIES {
            if let Err(why) = &tried {
                eprintln!("WebKit once more: {why}");
                tried = begin();
            }
        }
        Some(tried.expect("a WebKit that starts"))
    }

    fn begin(wanted: &Wanted, driver: &str, screen: &str, browser: &str) -> Result<WebKit, String> {
        let size = format!("{}x{}x24", wanted.width, wanted.height);
        let mut screen = Command::new(screen)
            .args(["-displayfd", "1", "-screen", "0", &size, "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut display = String::new();
        BufReader::new(screen.stdout.take().unwrap()).read_line(&mut display).unwrap();
        let screen = Running(screen);
        let proxy = format!("127.0.0.1:{}", proxy(wanted.languages.clone()));
        // The last that asks for a port before the driver takes it.
        let port = free_port();
        let driver = Command::new(driver)
            .arg(format!("--port={port}"))
            .env("DISPLAY", format!(":{}", display.trim()))
            // Mesa draws the page; with threads of its own it takes the page down with it now and then.
            .env("LP_NUM_THREADS", "0")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let driver = Running(driver);
        let capabilities = json!({ "capabilities": { "alwaysMatch": {
            "webkitgtk:browserOptions": { "binary": browser, "args": ["--automation", "--full-screen"] },
            "proxy": { "proxyType": "manual", "httpProxy": proxy },
        } } });
        let session = Session::begin(port, &capabilities)?;
        let size = json!({ "x": 0, "y": 0, "width": wanted.width, "height": wanted.height });
        session.command("POST", "/window/rect", Some(&size))?;
        Ok(WebKit { session, _driver: driver, _screen: screen })
    }
}

/// WebKit asks the system where a name is, and which language is spoken here; a proxy knows that every name is this
/// computer, and says the language.
fn proxy(languages: String) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    thread::spawn(move || {
        for near in listener.incoming().flatten() {
            let languages = languages.clone();
            thread::spawn(move || passed_on(near, &languages));
        }
    });
    port
}

/// `GET http://laptop.local:1234/hall HTTP/1.1` goes to port 1234; one request a connection.
fn passed_on(mut near: TcpStream, languages: &str) -> Option<()> {
    let (mut head, mut byte) = (Vec::new(), [0]);
    while !head.ends_with(b"\r\n\r\n") {
        near.read_exact(&mut byte).ok()?;
        head.push(byte[0]);
    }
    let head = String::from_utf8_lossy(&head);
    let authority = head.split_once("://")?.1.split(['/', ' ']).next()?;
    let port: u16 = authority.rsplit_once(':')?.1.parse().ok()?;
    let ours = |line: &&str| {
        let name = line.split(':').next().unwrap_or_default().to_ascii_lowercase();
        !matches!(name.as_str(), "accept-language" | "connection" | "proxy-connection" | "")
    };
    let kept: String = head.split("\r\n").filter(ours).map(|line| format!("{line}\r\n")).collect();
    let mut far = TcpStream::connect(("127.0.0.1", port)).ok()?;
    write!(far, "{kept}Accept-Language: {languages}\r\nConnection: close\r\n\r\n").ok()?;
    let (mut back, mut to) = (far.try_clone().ok()?, near.try_clone().ok()?);
    thread::spawn(move || {
        let _ = std::io::copy(&mut back, &mut to);
        let _ = to.shutdown(Shutdown::Both);
    });
    let _ = std::io::copy(&mut near, &mut far);
    far.shutdown(Shutdown::Both).ok()
}

impl Device for WebKit {
    fn ask(&self, ask: &Ask<'_>) -> Result<Value, String> {
        self.session.ask(ask)
    }

    fn devtools(&self, command: &str, _: &Value) -> Result<Value, String> {
        Err(format!("{command} is Chromium’s"))
    }

    fn picture(&self) -> Result<Value, String> {
        self.session.command("GET", "/screenshot", None)
    }
}
