import SnapshotModel

/// The differences of one step.
///
/// Changes within the tolerance are only counted.
struct DifferenceList {
  let options: DriftOptions
  var tolerance: Double { options.tolerance }
  private(set) var differences: [Difference] = []
  /// The differences that are not drift.
  private(set) var ignored = IgnoredDifferences()
  /// The estimated sizes that each view depends on, by the view's path.
  private let estimates: [ViewPath: [UnknownSize]]

  /// The omitted code of each screen, by the screen's name.
  private let omissions: [String: ScreenOmissions]

  init(
    _ options: DriftOptions,
    estimates: [ViewPath: [UnknownSize]] = [:],
    omissions: [String: ScreenOmissions] = [:]
  ) {
    self.options = options
    self.estimates = estimates
    self.omissions = omissions
  }

  /// Adds the changes of one row; a row without changes is not a difference.
  ///
  /// The tolerance applies to a row as a whole: either all its numbers pass, or all are shown.
  ///
  /// - Returns: The index of the difference, which counts its followers; nil if it was not added.
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
    // A changed estimate is already part of the difference.
    if let view = subject.view, changes.contains(where: { $0.kind != .sizeEstimate }) {
      difference.estimates = estimates[view] ?? []
    }
    if let view = subject.view, changes.contains(where: { !$0.kind.isOfNotes }) {
      difference.omissions = omissions[String(view.screen)]
    }
    differences.append(difference)
    return differences.count - 1
  }

  /// Counts a finding that both sides have with different details.
  mutating func ignoreFinding() {
    ignored.findings += 1
  }

  /// Counts a view that moved with the view of a difference.
  mutating func addFollower(of index: Int, travel: Vector) {
    differences[index].followers.add(travel)
  }

  /// Counts an event at the same times as the event of a difference.
  mutating func addFollowingEvent(of index: Int) {
    differences[index].followingEvents += 1
  }
}

extension Change {
  /// Whether this is a change of a length by at most a tolerance, in points.
  func isWithin(_ tolerance: Double) -> Bool {
    guard kind.isLength, case .number(let from) = from, case .number(let to) = to else {
      return false
    }
    return canonicalPoints(abs(to - from)) <= tolerance
  }
}

extension DriftKind {
  /// Whether the numbers of this kind are points.
  fileprivate var isLength: Bool {
    switch self {
    case .timing, .animation, .property: false
    default: true
    }
  }
}
