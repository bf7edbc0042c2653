import ScenarioModel

extension LintScreen {
  /// Whether only the code of an app determines the views.
  ///
  /// The screen then has no views before ``described(by:)``.
  var isMadeByCode: Bool { screen.code != nil }

  /// Returns the screen with the views of a snapshot, for a screen that an app's code makes.
  ///
  /// The ids and names of the views are their paths. Their texts are the labels of accessibility
  /// elements.
  func described(by snapshot: Snapshot?) -> LintScreen {
    guard isMadeByCode, let snapshot else { return self }
    var described = self
    described.screen.rootView = CodeViews(snapshot).node(at: ViewPath(screen.name))
    return described
  }

  /// The text inputs of a described screen with a name that steps can use.
  var namedTextInputs: [ViewNode] {
    let counts = screen.allNodes.reduce(into: [String: Int]()) { counts, node in
      counts[ViewPath(node.name).lastName, default: 0] += 1
    }
    return screen.textInputs.filter { node in
      let name = ViewPath(node.name).lastName
      return counts[name] == 1
        && name.wholeMatch(of: /(textField|textView|searchTextField)(-[0-9]+)?/) == nil
    }
  }
}

/// The views of a snapshot as a tree.
private struct CodeViews {
  private var views: [ViewPath: ViewGeometry] = [:]
  private var subviews: [ViewPath: [ViewPath]] = [:]
  private var texts: [ViewPath: String] = [:]

  init(_ snapshot: Snapshot) {
    for view in snapshot.views {
      views[view.path] = view
      subviews[view.path.superview, default: []].append(view.path)
    }
    for element in snapshot.accessibilityElements { texts[element.view] = element.label }
  }

  func node(at path: ViewPath) -> ViewNode {
    let view = views[path]
    let kind = view.flatMap { ViewKind(rawValue: $0.className) } ?? .view
    var node = ViewNode(id: path.text, name: path.text, kind: kind)
    node.properties.isHidden = view?.isHidden
    node.properties.text = texts[path]
    node.subviews = (subviews[path] ?? []).map { self.node(at: $0) }
    return node
  }
}
