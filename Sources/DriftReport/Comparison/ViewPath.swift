/// Returns a view's path without its last name; empty for the screen itself.
func superviewPath(_ path: some StringProtocol) -> Substring {
  path.lastIndex(of: "/").map { Substring(path[..<$0]) } ?? ""
}

/// Returns the last name of a view's path.
func lastName(_ path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}

/// Returns the paths of the views that a view is in, the nearest first.
///
/// A name may be made to look like the path of a view deep below, so only so many are told.
func superviewPaths(_ path: some StringProtocol) -> some Sequence<Substring> {
  sequence(first: superviewPath(path)) { superviewPath($0) }
    .prefix(while: { !$0.isEmpty })
    .prefix(deepest)
}

/// Deeper than screens are.
private let deepest = 100
