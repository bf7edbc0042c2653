import Foundation
import Synchronization

/// A line on the terminal that tells how far the work has come.
///
/// It shows only on a terminal, only when the work takes longer than a quarter of a second, and is
/// redrawn at most 30 times a second.
final class Progress: Sendable {
  private let console: Console
  private let total: Int
  private let noun: String
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let nextDrawing: Mutex<ContinuousClock.Instant>

  init(of total: Int, noun: String, on console: Console) {
    self.console = console
    self.total = total
    self.noun = noun
    nextDrawing = Mutex(.now + .milliseconds(250))
  }

  func show(_ done: Int) {
    guard isTerminal else { return }
    let isDue = nextDrawing.withLock { next in
      guard next <= .now else { return false }
      next = .now + .milliseconds(34)
      return true
    }
    if isDue { console.drawStatus("\(done) of \(counted(total, noun))") }
  }

  func clear() {
    if isTerminal { console.drawStatus("") }
  }
}

/// Returns a number with its noun: `1 case`, `2 cases`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
