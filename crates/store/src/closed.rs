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
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}
