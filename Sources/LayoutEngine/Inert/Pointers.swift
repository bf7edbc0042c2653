public import Foundation

/// How a pointer looks over a view; there is no pointer here.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Makes a look.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// Makes a look.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
  /// The usual look.
  open class func system() -> Self { make() }
  /// No pointer.
  open class func hidden() -> Self { make() }

  private class func make() -> Self {
    guard let style = UIPointerStyle() as? Self else {
      preconditionFailure("\(Self.self) makes no styles of its own")
    }
    return style
  }
}

/// How a view looks below a pointer.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// UIKit's own list, in its order.
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )

  /// Where colour is added.
  public enum TintMode: Int, Sendable {
    /// UIKit's own list, in its order.
    case none, overlay, underlay
  }
}

/// The shape of a pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
  /// UIKit's own list, in its order.
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// The usual radius of a rectangle's corners.
  public static let defaultCornerRadius: CGFloat = 8
}

/// A part of a view where a pointer has a look.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part.
  public let rect: CGRect
  /// What identifies it.
  public let identifier: AnyHashable?
  /// Makes a part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// Where a pointer is.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// Where the pointer is.
  public let location: CGPoint
  /// Which keys are held.
  public let modifiers: UIKeyModifierFlags = []
  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}

/// Has a pointer look different over a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Is asked for the look.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether the pointer changes.
  open var isEnabled = true
  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  /// Asks for the look again.
  open func invalidate() {}
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Remembers the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Is asked for the look of a pointer; every method has a default.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The part of the view where the pointer is.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The look of the pointer in a part.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// The usual one.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Shows the content of a view larger below a finger that stays, which it does not here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Is notified; never here.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// Makes an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  /// Whether users want it.
  open class var isEnabled: Bool { false }
  /// The recognizer that others may wait for.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Remembers the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Is notified of content that shows larger.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

/// Something whose content can show larger.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {}
