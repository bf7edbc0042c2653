-- The code of an app that its engine omits.

CREATE TABLE omission_count (
  -- One row is one type of an app with omitted code, on a screen of an answer. The type is the class of
  -- a controller, a view or a cell of the screen, or an app's superclass of it.
  answer_id INTEGER NOT NULL REFERENCES answer (id),  -- row of `answer`
  position INTEGER NOT NULL,          -- position in the answer, from 0
  screen TEXT NOT NULL,               -- name of the screen
  type TEXT NOT NULL,                 -- type without its module
  count INTEGER NOT NULL,             -- number of omitted parts of the type, at least 1
  PRIMARY KEY (answer_id, position)
) STRICT, WITHOUT ROWID;

CREATE VIEW omission_counts AS
-- One row is one type of an app with omitted code, on a screen of a run.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  omission_count.screen,
  omission_count.type,
  omission_count.count
FROM named_runs
JOIN omission_count USING (answer_id);
