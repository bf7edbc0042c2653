import CassowarySolver
import Foundation

extension LayoutSolution {
  private typealias Axis = NSLayoutConstraint.Axis
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// Writes the expression that a rule compares with zero: first side - multiplier x second side -
  /// constant.
  func write(_ rule: LayoutRule, to expression: inout LinearExpression) {
    expression.constant = -Double(rule.constant)
    expression.terms.removeAll(keepingCapacity: true)
    let coordinates = Coordinates(of: rule)
    add(rule.first, beside: rule.second, in: coordinates, times: 1, to: &expression)
    if let second = rule.second {
      let factor = -Double(rule.multiplier)
      add(second, beside: rule.first, in: coordinates, times: factor, to: &expression)
    }
  }

  /// The coordinates of a rule's positions: the coordinates of its holder.
  ///
  /// A mirrored rule measures horizontal positions leftwards from the holder's right edge.
  /// Constants and inequalities thus follow the reading direction.
  private struct Coordinates {
    let holder: UIView
    let isMirrored: Bool

    @MainActor
    init(of rule: LayoutRule) {
      holder = rule.holder
      isMirrored = rule.isMirrored
    }
  }

  /// Adds an attribute or a distance, multiplied by a factor.
  private func add(
    _ side: LayoutRule.Side,
    beside other: LayoutRule.Side?,
    in coordinates: Coordinates,
    times factor: Double,
    to expression: inout LinearExpression
  ) {
    guard let start = side.start else {
      return addEnd(side, beside: other, in: coordinates, times: factor, to: &expression)
    }
    let begin = LayoutRule.Side(item: start.item, attribute: start.attribute)
    addEnd(begin, beside: side, in: coordinates, times: -factor, to: &expression)
    addEnd(side, beside: begin, in: coordinates, times: factor, to: &expression)
  }

  /// Adds the attribute of a side without the start of its distance, multiplied by a factor.
  private func addEnd(
    _ side: LayoutRule.Side,
    beside other: LayoutRule.Side?,
    in coordinates: Coordinates,
    times factor: Double,
    to expression: inout LinearExpression
  ) {
    if side.attribute.isBaseline, let provider = side.baselineProvider {
      return addEnd(provider, beside: other, in: coordinates, times: factor, to: &expression)
    }
    let (holder, isMirrored) = (coordinates.holder, coordinates.isMirrored)
    let attribute = side.attribute.resolved(mirrored: isMirrored)
    guard let axis = attribute.axis else { return }
    let (extent, space) = extent(of: side, beside: other, in: holder, along: axis)
    var factor = factor
    if isMirrored, axis == .horizontal, !attribute.isSize {
      expression.add(box(of: holder).horizontal.length, times: factor)
      factor = -factor
    }
    let position = position(of: attribute, extent: extent, item: side.item)
    insertContentLength(position, of: extent.variables)
    expression.add(position, of: extent.variables, times: factor)
    guard !attribute.isSize else { return }
    addOrigin(of: space, in: holder, along: axis, times: factor, to: &expression)
  }

  private func position(
    of attribute: Attribute,
    extent: LayoutExtent,
    item: LayoutItem
  ) -> LayoutPosition {
    switch attribute {
    case .left, .leading, .top: extent.near
    case .right, .trailing, .bottom: extent.far
    case .width, .height: extent.size
    case .centerX, .centerY: extent.center
    case .firstBaseline: extent.firstBaseline(of: item)
    case .lastBaseline: extent.lastBaseline(of: item)
    case .leftMargin, .leadingMargin, .topMargin: insideMargins(extent, of: item, attribute).near
    case .rightMargin, .trailingMargin, .bottomMargin:
      insideMargins(extent, of: item, attribute).far
    case .centerXWithinMargins, .centerYWithinMargins:
      insideMargins(extent, of: item, attribute).center
    case .notAnAttribute: LayoutPosition()
    }
  }

  private func insideMargins(
    _ extent: LayoutExtent,
    of item: LayoutItem,
    _ attribute: Attribute
  ) -> LayoutExtent {
    guard case .view(let view) = item else { return extent }
    dependencies.insertInsets(of: view)
    return extent.inset(by: view.layoutMargins, along: attribute.axis)
  }

  // MARK: Extents

  /// The extent of an item, and the view that defines its coordinates.
  private func extent(
    of side: LayoutRule.Side,
    beside other: LayoutRule.Side?,
    in holder: UIView,
    along axis: Axis
  ) -> (extent: LayoutExtent, space: UIView) {
    switch side.item {
    case .view(let view):
      // The cast is last, because it takes the most time.
      if side.attribute.belongsToContent, let other, let scrollView = view as? UIScrollView,
        other.item.isContent(of: scrollView)
      {
        return (contentExtent(of: scrollView, along: axis), scrollView)
      }
      guard view !== holder, let superview = view.superview else {
        let insets = view.insetsOfAlignmentRect
        let extent = boundsExtent(of: view, insets, for: side, along: axis)
        return (extent.inset(by: insets, along: axis), view)
      }
      return (LayoutExtent(box(of: view)[axis]), superview)
    case .guide(let guide):
      guard let owner = guide.owningView else {
        preconditionFailure("a guide without a view is not collected")
      }
      return (extent(of: guide, owner: owner, for: side, along: axis), owner)
    }
  }

  /// The extent of a view's bounds in its own coordinates; `insets` belong to its alignment
  /// rectangle.
  private func boundsExtent(
    of view: UIView,
    _ insets: UIEdgeInsets,
    for side: LayoutRule.Side,
    along axis: Axis
  ) -> LayoutExtent {
    if !side.attribute.isSize { dependencies.insertOffset(of: view) }
    let bounds = view.bounds
    let origin = axis == .horizontal ? bounds.origin.x : bounds.origin.y
    let surplus = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    return LayoutExtent(
      box(of: view)[axis],
      near: LayoutPosition(constant: origin),
      far: .length(from: origin + surplus)
    )
  }

  private func contentExtent(
    of scrollView: UIScrollView,
    along axis: Axis
  ) -> LayoutExtent {
    // The content starts at zero, so its start has no variable here.
    let length = contentVariable(of: scrollView, along: axis)
    return LayoutExtent(
      .init(content: length),
      near: LayoutPosition(),
      far: .length(from: 0)
    )
  }

  /// The extent of a guide in its owner's coordinates.
  private func extent(
    of guide: UILayoutGuide,
    owner: UIView,
    for side: LayoutRule.Side,
    along axis: Axis
  ) -> LayoutExtent {
    switch guide.kind {
    case .custom: return LayoutExtent(box(of: guide)[axis])
    case .scrollContent:
      guard let scrollView = owner as? UIScrollView else {
        preconditionFailure("only scroll views own content guides")
      }
      return contentExtent(of: scrollView, along: axis)
    case .safeArea, .layoutMargins, .readableContent, .scrollFrame, .safeAreaBelowCorner,
      .marginsBelowCorner, .readableContentBelowCorner:
      dependencies.insertInsets(of: owner)
      let insets = owner.insets(ofBuiltInGuide: guide.kind, size: owner.bounds.size)
      return boundsExtent(of: owner, owner.insetsOfAlignmentRect, for: side, along: axis)
        .inset(by: insets, along: axis)
    case .topBars, .bottomBars, .keyboard:
      dependencies.insertInsets(of: owner)
      if guide.kind == .keyboard { dependencies.insertPosition(of: owner) }
      return stripExtent(of: guide, owner: owner, for: side, along: axis)
    }
  }

  /// The extent of a strip of fixed height along the owner's top or bottom edge.
  private func stripExtent(
    of guide: UILayoutGuide,
    owner: UIView,
    for side: LayoutRule.Side,
    along axis: Axis
  ) -> LayoutExtent {
    var extent = edges(of: owner, for: guide, side, along: axis)
    if guide.kind == .keyboard, let frame = owner.followedKeyboardFrame {
      return extent.placed(frame, in: owner.bounds, along: axis)
    }
    guard axis == .vertical else { return extent }
    let height = owner.bounds.height
    let insets = owner.insets(ofBuiltInGuide: guide.kind, size: owner.bounds.size)
    if guide.kind == .topBars {
      extent.far = extent.near + (height - insets.bottom)
    } else {
      extent.near = extent.far + -(height - insets.top)
      extent.far = extent.far + -insets.bottom
    }
    return extent
  }

  /// The extent between the edges that a strip is at.
  ///
  /// In UIKit, a controller's bar guides are views in its view. If that is a scroll view, their
  /// edges are the edges of its content.
  private func edges(
    of owner: UIView,
    for guide: UILayoutGuide,
    _ side: LayoutRule.Side,
    along axis: Axis
  ) -> LayoutExtent {
    if guide.kind != .keyboard, let scrollView = owner as? UIScrollView {
      return contentExtent(of: scrollView, along: axis)
    }
    return boundsExtent(of: owner, owner.insetsOfAlignmentRect, for: side, along: axis)
  }

  // MARK: Coordinates

  /// Adds the origin of a view's coordinates in the holder's coordinates, multiplied by a factor.
  ///
  /// The holder is the view itself or an ancestor.
  private func addOrigin(
    of view: UIView,
    in holder: UIView,
    along axis: Axis,
    times factor: Double,
    to expression: inout LinearExpression
  ) {
    var current = view
    while current !== holder, let superview = current.superview {
      let (insets, scrolled) = (current.insetsOfAlignmentRect, current.bounds.origin)
      let offset = axis == .horizontal ? insets.left + scrolled.x : insets.top + scrolled.y
      expression.add(box(of: current)[axis].start, times: factor)
      expression.constant -= offset * factor
      dependencies.insertOffset(of: current)
      current = superview
    }
  }
}

extension LayoutExtent {
  /// The extent of a rectangle inside the bounds that this extent describes.
  fileprivate func placed(
    _ rect: CGRect,
    in bounds: CGRect,
    along axis: NSLayoutConstraint.Axis
  ) -> LayoutExtent {
    let (start, length) =
      axis == .horizontal
      ? (rect.minX - bounds.minX, rect.width) : (rect.minY - bounds.minY, rect.height)
    return LayoutExtent(variables, near: near + start, far: near + (start + length))
  }

  func inset(by insets: UIEdgeInsets, along axis: NSLayoutConstraint.Axis?) -> LayoutExtent {
    axis == .horizontal
      ? inset(near: insets.left, far: insets.right)
      : inset(near: insets.top, far: insets.bottom)
  }
}

extension LayoutRule {
  /// Whether positions are measured from the right, because the holder reads from the right.
  @MainActor
  var isMirrored: Bool {
    guard first.isDirectional || second?.isDirectional ?? false else { return false }
    return holder.isRightToLeft
  }
}

extension LayoutRule.Side {
  fileprivate var isDirectional: Bool {
    attribute.isDirectional || start?.attribute.isDirectional ?? false
  }

  /// The same baseline of the descendant that provides it; nil if the item itself does.
  @MainActor
  fileprivate var baselineProvider: Self? {
    guard case .view(let view) = item else { return nil }
    let provider = attribute == .firstBaseline ? view.firstBaselineView : view.lastBaselineView
    return provider === view ? nil : Self(item: .view(provider), attribute: attribute)
  }
}

extension LayoutItem {
  /// Whether a scroll view's edges are the edges of its content for this item.
  fileprivate func isContent(of scrollView: UIScrollView) -> Bool {
    guard let view, view !== scrollView else { return false }
    return view.isDescendant(of: scrollView)
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The physical attribute: leading becomes left, or right if mirrored.
  fileprivate func resolved(mirrored: Bool) -> Self {
    switch self {
    case .leading: mirrored ? .right : .left
    case .trailing: mirrored ? .left : .right
    case .leadingMargin: mirrored ? .rightMargin : .leftMargin
    case .trailingMargin: mirrored ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// Whether descendants of a scroll view relate this attribute to its content: edges do, sizes and
  /// centers do not.
  fileprivate var belongsToContent: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: false
    default: true
    }
  }
}
