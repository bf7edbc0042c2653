public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Seconds of virtual time since the current device was switched on.
///
/// Code that measures how long something took uses this rather than `Date()`, which stays real.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval {
  SimulatedDevice.current.clock.now
}
