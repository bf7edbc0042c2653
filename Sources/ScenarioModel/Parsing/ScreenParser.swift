/// The keys of one screen; one of `storyboard`, `xib` and `view` says where it comes from.
enum ScreenKey: String, CaseIterable {
  /// The path of a storyboard, relative to the scenario file.
  case storyboard
  /// The path of a xib, relative to the scenario file.
  case xib
  /// A storyboard identifier, scene id or controller id; the default is the initial controller.
  case scene
  /// A ``ViewKey`` map: the root view, written in place.
  case view
  /// The name of the view that a technique makes scroll.
  case contentView
}

/// Reads the map of screens.
enum ScreenParser {
  static func screens(
    in node: YAMLNode
  ) throws(ScenarioError) -> [(screen: ScreenReference, place: SourcePlace)] {
    let entries = try node.map()
    guard !entries.isEmpty else {
      throw ScenarioError(.emptyList(label: node.label), at: node.place)
    }
    return try entries.map { entry throws(ScenarioError) in try screen(entry) }
  }

  private static func screen(
    _ entry: YAMLEntry
  ) throws(ScenarioError) -> (screen: ScreenReference, place: SourcePlace) {
    let nameNode = YAMLNode(
      content: .scalar(entry.key, isQuoted: true),
      place: entry.keyPlace,
      label: "a screen"
    )
    let name = try nameNode.pathComponent()
    let fields = try Fields<ScreenKey>(entry.value, subject: "the screen '\(name)'")
    let (source, place) = try source(fields)
    let contentView = try fields[.contentView]?.pathComponent()
    return (ScreenReference(name: name, source: source, contentView: contentView), place)
  }

  private static func source(
    _ fields: Fields<ScreenKey>
  ) throws(ScenarioError) -> (ScreenReference.Source, SourcePlace) {
    let sources = [ScreenKey.storyboard, .xib, .view].filter { fields[$0] != nil }
    guard let key = sources.first, let value = fields[key] else {
      throw ScenarioError(
        .missingKey("storyboard', 'xib' or 'view", of: fields.subject),
        at: fields.place
      )
    }
    if sources.count > 1 {
      let (first, second) = (sources[0].rawValue, sources[1].rawValue)
      throw ScenarioError(.twoOf(first, second, subject: fields.subject), at: fields.place)
    }
    if key == .view {
      if let scene = fields[.scene] {
        throw ScenarioError(.twoOf("view", "scene", subject: fields.subject), at: scene.place)
      }
      return (.inPlace(try ViewTreeParser.rootView(value)), value.place)
    }
    let scene = ScreenReference.Scene(
      file: try value.name(isPath: true),
      scene: try fields[.scene]?.name()
    )
    return (.interfaceBuilder(scene), value.place)
  }
}
