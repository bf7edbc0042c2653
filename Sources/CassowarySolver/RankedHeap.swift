/// A priority queue of variables by rank.
///
/// A variable inserted twice is returned twice.
struct RankedHeap: Sendable {
  private struct Item: BitwiseCopyable, Sendable {
    var rank: Rank
    var variable: Variable
  }

  private var items: ContiguousArray<Item> = []

  mutating func insert(_ variable: Variable, rank: Rank) {
    items.append(Item(rank: rank, variable: variable))
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard items[parent].rank < items[child].rank else { break }
      items.swapAt(parent, child)
      child = parent
    }
  }

  mutating func popHighest() -> Variable? {
    guard let highest = items.first else { return nil }
    items.swapAt(0, items.count - 1)
    items.removeLast()
    var parent = 0
    while true {
      var largest = parent
      for child in (2 * parent + 1)...(2 * parent + 2)
      where child < items.count && items[child].rank > items[largest].rank {
        largest = child
      }
      guard largest != parent else { return highest.variable }
      items.swapAt(parent, largest)
      parent = largest
    }
  }
}
