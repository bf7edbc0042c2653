import ScenarioModel

/// Reports ignored runtime attributes that might change a layout.
///
/// They are attributes that only an app's own class supports, and unknown attributes.
struct RuntimeAttributeCheck {
  let tree: MarkupTree

  /// The maximum number of named attributes; a document may have a different one on every view.
  private static let named = 5

  /// Returns one warning at the first location, with each pair of class and key path once.
  func warnings() -> [ImportWarning] {
    var seen: Set<[String]> = []
    var unknown: [(attribute: MarkupElement, name: String)] = []
    for (index, node) in tree.nodes.enumerated() where node.name == "userDefinedRuntimeAttribute" {
      let attribute = MarkupElement(tree: tree, index: index)
      guard let keyPath = attribute.attribute("keyPath"), changesLayout(keyPath),
        let owner = attribute.parent?.parent
      else { continue }
      let owning = owner.attribute("customClass") ?? "<\(owner.name)>"
      guard seen.insert([owning, keyPath]).inserted else { continue }
      unknown.append((attribute, "\(keyPath) of \(owning)"))
    }
    guard let first = unknown.first else { return [] }
    let names = unknown.prefix(Self.named).map(\.name).joined(separator: ", ")
    let message =
      unknown.count == 1
      ? "the runtime attribute \(names) is unknown; it is left out"
      : "\(unknown.count) runtime attributes are unknown; they are left out: \(names)"
        + (unknown.count > Self.named ? " and \(unknown.count - Self.named) more" : "")
    return [ImportWarning(.unsupported, about: first.attribute, message)]
  }

  private func changesLayout(_ keyPath: String) -> Bool {
    guard !RuntimeAttributes.followed.contains(keyPath) else { return false }
    let name = keyPath.lowercased()
    // Values of layers, of colors and for accessibility change no frame.
    return !keyPath.hasPrefix("layer.") && !name.hasSuffix("color")
      && !name.hasPrefix("accessibility") && !Self.appearance.contains(keyPath)
  }

  private static let appearance: Set<String> = [
    "alpha", "clipsToBounds", "contentMode", "cornerRadius", "borderWidth", "shadowRadius",
    "shadowOpacity", "shadowOffset", "tag", "textAlignment", "titleLabel.textAlignment",
    "isSelected", "selected", "isEnabled", "enabled", "progress", "value",
  ]
}
