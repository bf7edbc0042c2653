public import LayoutEngine

/// The appearance of a pointer over a view.
///
/// The engine has no pointer.
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

/// The appearance of a view under a pointer.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The cases are in UIKit's order.
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
    /// The cases are in UIKit's order.
    case none, overlay, underlay
  }
}

@preconcurrency @MainActor
public enum UIPointerShape {
  /// The cases are in UIKit's order.
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// The default corner radius of a rectangle.
  public static let defaultCornerRadius: CGFloat = 8
}

/// A part of a view with its own pointer appearance.
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

/// An interaction that changes the pointer over a view.
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

/// The delegate for a pointer's appearance; every method has a default.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the pointer's region in the view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the pointer's appearance in a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns the region of the whole view.
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

/// An interaction that enlarges a view's content under a resting finger.
///
/// The engine does not do this.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// The delegate of the interaction; the engine never calls it.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  open class var isEnabled: Bool { false }
  /// The recognizer that other recognizers may wait for.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate for enlarged content.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {}

extension UIButton {
  public typealias PointerStyleProvider =
    (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  /// The style of a pointer over the button; only stored.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { inert["pointerStyleProvider"] as? PointerStyleProvider }
    set { inert["pointerStyleProvider"] = newValue }
  }
}
