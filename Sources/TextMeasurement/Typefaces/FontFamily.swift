/// A family of fonts that an app can use by name.
package struct FontFamily: Sendable {
  /// The name: `Source Sans Pro`.
  package let name: String
  let line: LineMetrics

  /// The widths; nil for a family with the system font's widths, because its own are unknown.
  private let source: (typeface: Typeface, factor: Double)?

  /// Creates a family with its own table, or with the table of a typeface with the same advances.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - typeface: the widths.
  ///   - factor: the ratio of the family's widths to the widths of the substitute `typeface`.
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

  /// Creates a family without known widths.
  init(_ name: String, line: LineMetrics = .system) {
    self.name = name
    self.line = line
    source = nil
  }

  /// Returns the widths of a font of this family; nil for the system font's widths.
  func metrics(of font: FontDescription) -> TypefaceMetrics? {
    source.map { TypefaceMetrics(typeface: $0.typeface, factor: $0.factor, font: font) }
  }

  /// The source of measurements for text in the family.
  package var support: FontSupport {
    guard source != nil else { return .substitute }
    return resemblesAnother ? .resemblingTable : .table
  }

  /// The name in lower case without spaces, which lookups use.
  package var key: String { name.lowercased().filter { $0 != " " } }

  /// Returns the family of a face or of that name; nil for an unknown name.
  static func named(_ name: String) -> FontFamily? {
    byKey[FaceName(name).family] ?? byKey[name.lowercased().filter { $0 != " " }]
  }

  /// Returns the family with this ``key``.
  package static func with(key: String) -> FontFamily? { byKey[key] }

  private static let byKey = Dictionary(
    all.map { ($0.key, $0) },
    uniquingKeysWith: { first, _ in first }
  )
}
