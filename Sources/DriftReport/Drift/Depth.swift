import SnapshotModel

/// The likelihood that a difference is the origin of the drift, most likely first.
enum Depth: Int, CaseIterable, Comparable {
  /// The view was edited.
  case edit
  /// The surroundings of the views changed: the keyboard, safe areas, insets, the screens
  /// themselves.
  case surroundings
  case geometry
  /// Content offsets or content sizes changed.
  ///
  /// They follow the content and the insets.
  case scrolling
  /// Layout events, findings, and changes of visibility and reach.
  case consequence

  static func < (left: Depth, right: Depth) -> Bool { left.rawValue < right.rawValue }
}

extension DriftCause {
  var depth: Depth { occurrences.map(\.difference.depth).min() ?? .geometry }
}

extension Difference {
  fileprivate var depth: Depth {
    if isOfEditedView { return .edit }
    return switch subject {
    case .step, .screen, .keyboard, .navigation: .surroundings
    case .event(let event): event.kind.depth
    case .finding: .consequence
    case .view: depthOfView
    }
  }

  /// The depth of a view's changes.
  ///
  /// A changed frame can also change the safe area.
  private var depthOfView: Depth {
    var depth: Depth?
    var (hasSafeArea, hasFrame) = (false, false)
    for change in changes {
      depth = min(depth ?? .consequence, change.kind.depth)
      hasSafeArea = hasSafeArea || change.kind == .safeArea
      hasFrame = hasFrame || change.kind == .moved || change.kind == .resized
    }
    return hasSafeArea && !hasFrame ? .surroundings : depth ?? .geometry
  }
}

extension RunEvent.Kind {
  fileprivate var depth: Depth {
    switch self {
    case .notification, .focus, .inset, .rotation, .trait: .surroundings
    case .scroll, .content: .scrolling
    case .call, .layout, .diagnostic: .consequence
    }
  }
}

extension DriftKind {
  fileprivate var depth: Depth {
    switch self {
    case .contentInset, .adjustedContentInset: .surroundings
    case .contentOffset, .contentSize: .scrolling
    case .coveredByKeyboard, .uncoveredByKeyboard, .offScreen, .onScreen, .coveredByBar,
      .uncoveredByBar, .overlapping, .unreachable, .reachable:
      .consequence
    default: .geometry
    }
  }
}
