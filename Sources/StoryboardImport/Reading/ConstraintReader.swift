import ScenarioModel

/// Reads the constraints that one view holds.
struct ConstraintReader {
  let entries: ViewEntries
  /// Ids of the views and guides that take part in the layout.
  let items: Set<String>
  let circumstances: Circumstances

  init(_ entries: ViewEntries, _ circumstances: Circumstances) {
    self.entries = entries
    self.circumstances = circumstances
    var items: Set<String> = []
    for view in entries.views where view.isInstalled {
      items.insert(view.id)
      items.formUnion(view.guides.map(\.id))
    }
    self.items = items
  }

  /// The constraints of a view that are installed, and whose items are.
  func constraints(of view: ViewEntry) throws(ImportError) -> [ConstraintNode] {
    var constraints: [ConstraintNode] = []
    for element in view.constraints {
      let varied = VariedElement(element, for: circumstances.classes)
      guard try isInstalled(varied) else { continue }
      if let constraint = try constraint(varied, owner: view.id) { constraints.append(constraint) }
    }
    return constraints
  }

  private func isInstalled(_ element: VariedElement) throws(ImportError) -> Bool {
    guard try element.flag("installed") != false else { return false }
    return element.element.attribute("id").map { !entries.excludedIDs.contains($0) } ?? true
  }

  private func constraint(
    _ element: VariedElement,
    owner: String
  ) throws(ImportError) -> ConstraintNode? {
    let first = try item(element, "firstItem") ?? owner
    let secondAttribute: ConstraintNode.Attribute? = try element.choice("secondAttribute")
    // An item that is left out is the view that holds the constraint.
    let second = secondAttribute == nil ? nil : try item(element, "secondItem") ?? owner
    guard items.contains(first), second.map(items.contains) ?? true else { return nil }
    guard let firstAttribute: ConstraintNode.Attribute = try element.choice("firstAttribute") else {
      throw .missingAttribute(element.place, element: element.name, attribute: "firstAttribute")
    }
    let node = ConstraintNode(
      id: element.element.attribute("id") ?? "line \(element.place.line)",
      firstItem: first,
      firstAttribute: firstAttribute,
      relation: try element.choice("relation") ?? .equal,
      secondItem: second,
      secondAttribute: secondAttribute,
      multiplier: try multiplier(element),
      constant: try constant(element, owner: owner),
      priority: try priority(element),
      isPlaceholder: try element.flag("placeholder") ?? false
    )
    if let defect = node.defect { throw .meaningless(element.place, id: node.id, reason: defect) }
    return node
  }

  private func item(_ element: VariedElement, _ name: String) throws(ImportError) -> String? {
    guard let id = element.attribute(name) else { return nil }
    guard entries.knows(id) else {
      throw .danglingReference(element.place, element: element.name, attribute: name, id: id)
    }
    return id
  }

  /// Reads `0.5`, `16:9` or `1/3`.
  private func multiplier(_ element: VariedElement) throws(ImportError) -> Double {
    guard let text = element.attribute("multiplier") else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double(decimal: $0) }
    let value: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { first in parts[1].map { first / $0 } }
      default: nil
      }
    guard let value, value.isFinite, abs(value) <= 1_000_000 else {
      throw element.bad("multiplier", text, expected: "a number or a ratio such as 16:9")
    }
    return value
  }

  /// What a runtime attribute of the constraint sets, in a running app.
  private func runtimeNumber(
    _ keyPath: String,
    of element: VariedElement
  ) throws(ImportError) -> Double? {
    circumstances.isRunTime ? try RuntimeAttributes(of: element).number(keyPath) : nil
  }

  private func priority(_ element: VariedElement) throws(ImportError) -> Float {
    var value = try runtimeNumber("priority", of: element)
    if value == nil { value = try element.number("priority") }
    guard let value else { return 1000 }
    guard value > 0, value <= 1000 else {
      throw element.bad(
        "priority",
        element.attribute("priority") ?? "\(value)",
        expected: "more than 0 and at most 1000"
      )
    }
    return Float(value)
  }

  /// The constant; where none is written, `symbolic` stands for 8 between siblings and 20 to the
  /// edge of the superview.
  private func constant(_ element: VariedElement, owner: String) throws(ImportError) -> Double {
    if let constant = try runtimeNumber("constant", of: element) { return constant }
    if let constant = try element.number("constant") { return constant }
    guard try element.flag("symbolic") == true else { return 0 }
    let items = [element.attribute("firstItem"), element.attribute("secondItem")]
    return items.contains { $0 == nil || $0 == owner } ? 20 : 8
  }
}
