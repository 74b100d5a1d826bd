-- Written and read by whoever asks whether the database does both.
CREATE TABLE pulse (beat INTEGER NOT NULL) STRICT;
INSERT INTO pulse VALUES (0);
