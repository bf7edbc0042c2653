// What people mean who name a part of a recording by less than all of its name.

extension CaseIdentity {
  /// Whether the case is of a scenario, or of one in a folder of that name.
  package func isOf(scenario name: String) -> Bool {
    scenario == name || scenario.hasPrefix(name + "/")
  }
}

/// Whether a view's path is that of a view with a name or path, or of one inside of it.
package func isPath(_ path: String, atOrIn view: String) -> Bool {
  // To search for a long text takes a table of it; an equal text has at most three times the bytes.
  guard view.utf8.count <= 3 * path.utf8.count else { return false }
  return path == view || path.hasPrefix(view + "/") || path.hasSuffix("/" + view)
    || path.contains("/\(view)/")
}

/// Whether a step is meant by the name of its checkpoint or by its number.
package func isStep(_ index: Int, checkpoint: String?, called name: String) -> Bool {
  "\(index)" == name || checkpoint == name
}

extension ViewGeometry {
  /// Whether the view itself, and none around it, has a name or path, or ends in a part of one.
  package func isCalled(_ name: String) -> Bool {
    path == name || path.hasSuffix("/" + name)
  }

  /// Whether the view, or one that contains it, has a name or path.
  package func answers(to name: String) -> Bool {
    isPath(path, atOrIn: name)
  }
}
