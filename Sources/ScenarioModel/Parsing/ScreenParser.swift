import ProjectFiles
package import SnapshotModel

/// The keys of one screen; its source is one of `storyboard`, `xib`, `view` and `file`.
enum ScreenKey: String, CaseIterable {
  /// The path of a storyboard, relative to the scenario file.
  case storyboard
  /// The path of a xib, relative to the scenario file.
  case xib
  /// A storyboard identifier, scene id or controller id; the default is the initial controller.
  case scene
  /// A ``ViewKey`` map: the root view, written in place.
  case view
  /// The path of a file with such a map, relative to the file that names it.
  case file
  /// A list of ``ViewKey`` maps: views beside the root view, which steps can put on screen.
  case detachedViews
  /// The name of the view that a technique makes scroll.
  case contentView
  /// The controller's view on top of the keyboard: a height, the name of a view, or a ``ViewKey`` map.
  case inputAccessoryView
  /// The controller's view in place of the keys, in the same forms.
  case inputView
  /// `true` for a controller that is first responder while no view is; the default is `false`.
  case canBecomeFirstResponder
  /// `[top, left, bottom, right]`: the insets that the controller adds to its safe area.
  case additionalSafeAreaInsets
  /// `false` keeps bars from insetting the screen's scroll view; the default is `true`.
  case automaticallyAdjustsScrollViewInsets
  /// A list of ``ExtendedEdge``: the edges where the screen extends under bars; the default is
  /// both.
  case edgesForExtendedLayout
  /// The attributes of the controller, see ``ControllerAttributes``.
  case hidesBottomBarWhenPushed, largeTitleDisplayMode, prompt, preferredContentSize
  case modalPresentationStyle, isModalInPresentation, definesPresentationContext
  /// The screen's own technique; the default is the scenario's technique.
  case technique
  /// A list of ``ForwardedCall`` that the controller forwards to its technique; the default is all.
  case forwards
  /// A map from the names of tables and collections to lists of ``RowsKey`` maps, which define
  /// their rows. A list without an entry has each of its prototypes once.
  case rows
}

/// A screen of a scenario, before its source is loaded.
struct ParsedScreen {
  var screen: ScreenReference
  /// The location of the screen's source.
  var location: FileLocation
  /// The locations of the rows in its lists, in their order.
  var rowLocations: [RowLocations]
}

/// Reads the map of screens.
enum ScreenParser {
  static func screens(
    in node: YAMLNode
  ) throws(ScenarioError) -> [ParsedScreen] {
    let entries = try node.map()
    guard !entries.isEmpty else {
      throw ScenarioError(.emptyList(label: node.label), at: node.location)
    }
    return try node.mistakes.each(entries) { entry throws(ScenarioError) in try screen(entry) }
  }

  private static func screen(
    _ entry: YAMLEntry
  ) throws(ScenarioError) -> ParsedScreen {
    let nameNode = YAMLNode(
      content: .scalar(entry.key, isQuoted: true),
      location: entry.keyLocation,
      label: "a screen",
      mistakes: entry.value.mistakes
    )
    let name = try nameNode.pathComponent()
    return try screen(named: name, entry.value)
  }

  /// Reads a screen's map, in a scenario or in a file of its own.
  static func screen(
    named name: String,
    _ node: YAMLNode
  ) throws(ScenarioError) -> ParsedScreen {
    let fields = try Fields<ScreenKey>(node, subject: "the screen '\(name)'")
    let (key, value) = try source(fields)
    let rows = try RowsParser.rows(in: fields[.rows])
    var screen = ScreenReference(
      name: name,
      source: .file(""),
      contentView: try fields[.contentView]?.pathComponent(),
      additionalSafeAreaInsets: try fields[.additionalSafeAreaInsets]?.insets(),
      automaticallyAdjustsScrollViewInsets:
        try fields[.automaticallyAdjustsScrollViewInsets]?.bool(),
      technique: try fields[.technique]?.word("technique"),
      forwards: try fields[.forwards]?.items { node throws(ScenarioError) in
        try node.word("call of a view controller")
      },
      rows: rows.isEmpty ? nil : rows.map(\.rows)
    )
    screen.controllerAttributes = ControllerAttributes(fields).ifAny
    screen.edgesForExtendedLayout = fields.value(.edgesForExtendedLayout) {
      node throws(ScenarioError) in try node.edges()
    }
    screen.canBecomeFirstResponder = fields.flag(.canBecomeFirstResponder)
    let inputs = InputNodes(accessory: fields[.inputAccessoryView], input: fields[.inputView])
    if key != .view, let views = fields[.detachedViews] {
      throw ScenarioError(
        .twoOf(key.rawValue, ScreenKey.detachedViews.rawValue, subject: fields.subject),
        at: views.location
      )
    }
    switch key {
    case .view:
      let views = try fields[.detachedViews]?.list() ?? []
      let read = try ViewTreeParser.views(root: value, detached: views, inputs: inputs)
      screen.source = .inPlace(read.root)
      screen.take(read.inputs, read.detached)
    case .file:
      screen.source = .file(try value.name(isPath: true))
      try takeInputs(inputs, of: node, to: &screen)
    default:
      let scene = try fields[.scene]?.name()
      screen.source = .interfaceBuilder(.init(file: try value.name(isPath: true), scene: scene))
      try takeInputs(inputs, of: node, to: &screen)
    }
    return ParsedScreen(
      screen: screen,
      location: value.location,
      rowLocations: rows.map(\.locations)
    )
  }

  private static func takeInputs(
    _ nodes: InputNodes,
    of node: YAMLNode,
    to screen: inout ScreenReference
  ) throws(ScenarioError) {
    let (inputs, views) = try ViewTreeParser.inputs(nodes, mistakes: node.mistakes)
    screen.take(inputs, views)
  }

  private static func source(
    _ fields: Fields<ScreenKey>
  ) throws(ScenarioError) -> (ScreenKey, YAMLNode) {
    let sources = [ScreenKey.storyboard, .xib, .view, .file].filter { fields[$0] != nil }
    guard let key = sources.first, let value = fields[key] else {
      throw fields.missing("storyboard', 'xib', 'view' or 'file")
    }
    if sources.count > 1 {
      let (first, second) = (sources[0].rawValue, sources[1].rawValue)
      throw ScenarioError(.twoOf(first, second, subject: fields.subject), at: fields.location)
    }
    if key == .view || key == .file, let scene = fields[.scene] {
      throw ScenarioError(
        .twoOf(key.rawValue, "scene", subject: fields.subject),
        at: scene.location
      )
    }
    return (key, value)
  }
}

extension ScreenReference {
  fileprivate mutating func take(_ inputs: ControllerInputs, _ views: [ViewNode]) {
    inputAccessoryView = inputs.accessory
    inputView = inputs.input
    detachedViews = views.isEmpty ? nil : views
  }
}

/// A screen in a file of its own, which scenarios share.
package struct ScreenFile: Sendable {
  /// The screen as its own file describes it.
  package var screen: ScreenReference
  /// The location of the screen's source.
  package var location: FileLocation
  /// The locations of the rows in its lists, in their order.
  package internal(set) var rowLocations: [RowLocations]

  /// Reads the map of one screen.
  ///
  /// - Parameters:
  ///   - text: The file's text, YAML or JSON.
  ///   - file: The file's path for error messages.
  ///   - name: The screen's name in the scenario.
  /// - Returns: The screen with its location.
  /// - Throws: All mistakes of the file.
  package static func parse(
    text: String,
    file: String,
    name: String
  ) throws(ScenarioErrors) -> ScreenFile {
    let parsed = try MistakeList.collecting { mistakes throws(ScenarioError) in
      let node = try YAMLReader(
        kind: .screen,
        keys: ScreenKey.allCases.map(\.rawValue),
        file: file,
        mistakes: mistakes
      ).read(text, label: "a screen")
      return try ScreenParser.screen(named: name, node)
    }
    return ScreenFile(
      screen: parsed.screen,
      location: parsed.location,
      rowLocations: parsed.rowLocations
    )
  }
}
