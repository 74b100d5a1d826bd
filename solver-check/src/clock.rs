//! CPU time and memory, as the kernel counts them.

use std::fs;

/// CPU milliseconds so far of `RUSAGE_SELF` (all threads), `RUSAGE_THREAD`, or `RUSAGE_CHILDREN` (those that
/// have ended).
pub fn cpu(whose: i32) -> f64 {
    // SAFETY: a structure of numbers, for which zeros are a value; the call fills it.
    let usage = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        libc::getrusage(whose, &mut usage);
        usage
    };
    let ms = |time: libc::timeval| time.tv_sec as f64 * 1e3 + time.tv_usec as f64 / 1e3;
    ms(usage.ru_utime) + ms(usage.ru_stime)
}

/// The most that was resident, in MiB.
pub fn memory() -> f64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok()).unwrap_or(0.0) / 1024.0
}
