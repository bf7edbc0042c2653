import LayoutEngine

/// Collects keyboard events and scroll requests until there has been quiet for a while.
///
/// A keyboard that changes its mind (AutoFill hides and shows it twice within a tenth of a second)
/// would resize the content each time. So only the newest event and the newest request survive,
/// and they are executed together, the keyboard first, when nothing new has come for ``delay``.
@MainActor
final class KeyboardFilter {
  /// Seconds of quiet.
  let delay: TimeInterval

  /// Gets the newest keyboard event.
  var deliverEvent: (KeyboardEvent) -> Void = { _ in }

  /// Gets the newest scroll request, after the keyboard event.
  var deliverRequest: (ScrollRequest) -> Void = { _ in }

  private var event: KeyboardEvent?
  private var request: ScrollRequest?
  private var timer: Timer?
  private var timerEnd: TimeInterval = 0
  private(set) var isSuspended = false
  private var restartsOnResume = false
  private var intervalOnResume: TimeInterval = 0

  init(delay: TimeInterval) {
    self.delay = delay
  }

  /// Replaces the stored event, and waits for quiet again.
  func submit(_ event: KeyboardEvent) {
    self.event = event
    startTimer(delay)
  }

  /// Replaces the stored request, and waits for quiet again.
  func submit(_ request: ScrollRequest) {
    self.request = request
    startTimer(delay)
  }

  /// Executes at once what is waiting; while suspended, as soon as work resumes.
  func flush() {
    if isSuspended {
      intervalOnResume = 0
    } else if timer != nil {
      execute()
    }
  }

  /// Collects without executing until ``resume()``.
  func suspend() {
    guard !isSuspended else { return }
    isSuspended = true
    restartsOnResume = timer != nil
    intervalOnResume = timeLeft
    stopTimer()
  }

  /// Goes on with what was waiting, or came, while suspended.
  func resume() {
    guard isSuspended else { return }
    isSuspended = false
    guard restartsOnResume else { return }
    restartsOnResume = false
    startTimer(intervalOnResume)
  }

  private func startTimer(_ interval: TimeInterval) {
    if isSuspended {
      restartsOnResume = true
      intervalOnResume = interval
      return
    }
    stopTimer()
    guard interval > 0 else { return execute() }
    let timer = Timer(timeInterval: interval, repeats: false) { [weak self] _ in self?.execute() }
    // In the common modes a timer fires while a finger scrolls, too.
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
    timerEnd = CACurrentMediaTime() + interval
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
  }

  private var timeLeft: TimeInterval {
    timer == nil ? 0 : max(0, timerEnd - CACurrentMediaTime())
  }

  /// Delivers what is stored; a request that the keyboard event causes goes along.
  private func execute() {
    if let event {
      self.event = nil
      deliverEvent(event)
    }
    if let request {
      self.request = nil
      deliverRequest(request)
    }
    stopTimer()
  }
}
