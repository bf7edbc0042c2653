package import Reporting
package import SnapshotModel

/// One entry of a report, in the words that formats for machines share; nothing in it is made
/// safe yet.
package struct DriftFinding {
  /// One occurrence: where it shows.
  package struct Occurrence {
    /// The case with the difference.
    package let identity: CaseIdentity
    /// The name of the step; nil for what is about the case as a whole.
    package let step: String?
    /// What of the case it is about, without numbers: a view's path, `screen`, `keyboard willShow`.
    package let subject: String?
    /// What changed there, with the numbers of this occurrence.
    package let changes: String?
  }

  /// The class of the entry; its id stays the same over versions.
  package let rule: DriftRule
  /// The severity by the policy.
  package let severity: Severity
  /// The classes in words: `moved`, `covered by keyboard`.
  package let labels: [String]
  /// What it is about; nil for what is about no part of a case.
  package let subject: String?
  /// What happened, with the numbers of the first occurrence and what went along.
  package let message: String
  /// Where it shows, in one line; nil for what is about no case.
  package let location: String?
  /// What was changed in screens and scenarios that may account for it.
  package let inputChanges: [NamedChange]
  /// Why numbers of the frame are others, by what determined them on both sides.
  package var reasons: [String] = []
  /// Why the numbers may be others in an app: the sizes of the view that are estimates.
  package var estimates: [String] = []
  /// Which number each device has where they differ, a line for each that changed.
  package var numbers: [String] = []
  /// In order; empty for what is about no case.
  package let occurrences: [Occurrence]
  /// The same in every comparison that finds the same, whatever the numbers and the devices.
  package let key: String
}

extension DriftFinding {
  /// The classes in one line: `moved, covered by keyboard`.
  package var classes: String { labels.joined(separator: ", ") }

  /// Where the first of the changes was made that may account for it.
  var changedAt: FileLocation? { inputChanges.lazy.compactMap(\.location).first }

  /// What happened, where, and what was changed there.
  var line: String {
    ([message] + [location.map { "at \($0)" }].compactMap { $0 }
      + reasons.map { "why: \($0)" } + inputChanges.map { "changed: \($0.text)" }
      + estimates.map { "estimate: \($0)" })
      .joined(separator: "; ")
  }
}

extension Drift {
  /// Everything that counts as drift, and what must be known of it: causes, cases of one side,
  /// engines that gave two answers.
  var findings: [DriftFinding] {
    findings(for: causes)
  }

  /// The findings, where the causes are known already.
  package func findings(for causes: [DriftCause]) -> [DriftFinding] {
    zip(causes, changes(beside: causes)).map {
      DriftFinding(
        $0,
        titles(for: $0),
        changes: $1,
        reasons: reasons(for: $0),
        compared: compared
      )
    }
      + [
        DriftFinding(only: onlyInFrom, in: from.name, .onlyInFrom),
        DriftFinding(only: onlyInTo, in: to.name, .onlyInTo),
        DriftFinding(nondeterministic: nondeterministic),
      ].compactMap { $0 } + changedEngines.map { DriftFinding($0, from: from.name, to: to.name) }
  }

  /// The baseline of a case, in the folder that one of the sides is; nil where none is.
  func baseline(of identity: CaseIdentity, _ rule: DriftRule) -> String? {
    let folder =
      switch rule {
      case .onlyInFrom: from.folder
      case .onlyInTo: to.folder
      default: from.folder ?? to.folder
      }
    return folder.map { "\($0)/\(baselinePath(for: identity))" }
  }
}

extension DriftFinding {
  fileprivate init(
    _ cause: DriftCause,
    _ titles: ViewTitles,
    changes: [NamedChange],
    reasons: [String],
    compared: Int
  ) {
    let words = CauseText(cause: cause, titles: titles)
    rule = cause.rule
    severity = cause.severity
    labels = cause.kinds.map(\.label)
    subject = words.subject
    message = [words.line, words.followers].compactMap { $0 }.joined(separator: ", ")
    location = OccurrenceText(cause: cause, compared: compared).text
    inputChanges = changes
    self.reasons = reasons
    estimates = words.estimates
    numbers = words.numbers
    occurrences = cause.occurrences.map { Occurrence($0, of: cause, titles) }
    key = cause.key
  }

  fileprivate init?(only cases: [CaseIdentity], in side: String, _ rule: DriftRule) {
    guard !cases.isEmpty else { return nil }
    self.init(
      rule,
      message: "\(counted(cases.count, "case")) only in \(side)",
      about: cases
    )
  }

  fileprivate init?(nondeterministic cases: [CaseDrift]) {
    guard !cases.isEmpty else { return nil }
    let number = counted(cases.count, "case")
    self.init(
      DriftRule(.nondeterministic),
      message: "one engine with one fingerprint gave two results for the same inputs in \(number)",
      about: cases.map(\.identity)
    )
  }

  private init(_ rule: DriftRule, message: String, about cases: [CaseIdentity]) {
    self.rule = rule
    severity = rule.severity
    labels = [rule.label]
    subject = nil
    self.message = message
    location = CaseListing(cases: cases).text
    inputChanges = []
    occurrences = cases.map { Occurrence(identity: $0, step: nil, subject: nil, changes: nil) }
    key = rule.id
  }

  init(_ engine: EngineChange, from: String, to: String) {
    rule = .fingerprint
    severity = rule.severity
    labels = [rule.label]
    subject = "\(engine.name) \(engine.version)"
    message = engine.text(from: from, to: to)
    location = nil
    inputChanges = []
    occurrences = []
    key = "\(rule.id) \(engine.name) \(engine.version)"
  }
}

extension DriftFinding.Occurrence {
  fileprivate init(
    _ occurrence: DriftCause.Occurrence,
    of cause: DriftCause,
    _ titles: ViewTitles
  ) {
    let own = DriftCause(severity: cause.severity, occurrences: [occurrence])
    let words = CauseText(cause: own, titles: titles)
    self.init(
      identity: occurrence.identity,
      step: occurrence.step.name,
      subject: occurrence.difference.subject.part ?? words.subject,
      changes: words.changes.map(\.text).joined()
    )
  }
}

extension Difference.Subject {
  /// The view or the screen that an event or a finding is about, if it is about one.
  fileprivate var part: String? {
    switch self {
    case .event(let event): event.subject.isEmpty ? event.name : event.subject
    default: view
    }
  }
}

extension DriftCause {
  /// What it is about and what changed in which direction, without numbers.
  fileprivate var key: String {
    let about =
      switch subject {
      case .event(let event): "event \(event.kind) \(event.title) by \(event.cause?.rawValue ?? "")"
      default: CauseText(cause: self).subject ?? "step"
      }
    let changes = first.changes.map { change in
      let direction =
        if let growth = change.growth { growth > 0 ? "up" : "down" } else { "changed" }
      return "\(change.kind) \(change.property) \(direction)"
    }
    return ([about] + changes).joined(separator: "\n")
  }
}
