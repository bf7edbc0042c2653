// The lines of a baseline. `BaselineParser` is the inverse.

extension CanonicalText {
  /// Appends the names of a case, including its system and settings if it has them.
  mutating func appendCase(_ identity: CaseIdentity) {
    word(identity.scenario)
    word(identity.device)
    word(identity.orientation)
    word(identity.technique)
    if let system = identity.system { word(system) }
    if let settings = identity.settings.name {
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
    if let settings = run.identity.settings.name { appendPair("settings", settings) }
    keyword("engine")
    word(run.engine.name)
    word(run.engine.version)
    word(run.engine.fingerprint)
    endLine()
    appendPair("question", run.questionHash.text)
  }

  /// Appends a line for each view with an estimated size.
  mutating func appendEstimates(of run: Run) {
    for estimate in run.estimates {
      keyword("estimate")
      appendLine(of: estimate)
    }
  }

  /// Appends a line for each type with omitted code on a screen.
  mutating func appendOmissions(of run: Run) {
    for omission in run.omissions {
      keyword("omission")
      appendLine(of: omission)
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
      keyword("step")
      appendLine(of: step)
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
    appendScreen(of: snapshot, indented: indented)
    for view in snapshot.views { appendView(view, indented: indented) }
    appendElements(of: snapshot, indented: indented)
  }

  mutating func appendScreen(of snapshot: Snapshot, indented: Bool = false) {
    if indented { indent() }
    keyword("screen")
    appendLine(of: snapshot)
  }

  mutating func appendView(_ view: ViewGeometry, indented: Bool = false) {
    if indented { indent() }
    keyword("view")
    appendLine(of: view)
  }

  mutating func appendElements(of snapshot: Snapshot, indented: Bool = false) {
    for element in snapshot.accessibilityElements {
      if indented { indent() }
      keyword("element")
      appendLine(of: element)
    }
  }

  mutating func appendPush(_ push: NavigationPush) {
    switch push.kind {
    case .push: keyword("push")
    case .pop: keyword("pop")
    }
    appendLine(of: push)
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
    appendLine(of: keyboard)
  }

  /// Appends an event with its cause, and nothing for an event without a cause.
  mutating func appendEvent(_ event: consuming RunEvent) {
    guard event.cause != nil else { return }
    keyword("event")
    appendLine(of: event)
  }

  private mutating func appendPair(_ key: StaticString, _ value: String) {
    keyword(key)
    word(value)
    endLine()
  }
}
