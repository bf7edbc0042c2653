import PortSupport
import Testing

/// The lock of module `os`.
@Suite struct OSAllocatedUnfairLockTests {
  /// 8 tasks add 1 a thousand times each: 8 * 1,000.
  @Test func tasksChangeStateInTurn() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { lock.withLock { $0 += 1 } } }
      }
    }
    #expect(lock.withLock { $0 } == 8_000)
  }

  @Test func heldLockIsNotAvailable() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    #expect(lock.withLockIfAvailable { true } == nil)
    lock.unlock()
    #expect(lock.withLockIfAvailable { true } == true)
  }
}
