import Foundation

/// The values that determine the measurements of a text.
struct TextQuestion: Hashable {
  let text: StyledText
  let generation: FontGeneration

  /// Compares the bytes too, because texts with composed and with decomposed letters are equal.
  static func == (left: Self, right: Self) -> Bool {
    left.generation == right.generation && left.text == right.text
      && zip(left.text.runs, right.text.runs).allSatisfy { $0.text.hasSameBytes(as: $1.text) }
  }
}

extension String {
  fileprivate func hasSameBytes(as other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { bytes in
      other.withUTF8 { others in
        guard bytes.count == others.count else { return false }
        guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
        return memcmp(start, other, bytes.count) == 0
      }
    }
  }
}
