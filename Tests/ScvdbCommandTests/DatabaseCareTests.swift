import Foundation
import ScvdbTestSupport
import Testing

/// Tests the commands `merge`, `export`, `import` and `prune`.
@Suite struct DatabaseCareTests {
  private func workplaceWithParts(_ scenario: String = boxScenario) throws -> Workplace {
    let workplace = try Workplace(["Baselines/box.yaml": scenario])
    for number in 1...3 {
      let part = try workplace.scvdb("record", "--shard", "\(number)/3", "--db", "\(number).sqlite")
      #expect(part.status == 0, "\(part)")
    }
    return workplace
  }

  private func hash(_ output: CommandOutput) -> Substring? {
    output.output.firstMatch(of: /\(recording \d+, (\w{12})\)/)?.output.1
  }

  @Test func mergedPartsEqualSingleRecording() throws {
    let workplace = try workplaceWithParts()
    let one = try workplace.scvdb("record", "--db", "one.sqlite")
    let merged = try workplace.scvdb("merge", "3.sqlite", "1.sqlite", "2.sqlite")
    #expect(merged.status == 0 && merged.errors.isEmpty, "\(merged)")
    #expect(merged.output.hasPrefix("merged 4 cases of 1 scenario with scvdb "))
    #expect(merged.output.hasSuffix("), 4 new\n"))
    #expect(hash(merged) == hash(one) && hash(one) != nil)
    let before = try workplace.contents()
    let again = try workplace.scvdb("merge", "1.sqlite", "2.sqlite", "3.sqlite", "2.sqlite")
    #expect(again.status == 0 && again.output.hasSuffix("), 0 new\n"), "\(again)")
    #expect(try workplace.contents() == before)
    #expect(try workplace.scvdb("accept").status == 0)
    #expect(try workplace.scvdb("diff", "baseline", "one.sqlite").status == 0)
    #expect(try workplace.scvdb("check").status == 0)
  }

  @Test func missingPartsAreNamedAndNotMerged() throws {
    let workplace = try workplaceWithParts()
    let before = try workplace.contents()
    #expect(
      try workplace.scvdb("merge", "1.sqlite", "2.sqlite").description == """
        stderr: error: incomplete: 2 of 4 planned cases are missing:
        stderr:   box iphone-8 portrait none
        stderr:   box iphone-xs landscape none
        stderr: fix: record the missing parts, and merge again
        status: 2
        """
    )
    #expect(try workplace.contents() == before)
    let partial = try workplace.scvdb("merge", "1.sqlite", "2.sqlite", "--allow-incomplete")
    #expect(partial.status == 0 && partial.errors.hasPrefix("incomplete: 2 planned cases missing"))
    #expect(try workplace.scvdb("accept").status == 2)
    #expect(try workplace.scvdb("merge", "3.sqlite").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
  }

  @Test func partsOfOtherPlansAreRefused() throws {
    let scenario = boxScenario.replacing("technique: none", with: "technique: container-scroll")
    let workplace = try workplaceWithParts(scenario)
    let moved = scenario.replacing("constant: 20 }", with: "constant: 25 }")
    try workplace.write(moved, to: "Moved/box.yaml")
    let other = try workplace.scvdb(
      "record",
      "--shard",
      "3/3",
      "--baselines",
      "Moved",
      "--db",
      "moved.sqlite"
    )
    #expect(other.status == 0, "\(other)")
    let old = try workplace.scvdb(
      "record",
      "--shard",
      "3/3",
      "--engine",
      "container-scroll@0.1.0",
      "--db",
      "old.sqlite"
    )
    #expect(old.status == 0, "\(old)")
    let before = try workplace.contents()
    for (file, words) in [
      ("moved.sqlite", "error: moved.sqlite: the recording's plan differs"),
      ("old.sqlite", "error: old.sqlite: the recording has engine container-scroll 0.1.0"),
    ] {
      let output = try workplace.scvdb("merge", "1.sqlite", "2.sqlite", file)
      #expect(output.status == 2 && output.output.isEmpty)
      #expect(output.errors.hasPrefix(words), "\(output)")
      #expect(try workplace.contents() == before)
    }
  }

  /// The hash of a result in a part changed, along with the hashes of its runs.
  @Test func contradictoryPartsStopMerge() throws {
    let workplace = try workplaceWithParts()
    #expect(try workplace.scvdb("record", "--db", "one.sqlite").status == 0)
    try workplace.forge("UPDATE answer SET hash = zeroblob(32) WHERE id = 1", in: "one.sqlite")
    let files = ["1.sqlite", "2.sqlite", "3.sqlite", "one.sqlite"]
    let output = try workplace.scvdb(["merge"] + files)
    #expect(output.status == 2 && output.output.isEmpty)
    #expect(output.errors.hasPrefix("error: nondeterministic: one engine gave two answers"))
    #expect(try workplace.contents().keys.contains(".scvdb") == false)
    // Damage without a conflicting part is found when the part is read.
    let damaged = try workplace.scvdb("merge", "one.sqlite")
    #expect(damaged.status == 2 && damaged.errors.contains("damaged"), "\(damaged)")
    #expect(try workplace.contents()[".scvdb/runs.sqlite"] == nil)
  }

  @Test func exportRoundTrips() throws {
    let workplace = try workplaceWithParts()
    #expect(try workplace.scvdb("merge", "1.sqlite", "2.sqlite", "3.sqlite").status == 0)
    let exported = try workplace.scvdb("export")
    #expect(exported.status == 0 && exported.errors.isEmpty)
    // Header, plan, recording, four runs, end.
    #expect(exported.output.split(separator: "\n").count == 8)
    try workplace.write(exported.output, to: "runs.jsonl")
    #expect(
      try workplace.scvdb("import", "runs.jsonl", "--db", "copy.sqlite").description == """
        imported 1 recording with 4 runs into copy.sqlite, 0 already present
        status: 0
        """
    )
    #expect(try workplace.scvdb("export", "--db", "copy.sqlite") == exported)
    let again = try workplace.scvdb("import", "runs.jsonl", "--db", "copy.sqlite")
    #expect(again.output.hasSuffix("0 runs into copy.sqlite, 1 already present\n"), "\(again)")
    #expect(try workplace.scvdb("diff", ".scvdb/runs.sqlite", "copy.sqlite").status == 0)

    try workplace.write(String(exported.output.dropLast(5)), to: "short.jsonl")
    let before = try workplace.contents()
    let short = try workplace.scvdb("import", "short.jsonl", "--db", "copy.sqlite")
    #expect(short.status == 2 && short.errors.hasPrefix("error: short.jsonl:8: "), "\(short)")
    #expect(try workplace.contents() == before)
    #expect(try workplace.scvdb("import", "none.jsonl").status == 2)
  }

  /// Pipes have no name in the file system, nor does the file of a here-string in older shells.
  @Test(
    arguments: sample([
      "cat runs.jsonl | scvdb import /dev/stdin", "scvdb import /dev/stdin < runs.jsonl",
      "scvdb import <(cat runs.jsonl)", "mkfifo p; cat runs.jsonl > p & scvdb import p",
      "exec 3< runs.jsonl; rm runs.jsonl; scvdb import /dev/fd/3",
    ])
  )
  func exportIsImportedFromPipe(command: String) throws {
    let workplace = try workplaceWithParts()
    #expect(try workplace.scvdb("merge", "1.sqlite", "2.sqlite", "3.sqlite").status == 0)
    try workplace.write(try workplace.scvdb("export").output, to: "runs.jsonl")
    let program =
      "scvdb() { '\(builtProducts.appending(path: "scvdb").path)' \"$@\" --db c.sqlite; }\n"
    let output = try workplace.run("/bin/bash", ["-c", program + command])
    #expect(output.status == 0, "\(output)")
    #expect(output.output.hasPrefix("imported 1 recording with 4 runs"), "\(output)")
  }

  @Test(arguments: sample(["../outside.jsonl", "/dev/zero", ".git/config", "gone"]))
  func linkedExportIsNotReadOutside(target: String) throws {
    let workplace = try Workplace(["outside.jsonl": "SECRET\n", "project/.git/config": "SECRET\n"])
    let project = workplace.folder.appending(path: "project").path
    try FileManager.default.createSymbolicLink(
      atPath: "\(project)/runs.jsonl",
      withDestinationPath: target
    )
    let program = builtProducts.appending(path: "scvdb").path
    let arguments = ["-C", project, program, "import", "runs.jsonl"]
    let output = try workplace.run("/usr/bin/env", arguments)
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains("runs.jsonl: "), "\(output)")
    #expect(
      output.errors.contains(" link") || output.errors.contains("the path leads"),
      "\(output)"
    )
  }

  @Test func pruningKeepsReferencedRecordings() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    for (label, constant) in [("", 20), ("before", 21), ("", 22), ("", 23)] {
      let scenario = boxScenario.replacing("constant: 20 }", with: "constant: \(constant) }")
      try workplace.write(scenario, to: "Baselines/box.yaml")
      let arguments = label.isEmpty ? [] : ["--label", label]
      #expect(try workplace.scvdb(["record"] + arguments).status == 0)
      if constant == 20 { #expect(try workplace.scvdb("accept").status == 0) }
    }
    let contents = try workplace.contents()
    let dry = try workplace.scvdb("prune", "--keep", "1", "--dry-run")
    #expect(dry.status == 0 && dry.errors.isEmpty)
    #expect(dry.output.contains("keep    recording 1 ("))
    #expect(dry.output.contains(".txt was accepted from it\n"))
    #expect(dry.output.contains("'before'): label:before refers to it\n"), "\(dry)")
    #expect(dry.output.contains("remove  recording 3 ("))
    #expect(dry.output.hasSuffix("would remove 1 recording with 4 runs, 2 kept by reference\n"))
    #expect(try workplace.contents() == contents)

    let pruned = try workplace.scvdb("prune", "--keep", "1")
    #expect(pruned.output.hasSuffix("removed 1 recording with 4 runs, 2 kept by reference\n"))
    #expect(try workplace.scvdb("check").output == ".scvdb/runs.sqlite: sound, 12 runs\n")
    let labeled = try workplace.scvdb("prune", "--label", "before")
    #expect(labeled.output.hasSuffix("removed 1 recording with 4 runs, 0 kept by reference\n"))
    #expect(try workplace.scvdb("prune", "--older-than", "1").output.contains("0 recordings"))
    #expect(try workplace.scvdb("diff", "baseline", "run:1").status != 2)
  }

  @Test(arguments: [
    ["prune"], ["prune", "--keep", "-1"], ["prune", "--older-than", "-1"], ["merge"], ["import"],
    ["merge", "a.sqlite", "--label", ""],
  ])
  func wrongUsageIsStatus64(_ arguments: [String]) throws {
    let output = try Workplace().scvdb(arguments)
    #expect(output.status == 64 && output.output.isEmpty, "\(output)")
  }

  @Test(arguments: [
    (["prune", "--keep", "1", "--baselines", "none"], "none: there is no such folder"),
    (["prune", "--label", "x"], "--label: no recording of .scvdb/runs.sqlite has the label 'x'"),
    (["merge", "none.sqlite"], "none.sqlite: there is no such file"),
    (["merge", ".scvdb/runs.sqlite"], ".scvdb/runs.sqlite: this database is both a source"),
    (["export", "--db", "none.sqlite"], "none.sqlite: there is no such file"),
    (["import", "Baselines/box.yaml"], "Baselines/box.yaml:1: this is not an export of scvdb"),
  ])
  func impossibleRequestHasStatus2(_ arguments: [String], _ message: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record").status == 0)
    let before = try workplace.contents()
    let output = try workplace.scvdb(arguments)
    #expect(output.status == 2 && output.output.isEmpty)
    #expect(output.errors.hasPrefix("error: " + message), "\(output)")
    #expect(try workplace.contents() == before)
  }
}
