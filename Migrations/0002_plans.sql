-- Which cases recorders set out to record, and which of them failed.

CREATE TABLE plan (
  -- One row is one set of questions that recorders set out to ask, one or several of them together.
  id INTEGER PRIMARY KEY,             -- number of the row
  hash TEXT NOT NULL UNIQUE           -- SHA-256 of its cases and their questions, hexadecimal
) STRICT;

CREATE TABLE planned_case (
  -- One row is one case of a plan.
  plan_id INTEGER NOT NULL REFERENCES plan (id),  -- row of `plan`
  case_id INTEGER NOT NULL REFERENCES scenario_case (id),  -- row of `scenario_case`
  question TEXT NOT NULL,             -- digest of the question as the recorder asks it
  draw INTEGER NOT NULL CHECK (draw >= 0),  -- of the case's name: the first 63 bits of its SHA-256
  PRIMARY KEY (plan_id, case_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE shard (
  -- One row is the part of a plan that fell to a recording: the cases for which the remainder of draw
  -- divided by count is number - 1. An undivided plan has one part.
  recording_id INTEGER PRIMARY KEY REFERENCES recording (id),
                                      -- row of `recording`
  plan_id INTEGER NOT NULL REFERENCES plan (id),  -- row of `plan`
  number INTEGER NOT NULL CHECK (number BETWEEN 1 AND count),
                                      -- which part it is, from 1
  count INTEGER NOT NULL              -- of how many parts
) STRICT;

CREATE INDEX shard_by_plan ON shard (plan_id);

CREATE TABLE failure (
  -- One row is one question that a recording put to its engine, or meant to, and got no answer to. A
  -- case that failed is not done: it has no run in the recording.
  recording_id INTEGER NOT NULL REFERENCES recording (id),  -- row of `recording`
  question_id INTEGER NOT NULL REFERENCES question (id),  -- row of `question`
  kind TEXT NOT NULL CHECK (kind IN ('crash', 'timeout', 'refused', 'unsupported', 'inconsistent')),
                                      -- why: the engine ended; took too long; refused the case; does
                                      -- not list a capability that the case needs; wrote something else
  reason TEXT NOT NULL,               -- what happened, with the engine's last words; lines
  PRIMARY KEY (recording_id, question_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX failure_by_question ON failure (question_id);

CREATE VIEW expected_cases AS
-- One row is one case that a recording was to record; run is null where it did not.
SELECT
  shard.recording_id AS recording,  -- number of the recording; a larger one is later
  scenario.name AS scenario,
  device.name AS device,
  scenario_case.orientation,
  scenario_case.technique,
  nullif(scenario_case.system, '') AS system,
    -- TEXT: version of iOS: 9.3; null for that of the device's measures
  nullif(scenario_case.settings, '') AS settings,
    -- TEXT: what the user has chosen: de accessibilityLarge; null for nothing
  planned_case.question,
  (
    SELECT max(run.id)
    FROM run
    JOIN question ON question.id = run.question_id
    WHERE run.recording_id = shard.recording_id AND question.case_id = planned_case.case_id
  ) AS run  -- INTEGER: the newest run of the case in the recording; null without one
FROM shard
JOIN planned_case
  ON planned_case.plan_id = shard.plan_id
  AND planned_case.draw % shard.count = shard.number - 1
JOIN scenario_case ON scenario_case.id = planned_case.case_id
JOIN scenario ON scenario.id = scenario_case.scenario_id
JOIN device ON device.id = scenario_case.device_id;

CREATE VIEW shards AS
-- One row is one recording with a manifest: which part of which plan it is, and how many of the cases
-- that fell to it are expected and done.
SELECT
  shard.recording_id AS recording,  -- number of the recording; a larger one is later
  plan.hash AS plan,
  shard.number,
  shard.count,
  (SELECT count(*) FROM planned_case WHERE planned_case.plan_id = plan.id) AS planned,
    -- INTEGER: how many cases the plan has
  (SELECT count(*) FROM expected_cases WHERE expected_cases.recording = shard.recording_id)
    AS expected,  -- INTEGER: how many of them fell to the recording
  (SELECT count(run) FROM expected_cases WHERE expected_cases.recording = shard.recording_id)
    AS done  -- INTEGER: how many of those have a run
FROM shard
JOIN plan ON plan.id = shard.plan_id;

CREATE VIEW failures AS
-- One row is one case that got no answer in a recording, and why.
SELECT
  failure.recording_id AS recording,  -- number of the recording; a larger one is later
  scenario.name AS scenario,
  device.name AS device,
  scenario_case.orientation,
  scenario_case.technique,
  nullif(scenario_case.system, '') AS system,
    -- TEXT: version of iOS: 9.3; null for that of the device's measures
  nullif(scenario_case.settings, '') AS settings,
    -- TEXT: what the user has chosen: de accessibilityLarge; null for nothing
  engine.name AS engine,
  engine.version,
  recording.label,
  failure.kind,
  failure.reason
FROM failure
JOIN recording ON recording.id = failure.recording_id
JOIN engine ON engine.id = recording.engine_id
JOIN question ON question.id = failure.question_id
JOIN scenario_case ON scenario_case.id = question.case_id
JOIN scenario ON scenario.id = scenario_case.scenario_id
JOIN device ON device.id = scenario_case.device_id;
