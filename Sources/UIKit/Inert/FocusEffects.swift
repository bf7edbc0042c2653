public import LayoutEngine

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

/// The source and target rows of a focus update.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open var nextFocusedIndexPath: IndexPath? { nil }
  open var previouslyFocusedIndexPath: IndexPath? { nil }
}

/// The source and target items of a focus update.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UITableViewFocusUpdateContext {}
