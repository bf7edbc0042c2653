/// The handle of a variable in one solver and in its copies.
package struct Variable: Hashable, BitwiseCopyable, Sendable {
  package let id: Int32

  /// How many variables the solver made before: an index for tables of what belongs to variables.
  package var index: Int { Int(id) }
}

/// The handle of an installed constraint.
///
/// Handles count upwards and are never reused, so a smaller one was created earlier.
package struct ConstraintID: Hashable, BitwiseCopyable, Sendable {
  package let id: Int32
}

/// The values a variable may take without any constraint saying so.
package enum Domain: Sendable {
  /// Any number: a position. Where nothing decides, it is zero.
  case unrestricted
  /// Zero or more, as if by a required constraint: a size. Where nothing decides, it is as small
  /// as it can be.
  case nonNegative
}
