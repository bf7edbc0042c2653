package import Foundation

/// A moment, or a distance, of virtual time: whole nanoseconds since the device was switched on.
///
/// Whole numbers, so that three waits of 0.1 seconds end exactly where a timer of 0.3 fires.
package struct VirtualTime: Comparable, Hashable, Sendable {
  package static let zero = VirtualTime(nanoseconds: 0)

  package var nanoseconds: Int64

  package init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Rounds to the nearest nanosecond; a distance that is too long to count (`.infinity`, or
  /// `Date.distantFuture`) becomes some three hundred years, which no run reaches.
  package init(seconds: TimeInterval) {
    let limit: TimeInterval = 9e9
    self.nanoseconds = Int64((max(-limit, min(seconds, limit)) * 1e9).rounded())
  }

  package var seconds: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

  package static func < (left: VirtualTime, right: VirtualTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// Both operands are far from the limits of the representation, or saturate at them.
  package static func + (left: VirtualTime, right: VirtualTime) -> VirtualTime {
    let (sum, overflow) = left.nanoseconds.addingReportingOverflow(right.nanoseconds)
    return VirtualTime(nanoseconds: overflow ? .max : sum)
  }

  package static func - (left: VirtualTime, right: VirtualTime) -> VirtualTime {
    let (difference, overflow) = left.nanoseconds.subtractingReportingOverflow(right.nanoseconds)
    return VirtualTime(nanoseconds: overflow ? .max : difference)
  }
}
