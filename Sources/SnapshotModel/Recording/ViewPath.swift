/// Returns a view's path without its last name; empty for the screen itself.
package func superviewPath(_ path: String) -> Substring { superviewPath(path[...]) }

/// Returns a view's path without its last name; empty for the screen itself.
package func superviewPath(_ path: Substring) -> Substring {
  // Searches bytes, because distinguishing characters is slow and this is called for every view.
  path.utf8.lastIndex(of: slash).map { path[..<$0] } ?? ""
}

/// Returns the last name of a view's path.
package func lastName(_ path: String) -> String {
  path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
}

private let slash = UInt8(ascii: "/")

/// Returns the paths of a view's superviews, the nearest first.
///
/// A forged name can look like the path of a deeply nested view, so the number is limited.
package func superviewPaths(
  _ path: String
) -> UnfoldSequence<Substring, (path: Substring, left: Int)> {
  sequence(state: (path: path[...], left: deepestView)) { state -> Substring? in
    let superview = superviewPath(state.path)
    guard !superview.isEmpty, state.left > 0 else { return nil }
    state = (superview, state.left - 1)
    return superview
  }
}

/// The maximum depth of a view.
package let deepestView = 100
