-- A snapshot keeps what a screen reader finds, where its scenario asks for that. Snapshots from before have
-- nothing of it.

CREATE TABLE accessibility_element (
  -- One row is one thing at which a screen reader stops in a snapshot.
  snapshot_id INTEGER NOT NULL,
  position INTEGER NOT NULL,          -- in the order of reading, from 0
  view_id INTEGER NOT NULL,           -- the view, or the one of which it is a part
  label TEXT,                         -- what is read first; null without one
  value TEXT,                         -- the current value; null without one
  hint TEXT,                          -- what happens when it is operated; null without one
  identifier TEXT,                    -- a name for tests; null without one
  traits TEXT NOT NULL,               -- their names in order, separated by spaces; may be empty
  PRIMARY KEY (snapshot_id, position),
  FOREIGN KEY (snapshot_id, view_id) REFERENCES geometry (snapshot_id, view_id)
) STRICT, WITHOUT ROWID;

CREATE VIEW accessibility_elements AS
-- One row is one thing at which a screen reader stops at one checkpoint of a run; only scenarios with
-- accessibility: true have any.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  engine,
  version,
  named_runs.label,
  step.step,
  step.detail AS checkpoint,
  accessibility_element.position,
  view_path.path AS view,
  view_class.name AS class,
  accessibility_element.label AS accessibility_label,
  accessibility_element.value AS accessibility_value,
  accessibility_element.hint AS accessibility_hint,
  accessibility_element.identifier AS accessibility_identifier,
  accessibility_element.traits AS accessibility_traits
FROM named_runs
JOIN step USING (answer_id)
JOIN accessibility_element ON accessibility_element.snapshot_id = step.snapshot_id
JOIN geometry
  ON geometry.snapshot_id = accessibility_element.snapshot_id
  AND geometry.view_id = accessibility_element.view_id
JOIN view_path ON view_path.id = accessibility_element.view_id
JOIN view_class ON view_class.id = geometry.class_id;
