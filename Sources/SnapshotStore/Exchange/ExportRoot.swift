package import Foundation
import SnapshotModel

/// The digest of the lines of an export, in order.
package struct ExportRoot {
  /// The digest in hexadecimal digits; empty before the first line.
  package private(set) var hash = ""

  package init() {}

  /// Adds a line without its line feed.
  package mutating func add(_ line: Data) {
    add(lineWithHash: sha256Hex(line))
  }

  mutating func add(_ line: EncodedExportLine) {
    add(lineWithHash: line.hash)
  }

  private mutating func add(lineWithHash lineHash: String) {
    hash = sha256Hex("\(hash) \(lineHash)".utf8)
  }
}
