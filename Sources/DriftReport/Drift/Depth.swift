import SnapshotModel

/// How likely a difference is to be where it all began, most likely first.
enum Depth: Int, CaseIterable, Comparable {
  /// Somebody edited the view.
  case edit
  case cause
  /// Where content is scrolled to, and how large it is while it is on its way: that follows what is in
  /// it, and insets.
  case scrolling
  /// That a layout took place, and whether what came of it can be seen and touched.
  case aftermath

  static func < (left: Depth, right: Depth) -> Bool { left.rawValue < right.rawValue }
}

extension DriftCause {
  var depth: Depth { places.map(\.difference.depth).min() ?? .cause }
}

extension Difference {
  fileprivate var depth: Depth {
    if isOfEditedView { return .edit }
    return switch subject {
    case .step, .screen, .keyboard, .navigation: .cause
    case .event(let event): event.kind.depth
    case .finding(let kind, _): kind.depth
    case .view: changes.map(\.kind.depth).min() ?? .cause
    }
  }
}

extension RunEvent.Kind {
  fileprivate var depth: Depth {
    switch self {
    case .notification, .focus, .inset, .rotation, .diagnostic: .cause
    case .scroll, .content: .scrolling
    case .call, .layout: .aftermath
    }
  }
}

extension Finding.Kind {
  fileprivate var depth: Depth {
    switch self {
    case .ambiguousLayout, .unsatisfiableConstraints: .cause
    case .brokenInvariant, .truncatedText: .aftermath
    }
  }
}

extension DriftKind {
  fileprivate var depth: Depth {
    switch self {
    case .contentOffset: .scrolling
    case .coveredByKeyboard, .uncoveredByKeyboard, .coveredByBar, .uncoveredByBar, .unreachable,
      .reachable:
      .aftermath
    default: .cause
    }
  }
}
