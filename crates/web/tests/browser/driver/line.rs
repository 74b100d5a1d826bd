//! A line to a server that can be cut, and other things that happen to lines.

use std::{
    io::{Read as _, Write as _},
    net::{Shutdown, TcpListener, TcpStream},
    sync::{Arc, Mutex, MutexGuard},
    thread,
    time::Duration,
};

/// A line to a server that can be cut. (A browser told to be offline still lets its service worker
/// through.)
pub struct Line {
    /// The port at its other end.
    pub port: u16,
    held: Arc<Mutex<Held>>,
}

#[derive(Default)]
struct Held {
    way: Way,
    ends: Vec<TcpStream>,
}

/// How it is with the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Way {
    #[default]
    Open,
    Cut,
    /// Nothing goes through, and nobody is told: a telephone in another room.
    Dead,
    /// A proxy stands there, which does not reach the server.
    Gateway,
    /// A proxy stands there, which keeps back what it has not got whole.
    Buffered,
}

const BAD_GATEWAY: &[u8] =
    b"HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\ncontent-length: 11\r\nconnection: close\r\n\r\nBad Gateway";

impl Line {
    /// A line to this port of this computer.
    pub fn to(port: u16) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let line = Line { port: listener.local_addr().unwrap().port(), held: Arc::default() };
        let held = Arc::clone(&line.held);
        thread::spawn(move || {
            for mut near in listener.incoming().flatten() {
                match lock(&held).way {
                    Way::Cut => continue,
                    Way::Gateway => {
                        let _ = near.read(&mut [0; 8192]);
                        let _ = near.write_all(BAD_GATEWAY);
                        continue;
                    }
                    Way::Open | Way::Dead | Way::Buffered => {}
                }
                let Ok(far) = TcpStream::connect(("127.0.0.1", port)) else { continue };
                for (from, into) in [(&near, &far), (&far, &near)]
                    .map(|(a, b)| (a.try_clone().unwrap(), b.try_clone().unwrap()))
                {
                    let held = Arc::clone(&held);
                    thread::spawn(move || carry(from, into, &held));
                }
                lock(&held).ends.extend([near, far]);
            }
        });
        line
    }

    /// From now on it is like this. What is open ends, but for where it is only silent.
    pub fn becomes(&self, way: Way) {
        let mut held = lock(&self.held);
        held.way = way;
        if !matches!(way, Way::Open | Way::Dead) {
            for end in held.ends.drain(..) {
                let _ = end.shutdown(Shutdown::Both);
            }
        }
    }

    /// Nothing goes through any more.
    pub fn cut(&self) {
        self.becomes(Way::Cut);
    }

    /// It goes through again.
    pub fn mend(&self) {
        self.becomes(Way::Open);
    }
}

fn lock(held: &Mutex<Held>) -> MutexGuard<'_, Held> {
    held.lock().unwrap()
}

fn carry(mut from: TcpStream, mut into: TcpStream, held: &Mutex<Held>) {
    let mut some = vec![0; 64 * 1024];
    let mut whole = true;
    while let Ok(count) = from.read(&mut some) {
        if count == 0 {
            break;
        }
        while lock(held).way == Way::Dead {
            thread::sleep(Duration::from_millis(20));
        }
        let some = &some[..count];
        let begins = String::from_utf8_lossy(&some[..count.min(400)]).to_ascii_lowercase();
        // What is sent as events never is whole.
        whole = if begins.starts_with("http/1.1") { !begins.contains("text/event-stream") } else { whole };
        if (whole || lock(held).way != Way::Buffered) && into.write_all(some).is_err() {
            break;
        }
    }
    let _ = into.shutdown(Shutdown::Both);
}
