import Foundation

/// A path or name that is compared as a file system does, by its bytes.
///
/// Strings are equal if their characters are, however these are composed; two files can differ in that alone.
package struct ExactPath: Hashable, Comparable, Sendable {
  /// The path as it was given, not normalized.
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

  /// The text with ASCII characters only, so that a reader sees a difference between two names: `caf\u{E9}`.
  package var escaped: String {
    text.unicodeScalars.map { scalar in
      scalar.isASCII
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }

  /// The text for comparing names as a file system does that ignores letter case and Unicode composition.
  package var folded: String {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    return isASCII ? text.lowercased() : text.precomposedStringWithCanonicalMapping.lowercased()
  }
}

extension [String] {
  /// The paths in the order of their bytes, which is the same on every machine.
  package func sortedByBytes() -> [String] {
    sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
