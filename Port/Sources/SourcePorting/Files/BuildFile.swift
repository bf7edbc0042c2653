import Foundation

/// Files that the tool or SwiftPM wrote.
enum BuildFile {
  /// Reads a file; returns nil for a missing file.
  static func contents(of path: String) -> Data? { try? Data(contentsOf: URL(filePath: path)) }

  /// Reads a text; returns an empty text for a missing file.
  static func text(of path: String) -> String {
    contents(of: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
