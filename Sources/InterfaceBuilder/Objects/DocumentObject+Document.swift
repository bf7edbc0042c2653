import ScenarioModel

extension DocumentObject {
  /// Reads an element; nil for one without an id, and for a connection.
  init?(of element: MarkupElement, _ colors: DocumentColors) {
    guard let id = element.attribute("id"), !Self.connections.contains(element.name) else {
      return nil
    }
    self.init(
      id: id,
      element: element.name,
      customClass: element.attribute("customClass"),
      customModule: element.attribute("customModule"),
      values: Dictionary(element.attributes.entries.map { ($0.name, $0.value) }) { first, _ in first
      },
      location: element.location
    )
    if element.name == "collectionViewFlowLayout" {
      flowLayout = ViewElement.flowLayoutAttributes.read(element, over: FlowLayoutNode())
    }
    for child in element.children {
      switch child.name {
      case "connections": readConnections(child)
      case "userDefinedRuntimeAttributes":
        attributes = child.children.compactMap { RuntimeAttribute(of: $0, colors) }
      case "rectEdge":
        edges = child.attributes.entries.filter { $0.value == "YES" }.map(\.name).sorted()
      default: break
      }
    }
  }

  private static let connections: Set = ["outlet", "outletCollection", "action", "segue"]

  private mutating func readConnections(_ list: MarkupElement) {
    for child in list.children {
      switch child.name {
      case "outlet", "outletCollection":
        guard let property = child.attribute("property"),
          let destination = child.attribute("destination")
        else { continue }
        outlets.append(
          Outlet(
            property: property,
            destination: destination,
            isCollection: child.name == "outletCollection"
          )
        )
      case "action":
        guard let selector = child.attribute("selector"),
          let destination = child.attribute("destination")
        else { continue }
        actions.append(
          Action(
            selector: selector,
            destination: destination,
            eventType: child.attribute("eventType")
          )
        )
      case "segue": if let segue = SegueNode(of: child) { segues.append(segue) }
      default: break
      }
    }
  }
}

extension DocumentObject.RuntimeAttribute {
  fileprivate init?(of element: MarkupElement, _ colors: DocumentColors) {
    guard let keyPath = element.attribute("keyPath") else { return nil }
    self.init(
      keyPath: keyPath,
      value: RuntimeValue(of: VariedElement(element, for: .any), colors),
      location: element.location
    )
  }
}

extension RuntimeValue {
  fileprivate init(of element: VariedElement, _ colors: DocumentColors) {
    let value: RuntimeValue? =
      switch element.attribute("type") {
      case "boolean": .flag(element.attribute("value") == "YES")
      case "string", "localizedString": .text(TextValue.text(of: element, key: "value") ?? "")
      case "image": element.attribute("value").map(Self.image)
      case "color": colors.color(of: element, key: "value").map(Self.color)
      case "number": Self.number(of: element)
      case "size": element.size(key: "value").map(Self.size)
      case "point": element.point(key: "value").map(Self.point)
      case "rect": element.rect(key: "value").map(Self.rect)
      default: nil
      }
    self = value ?? .nothing
  }

  private static func number(of element: VariedElement) -> RuntimeValue? {
    let child = ["real", "integer", "number"].lazy.compactMap { element.child($0, key: "value") }
      .first
    return child?.attribute("value").flatMap { Double($0) }.map(Self.number)
  }
}

extension VariedElement {
  /// A point: `<point key="…" x= y=/>`.
  fileprivate func point(key: String) -> Point? {
    guard let child = child("point", key: key).map({ VariedElement($0, for: .any) }),
      let x = child.requiredNumber(PointName.x), let y = child.requiredNumber(PointName.y)
    else { return nil }
    return Point(x: x, y: y)
  }
}
