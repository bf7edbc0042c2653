-- The titles and texts of views, and complete rows for findings and additional insets.

CREATE TABLE wording (
  -- One row is one set of titles and texts. Questions with equal texts share it.
  id INTEGER PRIMARY KEY,             -- number of the row
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32)
                                      -- SHA-256 of all its titles and texts
) STRICT;

CREATE TABLE view_wording (
  -- One row is the title and the text of one view.
  wording_id INTEGER NOT NULL REFERENCES wording (id),  -- row of `wording`
  view_id INTEGER NOT NULL REFERENCES view_path (id),  -- row of `view_path`
  title TEXT NOT NULL,                -- name for people: `emailField`, or `label "Log In" (a1b-2c-d3e)`
  text TEXT,                          -- whole text in the document: of a label, button or text view, the
                                      -- placeholder of a field, or the titles of segments; null without
                                      -- a text
  PRIMARY KEY (wording_id, view_id)
) STRICT, WITHOUT ROWID;

ALTER TABLE question ADD COLUMN wording_id INTEGER REFERENCES wording (id);
  -- row of `wording`; null if the texts are unknown

CREATE VIEW texts AS
-- One row is one view of a screen at one checkpoint of a run, with its title and its text. Bars and
-- other views around the screens have no rows. Texts are known from schema 26 on. Lengths are
-- points.
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
  step.step,
  step.detail AS checkpoint,  -- name of the checkpoint
  view_path.path AS view,
  view_class.name AS class,
  view_wording.title,
  view_wording.text,
  geometry.width,
  geometry.height,
  geometry.hidden
FROM named_runs
JOIN step USING (answer_id)
JOIN run AS worded_run ON worded_run.id = named_runs.run
JOIN question AS asked ON asked.id = worded_run.question_id
JOIN geometry ON geometry.snapshot_id = step.snapshot_id
JOIN view_wording
  ON view_wording.wording_id = asked.wording_id
  AND view_wording.view_id = geometry.view_id
JOIN view_path ON view_path.id = geometry.view_id
JOIN view_class ON view_class.id = geometry.class_id;

DROP VIEW findings;

CREATE VIEW findings AS
-- One row is one finding in a run.
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
  finding.step,
  (
    SELECT step.detail
    FROM step
    WHERE step.answer_id = finding.answer_id
      AND step.step = finding.step
      AND step.snapshot_id IS NOT NULL
  ) AS checkpoint,  -- TEXT: name of the checkpoint; null for a finding between checkpoints
  finding.kind,
  finding.view,
  finding.subject,
  CASE
    WHEN finding.subject IS NULL THEN finding.message
    ELSE
      CASE finding.kind
        WHEN 'truncatedText' THEN 'the text does not fit its frame'
        WHEN 'brokenInvariant' THEN finding.subject
        WHEN 'ambiguousLayout' THEN 'the constraints leave '
          || CASE finding.subject
            WHEN 'horizontal' THEN 'horizontal position or width'
            WHEN 'vertical' THEN 'vertical position or height'
            ELSE 'position or size'
          END
          || ' open'
        ELSE (
          SELECT
            max(text) FILTER (WHERE role <> 'conflicting')
            || CASE max(role) FILTER (WHERE role <> 'conflicting')
              WHEN 'broken' THEN ' conflicts with '
                || coalesce(
                  group_concat(text, ', ') FILTER (WHERE role = 'conflicting'),
                  'the size of the root view'
                )
              ELSE ''
            END
          FROM (
            SELECT
              role,
              CASE
                WHEN kind = 'constraint' AND equation = '' THEN name
                WHEN kind = 'constraint' AND (name = '' OR name GLOB '* [<=>]=*') THEN equation
                WHEN kind = 'constraint' THEN equation || ' (' || name || ')'
                WHEN kind = 'autoresizingMask' THEN 'autoresizing mask of ' || view
                WHEN kind = 'contentSize' THEN 'content size of ' || view
                WHEN view = '' THEN name
                ELSE name || ' of ' || view
              END AS text
            FROM (
              SELECT
                json_extract(item.value, '$.role') AS role,
                json_extract(item.value, '$.kind') AS kind,
                json_extract(item.value, '$.name') AS name,
                json_extract(item.value, '$.view') AS view,
                json_extract(item.value, '$.equation') AS equation
              FROM json_each(finding.conflict) AS item
              ORDER BY item.key
            )
          )
        )
      END
      || CASE finding.message WHEN '' THEN '' ELSE ': ' || finding.message END
  END AS message  -- TEXT: the finding as a sentence with its measured values
FROM named_runs
JOIN finding USING (answer_id);

DROP VIEW additional_insets;

CREATE VIEW additional_insets AS
-- One row is one view controller at one checkpoint of a run, with the additional safe area insets that
-- the application, its technique and the scenario have set so far. The view contains the controllers
-- with earlier calls. An engine that reports no events has no rows here.
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
  known.step,  -- INTEGER: position in the scenario, from 0
  known.checkpoint,  -- TEXT: name of the checkpoint
  known.controller,  -- TEXT: name of the controller in events: the name of its screen
  known.additional_top,  -- REAL: additional safe area inset at the upper edge
  known.additional_left,  -- REAL: additional safe area inset at the left edge
  known.additional_bottom,  -- REAL: additional safe area inset at the lower edge
  known.additional_right  -- REAL: additional safe area inset at the right edge
FROM (
  -- Each answer is examined once, also if several runs have it. Reading the events first avoids a
  -- scan of all controllers for each run.
  SELECT
    step.answer_id,
    step.step,
    step.detail AS checkpoint,
    controller.subject AS controller,
    coalesce(max(inset.after) FILTER (WHERE inset.edge = 'top'), 0.0) AS additional_top,
    coalesce(max(inset.after) FILTER (WHERE inset.edge = 'left'), 0.0) AS additional_left,
    coalesce(max(inset.after) FILTER (WHERE inset.edge = 'bottom'), 0.0) AS additional_bottom,
    coalesce(max(inset.after) FILTER (WHERE inset.edge = 'right'), 0.0) AS additional_right
  FROM (
    -- The controllers of an answer, and the steps that they are known from.
    SELECT answer_id, subject, min(step) AS since
    FROM event
    WHERE kind = 'call' OR name GLOB 'additionalSafeAreaInsets.*'
    GROUP BY answer_id, subject
  ) AS controller
  CROSS JOIN step
    ON step.answer_id = controller.answer_id
    AND step.step >= controller.since
    AND step.snapshot_id IS NOT NULL
  LEFT JOIN (
    -- The value of an edge from one of its changes to the next.
    SELECT
      answer_id,
      subject,
      substr(name, 26) AS edge,
      after,
      step AS since,
      lead(step) OVER (PARTITION BY answer_id, subject, name ORDER BY position) AS until
    FROM event
    WHERE kind = 'inset' AND name GLOB 'additionalSafeAreaInsets.*'
  ) AS inset
    ON inset.answer_id = step.answer_id
    AND inset.subject = controller.subject
    AND inset.since <= step.step
    AND (inset.until IS NULL OR inset.until > step.step)
  GROUP BY step.answer_id, step.step, controller.subject
) AS known
JOIN named_runs USING (answer_id);
