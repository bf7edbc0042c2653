extension Double {
  /// The number as people write it, without a fraction that is zero: `375`, `20.333`.
  package var plain: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
