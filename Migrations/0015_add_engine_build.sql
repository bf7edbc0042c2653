-- A recording states which build of the engine answered, so that another one can take its answers to the
-- same questions. It is not known of earlier recordings.

-- digest of the engine's program, hexadecimal; null where it is not known
ALTER TABLE recording ADD COLUMN engine_build TEXT;

-- Of three values the cause of an event is looked for in a table that SQLite makes for each row, which
-- takes longer than the rest of the row. Comparisons do the same without one.

CREATE TABLE former_event AS
-- One row is one event.
SELECT * FROM event;

DROP TABLE event;

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

INSERT INTO event
SELECT * FROM former_event ORDER BY answer_id, position;

DROP TABLE former_event;
