import LayoutEngine

/// Delivers the last of several changes when there has been quiet for a while.
///
/// What equals the change before it is no change, and does not prolong the wait.
@MainActor
final class ContainerScrollFilter<Change: Equatable> {
  /// Gets the last change.
  var deliver: (Change) -> Void = { _ in }

  /// Receives mistakes for which a debug build stops.
  var report: (TechniqueEvent.Diagnostic) -> Void = { _ in }

  private let delay: TimeInterval
  private let restartsRunningTimer: Bool
  private var last: Change?
  private var timer: Timer?
  private var isSuspended = false
  private var restartsOnResume = false

  /// - Parameters:
  ///   - delay: Seconds of quiet.
  ///   - restartsRunningTimer: Whether a change that comes while the filter waits begins the wait
  ///     again.
  init(delay: TimeInterval, restartsRunningTimer: Bool) {
    self.delay = delay
    self.restartsRunningTimer = restartsRunningTimer
  }

  /// Takes a change in.
  func submit(_ change: Change) {
    guard change != last else { return }
    last = change
    guard !isSuspended else {
      restartsOnResume = true
      return
    }
    if timer == nil || restartsRunningTimer { startTimer() }
  }

  /// Delivers at once what is waiting.
  func flush() {
    guard !isSuspended else { return report(.flushedWhileSuspended) }
    if timer != nil { execute() }
  }

  /// Collects without delivering until ``resume()``.
  func suspend() {
    guard !isSuspended else { return report(.suspendedTwice) }
    isSuspended = true
    restartsOnResume = timer != nil
    stopTimer()
  }

  /// Waits for quiet again, in full, if something was waiting or has come.
  func resume() {
    guard isSuspended else { return report(.resumedWithoutSuspension) }
    isSuspended = false
    if restartsOnResume { startTimer() }
    restartsOnResume = false
  }

  private func startTimer() {
    stopTimer()
    let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in self?.execute() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
  }

  private func execute() {
    stopTimer()
    if let last { deliver(last) }
  }
}
