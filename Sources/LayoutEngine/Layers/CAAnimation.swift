public import Foundation

/// When something happens and how fast its time passes.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// When it begins, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes once, in seconds.
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  /// Where in its time it begins, in seconds.
  var timeOffset: CFTimeInterval { get set }
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
  public override init() { super.init() }

  /// Makes an animation; archives hold nothing that is read here.
  public required init?(coder: NSCoder) { super.init() }

  /// When it begins, by `CACurrentMediaTime`; 0 for when it is added.
  open var beginTime: CFTimeInterval = 0
  /// How long it takes once, in seconds; 0 for the transaction's duration.
  open var duration: CFTimeInterval = 0
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
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is notified of the beginning and the end; retained, unlike other delegates.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation at its end.
  open var isRemovedOnCompletion = true

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
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended, by itself or before its time.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether the animation's value adds to the property's.
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
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

  /// How long the motion takes to fall to a thousandth of its size, in seconds.
  open var settlingDuration: CFTimeInterval {
    SpringMotion(mass: mass, stiffness: stiffness, damping: damping).settlingDuration
  }
}

@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// A path whose points are the values.
  open var path: CGPath?
  /// When each value counts, from 0 to 1.
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
}

@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// A replacement of one content by another.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
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
