-- Written and read by whoever asks whether the database does both.
CREATE TABLE pulse (beat BIGINT NOT NULL);
INSERT INTO pulse VALUES (0);
