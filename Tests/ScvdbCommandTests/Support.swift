import Foundation
import ScvdbTestSupport

/// A folder that a test works in, deleted afterwards.
final class Workplace {
  let folder: URL
  private let temporary: TemporaryFolder

  /// Makes the folder with some text files in it.
  init(_ files: [String: String] = [:]) throws {
    temporary = try TemporaryFolder()
    folder = URL(filePath: temporary.path)
    for (path, text) in files { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// Every file below a folder with its bytes.
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
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path]
      .merging(environment) { $1 }
    let (output, errors) = (folder.appending(path: ".out"), folder.appending(path: ".err"))
    for file in [output, errors] { try Data().write(to: file) }
    let answers = folder.appending(path: ".in")
    try Data(input.utf8).write(to: answers)
    process.standardInput = try FileHandle(forReadingFrom: answers)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    defer {
      for file in [output, errors, answers] { try? FileManager.default.removeItem(at: file) }
    }
    return CommandOutput(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }
}

/// The three things that a command is judged by.
struct CommandOutput: Equatable, CustomStringConvertible {
  var status: Int32
  var output: String
  var errors: String

  /// All three as one text, so that a test can state them together.
  var description: String {
    let marked = errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { "stderr: \($0)\n" }.joined()
    return output + marked + "status: \(status)"
  }
}

/// Where SwiftPM puts what it builds: beside the tests.
let builtProducts = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  .deletingLastPathComponent()

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

/// The beginning of a scenario: a field at 600...640 of an iPhone 8, whose keyboard covers all below
/// 451; nothing scrolls.
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
