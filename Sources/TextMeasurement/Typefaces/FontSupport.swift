/// By what text in a font is measured.
package enum FontSupport: Hashable, Sendable {
  /// The system font, or Helvetica Neue, which it once was.
  case system
  /// A font file that the app brings.
  case file
  /// A table of the font's own advances.
  case table
  /// The table of a font that resembles it.
  case resemblingTable
  /// The system font, which stands in for a font of which nothing is known.
  case standIn

  /// Whether text in the font is measured as an app measures it.
  package var isMeasured: Bool {
    switch self {
    case .system, .file, .table: true
    case .resemblingTable, .standIn: false
    }
  }

  /// What the engine has for a font's name by itself, without any font file.
  package init(of name: String) {
    let font = FontDescription(named: name, pointSize: 12, appFonts: [:], unknownFamily: nil)
    self =
      switch font.family {
      case .system, .helveticaNeue: .system
      case .app: .file
      case .named(let key):
        FontFamily.with(key: key)?.support ?? .standIn
      }
  }
}
