import UIKit

/// The attributes of one side of constraints, such as `edges` for four of them.
struct ConstraintAttributes: OptionSet, Hashable {
  let rawValue: Int

  private static func attribute(_ attribute: NSLayoutConstraint.Attribute) -> Self {
    Self(rawValue: 1 << attribute.rawValue)
  }

  static let left = attribute(.left)
  static let right = attribute(.right)
  static let top = attribute(.top)
  static let bottom = attribute(.bottom)
  static let leading = attribute(.leading)
  static let trailing = attribute(.trailing)
  static let width = attribute(.width)
  static let height = attribute(.height)
  static let centerX = attribute(.centerX)
  static let centerY = attribute(.centerY)
  static let lastBaseline = attribute(.lastBaseline)
  static let firstBaseline = attribute(.firstBaseline)
  static let leftMargin = attribute(.leftMargin)
  static let rightMargin = attribute(.rightMargin)
  static let topMargin = attribute(.topMargin)
  static let bottomMargin = attribute(.bottomMargin)
  static let leadingMargin = attribute(.leadingMargin)
  static let trailingMargin = attribute(.trailingMargin)
  static let centerXWithinMargins = attribute(.centerXWithinMargins)
  static let centerYWithinMargins = attribute(.centerYWithinMargins)

  static let edges: Self = [.left, .right, .top, .bottom]
  static let horizontalEdges: Self = [.left, .right]
  static let verticalEdges: Self = [.top, .bottom]
  static let directionalEdges: Self = [.leading, .trailing, .top, .bottom]
  static let directionalHorizontalEdges: Self = [.leading, .trailing]
  static let size: Self = [.width, .height]
  static let center: Self = [.centerX, .centerY]
  static let margins: Self = [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
  static let directionalMargins: Self = [
    .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
  ]
  static let centerWithinMargins: Self = [.centerXWithinMargins, .centerYWithinMargins]

  /// UIKit's attributes, in the order of their values.
  var layoutAttributes: [NSLayoutConstraint.Attribute] {
    (1...20).filter { rawValue & 1 << $0 != 0 }
      .compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin of an edge; the attribute itself for others.
  var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }

  /// The edge of a margin; the attribute itself for others.
  var edge: Self {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    default: self
    }
  }
}
