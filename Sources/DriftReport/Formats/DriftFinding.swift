package import Reporting
package import SnapshotModel

/// One entry of a report with the texts that machine-readable formats share.
///
/// The texts are not escaped.
package struct DriftFinding {
  /// One occurrence of the finding.
  package struct Occurrence {
    /// The case with the difference.
    package let identity: CaseIdentity
    /// The name of the step; nil for a finding about the whole case.
    package let step: String?
    /// The subject in the case, without numbers: a view's path, `screen`, `keyboard willShow`.
    package let subject: String?
    /// The changes with the numbers of this occurrence.
    package let changes: String?
  }

  /// The class of the entry; its identifier is the same in all versions.
  package let rule: DriftRule
  /// The severity by the policy.
  package let severity: Severity
  /// The labels of the classes: `moved`, `covered by keyboard`.
  package let labels: [String]
  /// The subject; nil if the finding is not about a part of a case.
  package let subject: String?
  /// The changes with the numbers of the first occurrence, and the followers.
  package let message: String
  /// The occurrences in one line; nil for a finding without a case.
  package let location: String?
  /// The edits of screens and scenarios that may explain the finding.
  package let inputChanges: [NamedChange]
  /// The reasons for changed numbers of the frame, from the explanations of both sides.
  package var reasons: [String] = []
  /// The estimated sizes of the view.
  ///
  /// They are the reason why an app may have other numbers.
  package var estimates: [String] = []
  /// The omitted code of the view's screen; empty without any.
  package var omissions: [String] = []
  /// The numbers that differ between devices, one line per change.
  package var numbers: [String] = []
  /// The number of consequences by class; nil without any.
  package var consequenceCounts: String?
  /// The errors among the consequences, one line each.
  package var consequenceErrors: [String] = []
  /// All consequences, one line each with its severity.
  package var consequences: [String] = []
  /// The finding's own location in a file; nil for a finding about a case.
  private(set) var place: FileLocation?
  /// The occurrences in order; empty for a finding without a case.
  package let occurrences: [Occurrence]
  /// A key that is equal for the same finding in every comparison, independent of numbers and
  /// devices.
  package let key: String
}

extension DriftFinding {
  /// The classes in one line: `moved, covered by keyboard`.
  package var classes: String { labels.joined(separator: ", ") }

  /// The location of the finding, or of the first edit that may explain it.
  var changedAt: FileLocation? { place ?? inputChanges.lazy.compactMap(\.location).first }

  /// The changes, the occurrences, and the edits there.
  var line: String {
    ([message] + [location.map { "at \($0)" }].compactMap { $0 }
      + reasons.map { "why: \($0)" } + inputChanges.map { "changed: \($0.text)" }
      + estimates.map { "estimate: \($0)" } + omissions.map { "omissions: \($0)" }
      + [consequenceCounts.map { "consequences: \($0)" }].compactMap(\.self)
      + consequenceErrors.map { "error: \($0)" })
      .joined(separator: "; ")
  }
}

extension Drift {
  /// Returns all drift with its notes: entries, cases of one side, and engines that gave two answers.
  package func findings(for entries: [DriftEntry]) -> [DriftFinding] {
    entries.map {
      DriftFinding(
        $0,
        titles(for: $0.effect),
        reasons: reasons(for: $0.effect),
        compared: compared
      )
    }
      + onlyFindings
      + [review.flatMap(DriftFinding.init), DriftFinding(nondeterministic: nondeterministic)]
      .compactMap { $0 } + changedEngines.map { DriftFinding($0, from: from.name, to: to.name) }
      + repeatedLengths.map(DriftFinding.init) + unreadScenarios.map(DriftFinding.init)
  }

  /// The findings about cases of one side.
  ///
  /// A pull request with current baselines has accepted its new and removed cases.
  private var onlyFindings: [DriftFinding] {
    let outdated = review.map { Set($0.outdated) }
    let sides = [(onlyInFrom, from, DriftRule.onlyInFrom), (onlyInTo, to, DriftRule.onlyInTo)]
    return sides.flatMap { cases, side, rule in
      let accepted = cases.filter { outdated?.contains($0) == false }
      let others = cases.filter { outdated?.contains($0) != false }
      return [
        DriftFinding(only: others, in: side.name, rule),
        DriftFinding(only: accepted, in: side.name, rule, severity: .note),
      ].compactMap { $0 }
    }
  }

  /// Returns the baseline of a case in the baseline folder of a side; nil if neither side has one.
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
    _ entry: DriftEntry,
    _ titles: ViewTitles,
    reasons: [String],
    compared: Int
  ) {
    let cause = entry.effect
    let words = CauseText(cause: cause, titles: titles)
    let consequences = ConsequenceText(entry: entry, titles: titles)
    rule = cause.rule
    severity = entry.severity
    labels = cause.kinds.map(\.label)
    subject = words.subject
    message = [words.line, words.followers].compactMap { $0 }.joined(separator: ", ")
    location = OccurrenceText(cause: cause, compared: compared).text
    inputChanges = entry.changes
    consequenceCounts = consequences.counts
    consequenceErrors = consequences.errors
    self.consequences = consequences.all
    self.reasons = reasons
    estimates = words.estimates
    omissions = words.omissions
    numbers = words.numbers
    occurrences = cause.occurrences.map { Occurrence($0, of: cause, titles) }
    key = cause.key
  }

  fileprivate init?(
    only cases: [CaseIdentity],
    in side: String,
    _ rule: DriftRule,
    severity: Severity? = nil
  ) {
    guard !cases.isEmpty else { return nil }
    self.init(
      rule,
      severity: severity,
      message: "\(counted(cases.count, "case")) only in \(side)",
      about: cases
    )
  }

  fileprivate init?(_ review: BaselineReview) {
    guard !review.outdated.isEmpty else { return nil }
    self.init(
      .outdatedBaseline,
      message: "\(review.problem); \(review.advice)",
      about: review.outdated
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

  private init(
    _ rule: DriftRule,
    severity: Severity? = nil,
    message: String,
    about cases: [CaseIdentity]
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    labels = [rule.label]
    subject = nil
    self.message = message
    location = CaseListing(cases: cases).text
    inputChanges = []
    occurrences = cases.map { Occurrence(identity: $0, step: nil, subject: nil, changes: nil) }
    key = rule.id
  }

  fileprivate init(_ repeated: RepeatedLength) {
    rule = .repeatedLength
    severity = rule.severity
    labels = [rule.label]
    subject = nil
    message = repeated.line
    location = repeated.scenario
    inputChanges = []
    occurrences = []
    key = "\(rule.id) \(repeated.scenario) \(repeated.text)"
    place = repeated.location
  }

  fileprivate init(_ unread: UnreadScenario) {
    rule = .unreadScenario
    severity = rule.severity
    labels = [rule.label]
    subject = nil
    message = unread.message
    location = unread.location?.description
    inputChanges = []
    occurrences = []
    key = "\(rule.id) \(unread.location?.file ?? "") \(unread.message)"
    place = unread.location
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
  /// The view or the screen of an event or a finding, if it has one.
  fileprivate var part: String? {
    switch self {
    case .event(let event): event.subject.isEmpty ? event.name : event.subject.text
    default: view?.text
    }
  }
}

extension DriftCause {
  /// The subject and the direction of the changes, without numbers.
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
