//! Folder and files for one user of the machine only.

use std::{
    fs::{self, DirBuilder},
    io,
    path::Path,
};

/// Makes the folder, and closes it and the files of the database in it to all others; whether it was open to them.
#[cfg(unix)]
pub fn close(folder: &Path, file: &str) -> io::Result<bool> {
    use std::os::unix::fs::{DirBuilderExt as _, PermissionsExt as _};

    /// A folder in which everybody may make files, such as `/tmp`, stays so: whoever keeps his data there has at least
    /// the files to himself.
    const STICKY: u32 = 0o1000;
    DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    let mut was_open = false;
    let mut shut = |path: &Path, mode: u32| -> io::Result<()> {
        let is = match fs::metadata(path) {
            Ok(there) => there.permissions().mode(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(error),
        };
        if is & 0o077 != 0 && is & STICKY == 0 {
            fs::set_permissions(path, fs::Permissions::from_mode(mode))?;
            was_open = true;
        }
        Ok(())
    };
    shut(folder, 0o700)?;
    for end in ["", "-wal", "-shm", "-journal"] {
        shut(&folder.join(format!("{file}{end}")), 0o600)?;
    }
    Ok(was_open)
}

/// Elsewhere the folder of a user is his.
#[cfg(not(unix))]
pub fn close(folder: &Path, _: &str) -> io::Result<bool> {
    DirBuilder::new().recursive(true).create(folder)?;
    Ok(false)
}

/// A file that is empty, and that only this user reads; one that is there is emptied.
pub fn private(file: &Path) -> io::Result<()> {
    readable_by_its_maker().truncate(true).create(true).open(file).map(drop)
}

/// The same, but one that is there stays as it is: another may have been faster. It is not even opened: whoever closes a
/// file gives away every lock that his process holds on it.
pub fn private_if_missing(file: &Path) -> io::Result<()> {
    match readable_by_its_maker().create_new(true).open(file) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        made => made.map(drop),
    }
}

fn readable_by_its_maker() -> fs::OpenOptions {
    let mut options = fs::OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
