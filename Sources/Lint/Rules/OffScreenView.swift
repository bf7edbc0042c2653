import Reporting
import ScenarioModel

/// A view outside of the screen that was drawn inside.
struct OffScreenView: LintRule {
  let id = "off-screen-view"
  let severity = Severity.error
  let title = "A view is off the screen, although it was drawn inside."
  let fix = "Add constraints to the surrounding views that keep it inside every screen."

  func violations(about screen: ExaminedScreen) -> [Violation] {
    guard screen.subject.extent == .whole, !screen.hasConflict else { return [] }
    var reported: Set<Int> = []
    return screen.views.indices.compactMap { position in
      guard isMissed(screen.views[position], on: screen) else { return nil }
      let top = outermost(position, on: screen)
      guard reported.insert(top).inserted, let frame = screen.views[top].visibleFrame else {
        return nil
      }
      let view = screen.views[top]
      return Violation(
        view: view.node.id,
        message: "\(view.text) is at \(frame.text), and the screen ends at "
          + "\(screen.window.maxX.plain),\(screen.window.maxY.plain)"
      )
    }
  }

  private func isMissed(_ view: ExaminedView, on screen: ExaminedScreen) -> Bool {
    view.hasContent && view.scrollView == nil && !view.isInList && isOutside(view, screen)
      && view.wasDrawnInside && !screen.isScrolledByTechnique(view)
  }

  private func isOutside(_ view: ExaminedView, _ screen: ExaminedScreen) -> Bool {
    guard let frame = view.visibleFrame else { return false }
    return frame.intersection(screen.window) == nil
  }

  /// Returns the outermost ancestor that is outside too.
  private func outermost(_ position: Int, on screen: ExaminedScreen) -> Int {
    var top = position
    while let parent = screen.views[top].parent, parent > 0,
      isOutside(screen.views[parent], screen)
    {
      top = parent
    }
    return top
  }
}
