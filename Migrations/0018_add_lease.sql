-- Recordings in progress are marked, so that nothing removes them. Readers notice recordings and failures that
-- were lost: every number of a recording is that of a row here or of a removed recording, and a recording has
-- a root of its own values and its failures, as of its runs.

-- sum of the digests of the recording's own values and of each failure
ALTER TABLE recording ADD COLUMN details_root BLOB NOT NULL
  DEFAULT x'0000000000000000000000000000000000000000000000000000000000000000'
  CHECK (length(details_root) = 32);

CREATE TABLE lease (
  -- One row is one recording in progress. It is removed at the end; the row of a killed process remains
  -- without effect.
  recording_id INTEGER PRIMARY KEY REFERENCES recording (id),
  process INTEGER NOT NULL,           -- id of the recorder's process
  started INTEGER NOT NULL,           -- when that process started, in ticks since the machine did
  host TEXT NOT NULL,                 -- boot of the machine and its process namespace; empty if unknown
  renewed_at INTEGER NOT NULL         -- when the last runs were stored, in seconds since 1970
) STRICT;

CREATE TABLE removed_recording (
  -- One row is one recording that was removed.
  id INTEGER PRIMARY KEY              -- number of the recording
) STRICT;
