public import Foundation

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
  /// Static text.
  public static let staticText = Self(rawValue: 1 << 6)
  public static let summaryElement = Self(rawValue: 1 << 7)
  public static let notEnabled = Self(rawValue: 1 << 8)
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  public static let searchField = Self(rawValue: 1 << 10)
  /// Starts playback or recording when activated.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// The user can increase and decrease the value.
  public static let adjustable = Self(rawValue: 1 << 12)
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  public static let header = Self(rawValue: 1 << 16)
  public static let toggleButton = Self(rawValue: 1 << 53)
  public static let tabBar = Self(rawValue: 1 << 15)
}

/// An additional action on an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  open var name: String

  /// Performs the action; returns whether it succeeded.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  open weak var target: AnyObject?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var selector: Selector!
  open var image: UIImage?
  /// The list of actions that shows the action; nil for the default list.
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
