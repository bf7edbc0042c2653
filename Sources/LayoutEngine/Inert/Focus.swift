public import Foundation

/// Something that the focus of a keyboard or remote control moves in; there is no such focus here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus would like to be.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Has the focus chosen again.
  func setNeedsFocusUpdate()
  /// Chooses the focus again.
  func updateFocusIfNeeded()
  /// Where the focus may come from.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// What has the parts that can have the focus.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has moved, which it never does here.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

/// Something that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can have the focus.
  var canBecomeFocused: Bool { get }
}

/// Something with parts that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The parts in a rectangle that can have the focus.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// How something with the focus looks.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// The usual look.
  public override init() { super.init() }
}

/// A line around what has the focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// Around the view.
  public override init() { super.init() }
  /// Around a rectangle.
  public convenience init(rect: CGRect) { self.init() }
  /// Around a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    curve: CALayerCornerCurve
  ) { self.init() }
  /// Around an outline.
  public convenience init(path: UIBezierPath) { self.init() }
  /// The view that it lies behind.
  open weak var referenceView: UIView?
  /// The view that it is in.
  open weak var containerView: UIView?
  /// In front or behind.
  open var position = Position.automatic
  /// In front or behind.
  public enum Position: Int, Sendable {
    /// UIKit's own list, in its order.
    case automatic, outside, inside
  }
}

/// From where to where the focus moves.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// What has the focus.
  open weak var nextFocusedView: UIView?
  /// What had the focus.
  open weak var previouslyFocusedView: UIView?
  /// What has the focus.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// What had the focus.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
}

/// From which row to which the focus moves.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that has the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
  /// The row that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
}

/// From which item to which the focus moves.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UITableViewFocusUpdateContext {}

/// Runs animations beside the focus's.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs animations at once, as there is no other.
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
