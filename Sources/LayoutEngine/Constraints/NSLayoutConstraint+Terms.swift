extension NSLayoutConstraint {
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The axis of a length; a view has separate priorities for each axis.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// An edge, center, size or baseline of an item's alignment rectangle.
  public enum Attribute: Int, Sendable {
    /// No attribute: the second attribute of a constraint to a constant.
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge inset by the margin.
    case leftMargin = 13
    /// The right edge inset by the margin.
    case rightMargin = 14
    /// The top edge inset by the margin.
    case topMargin = 15
    /// The bottom edge inset by the margin.
    case bottomMargin = 16
    /// The leading edge inset by the margin.
    case leadingMargin = 17
    /// The trailing edge inset by the margin.
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
  }
}

extension NSLayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute depends on the reading direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a side that does not depend on the reading direction.
  var isSided: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The attribute's axis; nil for `notAnAttribute`.
  package var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }
}
