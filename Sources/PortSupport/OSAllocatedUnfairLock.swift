import Foundation

/// A lock of module `os` with the state that it protects.
///
/// The order of waiting threads is undefined.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock around a state that other code must not use.
  public init(uncheckedState: State) { storage = Storage(uncheckedState) }

  /// Returns the result of a closure that has the state to itself.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Returns the result of a closure that has the state to itself.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Returns the result of a closure that has the state to itself; nil if the lock is held.
  public func withLockIfAvailableUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Returns the result of a closure that has the state to itself; nil if the lock is held.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    try withLockIfAvailableUnchecked(body)
  }

  /// The ownership that ``precondition(_:)`` checks.
  public enum Ownership: Hashable, Sendable {
    case owner
    case notOwner
  }

  /// Does nothing: the owner of a lock is unknown on Linux.
  public func precondition(_ condition: Ownership) {}
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock around a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until the lock is free, and locks it.
  public func lock() { storage.lock.lock() }

  /// Unlocks the lock.
  public func unlock() { storage.lock.unlock() }

  /// Locks the lock if it is free, and returns whether it was free.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Returns the result of a closure that runs while the lock is held.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }

  /// Returns the result of a closure that runs while the lock is held.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }

  /// Returns the result of a closure that runs while the lock is held; nil if the lock is held.
  public func withLockIfAvailableUnchecked<Result>(
    _ body: () throws -> Result
  ) rethrows -> Result? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }

  /// Returns the result of a closure that runs while the lock is held; nil if the lock is held.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }
}
