-- What determined the frames of runs that were recorded with explanations.

CREATE TABLE explanation (
  -- One row is what determined all frames of a run; runs that agree share it.
  id INTEGER PRIMARY KEY,             -- number of the row
  hash BLOB NOT NULL UNIQUE           -- SHA-256 of all its values and their parts
) STRICT;

CREATE TABLE explained_value (
  -- One row is one number of the frame of a view at a checkpoint, in points. Its parts, the alignment,
  -- the rounding and what was set directly add up to the value.
  id INTEGER PRIMARY KEY,             -- number of the row
  explanation_id INTEGER NOT NULL REFERENCES explanation (id),
                                      -- row of `explanation`
  step INTEGER NOT NULL,              -- of the checkpoint, from 0
  view_id INTEGER NOT NULL REFERENCES view_path (id),  -- row of `view_path`
  dimension TEXT NOT NULL,            -- x, y, width or height, in the superview's coordinates
  value REAL NOT NULL,                -- as the frame has it, in force
  alignment REAL NOT NULL,            -- from the alignment rectangle to the frame
  rounding REAL NOT NULL,             -- to whole pixels
  set_directly REAL NOT NULL,         -- the rest, without a constraint
  ambiguous INTEGER NOT NULL,         -- 1 where the constraints leave the value open
  UNIQUE (explanation_id, step, view_id, dimension)
) STRICT;

CREATE TABLE explanation_source (
  -- One row is one thing that determines values: a constraint, or what acts as one.
  id INTEGER PRIMARY KEY,             -- number of the row
  kind TEXT NOT NULL,                 -- constraint, autoresizingMask, contentSize, arrangement, guide,
                                      -- rootSize, smallContent, or item for a view or guide itself
  name TEXT NOT NULL,                 -- of a constraint, an arrangement or a guide; else empty
  view TEXT NOT NULL,                 -- name of the view or guide that has it; empty for a constraint
  equation TEXT NOT NULL,             -- the constraint with its numbers; empty for anything else
  UNIQUE (name, kind, view, equation)
) STRICT;

CREATE TABLE explained_part (
  -- One row is one part that something has in a value.
  value_id INTEGER NOT NULL REFERENCES explained_value (id),
                                      -- row of `explained_value`
  position INTEGER NOT NULL,          -- in the order of the explanation, from 0
  role TEXT NOT NULL,                 -- part, pressure, empty or free
  source_id INTEGER NOT NULL REFERENCES explanation_source (id),
                                      -- row of `explanation_source`
  amount REAL,                        -- what a part brings to the value; null for other roles
  multiplier REAL,                    -- by how much the value changes for each point of the constant;
                                      -- null for other roles
  surroundings REAL,                  -- how much of the amount is not from the constant; null for other
                                      -- roles
  priority REAL,                      -- of the constraint, 1000 if required; null for other roles
  PRIMARY KEY (value_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX explained_part_source ON explained_part (source_id);

CREATE VIEW explanations AS
-- One row is one part that something has in a number of a view's frame at one checkpoint of a run; a
-- number in which nothing has a part has one row without a role. Only runs that were recorded with
-- explanations have any. The role is part for what the value consists of, pressure for what is no part
-- of it and without which it would be another, empty for an item whose size nothing makes more than
-- zero, and free for one whose position nothing determines. Numbers are in points; the amounts of a
-- value's parts, the alignment, the rounding and what was set directly add up to the value.
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
