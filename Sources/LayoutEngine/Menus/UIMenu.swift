public import Foundation

@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// The title in a menu or on a button.
  open var title: String

  open var subtitle: String?

  /// The image in a menu or on a button.
  open var image: UIImage?

  /// The availability and style of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Self(rawValue: 1 << 0)
    public static let destructive = Self(rawValue: 1 << 1)
    public static let hidden = Self(rawValue: 1 << 2)
    /// The menu stays open after the selection.
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }

  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }
}

/// A group of actions and submenus, which never opens here.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  public let identifier: Identifier

  /// The presentation in the parent menu.
  public let options: Options

  /// The size of the elements; recorded only.
  open var preferredElementSize = ElementSize.automatic

  public enum ElementSize: Int, Sendable {
    /// In UIKit's order, with UIKit's numbers.
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

  /// The presentation of a menu in its parent menu.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The parent menu shows the elements inline.
    public static let displayInline = Self(rawValue: 1 << 0)
    public static let destructive = Self(rawValue: 1 << 1)
    public static let singleSelection = Self(rawValue: 1 << 5)
  }
}

/// A menu element with an action that a responder performs.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  public let action: Selector

  /// Additional data for the responder.
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

/// A keyboard shortcut; not simulated.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  public let input: String?

  public let modifierFlags: UIKeyModifierFlags

  /// Whether the command has priority over the system's own.
  open var wantsPriorityOverSystemBehavior = false

  /// A longer title, where there is enough room.
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
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}

/// The modifier keys of a key command.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
}

/// A placeholder for elements that are made when the menu opens, which never happens here.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// The closure that makes the elements.
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Makes a placeholder for other elements.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Returns a placeholder for elements that are made each time the menu opens.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
