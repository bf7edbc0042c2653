import ArgumentParser
import DriftReport
import Reporting
import SnapshotStore

/// The subcommand `import`.
struct ImportCommand: DatabaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Read recordings from the output of 'scvdb export'",
    discussion: """
      Recordings that the database already contains are skipped. The hash of every run is \
      recomputed. If a hash differs, or a line is missing or was changed, nothing is written.

      EXAMPLE:
        scvdb import runs.jsonl --db copy.sqlite
      """
  )

  @Argument(help: "The output of 'scvdb export', as JSON Lines.", completion: .file())
  var file: String

  @OptionGroup var database: DatabaseOption
  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    let result = try console.during("importing \(file)") {
      try RecordingStore.importRecordings(from: file, into: database.database)
    }
    console.note(result.migration)
    try console.print(
      "imported \(counted(result.recordings, "recording")) with \(counted(result.runs, "run")) "
        + "into \(database.database), \(result.known) already present"
    )
  }
}
