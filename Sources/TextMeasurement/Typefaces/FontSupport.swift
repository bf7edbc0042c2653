/// The source of measurements for text in a font.
package enum FontSupport: Hashable, Sendable {
  /// The system font, or Helvetica Neue, the former system font.
  case system
  /// An app's font file.
  case file
  /// A table of the font's own advances.
  case table
  /// The table of a similar font.
  case resemblingTable
  /// The system font as the substitute for an unknown font.
  case substitute

  /// Whether text in the font has the same measurements as in an app.
  package var isMeasured: Bool {
    switch self {
    case .system, .file, .table: true
    case .resemblingTable, .substitute: false
    }
  }

  /// Creates the support for a font's name without any font file.
  package init(of name: String) {
    let font = FontDescription(named: name, pointSize: 12, appFonts: [:], unknownFamily: nil)
    self =
      switch font.family {
      case .system, .helveticaNeue: .system
      case .app: .file
      case .named(let key):
        FontFamily.with(key: key)?.support ?? .substitute
      }
  }
}
