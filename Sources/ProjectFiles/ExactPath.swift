import Foundation

/// A path or name that is compared by its bytes, like in a file system.
///
/// Strings with different Unicode compositions are equal, but they can be the names of two files.
package struct ExactPath: Hashable, Comparable, Sendable {
  /// The path as given, not normalized.
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: ExactPath, right: ExactPath) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package static func < (left: ExactPath, right: ExactPath) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension ExactPath {
  /// Whether the path is below a folder.
  package func isInside(_ folder: ExactPath) -> Bool {
    text.utf8.starts(with: "\(folder.text)/".utf8)
  }

  /// The text with ASCII characters only, so that similar names look different: `caf\u{E9}`.
  package var escaped: String {
    text.unicodeScalars.map { scalar in
      scalar.isASCII
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }

  /// The text for a comparison like in file systems that ignore letter case and Unicode
  /// composition.
  package var folded: String {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    return isASCII ? text.lowercased() : text.precomposedStringWithCanonicalMapping.lowercased()
  }
}

extension [String] {
  /// Returns the paths in the order of their bytes, which is equal on every machine.
  package func sortedByBytes() -> [String] {
    sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
