/// Returns a view's path without its last name; empty for the screen itself.
package func superviewPath(_ path: String) -> Substring { superviewPath(path[...]) }

/// Returns a view's path without its last name; empty for the screen itself.
package func superviewPath(_ path: Substring) -> Substring {
  // Among bytes, for it takes time to distinguish characters, and paths are asked for at every view.
  path.utf8.lastIndex(of: slash).map { path[..<$0] } ?? ""
}

/// Returns the last name of a view's path.
package func lastName(_ path: String) -> String {
  path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
}

private let slash = UInt8(ascii: "/")

/// Returns the paths of the views that a view is in, the nearest first.
///
/// A name may be made to look like the path of a view deep below, so only so many are named.
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

/// Deeper than screens are.
package let deepestView = 100
