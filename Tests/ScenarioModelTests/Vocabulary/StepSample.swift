import ProjectFiles
import Testing

@testable import ScenarioModel

/// A step in a file, in written form, and in recordings.
struct StepSample: CustomTestStringConvertible, Sendable {
  var text: String
  /// The step without keys that have their defaults, in the order of the reference.
  var canonical: String
  var detail: String

  init(_ text: String, writtenAs canonical: String? = nil, _ detail: String) {
    self.text = text
    self.canonical = canonical ?? text
    self.detail = detail
  }

  var testDescription: String { text }

  /// Reads the sample as a step.
  func step() throws -> ScenarioStep { try ScenarioModelTests.step(text) }
}

/// Reads one step from the first column of the first line of a file.
func step(_ text: String, of technique: Technique = .scrollingContent) throws -> ScenarioStep {
  try ProblemList.collecting { mistakes in
    let reader = YAMLReader(kind: .scenario, keys: [], file: "s.yaml", mistakes: mistakes)
    let root = try reader.read("- \(text)\n")
    return try StepParser(technique: technique).steps(in: root)[0].step
  }
}

/// Every kind of step with every key.
let stepSamples: [StepSample] =
  recordSamples + keyboardSamples + deviceSamples + navigationSamples + scrollingSamples
  + applicationSamples

private let recordSamples = [
  StepSample("wait: 0.50", writtenAs: "wait: 0.5", "0.5"),
  StepSample("waitUntil: 10", "10"),
  StepSample("checkpoint: at rest", "at rest"),
  StepSample("checkpoint: { name: at rest }", writtenAs: "checkpoint: at rest", "at rest"),
  StepSample(
    "checkpoint: { expect: [a.x == 1], presented: true, name: up }",
    writtenAs: "checkpoint: { name: up, presented: true, expect: [a.x == 1] }",
    "up"
  ),
  StepSample("expect: [a.x == 1, { iphone-8: a.y > 2 }]", "a.x == 1, a.y > 2"),
  StepSample(
    "expectEvents: [call viewDidLoad of form, no diagnostic]",
    "call viewDidLoad of form, no diagnostic"
  ),
]

private let keyboardSamples = [
  StepSample("focus: email", "email"),
  StepSample("resign", ""),
  StepSample("returnKey", ""),
  StepSample(
    "keyboard: [{ at: 0, show: 216, begin: 0, duration: 0.3 }, { hide: true, at: 1 }]",
    writtenAs: "keyboard: [{ at: 0, show: 216, duration: 0.3, begin: 0 }, { at: 1, hide: true }]",
    "show 216 at 0 in 0.3 from 0, hide at 1"
  ),
  StepSample(
    "keyboard: [{ at: 0, show: true, begin: [0, 667, 375, 0] }]",
    "show at 0 from 0,667,375,0"
  ),
  StepSample(
    "keyboard: [{ at: 1, undock: 100 }, { at: 2, split: 90 }, { at: 3, float: [10, 20] }, "
      + "{ at: 4, dock: true }]",
    "undock 100 at 1, split 90 at 2, float 10,20 at 3, dock at 4"
  ),
  StepSample(
    "keyboard: [{ at: 0, hardwareKeyboard: true }, { at: 0, predictions: false }, "
      + "{ at: 0, neighbor: 264 }, { at: 0, passwordPrompt: true }]",
    "hardwareKeyboard true at 0, predictions false at 0, neighbor 264 at 0, passwordPrompt at 0"
  ),
  StepSample("autoFill: [name, email]", "name, email"),
]

private let deviceSamples = [
  StepSample("rotate: landscapeLeft", "landscapeLeft"),
  StepSample("fold", ""),
  StepSample("unfold", ""),
  StepSample("statusBar: inCall", "inCall"),
  StepSample("textSize: accessibilityLarge", "accessibilityLarge"),
  StepSample("textSize: { size: large, bold: false }", "large, not bold"),
  StepSample("textSize: { bold: true }", "bold"),
  StepSample(
    "multitasking: { width: 700, height: 500, x: 200, y: 100 }",
    "700x500-200-100"
  ),
  StepSample("multitasking: { width: half }", writtenAs: "multitasking: half", "half"),
  StepSample(
    "multitasking: { side: right, width: half }",
    writtenAs: "multitasking: { width: half, side: right }",
    "half on the right"
  ),
  StepSample(
    "bars: { tabBar: false, toolbar: true }",
    writtenAs: "bars: { toolbar: true, tabBar: false }",
    "toolbar, no tabBar"
  ),
  StepSample(
    "bars: { navigationBar: false, largeTitles: true }",
    "no navigationBar, largeTitles"
  ),
]

private let navigationSamples = [
  StepSample("push: next", "next"),
  StepSample("push: { screen: next, animated: true }", writtenAs: "push: next", "next"),
  StepSample(
    "push: { screen: next, focus: email, animated: false }",
    "next focus email not animated"
  ),
  StepSample("pop", ""),
  StepSample("pop: { animated: true }", writtenAs: "pop", ""),
  StepSample("pop: { animated: false }", "not animated"),
  StepSample("pop: { animated: false, focus: email }", "focus email, not animated"),
  StepSample("swipeBack", "to 0.5 in 0.25"),
  StepSample(
    "swipeBack: { progress: 0.5, duration: 0.25, completes: true }",
    writtenAs: "swipeBack",
    "to 0.5 in 0.25"
  ),
  StepSample(
    "swipeBack: { completes: false, progress: 0.4, duration: 0.2 }",
    writtenAs: "swipeBack: { progress: 0.4, duration: 0.2, completes: false }",
    "to 0.4 in 0.2, taken back"
  ),
  StepSample("swipeBack: { focus: email }", "to 0.5 in 0.25, focus email"),
  StepSample("selectTab: next", "next"),
  StepSample("selectTab: { screen: next, focus: email }", "next focus email"),
  StepSample("segue: showNext", "showNext"),
  StepSample(
    "segue: { identifier: showNext, to: next, focus: email, animated: false }",
    "showNext to next focus email not animated"
  ),
  StepSample("tap: button", "button"),
  StepSample("select: { row: [0, 2] }", "0,2"),
  StepSample("select: { row: [1, 0], in: contacts }", "1,0 in contacts"),
  StepSample("present: { screen: next }", writtenAs: "present: next", "next"),
  StepSample("present: { screen: next, style: automatic }", "next as automatic"),
  StepSample("present: { screen: next, isModalInPresentation: false }", "next, not modal"),
  StepSample(
    "present: { screen: next, style: formSheet, animated: false, navigation: true, focus: email, "
      + "size: [320, 400], detents: [medium, large], from: share, isModalInPresentation: true }",
    "next as formSheet, in navigation, focus email, size 320,400, detents medium large, from share, "
      + "modal, not animated"
  ),
  StepSample("dismiss", ""),
  StepSample("dismiss: { animated: false }", "not animated"),
  StepSample("dismiss: { focus: email }", "focus email"),
  StepSample("swipeDown: {}", writtenAs: "swipeDown", "in 0.25"),
  StepSample(
    "swipeDown: { velocity: -20, by: 100, duration: 1, release: false }",
    writtenAs: "swipeDown: { by: 100, duration: 1, release: false, velocity: -20 }",
    "by 100 in 1 at -20 a second held"
  ),
]

private let scrollingSamples = [
  StepSample("scroll: { to: [0, 200] }", "to 0,200"),
  StepSample(
    "scroll: { to: [0, 200.5], view: list, animated: true }",
    writtenAs: "scroll: { view: list, to: [0, 200.5], animated: true }",
    "list to 0,200.5"
  ),
  StepSample(
    "scrollToVisible: { rect: [1, 2, 3, 4], scrollView: list, margin: 8, animated: false }",
    "1,2,3,4 in list margin 8 not animated"
  ),
  StepSample("scrollToVisible: { frame: email }", "frame of email"),
  StepSample(
    "scrollToVisible: { view: email, animated: true }",
    writtenAs: "scrollToVisible: { view: email }",
    "email"
  ),
  StepSample("scrollFirstResponderToVisible", ""),
  StepSample(
    "scrollFirstResponderToVisible: { animated: false, margin: 20 }",
    writtenAs: "scrollFirstResponderToVisible: { margin: 20, animated: false }",
    "margin 20 not animated"
  ),
  StepSample("drag: { to: [0, 50] }", "to 0,50 in 0.25"),
  StepSample(
    "drag: { view: list, from: [100, 200], to: [100, 50], duration: 1, release: false, "
      + "velocity: [0, -800] }",
    "list from 100,200 to 100,50 in 1 at 0,-800 a second held"
  ),
  StepSample("release", ""),
  StepSample("release: { velocity: [0, 800] }", "at 0,800 a second"),
  StepSample("scrollToTop", ""),
  StepSample("tracking: true", "true"),
]

private let applicationSamples = [
  StepSample("setConstant: { constraint: top, to: 60 }", "top = 60"),
  StepSample("setPriority: { constraint: top, to: 749.5 }", "top = 749.5"),
  StepSample("activate: half", "half"),
  StepSample("deactivate: half", "half"),
  StepSample(
    "set: { text: Hi, view: banner, isHidden: true, frame: [0, 0, 10, 10] }",
    writtenAs: "set: { view: banner, frame: [0, 0, 10, 10], isHidden: true, text: Hi }",
    "banner frame 0,0,10,10, isHidden true, text of 2 characters"
  ),
  StepSample(
    "set: { view: list, intrinsicContentSize: [100, 20], contentHuggingPriority: "
      + "{ horizontal: 251.0 }, contentCompressionResistancePriority: { vertical: 749.5 }, "
      + "layoutMargins: [1, 2, 3, 4], isScrollEnabled: false, contentInset: [5, 0, 0, 0], "
      + "contentInsetAdjustmentBehavior: never, alwaysBounceVertical: true, "
      + "keyboardDismissMode: onDrag }",
    "list intrinsicContentSize 100,20, horizontal hugging 251, vertical compression resistance "
      + "749.5, layoutMargins 1,2,3,4, isScrollEnabled false, contentInset 5,0,0,0, "
      + "contentInsetAdjustmentBehavior never, alwaysBounceVertical true, "
      + "keyboardDismissMode onDrag"
  ),
  StepSample(
    "setAdditionalSafeAreaInsets: { right: 1, bottom: 30, left: 0, top: 4 }",
    writtenAs: "setAdditionalSafeAreaInsets: { top: 4, left: 0, bottom: 30, right: 1 }",
    "top 4 left 0 bottom 30 right 1"
  ),
  StepSample("setContentView: card", "card"),
  StepSample(
    "setOptions: { keyboardDismissMode: onDrag, visibilityScrollMargin: 10 }",
    writtenAs: "setOptions: { visibilityScrollMargin: 10, keyboardDismissMode: onDrag }",
    "visibilityScrollMargin 10, keyboardDismissMode onDrag"
  ),
  StepSample("layout", ""),
  StepSample(
    "turn: [resign, { setConstant: { constraint: top, to: 1 } }]",
    writtenAs: "turn: [resign, { setConstant: { constraint: top, to: 1 } }]",
    "resign; setConstant top = 1"
  ),
]
