-- The range in which a finger can scroll, and what controllers add to their safe area, which queries had
-- to compute from insets and events.

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
