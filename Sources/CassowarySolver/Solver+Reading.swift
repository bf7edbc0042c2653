// Values are read from the tableau and from the definitions after solving. Most edits move little,
// so what may have moved is noted where it happens, and only that is read again.

extension Solver {
  /// The value of a variable in the solution found last.
  package func value(of variable: Variable) -> Double {
    readings.values[variable.index]
  }

  /// The variables to which the last `solve()` gave another value, each once.
  ///
  /// Their order means nothing, but is the same whenever the same calls are made.
  package var changedVariables: ArraySlice<Variable> { readings.changed }

  mutating func readValues() {
    // Changed through a local, so that reading may look at the rest of the solver.
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
    for id in variables.indices where variables[id].definition == Self.none {
      _ = readings.take(tableauValue(of: Int32(id)), of: Int32(id))
    }
    for id in definitionOrder.variables {
      _ = readings.take(evaluateDefinition(of: id, readings.values), of: id)
    }
  }

  private mutating func readMoved(into readings: inout Readings) {
    var program = takeDefinitionProgram()
    program.run { run in
      readings.take { readings, moved in
        for id in moved where readings.take(tableauValue(of: id), of: id) {
          run.outdateDependents(of: id)
        }
        run.evaluate(into: &readings)
      }
    }
    definitionProgram = program
  }

  @inline(__always)
  private func tableauValue(of variable: Int32) -> Double {
    let row = tableau.rowOfSymbol[Int(variables[Int(variable)].symbol)]
    return row == Tableau.none ? 0 : tableau.constants[Int(row)]
  }

  /// Notes that a definition's constant has changed.
  mutating func noteEdit(ofDefinition variable: Int32) {
    guard !readings.isOutdated else { return }
    var program = takeDefinitionProgram()
    let slot = variables[Int(variable)].definition
    let own = ownCoefficient(of: variable, in: slot)
    program.setConstant(ofDefinition: variable, to: -constraints[Int(slot)].constant / own)
    definitionProgram = program
  }

  /// The program of the present definitions, made if there is none; the solver is left without.
  private mutating func takeDefinitionProgram() -> DefinitionProgram {
    var program: DefinitionProgram?
    swap(&program, &definitionProgram)
    return program ?? makeDefinitionProgram()
  }

  private func makeDefinitionProgram() -> DefinitionProgram {
    var program = DefinitionProgram(variableCount: variables.count)
    for id in definitionOrder.variables {
      let slot = variables[Int(id)].definition
      let own = ownCoefficient(of: id, in: slot)
      program.beginDefinition(of: id, constant: -constraints[Int(slot)].constant / own)
      for place in terms.range(slot) where terms[place].variable != id {
        let term = terms[place]
        program.addPart(
          StoredTerm(variable: term.variable, coefficient: -term.coefficient / own)
        )
      }
    }
    program.finish()
    return program
  }
}
