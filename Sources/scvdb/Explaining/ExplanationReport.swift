import DriftReport
import ScenarioModel
import SnapshotModel

/// Says after a comparison what was changed in the questions of drifted cases, and what that accounts
/// for.
struct ExplanationReport {
  let cases: ChangedCases
  /// Where a line goes.
  let say: (String) throws -> Void

  /// Names the changes that the report of the comparison has not named beside a drift.
  func nameFurtherChanges() throws {
    for group in ScreenChanges.grouped(cases.known) { try group.furtherLines.forEach(say) }
  }

  /// Names the cases of which nothing can be said.
  func noteUnknown(on console: Console) {
    guard !cases.unknown.isEmpty else { return }
    console.noteListing(
      "the changes are unknown for \(counted(cases.unknown.count, "drifted case"))",
      cases.unknown.map { "\($0.identity): \($0.reason)" }
    )
    console.hint("a side git:REVISION includes the scenarios and screens of that revision")
  }

  /// Replays the cases.
  func explain(with explainer: Explainer, progress: Progress) async throws {
    if cases.unchanged > 0 {
      let words = counted(cases.unchanged, "drifted case")
      try say("the question is the same for \(words): the drift is the engine's")
    }
    var blocks: [(cases: [CaseIdentity], title: String, lines: [String])] = []
    defer { progress.clear() }
    for (number, item) in cases.known.enumerated() {
      let (title, lines) = Self.words(try await explainer.explain(item))
      if let index = blocks.firstIndex(where: { $0.title == title && $0.lines == lines }) {
        blocks[index].cases.append(item.identity)
      } else {
        blocks.append(([item.identity], title, lines))
      }
      progress.show(number + 1)
    }
    progress.clear()
    for block in blocks {
      for identity in block.cases.dropLast() { try say("\(identity),") }
      if let last = block.cases.last { try say("\(last): \(block.title)") }
      try block.lines.forEach(say)
    }
  }

  private static func words(_ outcome: Explainer.Outcome) -> (title: String, lines: [String]) {
    switch outcome {
    case .inexplicable(let reason): ("not explained by the changes: \(reason)", [])
    case .explained(let explanation):
      (counted(explanation.differences.count, "difference"), explanation.lines)
    }
  }
}
