package import LayoutEngine
package import ScenarioModel

/// Makes the views of a screen, as a nib loader would.
@MainActor
package struct ScreenBuilder {
  /// For what the screen is built.
  package enum Purpose {
    /// As an app loads it: placeholders are left out.
    case runTime
    /// As Interface Builder shows it: placeholders are in force.
    case designTime
  }

  private let screen: Screen
  private let purpose: Purpose
  private var items: [String: AnyObject] = [:]
  private var viewsByID: [String: UIView] = [:]
  private var viewsByName: [String: UIView] = [:]
  private var constraintsByID: [String: NSLayoutConstraint] = [:]

  /// Builds a screen, whose root view is then ready to be a controller's.
  package static func build(
    _ screen: Screen,
    for purpose: Purpose = .runTime
  ) throws(ScreenBuildError) -> BuiltScreen {
    var builder = ScreenBuilder(screen, purpose)
    return try builder.build()
  }

  private init(_ screen: Screen, _ purpose: Purpose) {
    self.screen = screen
    self.purpose = purpose
    items.reserveCapacity(2 * Self.usualViewCount)
    viewsByID.reserveCapacity(Self.usualViewCount)
    viewsByName.reserveCapacity(Self.usualViewCount)
    constraintsByID.reserveCapacity(2 * Self.usualViewCount)
  }

  /// As many views as most screens have at most: to make room for them one by one takes longer.
  private static let usualViewCount = 32

  private mutating func build() throws(ScreenBuildError) -> BuiltScreen {
    let rootView = tree(screen.rootView)
    let detachedViews = screen.detachedViews.map { tree($0) }
    try activateConstraints(below: screen.rootView)
    for view in screen.detachedViews { try activateConstraints(below: view) }
    return BuiltScreen(
      rootView: rootView,
      detachedViews: detachedViews,
      contentView: try contentView(or: rootView),
      viewsByID: viewsByID,
      viewsByName: viewsByName,
      constraintsByID: constraintsByID
    )
  }

  private func contentView(or rootView: UIView) throws(ScreenBuildError) -> UIView {
    guard let name = screen.contentView else { return rootView }
    guard let view = viewsByName[name] ?? viewsByID[name] else {
      throw .unknownContentView(screen: screen.name, name: name)
    }
    return view
  }

  // MARK: - Views

  private mutating func tree(_ node: ViewNode) -> UIView {
    configured(ViewMaker.makeView(node), node)
  }

  private mutating func configured(_ view: UIView, _ node: ViewNode) -> UIView {
    ViewMaker.configure(view, as: node)
    if purpose == .designTime {
      view.placeholderIntrinsicContentSize =
        node.properties.placeholderIntrinsicContentSize.map(CGSize.init)
    }
    register(view, node)
    for child in node.subviews {
      add(child, to: view)
      if purpose == .runTime { keepFitting(child, in: node) }
    }
    return view
  }

  /// Lets rows follow the width of their list, and their content that of the row.
  ///
  /// Documents give them no mask, as a list and a row place them themselves.
  private func keepFitting(_ child: ViewNode, in node: ViewNode) {
    guard child.slot != nil, let view = viewsByID[child.id] else { return }
    switch node.kind {
    case .tableView: view.autoresizingMask = .flexibleWidth
    case .tableViewCell, .collectionViewCell:
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    default: break
    }
  }

  private mutating func register(_ view: UIView, _ node: ViewNode) {
    view.recordingName = node.name
    viewsByID[node.id] = view
    viewsByName[node.name] = view
    items[node.id] = view
    // A scenario file refers to views by name; in a storyboard the ids are other strings.
    if items[node.name] == nil { items[node.name] = view }
    for guide in node.layoutGuides { items[guide.id] = ScreenGuides.guide(guide, of: view) }
  }

  private mutating func add(_ child: ViewNode, to view: UIView) {
    switch view {
    case let stack as UIStackView where child.slot == nil:
      stack.addArrangedSubview(tree(child))
    case let effectView as UIVisualEffectView where child.slot == "contentView":
      _ = configured(effectView.contentView, child)
    default:
      view.addSubview(tree(child))
    }
  }

  // MARK: - Constraints

  private mutating func activateConstraints(below node: ViewNode) throws(ScreenBuildError) {
    for constraint in node.constraints where purpose == .designTime || !constraint.isPlaceholder {
      try activate(constraint)
    }
    for child in node.subviews { try activateConstraints(below: child) }
  }

  private mutating func activate(_ node: ConstraintNode) throws(ScreenBuildError) {
    let mayMix = SimulatedDevice.current.options.acceptsDirectionsWithSides
    if let reason = node.defect, !(node.mixesDirectionsWithSides && mayMix) {
      throw .meaningless(screen: screen.name, constraint: node.id, reason: reason)
    }
    let first = try item(node.firstItem, of: node)
    var second: AnyObject?
    if let id = node.secondItem, node.secondAttribute != nil { second = try item(id, of: node) }
    guard UIView.haveCommonAncestor(first, second) else {
      throw .noCommonAncestor(screen: screen.name, constraint: node.id)
    }
    let constraint = NSLayoutConstraint(node, first, second)
    constraint.isActive = true
    constraintsByID[node.id] = constraint
  }

  private func item(_ id: String, of node: ConstraintNode) throws(ScreenBuildError) -> AnyObject {
    if let item = items[id] { return item }
    throw .unknownItem(screen: screen.name, constraint: node.id, item: id)
  }
}
