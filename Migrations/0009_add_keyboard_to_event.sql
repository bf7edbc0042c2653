-- A keyboard notification is one event, with what it announces. Answers without events, of engines that
-- report keyboard notifications alone, have these as events without a cause.

DROP VIEW keyboard_frames;
DROP VIEW notifications;
DROP VIEW events;

CREATE TABLE event_with_keyboard AS
-- One row is one event as it becomes.
SELECT
  event.answer_id,
  event.position,
  event.step,
  event.time,
  event.kind,
  event.name,
  event.subject,
  event.cause,
  event.before,
  event.after,
  event.duration,
  keyboard_frame.begin_x,
  keyboard_frame.begin_y,
  keyboard_frame.begin_width,
  keyboard_frame.begin_height,
  keyboard_frame.end_x,
  keyboard_frame.end_y,
  keyboard_frame.end_width,
  keyboard_frame.end_height,
  keyboard_frame.duration AS keyboard_duration
FROM event
LEFT JOIN (
  -- The keyboard notifications of an answer are among its events in the same order.
  SELECT
    answer_id,
    position,
    row_number() OVER (PARTITION BY answer_id ORDER BY position) - 1 AS frame
  FROM event
  WHERE kind = 'notification' AND name GLOB 'keyboard*'
) AS posted
  ON posted.answer_id = event.answer_id
  AND posted.position = event.position
LEFT JOIN keyboard_frame
  ON keyboard_frame.answer_id = posted.answer_id
  AND keyboard_frame.position = posted.frame
UNION ALL
SELECT
  answer_id,
  position,
  step,
  time,
  'notification',
  CASE
    WHEN notification GLOB '[a-z]*'
      THEN 'keyboard' || upper(substr(notification, 1, 1)) || substr(notification, 2)
    ELSE 'keyboard:' || notification
  END,
  '',
  NULL,
  NULL,
  NULL,
  NULL,
  begin_x,
  begin_y,
  begin_width,
  begin_height,
  end_x,
  end_y,
  end_width,
  end_height,
  duration
FROM keyboard_frame
WHERE answer_id NOT IN (SELECT answer_id FROM event);

DROP TABLE event;
DROP TABLE keyboard_frame;

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
  cause TEXT CHECK (cause IN ('technique', 'system', 'script')),
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

INSERT INTO event
SELECT * FROM event_with_keyboard ORDER BY answer_id, position;

DROP TABLE event_with_keyboard;

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
