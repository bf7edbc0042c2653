-- The answers of a database that somebody else wrote are not reused: a run is sealed with a key that only the
-- user who recorded it has. Earlier runs have no seal.

-- HMAC-SHA-256 over the engine with its build, case, question and answer; null without a key
ALTER TABLE run ADD COLUMN seal BLOB CHECK (length(seal) = 16);
