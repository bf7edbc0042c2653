package import BuiltInEngine
package import EngineProtocol
import Foundation
import Reporting
package import ScenarioModel
import SnapshotModel

/// The engine that a command line selects.
package enum EngineChoice {
  case builtIn(BuiltInEngine)
  /// An engine that runs as processes; a built-in one must be the same engine there.
  case process(EngineCommand, builtIn: BuiltInEngine?)

  /// Whether the current built-in engine answers in this process.
  package var isThisProcess: Bool {
    if case .builtIn(let engine) = self { engine.revision == .current } else { false }
  }

  /// Parses no argument (the built-in engine), a revision such as `scvdb@VERSION` or
  /// `container-scroll@VERSION`, `app` for the built engine of an app, or a command line.
  package init(_ argument: String?, timeLimit: Duration = EngineCommand.defaultTimeLimit) throws {
    guard let argument, argument != EngineRevision.current.name else {
      self = .builtIn(.current)
      return
    }
    guard argument.contains(where: { !$0.isWhitespace }) else {
      throw Failure(
        "missing command",
        at: "--engine",
        hint: "'scvdb engines' lists the built-in engines"
      )
    }
    if argument == AppEngineProgram.argument {
      let command = EngineCommand.commandLine(of: [try AppEngineProgram(argument: argument).path])
      let engine = EngineCommand(commandLine: command, name: argument, timeLimit: timeLimit)
      self = .process(engine, builtIn: nil)
      return
    }
    let revisions = EngineRevision.all + EngineRevision.ofTechniques
    guard let match = argument.wholeMatch(of: /([a-z-]+)@(.*)/),
      revisions.contains(where: { $0.name == match.output.1 })
    else {
      self = .process(EngineCommand(commandLine: argument, timeLimit: timeLimit), builtIn: nil)
      return
    }
    guard let engine = BuiltInEngine(label: argument) else {
      let (_, name, version) = match.output
      let known = revisions.filter { $0.name == name }.map(\.label).joined(separator: ", ")
      throw Failure(
        "there is no built-in revision \(version) of \(name)",
        at: "--engine",
        hint: "choose from \(known), or name the command line of another engine"
      )
    }
    self = .builtIn(engine)
  }

  /// The only technique that the engine supports; nil for all.
  package var technique: Technique? { revision?.technique }

  /// The built-in revision, in this process or in others; nil for an engine of another program.
  package var revision: EngineRevision? {
    switch self {
    case .builtIn(let engine): engine.revision
    case .process(_, let builtIn): builtIn?.revision
    }
  }

  /// The built-in engine as processes of the program `scvdb-engine` beside this one.
  package static func isolated(_ engine: BuiltInEngine, timeLimit: Duration) throws -> EngineChoice
  {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "scvdb-engine").path
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw Failure(
        "there is no program \(program)",
        at: "--isolate",
        hint: "scvdb-engine is installed beside scvdb; 'make install' copies both"
      )
    }
    let command = EngineCommand(
      commandLine: EngineCommand.commandLine(of: [program, engine.revision.label]),
      name: engine.revision.label,
      timeLimit: timeLimit
    )
    return .process(command, builtIn: engine)
  }

  /// Calls a closure with the engine, which is running until the closure returns.
  package func withEngine<Answer: Sendable>(
    jobs: Int,
    _ body: (any Engine) async throws -> Answer
  ) async throws -> Answer {
    switch self {
    case .builtIn(let engine): try await body(engine)
    case .process(let command, let builtIn):
      try await ProcessEngine.withEngine(command, jobs: jobs) { engine in
        if let builtIn { try check(engine.identity, against: builtIn.identity) }
        return try await body(ExternalEngine(engine: engine))
      }
    }
  }

  private func check(_ outside: EngineIdentity, against builtIn: EngineIdentity) throws {
    guard outside != builtIn else { return }
    throw Failure(
      "the scvdb-engine beside scvdb is from a different build: it is \(outside.text), "
        + "not \(builtIn.text)",
      at: "--isolate",
      fix: "install both programs of one build"
    )
  }
}

/// An engine in other processes; its answers get this program's hash of the question.
///
/// Other engines do not compute this hash. An older build may compute a different one, and the
/// question would seem to have changed.
private struct ExternalEngine: Engine {
  let engine: ProcessEngine
  private let digest = QuestionDigest()

  init(engine: ProcessEngine) { self.engine = engine }

  var identity: EngineIdentity { engine.identity }

  var capabilities: EngineCapabilities? { engine.capabilities }

  var build: String? { engine.build }

  func run(_ question: CaseQuestion) async throws(EngineError) -> Run {
    var run = try await engine.run(question)
    run.questionHash = digest.hash(of: question)
    return run
  }
}
