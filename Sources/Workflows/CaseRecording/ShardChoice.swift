import Foundation
import Reporting
package import SnapshotModel

/// The reason why an option or a variable is not a valid part of the cases.
package struct ShardError: ReportedError {
  package let report: FailureReport

  /// - Parameters:
  ///   - problem: The problem in one clause.
  ///   - location: The option or variable; nil if the problem names it.
  ///   - fix: The correction, as an imperative.
  init(_ problem: String, at location: String? = nil, fix: String) {
    report = FailureReport(problem, at: location, fix: fix)
  }
}

/// A part of the cases, and the option or variable that selects it.
package struct ShardChoice {
  package var shard: Shard
  /// The option or the variable.
  package var origin: String
}

extension ShardChoice {
  /// Reads an option such as `2/4`.
  ///
  /// - Throws: ``ShardError`` which names the option.
  package init(argument: String, of name: String) throws {
    self.init(shard: try Shard(argument: argument, of: name), origin: name)
  }

  /// Reads the variables of systems that start many processes at once; nil without any.
  package init?(_ environment: [String: String]) throws {
    if let text = environment["SCVDB_SHARD"] {
      self.init(shard: try Shard(argument: text, of: "SCVDB_SHARD"), origin: "SCVDB_SHARD")
      return
    }
    let variables = ShardVariables(environment)
    guard
      let (shard, origin) = try variables.ofKubernetes() ?? variables.ofSlurm()
        ?? variables.ofBazel()
    else { return nil }
    self.init(shard: shard, origin: origin)
  }
}

extension Shard {
  /// Reads `2/4`.
  ///
  /// - Throws: `ShardError` which names the option or variable.
  fileprivate init(argument: String, of name: String) throws {
    guard let match = argument.wholeMatch(of: /([0-9]+)\/([0-9]+)/) else {
      throw ShardError("'\(argument)' is not a part", at: name, fix: "write 1/4 to 4/4")
    }
    let (number, count) = (Int(match.output.1), Int(match.output.2))
    try self.init(checking: number, of: count, named: "'\(argument)'", at: name)
  }

  /// - Throws: `ShardError` unless the number is from 1 to `count`.
  fileprivate init(
    checking number: Int?,
    of count: Int?,
    named name: String,
    at location: String
  ) throws {
    guard let number, let count, let shard = Shard(number: number, count: count) else {
      throw ShardError(
        "\(name) is not a part",
        at: location,
        fix: "write 1/4 for the first of four, and 4/4 for the last"
      )
    }
    self = shard
  }
}

/// The environment variables of the systems that distribute shards, each with its own convention.
private struct ShardVariables {
  private let environment: [String: String]

  init(_ environment: [String: String]) {
    self.environment = environment
  }

  /// The index counts from 0.
  ///
  /// Kubernetes has no variable for the number of completions, so the Job must set one.
  func ofKubernetes() throws -> (Shard, String)? {
    try shard(index: "JOB_COMPLETION_INDEX", first: 0, step: 1, count: "JOB_COMPLETIONS")
  }

  /// Task ids may begin with any number, and have any step.
  func ofSlurm() throws -> (Shard, String)? {
    guard environment["SLURM_ARRAY_TASK_ID"] != nil else { return nil }
    let first = try number("SLURM_ARRAY_TASK_MIN")
    let step = environment["SLURM_ARRAY_TASK_STEP"] == nil ? 1 : try number("SLURM_ARRAY_TASK_STEP")
    return try shard(
      index: "SLURM_ARRAY_TASK_ID",
      first: first,
      step: step,
      count: "SLURM_ARRAY_TASK_COUNT"
    )
  }

  /// The index counts from 0.
  func ofBazel() throws -> (Shard, String)? {
    let choice = try shard(index: "TEST_SHARD_INDEX", first: 0, step: 1, count: "TEST_TOTAL_SHARDS")
    // A program creates this file to show Bazel that it supports shards.
    if choice != nil, let file = environment["TEST_SHARD_STATUS_FILE"] {
      guard FileManager.default.createFile(atPath: file, contents: nil) else {
        throw Failure("cannot create this file", at: file, fix: "check TEST_SHARD_STATUS_FILE")
      }
    }
    return choice
  }

  private func shard(
    index: String,
    first: Int,
    step: Int,
    count: String
  ) throws -> (Shard, String)? {
    guard environment[index] != nil else { return nil }
    let (value, total) = (try number(index), try number(count))
    let (offset, rest) = (value - first).quotientAndRemainder(dividingBy: max(1, step))
    guard value >= first, rest == 0 else {
      throw ShardError(
        "\(value) is not counted from \(first) in steps of \(step)",
        at: index,
        fix: "use --shard I/N"
      )
    }
    let name = "\(value) of \(count) \(total)"
    return (try Shard(checking: offset + 1, of: total, named: name, at: index), index)
  }

  private func number(_ name: String) throws -> Int {
    guard let text = environment[name] else {
      throw ShardError(
        "\(name) is not set, so the part is unknown",
        fix: "set it, or use --shard I/N, where 1/1 records all cases"
      )
    }
    guard text.wholeMatch(of: /[0-9]+/) != nil, let number = Int(text), number < Int.max else {
      throw ShardError(
        "'\(text)' is not a number",
        at: name,
        fix: "set it to one, or use --shard I/N"
      )
    }
    return number
  }
}
