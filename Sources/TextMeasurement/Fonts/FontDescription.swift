/// The properties that determine the measurements of text in a font.
package struct FontDescription: Hashable, Sendable {
  /// A typeface.
  package enum Family: Hashable, Sendable {
    case system
    case helveticaNeue

    /// A face of an app's font file.
    case app(AppFont)

    /// A family by the key of its ``FontFamily``; an unknown family has the measurements of the
    /// system font.
    case named(String)
  }

  /// The family that glyphs are measured with.
  package var family: Family

  /// The requested name, for a font that was created by name.
  package var faceName: String?
  /// The size of the em, in points.
  package var pointSize: Double
  /// The weight on UIKit's scale.
  package var weight: FontWeight
  package var isItalic: Bool

  /// Whether all digits of the system font are as wide as the 0.
  package var hasMonospacedDigits = false

  /// The text style of the font; nil for a font of a fixed size.
  package var textStyle: TextStyle?

  /// The distance between the baselines of adjacent lines, in points, if a text style sets it.
  ///
  /// It is nil for a font of a fixed size: its lines follow each other at the line height.
  package var leading: Double?

  package init(
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

  /// Creates the system font for a text style at a content size.
  package init(textStyle: TextStyle, category: ContentSizeCategory = .large) {
    let metrics = DynamicType.metrics(of: textStyle, at: category)
    self.init(pointSize: metrics.pointSize, weight: textStyle.weight)
    self.textStyle = textStyle
    self.leading = metrics.leading
  }
}

// MARK: - Fonts by name

extension FontDescription {
  /// Creates a font by the name of a face or a family.
  ///
  /// Names of the system font's faces, such as `.SFUI-Semibold` and Interface Builder's
  /// `boldSystem`, give the system font. The app's fonts take precedence over the families with
  /// tables.
  ///
  /// - Parameters:
  ///   - name: The name of a face or a family.
  ///   - pointSize: The size in points.
  ///   - weight: The weight for a name without a weight.
  ///   - appFonts: The app's fonts, by name.
  ///   - unknownFamily: The family with the regular face for a name that a Mac does not have; nil
  ///     for the system font.
  package init(
    named name: String,
    pointSize: Double,
    weight: FontWeight = .regular,
    appFonts: [String: AppFont],
    unknownFamily: String?
  ) {
    switch name {
    case "system": self.init(pointSize: pointSize, weight: weight)
    case "boldSystem": self.init(pointSize: pointSize, weight: .bold)
    case "italicSystem": self.init(pointSize: pointSize, weight: weight, isItalic: true)
    default:
      let face = FaceName(name)
      self.init(pointSize: pointSize, weight: weight, isItalic: face.isItalic)
      if face.weight != .regular { self.weight = face.weight }
      faceName = name
      family = Self.family(of: face)
      if let font = appFonts[name] {
        use(font)
      } else if let other = unknownFamily, face.isOnDevicesAlone || isUnknown {
        (self.weight, isItalic) = (.regular, false)
        family = Self.family(of: FaceName(other))
      }
    }
  }

  private mutating func use(_ font: AppFont) {
    family = .app(font)
    weight = font.weight
    isItalic = font.isItalic
  }

  private static func family(of face: FaceName) -> Family {
    if face.isSystem { return .system }
    return face.family == "helveticaneue" ? .helveticaNeue : .named(face.family)
  }

  /// Whether the requested family has no measurements.
  private var isUnknown: Bool {
    if case .named = family { return knownFamily == nil }
    return false
  }

  /// The family that was requested by name and has its own measurements.
  package var knownFamily: FontFamily? {
    guard case .named(let key) = family else { return nil }
    return FontFamily.with(key: key)
  }
}

// MARK: - Heights, in points, unrounded

extension FontDescription {
  /// The heights of the typeface.
  package var lineMetrics: LineMetrics {
    switch family {
    case .helveticaNeue: .helveticaNeue(weight)
    case .app(let font): font.line
    case .system, .named: knownFamily?.line ?? .system
    }
  }

  /// The height above the baseline.
  ///
  /// The split of the system font's line height is published, not measured.
  package var ascender: Double { lineMetrics.points(lineMetrics.ascent, at: pointSize) }

  /// The depth below the baseline, as a positive number.
  package var descender: Double { lineMetrics.points(lineMetrics.descent, at: pointSize) }

  /// The height of a line.
  package var lineHeight: Double { lineMetrics.lineHeight(at: pointSize) }

  /// The font for lines without a gap between them; the leading of a text style stays.
  package var withoutLineGap: FontDescription {
    guard leading == nil, lineGap > 0 else { return self }
    var font = self
    font.leading = lineHeight
    return font
  }

  /// The space between adjacent lines.
  package var lineGap: Double {
    leading.map { $0 - lineHeight } ?? lineMetrics.points(lineMetrics.lineGap, at: pointSize)
  }
}
