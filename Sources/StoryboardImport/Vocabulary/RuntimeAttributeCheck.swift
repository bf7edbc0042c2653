import ScenarioModel

/// Names the runtime attributes that are left out though they might change a layout: those that
/// only an app's own class understands, and those that are unknown here.
struct RuntimeAttributeCheck {
  let tree: MarkupTree

  /// One warning for each pair of class and key path, in the order of the document.
  func warnings() -> [ImportWarning] {
    var seen: Set<[String]> = []
    var unknown: [(attribute: MarkupElement, keyPath: String, owner: String)] = []
    for (index, node) in tree.nodes.enumerated() where node.name == "userDefinedRuntimeAttribute" {
      let attribute = MarkupElement(tree: tree, index: index)
      guard let keyPath = attribute.attribute("keyPath"), changesLayout(keyPath),
        let owner = attribute.parent?.parent
      else { continue }
      let owning = owner.attribute("customClass") ?? "<\(owner.name)>"
      guard seen.insert([owning, keyPath]).inserted else { continue }
      unknown.append((attribute, keyPath, owning))
    }
    let shown = unknown.prefix(ImportWarning.limit).map { attribute, keyPath, owner in
      let message = "the runtime attribute \(keyPath) of \(owner) is unknown; it is left out"
      return ImportWarning(location: attribute.location, message: message)
    }
    return shown + ImportWarning.rest(of: unknown.map(\.attribute), "runtime attributes like that")
  }

  private func changesLayout(_ keyPath: String) -> Bool {
    guard !RuntimeAttributes.followed.contains(keyPath) else { return false }
    let name = keyPath.lowercased()
    // The layer's own values, colors and accessibility's values change no frame.
    return !keyPath.hasPrefix("layer.") && !name.hasSuffix("color")
      && !name.hasPrefix("accessibility") && !Self.looks.contains(keyPath)
  }

  private static let looks: Set<String> = [
    "alpha", "clipsToBounds", "contentMode", "cornerRadius", "borderWidth", "shadowRadius",
    "shadowOpacity", "shadowOffset", "tag", "textAlignment", "titleLabel.textAlignment",
    "isSelected", "selected", "isEnabled", "enabled", "progress", "value",
  ]
}
