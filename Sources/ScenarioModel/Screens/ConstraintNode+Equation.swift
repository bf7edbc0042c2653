import SnapshotModel

extension ConstraintNode {
  /// Returns the constraint's equation.
  ///
  /// - Parameter item: Returns the view or guide with an id.
  /// - Returns: The equation with the items that `item` returns.
  package func equation(
    naming item: (_ id: String) -> ConstraintEquation.Item
  ) -> ConstraintEquation {
    var second: ConstraintEquation.Term?
    if let secondItem, let secondAttribute {
      second = ConstraintEquation.Term(item(secondItem), secondAttribute.equationAttribute)
    }
    return ConstraintEquation(
      ConstraintEquation.Term(item(firstItem), firstAttribute.equationAttribute),
      relation.equationRelation,
      multiplier: multiplier,
      second,
      constant: constant,
      priority: priority == 1000 ? nil : Double(priority)
    )
  }
}

extension ConstraintNode.Relation {
  fileprivate var equationRelation: ConstraintEquation.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension ConstraintNode.Attribute {
  /// The attribute by its name in UIKit, which differs for the last baseline.
  fileprivate var equationAttribute: ConstraintEquation.Attribute {
    ConstraintEquation.Attribute(rawValue: rawValue) ?? .lastBaseline
  }
}
