package import ScenarioModel

extension SegueNode {
  /// Reads the element of a segue; nil for a segue without a destination.
  init?(of element: MarkupElement) {
    guard let destination = element.attribute("destination") else { return nil }
    // The parent is the list of connections, inside the object that starts the segue.
    let source = element.parent?.parent
    self.init(id: element.attribute("id") ?? "", destination: destination)
    self = Self.attributes.read(element, over: self)
    self.source = source?.attribute("id")
    customModule = element.attribute("customModule")
    itemName = source.flatMap(Self.itemName)
    isSourceDisabled = source?.attribute("enabled") == "NO"
    location = element.location
  }

  static let attributes = Attributes<SegueNode> {
    Ignored.object
    Attribute("kind", .text) { $0.kind = $1 }
    Attribute("relationship", .text) { $0.relationship = $1 }
    Attribute("identifier", .text) { $0.identifier = $1 }
    Attribute("trigger", .text) { $0.isForAccessory = $1 == "accessoryAction" }
    Attribute("modalPresentationStyle", .text) { $0.style = $1 }
    Attribute("customClass", .text) { $0.customClass = $1 }
    Attribute("popoverAnchorView", .text) { $0.anchor = $1 }
    Attribute("popoverAnchorBarButtonItem", .text) { $0.anchorItem = $1 }
    Attribute { segue, node in
      node.arrowDirections = segue.child("popoverArrowDirection").map { child in
        let directions = VariedElement(child, for: .any)
        return ScreenSegue.ArrowDirection.allCases.filter { directions.flag($0.rawValue) == true }
      }
    }
    Attribute("animates", .text) { $0.isAnimated = $1 != "NO" }
    Attribute("unwindAction", .text) { $0.unwindAction = $1 }
    Ignored(
      """
      modalTransitionStyle destinationCreationSelector inheritsFrom
      splitViewControllerTargetIndex
      """
    )
    Unsupported("popoverAnchorSourceRect")
  }

  /// The name of the bar button item that starts a segue; nil for another object.
  private static func itemName(of element: MarkupElement) -> String? {
    guard element.name == "barButtonItem" else { return nil }
    let names = ["userLabel", "title", "systemItem", "id"].lazy.compactMap(element.attribute)
    return names.map(ViewNames.sanitized).first { !$0.isEmpty }
  }

  /// The segue for steps, without its destination's name; nil for a segue that steps cannot
  /// perform.
  package var performed: ScreenSegue? {
    guard let kind = Self.kinds[kind] else { return nil }
    var segue = ScreenSegue(id: id, kind: kind)
    segue.identifier = identifier
    segue.source = source
    segue.itemName = itemName
    segue.isSourceDisabled = isSourceDisabled ? true : nil
    segue.style = style.flatMap(PresentRequest.Style.init)
    if kind == .popover { segue.style = .popover }
    (segue.anchor, segue.barAnchor) = (anchor, barAnchor)
    if let arrows = arrowDirections, arrows != ScreenSegue.ArrowDirection.allCases {
      segue.arrowDirections = arrows
    }
    segue.isAnimated = isAnimated ? nil : false
    return segue
  }

  private static let kinds: [String: ScreenSegue.Kind] = [
    "show": .show, "push": .push, "showDetail": .showDetail, "presentation": .presentation,
    "modal": .presentation, "popoverPresentation": .popover, "popover": .popover,
    "unwind": .unwind,
  ]

  /// The reason that no step performs the segue.
  package var obstacle: String {
    switch kind {
    case "embed", "relationship": "it is performed when its container loads"
    case "custom": "the class \(customClass ?? "of the app") that performs it is code"
    default: "its kind \"\(kind)\" is unknown"
    }
  }
}

extension MarkupElement {
  /// Returns the bar with a button, by the end of the bar.
  func barAnchor(ofItemWithID id: String) -> ScreenSegue.BarAnchor? {
    for index in descendants {
      let item = MarkupElement(tree: tree, index: index)
      guard item.name == "barButtonItem", item.attribute("id") == id else { continue }
      let role = item.attribute("key") ?? item.parent?.name ?? ""
      if role.hasPrefix("left") { return .leading }
      return role.hasPrefix("right") ? .trailing : .toolbar
    }
    return nil
  }
}
