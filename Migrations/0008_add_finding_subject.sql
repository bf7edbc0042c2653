-- A finding keeps what it is about apart from what was measured. Findings from before have a sentence
-- for both, and no subject.

-- what it is about: the invariant that does not hold; the constraint that was broken or cannot be
-- laid out; horizontal, vertical or both of an ambiguous layout; null of findings from before
ALTER TABLE finding ADD COLUMN subject TEXT;

-- of constraints in conflict, a JSON list of objects with role, kind, name, view and equation: the one
-- that was broken first, then those that it conflicts with; or one that is unusable; else null
ALTER TABLE finding ADD COLUMN conflict TEXT;

DROP VIEW findings;

CREATE VIEW findings AS
-- One row is one finding in a run.
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
