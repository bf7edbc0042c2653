import LayoutEngine

/// Collects keyboard events and scroll requests until a quiet period ends.
///
/// AutoFill hides and shows the keyboard twice within a tenth of a second, which would resize the
/// content each time. Therefore only the newest event and the newest request are kept. They are
/// executed together, the keyboard first, when nothing new arrives for ``delay``.
@MainActor
final class KeyboardFilter {
  /// The quiet period, in seconds.
  let delay: TimeInterval

  /// Receives the newest keyboard event.
  var deliverEvent: (KeyboardEvent) -> Void = { _ in }

  /// Receives the newest scroll request, after the keyboard event.
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

  /// Replaces the stored event and restarts the wait.
  func submit(_ event: KeyboardEvent) {
    self.event = event
    startTimer(delay)
  }

  /// Replaces the stored request and restarts the wait.
  func submit(_ request: ScrollRequest) {
    self.request = request
    startTimer(delay)
  }

  /// Executes the stored event and request at once, or on ``resume()`` while suspended.
  func flush() {
    if isSuspended {
      intervalOnResume = 0
    } else if timer != nil {
      execute()
    }
  }

  /// Collects events and requests without executing them until ``resume()``.
  func suspend() {
    guard !isSuspended else { return }
    isSuspended = true
    restartsOnResume = timer != nil
    intervalOnResume = timeLeft
    stopTimer()
  }

  /// Continues with the events and requests from before and during the suspension.
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
    // In the common modes a timer also fires while a finger scrolls.
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

  /// Delivers the stored event and request, including a request that the event causes.
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
