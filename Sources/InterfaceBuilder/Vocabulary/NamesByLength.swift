/// Names in groups of equal length.
///
/// A group has few names, so comparing them is faster than hashing a name.
struct NamesByLength: Sendable {
  /// The groups, by the length of their names in bytes.
  private var groups: [[String]] = []

  init(_ names: some Sequence<String>) {
    for name in names {
      let length = name.utf8.count
      while groups.count <= length { groups.append([]) }
      groups[length].append(name)
    }
  }

  /// Returns whether the names include another one with the same bytes.
  ///
  /// - Complexity: O(*n*), with the number *n* of names of the same length.
  func contains(_ name: String) -> Bool {
    let length = name.utf8.count
    return length < groups.count && groups[length].contains(name)
  }
}
