import Foundation
import SnapshotModel

/// JSON objects, one per line.
package struct JSONLines {
  /// The lines so far.
  ///
  /// Each is terminated.
  package private(set) var text = ""
  private let encoder = JSONEncoder.sorted()

  package init() {}

  /// Appends a value as a line with sorted keys.
  ///
  /// - Precondition: Its numbers are finite.
  package mutating func append(_ value: some Encodable) {
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("strings and finite numbers are always JSON")
    }
    text += String(decoding: data, as: UTF8.self) + "\n"
  }
}
