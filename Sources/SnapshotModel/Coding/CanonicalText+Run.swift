// The lines of a baseline. `BaselineParser` is the inverse.

extension CanonicalText {
  /// Appends the names of a case, including its system and settings if it has them.
  mutating func appendCase(_ identity: CaseIdentity) {
    word(identity.scenario)
    word(identity.device)
    word(identity.orientation)
    word(identity.technique)
    if let system = identity.system { word(system) }
    if let settings = identity.settings {
      keyword("settings")
      word(settings)
    }
  }

  mutating func appendHeader(of run: Run) {
    keyword(BaselineCoding.name)
    word(BaselineCoding.format)
    endLine()
    appendPair("scenario", run.identity.scenario)
    appendPair("device", run.identity.device)
    appendPair("orientation", run.identity.orientation)
    appendPair("technique", run.identity.technique)
    if let system = run.identity.system { appendPair("system", system) }
    if let settings = run.identity.settings { appendPair("settings", settings) }
    keyword("engine")
    word(run.engine.name)
    word(run.engine.version)
    word(run.engine.fingerprint)
    endLine()
    appendPair("question", run.questionHash)
  }

  /// Appends a line for each view with an estimated size.
  mutating func appendEstimates(of run: Run) {
    for estimate in run.estimates {
      keyword("estimate")
      word(estimate.view.text)
      word(estimate.size.reason.rawValue)
      if !estimate.size.name.isEmpty { word(estimate.size.name) }
      endLine()
    }
  }

  /// Appends every step with its details.
  ///
  /// The caller writes each snapshot, either in full or as its hash.
  mutating func appendSteps(
    of run: Run,
    _ lines: EventLines,
    snapshot appendSnapshot: (inout CanonicalText, Snapshot) -> Void
  ) {
    var (push, event, finding) = (0, 0, 0)
    for step in run.steps {
      appendStep(step)
      while push < run.pushes.count, run.pushes[push].step == step.index {
        indent()
        appendLine(push, of: lines.pushes)
        push += 1
      }
      let firstEvent = event
      while event < run.events.count, run.events[event].step == step.index { event += 1 }
      appendEvents(firstEvent..<event, of: run, lines)
      if let snapshot = step.snapshot { appendSnapshot(&self, snapshot) }
      while finding < run.findings.count, run.findings[finding].step == step.index {
        indent()
        appendFinding(run.findings[finding])
        finding += 1
      }
    }
    precondition(
      push == run.pushes.count && event == run.events.count && finding == run.findings.count,
      "an event belongs to no step: the run was not checked for consistency"
    )
  }

  /// Appends the keyboard frames of a step's events, and then the events with their causes.
  private mutating func appendEvents(_ indices: Range<Int>, of run: Run, _ lines: EventLines) {
    for index in indices where run.events[index].keyboard != nil {
      indent()
      appendLine(index, of: lines.keyboardFrames)
    }
    for index in indices where run.events[index].cause != nil {
      indent()
      appendLine(index, of: lines.events)
    }
  }

  mutating func appendSnapshot(_ snapshot: Snapshot, indented: Bool) {
    if indented { indent() }
    appendScreen(of: snapshot)
    // Uses indices, because a loop over the elements would copy them.
    for index in snapshot.views.indices {
      if indented { indent() }
      appendView(snapshot.views[index])
    }
    for element in snapshot.accessibilityElements {
      if indented { indent() }
      appendElement(element)
    }
  }

  mutating func appendPush(_ push: NavigationPush) {
    switch push.kind {
    case .push: keyword("push")
    case .pop: keyword("pop")
    }
    keyword("from")
    word(push.from)
    keyword("to")
    word(push.to)
    keyword("at")
    number(push.time)
    if push.animated { keyword("animated") }
    endLine()
  }

  /// Appends the keyboard frames of a keyboard notification, and nothing for other events.
  mutating func appendKeyboardFrame(_ event: RunEvent) {
    guard let keyboard = event.keyboard, let notification = event.keyboardNotification else {
      return
    }
    keyword("keyboard")
    word(notification)
    keyword("at")
    number(event.time)
    keyword("begin")
    rect(keyboard.begin)
    keyword("end")
    rect(keyboard.end)
    keyword("duration")
    number(keyboard.duration)
    endLine()
  }

  /// Appends an event with its cause, and nothing for an event without a cause.
  mutating func appendEvent(_ event: RunEvent) {
    guard let cause = event.cause else { return }
    keyword("event")
    word(event.kind.rawValue)
    word(event.name)
    if !event.subject.isEmpty {
      keyword("of")
      word(event.subject.text)
    }
    keyword("at")
    number(event.time)
    keyword("by")
    word(cause.rawValue)
    if let before = event.before {
      keyword("from")
      value(before)
    }
    if let after = event.after {
      keyword("to")
      value(after)
    }
    if let duration = event.duration {
      keyword("animated")
      number(duration)
    }
    endLine()
  }

  private mutating func value(_ value: EventValue) {
    switch value {
    case .number(let value): number(value)
    case .text(let text):
      keyword("named")
      word(text)
    }
  }

  private mutating func appendPair(_ key: StaticString, _ value: String) {
    keyword(key)
    word(value)
    endLine()
  }

  private mutating func appendStep(_ step: Step) {
    keyword("step")
    integer(step.index)
    keyword("at")
    number(step.time)
    word(step.action)
    if !step.detail.isEmpty { word(step.detail) }
    endLine()
  }

  private mutating func appendScreen(of snapshot: Snapshot) {
    keyword("screen")
    number(snapshot.window.width)
    number(snapshot.window.height)
    if let keyboard = snapshot.keyboard {
      keyword("keyboard")
      rect(keyboard)
    }
    if let focus = snapshot.firstResponder {
      keyword("focus")
      word(focus.text)
    }
    endLine()
  }

  private mutating func appendView(_ view: ViewGeometry) {
    keyword("view")
    word(view.path.text)
    word(view.className)
    keyword("frame")
    rect(view.frame)
    keyword("window")
    rect(view.windowFrame)
    keyword("safe")
    insets(view.safeArea)
    if view.isHidden { keyword("hidden") }
    if let scroll = view.scroll { appendScroll(scroll) }
    endLine()
  }

  private mutating func appendScroll(_ scroll: ScrollGeometry) {
    keyword("content")
    number(scroll.contentSize.width)
    number(scroll.contentSize.height)
    keyword("offset")
    number(scroll.contentOffset.x)
    number(scroll.contentOffset.y)
    keyword("inset")
    insets(scroll.contentInset)
    keyword("adjusted")
    insets(scroll.adjustedContentInset)
  }

  private mutating func appendElement(_ element: AccessibilityElement) {
    keyword("element")
    word(element.view.text)
    if let label = element.label {
      keyword("label")
      word(label)
    }
    if let value = element.value {
      keyword("value")
      word(value)
    }
    if let hint = element.hint {
      keyword("hint")
      word(hint)
    }
    if let identifier = element.identifier {
      keyword("identifier")
      word(identifier)
    }
    if !element.traits.isEmpty {
      keyword("traits")
      for trait in element.traits { word(trait.rawValue) }
    }
    endLine()
  }

  private mutating func rect(_ rect: Rect) {
    number(rect.x)
    number(rect.y)
    number(rect.width)
    number(rect.height)
  }

  private mutating func insets(_ insets: Insets) {
    number(insets.top)
    number(insets.left)
    number(insets.bottom)
    number(insets.right)
  }
}
