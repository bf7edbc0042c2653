package import LayoutEngine
package import ScenarioModel

/// Builds the views of a screen, as a nib loader does.
@MainActor
package struct ScreenBuilder {
  /// The purpose of a built screen.
  package enum Purpose {
    /// The screen as an app loads it, without placeholders.
    case runTime
    /// The screen as Interface Builder shows it, with placeholders.
    case designTime
    /// The screen as an application loads it that fills its own lists.
    ///
    /// The application makes the lists, and reads the document's colors and values.
    case application
  }

  private let screen: Screen
  private let purpose: Purpose
  /// Makes a view of an app's class; returns nil for UIKit's classes.
  private let ownView: (ViewNode) -> UIView?
  private(set) var items: ScreenItems
  /// The views with input or accessory views.
  private var inputOwners: [(view: UIView, properties: ViewProperties)] = []
  private var embeddedInputs: [(controller: EmbeddedViewController, node: EmbeddedController)] = []
  /// The controllers in the container views of the scene that is being built.
  private(set) var embeddings: [ContainedController] = []

  /// Builds a screen with a root view that is ready for a controller.
  package static func build(
    _ screen: Screen,
    for purpose: Purpose = .runTime,
    ownView: @escaping (ViewNode) -> UIView? = { _ in nil }
  ) throws(ScreenBuildError) -> BuiltScreen {
    var builder = ScreenBuilder(screen, purpose, items: ScreenItems(), ownView)
    return try builder.build()
  }

  /// Makes a builder that adds views and constraints to a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen of the views.
  ///   - purpose: The use of the views.
  ///   - items: The existing items of the screen.
  ///   - ownView: Makes a view of an app's class.
  init(
    _ screen: Screen,
    _ purpose: Purpose = .runTime,
    items: ScreenItems,
    _ ownView: @escaping (ViewNode) -> UIView?
  ) {
    self.screen = screen
    self.purpose = purpose
    self.items = items
    self.ownView = ownView
  }

  private mutating func build() throws(ScreenBuildError) -> BuiltScreen {
    let rootView = tree(screen.rootView)
    // The container of a root view lays it out, regardless of the document's value.
    rootView.translatesAutoresizingMaskIntoConstraints = true
    let detachedViews = screen.detachedViews.map { tree($0) }
    try activateConstraints(below: screen.rootView)
    for view in screen.detachedViews { try activateConstraints(below: view) }
    try connectInputViews()
    let built = BuiltScreen(
      screen,
      rootView: rootView,
      detachedViews: detachedViews,
      inputViews: try inputViews(screen.inputAccessoryView, screen.inputView),
      contentView: try contentView(or: rootView),
      embeddings: embeddings,
      items: items,
      purpose: purpose,
      ownView: ownView
    )
    if purpose != .designTime, screen.variations != nil { built.followTraits() }
    return built
  }

  private func contentView(or rootView: UIView) throws(ScreenBuildError) -> UIView {
    guard let name = screen.contentView else { return rootView }
    guard let view = items.view(name) else {
      throw .unknownContentView(screen: screen.name, name: name)
    }
    return view
  }

  /// Gives the new views and controllers their accessory and input views.
  mutating func connectInputViews() throws(ScreenBuildError) {
    for (controller, node) in embeddedInputs {
      controller.inputViews = try inputViews(node.inputAccessoryView, node.inputView)
    }
    for (view, properties) in inputOwners {
      view.take(try inputViews(properties.inputAccessoryView, properties.inputView))
    }
    embeddedInputs = []
    inputOwners = []
  }

  private func inputViews(
    _ accessory: InputViewNode?,
    _ input: InputViewNode?
  ) throws(ScreenBuildError) -> ScreenInputViews {
    ScreenInputViews(
      accessory: try inputView(accessory, named: "inputAccessoryView"),
      input: try inputView(input, named: "inputView")
    )
  }

  private func inputView(
    _ node: InputViewNode?,
    named name: String
  ) throws(ScreenBuildError) -> UIView? {
    switch node {
    case nil: return nil
    case .height(let height): return UIView.ofHeight(height, named: name)
    case .view(let id):
      guard let view = items.view(id: id) ?? items.view(id) else {
        throw .unknownInputView(screen: screen.name, property: name, name: id)
      }
      return view
    }
  }

  // MARK: - Views

  /// Makes a view with all views below it; the constraints are not active yet.
  mutating func tree(_ node: ViewNode) -> UIView {
    // On Interface Builder's canvas, rows and items keep their frames from the document.
    let list: UIView? =
      purpose == .runTime
      ? ViewMaker.makeTableView(node) ?? ViewMaker.makeCollectionView(node) : nil
    return configured(ownView(node) ?? list ?? ViewMaker.makeView(node), node)
  }

  /// Configures a view and builds its subviews.
  ///
  /// Views may be nested hundreds of levels deep, and nodes are large. Separate functions handle
  /// copies of nodes, so that the copies are not on the stack while children are built.
  private mutating func configured(_ view: UIView, _ node: ViewNode) -> UIView {
    configureAlone(view, node)
    for index in node.subviews.indices {
      add(node.subviews[index], to: view)
      keepFitting(at: index, in: node)
    }
    fillList(view, of: node)
    return view
  }

  private mutating func configureAlone(_ view: UIView, _ node: ViewNode) {
    // Each read copies all properties.
    let properties = node.properties
    ViewMaker.configure(
      view,
      as: node,
      properties,
      isDrawn: purpose == .application || SimulatedDevice.current.options.isDrawn
    )
    if purpose == .designTime {
      view.placeholderIntrinsicContentSize =
        properties.placeholderIntrinsicContentSize.map(CGSize.init)
    }
    register(view, node)
    if properties.hasInputViews { inputOwners.append((view, properties)) }
  }

  private func keepFitting(at index: Int, in node: ViewNode) {
    if purpose != .designTime { keepFitting(node.subviews[index], in: node) }
  }

  private func fillList(_ view: UIView, of node: ViewNode) {
    if let table = view as? ScreenTableView { fill(table, of: node) }
    if let collection = view as? ScreenCollectionView { fill(collection, of: node) }
  }

  private func fill(_ collection: ScreenCollectionView, of node: ViewNode) {
    var cells: [UICollectionViewCell] = []
    var views: [String: UICollectionReusableView] = [:]
    for child in node.subviews {
      switch items.view(id: child.id) {
      case let cell as UICollectionViewCell: cells.append(cell)
      case let view as UICollectionReusableView: views[child.slot ?? ""] = view
      default: break
      }
    }
    collection.fill(with: cells, views: views)
  }

  private func fill(_ table: ScreenTableView, of node: ViewNode) {
    let cells = node.subviews.compactMap { child in
      (items.view(id: child.id) as? UITableViewCell).map { (node: child, cell: $0) }
    }
    table.fill(node.properties.sections, with: cells)
  }

  /// Makes rows resize with their list, and cell contents with their row.
  ///
  /// Documents give them no mask, because a list and a row lay them out.
  private func keepFitting(_ child: ViewNode, in node: ViewNode) {
    guard child.slot != nil, let view = items.view(id: child.id) else { return }
    switch node.kind {
    case .tableViewCell, .collectionViewCell:
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    default: break
    }
  }

  private mutating func register(_ view: UIView, _ node: ViewNode) {
    view.recordingName = node.name
    items.add(view, as: node)
  }

  private mutating func add(_ child: ViewNode, to view: UIView) {
    let isPlain = child.controller == nil && child.slot == nil
    guard isPlain, !(view is UIStackView), !(view is ScreenCollectionView) else {
      return addPart(child, to: view)
    }
    view.addSubview(tree(child))
  }

  /// Adds a view that its superview does not have as a plain subview.
  private mutating func addPart(_ child: ViewNode, to view: UIView) {
    if let controller = child.controller {
      embed(child, as: controller, in: view)
      return
    }
    switch view {
    case let stack as UIStackView where child.slot == nil:
      stack.addArrangedSubview(tree(child))
    case let effectView as UIVisualEffectView where child.slot == "contentView":
      _ = configured(effectView.contentView, child)
    // The collection shows its cells, header and footer by itself.
    case is ScreenCollectionView where child.kind.isItem:
      tree(child).translatesAutoresizingMaskIntoConstraints = true
    case let cell as UICollectionViewCell where child.slot == "contentView":
      let content = configured(cell.contentView, child)
      content.translatesAutoresizingMaskIntoConstraints = true
      content.frame = cell.bounds
    case let table as UITableView where child.slot != nil: add(child, to: table)
    case let cell as UITableViewCell where child.slot != nil: add(child, to: cell)
    default:
      if let view = standardView(child, of: view.superview as? UITableViewCell) {
        _ = configured(view, child)
      } else {
        view.addSubview(tree(child))
      }
    }
  }

  /// Builds the parts that are properties of a table.
  ///
  /// Cells become subviews when the table shows them.
  private mutating func add(_ child: ViewNode, to table: UITableView) {
    let view = tree(child)
    view.translatesAutoresizingMaskIntoConstraints = true
    switch child.slot {
    case "cell": break
    case "tableHeaderView": table.tableHeaderView = view
    case "tableFooterView": table.tableFooterView = view
    default: table.addSubview(view)
    }
  }

  private mutating func add(_ child: ViewNode, to cell: UITableViewCell) {
    switch child.slot {
    case "contentView":
      let contentView = configured(cell.contentView, child)
      contentView.translatesAutoresizingMaskIntoConstraints = true
      contentView.preservesSuperviewLayoutMargins = false
      contentView.insetsLayoutMarginsFromSafeArea = false
    case "accessoryView": cell.accessoryView = tree(child)
    default: cell.addSubview(tree(child))
    }
  }

  /// Returns the view of a cell's standard style that a document describes inside the content view.
  private func standardView(_ child: ViewNode, of cell: UITableViewCell?) -> UIView? {
    switch child.slot {
    case "textLabel": cell?.textLabel
    case "detailTextLabel": cell?.detailTextLabel
    case "imageView": cell?.imageView
    default: nil
    }
  }

  /// Makes the controller of a scene in a container view.
  private mutating func embed(
    _ root: ViewNode,
    as node: EmbeddedController,
    in container: UIView
  ) {
    let others = embeddings
    embeddings = []
    let rootView = tree(root)
    let controller = EmbeddedViewController(rootView: rootView, node, embedding: embeddings)
    if node.inputAccessoryView != nil || node.inputView != nil {
      embeddedInputs.append((controller, node))
    }
    embeddings =
      others + [ContainedController(container: container, controller: node.surrounded(controller))]
  }

  // MARK: - Constraints

  /// Activates the constraints of a view and of the views below it.
  mutating func activateConstraints(below node: ViewNode) throws(ScreenBuildError) {
    for constraint in node.constraints where purpose == .designTime || !constraint.isPlaceholder {
      try activate(constraint)
    }
    for child in node.subviews { try activateConstraints(below: child) }
  }

  /// Makes and activates a constraint between items in one tree.
  mutating func activate(_ node: ConstraintNode) throws(ScreenBuildError) {
    let mayMix = SimulatedDevice.current.options.acceptsDirectionsWithSides
    if let reason = node.defect(acceptingDirectionsWithSides: mayMix) {
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
    items.add(constraint, as: node)
  }

  private func item(_ id: String, of node: ConstraintNode) throws(ScreenBuildError) -> AnyObject {
    if let item = items.item(id) { return item }
    throw .unknownItem(screen: screen.name, constraint: node.id, item: id)
  }
}
