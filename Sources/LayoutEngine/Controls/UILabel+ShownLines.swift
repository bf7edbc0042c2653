package import Foundation
import TextMeasurement

extension UILabel {
  /// The visible lines of the label; empty without text.
  package final var shownLines: [ShownLine] { shownLines(minimumScale: nil) }

  /// The visible lines of the label, in a smaller font if that makes one line fit.
  ///
  /// - Parameter minimumScale: The minimum scale of the font size to make one line fit; nil for no
  ///   scaling.
  /// - Returns: The lines from the top.
  package final func shownLines(minimumScale: CGFloat?) -> [ShownLine] {
    guard let text = storedText, !text.isEmpty, let font else { return [] }
    if let minimumScale, numberOfLines == 1, let line = shrunkLine(text, minimumScale) {
      return [line]
    }
    let fragments = shownFragments
    let height = CGFloat(fragments.height)
    return PlacedLines(
      fragments: fragments,
      origin: CGPoint(x: 0, y: bounds.midY - height / 2),
      alignment: alignment,
      emptyHeight: CGFloat(font.value.lineHeight)
    ).shownLines(of: text, font: fontOfFirstLetter.value)
  }

  /// The line in a font size that makes it fit; nil if the full size fits or the minimum scale is
  /// too large.
  private func shrunkLine(_ text: String, _ minimumScale: CGFloat) -> ShownLine? {
    var room = bounds
    room.size.width = Self.unlimitedWidth
    guard let whole = ShownLine.line(text, font: fontOfFirstLetter, in: room, alignment: 0),
      whole.width > bounds.width, bounds.width > 0
    else { return nil }
    let scale = bounds.width / whole.width
    return scale < minimumScale
      ? nil : whole.scaled(by: scale, alignment: alignment, in: bounds.width)
  }

  private static let unlimitedWidth: CGFloat = 1e6

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
