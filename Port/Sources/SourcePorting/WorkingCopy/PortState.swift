import Foundation

/// What the last run knew, so that the next one does only what has changed.
struct PortState: Codable {
  /// What the tool was when it wrote this: another tool starts from nothing.
  var tool = ""
  /// The manifest that was read, and the targets that SwiftPM found in it.
  var manifest = ""
  var targets: [ProjectTarget] = []
  var files: [TreePath: FileRecord] = [:]
  /// What was known of the packages that this one depends on.
  var inheritedFacts: [FileFacts] = []
  /// The products of the manifest.
  var products: [String] = []

  /// Reads the state of the last run; nothing is known where there is none.
  static func read(_ data: Data?, tool: String) -> PortState {
    let state = data.flatMap { try? JSONDecoder().decode(PortState.self, from: $0) }
    return state?.tool == tool ? state ?? PortState(tool: tool) : PortState(tool: tool)
  }

  var data: Data { get throws { try JSONEncoder().encode(self) } }
}

/// One source file of the user as it was when it was read last.
struct FileRecord: Codable {
  var stamp: FileStamp
  var facts: FileFacts
  var reports: [PortReport.Entry] = []
  /// Whether the rewritten file has a function that describes its classes.
  var describesClasses = false
}
