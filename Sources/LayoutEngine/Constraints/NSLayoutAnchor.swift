public import Foundation

/// One attribute of one item, from which constraints are made.
///
/// The constraints it makes are inactive and required, and begin with the anchor's own item.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private let reference: LayoutItemReference
  let attribute: NSLayoutConstraint.Attribute
  private nonisolated let identity: AnchorIdentity

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    reference = LayoutItemReference(item)
    self.attribute = attribute
    identity = AnchorIdentity(item: ObjectIdentifier(item), attribute: attribute)
    super.init()
  }

  /// The view or guide, while it lives.
  open var item: AnyObject? { reference.object }

  /// The attribute's name.
  open var name: String { "\(attribute)" }

  /// Compares item and attribute.
  open nonisolated override func isEqual(_ other: Any?) -> Bool {
    (other as? NSLayoutAnchor<AnchorType>)?.identity == identity
  }

  /// Equal for equal anchors.
  open nonisolated override var hash: Int { identity.hashValue }

  /// This anchor equals another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor)
  }

  /// This anchor equals another plus a constant in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: c)
  }

  /// This anchor is at least another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor)
  }

  /// This anchor is at least another plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// This anchor is at most another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor)
  }

  /// This anchor is at most another plus a constant in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: c)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation,
    to anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    guard let item else {
      preconditionFailure("the view or guide of a \(attribute) anchor is gone")
    }
    return NSLayoutConstraint(
      item: item,
      attribute: attribute,
      relatedBy: relation,
      toItem: anchor?.item,
      attribute: anchor?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }
}

/// What makes two anchors equal.
private struct AnchorIdentity: Hashable, Sendable {
  var item: ObjectIdentifier
  var attribute: NSLayoutConstraint.Attribute
}
