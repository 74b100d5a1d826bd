//! A line to a server that can be cut.

use std::{
    net::{Shutdown, TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
};

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
