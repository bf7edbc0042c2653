extension Sequence where Element: Hashable {
  /// The elements, without duplicates, in the order of their first occurrences.
  package var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
