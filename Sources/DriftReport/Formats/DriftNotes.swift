import Reporting
import SnapshotModel

/// The notes that a reader needs to interpret a report, in every format.
package struct DriftNotes {
  /// A note with an optional heading.
  package struct Line {
    /// The importance of the note; empty for mere information.
    package let heading: String
    /// The text of the note, not escaped.
    package let text: String

    /// The line without styles.
    package var whole: String { heading + text }
  }

  /// The notes in the order of their subjects: the axis, reused answers, known invariants, questions,
  /// systems, engines, the tolerance, the policy.
  package let lines: [Line]

  /// Collects the notes of a drift; the order is fixed.
  package init(_ drift: Drift) {
    lines =
      Self.axis(drift) + Self.reuse(drift) + Self.knownInvariants(drift) + Self.questions(drift)
      + Self.newestSystems(drift) + Self.versions(drift) + Self.fingerprints(drift)
      + Self.tolerance(drift) + Self.ignored(drift.ignored) + Self.policy(drift)
  }

  private static func axis(_ drift: Drift) -> [Line] {
    ((drift.axis?.lines ?? []) + drift.surroundingLines).map { Line(heading: "", text: $0) }
  }

  private static func reuse(_ drift: Drift) -> [Line] {
    guard let count = drift.reusedAnswers, count > 0 else { return [] }
    let answers = counted(count, "answer")
    return [
      Line(heading: "", text: "reused \(answers) of the same build on this machine")
    ]
  }

  private static func knownInvariants(_ drift: Drift) -> [Line] {
    drift.knownInvariants.map { Line(heading: $0.heading, text: $0.text) }
  }

  private static func questions(_ drift: Drift) -> [Line] {
    guard drift.casesWithChangedInputs > 0 else { return [] }
    let cases = counted(drift.casesWithChangedInputs, "case")
    return [
      Line(heading: "", text: "the scenario, its screens or the device changed in \(cases)")
    ]
  }

  private static func newestSystems(_ drift: Drift) -> [Line] {
    NewestSystemNote(drift).text.map { [Line(heading: "", text: $0)] } ?? []
  }

  private static func versions(_ drift: Drift) -> [Line] {
    let (nondeterministic, bumpless) = (drift.nondeterministic, drift.withoutVersionBump)
    return [
      nondeterministic.isEmpty
        ? nil
        : Line(
          heading: "nondeterministic in \(counted(nondeterministic.count, "case")): ",
          text: "one engine with one fingerprint gave two results for the same inputs"
        ),
      bumpless.count == nondeterministic.count
        ? nil
        : Line(
          heading: "drift without a version bump in "
            + "\(counted(bumpless.count - nondeterministic.count, "case")): ",
          text: "one engine version gave two results for the same inputs"
        ),
    ].compactMap { $0 }
  }

  private static func fingerprints(_ drift: Drift) -> [Line] {
    drift.changedEngines.map { engine in
      Line(
        heading: "drift without a version bump: ",
        text: engine.text(from: drift.from.name, to: drift.to.name)
      )
    }
  }

  private static func tolerance(_ drift: Drift) -> [Line] {
    guard drift.options.tolerance > 0 else { return [] }
    let tolerance = drift.options.tolerance.plain
    return [
      Line(
        heading: "",
        text:
          "ignored \(counted(drift.ignored.rows, "row")) within the tolerance of \(tolerance) pt"
      )
    ]
  }

  private static func ignored(_ ignored: IgnoredDifferences) -> [Line] {
    let findings = counted(ignored.findings, "finding")
    let cases = counted(ignored.casesWithoutEvents, "case")
    return [
      ignored.findings > 0 ? "ignored other numbers or wording in \(findings)" : nil,
      ignored.casesWithoutEvents > 0
        ? "events not compared in \(cases): one of the engines reports none" : nil,
    ].compactMap { $0 }.map { Line(heading: "", text: $0) }
  }

  private static func policy(_ drift: Drift) -> [Line] {
    let rules = drift.options.policy.rules
    guard !rules.isEmpty else { return [] }
    let text = "severities changed by \(counted(rules.count, "rule")) of a policy"
    return [Line(heading: "", text: text)]
  }
}

/// The amount of drift in one line.
package struct DriftSummary {
  /// The sentence.
  ///
  /// It contains numbers but no names, so it is safe in every format.
  package let text: String

  /// Creates the sentence for a drift and its entries.
  package init(_ drift: Drift, _ entries: [DriftEntry]) {
    guard drift.hasDrift else {
      text = "no drift in \(counted(drift.compared, "case"))"
      return
    }
    let bySeverity = Severity.allCases.reversed().compactMap { severity in
      let count = entries.count { $0.severity == severity }
      return count > 0 ? counted(count, severity.rawValue) : nil
    }
    let consequences = entries.reduce(0) { $0 + $1.consequences.count }
    let oneSided = drift.onlyInFrom.count + drift.onlyInTo.count
    let parts = [
      counted(entries.count, "cause")
        + (bySeverity.isEmpty ? "" : " (\(bySeverity.joined(separator: ", ")))"),
      consequences > 0 ? counted(consequences, "consequence") : nil,
      oneSided > 0 ? "\(counted(oneSided, "case")) on one side only" : nil,
    ]
    let compared =
      drift.compared == 0
      ? "no cases in common"
      : "drift in \(drift.cases.count) of \(counted(drift.compared, "compared case"))"
    text = "\(compared): " + parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension String {
  /// A prefix of a hash that distinguishes it from others.
  var hashPrefix: String { String(prefix(12)) }
}
