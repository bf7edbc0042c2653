-- A run keeps what it was recorded as. Until now nothing stated which question an answer belongs to but
-- the row itself, and a row that was changed had no other hash than before.

-- SHA-256 of the recording's number, its engine, the case, the question's hash and the answer's
ALTER TABLE run ADD COLUMN hash BLOB NOT NULL DEFAULT x'' CHECK (length(hash) IN (0, 32));
