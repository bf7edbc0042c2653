public import Foundation

/// The timing of an animation or a layer.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The start, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one repetition, in seconds.
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  /// The offset in the object's own time at the start, in seconds.
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  /// The duration of all repetitions, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each repetition also runs backwards.
  var autoreverses: Bool { get set }
  /// The value before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// An animation of a layer's appearance.
///
/// Values do not change here. Only the duration has an effect: at its end the delegate is notified.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  public override init() { super.init() }

  /// Makes an animation; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The start in the time of `CACurrentMediaTime`; 0 when the animation is added.
  open var beginTime: CFTimeInterval = 0
  /// The duration of one repetition, in seconds; 0 for the transaction's duration.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  /// The offset in the animation's own time at the start, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions; 0 means one.
  open var repeatCount: Float = 0
  /// The duration of all repetitions, in seconds; 0 if ``repeatCount`` determines it.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each repetition also runs backwards.
  open var autoreverses = false
  /// The value before the start and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is notified of the start and the end; retained, unlike other delegates.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation at its end.
  open var isRemovedOnCompletion = true

  open func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Seconds to the end of an animation that is added now; infinite if it never ends.
  var timeToEnd: CFTimeInterval {
    let cycle =
      (duration > 0 ? duration : CATransaction.animationDuration())
      * (autoreverses ? 2 : 1)
    let active =
      repeatDuration > 0 ? repeatDuration : cycle * CFTimeInterval(max(repeatCount, 1))
    let wait = beginTime > 0 ? max(0, beginTime - CACurrentMediaTime()) : 0
    return speed > 0 ? wait + active / CFTimeInterval(speed) : .infinity
  }
}

/// Receives the start and the end of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended or was removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether the animation's value is added to the property's.
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  /// The seconds until a thousandth of the motion is left.
  open var settlingDuration: CFTimeInterval {
    SpringMotion(mass: mass, stiffness: stiffness, damping: damping).settlingDuration
  }
}

@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// A path that supplies the values.
  open var path: CGPath?
  /// The time of each value, from 0 to 1.
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
}

@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// An animated replacement of a layer's content.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  /// The start within the transition, from 0 to 1.
  open var startProgress: Float = 0
  /// The end within the transition, from 0 to 1.
  open var endProgress: Float = 1
}

/// The pace of an animation: a cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  // Unchecked `Sendable`: the object is immutable.
  private let controlPoints: [[Float]]

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Makes a pace from two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [[0, 0], [c1x, c1y], [c2x, c2y], [1, 1]]
    super.init()
  }

  /// Writes the x and y of one of the curve's four points.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    ptr[0] = controlPoints[idx][0]
    ptr[1] = controlPoints[idx][1]
  }
}
