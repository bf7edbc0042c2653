import Foundation

extension UITextView {
  /// The lines of the text.
  package final var shownLines: [ShownLine] {
    let placed = placedLines
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return PlacedLines(
      fragments: placed.fragments,
      origin: placed.origin,
      alignment: textAlignment == .natural && isRightToLeft ? 1 : placed.alignment,
      emptyHeight: placed.emptyHeight
    ).shownLines(of: storedText, font: (font ?? Self.defaultFont).value)
  }
}
