-- The cases that recorders plan, and the cases that failed.

CREATE TABLE plan (
  -- One row is one plan: a set of questions for one or several recorders.
  id INTEGER PRIMARY KEY,             -- number of the row
  hash TEXT NOT NULL UNIQUE           -- SHA-256 of its cases and their questions, hexadecimal
) STRICT;

CREATE TABLE planned_case (
  -- One row is one case of a plan.
  plan_id INTEGER NOT NULL REFERENCES plan (id),  -- row of `plan`
  case_id INTEGER NOT NULL REFERENCES scenario_case (id),  -- row of `scenario_case`
  question TEXT NOT NULL,             -- digest of the recorder's question
  draw INTEGER NOT NULL CHECK (draw >= 0),  -- first 63 bits of the SHA-256 of the case's name
  PRIMARY KEY (plan_id, case_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE shard (
  -- One row is a recording's part of a plan. The remainder of draw divided by count is number - 1 in
  -- each of its cases. An undivided plan has one part.
  recording_id INTEGER PRIMARY KEY REFERENCES recording (id),
                                      -- row of `recording`
  plan_id INTEGER NOT NULL REFERENCES plan (id),  -- row of `plan`
  number INTEGER NOT NULL CHECK (number BETWEEN 1 AND count),
                                      -- number of the part, from 1
  count INTEGER NOT NULL              -- number of parts
) STRICT;

CREATE INDEX shard_by_plan ON shard (plan_id);

CREATE TABLE failure (
  -- One row is one failed case: a question without an answer. It has no run in the recording.
  recording_id INTEGER NOT NULL REFERENCES recording (id),  -- row of `recording`
  question_id INTEGER NOT NULL REFERENCES question (id),  -- row of `question`
  kind TEXT NOT NULL CHECK (kind IN ('crash', 'timeout', 'refused', 'unsupported', 'inconsistent')),
                                      -- reason: the engine exited, was too slow, refused the case,
                                      -- lacks a capability, or wrote an invalid reply
  reason TEXT NOT NULL,               -- description, with the engine's last lines
  PRIMARY KEY (recording_id, question_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX failure_by_question ON failure (question_id);

CREATE VIEW expected_cases AS
-- One row is one case in a recording's part of the plan; run is null without a result.
SELECT
  shard.recording_id AS recording,  -- number of the recording; a larger number is later
  scenario.name AS scenario,
  device.name AS device,
  scenario_case.orientation,
  scenario_case.technique,
  nullif(scenario_case.system, '') AS system,
    -- TEXT: version of iOS: 9.3; null for the system of the device's measures
  nullif(scenario_case.settings, '') AS settings,
    -- TEXT: the user's settings: de accessibilityLarge; null without settings
  planned_case.question,
  (
    SELECT max(run.id)
    FROM run
    JOIN question ON question.id = run.question_id
    WHERE run.recording_id = shard.recording_id AND question.case_id = planned_case.case_id
  ) AS run  -- INTEGER: the newest run of the case in the recording; null without a run
FROM shard
JOIN planned_case
  ON planned_case.plan_id = shard.plan_id
  AND planned_case.draw % shard.count = shard.number - 1
JOIN scenario_case ON scenario_case.id = planned_case.case_id
JOIN scenario ON scenario.id = scenario_case.scenario_id
JOIN device ON device.id = scenario_case.device_id;

CREATE VIEW shards AS
-- One row is one recording with a manifest: its plan, its part, and the numbers of expected and
-- recorded cases.
SELECT
  shard.recording_id AS recording,  -- number of the recording; a larger number is later
  plan.hash AS plan,
  shard.number,
  shard.count,
  (SELECT count(*) FROM planned_case WHERE planned_case.plan_id = plan.id) AS planned,
    -- INTEGER: number of cases of the plan
  (SELECT count(*) FROM expected_cases WHERE expected_cases.recording = shard.recording_id)
    AS expected,  -- INTEGER: number of these cases in the recording's part
  (SELECT count(run) FROM expected_cases WHERE expected_cases.recording = shard.recording_id)
    AS done  -- INTEGER: number of these cases with a run
FROM shard
JOIN plan ON plan.id = shard.plan_id;

CREATE VIEW failures AS
-- One row is one case without an answer in a recording, with the reason.
SELECT
  failure.recording_id AS recording,  -- number of the recording; a larger number is later
  scenario.name AS scenario,
  device.name AS device,
  scenario_case.orientation,
  scenario_case.technique,
  nullif(scenario_case.system, '') AS system,
    -- TEXT: version of iOS: 9.3; null for the system of the device's measures
  nullif(scenario_case.settings, '') AS settings,
    -- TEXT: the user's settings: de accessibilityLarge; null without settings
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
