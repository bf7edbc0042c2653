import LayoutEngine
import ScenarioModel

extension CasePlayer {
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
}
