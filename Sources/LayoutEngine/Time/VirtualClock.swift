package import Foundation

/// The one clock of a simulated device, which only moves when it is advanced.
///
/// Timers, animations, notifications and transitions are all events of this clock. Each event is
/// one turn of the run loop: the event's action runs, then the turn ends, which gives the windows
/// their layout pass. Nothing ever sleeps.
@MainActor
package final class VirtualClock {
  /// What goes first among events that are due at the same moment.
  package enum Precedence: Int, Comparable, Sendable {
    /// What the device does by itself: timers, completions, the keyboard.
    case system
    /// What happens to the device from outside, such as a scripted keyboard: a timer that expires
    /// at that very moment has already fired.
    case script

    package static func < (left: Precedence, right: Precedence) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// Names a scheduled event, so that it can be cancelled.
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

  /// The present moment.
  package private(set) var time = VirtualTime.zero

  /// The present moment, in seconds.
  package var now: TimeInterval { time.seconds }

  /// Future events, latest first, so that the next one is the last element.
  private var events: [Event] = []
  private var scheduledCount = 0
  private let perform: @MainActor (@MainActor () -> Void) -> Void
  private let endTurn: @MainActor () -> Void

  /// Creates a clock at time zero that has `perform` run each event's action, and then calls
  /// `endTurn`.
  package init(
    perform: @escaping @MainActor (@MainActor () -> Void) -> Void = { $0() },
    endTurn: @escaping @MainActor () -> Void
  ) {
    self.perform = perform
    self.endTurn = endTurn
  }

  /// Schedules an action after those that are already scheduled for the same moment.
  ///
  /// - Parameters:
  ///   - delay: Seconds from now; a negative delay counts as none.
  ///   - precedence: What goes first among events of the same moment.
  ///   - action: Runs once, when the clock gets there.
  /// - Returns: What ``cancel(_:)`` takes.
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

  /// Forgets an event that has not happened yet; does nothing after it has.
  package func cancel(_ id: EventID) {
    events.removeAll { $0.id == id }
  }

  /// Lets seconds pass, and everything happen that is due until then, its last moment included.
  ///
  /// Events may call this again, as code does that runs the run loop to wait for something.
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

  /// Lets everything happen that is due at this moment, without letting time pass.
  package func settle() {
    advance(by: 0)
  }

  /// When the next event is due; nil when nothing is scheduled.
  package var nextEventTime: VirtualTime? { events.last?.time }
}
