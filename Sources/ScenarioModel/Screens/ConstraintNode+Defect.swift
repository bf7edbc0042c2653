extension ConstraintNode {
  /// What makes the constraint meaningless whatever its items are, in words; nil if nothing does.
  ///
  /// UIKit raises an exception for each of these.
  package var defect: String? { defect(acceptingDirectionsWithSides: false) }

  /// Why the constraint means nothing to a system, which may relate leading and trailing to left and
  /// right; nil if it means something.
  package func defect(acceptingDirectionsWithSides acceptsMixture: Bool) -> String? {
    guard let secondAttribute, secondItem != nil else {
      return firstAttribute.isSize ? nil : "\(firstAttribute.rawValue) needs a second item"
    }
    if multiplier == 0, !firstAttribute.isSize {
      return "a multiplier of 0 leaves no second item to \(firstAttribute.rawValue)"
    }
    let pair = "\(firstAttribute.rawValue) to \(secondAttribute.rawValue)"
    if firstAttribute.isSize != secondAttribute.isSize {
      return "it relates a size to a position: \(pair)"
    }
    if !firstAttribute.isSize, firstAttribute.isHorizontal != secondAttribute.isHorizontal {
      return "it relates a horizontal position to a vertical one: \(pair)"
    }
    return mixesDirectionsWithSides && !acceptsMixture
      ? "it relates leading or trailing to left or right: \(pair)" : nil
  }

  /// Whether leading or trailing is related to left or right, which UIKit accepts up to iOS 8.
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

  /// Whether it is on one side whichever way language reads.
  package var isSided: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
