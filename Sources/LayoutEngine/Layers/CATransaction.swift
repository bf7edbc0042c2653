public import Foundation

/// Groups changes of layers, which all take effect at once here.
///
/// Only time remains: animations without a duration that are added between `begin` and `commit` use
/// the transaction's duration. The completion block runs when the last of them ends.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a transaction inside the current one.
  open class func begin() {
    var inner = stack.last ?? OpenTransaction()
    inner.completion = nil
    inner.longest = 0
    stack.append(inner)
  }

  open class func commit() {
    guard let ended = stack.popLast() else { return }
    include(ended.longest)
    guard let completion = ended.completion else { return }
    let device = SimulatedDevice.current
    device.clock.schedule(after: ended.longest) {
      device.attributing(to: .application, completion)
    }
  }

  /// Has no effect, because changes are already in effect.
  open class func flush() {}

  /// Sets the block that runs after the animations of this transaction.
  open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    change { $0.completion = block }
  }

  /// Returns the block that runs after the animations of this transaction.
  open class func completionBlock() -> (@MainActor () -> Void)? { stack.last?.completion ?? nil }

  /// Sets whether changes start no implicit animations.
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// Returns whether changes start no implicit animations.
  open class func disableActions() -> Bool { stack.last?.disablesActions ?? false }

  /// Sets the duration of animations without their own, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }

  /// Returns the duration of animations without their own, in seconds.
  open class func animationDuration() -> CFTimeInterval { stack.last?.duration ?? 0.25 }

  /// Sets the pace of animations without their own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timing = function }
  }

  /// Returns the pace of animations without their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.last?.timing ?? nil }

  /// Delays the transaction's completion until the end of an animation.
  static func include(_ duration: CFTimeInterval) {
    if !stack.isEmpty {
      stack[stack.count - 1].longest = max(stack[stack.count - 1].longest, duration)
    }
  }

  private static func change(_ body: (inout OpenTransaction) -> Void) {
    if !stack.isEmpty { body(&stack[stack.count - 1]) }
  }

  private static var stack: [OpenTransaction] {
    get { SimulatedDevice.current.animation.transactions }
    set { SimulatedDevice.current.animation.transactions = newValue }
  }
}

/// A transaction that is not committed yet.
struct OpenTransaction {
  var duration: CFTimeInterval = 0.25
  var disablesActions = false
  var timing: CAMediaTimingFunction?
  var completion: (@MainActor () -> Void)?
  /// Seconds until the end of the transaction's last animation.
  var longest: CFTimeInterval = 0
}
