CREATE TABLE migration (
  -- One row is one migration that was applied to this database.
  number INTEGER PRIMARY KEY,         -- the file's number, from 1
  name TEXT NOT NULL UNIQUE,          -- the file's name without its ending
  checksum TEXT NOT NULL              -- SHA-256 of the file, hexadecimal
) STRICT;
CREATE TABLE engine (
  -- One row is one version of a program that computes geometry.
  id INTEGER PRIMARY KEY,             -- number of the row
  name TEXT NOT NULL,                 -- name of the engine
  version TEXT NOT NULL,              -- semantic version
  fingerprint TEXT NOT NULL,          -- digest of its answers to a fixed set of questions
  UNIQUE (name, version, fingerprint)
) STRICT;
CREATE TABLE device (
  -- One row is one simulated device.
  id INTEGER PRIMARY KEY,             -- number of the row
  name TEXT NOT NULL UNIQUE           -- name in the catalog: iphone-8
) STRICT;
CREATE TABLE scenario (
  -- One row is one scenario: screens and steps.
  id INTEGER PRIMARY KEY,             -- number of the row
  name TEXT NOT NULL UNIQUE           -- path in the folder of baselines: sign-up/keyboard
) STRICT;
CREATE TABLE scenario_case (
  -- One row is one case: a scenario on one device and system, in one orientation, by one technique,
  -- with the settings of a user.
  id INTEGER PRIMARY KEY,             -- number of the row
  scenario_id INTEGER NOT NULL REFERENCES scenario (id),  -- row of `scenario`
  device_id INTEGER NOT NULL REFERENCES device (id),  -- row of `device`
  orientation TEXT NOT NULL,          -- at the start: portrait or landscape
  technique TEXT NOT NULL,            -- keyboard technique: scrolling-content
  system TEXT NOT NULL DEFAULT '',    -- version of iOS: 9.3; empty for the system of the device's measures
  settings TEXT NOT NULL DEFAULT '',  -- the user's settings: de accessibilityLarge; empty without settings
  UNIQUE (scenario_id, device_id, orientation, technique, system, settings)
) STRICT;
CREATE TABLE question (
  -- One row is one version of a case's question. A change of the scenario, a screen or the device
  -- makes another question.
  id INTEGER PRIMARY KEY,             -- number of the row
  case_id INTEGER NOT NULL REFERENCES scenario_case (id),  -- row of `scenario_case`
  hash TEXT NOT NULL, wording_id INTEGER REFERENCES wording (id),                 -- digest of the scenario, the screens and the device
  UNIQUE (case_id, hash)
) STRICT;
CREATE TABLE recording (
  -- One row is one invocation of a recorder with one engine. It groups the runs.
  id INTEGER PRIMARY KEY AUTOINCREMENT,  -- number of the row
  engine_id INTEGER NOT NULL REFERENCES engine (id),  -- row of `engine`
  label TEXT,                         -- label from the user, not unique; null without a label
  source_commit TEXT,                 -- version of the scenarios and screens; null when unknown
  recorded_at TEXT,                   -- time of the recording, from the recorder's caller; never used for
                                      -- order
  engine_build TEXT,                  -- digest of the engine's program; null if unknown
  root BLOB NOT NULL
    DEFAULT x'0000000000000000000000000000000000000000000000000000000000000000'
    CHECK (length(root) = 32),
                                      -- sum of the digests of case, question and answer of each run
  geometry_hash BLOB CHECK (length(geometry_hash) = 32),
                                      -- SHA-256 of the cases and their geometry; null until the
                                      -- recording has ended
  details_root BLOB NOT NULL
    DEFAULT x'0000000000000000000000000000000000000000000000000000000000000000'
    CHECK (length(details_root) = 32)
                                      -- sum of the digests of the recording's own values and of its
                                      -- failures
) STRICT;
CREATE INDEX recording_by_label ON recording (label) WHERE label IS NOT NULL;
CREATE TABLE run (
  -- One row is one question of a recording with its answer. An unchanged answer adds only this row.
  id INTEGER PRIMARY KEY AUTOINCREMENT,  -- number of the row
  recording_id INTEGER NOT NULL REFERENCES recording (id),  -- row of `recording`
  question_id INTEGER NOT NULL REFERENCES question (id),  -- row of `question`
  answer_id INTEGER NOT NULL REFERENCES answer (id),  -- row of `answer`
  hash BLOB NOT NULL DEFAULT x'' CHECK (length(hash) IN (0, 32)),
                                      -- SHA-256 of the recording's number, its engine, the case, and
                                      -- the hashes of the question, the answer and the explanation, if
                                      -- any
  explanation_id INTEGER REFERENCES explanation (id),
                                      -- row of `explanation`; null without an explanation
  seal BLOB CHECK (length(seal) = 16) -- first 16 bytes of HMAC-SHA-256 over the engine with its build, the
                                      -- case, and the hashes of the question, the answer and the explanation,
                                      -- with the key of the recording user; null without a key
) STRICT;
CREATE INDEX run_by_question ON run (question_id);
CREATE INDEX run_by_recording ON run (recording_id, question_id, answer_id);
CREATE TABLE scenario_root (
  -- One row is the sum of the runs of one scenario in a recording.
  recording_id INTEGER NOT NULL REFERENCES recording (id),  -- row of `recording`
  scenario_id INTEGER NOT NULL REFERENCES scenario (id),  -- row of `scenario`
  root BLOB NOT NULL CHECK (length(root) = 32),
                                      -- sum of the digests of case, question and answer of each run
  PRIMARY KEY (recording_id, scenario_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE lease (
  -- One row is one recording in progress. It is removed at the end; the row of a killed process remains
  -- without effect.
  recording_id INTEGER PRIMARY KEY REFERENCES recording (id),
                                      -- row of `recording`
  process INTEGER NOT NULL,           -- id of the recorder's process
  started INTEGER NOT NULL,           -- start of that process, in ticks since the start of the machine
  host TEXT NOT NULL,                 -- boot of the machine and its process namespace; empty if unknown
  renewed_at INTEGER NOT NULL         -- time of the last stored runs, in seconds since 1970
) STRICT;
CREATE TABLE removed_recording (
  -- One row is one recording that was removed.
  id INTEGER PRIMARY KEY              -- number of the recording
) STRICT;
CREATE VIEW recordings AS
-- One row is one invocation of a recorder.
SELECT
  recording.id AS recording,  -- number of the recording; a larger number is later
  engine.name AS engine,
  engine.version,
  engine.fingerprint,
  recording.label,
  recording.source_commit,
  recording.recorded_at,
  (SELECT count(*) FROM run WHERE run.recording_id = recording.id) AS runs
    -- INTEGER: number of its runs
FROM recording
JOIN engine ON engine.id = recording.engine_id;
CREATE VIEW named_runs AS
-- One row is one run, with the names that the other views show.
SELECT
  run.id AS run,  -- number of the run; a larger number is later
  run.recording_id AS recording,  -- number of the recording; a larger number is later
  run.answer_id,
  question.case_id,
  question.hash AS question,
  scenario.name AS scenario,
  device.name AS device,
  scenario_case.orientation,
  scenario_case.technique,
  nullif(scenario_case.system, '') AS system,
    -- TEXT: version of iOS: 9.3; null for the system of the device's measures
  nullif(scenario_case.settings, '') AS settings,
    -- TEXT: the user's settings: de accessibilityLarge; null without settings
  recording.engine_id,
  engine.name AS engine,
  engine.version,
  recording.label,
  recording.source_commit
FROM run
JOIN recording ON recording.id = run.recording_id
JOIN engine ON engine.id = recording.engine_id
JOIN question ON question.id = run.question_id
JOIN scenario_case ON scenario_case.id = question.case_id
JOIN scenario ON scenario.id = scenario_case.scenario_id
JOIN device ON device.id = scenario_case.device_id;
CREATE VIEW runs AS
-- One row is one run. Equal geometry means that nothing moved.
SELECT
  run,
  recording,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  source_commit,
  (SELECT count(*) FROM step WHERE step.answer_id = named_runs.answer_id) AS steps,
    -- INTEGER: number of its steps
  (SELECT count(step.snapshot_id) FROM step WHERE step.answer_id = named_runs.answer_id)
    AS checkpoints,  -- INTEGER: number of checkpoints among the steps
  (SELECT count(*) FROM finding WHERE finding.answer_id = named_runs.answer_id) AS findings,
    -- INTEGER: number of its findings
  (SELECT lower(hex(geometry_hash)) FROM answer WHERE answer.id = named_runs.answer_id) AS geometry
    -- TEXT: hash of all geometry, hexadecimal; equal hashes mean that nothing moved
FROM named_runs;
CREATE TABLE plan (
  -- One row is one plan: a set of questions for one or several recorders.
  id INTEGER PRIMARY KEY,             -- number of the row
  hash TEXT NOT NULL UNIQUE           -- SHA-256 of its cases and their questions, hexadecimal
) STRICT;
CREATE TABLE planned_case (
  -- One row is one case of a plan.
  plan_id INTEGER NOT NULL REFERENCES plan (id),  -- row of `plan`
  case_id INTEGER NOT NULL REFERENCES scenario_case (id),  -- row of `scenario_case`
  question TEXT NOT NULL,             -- digest of the recorder's question
  draw INTEGER NOT NULL CHECK (draw >= 0),  -- first 63 bits of the SHA-256 of the case's name
  PRIMARY KEY (plan_id, case_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE shard (
  -- One row is a recording's part of a plan. The remainder of draw divided by count is number - 1 in
  -- each of its cases. An undivided plan has one part.
  recording_id INTEGER PRIMARY KEY REFERENCES recording (id),
                                      -- row of `recording`
  plan_id INTEGER NOT NULL REFERENCES plan (id),  -- row of `plan`
  number INTEGER NOT NULL CHECK (number BETWEEN 1 AND count),
                                      -- number of the part, from 1
  count INTEGER NOT NULL              -- number of parts
) STRICT;
CREATE INDEX shard_by_plan ON shard (plan_id);
CREATE TABLE failure (
  -- One row is one failed case: a question without an answer. It has no run in the recording.
  recording_id INTEGER NOT NULL REFERENCES recording (id),  -- row of `recording`
  question_id INTEGER NOT NULL REFERENCES question (id),  -- row of `question`
  kind TEXT NOT NULL CHECK (kind IN ('crash', 'timeout', 'refused', 'unsupported', 'inconsistent')),
                                      -- reason: the engine exited, was too slow, refused the case,
                                      -- lacks a capability, or wrote an invalid reply
  reason TEXT NOT NULL,               -- description, with the engine's last lines
  PRIMARY KEY (recording_id, question_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX failure_by_question ON failure (question_id);
CREATE VIEW expected_cases AS
-- One row is one case in a recording's part of the plan; run is null without a result.
SELECT
  shard.recording_id AS recording,  -- number of the recording; a larger number is later
  scenario.name AS scenario,
  device.name AS device,
  scenario_case.orientation,
  scenario_case.technique,
  nullif(scenario_case.system, '') AS system,
    -- TEXT: version of iOS: 9.3; null for the system of the device's measures
  nullif(scenario_case.settings, '') AS settings,
    -- TEXT: the user's settings: de accessibilityLarge; null without settings
  planned_case.question,
  (
    SELECT max(run.id)
    FROM run
    JOIN question ON question.id = run.question_id
    WHERE run.recording_id = shard.recording_id AND question.case_id = planned_case.case_id
  ) AS run  -- INTEGER: the newest run of the case in the recording; null without a run
FROM shard
JOIN planned_case
  ON planned_case.plan_id = shard.plan_id
  AND planned_case.draw % shard.count = shard.number - 1
JOIN scenario_case ON scenario_case.id = planned_case.case_id
JOIN scenario ON scenario.id = scenario_case.scenario_id
JOIN device ON device.id = scenario_case.device_id;
CREATE VIEW shards AS
-- One row is one recording with a manifest: its plan, its part, and the numbers of expected and
-- recorded cases.
SELECT
  shard.recording_id AS recording,  -- number of the recording; a larger number is later
  plan.hash AS plan,
  shard.number,
  shard.count,
  (SELECT count(*) FROM planned_case WHERE planned_case.plan_id = plan.id) AS planned,
    -- INTEGER: number of cases of the plan
  (SELECT count(*) FROM expected_cases WHERE expected_cases.recording = shard.recording_id)
    AS expected,  -- INTEGER: number of these cases in the recording's part
  (SELECT count(run) FROM expected_cases WHERE expected_cases.recording = shard.recording_id)
    AS done  -- INTEGER: number of these cases with a run
FROM shard
JOIN plan ON plan.id = shard.plan_id;
CREATE VIEW failures AS
-- One row is one case without an answer in a recording, with the reason.
SELECT
  failure.recording_id AS recording,  -- number of the recording; a larger number is later
  scenario.name AS scenario,
  device.name AS device,
  scenario_case.orientation,
  scenario_case.technique,
  nullif(scenario_case.system, '') AS system,
    -- TEXT: version of iOS: 9.3; null for the system of the device's measures
  nullif(scenario_case.settings, '') AS settings,
    -- TEXT: the user's settings: de accessibilityLarge; null without settings
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
CREATE TABLE snapshot (
  -- One row is one distinct state of a screen.
  id INTEGER PRIMARY KEY,             -- number of the row
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
                                      -- SHA-256 of the screen, its views and its elements
  window_width REAL NOT NULL,         -- width of the window
  window_height REAL NOT NULL,        -- height of the window
  keyboard_x REAL,                    -- left edge of the keyboard on the screen; null while it is hidden
  keyboard_y REAL,                    -- upper edge of the keyboard on the screen; null while it is hidden
  keyboard_width REAL,                -- width of the keyboard; null while it is hidden
  keyboard_height REAL,               -- height of the keyboard; null while it is hidden
  first_responder TEXT                -- path of the focused view; null without a focused view
) STRICT;
CREATE TABLE view_path (
  -- One row is the name of a view and its ancestors, from the screen down: signUp/form/email.
  id INTEGER PRIMARY KEY,             -- number of the row
  path TEXT NOT NULL UNIQUE           -- names of the view and its ancestors, from the screen down:
                                      -- signUp/form/email
) STRICT;
CREATE TABLE view_class (
  -- One row is a class of UIKit: UITextField.
  id INTEGER PRIMARY KEY,             -- number of the row
  name TEXT NOT NULL UNIQUE           -- the class's name
) STRICT;
CREATE TABLE geometry (
  -- One row is one view in one snapshot.
  snapshot_id INTEGER NOT NULL REFERENCES snapshot (id),  -- row of `snapshot`
  view_id INTEGER NOT NULL REFERENCES view_path (id),  -- row of `view_path`
  position INTEGER NOT NULL,          -- from 0; parents before children, siblings back to front
  class_id INTEGER NOT NULL REFERENCES view_class (id),  -- row of `view_class`
  hidden INTEGER NOT NULL CHECK (hidden IN (0, 1)),
                                      -- 1 if the view itself is hidden, else 0; its superviews are not
                                      -- considered
  x REAL NOT NULL,                    -- left edge of the frame, in the superview's coordinates
  y REAL NOT NULL,                    -- upper edge of the frame, in the superview's coordinates
  width REAL NOT NULL,                -- width of the frame
  height REAL NOT NULL,               -- height of the frame
  window_x REAL NOT NULL,             -- left edge of the frame, in the window's coordinates
  window_y REAL NOT NULL,             -- upper edge of the frame, in the window's coordinates
  window_width REAL NOT NULL,         -- width of the frame, in the window's coordinates
  window_height REAL NOT NULL,        -- height of the frame, in the window's coordinates
  safe_top REAL NOT NULL,             -- inset of the safe area at the upper edge
  safe_left REAL NOT NULL,            -- inset of the safe area at the left edge
  safe_bottom REAL NOT NULL,          -- inset of the safe area at the lower edge
  safe_right REAL NOT NULL,           -- inset of the safe area at the right edge
  PRIMARY KEY (snapshot_id, view_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE scroll_geometry (
  -- One row is the content size, offset and insets of one scroll view in one snapshot.
  snapshot_id INTEGER NOT NULL,       -- row of `snapshot`
  view_id INTEGER NOT NULL,           -- row of `view_path`
  content_width REAL NOT NULL,        -- width of the content
  content_height REAL NOT NULL,       -- height of the content
  offset_x REAL NOT NULL,             -- content offset: the content's point at the scroll view's left
                                      -- edge
  offset_y REAL NOT NULL,             -- content offset: the content's point at the scroll view's upper
                                      -- edge
  inset_top REAL NOT NULL,            -- content inset from code, at the upper edge
  inset_left REAL NOT NULL,           -- content inset from code, at the left edge
  inset_bottom REAL NOT NULL,         -- content inset from code, at the lower edge
  inset_right REAL NOT NULL,          -- content inset from code, at the right edge
  adjusted_top REAL NOT NULL,         -- content inset with the safe area's part, at the upper edge
  adjusted_left REAL NOT NULL,        -- content inset with the safe area's part, at the left edge
  adjusted_bottom REAL NOT NULL,      -- content inset with the safe area's part, at the lower edge
  adjusted_right REAL NOT NULL,       -- content inset with the safe area's part, at the right edge
  PRIMARY KEY (snapshot_id, view_id),
  FOREIGN KEY (snapshot_id, view_id) REFERENCES geometry (snapshot_id, view_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE accessibility_element (
  -- One row is one accessibility element in a snapshot.
  snapshot_id INTEGER NOT NULL,       -- row of `snapshot`
  position INTEGER NOT NULL,          -- position in reading order, from 0
  view_id INTEGER NOT NULL,           -- the view, or the view that contains the element
  label TEXT,                         -- label, read first; null without a label
  value TEXT,                         -- current value; null without a value
  hint TEXT,                          -- hint about the effect of the control; null without a hint
  identifier TEXT,                    -- name for tests; null without a name
  traits TEXT NOT NULL,               -- names of the traits in order, separated by spaces; can be empty
  PRIMARY KEY (snapshot_id, position),
  FOREIGN KEY (snapshot_id, view_id) REFERENCES geometry (snapshot_id, view_id)
) STRICT, WITHOUT ROWID;
CREATE VIEW frames AS
-- One row is one view at one checkpoint of a run. x and y are in the superview's coordinates, window_x
-- and window_y in the window's coordinates. safe_top and the others are the insets of the safe area.
-- Lengths are points.
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
  geometry.position,
  view_path.path AS view,
  view_class.name AS class,
  geometry.x,
  geometry.y,
  geometry.width,
  geometry.height,
  geometry.window_x,
  geometry.window_y,
  geometry.window_width,
  geometry.window_height,
  geometry.safe_top,
  geometry.safe_left,
  geometry.safe_bottom,
  geometry.safe_right,
  geometry.hidden,
  geometry.snapshot_id AS snapshot
FROM named_runs
JOIN step USING (answer_id)
JOIN geometry ON geometry.snapshot_id = step.snapshot_id
JOIN view_path ON view_path.id = geometry.view_id
JOIN view_class ON view_class.id = geometry.class_id;
CREATE VIEW scroll_views AS
-- One row is one scroll view at one checkpoint of a run. The offset's y grows when the content scrolls
-- up. inset_top and the others are the insets from code. adjusted_top and the others include the safe
-- area. Lengths are points.
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
  geometry.width,
  geometry.height,
  scroll_geometry.content_width,
  scroll_geometry.content_height,
  scroll_geometry.offset_x,
  scroll_geometry.offset_y,
  scroll_geometry.inset_top,
  scroll_geometry.inset_left,
  scroll_geometry.inset_bottom,
  scroll_geometry.inset_right,
  scroll_geometry.adjusted_top,
  scroll_geometry.adjusted_left,
  scroll_geometry.adjusted_bottom,
  scroll_geometry.adjusted_right
FROM named_runs
JOIN step USING (answer_id)
JOIN scroll_geometry ON scroll_geometry.snapshot_id = step.snapshot_id
JOIN geometry USING (snapshot_id, view_id)
JOIN view_path ON view_path.id = scroll_geometry.view_id;
CREATE VIEW legal_offsets AS
-- One row is one scroll view at one checkpoint of a run, with the content offsets that a drag reaches:
-- from min_x and min_y to max_x and max_y. Both are equal if the content fits. beyond_x and beyond_y
-- are the distances of the offset beyond these limits, 0 inside. Below a collapsed large title, a drag
-- can scroll further up than min_y by the collapsed height. Lengths are points.
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
  step,
  checkpoint,
  view,
  offset_x,
  offset_y,
  min_x,  -- REAL: minimum content offset that a drag reaches, to the right
  max_x,  -- REAL: maximum content offset that a drag reaches, to the right
  min_y,  -- REAL: minimum content offset that a drag reaches, downwards
  max_y,  -- REAL: maximum content offset that a drag reaches, downwards
  round(offset_x - max(min_x, min(max_x, offset_x)), 3) AS beyond_x,
    -- REAL: distance of the offset beyond these limits to the right; negative to the left, 0 inside
  round(offset_y - max(min_y, min(max_y, offset_y)), 3) AS beyond_y
    -- REAL: distance of the offset beyond these limits downwards; negative upwards, 0 inside
FROM (
  SELECT
    *,
    0 - adjusted_left AS min_x,
    max(0 - adjusted_left, round(content_width + adjusted_right - width, 3)) AS max_x,
    0 - adjusted_top AS min_y,
    max(0 - adjusted_top, round(content_height + adjusted_bottom - height, 3)) AS max_y
  FROM scroll_views
);
CREATE VIEW covered_fields AS
-- One row is one text input that the keyboard covers, wholly or in part, at one checkpoint of a run.
-- Lengths are in the window's coordinates. Lengths are points.
SELECT
  frames.run,
  frames.scenario,
  frames.device,
  frames.orientation,
  frames.technique,
  frames.system,
  frames.settings,
  frames.engine,
  frames.version,
  frames.label,
  frames.step,
  frames.checkpoint,
  frames.view,
  frames.class,
  frames.view IS snapshot.first_responder AS focused,
    -- INTEGER: 1 if the field is the first responder, else 0
  frames.window_y,
  frames.window_height,
  snapshot.keyboard_y,
  min(frames.window_y + frames.window_height, snapshot.keyboard_y + snapshot.keyboard_height)
    - max(frames.window_y, snapshot.keyboard_y) AS covered_height
    -- REAL: height of the covered part of the field
FROM frames
JOIN snapshot ON snapshot.id = frames.snapshot
WHERE frames.class IN ('UITextField', 'UITextView', 'UISearchTextField', 'UISearchBar')
  AND frames.window_y < snapshot.keyboard_y + snapshot.keyboard_height
  AND frames.window_y + frames.window_height > snapshot.keyboard_y
  AND frames.window_x < snapshot.keyboard_x + snapshot.keyboard_width
  AND frames.window_x + frames.window_width > snapshot.keyboard_x
  AND NOT EXISTS (
    SELECT 1
    FROM geometry AS hiding
    JOIN view_path AS hiding_path ON hiding_path.id = hiding.view_id
    WHERE hiding.snapshot_id = frames.snapshot
      AND hiding.hidden
      AND substr(frames.view || '/', 1, length(hiding_path.path) + 1) = hiding_path.path || '/'
  );
CREATE VIEW accessibility_elements AS
-- One row is one accessibility element at one checkpoint of a run. Only scenarios with accessibility:
-- true record them.
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
  named_runs.label,
  step.step,
  step.detail AS checkpoint,  -- name of the checkpoint
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
CREATE VIEW compared_runs AS
-- One row is one case with the two runs that drift compares: its newest run, and the newest earlier
-- run by another engine version or under another label.
WITH newest AS (
  SELECT case_id, max(run.id) AS run
  FROM run
  JOIN question ON question.id = run.question_id
  GROUP BY case_id
)
SELECT
  newest.case_id,  -- INTEGER: the case of both runs
  max(earlier.id) AS from_run,  -- INTEGER: number of the earlier run
  later.id AS to_run  -- number of the later run
FROM newest
JOIN run AS later ON later.id = newest.run
JOIN recording AS later_recording ON later_recording.id = later.recording_id
JOIN question ON question.case_id = newest.case_id
JOIN run AS earlier ON earlier.question_id = question.id AND earlier.id < later.id
JOIN recording AS earlier_recording ON earlier_recording.id = earlier.recording_id
WHERE earlier_recording.engine_id <> later_recording.engine_id
  OR earlier_recording.label IS NOT later_recording.label
GROUP BY newest.case_id;
CREATE VIEW compared_snapshots AS
-- One row is one checkpoint that differs between compared runs. A snapshot is null if its run lacks
-- the checkpoint.
SELECT
  compared_runs.from_run,
  compared_runs.to_run,
  from_step.detail AS checkpoint,  -- name of the checkpoint
  from_step.snapshot_id AS from_snapshot,
    -- row of `snapshot` in the earlier run; null where it lacks the checkpoint
  to_step.snapshot_id AS to_snapshot
    -- row of `snapshot` in the later run; null where it lacks the checkpoint
FROM compared_runs
JOIN run AS from_answer ON from_answer.id = compared_runs.from_run
JOIN run AS to_answer ON to_answer.id = compared_runs.to_run
JOIN step AS from_step
  ON from_step.answer_id = from_answer.answer_id
  AND from_step.snapshot_id IS NOT NULL
LEFT JOIN step AS to_step
  ON to_step.answer_id = to_answer.answer_id
  AND to_step.snapshot_id IS NOT NULL
  AND to_step.detail = from_step.detail
WHERE from_answer.answer_id <> to_answer.answer_id
  AND from_step.snapshot_id IS NOT to_step.snapshot_id
UNION ALL
SELECT
  compared_runs.from_run,
  compared_runs.to_run,
  to_step.detail,
  NULL,
  to_step.snapshot_id
FROM compared_runs
JOIN run AS from_answer ON from_answer.id = compared_runs.from_run
JOIN run AS to_answer ON to_answer.id = compared_runs.to_run
JOIN step AS to_step
  ON to_step.answer_id = to_answer.answer_id
  AND to_step.snapshot_id IS NOT NULL
WHERE NOT EXISTS (
  SELECT 1
  FROM step AS from_step
  WHERE from_step.answer_id = from_answer.answer_id
    AND from_step.snapshot_id IS NOT NULL
    AND from_step.detail = to_step.detail
);
CREATE VIEW compared_geometry AS
-- One row is one view at one checkpoint with different geometry in compared runs. The ids of a side
-- are null if it lacks the view.
SELECT
  compared_snapshots.*,
  before.view_id,  -- the view, in one or both runs
  before.view_id AS from_view,
  after.view_id AS to_view
FROM compared_snapshots
JOIN geometry AS before ON before.snapshot_id = compared_snapshots.from_snapshot
LEFT JOIN geometry AS after
  ON after.snapshot_id = compared_snapshots.to_snapshot
  AND after.view_id = before.view_id
LEFT JOIN scroll_geometry AS scrolled_before
  ON scrolled_before.snapshot_id = before.snapshot_id
  AND scrolled_before.view_id = before.view_id
LEFT JOIN scroll_geometry AS scrolled_after
  ON scrolled_after.snapshot_id = after.snapshot_id
  AND scrolled_after.view_id = after.view_id
WHERE (before.class_id, before.hidden, before.x, before.y, before.width, before.height,
    before.window_x, before.window_y, before.window_width, before.window_height,
    before.safe_top, before.safe_left, before.safe_bottom, before.safe_right)
  IS NOT (after.class_id, after.hidden, after.x, after.y, after.width, after.height,
    after.window_x, after.window_y, after.window_width, after.window_height,
    after.safe_top, after.safe_left, after.safe_bottom, after.safe_right)
  OR (scrolled_before.content_width, scrolled_before.content_height,
    scrolled_before.offset_x, scrolled_before.offset_y,
    scrolled_before.inset_top, scrolled_before.inset_left,
    scrolled_before.inset_bottom, scrolled_before.inset_right,
    scrolled_before.adjusted_top, scrolled_before.adjusted_left,
    scrolled_before.adjusted_bottom, scrolled_before.adjusted_right)
  IS NOT (scrolled_after.content_width, scrolled_after.content_height,
    scrolled_after.offset_x, scrolled_after.offset_y,
    scrolled_after.inset_top, scrolled_after.inset_left,
    scrolled_after.inset_bottom, scrolled_after.inset_right,
    scrolled_after.adjusted_top, scrolled_after.adjusted_left,
    scrolled_after.adjusted_bottom, scrolled_after.adjusted_right)
UNION ALL
SELECT
  compared_snapshots.*,
  after.view_id,
  NULL,
  after.view_id
FROM compared_snapshots
JOIN geometry AS after ON after.snapshot_id = compared_snapshots.to_snapshot
WHERE NOT EXISTS (
  SELECT 1
  FROM geometry AS before
  WHERE before.snapshot_id = compared_snapshots.from_snapshot
    AND before.view_id = after.view_id
);
CREATE VIEW drift AS
-- One row is one view at one checkpoint with different geometry in the newest run of a case and in the
-- newest earlier run by another engine version or under another label. Frames are in the superview's
-- coordinates. dx, dy, dwidth and dheight are their changes; window_dx and window_dy are the view's
-- movement in the window. Changes of scroll views are in scroll_views. Lengths are points.
SELECT
  later.scenario,
  later.device,
  later.orientation,
  later.technique,
  later.system,
  later.settings,
  compared_geometry.checkpoint,
  view_path.path AS view,
  CASE
    WHEN before.view_id IS NULL THEN 'appeared'
    WHEN after.view_id IS NULL THEN 'disappeared'
    WHEN before.hidden <> after.hidden THEN iif(after.hidden, 'hidden', 'shown')
    WHEN (before.x, before.y) <> (after.x, after.y)
      AND (before.width, before.height) <> (after.width, after.height) THEN 'moved and resized'
    WHEN (before.x, before.y) <> (after.x, after.y) THEN 'moved'
    WHEN (before.width, before.height) <> (after.width, after.height) THEN 'resized'
    WHEN (before.window_x, before.window_y, before.window_width, before.window_height)
      <> (after.window_x, after.window_y, after.window_width, after.window_height)
      THEN 'moved with an ancestor'
    WHEN before.class_id <> after.class_id THEN 'class changed'
    WHEN (before.safe_top, before.safe_left, before.safe_bottom, before.safe_right)
      <> (after.safe_top, after.safe_left, after.safe_bottom, after.safe_right)
      THEN 'safe area changed'
    ELSE 'scrolling changed'
  END AS change,  -- TEXT: the change of the view: moved, resized, appeared, ...
  before.x AS from_x,
  before.y AS from_y,
  before.width AS from_width,
  before.height AS from_height,
  after.x AS to_x,
  after.y AS to_y,
  after.width AS to_width,
  after.height AS to_height,
  round(after.x - before.x, 3) AS dx,  -- REAL: how far the frame moved to the right in the superview
  round(after.y - before.y, 3) AS dy,  -- REAL: how far the frame moved down in the superview
  round(after.width - before.width, 3) AS dwidth,  -- REAL: change of the width
  round(after.height - before.height, 3) AS dheight,  -- REAL: change of the height
  round(after.window_x - before.window_x, 3) AS window_dx,
    -- REAL: how far the view moved to the right in the window
  round(after.window_y - before.window_y, 3) AS window_dy,
    -- REAL: how far the view moved down in the window
  earlier.version AS from_version,
  later.version AS to_version,
  earlier.label AS from_label,
  later.label AS to_label,
  compared_geometry.from_run,
  compared_geometry.to_run
FROM compared_geometry
JOIN named_runs AS earlier ON earlier.run = compared_geometry.from_run
JOIN named_runs AS later ON later.run = compared_geometry.to_run
JOIN view_path ON view_path.id = compared_geometry.view_id
LEFT JOIN geometry AS before
  ON before.snapshot_id = compared_geometry.from_snapshot
  AND before.view_id = compared_geometry.from_view
LEFT JOIN geometry AS after
  ON after.snapshot_id = compared_geometry.to_snapshot
  AND after.view_id = compared_geometry.to_view;
CREATE VIEW history AS
-- One row is one run with another frame of a view at a checkpoint than the previous run of the case.
-- The first row of a view is its first run. Lengths are points.
SELECT
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  checkpoint,
  view,
  run,
  engine,
  version,
  label,
  x,
  y,
  width,
  height,
  window_x,
  window_y,
  window_width,
  window_height
FROM (
  SELECT
    *,
    lag(x || ' ' || y || ' ' || width || ' ' || height || ' ' || window_x || ' ' || window_y
      || ' ' || window_width || ' ' || window_height) OVER earlier AS previous
  FROM frames
  WINDOW earlier AS (
    PARTITION BY scenario, device, orientation, technique, system, settings, checkpoint, view
    ORDER BY run
  )
)
WHERE previous IS NOT x || ' ' || y || ' ' || width || ' ' || height || ' ' || window_x || ' '
  || window_y || ' ' || window_width || ' ' || window_height;
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
