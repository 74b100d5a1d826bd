//! What a sentence must be that is read aloud at a table.

use wording::Lang;

/// The longest sentence that a table takes in.
const MOST: usize = 25;

/// How many words are spoken. What lies between words is not, and a number before an option is.
fn spoken(sentence: &str) -> usize {
    sentence
        .split_whitespace()
        .filter(|word| word.chars().any(|c| c.is_alphanumeric() || "♠♥♦♣".contains(c)))
        .count()
}

/// Sentences, short enough, without a label and without the number of a clause.
pub fn can_be_spoken(lang: Lang, line: &str) {
    assert!(!line.contains(" – "), "{lang:?}: a label with a dash: {line}");
    assert!(!line.contains('§'), "{lang:?}: the number of a clause: {line}");
    // `1.` at the beginning ends no sentence.
    for sentence in line.split_inclusive(['.', '?', '!', ':']) {
        assert!(spoken(sentence) <= MOST, "{lang:?}: {} words: {sentence}", spoken(sentence));
    }
}
