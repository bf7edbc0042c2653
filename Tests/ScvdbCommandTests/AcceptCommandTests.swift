import Foundation
import ScvdbTestSupport
import Testing

@Suite struct AcceptCommandTests {
  /// A workplace with four recorded cases.
  private func recorded() throws -> Workplace { try .recordedBox() }

  /// A workplace with four recorded and accepted cases.
  private func accepted() throws -> Workplace { try .acceptedBox() }

  private func baselines(of workplace: Workplace) throws -> [String] {
    try workplace.contents(of: "Baselines").keys.filter { $0.hasSuffix(".txt") }.sorted()
  }

  // MARK: - Permission

  @Test(arguments: sample(["true", "1", "yes", "TRUE"]))
  func acceptRefusesInCI(value: String) throws {
    let workplace = try recorded()
    let before = try workplace.contents()
    let ci = ["CI": value]
    for arguments in [["accept"], ["accept", "--review"], ["accept", "--remove-obsolete"]] {
      #expect(
        try workplace.scvdb(arguments, environment: ci, input: "y\ny\ny\ny\n").description == """
          stderr: error: baselines are not accepted if CI is set; it is '\(value)'
          stderr: fix: accept on a developer's machine and commit, or add --even-in-ci
          status: 2
          """
      )
    }
    #expect(try workplace.contents() == before)
    #expect(try workplace.scvdb("accept", "--even-in-ci", environment: ci).status == 0)
  }

  @Test(arguments: sample(["", "false", "0", "False"]))
  func falseCIVariableAllowsAccept(value: String) throws {
    #expect(try recorded().scvdb("accept", environment: ["CI": value]).status == 0)
  }

  // MARK: - Review

  private let choices = "[y]es, [n]o, [s]kip, [q]uit"
  private let choicesOfMany = "[y]es, [n]o, [s]kip, [c]ase by case, [q]uit"

  /// The field is 20 points from the left edge, then 25, in two orientations of two devices.
  private func moved(_ workplace: Workplace) throws -> Workplace {
    let moved = boxScenario.replacing("constant: 20 }", with: "constant: 25 }")
    try workplace.write(moved, to: "Baselines/box.yaml")
    #expect(try workplace.scvdb("record").status == 0)
    return workplace
  }

  /// Three of four cases drift alike.
  ///
  /// One device in landscape has the safe area's left edge at 44, so more of it drifts.
  @Test func reviewAsksPerDriftOrCase() throws {
    let workplace = try moved(accepted())
    let before = try workplace.contents(of: "Baselines")
    let first = try workplace.scvdb("accept", "--review", input: "maybe\nc\ny\nn\nq\n")
    #expect(first.status == 0)
    #expect(first.errors == "answer with one of the letters in brackets\n")
    let lines = first.output.split(separator: "\n").map(String.init)
      .filter { $0.contains("?") || $0.hasPrefix("changed  ") || $0.contains("declined") }
    let expected = [
      "1 of 2: accept 3 baselines? \(choicesOfMany) maybe",
      "1 of 2: accept 3 baselines? \(choicesOfMany) c",
      "1 of 4: accept? \(choices) y",
      "changed  Baselines/box/iphone-8.landscape.none.txt",
      "2 of 4: accept? \(choices) n",
      "3 of 4: accept? \(choices) q",
      "0 baselines new, 1 changed, 0 unchanged, 1 declined, 2 not reviewed, run --review "
        + "again to decide",
    ]
    #expect(lines == expected, "\(first)")
    #expect(first.output.contains("warning box/field: x 20 -> 25 (+5)"))
    let between = try workplace.contents(of: "Baselines")
    #expect(
      Set(between.keys.filter { between[$0] != before[$0] }) == ["box/iphone-8.landscape.none.txt"]
    )

    // The end of the input stops the review.
    let second = try workplace.scvdb("accept", "--review", input: "y\n")
    #expect(second.output.contains("1 of 2: accept 2 baselines?"), "\(second)")
    #expect(second.output.contains("0 baselines new, 2 changed, 1 unchanged, 1 not reviewed"))
    #expect(try workplace.scvdb("accept", "--review", input: " YES \n").status == 0)
    #expect(try workplace.scvdb("diff").status == 0)
    #expect(
      try workplace.scvdb("accept", "--review").output
        == "0 baselines new, 0 changed, 4 unchanged\n"
    )
  }

  /// The repository has the accepted scenario, so one constraint is one question, although the
  /// cases drift in two ways.
  @Test func reviewAsksOncePerConstraint() throws {
    let workplace = try accepted()
    try workplace.commitAll()
    let output = try moved(workplace).scvdb("accept", "--review", input: "y\n").output
    #expect(output.contains("changed: constraint field.leading"), "\(output)")
    #expect(output.contains("1 of 1: accept 4 baselines? \(choicesOfMany) y"), "\(output)")
    #expect(output.contains("0 baselines new, 4 changed, 0 unchanged\n"), "\(output)")
  }

  @Test func reviewIncludesCasesWithoutBaselines() throws {
    let workplace = try recorded()
    let output = try workplace.scvdb(
      ["accept", "--review", "--device", "iphone-8"],
      input: "c\nn\ny\n"
    )
    #expect(
      output.description == """
        box iphone-8 landscape none: no baseline yet
        box iphone-8 portrait none: no baseline yet
        1 of 1: accept 2 baselines? [y]es, [n]o, [s]kip, [c]ase by case, [q]uit c
        box iphone-8 landscape none: no baseline yet
        1 of 2: accept? [y]es, [n]o, [s]kip, [q]uit n
        box iphone-8 portrait none: no baseline yet
        2 of 2: accept? [y]es, [n]o, [s]kip, [q]uit y
        new  Baselines/box/iphone-8.portrait.none.txt
        1 baseline new, 0 changed, 0 unchanged, 1 declined, run --review again to decide
        status: 0
        """
    )
    #expect(try baselines(of: workplace) == ["box/iphone-8.portrait.none.txt"])
  }

  /// An invariant is part of the question and does not change the geometry.
  @Test func reviewGroupsCasesWithoutDrift() throws {
    let workplace = try accepted()
    let strict = boxScenario.replacing("steps:", with: "invariants: [everythingReachable]\nsteps:")
    try workplace.write(strict, to: "Baselines/box.yaml")
    #expect(try workplace.scvdb("record").status == 0)
    #expect(
      try workplace.scvdb("accept", "--review", input: "y\n").description == """
        same geometry as accepted, but another engine or other inputs, in 4 baselines:
          box iphone-8 landscape none
          box iphone-8 portrait none
          box iphone-xs landscape none
          box iphone-xs portrait none
        1 of 1: accept 4 baselines? [y]es, [n]o, [s]kip, [c]ase by case, [q]uit y
        changed  Baselines/box/iphone-8.landscape.none.txt
        changed  Baselines/box/iphone-8.portrait.none.txt
        changed  Baselines/box/iphone-xs.landscape.none.txt
        changed  Baselines/box/iphone-xs.portrait.none.txt
        0 baselines new, 4 changed, 0 unchanged
        status: 0
        """
    )
  }

  // MARK: - Obsolete and missing baselines

  @Test func baselineOfRemovedCaseIsNamed() throws {
    let workplace = try accepted()
    let smaller = boxScenario.replacing(", iphone-xs", with: "")
    try workplace.write(smaller, to: "Baselines/box.yaml")
    #expect(try workplace.scvdb("record").status == 0)
    let drift = try workplace.scvdb("diff")
    #expect(drift.status == 1)
    #expect(drift.output.contains("box iphone-xs portrait none: only in baseline"))
    #expect(
      drift.errors == """
        no scenario has the case of 2 obsolete baselines:
          Baselines/box/iphone-xs.landscape.none.txt
          Baselines/box/iphone-xs.portrait.none.txt
        hint: 'scvdb accept --remove-obsolete' deletes obsolete baselines

        """
    )
    #expect(
      try workplace.scvdb("accept").description == """
        obsolete  Baselines/box/iphone-xs.landscape.none.txt
        obsolete  Baselines/box/iphone-xs.portrait.none.txt
        0 baselines new, 0 changed, 2 unchanged, 2 obsolete; --remove-obsolete deletes them
        status: 0
        """
    )
    #expect(
      try workplace.scvdb(["accept", "--review", "--remove-obsolete"], input: "c\nn\ny\n").output
        == """
        obsolete  Baselines/box/iphone-xs.landscape.none.txt
        obsolete  Baselines/box/iphone-xs.portrait.none.txt
        1 of 1: delete 2 baselines? [y]es, [n]o, [s]kip, [c]ase by case, [q]uit c
        obsolete  Baselines/box/iphone-xs.landscape.none.txt
        1 of 2: delete? [y]es, [n]o, [s]kip, [q]uit n
        obsolete  Baselines/box/iphone-xs.portrait.none.txt
        2 of 2: delete? [y]es, [n]o, [s]kip, [q]uit y
        0 baselines new, 0 changed, 2 unchanged, 1 obsolete and deleted, 1 declined, run \
        --review again to decide

        """
    )
    #expect(
      try baselines(of: workplace) == [
        "box/iphone-8.landscape.none.txt", "box/iphone-8.portrait.none.txt",
        "box/iphone-xs.landscape.none.txt",
      ]
    )
    #expect(try workplace.scvdb("accept", "--remove-obsolete").status == 0)
    #expect(try workplace.scvdb("diff").status == 0)
  }

  @Test func missingBaselinesAreNamed() throws {
    let workplace = try recorded()
    #expect(try workplace.scvdb("accept", "--device", "iphone-8").status == 0)
    let drift = try workplace.scvdb("diff")
    #expect(drift.status == 1)
    #expect(drift.output.contains("box iphone-xs landscape none: only in latest\n"))
    #expect(drift.output.contains("box iphone-xs portrait none: only in latest\n"))
    #expect(
      drift.errors == "hint: 2 cases without a baseline; 'scvdb accept' writes one\n"
    )
  }

  /// A filtered recording does not make the other cases obsolete: their latest run is in an earlier
  /// recording.
  @Test func filteredRecordingKeepsOtherBaselines() throws {
    let workplace = try accepted()
    let before = try workplace.contents(of: "Baselines")
    #expect(try workplace.scvdb("record", "--device", "iphone-8").status == 0)
    let drift = try workplace.scvdb("diff")
    #expect(drift.status == 0)
    #expect(drift.errors.isEmpty)
    // The output also has a time if both recordings are from the same second.
    let words = drift.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("2 recordings, "), "\(drift)")
    #expect(drift.output.hasSuffix("no drift in 4 cases\n"))
    for options in [[], ["--remove-obsolete"]] {
      #expect(
        try workplace.scvdb(["accept"] + options).output
          == "0 baselines new, 0 changed, 4 unchanged\n"
      )
    }
    #expect(try workplace.contents(of: "Baselines") == before)
  }

  /// The baseline of a case without a recording may be out of date.
  @Test func obsoleteBaselinesStayUntilCompleteRecording() throws {
    let workplace = try accepted()
    let recorded = try workplace.scvdb("record", "--device", "iphone-8", "--db", "part.sqlite")
    #expect(recorded.status == 0)
    #expect(
      try workplace.scvdb("accept", "--db", "part.sqlite", "--remove-obsolete").description == """
        stderr: error: --remove-obsolete needs a complete recording, and the latest leaves out \
        2 cases:
        stderr:   box iphone-xs portrait none
        stderr:   box iphone-xs landscape none
        stderr: fix: run 'scvdb record' without filters first
        status: 2
        """
    )
  }

  /// After a recording of all techniques, the scenario loses a device.
  @Test func latestExcludesCasesOutsideScenarios() throws {
    let workplace = try accepted()
    #expect(
      try workplace.scvdb("record", "--technique", "all", "--device", "iphone-8").status == 0
    )
    try workplace.write(
      boxScenario.replacing("[iphone-8, iphone-xs]", with: "[iphone-8]"),
      to: "Baselines/box.yaml"
    )
    #expect(try workplace.scvdb("record").status == 0)
    let drift = try workplace.scvdb("diff")
    #expect(drift.status == 1)
    #expect(drift.output.contains("box iphone-xs portrait none: only in baseline"))
    #expect(!drift.output.contains("only in latest"))
    #expect(
      try workplace.scvdb("accept", "--remove-obsolete").output.hasSuffix(
        "0 baselines new, 0 changed, 2 unchanged, 2 obsolete and deleted\n"
      )
    )
    #expect(try workplace.scvdb("diff").status == 0)
  }

  @Test func withoutScenariosNothingIsObsolete() throws {
    let workplace = try accepted()
    try FileManager.default.moveItem(
      at: workplace.folder.appending(path: "Baselines/box.yaml"),
      to: workplace.folder.appending(path: "box.yaml")
    )
    let before = try workplace.contents(of: "Baselines")
    #expect(try workplace.scvdb("record", "box.yaml", "--device", "iphone-8").status == 0)
    #expect(
      try workplace.scvdb("accept").output == "0 baselines new, 0 changed, 4 unchanged\n"
    )
    #expect(
      try workplace.scvdb("accept", "--remove-obsolete").description == """
        stderr: error: Baselines: there is no scenario in this folder, so obsolete \
        baselines cannot be determined
        stderr: fix: delete them by hand
        status: 2
        """
    )
    #expect(try workplace.contents(of: "Baselines") == before)
  }

  // MARK: - Safety

  /// Names from an untrusted database.
  @Test(
    arguments: sample([
      ("../../../box", "%2E./%2E./%2E./box"), ("/etc/cron.d/x", "%/etc/cron.d/x"),
      ("a\nb", "a%0Ab"), (".git/hooks", "%2Egit/hooks"), ("a.b.c.txt", "a.b.c%2Etxt"),
    ])
  )
  func hostileNamesStayInFolder(name: String, folder: String) throws {
    let workplace = try recorded()
    try rename("scenario", "box", to: name, in: workplace)
    #expect(try workplace.scvdb("accept").status == 0)
    let files = try workplace.contents().keys.filter { $0.hasSuffix(".txt") }.sorted()
    #expect(files.count == 4)
    #expect(files.allSatisfy { $0.hasPrefix("Baselines/\(folder)/iphone-") }, "\(files)")
    let drift = try workplace.scvdb("diff")
    #expect(drift.output.hasSuffix("no drift in 4 cases\n"), "\(drift)")
  }

  @Test func tooLongNameIsRefused() throws {
    let workplace = try recorded()
    let name = String(repeating: "x", count: 300)
    try rename("scenario", "box", to: name, in: workplace)
    let output = try workplace.scvdb("accept")
    #expect(output.status == 2)
    #expect(
      output.errors == """
        error: Baselines/\(name)/iphone-8.landscape.none.txt: a name in this path has 300 bytes, but \
        file systems allow 255\nfix: give the scenario a shorter name

        """
    )
    #expect(try baselines(of: workplace) == [])
  }

  /// Two devices of one recording with names that a file system may not distinguish.
  @Test func namesThatDifferInCaseAreRefused() throws {
    let workplace = try recorded()
    try rename("device", "iphone-xs", to: "iPhone-8", in: workplace)
    let output = try workplace.scvdb("accept")
    #expect(output.status == 2)
    #expect(output.errors.contains("file systems that ignore letter case"), "\(output)")
    #expect(try baselines(of: workplace) == [])
  }

  @Test func linksOutOfProjectAreRefused() throws {
    let workplace = try Workplace([
      "Baselines/box.yaml": boxScenario, "Baselines/a.yaml": boxScenario,
    ])
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    let elsewhere = try Workplace()
    let (folder, outside) = ("Baselines/box", elsewhere.folder.appending(path: "outside"))
    try FileManager.default.moveItem(at: workplace.folder.appending(path: folder), to: outside)
    try FileManager.default.createSymbolicLink(
      at: workplace.folder.appending(path: folder),
      withDestinationURL: outside
    )
    let before = try elsewhere.contents()
    for arguments in [["accept"], ["accept", "--review"], ["diff"]] {
      let output = try workplace.scvdb(arguments, input: "y\ny\ny\ny\n")
      #expect(output.status == 2)
      #expect(output.output.isEmpty)
      #expect(
        output.errors.hasPrefix("error: Baselines/box: the path leads out of the project"),
        "\(output)"
      )
    }
    #expect(try elsewhere.contents() == before)
  }

  /// A limit on the size of files, in units of 1024 bytes, simulates a full disk.
  ///
  /// Both make a write fail. SQLite needs 32 units for the files beside the database. A baseline
  /// with 400 checkpoints needs more than 64 units, because a checkpoint has four lines of at least
  /// 45 bytes. The thread sanitizer writes a larger file itself.
  @Test(.enabled(if: sanitizerOptions["TSAN_OPTIONS"] == nil))
  func fullDiskKeepsBaseline() throws {
    let workplace = try accepted()
    let many = (1...400).map { "  - checkpoint: after \($0)\n" }.joined()
    try workplace.write(boxScenario + "\n" + many, to: "Baselines/box.yaml")
    #expect(try workplace.scvdb("record").status == 0)
    let before = try workplace.contents(of: "Baselines")
    let program = builtProducts.appending(path: "scvdb").path
    let output = try workplace.run(
      "/bin/bash",
      ["-c", "trap '' XFSZ; ulimit -f 64; exec '\(program)' accept"]
    )
    #expect(output.status == 2)
    #expect(
      output.errors.hasPrefix(
        "error: Baselines/box/iphone-8.landscape.none.txt: cannot be written"
      ),
      "\(output)"
    )
    #expect(try workplace.contents(of: "Baselines") == before)
  }

  /// Another process records between the review of a drift and the decision to accept it.
  @Test func acceptUsesReviewedRecording() throws {
    let workplace = try accepted()
    var hashes: [String] = []
    for constant in [25, 30] {
      try workplace.write(
        boxScenario.replacing("constant: 20 }", with: "constant: \(constant) }"),
        to: "Baselines/box.yaml"
      )
      let recorded = try workplace.scvdb("record").output
      hashes.append(
        String(try #require(recorded.firstMatch(of: /recording \d, (\w{12})/)).output.1)
      )
    }
    let shown = try workplace.scvdb("diff", "baseline", "latest").output
    #expect(shown.contains(hashes[1]))
    let before = try workplace.contents(of: "Baselines")
    let refused = try workplace.scvdb("accept", "--content", hashes[0])
    #expect(
      refused.description == """
        stderr: error: 4 cases of the latest recording have the content hash \(hashes[1]), not \
        \(hashes[0])
        stderr: fix: run 'scvdb diff' again with the same filters
        status: 2
        """
    )
    #expect(try workplace.scvdb("accept", "--recording", "9").status == 2)
    #expect(try workplace.scvdb("accept", "--content", "12").status == 64)
    #expect(try workplace.contents(of: "Baselines") == before)

    let accepted = try workplace.scvdb("accept", "--recording", "2", "--content", hashes[0])
    #expect(accepted.status == 0, "\(accepted)")
    #expect(accepted.output.hasSuffix("0 baselines new, 4 changed, 0 unchanged\n"))
    let file = "box/iphone-8.portrait.none.txt"
    let baseline = try #require(try workplace.contents(of: "Baselines")[file])
    // The field is 25 points from the left edge.
    #expect(String(decoding: baseline, as: UTF8.self).contains("box/field UITextField frame 25 "))
  }

  /// A process was killed while it moved baselines into place.
  @Test func interruptedAcceptIsCompleted() throws {
    let workplace = try accepted()
    let file = "box/iphone-8.portrait.none.txt"
    let baseline = try #require(try workplace.contents(of: "Baselines")[file])
    let staged = "Baselines/.accept.0123456789abcdef.draft"
    try workplace.write(baseline, to: "\(staged)/0")
    try workplace.write("\(file)\n", to: "\(staged)/list")
    let compared = try workplace.scvdb("diff")
    #expect(
      compared.description == """
        stderr: error: Baselines: another 'scvdb accept' is running here, or was interrupted
        stderr: fix: run it again to complete \(staged)
        status: 2
        """
    )
    let accepted = try workplace.scvdb("accept")
    #expect(accepted.status == 0, "\(accepted)")
    #expect(
      accepted.errors == """
        completed an interrupted accept of 1 baseline:
          Baselines/\(file)

        """
    )
    #expect(try workplace.scvdb("diff").status == 0)
  }

  private func rename(
    _ table: String,
    _ name: String,
    to other: String,
    in workplace: Workplace
  ) throws {
    try workplace.forge(
      """
      UPDATE \(table) SET name = '\(other)' WHERE name = '\(name)';
      -- The plan's hash is one of the former name.
      DELETE FROM shard; DELETE FROM planned_case; DELETE FROM plan;
      """
    )
  }
}
