/// A family of fonts that an app can ask for by name.
package struct FontFamily: Sendable {
  /// The name as people read it: `Source Sans Pro`.
  package let name: String
  let line: LineMetrics

  /// The widths; nil for a family that is measured like the system font, as nothing better is known.
  private let source: (typeface: Typeface, factor: Double)?

  /// A family with a table of its own, or with that of a typeface that has the same advances.
  ///
  /// - Parameters:
  ///   - name: the name as people read it.
  ///   - typeface: the widths.
  ///   - factor: how much wider the family is than `typeface` that stands in for it.
  ///   - line: the family's own heights.
  init(
    _ name: String,
    _ typeface: @autoclosure () -> Typeface,
    factor: Double = 1,
    line: LineMetrics? = nil
  ) {
    let typeface = typeface()
    self.name = name
    self.line = line ?? typeface.line
    source = (typeface, factor)
  }

  /// A family of which only the heights are known, if these.
  init(_ name: String, line: LineMetrics = .system) {
    self.name = name
    self.line = line
    source = nil
  }

  /// The widths of a font of this family, nil where the system font's have to do.
  func metrics(of font: FontDescription) -> TypefaceMetrics? {
    source.map { TypefaceMetrics(typeface: $0.typeface, factor: $0.factor, font: font) }
  }

  /// By what text in the family is measured.
  package var support: FontSupport {
    guard source != nil else { return .standIn }
    return resemblesAnother ? .resemblingTable : .table
  }

  /// The name without spaces in small letters, by which families are found.
  package var key: String { name.lowercased().filter { $0 != " " } }

  /// Returns the family of a face or of that name; nil for one that neither the system nor the
  /// tables have.
  static func named(_ name: String) -> FontFamily? {
    byKey[FaceName(name).family] ?? byKey[name.lowercased().filter { $0 != " " }]
  }

  /// Returns the family whose ``key`` this is.
  package static func with(key: String) -> FontFamily? { byKey[key] }

  private static let byKey = Dictionary(
    all.map { ($0.key, $0) },
    uniquingKeysWith: { first, _ in first }
  )
}
