//! What is judged: a file, or what comes out of a pipe.

use std::{
    fs::{self, File},
    io::{self, Cursor, Read},
    path::PathBuf,
    sync::{Arc, OnceLock},
};

use crate::files::{self, Named, NotThere};

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
        let is_pipe = files::is_piped(&path) || fs::metadata(&path).is_ok_and(|found| !found.is_file());
        Input { path, refused: None, piped: is_pipe.then(OnceLock::new) }
    }
}

impl Input {
    /// From its beginning on.
    pub fn open(&self) -> io::Result<Box<dyn Read + Send>> {
        let Some(piped) = &self.piped else { return Ok(Box::new(File::open(&self.path)?)) };
        let read = piped.get_or_init(|| {
            let mut bytes = Vec::new();
            let all = match files::is_piped(&self.path) {
                true => io::stdin().read_to_end(&mut bytes),
                false => File::open(&self.path).and_then(|mut file| file.read_to_end(&mut bytes)),
            };
            all.map(|_| bytes.into()).map_err(|error| error.kind())
        });
        match read {
            Ok(bytes) => Ok(Box::new(Cursor::new(Arc::clone(bytes)))),
            Err(kind) => Err((*kind).into()),
        }
    }
}
