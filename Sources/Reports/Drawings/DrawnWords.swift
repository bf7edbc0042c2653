import Reporting

/// The characters of a line of text in a drawing.
///
/// Control characters and characters that change the direction of surrounding text are removed.
/// Characters that join or separate letters remain.
struct DrawnWords {
  private let text: String

  init(_ text: String) {
    self.text = String(String.UnicodeScalarView(text.unicodeScalars.compactMap(Self.shown)))
  }

  var isEmpty: Bool { text.isEmpty }

  /// The characters as text of an SVG element.
  var markup: String { text.escapedForMarkup }

  /// Whether the first letter with a direction belongs to a right-to-left script.
  var isRightToLeft: Bool {
    for scalar in text.unicodeScalars {
      if Self.rightToLeft.contains(where: { $0 ~= scalar.value }) { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return false
  }

  /// Hebrew, Arabic, neighboring scripts and their presentation forms.
  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfeff, 0x10800...0x10fff, 0x1e800...0x1efff,
  ]

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.properties.generalCategory {
    case .control: scalar == "\t" ? " " : nil
    case .lineSeparator, .paragraphSeparator: nil
    // Keeps the zero-width joiners and the two direction marks.
    case .format: "\u{200C}"..."\u{200F}" ~= scalar ? scalar : nil
    default: scalar
    }
  }
}
