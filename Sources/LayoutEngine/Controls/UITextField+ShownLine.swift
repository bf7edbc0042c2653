import Foundation

extension UITextField {
  /// The line of the text, or of the placeholder for an empty field.
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
