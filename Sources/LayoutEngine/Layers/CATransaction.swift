public import Foundation

/// Groups changes of layers, which are all in force at once here.
///
/// What remains is time: animations that are added between `begin` and `commit` and have no
/// duration of their own take the transaction's, and its completion block runs when the last of
/// them has ended.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a transaction inside the present one.
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

  /// Puts changes in force, which they are already.
  open class func flush() {}

  /// Sets what runs when the animations of this transaction have ended.
  open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    change { $0.completion = block }
  }

  /// What runs when the animations of this transaction have ended.
  open class func completionBlock() -> (@MainActor () -> Void)? { stack.last?.completion ?? nil }

  /// Sets whether changes start no animations by themselves.
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// Whether changes start no animations by themselves.
  open class func disableActions() -> Bool { stack.last?.disablesActions ?? false }

  /// Sets how long animations without a duration of their own take, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }

  /// How long animations without a duration of their own take, in seconds.
  open class func animationDuration() -> CFTimeInterval { stack.last?.duration ?? 0.25 }

  /// Sets the pace of animations without one of their own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timing = function }
  }

  /// The pace of animations without one of their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.last?.timing ?? nil }

  /// Has the transaction's completion wait for an animation.
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

/// A transaction that has not been committed yet.
struct OpenTransaction {
  var duration: CFTimeInterval = 0.25
  var disablesActions = false
  var timing: CAMediaTimingFunction?
  var completion: (@MainActor () -> Void)?
  /// Seconds until the last of the transaction's animations has ended.
  var longest: CFTimeInterval = 0
}
