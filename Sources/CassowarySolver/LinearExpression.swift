/// A variable times a number.
package struct Term: BitwiseCopyable, Equatable, Sendable {
  /// The variable, which may occur in other terms of the same sum.
  package var variable: Variable
  /// The factor of the variable; 0 is allowed.
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant.
///
/// A variable may occur in several terms.
package struct LinearExpression: Sendable {
  /// The terms in the order of their addition, not combined by variable.
  package var terms: [Term]
  /// The summand without a variable.
  package var constant: Double

  package init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes an expression of one term with the factor 1.
  package init(_ variable: Variable) {
    self.init(terms: [Term(variable)])
  }

  /// Makes an expression without terms.
  package init(_ constant: Double) {
    self.init(constant: constant)
  }
}

extension LinearExpression {
  /// Returns the sum with all terms of both sides; terms with the same variable are not combined.
  package static func + (lhs: Self, rhs: Self) -> Self {
    Self(terms: lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }

  package static func + (lhs: Self, rhs: Double) -> Self {
    Self(terms: lhs.terms, constant: lhs.constant + rhs)
  }

  package static func - (lhs: Self, rhs: Self) -> Self {
    lhs + rhs * -1
  }

  package static func - (lhs: Self, rhs: Double) -> Self {
    lhs + -rhs
  }

  package static func * (lhs: Self, factor: Double) -> Self {
    Self(
      terms: lhs.terms.map { Term($0.variable, $0.coefficient * factor) },
      constant: lhs.constant * factor
    )
  }
}

extension LinearExpression {
  package static func + (lhs: Self, rhs: Variable) -> Self {
    lhs + Self(rhs)
  }

  package static func - (lhs: Self, rhs: Variable) -> Self {
    lhs - Self(rhs)
  }
}

extension Variable {
  package static func + (lhs: Self, rhs: LinearExpression) -> LinearExpression {
    LinearExpression(lhs) + rhs
  }

  package static func - (lhs: Self, rhs: LinearExpression) -> LinearExpression {
    LinearExpression(lhs) - rhs
  }

  package static func * (lhs: Self, coefficient: Double) -> LinearExpression {
    LinearExpression(terms: [Term(lhs, coefficient)])
  }

  package static func + (lhs: Self, rhs: Self) -> LinearExpression {
    LinearExpression(terms: [Term(lhs), Term(rhs)])
  }

  package static func + (lhs: Self, rhs: Double) -> LinearExpression {
    LinearExpression(terms: [Term(lhs)], constant: rhs)
  }

  package static func - (lhs: Self, rhs: Self) -> LinearExpression {
    LinearExpression(terms: [Term(lhs), Term(rhs, -1)])
  }

  package static func - (lhs: Self, rhs: Double) -> LinearExpression {
    lhs + -rhs
  }
}
