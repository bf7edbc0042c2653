import ArgumentParser
import Foundation
import ProjectFiles
import Reporting
import SnapshotStore
import Workflows

/// An option that names a database.
protocol DatabaseNaming {
  /// The path on the command line; nil for the default or the project file's.
  var given: String? { get }
  /// The path of the database.
  var database: String { get }
}

extension DatabaseNaming {
  /// Refuses a tracked database, and one that a project's file or link moves elsewhere.
  func check(on console: Console) throws {
    if given == nil { try ProjectReader(around: ".").checkWritable(database) }
    guard database != RecordingStore.inMemory else { return }
    try TrackedDatabase.refuse(database, on: console)
  }
}

/// The location of recordings.
struct DatabaseOption: ParsableArguments, DatabaseNaming {
  @Option(
    name: .customLong("db"),
    help: ArgumentHelp(
      "The database (default: from the project file, else \(DatabaseOption.usual)).",
      valueName: "file"
    ),
    completion: .file(extensions: ["sqlite"])
  )
  var given: String?

  /// The selected database.
  var database: String { given ?? CurrentProject.database }

  static let usual = ".scvdb/runs.sqlite"

  func validate() throws {
    try checkDatabaseName(given)
    guard given != RecordingStore.inMemory else {
      throw ValidationError(
        "--db :memory: keeps nothing, so only 'scvdb record' accepts it",
        fix: "name a file"
      )
    }
  }
}

/// The database for a new recording, if any.
struct RecordingDatabaseOption: ParsableArguments, DatabaseNaming {
  @Option(
    name: .customLong("db"),
    help: ArgumentHelp(
      """
      The database (default: from the project file, else \(DatabaseOption.usual)); with :memory:, \
      nothing is kept.
      """,
      valueName: "file"
    ),
    completion: .file(extensions: ["sqlite"])
  )
  var given: String?

  /// The selected database.
  var database: String { given ?? CurrentProject.database }

  /// Whether the recording is removed when the command ends.
  var isInMemory: Bool { given == RecordingStore.inMemory }

  func validate() throws { try checkDatabaseName(given) }
}

/// Refuses an invalid name of a database, such as the empty text of an unset variable.
private func checkDatabaseName(_ name: String?) throws {
  guard let problem = name.flatMap(DatabaseName.problem) else { return }
  throw ValidationError("--db needs the path of a file: \(problem)", fix: "name a file")
}

/// The location of scenarios and accepted geometry.
struct BaselinesOption: ParsableArguments {
  @Option(
    name: .customLong("baselines"),
    help: ArgumentHelp(
      """
      The folder of scenarios and accepted geometry (default: from the project file, else \
      \(BaselinesOption.usual)).
      """,
      valueName: "folder"
    ),
    completion: .directory
  )
  var given: String?

  /// The selected folder.
  var baselines: String { given ?? CurrentProject.baselines }

  static let usual = ScenarioFiles.usualFolder

  func validate() throws {
    if given?.isEmpty == true {
      throw ValidationError("--baselines needs the path of a folder", fix: "name a folder")
    }
  }
}

/// Refuses a label that cannot be typed.
func checkLabel(_ label: String?) throws { try checkWord(label, of: "--label") }

/// Refuses a text that cannot be typed.
func checkWord(_ text: String?, of option: String) throws {
  guard text.map({ !$0.isEmpty && $0.printable == $0 }) ?? true else {
    throw ValidationError("\(option) must be one line of visible characters", fix: "write one line")
  }
}

/// The amount of output.
struct VerboseOption: ParsableArguments {
  @Flag(help: "Print every comparison that scenarios make, with both values.")
  var verbose = false
}

/// The formats of an answer.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

/// The format of an answer.
struct FormatOption: ParsableArguments {
  @Option(help: "Output format: text or json.")
  var format: AnswerFormat = .text
}

/// The destination of the answer.
struct OutputOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write the output to a file.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  func validate() throws {
    if output?.isEmpty == true {
      throw ValidationError("--output needs the name of a file", fix: "name a file")
    }
  }

  /// Writes the answer to the file, or prints it without one.
  func write(_ report: String, on console: Console) throws {
    guard let output else { return try console.printText(report) }
    try writeOutput(Data(report.utf8), to: output)
  }
}

/// Writes a file that the user named, see `FileSystem.writeOutput`.
///
/// - Throws: `FileRefusal` for a project's link to the outside, or `Failure` with the file's name.
func writeOutput(_ bytes: Data, to file: String) throws {
  try checkOutput(file)
  let code = FileSystem.writeOutput(bytes, to: file)
  guard code == 0 else { throw Failure.writing(file, reason: String(cString: strerror(code))) }
}

/// Refuses an output through a project's link to the outside.
///
/// Devices, pipes and the names of the standard streams are not part of a project.
func checkOutput(_ file: String) throws(FileRefusal) {
  let path = ProjectReader.visiblePath(of: file)
  guard !["/dev", "/proc"].contains(where: { isPath(path, in: $0) }) else { return }
  let reader = ProjectReader(around: file)
  guard try reader.entry(at: file) != .special else { return }
  try reader.checkWritable(file)
}
