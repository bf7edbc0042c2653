import Foundation

extension LayoutRules {
  /// Appends rules that fix a view's frame as its autoresizing mask would.
  ///
  /// The solver does not choose the frame of such a view. Each axis gets a position and a size:
  /// constants where the mask is rigid, relations to the superview where it is flexible. The rules
  /// hold for the current frame, so nothing moves until the superview's size changes.
  mutating func appendAutoresizing(of view: UIView) {
    guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview,
      !(view is UIWindow)
    else { return }
    let frame = view.alignmentRect(forFrame: view.frame)
    let mask = view.autoresizingMask
    appendSprings(
      Springs(
        leading: mask.contains(.flexibleLeftMargin),
        size: mask.contains(.flexibleWidth),
        trailing: mask.contains(.flexibleRightMargin)
      ),
      of: view,
      in: superview,
      axis: .horizontal,
      origin: frame.minX,
      size: frame.width,
      total: superview.bounds.width
    )
    appendSprings(
      Springs(
        leading: mask.contains(.flexibleTopMargin),
        size: mask.contains(.flexibleHeight),
        trailing: mask.contains(.flexibleBottomMargin)
      ),
      of: view,
      in: superview,
      axis: .vertical,
      origin: frame.minY,
      size: frame.height,
      total: superview.bounds.height
    )
  }

  private mutating func appendSprings(
    _ springs: Springs,
    of view: UIView,
    in superview: UIView,
    axis: NSLayoutConstraint.Axis,
    origin: CGFloat,
    size: CGFloat,
    total: CGFloat
  ) {
    let isHorizontal = axis == .horizontal
    // The slopes of origin and size against the superview's length, from two samples of the
    // springs.
    let stretched = springs.stretch(origin, size, from: total, to: total + 1)
    let (originSlope, sizeSlope) = (stretched.0 - origin, stretched.1 - size)
    let parentSize: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
    func rule(
      _ attribute: NSLayoutConstraint.Attribute,
      value: CGFloat,
      slope: CGFloat,
      priority: Float = 1000
    ) {
      append(
        LayoutRule(
          first: .init(item: .view(view), attribute: attribute),
          second: slope == 0 ? nil : .init(item: .view(superview), attribute: parentSize),
          multiplier: slope,
          constant: value - slope * total,
          priority: priority,
          holder: superview,
          origin: .autoresizing(view)
        )
      )
    }
    rule(isHorizontal ? .left : .top, value: origin, slope: originSlope)
    let priority = view.hasYieldingSize ? Self.yieldingPriority : 1000
    rule(parentSize, value: size, slope: sizeSlope, priority: priority)
  }
}
