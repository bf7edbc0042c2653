import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Moves the keyboard at exact times, whatever the focus.
  ///
  /// A timer that expires at the very time of a change has already fired when the change comes.
  func script(_ changes: [KeyboardChange]) {
    let keyboard = device.keyboard
    for change in changes {
      device.clock.schedule(after: change.at, precedence: .script) {
        switch change.kind {
        case .show:
          keyboard.show(height: change.height.map { CGFloat($0) }, duration: change.duration)
        case .hide: keyboard.hide(duration: change.duration)
        }
      }
    }
  }
}
