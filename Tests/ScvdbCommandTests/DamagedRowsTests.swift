import Foundation
import ScvdbTestSupport
import Testing

/// Tests databases with changed rows.
@Suite struct DamagedRowsTests {
  /// A project with a recording, accepted, and another one after a change.
  private static let changed = Result {
    let place = try Workplace(["Baselines/box.yaml": boxScenario])
    _ = try place.scvdb("record", "--label", "before", "--device", "iphone-8")
    _ = try place.scvdb("accept")
    try place.write(
      boxScenario.replacing("constant: 200", with: "constant: 210"),
      to: "Baselines/box.yaml"
    )
    _ = try place.scvdb("record", "--device", "iphone-8")
    return try place.contents()
  }

  /// A project with two recordings of the same cases, accepted.
  private static let repeated = Result {
    let place = try Workplace(["Baselines/box.yaml": boxScenario])
    for _ in 1...2 { _ = try place.scvdb("record", "--device", "iphone-8") }
    _ = try place.scvdb("accept")
    return try place.contents()
  }

  /// Each command reads rows with numbers that do not match their hash, and refuses them.
  @Test(
    arguments: sample([
      ["accept"], ["diff"], ["diff", "label:before", "latest"], ["export"], ["show", "4"],
      ["report"],
      ["history", "field"],
    ])
  )
  func editedRowsAreRefused(_ command: [String]) throws {
    let place = try Workplace(copying: Self.changed.get())
    let baselines = try place.contents(of: "Baselines")
    #expect(try place.ask("UPDATE geometry SET width = width + 1 WHERE width = 210") == "")
    let output = try place.scvdb(command)
    #expect(output.status == 2)
    #expect(
      output.errors == """
        error: .scvdb/runs.sqlite: this database is damaged (run 4 was changed: its hash \
        differs)\nfix: restore a copy, or record again elsewhere

        """
    )
    #expect(try place.contents(of: "Baselines") == baselines)
  }

  /// A row missing from an index is visible to one query and not to another.
  @Test func acceptChecksIndexes() throws {
    let place = try Workplace(["Baselines/box.yaml": boxScenario])
    _ = try place.scvdb("record")
    #expect(
      try place.ask(
        """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET rootpage = (
          SELECT rootpage FROM sqlite_schema WHERE name = 'run_by_question'
        ) WHERE name = 'run_by_recording';
        """
      ) == ""
    )
    let output = try place.scvdb("accept")
    #expect(output.status == 2)
    #expect(output.errors.contains("this database is damaged"))
    #expect(try place.contents(of: "Baselines").keys.sorted() == ["box.yaml"])
  }

  /// The first recording has both orientations, the second only one.
  ///
  /// The second's run becomes a run of the other orientation.
  @Test(
    arguments: sample([
      ["accept", "--orientation", "landscape"], ["diff", "--orientation", "landscape"], ["export"],
      ["history", "field", "--orientation", "landscape"],
    ])
  )
  func runMovedToOtherCaseIsRefused(_ command: [String]) throws {
    let place = try Workplace(["Baselines/box.yaml": boxScenario])
    _ = try place.scvdb("record", "--device", "iphone-8")
    _ = try place.scvdb("accept")
    _ = try place.scvdb("record", "--device", "iphone-8", "--orientation", "portrait")
    let baselines = try place.contents(of: "Baselines")
    #expect(
      try place.ask(
        """
        UPDATE run SET question_id = (
          SELECT question.id
          FROM question
          JOIN scenario_case ON scenario_case.id = question.case_id
          WHERE scenario_case.orientation = 'landscape'
        ) WHERE recording_id = 2
        """
      ) == ""
    )
    let output = try place.scvdb(command)
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains("run 3 \(isAnother)"), "\(output)")
    #expect(try place.contents(of: "Baselines") == baselines)
  }

  /// Each recording has both orientations, so no edit selects a case that was not recorded.
  @Test(
    arguments: sample([
      ["accept"], ["diff"], ["export"], ["show", "4"], ["report"], ["list"], ["history", "field"],
      ["prune", "--keep", "1"],
    ]),
    ["question_id = 3 - question_id", "answer_id = 3 - answer_id"]
  )
  func swappedRunIsRefused(_ command: [String], edit: String) throws {
    let place = try Workplace(copying: Self.repeated.get())
    let baselines = try place.contents(of: "Baselines")
    #expect(try place.ask("UPDATE run SET \(edit) WHERE recording_id = 2") == "")
    let stored = try place.ask("SELECT hex(hash) FROM run")
    let output = try place.scvdb(command)
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains(isAnother), "\(output)")
    #expect(try place.contents(of: "Baselines") == baselines)
    #expect(try place.ask("SELECT hex(hash) FROM run") == stored)
    let check = try place.scvdb("check")
    #expect(check.status != 0)
    for run in 3...4 { #expect((check.output + check.errors).contains("run \(run) \(isAnother)")) }
  }

  /// The other recording then has two results for each question, and this one none.
  @Test(
    arguments: sample([
      ["export"], ["show", "4"], ["list"], ["history", "field"], ["prune", "--keep", "1"],
    ])
  )
  func runMovedToOtherRecordingIsRefused(_ command: [String]) throws {
    let place = try Workplace(copying: Self.repeated.get())
    #expect(try place.ask("UPDATE run SET recording_id = 1 WHERE recording_id = 2") == "")
    let output = try place.scvdb(command)
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains(isAnother), "\(output)")
    #expect(try place.ask("SELECT count(*) FROM run") == "4\n")
  }

  private let isAnother =
    "has another recording, engine, case, question, answer or explanation than was recorded"
}
