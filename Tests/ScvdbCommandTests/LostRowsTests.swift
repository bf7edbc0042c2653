import Foundation
import ScvdbTestSupport
import Testing

/// Readers refuse a damaged database, or print the same output as before.
@Suite struct LostRowsTests {
  private static let readers = [
    "list", "list --format json", "export", "history field", "diff run:1 latest", "accept --check",
    "report --output page.html", "show 1", "engines", "compare", "prune --keep 1 --dry-run",
    "merge .scvdb/runs.sqlite --db whole.sqlite", "check", "techniques", "migrate --dry-run",
  ]

  private static let damages = [
    "DELETE FROM run WHERE id = 2",
    "DELETE FROM run WHERE recording_id = 1",
    "DELETE FROM run WHERE recording_id = 1; DELETE FROM recording WHERE id = 1",
    """
    DELETE FROM run WHERE recording_id = 1; DELETE FROM recording WHERE id = 1;
    DELETE FROM scenario_root WHERE recording_id = 1; DELETE FROM shard WHERE recording_id = 1
    """,
    "DELETE FROM recording WHERE id = 3",
    "DELETE FROM failure",
    "UPDATE failure SET reason = 'other'",
    "UPDATE recording SET label = 'other' WHERE id = 1",
    "UPDATE recording SET recorded_at = NULL",
    "DELETE FROM shard WHERE recording_id = 2",
    "DELETE FROM plan",
    "DELETE FROM planned_case WHERE case_id = 1",
    "DELETE FROM question WHERE id = 1",
    "DELETE FROM scenario_case WHERE id = 1",
    "DELETE FROM scenario",
    "DELETE FROM device WHERE id = 1",
    "DELETE FROM engine",
    "DELETE FROM answer WHERE id = 1",
    "DELETE FROM step",
    "DELETE FROM snapshot",
    "DELETE FROM geometry WHERE position = 1",
    "DELETE FROM view_path WHERE path LIKE '%field'",
    "DELETE FROM view_class",
    "DELETE FROM event",
    "DELETE FROM scenario_root",
    "UPDATE run SET recording_id = 3 - recording_id WHERE recording_id < 3",
    "UPDATE device SET name = 'iphone-x' WHERE id = 1",
    "UPDATE geometry SET x = x + 1 WHERE position = 1",
    """
    PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'shard_by_plan')
      WHERE name = 'run_by_recording'
    """,
  ]

  /// Two recordings of four cases, and one of two cases and two failures.
  private func recorded() throws -> Workplace {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    for label in ["one", "two"] {
      #expect(try workplace.scvdb("record", "--label", label).status == 0)
    }
    #expect(try workplace.scvdb("accept").status == 0)
    let engine = """
      while IFS= read -r line; do
        case "$line" in *'"id":"iphone-xs"'*) exit 3;; esac
        printf '%s\\n' "$line"
      done | \(engineProgram)
      """
    #expect(try workplace.scvdb("record", "--engine", engine, "--jobs", "1").status == 2)
    return workplace
  }

  private func answers(in workplace: Workplace) throws -> [CommandOutput] {
    try Self.readers.map { reader in
      try? FileManager.default.removeItem(at: workplace.folder.appending(path: "whole.sqlite"))
      return try workplace.scvdb(reader.split(separator: " ").map(String.init))
    }
  }

  @Test func lostRowsAreDetectedOrUnread() throws {
    let workplace = try recorded()
    let sound = try answers(in: workplace)
    let file = workplace.folder.appending(path: ".scvdb/runs.sqlite")
    let bytes = try Data(contentsOf: file)
    for damage in sample(Self.damages) {
      try bytes.write(to: file)
      let edited = try workplace.ask("PRAGMA foreign_keys = OFF; \(damage)")
      #expect(edited == "", "\(damage)")
      try expectNoticed(damage, in: workplace, comparedWith: sound)
    }
  }

  @Test func tornPagesAreDetectedOrUnread() throws {
    let workplace = try recorded()
    let sound = try answers(in: workplace)
    let file = workplace.folder.appending(path: ".scvdb/runs.sqlite")
    let bytes = try Data(contentsOf: file)
    // Every ninth page, and the end of the file.
    for page in sample(Array(stride(from: 1, to: bytes.count / 4096, by: 9))) {
      var torn = bytes
      torn.replaceSubrange(page * 4096..<(page + 1) * 4096, with: Data(count: 4096))
      try torn.write(to: file)
      try expectNoticed("page \(page + 1)", in: workplace, comparedWith: sound)
    }
    for kept in [bytes.count - 4096, bytes.count / 2, bytes.count - 1] {
      try bytes.prefix(kept).write(to: file)
      try expectNoticed("\(kept) bytes", in: workplace, comparedWith: sound)
    }
  }

  private func expectNoticed(
    _ damage: String,
    in workplace: Workplace,
    comparedWith sound: [CommandOutput]
  ) throws {
    for (reader, (before, after)) in zip(Self.readers, zip(sound, try answers(in: workplace))) {
      // `check` prints the faults instead of an error.
      let isRefused =
        after.status != 0 && (after.errors.contains("error: ") || reader == "check")
      let isSame = (before.status, before.output) == (after.status, after.output)
      #expect(isRefused || isSame, "\(damage): \(reader): \(after)")
    }
  }
}
