extension Language {
  /// In which the language is written.
  package var direction: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
