import Foundation
import SnapshotModel

/// The report for programs: one JSON object with sorted keys, its shape numbered by
/// ``schemaVersion``.
///
/// A value that a side does not have is absent. Lengths are points, delays and durations seconds.
package struct JSONReportFormat: ReportFormat {
  /// Goes up whenever a reader of the previous shape could misread this one.
  package static let schemaVersion = 1

  package init() {}

  package func render(_ drift: Drift) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(Document(drift)), as: UTF8.self)
    return escaped(text) + "\n"
  }

  /// Escapes what JSON allows but a terminal may obey; line feeds are the encoder's own.
  private func escaped(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: { $0.actsWhenShown && $0 != "\n" }) else {
      return json
    }
    return json.unicodeScalars.map { scalar in
      guard scalar.actsWhenShown, scalar != "\n" else { return String(scalar) }
      return String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }.joined()
  }
}

// The shape of the document, apart from the model so that the model may change and the shape not.

private struct Document: Encodable {
  let schemaVersion = JSONReportFormat.schemaVersion
  let from: Side
  let to: Side
  let hasDrift: Bool
  let tolerance: Double
  let excusedRows: Int
  let comparedCases: Int
  let questionsChanged: Int
  let onlyInFrom: [CaseIdentity]
  let onlyInTo: [CaseIdentity]
  let cases: [DriftedCase]
  let changedEngines: [ChangedEngine]

  init(_ drift: Drift) {
    from = Side(drift.from)
    to = Side(drift.to)
    hasDrift = drift.hasDrift
    tolerance = drift.options.tolerance
    excusedRows = drift.excused
    comparedCases = drift.compared
    questionsChanged = drift.questionsChanged
    onlyInFrom = drift.onlyInFrom
    onlyInTo = drift.onlyInTo
    cases = drift.cases.map(DriftedCase.init)
    changedEngines = drift.changedEngines.map(ChangedEngine.init)
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

private struct Side: Encodable {
  let name: String
  let contentHash: String
  let engines: [EngineIdentity]
  let cases: Int

  init(_ side: SideSummary) {
    name = side.name
    contentHash = side.contentHash
    engines = side.engines
    cases = side.cases
  }
}

private struct DriftedCase: Encodable {
  let identity: CaseIdentity
  let fromEngine: EngineIdentity
  let toEngine: EngineIdentity
  let questionChanged: Bool
  let driftWithoutVersionBump: Bool
  let steps: [DriftedStep]

  init(_ drifted: CaseDrift) {
    identity = drifted.identity
    fromEngine = drifted.fromEngine
    toEngine = drifted.toEngine
    questionChanged = drifted.questionChanged
    driftWithoutVersionBump = drifted.isWithoutVersionBump
    steps = drifted.steps.map(DriftedStep.init)
  }
}

private struct DriftedStep: Encodable {
  let index: Int
  let action: String
  let detail: String
  let differences: [Row]
  let followers: Int
  let followingEvents: Int

  init(_ step: StepDrift) {
    index = step.index
    action = step.action
    detail = step.detail
    differences = step.differences.map(Row.init)
    followers = step.followers
    followingEvents = step.followingEvents
  }
}

private struct Row: Encodable {
  /// `step`, `screen`, `view`, `keyboard`, `navigation`, `event` or a kind of finding.
  let subject: String
  /// The view's path, the notification's or the event's name, or the kind of navigation.
  let name: String?
  let changes: [ChangedProperty]

  init(_ difference: Difference) {
    (subject, name) =
      switch difference.subject {
      case .step: ("step", nil)
      case .screen: ("screen", nil)
      case .view(let path): ("view", path)
      case .keyboard(let notification): ("keyboard", notification)
      case .navigation(let kind): ("navigation", kind.rawValue)
      case .event(let event): ("event", event.title)
      case .finding(let kind, let view): (kind.rawValue, view)
      }
    changes = difference.changes.map(ChangedProperty.init)
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
    }
  }
}
