import UIKit

/// One relation: some attributes of an item, related to another item or to constants.
public final class Tie {
  private unowned let item: Tieable
  public private(set) var constraints: [TetherConstraint] = []

  init(
    _ item: Tieable,
    _ attributes: [NSLayoutConstraint.Attribute],
    _ relation: NSLayoutConstraint.Relation,
    _ other: Any
  ) {
    self.item = item
    constraints = attributes.map { attribute in
      let target = Self.target(of: other, for: attribute, in: item)
      let constraint = TetherConstraint(
        item: item,
        attribute: attribute,
        relatedBy: relation,
        toItem: target.item,
        attribute: target.attribute,
        multiplier: 1,
        constant: target.constant
      )
      constraint.tie = self
      return constraint
    }
  }

  private static func target(
    of other: Any,
    for attribute: NSLayoutConstraint.Attribute,
    in item: Tieable
  ) -> (item: AnyObject?, attribute: NSLayoutConstraint.Attribute, constant: CGFloat) {
    switch other {
    case let size as CGSize: return (nil, attribute, attribute == .width ? size.width : size.height)
    case let number as CGFloat: return (constantItem(attribute, item), attribute, number)
    case let number as Double: return (constantItem(attribute, item), attribute, CGFloat(number))
    case let number as Int: return (constantItem(attribute, item), attribute, CGFloat(number))
    // Before views and guides, because some of the system's layout supports are such objects.
    case let support as UILayoutSupport:
      return (support, attribute == .top ? .bottom : .top, 0)
    case let other as Tieable: return (other, attribute, 0)
    default: fatalError("cannot be tied to \(other)")
    }
  }

  /// Returns the second item for a constant: nil for a size, the superview for a position.
  private static func constantItem(
    _ attribute: NSLayoutConstraint.Attribute,
    _ item: Tieable
  ) -> AnyObject? {
    [.width, .height].contains(attribute) ? nil : item.container
  }

  @discardableResult
  public func offset(_ offset: CGFloat) -> Tie {
    constraints.forEach { $0.constant = offset }
    return self
  }

  @discardableResult
  public func inset(_ insets: UIEdgeInsets) -> Tie {
    for constraint in constraints {
      switch constraint.firstAttribute {
      case .top, .topMargin: constraint.constant = insets.top
      case .left, .leading, .leftMargin: constraint.constant = insets.left
      case .bottom, .bottomMargin: constraint.constant = -insets.bottom
      case .right, .trailing, .rightMargin: constraint.constant = -insets.right
      default: break
      }
    }
    return self
  }

  @discardableResult
  public func priority(_ priority: UILayoutPriority) -> Tie {
    constraints.forEach { $0.priority = priority }
    return self
  }

  public func activate() {
    NSLayoutConstraint.activate(constraints)
    item.ties.append(self)
  }

  public func deactivate() {
    NSLayoutConstraint.deactivate(constraints)
    item.ties.removeAll { $0 === self }
  }

  public var isActive: Bool { constraints.contains { $0.isActive } }

  func relatesSame(as other: Tie) -> Bool {
    constraints.count == other.constraints.count
      && zip(constraints, other.constraints).allSatisfy { one, two in
        one.firstItem === two.firstItem && one.secondItem === two.secondItem
          && one.firstAttribute == two.firstAttribute
          && one.secondAttribute == two.secondAttribute && one.relation == two.relation
      }
  }

  func take(_ other: Tie) {
    for (present, new) in zip(constraints, other.constraints) {
      present.constant = new.constant
      present.priority = new.priority
    }
  }
}

/// `view.widthAnchor <> 100 ~ .defaultHigh`, as an operator syntax.
infix operator <> : ComparisonPrecedence
infix operator ~ : AdditionPrecedence

@discardableResult
public func <> (anchor: NSLayoutDimension, constant: CGFloat) -> NSLayoutConstraint {
  let constraint = anchor.constraint(equalToConstant: constant)
  (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  constraint.isActive = true
  return constraint
}

@discardableResult
public func <> <Axis>(
  one: NSLayoutAnchor<Axis>,
  other: NSLayoutAnchor<Axis>
)
  -> NSLayoutConstraint
{
  let constraint = one.constraint(equalTo: other)
  constraint.isActive = true
  return constraint
}

@discardableResult
public func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
  constraint.priority = priority
  return constraint
}
