import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Moves the keyboard at exact times, whatever the focus.
  ///
  /// A timer that expires at the very time of a change has already fired when the change comes.
  func script(_ changes: [KeyboardChange]) {
    let device = device
    for change in changes {
      device.clock.schedule(after: change.at, precedence: .script) {
        device.attributing(to: .script) {
          switch change.kind {
          case .show:
            device.keyboard.show(
              height: change.height.map { CGFloat($0) },
              duration: change.duration,
              begin: change.begin.map { $0.rect(on: device) }
            )
          case .hide: device.keyboard.hide(duration: change.duration)
          }
        }
      }
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

  fileprivate var detail: String {
    switch self {
    case .frame(let rect): rect.detail
    case .height(let height): height.plain
    }
  }
}

extension KeyboardChange {
  /// For example `show 216 at 0.03`.
  var detail: String {
    let height = height.map { " \($0.plain)" } ?? ""
    let duration = duration.map { " in \($0.plain)" } ?? ""
    let begin = begin.map { " from \($0.detail)" } ?? ""
    return "\(kind.rawValue)\(height) at \(at.plain)\(duration)\(begin)"
  }
}

extension Rect {
  /// For example `0,667,375,0`.
  var detail: String { [x, y, width, height].map(\.plain).joined(separator: ",") }
}
