/// The one tolerance of the solver.
///
/// Layout works in points between a thousandth and some ten thousand, with coefficients around one;
/// sums of a few thousand such doubles are good to about 1e-11. Whatever is smaller than this is
/// what cancellation leaves behind: coefficients are dropped, values are zero.
enum Tolerance {
  static let zero = 1e-9
}

extension Double {
  /// Whether the number is zero but for rounding.
  @inline(__always)
  var isNegligible: Bool { magnitude < Tolerance.zero }
}
