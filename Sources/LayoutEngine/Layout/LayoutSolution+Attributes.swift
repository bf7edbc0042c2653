import CassowarySolver
import Foundation

/// The sides of a rectangle as expressions of the solver's variables.
private struct Edges {
  var left: LinearExpression
  var top: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  var right: LinearExpression { left + width }
  var bottom: LinearExpression { top + height }
  var centerX: LinearExpression { left + width * 0.5 }
  var centerY: LinearExpression { top + height * 0.5 }

  func offset(by origin: (x: LinearExpression, y: LinearExpression)) -> Edges {
    Edges(left: left + origin.x, top: top + origin.y, width: width, height: height)
  }

  func inset(by insets: UIEdgeInsets) -> Edges {
    Edges(
      left: left + Double(insets.left),
      top: top + Double(insets.top),
      width: width - Double(insets.left + insets.right),
      height: height - Double(insets.top + insets.bottom)
    )
  }
}

extension LayoutRule.Side {
  /// The same side, of the view inside that gives a container its baseline.
  @MainActor
  fileprivate var forBaseline: Self {
    guard case .view(let view) = item else { return self }
    return switch attribute {
    case .firstBaseline: Self(item: .view(view.forFirstBaselineLayout), attribute: attribute)
    case .lastBaseline: Self(item: .view(view.forLastBaselineLayout), attribute: attribute)
    default: self
    }
  }
}

extension LayoutRule {
  /// Whether positions are measured from the right, because the holder reads from there.
  @MainActor
  var isMirrored: Bool {
    guard holder.isRightToLeft else { return false }
    return first.attribute.isDirectional || second?.attribute.isDirectional ?? false
  }
}

extension LayoutSolution {
  /// An attribute in the coordinates of the rule's holder.
  ///
  /// When mirrored, horizontal positions are measured from the holder's right edge leftwards, so
  /// that constants and inequalities turn around with the reading direction.
  mutating func expression(
    for side: LayoutRule.Side,
    beside other: LayoutRule.Side?,
    in rule: LayoutRule,
    mirrored: Bool
  ) -> LinearExpression {
    let side = side.forBaseline
    let edges = edges(of: side, beside: other, in: rule.holder)
    let value = Self.value(
      of: side.attribute.resolved(mirrored: mirrored),
      edges: edges,
      margins: margins(of: side.item),
      baselines: baselines(of: side.item)
    )
    guard mirrored, side.attribute.isHorizontalPosition else { return value }
    let holder = box(of: rule.holder)
    return LinearExpression(holder.width) - value
  }

  private static func value(
    of attribute: NSLayoutConstraint.Attribute,
    edges: Edges,
    margins: UIEdgeInsets,
    baselines: (first: CGFloat?, last: CGFloat)
  ) -> LinearExpression {
    switch attribute {
    case .left, .leading: edges.left
    case .right, .trailing: edges.right
    case .top: edges.top
    case .bottom: edges.bottom
    case .width: edges.width
    case .height: edges.height
    case .centerX: edges.centerX
    case .centerY: edges.centerY
    case .firstBaseline: baselines.first.map { edges.top + Double($0) } ?? edges.bottom
    case .lastBaseline: edges.bottom - Double(baselines.last)
    case .leftMargin, .leadingMargin: edges.inset(by: margins).left
    case .rightMargin, .trailingMargin: edges.inset(by: margins).right
    case .topMargin: edges.inset(by: margins).top
    case .bottomMargin: edges.inset(by: margins).bottom
    case .centerXWithinMargins: edges.inset(by: margins).centerX
    case .centerYWithinMargins: edges.inset(by: margins).centerY
    case .notAnAttribute: LinearExpression(0)
    }
  }

  private func margins(of item: LayoutItem) -> UIEdgeInsets {
    guard case .view(let view) = item else { return .zero }
    return view.layoutMargins
  }

  private func baselines(of item: LayoutItem) -> (first: CGFloat?, last: CGFloat) {
    guard case .view(let view) = item else { return (nil, 0) }
    return (view.firstBaselineFromTop, view.lastBaselineFromBottom)
  }

  // MARK: Rectangles

  private mutating func edges(
    of side: LayoutRule.Side,
    beside other: LayoutRule.Side?,
    in holder: UIView
  ) -> Edges {
    switch side.item {
    case .view(let view):
      if let scrollView = view as? UIScrollView, side.attribute.belongsToContent,
        other.map({ $0.item.isContent(of: scrollView) }) ?? false
      {
        return contentEdges(of: scrollView).offset(by: origin(of: view, in: holder))
      }
      return edges(of: view, in: holder)
    case .guide(let guide):
      guard let owner = guide.owningView else {
        preconditionFailure("a guide without a view is not collected")
      }
      return edges(of: guide, owner: owner).offset(by: origin(of: owner, in: holder))
    }
  }

  /// A view's alignment rectangle in the coordinates of the view or of an ancestor.
  private mutating func edges(of view: UIView, in holder: UIView) -> Edges {
    guard view !== holder else {
      return boundsEdges(of: view).inset(by: view.alignmentRectInsets)
    }
    let box = box(of: view)
    let edges = Edges(
      left: LinearExpression(box.left),
      top: LinearExpression(box.top),
      width: LinearExpression(box.width),
      height: LinearExpression(box.height)
    )
    guard let superview = view.superview else { return edges }
    return edges.offset(by: origin(of: superview, in: holder))
  }

  /// A view's whole bounds in its own coordinates.
  private mutating func boundsEdges(of view: UIView) -> Edges {
    let box = box(of: view)
    let insets = view.alignmentRectInsets
    noteBoundsOrigin(of: view)
    return Edges(
      left: LinearExpression(Double(view.bounds.origin.x)),
      top: LinearExpression(Double(view.bounds.origin.y)),
      width: box.width + Double(insets.left + insets.right),
      height: box.height + Double(insets.top + insets.bottom)
    )
  }

  private mutating func contentEdges(of scrollView: UIScrollView) -> Edges {
    let content = content(of: scrollView)
    return Edges(
      left: LinearExpression(0),
      top: LinearExpression(0),
      width: LinearExpression(content.width),
      height: LinearExpression(content.height)
    )
  }

  /// A guide's rectangle in its owner's coordinates.
  private mutating func edges(of guide: UILayoutGuide, owner: UIView) -> Edges {
    switch guide.kind {
    case .custom:
      let box = box(of: guide)
      return Edges(
        left: LinearExpression(box.left),
        top: LinearExpression(box.top),
        width: LinearExpression(box.width),
        height: LinearExpression(box.height)
      )
    case .scrollContent:
      guard let scrollView = owner as? UIScrollView else {
        preconditionFailure("only scroll views own content guides")
      }
      return contentEdges(of: scrollView)
    case .safeArea, .layoutMargins, .readableContent, .scrollFrame:
      let insets = owner.insets(ofBuiltInGuide: guide.kind, size: owner.bounds.size)
      return boundsEdges(of: owner).inset(by: insets)
    case .topBars, .bottomBars, .keyboard:
      return stripEdges(of: guide, owner: owner)
    }
  }

  /// A strip of fixed height along the owner's top or bottom edge.
  private mutating func stripEdges(of guide: UILayoutGuide, owner: UIView) -> Edges {
    var edges = boundsEdges(of: owner)
    let height = Double(owner.frame(ofBuiltInGuide: guide.kind).height)
    if guide.kind != .topBars { edges.top = edges.bottom - height }
    edges.height = LinearExpression(height)
    return edges
  }

  /// The origin of a view's coordinates in those of the view itself or of an ancestor.
  private mutating func origin(
    of view: UIView,
    in holder: UIView
  ) -> (x: LinearExpression, y: LinearExpression) {
    var (x, y) = (LinearExpression(0), LinearExpression(0))
    var current = view
    while current !== holder, let superview = current.superview {
      let box = box(of: current)
      let (insets, scrolled) = (current.alignmentRectInsets, current.bounds.origin)
      noteBoundsOrigin(of: current)
      x = x + box.left.expression - Double(insets.left + scrolled.x)
      y = y + box.top.expression - Double(insets.top + scrolled.y)
      current = superview
    }
    return (x, y)
  }

  private mutating func noteBoundsOrigin(of view: UIView) {
    if view is UIScrollView || view.bounds.origin != .zero { dependsOnBoundsOrigin = true }
  }
}

extension Variable {
  fileprivate var expression: LinearExpression { LinearExpression(self) }
}

extension LayoutItem {
  /// Whether a scroll view's edges, seen from this item, are those of its content.
  func isContent(of scrollView: UIScrollView) -> Bool {
    guard let view, view !== scrollView else { return false }
    return view.isDescendant(of: scrollView)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute by side: leading is left, or right when mirrored.
  fileprivate func resolved(mirrored: Bool) -> Self {
    switch self {
    case .leading: mirrored ? .right : .left
    case .trailing: mirrored ? .left : .right
    case .leadingMargin: mirrored ? .rightMargin : .leftMargin
    case .trailingMargin: mirrored ? .leftMargin : .rightMargin
    default: self
    }
  }

  fileprivate var isHorizontalPosition: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  /// Whether a scroll view's descendants see the content here: edges do, sizes and centres do not.
  fileprivate var belongsToContent: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: false
    default: true
    }
  }
}
