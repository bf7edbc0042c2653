/// What is known of the measures of fonts.
package enum FontMeasures {
  /// Whether text in the font of a face's or a family's name is measured as an app measures it.
  ///
  /// If not, a family that resembles it stands in for it, or the system font.
  package static func areKnown(ofFontNamed name: String) -> Bool {
    // No answer depends on the size.
    let font = FontDescription(named: name, pointSize: 1)
    return switch font.family {
    case .system, .helveticaNeue, .app: true
    case .named: font.knownFamily?.support == .table
    }
  }
}
