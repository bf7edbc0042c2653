import ScenarioModel

/// Reports dangling references.
///
/// A constraint without its items is an error, because the layout would differ. The references
/// checked here change no frame by themselves, but show that the document is damaged.
struct ReferenceCheck {
  let tree: MarkupTree

  /// The attributes with the id of another object, by element.
  static let references: [String: [String]] = [
    "outlet": ["destination"], "outletCollection": ["destination"], "action": ["destination"],
    "segue": ["destination", "reference"], "include": ["reference"], "exclude": ["reference"],
    "document": ["initialViewController"],
  ]

  /// Returns one warning for each dangling reference, in the order of the document.
  func warnings() -> [ImportWarning] {
    let references = references
    var missing = Set(references.map(\.id))
    for node in tree.nodes where !missing.isEmpty {
      if let id = node.attributes["id"] { missing.remove(id) }
    }
    let dangling = missing.isEmpty ? [] : references.filter { missing.contains($0.id) }
    let shown = dangling.prefix(ImportWarning.limit).map { element, attribute, id in
      let message =
        "<\(element.name)> has \(attribute)=\"\(id)\", "
        + "but the document has no object with that id"
      return ImportWarning(.damaged, about: element, message)
    }
    return shown
      + ImportWarning.rest(.damaged, of: dangling.map(\.element), "references without a target")
  }

  private var references: [(element: MarkupElement, attribute: String, id: String)] {
    var references: [(element: MarkupElement, attribute: String, id: String)] = []
    for (index, node) in tree.nodes.enumerated() {
      for attribute in node.kind.references {
        guard let id = node.attributes[attribute] else { continue }
        references.append((MarkupElement(tree: tree, index: index), attribute, id))
      }
    }
    return references
  }
}
