import Reporting
import ScenarioModel

/// Content with a part that is not visible and cannot be scrolled into view.
struct UnreachableContent: LintRule {
  let id = "unreachable-content"
  let severity = Severity.error
  let title = "Content ends beyond the screen, or beyond the reach of its scroll view."
  let fix =
    "Put the content into a scroll view, and pin its last view to the end of the scroll view's "
    + "content."

  /// The tolerated overlap at the edge of a control, in points.
  private static let slack = 4.0

  func violations(about screen: ExaminedScreen) -> [Violation] {
    guard screen.subject.extent == .whole, !screen.hasConflict else { return [] }
    return screen.views.compactMap { view in
      guard !view.isInList, view.isInteractive || view.hasText, let frame = view.visibleFrame else {
        return nil
      }
      if screen.isScrolledByTechnique(view) { return beyondTechnique(view, screen) }
      guard let scrollView = view.scrollView.map({ screen.views[$0] }) else {
        return beyondScreen(view, frame, screen)
      }
      return beyondContent(view, frame, scrollView, screen)
    }
  }

  // MARK: - Without a scroll view

  private func beyondScreen(
    _ view: ExaminedView,
    _ frame: Rect,
    _ screen: ExaminedScreen
  ) -> Violation? {
    // Another rule reports views that are completely off the screen.
    guard let seen = frame.intersection(screen.window), view.wasDrawnInside else {
      return nil
    }
    let isCut =
      frame.height - seen.height > Self.slack
      || view.isInteractive && frame.width - seen.width > Self.slack
    guard isCut else { return nil }
    let window = screen.window
    return Violation(
      view: view.node.id,
      message: "\(view.text) is at \(frame.text), the screen ends at "
        + "\(window.maxX.plain),\(window.maxY.plain), and no scroll view is around it"
    )
  }

  // MARK: - In a scroll view

  private func beyondTechnique(_ view: ExaminedView, _ screen: ExaminedScreen) -> Violation? {
    guard let geometry = view.geometry, TouchReach(screen.atRest).isOutOfReach(geometry) else {
      return nil
    }
    return Violation(
      view: view.node.id,
      message: "\(view.text) is at \(geometry.windowFrame.text), beyond the scroll view of "
        + "\(screen.subject.technique.rawValue)"
    )
  }

  private func beyondContent(
    _ view: ExaminedView,
    _ frame: Rect,
    _ scrollView: ExaminedView,
    _ screen: ExaminedScreen
  ) -> Violation? {
    guard scrollView.kind == .scrollView, scrollView.visibleFrame != nil,
      let bounds = scrollView.geometry?.windowFrame, let scroll = scrollView.geometry?.scroll,
      scrollView.node.constrainsContent
    else { return nil }
    let inset = scroll.adjustedContentInset
    let x = frame.x - bounds.x + scroll.contentOffset.x
    let y = frame.y - bounds.y + scroll.contentOffset.y
    // Contents that fit are at the start; larger contents can be scrolled to their end.
    let width = max(scroll.contentSize.width, bounds.width - inset.left - inset.right)
    let height = max(scroll.contentSize.height, bounds.height - inset.top - inset.bottom)
    let isBeyond =
      x < -Self.slack || y < -Self.slack || y + frame.height > height + Self.slack
      || view.isInteractive && x + frame.width > width + Self.slack
    guard isBeyond else { return nil }
    let area = Rect(x: x, y: y, width: frame.width, height: frame.height)
    return Violation(
      view: view.node.id,
      message: "\(view.text) is at \(area.text) of the content of \(scrollView.text), which "
        + "scrolls to \(width.plain),\(height.plain)"
    )
  }
}

extension ViewNode {
  /// Whether constraints determine the size of a scroll view's contents; otherwise code does.
  fileprivate var constrainsContent: Bool {
    let guides = layoutGuides.filter { $0.kind == .contentLayout }.map(\.id)
    let items = Set(guides + [id])
    return constraints.contains { constraint in
      constraint.secondItem != nil
        && (items.contains(constraint.firstItem)
          || constraint.secondItem.map(items.contains) ?? false)
    }
  }
}
