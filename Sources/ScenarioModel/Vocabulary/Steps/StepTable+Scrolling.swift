import SnapshotModel

extension StepTable {
  /// The steps of scroll views and of fingers on them.
  static let scrolling: [StepRow] = [
    StepRow(
      "scroll",
      .map(ScrollArgument.table),
      "a content offset is assigned as in code, without clamping",
      names: { $0.view.map { [.view($0)] } ?? [] },
      detail: { $0.detail },
      step: { .scroll(view: $0.view, to: $0.offset, animated: $0.animated) },
      match: { ScrollArgument($0) }
    ),
    StepRow(
      "scrollToVisible",
      .map(VisibilityRequest.table),
      "a scroll view scrolls to make a rectangle or view visible",
      names: { $0.names },
      detail: { $0.detail },
      step: { .scrollToVisible($0) },
      match: { VisibilityRequest($0, ofFirstResponder: false) }
    ),
    StepRow(
      "scrollFirstResponderToVisible",
      .map(VisibilityRequest.firstResponderTable, orNothing: true),
      "the screen's own scroll view scrolls to the first responder, by the technique's method "
        + "if it has one",
      names: { $0.names },
      detail: { $0.detail },
      step: { .scrollToVisible($0) },
      match: { VisibilityRequest($0, ofFirstResponder: true) }
    ),
    StepRow(
      "drag",
      .map(DragRequest.table),
      "a finger touches a scroll view and moves in a straight line; without `from`, the finger that "
        + "is on the screen moves; add a `wait`, because the step takes no time",
      names: { $0.scrollView.map { [.view($0)] } ?? [] },
      detail: { $0.detail },
      step: { .drag($0) },
      match: { if case .drag(let request) = $0 { request } else { nil } }
    ),
    StepRow(
      "release",
      .map(ReleaseArgument.table, orNothing: true),
      "the finger leaves the screen",
      detail: { $0.velocity.map { "at \($0.detail) a second" } ?? "" },
      step: { .release(velocity: $0.velocity) },
      match: {
        if case .release(let velocity) = $0 { ReleaseArgument(velocity: velocity) } else { nil }
      }
    ),
    StepRow("scrollToTop", .scrollToTop, "a finger touches the status bar"),
    StepRow(
      "tracking",
      .value(.flag),
      "with `true`, a finger touches the screen's own scroll view; with `false`, it leaves",
      detail: { "\($0)" },
      step: { .tracking($0) },
      match: { if case .tracking(let isTracking) = $0 { isTracking } else { nil } }
    ),
  ]
}

// MARK: - Arguments

/// The default for the scroll view of a step.
private let ownScrollView = "the screen's own"

/// The argument of `scroll`.
private struct ScrollArgument: Sendable {
  var view: String?
  var offset = Point(x: 0, y: 0)
  var animated = false

  static let table = KeyTable(
    ScrollArgument(),
    [
      .optional("view", \.view, .view, default: ownScrollView, "the scroll view"),
      .required("to", \.offset, .point, "the content offset"),
      .key("animated", \.animated, .flag, default: false, "whether the change is animated"),
    ]
  )

  init() {}

  init?(_ step: ScenarioStep) {
    guard case .scroll(let view, let offset, let animated) = step else { return nil }
    (self.view, self.offset, self.animated) = (view, offset, animated)
  }

  /// For example `list to 0,200`.
  var detail: String { (view.map { "\($0) " } ?? "") + "to \(offset.detail)" }
}

extension VisibilityRequest {
  fileprivate static let table = KeyTable(
    initial,
    choice: KeyRules.Choice(keys: targets.map(\.key.name), named: targets.count),
    targets + [
      .optional("scrollView", \.scrollView, .view, default: ownScrollView, "the scroll view")
    ] + options
  )

  fileprivate static let firstResponderTable = KeyTable(initial, options)

  private static let initial = VisibilityRequest(
    target: .firstResponder,
    scrollView: nil,
    margin: nil,
    animated: true
  )

  private static let targets: [KeyRow<VisibilityRequest>] = [
    target("rect", .rect, "the rectangle of the content to show") {
      .rect($0)
    } match: {
      if case .rect(let rect) = $0 { rect } else { nil }
    },
    target("frame", .view, "the view to show, by its frame") {
      .frame(of: $0)
    } match: {
      if case .frame(of: let view) = $0 { view } else { nil }
    },
    target("view", .view, "the view to show, by the technique's own method") {
      .view($0)
    } match: {
      if case .view(let view) = $0 { view } else { nil }
    },
  ]

  private static let options: [KeyRow<VisibilityRequest>] = [
    .optional(
      "margin",
      \.margin,
      .points,
      default: "the technique's `visibilityScrollMargin`",
      "the free distance above and below"
    ),
    .key("animated", \.animated, .flag, default: true, "whether scrolling is animated"),
  ]

  private static func target<Value>(
    _ name: String,
    _ format: ValueFormat<Value>,
    _ meaning: String,
    make: @escaping @Sendable (Value) -> Target,
    match: @escaping @Sendable (Target) -> Value?
  ) -> KeyRow<VisibilityRequest> {
    KeyRow(
      key: KeyDescription(name, format, default: "one of these is required", meaning),
      read: { node, request in
        request.target = make(try format.read(node))
      },
      write: { match($0.target).map(format.write) }
    )
  }

  fileprivate init?(_ step: ScenarioStep, ofFirstResponder: Bool) {
    guard case .scrollToVisible(let request) = step,
      (request.target == .firstResponder) == ofFirstResponder
    else { return nil }
    self = request
  }

  /// The names of its views.
  fileprivate var names: [StepName] {
    let shown: String? =
      switch target {
      case .frame(of: let name), .view(let name): name
      case .rect, .firstResponder: nil
      }
    return [shown, scrollView].compactMap { $0.map(StepName.view) }
  }

  /// For example `frame of email margin 8`.
  fileprivate var detail: String {
    let target: [String] =
      switch target {
      case .rect(let rect): [rect.detail]
      case .frame(of: let name): ["frame of \(name)"]
      case .view(let name): [name]
      case .firstResponder: []
      }
    let options = [
      scrollView.map { "in \($0)" }, margin.map { "margin \($0.plain)" },
      animated ? nil : "not animated",
    ]
    return (target + options.compactMap(\.self)).joined(separator: " ")
  }
}

extension DragRequest {
  fileprivate static let table = KeyTable(
    DragRequest(from: nil, to: Point(x: 0, y: 0), duration: 0.25),
    [
      .optional("view", \.scrollView, .view, default: ownScrollView, "the scroll view"),
      .optional(
        "from",
        \.from,
        .point,
        default: "the finger's position",
        "the touched point, from the scroll view's top left corner"
      ),
      .required("to", \.to, .point, "the end point, from the same corner"),
      .key("duration", \.duration, .gestureSeconds, default: 0.25, "the duration of the touch"),
      .key(
        "release",
        \.releases,
        .flag,
        default: true,
        "whether the finger leaves the screen at the end"
      ),
      .optional("velocity", \.velocity, .point, default: ownVelocity, velocityMeaning),
    ]
  )

  /// For example `list from 100,200 to 100,50 in 0.25`.
  fileprivate var detail: String {
    [
      scrollView, from.map { "from \($0.detail)" }, "to \(to.detail)", "in \(duration.plain)",
      velocity.map { "at \($0.detail) a second" }, releases ? nil : "held",
    ]
    .compactMap(\.self).joined(separator: " ")
  }
}

private let ownVelocity = "the movement's velocity"
private let velocityMeaning = "the finger's velocity at its end, in points per second"

/// The argument of `release`.
private struct ReleaseArgument: Sendable {
  var velocity: Point?

  static let table = KeyTable(
    ReleaseArgument(),
    [.optional("velocity", \.velocity, .point, default: ownVelocity, velocityMeaning)]
  )
}
