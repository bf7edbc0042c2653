-- A recording gets a manifest: what was to be recorded, and which part of it fell to the recording.
-- Recordings from before have none; nothing is known of what they left out.

CREATE TABLE plan (
  -- One row is one set of questions that recorders set out to ask, one or several of them together.
  id INTEGER PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE           -- SHA-256 of its cases and their questions, hexadecimal
) STRICT;

CREATE TABLE planned_case (
  -- One row is one case of a plan.
  plan_id INTEGER NOT NULL REFERENCES plan (id),
  case_id INTEGER NOT NULL REFERENCES scenario_case (id),
  question TEXT NOT NULL,             -- digest of the question as the recorder asks it
  draw INTEGER NOT NULL CHECK (draw >= 0),
                                      -- of the case's name: the first 63 bits of its SHA-256
  PRIMARY KEY (plan_id, case_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE shard (
  -- One row is the part of a plan that fell to a recording: the cases for which the remainder of
  -- draw divided by count is number - 1. An undivided plan has one part.
  recording_id INTEGER PRIMARY KEY REFERENCES recording (id),
  plan_id INTEGER NOT NULL REFERENCES plan (id),
  number INTEGER NOT NULL CHECK (number BETWEEN 1 AND count),
  count INTEGER NOT NULL
) STRICT;

CREATE INDEX shard_by_plan ON shard (plan_id);

CREATE VIEW expected_cases AS
-- One row is one case that a recording was to record; run is null where it did not.
SELECT
  shard.recording_id AS recording,
  scenario.name AS scenario,
  device.name AS device,
  scenario_case.orientation,
  scenario_case.technique,
  nullif(scenario_case.system, '') AS system,
  planned_case.question,
  (
    SELECT max(run.id)
    FROM run
    JOIN question ON question.id = run.question_id
    WHERE run.recording_id = shard.recording_id AND question.case_id = planned_case.case_id
  ) AS run
FROM shard
JOIN planned_case
  ON planned_case.plan_id = shard.plan_id
  AND planned_case.draw % shard.count = shard.number - 1
JOIN scenario_case ON scenario_case.id = planned_case.case_id
JOIN scenario ON scenario.id = scenario_case.scenario_id
JOIN device ON device.id = scenario_case.device_id;

CREATE VIEW shards AS
-- One row is one recording with a manifest: which part of which plan it is, and how many of the
-- cases that fell to it are expected and done.
SELECT
  shard.recording_id AS recording,
  plan.hash AS plan,
  shard.number,
  shard.count,
  (SELECT count(*) FROM planned_case WHERE planned_case.plan_id = plan.id) AS planned,
  (SELECT count(*) FROM expected_cases WHERE expected_cases.recording = shard.recording_id)
    AS expected,
  (SELECT count(run) FROM expected_cases WHERE expected_cases.recording = shard.recording_id)
    AS done
FROM shard
JOIN plan ON plan.id = shard.plan_id;
