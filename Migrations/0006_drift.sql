-- The differences between runs.

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
