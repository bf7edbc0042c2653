import Foundation
import Testing

@Suite struct RecordAndDiffTests {
  @Test func acceptedRecordingHasNoDrift() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 0 && recorded.errors.isEmpty)
    #expect(
      recorded.output.wholeMatch(
        of:
          /recorded 4 cases of 1 scenario with scvdb \S+ in \.scvdb\/runs\.sqlite \(recording 1, \w{12}\)\n/
      ) != nil,
      "\(recorded)"
    )
    #expect(
      try workplace.scvdb("accept").description == """
        new  Baselines/box/iphone-8.landscape.none.txt
        new  Baselines/box/iphone-8.portrait.none.txt
        new  Baselines/box/iphone-xs.landscape.none.txt
        new  Baselines/box/iphone-xs.portrait.none.txt
        4 baselines new, 0 changed, 0 unchanged
        status: 0
        """
    )
    let same = try workplace.scvdb("diff")
    #expect(same.status == 0 && same.output.hasSuffix("no drift in 4 cases\n"), "\(same)")
    #expect(
      try workplace.scvdb("accept").output == "0 baselines new, 0 changed, 4 unchanged\n"
    )
  }

  /// The accepted baselines have a folder with the scenario's name.
  @Test func scenarioNameIsFoundBesideItsBaselines() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record", "box").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    for name in ["box", "Baselines/box", "Baselines/box.yaml"] {
      let output = try workplace.scvdb("record", name)
      #expect(output.status == 0 && output.output.hasPrefix("recorded 4 cases"), "\(output)")
    }
  }

  /// The field is 20 points from the left edge, then 25.
  @Test func movedViewIsOneCause() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    let moved = boxScenario.replacing("constant: 20 }", with: "constant: 25 }")
    try workplace.write(moved, to: "Baselines/box.yaml")
    #expect(try workplace.scvdb("record", "--label", "moved").status == 0)

    let drift = try workplace.scvdb("diff", "--device", "iphone-8")
    #expect(drift.status == 1)
    #expect(drift.errors.isEmpty)
    #expect(
      drift.output.contains(
        """
        at "at rest" in all 2 cases, box none on iphone-8 (landscape and portrait)
          warning box/field: x 20 -> 25 (+5)

        """
      ),
      "\(drift)"
    )
    #expect(drift.output.contains("drift in 2 of 2 compared cases: 1 cause (1 warning)"))
    #expect(try workplace.scvdb("diff", "baseline", "label:moved").status == 1)
    #expect(try workplace.scvdb("diff", "--tolerance", "5").status == 0)
    #expect(try workplace.scvdb("diff", "latest", "run:8", "--format", "json").status == 1)
  }

  /// The sign-up form through show, storm, rotation and hide, under every technique: the hashes,
  /// and each byte of the baselines.
  @Test func repetitionAndJobCountChangeNoByte() throws {
    let workplace = try Workplace()
    let matrix = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Benchmarks/matrix").path
    var answers: [String] = []
    var files: [[String: Data]] = []
    for (number, jobs) in ["1", "1", "2", "7"].enumerated() {
      let (database, folder) = ("\(number).sqlite", "accepted-\(number)")
      let recorded = try workplace.scvdb(
        ["record", matrix, "--technique", "all", "--device", "iphone-8", "--device", "ipad-10"]
          + ["--jobs", jobs, "--db", database, "--format", "json"]
      )
      #expect(recorded.status == 0, "\(recorded)")
      answers.append(recorded.output)
      let accepted = try workplace.scvdb("accept", "--db", database, "--baselines", folder)
      #expect(accepted.status == 0, "\(accepted)")
      files.append(try workplace.contents(of: folder))
    }
    // Two devices in both orientations, with seven techniques.
    #expect(files[0].keys.filter { $0.hasSuffix(".txt") }.count == 28)
    #expect(answers.allSatisfy { $0 == answers[0] })
    #expect(files.allSatisfy { $0 == files[0] })
  }

  @Test func memoryRecordingLeavesNoFileAndTimes() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let before = try workplace.contents()
    let output = try workplace.scvdb("record", "--db", ":memory:", "--timing")
    #expect(output.status == 0)
    #expect(output.output.hasPrefix("recorded 4 cases of 1 scenario with scvdb"))
    #expect(
      output.errors.wholeMatch(
        of:
          #/
          --db\ :memory:\ keeps\ nothing:\ .*\n
          4\ cases\ in\ [\d.]+\ s,\ \d+\ a\ second;\ on\ processors\ [\d.]+\ s,\ \d+\ a\ second\n
        /#
      ) != nil,
      "\(output)"
    )
    #expect(try workplace.contents() == before)
  }

  @Test func numberOfJobsChangesNothing() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record", "--jobs", "1", "--db", "one.sqlite").status == 0)
    #expect(try workplace.scvdb("record", "--jobs", "2", "--db", "two.sqlite").status == 0)
    let drift = try workplace.scvdb("diff", "one.sqlite", "two.sqlite")
    #expect(drift.status == 0)
    let hashes = drift.output.matches(of: /,\s(\w{12})\)/).map(\.output.1)
    #expect(hashes.count == 2 && hashes.first == hashes.last, "\(drift)")
  }

  @Test func engineProcessEqualsBuiltInEngine() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let engine = builtProducts.appending(path: "scvdb-engine").path
    #expect(try workplace.scvdb("record", "--label", "inside").status == 0)
    #expect(
      try workplace.scvdb("record", "--engine", "'\(engine)'", "--label", "outside").status == 0
    )
    let drift = try workplace.scvdb("diff", "label:inside", "label:outside")
    #expect(drift.status == 0, "\(drift)")
  }

  @Test(arguments: [
    (["diff", "nowhere", "latest"], "there is no side 'nowhere' to compare"),
    (["diff", "run:x", "latest"], "'run:x' is not a run"),
    (["diff", "9.9.9", "latest"], ".scvdb/runs.sqlite: there is no engine version '9.9.9'"),
    (["diff", "label:x", "latest"], ".scvdb/runs.sqlite: there is no label 'x'"),
    (["diff"], "Baselines: there is no baseline in this folder"),
    (["diff", "latest", "latest", "--scenario", "bxo"], "--scenario: no case of latest matches"),
    (["list", "--technique", "scrolling-content"], "--technique: no case of .scvdb/runs.sqlite"),
    (["show", "99"], ".scvdb/runs.sqlite: there is no run '99'"),
    (["show", "1", "--step", "keyboard up"], "run 1 has no step 'keyboard up'"),
    (["show", "1", "--view", "feild"], "run 1 shows no view 'feild'"),
  ])
  func missingSideHasStatus2(_ arguments: [String], _ message: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record").status == 0)
    let output = try workplace.scvdb(arguments)
    #expect(output.status == 2)
    #expect(output.output.isEmpty)
    #expect(output.errors.hasPrefix("error: " + message), "\(output)")
  }
}
