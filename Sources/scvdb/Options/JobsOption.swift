import ArgumentParser
import Foundation

/// How many cases are in work at a time.
struct JobsOption: ParsableArguments {
  @Option(help: "Number of cases to run in parallel (default: the number of cores).")
  var jobs: Int?

  /// At least 1.
  var count: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  func validate() throws {
    // More threads or processes than any machine has cores, and fewer than it could not start.
    guard (1...1024).contains(jobs ?? 1) else {
      throw ValidationError("--jobs must be a number from 1 to 1024.")
    }
  }
}
