// The inverse of `CanonicalText+Run.swift`. The keyword of the line is already read.

extension BaselineLine {
  mutating func push(
    _ kind: NavigationPush.Kind,
    step: Int
  ) throws(BaselineError) -> NavigationPush {
    try expect("from")
    let from = try word("the screen before")
    try expect("to")
    let to = try word("the screen after")
    try expect("at")
    return NavigationPush(
      step: step,
      time: try number("the time in seconds"),
      kind: kind,
      from: from,
      to: to,
      animated: take("animated")
    )
  }

  /// Reads a keyboard notification without its cause, which has a line of its own.
  mutating func keyboardNotification(step: Int) throws(BaselineError) -> RunEvent {
    let notification = try word("the notification's name")
    try expect("at")
    let time = try number("the time in seconds")
    try expect("begin")
    let begin = try rect("the frame before")
    try expect("end")
    let end = try rect("the frame after")
    try expect("duration")
    return RunEvent(
      step: step,
      time: time,
      kind: .notification,
      name: RunEvent.name(ofKeyboardNotification: notification),
      cause: nil,
      keyboard: KeyboardPayload(
        begin: begin,
        end: end,
        duration: try number("the duration in seconds")
      )
    )
  }

  mutating func event(step: Int) throws(BaselineError) -> RunEvent {
    let kind = try choice(of: RunEvent.Kind.self, "the kind of event")
    let name = try word("the event's name")
    let subject = take("of") ? try path("the view or screen") : ""
    try expect("at")
    let time = try number("the time in seconds")
    try expect("by")
    return RunEvent(
      step: step,
      time: time,
      kind: kind,
      name: name,
      subject: subject,
      cause: try choice(of: RunEvent.Cause.self, "the cause"),
      before: take("from") ? try value("the value before") : nil,
      after: take("to") ? try value("the value after") : nil,
      duration: take("animated") ? try number("the duration in seconds") : nil
    )
  }

  private mutating func value(_ what: String) throws(BaselineError) -> EventValue {
    take("named") ? .text(try word(what)) : .number(try number(what))
  }

  mutating func estimate() throws(BaselineError) -> SizeEstimate {
    let view = try path("the path of the view")
    let reason = try choice(of: UnknownSize.Reason.self, "the reason for an estimate")
    return SizeEstimate(
      view: view,
      size: UnknownSize(reason, isAtEnd ? "" : try word("the name of the estimated item"))
    )
  }

  /// Reads the path of a view.
  mutating func path(_ what: String) throws(BaselineError) -> ViewPath {
    ViewPath(try word(what))
  }

  /// Reads the next word, which must be a raw value of a type.
  mutating func choice<Choice>(
    of type: Choice.Type,
    _ what: String
  ) throws(BaselineError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    var rest = self
    guard let choice = Choice(rawValue: try rest.word(what)) else {
      let choices = Choice.allCases.map { "`\($0.rawValue)`" }
      throw unexpected(choices.joined(separator: " or "))
    }
    self = rest
    return choice
  }

  /// Reads a screen without its views.
  mutating func screen() throws(BaselineError) -> Snapshot {
    Snapshot(
      window: try size("the window"),
      keyboard: take("keyboard") ? try rect("the keyboard") : nil,
      firstResponder: take("focus") ? try path("the path of the first responder") : nil,
      views: []
    )
  }

  mutating func view() throws(BaselineError) -> ViewGeometry {
    let path = try path("the path of the view")
    let className = try word("the class of the view")
    try expect("frame")
    let frame = try rect("the frame")
    try expect("window")
    let windowFrame = try rect("the frame in the window")
    try expect("safe")
    return ViewGeometry(
      path: path,
      className: className,
      frame: frame,
      windowFrame: windowFrame,
      safeArea: try insets("the safe area"),
      isHidden: take("hidden"),
      scroll: take("content") ? try scroll() : nil
    )
  }

  /// Reads an accessibility element.
  mutating func element() throws(BaselineError) -> AccessibilityElement {
    var element = AccessibilityElement(view: try path("the path of the view"))
    if take("label") { element.label = try word("the label") }
    if take("value") { element.value = try word("the value") }
    if take("hint") { element.hint = try word("the hint") }
    if take("identifier") { element.identifier = try word("the identifier") }
    if take("traits") {
      repeat {
        element.traits.append(try choice(of: AccessibilityTrait.self, "a trait"))
      } while !isAtEnd
    }
    return element
  }

  private mutating func scroll() throws(BaselineError) -> ScrollGeometry {
    let contentSize = try size("the content")
    try expect("offset")
    let contentOffset = try point("the content offset")
    try expect("inset")
    let contentInset = try insets("the content inset")
    try expect("adjusted")
    return ScrollGeometry(
      contentSize: contentSize,
      contentOffset: contentOffset,
      contentInset: contentInset,
      adjustedContentInset: try insets("the adjusted content inset")
    )
  }
}
