//! Many deals on all cores.

use std::{
    collections::HashMap,
    sync::atomic::{AtomicUsize, Ordering},
};

use rayon::prelude::*;

use crate::{
    hands::Hands,
    solve::{Settings, Solver, TrickTable},
};

/// The tables of many deals, in their order. `progress` is told after each deal, from any thread, how
/// many are done. A deal that is there more than once (other tables of a tournament) is solved once.
///
/// Works on the threads of the rayon pool it is called in; the memory of the settings is shared out
/// among them. Results do not depend on how many there are.
pub fn tables(deals: &[Hands], settings: Settings, progress: &(dyn Fn(usize) + Sync)) -> Vec<TrickTable> {
    let each = Settings { memory: settings.memory / rayon::current_num_threads().max(1) };
    let mut first: HashMap<&Hands, usize> = HashMap::new();
    let mut different: Vec<(&Hands, usize)> = Vec::new();
    for hands in deals {
        let place = *first.entry(hands).or_insert_with(|| {
            different.push((hands, 0));
            different.len() - 1
        });
        if let Some((_, times)) = different.get_mut(place) {
            *times += 1;
        }
    }
    let done = AtomicUsize::new(0);
    let solve = |solver: &mut Solver, &(hands, times): &(&Hands, usize)| {
        let table = solver.table(hands);
        progress(done.fetch_add(times, Ordering::Relaxed) + times);
        table
    };
    // One deal at a time: they differ in effort by a factor of a thousand.
    let solved: Vec<TrickTable> =
        different.par_iter().with_max_len(1).map_init(|| Solver::new(each), solve).collect();
    deals.iter().filter_map(|hands| solved.get(*first.get(hands)?).copied()).collect()
}
