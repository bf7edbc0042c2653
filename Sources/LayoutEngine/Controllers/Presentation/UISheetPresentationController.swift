public import Foundation

/// Manages a presentation as a sheet.
///
/// Recorded only: a sheet covers the whole window here, whatever its detents.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet rests at present.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what is below can still be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling to the edge makes the sheet larger.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the handle shows.
  open var prefersGrabberVisible = false
  /// Whether the sheet stands at the bottom where height is compact.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet has its content's width there.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners, in points; nil for the system's.
  open var preferredCornerRadius: CGFloat?
  /// The view from which the sheet comes.
  open var sourceView: UIView?

  /// Makes changes of the sheet in an animation.
  open func animateChanges(_ changes: () -> Void) {
    UIView.animate(withDuration: 0.3, animations: changes)
  }

  /// Asks for the detents' heights again.
  open func invalidateDetents() {}

  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of the height.
    public let identifier: Identifier

    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// About half of the window.
    open class func medium() -> UISheetPresentationController.Detent {
      Detent(.medium) { $0.maximumDetentValue / 2 }
    }

    /// The full height.
    open class func large() -> UISheetPresentationController.Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height that a closure says, in points without the safe area.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Detent(identifier ?? Identifier("custom"), height: resolver)
    }

    /// The height under given circumstances, in points.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }

    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier's text.
      public let rawValue: String

      /// Makes an identifier of a text.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Makes an identifier of a text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the window.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }
  }
}

/// The circumstances under which a detent's height is asked for.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Manages a presentation that points to what it belongs to.
///
/// Recorded only: a popover covers the whole window here.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view to which the popover points.
  open var sourceView: UIView?
  /// The rectangle of that view to which it points.
  open var sourceRect = CGRect.null
  /// The button to which it points.
  open var barButtonItem: UIBarButtonItem?
  /// From where it may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// From where it points: from nowhere here.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// Whether it may cover what it points to.
  open var canOverlapSourceViewRect = false
  /// The views that can be touched while it is up.
  open var passthroughViews: [UIView]?
  /// The colour behind its content.
  open var backgroundColor: UIColor?
  /// What it keeps from the screen's edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
}

/// Adapts a popover and hears of its dismissal by a user.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells that a popover is about to be shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// From where a popover points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes directions of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards, from below.
  public static let up = Self(rawValue: 1 << 0)
  /// Downwards, from above.
  public static let down = Self(rawValue: 1 << 1)
  /// To the left, from the right.
  public static let left = Self(rawValue: 1 << 2)
  /// To the right, from the left.
  public static let right = Self(rawValue: 1 << 3)
  /// From all sides.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = Self(rawValue: .max)
}
