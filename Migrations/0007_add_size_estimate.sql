-- An answer keeps which views have sizes that the engine had to estimate. Answers from before say
-- nothing of that.

CREATE TABLE size_estimate (
  -- One row is one view of an answer whose own size depends on one that its screen does not give.
  answer_id INTEGER NOT NULL REFERENCES answer (id),
  position INTEGER NOT NULL,          -- in the answer, from 0
  view TEXT NOT NULL,                 -- path of the view
  reason TEXT NOT NULL
    CHECK (reason IN ('symbol', 'image', 'font', 'customClass', 'drawnSize')),
                                      -- what has the size: a system symbol; an image that the
                                      -- document does not list; a font measured by another; a class
                                      -- of the app's; a view that is as large as it was drawn
  name TEXT NOT NULL,                 -- of the symbol, image, font or class; may be empty
  PRIMARY KEY (answer_id, position)
) STRICT, WITHOUT ROWID;

CREATE VIEW size_estimates AS
-- One row is one view of a run whose own size is an estimate, because of a size that its screen does
-- not give.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  engine,
  version,
  label,
  size_estimate.view,
  size_estimate.reason,
  size_estimate.name
FROM named_runs
JOIN size_estimate USING (answer_id);
