import Foundation

extension Console {
  /// Runs work of unknown length, and shows its description on a terminal after a quarter of a
  /// second.
  ///
  /// Nothing else may be printed during the work.
  ///
  /// - Parameters:
  ///   - what: The description: `checking runs.sqlite`.
  ///   - work: The work.
  /// - Returns: The result of the work.
  package func during<Result>(_ what: String, _ work: () throws -> Result) rethrows -> Result {
    let activity = Activity(what, on: self)
    defer { activity?.end() }
    return try work()
  }

  /// Runs asynchronous work in the same way.
  package func during<Result>(
    _ what: String,
    _ work: () async throws -> Result
  ) async rethrows -> Result {
    let activity = Activity(what, on: self)
    defer { activity?.end() }
    return try await work()
  }
}

/// A line on the terminal with the description and the duration of the work.
private final class Activity: Sendable {
  private struct State {
    var isDrawn = false
    var hasEnded = false
  }

  private let what: String
  private let console: Console
  private let start = ContinuousClock.now
  /// Locked during drawing, so that nothing is drawn after the end.
  private let condition = NSCondition()
  /// Protected by the condition's lock.
  private nonisolated(unsafe) var state = State()

  /// Creates an activity; nil without a terminal.
  init?(_ what: String, on console: Console) {
    guard console.showsStatus else { return nil }
    self.what = what.shortened.printable
    self.console = console
    Thread { [self] in draw() }.start()
  }

  /// Clears the line if it was drawn.
  func end() {
    condition.withLock {
      state.hasEnded = true
      if state.isDrawn { console.drawStatus("") }
      condition.signal()
    }
  }

  /// Draws the line after a quarter of a second, and then once a second until the end.
  private func draw() {
    condition.withLock {
      var next = Date.now.addingTimeInterval(0.25)
      while !state.hasEnded {
        guard !condition.wait(until: next) else { continue }
        let seconds = Int((ContinuousClock.now - start) / .seconds(1))
        console.drawStatus(seconds > 0 ? "\(what), \(durationText(Double(seconds)))" : what)
        state.isDrawn = true
        next = next.addingTimeInterval(1)
      }
    }
  }
}
