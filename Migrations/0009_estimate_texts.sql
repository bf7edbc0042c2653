-- Estimates of content that only code sets.

DROP VIEW size_estimates;

ALTER TABLE size_estimate RENAME TO size_estimate_without_content;

CREATE TABLE size_estimate (
  -- One row is one view of an answer with an estimated intrinsic size, because its screen does not
  -- contain a required size.
  answer_id INTEGER NOT NULL REFERENCES answer (id),  -- row of `answer`
  position INTEGER NOT NULL,          -- position in the answer, from 0
  view TEXT NOT NULL,                 -- path of the view
  reason TEXT NOT NULL CHECK (
    reason IN ('symbol', 'image', 'font', 'customClass', 'drawnSize', 'content', 'localizationKey')
  ),                                  -- reason: a system symbol, an image that the document does not
                                      -- list, a replaced font, a class of the app, a view with its
                                      -- size from the drawing, a missing text or image, or a
                                      -- localization key as text
  name TEXT NOT NULL,                 -- name of the symbol, image, font or class; can be empty
  PRIMARY KEY (answer_id, position)
) STRICT, WITHOUT ROWID;

INSERT INTO size_estimate
SELECT answer_id, position, view, reason, name
FROM size_estimate_without_content;

DROP TABLE size_estimate_without_content;

CREATE VIEW size_estimates AS
-- One row is one view of a run with an estimated intrinsic size, because its screen does not contain a
-- required size.
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
  size_estimate.view,
  size_estimate.reason,
  size_estimate.name
FROM named_runs
JOIN size_estimate USING (answer_id);
