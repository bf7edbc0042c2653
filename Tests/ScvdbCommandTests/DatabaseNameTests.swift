import ScvdbTestSupport
import Testing

/// Tests names that are invalid for a database.
@Suite struct DatabaseNameTests {
  private static let commands = [
    "record", "test", "watch", "diff", "accept", "list", "check", "prune --keep 1", "migrate",
    "merge a.sqlite", "import a.jsonl", "export", "report --output page.html", "history box view",
    "show latest", "techniques", "compare", "engines", "bisect box",
  ]

  @Test(arguments: sample(commands), sample(["folder/", "", " "]))
  func unusableNameIsRefused(_ command: String, _ name: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let before = try workplace.contents()
    let arguments = command.split(separator: " ").map(String.init)
    let output = try workplace.scvdb(arguments + ["--db", name])
    // Commands without the option refuse it as well.
    #expect(output.status == 64 && output.output.isEmpty, "\(output)")
    #expect(try workplace.contents() == before)
  }

  @Test(arguments: sample(commands.dropFirst()))
  func onlyRecordAcceptsMemory(_ command: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let before = try workplace.contents()
    let arguments = command.split(separator: " ").map(String.init)
    let output = try workplace.scvdb(arguments + ["--db", ":memory:"])
    #expect(output.status == 64 && output.output.isEmpty, "\(output)")
    #expect(try workplace.contents() == before)
  }

  @Test func recordNotesThatMemoryKeepsNothing() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let output = try workplace.scvdb("record", "--db", ":memory:")
    #expect(output.status == 0)
    #expect(
      output.errors
        == "--db :memory: keeps nothing: the recording is removed when the command ends\n"
    )
  }

  @Test(arguments: sample(["\"\"", "\" \"", "\":memory:\"", "folder/"]))
  func projectFileNamesAFile(_ name: String) throws {
    let workplace = try Workplace([
      "Baselines/box.yaml": boxScenario, "scvdb.yaml": "database: \(name)\n",
    ])
    let before = try workplace.contents()
    let output = try workplace.scvdb("record")
    #expect(output.status == 2 && output.output.isEmpty)
    #expect(output.errors.hasPrefix("error: scvdb.yaml:1:11: 'database' cannot be '"), "\(output)")
    #expect(output.errors.contains("fix: write the path of a file, or omit the key"))
    #expect(try workplace.contents() == before)
  }

  /// SQLite would interpret the first three as a URI, or as a database in memory.
  @Test(
    arguments: sample(["file:runs?mode=memory", "file::memory:", "./:memory:", "runs of today"])
  )
  func otherNamesAreThoseOfFiles(_ name: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record", "--db", name).status == 0)
    #expect(try workplace.scvdb("list", "--db", name).status == 0)
    let file = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
    #expect(try workplace.contents()[file]?.isEmpty == false)
  }

  @Test func baselinesFolderRequiresName() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record").status == 0)
    let output = try workplace.scvdb("accept", "--baselines", "")
    #expect(output.status == 64, "\(output)")
  }
}
