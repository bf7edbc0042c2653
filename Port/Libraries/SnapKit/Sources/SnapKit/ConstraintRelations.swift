import UIKit

/// A statement that a relation can follow.
public class ConstraintMakerRelatable: ConstraintMakerFinalizable {
  @discardableResult
  public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.equal, to: other)
  }

  @discardableResult public func equalToSuperview() -> ConstraintMakerEditable {
    relateToSuperview(.equal)
  }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { relate(.lessThanOrEqual, to: other) }

  @discardableResult public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual)
  }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, to: other) }

  @discardableResult public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual)
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation,
    to other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    description.relation = relation
    description.isRelated = true
    if let item = other as? ConstraintItem {
      description.related = item
    } else if let constant = other as? any ConstraintConstantTarget {
      description.constant = constant
    } else {
      description.related = ConstraintItem(target: other as AnyObject, attributes: [])
    }
    return ConstraintMakerEditable(description)
  }

  private func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation
  ) -> ConstraintMakerEditable {
    let item = description.item.target
    guard let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
      fatalError("A view needs a superview before a constraint to its superview is made.")
    }
    return relate(relation, to: view)
  }
}

/// A statement that further attributes can follow.
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let item = description.item
    description.item = ConstraintItem(
      target: item.target,
      attributes: item.attributes.union(attributes)
    )
    return self
  }
}
