import Foundation

/// Counts seconds down, and measures how long it took.
public final class Countdown: NSObject {
  public private(set) var rest: Int
  public private(set) var duration: TimeInterval = 0
  private let start = Date()
  private var timer: Timer?
  private let completion: () -> Void

  public init(from count: Int, completion: @escaping () -> Void) {
    rest = count
    self.completion = completion
    super.init()
    timer = Timer.scheduledTimer(
      timeInterval: 1,
      target: self,
      selector: #selector(tick),
      userInfo: nil,
      repeats: true
    )
  }

  @objc private func tick() {
    rest -= 1
    guard rest == 0 else { return }
    timer?.invalidate()
    duration = Date().timeIntervalSince(start)
    completion()
  }
}
