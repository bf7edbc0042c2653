package import Foundation
package import TextMeasurement

extension StyledText {
  /// Creates text from an attributed string.
  ///
  /// Ranges without a font use `font`.
  package init(_ attributed: NSAttributedString, font: FontDescription) {
    var runs: [Run] = []
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var run = Run(text: attributed.attributedSubstring(from: range).string, font: font)
      if let font = attributes[.font] as? UIFont { run.font = font.value }
      run.kerning = Self.points(attributes[.kern]) ?? Self.points(attributes[.tracking]) ?? 0
      run.attachment = (attributes[.attachment] as? NSTextAttachment)?.extent
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        run.paragraphStyle = style.value
      }
      runs.append(run)
    }
    self.init(runs)
  }

  private static func points(_ value: Any?) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
