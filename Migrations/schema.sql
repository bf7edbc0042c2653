-- What all migrations lead to, for new databases, which need not be taken through them. Written by
-- .ci/schema-reference --write.

CREATE TABLE migration (
  -- One row is one file of schema changes that was applied to this database.
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  checksum TEXT NOT NULL              -- SHA-256 of the file, hexadecimal
) STRICT;

CREATE TABLE engine (
  -- One row is one version of a program that computes geometry.
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  version TEXT NOT NULL,              -- semantic version
  fingerprint TEXT NOT NULL,          -- digest of its answers to a fixed set of questions
  UNIQUE (name, version, fingerprint)
) STRICT;

CREATE TABLE device (
  -- One row is one simulated device.
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE           -- as the catalog calls it: iphone-8
) STRICT;

CREATE TABLE scenario (
  -- One row is one scenario: screens, and what happens to them step by step.
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE           -- path in the folder of baselines: sign-up/keyboard
) STRICT;

CREATE TABLE question (
  -- One row is one wording of a case; editing the scenario, a screen or the device makes another.
  id INTEGER PRIMARY KEY,
  case_id INTEGER NOT NULL REFERENCES scenario_case (id),
  hash TEXT NOT NULL,                 -- digest of the scenario, the screens and the device
  UNIQUE (case_id, hash)
) STRICT;

CREATE TABLE recording (
  -- One row is one invocation of a recorder with one engine; its runs belong together.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  engine_id INTEGER NOT NULL REFERENCES engine (id),
  label TEXT,                         -- given by the user, may occur again; null without one
  source_commit TEXT,                 -- version of the scenarios and screens; null when unknown
  recorded_at TEXT                    -- as the recorder was told, never used for order
, engine_build TEXT, root BLOB NOT NULL
  DEFAULT x'0000000000000000000000000000000000000000000000000000000000000000' CHECK (length(root) = 32), geometry_hash BLOB CHECK (length(geometry_hash) = 32), details_root BLOB NOT NULL
  DEFAULT x'0000000000000000000000000000000000000000000000000000000000000000'
  CHECK (length(details_root) = 32)) STRICT;

CREATE INDEX recording_by_label ON recording (label) WHERE label IS NOT NULL;

CREATE TABLE run (
  -- One row is one question that a recording asked, with its answer. An unchanged answer costs
  -- this row only.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recording_id INTEGER NOT NULL REFERENCES recording (id),
  question_id INTEGER NOT NULL REFERENCES question (id),
  answer_id INTEGER NOT NULL REFERENCES answer (id)
, hash BLOB NOT NULL DEFAULT x'' CHECK (length(hash) IN (0, 32)), explanation_id INTEGER REFERENCES explanation (id), seal BLOB CHECK (length(seal) = 16)) STRICT;

CREATE INDEX run_by_question ON run (question_id);

CREATE TABLE answer (
  -- One row is one distinct answer: all that happened in a run.
  id INTEGER PRIMARY KEY,
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),        -- of everything below
  geometry_hash BLOB NOT NULL CHECK (length(geometry_hash) = 32)
                                      -- without the wording of steps and without findings
) STRICT;

CREATE TABLE step (
  -- One row is one step of an answer as it was carried out.
  answer_id INTEGER NOT NULL REFERENCES answer (id),
  step INTEGER NOT NULL CHECK (step >= 0),                    -- position in the scenario, from 0
  time REAL NOT NULL,                 -- when it began
  action TEXT NOT NULL,               -- focus, rotate, checkpoint, ...
  detail TEXT NOT NULL,               -- the argument, for a checkpoint its name; may be empty
  snapshot_id INTEGER REFERENCES snapshot (id),               -- what a checkpoint saw, else null
  PRIMARY KEY (answer_id, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE navigation_push (
  -- One row is one push or pop of a navigation controller.
  answer_id INTEGER NOT NULL,
  position INTEGER NOT NULL,          -- in the answer, from 0
  step INTEGER NOT NULL,              -- during which it happened
  time REAL NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('push', 'pop')),
  from_screen TEXT NOT NULL,          -- on top before
  to_screen TEXT NOT NULL,            -- on top after
  animated INTEGER NOT NULL CHECK (animated IN (0, 1)),
  PRIMARY KEY (answer_id, position),
  FOREIGN KEY (answer_id, step) REFERENCES step (answer_id, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE finding (
  -- One row is one complaint of the engine or of an invariant.
  answer_id INTEGER NOT NULL,
  position INTEGER NOT NULL,          -- in the answer, from 0
  step INTEGER NOT NULL,              -- after which it was noticed
  kind TEXT NOT NULL,                 -- ambiguousLayout, unsatisfiableConstraints, brokenInvariant
  view TEXT NOT NULL,                 -- path of the view concerned, empty for the screen
  message TEXT NOT NULL, subject TEXT, conflict TEXT,              -- one sentence
  PRIMARY KEY (answer_id, position),
  FOREIGN KEY (answer_id, step) REFERENCES step (answer_id, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshot (
  -- One row is one distinct state of a screen.
  id INTEGER PRIMARY KEY,
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),        -- of the screen and all its views
  window_width REAL NOT NULL,
  window_height REAL NOT NULL,
  keyboard_x REAL,                    -- in the screen's coordinates; null while off screen
  keyboard_y REAL,
  keyboard_width REAL,
  keyboard_height REAL,
  first_responder TEXT                -- path of the focused view; null without one
) STRICT;

CREATE TABLE view_path (
  -- One row is the name of a view and its ancestors, from the screen down: signUp/form/email.
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE view_class (
  -- One row is a class of UIKit: UITextField.
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE geometry (
  -- One row is one view in one snapshot.
  snapshot_id INTEGER NOT NULL REFERENCES snapshot (id),
  view_id INTEGER NOT NULL REFERENCES view_path (id),
  position INTEGER NOT NULL,          -- from 0; parents before children, siblings back to front
  class_id INTEGER NOT NULL REFERENCES view_class (id),
  hidden INTEGER NOT NULL CHECK (hidden IN (0, 1)),           -- itself, not by an ancestor
  x REAL NOT NULL,                    -- frame in the superview's coordinates
  y REAL NOT NULL,
  width REAL NOT NULL,
  height REAL NOT NULL,
  window_x REAL NOT NULL,             -- frame in the window's coordinates
  window_y REAL NOT NULL,
  window_width REAL NOT NULL,
  window_height REAL NOT NULL,
  safe_top REAL NOT NULL,             -- safe-area insets
  safe_left REAL NOT NULL,
  safe_bottom REAL NOT NULL,
  safe_right REAL NOT NULL,
  PRIMARY KEY (snapshot_id, view_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE scroll_geometry (
  -- One row is what a scroll view in one snapshot has beside the geometry of a view.
  snapshot_id INTEGER NOT NULL,
  view_id INTEGER NOT NULL,
  content_width REAL NOT NULL,
  content_height REAL NOT NULL,
  offset_x REAL NOT NULL,
  offset_y REAL NOT NULL,
  inset_top REAL NOT NULL,            -- content inset that code has set
  inset_left REAL NOT NULL,
  inset_bottom REAL NOT NULL,
  inset_right REAL NOT NULL,
  adjusted_top REAL NOT NULL,         -- content inset with the safe area's part
  adjusted_left REAL NOT NULL,
  adjusted_bottom REAL NOT NULL,
  adjusted_right REAL NOT NULL,
  PRIMARY KEY (snapshot_id, view_id),
  FOREIGN KEY (snapshot_id, view_id) REFERENCES geometry (snapshot_id, view_id)
) STRICT, WITHOUT ROWID;

CREATE VIEW recordings AS
-- One row is one invocation of a recorder.
SELECT
  recording.id AS recording,
  engine.name AS engine,
  engine.version,
  engine.fingerprint,
  recording.label,
  recording.source_commit,
  recording.recorded_at,
  (SELECT count(*) FROM run WHERE run.recording_id = recording.id) AS runs
FROM recording
JOIN engine ON engine.id = recording.engine_id;

CREATE VIEW compared_runs AS
-- One row is one case with the two runs that drift compares: its newest run, and the newest
-- earlier one that another engine version or another label recorded.
WITH newest AS (
  SELECT case_id, max(run.id) AS run
  FROM run
  JOIN question ON question.id = run.question_id
  GROUP BY case_id
)
SELECT
  newest.case_id,
  max(earlier.id) AS from_run,
  later.id AS to_run
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
-- One row is one checkpoint of compared runs that is not the same in both; a snapshot is null
-- where its run lacks the checkpoint.
SELECT
  compared_runs.from_run,
  compared_runs.to_run,
  from_step.detail AS checkpoint,
  from_step.snapshot_id AS from_snapshot,
  to_step.snapshot_id AS to_snapshot
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
-- One row is one view at one checkpoint whose geometry differs between compared runs; the ids of
-- a side are null where it lacks the view.
SELECT
  compared_snapshots.*,
  before.view_id,
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

CREATE TABLE plan (
  -- One row is one set of questions that recorders set out to ask, one or several of them together.
  id INTEGER PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE           -- SHA-256 of its cases and their questions, hexadecimal
) STRICT;

CREATE TABLE planned_case (
  -- One row is one case of a plan.
  plan_id INTEGER NOT NULL REFERENCES plan (id),
  case_id INTEGER NOT NULL REFERENCES scenario_case (id),
  question TEXT NOT NULL,             -- digest of the question as the recorder asks it
  draw INTEGER NOT NULL CHECK (draw >= 0),
                                      -- of the case's name: the first 63 bits of its SHA-256
  PRIMARY KEY (plan_id, case_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE shard (
  -- One row is the part of a plan that fell to a recording: the cases for which the remainder of
  -- draw divided by count is number - 1. An undivided plan has one part.
  recording_id INTEGER PRIMARY KEY REFERENCES recording (id),
  plan_id INTEGER NOT NULL REFERENCES plan (id),
  number INTEGER NOT NULL CHECK (number BETWEEN 1 AND count),
  count INTEGER NOT NULL
) STRICT;

CREATE INDEX shard_by_plan ON shard (plan_id);

CREATE VIEW shards AS
-- One row is one recording with a manifest: which part of which plan it is, and how many of the
-- cases that fell to it are expected and done.
SELECT
  shard.recording_id AS recording,
  plan.hash AS plan,
  shard.number,
  shard.count,
  (SELECT count(*) FROM planned_case WHERE planned_case.plan_id = plan.id) AS planned,
  (SELECT count(*) FROM expected_cases WHERE expected_cases.recording = shard.recording_id)
    AS expected,
  (SELECT count(run) FROM expected_cases WHERE expected_cases.recording = shard.recording_id)
    AS done
FROM shard
JOIN plan ON plan.id = shard.plan_id;

CREATE TABLE failure (
  -- One row is one question that a recording put to its engine, or meant to, and got no answer to.
  -- A case that failed is not done: it has no run in the recording.
  recording_id INTEGER NOT NULL REFERENCES recording (id),
  question_id INTEGER NOT NULL REFERENCES question (id),
  kind TEXT NOT NULL
    CHECK (kind IN ('crash', 'timeout', 'refused', 'unsupported', 'inconsistent')),
                                      -- the engine ended; took too long; said that it cannot; does
                                      -- not list what the case needs; wrote something else
  reason TEXT NOT NULL,               -- what happened, with the engine's last words; lines
  PRIMARY KEY (recording_id, question_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX failure_by_question ON failure (question_id);

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

CREATE TABLE scenario_case (
  -- One row is one scenario on one device and system, in one orientation, by one technique, for a user with
  -- settings.
  id INTEGER PRIMARY KEY,
  scenario_id INTEGER NOT NULL REFERENCES scenario (id),
  device_id INTEGER NOT NULL REFERENCES device (id),
  orientation TEXT NOT NULL,          -- at the start: portrait or landscape
  technique TEXT NOT NULL,            -- scrolling-content
  system TEXT NOT NULL DEFAULT '',    -- 9.3; empty for that of the device's measures
  settings TEXT NOT NULL DEFAULT '',  -- de accessibilityLarge; empty for a user who has chosen nothing
  UNIQUE (scenario_id, device_id, orientation, technique, system, settings)
) STRICT;

CREATE VIEW named_runs AS
-- One row is one run, with the names that the other views show.
SELECT
  run.id AS run,
  run.recording_id AS recording,
  run.answer_id,
  question.case_id,
  question.hash AS question,
  scenario.name AS scenario,
  device.name AS device,
  scenario_case.orientation,
  scenario_case.technique,
  nullif(scenario_case.system, '') AS system,
  nullif(scenario_case.settings, '') AS settings,
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
-- One row is one run; equal geometry means that nothing moved.
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
  (SELECT count(step.snapshot_id) FROM step WHERE step.answer_id = named_runs.answer_id)
    AS checkpoints,
  (SELECT count(*) FROM finding WHERE finding.answer_id = named_runs.answer_id) AS findings,
  (SELECT lower(hex(geometry_hash)) FROM answer WHERE answer.id = named_runs.answer_id) AS geometry
FROM named_runs;

CREATE VIEW expected_cases AS
-- One row is one case that a recording was to record; run is null where it did not.
SELECT
  shard.recording_id AS recording,
  scenario.name AS scenario,
  device.name AS device,
  scenario_case.orientation,
  scenario_case.technique,
  nullif(scenario_case.system, '') AS system,
  nullif(scenario_case.settings, '') AS settings,
  planned_case.question,
  (
    SELECT max(run.id)
    FROM run
    JOIN question ON question.id = run.question_id
    WHERE run.recording_id = shard.recording_id AND question.case_id = planned_case.case_id
  ) AS run
FROM shard
JOIN planned_case
  ON planned_case.plan_id = shard.plan_id
  AND planned_case.draw % shard.count = shard.number - 1
JOIN scenario_case ON scenario_case.id = planned_case.case_id
JOIN scenario ON scenario.id = scenario_case.scenario_id
JOIN device ON device.id = scenario_case.device_id;

CREATE VIEW failures AS
-- One row is one case that got no answer in a recording, and why.
SELECT
  failure.recording_id AS recording,
  scenario.name AS scenario,
  device.name AS device,
  scenario_case.orientation,
  scenario_case.technique,
  nullif(scenario_case.system, '') AS system,
  nullif(scenario_case.settings, '') AS settings,
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

CREATE VIEW frames AS
-- One row is one view at one checkpoint of a run. Lengths are points on a grid of thousandths, x
-- growing to the right and y downwards: x and y in the superview's coordinates, window_x and window_y
-- in the window's; safe_top and the others are the insets of the safe area.
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
  step.detail AS checkpoint,
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
-- One row is one scroll view at one checkpoint of a run. Lengths are points, the offset's y growing
-- as the content is scrolled up; inset_top and the others are what code has set, adjusted_top and the
-- others have the safe area's part.
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
  step.detail AS checkpoint,
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

CREATE VIEW covered_fields AS
-- One row is one text input that the keyboard covers, wholly or in part, at one checkpoint of a
-- run; covered_height is the height of the covered part. Lengths are points in the window's
-- coordinates, y growing downwards.
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
  frames.window_y,
  frames.window_height,
  snapshot.keyboard_y,
  min(frames.window_y + frames.window_height, snapshot.keyboard_y + snapshot.keyboard_height)
    - max(frames.window_y, snapshot.keyboard_y) AS covered_height
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

CREATE VIEW drift AS
-- One row is one view at one checkpoint whose geometry differs between the newest run of a case
-- and the newest earlier run by another engine version or under another label. Frames are in the
-- superview, in points, y growing downwards; dx, dy, dwidth and dheight say how much they changed,
-- window_dx and window_dy how far the view moved in the window. What scroll views changed is in
-- scroll_views.
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
  END AS change,
  before.x AS from_x,
  before.y AS from_y,
  before.width AS from_width,
  before.height AS from_height,
  after.x AS to_x,
  after.y AS to_y,
  after.width AS to_width,
  after.height AS to_height,
  round(after.x - before.x, 3) AS dx,
  round(after.y - before.y, 3) AS dy,
  round(after.width - before.width, 3) AS dwidth,
  round(after.height - before.height, 3) AS dheight,
  round(after.window_x - before.window_x, 3) AS window_dx,
  round(after.window_y - before.window_y, 3) AS window_dy,
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
-- One row is one run in which a view's frame at a checkpoint was another than in the run of the
-- case before; the first row of a view is the run that recorded it first. Lengths are points, as in
-- frames.
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
  json_extract(item.value, '$.kind') AS kind,
  json_extract(item.value, '$.name') AS name,
  json_extract(item.value, '$.view') AS item_view,
  json_extract(item.value, '$.equation') AS equation
FROM named_runs
JOIN finding USING (answer_id)
JOIN json_each(finding.conflict) AS item;

CREATE VIEW events AS
-- One row is one thing that happened in a run, in the order of position. The cause is technique,
-- system or script: the application's code, UIKit by itself, or a step of the scenario. Numbers
-- before and after are points; time and duration are virtual seconds, time since the start of the
-- run. An engine that reports keyboard notifications alone has none here.
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
  END AS notification,
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
-- One row is one keyboard notification in a run, with what it announced; the cause is null where
-- the engine did not record events. Lengths are points in the screen's coordinates, y growing
-- downwards; time and duration are virtual seconds, time since the start of the run.
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
  END AS notification,
  event.cause,
  event.begin_y,
  event.end_y,
  event.end_height,
  event.keyboard_duration AS duration
FROM named_runs
JOIN event USING (answer_id)
WHERE event.begin_x IS NOT NULL;

CREATE VIEW legal_offsets AS
-- One row is one scroll view at one checkpoint of a run, with the content offsets to which a finger
-- can scroll it, in points: from min_x and min_y to max_x and max_y, which are equal where the content
-- fits. beyond_x and beyond_y are how far the offset is outside of that, 0 inside. Below a large title
-- that has collapsed, a finger can scroll further up than min_y, by what the title has collapsed.
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
  min_x,
  max_x,
  min_y,
  max_y,
  round(offset_x - max(min_x, min(max_x, offset_x)), 3) AS beyond_x,
  round(offset_y - max(min_y, min(max_y, offset_y)), 3) AS beyond_y
FROM (
  SELECT
    *,
    0 - adjusted_left AS min_x,
    max(0 - adjusted_left, round(content_width + adjusted_right - width, 3)) AS max_x,
    0 - adjusted_top AS min_y,
    max(0 - adjusted_top, round(content_height + adjusted_bottom - height, 3)) AS max_y
  FROM scroll_views
);

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
  step.detail AS checkpoint,
  controller.subject AS controller,
  coalesce(max(inset.after) FILTER (WHERE inset.edge = 'top'), 0.0) AS additional_top,
  coalesce(max(inset.after) FILTER (WHERE inset.edge = 'left'), 0.0) AS additional_left,
  coalesce(max(inset.after) FILTER (WHERE inset.edge = 'bottom'), 0.0) AS additional_bottom,
  coalesce(max(inset.after) FILTER (WHERE inset.edge = 'right'), 0.0) AS additional_right
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
  settings,
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

CREATE TABLE explanation (
  -- One row is what determined all frames of a run; runs that agree share it.
  id INTEGER PRIMARY KEY,
  hash BLOB NOT NULL UNIQUE           -- SHA-256 of all its values and their parts
) STRICT;

CREATE TABLE explained_value (
  -- One row is one number of the frame of a view at a checkpoint, in points. Its parts, the alignment, the
  -- rounding and what was set directly add up to the value.
  id INTEGER PRIMARY KEY,
  explanation_id INTEGER NOT NULL REFERENCES explanation (id),
  step INTEGER NOT NULL,              -- of the checkpoint, from 0
  view_id INTEGER NOT NULL REFERENCES view_path (id),
  dimension TEXT NOT NULL,            -- x, y, width or height, in the superview's coordinates
  value REAL NOT NULL,                -- as the frame has it, in force
  alignment REAL NOT NULL,            -- from the alignment rectangle to the frame
  rounding REAL NOT NULL,             -- to whole pixels
  set_directly REAL NOT NULL,         -- what no constraint accounts for
  ambiguous INTEGER NOT NULL,         -- 1 where the constraints leave the value open
  UNIQUE (explanation_id, step, view_id, dimension)
) STRICT;

CREATE TABLE explanation_source (
  -- One row is one thing that determines values: a constraint, or what acts as one.
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,                 -- constraint, autoresizingMask, contentSize, arrangement, guide, rootSize,
                                      -- smallContent, or item for a view or guide itself
  name TEXT NOT NULL,                 -- of a constraint, an arrangement or a guide; else empty
  view TEXT NOT NULL,                 -- name of the view or guide that has it; empty for a constraint
  equation TEXT NOT NULL,             -- the constraint with its numbers; empty for anything else
  UNIQUE (name, kind, view, equation)
) STRICT;

CREATE TABLE explained_part (
  -- One row is one part that something has in a value.
  value_id INTEGER NOT NULL REFERENCES explained_value (id),
  position INTEGER NOT NULL,          -- in the order of the explanation, from 0
  role TEXT NOT NULL,                 -- part, pressure, empty or free
  source_id INTEGER NOT NULL REFERENCES explanation_source (id),
  amount REAL,                        -- what a part brings to the value; null for other roles
  multiplier REAL,                    -- by how much the value changes for each point of the constant; null for
                                      -- other roles
  surroundings REAL,                  -- how much of the amount is not from the constant; null for other roles
  priority REAL,                      -- of the constraint, 1000 if required; null for other roles
  PRIMARY KEY (value_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX explained_part_source ON explained_part (source_id);

CREATE VIEW explanations AS
-- One row is one part that something has in a number of a view's frame at one checkpoint of a run; a number
-- in which nothing has a part has one row without a role. Only runs that were recorded with explanations
-- have any. The role is part for what the value consists of, pressure for what is no part of it and without
-- which it would be another, empty for an item whose size nothing makes more than zero, and free for one
-- whose position nothing determines. Numbers are in points; the amounts of a value's parts, the alignment,
-- the rounding and what was set directly add up to the value.
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
  ) AS checkpoint,
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

CREATE TABLE event (
  -- One row is one thing that happened in an answer. Of a value with several numbers, such as an
  -- inset, each number that changed is a row of its own. The cause is null where the engine reports
  -- keyboard notifications alone. These announce frames, in the screen's coordinates, which are null
  -- for all else.
  answer_id INTEGER NOT NULL,
  position INTEGER NOT NULL,          -- in the answer, from 0: the order in which things happened
  step INTEGER NOT NULL,              -- during which it happened
  time REAL NOT NULL,
  kind TEXT NOT NULL,                 -- notification, call, focus, rotation, inset, scroll, content,
                                      -- layout or diagnostic
  name TEXT NOT NULL,                 -- keyboardWillShow, viewWillAppear, contentInset.bottom, ...
  subject TEXT NOT NULL,              -- path of the view or name of the screen, empty for the device
  cause TEXT CHECK (cause = 'technique' OR cause = 'system' OR cause = 'script'),
  before ANY,                         -- a length, or the name of a view or orientation, or null
  after ANY,
  duration REAL,                      -- seconds it takes to be seen; null unless animated
  begin_x REAL,
  begin_y REAL,
  begin_width REAL,
  begin_height REAL,
  end_x REAL,
  end_y REAL,
  end_width REAL,
  end_height REAL,
  keyboard_duration REAL,             -- seconds that the keyboard's animation takes
  PRIMARY KEY (answer_id, position),
  FOREIGN KEY (answer_id, step) REFERENCES step (answer_id, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE scenario_root (
  -- One row is what the runs of one scenario come to in a recording.
  recording_id INTEGER NOT NULL REFERENCES recording (id),
  scenario_id INTEGER NOT NULL REFERENCES scenario (id),
  root BLOB NOT NULL CHECK (length(root) = 32),               -- as that of a recording
  PRIMARY KEY (recording_id, scenario_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX run_by_recording ON run (recording_id, question_id, answer_id);

CREATE TABLE lease (
  -- One row is one recording in progress. It is removed at the end; the row of a killed process remains
  -- without effect.
  recording_id INTEGER PRIMARY KEY REFERENCES recording (id),
  process INTEGER NOT NULL,           -- id of the recorder's process
  started INTEGER NOT NULL,           -- when that process started, in ticks since the machine did
  host TEXT NOT NULL,                 -- boot of the machine and its process namespace; empty if unknown
  renewed_at INTEGER NOT NULL         -- when the last runs were stored, in seconds since 1970
) STRICT;

CREATE TABLE removed_recording (
  -- One row is one recording that was removed.
  id INTEGER PRIMARY KEY              -- number of the recording
) STRICT;
