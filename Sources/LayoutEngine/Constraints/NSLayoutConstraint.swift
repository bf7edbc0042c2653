public import Foundation

/// A linear equation or inequality between attributes of one or two items.
///
/// It reads `first.attribute RELATION multiplier * second.attribute + constant`, in points, in the
/// coordinate space of the view that holds it. It is active while a view holds it.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociatedObjectHolder {
  /// The associated objects.
  nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  package final private(set) var firstTerm = ConstraintTerm.none
  package final private(set) var secondTerm = ConstraintTerm.none
  private var holderReference: UnretainedReference<UIView>?

  /// The view or guide on the first side; not retained.
  open var firstItem: AnyObject? { firstTerm.item }
  open var firstAttribute: Attribute { firstTerm.attribute }
  open private(set) var relation = Relation.equal
  /// The view or guide on the second side; nil for a constant; not retained.
  open var secondItem: AnyObject? { secondTerm.item }
  /// The attribute on the second side; `notAnAttribute` without a second item.
  open var secondAttribute: Attribute { secondTerm.attribute }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstTerm) }
  /// The anchor on the second side; nil for a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem == nil ? nil : NSLayoutAnchor(secondTerm)
  }
  /// The factor of the second attribute.
  ///
  /// UIKit crashes on a multiplier that is not finite. Here layouts skip the constraint, and the
  /// device's diagnostics report it. A multiplier beyond a million counts as a million.
  open private(set) var multiplier: CGFloat = 1

  /// The constant on the second side, in points.
  ///
  /// UIKit crashes on a constant that is not finite, and reduces one that is too large. Here
  /// layouts skip the constraint in the first case, and a million counts in the second. The
  /// device's diagnostics report both.
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { holder?.rootView.layoutSystem.constantDidChange(of: self) } }
  }

  /// The priority of the constraint.
  ///
  /// UIKit crashes on a priority that is not above 0 or is above 1000. Here the first excludes the
  /// constraint from layouts, and the second makes it required. The device's diagnostics report
  /// both.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { holder?.layoutRulesDidChange() } }
  }

  open var identifier: String?
  /// Whether archiving the holder also archives the constraint.
  open var shouldBeArchived = false

  /// The constraint's source location in a file, for reports of conflicts.
  package var origin: String?

  /// The view that lists this constraint in its `constraints`.
  var holder: UIView? {
    get { holderReference?.object }
    set { holderReference = newValue?.reference }
  }

  /// The constraint's index among the sources of its solution.
  var layoutSourceIndex = -1

  /// Makes an empty placeholder without items.
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
    self.init(
      ConstraintTerm(Self.object(view1), attr1),
      relation,
      view2.map { ConstraintTerm(Self.object($0), attr2) },
      multiplier: multiplier,
      constant: c
    )
  }

  /// Makes a constraint between objects, without the dynamic casts of the public initializer.
  package convenience init(
    _ first: AnyObject,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: AnyObject?,
    _ secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init(
      ConstraintTerm(first, firstAttribute),
      relation,
      second.map { ConstraintTerm($0, secondAttribute) },
      multiplier: multiplier,
      constant: constant
    )
  }

  /// Returns an item as an object.
  ///
  /// Nearly all are views, and that cast is the fastest.
  private static func object(_ item: Any) -> AnyObject { item as? UIView ?? item as AnyObject }

  package convenience init(
    _ first: ConstraintTerm,
    _ relation: Relation,
    _ second: ConstraintTerm?,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    // A size with multiplier 0 is a constant, and UIKit stores it as one.
    let isConstant = multiplier == 0 && first.isSize
    let second = isConstant ? nil : second
    Self.validate(first, second)
    firstTerm = first
    self.relation = relation
    secondTerm = second ?? .none
    self.multiplier = isConstant ? 1 : multiplier
    self.constant = constant
  }

  /// The views and guides in the equation.
  package var layoutItems: [LayoutItem] { firstTerm.layoutItems + secondTerm.layoutItems }

  /// Whether a view holds the constraint.
  ///
  /// Setting it adds the constraint to a view or removes it.
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
    guard holder == nil, let first = firstTerm.layoutItem else { return }
    guard let ancestor = commonAncestor(of: first) else {
      let second = secondTerm.layoutItem
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

  /// Returns the nearest view that contains the first item and all others with a live view.
  private func commonAncestor(of first: LayoutItem) -> UIView? {
    // Nearly all constraints have one or two items and need no arrays.
    guard firstTerm.start == nil, secondTerm.start == nil else {
      return layoutItems.compactMap(\.view).reduce(first.view, UIView.commonAncestor)
    }
    guard let second = secondTerm.layoutItem?.view else { return first.view }
    return UIView.commonAncestor(first.view, second)
  }

  private func deactivate() {
    holder?.removeConstraint(self)
  }

  private static func validate(_ first: ConstraintTerm, _ second: ConstraintTerm?) {
    let (one, other) = (first.attribute, second?.attribute ?? .notAnAttribute)
    precondition(
      other != .notAnAttribute || first.isSize || one == .notAnAttribute,
      "a constraint on \(one) needs a second item: only widths and heights can be constants"
    )
    precondition(
      other == .notAnAttribute || first.isSize == second?.isSize,
      "a constraint cannot relate a size to a position: \(one) to \(other)"
    )
    precondition(
      !(one.isDirectional && other.isSided || one.isSided && other.isDirectional)
        || SimulatedDevice.current.options.acceptsDirectionsWithSides,
      "a constraint cannot pair leading or trailing with left or right: \(one) to \(other)"
    )
  }

  /// The constraint's text in UIKit's logs.
  ///
  /// Recordings omit it because it contains addresses.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { ConstraintText(self).description }
  }
}
