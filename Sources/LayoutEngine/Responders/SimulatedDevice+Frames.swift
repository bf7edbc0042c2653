package import Foundation

extension SimulatedDevice {
  /// How often the screen is drawn, and a moving finger looked at.
  package nonisolated static let framesPerSecond = 60.0

  /// Has a script do something at each frame of a movement, the first one after now.
  ///
  /// - Parameters:
  ///   - duration: Seconds; at the end of which the last frame is, in any case one.
  ///   - body: Receives which part of the movement is behind, 1 at the last frame.
  /// - Returns: What is scheduled.
  @discardableResult
  package func atEachFrame(
    of duration: TimeInterval,
    _ body: @escaping @MainActor (_ part: Double) -> Void
  ) -> [VirtualClock.EventID] {
    let frameCount = max(1, Int((duration * Self.framesPerSecond).rounded(.up)))
    return (1...frameCount).map { frame in
      let part = Double(frame) / Double(frameCount)
      return clock.schedule(after: duration * part, precedence: .script) { [unowned self] in
        attributing(to: .script) { body(part) }
      }
    }
  }
}
