import ArgumentParser
import SnapshotModel
import Workflows

/// The part of the cases that a command handles.
struct ShardOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only part I of N of the cases, which depends on their names.",
      discussion: """
        I counts from 1. The default is from the environment: SCVDB_SHARD=I/N; \
        JOB_COMPLETION_INDEX of JOB_COMPLETIONS (Kubernetes); SLURM_ARRAY_TASK_ID (Slurm); \
        TEST_SHARD_INDEX of TEST_TOTAL_SHARDS (Bazel).
        """,
      valueName: "I/N"
    )
  )
  var shard: String?

  func validate() throws { _ = try checked { try explicit() } }

  /// Returns the part from the option or the environment; nil without either.
  func choice(in environment: [String: String]) throws -> ShardChoice? {
    try checked { try explicit() ?? ShardChoice(environment) }
  }

  private func explicit() throws -> ShardChoice? {
    try shard.map { try ShardChoice(argument: $0, of: "--shard") }
  }

  /// Reports an invalid part as a usage error.
  private func checked<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let error as ShardError {
      throw ValidationError(error.report)
    }
  }
}
