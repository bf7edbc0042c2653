/// A replacement of some bytes of a source text.
///
/// Edits keep line breaks, so each line of a rewritten file has the line number that it has in the
/// user's file. Diagnostics need another file name only.
package struct SourceEdit: Hashable, Sendable {
  /// The replaced bytes, as offsets into the UTF-8 text.
  package var range: Range<Int>
  /// The replacement text.
  package var replacement: String

  package init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension [SourceEdit] {
  /// Applies the edits to a text, or to a part of it.
  ///
  /// Edits that are not completely inside the part are left out. If two edits overlap, the later
  /// one is left out. Two insertions at one position keep their order.
  ///
  /// - Parameters:
  ///   - text: The text, as UTF-8.
  ///   - part: The bytes of the text to return; nil for all.
  /// - Returns: The new text of the part.
  package func applied(to text: [UInt8], within part: Range<Int>? = nil) -> [UInt8] {
    let part = part ?? 0..<text.count
    var result: [UInt8] = []
    result.reserveCapacity(part.count + part.count / 8)
    var position = part.lowerBound
    for edit in inOrder {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= part.upperBound else {
        continue
      }
      result += text[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    return result + text[position..<part.upperBound]
  }

  /// The edits by position.
  ///
  /// At one position, insertions come first, in their order of creation. The longest replacement
  /// follows.
  private var inOrder: [SourceEdit] {
    enumerated().sorted { one, other in
      let (a, b) = (one.element.range, other.element.range)
      guard a.lowerBound == b.lowerBound else { return a.lowerBound < b.lowerBound }
      guard a.isEmpty == b.isEmpty else { return a.isEmpty }
      return (-a.count, one.offset) < (-b.count, other.offset)
    }.map(\.element)
  }
}
