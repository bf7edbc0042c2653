import SnapshotModel

extension ControllerAttributes {
  /// Reads the attributes among the keys of a screen.
  init(_ fields: Fields<ScreenKey>) throws(ScenarioError) {
    hidesBottomBarWhenPushed = try fields[.hidesBottomBarWhenPushed]?.bool()
    largeTitleDisplayMode = try fields[.largeTitleDisplayMode]?.word("display mode")
    prompt = try fields[.prompt]?.text()
    if let size = fields[.preferredContentSize] {
      preferredContentSize = try ValueFormat<Size>.size.read(size)
    }
    modalPresentationStyle = try fields[.modalPresentationStyle]?.word("style")
    isModalInPresentation = try fields[.isModalInPresentation]?.bool()
    definesPresentationContext = try fields[.definesPresentationContext]?.bool()
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
