import SnapshotModel
import Testing
import Workflows

/// Reads the part of the cases from the environment.
@Suite struct ShardChoiceTests {
  @Test(arguments: [
    (["SCVDB_SHARD": "2/4"], "2/4", "SCVDB_SHARD"),
    // Kubernetes and Bazel count from 0, the first of four is 1/4.
    (["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "4"], "1/4", "JOB_COMPLETION_INDEX"),
    (["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "4"], "4/4", "TEST_SHARD_INDEX"),
    // 10, 12 and 14 are three tasks two apart; 14 is the third.
    (
      [
        "SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_STEP": "2",
        "SLURM_ARRAY_TASK_COUNT": "3",
      ], "3/3", "SLURM_ARRAY_TASK_ID"
    ),
  ])
  func environmentSelectsShard(
    environment: [String: String],
    shard: String,
    origin: String
  ) throws {
    let choice = try #require(try ShardChoice(environment))
    #expect("\(choice.shard)" == shard)
    #expect(choice.origin == origin)
  }

  @Test func otherVariablesSelectNoShard() throws {
    #expect(try ShardChoice(["JOB_COMPLETIONS": "4"]) == nil)
  }

  @Test(arguments: [
    (["SCVDB_SHARD": "5/4"], "SCVDB_SHARD: '5/4' is not a part"),
    (["SCVDB_SHARD": "half"], "SCVDB_SHARD: 'half' is not a part\nfix: write 1/4 to 4/4"),
    (["JOB_COMPLETION_INDEX": "0"], "JOB_COMPLETIONS is not set"),
    (["TEST_SHARD_INDEX": "x", "TEST_TOTAL_SHARDS": "4"], "TEST_SHARD_INDEX: 'x' is not a number"),
  ])
  func invalidShardIsError(environment: [String: String], message: String) {
    let error = #expect(throws: ShardError.self) { try ShardChoice(environment) }
    #expect(error?.report.description.hasPrefix(message) ?? false)
  }
}
