package import Foundation

/// The only clock of a simulated device, which moves only when code advances it.
///
/// Timers, animations, notifications and transitions are events of this clock. Each event is one
/// turn of the run loop: the event's action runs, then the turn ends with a layout pass of the
/// windows. Nothing ever sleeps.
@MainActor
package final class VirtualClock {
  /// The order of events that are due at the same time.
  package enum Precedence: Int, Comparable, Sendable {
    /// Events of the device: timers, completions, the keyboard.
    case system
    /// Events from outside, such as a scripted keyboard. A timer that is due at the same time has
    /// already fired.
    case script

    package static func < (left: Precedence, right: Precedence) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// Identifies a scheduled event, for cancellation.
  package struct EventID: Hashable, Sendable {
    fileprivate let sequence: Int
  }

  private struct Event {
    let time: VirtualTime
    let precedence: Precedence
    let id: EventID
    let action: @MainActor () -> Void

    func isDue(before other: Event) -> Bool {
      (time, precedence, id.sequence) < (other.time, other.precedence, other.id.sequence)
    }
  }

  /// The current time.
  package private(set) var time = VirtualTime.zero

  /// The current time, in seconds.
  package var now: TimeInterval { time.seconds }

  /// Future events, latest first, so that the next one is the last element.
  private var events: [Event] = []
  private var scheduledCount = 0
  private let perform: @MainActor (@MainActor () -> Void) -> Void
  private let endTurn: @MainActor () -> Void

  /// Makes a clock at time zero.
  ///
  /// `perform` runs each event's action, and `endTurn` runs after it.
  package init(
    perform: @escaping @MainActor (@MainActor () -> Void) -> Void = { $0() },
    endTurn: @escaping @MainActor () -> Void
  ) {
    self.perform = perform
    self.endTurn = endTurn
  }

  /// Schedules an action, after the actions that are already scheduled for the same time.
  ///
  /// - Parameters:
  ///   - delay: Seconds from now; a negative delay counts as 0.
  ///   - precedence: The order among events at the same time.
  ///   - action: Runs once at the scheduled time.
  /// - Returns: The identifier for ``cancel(_:)``.
  @discardableResult
  package func schedule(
    after delay: TimeInterval,
    precedence: Precedence = .system,
    _ action: @escaping @MainActor () -> Void
  ) -> EventID {
    scheduledCount += 1
    let event = Event(
      time: time + max(.zero, VirtualTime(seconds: delay)),
      precedence: precedence,
      id: EventID(sequence: scheduledCount),
      action: action
    )
    let index = events.firstIndex { $0.isDue(before: event) } ?? events.endIndex
    events.insert(event, at: index)
    return event.id
  }

  /// Removes a future event; does nothing if it has already run.
  package func cancel(_ id: EventID) {
    events.removeAll { $0.id == id }
  }

  /// Advances the time by seconds, and runs all events up to and including that time.
  ///
  /// Events can call this again, as code does that runs the run loop to wait.
  package func advance(by interval: TimeInterval) {
    let target = time + max(.zero, VirtualTime(seconds: interval))
    endTurn()
    while let next = events.last, next.time <= target {
      events.removeLast()
      time = max(time, next.time)
      perform(next.action)
      endTurn()
    }
    time = max(time, target)
  }

  /// Runs all events that are due now, without advancing the time.
  package func settle() {
    advance(by: 0)
  }

  /// The time of the next event; nil if there is none.
  package var nextEventTime: VirtualTime? { events.last?.time }
}
