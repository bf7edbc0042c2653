import SnapshotModel

/// How likely a difference is to be where it all began, most likely first.
enum Depth: Int, CaseIterable, Comparable {
  /// The view was edited.
  case edit
  /// What views are laid out in: the keyboard, safe areas, insets, the screens themselves.
  case surroundings
  case geometry
  /// Where content is scrolled to, and how large it is while it is on its way: that follows what is in
  /// it, and insets.
  case scrolling
  /// That a layout took place, its findings, and whether what came of it can be seen and touched.
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

  /// A view that was moved or resized may have another safe area because of that.
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
      .uncoveredByBar, .unreachable, .reachable:
      .consequence
    default: .geometry
    }
  }
}
