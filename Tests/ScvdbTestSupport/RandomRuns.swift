package import SnapshotModel

/// Consistent runs with random content, the same for the same seed.
package struct RandomRuns {
  private var generator: SeededGenerator

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns a run of up to six steps.
  package mutating func run() -> Run {
    let identity = CaseIdentity(
      scenario: word(),
      device: word(),
      orientation: word(),
      technique: word(),
      // An empty system is invalid.
      system: flip() ? "iOS " + word() : nil
    )
    let steps = steps()
    let notifications = inSteps(steps) { random, step in random.keyboardNotification(step) }
    // Some engines report only keyboard notifications.
    let events = flip() ? self.events(steps, including: notifications) : notifications
    return Run(
      engine: EngineIdentity(name: word(), version: word(), fingerprint: word()),
      identity: identity,
      questionHash: QuestionHash(text: word()),
      steps: steps,
      pushes: inSteps(steps) { random, step in random.push(step) },
      events: events,
      findings: inSteps(steps) { random, step in random.finding(step) },
      estimates: estimates(steps),
      omissions: omissions()
    )
  }

  /// Returns a run with explanations of some of its views.
  package mutating func explainedRun() -> Run {
    var run = run()
    run.explanations = run.steps.compactMap { step in
      let views = (step.snapshot?.views ?? []).filter { _ in flip() }
      guard !views.isEmpty else { return nil }
      return ExplainedStep(step: step.index, views: views.map { explanation(of: $0.path) })
    }
    return run
  }

  // MARK: - Parts

  private mutating func steps() -> [Step] {
    var index = -1
    return (0..<below(7)).map { position in
      index += 1 + below(3)
      // A checkpoint's name is unique.
      return Step(
        index: index,
        time: number(),
        action: word(),
        detail: "\(position) " + word(),
        snapshot: flip() ? snapshot() : nil
      )
    }
  }

  private mutating func snapshot() -> Snapshot {
    var snapshot = Snapshot(
      window: Size(width: number(), height: number()),
      keyboard: flip() ? rect() : nil,
      firstResponder: flip() ? path() : nil,
      views: (0..<below(5)).map { view(at: ViewPath("\($0) " + word())) }
    )
    let paths = snapshot.views.map(\.path)
    if !paths.isEmpty, flip() {
      snapshot.accessibility = (0...below(4)).map { _ in element(of: one(of: paths)) }
    }
    return snapshot
  }

  private mutating func element(of path: ViewPath) -> AccessibilityElement {
    AccessibilityElement(
      view: path,
      label: flip() ? word() : nil,
      value: flip() ? word() : nil,
      hint: flip() ? word() : nil,
      identifier: flip() ? word() : nil,
      traits: AccessibilityTrait.allCases.filter { _ in below(4) == 0 }
    )
  }

  private mutating func explanation(of path: ViewPath) -> FrameExplanation {
    let dimensions = FrameExplanation.Dimension.allCases.filter { _ in below(4) > 0 }
    return FrameExplanation(
      view: path,
      // A view without a value has no row.
      values: (dimensions.isEmpty ? [.x] : dimensions).map { value($0) }
    )
  }

  private mutating func value(_ dimension: FrameExplanation.Dimension) -> FrameExplanation.Value {
    FrameExplanation.Value(
      dimension,
      number(),
      parts: (0..<below(3)).map { _ in
        FrameExplanation.Part(
          source(),
          amount: number(),
          multiplier: number(),
          surroundings: number(),
          priority: number()
        )
      },
      pressedBy: (0..<below(3)).map { _ in source() },
      alignment: number(),
      rounding: number(),
      setDirectly: number(),
      isAmbiguous: flip(),
      emptyItems: (0..<below(2)).map { _ in word() },
      freeItems: (0..<below(2)).map { _ in word() }
    )
  }

  private mutating func source() -> ExplanationSource {
    ExplanationSource(
      one(of: ExplanationSource.Kind.allCases),
      name: word(),
      view: word(),
      equation: flip() ? equation() : nil
    )
  }

  private mutating func view(at path: ViewPath) -> ViewGeometry {
    ViewGeometry(
      path: path,
      className: word(),
      frame: rect(),
      windowFrame: rect(),
      safeArea: insets(),
      isHidden: flip(),
      scroll: flip()
        ? ScrollGeometry(
          contentSize: Size(width: number(), height: number()),
          contentOffset: Point(x: number(), y: number()),
          contentInset: insets(),
          adjustedContentInset: insets()
        ) : nil
    )
  }

  private mutating func push(_ step: Step) -> NavigationPush {
    NavigationPush(
      step: step.index,
      time: number(),
      kind: flip() ? .push : .pop,
      from: word(),
      to: word(),
      animated: flip()
    )
  }

  private mutating func keyboardNotification(_ step: Step) -> RunEvent {
    let time = number()
    let names = ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame"]
    return RunEvent(
      step: step.index,
      time: time,
      kind: .notification,
      name: "keyboard" + one(of: names),
      cause: nil,
      keyboard: KeyboardPayload(begin: rect(), end: rect(), duration: number())
    )
  }

  private mutating func finding(_ step: Step) -> Finding {
    let subject = subject()
    // A sentence contains its numbers.
    let detail = if case .prose = subject { "" } else { word() }
    return Finding(step: step.index, view: path(), subject: subject, detail: detail)
  }

  private mutating func subject() -> FindingSubject {
    switch below(6) {
    case 0: .invariant(word())
    case 1: .conflict(broken: item(), with: (0..<2).map { _ in item() })
    case 2: .unusable(item())
    case 3: .ambiguity(one(of: AmbiguousAxes.allCases))
    case 4: .truncation
    default: .prose(one(of: Finding.Kind.allCases), word())
    }
  }

  private mutating func item() -> ConflictItem {
    ConflictItem(
      one(of: ConflictItem.Kind.allCases),
      name: word(),
      view: word(),
      equation: flip() ? equation() : nil
    )
  }

  private mutating func equation() -> ConstraintEquation {
    let second = flip() ? term() : nil
    return ConstraintEquation(
      term(),
      one(of: ConstraintEquation.Relation.allCases),
      multiplier: second == nil ? 1 : number(),
      second,
      constant: number()
    )
  }

  private mutating func term() -> ConstraintEquation.Term {
    ConstraintEquation.Term(
      ConstraintEquation.Item(word(), guide: flip() ? "safeArea" : nil),
      one(of: ConstraintEquation.Attribute.allCases)
    )
  }

  /// Returns at most one estimate for each path of a checkpoint.
  private mutating func estimates(_ steps: [Step]) -> [SizeEstimate] {
    let paths = Set(steps.compactMap(\.snapshot).flatMap(\.views).map(\.path)).sorted()
    guard flip() else { return [] }
    return paths.map { path in
      SizeEstimate(
        view: path,
        size: UnknownSize(one(of: UnknownSize.Reason.allCases), flip() ? word() : "")
      )
    }
  }

  /// Returns up to three types of one screen.
  private mutating func omissions() -> [OmissionCount] {
    guard flip() else { return [] }
    let screen = word()
    let types = Set((0..<3).map { _ in word() }).sorted()
    return types.enumerated().map { index, type in
      OmissionCount(screen: screen, type: type, count: 1 + index)
    }.sorted()
  }

  /// Returns the keyboard notifications with a cause, and other events.
  private mutating func events(
    _ steps: [Step],
    including notifications: [RunEvent]
  ) -> [RunEvent] {
    steps.flatMap { step in
      let posted = notifications.filter { $0.step == step.index }.map { notification in
        var event = notification
        event.cause = .system
        return event
      }
      return posted + (0..<below(3)).map { _ in event(step) }
    }
  }

  private mutating func event(_ step: Step) -> RunEvent {
    RunEvent(
      step: step.index,
      time: number(),
      kind: one(of: [
        .call, .focus, .rotation, .trait, .inset, .scroll, .content, .layout, .diagnostic,
      ]),
      name: word(),
      subject: path(),
      cause: one(of: RunEvent.Cause.allCases),
      before: value(),
      after: value(),
      duration: flip() ? number() : nil
    )
  }

  private mutating func value() -> EventValue? {
    switch below(3) {
    case 0: nil
    case 1: .number(number())
    default: .text(word())
    }
  }

  /// Returns up to two values in each step.
  private mutating func inSteps<Value>(
    _ steps: [Step],
    _ make: (inout Self, Step) -> Value
  ) -> [Value] {
    var values: [Value] = []
    for step in steps {
      for _ in 0..<below(3) { values.append(make(&self, step)) }
    }
    return values
  }

  // MARK: - Numbers and words

  private mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number(), height: number())
  }

  private mutating func insets() -> Insets {
    Insets(top: number(), left: number(), bottom: number(), right: number())
  }

  /// Returns a multiple of a thousandth, often a small one, up to the largest number in a run.
  private mutating func number() -> Double {
    let magnitude = one(of: [1, 1_000, 1_000_000, 1_000_000_000_000])
    let thousandths = below(2 * magnitude + 1) - magnitude
    return canonicalPoints(Double(thousandths) / 1000)
  }

  /// Returns a normal name, or an unusual text.
  private mutating func word() -> String {
    let pieces = [
      "", "a", "field", " ", "\"", "\\", "\n", "\r\n", "\t", "\u{0}", "\u{1B}[2J", "/", "..", "%2E",
      "é", "e\u{301}", "日本", "👩‍👩‍👧", "\u{202E}", "\u{FEFF}", "'; DROP TABLE run; --", "-0", "1e308",
      "end", "hidden", "view", "\u{10FFFF}", "\\u{41}",
    ]
    return (0..<(1 + below(3))).map { _ in one(of: pieces) }.joined()
  }

  private mutating func path() -> ViewPath { ViewPath(word()) }

  private mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  private mutating func flip() -> Bool { below(2) == 0 }

  private mutating func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }
}
