public import Foundation

/// An attribute of an item, as a factory of constraints.
///
/// The constraints are inactive and required, and their first item is the anchor's item. A
/// dimension can also be the distance between two positions; see
/// ``NSLayoutXAxisAnchor/anchorWithOffset(to:)``.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  package let term: ConstraintTerm
  fileprivate nonisolated let identity: AnchorIdentity

  init(_ term: ConstraintTerm) {
    self.term = term
    identity = AnchorIdentity(term)
    super.init()
  }

  convenience init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(ConstraintTerm(item, attribute))
  }

  /// The view or guide; nil after its deallocation.
  open var item: AnyObject? { term.item }

  open var name: String { "\(term.attribute)" }

  /// Whether the constraints leave the item's position or size ambiguous along this anchor's axis.
  open var hasAmbiguousLayout: Bool {
    guard let item, let view = term.layoutItem?.view, let axis = term.axis else { return false }
    let ambiguity = view.rootView.layoutSystem.ambiguity(of: item)
    return axis == .horizontal ? ambiguity.horizontal : ambiguity.vertical
  }

  /// Compares the items and attributes.
  open nonisolated override func isEqual(_ other: Any?) -> Bool {
    (other as? any IdentifiedAnchor)?.identity == identity
  }

  open nonisolated override var hash: Int { identity.hashValue }

  /// The class, item and attribute, for logs.
  ///
  /// Recordings omit it because it contains addresses.
  open nonisolated override var description: String {
    MainActor.assumeIsolated {
      "<\(ObjectLabel.address(self)) \"\(ObjectLabel.text(item)).\(name)\">"
    }
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor)
  }

  /// Makes this anchor equal to another plus a constant in points.
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

  /// Makes this anchor at least another plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor)
  }

  /// Makes this anchor at most another plus a constant in points.
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
    precondition(item != nil, "the view or guide of a \(term.attribute) anchor no longer exists")
    return NSLayoutConstraint(
      term,
      relation,
      anchor?.term,
      multiplier: multiplier,
      constant: constant
    )
  }
}

/// An anchor of any axis.
private protocol IdentifiedAnchor {
  var identity: AnchorIdentity { get }
}

extension NSLayoutAnchor: IdentifiedAnchor {}

/// The item and attributes that identify an anchor.
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
