/// Gives items to free workers, in the order of arrival.
actor WorkQueue<Item: Sendable> {
  private var items: [Item] = []
  private var idle: [CheckedContinuation<Item?, Never>] = []
  private var isClosed = false

  func add(_ item: Item) {
    if idle.isEmpty {
      items.append(item)
    } else {
      idle.removeFirst().resume(returning: item)
    }
  }

  /// Waits for the next item; nil at the end of the queue.
  func next() async -> Item? {
    if !items.isEmpty { return items.removeFirst() }
    if isClosed { return nil }
    return await withCheckedContinuation { idle.append($0) }
  }

  /// Ends the waiting of all workers; items already in the queue are still given out.
  func close() {
    isClosed = true
    for waiting in idle { waiting.resume(returning: nil) }
    idle = []
  }

  /// Closes the queue and removes its remaining items.
  func abandon() {
    items = []
    close()
  }
}
