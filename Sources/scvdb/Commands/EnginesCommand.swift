import ArgumentParser
import BuiltInEngine
import EngineProtocol
import Foundation
import Reporting
import ScenarioModel
import SnapshotModel
import SnapshotStore
import Workflows

/// The subcommand `engines`.
struct EnginesCommand: DatabaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "engines",
    abstract: "List the built-in engines and the engines of recordings",
    discussion: """
      Two fingerprints of one version mean that the engine changed and its version did not. With \
      --engine, only that engine runs and is listed.

      EXAMPLES:
        scvdb engines --db .scvdb/runs.sqlite
        scvdb engines --engine 'python3 my-engine.py'
      """
  )

  @Option(
    help: ArgumentHelp(
      "Only this engine: a built-in revision, or the command line of another.",
      valueName: "engine"
    ),
    completion: .engines
  )
  var engine: String?

  @OptionGroup var database: DatabaseOption
  @OptionGroup var output: FormatOption
  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    let engines =
      if let engine {
        [try await console.during("starting \(engine)") { try await entry(of: engine) }]
      } else {
        try builtIn() + recorded()
      }
    switch output.format {
    case .json: try console.printJSON(EngineList(engines: engines))
    case .text:
      var table = TextTable("ENGINE", "FINGERPRINT", "RUNS", "DESCRIPTION")
      for engine in engines {
        table.add(
          "\(engine.name)@\(engine.version)",
          String(engine.fingerprint.prefix(12)),
          engine.runs.map(String.init) ?? "",
          engine.summary
        )
      }
      try console.printText(table.text)
    }
  }

  /// Returns an engine's description of itself; starts an external engine for it.
  private func entry(of engine: String) async throws -> EngineEntry {
    switch try EngineChoice(engine) {
    case .builtIn(let engine): entry(of: engine.revision)
    case .process(let command, _): try await entry(of: command)
    }
  }

  private func entry(of command: EngineCommand) async throws -> EngineEntry {
    let interruption = Interruption(endingAtOnce: true)
    defer { interruption.end() }
    return try await ProcessEngine.withEngine(command, jobs: 1) { engine in
      EngineEntry(engine.identity, capabilities: engine.capabilities)
    }
  }

  private func builtIn() -> [EngineEntry] {
    (EngineRevision.all + EngineRevision.ofTechniques).map(entry)
  }

  private func entry(of revision: EngineRevision) -> EngineEntry {
    EngineEntry(
      BuiltInEngine(revision: revision).identity,
      summary: "built in: \(revision.summary)"
    )
  }

  /// Returns the recorded engines; a missing database has none, and any other problem is an error.
  private func recorded() throws -> [EngineEntry] {
    guard FileManager.default.fileExists(atPath: database.database) else { return [] }
    let store = try RecordingStore.openChecked(database.database, mode: .readOnly)
    return try store.engines().map { engine in
      EngineEntry(
        engine.engine,
        runs: engine.runCount,
        summary: "recorded in \(database.database)"
      )
    }
  }
}

/// One engine of the list.
private struct EngineEntry: Encodable, Sendable {
  var name: String
  var version: String
  var fingerprint: String
  /// The number of recorded runs; nil for a built-in revision.
  var runs: Int?
  var summary: String
  /// The declared capabilities, sorted; nil if the engine was not started or declares none.
  var capabilities: [String]?

  init(_ identity: EngineIdentity, runs: Int? = nil, summary: String) {
    name = identity.name
    version = identity.version
    fingerprint = identity.fingerprint
    self.runs = runs
    self.summary = summary
  }

  init(_ identity: EngineIdentity, capabilities: EngineCapabilities?) {
    let words = capabilities?.words.sorted()
    self.init(
      identity,
      summary: words.map { "supports " + $0.joined(separator: ", ") }
        ?? "does not report capabilities; gets every case"
    )
    self.capabilities = words
  }
}

/// The output of `engines --format json`.
private struct EngineList: Encodable {
  var schemaVersion = 1
  var engines: [EngineEntry]
}
