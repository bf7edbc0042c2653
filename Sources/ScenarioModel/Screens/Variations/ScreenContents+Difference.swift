extension ScreenContents {
  /// Returns the contents after the changes of a difference.
  package func applying(_ difference: ContentDifference) -> ScreenContents {
    var contents = self
    let edit = ContentEdit(difference)
    contents.detachedViews = edit.views(contents.detachedViews, in: nil)
    contents.rootView = edit.view(contents.rootView)
    return contents
  }
}

/// A difference, indexed by the ids of the changed views.
private struct ContentEdit {
  private let removedViews: Set<String>
  private let removedConstraints: Set<ConstraintIdentity>
  private let changedViews: [String: ViewNode]
  private let changedConstraints: [ConstraintIdentity: ConstraintNode]
  private var insertedViews: [String?: [ContentDifference.InsertedView]]
  private var insertedConstraints: [String: [ContentDifference.InsertedConstraint]]

  init(_ difference: ContentDifference) {
    removedViews = Set(difference.removedViews)
    removedConstraints = Set(difference.removedConstraints)
    changedViews = Dictionary(difference.changedViews.map { ($0.id, $0) }) { first, _ in first }
    changedConstraints = Dictionary(
      difference.changedConstraints.map { ($0.identity, $0) }
    ) { first, _ in first }
    insertedViews = Dictionary(grouping: difference.insertedViews, by: \.superview)
    insertedConstraints = Dictionary(grouping: difference.insertedConstraints, by: \.holder)
  }

  func view(_ old: ViewNode) -> ViewNode {
    var view = changedViews[old.id] ?? old.withoutContents
    view.subviews = views(old.subviews, in: old.id)
    view.constraints = constraints(old.constraints, in: old.id)
    return view
  }

  func views(_ old: [ViewNode], in superview: String?) -> [ViewNode] {
    var views = old.filter { !removedViews.contains($0.id) }.map(view)
    for inserted in insertedViews[superview] ?? [] {
      views.insert(inserted.view, at: min(inserted.index, views.count))
    }
    return views
  }

  private func constraints(_ old: [ConstraintNode], in holder: String) -> [ConstraintNode] {
    var constraints = old.filter { !removedConstraints.contains($0.identity) }
      .map { changedConstraints[$0.identity] ?? $0 }
    for inserted in insertedConstraints[holder] ?? [] {
      constraints.insert(inserted.constraint, at: min(inserted.index, constraints.count))
    }
    return constraints
  }
}
