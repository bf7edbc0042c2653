import LayoutEngine
import ScenarioModel
import SnapshotModel

extension CasePlayer {
  /// Leads the finger in from the edge, frame by frame as time passes, and lifts it at the end.
  func swipeBack(_ request: SwipeBackRequest) throws(EngineError) {
    let navigation = try swipeBack(completes: request.completes)
    let frameCount = max(
      1,
      Int((request.duration * SimulatedFinger.framesPerSecond).rounded(.up))
    )
    for frame in 1...frameCount {
      let part = Double(frame) / Double(frameCount)
      device.clock.schedule(after: request.duration * part, precedence: .script) { [device] in
        device.attributing(to: .script) {
          navigation.moveSwipeBack(to: request.progress * part)
          if frame == frameCount { navigation.endSwipeBack(completes: request.completes) }
        }
      }
    }
  }
}

extension SwipeBackRequest {
  /// For example `to 0.4 in 0.2, taken back`.
  var detail: String {
    "to \(progress.plain) in \(duration.plain)" + (completes ? "" : ", taken back")
  }
}
