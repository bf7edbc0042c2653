import Foundation

/// Runs programs.
enum Program {
  /// Runs a program to its end.
  static func run(
    _ arguments: [String]
  ) throws -> (status: Int32, output: Data, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let errorFile = FileManager.default.temporaryDirectory
      .appending(path: "scvdb-port-errors-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: errorFile.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errorFile) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errorFile)
    // `waitUntilExit()` looks only every twentieth of a second whether the process has ended.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    let errors = (try? String(contentsOf: errorFile, encoding: .utf8)) ?? ""
    return (process.terminationStatus, data, errors)
  }
}
