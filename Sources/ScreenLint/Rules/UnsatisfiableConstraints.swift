import DriftReport
import ScenarioModel
import SnapshotModel

/// Required constraints that contradict each other.
struct UnsatisfiableConstraints: LintRule {
  let id = "unsatisfiable-constraints"
  let severity = DriftSeverity.error
  let title = "Required constraints contradict each other, so that one of them is broken."
  let remedy = "Remove one of the constraints, or give it a priority below 1000."

  func complaints(about screen: ExaminedScreen) -> [Complaint] {
    guard screen.subject.extent != .cell else { return [] }
    return screen.findings.filter { $0.kind == .unsatisfiableConstraints }.compactMap { finding in
      guard let holder = screen.view(at: finding.view), !holder.isInList else { return nil }
      let broken = holder.node.constraints.first { finding.message.contains(" (\($0.id)) ") }
      guard !isAboutCode(finding, on: screen) else { return nil }
      let item = broken.flatMap { screen.view(id: $0.firstItem) } ?? holder
      guard !item.isInList else { return nil }
      return Complaint(view: item.node.id, constraint: broken?.id, message: finding.message)
    }
  }

  /// Whether the contradiction is with the size of something that code or data fills.
  private func isAboutCode(_ finding: Finding, on screen: ExaminedScreen) -> Bool {
    screen.views.contains { view in
      view.isInList && finding.message.contains(" \(view.node.name).")
    }
  }
}
