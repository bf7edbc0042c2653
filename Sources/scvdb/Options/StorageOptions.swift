import ArgumentParser
import Foundation
import ProjectFiles
import Reporting
import SnapshotStore
import Workflows

/// An option that names a database.
protocol DatabaseNaming {
  /// The path on the command line; nil for the usual database, or the project file's.
  var given: String? { get }
  /// The path of the database.
  var database: String { get }
}

extension DatabaseNaming {
  /// Refuses a database that git tracks, and one that a project's file or link places elsewhere.
  func check(on console: Console) throws {
    if given == nil { try ProjectReader(around: ".").checkWritable(database) }
    try TrackedDatabase.refuse(database, on: console)
  }
}

/// Where recordings are.
struct DatabaseOption: ParsableArguments, DatabaseNaming {
  @Option(
    name: .customLong("db"),
    help: ArgumentHelp(
      "The database (default: that of the project file, else \(DatabaseOption.usual)).",
      valueName: "file"
    ),
    completion: .file(extensions: ["sqlite"])
  )
  var given: String?

  /// The database that is meant.
  var database: String { given ?? CurrentProject.database }

  static let usual = ".scvdb/runs.sqlite"

  func validate() throws {
    try checkDatabaseName(given)
    guard given != RecordingStore.inMemory else {
      throw ValidationError(
        "--db :memory: keeps nothing, so only 'scvdb record' accepts it; name a file."
      )
    }
  }
}

/// Where a new recording is stored, if anywhere.
struct RecordingDatabaseOption: ParsableArguments, DatabaseNaming {
  @Option(
    name: .customLong("db"),
    help: ArgumentHelp(
      """
      The database (default: that of the project file, else \(DatabaseOption.usual)); with :memory:, \
      nothing is kept.
      """,
      valueName: "file"
    ),
    completion: .file(extensions: ["sqlite"])
  )
  var given: String?

  /// The database that is meant.
  var database: String { given ?? CurrentProject.database }

  /// Whether the recording is removed when the command ends.
  var isInMemory: Bool { given == RecordingStore.inMemory }

  func validate() throws { try checkDatabaseName(given) }
}

/// Refuses a name that no database can have, such as the empty text of an unset variable.
private func checkDatabaseName(_ name: String?) throws {
  guard let problem = name.flatMap(DatabaseName.problem) else { return }
  throw ValidationError("--db needs the path of a file: \(problem).")
}

/// Where scenarios and accepted geometry are.
struct BaselinesOption: ParsableArguments {
  @Option(
    name: .customLong("baselines"),
    help: ArgumentHelp(
      """
      The folder of scenarios and accepted geometry (default: that of the project file, else \
      \(BaselinesOption.usual)).
      """,
      valueName: "folder"
    ),
    completion: .directory
  )
  var given: String?

  /// The folder that is meant.
  var baselines: String { given ?? CurrentProject.baselines }

  static let usual = ScenarioFiles.usualFolder

  func validate() throws {
    if given?.isEmpty == true { throw ValidationError("--baselines needs the path of a folder.") }
  }
}

/// Refuses a name for a recording that cannot be typed.
func checkLabel(_ label: String?) throws { try checkWord(label, of: "--label") }

/// Refuses a text that cannot be typed.
func checkWord(_ text: String?, of option: String) throws {
  guard text.map({ !$0.isEmpty && $0.printable == $0 }) ?? true else {
    throw ValidationError("\(option) must be one line of visible characters.")
  }
}

/// How much is printed.
struct VerboseOption: ParsableArguments {
  @Flag(help: "Print every comparison that scenarios make, with both values.")
  var verbose = false
}

/// How the answer is written.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

/// The format of an answer.
struct FormatOption: ParsableArguments {
  @Option(help: "Output format: text or json.")
  var format: AnswerFormat = .text
}

/// Where the answer goes.
struct OutputOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write the output to a file.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output needs the name of a file.") }
  }

  /// Writes the answer to the file, or prints it where none is named.
  func write(_ report: String, on console: Console) throws {
    guard let output else { return try console.printText(report) }
    try writeOutput(Data(report.utf8), to: output)
  }
}

/// Writes the file that a user named, see `FileSystem.writeOutput`.
///
/// - Throws: `FileRefusal` for a link of the project that leads out of it, or `Failure` that names the file.
func writeOutput(_ bytes: Data, to file: String) throws {
  try checkOutput(file)
  let code = FileSystem.writeOutput(bytes, to: file)
  guard code == 0 else { throw Failure.writing(file, reason: String(cString: strerror(code))) }
}

/// Refuses an output through a link of the project that leads out of it.
///
/// Devices, pipes and the names of the standard streams are not part of a project.
func checkOutput(_ file: String) throws(FileRefusal) {
  let path = ProjectReader.visiblePath(of: file)
  guard !["/dev", "/proc"].contains(where: { isPath(path, in: $0) }) else { return }
  let reader = ProjectReader(around: file)
  guard try reader.entry(at: file) != .special else { return }
  try reader.checkWritable(file)
}
