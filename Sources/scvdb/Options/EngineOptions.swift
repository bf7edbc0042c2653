import ArgumentParser
import Foundation
import ScenarioRecorder

/// Who answers cases, and how many at a time.
struct EngineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A built-in revision such as scvdb@0.9.0, or the command line of another engine.",
      valueName: "engine"
    ),
    completion: .engines
  )
  var engine: String?

  @Option(help: "How many cases are in work at a time; as many as there are cores by default.")
  var jobs: Int?

  @Flag(
    help: "Run the built-in engine as processes, so that a crash of it costs one case and no more."
  )
  var isolate = false

  @Option(
    help: ArgumentHelp(
      "How long an engine that runs as processes may take for a case; 60 by default.",
      valueName: "seconds"
    )
  )
  var timeLimit: Double?

  /// How many cases are in work at a time, at least 1.
  var jobCount: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  /// Whether anything says which engine it is, or how it runs.
  var isGiven: Bool { engine != nil || isolate || timeLimit != nil }

  func validate() throws {
    guard jobs ?? 1 >= 1 else { throw ValidationError("--jobs must be at least 1.") }
    // A year is longer than anybody waits, and no more than a clock can count.
    guard (0.001...31_536_000).contains(timeLimit ?? 60) else {
      throw ValidationError("--time-limit must be a number of seconds from 0.001 to 31536000.")
    }
    // What is wrong with the engine's name itself is no matter of usage, and told later.
    switch (try? EngineChoice(engine), isolate) {
    case (.process, true):
      throw ValidationError(
        "--isolate is for the engine that is built in; the one of --engine is a process anyway."
      )
    case (.builtIn, false) where timeLimit != nil:
      throw ValidationError(
        "--time-limit is for engines that run as processes; add --isolate, or leave it out."
      )
    default:
      break
    }
  }

  /// The engine that is asked for.
  ///
  /// - Throws: A failure if there is none such.
  func choice() throws -> EngineChoice {
    let limit = timeLimit.map { Duration.seconds($0) } ?? EngineCommand.defaultTimeLimit
    let choice = try EngineChoice(engine, timeLimit: limit)
    guard isolate, case .builtIn(let engine) = choice else { return choice }
    return try .isolated(engine, timeLimit: limit)
  }
}
