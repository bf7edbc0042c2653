/// The keys of `bars`, of a scenario and of a step: whether a bar is on screen.
enum BarsKey: String, CaseIterable {
  /// The default is `true` in a navigation controller.
  case navigationBar
  /// The default is `false`; only a navigation controller has one.
  case toolbar
  /// Mentioning it puts everything into a tab bar controller.
  case tabBar
  /// Whether the navigation bar has room for a large title; the default is `false`.
  case largeTitles
}

extension Bars {
  init(_ node: YAMLNode) throws(ScenarioError) {
    let fields = try Fields<BarsKey>(node)
    self.init(
      navigationBar: try fields[.navigationBar]?.bool(),
      toolbar: try fields[.toolbar]?.bool(),
      tabBar: try fields[.tabBar]?.bool(),
      largeTitles: try fields[.largeTitles]?.bool()
    )
  }
}
