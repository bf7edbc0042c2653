import Testing

/// Rounding to device pixels changes each number of a scenario by one pixel at most.
@Suite struct PixelRoundingTests {
  @Test(
    arguments: [
      ContentSizeScenarioTests.priorities, ContentSizeScenarioTests.geometry,
      KeyboardScenarioTests.signUpForm, KeyboardScenarioTests.presence,
      KeyboardScenarioTests.applicationInsets, KeyboardScenarioTests.partialOverlap,
      FilterScenarioTests.quiet, FilterScenarioTests.immediate, BounceScenarioTests.scenarios,
      ScrollRequestScenarioTests.timing, ScrollRequestScenarioTests.targets,
      RotationScenarioTests.pinning, RotationScenarioTests.keyboard, AssignmentTests.scenarios,
    ]
    .flatMap(\.self)
  )
  func scenarioHoldsWithinPixel(scenario: Scenario) throws {
    try run(scenario, roundsToPixels: true)
  }
}
