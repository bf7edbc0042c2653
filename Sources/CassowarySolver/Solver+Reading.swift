// Values are read from the tableau and from the definitions after solving. Most edits move few
// variables. Therefore the edits record them, and only these variables are read again.

extension Solver {
  /// Returns the value of a variable in the last solution.
  package func value(of variable: Variable) -> Double {
    readings.values[variable]
  }

  /// Returns the same as ``value(of:)``, without copying the solver.
  ///
  /// A call of a method that only reads copies the solver before. This one is mutating, and is read
  /// in place.
  package mutating func valueInPlace(of variable: Variable) -> Double {
    readings.values[variable]
  }

  /// The variables that the last `solve()` changed, without duplicates.
  ///
  /// Their order has no meaning, but it is the same for the same sequence of calls.
  package var changedVariables: ArraySlice<Variable> { readings.changed }

  mutating func readValues() {
    // A local variable, so that reading may access the rest of the solver.
    var readings = Readings()
    swap(&readings, &self.readings)
    if readings.isOutdated {
      definitionProgram = nil
      definitionOrder.sort(by: variables)
      readings.take { taking, _ in readAll(into: &taking) }
    } else {
      readMoved(into: &readings)
    }
    swap(&readings, &self.readings)
  }

  private func readAll(into readings: inout Readings.Taking) {
    for variable in variables.indices where variables[variable].definition == .none {
      _ = readings.take(tableauValue(of: variable), of: variable)
    }
    for variable in definitionOrder.variables {
      _ = readings.take(evaluateDefinition(of: variable, readings.values), of: variable)
    }
  }

  private mutating func readMoved(into readings: inout Readings) {
    var program = takeDefinitionProgram()
    program.run { run in
      readings.take { readings, moved in
        for variable in moved where readings.take(tableauValue(of: variable), of: variable) {
          run.outdateDependents(of: variable)
        }
        run.evaluate(into: &readings)
      }
    }
    definitionProgram = program
  }

  @inline(__always)
  private func tableauValue(of variable: Variable) -> Double {
    let row = tableau.rowOfSymbol[variables[variable].symbol]
    return row == .none ? 0 : tableau.constants[row]
  }

  /// Records that a definition's constant has changed.
  mutating func recordEdit(ofDefinition variable: Variable) {
    guard !readings.isOutdated else { return }
    var program = takeDefinitionProgram()
    let slot = variables[variable].definition
    let own = ownCoefficient(of: variable, in: slot)
    program.setConstant(ofDefinition: variable, to: -constraints[slot].constant / own)
    definitionProgram = program
  }

  /// Removes the program of the current definitions from the solver, or makes a new one.
  private mutating func takeDefinitionProgram() -> DefinitionProgram {
    var program: DefinitionProgram?
    swap(&program, &definitionProgram)
    return program ?? makeDefinitionProgram()
  }

  private func makeDefinitionProgram() -> DefinitionProgram {
    var program = DefinitionProgram(variableCount: variables.count)
    for variable in definitionOrder.variables {
      let slot = variables[variable].definition
      let own = ownCoefficient(of: variable, in: slot)
      program.beginDefinition(of: variable, constant: -constraints[slot].constant / own)
      for offset in terms.range(slot) where terms[offset].variable != variable {
        let term = terms[offset]
        program.addPart(Term(term.variable, -term.coefficient / own))
      }
    }
    program.finish()
    return program
  }
}
