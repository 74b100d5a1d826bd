-- Which words an entry has (a ruling of the book, say), so that a search does not read everything. It is made of the
-- events, and made anew where it is missing: up to which of them it goes stands in `indexed`.
CREATE TABLE indexed (
    stream TEXT    NOT NULL PRIMARY KEY,
    up_to  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE index_entry (
    id     INTEGER PRIMARY KEY,
    stream TEXT    NOT NULL,
    number INTEGER NOT NULL,
    UNIQUE (stream, number)
) STRICT;

-- The words come cut and in small letters: nothing but blanks parts them here.
CREATE VIRTUAL TABLE index_words USING fts5 (
    words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

-- Every word that some entry has or had.
CREATE TABLE index_vocabulary (
    term TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;
