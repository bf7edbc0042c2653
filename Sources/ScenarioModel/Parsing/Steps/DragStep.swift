import SnapshotModel

/// The argument of `drag`.
enum DragKey: String, CaseIterable {
  /// A scroll view; the default is the screen's own.
  case view
  /// `[x, y]` from the scroll view's top left corner; left out if the finger is down already.
  case from
  /// Required. `[x, y]` from the scroll view's top left corner.
  case to
  /// Seconds; the default is 0.25.
  case duration
  /// Whether the finger leaves at the end; the default is `true`.
  case release
  /// `[x, y]` in points a second as the finger leaves; the default is that of the movement.
  case velocity
}

/// The argument of `release`.
enum ReleaseKey: String, CaseIterable {
  /// `[x, y]` in points a second; the default is that with which the finger has moved.
  case velocity
}

extension StepParser {
  static func drag(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    let fields = try Fields<DragKey>(argument)
    return .drag(
      DragRequest(
        scrollView: try fields[.view]?.pathComponent(),
        from: try fields[.from]?.point(),
        to: try fields.required(.to).point(),
        duration: try fields[.duration]?.seconds() ?? 0.25,
        releases: try fields[.release]?.bool() ?? true,
        velocity: try fields[.velocity]?.point()
      )
    )
  }

  static func release(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    guard !argument.isNothing else { return .release(velocity: nil) }
    return .release(velocity: try Fields<ReleaseKey>(argument)[.velocity]?.point())
  }
}

extension YAMLNode {
  fileprivate func point() throws(ScenarioError) -> Point {
    let coordinates = try points(["x", "y"])
    return Point(x: coordinates[0], y: coordinates[1])
  }
}
