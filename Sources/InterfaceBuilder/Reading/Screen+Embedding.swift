import ScenarioModel

extension Screen {
  /// Puts the root view of another scene into a container view.
  ///
  /// A name that the screen already has gets the container's name in front. Ids are unique in a
  /// document; only a scene that is embedded twice has new ones.
  mutating func embed(_ views: EmbeddedViews, in container: String) {
    var names = Set<String>()
    var ids = Set<String>()
    for view in [rootView] + detachedViews { view.collect(&names, &ids) }
    guard let name = rootView.first(withID: container)?.name else { return }
    var parts = [views.root] + views.inputViews
    var ownIDs = Set<String>()
    var ownNames = Set<String>()
    for part in parts { part.collect(&ownNames, &ownIDs) }
    let mustRename = !ids.isDisjoint(with: ownIDs)
    for index in parts.indices {
      if mustRename { parts[index].prefixIDs(ownIDs, with: container) }
      parts[index].rename(taken: &names, prefix: name)
    }
    rootView.append(parts.removeFirst(), toViewWithID: container)
    detachedViews += parts
  }
}

extension ViewNode {
  fileprivate func collect(_ names: inout Set<String>, _ ids: inout Set<String>) {
    names.insert(name)
    ids.insert(id)
    ids.formUnion(layoutGuides.map(\.id))
    for view in subviews { view.collect(&names, &ids) }
  }

  fileprivate func first(withID id: String) -> ViewNode? {
    if self.id == id { return self }
    return subviews.lazy.compactMap { $0.first(withID: id) }.first
  }

  /// - Returns: Whether the view is in this tree.
  @discardableResult
  fileprivate mutating func append(_ view: ViewNode, toViewWithID id: String) -> Bool {
    guard self.id != id else {
      subviews.append(view)
      return true
    }
    return subviews.indices.contains { subviews[$0].append(view, toViewWithID: id) }
  }

  fileprivate mutating func rename(taken: inout Set<String>, prefix: String) {
    var candidate = taken.contains(name) ? "\(prefix)-\(name)" : name
    var number = 1
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(prefix)-\(name)-\(number)"
    }
    name = candidate
    for index in subviews.indices { subviews[index].rename(taken: &taken, prefix: prefix) }
  }

  fileprivate mutating func prefixIDs(_ ids: Set<String>, with prefix: String) {
    func new(_ id: String) -> String { ids.contains(id) ? "\(prefix)/\(id)" : id }
    id = new(id)
    properties.inputAccessoryView = properties.inputAccessoryView?.renamed(new)
    properties.inputView = properties.inputView?.renamed(new)
    controller?.renameInputViews(new)
    for index in layoutGuides.indices { layoutGuides[index].id = new(layoutGuides[index].id) }
    for index in constraints.indices {
      constraints[index].identity = constraints[index].identity.embedded(in: prefix)
      constraints[index].firstItem = new(constraints[index].firstItem)
      constraints[index].secondItem = constraints[index].secondItem.map(new)
    }
    for index in subviews.indices { subviews[index].prefixIDs(ids, with: prefix) }
  }
}

extension EmbeddedController {
  fileprivate mutating func renameInputViews(_ new: (String) -> String) {
    inputAccessoryView = inputAccessoryView?.renamed(new)
    inputView = inputView?.renamed(new)
  }
}

extension InputViewNode {
  fileprivate func renamed(_ new: (String) -> String) -> InputViewNode {
    if case .view(let id) = self { .view(new(id)) } else { self }
  }
}
