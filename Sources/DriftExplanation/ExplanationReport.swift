import DriftReport
import Reporting
import ScenarioModel
import SnapshotModel

/// Reports after a comparison what was changed in the questions of drifted cases, and what that accounts
/// for.
package struct ExplanationReport {
  package let cases: ChangedCases
  /// Where a line goes.
  package let write: (String) throws -> Void

  package init(cases: ChangedCases, write: @escaping (String) throws -> Void) {
    self.cases = cases
    self.write = write
  }

  /// Names the changes that the report of the comparison has not named beside a drift.
  package func nameFurtherChanges() throws {
    for group in ScreenChanges.grouped(cases.known) { try group.furtherLines.forEach(write) }
  }

  /// The cases of which nothing can be reported, below a sentence about them; nil without any.
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
  ///   - explainer: What replays them.
  ///   - progress: Called with the number of cases that are done.
  ///   - willReport: Called before lines are reported, and at the end.
  /// - Throws: What reading a run, or the closures, throw.
  package func explain(
    with explainer: Explainer,
    progress: (Int) -> Void,
    willReport: () -> Void
  ) async throws {
    if cases.unchanged > 0 {
      let words = counted(cases.unchanged, "drifted case")
      try write("the question is the same for \(words): the drift is the engine's")
    }
    var blocks: [(cases: [CaseIdentity], title: String, lines: [String])] = []
    defer { willReport() }
    for (number, item) in cases.known.enumerated() {
      let (title, lines) = Self.text(try await explainer.explain(item))
      if let index = blocks.firstIndex(where: { $0.title == title && $0.lines == lines }) {
        blocks[index].cases.append(item.identity)
      } else {
        blocks.append(([item.identity], title, lines))
      }
      progress(number + 1)
    }
    willReport()
    for block in blocks {
      for identity in block.cases.dropLast() { try write("\(identity),") }
      if let last = block.cases.last { try write("\(last): \(block.title)") }
      try block.lines.forEach(write)
    }
  }

  private static func text(_ outcome: Explainer.Outcome) -> (title: String, lines: [String]) {
    switch outcome {
    case .inexplicable(let reason): ("not explained by the changes: \(reason)", [])
    case .explained(let explanation):
      (counted(explanation.differences.count, "difference"), explanation.lines)
    }
  }
}
