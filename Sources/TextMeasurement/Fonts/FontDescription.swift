/// What decides how text measures: the value below a font object.
package struct FontDescription: Hashable, Sendable {
  /// A typeface.
  package enum Family: Hashable, Sendable {
    case system
    case helveticaNeue

    /// A face of a font file that the app brings.
    case app(AppFont)

    /// A family by the key of its ``FontFamily``; an unknown one is measured like the system font.
    case named(String)
  }

  /// The family that glyphs are measured with.
  package var family: Family

  /// The name by which the font was asked for, if it was by name.
  package var faceName: String?
  /// Points in an em.
  package var pointSize: Double
  /// The weight on UIKit's scale.
  package var weight: FontWeight
  package var isItalic: Bool

  /// Whether the digits are all as wide as the 0, in the system font.
  package var hasMonospacedDigits = false

  /// The text style that chose this font, nil for a font of a fixed size.
  package var textStyle: TextStyle?

  /// The distance of the baselines of adjacent lines, in points, where a text style sets it.
  ///
  /// A font of a fixed size has none: its lines follow each other at the line height.
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

  /// Creates the system font that a text style has at a content size.
  package init(textStyle: TextStyle, category: ContentSizeCategory = .large) {
    let metrics = DynamicType.metrics(of: textStyle, at: category)
    self.init(pointSize: metrics.pointSize, weight: textStyle.weight)
    self.textStyle = textStyle
    self.leading = metrics.leading
  }
}

// MARK: - Fonts by name

extension FontDescription {
  /// Creates the font of a face's or a family's name.
  ///
  /// Names of the system font's faces, such as `.SFUI-Semibold` and Interface Builder's
  /// `boldSystem`, are the system font. What the app brings comes before the families of tables.
  ///
  /// - Parameters:
  ///   - name: The name of a face or a family.
  ///   - pointSize: The size in points.
  ///   - weight: The weight of a name that states none.
  ///   - appFonts: What the app brings, by name.
  ///   - unknownFamily: The family whose regular face an unknown name is; nil for the system font.
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
      } else if case .named = family, knownFamily == nil, let other = unknownFamily {
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

  /// The family that was asked for by name and has measures of its own.
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

  /// What is above the baseline; the split of the system's line height is published, not measured.
  package var ascender: Double { lineMetrics.points(lineMetrics.ascent, at: pointSize) }

  /// What is below the baseline, as a positive number.
  package var descender: Double { lineMetrics.points(lineMetrics.descent, at: pointSize) }

  /// The height of a line.
  package var lineHeight: Double { lineMetrics.lineHeight(at: pointSize) }

  /// What adjacent lines keep between them.
  package var lineGap: Double {
    leading.map { $0 - lineHeight } ?? lineMetrics.points(lineMetrics.lineGap, at: pointSize)
  }
}
