public import UIKit

/// The constraints of one statement, such as four for `make.edges`.
@MainActor public final class Constraint {
  public private(set) var layoutConstraints: [NSLayoutConstraint] = []
  /// The view or layout guide with the first attributes.
  weak var owner: AnyObject?
  private let relation: NSLayoutConstraint.Relation
  private var constant: any ConstraintConstantTarget

  init(_ description: ConstraintDescription) {
    let (from, to) = (description.item, description.related)
    owner = from.target
    relation = description.relation
    constant = description.constant
    let second = to.target
    for attribute in from.attributes.layoutAttributes {
      let other = Self.secondAttribute(attribute, from, to)
      // A position without another item relates to the superview.
      let isSize = attribute == .width || attribute == .height
      let target = second ?? (isSize ? nil : from.superview)
      let constraint = NSLayoutConstraint(
        item: from.target ?? UIView(),
        attribute: attribute,
        relatedBy: relation,
        toItem: target,
        attribute: target == nil ? .notAnAttribute : other,
        multiplier: description.multiplier,
        constant: SnapKit.constant(constant, of: other)
      )
      constraint.priority = UILayoutPriority(description.priority)
      constraint.identifier = description.label
      layoutConstraints.append(constraint)
    }
  }

  private static func secondAttribute(
    _ attribute: NSLayoutConstraint.Attribute,
    _ from: ConstraintItem,
    _ to: ConstraintItem
  ) -> NSLayoutConstraint.Attribute {
    let (own, other) = (from.attributes, to.attributes)
    guard let first = other.layoutAttributes.first else {
      guard to.target == nil else { return attribute }
      return attribute == .centerX ? .left : attribute == .centerY ? .top : attribute
    }
    if own == .edges && other == .margins
      || own == .directionalEdges && other == .directionalMargins
    {
      return attribute.margin
    }
    if own == .margins && other == .edges
      || own == .directionalMargins && other == .directionalEdges
    {
      return attribute.edge
    }
    return own == other ? attribute : first
  }

  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set { if newValue { activate() } else { deactivate() } }
  }

  public func activate() {
    NSLayoutConstraint.activate(layoutConstraints)
    constraints(of: owner).add(self)
  }

  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    constraints(of: owner).remove(self)
  }

  // MARK: Updates

  @discardableResult public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    update(constant: offset)
  }

  @discardableResult public func update(inset: any ConstraintInsetTarget) -> Constraint {
    update(constant: SnapKit.inset(inset))
  }

  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    update(constant: inset)
  }

  @discardableResult public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    for constraint in layoutConstraints {
      constraint.priority = UILayoutPriority(priority.constraintPriorityTargetValue)
    }
    return self
  }

  @discardableResult public func update(priority: ConstraintPriority) -> Constraint {
    update(priority: priority.value)
  }

  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }

  private func update(constant: any ConstraintConstantTarget) -> Constraint {
    self.constant = constant
    for constraint in layoutConstraints {
      let isAlone = constraint.secondAttribute == .notAnAttribute
      let attribute = isAlone ? constraint.firstAttribute : constraint.secondAttribute
      constraint.constant = SnapKit.constant(constant, of: attribute)
    }
    return self
  }

  /// Takes over the constants of a constraint with the same items and attributes.
  ///
  /// - Returns: Whether there is such a constraint for each of the layout constraints.
  func updates(_ existing: [NSLayoutConstraint]) -> Bool {
    let pairs = layoutConstraints.map { new in (new, existing.first { $0.isUpdated(by: new) }) }
    guard pairs.allSatisfy({ $0.1 != nil }) else { return false }
    for (new, old) in pairs { old?.constant = new.constant }
    return true
  }
}

extension NSLayoutConstraint {
  /// Whether another constraint differs in its constant only.
  fileprivate func isUpdated(by other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && priority == other.priority
      && multiplier == other.multiplier
  }
}

extension ConstraintItem {
  @MainActor fileprivate var superview: UIView? {
    (target as? UIView)?.superview ?? (target as? UILayoutGuide)?.owningView
  }
}

/// Returns the amount of an inset: a number counts for all edges.
func inset(_ amount: any ConstraintInsetTarget) -> any ConstraintConstantTarget {
  number(amount).map { UIEdgeInsets(top: $0, left: $0, bottom: $0, right: $0) } ?? amount
}
