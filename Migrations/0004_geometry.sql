-- The snapshots of checkpoints. Each snapshot is stored once, under its hash, like an answer.

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
