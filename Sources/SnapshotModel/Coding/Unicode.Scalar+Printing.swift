extension Unicode.Scalar {
  /// Whether the scalar would break or reorder the line that it is printed on.
  package var actsWhenPrinted: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
