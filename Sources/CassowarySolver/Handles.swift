/// The handle of a variable in one solver and in its copies.
///
/// Its index is how many variables the solver made before.
package typealias Variable = TypedIndex<VariableKind>

/// Distinguishes the handles of variables, for the compiler only.
package enum VariableKind {}

/// The handle of an installed constraint.
///
/// Handles count upwards and are never reused, so a smaller one was created earlier.
package typealias ConstraintID = TypedIndex<ConstraintKind>

/// Distinguishes the handles of constraints, for the compiler only.
package enum ConstraintKind {}

/// The values a variable may take without any constraint that requires it.
package enum Domain: Sendable {
  /// Any number: a position. Where nothing decides, it is zero.
  case unrestricted
  /// Zero or more, as if by a required constraint: a size. Where nothing decides, it is as small
  /// as it can be.
  case nonNegative
}
