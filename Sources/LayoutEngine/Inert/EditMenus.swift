public import Foundation

/// A menu of what can be done with a text, which opens nowhere here.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The object that decides what the menu shows.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  public private(set) weak var view: UIView?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the menu belongs to a view.
  open func willMove(to view: UIView?) {}
  /// Called when the menu belongs to a view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Opens the menu, of which nothing is seen.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
  open func updateVisibleMenuPosition(animated: Bool) {}
}

/// What a menu of a text is for, and where it opens.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  /// Where it opens, in the view's coordinates.
  public let sourcePoint: CGPoint

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Decides what a menu of a text shows; not asked.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}

/// Looks for words that are spelled wrongly; finds none.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// The languages that are known; none.
  open class var availableLanguages: [String] { [] }

  /// The range of the first wrong word; none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt startingOffset: Int,
    wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Words for a wrong one; none.
  open func guesses(
    forWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? { nil }
  /// Words that begin as a text does; none.
  open func completions(
    forPartialWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? { nil }
}

/// A view of input that makes sounds; none is heard.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

/// How a user turns to a part of a text.
public enum UITextItemInteraction: Int, Sendable {
  /// UIKit's own list, in its order.
  case invokeDefaultAction, presentActions, preview
}
