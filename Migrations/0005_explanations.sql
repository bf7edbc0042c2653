-- The causes of frames, for runs with explanations.

CREATE TABLE explanation (
  -- One row is the explanation of all frames of a run. Runs with equal explanations share it.
  id INTEGER PRIMARY KEY,             -- number of the row
  hash BLOB NOT NULL UNIQUE           -- SHA-256 of all its values and their parts
) STRICT;

CREATE TABLE explained_value (
  -- One row is one number of a view's frame at a checkpoint, in points. The value is the sum of its
  -- parts, the alignment, the rounding and the number that was set directly.
  id INTEGER PRIMARY KEY,             -- number of the row
  explanation_id INTEGER NOT NULL REFERENCES explanation (id),
                                      -- row of `explanation`
  step INTEGER NOT NULL,              -- step of the checkpoint, from 0
  view_id INTEGER NOT NULL REFERENCES view_path (id),  -- row of `view_path`
  dimension TEXT NOT NULL,            -- x, y, width or height, in the superview's coordinates
  value REAL NOT NULL,                -- the value in the frame
  alignment REAL NOT NULL,            -- distance from the alignment rectangle to the frame
  rounding REAL NOT NULL,             -- change by rounding to whole pixels
  set_directly REAL NOT NULL,         -- the remainder, set directly without a constraint
  ambiguous INTEGER NOT NULL,         -- 1 if the layout is ambiguous, else 0
  UNIQUE (explanation_id, step, view_id, dimension)
) STRICT;

CREATE TABLE explanation_source (
  -- One row is one source of values: a constraint, or another item that acts as a constraint.
  id INTEGER PRIMARY KEY,             -- number of the row
  kind TEXT NOT NULL,                 -- constraint, autoresizingMask, contentSize, arrangement, guide,
                                      -- rootSize, smallContent, or item for a view or guide itself
  name TEXT NOT NULL,                 -- name of a constraint, an arrangement or a guide; else empty
  view TEXT NOT NULL,                 -- name of the view or guide; empty for a constraint
  equation TEXT NOT NULL,             -- the constraint with its numbers; empty for other kinds
  UNIQUE (name, kind, view, equation)
) STRICT;

CREATE TABLE explained_part (
  -- One row is one contribution of a source to a value.
  value_id INTEGER NOT NULL REFERENCES explained_value (id),
                                      -- row of `explained_value`
  position INTEGER NOT NULL,          -- position in the explanation, from 0
  role TEXT NOT NULL,                 -- part, pressure, empty or free
  source_id INTEGER NOT NULL REFERENCES explanation_source (id),
                                      -- row of `explanation_source`
  amount REAL,                        -- amount of a part; null for other roles
  multiplier REAL,                    -- change of the value for each point of the constant; null for other
                                      -- roles
  surroundings REAL,                  -- part of the amount that does not come from the constant; null for
                                      -- other roles
  priority REAL,                      -- priority of the constraint, 1000 if required; null for other roles
  PRIMARY KEY (value_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX explained_part_source ON explained_part (source_id);

CREATE VIEW explanations AS
-- One row is one contribution of a source to a number of a view's frame at one checkpoint of a run. A
-- number without a source has one row without a role. Only runs with explanations have rows. The role
-- is part for an addend, pressure for a source that changes the value without being an addend, empty
-- for an item with size zero, and free for an item without a determined position. The value is the sum
-- of the amounts of its parts, the alignment, the rounding and the number that was set directly.
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
  explained_value.step,
  (
    SELECT step.detail
    FROM step
    WHERE step.answer_id = named_runs.answer_id AND step.step = explained_value.step
  ) AS checkpoint,  -- TEXT: name of the checkpoint
  view_path.path AS view,
  explained_value.dimension,
  explained_value.value,
  explained_value.alignment,
  explained_value.rounding,
  explained_value.set_directly,
  explained_value.ambiguous,
  explained_part.position,
  explained_part.role,
  explanation_source.kind,
  explanation_source.name,
  explanation_source.view AS item_view,
  explanation_source.equation,
  explained_part.amount,
  explained_part.multiplier,
  explained_part.surroundings,
  explained_part.priority
FROM named_runs
JOIN run AS explained_run ON explained_run.id = named_runs.run
JOIN explained_value ON explained_value.explanation_id = explained_run.explanation_id
JOIN view_path ON view_path.id = explained_value.view_id
LEFT JOIN explained_part ON explained_part.value_id = explained_value.id
LEFT JOIN explanation_source ON explanation_source.id = explained_part.source_id;
