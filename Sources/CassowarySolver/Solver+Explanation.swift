// In a solution every variable equals a constant plus multiples of parametric symbols, all of which
// are zero. A parametric residual belongs to a constraint that holds with equality. Since the equation
// holds for any constants, its own constant is the sum of the constraints' constants times the same
// multiples, with the other sign: this sum is the explanation, and it needs no search.

extension Solver {
  /// Returns why a variable has the value that it has.
  ///
  /// - Precondition: nothing has changed since `solve()`.
  /// - Complexity: The steps that led to the tableau. Where more than required equations are behind
  ///   the value, also a solution without each of the constraints that are no part of it.
  package mutating func explanation(of variable: Variable) -> ValueExplanation {
    let multiples = parametricMultiples(in: variable)
    var explanation = ValueExplanation()
    for constraint in installedConstraints {
      let multiple = multiples[constraint.residual]
      guard !multiple.isNegligible else { continue }
      explanation.parts.append(
        ValueExplanation.Part(
          constraint: constraint.id,
          multiplier: multiple,
          amount: -multiple * constraint.constant
        )
      )
    }
    let behind = symbols.indices.filter { !multiples[$0].isNegligible }
    for symbol in behind where symbols[symbol].isVariable {
      let variable = symbols[symbol].variable
      if symbols[symbol].isUnrestricted {
        explanation.freePositions.append(variable)
      } else {
        explanation.emptySizes.append(variable)
      }
    }
    if !behind.allSatisfy({ symbols[$0].isFixed }) {
      explanation.pressures = pressures(on: variable, beside: explanation.parts)
    }
    return explanation
  }

  /// The constraints in force, in the order of their creation.
  private var installedConstraints: [ConstraintState] {
    slotOfConstraint.filter { $0 != .none }.map { constraints[$0] }
  }

  /// How often each parametric symbol is in the value of a variable.
  private mutating func parametricMultiples(in variable: Variable) -> Symbol.Table<Double> {
    expand(variable, times: 1)
    expandDefinitions()
    defer { accumulator.reset() }
    let rows = accumulator.parts.filter(\.isRow).map { (row: $0.row, weight: $0.factor) }
    var multiples = tableau.derivation.coefficients(
      inSumOf: rows,
      rowCount: tableau.basicSymbol.count,
      symbolCount: symbols.count
    )
    // What moves is not hidden; the derivation knows of it, but the cells of the tableau are exact.
    for symbol in symbols.indices where !symbols[symbol].isHidden { multiples[symbol] = 0 }
    for part in accumulator.parts where !part.isRow && symbols[part.symbol].isHidden {
      multiples[part.symbol] += part.factor
    }
    for symbol in accumulator.symbols { multiples[symbol] += accumulator.coefficients[symbol] }
    return multiples
  }

  /// The constraints without each of which a variable would have another value, though they are no
  /// part of it.
  ///
  /// Which these are depends on the prices of all violations at all levels, so it is tried.
  private func pressures(
    on variable: Variable,
    beside parts: [ValueExplanation.Part]
  ) -> [ConstraintID] {
    let known = Set(parts.lazy.map(\.constraint))
    return installedConstraints.lazy.map(\.id).filter { id in
      guard !known.contains(id) else { return false }
      var other = self
      other.remove(id)
      other.solve()
      return !(other.value(of: variable) - value(of: variable)).isNegligible
    }
  }
}
