import ArgumentParser
import EngineProtocol
import ScenarioModel
import Workflows

/// The engine that answers cases.
struct EngineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A built-in revision such as content-inset@2018.0.0, 'app' for the engine that 'scvdb-port \
      engine' built, or the command line of another engine (default: the engine of the project file).
      """,
      valueName: "engine"
    ),
    completion: .engines
  )
  var engine: String?

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

  /// Whether an option selects the engine or the way it runs.
  var isGiven: Bool { engine != nil || isolate || timeLimit != nil }

  func validate() throws {
    // A year is longer than any wait, and within the range of clocks.
    guard (0.001...31_536_000).contains(timeLimit ?? 60) else {
      throw ValidationError(
        "--time-limit must be a number of seconds from 0.001 to 31536000",
        fix: "write a number of seconds in this range"
      )
    }
    // An error in the engine's name is not a usage error, and is reported later.
    switch (try? EngineChoice(chosen), isolate) {
    case (.process, true):
      throw ValidationError(
        "--isolate applies to the built-in engine; other engines are always processes",
        fix: "omit --isolate"
      )
    case (.builtIn, false) where timeLimit != nil:
      throw ValidationError(
        "--time-limit applies to engines that are processes",
        fix: "add --isolate, or omit it"
      )
    default:
      break
    }
  }

  /// The engine of the command line, or else of the project file.
  private var chosen: String? {
    engine ?? (isolate ? nil : CurrentProject.settings.engine?.rawValue)
  }

  /// The engines of the command line.
  var asked: SelectedEngines {
    SelectedEngines(
      argument: chosen,
      isIsolated: isolate,
      timeLimit: timeLimit.map { Duration.seconds($0) } ?? EngineCommand.defaultTimeLimit
    )
  }
}
