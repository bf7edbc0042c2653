/// The argument of `checkpoint`.
enum CheckpointKey: String, CaseIterable {
  /// Required. The name under which the geometry is recorded.
  case name
  /// A list of comparisons that hold there.
  case expect
  /// Whether geometry is recorded as it is seen in the middle of animations; the default is `false`.
  case presented
}

extension StepParser {
  static func checkpoint(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    guard case .map = argument.content else {
      return .checkpoint(name: try argument.name())
    }
    let fields = try Fields<CheckpointKey>(argument)
    return .checkpoint(
      name: try fields.required(.name).name(),
      expect: try fields[.expect]?.expectations(),
      presented: try fields[.presented]?.bool()
    )
  }
}
