// In a solution every variable equals a constant plus multiples of parametric symbols, all of which
// are zero. A parametric residual belongs to a constraint that holds with equality. Since the equation
// holds for any constants, its own constant is the sum of the constraints' constants times the same
// multiples, with the other sign: this sum is the explanation, and it needs no search.

extension Solver {
  /// Returns why a variable has the value that it has, see ``explanations(of:)``.
  package mutating func explanation(of variable: Variable) -> ValueExplanation {
    explanations(of: [variable])[0]
  }

  /// Returns why variables have the values that they have.
  ///
  /// - Precondition: nothing has changed since `solve()`.
  /// - Complexity: The steps that led to the tableau. Where more than required equations are behind
  ///   a value, also a solution without each of the constraints that may press it.
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

  /// What a value consists of, without what presses it.
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

  // MARK: Pressures

  /// The constraints without each of which some variables would have other values, for each of the
  /// variables.
  ///
  /// Which these are depends on the prices of all violations at all levels, so it is tried.
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

  /// Whether a constraint is met with room to spare and charges nothing: without it all is the same.
  private func isIdle(_ slot: Slot) -> Bool {
    let residual = constraints[slot].residual
    let row = tableau.rowOfSymbol[residual]
    return row != .none && !tableau.constants[row].isNegligible && symbols[residual].charge == .free
  }

  /// The variables that constraints relate to some variables, these among them.
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
