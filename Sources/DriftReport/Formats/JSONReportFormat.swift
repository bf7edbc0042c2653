import Reporting
import SnapshotModel

/// The report for programs: one JSON object with sorted keys.
///
/// ``schemaVersion`` is the version of its structure, and `drift-report.schema.json` beside this
/// file describes it. A value that a side does not have is absent. Lengths are points, delays and
/// durations seconds.
package struct JSONReportFormat: ReportFormat {
  /// Increases with every change that could mislead readers of the previous version.
  package static let schemaVersion = 4

  package init() {}

  package func render(_ drift: Drift) throws -> String {
    try safeJSON(Document(drift))
  }
}

// The structure of the document. It is separate from the model, so the model can change
// independently.

private struct Document: Encodable {
  let schemaVersion = JSONReportFormat.schemaVersion
  let from: Side
  let to: Side
  /// Absent in a comparison of equal cases.
  let axis: MatrixAxis?
  let hasDrift: Bool
  let tolerance: Double
  let ignoredRows: Int
  let ignoredFindings: Int
  let casesWithoutEvents: Int
  let comparedCases: Int
  let casesWithChangedInputs: Int
  let onlyInFrom: [CaseIdentity]
  let onlyInTo: [CaseIdentity]
  let causes: [Cause]
  let cases: [DriftedCase]
  let changedEngines: [ChangedEngine]
  /// The effects of edits of screens and scenarios, as in the text report.
  let explanation: [String]
  /// Absent if there are none.
  let knownInvariants: [KnownInvariantUse]?
  /// Absent if none are available.
  let comparisons: [RecordedComparison]?
  /// Absent if nothing was recorded for the comparison.
  let reusedAnswers: Int?
  /// Absent if there are none.
  let unreadScenarios: [Unread]?
  let outdatedBaselines: [CaseIdentity]?

  /// A mistake of a scenario.
  struct Unread: Encodable {
    let message: String
    let file: String?
    let line: Int?
    let column: Int?

    init(_ unread: UnreadScenario) {
      message = unread.message
      file = unread.location?.file
      line = unread.location?.line
      column = unread.location?.column
    }
  }

  init(_ drift: Drift) {
    from = Side(drift.from)
    to = Side(drift.to)
    axis = drift.axis.map { MatrixAxis($0, drift) }
    hasDrift = drift.hasDrift
    tolerance = drift.options.tolerance
    ignoredRows = drift.ignored.rows
    ignoredFindings = drift.ignored.findings
    casesWithoutEvents = drift.ignored.casesWithoutEvents
    comparedCases = drift.compared
    casesWithChangedInputs = drift.casesWithChangedInputs
    onlyInFrom = drift.onlyInFrom
    onlyInTo = drift.onlyInTo
    let entries = drift.entries
    causes = entries.map { entry in
      Cause(
        entry.effect,
        severity: entry.severity,
        drift,
        entry.changes,
        consequences: entry.consequences.map { Cause($0, severity: $0.severity, drift) }
      )
    }
    cases = drift.cases.map(DriftedCase.init)
    changedEngines = drift.changedEngines.map(ChangedEngine.init)
    explanation = drift.explanation
    knownInvariants = drift.knownInvariants.isEmpty ? nil : drift.knownInvariants
    comparisons = drift.comparisons.isEmpty ? nil : drift.comparisons
    reusedAnswers = drift.reusedAnswers
    let unread = drift.unreadScenarios.map(Unread.init)
    unreadScenarios = unread.isEmpty ? nil : unread
    let outdated = drift.review?.outdated ?? []
    outdatedBaselines = outdated.isEmpty ? nil : outdated
  }
}

/// An engine version with two fingerprints.
private struct ChangedEngine: Encodable {
  let name: String
  let version: String
  let fromFingerprint: String
  let toFingerprint: String

  init(_ change: EngineChange) {
    name = change.name
    version = change.version
    fromFingerprint = change.from
    toFingerprint = change.to
  }
}

/// The axis of a comparison, with its value on each side.
private struct MatrixAxis: Encodable {
  let name: CaseAxis
  let from: String
  let to: String
  let unpairedInFrom: [CaseIdentity]
  let unpairedInTo: [CaseIdentity]
  let movedParts: [Part]
  let followingCauses: Int
  let screensThatOnlyFollow: Int
  let repeatedLengths: [Repetition]

  /// A constant of a constraint.
  struct Repetition: Encodable {
    let scenario: String
    let text: String
    let file: String?
    let line: Int?
    let column: Int?
  }

  /// A length around the views that differs.
  struct Part: Encodable {
    let part: SurroundingPart
    let from: Double?
    let to: Double?
    let screens: Int
    let cases: Int
  }

  init(_ comparison: AxisComparison, _ drift: Drift) {
    movedParts = drift.movedParts.map {
      Part(
        part: $0.change.part,
        from: $0.change.from,
        to: $0.change.to,
        screens: $0.screens,
        cases: $0.cases
      )
    }
    followingCauses = drift.followingCauses
    screensThatOnlyFollow = drift.screensThatOnlyFollow
    repeatedLengths = drift.repeatedLengths.map {
      Repetition(
        scenario: $0.scenario,
        text: $0.text,
        file: $0.location?.file,
        line: $0.location?.line,
        column: $0.location?.column
      )
    }
    name = comparison.axis
    from = comparison.from
    to = comparison.to
    unpairedInFrom = comparison.unpairedInFrom
    unpairedInTo = comparison.unpairedInTo
  }
}

private struct Side: Encodable {
  let name: String
  let details: [String]
  let contentHash: String
  let engines: [EngineIdentity]
  let cases: Int

  init(_ side: SideSummary) {
    name = side.name
    details = side.details
    contentHash = side.contentHash
    engines = side.engines
    cases = side.cases
  }
}

/// A cause or a consequence, with every occurrence.
private struct Cause: Encodable {
  /// The highest severity of the cause and its consequences.
  let severity: Severity
  /// `step`, `screen`, `view`, `keyboard`, `navigation`, `event` or a kind of finding.
  let subject: String
  /// The view's path, the notification's or the event's name, or the kind of navigation.
  let name: String?
  /// The view's title; absent if it equals the path.
  let title: String?
  let kinds: [DriftKind]
  /// The description in one line, with the numbers of the first occurrence.
  let summary: String
  let occurrences: [Occurrence]
  /// The reasons for changed numbers of the frame, one line each; absent if they are unknown.
  let reasons: [String]?
  /// The edits of screens and scenarios that may explain the finding.
  let inputChanges: [InputChange]
  /// The unknown sizes that the view's own size depends on; absent without any.
  let estimates: [Estimate]?
  /// The omitted code of the view's screen; absent without any.
  let omissions: ScreenOmissions?

  /// The other drift of the cases with the edits; absent without any.
  let consequences: [Cause]?

  init(
    _ cause: DriftCause,
    severity: Severity,
    _ drift: Drift,
    _ changes: [NamedChange] = [],
    consequences: [Cause] = []
  ) {
    let (titles, reasons) = (drift.titles(for: cause), drift.reasons(for: cause))
    self.consequences = consequences.isEmpty ? nil : consequences
    self.severity = severity
    self.reasons = reasons.isEmpty ? nil : reasons
    inputChanges = changes.map(InputChange.init)
    estimates = cause.estimates.isEmpty ? nil : cause.estimates.map(Estimate.init)
    omissions = cause.omissions
    (subject, name) =
      switch cause.subject {
      case .step: ("step", nil)
      case .screen: ("screen", nil)
      case .view(let path): ("view", path.text)
      case .keyboard(let notification): ("keyboard", notification)
      case .navigation(let kind): ("navigation", kind.rawValue)
      case .event(let event): ("event", event.title)
      case .finding(let kind, let view): (kind.rawValue, view.text)
      }
    kinds = cause.kinds
    summary = CauseText(cause: cause, titles: titles).line
    title = cause.subject.view.flatMap { path in
      let title = titles.title(of: path)
      return title == path.text ? nil : title
    }
    occurrences = cause.occurrences.map(Occurrence.init)
  }
}

/// An edit and its location.
private struct InputChange: Encodable {
  let text: String
  let file: String?
  let line: Int?
  let column: Int?

  init(_ change: NamedChange) {
    text = change.text
    file = change.location?.file
    line = change.location?.line
    column = change.location?.column
  }
}

private struct Estimate: Encodable {
  let reason: UnknownSize.Reason
  let name: String
  let text: String

  init(_ size: UnknownSize) {
    reason = size.reason
    name = size.name
    text = size.text
  }
}

private struct Occurrence: Encodable {
  let identity: CaseIdentity
  let step: OccurrenceStep
  let changes: [ChangedProperty]
  let followers: Int
  let followersTravel: Point?
  let followingEvents: Int

  init(_ occurrence: DriftCause.Occurrence) {
    identity = occurrence.identity
    step = OccurrenceStep(
      index: occurrence.step.index,
      action: occurrence.step.action,
      detail: occurrence.step.detail
    )
    changes = occurrence.difference.changes.map(ChangedProperty.init)
    followers = occurrence.difference.followers.count
    followersTravel = occurrence.difference.followers.travel
    followingEvents = occurrence.difference.followingEvents
  }
}

private struct OccurrenceStep: Encodable {
  let index: Int
  let action: String
  let detail: String
}

private struct DriftedCase: Encodable {
  let identity: CaseIdentity
  /// The case of the first side; absent if both sides have the same case.
  let fromIdentity: CaseIdentity?
  let fromEngine: EngineIdentity
  let toEngine: EngineIdentity
  let inputsChanged: Bool
  let driftWithoutVersionBump: Bool
  let nondeterministic: Bool

  init(_ drifted: CaseDrift) {
    identity = drifted.identity
    fromIdentity = drifted.fromIdentity == drifted.identity ? nil : drifted.fromIdentity
    fromEngine = drifted.fromEngine
    toEngine = drifted.toEngine
    inputsChanged = drifted.inputsChanged
    driftWithoutVersionBump = drifted.isWithoutVersionBump
    nondeterministic = drifted.isNondeterministic
  }
}

private struct ChangedProperty: Encodable {
  let kind: DriftKind
  let property: String
  let from: Value?
  let to: Value?

  init(_ change: Change) {
    kind = change.kind
    property = change.property
    from = change.from.map(Value.init)
    to = change.to.map(Value.init)
  }
}

/// A value as plain JSON: a number, a text or a Boolean.
private struct Value: Encodable {
  let value: DriftValue

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .flag(let flag): try container.encode(flag)
    case .finding: try container.encode(value.text)
    }
  }
}
