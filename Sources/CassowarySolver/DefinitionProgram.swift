/// All definitions in their order, solved for their variables and laid out for evaluation; and which
/// of them are out of date.
///
/// Whoever is out of date is a bit, and the bits lie in the order of evaluation: going through them
/// from the first to the last meets each definition once, after all that it depends on, and costs
/// next to nothing where nothing is out of date.
struct DefinitionProgram: Sendable {
  /// One definition: `variable = constant + sum of its parts`.
  fileprivate struct Instruction: BitwiseCopyable, Sendable {
    var variable: Int32
    var firstPart: Int32
    var constant: Double
  }

  private var instructions: ContiguousArray<Instruction> = []
  private var parts: ContiguousArray<StoredTerm> = []

  /// Per variable, the place of its definition, or -1.
  private var places: ContiguousArray<Int32>

  /// The places of the definitions that mention a variable: those of variable `v` are
  /// `dependents[dependentStarts[v]..<dependentStarts[v + 1]]`.
  private var dependents: ContiguousArray<Int32> = []
  private var dependentStarts: ContiguousArray<Int32> = []

  /// One bit a place, set where a definition is out of date.
  private var outdated: ContiguousArray<UInt64> = []

  init(variableCount: Int) {
    places = ContiguousArray(repeating: -1, count: variableCount)
  }

  // MARK: Writing

  mutating func beginDefinition(of variable: Int32, constant: Double) {
    places[Int(variable)] = Int32(instructions.count)
    instructions.append(
      Instruction(variable: variable, firstPart: Int32(parts.count), constant: constant)
    )
  }

  mutating func addPart(_ part: StoredTerm) {
    parts.append(part)
  }

  /// Ends the program, with everything up to date.
  mutating func finish() {
    let end = Instruction(variable: -1, firstPart: Int32(parts.count), constant: 0)
    instructions.append(end)
    outdated = ContiguousArray(repeating: 0, count: (instructions.count + 63) / 64)
    // A counting sort of all parts by the variable mentioned.
    dependentStarts = ContiguousArray(repeating: 0, count: places.count + 2)
    for part in parts {
      dependentStarts[Int(part.variable) + 2] += 1
    }
    for variable in places.indices {
      dependentStarts[variable + 2] += dependentStarts[variable + 1]
    }
    dependents = ContiguousArray(repeating: 0, count: parts.count)
    for place in 0..<(instructions.count - 1) {
      for part in instructions[place].firstPart..<instructions[place + 1].firstPart {
        let next = Int(parts[Int(part)].variable) + 1
        dependents[Int(dependentStarts[next])] = Int32(place)
        dependentStarts[next] += 1
      }
    }
  }

  // MARK: What is out of date

  /// Gives a definition another constant.
  mutating func setConstant(ofDefinition variable: Int32, to constant: Double) {
    let place = places[Int(variable)]
    instructions[Int(place)].constant = constant
    outdated[Int(place >> 6)] |= 1 << UInt64(place & 63)
  }

  // MARK: Running

  /// A program being run, without checks of bounds and of uniqueness.
  ///
  /// All places come from the program itself; that they are in its range is asserted in debug builds.
  struct Run {
    fileprivate let instructions: UnsafeBufferPointer<Instruction>
    fileprivate let parts: UnsafeBufferPointer<StoredTerm>
    fileprivate let dependents: UnsafeBufferPointer<Int32>
    fileprivate let dependentStarts: UnsafeBufferPointer<Int32>
    fileprivate let outdated: UnsafeMutableBufferPointer<UInt64>

    /// Notes that a variable that definitions may mention has another value.
    @inline(__always)
    func outdateDependents(of variable: Int32) {
      var index = dependentStarts[Int(variable)]
      let end = dependentStarts[Int(variable) &+ 1]
      while index < end {
        let place = dependents[Int(index)]
        outdated[Int(place >> 6)] |= 1 << UInt64(truncatingIfNeeded: place & 63)
        index &+= 1
      }
    }

    /// Evaluates what is out of date, and all that hangs on it.
    @inline(__always)
    func evaluate(into readings: inout Readings.Taking) {
      for word in outdated.indices {
        // A definition may outdate later ones, so the word is looked at again each time.
        while outdated[word] != 0 {
          let bits = outdated[word]
          outdated[word] = bits & (bits &- 1)
          let place = word << 6 | bits.trailingZeroBitCount
          let variable = instructions[place].variable
          var value = instructions[place].constant
          var part = Int(instructions[place].firstPart)
          let end = Int(instructions[place &+ 1].firstPart)
          while part < end {
            value += parts[part].coefficient * readings.values[Int(parts[part].variable)]
            part &+= 1
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
    instructions.withUnsafeBufferPointer { instructions in
      parts.withUnsafeBufferPointer { parts in
        dependents.withUnsafeBufferPointer { dependents in
          dependentStarts.withUnsafeBufferPointer { dependentStarts in
            outdated.withUnsafeMutableBufferPointer { outdated in
              body(
                Run(
                  instructions: instructions,
                  parts: parts,
                  dependents: dependents,
                  dependentStarts: dependentStarts,
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
