public import LayoutEngine

/// Animations with `beginAnimations` and `commitAnimations`. Changes between the calls use the
/// settings that precede them.
extension UIView {
  /// Begins an animation of 0.2 seconds.
  ///
  /// - Parameters:
  ///   - animationID: Identifies the animation to the delegate.
  ///   - context: Not used.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    SimulatedDevice.current.begin(BegunAnimation(identifier: animationID))
  }

  /// Ends the animation that was begun last.
  public static func commitAnimations() { SimulatedDevice.current.commitAnimation() }

  /// Sets the duration of the last begun animation, in seconds.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    SimulatedDevice.current.changeAnimation { $0.duration = duration }
  }

  /// Sets the start of the last begun animation, in seconds from now.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    SimulatedDevice.current.changeAnimation { $0.delay = delay }
  }

  /// Sets the curve of the last begun animation.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    SimulatedDevice.current.changeAnimation { $0.curve = curve }
  }

  /// Sets the object that is notified of the start and the end of the last begun animation.
  public static func setAnimationDelegate(_ delegate: Any?) {
    SimulatedDevice.current.changeAnimation { $0.delegate = delegate as AnyObject? }
  }

  /// Sets the message that the delegate receives at the start.
  public static func setAnimationWillStart(_ selector: Selector?) {
    SimulatedDevice.current.changeAnimation { $0.willStart = selector }
  }

  /// Sets the message that the delegate receives at the end.
  public static func setAnimationDidStop(_ selector: Selector?) {
    SimulatedDevice.current.changeAnimation { $0.didStop = selector }
  }

  /// Has no effect here.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Has no effect here.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {}

  /// Has no effect here.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}

  /// Has no effect here.
  public static func setAnimationTransition(
    _ transition: AnimationTransition,
    for view: UIView,
    cache: Bool
  ) {}

  public enum AnimationTransition: Int, Sendable {
    /// In UIKit's order.
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }
}

extension SimulatedDevice {
  fileprivate func begin(_ begun: BegunAnimation) {
    var begun = begun
    begun.outer = (animation.inheritedDuration, animation.running)
    animation.begun.append(begun)
    runLastBegun()
  }

  fileprivate func changeAnimation(_ change: (inout BegunAnimation) -> Void) {
    guard let last = animation.begun.indices.last else { return }
    change(&animation.begun[last])
    runLastBegun()
  }

  /// Applies the current settings to the changes that follow.
  private func runLastBegun() {
    guard animation.isEnabled, let begun = animation.begun.last else { return }
    animation.inheritedDuration = max(0, begun.duration)
    animation.running = RunningAnimation(
      duration: animation.inheritedDuration,
      pace: begun.options.pace,
      delay: begun.delay,
      on: self
    )
  }

  fileprivate func commitAnimation() {
    guard let begun = animation.begun.popLast() else { return }
    (animation.inheritedDuration, animation.running) = begun.outer
    send(begun.willStart, of: begun, after: begun.delay)
    let duration = animation.isEnabled ? begun.duration : 0
    send(begun.didStop, of: begun, after: duration > 0 ? duration + max(0, begun.delay) : 0)
  }

  private func send(_ message: Selector?, of begun: BegunAnimation, after time: TimeInterval) {
    guard let message, let delegate = begun.delegate else { return }
    afterAnimation(of: max(0, time)) {
      message.send(to: delegate, with: begun.identifier, NSNumber(value: true))
    }
  }
}

extension BegunAnimation {
  fileprivate var options: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
  }
}
