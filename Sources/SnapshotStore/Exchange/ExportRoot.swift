package import Foundation
import SnapshotModel

/// The digest of the lines of an export, in order.
package struct ExportRoot {
  /// The digest in hexadecimal digits; empty before the first line.
  package private(set) var hash = ""

  package init() {}

  /// Adds a line without its line feed.
  package mutating func add(_ line: Data) {
    hash = sha256Hex("\(hash) \(sha256Hex(line))".utf8)
  }
}
