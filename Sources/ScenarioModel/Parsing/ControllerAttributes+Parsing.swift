import SnapshotModel

extension ControllerAttributes {
  /// Reads the attributes among the keys of a screen.
  init(_ fields: Fields<ScreenKey>) {
    hidesBottomBarWhenPushed = fields.flag(.hidesBottomBarWhenPushed)
    largeTitleDisplayMode = fields.value(.largeTitleDisplayMode) { node throws(ScenarioError) in
      try node.word("display mode")
    }
    prompt = fields.value(.prompt) { node throws(ScenarioError) in try node.text() }
    preferredContentSize = fields.value(.preferredContentSize) { node throws(ScenarioError) in
      try ValueFormat<Size>.size.read(node)
    }
    modalPresentationStyle = fields.value(.modalPresentationStyle) { node throws(ScenarioError) in
      try node.word("style")
    }
    isModalInPresentation = fields.flag(.isModalInPresentation)
    definesPresentationContext = fields.flag(.definesPresentationContext)
  }

  /// The attributes as keys of a screen, in the order of the documentation.
  var entries: KeyValuePairs<ScreenKey, YAMLValue?> {
    [
      .hidesBottomBarWhenPushed: hidesBottomBarWhenPushed.map(YAMLValue.flag),
      .largeTitleDisplayMode: largeTitleDisplayMode.map { .text($0.rawValue) },
      .prompt: prompt.map(YAMLValue.text),
      .preferredContentSize: preferredContentSize.map { .numbers([$0.width, $0.height]) },
      .modalPresentationStyle: modalPresentationStyle.map { .text($0.rawValue) },
      .isModalInPresentation: isModalInPresentation.map(YAMLValue.flag),
      .definesPresentationContext: definesPresentationContext.map(YAMLValue.flag),
    ]
  }
}

extension YAMLNode {
  /// Reads a list of edges, which may be empty.
  func edges() throws(ScenarioError) -> [ExtendedEdge] {
    try items { node throws(ScenarioError) in try node.word("edge") }
  }
}

extension Fields {
  /// Reads the value of a key; a mistake is recorded and other keys are still read.
  func value<Value>(
    _ key: Key,
    _ read: (YAMLNode) throws(ScenarioError) -> Value
  ) -> Value? {
    guard let node = self[key] else { return nil }
    return node.mistakes.attempt { () throws(ScenarioError) in try read(node) }
  }

  /// Reads `true` or `false` like ``value(_:_:)``.
  func flag(_ key: Key) -> Bool? {
    value(key) { node throws(ScenarioError) in try node.bool() }
  }
}
