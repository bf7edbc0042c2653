/// A replacement of some bytes of a source text.
///
/// Edits leave line breaks as they are, so that each line of a rewritten file is the line of the
/// same number in the user's file, and diagnostics need another file name only.
package struct SourceEdit: Hashable, Sendable {
  /// The bytes that are replaced, as offsets into the UTF-8 text.
  package var range: Range<Int>
  /// What takes their place.
  package var replacement: String

  package init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension [SourceEdit] {
  /// Applies the edits to a text, or to a part of it.
  ///
  /// Edits that are not whole inside the part are left out, and of two that overlap the later one.
  /// Two insertions at one position keep their order.
  ///
  /// - Parameters:
  ///   - text: The text, as UTF-8.
  ///   - part: The bytes of the text that are wanted; all for nil.
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

  /// The edits by position; at one position insertions in the order in which they were made, then
  /// the longest replacement.
  private var inOrder: [SourceEdit] {
    enumerated().sorted { one, other in
      let (a, b) = (one.element.range, other.element.range)
      guard a.lowerBound == b.lowerBound else { return a.lowerBound < b.lowerBound }
      guard a.isEmpty == b.isEmpty else { return a.isEmpty }
      return (-a.count, one.offset) < (-b.count, other.offset)
    }.map(\.element)
  }
}
