import SnapshotModel

// What views that stand one behind the other do to each other.

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
      // Whether it is one matters only of what has another size.
      let isSpacer = !span.growth.isNegligible && isSpacer(row)
      return Chain.Link(row: row, span: span, isSpacer: isSpacer)
    }
    return Chain(links, superviewGrowth: growth(of: line))
  }

  func growth(of line: Line) -> Double {
    indices[String(line.superview)].flatMap { rows[$0].span(along: line.axis)?.growth } ?? 0
  }

  /// Whether a view is there for nothing but its size.
  private func isSpacer(_ row: Int) -> Bool {
    rows[row].className == "UIView" && !superviews.contains(rows[row].path[...])
  }

  /// Whether a view's siblings gave way to it.
  func isOrigin(_ row: Int) -> Bool {
    let superview = superviewPath(rows[row].path)
    return Axis.allCases.contains {
      origins[Line(superview: superview, axis: $0)] == .view(row)
    }
  }

  /// The sibling that a view gave way to, or the superview with which it did.
  func balancingRow(of row: Int) -> Int? {
    guard rows[row].isOnlyMovedOrResized else { return nil }
    return Axis.allCases.lazy.compactMap { axis -> Int? in
      // What changed along the other axis too has a reason there.
      guard rows[row].span(along: axis.other)?.isUnchanged == true else { return nil }
      switch origins[Line(superview: superviewPath(rows[row].path), axis: axis)] {
      case .view(let origin): return origin == row ? nil : origin
      case .superview: return superviewRow(of: row)
      case nil: return nil
      }
    }.first
  }
}
