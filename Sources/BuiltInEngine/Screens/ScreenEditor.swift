import LayoutEngine
import ScenarioModel

/// The views and constraints for other size classes only, as their last nodes by their ids.
struct ExcludedItems {
  var views: [String: ViewNode] = [:]
  var constraints: [String: ConstraintNode] = [:]
}

/// Changes the views of a built screen from one version of its contents to another.
///
/// Excluded views and constraints are kept with their state.
@MainActor
struct ScreenEditor {
  private(set) var builder: ScreenBuilder
  private(set) var excluded: ExcludedItems
  /// The first error about a constraint that cannot be created.
  private(set) var problem: ScreenBuildError?

  init(_ builder: ScreenBuilder, excluding excluded: ExcludedItems) {
    self.builder = builder
    self.excluded = excluded
  }

  /// Makes all changes between some contents and others.
  mutating func change(_ old: ScreenContents, to new: ScreenContents) {
    let difference = ContentDifference(from: old, to: new)
    let oldItems = NodesByID(of: old)
    exclude(difference, oldItems)
    for node in difference.changedViews {
      guard let view = builder.items.view(id: node.id), let before = oldItems.views[node.id] else {
        continue
      }
      ViewMaker.update(view, from: before, to: node)
    }
    let newItems = NodesByID(of: new)
    for inserted in difference.insertedViews {
      insert(inserted.view, into: newItems.views[inserted.superview ?? ""], at: inserted.index)
    }
    for inserted in difference.insertedConstraints { include(inserted.constraint) }
    for constraint in difference.changedConstraints {
      guard let before = oldItems.constraints[constraint.id] else { continue }
      change(before, to: constraint)
    }
  }

  private mutating func exclude(_ difference: ContentDifference, _ nodes: NodesByID) {
    for id in difference.removedConstraints.map(\.text) {
      builder.items.constraint(id: id)?.isActive = false
      excluded.constraints[id] = nodes.constraints[id]
    }
    for id in difference.removedViews {
      builder.items.view(id: id)?.removeFromSuperview()
      excluded.views[id] = nodes.views[id]
    }
  }

  private mutating func attempt(
    _ body: (inout ScreenBuilder) throws(ScreenBuildError) -> Void
  ) {
    do throws(ScreenBuildError) {
      try body(&builder)
    } catch {
      problem = problem ?? error
    }
  }

  // MARK: Views

  /// Inserts a view; a view without a superview is added beside the root view.
  private mutating func insert(_ node: ViewNode, into superview: ViewNode?, at index: Int) {
    let old = excluded.views.removeValue(forKey: node.id)
    let known = old?.kind == node.kind ? builder.items.view(id: node.id) : nil
    let view = known ?? builder.tree(node)
    if let superview, let parent = builder.items.view(id: superview.id) {
      place(view, in: parent, before: sibling(in: superview, behind: index))
    }
    if known != nil, let old {
      change(ScreenContents(rootView: old), to: ScreenContents(rootView: node))
    } else {
      attempt { builder throws(ScreenBuildError) in
        try builder.activateConstraints(below: node)
        try builder.connectInputViews()
      }
    }
  }

  /// Returns the first installed view after an index in a superview; nil for none.
  private func sibling(in superview: ViewNode, behind index: Int) -> UIView? {
    superview.subviews.dropFirst(index + 1).lazy
      .compactMap { builder.items.view(id: $0.id) }
      .first { $0.superview != nil }
  }

  private func place(_ view: UIView, in superview: UIView, before sibling: UIView?) {
    if let sibling, sibling.superview === superview {
      superview.insertSubview(view, belowSubview: sibling)
    } else {
      superview.addSubview(view)
    }
    guard let stack = superview as? UIStackView else { return }
    let index = stack.arrangedSubviews.firstIndex { $0 === sibling }
    stack.insertArrangedSubview(view, at: index ?? stack.arrangedSubviews.count)
  }

  // MARK: Constraints

  /// Activates a constraint with its constant from before the exclusion.
  private mutating func include(_ node: ConstraintNode) {
    guard let old = excluded.constraints.removeValue(forKey: node.id),
      let constraint = builder.items.constraint(id: node.id)
    else {
      return attempt { builder throws(ScreenBuildError) in try builder.activate(node) }
    }
    constraint.isActive = true
    change(old, to: node)
  }

  private mutating func change(_ old: ConstraintNode, to new: ConstraintNode) {
    guard old != new, let constraint = builder.items.constraint(id: new.id) else { return }
    guard new.hasItemsAndRelation(of: old) else {
      constraint.isActive = false
      return attempt { builder throws(ScreenBuildError) in try builder.activate(new) }
    }
    if old.constant != new.constant { constraint.constant = new.constant }
    if old.priority != new.priority { constraint.priority = UILayoutPriority(new.priority) }
  }
}

extension ConstraintNode {
  /// Returns whether two constraints differ only in values that a constraint can change.
  fileprivate func hasItemsAndRelation(of other: ConstraintNode) -> Bool {
    var other = other
    other.constant = constant
    other.priority = priority
    return self == other
  }
}

/// The views and constraints of a screen's contents by their ids.
private struct NodesByID {
  let views: [String: ViewNode]
  let constraints: [String: ConstraintNode]

  init(of contents: ScreenContents) {
    let nodes = contents.allNodes
    views = Dictionary(nodes.map { ($0.id, $0) }) { first, _ in first }
    constraints = Dictionary(nodes.flatMap(\.constraints).map { ($0.id, $0) }) { first, _ in first }
  }
}
