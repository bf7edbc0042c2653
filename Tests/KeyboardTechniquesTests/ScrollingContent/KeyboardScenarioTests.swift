import LayoutEngine
import Testing

/// The effects of showing, resizing and hiding the keyboard on content and insets.
@Suite struct KeyboardScenarioTests {
  /// Resizing lets the form shrink to its minimum of 496, with c = 16; the rest is scrolled.
  static let signUpForm: [Scenario] = [
    Scenario(
      "S07",
      .se,
      .signUpForm,
      Setup(resizes: true),
      steps: [
        .focus(field: 0), .wait(1),
        .expect([
          .bottomInset: 216, .contentHeight: 496,
          .top(ofField: 0): 164, .top(ofField: 1): 224, .top(ofField: 2): 284,
          .bottom(ofField: 2): 328,
          .offset: -20, .lowest: -20, .highest: 496 - 568 + 216,
          .screenTop(ofField: 0): 184, .screenBottom(ofField: 2): 348,
        ]),
      ]
    ),
    Scenario(
      "S08",
      .x,
      .signUpForm,
      Setup(resizes: true, keyboard: 291),
      steps: [
        .focus(field: 0), .wait(1),
        .expect([
          .bottomInset: 291 - 34, .contentHeight: 496, .lowest: -44, .highest: 496 - 812 + 291,
          .screenTop(ofField: 0): 208, .textButtonScreenBottom: 510,
        ]),
      ]
    ),
    Scenario(
      "S10 pinned at 548, the last field 325.6..369.6 is scrolled above 332",
      .se,
      .signUpForm,
      steps: [
        .focus(field: 2), .wait(1),
        .expect([
          .contentHeight: 548, .offset: -20 + 369.6 - 332, .lowest: -20, .highest: 548 - 568 + 216,
        ]),
      ]
    ),
    Scenario(
      "S51 a request follows a field that the resize moves to 284..328",
      .se,
      .signUpForm,
      Setup(resizes: true),
      steps: [
        .show(216), .requestField(2), .wait(1),
        .expect([.top(ofField: 2): 284, .bottom(ofField: 2): 328, .offset: -20]),
      ]
    ),
  ]

  static let presence: [Scenario] = [
    Scenario(
      "S11",
      .x,
      .weak,
      steps: [
        .mark, .show(291), .wait(0.09), .expect([.bottomInset: 0, .pin: -1]), .wait(0.01),
        .applied([Applied(257, at: 0.1)]),
        .expect([
          .bottomInset: 257, .additionalBottom: 257, .pin: 734, .contentHeight: 734,
          .lowest: -44, .highest: 734 - 812 + 291,
        ]),
      ]
    ),
    Scenario(
      "S12",
      .x,
      .weak,
      Setup(resizes: true),
      steps: [
        .show(291), .wait(1),
        .expect([
          .contentHeight: 812 - 44 - 291, .contentSizeHeight: 477, .lowest: -44, .highest: -44,
        ]),
      ]
    ),
    Scenario(
      "S13",
      .x,
      .weak,
      steps: [
        .show(291), .wait(1), .scroll(y: 213), .hide(), .wait(1),
        .expect([
          .bottomInset: 0, .additionalBottom: 0, .pin: -1, .contentHeight: 734,
          .lowest: -44, .highest: -44, .offset: -44,
        ]),
      ]
    ),
    Scenario(
      "S18 the pin stays where it was when the keyboard grows",
      .i8,
      .weak,
      steps: [
        .show(216), .wait(1), .expect([.additionalBottom: 216, .contentHeight: 647, .pin: 647]),
        .show(260), .wait(1), .expect([.additionalBottom: 260, .contentHeight: 647, .pin: 647]),
      ]
    ),
    Scenario(
      "S50",
      .x,
      .weak,
      Setup(adjustsSafeArea: false, dismissMode: .interactive),
      steps: [
        .show(291), .wait(1),
        .expect([
          .additionalBottom: 0, .contentHeight: 734, .lowest: -44, .highest: -44, .bounce: 1,
        ]),
      ]
    ),
    Scenario(
      "S67 pinned content may still grow",
      .i8,
      .weak,
      steps: [.show(216), .wait(1), .height(700), .layout, .expect([.contentHeight: 700])]
    ),
  ]

  /// An application's own insets are a lower limit, and are restored.
  static let applicationInsets: [Scenario] = [
    Scenario(
      "S14",
      .i8,
      .weak,
      Setup(additional: UIEdgeInsets(top: 5, left: 6, bottom: 100, right: 7)),
      steps: [
        .show(216), .wait(1),
        .expect([
          .bottomInset: 216, .additionalTop: 5, .additionalLeft: 6, .additionalBottom: 216,
          .additionalRight: 7,
        ]),
        .hide(), .wait(1),
        .expect([
          .bottomInset: 0, .additionalTop: 5, .additionalLeft: 6, .additionalBottom: 100,
          .additionalRight: 7,
        ]),
      ]
    ),
    Scenario(
      "S15 a bar lower than what was there",
      .i8,
      .weak,
      Setup(
        additional: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0),
        dismissMode: .interactive
      ),
      steps: [
        .show(60), .wait(1), .expect([.bottomInset: 60, .additionalBottom: 100, .bounce: 1]),
        .hide(), .wait(1), .expect([.bottomInset: 0, .additionalBottom: 100, .bounce: 0]),
      ]
    ),
    Scenario(
      "S16",
      .i8,
      .weak,
      Setup(additional: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0)),
      steps: [
        .show(216), .wait(1), .additionalBottom(30), .wait(1),
        .expect([.bottomInset: 216, .additionalBottom: 30]),
        .hide(), .wait(1), .expect([.additionalBottom: 100]),
      ]
    ),
  ]

  /// The keyboard's top is at 667 - 260 = 407.
  static let partialOverlap: [Scenario] = [
    Scenario(
      "S46 resize off",
      .i8,
      .weak,
      Setup(frame: CGRect(x: 0, y: 100, width: 375, height: 400)),
      steps: [
        .show(260), .wait(1),
        .expect([
          .additionalBottom: 260, .scrollViewBottomInset: 500 - 407, .contentHeight: 400,
          .lowest: 0, .highest: 93,
        ]),
      ]
    ),
    Scenario(
      "S46 resize on",
      .i8,
      .weak,
      Setup(resizes: true, frame: CGRect(x: 0, y: 100, width: 375, height: 400)),
      steps: [
        .show(260), .wait(1),
        .expect([
          .additionalBottom: 260, .scrollViewBottomInset: 93, .contentHeight: 307,
          .lowest: 0, .highest: 0,
        ]),
      ]
    ),
    Scenario(
      "S47",
      .i8,
      .weak,
      Setup(frame: CGRect(x: 0, y: 100, width: 375, height: 300)),
      steps: [
        .show(260), .wait(1),
        .expect([
          .additionalBottom: 260, .scrollViewBottomInset: 0, .contentHeight: 300,
          .lowest: 0, .highest: 0,
        ]),
      ]
    ),
    Scenario(
      "S49",
      .pad,
      .weak,
      Setup(rootFrame: CGRect(x: 0, y: 20, width: 768, height: 600)),
      steps: [
        .show(264), .wait(1), .expect([.bottomInset: 0, .additionalBottom: 0, .pin: -1]),
      ]
    ),
  ]

  @Test(arguments: signUpForm + presence + applicationInsets + partialOverlap)
  func keyboardExtendsSafeArea(scenario: Scenario) throws {
    try run(scenario)
  }
}
