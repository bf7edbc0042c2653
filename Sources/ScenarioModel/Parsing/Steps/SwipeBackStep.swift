/// The argument of `swipeBack`.
enum SwipeBackKey: String, CaseIterable {
  /// How far the finger comes, as a part of the screen's width from 0 to 1; the default is 0.5.
  case progress
  /// Seconds in which the finger gets there; the default is 0.25.
  case duration
  /// Whether the pop goes on when the finger has left, the default, or is taken back.
  case completes
}

extension StepParser {
  static func swipeBack(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    guard !argument.isNothing else {
      return .swipeBack(SwipeBackRequest(progress: 0.5, duration: 0.25, completes: true))
    }
    let fields = try Fields<SwipeBackKey>(argument)
    return .swipeBack(
      SwipeBackRequest(
        progress: try fields[.progress]?.number(in: 0...1, as: "a number") ?? 0.5,
        duration: try fields[.duration]?.seconds() ?? 0.25,
        completes: try fields[.completes]?.bool() ?? true
      )
    )
  }
}
