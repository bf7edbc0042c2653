/// The handle of a variable in one solver and in its copies.
///
/// Its index is the number of variables that the solver created before.
package typealias Variable = TypedIndex<VariableKind>

/// Distinguishes the handles of variables, for the compiler only.
package enum VariableKind {}

/// The handle of an installed constraint.
///
/// Handles count upwards and are never reused, so a smaller one was created earlier.
package typealias ConstraintID = TypedIndex<ConstraintKind>

/// Distinguishes the handles of constraints, for the compiler only.
package enum ConstraintKind {}

/// The values that a variable may have without a required constraint.
package enum Domain: Sendable {
  /// Any number: a position. Without constraints it is zero.
  case unrestricted
  /// Zero or more, as if by a required constraint: a size.
  ///
  /// Without constraints it is as small as possible.
  case nonNegative
}
