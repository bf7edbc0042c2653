import CassowarySolver

/// The constraints of a solution by index in the order of installation, with the broken ones.
struct InstalledConstraints {
  private enum Entry {
    case installed(ConstraintID)
    /// A constraint that the solver refused, due to a conflict or a number out of range.
    case refused(LinearConstraint)
  }

  /// A refused constraint, and the earlier constraints that it conflicts with.
  private struct Conflict {
    var index: Int
    var opponents: [Int]
  }

  private var entries: [Entry] = []
  /// The indices of installed constraints, sorted by their handles, which count upwards.
  private var indicesByID: [(id: ConstraintID, index: Int)] = []
  private var conflicts: [Conflict] = []
  /// The indices of constraints in reported conflicts.
  ///
  /// The reports contain their constants.
  private var reportedIndices: Set<Int> = []

  var count: Int { entries.count }

  /// Whether any constraint was broken.
  var hasConflicts: Bool { !conflicts.isEmpty }

  /// Whether each constraint is in the solver or conflicts with installed constraints.
  var hasOnlyUsableNumbers: Bool { indicesByID.count + conflicts.count == entries.count }

  mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
    indicesByID.reserveCapacity(count)
  }

  // MARK: Installing

  /// Adds a constraint to the solver.
  ///
  /// If the solver refuses it, keeps it as refused and throws.
  mutating func install(
    _ constraint: LinearConstraint,
    in solver: inout Solver
  ) throws(SolverError) {
    do throws(SolverError) {
      let id = try solver.add(constraint)
      indicesByID.append((id, entries.count))
      entries.append(.installed(id))
    } catch {
      entries.append(.refused(constraint))
      throw error
    }
  }

  /// Records that the constraint at an index was broken.
  mutating func appendConflict(at index: Int, with opponents: [Int]) {
    conflicts.append(Conflict(index: index, opponents: opponents))
  }

  /// Records that the constraint at an index was reported with its constant.
  mutating func markReported(_ index: Int) {
    reportedIndices.insert(index)
  }

  /// The indices of installed constraints; ignores constraints that were not installed here.
  func indices(of ids: [ConstraintID]) -> [Int] {
    ids.compactMap { id in
      var (low, high) = (0, indicesByID.count)
      while low < high {
        let middle = (low + high) / 2
        if indicesByID[middle].id < id { low = middle + 1 } else { high = middle }
      }
      return low < indicesByID.count && indicesByID[low].id == id ? indicesByID[low].index : nil
    }
  }

  // MARK: Changing constants

  /// Replaces the constraint at an index by one that differs only in its constant.
  ///
  /// - Returns: False if more differs, if the change would break a constraint, or if a report
  ///   contains the current constant.
  mutating func update(
    _ index: Int,
    to constraint: LinearConstraint,
    in solver: inout Solver
  ) -> Bool {
    switch entries[index] {
    case .installed(let id):
      guard solver.differsOnlyInConstant(constraint, from: id) else { return false }
      return setConstant(at: index, to: constraint.expression.constant, in: &solver)
    case .refused(let present):
      guard constraint.differsOnlyInConstant(from: present) else { return false }
      guard constraint.expression.constant != present.expression.constant else { return true }
      guard !reportedIndices.contains(index) else { return false }
      entries[index] = .refused(constraint)
      return true
    }
  }

  /// Changes the constant of the constraint at an index.
  ///
  /// - Returns: The same as ``update(_:to:in:)``.
  mutating func setConstant(at index: Int, to constant: Double, in solver: inout Solver) -> Bool {
    switch entries[index] {
    case .installed(let id):
      guard constant != solver.constant(of: id) else { return true }
      guard !reportedIndices.contains(index) else { return false }
      return (try? solver.setConstant(id, to: constant)) != nil
    case .refused(var constraint):
      constraint.expression.constant = constant
      return update(index, to: constraint, in: &solver)
    }
  }

  /// Whether the solver would again break exactly the same constraints for the same reasons.
  ///
  /// This holds if each broken constraint conflicts only with earlier, unbroken constraints.
  func areBrokenAsBefore(in solver: inout Solver) -> Bool {
    for conflict in conflicts {
      guard case .refused(let constraint) = entries[conflict.index] else { return false }
      do throws(SolverError) {
        _ = try solver.add(constraint)
        return false
      } catch {
        guard case .unsatisfiable(let conflicting) = error,
          indices(of: conflicting) == conflict.opponents,
          conflict.opponents.allSatisfy({ $0 < conflict.index })
        else { return false }
      }
    }
    return true
  }
}
