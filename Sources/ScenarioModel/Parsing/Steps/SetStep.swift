/// The argument of `set`, beside the properties that it gives the view.
enum SetKey: String, CaseIterable {
  /// Required. The name of a view.
  case view
  /// `[x, y, width, height]` in the superview.
  case frame
}

extension ViewChange {
  /// The properties that can change while a view is on screen, of those in ``ViewPropertyTable``.
  static let properties = [
    "isHidden", "text", "intrinsicContentSize", "contentHuggingPriority",
    "contentCompressionResistancePriority", "layoutMargins", "isScrollEnabled",
    "contentInset", "contentInsetAdjustmentBehavior", "alwaysBounceVertical",
    "keyboardDismissMode",
  ]

  init(_ node: YAMLNode) throws(ScenarioError) {
    var own = node
    var entries: [YAMLEntry] = []
    var properties = ViewProperties()
    for entry in try node.map() {
      if SetKey(rawValue: entry.key) != nil {
        entries.append(entry)
      } else if Self.properties.contains(entry.key),
        let property = ViewPropertyTable.property(named: entry.key)
      {
        try property.read(entry.value, &properties)
      } else {
        let known = SetKey.allCases.map(\.rawValue) + Self.properties
        throw ScenarioError(
          .unknownKey(entry.key, of: node.label, known: known),
          at: entry.keyPlace
        )
      }
    }
    own.content = .map(entries)
    let fields = try Fields<SetKey>(own)
    self.init(
      view: try fields.required(.view).pathComponent(),
      frame: try fields[.frame]?.rect(),
      properties: properties
    )
  }
}
