import Foundation
import ScvdbTestSupport
import Testing

@Suite struct ListingTests {
  @Test func listsShowRecordings() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record", "--label", "first").status == 0)
    let list = try workplace.scvdb("list", "--device", "iphone-8", "--orientation", "landscape")
    let lines = list.output.split(separator: "\n")
    #expect(lines.count == 2, "\(list)")
    #expect(lines.last?.hasPrefix("2    1          box") == true)
    #expect(lines.last?.hasSuffix("first") == true)

    let show = try workplace.scvdb("show", "1", "--view", "field")
    #expect(show.status == 0)
    #expect(show.output.hasPrefix("box iphone-8 portrait none\n"))
    // 30 below the safe area, which begins below the status bar of 20.
    #expect(show.output.contains("field UITextField 20 50 200 44"), "\(show)")
    #expect(try workplace.scvdb("check").output == ".scvdb/runs.sqlite: sound, 4 runs\n")
    #expect(
      try workplace.scvdb("migrate").output
        == ".scvdb/runs.sqlite: the schema is up to date, 4 runs\n"
    )
  }

  /// A pipe holds 64 KiB of the list.
  ///
  /// Runs recorded while its reader waits are read later, and listed.
  @Test func longListIsReadWhilePrinted() throws {
    let devices = try Workplace().scvdb("devices").output.split(separator: "\n").dropFirst()
      .compactMap { $0.split(separator: " ").first }
    let list = devices.joined(separator: ", ")
    let scenario = boxScenario.replacing("iphone-8, iphone-xs", with: list)
    let workplace = try Workplace([
      "Baselines/box.yaml": scenario, "Baselines/more.yaml": scenario,
    ])
    #expect(try workplace.scvdb("record").status == 0)
    let scvdb = "'\(builtProducts.appending(path: "scvdb").path)'"
    let record = "\(scvdb) record --device iphone-8 --label later >&2"
    let script = "\(scvdb) list --format json | { head -c 1000; \(record); cat; }"
    let runs = try self.runs(in: workplace.run("/bin/sh", ["-c", script]))
    // Two scenarios in two orientations, on all devices and then on one.
    #expect(runs.count == devices.count * 4 + 4)
    #expect(runs.filter { $0["label"] as? String == "later" }.count == 4)

    let last = try self.runs(in: workplace.scvdb("list", "--format", "json", "--limit", "2"))
    #expect(last.map { $0["run"] as? Int } == [runs.count - 1, runs.count])
  }

  private func runs(in output: CommandOutput) throws -> [[String: Any]] {
    let list = try JSONSerialization.jsonObject(with: Data(output.output.utf8)) as? [String: Any]
    return try #require(list?["runs"] as? [[String: Any]], "\(output.errors)")
  }

  @Test func migrateNamesAppliedMigrations() throws {
    let workplace = try Workplace()
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "SnapshotStoreTests/Fixtures/schema-18.sql")
    let made = try workplace.run(
      "/usr/bin/env",
      ["sqlite3", "old.sqlite", ".read '\(fixture.path)'"]
    )
    #expect(made.status == 0, "\(made)")
    let before = try workplace.contents()
    let dry = try workplace.scvdb("migrate", "--db", "old.sqlite", "--dry-run")
    #expect(dry.output.hasPrefix("old.sqlite: would apply adopt_schema_18\n"), "\(dry)")
    #expect(dry.status == 0 && !dry.output.contains("up to date"))
    #expect(try workplace.contents() == before)
    let migrated = try workplace.scvdb("migrate", "--db", "old.sqlite")
    #expect(migrated.output.hasPrefix("old.sqlite: applied adopt_schema_18\n"), "\(migrated)")
    // The fixture inserts this number of rows into `run`.
    let upToDate = "old.sqlite: the schema is up to date, 15 runs\n"
    #expect(migrated.output.hasSuffix(upToDate) && migrated.status == 0)
    for arguments in [["--dry-run"], []] {
      let again = try workplace.scvdb(["migrate", "--db", "old.sqlite"] + arguments)
      #expect(again.output == upToDate && again.status == 0, "\(again)")
    }
    #expect(try workplace.scvdb("check", "--db", "old.sqlite").status == 0)
  }

  @Test func layoutContinuesAfterInvalidDocument() throws {
    let workplace = try Workplace(["Form.storyboard": "no XML"])
    let output = try workplace.scvdb("layout", "Form.storyboard", "Missing.xib")
    #expect(
      output.description == """
        stderr: error: Missing.xib: there is no such file or folder
        stderr: fix: correct the path
        stderr: error: Form.storyboard:1:1: not well-formed XML: markup is missing
        stderr: fix: restore the file, or save it from Xcode again
        status: 2
        """
    )
  }

  @Test(arguments: sample(["list", "devices", "techniques", "engines"]))
  func jsonHasASchemaVersion(_ command: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record").status == 0)
    let output = try workplace.scvdb(command, "--format", "json", "--color", "always")
    #expect(output.status == 0)
    let json = try JSONSerialization.jsonObject(with: Data(output.output.utf8))
    #expect((json as? [String: Any])?["schemaVersion"] as? Int == 1)
  }

  @Test func deviceSizesAreInPoints() throws {
    let output = try Workplace().scvdb("devices")
    let line = output.output.split(separator: "\n").first { $0.hasPrefix("iphone-8 ") }
    #expect(line?.contains("375 x 667") == true)
  }

  @Test(
    arguments: sample([
      ([:], ["--color", "always"], true), (["NO_COLOR": "1"], [], false),
      (["NO_COLOR": "1"], ["--color", "always"], true), ([:], [], false),
    ])
  )
  func colorDependsOnOptionAndEnvironment(
    _ environment: [String: String],
    _ options: [String],
    _ isColored: Bool
  ) throws {
    let output = try Workplace().scvdb(["list"] + options, environment: environment)
    #expect(output.errors.contains("\u{1B}[") == isColored)
  }
}
