import Foundation
import Testing

/// Runs SQL in the `sqlite3` shell, an independent program.
func shell(_ file: String, _ sql: String) throws {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["sqlite3", file, sql]
  try process.run()
  process.waitUntilExit()
  try #require(process.terminationStatus == 0)
}
