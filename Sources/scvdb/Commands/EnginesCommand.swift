import ArgumentParser
import BuiltInEngine
import Foundation
import SnapshotModel
import SnapshotStore

/// The subcommand `engines`.
struct EnginesCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "engines",
    abstract: "List the engines that are built in and those that have recorded",
    discussion: """
      Two fingerprints of one version mean that the engine changed and its version did not.

      EXAMPLE:
        scvdb engines --db .scvdb/runs.sqlite
      """
  )

  @OptionGroup var database: DatabaseOption
  @OptionGroup var output: FormatOption
  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    let engines = try builtIn() + recorded()
    switch output.format {
    case .json: try console.printJSON(EngineList(engines: engines))
    case .text:
      var table = TextTable("ENGINE", "FINGERPRINT", "RUNS", "WHAT IT IS")
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

  private func builtIn() -> [EngineEntry] {
    (EngineRevision.all + EngineRevision.ofTechniques).map { revision in
      EngineEntry(
        BuiltInEngine(revision: revision).identity,
        summary: "built in: \(revision.summary)"
      )
    }
  }

  /// A database that does not exist yet has recorded nothing; anything else wrong with it is told.
  private func recorded() throws -> [EngineEntry] {
    guard FileManager.default.fileExists(atPath: database.database) else { return [] }
    let store = try RecordingStore(file: database.database, mode: .readOnly)
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
private struct EngineEntry: Encodable {
  var name: String
  var version: String
  var fingerprint: String
  /// How many runs it recorded; nil for a built-in revision.
  var runs: Int?
  var summary: String

  init(_ identity: EngineIdentity, runs: Int? = nil, summary: String) {
    name = identity.name
    version = identity.version
    fingerprint = identity.fingerprint
    self.runs = runs
    self.summary = summary
  }
}

/// What `engines --format json` prints.
private struct EngineList: Encodable {
  var schemaVersion = 1
  var engines: [EngineEntry]
}
