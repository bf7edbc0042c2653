import ScenarioModel
import Testing

/// Reports mistakes in single steps, in line 4 of a file.
@Suite struct StepErrorTests {
  @Test(arguments: [
    (
      "keyboard: [{ at: 0, hide: true, begin: 0 }]",
      "4:44: a keyboard change has both 'hide' and 'begin'\nfix: keep one of the two"
    ),
    (
      "keyboard: [{ at: 0, dock: true, duration: 1 }]",
      "4:47: a keyboard change has both 'dock' and 'duration'\nfix: keep one of the two"
    ),
    (
      "keyboard: [{ at: 0, float: 10 }]",
      "4:32: 'float' must be [x, y] in points, not '10'\nfix: write [x, y] in points"
    ),
    (
      "keyboard: [{ at: 0, undock: 100, split: 100 }]",
      "4:16: a keyboard change has both 'undock' and 'split'\nfix: keep one of the two"
    ),
    ("autoFill: []", "4:15: 'autoFill' is empty\nfix: name at least one"),
    (
      "scrollToVisible: { frame: a, view: b }",
      "4:22: 'scrollToVisible' has both 'frame' and 'view'\nfix: keep one of the two"
    ),
    (
      "scrollToVisible: {}",
      "4:22: 'scrollToVisible' is missing the key 'rect', 'frame' or 'view'\nfix: "
        + "add 'rect', 'frame' or 'view'"
    ),
    ("drag: { from: [0, 9] }", "4:11: 'drag' is missing the key 'to'\nfix: add 'to'"),
    (
      "set: { view: a, hidden: true }",
      "4:21: 'set' has no key 'hidden'\nhint: did you mean 'isHidden'?"
    ),
    (
      "bars: { toolbar: true }",
      "4:11: 'toolbar' needs a navigation controller\nfix: "
        + "add 'navigation: true' to the scenario"
    ),
    (
      "bars: { tabBar: true }",
      "4:11: there is no tab bar controller\nfix: add 'bars: { tabBar: true }' to the scenario"
    ),
    (
      "turn: [{ wait: 1 }]",
      "4:20: this step cannot be a part of a turn of the run loop\nfix: put it before or after the turn"
    ),
    ("swipeBack", "4:5: there is no pushed screen to pop\nfix: push a screen first"),
    (
      "selectTab: form",
      "4:16: the scenario has no tabs\nfix: add 'tabs', a list of screens, to the scenario"
    ),
    (
      "bars: { largeTitles: true }",
      "4:11: 'navigationBar' needs a navigation controller\nfix: "
        + "add 'navigation: true' to the scenario"
    ),
    ("expect: []", "4:13: 'expect' is empty\nfix: name at least one"),
    ("expectEvents: []", "4:19: 'expectEvents' is empty\nfix: name at least one"),
    (
      "expectEvents: [notice keyboardWillShow]",
      "4:20: there is no kind of event 'notice'\nhint: choose from notification, call, focus, rotation, "
        + "trait, inset, scroll, content, layout, diagnostic"
    ),
    (
      "expectEvents: [no notification keyboardWilShow]",
      "4:20: there is no notification 'keyboardWilShow'\nhint: did you mean 'keyboardWillShow'?"
    ),
    (
      "expectEvents: [no layout, diagnostic undefinedContentSze]",
      "4:31: there is no diagnostic 'undefinedContentSze'\nhint: did you mean 'undefinedContentSize'?"
    ),
    (
      "expectEvents: [inset contentInset.botom of form]",
      "4:20: there is no inset 'contentInset.botom'\nhint: did you mean 'contentInset.bottom'?"
    ),
    (
      "expectEvents: [no layout of form]",
      "4:20: the event 'layout' happens to the whole device, not to 'form'\nfix: remove 'of form'"
    ),
    (
      "expectEvents: [layout]",
      "4:20: an item of 'expectEvents' must be an event such as 'notification keyboardWillShow' or "
        + "'no layout', not 'layout'\nfix: "
        + "write an event such as 'notification keyboardWillShow' or 'no layout'"
    ),
    (
      "expectEvents: [call viewDidLoad form]",
      "4:20: an item of 'expectEvents' must be an event such as 'notification keyboardWillShow' or "
        + "'no layout', not 'call viewDidLoad form'\nfix: "
        + "write an event such as 'notification keyboardWillShow' or 'no layout'"
    ),
    (
      "expect: [form.widht == 1]",
      "4:14: 'form.widht' is not a measure\nhint: did you mean 'form.width'?"
    ),
    (
      "expect: ['form.x == true', 'form.x ~ 1']",
      "4:40: '~' has no meaning in a comparison\nfix: "
        + "write measures, numbers, + - * / ( ) and one of == != <= >= < >"
    ),
    (
      "expect: [{ iphone8: a.x == 1 }]",
      "4:16: there is no device 'iphone8'\nhint: did you mean 'iphone-8'?"
    ),
    ("returnKey: true", "4:16: 'returnKey' must be left out, not 'true'\nfix: write left out"),
  ])
  func mistakeInAStepIsNamed(_ step: String, _ message: String) {
    let text = """
      screens: { form: { storyboard: F.storyboard } }
      matrix: { devices: [iphone-8] }
      steps:
        - \(step)
        - checkpoint: end
      """
    let error = #expect(throws: ScenarioErrors.self) {
      try ScenarioFile.parse(text: text, file: "s.yaml", name: "s")
    }
    #expect(error?.description == "s.yaml:" + message)
  }
}
