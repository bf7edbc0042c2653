import LayoutEngine
import ScenarioModel

// The values of a screen as UIKit's values.

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension CGSize {
  init(_ size: ScenarioModel.IntrinsicSize) {
    self.init(
      width: size.width ?? UIView.noIntrinsicMetric,
      height: size.height ?? UIView.noIntrinsicMetric
    )
  }
}

extension UIEdgeInsets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSDirectionalEdgeInsets {
  /// Uses left as leading and right as trailing.
  init(_ insets: Insets) {
    self.init(
      top: insets.top,
      leading: insets.left,
      bottom: insets.bottom,
      trailing: insets.right
    )
  }
}

extension UIImage {
  convenience init(_ size: Size) {
    self.init(size: CGSize(width: size.width, height: size.height))
  }
}

extension UISemanticContentAttribute {
  init(_ attribute: SemanticContentAttribute) {
    switch attribute {
    case .unspecified: self = .unspecified
    case .playback: self = .playback
    case .spatial: self = .spatial
    case .forceLeftToRight: self = .forceLeftToRight
    case .forceRightToLeft: self = .forceRightToLeft
    }
  }
}

extension NSLayoutConstraint {
  /// Creates an inactive constraint of a node between the items with its ids.
  convenience init(_ node: ConstraintNode, _ first: AnyObject, _ second: AnyObject?) {
    self.init(
      first,
      Attribute(node.firstAttribute),
      Relation(node.relation),
      second,
      node.secondAttribute.map { Attribute($0) } ?? .notAnAttribute,
      multiplier: node.multiplier,
      constant: node.constant
    )
    priority = UILayoutPriority(node.priority)
    identifier = node.id
  }
}

extension NSLayoutConstraint.Relation {
  init(_ relation: ConstraintNode.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  init(_ attribute: ConstraintNode.Attribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .lastBaseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    case .leftMargin: self = .leftMargin
    case .rightMargin: self = .rightMargin
    case .topMargin: self = .topMargin
    case .bottomMargin: self = .bottomMargin
    case .leadingMargin: self = .leadingMargin
    case .trailingMargin: self = .trailingMargin
    case .centerXWithinMargins: self = .centerXWithinMargins
    case .centerYWithinMargins: self = .centerYWithinMargins
    }
  }
}
