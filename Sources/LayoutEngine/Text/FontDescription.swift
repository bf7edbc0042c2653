/// What decides how text measures: the value below a font object.
struct FontDescription: Hashable, Sendable {
  /// A typeface.
  enum Family: Hashable, Sendable {
    case system
    case helveticaNeue

    /// A face of a font file that the app brings.
    case app(AppFont)

    /// A family by the key of its ``FontFamily``; an unknown one is measured like the system font.
    case named(String)
  }

  var family: Family

  /// The name by which the font was asked for, if it was by name.
  var faceName: String?
  var pointSize: Double
  var weight: FontWeight
  var isItalic: Bool

  /// Whether the digits are all as wide as the 0, in the system font.
  var hasMonospacedDigits = false

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

// MARK: - Fonts by name

extension FontDescription {
  /// Creates the font of a face's or a family's name.
  ///
  /// Names of the system font's faces, such as `.SFUI-Semibold` and Interface Builder's
  /// `boldSystem`, are the system font. What the current device's app brings comes before the
  /// families of tables. An unknown name is the system font, too, but for its name, or the regular
  /// face of the family that the device's options state.
  init(named name: String, pointSize: Double, weight: FontWeight = .regular) {
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
      let options = SimulatedDevice.current.options
      if let font = options.fonts[name] {
        use(font)
      } else if case .named = family, knownFamily == nil, let other = options.unknownFontFamily {
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
  var knownFamily: FontFamily? {
    guard case .named(let key) = family else { return nil }
    return FontFamily.with(key: key)
  }
}

// MARK: - Heights, in points, unrounded

extension FontDescription {
  /// The heights of the typeface.
  var lineMetrics: LineMetrics {
    switch family {
    case .helveticaNeue: .helveticaNeue(weight)
    case .app(let font): font.line
    case .system, .named: knownFamily?.line ?? .system
    }
  }

  /// What is above the baseline; the split of the system's line height is published, not measured.
  var ascender: Double { lineMetrics.points(lineMetrics.ascent, at: pointSize) }

  /// What is below the baseline, as a positive number.
  var descender: Double { lineMetrics.points(lineMetrics.descent, at: pointSize) }

  /// The height of a line.
  var lineHeight: Double { lineMetrics.lineHeight(at: pointSize) }

  /// What adjacent lines keep between them.
  var lineGap: Double {
    leading.map { $0 - lineHeight } ?? lineMetrics.points(lineMetrics.lineGap, at: pointSize)
  }
}
