// Matches parts of a recording by partial names.

extension CaseIdentity {
  /// Whether the case belongs to a scenario, or to a scenario in a folder with this name.
  package func isOf(scenario name: String) -> Bool {
    scenario == name || scenario.hasPrefix(name + "/")
  }
}

/// Whether a path is the path of a view with a name or path, or of a descendant of this view.
package func isPath(_ path: String, atOrIn view: String) -> Bool {
  // A search for a long text builds a table. An equal text has at most three times the bytes.
  guard view.utf8.count <= 3 * path.utf8.count else { return false }
  return path == view || path.hasPrefix(view + "/") || path.hasSuffix("/" + view)
    || path.contains("/\(view)/")
}

/// Whether a name is the name of the step's checkpoint or the step's index.
package func isStep(_ index: Int, checkpoint: String?, called name: String) -> Bool {
  "\(index)" == name || checkpoint == name
}

extension ViewGeometry {
  /// Whether the view itself has a name or path, or the end of a path.
  package func isCalled(_ name: String) -> Bool {
    path == name || path.hasSuffix("/" + name)
  }

  /// Whether the view or one of its superviews has a name or path.
  package func answers(to name: String) -> Bool {
    isPath(path, atOrIn: name)
  }
}
