import SnapshotModel

/// The differences of one step as they are found, with what a tolerance lets pass set apart.
struct DifferenceList {
  let tolerance: Double
  private(set) var differences: [Difference] = []
  /// Views that merely follow an ancestor.
  var followers = 0
  /// Events that merely happened together with one that is listed.
  var followingEvents = 0
  /// Rows that the tolerance let pass.
  private(set) var excused = 0

  init(tolerance: Double) {
    self.tolerance = tolerance
  }

  /// Adds what changed in one row; a row without changes is no difference.
  ///
  /// The tolerance judges a row as a whole: either all its numbers pass, or all are shown.
  mutating func add(_ subject: Difference.Subject, _ changes: [Change]) {
    if changes.isEmpty {
      return
    } else if changes.allSatisfy({ $0.isWithin(tolerance) }) {
      excused += 1
    } else {
      differences.append(Difference(subject: subject, changes: changes))
    }
  }
}

extension Change {
  /// Whether this is a length that changed by no more than a tolerance, in points.
  func isWithin(_ tolerance: Double) -> Bool {
    guard kind.isLength, case .number(let from) = from, case .number(let to) = to else {
      return false
    }
    return canonicalPoints(abs(to - from)) <= tolerance
  }
}

extension DriftKind {
  /// Whether the numbers of this kind are points, not seconds.
  fileprivate var isLength: Bool {
    switch self {
    case .timing, .animation: false
    default: true
    }
  }
}
