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
    let ids = Set(tree.nodes.compactMap { $0.attributes["id"] })
    var dangling: [(element: MarkupElement, attribute: String, id: String)] = []
    for (index, node) in tree.nodes.enumerated() {
      for attribute in node.kind.references {
        guard let id = node.attributes[attribute], !ids.contains(id) else { continue }
        dangling.append((MarkupElement(tree: tree, index: index), attribute, id))
      }
    }
    let shown = dangling.prefix(ImportWarning.limit).map { element, attribute, id in
      let message =
        "<\(element.name)> has \(attribute)=\"\(id)\", "
        + "but the document has no object with that id"
      return ImportWarning(.damaged, about: element, message)
    }
    return shown
      + ImportWarning.rest(.damaged, of: dangling.map(\.element), "references without a target")
  }
}
