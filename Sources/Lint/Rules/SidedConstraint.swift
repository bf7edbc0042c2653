import Reporting
import ScenarioModel

/// A constraint to the left or right edge, which does not mirror in right-to-left languages.
struct SidedConstraint: LintRule {
  let id = "sided-constraint"
  let severity = Severity.note
  let title =
    "A constraint uses left or right, so the layout is not mirrored in right-to-left languages."
  let fix =
    "Use leading and trailing (in Interface Builder: Respect language direction), or force the "
    + "direction of the view if it must not be mirrored."

  func violations(about screen: ExaminedScreen) -> [Violation] {
    let constraints = screen.constraints {
      $0.firstAttribute.isSided && $0.secondAttribute?.isSided ?? false
    }
    guard !constraints.isEmpty else { return [] }
    let forced = forcedItems(of: screen)
    var reported: Set<String> = []
    return constraints.compactMap { holder, constraint in
      guard !constraint.isPlaceholder, !forced.contains(constraint.firstItem),
        !forced.contains(constraint.secondItem ?? holder.id),
        !constraints.contains(where: { $0.constraint.mirrors(constraint) }),
        let view = inner(constraint, holder, screen),
        // One violation for each view; the others remain visible after the first one is fixed.
        reported.insert(view.id).inserted
      else { return nil }
      let title = view.title(writtenAt: screen.subject.sources[view.id])
      return Violation(
        view: view.id,
        constraint: constraint.id,
        message: "constraint \(constraint.id) places \(title.quoted) by "
          + constraint.firstAttribute.rawValue
      )
    }
  }

  /// Returns the item that the constraint positions inside the other one.
  private func inner(
    _ constraint: ConstraintNode,
    _ holder: ViewNode,
    _ screen: ExaminedScreen
  ) -> ViewNode? {
    let items = [constraint.firstItem, constraint.secondItem ?? holder.id]
    return items.compactMap { screen.view(id: $0)?.node }.first { $0.id != holder.id } ?? holder
  }

  /// Views that do not mirror with the language, and their descendants.
  private func forcedItems(of screen: ExaminedScreen) -> Set<String> {
    var forced: Set<String> = []
    var pending = [screen.subject.screen.rootView] + screen.subject.screen.detachedViews
    while let node = pending.popLast() {
      let isForced = node.properties.semanticContentAttribute.map { $0 != .unspecified } ?? false
      if isForced || forced.contains(node.id) { forced.formUnion(node.subviews.map(\.id)) }
      if isForced { forced.insert(node.id) }
      pending += node.subviews
    }
    return forced
  }
}

extension ConstraintNode.Attribute {
  fileprivate var mirrored: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: self
    }
  }
}

extension ConstraintNode {
  /// Whether the two constraints give a view equal distances from both sides, so that a mirror
  /// image is equal.
  fileprivate func mirrors(_ other: ConstraintNode) -> Bool {
    guard relation == other.relation, priority == other.priority,
      multiplier == other.multiplier, multiplier == 1
    else { return false }
    let same =
      firstItem == other.firstItem && secondItem == other.secondItem
      && firstAttribute == other.firstAttribute.mirrored
      && secondAttribute == other.secondAttribute?.mirrored && constant == -other.constant
    let swapped =
      firstItem == other.secondItem && secondItem == other.firstItem
      && firstAttribute == other.secondAttribute?.mirrored
      && secondAttribute == other.firstAttribute.mirrored && constant == other.constant
    return same || swapped
  }
}
