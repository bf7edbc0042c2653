import ScenarioModel

/// The state of the screens after some steps, which determines the possible next steps.
struct Situation {
  enum Focus: Equatable {
    case nothing
    case field(String)
    /// UIKit, the technique or a drag may have moved the focus.
    case unknown
  }

  /// A screen on the navigation stack.
  struct StackEntry {
    var screen: String
    var focus = Focus.nothing
    /// Whether a drag scrolled the focused field away, so that it is hidden on purpose.
    var isScrolledAway = false
  }

  private let vocabulary: Vocabulary
  private let dragsMoveFocus: Bool
  private(set) var orientation: DeviceOrientation
  private(set) var stack: [StackEntry]

  /// The situation before the first step.
  init(_ question: CaseQuestion) {
    vocabulary = Vocabulary(question)
    dragsMoveFocus = question.scenario.options[.keyboardDismissMode] != nil
    orientation = question.orientation
    stack = [StackEntry(screen: vocabulary.first)]
  }

  var top: StackEntry { stack[stack.count - 1] }

  var fields: [String] { vocabulary.fields(of: top.screen) }

  /// The screens that are not on the stack.
  var pushable: [String] {
    vocabulary.pushable.filter { name in !stack.contains { $0.screen == name } }
  }

  func fields(of screen: String) -> [String] { vocabulary.fields(of: screen) }

  var scrolls: Bool { vocabulary.scrolls }

  var isFieldFocused: Bool { if case .field = top.focus { true } else { false } }

  /// Applies a step.
  ///
  /// - Returns: False if the step is impossible now, or would change nothing.
  mutating func take(_ step: ScenarioStep) -> Bool {
    switch step {
    case .focus(let view): focus(view)
    case .resign: leave(to: .nothing, if: top.focus != .nothing)
    case .returnKey: leave(to: .unknown, if: isFieldFocused)
    // A keyboard without a focus has no owner.
    case .keyboard: isFieldFocused
    case .rotate(let target): rotate(to: target.orientation)
    case .push(let screen, let focus, _): push(screen, focus: focus)
    case .pop: pop()
    case .drag, .scrollToTop: scroll()
    default: true
    }
  }

  private mutating func focus(_ view: String) -> Bool {
    guard fields.contains(view), top.focus != .field(view) else { return false }
    // Focusing an already focused field does not scroll to it.
    if top.focus != .unknown { stack[stack.count - 1].isScrolledAway = false }
    stack[stack.count - 1].focus = .field(view)
    return true
  }

  private mutating func leave(to focus: Focus, if isPossible: Bool) -> Bool {
    if isPossible { stack[stack.count - 1].focus = focus }
    return isPossible
  }

  private mutating func rotate(to orientation: DeviceOrientation) -> Bool {
    guard self.orientation != orientation else { return false }
    self.orientation = orientation
    return true
  }

  private mutating func push(_ screen: String, focus: String?) -> Bool {
    guard pushable.contains(screen) else { return false }
    if let focus, !fields(of: screen).contains(focus) { return false }
    // UIKit takes the focus from a covered screen, and may restore it.
    if top.focus != .nothing { stack[stack.count - 1].focus = .unknown }
    stack.append(StackEntry(screen: screen, focus: focus.map(Focus.field) ?? .nothing))
    return true
  }

  private mutating func pop() -> Bool {
    guard stack.count > 1 else { return false }
    stack.removeLast()
    return true
  }

  private mutating func scroll() -> Bool {
    guard scrolls else { return false }
    stack[stack.count - 1].isScrolledAway = true
    if dragsMoveFocus, top.focus != .nothing { stack[stack.count - 1].focus = .unknown }
    return true
  }
}

extension Situation {
  /// Returns the steps back to the first screen, in the initial orientation and without a keyboard.
  func stepsToFirstScreen(to orientation: DeviceOrientation) -> [Event] {
    var events: [Event] = []
    var situation = self
    func append(_ step: ScenarioStep) {
      if situation.take(step) { events.append(Event(step: step)) }
    }
    append(.resign)
    while situation.stack.count > 1 {
      append(.pop(animated: true))
      append(.resign)
    }
    append(.rotate(to: RotationTarget(orientation)))
    return events
  }
}
