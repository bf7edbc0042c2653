import Foundation
import ScvdbTestSupport
import Testing

@testable import SnapshotStore

/// A folder for a test, deleted afterwards.
final class Workplace {
  let folder: URL
  private let temporary: TemporaryFolder
  /// The folder of the user's caches, which is outside of the project.
  private let caches: TemporaryFolder

  /// Makes the folder with some text files in it.
  init(_ files: [String: String] = [:]) throws {
    temporary = try TemporaryFolder()
    caches = try TemporaryFolder()
    folder = URL(filePath: temporary.path)
    for (path, text) in files { try write(text, to: path) }
  }

  /// Makes a copy of another workplace's files, so that tests share one recording.
  convenience init(copying contents: [String: Data]) throws {
    try self.init()
    for (path, bytes) in contents { try write(bytes, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ bytes: Data, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try bytes.write(to: file)
  }

  /// Every file below a folder with its bytes, without the folders.
  func contents(of path: String = "") throws -> [String: Data] {
    let root = folder.appending(path: path)
    var contents: [String: Data] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      contents[file] = FileManager.default.contents(atPath: root.appending(path: file).path)
    }
    return contents
  }

  /// Runs `scvdb` in the folder.
  func scvdb(
    _ arguments: String...,
    environment: [String: String] = [:],
    input: String = ""
  ) throws -> CommandOutput {
    try scvdb(arguments, environment: environment, input: input)
  }

  /// Runs `scvdb` in the folder.
  func scvdb(
    _ arguments: [String],
    environment: [String: String] = [:],
    input: String = ""
  ) throws -> CommandOutput {
    let program = builtProducts.appending(path: "scvdb").path
    return try run(program, arguments, environment: environment, input: input)
  }

  /// Runs a program in the folder.
  func run(
    _ program: String,
    _ arguments: [String],
    environment: [String: String] = [:],
    input: String = ""
  ) throws -> CommandOutput {
    try start(program, arguments, environment: environment, input: input).wait()
  }

  /// Starts `scvdb` in the folder.
  func start(_ arguments: String...) throws -> RunningCommand {
    try start(builtProducts.appending(path: "scvdb").path, arguments)
  }

  private func start(
    _ program: String,
    _ arguments: [String],
    environment: [String: String] = [:],
    input: String = ""
  ) throws -> RunningCommand {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_CACHE_HOME": caches.path,
    ]
    .merging(sanitizerOptions) { $1 }.merging(environment) { $1 }
    let files = try RunningCommand.Files()
    try files.create(with: input)
    process.standardInput = try FileHandle(forReadingFrom: files.input)
    process.standardOutput = try FileHandle(forWritingTo: files.output)
    process.standardError = try FileHandle(forWritingTo: files.errors)
    // A shell without job control ignores this signal in background jobs, and so do their children.
    signal(SIGINT, SIG_DFL)
    try process.run()
    return RunningCommand(process: process, files: files)
  }

  /// Runs a query in the `sqlite3` shell, and returns its output.
  func ask(_ question: String, of database: String = ".scvdb/runs.sqlite") throws -> String {
    let output = try run("/usr/bin/env", ["sqlite3", database, question])
    return output.errors.isEmpty ? output.output : "\(output)"
  }

  /// Edits a database like an attacker who recomputes the hashes and roots of its runs.
  func forge(_ edit: String, in database: String = ".scvdb/runs.sqlite") throws {
    try #require(try ask(edit, of: database) == "")
    let connection = try Connection(file: folder.appending(path: database).path, mode: .existing)
    try forgeHashes(in: connection)
    _ = try connection.close()
  }
}

/// The suppressions of a sanitizer in the test build, also for the tools; empty without a
/// sanitizer.
let sanitizerOptions = ProcessInfo.processInfo.environment
  .filter { ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key) }

/// A running program.
struct RunningCommand {
  /// The program's streams, in a folder of their own.
  fileprivate struct Files {
    let input: URL
    let output: URL
    let errors: URL
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let url = URL(filePath: folder.path)
      (input, output) = (url.appending(path: "in"), url.appending(path: "out"))
      errors = url.appending(path: "err")
    }

    func create(with input: String) throws {
      try Data(input.utf8).write(to: self.input)
      for file in [output, errors] { try Data().write(to: file) }
    }
  }

  let process: Process
  fileprivate let files: Files

  /// The standard error so far.
  var errorsSoFar: String {
    get throws { String(decoding: try Data(contentsOf: files.errors), as: UTF8.self) }
  }

  /// The standard output so far.
  var outputSoFar: String {
    get throws { String(decoding: try Data(contentsOf: files.output), as: UTF8.self) }
  }

  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits for the program to end; the status after a signal is less than zero.
  func wait() throws -> CommandOutput {
    process.waitUntilExit()
    let status = process.terminationStatus
    return CommandOutput(
      status: process.terminationReason == .exit ? status : -status,
      output: try outputSoFar,
      errors: try errorsSoFar
    )
  }
}

/// Waits up to 30 seconds for a condition, because the machine may be very busy.
func wait(_ what: String, _ holds: () throws -> Bool) throws {
  for _ in 0..<3000 {
    if try holds() { return }
    usleep(10_000)
  }
  Issue.record("\(what): it took too long")
}

/// The path of the program `scvdb-engine`, quoted for a shell.
let engineProgram = "'\(builtProducts.appending(path: "scvdb-engine").path)'"

/// The result of a command: status, standard output and standard error.
struct CommandOutput: Equatable, CustomStringConvertible {
  var status: Int32
  var output: String
  var errors: String

  /// All three as one text for a test's message.
  var description: String {
    let marked = errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { "stderr: \($0)\n" }.joined()
    return output + marked + "status: \(status)"
  }
}

/// SwiftPM's folder of built products, beside the tests.
let builtProducts = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  .deletingLastPathComponent()

/// The start of a command that runs a program with its own table of mounts.
let mounting = geteuid() == 0 ? ["unshare", "-m"] : ["unshare", "-rm"]

let canMount: Bool = {
  let attempt = try? Workplace().run(
    "/usr/bin/env",
    mounting + ["sh", "-c", "mkdir m && mount -t tmpfs none m"]
  )
  return attempt?.status == 0
}()

/// A scenario without any other file.
let boxScenario = """
  screens:
    box:
      view:
        subviews:
          - name: field
            class: UITextField
            constraints:
              - { firstAttribute: leading, secondItem: view, constant: 20 }
              - { firstAttribute: top, secondItem: view.safeArea, constant: 30 }
              - { firstAttribute: width, constant: 200 }
              - { firstAttribute: height, constant: 44 }
  technique: none
  matrix: { devices: [iphone-8, iphone-xs] }
  steps:
    - checkpoint: at rest
  """

extension Workplace {
  /// Returns a project with `boxScenario`, recorded.
  static func recordedBox() throws -> Workplace { try Workplace(copying: recordedFiles.get()) }

  /// Returns a project with `boxScenario`, recorded and accepted.
  static func acceptedBox() throws -> Workplace { try Workplace(copying: acceptedFiles.get()) }

  private static let recordedFiles = Result {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    try #require(try workplace.scvdb("record").status == 0)
    return try workplace.contents()
  }

  private static let acceptedFiles = Result {
    let workplace = try recordedBox()
    try #require(try workplace.scvdb("accept").status == 0)
    return try workplace.contents()
  }
}

/// The beginning of a scenario: a field at 600...640 of an iPhone 8.
///
/// The keyboard covers everything below 451, and no view scrolls.
let lowFieldScreen = """
  screens:
    box:
      view:
        subviews:
          - name: field
            class: UITextField
            constraints:
              - { firstAttribute: leading, secondItem: view, constant: 20 }
              - { firstAttribute: top, secondItem: view, constant: 600 }
              - { firstAttribute: width, constant: 200 }
              - { firstAttribute: height, constant: 40 }

  """

/// Returns the storyboard of the sign-up form, which has baselines in this package.
func signUpStoryboard() throws -> String {
  let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  return try String(
    contentsOf: package.appending(path: "Baselines/sign-up/SignUp.storyboard"),
    encoding: .utf8
  )
}
