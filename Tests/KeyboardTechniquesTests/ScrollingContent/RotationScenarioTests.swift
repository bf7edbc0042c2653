import DeviceCatalog
import LayoutEngine
import Testing

/// Rotations: the upper left of the content stays, and the keyboard is applied once, at the end.
@Suite struct RotationScenarioTests {
  static let pinning: [Scenario] = [
    Scenario(
      "S32",
      .x,
      .tall(2000),
      steps: [
        .scroll(y: 300), .rotate(.landscape), .wait(1),
        .expect([
          .offsetX: 0 + 0 - 44, .offset: 300 + 44 - 0, .lowest: 0, .highest: 2000 - 375 + 21,
        ]),
        .rotate(.portrait), .wait(1),
        .expect([.offsetX: 0, .offset: 300, .lowest: -44, .highest: 2000 - 812 + 34]),
      ]
    ),
    Scenario(
      "S33 146 + 0 - 44 = 102, lowered to 500 - 812 + 34 = -278, raised to -44",
      .x,
      .tall(500),
      Setup(orientation: .landscape),
      steps: [
        .scroll(x: -44, y: 146), .expect([.highest: 146]), .rotate(.portrait), .wait(1),
        .expect([.offset: -44]),
      ]
    ),
    Scenario(
      "S35",
      .x,
      .tall(2000),
      steps: [.rotate(.landscape), .wait(1), .expect([.offset: -44 + 44 - 0])]
    ),
    Scenario(
      "S70 without forwarded transitions",
      .x,
      .tall(2000),
      Setup(forwarding: .safeAreaChanges),
      steps: [.scroll(y: 300), .rotate(.landscape), .wait(1), .expect([.offset: 300])]
    ),
  ]

  static let keyboard: [Scenario] = [
    Scenario(
      "S36 weak content of 200 wins over 375 - 21 - 257 = 97 while it turns",
      .x,
      .weak,
      Setup(resizes: true, keyboard: 291, landscapeKeyboard: 171),
      steps: [
        .show(291), .wait(1), .mark, .rotate(.landscape),
        .expect([.rootBottomInset: 21 + 257, .contentHeight: 200]), .wait(0.39),
        .applied([]), .wait(0.01), .applied([Applied(150, at: 0.4)]),
        .expect([.contentHeight: 375 - 171]), .wait(1), .expect([.applications: 1]),
      ]
    ),
    Scenario(
      "S37 a host that forwards nothing has no suspension",
      .x,
      .weak,
      Setup(
        resizes: true,
        keyboard: 291,
        landscapeKeyboard: 171,
        forwarding: []
      ),
      steps: [
        .show(291), .wait(1), .mark, .rotate(.landscape), .wait(1),
        .applied([Applied(0, at: 0.1), Applied(150, at: 0.4)]),
      ]
    ),
    Scenario(
      "S38 and S39",
      .i8,
      .weakWithFields([Content.Span(600, 640)]),
      Setup(keyboard: 216, landscapeKeyboard: 162),
      steps: [
        .focus(field: 0), .wait(1), .expect([.offset: -20 + 640 - 431]), .mark,
        .rotate(.landscape),
        .expect([.offset: 189 + 20 - 0, .contentHeight: 647, .highest: 647 - 375 + 216]),
        .wait(0.4), .applied([Applied(162, at: 0.4)]),
        .expect([.offset: 640 - 213, .highest: 647 - 375 + 162]),
        .hide(), .wait(1),
        .expect([.contentHeight: 375, .lowest: 0, .highest: 0, .offset: 0]),
      ]
    ),
    Scenario(
      "S40 the pin of 375 loses to the safe area of 667 - 20 - 216",
      .i8,
      .weak,
      Setup(orientation: .landscape, keyboard: 216, landscapeKeyboard: 162),
      steps: [
        .show(162), .wait(1), .rotate(.portrait), .wait(1),
        .expect([.contentHeight: 431]),
        .hide(), .wait(1), .expect([.contentHeight: 647]),
      ]
    ),
    Scenario(
      "S41 a dismissal meanwhile",
      .i8,
      .weak,
      steps: [
        .show(216), .wait(1), .mark, .rotate(.landscape), .wait(0.1), .hide(), .wait(1),
        .applied([Applied(0, at: 0.4)]),
      ]
    ),
  ]

  @Test(arguments: pinning + keyboard)
  func upperLeftStaysAndKeyboardAppliesOnce(scenario: Scenario) throws {
    try run(scenario)
  }
}
