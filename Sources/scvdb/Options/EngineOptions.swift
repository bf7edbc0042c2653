import ArgumentParser
import BuiltInEngine
import EngineProtocol
import Foundation
import Workflows

/// The engine that answers cases, and the number of parallel cases.
struct EngineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A built-in revision such as content-inset@2018.0.0, or the command line of another engine.",
      valueName: "engine"
    ),
    completion: .engines
  )
  var engine: String?

  @OptionGroup var parallel: JobsOption

  @Flag(
    help: "Run the built-in engine as processes; a crash then fails only one case."
  )
  var isolate = false

  @Option(
    help: ArgumentHelp(
      "Time limit per case for an engine that runs as a process (default: 60).",
      valueName: "seconds"
    )
  )
  var timeLimit: Double?

  /// The number of cases that run at the same time, at least 1.
  var jobCount: Int { parallel.count }

  /// The requested number of parallel cases; nil for the number of cores.
  var jobs: Int? { parallel.jobs }

  /// Whether an option selects the engine or the way it runs.
  var isGiven: Bool { engine != nil || isolate || timeLimit != nil }

  func validate() throws {
    // A year is longer than any wait, and within the range of clocks.
    guard (0.001...31_536_000).contains(timeLimit ?? 60) else {
      throw ValidationError("--time-limit must be a number of seconds from 0.001 to 31536000.")
    }
    // An error in the engine's name is not a usage error, and is reported later.
    switch (try? EngineChoice(engine), isolate) {
    case (.process, true):
      throw ValidationError(
        "--isolate applies to the built-in engine; other engines are always processes."
      )
    case (.builtIn, false) where timeLimit != nil:
      throw ValidationError(
        "--time-limit applies to engines that are processes; add --isolate, or omit it."
      )
    default:
      break
    }
  }

  /// Returns the selected engine.
  ///
  /// - Throws: A failure if the engine does not exist.
  func choice() throws -> EngineChoice {
    let choice = try EngineChoice(engine, timeLimit: limit)
    guard case .builtIn(let engine) = choice else { return choice }
    return try self.choice(of: engine)
  }

  /// The engine of the command line; without `--engine`, also the revisions that scenarios name.
  var asked: AskedEngines {
    AskedEngines(main: { try choice() }, named: engine == nil ? { try choice(of: $0) } : nil)
  }

  /// Returns a built-in engine, in this process or in others.
  ///
  /// - Throws: A failure if the program for other processes is missing.
  private func choice(of engine: BuiltInEngine) throws -> EngineChoice {
    isolate ? try .isolated(engine, timeLimit: limit) : .builtIn(engine)
  }

  private var limit: Duration {
    timeLimit.map { Duration.seconds($0) } ?? EngineCommand.defaultTimeLimit
  }
}
