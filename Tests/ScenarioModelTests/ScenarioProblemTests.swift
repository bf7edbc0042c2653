import ProjectFiles
import ScenarioModel
import Testing

/// Every problem of a scenario has a clause for the mistake and a clause for the fix.
@Suite struct ScenarioProblemTests {
  @Test(
    arguments: [
      (
        .tooLarge(limit: 1_000_000),
        "the file is larger than 1000000 bytes\nfix: split it into several scenarios"
      ),
      (
        .notOfKind(.scenario),
        "this is not a scenario\nfix: name another file\nhint: all of its keys are unknown"
      ),
      (.notYAML("a tab"), "the file is not YAML: a tab\nfix: correct the syntax there"),
      (
        .forbiddenYAML("aliases"),
        "scenario files cannot contain aliases\nfix: write the values out where they are used"
      ),
      (.keyIsNotText, "a key must be plain text\nfix: write a name before the colon"),
      (
        .repeatedKey("steps"),
        "the key 'steps' is written twice in one map\nfix: remove one of the two"
      ),
      (
        .wrongType(label: "'wait'", expected: "a number", found: "a list"),
        "'wait' must be a number, not a list\nfix: write a number"
      ),
      (
        .outOfRange(label: "'wait'", expected: "a number from 0 to 1", found: "2"),
        "'wait' must be a number from 0 to 1, not 2\nfix: write a number from 0 to 1"
      ),
      (
        .unknownKey("too", of: "'drag'", known: ["from", "to"]),
        "'drag' has no key 'too'\nhint: did you mean 'to'?"
      ),
      (.missingKey("to", of: "'drag'"), "'drag' is missing the key 'to'\nfix: add 'to'"),
      (
        .keyWithoutEffect("x", "without a 'height'", fix: "add 'height'"),
        "'x' has no effect without a 'height'\nfix: add 'height'"
      ),
      (
        .viewOnOwnKeyboard("field", label: "'inputView'"),
        "'inputView' cannot be 'field': it is the view itself, or contains it\nfix: "
          + "name another view, or write the view in place"
      ),
      (
        .unknownWord("up", kind: "orientation", known: ["portrait", "landscape"]),
        "there is no orientation 'up'\nhint: choose from portrait, landscape"
      ),
      (
        .unknownDevice("iphone8", nearest: "iphone-8"),
        "there is no device 'iphone8'\nhint: did you mean 'iphone-8'?"
      ),
      (
        .unknownDevice("x", nearest: nil), "there is no device 'x'\nhint: 'scvdb devices' lists all"
      ),
      (
        .systemOfOtherDevices("9.3", device: "iphone-8", systems: "11.0 to 16"),
        "the device 'iphone-8' does not run iOS 9.3\nhint: it runs iOS 11.0 to 16"
      ),
      (
        .systemOfNoDevice("6.0", devices: "'pads'"),
        "no device of 'pads' runs iOS 6.0\nfix: write a version that some of these devices run, from 7.0 on"
      ),
      (.emptyList(label: "'tabs'"), "'tabs' is empty\nfix: name at least one"),
      (
        .repeatedItem("a", label: "'tabs'"),
        "'tabs' contains 'a' twice\nfix: remove one of the two"
      ),
      (
        .badName("a\u{7}b", label: "'checkpoint'"),
        "'checkpoint' cannot be called 'a?b'\nfix: use one line without '/' and control characters"
      ),
      (
        .notAClassName("a()\u{7}", label: "'code'"),
        "'code' must be the name of a class, not 'a()?'\nfix: write the expression as 'make'"
      ),
      (
        .codeWithoutEngine(.expression("a(\u{7})"), engine: "scvdb@1.0.0"),
        "the engine scvdb@1.0.0 cannot make 'a(?)', the code of an app\nfix: "
          + "name the app's engine with --engine, or describe the screen's views"
      ),
      (
        .twoOf("rect", "view", subject: "'scrollToVisible'"),
        "'scrollToVisible' has both 'rect' and 'view'\nfix: keep one of the two"
      ),
      (
        .eventOfDevice("layout", subject: "form"),
        "the event 'layout' happens to the whole device, not to 'form'\nfix: remove 'of form'"
      ),
      (.badComparison(reason: "odd", .fix("correct it")), "odd\nfix: correct it"),
      (.noCheckpoint, "the steps record nothing\nfix: add a step such as '- checkpoint: at rest'"),
      (
        .pushWithoutNavigation,
        "a push needs a navigation controller\nfix: add 'navigation: true' to the scenario"
      ),
      (.nothingToPop, "there is no pushed screen to pop\nfix: push a screen first"),
      (.noTabs, "the scenario has no tabs\nfix: add 'tabs', a list of screens, to the scenario"),
      (.nothingToDismiss, "there is no presented screen to dismiss\nfix: present a screen first"),
      (
        .screenNeverShown("a"),
        "the screen 'a' is never shown\nfix: push or present it in a step, or remove it"
      ),
      (
        .optionsWithoutTechnique,
        "the technique 'none' has no options\nfix: remove 'options', or name a technique"
      ),
      (
        .optionOfAnotherTechnique("a", technique: "form-root", known: ["b", "c"]),
        "the technique 'form-root' has no option 'a'\nhint: choose from b, c"
      ),
      (
        .changesOutOfOrder,
        "this keyboard change is earlier than the previous change\nfix: order the changes by 'at'"
      ),
      (
        .backwardWait(1, reached: 1.5),
        "the time 1 is in the past: the previous steps take 1.5 seconds\nfix: "
          + "write at least 1.5, or shorten a wait above"
      ),
      (
        .endsTurn,
        "this step cannot be a part of a turn of the run loop\nfix: put it before or after the turn"
      ),
      (
        .barWithoutNavigation("toolbar"),
        "'toolbar' needs a navigation controller\nfix: add 'navigation: true' to the scenario"
      ),
      (
        .tabBarUnmentioned,
        "there is no tab bar controller\nfix: add 'bars: { tabBar: true }' to the scenario"
      ),
      (
        .notAScrollView(view: "a", quantity: "contentOffset"),
        "'a' has no contentOffset, because it is not a scroll view\nfix: name a scroll view"
      ),
      (
        .tooManyRecordedViews(3_000_000),
        "the checkpoints record 3000000 views, more than 2000000\nfix: "
          + "split it into several scenarios"
      ),
      (
        .tooManyCases(300_000),
        "'matrix' has 300000 cases, more than 250000\nfix: "
          + "remove values, or split it into several scenarios"
      ),
      (
        .tooManyRowViews(list: "photos", count: 200_000),
        "the rows of 'photos' have 200000 views, more than 100000\nfix: write fewer rows"
      ),
      (
        .unknownItem("emial", kind: "view", screen: "form", known: ["email"]),
        "the screen 'form' has no view 'emial'\nhint: did you mean 'email'?"
      ),
      (
        .cannotBecomeFirstResponder(view: "a", className: "UILabel"),
        "the view 'a' is a UILabel, which does not accept keyboard input\nfix: "
          + "name a text field, a text view or a search bar"
      ),
      (
        .twoScenarios(name: "a", other: "a.json"),
        "the scenario 'a' is also in a.json\nfix: rename one of the two files"
      ),
      (
        .similarScenarios(name: "caf\u{E9}", other: "cafe\u{301}", file: "e\u{301}.yaml"),
        "the names 'caf\\u{E9}' and 'cafe\\u{301}', of the scenario in e\\u{301}.yaml, differ only in "
          + "letter case or Unicode composition, which some file systems ignore\nfix: rename one of the two files"
      ),
      (
        .refusedFile("a.yaml", FileRefusal(.wrongName(.screen), at: "B/a")),
        "'a.yaml': the name of the file of a screen ends in .yaml or .yml or .json\nfix: "
          + "rename the file, or name another"
      ),
      (
        .screenFileNamesAnother,
        "a screen file cannot name another screen file\nfix: name that file in the scenario"
      ),
    ] as [(ScenarioProblem, String)]
  )
  func everyProblemHasMessageAndFix(problem: ScenarioProblem, text: String) {
    #expect(FailureReport(problem.message, advice: problem.advice).description == text)
  }

  @Test func fixListsAtMostTwelveNames() {
    let known = (1...13).map { "name-\($0)" }
    let twelve = known.prefix(12).joined(separator: ", ")
    let problem = ScenarioProblem.unknownWord("x", kind: "screen", known: known)
    #expect(problem.advice == [.hint("choose from \(twelve), ...")])
    #expect(
      ScenarioProblem.unknownWord("x", kind: "screen", known: Array(known.prefix(12))).advice
        == [.hint("choose from \(twelve)")]
    )
    #expect(
      ScenarioProblem.unknownWord("x", kind: "screen", known: []).advice
        == [.hint("there is none")]
    )
  }

  /// The fewest edits come first.
  ///
  /// A word that begins the spelling counts as one edit, and case does not count.
  @Test(
    arguments: [
      ("foucs", ["resign", "focus"], "focus"), ("FOCUS", ["resign", "focus"], "focus"),
      ("check", ["wait", "checkpoint"], "checkpoint"), ("waits", ["waitUntil", "wait"], "wait"),
      ("contentInsetX", ["content", "contentInset"], "contentInset"),
      (
        "contentInsetAdjustmentBehaviour", ["contentInset", "contentInsetAdjustmentBehavior"],
        "contentInsetAdjustmentBehavior"
      ),
      ("pup", ["pop", "pub"], "pop"), ("ab", ["abcdef"], nil), ("", ["a"], nil),
      ("zebra", ["focus", "resign"], nil), (String(repeating: "a", count: 101), ["a"], nil),
    ] as [(String, [String], String?)]
  )
  func nearestSpellingIsSuggested(spelling: String, words: [String], nearest: String?) {
    #expect(nearestSpelling(to: spelling, among: words) == nearest)
  }
}
