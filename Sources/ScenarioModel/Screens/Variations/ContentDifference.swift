/// The changes from one version of a screen's contents to another.
package struct ContentDifference: Codable, Hashable, Sendable {
  /// A view with everything below it that only the new version has.
  package struct InsertedView: Codable, Hashable, Sendable {
    /// The view with its whole subtree.
    package var view: ViewNode
    /// The id of the superview; nil for a view beside the root view.
    package var superview: String?
    /// The index among the superview's subviews, or among the views beside the root view.
    package var index: Int
  }

  /// A constraint that only the new version has.
  package struct InsertedConstraint: Codable, Hashable, Sendable {
    /// The constraint, whose ids refer to the new version.
    package var constraint: ConstraintNode
    /// The id of the view that holds it.
    package var holder: String
    /// The index among the holder's constraints.
    package var index: Int
  }

  /// The ids of views that only the old version has, without the views below them.
  package private(set) var removedViews: [String] = []
  /// The inserted views, in the order of the new version.
  package private(set) var insertedViews: [InsertedView] = []
  /// Views with other properties, without their subviews and constraints.
  package private(set) var changedViews: [ViewNode] = []
  /// The constraints that only the old version has.
  package private(set) var removedConstraints: [ConstraintIdentity] = []
  /// The inserted constraints, in the order of the new version.
  package private(set) var insertedConstraints: [InsertedConstraint] = []
  /// Constraints with another constant, or with other items.
  package private(set) var changedConstraints: [ConstraintNode] = []

  /// Finds the difference; views and constraints are identified by their ids.
  ///
  /// Complexity: linear in the number of views and constraints. Common views and constraints keep their order.
  package init(from old: ScreenContents, to new: ScreenContents) {
    let old = ContentIndex(of: old)
    let new = ContentIndex(of: new)
    compareViews(old, new)
    compareConstraints(old, new)
  }

  private mutating func compareViews(_ old: ContentIndex, _ new: ContentIndex) {
    for entry in old.entries where !new.hasSame(entry) {
      let isInside = entry.superview.flatMap { old[$0] }.map { !new.hasSame($0) } ?? false
      if !isInside { removedViews.append(entry.view.id) }
    }
    for entry in new.entries {
      if let before = old[entry.view.id], old.hasSame(entry) {
        let view = entry.view.withoutContents
        if view != before.view.withoutContents { changedViews.append(view) }
      } else if entry.superview.flatMap({ new[$0] }).map(old.hasSame) ?? true {
        insertedViews.append(
          InsertedView(view: entry.view, superview: entry.superview, index: entry.index)
        )
      }
    }
  }

  private mutating func compareConstraints(_ old: ContentIndex, _ new: ContentIndex) {
    for entry in old.entries where new.hasSame(entry) {
      let kept = new.constraintHolders(in: entry.view.id)
      removedConstraints += entry.view.constraints.map(\.identity).filter { !kept.contains($0) }
    }
    for entry in new.entries {
      guard let before = old[entry.view.id], old.hasSame(entry) else { continue }
      let known = Dictionary(
        before.view.constraints.map { ($0.identity, $0) }
      ) { first, _ in first }
      for (index, constraint) in entry.view.constraints.enumerated() {
        if let same = known[constraint.identity] {
          if same != constraint { changedConstraints.append(constraint) }
        } else {
          insertedConstraints.append(
            InsertedConstraint(constraint: constraint, holder: entry.view.id, index: index)
          )
        }
      }
    }
  }
}

/// The views of a screen's contents by their ids.
private struct ContentIndex {
  struct Entry {
    var view: ViewNode
    /// The id of the superview; nil for a top-level view.
    var superview: String?
    var index: Int
  }

  /// The entries, superviews before their subviews.
  private(set) var entries: [Entry] = []
  private var positions: [String: Int] = [:]

  init(of contents: ScreenContents) {
    add(contents.rootView, superview: nil, index: 0)
    for (index, view) in contents.detachedViews.enumerated() {
      add(view, superview: nil, index: index)
    }
  }

  private mutating func add(_ view: ViewNode, superview: String?, index: Int) {
    positions[view.id] = entries.count
    entries.append(Entry(view: view, superview: superview, index: index))
    for (index, subview) in view.subviews.enumerated() {
      add(subview, superview: view.id, index: index)
    }
  }

  subscript(id: String) -> Entry? { positions[id].map { entries[$0] } }

  /// Returns whether the view exists here, with the same class and superview.
  func hasSame(_ other: Entry) -> Bool {
    guard let own = self[other.view.id] else { return false }
    return own.superview == other.superview && own.view.kind == other.view.kind
  }

  func constraintHolders(in view: String) -> Set<ConstraintIdentity> {
    Set(self[view]?.view.constraints.map(\.identity) ?? [])
  }
}
