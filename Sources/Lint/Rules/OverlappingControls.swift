import Reporting
import ScenarioModel

/// Two controls that overlap, although they were drawn apart.
struct OverlappingControls: LintRule {
  let id = "overlapping-controls"
  let severity = Severity.warning
  let title = "Two controls overlap, and one takes the touches of the other."
  let fix = "Add a constraint that keeps them apart, or lower the compression resistance of one."

  /// The tolerated overlap, in points; fingers do not notice it.
  private static let slack = 4.0

  func violations(about screen: ExaminedScreen) -> [Violation] {
    guard screen.subject.extent == .whole, !screen.hasConflict else { return [] }
    let controls = screen.views.indices.filter { isChecked(screen.views[$0], on: screen) }
    return controls.indices.flatMap { index in
      controls[(index + 1)...].compactMap { violation(controls[index], $0, screen) }
    }
  }

  private func isChecked(_ view: ExaminedView, on screen: ExaminedScreen) -> Bool {
    view.isInteractive && !view.isInList && view.visibleFrame != nil
  }

  private func violation(_ back: Int, _ front: Int, _ screen: ExaminedScreen) -> Violation? {
    let (lower, upper) = (screen.views[back], screen.views[front])
    guard lower.scrollView == upper.scrollView, !screen.isView(back, around: front),
      let frame = lower.visibleFrame, let cover = upper.visibleFrame,
      let shared = frame.intersection(cover),
      min(shared.width, shared.height) > Self.slack, !isIntended(lower, upper)
    else { return nil }
    return Violation(
      view: upper.node.id,
      other: lower.node.id,
      message: "\(upper.text) at \(cover.text) overlaps \(lower.text) at \(frame.text)"
    )
  }

  /// Whether the two were drawn one over the other.
  ///
  /// If that is unknown, a control inside another one counts as a part of it.
  private func isIntended(_ lower: ExaminedView, _ upper: ExaminedView) -> Bool {
    guard let drawn = lower.drawnFrame, let cover = upper.drawnFrame else {
      let frames = (lower.visibleFrame, upper.visibleFrame)
      guard let outer = frames.0, let inner = frames.1 else { return false }
      return outer.holds(inner, within: 0)
    }
    return drawn.intersection(cover) != nil
  }
}
