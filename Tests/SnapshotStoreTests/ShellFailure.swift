import Foundation

struct ShellFailure: Error, CustomStringConvertible {
  var status: Int32
  var output: String
  var errors: String
  var description: String { "sqlite3 ended with status \(status): \(errors)" }
}

/// Returns the output of the `sqlite3` shell, an independent program, for SQL and for its own
/// commands.
///
/// Each argument is one command.
@discardableResult
func shell(_ file: String, _ commands: String...) throws -> String {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["sqlite3", "-bail", file] + commands
  let output = Pipe()
  let errors = Pipe()
  process.standardOutput = output
  process.standardError = errors
  try process.run()
  let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  let failures = String(
    decoding: errors.fileHandleForReading.readDataToEndOfFile(),
    as: UTF8.self
  )
  process.waitUntilExit()
  guard process.terminationStatus == 0, failures.isEmpty else {
    throw ShellFailure(status: process.terminationStatus, output: printed, errors: failures)
  }
  return printed
}

/// The folder with `Package.swift`.
let repository = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
