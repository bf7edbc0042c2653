import Foundation
import Testing

/// Tests `scvdb test`: a recording and its comparison in one command.
@Suite struct TestCommandTests {
  /// A scenario of four cases, and a second one, all accepted.
  private func accepted() throws -> Workplace {
    let workplace = try Workplace([
      "Baselines/box.yaml": boxScenario, "Baselines/more.yaml": boxScenario,
    ])
    try workplace.acceptAll()
    return workplace
  }

  private func moveField(in workplace: Workplace) throws {
    try workplace.write(
      boxScenario.replacing("constant: 20 }", with: "constant: 25 }"),
      to: "Baselines/box.yaml"
    )
  }

  @Test func withoutDriftItPasses() throws {
    let workplace = try accepted()
    let output = try workplace.scvdb("test", "--label", "ours")
    #expect(output.status == 0 && output.errors.isEmpty, "\(output)")
    #expect(output.output.hasPrefix("comparing baseline ("))
    #expect(output.output.hasSuffix("no drift in 8 cases\npassed: 8 cases, no drift\n"))
    #expect(try workplace.ask("SELECT label FROM recording ORDER BY id") == "\nours\n")
  }

  /// The field is 5 points further to the right in the four cases of one scenario.
  @Test func driftFailsIt() throws {
    let workplace = try accepted()
    try moveField(in: workplace)
    let output = try workplace.scvdb("test")
    #expect(output.status == 1, "\(output)")
    #expect(output.output.contains("box/field: x 20 -> 25 (+5)"))
    #expect(output.output.hasSuffix("\nfailed: 8 cases, 4 cases drifted\n"))
  }

  @Test func filterAppliesToBothSides() throws {
    let workplace = try accepted()
    try moveField(in: workplace)
    let more = try workplace.scvdb("test", "more", "--device", "iphone-8")
    #expect(more.status == 0, "\(more)")
    #expect(more.output.hasSuffix("passed: 2 cases, no drift\n"))
    let box = try workplace.scvdb("test", "box", "--orientation", "portrait")
    #expect(box.status == 1)
    #expect(box.output.hasSuffix("failed: 2 cases, 2 cases drifted\n"))
    // Neither recording had all cases, and each case has its latest run.
    #expect(try workplace.scvdb("diff").output.contains("drift in 2 of 8 compared cases"))
  }

  @Test func baselinesWithoutScenarioAreDrift() throws {
    let workplace = try accepted()
    try FileManager.default.removeItem(at: workplace.folder.appending(path: "Baselines/more.yaml"))
    let whole = try workplace.scvdb("test")
    #expect(whole.status == 1)
    #expect(whole.output.hasSuffix("failed: 4 cases, 4 baselines without a result\n"))
    #expect(whole.errors.contains("no scenario has the case of 4 obsolete baselines"))
    #expect(try workplace.scvdb("test", "box").status == 0)
  }

  @Test func caseWithoutBaselineIsDrift() throws {
    let workplace = try accepted()
    try workplace.write(boxScenario, to: "Baselines/new.yaml")
    let output = try workplace.scvdb("test")
    #expect(output.status == 1)
    #expect(output.output.hasSuffix("failed: 12 cases, 4 cases without a baseline\n"))
    // A part without a baseline cannot be compared.
    #expect(try workplace.scvdb("test", "new").status == 2)
  }

  @Test func unreadableScenarioFails() throws {
    let workplace = try accepted()
    try workplace.write("screens: 3\n", to: "Baselines/more.yaml")
    let output = try workplace.scvdb("test")
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains("Baselines/more.yaml"))
    #expect(
      output.output.hasSuffix(
        "incomplete: 8 cases, 4 baselines without a result, 4 cases failed\n"
      )
    )
  }

  /// A broken expectation with an accepted baseline is not drift.
  @Test func brokenInvariantFailsIt() throws {
    let workplace = try Workplace([
      "Baselines/box.yaml": boxScenario.replacing(
        "checkpoint: at rest",
        with: "checkpoint: { name: at rest, expect: [field.height == 45] }"
      )
    ])
    #expect(try workplace.scvdb("record").status == 1)
    #expect(try workplace.scvdb("accept").status == 0)
    let output = try workplace.scvdb("test", "--device", "iphone-8")
    #expect(output.status == 1, "\(output)")
    #expect(output.output.hasSuffix("failed: 2 cases, 2 broken invariants\n"))
  }

  /// A field with two widths on two devices, each in two orientations.
  @Test func findingsAreCountedAndCanFail() throws {
    let width = "            - { firstAttribute: width, constant: 200 }\n"
    let conflict = width + width.replacing("200", with: "100")
    let workplace = try Workplace([
      "Baselines/box.yaml": boxScenario.replacing(width, with: conflict)
    ])
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 0)
    #expect(
      recorded.output.hasPrefix(
        "warning: unsatisfiable constraints: 4 findings in 4 cases, the first in box iphone-8 "
      ),
      "\(recorded)"
    )
    #expect(try workplace.scvdb("accept").status == 0)
    for (threshold, status) in [("error", 0), ("warning", 1), ("note", 1)] {
      for command in ["record", "test"] {
        let output = try workplace.scvdb(command, "--fail-on", threshold)
        #expect(output.status == status, "\(output)")
      }
    }
    let failed = try workplace.scvdb("test", "--fail-on", "warning")
    #expect(failed.output.hasSuffix("failed: 4 cases, 4 other findings\n"), "\(failed)")
    let json = try workplace.scvdb("record", "--format", "json").output
    #expect(json.contains("\"kind\" : \"unsatisfiableConstraints\""), "\(json)")
    #expect(try workplace.scvdb("record", "--fail-on", "mood").status == 64)
  }

  @Test func listsFilterByLabelAndLimitLength() throws {
    let workplace = try accepted()
    #expect(try workplace.scvdb("record", "box", "--label", "ours").status == 0)
    func runs(_ options: String...) throws -> [String] {
      try workplace.scvdb(["list"] + options).output.split(separator: "\n").dropFirst()
        .compactMap { $0.split(separator: " ").first.map(String.init) }
    }
    #expect(try runs("--label", "ours") == ["9", "10", "11", "12"])
    #expect(try runs("--label", "ours", "--limit", "1") == ["12"])
    #expect(try runs("--limit", "20").count == 12)
    let unknown = try workplace.scvdb("list", "--label", "our")
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'ours'?"), "\(unknown)")
  }

  /// A document on standard output has no text after it.
  @Test func summaryIsOnStandardError() throws {
    let workplace = try accepted()
    let json = try workplace.scvdb("test", "--format", "json")
    #expect(json.status == 0 && json.errors == "passed: 8 cases, no drift\n")
    #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [String: Any])
    let file = try workplace.scvdb("test", "--format", "junit", "--output", "drift.xml")
    #expect(file.output.isEmpty && file.errors == "passed: 8 cases, no drift\n")
    #expect(try workplace.contents()["drift.xml"] != nil)
  }

  @Test func againstExplainsChanges() throws {
    let workplace = try accepted()
    _ = try workplace.commitAll()
    try moveField(in: workplace)
    let output = try workplace.scvdb(
      ["test", "box", "--against", "git:HEAD", "--explain", "--device", "iphone-8"],
      environment: workplace.ownTemporary
    )
    #expect(output.status == 1, "\(output)")
    #expect(
      output.output.contains(
        "constraint field.leading == view.leading + 20 -> + 25: reverting this"
      )
    )
    #expect(output.output.hasSuffix("failed: 2 cases, 2 cases drifted\n"))
  }

  @Test func commitIsRecorded() throws {
    let workplace = try accepted()
    let commit = try workplace.commitAll()
    func recorded() throws -> String {
      #expect(try workplace.scvdb("record", "box").status == 0)
      return try workplace.ask(
        "SELECT source_commit FROM recording ORDER BY id DESC LIMIT 1"
      )
    }
    #expect(try recorded() == "\(commit)\n")
    try moveField(in: workplace)
    #expect(try recorded() == "\(commit)\n")
    #expect(try workplace.scvdb("record", "box", "--commit", "mine").status == 0)
    let named = "SELECT source_commit FROM recording ORDER BY id DESC LIMIT 1"
    #expect(try workplace.ask(named) == "mine\n")
  }

  @Test func memoryDatabaseIsWrongUsage() throws {
    let output = try accepted().scvdb("test", "--db", ":memory:")
    #expect(output.status == 64 && output.errors.contains("name a file"), "\(output)")
  }
}
