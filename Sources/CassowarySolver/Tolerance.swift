/// The one tolerance of the solver.
///
/// Layout uses points between a thousandth and some ten thousand, with coefficients around one.
/// Sums of a few thousand such doubles have an error of about 1e-11. Smaller numbers than the
/// tolerance are the remainder of a cancellation: such coefficients are removed, and such values
/// are zero.
enum Tolerance {
  static let zero = 1e-9
}

extension Double {
  /// Whether the number is zero except for rounding.
  @inline(__always)
  var isNegligible: Bool { magnitude < Tolerance.zero }
}
