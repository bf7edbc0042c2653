package import Foundation
package import TextMeasurement

/// A line of text where a view shows it, in the view's coordinates.
package struct ShownLine {
  /// The characters, with an ellipsis for what is left out.
  package var text: String
  /// Where the text begins, at its left.
  package var x: CGFloat
  /// Where the letters stand.
  package var baseline: CGFloat
  package var width: CGFloat
  package var font: FontDescription
}

extension ShownLine {
  /// Text on one line in the middle of the height of a rectangle, truncated at its end where it does not fit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: Its font.
  ///   - rect: Where it has to fit.
  ///   - alignment: The part of the room that is left of the text: 0, a half, or 1.
  /// - Returns: The line; nil where there is no text.
  @MainActor
  package static func line(
    _ text: String,
    font: UIFont,
    in rect: CGRect,
    alignment: CGFloat
  ) -> ShownLine? {
    let measured = MeasuredText(
      StyledText(text, font: font.value),
      era: ControlMetrics.current.fontEra
    )
    let fragments = TextFragments(
      measured,
      width: Double(rect.width) + 1,
      maximumLines: 1,
      lineBreakMode: .byTruncatingTail
    )
    let height = CGFloat(font.value.lineHeight)
    return PlacedLines(
      fragments: fragments,
      origin: CGPoint(x: rect.minX, y: rect.midY - height / 2),
      alignment: alignment,
      emptyHeight: height
    ).shownLines(of: text, font: font.value, isLeftToRight: true).first
  }
}

extension PlacedLines {
  /// The lines with their characters.
  ///
  /// - Parameters:
  ///   - text: All characters.
  ///   - font: The font of the text, of which a line has one.
  ///   - isLeftToRight: Whether lines are read from the left, so that what is left out is at the right.
  /// - Returns: The lines from the top, without those that show nothing.
  func shownLines(of text: String, font: FontDescription, isLeftToRight: Bool) -> [ShownLine] {
    fragments.lines.compactMap { line -> ShownLine? in
      let units = text.utf16
      let start = units.index(units.startIndex, offsetBy: min(line.range.lowerBound, units.count))
      let end = units.index(units.startIndex, offsetBy: min(line.textEnd, units.count))
      guard start < end || line.isTruncated else { return nil }
      let spaces = text[start..<end].reversed().prefix { $0 == " " }.count
      let words = String(text[start..<end].dropLast(line.isTruncated ? 0 : spaces))
      guard !words.isEmpty || line.isTruncated else { return nil }
      let width =
        line.isTruncated ? line.width : fragments.distance(to: line.textEnd - spaces, in: line)
      return ShownLine(
        text: line.isTruncated ? words + "…" : words,
        x: self.start(of: line),
        baseline: origin.y + CGFloat(line.y + line.baseline),
        width: CGFloat(width),
        font: font
      )
    }
  }
}

extension UILabel {
  /// The lines that the label shows in its bounds; none without text.
  package final var shownLines: [ShownLine] {
    guard let text, !text.isEmpty, let font else { return [] }
    let fragments = shownFragments
    let height = CGFloat(fragments.height)
    return PlacedLines(
      fragments: fragments,
      origin: CGPoint(x: 0, y: bounds.midY - height / 2),
      alignment: alignment,
      emptyHeight: CGFloat(font.value.lineHeight)
    ).shownLines(of: text, font: fontOfFirstLetter.value, isLeftToRight: isLeftToRight)
  }

  private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

  private var alignment: CGFloat {
    textAlignment == .natural && !isLeftToRight ? 1 : textAlignment.leftPart
  }

  private var fontOfFirstLetter: UIFont {
    let first = attributedText.flatMap { text in
      text.length > 0
        ? text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    }
    return first ?? font
  }
}

extension UITextField {
  /// The line of the text, or of the placeholder where there is none.
  package final var shownLine: ShownLine? {
    let isEmpty = characters.isEmpty
    let shown =
      isSecureTextEntry && !isEmpty
      ? String(repeating: "•", count: characters.count) : isEmpty ? placeholder ?? "" : characters
    let rect = isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    let font = font ?? .systemFont(ofSize: Self.defaultFontSize)
    let isNatural = textAlignment == .natural
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let alignment = isNatural && isRightToLeft ? 1 : textAlignment.leftPart
    return shown.isEmpty ? nil : .line(shown, font: font, in: rect, alignment: alignment)
  }
}

extension UITextView {
  /// The lines of the text.
  package final var shownLines: [ShownLine] {
    let font = (font ?? Self.defaultFont).value
    return placedLines.shownLines(of: text, font: font, isLeftToRight: true)
  }
}

extension UIButton {
  /// The lines of the title in its rectangle.
  package final var shownLines: [ShownLine] {
    guard let title = currentTitle, !title.isEmpty else { return [] }
    let rect = titleRect(forContentRect: contentRect(forBounds: bounds))
    return ShownLine.line(title, font: font, in: rect, alignment: 0.5).map { [$0] } ?? []
  }
}
