/// What decides how text measures: the value below a font object.
struct FontDescription: Hashable, Sendable {
  /// A typeface; a named one that has no table is measured like the system font.
  enum Family: Hashable, Sendable {
    case system
    case helveticaNeue
    case named(String)
  }

  var family: Family
  var pointSize: Double
  var weight: FontWeight
  var isItalic: Bool

  /// The text style that chose this font, nil for a font of a fixed size.
  var textStyle: TextStyle?

  /// The distance of the baselines of adjacent lines, in points, where a text style sets it.
  ///
  /// A font of a fixed size has none: its lines follow each other at the line height.
  var leading: Double?

  init(
    family: Family = .system,
    pointSize: Double,
    weight: FontWeight = .regular,
    isItalic: Bool = false
  ) {
    self.family = family
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Creates the system font that a text style has at a content size.
  init(textStyle: TextStyle, category: ContentSizeCategory = .large) {
    let metrics = DynamicType.metrics(of: textStyle, at: category)
    self.init(pointSize: metrics.pointSize, weight: textStyle.weight)
    self.textStyle = textStyle
    self.leading = metrics.leading
  }
}

// MARK: - Heights, in points, unrounded

extension FontDescription {
  /// What is above the baseline; the split of the line height is published, not measured.
  var ascender: Double { pointSize * 0.952148 }

  /// What is below the baseline, as a positive number.
  var descender: Double { pointSize * 0.241211 }

  /// The height of a line, the same for all weights and for Helvetica Neue.
  var lineHeight: Double { pointSize * 1.193359375 }

  /// Returns the height of `lineCount` lines of text.
  ///
  /// It is the sum that is rounded up to a pixel in the end, not each line.
  func height(ofLines lineCount: Int) -> Double {
    guard lineCount > 0 else { return 0 }
    return lineHeight + Double(lineCount - 1) * (leading ?? lineHeight)
  }
}
