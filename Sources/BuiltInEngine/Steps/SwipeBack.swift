import LayoutEngine
import ScenarioModel
import SnapshotModel

extension CasePlayer {
  /// Leads the finger in from the edge, frame by frame as time passes, and lifts it at the end.
  func swipeBack(_ request: SwipeBackRequest) throws(EngineError) {
    let navigation = try swipeBack(completes: request.completes)
    device.atEachFrame(of: request.duration) { part in
      navigation.moveSwipeBack(to: request.progress * part)
      if part == 1 { navigation.endSwipeBack(completes: request.completes) }
    }
  }
}

extension SwipeBackRequest {
  /// For example `to 0.4 in 0.2, taken back`.
  var detail: String {
    "to \(progress.plain) in \(duration.plain)" + (completes ? "" : ", taken back")
  }
}
