public import LayoutEngine

public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// The pace of an animation.
public protocol UITimingCurveProvider {
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace along a cubic curve from (0, 0) to (1, 1).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  // Unchecked `Sendable`: the object is immutable.

  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint

  /// Makes a pace that starts and ends slowly.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Makes a pace from a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let startsSlow = curve == .easeIn || curve == .easeInOut
    let endsSlow = curve == .easeOut || curve == .easeInOut
    controlPoint1 = CGPoint(x: startsSlow ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: endsSlow ? 0.58 : 1, y: 1)
    super.init()
  }

  /// Makes a pace from two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  // Unchecked `Sendable`: the object is immutable.

  /// The initial speed, in distances per second.
  public let initialVelocity: CGVector

  /// The spring, if it determines the animation's duration.
  let motion: SpringMotion?

  /// The damping ratio; a spring with at least 1 does not oscillate.
  let ratio: CGFloat

  /// Makes a pace from the system's spring.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Makes a pace from a spring that settles within the animation's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a pace from a spring that settles within the animation's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    motion = nil
    self.ratio = ratio
    super.init()
  }

  /// Makes a pace from a spring that determines the duration.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    self.initialVelocity = initialVelocity
    motion = SpringMotion(mass: mass, stiffness: stiffness, damping: damping)
    let critical = 2 * (mass * stiffness).squareRoot()
    ratio = critical > 0 ? damping / critical : 1
    super.init()
  }

  /// Makes a pace from a spring's perceived duration and its bounce.
  public convenience init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity: CGVector = .zero
  ) {
    self.init(dampingRatio: 1 - bounce, initialVelocity: initialVelocity)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}

extension AnimationPace {
  init(_ curve: any UITimingCurveProvider) {
    if let spring = curve.springTimingParameters {
      self = .spring(dampingRatio: Double(spring.ratio))
    } else if let cubic = curve.cubicTimingParameters {
      self = .cubic(
        x1: cubic.controlPoint1.x,
        y1: cubic.controlPoint1.y,
        x2: cubic.controlPoint2.x,
        y2: cubic.controlPoint2.y
      )
    } else {
      self = .easeInOut
    }
  }
}
