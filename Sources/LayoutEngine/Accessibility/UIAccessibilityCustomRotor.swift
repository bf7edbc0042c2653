public import Foundation

/// A way of going through the content of an object.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Where to.
  public enum Direction: Int, Sendable {
    /// UIKit's own list, in its order.
    case previous, next
  }

  /// Through what.
  public enum SystemRotorType: Int, Sendable {
    /// UIKit's own list, in its order.
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }

  /// Finds the next result.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// The name.
  open var name: String
  /// What is gone through.
  public let systemRotorType: SystemRotorType
  /// Finds the next result.
  open var itemSearchBlock: Search

  /// Makes a way with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
    super.init()
  }

  /// Makes a way through things of a kind.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
    super.init()
  }
}

/// What a result is searched from.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The result before.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Where to.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
  /// Makes a search from nowhere.
  public override init() { super.init() }
}

/// What a way through content leads to.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The object.
  open weak var targetElement: (any NSObjectProtocol)?

  /// The part of its text.
  open var targetRange: UITextRange?

  /// Makes a result without an object.
  public override init() { super.init() }

  /// Makes a result of an object, or of a part of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
