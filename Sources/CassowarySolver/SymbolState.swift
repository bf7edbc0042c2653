/// What the objective charges for a symbol, and on which side of zero it is.
///
/// Every symbol has its one kink at zero: residuals of constraints because zero is where they are
/// met exactly, sizes because they cannot be negative, positions not at all. So one form serves
/// all: a level charged per unit above zero and another per unit below. `required` on a side
/// forbids that side.
struct SymbolState: BitwiseCopyable, Sendable {
  var above: Level
  var below: Level

  /// The position in the order in which ties are broken: the number of the variable or constraint.
  var order: Int32

  /// The variable that this is, or `none` for a residual.
  var variable = Variable.none

  /// While the symbol is basic: 1 or -1, the side whose level it is charged.
  ///
  /// At zero it keeps the side it had, which is then the only one it may move to without a pivot.
  var side: Int8 = 1

  /// Whether the symbol waits to be looked at by the optimization.
  var isQueued = false

  /// Whether the symbol's column is left out of the tableau; only of one that is fixed.
  var isHidden = false

  /// Whether the symbol is a variable, not a residual.
  @inline(__always)
  var isVariable: Bool { variable != .none }

  /// Whether the symbol is charged nothing and can take any value.
  @inline(__always)
  var isUnrestricted: Bool { above == .free && below == .free }

  /// Whether the symbol has to be zero.
  @inline(__always)
  var isFixed: Bool { above == .required && below == .required }

  /// Whether a value is one that the symbol must not have.
  @inline(__always)
  func forbids(_ value: Double) -> Bool {
    !value.isNegligible && (value > 0 ? above : below) == .required
  }

  /// The level charged where the symbol now is.
  @inline(__always)
  var charge: Level { side > 0 ? above : below }
}
