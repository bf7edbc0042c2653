import Foundation

/// What the last run knew, so that the next one does only what has changed.
struct PortState: Codable {
  /// What the tool was when it wrote this: another tool starts from nothing.
  var tool = ""
  /// The manifest that was read, and the targets that SwiftPM found in it.
  var manifest = ""
  var targets: [ProjectTarget] = []
  var files: [String: FileRecord] = [:]
  /// What was known of the packages that this one depends on.
  var inheritedFacts: [FileFacts] = []
  /// The products of the manifest.
  var products: [String] = []
  /// All that was written below the working copy, by path.
  var outputs: Set<String> = []

  /// Reads the state of the last run; nothing is known where there is none.
  static func read(_ file: URL, tool: String) -> PortState {
    guard let data = try? Data(contentsOf: file) else { return PortState(tool: tool) }
    let decoder = JSONDecoder()
    if let state = try? decoder.decode(PortState.self, from: data), state.tool == tool {
      return state
    }
    // What another tool has written is known, so that it can be removed.
    let written = try? decoder.decode(Written.self, from: data)
    return PortState(tool: tool, outputs: written?.outputs ?? [])
  }

  /// The part of a state that all versions of the tool have.
  private struct Written: Decodable { var outputs: Set<String> }

  func write(_ file: URL) throws {
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}

/// One source file of the user as it was when it was read last.
struct FileRecord: Codable {
  var stamp: FileStamp
  var facts: FileFacts
  var reports: [PortReport.Entry] = []
  /// Whether the rewritten file has a function that describes its classes.
  var describesClasses = false
}

/// What shows that a file has changed.
struct FileStamp: Codable, Hashable {
  var size: Int
  /// Nanoseconds since 1970.
  var modified: Int

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }

  /// The stamp of the running program.
  static var ofThisProgram: String {
    FileStamp("/proc/self/exe").map { "\($0.size) \($0.modified)" } ?? ""
  }
}
