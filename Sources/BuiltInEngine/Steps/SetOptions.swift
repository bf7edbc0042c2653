import ScenarioModel

extension TechniqueOptions {
  /// For example `keyboardDismissMode none`.
  var detail: String {
    // Mirrored, so that a new option needs no line here.
    Mirror(reflecting: self).children.compactMap { name, value in
      guard let name, let some = Mirror(reflecting: value).children.first?.value else { return nil }
      return "\(name) \((some as? Double)?.plain ?? "\(some)")"
    }
    .joined(separator: ", ")
  }
}
