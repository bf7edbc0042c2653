import KeyboardTechniques
import LayoutEngine
import Testing

/// The time when changes are applied: after a tenth of a second of quiet, or at once.
@Suite struct FilterScenarioTests {
  private static let upAt216: [Step] = [.show(216), .wait(1), .mark]

  static let quiet: [Scenario] = [
    Scenario(
      "S19 AutoFill storm",
      .i8,
      .weak,
      Setup(dismissMode: .interactive),
      steps: [.mark, .show(216), .wait(1)] + [
        .applied([Applied(216, at: 0.1)]), .mark,
        .hide(), .wait(0.03), .show(216), .wait(0.05), .show(260),
        .wait(0.099), .expect([.bottomInset: 216, .bounce: 1, .pin: 647]),
        .wait(1), .applied([Applied(260, at: 0.18)]),
      ]
    ),
    Scenario(
      "S20",
      .i8,
      .weak,
      steps: upAt216 + [
        .hide(), .wait(0.12), .show(260), .wait(1),
        .applied([Applied(0, at: 0.1), Applied(260, at: 0.22)]),
      ]
    ),
    Scenario(
      "S21",
      .i8,
      .weak,
      steps: upAt216 + [.show(216), .wait(1), .applied([]), .expect([.bottomInset: 216])]
    ),
    Scenario(
      "S19 with the delay of an older revision",
      .i8,
      .weak,
      Setup(parameters: .delay(0.15)),
      steps: upAt216 + [
        .hide(), .wait(0.03), .show(216), .wait(0.05), .show(260), .wait(1),
        .applied([Applied(260, at: 0.23)]),
      ]
    ),
  ]

  static let immediate: [Scenario] = [
    Scenario(
      "S24",
      .i8,
      .weak,
      Setup(resizes: true, dismissMode: .interactive),
      steps: upAt216 + [
        .tracking(true), .hide(), .applied([Applied(0, at: 0)]), .expect([.contentHeight: 647]),
      ]
    ),
    Scenario(
      "S25 without resizing",
      .i8,
      .weak,
      Setup(dismissMode: .interactive),
      steps: upAt216 + [.tracking(true), .hide(), .wait(1), .applied([Applied(0, at: 0.1)])]
    ),
    Scenario(
      "S26 without tracking",
      .i8,
      .weak,
      Setup(resizes: true, dismissMode: .interactive),
      steps: upAt216 + [.hide(), .wait(1), .applied([Applied(0, at: 0.1)])]
    ),
    Scenario(
      "without a dismiss mode",
      .i8,
      .weak,
      Setup(resizes: true),
      steps: upAt216 + [.tracking(true), .hide(), .wait(1), .applied([Applied(0, at: 0.1)])]
    ),
    Scenario(
      "S27",
      .x,
      .weak,
      steps: [.show(291, duration: 0.35), .applied([Applied(257, at: 0, animated: false)])]
    ),
    Scenario(
      "S28 at the threshold",
      .x,
      .weak,
      steps: [.show(291, duration: 0.3), .wait(1), .applied([Applied(257, at: 0.1)])]
    ),
    Scenario(
      "S28 above the threshold",
      .x,
      .weak,
      steps: [.show(291, duration: 0.31), .applied([Applied(257, at: 0, animated: false)])]
    ),
  ]

  @Test(arguments: quiet + immediate)
  func onlyNewestKeyboardEventApplies(scenario: Scenario) throws {
    try run(scenario)
  }
}

extension ScrollingContentParameters {
  static func delay(_ seconds: Double) -> Self {
    var parameters = Self()
    parameters.filterDelay = seconds
    return parameters
  }
}
