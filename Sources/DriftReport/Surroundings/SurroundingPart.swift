import SnapshotModel

/// A length around an app's views that the system and the device determine.
package enum SurroundingPart: String, CaseIterable, Codable, Sendable {
  case windowWidth, windowHeight
  case navigationBar, toolbar, tabBar
  /// The distance of a tab bar from the top of the window, if it moves to the opposite edge.
  case tabBarTop
  case keyboard
  case safeAreaTop, safeAreaLeft, safeAreaBottom, safeAreaRight
  case switchWidth, switchHeight
  case searchBar
  /// The height of a row of a table, unless the row has another number of lines.
  case rowHeight
}

extension SurroundingPart {
  /// The name in a sentence.
  package var noun: String {
    switch self {
    case .windowWidth: "window width"
    case .windowHeight: "window height"
    case .navigationBar: "navigation bar"
    case .toolbar: "toolbar"
    case .tabBar: "tab bar"
    case .tabBarTop: "tab bar top"
    case .keyboard: "keyboard"
    case .safeAreaTop: "safe area top"
    case .safeAreaLeft: "safe area left"
    case .safeAreaBottom: "safe area bottom"
    case .safeAreaRight: "safe area right"
    case .switchWidth: "switch width"
    case .switchHeight: "switch height"
    case .searchBar: "search bar"
    case .rowHeight: "row height"
    }
  }

  /// The parts that determine this one, if a screen has one of them.
  fileprivate var origins: [SurroundingPart] {
    switch self {
    case .safeAreaTop: [.navigationBar]
    case .safeAreaBottom: [.toolbar, .tabBar, .keyboard]
    default: []
    }
  }
}

/// A part of the surroundings with different lengths on the two sides of a checkpoint.
package struct SurroundingChange: Hashable, Sendable {
  /// The part.
  package let part: SurroundingPart
  /// The length on the first side, in points; nil without the part.
  package let from: Double?
  /// The length on the second side, in points; nil without the part.
  package let to: Double?

  /// The growth in points; nil if a side lacks the part.
  var growth: Double? {
    guard let from, let to else { return nil }
    return canonicalPoints(to - from)
  }
}

extension SurroundingChange {
  /// Returns the different parts of two snapshots, in the order of the parts.
  static func changes(
    from: Snapshot,
    to: Snapshot,
    of common: CommonViews
  ) -> [SurroundingChange] {
    var (old, new) = (from.surroundings, to.surroundings)
    if from.hasTabBarAtTop == to.hasTabBarAtTop {
      (old[.tabBarTop], new[.tabBarTop]) = (nil, nil)
    }
    for (part, length) in [(SurroundingPart.switchWidth, \Rect.width), (.switchHeight, \.height)] {
      let lengths = switchLengths(common, length)
      (old[part], new[part]) = (lengths?.from, lengths?.to)
    }
    return SurroundingPart.allCases.filter { old[$0] != new[$0] }
      .map { SurroundingChange(part: $0, from: old[$0], to: new[$0]) }
  }
}

extension SurroundingChange {
  /// Returns the only lengths of the switches with another length, on both sides; nil without any.
  ///
  /// Constraints can keep the lengths of other switches.
  private static func switchLengths(
    _ common: CommonViews,
    _ length: KeyPath<Rect, Double>
  ) -> (from: Double, to: Double)? {
    let lengths = common.pairs.filter { $0.new.className == "UISwitch" }
      .map { [$0.old.frame[keyPath: length], $0.new.frame[keyPath: length]] }
    let changed = Set(lengths.filter { $0[0] != $0[1] })
    guard let first = changed.first, changed.count == 1 else { return nil }
    return (first[0], first[1])
  }
}

extension [SurroundingChange] {
  /// The changes without safe areas that grow exactly as a bar or the keyboard.
  ///
  /// A bar that also begins elsewhere has a safe area of its own: `32 -> 78` beside `32 -> 54`.
  var origins: [SurroundingChange] {
    filter { change in
      !contains { change.part.origins.contains($0.part) && $0.growth == change.growth }
    }
  }
}

extension Snapshot {
  /// Whether a tab bar is in the upper half of the window; nil without a tab bar.
  fileprivate var hasTabBarAtTop: Bool? {
    surroundings[.tabBarTop].map { $0 < window.height / 2 }
  }

  /// The lengths of the parts that the screen has, in points.
  fileprivate var surroundings: [SurroundingPart: Double] {
    var lengths: [SurroundingPart: Double] = [
      .windowWidth: window.width, .windowHeight: window.height,
    ]
    lengths[.keyboard] = keyboard?.height
    for view in views where !view.isHidden {
      if let bar = view.barPart { lengths[bar] = view.windowFrame.height }
      if view.barPart == .tabBar { lengths[.tabBarTop] = view.windowFrame.y }
      let safeArea = view.safeArea
      let edges: [(SurroundingPart, Double)] = [
        (.safeAreaTop, safeArea.top), (.safeAreaLeft, safeArea.left),
        (.safeAreaBottom, safeArea.bottom), (.safeAreaRight, safeArea.right),
      ]
      // The safe area of a view is at most as large as the screen's.
      for (edge, inset) in edges { lengths[edge] = max(lengths[edge] ?? 0, inset) }
    }
    addInsetsOfOpaqueBars(to: &lengths)
    return lengths
  }

  /// Adds the insets of bars that no view of the screen extends under.
  ///
  /// Such views begin or end at the bar, and their own safe areas do not contain it.
  private func addInsetsOfOpaqueBars(to lengths: inout [SurroundingPart: Double]) {
    for view in views where !view.isHidden {
      guard let bar = view.barPart else { continue }
      let frame = view.windowFrame
      let (edge, inset): (SurroundingPart, Double)
      switch bar {
      case .navigationBar: (edge, inset) = (.safeAreaTop, frame.y + frame.height)
      case .toolbar, .tabBar: (edge, inset) = (.safeAreaBottom, window.height - frame.y)
      default: continue
      }
      let isAtEdge = inset < window.height / 2
      if isAtEdge, lengths[edge, default: 0] < frame.height { lengths[edge] = inset }
    }
  }
}

extension ViewGeometry {
  /// The part that the view is; nil for other views.
  fileprivate var barPart: SurroundingPart? {
    switch className {
    case "UINavigationBar": .navigationBar
    case "UIToolbar": .toolbar
    case "UITabBar": .tabBar
    case "UISearchBar": .searchBar
    default: nil
    }
  }
}
