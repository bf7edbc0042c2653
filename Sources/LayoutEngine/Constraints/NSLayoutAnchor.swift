public import Foundation

/// One attribute of one item, from which constraints are made.
///
/// The constraints it makes are inactive and required, and begin with the anchor's own item. A
/// dimension may also be the distance between two positions, see
/// ``NSLayoutXAxisAnchor/anchorWithOffset(to:)``.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: ConstraintTerm
  fileprivate nonisolated let identity: AnchorIdentity

  init(_ term: ConstraintTerm) {
    self.term = term
    identity = AnchorIdentity(term)
    super.init()
  }

  convenience init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(ConstraintTerm(item, attribute))
  }

  /// The view or guide, while it lives.
  open var item: AnyObject? { term.item }

  /// The attribute's name.
  open var name: String { "\(term.attribute)" }

  /// Whether the constraints leave the item's position or size along this anchor's axis free.
  open var hasAmbiguousLayout: Bool {
    guard let item, let view = term.layoutItem?.view, let axis = term.axis else { return false }
    return view.rootView.layoutSystem.isAmbiguous(item, along: axis)
  }

  /// The active constraints that determine where the item lies along this anchor's axis, or how
  /// long it is there.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item = term.layoutItem, let axis = term.axis else { return [] }
    return item.constraintsAffectingLayout(for: axis)
  }

  /// Compares item and attribute.
  open nonisolated override func isEqual(_ other: Any?) -> Bool {
    (other as? any IdentifiedAnchor)?.identity == identity
  }

  open nonisolated override var hash: Int { identity.hashValue }

  /// The class with the item and the attribute, for logs; the addresses keep it out of recordings.
  open nonisolated override var description: String {
    MainActor.assumeIsolated {
      "<\(ObjectLabel.address(self)) \"\(ObjectLabel.text(item)).\(name)\">"
    }
  }

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
    precondition(item != nil, "the view or guide of a \(term.attribute) anchor is gone")
    return NSLayoutConstraint(
      term,
      relation,
      anchor?.term,
      multiplier: multiplier,
      constant: constant
    )
  }
}

/// An anchor of whatever axis.
private protocol IdentifiedAnchor {
  var identity: AnchorIdentity { get }
}

extension NSLayoutAnchor: IdentifiedAnchor {}

/// What makes two anchors equal.
private struct AnchorIdentity: Hashable, Sendable {
  private var item: ObjectIdentifier?
  private var attribute: NSLayoutConstraint.Attribute
  private var start: ObjectIdentifier?
  private var startAttribute: NSLayoutConstraint.Attribute?

  @MainActor
  init(_ term: ConstraintTerm) {
    item = term.item.map { ObjectIdentifier($0) }
    attribute = term.attribute
    start = term.start?.item.map { ObjectIdentifier($0) }
    startAttribute = term.start?.attribute
  }
}
