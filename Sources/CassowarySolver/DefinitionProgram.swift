/// All definitions in their order, solved for their variables and laid out for evaluation.
///
/// A set bit marks an outdated definition, and the bits are in the order of evaluation. One pass
/// from the first bit to the last meets each outdated definition once, after all its dependencies.
/// It costs next to nothing if all definitions are up to date.
struct DefinitionProgram: Sendable {
  /// One definition: `variable = constant + sum of its parts`.
  fileprivate struct Instruction: BitwiseCopyable, Sendable {
    var variable: Variable
    var firstPart: PartIndex
    var constant: Double
  }

  fileprivate enum InstructionKind {}
  fileprivate enum PartKind {}
  fileprivate enum DependentKind {}
  fileprivate typealias InstructionIndex = TypedIndex<InstructionKind>
  fileprivate typealias PartIndex = TypedIndex<PartKind>
  fileprivate typealias DependentIndex = TypedIndex<DependentKind>

  private var instructions = InstructionIndex.Table<Instruction>()
  private var parts = PartIndex.Table<Term>()

  /// The instruction of each defined variable, and `none` for all others.
  private var instructionOfVariable: Variable.Table<InstructionIndex>

  /// The definitions that mention a variable.
  ///
  /// For variable `v`, they are `dependents[dependentStarts[v]..<dependentStarts[v.next]]`.
  private var dependents = DependentIndex.Table<InstructionIndex>()
  private var dependentStarts = Variable.Table<DependentIndex>()

  /// One bit for each instruction, set if its definition is outdated.
  private var outdated: ContiguousArray<UInt64> = []

  init(variableCount: Int) {
    instructionOfVariable = Variable.Table(repeating: .none, count: variableCount)
  }

  // MARK: Writing

  mutating func beginDefinition(of variable: Variable, constant: Double) {
    instructionOfVariable[variable] = instructions.endIndex
    instructions.append(
      Instruction(variable: variable, firstPart: parts.endIndex, constant: constant)
    )
  }

  mutating func addPart(_ part: Term) {
    parts.append(part)
  }

  /// Ends the program, with everything up to date.
  mutating func finish() {
    let end = Instruction(variable: .none, firstPart: parts.endIndex, constant: 0)
    let last = instructions.endIndex
    instructions.append(end)
    outdated = ContiguousArray(repeating: 0, count: (instructions.count + 63) / 64)
    // A counting sort of all parts by their variables.
    dependentStarts = Variable.Table(
      repeating: .first,
      count: instructionOfVariable.count + 2
    )
    for part in parts {
      let count = dependentStarts[part.variable.next.next]
      dependentStarts[part.variable.next.next] = count.next
    }
    for variable in instructionOfVariable.indices {
      let start = dependentStarts[variable.next]
      let count = dependentStarts[variable.next.next]
      dependentStarts[variable.next.next] = start.advanced(by: count)
    }
    dependents = DependentIndex.Table(repeating: .none, count: parts.count)
    for instruction in InstructionIndex.first..<last {
      for part in instructions[instruction].firstPart..<instructions[instruction.next].firstPart {
        let mentioned = parts[part].variable
        let dependent = dependentStarts[mentioned.next]
        dependents[dependent] = instruction
        dependentStarts[mentioned.next] = dependent.next
      }
    }
  }

  // MARK: Outdated definitions

  /// Gives a definition another constant.
  mutating func setConstant(ofDefinition variable: Variable, to constant: Double) {
    let instruction = instructionOfVariable[variable]
    instructions[instruction].constant = constant
    outdated[instruction.word] |= instruction.bit
  }

  // MARK: Running

  /// A running program, without checks of bounds and of uniqueness.
  ///
  /// All indices come from the program itself. Debug builds assert that they are in range.
  struct Run {
    fileprivate let instructions: InstructionIndex.Table<Instruction>.UnsafeElements
    fileprivate let parts: PartIndex.Table<Term>.UnsafeElements
    fileprivate let dependents: DependentIndex.Table<InstructionIndex>.UnsafeElements
    fileprivate let dependentStarts: Variable.Table<DependentIndex>.UnsafeElements
    fileprivate let outdated: UnsafeMutableBufferPointer<UInt64>

    /// Records that a variable in definitions may have a different value.
    @inline(__always)
    func outdateDependents(of variable: Variable) {
      let start = dependentStarts[variable]
      let end = dependentStarts[after: variable]
      dependents.forEach(in: Range(uncheckedBounds: (start, end))) { instruction in
        outdated[instruction.word] |= instruction.bit
      }
    }

    /// Evaluates the outdated definitions and all their dependents.
    @inline(__always)
    func evaluate(into readings: inout Readings.Taking) {
      for word in outdated.indices {
        // A definition may outdate later ones, so each iteration reads the word again.
        while outdated[word] != 0 {
          let bits = outdated[word]
          outdated[word] = bits & (bits &- 1)
          let instruction = InstructionIndex(word: word, bit: bits.trailingZeroBitCount)
          let variable = instructions[instruction].variable
          var value = instructions[instruction].constant
          let start = instructions[instruction].firstPart
          let end = instructions[after: instruction].firstPart
          parts.forEach(in: Range(uncheckedBounds: (start, end))) { part in
            value += part.coefficient * readings.values[part.variable]
          }
          if readings.take(value, of: variable) {
            outdateDependents(of: variable)
          }
        }
      }
    }
  }

  /// Opens the program for running.
  mutating func run(_ body: (Run) -> Void) {
    instructions.elements.withUnsafeBufferPointer { instructions in
      parts.elements.withUnsafeBufferPointer { parts in
        dependents.elements.withUnsafeBufferPointer { dependents in
          dependentStarts.elements.withUnsafeBufferPointer { dependentStarts in
            outdated.withUnsafeMutableBufferPointer { outdated in
              body(
                Run(
                  instructions: .init(instructions),
                  parts: .init(parts),
                  dependents: .init(dependents),
                  dependentStarts: .init(dependentStarts),
                  outdated: outdated
                )
              )
            }
          }
        }
      }
    }
  }
}
