public import Foundation

/// A participant in focus navigation with a keyboard or remote control.
///
/// The engine has no focus.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The preferred targets of the focus.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the focusable items.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has moved.
  ///
  /// The engine never calls it.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
}

/// A container of focusable items.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// Returns the focusable items in a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The source and target of a focus update.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open weak var nextFocusedView: UIView?
  open weak var previouslyFocusedView: UIView?
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
}

@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs animations immediately, because there is no focus animation.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

extension UIView: UIFocusItem, UIFocusItemContainer {}
extension UIViewController: UIFocusEnvironment {}
