public import Foundation

/// What kind of thing an element is.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: Self = []
  public static let button = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let image = Self(rawValue: 1 << 2)
  public static let selected = Self(rawValue: 1 << 3)
  public static let playsSound = Self(rawValue: 1 << 4)
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  public static let summaryElement = Self(rawValue: 1 << 7)
  public static let notEnabled = Self(rawValue: 1 << 8)
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  public static let searchField = Self(rawValue: 1 << 10)
  /// It starts something to watch or listen to.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// Its value can be made larger and smaller.
  public static let adjustable = Self(rawValue: 1 << 12)
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  public static let header = Self(rawValue: 1 << 16)
  public static let toggleButton = Self(rawValue: 1 << 53)
  public static let tabBar = Self(rawValue: 1 << 15)
}

/// Something that can be done with an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  open var name: String

  /// What is done, and whether it was.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  open weak var target: AnyObject?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var selector: Selector!
  open var image: UIImage?
  /// In which list of actions the action is shown; nil for the first.
  open var category: UIAccessibilityCustomActionCategory?
  open var attributedName: NSAttributedString { NSAttributedString(string: name) }

  /// Makes an action that sends a message to an object.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, actionHandler: nil)
    self.target = target as AnyObject
    self.selector = selector
  }

  public convenience init(
    name: String,
    image: UIImage?,
    actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool
  ) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

/// What assistive technologies are in use, which are none here.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// An event that is posted to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Self(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Self(rawValue: 1001)
    public static let announcement = Self(rawValue: 1008)
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Posts a notification to assistive technologies, of which there are none here.
  public static func post(notification: Notification, argument: Any?) {}

  public static var isVoiceOverRunning: Bool { false }
  /// Whether the device is operated by switches.
  public static var isSwitchControlRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { SimulatedDevice.current.options.boldText }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }

  /// Posted when reading aloud begins or ends, which it never does here.
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }

  /// Whether colours alone are not to distinguish things.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// Posted when colours alone begin or cease to distinguish things, which they never do here.
  public nonisolated static var differentiateWithoutColorDidChangeNotification: NSNotification.Name
  {
    NSNotification.Name("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  }

  /// A rectangle of a view in the coordinates of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// An outline of a view in the coordinates of the screen.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath,
    in view: UIView
  ) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  /// Posted when avoiding motion begins or ends, which it never does here.
  public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
}
