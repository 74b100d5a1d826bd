//! Numbers as they stand on a list: with a real minus, as wide as the plus.

/// A running total: `12`, `−3`, `0`.
pub(crate) fn plain(number: i64) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// Points of a game: `+2`, `−2`, `0`.
pub(crate) fn signed(number: i64) -> String {
    if number > 0 { format!("+{number}") } else { plain(number) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs() {
        assert_eq!([3, 0, -3].map(plain), ["3", "0", "−3"]);
        assert_eq!([3, 0, -3].map(signed), ["+3", "0", "−3"]);
        assert_eq!(signed(i64::MIN), "−9223372036854775808");
    }
}
