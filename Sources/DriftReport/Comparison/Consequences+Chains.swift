import SnapshotModel

// The effects of successive views on each other.

extension Consequences {
  func chainOrigins() -> [Line: Chain.Origin] {
    var origins: [Line: Chain.Origin] = [:]
    for (superview, members) in children {
      for axis in Axis.allCases {
        let line = Line(superview: superview, axis: axis)
        origins[line] = chain(of: members, along: line)?.origin
      }
    }
    return origins
  }

  private func chain(of members: [Int], along line: Line) -> Chain? {
    let links = members.filter { !rows[$0].changes.isEmpty }.compactMap { row -> Chain.Link? in
      guard let span = rows[row].span(along: line.axis), !span.isUnchanged else { return nil }
      // A view with an unchanged size does not act as a spacer, so the check is skipped.
      let isSpacer = !span.growth.isNegligible && isSpacer(row)
      return Chain.Link(row: row, span: span, isSpacer: isSpacer)
    }
    return Chain(links, superviewGrowth: growth(of: line))
  }

  func growth(of line: Line) -> Double {
    indices[line.superview].flatMap { rows[$0].span(along: line.axis)?.growth } ?? 0
  }

  /// Whether the view only takes up room.
  private func isSpacer(_ row: Int) -> Bool {
    rows[row].className == "UIView" && !superviews.contains(rows[row].path)
  }

  /// Whether a view's siblings made room for it.
  func isOrigin(_ row: Int) -> Bool {
    let superview = superviewPaths[row]
    return Axis.allCases.contains {
      origins[Line(superview: superview, axis: $0)] == .view(row)
    }
  }

  /// Returns the sibling that a view made room for, or the superview that resized it.
  func balancingRow(of row: Int) -> Int? {
    guard rows[row].isOnlyMovedOrResized else { return nil }
    return Axis.allCases.lazy.compactMap { axis -> Int? in
      // A change along the other axis has its own cause.
      guard rows[row].span(along: axis.other)?.isUnchanged == true else { return nil }
      switch origins[Line(superview: superviewPaths[row], axis: axis)] {
      case .view(let origin): return origin == row ? nil : origin
      case .superview: return superviewRow(of: row)
      case nil: return nil
      }
    }.first
  }
}
