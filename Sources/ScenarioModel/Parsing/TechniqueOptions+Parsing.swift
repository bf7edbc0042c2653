extension TechniqueOptions {
  /// Reads the options of a technique, and refuses options of other techniques.
  init(_ node: YAMLNode?, for technique: Technique) throws {
    self.init()
    guard let node else { return }
    guard !technique.options.isEmpty else {
      throw ScenarioError(.optionsWithoutTechnique, at: node.location)
    }
    let known = technique.options.map(\.rawValue)
    var options = self
    _ = try node.mistakes.each(node.map()) { entry in
      guard let option = TechniqueOption(rawValue: entry.key) else {
        throw ScenarioError(
          .unknownKey(entry.key, of: node.label, known: known),
          at: entry.keyLocation
        )
      }
      guard technique.options.contains(option) else {
        throw ScenarioError(
          .optionOfAnotherTechnique(entry.key, technique: technique.rawValue, known: known),
          at: entry.keyLocation
        )
      }
      options[option] = try option.value(of: entry.value)
    }
    self = options
  }
}

extension TechniqueOption {
  fileprivate func value(of node: YAMLNode) throws -> TechniqueOptions.Value {
    switch row.kind {
    case .flag: return .flag(try node.bool())
    case .points: return .points(try node.points())
    case .word(let known):
      let text = try node.text()
      guard known.contains(text) else {
        throw ScenarioError(.unknownWord(text, kind: kindName, known: known), at: node.location)
      }
      return .word(text)
    }
  }

  /// The name of the option's words in messages.
  private var kindName: String {
    self == .keyboardDismissMode ? "keyboard dismiss mode" : rawValue
  }
}
