import SnapshotModel

/// Reads a tree of views that is written in a scenario file.
struct ViewTreeParser {
  /// The names so far, in order; unique in the screen.
  private(set) var names: [String] = []
  private var takenNames: Set<String> = []
  /// The items of all constraints, which are checked after all views are read.
  var items: [(item: String, location: FileLocation)] = []
  /// The keyboard views that are written in place.
  var inputViews: [ViewNode] = []
  /// The names of the enclosing views, from the outermost.
  var path: [String] = []

  mutating func view(
    _ node: YAMLNode,
    isRoot: Bool = false
  ) throws -> ViewNode {
    var parts = ViewParts()
    let depth = path.count
    if isRoot, try !node.map().contains(where: { $0.key == "name" }) {
      parts.name = "view"
      try enter(parts.name, at: node.location)
    }
    // The parts hold the only copy of the tree while they are read, so that no list is copied.
    swap(&self, &parts.tree)
    defer {
      swap(&self, &parts.tree)
      path.removeLast(path.count - depth)
    }
    try (isRoot ? ViewParts.rootTable : ViewParts.table).read(node, into: &parts)
    return parts.completeView(isRoot: isRoot)
  }

  /// Begins a view; views that are read until its end are inside it.
  mutating func enter(_ name: String, at location: FileLocation) throws {
    try take(name, at: location)
    path.append(name)
  }

  private mutating func take(_ name: String, at location: FileLocation) throws {
    guard takenNames.insert(name).inserted else {
      throw ScenarioError(.repeatedItem(name, label: "the screen"), at: location)
    }
    names.append(name)
  }

  func knows(_ name: String) -> Bool { takenNames.contains(name) }
}
