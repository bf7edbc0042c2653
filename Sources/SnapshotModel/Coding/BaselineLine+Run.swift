// The inverse of `CanonicalText+Run.swift`, keyword of the line already taken.

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

  mutating func keyboardFrame(step: Int) throws(BaselineError) -> KeyboardFrame {
    let notification = try word("the notification's name")
    try expect("at")
    let time = try number("the time in seconds")
    try expect("begin")
    let begin = try rect("the frame before")
    try expect("end")
    let end = try rect("the frame after")
    try expect("duration")
    return KeyboardFrame(
      step: step,
      time: time,
      notification: notification,
      begin: begin,
      end: end,
      duration: try number("the duration in seconds")
    )
  }

  mutating func finding(step: Int) throws(BaselineError) -> Finding {
    var rest = self
    guard let kind = Finding.Kind(rawValue: try rest.word("the kind of finding")) else {
      let kinds = Finding.Kind.allCases.map { "`\($0.rawValue)`" }
      throw unexpected(kinds.joined(separator: " or "))
    }
    self = rest
    let message = try word("the finding's sentence")
    return Finding(
      step: step,
      kind: kind,
      view: take("view") ? try word("the path of the view") : "",
      message: message
    )
  }

  /// The screen without its views.
  mutating func screen() throws(BaselineError) -> Snapshot {
    Snapshot(
      window: try size("the window"),
      keyboard: take("keyboard") ? try rect("the keyboard") : nil,
      firstResponder: take("focus") ? try word("the path of the first responder") : nil,
      views: []
    )
  }

  mutating func view() throws(BaselineError) -> ViewGeometry {
    let path = try word("the path of the view")
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
