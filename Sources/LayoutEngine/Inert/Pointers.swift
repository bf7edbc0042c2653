public import Foundation

/// How a pointer looks over a view; there is no pointer here.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
  open class func system() -> Self { make() }
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

  public enum TintMode: Int, Sendable {
    /// UIKit's own list, in its order.
    case none, overlay, underlay
  }
}

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
  public let rect: CGRect
  public let identifier: AnyHashable?
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  public let location: CGPoint
  public let modifiers: UIKeyModifierFlags = []
  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}

/// Has a pointer look different over a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  open func invalidate() {}
  open func willMove(to view: UIView?) {}
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
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Shows the content of a view larger below a finger that stays, which it does not here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// Is notified; never here.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  open class var isEnabled: Bool { false }
  /// The recognizer that others may wait for.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Is notified of content that shows larger.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {}
