import SnapshotModel

/// The keys of a view that is written in place, beside the properties of ``ViewPropertyTable``.
enum ViewKey: String, CaseIterable {
  /// Required, except for the root view; its default is `view`. The name is unique in the screen.
  case name
  /// A UIKit class; the default is `UIView`.
  case `class`
  /// `[x, y, width, height]` in the superview.
  case frame
  /// The flexible parts when the superview resizes: `flexibleWidth`, `flexibleTopMargin`, ...
  case autoresizingMask
  /// The default is `true` for the root view and views with a frame, else `false`.
  case translatesAutoresizingMaskIntoConstraints
  /// A list of views, back to front.
  case subviews
  /// A list of ``ConstraintKey`` maps.
  case constraints
  /// The view on top of the keyboard while the view has the focus: a height, the name of a view of
  /// the screen, or a view.
  case inputAccessoryView
  /// The view that replaces the keys, in the same forms.
  case inputView
}

/// Reads a tree of views that is written in a scenario file.
struct ViewTreeParser {
  /// The names so far, in order; unique in the screen.
  private(set) var names: [String] = []
  private var takenNames: Set<String> = []
  /// The items of all constraints, which are checked after all views are read.
  var items: [(item: String, location: FileLocation)] = []
  /// The keyboard views that are written in place.
  var inputViews: [ViewNode] = []
  /// The names of the enclosing views, from the outermost.
  var path: [String] = []

  /// The views of a screen that is written in a scenario file.
  struct Views {
    var root: ViewNode
    /// The views beside the root view, keyboard views last.
    var detached: [ViewNode]
    /// The keyboard views of the controller.
    var inputs: ControllerInputs
  }

  /// Reads a root view and the views beside it, with names that are unique among all.
  static func views(
    root rootNode: YAMLNode,
    detached: [YAMLNode],
    inputs: InputNodes = InputNodes()
  ) throws(ScenarioError) -> Views {
    var parser = ViewTreeParser()
    var root = try parser.view(rootNode, isRoot: true)
    var views: [ViewNode] = []
    _ = try rootNode.mistakes.each(detached) { node throws(ScenarioError) in
      views.append(try parser.view(node))
    }
    let inputs = try parser.inputs(inputs)
    views += parser.inputViews
    try parser.checkItems(mistakes: rootNode.mistakes)
    parser.addGuides(to: &root)
    for index in views.indices { parser.addGuides(to: &views[index]) }
    return Views(root: root, detached: views, inputs: inputs)
  }

  mutating func view(
    _ node: YAMLNode,
    isRoot: Bool = false
  ) throws(ScenarioError) -> ViewNode {
    let (own, properties) = try split(node)
    let fields = try Fields<ViewKey>(own, subject: "a view")
    let name = try name(fields, isRoot: isRoot)
    let frame = try fields[.frame]?.rect()
    let mask = try AutoresizingMask(fields[.autoresizingMask])
    var view = ViewNode(
      id: name,
      name: name,
      kind: try fields[.class]?.word("class") ?? .view,
      frame: frame,
      translatesAutoresizingMaskIntoConstraints:
        try fields[.translatesAutoresizingMaskIntoConstraints]?.bool() ?? (isRoot || frame != nil),
      autoresizingMask: mask ?? (isRoot ? [.flexibleWidth, .flexibleHeight] : []),
      properties: properties
    )
    path.append(name)
    defer { path.removeLast() }
    view.subviews =
      try fields[.subviews]?.items { subview throws(ScenarioError) in try self.view(subview) } ?? []
    view.properties.inputAccessoryView = try input(fields[.inputAccessoryView])
    view.properties.inputView = try input(fields[.inputView])
    view.constraints =
      try fields[.constraints]?.items { constraint throws(ScenarioError) in
        try self.constraint(constraint, heldBy: name)
      } ?? []
    return view
  }

  /// Divides a view's map into the keys of the tree and the properties.
  private func split(_ node: YAMLNode) throws(ScenarioError) -> (YAMLNode, ViewProperties) {
    var own = node
    var entries: [YAMLEntry] = []
    var properties = ViewProperties()
    _ = try node.mistakes.each(node.map()) { entry throws(ScenarioError) in
      if ViewKey(rawValue: entry.key) != nil {
        entries.append(entry)
      } else if let property = ViewPropertyTable.row(named: entry.key) {
        try property.read(entry.value, &properties)
      } else {
        let known = ViewKey.allCases.map(\.rawValue) + ViewPropertyTable.all.map(\.name)
        throw ScenarioError(
          .unknownKey(entry.key, of: "a view", known: known),
          at: entry.keyLocation
        )
      }
    }
    own.content = .map(entries)
    return (own, properties)
  }

  private mutating func name(
    _ fields: Fields<ViewKey>,
    isRoot: Bool
  ) throws(ScenarioError) -> String {
    if isRoot, fields[.name] == nil {
      try take("view", at: fields.location)
      return "view"
    }
    let node = try fields.required(.name)
    let name = try node.pathComponent()
    // In constraints, a dot separates a view from its guide.
    guard !name.contains(".") else {
      throw ScenarioError(.badName(name, label: "a view written in place"), at: node.location)
    }
    try take(name, at: node.location)
    return name
  }

  private mutating func take(_ name: String, at location: FileLocation) throws(ScenarioError) {
    guard takenNames.insert(name).inserted else {
      throw ScenarioError(.repeatedItem(name, label: "the screen"), at: location)
    }
    names.append(name)
  }

  func knows(_ name: String) -> Bool { takenNames.contains(name) }
}

extension AutoresizingMask {
  private enum Word: String, CaseIterable {
    case flexibleLeftMargin, flexibleWidth, flexibleRightMargin
    case flexibleTopMargin, flexibleHeight, flexibleBottomMargin

    var mask: AutoresizingMask {
      switch self {
      case .flexibleLeftMargin: .flexibleLeftMargin
      case .flexibleWidth: .flexibleWidth
      case .flexibleRightMargin: .flexibleRightMargin
      case .flexibleTopMargin: .flexibleTopMargin
      case .flexibleHeight: .flexibleHeight
      case .flexibleBottomMargin: .flexibleBottomMargin
      }
    }
  }

  fileprivate init?(_ node: YAMLNode?) throws(ScenarioError) {
    guard let node else { return nil }
    let words = try node.distinct { item throws(ScenarioError) -> Word in
      try item.word("part of a mask")
    }
    self = words.reduce(into: []) { $0.insert($1.mask) }
  }

  /// The flexible parts, as scenario files spell them.
  package var words: [String] { Word.allCases.filter { contains($0.mask) }.map(\.rawValue) }
}
