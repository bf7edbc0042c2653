import LayoutEngine
import ScenarioModel
import SnapshotModel

extension CasePlayer {
  /// Turns the device; to `portrait` or `landscape` only if it is held the other way.
  func rotate(to target: RotationTarget) {
    let isReversed: Bool? =
      switch target {
      case .landscape: nil
      default: target.isReversed
      }
    device.rotate(to: target.orientation, isReversed: isReversed)
  }

  /// Begins or ends a call, or has the screen on top want a status bar or none.
  func change(_ change: StatusBarChange) {
    switch change {
    case .inCall: device.setIsInCall(true)
    case .hidden: topScreen.hidesStatusBar = true
    case .shown:
      device.setIsInCall(false)
      topScreen.hidesStatusBar = false
    }
  }

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
