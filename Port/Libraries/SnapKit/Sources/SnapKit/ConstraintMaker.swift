public import UIKit

/// The parts of one statement.
@MainActor final class ConstraintDescription {
  var item: ConstraintItem
  var related = ConstraintItem(target: nil, attributes: [])
  var relation = NSLayoutConstraint.Relation.equal
  var multiplier: CGFloat = 1
  var constant: any ConstraintConstantTarget = CGFloat(0)
  var priority: Float = 1000
  var label: String?
  /// Whether the statement has a relation.
  var isRelated = false
  /// The constraint, made at its first use.
  private(set) lazy var constraint = Constraint(self)

  init(_ item: ConstraintItem) { self.item = item }
}

/// The argument of the closures that make constraints.
@MainActor public class ConstraintMaker {
  private let item: AnyObject
  private var descriptions: [ConstraintDescription] = []

  init(_ item: AnyObject) {
    self.item = item
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  func make(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(ConstraintItem(target: item, attributes: attributes))
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }

  /// The constraints of the statements with a relation.
  var constraints: [Constraint] { descriptions.filter(\.isRelated).map(\.constraint) }
}

/// The statement `labeled` ends.
@MainActor public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  public var constraint: Constraint { description.constraint }

  @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }
}

/// A statement that `priority` can follow.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    priority(amount.value)
  }

  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    description.priority = amount.constraintPriorityTargetValue
    return self
  }

  @discardableResult public func priorityRequired() -> ConstraintMakerFinalizable {
    priority(.required)
  }

  @discardableResult public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }
  @discardableResult public func priorityMedium() -> ConstraintMakerFinalizable {
    priority(.medium)
  }
  @discardableResult public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

/// A statement that `multipliedBy`, `offset` and `inset` can follow.
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = number(amount) ?? 1
    return self
  }

  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = 1 / (number(amount) ?? 1)
    return self
  }

  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = amount
    return self
  }

  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = SnapKit.inset(amount)
    return self
  }

  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount
    return self
  }
}
