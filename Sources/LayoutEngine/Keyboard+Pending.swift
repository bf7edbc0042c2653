// Stands in for the keyboard, animation and gestures until they are there.
import Foundation

@MainActor
package final class SimulatedKeyboard {
  func rotationWillBegin() {}
  func rotationDidEnd() {}
  func duringTransition<T>(duration: TimeInterval, _ body: () throws -> T) rethrows -> T {
    try body()
  }
}

extension SimulatedDevice {
  package var keyboard: SimulatedKeyboard { singleton { SimulatedKeyboard() } }
  var dockedKeyboardFrame: CGRect? { nil }
}

extension UIView {
  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
  }

  static func animate(withDuration: TimeInterval, animations: () -> Void) { animations() }
}
