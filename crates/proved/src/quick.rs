//! Where no search may begin: on a thread that many wait for.
//!
//! Every search makes a table first, and a table that is made where nobody may be kept waiting is a mistake of ours. It is
//! noticed in tests and wherever `debug_assertions` are on.

use std::cell::Cell;

thread_local! {
    static QUICK: Cell<bool> = const { Cell::new(false) };
}

/// Sets it back, also where the work panics.
struct Back(bool);

impl Drop for Back {
    fn drop(&mut self) {
        QUICK.set(self.0);
    }
}

/// Does work for which many wait: nothing that takes long may begin in it, on this thread.
pub fn quick<T>(work: impl FnOnce() -> T) -> T {
    let _back = Back(QUICK.replace(true));
    work()
}

/// Something that takes long begins. All searches say so by themselves; whoever hashes a password or sets pages says it too.
///
/// # Panics
/// Where many wait ([`quick`]), if `debug_assertions` are on.
#[inline]
#[track_caller]
pub fn takes_long() {
    debug_assert!(!QUICK.get(), "a search, or what takes as long, has begun on a thread for which many wait");
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;
    use crate::{ByKey, ByPattern};

    #[test]
    fn no_search_begins_where_many_wait() {
        let begins = |search: fn()| catch_unwind(AssertUnwindSafe(search)).is_ok();
        let searches: [fn(); 2] = [|| drop(ByKey::<()>::new(4)), || drop(ByPattern::<u64, 2>::new())];
        for search in searches {
            assert!(begins(search));
            assert!(!quick(|| begins(search)));
            // Within a search nobody waits for another thread.
            assert!(quick(|| std::thread::scope(|s| s.spawn(|| begins(search)).join().unwrap())));
            assert!(begins(search));
        }
    }

    #[test]
    fn a_panic_leaves_no_trace() {
        let _ = catch_unwind(|| quick(|| panic!("something else")));
        takes_long();
    }
}
