import ArgumentParser
import DriftReport
import Reporting
import SnapshotModel
import SnapshotStore
import Workflows

/// The subcommand `merge`.
struct MergeCommand: DatabaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the parts of a recording",
    discussion: """
      Combines the latest recording of each file with earlier attempts at the same part. The files \
      may be in any order, and may be repeated. The result is the same as from one 'scvdb record'. \
      Parts of another plan or engine are refused. If two files have different results for one \
      case, the engine is nondeterministic. If cases are missing, they are listed. In both cases \
      nothing is written, and the exit status is 2.

      EXAMPLES:
        scvdb merge shard-*.sqlite
        scvdb merge part/*.sqlite --db whole.sqlite --label nightly
      """
  )

  @Argument(
    help: ArgumentHelp("The databases to merge.", valueName: "file"),
    completion: .file(extensions: ["sqlite"])
  )
  var files: [String]

  @Option(help: "Label of the recording (default: the label of its parts).")
  var label: String?

  @Flag(help: "Write even if cases are missing; 'scvdb accept' still requires them.")
  var allowIncomplete = false

  @OptionGroup var database: DatabaseOption
  @OptionGroup var terminal: ConsoleOptions

  func validate() throws { try checkLabel(label) }

  func run(on console: Console) async throws {
    for file in files { try TrackedDatabase.refuse(file, on: console) }
    let result = try console.during("merging \(counted(files.count, "file"))") {
      try RecordingStore.merge(
        files,
        into: database.database,
        label: label,
        allowsIncomplete: allowIncomplete
      )
    }
    console.note(result.migration)
    if !result.missing.isEmpty {
      console.note(
        listing(
          "incomplete: \(counted(result.missing.count, "planned case")) missing",
          lines(of: result.missing, failures: result.failures).map(\.printable)
        )
      )
    }
    let scenarios = Set(result.runs.map(\.identity.scenario)).count
    try console.print(
      "merged \(counted(result.runs.count, "case")) of \(counted(scenarios, "scenario")) "
        + "with \(result.engine.name) \(result.engine.version) in \(database.database) "
        + "(recording \(result.recording), \(result.contentHash.prefix(12))), "
        + "\(result.added) new"
    )
  }
}
