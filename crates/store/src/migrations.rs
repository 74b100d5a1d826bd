//! The tables, and the steps in which they have changed. A step that has been released is never changed again.

use crate::StoreError;

/// One step.
pub struct Step {
    /// Counted from 1, without a gap.
    pub number: u32,
    /// What it brings.
    pub name: &'static str,
    pub sql: &'static str,
}

macro_rules! steps {
    ($database:literal: $($number:literal $name:literal),+) => {
        &[$(Step {
            number: $number,
            name: $name,
            sql: include_str!(concat!("migrations/", $database, "/V", $number, "__", $name, ".sql")),
        }),+]
    };
}

pub const SQLITE: &[Step] = steps!("sqlite": 1 "events", 2 "asked", 3 "pulse", 4 "sums", 5 "index");
pub const POSTGRES: &[Step] = steps!("postgres": 1 "events", 2 "asked", 3 "pulse", 4 "sums", 5 "index");

/// The step after which every event has its sum.
pub const SUMS: u32 = 4;

/// Which steps have been taken. It has the name and the columns that a library gave it that once did this: databases of that time
/// are read as they are.
pub const HISTORY: &str = "refinery_schema_history";
/// Makes the list of the steps taken.
pub const KEEP_HISTORY: &str = "CREATE TABLE IF NOT EXISTS refinery_schema_history (\
    version INTEGER PRIMARY KEY, name VARCHAR(255), applied_on VARCHAR(255), checksum VARCHAR(255))";
/// The last step taken, 0 if none.
pub const LAST: &str = "SELECT coalesce(max(version), 0) FROM refinery_schema_history";

impl Step {
    /// Notes that it was taken.
    pub fn note(&self) -> String {
        let Step { number, name, .. } = self;
        format!("INSERT INTO refinery_schema_history VALUES ({number}, '{name}', CURRENT_TIMESTAMP, '0')")
    }
}

/// What is still to be done after the step with this number.
///
/// # Errors
/// A newer version of the program has taken steps that this one does not know.
pub fn due(steps: &'static [Step], last: u32) -> Result<&'static [Step], StoreError> {
    usize::try_from(last).ok().and_then(|last| steps.get(last..)).ok_or(StoreError::Newer(last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_counted_without_a_gap() {
        for steps in [SQLITE, POSTGRES] {
            assert!(steps.iter().map(|step| step.number).eq(1..=steps.len() as u32));
        }
    }
}
