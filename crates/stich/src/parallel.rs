//! Many of one kind, on all cores.

use std::sync::Mutex;

use rayon::prelude::*;

/// What becomes of each of these, in their order; `work` is told their places.
pub fn each<I: Send, T: Send>(
    these: impl IntoIterator<Item = I>,
    work: impl Fn(usize, I) -> T + Sync,
) -> Vec<T> {
    let these: Vec<Mutex<Option<I>>> = these.into_iter().map(|this| Mutex::new(Some(this))).collect();
    let done: Vec<Mutex<Option<T>>> = these.iter().map(|_| Mutex::new(None)).collect();
    on_all_cores(these.len(), &|place| {
        let this = these.get(place).and_then(|this| this.lock().ok()?.take());
        if let (Some(this), Some(done)) = (this, done.get(place)) {
            let worked = work(place, this);
            if let Ok(mut done) = done.lock() {
                *done = Some(worked);
            }
        }
    });
    done.into_iter().filter_map(|done| done.into_inner().ok()?).collect()
}

// Compiled once, and not for each kind.
fn on_all_cores(places: usize, work: &(dyn Fn(usize) + Sync)) {
    (0..places).into_par_iter().for_each(work);
}
