import LayoutEngine
import ScenarioModel

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
}
