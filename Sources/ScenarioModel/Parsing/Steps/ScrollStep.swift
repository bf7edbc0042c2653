import SnapshotModel

/// The argument of `scroll`.
enum ScrollKey: String, CaseIterable {
  /// Required. The content offset, `[x, y]` in points.
  case to
  /// A scroll view; the default is the screen's own.
  case view
  /// The default is `false`.
  case animated
}

extension StepParser {
  static func scroll(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    let fields = try Fields<ScrollKey>(argument)
    let offset = try fields.required(.to).points(["x", "y"])
    return .scroll(
      view: try fields[.view]?.pathComponent(),
      to: Point(x: offset[0], y: offset[1]),
      animated: try fields[.animated]?.bool() ?? false
    )
  }
}
