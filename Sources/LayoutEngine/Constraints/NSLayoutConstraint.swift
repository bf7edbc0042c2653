public import Foundation

/// A linear relation between attributes of one or two items of a view tree.
///
/// It reads `first.attribute RELATION multiplier * second.attribute + constant`, in points, in the
/// coordinate space of the view that holds it. It is in force while some view holds it.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private var first = LayoutItemReference.none
  private var second = LayoutItemReference.none
  private var holderReference: UnretainedReference<UIView>?

  /// The view or guide on the first side; not retained.
  open var firstItem: AnyObject? { first.object }
  /// The attribute on the first side.
  open private(set) var firstAttribute = Attribute.notAnAttribute
  /// The relation.
  open private(set) var relation = Relation.equal
  /// The view or guide on the second side, nil for a constant; not retained.
  open var secondItem: AnyObject? { second.object }
  /// The attribute on the second side; `notAnAttribute` without a second item.
  open private(set) var secondAttribute = Attribute.notAnAttribute
  /// The factor of the second attribute.
  open private(set) var multiplier: CGFloat = 1

  /// What is added to the second side, in points.
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { holder?.layoutRulesDidChange() } }
  }

  /// How strongly the constraint is wanted.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { holder?.layoutRulesDidChange() } }
  }

  /// A name for reports of conflicts.
  open var identifier: String?
  /// Whether archiving a holder archives the constraint as well.
  open var shouldBeArchived = false

  /// Where a file describes the constraint, for reports of conflicts.
  package var origin: String?

  /// The view in whose `constraints` this one is listed.
  var holder: UIView? {
    get { holderReference?.object }
    set { holderReference = newValue?.reference }
  }

  /// The first side's view or guide as one that can be laid out.
  var firstLayoutItem: LayoutItem? { first.item }
  /// The second side's view or guide as one that can be laid out.
  var secondLayoutItem: LayoutItem? { second.item }

  /// Makes an empty placeholder, which constrains nothing.
  public override init() { super.init() }

  /// Makes an inactive, required constraint.
  ///
  /// - Precondition: A position has a second item, and is not paired with a size.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init()
    Self.validate(attr1, view2 == nil ? .notAnAttribute : attr2)
    first = LayoutItemReference(view1 as AnyObject)
    firstAttribute = attr1
    self.relation = relation
    if let view2 {
      second = LayoutItemReference(view2 as AnyObject)
      secondAttribute = attr2
    }
    self.multiplier = multiplier
    constant = c
  }

  /// Whether some view holds the constraint; setting it hands it to, or takes it from, one.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints in order.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil, let first = firstLayoutItem else { return }
    let second = secondLayoutItem
    guard let ancestor = UIView.commonAncestor(first.view, second?.view ?? first.view) else {
      preconditionFailure(
        """
        Unable to activate constraint with anchors \(first.reportName).\(firstAttribute) and \
        \(second?.reportName ?? "nil").\(secondAttribute) because they have no common ancestor. \
        Does the constraint or its anchors reference items in different view hierarchies?
        """
      )
    }
    ancestor.addConstraint(self)
  }

  private func deactivate() {
    holder?.removeConstraint(self)
  }

  private static func validate(_ first: Attribute, _ second: Attribute) {
    precondition(
      second != .notAnAttribute || first.isSize || first == .notAnAttribute,
      "a constraint on \(first) needs a second item: only widths and heights can be constants"
    )
    precondition(
      second == .notAnAttribute || first.isSize == second.isSize,
      "a constraint cannot relate a size to a position: \(first) to \(second)"
    )
    precondition(
      !(first.isDirectional && second.isSided || first.isSided && second.isDirectional),
      "a constraint cannot pair leading or trailing with left or right: \(first) to \(second)"
    )
  }

  /// A short reading of the constraint for logs; the address keeps it out of recordings.
  open nonisolated override var description: String {
    MainActor.assumeIsolated {
      let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
      let label = identifier.map { " '\($0)'" } ?? ""
      let state = isActive ? "active" : "inactive"
      return "<NSLayoutConstraint:0x\(address)\(label) \(equationText)   (\(state))>"
    }
  }

  /// The relation as an equation, `view.width >= 0.5*other.width + 8`.
  package var equationText: String {
    let sign = ["<=", "==", ">="][relation.rawValue + 1]
    var text = "\(firstLayoutItem?.reportName ?? "nil").\(firstAttribute) \(sign) "
    guard let second = secondLayoutItem else { return text + "\(constant)" }
    if multiplier != 1 { text += "\(multiplier)*" }
    text += "\(second.reportName).\(secondAttribute)"
    if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    return text
  }
}
