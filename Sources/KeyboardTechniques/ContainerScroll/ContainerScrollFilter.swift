import LayoutEngine

/// Delivers the last of several changes after a quiet period.
///
/// A change that equals the last one is ignored, and does not prolong the wait.
@MainActor
final class ContainerScrollFilter<Change: Equatable> {
  /// Receives the last change.
  var deliver: (Change) -> Void = { _ in }

  /// Receives mistakes that stop a debug build.
  var report: (TechniqueEvent.Diagnostic) -> Void = { _ in }

  private let delay: TimeInterval
  private let restartsRunningTimer: Bool
  private var last: Change?
  private var timer: Timer?
  private var isSuspended = false
  private var restartsOnResume = false

  /// - Parameters:
  ///   - delay: The quiet period, in seconds.
  ///   - restartsRunningTimer: Whether a change during the wait restarts the wait.
  init(delay: TimeInterval, restartsRunningTimer: Bool) {
    self.delay = delay
    self.restartsRunningTimer = restartsRunningTimer
  }

  /// Stores a change and waits.
  func submit(_ change: Change) {
    guard change != last else { return }
    last = change
    guard !isSuspended else {
      restartsOnResume = true
      return
    }
    if timer == nil || restartsRunningTimer { startTimer() }
  }

  /// Delivers the waiting change at once.
  func flush() {
    guard !isSuspended else { return report(.flushedWhileSuspended) }
    if timer != nil { execute() }
  }

  /// Collects changes without delivering them until ``resume()``.
  func suspend() {
    guard !isSuspended else { return report(.suspendedTwice) }
    isSuspended = true
    restartsOnResume = timer != nil
    stopTimer()
  }

  /// Restarts the whole wait if a change was waiting or has been submitted.
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
