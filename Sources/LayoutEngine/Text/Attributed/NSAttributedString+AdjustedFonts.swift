import Foundation

extension NSAttributedString {
  /// The text with fonts for the current text size and text weight.
  var withAdjustedFonts: NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      text.addAttribute(.font, value: font.adjustedForContentSizeCategory, range: range)
    }
    return text
  }
}
