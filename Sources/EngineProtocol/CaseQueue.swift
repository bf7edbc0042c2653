/// Gives the work on cases to free workers, in the order of arrival.
actor CaseQueue<Item: Sendable> {
  private var items: [Item] = []
  private var idle: [CheckedContinuation<[Item], Never>] = []
  private var isClosed = false
  /// The maximum number of small items that a worker gets together.
  private let most: Int
  private let isSmall: @Sendable (Item) -> Bool

  /// Creates an empty queue.
  ///
  /// - Parameters:
  ///   - most: The maximum number of small items that a worker gets together.
  ///   - isSmall: Whether giving an item to a worker may take longer than the work itself.
  init(together most: Int, _ isSmall: @escaping @Sendable (Item) -> Bool) {
    self.most = most
    self.isSmall = isSmall
  }

  /// Adds items at the end, or before all others.
  func add(_ added: [Item], areNext: Bool = false) {
    items.insert(contentsOf: added, at: areNext ? 0 : items.endIndex)
    while !items.isEmpty, !idle.isEmpty { idle.removeFirst().resume(returning: taken()) }
  }

  /// Returns the next items without waiting; none if there are none now.
  func nextNow() -> [Item] { items.isEmpty ? [] : taken() }

  /// Waits for the next items; none at the end of the queue.
  func next() async -> [Item] {
    if !items.isEmpty { return taken() }
    if isClosed { return [] }
    return await withCheckedContinuation { idle.append($0) }
  }

  /// Ends the waiting of all workers; items already in the queue are still given out.
  func close() {
    isClosed = true
    for waiting in idle { waiting.resume(returning: []) }
    idle = []
  }

  /// Closes the queue and removes its remaining items.
  func abandon() {
    items = []
    close()
  }

  /// Removes the first item, or several small ones.
  private func taken() -> [Item] {
    let count = max(1, items.prefix(most).prefix(while: isSmall).count)
    defer { items.removeFirst(count) }
    return Array(items.prefix(count))
  }
}
