extension StepParser {
  /// Reads steps that have no turn of the run loop of their own.
  func turn(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    let steps = try steps(in: argument)
    guard !steps.isEmpty else {
      throw ScenarioError(.emptyList(label: argument.label), at: argument.place)
    }
    for (step, place) in steps where step.endsTurn {
      throw ScenarioError(.endsTurn, at: place)
    }
    return .turn(steps.map(\.step))
  }
}

extension ScenarioStep {
  /// Whether the step is about time or screens, which a turn of the run loop cannot hold.
  fileprivate var endsTurn: Bool {
    switch self {
    case .wait, .waitUntil, .checkpoint, .turn, .push, .pop, .swipeBack, .selectTab,
      .rotate:
      true
    case .present, .dismiss, .swipeDown, .multitasking: true
    default: false
    }
  }
}
