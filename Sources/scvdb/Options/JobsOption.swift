import ArgumentParser
import Foundation

/// The number of cases that run at the same time.
struct JobsOption: ParsableArguments {
  @Option(help: "Number of cases to run in parallel (default: the number of cores).")
  var jobs: Int?

  /// The number of jobs, at least 1.
  var count: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  func validate() throws {
    // More than the cores of any machine, but few enough to start.
    guard (1...1024).contains(jobs ?? 1) else {
      throw ValidationError(
        "--jobs must be a number from 1 to 1024",
        fix: "write a number in this range"
      )
    }
  }
}
