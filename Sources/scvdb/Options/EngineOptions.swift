import ArgumentParser
import Foundation

/// Who answers cases, and how many at a time.
struct EngineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A built-in revision such as scvdb@0.9.0, or the command line of another engine.",
      valueName: "engine"
    )
  )
  var engine: String?

  @Option(help: "How many cases are in work at a time; as many as there are cores by default.")
  var jobs: Int?

  /// How many cases are in work at a time, at least 1.
  var jobCount: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  func validate() throws {
    guard jobs ?? 1 >= 1 else { throw ValidationError("--jobs must be at least 1.") }
  }

  func choice() throws -> EngineChoice { try EngineChoice(engine) }
}
