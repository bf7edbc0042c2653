import SnapshotModel

// The effects of a view on its siblings.

extension Consequences {
  /// Returns the sibling that appeared in or vanished from a stack view and moved the other views.
  func arrivedSibling(of row: Int) -> Int? {
    let superview = superviewPaths[row]
    guard let arrival = arrival(in: superview), rows[row].isOnlyMoved,
      Axis.allCases.contains(where: { rows[row].span(along: $0)?.isUnchanged == true }),
      snapshot.views.contains(where: { $0.path == superview && $0.isStack })
    else { return nil }
    return arrival
  }

  func arrival(in path: ViewPath) -> Int? {
    children[path]?.first { rows[$0].isOneSided }
  }

  /// Returns the sibling that pushed or pulled a view.
  func pushingSibling(of row: Int) -> Int? {
    guard rows[row].isOnlyMoved, !isOrigin(row) else { return nil }
    let siblings = children[superviewPaths[row]] ?? []
    return siblings.first { sibling in
      sibling != row && Axis.allCases.allSatisfy { pushes(sibling, row, along: $0) }
    }
  }

  private func pushes(_ sibling: Int, _ row: Int, along axis: Axis) -> Bool {
    guard let span = rows[row].span(along: axis), let other = rows[sibling].span(along: axis) else {
      return false
    }
    guard !span.startTravel.isNegligible else { return other.startTravel.isNegligible }
    let isPure = rows[sibling].isOnlyMoved
    if other.end <= span.start + Axis.slack {
      return other.endTravel.isClose(to: span.startTravel)
    }
    if other.start >= span.end - Axis.slack {
      return !isPure && other.startTravel.isClose(to: span.startTravel)
    }
    // The first of several views side by side with the same travel is the cause.
    return isPure && sibling < row && other.startTravel.isClose(to: span.startTravel)
  }
}
