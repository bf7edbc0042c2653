// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import Synchronization

/// A lock of module `os`, as declared in C; the order of waiting threads is undefined.
public struct os_unfair_lock {
  /// Whether the lock is held: 1, or 0.
  fileprivate var isHeld: UInt32 = 0

  /// Creates an unlocked lock.
  public init() {}
}

/// The lock's other name in C.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until the lock is free, and locks it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Locks the lock if it is free.
///
/// - Returns: Whether the lock was free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  held(lock).pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing)
    .exchanged
}

/// Unlocks the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  held(lock).pointee.store(0, ordering: .releasing)
}

/// Returns the lock's only field as an atomic number.
private func held(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}
