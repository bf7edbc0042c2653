-- What the user of a device has chosen becomes a part of what names a case: language, text size, direction,
-- bold text and the width of the window. Cases from before keep what they mean: a user who has chosen nothing.
--
-- Questions and plans refer to the table by its name while its rows are away and back.

PRAGMA defer_foreign_keys = ON;

DROP VIEW accessibility_elements;
DROP VIEW additional_insets;
DROP VIEW legal_offsets;
DROP VIEW notifications;
DROP VIEW keyboard_frames;
DROP VIEW events;
DROP VIEW conflicts;
DROP VIEW findings;
DROP VIEW size_estimates;
DROP VIEW history;
DROP VIEW drift;
DROP VIEW covered_fields;
DROP VIEW scroll_views;
DROP VIEW frames;
DROP VIEW navigation_pushes;
DROP VIEW steps;
DROP VIEW failures;
DROP VIEW expected_cases;
DROP VIEW runs;
DROP VIEW named_runs;

CREATE TABLE scenario_case_without_settings AS
-- One row is one case as it was.
SELECT * FROM scenario_case;

DROP TABLE scenario_case;

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

INSERT INTO scenario_case (id, scenario_id, device_id, orientation, technique, system)
SELECT id, scenario_id, device_id, orientation, technique, system FROM scenario_case_without_settings;

DROP TABLE scenario_case_without_settings;

-- The views as before, with the settings, which are null where a case has none.

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
