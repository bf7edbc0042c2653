import Reporting
import ScenarioModel
import SnapshotModel

/// Views without a definite position or size from their constraints.
struct AmbiguousLayout: LintRule {
  let id = "ambiguous-layout"
  let severity = Finding.Kind.ambiguousLayout.severity
  let title = "Constraints do not determine the position or size of a view."
  let fix = "Add the missing constraints along the ambiguous axis."
  let isSameInSizeClasses = true

  func violations(about screen: ExaminedScreen) -> [Violation] {
    guard screen.subject.extent != .cell, !screen.hasConflict, !isTight(screen) else {
      return []
    }
    let found = Set(screen.views(with: .ambiguousLayout).map(\.node.id))
    let ambiguous = screen.views.indices.filter {
      found.contains(screen.views[$0].node.id) && screen.views[$0].isShown
    }
    guard !ambiguous.isEmpty else { return [] }
    let groups = Dictionary(grouping: ambiguous) { screen.views[$0].parent }
    let awaited = itemsOfCode(of: screen)
    return ambiguous.compactMap { position in
      let view = screen.views[position]
      guard let group = groups[view.parent], group.first == position, !view.isInList,
        !isInside(ambiguous, position, screen), !isLeftToCode(group, on: screen, awaited)
      else { return nil }
      return Violation(view: view.node.id, message: message(group.map { screen.views[$0] }))
    }
  }

  /// Whether the space is too small, and no constraint is missing.
  ///
  /// Among views with equal compression resistance, any view may be compressed.
  private func isTight(_ screen: ExaminedScreen) -> Bool {
    screen.views.contains { $0.isOpen && $0.isShown && $0.isSqueezed }
  }

  /// Whether a view around it is ambiguous too, which explains the ambiguity inside.
  private func isInside(_ ambiguous: [Int], _ position: Int, _ screen: ExaminedScreen) -> Bool {
    ambiguous.contains { screen.isView($0, around: position) }
  }

  /// Whether code adds size information about the views, a sibling or a descendant.
  private func isLeftToCode(
    _ group: [Int],
    on screen: ExaminedScreen,
    _ awaited: Set<String>
  ) -> Bool {
    let parent = group.first.flatMap { screen.views[$0].parent }
    return screen.views.indices.contains { position in
      let view = screen.views[position]
      guard isCodes(view, awaited) else { return false }
      return group.contains(position)
        || view.parent == parent && awaited.contains(view.node.id)
        || view.isOpen && group.contains { screen.isView($0, around: position) }
    }
  }

  /// Returns the items of placeholder constraints, because code adds the real constraints.
  private func itemsOfCode(of screen: ExaminedScreen) -> Set<String> {
    Set(
      screen.constraints(where: \.isPlaceholder).flatMap { holder, constraint in
        [holder.id, constraint.firstItem, constraint.secondItem].compactMap(\.self)
      }
    )
  }

  /// Whether the running app has more information about the view's size than its file.
  ///
  /// A custom class may have an intrinsic size. An image view has one after its image is set.
  private func isCodes(_ view: ExaminedView, _ awaited: Set<String>) -> Bool {
    let properties = view.node.properties
    return properties.customClass != nil || properties.placeholderIntrinsicContentSize != nil
      || view.kind == .imageView && properties.imageSize == nil || awaited.contains(view.node.id)
  }

  private func message(_ views: [ExaminedView]) -> String {
    let names = views.prefix(4).map(\.title.quoted)
    let more = views.count > names.count ? " and \(views.count - names.count) more" : ""
    return "constraints do not determine position or size of "
      + "\(names.joined(separator: ", "))\(more)"
  }
}

extension ExaminedView {
  /// Whether it has an intrinsic size and less height than in the drawing.
  fileprivate var isSqueezed: Bool {
    guard let drawn = node.frame, let frame = geometry?.frame else { return false }
    switch kind {
    case .view, .imageView, .scrollView, .tableView, .collectionView, .stackView: return false
    default: return frame.height < drawn.height - 1
    }
  }
}
