public import LayoutEngine

/// A rotor that navigates an object's content.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Sendable {
    /// In UIKit's order.
    case previous, next
  }

  public enum SystemRotorType: Int, Sendable {
    /// In UIKit's order.
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }

  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  open var name: String
  public let systemRotorType: SystemRotorType
  open var itemSearchBlock: Search

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
    super.init()
  }

  /// Makes a rotor for a kind of content.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
    super.init()
  }
}

@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
  public override init() { super.init() }
}

/// The target of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?

  open var targetRange: UITextRange?

  public override init() { super.init() }

  /// Makes a result from an object, or from a range of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

extension UIView {
  /// The custom rotors for navigating the content.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { inert["accessibilityCustomRotors"] as? [UIAccessibilityCustomRotor] }
    set { inert["accessibilityCustomRotors"] = newValue }
  }
}
