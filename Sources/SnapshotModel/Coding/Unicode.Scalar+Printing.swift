extension Unicode.Scalar {
  /// Whether the scalar would break or reorder the line that it is printed on.
  package var actsWhenPrinted: Bool {
    // All control characters of ASCII are below the space, or the last character.
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
