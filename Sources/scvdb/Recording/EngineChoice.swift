import BuiltInEngine
import ScenarioModel
import ScenarioRecorder

/// The engine that a command line asks for.
enum EngineChoice {
  case builtIn(BuiltInEngine)
  case process(EngineCommand)

  /// Understands nothing (the built-in engine), a revision such as `scvdb@VERSION` or
  /// `container-scroll@VERSION`, and a command line.
  init(_ argument: String?) throws {
    guard let argument, argument != EngineRevision.current.name else {
      self = .builtIn(.current)
      return
    }
    let revisions = EngineRevision.all + EngineRevision.ofTechniques
    guard let match = argument.wholeMatch(of: /([a-z-]+)@(.*)/),
      revisions.contains(where: { $0.name == match.output.1 })
    else {
      self = .process(EngineCommand(commandLine: argument))
      return
    }
    guard let engine = BuiltInEngine(label: argument) else {
      let (_, name, version) = match.output
      let known = revisions.filter { $0.name == name }.map(\.label).joined(separator: ", ")
      throw Failure(
        "--engine: \(name) has no revision \(version) built in",
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
