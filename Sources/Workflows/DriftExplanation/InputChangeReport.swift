import DriftReport
import Reporting
import ScenarioModel
import SnapshotModel

/// The input changes of drifted cases, and the differences that they cause, as lines.
package struct InputChangeReport {
  /// The drifted cases with both versions of their questions.
  package let cases: ChangedCases

  package init(cases: ChangedCases) {
    self.cases = cases
  }

  /// Returns the changes that the report of a comparison does not show beside drift, in lines.
  func furtherChanges(in drift: Drift) -> [String] {
    let shown = drift.entries.flatMap(\.changes)
    return cases.groups.flatMap { $0.furtherLines(beside: shown) }
  }

  /// The cases without reportable input changes, below a sentence about them; nil without any.
  package var unknown: (sentence: String, cases: [String])? {
    guard !cases.unknown.isEmpty else { return nil }
    return (
      "the changes are unknown for \(counted(cases.unknown.count, "drifted case"))",
      cases.unknown.map { "\($0.identity): \($0.reason)" }
    )
  }

  /// Replays the cases.
  ///
  /// - Parameters:
  ///   - explainer: The explainer that replays the cases.
  ///   - progress: Called with the number of cases that are done.
  /// - Returns: Lines for each group of cases with equal changes.
  /// - Throws: The errors of reading a run.
  package func explained(
    with explainer: Explainer,
    progress: (Int) -> Void
  ) async throws -> [String] {
    var report: [String] = []
    if cases.unchanged > 0 {
      let words = counted(cases.unchanged, "drifted case")
      report.append("the question is the same for \(words): the engine causes the drift")
    }
    var blocks: [(cases: [CaseIdentity], title: String, lines: [String])] = []
    for (number, item) in cases.known.enumerated() {
      let (title, lines) = Self.text(try await explainer.explain(item))
      if let index = blocks.firstIndex(where: { $0.title == title && $0.lines == lines }) {
        blocks[index].cases.append(item.identity)
      } else {
        blocks.append(([item.identity], title, lines))
      }
      progress(number + 1)
    }
    for block in blocks {
      report += block.cases.dropLast().map { "\($0)," }
      if let last = block.cases.last { report.append("\(last): \(block.title)") }
      report += block.lines
    }
    return report
  }

  private static func text(_ outcome: Explainer.Outcome) -> (title: String, lines: [String]) {
    switch outcome {
    case .inexplicable(let reason): ("not explained by the changes: \(reason)", [])
    case .explained(let explanation):
      (counted(explanation.differences.count, "difference"), explanation.lines)
    }
  }
}
