public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds of virtual time since the current device was switched on.
///
/// Use this to measure durations, because `Date()` returns the real time.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval {
  DeviceContext.current.clock.now
}
