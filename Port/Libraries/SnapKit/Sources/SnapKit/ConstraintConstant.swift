public import UIKit

/// A constant of constraints, with a value for each attribute.
public protocol ConstraintConstantTarget {}

/// The amounts of `offset`.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

/// The amounts of `inset`.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

/// The amounts of `inset` with a leading and a trailing edge.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

/// The factors of `multipliedBy` and `dividedBy`.
public protocol ConstraintMultiplierTarget {}

extension Int: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {}
extension UInt: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {}
extension Float: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {}
extension Double: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {}
extension CGFloat: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {}
extension CGPoint: ConstraintOffsetTarget {}
extension CGSize: ConstraintOffsetTarget {}
extension UIEdgeInsets: ConstraintOffsetTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintDirectionalInsetTarget {}

/// Returns a number as UIKit's type; nil for another value.
func number(_ value: Any) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: value
  case let value as Float: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as UInt: CGFloat(value)
  default: nil
  }
}

/// Returns the constant of a constraint with an attribute, in points.
@MainActor func constant(
  _ value: any ConstraintConstantTarget,
  of attribute: NSLayoutConstraint.Attribute
) -> CGFloat {
  switch value {
  case let size as CGSize: amount(size, of: attribute)
  case let point as CGPoint: amount(point, of: attribute)
  case let insets as UIEdgeInsets: amount(insets, of: attribute)
  case let insets as NSDirectionalEdgeInsets: amount(insets, of: attribute)
  default: number(value) ?? 0
  }
}

private func amount(_ size: CGSize, of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
  switch attribute {
  case .width: size.width
  case .height: size.height
  default: 0
  }
}

private func amount(_ point: CGPoint, of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
  switch attribute {
  case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
    .trailingMargin, .centerXWithinMargins:
    point.x
  case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .lastBaseline,
    .firstBaseline:
    point.y
  default: 0
  }
}

@MainActor private func amount(
  _ insets: UIEdgeInsets,
  of attribute: NSLayoutConstraint.Attribute
) -> CGFloat {
  let isRightToLeft = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
  return amount(
    NSDirectionalEdgeInsets(
      top: insets.top,
      leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right
    ),
    of: attribute
  )
}

/// Insets are positive inside of the other item, so the right and bottom edges move to the left and
/// up.
@MainActor private func amount(
  _ insets: NSDirectionalEdgeInsets,
  of attribute: NSLayoutConstraint.Attribute
) -> CGFloat {
  let isRightToLeft = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
  let (left, right) =
    isRightToLeft
    ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
  return switch attribute {
  case .left, .leftMargin: left
  case .right, .rightMargin: -right
  case .top, .topMargin, .firstBaseline: insets.top
  case .bottom, .bottomMargin, .lastBaseline: -insets.bottom
  case .leading, .leadingMargin: insets.leading
  case .trailing, .trailingMargin: -insets.trailing
  case .centerX, .centerXWithinMargins: (left - right) / 2
  case .centerY, .centerYWithinMargins: (insets.top - insets.bottom) / 2
  case .width: -(left + right)
  case .height: -(insets.top + insets.bottom)
  default: 0
  }
}
