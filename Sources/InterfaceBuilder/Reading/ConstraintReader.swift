import ScenarioModel

/// Reads the constraints of one view.
///
/// An invalid constraint is not installed, as in a running app and in Interface Builder. A warning
/// gives the reason.
struct ConstraintReader {
  enum Name: String, AttributeName, CaseIterable {
    case firstItem, firstAttribute, relation, secondItem, secondAttribute, multiplier, constant
    case priority, placeholder, symbolic, installed
  }

  let entries: ViewEntries
  /// The top-level view of each view and guide that takes part in the layout, by id.
  private let topLevelViews: [String: Int]
  let context: ImportContext

  init(_ entries: ViewEntries, _ context: ImportContext) {
    self.entries = entries
    self.context = context
    /// For each view, the position of the top-level view around it.
    var tops: [Int] = []
    var topLevelViews: [String: Int] = [:]
    for (position, view) in entries.views.enumerated() {
      tops.append(view.parent.map { tops[$0] } ?? position)
      guard view.isInstalled else { continue }
      for id in [view.id] + view.guides.map(\.id) { topLevelViews[id] = tops[position] }
    }
    self.topLevelViews = topLevelViews
  }

  /// Returns the installed constraints of a view between installed items.
  func constraints(of view: ViewEntry) -> [ConstraintNode] {
    view.constraints.compactMap { entry in
      let element = VariedElement(entry.element, for: context.classes)
      guard element.flag(Name.installed) != false, !entries.excludedIDs.contains(entry.id) else {
        return nil
      }
      do throws(ReadingProblem) {
        return try constraint(element, id: entry.id, owner: view.id)
      } catch {
        entry.element.warn("constraint \(entry.id) is not installed: \(error)")
        return nil
      }
    }
  }

  /// Returns a constraint; nil if the size classes remove one of its items.
  private func constraint(
    _ element: VariedElement,
    id: String,
    owner: String
  ) throws(ReadingProblem) -> ConstraintNode? {
    let first = try item(element, .firstItem) ?? owner
    typealias Attribute = ConstraintNode.Attribute
    let secondAttribute: Attribute? = try element.checked(Name.secondAttribute, .choice)
    if secondAttribute == nil, element.attribute(Name.secondItem) != nil {
      throw .missingAttribute(element: element.name, attribute: Name.secondAttribute.rawValue)
    }
    // A missing item is the view that holds the constraint.
    let second = secondAttribute == nil ? nil : try item(element, .secondItem) ?? owner
    guard let firstTop = topLevelViews[first], let secondTop = topLevelViews[second ?? first] else {
      return nil
    }
    guard firstTop == secondTop else {
      throw .noCommonView(first: first, second: second ?? first)
    }
    guard firstTop == topLevelViews[owner] else { throw .noCommonView(first: first, second: owner) }
    let firstAttribute: Attribute? = try element.checked(Name.firstAttribute, .choice)
    guard let firstAttribute else {
      throw .missingAttribute(element: element.name, attribute: Name.firstAttribute.rawValue)
    }
    let node = ConstraintNode(
      id: id,
      firstItem: first,
      firstAttribute: firstAttribute,
      relation: try element.checked(Name.relation, .choice) ?? .equal,
      secondItem: second,
      secondAttribute: secondAttribute,
      multiplier: try element.checked(Name.multiplier, .multiplier) ?? 1,
      constant: try constant(element),
      priority: try priority(element),
      isPlaceholder: element.flag(Name.placeholder) ?? false
    )
    if let defect = node.defect { throw .meaningless(reason: defect) }
    return node
  }

  private func item(_ element: VariedElement, _ name: Name) throws(ReadingProblem) -> String? {
    guard let id = element.attribute(name) else { return nil }
    guard entries.knows(id) else {
      throw .danglingReference(element: element.name, attribute: name.rawValue, id: id)
    }
    return id
  }

  /// The value of a runtime attribute for the constraint, in a running app.
  private func runtimeNumber(_ keyPath: String, of element: VariedElement) -> Double? {
    context.isRunTime ? RuntimeAttributes(of: element).number(keyPath) : nil
  }

  private func priority(_ element: VariedElement) throws(ReadingProblem) -> Float {
    let format = AttributeFormat.constraintPriority
    guard let set = runtimeNumber("priority", of: element) else {
      return Float(try element.checked(Name.priority, format) ?? 1000)
    }
    guard let priority = format.value("\(set)") else {
      throw .badValue(
        element: element.name,
        attribute: Name.priority.rawValue,
        value: "\(set)",
        expected: format.expected()
      )
    }
    return Float(priority)
  }

  /// Returns the constant, also of a constraint with the standard spacing (`symbolic`).
  ///
  /// Interface Builder writes the constant of the standard spacing, and only leaves out 0. The
  /// frames of the only known document with such a constraint show 0.
  private func constant(_ element: VariedElement) throws(ReadingProblem) -> Double {
    if let constant = runtimeNumber("constant", of: element) { return constant }
    return try element.checked(Name.constant, .number) ?? 0
  }
}
