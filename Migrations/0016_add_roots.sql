-- Two recordings that agree are known to by one row each, and where they do not, by the rows of their runs
-- alone. What a recording has comes to a root: the sum of the digests of its runs, each of case, question
-- and answer, so that runs can be added to it. A digest is taken as four numbers of 64 bits, each of which
-- is added without carry.

-- what the runs come to, see above
ALTER TABLE recording ADD COLUMN root BLOB NOT NULL
  DEFAULT x'0000000000000000000000000000000000000000000000000000000000000000' CHECK (length(root) = 32);

-- SHA-256 of the cases and their geometry, as reports state it; null until the recording has ended
ALTER TABLE recording ADD COLUMN geometry_hash BLOB CHECK (length(geometry_hash) = 32);

CREATE TABLE scenario_root (
  -- One row is what the runs of one scenario come to in a recording.
  recording_id INTEGER NOT NULL REFERENCES recording (id),
  scenario_id INTEGER NOT NULL REFERENCES scenario (id),
  root BLOB NOT NULL CHECK (length(root) = 32),               -- as that of a recording
  PRIMARY KEY (recording_id, scenario_id)
) STRICT, WITHOUT ROWID;

-- For the runs that two recordings have in common no row is read but that of the index.
DROP INDEX run_by_recording;
CREATE INDEX run_by_recording ON run (recording_id, question_id, answer_id);
