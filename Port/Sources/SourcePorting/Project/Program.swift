import Foundation

/// Runs programs.
enum Program {
  /// Runs a program to its end, in a folder, or in the present one for nil.
  static func run(
    _ arguments: [String],
    in directory: URL? = nil
  ) throws -> (status: Int32, output: Data, errors: String) {
    try TemporaryFolder.use { folder in
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = arguments
      process.currentDirectoryURL = directory ?? process.currentDirectoryURL
      let output = Pipe()
      process.standardOutput = output
      process.standardError = try folder.open("errors")
      // `waitUntilExit()` checks only every twentieth of a second whether the process has ended.
      let end = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in end.signal() }
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      end.wait()
      return (process.terminationStatus, data, folder.text(of: "errors"))
    }
  }
}
