import BuiltInEngine
import ScenarioModel
import ScenarioRecorder

/// The engine that a command line asks for.
enum EngineChoice {
  case builtIn(BuiltInEngine)
  case process(EngineCommand)

  /// Understands nothing (the built-in engine), `scvdb@VERSION`, and a command line.
  init(_ argument: String?) throws {
    guard let argument else {
      self = .builtIn(.current)
      return
    }
    guard let builtIn = argument.wholeMatch(of: /scvdb(?:@(.*))?/) else {
      self = .process(EngineCommand(commandLine: argument))
      return
    }
    guard let version = builtIn.output.1 else {
      self = .builtIn(.current)
      return
    }
    guard let engine = BuiltInEngine(version: String(version)) else {
      let known = EngineRevision.all.map { "scvdb@\($0.version)" }.joined(separator: ", ")
      throw Failure(
        "--engine: scvdb has no revision \(version) built in",
        hint: "choose from \(known), or give the command line of another engine"
      )
    }
    self = .builtIn(engine)
  }

  /// Calls a closure with the engine, which is running until the closure returns.
  func withEngine<Answer: Sendable>(
    jobs: Int,
    _ body: (any Engine) async throws -> Answer
  ) async throws -> Answer {
    switch self {
    case .builtIn(let engine): try await body(engine)
    case .process(let command):
      try await ProcessEngine.withEngine(command, jobs: jobs) { try await body($0) }
    }
  }
}
