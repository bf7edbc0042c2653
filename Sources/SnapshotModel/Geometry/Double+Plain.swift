extension Double {
  /// The number as text without a zero fraction: `375`, `20.333`.
  package var plain: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
