import LayoutEngine
import Testing

/// Content that fits can be dragged while the keyboard is up, if a drag dismisses it.
@Suite struct BounceScenarioTests {
  static let scenarios: [Scenario] = [
    Scenario(
      "S42",
      .i8,
      .weak,
      Setup(dismissMode: .interactive),
      steps: [
        .expect([.bounce: 0]), .show(216), .wait(0.1), .expect([.bounce: 1]), .wait(1),
        .hide(), .wait(0.09), .expect([.bounce: 1]), .wait(0.01), .expect([.bounce: 0]),
      ]
    ),
    Scenario(
      "S43",
      .i8,
      .weak,
      Setup(dismissMode: .interactive, bounces: true),
      steps: [
        .expect([.bounce: 1]), .show(216), .wait(1), .expect([.bounce: 1]),
        .hide(), .wait(1), .expect([.bounce: 1]),
      ]
    ),
    Scenario(
      "S44",
      .i8,
      .weak,
      steps: [
        .expect([.bounce: 0]), .show(216), .wait(1), .expect([.bounce: 0]),
        .hide(), .wait(1), .expect([.bounce: 0]),
      ]
    ),
    Scenario(
      "S45",
      .i8,
      .weak,
      Setup(dismissMode: .interactive),
      steps: [
        .show(216), .wait(1), .dismissMode(.none), .hide(), .wait(1), .expect([.bounce: 1]),
      ]
    ),
    Scenario(
      "dismiss mode set while the keyboard is up: nothing to restore",
      .i8,
      .weak,
      steps: [
        .show(216), .wait(1), .dismissMode(.interactive), .hide(), .wait(1),
        .expect([.bounce: 0, .bottomInset: 0, .additionalBottom: 0]),
      ]
    ),
  ]

  @Test(arguments: scenarios)
  func bouncingIsOnWhileDragDismissesKeyboard(scenario: Scenario) throws {
    try run(scenario)
  }
}
