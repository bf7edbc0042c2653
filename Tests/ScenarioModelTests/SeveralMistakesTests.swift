import ScenarioModel
import Testing

/// A file with several mistakes reports them all at once.
@Suite struct SeveralMistakesTests {
  private func mistakes(_ text: String) -> [String] {
    do throws(ScenarioErrors) {
      _ = try ScenarioFile.parse(text: text, file: "s.yaml", name: "s")
      return []
    } catch {
      return error.all.map { "\($0.location.line):\($0.location.column) \($0.problem.message)" }
    }
  }

  @Test func errorsFollowFileOrder() {
    let text = """
      descripton: x
      screens:
        form: { storybord: F.storyboard }
        next: { view: { subviews: [{ name: a, class: UIText }, { name: b, alpha: 1 }] } }
      navigation: maybe
      matrix: { devices: [iphone-8, iphone8], orientations: [up] }
      invariants: [focusedFieldVisble]
      steps:
        - focsu: a
        - drag: { from: [0], too: [1, 1] }
        - expectEvents: [no notice, no call viewDidLod]
        - checkpoint: { name: a, expect: [a.widht == 1, b.x ~ 1] }
      """
    #expect(
      mistakes(text) == [
        "1:1 a scenario has no key 'descripton'",
        "3:11 the screen 'form' has no key 'storybord'",
        "4:48 there is no class 'UIText'",
        "4:69 a view has no key 'alpha'",
        "5:13 'navigation' must be true or false, not 'maybe'",
        "6:31 there is no device 'iphone8'",
        "6:56 there is no orientation 'up'",
        "7:14 there is no invariant 'focusedFieldVisble'",
        "9:5 there is no step 'focsu'",
        "10:19 'from' must be [x, y] in points, not a list",
        "10:24 'drag' has no key 'too'",
        "11:20 there is no kind of event 'notice'",
        "11:31 there is no call 'viewDidLod'",
        "12:37 'a.widht' is not a measure",
        "12:55 '~' has no meaning in a comparison",
      ]
    )
  }

  @Test func mistakesOfOneScreenAreNamedTogether() {
    let text = """
      screens:
        form:
          hidesBottomBarWhenPushed: 1
          preferredContentSize: 300
          edgesForExtendedLayout: [left]
          canBecomeFirstResponder: yes
          view: { subviews: [{ name: a, class: UIText }] }
      matrix: { devices: [iphone-8] }
      steps: [{ checkpoint: a }]
      """
    #expect(
      mistakes(text) == [
        "3:31 'hidesBottomBarWhenPushed' must be true or false, not '1'",
        "4:27 'preferredContentSize' must be [width, height] in points, not '300'",
        "5:30 there is no edge 'left'",
        "6:30 'canBecomeFirstResponder' must be true or false, not 'yes'",
        "7:42 there is no class 'UIText'",
      ]
    )
  }

  @Test func severalMistakesAreNamedTogether() {
    let text = """
      screens:
        form:
          view:
            frame: [0]
            isHidden: 2
            constraints: [{ firstAttribute: up, priority: 0 }]
      matrix: { devices: [iphone-8], textSizes: [tiny], boldText: maybe }
      steps: [{ checkpoint: a }]
      """
    #expect(
      mistakes(text) == [
        "4:14 'frame' must be [x, y, width, height] in points, not a list",
        "5:17 'isHidden' must be true or false, not '2'",
        "6:39 there is no attribute 'up'",
        "6:53 'priority' must be a priority from 0.001 to 1000, not 0",
        "7:44 there is no text size 'tiny'",
        "7:61 'boldText' must be true or false, not 'maybe'",
      ]
    )
  }

  /// The misspelled key causes the missing 'screens', and the technique causes the options.
  @Test func consequentialErrorIsNotReported() {
    let text = """
      screns: { form: { view: {} } }
      technique: form
      options: { designHeight: 700 }
      matrix: { devices: [iphone-8] }
      steps: [{ push: form }]
      """
    #expect(
      mistakes(text) == [
        "1:1 a scenario has no key 'screns'", "2:12 there is no technique 'form'",
      ]
    )
  }

  /// Problems of the steps alone are reported beside mistakes elsewhere.
  @Test func pastWaitIsReportedWithOtherErrors() {
    let text = """
      screens: { form: { view: {} } }
      matrix: { devices: [iphone8] }
      steps:
        - checkpoint: a
        - wait: 2
        - waitUntil: 1
        - checkpoint: a
      """
    #expect(
      mistakes(text) == [
        "2:21 there is no device 'iphone8'",
        "6:16 the time 1 is in the past: the previous steps take 2 seconds",
        "7:17 'checkpoint' contains 'a' twice",
      ]
    )
  }

  @Test func incompatibleStepsAreReportedTogether() {
    let text = """
      screens: { form: { view: {} } }
      matrix: { devices: [iphone-8] }
      steps:
        - checkpoint: a
        - checkpoint: a
        - wait: 1.5
        - waitUntil: 1
        - waitUntil: 1.5
        - pop
      """
    #expect(
      mistakes(text) == [
        "5:17 'checkpoint' contains 'a' twice",
        "7:16 the time 1 is in the past: the previous steps take 1.5 seconds",
        "9:5 there is no pushed screen to pop",
      ]
    )
  }

  @Test func namesThatScreensLackAreNamedTogether() throws {
    let text = """
      screens: { form: { view: { subviews: [{ name: email, class: UITextField }] } } }
      matrix: { devices: [iphone-8] }
      invariants: [emial.width == 1]
      steps:
        - autoFill: [emial, email, title]
        - checkpoint: a
      """
    let file = try ScenarioFile.parse(text: text, file: "s.yaml", name: "s")
    let form = Screen(
      name: "form",
      rootView: ViewNode(
        id: "v",
        name: "view",
        kind: .view,
        subviews: [ViewNode(id: "e", name: "email", kind: .textField)]
      )
    )
    let error = try #require(throws: ScenarioErrors.self) { try file.check(against: [form]) }
    #expect(
      error.all.map { "\($0.location.line) \($0.problem.message)" } == [
        "3 the screen 'form' has no view 'emial'", "5 the screen 'form' has no view 'emial'",
        "5 the screen 'form' has no view 'title'",
      ]
    )
  }
}
