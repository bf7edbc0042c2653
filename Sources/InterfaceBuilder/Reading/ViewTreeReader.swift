import ScenarioModel

/// Makes the trees of views from a scene's entries.
struct ViewTreeReader {
  let entries: ViewEntries
  let resources: DocumentResources
  let constraints: ConstraintReader
  let usesAutoLayout: Bool
  private let isRunTime: Bool
  private var names: ViewNames

  init(
    _ entries: ViewEntries,
    resources: DocumentResources,
    context: ImportContext,
    usesAutoLayout: Bool,
    outlets: [OutletConnection]
  ) {
    self.entries = entries
    self.resources = resources
    self.constraints = ConstraintReader(entries, context)
    self.isRunTime = context.isRunTime
    self.usesAutoLayout = usesAutoLayout
    self.names = ViewNames(outlets: outlets)
  }

  /// Returns the installed top-level views, each with its position among the entries.
  mutating func trees() -> [(position: Int, node: ViewNode)] {
    var nodes = flatNodes()
    var tops: [(position: Int, node: ViewNode)] = []
    // In reverse order, every view is complete before its parent receives it.
    for position in entries.views.indices.reversed() {
      guard var node = nodes[position] else { continue }
      node.subviews.reverse()
      if let parent = entries.views[position].parent {
        nodes[parent]?.subviews.append(node)
      } else {
        tops.append((position, node))
      }
      nodes[position] = nil
    }
    return tops.reversed()
  }

  /// Returns the installed views without their subviews.
  ///
  /// All views get names in document order, so that a view has the same name for all size classes.
  private mutating func flatNodes() -> [ViewNode?] {
    var nodes: [ViewNode?] = []
    for view in entries.views {
      let name = names.name(of: view)
      nodes.append(view.isInstalled ? node(view, named: name) : nil)
    }
    return nodes
  }

  private func node(_ view: ViewEntry, named name: String) -> ViewNode {
    let reading = reading(view)
    var node = ViewNode(
      id: view.id,
      name: name,
      kind: view.kind.kind,
      frame: view.element.rect(key: "frame"),
      translatesAutoresizingMaskIntoConstraints: translatesMask(view),
      autoresizingMask: autoresizingMask(view),
      properties: reading.properties,
      layoutGuides: view.guides,
      constraints: usesAutoLayout ? constraints.constraints(of: view) : [],
      slot: view.slot
    )
    node.style = reading.style == ViewStyle() ? nil : reading.style
    return node
  }

  private func reading(_ view: ViewEntry) -> ViewReading {
    var reading = ViewReading(resources: resources)
    view.kind.attributes.read(view.element, into: &reading)
    readInputViews(view, into: &reading.properties)
    if isRunTime { RuntimeAttributes(of: view.element).apply(to: &reading.properties) }
    return reading
  }

  /// Reads a view's outlets to keyboard views.
  private func readInputViews(_ view: ViewEntry, into properties: inout ViewProperties) {
    let element = view.element.element
    guard element.child("connections") != nil else { return }
    let outlets = InputViewOutlets(element.outlets, among: entries)
    guard !outlets.isEmpty else { return }
    guard view.kind.kind.canHaveInputViews else {
      let name = outlets.inputView == nil ? InputViewOutlets.accessory : InputViewOutlets.input
      return element.warn(
        "<\(element.name)> has an outlet \(name), which the layout ignores"
      )
    }
    properties.inputAccessoryView = outlets.accessoryView
    properties.inputView = outlets.inputView
  }

  /// Returns whether a view keeps its mask, which the document may switch off.
  ///
  /// `fixedFrame` marks a view with the flag of a constrained view but without constraints.
  private func translatesMask(_ view: ViewEntry) -> Bool {
    let name = ViewAttribute.translatesAutoresizingMaskIntoConstraints
    let set = isRunTime ? RuntimeAttributes(of: view.element).flag(name.rawValue) : nil
    if usesAutoLayout, let set { return set }
    let isTurnedOff = view.element.flag(name) == false
    let isFixed = view.element.flag(ViewAttribute.fixedFrame) == true
    return !usesAutoLayout || isFixed || !isTurnedOff
  }

  private func autoresizingMask(_ view: ViewEntry) -> AutoresizingMask {
    // An empty literal would call generic code of the standard library.
    let fixed = AutoresizingMask(rawValue: 0)
    return view.element.child("autoresizingMask", key: "autoresizingMask")
      .map { Self.maskAttributes.read($0, over: fixed) } ?? fixed
  }

  static let maskAttributes = Attributes<AutoresizingMask> {
    Attribute("flexibleMinX", .flag) { if $1 { $0.insert(.flexibleLeftMargin) } }
    Attribute("widthSizable", .flag) { if $1 { $0.insert(.flexibleWidth) } }
    Attribute("flexibleMaxX", .flag) { if $1 { $0.insert(.flexibleRightMargin) } }
    Attribute("flexibleMinY", .flag) { if $1 { $0.insert(.flexibleTopMargin) } }
    Attribute("heightSizable", .flag) { if $1 { $0.insert(.flexibleHeight) } }
    Attribute("flexibleMaxY", .flag) { if $1 { $0.insert(.flexibleBottomMargin) } }
    Ignored("key")
  }
}
