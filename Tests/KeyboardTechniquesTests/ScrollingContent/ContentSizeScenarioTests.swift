import DeviceCatalog
import LayoutEngine
import Testing

/// The size of content without a keyboard.
@Suite struct ContentSizeScenarioTests {
  /// The safe area has equal constraints at 500: weaker priorities lose, stronger ones win.
  static let priorities: [Scenario] =
    [(499, 734), (501, 300), (750, 300), (1000, 300)].map { priority, height in
      Scenario(
        "S01 height 300 at \(priority)",
        .x,
        .height(300, priority: priority),
        steps: [.expect([.contentHeight: height, .contentWidth: 375])]
      )
    }
    + [(250, 734), (499, 734), (750, 200), (1000, 200)].map { hugging, height in
      Scenario(
        "S02 hugging \(hugging)",
        .x,
        .intrinsic(hugging: hugging),
        steps: [.expect([.contentHeight: height])]
      )
    }

  static let geometry: [Scenario] = [
    Scenario(
      "S03",
      .x,
      .tall(1000),
      steps: [
        .expect([
          .contentWidth: 375, .contentHeight: 1000,
          .adjustedTop: 44, .adjustedLeft: 0, .adjustedBottom: 34, .adjustedRight: 0,
          .offset: -44, .lowest: -44, .highest: 1000 - 812 + 34,
        ])
      ]
    ),
    Scenario(
      "S04",
      .x,
      .weak,
      Setup(orientation: .landscape),
      steps: [
        .expect([
          .contentWidth: 812 - 88, .contentHeight: 375 - 21,
          .adjustedTop: 0, .adjustedLeft: 44, .adjustedBottom: 21, .adjustedRight: 44,
          .leftmost: -44, .rightmost: -44, .lowest: 0, .highest: 0,
        ])
      ]
    ),
    Scenario(
      "S05 sign-up form, c = (734 - 416) / 5 = 63.6",
      .x,
      .signUpForm,
      steps: [
        .expect([
          .contentHeight: 734, .logoTop: 2 * 63.6,
          .top(ofField: 0): 354.4, .bottom(ofField: 0): 398.4,
          .top(ofField: 1): 414.4, .bottom(ofField: 1): 458.4,
          .top(ofField: 2): 474.4, .bottom(ofField: 2): 518.4,
          .buttonTop: 566.4, .textButtonTop: 674,
        ])
      ]
    ),
    Scenario(
      "S06 sign-up form, c = (548 - 416) / 5 = 26.4",
      .se,
      .signUpForm,
      steps: [
        .expect([
          .contentHeight: 548, .top(ofField: 0): 205.6, .top(ofField: 1): 265.6,
          .top(ofField: 2): 325.6, .textButtonTop: 488, .screenTop(ofField: 0): 225.6,
        ])
      ]
    ),
    Scenario(
      "S68 content size follows layout, not constraints",
      .x,
      .weak,
      steps: [
        .height(2000), .expect([.contentSizeHeight: 734]),
        .layout, .expect([.contentSizeHeight: 2000]),
      ]
    ),
  ]

  @Test(arguments: priorities + geometry)
  func contentFillsSafeAreaUnlessRequiredLarger(scenario: Scenario) throws {
    try run(scenario)
  }
}
