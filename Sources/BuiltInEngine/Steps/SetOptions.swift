import ScenarioModel

extension TechniqueOptions {
  /// For example `keyboardDismissMode none`.
  var detail: String {
    TechniqueOption.allCases
      .compactMap { option in self[option].map { "\(option.rawValue) \($0)" } }
      .joined(separator: ", ")
  }
}
