public import LayoutEngine

extension UIView {
  /// The options of a keyframe animation.
  ///
  /// Only ``overrideInheritedDuration`` has an effect here.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Makes options from UIKit's documented bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews inside the animation.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Starts from the values on screen.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// A nested animation keeps its own duration.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Interpolates linearly between keyframes.
    public static let calculationModeLinear: Self = []
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// Interpolates along curves at constant speed.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }

  /// Animates changes by keyframes.
  ///
  /// All of them take effect at once, in the order of the code.
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

  /// Adds a keyframe to the current animation; its changes take effect at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the keyframe, as a fraction of the animation's duration.
  ///   - frameDuration: The length of the keyframe, as a fraction of the animation's duration.
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
