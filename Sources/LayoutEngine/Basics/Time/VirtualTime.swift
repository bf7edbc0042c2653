package import Foundation

/// A point or interval of virtual time: whole nanoseconds since the device was switched on.
///
/// Integers ensure that three waits of 0.1 seconds end exactly when a timer of 0.3 fires.
package struct VirtualTime: Comparable, Hashable, Sendable {
  package static let zero = VirtualTime(nanoseconds: 0)

  package var nanoseconds: Int64

  package init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Rounds to the nearest nanosecond.
  ///
  /// A longer interval than the limit (`.infinity` or `Date.distantFuture`) becomes about three
  /// hundred years, which no run reaches.
  package init(seconds: TimeInterval) {
    let limit: TimeInterval = 9e9
    self.nanoseconds = Int64((max(-limit, min(seconds, limit)) * 1e9).rounded())
  }

  package var seconds: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

  package static func < (left: VirtualTime, right: VirtualTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// Saturates at the limits of the representation.
  package static func + (left: VirtualTime, right: VirtualTime) -> VirtualTime {
    let (sum, overflow) = left.nanoseconds.addingReportingOverflow(right.nanoseconds)
    return VirtualTime(nanoseconds: overflow ? .max : sum)
  }

  package static func - (left: VirtualTime, right: VirtualTime) -> VirtualTime {
    let (difference, overflow) = left.nanoseconds.subtractingReportingOverflow(right.nanoseconds)
    return VirtualTime(nanoseconds: overflow ? .max : difference)
  }
}
