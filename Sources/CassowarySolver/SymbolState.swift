/// The charges of the objective for a symbol, and the symbol's side of zero.
///
/// Every symbol has its only breakpoint at zero. At zero, residuals of constraints are satisfied
/// exactly. Sizes cannot be negative, and positions have no breakpoint. Therefore one form is
/// sufficient for all symbols: a level that is charged per unit above zero and another per unit
/// below. `required` on a side forbids that side.
struct SymbolState: BitwiseCopyable, Sendable {
  var above: Level
  var below: Level

  /// The position in the order of ties: the number of the variable or constraint.
  var order: Int32

  /// The variable of the symbol, or `none` for a residual.
  var variable = Variable.none

  /// The side with the charged level while the symbol is basic: 1 or -1.
  ///
  /// At zero it keeps its side, which is then the only side that it may move to without a pivot.
  var side: Int8 = 1

  /// Whether the symbol is in the optimization's queue.
  var isQueued = false

  /// Whether the tableau omits the symbol's column; only for a fixed symbol.
  var isHidden = false

  /// Whether the symbol is a variable, not a residual.
  @inline(__always)
  var isVariable: Bool { variable != .none }

  /// Whether the symbol has no charge and can have any value.
  @inline(__always)
  var isUnrestricted: Bool { above == .free && below == .free }

  /// Whether the symbol must be zero.
  @inline(__always)
  var isFixed: Bool { above == .required && below == .required }

  /// Returns whether the symbol must not have a value.
  @inline(__always)
  func forbids(_ value: Double) -> Bool {
    !value.isNegligible && (value > 0 ? above : below) == .required
  }

  /// The level charged on the symbol's current side.
  @inline(__always)
  var charge: Level { side > 0 ? above : below }
}
