import Reporting
import ScenarioModel

/// A view with contents but without an area to show them.
struct ZeroSizeView: LintRule {
  let id = "zero-size-view"
  let severity = Severity.warning
  let title = "A view with content has no width or no height."
  let fix =
    "Set a size by constraints, or lower the compression resistance of the view that takes "
    + "the space."

  func violations(about screen: ExaminedScreen) -> [Violation] {
    guard screen.subject.extent == .whole, !screen.hasConflict else { return [] }
    let empty = screen.views.indices.filter { isEmpty(screen.views[$0]) }
    guard !empty.isEmpty else { return [] }
    let collapsed = collapsedItems(of: screen)
    return empty.compactMap { position in
      let view = screen.views[position]
      guard let frame = view.geometry?.windowFrame, !isIntended(position, on: screen, collapsed)
      else { return nil }
      return Violation(
        view: view.node.id,
        message: "\(view.text) is \(frame.width.plain) x \(frame.height.plain) pt"
      )
    }
  }

  private func isEmpty(_ view: ExaminedView) -> Bool {
    // A custom class has its own size.
    guard view.hasContent, view.isShown, !view.isOpen, view.node.properties.customClass == nil,
      let frame = view.geometry?.windowFrame
    else { return false }
    return (frame.width < Self.area || frame.height < Self.area) && !wasDrawnEmpty(view)
  }

  /// Less than a pixel on any device, in square points.
  private static let area = 0.3

  private func wasDrawnEmpty(_ view: ExaminedView) -> Bool {
    view.node.frame.map(\.isEmpty) ?? false
  }

  /// Whether the view or an ancestor was collapsed on purpose, so that code can expand it.
  private func isIntended(
    _ position: Int,
    on screen: ExaminedScreen,
    _ collapsed: Set<String>
  ) -> Bool {
    var current: Int? = position
    while let index = current {
      let view = screen.views[index]
      if collapsed.contains(view.node.id) || wasDrawnEmpty(view) { return true }
      current = view.parent
    }
    return false
  }

  /// The items with a constraint that makes their width or height zero.
  private func collapsedItems(of screen: ExaminedScreen) -> Set<String> {
    Set(
      screen.constraints {
        $0.secondItem == nil && $0.constant == 0 && $0.relation != .greaterThanOrEqual
      }
      .map(\.constraint.firstItem)
    )
  }
}
