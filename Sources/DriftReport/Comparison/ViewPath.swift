/// Returns a view's path without its last name; empty for the screen itself.
func superviewPath(_ path: String) -> Substring { superviewPath(path[...]) }

/// Returns a view's path without its last name; empty for the screen itself.
func superviewPath(_ path: Substring) -> Substring {
  // Among bytes, for it takes time to tell characters apart, and paths are asked for at every view.
  path.utf8.lastIndex(of: slash).map { path[..<$0] } ?? ""
}

/// Returns the last name of a view's path.
func lastName(_ path: String) -> String {
  path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
}

private let slash = UInt8(ascii: "/")

/// Returns the paths of the views that a view is in, the nearest first.
///
/// A name may be made to look like the path of a view deep below, so only so many are told.
func superviewPaths(_ path: String) -> some Sequence<Substring> {
  sequence(first: superviewPath(path)) { superviewPath($0) }
    .prefix(while: { !$0.isEmpty })
    .prefix(deepest)
}

/// Deeper than screens are.
private let deepest = 100
