public import Foundation

@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// The words that a menu or button shows.
  open var title: String

  open var subtitle: String?

  /// The image that a menu or button shows.
  open var image: UIImage?

  /// Whether an element can be chosen, and how it looks.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Self(rawValue: 1 << 0)
    public static let destructive = Self(rawValue: 1 << 1)
    public static let hidden = Self(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }

  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }
}

/// A list of actions and menus, which opens nowhere here.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  public let identifier: Identifier

  /// How the menu lies in the one around it.
  public let options: Options

  /// How large the elements are; recorded only.
  open var preferredElementSize = ElementSize.automatic

  /// How large the elements of a menu are.
  public enum ElementSize: Int, Sendable {
    /// UIKit's own numbers.
    case automatic = -1
    case small
    case medium
    case large
  }

  public let children: [UIMenuElement]

  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu \(title)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }

  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu lies in the one around it.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements show in the menu around.
    public static let displayInline = Self(rawValue: 1 << 0)
    public static let destructive = Self(rawValue: 1 << 1)
    public static let singleSelection = Self(rawValue: 1 << 5)
  }
}

/// Something that a menu shows and a responder does.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  public let action: Selector

  /// What the command stands for, for the responder.
  public let propertyList: Any?

  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil
  ) {
    self.action = action
    self.propertyList = propertyList
    super.init(title: title, image: image)
  }
}

/// A command by keys; not simulated.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  public let input: String?

  public let modifierFlags: UIKeyModifierFlags

  /// Whether the command goes before the system's own.
  open var wantsPriorityOverSystemBehavior = false

  /// What the command is called where there is room.
  open var discoverabilityTitle: String?

  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: title, image: image, action: action, propertyList: propertyList)
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key with the arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key with the arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}

/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
}

/// Elements that are made when the menu opens, which it never does here.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// What makes the elements.
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Makes an element that stands for others.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// An element whose others are made each time the menu opens.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
