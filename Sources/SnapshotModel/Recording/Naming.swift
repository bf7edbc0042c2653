// What people mean who name a part of a recording by less than all of its name.

extension CaseIdentity {
  /// Whether the case is of a scenario, or of one in a folder of that name.
  package func isOf(scenario name: String) -> Bool {
    scenario == name || scenario.hasPrefix(name + "/")
  }
}

/// Whether a view's path is that of a view with a name or path, or of one inside of it.
package func isPath(_ path: String, atOrIn view: String) -> Bool {
  path == view || path.hasPrefix(view + "/") || path.hasSuffix("/" + view)
    || path.contains("/\(view)/")
}
