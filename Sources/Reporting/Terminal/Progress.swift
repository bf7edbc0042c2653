import Foundation
import Synchronization

/// A status line with the progress of work, its speed, and the estimated remaining time.
///
/// It is shown only on a terminal and only if the work takes longer than a quarter of a second. It
/// is redrawn at most 30 times a second.
package final class Progress: Sendable {
  private let console: Console
  private let total: Atomic<Int>
  private let noun: String
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let nextDrawing: Mutex<ContinuousClock.Instant>
  private let isDrawn = Atomic(false)

  /// Creates a progress of `total` steps.
  ///
  /// The console draws it only on a terminal.
  package init(of total: Int, noun: String, on console: Console) {
    self.console = console
    self.total = Atomic(total)
    self.noun = noun
    isShown = console.showsStatus
    nextDrawing = Mutex(start + .milliseconds(250))
  }

  /// Changes the total number of steps, once it is known.
  package func expect(_ total: Int) { self.total.store(total, ordering: .relaxed) }

  /// Redraws the line: at most 30 times a second, and not in the first quarter of a second.
  package func show(_ done: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    let isDue = nextDrawing.withLock { next in
      guard next <= now else { return false }
      next = now + .milliseconds(34)
      return true
    }
    guard isDue else { return }
    isDrawn.store(true, ordering: .relaxed)
    console.drawStatus(text(done, after: (now - start) / .seconds(1)))
  }

  /// Removes the line before other output.
  package func clear() {
    if isDrawn.exchange(false, ordering: .relaxed) { console.drawStatus("") }
  }

  /// For example `12 of 40 cases, 3.5 a second, 8 s left`.
  private func text(_ done: Int, after seconds: Double) -> String {
    let total = total.load(ordering: .relaxed)
    let sum = "\(done) of \(counted(total, noun))"
    let pace = Double(done) / max(seconds, 0.001)
    guard pace > 0 else { return sum }
    let left = durationText(Double(max(0, total - done)) / pace)
    return sum + String(format: pace < 10 ? ", %.1f a second, " : ", %.0f a second, ", pace)
      + "\(left) left"
  }
}

/// Returns a duration with its two largest units: `8 s`, `2 min 5 s`, `3 h 0 min`.
func durationText(_ seconds: Double) -> String {
  guard let seconds = Int(exactly: min(seconds, 1e9).rounded(.up)) else { return "long" }
  if seconds < 60 { return "\(seconds) s" }
  let minutes = seconds / 60
  if minutes < 60 { return "\(minutes) min \(seconds % 60) s" }
  return "\(minutes / 60) h \(minutes % 60) min"
}
