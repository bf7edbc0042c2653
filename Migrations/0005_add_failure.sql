-- A recording keeps what became of the cases that got no answer. Recordings from before say of such
-- a case only that it is missing.

CREATE TABLE failure (
  -- One row is one question that a recording put to its engine, or meant to, and got no answer to.
  -- A case that failed is not done: it has no run in the recording.
  recording_id INTEGER NOT NULL REFERENCES recording (id),
  question_id INTEGER NOT NULL REFERENCES question (id),
  kind TEXT NOT NULL
    CHECK (kind IN ('crash', 'timeout', 'refused', 'unsupported', 'inconsistent')),
                                      -- the engine ended; took too long; said that it cannot; does
                                      -- not list what the case needs; wrote something else
  reason TEXT NOT NULL,               -- what happened, with the engine's last words; lines
  PRIMARY KEY (recording_id, question_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX failure_by_question ON failure (question_id);

CREATE VIEW failures AS
-- One row is one case that got no answer in a recording, and why.
SELECT
  failure.recording_id AS recording,
  scenario.name AS scenario,
  device.name AS device,
  scenario_case.orientation,
  scenario_case.technique,
  nullif(scenario_case.system, '') AS system,
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
