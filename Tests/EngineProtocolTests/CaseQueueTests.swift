import Testing

@testable import EngineProtocol

@Suite struct CaseQueueTests {
  private let queue = CaseQueue<Int>(together: 2) { $0 >= 10 }

  @Test func queueReturnsItemsInOrderUntilClosed() async {
    await queue.add([1, 2, 3])
    await queue.close()
    var taken: [[Int]] = []
    for _ in 0..<4 { taken.append(await queue.next()) }
    #expect(taken == [[1], [2], [3], []])
  }

  @Test func smallItemsAreReturnedTogether() async {
    await queue.add([10, 11, 12, 1, 13])
    await queue.close()
    var taken: [[Int]] = []
    for _ in 0..<5 { taken.append(await queue.next()) }
    #expect(taken == [[10, 11], [12], [1], [13], []])
  }

  @Test func nextItemsPrecedeOthers() async {
    await queue.add([1])
    await queue.add([2, 3], areNext: true)
    var taken: [[Int]] = []
    for _ in 0..<3 { taken.append(await queue.next()) }
    #expect(taken == [[2], [3], [1]])
  }

  /// A worker with unreported results does not wait for items.
  @Test func emptyQueueAnswersWithoutWaiting() async {
    #expect(await queue.nextNow().isEmpty)
    await queue.add([1, 2])
    #expect(await queue.nextNow() == [1])
    #expect(await queue.next() == [2])
    #expect(await queue.nextNow().isEmpty)
  }

  @Test func abandonedItemsAreNotReturned() async {
    await queue.add([1])
    await queue.abandon()
    #expect(await queue.next().isEmpty)
  }

  /// A worker stops waiting when the queue is closed, whether it began to wait before or after.
  @Test func waitingWorkersAreReleased() async {
    let queue = queue
    let workers = (0..<4).map { _ in Task { await queue.next() } }
    await queue.add([7])
    await queue.close()
    var taken: [Int] = []
    for worker in workers { taken += await worker.value }
    #expect(taken == [7])
  }
}
