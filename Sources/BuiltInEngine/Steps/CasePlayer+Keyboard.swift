import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Moves the keyboard at exact times, regardless of the focus.
  ///
  /// A timer that expires at the time of a change fires before the change.
  func script(_ changes: [KeyboardChange]) throws(EngineError) {
    let device = device
    for change in changes {
      guard device.model.idiom == .pad || !change.kind.needsPad else {
        throw failure(
          "the keyboard of \(device.model.id) has no '\(change.kind.rawValue)'",
          .fix("name iPads only")
        )
      }
      device.clock.schedule(after: change.at, precedence: .script) {
        device.attributing(to: .script) { change.apply(to: device) }
      }
    }
  }
}

extension KeyboardChange {
  @MainActor
  fileprivate func apply(to device: SimulatedDevice) {
    let keyboard = device.keyboard
    let points = height.map { CGFloat($0) }
    switch kind {
    case .show:
      keyboard.show(height: points, duration: duration, begin: begin.map { $0.rect(on: device) })
    case .hide: keyboard.hide(duration: duration)
    case .undock: keyboard.place(.undocked(gap: points ?? 0))
    case .split: keyboard.place(.split(gap: points ?? 0))
    case .float: keyboard.place(.floating(CGPoint(x: origin?.x ?? 0, y: origin?.y ?? 0)))
    case .dock: keyboard.place(.docked)
    case .hardwareKeyboard: keyboard.setHasHardwareKeyboard(isOn ?? true)
    case .predictions: keyboard.setShowsPredictions(isOn ?? true)
    case .neighbor: keyboard.showOtherApplicationsKeyboard(height: points ?? 0)
    case .passwordPrompt: keyboard.yieldToPasswordPrompt()
    }
  }
}

extension KeyboardChange.Kind {
  fileprivate var needsPad: Bool {
    switch self {
    case .undock, .split, .float, .dock, .neighbor: true
    case .show, .hide, .hardwareKeyboard, .predictions, .passwordPrompt: false
    }
  }
}

extension KeyboardChange.BeginFrame {
  @MainActor
  fileprivate func rect(on device: SimulatedDevice) -> CGRect {
    switch self {
    case .frame(let rect): return CGRect(rect)
    case .height(let height):
      let screen = device.metrics.size
      return CGRect(x: 0, y: screen.height, width: screen.width, height: height)
    }
  }
}
