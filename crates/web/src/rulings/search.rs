//! Searching the book. The words of its rulings are in an index of the database, which follows the events: whoever searches
//! reads for himself what it does not have yet, and has it put there. So nothing is lost where the index is missing or old.

use std::collections::BTreeSet;

use store::{Hits, Indexing, Sought};

use super::Book;
use crate::{apart::spawn, app::App, failure::Failure};

/// So many events are put into the index at a time: whoever stores something waits so long.
const TOGETHER: usize = 100;

/// The numbers of the rulings that have all these words, also within others, the newest first. A number is looked for
/// by itself.
///
/// # Errors
/// The store does not answer.
pub async fn search(app: &App, text: &str) -> Result<Vec<usize>, Failure> {
    let stream = app.rulings.stream();
    let sought = Sought::of(text);
    let (hits, up_to) = match app.store.search(stream, &sought).await? {
        Some(Hits { entries, up_to }) => (Some(entries), up_to),
        None => (None, app.store.indexed(stream).await?),
    };
    let (newer, all) = app
        .rulings
        .with(|book| {
            (book.told_after(up_to, usize::MAX).1, book.newest_first().map(|it| it.number).collect())
        })
        .await?;
    // Whoever opens the book may search it next.
    if !newer.is_empty() {
        put_in_more(app);
    }
    let (mut found, unread): (BTreeSet<usize>, Vec<usize>) = match hits {
        _ if sought.is_nothing() => return Ok(all),
        None => (BTreeSet::new(), all),
        Some(hits) => {
            let hits = hits.into_iter().filter_map(|number| usize::try_from(number).ok());
            (hits.filter(|number| !newer.contains(number)).collect(), newer.into_iter().collect())
        }
    };
    // Nobody else waits longer than for a few of them.
    for some in unread.chunks(TOGETHER) {
        let fits = |book: &Book, number: &usize| book.get(*number).is_some_and(|it| sought.fits(&it.words()));
        let fitting = app
            .rulings
            .with(|book| some.iter().copied().filter(|number| fits(book, number)).collect::<Vec<_>>());
        found.extend(fitting.await?);
        tokio::task::yield_now().await;
    }
    Ok(found.into_iter().rev().collect())
}

/// Reads the book before somebody asks for it, and has it put into its index: a full one takes longer than anybody waits.
pub async fn read_through(app: App) {
    match app.rulings.with(Book::len).await {
        Ok(_) => put_in_more(&app),
        // Whoever looks into the book hears of it.
        Err(error) => tracing::warn!(%error, "the book of rulings cannot be read"),
    }
}

/// Has what the index does not have yet put there, unless somebody is about it.
fn put_in_more(app: &App) {
    if let Ok(indexing) = app.indexing.clone().try_lock_owned() {
        let app = app.clone();
        spawn(async move {
            // The search has its answer; the next one finds out again.
            if let Err(error) = follow(&app).await {
                tracing::warn!(%error, "the index of the rulings is behind");
            }
            drop(indexing);
        });
    }
}

/// Puts into the index what it does not have yet.
async fn follow(app: &App) -> Result<(), Failure> {
    let stream = app.rulings.stream();
    loop {
        let known = app.store.indexed(stream).await?;
        let more = app.rulings.with(|book| {
            let (up_to, told) = book.told_after(known, TOGETHER);
            let entries =
                told.into_iter().filter_map(|number| Some((number as u64, book.get(number)?.words())));
            Indexing { known, up_to, entries: entries.collect() }
        });
        let more = more.await?;
        if more.up_to == known {
            return Ok(());
        }
        // Where another server was faster, it is asked again how far it came.
        app.store.index(stream, more).await?;
    }
}
