import ScenarioModel
import Testing

/// A change that makes a valid scenario invalid, and the error message.
struct Mistake: CustomTestStringConvertible, Sendable {
  var wrong: String
  var instead: String
  var message: String

  init(_ wrong: String, insteadOf right: String, reports message: String) {
    self.wrong = wrong
    self.instead = right
    self.message = message
  }

  var testDescription: String { wrong }
}

@Suite struct ScenarioErrorTests {
  @Test(arguments: mistakes)
  func errorHasLocationAndFix(_ mistake: Mistake) throws {
    #expect(right.contains(mistake.instead), "the table names text that is not there")
    let text = right.replacing(mistake.instead, with: mistake.wrong, maxReplacements: 1)
    let error = #expect(throws: ScenarioErrors.self) {
      try ScenarioFile.parse(text: text, file: "form.yaml", name: "form")
    }
    #expect(error?.description == "form.yaml:" + mistake.message)
  }

  @Test func scenarioWithoutMistakeIsValid() throws {
    _ = try ScenarioFile.parse(text: right, file: "form.yaml", name: "form")
  }
}

private let right = """
  screens:
    form: { storyboard: Form.storyboard }
    next: { view: { subviews: [{ name: box, class: UITextField }] } }
  navigation: true
  technique: scrolling-content
  options: { visibilityScrollMargin: 8 }
  matrix:
    devices: [iphone-8, ipad-10]
    orientations: [portrait]
  invariants: [focusedFieldVisible]
  steps:
    - checkpoint: at rest
    - wait: 0.5
    - push: next
    - keyboard: [{ at: 0.1, show: 216 }, { at: 0.2, hide: true }]
    - pop
    - scroll: { to: [0, 100] }
  """

private let mistakes = [
  // Keys.
  Mistake(
    "navigaton: true",
    insteadOf: "navigation: true",
    reports: "4:1: a scenario has no key 'navigaton'\nhint: did you mean 'navigation'?"
  ),
  Mistake(
    "  device: [",
    insteadOf: "  devices: [",
    reports: "8:3: 'matrix' has no key 'device'\nhint: did you mean 'devices'?"
  ),
  Mistake(
    "{ zebra: 8 }",
    insteadOf: "{ visibilityScrollMargin: 8 }",
    reports:
      "6:12: 'options' has no key 'zebra'\nhint: choose from shouldResizeContentViewForKeyboard, "
      + "shouldAdjustAdditionalSafeAreaInsetsForKeyboard, visibilityScrollMargin, "
      + "keyboardDismissMode"
  ),
  Mistake(
    "# devices: [iphone-8]",
    insteadOf: "devices: [iphone-8, ipad-10]",
    reports: "9:3: 'matrix' is missing the key 'devices'\nfix: add 'devices'"
  ),
  Mistake(
    "navigation: true\nnavigation: false",
    insteadOf: "navigation: true",
    reports: "4:1: the key 'navigation' is written twice in one map\nfix: remove one of the two"
  ),
  Mistake(
    "navigation: true\n\"navigation\": true",
    insteadOf: "navigation: true",
    reports: "4:1: the key 'navigation' is written twice in one map\nfix: remove one of the two"
  ),
  Mistake(
    "? [a]\n: true",
    insteadOf: "navigation: true",
    reports: "4:3: a key must be plain text\nfix: write a name before the colon"
  ),

  // Types.
  Mistake(
    "navigation: yes",
    insteadOf: "navigation: true",
    reports: "4:13: 'navigation' must be true or false, not 'yes'\nfix: write true or false"
  ),
  Mistake(
    "navigation: \"true\"",
    insteadOf: "navigation: true",
    reports:
      "4:13: 'navigation' must be true or false, not the text \"true\"\nfix: write true or false"
  ),
  Mistake(
    "- wait: soon",
    insteadOf: "- wait: 0.5",
    reports: "13:11: 'wait' must be a number of seconds, not 'soon'\nfix: write a number of seconds"
  ),
  Mistake(
    "- wait: .inf",
    insteadOf: "- wait: 0.5",
    reports: "13:11: 'wait' must be a number of seconds, not '.inf'\nfix: write a number of seconds"
  ),
  Mistake(
    "- wait: 1e9",
    insteadOf: "- wait: 0.5",
    reports: "13:11: 'wait' must be a number of seconds from 0 to 3600, not 1e9\nfix: "
      + "write a number of seconds from 0 to 3600"
  ),
  Mistake(
    "- wait: -1",
    insteadOf: "- wait: 0.5",
    reports: "13:11: 'wait' must be a number of seconds from 0 to 3600, not -1\nfix: "
      + "write a number of seconds from 0 to 3600"
  ),
  Mistake(
    "{ to: [0] }",
    insteadOf: "{ to: [0, 100] }",
    reports: "17:19: 'to' must be [x, y] in points, not a list\nfix: write [x, y] in points"
  ),
  Mistake(
    "invariants:",
    insteadOf: "invariants: [focusedFieldVisible]",
    reports: "10:12: 'invariants' must be a list, not nothing\nfix: write a list"
  ),
  Mistake(
    "- { wait: 1, pop: }",
    insteadOf: "- wait: 0.5",
    reports: "13:5: an item of 'steps' must be one step, such as 'focus: name' after its own dash, "
      + "not a map\nfix: write one step, such as 'focus: name' after its own dash"
  ),

  // Keywords.
  Mistake(
    "iphone8",
    insteadOf: "iphone-8",
    reports: "8:13: there is no device 'iphone8'\nhint: did you mean 'iphone-8'?"
  ),
  Mistake(
    "blackberry-storm",
    insteadOf: "iphone-8",
    reports: "8:13: there is no device 'blackberry-storm'\nhint: 'scvdb devices' lists all"
  ),
  Mistake(
    "[portrait]\n  systems: [9.3]",
    insteadOf: "[portrait]",
    reports: "10:13: the device 'iphone-8' does not run iOS 9.3\nhint: it runs iOS 11.0 to 16"
  ),
  Mistake(
    "devices: pads\n  systems: [9.3, 6]",
    insteadOf: "devices: [iphone-8, ipad-10]",
    reports: "9:18: no device of 'pads' runs iOS 6.0\nfix: "
      + "write a version that some of these devices run, from 7.0 on"
  ),
  Mistake(
    "devices: phone",
    insteadOf: "devices: [iphone-8, ipad-10]",
    reports:
      "8:12: 'devices' must be a list of devices or one of all, phones, pads, not 'phone'\nfix: "
      + "write a list of devices or one of all, phones, pads"
  ),
  Mistake(
    "[upright]",
    insteadOf: "[portrait]",
    reports: "9:18: there is no orientation 'upright'\nhint: choose from portrait, landscape"
  ),
  Mistake(
    "scrolling-contents",
    insteadOf: "scrolling-content",
    reports:
      "5:12: there is no technique 'scrolling-contents'\nhint: did you mean 'scrolling-content'?"
  ),
  Mistake(
    "- check: at rest",
    insteadOf: "- checkpoint: at rest",
    reports: "12:5: there is no step 'check'\nhint: did you mean 'checkpoint'?"
  ),
  Mistake(
    "UITextfield",
    insteadOf: "UITextField",
    reports: "3:50: there is no class 'UITextfield'\nhint: did you mean 'UITextField'?"
  ),
  Mistake(
    "[focusVisible]",
    insteadOf: "[focusedFieldVisible]",
    reports: "10:14: there is no invariant 'focusVisible'\nhint: choose from focusedFieldVisible, "
      + "offsetInLegalRange, everythingReachable, insetsRestoredAfterHide, noUnexpectedAmbiguity"
  ),

  // Lists.
  Mistake(
    "devices: []",
    insteadOf: "devices: [iphone-8, ipad-10]",
    reports: "8:12: 'devices' is empty\nfix: name at least one"
  ),
  Mistake(
    "iphone-8, iphone-8",
    insteadOf: "iphone-8",
    reports: "8:23: 'devices' contains 'iphone-8' twice\nfix: remove one of the two"
  ),

  // Incompatible values.
  Mistake(
    "- wait: 1",
    insteadOf: "- checkpoint: at rest",
    reports: "12:3: the steps record nothing\nfix: add a step such as '- checkpoint: at rest'"
  ),
  Mistake(
    "- checkpoint: at rest",
    insteadOf: "- wait: 0.5",
    reports: "13:17: 'checkpoint' contains 'at rest' twice\nfix: remove one of the two"
  ),
  Mistake(
    "navigation: false",
    insteadOf: "navigation: true",
    reports:
      "14:11: a push needs a navigation controller\nfix: add 'navigation: true' to the scenario"
  ),
  Mistake(
    "- push: nxt",
    insteadOf: "- push: next",
    reports: "14:11: there is no screen 'nxt'\nhint: did you mean 'next'?"
  ),
  Mistake(
    "- push: form",
    insteadOf: "- push: next",
    reports:
      "3:17: the screen 'next' is never shown\nfix: push or present it in a step, or remove it"
  ),
  Mistake(
    "- pop\n  - pop",
    insteadOf: "- pop",
    reports: "17:5: there is no pushed screen to pop\nfix: push a screen first"
  ),
  Mistake(
    "technique: keyboard-layout-guide",
    insteadOf: "technique: scrolling-content",
    reports:
      "6:12: the technique 'keyboard-layout-guide' has no option 'visibilityScrollMargin'\nhint: "
      + "choose from usesBottomSafeArea, keyboardDismissMode"
  ),
  Mistake(
    "technique: none",
    insteadOf: "technique: scrolling-content",
    reports: "6:10: the technique 'none' has no options\nfix: remove 'options', or name a technique"
  ),
  Mistake(
    "{ at: 0.05, hide: true }",
    insteadOf: "{ at: 0.2, hide: true }",
    reports:
      "15:40: this keyboard change is earlier than the previous change\nfix: order the changes by 'at'"
  ),
  Mistake(
    "{ at: 0.2, hide: true, show: 200 }",
    insteadOf: "{ at: 0.2, hide: true }",
    reports: "15:40: a keyboard change has both 'show' and 'hide'\nfix: keep one of the two"
  ),
  Mistake(
    "{ at: 0.2 }",
    insteadOf: "{ at: 0.2, hide: true }",
    reports:
      "15:40: a keyboard change is missing the key 'show' or 'hide'\nfix: add 'show' or 'hide'"
  ),
  Mistake(
    "{ storyboard: Form.storyboard, view: {} }",
    insteadOf: "{ storyboard: Form.storyboard }",
    reports: "2:9: the screen 'form' has both 'storyboard' and 'view'\nfix: keep one of the two"
  ),
  Mistake(
    "{ scene: form }",
    insteadOf: "{ storyboard: Form.storyboard }",
    reports:
      "2:9: the screen 'form' is missing the key 'storyboard', 'xib', 'view', 'file', 'code' or "
      + "'make'\nfix: add 'storyboard', 'xib', 'view', 'file', 'code' or 'make'"
  ),

  // Names.
  Mistake(
    "\"at\\nrest\"",
    insteadOf: "at rest",
    reports: "12:17: 'checkpoint' cannot be called 'at?rest'\nfix: "
      + "use one line without '/' and control characters"
  ),
  Mistake(
    "\"at\\u202Erest\"",
    insteadOf: "at rest",
    reports: "12:17: 'checkpoint' cannot be called 'at?rest'\nfix: "
      + "use one line without '/' and control characters"
  ),

  // The whole text.
  Mistake(
    "navigation: [true",
    insteadOf: "navigation: true",
    reports: "5:10: the file is not YAML: did not find expected ',' or ']' while parsing a flow "
      + "sequence\nfix: correct the syntax there"
  ),
  Mistake(
    "&all [iphone-8, ipad-10]",
    insteadOf: "[iphone-8, ipad-10]",
    reports:
      "8:12: scenario files cannot contain anchors\nfix: write the values out where they are used"
  ),
  Mistake(
    "!!str true",
    insteadOf: "true",
    reports:
      "4:13: scenario files cannot contain tags\nfix: write the values out where they are used"
  ),
]
