import SnapshotModel

/// Finds the differences of a checkpoint that only follow bars, safe areas, the keyboard, the window,
/// rows of tables, and switches or search bars of another size.
///
/// A number follows if it grew as one of two opposite edges, as the length between them, or as the
/// middle between them. Beside a switch or a search bar, it may also contain that control's growth,
/// and in a row the row's growth.
struct FollowedSurroundings {
  /// The largest rounding error of pixels, in points: a third at each of two edges of a view.
  private static let slack = 0.4

  let changes: [SurroundingChange]
  private let bars: [ViewPath]
  private let controls: [ViewPath]
  private let rows: RowGrowths
  private let horizontal: FollowedGrowths
  private let vertical: FollowedGrowths
  private let options: Options

  /// The parts of a comparison that also explain differences.
  struct Options {
    /// The tolerated growth of each number, in points.
    let tolerance: Double
    /// Whether a screen has views with estimated sizes.
    let hasEstimates: Bool
  }

  init(from: Snapshot, to: Snapshot, _ options: Options) {
    self.options = options
    let common = CommonViews(from: from, to: to)
    rows = RowGrowths(of: common, in: to)
    changes = SurroundingChange.changes(from: from, to: to, of: common) + rows.changes
    let views = from.views + to.views
    bars = views.filter(\.isBar).map(\.path)
    controls = views.filter { ["UISwitch", "UISearchBar"].contains($0.className) }.map(\.path)
    var growths: [SurroundingPart: Double] = [:]
    for change in changes { growths[change.part] = change.growth }
    func growth(_ parts: SurroundingPart...) -> [Double] { parts.compactMap { growths[$0] } }
    let insets = InsetGrowths(of: common, from: from.window, to: to.window)
    // An inset for the keyboard omits the safe area, which the keyboard covers.
    let keyboard = growth(.keyboard).flatMap { keyboard in
      [keyboard] + insets.bottom.map { keyboard - $0 }
    }
    horizontal = FollowedGrowths(
      length: growth(.windowWidth),
      start: insets.left,
      end: insets.right,
      control: growth(.switchWidth)
    )
    vertical = FollowedGrowths(
      length: growth(.windowHeight),
      start: insets.top,
      end: insets.bottom + keyboard,
      control: growth(.switchHeight, .searchBar)
    )
  }

  /// Marks a difference that only follows the surroundings, and omits the numbers of another one
  /// that follow them.
  func mark(_ difference: inout Difference) {
    if explain(difference) {
      difference.followsSurroundings = true
    } else if case .view(let path) = difference.subject {
      difference.keepChanges { !explain($0, of: path) }
    }
  }

  private func explain(_ difference: Difference) -> Bool {
    switch difference.subject {
    case .screen: difference.changes.allSatisfy { [.keyboardFrame, .window].contains($0.kind) }
    case .view(let path):
      bars.contains { path == $0 || path.isInside($0) }
        ? difference.changes.allSatisfy { $0.kind.isOfFrames }
        : difference.changes.allSatisfy { explain($0, of: path) }
    // Beside views of estimated sizes, the room decides whether a layout is ambiguous.
    case .finding(let kind, _): options.hasEstimates && kind == .ambiguousLayout
    case .step, .keyboard, .navigation, .event: false
    }
  }

  private func explain(_ change: Change, of path: ViewPath) -> Bool {
    // An offset also depends on earlier keyboards. Its effects on reach are separate differences.
    if change.kind == .contentOffset || rows.determine(change, of: path) { return true }
    guard change.kind.isOfFrames, let growth = change.growth else { return false }
    if abs(growth) <= options.tolerance { return true }
    let growths = change.isHorizontal ? horizontal : vertical
    func isNear(_ followed: Double) -> Bool { abs(followed - growth) <= Self.slack }
    if (isBesideControl(path) ? growths.besideControls : growths.elsewhere).contains(where: isNear)
    {
      return true
    }
    guard !change.isHorizontal, let row = rows.growth(around: path) else { return false }
    return [row, row / 2, -row, -row / 2].contains(where: isNear)
  }

  /// Whether a view is a switch or a search bar, its superview, or a sibling of one of these.
  private func isBesideControl(_ path: ViewPath) -> Bool {
    let superview = path.superview
    return controls.contains { control in
      control.isInside(path) || control == path || control.superview == superview
        || control.superview.superview == superview
    }
  }
}

/// The growths of the insets at each edge, in points: of the views' safe areas, and of bars.
private struct InsetGrowths {
  private(set) var top: [Double] = []
  private(set) var left: [Double] = []
  private(set) var bottom: [Double] = []
  private(set) var right: [Double] = []

  /// - Parameters:
  ///   - common: The views on both sides.
  ///   - from: The size of the first side's window.
  ///   - to: The size of the second side's window.
  init(of common: CommonViews, from: Size, to: Size) {
    let pairs = common.pairs
    // A view that moves changes its own safe area, which explains nothing.
    func growths(
      _ inset: KeyPath<Insets, Double>,
      at edge: (Rect, Size) -> Double
    ) -> [Double] {
      pairs.filter { edge($0.old.windowFrame, from) == edge($0.new.windowFrame, to) }
        .map { $0.new.safeArea[keyPath: inset] - $0.old.safeArea[keyPath: inset] }
    }
    left = Self.distinct(growths(\.left) { frame, _ in frame.x })
    right = Self.distinct(growths(\.right) { $0.x + $0.width - $1.width })
    // A view that begins or ends at an opaque bar has a safe area without the bar.
    let bars = pairs.filter { $0.new.isBar }
    let ends = bars.map { $0.new.windowFrame.bottomEdge - $0.old.windowFrame.bottomEdge }
    let starts = bars.map { $0.old.windowFrame.y - $0.new.windowFrame.y }
    let window = to.height - from.height
    top = Self.distinct(growths(\.top) { frame, _ in frame.y } + ends)
    bottom = Self.distinct(
      growths(\.bottom) { $0.bottomEdge - $1.height } + starts.map { $0 + window }
    )
  }

  private static func distinct(_ growths: [Double]) -> [Double] {
    Set(growths.map(canonicalPoints)).sorted()
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
  /// Whether the number is of the horizontal axis.
  var isHorizontal: Bool {
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
  /// Whether the difference is of events; their effects on views are separate differences.
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
  ///   - options: The other parts that explain differences.
  mutating func compareSurroundings(
    of pairs: [Pair<Moment>],
    _ options: FollowedSurroundings.Options
  ) {
    var found: [Int: FollowedSurroundings] = [:]
    for pair in pairs {
      guard let old = pair.from?.step.snapshot, let step = pair.to?.step, let new = step.snapshot
      else { continue }
      found[step.index] = FollowedSurroundings(from: old, to: new, options)
      if let index = firstIndex(where: { $0.index == step.index }) {
        self[index].differences += NewOverlaps(from: old, to: new).differences
      }
    }
    for index in indices { self[index].markFollowers(of: found[self[index].index]) }
  }
}

extension StepDrift {
  fileprivate mutating func markFollowers(of surroundings: FollowedSurroundings?) {
    self.surroundings = surroundings?.changes ?? []
    for index in differences.indices {
      if differences[index].isOfEvents {
        differences[index].followsSurroundings = true
      } else {
        surroundings?.mark(&differences[index])
      }
    }
  }
}

extension Rect {
  fileprivate var bottomEdge: Double { y + height }
}
