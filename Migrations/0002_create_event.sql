-- What happened during a run and who did it. Answers from before are kept as they are: they have
-- no events, which means that nobody recorded any.

CREATE TABLE event (
  -- One row is one thing that happened in an answer. Of a value with several numbers, such as an
  -- inset, each number that changed is a row of its own.
  answer_id INTEGER NOT NULL,
  position INTEGER NOT NULL,          -- in the answer, from 0: the order in which things happened
  step INTEGER NOT NULL,              -- during which it happened
  time REAL NOT NULL,
  kind TEXT NOT NULL,                 -- notification, call, focus, rotation, inset, scroll,
                                      -- content or layout
  name TEXT NOT NULL,                 -- keyboardWillShow, viewWillAppear, contentInset.bottom, ...
  subject TEXT NOT NULL,              -- path of the view or name of the screen, empty for the device
  cause TEXT NOT NULL CHECK (cause IN ('technique', 'system', 'script')),
  before ANY,                         -- a length, or the name of a view or orientation, or null
  after ANY,
  duration REAL,                      -- seconds it takes to be seen; null unless animated
  PRIMARY KEY (answer_id, position),
  FOREIGN KEY (answer_id, step) REFERENCES step (answer_id, step)
) STRICT, WITHOUT ROWID;

CREATE VIEW events AS
-- One row is one thing that happened in a run, in the order of position. The cause is technique,
-- system or script: the application's code, UIKit by itself, or a step of the scenario.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
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

CREATE VIEW notifications AS
-- One row is one keyboard notification in a run, with what it announced; the cause is null where
-- the engine did not record events.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
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
