import SnapshotModel

/// A screen of a scenario while its keys are read, before its source is loaded.
struct ParsedScreen: Sendable {
  var screen: ScreenReference
  /// The location of the screen's source.
  fileprivate(set) var location = FileLocation.unread
  /// The locations of the rows in its lists, in their order.
  fileprivate(set) var rowLocations: [RowLocations] = []
  fileprivate var attributes = ControllerAttributes()
  /// The views that are written in place.
  fileprivate var tree = ViewTreeParser()
  /// The views beside the root view, without keyboard views.
  fileprivate var detachedViews: [ViewNode] = []

  init(name: String) {
    screen = ScreenReference(name: name, source: .file(""))
  }

  /// Makes the parts to write.
  fileprivate init(writing screen: ScreenReference) {
    self.screen = screen
    attributes = screen.controllerAttributes ?? ControllerAttributes()
    if screen.isInPlace { detachedViews = screen.detachedViews ?? [] }
  }

  /// Completes the screen with the parts that depend on all its views.
  mutating func finish(noting mistakes: ProblemList) throws {
    try tree.checkItems(mistakes: mistakes)
    if case .inPlace(var root) = screen.source {
      tree.addGuides(to: &root)
      screen.source = .inPlace(root)
    }
    var views = detachedViews + tree.inputViews
    for index in views.indices { tree.addGuides(to: &views[index]) }
    screen.detachedViews = views.isEmpty ? nil : views
    screen.controllerAttributes = attributes.ifAny
  }
}

// MARK: - Keys

extension ParsedScreen {
  /// The keys of a screen, in the order that the writer uses.
  static let table = KeyTable(
    ParsedScreen(name: ""),
    choice: KeyRules.Choice(keys: described + ["code", "make"], named: 6),
    sources + code
      + (controller + ControllerAttributes.rows.map { $0.lifted(to: \.attributes) }
      + techniques + keyboard + [rows]).map { $0.onlyWith(described) }
  )

  /// The keys of screens with described views.
  ///
  /// All other keys of a screen need one of them, because an app's code sets up its controllers.
  private static let described = ["storyboard", "xib", "view", "file"]

  private static let sources: [KeyRow<ParsedScreen>] = [
    document("storyboard", "the storyboard, relative to the scenario file"),
    document("xib", "the xib, relative to the scenario file"),
    .compound(
      "scene",
      "a storyboard identifier, scene id or controller id",
      default: "the initial controller",
      "the scene of the storyboard or xib"
    ) { node, parts in
      let name = try node.name()
      guard case .interfaceBuilder(var scene) = parts.screen.source else { return }
      scene.scene = name
      parts.screen.source = .interfaceBuilder(scene)
    } write: {
      guard case .interfaceBuilder(let scene) = $0.screen.source else { return nil }
      return scene.scene.map(YAMLValue.text)
    }
    .onlyWith("storyboard", "xib"),
    .compound(
      "view",
      "a [view](#views-written-in-place)",
      default: oneIsRequired,
      "the root view, written in place"
    ) { node, parts in
      parts.screen.source = .inPlace(try parts.tree.view(node, isRoot: true))
    } write: {
      guard case .inPlace(let root) = $0.screen.source else { return nil }
      return root.yaml(isRoot: true)
    }
    .locating(\.location) { $0.location },
    .compound(
      "detachedViews",
      "a list of views",
      default: "none",
      "with `view`: views for steps to put on screen"
    ) { node, parts in
      parts.detachedViews = try node.items { item in
        try parts.tree.view(item)
      }
    } write: { parts in
      let views = parts.detachedViews
      return views.isEmpty ? nil : .list(views.map { $0.yaml(isRoot: false) })
    }
    .onlyWith("view"),
    .compound(
      "file",
      "a path",
      default: oneIsRequired,
      "a file with the keys of a screen, which scenarios can share; a file named `NAME.screen.yaml` "
        + "is not a scenario"
    ) { node, parts in
      parts.screen.source = .file(try node.name(isPath: true))
    } write: {
      if case .file(let path) = $0.screen.source { .text(path) } else { nil }
    }
    .locating(\.location) { $0.location },
  ]

  private static let code: [KeyRow<ParsedScreen>] = [
    code(
      "code",
      "the name of a class",
      "a controller of an [app's engine](#screens-from-the-code-of-an-app), made by the initializer "
        + "without arguments",
      of: ControllerCode.controller,
      read: { try $0.className() },
      text: { if case .controller(let name) = $0 { name } else { nil } }
    ),
    code(
      "make",
      "a Swift expression",
      "a controller of an app's engine, made by the expression",
      of: ControllerCode.expression,
      read: { try $0.expression() },
      text: { if case .expression(let text) = $0 { text } else { nil } }
    ),
  ]

  /// Makes the row for a form of an app's code.
  private static func code(
    _ name: String,
    _ type: String,
    _ meaning: String,
    of make: @escaping @Sendable (String) -> ControllerCode,
    read: @escaping @Sendable (YAMLNode) throws -> String,
    text: @escaping @Sendable (ControllerCode) -> String?
  ) -> KeyRow<ParsedScreen> {
    .compound(name, type, default: oneIsRequired, meaning) { node, parts in
      parts.screen.source = .code(make(try read(node)))
    } write: {
      guard case .code(let code) = $0.screen.source else { return nil }
      return text(code).map(YAMLValue.text)
    }
    .locating(\.location) { $0.location }
  }

  private static let oneIsRequired = "one of these is required"

  /// Makes the row for a kind of document of Interface Builder.
  private static func document(_ kind: String, _ meaning: String) -> KeyRow<ParsedScreen> {
    .compound(kind, "a path", default: oneIsRequired, meaning) { node, parts in
      let file = try node.name(isPath: true)
      parts.screen.source = .interfaceBuilder(.init(file: file, scene: nil))
    } write: {
      guard case .interfaceBuilder(let scene) = $0.screen.source else { return nil }
      return kind == (scene.file.hasSuffix(".xib") ? "xib" : "storyboard") ? .text(scene.file) : nil
    }
    .locating(\.location) { $0.location }
  }

  private static let controller: [KeyRow<ParsedScreen>] = [
    .optional(
      "contentView",
      \.screen.contentView,
      .view,
      default: "the view of the storyboard's outlet `contentView`, else the root view",
      "the view that a technique makes scroll"
    ),
    .optional(
      "additionalSafeAreaInsets",
      \.screen.additionalSafeAreaInsets,
      .insets,
      default: "none",
      "the insets that the controller adds to its safe area"
    ),
    .optional(
      "automaticallyAdjustsScrollViewInsets",
      \.screen.automaticallyAdjustsScrollViewInsets,
      .flag,
      default: "`true`",
      "whether bars inset the screen's scroll view"
    ),
    .optional(
      "edgesForExtendedLayout",
      \.screen.edgesForExtendedLayout,
      .list(of: .word("edge")),
      default: "the document's edges, else both",
      "the edges that extend under bars"
    ),
  ]

  private static let techniques: [KeyRow<ParsedScreen>] = [
    .optional(
      "technique",
      \.screen.technique,
      .word("technique", description: "a keyboard technique"),
      default: "the scenario's",
      "the screen's own technique"
    ),
    .optional(
      "forwards",
      \.screen.forwards,
      .list(of: .word("call of a view controller")),
      default: "all",
      "the calls that the controller forwards to its technique; omit one to test an app that does "
        + "not forward it"
    ),
  ]

  private static let keyboard: [KeyRow<ParsedScreen>] = [
    input(
      "inputAccessoryView",
      \.screen.inputAccessoryView,
      "the controller's view on top of the keyboard"
    ),
    input("inputView", \.screen.inputView, "the controller's view that replaces the keys"),
    .optional(
      "canBecomeFirstResponder",
      \.screen.canBecomeFirstResponder,
      .flag,
      default: "`false`",
      "whether the controller becomes first responder when no view has the focus; its accessory "
        + "view then stays at the bottom of the screen"
    ),
  ]

  private static func input(
    _ name: String,
    _ path: KeyRow<ParsedScreen>.Path<InputViewNode?>,
    _ meaning: String
  ) -> KeyRow<ParsedScreen> {
    .compound(
      name,
      InputViewNode.forms,
      default: "the outlet of that name",
      meaning
    ) { node, parts in
      // The views of another file are not read yet.
      let input = try parts.tree.input(node, refersToItems: parts.screen.isInPlace)
      parts[keyPath: path] = input
    } write: { parts in
      parts[keyPath: path].map(parts.screen.yaml(of:))
    }
  }

  private static let rows = KeyRow<ParsedScreen>.compound(
    "rows",
    "a map from the names of lists to lists of rows, below",
    default: "each prototype once",
    "the rows of tables and collections with prototypes"
  ) { node, parts in
    let rows = try RowsParser.rows(in: node)
    parts.screen.rows = rows.isEmpty ? nil : rows.map(\.rows)
    parts.rowLocations = rows.map(\.locations)
  } write: {
    $0.screen.rows.map { .map($0.map { YAMLField($0.list, .list($0.groups.map(\.yaml))) }) }
  }
}

// MARK: - Values to read

extension YAMLNode {
  /// Reads the name of a class: `LoginViewController`, `Shop.CartViewController`.
  fileprivate func className() throws -> String {
    let name = try text()
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      part.first.map { $0.isLetter || $0 == "_" } ?? false
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    guard isName else {
      throw ScenarioError(.notAClassName(name, label: label), at: location)
    }
    return name
  }

  /// Reads a Swift expression: one line that is not empty.
  fileprivate func expression() throws -> String {
    try name(isPath: true)
  }
}

// MARK: - Values to write

extension ScreenReference {
  var yaml: YAMLValue { .map(ParsedScreen.table.fields(of: ParsedScreen(writing: self))) }

  fileprivate var isInPlace: Bool {
    if case .inPlace = source { true } else { false }
  }

  /// Returns a keyboard view, written in place if the screen's views are in another file.
  fileprivate func yaml(of input: InputViewNode) -> YAMLValue {
    guard case .view(let name) = input, !isInPlace else { return input.yaml }
    let view = detachedViews?.first { $0.name == name }
    return view.map { $0.yaml(isRoot: false) } ?? input.yaml
  }
}

extension RowGroup {
  fileprivate var yaml: YAMLValue {
    var parts = LocatedRowGroup()
    parts.group = self
    return .map(LocatedRowGroup.table.fields(of: parts))
  }
}
