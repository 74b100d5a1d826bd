//! What is judged: a file, or what comes out of a pipe.

use std::{
    fs::{self, File},
    io::{self, Cursor, Read},
    path::PathBuf,
    sync::{Arc, OnceLock},
};

use crate::files::{Named, NotThere};

/// A file that is read more than once. What comes out of a pipe is kept for that.
pub struct Input {
    pub path: PathBuf,
    /// Why there is nothing to be read, in words.
    pub refused: Option<String>,
    piped: Option<OnceLock<Result<Arc<[u8]>, io::ErrorKind>>>,
}

impl From<Named> for Input {
    fn from(named: Named) -> Input {
        let path = match named {
            Ok(path) => path,
            Err(NotThere { path, why }) => {
                return Input { path, refused: Some(why.to_string()), piped: None };
            }
        };
        let is_pipe = fs::metadata(&path).is_ok_and(|found| !found.is_file());
        Input { path, refused: None, piped: is_pipe.then(OnceLock::new) }
    }
}

impl Input {
    /// From its beginning on.
    pub fn open(&self) -> io::Result<Box<dyn Read + Send>> {
        let Some(piped) = &self.piped else { return Ok(Box::new(File::open(&self.path)?)) };
        let read = piped.get_or_init(|| match fs::read(&self.path) {
            Ok(bytes) => Ok(bytes.into()),
            Err(error) => Err(error.kind()),
        });
        match read {
            Ok(bytes) => Ok(Box::new(Cursor::new(Arc::clone(bytes)))),
            Err(kind) => Err((*kind).into()),
        }
    }
}
