import Foundation

/// A folder for temporary files.
struct TemporaryFolder {
  let path: String

  /// Makes a folder, and removes it after use.
  static func use<Value>(_ body: (TemporaryFolder) throws -> Value) throws -> Value {
    let folder = try TemporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    return try body(folder)
  }

  private init() throws {
    let pattern = FileManager.default.temporaryDirectory.appending(path: "scvdb-port-XXXXXX").path
    var buffer = Array(pattern.utf8CString)
    guard mkdtemp(&buffer) != nil else {
      throw PortError.notWritten(file: pattern, reason: SystemFailure().reason)
    }
    path = String(decoding: buffer.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Writes a file with a name that the folder does not contain yet.
  func write(_ data: Data, to name: String) throws {
    try data.write(to: URL(filePath: path).appending(path: name), options: .withoutOverwriting)
  }

  /// Makes an empty file, and opens it for writing.
  func open(_ name: String) throws -> FileHandle {
    try write(Data(), to: name)
    return try FileHandle(forWritingTo: URL(filePath: path).appending(path: name))
  }

  /// Reads a file; returns an empty text if it does not exist.
  func text(of name: String) -> String {
    (try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)) ?? ""
  }
}
