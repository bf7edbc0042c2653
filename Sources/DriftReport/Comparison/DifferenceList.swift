import SnapshotModel

/// The differences of one step as they are found, with what a tolerance lets pass set apart.
struct DifferenceList {
  let options: DriftOptions
  var tolerance: Double { options.tolerance }
  private(set) var differences: [Difference] = []
  /// What was found and is no drift.
  private(set) var ignored = IgnoredDifferences()
  /// The sizes that are not known on which views depend, by the views' paths.
  private let estimates: [String: [UnknownSize]]

  init(_ options: DriftOptions, estimates: [String: [UnknownSize]] = [:]) {
    self.options = options
    self.estimates = estimates
  }

  /// Adds what changed in one row; a row without changes is no difference.
  ///
  /// The tolerance judges a row as a whole: either all its numbers pass, or all are shown.
  ///
  /// - Returns: The index of the difference, by which those that follow it are counted; nil if there
  ///   is none.
  @discardableResult
  mutating func add(
    _ subject: Difference.Subject,
    _ changes: [Change],
    isOfEditedView: Bool = false
  ) -> Int? {
    guard !changes.isEmpty else { return nil }
    guard !changes.allSatisfy({ $0.isWithin(tolerance) }) else {
      ignored.rows += 1
      return nil
    }
    var difference = Difference(
      subject: subject,
      changes: changes,
      isOfEditedView: isOfEditedView
    )
    // A change of an estimate names it itself.
    if let view = subject.view, changes.contains(where: { $0.kind != .sizeEstimate }) {
      difference.estimates = estimates[view] ?? []
    }
    differences.append(difference)
    return differences.count - 1
  }

  /// Counts a finding that both sides have, where it is not equal.
  mutating func ignoreFinding() {
    ignored.findings += 1
  }

  /// Counts a view that went along with what a difference is about.
  mutating func addFollower(of index: Int, travel: Vector) {
    differences[index].followers.add(travel)
  }

  /// Counts an event that happened at the same moments as the one that a difference is about.
  mutating func addFollowingEvent(of index: Int) {
    differences[index].followingEvents += 1
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
