-- The views say in which units their numbers are; what they show stays the same.

DROP VIEW history;
DROP VIEW drift;
DROP VIEW covered_fields;
DROP VIEW scroll_views;
DROP VIEW frames;
DROP VIEW events;
DROP VIEW notifications;
DROP VIEW keyboard_frames;
DROP VIEW navigation_pushes;
DROP VIEW steps;

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

CREATE VIEW keyboard_frames AS
-- One row is one keyboard notification in a run. Frames are in the screen's coordinates, in points,
-- y growing downwards; time and duration are virtual seconds, time since the start of the run.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  engine,
  version,
  label,
  keyboard_frame.step,
  keyboard_frame.time,
  keyboard_frame.notification,
  keyboard_frame.begin_x,
  keyboard_frame.begin_y,
  keyboard_frame.begin_width,
  keyboard_frame.begin_height,
  keyboard_frame.end_x,
  keyboard_frame.end_y,
  keyboard_frame.end_width,
  keyboard_frame.end_height,
  keyboard_frame.duration
FROM named_runs
JOIN keyboard_frame USING (answer_id);

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
  engine,
  version,
  label,
  keyboard_frame.step,
  keyboard_frame.time,
  keyboard_frame.notification,
  posted.cause,
  keyboard_frame.begin_y,
  keyboard_frame.end_y,
  keyboard_frame.end_height,
  keyboard_frame.duration
FROM named_runs
JOIN keyboard_frame USING (answer_id)
LEFT JOIN (
  -- A run with events has its keyboard notifications among them, in the same order.
  SELECT
    answer_id,
    row_number() OVER (PARTITION BY answer_id ORDER BY position) - 1 AS position,
    cause
  FROM event
  WHERE kind = 'notification' AND name GLOB 'keyboard*'
) AS posted
  ON posted.answer_id = keyboard_frame.answer_id
  AND posted.position = keyboard_frame.position;

CREATE VIEW events AS
-- One row is one thing that happened in a run, in the order of position. The cause is technique,
-- system or script: the application's code, UIKit by itself, or a step of the scenario. Numbers
-- before and after are points; time and duration are virtual seconds, time since the start of the
-- run.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
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
JOIN event USING (answer_id);

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
    PARTITION BY scenario, device, orientation, technique, system, checkpoint, view
    ORDER BY run
  )
)
WHERE previous IS NOT x || ' ' || y || ' ' || width || ' ' || height || ' ' || window_x || ' '
  || window_y || ' ' || window_width || ' ' || window_height;
