import SnapshotModel

extension StepTable {
  /// The steps for time, recording and checks.
  static let record: [StepRow] = [
    StepRow(
      "wait",
      .value(.seconds),
      "time passes",
      fitsIntoTurn: false,
      detail: { $0.plain },
      step: { .wait(seconds: $0) },
      match: { if case .wait(let seconds) = $0 { seconds } else { nil } }
    ),
    StepRow(
      "waitUntil",
      .value(.seconds),
      "time passes until this many seconds after the start",
      fitsIntoTurn: false,
      detail: { $0.plain },
      step: { .waitUntil(seconds: $0) },
      match: { if case .waitUntil(let seconds) = $0 { seconds } else { nil } }
    ),
    StepRow(
      "checkpoint",
      .map(CheckpointArgument.table, orValueOf: "name"),
      "the geometry is recorded under a name",
      fitsIntoTurn: false,
      detail: { $0.name },
      step: { .checkpoint(name: $0.name, expect: $0.expectations, presented: $0.presented) },
      match: { CheckpointArgument($0) }
    ),
    StepRow(
      "expect",
      .value(.expectations),
      "the comparisons are checked, and nothing is recorded",
      detail: { $0.map(\.comparison.text).joined(separator: ", ") },
      step: { .expect($0) },
      match: { if case .expect(let expectations) = $0 { expectations } else { nil } }
    ),
    StepRow(
      "expectEvents",
      .value(.eventPatterns),
      "the events since the previous step of this kind, or since the start, are compared with the "
        + "expected events, below",
      detail: { $0.map(\.text).joined(separator: ", ") },
      step: { .expectEvents($0) },
      match: { if case .expectEvents(let patterns) = $0 { patterns } else { nil } }
    ),
  ]
}

// MARK: - Arguments

/// The argument of `checkpoint`.
private struct CheckpointArgument: Sendable {
  var name = ""
  var presented: Bool?
  var expectations: [Expectation]?

  static let table = KeyTable(
    CheckpointArgument(),
    [
      .required("name", \.name, .checkpoint, "the name"),
      .optional(
        "presented",
        \.presented,
        .flag,
        default: "`false`",
        "whether the geometry in the middle of animations is recorded, not the final geometry"
      ),
      .optional(
        "expect",
        \.expectations,
        .expectations,
        default: "none",
        "the comparisons that must be true there"
      ),
    ]
  )

  init() {}

  init?(_ step: ScenarioStep) {
    guard case .checkpoint(let name, let expectations, let presented) = step else { return nil }
    (self.name, self.expectations, self.presented) = (name, expectations, presented)
  }
}

extension ValueFormat<[Expectation]> {
  fileprivate static var expectations: Self {
    ValueFormat(
      description: "a list of comparisons, each alone or in a map under a device's id",
      placeholder: "[COMPARISON, ...]"
    ) {
      try $0.expectations()
    } write: { expectations in
      .list(
        expectations.map { expectation in
          let text = YAMLValue.text(expectation.comparison.text)
          return expectation.device.map { .entry($0, text) } ?? text
        }
      )
    }
  }
}

extension ValueFormat<[EventPattern]> {
  /// A list of events such as `notification keyboardWillShow` and `no layout`.
  fileprivate static var eventPatterns: Self {
    ValueFormat(description: "a list of events", placeholder: "[EVENT, ...]") { node in
      let patterns = try node.items { try $0.eventPattern() }
      guard !patterns.isEmpty else {
        throw ScenarioError(.emptyList(label: node.label), at: node.location)
      }
      return patterns
    } write: {
      .list($0.map { .text($0.text) })
    }
  }
}

extension YAMLNode {
  /// Reads `KIND NAME`, optionally followed by `of SUBJECT`.
  ///
  /// `no` before it forbids the event, and the name may then be left out.
  fileprivate func eventPattern() throws -> EventPattern {
    var words = try text().split(separator: " ").map(String.init)[...]
    let isAbsent = words.first == "no"
    if isAbsent { words.removeFirst() }
    let kind = try words.popFirst().map { word in try eventKind(word) }
    let name = words.first == "of" ? nil : words.popFirst()
    let connective = words.popFirst()
    let subject = words.popFirst()
    guard let kind, isAbsent || name != nil, words.isEmpty, [nil, "of"].contains(connective),
      (connective == nil) == (subject == nil)
    else {
      throw wrongType("an event such as 'notification keyboardWillShow' or 'no layout'")
    }
    let known = EventNames.of(kind)
    if let name, !known.names.contains(name) {
      let problem = ScenarioProblem.unknownWord(name, kind: kind.rawValue, known: known.names)
      throw ScenarioError(problem, at: location)
    }
    if let subject, !known.haveSubjects {
      throw ScenarioError(.eventOfDevice(kind.rawValue, subject: subject), at: location)
    }
    return EventPattern(
      kind: kind,
      name: name,
      subject: subject.map { ViewPath($0) },
      isAbsent: isAbsent
    )
  }

  private func eventKind(_ word: String) throws -> RunEvent.Kind {
    guard let kind = RunEvent.Kind(rawValue: word) else {
      let known = RunEvent.Kind.allCases.map(\.rawValue)
      throw ScenarioError(.unknownWord(word, kind: "kind of event", known: known), at: location)
    }
    return kind
  }
}
