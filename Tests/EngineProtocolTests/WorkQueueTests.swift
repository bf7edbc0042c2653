import Testing

@testable import EngineProtocol

@Suite struct WorkQueueTests {
  @Test func queueReturnsItemsInOrderUntilClosed() async {
    let queue = WorkQueue<Int>()
    for item in 1...3 { await queue.add(item) }
    await queue.close()
    var taken: [Int?] = []
    for _ in 0..<4 { taken.append(await queue.next()) }
    #expect(taken == [1, 2, 3, nil])
  }

  @Test func abandonedItemsAreNotReturned() async {
    let queue = WorkQueue<Int>()
    await queue.add(1)
    await queue.abandon()
    #expect(await queue.next() == nil)
  }

  /// A worker stops waiting when the queue is closed, whether it began to wait before or after.
  @Test func waitingWorkersAreReleased() async {
    let queue = WorkQueue<Int>()
    let workers = (0..<4).map { _ in Task { await queue.next() } }
    await queue.add(7)
    await queue.close()
    var taken: [Int] = []
    for worker in workers {
      if let item = await worker.value { taken.append(item) }
    }
    #expect(taken == [7])
  }
}
