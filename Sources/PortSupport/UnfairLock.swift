// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import Synchronization

/// A lock of module `os`, as C declares it; its threads take it in no particular order.
public struct os_unfair_lock {
  /// Whether the lock is held: 1, or 0.
  fileprivate var isHeld: UInt32 = 0

  /// A lock that is free.
  public init() {}
}

/// The lock as another name in C.
public typealias os_unfair_lock_s = os_unfair_lock
/// Where a lock is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until the lock is free, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes the lock if it is free.
///
/// - Returns: Whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  held(lock).pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing)
    .exchanged
}

/// Frees the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  held(lock).pointee.store(0, ordering: .releasing)
}

/// The lock's only field as a number that several threads change.
private func held(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}
