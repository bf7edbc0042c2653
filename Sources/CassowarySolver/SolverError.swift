/// The reason why a solver refused a change; the solver is then unchanged.
package enum SolverError: Error, Hashable, Sendable {
  /// The change contradicts required constraints.
  ///
  /// `conflicting` has the installed required constraints that contradict the refused constraint
  /// together, in order of creation. They come from a certificate of infeasibility: no values
  /// satisfy a weighted sum of these constraints and the refused one. Each of them contributes to
  /// the conflict, although a smaller set may exist. The list is empty if the refused constraint
  /// contradicts itself or only the domains of its variables.
  case unsatisfiable(conflicting: [ConstraintID])

  /// A constant or coefficient is not a number, is infinite, or is larger than
  /// `LinearConstraint.largestNumber`.
  case numberOutOfRange(Double)
}

extension SolverError: CustomStringConvertible {
  /// Names constraints by the numbers of their handles.
  package var description: String {
    switch self {
    case .unsatisfiable(let conflicting) where conflicting.isEmpty:
      "The constraint cannot be satisfied by any values of its variables."
    case .unsatisfiable(let conflicting):
      "The constraint contradicts the required constraints "
        + conflicting.map { "#\($0.number)" }.joined(separator: ", ")
        + "; remove one of them or make one optional."
    case .numberOutOfRange(let number):
      "The number \(number) is too large or not finite; use a number between "
        + "\(-LinearConstraint.largestNumber) and \(LinearConstraint.largestNumber)."
    }
  }
}
