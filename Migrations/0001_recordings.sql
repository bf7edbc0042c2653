-- Recordings, their engines, cases and runs. Tables have singular names and store each fact once. Views
-- have plural names and complete rows; query the views. Lengths are points on a grid of thousandths. x
-- grows to the right, and y grows downwards. Times are virtual seconds since the start of the run. A
-- larger number of a run or recording is later. An applied file never changes; a correction is a new
-- file.

CREATE TABLE migration (
  -- One row is one migration that was applied to this database.
  number INTEGER PRIMARY KEY,         -- the file's number, from 1
  name TEXT NOT NULL UNIQUE,          -- the file's name without its ending
  checksum TEXT NOT NULL              -- SHA-256 of the file, hexadecimal
) STRICT;

CREATE TABLE engine (
  -- One row is one version of a program that computes geometry.
  id INTEGER PRIMARY KEY,             -- number of the row
  name TEXT NOT NULL,                 -- name of the engine
  version TEXT NOT NULL,              -- semantic version
  fingerprint TEXT NOT NULL,          -- digest of its answers to a fixed set of questions
  UNIQUE (name, version, fingerprint)
) STRICT;

CREATE TABLE device (
  -- One row is one simulated device.
  id INTEGER PRIMARY KEY,             -- number of the row
  name TEXT NOT NULL UNIQUE           -- name in the catalog: iphone-8
) STRICT;

CREATE TABLE scenario (
  -- One row is one scenario: screens and steps.
  id INTEGER PRIMARY KEY,             -- number of the row
  name TEXT NOT NULL UNIQUE           -- path in the folder of baselines: sign-up/keyboard
) STRICT;

CREATE TABLE scenario_case (
  -- One row is one case: a scenario on one device and system, in one orientation, by one technique,
  -- with the settings of a user.
  id INTEGER PRIMARY KEY,             -- number of the row
  scenario_id INTEGER NOT NULL REFERENCES scenario (id),  -- row of `scenario`
  device_id INTEGER NOT NULL REFERENCES device (id),  -- row of `device`
  orientation TEXT NOT NULL,          -- at the start: portrait or landscape
  technique TEXT NOT NULL,            -- keyboard technique: scrolling-content
  system TEXT NOT NULL DEFAULT '',    -- version of iOS: 9.3; empty for the system of the device's measures
  settings TEXT NOT NULL DEFAULT '',  -- the user's settings: de accessibilityLarge; empty without settings
  UNIQUE (scenario_id, device_id, orientation, technique, system, settings)
) STRICT;

CREATE TABLE question (
  -- One row is one version of a case's question. A change of the scenario, a screen or the device
  -- makes another question.
  id INTEGER PRIMARY KEY,             -- number of the row
  case_id INTEGER NOT NULL REFERENCES scenario_case (id),  -- row of `scenario_case`
  hash TEXT NOT NULL,                 -- digest of the scenario, the screens and the device
  UNIQUE (case_id, hash)
) STRICT;

CREATE TABLE recording (
  -- One row is one invocation of a recorder with one engine. It groups the runs.
  id INTEGER PRIMARY KEY AUTOINCREMENT,  -- number of the row
  engine_id INTEGER NOT NULL REFERENCES engine (id),  -- row of `engine`
  label TEXT,                         -- label from the user, not unique; null without a label
  source_commit TEXT,                 -- version of the scenarios and screens; null when unknown
  recorded_at TEXT,                   -- time of the recording, from the recorder's caller; never used for
                                      -- order
  engine_build TEXT,                  -- digest of the engine's program; null if unknown
  root BLOB NOT NULL
    DEFAULT x'0000000000000000000000000000000000000000000000000000000000000000'
    CHECK (length(root) = 32),
                                      -- sum of the digests of case, question and answer of each run
  geometry_hash BLOB CHECK (length(geometry_hash) = 32),
                                      -- SHA-256 of the cases and their geometry; null until the
                                      -- recording has ended
  details_root BLOB NOT NULL
    DEFAULT x'0000000000000000000000000000000000000000000000000000000000000000'
    CHECK (length(details_root) = 32)
                                      -- sum of the digests of the recording's own values and of its
                                      -- failures
) STRICT;

CREATE INDEX recording_by_label ON recording (label) WHERE label IS NOT NULL;

CREATE TABLE run (
  -- One row is one question of a recording with its answer. An unchanged answer adds only this row.
  id INTEGER PRIMARY KEY AUTOINCREMENT,  -- number of the row
  recording_id INTEGER NOT NULL REFERENCES recording (id),  -- row of `recording`
  question_id INTEGER NOT NULL REFERENCES question (id),  -- row of `question`
  answer_id INTEGER NOT NULL REFERENCES answer (id),  -- row of `answer`
  hash BLOB NOT NULL DEFAULT x'' CHECK (length(hash) IN (0, 32)),
                                      -- SHA-256 of the recording's number, its engine, the case, and
                                      -- the hashes of the question, the answer and the explanation, if
                                      -- any
  explanation_id INTEGER REFERENCES explanation (id),
                                      -- row of `explanation`; null without an explanation
  seal BLOB CHECK (length(seal) = 16) -- first 16 bytes of HMAC-SHA-256 over the engine with its build, the
                                      -- case, and the hashes of the question, the answer and the explanation,
                                      -- with the key of the recording user; null without a key
) STRICT;

CREATE INDEX run_by_question ON run (question_id);

CREATE INDEX run_by_recording ON run (recording_id, question_id, answer_id);

CREATE TABLE scenario_root (
  -- One row is the sum of the runs of one scenario in a recording.
  recording_id INTEGER NOT NULL REFERENCES recording (id),  -- row of `recording`
  scenario_id INTEGER NOT NULL REFERENCES scenario (id),  -- row of `scenario`
  root BLOB NOT NULL CHECK (length(root) = 32),
                                      -- sum of the digests of case, question and answer of each run
  PRIMARY KEY (recording_id, scenario_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE lease (
  -- One row is one recording in progress. It is removed at the end; the row of a killed process remains
  -- without effect.
  recording_id INTEGER PRIMARY KEY REFERENCES recording (id),
                                      -- row of `recording`
  process INTEGER NOT NULL,           -- id of the recorder's process
  started INTEGER NOT NULL,           -- start of that process, in ticks since the start of the machine
  host TEXT NOT NULL,                 -- boot of the machine and its process namespace; empty if unknown
  renewed_at INTEGER NOT NULL         -- time of the last stored runs, in seconds since 1970
) STRICT;

CREATE TABLE removed_recording (
  -- One row is one recording that was removed.
  id INTEGER PRIMARY KEY              -- number of the recording
) STRICT;

CREATE VIEW recordings AS
-- One row is one invocation of a recorder.
SELECT
  recording.id AS recording,  -- number of the recording; a larger number is later
  engine.name AS engine,
  engine.version,
  engine.fingerprint,
  recording.label,
  recording.source_commit,
  recording.recorded_at,
  (SELECT count(*) FROM run WHERE run.recording_id = recording.id) AS runs
    -- INTEGER: number of its runs
FROM recording
JOIN engine ON engine.id = recording.engine_id;

CREATE VIEW named_runs AS
-- One row is one run, with the names that the other views show.
SELECT
  run.id AS run,  -- number of the run; a larger number is later
  run.recording_id AS recording,  -- number of the recording; a larger number is later
  run.answer_id,
  question.case_id,
  question.hash AS question,
  scenario.name AS scenario,
  device.name AS device,
  scenario_case.orientation,
  scenario_case.technique,
  nullif(scenario_case.system, '') AS system,
    -- TEXT: version of iOS: 9.3; null for the system of the device's measures
  nullif(scenario_case.settings, '') AS settings,
    -- TEXT: the user's settings: de accessibilityLarge; null without settings
  recording.engine_id,
  engine.name AS engine,
  engine.version,
  recording.label,
  recording.source_commit
FROM run
JOIN recording ON recording.id = run.recording_id
JOIN engine ON engine.id = recording.engine_id
JOIN question ON question.id = run.question_id
JOIN scenario_case ON scenario_case.id = question.case_id
JOIN scenario ON scenario.id = scenario_case.scenario_id
JOIN device ON device.id = scenario_case.device_id;

CREATE VIEW runs AS
-- One row is one run. Equal geometry means that nothing moved.
SELECT
  run,
  recording,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  source_commit,
  (SELECT count(*) FROM step WHERE step.answer_id = named_runs.answer_id) AS steps,
    -- INTEGER: number of its steps
  (SELECT count(step.snapshot_id) FROM step WHERE step.answer_id = named_runs.answer_id)
    AS checkpoints,  -- INTEGER: number of checkpoints among the steps
  (SELECT count(*) FROM finding WHERE finding.answer_id = named_runs.answer_id) AS findings,
    -- INTEGER: number of its findings
  (SELECT lower(hex(geometry_hash)) FROM answer WHERE answer.id = named_runs.answer_id) AS geometry
    -- TEXT: hash of all geometry, hexadecimal; equal hashes mean that nothing moved
FROM named_runs;
