public import Foundation

extension UIView {
  /// How an animation by key frames runs, of which nothing is seen here.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Options by their documented bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out in the animation.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// The animation starts from where things are seen.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// A nested animation keeps its own duration.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Values between frames lie on straight lines.
    public static let calculationModeLinear: Self = []
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// Values lie on curves and change at one speed.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }

  /// Animates changes frame by frame; all of them are in force at once, in the order of the code.
  public static func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      options: options.contains(.overrideInheritedDuration) ? .overrideInheritedDuration : [],
      animations: animations,
      completion: completion
    )
  }

  /// Adds a frame to the animation around; its changes are in force at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: When the frame begins, in parts of the animation's duration.
  ///   - frameDuration: How long it takes, in parts of the animation's duration.
  ///   - animations: The changes.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    SimulatedDevice.current.animate(
      duration: inheritedAnimationDuration * frameDuration,
      delay: inheritedAnimationDuration * frameStartTime,
      options: [.overrideInheritedDuration, .overrideInheritedCurve],
      pace: .linear,
      animations
    )
  }
}
