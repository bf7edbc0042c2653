package import ScenarioModel

extension FingerprintQuestion {
  /// Returns the question for a revision, by its technique.
  ///
  /// It has the screens of ``question``. The steps show the differences between the revisions.
  package static func question(for revision: EngineRevision) -> CaseQuestion {
    guard let technique = revision.technique else { return question }
    var question = question
    question.scenario.technique = technique
    question.scenario.options = TechniqueOptions()
    switch technique {
    case .scrollingContent: question.scenario.steps = scrollingContentSteps
    case .containerScroll: question.scenario.steps = containerScrollSteps
    case .contentInset:
      question.scenario.steps = contentInsetSteps
      // UIKit's own scrolling would hide the technique's scrolling.
      question.scenario.simulation = SimulationSettings()
      question.scenario.simulation?.scrollsToFirstResponder = false
    // The other techniques have one revision.
    default: break
    }
    return question
  }

  /// A kept height, a request for a view that grows, content that grows, and a pushed screen.
  private static let scrollingContentSteps: [ScenarioStep] = [
    .setAdditionalSafeAreaInsets(EdgeChange(bottom: 49)),
    .keyboard([KeyboardChange(at: 0, kind: .show, height: 258)]),
    .wait(seconds: 1),
    .checkpoint(name: "keyboard"),
    .scrollToVisible(
      VisibilityRequest(target: .frame(of: "last"), scrollView: nil, margin: 8, animated: true)
    ),
    .setConstant(constraint: "last-height", constant: 88),
    .wait(seconds: 1),
    .checkpoint(name: "scrolled"),
    .setPriority(constraint: "spacer-height", priority: 250),
    .setConstant(constraint: "spacer-height", constant: 700),
    .layout,
    .checkpoint(name: "grown"),
    .push(screen: "second", focus: "last", animated: true),
    .wait(seconds: 1),
    .checkpoint(name: "second"),
  ]

  /// A field below the keyboard, three changes within the filter's delay, and the inset afterwards.
  private static let containerScrollSteps: [ScenarioStep] = [
    .setAdditionalSafeAreaInsets(EdgeChange(bottom: 49)),
    .setConstant(constraint: "spacer-height", constant: 600),
    .focus(view: "last"),
    .wait(seconds: 1),
    .checkpoint(name: "keyboard"),
    .keyboard([
      KeyboardChange(at: 0, kind: .hide),
      KeyboardChange(at: 0.03, kind: .show, height: 216),
      KeyboardChange(at: 0.08, kind: .show, height: 260),
    ]),
    .wait(seconds: 0.16),
    .checkpoint(name: "0.16 seconds after three changes"),
    .wait(seconds: 1),
    .resign,
    .wait(seconds: 1),
    .checkpoint(name: "without keyboard"),
  ]

  /// A keyboard without an active field, then an active field.
  ///
  /// The field's origin is above the keyboard's top of 812 - 258 = 554 in the content, and below it
  /// on the screen.
  private static let contentInsetSteps: [ScenarioStep] = [
    .setConstant(constraint: "spacer-height", constant: 350),
    .keyboard([KeyboardChange(at: 0, kind: .show, height: 258)]),
    .wait(seconds: 1),
    .checkpoint(name: "keyboard"),
    .keyboard([KeyboardChange(at: 0, kind: .hide)]),
    .wait(seconds: 1),
    .focus(view: "last"),
    .wait(seconds: 1),
    .checkpoint(name: "last"),
  ]
}
