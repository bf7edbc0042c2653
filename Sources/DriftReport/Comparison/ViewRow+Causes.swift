import SnapshotModel

// The changes of a view that are causes, and the changes that only follow its superview.

extension ViewRow {
  /// Returns the effect of this view's change on its subviews: its travel in the window, less its
  /// scroll distance.
  func asParent(tolerance: Double) -> Parent {
    Parent(
      travel: travel - Vector(from.scrolled, to.scrolled),
      safeAreaChanged: safeAreaChanges.contains { !$0.isWithin(tolerance) }
    )
  }

  /// Returns the changes that no superview explains.
  func causes(tolerance: Double) -> [Change] {
    let frameChanges = frameChanges
    var causes = frameChanges
    if !isWindowFrameExplained {
      causes += windowChanges
    }
    if !safeAreaFollows(frameChanged: !frameChanges.isEmpty, tolerance: tolerance) {
      causes += safeAreaChanges
    }
    if from.className != to.className {
      causes += changed(.classChanged, "class", .text(from.className), .text(to.className))
    }
    if from.isHidden != to.isHidden {
      causes += changed(.visibility, "hidden", .flag(from.isHidden), .flag(to.isHidden))
    }
    return from.scroll == to.scroll
      ? causes + otherChanges : causes + scrollChanges + otherChanges
  }

  private var frameChanges: [Change] {
    from.frame == to.frame
      ? []
      : changed(.moved, "", from.frame.origin, to.frame.origin)
        + changed(.resized, "", from.frame.size, to.frame.size)
  }

  /// The changes of the properties without a class of their own.
  private var otherChanges: [Change] {
    var rest = from
    (rest.path, rest.className, rest.isHidden) = (to.path, to.className, to.isHidden)
    (rest.frame, rest.windowFrame, rest.safeArea) = (to.frame, to.windowFrame, to.safeArea)
    rest.scroll = to.scroll
    return propertyChanges(rest, to)
  }

  /// The change of the frame in the window, for any reason.
  var windowChanges: [Change] {
    changed(.movedInWindow, "windowFrame.", from.windowFrame, to.windowFrame, \.numbers)
  }

  private var safeAreaChanges: [Change] {
    changed(.safeArea, "safeArea.", from.safeArea, to.safeArea, \.numbers)
  }

  private var scrollChanges: [Change] {
    guard let old = from.scroll, let new = to.scroll else {
      return changed(.classChanged, "scrolls", .flag(from.scroll != nil), .flag(to.scroll != nil))
    }
    return changed(.contentSize, "contentSize.", old.contentSize.numbers, new.contentSize.numbers)
      + changed(
        .contentOffset,
        "contentOffset.",
        old.contentOffset.numbers,
        new.contentOffset.numbers
      )
      + changed(
        .contentInset,
        "contentInset.",
        old.contentInset.numbers,
        new.contentInset.numbers
      )
      + adjustedInsetChanges(old, new)
      + otherScrollChanges(old, new)
  }

  private func otherScrollChanges(_ old: ScrollGeometry, _ new: ScrollGeometry) -> [Change] {
    var rest = old
    (rest.contentSize, rest.contentOffset) = (new.contentSize, new.contentOffset)
    rest.contentInset = new.contentInset
    rest.adjustedContentInset = new.adjustedContentInset
    return propertyChanges(rest, new)
  }

  /// Returns the changes of the adjusted inset, except those equal to the content inset's change.
  private func adjustedInsetChanges(_ old: ScrollGeometry, _ new: ScrollGeometry) -> [Change] {
    let adjustment = [old, new].map { scroll in
      zip(scroll.adjustedContentInset.numbers, scroll.contentInset.numbers)
        .map { canonicalPoints($0.value - $1.value) }
    }
    return (0..<4).filter { adjustment[0][$0] != adjustment[1][$0] }.flatMap { edge in
      changed(
        .adjustedContentInset,
        "adjustedContentInset.",
        [old.adjustedContentInset.numbers[edge]],
        [new.adjustedContentInset.numbers[edge]]
      )
    }
  }

  /// Whether the superview's travel and the change of the view's own frame explain the change of
  /// the frame in the window.
  private var isWindowFrameExplained: Bool {
    let travel = parent.travel + Vector(from.frame, to.frame)
    let growth = Vector(from.frame.extent, to.frame.extent)
    return Vector(from.windowFrame, to.windowFrame).isClose(to: travel)
      && Vector(from.windowFrame.extent, to.windowFrame.extent).isClose(to: growth)
  }

  /// Whether the safe area changed only with the superview's safe area or with the view's position
  /// in the window.
  private func safeAreaFollows(frameChanged: Bool, tolerance: Double) -> Bool {
    parent.safeAreaChanged
      || !frameChanged && isWindowFrameExplained
        && windowChanges.contains { !$0.isWithin(tolerance) }
  }
}

extension ViewGeometry {
  fileprivate var scrolled: Point { scroll?.contentOffset ?? Point(x: 0, y: 0) }
}
