import ScenarioModel
import SnapshotModel

extension Screen {
  /// Every view: the root view and its descendants first, superviews before their subviews.
  var views: [ViewNode] { contents.allNodes }

  /// Changes every view, superviews before their subviews, until the closure returns false.
  ///
  /// - Returns: Whether the closure always returned true.
  @discardableResult
  mutating func changeViews(_ change: (inout ViewNode) -> Bool) -> Bool {
    guard rootView.changeEach(change) else { return false }
    return detachedViews.indices.allSatisfy { detachedViews[$0].changeEach(change) }
  }

  /// Changes one view.
  ///
  /// - Returns: Whether the view exists and the closure could change it.
  mutating func changeView(_ id: String, _ change: (inout ViewNode) -> Bool) -> Bool {
    var isChanged = false
    changeViews { view in
      guard view.id == id else { return true }
      isChanged = change(&view)
      return false
    }
    return isChanged
  }

  /// Changes the contents for some size classes.
  ///
  /// - Parameters:
  ///   - sizeClasses: The size classes.
  ///   - change: Changes a screen with only these contents; nil if that is impossible.
  /// - Returns: The screen; nil if a change is impossible.
  func changingContents(
    for sizeClasses: [SizeClasses],
    _ change: (Screen) -> Screen?
  ) -> Screen? {
    var screen = self
    for sizeClasses in sizeClasses {
      guard let changed = change(only(for: sizeClasses)) else { return nil }
      screen.setContents(changed.contents, for: sizeClasses)
    }
    return screen
  }

  /// Returns the screen with the contents for some size classes and without variations.
  func only(for sizeClasses: SizeClasses) -> Screen {
    var screen = self
    screen.contents = contents(for: sizeClasses)
    screen.variations = nil
    return screen
  }

  /// Removes a view with its subviews and all their constraints.
  mutating func removeView(_ id: String) -> Bool {
    guard let items = takeView(id)?.itemIDs else { return false }
    changeViews { view in
      view.constraints.removeAll { $0.relates(anyOf: items) }
      return true
    }
    return true
  }

  /// Restores a view with all its constraints.
  mutating func insertView(_ removed: ScreenEdit.Removed) -> Bool {
    // Items that have moved elsewhere would otherwise be duplicated.
    guard removed.view.itemIDs.isDisjoint(with: itemIDs),
      insertView(removed.view, into: removed.parent, at: removed.index),
      removed.view.withDescendants.flatMap(\.constraints).allSatisfy({ hasItems(of: $0) })
    else { return false }
    return removed.constraints.allSatisfy { insertConstraint($0) }
  }

  /// Moves a view to another superview.
  mutating func moveView(_ id: String, to parent: String, at index: Int) -> Bool {
    guard let view = takeView(id) else { return false }
    return insertView(view, into: parent, at: index)
  }

  /// Adds a constraint, and the guides that it uses.
  mutating func insertConstraint(_ held: ScreenEdit.Held) -> Bool {
    for (owner, guide) in held.guides {
      _ = changeView(owner) { view in
        if !view.layoutGuides.contains(where: { $0.id == guide.id }) {
          view.layoutGuides.append(guide)
        }
        return true
      }
    }
    guard hasItems(of: held.constraint) else { return false }
    return changeView(held.holder) { view in
      view.constraints.insert(held.constraint, at: min(held.index, view.constraints.count))
      return true
    }
  }

  /// Returns whether the screen has all items of a constraint.
  func hasItems(of constraint: ConstraintNode) -> Bool {
    itemIDs.isSuperset(of: constraint.items)
  }

  /// Ids of all views and guides.
  var itemIDs: Set<String> {
    detachedViews.reduce(into: rootView.itemIDs) { $0.formUnion($1.itemIDs) }
  }

  /// Removes and returns a view; nil for the root view, and for a missing one.
  private mutating func takeView(_ id: String) -> ViewNode? {
    if let index = detachedViews.firstIndex(where: { $0.id == id }) {
      return detachedViews.remove(at: index)
    }
    var taken: ViewNode?
    changeViews { view in
      guard let index = view.subviews.firstIndex(where: { $0.id == id }) else { return true }
      taken = view.subviews.remove(at: index)
      return false
    }
    return taken
  }

  private mutating func insertView(_ view: ViewNode, into parent: String?, at index: Int) -> Bool {
    guard let parent else {
      detachedViews.insert(view, at: min(index, detachedViews.count))
      return true
    }
    return changeView(parent) { superview in
      superview.subviews.insert(view, at: min(index, superview.subviews.count))
      return true
    }
  }
}

extension ViewNode {
  /// Ids of the views and guides of the tree.
  var itemIDs: Set<String> {
    withDescendants.reduce(into: []) { ids, view in
      ids.insert(view.id)
      ids.formUnion(view.layoutGuides.map(\.id))
    }
  }

  /// The view alone, without subviews, guides and constraints.
  var alone: ViewNode {
    var view = withoutContents
    view.layoutGuides = []
    return view
  }

  /// Changes a member of the view itself.
  ///
  /// - Returns: Whether the member can have the value.
  mutating func setMember(_ value: JSONValue?, at path: [String]) -> Bool {
    let changed = JSONValue(encoding: alone).setting(value, at: path[...])
    guard var view = changed.decoded(as: ViewNode.self) else { return false }
    view.subviews = subviews
    view.layoutGuides = layoutGuides
    view.constraints = constraints
    self = view
    return true
  }

  fileprivate mutating func changeEach(_ change: (inout ViewNode) -> Bool) -> Bool {
    guard change(&self) else { return false }
    return subviews.indices.allSatisfy { subviews[$0].changeEach(change) }
  }
}

extension ConstraintNode {
  /// Ids of the one or two items.
  var items: [String] { [firstItem] + [secondItem].compactMap(\.self) }

  func relates(anyOf ids: Set<String>) -> Bool { items.contains(where: ids.contains) }
}
