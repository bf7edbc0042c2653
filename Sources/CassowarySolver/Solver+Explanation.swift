// In a solution every variable equals a constant plus multiples of parametric symbols, all of which
// are zero. A parametric residual belongs to a constraint that holds with equality. The equation
// holds for any constants. Therefore its own constant is the sum of the constraints' constants
// times the same multiples, with the other sign. This sum is the explanation, and it needs no
// search.

extension Solver {
  /// Returns the explanation of a variable's value, see ``explanations(of:)``.
  package mutating func explanation(of variable: Variable) -> ValueExplanation {
    explanations(of: [variable])[0]
  }

  /// Returns the explanations of the values of variables.
  ///
  /// - Precondition: nothing has changed since `solve()`.
  /// - Complexity: The steps that led to the tableau. If a value depends on more than required
  ///   equations, also a solution without each of the constraints that may press it.
  package mutating func explanations(of variables: [Variable]) -> [ValueExplanation] {
    var explanations: [ValueExplanation] = []
    var pressed: [Variable] = []
    for variable in variables {
      let multiples = parametricMultiples(in: variable)
      explanations.append(explanation(by: multiples))
      let isFixed = symbols.indices.allSatisfy {
        multiples[$0].isNegligible || symbols[$0].isFixed
      }
      if !isFixed { pressed.append(variable) }
    }
    let pressures = pressures(on: pressed)
    for index in variables.indices {
      let parts = Set(explanations[index].parts.lazy.map(\.constraint))
      explanations[index].pressures = pressures[variables[index], default: []].filter {
        !parts.contains($0)
      }
    }
    return explanations
  }

  /// Returns the parts of a value, without its pressures.
  private func explanation(by multiples: Symbol.Table<Double>) -> ValueExplanation {
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
    for symbol in symbols.indices
    where symbols[symbol].isVariable && !multiples[symbol].isNegligible {
      let variable = symbols[symbol].variable
      if symbols[symbol].isUnrestricted {
        explanation.freePositions.append(variable)
      } else {
        explanation.emptySizes.append(variable)
      }
    }
    return explanation
  }

  /// The installed constraints, in the order of their creation.
  private var installedConstraints: [ConstraintState] {
    slotOfConstraint.filter { $0 != .none }.map { constraints[$0] }
  }

  /// Returns the multiple of each parametric symbol in the value of a variable.
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
    // Symbols that can move are not hidden. The derivation also gives their multiples, but the
    // cells of the tableau are exact.
    for symbol in symbols.indices where !symbols[symbol].isHidden { multiples[symbol] = 0 }
    for part in accumulator.parts where !part.isRow && symbols[part.symbol].isHidden {
      multiples[part.symbol] += part.factor
    }
    for symbol in accumulator.symbols { multiples[symbol] += accumulator.coefficient(of: symbol) }
    return multiples
  }

  // MARK: Pressures

  /// Returns, for each variable, the constraints without which it would have a different value.
  ///
  /// They depend on the prices of all violations at all levels, so each removal is tried.
  private func pressures(on variables: [Variable]) -> [Variable: [ConstraintID]] {
    guard !variables.isEmpty else { return [:] }
    var pressures: [Variable: [ConstraintID]] = [:]
    let related = variablesRelated(to: variables)
    for id in slotOfConstraint.indices {
      let slot = slotOfConstraint[id]
      guard slot != .none, !isIdle(slot),
        terms.range(slot).contains(where: { related.contains(terms[$0].variable) })
      else { continue }
      var other = self
      other.remove(id)
      other.solve()
      for variable in variables
      where !(other.value(of: variable) - value(of: variable)).isNegligible {
        pressures[variable, default: []].append(id)
      }
    }
    return pressures
  }

  /// Returns whether a constraint holds with slack and without a charge; removing it changes
  /// nothing.
  private func isIdle(_ slot: Slot) -> Bool {
    let residual = constraints[slot].residual
    let row = tableau.rowOfSymbol[residual]
    return row != .none && !tableau.constants[row].isNegligible && symbols[residual].charge == .free
  }

  /// Returns the variables that constraints relate to some variables, including these variables.
  private func variablesRelated(to variables: [Variable]) -> Set<Variable> {
    var slots: [Variable: [Slot]] = [:]
    for slot in slotOfConstraint where slot != .none {
      for offset in terms.range(slot) { slots[terms[offset].variable, default: []].append(slot) }
    }
    var related = Set(variables)
    var waiting = variables
    while let variable = waiting.popLast() {
      for slot in slots[variable] ?? [] {
        for offset in terms.range(slot) where related.insert(terms[offset].variable).inserted {
          waiting.append(terms[offset].variable)
        }
      }
    }
    return related
  }
}
