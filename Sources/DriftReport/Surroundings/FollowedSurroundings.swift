import SnapshotModel

/// Finds the differences of a checkpoint that only follow bars, safe areas, the keyboard, the window
/// and switches or search bars of another size.
///
/// A number follows if it grew as one of two opposite edges, as the length between them, or as the
/// middle between them. Beside a switch or a search bar, it may also contain that control's growth.
struct FollowedSurroundings {
  /// The largest rounding error of pixels, in points: a third at each of two edges of a view.
  private static let slack = 0.4

  let changes: [SurroundingChange]
  private let bars: [ViewPath]
  private let controls: [ViewPath]
  private let horizontal: FollowedGrowths
  private let vertical: FollowedGrowths
  private let hasEstimates: Bool

  /// Compares the surroundings of two snapshots; nil if they are equal.
  init?(from: Snapshot, to: Snapshot, hasEstimates: Bool) {
    self.hasEstimates = hasEstimates
    changes = SurroundingChange.changes(from: from, to: to)
    guard !changes.isEmpty else { return nil }
    let views = from.views + to.views
    bars = views.filter(\.isBar).map(\.path)
    controls = views.filter { ["UISwitch", "UISearchBar"].contains($0.className) }.map(\.path)
    var growths: [SurroundingPart: Double] = [:]
    for change in changes { growths[change.part] = change.growth }
    func growth(_ parts: SurroundingPart...) -> [Double] { parts.compactMap { growths[$0] } }
    // Containers have the inset without the bar.
    func inset(_ part: SurroundingPart, with bars: SurroundingPart...) -> [Double] {
      guard let growth = growths[part] else { return [] }
      return [growth] + bars.compactMap { growths[$0] }.map { growth - $0 }
    }
    // A bar at the lower edge contains the inset of its container.
    func containerInset(_ edge: KeyPath<Insets, Double>) -> [Double] {
      guard let old = from.views.first, let new = to.views.first else { return [] }
      return [canonicalPoints(new.safeArea[keyPath: edge] - old.safeArea[keyPath: edge])]
    }
    horizontal = FollowedGrowths(
      length: growth(.windowWidth),
      start: growth(.safeAreaLeft) + containerInset(\.left),
      end: growth(.safeAreaRight) + containerInset(\.right),
      control: growth(.switchWidth)
    )
    vertical = FollowedGrowths(
      length: growth(.windowHeight),
      start: inset(.safeAreaTop, with: .navigationBar) + containerInset(\.top),
      end: inset(.safeAreaBottom, with: .toolbar, .tabBar) + containerInset(\.bottom)
        + growth(.keyboard),
      control: growth(.switchHeight, .searchBar)
    )
  }

  /// Returns whether a difference of the checkpoint only follows the surroundings.
  func explain(_ difference: Difference) -> Bool {
    switch difference.subject {
    case .screen: difference.changes.allSatisfy { [.keyboardFrame, .window].contains($0.kind) }
    case .view(let path):
      bars.contains { path == $0 || path.isInside($0) }
        ? difference.changes.allSatisfy { $0.kind.isOfFrames }
        : difference.changes.allSatisfy { explain($0, besideControl: isBesideControl(path)) }
    // Beside views of estimated sizes, the room decides whether a layout is ambiguous.
    case .finding(let kind, _): hasEstimates && kind == .ambiguousLayout
    case .step, .keyboard, .navigation, .event: false
    }
  }

  private func explain(_ change: Change, besideControl: Bool) -> Bool {
    // An offset also depends on earlier keyboards. Its effects on reach are separate differences.
    if change.kind == .contentOffset { return true }
    guard change.kind.isOfFrames, let growth = change.growth else { return false }
    let growths = change.isHorizontal ? horizontal : vertical
    return (besideControl ? growths.besideControls : growths.elsewhere)
      .contains { abs($0 - growth) <= Self.slack }
  }

  /// Whether a view is a switch or a search bar, or its sibling or superview.
  private func isBesideControl(_ path: ViewPath) -> Bool {
    controls.contains { $0.isInside(path) || $0 == path || $0.superview == path.superview }
  }
}

/// The growths along an axis that a view may follow, in points.
private struct FollowedGrowths {
  /// The growths of most views.
  let elsewhere: [Double]
  /// The growths of switches and search bars, their siblings and superviews.
  let besideControls: [Double]

  /// - Parameters:
  ///   - length: The growth of the window; empty without one.
  ///   - start: The growth of the insets at the leading edge.
  ///   - end: The growths of the insets at the other edge; the largest inset applies.
  ///   - control: The growths of controls.
  init(length: [Double], start: [Double], end: [Double], control: [Double]) {
    var found: Set<Double> = [0]
    for length in length + [0] {
      for start in start + [0] {
        for end in end + [0] {
          // The edges, the room between them and its middle.
          let middle = (start + length - end) / 2
          found.formUnion([
            start, end, length, length - end, length - start - end, start + end, middle, start / 2,
            end / 2, length / 2,
          ])
        }
      }
    }
    elsewhere = Set(found.flatMap { [$0, -$0] }).sorted()
    let own = Set(control.flatMap { [$0, -$0, $0 / 2, -$0 / 2] })
    besideControls = Set(elsewhere.flatMap { other in own.map { other + $0 } } + elsewhere).sorted()
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
  /// - Parameters:
  ///   - pairs: The moments of each step on both sides.
  ///   - hasEstimates: Whether a screen has views with estimated sizes.
  mutating func compareSurroundings(of pairs: [Pair<Moment>], hasEstimates: Bool) {
    var found: [Int: FollowedSurroundings] = [:]
    for pair in pairs {
      guard let old = pair.from?.step.snapshot, let step = pair.to?.step, let new = step.snapshot
      else { continue }
      found[step.index] = FollowedSurroundings(from: old, to: new, hasEstimates: hasEstimates)
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
