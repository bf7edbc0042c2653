package import AppLanguages

extension Language {
  /// The direction of the language's script.
  package var direction: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
