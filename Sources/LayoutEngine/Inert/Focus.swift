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

@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  public override init() { super.init() }
}

/// An outline around the focused item.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  public override init() { super.init() }
  public convenience init(rect: CGRect) { self.init() }
  public convenience init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    curve: CALayerCornerCurve
  ) { self.init() }
  public convenience init(path: UIBezierPath) { self.init() }
  open weak var referenceView: UIView?
  open weak var containerView: UIView?
  open var position = Position.automatic
  public enum Position: Int, Sendable {
    /// The cases are in UIKit's order.
    case automatic, outside, inside
  }
}

/// The source and target of a focus update.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open weak var nextFocusedView: UIView?
  open weak var previouslyFocusedView: UIView?
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
}

/// The source and target rows of a focus update.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open var nextFocusedIndexPath: IndexPath? { nil }
  open var previouslyFocusedIndexPath: IndexPath? { nil }
}

/// The source and target items of a focus update.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UITableViewFocusUpdateContext {}

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
