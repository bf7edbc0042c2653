/// The argument of `push`.
enum PushKey: String, CaseIterable {
  /// Required. The name of a screen.
  case screen
  /// A field that becomes first responder while the screen appears.
  case focus
  /// The default is `true`.
  case animated
}

/// The argument of `pop`.
enum PopKey: String, CaseIterable {
  /// The default is `true`.
  case animated
}

extension StepParser {
  static func push(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    if case .scalar = argument.content {
      return .push(screen: try argument.pathComponent(), focus: nil, animated: true)
    }
    let fields = try Fields<PushKey>(argument)
    return .push(
      screen: try fields.required(.screen).pathComponent(),
      focus: try fields[.focus]?.pathComponent(),
      animated: try fields[.animated]?.bool() ?? true
    )
  }

  static func pop(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    if argument.isNothing { return .pop(animated: true) }
    return .pop(animated: try Fields<PopKey>(argument)[.animated]?.bool() ?? true)
  }
}
