-- The events of a run, step by step. Each answer is stored once, under its hash. Equal runs share their
-- answer, across engines, devices and scenarios.

CREATE TABLE answer (
  -- One row is one distinct answer: all steps and events of a run.
  id INTEGER PRIMARY KEY,             -- number of the row
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),  -- SHA-256 of all of the answer
  geometry_hash BLOB NOT NULL CHECK (length(geometry_hash) = 32)
                                      -- SHA-256 without the text of steps and without findings
) STRICT;

CREATE TABLE step (
  -- One row is one performed step of an answer.
  answer_id INTEGER NOT NULL REFERENCES answer (id),  -- row of `answer`
  step INTEGER NOT NULL CHECK (step >= 0),  -- position in the scenario, from 0
  time REAL NOT NULL,                 -- start of the step
  action TEXT NOT NULL,               -- focus, rotate, checkpoint, ...
  detail TEXT NOT NULL,               -- the argument; the name of a checkpoint; can be empty
  snapshot_id INTEGER REFERENCES snapshot (id),  -- the state at a checkpoint, else null
  PRIMARY KEY (answer_id, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE event (
  -- One row is one event of an answer. For a value with several numbers, such as an inset, each
  -- changed number has its own row. The cause is null if the engine reports only keyboard
  -- notifications. Keyboard notifications have frames in the screen's coordinates; the frames of other
  -- events are null.
  answer_id INTEGER NOT NULL,         -- row of `answer`
  position INTEGER NOT NULL,          -- position in the answer, from 0, in chronological order
  step INTEGER NOT NULL,              -- the current step
  time REAL NOT NULL,                 -- time of the event
  kind TEXT NOT NULL,                 -- notification, call, focus, rotation, inset, scroll, content,
                                      -- layout or diagnostic
  name TEXT NOT NULL,                 -- keyboardWillShow, viewWillAppear, contentInset.bottom, ...
  subject TEXT NOT NULL,              -- path of the view or name of the screen; empty for the device
  cause TEXT CHECK (cause = 'technique' OR cause = 'system' OR cause = 'script'),
                                      -- cause: the application's code, UIKit, or a step of the
                                      -- scenario
  before ANY,                         -- the value before: points, the name of a view or orientation, or null
  after ANY,                          -- the value after, or null
  duration REAL,                      -- duration of the animation in seconds; null without an animation
  begin_x REAL,                       -- left edge of the keyboard before the animation
  begin_y REAL,                       -- upper edge of the keyboard before the animation
  begin_width REAL,                   -- width of the keyboard before the animation
  begin_height REAL,                  -- height of the keyboard before the animation
  end_x REAL,                         -- left edge of the keyboard after the animation
  end_y REAL,                         -- upper edge of the keyboard after the animation
  end_width REAL,                     -- width of the keyboard after the animation
  end_height REAL,                    -- height of the keyboard after the animation
  keyboard_duration REAL,             -- duration of the keyboard's animation, in seconds
  PRIMARY KEY (answer_id, position),
  FOREIGN KEY (answer_id, step) REFERENCES step (answer_id, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE navigation_push (
  -- One row is one push or pop of a navigation controller.
  answer_id INTEGER NOT NULL,         -- row of `answer`
  position INTEGER NOT NULL,          -- position in the answer, from 0
  step INTEGER NOT NULL,              -- the current step
  time REAL NOT NULL,                 -- time of the event
  kind TEXT NOT NULL CHECK (kind IN ('push', 'pop')),  -- push or pop
  from_screen TEXT NOT NULL,          -- top screen before
  to_screen TEXT NOT NULL,            -- top screen after
  animated INTEGER NOT NULL CHECK (animated IN (0, 1)),  -- 1 if it was animated, else 0
  PRIMARY KEY (answer_id, position),
  FOREIGN KEY (answer_id, step) REFERENCES step (answer_id, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE finding (
  -- One row is one finding of the engine or of an invariant.
  answer_id INTEGER NOT NULL,         -- row of `answer`
  position INTEGER NOT NULL,          -- position in the answer, from 0
  step INTEGER NOT NULL,              -- the last step before the finding
  kind TEXT NOT NULL,                 -- ambiguousLayout, unsatisfiableConstraints, brokenInvariant or
                                      -- truncatedText
  view TEXT NOT NULL,                 -- path of the view concerned, empty for the screen
  message TEXT NOT NULL,              -- the measured values; the whole sentence for a finding with an
                                      -- engine's message
  subject TEXT,                       -- the broken invariant; the broken or unusable constraint;
                                      -- `horizontal`, `vertical` or `both` for an ambiguous layout; null for
                                      -- a finding with an engine's message
  conflict TEXT,                      -- JSON list of the constraints of a conflict, each with role, kind,
                                      -- name, view and equation; null without a conflict
  PRIMARY KEY (answer_id, position),
  FOREIGN KEY (answer_id, step) REFERENCES step (answer_id, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE size_estimate (
  -- One row is one view of an answer with an estimated intrinsic size, because its screen does not
  -- contain a required size.
  answer_id INTEGER NOT NULL REFERENCES answer (id),  -- row of `answer`
  position INTEGER NOT NULL,          -- position in the answer, from 0
  view TEXT NOT NULL,                 -- path of the view
  reason TEXT NOT NULL CHECK (reason IN ('symbol', 'image', 'font', 'customClass', 'drawnSize')),
                                      -- reason: a system symbol, an image that the document does not
                                      -- list, a replaced font, a class of the app, or a view with its
                                      -- size from the drawing
  name TEXT NOT NULL,                 -- name of the symbol, image, font or class; can be empty
  PRIMARY KEY (answer_id, position)
) STRICT, WITHOUT ROWID;

CREATE VIEW steps AS
-- One row is one step of a run. The snapshot is null unless the step is a checkpoint. Times are
-- virtual seconds.
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
-- One row is one event of a run, in the order of position. The cause is technique, system or script:
-- the application's code, UIKit, or a step of the scenario. Numbers before and after are points. An
-- engine that reports only keyboard notifications has no rows here. Times are virtual seconds.
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
-- screen's coordinates. Lengths are points. Times are virtual seconds.
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
-- One row is one keyboard notification in a run, with its frames in the screen's coordinates. The
-- cause is null if the engine recorded no events. Lengths are points. Times are virtual seconds.
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
  step.step,
  step.detail AS checkpoint,  -- name of the checkpoint
  controller.subject AS controller,  -- TEXT: name of the controller in events: the name of its screen
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
-- One row is one push or pop in a run. Times are virtual seconds.
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
-- One row is one constraint of a conflict in a run, or another item that acts as a constraint. Its
-- role is broken, conflicting or unusable.
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
    -- TEXT: `broken`, `conflicting`, or `unusable` because of a number
  json_extract(item.value, '$.kind') AS kind,
    -- TEXT: constraint, autoresizingMask, contentSize, arrangement or guide
  json_extract(item.value, '$.name') AS name,
    -- TEXT: id of a constraint, UIKit's identifier of an arrangement, or name of a guide
  json_extract(item.value, '$.view') AS item_view,
    -- TEXT: name of the view with the size, mask, arrangement or guide; empty for a constraint
  json_extract(item.value, '$.equation') AS equation
    -- TEXT: the constraint with its numbers; empty for other kinds
FROM named_runs
JOIN finding USING (answer_id)
JOIN json_each(finding.conflict) AS item;

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
