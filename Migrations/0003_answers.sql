-- What happened in a run, step by step. Answers are stored once each and found by their hashes, so runs
-- that agree share them, whichever engine, device or scenario they belong to.

CREATE TABLE answer (
  -- One row is one distinct answer: all that happened in a run.
  id INTEGER PRIMARY KEY,             -- number of the row
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),  -- SHA-256 of all of the answer
  geometry_hash BLOB NOT NULL CHECK (length(geometry_hash) = 32)
                                      -- SHA-256 without the wording of steps and without findings
) STRICT;

CREATE TABLE step (
  -- One row is one step of an answer as it was carried out.
  answer_id INTEGER NOT NULL REFERENCES answer (id),  -- row of `answer`
  step INTEGER NOT NULL CHECK (step >= 0),  -- position in the scenario, from 0
  time REAL NOT NULL,                 -- when it began
  action TEXT NOT NULL,               -- focus, rotate, checkpoint, ...
  detail TEXT NOT NULL,               -- the argument, for a checkpoint its name; may be empty
  snapshot_id INTEGER REFERENCES snapshot (id),  -- what a checkpoint saw, else null
  PRIMARY KEY (answer_id, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE event (
  -- One row is one thing that happened in an answer. Of a value with several numbers, such as an inset,
  -- each number that changed is a row of its own. The cause is null where the engine reports keyboard
  -- notifications alone. These announce frames, in the screen's coordinates, which are null for all
  -- else.
  answer_id INTEGER NOT NULL,         -- row of `answer`
  position INTEGER NOT NULL,          -- in the answer, from 0: the order in which things happened
  step INTEGER NOT NULL,              -- during which it happened
  time REAL NOT NULL,                 -- when it happened
  kind TEXT NOT NULL,                 -- notification, call, focus, rotation, inset, scroll, content,
                                      -- layout or diagnostic
  name TEXT NOT NULL,                 -- keyboardWillShow, viewWillAppear, contentInset.bottom, ...
  subject TEXT NOT NULL,              -- path of the view or name of the screen, empty for the device
  cause TEXT CHECK (cause = 'technique' OR cause = 'system' OR cause = 'script'),
                                      -- whose code did it: the application's, UIKit's by itself, or the
                                      -- scenario's step
  before ANY,                         -- the value before: points, or the name of a view or orientation;
                                      -- or null
  after ANY,                          -- the value after it; or null
  duration REAL,                      -- seconds it takes to be seen; null unless animated
  begin_x REAL,                       -- left edge of the keyboard before the animation
  begin_y REAL,                       -- upper edge of the keyboard before the animation
  begin_width REAL,                   -- width of the keyboard before the animation
  begin_height REAL,                  -- height of the keyboard before the animation
  end_x REAL,                         -- left edge of the keyboard after the animation
  end_y REAL,                         -- upper edge of the keyboard after the animation
  end_width REAL,                     -- width of the keyboard after the animation
  end_height REAL,                    -- height of the keyboard after the animation
  keyboard_duration REAL,             -- seconds that the keyboard's animation takes
  PRIMARY KEY (answer_id, position),
  FOREIGN KEY (answer_id, step) REFERENCES step (answer_id, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE navigation_push (
  -- One row is one push or pop of a navigation controller.
  answer_id INTEGER NOT NULL,         -- row of `answer`
  position INTEGER NOT NULL,          -- in the answer, from 0
  step INTEGER NOT NULL,              -- during which it happened
  time REAL NOT NULL,                 -- when it happened
  kind TEXT NOT NULL CHECK (kind IN ('push', 'pop')),  -- whether a screen came or went
  from_screen TEXT NOT NULL,          -- on top before
  to_screen TEXT NOT NULL,            -- on top after
  animated INTEGER NOT NULL CHECK (animated IN (0, 1)),  -- 1 if it was animated, else 0
  PRIMARY KEY (answer_id, position),
  FOREIGN KEY (answer_id, step) REFERENCES step (answer_id, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE finding (
  -- One row is one finding of the engine or of an invariant.
  answer_id INTEGER NOT NULL,         -- row of `answer`
  position INTEGER NOT NULL,          -- in the answer, from 0
  step INTEGER NOT NULL,              -- after which it was noticed
  kind TEXT NOT NULL,                 -- ambiguousLayout, unsatisfiableConstraints, brokenInvariant or
                                      -- truncatedText
  view TEXT NOT NULL,                 -- path of the view concerned, empty for the screen
  message TEXT NOT NULL,              -- the measured values; of a finding in the engine's own words the
                                      -- whole sentence
  subject TEXT,                       -- the invariant that does not hold; the constraint that was
                                      -- broken or cannot be laid out; `horizontal`, `vertical` or
                                      -- `both` of an ambiguous layout; null of a finding in the
                                      -- engine's own words
  conflict TEXT,                      -- JSON list of the constraints of a conflict, each with role,
                                      -- kind, name, view and equation; null without one
  PRIMARY KEY (answer_id, position),
  FOREIGN KEY (answer_id, step) REFERENCES step (answer_id, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE size_estimate (
  -- One row is one view of an answer whose own size depends on one that its screen does not give.
  answer_id INTEGER NOT NULL REFERENCES answer (id),  -- row of `answer`
  position INTEGER NOT NULL,          -- in the answer, from 0
  view TEXT NOT NULL,                 -- path of the view
  reason TEXT NOT NULL CHECK (reason IN ('symbol', 'image', 'font', 'customClass', 'drawnSize')),
                                      -- the thing that has the size: a system symbol; an image that the
                                      -- document does not list; a font measured by another; a class of
                                      -- the app's; a view that is as large as it was drawn
  name TEXT NOT NULL,                 -- of the symbol, image, font or class; may be empty
  PRIMARY KEY (answer_id, position)
) STRICT, WITHOUT ROWID;

CREATE VIEW steps AS
-- One row is one step of a run; snapshot is null unless the step is a checkpoint. The time is in
-- virtual seconds since the start of the run.
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
  step.time,
  step.action,
  step.detail,
  step.snapshot_id AS snapshot
FROM named_runs
JOIN step USING (answer_id);

CREATE VIEW events AS
-- One row is one thing that happened in a run, in the order of position. The cause is technique, system
-- or script: the application's code, UIKit by itself, or a step of the scenario. Numbers before and
-- after are points; time and duration are virtual seconds, time since the start of the run. An engine
-- that reports keyboard notifications alone has none here.
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
  event.step,
  event.position,
  event.time,
  event.kind,
  event.cause,
  event.subject,
  event.name,
  event.before,
  event.after,
  event.duration
FROM named_runs
JOIN event USING (answer_id)
WHERE event.cause IS NOT NULL;

CREATE VIEW keyboard_frames AS
-- One row is one keyboard notification in a run: an event, by its short name. Frames are in the
-- screen's coordinates, in points, y growing downwards; time and duration are virtual seconds, time
-- since the start of the run.
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
  event.step,
  event.time,
  CASE substr(event.name, 9, 1)
    WHEN ':' THEN substr(event.name, 10)
    ELSE lower(substr(event.name, 9, 1)) || substr(event.name, 10)
  END AS notification,  -- TEXT: willShow, didShow, willHide, ...
  event.begin_x,
  event.begin_y,
  event.begin_width,
  event.begin_height,
  event.end_x,
  event.end_y,
  event.end_width,
  event.end_height,
  event.keyboard_duration AS duration
FROM named_runs
JOIN event USING (answer_id)
WHERE event.begin_x IS NOT NULL;

CREATE VIEW notifications AS
-- One row is one keyboard notification in a run, with what it announced; the cause is null where the
-- engine did not record events. Lengths are points in the screen's coordinates, y growing downwards;
-- time and duration are virtual seconds, time since the start of the run.
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
  event.step,
  event.time,
  CASE substr(event.name, 9, 1)
    WHEN ':' THEN substr(event.name, 10)
    ELSE lower(substr(event.name, 9, 1)) || substr(event.name, 10)
  END AS notification,  -- TEXT: willShow, didShow, willHide, ...
  event.cause,
  event.begin_y,
  event.end_y,
  event.end_height,
  event.keyboard_duration AS duration
FROM named_runs
JOIN event USING (answer_id)
WHERE event.begin_x IS NOT NULL;

CREATE VIEW additional_insets AS
-- One row is one view controller at one checkpoint of a run, with its additional safe area insets, in
-- points: what the application, its technique and the scenario have set until then. Controllers are
-- those that have been called until then. An engine that does not report events has none here.
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
  controller.subject AS controller,  -- TEXT: the controller as events call it: the name of its screen
  coalesce(max(inset.after) FILTER (WHERE inset.edge = 'top'), 0.0) AS additional_top,
    -- REAL: additional safe area inset at the upper edge
  coalesce(max(inset.after) FILTER (WHERE inset.edge = 'left'), 0.0) AS additional_left,
    -- REAL: additional safe area inset at the left edge
  coalesce(max(inset.after) FILTER (WHERE inset.edge = 'bottom'), 0.0) AS additional_bottom,
    -- REAL: additional safe area inset at the lower edge
  coalesce(max(inset.after) FILTER (WHERE inset.edge = 'right'), 0.0) AS additional_right
    -- REAL: additional safe area inset at the right edge
FROM named_runs
JOIN step USING (answer_id)
JOIN (
  -- The controllers of an answer, and the steps that they are known from.
  SELECT answer_id, subject, min(step) AS since
  FROM event
  WHERE kind = 'call' OR name GLOB 'additionalSafeAreaInsets.*'
  GROUP BY answer_id, subject
) AS controller
  ON controller.answer_id = step.answer_id
  AND controller.since <= step.step
LEFT JOIN (
  -- What an edge has from one change of it to the next.
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
WHERE step.snapshot_id IS NOT NULL
GROUP BY named_runs.run, step.step, controller.subject;

CREATE VIEW navigation_pushes AS
-- One row is one push or pop in a run. The time is in virtual seconds since the start of the run.
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
  navigation_push.step,
  navigation_push.time,
  navigation_push.kind,
  navigation_push.from_screen,
  navigation_push.to_screen,
  navigation_push.animated
FROM named_runs
JOIN navigation_push USING (answer_id);

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
  finding.kind,
  finding.view,
  finding.subject,
  finding.message
FROM named_runs
JOIN finding USING (answer_id);

CREATE VIEW conflicts AS
-- One row is one constraint, or something else that acts as one, of a conflict in a run; its role is
-- broken, conflicting or unusable.
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
  finding.view,
  json_extract(item.value, '$.role') AS role,
    -- TEXT: `broken`, `conflicting`, or `unusable` for a number in it
  json_extract(item.value, '$.kind') AS kind,
    -- TEXT: constraint, autoresizingMask, contentSize, arrangement or guide
  json_extract(item.value, '$.name') AS name,
    -- TEXT: of a constraint its id, of an arrangement UIKit's identifier, of a guide its name
  json_extract(item.value, '$.view') AS item_view,
    -- TEXT: the name of the view that has it; empty for a constraint
  json_extract(item.value, '$.equation') AS equation
    -- TEXT: the constraint with its numbers; empty for anything else
FROM named_runs
JOIN finding USING (answer_id)
JOIN json_each(finding.conflict) AS item;

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
  settings,
  engine,
  version,
  label,
  size_estimate.view,
  size_estimate.reason,
  size_estimate.name
FROM named_runs
JOIN size_estimate USING (answer_id);
