import Foundation
import ScvdbTestSupport
import Testing

/// The box scenario has four cases.
///
/// The draw is `printf 'box DEVICE ORIENTATION none\n' | sha256sum`, halved and modulo 4. It puts
/// each case into another of four parts; the first of three parts has none.
@Suite struct ShardTests {
  private let cases = [
    "1/4": ["iphone-xs landscape"], "2/4": ["iphone-xs portrait"], "3/4": ["iphone-8 portrait"],
    "4/4": ["iphone-8 landscape"], "1/3": [],
    "2/3": ["iphone-8 landscape", "iphone-xs portrait"],
    "3/3": ["iphone-8 portrait", "iphone-xs landscape"],
  ]

  private func recorded(in file: String, at workplace: Workplace) throws -> [String] {
    let sql = "SELECT device || ' ' || orientation FROM runs ORDER BY 1"
    let output = try workplace.run("/usr/bin/env", ["sqlite3", file, sql])
    #expect(output.status == 0, "\(output)")
    return output.output.split(separator: "\n").map(String.init)
  }

  @Test func eachPartRecordsItsCases() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    for (part, expected) in cases.sorted(by: { $0.key < $1.key }) {
      let file = part.replacing("/", with: "-") + ".sqlite"
      let output = try workplace.scvdb("record", "--shard", part, "--db", file)
      #expect(output.status == 0 && output.errors.isEmpty, "\(output)")
      #expect(output.output.hasSuffix(", part \(part) by --shard\n"), "\(output)")
      #expect(try recorded(in: file, at: workplace) == expected)
      #expect(try workplace.scvdb("check", "--db", file).status == 0)
    }
  }

  @Test(
    arguments: sample([
      (["SCVDB_SHARD": "2/4"], "2/4 by SCVDB_SHARD"),
      (["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "4"], "1/4 by JOB_COMPLETION_INDEX"),
      (["JOB_COMPLETION_INDEX": "3", "JOB_COMPLETIONS": "4"], "4/4 by JOB_COMPLETION_INDEX"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "4",
        ], "1/4 by SLURM_ARRAY_TASK_ID"
      ),
      (
        [
          "SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "4",
          "SLURM_ARRAY_TASK_STEP": "2",
        ], "3/4 by SLURM_ARRAY_TASK_ID"
      ),
      (["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "4"], "2/4 by TEST_SHARD_INDEX"),
    ])
  )
  func environmentSelectsShard(_ environment: [String: String], _ words: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    var environment = environment
    environment["TEST_SHARD_STATUS_FILE"] = "status"
    let output = try workplace.scvdb(["record"], environment: environment)
    #expect(output.status == 0, "\(output)")
    #expect(output.output.hasSuffix(", part \(words)\n"), "\(output)")
    let part = String(words.prefix(3))
    #expect(try recorded(in: ".scvdb/runs.sqlite", at: workplace) == cases[part])
    let isBazel = words.hasSuffix("TEST_SHARD_INDEX")
    #expect(try workplace.contents().keys.contains("status") == isBazel)
    // Options take precedence over variables.
    let whole = try workplace.scvdb(["record", "--shard", "1/1"], environment: environment)
    #expect(whole.output.hasPrefix("recorded 4 cases"), "\(whole)")
  }

  @Test(
    arguments: sample([
      "0/4", "5/4", "x", "", "1", "1/", "/4", "1/0", "0/0", "-1/4", "+1/4", "1/4/2", " 1/4",
      "1.0/4",
      "1/18446744073709551616", "١/٤",
    ])
  )
  func invalidShardIsWrongUsage(_ part: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let output = try workplace.scvdb("record", "--shard=\(part)")
    #expect(output.status == 64 && output.output.isEmpty, "\(output)")
    // The argument parser itself reports an empty value.
    let message = part.isEmpty ? "Missing value" : "--shard: '\(part)' is not a part"
    #expect(output.errors.contains(message), "\(output)")
    let variable = try workplace.scvdb(["record"], environment: ["SCVDB_SHARD": part])
    #expect(variable.status == 64 && variable.output.isEmpty, "\(variable)")
    #expect(variable.errors.contains("SCVDB_SHARD: '\(part)' is not a part"), "\(variable)")
    #expect(try workplace.contents().keys.sorted() == ["Baselines/box.yaml"])
  }

  @Test(
    arguments: sample([
      (["JOB_COMPLETION_INDEX": "1"], "JOB_COMPLETIONS is not set"),
      (["JOB_COMPLETION_INDEX": "4", "JOB_COMPLETIONS": "4"], "JOB_COMPLETION_INDEX: 4 of"),
      (["JOB_COMPLETION_INDEX": "x", "JOB_COMPLETIONS": "4"], "JOB_COMPLETION_INDEX: 'x'"),
      (["SLURM_ARRAY_TASK_ID": "1"], "SLURM_ARRAY_TASK_MIN is not set"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_COUNT": "4",
          "SLURM_ARRAY_TASK_STEP": "2",
        ], "is not counted from 0 in steps of 2"
      ),
      (["TEST_SHARD_INDEX": "0"], "TEST_TOTAL_SHARDS is not set"),
      (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "0"], "TEST_SHARD_INDEX: 0 of"),
    ])
  )
  func invalidShardVariableIsWrongUsage(
    _ environment: [String: String],
    _ words: String
  ) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let output = try workplace.scvdb(["record"], environment: environment)
    #expect(output.status == 64 && output.output.isEmpty, "\(output)")
    #expect(output.errors.contains(words), "\(output)")
    #expect(try workplace.contents().keys.contains(".scvdb") == false)
  }

  @Test func singleShardIsNotAccepted() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record", "--shard", "3/4").status == 0)
    let before = try workplace.contents()
    #expect(
      try workplace.scvdb("accept").description == """
        stderr: error: recording 1 is incomplete: 3 planned cases missing:
        stderr:   box iphone-8 landscape none
        stderr:   box iphone-xs landscape none
        stderr:   box iphone-xs portrait none
        stderr: fix: merge all parts with 'scvdb merge' first
        stderr: hint: it is part 3/4
        status: 2
        """
    )
    #expect(try workplace.contents() == before)
    // All cases that these options select are present.
    let filter = ["--device", "iphone-8", "--orientation", "portrait"]
    #expect(try workplace.scvdb(["accept"] + filter).status == 0)
  }

  @Test func jsonNamesThePart() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let output = try workplace.scvdb("record", "--shard", "3/4", "--format", "json")
    #expect(output.output.contains(#""count" : 4,"#), "\(output)")
    #expect(output.output.contains(#""number" : 3"#), "\(output)")
    #expect(!(try workplace.scvdb("record", "--format", "json").output.contains("shard")))
  }
}
