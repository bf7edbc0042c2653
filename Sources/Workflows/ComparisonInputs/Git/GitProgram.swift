import Foundation
import ProjectFiles
import Reporting

/// The program `git` for the repository around the working directory.
///
/// It reads objects, references and the list of tracked files, but not the working tree. The
/// repository may come from a stranger: git runs no program from its configuration or attributes,
/// and fetches nothing.
struct GitProgram {
  /// The error output of git.
  struct Refusal: Error, CustomStringConvertible {
    /// The first line of git's message, without git's usual prefix.
    let words: String
    /// Whether the program is missing.
    let isMissing: Bool

    var description: String { "git: \(words)" }
  }

  /// Runs git and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: A command that reads objects, with its arguments.
  ///   - input: A file that git reads; nil for none.
  /// - Returns: Git's standard output.
  /// - Throws: ``Refusal`` when it ends with another status than 0, or cannot be run.
  func output(of arguments: [String], input: FileHandle? = nil) throws -> Data {
    try read(arguments, input: input) { output in try output.rest() }
  }

  /// Runs git, reads its output while it runs, and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: A command that reads, with its arguments.
  ///   - input: A file that git reads; nil for none.
  ///   - body: Reads standard output. If it throws, git is terminated.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`, or ``Refusal`` as ``output(of:input:)`` does.
  func read<Result>(
    _ arguments: [String],
    input: FileHandle? = nil,
    _ body: (inout GitOutput) throws -> Result
  ) throws -> Result {
    let environment = GitEnvironment(ProcessInfo.processInfo.environment)
    guard let program = environment.program else {
      throw Refusal(words: "there is no program git", isMissing: true)
    }
    let process = Process()
    process.executableURL = program
    process.arguments =
      ["--no-replace-objects", "--no-pager"] + environment.settings.flatMap { ["-c", $0] }
      + arguments
    process.environment = environment.variables
    process.standardInput = input ?? FileHandle.nullDevice
    // Two pipes that are read one after the other could fill up, but a file cannot.
    let errors = try TemporaryFile()
    process.standardError = errors.handle
    let pipe = Pipe()
    process.standardOutput = pipe
    // `waitUntilExit()` checks for the end of the process only every 50 ms.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    var output = GitOutput(pipe.fileHandleForReading)
    let result = Swift.Result { try body(&output) }
    if case .failure(let error) = result, !(error is GitOutput.CutOff) {
      process.terminate()
      end.wait()
      throw error
    }
    end.wait()
    let status = process.terminationStatus
    guard process.terminationReason == .exit, status == 0 else {
      throw Refusal(words: Self.firstLine(of: try errors.contents()), isMissing: false)
    }
    return try result.get()
  }

  /// The first line that git prints, without white space around it.
  func line(of arguments: [String]) throws -> String {
    String(decoding: try output(of: arguments), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func firstLine(of errors: Data) -> String {
    let line =
      String(decoding: errors.prefix(2000), as: UTF8.self)
      .split(separator: "\n").first.map(String.init) ?? "no reason given"
    return String(line.trimmingPrefix("fatal: ")).shortened
  }
}

/// A temporary file without a name, which is removed with the value.
private final class TemporaryFile {
  let handle: FileHandle

  init() throws {
    let folder = try temporaryFolder()
    let path = "\(folder.path)/errors"
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forUpdatingAtPath: path)
    else {
      throw Failure(
        "the file cannot be written",
        at: path,
        fix: "free space for the temporary folder, and try again"
      )
    }
    // Open files outlive their names.
    self.handle = handle
  }

  func contents() throws -> Data {
    try handle.seek(toOffset: 0)
    return try handle.readToEnd() ?? Data()
  }
}
