import LayoutEngine
import ScenarioModel
import SnapshotModel

extension CasePlayer {
  /// Lets time pass until a moment that has not been yet.
  func waitUntil(_ seconds: Double) throws(EngineError) {
    let remaining = seconds - device.clock.now
    guard remaining >= 0 else {
      throw complaint("it is \(device.clock.now.plain) s already; wait until a later time")
    }
    device.clock.advance(by: remaining)
  }

  /// Lays out what the window shows, whether or not it was asked for.
  func layout() {
    topScreen.mainScrollView?.setNeedsLayout()
    topScreen.shown.view.setNeedsLayout()
    device.layoutWindowsIfNeeded()
  }
}
