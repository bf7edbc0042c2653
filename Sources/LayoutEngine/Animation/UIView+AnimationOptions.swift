extension UIView {
  /// The options of an animation.
  ///
  /// Only the curve, the options about inheritance and ``showHideTransitionViews`` have an effect
  /// here.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Makes options from UIKit's documented bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews inside the animation.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Starts from the values on screen.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// A nested animation keeps its own duration.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// A nested animation keeps its own curve.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// A transition hides and shows views instead of removing and adding them.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    /// Starts slowly and ends slowly; the default.
    public static let curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)

    /// Flips about the vertical axis, from left to right.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// Flips about the vertical axis, from right to left.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// Dissolves from one state to the next.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// Flips about the horizontal axis, from top to bottom.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// Flips about the horizontal axis, from bottom to top.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
    /// The keyboard's curve, which has no name in UIKit. Keyboard notifications carry the number,
    /// and code shifts it into ``AnimationOptions``.
    case keyboard = 7
  }
}
