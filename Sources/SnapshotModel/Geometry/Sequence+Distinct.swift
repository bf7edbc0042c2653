extension Sequence where Element: Hashable {
  /// The elements, without duplicates, in the order of their first occurrences.
  ///
  /// Other modules specialize it: reports call it for each cause.
  @inlinable
  package var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
