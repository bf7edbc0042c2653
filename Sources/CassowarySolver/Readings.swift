/// The values of the variables in the last solution, and the changes since then.
struct Readings: Sendable {
  private(set) var values = Variable.Table<Double>()

  /// The variables that the last update changed, without duplicates, followed by unused capacity.
  private var changedAndRoom: ContiguousArray<Variable> = []
  private var changedCount = 0

  /// The variables of the tableau with values that may have changed since then.
  private(set) var moved: ContiguousArray<Variable> = []

  /// Whether any value may have changed, because definitions were added or removed.
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

  /// Records that definitions were added or removed.
  mutating func outdateAll() {
    isOutdated = true
    moved.removeAll(keepingCapacity: true)
  }

  /// Records that a variable of the tableau has moved.
  @inline(__always)
  mutating func recordMove(of variable: Variable) {
    if !isOutdated {
      moved.append(variable)
    }
  }

  /// Values during an update, without checks of bounds and of uniqueness.
  ///
  /// The caller has variables only by their numbers in the solver, so the numbers are in range.
  /// Each variable changes at most once in an update, so the capacity is sufficient.
  struct Taking {
    let values: Variable.Table<Double>.UnsafeMutableElements
    fileprivate let changed: UnsafeMutableBufferPointer<Variable>
    fileprivate var count = 0

    /// Stores a value and returns whether it has changed.
    @inline(__always)
    mutating func take(_ value: Double, of variable: Variable) -> Bool {
      // Removes the sign of a zero.
      let value = value.isNegligible ? 0 : value
      guard values[variable] != value else { return false }
      values[variable] = value
      changed[count] = variable
      count &+= 1
      return true
    }
  }

  /// Updates the values; `body` also receives the variables that have moved.
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
