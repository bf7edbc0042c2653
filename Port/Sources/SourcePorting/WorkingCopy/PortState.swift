import Foundation

/// The facts of the last run, so that the next one processes changes only.
struct PortState: Codable {
  /// The version of the tool that wrote the state; another version starts from nothing.
  var tool = ""
  /// The manifest, with the targets that SwiftPM found in it.
  var manifest = ""
  var targets: [ProjectTarget] = []
  var files: [TreePath: FileRecord] = [:]
  /// The facts of the packages that this one depends on.
  var inheritedFacts: [FileFacts] = []
  /// Whether the copy omits code that does not compile.
  var omitsCode = false
  /// The targets that saw UIKit.
  var seeing: [String] = []
  /// The products of the manifest.
  var products: [String] = []
  /// The targets without code for Linux: binaries and macros.
  var foreignTargets: [String] = []

  /// Reads the state of the last run; an empty state if there is none.
  static func read(_ data: Data?, tool: String) -> PortState {
    let state = data.flatMap { try? JSONDecoder().decode(PortState.self, from: $0) }
    return state?.tool == tool ? state ?? PortState(tool: tool) : PortState(tool: tool)
  }

  var data: Data { get throws { try JSONEncoder().encode(self) } }
}

/// One source file of the user at its last reading.
struct FileRecord: Codable {
  var stamp: FileStamp
  var facts: FileFacts
  var reports: [PortReport.Entry] = []
  /// Whether the rewritten file has a function that describes its classes.
  var describesClasses = false
  /// Whether the rewritten file has a function that makes values of its types.
  var makesValues = false
}
