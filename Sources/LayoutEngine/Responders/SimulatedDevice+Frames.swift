package import Foundation

extension SimulatedDevice {
  /// The frequency of screen updates and of samples of a moving finger.
  package nonisolated static let framesPerSecond = 60.0

  /// Runs a closure at each frame of a movement, starting at the next frame.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the last frame; there is at least one frame.
  ///   - body: Receives the progress of the movement, 1 at the last frame.
  /// - Returns: The identifiers of the scheduled events.
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
