import BuiltInEngine
import EngineProtocol
import Foundation
import Reporting
import ScenarioModel

/// The engines of a command line.
package struct SelectedEngines: Sendable {
  /// The value of `--engine`; nil for the current engine and the revisions that scenarios name.
  package var argument: String?
  /// Whether the built-in engine runs as processes.
  package var isIsolated: Bool
  /// The time limit for a case of an engine that runs as a process.
  package var timeLimit: Duration

  package init(
    argument: String? = nil,
    isIsolated: Bool = false,
    timeLimit: Duration = EngineCommand.defaultTimeLimit
  ) {
    self.argument = argument
    self.isIsolated = isIsolated
    self.timeLimit = timeLimit
  }

  /// Returns the engine of `--engine`, or the current one.
  ///
  /// - Throws: A failure if the engine does not exist.
  package func main() throws -> EngineChoice {
    let choice = try EngineChoice(argument, timeLimit: timeLimit)
    guard case .builtIn(let engine) = choice else { return choice }
    return try self.choice(of: engine)
  }

  /// Whether `--engine` selects an engine that `scvdb-port` builds, by `app` or by a path.
  package var isOfApp: Bool { argument == AppEngineProgram.argument || appProgram != nil }

  /// The engine of an app; nil for another engine, or before it is built.
  private var appProgram: AppEngineProgram? {
    guard let argument, let program = try? AppEngineProgram(argument: argument),
      argument == AppEngineProgram.argument || program.hasScreens
    else { return nil }
    return program
  }

  /// The files that determine the answers of an engine of the command line: its program, and the
  /// documents and texts of an app.
  package var files: [String] {
    guard let argument, case .process(let command, nil)? = try? EngineChoice(argument) else {
      return []
    }
    if let appProgram { return [appProgram.path] + appProgram.documents }
    let words = command.commandLine.split(separator: " ").map(String.init)
    return words.filter(FileManager.default.fileExists)
  }

  /// A sentence about code that is newer than the engine of an app; nil without such code.
  var newerCode: String? {
    let files = appProgram?.newerSources ?? []
    guard let first = files.first else { return nil }
    let rest = files.count > 1 ? " and \(counted(files.count - 1, "other file"))" : ""
    return "the engine was built before the last change of \(first)\(rest); "
      + "'scvdb-port engine' builds it again"
  }

  /// Returns a built-in engine, in this process or in others.
  ///
  /// - Throws: A failure if the program for other processes is missing.
  func choice(of engine: BuiltInEngine) throws -> EngineChoice {
    isIsolated ? try .isolated(engine, timeLimit: timeLimit) : .builtIn(engine)
  }
}

extension PlannedCases {
  /// Separates the cases by the built-in revision that their scenarios name.
  ///
  /// `named` contains the revisions other than the current one, in the order of the scenarios.
  /// `rest` contains all other cases. Among them are techniques that the revision does not answer,
  /// which only a command line can select.
  func separatedByRevision() -> (rest: PlannedCases, named: [(BuiltInEngine, PlannedCases)]) {
    var rest = self
    rest.scenarios = []
    var named: [(engine: BuiltInEngine, planned: PlannedCases)] = []
    for item in scenarios {
      let scenario = item.file.scenario
      guard let revision = scenario.engine.flatMap(EngineRevision.named),
        revision.technique.map({ $0 == scenario.technique }) ?? true, revision != .current
      else {
        rest.scenarios.append(item)
        continue
      }
      if let index = named.firstIndex(where: { $0.engine.revision == revision }) {
        named[index].planned.scenarios.append(item)
      } else {
        var planned = self
        (planned.scenarios, planned.lost) = ([item], [])
        named.append((BuiltInEngine(revision: revision), planned))
      }
    }
    return (rest, named)
  }
}

extension EngineRevision {
  /// Returns the revision with a label, or the newest one with a name.
  static func named(_ engine: String) -> EngineRevision? {
    (all + ofTechniques).first { [$0.label, $0.name].contains(engine) }
  }
}
