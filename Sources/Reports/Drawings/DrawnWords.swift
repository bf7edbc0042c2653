import Reporting

/// The characters of a line of text, as a drawing shows them.
///
/// What would change the direction of the text around it, and what has no shape, is left out; what joins or
/// parts letters stays.
struct DrawnWords {
  private let text: String

  init(_ text: String) {
    self.text = String(String.UnicodeScalarView(text.unicodeScalars.compactMap(Self.shown)))
  }

  var isEmpty: Bool { text.isEmpty }

  /// The characters, for an element of SVG.
  var markup: String { text.escapedForMarkup }

  /// Whether the first letter that has a direction is of a script that is read from the right.
  var isRightToLeft: Bool {
    for scalar in text.unicodeScalars {
      if Self.rightToLeft.contains(where: { $0 ~= scalar.value }) { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return false
  }

  /// Hebrew, Arabic and the scripts beside them, and their forms for presentation.
  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfeff, 0x10800...0x10fff, 0x1e800...0x1efff,
  ]

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.properties.generalCategory {
    case .control: scalar == "\t" ? " " : nil
    case .lineSeparator, .paragraphSeparator: nil
    // Those that join or part letters, or note the direction of what stands beside them.
    case .format: "\u{200C}"..."\u{200F}" ~= scalar ? scalar : nil
    default: scalar
    }
  }
}
