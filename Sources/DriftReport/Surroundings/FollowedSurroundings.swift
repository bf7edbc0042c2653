import SnapshotModel

/// Finds the differences of a checkpoint that only follow bars, safe areas, the keyboard and the
/// window.
///
/// A difference follows if each of its numbers grew by a sum of the surroundings' growths, halves
/// included: a centered view moves by half of them.
struct FollowedSurroundings {
  /// The largest rounding error of pixels, in points.
  private static let slack = 0.5
  private static let shares = [0, 1, -1, 0.5, -0.5]

  let changes: [SurroundingChange]
  private let bars: [ViewPath]
  private let horizontal: [Double]
  private let vertical: [Double]

  /// Compares the surroundings of two snapshots; nil if they are equal.
  init?(from: Snapshot, to: Snapshot) {
    changes = SurroundingChange.changes(from: from, to: to)
    guard !changes.isEmpty else { return nil }
    bars = (from.views + to.views).filter(\.isBar).map(\.path)
    var growths: [SurroundingPart: Double] = [:]
    for change in changes { growths[change.part] = change.growth }
    horizontal = Self.sums(
      of: growths,
      [.windowWidth, .safeAreaLeft, .safeAreaRight, .switchWidth]
    )
    vertical = Self.sums(
      of: growths,
      [
        .windowHeight, .safeAreaTop, .safeAreaBottom, .keyboard, .switchHeight, .searchBar,
      ]
    )
  }

  private static func sums(
    of growths: [SurroundingPart: Double],
    _ parts: [SurroundingPart]
  ) -> [Double] {
    let sums = parts.compactMap { growths[$0] }.reduce([0.0]) { sums, growth in
      Set(sums.flatMap { sum in shares.map { sum + $0 * growth } }).sorted()
    }
    return sums
  }

  /// Returns whether a difference of the checkpoint only follows the surroundings.
  func explain(_ difference: Difference) -> Bool {
    switch difference.subject {
    case .screen: difference.changes.allSatisfy { [.keyboardFrame, .window].contains($0.kind) }
    case .view(let path):
      bars.contains { path == $0 || path.isInside($0) }
        ? difference.changes.allSatisfy { $0.kind.isOfFrames }
        : difference.changes.allSatisfy(explain)
    case .step, .keyboard, .navigation, .event, .finding: false
    }
  }

  private func explain(_ change: Change) -> Bool {
    // An offset also depends on earlier keyboards. Its effects on reach are separate differences.
    if change.kind == .contentOffset { return true }
    guard change.kind.isOfFrames, let growth = change.growth else { return false }
    let sums = change.isHorizontal ? horizontal : vertical
    return sums.contains { abs($0 - growth) <= Self.slack }
  }
}

extension Change {
  fileprivate var isHorizontal: Bool {
    ["x", "width", "left", "right"].contains(property.split(separator: ".").last)
  }
}

extension DriftKind {
  /// Whether the change is of numbers that bars and insets determine.
  fileprivate var isOfFrames: Bool {
    switch self {
    case .moved, .resized, .movedInWindow, .safeArea, .contentSize, .contentOffset, .contentInset,
      .adjustedContentInset:
      true
    default: false
    }
  }
}

extension Difference {
  /// Whether the difference is of events; they follow any change of the surroundings in their case.
  fileprivate var isOfEvents: Bool {
    switch subject {
    case .keyboard, .navigation: true
    case .event(let event): event.kind != .diagnostic
    case .step: changes.allSatisfy { $0.kind == .timing }
    case .screen, .view, .finding: false
    }
  }
}

extension [StepDrift] {
  /// Marks the differences that follow the surroundings, and adds new overlaps.
  ///
  /// - Parameter pairs: The moments of each step on both sides.
  mutating func compareSurroundings(of pairs: [Pair<Moment>]) {
    var found: [Int: FollowedSurroundings] = [:]
    for pair in pairs {
      guard let old = pair.from?.step.snapshot, let step = pair.to?.step, let new = step.snapshot
      else { continue }
      found[step.index] = FollowedSurroundings(from: old, to: new)
      if let index = firstIndex(where: { $0.index == step.index }) {
        self[index].differences += NewOverlaps(from: old, to: new).differences
      }
    }
    guard !found.isEmpty else { return }
    for index in indices { self[index].markFollowers(of: found[self[index].index]) }
  }
}

extension StepDrift {
  fileprivate mutating func markFollowers(of surroundings: FollowedSurroundings?) {
    self.surroundings = surroundings?.changes ?? []
    for index in differences.indices {
      let difference = differences[index]
      differences[index].followsSurroundings =
        difference.isOfEvents || surroundings?.explain(difference) ?? false
    }
  }
}
