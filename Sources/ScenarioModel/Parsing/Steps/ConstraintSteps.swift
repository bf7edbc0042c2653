/// The argument of `setConstant`.
enum SetConstantKey: String, CaseIterable {
  /// Required. The id of a constraint.
  case constraint
  /// Required. Points.
  case to
}

/// The argument of `setPriority`.
enum SetPriorityKey: String, CaseIterable {
  /// Required. The id of a constraint.
  case constraint
  /// Required. More than 0 and at most 1000.
  case to
}

extension StepParser {
  static func setConstant(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    let fields = try Fields<SetConstantKey>(argument)
    return .setConstant(
      constraint: try fields.required(.constraint).name(),
      constant: try fields.required(.to).points()
    )
  }

  static func setPriority(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    let fields = try Fields<SetPriorityKey>(argument)
    return .setPriority(
      constraint: try fields.required(.constraint).name(),
      priority: try fields.required(.to).priority()
    )
  }
}
