import SnapshotModel

// The effects of content on its scroll view.

extension Consequences {
  /// Returns the view that enlarged the content of a scroll view and so changed its content offset
  /// and inset adjustment.
  func contentAsCause(of row: Int) -> Int? {
    Axis.allCases.lazy.compactMap { axis in
      guard let growth = contentGrowth(of: row, axis) else { return nil }
      let begins = beginsToScroll(row, axis)
      let isExplained = rows[row].changes.allSatisfy { change in
        switch change.kind {
        case .contentSize: true
        case .adjustedContentInset: begins && axis.names(change.property)
        case .contentOffset: axis.names(change.property) && follows(change, growth, row, axis)
        default: false
        }
      }
      guard isExplained else { return nil }
      return lastChild(of: row, axis, endTravel: growth)
    }.first
  }

  /// Whether an offset moved with the end of the content, or with its start if an inset changed
  /// there.
  private func follows(_ offset: Change, _ growth: Double, _ row: Int, _ axis: Axis) -> Bool {
    let start = axis == .horizontal ? "adjustedContentInset.left" : "adjustedContentInset.top"
    let inset = rows[row].changes.first { $0.property == start }?.growth ?? 0
    guard let travel = offset.growth else { return false }
    return travel.isClose(to: growth) || travel.isClose(to: -inset)
  }

  /// Whether the content is scrollable on one side of the comparison only, with equal safe areas.
  ///
  /// The adjusted inset of a scroll view also depends on whether its content is scrollable.
  private func beginsToScroll(_ row: Int, _ axis: Axis) -> Bool {
    Set((scrollViews[rows[row].path] ?? []).map { $0.scrolls(along: axis) }).count > 1
      && rows[row].safeAreaTravels(along: axis).isEmpty
  }

  private func contentGrowth(of row: Int, _ axis: Axis) -> Double? {
    let property = axis == .horizontal ? "contentSize.width" : "contentSize.height"
    return rows[row].changes.first { $0.property == property }?.growth
  }

  /// Whether a view is in content that scrolls along an axis on either side of the comparison.
  ///
  /// The size of such a view depends on its content, not on the scroll view.
  func isInScrollableContent(_ row: Int, _ axis: Axis) -> Bool {
    let innermost = rows[row].path.superviews.lazy.compactMap { scrollViews[$0] }
      .first { _ in true }
    return innermost?.contains { $0.scrolls(along: axis) } ?? false
  }
}

extension ViewGeometry {
  /// Whether the content of the scroll view is larger than its visible area.
  fileprivate func scrolls(along axis: Axis) -> Bool {
    guard let scroll else { return false }
    let inset = scroll.adjustedContentInset
    return axis == .horizontal
      ? scroll.contentSize.width > frame.width - inset.left - inset.right + Axis.slack
      : scroll.contentSize.height > frame.height - inset.top - inset.bottom + Axis.slack
  }
}
