import SnapshotModel

extension StepTable {
  /// The steps that navigate between screens.
  static let navigation: [StepRow] = [
    StepRow(
      "push",
      .map(PushArgument.table, orValueOf: "screen"),
      "a screen is pushed",
      fitsIntoTurn: false,
      names: { $0.focus.map { [.field($0)] } ?? [] },
      detail: { $0.detail },
      step: { .push(screen: $0.screen, focus: $0.focus, animated: $0.animated) },
      match: { PushArgument($0) }
    ),
    StepRow(
      "pop",
      .map(ReturnArgument.table, orNothing: true),
      "the screen on top is popped",
      names: { $0.names },
      detail: { $0.detail },
      step: { .pop(animated: $0.animated, focus: $0.focus) },
      match: {
        guard case .pop(let animated, let focus) = $0 else { return nil }
        return ReturnArgument(animated: animated, focus: focus)
      }
    ),
    StepRow(
      "swipeBack",
      .map(SwipeBackRequest.table, orNothing: true),
      "a finger moves in from the screen's edge, and pops the screen on top interactively; add a "
        + "`wait`, because the step takes no time",
      // A canceled pop leaves the other screen on top.
      names: { $0.completes ? $0.focus.map { [.field($0)] } ?? [] : [] },
      detail: { $0.detail },
      step: { .swipeBack($0) },
      match: { if case .swipeBack(let request) = $0 { request } else { nil } }
    ),
    StepRow(
      "selectTab",
      .map(TabArgument.table, orValueOf: "screen"),
      "a finger touches the tab of a screen; a touch of the selected tab pops to its root",
      names: { $0.focus.map { [.field($0)] } ?? [] },
      detail: { $0.detail },
      step: { .selectTab(screen: $0.screen, focus: $0.focus) },
      match: {
        guard case .selectTab(let screen, let focus) = $0 else { return nil }
        return TabArgument(screen: screen, focus: focus)
      }
    ),
  ]
}

// MARK: - Arguments

/// The argument of `push`.
private struct PushArgument: Sendable {
  var screen = ""
  var focus: String?
  var animated = true

  static let table = KeyTable(
    PushArgument(),
    [
      .required("screen", \.screen, .screen, "the screen"),
      .optional("focus", \.focus, .view, default: "none", focusMeaning),
      .key("animated", \.animated, .flag, default: true, "whether the push is animated"),
    ]
  )

  init() {}

  init?(_ step: ScenarioStep) {
    guard case .push(let screen, let focus, let animated) = step else { return nil }
    (self.screen, self.focus, self.animated) = (screen, focus, animated)
  }

  /// For example `details focus name`.
  var detail: String {
    screen + (focus.map { " focus \($0)" } ?? "") + (animated ? "" : " not animated")
  }
}

/// The meaning of `focus`, of a push and of a presentation.
let focusMeaning = "a field that becomes first responder while the screen appears"

/// The meaning of `focus`, for steps that return to a screen.
let returningFocusMeaning =
  "a field of the returning screen that becomes first responder while it appears; a `focus` "
  + "step directly after this step has the same effect"

/// The argument of `pop` and `dismiss`.
struct ReturnArgument: Sendable {
  var animated = true
  var focus: String?

  static let table = KeyTable(
    ReturnArgument(),
    [
      .key("animated", \.animated, .flag, default: true, "whether the transition is animated"),
      .optional("focus", \.focus, .view, default: "none", returningFocusMeaning),
    ]
  )

  var names: [StepName] { focus.map { [.field($0)] } ?? [] }

  /// For example `focus name, not animated`.
  var detail: String {
    [focus.map { "focus \($0)" }, animated ? nil : "not animated"]
      .compactMap(\.self).joined(separator: ", ")
  }
}

/// The argument of `selectTab`.
private struct TabArgument: Sendable {
  var screen = ""
  var focus: String?

  static let table = KeyTable(
    TabArgument(),
    [
      .required("screen", \.screen, .screen, "the screen of the tab"),
      .optional("focus", \.focus, .view, default: "none", returningFocusMeaning),
    ]
  )

  /// For example `account focus name`.
  var detail: String { screen + (focus.map { " focus \($0)" } ?? "") }
}

extension SwipeBackRequest {
  fileprivate static let table = KeyTable(
    SwipeBackRequest(progress: 0.5, duration: 0.25, completes: true),
    [
      .key(
        "progress",
        \.progress,
        .fraction,
        default: 0.5,
        "the distance of the finger's movement, as a part of the screen's width"
      ),
      .key("duration", \.duration, .gestureSeconds, default: 0.25, "the duration of the touch"),
      .key(
        "completes",
        \.completes,
        .flag,
        default: true,
        "whether the pop completes when the finger leaves; otherwise it is canceled"
      ),
      .optional("focus", \.focus, .view, default: "none", returningFocusMeaning),
    ]
  )

  /// For example `to 0.4 in 0.2, taken back`.
  fileprivate var detail: String {
    "to \(progress.plain) in \(duration.plain)" + (completes ? "" : ", taken back")
      + (focus.map { ", focus \($0)" } ?? "")
  }
}
