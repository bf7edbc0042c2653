public import Foundation

/// A linear relation between attributes of one or two items of a view tree.
///
/// It reads `first.attribute RELATION multiplier * second.attribute + constant`, in points, in the
/// coordinate space of the view that holds it. It is in force while some view holds it.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociatedObjectHolder {
  /// What code has associated with the constraint.
  nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  final private(set) var firstTerm = ConstraintTerm.none
  final private(set) var secondTerm = ConstraintTerm.none
  private var holderReference: UnretainedReference<UIView>?

  /// The view or guide on the first side; not retained.
  open var firstItem: AnyObject? { firstTerm.item }
  open var firstAttribute: Attribute { firstTerm.attribute }
  open private(set) var relation = Relation.equal
  /// The view or guide on the second side, nil for a constant; not retained.
  open var secondItem: AnyObject? { secondTerm.item }
  /// The attribute on the second side; `notAnAttribute` without a second item.
  open var secondAttribute: Attribute { secondTerm.attribute }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstTerm) }
  /// The anchor on the second side, nil for a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem == nil ? nil : NSLayoutAnchor(secondTerm)
  }
  /// The factor of the second attribute.
  ///
  /// UIKit ends the app over one that is not finite. Here the constraint is left out of layouts,
  /// and the device's diagnostics report it; one beyond a million counts as a million.
  open private(set) var multiplier: CGFloat = 1

  /// What is added to the second side, in points.
  ///
  /// UIKit ends the app over one that is not finite, and substitutes a smaller one for one that is
  /// too large. Here the constraint is left out of layouts in the first case, a million counts in
  /// the second, and the device's diagnostics report it.
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { holder?.rootView.layoutSystem.constantDidChange(of: self) } }
  }

  /// How strongly the constraint is wanted.
  ///
  /// UIKit ends the app over one that is not above 0 or is above 1000. Here the first leaves the
  /// constraint out of layouts, the second makes it required, and the device's diagnostics report
  /// it.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { holder?.layoutRulesDidChange() } }
  }

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

  /// The constraint's index among the sources of the solution that it takes part in.
  var layoutSourceIndex = -1

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
    self.init(
      ConstraintTerm(Self.object(view1), attr1),
      relation,
      view2.map { ConstraintTerm(Self.object($0), attr2) },
      multiplier: multiplier,
      constant: c
    )
  }

  /// The same of items that are known to be objects, which need not be asked what they are.
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

  /// The object that an item is: a view nearly always, which is found out faster than the rest.
  private static func object(_ item: Any) -> AnyObject { item as? UIView ?? item as AnyObject }

  convenience init(
    _ first: ConstraintTerm,
    _ relation: Relation,
    _ second: ConstraintTerm?,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    // No multiple of a size is a constant, and UIKit keeps it as one.
    let isConstant = multiplier == 0 && first.isSize
    let second = isConstant ? nil : second
    Self.validate(first, second)
    firstTerm = first
    self.relation = relation
    secondTerm = second ?? .none
    self.multiplier = isConstant ? 1 : multiplier
    self.constant = constant
  }

  /// The views and guides that it relates.
  var layoutItems: [LayoutItem] { firstTerm.layoutItems + secondTerm.layoutItems }

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

  /// Makes the constraints that a text draws: `H:|-[name(>=80@750)]-8-[value]-|`.
  ///
  /// A distance without a number is the superview's margin, or 8 points between views.
  ///
  /// - Parameters:
  ///   - format: One axis of a layout.
  ///   - opts: How to read it, and how to align the views across the axis.
  ///   - metrics: Numbers by the names that the text uses for lengths and priorities.
  ///   - views: Views and guides by the names that the text uses.
  /// - Returns: Inactive constraints in the order of the text, those that align the views last.
  /// - Precondition: The text can be read, and everything that it names is there.
  open class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormatMaker.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
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

  /// The nearest view that contains the first item and all others whose view lives.
  private func commonAncestor(of first: LayoutItem) -> UIView? {
    // Nearly all relate one item, or two: no lists are made of those.
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

  /// A reading of the constraint for logs, as UIKit prints it; the addresses keep it out of
  /// recordings.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { ConstraintText(self).description }
  }

  /// The relation as an equation, `view.width >= 0.5*other.width + 8`.
  package var equationText: String {
    let sign = ["<=", "==", ">="][relation.rawValue + 1]
    var text = "\(firstTerm.layoutItem?.reportName ?? "nil").\(firstAttribute.name) \(sign) "
    guard let second = secondTerm.layoutItem else { return text + "\(constant)" }
    if multiplier != 1 { text += "\(multiplier)*" }
    text += "\(second.reportName).\(secondAttribute.name)"
    if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    return text
  }
}
