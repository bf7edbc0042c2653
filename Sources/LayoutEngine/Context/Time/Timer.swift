public import Foundation

/// A timer on the simulated device's clock; replaces Foundation's.
@preconcurrency @MainActor
open class Timer: NSObject {
  /// The seconds between two firings; 0 for a timer that fires once.
  public let timeInterval: TimeInterval

  /// The tolerated delay; the simulated clock is always on time.
  open var tolerance: TimeInterval = 0

  /// The value that the initializer received.
  public let userInfo: Any?

  public private(set) var isValid = true

  private let block: (Timer) -> Void
  private var fireTime: VirtualTime
  private var event: VirtualClock.EventID?

  /// Makes a timer that fires `interval` seconds from now, once it is in a run loop.
  public convenience init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) {
    self.init(delay: interval, interval: interval, repeats: repeats, userInfo: nil, block: block)
  }

  /// Makes a timer that first fires at a date, once it is in a run loop.
  public convenience init(
    fire date: Date,
    interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) {
    self.init(
      delay: VirtualClock.interval(until: date),
      interval: interval,
      repeats: repeats,
      userInfo: nil,
      block: block
    )
  }

  /// Makes a timer that first fires at a simulated date, once it is in a run loop.
  @_disfavoredOverload
  public convenience init(
    fire date: SimulatedDate,
    interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) {
    self.init(
      delay: date.timeIntervalSinceNow,
      interval: interval,
      repeats: repeats,
      userInfo: nil,
      block: block
    )
  }

  /// Makes a timer that sends a message to a retained object, once it is in a run loop.
  public convenience init(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    self.init(delay: interval, interval: interval, repeats: repeats, userInfo: userInfo) { timer in
      selector.send(to: target as AnyObject, with: timer)
    }
  }

  private init(
    delay: TimeInterval,
    interval: TimeInterval,
    repeats: Bool,
    userInfo: Any?,
    block: @escaping (Timer) -> Void
  ) {
    // As in Foundation, the shortest interval is 0.1 milliseconds.
    self.timeInterval = repeats ? max(interval, 0.000_1) : 0
    self.userInfo = userInfo
    self.block = block
    self.fireTime = DeviceContext.current.clock.time + VirtualTime(seconds: max(0, delay))
    super.init()
  }

  /// Makes a timer and adds it to the run loop.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// Makes a timer that sends a message to an object, and adds it to the run loop.
  @discardableResult
  open class func scheduledTimer(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
    timer.schedule()
    return timer
  }

  /// The next firing, as a real date at the same distance from now.
  open var fireDate: Date {
    get { DeviceContext.current.clock.date(of: fireTime) }
    set {
      let clock = DeviceContext.current.clock
      fireTime = clock.time + VirtualTime(seconds: VirtualClock.interval(until: newValue))
      if event != nil { schedule() }
    }
  }

  /// Fires now.
  ///
  /// A repeating timer keeps its schedule.
  open func fire() {
    guard isValid else { return }
    if timeInterval == 0 { invalidate() }
    DeviceContext.current.attributing(to: .application) { block(self) }
  }

  open func invalidate() {
    isValid = false
    unschedule()
  }

  /// Schedules the timer, or moves it to its current fire time.
  func schedule() {
    guard isValid else { return }
    unschedule()
    let clock = DeviceContext.current.clock
    event = clock.schedule(after: (fireTime - clock.time).seconds) { [self] in expire() }
  }

  private func unschedule() {
    guard let event else { return }
    DeviceContext.current.clock.cancel(event)
    self.event = nil
  }

  /// Fires at the scheduled time.
  ///
  /// The next firing is scheduled first, so that the block can invalidate it.
  private func expire() {
    event = nil
    if timeInterval > 0 {
      fireTime = fireTime + VirtualTime(seconds: timeInterval)
      schedule()
    }
    fire()
  }
}
