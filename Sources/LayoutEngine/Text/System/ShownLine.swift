package import Foundation
package import TextMeasurement

/// A line of text at its position in a view, in the view's coordinates.
package struct ShownLine {
  /// The visible characters, with an ellipsis for the omitted ones.
  package var text: String
  /// The x coordinate of the text's left edge.
  package var x: CGFloat
  /// The y coordinate of the baseline.
  package var baseline: CGFloat
  package var width: CGFloat
  package var font: FontDescription
}

extension ShownLine {
  /// The line of a text at mid-height of a rectangle, truncated at its end to fit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The text's font.
  ///   - rect: The available rectangle.
  ///   - alignment: The fraction of the spare width to the left of the text: 0, a half, or 1.
  /// - Returns: The line; nil for an empty text.
  @MainActor
  package static func line(
    _ text: String,
    font: UIFont,
    in rect: CGRect,
    alignment: CGFloat
  ) -> ShownLine? {
    lines(text, font: font, in: rect, alignment: alignment, maximumLines: 1).first
  }

  /// The lines of a text at mid-height of a rectangle, wrapped to its width.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The text's font.
  ///   - rect: The available rectangle.
  ///   - alignment: The fraction of the spare width to the left of a line's text: 0, a half, or 1.
  ///   - maximumLines: The maximum number of lines, with the last one truncated; 0 for no limit.
  /// - Returns: The lines from the top.
  @MainActor
  package static func lines(
    _ text: String,
    font: UIFont,
    in rect: CGRect,
    alignment: CGFloat,
    maximumLines: Int
  ) -> [ShownLine] {
    let fragments = TextFragments(
      MeasuredTexts.text(text, font: font.value),
      width: Double(rect.width) + 1,
      maximumLines: maximumLines,
      lineBreakMode: .byTruncatingTail
    )
    let lineHeight = CGFloat(font.value.lineHeight)
    let height = maximumLines == 1 ? lineHeight : CGFloat(fragments.height)
    return PlacedLines(
      fragments: fragments,
      origin: CGPoint(x: rect.minX, y: rect.midY - height / 2),
      alignment: alignment,
      emptyHeight: lineHeight
    ).shownLines(of: text, font: font.value)
  }

  /// The line in a smaller font size, scaled vertically about the middle of its letters.
  func scaled(by scale: CGFloat, alignment: CGFloat, in width: CGFloat) -> ShownLine {
    var line = self
    line.font.pointSize *= Double(scale)
    line.width *= scale
    line.x = max(0, width - line.width) * alignment
    line.baseline -= CGFloat(font.ascender + font.descender) / 2 * (1 - scale)
    return line
  }
}

extension PlacedLines {
  /// The lines with their characters.
  ///
  /// - Parameters:
  ///   - text: All characters.
  ///   - font: The font of the text. A line has one font.
  /// - Returns: The lines from the top, without empty lines.
  @MainActor
  func shownLines(of text: String, font: FontDescription) -> [ShownLine] {
    let ellipsis = ControlMetrics.current.width(of: "…", font: font)
    let units = text.utf16
    return fragments.lines.prefix(ShownLine.most).compactMap { line -> ShownLine? in
      let start = units.index(units.startIndex, offsetBy: min(line.range.lowerBound, units.count))
      let textEnd = line.isTruncated ? endOfText(in: line, before: ellipsis) : line.textEnd
      let end = units.index(units.startIndex, offsetBy: min(textEnd, units.count))
      guard start < end || line.isTruncated else { return nil }
      let spaces = text[start..<end].reversed().prefix { $0 == " " }.count
      let words = String(text[start..<end].dropLast(line.isTruncated ? 0 : spaces))
      guard !words.isEmpty || line.isTruncated else { return nil }
      let width =
        line.isTruncated ? line.width : fragments.distance(to: line.textEnd - spaces, in: line)
      // The spaces at the end of a wrapped line do not move its words.
      let omitted = max(0, CGFloat(line.width) - CGFloat(width))
      return ShownLine(
        text: line.isTruncated ? words + "…" : words,
        x: self.start(of: line) + omitted * alignment,
        baseline: origin.y + CGFloat(line.y + line.baseline),
        width: CGFloat(width),
        font: font
      )
    }
  }

  /// The end of a truncated line's text, with enough room after it for the ellipsis.
  private func endOfText(in line: TextFragments.Line, before ellipsis: Double) -> Int {
    let room = line.width - ellipsis
    guard room > 0 else { return line.range.lowerBound }
    let last = fragments.character(at: room, in: line)
    // The precision limit of sums of widths.
    return last.part > 0.999 ? last.offset + last.length : last.offset
  }
}

extension ShownLine {
  /// The maximum number of lines for one view.
  ///
  /// A text may be as long as a file.
  fileprivate static let most = 500
}
