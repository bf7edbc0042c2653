/// The views of a screen with their constraints: the tree of its controller, and the trees beside it.
package struct ScreenContents: Equatable, Sendable {
  /// The view controller's root view.
  package var rootView: ViewNode
  /// See ``Screen/detachedViews``.
  package var detachedViews: [ViewNode]

  package init(rootView: ViewNode, detachedViews: [ViewNode] = []) {
    self.rootView = rootView
    self.detachedViews = detachedViews
  }

  /// The trees, the root view's first.
  package var trees: [ViewNode] { [rootView] + detachedViews }

  /// Every view, superviews before their subviews.
  package var allNodes: [ViewNode] {
    var nodes: [ViewNode] = []
    rootView.forEachNode { nodes.append($0) }
    for view in detachedViews { view.forEachNode { nodes.append($0) } }
    return nodes
  }
}

extension ViewNode {
  /// The view and every view below it, superviews first.
  package var withDescendants: [ViewNode] {
    var nodes: [ViewNode] = []
    forEachNode { nodes.append($0) }
    return nodes
  }

  /// Visits the view and every view below it in place, superviews first.
  package func forEachNode(_ visit: (ViewNode) -> Void) {
    visit(self)
    for index in subviews.indices { subviews[index].forEachNode(visit) }
  }

  /// The view by itself: without subviews and constraints.
  package var withoutContents: ViewNode {
    var view = self
    view.subviews = []
    view.constraints = []
    return view
  }
}

extension Screen {
  /// The views and constraints for the size classes at the start of the case.
  package var contents: ScreenContents {
    get { ScreenContents(rootView: rootView, detachedViews: detachedViews) }
    set {
      rootView = newValue.rootView
      detachedViews = newValue.detachedViews
    }
  }

  /// The contents at the start of the case, then the contents for other size classes.
  package var allContents: [ScreenContents] {
    [contents] + (variations ?? []).map { contents.applying($0.difference) }
  }

  /// Returns the views and constraints for other size classes of the screen's view controller.
  package func contents(for sizeClasses: SizeClasses) -> ScreenContents {
    guard let variation = variations?.first(where: { $0.sizeClasses.contains(sizeClasses) }) else {
      return contents
    }
    return contents.applying(variation.difference)
  }

  /// Sets the views and constraints for size classes other than the initial ones.
  package mutating func setContents(_ new: ScreenContents, for sizeClasses: SizeClasses) {
    var varied: [([SizeClasses], ScreenContents)] = []
    for variation in variations ?? [] {
      let kept = variation.sizeClasses.filter { $0 != sizeClasses }
      guard !kept.isEmpty else { continue }
      varied.append((kept, contents.applying(variation.difference)))
    }
    variations = (varied + [([sizeClasses], new)]).variations(of: contents)
  }

  /// All views of the screen in any size classes, superviews before their subviews.
  package var allNodes: [ViewNode] {
    guard let variations else { return contents.allNodes }
    let inserted = variations.flatMap(\.difference.insertedViews).map(\.view)
    return contents.allNodes + inserted.flatMap(\.withDescendants)
  }

  /// The ids of the screen's constraints in any size classes.
  package var allConstraintIDs: [String] {
    let varied = (variations ?? []).flatMap(\.difference.insertedConstraints)
    return allNodes.flatMap(\.constraints).map(\.id) + varied.map(\.constraint.id)
  }

  /// Changes the contents for all size classes.
  ///
  /// - Parameter change: Makes the same change in equal contents.
  /// - Throws: The error of the change.
  package mutating func changeContents<Failure>(
    _ change: (inout ScreenContents) throws(Failure) -> Void
  ) throws(Failure) {
    var varied: [([SizeClasses], ScreenContents)] = []
    for variation in variations ?? [] {
      var contents = contents.applying(variation.difference)
      try change(&contents)
      varied.append((variation.sizeClasses, contents))
    }
    var contents = contents
    try change(&contents)
    self.contents = contents
    variations = varied.variations(of: contents)
  }

  /// Changes every tree of views for all size classes.
  package mutating func changeTrees(_ change: (inout ViewNode) -> Void) {
    changeContents { contents in
      change(&contents.rootView)
      for index in contents.detachedViews.indices { change(&contents.detachedViews[index]) }
    }
  }
}
