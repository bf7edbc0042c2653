extension ConstraintNode {
  /// The reason that the constraint is invalid for any items, in words; nil if it is valid.
  ///
  /// UIKit raises an exception for each of these.
  package var defect: String? { defect(acceptingDirectionsWithSides: false) }

  /// Returns why the constraint is invalid on a system; nil if it is valid.
  ///
  /// A system may accept leading and trailing beside left and right.
  package func defect(acceptingDirectionsWithSides acceptsMixture: Bool) -> String? {
    guard let secondAttribute, secondItem != nil else {
      return firstAttribute.isSize ? nil : "\(firstAttribute.rawValue) needs a second item"
    }
    if multiplier == 0, !firstAttribute.isSize {
      return "a multiplier of 0 leaves no second item to \(firstAttribute.rawValue)"
    }
    var pair: String { "\(firstAttribute.rawValue) to \(secondAttribute.rawValue)" }
    if firstAttribute.isSize != secondAttribute.isSize {
      return "it relates a size to a position: \(pair)"
    }
    if !firstAttribute.isSize, firstAttribute.isHorizontal != secondAttribute.isHorizontal {
      return "it relates a horizontal position to a vertical one: \(pair)"
    }
    return mixesDirectionsWithSides && !acceptsMixture
      ? "it relates leading or trailing to left or right: \(pair)" : nil
  }

  /// Whether it combines leading or trailing with left or right, which UIKit accepts up to iOS 8.
  package var mixesDirectionsWithSides: Bool {
    guard let secondAttribute else { return false }
    return firstAttribute.isDirectional && secondAttribute.isSided
      || firstAttribute.isSided && secondAttribute.isDirectional
  }
}

extension ConstraintNode.Attribute {
  fileprivate var isSize: Bool { self == .width || self == .height }

  fileprivate var isHorizontal: Bool {
    switch self {
    case .width, .centerX, .centerXWithinMargins: true
    default: isDirectional || isSided
    }
  }

  fileprivate var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether its side does not depend on the reading direction.
  package var isSided: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
