public import Foundation

/// Something that the focus of a keyboard or remote control moves in; there is no such focus here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus would like to be.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// What has the parts that can have the focus.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has moved, which it never does here.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
}

/// Something with parts that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The parts in a rectangle that can have the focus.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  public override init() { super.init() }
}

/// A line around what has the focus.
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
    /// UIKit's own list, in its order.
    case automatic, outside, inside
  }
}

/// From where to where the focus moves.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open weak var nextFocusedView: UIView?
  open weak var previouslyFocusedView: UIView?
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
}

/// From which row to which the focus moves.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open var nextFocusedIndexPath: IndexPath? { nil }
  open var previouslyFocusedIndexPath: IndexPath? { nil }
}

/// From which item to which the focus moves.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UITableViewFocusUpdateContext {}

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
