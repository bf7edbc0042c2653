/// The search for the first candidate that differs from the candidate at index 0.
///
/// The candidates are ordered: from some index on, all of them differ. The search examines few of
/// them.
package struct Bisection {
  /// The result for one of the candidates.
  package enum Verdict: Equatable {
    case same
    case differs
    case undetermined
  }

  /// The result of the search.
  package enum Result: Equatable {
    /// The last candidate does not differ.
    case nothing
    /// The candidate at this index is the first version that differs.
    case found(Int)
    /// One of these is the first version that differs, because some of them cannot be determined.
    case oneOf(ClosedRange<Int>)
    /// The last candidate cannot be determined.
    case undetermined
  }

  /// The number of candidates, at least two.
  package let count: Int

  package init(count: Int) {
    self.count = count
  }

  /// Runs the search.
  ///
  /// - Parameter look: Examines the candidate at an index, which is never 0; each index at most
  ///   once.
  /// - Returns: The result.
  /// - Complexity: O(log *n*) looks, and one more for each undetermined candidate.
  package func search(_ look: (Int) async throws -> Verdict) async rethrows -> Result {
    switch try await look(count - 1) {
    case .same: return .nothing
    case .undetermined: return .undetermined
    case .differs: break
    }
    var (same, differing) = (0, count - 1)
    var unknown: Set<Int> = []
    while let index = nextIndex(between: same, and: differing, besides: unknown) {
      switch try await look(index) {
      case .same: same = index
      case .differs: differing = index
      case .undetermined: unknown.insert(index)
      }
    }
    return differing - same == 1 ? .found(differing) : .oneOf(same + 1...differing)
  }

  /// Returns the next index to examine: the middle one, or the nearest that may be determined.
  private func nextIndex(between same: Int, and differing: Int, besides unknown: Set<Int>) -> Int? {
    let middle = (same + differing) / 2
    return (same + 1..<max(same + 1, differing)).filter { !unknown.contains($0) }
      .min { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
  }
}
