/// The values of the variables in the solution found last, and what has happened to them since.
struct Readings: Sendable {
  private(set) var values = Variable.Table<Double>()

  /// The variables that the last taking found changed, each once, and then room for the others.
  private var changedAndRoom: ContiguousArray<Variable> = []
  private var changedCount = 0

  /// The variables of the tableau whose value may have changed since.
  private(set) var moved: ContiguousArray<Variable> = []

  /// Whether anything may have changed: definitions came or went.
  private(set) var isOutdated = true

  var changed: ArraySlice<Variable> {
    changedAndRoom[..<changedCount]
  }

  mutating func reserveCapacity(_ count: Int) {
    values.reserveCapacity(count)
    changedAndRoom.reserveCapacity(count)
  }

  mutating func addVariable() {
    values.append(0)
    changedAndRoom.append(.none)
    isOutdated = true
  }

  /// Notes that definitions come or go.
  mutating func outdateAll() {
    isOutdated = true
    moved.removeAll(keepingCapacity: true)
  }

  /// Notes that a variable of the tableau has moved.
  @inline(__always)
  mutating func noteMove(of variable: Variable) {
    if !isOutdated {
      moved.append(variable)
    }
  }

  /// Values being taken over, without checks of bounds and of uniqueness.
  ///
  /// The caller knows variables only by their numbers in the solver, so the numbers are in
  /// range; each is changed at most once in one taking, so there is room for all.
  struct Taking {
    let values: Variable.Table<Double>.UnsafeMutableElements
    fileprivate let changed: UnsafeMutableBufferPointer<Variable>
    fileprivate var count = 0

    /// Takes a value over, and returns whether it is another.
    @inline(__always)
    mutating func take(_ value: Double, of variable: Variable) -> Bool {
      // Without the sign of a zero.
      let value = value.isNegligible ? 0 : value
      guard values[variable] != value else { return false }
      values[variable] = value
      changed[count] = variable
      count &+= 1
      return true
    }
  }

  /// Takes values over, which are then up to date; `body` also gets the variables that have moved.
  mutating func take(_ body: (inout Taking, ContiguousArray<Variable>) -> Void) {
    values.withUnsafeMutableElements { values in
      changedAndRoom.withUnsafeMutableBufferPointer { changed in
        var taking = Taking(values: values, changed: changed)
        body(&taking, moved)
        changedCount = taking.count
      }
    }
    moved.removeAll(keepingCapacity: true)
    isOutdated = false
  }
}
