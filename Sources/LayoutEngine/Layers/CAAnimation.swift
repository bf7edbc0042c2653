public import Foundation

/// When something happens and how fast its time passes.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// When it begins, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes once, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time passes.
  var speed: Float { get set }
  /// Where in its time it begins, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it happens.
  var repeatCount: Float { get set }
  /// For how long it repeats, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it also runs backwards each time.
  var autoreverses: Bool { get set }
  /// What counts before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A change of a layer's looks in time.
///
/// Values do not move here; an animation is its duration, at whose end the delegate is notified.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// Makes an animation.
  public override init() { super.init() }

  /// Makes an animation; archives hold nothing that is read here.
  public required init?(coder: NSCoder) { super.init() }

  /// When it begins, by `CACurrentMediaTime`; 0 for when it is added.
  open var beginTime: CFTimeInterval = 0
  /// How long it takes once, in seconds; 0 for the transaction's duration.
  open var duration: CFTimeInterval = 0
  /// How fast its time passes.
  open var speed: Float = 1
  /// Where in its time it begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often it happens; 0 is once.
  open var repeatCount: Float = 0
  /// For how long it repeats, in seconds; 0 leaves that to ``repeatCount``.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it also runs backwards each time.
  open var autoreverses = false
  /// What counts before the beginning and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is notified of the beginning and the end; retained, unlike other delegates.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation at its end.
  open var isRemovedOnCompletion = true

  /// Adds the animation to a layer.
  open func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Seconds until the end when the animation is added now; infinite if it never ends.
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

/// Is notified of an animation's beginning and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended, by itself or before its time.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  open var keyPath: String?
  /// Whether the animation's value adds to the property's.
  open var isAdditive = false
  /// Whether repetitions add up.
  open var isCumulative = false

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference of the two.
  open var byValue: Any?
}

/// An animation on a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring's end.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// How strongly the motion is damped.
  open var damping: CGFloat = 10
  /// The speed at the beginning.
  open var initialVelocity: CGFloat = 0

  /// How long the motion takes to fall to a thousandth of its size, in seconds.
  open var settlingDuration: CFTimeInterval {
    SpringMotion(mass: mass, stiffness: stiffness, damping: damping).settlingDuration
  }
}

/// An animation through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// A path whose points are the values.
  open var path: CGPath?
  /// When each value counts, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The paces between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between are found.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// Several animations together.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A replacement of one content by another.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// How the new content comes.
  open var type = CATransitionType.fade
  /// From where the new content comes.
  open var subtype: CATransitionSubtype?
  /// Where in the transition it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where in the transition it ends, from 0 to 1.
  open var endProgress: Float = 1
}

/// The pace of an animation: a cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  // Sendable without a check by the compiler: nothing changes after creation.
  private let controlPoints: [[Float]]

  /// Makes the pace of a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Makes the pace of two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [[0, 0], [c1x, c1y], [c2x, c2y], [1, 1]]
    super.init()
  }

  /// Writes the x and y of one of the four points that make the curve.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    ptr[0] = controlPoints[idx][0]
    ptr[1] = controlPoints[idx][1]
  }
}
